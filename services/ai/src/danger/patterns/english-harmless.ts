/** Phrases in English that only look like danger, a pattern on each line (see `PatternList`). */
export const ENGLISH_HARMLESS = `
  (?:the )?(?:eye|gate) of (?:the|a) needle
  (?:plank|beam|log|speck|mote) in (?:my|your|his|her|the|ones) (?:own |brothers )?eye
  (?:i am|im|i feel) (?:so |really |totally |just )*(?:hopeless|useless|terrible|horrible|a disaster|a failure|awful|bad) (?:at|with) (?!life|everything|living|being|this|it|all|my|love|people|loving|keeping|prayer|night)\\w+(?: \\w+){0,2}
  i suck at (?!life|everything|living|being|this|it)\\w+(?: \\w+)?
  (?:died|passed away|passed) (?:back )?in (?:1\\d\\d\\d|200\\d)
  (?:adam|eve|adam and eve) (?:\\w+ )?(?:ate|eat|eats|bit|took) (?:\\w+ ){0,3}(?:apple|fruit|pomegranate|fig)
  (?:(?:i|we) (?:want to|would like to|need to|have to) )?(?:end|stop|quit|finish|cancel) (?:my|our|the|this) (?:bible|reading|study|prayer|devotional|psalms?) (?:reading |study )?(?:plan|schedule|course)(?: (?:early|sooner|today|now|halfway))?
  (?:goodbye|farewell) (?:speech|party|card|gift|service|lunch|dinner|sermon|prayer) (?:for|to) (?:our|my|the|a) (?:\\w+ )?(?:pastor|teacher|boss|priest|coworkers?|colleagues?|missionar(?:y|ies)|neighbors?|volunteers?|leader)(?: (?:who is |is )?(?:leaving|retiring|moving|going away))?
  (?:how (?:do|can|should) (?:i|we) |(?:i|we) (?:want|need) to )?kill(?:ing)? (?:my |the |our )?(?:sins?|pride|flesh|lust|old self)(?: in (?:my|our) (?:life|lives|heart|hearts|flesh))?
  he touched me (?:who (?:wrote|composed|sings|sang)|lyrics|chords)(?: \\w+){0,4}
  di(?:e|ed|es|ing) (?:daily|every day)? ?to (?:self|myself|oneself|yourself|sin|sins|the flesh|my flesh|my self|my ego|my pride|pride|ego|the world|the old \\w+|the law|our sins|ourselves|my sin|my sins|my own desires|what i want|my desires)
  di(?:e|ed|ing) (?:with|for|in) (?:christ|jesus|the lord|the faith|his name|my faith|our sins|my sins|us|me|you|all|our)
  di(?:e|ed) for _ sins?
  (?:to )?live is christ (?:and )?(?:to )?die is gain
  (?:christ|jesus|he|god|lord) (?:had to |must |did |has )?(?:die|died)
  (?:is|are|was|were|am|im|been|just|absolutely|all|youth|kids|hes|shes|theyre) dying to (?!die|end|join|rest|drink|use|smoke|get (?:out|away|high|drunk)|(?:meet|see|be|go) (?:\\w+ ){0,2}(?:god|jesus|lord|maker|heaven)|be (?:dead|gone|free|done|over)|leave|escape|disappear|stop|sleep|kill|hurt|cut|cancer|leukemia|covid|an|a|the|this|his|her|my|our|drugs|alcohol|addiction|aids|suicide)\\w+
  dying to (?:know|see|hear|try|meet|ask|read|tell|eat|get|go|find|learn|sin|self|myself)
  dying (?:of|from) (?:laughter|laughing|curiosity|boredom|embarrassment|heat)
  (?:die|died|dead|dying) (?:laughing|of laughter)
  (?:could|would|id|ill) (?:just )?(?:kill|murder|die) for (?:a|an|some|that|this|the|coffee|chocolate|pizza|sleep|another)
  (?:my|our|the|her|his) (?:\\w+ )?(?:cat|dog|puppy|kitten|horse|hamster|parrot|bird|goldfish|fish|rabbit|pet|cow|guinea pig|turtle) (?:\\w+ )?(?:died|passed away|passed|is dead|was put down|dies)(?: (?:will|can|shall) (?:i|we) (?:see|meet) (?:him|her|it|them) (?:again|in heaven))?
  (?:addicted|hooked) (?:to|on) (?:the )?(?:book of )?(?:psalms?|proverbs|acts|gospels?|scriptures?|ruth|genesis|romans|isaiah)
  (?:afraid|scared|fear) (?:of )?(?:the )?(?:devil|satan|demons?|evil spirits|hell)
  (?:stabbed|smitten|struck|pierced|wounded) (?:\\w+ )?(?:under|through|in) (?:the )?(?:fifth rib|side|belly|temples?)
  hit (?:me|us) (?:up )?with (?:\\w+ ){0,3}(?:verses?|psalms?|proverbs?|questions?|chapters?|best|favorites?)
  (?:(?:i|we|and|you) )?(?:(?:dont|do not|didnt|did not|never|without|not|afraid to) )?(?:(?:want|wanting|mean|meaning|wish|trying|like) )?(?:to )?hurt(?:s|ing)? (?:\\w+ ){0,3}(?:feelings|pride|dignity)
  without (?:hurting|wounding|offending|crushing|humiliating|shaming|embarrassing) (?:him|her|them|anyone|anybody|people|others|(?:the|a|my|his|her|their|our|someone|somebody|old) ?\\w*)
  (?:(?:i|we) )?(?:dont|do not|not|never|avoid|without) (?:\\w+ ){0,2}(?:hurt|offend|wound)(?:ing)? (?:anyone|anybody|him|her|them|people|others|my \\w+|the \\w+(?: \\w+)?) (?:by|when i|if i) (?:leav\\w+|quit\\w*|step\\w*|say\\w*|tell\\w*|declin\\w*|suggest\\w*|chang\\w*|mov\\w+|turn\\w*|refus\\w*|resign\\w*|not (?:com|go|join)ing)
  (?:end|ending|ends|leave|leaving|quit|quitting|close|closing|finish|finishing|winding down|wind down|step(?:ping)? down from) (?:our|the|my|a|this|that) (?:(?!life|lives|pain|suffering|misery|existence|world|earth|goodbye|last|final|suicide)\\w+ ){0,2}(?:group|circle|committee|board|class|study|choir|season|series|club|team|meeting|semester|church|program|event|camp|conference|retreat|eulogy|speech|talk|sermon|course)
  (?:how (?:to|do (?:i|we)|can (?:i|we)|should (?:i|we)) )?say (?:goodbye|farewell) (?:well|with (?:grace|gratitude|thanks|a blessing)|kindly|gracefully)
  kill(?:s|ed|ing)? (?:(?:my|our|the|a|an|some|all|another|two|three|few|every|his|little|poor|of|those|these|neighbors|laptop|phone|car|apple) ){0,3}(?:plants?|houseplants?|basil|tomato(?:es)?|seedlings?|roses?|orchids?|lawn|grass|weeds?|crops|garden|flowers?|blossoms?|cactus|succulents?|sourdough|battery|batteries|engine|lights?|mood|vibe|hours?|time|bugs?|ants|roach(?:es)?|cockroach(?:es)?|mosquito(?:e?s)?|spiders?|mice|rats?)
  hours to kill
  (?<!(?:he|she|they|husband|wife|dad|father|mom|mother|parents|boyfriend|girlfriend|ex|stepdad|stepmom|partner|pastor|boss|uncle) )(?:took|take|taking|taken|hid|confiscated) (?:away )?(?:the|their|his|her|my (?:kids|childs|childrens|sons|daughters|teens|teenagers|boys|girls)) (?:\\w+ ){0,2}(?:phones?|tablets?|ipads?|xbox|playstation|console|games?|video games|screens?|tv|wifi|internet|computer|laptop|earbuds|headphones|skateboard|bike|toys?|allowance|remote|cookies|candy|car keys)(?: away)?
  kill(?:s|ed|ing)? (?:time|the mood|the flesh|my flesh|sin|the old \\w+|the lights?|two birds|the engine|the deeds|my pride|the joy|the vibe|the battery|the weeds|bugs|ants|mosquitos?|spiders?|germs|the grass|a giant|giants|goliath)
  (?:feet|back|head|legs|shoes|boss|commute|homework|traffic|curiosity|suspense|heat|knees?|allergies|wait|waiting|test|exam|work) (?:are|is|was|were)? ?(?:killing|killed|kills) me
  (?:my|the|our) (?:\\w+ )?(?:phone|laptop|battery|computer|car|plant|plants|garden|flowers?|tv|engine|wifi|internet|tablet|internet connection|watch|goldfish tank|sourdough|tree|lawn|marriage ministry) (?:just |has |is )?(?:died|dead|dying)
  dead (?:tired|wrong|serious|sea|in sin|in sins|in (?:my|our|their|your) \\w+|to sin|sea scrolls|works|bones|end|line|battery|or alive|weight)
  (?:hits?|struck|strikes|touch(?:ed|es)?|moved|hit) me (?:that|how|like|in a new|with a (?:new|fresh|deep|sense|wave|question)|deeply|so deeply|in the heart|right in|hard every time i (?:read|hear)|when i read|every time i read|to tears|just now that)
  (?:god|jesus|lord|christ|spirit|verse|song|hymn|sermon|psalm|word|words|message|story|music|movie|book|prayer|testimony|worship|it) (?:really |just |deeply |always )?(?:touch(?:ed|es)?|hits?|moves?|slays|pierces|crushes|breaks|convicts|wrecked) me
  (?:it|that|what|question|this|still) beats me
  beat(?:s|en|ing)? (?:me|us|him|her) (?:at|to|in (?:chess|tennis|the|a|golf|scrabble)|again at|by (?:two|three|one|a)|at)
  (?:kick|kicks) me out of (?:the )?(?:group|chat|choir|team)
  (?:addicted|addiction) to (?:your|this|the (?:bible|word|psalms|app|sermons?|podcast)|coffee|chocolate|reading|worship|podcasts?|jesus|learning|books|tea|baking|running|gardening|hymns|knitting|studying|soccer|football|crosswords?|sudoku)
  (?:commit|committed|commits|committing) (?:political|career|social) suicide
  suicide (?:squad|mission|prevention training|bombers?|doors?|blitz)
  shoot (?:me|us|him|her|them) (?:an?|the|your|some) (?:email|message|text|dm|line|note|question)
  (?:shoot|shooting|shot) (?:hoops|pool|a film|a video|the video|photos|for)
  (?:cut|cutting|cuts) (?:my (?:hair|nails|lawn|grass|losses|budget|expenses|spending|sugar|vegetables|carbs|hours|teeth)|it out|it short|ties|corners|down on|back on|class|the grass|a covenant|covenant|out|off)
  (?:hang|hanging|hangs) (?:out|in there|up|on|around|pictures?|my (?:coat|clothes|pictures?))
  (?:jump|jumping|jumped) (?:for joy|to conclusions|rope|on the bandwagon|into|in to|ahead|at the chance|through hoops)
  (?:pull|pulling) the (?:plug on the (?:project|event|program)|trigger on (?:buying|a))
  drown(?:ing|ed)? in (?:work|homework|emails|paperwork|laundry|your love|grace|debt|deadlines|chores)
  starv(?:ing|ed) for (?:god|the word|attention|truth|knowledge)
  (?:i am|im) starving
  (?:fast|fasting|fasted) _ (?:days?|lent|god|prayer)
  end of my rope (?:swing|course)
  lost my (?:keys|phone|wallet|place|notes|password|voice|bible|train of thought|appetite|glasses|job notes|way to church|temper|patience|mind|bookmark|account|login|ticket|umbrella|ring|notebook)
  lost in (?:translation|space|the details|thought)
  (?:broke|breaks|breaking) (?:bread|the bread|the fast|my fast|down (?:this|the) (?:passage|verse|chapter|text|psalm))
  (?:overdos\\w+) on (?:sugar|coffee|chocolate|cake|turkey|candy|caffeine|tv|netflix|christmas)
  (?:sick|tired) of (?:winter|snow|rain|homework|traffic|pizza|the news)
  (?:blood of|blood from|bleeding woman|woman (?:who (?:was|had been) )?bleeding|issue of blood)
  (?:slave|slaves|captive|captives|prisoner) (?:of|to|in|for) (?:christ|sin|righteousness|the lord|egypt|babylon|fashion)
  (?:unconscious|subconscious) (?:bias|mind|sin|sins)
  burn(?:s|ed|ing)? (?:calories|incense|the toast|my (?:dinner|tongue|toast|hand cooking)|a cd|the offering|with passion|bush|offerings?|bright|out)
  (?:choke|choked|choking) (?:up|on (?:my|a) (?:coffee|water|words))
  high on (?:life|the list|my list)
  stroke of (?:luck|genius|midnight)
  heart attack (?:when i saw|from (?:the surprise|laughing))
  (?:almost|nearly) (?:died|had a heart attack|killed me) (?:laughing|of|when i saw|from|with)
  breath(?:e)?(?:s|d)? (?:life|new life|on me|of life)
  take my life and let it be
  (?:lay|lays|laid|laying) down (?:my|his|their|our|your) (?:life|lives)
  los(?:e|es|ing) (?:my|his|their|your) life (?:for|to find|will find|finds)
  gave (?:his|my|her) life (?:to|for)
  giv(?:e|ing) my life to (?:god|jesus|christ|the lord|him)
  end (?:it|this) with (?:a|amen|prayer)
  the end of (?:the|all|this|my (?:notes|study|plan|lesson))
  (?:team|side|squad|club|league) (?:\\w+ )?(?:got|was|were|is) (?:\\w+ )?beaten
  (?:cant|cannot|couldnt) go on (?:(?:a|the|our|my|this|that) )?(?:\\w+ )?(?:holiday|holidays|vacation|retreat|trip|mission|hike|date|camp|cruise|tour)
  (?:take|takes|taking) it with (?:me|you|us|them)
  everything is (?:meaningless|vanity)
  (?:paul|silas|jesus|christ|stephen|jeremiah|peter|apostles|disciples) (?:was|were|is|being|been|got) (?:\\w+ )?(?:beaten|stoned|whipped|flogged|scourged|struck|killed|tortured)
  hit by (?:the|a|this|how) (?:\\w+ )?(?:beauty|power|truth|thought|words?|verse|realization|idea|message)
  (?:coffee|chocolate|sugar|candy|soda|sweets|caffeine) (?:\\w+ ){0,4}relapsed
  (?:threw|throw|throws|throwing) (?:me|us|him|her) (?:a|an|the) (?:\\w+ )?(?:party|shower|celebration|ball|bone)
  disappear into (?:a|the|my) (?:\\w+ )?(?:book|woods|kitchen|novel)
  (?:is going to|will|would) kill me (?:if )?i (?:forgot|forget|am late|missed|miss|lost)
  push(?:es|ed|ing) me to (?:apply|study|read|pray|become|be|grow|take|try|join|serve|finish|write|learn)
  live without (?:my )?(?:\\w+ )?(?:devotions?|coffee|phone|bible|music|worship|chocolate)
  i (?:\\w+ )?broke my (?:arm|leg|wrist|nose|jaw|rib|ribs|hand|finger|toe)
  god is silent (?:between|for|in the|during)
  hit me with (?:a|the|his|her) (?:pillow|balloon|snowball|water balloon|pool noodle)
  breathe (?:in this|laughing|from laughing|for laughing|this joke)
  (?:could |just )+die of embarrassment
  no hope (?:for my|of finishing|of winning)
  hate myself for eating
  give up on (?:leviticus|numbers|chronicles|this (?:puzzle|book|recipe))
  suicide prevention
  disappear when the
  jump off a cliff before
  hits? (?:a home run|save|snooze|the (?:\\w+ )?(?:drums?|cymbals?|gym|road|books?|nail|brakes|high notes?|snooze(?: button)?|ball|target|jackpot|piano|keys|buzzer|showers|hay|trail))
  broke (?:my|our) heart (?:back )?in (?:high school|college|middle school|\\w+ grade|kindergarten)
  (?:grand\\w+|great (?:aunt|uncle|grand\\w+)) (?:died|passed away) (?:\\w+ ){1,2}years ago and (?:i|we) (?:still )?(?:think of|remember|tell|talk about|laugh)
  beats? (?:his|her|the|a|my) (?:\\w+ )?(?:drums?|eggs?|record|rug|time|score)
  touch(?:es|ed|ing)? (?:everyone|everybody|every heart|people|hearts|lives|many|up|on|the keys|base|(?:his|her) necklace)
  (?:was|were|am|are|been|im) (?:\\w+ )?(?:struck|hit) by (?:how|the|a|an|his|her|its)
  hearts? burn(?:s|ed|ing)? (?:within|as|when)
  lost (?:my|our|the|track of) (?:\\w+ )?(?:bible|highlighter|concordance|charger|game|match|final|count|time|page|bulletin)
  (?:cant|cannot|dont want to|do not want to) (?:go on|move on|continue|keep going|keep reading|go any further|finish) (?:to|with|past|in|reading)? ?(?:the |this )?(?:chapter|verse|next|page|leviticus|numbers|chronicles|plan|book|genealog\\w+)
  nothing left (?:to (?:read|underline|study|do in|eat|watch|learn)|in the (?:fridge|pantry|oven))
  i (?:give up|surrender|quit) (?:\\w+ )?(?:what|who|where|how|explain|trying to (?:pronounce|understand|read|remember))
  bullet (?:points?|form|lists?|journal)
  take me (?:back )?to (?:the )?(?:(?:[123]|first|second|third) )?\\w+ \\d+(?: \\d+)?
  take me to (?:the )?(?:next|previous|first|last|beginning|end) ?(?:of )?(?:chapter|verse|book|page|psalm)?
  burn(?:s|ed|t)? the (?:\\w+ )?(?:pancakes|bread|rice|cookies|cake|dinner)
  second coming
  fix (?:my|our|a|the) (?:\\w+ )?(?:car|bike|house|roof|sink|computer|phone|marriage|relationships?|priorities|schedule|budget)
  (?:my |our )?(?:\\w+ )?(?:says?|said) no to (?:everything|that|this)
  (?:would like|want|curious) to (?:learn|know) what heaven is like
  dont feel (?:anything|much|a thing) (?:when|while) i (?:pray|worship|sing|read)
  (?:my |our )?(?:boss|manager|company|employer) (?:threatened|threatens) to (?:cut|change|reduce|fire|lower)(?: (?:my|our|me|the))?(?: (?:hours|pay|shifts?|salary))?
  (?:grand\\w+|great grand\\w+) (?:died|passed away|passed|has been gone) (?:for )?(?:\\w+ ){1,2}years(?: ago)?
  (?:i )?(?:just |already |have |ive )*(?:took|take|taken|taking) (?:my|his|her|our) (?:(?:blood pressure|heart|thyroid|diabetes|cholesterol|daily|usual|morning|evening|prescribed|allergy|iron|water) )?(?:pills?|meds|medication|medicine|tablets?|insulin|vitamins?|antibiotics?) (?:(?:this|every|each) (?:morning|evening|day)|today|at (?:breakfast|lunch|dinner|noon|night|eight|nine|seven)|before (?:breakfast|lunch|dinner|bed|church|work)|with (?:breakfast|lunch|dinner|water|food|milk)|on time|as (?:prescribed|usual|always)|time for|like every)(?! (?:\\S+ ){0,6}(?:all|whole|bottle|every|too|many|extra|more|twice|double|\\d\\d+|dizzy|sleepy|sick|regret|die|goodbye|scared))
  (?:end|cancel|stop) (?:my|our|the|this) (?:\\w+ )?(?:subscription|plan|trial|membership|account|payment)
  (?:burn|break|tear|strip|cut|consume|crush|purge|kill|put to death|root|destroy) (?:away |out |off |down |up )?(?:in me |from me )?(?:everything|all|whatever|anything|every \\w+|all the \\w+|the \\w+) (?:\\w+ )?(?:in|inside|within) me (?:that |which )?(?:is not|isnt|are not|does not|doesnt|keeps|stands|opposes|grieves|offends|displeases)(?: \\w+){0,3}
  (?:and |what about |hows about |how about |whats )?(?:the|on the) other (?:side|view|viewpoint|position|opinion|argument|reading|camp)(?: (?:of (?:the|this) (?:argument|debate|question|story|coin)|say|says|think|thinks|believe|believes))
  (?:(?:hi|hello|hey) )?(?:i am called|im called|my name is|you can call me|please call me) (?!(?:on|at|for|worthless|stupid|ugly|fat|names) )\\w+
  (?:what is|whats|what was|do you (?:remember|know)|did i tell you|where is|which is|which was|show me|read me) my (?:name|notes?|last note|question|last question|first question|plan|verse|memory verse|reading|todays reading|bookmark|trail|streak)
  (?:if|when) (?:i|we|you) (?:dont|do not|didnt|cant) (?:tithe|give (?:a |the |my )?(?:tithe|tithes|offering)|go to church)(?: \\w+){0,2} god(?: \\w+)? (?:punish\\w*|curse\\w*|bless\\w*)
  (?:(?:holding|hold|have|got|with|using|use) (?:a|the|my) )?(?:razor blade|razor|blade)(?: \\w+){0,5} shav(?:e|es|ing)(?: my (?:beard|head|face|legs))?
  (?:and |but )?(?:i )?(?:really |just |honestly |kind of |kinda |sometimes )*(?:dont|do not|didnt|no longer|never|not) (?:really |even )?(?:want|feel like|wanted)(?: to)? (?:(?:go|going|be going|keep going|come|return|be|stay|continue|work|serve|sing|play|volunteer) )(?:back |anymore )?(?:to|on|with|in|at|for) (?:(?:the|a|this|that|my|our|his|her|any) )?(?!(?:live|sleep|die|be|keep|wake|heaven|hell|life|living|earth|world|bed|without) )(?:\\w+ )?(?:church|school|work|class|classes|practice|youth group|group|college|university|camp|retreat|conference|mission|missions|trip|gym|choir|dentist|doctor|party|wedding|dance|study|mass|service|meeting|meetings|job|store|beach|seminary|band|team|committee|program|project|degree|lessons|rehearsal|prom|reunion|picnic|lunch|dinner|ministry|board|sunday school|company|office|course|vacation|cruise|date|hike)(?: (?:trip|group|school|practice|meeting|service|team))?(?: (?:anymore|any more|tomorrow|today|tonight|alone|this (?:week|sunday|morning|year|summer)|on (?:sunday|sundays|monday)|with (?:my|our|them|him|her) ?\\w*))*
  (?:i |we )?(?:\\w+ )?(?:drink|drinks|have|enjoy|had|sip|like) (?:(?:a|one|some|the|occasional|my|an) ){0,2}(?:(?:glass(?:es)?|cup|sip|bit|can|pint) of )?(?:\\w+ )?(?:wine|beer|cider|champagne|sangria) (?:with|at|over|on|during) (?:(?:my|our|the|a|his|her) )?(?:\\w+ )?(?:dinner|meals?|lunch|supper|food|steak|pizza|weddings?|christmas|thanksgiving|special occasions|holidays|wife|husband)
  (?:my |our )?(?:(?:\\w+ )?(?:son|daughter|kids?|child|children|toddler|boys?|girls?|husband|wife|grandson|granddaughter|nephew|niece) )?(?:wont|doesnt|dont|will not|does not|refuses? to|hates? to|never|never wants to|only wants to) eats? (?:(?:any|his|her|their|the|my|more|enough) )*(?:\\w+ )?(?:vegetables?|veggies|greens|broccoli|carrots?|peas|spinach|salad|fruits?|meat|fish|beans|eggs|soup|crusts?|lentils|tomatoes|onions|mushrooms|cheese|cereal|oatmeal|leftovers|my cooking|pizza|chicken nuggets|nuggets)
  (?:they|(?:my |the )?(?:\\w+ )?(?:boss|company|job|work|manager|store|factory|school|church|hospital|firm)) (?:just )?let (?:me|us|him|her) go (?:today|yesterday|this (?:morning|week)|after|from (?:my|the|work)|last (?:week|month)|on (?:friday|monday))(?: (?:\\w+ )?(?:years|months))?
  (?:my |our )?(?:great )?(?:grand\\w+) (?:is|has gone|went) (?:now )?(?:(?:home )?(?:to be )?with|home to) the lord(?: now)?(?: (?:he|she) (?:lived|was|made it) (?:to )?(?:be )?(?:\\d+|a (?:full|long) \\w+))?
  (?:came|arrived) into the world(?: (?:today|yesterday|last night|this morning))?
`;
