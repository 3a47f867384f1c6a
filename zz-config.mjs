import base from './astro.config.mjs';
import { brotliCompressSync, constants } from 'node:zlib';
const br = (s) => brotliCompressSync(s, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const plugin = {
  name: 'zz', enforce: 'post',
  generateBundle: { order: 'post', handler(_, bundle) {
    const chunks = Object.values(bundle).filter((c) => c.type === 'chunk');
    const entry = chunks.filter((c) => /(Reporting|Header|ItemPanel)\.tsx$|react\/.*client|page\.js/.test(c.facadeModuleId ?? ''));
    if (!entry.some((c) => /Reporting.tsx/.test(c.facadeModuleId))) return;
    const seen = new Set();
    const visit = (f) => { if (seen.has(f) || !bundle[f]) return; seen.add(f); bundle[f].imports.forEach(visit); };
    entry.forEach((c) => visit(c.fileName));
    let total = 0;
    const rows = [...seen].map((f) => ({ f, c: bundle[f], b: br(bundle[f].code) }));
    for (const { f, c, b } of rows.sort((x, y) => y.b - x.b)) {
      total += b;
      console.log('CHUNK', b, c.code.length, f);
      if (process.env.MODS) for (const [id, m] of Object.entries(c.modules)) console.log('   ', m.renderedLength, id.replace(/.*\/(src|node_modules)\//, ''));
    }
    console.log('TOTAL', total, (total / 1024).toFixed(1), 'files', rows.length);
    console.log('ALL', chunks.reduce((s, c) => s + br(c.code), 0));
  } },
};
const extra = process.env.EXTRA ? (await import(process.env.EXTRA)).default : {};
export default { ...base, outDir: '/tmp/reports-out', vite: { ...base.vite, ...extra, build: { ...base.vite.build, ...extra.build }, plugins: [plugin] } };
