import type { Person } from './people.ts';

type Region = {
  /** country | city | street | prefix of phone numbers; people take turns. */
  places: string[];
  firstNames: string;
  lastNames: string;
};

/** Where the participants of each earlier run of the flagship came from; names are invented, one of each a person. */
const REGIONS: Record<string, Region> = {
  riyadh: {
    places: [
      'Saudi Arabia | Riyadh | King Fahd Road | +966 11 555',
      'Saudi Arabia | Jeddah | Tahlia Street | +966 12 555',
      'Bahrain | Manama | Exhibition Avenue | +973 17 55',
    ],
    firstNames:
      'Abdulaziz Reem Faisal Lamia Turki Nouf Sultan Haya Khalid Mona Bader Dalal Majed Sara Nasser Hessa Yazeed Amal Saad Rania Fahad Wafa Ibrahim Jawaher',
    lastNames:
      'Al-Otaibi Al-Harbi Al-Qahtani Al-Shehri Al-Ghamdi Al-Zahrani Al-Dossari Al-Mutairi Al-Shammari Al-Anazi Al-Juhani Al-Subaie Al-Rashid Al-Amri Al-Saleh Al-Khaldi Al-Maliki Al-Balawi Al-Yami Al-Farsi Al-Hashemi Al-Jaber Al-Nassar Al-Bakri',
  },
  london: {
    places: [
      'United Kingdom | London | Theobalds Road | +44 20 7555',
      'United Kingdom | Bristol | Whiteladies Road | +44 117 555',
      'Ireland | Dublin | Baggot Street | +353 1 555',
    ],
    firstNames:
      'Eleanor Hamish Niamh Callum Priyanka Tobias Imogen Rory Saoirse Edmund Zainab Fergus Harriet Dominic Aoife Kwame Rosalind Gareth Meera Alasdair Beatrix Declan Orla Jasper',
    lastNames:
      'Whitcombe Macrae Gallagher Pritchard Raman Ellery Thornbury Kavanagh Byrne Harcourt Qureshi Sinclair Aldridge Penrose Doyle Mensah Fairbairn Llewellyn Joshi Drummond Hartley Nolan Fitzgerald Cromwell',
  },
  milan: {
    places: [
      'Italy | Milan | Via Moscova | +39 02 5550',
      'Italy | Rome | Via Nomentana | +39 06 5550',
      'Switzerland | Zurich | Seefeldstrasse | +41 44 555',
    ],
    firstNames:
      'Alessandro Federica Matteo Ilaria Tommaso Bianca Riccardo Elisabetta Niccolò Martina Filippo Serena Davide Camilla Jacopo Noemi Emanuele Livia Urs Seraina Reto Corinne Vasilis Eleni',
    lastNames:
      'Bellini Marchetti Conti Lombardi Rinaldi Caruso Ferri Sartori Bianchi Gentile Pellegrini Donati Fabbri Mancini Orsini Villa Barbieri Serra Keller Caflisch Zimmermann Favre Kostas Marinou',
  },
  doha: {
    places: [
      'Qatar | Doha | Al Corniche Street | +974 4455',
      'Kuwait | Kuwait City | Arabian Gulf Street | +965 2255',
      'Lebanon | Beirut | Hamra Street | +961 1 555',
    ],
    firstNames:
      'Hamad Maryam Jassim Shaikha Rashid Noora Tariq Dana Ziad Rima Walid Nadine Hassan Joumana Karam Leila Bassel Hind Mazen Farah Samir Lina Adel Yasmin',
    lastNames:
      'Al-Kuwari Al-Thani Al-Marri Al-Sulaiti Al-Emadi Al-Mannai Al-Sabah Al-Ajmi Khoury Nassif Hariri Sleiman Mahmoud Rizk Tannous Fakhoury Darwish Al-Hajri Saab Al-Naimi Boulos Azar El-Masri Barakat',
  },
  dubai: {
    places: [
      'United Arab Emirates | Dubai | Jumeirah Beach Road | +971 4 555',
      'India | Mumbai | Linking Road | +91 22 5550',
      'Pakistan | Karachi | Khayaban-e-Iqbal | +92 21 555',
    ],
    firstNames:
      'Ananya Rohan Kavya Arjun Sana Bilal Ayesha Usman Neha Vikram Maria Joaquin Shalini Kabir Hina Faraz Divya Nikhil Mehwish Imran Ritika Aditya Zara Hamza',
    lastNames:
      'Menon Kapoor Iyer Desai Siddiqui Chaudhry Malik Anwar Bhatt Shetty Santos Reyes Pillai Chopra Farooq Akhtar Nambiar Kulkarni Raza Sheikh Banerjee Verma Hussain Baig',
  },
  'abu-dhabi': {
    places: [
      'United Arab Emirates | Abu Dhabi | Al Falah Street | +971 2 555',
      'Turkey | Ankara | Tunalı Hilmi Caddesi | +90 312 555',
      'Egypt | Cairo | Gameat El Dowal Street | +20 2 5555',
    ],
    firstNames:
      'Mohamed Asma Saif Latifa Obaid Shamma Emre Zeynep Burak Elif Kerem Defne Ahmed Nesma Youssef Heba Tamer Salma Omar Aida Cem Selin Mostafa Nour',
    lastNames:
      'Al-Mansoori Al-Ketbi Al-Dhaheri Al-Suwaidi Al-Hammadi Al-Romaithi Yılmaz Kaya Aydın Çelik Arslan Koç Abdelrahman Fathy Gaber Shawky Lotfy Hegazy Mansour Zaki Öztürk Polat Selim Rashad',
  },
};

const PROFESSIONS = [
  'Doctor (MD, DO, OB/GYN)',
  'Dermatologist',
  'Dentist (DDS, DMD, BDS)',
  'Registered Nurse (RN)',
  'Plastic Surgeon',
  'Nurse Practitioner (NP)',
];

/** As an address has it: 'elif.celik'. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ /g, '.');

const peopleOf = ({ places, firstNames, lastNames }: Region): Person[] => {
  const surnames = lastNames.split(' ');
  return firstNames.split(' ').map((firstName, index) => {
    const lastName = surnames[index] ?? '';
    const [country = '', city = '', street = '', prefix = ''] =
      places[index % places.length]?.split(' | ') ?? [];
    const key = keyOf(`${firstName} ${lastName}`);
    return {
      key,
      email: `${key}@example.com`,
      firstName,
      lastName,
      profession: PROFESSIONS[index % PROFESSIONS.length] ?? '',
      country,
      city,
      address: `${street} ${3 + index * 7}`,
      state: '',
      zipCode: '',
      phoneNumber: `${prefix} ${String(index + 11).padStart(4, '0')}`,
    };
  });
};

/** Twenty-four for each region. */
const byRegion = new Map(Object.entries(REGIONS).map(([name, region]) => [name, peopleOf(region)]));

export const alumni: Person[] = [...byRegion.values()].flat();

export const alumniOf = (region: string): Person[] => byRegion.get(region) ?? [];
