import { fireDrillEndpoints } from '#contracts/site/admin-fire-drill.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { listFireDrills } from './list-fire-drills.ts';
import { startFireDrill } from './start-fire-drill.ts';

export const fireDrillBindings: Binding[] = [
  on(fireDrillEndpoints.listFireDrills, listFireDrills),
  on(fireDrillEndpoints.startFireDrill, startFireDrill),
];
