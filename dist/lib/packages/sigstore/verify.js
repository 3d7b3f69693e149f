"use strict";module.exports={"@sigstore/verify"(me,T,ye,B){var V=Object.defineProperty,L=Object.getOwnPropertyDescriptor,K=Object.getOwnPropertyNames,
M=Object.prototype.hasOwnProperty,x=(t,o)=>{for(var c in o)V(t,c,{get:o[c],enumerable:!0})},j=(t,o,c,l)=>{if(o&&typeof o==
"object"||typeof o=="function")for(let s of K(o))!M.call(t,s)&&s!==c&&V(t,s,{get:()=>o[s],enumerable:!(l=L(o,s))||l.enumerable});
return t},H=t=>j(V({},"__esModule",{value:!0}),t),C={};x(C,{Verifier:()=>ue,toSignedEntity:()=>ce,toTrustMaterial:()=>fe}),
B.exports=H(C);var E=T("chunk-QZH5WLMX"),S=T("chunk-C5NYTGTY"),m=T("chunk-IYWUY3VA"),J=(0,m.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.DSSESignatureContent=void 0;var o=(0,E.a)(),c=class{env;constructor(l){this.env=l}compareDigest(l){
return o.crypto.bufferEqual(l,o.crypto.digest("sha256",this.env.payload))}compareSignature(l){return o.crypto.bufferEqual(
l,this.signature)}verifySignature(l){return o.crypto.verify(this.preAuthEncoding,l,this.signature)}get signature(){return this.
env.signatures.length>0?this.env.signatures[0].sig:Buffer.from("")}get preAuthEncoding(){return o.dsse.preAuthEncoding(this.
env.payloadType,this.env.payload)}};t.DSSESignatureContent=c}),$=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esM\
odule",{value:!0}),t.MessageSignatureContent=void 0;var o=(0,E.a)(),c=(0,S.c)(),l={[c.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]:"\
sha256",[c.HashAlgorithm.SHA2_256]:"sha256",[c.HashAlgorithm.SHA2_384]:"sha384",[c.HashAlgorithm.SHA2_512]:"sha512",[c.HashAlgorithm.
SHA3_256]:"sha3-256",[c.HashAlgorithm.SHA3_384]:"sha3-384"},s=class{signature;messageDigest;artifact;hashAlgorithm;constructor(r,e){
this.signature=r.signature,this.messageDigest=r.messageDigest.digest,this.artifact=e,this.hashAlgorithm=l[r.messageDigest.
algorithm]??"sha256"}compareSignature(r){return o.crypto.bufferEqual(r,this.signature)}compareDigest(r){return o.crypto.
bufferEqual(r,this.messageDigest)}verifySignature(r){return o.crypto.verify(this.artifact,r,this.signature,this.hashAlgorithm)}};
t.MessageSignatureContent=s}),F=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.toSignedEntity=
s,t.signatureContent=r;var o=(0,E.a)(),c=J(),l=$();function s(i,u){let{tlogEntries:n,timestampVerificationData:a}=i.verificationMaterial,
f=[];for(let d of n)d.integratedTime&&d.integratedTime!=="0"&&f.push({$case:"transparency-log",tlogEntry:d});for(let d of a?.
rfc3161Timestamps??[])f.push({$case:"timestamp-authority",timestamp:o.RFC3161Timestamp.parse(Buffer.from(d.signedTimestamp))});
return{signature:r(i,u),key:e(i),tlogEntries:n,timestamps:f}}function r(i,u){switch(i.content.$case){case"dsseEnvelope":
return new c.DSSESignatureContent(i.content.dsseEnvelope);case"messageSignature":return new l.MessageSignatureContent(i.
content.messageSignature,u)}}function e(i){switch(i.verificationMaterial.content.$case){case"publicKey":return{$case:"pu\
blic-key",hint:i.verificationMaterial.content.publicKey.hint};case"x509CertificateChain":return{$case:"certificate",certificate:o.
X509Certificate.parse(Buffer.from(i.verificationMaterial.content.x509CertificateChain.certificates[0].rawBytes))};case"c\
ertificate":return{$case:"certificate",certificate:o.X509Certificate.parse(Buffer.from(i.verificationMaterial.content.certificate.
rawBytes))}}}}),O=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.PolicyError=t.VerificationError=
void 0;var o=class extends Error{code;cause;constructor({code:s,message:r,cause:e}){super(r),this.code=s,this.cause=e,this.
name=this.constructor.name}},c=class extends o{};t.VerificationError=c;var l=class extends o{};t.PolicyError=l}),q=(0,m.
b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.filterCertAuthorities=o,t.filterTLogAuthorities=c;
function o(l,s){return l.filter(r=>r.validFor.start<=s&&r.validFor.end>=s)}function c(l,s){return l.filter(r=>s.logID&&!r.
logID.equals(s.logID)?!1:r.validFor.start<=s.targetDate&&s.targetDate<=r.validFor.end)}}),_=(0,m.b)(t=>{"use strict";Object.
defineProperty(t,"__esModule",{value:!0}),t.filterTLogAuthorities=t.filterCertAuthorities=void 0,t.toTrustMaterial=i;var o=(0,E.
a)(),c=(0,S.c)(),l=O(),s=new Date(0),r=new Date(864e13),e=q();Object.defineProperty(t,"filterCertAuthorities",{enumerable:!0,
get:function(){return e.filterCertAuthorities}}),Object.defineProperty(t,"filterTLogAuthorities",{enumerable:!0,get:function(){
return e.filterTLogAuthorities}});function i(f,d){let h=typeof d=="function"?d:a(d);return{certificateAuthorities:f.certificateAuthorities.
map(n),timestampAuthorities:f.timestampAuthorities.map(n),tlogs:f.tlogs.map(u),ctlogs:f.ctlogs.map(u),publicKey:h}}function u(f){
let d=f.publicKey.keyDetails,h=d===c.PublicKeyDetails.PKCS1_RSA_PKCS1V5||d===c.PublicKeyDetails.PKIX_RSA_PKCS1V5||d===c.
PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256||d===c.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256||d===c.PublicKeyDetails.
PKIX_RSA_PKCS1V15_4096_SHA256?"pkcs1":"spki";return{baseURL:f.baseUrl,logID:f.checkpointKeyId?f.checkpointKeyId.keyId:f.
logId.keyId,publicKey:o.crypto.createPublicKey(f.publicKey.rawBytes,h),validFor:{start:f.publicKey.validFor?.start||s,end:f.
publicKey.validFor?.end||r}}}function n(f){return{certChain:f.certChain.certificates.map(d=>o.X509Certificate.parse(Buffer.
from(d.rawBytes))),validFor:{start:f.validFor?.start||s,end:f.validFor?.end||r}}}function a(f){return d=>{let h=(f||{})[d];
if(!h)throw new l.VerificationError({code:"PUBLIC_KEY_ERROR",message:`key not found: ${d}`});return{publicKey:o.crypto.createPublicKey(
h.rawBytes),validFor:g=>(h.validFor?.start||s)<=g&&(h.validFor?.end||r)>=g}}}}),P=(0,m.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.CertificateChainVerifier=void 0,t.verifyCertificateChain=l;var o=O(),c=_();function l(e,i,u){
let n=(0,c.filterCertAuthorities)(u,e),a;for(let f of n)try{return new s({trustedCerts:f.certChain,untrustedCert:i,timestamp:e}).
verify()}catch(d){a=d}throw new o.VerificationError({code:"CERTIFICATE_ERROR",message:"Failed to verify certificate chai\
n",cause:a})}var s=class{untrustedCert;trustedCerts;localCerts;timestamp;constructor(e){this.untrustedCert=e.untrustedCert,
this.trustedCerts=e.trustedCerts,this.localCerts=r([...e.trustedCerts,e.untrustedCert]),this.timestamp=e.timestamp}verify(){
let e=this.sort();if(this.checkPath(e),!e.every(i=>i.validForDate(this.timestamp)))throw new o.VerificationError({code:"\
CERTIFICATE_ERROR",message:"certificate is not valid or expired at the specified date"});return e}sort(){let e=this.untrustedCert,
i=this.buildPaths(e);if(i=i.filter(n=>n.some(a=>this.trustedCerts.includes(a))),i.length===0)throw new o.VerificationError(
{code:"CERTIFICATE_ERROR",message:"no trusted certificate path found"});let u=i.reduce((n,a)=>n.length<a.length?n:a);return[
e,...u].slice(0,-1)}buildPaths(e){let i=[],u=this.findIssuer(e);if(u.length===0)throw new o.VerificationError({code:"CER\
TIFICATE_ERROR",message:"no valid certificate path found"});for(let n=0;n<u.length;n++){let a=u[n];if(a.equals(e)){i.push(
[e]);continue}let f=this.buildPaths(a);for(let d=0;d<f.length;d++)i.push([a,...f[d]])}return i}findIssuer(e){let i=[],u;
return e.subject.equals(e.issuer)&&e.verify()?[e]:(e.extAuthorityKeyID&&(u=e.extAuthorityKeyID.keyIdentifier),this.localCerts.
forEach(n=>{if(u&&n.extSubjectKeyID){n.extSubjectKeyID.keyIdentifier.equals(u)&&i.push(n);return}n.subject.equals(e.issuer)&&
i.push(n)}),i=i.filter(n=>{try{return e.verify(n)}catch{return!1}}),i)}checkPath(e){if(e.length<1)throw new o.VerificationError(
{code:"CERTIFICATE_ERROR",message:"certificate chain must contain at least one certificate"});if(!e.slice(1).every(i=>i.
isCA))throw new o.VerificationError({code:"CERTIFICATE_ERROR",message:"intermediate certificate is not a CA"});for(let i=e.
length-2;i>=0;i--)if(!e[i].issuer.equals(e[i+1].subject))throw new o.VerificationError({code:"CERTIFICATE_ERROR",message:"\
incorrect certificate name chaining"});for(let i=0;i<e.length;i++){let u=e[i];if(u.extBasicConstraints?.isCA){let n=u.extBasicConstraints.
pathLenConstraint;if(n!==void 0&&n<i-1)throw new o.VerificationError({code:"CERTIFICATE_ERROR",message:"path length cons\
traint exceeded"})}}}};t.CertificateChainVerifier=s;function r(e){for(let i=0;i<e.length;i++)for(let u=i+1;u<e.length;u++)
e[i].equals(e[u])&&(e.splice(u,1),u--);return e}}),G=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),
t.verifySCTs=s;var o=(0,E.a)(),c=O(),l=_();function s(r,e,i){let u,n=r.clone();for(let h=0;h<n.extensions.length;h++){let g=n.
extensions[h];if(g.subs[0].toOID()===o.EXTENSION_OID_SCT){u=new o.X509SCTExtension(g),n.extensions.splice(h,1);break}}if(!u)
return[];if(u.signedCertificateTimestamps.length===0)return[];let a=new o.ByteStream,f=o.crypto.digest("sha256",e.publicKey);
a.appendView(f);let d=n.tbsCertificate.toDER();return a.appendUint24(d.length),a.appendView(d),u.signedCertificateTimestamps.
map(h=>{if(!(0,l.filterTLogAuthorities)(i,{logID:h.logID,targetDate:h.datetime}).some(g=>h.verify(a.buffer,g.publicKey)))
throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:"SCT verification failed"});return h.logID})}}),Y=(0,m.b)(
t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.verifyPublicKey=i,t.verifyCertificate=u;var o=(0,E.a)(),
c=O(),l=P(),s=G(),r="1.3.6.1.4.1.57264.1.1",e="1.3.6.1.4.1.57264.1.8";function i(a,f,d){let h=d.publicKey(a);return f.forEach(
g=>{if(!h.validFor(g))throw new c.VerificationError({code:"PUBLIC_KEY_ERROR",message:`Public key is not valid for timest\
amp: ${g.toISOString()}`})}),{key:h.publicKey}}function u(a,f,d){let h=[];return f.forEach(g=>{h=(0,l.verifyCertificateChain)(
g,a,d.certificateAuthorities)}),{scts:(0,s.verifySCTs)(h[0],h[1],d.ctlogs),signer:n(h[0])}}function n(a){let f,d=a.extension(
e);d?f=d.valueObj.subs?.[0]?.value.toString("ascii"):f=a.extension(r)?.value.toString("ascii");let h=a.extensions.map(p=>({
oid:{id:p.subs[0].toOID().split(".").map(Number)},value:p.subs[p.subs.length-1].value})),g={extensions:{issuer:f},subjectAlternativeName:a.
subjectAltName,oids:h};return{key:o.crypto.createPublicKey(a.publicKey),identity:g}}}),U=(0,m.b)(t=>{"use strict";Object.
defineProperty(t,"__esModule",{value:!0}),t.verifySubjectAlternativeName=c,t.verifyExtensions=l,t.verifyOIDs=s;var o=O();
function c(e,i){if(i===void 0||!i.match(e))throw new o.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`certificate i\
dentity error - expected ${e}, got ${i}`})}function l(e,i={}){let u;for(u in e)if(i[u]!==e[u])throw new o.PolicyError({code:"\
UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension - expected ${u}=${e[u]}, got ${u}=${i[u]}`})}function s(e,i=[]){
for(let u of e)if(!i.find(n=>r(u.oid?.id,n.oid?.id)&&u.value.equals(n.value))){let n=u.oid?.id.join(".")??"<unknown>";throw new o.
PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension - missing OID ${n}`})}}function r(e,i){
return e===void 0||i===void 0?!1:e.length===i.length&&e.every((u,n)=>u===i[n])}}),X=(0,m.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.verifyRFC3161Timestamp=r;var o=(0,E.a)(),c=O(),l=P(),s=_();function r(u,n,a){let f=u.signingTime;
if(a=(0,s.filterCertAuthorities)(a,f),a=i(a,{serialNumber:u.signerSerialNumber,issuer:u.signerIssuer}),!a.some(d=>{try{return e(
u,n,d),!0}catch{return!1}}))throw new c.VerificationError({code:"TIMESTAMP_ERROR",message:"timestamp could not be verifi\
ed"})}function e(u,n,a){let[f,...d]=a.certChain,h=o.crypto.createPublicKey(f.publicKey),g=u.signingTime;try{new l.CertificateChainVerifier(
{untrustedCert:f,trustedCerts:d,timestamp:g}).verify()}catch{throw new c.VerificationError({code:"TIMESTAMP_ERROR",message:"\
invalid certificate chain"})}u.verify(n,h)}function i(u,n){return u.filter(a=>a.certChain.length>0&&o.crypto.bufferEqual(
a.certChain[0].serialNumber,n.serialNumber)&&o.crypto.bufferEqual(a.certChain[0].issuer,n.issuer))}}),z=(0,m.b)(t=>{"use\
 strict";Object.defineProperty(t,"__esModule",{value:!0}),t.getTSATimestamp=c,t.getTLogTimestamp=l;var o=X();function c(s,r,e){
return(0,o.verifyRFC3161Timestamp)(s,r,e),{type:"timestamp-authority",logID:s.signerSerialNumber,timestamp:s.signingTime}}
function l(s){if(s.inclusionPromise)return{type:"transparency-log",logID:s.logId.keyId,timestamp:new Date(Number(s.integratedTime)*
1e3)}}}),w=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.Signature=t.Verifier=t.PublicKey=
void 0;var o=(0,S.b)();t.PublicKey={fromJSON(r){return{rawBytes:s(r.rawBytes)?Buffer.from(c(r.rawBytes)):Buffer.alloc(0)}},
toJSON(r){let e={};return r.rawBytes.length!==0&&(e.rawBytes=l(r.rawBytes)),e}},t.Verifier={fromJSON(r){return{verifier:s(
r.publicKey)?{$case:"publicKey",publicKey:t.PublicKey.fromJSON(r.publicKey)}:s(r.x509Certificate)?{$case:"x509Certificat\
e",x509Certificate:o.X509Certificate.fromJSON(r.x509Certificate)}:void 0,keyDetails:s(r.keyDetails)?(0,o.publicKeyDetailsFromJSON)(
r.keyDetails):0}},toJSON(r){let e={};return r.verifier?.$case==="publicKey"?e.publicKey=t.PublicKey.toJSON(r.verifier.publicKey):
r.verifier?.$case==="x509Certificate"&&(e.x509Certificate=o.X509Certificate.toJSON(r.verifier.x509Certificate)),r.keyDetails!==
0&&(e.keyDetails=(0,o.publicKeyDetailsToJSON)(r.keyDetails)),e}},t.Signature={fromJSON(r){return{content:s(r.content)?Buffer.
from(c(r.content)):Buffer.alloc(0),verifier:s(r.verifier)?t.Verifier.fromJSON(r.verifier):void 0}},toJSON(r){let e={};return r.
content.length!==0&&(e.content=l(r.content)),r.verifier!==void 0&&(e.verifier=t.Verifier.toJSON(r.verifier)),e}};function c(r){
return Uint8Array.from(globalThis.Buffer.from(r,"base64"))}function l(r){return globalThis.Buffer.from(r).toString("base\
64")}function s(r){return r!=null}}),N=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.DSSELogEntryV002=
t.DSSERequestV002=void 0;var o=(0,S.a)(),c=(0,S.b)(),l=w();t.DSSERequestV002={fromJSON(r){return{envelope:s(r.envelope)?
o.Envelope.fromJSON(r.envelope):void 0,verifiers:globalThis.Array.isArray(r?.verifiers)?r.verifiers.map(e=>l.Verifier.fromJSON(
e)):[]}},toJSON(r){let e={};return r.envelope!==void 0&&(e.envelope=o.Envelope.toJSON(r.envelope)),r.verifiers?.length&&
(e.verifiers=r.verifiers.map(i=>l.Verifier.toJSON(i))),e}},t.DSSELogEntryV002={fromJSON(r){return{payloadHash:s(r.payloadHash)?
c.HashOutput.fromJSON(r.payloadHash):void 0,signatures:globalThis.Array.isArray(r?.signatures)?r.signatures.map(e=>l.Signature.
fromJSON(e)):[]}},toJSON(r){let e={};return r.payloadHash!==void 0&&(e.payloadHash=c.HashOutput.toJSON(r.payloadHash)),r.
signatures?.length&&(e.signatures=r.signatures.map(i=>l.Signature.toJSON(i))),e}};function s(r){return r!=null}}),D=(0,m.
b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.HashedRekordLogEntryV002=t.HashedRekordRequestV002=
void 0;var o=(0,S.b)(),c=w();t.HashedRekordRequestV002={fromJSON(e){return{digest:r(e.digest)?Buffer.from(l(e.digest)):Buffer.
alloc(0),signature:r(e.signature)?c.Signature.fromJSON(e.signature):void 0}},toJSON(e){let i={};return e.digest.length!==
0&&(i.digest=s(e.digest)),e.signature!==void 0&&(i.signature=c.Signature.toJSON(e.signature)),i}},t.HashedRekordLogEntryV002=
{fromJSON(e){return{data:r(e.data)?o.HashOutput.fromJSON(e.data):void 0,signature:r(e.signature)?c.Signature.fromJSON(e.
signature):void 0}},toJSON(e){let i={};return e.data!==void 0&&(i.data=o.HashOutput.toJSON(e.data)),e.signature!==void 0&&
(i.signature=c.Signature.toJSON(e.signature)),i}};function l(e){return Uint8Array.from(globalThis.Buffer.from(e,"base64"))}
function s(e){return globalThis.Buffer.from(e).toString("base64")}function r(e){return e!=null}}),W=(0,m.b)(t=>{"use str\
ict";Object.defineProperty(t,"__esModule",{value:!0}),t.CreateEntryRequest=t.Spec=t.Entry=void 0;var o=N(),c=D();t.Entry=
{fromJSON(s){return{kind:l(s.kind)?globalThis.String(s.kind):"",apiVersion:l(s.apiVersion)?globalThis.String(s.apiVersion):
"",spec:l(s.spec)?t.Spec.fromJSON(s.spec):void 0}},toJSON(s){let r={};return s.kind!==""&&(r.kind=s.kind),s.apiVersion!==
""&&(r.apiVersion=s.apiVersion),s.spec!==void 0&&(r.spec=t.Spec.toJSON(s.spec)),r}},t.Spec={fromJSON(s){return{spec:l(s.
hashedRekordV002)?{$case:"hashedRekordV002",hashedRekordV002:c.HashedRekordLogEntryV002.fromJSON(s.hashedRekordV002)}:l(
s.dsseV002)?{$case:"dsseV002",dsseV002:o.DSSELogEntryV002.fromJSON(s.dsseV002)}:void 0}},toJSON(s){let r={};return s.spec?.
$case==="hashedRekordV002"?r.hashedRekordV002=c.HashedRekordLogEntryV002.toJSON(s.spec.hashedRekordV002):s.spec?.$case===
"dsseV002"&&(r.dsseV002=o.DSSELogEntryV002.toJSON(s.spec.dsseV002)),r}},t.CreateEntryRequest={fromJSON(s){return{spec:l(
s.hashedRekordRequestV002)?{$case:"hashedRekordRequestV002",hashedRekordRequestV002:c.HashedRekordRequestV002.fromJSON(s.
hashedRekordRequestV002)}:l(s.dsseRequestV002)?{$case:"dsseRequestV002",dsseRequestV002:o.DSSERequestV002.fromJSON(s.dsseRequestV002)}:
void 0}},toJSON(s){let r={};return s.spec?.$case==="hashedRekordRequestV002"?r.hashedRekordRequestV002=c.HashedRekordRequestV002.
toJSON(s.spec.hashedRekordRequestV002):s.spec?.$case==="dsseRequestV002"&&(r.dsseRequestV002=o.DSSERequestV002.toJSON(s.
spec.dsseRequestV002)),r}};function l(s){return s!=null}}),Q=(0,m.b)(t=>{"use strict";var o=t&&t.__createBinding||(Object.
create?(function(l,s,r,e){e===void 0&&(e=r);var i=Object.getOwnPropertyDescriptor(s,r);(!i||("get"in i?!s.__esModule:i.writable||
i.configurable))&&(i={enumerable:!0,get:function(){return s[r]}}),Object.defineProperty(l,e,i)}):(function(l,s,r,e){e===
void 0&&(e=r),l[e]=s[r]})),c=t&&t.__exportStar||function(l,s){for(var r in l)r!=="default"&&!Object.prototype.hasOwnProperty.
call(s,r)&&o(s,l,r)};Object.defineProperty(t,"__esModule",{value:!0}),c(N(),t),c(W(),t),c(D(),t),c(w(),t)}),Z=(0,m.b)(t=>{
"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.DSSE_API_VERSION_V1=void 0,t.verifyDSSETLogBody=c,t.verifyDSSETLogBodyV2=
l;var o=O();t.DSSE_API_VERSION_V1="0.0.1";function c(e,i){if(e.apiVersion===t.DSSE_API_VERSION_V1)return s(e,i);throw new o.
VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported dsse version: ${e.apiVersion}`})}function l(e,i){let u=e.
spec?.spec;if(!u)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse spec"});if(u.$case==="dsseV\
002")return r(u.dsseV002,i);throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported version: ${u.$case}`})}
function s(e,i){if(e.spec.signatures?.length!==1)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"signatur\
e count mismatch"});let u=e.spec.signatures[0].signature;if(!i.compareSignature(Buffer.from(u,"base64")))throw new o.VerificationError(
{code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});let n=e.spec.payloadHash?.value||"";if(!i.compareDigest(
Buffer.from(n,"hex")))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}function r(e,i){
if(e.signatures?.length!==1)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"signature count mismatch"});let u=e.
signatures[0].content;if(!i.compareSignature(u))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entr\
y signature mismatch"});let n=e.payloadHash?.digest||Buffer.from("");if(!i.compareDigest(n))throw new o.VerificationError(
{code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}}),ee=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"_\
_esModule",{value:!0}),t.HASHEDREKORD_API_VERSION_V1=void 0,t.verifyHashedRekordTLogBody=c,t.verifyHashedRekordTLogBodyV2=
l;var o=O();t.HASHEDREKORD_API_VERSION_V1="0.0.1";function c(e,i){if(e.apiVersion===t.HASHEDREKORD_API_VERSION_V1)return s(
e,i);throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported hashedrekord version: ${e.apiVersion}`})}
function l(e,i){let u=e.spec?.spec;if(!u)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse spe\
c"});if(u.$case==="hashedRekordV002")return r(u.hashedRekordV002,i);throw new o.VerificationError({code:"TLOG_BODY_ERROR",
message:`unsupported version: ${u.$case}`})}function s(e,i){let u=e.spec.signature.content||"";if(!i.compareSignature(Buffer.
from(u,"base64")))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"signature mismatch"});let n=e.spec.data.
hash?.value||"";if(!i.compareDigest(Buffer.from(n,"hex")))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"\
digest mismatch"})}function r(e,i){let u=e.signature?.content||Buffer.from("");if(!i.compareSignature(u))throw new o.VerificationError(
{code:"TLOG_BODY_ERROR",message:"signature mismatch"});let n=e.data?.digest||Buffer.from("");if(!i.compareDigest(n))throw new o.
VerificationError({code:"TLOG_BODY_ERROR",message:"digest mismatch"})}}),te=(0,m.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.verifyIntotoTLogBody=c;var o=O();function c(r,e){if(r.apiVersion==="0.0.2")return l(r,e);throw new o.
VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported intoto version: ${r.apiVersion}`})}function l(r,e){if(r.spec.
content.envelope.signatures?.length!==1)throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"signature count m\
ismatch"});let i=s(r.spec.content.envelope.signatures[0].sig);if(!e.compareSignature(Buffer.from(i,"base64")))throw new o.
VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});let u=r.spec.content.payloadHash?.value||
"";if(!e.compareDigest(Buffer.from(u,"hex")))throw new o.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload\
 hash mismatch"})}function s(r){return Buffer.from(r,"base64").toString("utf-8")}}),re=(0,m.b)(t=>{"use strict";Object.defineProperty(
t,"__esModule",{value:!0}),t.LogCheckpoint=void 0,t.verifyCheckpoint=r;var o=(0,E.a)(),c=O(),l=`

`,s=/\u2014 (\S+) (\S+)\n/g;function r(n,a){let f=n.inclusionProof,d=i.fromString(f.checkpoint.envelope),h=u.fromString(
d.note);if(!e(d,a))throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid checkpoint signatur\
e"});return h}function e(n,a){let f=Buffer.from(n.note,"utf-8");return n.signatures.some(d=>{let h=a.find(g=>o.crypto.bufferEqual(
g.logID.subarray(0,4),d.keyHint)&&g.baseURL.match(d.name));return h?o.crypto.verify(f,h.publicKey,d.signature):!1})}var i=class A{note;signatures;constructor(a,f){
this.note=a,this.signatures=f}static fromString(a){if(!a.includes(l))throw new c.VerificationError({code:"TLOG_INCLUSION\
_PROOF_ERROR",message:"missing checkpoint separator"});let f=a.indexOf(l),d=a.slice(0,f+1),h=a.slice(f+l.length).matchAll(
s),g=Array.from(h,p=>{let[,v,y]=p,R=Buffer.from(y,"base64");if(R.length<5)throw new c.VerificationError({code:"TLOG_INCL\
USION_PROOF_ERROR",message:"malformed checkpoint signature"});return{name:v,keyHint:R.subarray(0,4),signature:R.subarray(
4)}});if(g.length===0)throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"no signatures found in c\
heckpoint"});return new A(d,g)}},u=class k{origin;logSize;logHash;rest;constructor(a,f,d,h){this.origin=a,this.logSize=f,
this.logHash=d,this.rest=h}static fromString(a){let f=a.trimEnd().split(`
`);if(f.length<3)throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"too few lines in checkpoint h\
eader"});let d=f[0],h=BigInt(f[1]),g=Buffer.from(f[2],"base64"),p=f.slice(3);return new k(d,h,g,p)}};t.LogCheckpoint=u}),
ie=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.verifyMerkleInclusion=r;var o=(0,E.a)(),c=O(),
l=Buffer.from([0]),s=Buffer.from([1]);function r(g,p){let v=g.inclusionProof,y=BigInt(v.logIndex),R=BigInt(p.logSize);if(y<
0n||y>=R)throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:`invalid index: ${y}`});let{inner:b,border:le}=e(
y,R);if(v.hashes.length!==b+le)throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid hash co\
unt"});let de=v.hashes.slice(0,b),he=v.hashes.slice(b),ge=h(g.canonicalizedBody),pe=u(i(ge,de,y),he);if(!o.crypto.bufferEqual(
pe,p.logHash))throw new c.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"calculated root hash does not ma\
tch inclusion proof"})}function e(g,p){let v=n(g,p),y=a(g>>BigInt(v));return{inner:v,border:y}}function i(g,p,v){return p.
reduce((y,R,b)=>v>>BigInt(b)&BigInt(1)?d(R,y):d(y,R),g)}function u(g,p){return p.reduce((v,y)=>d(y,v),g)}function n(g,p){
return f(g^p-BigInt(1))}function a(g){return g.toString(2).split("1").length-1}function f(g){return g===0n?0:g.toString(
2).length}function d(g,p){return o.crypto.digest("sha256",s,g,p)}function h(g){return o.crypto.digest("sha256",l,g)}}),se=(0,m.
b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.verifyTLogSET=s;var o=(0,E.a)(),c=O(),l=_();function s(e,i){
if(!(0,l.filterTLogAuthorities)(i,{logID:e.logId.keyId,targetDate:new Date(Number(e.integratedTime)*1e3)}).some(u=>{let n=r(
e),a=Buffer.from(o.json.canonicalize(n),"utf8"),f=e.inclusionPromise.signedEntryTimestamp;return o.crypto.verify(a,u.publicKey,
f)}))throw new c.VerificationError({code:"TLOG_INCLUSION_PROMISE_ERROR",message:"inclusion promise could not be verified"})}
function r(e){let{integratedTime:i,logIndex:u,logId:n,canonicalizedBody:a}=e;return{body:a.toString("base64"),integratedTime:Number(
i),logIndex:Number(u),logID:n.keyId.toString("hex")}}}),oe=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",
{value:!0}),t.verifyTLogBody=n,t.verifyTLogInclusion=a;var o=Q(),c=O(),l=Z(),s=ee(),r=te(),e=re(),i=ie(),u=se();function n(h,g){
let{kind:p,version:v}=h.kindVersion,y=JSON.parse(h.canonicalizedBody.toString("utf8"));if(p!==y.kind||v!==y.apiVersion)throw new c.
VerificationError({code:"TLOG_BODY_ERROR",message:`kind/version mismatch - expected: ${p}/${v}, received: ${y.kind}/${y.
apiVersion}`});switch(p){case"dsse":if(v==l.DSSE_API_VERSION_V1)return(0,l.verifyDSSETLogBody)(y,g);{let R=o.Entry.fromJSON(
y);return(0,l.verifyDSSETLogBodyV2)(R,g)}case"intoto":return(0,r.verifyIntotoTLogBody)(y,g);case"hashedrekord":if(v==s.HASHEDREKORD_API_VERSION_V1)
return(0,s.verifyHashedRekordTLogBody)(y,g);{let R=o.Entry.fromJSON(y);return(0,s.verifyHashedRekordTLogBodyV2)(R,g)}default:
throw new c.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported kind: ${p}`})}}function a(h,g){let p=!1;if(f(
h)&&((0,u.verifyTLogSET)(h,g),p=!0),d(h)){let v=(0,e.verifyCheckpoint)(h,g);(0,i.verifyMerkleInclusion)(h,v),p=!0}if(!p)
throw new c.VerificationError({code:"TLOG_MISSING_INCLUSION_ERROR",message:"inclusion could not be verified"})}function f(h){
return h.inclusionPromise!==void 0}function d(h){return h.inclusionProof!==void 0}}),ne=(0,m.b)(t=>{"use strict";Object.
defineProperty(t,"__esModule",{value:!0}),t.Verifier=void 0;var o=(0,m.a)("util"),c=O(),l=Y(),s=U(),r=z(),e=oe(),i=class{trustMaterial;options;constructor(n,a={}){
this.trustMaterial=n,this.options={ctlogThreshold:a.ctlogThreshold??1,tlogThreshold:a.tlogThreshold??1,timestampThreshold:a.
timestampThreshold??a.tsaThreshold??1,tsaThreshold:0}}verify(n,a){let f=this.verifyTimestamps(n),d=this.verifySigningKey(
n,f);return this.verifyTLogs(n),this.verifySignature(n,d),a&&this.verifyPolicy(a,d.identity||{}),d}verifyTimestamps(n){let a=[];
for(let f of n.timestamps)switch(f.$case){case"timestamp-authority":a.push((0,r.getTSATimestamp)(f.timestamp,n.signature.
signature,this.trustMaterial.timestampAuthorities));break;case"transparency-log":{let d=(0,r.getTLogTimestamp)(f.tlogEntry);
d&&a.push(d);break}}if(u(a))throw new c.VerificationError({code:"TIMESTAMP_ERROR",message:"duplicate timestamp"});if(a.length<
this.options.timestampThreshold)throw new c.VerificationError({code:"TIMESTAMP_ERROR",message:`expected ${this.options.timestampThreshold}\
 timestamps, got ${a.length}`});return a.map(f=>f.timestamp)}verifySigningKey({key:n},a){switch(n.$case){case"public-key":
return(0,l.verifyPublicKey)(n.hint,a,this.trustMaterial);case"certificate":{let f=(0,l.verifyCertificate)(n.certificate,
a,this.trustMaterial);if(u(f.scts))throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:"duplicate SCT"});if(f.
scts.length<this.options.ctlogThreshold)throw new c.VerificationError({code:"CERTIFICATE_ERROR",message:`expected ${this.
options.ctlogThreshold} SCTs, got ${f.scts.length}`});return f.signer}}}verifyTLogs({signature:n,tlogEntries:a}){let f=0;
if(a.forEach(d=>{f++,(0,e.verifyTLogInclusion)(d,this.trustMaterial.tlogs),(0,e.verifyTLogBody)(d,n)}),f<this.options.tlogThreshold)
throw new c.VerificationError({code:"TLOG_ERROR",message:`expected ${this.options.tlogThreshold} tlog entries, got ${f}`})}verifySignature(n,a){
if(!n.signature.verifySignature(a.key))throw new c.VerificationError({code:"SIGNATURE_ERROR",message:"signature verifica\
tion failed"})}verifyPolicy(n,a){n.subjectAlternativeName&&(0,s.verifySubjectAlternativeName)(n.subjectAlternativeName,a.
subjectAlternativeName),n.extensions&&(0,s.verifyExtensions)(n.extensions,a.extensions),n.oids&&(0,s.verifyOIDs)(n.oids,
a.oids)}};t.Verifier=i;function u(n){for(let a=0;a<n.length;a++)for(let f=a+1;f<n.length;f++)if((0,o.isDeepStrictEqual)(
n[a],n[f]))return!0;return!1}}),ae=(0,m.b)(t=>{"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.Verifier=
t.toTrustMaterial=t.VerificationError=t.PolicyError=t.toSignedEntity=void 0;var o=F();Object.defineProperty(t,"toSignedE\
ntity",{enumerable:!0,get:function(){return o.toSignedEntity}});var c=O();Object.defineProperty(t,"PolicyError",{enumerable:!0,
get:function(){return c.PolicyError}}),Object.defineProperty(t,"VerificationError",{enumerable:!0,get:function(){return c.
VerificationError}});var l=_();Object.defineProperty(t,"toTrustMaterial",{enumerable:!0,get:function(){return l.toTrustMaterial}});
var s=ne();Object.defineProperty(t,"Verifier",{enumerable:!0,get:function(){return s.Verifier}})}),I=(0,m.d)(ae()),ue=I.
Verifier,ce=I.toSignedEntity,fe=I.toTrustMaterial}};
