import { Lamp } from '#web/ui/instruments/lamp.tsx';

/** Which version learners have; 0 before the first. */
export const PublishedLamp = ({ version }: { version: number }) => (
  <Lamp boxed kind={version > 0 ? 'open' : 'draft'}>
    {version > 0 ? `Published v${version}` : 'Not published'}
  </Lamp>
);
