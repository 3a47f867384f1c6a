import type { DemoCase } from './demo-case.ts';
import { publishedCase } from './published-case.ts';

const breast = (number: string, title: string, difficulty: 2 | 3 | 4, answer: string): DemoCase =>
  publishedCase(
    `echo-sein-${number}`,
    {
      title,
      tags: 'Echo, Séno',
      difficulty,
      answer,
      unsaid: 'Les repères de mesure et le texte en portugais sont dans l’image publiée.',
    },
    `Écho du sein | echo-sein/echo-sein-${number}.png | Une image d’échographie du sein.`,
  );

/** Abdomen, limbs, breast: cases with one published image each. */
export const publishedOthers: DemoCase[] = [
  publishedCase(
    'rx-abdomen-01',
    {
      title: 'Occlusion de l’intestin grêle',
      tags: 'Rx, Dig, urgence',
      difficulty: 2,
      answer: 'Occlusion de l’intestin grêle.',
    },
    'Rx abdomen debout | rx-abdomen/rx-abdomen-01.jpg | Radiographie de l’abdomen debout.',
  ),
  publishedCase(
    'scanner-coupe-01',
    {
      title: 'Anévrisme de l’aorte abdominale au scanner',
      tags: 'TDM, Cardiovasc',
      difficulty: 1,
      information: 'Examen avec produit de contraste.',
      answer: 'Anévrisme de l’aorte abdominale.',
    },
    'TDM axial | scanner-coupe/scanner-coupe-01.jpg | Une coupe de TDM de l’abdomen.',
  ),
  publishedCase(
    'scanner-coupe-04',
    {
      title: 'Appendicite et rein en fer à cheval',
      tags: 'TDM, Dig, Uro, urgence',
      difficulty: 4,
      information: 'Rein en fer à cheval connu.',
      answer: 'Appendicite, chez une personne qui a un rein en fer à cheval.',
    },
    'TDM axial | scanner-coupe/scanner-coupe-04.jpg | Une coupe axiale de TDM du pelvis.',
  ),
  publishedCase(
    'echo-abdomen-01',
    {
      title: 'Anévrisme de l’aorte abdominale en échographie',
      tags: 'Echo, Cardiovasc',
      difficulty: 1,
      answer: 'Anévrisme de l’aorte abdominale, plan axial.',
    },
    'Écho abdomen | echo-abdomen/echo-abdomen-01.jpg | Une image d’échographie de l’abdomen, plan axial.',
  ),
  publishedCase(
    'echo-abdomen-02',
    {
      title: 'Boue biliaire et calculs de la vésicule',
      tags: 'Echo, Dig',
      difficulty: 2,
      answer: 'Boue biliaire et calculs vésiculaires.',
      unsaid: 'La personne a consenti par écrit à la publication en ligne (attribution de la source).',
    },
    'Écho abdomen | echo-abdomen/echo-abdomen-02.jpg | Une image d’échographie de l’abdomen.',
  ),
  publishedCase(
    'rx-os-01',
    {
      title: 'Fracture de Pouteau-Colles',
      tags: 'Rx, Ostéo, Poignet, traumatologie',
      difficulty: 1,
      answer: 'Fracture de Pouteau-Colles du radius.',
    },
    'Rx poignet | rx-os/rx-os-01.jpg | Deux incidences du poignet.',
  ),
  publishedCase(
    'rx-os-02',
    {
      title: 'Fracture de Barton',
      tags: 'Rx, Ostéo, Poignet, traumatologie',
      difficulty: 3,
      answer: 'Fracture de Barton.',
    },
    'Rx poignet | rx-os/rx-os-02.jpg | Radiographie du poignet.',
  ),
  publishedCase(
    'rx-os-03',
    {
      title: 'Luxation de l’épaule',
      tags: 'Rx, Ostéo, Epaule, traumatologie, urgence',
      difficulty: 1,
      information: 'Cliché fait avant la réduction.',
      answer: 'Luxation de l’épaule, avant réduction.',
    },
    'Rx épaule | rx-os/rx-os-03.jpg | Radiographie de l’épaule de face.',
  ),
  publishedCase(
    'rx-os-04',
    {
      title: 'Fracture comminutive de la hanche',
      tags: 'Rx, Ostéo, Hanche, traumatologie',
      difficulty: 1,
      answer: 'Fracture comminutive de la hanche.',
    },
    'Rx hanche | rx-os/rx-os-04.jpg | Radiographie de la hanche.',
  ),
  publishedCase(
    'rx-os-05',
    {
      title: 'Fracture du boxeur',
      tags: 'Rx, Ostéo, Doigts, traumatologie',
      difficulty: 1,
      answer: 'Fracture du boxeur.',
    },
    'Rx main | rx-os/rx-os-05.png | Radiographie de la main.',
  ),
  publishedCase(
    'rx-os-06',
    {
      title: 'Fracture transversale de la patella, peu déplacée',
      tags: 'Rx, Ostéo, Genou, traumatologie',
      difficulty: 2,
      answer: 'Fracture transversale de la patella, à peine déplacée.',
    },
    'Rx genou | rx-os/rx-os-06.png | Radiographie du genou de profil.',
  ),
  publishedCase(
    'rx-os-07',
    {
      title: 'Fracture occulte de la tête du tibia',
      tags: 'Rx, Ostéo, Genou, traumatologie',
      difficulty: 5,
      answer: 'Fracture occulte de l’extrémité supérieure du tibia (titre de la source).',
    },
    'Rx genou | rx-os/rx-os-07.jpg | Deux incidences du genou.',
  ),
  publishedCase(
    'rx-os-08',
    {
      title: 'Spondylolisthésis vrai',
      tags: 'Rx, Ostéo, Rachis',
      difficulty: 2,
      information: 'Homme de 57 ans.',
      answer: 'Spondylolisthésis vrai.',
    },
    'Rx rachis lombaire | rx-os/rx-os-08.jpg | Radiographie du rachis lombaire de profil.',
  ),
  publishedCase(
    'irm-genou-01',
    {
      title: 'Rupture du ligament croisé antérieur, coupe sagittale',
      tags: 'IRM, Ostéo, Genou',
      difficulty: 2,
      answer: 'Rupture du ligament croisé antérieur.',
    },
    'IRM DP sag | irm-genou/irm-genou-01.jpg | Une coupe sagittale d’IRM du genou en densité de protons.',
  ),
  publishedCase(
    'irm-genou-02',
    {
      title: 'Kyste poplité (de Baker)',
      tags: 'IRM, Ostéo, Genou',
      difficulty: 1,
      information: 'Rupture connue du ligament croisé antérieur.',
      answer: 'Kyste de Baker, chez une personne qui a une rupture du ligament croisé antérieur.',
    },
    'IRM axiale | irm-genou/irm-genou-02.jpg | Une coupe axiale d’IRM du genou.',
  ),
  breast('02', 'Fibroadénome du sein gauche', 2, 'Fibroadénome, bénin ; classé BI-RADS 3 par la source.'),
  breast(
    '03',
    'Carcinome lobulaire infiltrant',
    3,
    'Carcinome lobulaire infiltrant ; classé BI-RADS 4 par la source.',
  ),
  breast(
    '04',
    'Carcinome canalaire infiltrant du sein gauche',
    2,
    'Carcinome canalaire infiltrant ; classé BI-RADS 5 par la source.',
  ),
  breast(
    '05',
    'Carcinome canalaire in situ',
    4,
    'Carcinome canalaire in situ ; classé BI-RADS 3 par la source.',
  ),
  breast(
    '06',
    'Carcinome canalaire infiltrant, BI-RADS 5',
    2,
    'Carcinome canalaire infiltrant ; classé BI-RADS 5 par la source.',
  ),
];
