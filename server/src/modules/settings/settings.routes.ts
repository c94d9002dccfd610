import { settingsEndpoints } from '#contracts/site/admin-settings.ts';
import { siteEndpoints } from '#contracts/site/site.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { readVersionedSettings } from './settings.repository.ts';
import { showSite } from './show-site.ts';
import { updateSettings } from './update-settings.ts';

const success = true as const;

export const settingsBindings: Binding[] = [
  on(settingsEndpoints.getSettings, async (ctx) => ({ success, ...(await readVersionedSettings(ctx.db)) })),
  onOuter(settingsEndpoints.updateSettings, async (ctx, input) => ({
    success,
    ...(await updateSettings(ctx, input)),
  })),
  on(siteEndpoints.getSite, async (ctx) => ({ success, site: await showSite(ctx) })),
];
