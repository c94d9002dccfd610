export { DEFAULT_SETTINGS } from './default-settings.ts';
export { ensureSettings, readSettings, readVersionedSettings } from './settings.repository.ts';
export { showSite } from './show-site.ts';
