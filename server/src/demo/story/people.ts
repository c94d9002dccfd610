export type Person = {
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  profession: string;
  country: string;
  city: string;
  address: string;
  state: string;
  zipCode: string;
  phoneNumber: string;
};

/** Invented people, one a line: key | name | profession | country | city | address | postcode | phone. */
const LEARNERS = `
marta.ruiz | Marta, Ruiz | Dermatologist | Spain | Madrid | Calle de Almagro 14 | 28010 | +34 910 555 011
jonas.brandt | Jonas, Brandt | Plastic Surgeon | Germany | Hamburg | Mittelweg 88 | 20149 | +49 40 555 0132
ines.carvalho | Inês, Carvalho | Registered Nurse (RN) | Portugal | Porto | Rua do Rosário 205 | 4050-524 | +351 22 555 0143
greta.lindqvist | Greta, Lindqvist | Dermatologist | Sweden | Stockholm | Grev Turegatan 41 | 114 38 | +46 8 555 014
hana.novak | Hana, Nováková | Doctor (MD, DO, OB/GYN) | Czechia | Prague | Mánesova 27 | 120 00 | +420 255 550 115
omar.khalifa | Omar, Khalifa | Doctor (MD, DO, OB/GYN) | United Arab Emirates | Dubai | Al Wasl Road 502 |  | +971 50 555 0161
chiara.moretti | Chiara, Moretti | Gynecologist | Italy | Bologna | Via Galliera 33 | 40121 | +39 051 555 0117
priya.nair | Priya, Nair | Dermatologist | India | Kochi | 12 Panampilly Avenue | 682036 | +91 484 555 0118
daniel.okafor | Daniel, Okafor | Doctor (MD, DO, OB/GYN) | Nigeria | Lagos | 7 Bourdillon Road | 101233 | +234 1 555 0119
sofia.papadaki | Sofia, Papadaki | Dentist (DDS, DMD, BDS) | Greece | Athens | Skoufa 52 | 106 72 | +30 21 0555 0120
karim.haddad | Karim, Haddad | Plastic Surgeon | Lebanon | Beirut | Abdel Wahab Street 18 |  | +961 1 555 121
tomas.varga | Tomáš, Varga | Nurse Practitioner (NP) | Slovakia | Bratislava | Panenská 9 | 811 03 | +421 2 5555 0122
noor.alsayed | Noor, Al Sayed | Dermatologist | Bahrain | Manama | Building 220, Road 3603 |  | +973 17 555 123
william.ashcroft | William, Ashcroft | Dentist (DDS, DMD, BDS) | United Kingdom | Leeds | 6 Park Square North | LS1 2NY | +44 113 555 0124
amelia.grant | Amelia, Grant | Nurse Practitioner (NP) | United Kingdom | Edinburgh | 21 Melville Street | EH3 7PE | +44 131 555 0125
rachel.stein | Rachel, Stein | Physician Assistant (PA) | United States | Boston | 140 Newbury Street | 02116 | +1 617 555 0126
yusuf.demir | Yusuf, Demir | Doctor (MD, DO, OB/GYN) | Turkey | Istanbul | Teşvikiye Caddesi 63 | 34365 | +90 212 555 0127
fatima.rahman | Fatima, Rahman | Registered Nurse (RN) | Qatar | Doha | Al Sadd Street 41 |  | +974 4455 0128
leo.bauer | Leo, Bauer | Medical Student | Austria | Graz | Heinrichstraße 30 | 8010 | +43 316 555 129
elena.popescu | Elena, Popescu | Dermatologist | Romania | Cluj-Napoca | Strada Horea 17 | 400174 | +40 264 555 130
katarina.horvat | Katarina, Horvat | Plastic Surgeon | Croatia | Zagreb | Ilica 116 | 10000 | +385 1 5555 131
pierre.lambert | Pierre, Lambert | Plastic Surgeon | France | Lyon | 24 rue Auguste Comte | 69002 | +33 4 55 50 01 32
anneke.devries | Anneke, de Vries | Doctor (MD, DO, OB/GYN) | Netherlands | Utrecht | Maliebaan 71 | 3581 CG | +31 30 555 0133
giulia.ferraro | Giulia, Ferraro | Plastic Surgeon | Italy | Turin | Corso Re Umberto 58 | 10128 | +39 011 555 0134
mateus.oliveira | Mateus, Oliveira | Dermatologist | Brazil | São Paulo | Rua Oscar Freire 910 | 01426-003 | +55 11 5555 0135
samira.aziz | Samira, Aziz | Doctor (MD, DO, OB/GYN) | Kuwait | Kuwait City | Salem Al Mubarak Street 5 |  | +965 2555 0136
victor.petrov | Victor, Petrov | Dentist (DDS, DMD, BDS) | Bulgaria | Sofia | Shipka Street 34 | 1504 | +359 2 555 0137
lucia.fontana | Lucia, Fontana | Dermatologist | Switzerland | Lugano | Via Nassa 11 | 6900 | +41 91 555 01 38
aisha.mohammed | Aisha, Mohammed | Registered Nurse (RN) | United Arab Emirates | Sharjah | Al Majaz 2, Block C |  | +971 55 555 0139
oliver.hughes | Oliver, Hughes | Medical Assistant | Ireland | Cork | 15 South Mall | T12 X8P2 | +353 21 555 0140
`;

const readLearner = (line: string): Person => {
  const [key = '', name = '', profession = '', country = '', city = '', ...rest] = line.split(' | ');
  const [address = '', zipCode = '', phoneNumber = ''] = rest;
  const [firstName = '', lastName = ''] = name.split(', ');
  const where = { country, city, address, state: '', zipCode };
  return { key, email: `${key}@example.com`, firstName, lastName, profession, phoneNumber, ...where };
};

const DUBAI = {
  country: 'United Arab Emirates',
  city: 'Dubai',
  address: 'Dubai Healthcare City, Building 64',
  state: '',
  zipCode: '',
};

/** The people of the demo accounts; the administrator is made as on the command line. */
export const STAFF: Person = {
  key: 'staff',
  email: 'staff@aurea.example',
  firstName: 'Nadia',
  lastName: 'Rahimi',
  profession: '',
  phoneNumber: '+971 4 555 0101',
  ...DUBAI,
};
export const INSTRUCTOR: Person = {
  key: 'instructor',
  email: 'instructor@aurea.example',
  firstName: 'Layla',
  lastName: 'Haddad',
  profession: 'Dermatologist',
  phoneNumber: '+971 4 555 0102',
  ...DUBAI,
};
const LEARNER: Person = {
  key: 'learner',
  email: 'learner@aurea.example',
  firstName: 'Clara',
  lastName: 'Weiss',
  profession: 'Doctor (MD, DO, OB/GYN)',
  phoneNumber: '+43 1 555 0150',
  country: 'Austria',
  city: 'Vienna',
  address: 'Porzellangasse 22',
  state: '',
  zipCode: '1090',
};

export const learners: Person[] = [LEARNER, ...LEARNERS.trim().split('\n').map(readLearner)];
