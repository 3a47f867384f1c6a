import type { DemoCase } from './demo-case.ts';
import { publishedCase } from './published-case.ts';

const FRONT = 'Radiographie du thorax de face.';
const CHEST = 'Radiographie du thorax.';
const film = (number: string, extension: string, description: string) =>
  `Rx thorax | rx-thorax/rx-thorax-${number}.${extension} | ${description}`;

/** Radiographs and single slices of the chest, from published sources. */
export const publishedChest: DemoCase[] = [
  publishedCase(
    'rx-thorax-01',
    {
      title: 'Thorax normal après un choc',
      tags: 'Rx, Thorax, traumatologie',
      difficulty: 1,
      information: 'Femme de 21 ans, douleur à gauche après une collision au football.',
      answer: 'Thorax normal, sans signe de lésion.',
    },
    film('01', 'png', FRONT),
  ),
  publishedCase(
    'rx-thorax-02',
    {
      title: 'Pneumothorax, cliché publié',
      tags: 'Rx, Thorax, urgence',
      difficulty: 1,
      answer: 'Pneumothorax.',
      says: 'Pneumothorax (titre de la source). Le rectangle noir dans un coin est dans l’image publiée.',
      unsaid: 'Le récit de la page d’origine est fictif : il n’est pas repris.',
    },
    film('02', 'jpg', CHEST),
  ),
  publishedCase(
    'rx-thorax-03',
    {
      title: 'Pneumonie lobaire',
      tags: 'Rx, Thorax, infectieux',
      difficulty: 1,
      answer: 'Pneumonie lobaire.',
      unsaid: 'La copie utilisée ne nomme pas le lobe.',
    },
    film('03', 'jpg', CHEST),
  ),
  publishedCase(
    'rx-thorax-04',
    {
      title: 'Œdème pulmonaire de haute altitude',
      tags: 'Rx, Thorax, urgence',
      difficulty: 3,
      information: 'Séjour en haute altitude.',
      answer: 'Œdème pulmonaire de haute altitude.',
      says: 'Œdème pulmonaire de haute altitude. Le pointeur de souris est dans l’image publiée.',
    },
    film('04', 'jpg', CHEST),
  ),
  publishedCase(
    'rx-thorax-05',
    {
      title: 'Fractures costales et pneumothorax à J2',
      tags: 'Rx, Thorax, traumatologie',
      difficulty: 2,
      information: 'Contrôle à deux jours d’un traumatisme costal.',
      answer: 'Fractures de côtes et pneumothorax.',
      says: 'Fractures de côtes et pneumothorax, deux jours plus tard. La flèche est dans l’image publiée.',
    },
    film('05', 'png', CHEST),
  ),
  publishedCase(
    'rx-thorax-06',
    {
      title: 'Atélectasie du lobe inférieur droit',
      tags: 'Rx, Thorax',
      difficulty: 3,
      answer: 'Atélectasie du lobe inférieur droit.',
    },
    film('06', 'jpg', FRONT),
  ),
  publishedCase(
    'rx-thorax-07',
    { title: 'Hernie hiatale', tags: 'Rx, Thorax, Dig', difficulty: 2, answer: 'Hernie hiatale.' },
    film('07', 'png', FRONT),
  ),
  publishedCase(
    'rx-thorax-08',
    { title: 'Situs inversus', tags: 'Rx, Thorax', difficulty: 2, answer: 'Situs inversus.' },
    film('08', 'jpg', CHEST),
  ),
  publishedCase(
    'rx-thorax-09',
    {
      title: 'Fibrose pulmonaire interstitielle sous amiodarone',
      tags: 'Rx, Thorax',
      difficulty: 3,
      information: 'Traitement par amiodarone.',
      answer: 'Fibrose pulmonaire interstitielle, amiodarone (titre de la source).',
    },
    film('09', 'jpg', CHEST),
  ),
  publishedCase(
    'rx-thorax-10',
    {
      title: 'Malformation adénomatoïde kystique',
      tags: 'Rx, Thorax, Pedia',
      difficulty: 4,
      information: 'Nouveau-né.',
      answer: 'Malformation adénomatoïde kystique.',
    },
    film('10', 'jpg', CHEST),
  ),
  publishedCase(
    'rx-thorax-11',
    {
      title: 'COVID-19 : opacités du lobe inférieur gauche',
      tags: 'Rx, Thorax, infectieux',
      difficulty: 3,
      information:
        'Homme de 51 ans, myalgies et fatigue depuis une semaine, fièvre à 39,1 °C depuis un jour. Lymphocytes 0,47 G/L, CRP 170,91 mg/L, procalcitonine 0,45 ng/mL.',
      answer: 'Opacités de la région externe du lobe inférieur gauche ; COVID-19.',
    },
    film('11', 'png', FRONT),
  ),
  publishedCase(
    'rx-thorax-12',
    {
      title: 'Suivi d’une pneumopathie à COVID-19, J0 à J29',
      tags: 'Rx, Thorax, infectieux',
      difficulty: 4,
      information:
        'Homme. J0 : CRP 81 mg/L, LDH 380 U/L, D-dimères 0,9 mg/L. Réanimation de J4 à J26. J8 : CRP 270 mg/L. J22 : CRP 111 mg/L. J29 : CRP 18 mg/L.',
      answer: 'COVID-19 (diagnostic de la cohorte).',
      unsaid: 'La source ne décrit pas les clichés : les comparer est l’exercice.',
    },
    'Rx thorax J0 | rx-thorax/rx-thorax-12.png | Radiographie de face, J0.',
    'Rx thorax J8 | rx-thorax/rx-thorax-13.png | Radiographie en incidence antéro-postérieure, J8, quatrième jour de réanimation.',
    'Rx thorax J22 | rx-thorax/rx-thorax-14.png | Radiographie en incidence antéro-postérieure, J22, dix-huitième jour de réanimation.',
    'Rx thorax J29 | rx-thorax/rx-thorax-15.png | Radiographie en incidence antéro-postérieure, J29, trois jours après la réanimation.',
  ),
  publishedCase(
    'scanner-coupe-02',
    {
      title: 'Bronchectasies majeures',
      tags: 'TDM, Thorax',
      difficulty: 2,
      answer: 'Bronchectasies majeures.',
    },
    'TDM axial poumon | scanner-coupe/scanner-coupe-02.jpg | Une coupe de TDM du thorax en fenêtre pulmonaire.',
  ),
  publishedCase(
    'scanner-coupe-03',
    {
      title: 'Métastases pulmonaires d’un carcinome du col utérin',
      tags: 'TDM, Thorax, oncologie',
      difficulty: 2,
      information: 'Femme de 50 ans, carcinome du col utérin.',
      answer: 'Lésions secondaires pulmonaires d’un carcinome du col utérin.',
    },
    'TDM | scanner-coupe/scanner-coupe-03.jpg | Deux coupes de TDM, thorax et pelvis.',
  ),
  publishedCase(
    'scanner-coupe-05',
    {
      title: 'Sarcoïdose pulmonaire',
      tags: 'Rx, TDM, Thorax',
      difficulty: 3,
      information: 'Homme de 37 ans.',
      answer: 'Sarcoïdose pulmonaire.',
    },
    'Rx et TDM | scanner-coupe/scanner-coupe-05.jpg | Radiographie du thorax et TDM coronale de la même personne.',
  ),
  publishedCase(
    'scanner-coupe-06',
    {
      title: 'Dissection de la crosse aortique',
      tags: 'Rx, TDM, Thorax, Cardiovasc, urgence',
      difficulty: 3,
      information: 'Femme de 76 ans.',
      answer: 'Dissection de la crosse de l’aorte.',
    },
    'Rx et TDM | scanner-coupe/scanner-coupe-06.jpg | Radiographie du thorax et TDM de la même personne.',
  ),
];
