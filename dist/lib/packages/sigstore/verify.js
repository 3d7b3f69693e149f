//# packages/sigstore/verify
(function(L,V,ye){var w=Object.defineProperty,K=Object.getOwnPropertyDescriptor,M=Object.getOwnPropertyNames,x=Object.prototype.
hasOwnProperty,j=(t,o)=>{for(var c in o)w(t,c,{get:o[c],enumerable:!0})},H=(t,o,c,d)=>{if(o&&typeof o=="object"||typeof o==
"function")for(let s of M(o))!x.call(t,s)&&s!==c&&w(t,s,{get:()=>o[s],enumerable:!(d=K(o,s))||d.enumerable});return t},J=t=>H(
w({},"__esModule",{value:!0}),t),P={};j(P,{Verifier:()=>ce,toSignedEntity:()=>fe,toTrustMaterial:()=>le}),L.exports=J(P);
var S=V("packages/chunk-QZH5WLMX"),_=V("packages/chunk-C5NYTGTY"),y=V("packages/chunk-IYWUY3VA"),$=(0,y.b)(t=>{"use stri\
ct";Object.defineProperty(t,"__esModule",{value:!0}),t.DSSESignatureContent=void 0;var o=(0,S.a)(),c=class{env;constructor(d){
this.env=d}compareDigest(d){return o.crypto.bufferEqual(d,o.crypto.digest("sha256",this.env.payload))}compareSignature(d){
return o.crypto.bufferEqual(d,this.signature)}verifySignature(d){return o.crypto.verify(this.preAuthEncoding,d,this.signature)}get signature(){
return this.env.signatures.length>0?this.env.signatures[0].sig:Buffer.from("")}get preAuthEncoding(){return o.dsse.preAuthEncoding(
this.env.payloadType,this.env.payload)}};t.DSSESignatureContent=c}),F=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"\
__esModule",{value:!0}),t.MessageSignatureContent=void 0;var o=(0,S.a)(),c=(0,_.c)(),d={[c.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]:"\
sha256",[c.HashAlgorithm.SHA2_256]:"sha256",[c.HashAlgorithm.SHA2_384]:"sha384",[c.HashAlgorithm.SHA2_512]:"sha512",[c.HashAlgorithm.
SHA3_256]:"sha3-256",[c.HashAlgorithm.SHA3_384]:"sha3-384"},s=class{signature;messageDigest;artifact;hashAlgorithm;constructor(r,e){
this.signature=r.signature,this.messageDigest=r.messageDigest.digest,this.artifact=e,this.hashAlgorithm=d[r.messageDigest.
algorithm]??"sha256"}compareSignature(r){return o.crypto.bufferEqual(r,this.signature)}compareDigest(r){return o.crypto.
bufferEqual(r,this.messageDigest)}verifySignature(r){return o.crypto.verify(this.artifact,r,this.signature,this.hashAlgorithm)}};
t.MessageSignatureContent=s}),q=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.toSignedEntity=
s,t.signatureContent=r;var o=(0,S.a)(),c=$(),d=F();function s(i,u){let{tlogEntries:n,timestampVerificationData:a}=i.verificationMaterial,
l=[];for(let h of n)h.integratedTime&&h.integratedTime!=="0"&&l.push({$case:"transparency-log",tlogEntry:h});for(let h of a?.
rfc3161Timestamps??[])l.push({$case:"timestamp-authority",timestamp:o.RFC3161Timestamp.parse(Buffer.from(h.signedTimestamp))});
return{signature:r(i,u),key:e(i),tlogEntries:n,timestamps:l}}function r(i,u){switch(i.content.$case){case"dsseEnvelope":
return new c.DSSESignatureContent(i.content.dsseEnvelope);case"messageSignature":return new d.MessageSignatureContent(i.
content.messageSignature,u)}}function e(i){switch(i.verificationMaterial.content.$case){case"publicKey":return{$case:"pu\
blic-key",hint:i.verificationMaterial.content.publicKey.hint};case"x509CertificateChain":return{$case:"certificate",certificate:o.
X509Certificate.parse(Buffer.from(i.verificationMaterial.content.x509CertificateChain.certificates[0].rawBytes))};case"c\
ertificate":return{$case:"certificate",certificate:o.X509Certificate.parse(Buffer.from(i.verificationMaterial.content.certificate.
rawBytes))}}}}),R=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.PolicyError=t.VerificationError=
void 0;var o=class extends Error{code;cause;constructor({code:s,message:r,cause:e}){super(r),this.code=s,this.cause=e,this.
name=this.constructor.name}},c=class extends o{};t.VerificationError=c;var d=class extends o{};t.PolicyError=d}),G=(0,y.
b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.filterCertAuthorities=o,t.filterTLogAuthorities=c;
function o(d,s){return d.filter(r=>r.validFor.start<=s&&r.validFor.end>=s)}function c(d,s){return d.filter(r=>s.logID&&!r.
logID.equals(s.logID)?!1:r.validFor.start<=s.targetDate&&s.targetDate<=r.validFor.end)}}),b=(0,y.b)(t=>{"use strict";Object.
defineProperty(t,"__esModule",{value:!0}),t.filterTLogAuthorities=t.filterCertAuthorities=void 0,t.toTrustMaterial=i;var o=(0,S.
a)(),c=(0,_.c)(),d=R(),s=new Date(0),r=new Date(864e13),e=G();Object.defineProperty(t,"filterCertAuthorities",{enumerable:!0,
get:function(){return e.filterCertAuthorities}}),Object.defineProperty(t,"filterTLogAuthorities",{enumerable:!0,get:function(){
return e.filterTLogAuthorities}});function i(l,h){let g=typeof h=="function"?h:a(h);return{certificateAuthorities:l.certificateAuthorities.
map(n),timestampAuthorities:l.timestampAuthorities.map(n),tlogs:l.tlogs.map(u),ctlogs:l.ctlogs.map(u),publicKey:g}}function u(l){
let h=l.publicKey.keyDetails,g=h===c.PublicKeyDetails.PKCS1_RSA_PKCS1V5||h===c.PublicKeyDetails.PKIX_RSA_PKCS1V5||h===c.
PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256||h===c.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256||h===c.PublicKeyDetails.
PKIX_RSA_PKCS1V15_4096_SHA256?"pkcs1":"spki";return{baseURL:l.baseUrl,logID:l.checkpointKeyId?l.checkpointKeyId.keyId:l.
logId.keyId,publicKey:o.crypto.createPublicKey(l.publicKey.rawBytes,g),validFor:{start:l.publicKey.validFor?.start||s,end:l.
publicKey.validFor?.end||r}}}function n(l){return{certChain:l.certChain.certificates.map(h=>o.X509Certificate.parse(Buffer.
from(h.rawBytes))),validFor:{start:l.validFor?.start||s,end:l.validFor?.end||r}}}function a(l){return h=>{let g=(l||{})[h];
if(!g)throw new d.VerificationError({code:"PUBLIC_KEY_ERROR",message:`key not found: ${h}`});return{publicKey:o.crypto.createPublicKey(
g.rawBytes),validFor:p=>(g.validFor?.start||s)<=p&&(g.validFor?.end||r)>=p}}}}),N=(0,y.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.CertificateChainVerifier=void 0,t.verifyCertificateChain=d;var o=R(),c=b();function d(e,i,u){
let n=(0,c.filterCertAuthorities)(u,e),a;for(let l of n)try{return new s({trustedCerts:l.certChain,untrustedCert:i,timestamp:e}).
verify()}catch(h){a=h}throw new o.VerificationError({code:"CERTIFICATE_ERROR",message:"Failed to verify certificate chai\
n",cause:a})}var s=class{untrustedCert;trustedCerts;localCerts;timestamp;constructor(e){this.untrustedCert=e.untrustedCert,
this.trustedCerts=e.trustedCerts,this.localCerts=r([...e.trustedCerts,e.untrustedCert]),this.timestamp=e.timestamp}verify(){
let e=this.sort();if(this.checkPath(e),!e.every(i=>i.validForDate(this.timestamp)))throw new o.VerificationError({code:"\
CERTIFICATE_ERROR",message:"certificate is not valid or expired at the specified date"});return e}sort(){let e=this.untrustedCert,
i=this.buildPaths(e);if(i=i.filter(n=>n.some(a=>this.trustedCerts.includes(a))),i.length===0)throw new o.VerificationError(
{code:"CERTIFICATE_ERROR",message:"no trusted certificate path found"});let u=i.reduce((n,a)=>n.length<a.length?n:a);return[
e,...u].slice(0,-1)}buildPaths(e){let i=[],u=this.findIssuer(e);if(u.length===0)throw new o.VerificationError({code:"CER\
TIFICATE_ERROR",message:"no valid certificate path found"});for(let n=0;n<u.length;n++){let a=u[n];if(a.equals(e)){i.push(
[e]);continue}let l=this.buildPaths(a);for(let h=0;h<l.length;h++)i.push([a,...l[h]])}return i}findIssuer(e){let i=[],u;
return e.subject.equals(e.issuer)&&e.verify()?[e]:(e.extAuthorityKeyID&&(u=e.extAuthorityKeyID.keyIdentifier),this.localCerts.
forEach(n=>{if(u&&n.extSubjectKeyID){n.extSubjectKeyID.keyIdentifier.equals(u)&&i.push(n);return}n.subject.equals(e.issuer)&&
i.push(n)}),i=i.filter(n=>{try{return e.verify(n)}catch{return!1}}),i)}checkPath(e){if(e.length<1)throw new o.VerificationError(
{code:"CERTIFICATE_ERROR",message:"certificate chain must contain at least one certificate"});if(!e.slice(1).every(i=>i.
isCA))throw new o.VerificationError({code:"CERTIFICATE_ERROR",message:"intermediate certificate is not a CA"});for(let i=e.
length-2;i>=0;i--)if(!e[i].issuer.equals(e[i+1].subject))throw new o.VerificationError({code:"CERTIFICATE_ERROR",message:"\
incorrect certificate name chaining"});for(let i=0;i<e.length;i++){let u=e[i];if(u.extBasicConstraints?.isCA){let n=u.extBasicConstraints.
pathLenConstraint;if(n!==void 0&&n<i-1)throw new o.VerificationError({code:"CERTIFICATE_ERROR",message:"path length cons\
traint exceeded"})}}}};t.CertificateChainVerifier=s;function r(e){for(let i=0;i<e.length;i++)for(let u=i+1;u<e.length;u++)
e[i].equals(e[u])&&(e.splice(u,1),u--);return e}}),Y=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),
t.verifySCTs=s;var o=(0,S.a)(),c=R(),d=b();function s(r,e,i){let u,n=r.clone();for(let g=0;g<n.extensions.length;g++){let p=n.
extensions[g];if(p.subs[0].toOID()===o.EXTENSION_OID_SCT){u=new o.X509SCTExtension(p),n.extensions.splice(g,1);break}}if(!u)
return[];if(u.signedCertificateTimestamps.length===0)return[];let a=new o.ByteStream,l=o.crypto.digest("sha256",e.publicKey);
a.appendView(l);let h=n.tbsCertificate.toDER();return a.appendUint24(h.length),a.appendView(h),u.signedCertificateTimestamps.
map(g=>{if(!(0,d.filterTLogAuthorities)(i,{logID:g.logID,targetDate:g.datetime}).some(p=>g.verify(a.buffer,p.publicKey)))
throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:"SCT verification failed"});return g.logID})}}),U=(0,y.b)(
t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.verifyPublicKey=i,t.verifyCertificate=u;var o=(0,S.a)(),
c=R(),d=N(),s=Y(),r="1.3.6.1.4.1.57264.1.1",e="1.3.6.1.4.1.57264.1.8";function i(a,l,h){let g=h.publicKey(a);return l.forEach(
p=>{if(!g.validFor(p))throw new c.VerificationError({code:"PUBLIC_KEY_ERROR",message:`Public key is not valid for timest\
amp: ${p.toISOString()}`})}),{key:g.publicKey}}function u(a,l,h){let g=[];return l.forEach(p=>{g=(0,d.verifyCertificateChain)(
p,a,h.certificateAuthorities)}),{scts:(0,s.verifySCTs)(g[0],g[1],h.ctlogs),signer:n(g[0])}}function n(a){let l,h=a.extension(
e);h?l=h.valueObj.subs?.[0]?.value.toString("ascii"):l=a.extension(r)?.value.toString("ascii");let g=a.extensions.map(m=>({
oid:{id:m.subs[0].toOID().split(".").map(Number)},value:m.subs[m.subs.length-1].value})),p={extensions:{issuer:l},subjectAlternativeName:a.
subjectAltName,oids:g};return{key:o.crypto.createPublicKey(a.publicKey),identity:p}}}),X=(0,y.b)(t=>{"use strict";Object.
defineProperty(t,"__esModule",{value:!0}),t.verifySubjectAlternativeName=c,t.verifyExtensions=d,t.verifyOIDs=s;var o=R();
function c(e,i){if(i===void 0||!i.match(e))throw new o.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`certificate i\
dentity error - expected ${e}, got ${i}`})}function d(e,i={}){let u;for(u in e)if(i[u]!==e[u])throw new o.PolicyError({code:"\
UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension - expected ${u}=${e[u]}, got ${u}=${i[u]}`})}function s(e,i=[]){
for(let u of e)if(!i.find(n=>r(u.oid?.id,n.oid?.id)&&u.value.equals(n.value))){let n=u.oid?.id.join(".")??"<unknown>";throw new o.
PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension - missing OID ${n}`})}}function r(e,i){
return e===void 0||i===void 0?!1:e.length===i.length&&e.every((u,n)=>u===i[n])}}),z=(0,y.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.verifyRFC3161Timestamp=r;var o=(0,S.a)(),c=R(),d=N(),s=b();function r(u,n,a){let l=u.signingTime;
if(a=(0,s.filterCertAuthorities)(a,l),a=i(a,{serialNumber:u.signerSerialNumber,issuer:u.signerIssuer}),!a.some(h=>{try{return e(
u,n,h),!0}catch{return!1}}))throw new c.VerificationError({code:"TIMESTAMP_ERROR",message:"timestamp could not be verifi\
ed"})}function e(u,n,a){let[l,...h]=a.certChain,g=o.crypto.createPublicKey(l.publicKey),p=u.signingTime;try{new d.CertificateChainVerifier(
{untrustedCert:l,trustedCerts:h,timestamp:p}).verify()}catch{throw new c.VerificationError({code:"TIMESTAMP_ERROR",message:"\
invalid certificate chain"})}u.verify(n,g)}function i(u,n){return u.filter(a=>a.certChain.length>0&&o.crypto.bufferEqual(
a.certChain[0].serialNumber,n.serialNumber)&&o.crypto.bufferEqual(a.certChain[0].issuer,n.issuer))}}),W=(0,y.b)(t=>{"use\
 strict";Object.defineProperty(t,"__esModule",{value:!0}),t.getTSATimestamp=c,t.getTLogTimestamp=d;var o=z();function c(s,r,e){
return(0,o.verifyRFC3161Timestamp)(s,r,e),{type:"timestamp-authority",logID:s.signerSerialNumber,timestamp:s.signingTime}}
function d(s){if(s.inclusionPromise)return{type:"transparency-log",logID:s.logId.keyId,timestamp:new Date(Number(s.integratedTime)*
1e3)}}}),I=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.Signature=t.Verifier=t.PublicKey=
void 0;var o=(0,_.b)();t.PublicKey={fromJSON(r){return{rawBytes:s(r.rawBytes)?Buffer.from(c(r.rawBytes)):Buffer.alloc(0)}},
toJSON(r){let e={};return r.rawBytes.length!==0&&(e.rawBytes=d(r.rawBytes)),e}},t.Verifier={fromJSON(r){return{verifier:s(
r.publicKey)?{$case:"publicKey",publicKey:t.PublicKey.fromJSON(r.publicKey)}:s(r.x509Certificate)?{$case:"x509Certificat\
e",x509Certificate:o.X509Certificate.fromJSON(r.x509Certificate)}:void 0,keyDetails:s(r.keyDetails)?(0,o.publicKeyDetailsFromJSON)(
r.keyDetails):0}},toJSON(r){let e={};return r.verifier?.$case==="publicKey"?e.publicKey=t.PublicKey.toJSON(r.verifier.publicKey):
r.verifier?.$case==="x509Certificate"&&(e.x509Certificate=o.X509Certificate.toJSON(r.verifier.x509Certificate)),r.keyDetails!==
0&&(e.keyDetails=(0,o.publicKeyDetailsToJSON)(r.keyDetails)),e}},t.Signature={fromJSON(r){return{content:s(r.content)?Buffer.
from(c(r.content)):Buffer.alloc(0),verifier:s(r.verifier)?t.Verifier.fromJSON(r.verifier):void 0}},toJSON(r){let e={};return r.
content.length!==0&&(e.content=d(r.content)),r.verifier!==void 0&&(e.verifier=t.Verifier.toJSON(r.verifier)),e}};function c(r){
return Uint8Array.from(globalThis.Buffer.from(r,"base64"))}function d(r){return globalThis.Buffer.from(r).toString("base\
64")}function s(r){return r!=null}}),D=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.DSSELogEntryV002=
t.DSSERequestV002=void 0;var o=(0,_.a)(),c=(0,_.b)(),d=I();t.DSSERequestV002={fromJSON(r){return{envelope:s(r.envelope)?
o.Envelope.fromJSON(r.envelope):void 0,verifiers:globalThis.Array.isArray(r?.verifiers)?r.verifiers.map(e=>d.Verifier.fromJSON(
e)):[]}},toJSON(r){let e={};return r.envelope!==void 0&&(e.envelope=o.Envelope.toJSON(r.envelope)),r.verifiers?.length&&
(e.verifiers=r.verifiers.map(i=>d.Verifier.toJSON(i))),e}},t.DSSELogEntryV002={fromJSON(r){return{payloadHash:s(r.payloadHash)?
c.HashOutput.fromJSON(r.payloadHash):void 0,signatures:globalThis.Array.isArray(r?.signatures)?r.signatures.map(e=>d.Signature.
fromJSON(e)):[]}},toJSON(r){let e={};return r.payloadHash!==void 0&&(e.payloadHash=c.HashOutput.toJSON(r.payloadHash)),r.
signatures?.length&&(e.signatures=r.signatures.map(i=>d.Signature.toJSON(i))),e}};function s(r){return r!=null}}),k=(0,y.
b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.HashedRekordLogEntryV002=t.HashedRekordRequestV002=
void 0;var o=(0,_.b)(),c=I();t.HashedRekordRequestV002={fromJSON(e){return{digest:r(e.digest)?Buffer.from(d(e.digest)):Buffer.
alloc(0),signature:r(e.signature)?c.Signature.fromJSON(e.signature):void 0}},toJSON(e){let i={};return e.digest.length!==
0&&(i.digest=s(e.digest)),e.signature!==void 0&&(i.signature=c.Signature.toJSON(e.signature)),i}},t.HashedRekordLogEntryV002=
{fromJSON(e){return{data:r(e.data)?o.HashOutput.fromJSON(e.data):void 0,signature:r(e.signature)?c.Signature.fromJSON(e.
signature):void 0}},toJSON(e){let i={};return e.data!==void 0&&(i.data=o.HashOutput.toJSON(e.data)),e.signature!==void 0&&
(i.signature=c.Signature.toJSON(e.signature)),i}};function d(e){return Uint8Array.from(globalThis.Buffer.from(e,"base64"))}
function s(e){return globalThis.Buffer.from(e).toString("base64")}function r(e){return e!=null}}),Q=(0,y.b)(t=>{"use str\
ict";Object.defineProperty(t,"__esModule",{value:!0}),t.CreateEntryRequest=t.Spec=t.Entry=void 0;var o=D(),c=k();t.Entry=
{fromJSON(s){return{kind:d(s.kind)?globalThis.String(s.kind):"",apiVersion:d(s.apiVersion)?globalThis.String(s.apiVersion):
"",spec:d(s.spec)?t.Spec.fromJSON(s.spec):void 0}},toJSON(s){let r={};return s.kind!==""&&(r.kind=s.kind),s.apiVersion!==
""&&(r.apiVersion=s.apiVersion),s.spec!==void 0&&(r.spec=t.Spec.toJSON(s.spec)),r}},t.Spec={fromJSON(s){return{spec:d(s.
hashedRekordV002)?{$case:"hashedRekordV002",hashedRekordV002:c.HashedRekordLogEntryV002.fromJSON(s.hashedRekordV002)}:d(
s.dsseV002)?{$case:"dsseV002",dsseV002:o.DSSELogEntryV002.fromJSON(s.dsseV002)}:void 0}},toJSON(s){let r={};return s.spec?.
$case==="hashedRekordV002"?r.hashedRekordV002=c.HashedRekordLogEntryV002.toJSON(s.spec.hashedRekordV002):s.spec?.$case===
"dsseV002"&&(r.dsseV002=o.DSSELogEntryV002.toJSON(s.spec.dsseV002)),r}},t.CreateEntryRequest={fromJSON(s){return{spec:d(
s.hashedRekordRequestV002)?{$case:"hashedRekordRequestV002",hashedRekordRequestV002:c.HashedRekordRequestV002.fromJSON(s.
hashedRekordRequestV002)}:d(s.dsseRequestV002)?{$case:"dsseRequestV002",dsseRequestV002:o.DSSERequestV002.fromJSON(s.dsseRequestV002)}:
void 0}},toJSON(s){let r={};return s.spec?.$case==="hashedRekordRequestV002"?r.hashedRekordRequestV002=c.HashedRekordRequestV002.
toJSON(s.spec.hashedRekordRequestV002):s.spec?.$case==="dsseRequestV002"&&(r.dsseRequestV002=o.DSSERequestV002.toJSON(s.
spec.dsseRequestV002)),r}};function d(s){return s!=null}}),Z=(0,y.b)(t=>{"use strict";var o=t&&t.__createBinding||(Object.
create?(function(d,s,r,e){e===void 0&&(e=r);var i=Object.getOwnPropertyDescriptor(s,r);(!i||("get"in i?!s.__esModule:i.writable||
i.configurable))&&(i={enumerable:!0,get:function(){return s[r]}}),Object.defineProperty(d,e,i)}):(function(d,s,r,e){e===
void 0&&(e=r),d[e]=s[r]})),c=t&&t.__exportStar||function(d,s){for(var r in d)r!=="default"&&!Object.prototype.hasOwnProperty.
call(s,r)&&o(s,d,r)};Object.defineProperty(t,"__esModule",{value:!0}),c(D(),t),c(Q(),t),c(k(),t),c(I(),t)}),ee=(0,y.b)(t=>{
"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.DSSE_API_VERSION_V1=void 0,t.verifyDSSETLogBody=c,t.verifyDSSETLogBodyV2=
d;var o=R();t.DSSE_API_VERSION_V1="0.0.1";function c(e,i){if(e.apiVersion===t.DSSE_API_VERSION_V1)return s(e,i);throw new o.
VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported dsse version: ${e.apiVersion}`})}function d(e,i){let u=e.
spec?.spec;if(!u)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse spec"});if(u.$case==="dsseV\
002")return r(u.dsseV002,i);throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported version: ${u.$case}`})}
function s(e,i){if(e.spec.signatures?.length!==1)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"signatur\
e count mismatch"});let u=e.spec.signatures[0].signature;if(!i.compareSignature(Buffer.from(u,"base64")))throw new o.VerificationError(
{code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});let n=e.spec.payloadHash?.value||"";if(!i.compareDigest(
Buffer.from(n,"hex")))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}function r(e,i){
if(e.signatures?.length!==1)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"signature count mismatch"});let u=e.
signatures[0].content;if(!i.compareSignature(u))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entr\
y signature mismatch"});let n=e.payloadHash?.digest||Buffer.from("");if(!i.compareDigest(n))throw new o.VerificationError(
{code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}}),te=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"_\
_esModule",{value:!0}),t.HASHEDREKORD_API_VERSION_V1=void 0,t.verifyHashedRekordTLogBody=c,t.verifyHashedRekordTLogBodyV2=
d;var o=R();t.HASHEDREKORD_API_VERSION_V1="0.0.1";function c(e,i){if(e.apiVersion===t.HASHEDREKORD_API_VERSION_V1)return s(
e,i);throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported hashedrekord version: ${e.apiVersion}`})}
function d(e,i){let u=e.spec?.spec;if(!u)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse spe\
c"});if(u.$case==="hashedRekordV002")return r(u.hashedRekordV002,i);throw new o.VerificationError({code:"TLOG_BODY_ERROR",
message:`unsupported version: ${u.$case}`})}function s(e,i){let u=e.spec.signature.content||"";if(!i.compareSignature(Buffer.
from(u,"base64")))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"signature mismatch"});let n=e.spec.data.
hash?.value||"";if(!i.compareDigest(Buffer.from(n,"hex")))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"\
digest mismatch"})}function r(e,i){let u=e.signature?.content||Buffer.from("");if(!i.compareSignature(u))throw new o.VerificationError(
{code:"TLOG_BODY_ERROR",message:"signature mismatch"});let n=e.data?.digest||Buffer.from("");if(!i.compareDigest(n))throw new o.
VerificationError({code:"TLOG_BODY_ERROR",message:"digest mismatch"})}}),re=(0,y.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.verifyIntotoTLogBody=c;var o=R();function c(r,e){if(r.apiVersion==="0.0.2")return d(r,e);throw new o.
VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported intoto version: ${r.apiVersion}`})}function d(r,e){if(r.spec.
content.envelope.signatures?.length!==1)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"signature count m\
ismatch"});let i=s(r.spec.content.envelope.signatures[0].sig);if(!e.compareSignature(Buffer.from(i,"base64")))throw new o.
VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});let u=r.spec.content.payloadHash?.value||
"";if(!e.compareDigest(Buffer.from(u,"hex")))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload\
 hash mismatch"})}function s(r){return Buffer.from(r,"base64").toString("utf-8")}}),ie=(0,y.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.LogCheckpoint=void 0,t.verifyCheckpoint=r;var o=(0,S.a)(),c=R(),d=`

`,s=/\u2014 (\S+) (\S+)\n/g;function r(n,a){let l=n.inclusionProof,h=i.fromString(l.checkpoint.envelope),g=u.fromString(
h.note);if(!e(h,a))throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid checkpoint signatur\
e"});return g}function e(n,a){let l=Buffer.from(n.note,"utf-8");return n.signatures.some(h=>{let g=a.find(p=>o.crypto.bufferEqual(
p.logID.subarray(0,4),h.keyHint)&&p.baseURL.match(h.name));return g?o.crypto.verify(l,g.publicKey,h.signature):!1})}var i=class A{note;signatures;constructor(a,l){
this.note=a,this.signatures=l}static fromString(a){if(!a.includes(d))throw new c.VerificationError({code:"TLOG_INCLUSION\
_PROOF_ERROR",message:"missing checkpoint separator"});let l=a.indexOf(d),h=a.slice(0,l+1),g=a.slice(l+d.length).matchAll(
s),p=Array.from(g,m=>{let[,O,v]=m,E=Buffer.from(v,"base64");if(E.length<5)throw new c.VerificationError({code:"TLOG_INCL\
USION_PROOF_ERROR",message:"malformed checkpoint signature"});return{name:O,keyHint:E.subarray(0,4),signature:E.subarray(
4)}});if(p.length===0)throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"no signatures found in c\
heckpoint"});return new A(h,p)}},u=class B{origin;logSize;logHash;rest;constructor(a,l,h,g){this.origin=a,this.logSize=l,
this.logHash=h,this.rest=g}static fromString(a){let l=a.trimEnd().split(`
`);if(l.length<3)throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"too few lines in checkpoint h\
eader"});let h=l[0],g=BigInt(l[1]),p=Buffer.from(l[2],"base64"),m=l.slice(3);return new B(h,g,p,m)}};t.LogCheckpoint=u}),
se=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.verifyMerkleInclusion=r;var o=(0,S.a)(),c=R(),
d=Buffer.from([0]),s=Buffer.from([1]);function r(p,m){let O=p.inclusionProof,v=BigInt(O.logIndex),E=BigInt(m.logSize);if(v<
0n||v>=E)throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:`invalid index: ${v}`});let{inner:T,border:de}=e(
v,E);if(O.hashes.length!==T+de)throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid hash co\
unt"});let he=O.hashes.slice(0,T),ge=O.hashes.slice(T),pe=g(p.canonicalizedBody),me=u(i(pe,he,v),ge);if(!o.crypto.bufferEqual(
me,m.logHash))throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"calculated root hash does not ma\
tch inclusion proof"})}function e(p,m){let O=n(p,m),v=a(p>>BigInt(O));return{inner:O,border:v}}function i(p,m,O){return m.
reduce((v,E,T)=>O>>BigInt(T)&BigInt(1)?h(E,v):h(v,E),p)}function u(p,m){return m.reduce((O,v)=>h(v,O),p)}function n(p,m){
return l(p^m-BigInt(1))}function a(p){return p.toString(2).split("1").length-1}function l(p){return p===0n?0:p.toString(
2).length}function h(p,m){return o.crypto.digest("sha256",s,p,m)}function g(p){return o.crypto.digest("sha256",d,p)}}),oe=(0,y.
b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.verifyTLogSET=s;var o=(0,S.a)(),c=R(),d=b();function s(e,i){
if(!(0,d.filterTLogAuthorities)(i,{logID:e.logId.keyId,targetDate:new Date(Number(e.integratedTime)*1e3)}).some(u=>{let n=r(
e),a=Buffer.from(o.json.canonicalize(n),"utf8"),l=e.inclusionPromise.signedEntryTimestamp;return o.crypto.verify(a,u.publicKey,
l)}))throw new c.VerificationError({code:"TLOG_INCLUSION_PROMISE_ERROR",message:"inclusion promise could not be verified"})}
function r(e){let{integratedTime:i,logIndex:u,logId:n,canonicalizedBody:a}=e;return{body:a.toString("base64"),integratedTime:Number(
i),logIndex:Number(u),logID:n.keyId.toString("hex")}}}),ne=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",
{value:!0}),t.verifyTLogBody=n,t.verifyTLogInclusion=a;var o=Z(),c=R(),d=ee(),s=te(),r=re(),e=ie(),i=se(),u=oe();function n(g,p){
let{kind:m,version:O}=g.kindVersion,v=JSON.parse(g.canonicalizedBody.toString("utf8"));if(m!==v.kind||O!==v.apiVersion)throw new c.
VerificationError({code:"TLOG_BODY_ERROR",message:`kind/version mismatch - expected: ${m}/${O}, received: ${v.kind}/${v.
apiVersion}`});switch(m){case"dsse":if(O==d.DSSE_API_VERSION_V1)return(0,d.verifyDSSETLogBody)(v,p);{let E=o.Entry.fromJSON(
v);return(0,d.verifyDSSETLogBodyV2)(E,p)}case"intoto":return(0,r.verifyIntotoTLogBody)(v,p);case"hashedrekord":if(O==s.HASHEDREKORD_API_VERSION_V1)
return(0,s.verifyHashedRekordTLogBody)(v,p);{let E=o.Entry.fromJSON(v);return(0,s.verifyHashedRekordTLogBodyV2)(E,p)}default:
throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported kind: ${m}`})}}function a(g,p){let m=!1;if(l(
g)&&((0,u.verifyTLogSET)(g,p),m=!0),h(g)){let O=(0,e.verifyCheckpoint)(g,p);(0,i.verifyMerkleInclusion)(g,O),m=!0}if(!m)
throw new c.VerificationError({code:"TLOG_MISSING_INCLUSION_ERROR",message:"inclusion could not be verified"})}function l(g){
return g.inclusionPromise!==void 0}function h(g){return g.inclusionProof!==void 0}}),ae=(0,y.b)(t=>{"use strict";Object.
defineProperty(t,"__esModule",{value:!0}),t.Verifier=void 0;var o=(0,y.a)("util"),c=R(),d=U(),s=X(),r=W(),e=ne(),i=class{trustMaterial;options;constructor(n,a={}){
this.trustMaterial=n,this.options={ctlogThreshold:a.ctlogThreshold??1,tlogThreshold:a.tlogThreshold??1,timestampThreshold:a.
timestampThreshold??a.tsaThreshold??1,tsaThreshold:0}}verify(n,a){let l=this.verifyTimestamps(n),h=this.verifySigningKey(
n,l);return this.verifyTLogs(n),this.verifySignature(n,h),a&&this.verifyPolicy(a,h.identity||{}),h}verifyTimestamps(n){let a=[];
for(let l of n.timestamps)switch(l.$case){case"timestamp-authority":a.push((0,r.getTSATimestamp)(l.timestamp,n.signature.
signature,this.trustMaterial.timestampAuthorities));break;case"transparency-log":{let h=(0,r.getTLogTimestamp)(l.tlogEntry);
h&&a.push(h);break}}if(u(a))throw new c.VerificationError({code:"TIMESTAMP_ERROR",message:"duplicate timestamp"});if(a.length<
this.options.timestampThreshold)throw new c.VerificationError({code:"TIMESTAMP_ERROR",message:`expected ${this.options.timestampThreshold}\
 timestamps, got ${a.length}`});return a.map(l=>l.timestamp)}verifySigningKey({key:n},a){switch(n.$case){case"public-key":
return(0,d.verifyPublicKey)(n.hint,a,this.trustMaterial);case"certificate":{let l=(0,d.verifyCertificate)(n.certificate,
a,this.trustMaterial);if(u(l.scts))throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:"duplicate SCT"});if(l.
scts.length<this.options.ctlogThreshold)throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:`expected ${this.
options.ctlogThreshold} SCTs, got ${l.scts.length}`});return l.signer}}}verifyTLogs({signature:n,tlogEntries:a}){let l=0;
if(a.forEach(h=>{l++,(0,e.verifyTLogInclusion)(h,this.trustMaterial.tlogs),(0,e.verifyTLogBody)(h,n)}),l<this.options.tlogThreshold)
throw new c.VerificationError({code:"TLOG_ERROR",message:`expected ${this.options.tlogThreshold} tlog entries, got ${l}`})}verifySignature(n,a){
if(!n.signature.verifySignature(a.key))throw new c.VerificationError({code:"SIGNATURE_ERROR",message:"signature verifica\
tion failed"})}verifyPolicy(n,a){n.subjectAlternativeName&&(0,s.verifySubjectAlternativeName)(n.subjectAlternativeName,a.
subjectAlternativeName),n.extensions&&(0,s.verifyExtensions)(n.extensions,a.extensions),n.oids&&(0,s.verifyOIDs)(n.oids,
a.oids)}};t.Verifier=i;function u(n){for(let a=0;a<n.length;a++)for(let l=a+1;l<n.length;l++)if((0,o.isDeepStrictEqual)(
n[a],n[l]))return!0;return!1}}),ue=(0,y.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.Verifier=
t.toTrustMaterial=t.VerificationError=t.PolicyError=t.toSignedEntity=void 0;var o=q();Object.defineProperty(t,"toSignedE\
ntity",{enumerable:!0,get:function(){return o.toSignedEntity}});var c=R();Object.defineProperty(t,"PolicyError",{enumerable:!0,
get:function(){return c.PolicyError}}),Object.defineProperty(t,"VerificationError",{enumerable:!0,get:function(){return c.
VerificationError}});var d=b();Object.defineProperty(t,"toTrustMaterial",{enumerable:!0,get:function(){return d.toTrustMaterial}});
var s=ae();Object.defineProperty(t,"Verifier",{enumerable:!0,get:function(){return s.Verifier}})}),C=(0,y.d)(ue()),ce=C.
Verifier,fe=C.toSignedEntity,le=C.toTrustMaterial});
