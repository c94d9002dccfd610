import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CertificateData } from '#server/modules/certification/paper/certificate.present.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import {
  inPersonSnapshot,
  sampleCertificate,
  selfPacedSnapshot,
} from '#server/testing/sample-certificate.ts';

// What draws a certificate, as it was built, in a process that has drawn nothing yet: milliseconds and bytes of each drawing.
const NAMES = ['Dr Amira Farouk', 'د. أميرة فاروق', 'Nguyễn Thị Hồng Ánh', 'Щербакова Ґалина'];

const begun = performance.now();
const assets = join(projectRoot, 'build/server/assets');
const chunk = readdirSync(assets).find((name) => /^render-certificate-.*\.js$/.test(name)) ?? '';
const { renderCertificate } = (await import(join(assets, chunk))) as {
  renderCertificate(data: CertificateData): Promise<Buffer>;
};

const drawings: { ms: number; bytes: number }[] = [];
for (let nth = 0; nth < Number(process.env.DRAWINGS); nth++) {
  const since = nth === 0 ? begun : performance.now();
  const from = nth % 2 === 0 ? selfPacedSnapshot : inPersonSnapshot;
  const { length: bytes } = await renderCertificate(
    sampleCertificate({ name: NAMES[nth % NAMES.length] }, from),
  );
  drawings.push({ ms: performance.now() - since, bytes });
}
console.log(JSON.stringify(drawings));
