/** People of the Bible whose death, despair or suffering readers ask about, as plain words. */
const NAMES =
  'abel|cain|adam|adan|noah|noe|lot|abraham|isaac|jacob|esau|joseph|jose|dinah|dina|tamar|moses|moises|aaron|pharaoh|faraon|joshua|' +
  'josue|rahab|jephthah|jefte|samson|sanson|delilah|dalila|ruth|rut|naomi|noemi|hannah|eli|samuel|saul|jonathan|jonatan|david|goliath|' +
  'goliat|bathsheba|betsabe|uriah|urias|absalom|absalon|amnon|ahithophel|ahitofel|solomon|salomon|elijah|elias|elisha|eliseo|jezebel|jezabel|ahab|' +
  'acab|naboth|nabot|job|jonah|jonas|jeremiah|jeremias|isaiah|isaias|ezekiel|ezequiel|daniel|hosea|oseas|habakkuk|habacuc|esther|ester|mordecai|' +
  'mardoqueo|haman|aman|nebuchadnezzar|nabucodonosor|herod|herodes|jesus|christ|cristo|judas|peter|pedro|paul|pablo|silas|stephen|esteban|lazarus|' +
  'lazaro|mary|maria|martha|marta|ananias|sapphira|safira|israelites?|israelitas?|egyptians?|egipcios?|levites?|levitas?|concubine|concubina|' +
  'gerasene|gadarene|gadareno|legion|psalmist|salmista|disciples|discipulos|apostles|apostoles|prophet|profeta|zechariah|zacarias|uzzah|uza|' +
  'abimelech|abimelec|zimri|hagar|agar|ishmael|ismael|sarah|sara|rachel|raquel|leah|lea|nineveh|ninive|philippian|filipos|jailer|carcelero|baal|demoniac|endemoniado|tombs|sepulcros';

/** Matches a sentence of plain words that names one of them, not a book of that name (“1 Peter 3”). */
export const biblicalNames = new RegExp(` (?:${NAMES}) (?!\\d)`);
