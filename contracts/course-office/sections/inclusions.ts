import { list, section, tick } from './cleaned.ts';

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
  materials: section({
    courseMaterials: tick(),
    certificatePrinting: tick(),
    practiceSupplies: tick(),
    takeHome: tick(),
  }),
  services: section({ airportTransfer: tick(), localTransport: tick(), translation: tick() }),
});
