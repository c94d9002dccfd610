export { DEFAULT_SETTINGS } from './default-settings.ts';
export { ensureSettings, readSettings } from './settings.repository.ts';
export { showSite } from './show-site.ts';
