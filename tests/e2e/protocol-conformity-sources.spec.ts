import { ge } from '../unit/dicom/private-elements.ts';
import { examFiles } from '../unit/protocol/conformity-exams.ts';
import { KNEE, KNEE_SERIES } from '../unit/protocol/conformity-knee.ts';
import { expectAccessible } from './axe.ts';
import { give, openConformity, rowOf } from './conformity-pages.ts';
import { expect, test } from './fixtures.ts';
import { newProtocol } from './make-protocols.ts';

test('a value of a private element says where it was read, and what contradicts another is told', async ({
  signedIn: page,
}) => {
  await openConformity(page, await newProtocol(page, KNEE));
  const { sag, dwi } = KNEE_SERIES;
  const silent = { ...sag!.values, AcquisitionDuration: null };
  const makers = () => [...ge.acquisition(180e6, 0x11), ...ge.parameters([[0x83, 'DS', '0.333333\\1']])];
  await give(page, examFiles('MR', [{ ...sag!, values: silent, makers }, dwi!]));
  const row = rowOf(page, 'DP FS sag');
  const duration = row.getByRole('row', { name: /Durée/ });
  await expect(duration).toContainText('lu dans un champ privé GE');
  await expect(duration).toContainText('Conforme');
  const factor = row.getByRole('row', { name: /Accélération/ });
  await expect(factor).toContainText('mais un champ privé GE dit 3');
  await expect(factor).toContainText('À comparer');
  await expectAccessible(page, 'values of private elements');
});
