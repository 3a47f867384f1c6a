import type { DemoCase } from './demo-case.ts';
import { withFindings } from './pointed.ts';
import { publishedCase } from './published-case.ts';

/** Cases with stacks and clips from published data sets. */
export const publishedStacks: DemoCase[] = [
  withFindings(
    publishedCase(
      'ct-thorax-1',
      {
        title: 'Nodule pulmonaire droit de 15,5 mm',
        tags: 'TDM, Thorax',
        difficulty: 3,
        information: 'Femme, âge et antécédents non communiqués. Scanner du thorax en coupes de 1 mm.',
        answer:
          'Un nodule du poumon droit, de 15,5 mm de diamètre, retenu par au moins trois radiologues sur quatre.',
        unsaid:
          "La nature du nodule n'est pas connue ici. La source ne décrit pas le reste du thorax : ce qu'on y voit d'autre n'a été ni nommé ni retenu par elle.",
      },
      'TDM axial | ct-thorax-1 | Scanner du thorax, 61 coupes axiales de 1 mm tous les 3 mm. | 40',
    ),
    {
      on: 'f1',
      image: 27,
      name: 'Le nodule de la liste LUNA16',
      explanation:
        'Centre et diamètre (15,5 mm) sont ceux de la source ; au moins trois des quatre lecteurs l’ont retenu.',
      zoom: 2.5,
      marks: ['ellipse 151 110 177 136'],
    },
  ),
  publishedCase(
    'ct-crane-1',
    {
      title: 'Hémorragie intracrânienne après un traumatisme',
      tags: 'TDM, Neuro, traumatologie, urgence',
      difficulty: 2,
      information: 'Traumatisme crânien.',
      answer: 'Hémorragie intracrânienne.',
      says: 'La source contoure une hémorragie intracrânienne sur chacune des 12 coupes.',
      unsaid:
        "Ni le type de l'hémorragie ni son côté ne sont donnés avec ces images, qui n'ont pas d'échelle.",
    },
    'TDM axial | ct-crane-1 | Scanner de la tête en fenêtre cérébrale, 12 coupes axiales du sommet à la base.',
  ),
  publishedCase(
    'ct-crane-2',
    {
      title: 'Scanner cérébral normal',
      tags: 'TDM, Neuro',
      difficulty: 1,
      answer: 'Cerveau normal.',
      information: "La source ne donne pas d'information clinique.",
    },
    'TDM axial | ct-crane-2 | TDM de la tête, 8 coupes axiales en 256 niveaux de gris.',
  ),
  publishedCase(
    'irm-cpa-1',
    {
      title: 'Schwannome vestibulaire gauche',
      tags: 'IRM, Neuro, ORL',
      difficulty: 2,
      information:
        'Homme de 60 ans. IRM en T1 après gadolinium, repérage avant radiochirurgie (Gamma Knife).',
      answer: 'Schwannome vestibulaire gauche.',
    },
    'IRM T1 3D gadolinium | irm-cpa-1 | IRM de la fosse postérieure en T1 après gadolinium, 20 coupes de 1,5 mm.',
  ),
  publishedCase(
    'irm-cerveau-1',
    {
      title: 'Sclérose en plaques récurrente-rémittente, 140 lésions',
      tags: 'IRM, Neuro',
      difficulty: 2,
      information: 'Femme de 47 ans. EDSS 1,0.',
      answer: 'Sclérose en plaques, forme récurrente-rémittente (critères de McDonald 2005).',
      says: 'Sclérose en plaques, forme récurrente-rémittente. Le masque de consensus de la source compte 140 lésions séparées, soit 49,8 mL.',
    },
    'IRM FLAIR ax | irm-cerveau-1/flair | IRM du cerveau en FLAIR, 31 coupes axiales ; le crâne a été retiré par la source.',
    'IRM T1 gadolinium ax | irm-cerveau-1/t1-gd | Les mêmes coupes en T1 après gadolinium.',
    'IRM T2 ax | irm-cerveau-1/t2 | Les mêmes coupes en T2.',
  ),
  publishedCase(
    'irm-cerveau-2',
    {
      title: 'Accident vasculaire ancien de l’hémisphère gauche',
      tags: 'IRM, Neuro, AVC',
      difficulty: 1,
      information: 'Examen à 3 T, à distance de l’épisode, dans un centre de recherche sur l’aphasie.',
      answer: 'AVC ancien (chronique) de l’hémisphère gauche.',
    },
    'IRM FLAIR | irm-cerveau-2/flair | IRM du cerveau en FLAIR, 38 coupes ; le crâne a été retiré par la source.',
    'IRM T1 | irm-cerveau-2/t1 | Les mêmes coupes en T1.',
    'IRM T2 | irm-cerveau-2/t2 | Les mêmes coupes en T2.',
  ),
  publishedCase(
    'irm-foie-1',
    {
      title: 'Carcinome hépatocellulaire, IRM coronale',
      tags: 'IRM, Dig, oncologie',
      difficulty: 4,
      information: 'Homme de 73 ans. IRM de l’abdomen, T2 HASTE coronale.',
      answer: 'Carcinome hépatocellulaire (diagnostic de la collection).',
      unsaid: 'La source ne localise pas la lésion chez cette personne.',
    },
    'IRM T2 HASTE cor | irm-foie-1 | IRM de l’abdomen en T2, 21 coupes coronales de 7 mm.',
  ),
  publishedCase(
    'echo-poumon-01',
    {
      title: 'Lignes A, poumon aéré',
      tags: 'Echo, Thorax',
      difficulty: 1,
      answer: 'Lignes A : poumon aéré, coupe longitudinale antérieure.',
    },
    'Écho sonde convexe | echo-poumon/echo-poumon-01.dcm | Échographie pleuro-pulmonaire, boucle de 36 images, coupe longitudinale antérieure. | 1',
  ),
  publishedCase(
    'echo-poumon-02',
    {
      title: 'Signe du rayon lumineux et lignes B (COVID-19)',
      tags: 'Echo, Thorax, infectieux',
      difficulty: 3,
      information: 'Échographie de la région latérale supérieure gauche du thorax.',
      answer:
        'COVID-19 confirmée : « rayon lumineux » alternant avec de multiples lignes B séparées et des lignes A.',
    },
    'Écho sonde convexe | echo-poumon/echo-poumon-02.dcm | Échographie pleuro-pulmonaire, boucle de 24 images. | 1',
  ),
];
