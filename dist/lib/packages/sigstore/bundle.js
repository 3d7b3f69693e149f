//# @sigstore/bundle
(function(I,h,J,P){var g=Object.defineProperty,D=Object.getOwnPropertyDescriptor,y=Object.getOwnPropertyNames,O=Object.
prototype.hasOwnProperty,N=(e,n)=>{for(var a in n)g(e,a,{get:n[a],enumerable:!0})},S=(e,n,a,u)=>{if(n&&typeof n=="object"||
typeof n=="function")for(let s of y(n))!O.call(e,s)&&s!==a&&g(e,s,{get:()=>n[s],enumerable:!(u=D(n,s))||u.enumerable});return e},
V=e=>S(g({},"__esModule",{value:!0}),e),b={};N(b,{bundleFromJSON:()=>A}),P.exports=V(b);var B=h("chunk-C5NYTGTY"),v=h("c\
hunk-IYWUY3VA"),_=(0,v.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.BUNDLE_V03_MEDIA_TYPE=e.BUNDLE_V03_LEGACY_MEDIA_TYPE=
e.BUNDLE_V02_MEDIA_TYPE=e.BUNDLE_V01_MEDIA_TYPE=void 0,e.isBundleWithCertificateChain=n,e.isBundleWithPublicKey=a,e.isBundleWithMessageSignature=
u,e.isBundleWithDsseEnvelope=s,e.BUNDLE_V01_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.1",e.BUNDLE_V02_MEDIA_TYPE=
"application/vnd.dev.sigstore.bundle+json;version=0.2",e.BUNDLE_V03_LEGACY_MEDIA_TYPE="application/vnd.dev.sigstore.bund\
le+json;version=0.3",e.BUNDLE_V03_MEDIA_TYPE="application/vnd.dev.sigstore.bundle.v0.3+json";function n(o){return o.verificationMaterial.
content.$case==="x509CertificateChain"}function a(o){return o.verificationMaterial.content.$case==="publicKey"}function u(o){
return o.content.$case==="messageSignature"}function s(o){return o.content.$case==="dsseEnvelope"}}),T=(0,v.b)(e=>{"use \
strict";Object.defineProperty(e,"__esModule",{value:!0}),e.toMessageSignatureBundle=u,e.toDSSEBundle=s;var n=(0,B.c)(),a=_();
function u(i){return{mediaType:i.certificateChain?a.BUNDLE_V02_MEDIA_TYPE:a.BUNDLE_V03_MEDIA_TYPE,content:{$case:"messag\
eSignature",messageSignature:{messageDigest:{algorithm:n.HashAlgorithm.SHA2_256,digest:i.digest},signature:i.signature}},
verificationMaterial:l(i)}}function s(i){return{mediaType:i.certificateChain?a.BUNDLE_V02_MEDIA_TYPE:a.BUNDLE_V03_MEDIA_TYPE,
content:{$case:"dsseEnvelope",dsseEnvelope:o(i)},verificationMaterial:l(i)}}function o(i){return{payloadType:i.artifactType,
payload:i.artifact,signatures:[E(i)]}}function E(i){return{keyid:i.keyHint||"",sig:i.signature}}function l(i){return{content:c(
i),tlogEntries:[],timestampVerificationData:{rfc3161Timestamps:[]}}}function c(i){return i.certificate?i.certificateChain?
{$case:"x509CertificateChain",x509CertificateChain:{certificates:[{rawBytes:i.certificate}]}}:{$case:"certificate",certificate:{
rawBytes:i.certificate}}:{$case:"publicKey",publicKey:{hint:i.keyHint||""}}}}),m=(0,v.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.ValidationError=void 0;var n=class extends Error{constructor(a,u){super(a),this.fields=u}};
e.ValidationError=n}),M=(0,v.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.assertBundle=a,e.assertBundleV01=
u,e.isBundleV01=s,e.assertBundleV02=o,e.assertBundleLatest=E;var n=m();function a(r){let t=l(r);if(t.length>0)throw new n.
ValidationError("invalid bundle",t)}function u(r){let t=[];if(t.push(...l(r)),t.push(...c(r)),t.length>0)throw new n.ValidationError(
"invalid v0.1 bundle",t)}function s(r){try{return u(r),!0}catch{return!1}}function o(r){let t=[];if(t.push(...l(r)),t.push(
...i(r)),t.length>0)throw new n.ValidationError("invalid v0.2 bundle",t)}function E(r){let t=[];if(t.push(...l(r)),t.push(
...i(r)),t.push(...L(r)),t.length>0)throw new n.ValidationError("invalid bundle",t)}function l(r){let t=[];if((r.mediaType===
void 0||!r.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/)&&!r.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))&&
t.push("mediaType"),r.content===void 0)t.push("content");else switch(r.content.$case){case"messageSignature":r.content.messageSignature.
messageDigest===void 0?t.push("content.messageSignature.messageDigest"):r.content.messageSignature.messageDigest.digest.
length===0&&t.push("content.messageSignature.messageDigest.digest"),r.content.messageSignature.signature.length===0&&t.push(
"content.messageSignature.signature");break;case"dsseEnvelope":r.content.dsseEnvelope.payload.length===0&&t.push("conten\
t.dsseEnvelope.payload"),r.content.dsseEnvelope.signatures.length!==1?t.push("content.dsseEnvelope.signatures"):r.content.
dsseEnvelope.signatures[0].sig.length===0&&t.push("content.dsseEnvelope.signatures[0].sig");break}if(r.verificationMaterial===
void 0)t.push("verificationMaterial");else{if(r.verificationMaterial.content===void 0)t.push("verificationMaterial.conte\
nt");else switch(r.verificationMaterial.content.$case){case"x509CertificateChain":r.verificationMaterial.content.x509CertificateChain.
certificates.length===0&&t.push("verificationMaterial.content.x509CertificateChain.certificates"),r.verificationMaterial.
content.x509CertificateChain.certificates.forEach((d,p)=>{d.rawBytes.length===0&&t.push(`verificationMaterial.content.x5\
09CertificateChain.certificates[${p}].rawBytes`)});break;case"certificate":r.verificationMaterial.content.certificate.rawBytes.
length===0&&t.push("verificationMaterial.content.certificate.rawBytes");break}r.verificationMaterial.tlogEntries===void 0?
t.push("verificationMaterial.tlogEntries"):r.verificationMaterial.tlogEntries.length>0&&r.verificationMaterial.tlogEntries.
forEach((d,p)=>{d.logId===void 0&&t.push(`verificationMaterial.tlogEntries[${p}].logId`),d.kindVersion===void 0&&t.push(
`verificationMaterial.tlogEntries[${p}].kindVersion`)})}return t}function c(r){let t=[];return r.verificationMaterial&&r.
verificationMaterial.tlogEntries?.length>0&&r.verificationMaterial.tlogEntries.forEach((d,p)=>{d.inclusionPromise===void 0&&
t.push(`verificationMaterial.tlogEntries[${p}].inclusionPromise`)}),t}function i(r){let t=[];return r.verificationMaterial&&
r.verificationMaterial.tlogEntries?.length>0&&r.verificationMaterial.tlogEntries.forEach((d,p)=>{d.inclusionProof===void 0?
t.push(`verificationMaterial.tlogEntries[${p}].inclusionProof`):d.inclusionProof.checkpoint===void 0&&t.push(`verificati\
onMaterial.tlogEntries[${p}].inclusionProof.checkpoint`)}),t}function L(r){let t=[];return r.verificationMaterial?.content?.
$case==="x509CertificateChain"&&t.push("verificationMaterial.content.$case"),t}}),Y=(0,v.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.envelopeToJSON=e.envelopeFromJSON=e.bundleToJSON=e.bundleFromJSON=void 0;var n=(0,B.c)(),a=_(),
u=M(),s=c=>{let i=n.Bundle.fromJSON(c);switch(i.mediaType){case a.BUNDLE_V01_MEDIA_TYPE:(0,u.assertBundleV01)(i);break;case a.
BUNDLE_V02_MEDIA_TYPE:(0,u.assertBundleV02)(i);break;default:(0,u.assertBundleLatest)(i);break}return i};e.bundleFromJSON=
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
e,"isBundleWithPublicKey",{enumerable:!0,get:function(){return a.isBundleWithPublicKey}});var u=m();Object.defineProperty(
e,"ValidationError",{enumerable:!0,get:function(){return u.ValidationError}});var s=Y();Object.defineProperty(e,"bundleF\
romJSON",{enumerable:!0,get:function(){return s.bundleFromJSON}}),Object.defineProperty(e,"bundleToJSON",{enumerable:!0,
get:function(){return s.bundleToJSON}}),Object.defineProperty(e,"envelopeFromJSON",{enumerable:!0,get:function(){return s.
envelopeFromJSON}}),Object.defineProperty(e,"envelopeToJSON",{enumerable:!0,get:function(){return s.envelopeToJSON}});var o=M();
Object.defineProperty(e,"assertBundle",{enumerable:!0,get:function(){return o.assertBundle}}),Object.defineProperty(e,"a\
ssertBundleLatest",{enumerable:!0,get:function(){return o.assertBundleLatest}}),Object.defineProperty(e,"assertBundleV01",
{enumerable:!0,get:function(){return o.assertBundleV01}}),Object.defineProperty(e,"assertBundleV02",{enumerable:!0,get:function(){
return o.assertBundleV02}}),Object.defineProperty(e,"isBundleV01",{enumerable:!0,get:function(){return o.isBundleV01}})}),
C=(0,v.d)(j()),A=C.bundleFromJSON});
