// Who may import whom (docs/ARCHITECTURE.md says why). Run by tools/check-boundaries.mjs.

// Upstream first. A module may import only modules to its left.
const moduleOrder = [
  'audit',
  'identity',
  'settings',
  'media',
  'catalogue',
  'seats',
  'teaching',
  'promotions',
  'payments',
  'documents',
  'credits',
  'licences',
  'orders',
  'enrolments',
  'gifts',
  'carts',
  'office-sales',
  'companies',
  'course-office',
  'after-sale',
  'waiting-list',
  'payment-cases',
  'sittings',
  'learning',
  'assessments',
  'attendance',
  'certification',
  'live',
  'course-builder',
  'reviews',
  'enquiries',
  'readiness',
  'privacy',
  'notifications',
  'search',
  'discovery',
  'people',
  'reporting',
  'integrations',
  'finding',
  'operations',
  'fire-drill',
];

// The kits of the pages: each may import what stands before it.
const webLayers = ['lib', 'ui', 'forms', 'lists|uploads|player', 'slides', 'editor', 'features', 'routes'];

const tests = '\\.(test|spec)\\.tsx?$';
const testing = '^(contracts|emails|(server|web)/src)/testing/';
// What staff type and read. Whatever else stands among the contracts may be told to everybody.
const staffContracts = '^contracts/([^/]+/admin-|admin-|course-office/|course-builder/)';
// What puts the parts together: it may see everything on the server, and nobody sees it.
const top = '^server/src/([^/]+\\.ts$|(cli|demo|drill)/)';
const product = '^(domain|contracts|emails|server|web|sandbox-gateway|stripe-referee)/';

/**
 * @param {string} name
 * @param {object} from
 * @param {object} to
 */
function rule(name, from, to) {
  return { name, severity: 'error', from, to };
}

module.exports = {
  staffContracts,
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    // An import that is not understood would slip past every rule below. Route types and virtual modules are generated.
    rule('everything-resolves', {}, { couldNotResolve: true, pathNot: ['^\\./\\+types/', '^virtual:'] }),

    rule('domain-is-pure', { path: '^domain/', pathNot: tests }, { pathNot: '^domain/' }),
    rule(
      'domain-tests-stay-home',
      { path: `^domain/.*${tests}` },
      { path: '^(contracts|emails|server|web|sandbox-gateway|e2e)/' },
    ),
    rule(
      'contracts-see-domain-only',
      { path: '^contracts/' },
      { path: '^(server|web|emails|sandbox-gateway|e2e)/' },
    ),
    rule(
      'contracts-use-zod-only',
      { path: '^contracts/', pathNot: tests },
      { pathNot: '^(contracts|domain)/|node_modules/zod/' },
    ),
    rule(
      'public-answers-own-their-shapes',
      { path: '^contracts/', pathNot: [staffContracts, '^contracts/endpoints\\.ts$', testing, tests] },
      { path: staffContracts },
    ),
    rule('emails-see-domain-and-contracts', { path: '^emails/' }, { path: '^(server|web|e2e)/' }),

    rule('web-never-imports-server', { path: '^web/' }, { path: '^(server|emails|e2e)/' }),
    rule('server-never-imports-web', { path: '^server/' }, { path: '^(web|e2e)/' }),
    rule(
      'e2e-talks-http',
      { path: '^e2e/' },
      { path: '^(web|domain|server/src/(modules|calls|db|platform))/' },
    ),
    rule('product-knows-no-tools', { path: product, pathNot: tests }, { path: '^(tools|bench)/' }),

    rule(
      'http-framework-at-the-edge',
      {
        path: '^server/',
        pathNot: [
          '\\.routes\\.ts$',
          '^server/src/(platform/http|pages)/',
          '^server/src/mount-sandbox\\.ts$',
          top,
          testing,
        ],
      },
      { path: 'node_modules/@?fastify/' },
    ),
    rule(
      'sql-in-repositories',
      {
        path: '^server/',
        pathNot: ['\\.repository\\.ts$', '^server/src/(db|platform/(db|jobs))/', testing, tests],
      },
      { path: 'node_modules/(drizzle-orm|pg)/' },
    ),
    rule(
      'only-repositories-touch-tables',
      { path: '^server/src/(modules|calls)/', pathNot: ['\\.repository\\.ts$', tests] },
      { path: '^server/src/db/' },
    ),
    rule(
      'platform-knows-no-business',
      { path: '^server/src/platform/' },
      { path: '^(server/src/(modules|calls|db)|contracts|domain|emails)/' },
    ),
    rule(
      'calls-know-no-module',
      { path: '^server/src/calls/', pathNot: tests },
      { path: '^(server/src/(modules|testing)|emails|sandbox-gateway)/' },
    ),
    // Ids and short strings: whoever hears of it reads the rest.
    rule(
      'events-are-declarations',
      { path: '\\.events\\.ts$' },
      { pathNot: '^server/src/calls/events\\.ts$|node_modules/zod/' },
    ),
    rule('nobody-imports-the-top', { path: '^server/', pathNot: [top, testing, tests] }, { path: top }),
    rule(
      'only-app-mounts-routes-and-jobs',
      { path: '^server/', pathNot: [top, testing, tests] },
      { path: '\\.(routes|jobs)\\.ts$' },
    ),
    rule('testing-is-for-tests', { pathNot: [tests, testing, '^(e2e|bench)/'] }, { path: testing }),

    rule(
      'sandbox-knows-no-shop',
      { path: '^sandbox-gateway/' },
      { path: '^(domain|contracts|emails|server|web|e2e)/', pathNot: testing },
    ),
    rule(
      'shop-knows-no-sandbox',
      { pathNot: ['^sandbox-gateway/', '^server/src/(main[^/]*|cli)\\.ts$', testing, tests] },
      { path: '^sandbox-gateway/' },
    ),

    rule(
      'referee-knows-no-shop',
      { path: '^stripe-referee/' },
      { path: '^(domain|contracts|emails|server|web|sandbox-gateway|e2e)/' },
    ),
    rule(
      'referee-is-for-tests',
      { pathNot: ['^stripe-referee/', testing, tests] },
      { path: '^stripe-referee/' },
    ),

    rule(
      'modules-enter-by-the-front-door',
      { path: '^server/src/modules/([^/]+)/' },
      {
        path: '^server/src/modules/[^/]+/.+',
        pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'nobody-imports-own-front-door',
      { path: '^server/src/modules/([^/]+)/' },
      { path: '^server/src/modules/$1/index\\.ts$' },
    ),
    rule(
      'modules-are-in-the-order',
      { path: '^server/src/modules/', pathNot: `^server/src/modules/(${moduleOrder.join('|')})/` },
      {},
    ),
    ...moduleOrder
      .slice(0, -1)
      .map((name, index) =>
        rule(
          `${name}-is-upstream`,
          { path: `^server/src/modules/${name}/` },
          { path: `^server/src/modules/(${moduleOrder.slice(index + 1).join('|')})/` },
        ),
      ),

    rule(
      'features-are-strangers',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    ...webLayers
      .slice(0, -1)
      .map((layer, index) =>
        rule(
          `web-${layer}-is-below`,
          { path: `^web/src/(${layer})/`, pathNot: tests },
          { path: `^web/src/(${webLayers.slice(index + 1).join('|')})/` },
        ),
      ),
    rule('ui-is-dumb', { path: '^web/src/ui/' }, { path: '^(contracts|domain|web/src/lib)/' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    // TypeScript 7 has no parser for others to use; without this every .ts file counts as having no imports.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'require', 'types'],
    },
  },
};
