import { french } from '#lib/platform/typography.ts';
import type { PhantomName } from '../phantoms/catalogue.ts';
import type { PhantomSeries } from '../phantoms/types.ts';

const EXAMS: Record<PhantomName, string> = {
  'head-ct': "Scanner de l'encéphale, du vertex à la base du crâne",
  'head-mr': "IRM de l'encéphale, du vertex à la fosse postérieure",
  'thorax-ct': 'Scanner du thorax après injection, des sommets aux bases',
  'abdomen-ct': "Scanner de l'abdomen après injection, des coupoles au bassin",
  'spine-mr': 'IRM du rachis lombaire',
  'knee-mr': 'IRM du genou',
  'shoulder-mr': "IRM de l'épaule",
  'chest-xray': 'Radiographie du thorax de face',
  'hand-xray': 'Radiographie de la main et du poignet',
  'foot-xray': "Radiographie de l'avant-pied",
  'pelvis-xray': 'Radiographie du bassin de face',
  'knee-xray': 'Radiographies du genou',
  'elbow-xray': 'Radiographies du coude',
  'abdomen-us': "Échographie de l'abdomen, balayage continu",
  'thyroid-us': 'Échographie de la thyroïde, balayage continu',
  mammography: 'Mammographie',
};

const PLANES = { axial: 'axiales', sagittal: 'sagittales', coronal: 'coronales' } as const;

/** A description of a folder for people who cannot see it; it never names a finding. */
export function describeFolder(
  phantom: PhantomName,
  series: Pick<PhantomSeries, 'name' | 'plane' | 'slices'>,
): string {
  const count = series.slices.length;
  const slices =
    count > 1 ? `${count} ${series.plane ? `coupes ${PLANES[series.plane]}` : 'images'}` : 'une image';
  return french(`${EXAMS[phantom]}. Série « ${series.name} » : ${slices}.`);
}
