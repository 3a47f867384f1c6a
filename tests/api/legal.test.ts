import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE } from '#lib/legal/criteria.ts';
import { LEGAL_PAGES, legalPath } from '#lib/legal/pages.ts';
import { legalMessages } from '#lib/legal/texts.ts';
import { type Site, startSite } from './site.ts';

const BLANK = 'à compléter par l’établissement';
const statement = legalMessages.accessibility(legalMessages.states[RATE.conformity]);

let site: Site;
let own: Site;
const texts = mkdtempSync(join(tmpdir(), 'negatoscope-legal-'));

beforeAll(async () => {
  writeFileSync(
    join(texts, 'accessibilite.txt'),
    '# Chez nous\n\nAudit de mars\n\n<script>alert(1)</script>',
  );
  site = await startSite();
  own = await startSite({
    SECURITY_CONTACT: 'mailto:rssi@chu.example.fr',
    LEGAL_PUBLISHER: 'CHU de Testville',
    LEGAL_DPO: 'dpo@chu.example.fr',
    LEGAL_DIR: texts,
  });
});
afterAll(async () => {
  await site.stop();
  await own.stop();
  rmSync(texts, { recursive: true });
});

describe('the legal pages', () => {
  it('are read by anybody, without script, and every page leads to them', async () => {
    for (const page of LEGAL_PAGES) {
      const { status, text } = await site.send('GET', legalPath(page));
      expect(status, page).toBe(200);
      expect(text, page).toContain(BLANK);
      expect(text, page).toContain(`>${legalMessages.titles[page]}</h1>`);
      for (const other of LEGAL_PAGES) expect(text, page).toContain(`href="${legalPath(other)}"`);
    }
    for (const path of ['/', '/public-cases', '/credits', '/404']) {
      const { text } = await site.send('GET', path);
      expect(text, path).toContain(`href="${legalPath('mentions-legales')}"`);
      expect(text, path).toContain(statement);
    }
  });

  it('are in the site map', async () => {
    const { text } = await site.send('GET', '/sitemap.xml');
    for (const page of LEGAL_PAGES)
      expect(text, page).toContain(`<loc>${site.origin}${legalPath(page)}</loc>`);
    expect(text).toContain(`<loc>${site.origin}/public-cases</loc>`);
  });

  it('say what the establishment says', async () => {
    const { text: notice } = await own.send('GET', legalPath('mentions-legales'));
    expect(notice).toContain('CHU de Testville');
    const { text: privacy } = await own.send('GET', legalPath('confidentialite'));
    expect(privacy).toContain('<a href="mailto:dpo@chu.example.fr">');
  });

  it('are replaced by its texts, of which HTML is shown, not obeyed', async () => {
    const { text } = await own.send('GET', legalPath('accessibilite'));
    expect(text).toContain('Audit de mars');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('Chez nous');
    // Whatever its own statement says, the footer claims nothing else.
    expect(text).not.toContain(statement);
    expect(text).not.toContain('id="criteres"');
  });
});

it('security.txt names whom the settings name, and is not there without them', async () => {
  const { status, text, headers } = await own.send('GET', '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^Contact: mailto:rssi@chu\.example\.fr\nExpires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n/);
  expect(text).toContain(`Canonical: ${own.origin}/.well-known/security.txt`);
  expect((await site.send('GET', '/.well-known/security.txt')).status).toBe(404);
});

it('the bill of materials has every package that runs, in the version of the lockfile', async () => {
  const { status, json } = await site.send('GET', '/sbom.cdx.json');
  expect(status).toBe(200);
  expect(json).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'negatoscope' } } });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  const running = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  const told = (json.components as { name: string; version: string }[]).map(
    ({ name, version }) => `${name}@${version}`,
  );
  expect(running.length).toBeGreaterThan(100);
  expect(running.filter((each) => !told.includes(each))).toEqual([]);
});
