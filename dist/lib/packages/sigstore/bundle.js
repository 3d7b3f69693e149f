//# packages/sigstore/bundle
(function(P,h,I){var g=Object.defineProperty,D=Object.getOwnPropertyDescriptor,y=Object.getOwnPropertyNames,O=Object.prototype.
hasOwnProperty,N=(e,n)=>{for(var a in n)g(e,a,{get:n[a],enumerable:!0})},S=(e,n,a,u)=>{if(n&&typeof n=="object"||typeof n==
"function")for(let s of y(n))!O.call(e,s)&&s!==a&&g(e,s,{get:()=>n[s],enumerable:!(u=D(n,s))||u.enumerable});return e},V=e=>S(
g({},"__esModule",{value:!0}),e),b={};N(b,{bundleFromJSON:()=>A}),P.exports=V(b);var B=h("packages/chunk-C5NYTGTY"),v=h(
"packages/chunk-IYWUY3VA"),_=(0,v.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.BUNDLE_V03_MEDIA_TYPE=
e.BUNDLE_V03_LEGACY_MEDIA_TYPE=e.BUNDLE_V02_MEDIA_TYPE=e.BUNDLE_V01_MEDIA_TYPE=void 0,e.isBundleWithCertificateChain=n,e.
isBundleWithPublicKey=a,e.isBundleWithMessageSignature=u,e.isBundleWithDsseEnvelope=s,e.BUNDLE_V01_MEDIA_TYPE="applicati\
on/vnd.dev.sigstore.bundle+json;version=0.1",e.BUNDLE_V02_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0\
.2",e.BUNDLE_V03_LEGACY_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.3",e.BUNDLE_V03_MEDIA_TYPE="appli\
cation/vnd.dev.sigstore.bundle.v0.3+json";function n(o){return o.verificationMaterial.content.$case==="x509CertificateCh\
ain"}function a(o){return o.verificationMaterial.content.$case==="publicKey"}function u(o){return o.content.$case==="mes\
sageSignature"}function s(o){return o.content.$case==="dsseEnvelope"}}),T=(0,v.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.toMessageSignatureBundle=u,e.toDSSEBundle=s;var n=(0,B.c)(),a=_();function u(r){return{mediaType:r.
certificateChain?a.BUNDLE_V02_MEDIA_TYPE:a.BUNDLE_V03_MEDIA_TYPE,content:{$case:"messageSignature",messageSignature:{messageDigest:{
algorithm:n.HashAlgorithm.SHA2_256,digest:r.digest},signature:r.signature}},verificationMaterial:l(r)}}function s(r){return{
mediaType:r.certificateChain?a.BUNDLE_V02_MEDIA_TYPE:a.BUNDLE_V03_MEDIA_TYPE,content:{$case:"dsseEnvelope",dsseEnvelope:o(
r)},verificationMaterial:l(r)}}function o(r){return{payloadType:r.artifactType,payload:r.artifact,signatures:[E(r)]}}function E(r){
return{keyid:r.keyHint||"",sig:r.signature}}function l(r){return{content:c(r),tlogEntries:[],timestampVerificationData:{
rfc3161Timestamps:[]}}}function c(r){return r.certificate?r.certificateChain?{$case:"x509CertificateChain",x509CertificateChain:{
certificates:[{rawBytes:r.certificate}]}}:{$case:"certificate",certificate:{rawBytes:r.certificate}}:{$case:"publicKey",
publicKey:{hint:r.keyHint||""}}}}),M=(0,v.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ValidationError=
void 0;var n=class extends Error{constructor(a,u){super(a),this.fields=u}};e.ValidationError=n}),m=(0,v.b)(e=>{"use stri\
ct";Object.defineProperty(e,"__esModule",{value:!0}),e.assertBundle=a,e.assertBundleV01=u,e.isBundleV01=s,e.assertBundleV02=
o,e.assertBundleLatest=E;var n=M();function a(i){let t=l(i);if(t.length>0)throw new n.ValidationError("invalid bundle",t)}
function u(i){let t=[];if(t.push(...l(i)),t.push(...c(i)),t.length>0)throw new n.ValidationError("invalid v0.1 bundle",t)}
function s(i){try{return u(i),!0}catch{return!1}}function o(i){let t=[];if(t.push(...l(i)),t.push(...r(i)),t.length>0)throw new n.
ValidationError("invalid v0.2 bundle",t)}function E(i){let t=[];if(t.push(...l(i)),t.push(...r(i)),t.push(...L(i)),t.length>
0)throw new n.ValidationError("invalid bundle",t)}function l(i){let t=[];if((i.mediaType===void 0||!i.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/)&&
!i.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))&&t.push("mediaType"),i.content===void 0)t.
push("content");else switch(i.content.$case){case"messageSignature":i.content.messageSignature.messageDigest===void 0?t.
push("content.messageSignature.messageDigest"):i.content.messageSignature.messageDigest.digest.length===0&&t.push("conte\
nt.messageSignature.messageDigest.digest"),i.content.messageSignature.signature.length===0&&t.push("content.messageSigna\
ture.signature");break;case"dsseEnvelope":i.content.dsseEnvelope.payload.length===0&&t.push("content.dsseEnvelope.payloa\
d"),i.content.dsseEnvelope.signatures.length!==1?t.push("content.dsseEnvelope.signatures"):i.content.dsseEnvelope.signatures[0].
sig.length===0&&t.push("content.dsseEnvelope.signatures[0].sig");break}if(i.verificationMaterial===void 0)t.push("verifi\
cationMaterial");else{if(i.verificationMaterial.content===void 0)t.push("verificationMaterial.content");else switch(i.verificationMaterial.
content.$case){case"x509CertificateChain":i.verificationMaterial.content.x509CertificateChain.certificates.length===0&&t.
push("verificationMaterial.content.x509CertificateChain.certificates"),i.verificationMaterial.content.x509CertificateChain.
certificates.forEach((d,p)=>{d.rawBytes.length===0&&t.push(`verificationMaterial.content.x509CertificateChain.certificat\
es[${p}].rawBytes`)});break;case"certificate":i.verificationMaterial.content.certificate.rawBytes.length===0&&t.push("ve\
rificationMaterial.content.certificate.rawBytes");break}i.verificationMaterial.tlogEntries===void 0?t.push("verification\
Material.tlogEntries"):i.verificationMaterial.tlogEntries.length>0&&i.verificationMaterial.tlogEntries.forEach((d,p)=>{d.
logId===void 0&&t.push(`verificationMaterial.tlogEntries[${p}].logId`),d.kindVersion===void 0&&t.push(`verificationMater\
ial.tlogEntries[${p}].kindVersion`)})}return t}function c(i){let t=[];return i.verificationMaterial&&i.verificationMaterial.
tlogEntries?.length>0&&i.verificationMaterial.tlogEntries.forEach((d,p)=>{d.inclusionPromise===void 0&&t.push(`verificat\
ionMaterial.tlogEntries[${p}].inclusionPromise`)}),t}function r(i){let t=[];return i.verificationMaterial&&i.verificationMaterial.
tlogEntries?.length>0&&i.verificationMaterial.tlogEntries.forEach((d,p)=>{d.inclusionProof===void 0?t.push(`verification\
Material.tlogEntries[${p}].inclusionProof`):d.inclusionProof.checkpoint===void 0&&t.push(`verificationMaterial.tlogEntri\
es[${p}].inclusionProof.checkpoint`)}),t}function L(i){let t=[];return i.verificationMaterial?.content?.$case==="x509Cer\
tificateChain"&&t.push("verificationMaterial.content.$case"),t}}),Y=(0,v.b)(e=>{"use strict";Object.defineProperty(e,"__\
esModule",{value:!0}),e.envelopeToJSON=e.envelopeFromJSON=e.bundleToJSON=e.bundleFromJSON=void 0;var n=(0,B.c)(),a=_(),u=m(),
s=c=>{let r=n.Bundle.fromJSON(c);switch(r.mediaType){case a.BUNDLE_V01_MEDIA_TYPE:(0,u.assertBundleV01)(r);break;case a.
BUNDLE_V02_MEDIA_TYPE:(0,u.assertBundleV02)(r);break;default:(0,u.assertBundleLatest)(r);break}return r};e.bundleFromJSON=
s;var o=c=>n.Bundle.toJSON(c);e.bundleToJSON=o;var E=c=>n.Envelope.fromJSON(c);e.envelopeFromJSON=E;var l=c=>n.Envelope.
toJSON(c);e.envelopeToJSON=l}),j=(0,v.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.isBundleV01=
e.assertBundleV02=e.assertBundleV01=e.assertBundleLatest=e.assertBundle=e.envelopeToJSON=e.envelopeFromJSON=e.bundleToJSON=
e.bundleFromJSON=e.ValidationError=e.isBundleWithPublicKey=e.isBundleWithMessageSignature=e.isBundleWithDsseEnvelope=e.isBundleWithCertificateChain=
e.BUNDLE_V03_MEDIA_TYPE=e.BUNDLE_V03_LEGACY_MEDIA_TYPE=e.BUNDLE_V02_MEDIA_TYPE=e.BUNDLE_V01_MEDIA_TYPE=e.toMessageSignatureBundle=
e.toDSSEBundle=void 0;var n=T();Object.defineProperty(e,"toDSSEBundle",{enumerable:!0,get:function(){return n.toDSSEBundle}}),
Object.defineProperty(e,"toMessageSignatureBundle",{enumerable:!0,get:function(){return n.toMessageSignatureBundle}});var a=_();
Object.defineProperty(e,"BUNDLE_V01_MEDIA_TYPE",{enumerable:!0,get:function(){return a.BUNDLE_V01_MEDIA_TYPE}}),Object.defineProperty(
e,"BUNDLE_V02_MEDIA_TYPE",{enumerable:!0,get:function(){return a.BUNDLE_V02_MEDIA_TYPE}}),Object.defineProperty(e,"BUNDL\
E_V03_LEGACY_MEDIA_TYPE",{enumerable:!0,get:function(){return a.BUNDLE_V03_LEGACY_MEDIA_TYPE}}),Object.defineProperty(e,
"BUNDLE_V03_MEDIA_TYPE",{enumerable:!0,get:function(){return a.BUNDLE_V03_MEDIA_TYPE}}),Object.defineProperty(e,"isBundl\
eWithCertificateChain",{enumerable:!0,get:function(){return a.isBundleWithCertificateChain}}),Object.defineProperty(e,"i\
sBundleWithDsseEnvelope",{enumerable:!0,get:function(){return a.isBundleWithDsseEnvelope}}),Object.defineProperty(e,"isB\
undleWithMessageSignature",{enumerable:!0,get:function(){return a.isBundleWithMessageSignature}}),Object.defineProperty(
e,"isBundleWithPublicKey",{enumerable:!0,get:function(){return a.isBundleWithPublicKey}});var u=M();Object.defineProperty(
e,"ValidationError",{enumerable:!0,get:function(){return u.ValidationError}});var s=Y();Object.defineProperty(e,"bundleF\
romJSON",{enumerable:!0,get:function(){return s.bundleFromJSON}}),Object.defineProperty(e,"bundleToJSON",{enumerable:!0,
get:function(){return s.bundleToJSON}}),Object.defineProperty(e,"envelopeFromJSON",{enumerable:!0,get:function(){return s.
envelopeFromJSON}}),Object.defineProperty(e,"envelopeToJSON",{enumerable:!0,get:function(){return s.envelopeToJSON}});var o=m();
Object.defineProperty(e,"assertBundle",{enumerable:!0,get:function(){return o.assertBundle}}),Object.defineProperty(e,"a\
ssertBundleLatest",{enumerable:!0,get:function(){return o.assertBundleLatest}}),Object.defineProperty(e,"assertBundleV01",
{enumerable:!0,get:function(){return o.assertBundleV01}}),Object.defineProperty(e,"assertBundleV02",{enumerable:!0,get:function(){
return o.assertBundleV02}}),Object.defineProperty(e,"isBundleV01",{enumerable:!0,get:function(){return o.isBundleV01}})}),
C=(0,v.d)(j()),A=C.bundleFromJSON});
