import { findingEndpoints } from '#contracts/finding/admin-find.ts';
import { type Binding, onRead } from '#server/calls/binding.ts';
import { findEverything } from './find-everything.ts';

export const findingBindings: Binding[] = [onRead(findingEndpoints.findEverything, findEverything)];
