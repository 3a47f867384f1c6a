import { expect, it } from 'vitest';
import { documentBlocks } from '#lib/protocols/bulk/document-blocks.ts';
import { findProtocols } from '#lib/protocols/bulk/find-protocols.ts';
import { textBlocks } from '#lib/protocols/bulk/text-blocks.ts';
import { protocolBulkMessages } from '#lib/protocols/bulk-texts.ts';
import { scannersMessages } from '#lib/protocols/scanners-texts.ts';

const protocolsOf = (text: string, name = 'export') =>
  findProtocols(textBlocks(text, name), scannersMessages.named('')).protocols.map(({ title, readAs }) => {
    const { rows, unknown } = readAs('sequences');
    return { title, names: rows.map((row) => row.name), unknown };
  });

it('a name alone right below the rows of a table is a row of it, not the next title', () => {
  const lines = 'IRM genou\nSéquence;TR;TE\nT1;500;12\nRepérage;;\nIRM épaule\nSéquence;TR;TE\nT2;3000;80\n';
  expect(protocolsOf(lines).map(({ title, names }) => [title, names])).toEqual([
    ['IRM genou', ['T1', 'Repérage']],
    ['IRM épaule', ['T2']],
  ]);
});

it('several lines above the next table are its own where a blank line parts them', () => {
  const lines = 'IRM genou\nSéquence;TR\nT1;500\n\nIRM épaule\nDr Martin\nSéquence;TR\nT2;3000\n';
  expect(protocolsOf(lines)).toEqual([
    { title: 'IRM genou', names: ['T1'], unknown: [] },
    { title: 'IRM épaule', names: ['T2'], unknown: ['Dr Martin'] },
  ]);
});

it('the tables of a protocol’s scanners are called by the file and the scanner', () => {
  const tables = ['Aera', 'Vida'].map(
    (name, at) => `${scannersMessages.named(name)}\r\nSéquence;TR (ms)\r\nT1;${500 + at}\r\n`,
  );
  const titled = (title: string) => ({ title, names: ['T1'], unknown: [] });
  expect(protocolsOf(tables.join('\r\n'), 'IRM genou')).toEqual([
    titled('IRM genou, Aera'),
    titled('IRM genou, Vida'),
  ]);
});

it('the line that tells Excel the separator is no title', () => {
  const titles = protocolsOf('\ufeffsep=;\r\nSéquence;TR\r\nT1;500\r\n', 'IRM genou');
  expect(titles).toEqual([{ title: 'IRM genou', names: ['T1'], unknown: [] }]);
});

it('struck words of a document are in no title, and told where they stand in a table', () => {
  const table = (name: string) =>
    `<table><tr><td>Séquence</td><td>TR</td></tr><tr><td>${name}</td><td>500</td></tr></table>`;
  const html = `<h1>IRM <s>coude </s>genou</h1>${table('T1')}<h1>IRM main</h1>${table('T<s>1</s>2')}<h1>IRM pied</h1>${table('T3')}`;
  expect(documentBlocks(html, false).map(({ name, hasHidden }) => [name, hasHidden])).toEqual([
    ['IRM genou', true],
    ['IRM main', true],
    ['IRM pied', false],
  ]);
});

it('a number of cells is written with narrow spaces', () => {
  expect(protocolBulkMessages.problems['too-large']).toContain('200\u202f000');
});
