import { describe, expect, test } from 'vitest';
import { type Matchable, matches } from '#lib/items/kinds/matches.ts';
import { fold, foldedWords } from '#lib/platform/fold.ts';
import { SYNONYMS, TERMS } from '#lib/search/synonyms.ts';

const item = (title: string): Matchable => ({
  title,
  tags: [],
  authorName: 'Anne Lefèvre',
  visibility: 'public',
});
const finds = (q: string, title: string) => matches('case', item(title), { q, selected: {} });

describe('diagnoses, abbreviations and English terms', () => {
  test('are at least 300, each with who calls it so', () => {
    expect(TERMS.length).toBeGreaterThanOrEqual(300);
    for (const { names, source } of TERMS) expect(['usage', 'MeSH', 'ACR'], names[0]).toContain(source);
  });

  // ../shared/cases/practice/search-abbreviations.tsv, and others of its kind.
  test.each([
    ['PNO', 'Pneumothorax droit spontané'],
    ['LCA', 'Rupture du ligament croisé antérieur'],
    ['SEP', 'Sclérose en plaques, forme rémittente'],
    ['HSD', 'Hématome sous-dural aigu gauche'],
    ['HED', 'Hématome extradural temporal droit'],
    ['AAA', 'Anévrisme de l’aorte abdominale sous-rénale'],
    ['CHC', 'Carcinome hépatocellulaire sur cirrhose (LR-5)'],
    ['GB', 'Glioblastome frontal droit'],
    ['OAP', 'Œdème pulmonaire de haute altitude'],
    ['PID', 'Scanner thoracique – pneumopathie interstitielle'],
    ['TVP', 'Échographie du mollet – tennis leg ou phlébite'],
    ['EP', 'Embolie pulmonaire proximale bilatérale'],
    ['ep', 'Embolie pulmonaire proximale bilatérale'],
    ['doppler des TSA', 'Écho-Doppler des troncs supra-aortiques'],
    ['neurinome', 'Schwannome vestibulaire gauche'],
    ['pulmonary embolism', 'Angioscanner thoracique – embolie pulmonaire'],
    ['stroke', 'IRM cérébrale – alerte AVC'],
    ['knee MRI', 'IRM du genou – bilan traumatique'],
    ['MRI knee', 'IRM du genou – bilan traumatique'],
    ['ACL tear', 'Rupture du ligament croisé antérieur'],
    ['lithiase urinaire', 'Calcul urétéral gauche chez une femme enceinte'],
    ['kidney stone', 'Calcul urétéral gauche chez une femme enceinte'],
    ['HSA', 'Hémorragie méningée par rupture d’anévrisme'],
    ['chest X-ray', 'Radiographie du thorax de face'],
    ['liver MRI', 'IRM hépatique'],
    ['rotator cuff', 'Rupture de la coiffe des rotateurs'],
    ['DDB', 'Bronchectasies majeures'],
    ['PFLA', 'Pneumonie franche lobaire aiguë du lobe inférieur droit'],
    ['TAP', 'Scanner thoraco-abdomino-pelvien'],
    ['cancer du poumon', 'Carcinome bronchique spiculé du lobe supérieur droit'],
    ['gallstones', 'Boue biliaire et calculs de la vésicule'],
    ['aortic dissection', 'Dissection de la crosse aortique'],
    ['bowel obstruction', 'Occlusion de l’intestin grêle'],
    ['PRES', 'Encéphalopathie postérieure réversible (syndrome)'],
    ['corps étranger', 'Corps étranger bronchique'],
    ['CE', 'Corps étranger bronchique'],
    ['hip fracture', 'Fracture comminutive de la hanche'],
    ['embolie pulmonaire', 'Suspicion d’EP'],
  ])('« %s » finds « %s »', (q, title) => expect(finds(q, title)).toBe(true));

  test.each([
    ['EP', 'Épaule douloureuse'],
    ['EP', 'Épanchement pleural'],
    ['EP', 'Épilepsie pharmacorésistante'],
    ['SEP', 'Septicémie'],
    ['GB', 'Gibbosité'],
    ['PR', 'Prostate normale'],
    ['IC', 'Icône'],
    ['TC', 'Technique'],
    ['CHC', 'Chchoc'],
    ['lupus', 'Les os du carpe'],
    ['PRES', 'Prostatite'],
    ['syndrome d’encéphalopathie postérieure réversible', 'Fracture près du coude'],
    ['embolie pulmonaire', 'Embolie graisseuse'],
    ['cervicarthrose', 'Canal cervical étroit'],
    ['pneumopathie', 'Pneumothorax'],
  ])('« %s » does not find « %s »', (q, title) => expect(finds(q, title)).toBe(false));

  test('an abbreviation of two or three capitals is no beginning of a word', () => {
    const short = SYNONYMS.flatMap(({ names, typedOnly }) => [...names, ...typedOnly]).filter((name) =>
      /^[A-Z][A-Z0-9]{1,2}$/.test(name),
    );
    expect(short.length).toBeGreaterThan(100);
    for (const name of short) expect(finds(name, `${name}zzqx`), name).toBe(false);
  });

  test('no short name is an everyday word of French, unless it is typed only', () => {
    const everyday =
      'mai net pres pic fig cap les ces ses des une par sur pas son mon ton nos vos mal bas bon cas vue vie sang sec gros fin an ans en et ou où or ni car mais donc plus trop si ce cet qui que quoi dont leur nous vous ils elle on il la le du de au aux un à été peu tel tes mes lit sol mer ami vin eau art pot pas but lot rue roi loi foi fois moi toi soi clé cle'.split(
        ' ',
      );
    for (const { names } of TERMS)
      for (const name of names) expect(everyday, name).not.toContain(foldedWords(name).join(' '));
  });

  test('no line has a name twice', () => {
    for (const { names } of TERMS) expect(new Set(names.map(fold)).size, names.join(', ')).toBe(names.length);
  });
});
