import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web/src',
  buildDirectory: 'build',
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
  ssr: true,
} satisfies Config;
