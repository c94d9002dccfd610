import { settingsEndpoints } from '#contracts/site/admin-settings.ts';
import { siteEndpoints } from '#contracts/site/site.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { readVersionedSettings } from './settings.repository.ts';
import { showSite } from './show-site.ts';
import { updateSettings } from './update-settings.ts';

export const settingsBindings: Binding[] = [
  on(settingsEndpoints.getSettings, (ctx) => readVersionedSettings(ctx.db)),
  onOuter(settingsEndpoints.updateSettings, updateSettings),
  on(siteEndpoints.getSite, async (ctx) => ({ site: await showSite(ctx) })),
];
