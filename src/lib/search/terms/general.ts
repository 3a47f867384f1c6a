/**
 * Diagnoses, abbreviations and English terms: words of many fields, examinations and their English names
 * (`docs/search.md`).
 */
export const GENERAL_TERMS = `
rupture, déchirure, tear, avulsion | usage
fracture, broken bone, fx | MeSH
tumeur, tumor, tumour, néoplasme, neoplasm | MeSH
cancer, néoplasie, carcinome, carcinoma, néo, malignancy, cancéreux : adénocarcinome | MeSH
ADK, adénocarcinome, adenocarcinoma | MeSH
lymphome, lymphoma, LNH, LMNH, Hodgkin, LH | MeSH
métastase, métastases, métastatique, metastasis, localisation secondaire | MeSH
ADP, adénopathie, adénomégalie, lymphadénopathie, lymphadenopathy, lymph node, ganglion lymphatique | usage
calcul, lithiase, stone, stones, lithiasis | MeSH
kyste, cyst, kystique, cystic | MeSH
masse, mass, syndrome de masse | usage
nodule, nodulaire | usage
abcès, abscess, collection abcédée | MeSH
hématome, hematoma, haematoma | MeSH
hémorragie, saignement, hemorrhage, haemorrhage, bleeding, bleed, hémorragique | MeSH
épanchement, effusion | usage
œdème, edema, oedema | MeSH
infarctus, infarction, infarct | MeSH
ischémie, ischemia, ischémique, ischaemia | MeSH
thrombose, thrombosis, thrombus | MeSH
sténose, rétrécissement, stenosis, narrowing | MeSH
embolie, embolism, embolus | MeSH
dissection, disséquant | usage
hernie, hernia, herniation | MeSH
calcification, calcified, calcifié | MeSH
traumatisme, trauma, traumatique, injury | MeSH
AVP, accident de la voie publique, polytraumatisé, polytraumatisme, polytrauma | usage
infection, infectieux | MeSH
inflammation, inflammatoire, inflammatory | MeSH
~CE, corps étranger, foreign body | MeSH
malformation congénitale, anomalie congénitale, congenital anomaly | usage
enfant, child, pediatric, paediatric | usage
nouveau-né, néonatal, newborn, neonate | usage
rétropéritoine, rétropéritonéal, retroperitoneum | usage
péritoine, péritonéal, peritoneum | usage
surveillance, suivi, follow-up | usage
dépistage, screening | MeSH
bilan d’extension, stadification, staging | usage
biopsie, biopsy, ponction-biopsie, microbiopsie | MeSH
drainage, drain | usage
infiltration, corticoïdes, corticosteroid injection | usage
embolisation, embolization | MeSH
thrombectomie, thrombectomy | MeSH
radiofréquence, RFA, thermoablation, ablation | usage
PDC, produit de contraste, contraste, contrast, contrast agent : iode, gadolinium | usage
gado, gadolinium, Gd : acide gadotérique, gadotérate, gadobutrol, gadotéridol, gadopiclénol, gadobénate, acide gadobénique, gadoxétate, acide gadoxétique, Dotarem, Clariscan, Artirem, Gadovist, Gadavist, ProHance, Elucirem, Vueway, MultiHance, Primovist, Eovist | usage
iode, iodine : iohexol, iodixanol, ioméprol, iobitridol, iopromide, ioversol, iopamidol, ioxaglate, ioxitalamate, Omnipaque, Visipaque, Iomeron, Xenetix, Ultravist, Optiray, Optiject, Iopamiron, Hexabrix, Telebrix | usage
acide gadotérique, gadotérate, gadoteric acid, Dotarem, Clariscan, Artirem | usage
gadobutrol, Gadovist, Gadavist | usage
gadotéridol, ProHance | usage
gadopiclénol, Elucirem, Vueway | usage
acide gadobénique, gadobénate, MultiHance | usage
acide gadoxétique, gadoxétate, Primovist, Eovist | usage
iohexol, Omnipaque | usage
iodixanol, Visipaque | usage
ioméprol, Iomeron | usage
iobitridol, Xenetix | usage
iopromide, Ultravist | usage
ioversol, Optiray, Optiject | usage
iopamidol, Iopamiron | usage
ioxaglate, Hexabrix | usage
ioxitalamate, Telebrix | usage
SonoVue, hexafluorure de soufre, sulfur hexafluoride | usage
TAP, thoraco-abdomino-pelvien, thorax-abdomen-pelvis, TDM TAP, scanner TAP, chest abdomen pelvis, CAP CT | usage
angioscanner, angio-TDM, angio-scanner, CTA, CT angiography | usage
CTPA, angioscanner pulmonaire, angioscanner thoracique, CT pulmonary angiogram | usage
angio-IRM, angioIRM, ARM, MRA, MR angiography | usage
coroscanner, scanner coronaire, angioscanner coronaire, CCTA, coro-TDM | usage
score calcique, coronary calcium, CAC score | usage
ASP, abdomen sans préparation, AXR, abdominal X-ray | usage
~RT, radiographie thoracique, radiographie du thorax, radio thorax, radio du thorax, chest X-ray, CXR, radiographie pulmonaire | usage
UIV, urographie, urographie intraveineuse, IVU, IVP | MeSH
TOGD, transit œso-gastro-duodénal, transit baryté, upper GI series, barium swallow | usage
UCR, cystographie, urétrocystographie, cystographie rétrograde, VCUG, cystography | MeSH
HSG, hystérosalpingographie, hysterosalpingography | MeSH
lavement opaque, lavement baryté, barium enema | usage
CPRE, ERCP, cholangiopancréatographie rétrograde | MeSH
bili-IRM, CPIRM, cholangio-IRM, MRCP, biliIRM | MeSH
entéro-IRM, entéroIRM, MR enterography, MRE | usage
entéroscanner, entéro-TDM, CT enterography | usage
coloscanner, coloscopie virtuelle, CT colonography | MeSH
uroscanner, uro-TDM, CT urography, uroTDM | usage
arthroscanner, arthro-TDM, CT arthrography | usage
arthro-IRM, arthroIRM, MR arthrography | usage
arthrographie, arthrography | MeSH
myélographie, myéloscanner, saccoradiculographie, myelography | MeSH
ostéodensitométrie, densitométrie, DMO, DXA, DEXA, bone densitometry | usage
EOS, stéréoradiographie : pangonogramme, télérachis | usage
pangonogramme, pangonométrie | usage
CBCT, cone beam, tomographie à faisceau conique | MeSH
panoramique dentaire, orthopantomogramme, OPG, dental panoramic | usage
dentaire, dental, dent, dentascan, dentascanner | usage
doppler, écho-doppler, échodoppler, EDC, duplex | usage
EDTSA, doppler des TSA, doppler des troncs supra-aortiques, doppler carotidien, carotid doppler | usage
ETT, échocardiographie, échographie cardiaque, ETO, echocardiography | MeSH
élastographie, FibroScan, elastography | usage
hystérosonographie, sonohystérographie | usage
échoendoscopie, écho-endoscopie, EUS | MeSH
scintigraphie osseuse, bone scan, bone scintigraphy | usage
DWI, diffusion, séquence de diffusion, ADC | usage
SWI, T2 étoile, susceptibilité magnétique, écho de gradient | usage
PWI, perfusion | usage
SRM, spectroscopie, spectro-IRM, MRS | usage
IRMf, IRM fonctionnelle, fMRI, functional MRI | MeSH
IRMmp, IRM multiparamétrique, mpMRI, IRM prostatique | usage
IRM cardiaque, cardio-IRM, CMR, cardiac MRI | usage
mammographie, mammography, mammogram | MeSH
tomosynthèse, DBT, tomosynthesis | usage
lobe inférieur droit, LID, right lower lobe, RLL | usage
lobe inférieur gauche, LIG, left lower lobe, LLL | usage
lobe supérieur droit, LSD, right upper lobe, RUL | usage
lobe supérieur gauche, LSG, left upper lobe, LUL | usage
lobe moyen, LM, middle lobe, RML | usage
FID, fosse iliaque droite, right iliac fossa | usage
~FIG, fosse iliaque gauche, left iliac fossa | usage
ACM, artère cérébrale moyenne, artère sylvienne, sylvien, MCA, middle cerebral artery | usage
ACA, artère cérébrale antérieure, anterior cerebral artery | usage
FCP, fosse cérébrale postérieure, fosse postérieure, posterior fossa | usage
APC, angle ponto-cérébelleux, CPA | usage
CAI, conduit auditif interne, ~MAI, méat acoustique interne | usage
cervelet, cérébelleux, cerebellum, cerebellar | usage
tronc cérébral, brainstem | usage`;
