import { expect, it } from 'vitest';
import { compareEntries, groupEntries } from '#lib/protocols/booklet-order.ts';

const entry = (imagingType: string, region: string, title: string) => ({ imagingType, region, title });

it('protocols are in order by imaging type, region and title, as French puts words in order', () => {
  const entries = [
    entry('Scanner', 'Thorax', 'Angioscanner'),
    entry('IRM', 'Thorax', 'Cœur'),
    entry('IRM', 'Abdomen', 'Protocole 10'),
    entry('Échographie', 'Abdomen', 'Foie'),
    entry('IRM', 'Abdomen', 'Protocole 9'),
    entry('IRM', 'Abdomen', 'écho-planaire'),
  ];
  expect([...entries].sort(compareEntries).map(({ title }) => title)).toEqual([
    'Foie',
    'écho-planaire',
    'Protocole 9',
    'Protocole 10',
    'Cœur',
    'Angioscanner',
  ]);
});

it('the contents have each imaging type once', () => {
  const entries = [
    entry('IRM', 'Abdomen', 'a'),
    entry('IRM', 'Thorax', 'b'),
    entry('Scanner', 'Thorax', 'c'),
  ];
  expect(groupEntries(entries).map((group) => [group.imagingType, group.entries.length])).toEqual([
    ['IRM', 2],
    ['Scanner', 1],
  ]);
});
