import { expect, it } from 'vitest';
import { ALLOW_LIST } from '#lib/dicom/attributes/allow-list.ts';
import { keptValue, leftValue } from '#lib/dicom/values-texts.ts';

it('says the codes of attributes that leave in words', () => {
  expect(keptValue('PhotometricInterpretation', 'MONOCHROME1')).toBe('niveaux de gris inversés');
  expect(keptValue('Modality', 'US')).toBe('échographie');
  expect(keptValue('Modality', 'CT')).toBe('TDM');
  expect(keptValue('RescaleType', 'HU')).toBe('unités Hounsfield (UH)');
  expect(keptValue('PixelSpacing', '0.5 \\ -0.5')).toBe('0,5\u202f; −0,5');
});

it('leaves no code of a closed list as it is', () => {
  for (const { keyword, use, rule } of ALLOW_LIST)
    if (use === 'kept' && rule?.kind === 'word')
      for (const word of rule.words)
        if (!['SUV', 'ECG'].includes(word))
          expect(keptValue(keyword, word), `${keyword} ${word}`).not.toBe(word);
});

it('says dates, hours, names, sex and age of what stays as one reads them', () => {
  expect(leftValue(0x00080020, '20030417')).toBe('17 avril 2003');
  expect(leftValue(0x0008002a, '20030417143205.120')).toBe('17 avril 2003 à 14\u00a0h\u00a032');
  expect(leftValue(0x00100030, '')).toBe('');
  expect(leftValue(0x00100030, 'inconnue')).toBe('inconnue');
  expect(leftValue(0x00080030, '093012.000')).toBe('9\u00a0h\u00a030');
  expect(leftValue(0x00100010, 'DUPONT^JEAN^^^')).toBe('DUPONT JEAN');
  expect(leftValue(0x00100040, 'F')).toBe('féminin');
  expect(leftValue(0x00101010, '045Y')).toBe('45\u00a0ans');
  expect(leftValue(0x00101010, '001M')).toBe('1\u00a0mois');
  expect(leftValue(0x00101030, '72.5')).toBe('72,5\u00a0kg');
  expect(leftValue(0x00101030, '72.500000')).toBe('72,5\u00a0kg');
  expect(leftValue(0x00101020, '1.720000')).toBe('1,72\u00a0m');
  expect(leftValue(0x00101020, '0.000000')).toBe('non renseigné');
  expect(leftValue(0x00101030, '0')).toBe('non renseigné');
  expect(leftValue(0x00101030, '')).toBe('');
  expect(leftValue(0x00200010, '1234')).toBe('1234');
});
