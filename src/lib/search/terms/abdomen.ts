/** Diagnoses, abbreviations and English terms: digestive tract, liver, kidneys, pelvis (`docs/search.md`). */
export const ABDOMEN_TERMS = `
CHC, carcinome hépatocellulaire, hépatocarcinome, HCC, hepatocellular carcinoma | MeSH
CCK, cholangiocarcinome, cholangiocarcinoma | MeSH
HNF, hyperplasie nodulaire focale, FNH, focal nodular hyperplasia | MeSH
adénome hépatique, adénome hépatocellulaire, hepatic adenoma | usage
hémangiome, angiome hépatique, hemangioma, angiome | MeSH
métastases hépatiques, métastase hépatique, liver metastases | usage
cirrhose, cirrhosis, hépatopathie chronique | MeSH
stéatose, steatosis, fatty liver, NASH, NAFLD, MASLD, foie gras | MeSH
HTP, hypertension portale, portal hypertension | MeSH
thrombose porte, thrombose de la veine porte, portal vein thrombosis | usage
syndrome de Budd-Chiari, Budd-Chiari | MeSH
TIPS, shunt portosystémique | usage
abcès hépatique, abcès du foie, liver abscess | MeSH
kyste hydatique, hydatidose, échinococcose, hydatid cyst | MeSH
kyste hépatique, kyste biliaire, hepatic cyst | usage
lithiase vésiculaire, lithiase biliaire, calculs vésiculaires, calcul vésiculaire, cholélithiase, gallstones, gallstone, cholelithiasis : calculs de la vésicule | MeSH
cholécystite, cholecystitis | MeSH
angiocholite, cholangite, cholangitis | MeSH
lithiase de la VBP, LVBP, lithiase cholédocienne, calcul du cholédoque, choledocholithiasis | usage
VBP, voie biliaire principale, cholédoque, common bile duct | usage
voies biliaires, biliaire, biliary, bile duct | usage
CSP, cholangite sclérosante primitive, PSC | MeSH
pancréatite, pancreatitis | MeSH
ADK pancréas, adénocarcinome du pancréas, adénocarcinome pancréatique, cancer du pancréas, pancreatic cancer | MeSH
TIPMP, tumeur intracanalaire papillaire et mucineuse, TIPMP du pancréas, IPMN | usage
TNE, tumeur neuroendocrine, neuroendocrine tumor, ~NET | MeSH
pancréas annulaire, annular pancreas | usage
appendicite, appendicitis | MeSH
diverticulite, diverticulitis, sigmoïdite : sigmoïdite diverticulaire | MeSH
diverticulose, diverticulosis | usage
occlusion, occlusion intestinale, occlusion du grêle, bowel obstruction, iléus, SBO : occlusion de l’intestin grêle | MeSH
pneumopéritoine, pneumoperitoneum, perforation digestive, free air | MeSH
péritonite, peritonitis | MeSH
ascite, ascites | MeSH
carcinose péritonéale, carcinose, peritoneal carcinomatosis | usage
ischémie mésentérique, mesenteric ischemia | MeSH
volvulus, volvulus du sigmoïde, volvulus du caecum | MeSH
IIA, invagination intestinale, invagination intestinale aiguë, intussusception | MeSH
maladie de Crohn, Crohn, Crohn disease | MeSH
RCH, RCUH, rectocolite hémorragique, ulcerative colitis | MeSH
MICI, maladie inflammatoire chronique de l’intestin, IBD : maladie de Crohn, rectocolite hémorragique | usage
colite, colitis | MeSH
CCR, cancer colorectal, cancer du côlon, colorectal cancer : cancer du rectum | MeSH
cancer du rectum, adénocarcinome du rectum, adénocarcinome rectal, rectal cancer | MeSH
cancer gastrique, cancer de l’estomac, gastric cancer | MeSH
cancer de l’œsophage, esophageal cancer | MeSH
GIST, tumeur stromale, tumeur stromale gastro-intestinale | MeSH
hernie hiatale, hiatal hernia, hiatus hernia | MeSH
hernie inguinale, inguinal hernia | MeSH
éventration, hernie incisionnelle, incisional hernia | usage
RGO, reflux gastro-œsophagien, GERD, GORD | MeSH
SHP, sténose hypertrophique du pylore, sténose du pylore, pyloric stenosis | MeSH
ECUN, entérocolite ulcéronécrosante, entérocolite nécrosante, NEC | MeSH
fistule anale, fistule ano-périnéale, fistule périanale, anal fistula | usage
rate, splénique, spleen : splénomégalie, rupture de rate | usage
splénomégalie, splenomegaly | MeSH
hépatomégalie, hepatomegaly | MeSH
lithiase urinaire, calcul urinaire, urolithiase, kidney stone, urinary stone, urolithiasis, ureteral stone, calcul urétéral, lithiase urétérale, colique néphrétique, CN, renal colic : calcul rénal, lithiase rénale, calcul du rein, calcul vésical, calcul de l’uretère | MeSH
uretère, urétéral, ureter | usage
urètre, urétral, urethra | usage
hydronéphrose, urétérohydronéphrose, UHN, dilatation des cavités pyélocalicielles, dilatation pyélocalicielle, hydronephrosis | MeSH
PNA, pyélonéphrite, pyélonéphrite aiguë, pyelonephritis | MeSH
IRA, insuffisance rénale aiguë, AKI | MeSH
IRC, insuffisance rénale chronique, insuffisance rénale, CKD : insuffisance rénale aiguë | MeSH
CCR, CCRCC, carcinome à cellules rénales, carcinome rénal, cancer du rein, RCC, renal cell carcinoma | MeSH
AML rénal, angiomyolipome, angiomyolipoma | MeSH
kyste rénal, kyste du rein, renal cyst, Bosniak | usage
PKR, PKRAD, polykystose rénale, ADPKD, polycystic kidney disease | MeSH
rein en fer à cheval, horseshoe kidney | usage
SJPU, syndrome de la jonction pyélo-urétérale, JPU, jonction pyélo-urétérale, UPJ obstruction | usage
RVU, reflux vésico-urétéral, VUR | MeSH
SAR, sténose de l’artère rénale, sténose artérielle rénale, renal artery stenosis | usage
phéochromocytome, pheochromocytoma | MeSH
paragangliome, paraganglioma | MeSH
adénome surrénalien, adénome de la surrénale, adrenal adenoma | usage
incidentalome, adrenal incidentaloma, masse surrénalienne : adénome surrénalien | usage
cancer de la vessie, tumeur de vessie, bladder cancer : TVIM, TVNIM, carcinome urothélial | MeSH
carcinome urothélial, urothelial carcinoma, TVEUS | usage
~CaP, cancer de la prostate, cancer prostatique, adénocarcinome prostatique, prostate cancer | MeSH
PI-RADS, PIRADS | ACR
HBP, hypertrophie bénigne de la prostate, adénome prostatique, adénome de la prostate, BPH | MeSH
prostatite, prostatitis | MeSH
torsion testiculaire, torsion du testicule, torsion du cordon spermatique, testicular torsion | MeSH
testicule, testiculaire, testis, testicular : scrotum | usage
scrotum, scrotal, bourses | usage
varicocèle | MeSH
hydrocèle | MeSH
orchi-épididymite, orchiépididymite, épididymite, epididymitis | usage
GEU, grossesse extra-utérine, grossesse ectopique, ectopic pregnancy | MeSH
FCS, fausse couche spontanée, fausse couche, miscarriage | usage
grossesse, enceinte, pregnancy, pregnant | usage
RCIU, retard de croissance intra-utérin, restriction de croissance, IUGR | MeSH
placenta praevia, placenta previa | MeSH
placenta accreta, placenta percreta | MeSH
SOPK, OPK, syndrome des ovaires polykystiques, ovaires polykystiques, PCOS | MeSH
torsion d’ovaire, torsion d’annexe, torsion annexielle, ovarian torsion | usage
kyste ovarien, kyste de l’ovaire, ovarian cyst | MeSH
tératome, kyste dermoïde, teratoma, dermoid cyst | MeSH
endométriose, endometriosis, endométriome, endometrioma | MeSH
adénomyose, adenomyosis | MeSH
fibrome, fibrome utérin, myome, léiomyome, fibroid, leiomyoma | MeSH
cancer du col, cancer du col utérin, carcinome du col utérin, cervical cancer | MeSH
cancer de l’endomètre, endometrial cancer | MeSH
cancer de l’ovaire, carcinome ovarien, ovarian cancer | MeSH
DIU, stérilet, dispositif intra-utérin, IUD | MeSH
salpingite, salpingitis : pyosalpinx, hydrosalpinx | MeSH
cancer du sein, carcinome mammaire, breast cancer : CCI, CLI, CCIS | MeSH
CCI, carcinome canalaire infiltrant, carcinome canalaire invasif, IDC, carcinome de type non spécifique | usage
CLI, carcinome lobulaire infiltrant, carcinome lobulaire invasif, ILC | usage
CCIS, carcinome canalaire in situ, DCIS | usage
ACR, BI-RADS, BIRADS | ACR
LI-RADS, LIRADS, LR-5 | ACR
TI-RADS, TIRADS, EU-TIRADS | usage
O-RADS, ORADS | ACR
Lung-RADS, LungRADS | ACR
fibroadénome, adénofibrome, fibroadenoma | MeSH
microcalcifications, microcalcification | usage
mastite, mastitis, abcès du sein | MeSH
situs inversus, situs inversus totalis | MeSH`;
