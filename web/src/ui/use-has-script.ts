import { useSyncExternalStore } from 'react';

const stays = () => () => undefined;

/** Whether dialogs and toasts can be shown: the server and the first look of the browser know none. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    stays,
    () => true,
    () => false,
  );
