"use strict";var ae=Object.defineProperty;var m=(x,I)=>ae(x,"name",{value:I,configurable:!0});module.exports={"chunk-5MVDD6XX"(x,I,oe,V){var T=Object.defineProperty,G=Object.getOwnPropertyDescriptor,K=Object.getOwnPropertyNames,
L=Object.prototype.hasOwnProperty,k=m((e,d)=>{for(var f in d)T(e,f,{get:d[f],enumerable:!0})},"__export"),F=m((e,d,f,g)=>{
if(d&&typeof d=="object"||typeof d=="function")for(let o of K(d))!L.call(e,o)&&o!==f&&T(e,o,{get:m(()=>d[o],"get"),enumerable:!(g=
G(d,o))||g.enumerable});return e},"__copyProps"),$=m(e=>F(T({},"__esModule",{value:!0}),e),"__toCommonJS"),B={};k(B,{a:m(
()=>se,"a")}),V.exports=$(B);var u=I("chunk-CVC2726E"),_=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{
value:!0}),e.ByteStream=void 0;var d=class extends Error{static{m(this,"H")}static{(0,u.a)(this,"StreamError")}},f=class N{static{
m(this,"n")}static{(0,u.a)(this,"ByteStream")}static BLOCK_SIZE=1024;buf;view;start=0;constructor(o){o?(this.buf=o,this.
view=Buffer.from(o)):(this.buf=Buffer.alloc(0),this.view=Buffer.from(this.buf))}get buffer(){return this.view.subarray(0,
this.start)}get length(){return this.view.byteLength}get position(){return this.start}seek(o){this.start=o}slice(o,l){let p=o+
l;if(p>this.length)throw new d("request past end of buffer");return this.view.subarray(o,p)}appendChar(o){this.ensureCapacity(
1),this.view[this.start]=o,this.start+=1}appendUint16(o){this.ensureCapacity(2);let l=new Uint16Array([o]),p=new Uint8Array(
l.buffer);this.view[this.start]=p[1],this.view[this.start+1]=p[0],this.start+=2}appendUint24(o){this.ensureCapacity(3);let l=new Uint32Array(
[o]),p=new Uint8Array(l.buffer);this.view[this.start]=p[2],this.view[this.start+1]=p[1],this.view[this.start+2]=p[0],this.
start+=3}appendView(o){this.ensureCapacity(o.length),this.view.set(o,this.start),this.start+=o.length}getBlock(o){if(o<=
0)return Buffer.alloc(0);if(this.start+o>this.view.length)throw new Error("request past end of buffer");let l=this.view.
subarray(this.start,this.start+o);return this.start+=o,l}getUint8(){return this.getBlock(1)[0]}getUint16(){let o=this.getBlock(
2);return o[0]<<8|o[1]}ensureCapacity(o){if(this.start+o>this.view.byteLength){let l=N.BLOCK_SIZE+(o>N.BLOCK_SIZE?o:0);this.
realloc(this.view.byteLength+l)}}realloc(o){let l=Buffer.alloc(o),p=Buffer.from(l);p.set(this.view),this.buf=l,this.view=
p}};e.ByteStream=f}),A=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ASN1TypeError=e.ASN1ParseError=
void 0;var d=class extends Error{static{m(this,"Y")}static{(0,u.a)(this,"ASN1ParseError")}};e.ASN1ParseError=d;var f=class extends Error{static{
m(this,"Z")}static{(0,u.a)(this,"ASN1TypeError")}};e.ASN1TypeError=f}),H=(0,u.c)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.decodeLength=f,e.encodeLength=g;var d=A();function f(o){let l=o.getUint8();if((l&128)===0)return l;
let p=l&127;if(p>6)throw new d.ASN1ParseError("length exceeds 6 byte limit");let b=0;for(let n=0;n<p;n++)b=b*256+o.getUint8();
if(b===0)throw new d.ASN1ParseError("indefinite length encoding not supported");return b}m(f,"Je"),(0,u.a)(f,"decodeLeng\
th");function g(o){if(o<128)return Buffer.from([o]);let l=BigInt(o),p=[];for(;l>0n;)p.unshift(Number(l&255n)),l=l>>8n;return Buffer.
from([128|p.length,...p])}m(g,"Qe"),(0,u.a)(g,"encodeLength")}),q=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__es\
Module",{value:!0}),e.parseInteger=g,e.parseStringASCII=o,e.parseTime=l,e.parseOID=p,e.parseBoolean=b,e.parseBitString=n;
var d=/^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/,f=/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
function g(t){let r=0,s=t.length,c=t[r],S=c>127,h=S?255:0;for(;c==h&&++r<s;)c=t[r];if(s-r===0)return BigInt(S?-1:0);c=S?
c-256:c;let O=BigInt(c);for(let i=r+1;i<s;++i)O=O*BigInt(256)+BigInt(t[i]);return O}m(g,"ke"),(0,u.a)(g,"parseInteger");
function o(t){return t.toString("ascii")}m(o,"Ee"),(0,u.a)(o,"parseStringASCII");function l(t,r){let s=o(t),c=r?d.exec(s):
f.exec(s);if(!c)throw new Error("invalid time");if(r){let S=Number(c[1]);S+=S>=50?1900:2e3,c[1]=S.toString()}return new Date(
`${c[1]}-${c[2]}-${c[3]}T${c[4]}:${c[5]}:${c[6]}Z`)}m(l,"et"),(0,u.a)(l,"parseTime");function p(t){let r=0,s=t.length,c=t[r++],
S=Math.floor(c/40),h=c%40,O=`${S}.${h}`,i=0;for(;r<s;++r)c=t[r],i=(i<<7)+(c&127),(c&128)===0&&(O+=`.${i}`,i=0);return O}
m(p,"tt"),(0,u.a)(p,"parseOID");function b(t){return t[0]!==0}m(b,"rt"),(0,u.a)(b,"parseBoolean");function n(t){let r=t[0],
s=1,c=t.length,S=[];for(let h=s;h<c;++h){let O=t[h],i=h===c-1?r:0;for(let v=7;v>=i;--v)S.push(O>>v&1)}return S}m(n,"nt"),
(0,u.a)(n,"parseBitString")}),Z=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ASN1Tag=void 0;
var d=A(),f={BOOLEAN:1,INTEGER:2,BIT_STRING:3,OCTET_STRING:4,OBJECT_IDENTIFIER:6,SEQUENCE:16,SET:17,PRINTABLE_STRING:19,
UTC_TIME:23,GENERALIZED_TIME:24},g={UNIVERSAL:0,APPLICATION:1,CONTEXT_SPECIFIC:2,PRIVATE:3},o=class{static{m(this,"Q")}static{
(0,u.a)(this,"ASN1Tag")}number;constructed;class;constructor(l){if(this.number=l&31,this.constructed=(l&32)===32,this.class=
l>>6,this.number===31)throw new d.ASN1ParseError("long form tags not supported");if(this.class===g.UNIVERSAL&&this.number===
0)throw new d.ASN1ParseError("unsupported tag 0x00")}isUniversal(){return this.class===g.UNIVERSAL}isContextSpecific(l){
let p=this.class===g.CONTEXT_SPECIFIC;return l!==void 0?p&&this.number===l:p}isBoolean(){return this.isUniversal()&&this.
number===f.BOOLEAN}isInteger(){return this.isUniversal()&&this.number===f.INTEGER}isBitString(){return this.isUniversal()&&
this.number===f.BIT_STRING}isOctetString(){return this.isUniversal()&&this.number===f.OCTET_STRING}isOID(){return this.isUniversal()&&
this.number===f.OBJECT_IDENTIFIER}isUTCTime(){return this.isUniversal()&&this.number===f.UTC_TIME}isGeneralizedTime(){return this.
isUniversal()&&this.number===f.GENERALIZED_TIME}toDER(){return this.number|(this.constructed?32:0)|this.class<<6}};e.ASN1Tag=
o}),J=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ASN1Obj=void 0;var d=_(),f=A(),g=H(),o=q(),
l=Z(),p=class{static{m(this,"M")}static{(0,u.a)(this,"ASN1Obj")}tag;subs;value;constructor(t,r,s){this.tag=t,this.value=
r,this.subs=s}static parseBuffer(t){return b(new d.ByteStream(t))}toDER(){let t=new d.ByteStream;if(this.subs.length>0)for(let c of this.
subs)t.appendView(c.toDER());else t.appendView(this.value);let r=t.buffer,s=new d.ByteStream;return s.appendChar(this.tag.
toDER()),s.appendView((0,g.encodeLength)(r.length)),s.appendView(r),s.buffer}toBoolean(){if(!this.tag.isBoolean())throw new f.
ASN1TypeError("not a boolean");return(0,o.parseBoolean)(this.value)}toInteger(){if(!this.tag.isInteger())throw new f.ASN1TypeError(
"not an integer");return(0,o.parseInteger)(this.value)}toOID(){if(!this.tag.isOID())throw new f.ASN1TypeError("not an OI\
D");return(0,o.parseOID)(this.value)}toDate(){switch(!0){case this.tag.isUTCTime():return(0,o.parseTime)(this.value,!0);case this.
tag.isGeneralizedTime():return(0,o.parseTime)(this.value,!1);default:throw new f.ASN1TypeError("not a date")}}toBitString(){
if(!this.tag.isBitString())throw new f.ASN1TypeError("not a bit string");return(0,o.parseBitString)(this.value)}};e.ASN1Obj=
p;function b(t){let r=new l.ASN1Tag(t.getUint8()),s=(0,g.decodeLength)(t),c=t.slice(t.position,s),S=t.position,h=[];if(r.
constructed)h=n(t,s);else if(r.isOctetString())try{h=n(t,s)}catch{}return h.length===0&&t.seek(S+s),new p(r,c,h)}m(b,"Te"),
(0,u.a)(b,"parseStream");function n(t,r){let s=t.position+r;if(s>t.length)throw new f.ASN1ParseError("invalid length");let c=[];
for(;t.position<s;)c.push(b(t));if(t.position!==s)throw new f.ASN1ParseError("invalid length");return c}m(n,"Ie"),(0,u.a)(
n,"collectSubs")}),C=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ASN1Obj=void 0;var d=J();
Object.defineProperty(e,"ASN1Obj",{enumerable:!0,get:(0,u.a)(function(){return d.ASN1Obj},"get")})}),E=(0,u.c)(e=>{"use \
strict";var d=e&&e.__importDefault||function(b){return b&&b.__esModule?b:{default:b}};Object.defineProperty(e,"__esModul\
e",{value:!0}),e.createPublicKey=g,e.digest=o,e.verify=l,e.bufferEqual=p;var f=d((0,u.b)("crypto"));function g(b,n="spki"){
return typeof b=="string"?b.startsWith("-----")?f.default.createPublicKey(b):f.default.createPublicKey({key:Buffer.from(
b,"base64"),format:"der",type:n}):f.default.createPublicKey({key:b,format:"der",type:n})}m(g,"ot"),(0,u.a)(g,"createPubl\
icKey");function o(b,...n){let t=f.default.createHash(b);for(let r of n)t.update(r);return t.digest()}m(o,"at"),(0,u.a)(
o,"digest");function l(b,n,t,r){try{return f.default.verify(r,b,n,t)}catch{return!1}}m(l,"ct"),(0,u.a)(l,"verify");function p(b,n){
try{return f.default.timingSafeEqual(b,n)}catch{return!1}}m(p,"ft"),(0,u.a)(p,"bufferEqual")}),z=(0,u.c)(e=>{"use strict";
Object.defineProperty(e,"__esModule",{value:!0}),e.preAuthEncoding=f;var d="DSSEv1";function f(g,o){let l=Buffer.from(g,
"utf-8");return Buffer.concat([Buffer.from(`${d} ${l.length} `,"ascii"),l,Buffer.from(` ${o.length} `,"ascii"),o])}m(f,"\
ht"),(0,u.a)(f,"preAuthEncoding")}),Q=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.base64Encode=
g,e.base64Decode=o;var d="base64",f="utf-8";function g(l){return Buffer.from(l,f).toString(d)}m(g,"gt"),(0,u.a)(g,"base6\
4Encode");function o(l){return Buffer.from(l,d).toString(f)}m(o,"bt"),(0,u.a)(o,"base64Decode")}),W=(0,u.c)(e=>{"use str\
ict";Object.defineProperty(e,"__esModule",{value:!0}),e.canonicalize=d;function d(f){let g="";if(f===null||typeof f!="ob\
ject"||f.toJSON!=null)g+=JSON.stringify(f);else if(Array.isArray(f)){g+="[";let o=!0;f.forEach(l=>{o||(g+=","),o=!1,g+=d(
l)}),g+="]"}else{g+="{";let o=!0;Object.keys(f).sort().forEach(l=>{o||(g+=","),o=!1,g+=JSON.stringify(l),g+=":",g+=d(f[l])}),
g+="}"}return g}m(d,"k"),(0,u.a)(d,"canonicalize")}),P=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),
e.toDER=g,e.fromDER=o;var d=/-----BEGIN (.*)-----/,f=/-----END (.*)-----/;function g(l){let p="";return l.split(`
`).forEach(b=>{b.match(d)||b.match(f)||(p+=b)}),Buffer.from(p,"base64")}m(g,"_t"),(0,u.a)(g,"toDER");function o(l,p="CER\
TIFICATE"){let b=l.toString("base64").match(/.{1,64}/g)||"";return[`-----BEGIN ${p}-----`,...b,`-----END ${p}-----`].join(
`
`).concat(`
`)}m(o,"pt"),(0,u.a)(o,"fromDER")}),w=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.SHA2_HASH_ALGOS=
e.RSA_SIGNATURE_ALGOS=e.ECDSA_SIGNATURE_ALGOS=void 0,e.ECDSA_SIGNATURE_ALGOS={"1.2.840.10045.4.3.1":"sha224","1.2.840.10\
045.4.3.2":"sha256","1.2.840.10045.4.3.3":"sha384","1.2.840.10045.4.3.4":"sha512"},e.RSA_SIGNATURE_ALGOS={"1.2.840.11354\
9.1.1.14":"sha224","1.2.840.113549.1.1.11":"sha256","1.2.840.113549.1.1.12":"sha384","1.2.840.113549.1.1.13":"sha512"},e.
SHA2_HASH_ALGOS={"2.16.840.1.101.3.4.2.1":"sha256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"}}),
R=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.RFC3161TimestampVerificationError=void 0;var d=class extends Error{static{
m(this,"re")}static{(0,u.a)(this,"RFC3161TimestampVerificationError")}};e.RFC3161TimestampVerificationError=d}),Y=(0,u.c)(
e=>{"use strict";var d=e&&e.__createBinding||(Object.create?(function(n,t,r,s){s===void 0&&(s=r);var c=Object.getOwnPropertyDescriptor(
t,r);(!c||("get"in c?!t.__esModule:c.writable||c.configurable))&&(c={enumerable:!0,get:(0,u.a)(function(){return t[r]},"\
get")}),Object.defineProperty(n,s,c)}):(function(n,t,r,s){s===void 0&&(s=r),n[s]=t[r]})),f=e&&e.__setModuleDefault||(Object.
create?(function(n,t){Object.defineProperty(n,"default",{enumerable:!0,value:t})}):function(n,t){n.default=t}),g=e&&e.__importStar||
(function(){var n=(0,u.a)(function(t){return n=Object.getOwnPropertyNames||function(r){var s=[];for(var c in r)Object.prototype.
hasOwnProperty.call(r,c)&&(s[s.length]=c);return s},n(t)},"ownKeys");return function(t){if(t&&t.__esModule)return t;var r={};
if(t!=null)for(var s=n(t),c=0;c<s.length;c++)s[c]!=="default"&&d(r,t,s[c]);return f(r,t),r}})();Object.defineProperty(e,
"__esModule",{value:!0}),e.TSTInfo=void 0;var o=g(E()),l=w(),p=R(),b=class{static{m(this,"ie")}static{(0,u.a)(this,"TSTI\
nfo")}root;constructor(n){this.root=n}get version(){return this.root.subs[0].toInteger()}get genTime(){return this.root.
subs[4].toDate()}get messageImprintHashAlgorithm(){let n=this.messageImprintObj.subs[0].subs[0].toOID();return l.SHA2_HASH_ALGOS[n]}get messageImprintHashedMessage(){
return this.messageImprintObj.subs[1].value}get raw(){return this.root.toDER()}verify(n){let t=o.digest(this.messageImprintHashAlgorithm,
n);if(!o.bufferEqual(t,this.messageImprintHashedMessage))throw new p.RFC3161TimestampVerificationError("message imprint \
does not match artifact")}get messageImprintObj(){return this.root.subs[2]}};e.TSTInfo=b}),ee=(0,u.c)(e=>{"use strict";var d=e&&
e.__createBinding||(Object.create?(function(S,h,O,i){i===void 0&&(i=O);var v=Object.getOwnPropertyDescriptor(h,O);(!v||("\
get"in v?!h.__esModule:v.writable||v.configurable))&&(v={enumerable:!0,get:(0,u.a)(function(){return h[O]},"get")}),Object.
defineProperty(S,i,v)}):(function(S,h,O,i){i===void 0&&(i=O),S[i]=h[O]})),f=e&&e.__setModuleDefault||(Object.create?(function(S,h){
Object.defineProperty(S,"default",{enumerable:!0,value:h})}):function(S,h){S.default=h}),g=e&&e.__importStar||(function(){
var S=(0,u.a)(function(h){return S=Object.getOwnPropertyNames||function(O){var i=[];for(var v in O)Object.prototype.hasOwnProperty.
call(O,v)&&(i[i.length]=v);return i},S(h)},"ownKeys");return function(h){if(h&&h.__esModule)return h;var O={};if(h!=null)
for(var i=S(h),v=0;v<i.length;v++)i[v]!=="default"&&d(O,h,i[v]);return f(O,h),O}})();Object.defineProperty(e,"__esModule",
{value:!0}),e.RFC3161Timestamp=void 0;var o=C(),l=g(E()),p=w(),b=R(),n=Y(),t="1.2.840.113549.1.7.2",r="1.2.840.113549.1.\
9.16.1.4",s="1.2.840.113549.1.9.4",c=class M{static{m(this,"n")}static{(0,u.a)(this,"RFC3161Timestamp")}root;constructor(h){
this.root=h}static parse(h){let O=o.ASN1Obj.parseBuffer(h);return new M(O)}get status(){return this.pkiStatusInfoObj.subs[0].
toInteger()}get contentType(){return this.contentTypeObj.toOID()}get eContentType(){return this.eContentTypeObj.toOID()}get signingTime(){
return this.tstInfo.genTime}get signerIssuer(){return this.signerSidObj.subs[0].value}get signerSerialNumber(){return this.
signerSidObj.subs[1].value}get signerDigestAlgorithm(){let h=this.signerDigestAlgorithmObj.subs[0].toOID();return p.SHA2_HASH_ALGOS[h]}get signatureAlgorithm(){
let h=this.signatureAlgorithmObj.subs[0].toOID();return p.ECDSA_SIGNATURE_ALGOS[h]}get signatureValue(){return this.signatureValueObj.
value}get tstInfo(){return new n.TSTInfo(this.eContentObj.subs[0].subs[0])}verify(h,O){if(!this.timeStampTokenObj)throw new b.
RFC3161TimestampVerificationError("timeStampToken is missing");if(this.contentType!==t)throw new b.RFC3161TimestampVerificationError(
`incorrect content type: ${this.contentType}`);if(this.eContentType!==r)throw new b.RFC3161TimestampVerificationError(`i\
ncorrect encapsulated content type: ${this.eContentType}`);this.tstInfo.verify(h),this.verifyMessageDigest(),this.verifySignature(
O)}verifyMessageDigest(){let h=l.digest(this.signerDigestAlgorithm,this.tstInfo.raw),O=this.messageDigestAttributeObj.subs[1].
subs[0].value;if(!l.bufferEqual(h,O))throw new b.RFC3161TimestampVerificationError("signed data does not match tstInfo")}verifySignature(h){
let O=this.signedAttrsObj.toDER();if(O[0]=49,!l.verify(O,h,this.signatureValue,this.signatureAlgorithm))throw new b.RFC3161TimestampVerificationError(
"signature verification failed")}get pkiStatusInfoObj(){return this.root.subs[0]}get timeStampTokenObj(){return this.root.
subs[1]}get contentTypeObj(){return this.timeStampTokenObj.subs[0]}get signedDataObj(){return this.timeStampTokenObj.subs.
find(h=>h.tag.isContextSpecific(0)).subs[0]}get encapContentInfoObj(){return this.signedDataObj.subs[2]}get signerInfosObj(){
let h=this.signedDataObj;return h.subs[h.subs.length-1]}get signerInfoObj(){return this.signerInfosObj.subs[0]}get eContentTypeObj(){
return this.encapContentInfoObj.subs[0]}get eContentObj(){return this.encapContentInfoObj.subs[1]}get signedAttrsObj(){return this.
signerInfoObj.subs.find(h=>h.tag.isContextSpecific(0))}get messageDigestAttributeObj(){return this.signedAttrsObj.subs.find(
h=>h.subs[0].tag.isOID()&&h.subs[0].toOID()===s)}get signerSidObj(){return this.signerInfoObj.subs[1]}get signerDigestAlgorithmObj(){
return this.signerInfoObj.subs[2]}get signatureAlgorithmObj(){return this.signerInfoObj.subs[4]}get signatureValueObj(){
return this.signerInfoObj.subs[5]}};e.RFC3161Timestamp=c}),te=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModu\
le",{value:!0}),e.RFC3161Timestamp=void 0;var d=ee();Object.defineProperty(e,"RFC3161Timestamp",{enumerable:!0,get:(0,u.
a)(function(){return d.RFC3161Timestamp},"get")})}),re=(0,u.c)(e=>{"use strict";var d=e&&e.__createBinding||(Object.create?
(function(b,n,t,r){r===void 0&&(r=t);var s=Object.getOwnPropertyDescriptor(n,t);(!s||("get"in s?!n.__esModule:s.writable||
s.configurable))&&(s={enumerable:!0,get:(0,u.a)(function(){return n[t]},"get")}),Object.defineProperty(b,r,s)}):(function(b,n,t,r){
r===void 0&&(r=t),b[r]=n[t]})),f=e&&e.__setModuleDefault||(Object.create?(function(b,n){Object.defineProperty(b,"default",
{enumerable:!0,value:n})}):function(b,n){b.default=n}),g=e&&e.__importStar||(function(){var b=(0,u.a)(function(n){return b=
Object.getOwnPropertyNames||function(t){var r=[];for(var s in t)Object.prototype.hasOwnProperty.call(t,s)&&(r[r.length]=
s);return r},b(n)},"ownKeys");return function(n){if(n&&n.__esModule)return n;var t={};if(n!=null)for(var r=b(n),s=0;s<r.
length;s++)r[s]!=="default"&&d(t,n,r[s]);return f(t,n),t}})();Object.defineProperty(e,"__esModule",{value:!0}),e.SignedCertificateTimestamp=
void 0;var o=g(E()),l=_(),p=class U{static{m(this,"n")}static{(0,u.a)(this,"SignedCertificateTimestamp")}version;logID;timestamp;extensions;hashAlgorithm;signatureAlgorithm;signature;constructor(n){
this.version=n.version,this.logID=n.logID,this.timestamp=n.timestamp,this.extensions=n.extensions,this.hashAlgorithm=n.hashAlgorithm,
this.signatureAlgorithm=n.signatureAlgorithm,this.signature=n.signature}get datetime(){return new Date(Number(this.timestamp.
readBigInt64BE()))}get algorithm(){switch(this.hashAlgorithm){case 0:return"none";case 1:return"md5";case 2:return"sha1";case 3:
return"sha224";case 4:return"sha256";case 5:return"sha384";case 6:return"sha512";default:return"unknown"}}verify(n,t){let r=new l.
ByteStream;return r.appendChar(this.version),r.appendChar(0),r.appendView(this.timestamp),r.appendUint16(1),r.appendView(
n),r.appendUint16(this.extensions.byteLength),this.extensions.byteLength>0&&r.appendView(this.extensions),o.verify(r.buffer,
t,this.signature,this.algorithm)}static parse(n){let t=new l.ByteStream(n),r=t.getUint8(),s=t.getBlock(32),c=t.getBlock(
8),S=t.getUint16(),h=t.getBlock(S),O=t.getUint8(),i=t.getUint8(),v=t.getUint16(),y=t.getBlock(v);if(t.position!==n.length)
throw new Error("SCT buffer length mismatch");return new U({version:r,logID:s,timestamp:c,extensions:h,hashAlgorithm:O,signatureAlgorithm:i,
signature:y})}};e.SignedCertificateTimestamp=p}),X=(0,u.c)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),
e.X509SCTExtension=e.X509SubjectKeyIDExtension=e.X509AuthorityKeyIDExtension=e.X509SubjectAlternativeNameExtension=e.X509KeyUsageExtension=
e.X509BasicConstraintsExtension=e.X509Extension=void 0;var d=_(),f=re(),g=class{static{m(this,"_")}static{(0,u.a)(this,"\
X509Extension")}root;constructor(r){this.root=r}get oid(){return this.root.subs[0].toOID()}get critical(){return this.root.
subs.length===3?this.root.subs[1].toBoolean():!1}get value(){return this.extnValueObj.value}get valueObj(){return this.extnValueObj}get extnValueObj(){
return this.root.subs[this.root.subs.length-1]}};e.X509Extension=g;var o=class extends g{static{m(this,"ae")}static{(0,u.
a)(this,"X509BasicConstraintsExtension")}get isCA(){return this.sequence.subs[0]?.toBoolean()??!1}get pathLenConstraint(){
return this.sequence.subs.length>1?this.sequence.subs[1].toInteger():void 0}get sequence(){return this.extnValueObj.subs[0]}};
e.X509BasicConstraintsExtension=o;var l=class extends g{static{m(this,"ce")}static{(0,u.a)(this,"X509KeyUsageExtension")}get digitalSignature(){
return this.bitString[0]===1}get keyCertSign(){return this.bitString[5]===1}get crlSign(){return this.bitString[6]===1}get bitString(){
return this.extnValueObj.subs[0].toBitString()}};e.X509KeyUsageExtension=l;var p=class extends g{static{m(this,"fe")}static{
(0,u.a)(this,"X509SubjectAlternativeNameExtension")}get rfc822Name(){return this.findGeneralName(1)?.value.toString("asc\
ii")}get uri(){return this.findGeneralName(6)?.value.toString("ascii")}otherName(r){let s=this.findGeneralName(0);return s===
void 0||s.subs[0].toOID()!==r?void 0:s.subs[1].subs[0].value.toString("ascii")}findGeneralName(r){return this.generalNames.
find(s=>s.tag.isContextSpecific(r))}get generalNames(){return this.extnValueObj.subs[0].subs}};e.X509SubjectAlternativeNameExtension=
p;var b=class extends g{static{m(this,"le")}static{(0,u.a)(this,"X509AuthorityKeyIDExtension")}get keyIdentifier(){return this.
findSequenceMember(0)?.value}findSequenceMember(r){return this.sequence.subs.find(s=>s.tag.isContextSpecific(r))}get sequence(){
return this.extnValueObj.subs[0]}};e.X509AuthorityKeyIDExtension=b;var n=class extends g{static{m(this,"he")}static{(0,u.
a)(this,"X509SubjectKeyIDExtension")}get keyIdentifier(){return this.extnValueObj.subs[0].value}};e.X509SubjectKeyIDExtension=
n;var t=class extends g{static{m(this,"ge")}static{(0,u.a)(this,"X509SCTExtension")}constructor(r){super(r)}get signedCertificateTimestamps(){
let r=this.extnValueObj.subs[0].value,s=new d.ByteStream(r),c=s.getUint16()+2,S=[];for(;s.position<c;){let h=s.getUint16(),
O=s.getBlock(h);S.push(f.SignedCertificateTimestamp.parse(O))}if(s.position!==c)throw new Error("SCT list length does no\
t match actual length");return S}};e.X509SCTExtension=t}),ie=(0,u.c)(e=>{"use strict";var d=e&&e.__createBinding||(Object.
create?(function(O,i,v,y){y===void 0&&(y=v);var j=Object.getOwnPropertyDescriptor(i,v);(!j||("get"in j?!i.__esModule:j.writable||
j.configurable))&&(j={enumerable:!0,get:(0,u.a)(function(){return i[v]},"get")}),Object.defineProperty(O,y,j)}):(function(O,i,v,y){
y===void 0&&(y=v),O[y]=i[v]})),f=e&&e.__setModuleDefault||(Object.create?(function(O,i){Object.defineProperty(O,"default",
{enumerable:!0,value:i})}):function(O,i){O.default=i}),g=e&&e.__importStar||(function(){var O=(0,u.a)(function(i){return O=
Object.getOwnPropertyNames||function(v){var y=[];for(var j in v)Object.prototype.hasOwnProperty.call(v,j)&&(y[y.length]=
j);return y},O(i)},"ownKeys");return function(i){if(i&&i.__esModule)return i;var v={};if(i!=null)for(var y=O(i),j=0;j<y.
length;j++)y[j]!=="default"&&d(v,i,y[j]);return f(v,i),v}})();Object.defineProperty(e,"__esModule",{value:!0}),e.X509Certificate=
e.EXTENSION_OID_SCT=void 0;var o=C(),l=g(E()),p=w(),b=g(P()),n=X(),t="2.5.29.14",r="2.5.29.15",s="2.5.29.17",c="2.5.29.1\
9",S="2.5.29.35";e.EXTENSION_OID_SCT="1.3.6.1.4.1.11129.2.4.2";var h=class D{static{m(this,"n")}static{(0,u.a)(this,"X50\
9Certificate")}root;constructor(i){this.root=i}static parse(i){let v=typeof i=="string"?b.toDER(i):i,y=o.ASN1Obj.parseBuffer(
v);return new D(y)}get tbsCertificate(){return this.tbsCertificateObj}get version(){return`v${(this.versionObj.subs[0].toInteger()+
BigInt(1)).toString()}`}get serialNumber(){return this.serialNumberObj.value}get notBefore(){return this.validityObj.subs[0].
toDate()}get notAfter(){return this.validityObj.subs[1].toDate()}get issuer(){return this.issuerObj.value}get subject(){
return this.subjectObj.value}get publicKey(){return this.subjectPublicKeyInfoObj.toDER()}get signatureAlgorithm(){let i=this.
signatureAlgorithmObj.subs[0].toOID();return p.RSA_SIGNATURE_ALGOS[i]?p.RSA_SIGNATURE_ALGOS[i]:p.ECDSA_SIGNATURE_ALGOS[i]}get signatureValue(){
return this.signatureValueObj.value.subarray(1)}get subjectAltName(){let i=this.extSubjectAltName;return i?.uri||i?.rfc822Name}get extensions(){
return this.extensionsObj?.subs[0]?.subs||[]}get extKeyUsage(){let i=this.findExtension(r);return i?new n.X509KeyUsageExtension(
i):void 0}get extBasicConstraints(){let i=this.findExtension(c);return i?new n.X509BasicConstraintsExtension(i):void 0}get extSubjectAltName(){
let i=this.findExtension(s);return i?new n.X509SubjectAlternativeNameExtension(i):void 0}get extAuthorityKeyID(){let i=this.
findExtension(S);return i?new n.X509AuthorityKeyIDExtension(i):void 0}get extSubjectKeyID(){let i=this.findExtension(t);
return i?new n.X509SubjectKeyIDExtension(i):void 0}get extSCT(){let i=this.findExtension(e.EXTENSION_OID_SCT);return i?new n.
X509SCTExtension(i):void 0}get isCA(){let i=this.extBasicConstraints?.isCA||!1;return this.extKeyUsage?i&&this.extKeyUsage.
keyCertSign:i}extension(i){let v=this.findExtension(i);return v?new n.X509Extension(v):void 0}verify(i){let v=i?.publicKey||
this.publicKey,y=l.createPublicKey(v);return l.verify(this.tbsCertificate.toDER(),y,this.signatureValue,this.signatureAlgorithm)}validForDate(i){
return this.notBefore<=i&&i<=this.notAfter}equals(i){return this.root.toDER().equals(i.root.toDER())}clone(){let i=this.
root.toDER(),v=Buffer.alloc(i.length);return i.copy(v),D.parse(v)}findExtension(i){return this.extensions.find(v=>v.subs[0].
toOID()===i)}get tbsCertificateObj(){return this.root.subs[0]}get signatureAlgorithmObj(){return this.root.subs[1]}get signatureValueObj(){
return this.root.subs[2]}get versionObj(){return this.tbsCertificateObj.subs[0]}get serialNumberObj(){return this.tbsCertificateObj.
subs[1]}get issuerObj(){return this.tbsCertificateObj.subs[3]}get validityObj(){return this.tbsCertificateObj.subs[4]}get subjectObj(){
return this.tbsCertificateObj.subs[5]}get subjectPublicKeyInfoObj(){return this.tbsCertificateObj.subs[6]}get extensionsObj(){
return this.tbsCertificateObj.subs.find(i=>i.tag.isContextSpecific(3))}};e.X509Certificate=h}),ne=(0,u.c)(e=>{"use stric\
t";Object.defineProperty(e,"__esModule",{value:!0}),e.X509SCTExtension=e.X509Certificate=e.EXTENSION_OID_SCT=void 0;var d=ie();
Object.defineProperty(e,"EXTENSION_OID_SCT",{enumerable:!0,get:(0,u.a)(function(){return d.EXTENSION_OID_SCT},"get")}),Object.
defineProperty(e,"X509Certificate",{enumerable:!0,get:(0,u.a)(function(){return d.X509Certificate},"get")});var f=X();Object.
defineProperty(e,"X509SCTExtension",{enumerable:!0,get:(0,u.a)(function(){return f.X509SCTExtension},"get")})}),se=(0,u.
c)(e=>{"use strict";var d=e&&e.__createBinding||(Object.create?(function(n,t,r,s){s===void 0&&(s=r);var c=Object.getOwnPropertyDescriptor(
t,r);(!c||("get"in c?!t.__esModule:c.writable||c.configurable))&&(c={enumerable:!0,get:(0,u.a)(function(){return t[r]},"\
get")}),Object.defineProperty(n,s,c)}):(function(n,t,r,s){s===void 0&&(s=r),n[s]=t[r]})),f=e&&e.__setModuleDefault||(Object.
create?(function(n,t){Object.defineProperty(n,"default",{enumerable:!0,value:t})}):function(n,t){n.default=t}),g=e&&e.__importStar||
(function(){var n=(0,u.a)(function(t){return n=Object.getOwnPropertyNames||function(r){var s=[];for(var c in r)Object.prototype.
hasOwnProperty.call(r,c)&&(s[s.length]=c);return s},n(t)},"ownKeys");return function(t){if(t&&t.__esModule)return t;var r={};
if(t!=null)for(var s=n(t),c=0;c<s.length;c++)s[c]!=="default"&&d(r,t,s[c]);return f(r,t),r}})();Object.defineProperty(e,
"__esModule",{value:!0}),e.X509SCTExtension=e.X509Certificate=e.EXTENSION_OID_SCT=e.ByteStream=e.RFC3161Timestamp=e.pem=
e.json=e.encoding=e.dsse=e.crypto=e.ASN1Obj=void 0;var o=C();Object.defineProperty(e,"ASN1Obj",{enumerable:!0,get:(0,u.a)(
function(){return o.ASN1Obj},"get")}),e.crypto=g(E()),e.dsse=g(z()),e.encoding=g(Q()),e.json=g(W()),e.pem=g(P());var l=te();
Object.defineProperty(e,"RFC3161Timestamp",{enumerable:!0,get:(0,u.a)(function(){return l.RFC3161Timestamp},"get")});var p=_();
Object.defineProperty(e,"ByteStream",{enumerable:!0,get:(0,u.a)(function(){return p.ByteStream},"get")});var b=ne();Object.
defineProperty(e,"EXTENSION_OID_SCT",{enumerable:!0,get:(0,u.a)(function(){return b.EXTENSION_OID_SCT},"get")}),Object.defineProperty(
e,"X509Certificate",{enumerable:!0,get:(0,u.a)(function(){return b.X509Certificate},"get")}),Object.defineProperty(e,"X5\
09SCTExtension",{enumerable:!0,get:(0,u.a)(function(){return b.X509SCTExtension},"get")})})}};
