import { list, section, tick } from './cleaned.ts';

const materials = section({
  courseMaterials: tick(),
  certificatePrinting: tick(),
  practiceSupplies: tick(),
  takeHome: tick(),
});

export const inclusionsSection = section({
  meals: section({
    breakfast: tick(),
    lunch: tick(),
    coffee: tick(),
    dietaryOptions: list('Dietary options', { each: 100 }),
  }),
  accommodation: section({
    included: tick(),
    assistanceProvided: tick(),
    partnerHotels: list('Partner hotels', { each: 200 }),
  }),
  materials,
  services: section({ airportTransfer: tick(), localTransport: tick(), translation: tick() }),
});

/** Nobody eats, sleeps or is driven at a live course. */
export const liveInclusions = section({ materials });
