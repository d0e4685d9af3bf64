import type { Words } from '../screening-matcher.ts'

export const en: Words = {
  scripts: ['latin'],
  gap: 3,
  harm: `
    kill|off|unalive|hang|shoot|drown|poison|cut|hurt yourself|urself|yourselves|yoself
    kill|unalive your|ur self
    k*ll|kil|kyll yourself|urself
    killyourself|killurself
    kys
    keep|go yourself_safe
    end|take your|ur own? life
    end it all|yourself already|now|tonight|tho
    go|pls|plz|please die
    die already|bitch|loser|slowly|alone|pls|plz|now
    nobody|no_one|noone would|will|is_gonna ~ care|cry|notice|mind if|when you|u ~ die|died|disappear|disappeared
    everyone|everybody|world|we|they|family ~ happier|better|relieved|glad if|when you|u ~ die|died|disappear|disappeared
    do everyone|us|the_world a favor|favour ~ die|kill|jump|disappear
    you|u|ya should|need|must|deserve|ought|have ~ die|be_dead|kill|suicide|jump|disappear_forever
    !why dont|havent you|u just? ~ kill|die|jump|end|hang|off|disappear
    hope|wish|pray|hoping you|u ~ die|dead|kill|suffer
    hope|wish you|u get cancer|killed|aids
    die in a fire|hole
    drop dead
    go die|hang_yourself|jump_off|play_in_traffic|drink_bleach
    drink|drinking ~ bleach
    rot|burn in hell
    world|everyone|everybody|we|they|family|all ~ better|happier off without you|u
    better off|of dead you|u
    you|ur|youre|u are? better off|of dead
    slit|cut your|ur wrists|wrist|throat|veins
    jump|jumping off|from|in_front_of ~ bridge|roof|building|balcony|train already|now|then
    here is|are how|what to|you ~ kill|die|overdose|end
    you|u should just? end|do|try it|this already|now|tonight
    you should just do it
    just do it nobody|no_one|already ~ miss|care|cares
    nobody|no_one would|will|is_gonna|gonna miss you|u
    you|u wont|wouldnt be missed
    easiest|best|painless|quickest|fastest way to|of kill|die|dying|suicide|end ~ is
    take|swallow all|a_bottle_of|the_whole|a_handful_of|a_bunch_of|every ~ pills|tablets|meds
    swallow|chug|down|drink|eat the? whole|entire|all_the bottle|box|pack|packet
    take|swallow all of? them|it ~ sleep|done|over|end|die
    you|u dont|do_not|never deserve|deserved to live|life|exist|be_alive|breathe
    if you|u really|actually wanted|meant|want|were ~ you|youd|ud ~ dead|done|gone
    people|person|somebody|someone|losers|freaks like you|u should|deserve|need|ought ~ disappear|die|be_dead|not_exist
    family|kids|parents|friends|everyone|everybody ~ relieved|happier|glad|better_off when|once|if|after you|u|youre ~ gone|dead
    still alive haha|lol|huh
    i|ill can help you|u die|kill|end
    i could send|sell you ~ rope|pills|gun
    kill yourself together
    lets|we_could|we_should die|end_it|kill_ourselves together
    do the world a favor|favour
    suicide is|would ~ best|only|right|good answer|option|solution|way|idea ~ you|u
    starve yourself|urself
    stop eating you|u fat|pig
    `,
  push: `
    just? do it
    go ahead
    !go ahead then
    !what are|r you|u waiting for
    !do it and stop|shut|quit
    i|we dare you|u
    go for it
    go on then
    then do it
    nobody|no_one ~ stopping|stop you
    you|u wont do it
    you|u wont
    im|ill waiting|wait
    no one|nobody cares
    who cares
    attention seeker|seeking|whore|seeker
    want|wants|wanting|for|just|seeking attention
    drama queen
    stop whining|crying|complaining
    stop being so|such|this? dramatic|a_baby|a_victim
    get over it|yourself
    man up
    so? selfish
    good riddance
    do us a favor|favour
    use a rope|gun|knife|belt
    pills|rope|bridge|gun|helium|razor|blade|charcoal work|works|best|easier|faster
    try pills|rope|helium|overdose
    together|with_you die
    me too lets
    bye then
    finally
    lol|lmao|haha
    `,
  harass: `
    nobody|noone|no_one|none|everybody|everyone ~ loves|hates|despises|pities you|u
    no one loves|likes|wants|needs|cares|cared ~ you|u
    nobody|noone loves|likes|wants|needs ~ you|u
    nobody|no_one will|would|could|can ever love|want you|u
    everyone|everybody|we|they all? hate|hates|despise|laugh|laughs at? you|u
    i|ill|im will|gonna|going ~ kill|hurt|beat|rape|find|murder|stab|shoot you|u|ya
    i know where you|u live
    ill|we|well will? ~ find|come_for|get you|u ~ kill|hurt|regret
    you|u deserve ~ raped|beaten|abused|suffer|pain|cancer|rape|abuse
    you|u deserved|asked_for ~ it|rape|abuse|beating|raped|that
    you|u got what you|u deserve|deserved
    watch your|ur back ~ bitch|we|i
    you|ur|u are|were|r an? mistake|disgrace|waste ~ born|space|family|oxygen|air
    waste of space|oxygen|air|skin
    you|u should|shouldve|should_have never|not|have ~ born|been_born|been_aborted
    your|ur mother|mom|parents should|wish|regret|regrets ~ aborted|having|had you|u
    hope|wish you|u get ~ raped|beaten|hit|robbed
    you|u are|r|will_always ~ unlovable|worthless|subhuman
    youre|ur|your ~ unlovable|worthless|subhuman
    you|u will|ll always? be alone|worthless|nothing|nobody
    you|u are|r nothing|nobody|worth_nothing
    youre|ur nothing|nobody|worth_nothing
    send nudes
    `,
  insulted: `
    depression|anxiety|bipolar|trauma|mental_illness|ptsd isnt|is_not|aint|doesnt|does_not real|a_thing|an_illness|exist
    depression|anxiety is|are just? fake|an_excuse|a_choice|laziness|all_in_your_head|made_up
    your|ur|you_people|with fake illness|illnesses|depression|disorder|problems|tears
    just? doing|saying|posting|writing|making ~ for attention
    go back to the|your? asylum|psych_ward|mental_hospital|loony_bin|nuthouse
    so selfish think
    fuck|f*ck|fck|fk|phuck|fuk|screw you|u|ya|yourself|urself|off
    go fuck|f*ck|screw yourself|urself
    piss off
    shut the? fuck|hell? up
    stfu
    gtfo
    get lost
    nobody asked
    no one asked
    nobody|no_one cares about|what ~ you|u|your|ur
    who cares about you|u
    i|we hate you|u
    you|u disgust me
    youre|you_are|ur|u_r ^ disgusting|pathetic|ugly|stupid|dumb|useless|a_joke|a_burden|fat|crazy|insane|mental|retarded|embarrassing|garbage|trash|gross|weak|a_liar|lying|nuts|psycho
    you|u sound|look|seem ~ pathetic|stupid|ugly|crazy|dumb|insane|retarded|disgusting
    how|so|what|thats pathetic|stupid|dumb are? you|u
    pathetic|cry_more|boo_hoo|crybaby|snowflake
    cry about it
    cry me a river
    no wonder ~ left|hates|hate|dumped|fired|alone|cheated you|u|your
    its|this_is|thats all? your|ur own? fault
    kill|shoot all you|u|of_you
    stop whining|crying|complaining|bitching
    attention seeker|whore|seeking
    drama queen
    get a life
    go back to your|where country|you
    burn in hell
    `,
  aims: `
    you|u|ya are|r|were|is ^ %
    youre|ur|your|youre_a|ur_a ^ %
    you|u ^ %
    % like you|u
    stupid|dumb|ugly|fat|fucking|bloody|little|pathetic|lazy|filthy|dirty|you|fat %
    shut up ^ %
    hey|hi|lol|listen|ok|bye %
    kill|gas|hang all? the? %
    all? %s should|must die|burn
    go away ^ %
    `,
  insults: `
    idiot|idiots|moron|morons|loser|losers|imbecile|retard|cretin|dumbass|dumbfuck|jackass|asshole|arsehole|a**hole|assholes|bastard|bitch|b*tch|bitches|biatch|cunt|c*nt|whore|slut|sl*t|slag|skank|hoe|twat|wanker|dickhead|prick|douche|douchebag|scumbag|scum|freak|weirdo|creep|pig|cow|psycho|lunatic|parasite|coward|clown|fatso|fatass|motherfucker|mofo|fucker|shithead|dipshit|pussy|failure|vermin|cockroach|garbage|trash|waste|crybaby|snowflake
    piece|pile of shit|crap|trash|garbage|filth
    son of a bitch
    waste of space
    attention whore
    fat cow|pig
    `,
  slurs: `
    nigger|niggers|nigga|n*gger|faggot|faggots|f*ggot|fag|fags|tranny|trannies|shemale|kike|kikes|spic|spics|chink|chinks|gook|gooks|wetback|wetbacks|paki|pakis|raghead|ragheads|towelhead|sandnigger|coon|coons|dyke|retard|retards|libtard|mongoloid|gypo|pikey
    `,
  spam: `
    click|tap here|below|link|the_link to|for ~ win|free|earn|claim|prize
    buy|cheap|cheapest|discount viagra|cialis|xanax|oxycontin|adderall|followers|likes
    viagra|cialis for? cheap|online|sale
    earn|make up_to? ~ per|a|every day|week|hour|month from|at|working|online ~ home
    guaranteed profit|profits|returns|income|winnings|loan
    double|triple your bitcoin|money|investment|crypto
    spell caster|casters
    love spell|spells
    hack|hacker ~ whatsapp|instagram|facebook|bank|account
    recovered|recover my|your ~ bitcoin|crypto|lost_funds ~ expert|hacker|recovery
    congratulations you have won|been_selected
    you have won a|the ~ prize|iphone|lottery
    onlyfans ~ link|sub|subscribe|check
    hot singles|girls in|near ~ area|you
    forex|crypto|bitcoin signals|trader|investment|trading ~ dm|contact|whatsapp|telegram|invest|join
    `,
  offer: `
    click here|below|the_link|my_link|this_link
    link in bio|profile
    buy now|today|online
    order|shop now
    limited time? offer
    special offer
    promo|discount|coupon code
    percent off
    free trial|shipping|gift|money|bitcoin|followers
    dm|pm|message|inbox|text|contact|whatsapp|call|add me ~ for|on|to
    whatsapp|telegram|signal|kik ~ me|number|us|channel|group|at
    follow me|my
    check out|my my|out|page|profile|channel|website|shop
    subscribe to my
    sign up now|today|here|free
    join my|our ~ channel|group|team|program
    visit my|our|this website|site|page|shop
    work from home
    earn|make ~ money|cash|dollars ~ fast|online|easy|home|quick
    passive income
    invest|investment with|in ~ me|platform|plan
    best price|prices|deal|deals
    100 guaranteed
    promo
    telegram
    whatsapp
    `,
  report: `
    +told|tells|tell|insertNotice|called|calls|calling|call me|us
    +said|says|saying|wrote|texted|screamed|yelled|shouted to|at me|us
    +i_was|been|ive_been|got|was told|called
    +made me feel|believe|think
    told|tells|tell|insertNotice|called|calls|calling him|her|them|you|my
    he|she|they|it|who|ex|mom|mum|mother|dad|father|husband|wife|boyfriend|girlfriend|boss|friend|friends|brother|sister|parents|family|kids|people|someone|somebody|everyone|everybody|guy|girl|boy|man|woman|class|classmates|classmate|teacher|partner|bully|bullies|colleague|colleagues|roommate|stepdad|stepmom|uncle|aunt|grandma|voice|voices|head|brain|mind|comment|comments|message|messages|note|text|texts|one ~ said|says|say|saying|wrote|writes|texted|screamed|screams|yelled|yells|shouted|posted|commented|repeating|whispers|insertNotice|told|sent|reads|read|like
    voice|voices in my head
    keeps|kept|keep saying|insertNotice|texting|messaging|calling
    words like
    messages|comments|texts|notes|things like|such_as|saying
    the words
    i heard|read|hear|got
    `,
  negations: `not no never dont doesnt didnt arent isnt wasnt werent wont wouldnt shouldnt cant cannot nor neither without hardly nt aint`,
  fillers:
    'a an the such so just really nothing but fucking fuckin freaking complete total absolute little big one stupid dumb ugly fat lazy pathetic filthy dirty old crazy real very too all always still also only simply literally clearly honestly truly being damn goddamn bloody sick utter worthless useless selfish disgusting ungrateful spoiled like such quite totally completely absolutely and a right fking f',
  never: `
    you|u said|say|think|thought|feel|felt|wrote|call|called|believe|told_us ~ youre|you_are|yourself ^ useless|worthless|stupid|pathetic|weak|a_burden|%
    i|ill|im|id|we|to|ive ~ die|dying already|now|alone|slowly
    to|id|can|could|would|ill|i|might|almost|nearly drop dead
    drop dead gorgeous|beautiful|handsome|he|she|tired|serious|exhausted
    i|im|i_am|me|myself|feel|feeling ~ waste of space|oxygen|air|skin
    nobody|no_one asked me|any|him|her|us|how|about|questions|if|my
    nobody|no_one|none ~ thinks|think|says|said|believes ~ youre|you_are|ur|you
    i|cant|can|couldnt|wont|not|never|to|i_dont stop crying|whining|complaining
    voice|voices|brain|head|mind|thoughts|thought|they|it|comments|messages ~ says|say|said|saying|tells|insertNotice|told|whispers ~ kill|hurt|end yourself|urself
    said|says|say|told|wrote|texted|typed|comments|commented|messages ~ kys
    kys they|he|she|comments|comment|messages|said
    smoke|smoked|smokers|smoking|crave|light|lit|need|want ~ a? fag|fags
    dont|not|never|stop|isnt|wasnt|doesnt|nothing ~ think|thinking|believe|believing|feel|feeling|say|saying|tell|insertNotice|blame|assume ~ fault
    dont|not|never|isnt|wasnt|stop|doesnt|nobody|none|nothing|who ~ fault
    dont|not|never|stop ~ think|thinking|believe|believing|feel|say|tell ~ this|its|it|thats|that ~ fault
    who|anyone|whoever|voice|brain|depression|illness|head ~ says|said|tells|insertNotice|thinks|think ~ fault
    not|never|arent|isnt|nor|dont ~ doing|saying|posting|writing|for|want|seeking ~ attention
    feels|felt|feel|seems like|as_if|that ~ nobody|no_one|everyone|everybody|world ~ notice|care|cares|miss|happier|better|relieved|mind|cry
    cut yourself|urself some|a slack|break
    dont|do_not|never|please_dont you? dare? ~ kill|hurt|cut|harm|end yourself|urself|your_life
    not worth killing yourself
    anyone|whoever|someone|somebody|everyone|he|she|they|people|person|who ~ told|tells|insertNotice|said ~ kill|hurt yourself|urself
    whoever|anyone|anybody|someone|somebody|people|person|ex|he|she|they|who|those|nobody ~ tell|told|tells|made|makes|says|said|called|calls ~ you|u|youre
    instead of killing|hurting|cutting yourself
    want|wanna|could|going|would to? die of|from|with laughter|laughing|embarrassment|shame|boredom|cringe|cuteness|laughter|hunger
    to die for
    live with my|his|her|our? parents|mom|mum|mother|dad|father|family|husband|wife|boyfriend|girlfriend|ex|roommate|roommates|brother|sister|him|them
    die hard|trying
    kill|killing|knocked it
    kill time
    end of the world
    love you to death
    hate that for you
    hurt yourself by|when|while
    did you|u hurt|cut yourself
    crazy|insane|insanely|so|stupid|ridiculously talented|good|strong|brave|smart|funny|beautiful|close
    you|u are not|never an? ~ %
    do|did|does you|u ~ hurt|cut|kill yourself
    if|when|because|before you|u ~ hurt|harm|cut|kill yourself|urself
    thoughts|urge|urges|feeling|thinking|want|wanting|wanted|tempted to|of|about hurt|hurting|kill|killing|cut|cutting|harm|harming yourself|urself
    `,
}
