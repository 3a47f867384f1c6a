import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DEVICES_MAX,
  PROOF_LIFETIME,
  PROVIDER_SIGN_IN_LIFETIME,
  SECOND_STEP_LIFETIME,
  SESSION_IDLE,
  SESSION_LIFETIME,
} from '#lib/accounts/session-rules.ts';
import { STORED_TABLES } from '#lib/legal/stored-data.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const FOLDER = 'docs/security/';
/** Pages generated from tables, and compared with them elsewhere; the others are written by people. */
const GENERATED = ['acces', 'asvs', 'donnees'];
const WRITTEN = readdirSync(FOLDER)
  .map((name) => name.slice(0, -'.md'.length))
  .filter((name) => !GENERATED.includes(name));
const SETTINGS_FOLDER = 'src/lib/platform/server/base/';
const SETTINGS = readdirSync(SETTINGS_FOLDER)
  .map((name) => read(SETTINGS_FOLDER + name))
  .concat(read('docs/deploy.md'))
  .join('\n');
const PACKAGES = Object.keys(JSON.parse(read('package.json')).dependencies);

const pathOf = (page: string) => `${FOLDER}${page}.md`;
/** What a page names as code. */
const named = (page: string) => [...read(pathOf(page)).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
const columns = Object.entries(STORED_TABLES).flatMap(([table, { columns }]) =>
  Object.keys(columns).map((column) => `${table}.${column}`),
);

describe.each(WRITTEN)('%s', (page) => {
  it('names files, settings and columns that exist', () => {
    const names = named(page);
    const files = names.filter((name) => /^(src|tests|docs|bench)\//.test(name));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const settings = names.filter((name) => /^[A-Z][A-Z0-9_]{3,}$/.test(name));
    expect(settings.filter((name) => !SETTINGS.includes(name))).toEqual([]);
    const stored = names.filter((name) => /^[a-z_]+\.[a-z0-9_]+$/.test(name) && !existsSync(name));
    expect(stored.filter((name) => !columns.includes(name))).toEqual([]);
  });
});

describe('the inventory of cryptography', () => {
  const names = named('cryptographie');

  it('has every column that keeps a secret or a digest', () => {
    const kept = columns.filter((name) =>
      /(hash|secret|token|verifier|nonce|public_key|sha256)$|^provider_sign_in\.state$/.test(name),
    );
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('names the packages that do it, which are those of the product', () => {
    const packages = names.filter((name) => /^(@[\w-]+\/[\w-]+|openid-client|otpauth|aws4fetch)$/.test(name));
    expect(packages.length).toBeGreaterThan(4);
    expect(packages.filter((name) => !PACKAGES.includes(name))).toEqual([]);
  });
});

describe('the page about sessions', () => {
  const valueIn = (rule: string) =>
    new RegExp(`^\\| ${rule} \\| (.+) \\|$`, 'm').exec(read(pathOf('sessions')))?.[1];

  it('says the durations of the code', () => {
    expect(valueIn('fin sans activité')).toBe(`${SESSION_IDLE / 3_600_000} heures`);
    expect(valueIn('fin dans tous les cas')).toBe(`${SESSION_LIFETIME / 86_400_000} jours`);
    expect(valueIn('navigateurs reconnus par personne')).toBe(`${DEVICES_MAX}, un an chacun`);
    const minutes = (lifetime: number) => `${lifetime / 60_000} minutes`;
    expect(valueIn('mot de passe juste qui attend le second facteur')).toBe(minutes(SECOND_STEP_LIFETIME));
    expect(valueIn('connexion commencée chez un fournisseur d’identité')).toBe(
      minutes(PROVIDER_SIGN_IN_LIFETIME),
    );
    expect(valueIn('preuve donnée par un fournisseur pour un acte sensible')).toBe(minutes(PROOF_LIFETIME));
  });
});
