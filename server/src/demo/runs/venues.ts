import type { DemoCourse } from './demo-course.ts';

type Place = Required<Pick<DemoCourse, 'city' | 'country' | 'zone' | 'venue'>>;

const mapAt = (latitude: string, longitude: string) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

const EMIRATES = { country: 'United Arab Emirates', zone: 'Asia/Dubai' };

/** Where the samples take place; `content/training-centres.md` has a section for each of them. */
export const DUBAI_CLINIC: Place = {
  city: 'Dubai',
  ...EMIRATES,
  venue: {
    name: 'Aurea Training Clinic',
    address: 'Building 64, Dubai Healthcare City, Dubai',
    facilities: [
      'Six treatment rooms with ring lights',
      'Live video from every chair to the lecture room',
      'Prayer room',
      'Covered parking',
    ],
    mapUrl: mapAt('25.2310', '55.3230'),
  },
};

export const JUMEIRAH: Place = {
  city: 'Dubai',
  ...EMIRATES,
  venue: {
    name: 'Jumeirah Day Surgery, education wing',
    type: 'clinic',
    address: 'Al Athar Street 12, Jumeirah 2, Dubai',
    facilities: ['Two minor operating theaters', 'Scrub stations', 'Observation gallery'],
    mapUrl: mapAt('25.2040', '55.2430'),
  },
};

export const ABU_DHABI: Place = {
  city: 'Abu Dhabi',
  ...EMIRATES,
  venue: {
    name: 'Al Maryah Conference Floor',
    type: 'conference-center',
    address: 'Hamouda Bin Ali Street, Al Maryah Island, Abu Dhabi',
    facilities: [
      'Demonstration room with interlocked door',
      'Optical bench with four lasers',
      'Simultaneous captions on screen',
      'Shuttle from the car park',
    ],
    mapUrl: mapAt('24.5020', '54.3900'),
  },
};

export const RIYADH: Place = {
  city: 'Riyadh',
  country: 'Saudi Arabia',
  zone: 'Asia/Riyadh',
  venue: {
    name: 'Olaya Clinical Skills Center',
    address: 'Olaya Street 8120, Al Olaya, Riyadh',
    facilities: [
      'Eight treatment bays with screens',
      'Separate waiting areas for patients',
      'Prayer rooms',
      'Underground parking',
    ],
    mapUrl: mapAt('24.6910', '46.6850'),
  },
};

export const DOHA: Place = {
  city: 'Doha',
  country: 'Qatar',
  zone: 'Asia/Qatar',
  venue: {
    name: 'Msheireb Teaching Rooms',
    address: 'Al Kahraba Street 31, Msheireb, Doha',
    facilities: ['Five treatment rooms', 'Lecture room for forty', 'Prayer room', 'Metro station next door'],
    mapUrl: mapAt('25.2860', '51.5290'),
  },
};

export const LONDON: Place = {
  city: 'London',
  country: 'United Kingdom',
  zone: 'Europe/London',
  venue: {
    name: 'Marylebone Clinical Rooms',
    type: 'clinic',
    address: '18 Wimpole Mews, London W1G 8PF',
    facilities: ['Four injection suites', 'Two ultrasound machines', 'Step-free entrance', 'Bicycle store'],
    mapUrl: mapAt('51.5190', '-0.1480'),
  },
};

export const BERLIN: Place = {
  city: 'Berlin',
  country: 'Germany',
  zone: 'Europe/Berlin',
  venue: {
    name: 'Lehrpraxis Charlottenburg',
    type: 'clinic',
    address: 'Mommsenstraße 57, 10629 Berlin',
    facilities: ['Five treatment rooms', 'Ultrasound at each chair', 'Lift and step-free access', 'Garden'],
    mapUrl: mapAt('52.5040', '13.3160'),
  },
};

export const MILAN: Place = {
  city: 'Milan',
  country: 'Italy',
  zone: 'Europe/Rome',
  venue: {
    name: 'Studio Galli, teaching floor',
    type: 'clinic',
    address: 'Via Solferino 27, 20121 Milano',
    facilities: ['Three surgeries side by side', '3D face scanner', 'Roof terrace for breaks'],
    mapUrl: mapAt('45.4760', '9.1870'),
  },
};

export const MADRID: Place = {
  city: 'Madrid',
  country: 'Spain',
  zone: 'Europe/Madrid',
  venue: {
    name: 'Clínica Docente Chamberí',
    type: 'clinic',
    address: 'Calle de Zurbano 45, 28010 Madrid',
    facilities: ['Wood’s lamps at each place', 'Fume extraction', 'Quiet recovery room'],
    mapUrl: mapAt('40.4320', '-3.6930'),
  },
};

export const PARIS: Place = {
  city: 'Paris',
  country: 'France',
  zone: 'Europe/Paris',
  venue: {
    name: 'Atelier Médical du Marais',
    address: '11 rue Charlot, 75003 Paris',
    facilities: ['Phlebotomy bay', 'Two centrifuges', 'Courtyard'],
    mapUrl: mapAt('48.8610', '2.3620'),
  },
};

export const VIENNA: Place = {
  city: 'Vienna',
  country: 'Austria',
  zone: 'Europe/Vienna',
  venue: {
    name: 'Institute of Applied Anatomy',
    type: 'university',
    address: 'Währinger Straße 21, 1090 Vienna',
    facilities: [
      'Ventilated tables with loupe lights',
      'Instruments sharpened daily',
      'Changing rooms and lockers',
      'Library with historic wax models',
    ],
    mapUrl: mapAt('48.2190', '16.3530'),
  },
};

export const LISBON: Place = {
  city: 'Lisbon',
  country: 'Portugal',
  zone: 'Europe/Lisbon',
  venue: {
    name: 'Sala do Arquivo',
    address: 'Rua da Boavista 84, 1200-068 Lisboa',
    facilities: ['Photo corner with gray backdrop', 'Hearing loop', 'Café on the ground floor'],
    mapUrl: mapAt('38.7080', '-9.1490'),
  },
};

export const ATHENS: Place = {
  city: 'Athens',
  country: 'Greece',
  zone: 'Europe/Athens',
  venue: {
    name: 'Andreou Digital Lab',
    address: 'Leoforos Alexandras 102, 114 72 Athens',
    facilities: ['Four intraoral scanners', 'Resin printers', 'Phantom heads'],
    mapUrl: mapAt('37.9900', '23.7500'),
  },
};
