"use strict";exports.id=6826,exports.ids=[6826],exports.modules={18456:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),
t.toMessageSignatureBundle=l,t.toDSSEBundle=f;const c=g(19654),d=g(37742);function l(h){return{mediaType:h.certificateChain?
d.BUNDLE_V02_MEDIA_TYPE:d.BUNDLE_V03_MEDIA_TYPE,content:{$case:"messageSignature",messageSignature:{messageDigest:{algorithm:c.
HashAlgorithm.SHA2_256,digest:h.digest},signature:h.signature}},verificationMaterial:n(h)}}function f(h){return{mediaType:h.
certificateChain?d.BUNDLE_V02_MEDIA_TYPE:d.BUNDLE_V03_MEDIA_TYPE,content:{$case:"dsseEnvelope",dsseEnvelope:r(h)},verificationMaterial:n(
h)}}function r(h){return{payloadType:h.artifactType,payload:h.artifact,signatures:[i(h)]}}function i(h){return{keyid:h.keyHint||
"",sig:h.signature}}function n(h){return{content:a(h),tlogEntries:[],timestampVerificationData:{rfc3161Timestamps:[]}}}function a(h){
return h.certificate?h.certificateChain?{$case:"x509CertificateChain",x509CertificateChain:{certificates:[{rawBytes:h.certificate}]}}:
{$case:"certificate",certificate:{rawBytes:h.certificate}}:{$case:"publicKey",publicKey:{hint:h.keyHint||""}}}},37742:function(I,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.BUNDLE_V03_MEDIA_TYPE=t.BUNDLE_V03_LEGACY_MEDIA_TYPE=t.BUNDLE_V02_MEDIA_TYPE=
t.BUNDLE_V01_MEDIA_TYPE=void 0,t.isBundleWithCertificateChain=g,t.isBundleWithPublicKey=c,t.isBundleWithMessageSignature=
d,t.isBundleWithDsseEnvelope=l,t.BUNDLE_V01_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.1",t.BUNDLE_V02_MEDIA_TYPE=
"application/vnd.dev.sigstore.bundle+json;version=0.2",t.BUNDLE_V03_LEGACY_MEDIA_TYPE="application/vnd.dev.sigstore.bund\
le+json;version=0.3",t.BUNDLE_V03_MEDIA_TYPE="application/vnd.dev.sigstore.bundle.v0.3+json";function g(f){return f.verificationMaterial.
content.$case==="x509CertificateChain"}function c(f){return f.verificationMaterial.content.$case==="publicKey"}function d(f){
return f.content.$case==="messageSignature"}function l(f){return f.content.$case==="dsseEnvelope"}},47714:function(I,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.ValidationError=void 0;class g extends Error{constructor(d,l){super(d),
this.fields=l}}t.ValidationError=g},61040:function(I,t,g){var c;c={value:!0},c=c=c=c=c=c=c=c=t.vw=c=c=c=c=c=c=c=c=c=c=c=
void 0;var d=g(18456);c={enumerable:!0,get:function(){return d.toDSSEBundle}},c={enumerable:!0,get:function(){return d.toMessageSignatureBundle}};
var l=g(37742);c={enumerable:!0,get:function(){return l.BUNDLE_V01_MEDIA_TYPE}},c={enumerable:!0,get:function(){return l.
BUNDLE_V02_MEDIA_TYPE}},c={enumerable:!0,get:function(){return l.BUNDLE_V03_LEGACY_MEDIA_TYPE}},c={enumerable:!0,get:function(){
return l.BUNDLE_V03_MEDIA_TYPE}},c={enumerable:!0,get:function(){return l.isBundleWithCertificateChain}},c={enumerable:!0,
get:function(){return l.isBundleWithDsseEnvelope}},c={enumerable:!0,get:function(){return l.isBundleWithMessageSignature}},
c={enumerable:!0,get:function(){return l.isBundleWithPublicKey}};var f=g(47714);c={enumerable:!0,get:function(){return f.
ValidationError}};var r=g(1023);Object.defineProperty(t,"vw",{enumerable:!0,get:function(){return r.bundleFromJSON}}),c=
{enumerable:!0,get:function(){return r.bundleToJSON}},c={enumerable:!0,get:function(){return r.envelopeFromJSON}},c={enumerable:!0,
get:function(){return r.envelopeToJSON}};var i=g(9352);c={enumerable:!0,get:function(){return i.assertBundle}},c={enumerable:!0,
get:function(){return i.assertBundleLatest}},c={enumerable:!0,get:function(){return i.assertBundleV01}},c={enumerable:!0,
get:function(){return i.assertBundleV02}},c={enumerable:!0,get:function(){return i.isBundleV01}}},1023:function(I,t,g){Object.
defineProperty(t,"__esModule",{value:!0}),t.envelopeToJSON=t.envelopeFromJSON=t.bundleToJSON=t.bundleFromJSON=void 0;const c=g(
19654),d=g(37742),l=g(9352),f=a=>{const h=c.Bundle.fromJSON(a);switch(h.mediaType){case d.BUNDLE_V01_MEDIA_TYPE:(0,l.assertBundleV01)(
h);break;case d.BUNDLE_V02_MEDIA_TYPE:(0,l.assertBundleV02)(h);break;default:(0,l.assertBundleLatest)(h);break}return h};
t.bundleFromJSON=f;const r=a=>c.Bundle.toJSON(a);t.bundleToJSON=r;const i=a=>c.Envelope.fromJSON(a);t.envelopeFromJSON=i;
const n=a=>c.Envelope.toJSON(a);t.envelopeToJSON=n},9352:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),
t.assertBundle=d,t.assertBundleV01=l,t.isBundleV01=f,t.assertBundleV02=r,t.assertBundleLatest=i;const c=g(47714);function d(u){
const S=n(u);if(S.length>0)throw new c.ValidationError("invalid bundle",S)}function l(u){const S=[];if(S.push(...n(u)),S.
push(...a(u)),S.length>0)throw new c.ValidationError("invalid v0.1 bundle",S)}function f(u){try{return l(u),!0}catch{return!1}}
function r(u){const S=[];if(S.push(...n(u)),S.push(...h(u)),S.length>0)throw new c.ValidationError("invalid v0.2 bundle",
S)}function i(u){const S=[];if(S.push(...n(u)),S.push(...h(u)),S.push(..._(u)),S.length>0)throw new c.ValidationError("i\
nvalid bundle",S)}function n(u){const S=[];if((u.mediaType===void 0||!u.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/)&&
!u.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))&&S.push("mediaType"),u.content===void 0)S.
push("content");else switch(u.content.$case){case"messageSignature":u.content.messageSignature.messageDigest===void 0?S.
push("content.messageSignature.messageDigest"):u.content.messageSignature.messageDigest.digest.length===0&&S.push("conte\
nt.messageSignature.messageDigest.digest"),u.content.messageSignature.signature.length===0&&S.push("content.messageSigna\
ture.signature");break;case"dsseEnvelope":u.content.dsseEnvelope.payload.length===0&&S.push("content.dsseEnvelope.payloa\
d"),u.content.dsseEnvelope.signatures.length!==1?S.push("content.dsseEnvelope.signatures"):u.content.dsseEnvelope.signatures[0].
sig.length===0&&S.push("content.dsseEnvelope.signatures[0].sig");break}if(u.verificationMaterial===void 0)S.push("verifi\
cationMaterial");else{if(u.verificationMaterial.content===void 0)S.push("verificationMaterial.content");else switch(u.verificationMaterial.
content.$case){case"x509CertificateChain":u.verificationMaterial.content.x509CertificateChain.certificates.length===0&&S.
push("verificationMaterial.content.x509CertificateChain.certificates"),u.verificationMaterial.content.x509CertificateChain.
certificates.forEach((y,O)=>{y.rawBytes.length===0&&S.push(`verificationMaterial.content.x509CertificateChain.certificat\
es[${O}].rawBytes`)});break;case"certificate":u.verificationMaterial.content.certificate.rawBytes.length===0&&S.push("ve\
rificationMaterial.content.certificate.rawBytes");break}u.verificationMaterial.tlogEntries===void 0?S.push("verification\
Material.tlogEntries"):u.verificationMaterial.tlogEntries.length>0&&u.verificationMaterial.tlogEntries.forEach((y,O)=>{y.
logId===void 0&&S.push(`verificationMaterial.tlogEntries[${O}].logId`),y.kindVersion===void 0&&S.push(`verificationMater\
ial.tlogEntries[${O}].kindVersion`)})}return S}function a(u){const S=[];return u.verificationMaterial&&u.verificationMaterial.
tlogEntries?.length>0&&u.verificationMaterial.tlogEntries.forEach((y,O)=>{y.inclusionPromise===void 0&&S.push(`verificat\
ionMaterial.tlogEntries[${O}].inclusionPromise`)}),S}function h(u){const S=[];return u.verificationMaterial&&u.verificationMaterial.
tlogEntries?.length>0&&u.verificationMaterial.tlogEntries.forEach((y,O)=>{y.inclusionProof===void 0?S.push(`verification\
Material.tlogEntries[${O}].inclusionProof`):y.inclusionProof.checkpoint===void 0&&S.push(`verificationMaterial.tlogEntri\
es[${O}].inclusionProof.checkpoint`)}),S}function _(u){const S=[];return u.verificationMaterial?.content?.$case==="x509C\
ertificateChain"&&S.push("verificationMaterial.content.$case"),S}},11121:function(I,t){Object.defineProperty(t,"__esModu\
le",{value:!0}),t.ASN1TypeError=t.ASN1ParseError=void 0;class g extends Error{}t.ASN1ParseError=g;class c extends Error{}
t.ASN1TypeError=c},86027:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.ASN1Obj=void 0;var c=g(50990);
Object.defineProperty(t,"ASN1Obj",{enumerable:!0,get:function(){return c.ASN1Obj}})},84243:function(I,t,g){Object.defineProperty(
t,"__esModule",{value:!0}),t.decodeLength=d,t.encodeLength=l;const c=g(11121);function d(f){const r=f.getUint8();if((r&128)===
0)return r;const i=r&127;if(i>6)throw new c.ASN1ParseError("length exceeds 6 byte limit");let n=0;for(let a=0;a<i;a++)n=
n*256+f.getUint8();if(n===0)throw new c.ASN1ParseError("indefinite length encoding not supported");return n}function l(f){
if(f<128)return Buffer.from([f]);let r=BigInt(f);const i=[];for(;r>0n;)i.unshift(Number(r&255n)),r=r>>8n;return Buffer.from(
[128|i.length,...i])}},50990:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.ASN1Obj=void 0;const c=g(
1673),d=g(11121),l=g(84243),f=g(81044),r=g(59343);class i{tag;subs;value;constructor(_,u,S){this.tag=_,this.value=u,this.
subs=S}static parseBuffer(_){return n(new c.ByteStream(_))}toDER(){const _=new c.ByteStream;if(this.subs.length>0)for(const y of this.
subs)_.appendView(y.toDER());else _.appendView(this.value);const u=_.buffer,S=new c.ByteStream;return S.appendChar(this.
tag.toDER()),S.appendView((0,l.encodeLength)(u.length)),S.appendView(u),S.buffer}toBoolean(){if(!this.tag.isBoolean())throw new d.
ASN1TypeError("not a boolean");return(0,f.parseBoolean)(this.value)}toInteger(){if(!this.tag.isInteger())throw new d.ASN1TypeError(
"not an integer");return(0,f.parseInteger)(this.value)}toOID(){if(!this.tag.isOID())throw new d.ASN1TypeError("not an OI\
D");return(0,f.parseOID)(this.value)}toDate(){switch(!0){case this.tag.isUTCTime():return(0,f.parseTime)(this.value,!0);case this.
tag.isGeneralizedTime():return(0,f.parseTime)(this.value,!1);default:throw new d.ASN1TypeError("not a date")}}toBitString(){
if(!this.tag.isBitString())throw new d.ASN1TypeError("not a bit string");return(0,f.parseBitString)(this.value)}}t.ASN1Obj=
i;function n(h){const _=new r.ASN1Tag(h.getUint8()),u=(0,l.decodeLength)(h),S=h.slice(h.position,u),y=h.position;let O=[];
if(_.constructed)O=a(h,u);else if(_.isOctetString())try{O=a(h,u)}catch{}return O.length===0&&h.seek(y+u),new i(_,S,O)}function a(h,_){
const u=h.position+_;if(u>h.length)throw new d.ASN1ParseError("invalid length");const S=[];for(;h.position<u;)S.push(n(h));
if(h.position!==u)throw new d.ASN1ParseError("invalid length");return S}},81044:function(I,t){Object.defineProperty(t,"_\
_esModule",{value:!0}),t.parseInteger=d,t.parseStringASCII=l,t.parseTime=f,t.parseOID=r,t.parseBoolean=i,t.parseBitString=
n;const g=/^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/,c=/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
function d(a){let h=0;const _=a.length;let u=a[h];const S=u>127,y=S?255:0;for(;u==y&&++h<_;)u=a[h];if(_-h===0)return BigInt(
S?-1:0);u=S?u-256:u;let p=BigInt(u);for(let s=h+1;s<_;++s)p=p*BigInt(256)+BigInt(a[s]);return p}function l(a){return a.toString(
"ascii")}function f(a,h){const _=l(a),u=h?g.exec(_):c.exec(_);if(!u)throw new Error("invalid time");if(h){let S=Number(u[1]);
S+=S>=50?1900:2e3,u[1]=S.toString()}return new Date(`${u[1]}-${u[2]}-${u[3]}T${u[4]}:${u[5]}:${u[6]}Z`)}function r(a){let h=0;
const _=a.length;let u=a[h++];const S=Math.floor(u/40),y=u%40;let O=`${S}.${y}`,p=0;for(;h<_;++h)u=a[h],p=(p<<7)+(u&127),
(u&128)===0&&(O+=`.${p}`,p=0);return O}function i(a){return a[0]!==0}function n(a){const h=a[0],_=1,u=a.length,S=[];for(let y=_;y<
u;++y){const O=a[y],p=y===u-1?h:0;for(let s=7;s>=p;--s)S.push(O>>s&1)}return S}},59343:function(I,t,g){Object.defineProperty(
t,"__esModule",{value:!0}),t.ASN1Tag=void 0;const c=g(11121),d={BOOLEAN:1,INTEGER:2,BIT_STRING:3,OCTET_STRING:4,OBJECT_IDENTIFIER:6,
SEQUENCE:16,SET:17,PRINTABLE_STRING:19,UTC_TIME:23,GENERALIZED_TIME:24},l={UNIVERSAL:0,APPLICATION:1,CONTEXT_SPECIFIC:2,
PRIVATE:3};class f{number;constructed;class;constructor(i){if(this.number=i&31,this.constructed=(i&32)===32,this.class=i>>
6,this.number===31)throw new c.ASN1ParseError("long form tags not supported");if(this.class===l.UNIVERSAL&&this.number===
0)throw new c.ASN1ParseError("unsupported tag 0x00")}isUniversal(){return this.class===l.UNIVERSAL}isContextSpecific(i){
const n=this.class===l.CONTEXT_SPECIFIC;return i!==void 0?n&&this.number===i:n}isBoolean(){return this.isUniversal()&&this.
number===d.BOOLEAN}isInteger(){return this.isUniversal()&&this.number===d.INTEGER}isBitString(){return this.isUniversal()&&
this.number===d.BIT_STRING}isOctetString(){return this.isUniversal()&&this.number===d.OCTET_STRING}isOID(){return this.isUniversal()&&
this.number===d.OBJECT_IDENTIFIER}isUTCTime(){return this.isUniversal()&&this.number===d.UTC_TIME}isGeneralizedTime(){return this.
isUniversal()&&this.number===d.GENERALIZED_TIME}toDER(){return this.number|(this.constructed?32:0)|this.class<<6}}t.ASN1Tag=
f},69368:(function(I,t,g){var c=this&&this.__importDefault||function(n){return n&&n.__esModule?n:{default:n}};Object.defineProperty(
t,"__esModule",{value:!0}),t.createPublicKey=l,t.digest=f,t.verify=r,t.bufferEqual=i;const d=c(g(76982));function l(n,a="\
spki"){return typeof n=="string"?n.startsWith("-----")?d.default.createPublicKey(n):d.default.createPublicKey({key:Buffer.
from(n,"base64"),format:"der",type:a}):d.default.createPublicKey({key:n,format:"der",type:a})}function f(n,...a){const h=d.
default.createHash(n);for(const _ of a)h.update(_);return h.digest()}function r(n,a,h,_){try{return d.default.verify(_,n,
a,h)}catch{return!1}}function i(n,a){try{return d.default.timingSafeEqual(n,a)}catch{return!1}}}),49032:function(I,t){Object.
defineProperty(t,"__esModule",{value:!0}),t.preAuthEncoding=c;const g="DSSEv1";function c(d,l){const f=Buffer.from(d,"ut\
f-8");return Buffer.concat([Buffer.from(`${g} ${f.length} `,"ascii"),f,Buffer.from(` ${l.length} `,"ascii"),l])}},52788:function(I,t){
Object.defineProperty(t,"__esModule",{value:!0}),t.base64Encode=d,t.base64Decode=l;const g="base64",c="utf-8";function d(f){
return Buffer.from(f,c).toString(g)}function l(f){return Buffer.from(f,g).toString(c)}},83917:(function(I,t,g){var c=this&&
this.__createBinding||(Object.create?(function(a,h,_,u){u===void 0&&(u=_);var S=Object.getOwnPropertyDescriptor(h,_);(!S||
("get"in S?!h.__esModule:S.writable||S.configurable))&&(S={enumerable:!0,get:function(){return h[_]}}),Object.defineProperty(
a,u,S)}):(function(a,h,_,u){u===void 0&&(u=_),a[u]=h[_]})),d=this&&this.__setModuleDefault||(Object.create?(function(a,h){
Object.defineProperty(a,"default",{enumerable:!0,value:h})}):function(a,h){a.default=h}),l=this&&this.__importStar||(function(){
var a=function(h){return a=Object.getOwnPropertyNames||function(_){var u=[];for(var S in _)Object.prototype.hasOwnProperty.
call(_,S)&&(u[u.length]=S);return u},a(h)};return function(h){if(h&&h.__esModule)return h;var _={};if(h!=null)for(var u=a(
h),S=0;S<u.length;S++)u[S]!=="default"&&c(_,h,u[S]);return d(_,h),_}})();Object.defineProperty(t,"__esModule",{value:!0}),
t.X509SCTExtension=t.X509Certificate=t.EXTENSION_OID_SCT=t.ByteStream=t.RFC3161Timestamp=t.pem=t.json=t.encoding=t.dsse=
t.crypto=t.ASN1Obj=void 0;var f=g(86027);Object.defineProperty(t,"ASN1Obj",{enumerable:!0,get:function(){return f.ASN1Obj}}),
t.crypto=l(g(69368)),t.dsse=l(g(49032)),t.encoding=l(g(52788)),t.json=l(g(13327)),t.pem=l(g(1055));var r=g(20994);Object.
defineProperty(t,"RFC3161Timestamp",{enumerable:!0,get:function(){return r.RFC3161Timestamp}});var i=g(1673);Object.defineProperty(
t,"ByteStream",{enumerable:!0,get:function(){return i.ByteStream}});var n=g(49358);Object.defineProperty(t,"EXTENSION_OI\
D_SCT",{enumerable:!0,get:function(){return n.EXTENSION_OID_SCT}}),Object.defineProperty(t,"X509Certificate",{enumerable:!0,
get:function(){return n.X509Certificate}}),Object.defineProperty(t,"X509SCTExtension",{enumerable:!0,get:function(){return n.
X509SCTExtension}})}),13327:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),t.canonicalize=g;function g(c){
let d="";if(c===null||typeof c!="object"||c.toJSON!=null)d+=JSON.stringify(c);else if(Array.isArray(c)){d+="[";let l=!0;
c.forEach(f=>{l||(d+=","),l=!1,d+=g(f)}),d+="]"}else{d+="{";let l=!0;Object.keys(c).sort().forEach(f=>{l||(d+=","),l=!1,
d+=JSON.stringify(f),d+=":",d+=g(c[f])}),d+="}"}return d}},91817:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),
t.SHA2_HASH_ALGOS=t.RSA_SIGNATURE_ALGOS=t.ECDSA_SIGNATURE_ALGOS=void 0,t.ECDSA_SIGNATURE_ALGOS={"1.2.840.10045.4.3.1":"s\
ha224","1.2.840.10045.4.3.2":"sha256","1.2.840.10045.4.3.3":"sha384","1.2.840.10045.4.3.4":"sha512"},t.RSA_SIGNATURE_ALGOS=
{"1.2.840.113549.1.1.14":"sha224","1.2.840.113549.1.1.11":"sha256","1.2.840.113549.1.1.12":"sha384","1.2.840.113549.1.1.\
13":"sha512"},t.SHA2_HASH_ALGOS={"2.16.840.1.101.3.4.2.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4\
.2.3":"sha512"}},1055:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),t.toDER=d,t.fromDER=l;const g=/-----BEGIN (.*)-----/,
c=/-----END (.*)-----/;function d(f){let r="";return f.split(`
`).forEach(i=>{i.match(g)||i.match(c)||(r+=i)}),Buffer.from(r,"base64")}function l(f,r="CERTIFICATE"){const n=f.toString(
"base64").match(/.{1,64}/g)||"";return[`-----BEGIN ${r}-----`,...n,`-----END ${r}-----`].join(`
`).concat(`
`)}},97512:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),t.RFC3161TimestampVerificationError=void 0;class g extends Error{}
t.RFC3161TimestampVerificationError=g},20994:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.RFC3161Timestamp=
void 0;var c=g(92714);Object.defineProperty(t,"RFC3161Timestamp",{enumerable:!0,get:function(){return c.RFC3161Timestamp}})},
92714:(function(I,t,g){var c=this&&this.__createBinding||(Object.create?(function(y,O,p,s){s===void 0&&(s=p);var T=Object.
getOwnPropertyDescriptor(O,p);(!T||("get"in T?!O.__esModule:T.writable||T.configurable))&&(T={enumerable:!0,get:function(){
return O[p]}}),Object.defineProperty(y,s,T)}):(function(y,O,p,s){s===void 0&&(s=p),y[s]=O[p]})),d=this&&this.__setModuleDefault||
(Object.create?(function(y,O){Object.defineProperty(y,"default",{enumerable:!0,value:O})}):function(y,O){y.default=O}),l=this&&
this.__importStar||(function(){var y=function(O){return y=Object.getOwnPropertyNames||function(p){var s=[];for(var T in p)
Object.prototype.hasOwnProperty.call(p,T)&&(s[s.length]=T);return s},y(O)};return function(O){if(O&&O.__esModule)return O;
var p={};if(O!=null)for(var s=y(O),T=0;T<s.length;T++)s[T]!=="default"&&c(p,O,s[T]);return d(p,O),p}})();Object.defineProperty(
t,"__esModule",{value:!0}),t.RFC3161Timestamp=void 0;const f=g(86027),r=l(g(69368)),i=g(91817),n=g(97512),a=g(62925),h="\
1.2.840.113549.1.7.2",_="1.2.840.113549.1.9.16.1.4",u="1.2.840.113549.1.9.4";class S{root;constructor(O){this.root=O}static parse(O){
const p=f.ASN1Obj.parseBuffer(O);return new S(p)}get status(){return this.pkiStatusInfoObj.subs[0].toInteger()}get contentType(){
return this.contentTypeObj.toOID()}get eContentType(){return this.eContentTypeObj.toOID()}get signingTime(){return this.
tstInfo.genTime}get signerIssuer(){return this.signerSidObj.subs[0].value}get signerSerialNumber(){return this.signerSidObj.
subs[1].value}get signerDigestAlgorithm(){const O=this.signerDigestAlgorithmObj.subs[0].toOID();return i.SHA2_HASH_ALGOS[O]}get signatureAlgorithm(){
const O=this.signatureAlgorithmObj.subs[0].toOID();return i.ECDSA_SIGNATURE_ALGOS[O]}get signatureValue(){return this.signatureValueObj.
value}get tstInfo(){return new a.TSTInfo(this.eContentObj.subs[0].subs[0])}verify(O,p){if(!this.timeStampTokenObj)throw new n.
RFC3161TimestampVerificationError("timeStampToken is missing");if(this.contentType!==h)throw new n.RFC3161TimestampVerificationError(
`incorrect content type: ${this.contentType}`);if(this.eContentType!==_)throw new n.RFC3161TimestampVerificationError(`i\
ncorrect encapsulated content type: ${this.eContentType}`);this.tstInfo.verify(O),this.verifyMessageDigest(),this.verifySignature(
p)}verifyMessageDigest(){const O=r.digest(this.signerDigestAlgorithm,this.tstInfo.raw),p=this.messageDigestAttributeObj.
subs[1].subs[0].value;if(!r.bufferEqual(O,p))throw new n.RFC3161TimestampVerificationError("signed data does not match t\
stInfo")}verifySignature(O){const p=this.signedAttrsObj.toDER();if(p[0]=49,!r.verify(p,O,this.signatureValue,this.signatureAlgorithm))
throw new n.RFC3161TimestampVerificationError("signature verification failed")}get pkiStatusInfoObj(){return this.root.subs[0]}get timeStampTokenObj(){
return this.root.subs[1]}get contentTypeObj(){return this.timeStampTokenObj.subs[0]}get signedDataObj(){return this.timeStampTokenObj.
subs.find(p=>p.tag.isContextSpecific(0)).subs[0]}get encapContentInfoObj(){return this.signedDataObj.subs[2]}get signerInfosObj(){
const O=this.signedDataObj;return O.subs[O.subs.length-1]}get signerInfoObj(){return this.signerInfosObj.subs[0]}get eContentTypeObj(){
return this.encapContentInfoObj.subs[0]}get eContentObj(){return this.encapContentInfoObj.subs[1]}get signedAttrsObj(){return this.
signerInfoObj.subs.find(p=>p.tag.isContextSpecific(0))}get messageDigestAttributeObj(){return this.signedAttrsObj.subs.find(
p=>p.subs[0].tag.isOID()&&p.subs[0].toOID()===u)}get signerSidObj(){return this.signerInfoObj.subs[1]}get signerDigestAlgorithmObj(){
return this.signerInfoObj.subs[2]}get signatureAlgorithmObj(){return this.signerInfoObj.subs[4]}get signatureValueObj(){
return this.signerInfoObj.subs[5]}}t.RFC3161Timestamp=S}),62925:(function(I,t,g){var c=this&&this.__createBinding||(Object.
create?(function(a,h,_,u){u===void 0&&(u=_);var S=Object.getOwnPropertyDescriptor(h,_);(!S||("get"in S?!h.__esModule:S.writable||
S.configurable))&&(S={enumerable:!0,get:function(){return h[_]}}),Object.defineProperty(a,u,S)}):(function(a,h,_,u){u===
void 0&&(u=_),a[u]=h[_]})),d=this&&this.__setModuleDefault||(Object.create?(function(a,h){Object.defineProperty(a,"defau\
lt",{enumerable:!0,value:h})}):function(a,h){a.default=h}),l=this&&this.__importStar||(function(){var a=function(h){return a=
Object.getOwnPropertyNames||function(_){var u=[];for(var S in _)Object.prototype.hasOwnProperty.call(_,S)&&(u[u.length]=
S);return u},a(h)};return function(h){if(h&&h.__esModule)return h;var _={};if(h!=null)for(var u=a(h),S=0;S<u.length;S++)
u[S]!=="default"&&c(_,h,u[S]);return d(_,h),_}})();Object.defineProperty(t,"__esModule",{value:!0}),t.TSTInfo=void 0;const f=l(
g(69368)),r=g(91817),i=g(97512);class n{root;constructor(h){this.root=h}get version(){return this.root.subs[0].toInteger()}get genTime(){
return this.root.subs[4].toDate()}get messageImprintHashAlgorithm(){const h=this.messageImprintObj.subs[0].subs[0].toOID();
return r.SHA2_HASH_ALGOS[h]}get messageImprintHashedMessage(){return this.messageImprintObj.subs[1].value}get raw(){return this.
root.toDER()}verify(h){const _=f.digest(this.messageImprintHashAlgorithm,h);if(!f.bufferEqual(_,this.messageImprintHashedMessage))
throw new i.RFC3161TimestampVerificationError("message imprint does not match artifact")}get messageImprintObj(){return this.
root.subs[2]}}t.TSTInfo=n}),1673:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),t.ByteStream=void 0;class g extends Error{}
class c{static BLOCK_SIZE=1024;buf;view;start=0;constructor(l){l?(this.buf=l,this.view=Buffer.from(l)):(this.buf=Buffer.
alloc(0),this.view=Buffer.from(this.buf))}get buffer(){return this.view.subarray(0,this.start)}get length(){return this.
view.byteLength}get position(){return this.start}seek(l){this.start=l}slice(l,f){const r=l+f;if(r>this.length)throw new g(
"request past end of buffer");return this.view.subarray(l,r)}appendChar(l){this.ensureCapacity(1),this.view[this.start]=
l,this.start+=1}appendUint16(l){this.ensureCapacity(2);const f=new Uint16Array([l]),r=new Uint8Array(f.buffer);this.view[this.
start]=r[1],this.view[this.start+1]=r[0],this.start+=2}appendUint24(l){this.ensureCapacity(3);const f=new Uint32Array([l]),
r=new Uint8Array(f.buffer);this.view[this.start]=r[2],this.view[this.start+1]=r[1],this.view[this.start+2]=r[0],this.start+=
3}appendView(l){this.ensureCapacity(l.length),this.view.set(l,this.start),this.start+=l.length}getBlock(l){if(l<=0)return Buffer.
alloc(0);if(this.start+l>this.view.length)throw new Error("request past end of buffer");const f=this.view.subarray(this.
start,this.start+l);return this.start+=l,f}getUint8(){return this.getBlock(1)[0]}getUint16(){const l=this.getBlock(2);return l[0]<<
8|l[1]}ensureCapacity(l){if(this.start+l>this.view.byteLength){const f=c.BLOCK_SIZE+(l>c.BLOCK_SIZE?l:0);this.realloc(this.
view.byteLength+f)}}realloc(l){const f=Buffer.alloc(l),r=Buffer.from(f);r.set(this.view),this.buf=f,this.view=r}}t.ByteStream=
c},83566:(function(I,t,g){var c=this&&this.__createBinding||(Object.create?(function(p,s,T,N){N===void 0&&(N=T);var D=Object.
getOwnPropertyDescriptor(s,T);(!D||("get"in D?!s.__esModule:D.writable||D.configurable))&&(D={enumerable:!0,get:function(){
return s[T]}}),Object.defineProperty(p,N,D)}):(function(p,s,T,N){N===void 0&&(N=T),p[N]=s[T]})),d=this&&this.__setModuleDefault||
(Object.create?(function(p,s){Object.defineProperty(p,"default",{enumerable:!0,value:s})}):function(p,s){p.default=s}),l=this&&
this.__importStar||(function(){var p=function(s){return p=Object.getOwnPropertyNames||function(T){var N=[];for(var D in T)
Object.prototype.hasOwnProperty.call(T,D)&&(N[N.length]=D);return N},p(s)};return function(s){if(s&&s.__esModule)return s;
var T={};if(s!=null)for(var N=p(s),D=0;D<N.length;D++)N[D]!=="default"&&c(T,s,N[D]);return d(T,s),T}})();Object.defineProperty(
t,"__esModule",{value:!0}),t.X509Certificate=t.EXTENSION_OID_SCT=void 0;const f=g(86027),r=l(g(69368)),i=g(91817),n=l(g(
1055)),a=g(96389),h="2.5.29.14",_="2.5.29.15",u="2.5.29.17",S="2.5.29.19",y="2.5.29.35";t.EXTENSION_OID_SCT="1.3.6.1.4.1\
.11129.2.4.2";class O{root;constructor(s){this.root=s}static parse(s){const T=typeof s=="string"?n.toDER(s):s,N=f.ASN1Obj.
parseBuffer(T);return new O(N)}get tbsCertificate(){return this.tbsCertificateObj}get version(){return`v${(this.versionObj.
subs[0].toInteger()+BigInt(1)).toString()}`}get serialNumber(){return this.serialNumberObj.value}get notBefore(){return this.
validityObj.subs[0].toDate()}get notAfter(){return this.validityObj.subs[1].toDate()}get issuer(){return this.issuerObj.
value}get subject(){return this.subjectObj.value}get publicKey(){return this.subjectPublicKeyInfoObj.toDER()}get signatureAlgorithm(){
const s=this.signatureAlgorithmObj.subs[0].toOID();return i.RSA_SIGNATURE_ALGOS[s]?i.RSA_SIGNATURE_ALGOS[s]:i.ECDSA_SIGNATURE_ALGOS[s]}get signatureValue(){
return this.signatureValueObj.value.subarray(1)}get subjectAltName(){const s=this.extSubjectAltName;return s?.uri||s?.rfc822Name}get extensions(){
return this.extensionsObj?.subs[0]?.subs||[]}get extKeyUsage(){const s=this.findExtension(_);return s?new a.X509KeyUsageExtension(
s):void 0}get extBasicConstraints(){const s=this.findExtension(S);return s?new a.X509BasicConstraintsExtension(s):void 0}get extSubjectAltName(){
const s=this.findExtension(u);return s?new a.X509SubjectAlternativeNameExtension(s):void 0}get extAuthorityKeyID(){const s=this.
findExtension(y);return s?new a.X509AuthorityKeyIDExtension(s):void 0}get extSubjectKeyID(){const s=this.findExtension(h);
return s?new a.X509SubjectKeyIDExtension(s):void 0}get extSCT(){const s=this.findExtension(t.EXTENSION_OID_SCT);return s?
new a.X509SCTExtension(s):void 0}get isCA(){const s=this.extBasicConstraints?.isCA||!1;return this.extKeyUsage?s&&this.extKeyUsage.
keyCertSign:s}extension(s){const T=this.findExtension(s);return T?new a.X509Extension(T):void 0}verify(s){const T=s?.publicKey||
this.publicKey,N=r.createPublicKey(T);return r.verify(this.tbsCertificate.toDER(),N,this.signatureValue,this.signatureAlgorithm)}validForDate(s){
return this.notBefore<=s&&s<=this.notAfter}equals(s){return this.root.toDER().equals(s.root.toDER())}clone(){const s=this.
root.toDER(),T=Buffer.alloc(s.length);return s.copy(T),O.parse(T)}findExtension(s){return this.extensions.find(T=>T.subs[0].
toOID()===s)}get tbsCertificateObj(){return this.root.subs[0]}get signatureAlgorithmObj(){return this.root.subs[1]}get signatureValueObj(){
return this.root.subs[2]}get versionObj(){return this.tbsCertificateObj.subs[0]}get serialNumberObj(){return this.tbsCertificateObj.
subs[1]}get issuerObj(){return this.tbsCertificateObj.subs[3]}get validityObj(){return this.tbsCertificateObj.subs[4]}get subjectObj(){
return this.tbsCertificateObj.subs[5]}get subjectPublicKeyInfoObj(){return this.tbsCertificateObj.subs[6]}get extensionsObj(){
return this.tbsCertificateObj.subs.find(s=>s.tag.isContextSpecific(3))}}t.X509Certificate=O}),96389:function(I,t,g){Object.
defineProperty(t,"__esModule",{value:!0}),t.X509SCTExtension=t.X509SubjectKeyIDExtension=t.X509AuthorityKeyIDExtension=t.
X509SubjectAlternativeNameExtension=t.X509KeyUsageExtension=t.X509BasicConstraintsExtension=t.X509Extension=void 0;const c=g(
1673),d=g(6144);class l{root;constructor(u){this.root=u}get oid(){return this.root.subs[0].toOID()}get critical(){return this.
root.subs.length===3?this.root.subs[1].toBoolean():!1}get value(){return this.extnValueObj.value}get valueObj(){return this.
extnValueObj}get extnValueObj(){return this.root.subs[this.root.subs.length-1]}}t.X509Extension=l;class f extends l{get isCA(){
return this.sequence.subs[0]?.toBoolean()??!1}get pathLenConstraint(){return this.sequence.subs.length>1?this.sequence.subs[1].
toInteger():void 0}get sequence(){return this.extnValueObj.subs[0]}}t.X509BasicConstraintsExtension=f;class r extends l{get digitalSignature(){
return this.bitString[0]===1}get keyCertSign(){return this.bitString[5]===1}get crlSign(){return this.bitString[6]===1}get bitString(){
return this.extnValueObj.subs[0].toBitString()}}t.X509KeyUsageExtension=r;class i extends l{get rfc822Name(){return this.
findGeneralName(1)?.value.toString("ascii")}get uri(){return this.findGeneralName(6)?.value.toString("ascii")}otherName(u){
const S=this.findGeneralName(0);return S===void 0||S.subs[0].toOID()!==u?void 0:S.subs[1].subs[0].value.toString("ascii")}findGeneralName(u){
return this.generalNames.find(S=>S.tag.isContextSpecific(u))}get generalNames(){return this.extnValueObj.subs[0].subs}}t.
X509SubjectAlternativeNameExtension=i;class n extends l{get keyIdentifier(){return this.findSequenceMember(0)?.value}findSequenceMember(u){
return this.sequence.subs.find(S=>S.tag.isContextSpecific(u))}get sequence(){return this.extnValueObj.subs[0]}}t.X509AuthorityKeyIDExtension=
n;class a extends l{get keyIdentifier(){return this.extnValueObj.subs[0].value}}t.X509SubjectKeyIDExtension=a;class h extends l{constructor(u){
super(u)}get signedCertificateTimestamps(){const u=this.extnValueObj.subs[0].value,S=new c.ByteStream(u),y=S.getUint16()+
2,O=[];for(;S.position<y;){const p=S.getUint16(),s=S.getBlock(p);O.push(d.SignedCertificateTimestamp.parse(s))}if(S.position!==
y)throw new Error("SCT list length does not match actual length");return O}}t.X509SCTExtension=h},49358:function(I,t,g){
Object.defineProperty(t,"__esModule",{value:!0}),t.X509SCTExtension=t.X509Certificate=t.EXTENSION_OID_SCT=void 0;var c=g(
83566);Object.defineProperty(t,"EXTENSION_OID_SCT",{enumerable:!0,get:function(){return c.EXTENSION_OID_SCT}}),Object.defineProperty(
t,"X509Certificate",{enumerable:!0,get:function(){return c.X509Certificate}});var d=g(96389);Object.defineProperty(t,"X5\
09SCTExtension",{enumerable:!0,get:function(){return d.X509SCTExtension}})},6144:(function(I,t,g){var c=this&&this.__createBinding||
(Object.create?(function(n,a,h,_){_===void 0&&(_=h);var u=Object.getOwnPropertyDescriptor(a,h);(!u||("get"in u?!a.__esModule:
u.writable||u.configurable))&&(u={enumerable:!0,get:function(){return a[h]}}),Object.defineProperty(n,_,u)}):(function(n,a,h,_){
_===void 0&&(_=h),n[_]=a[h]})),d=this&&this.__setModuleDefault||(Object.create?(function(n,a){Object.defineProperty(n,"d\
efault",{enumerable:!0,value:a})}):function(n,a){n.default=a}),l=this&&this.__importStar||(function(){var n=function(a){
return n=Object.getOwnPropertyNames||function(h){var _=[];for(var u in h)Object.prototype.hasOwnProperty.call(h,u)&&(_[_.
length]=u);return _},n(a)};return function(a){if(a&&a.__esModule)return a;var h={};if(a!=null)for(var _=n(a),u=0;u<_.length;u++)
_[u]!=="default"&&c(h,a,_[u]);return d(h,a),h}})();Object.defineProperty(t,"__esModule",{value:!0}),t.SignedCertificateTimestamp=
void 0;const f=l(g(69368)),r=g(1673);class i{version;logID;timestamp;extensions;hashAlgorithm;signatureAlgorithm;signature;constructor(a){
this.version=a.version,this.logID=a.logID,this.timestamp=a.timestamp,this.extensions=a.extensions,this.hashAlgorithm=a.hashAlgorithm,
this.signatureAlgorithm=a.signatureAlgorithm,this.signature=a.signature}get datetime(){return new Date(Number(this.timestamp.
readBigInt64BE()))}get algorithm(){switch(this.hashAlgorithm){case 0:return"none";case 1:return"md5";case 2:return"sha1";case 3:
return"sha224";case 4:return"sha256";case 5:return"sha384";case 6:return"sha512";default:return"unknown"}}verify(a,h){const _=new r.
ByteStream;return _.appendChar(this.version),_.appendChar(0),_.appendView(this.timestamp),_.appendUint16(1),_.appendView(
a),_.appendUint16(this.extensions.byteLength),this.extensions.byteLength>0&&_.appendView(this.extensions),f.verify(_.buffer,
h,this.signature,this.algorithm)}static parse(a){const h=new r.ByteStream(a),_=h.getUint8(),u=h.getBlock(32),S=h.getBlock(
8),y=h.getUint16(),O=h.getBlock(y),p=h.getUint8(),s=h.getUint8(),T=h.getUint16(),N=h.getBlock(T);if(h.position!==a.length)
throw new Error("SCT buffer length mismatch");return new i({version:_,logID:u,timestamp:S,extensions:O,hashAlgorithm:p,signatureAlgorithm:s,
signature:N})}}t.SignedCertificateTimestamp=i}),47030:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),t.Signature=
t.Envelope=void 0,t.Envelope={fromJSON(l){return{payload:d(l.payload)?Buffer.from(g(l.payload)):Buffer.alloc(0),payloadType:d(
l.payloadType)?globalThis.String(l.payloadType):"",signatures:globalThis.Array.isArray(l?.signatures)?l.signatures.map(f=>t.
Signature.fromJSON(f)):[]}},toJSON(l){const f={};return l.payload.length!==0&&(f.payload=c(l.payload)),l.payloadType!==""&&
(f.payloadType=l.payloadType),l.signatures?.length&&(f.signatures=l.signatures.map(r=>t.Signature.toJSON(r))),f}},t.Signature=
{fromJSON(l){return{sig:d(l.sig)?Buffer.from(g(l.sig)):Buffer.alloc(0),keyid:d(l.keyid)?globalThis.String(l.keyid):""}},
toJSON(l){const f={};return l.sig.length!==0&&(f.sig=c(l.sig)),l.keyid!==""&&(f.keyid=l.keyid),f}};function g(l){return Uint8Array.
from(globalThis.Buffer.from(l,"base64"))}function c(l){return globalThis.Buffer.from(l).toString("base64")}function d(l){
return l!=null}},45e3:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),t.Timestamp=void 0,t.Timestamp={fromJSON(c){
return{seconds:g(c.seconds)?globalThis.String(c.seconds):"0",nanos:g(c.nanos)?globalThis.Number(c.nanos):0}},toJSON(c){const d={};
return c.seconds!=="0"&&(d.seconds=c.seconds),c.nanos!==0&&(d.nanos=Math.round(c.nanos)),d}};function g(c){return c!=null}},
36764:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.DSSELogEntryV002=t.DSSERequestV002=void 0;const c=g(
47030),d=g(5334),l=g(7543);t.DSSERequestV002={fromJSON(r){return{envelope:f(r.envelope)?c.Envelope.fromJSON(r.envelope):
void 0,verifiers:globalThis.Array.isArray(r?.verifiers)?r.verifiers.map(i=>l.Verifier.fromJSON(i)):[]}},toJSON(r){const i={};
return r.envelope!==void 0&&(i.envelope=c.Envelope.toJSON(r.envelope)),r.verifiers?.length&&(i.verifiers=r.verifiers.map(
n=>l.Verifier.toJSON(n))),i}},t.DSSELogEntryV002={fromJSON(r){return{payloadHash:f(r.payloadHash)?d.HashOutput.fromJSON(
r.payloadHash):void 0,signatures:globalThis.Array.isArray(r?.signatures)?r.signatures.map(i=>l.Signature.fromJSON(i)):[]}},
toJSON(r){const i={};return r.payloadHash!==void 0&&(i.payloadHash=d.HashOutput.toJSON(r.payloadHash)),r.signatures?.length&&
(i.signatures=r.signatures.map(n=>l.Signature.toJSON(n))),i}};function f(r){return r!=null}},381:function(I,t,g){Object.
defineProperty(t,"__esModule",{value:!0}),t.CreateEntryRequest=t.Spec=t.Entry=void 0;const c=g(36764),d=g(4969);t.Entry=
{fromJSON(f){return{kind:l(f.kind)?globalThis.String(f.kind):"",apiVersion:l(f.apiVersion)?globalThis.String(f.apiVersion):
"",spec:l(f.spec)?t.Spec.fromJSON(f.spec):void 0}},toJSON(f){const r={};return f.kind!==""&&(r.kind=f.kind),f.apiVersion!==
""&&(r.apiVersion=f.apiVersion),f.spec!==void 0&&(r.spec=t.Spec.toJSON(f.spec)),r}},t.Spec={fromJSON(f){return{spec:l(f.
hashedRekordV002)?{$case:"hashedRekordV002",hashedRekordV002:d.HashedRekordLogEntryV002.fromJSON(f.hashedRekordV002)}:l(
f.dsseV002)?{$case:"dsseV002",dsseV002:c.DSSELogEntryV002.fromJSON(f.dsseV002)}:void 0}},toJSON(f){const r={};return f.spec?.
$case==="hashedRekordV002"?r.hashedRekordV002=d.HashedRekordLogEntryV002.toJSON(f.spec.hashedRekordV002):f.spec?.$case===
"dsseV002"&&(r.dsseV002=c.DSSELogEntryV002.toJSON(f.spec.dsseV002)),r}},t.CreateEntryRequest={fromJSON(f){return{spec:l(
f.hashedRekordRequestV002)?{$case:"hashedRekordRequestV002",hashedRekordRequestV002:d.HashedRekordRequestV002.fromJSON(f.
hashedRekordRequestV002)}:l(f.dsseRequestV002)?{$case:"dsseRequestV002",dsseRequestV002:c.DSSERequestV002.fromJSON(f.dsseRequestV002)}:
void 0}},toJSON(f){const r={};return f.spec?.$case==="hashedRekordRequestV002"?r.hashedRekordRequestV002=d.HashedRekordRequestV002.
toJSON(f.spec.hashedRekordRequestV002):f.spec?.$case==="dsseRequestV002"&&(r.dsseRequestV002=c.DSSERequestV002.toJSON(f.
spec.dsseRequestV002)),r}};function l(f){return f!=null}},4969:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),
t.HashedRekordLogEntryV002=t.HashedRekordRequestV002=void 0;const c=g(5334),d=g(7543);t.HashedRekordRequestV002={fromJSON(i){
return{digest:r(i.digest)?Buffer.from(l(i.digest)):Buffer.alloc(0),signature:r(i.signature)?d.Signature.fromJSON(i.signature):
void 0}},toJSON(i){const n={};return i.digest.length!==0&&(n.digest=f(i.digest)),i.signature!==void 0&&(n.signature=d.Signature.
toJSON(i.signature)),n}},t.HashedRekordLogEntryV002={fromJSON(i){return{data:r(i.data)?c.HashOutput.fromJSON(i.data):void 0,
signature:r(i.signature)?d.Signature.fromJSON(i.signature):void 0}},toJSON(i){const n={};return i.data!==void 0&&(n.data=
c.HashOutput.toJSON(i.data)),i.signature!==void 0&&(n.signature=d.Signature.toJSON(i.signature)),n}};function l(i){return Uint8Array.
from(globalThis.Buffer.from(i,"base64"))}function f(i){return globalThis.Buffer.from(i).toString("base64")}function r(i){
return i!=null}},7543:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.Signature=t.Verifier=t.PublicKey=
void 0;const c=g(5334);t.PublicKey={fromJSON(r){return{rawBytes:f(r.rawBytes)?Buffer.from(d(r.rawBytes)):Buffer.alloc(0)}},
toJSON(r){const i={};return r.rawBytes.length!==0&&(i.rawBytes=l(r.rawBytes)),i}},t.Verifier={fromJSON(r){return{verifier:f(
r.publicKey)?{$case:"publicKey",publicKey:t.PublicKey.fromJSON(r.publicKey)}:f(r.x509Certificate)?{$case:"x509Certificat\
e",x509Certificate:c.X509Certificate.fromJSON(r.x509Certificate)}:void 0,keyDetails:f(r.keyDetails)?(0,c.publicKeyDetailsFromJSON)(
r.keyDetails):0}},toJSON(r){const i={};return r.verifier?.$case==="publicKey"?i.publicKey=t.PublicKey.toJSON(r.verifier.
publicKey):r.verifier?.$case==="x509Certificate"&&(i.x509Certificate=c.X509Certificate.toJSON(r.verifier.x509Certificate)),
r.keyDetails!==0&&(i.keyDetails=(0,c.publicKeyDetailsToJSON)(r.keyDetails)),i}},t.Signature={fromJSON(r){return{content:f(
r.content)?Buffer.from(d(r.content)):Buffer.alloc(0),verifier:f(r.verifier)?t.Verifier.fromJSON(r.verifier):void 0}},toJSON(r){
const i={};return r.content.length!==0&&(i.content=l(r.content)),r.verifier!==void 0&&(i.verifier=t.Verifier.toJSON(r.verifier)),
i}};function d(r){return Uint8Array.from(globalThis.Buffer.from(r,"base64"))}function l(r){return globalThis.Buffer.from(
r).toString("base64")}function f(r){return r!=null}},70715:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),
t.Bundle=t.VerificationMaterial=t.TimestampVerificationData=void 0;const c=g(47030),d=g(5334),l=g(85204);t.TimestampVerificationData=
{fromJSON(r){return{rfc3161Timestamps:globalThis.Array.isArray(r?.rfc3161Timestamps)?r.rfc3161Timestamps.map(i=>d.RFC3161SignedTimestamp.
fromJSON(i)):[]}},toJSON(r){const i={};return r.rfc3161Timestamps?.length&&(i.rfc3161Timestamps=r.rfc3161Timestamps.map(
n=>d.RFC3161SignedTimestamp.toJSON(n))),i}},t.VerificationMaterial={fromJSON(r){return{content:f(r.publicKey)?{$case:"pu\
blicKey",publicKey:d.PublicKeyIdentifier.fromJSON(r.publicKey)}:f(r.x509CertificateChain)?{$case:"x509CertificateChain",
x509CertificateChain:d.X509CertificateChain.fromJSON(r.x509CertificateChain)}:f(r.certificate)?{$case:"certificate",certificate:d.
X509Certificate.fromJSON(r.certificate)}:void 0,tlogEntries:globalThis.Array.isArray(r?.tlogEntries)?r.tlogEntries.map(i=>l.
TransparencyLogEntry.fromJSON(i)):[],timestampVerificationData:f(r.timestampVerificationData)?t.TimestampVerificationData.
fromJSON(r.timestampVerificationData):void 0}},toJSON(r){const i={};return r.content?.$case==="publicKey"?i.publicKey=d.
PublicKeyIdentifier.toJSON(r.content.publicKey):r.content?.$case==="x509CertificateChain"?i.x509CertificateChain=d.X509CertificateChain.
toJSON(r.content.x509CertificateChain):r.content?.$case==="certificate"&&(i.certificate=d.X509Certificate.toJSON(r.content.
certificate)),r.tlogEntries?.length&&(i.tlogEntries=r.tlogEntries.map(n=>l.TransparencyLogEntry.toJSON(n))),r.timestampVerificationData!==
void 0&&(i.timestampVerificationData=t.TimestampVerificationData.toJSON(r.timestampVerificationData)),i}},t.Bundle={fromJSON(r){
return{mediaType:f(r.mediaType)?globalThis.String(r.mediaType):"",verificationMaterial:f(r.verificationMaterial)?t.VerificationMaterial.
fromJSON(r.verificationMaterial):void 0,content:f(r.messageSignature)?{$case:"messageSignature",messageSignature:d.MessageSignature.
fromJSON(r.messageSignature)}:f(r.dsseEnvelope)?{$case:"dsseEnvelope",dsseEnvelope:c.Envelope.fromJSON(r.dsseEnvelope)}:
void 0}},toJSON(r){const i={};return r.mediaType!==""&&(i.mediaType=r.mediaType),r.verificationMaterial!==void 0&&(i.verificationMaterial=
t.VerificationMaterial.toJSON(r.verificationMaterial)),r.content?.$case==="messageSignature"?i.messageSignature=d.MessageSignature.
toJSON(r.content.messageSignature):r.content?.$case==="dsseEnvelope"&&(i.dsseEnvelope=c.Envelope.toJSON(r.content.dsseEnvelope)),
i}};function f(r){return r!=null}},5334:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.TimeRange=t.X509CertificateChain=
t.SubjectAlternativeName=t.X509Certificate=t.DistinguishedName=t.ObjectIdentifierValuePair=t.ObjectIdentifier=t.PublicKeyIdentifier=
t.PublicKey=t.RFC3161SignedTimestamp=t.LogId=t.MessageSignature=t.HashOutput=t.SubjectAlternativeNameType=t.PublicKeyDetails=
t.HashAlgorithm=void 0,t.hashAlgorithmFromJSON=l,t.hashAlgorithmToJSON=f,t.publicKeyDetailsFromJSON=i,t.publicKeyDetailsToJSON=
n,t.subjectAlternativeNameTypeFromJSON=h,t.subjectAlternativeNameTypeToJSON=_;const c=g(45e3);var d;(function(s){s[s.HASH_ALGORITHM_UNSPECIFIED=
0]="HASH_ALGORITHM_UNSPECIFIED",s[s.SHA2_256=1]="SHA2_256",s[s.SHA2_384=2]="SHA2_384",s[s.SHA2_512=3]="SHA2_512",s[s.SHA3_256=
4]="SHA3_256",s[s.SHA3_384=5]="SHA3_384"})(d||(t.HashAlgorithm=d={}));function l(s){switch(s){case 0:case"HASH_ALGORITHM\
_UNSPECIFIED":return d.HASH_ALGORITHM_UNSPECIFIED;case 1:case"SHA2_256":return d.SHA2_256;case 2:case"SHA2_384":return d.
SHA2_384;case 3:case"SHA2_512":return d.SHA2_512;case 4:case"SHA3_256":return d.SHA3_256;case 5:case"SHA3_384":return d.
SHA3_384;default:throw new globalThis.Error("Unrecognized enum value "+s+" for enum HashAlgorithm")}}function f(s){switch(s){case d.
HASH_ALGORITHM_UNSPECIFIED:return"HASH_ALGORITHM_UNSPECIFIED";case d.SHA2_256:return"SHA2_256";case d.SHA2_384:return"SH\
A2_384";case d.SHA2_512:return"SHA2_512";case d.SHA3_256:return"SHA3_256";case d.SHA3_384:return"SHA3_384";default:throw new globalThis.
Error("Unrecognized enum value "+s+" for enum HashAlgorithm")}}var r;(function(s){s[s.PUBLIC_KEY_DETAILS_UNSPECIFIED=0]=
"PUBLIC_KEY_DETAILS_UNSPECIFIED",s[s.PKCS1_RSA_PKCS1V5=1]="PKCS1_RSA_PKCS1V5",s[s.PKCS1_RSA_PSS=2]="PKCS1_RSA_PSS",s[s.PKIX_RSA_PKCS1V5=
3]="PKIX_RSA_PKCS1V5",s[s.PKIX_RSA_PSS=4]="PKIX_RSA_PSS",s[s.PKIX_RSA_PKCS1V15_2048_SHA256=9]="PKIX_RSA_PKCS1V15_2048_SH\
A256",s[s.PKIX_RSA_PKCS1V15_3072_SHA256=10]="PKIX_RSA_PKCS1V15_3072_SHA256",s[s.PKIX_RSA_PKCS1V15_4096_SHA256=11]="PKIX_\
RSA_PKCS1V15_4096_SHA256",s[s.PKIX_RSA_PSS_2048_SHA256=16]="PKIX_RSA_PSS_2048_SHA256",s[s.PKIX_RSA_PSS_3072_SHA256=17]="\
PKIX_RSA_PSS_3072_SHA256",s[s.PKIX_RSA_PSS_4096_SHA256=18]="PKIX_RSA_PSS_4096_SHA256",s[s.PKIX_ECDSA_P256_HMAC_SHA_256=6]=
"PKIX_ECDSA_P256_HMAC_SHA_256",s[s.PKIX_ECDSA_P256_SHA_256=5]="PKIX_ECDSA_P256_SHA_256",s[s.PKIX_ECDSA_P384_SHA_384=12]=
"PKIX_ECDSA_P384_SHA_384",s[s.PKIX_ECDSA_P521_SHA_512=13]="PKIX_ECDSA_P521_SHA_512",s[s.PKIX_ED25519=7]="PKIX_ED25519",s[s.
PKIX_ED25519_PH=8]="PKIX_ED25519_PH",s[s.PKIX_ECDSA_P384_SHA_256=19]="PKIX_ECDSA_P384_SHA_256",s[s.PKIX_ECDSA_P521_SHA_256=
20]="PKIX_ECDSA_P521_SHA_256",s[s.LMS_SHA256=14]="LMS_SHA256",s[s.LMOTS_SHA256=15]="LMOTS_SHA256",s[s.ML_DSA_44=23]="ML_\
DSA_44",s[s.ML_DSA_65=21]="ML_DSA_65",s[s.ML_DSA_87=22]="ML_DSA_87"})(r||(t.PublicKeyDetails=r={}));function i(s){switch(s){case 0:case"\
PUBLIC_KEY_DETAILS_UNSPECIFIED":return r.PUBLIC_KEY_DETAILS_UNSPECIFIED;case 1:case"PKCS1_RSA_PKCS1V5":return r.PKCS1_RSA_PKCS1V5;case 2:case"\
PKCS1_RSA_PSS":return r.PKCS1_RSA_PSS;case 3:case"PKIX_RSA_PKCS1V5":return r.PKIX_RSA_PKCS1V5;case 4:case"PKIX_RSA_PSS":
return r.PKIX_RSA_PSS;case 9:case"PKIX_RSA_PKCS1V15_2048_SHA256":return r.PKIX_RSA_PKCS1V15_2048_SHA256;case 10:case"PKI\
X_RSA_PKCS1V15_3072_SHA256":return r.PKIX_RSA_PKCS1V15_3072_SHA256;case 11:case"PKIX_RSA_PKCS1V15_4096_SHA256":return r.
PKIX_RSA_PKCS1V15_4096_SHA256;case 16:case"PKIX_RSA_PSS_2048_SHA256":return r.PKIX_RSA_PSS_2048_SHA256;case 17:case"PKIX\
_RSA_PSS_3072_SHA256":return r.PKIX_RSA_PSS_3072_SHA256;case 18:case"PKIX_RSA_PSS_4096_SHA256":return r.PKIX_RSA_PSS_4096_SHA256;case 6:case"\
PKIX_ECDSA_P256_HMAC_SHA_256":return r.PKIX_ECDSA_P256_HMAC_SHA_256;case 5:case"PKIX_ECDSA_P256_SHA_256":return r.PKIX_ECDSA_P256_SHA_256;case 12:case"\
PKIX_ECDSA_P384_SHA_384":return r.PKIX_ECDSA_P384_SHA_384;case 13:case"PKIX_ECDSA_P521_SHA_512":return r.PKIX_ECDSA_P521_SHA_512;case 7:case"\
PKIX_ED25519":return r.PKIX_ED25519;case 8:case"PKIX_ED25519_PH":return r.PKIX_ED25519_PH;case 19:case"PKIX_ECDSA_P384_S\
HA_256":return r.PKIX_ECDSA_P384_SHA_256;case 20:case"PKIX_ECDSA_P521_SHA_256":return r.PKIX_ECDSA_P521_SHA_256;case 14:case"\
LMS_SHA256":return r.LMS_SHA256;case 15:case"LMOTS_SHA256":return r.LMOTS_SHA256;case 23:case"ML_DSA_44":return r.ML_DSA_44;case 21:case"\
ML_DSA_65":return r.ML_DSA_65;case 22:case"ML_DSA_87":return r.ML_DSA_87;default:throw new globalThis.Error("Unrecognize\
d enum value "+s+" for enum PublicKeyDetails")}}function n(s){switch(s){case r.PUBLIC_KEY_DETAILS_UNSPECIFIED:return"PUB\
LIC_KEY_DETAILS_UNSPECIFIED";case r.PKCS1_RSA_PKCS1V5:return"PKCS1_RSA_PKCS1V5";case r.PKCS1_RSA_PSS:return"PKCS1_RSA_PS\
S";case r.PKIX_RSA_PKCS1V5:return"PKIX_RSA_PKCS1V5";case r.PKIX_RSA_PSS:return"PKIX_RSA_PSS";case r.PKIX_RSA_PKCS1V15_2048_SHA256:
return"PKIX_RSA_PKCS1V15_2048_SHA256";case r.PKIX_RSA_PKCS1V15_3072_SHA256:return"PKIX_RSA_PKCS1V15_3072_SHA256";case r.
PKIX_RSA_PKCS1V15_4096_SHA256:return"PKIX_RSA_PKCS1V15_4096_SHA256";case r.PKIX_RSA_PSS_2048_SHA256:return"PKIX_RSA_PSS_\
2048_SHA256";case r.PKIX_RSA_PSS_3072_SHA256:return"PKIX_RSA_PSS_3072_SHA256";case r.PKIX_RSA_PSS_4096_SHA256:return"PKI\
X_RSA_PSS_4096_SHA256";case r.PKIX_ECDSA_P256_HMAC_SHA_256:return"PKIX_ECDSA_P256_HMAC_SHA_256";case r.PKIX_ECDSA_P256_SHA_256:
return"PKIX_ECDSA_P256_SHA_256";case r.PKIX_ECDSA_P384_SHA_384:return"PKIX_ECDSA_P384_SHA_384";case r.PKIX_ECDSA_P521_SHA_512:
return"PKIX_ECDSA_P521_SHA_512";case r.PKIX_ED25519:return"PKIX_ED25519";case r.PKIX_ED25519_PH:return"PKIX_ED25519_PH";case r.
PKIX_ECDSA_P384_SHA_256:return"PKIX_ECDSA_P384_SHA_256";case r.PKIX_ECDSA_P521_SHA_256:return"PKIX_ECDSA_P521_SHA_256";case r.
LMS_SHA256:return"LMS_SHA256";case r.LMOTS_SHA256:return"LMOTS_SHA256";case r.ML_DSA_44:return"ML_DSA_44";case r.ML_DSA_65:
return"ML_DSA_65";case r.ML_DSA_87:return"ML_DSA_87";default:throw new globalThis.Error("Unrecognized enum value "+s+" f\
or enum PublicKeyDetails")}}var a;(function(s){s[s.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED=0]="SUBJECT_ALTERNATIVE_NAM\
E_TYPE_UNSPECIFIED",s[s.EMAIL=1]="EMAIL",s[s.URI=2]="URI",s[s.OTHER_NAME=3]="OTHER_NAME"})(a||(t.SubjectAlternativeNameType=
a={}));function h(s){switch(s){case 0:case"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED":return a.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;case 1:case"\
EMAIL":return a.EMAIL;case 2:case"URI":return a.URI;case 3:case"OTHER_NAME":return a.OTHER_NAME;default:throw new globalThis.
Error("Unrecognized enum value "+s+" for enum SubjectAlternativeNameType")}}function _(s){switch(s){case a.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED:
return"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";case a.EMAIL:return"EMAIL";case a.URI:return"URI";case a.OTHER_NAME:return"\
OTHER_NAME";default:throw new globalThis.Error("Unrecognized enum value "+s+" for enum SubjectAlternativeNameType")}}t.HashOutput=
{fromJSON(s){return{algorithm:p(s.algorithm)?l(s.algorithm):0,digest:p(s.digest)?Buffer.from(u(s.digest)):Buffer.alloc(0)}},
toJSON(s){const T={};return s.algorithm!==0&&(T.algorithm=f(s.algorithm)),s.digest.length!==0&&(T.digest=S(s.digest)),T}},
t.MessageSignature={fromJSON(s){return{messageDigest:p(s.messageDigest)?t.HashOutput.fromJSON(s.messageDigest):void 0,signature:p(
s.signature)?Buffer.from(u(s.signature)):Buffer.alloc(0)}},toJSON(s){const T={};return s.messageDigest!==void 0&&(T.messageDigest=
t.HashOutput.toJSON(s.messageDigest)),s.signature.length!==0&&(T.signature=S(s.signature)),T}},t.LogId={fromJSON(s){return{
keyId:p(s.keyId)?Buffer.from(u(s.keyId)):Buffer.alloc(0)}},toJSON(s){const T={};return s.keyId.length!==0&&(T.keyId=S(s.
keyId)),T}},t.RFC3161SignedTimestamp={fromJSON(s){return{signedTimestamp:p(s.signedTimestamp)?Buffer.from(u(s.signedTimestamp)):
Buffer.alloc(0)}},toJSON(s){const T={};return s.signedTimestamp.length!==0&&(T.signedTimestamp=S(s.signedTimestamp)),T}},
t.PublicKey={fromJSON(s){return{rawBytes:p(s.rawBytes)?Buffer.from(u(s.rawBytes)):void 0,keyDetails:p(s.keyDetails)?i(s.
keyDetails):0,validFor:p(s.validFor)?t.TimeRange.fromJSON(s.validFor):void 0}},toJSON(s){const T={};return s.rawBytes!==
void 0&&(T.rawBytes=S(s.rawBytes)),s.keyDetails!==0&&(T.keyDetails=n(s.keyDetails)),s.validFor!==void 0&&(T.validFor=t.TimeRange.
toJSON(s.validFor)),T}},t.PublicKeyIdentifier={fromJSON(s){return{hint:p(s.hint)?globalThis.String(s.hint):""}},toJSON(s){
const T={};return s.hint!==""&&(T.hint=s.hint),T}},t.ObjectIdentifier={fromJSON(s){return{id:globalThis.Array.isArray(s?.
id)?s.id.map(T=>globalThis.Number(T)):[]}},toJSON(s){const T={};return s.id?.length&&(T.id=s.id.map(N=>Math.round(N))),T}},
t.ObjectIdentifierValuePair={fromJSON(s){return{oid:p(s.oid)?t.ObjectIdentifier.fromJSON(s.oid):void 0,value:p(s.value)?
Buffer.from(u(s.value)):Buffer.alloc(0)}},toJSON(s){const T={};return s.oid!==void 0&&(T.oid=t.ObjectIdentifier.toJSON(s.
oid)),s.value.length!==0&&(T.value=S(s.value)),T}},t.DistinguishedName={fromJSON(s){return{organization:p(s.organization)?
globalThis.String(s.organization):"",commonName:p(s.commonName)?globalThis.String(s.commonName):""}},toJSON(s){const T={};
return s.organization!==""&&(T.organization=s.organization),s.commonName!==""&&(T.commonName=s.commonName),T}},t.X509Certificate=
{fromJSON(s){return{rawBytes:p(s.rawBytes)?Buffer.from(u(s.rawBytes)):Buffer.alloc(0)}},toJSON(s){const T={};return s.rawBytes.
length!==0&&(T.rawBytes=S(s.rawBytes)),T}},t.SubjectAlternativeName={fromJSON(s){return{type:p(s.type)?h(s.type):0,identity:p(
s.regexp)?{$case:"regexp",regexp:globalThis.String(s.regexp)}:p(s.value)?{$case:"value",value:globalThis.String(s.value)}:
void 0}},toJSON(s){const T={};return s.type!==0&&(T.type=_(s.type)),s.identity?.$case==="regexp"?T.regexp=s.identity.regexp:
s.identity?.$case==="value"&&(T.value=s.identity.value),T}},t.X509CertificateChain={fromJSON(s){return{certificates:globalThis.
Array.isArray(s?.certificates)?s.certificates.map(T=>t.X509Certificate.fromJSON(T)):[]}},toJSON(s){const T={};return s.certificates?.
length&&(T.certificates=s.certificates.map(N=>t.X509Certificate.toJSON(N))),T}},t.TimeRange={fromJSON(s){return{start:p(
s.start)?O(s.start):void 0,end:p(s.end)?O(s.end):void 0}},toJSON(s){const T={};return s.start!==void 0&&(T.start=s.start.
toISOString()),s.end!==void 0&&(T.end=s.end.toISOString()),T}};function u(s){return Uint8Array.from(globalThis.Buffer.from(
s,"base64"))}function S(s){return globalThis.Buffer.from(s).toString("base64")}function y(s){let T=(globalThis.Number(s.
seconds)||0)*1e3;return T+=(s.nanos||0)/1e6,new globalThis.Date(T)}function O(s){return s instanceof globalThis.Date?s:typeof s==
"string"?new globalThis.Date(s):y(c.Timestamp.fromJSON(s))}function p(s){return s!=null}},85204:function(I,t,g){Object.defineProperty(
t,"__esModule",{value:!0}),t.TransparencyLogEntry=t.InclusionPromise=t.InclusionProof=t.Checkpoint=t.KindVersion=void 0;
const c=g(5334);t.KindVersion={fromJSON(r){return{kind:f(r.kind)?globalThis.String(r.kind):"",version:f(r.version)?globalThis.
String(r.version):""}},toJSON(r){const i={};return r.kind!==""&&(i.kind=r.kind),r.version!==""&&(i.version=r.version),i}},
t.Checkpoint={fromJSON(r){return{envelope:f(r.envelope)?globalThis.String(r.envelope):""}},toJSON(r){const i={};return r.
envelope!==""&&(i.envelope=r.envelope),i}},t.InclusionProof={fromJSON(r){return{logIndex:f(r.logIndex)?globalThis.String(
r.logIndex):"0",rootHash:f(r.rootHash)?Buffer.from(d(r.rootHash)):Buffer.alloc(0),treeSize:f(r.treeSize)?globalThis.String(
r.treeSize):"0",hashes:globalThis.Array.isArray(r?.hashes)?r.hashes.map(i=>Buffer.from(d(i))):[],checkpoint:f(r.checkpoint)?
t.Checkpoint.fromJSON(r.checkpoint):void 0}},toJSON(r){const i={};return r.logIndex!=="0"&&(i.logIndex=r.logIndex),r.rootHash.
length!==0&&(i.rootHash=l(r.rootHash)),r.treeSize!=="0"&&(i.treeSize=r.treeSize),r.hashes?.length&&(i.hashes=r.hashes.map(
n=>l(n))),r.checkpoint!==void 0&&(i.checkpoint=t.Checkpoint.toJSON(r.checkpoint)),i}},t.InclusionPromise={fromJSON(r){return{
signedEntryTimestamp:f(r.signedEntryTimestamp)?Buffer.from(d(r.signedEntryTimestamp)):Buffer.alloc(0)}},toJSON(r){const i={};
return r.signedEntryTimestamp.length!==0&&(i.signedEntryTimestamp=l(r.signedEntryTimestamp)),i}},t.TransparencyLogEntry=
{fromJSON(r){return{logIndex:f(r.logIndex)?globalThis.String(r.logIndex):"0",logId:f(r.logId)?c.LogId.fromJSON(r.logId):
void 0,kindVersion:f(r.kindVersion)?t.KindVersion.fromJSON(r.kindVersion):void 0,integratedTime:f(r.integratedTime)?globalThis.
String(r.integratedTime):"0",inclusionPromise:f(r.inclusionPromise)?t.InclusionPromise.fromJSON(r.inclusionPromise):void 0,
inclusionProof:f(r.inclusionProof)?t.InclusionProof.fromJSON(r.inclusionProof):void 0,canonicalizedBody:f(r.canonicalizedBody)?
Buffer.from(d(r.canonicalizedBody)):Buffer.alloc(0)}},toJSON(r){const i={};return r.logIndex!=="0"&&(i.logIndex=r.logIndex),
r.logId!==void 0&&(i.logId=c.LogId.toJSON(r.logId)),r.kindVersion!==void 0&&(i.kindVersion=t.KindVersion.toJSON(r.kindVersion)),
r.integratedTime!=="0"&&(i.integratedTime=r.integratedTime),r.inclusionPromise!==void 0&&(i.inclusionPromise=t.InclusionPromise.
toJSON(r.inclusionPromise)),r.inclusionProof!==void 0&&(i.inclusionProof=t.InclusionProof.toJSON(r.inclusionProof)),r.canonicalizedBody.
length!==0&&(i.canonicalizedBody=l(r.canonicalizedBody)),i}};function d(r){return Uint8Array.from(globalThis.Buffer.from(
r,"base64"))}function l(r){return globalThis.Buffer.from(r).toString("base64")}function f(r){return r!=null}},61997:function(I,t,g){
Object.defineProperty(t,"__esModule",{value:!0}),t.ClientTrustConfig=t.ServiceConfiguration=t.Service=t.SigningConfig=t.
TrustedRoot=t.CertificateAuthority=t.TransparencyLogInstance=t.ServiceSelector=void 0,t.serviceSelectorFromJSON=l,t.serviceSelectorToJSON=
f;const c=g(5334);var d;(function(i){i[i.SERVICE_SELECTOR_UNDEFINED=0]="SERVICE_SELECTOR_UNDEFINED",i[i.ALL=1]="ALL",i[i.
ANY=2]="ANY",i[i.EXACT=3]="EXACT"})(d||(t.ServiceSelector=d={}));function l(i){switch(i){case 0:case"SERVICE_SELECTOR_UN\
DEFINED":return d.SERVICE_SELECTOR_UNDEFINED;case 1:case"ALL":return d.ALL;case 2:case"ANY":return d.ANY;case 3:case"EXA\
CT":return d.EXACT;default:throw new globalThis.Error("Unrecognized enum value "+i+" for enum ServiceSelector")}}function f(i){
switch(i){case d.SERVICE_SELECTOR_UNDEFINED:return"SERVICE_SELECTOR_UNDEFINED";case d.ALL:return"ALL";case d.ANY:return"\
ANY";case d.EXACT:return"EXACT";default:throw new globalThis.Error("Unrecognized enum value "+i+" for enum ServiceSelect\
or")}}t.TransparencyLogInstance={fromJSON(i){return{baseUrl:r(i.baseUrl)?globalThis.String(i.baseUrl):"",hashAlgorithm:r(
i.hashAlgorithm)?(0,c.hashAlgorithmFromJSON)(i.hashAlgorithm):0,publicKey:r(i.publicKey)?c.PublicKey.fromJSON(i.publicKey):
void 0,logId:r(i.logId)?c.LogId.fromJSON(i.logId):void 0,checkpointKeyId:r(i.checkpointKeyId)?c.LogId.fromJSON(i.checkpointKeyId):
void 0,operator:r(i.operator)?globalThis.String(i.operator):""}},toJSON(i){const n={};return i.baseUrl!==""&&(n.baseUrl=
i.baseUrl),i.hashAlgorithm!==0&&(n.hashAlgorithm=(0,c.hashAlgorithmToJSON)(i.hashAlgorithm)),i.publicKey!==void 0&&(n.publicKey=
c.PublicKey.toJSON(i.publicKey)),i.logId!==void 0&&(n.logId=c.LogId.toJSON(i.logId)),i.checkpointKeyId!==void 0&&(n.checkpointKeyId=
c.LogId.toJSON(i.checkpointKeyId)),i.operator!==""&&(n.operator=i.operator),n}},t.CertificateAuthority={fromJSON(i){return{
subject:r(i.subject)?c.DistinguishedName.fromJSON(i.subject):void 0,uri:r(i.uri)?globalThis.String(i.uri):"",certChain:r(
i.certChain)?c.X509CertificateChain.fromJSON(i.certChain):void 0,validFor:r(i.validFor)?c.TimeRange.fromJSON(i.validFor):
void 0,operator:r(i.operator)?globalThis.String(i.operator):""}},toJSON(i){const n={};return i.subject!==void 0&&(n.subject=
c.DistinguishedName.toJSON(i.subject)),i.uri!==""&&(n.uri=i.uri),i.certChain!==void 0&&(n.certChain=c.X509CertificateChain.
toJSON(i.certChain)),i.validFor!==void 0&&(n.validFor=c.TimeRange.toJSON(i.validFor)),i.operator!==""&&(n.operator=i.operator),
n}},t.TrustedRoot={fromJSON(i){return{mediaType:r(i.mediaType)?globalThis.String(i.mediaType):"",tlogs:globalThis.Array.
isArray(i?.tlogs)?i.tlogs.map(n=>t.TransparencyLogInstance.fromJSON(n)):[],certificateAuthorities:globalThis.Array.isArray(
i?.certificateAuthorities)?i.certificateAuthorities.map(n=>t.CertificateAuthority.fromJSON(n)):[],ctlogs:globalThis.Array.
isArray(i?.ctlogs)?i.ctlogs.map(n=>t.TransparencyLogInstance.fromJSON(n)):[],timestampAuthorities:globalThis.Array.isArray(
i?.timestampAuthorities)?i.timestampAuthorities.map(n=>t.CertificateAuthority.fromJSON(n)):[]}},toJSON(i){const n={};return i.
mediaType!==""&&(n.mediaType=i.mediaType),i.tlogs?.length&&(n.tlogs=i.tlogs.map(a=>t.TransparencyLogInstance.toJSON(a))),
i.certificateAuthorities?.length&&(n.certificateAuthorities=i.certificateAuthorities.map(a=>t.CertificateAuthority.toJSON(
a))),i.ctlogs?.length&&(n.ctlogs=i.ctlogs.map(a=>t.TransparencyLogInstance.toJSON(a))),i.timestampAuthorities?.length&&(n.
timestampAuthorities=i.timestampAuthorities.map(a=>t.CertificateAuthority.toJSON(a))),n}},t.SigningConfig={fromJSON(i){return{
mediaType:r(i.mediaType)?globalThis.String(i.mediaType):"",caUrls:globalThis.Array.isArray(i?.caUrls)?i.caUrls.map(n=>t.
Service.fromJSON(n)):[],oidcUrls:globalThis.Array.isArray(i?.oidcUrls)?i.oidcUrls.map(n=>t.Service.fromJSON(n)):[],rekorTlogUrls:globalThis.
Array.isArray(i?.rekorTlogUrls)?i.rekorTlogUrls.map(n=>t.Service.fromJSON(n)):[],rekorTlogConfig:r(i.rekorTlogConfig)?t.
ServiceConfiguration.fromJSON(i.rekorTlogConfig):void 0,tsaUrls:globalThis.Array.isArray(i?.tsaUrls)?i.tsaUrls.map(n=>t.
Service.fromJSON(n)):[],tsaConfig:r(i.tsaConfig)?t.ServiceConfiguration.fromJSON(i.tsaConfig):void 0}},toJSON(i){const n={};
return i.mediaType!==""&&(n.mediaType=i.mediaType),i.caUrls?.length&&(n.caUrls=i.caUrls.map(a=>t.Service.toJSON(a))),i.oidcUrls?.
length&&(n.oidcUrls=i.oidcUrls.map(a=>t.Service.toJSON(a))),i.rekorTlogUrls?.length&&(n.rekorTlogUrls=i.rekorTlogUrls.map(
a=>t.Service.toJSON(a))),i.rekorTlogConfig!==void 0&&(n.rekorTlogConfig=t.ServiceConfiguration.toJSON(i.rekorTlogConfig)),
i.tsaUrls?.length&&(n.tsaUrls=i.tsaUrls.map(a=>t.Service.toJSON(a))),i.tsaConfig!==void 0&&(n.tsaConfig=t.ServiceConfiguration.
toJSON(i.tsaConfig)),n}},t.Service={fromJSON(i){return{url:r(i.url)?globalThis.String(i.url):"",majorApiVersion:r(i.majorApiVersion)?
globalThis.Number(i.majorApiVersion):0,validFor:r(i.validFor)?c.TimeRange.fromJSON(i.validFor):void 0,operator:r(i.operator)?
globalThis.String(i.operator):""}},toJSON(i){const n={};return i.url!==""&&(n.url=i.url),i.majorApiVersion!==0&&(n.majorApiVersion=
Math.round(i.majorApiVersion)),i.validFor!==void 0&&(n.validFor=c.TimeRange.toJSON(i.validFor)),i.operator!==""&&(n.operator=
i.operator),n}},t.ServiceConfiguration={fromJSON(i){return{selector:r(i.selector)?l(i.selector):0,count:r(i.count)?globalThis.
Number(i.count):0}},toJSON(i){const n={};return i.selector!==0&&(n.selector=f(i.selector)),i.count!==0&&(n.count=Math.round(
i.count)),n}},t.ClientTrustConfig={fromJSON(i){return{mediaType:r(i.mediaType)?globalThis.String(i.mediaType):"",trustedRoot:r(
i.trustedRoot)?t.TrustedRoot.fromJSON(i.trustedRoot):void 0,signingConfig:r(i.signingConfig)?t.SigningConfig.fromJSON(i.
signingConfig):void 0}},toJSON(i){const n={};return i.mediaType!==""&&(n.mediaType=i.mediaType),i.trustedRoot!==void 0&&
(n.trustedRoot=t.TrustedRoot.toJSON(i.trustedRoot)),i.signingConfig!==void 0&&(n.signingConfig=t.SigningConfig.toJSON(i.
signingConfig)),n}};function r(i){return i!=null}},99732:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),
t.Input=t.Artifact=t.ArtifactVerificationOptions_ObserverTimestampOptions=t.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=
t.ArtifactVerificationOptions_TimestampAuthorityOptions=t.ArtifactVerificationOptions_CtlogOptions=t.ArtifactVerificationOptions_TlogOptions=
t.ArtifactVerificationOptions=t.PublicKeyIdentities=t.CertificateIdentities=t.CertificateIdentity=void 0;const c=g(70715),
d=g(5334),l=g(61997);t.CertificateIdentity={fromJSON(n){return{issuer:i(n.issuer)?globalThis.String(n.issuer):"",san:i(n.
san)?d.SubjectAlternativeName.fromJSON(n.san):void 0,oids:globalThis.Array.isArray(n?.oids)?n.oids.map(a=>d.ObjectIdentifierValuePair.
fromJSON(a)):[]}},toJSON(n){const a={};return n.issuer!==""&&(a.issuer=n.issuer),n.san!==void 0&&(a.san=d.SubjectAlternativeName.
toJSON(n.san)),n.oids?.length&&(a.oids=n.oids.map(h=>d.ObjectIdentifierValuePair.toJSON(h))),a}},t.CertificateIdentities=
{fromJSON(n){return{identities:globalThis.Array.isArray(n?.identities)?n.identities.map(a=>t.CertificateIdentity.fromJSON(
a)):[]}},toJSON(n){const a={};return n.identities?.length&&(a.identities=n.identities.map(h=>t.CertificateIdentity.toJSON(
h))),a}},t.PublicKeyIdentities={fromJSON(n){return{publicKeys:globalThis.Array.isArray(n?.publicKeys)?n.publicKeys.map(a=>d.
PublicKey.fromJSON(a)):[]}},toJSON(n){const a={};return n.publicKeys?.length&&(a.publicKeys=n.publicKeys.map(h=>d.PublicKey.
toJSON(h))),a}},t.ArtifactVerificationOptions={fromJSON(n){return{signers:i(n.certificateIdentities)?{$case:"certificate\
Identities",certificateIdentities:t.CertificateIdentities.fromJSON(n.certificateIdentities)}:i(n.publicKeys)?{$case:"pub\
licKeys",publicKeys:t.PublicKeyIdentities.fromJSON(n.publicKeys)}:void 0,tlogOptions:i(n.tlogOptions)?t.ArtifactVerificationOptions_TlogOptions.
fromJSON(n.tlogOptions):void 0,ctlogOptions:i(n.ctlogOptions)?t.ArtifactVerificationOptions_CtlogOptions.fromJSON(n.ctlogOptions):
void 0,tsaOptions:i(n.tsaOptions)?t.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(n.tsaOptions):void 0,
integratedTsOptions:i(n.integratedTsOptions)?t.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(n.integratedTsOptions):
void 0,observerOptions:i(n.observerOptions)?t.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(n.observerOptions):
void 0}},toJSON(n){const a={};return n.signers?.$case==="certificateIdentities"?a.certificateIdentities=t.CertificateIdentities.
toJSON(n.signers.certificateIdentities):n.signers?.$case==="publicKeys"&&(a.publicKeys=t.PublicKeyIdentities.toJSON(n.signers.
publicKeys)),n.tlogOptions!==void 0&&(a.tlogOptions=t.ArtifactVerificationOptions_TlogOptions.toJSON(n.tlogOptions)),n.ctlogOptions!==
void 0&&(a.ctlogOptions=t.ArtifactVerificationOptions_CtlogOptions.toJSON(n.ctlogOptions)),n.tsaOptions!==void 0&&(a.tsaOptions=
t.ArtifactVerificationOptions_TimestampAuthorityOptions.toJSON(n.tsaOptions)),n.integratedTsOptions!==void 0&&(a.integratedTsOptions=
t.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(n.integratedTsOptions)),n.observerOptions!==void 0&&
(a.observerOptions=t.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(n.observerOptions)),a}},t.ArtifactVerificationOptions_TlogOptions=
{fromJSON(n){return{threshold:i(n.threshold)?globalThis.Number(n.threshold):0,performOnlineVerification:i(n.performOnlineVerification)?
globalThis.Boolean(n.performOnlineVerification):!1,disable:i(n.disable)?globalThis.Boolean(n.disable):!1}},toJSON(n){const a={};
return n.threshold!==0&&(a.threshold=Math.round(n.threshold)),n.performOnlineVerification!==!1&&(a.performOnlineVerification=
n.performOnlineVerification),n.disable!==!1&&(a.disable=n.disable),a}},t.ArtifactVerificationOptions_CtlogOptions={fromJSON(n){
return{threshold:i(n.threshold)?globalThis.Number(n.threshold):0,disable:i(n.disable)?globalThis.Boolean(n.disable):!1}},
toJSON(n){const a={};return n.threshold!==0&&(a.threshold=Math.round(n.threshold)),n.disable!==!1&&(a.disable=n.disable),
a}},t.ArtifactVerificationOptions_TimestampAuthorityOptions={fromJSON(n){return{threshold:i(n.threshold)?globalThis.Number(
n.threshold):0,disable:i(n.disable)?globalThis.Boolean(n.disable):!1}},toJSON(n){const a={};return n.threshold!==0&&(a.threshold=
Math.round(n.threshold)),n.disable!==!1&&(a.disable=n.disable),a}},t.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=
{fromJSON(n){return{threshold:i(n.threshold)?globalThis.Number(n.threshold):0,disable:i(n.disable)?globalThis.Boolean(n.
disable):!1}},toJSON(n){const a={};return n.threshold!==0&&(a.threshold=Math.round(n.threshold)),n.disable!==!1&&(a.disable=
n.disable),a}},t.ArtifactVerificationOptions_ObserverTimestampOptions={fromJSON(n){return{threshold:i(n.threshold)?globalThis.
Number(n.threshold):0,disable:i(n.disable)?globalThis.Boolean(n.disable):!1}},toJSON(n){const a={};return n.threshold!==
0&&(a.threshold=Math.round(n.threshold)),n.disable!==!1&&(a.disable=n.disable),a}},t.Artifact={fromJSON(n){return{data:i(
n.artifactUri)?{$case:"artifactUri",artifactUri:globalThis.String(n.artifactUri)}:i(n.artifact)?{$case:"artifact",artifact:Buffer.
from(f(n.artifact))}:i(n.artifactDigest)?{$case:"artifactDigest",artifactDigest:d.HashOutput.fromJSON(n.artifactDigest)}:
void 0}},toJSON(n){const a={};return n.data?.$case==="artifactUri"?a.artifactUri=n.data.artifactUri:n.data?.$case==="art\
ifact"?a.artifact=r(n.data.artifact):n.data?.$case==="artifactDigest"&&(a.artifactDigest=d.HashOutput.toJSON(n.data.artifactDigest)),
a}},t.Input={fromJSON(n){return{artifactTrustRoot:i(n.artifactTrustRoot)?l.TrustedRoot.fromJSON(n.artifactTrustRoot):void 0,
artifactVerificationOptions:i(n.artifactVerificationOptions)?t.ArtifactVerificationOptions.fromJSON(n.artifactVerificationOptions):
void 0,bundle:i(n.bundle)?c.Bundle.fromJSON(n.bundle):void 0,artifact:i(n.artifact)?t.Artifact.fromJSON(n.artifact):void 0}},
toJSON(n){const a={};return n.artifactTrustRoot!==void 0&&(a.artifactTrustRoot=l.TrustedRoot.toJSON(n.artifactTrustRoot)),
n.artifactVerificationOptions!==void 0&&(a.artifactVerificationOptions=t.ArtifactVerificationOptions.toJSON(n.artifactVerificationOptions)),
n.bundle!==void 0&&(a.bundle=c.Bundle.toJSON(n.bundle)),n.artifact!==void 0&&(a.artifact=t.Artifact.toJSON(n.artifact)),
a}};function f(n){return Uint8Array.from(globalThis.Buffer.from(n,"base64"))}function r(n){return globalThis.Buffer.from(
n).toString("base64")}function i(n){return n!=null}},19654:(function(I,t,g){var c=this&&this.__createBinding||(Object.create?
(function(l,f,r,i){i===void 0&&(i=r);var n=Object.getOwnPropertyDescriptor(f,r);(!n||("get"in n?!f.__esModule:n.writable||
n.configurable))&&(n={enumerable:!0,get:function(){return f[r]}}),Object.defineProperty(l,i,n)}):(function(l,f,r,i){i===
void 0&&(i=r),l[i]=f[r]})),d=this&&this.__exportStar||function(l,f){for(var r in l)r!=="default"&&!Object.prototype.hasOwnProperty.
call(f,r)&&c(f,l,r)};Object.defineProperty(t,"__esModule",{value:!0}),d(g(47030),t),d(g(70715),t),d(g(5334),t),d(g(85204),
t),d(g(61997),t),d(g(99732),t)}),13835:(function(I,t,g){var c=this&&this.__createBinding||(Object.create?(function(l,f,r,i){
i===void 0&&(i=r);var n=Object.getOwnPropertyDescriptor(f,r);(!n||("get"in n?!f.__esModule:n.writable||n.configurable))&&
(n={enumerable:!0,get:function(){return f[r]}}),Object.defineProperty(l,i,n)}):(function(l,f,r,i){i===void 0&&(i=r),l[i]=
f[r]})),d=this&&this.__exportStar||function(l,f){for(var r in l)r!=="default"&&!Object.prototype.hasOwnProperty.call(f,r)&&
c(f,l,r)};Object.defineProperty(t,"__esModule",{value:!0}),d(g(36764),t),d(g(381),t),d(g(4969),t),d(g(7543),t)}),52635:function(I,t,g){
Object.defineProperty(t,"__esModule",{value:!0}),t.DSSESignatureContent=void 0;const c=g(83917);class d{env;constructor(f){
this.env=f}compareDigest(f){return c.crypto.bufferEqual(f,c.crypto.digest("sha256",this.env.payload))}compareSignature(f){
return c.crypto.bufferEqual(f,this.signature)}verifySignature(f){return c.crypto.verify(this.preAuthEncoding,f,this.signature)}get signature(){
return this.env.signatures.length>0?this.env.signatures[0].sig:Buffer.from("")}get preAuthEncoding(){return c.dsse.preAuthEncoding(
this.env.payloadType,this.env.payload)}}t.DSSESignatureContent=d},42544:function(I,t,g){Object.defineProperty(t,"__esMod\
ule",{value:!0}),t.toSignedEntity=f,t.signatureContent=r;const c=g(83917),d=g(52635),l=g(26531);function f(n,a){const{tlogEntries:h,
timestampVerificationData:_}=n.verificationMaterial,u=[];for(const S of h)S.integratedTime&&S.integratedTime!=="0"&&u.push(
{$case:"transparency-log",tlogEntry:S});for(const S of _?.rfc3161Timestamps??[])u.push({$case:"timestamp-authority",timestamp:c.
RFC3161Timestamp.parse(Buffer.from(S.signedTimestamp))});return{signature:r(n,a),key:i(n),tlogEntries:h,timestamps:u}}function r(n,a){
switch(n.content.$case){case"dsseEnvelope":return new d.DSSESignatureContent(n.content.dsseEnvelope);case"messageSignatu\
re":return new l.MessageSignatureContent(n.content.messageSignature,a)}}function i(n){switch(n.verificationMaterial.content.
$case){case"publicKey":return{$case:"public-key",hint:n.verificationMaterial.content.publicKey.hint};case"x509Certificat\
eChain":return{$case:"certificate",certificate:c.X509Certificate.parse(Buffer.from(n.verificationMaterial.content.x509CertificateChain.
certificates[0].rawBytes))};case"certificate":return{$case:"certificate",certificate:c.X509Certificate.parse(Buffer.from(
n.verificationMaterial.content.certificate.rawBytes))}}}},26531:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),
t.MessageSignatureContent=void 0;const c=g(83917),d=g(19654),l={[d.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]:"sha256",[d.
HashAlgorithm.SHA2_256]:"sha256",[d.HashAlgorithm.SHA2_384]:"sha384",[d.HashAlgorithm.SHA2_512]:"sha512",[d.HashAlgorithm.
SHA3_256]:"sha3-256",[d.HashAlgorithm.SHA3_384]:"sha3-384"};class f{signature;messageDigest;artifact;hashAlgorithm;constructor(i,n){
this.signature=i.signature,this.messageDigest=i.messageDigest.digest,this.artifact=n,this.hashAlgorithm=l[i.messageDigest.
algorithm]??"sha256"}compareSignature(i){return c.crypto.bufferEqual(i,this.signature)}compareDigest(i){return c.crypto.
bufferEqual(i,this.messageDigest)}verifySignature(i){return c.crypto.verify(this.artifact,i,this.signature,this.hashAlgorithm)}}
t.MessageSignatureContent=f},36849:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),t.PolicyError=t.VerificationError=
void 0;class g extends Error{code;cause;constructor({code:f,message:r,cause:i}){super(r),this.code=f,this.cause=i,this.name=
this.constructor.name}}class c extends g{}t.VerificationError=c;class d extends g{}t.PolicyError=d},54187:function(I,t,g){
var c;c={value:!0},t.BL=t.jO=c=c=t.DC=void 0;var d=g(42544);Object.defineProperty(t,"DC",{enumerable:!0,get:function(){return d.
toSignedEntity}});var l=g(36849);c={enumerable:!0,get:function(){return l.PolicyError}},c={enumerable:!0,get:function(){
return l.VerificationError}};var f=g(97822);Object.defineProperty(t,"jO",{enumerable:!0,get:function(){return f.toTrustMaterial}});
var r=g(74433);Object.defineProperty(t,"BL",{enumerable:!0,get:function(){return r.Verifier}})},38412:function(I,t,g){Object.
defineProperty(t,"__esModule",{value:!0}),t.CertificateChainVerifier=void 0,t.verifyCertificateChain=l;const c=g(36849),
d=g(97822);function l(i,n,a){const h=(0,d.filterCertAuthorities)(a,i);let _;for(const u of h)try{return new f({trustedCerts:u.
certChain,untrustedCert:n,timestamp:i}).verify()}catch(S){_=S}throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:"\
Failed to verify certificate chain",cause:_})}class f{untrustedCert;trustedCerts;localCerts;timestamp;constructor(n){this.
untrustedCert=n.untrustedCert,this.trustedCerts=n.trustedCerts,this.localCerts=r([...n.trustedCerts,n.untrustedCert]),this.
timestamp=n.timestamp}verify(){const n=this.sort();if(this.checkPath(n),!n.every(h=>h.validForDate(this.timestamp)))throw new c.
VerificationError({code:"CERTIFICATE_ERROR",message:"certificate is not valid or expired at the specified date"});return n}sort(){
const n=this.untrustedCert;let a=this.buildPaths(n);if(a=a.filter(_=>_.some(u=>this.trustedCerts.includes(u))),a.length===
0)throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:"no trusted certificate path found"});const h=a.reduce(
(_,u)=>_.length<u.length?_:u);return[n,...h].slice(0,-1)}buildPaths(n){const a=[],h=this.findIssuer(n);if(h.length===0)throw new c.
VerificationError({code:"CERTIFICATE_ERROR",message:"no valid certificate path found"});for(let _=0;_<h.length;_++){const u=h[_];
if(u.equals(n)){a.push([n]);continue}const S=this.buildPaths(u);for(let y=0;y<S.length;y++)a.push([u,...S[y]])}return a}findIssuer(n){
let a=[],h;return n.subject.equals(n.issuer)&&n.verify()?[n]:(n.extAuthorityKeyID&&(h=n.extAuthorityKeyID.keyIdentifier),
this.localCerts.forEach(_=>{if(h&&_.extSubjectKeyID){_.extSubjectKeyID.keyIdentifier.equals(h)&&a.push(_);return}_.subject.
equals(n.issuer)&&a.push(_)}),a=a.filter(_=>{try{return n.verify(_)}catch{return!1}}),a)}checkPath(n){if(n.length<1)throw new c.
VerificationError({code:"CERTIFICATE_ERROR",message:"certificate chain must contain at least one certificate"});if(!n.slice(
1).every(h=>h.isCA))throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:"intermediate certificate is not a C\
A"});for(let h=n.length-2;h>=0;h--)if(!n[h].issuer.equals(n[h+1].subject))throw new c.VerificationError({code:"CERTIFICA\
TE_ERROR",message:"incorrect certificate name chaining"});for(let h=0;h<n.length;h++){const _=n[h];if(_.extBasicConstraints?.
isCA){const u=_.extBasicConstraints.pathLenConstraint;if(u!==void 0&&u<h-1)throw new c.VerificationError({code:"CERTIFIC\
ATE_ERROR",message:"path length constraint exceeded"})}}}}t.CertificateChainVerifier=f;function r(i){for(let n=0;n<i.length;n++)
for(let a=n+1;a<i.length;a++)i[n].equals(i[a])&&(i.splice(a,1),a--);return i}},53771:function(I,t,g){Object.defineProperty(
t,"__esModule",{value:!0}),t.verifyPublicKey=n,t.verifyCertificate=a;const c=g(83917),d=g(36849),l=g(38412),f=g(21633),r="\
1.3.6.1.4.1.57264.1.1",i="1.3.6.1.4.1.57264.1.8";function n(_,u,S){const y=S.publicKey(_);return u.forEach(O=>{if(!y.validFor(
O))throw new d.VerificationError({code:"PUBLIC_KEY_ERROR",message:`Public key is not valid for timestamp: ${O.toISOString()}`})}),
{key:y.publicKey}}function a(_,u,S){let y=[];return u.forEach(O=>{y=(0,l.verifyCertificateChain)(O,_,S.certificateAuthorities)}),
{scts:(0,f.verifySCTs)(y[0],y[1],S.ctlogs),signer:h(y[0])}}function h(_){let u;const S=_.extension(i);S?u=S.valueObj.subs?.[0]?.
value.toString("ascii"):u=_.extension(r)?.value.toString("ascii");const y=_.extensions.map(p=>({oid:{id:p.subs[0].toOID().
split(".").map(Number)},value:p.subs[p.subs.length-1].value})),O={extensions:{issuer:u},subjectAlternativeName:_.subjectAltName,
oids:y};return{key:c.crypto.createPublicKey(_.publicKey),identity:O}}},21633:function(I,t,g){Object.defineProperty(t,"__\
esModule",{value:!0}),t.verifySCTs=f;const c=g(83917),d=g(36849),l=g(97822);function f(r,i,n){let a;const h=r.clone();for(let y=0;y<
h.extensions.length;y++){const O=h.extensions[y];if(O.subs[0].toOID()===c.EXTENSION_OID_SCT){a=new c.X509SCTExtension(O),
h.extensions.splice(y,1);break}}if(!a)return[];if(a.signedCertificateTimestamps.length===0)return[];const _=new c.ByteStream,
u=c.crypto.digest("sha256",i.publicKey);_.appendView(u);const S=h.tbsCertificate.toDER();return _.appendUint24(S.length),
_.appendView(S),a.signedCertificateTimestamps.map(y=>{if(!(0,l.filterTLogAuthorities)(n,{logID:y.logID,targetDate:y.datetime}).
some(s=>y.verify(_.buffer,s.publicKey)))throw new d.VerificationError({code:"CERTIFICATE_ERROR",message:"SCT verificatio\
n failed"});return y.logID})}},88037:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.verifySubjectAlternativeName=
d,t.verifyExtensions=l,t.verifyOIDs=f;const c=g(36849);function d(i,n){if(n===void 0||!n.match(i))throw new c.PolicyError(
{code:"UNTRUSTED_SIGNER_ERROR",message:`certificate identity error - expected ${i}, got ${n}`})}function l(i,n={}){let a;
for(a in i)if(n[a]!==i[a])throw new c.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension \
- expected ${a}=${i[a]}, got ${a}=${n[a]}`})}function f(i,n=[]){for(const a of i)if(!n.find(_=>r(a.oid?.id,_.oid?.id)&&a.
value.equals(_.value))){const _=a.oid?.id.join(".")??"<unknown>";throw new c.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",
message:`invalid certificate extension - missing OID ${_}`})}}function r(i,n){return i===void 0||n===void 0?!1:i.length===
n.length&&i.every((a,h)=>a===n[h])}},27968:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.getTSATimestamp=
d,t.getTLogTimestamp=l;const c=g(84472);function d(f,r,i){return(0,c.verifyRFC3161Timestamp)(f,r,i),{type:"timestamp-aut\
hority",logID:f.signerSerialNumber,timestamp:f.signingTime}}function l(f){if(f.inclusionPromise)return{type:"transparenc\
y-log",logID:f.logId.keyId,timestamp:new Date(Number(f.integratedTime)*1e3)}}},84472:function(I,t,g){Object.defineProperty(
t,"__esModule",{value:!0}),t.verifyRFC3161Timestamp=r;const c=g(83917),d=g(36849),l=g(38412),f=g(97822);function r(a,h,_){
const u=a.signingTime;if(_=(0,f.filterCertAuthorities)(_,u),_=n(_,{serialNumber:a.signerSerialNumber,issuer:a.signerIssuer}),
!_.some(y=>{try{return i(a,h,y),!0}catch{return!1}}))throw new d.VerificationError({code:"TIMESTAMP_ERROR",message:"time\
stamp could not be verified"})}function i(a,h,_){const[u,...S]=_.certChain,y=c.crypto.createPublicKey(u.publicKey),O=a.signingTime;
try{new l.CertificateChainVerifier({untrustedCert:u,trustedCerts:S,timestamp:O}).verify()}catch{throw new d.VerificationError(
{code:"TIMESTAMP_ERROR",message:"invalid certificate chain"})}a.verify(h,y)}function n(a,h){return a.filter(_=>_.certChain.
length>0&&c.crypto.bufferEqual(_.certChain[0].serialNumber,h.serialNumber)&&c.crypto.bufferEqual(_.certChain[0].issuer,h.
issuer))}},39266:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.LogCheckpoint=void 0,t.verifyCheckpoint=
r;const c=g(83917),d=g(36849),l=`

`,f=/\u2014 (\S+) (\S+)\n/g;function r(h,_){const u=h.inclusionProof,S=n.fromString(u.checkpoint.envelope),y=a.fromString(
S.note);if(!i(S,_))throw new d.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid checkpoint signatur\
e"});return y}function i(h,_){const u=Buffer.from(h.note,"utf-8");return h.signatures.some(S=>{const y=_.find(O=>c.crypto.
bufferEqual(O.logID.subarray(0,4),S.keyHint)&&O.baseURL.match(S.name));return y?c.crypto.verify(u,y.publicKey,S.signature):
!1})}class n{note;signatures;constructor(_,u){this.note=_,this.signatures=u}static fromString(_){if(!_.includes(l))throw new d.
VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"missing checkpoint separator"});const u=_.indexOf(l),S=_.slice(
0,u+1),O=_.slice(u+l.length).matchAll(f),p=Array.from(O,s=>{const[,T,N]=s,D=Buffer.from(N,"base64");if(D.length<5)throw new d.
VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"malformed checkpoint signature"});return{name:T,keyHint:D.
subarray(0,4),signature:D.subarray(4)}});if(p.length===0)throw new d.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",
message:"no signatures found in checkpoint"});return new n(S,p)}}class a{origin;logSize;logHash;rest;constructor(_,u,S,y){
this.origin=_,this.logSize=u,this.logHash=S,this.rest=y}static fromString(_){const u=_.trimEnd().split(`
`);if(u.length<3)throw new d.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"too few lines in checkpoint h\
eader"});const S=u[0],y=BigInt(u[1]),O=Buffer.from(u[2],"base64"),p=u.slice(3);return new a(S,y,O,p)}}t.LogCheckpoint=a},
27005:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.DSSE_API_VERSION_V1=void 0,t.verifyDSSETLogBody=
d,t.verifyDSSETLogBodyV2=l;const c=g(36849);t.DSSE_API_VERSION_V1="0.0.1";function d(i,n){if(i.apiVersion===t.DSSE_API_VERSION_V1)
return f(i,n);throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported dsse version: ${i.apiVersion}`})}
function l(i,n){const a=i.spec?.spec;if(!a)throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse s\
pec"});if(a.$case==="dsseV002")return r(a.dsseV002,n);throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:`uns\
upported version: ${a.$case}`})}function f(i,n){if(i.spec.signatures?.length!==1)throw new c.VerificationError({code:"TL\
OG_BODY_ERROR",message:"signature count mismatch"});const a=i.spec.signatures[0].signature;if(!n.compareSignature(Buffer.
from(a,"base64")))throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});const h=i.
spec.payloadHash?.value||"";if(!n.compareDigest(Buffer.from(h,"hex")))throw new c.VerificationError({code:"TLOG_BODY_ERR\
OR",message:"DSSE payload hash mismatch"})}function r(i,n){if(i.signatures?.length!==1)throw new c.VerificationError({code:"\
TLOG_BODY_ERROR",message:"signature count mismatch"});const a=i.signatures[0].content;if(!n.compareSignature(a))throw new c.
VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});const h=i.payloadHash?.digest||Buffer.
from("");if(!n.compareDigest(h))throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatc\
h"})}},1484:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.HASHEDREKORD_API_VERSION_V1=void 0,t.verifyHashedRekordTLogBody=
d,t.verifyHashedRekordTLogBodyV2=l;const c=g(36849);t.HASHEDREKORD_API_VERSION_V1="0.0.1";function d(i,n){if(i.apiVersion===
t.HASHEDREKORD_API_VERSION_V1)return f(i,n);throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported h\
ashedrekord version: ${i.apiVersion}`})}function l(i,n){const a=i.spec?.spec;if(!a)throw new c.VerificationError({code:"\
TLOG_BODY_ERROR",message:"missing dsse spec"});if(a.$case==="hashedRekordV002")return r(a.hashedRekordV002,n);throw new c.
VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported version: ${a.$case}`})}function f(i,n){const a=i.spec.signature.
content||"";if(!n.compareSignature(Buffer.from(a,"base64")))throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"\
signature mismatch"});const h=i.spec.data.hash?.value||"";if(!n.compareDigest(Buffer.from(h,"hex")))throw new c.VerificationError(
{code:"TLOG_BODY_ERROR",message:"digest mismatch"})}function r(i,n){const a=i.signature?.content||Buffer.from("");if(!n.
compareSignature(a))throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"signature mismatch"});const h=i.data?.
digest||Buffer.from("");if(!n.compareDigest(h))throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"digest mis\
match"})}},15837:function(I,t,g){Object.defineProperty(t,"__esModule",{value:!0}),t.verifyTLogBody=h,t.verifyTLogInclusion=
_;const c=g(13835),d=g(36849),l=g(27005),f=g(1484),r=g(17703),i=g(39266),n=g(17046),a=g(2714);function h(y,O){const{kind:p,
version:s}=y.kindVersion,T=JSON.parse(y.canonicalizedBody.toString("utf8"));if(p!==T.kind||s!==T.apiVersion)throw new d.
VerificationError({code:"TLOG_BODY_ERROR",message:`kind/version mismatch - expected: ${p}/${s}, received: ${T.kind}/${T.
apiVersion}`});switch(p){case"dsse":if(s==l.DSSE_API_VERSION_V1)return(0,l.verifyDSSETLogBody)(T,O);{const N=c.Entry.fromJSON(
T);return(0,l.verifyDSSETLogBodyV2)(N,O)}case"intoto":return(0,r.verifyIntotoTLogBody)(T,O);case"hashedrekord":if(s==f.HASHEDREKORD_API_VERSION_V1)
return(0,f.verifyHashedRekordTLogBody)(T,O);{const N=c.Entry.fromJSON(T);return(0,f.verifyHashedRekordTLogBodyV2)(N,O)}default:
throw new d.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported kind: ${p}`})}}function _(y,O){let p=!1;if(u(
y)&&((0,a.verifyTLogSET)(y,O),p=!0),S(y)){const s=(0,i.verifyCheckpoint)(y,O);(0,n.verifyMerkleInclusion)(y,s),p=!0}if(!p)
throw new d.VerificationError({code:"TLOG_MISSING_INCLUSION_ERROR",message:"inclusion could not be verified"})}function u(y){
return y.inclusionPromise!==void 0}function S(y){return y.inclusionProof!==void 0}},17703:function(I,t,g){Object.defineProperty(
t,"__esModule",{value:!0}),t.verifyIntotoTLogBody=d;const c=g(36849);function d(r,i){if(r.apiVersion==="0.0.2")return l(
r,i);throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported intoto version: ${r.apiVersion}`})}function l(r,i){
if(r.spec.content.envelope.signatures?.length!==1)throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"signatu\
re count mismatch"});const n=f(r.spec.content.envelope.signatures[0].sig);if(!i.compareSignature(Buffer.from(n,"base64")))
throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});const a=r.spec.content.payloadHash?.
value||"";if(!i.compareDigest(Buffer.from(a,"hex")))throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE \
payload hash mismatch"})}function f(r){return Buffer.from(r,"base64").toString("utf-8")}},17046:function(I,t,g){Object.defineProperty(
t,"__esModule",{value:!0}),t.verifyMerkleInclusion=r;const c=g(83917),d=g(36849),l=Buffer.from([0]),f=Buffer.from([1]);function r(O,p){
const s=O.inclusionProof,T=BigInt(s.logIndex),N=BigInt(p.logSize);if(T<0n||T>=N)throw new d.VerificationError({code:"TLO\
G_INCLUSION_PROOF_ERROR",message:`invalid index: ${T}`});const{inner:D,border:U}=i(T,N);if(s.hashes.length!==D+U)throw new d.
VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid hash count"});const W=s.hashes.slice(0,D),M=s.hashes.
slice(D),ie=y(O.canonicalizedBody),x=a(n(ie,W,T),M);if(!c.crypto.bufferEqual(x,p.logHash))throw new d.VerificationError(
{code:"TLOG_INCLUSION_PROOF_ERROR",message:"calculated root hash does not match inclusion proof"})}function i(O,p){const s=h(
O,p),T=_(O>>BigInt(s));return{inner:s,border:T}}function n(O,p,s){return p.reduce((T,N,D)=>s>>BigInt(D)&BigInt(1)?S(N,T):
S(T,N),O)}function a(O,p){return p.reduce((s,T)=>S(T,s),O)}function h(O,p){return u(O^p-BigInt(1))}function _(O){return O.
toString(2).split("1").length-1}function u(O){return O===0n?0:O.toString(2).length}function S(O,p){return c.crypto.digest(
"sha256",f,O,p)}function y(O){return c.crypto.digest("sha256",l,O)}},2714:function(I,t,g){Object.defineProperty(t,"__esM\
odule",{value:!0}),t.verifyTLogSET=f;const c=g(83917),d=g(36849),l=g(97822);function f(i,n){if(!(0,l.filterTLogAuthorities)(
n,{logID:i.logId.keyId,targetDate:new Date(Number(i.integratedTime)*1e3)}).some(_=>{const u=r(i),S=Buffer.from(c.json.canonicalize(
u),"utf8"),y=i.inclusionPromise.signedEntryTimestamp;return c.crypto.verify(S,_.publicKey,y)}))throw new d.VerificationError(
{code:"TLOG_INCLUSION_PROMISE_ERROR",message:"inclusion promise could not be verified"})}function r(i){const{integratedTime:n,
logIndex:a,logId:h,canonicalizedBody:_}=i;return{body:_.toString("base64"),integratedTime:Number(n),logIndex:Number(a),logID:h.
keyId.toString("hex")}}},19738:function(I,t){Object.defineProperty(t,"__esModule",{value:!0}),t.filterCertAuthorities=g,
t.filterTLogAuthorities=c;function g(d,l){return d.filter(f=>f.validFor.start<=l&&f.validFor.end>=l)}function c(d,l){return d.
filter(f=>l.logID&&!f.logID.equals(l.logID)?!1:f.validFor.start<=l.targetDate&&l.targetDate<=f.validFor.end)}},97822:function(I,t,g){
Object.defineProperty(t,"__esModule",{value:!0}),t.filterTLogAuthorities=t.filterCertAuthorities=void 0,t.toTrustMaterial=
n;const c=g(83917),d=g(19654),l=g(36849),f=new Date(0),r=new Date(864e13);var i=g(19738);Object.defineProperty(t,"filter\
CertAuthorities",{enumerable:!0,get:function(){return i.filterCertAuthorities}}),Object.defineProperty(t,"filterTLogAuth\
orities",{enumerable:!0,get:function(){return i.filterTLogAuthorities}});function n(u,S){const y=typeof S=="function"?S:
_(S);return{certificateAuthorities:u.certificateAuthorities.map(h),timestampAuthorities:u.timestampAuthorities.map(h),tlogs:u.
tlogs.map(a),ctlogs:u.ctlogs.map(a),publicKey:y}}function a(u){const S=u.publicKey.keyDetails,y=S===d.PublicKeyDetails.PKCS1_RSA_PKCS1V5||
S===d.PublicKeyDetails.PKIX_RSA_PKCS1V5||S===d.PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256||S===d.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256||
S===d.PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256?"pkcs1":"spki";return{baseURL:u.baseUrl,logID:u.checkpointKeyId?u.checkpointKeyId.
keyId:u.logId.keyId,publicKey:c.crypto.createPublicKey(u.publicKey.rawBytes,y),validFor:{start:u.publicKey.validFor?.start||
f,end:u.publicKey.validFor?.end||r}}}function h(u){return{certChain:u.certChain.certificates.map(S=>c.X509Certificate.parse(
Buffer.from(S.rawBytes))),validFor:{start:u.validFor?.start||f,end:u.validFor?.end||r}}}function _(u){return S=>{const y=(u||
{})[S];if(!y)throw new l.VerificationError({code:"PUBLIC_KEY_ERROR",message:`key not found: ${S}`});return{publicKey:c.crypto.
createPublicKey(y.rawBytes),validFor:O=>(y.validFor?.start||f)<=O&&(y.validFor?.end||r)>=O}}}},74433:function(I,t,g){Object.
defineProperty(t,"__esModule",{value:!0}),t.Verifier=void 0;const c=g(39023),d=g(36849),l=g(53771),f=g(88037),r=g(27968),
i=g(15837);class n{trustMaterial;options;constructor(_,u={}){this.trustMaterial=_,this.options={ctlogThreshold:u.ctlogThreshold??
1,tlogThreshold:u.tlogThreshold??1,timestampThreshold:u.timestampThreshold??u.tsaThreshold??1,tsaThreshold:0}}verify(_,u){
const S=this.verifyTimestamps(_),y=this.verifySigningKey(_,S);return this.verifyTLogs(_),this.verifySignature(_,y),u&&this.
verifyPolicy(u,y.identity||{}),y}verifyTimestamps(_){const u=[];for(const S of _.timestamps)switch(S.$case){case"timesta\
mp-authority":u.push((0,r.getTSATimestamp)(S.timestamp,_.signature.signature,this.trustMaterial.timestampAuthorities));break;case"\
transparency-log":{const y=(0,r.getTLogTimestamp)(S.tlogEntry);y&&u.push(y);break}}if(a(u))throw new d.VerificationError(
{code:"TIMESTAMP_ERROR",message:"duplicate timestamp"});if(u.length<this.options.timestampThreshold)throw new d.VerificationError(
{code:"TIMESTAMP_ERROR",message:`expected ${this.options.timestampThreshold} timestamps, got ${u.length}`});return u.map(
S=>S.timestamp)}verifySigningKey({key:_},u){switch(_.$case){case"public-key":return(0,l.verifyPublicKey)(_.hint,u,this.trustMaterial);case"\
certificate":{const S=(0,l.verifyCertificate)(_.certificate,u,this.trustMaterial);if(a(S.scts))throw new d.VerificationError(
{code:"CERTIFICATE_ERROR",message:"duplicate SCT"});if(S.scts.length<this.options.ctlogThreshold)throw new d.VerificationError(
{code:"CERTIFICATE_ERROR",message:`expected ${this.options.ctlogThreshold} SCTs, got ${S.scts.length}`});return S.signer}}}verifyTLogs({
signature:_,tlogEntries:u}){let S=0;if(u.forEach(y=>{S++,(0,i.verifyTLogInclusion)(y,this.trustMaterial.tlogs),(0,i.verifyTLogBody)(
y,_)}),S<this.options.tlogThreshold)throw new d.VerificationError({code:"TLOG_ERROR",message:`expected ${this.options.tlogThreshold}\
 tlog entries, got ${S}`})}verifySignature(_,u){if(!_.signature.verifySignature(u.key))throw new d.VerificationError({code:"\
SIGNATURE_ERROR",message:"signature verification failed"})}verifyPolicy(_,u){_.subjectAlternativeName&&(0,f.verifySubjectAlternativeName)(
_.subjectAlternativeName,u.subjectAlternativeName),_.extensions&&(0,f.verifyExtensions)(_.extensions,u.extensions),_.oids&&
(0,f.verifyOIDs)(_.oids,u.oids)}}t.Verifier=n;function a(h){for(let _=0;_<h.length;_++)for(let u=_+1;u<h.length;u++)if((0,c.
isDeepStrictEqual)(h[_],h[u]))return!0;return!1}},73979:function(I,t,g){g.d(t,{i:()=>Qt});var c=g(24434),d=g(42613),l=g(
20181),f=g(78474),r=g(57075),i=g(46193);const n=typeof process=="object"&&process?process:{stdout:null,stderr:null},a=E=>!!E&&
typeof E=="object"&&(E instanceof Me||E instanceof r||h(E)||_(E)),h=E=>!!E&&typeof E=="object"&&E instanceof f.EventEmitter&&
typeof E.pipe=="function"&&E.pipe!==r.Writable.prototype.pipe,_=E=>!!E&&typeof E=="object"&&E instanceof f.EventEmitter&&
typeof E.write=="function"&&typeof E.end=="function",u=Symbol("EOF"),S=Symbol("maybeEmitEnd"),y=Symbol("emittedEnd"),O=Symbol(
"emittingEnd"),p=Symbol("emittedError"),s=Symbol("closed"),T=Symbol("read"),N=Symbol("flush"),D=Symbol("flushChunk"),U=Symbol(
"encoding"),W=Symbol("decoder"),M=Symbol("flowing"),ie=Symbol("paused"),x=Symbol("resume"),V=Symbol("buffer"),K=Symbol("\
pipes"),H=Symbol("bufferLength"),De=Symbol("bufferPush"),Oe=Symbol("bufferShift"),J=Symbol("objectMode"),w=Symbol("destr\
oyed"),Pe=Symbol("error"),Be=Symbol("emitData"),xe=Symbol("emitEnd"),Le=Symbol("emitEnd2"),G=Symbol("async"),we=Symbol("\
abort"),ye=Symbol("aborted"),he=Symbol("signal"),ne=Symbol("dataListeners"),X=Symbol("discarded"),Se=E=>Promise.resolve().
then(E),ht=E=>E(),St=E=>E==="end"||E==="finish"||E==="prefinish",gt=E=>E instanceof ArrayBuffer||!!E&&typeof E=="object"&&
E.constructor&&E.constructor.name==="ArrayBuffer"&&E.byteLength>=0,_t=E=>!Buffer.isBuffer(E)&&ArrayBuffer.isView(E);class Qe{src;dest;opts;ondrain;constructor(e,o,m){
this.src=e,this.dest=o,this.opts=m,this.ondrain=()=>e[x](),this.dest.on("drain",this.ondrain)}unpipe(){this.dest.removeListener(
"drain",this.ondrain)}proxyErrors(e){}end(){this.unpipe(),this.opts.end&&this.dest.end()}}class mt extends Qe{unpipe(){this.
src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(e,o,m){super(e,o,m),this.proxyErrors=A=>this.dest.
emit("error",A),e.on("error",this.proxyErrors)}}const Et=E=>!!E.objectMode,Ot=E=>!E.objectMode&&!!E.encoding&&E.encoding!==
"buffer";class Me extends f.EventEmitter{[M]=!1;[ie]=!1;[K]=[];[V]=[];[J];[U];[G];[W];[u]=!1;[y]=!1;[O]=!1;[s]=!1;[p]=null;[H]=0;[w]=!1;[he];[ye]=!1;[ne]=0;[X]=!1;writable=!0;readable=!0;constructor(...e){
const o=e[0]||{};if(super(),o.objectMode&&typeof o.encoding=="string")throw new TypeError("Encoding and objectMode may n\
ot be used together");Et(o)?(this[J]=!0,this[U]=null):Ot(o)?(this[U]=o.encoding,this[J]=!1):(this[J]=!1,this[U]=null),this[G]=
!!o.async,this[W]=this[U]?new i.StringDecoder(this[U]):null,o&&o.debugExposeBuffer===!0&&Object.defineProperty(this,"buf\
fer",{get:()=>this[V]}),o&&o.debugExposePipes===!0&&Object.defineProperty(this,"pipes",{get:()=>this[K]});const{signal:m}=o;
m&&(this[he]=m,m.aborted?this[we]():m.addEventListener("abort",()=>this[we]()))}get bufferLength(){return this[H]}get encoding(){
return this[U]}set encoding(e){throw new Error("Encoding must be set at instantiation time")}setEncoding(e){throw new Error(
"Encoding must be set at instantiation time")}get objectMode(){return this[J]}set objectMode(e){throw new Error("objectM\
ode must be set at instantiation time")}get async(){return this[G]}set async(e){this[G]=this[G]||!!e}[we](){this[ye]=!0,
this.emit("abort",this[he]?.reason),this.destroy(this[he]?.reason)}get aborted(){return this[ye]}set aborted(e){}write(e,o,m){
if(this[ye])return!1;if(this[u])throw new Error("write after end");if(this[w])return this.emit("error",Object.assign(new Error(
"Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),!0;typeof o=="function"&&(m=o,o="utf8"),
o||(o="utf8");const A=this[G]?Se:ht;if(!this[J]&&!Buffer.isBuffer(e)){if(_t(e))e=Buffer.from(e.buffer,e.byteOffset,e.byteLength);else if(gt(
e))e=Buffer.from(e);else if(typeof e!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[J]?
(this[M]&&this[H]!==0&&this[N](!0),this[M]?this.emit("data",e):this[De](e),this[H]!==0&&this.emit("readable"),m&&A(m),this[M]):
e.length?(typeof e=="string"&&!(o===this[U]&&!this[W]?.lastNeed)&&(e=Buffer.from(e,o)),Buffer.isBuffer(e)&&this[U]&&(e=this[W].
write(e)),this[M]&&this[H]!==0&&this[N](!0),this[M]?this.emit("data",e):this[De](e),this[H]!==0&&this.emit("readable"),m&&
A(m),this[M]):(this[H]!==0&&this.emit("readable"),m&&A(m),this[M])}read(e){if(this[w])return null;if(this[X]=!1,this[H]===
0||e===0||e&&e>this[H])return this[S](),null;this[J]&&(e=null),this[V].length>1&&!this[J]&&(this[V]=[this[U]?this[V].join(
""):Buffer.concat(this[V],this[H])]);const o=this[T](e||null,this[V][0]);return this[S](),o}[T](e,o){if(this[J])this[Oe]();else{
const m=o;e===m.length||e===null?this[Oe]():typeof m=="string"?(this[V][0]=m.slice(e),o=m.slice(0,e),this[H]-=e):(this[V][0]=
m.subarray(e),o=m.subarray(0,e),this[H]-=e)}return this.emit("data",o),!this[V].length&&!this[u]&&this.emit("drain"),o}end(e,o,m){
return typeof e=="function"&&(m=e,e=void 0),typeof o=="function"&&(m=o,o="utf8"),e!==void 0&&this.write(e,o),m&&this.once(
"end",m),this[u]=!0,this.writable=!1,(this[M]||!this[ie])&&this[S](),this}[x](){this[w]||(!this[ne]&&!this[K].length&&(this[X]=
!0),this[ie]=!1,this[M]=!0,this.emit("resume"),this[V].length?this[N]():this[u]?this[S]():this.emit("drain"))}resume(){return this[x]()}pause(){
this[M]=!1,this[ie]=!0,this[X]=!1}get destroyed(){return this[w]}get flowing(){return this[M]}get paused(){return this[ie]}[De](e){
this[J]?this[H]+=1:this[H]+=e.length,this[V].push(e)}[Oe](){return this[J]?this[H]-=1:this[H]-=this[V][0].length,this[V].
shift()}[N](e=!1){do;while(this[D](this[Oe]())&&this[V].length);!e&&!this[V].length&&!this[u]&&this.emit("drain")}[D](e){
return this.emit("data",e),this[M]}pipe(e,o){if(this[w])return e;this[X]=!1;const m=this[y];return o=o||{},e===n.stdout||
e===n.stderr?o.end=!1:o.end=o.end!==!1,o.proxyErrors=!!o.proxyErrors,m?o.end&&e.end():(this[K].push(o.proxyErrors?new mt(
this,e,o):new Qe(this,e,o)),this[G]?Se(()=>this[x]()):this[x]()),e}unpipe(e){const o=this[K].find(m=>m.dest===e);o&&(this[K].
length===1?(this[M]&&this[ne]===0&&(this[M]=!1),this[K]=[]):this[K].splice(this[K].indexOf(o),1),o.unpipe())}addListener(e,o){
return this.on(e,o)}on(e,o){const m=super.on(e,o);if(e==="data")this[X]=!1,this[ne]++,!this[K].length&&!this[M]&&this[x]();else if(e===
"readable"&&this[H]!==0)super.emit("readable");else if(St(e)&&this[y])super.emit(e),this.removeAllListeners(e);else if(e===
"error"&&this[p]){const A=o;this[G]?Se(()=>A.call(this,this[p])):A.call(this,this[p])}return m}removeListener(e,o){return this.
off(e,o)}off(e,o){const m=super.off(e,o);return e==="data"&&(this[ne]=this.listeners("data").length,this[ne]===0&&!this[X]&&
!this[K].length&&(this[M]=!1)),m}removeAllListeners(e){const o=super.removeAllListeners(e);return(e==="data"||e===void 0)&&
(this[ne]=0,!this[X]&&!this[K].length&&(this[M]=!1)),o}get emittedEnd(){return this[y]}[S](){!this[O]&&!this[y]&&!this[w]&&
this[V].length===0&&this[u]&&(this[O]=!0,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[s]&&this.emit(
"close"),this[O]=!1)}emit(e,...o){const m=o[0];if(e!=="error"&&e!=="close"&&e!==w&&this[w])return!1;if(e==="data")return!this[J]&&
!m?!1:this[G]?(Se(()=>this[Be](m)),!0):this[Be](m);if(e==="end")return this[xe]();if(e==="close"){if(this[s]=!0,!this[y]&&
!this[w])return!1;const R=super.emit("close");return this.removeAllListeners("close"),R}else if(e==="error"){this[p]=m,super.
emit(Pe,m);const R=!this[he]||this.listeners("error").length?super.emit("error",m):!1;return this[S](),R}else if(e==="re\
sume"){const R=super.emit("resume");return this[S](),R}else if(e==="finish"||e==="prefinish"){const R=super.emit(e);return this.
removeAllListeners(e),R}const A=super.emit(e,...o);return this[S](),A}[Be](e){for(const m of this[K])m.dest.write(e)===!1&&
this.pause();const o=this[X]?!1:super.emit("data",e);return this[S](),o}[xe](){return this[y]?!1:(this[y]=!0,this.readable=
!1,this[G]?(Se(()=>this[Le]()),!0):this[Le]())}[Le](){if(this[W]){const o=this[W].end();if(o){for(const m of this[K])m.dest.
write(o);this[X]||super.emit("data",o)}}for(const o of this[K])o.end();const e=super.emit("end");return this.removeAllListeners(
"end"),e}async collect(){const e=Object.assign([],{dataLength:0});this[J]||(e.dataLength=0);const o=this.promise();return this.
on("data",m=>{e.push(m),this[J]||(e.dataLength+=m.length)}),await o,e}async concat(){if(this[J])throw new Error("cannot \
concat in objectMode");const e=await this.collect();return this[U]?e.join(""):Buffer.concat(e,e.dataLength)}async promise(){
return new Promise((e,o)=>{this.on(w,()=>o(new Error("stream destroyed"))),this.on("error",m=>o(m)),this.on("end",()=>e())})}[Symbol.
asyncIterator](){this[X]=!1;let e=!1;const o=async()=>(this.pause(),e=!0,{value:void 0,done:!0});return{next:()=>{if(e)return o();
const A=this.read();if(A!==null)return Promise.resolve({done:!1,value:A});if(this[u])return o();let R,v;const C=Ee=>{this.
off("data",b),this.off("end",F),this.off(w,P),o(),v(Ee)},b=Ee=>{this.off("error",C),this.off("end",F),this.off(w,P),this.
pause(),R({value:Ee,done:!!this[u]})},F=()=>{this.off("error",C),this.off("data",b),this.off(w,P),o(),R({done:!0,value:void 0})},
P=()=>C(new Error("stream destroyed"));return new Promise((Ee,qt)=>{v=qt,R=Ee,this.once(w,P),this.once("error",C),this.once(
"end",F),this.once("data",b)})},throw:o,return:o,[Symbol.asyncIterator](){return this},[Symbol.asyncDispose]:async()=>{}}}[Symbol.
iterator](){this[X]=!1;let e=!1;const o=()=>(this.pause(),this.off(Pe,o),this.off(w,o),this.off("end",o),e=!0,{done:!0,value:void 0}),
m=()=>{if(e)return o();const A=this.read();return A===null?o():{done:!1,value:A}};return this.once("end",o),this.once(Pe,
o),this.once(w,o),{next:m,throw:o,return:o,[Symbol.iterator](){return this},[Symbol.dispose]:()=>{}}}destroy(e){if(this[w])
return e?this.emit("error",e):this.emit(w),this;this[w]=!0,this[X]=!0,this[V].length=0,this[H]=0;const o=this;return typeof o.
close=="function"&&!this[s]&&o.close(),e?this.emit("error",e):this.emit(w),this}static get isStream(){return a}}var qe=g(
43106),et=g.t(qe,2);const yt=qe.constants||{ZLIB_VERNUM:4736},k=Object.freeze(Object.assign(Object.create(null),{Z_NO_FLUSH:0,
Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,Z_FINISH:4,Z_BLOCK:5,Z_OK:0,Z_STREAM_END:1,Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,
Z_DATA_ERROR:-3,Z_MEM_ERROR:-4,Z_BUF_ERROR:-5,Z_VERSION_ERROR:-6,Z_NO_COMPRESSION:0,Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,
Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,DEFLATE:1,INFLATE:2,GZIP:3,
GUNZIP:4,DEFLATERAW:5,INFLATERAW:6,UNZIP:7,BROTLI_DECODE:8,BROTLI_ENCODE:9,Z_MIN_WINDOWBITS:8,Z_MAX_WINDOWBITS:15,Z_DEFAULT_WINDOWBITS:15,
Z_MIN_CHUNK:64,Z_MAX_CHUNK:1/0,Z_DEFAULT_CHUNK:16384,Z_MIN_MEMLEVEL:1,Z_MAX_MEMLEVEL:9,Z_DEFAULT_MEMLEVEL:8,Z_MIN_LEVEL:-1,
Z_MAX_LEVEL:9,Z_DEFAULT_LEVEL:-1,BROTLI_OPERATION_PROCESS:0,BROTLI_OPERATION_FLUSH:1,BROTLI_OPERATION_FINISH:2,BROTLI_OPERATION_EMIT_METADATA:3,
BROTLI_MODE_GENERIC:0,BROTLI_MODE_TEXT:1,BROTLI_MODE_FONT:2,BROTLI_DEFAULT_MODE:0,BROTLI_MIN_QUALITY:0,BROTLI_MAX_QUALITY:11,
BROTLI_DEFAULT_QUALITY:11,BROTLI_MIN_WINDOW_BITS:10,BROTLI_MAX_WINDOW_BITS:24,BROTLI_LARGE_MAX_WINDOW_BITS:30,BROTLI_DEFAULT_WINDOW:22,
BROTLI_MIN_INPUT_BLOCK_BITS:16,BROTLI_MAX_INPUT_BLOCK_BITS:24,BROTLI_PARAM_MODE:0,BROTLI_PARAM_QUALITY:1,BROTLI_PARAM_LGWIN:2,
BROTLI_PARAM_LGBLOCK:3,BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING:4,BROTLI_PARAM_SIZE_HINT:5,BROTLI_PARAM_LARGE_WINDOW:6,
BROTLI_PARAM_NPOSTFIX:7,BROTLI_PARAM_NDIRECT:8,BROTLI_DECODER_RESULT_ERROR:0,BROTLI_DECODER_RESULT_SUCCESS:1,BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:2,
BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION:0,BROTLI_DECODER_PARAM_LARGE_WINDOW:1,
BROTLI_DECODER_NO_ERROR:0,BROTLI_DECODER_SUCCESS:1,BROTLI_DECODER_NEEDS_MORE_INPUT:2,BROTLI_DECODER_NEEDS_MORE_OUTPUT:3,
BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE:-1,BROTLI_DECODER_ERROR_FORMAT_RESERVED:-2,BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE:-3,
BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET:-4,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME:-5,BROTLI_DECODER_ERROR_FORMAT_CL_SPACE:-6,
BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE:-7,BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT:-8,BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1:-9,
BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2:-10,BROTLI_DECODER_ERROR_FORMAT_TRANSFORM:-11,BROTLI_DECODER_ERROR_FORMAT_DICTIONARY:-12,
BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS:-13,BROTLI_DECODER_ERROR_FORMAT_PADDING_1:-14,BROTLI_DECODER_ERROR_FORMAT_PADDING_2:-15,
BROTLI_DECODER_ERROR_FORMAT_DISTANCE:-16,BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET:-19,BROTLI_DECODER_ERROR_INVALID_ARGUMENTS:-20,
BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES:-21,BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS:-22,BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP:-25,
BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1:-26,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2:-27,BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES:-30,
BROTLI_DECODER_ERROR_UNREACHABLE:-31},yt)),Tt=l.Buffer.concat,tt=Object.getOwnPropertyDescriptor(l.Buffer,"concat"),pt=E=>E,
Ve=tt?.writable===!0||tt?.set!==void 0?E=>{l.Buffer.concat=E?pt:Tt}:E=>{},re=Symbol("_superWrite");class Te extends Error{code;errno;constructor(e,o){
super("zlib: "+e.message,{cause:e}),this.code=e.code,this.errno=e.errno,this.code||(this.code="ZLIB_ERROR"),this.message=
"zlib: "+e.message,Error.captureStackTrace(this,o??this.constructor)}get name(){return"ZlibError"}}const He=Symbol("flus\
hFlag");class Fe extends Me{#e=!1;#i=!1;#r;#s;#o;#t;#n;get sawError(){return this.#e}get handle(){return this.#t}get flushFlag(){
return this.#r}constructor(e,o){if(!e||typeof e!="object")throw new TypeError("invalid options for ZlibBase constructor");
if(super(e),this.#r=e.flush??0,this.#s=e.finishFlush??0,this.#o=e.fullFlushFlag??0,typeof et[o]!="function")throw new TypeError(
"Compression method not supported: "+o);try{this.#t=new et[o](e)}catch(m){throw new Te(m,this.constructor)}this.#n=m=>{this.#e||
(this.#e=!0,this.close(),this.emit("error",m))},this.#t?.on("error",m=>this.#n(new Te(m))),this.once("end",()=>this.close)}close(){
this.#t&&(this.#t.close(),this.#t=void 0,this.emit("close"))}reset(){if(!this.#e)return d(this.#t,"zlib binding closed"),
this.#t.reset?.()}flush(e){this.ended||(typeof e!="number"&&(e=this.#o),this.write(Object.assign(l.Buffer.alloc(0),{[He]:e})))}end(e,o,m){
return typeof e=="function"&&(m=e,o=void 0,e=void 0),typeof o=="function"&&(m=o,o=void 0),e&&(o?this.write(e,o):this.write(
e)),this.flush(this.#s),this.#i=!0,super.end(m)}get ended(){return this.#i}[re](e){return super.write(e)}write(e,o,m){if(typeof o==
"function"&&(m=o,o="utf8"),typeof e=="string"&&(e=l.Buffer.from(e,o)),this.#e)return;d(this.#t,"zlib binding closed");const A=this.#t.
_handle,R=A.close;A.close=()=>{};const v=this.#t.close;this.#t.close=()=>{},Ve(!0);let C;try{const F=typeof e[He]=="numb\
er"?e[He]:this.#r;C=this.#t._processChunk(e,F),Ve(!1)}catch(F){Ve(!1),this.#n(new Te(F,this.write))}finally{this.#t&&(this.#t.
_handle=A,A.close=R,this.#t.close=v,this.#t.removeAllListeners("error"))}this.#t&&this.#t.on("error",F=>this.#n(new Te(F,
this.write)));let b;if(C)if(Array.isArray(C)&&C.length>0){const F=C[0];b=this[re](l.Buffer.from(F));for(let P=1;P<C.length;P++)
b=this[re](C[P])}else b=this[re](l.Buffer.from(C));return m&&m(),b}}class se extends Fe{#e;#i;constructor(e,o){e=e||{},e.
flush=e.flush||k.Z_NO_FLUSH,e.finishFlush=e.finishFlush||k.Z_FINISH,e.fullFlushFlag=k.Z_FULL_FLUSH,super(e,o),this.#e=e.
level,this.#i=e.strategy}params(e,o){if(!this.sawError){if(!this.handle)throw new Error("cannot switch params when bindi\
ng is closed");if(!this.handle.params)throw new Error("not supported in this implementation");if(this.#e!==e||this.#i!==
o){this.flush(k.Z_SYNC_FLUSH),d(this.handle,"zlib binding closed");const m=this.handle.flush;this.handle.flush=(A,R)=>{typeof A==
"function"&&(R=A,A=this.flushFlag),this.flush(A),R?.()};try{this.handle.params(e,o)}finally{this.handle.flush=m}this.handle&&
(this.#e=e,this.#i=o)}}}}class ei extends se{constructor(e){super(e,"Deflate")}}class ti extends se{constructor(e){super(
e,"Inflate")}}class ii extends se{#e;constructor(e){super(e,"Gzip"),this.#e=e&&!!e.portable}[re](e){return this.#e?(this.#e=
!1,e[9]=255,super[re](e)):super[re](e)}}class ni extends se{constructor(e){super(e,"Gunzip")}}class ri extends se{constructor(e){
super(e,"DeflateRaw")}}class si extends se{constructor(e){super(e,"InflateRaw")}}class At extends se{constructor(e){super(
e,"Unzip")}}class it extends Fe{constructor(e,o){e=e||{},e.flush=e.flush||k.BROTLI_OPERATION_PROCESS,e.finishFlush=e.finishFlush||
k.BROTLI_OPERATION_FINISH,e.fullFlushFlag=k.BROTLI_OPERATION_FLUSH,super(e,o)}}class oi extends it{constructor(e){super(
e,"BrotliCompress")}}class Rt extends it{constructor(e){super(e,"BrotliDecompress")}}class nt extends Fe{constructor(e,o){
e=e||{},e.flush=e.flush||k.ZSTD_e_continue,e.finishFlush=e.finishFlush||k.ZSTD_e_end,e.fullFlushFlag=k.ZSTD_e_flush,super(
e,o)}}class ai extends nt{constructor(e){super(e,"ZstdCompress")}}class It extends nt{constructor(e){super(e,"ZstdDecomp\
ress")}}var oe=g(76760);const Nt=(E,e)=>{if(Number.isSafeInteger(E))E<0?vt(E,e):bt(E,e);else throw Error("cannot encode \
number outside of javascript safe integer range");return e},bt=(E,e)=>{e[0]=128;for(var o=e.length;o>1;o--)e[o-1]=E&255,
E=Math.floor(E/256)},vt=(E,e)=>{e[0]=255;var o=!1;E=E*-1;for(var m=e.length;m>1;m--){var A=E&255;E=Math.floor(E/256),o?e[m-
1]=rt(A):A===0?e[m-1]=0:(o=!0,e[m-1]=st(A))}},Ct=E=>{const e=E[0],o=e===128?Pt(E.subarray(1,E.length)):e===255?Dt(E):null;
if(o===null)throw Error("invalid base256 encoding");if(!Number.isSafeInteger(o))throw Error("parsed number outside of ja\
vascript safe integer range");return o},Dt=E=>{for(var e=E.length,o=0,m=!1,A=e-1;A>-1;A--){var R=Number(E[A]),v;m?v=rt(R):
R===0?v=R:(m=!0,v=st(R)),v!==0&&(o-=v*Math.pow(256,e-A-1))}return o},Pt=E=>{for(var e=E.length,o=0,m=e-1;m>-1;m--){var A=Number(
E[m]);A!==0&&(o+=A*Math.pow(256,e-m-1))}return o},rt=E=>(255^E)&255,st=E=>(255^E)+1&255,Je=E=>Ke.has(E),ui=E=>ot.has(E),
Bt=new Set(["0","","1","2","3","4","5","6","7","D"]),Ke=new Map([["0","File"],["","OldFile"],["1","Link"],["2","Symbolic\
Link"],["3","CharacterDevice"],["4","BlockDevice"],["5","Directory"],["6","FIFO"],["7","ContiguousFile"],["g","GlobalExt\
endedHeader"],["x","ExtendedHeader"],["A","SolarisACL"],["D","GNUDumpDir"],["I","Inode"],["K","NextFileHasLongLinkpath"],
["L","NextFileHasLongPath"],["M","ContinuationFile"],["N","OldGnuLongPath"],["S","SparseFile"],["V","TapeVolumeHeader"],
["X","OldExtendedHeader"]]),ot=new Map(Array.from(Ke).map(E=>[E[1],E[0]])),Lt=E=>E===void 0||E<0?void 0:E;class Ue{cksumValid=!1;needPax=!1;nullBlock=!1;block;path;mode;uid;gid;size;cksum;#e="\
Unsupported";linkpath;uname;gname;devmaj=0;devmin=0;atime;ctime;mtime;charset;comment;constructor(e,o=0,m,A){Buffer.isBuffer(
e)?this.decode(e,o||0,m,A):e&&this.#i(e)}decode(e,o,m,A){if(o||(o=0),!e||!(e.length>=o+512))throw new Error("need 512 by\
tes for header");const R=ae(e,o+156,1),v=Bt.has(R),C=v?m:void 0,b=v?A:void 0;if(this.path=C?.path??ae(e,o,100),this.mode=
C?.mode??b?.mode??Q(e,o+100,8),this.uid=C?.uid??b?.uid??Q(e,o+108,8),this.gid=C?.gid??b?.gid??Q(e,o+116,8),this.size=Lt(
C?.size??b?.size??Q(e,o+124,12)),this.mtime=C?.mtime??b?.mtime??Xe(e,o+136,12),this.cksum=Q(e,o+148,12),b&&this.#i(b,!0),
C&&this.#i(C),Je(R)&&(this.#e=R||"0"),this.#e==="0"&&this.path.slice(-1)==="/"&&(this.#e="5"),this.#e==="5"&&(this.size=
0),this.linkpath=ae(e,o+157,100),e.subarray(o+257,o+265).toString()==="ustar\x0000")if(this.uname=C?.uname??b?.uname??ae(
e,o+265,32),this.gname=C?.gname??b?.gname??ae(e,o+297,32),this.devmaj=C?.devmaj??b?.devmaj??Q(e,o+329,8)??0,this.devmin=
C?.devmin??b?.devmin??Q(e,o+337,8)??0,e[o+475]!==0){const P=ae(e,o+345,155);this.path=P+"/"+this.path}else{const P=ae(e,
o+345,130);P&&(this.path=P+"/"+this.path),this.atime=m?.atime??A?.atime??Xe(e,o+476,12),this.ctime=m?.ctime??A?.ctime??Xe(
e,o+488,12)}let F=256;for(let P=o;P<o+148;P++)F+=e[P];for(let P=o+156;P<o+512;P++)F+=e[P];this.cksumValid=F===this.cksum,
this.cksum===void 0&&F===256&&(this.nullBlock=!0)}#i(e,o=!1){Object.assign(this,Object.fromEntries(Object.entries(e).filter(
([m,A])=>!(A==null||m==="size"&&Number(A)<0||m==="path"&&o||m==="linkpath"&&o||m==="global"))))}encode(e,o=0){if(e||(e=this.
block=Buffer.alloc(512)),this.#e==="Unsupported"&&(this.#e="0"),!(e.length>=o+512))throw new Error("need 512 bytes for h\
eader");const m=this.ctime||this.atime?130:155,A=wt(this.path||"",m),R=A[0],v=A[1];this.needPax=!!A[2],this.needPax=ue(e,
o,100,R)||this.needPax,this.needPax=q(e,o+100,8,this.mode)||this.needPax,this.needPax=q(e,o+108,8,this.uid)||this.needPax,
this.needPax=q(e,o+116,8,this.gid)||this.needPax,this.needPax=q(e,o+124,12,this.size)||this.needPax,this.needPax=je(e,o+
136,12,this.mtime)||this.needPax,e[o+156]=Number(this.#e.codePointAt(0)),this.needPax=ue(e,o+157,100,this.linkpath)||this.
needPax,e.write("ustar\x0000",o+257,8),this.needPax=ue(e,o+265,32,this.uname)||this.needPax,this.needPax=ue(e,o+297,32,this.
gname)||this.needPax,this.needPax=q(e,o+329,8,this.devmaj)||this.needPax,this.needPax=q(e,o+337,8,this.devmin)||this.needPax,
this.needPax=ue(e,o+345,m,v)||this.needPax,e[o+475]!==0?this.needPax=ue(e,o+345,155,v)||this.needPax:(this.needPax=ue(e,
o+345,130,v)||this.needPax,this.needPax=je(e,o+476,12,this.atime)||this.needPax,this.needPax=je(e,o+488,12,this.ctime)||
this.needPax);let C=256;for(let b=o;b<o+148;b++)C+=e[b];for(let b=o+156;b<o+512;b++)C+=e[b];return this.cksum=C,q(e,o+148,
8,this.cksum),this.cksumValid=!0,this.needPax}get type(){return this.#e==="Unsupported"?this.#e:Ke.get(this.#e)}get typeKey(){
return this.#e}set type(e){const o=String(ot.get(e));if(Je(o)||o==="Unsupported")this.#e=o;else if(Je(e))this.#e=e;else throw new TypeError(
"invalid entry type: "+e)}}const wt=(E,e)=>{let m=E,A="",R;const v=oe.posix.parse(E).root||".";if(Buffer.byteLength(m)<100)
R=[m,A,!1];else{A=oe.posix.dirname(m),m=oe.posix.basename(m);do Buffer.byteLength(m)<=100&&Buffer.byteLength(A)<=e?R=[m,
A,!1]:Buffer.byteLength(m)>100&&Buffer.byteLength(A)<=e?R=[m.slice(0,99),A,!0]:(m=oe.posix.join(oe.posix.basename(A),m),
A=oe.posix.dirname(A));while(A!==v&&R===void 0);R||(R=[E.slice(0,99),"",!0])}return R},ae=(E,e,o)=>E.subarray(e,e+o).toString(
"utf8").replace(/\0.*/,""),Xe=(E,e,o)=>Mt(Q(E,e,o)),Mt=E=>E===void 0?void 0:new Date(E*1e3),Q=(E,e,o)=>Number(E[e])&128?
Ct(E.subarray(e,e+o)):Ht(E,e,o),Vt=E=>isNaN(E)?void 0:E,Ht=(E,e,o)=>Vt(parseInt(E.subarray(e,e+o).toString("utf8").replace(
/\0.*$/,"").trim(),8)),Ft={12:8589934591,8:2097151},q=(E,e,o,m)=>m===void 0?!1:m>Ft[o]||m<0?(Nt(m,E.subarray(e,e+o)),!0):
(Jt(E,e,o,m),!1),Jt=(E,e,o,m)=>E.write(Kt(m,o),e,o,"ascii"),Kt=(E,e)=>Ut(Math.floor(E).toString(8),e),Ut=(E,e)=>(E.length===
e-1?E:new Array(e-E.length-1).join("0")+E+" ")+"\0",je=(E,e,o,m)=>m===void 0?!1:q(E,e,o,m.getTime()/1e3),Xt=new Array(156).
join("\0"),ue=(E,e,o,m)=>m===void 0?!1:(E.write(m+Xt,e,o,"utf8"),m.length!==Buffer.byteLength(m)||m.length>o);class pe{atime;mtime;ctime;charset;comment;gid;uid;gname;uname;linkpath;dev;ino;nlink;path;size;mode;global;constructor(e,o=!1){
this.atime=e.atime,this.charset=e.charset,this.comment=e.comment,this.ctime=e.ctime,this.dev=e.dev,this.gid=e.gid,this.global=
o,this.gname=e.gname,this.ino=e.ino,this.linkpath=e.linkpath,this.mtime=e.mtime,this.nlink=e.nlink,this.path=e.path,this.
size=e.size,this.uid=e.uid,this.uname=e.uname}encode(){const e=this.encodeBody();if(e==="")return Buffer.allocUnsafe(0);
const o=Buffer.byteLength(e),m=512*Math.ceil(1+o/512),A=Buffer.allocUnsafe(m);for(let R=0;R<512;R++)A[R]=0;new Ue({path:("\
PaxHeader/"+(0,oe.basename)(this.path??"")).slice(0,99),mode:this.mode||420,uid:this.uid,gid:this.gid,size:o,mtime:this.
mtime,type:this.global?"GlobalExtendedHeader":"ExtendedHeader",linkpath:"",uname:this.uname||"",gname:this.gname||"",devmaj:0,
devmin:0,atime:this.atime,ctime:this.ctime}).encode(A),A.write(e,512,o,"utf8");for(let R=o+512;R<A.length;R++)A[R]=0;return A}encodeBody(){
return this.encodeField("path")+this.encodeField("ctime")+this.encodeField("atime")+this.encodeField("dev")+this.encodeField(
"ino")+this.encodeField("nlink")+this.encodeField("charset")+this.encodeField("comment")+this.encodeField("gid")+this.encodeField(
"gname")+this.encodeField("linkpath")+this.encodeField("mtime")+this.encodeField("size")+this.encodeField("uid")+this.encodeField(
"uname")}encodeField(e){if(this[e]===void 0)return"";const o=this[e],m=o instanceof Date?o.getTime()/1e3:o,A=" "+(e==="d\
ev"||e==="ino"||e==="nlink"?"SCHILY.":"")+e+"="+m+`
`,R=Buffer.byteLength(A);let v=Math.floor(Math.log(R)/Math.log(10))+1;return R+v>=Math.pow(10,v)&&(v+=1),v+R+A}static parse(e,o,m=!1){
return new pe(jt(Gt(e),o),m)}}const jt=(E,e)=>e?Object.assign({},e,E):E,Gt=E=>E.replace(/\n$/,"").split(`
`).reduce(kt,Object.create(null)),kt=(E,e)=>{const o=parseInt(e,10);if(o!==Buffer.byteLength(e)+1)return E;e=e.slice((o+
" ").length);const m=e.split("="),A=m.shift();if(!A)return E;const R=A.replace(/^SCHILY\.(dev|ino|nlink)/,"$1"),v=m.join(
"=").replace(/\0.*/,"");switch(R){case"path":case"linkpath":case"type":case"charset":case"comment":case"gname":case"unam\
e":E[R]=v;break;case"ctime":case"atime":case"mtime":E[R]=new Date(Number(v)*1e3);break;case"size":const C=+v;C>=0&&(E[R]=
C);break;case"gid":case"uid":case"dev":case"ino":case"nlink":case"mode":E[R]=+v;break}return E},Ae=(process.env.TESTING_TAR_FAKE_PLATFORM||
process.platform)!=="win32"?E=>String(E):E=>String(E).replaceAll(/\\/g,"/");class $t extends Me{extended;globalExtended;header;startBlockSize;blockRemain;remain;type;meta=!1;ignore=!1;path;mode;uid;gid;uname;gname;size=0;mtime;atime;ctime;linkpath;dev;ino;nlink;invalid=!1;absolute;unsupported=!1;constructor(e,o,m){
switch(super({}),this.pause(),this.extended=o,this.globalExtended=m,this.header=e,this.remain=e.size??0,this.startBlockSize=
512*Math.ceil(this.remain/512),this.blockRemain=this.startBlockSize,this.type=e.type,this.type){case"File":case"OldFile":case"\
Link":case"SymbolicLink":case"CharacterDevice":case"BlockDevice":case"Directory":case"FIFO":case"ContiguousFile":case"GN\
UDumpDir":break;case"NextFileHasLongLinkpath":case"NextFileHasLongPath":case"OldGnuLongPath":case"GlobalExtendedHeader":case"\
ExtendedHeader":case"OldExtendedHeader":this.meta=!0;break;default:this.ignore=!0}if(!e.path)throw new Error("no path pr\
ovided for tar.ReadEntry");this.path=Ae(e.path),this.mode=e.mode,this.mode&&(this.mode=this.mode&4095),this.uid=e.uid,this.
gid=e.gid,this.uname=e.uname,this.gname=e.gname,this.size=this.remain,this.mtime=e.mtime,this.atime=e.atime,this.ctime=e.
ctime,this.linkpath=e.linkpath?Ae(e.linkpath):void 0,this.uname=e.uname,this.gname=e.gname,o&&this.#e(o),m&&this.#e(m,!0)}write(e){
const o=e.length;if(o>this.blockRemain)throw new Error("writing more to entry than is appropriate");const m=this.remain,
A=this.blockRemain;return this.remain=Math.max(0,m-o),this.blockRemain=Math.max(0,A-o),this.ignore?!0:m>=o?super.write(e):
super.write(e.subarray(0,m))}#e(e,o=!1){e.path&&(e.path=Ae(e.path)),e.linkpath&&(e.linkpath=Ae(e.linkpath)),Object.assign(
this,Object.fromEntries(Object.entries(e).filter(([m,A])=>!(A==null||m==="path"&&o))))}}const Yt=(E,e,o,m={})=>{E.file&&
(m.file=E.file),E.cwd&&(m.cwd=E.cwd),m.code=o instanceof Error&&o.code||e,m.tarCode=e,!E.strict&&m.recoverable!==!1?(o instanceof
Error&&(m=Object.assign(o,m),o=o.message),E.emit("warn",e,o,m)):o instanceof Error?E.emit("error",Object.assign(o,m)):E.
emit("error",Object.assign(new Error(`${e}: ${o}`),m))},zt=1024*1024,Ge=Buffer.from([31,139]),ke=Buffer.from([40,181,47,
253]),Zt=Math.max(Ge.length,ke.length),j=Symbol("state"),ce=Symbol("writeEntry"),z=Symbol("readEntry"),$e=Symbol("nextEn\
try"),at=Symbol("processEntry"),$=Symbol("extendedHeader"),ge=Symbol("globalExtendedHeader"),ee=Symbol("meta"),ut=Symbol(
"emitMeta"),B=Symbol("buffer"),Z=Symbol("queue"),te=Symbol("ended"),Ye=Symbol("emittedEnd"),fe=Symbol("emit"),L=Symbol("\
unzip"),Re=Symbol("consumeChunk"),Ie=Symbol("consumeChunkSub"),ze=Symbol("consumeBody"),ct=Symbol("consumeMeta"),ft=Symbol(
"consumeHeader"),_e=Symbol("consuming"),Ze=Symbol("bufferConcat"),Ne=Symbol("maybeEnd"),de=Symbol("writing"),Y=Symbol("a\
borted"),be=Symbol("onDone"),le=Symbol("sawValidEntry"),ve=Symbol("sawNullBlock"),Ce=Symbol("sawEOF"),lt=Symbol("closeSt\
ream"),Wt=1e3,me=Symbol("compressedBytesRead"),We=Symbol("decompressedBytesRead"),dt=Symbol("checkDecompressionRatio"),xt=()=>!0;
class Qt extends c.EventEmitter{file;strict;maxMetaEntrySize;filter;brotli;zstd;maxDecompressionRatio;writable=!0;readable=!1;[Z]=[];[B];[z];[ce];[j]="\
begin";[ee]="";[$];[ge];[te]=!1;[L];[Y]=!1;[le];[ve]=!1;[Ce]=!1;[de]=!1;[_e]=!1;[Ye]=!1;[me]=0;[We]=0;constructor(e={}){
super(),this.file=e.file||"",this.on(be,()=>{(this[j]==="begin"||this[le]===!1)&&this.warn("TAR_BAD_ARCHIVE","Unrecogniz\
ed archive format")}),e.ondone?this.on(be,e.ondone):this.on(be,()=>{this.emit("prefinish"),this.emit("finish"),this.emit(
"end")}),this.strict=!!e.strict,this.maxDecompressionRatio=typeof e.maxDecompressionRatio=="number"?e.maxDecompressionRatio:
Wt,this.maxMetaEntrySize=e.maxMetaEntrySize||zt,this.filter=typeof e.filter=="function"?e.filter:xt;const o=e.file&&(e.file.
endsWith(".tar.br")||e.file.endsWith(".tbr"));this.brotli=!(e.gzip||e.zstd)&&e.brotli!==void 0?e.brotli:o?void 0:!1;const m=e.
file&&(e.file.endsWith(".tar.zst")||e.file.endsWith(".tzst"));this.zstd=!(e.gzip||e.brotli)&&e.zstd!==void 0?e.zstd:m?!0:
void 0,this.on("end",()=>this[lt]()),typeof e.onwarn=="function"&&this.on("warn",e.onwarn),typeof e.onReadEntry=="functi\
on"&&this.on("entry",e.onReadEntry)}warn(e,o,m={}){Yt(this,e,o,m)}[ft](e,o){this[le]===void 0&&(this[le]=!1);let m;try{m=
new Ue(e,o,this[$],this[ge])}catch(A){return this.warn("TAR_ENTRY_INVALID",A)}if(m.nullBlock)this[ve]?(this[Ce]=!0,this[j]===
"begin"&&(this[j]="header"),this[fe]("eof")):(this[ve]=!0,this[fe]("nullBlock"));else if(this[ve]=!1,!m.cksumValid)this.
warn("TAR_ENTRY_INVALID","checksum failure",{header:m});else if(!m.path)this.warn("TAR_ENTRY_INVALID","path is required",
{header:m});else{const A=m.type;if(/^(Symbolic)?Link$/.test(A)&&!m.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath requ\
ired",{header:m});else if(!/^(Symbolic)?Link$/.test(A)&&!/^(Global)?ExtendedHeader$/.test(A)&&m.linkpath)this.warn("TAR_\
ENTRY_INVALID","linkpath forbidden",{header:m});else{const R=this[ce]=new $t(m,this[$],this[ge]);if(!this[le])if(R.remain){
const v=()=>{R.invalid||(this[le]=!0)};R.on("end",v)}else this[le]=!0;R.meta?R.size>this.maxMetaEntrySize?(R.ignore=!0,this[fe](
"ignoredEntry",R),this[j]="ignore",R.resume()):R.size>0&&(this[ee]="",R.on("data",v=>this[ee]+=v),this[j]="meta"):(this[$]=
void 0,R.ignore=R.ignore||!this.filter(R.path,R),R.ignore?(this[fe]("ignoredEntry",R),this[j]=R.remain?"ignore":"header",
R.resume()):(R.remain?this[j]="body":(this[j]="header",R.end()),this[z]?this[Z].push(R):(this[Z].push(R),this[$e]())))}}}[lt](){
queueMicrotask(()=>this.emit("close"))}[at](e){let o=!0;if(!e)this[z]=void 0,o=!1;else if(Array.isArray(e)){const[m,...A]=e;
this.emit(m,...A)}else this[z]=e,this.emit("entry",e),e.emittedEnd||(e.on("end",()=>this[$e]()),o=!1);return o}[$e](){do
;while(this[at](this[Z].shift()));if(this[Z].length===0){const e=this[z];!e||e.flowing||e.size===e.remain?this[de]||this.
emit("drain"):e.once("drain",()=>this.emit("drain"))}}[ze](e,o){const m=this[ce];if(!m)throw new Error("attempt to consu\
me body without entry??");const A=m.blockRemain??0,R=A>=e.length&&o===0?e:e.subarray(o,o+A);return m.write(R),m.blockRemain||
(this[j]="header",this[ce]=void 0,m.end()),R.length}[ct](e,o){const m=this[ce],A=this[ze](e,o);return!this[ce]&&m&&this[ut](
m),A}[fe](e,o,m){this[Z].length===0&&!this[z]?this.emit(e,o,m):this[Z].push([e,o,m])}[ut](e){switch(this[fe]("meta",this[ee]),
e.type){case"ExtendedHeader":case"OldExtendedHeader":this[$]=pe.parse(this[ee],this[$],!1);break;case"GlobalExtendedHead\
er":this[ge]=pe.parse(this[ee],this[ge],!0);break;case"NextFileHasLongPath":case"OldGnuLongPath":{const o=this[$]??Object.
create(null);this[$]=o,o.path=this[ee].replace(/\0.*/,"");break}case"NextFileHasLongLinkpath":{const o=this[$]||Object.create(
null);this[$]=o,o.linkpath=this[ee].replace(/\0.*/,"");break}default:throw new Error("unknown meta: "+e.type)}}abort(e){
if(!this[Y]){if(this[L]){const o=this[L];o.write=()=>!0,o.end=()=>o,o.emit=()=>!1,o.destroy?.()}this[Y]=!0,this.emit("ab\
ort",e),this.warn("TAR_ABORT",e,{recoverable:!1})}}[dt](e){this[We]+=e.length;const o=this[We]/this[me];return o>this.maxDecompressionRatio?
(this.abort(new Error(`max decompression ratio exceeded: ${o.toFixed(2)} > ${this.maxDecompressionRatio}`)),!1):!0}write(e,o,m){
if(typeof o=="function"&&(m=o,o=void 0),typeof e=="string"&&(e=Buffer.from(e,typeof o=="string"?o:"utf8")),this[Y])return m?.(),
!1;if((this[L]===void 0||this.brotli===void 0&&this[L]===!1)&&e){if(this[B]&&(e=Buffer.concat([this[B],e]),this[B]=void 0),
e.length<Zt)return this[B]=e,m?.(),!0;for(let b=0;this[L]===void 0&&b<Ge.length;b++)e[b]!==Ge[b]&&(this[L]=!1);let v=!1;
if(this[L]===!1&&this.zstd!==!1){v=!0;for(let b=0;b<ke.length;b++)if(e[b]!==ke[b]){v=!1;break}}const C=this.brotli===void 0&&
!v;if(this[L]===!1&&C)if(e.length<512)if(this[te])this.brotli=!0;else return this[B]=e,m?.(),!0;else try{new Ue(e.subarray(
0,512)),this.brotli=!1}catch{this.brotli=!0}if(this[L]===void 0||this[L]===!1&&(this.brotli||v)){const b=this[te];this[te]=
!1,this[L]=this[L]===void 0?new At({}):v?new It({}):new Rt({}),this[L].on("data",P=>{this[dt](P)&&this[Re](P)}),this[L].
on("error",P=>{this[Y]||this.abort(P)}),this[L].on("end",()=>{this[te]=!0,this[Re]()}),this[de]=!0,this[me]+=e.length;const F=!!this[L][b?
"end":"write"](e);return this[de]=!1,m?.(),F}}this[de]=!0,this[L]?(this[me]+=e.length,this[L].write(e)):this[Re](e),this[de]=
!1;const R=this[Z].length>0?!1:this[z]?this[z].flowing:!0;return!R&&this[Z].length===0&&this[z]?.once("drain",()=>this.emit(
"drain")),m?.(),R}[Ze](e){e&&!this[Y]&&(this[B]=this[B]?Buffer.concat([this[B],e]):e)}[Ne](){if(this[te]&&!this[Ye]&&!this[Y]&&
!this[_e]){this[Ye]=!0;const e=this[ce];if(e?.blockRemain){const o=this[B]?this[B].length:0;this.warn("TAR_BAD_ARCHIVE",
`Truncated input (needed ${e.blockRemain} more bytes, only ${o} available)`,{entry:e}),this[B]&&e.write(this[B]),e.end()}
this[fe](be)}}[Re](e){if(this[_e]&&e)this[Ze](e);else if(!e&&!this[B])this[Ne]();else if(e){if(this[_e]=!0,this[B]){this[Ze](
e);const o=this[B];this[B]=void 0,this[Ie](o)}else this[Ie](e);for(;this[B]&&this[B]?.length>=512&&!this[Y]&&!this[Ce];){
const o=this[B];this[B]=void 0,this[Ie](o)}this[_e]=!1}(!this[B]||this[te])&&this[Ne]()}[Ie](e){let o=0;const m=e.length;
for(;o+512<=m&&!this[Y]&&!this[Ce];)switch(this[j]){case"begin":case"header":this[ft](e,o),o+=512;break;case"ignore":case"\
body":o+=this[ze](e,o);break;case"meta":o+=this[ct](e,o);break;default:throw new Error("invalid state: "+this[j])}o<m&&(this[B]=
this[B]?Buffer.concat([e.subarray(o),this[B]]):e.subarray(o))}end(e,o,m){return typeof e=="function"&&(m=e,o=void 0,e=void 0),
typeof o=="function"&&(m=o,o=void 0),typeof e=="string"&&(e=Buffer.from(e,o)),m&&this.once("finish",m),this[Y]||(this[L]?
(e&&(this[me]+=e.length,this[L].write(e)),this[L].end()):(this[te]=!0,(this.brotli===void 0||this.zstd===void 0)&&(e=e||
Buffer.alloc(0)),e&&this.write(e),this[Ne]())),this}}}};
