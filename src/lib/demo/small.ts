/**
 * The small demo (`SEED=small`, and `npm run dev`): every kind, every modality, a protocol with several versions, a
 * case with two series, a long stack, real images, and two pages of public cases. Named by title, so that adding to
 * the demo does not change the small one.
 */
const TITLES = new Set([
  'Radiographie de thorax de l’adulte',
  'IRM du genou – bilan traumatique',
  'IRM de l’épaule – coiffe des rotateurs',
  'Scanner cérébral – traumatisme crânien',
  'Échographie thyroïdienne – nodules (EU-TIRADS)',
  'IRM hépatique – caractérisation de lésion focale',
  'Mammographie de dépistage organisé',
  'Hématome extradural temporal droit',
  'Infarctus sylvien gauche à la phase aiguë',
  'Glioblastome frontal droit',
  'Embolie pulmonaire proximale bilatérale',
  'Pneumothorax droit spontané',
  'Spondylodiscite infectieuse lombaire',
  'Rupture du ligament croisé antérieur',
  'Fracture du scaphoïde carpien',
  'Nodule thyroïdien EU-TIRADS 5',
  'Carcinome canalaire infiltrant du sein',
  'Nodule pulmonaire droit de 15,5 mm',
  'Carcinome bronchique spiculé du lobe supérieur droit',
  'Schwannome vestibulaire gauche',
  'Scanner cérébral normal',
  'Fracture du boxeur',
  'IRM du genou – standard',
  'IRM hépatique – caractérisation',
  'Scanner hépatique triphasique',
  'Uroscanner',
  'Radiographie de thorax',
]);

const chosen = <Item extends { title: string }>(items: readonly Item[]) =>
  items.filter(({ title }) => TITLES.has(title.replaceAll(/[\u00a0\u202f]/g, ' ')));

/** All people and unfinished items of a demo, and a few of its other items: 31 items. */
export function smallDemo<
  Questionnaire extends { title: string },
  Case extends { title: string },
  Protocol extends { title: string },
  Rest,
>({
  demoQuestionnaires,
  demoCases,
  demoProtocols,
  ...rest
}: Rest & {
  demoQuestionnaires: readonly Questionnaire[];
  demoCases: readonly Case[];
  demoProtocols: readonly Protocol[];
}) {
  return {
    ...rest,
    demoQuestionnaires: chosen(demoQuestionnaires),
    demoCases: chosen(demoCases),
    demoProtocols: chosen(demoProtocols),
  };
}
