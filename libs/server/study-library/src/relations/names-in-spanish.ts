/** Persons that are named only as relatives of others, in English and as the Reina-Valera writes them. */
const NAMES = `
  Abiel: Abiel; Abihail: Abihail; Abijah: Abías; Abinadab: Abinadab; Abinoam: Abinoam; Abiram: Abiram; Abital: Abital;
  Achbor: Acbor; Adah: Ada; Adaiah: Adaía; Adbeel: Adbeel; Adrammelech: Adramelec; Adriel: Adriel; Agee: Age; Ahijah: Ahías;
  Ahimaaz: Ahimaas; Ahio: Ahío; Ahisamach: Ahisamac; Ahitub: Ahitob; Aiah: Aja; Alexander: Alejandro; Alphaeus: Alfeo;
  Amittai: Amitai; Amminadab: Aminadab; Amoz: Amoz; Anath: Anat; Aner: Aner; Areli: Areli; Aristobulus: Aristóbulo;
  Arodi: Arodi; Ashbel: Asbel; Azaliah: Azalías; Azzur: Azur; Baladan: Baladán; Barachel: Baraquel; Basemath: Basemat;
  Becher: Bequer; Beeri: Beeri; Bela: Bela; Ben-ammi: Ben-ammi; Ben-hadad: Ben-adad;
  Ben-hadad son of Hazael: Ben-adad, hijo de Hazael; Beor: Beor; Berechiah: Berequías; Beriah: Bería; Bichri: Bicri;
  Buzi: Buzi; Carmi: Carmi; Chenaanah: Quenaana; Chileab: Quileab; Cush: Cus; Cushi: Cusi; Delaiah: Delaía;
  Diblaim: Diblaim; Dibri: Dibri; Dodai: Dodai; Ebed: Ebed; Eglah: Egla; Elah: Ela; Elasah: Elasa; Eliab: Eliab;
  Eliada: Eliada; Eliam: Eliam; Eliphaz: Elifaz; Elnathan: Elnatán; Elon: Elón; Enoch: Enoc; Eri: Eri; Eshcol: Escol;
  Ezbon: Ezbón; Gadi: Gadi; Gera: Gera; Gershon: Gersón; Gilead: Galaad; God: Dios; Guni: Guni; Hacaliah: Hacalías;
  Haggi: Hagui; Hammedatha: Hamedata; Hamul: Hamul; Hanani: Hanani; Hanoch: Hanoc; Haran: Harán; Haruz: Haruz;
  Hepher: Hefer; Hezekiah: Ezequías; Hezron: Hezrón; Hilkiah: Hilcías; Hillel: Hilel; Hushim: Husim; Iddo: Iddo;
  Imlah: Imla; Immer: Imer; Imnah: Imna; Iscah: Isca; Ishbak: Isbac; Ishvah: Isúa; Ishvi: Isúi; Ithream: Itream;
  Izhar: Izhar; Jabesh: Jabes; Jachin: Jaquín; Jahleel: Jahleel; Jahzeel: Jahzeel; Jair: Jair; Jakeh: Jaqué;
  Jalam: Jaalam; James: Jacobo; Jamin: Jamín; Jashub: Jasub; Jehiel: Jehiel; Jehoiada: Joiada;
  Jehoshaphat son of Nimshi: Josafat, hijo de Nimsi; Jehozadak: Josadac; Jemuel: Jemuel; Jephunneh: Jefone;
  Jeremiah of Libnah: Jeremías de Libna; Jeremiah son of Habazziniah: Jeremías, hijo de Habasinías; Jeroham: Jeroham;
  Jether: Jeter; Jeush: Jeús; Jezer: Jezer; Johanan: Johanán; Joiakim: Joiacim; Jokshan: Jocsán; Jonah: Jonás;
  Joses: José; Judith: Judit; Kareah: Carea; Kedar: Cedar; Kenaz: Cenaz; Kohath: Coat; Korah: Coré; Laish: Lais;
  Machir: Maquir; Mahalalel: Mahalaleel; Mahalath: Mahalat; Malchi-shua: Malquisúa; Mamre: Mamre; Medan: Medán;
  Merari: Merari; Methushael: Metusael; Mica: Micaía; Midian: Madián; Mizraim: Mizraim; Moab: Moab; Nebaioth: Nebaiot;
  Nebat: Nabat; Ner: Ner; Neriah: Nerías; Nethanel: Natanael; Nethaniah: Netanías; Nun: Nun; Oded: Obed; Ohad: Ohad;
  Oholibamah: Aholibama; Ozem: Ozem; Pallu: Falú; Pedaiah: Pedaías; Pethuel: Petuel; Phanuel: Fanuel;
  Philetus: Fileto; Potiphera: Potifera; Puah: Fúa; Purah: Fura; Put: Fut; Raddai: Radai; Rechab: Recab;
  Rehabiah: Rehabías; Remaliah: Remalías; Reuel: Reuel; Salu: Salu; Segub: Segub; Seraiah: Seraías; Sered: Sered;
  Shallum: Salum; Shallum son of Hallohesh: Salum, hijo de Halohes; Shallum son of Tikvah: Salum, hijo de Ticva;
  Shammua: Samúa; Shaphat: Safat; Sharezer: Sarezer; Shaul: Saúl; Shealtiel: Salatiel; Shebuel: Sebuel;
  Shelemiah: Selemías; Shemaiah: Semaías; Shephatiah: Sefatías; Shilhi: Silhi; Shillem: Silem; Shimron: Simrón;
  Shobab: Sobab; Shuah: Súa; Shuni: Suni; Simon Iscariot: Simón Iscariote; Tibni: Tibni; Timaeus: Timeo; Tola: Tola;
  Uri: Uri; Zadok: Sadoc; Zechariah: Zacarías; Zimran: Zimram; Ziphion: Zifión; Zippor: Zipor; Zohar: Zohar; Zur: Zur
`;

const IN_SPANISH: ReadonlyMap<string, string> = new Map(
  NAMES.split(';').map((pair) => {
    const [english = '', spanish = ''] = pair.split(':').map((name) => name.trim());
    return [english, spanish] as const;
  }),
);

/** The Spanish name of a relative who has no entry; undefined where none is known. */
export const nameInSpanish = (english: string): string | undefined => IN_SPANISH.get(english);
