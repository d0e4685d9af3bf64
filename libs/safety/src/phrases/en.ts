import type { DangerPhrases } from '../detector.ts'

export const en: DangerPhrases = {
  scripts: ['latin'],
  gap: 3,
  hopeless: `
    cant|cannot go|carry on
    cant|cannot keep|go|carry on|doing like_this|this
    cant|cannot do|take|handle|bear|stand it|this|any|much anymore|any_more|longer|more
    no|any|see_no|without hope|future
    dont|cant|cannot see|find a|any|much hope|future|way_out|way_forward
    hopeless
    nothing|nobody|no_one left
    what is|s the? point
    whats the point
    no point in? anything|trying|going_on
    pointless
    i|ive give|giving|given|gave up
    lost all? hope
    worthless|unlovable|useless
    everything is dark|black|grey|empty
    hate myself|my_life|being_me
    numb|empty inside
    died|death by suicide
    lost|losing my? ~ to suicide
    took|taken her|his|their own life
    killed himself|herself|themselves|themself
    suicide of my
    used to cut|hurt|harm|burn|self_harm
    scars|relapse|relapsed|clean_from|clean_since
    `,
  present: `
    suicidal|sucidal|suicidial|suicidle|suisidal|siucidal|sewerslide|sewerslidal|suicide_me|unalive|unaliving|unalived
    kill|killing|kil|end|ending|off|offing|unalive|hang|hanging|shoot|shooting|drown|drowning|poison|strangle|suffocate myself|meself|mysel|mysefl|myslef|me_self
    killmyself|endmyself|hurtmyself|cutmyself|endmylife|wanttodie|wannadie|wantodie|killme
    hurt|hurting|cut|cutting|cutted|harm|harming|burn|burning|burnt|burned|bite|biting|bit|hit|hitting|punch|punching|scratch|scratching|starve|starving|slap|slapping|carve|carving|slice|slicing|stab|stabbing|injure|injuring|choke|choking|bruise|bruising myself|my_skin|my_arm|my_arms|my_leg|my_legs|my_thigh|my_thighs|my_wrist|my_wrists
    bang|banging|hit|hitting|smash|smashing|slam|slamming my? head against|on|into|until|with
    kms|kmself|ctb|tw_sh|sh_urges|si_and_sh
    self_harm|selfharm|self_harming|self_injury|selfharming|self_harmed
    sh|si today|again|tonight|urges|thoughts|relapse|is|has|got|every|every_day|since
    want|wanna|urge|urges|need to|of sh
    thoughts|ideas|feelings of ending|suicide|self_harm|dying|killing
    suicide|suicidal thoughts|ideation|ideations|feelings|urges
    think|thinking|thoughts|thought|think_alot|fantasize|fantasizing|fantasise|dream|daydream|dreaming|obsessed about|of|with ~ suicide|ending_it|ending_my_life|dying|my_own_death|my_death|not_existing|not_being_here|being_dead|killing_myself|my_funeral
    consider|considering|contemplate|contemplating|contemplated|planning|planned suicide
    want|wanna|wana|wanted|wants|wish|need|hope|hoping|ready|rather|prefer|going|gonna|gona|like|love|choose|deserve|ought|should|better|supposed|meant to? ~ die|dye|be_dead|b_dead|be_ded|not_exist|not_be_here|not_be_alive|not_wake_up|never_wake_up|stop_existing|cease_to_exist|disappear_forever|disappear_4ever|disappear_for_good|vanish_forever|stop_living|stop_being_alive|leave_this_world|leave_this_life|stop_breathing
    just|rly|really wanna|want_to|want2 die|disappear|vanish
    wanna|want_to|want_2 dieee|dieeee|die
    id|i_would|would|i_d rather|sooner|prefer be|to_be|not_be ~ dead|die|alive
    wish i|id|i_d|iwas was|were|wuz|would_be|am|got|been dead|gone|never_born|not_born|not_here|not_alive|dying|in_a_coma|ash
    wish|pray|praying|hope|hoping|beg|begging i|god|somebody|someone|something|it|cancer|a_car|a_bus|the_plane would|will|just|to? ~ take_me|kill|hit|finish|end|die|dont_wake
    wish i had|d|was|were never|not been? born
    wish|wishing i had|d died|not_woken|never_woken
    never should? have|had? been_born
    should never|not have been_born
    shouldnt|shouldve_never|should_not ~ born|exist|be_here|be_alive
    hope|pray|wish i|that_i? dont|never|wont|do_not ~ wake|wakeup
    not waking|wake up sounds|would|seems|is
    go to|fall sleep|asleep and|an ~ never|not|dont|wont wake|wake_up
    never wake|waking up|wakeup again|anymore|ever|would|sounds|is|thats|is_the
    sleep forever|and_never_wake|for_ever
    forever sleep
    dont|do_not|dnt|dont_even|didnt|cant|cannot|no_longer|don_t|never want|wanna|wana|wish|feel_like|deserve|care|like to? ~ live|be_here|exist|be_alive|wake_up|living|being_alive|be_living|keep_living|go_on_living|be_around|be_on_this|survive|breathing|existing
    dont|didnt|never want|wanted to? be here|alive|around|born anymore|any_more|any_longer|at_all|right_now
    no|any will|wish|desire|reason|reasons|point|sense|purpose|use to|in|for|of|left_to ~ live|living|go_on_living|be_alive|being_alive|stay_alive|staying_alive|existing|keep_living
    point|sense|use of|in|to living|being_alive|staying_alive|existing|my_existence|life_for_me
    tired|sick|done|exhausted|over|finished|so_done|fed_up of|with|from ~ living|life|being_alive|existing|being_here|this_life|this_world|breathing|fighting_to_live|waking_up|being_me
    im|i_am|so done|over living|life|being_here|everything_and_everyone|with_life
    give|giving|gave|given up on life|living
    end|ending|finish|finishing|stop my? ~ life|existence|suffering|misery
    take|taking|took my own? life
    take|taking|took me|away from_this|god|lord|now|please ~ world|life|earth
    lord|god|jesus|allah just|please? ~ take me
    end|ending it all
    end|ending|finish everything|it tonight|now|for_good|today|soon|already
    just|i|want|going|gonna|ready|need|wanna|how|to want_to|to? end_it|end_this|end_everything|be_done_with_it_all|end_it_all
    want|need|wish|wanted it|everything|the_pain|this|my_life all? to? stop|end|be_over|be_finished
    ready|waiting for it|everything|all_of_it to be over
    wouldnt|would_not|dont|do_not mind ~ dead|dying|not_waking
    okay|ok|fine|peace with ~ dying|death|being_dead|not_waking_up
    enough of living|life|this_life
    in the ground|grave|sea
    idw2l|idwtl|idwtbh|wtd|wtdie
    never be found
    me gone|subtracted|out_of_the_picture
    if i was|were|wasnt|werent gone|here|dead|around|alive
    erase|erasing|delete|deleting|remove|removing myself|me
    favour|favor by|if ~ not_being|dying|gone|dead|disappeared
    let me be gone|dead|go
    swap|trade places with ~ dead|died|dying
    not existing|to_exist
    stop existing|being_alive
    cut|cutting|burned|burnt|scratched|hurt|harmed|relapsed again|tonight|today|last_night|deep|deeper|badly
    hate being_alive|living|existing|that_i_woke|waking_up|that_im_alive|that_i_am_alive|that_im_still
    why am|did|do i ~ still? alive|even_alive|still_here|survive|exist|wake_up|keep_living
    still alive|here unfortunately|why|sadly
    unfortunately still? alive
    disappointed|annoyed|angry|sad|upset when|that|because|cause i ~ woke|survived|still_alive|alive
    life is|isnt|s|not|aint not? worth it|living|the
    worth living
    better off dead|without_me|if_i_died|if_i_was_dead|if_i_were_dead|if_i_wasnt|if_i_werent|if_i_was_gone|not_here
    better|easier|happier|richer|lighter|relieved|simpler without me
    better|easier|happier|best|lighter|relieved if|when|once i ~ was|were|died|wasnt|werent|disappeared|vanished|wasn ~ dead|gone|here|around|alive|born|existed
    better|easier|happier if i died|disappeared|vanished|never_existed|didnt_exist|wasnt_here|wasnt_around
    nobody|no_one|noone|who|would_anyone|anyone|anybody would|will|wud|ever miss|notice|care|cry|mourn|come ~ if_i|when_i|im|i_was|i_am|my_funeral
    nobody|no_one|noone would|will miss|notice me
    how long before|until|till anyone|somebody|someone|they noticed|notices|finds|found
    worth more dead|to_them_dead
    more dead than alive
    burden and|to|on ~ gone|die|dead|without_me|end
    death is|would|seems|sounds|feels|must ~ only|better|easier|relief|peace|peaceful|escape|answer|comforting|beautiful|calm|freedom|kind
    dying|not_existing|being_dead|death|unaliving ~ peaceful|relief|easier|calm|nice|beautiful|comforting|quiet|sounds_good|sounds_nice|sounds_better
    jealous|envy|envious of|the ~ dead|dying|people_who_die|who_died
    only way|out|exit|escape|thing|solution is|left|out|to ~ death|dying|die|suicide
    hotline|helpline|lifeline|crisis_line|samaritans|988|safety_plan|hotlines|helplines ~ didnt|doesnt|dont|not|no|useless|joke|nothing|hung_up|still|told_me|ghosted ~ work|help|use|answer|want|me|want_to
    voices|voice|brain|head|mind|thoughts|part_of_me ~ tell|tells|telling|says|saying|say|want|wants|screams|keep|keeps me|to|i ~ die|do_it|kill|jump|end|dead|hurt|cut
    urge|urges|urged to|of|for ~ cut|hurt|jump|die|burn|end|drive|step|self_harm|harm
    thoughts|urges ~ getting|get|got|are|too ~ strong|stronger|louder|bad
    scared|afraid|worried|dont_trust|terrified|cant_trust|cannot_trust of|what|that|to_be? myself|i_might_do|ill_do|i_will_do|of_what_i|i_will_hurt|ill_hurt|i_might_hurt|alone_with_myself
    not safe|ok with|from|alone_with|around myself|me|my_own_thoughts
    dont|cant|never look both_ways|before_i_cross|before_crossing
    drive|driving|steer|swerve|crash|crashing|step|stepping|walk|walking|jump|jumping my? ~ into|off|infront_of|in_front_of|onto|under ~ tree|wall|traffic|lorry|truck|train|bus|river|bridge|tracks|sea|cars|car
    not|stopped|stop|quit|refuse|refusing eat|eating|drinking|taking_my ~ until_i|so_i|to die|fade|disappear|dont_wake
    not want|wanna|wish|wishing to? ~ alive|live|exist
    cease|stop|stopped|un_be|uninstall|unsubscribe|delete|log_out|opt_out|erase to|from|of? existing|exist|being_a_person|life|living|me_from|myself_from
    delete|erase|remove myself
    i deserve|should|ought to? ~ die|be_dead|suffer|be_hurt
    let me die|go_to_sleep_forever
    checking|check|checked out of_life|for_good|of_this_world|permanently|early|from_life
    disappear|vanish|gone|go|be_gone|leave for_good|forever|completely|permanently|for_ever|4ever|from_this_world|from_this_earth|from_the_earth|and_never_come_back
    `,
  acute: `
    kill|killing|end|ending|hang|hanging|drown|drowning|shoot|unalive|off|overdose myself|my_life|it|it_all|this? ~ tonight|tonite|2nite|today|tomorrow|tmrw|2moro|this_weekend|this_week|next_week|this_evening|in_the_morning|at_midnight
    die|dying|dead|suicide|kms|ctb|gone ~ tonight|tonite|2nite|tomorrow|tmrw|2moro|this_weekend|by_morning
    suicide note|plan|attempt|letter|date|tonight|pact|method
    my suicide|suicide_note|last_note|goodbye_letter|goodbye_note|final_letter
    commit|committing|committed|attempt|attempting|attempted|doing suicide
    write|writing|wrote|written|finished|finishing ~ note|letter|letters|will|notes|goodbye|goodbyes ~ goodbye|for_when|after_i|family|kids|mum|mom|everyone|drawer|pocket|bye
    goodbye|farewell|bye|good_bye|so_long|goodnight|good_night|ta_ra forever|everyone|world|for_ever|cruel|for_good|to_everyone|all|and_sorry|im_sorry|i_love_you_all|letter
    say|saying|said my? goodbye|goodbyes|farewell ~ everyone|all|mum|mom|family|friends|world|tonight|today|quietly
    this is|will_be|my my last|final|goodbye day|night|post|goodbye|message|evening|christmas|birthday|time_here|words|note|entry
    my last day|night|morning|evening|hours|week on|alive|here|ever|on_earth|tonight
    last|final day|night|hours|week on_earth|alive|of_my_life
    i|ill|i_will|u|and|so wont|not|wont_be|wnt be here|around|alive|there|hear tomorrow|tmrw|tmr|2moro|tomoro|anymore|much_longer|soon|by|after|next|on|when|for_christmas
    wont be here|alive|around tomorrow|anymore|soon|next|tmrw|in_the_morning|when|by
    by|when|before|b4 ~ tomorrow|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|you_read|they_find|anyone_finds ~ ill|i|i_will|im be? gone|dead
    ill|i_will|i_ll|im be? dead|gone|unalive by|before|soon|tomorrow|tonight|when_you|in_a
    tonight|tonite|2nite|today|tomorrow|tmrw|soon|this_weekend|next_week is|s|will_be|its the? night|day|when|time|over|planned|set
    tonight|tonite|2nite|tomorrow|today im|i|ill|i_will|i_am ~ going|gonna|will|do|doing|end ~ it|end|die|kill|ctb|jump
    do|doing|end|ending|going_through_with it tonight|today|tomorrow|soon|after|when_they|this_weekend|next_week|before
    go|going|went|gone through with it
    ctb|kms tonight|tonite|today|plan|date|tomorrow|soon
    decided|ready|chosen|picked|set|planned|made_up_my_mind to|my|a|the ~ die|end|leave_this|date|day|place|spot|bridge|how|method|way
    date|day|place|spot|time|plan is|s|are? ~ set|picked|chosen|ready|planned|made
    have|got|ive|bought|buy|ordered|found|holding|saved|saving|stashed|collected|hoarding|hid|keep|kept|counted a|the|my|all|enough|up|of? ~ rope|noose|gun|pistol|pills|tablets|meds|blade|blades|razor|knife|belt|bleach|pesticide|insulin ~ ready|loaded|next|hand|lap|saved|together|drawer|pocket|under|enough|bed|tonight|here|front|table|bag|count|counted|do_it|end
    pills|tablets|meds|rope|noose|blade|gun|knife|razor|bottle|bottles is|are|in|on|s ~ here|ready|loaded|hand|lap|front_of_me|next_to_me|beside_me|lined_up|counted|on_the_table|in_my_hand
    sitting|standing|stood|im|looking|here on|at|with|down ~ edge|ledge|bridge|roof|rooftop|railing|railings|tracks|platform|cliff|windowsill|pills|rope|knife|blade|gun|overpass
    took|taken|swallowed|drank|drunk|downed|had|taking|i_take|to_take|gonna_take|could_take|ill_take|ill_swallow|to_swallow all|too_many|too_much|a_bottle|whole_bottle|the_whole|a_load|loads|bunch|handful|lots|every|a_lot|the_lot|everything ~ pills|tablets|meds|insulin|antidepressants|bottle|box|paracetamol|them|packet|medication|bleach|pack|in_the_cabinet|in_the_cupboard
    took|swallowed|drank a_load_of|loads_of|bleach|poison|pesticide|all_my|everything_in
    overdose|overdosed|overdosing|od|odd tonight|today|again|last_night|on|last_nite|yesterday|plan|just|im|by
    i|ive|just|going_to|gonna|want_to|tried_to overdose|overdosed|od|oded
    how much|many ~ pills|tablets|mg|bleach|insulin|sleeping ~ kill|die|enough|need|fatal|dangerous|would|takes|does
    is|would|are|will ~ enough|lethal|fatal to ~ kill|die|do_it|end|not_wake|finish|me
    enough to|for ~ die|kill_me|do_it|finish_me|end_it|end_me|never_wake_up|not_wake_up|stop_my_heart|do_the_job
    would|will|does|do|is|did it|that|u|you|one|dying|drowning|hanging|death|falling ~ hurt|painful|be_quick|be_painless|quick ~ die|fall|jump|asleep|or|if|when
    painless|quick|quickest|fastest|easiest|best|least_painful|peaceful|gentle|fast|sure way|ways|method|methods|death to|of? ~ die|kill|go|end|dying|out|suicide
    painless death|way_out|exit
    ways|way|how|method|methods|where|what to|do_i|can_i|do_you|do_people|should_i|could_i|would_i|would_you ~ kill_myself|die|end_it|end_my_life|ctb|kms|kill_yourself|end_your_life|tie_a_noose|unalive|do_it_painlessly|make_it_painless|never_wake_up|hang_myself|go_through_with_it|overdose|not_wake_up
    how high|far|deep|long|cold do|does|would|must|to|is ~ fall|jump|drop|drown|die|bridge|survive
    how do|can|does people|somebody|someone|one|a_person ~ actually? ~ die|kill|go_through|do_it ~ themselves|with_it|themself|painlessly|it
    where|which vein|artery|spot|place ~ cut
    where do|should|to i|you|u? cut
    jump|jumping|jumped|throw_myself|hang|hanging|hung off|from|in_front_of|infront_of|under|into|out ~ bridge|roof|building|balcony|train|window|cliff|tracks|tree|beam|flat|floor|overpass
    slit|slitting|slash|slashing|cut|cutting my wrists|wrist|throat|veins|vein
    tried|attempted|failed|attempt|attempts to? ~ kill_myself|die|hang|overdose|end_it|end_my_life|end_myself|drown|od|suicide|kms|ctb|unalive ~
    tried to? do|end|kill it|myself|me last_night|yesterday|again|today|this_morning|on|in_the|but|and
    tried|did|had it|my_go? last_night|last_nite|yesterday|this_morning|and|but ~ didnt|did_not|failed|alive|survived|woke|broke|snapped|stopped|work
    survived|woke_up|still_here|alive ~ attempt|overdose|didnt_work|hospital|sick|find_another|try_again
    it|that|the_pills|they didnt|did_not|dint|doesnt|hasnt work|kill me|again|and_im_still|so_im
    rope|branch|belt|beam broke|snapped|gave_way
    i|ill|i_will|going|next_time|will try|do|attempt it? again ~ tonight|tomorrow|time|wont|properly|right
    third|second|next|last|this time i|it|ill|ive ~ wont|will|work|stop|succeed|make_sure|properly|do_it
    give|giving|gave|given|giveing away my? ~ things|stuff|belongings|pets|dog|cat|fish|guitar|clothes|everything|possessions
    given|gave|giving my|the|away ~ dog|cat|pets|fish|rabbit|bird to ~ neighbour|neighbor|friend|sister|shelter|mum|mom|since|wont
    passwords|will|insurance|bank|papers|instructions|funeral ~ written|wrote|sorted|ready|paid|list|order|for_when|found|drawer|folder ~ when|after|sister|gone|wife|kids|husband
    when|after|once i|im|i_am am|m? gone|dead|buried please|you|they|take_care|look_after|tell|dont|make_sure
    take|look|please_look|please_take care|after of? my ~ cat|dog|kids|children|plants|mum|mom|daughter|son|when|after_i|gone|for_me
    tell my|them|her|him|everyone|mum|mom ~ i_love|im_sorry|i_loved|i_am_sorry|sorry|love
    im sorry|i_m_sorry ~ everyone|mum|mom|all|goodbye|i_love_you|i_cant_stay|i_have_to_go|i_tried
    by the time ~ you|this|anyone|they ~ read|reads|find|finds ~
    see you|u all? on_the_other_side|in_heaven|in_the_next_life|in_another_life
    on the other side
    i|ill|im|until|till|if ~ turn|turning|birthday|exam|exams|result|results|christmas|end_of_the_month|month|holidays|summer|wedding ~ then|after_that|or ~ end_it|im_gone|i_go|kill|die|im_done|i_end|ctb|kms
    if ~ by|before|until ~ im_gone|ill_end|i_end|ill_kill|i_will_end|im_out|ill_do_it|i_do_it
    bleeding ~ wont_stop|out|a_lot|cut|deep|everywhere
    planning my death|funeral|suicide|exit|end
    plan to|for die|kill|end|hang|jump|overdose|how_to_die
    exit bag|plan|strategy|date
    `,
  method: `
    here|this is|are|s how|what|where|exactly you|i|to|we ~ die|kill|end|hang|overdose|do_it|ctb|buy|order|take
    who|anyone|somebody|someone|looking|want|wants|lets|we|should ~ do_it|die|ctb|go|end_it|kill_ourselves|suicide together|partner|pact|with_me
    suicide|ctb|death pact|partner|buddy|partners
    lets|we|we_could|we_should|shall_we ~ do_it|die|end_it|go|kill_ourselves|ctb together|tonight|same_time
    meet up|me ~ do_it|die|end_it|ctb together
    works every_time|better_than_the|faster_than ~ pills|rope|die|overdose|sleep
    buy|order|get it|them|some from|on|at|online ~ dont_ask|no_prescription|die|end
    easiest|best|quickest|painless|surest way|method is|to ~ is ~ trust_me|works|take|tie|just|use|mix
    `,
  never: `
    not|never|isnt|arent|wasnt|no_longer|dont_feel|not_feeling|nor suicidal
    im|i_am|i|we|hes|shes not|never|wouldnt|would_never|wont|am_not|dont|not_going_to|not_planning_to|no_plans_to|not_gonna ~ suicidal|kill_myself|hurt_myself|harm_myself|end_my_life|end_it|cut_myself|end_it_all|do_anything_to_myself
    dont want|wanna|wish to? die|be_dead|end_my_life|end_it|disappear|hurt_myself|kill_myself ~
    do_not|didnt|don_t want|wanna to? die|hurt_myself|end_my_life|kill_myself
    not want|wanting to? die|hurt_myself|kill_myself
    no|any|havent_any|without|not_having|never_had|dont_have|have_no|not_having_any thoughts|thought|wish|desire|urge|urges|intention|plans|plan of|to ~ harming|hurting|killing|suicide|dying|die|self_harm|cutting
    not|never|isnt|nope|dont|havent|didnt|wouldnt|wont|nor|wasnt|aint|no ~ gonna|going|feel|want|wanted|be|been|being|feeling|like|think|thinking ~ suicidal|kms|kill_myself|hurt_myself|hurting_myself|harm_myself|harming_myself|end_my_life|ending_my_life|unalive
    not that id|i_would|i_want ~ myself|live|die
    isnt that i ~ dont|live|want
    asked|asks|asking|ask if|whether|about|me ~ suicidal|ending|suicide|self_harm|kill|hurt|harm
    joke|joking|joked|kidding|jk ~ when|that|about|said ~ jump|kill|die|off
    suicidal no
    end it all by which|with_the
    rather|sooner die|dead|jump than
    want|wants|wanted to be? dead to
    cross my heart and ~ die
    i|would would|rather ~ die first|than
    dead before|by_the_time the|they|he|she|it
    hurt|hurts|burn|burned|cut my|a ~ leg|finger|arm|hand with|on|the ~ iron|pan|glass|tin|hair_iron|oven|stove|can|knife_while
    thought i was|were ~ gonna|going ~ die
    how do|to i|you ~ talk|help|support|speak ~ suicide|suicidal|attempt
    scared|afraid|fear|terrified|worried|frightened of|that|to|about|i|i_might|im_going_to|i_will|ill? ~ dying|die|death|never_wake_up
    want|wanna|could|going|would|almost|nearly|just to? die|dying|died of|from|with|when laughter|laughing|embarrassment|shame|boredom|cringe|cuteness|hunger|thirst|heat|cold|shock|awkwardness|jealousy|he|she|they|my
    embarrassed|embarrassing|cringe|mortified|mortifying|awkward|humiliating ~ die|dead|died|disappear|vanish
    die|dying|died of|from laughter|laughing|embarrassment|boredom|cringe|hunger|shame|cuteness|excitement|curiosity
    to die for
    dying to know|see|hear|try|meet|tell|get|go|find|read|eat|watch
    dying for a|some
    kill|killing|killed it|time|for|two_birds|the_vibe|the_mood|the_engine|the_lights|them_with_kindness|off_the_character|off_my_character|my_back|my_feet|me_softly|the_weeds
    kills|killing|killed|kill me ~ homework|feet|back|shoes|legs|traffic|heat|commute|wait|suspense|knees|shoulder
    homework|feet|back|shoes|legs|exam|exams|wait|suspense|commute|knees|heels|workout|gym|laugh|laughing|this_song|job|boss|mum|mom|dad ~ kill|killing|kills|gonna_kill|will_kill me|us
    mom|mum|dad|parents|boss|wife|husband|teacher|sister|brother|she|he|they|coach ~ kill|murder me
    kill for a|some|that|this
    could|would|id kill for
    jump|jumping|jumped off|from|into|in|out ~ bandwagon|conclusions|the_pool|the_deep_end|a_new|ship|joy|meeting|zoom|call|the_lake|bed
    jump off|from ~ diving|high_dive|trampoline|couch|swing|bunjee|bungee|plane|with_a_parachute
    cut|cutting|cuts|burn|burned|burnt|bit|hit|hurt|hurting|poked|stab|stabbed myself|me|my_finger|my_hand|my_tongue|my_arm ~ shaving|cooking|chopping|accidentally|by_accident|by_mistake|kitchen|oven|stove|knife|slicing|paper|onion|onions|vegetables|gym|training|running|football|on_the|ironing
    accidentally|mistakenly|oops|stupidly ~ cut|burned|burnt|hit|hurt|stabbed|bit|scratched myself|my
    cut|cutting|bite|biting|bit|pull|pulling my nails|hair|fringe|bangs|own_hair|tongue|lip
    cut|cutting|cutting_myself|cut_myself off|loose|free|short|some_slack|back|down|out
    cut|cutting myself off|out|loose|some|a_slice|a_piece|a_break
    hang|hanging|hung up|on|out|in_there|with|around
    working|studying|running|training|cleaning|worked|ran myself to|into ~ death|ground
    end|ending|ends|finish it with|between|all_with|on_a|there|the_relationship|things
    end|ending the|my relationship|marriage|contract|lease|friendship|call|subscription|career|shift|day|engagement|therapy|membership|job
    last|final day|night|week|morning|hours at|in|of|before|with ~ work|job|office|school|uni|university|holiday|vacation|company|semester|term|class|the_year|summer|city|flat|house|apartment|deadline|training|treatment|my_marriage|the_festival
    life is|s not worth|too_short
    suicide squad|prevention|hotline_training|awareness|silence_song|bomber|bombers|boys|bombing|watch_the_film|doors
    career|social|political|commercial|financial|fashion suicide
    dead|died|dying tired|serious|line|end|heading|weight|inside_joke|lifts|lift|phone|battery|laughing|lol|lmao|haha|body|language|pool|sea|poets|plants|plant|link
    phone|battery|laptop|car|plant|plants|engine|wifi|chat|group|show|party|thread|account ~ die|dies|died|dying|dead|killed
    overdose|overdosed|overdosing|od on|of sugar|chocolate|coffee|caffeine|cuteness|netflix|cheese|sweets|tv|candy|cake|biscuits|work|news|vitamin
    disappear|vanish|disappearing|vanished|gone for_a|to_the|into_the|to_a|on_a|in_a|off_to ~ week|weekend|while|holiday|book|cabin|bit|mountains|days|beach|desert_island|room|bed
    live with my|his|her|our|him|them|a|this? parents|mom|mum|mother|dad|father|family|husband|wife|boyfriend|girlfriend|ex|roommate|roommates|brother|sister|guilt|debt|pain
    want|wanna to? live|be in|at|with|here_in|somewhere|near|abroad|alone|on_campus|together
    dont want|wanna to? be here|around at|in|with|for|when|tonight_at|at_work|at_school|at_this ~
    dont want|wanna to? wake_up early|at|at_5|for|so|tomorrow_for|and_go
    not be here tomorrow for|so|because|as
    wont be here|around tomorrow|next|on|anymore for|so|because|holiday|vacation|travelling|off|day_off|new_job|moving
    wont be there|around
    take|took|taking|given|need all? my? ~ pills|tablets|meds|insulin on|as|with|before|daily|every|twice|once ~ prescribed|breakfast|food|day|time|bed|morning|dinner
    cant|cannot wait|live without my|coffee|you|chocolate|music|him|her|wifi|phone
    say|saying|said goodbye to my|the|our|him|her|them|colleagues|coworkers|friends|summer|students|job|old ~ airport|station|school|dog|cat|house|grandma|class|colleagues|flat|city|car|moving|work
    goodbye party|lunch|drinks|card|speech|present|email|kiss|hug|summer|winter
    gave my life to|jesus|christ|god
    given|giving|gave away|my ~ dog|cat|pets ~ allergy|allergic|landlord|moving|flat_doesnt
    write|writing|wrote|written ~ letter|note|goodbye|will ~ therapy|therapist_said|teacher|landlord|school|boss|colleague|lawyer|notary|doctor|santa
    die|dying|died|dead|killed|kill|killing in|on ~ game|level|boss|fortnite|minecraft|mario|souls|ring|raid|match|round|pvp|chess|sims
    hate being_alive|that_im|waking_up ~ early|at_5|at_6|for_work|single|tall|short
    worth living ~ again|now|found|makes|after_all|thing
    makes|made|make life|it worth living
    reason|reasons to|for live|living|staying ~ my|is|are|was|kids|dog|daughter
    `,
  about: `
    potion|potions|mage|ranked|uninstalled|warcraft|lobby|quest|meta|guild|checkpoint|healer|gank|noob|elo|mmr|xp
    a|some|this|that girl|boy|guy|kid|man|woman|lad|student|colleague|classmate in|at|from|on my|our|the class|school|discord|server|team|work|office|year|uni
    someone|somebody in|at|from|on my|our|the
    my mates|friends|sisters|brothers|cousins been|is|said|has|keeps|jokes|joked|tried
    my mate|friend|classmate|colleague|coworker jokes|joked|keeps|made|makes|gave|overdosed|attempted|jumped|drank
    what|how do|can|should i say|tell|talk|explain to|my ~ after|about|that
    who do i call
    side_effect|side_effects|leaflet
    notice|resigned|resigning|new_tenants|tenants|keys|handover|retirement|colleagues
    office|desk today|cake
    film|movie|movies|films|episode|episodes|season|series|netflix|character|characters|protagonist|villain|novel|book|chapter|plot|podcast|documentary|song|lyrics|album|anime|manga|author|actor|actress|scene|trailer|play|theatre|opera|musical|poem|cartoon|thriller|drama|sims|minecraft|fortnite|valorant|respawn|boss_fight|speedrun|npc|rpg|raid|zelda|pokemon|gta|dnd
    news|article|headline|headlines|newspaper|journalist|bbc|cnn|statistics|study|studies|researchers|history|historian|historical|century|war|wwii|ww2|roman|ancient|king|emperor|essay|thesis|seminar|lecture|exam_on|class_on|training_on|workshop|leaflet|poster|campaign
    my|a|her|his|our brother|sister|friend|cousin|mom|mum|mother|dad|father|son|daughter|husband|wife|boyfriend|girlfriend|ex|roommate|flatmate|classmate|colleague|coworker|neighbour|neighbor|uncle|aunt|nephew|niece|grandma|grandpa|bestie|partner|student|pupil|patient|boss|kid|teenager ~ is|was|says|said|keeps|wants|told|tried|talks|has|texted|might|may|attempted|posted|wrote|threatens|threatened|cuts|hurts|selfharms|mentioned|keeps_saying
    her|his|their|a_friends|friends suicide|self_harm|attempt|overdose|death
    shes|hes|theyre|she_is|he_is ~ self_harming|suicidal|cutting|hurting
    she|he|they|who ~ said|says|saying|told|posted ~ rather|want|wants|going|last_day|goodbye|die
    friend|friends|someone|somebody|mate|housemate|mum|mom|dad|brother|sister|son|daughter|nephew|niece|stepson|stepdaughter ~ attempted|attempt|overdosed|self_harms|is_suicidal|tried_to|wants_to_die|wants_to_kill
    my|our five_year_old|four_year_old|six_year_old|three_year_old|toddler|twins|little_boy|little_girl|grandson|granddaughter
    he|she|they asked|asks ~ die|dying|dead|death
    a|the man|woman|boy|girl|stranger|guy jumped|died|killed
    he|she|they wants|want|tried|keeps|says|said|is|was|told_me|threatened|threatens|cuts|has|might to? ~ die|kill|suicidal|suicide|himself|herself|themselves|self_harm|hurting|cutting|attempted|end_it
    someone|somebody|people|patients|clients|callers|students|kids|teens|teenagers who ~ suicidal|suicide|self_harm|die|kill
    volunteer|volunteering|train|training|work|working as|at|on|with|for|to ~ hotline|helpline|crisis|samaritans|suicide_prevention|suicidal
    recipe|oven|dough|roast|simmer|marinade|bake|baking
    label|warning|warnings|instructions|leaflet|package|packaging|sign says|said|reads|on|states
    weather|frost|heatwave|storm|forecast
    plants|tomatoes|basil|orchid|garden|weeds|aphids|slugs
    surgery|operation|anaesthetic|anesthesia|chemo|tumour|tumor|biopsy|turbulence|diagnosis|scan|palpitations
    `,
  past: `
    i|when_i was|were ~ suicidal|nineteen|eighteen|seventeen|sixteen|fifteen|fourteen|thirteen|twelve|a_student|a_boy|a_girl|in_my
    was|were a|an|very ~ teenager|teen|child|kid
    many times|then|that_was ~ now|then
    that was then|years|long|before
    it|they did? pass|passed|stopped|went_away
    before we|i met|moved|had
    days|weeks|months|years clean|free|sober|since
    years|months|days|a_year|weeks since i? last
    in|for 100|200|300|400|500|90|60|six|three|two|twelve ~ days|months|years
    remember the|when|how
    once wanted|tried|thought
    after trying|attempting|an ~ and|im|i_am ~ good|better|now|fine
    lockdown|medication_changed|changed_medication|when_my_son|when_my_daughter
    before i? had|met|found ~ kids|you|him|her
    used to
    years|year|decade|decades|months ago
    when i was younger|a_teenager|a_teen|a_kid|a_child|little|young|at_school|in_school|in_college|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|19|12|13|14|15|16|17|18|20
    as a teenager|teen|kid|child|young
    back then|in_high_school|in_school|in_college|in_the_nineties|in_the_eighties
    in my teens|twenties|youth|past|teenage
    ive|i_have|been|am|im recovered|clean|free|sober|better_now|in_recovery
    once|anniversary_of my? ~ attempt|overdose
    not|havent|never ~ in|for|since ~ years|months
    not anymore|any_more
    long time ago
    last time was
    in 2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023
    glad|grateful|thankful|happy i ~ survived|didnt|lived|stayed|failed|stopped
    `,
  negations: 'not no never dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt neither nor without hardly nt aint',
}
