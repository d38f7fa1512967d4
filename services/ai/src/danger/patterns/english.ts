import { ENGLISH_HARMLESS } from './english-harmless.js';
import type { PatternList } from './pattern-list.js';

const RELATION =
  'son|daughter|child|children|kid|kids|baby|babies|boy|girl|brother|sister|husband|wife|spouse|mom|mother|dad|father|parents|' +
  'stepson|stepdaughter|grandson|granddaughter|grandchild|niece|nephew|cousin|friend|best friend|boyfriend|girlfriend|partner|' +
  'fiance|fiancee|roommate|neighbor|neighbour|student|aunt|uncle|grandma|grandpa|grandmother|grandfather|twin|family';

const ATTACKER =
  'he|she|they|husband|wife|spouse|boyfriend|girlfriend|partner|ex|ex husband|ex wife|fiance|dad|father|mom|mother|parents|stepdad|' +
  'stepfather|stepmom|stepmother|stepbrother|uncle|aunt|brother|sister|cousin|grandpa|grandfather|son|daughter|boss|pastor|priest|' +
  'elder|youth leader|teacher|coach|neighbor|neighbour|landlord|roommate|man|guy|someone|somebody|foster father|foster mother|caregiver|nurse';

/** Words by which people tell of danger in English. */
export const ENGLISH: PatternList = {
  groups: {
    body: 'head|face|arms?|hands?|wrists?|nose|jaw|ribs?|fingers?|hair|neck|throat|legs?|teeth|tooth|mouth|(?:little )?(?:sisters|brothers|moms|mothers|sons|daughters|babys) \\w+',
    medicine:
      'pills|tablets|meds|medication|medicine|painkillers|antidepressants|insulin|morphine|tylenol|paracetamol|ibuprofen|aspirin|advil|xanax|benadryl|sleeping pills|benzos|oxy\\w*',
    poison:
      'bleach|poison|antifreeze|rat poison|drano|pesticides?|insecticide|weed ?killer|detergent|ammonia|lighter fluid|gasoline|paint thinner|turpentine|chemicals?|(?:drain |toilet |oven )?cleaner|batter(?:y|ies)|button batter(?:y|ies)',
    amount:
      'all|every|whole|entire|full|rest|lots|lot|handfuls?|bunch|bottles?|box|boxes|packets?|pack|pile|fistful|(?:[1-9]\\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?)(?! (?:mg|milligrams|units|drops))',
    blade: 'gun|pistol|rifle|shotgun|revolver|knife|razor|blade|noose|rope|belt|syringe',
    drug: 'weed|pot|pills|booze|beer|wine|alcohol|vodka|xanax|drugs|oxy\\w*|kratom|meth|heroin|coke|cocaine|crack|fentanyl|painkillers|opioids|adderall|the bottle',
    relation: RELATION,
    attacker: ATTACKER,
    other: `(?:my|our|a|his|her|the) (?:\\w+ )?(?:${RELATION})`,
    want: 'want(?:ed|s|ing)? to|wish(?:ing|ed)? to|would like to|feel like|ready to|going to|planning to|plan to|decided to|about to|need to|tempted to|thinking (?:of|about)|thought (?:of|about)|thoughts (?:of|about)|think (?:of|about)|tried to|trying to|try to|urges? to|will|might|should i|could just|id rather|should just|considering|fantasi[sz]e about|dream of',
    notwant:
      '(?:dont|do not|didnt|doesnt|does not|no longer|never|not) (?:really |even )?(?:want|wanted|wish|care|desire)(?: to| if i| whether i)',
    cannot:
      'cant|cannot|can not|couldnt|dont know how (?:much longer )?(?:i can|to)|dont think i can|not able to|unable to|i am not sure i can|dont know if i can',
    longer: 'any ?more|any longer|no more|like this|much longer|another day',
    ownlife: '(?:my|their|his|her|your) (?:own )?(?:life|lives)|it all',
    hit: 'hit(?:s|ting)?|beat(?:s|ing|en)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:es|ed|ing)|burn(?:s|ed|t|ing)?|shov(?:es|ed|ing)|push(?:es|ed|ing)|thr(?:ow|ows|ew)|attack(?:s|ed|ing)?|hurts|hurting|rap(?:es|ed|ing)|molest(?:s|ed|ing)|abus(?:es|ed|ing)|assault(?:s|ed|ing)|gropes?|groped|stab(?:s|bed)|whip(?:s|ped)|smack(?:s|ed)|grab(?:s|bed)|drag(?:s|ged)|spit(?:s)? on|threaten(?:s|ed|ing)(?: to (?:kill|hurt|beat))?|lays? (?:his|her|their) hands on|puts? (?:his|her|their) hands on|gets? physical with|gets? violent with|terrori[sz]es|traffick(?:s|ed)',
    me: 'me|us|my (?:kids|children|son|daughter|mom|mother|sister|brother|baby|babies|face|arm|head|throat|neck)',
    danger:
      'hits?|hitting|beats?|beating|violent|violence|abus\\w+|rap(?:es|ed)|chok\\w+|threatens?|hurts me|drunk|hands on me',
  },
  harmless: ENGLISH_HARMLESS,
  patterns: `
    = emergency
    (?:severe |bad )?allergic reaction (?:\\w+ ){0,3}(?:swelling|swollen|throat|breathe|breathing|tongue|lips?|now)
    (?:lips?|throat|tongue|face) (?:\\w+ )?(?:swelling|swollen|closing)
    (?:cant|cannot|dont|do not) feel my (?:left|right|legs?|arms?|face|side|hands?)
    (?:cant|cannot|can not|couldnt|not|stopped|trouble|hard to|struggling to|isnt|unable to) (?:breathe|breathing)
    (?:chest|heart) (?:pain|pains|hurts|is hurting|tightness|is tight|feels tight)
    (?:pain|pains|pressure|crushing) in (?:my|his|her|the) (?:chest|left arm)
    (?:having|have|had|think|is) (?:a|an) (?:heart attack|stroke|seizure|allergic reaction|miscarriage now)
    (?:heart attack|stroke|seizure) right now
    (?:is|fell|found|went|lying|still|has gone|was) (?:\\w+ )?(?:unconscious|unresponsive|not waking up)
    (?:wont|doesnt|isnt|not|cant) (?:wake|waking) (?:up|him|her|them)(?! (?:early|late|in time|for))
    (?:cant|cannot|can not|couldnt|unable to|not able to) (?:seem to )?(?:rouse|wake|revive) (?:him|her|them|my \\w+)(?! (?:\\w+ )?(?:early|late|in time|for|from|interest))
    (?<!(?:is|was|are|find|finds|found) )(?:my \\w+|he|she|someone|somebody|roommate) (?:just |has |have |might have |may have |probably )*(?:oded|odd|ods|oding|is oding)(?! (?:one|but|man|about|habits?|way|things?))
    (?:snorted|overdos\\w+|od|odd|oded|injected|shot up|pills|drank|took) (?:\\w+ ){0,8}(?:gurgl\\w+|snoring (?:funny|weird\\w*|strange\\w*))
    (?:gurgl\\w+|snoring (?:funny|weird\\w*|strange\\w*)) (?:\\w+ ){0,8}(?:snorted|overdos\\w+|oded|injected|shot up|pills|took)
    (?:bleeding|blood) (?:a lot|heavily|badly|wont stop|everywhere|out|and (?:i|it|they) (?:cant|wont)|really bad|non ?stop|profusely)
    (?:wont|cant|doesnt|will not) stop (?:the )?bleeding
    (?:cut|severed|nicked|hit|slashed) (?:an|his|her|my|the) artery
    (?:swallowed|drank|ate|drunk|ingested) (?:some |a |the )?(?:bleach|poison|chemicals?|cleaner|battery|pills|medicine|detergent|rat poison|antifreeze|toxic \\w+)
    (?:i|he|she|they|child|son|daughter|baby|dog|friend|was|been|got|is|im) (?:\\w+ )?poisoned
    (?:overdosed|overdosing|collapsed|passed out|choking on|electrocuted|snake bit|bitten by a snake|is choking|been shot|been stabbed|got stabbed|got shot)
    (?:throat|tongue|lips?|face) (?:is|are) (?:closing|swelling|swollen|drooping|numb)
    (?:arm|side|leg|face) (?:is|went|has gone|feels) (?:numb|drooping|paralyzed)
    (?:water (?:just )?broke|in labor|having contractions) _ (?:alone|help|early|no one|weeks)
    (?:baby|child|son|daughter|he|she) _ (?:turning blue|is blue|fever of 10\\d|convulsing|fell (?:out|from|off) (?:a|the) (?:window|roof|stairs))
    call (?:an ambulance|911|999|112)
    (?:took|taken|injected|gave myself|drank|swallowed) (?:\\w+ ){0,2}(?:extra|double|triple|more) (?:\\w+ ){0,3}(?:{medicine}) (?:\\w+ ){0,6}(?:on purpose|deliberately|to die|to end it)
    (?:not|hasnt|havent|didnt|without|stopped) (?:\\w+ ){0,2}(?:eaten|eating|eat|food) (?:\\w+ ){0,6}(?:days?|weeks?) (?:\\w+ ){0,6}(?:faint\\w*|passed out|passes out|passing out|collaps\\w+)
    (?:swallowed|took|taken|downed|ate|drank) (?:\\w+ ){0,4}(?:bottle|box|packet|pack|blister|handful) of (?:\\w+ ){0,2}(?:{medicine})
    (?:i am|im|i was|ive been) (?:standing |sitting |up |out |now )*(?:on|at) the (?:edge of the )?(?:\\w+ )?(?:bridge|roof|rooftop|ledge|railing|tracks|overpass|cliff)
    (?:breaking|forcing|climbing|kicking|banging|trying to (?:get|break|come)) (?:his way )?(?:in|into|down|through|on) (?:my|our) (?:\\w+ )?(?:house|home|door|window|apartment|flat|room)
    (?:has|got|bought|hid|found|have) (?:a|his|her|the|my) (?:\\w+ )?(?:gun|rope|pistol|rifle|shotgun|noose) (?:\\w+ ){0,8}(?:tonight|end|goodbye|over|wont be|not be)
    (?:took|taken|swallowed|taking) (?:way |far )?too many (?:\\w+ ){0,3}(?:{medicine})
    (?:took|swallowed|downed|drank|popped|ingested|chugged|injected|(?:ive|have|has|hes|shes|just|already) (?:\\w+ )?(?:taken|eaten)) (?:\\w+ ){0,3}{amount} (?:\\w+ ){0,4}(?:{medicine}|tablet|pill|dose|capsules?|gummies|heroin|fentanyl|morphine|edibles)(?! (?:away|from|that|out|to|for|off))
    (?:swallowed|drank|drunk|ingested|injected|swallowing|gulped) (?:\\w+ ){0,4}{poison}
    (?:already|just) (?:took|taken|swallowed|downed) (?:the|those|these|all|them all|a lot of|so many|some) (?:\\w+ ){0,3}(?:{medicine})(?! (?:away|from|out|to|back))
    (?:i|he|she) (?:took|swallowed|downed) (?:the|those|these|all|some|so many) (?:\\w+ ){0,3}(?:{medicine}) (?:\\w+ ){0,5}(?:(?:hours?|minutes?|while) ago|already|regret|dizzy|sleepy|scared|afraid|dying|die|fading)
    (?:ive|i have|already|just|hes|shes|has) (?:\\w+ )?(?:taken|took|swallowed) (?:all of (?:them|it)|them all|every (?:last )?one)
    (?:took|taken|swallowed|downed) the (?:whole|entire|full) (?:pack|packet|box|bottle|blister|sheet|strip)
    (?:holding|have|got) a loaded {blade}
    injected (?:\\w+ ){0,3}(?:too much|all|way too much|bleach|air|an overdose)
    (?:just|already|ive|have|i|he|she) (?:slit|slashed|sliced) (?:my|his|her) (?:\\w+ )?(?:wrists?|veins?|throat|arms?|neck)
    (?:i|ive|he|she|just|already|{relation}) (?:\\w+ )?cut (?:myself|himself|herself|too|it|my \\w+|his \\w+|her \\w+) (?:\\w+ ){0,3}(?:deep|deeply|bleeding|badly)
    (?:just|already) cut (?:my|his|her) (?:\\w+ )?(?:wrists?|veins?|throat)
    (?:i have|ive got|i got|i am holding|im holding|holding|sitting with|sitting here with|here with) (?:a|the|my|his|her|dads|a loaded|the loaded) (?:\\w+ ){0,2}{blade} (?:\\w+ )?(?:in (?:my|both) (?:hands?|mouth|lap)|to my (?:head|throat|wrist|chest)|against my (?:head|throat|wrist|temple)|on my lap|around my neck|right here|loaded)
    (?:noose|rope|belt|cord) (?:is )?(?:already )?(?:around|round) my neck
    the (?:gun|pistol|shotgun) is (?:already )?(?:loaded|in my hand)

    = self-harm
    (?:suicide|death|dying) (?:is|seems|seemed|looks like) (?:\\w+ )?(?:only|best|last) (?:way out|option|solution|answer|exit)
    (?:judas|ahithophel|king saul) (?:\\w+ ){0,6}i (?:\\w+ ){0,3}(?:do )?the same
    (?:heaven|paradise) (?:is|sounds|must be) (?:\\w+ ){1,4}why (?:not go|wait|stay|hang|am i|bother|keep)
    how (?:many|much) (?:\\w+ ){0,3}(?:{medicine}|mg|milligrams|acetaminophen|sleeping \\w+) (?:\\w+ ){0,4}(?:too much|too many|lethal|deadly|fatal|die|kills?|dangerous)
    (?:dont|do not|doubt|wont|not sure) (?:\\w+ ){0,3}(?:be (?:around|here|alive)|make it|live|last|see) (?:\\w+ ){0,2}(?:christmas|easter|my (?:next )?birthday|next year|next (?:spring|summer|fall|winter)|thanksgiving)(?! (?:service|lunch|dinner|party|play|concert|break|sale))
    (?<=^ )(?:suicide|cutting|cutting again|self ?harm|self ?harming)(?= $)
    better for me (?:to die|to be dead|if i (?:die|died))
    (?:rather|better) (?:be )?dead than
    (?:no one|nobody|noone) needs me
    (?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|stab|stabbing|poison|poisoning|suffocate|hurt|hurting|harm|harming|cut|cutting|burn|burning|punish|punishing|starve|slit|slitting|scratch) (?:myself|my (?:self|wrists?|arms?|legs?|skin|body|thighs?|throat|veins?))
    (?:cut|cuts|cutting|kill|killing|hurt|hurting|harm|harming|hang|hung|hanging|shoot) (?:himself|herself|themselves|themself|themselfs)
    (?:end|ending|take|taking|took|finish|finishing|throw(?:ing)? away) {ownlife}
    (?:end|ending|stop|stopping) (?:it|it all|everything|the pain|this pain|my pain|my suffering|my existence|things) (?:all|for good|forever|tonight|today|now|once and for all|permanently|myself)
    {want} (?:just )?(?:end|ending|be done with) (?:it|it all|it tonight|things|everything|my life|myself)
    {want} (?:just |really |simply )?(?:die|dying|be dead|being dead|death|disappear(?:ing)?|vanish|cease to exist|stop existing|not exist(?:ing)?|never wake|not wake|not be (?:here|alive)|go to sleep (?:and|forever)|sleep forever|jump(?:ing)?(?: off| from| in front)?|be gone|be with (?:god|jesus|the lord) (?:now|already|tonight|soon)|go home to (?:god|jesus|heaven|the lord)|leave this (?:world|earth|life)|join (?:him|her|them|my \\w+))
    {notwant} (?:live|be alive|be here|wake(?: up)?|exist|go on|keep (?:living|going|on)|be in this world|carry on|be (?:on )?this earth|see (?:tomorrow|another day|the morning)|continue (?:living|on|anymore|any more)|live or die|die|do (?:life|this) {longer}|be around|breathe|survive|make it)
    (?:wish|wished|pray|prayed|praying|hope|hoping|beg|begged|asked god) (?:\\w+ ){0,4}(?:was dead|were dead|would die|could die|to die|had died|was never born|were never born|had never been born|hadnt been born|wasnt born|not wake|wont wake|dont wake|never wake|would not wake|wouldnt wake|could disappear|wasnt (?:here|alive)|werent (?:here|alive)|didnt exist|would take me|to take me|takes me|could (?:sleep|go to sleep) (?:forever|and)|could just (?:end|stop|be gone)|would kill me|could (?:not exist|just not be))
    (?:better|happier|easier|best) (?:off |place )?(?:_ )?(?:without me|if i (?:was|were) (?:dead|gone|not here)|if i (?:died|disappeared|wasnt|werent|didnt|never)|dead|when i am gone|when im gone|off (?:in heaven|gone))
    (?:no one|nobody|noone|would anyone|would anybody|who|not a soul|they wouldnt|no body|wonder if anyone) (?:would |will |even )*(?:miss|notice|care|cry|mourn|come to) (?:me|if i|that i|when i|at my|my|at) ?(?:die|died|dead|was gone|were gone|disappear|disappeared|am gone|left|funeral|vanished|am not here|ended|didnt wake|is gone|death)?
    (?:no|any|see a|see any|without|lost every|lost all|have no|isnt a|isnt any) (?:reason|point|purpose|will|desire) (?:left )?(?:to|in|of|for|to keep) (?:live|living|life|be alive|being alive|go on|going on|being here|continue|continuing|existing|exist|wake up|waking up|my life|stay alive|staying alive|carry on|keep on|me to be)
    nothing (?:left )?(?:to|worth) liv(?:e|ing) for
    (?:life|living|being alive) (?:isnt|is not|not|is no longer|feels not|doesnt feel|has no|no longer) (?:worth|meaning|for me)
    not worth living
    (?:tired|sick|weary|exhausted|done|finished|over) (?:of|with|from)? ?(?:living|life|being alive|existing|breathing|this life|being here|fighting to live|waking up|existence)
    (?:give|giving|gave|given) up on (?:life|living|my life|everything and)
    (?:life is over|my life is (?:over|pointless|worthless|meaningless|done|finished)|why am i (?:even |still )?(?:alive|here|living)|why was i (?:even )?born|shouldnt be alive|dont deserve to (?:live|be alive|exist)|i should be dead|should not exist)
    (?:suicidal|self ?harm\\w*|self ?injur\\w*|kill yourself|suicide (?:note|letter|plan|attempt|pact))
    (?:i|me|my|myself|about|of|attempt\\w*|commit\\w*|consider\\w*|contemplat\\w*|plan\\w*|tried|by|to) (?:\\w+ ){0,3}suicide
    suicide _ (?:me|my|i|sin|forgiv\\w+|hell|heaven|saved|options?|way out|unpardonable)
    (?:hell|heaven|forgiv\\w+|saved|damned|unpardonable) _ (?:pull(?:s|ed)? the trigger|jump(?:s|ed)? (?:off|from) (?:a|the)|hang(?:s|ed)? (?:themselves|themself|himself|herself))
    (?:hell|heaven|forgive|forgiven|sin|saved|damned) _ (?:kill(?:s|ed)? (?:myself|themselves|themself|yourself)|suicide|took my|end my)
    (?:took|take|taking|taken|swallow\\w*|have|got|sav(?:ed|ing) up|collect\\w*|tie|tying|bought|hoard\\w*|stash\\w*|holding|counting|lined up) (?:\\w+ ){0,3}(?:pills|tablets|sleeping pills|painkillers|noose|rope|razor|razors|blade|gun)(?! (?:for my (?:cold|headache|allergies)|daily))
    (?:gun|knife|razor|blade|barrel) (?:to|in|at|against|on) my (?:head|mouth|wrist|wrists|throat|chest|hand|hands|lap)
    (?:jump(?:ing)?|step(?:ping)?|walk(?:ing)?|drive|driving|crash(?:ing)?|throw(?:ing)?|lie|lying) (?:myself |my car )?(?:off|from|in front of|into|under|on) (?:a|the|my|an|some|that|oncoming)? ?(?:bridge|building|roof|balcony|window|cliff|train|trains|traffic|truck|bus|tracks|railway|tree|wall|overpass|platform)
    (?:say|saying|said|write|writing|wrote|last|final) (?:\\w+ )?(?:goodbye|goodbyes|farewell|letter to my family)(?: \\w+){0,3}(?: (?:forever|everyone|everybody|to the world|to my (?:kids|family)|world|before i|last time|them all))
    (?:goodbye|farewell) (?:world|everyone|everybody|forever|cruel world)
    (?:this is|this will be|tonight is|today is|its) (?:my|the) (?:last|final) (?:message|night|day|goodbye|prayer)
    wont be (?:here|around|alive) (?:tomorrow|much longer|any ?more|by|next|in the morning|for long)
    (?:i am|im|being|such|only|just|feel like|become|nothing but) (?:such )?a burden
    burden (?:to|on|for) (?:everyone|everybody|my \\w+|them|others|all|the family|people)
    (?:let|allow) me (?:just )?(?:die|go|sleep forever|rest forever)(?: (?:lord|god|please|now|already|in peace|tonight))
    let me die
    (?:why|when) (?:wont|doesnt|didnt|will|cant|hasnt) (?:god|he|the lord|jesus) (?:just |ever |let )*(?:take|kill|end|let) me
    (?:god|lord|jesus|father) (?:please |just )*(?:take|kill|end) me(?: (?:now|home|away|already|tonight|please|from this))?
    (?:sleep|go to sleep|close my eyes|fall asleep) (?:and|forever) (?:never|not|dont|hope|pray|forever)? ?(?:wake|waking|to wake|open|get up)?
    {other} (?:is |was |keeps |has been |says (?:he |she |they )?)?(?:_ )?(?:suicidal|wants to die|want to die|cutting|wants to kill|kill (?:himself|herself|themselves)|doesnt want to live|end (?:his|her|their) life|tried to kill|took pills|hurting (?:himself|herself))
    {cannot} (?:\\w+ )?(?:go on|keep going|keep living|live|carry on|keep (?:doing|fighting)|do (?:this|it|life)|take (?:it|this|much more)|bear (?:it|this|living)|stand (?:it|this|being alive)|face (?:another|tomorrow|life)|stay alive|survive) {longer}
    {cannot} (?:go on|keep going on|keep living|carry on living|stay alive|go on living|live with (?:myself|this pain|what i did))
    (?:no|only|the only|easy|easiest|see no|isnt a|last) way out(?! of (?:debt|egypt|the wilderness|this city|town))
    (?:painless|easiest|quickest|best|fastest) way to (?:die|go|kill|end)
    (?:everyone|everybody|they|family|kids|world|people|things|you) (?:\\w+ ){0,3}better (?:off )?without me
    (?:should|could|may) (?:have been|just be) me (?:who|that) died
    hate (?:being alive|living|waking up|that i woke|that i exist)
    (?:stop|quit) (?:being alive|existing|breathing|living)
    (?:disappear|vanish) (?:forever|for good|completely|and never|so (?:no|everyone))
    tonight (?:is|will be) the night
    (?:ends?|ended|takes|taken|taking) (?:his|her|their|ones|your|my) own life
    (?:giv\\w+|gave) away (?:all )?(?:my|his|her|their) (?:\\w+ )?(?:things|stuff|belongings|possessions|pets?|dog|cat)(?! to (?:the|charity))
    (?:picked|chosen|chose) (?:a|the|my) (?:date|day|way)(?! (?:for|of|with|to) )
    (?:have|has|got) (?:a|the|my|his|her) (?:plan|means) (?:and|to) (?:the |a )?(?:means|do it|end it|carry it out|way to do)
    (?:i|ive|im|she|he|is|{relation}) (?:\\w+ ){0,2}cutting (?:again|last night|at night|to feel|to cope|when i|because i|for (?:years|months))
    (?:razors?|blades?) (?:\\w+ ){0,6}(?:cuts|room|drawer|scars|backpack)
    (?:cuts|scars|scratches|burns|slashes) (?:\\w+ )?(?:on|all over|along|up) (?:my|his|her|their) (?:\\w+ )?(?:arms?|legs?|wrists?|thighs?|forearms?|stomach)
    (?:wish|want|ask\\w*|beg\\w*|pray\\w*) (?:\\w+ )?(?:god|he|jesus|lord|him) (?:\\w+ ){0,2}(?:take|took|takes) me(?= $| (?:now|home|away|tonight|today|already|and|because|so|too))
    (?:curse|hate|regret) the (?:day|hour|night) (?:that )?i was born
    rather (?:be dead|not (?:live|wake|be alive|be here|exist)|die than (?:go|live|keep|face|stay|continue|wake|be here|feel))
    (?:saving|saved|hiding|hid|stockpil\\w+|gathering) (?:up )?(?:\\w+ ){0,2}(?:{medicine})
    (?:looking|staring|look|stare) (?:at|down from|off|over) (?:the|that) (?:\\w+ )?(?:bridge|tracks|knives|pills|rope|ledge|medicine cabinet)(?! (?:of|in the (?:picture|painting|photo)))
    (?:least painful|painless|less painful|most peaceful|quick and \\w+) (?:way|ways|method) (?:to|of|for) (?:die|dying|go|kill|end)
    how many (?:\\w+ ){0,2}(?:{medicine}) (?:\\w+ ){0,3}(?:take|die|kill|overdose|enough)
    i (?:just |truly |really )?deserve to (?:die|be dead|be gone)
    (?:sewer slide|toaster bath|self delete|end myself|delete myself|off myself|offing myself)
    tonight i (?:will|am going to) (?:go|come|be) (?:to|with|home to) (?:him|jesus|god|the lord|her|heaven|you)
    (?:meet|see|be with|go to) (?:jesus|god|the lord|my maker) (?:now|tonight|already)
    (?:die|death|hanged himself|suicide|killed himself) (?:\\w+ ){0,4}(?:and )?i (?:\\w+ ){0,3}(?:the same|too|like (?:him|that))
    if i (?:just )?(?:disappeared|vanished|stopped existing|was gone|were gone|ceased to exist|ended it)
    (?:life insurance (?:\\w+ ){0,8}(?:more than|without me|worth more)|worth more dead)
    (?:tie|tying|make|making) a (?:noose|hangmans \\w+)
    (?:bought|ordered|got) (?:\\w+ )?(?:helium|nembutal|exit bag)
    keep (?:\\w+ ){0,2}(?:sharp (?:things|objects)|blades?|razors?|knife|pills) (?:\\w+ ){0,2}my (?:mattress|bed|pillow|drawer|room|nightstand)
    (?:scratching|carving|slicing|digging) (?:into )?my (?:wrists?|arms?|skin|legs?|thighs?)
    (?:post\\w*|sent|sending|left|leaving|recorded|recording|texted) (?:\\w+ ){0,3}(?:goodbye|farewell) (?:messages?|notes?|videos?|letters?|texts?|posts?)
    (?:belt|rope|cord|noose|sheet|scarf) (?:\\w+ )?around (?:his|her|my|their) neck
    (?:stopped|refus\\w+|quit) (?:taking|to take) (?:his|her|my) (?:\\w+ )?(?:insulin|dialysis|heart pills|medicine|medication|meds)
    (?:just|only|waiting|hoping|praying|begging) (?:waiting )?to die
    (?:takes?|took|swallow\\w*|taking) all (?:their|the|my|his|her|of my|of the) (?:\\w+ )?(?:{medicine})
    himself (?:\\w+ ){0,3}(?:can|could|may|should) i
    (?:whats|what is|what does) (?:it )?(?:like|feel)(?: like)? to die
    almost (?:didnt|did not) (?:brake|turn the wheel|swerve|come back)
    loaded (?:pistol|gun|revolver|rifle|shotgun)
    (?:dont|do not) (?:\\w+ )?(?:i will|ill|i can|im going to) (?:make it|survive|last) (?:through|until|till|past|another)
    (?:once|when) (?:i am|im) (?:dead|buried|in the ground)
    (?:keep|kept|cant stop|started) cutting(?= $| (?:and|again|because|when|myself|at night))
    pray\\w* (?:\\w+ )?for (?:my )?(?:own )?death
    (?:slit|slashed|sliced|cut) (?:his|her|their|my) (?:\\w+ )?(?:wrists?|veins?)
    nothing left for me

    = child-abuse
    (?:boy|girl|child|kid|student|toddler) (?:\\w+ ){0,9}(?:belt marks?|bruises|burns on|welts|cigarette burns|burns him|burns her|stripes on)
    (?:my|the|a|our|his|her|this|neighbors?|neighbours?|little) (?:\\w+ )?(?:child|children|kid|kids|son|daughter|boy|girl|baby|stepson|stepdaughter|niece|nephew|student|grandson|granddaughter|little (?:sister|brother)) _ (?:abused|molested|raped|beaten|groped|touched (?:by|there|inappropriately)|being (?:hit|hurt|touched|abused)|bruises|told me _ touched|starved|locked (?:up|in))
    (?:touch\\w*|molest\\w*|abus\\w*|rap(?:es|ed|ing)|fondl\\w*|groom\\w*) (?:\\w+ )?(?:my|the|a|our|his|her|their|some|little) (?:\\w+ )?(?:child|children|kid|kids|son|daughter|stepdaughter|stepson|niece|nephew|baby|grandchild|granddaughter|boy|girl|student|little (?:sister|brother|girl|boy))
    (?:i|im|i am) (?:only |just )?(?:[5-9]|1[0-7]|a kid|a child|a minor|a teenager|a teen|in middle school|in high school)(?: years old)? _ (?:hits?|beats?|touch\\w*|hurts?|rap\\w+|abus\\w+|locks?|forces?|scared of|drunk|kicks?|burns?)
    (?:dad|father|mom|mother|stepdad|stepfather|stepmom|uncle|brother|stepbrother|cousin|grandpa|grandfather|teacher|coach|priest|pastor|babysitter|youth (?:pastor|leader)|mothers boyfriend|moms boyfriend) (?:\\w+ ){0,2}(?:touch(?:es|ed|ing)?|kiss(?:es|ed)|made me touch|makes me touch|comes? (?:in|into|to) (?:to )?my (?:room|bed)|came into my (?:room|bed)|gets? into my bed|undress\\w*|watches me (?:shower|undress|change)|shows? me (?:porn|his|naked)|took (?:off my|pictures of me naked))
    touch(?:es|ed|ing)? me (?:_ )?(?:there|down there|inappropriately|in (?:private|bad|places|ways|my private)|where|at night|private|sexually|under my|dont like|i dont want|makes? me uncomfortable|when (?:mom|dad|no one|nobody|everyone|im alone|i sleep))
    (?:our|its a|keep it a|dont tell|not to tell|nobody can know|our little) (?:\\w+ )?secret _ (?:touch\\w*|body|bed|games?|private)
    (?:i|im afraid i|scared i|going to|almost|might|want to) (?:will |might |may |keep |just )?(?:hit|hurt|shake|shook|smother|beat|harm|harming|hurting|hitting|slapped|beating) (?:my|the|our) (?:own )?(?:baby|child|children|kid|kids|son|daughter|toddler|newborn|infant)
    (?:child|sexual(?:ly)?) (?:abuse|abused|molestation) (?:by|as a|when i was|from|at|happening|in our|in my|survivor|victim|i)
    (?:was|been|were|being|got) (?:\\w+ )?(?:sexually )?(?:abused|molested|raped|assaulted|groomed)(?! (?:israel|tamar|dinah|bathsheba))
    (?:guy|man|person|men|stranger|leader|teacher|coach|dude|boy) (?:\\w+ ){0,3}(?:wants|asks?|asked|asking|begs|sends?|sent) (?:\\w+ ){0,3}(?:pics?|pictures?|photos?|nudes?|videos?)(?: of (?:me|my|him|his))
    (?:asks?|asked|asking|begs|pressur\\w+) me (?:for|to send) (?:\\w+ ){0,2}(?:nudes?|pics|naked \\w+)
    {attacker} (?:is |was |has |may be |might be |been )*(?:doing|does|did|done) (?:something|things|stuff|bad things) (?:bad |wrong |\\w+ )?(?:to|with) (?:me|us|our|my|her|his|the) ?(?:daughters?|sons?|kids?|child|children|that|when|at|i|little|stepdaughter|sister|brother|and|baby)
    {attacker} (?:\\w+ ){0,2}(?:hits|beats|whips|punches|kicks|slaps|burns|belts) (?:my|his|her|their|the|our) (?:\\w+ )?(?:kids?|child|children|boys?|girls?|sons?|daughters?|baby|stepson|stepdaughter)
    (?:leaves?|left|gave|gives|covered|full|has|leaving) (?:\\w+ ){0,3}(?:bruises|bruised|welts|cigarette burns)
    {attacker} (?:\\w+ ){0,2}(?:locks?|locked|chains|chained|ties|tied|shuts) (?:me|us|him|her|my \\w+|the kids) (?:\\w+ )?(?:in|inside|up|out|without|to)
    (?:keeps?|kept|always|started|wont stop) (?:\\w+ )?(?:touching|rubbing|stroking|grabbing|caressing|groping) (?:me|my (?:leg|thigh|knee|back|chest|breasts?|butt|bum|shoulders?|body|hair))
    (?:does|did|doing) (?:\\w+ )?things to me (?:that|when|at|i|and|every)
    {attacker} (?:\\w+ ){0,3}(?:watch(?:es|ed)?|films?|filmed|records?|recorded) (?:us|me|her|him|the \\w+) (?:\\w+ )?(?:shower|undress|change|changing|bathe|naked|in the (?:shower|bathroom))
    (?:shower|showers|undress|naked|bathe) (?:\\w+ ){0,2}while (?:he|she|they) (?:watch|film|look)\\w*
    (?:sent|sends|sending|shows?|showed|showing) (?:me|him|her|us) (?:\\w+ ){0,4}(?:privates?|penis|dick|genitals|naked|nudes?|bullet|noose)
    (?:wont|doesnt|dont|never|refuses to) (?:give|feed|let) (?:us|me|him|her|the kids) (?:\\w+ )?(?:dinner|food|eat|meals|lunch|breakfast)
    (?:locks?|locked) (?:up )?the (?:fridge|pantry|food|kitchen)
    (?:says|said|told me|told us|tells) (?:\\w+ ){0,6}(?:touched|touches|touching) (?:her|him|me|them)(?! (?:heart|deeply|hand|garment))
    (?:says|said|told me|tells me) (?:\\w+ ){0,3}(?:hurts|hits|touches|beats) (?:her|him|them)

    = abuse
    (?:my |the |an |her |our )?(?:\\w+ )?{attacker} (?:is |was |has |had |keeps |kept |always |often |sometimes |will |just |still |would |starts? |started |got mad and |gets (?:mad|drunk|angry) and |drinks and |comes home and |used to |been |has been |physically |violently |also |again |even |then |really |almost |nearly |tried to |tries to |sexually ){0,4}{hit} {me}
    {attacker} (?:\\w+ ){0,2}(?:forces?|forced|forcing|makes?|made|pressures?|coerc\\w+) (?:me|my wife|her) (?:to have|into|have|for|to do)? ?(?:sex\\w*|it|sleep with|do things|intercourse|anal|sleep|strip|marry|drink)
    (?:forces?|forced|raped|rapes|coerces) (?:himself|herself|themselves) on me
    (?:was|been|got|getting|being|am|is|are|were|be|gets) (?:\\w+ )?(?:raped|beaten(?: up)?|hit by|hit at home|abused|molested|assaulted|strangled|choked|punched|slapped around|battered|sexually (?:assaulted|abused|harassed)|trafficked|threatened by (?:my|him|her)|slapped|physically (?:abused|hurt))
    (?:abusive|violent|controlling|abuser) (?:\\w+ )?(?:husband|wife|spouse|marriage|relationship|boyfriend|girlfriend|partner|father|dad|mother|mom|home|household|ex|parent|parents|family|stepfather|man|situation)
    (?:husband|wife|boyfriend|girlfriend|partner|marriage|relationship|dad|father|mom|mother|home|ex|he|she|stepdad|family|parents) (?:is|are|was|gets|has become|became|became|turned|has been|can be|becomes) (?:\\w+ ){0,3}(?:abusive|violent|abusing|dangerous|scary when|aggressive with|physically)
    (?:domestic|family|spousal|dating|intimate partner) (?:violence|abuse) _ (?:i|me|my|victim|survivor|help|home|leave|what)
    (?:i|me|my|am|victim|in|escape|escaping|survivor|fleeing|from|suffering|experiencing) (?:\\w+ ){0,4}(?:domestic|family|spousal) (?:violence|abuse)
    (?:scared|afraid|frightened|terrified|fear|fearful|in fear) (?:of|for|to go|to be|that|when|to come|every time|he|she|my|around) (?:\\w+ ){0,2}(?:my life|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mom|mother|stepdad|home|him|her|he will|she will|hell|he comes|alone with|stepfather|uncle|brother|son|comes home)
    (?:scared|afraid|terrified|frightened) (?:when|every time|whenever) (?:he|she|my \\w+|dad|mom)
    (?:wont|doesnt|never|refuses to|will not|dont|didnt|not) (?:let|lets|allow|allows|letting) me (?:\\w+ )?(?:leave|go out|see my|have (?:friends|a phone|money|my)|work|talk|call|drive|eat|use the|out of|speak|visit|sleep|go to (?:the doctor|church|work|school)|get a job|wear)
    (?:controls|checks|took|takes|tracks|monitors|hides|locks|locked|keeps|smashed|broke) (?:all |everything )?(?:my|me) (?:\\w+ )?(?:money|phone|passport|papers|documents|id|keys|texts|messages|location|every|bank|in|up|out|everything|paycheck|wages|salary|arm|nose|rib|ribs|jaw|wrist)
    (?:threaten(?:s|ed|ing)?|says|said|swore|swears|promised|told me) (?:\\w+ ){0,4}(?:kill|hurt|shoot|beat|burn|stab|bury|take the (?:kids|children)|take my (?:kids|children)|ruin|find) (?:me|us|my|you|him|her|if i|the kids|himself|herself)
    (?:has|owns|got|with|waved|pulled|held|holds|put|grabbed|keeps|pointed|points) (?:a|his|her|the) (?:gun|knife|weapon|belt|machete) (?:\\w+ ){0,3}(?:me|us|my|against|to my|at|over|under)
    (?:bruis(?:e|es|ed)|black eye|broken (?:rib|ribs|arm|nose|jaw)|hand ?prints?|choke marks?|marks on my) _ (?:me|my|i|he|she|him|from|hide|cover|makeup|gave|again)
    (?:hide|cover|hiding|covering) (?:up )?(?:my |the )?bruises
    (?:submit|submission|obey|stay with|stay|staying|go back|honor|honour|forgive|divorce|leave|leaving|reconcile|respect|pray for|live with) _ (?:{danger})
    (?:{danger}) _ (?:submit|should i (?:stay|leave|forgive|divorce|submit|obey)|leave him|leave her|divorce|stay married|biblical grounds|go back)
    walk(?:ing)? on eggshells
    (?:when(?:ever)?|every time|each time|if|after|once|because) (?:he|she|my \\w+|dad|mom) (?:gets|is|comes home|has been|was|got) (?:drunk|drinking|angry|mad|high|wasted) (?:he|she|i|and|we|it)
    (?:hits?|beats?|hurts?|slaps?|kicks?|chokes?|punches?) me (?:when|if|because|every|but|and|again|so|in front|at home|until|with|for|a lot|sometimes|often|almost|on|after|during)
    (?:raped|rapes|molested|molests|assaulted|strangled|choked|slaps|slapped|punches|punched|kicks|chokes|strangles|spits on|beats) me
    throws? (?:things|stuff|plates|dishes|objects|bottles|furniture|chairs?) at (?:me|us|the kids)
    (?:spanks?|belts?|whips?) me (?:until|so hard|with|when|and|because|till)
    (?:he|she|they|husband|wife) (?:says?|said|told me|tells me|keeps saying) (?:\\w+ ){0,4}(?:worthless|deserve it|deserved it|my fault|nobody will believe|no one will believe|obey him|bible says i must|bible says i have to)
    what (?:he|she|they|my \\w+) (?:did|does|has done|keeps doing) to (?:me|us|my (?:\\w+ )?(?:arm|face|body|eye|neck|child|children|daughter|son|kids?|sister|mother|mom|leg|back|hand|ribs?)|the (?:kids|children))
    (?:his|her|their|your) hands? (?:around|on|round|over|at|up|under|in|down|inside) my (?:\\w+ )?(?:neck|throat|mouth|skirt|shirt|pants|thighs?|legs?|breasts?|underwear|dress|butt|blouse)
    (?:got|been|was|were|being) (?:\\w+ )?groped
    groped (?:me|my|her|him)
    {attacker} (?:\\w+ ){0,2}(?:hits|beats|slaps|punches|chokes|kicks|strangles|abuses|rapes|is (?:beating|hitting|abusing|hurting)) (?:her|him|them|his (?:wife|girlfriend|mother|mom)|her (?:husband|boyfriend|mother|mom))
    (?:with|has|had|have|got|gave (?:me|her|him)) (?:a |an? )?(?:black eyes?|split lip|busted lip|broken (?:nose|jaw|ribs?))
    (?:son|daughter|grandson|granddaughter|carer|caregiver|nurse|nephew|niece|kids|children) (?:\\w+ ){0,2}(?:takes?|steals?|took|stole|controls|keeps) (?:all )?my (?:\\w+ )?(?:pension|money|check|social security|savings|bank card|medicine)
    (?:and|he|she|then|sometimes) (?:\\w+ )?(?:pushes|shoves|shoved|slaps|hits|punches|kicks|chokes|pinches|spits at) (?:me|us)(?! (?:to|toward|towards|closer|forward|that|how|like) )
    (?:says|said|swore|swears|told me|tells me|promised) (?:\\w+ ){0,6}(?:he|she|they) (?:will|would|is going to|are going to)? ?(?:kill|hurt|shoot|burn|stab) (?:me|us|my|himself|herself)
    (?:keep|keeps|kept|let (?:him|her|them)|lets|letting) (?:\\w+ )?(?:punching|hitting|beating|hurting|slapping|kicking|abusing|choking|raping|hit|beat|hurt|choke) (?:me|us|my (?:mom|mother|kids|children|sister)|her|him)
    {attacker} (?:\\w+ ){0,3}(?:slam\\w*|smash\\w*|bash\\w*|twist\\w*|breaks?|broke|bit|bites|bent|spat (?:in|on)|spits? (?:in|on)|yank\\w*) my (?:\\w+ )?(?:{body})
    (?:knocks|knocked|throws|threw|slams|slammed|pins|pinned|drags|dragged) (?:me|us|her) (?:around|out of the (?:car|house)|against|into the|to the (?:floor|ground|wall)|down|across|by)
    {attacker} (?:came|comes|coming|went|lunged|swung|swings) at (?:me|us) (?:with)
    (?:reads|checks|goes through|went through|monitors|tracks) (?:all )?my (?:\\w+ )?(?:texts|messages|phone|emails|location|chats)
    (?:tells me|decides|controls|dictates) (?:who|whom|what|where|when) i (?:can|am allowed|may|wear|go|talk|eat)
    (?:flinch|tremble|freeze|shake|hide|cower) when(?:ever)? (?:he|she|my \\w+|dad|mom) (?:comes|gets|walks|opens|raises|yells|is)
    sleep (?:\\w+ ){0,5}(?:door|locked|closet) because of (?:my|him|her)
    kill me if (?:he|she|they) (?:\\w+ )?(?:knew|knows|finds?|found|saw|sees|catches)
    (?:right|permission|authority|allowed) to (?:discipline|correct|punish|hit|beat|spank) (?:me|his wife|a wife|your wife|her)
    husband (?:\\w+ ){0,2}(?:disciplines|spanks|punishes) me
    (?:say|said|says|tell (?:him|her)|told (?:him|her)) no (?:\\w+ ){0,3}(?:anyway|does it|did it|keeps going|kept going|didnt stop|doesnt stop|wont stop)
    (?:drugged|spiked|roofied) (?:me|my|her)
    woke up (?:\\w+ )?(?:naked|without (?:my )?(?:clothes|underwear|pants)|undressed)
    punch(?:ed|es|ing) (?:a hole|holes|the walls?|the doors?|walls)

    = threat
    (?:mak(?:e|ing)|put(?:ting)?|send(?:ing)?|tak(?:e|ing)) (?:my|our|the) (?:\\w+ ){0,2}(?:family|kids|children|wife|husband|babies) (?:\\w+ ){0,3}(?:(?:to )?sleep for ?ever|to heaven with me|with me for ?ever)
    (?:someone|somebody|a man|man|stranger|they|people|he|she|guy|gang|ex|stalker|neighbor|my \\w+) (?:is |are |was |keeps |has been |wants? |trying |going |is trying |is going )*(?:following|stalking|hunting|chasing|threatening|watching|blackmailing|after|extorting|to kill|to hurt|coming (?:for|after)|kill|looking for) me
    (?:being|been|am|getting|get|got) (?:\\w+ )?(?:followed|stalked|blackmailed|trafficked|kidnapped|held against|threatened|hunted|extorted|forced (?:to (?:work|marry|beg|sell)|into (?:marriage|prostitution|sex|work))|sold|sextorted)
    (?:in danger|not safe|unsafe|isnt safe|fear for my life|life is in danger|afraid for my life|going to kill me|wants me dead|want me dead|trying to kill|tried to kill me|breaking in|broke in|broken into|intruder|outside my (?:door|house|window) (?:now|right|with))
    (?:against my will|cant (?:leave|escape|get out) (?:this|the|here|from)|took my passport|forced marriage|forcing me to marry|make me marry|(?:sell|selling) my body|send (?:my|the) (?:nudes|naked|photos))
    {want} (?:just |really )?(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|hurt|hurting|poison|strangle|beat up|harm|attack) (?:him|her|them|you|someone|somebody|people|my (?:husband|wife|boss|dad|father|mother|mom|ex|brother|sister|neighbor|coworker|teacher|classmates?|parents|family|kids|children|baby|boyfriend|girlfriend|roommate)|everyone|everybody|that|the people|those|others|him and|another|(?:my|his|her) \\w+ (?:for|because|and|so))
    (?:bring|bringing|take|taking) a (?:gun|knife|weapon|bomb) to (?:school|work|church|class)
    (?:make|making|build|building) a bomb
    voices _ (?:kill|hurt|harm|die|jump|cut|do it|burn)
    (?:god|jesus|spirit|voice|voices|angel|satan|devil|demons?) (?:is |are |has )?(?:tell|tells|telling|told|wants|commands|commanded|say|says) (?:me )?(?:_ )?(?:kill|sacrifice (?:my|him|her)|hurt (?:my|him|her|someone|myself)|die|jump|stop (?:taking )?(?:my )?(?:meds|medication|medicine))
    (?:evicted|kicked out|thrown out|homeless|sleeping (?:outside|on the street|in my car)|no place to (?:sleep|go|stay)|nowhere to (?:sleep|go|stay)|havent eaten|nothing to eat|no food) (?:_ )?(?:tonight|now|night|my kids|children|kids|baby|cold|with|days|and)
    shoot(?:ing)? up (?:the|a|my|this|that|his|our) (?:\\w+ )?(?:school|church|place|work|office|mall|class|mosque|synagogue)
    (?:i will|ill|going to|want to|i could|thinking of|thinking about|wants to) (?:\\w+ )?(?:burn|burning|blow|blowing|torch|bomb|set fire to) (?:up |down )?(?:\\w+ )?(?:church|school|house|place|building|office|mosque|synagogue|them all|everyone)
    (?:i will|ill|want to|going to) make (?:them|him|her|you|everyone) (?:all )?pay(?! (?:for (?:lunch|dinner|the)|attention|rent|back|the|tax\\w*))
    i (?:\\w+ ){0,2}(?:could|might|want to|would) (?:\\w+ )?(?:strangle|choke|stab|shoot|kill|murder|poison|smother|beat) (?:my|him|her|them|that|someone)
    i (?:\\w+ ){0,2}(?:beat|hit|slapped|punched|choked|strangled|shoved|kicked|raped|abused) (?:up )?(?:on )?my (?:\\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|mother|mom|father|dad|fiance|fiancee|ex)(?! (?:at|in (?:chess|golf|tennis|a game)|to))
    i want (?:my |him |her |them )(?:\\w+ )?dead
    (?:planning|plan|plotting) (?:\\w+ ){0,6}(?:get back at|revenge|bomb|shooting)

    = eating-disorder
    (?:anorexi\\w*|bulimi\\w*|eating disorder|binge eating|binge and purge|bingeing|purging|orthorexia)
    (?:make|makes|making|made|force|forcing) (?:myself|herself|himself) (?:throw up|vomit|sick|puke|to vomit|to throw up)
    (?:throw|throwing|threw|throws|puk\\w+|vomit\\w*) (?:it )?(?:up )?(?:\\w+ ){0,3}(?:after (?:eating|meals?|i eat|every|dinner|lunch|each|food|she eats)|my food|to (?:lose|be thin|get thin|stay thin)|everything i eat|on purpose|what i (?:eat|ate))
    (?:havent|have not|not|stopped|stop|quit|refus\\w+|cant bring myself to|afraid to|scared to|barely|hardly|hate|dont) (?:eat|eaten|eating)(?: (?:in|for|any|so|because|anything|much|since|at all|until|to|food|more|real|properly|\\d+|myself|days|enough))? ?(?:\\w+ ){0,3}(?:days|thin|skinny|weight|fat|weeks|calories|body|ugly|disgusting|control|pounds|lose|deserve|mirror|kilos|guilty|hospital)
    (?:starv\\w+|starve) (?:myself|herself|himself|to (?:lose|be))
    (?:fat|disgusting|ugly|gross|huge|obese) _ (?:not eat|stop eating|starve|dont eat|throw up|skip(?:ping)? meals|purge|laxatives|deserve food|deserve to eat|eating)
    (?:skip|skipping|skipped) (?:\\w+ )?meals (?:to|because|so|for) (?:lose|i|be|weight|thin)
    (?:laxatives?|diet pills|diuretics) _ (?:lose|weight|thin|every|day|purge|after|too many|control|eat\\w*)
    (?:only|just|under|less than|below) (?:eat|eating|let myself eat|allow myself)? ?\\d{2,3} (?:calories|cals|kcal)
    (?:binge|bingeing|binging|binged|cant stop eating|eat until i|eat till i)(?! (?:watch|watched|watching|read|reading|on netflix|of (?:the|a)))
    (?:dont|do not) deserve (?:food|to eat)
    (?:guilty|ashamed|panic|terrified|afraid|scared) (?:\\w+ ){0,3}(?:when(?:ever)? i eat|after eating|after i eat|of (?:food|eating|gaining weight)|every time i eat|to eat)
    (?:daughter|son|sister|friend|wife|girl) _ (?:anorexic|bulimic|wont eat|refuses to eat|stopped eating|throws up|starving|so thin|skin and bones|hides food|makes herself)
    (?:just|only|really|need|want) (?:\\w+ )?(?:to )?be (?:thin|skinny|thinner|skinnier|skin and bones)
    (?:fast|fasting|without (?:food|eating)|not eating|dont eat) (?:\\w+ ){0,6}(?:pass(?:ed)? out|faint\\w*|lose (?:weight|\\d+)|thin|skinny|lbs|pounds|kilos)
    (?:hides?|hiding|hid|throws? away|flush\\w*) (?:her|his|my|the) (?:food|meals?|lunch|dinner)
    (?:is|am|im|are) (?:all|just|only|skin and|nothing but) bones
    (?:chew|spit)\\w* (?:\\w+ ){0,8}(?:get fat|fat|thin|calories|weight)
    (?:weigh|kilos|pounds|lbs) (?:\\w+ ){0,5}(?:huge|fat|enormous|disgusting)

    = addiction
    (?:i|we|he|she|my (?:\\w+ )?(?:{relation})) (?:\\w+ )?(?:smokes?|smoked|smoking|snorts?|snorted|sniffs?|sniffed|injects?|injected|shoots? up|do|does|did|use|uses|used|takes?|took|deals?) (?:crack|meth|heroin|coke|cocaine|glue|fentanyl|crystal|ecstasy|ketamine|drugs|dope|speed|pcp|opioids|oxys?)
    (?:bet|gambled|lost|blew|wagered) (?:\\w+ ){0,2}(?:mortgage|rent|paycheck|savings|salary|wages|grocery money|house|inheritance|college fund)
    (?:i am|im|am i|i was|become|became|becoming|ive been|being|been|is|got|getting|hes|shes) (?:\\w+ ){0,2}(?:an? )?(?:\\w+ )?(?:alcoholic|addict|addicted|drug addict|junkie|hooked on|dependent on|strung out)
    (?:addicted|addiction|enslaved|hooked|in bondage) (?:to|on|with) (?:\\w+ ){0,2}(?:drugs?|alcohol|porn\\w*|meth|heroin|cocaine|crack|pills|opioids?|fentanyl|gambling|drinking|weed|marijuana|sex|nicotine|betting|lust|painkillers|vaping|gaming|games|xanax|adderall|oxy\\w*|beer|wine|vodka|liquor|masturbat\\w+|the bottle|my phone|my screen|slots|cigarettes|smoking|scrolling|social media)
    (?:my|our|his|her|an|this|with|overcome|break|fight|fighting|struggl\\w+|battl\\w+|porn\\w*|drug|alcohol|gambling|sex|free from) (?:\\w+ ){0,2}addiction
    (?:cant|cannot|can not|couldnt|dont know how to|unable to|never|want to|trying to|tried to|need to|help me|how (?:do|can) i|how to|keep trying to|struggl\\w+ to) (?:seem to |just )?(?:stop|quit|control|give up|kick) (?:my )?(?:drinking|using|drugs|doing drugs|gambling|betting|watching porn\\w*|looking at porn\\w*|porn\\w*|smoking (?:weed|crack|meth)|getting (?:high|drunk)|shooting up|taking (?:pills|drugs)|alcohol|masturbat\\w+|vaping|smoking|popping pills|snorting)
    (?:relapsed?|relapsing|fell off the wagon|drunk again|drinking again|using again|got high again|started (?:drinking|using|gambling|smoking) again|back to drinking|drank again|used again)
    (?:drink|drinking|drank|drunk|high|use|using|smoke|get wasted|gamble|get high|shoot up) (?:myself )?(?:\\w+ ){0,3}(?:every (?:day|night|morning|single)|all day|daily|to (?:sleep|forget|numb|cope|function|feel|get through)|until i (?:pass|black)|since morning|in secret|alone at night|before work|nonstop)
    (?:withdrawals?|detox\\w*|rehab|cold turkey|sober|sobriety|clean for|dts|aa meeting|na meeting) _ (?:me|my|i|shaking|again|days|help|months|failed|cant|lost|bad|going|struggl\\w+)
    (?:i|im) _ (?:withdrawals?|detox|rehab|sober|sobriety)
    {other} (?:\\w+ ){0,4}(?:on drugs|using drugs|addicted|addict|alcoholic|drinking problem|meth|heroin|overdosed|in rehab|drinks too much|drinking himself|drinking herself|wont stop drinking|always drunk|hooked|gambles|gambling|fentanyl|relapsed)
    (?:drinking|drug|gambling|porn|alcohol) (?:problem|habit|addiction|abuse|issue)
    (?:lost|gambled|gambling|bet|spent|blew|losing) (?:\\w+ ){0,4}(?:casino|gambling|betting|slots|poker|our savings|my paycheck|our rent|rent money|the mortgage|everything|lottery)
    (?:need|crave|craving|want) (?:a|my|another|the|for) (?:drink|fix|hit|high|alcohol|drugs)
    (?:bottles?|fifth|liter|litre|cases?|six pack|pints?|cans|glasses) of (?:\\w+ )?(?:vodka|whiskey|whisky|rum|wine|gin|tequila|beer|liquor|bourbon|scotch) (?:every|a|each|per|before|by) (?:day|night|morning|evening|single|work|breakfast|noon)
    (?:get|getting|come|coming|stay|staying) (?:off|clean from|away from) (?:the |of )?(?:{drug})
    (?:{drug}|drinks?|smoke|high) (?:just )?to (?:get through|make it through|survive|face|start) (?:the|my|every|each|a) (?:\\w+ )?(?:day|night|morning|shift|week)
    (?:{relation}) (?:\\w+ ){0,2}(?:drinks|drinking|is drunk|wasted|stoned|uses|gets drunk|gets high) (?:\\w+ )?(?:every|all|too|until|daily|each|again|constantly|a lot|so much)
    (?:i am|im|am i|become|became) (?:just |such |nothing but )?a (?:\\w+ )?(?:drunk|drunkard|wino|pothead|crackhead|problem drinker|compulsive gambler|gambling addict)
    (?:hide|hiding|hid|sneak\\w*) (?:\\w+ ){0,2}(?:vodka|bottles|drugs|whiskey|alcohol|liquor|pills|weed|booze|drinking)
    (?:my|his|her|a) (?:drug )?dealer
    (?:those|dirty|adult|porn|xxx) (?:websites|sites|videos)

    = grief
    (?:{relation}|nana|gramma|granny|grampa|papa|mama|daddy|mommy|mum)s? (?:\\w+ ){0,2}(?:in|into|to) (?:a )?(?:hospice|palliative care)
    (?:mom|dad|mother|father|brother|sister|son|daughter|husband|wife|grandma|grandpa|nana|papa|mama)s (?:\\w+ )?(?:funeral|burial|wake|memorial service) (?:is|was|will be) (?:\\w+ )?(?:today|tomorrow|tonight|this|next|on|yesterday|last)
    (?:{relation}|nana|gramma|granny|papa|mama) (?:died|passed away|passed)(?! (?:the|by|out|on the|his|her|it))
    (?:my|our) (?:\\w+ ){0,3}(?:{relation}|dog|cat|pet|pastor|teacher|coworker|mentor|in law|godmother|godfather|fiance|grandmom|nana|papa|nan) (?:_ )?(?:died|passed away|passed|is dead|was killed|is gone|is dying|has died|are dead|were killed|drowned|took (?:his|her|their) own|hung (?:himself|herself)|committed suicide|killed (?:himself|herself)|was murdered|got killed|went to be with|is with the lord|has passed|in hospice|terminal|has weeks|has days|few (?:days|weeks) (?:left|to live)|stillborn|was stillborn|miscarried|died in)
    (?:lost|lose|losing|buried|bury|burying|miss|missing|grieving|mourning) (?:\\w+ )?(?:my|our|a|the) (?:\\w+ ){0,2}(?:{relation}|twins|pregnancy|unborn|dog|cat|fiance)(?! (?:in (?:the|a) (?:store|mall|crowd)|on the bus|keys))
    (?:miscarr\\w+|stillbirth|stillborn|abortion i had|lost the baby|ectopic)(?! (?:of justice|justice))
    (?:funeral|burial|memorial|wake|grave|ashes|cremat\\w+|death|passing|loss|anniversary of the death) (?:of|for) (?:my|our) (?!savior|lord|king|sins)
    (?:my|our) (?:\\w+ )?{relation}s (?:funeral|death|grave|passing|burial)
    (?:i am|im|being|became|now|newly|as) (?:a )?(?:\\w+ )?(?:widow|widower|widowed|orphan|grieving|bereaved|in mourning|heartbroken since)
    (?:cant|dont|how|unable) _ (?:live|go on|cope|breathe|function) without (?:him|her|my|them|you)
    (?:i|my) (?:\\w+ )?(?:grief|grieving|mourning)
    (?:miss|missing) (?:him|her|them) (?:so much|every day|terribly|since|so bad|every|and)
    (?:someone|somebody|person|one) i (?:love|loved) (?:just |has |recently )?(?:died|passed|passed away|is dying)
    (?:diagnosed with|have|has|fighting) (?:\\w+ ){0,3}(?:terminal|stage (?:4|four|iv)|months to live|weeks to live|incurable)
    (?:i am|im|she is|he is) dying(?! (?:to|of|for))
    (?:my|our) (?:\\w+ )?(?:{relation}) (?:\\w+ ){0,6}(?:went home to (?:be with|the lord|jesus|glory|heaven|god)|passed away|was called home|died in my arms)
    (?:dog|cat|pet|horse|puppy|kitten|bird|bunny) (?:\\w+ ){0,2}(?:put down|put to sleep|died|passed|is dead|got run over)
    (?:i|we|my) (?:\\w+ ){0,5}(?:his|her) last breath

    = despair
    (?:i am|im|so|feel|feeling|been) (?:\\w+ )?(?:sad|down|low|empty|numb) (?:all the time|every day|all day|constantly|for (?:months|weeks|years|no reason))
    (?:so|very|really|deeply|severely|too|still|always) depressed
    depressed (?:af|asf|as hell|again|and|all|every|since|for)
    (?:feel|feeling|felt|i am|im|am|so|completely|totally|utterly) (?:\\w+ ){0,3}(?:hopeless|worthless|useless|empty inside|so empty|numb inside|completely numb|dead inside|broken beyond|like giving up|like a failure|like nothing|like dying|unloved|unlovable|suffocating|at rock bottom|rock bottom|desperate|in despair|trapped|like im drowning|like i am drowning|forsaken|depressed|devastated|like i dont matter|crushed|invisible|unbearable)
    (?:depress\\w+|major depression|bipolar|panic attacks?|nervous breakdown|mental breakdown|breaking down|postpartum) (?:_ )?(?:i|me|my|again|help|months|weeks|years|cant|meds|medication|me up|is killing|every)
    (?:i|my|me|with|have|struggl\\w+|battl\\w+|fight\\w*|suffer\\w*|in|im in) (?:\\w+ ){0,4}(?:depress\\w+|panic attacks?|breakdown|despair|ptsd|anguish)
    (?:cant|cannot|dont|havent|couldnt) (?:\\w+ )?(?:stop crying|stopped crying|get out of bed|feel anything|feel god|cope|sleep (?:for|in|at all)|slept in|see (?:a|any) (?:future|hope|light|way|point)|find (?:any )?(?:hope|joy|reason)|face (?:the|my)|handle (?:life|it|this)|take (?:it|this))(?! (?:lightly|for granted|seriously))
    hate (?:myself|my life|who i am|everything about (?:me|myself)|my body|my existence|what ive become)
    (?:want(?:ed)? to|ready to|about to|feel like|going to|close to|i) (?:just )?(?:give up|giving up|quit (?:life|everything)|run away from (?:everything|home|it all))(?! (?:chocolate|sugar|coffee|meat|social|tv|alcohol|my seat|on (?:him|her|them|people|learning)))
    (?:god|jesus|lord|he|everyone|everybody|they all) (?:has |have |had |must |must have )?(?:abandoned|forgotten|left|forsaken|hates?|rejected|doesnt (?:love|hear|care|want|answer)|does not (?:love|hear|care|want)|turned (?:his|their) back on|is punishing|given up on|gave up on) me?
    (?:nobody|no one|noone|not one person) (?:\\w+ )?(?:loves|cares|wants|understands|needs|listens|likes|believes|would want|talks to|helps)(?: about| to)? ?me
    (?:i have|got|theres|there is|have) (?:no one|nobody|noone|no friends|no hope|no future|nothing left|no reason|no strength left|no energy to)
    (?:lost|losing|no|without|give me|given up|running out of|out of|run out of) (?:all |any |every )?hope(?! (?:chapel|for the (?:game|team)))
    (?:end of (?:my|the) rope|falling apart|life is falling|world is (?:ending for me|falling|collapsing)|everything is falling|everything is (?:hopeless|pointless|meaningless|dark)|drowning in (?:sadness|sorrow|grief|depression|pain)|in (?:so much|too much|unbearable|constant) pain|hit rock bottom|dark place|darkness (?:is|around|wont|inside)|black hole|my heart is (?:broken|shattered|in pieces))
    (?:whats|what is|there is|theres|is there|see) (?:the |no |any )?point (?:anymore|any more|(?:of|in|to) (?:living|life|going on|trying|anything|it all|praying|any of|everything|being))
    (?:dont|do not) (?:see|know|have|find) (?:the |a |any )?(?:point|future|reason)(?: (?:anymore|in (?:life|anything|living)|to))?
    (?:beyond|past|too far gone for|unworthy of) (?:saving|forgiveness|help|hope|redemption|repair|gods (?:love|forgiveness|grace))
    (?:god|he|jesus) (?:cant|could never|will never|would never|wont) (?:forgive|love|want|save) me
    (?:i am|im|am i|i feel|feeling) (?:so |very |completely |all |really |utterly )?(?:broken|a mistake|a failure|lost and alone|unwanted|a disappointment|damned|cursed|beyond help|a waste)(?! (?:bread|record))
    (?:heartbroken|soul is (?:crushed|weary|in anguish|dead)|crying (?:every|all) (?:night|day|the time)|cry myself to sleep|cried all night|cry every (?:day|night))
    (?:feel|feeling|felt) (?:\\w+ )?(?:numb|nothing (?:anymore|any more|inside|at all|when|now))
    (?:nobody|no one|noone|not one person) (?:\\w+ )?(?:cares?|notices?|would (?:care|notice)) (?:if|whether|that|about|what) (?:i|me|my|happens)
    (?:feel|am|im|so|completely|utterly|totally|all) alone (?:and|in) (?:nothing|nobody|no one|this|i cant|the world|hopeless|empty|lost|scared)
    (?:lost|losing|without|have no|no more) (?:the |my |all |any )?(?:will|strength|desire|energy) to (?:go on|live|continue|keep going|carry on|fight|exist|get up)
    (?:ive|i have|i) (?:\\w+ )?(?:given up|gave up|give up)(?= $| on (?:myself|god|everything|life|praying|me|it all)| (?:hope|everything|completely|and|because|trying))
    (?:i am|im|feel like i am|feel like im) (?:\\w+ )?drowning(?= $| (?:and|but|here|inside|help))
    (?:having|have|had|get|getting|got) (?:\\w+ )?(?:panic|anxiety) attacks?
    (?:heaven|god) is silent
    (?:im|i am) (?:\\w+ )?(?:crumbling|shattering|unraveling|sinking)
  `,
};
