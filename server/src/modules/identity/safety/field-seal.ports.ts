import type { FieldSeal } from '#server/platform/field-seal.ts';

declare module '#server/calls/context.ts' {
  interface Ports {
    fieldSeal: FieldSeal;
  }
}

export const sealOwner = (userId: string) => `authenticator:${userId}`;
