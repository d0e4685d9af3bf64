import type { Words } from '../lexicon.ts'

export const en: Words = {
  scripts: ['latin'],
  gap: 3,
  danger: `
    suicidal|sucidal|suicidial
    kill|killing|end|ending|off|unalive|hang|shoot|drown|poison myself|meself
    hurt|hurting|cut|cutting|harm|harming|burn|burning myself
    kms
    self_harm|selfharm
    commit|committing|attempt|attempting|attempted|contemplating|considering suicide
    think|thinking|thoughts|thought about|of suicide
    suicide note|plan|attempt|letter
    my suicide
    i|ive want|wanna|wanted|wish|need|hope|hoping|ready|going|gonna|plan|planning to? die|disappear_forever|be_dead
    im|i_am ready|going|gonna|planning to? die
    want|wanna|wanted|rather|ready to? die|be_dead|not_exist|not_be_here|not_wake_up
    id|i_would rather die|be_dead
    wish i was|were|would_be dead|gone|never_born|not_here|not_alive
    wish i had never been born
    wish i wouldnt|didnt|could|would not? wake_up|exist
    hope i dont|never|wont wake_up
    dont|do_not|didnt|cant|cannot|no_longer want|wanna|wish|feel_like to? ~ live|be_here|exist|be_alive|wake_up|living|living_anymore|being_alive
    tired|sick|done of|with living|life|being_alive|existing|being_here
    end|ending|take|taking|took my own? life
    end|ending it all|tonight
    want|going|gonna|ready|need|wanna|just to? end_it|end_this|end_everything
    cant|cannot go|carry on|live ~ anymore|any_more|longer|like_this
    cant|cannot live like_this|anymore|any_more
    cant|cannot go_on
    cant|cannot do|take this|it anymore|any_more
    dont|cant|cannot|do_not see|find the|any|a|much point|reason|sense|purpose in|of|to ~ living|live|life|go_on|going_on|anymore|existing|it_all
    hate being_alive|living|existing|that_i_woke_up
    why am i still? alive|even_alive|still_here
    want|need|wish|just it|everything|the_pain|this all? to? stop|end|be_over
    no|any|see_no|without reason|point|sense to|in live|living|go_on|going_on|carry_on|being_alive|life
    life is not|isnt worth living
    life isnt|not worth it
    nothing|nobody|no_one left to? live for
    nothing to live for
    better off|of without me
    better off|of dead
    world|everyone|everybody|family|kids|they ~ better|easier|happier without me
    better|easier if i was|were|died|wasnt|werent|disappeared ~ dead|gone|here|around|alive
    better if i was|were|wasnt|werent ~ dead|gone|here|around|alive
    better if i died|disappeared
    nobody|no_one would|will miss|notice|care ~ me|if_i
    jump|jumping off|from|in_front_of ~ bridge|roof|building|balcony|train|window|cliff
    overdose|overdosing
    ill|i|i_will|gonna|to|could|should_i take|swallow all|too_many|a_bottle_of|bunch_of|the ~ pills|tablets
    took|taken|swallowed|taking all|too_many|a_bottle_of|bunch_of ~ pills|tablets|meds
    slit|slitting|cut my wrists|wrist|throat
    goodbye|farewell forever|everyone|world|letter
    this is my last|goodbye day|night|post|goodbye
    my last day|night on|alive|here|ever
    i|ill wont|not be here|around|alive tomorrow|anymore|much_longer|soon
    wont be here|alive tomorrow|anymore|soon
    have|got|bought a|the rope|noose|gun|pills ready|loaded
    how to kill myself|die_painlessly
    painless way to die
    ways to die
    die in my sleep
    i should|could|deserve just? to? die|be_dead
    i deserve to die
    let me die
    death is|would|seems ~ only|better|easier|relief|peace|escape
    only way out is death|dying
    planning my death|funeral
    thinking about|of dying|ending_it|death ~
    dont see a|any way_out|future
    `,
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
    take|swallow all|a_bottle_of|the_whole ~ pills|tablets|meds
    i|ill can help you|u die|kill|end
    i could send|sell you ~ rope|pills|gun
    kill yourself together
    lets|we_could|we_should die|do_it|kill_ourselves together
    do the world a favor|favour
    suicide is|would ~ best|only|right|good answer|option|solution|way|idea ~ you|u
    starve yourself|urself
    stop eating you|u fat|pig
    `,
  push: `
    just? do it
    go ahead
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
    stop whining|crying|complaining|being_dramatic
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
    nobody|no_one cares
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
    go back to your|where country|you ~
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
    +told|tells|tell|telling|called|calls|calling|call me|us
    +said|says|saying|wrote|texted|screamed|yelled|shouted to|at me|us
    +i_was|been|ive_been|got|was told|called
    +made me feel|believe|think
    told|tells|tell|telling|called|calls|calling him|her|them|you|my
    he|she|they|it|who|ex|mom|mum|mother|dad|father|husband|wife|boyfriend|girlfriend|boss|friend|friends|brother|sister|parents|family|kids|people|someone|somebody|everyone|everybody|guy|girl|boy|man|woman|class|classmates|classmate|teacher|partner|bully|bullies|colleague|colleagues|roommate|stepdad|stepmom|uncle|aunt|grandma|voice|voices|head|brain|mind|comment|comments|message|messages|note|text|texts|one ~ said|says|say|saying|wrote|writes|texted|screamed|screams|yelled|yells|shouted|posted|commented|repeating|whispers|telling|told|sent|reads|read|like
    voice|voices in my head
    keeps|kept|keep saying|telling|texting|messaging|calling
    words like
    messages|comments|texts|notes|things like|such_as|saying
    the words
    i heard|read|hear|got
    `,
  negations: `not no never dont doesnt didnt arent isnt wasnt werent wont wouldnt shouldnt cant cannot nor neither without hardly nt aint`,
  fillers:
    'a an the such so just really nothing but fucking fuckin freaking complete total absolute little big one stupid dumb ugly fat lazy pathetic filthy dirty old crazy real very too all always still also only simply literally clearly honestly truly being damn goddamn bloody sick utter worthless useless selfish disgusting ungrateful spoiled like such quite totally completely absolutely and a right fking f',
  never: `
    dont|do_not|never|please_dont you? dare? ~ kill|hurt|cut|harm|end yourself|urself|your_life
    not worth killing yourself
    anyone|whoever|someone|somebody|everyone|he|she|they|people|person|who ~ told|tells|telling|said ~ kill|hurt yourself|urself
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
