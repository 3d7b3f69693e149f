exports.id=3530,exports.ids=[3530],exports.modules={89659:(function(G,g,A){"use strict";var n=this&&this.__createBinding||
(Object.create?(function(I,y,d,w){w===void 0&&(w=d);var T=Object.getOwnPropertyDescriptor(y,d);(!T||("get"in T?!y.__esModule:
T.writable||T.configurable))&&(T={enumerable:!0,get:function(){return y[d]}}),Object.defineProperty(I,w,T)}):(function(I,y,d,w){
w===void 0&&(w=d),I[w]=y[d]})),f=this&&this.__setModuleDefault||(Object.create?(function(I,y){Object.defineProperty(I,"d\
efault",{enumerable:!0,value:y})}):function(I,y){I.default=y}),h=this&&this.__importStar||(function(){var I=function(y){
return I=Object.getOwnPropertyNames||function(d){var w=[];for(var T in d)Object.prototype.hasOwnProperty.call(d,T)&&(w[w.
length]=T);return w},I(y)};return function(y){if(y&&y.__esModule)return y;var d={};if(y!=null)for(var w=I(y),T=0;T<w.length;T++)
w[T]!=="default"&&n(d,y,w[T]);return f(d,y),d}})(),u=this&&this.__awaiter||function(I,y,d,w){function T(S){return S instanceof
d?S:new d(function(D){D(S)})}return new(d||(d=Promise))(function(S,D){function F(W){try{V(w.next(W))}catch(K){D(K)}}function H(W){
try{V(w.throw(W))}catch(K){D(K)}}function V(W){W.done?S(W.value):T(W.value).then(F,H)}V((w=w.apply(I,y||[])).next())})};
Object.defineProperty(g,"__esModule",{value:!0}),g.HttpClient=g.HttpClientResponse=g.HttpClientError=g.MediaTypes=g.Headers=
g.HttpCodes=void 0,g.getProxyUrl=B,g.isHttps=J;const s=h(A(58611)),e=h(A(65692)),r=h(A(83335)),c=h(A(20770)),t=A(46752);
var E;(function(I){I[I.OK=200]="OK",I[I.MultipleChoices=300]="MultipleChoices",I[I.MovedPermanently=301]="MovedPermanent\
ly",I[I.ResourceMoved=302]="ResourceMoved",I[I.SeeOther=303]="SeeOther",I[I.NotModified=304]="NotModified",I[I.UseProxy=
305]="UseProxy",I[I.SwitchProxy=306]="SwitchProxy",I[I.TemporaryRedirect=307]="TemporaryRedirect",I[I.PermanentRedirect=
308]="PermanentRedirect",I[I.BadRequest=400]="BadRequest",I[I.Unauthorized=401]="Unauthorized",I[I.PaymentRequired=402]=
"PaymentRequired",I[I.Forbidden=403]="Forbidden",I[I.NotFound=404]="NotFound",I[I.MethodNotAllowed=405]="MethodNotAllowe\
d",I[I.NotAcceptable=406]="NotAcceptable",I[I.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",I[I.RequestTimeout=
408]="RequestTimeout",I[I.Conflict=409]="Conflict",I[I.Gone=410]="Gone",I[I.TooManyRequests=429]="TooManyRequests",I[I.InternalServerError=
500]="InternalServerError",I[I.NotImplemented=501]="NotImplemented",I[I.BadGateway=502]="BadGateway",I[I.ServiceUnavailable=
503]="ServiceUnavailable",I[I.GatewayTimeout=504]="GatewayTimeout"})(E||(g.HttpCodes=E={}));var i;(function(I){I.Accept=
"accept",I.ContentType="content-type"})(i||(g.Headers=i={}));var o;(function(I){I.ApplicationJson="application/json"})(o||
(g.MediaTypes=o={}));function B(I){const y=r.getProxyUrl(new URL(I));return y?y.href:""}const C=[E.MovedPermanently,E.ResourceMoved,
E.SeeOther,E.TemporaryRedirect,E.PermanentRedirect],Q=[E.BadGateway,E.ServiceUnavailable,E.GatewayTimeout],l=["OPTIONS",
"GET","DELETE","HEAD"],R=10,U=5;class O extends Error{constructor(y,d){super(y),this.name="HttpClientError",this.statusCode=
d,Object.setPrototypeOf(this,O.prototype)}}g.HttpClientError=O;class x{constructor(y){this.message=y}readBody(){return u(
this,void 0,void 0,function*(){return new Promise(y=>u(this,void 0,void 0,function*(){let d=Buffer.alloc(0);this.message.
on("data",w=>{d=Buffer.concat([d,w])}),this.message.on("end",()=>{y(d.toString())})}))})}readBodyBuffer(){return u(this,
void 0,void 0,function*(){return new Promise(y=>u(this,void 0,void 0,function*(){const d=[];this.message.on("data",w=>{d.
push(w)}),this.message.on("end",()=>{y(Buffer.concat(d))})}))})}}g.HttpClientResponse=x;function J(I){return new URL(I).
protocol==="https:"}class Y{constructor(y,d,w){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=
!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this.
_getUserAgentWithOrchestrationId(y),this.handlers=d||[],this.requestOptions=w,w&&(w.ignoreSslError!=null&&(this._ignoreSslError=
w.ignoreSslError),this._socketTimeout=w.socketTimeout,w.allowRedirects!=null&&(this._allowRedirects=w.allowRedirects),w.
allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=w.allowRedirectDowngrade),w.maxRedirects!=null&&(this._maxRedirects=
Math.max(w.maxRedirects,0)),w.keepAlive!=null&&(this._keepAlive=w.keepAlive),w.allowRetries!=null&&(this._allowRetries=w.
allowRetries),w.maxRetries!=null&&(this._maxRetries=w.maxRetries))}options(y,d){return u(this,void 0,void 0,function*(){
return this.request("OPTIONS",y,null,d||{})})}get(y,d){return u(this,void 0,void 0,function*(){return this.request("GET",
y,null,d||{})})}del(y,d){return u(this,void 0,void 0,function*(){return this.request("DELETE",y,null,d||{})})}post(y,d,w){
return u(this,void 0,void 0,function*(){return this.request("POST",y,d,w||{})})}patch(y,d,w){return u(this,void 0,void 0,
function*(){return this.request("PATCH",y,d,w||{})})}put(y,d,w){return u(this,void 0,void 0,function*(){return this.request(
"PUT",y,d,w||{})})}head(y,d){return u(this,void 0,void 0,function*(){return this.request("HEAD",y,null,d||{})})}sendStream(y,d,w,T){
return u(this,void 0,void 0,function*(){return this.request(y,d,w,T)})}getJson(y){return u(this,arguments,void 0,function*(d,w={}){
w[i.Accept]=this._getExistingOrDefaultHeader(w,i.Accept,o.ApplicationJson);const T=yield this.get(d,w);return this._processResponse(
T,this.requestOptions)})}postJson(y,d){return u(this,arguments,void 0,function*(w,T,S={}){const D=JSON.stringify(T,null,
2);S[i.Accept]=this._getExistingOrDefaultHeader(S,i.Accept,o.ApplicationJson),S[i.ContentType]=this._getExistingOrDefaultContentTypeHeader(
S,o.ApplicationJson);const F=yield this.post(w,D,S);return this._processResponse(F,this.requestOptions)})}putJson(y,d){return u(
this,arguments,void 0,function*(w,T,S={}){const D=JSON.stringify(T,null,2);S[i.Accept]=this._getExistingOrDefaultHeader(
S,i.Accept,o.ApplicationJson),S[i.ContentType]=this._getExistingOrDefaultContentTypeHeader(S,o.ApplicationJson);const F=yield this.
put(w,D,S);return this._processResponse(F,this.requestOptions)})}patchJson(y,d){return u(this,arguments,void 0,function*(w,T,S={}){
const D=JSON.stringify(T,null,2);S[i.Accept]=this._getExistingOrDefaultHeader(S,i.Accept,o.ApplicationJson),S[i.ContentType]=
this._getExistingOrDefaultContentTypeHeader(S,o.ApplicationJson);const F=yield this.patch(w,D,S);return this._processResponse(
F,this.requestOptions)})}request(y,d,w,T){return u(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");const S=new URL(d);let D=this._prepareRequest(y,S,T);const F=this._allowRetries&&l.includes(
y)?this._maxRetries+1:1;let H=0,V;do{if(V=yield this.requestRaw(D,w),V&&V.message&&V.message.statusCode===E.Unauthorized){
let K;for(const ie of this.handlers)if(ie.canHandleAuthentication(V)){K=ie;break}return K?K.handleAuthentication(this,D,
w):V}let W=this._maxRedirects;for(;V.message.statusCode&&C.includes(V.message.statusCode)&&this._allowRedirects&&W>0;){const K=V.
message.headers.location;if(!K)break;const ie=new URL(K);if(S.protocol==="https:"&&S.protocol!==ie.protocol&&!this._allowRedirectDowngrade)
throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want t\
o allow this behavior, set the allowRedirectDowngrade option to true.");if(yield V.readBody(),ie.hostname!==S.hostname)for(const ue in T)
ue.toLowerCase()==="authorization"&&delete T[ue];D=this._prepareRequest(y,ie,T),V=yield this.requestRaw(D,w),W--}if(!V.message.
statusCode||!Q.includes(V.message.statusCode))return V;H+=1,H<F&&(yield V.readBody(),yield this._performExponentialBackoff(
H))}while(H<F);return V})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(y,d){return u(this,void 0,
void 0,function*(){return new Promise((w,T)=>{function S(D,F){D?T(D):F?w(F):T(new Error("Unknown error"))}this.requestRawWithCallback(
y,d,S)})})}requestRawWithCallback(y,d,w){typeof d=="string"&&(y.options.headers||(y.options.headers={}),y.options.headers["\
Content-Length"]=Buffer.byteLength(d,"utf8"));let T=!1;function S(H,V){T||(T=!0,w(H,V))}const D=y.httpModule.request(y.options,
H=>{const V=new x(H);S(void 0,V)});let F;D.on("socket",H=>{F=H}),D.setTimeout(this._socketTimeout||3*6e4,()=>{F&&F.end(),
S(new Error(`Request timeout: ${y.options.path}`))}),D.on("error",function(H){S(H)}),d&&typeof d=="string"&&D.write(d,"u\
tf8"),d&&typeof d!="string"?(d.on("close",function(){D.end()}),d.pipe(D)):D.end()}getAgent(y){const d=new URL(y);return this.
_getAgent(d)}getAgentDispatcher(y){const d=new URL(y),w=r.getProxyUrl(d);if(w&&w.hostname)return this._getProxyAgentDispatcher(
d,w)}_prepareRequest(y,d,w){const T={};T.parsedUrl=d;const S=T.parsedUrl.protocol==="https:";T.httpModule=S?e:s;const D=S?
443:80;if(T.options={},T.options.host=T.parsedUrl.hostname,T.options.port=T.parsedUrl.port?parseInt(T.parsedUrl.port):D,
T.options.path=(T.parsedUrl.pathname||"")+(T.parsedUrl.search||""),T.options.method=y,T.options.headers=this._mergeHeaders(
w),this.userAgent!=null&&(T.options.headers["user-agent"]=this.userAgent),T.options.agent=this._getAgent(T.parsedUrl),this.
handlers)for(const F of this.handlers)F.prepareRequest(T.options);return T}_mergeHeaders(y){return this.requestOptions&&
this.requestOptions.headers?Object.assign({},m(this.requestOptions.headers),m(y||{})):m(y||{})}_getExistingOrDefaultHeader(y,d,w){
let T;if(this.requestOptions&&this.requestOptions.headers){const D=m(this.requestOptions.headers)[d];D&&(T=typeof D=="nu\
mber"?D.toString():D)}const S=y[d];return S!==void 0?typeof S=="number"?S.toString():S:T!==void 0?T:w}_getExistingOrDefaultContentTypeHeader(y,d){
let w;if(this.requestOptions&&this.requestOptions.headers){const S=m(this.requestOptions.headers)[i.ContentType];S&&(typeof S==
"number"?w=String(S):Array.isArray(S)?w=S.join(", "):w=S)}const T=y[i.ContentType];return T!==void 0?typeof T=="number"?
String(T):Array.isArray(T)?T.join(", "):T:w!==void 0?w:d}_getAgent(y){let d;const w=r.getProxyUrl(y),T=w&&w.hostname;if(this.
_keepAlive&&T&&(d=this._proxyAgent),T||(d=this._agent),d)return d;const S=y.protocol==="https:";let D=100;if(this.requestOptions&&
(D=this.requestOptions.maxSockets||s.globalAgent.maxSockets),w&&w.hostname){const F={maxSockets:D,keepAlive:this._keepAlive,
proxy:Object.assign(Object.assign({},(w.username||w.password)&&{proxyAuth:`${w.username}:${w.password}`}),{host:w.hostname,
port:w.port})};let H;const V=w.protocol==="https:";S?H=V?c.httpsOverHttps:c.httpsOverHttp:H=V?c.httpOverHttps:c.httpOverHttp,
d=H(F),this._proxyAgent=d}if(!d){const F={keepAlive:this._keepAlive,maxSockets:D};d=S?new e.Agent(F):new s.Agent(F),this.
_agent=d}return S&&this._ignoreSslError&&(d.options=Object.assign(d.options||{},{rejectUnauthorized:!1})),d}_getProxyAgentDispatcher(y,d){
let w;if(this._keepAlive&&(w=this._proxyAgentDispatcher),w)return w;const T=y.protocol==="https:";return w=new t.ProxyAgent(
Object.assign({uri:d.href,pipelining:this._keepAlive?1:0},(d.username||d.password)&&{token:`Basic ${Buffer.from(`${d.username}\
:${d.password}`).toString("base64")}`})),this._proxyAgentDispatcher=w,T&&this._ignoreSslError&&(w.options=Object.assign(
w.options.requestTls||{},{rejectUnauthorized:!1})),w}_getUserAgentWithOrchestrationId(y){const d=y||"actions/http-client",
w=process.env.ACTIONS_ORCHESTRATION_ID;if(w){const T=w.replace(/[^a-z0-9_.-]/gi,"_");return`${d} actions_orchestration_i\
d/${T}`}return d}_performExponentialBackoff(y){return u(this,void 0,void 0,function*(){y=Math.min(R,y);const d=U*Math.pow(
2,y);return new Promise(w=>setTimeout(()=>w(),d))})}_processResponse(y,d){return u(this,void 0,void 0,function*(){return new Promise(
(w,T)=>u(this,void 0,void 0,function*(){const S=y.message.statusCode||0,D={statusCode:S,result:null,headers:{}};S===E.NotFound&&
w(D);function F(W,K){if(typeof K=="string"){const ie=new Date(K);if(!isNaN(ie.valueOf()))return ie}return K}let H,V;try{
V=yield y.readBody(),V&&V.length>0&&(d&&d.deserializeDates?H=JSON.parse(V,F):H=JSON.parse(V),D.result=H),D.headers=y.message.
headers}catch{}if(S>299){let W;H&&H.message?W=H.message:V&&V.length>0?W=V:W=`Failed request: (${S})`;const K=new O(W,S);
K.result=D.result,T(K)}else w(D)}))})}}g.HttpClient=Y;const m=I=>Object.keys(I).reduce((y,d)=>(y[d.toLowerCase()]=I[d],y),
{})}),83335:function(G,g){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.getProxyUrl=A,g.checkBypass=n;
function A(u){const s=u.protocol==="https:";if(n(u))return;const e=s?process.env.https_proxy||process.env.HTTPS_PROXY:process.
env.http_proxy||process.env.HTTP_PROXY;if(e)try{return new h(e)}catch{if(!e.startsWith("http://")&&!e.startsWith("https:\
//"))return new h(`http://${e}`)}else return}function n(u){if(!u.hostname)return!1;const s=u.hostname;if(f(s))return!0;const e=process.
env.no_proxy||process.env.NO_PROXY||"";if(!e)return!1;let r;u.port?r=Number(u.port):u.protocol==="http:"?r=80:u.protocol===
"https:"&&(r=443);const c=[u.hostname.toUpperCase()];typeof r=="number"&&c.push(`${c[0]}:${r}`);for(const t of e.split("\
,").map(E=>E.trim().toUpperCase()).filter(E=>E))if(t==="*"||c.some(E=>E===t||E.endsWith(`.${t}`)||t.startsWith(".")&&E.endsWith(
`${t}`)))return!0;return!1}function f(u){const s=u.toLowerCase();return s==="localhost"||s.startsWith("127.")||s.startsWith(
"[::1]")||s.startsWith("[0:0:0:0:0:0:0:1]")}class h extends URL{constructor(s,e){super(s,e),this._decodedUsername=decodeURIComponent(
super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){
return this._decodedPassword}}},18456:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.toMessageSignatureBundle=
h,g.toDSSEBundle=u;const n=A(19654),f=A(37742);function h(t){return{mediaType:t.certificateChain?f.BUNDLE_V02_MEDIA_TYPE:
f.BUNDLE_V03_MEDIA_TYPE,content:{$case:"messageSignature",messageSignature:{messageDigest:{algorithm:n.HashAlgorithm.SHA2_256,
digest:t.digest},signature:t.signature}},verificationMaterial:r(t)}}function u(t){return{mediaType:t.certificateChain?f.
BUNDLE_V02_MEDIA_TYPE:f.BUNDLE_V03_MEDIA_TYPE,content:{$case:"dsseEnvelope",dsseEnvelope:s(t)},verificationMaterial:r(t)}}
function s(t){return{payloadType:t.artifactType,payload:t.artifact,signatures:[e(t)]}}function e(t){return{keyid:t.keyHint||
"",sig:t.signature}}function r(t){return{content:c(t),tlogEntries:[],timestampVerificationData:{rfc3161Timestamps:[]}}}function c(t){
return t.certificate?t.certificateChain?{$case:"x509CertificateChain",x509CertificateChain:{certificates:[{rawBytes:t.certificate}]}}:
{$case:"certificate",certificate:{rawBytes:t.certificate}}:{$case:"publicKey",publicKey:{hint:t.keyHint||""}}}},37742:function(G,g){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.BUNDLE_V03_MEDIA_TYPE=g.BUNDLE_V03_LEGACY_MEDIA_TYPE=g.BUNDLE_V02_MEDIA_TYPE=
g.BUNDLE_V01_MEDIA_TYPE=void 0,g.isBundleWithCertificateChain=A,g.isBundleWithPublicKey=n,g.isBundleWithMessageSignature=
f,g.isBundleWithDsseEnvelope=h,g.BUNDLE_V01_MEDIA_TYPE="application/vnd.dev.sigstore.bundle+json;version=0.1",g.BUNDLE_V02_MEDIA_TYPE=
"application/vnd.dev.sigstore.bundle+json;version=0.2",g.BUNDLE_V03_LEGACY_MEDIA_TYPE="application/vnd.dev.sigstore.bund\
le+json;version=0.3",g.BUNDLE_V03_MEDIA_TYPE="application/vnd.dev.sigstore.bundle.v0.3+json";function A(u){return u.verificationMaterial.
content.$case==="x509CertificateChain"}function n(u){return u.verificationMaterial.content.$case==="publicKey"}function f(u){
return u.content.$case==="messageSignature"}function h(u){return u.content.$case==="dsseEnvelope"}},47714:function(G,g){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.ValidationError=void 0;class A extends Error{constructor(f,h){
super(f),this.fields=h}}g.ValidationError=A},61040:function(G,g,A){"use strict";var n;n={value:!0},n=n=n=n=n=n=n=n=g.vw=
n=n=n=n=n=n=n=n=n=n=n=void 0;var f=A(18456);n={enumerable:!0,get:function(){return f.toDSSEBundle}},n={enumerable:!0,get:function(){
return f.toMessageSignatureBundle}};var h=A(37742);n={enumerable:!0,get:function(){return h.BUNDLE_V01_MEDIA_TYPE}},n={enumerable:!0,
get:function(){return h.BUNDLE_V02_MEDIA_TYPE}},n={enumerable:!0,get:function(){return h.BUNDLE_V03_LEGACY_MEDIA_TYPE}},
n={enumerable:!0,get:function(){return h.BUNDLE_V03_MEDIA_TYPE}},n={enumerable:!0,get:function(){return h.isBundleWithCertificateChain}},
n={enumerable:!0,get:function(){return h.isBundleWithDsseEnvelope}},n={enumerable:!0,get:function(){return h.isBundleWithMessageSignature}},
n={enumerable:!0,get:function(){return h.isBundleWithPublicKey}};var u=A(47714);n={enumerable:!0,get:function(){return u.
ValidationError}};var s=A(1023);Object.defineProperty(g,"vw",{enumerable:!0,get:function(){return s.bundleFromJSON}}),n=
{enumerable:!0,get:function(){return s.bundleToJSON}},n={enumerable:!0,get:function(){return s.envelopeFromJSON}},n={enumerable:!0,
get:function(){return s.envelopeToJSON}};var e=A(9352);n={enumerable:!0,get:function(){return e.assertBundle}},n={enumerable:!0,
get:function(){return e.assertBundleLatest}},n={enumerable:!0,get:function(){return e.assertBundleV01}},n={enumerable:!0,
get:function(){return e.assertBundleV02}},n={enumerable:!0,get:function(){return e.isBundleV01}}},1023:function(G,g,A){"\
use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.envelopeToJSON=g.envelopeFromJSON=g.bundleToJSON=g.bundleFromJSON=
void 0;const n=A(19654),f=A(37742),h=A(9352),u=c=>{const t=n.Bundle.fromJSON(c);switch(t.mediaType){case f.BUNDLE_V01_MEDIA_TYPE:
(0,h.assertBundleV01)(t);break;case f.BUNDLE_V02_MEDIA_TYPE:(0,h.assertBundleV02)(t);break;default:(0,h.assertBundleLatest)(
t);break}return t};g.bundleFromJSON=u;const s=c=>n.Bundle.toJSON(c);g.bundleToJSON=s;const e=c=>n.Envelope.fromJSON(c);g.
envelopeFromJSON=e;const r=c=>n.Envelope.toJSON(c);g.envelopeToJSON=r},9352:function(G,g,A){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.assertBundle=f,g.assertBundleV01=h,g.isBundleV01=u,g.assertBundleV02=s,g.assertBundleLatest=
e;const n=A(47714);function f(i){const o=r(i);if(o.length>0)throw new n.ValidationError("invalid bundle",o)}function h(i){
const o=[];if(o.push(...r(i)),o.push(...c(i)),o.length>0)throw new n.ValidationError("invalid v0.1 bundle",o)}function u(i){
try{return h(i),!0}catch{return!1}}function s(i){const o=[];if(o.push(...r(i)),o.push(...t(i)),o.length>0)throw new n.ValidationError(
"invalid v0.2 bundle",o)}function e(i){const o=[];if(o.push(...r(i)),o.push(...t(i)),o.push(...E(i)),o.length>0)throw new n.
ValidationError("invalid bundle",o)}function r(i){const o=[];if((i.mediaType===void 0||!i.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/)&&
!i.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))&&o.push("mediaType"),i.content===void 0)o.
push("content");else switch(i.content.$case){case"messageSignature":i.content.messageSignature.messageDigest===void 0?o.
push("content.messageSignature.messageDigest"):i.content.messageSignature.messageDigest.digest.length===0&&o.push("conte\
nt.messageSignature.messageDigest.digest"),i.content.messageSignature.signature.length===0&&o.push("content.messageSigna\
ture.signature");break;case"dsseEnvelope":i.content.dsseEnvelope.payload.length===0&&o.push("content.dsseEnvelope.payloa\
d"),i.content.dsseEnvelope.signatures.length!==1?o.push("content.dsseEnvelope.signatures"):i.content.dsseEnvelope.signatures[0].
sig.length===0&&o.push("content.dsseEnvelope.signatures[0].sig");break}if(i.verificationMaterial===void 0)o.push("verifi\
cationMaterial");else{if(i.verificationMaterial.content===void 0)o.push("verificationMaterial.content");else switch(i.verificationMaterial.
content.$case){case"x509CertificateChain":i.verificationMaterial.content.x509CertificateChain.certificates.length===0&&o.
push("verificationMaterial.content.x509CertificateChain.certificates"),i.verificationMaterial.content.x509CertificateChain.
certificates.forEach((B,C)=>{B.rawBytes.length===0&&o.push(`verificationMaterial.content.x509CertificateChain.certificat\
es[${C}].rawBytes`)});break;case"certificate":i.verificationMaterial.content.certificate.rawBytes.length===0&&o.push("ve\
rificationMaterial.content.certificate.rawBytes");break}i.verificationMaterial.tlogEntries===void 0?o.push("verification\
Material.tlogEntries"):i.verificationMaterial.tlogEntries.length>0&&i.verificationMaterial.tlogEntries.forEach((B,C)=>{B.
logId===void 0&&o.push(`verificationMaterial.tlogEntries[${C}].logId`),B.kindVersion===void 0&&o.push(`verificationMater\
ial.tlogEntries[${C}].kindVersion`)})}return o}function c(i){const o=[];return i.verificationMaterial&&i.verificationMaterial.
tlogEntries?.length>0&&i.verificationMaterial.tlogEntries.forEach((B,C)=>{B.inclusionPromise===void 0&&o.push(`verificat\
ionMaterial.tlogEntries[${C}].inclusionPromise`)}),o}function t(i){const o=[];return i.verificationMaterial&&i.verificationMaterial.
tlogEntries?.length>0&&i.verificationMaterial.tlogEntries.forEach((B,C)=>{B.inclusionProof===void 0?o.push(`verification\
Material.tlogEntries[${C}].inclusionProof`):B.inclusionProof.checkpoint===void 0&&o.push(`verificationMaterial.tlogEntri\
es[${C}].inclusionProof.checkpoint`)}),o}function E(i){const o=[];return i.verificationMaterial?.content?.$case==="x509C\
ertificateChain"&&o.push("verificationMaterial.content.$case"),o}},11121:function(G,g){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.ASN1TypeError=g.ASN1ParseError=void 0;class A extends Error{}g.ASN1ParseError=A;class n extends Error{}
g.ASN1TypeError=n},86027:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.ASN1Obj=void 0;
var n=A(50990);Object.defineProperty(g,"ASN1Obj",{enumerable:!0,get:function(){return n.ASN1Obj}})},84243:function(G,g,A){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.decodeLength=f,g.encodeLength=h;const n=A(11121);function f(u){
const s=u.getUint8();if((s&128)===0)return s;const e=s&127;if(e>6)throw new n.ASN1ParseError("length exceeds 6 byte limi\
t");let r=0;for(let c=0;c<e;c++)r=r*256+u.getUint8();if(r===0)throw new n.ASN1ParseError("indefinite length encoding not\
 supported");return r}function h(u){if(u<128)return Buffer.from([u]);let s=BigInt(u);const e=[];for(;s>0n;)e.unshift(Number(
s&255n)),s=s>>8n;return Buffer.from([128|e.length,...e])}},50990:function(G,g,A){"use strict";Object.defineProperty(g,"_\
_esModule",{value:!0}),g.ASN1Obj=void 0;const n=A(1673),f=A(11121),h=A(84243),u=A(81044),s=A(59343);class e{tag;subs;value;constructor(E,i,o){
this.tag=E,this.value=i,this.subs=o}static parseBuffer(E){return r(new n.ByteStream(E))}toDER(){const E=new n.ByteStream;
if(this.subs.length>0)for(const B of this.subs)E.appendView(B.toDER());else E.appendView(this.value);const i=E.buffer,o=new n.
ByteStream;return o.appendChar(this.tag.toDER()),o.appendView((0,h.encodeLength)(i.length)),o.appendView(i),o.buffer}toBoolean(){
if(!this.tag.isBoolean())throw new f.ASN1TypeError("not a boolean");return(0,u.parseBoolean)(this.value)}toInteger(){if(!this.
tag.isInteger())throw new f.ASN1TypeError("not an integer");return(0,u.parseInteger)(this.value)}toOID(){if(!this.tag.isOID())
throw new f.ASN1TypeError("not an OID");return(0,u.parseOID)(this.value)}toDate(){switch(!0){case this.tag.isUTCTime():return(0,u.
parseTime)(this.value,!0);case this.tag.isGeneralizedTime():return(0,u.parseTime)(this.value,!1);default:throw new f.ASN1TypeError(
"not a date")}}toBitString(){if(!this.tag.isBitString())throw new f.ASN1TypeError("not a bit string");return(0,u.parseBitString)(
this.value)}}g.ASN1Obj=e;function r(t){const E=new s.ASN1Tag(t.getUint8()),i=(0,h.decodeLength)(t),o=t.slice(t.position,
i),B=t.position;let C=[];if(E.constructed)C=c(t,i);else if(E.isOctetString())try{C=c(t,i)}catch{}return C.length===0&&t.
seek(B+i),new e(E,o,C)}function c(t,E){const i=t.position+E;if(i>t.length)throw new f.ASN1ParseError("invalid length");const o=[];
for(;t.position<i;)o.push(r(t));if(t.position!==i)throw new f.ASN1ParseError("invalid length");return o}},81044:function(G,g){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.parseInteger=f,g.parseStringASCII=h,g.parseTime=u,g.parseOID=
s,g.parseBoolean=e,g.parseBitString=r;const A=/^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/,n=/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
function f(c){let t=0;const E=c.length;let i=c[t];const o=i>127,B=o?255:0;for(;i==B&&++t<E;)i=c[t];if(E-t===0)return BigInt(
o?-1:0);i=o?i-256:i;let Q=BigInt(i);for(let l=t+1;l<E;++l)Q=Q*BigInt(256)+BigInt(c[l]);return Q}function h(c){return c.toString(
"ascii")}function u(c,t){const E=h(c),i=t?A.exec(E):n.exec(E);if(!i)throw new Error("invalid time");if(t){let o=Number(i[1]);
o+=o>=50?1900:2e3,i[1]=o.toString()}return new Date(`${i[1]}-${i[2]}-${i[3]}T${i[4]}:${i[5]}:${i[6]}Z`)}function s(c){let t=0;
const E=c.length;let i=c[t++];const o=Math.floor(i/40),B=i%40;let C=`${o}.${B}`,Q=0;for(;t<E;++t)i=c[t],Q=(Q<<7)+(i&127),
(i&128)===0&&(C+=`.${Q}`,Q=0);return C}function e(c){return c[0]!==0}function r(c){const t=c[0],E=1,i=c.length,o=[];for(let B=E;B<
i;++B){const C=c[B],Q=B===i-1?t:0;for(let l=7;l>=Q;--l)o.push(C>>l&1)}return o}},59343:function(G,g,A){"use strict";Object.
defineProperty(g,"__esModule",{value:!0}),g.ASN1Tag=void 0;const n=A(11121),f={BOOLEAN:1,INTEGER:2,BIT_STRING:3,OCTET_STRING:4,
OBJECT_IDENTIFIER:6,SEQUENCE:16,SET:17,PRINTABLE_STRING:19,UTC_TIME:23,GENERALIZED_TIME:24},h={UNIVERSAL:0,APPLICATION:1,
CONTEXT_SPECIFIC:2,PRIVATE:3};class u{number;constructed;class;constructor(e){if(this.number=e&31,this.constructed=(e&32)===
32,this.class=e>>6,this.number===31)throw new n.ASN1ParseError("long form tags not supported");if(this.class===h.UNIVERSAL&&
this.number===0)throw new n.ASN1ParseError("unsupported tag 0x00")}isUniversal(){return this.class===h.UNIVERSAL}isContextSpecific(e){
const r=this.class===h.CONTEXT_SPECIFIC;return e!==void 0?r&&this.number===e:r}isBoolean(){return this.isUniversal()&&this.
number===f.BOOLEAN}isInteger(){return this.isUniversal()&&this.number===f.INTEGER}isBitString(){return this.isUniversal()&&
this.number===f.BIT_STRING}isOctetString(){return this.isUniversal()&&this.number===f.OCTET_STRING}isOID(){return this.isUniversal()&&
this.number===f.OBJECT_IDENTIFIER}isUTCTime(){return this.isUniversal()&&this.number===f.UTC_TIME}isGeneralizedTime(){return this.
isUniversal()&&this.number===f.GENERALIZED_TIME}toDER(){return this.number|(this.constructed?32:0)|this.class<<6}}g.ASN1Tag=
u},69368:(function(G,g,A){"use strict";var n=this&&this.__importDefault||function(r){return r&&r.__esModule?r:{default:r}};
Object.defineProperty(g,"__esModule",{value:!0}),g.createPublicKey=h,g.digest=u,g.verify=s,g.bufferEqual=e;const f=n(A(76982));
function h(r,c="spki"){return typeof r=="string"?r.startsWith("-----")?f.default.createPublicKey(r):f.default.createPublicKey(
{key:Buffer.from(r,"base64"),format:"der",type:c}):f.default.createPublicKey({key:r,format:"der",type:c})}function u(r,...c){
const t=f.default.createHash(r);for(const E of c)t.update(E);return t.digest()}function s(r,c,t,E){try{return f.default.
verify(E,r,c,t)}catch{return!1}}function e(r,c){try{return f.default.timingSafeEqual(r,c)}catch{return!1}}}),49032:function(G,g){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.preAuthEncoding=n;const A="DSSEv1";function n(f,h){const u=Buffer.
from(f,"utf-8");return Buffer.concat([Buffer.from(`${A} ${u.length} `,"ascii"),u,Buffer.from(` ${h.length} `,"ascii"),h])}},
52788:function(G,g){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.base64Encode=f,g.base64Decode=h;const A="\
base64",n="utf-8";function f(u){return Buffer.from(u,n).toString(A)}function h(u){return Buffer.from(u,A).toString(n)}},
83917:(function(G,g,A){"use strict";var n=this&&this.__createBinding||(Object.create?(function(c,t,E,i){i===void 0&&(i=E);
var o=Object.getOwnPropertyDescriptor(t,E);(!o||("get"in o?!t.__esModule:o.writable||o.configurable))&&(o={enumerable:!0,
get:function(){return t[E]}}),Object.defineProperty(c,i,o)}):(function(c,t,E,i){i===void 0&&(i=E),c[i]=t[E]})),f=this&&this.
__setModuleDefault||(Object.create?(function(c,t){Object.defineProperty(c,"default",{enumerable:!0,value:t})}):function(c,t){
c.default=t}),h=this&&this.__importStar||(function(){var c=function(t){return c=Object.getOwnPropertyNames||function(E){
var i=[];for(var o in E)Object.prototype.hasOwnProperty.call(E,o)&&(i[i.length]=o);return i},c(t)};return function(t){if(t&&
t.__esModule)return t;var E={};if(t!=null)for(var i=c(t),o=0;o<i.length;o++)i[o]!=="default"&&n(E,t,i[o]);return f(E,t),
E}})();Object.defineProperty(g,"__esModule",{value:!0}),g.X509SCTExtension=g.X509Certificate=g.EXTENSION_OID_SCT=g.ByteStream=
g.RFC3161Timestamp=g.pem=g.json=g.encoding=g.dsse=g.crypto=g.ASN1Obj=void 0;var u=A(86027);Object.defineProperty(g,"ASN1\
Obj",{enumerable:!0,get:function(){return u.ASN1Obj}}),g.crypto=h(A(69368)),g.dsse=h(A(49032)),g.encoding=h(A(52788)),g.
json=h(A(13327)),g.pem=h(A(1055));var s=A(20994);Object.defineProperty(g,"RFC3161Timestamp",{enumerable:!0,get:function(){
return s.RFC3161Timestamp}});var e=A(1673);Object.defineProperty(g,"ByteStream",{enumerable:!0,get:function(){return e.ByteStream}});
var r=A(49358);Object.defineProperty(g,"EXTENSION_OID_SCT",{enumerable:!0,get:function(){return r.EXTENSION_OID_SCT}}),Object.
defineProperty(g,"X509Certificate",{enumerable:!0,get:function(){return r.X509Certificate}}),Object.defineProperty(g,"X5\
09SCTExtension",{enumerable:!0,get:function(){return r.X509SCTExtension}})}),13327:function(G,g){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.canonicalize=A;function A(n){let f="";if(n===null||typeof n!="object"||n.toJSON!=null)f+=JSON.
stringify(n);else if(Array.isArray(n)){f+="[";let h=!0;n.forEach(u=>{h||(f+=","),h=!1,f+=A(u)}),f+="]"}else{f+="{";let h=!0;
Object.keys(n).sort().forEach(u=>{h||(f+=","),h=!1,f+=JSON.stringify(u),f+=":",f+=A(n[u])}),f+="}"}return f}},91817:function(G,g){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.SHA2_HASH_ALGOS=g.RSA_SIGNATURE_ALGOS=g.ECDSA_SIGNATURE_ALGOS=
void 0,g.ECDSA_SIGNATURE_ALGOS={"1.2.840.10045.4.3.1":"sha224","1.2.840.10045.4.3.2":"sha256","1.2.840.10045.4.3.3":"sha\
384","1.2.840.10045.4.3.4":"sha512"},g.RSA_SIGNATURE_ALGOS={"1.2.840.113549.1.1.14":"sha224","1.2.840.113549.1.1.11":"sh\
a256","1.2.840.113549.1.1.12":"sha384","1.2.840.113549.1.1.13":"sha512"},g.SHA2_HASH_ALGOS={"2.16.840.1.101.3.4.2.1":"sh\
a256","2.16.840.1.101.3.4.2.2":"sha384","2.16.840.1.101.3.4.2.3":"sha512"}},1055:function(G,g){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.toDER=f,g.fromDER=h;const A=/-----BEGIN (.*)-----/,n=/-----END (.*)-----/;function f(u){let s="";
return u.split(`
`).forEach(e=>{e.match(A)||e.match(n)||(s+=e)}),Buffer.from(s,"base64")}function h(u,s="CERTIFICATE"){const r=u.toString(
"base64").match(/.{1,64}/g)||"";return[`-----BEGIN ${s}-----`,...r,`-----END ${s}-----`].join(`
`).concat(`
`)}},97512:function(G,g){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.RFC3161TimestampVerificationError=
void 0;class A extends Error{}g.RFC3161TimestampVerificationError=A},20994:function(G,g,A){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.RFC3161Timestamp=void 0;var n=A(92714);Object.defineProperty(g,"RFC3161Timestamp",{enumerable:!0,
get:function(){return n.RFC3161Timestamp}})},92714:(function(G,g,A){"use strict";var n=this&&this.__createBinding||(Object.
create?(function(B,C,Q,l){l===void 0&&(l=Q);var R=Object.getOwnPropertyDescriptor(C,Q);(!R||("get"in R?!C.__esModule:R.writable||
R.configurable))&&(R={enumerable:!0,get:function(){return C[Q]}}),Object.defineProperty(B,l,R)}):(function(B,C,Q,l){l===
void 0&&(l=Q),B[l]=C[Q]})),f=this&&this.__setModuleDefault||(Object.create?(function(B,C){Object.defineProperty(B,"defau\
lt",{enumerable:!0,value:C})}):function(B,C){B.default=C}),h=this&&this.__importStar||(function(){var B=function(C){return B=
Object.getOwnPropertyNames||function(Q){var l=[];for(var R in Q)Object.prototype.hasOwnProperty.call(Q,R)&&(l[l.length]=
R);return l},B(C)};return function(C){if(C&&C.__esModule)return C;var Q={};if(C!=null)for(var l=B(C),R=0;R<l.length;R++)
l[R]!=="default"&&n(Q,C,l[R]);return f(Q,C),Q}})();Object.defineProperty(g,"__esModule",{value:!0}),g.RFC3161Timestamp=void 0;
const u=A(86027),s=h(A(69368)),e=A(91817),r=A(97512),c=A(62925),t="1.2.840.113549.1.7.2",E="1.2.840.113549.1.9.16.1.4",i="\
1.2.840.113549.1.9.4";class o{root;constructor(C){this.root=C}static parse(C){const Q=u.ASN1Obj.parseBuffer(C);return new o(
Q)}get status(){return this.pkiStatusInfoObj.subs[0].toInteger()}get contentType(){return this.contentTypeObj.toOID()}get eContentType(){
return this.eContentTypeObj.toOID()}get signingTime(){return this.tstInfo.genTime}get signerIssuer(){return this.signerSidObj.
subs[0].value}get signerSerialNumber(){return this.signerSidObj.subs[1].value}get signerDigestAlgorithm(){const C=this.signerDigestAlgorithmObj.
subs[0].toOID();return e.SHA2_HASH_ALGOS[C]}get signatureAlgorithm(){const C=this.signatureAlgorithmObj.subs[0].toOID();
return e.ECDSA_SIGNATURE_ALGOS[C]}get signatureValue(){return this.signatureValueObj.value}get tstInfo(){return new c.TSTInfo(
this.eContentObj.subs[0].subs[0])}verify(C,Q){if(!this.timeStampTokenObj)throw new r.RFC3161TimestampVerificationError("\
timeStampToken is missing");if(this.contentType!==t)throw new r.RFC3161TimestampVerificationError(`incorrect content typ\
e: ${this.contentType}`);if(this.eContentType!==E)throw new r.RFC3161TimestampVerificationError(`incorrect encapsulated \
content type: ${this.eContentType}`);this.tstInfo.verify(C),this.verifyMessageDigest(),this.verifySignature(Q)}verifyMessageDigest(){
const C=s.digest(this.signerDigestAlgorithm,this.tstInfo.raw),Q=this.messageDigestAttributeObj.subs[1].subs[0].value;if(!s.
bufferEqual(C,Q))throw new r.RFC3161TimestampVerificationError("signed data does not match tstInfo")}verifySignature(C){
const Q=this.signedAttrsObj.toDER();if(Q[0]=49,!s.verify(Q,C,this.signatureValue,this.signatureAlgorithm))throw new r.RFC3161TimestampVerificationError(
"signature verification failed")}get pkiStatusInfoObj(){return this.root.subs[0]}get timeStampTokenObj(){return this.root.
subs[1]}get contentTypeObj(){return this.timeStampTokenObj.subs[0]}get signedDataObj(){return this.timeStampTokenObj.subs.
find(Q=>Q.tag.isContextSpecific(0)).subs[0]}get encapContentInfoObj(){return this.signedDataObj.subs[2]}get signerInfosObj(){
const C=this.signedDataObj;return C.subs[C.subs.length-1]}get signerInfoObj(){return this.signerInfosObj.subs[0]}get eContentTypeObj(){
return this.encapContentInfoObj.subs[0]}get eContentObj(){return this.encapContentInfoObj.subs[1]}get signedAttrsObj(){return this.
signerInfoObj.subs.find(Q=>Q.tag.isContextSpecific(0))}get messageDigestAttributeObj(){return this.signedAttrsObj.subs.find(
Q=>Q.subs[0].tag.isOID()&&Q.subs[0].toOID()===i)}get signerSidObj(){return this.signerInfoObj.subs[1]}get signerDigestAlgorithmObj(){
return this.signerInfoObj.subs[2]}get signatureAlgorithmObj(){return this.signerInfoObj.subs[4]}get signatureValueObj(){
return this.signerInfoObj.subs[5]}}g.RFC3161Timestamp=o}),62925:(function(G,g,A){"use strict";var n=this&&this.__createBinding||
(Object.create?(function(c,t,E,i){i===void 0&&(i=E);var o=Object.getOwnPropertyDescriptor(t,E);(!o||("get"in o?!t.__esModule:
o.writable||o.configurable))&&(o={enumerable:!0,get:function(){return t[E]}}),Object.defineProperty(c,i,o)}):(function(c,t,E,i){
i===void 0&&(i=E),c[i]=t[E]})),f=this&&this.__setModuleDefault||(Object.create?(function(c,t){Object.defineProperty(c,"d\
efault",{enumerable:!0,value:t})}):function(c,t){c.default=t}),h=this&&this.__importStar||(function(){var c=function(t){
return c=Object.getOwnPropertyNames||function(E){var i=[];for(var o in E)Object.prototype.hasOwnProperty.call(E,o)&&(i[i.
length]=o);return i},c(t)};return function(t){if(t&&t.__esModule)return t;var E={};if(t!=null)for(var i=c(t),o=0;o<i.length;o++)
i[o]!=="default"&&n(E,t,i[o]);return f(E,t),E}})();Object.defineProperty(g,"__esModule",{value:!0}),g.TSTInfo=void 0;const u=h(
A(69368)),s=A(91817),e=A(97512);class r{root;constructor(t){this.root=t}get version(){return this.root.subs[0].toInteger()}get genTime(){
return this.root.subs[4].toDate()}get messageImprintHashAlgorithm(){const t=this.messageImprintObj.subs[0].subs[0].toOID();
return s.SHA2_HASH_ALGOS[t]}get messageImprintHashedMessage(){return this.messageImprintObj.subs[1].value}get raw(){return this.
root.toDER()}verify(t){const E=u.digest(this.messageImprintHashAlgorithm,t);if(!u.bufferEqual(E,this.messageImprintHashedMessage))
throw new e.RFC3161TimestampVerificationError("message imprint does not match artifact")}get messageImprintObj(){return this.
root.subs[2]}}g.TSTInfo=r}),1673:function(G,g){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.ByteStream=
void 0;class A extends Error{}class n{static BLOCK_SIZE=1024;buf;view;start=0;constructor(h){h?(this.buf=h,this.view=Buffer.
from(h)):(this.buf=Buffer.alloc(0),this.view=Buffer.from(this.buf))}get buffer(){return this.view.subarray(0,this.start)}get length(){
return this.view.byteLength}get position(){return this.start}seek(h){this.start=h}slice(h,u){const s=h+u;if(s>this.length)
throw new A("request past end of buffer");return this.view.subarray(h,s)}appendChar(h){this.ensureCapacity(1),this.view[this.
start]=h,this.start+=1}appendUint16(h){this.ensureCapacity(2);const u=new Uint16Array([h]),s=new Uint8Array(u.buffer);this.
view[this.start]=s[1],this.view[this.start+1]=s[0],this.start+=2}appendUint24(h){this.ensureCapacity(3);const u=new Uint32Array(
[h]),s=new Uint8Array(u.buffer);this.view[this.start]=s[2],this.view[this.start+1]=s[1],this.view[this.start+2]=s[0],this.
start+=3}appendView(h){this.ensureCapacity(h.length),this.view.set(h,this.start),this.start+=h.length}getBlock(h){if(h<=
0)return Buffer.alloc(0);if(this.start+h>this.view.length)throw new Error("request past end of buffer");const u=this.view.
subarray(this.start,this.start+h);return this.start+=h,u}getUint8(){return this.getBlock(1)[0]}getUint16(){const h=this.
getBlock(2);return h[0]<<8|h[1]}ensureCapacity(h){if(this.start+h>this.view.byteLength){const u=n.BLOCK_SIZE+(h>n.BLOCK_SIZE?
h:0);this.realloc(this.view.byteLength+u)}}realloc(h){const u=Buffer.alloc(h),s=Buffer.from(u);s.set(this.view),this.buf=
u,this.view=s}}g.ByteStream=n},83566:(function(G,g,A){"use strict";var n=this&&this.__createBinding||(Object.create?(function(Q,l,R,U){
U===void 0&&(U=R);var O=Object.getOwnPropertyDescriptor(l,R);(!O||("get"in O?!l.__esModule:O.writable||O.configurable))&&
(O={enumerable:!0,get:function(){return l[R]}}),Object.defineProperty(Q,U,O)}):(function(Q,l,R,U){U===void 0&&(U=R),Q[U]=
l[R]})),f=this&&this.__setModuleDefault||(Object.create?(function(Q,l){Object.defineProperty(Q,"default",{enumerable:!0,
value:l})}):function(Q,l){Q.default=l}),h=this&&this.__importStar||(function(){var Q=function(l){return Q=Object.getOwnPropertyNames||
function(R){var U=[];for(var O in R)Object.prototype.hasOwnProperty.call(R,O)&&(U[U.length]=O);return U},Q(l)};return function(l){
if(l&&l.__esModule)return l;var R={};if(l!=null)for(var U=Q(l),O=0;O<U.length;O++)U[O]!=="default"&&n(R,l,U[O]);return f(
R,l),R}})();Object.defineProperty(g,"__esModule",{value:!0}),g.X509Certificate=g.EXTENSION_OID_SCT=void 0;const u=A(86027),
s=h(A(69368)),e=A(91817),r=h(A(1055)),c=A(96389),t="2.5.29.14",E="2.5.29.15",i="2.5.29.17",o="2.5.29.19",B="2.5.29.35";g.
EXTENSION_OID_SCT="1.3.6.1.4.1.11129.2.4.2";class C{root;constructor(l){this.root=l}static parse(l){const R=typeof l=="s\
tring"?r.toDER(l):l,U=u.ASN1Obj.parseBuffer(R);return new C(U)}get tbsCertificate(){return this.tbsCertificateObj}get version(){
return`v${(this.versionObj.subs[0].toInteger()+BigInt(1)).toString()}`}get serialNumber(){return this.serialNumberObj.value}get notBefore(){
return this.validityObj.subs[0].toDate()}get notAfter(){return this.validityObj.subs[1].toDate()}get issuer(){return this.
issuerObj.value}get subject(){return this.subjectObj.value}get publicKey(){return this.subjectPublicKeyInfoObj.toDER()}get signatureAlgorithm(){
const l=this.signatureAlgorithmObj.subs[0].toOID();return e.RSA_SIGNATURE_ALGOS[l]?e.RSA_SIGNATURE_ALGOS[l]:e.ECDSA_SIGNATURE_ALGOS[l]}get signatureValue(){
return this.signatureValueObj.value.subarray(1)}get subjectAltName(){const l=this.extSubjectAltName;return l?.uri||l?.rfc822Name}get extensions(){
return this.extensionsObj?.subs[0]?.subs||[]}get extKeyUsage(){const l=this.findExtension(E);return l?new c.X509KeyUsageExtension(
l):void 0}get extBasicConstraints(){const l=this.findExtension(o);return l?new c.X509BasicConstraintsExtension(l):void 0}get extSubjectAltName(){
const l=this.findExtension(i);return l?new c.X509SubjectAlternativeNameExtension(l):void 0}get extAuthorityKeyID(){const l=this.
findExtension(B);return l?new c.X509AuthorityKeyIDExtension(l):void 0}get extSubjectKeyID(){const l=this.findExtension(t);
return l?new c.X509SubjectKeyIDExtension(l):void 0}get extSCT(){const l=this.findExtension(g.EXTENSION_OID_SCT);return l?
new c.X509SCTExtension(l):void 0}get isCA(){const l=this.extBasicConstraints?.isCA||!1;return this.extKeyUsage?l&&this.extKeyUsage.
keyCertSign:l}extension(l){const R=this.findExtension(l);return R?new c.X509Extension(R):void 0}verify(l){const R=l?.publicKey||
this.publicKey,U=s.createPublicKey(R);return s.verify(this.tbsCertificate.toDER(),U,this.signatureValue,this.signatureAlgorithm)}validForDate(l){
return this.notBefore<=l&&l<=this.notAfter}equals(l){return this.root.toDER().equals(l.root.toDER())}clone(){const l=this.
root.toDER(),R=Buffer.alloc(l.length);return l.copy(R),C.parse(R)}findExtension(l){return this.extensions.find(R=>R.subs[0].
toOID()===l)}get tbsCertificateObj(){return this.root.subs[0]}get signatureAlgorithmObj(){return this.root.subs[1]}get signatureValueObj(){
return this.root.subs[2]}get versionObj(){return this.tbsCertificateObj.subs[0]}get serialNumberObj(){return this.tbsCertificateObj.
subs[1]}get issuerObj(){return this.tbsCertificateObj.subs[3]}get validityObj(){return this.tbsCertificateObj.subs[4]}get subjectObj(){
return this.tbsCertificateObj.subs[5]}get subjectPublicKeyInfoObj(){return this.tbsCertificateObj.subs[6]}get extensionsObj(){
return this.tbsCertificateObj.subs.find(l=>l.tag.isContextSpecific(3))}}g.X509Certificate=C}),96389:function(G,g,A){"use\
 strict";Object.defineProperty(g,"__esModule",{value:!0}),g.X509SCTExtension=g.X509SubjectKeyIDExtension=g.X509AuthorityKeyIDExtension=
g.X509SubjectAlternativeNameExtension=g.X509KeyUsageExtension=g.X509BasicConstraintsExtension=g.X509Extension=void 0;const n=A(
1673),f=A(6144);class h{root;constructor(i){this.root=i}get oid(){return this.root.subs[0].toOID()}get critical(){return this.
root.subs.length===3?this.root.subs[1].toBoolean():!1}get value(){return this.extnValueObj.value}get valueObj(){return this.
extnValueObj}get extnValueObj(){return this.root.subs[this.root.subs.length-1]}}g.X509Extension=h;class u extends h{get isCA(){
return this.sequence.subs[0]?.toBoolean()??!1}get pathLenConstraint(){return this.sequence.subs.length>1?this.sequence.subs[1].
toInteger():void 0}get sequence(){return this.extnValueObj.subs[0]}}g.X509BasicConstraintsExtension=u;class s extends h{get digitalSignature(){
return this.bitString[0]===1}get keyCertSign(){return this.bitString[5]===1}get crlSign(){return this.bitString[6]===1}get bitString(){
return this.extnValueObj.subs[0].toBitString()}}g.X509KeyUsageExtension=s;class e extends h{get rfc822Name(){return this.
findGeneralName(1)?.value.toString("ascii")}get uri(){return this.findGeneralName(6)?.value.toString("ascii")}otherName(i){
const o=this.findGeneralName(0);return o===void 0||o.subs[0].toOID()!==i?void 0:o.subs[1].subs[0].value.toString("ascii")}findGeneralName(i){
return this.generalNames.find(o=>o.tag.isContextSpecific(i))}get generalNames(){return this.extnValueObj.subs[0].subs}}g.
X509SubjectAlternativeNameExtension=e;class r extends h{get keyIdentifier(){return this.findSequenceMember(0)?.value}findSequenceMember(i){
return this.sequence.subs.find(o=>o.tag.isContextSpecific(i))}get sequence(){return this.extnValueObj.subs[0]}}g.X509AuthorityKeyIDExtension=
r;class c extends h{get keyIdentifier(){return this.extnValueObj.subs[0].value}}g.X509SubjectKeyIDExtension=c;class t extends h{constructor(i){
super(i)}get signedCertificateTimestamps(){const i=this.extnValueObj.subs[0].value,o=new n.ByteStream(i),B=o.getUint16()+
2,C=[];for(;o.position<B;){const Q=o.getUint16(),l=o.getBlock(Q);C.push(f.SignedCertificateTimestamp.parse(l))}if(o.position!==
B)throw new Error("SCT list length does not match actual length");return C}}g.X509SCTExtension=t},49358:function(G,g,A){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.X509SCTExtension=g.X509Certificate=g.EXTENSION_OID_SCT=void 0;
var n=A(83566);Object.defineProperty(g,"EXTENSION_OID_SCT",{enumerable:!0,get:function(){return n.EXTENSION_OID_SCT}}),Object.
defineProperty(g,"X509Certificate",{enumerable:!0,get:function(){return n.X509Certificate}});var f=A(96389);Object.defineProperty(
g,"X509SCTExtension",{enumerable:!0,get:function(){return f.X509SCTExtension}})},6144:(function(G,g,A){"use strict";var n=this&&
this.__createBinding||(Object.create?(function(r,c,t,E){E===void 0&&(E=t);var i=Object.getOwnPropertyDescriptor(c,t);(!i||
("get"in i?!c.__esModule:i.writable||i.configurable))&&(i={enumerable:!0,get:function(){return c[t]}}),Object.defineProperty(
r,E,i)}):(function(r,c,t,E){E===void 0&&(E=t),r[E]=c[t]})),f=this&&this.__setModuleDefault||(Object.create?(function(r,c){
Object.defineProperty(r,"default",{enumerable:!0,value:c})}):function(r,c){r.default=c}),h=this&&this.__importStar||(function(){
var r=function(c){return r=Object.getOwnPropertyNames||function(t){var E=[];for(var i in t)Object.prototype.hasOwnProperty.
call(t,i)&&(E[E.length]=i);return E},r(c)};return function(c){if(c&&c.__esModule)return c;var t={};if(c!=null)for(var E=r(
c),i=0;i<E.length;i++)E[i]!=="default"&&n(t,c,E[i]);return f(t,c),t}})();Object.defineProperty(g,"__esModule",{value:!0}),
g.SignedCertificateTimestamp=void 0;const u=h(A(69368)),s=A(1673);class e{version;logID;timestamp;extensions;hashAlgorithm;signatureAlgorithm;signature;constructor(c){
this.version=c.version,this.logID=c.logID,this.timestamp=c.timestamp,this.extensions=c.extensions,this.hashAlgorithm=c.hashAlgorithm,
this.signatureAlgorithm=c.signatureAlgorithm,this.signature=c.signature}get datetime(){return new Date(Number(this.timestamp.
readBigInt64BE()))}get algorithm(){switch(this.hashAlgorithm){case 0:return"none";case 1:return"md5";case 2:return"sha1";case 3:
return"sha224";case 4:return"sha256";case 5:return"sha384";case 6:return"sha512";default:return"unknown"}}verify(c,t){const E=new s.
ByteStream;return E.appendChar(this.version),E.appendChar(0),E.appendView(this.timestamp),E.appendUint16(1),E.appendView(
c),E.appendUint16(this.extensions.byteLength),this.extensions.byteLength>0&&E.appendView(this.extensions),u.verify(E.buffer,
t,this.signature,this.algorithm)}static parse(c){const t=new s.ByteStream(c),E=t.getUint8(),i=t.getBlock(32),o=t.getBlock(
8),B=t.getUint16(),C=t.getBlock(B),Q=t.getUint8(),l=t.getUint8(),R=t.getUint16(),U=t.getBlock(R);if(t.position!==c.length)
throw new Error("SCT buffer length mismatch");return new e({version:E,logID:i,timestamp:o,extensions:C,hashAlgorithm:Q,signatureAlgorithm:l,
signature:U})}}g.SignedCertificateTimestamp=e}),47030:function(G,g){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),
g.Signature=g.Envelope=void 0,g.Envelope={fromJSON(h){return{payload:f(h.payload)?Buffer.from(A(h.payload)):Buffer.alloc(
0),payloadType:f(h.payloadType)?globalThis.String(h.payloadType):"",signatures:globalThis.Array.isArray(h?.signatures)?h.
signatures.map(u=>g.Signature.fromJSON(u)):[]}},toJSON(h){const u={};return h.payload.length!==0&&(u.payload=n(h.payload)),
h.payloadType!==""&&(u.payloadType=h.payloadType),h.signatures?.length&&(u.signatures=h.signatures.map(s=>g.Signature.toJSON(
s))),u}},g.Signature={fromJSON(h){return{sig:f(h.sig)?Buffer.from(A(h.sig)):Buffer.alloc(0),keyid:f(h.keyid)?globalThis.
String(h.keyid):""}},toJSON(h){const u={};return h.sig.length!==0&&(u.sig=n(h.sig)),h.keyid!==""&&(u.keyid=h.keyid),u}};
function A(h){return Uint8Array.from(globalThis.Buffer.from(h,"base64"))}function n(h){return globalThis.Buffer.from(h).
toString("base64")}function f(h){return h!=null}},45e3:function(G,g){"use strict";Object.defineProperty(g,"__esModule",{
value:!0}),g.Timestamp=void 0,g.Timestamp={fromJSON(n){return{seconds:A(n.seconds)?globalThis.String(n.seconds):"0",nanos:A(
n.nanos)?globalThis.Number(n.nanos):0}},toJSON(n){const f={};return n.seconds!=="0"&&(f.seconds=n.seconds),n.nanos!==0&&
(f.nanos=Math.round(n.nanos)),f}};function A(n){return n!=null}},36764:function(G,g,A){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.DSSELogEntryV002=g.DSSERequestV002=void 0;const n=A(47030),f=A(5334),h=A(7543);g.DSSERequestV002=
{fromJSON(s){return{envelope:u(s.envelope)?n.Envelope.fromJSON(s.envelope):void 0,verifiers:globalThis.Array.isArray(s?.
verifiers)?s.verifiers.map(e=>h.Verifier.fromJSON(e)):[]}},toJSON(s){const e={};return s.envelope!==void 0&&(e.envelope=
n.Envelope.toJSON(s.envelope)),s.verifiers?.length&&(e.verifiers=s.verifiers.map(r=>h.Verifier.toJSON(r))),e}},g.DSSELogEntryV002=
{fromJSON(s){return{payloadHash:u(s.payloadHash)?f.HashOutput.fromJSON(s.payloadHash):void 0,signatures:globalThis.Array.
isArray(s?.signatures)?s.signatures.map(e=>h.Signature.fromJSON(e)):[]}},toJSON(s){const e={};return s.payloadHash!==void 0&&
(e.payloadHash=f.HashOutput.toJSON(s.payloadHash)),s.signatures?.length&&(e.signatures=s.signatures.map(r=>h.Signature.toJSON(
r))),e}};function u(s){return s!=null}},381:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),
g.CreateEntryRequest=g.Spec=g.Entry=void 0;const n=A(36764),f=A(4969);g.Entry={fromJSON(u){return{kind:h(u.kind)?globalThis.
String(u.kind):"",apiVersion:h(u.apiVersion)?globalThis.String(u.apiVersion):"",spec:h(u.spec)?g.Spec.fromJSON(u.spec):void 0}},
toJSON(u){const s={};return u.kind!==""&&(s.kind=u.kind),u.apiVersion!==""&&(s.apiVersion=u.apiVersion),u.spec!==void 0&&
(s.spec=g.Spec.toJSON(u.spec)),s}},g.Spec={fromJSON(u){return{spec:h(u.hashedRekordV002)?{$case:"hashedRekordV002",hashedRekordV002:f.
HashedRekordLogEntryV002.fromJSON(u.hashedRekordV002)}:h(u.dsseV002)?{$case:"dsseV002",dsseV002:n.DSSELogEntryV002.fromJSON(
u.dsseV002)}:void 0}},toJSON(u){const s={};return u.spec?.$case==="hashedRekordV002"?s.hashedRekordV002=f.HashedRekordLogEntryV002.
toJSON(u.spec.hashedRekordV002):u.spec?.$case==="dsseV002"&&(s.dsseV002=n.DSSELogEntryV002.toJSON(u.spec.dsseV002)),s}},
g.CreateEntryRequest={fromJSON(u){return{spec:h(u.hashedRekordRequestV002)?{$case:"hashedRekordRequestV002",hashedRekordRequestV002:f.
HashedRekordRequestV002.fromJSON(u.hashedRekordRequestV002)}:h(u.dsseRequestV002)?{$case:"dsseRequestV002",dsseRequestV002:n.
DSSERequestV002.fromJSON(u.dsseRequestV002)}:void 0}},toJSON(u){const s={};return u.spec?.$case==="hashedRekordRequestV0\
02"?s.hashedRekordRequestV002=f.HashedRekordRequestV002.toJSON(u.spec.hashedRekordRequestV002):u.spec?.$case==="dsseRequ\
estV002"&&(s.dsseRequestV002=n.DSSERequestV002.toJSON(u.spec.dsseRequestV002)),s}};function h(u){return u!=null}},4969:function(G,g,A){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.HashedRekordLogEntryV002=g.HashedRekordRequestV002=void 0;
const n=A(5334),f=A(7543);g.HashedRekordRequestV002={fromJSON(e){return{digest:s(e.digest)?Buffer.from(h(e.digest)):Buffer.
alloc(0),signature:s(e.signature)?f.Signature.fromJSON(e.signature):void 0}},toJSON(e){const r={};return e.digest.length!==
0&&(r.digest=u(e.digest)),e.signature!==void 0&&(r.signature=f.Signature.toJSON(e.signature)),r}},g.HashedRekordLogEntryV002=
{fromJSON(e){return{data:s(e.data)?n.HashOutput.fromJSON(e.data):void 0,signature:s(e.signature)?f.Signature.fromJSON(e.
signature):void 0}},toJSON(e){const r={};return e.data!==void 0&&(r.data=n.HashOutput.toJSON(e.data)),e.signature!==void 0&&
(r.signature=f.Signature.toJSON(e.signature)),r}};function h(e){return Uint8Array.from(globalThis.Buffer.from(e,"base64"))}
function u(e){return globalThis.Buffer.from(e).toString("base64")}function s(e){return e!=null}},7543:function(G,g,A){"u\
se strict";Object.defineProperty(g,"__esModule",{value:!0}),g.Signature=g.Verifier=g.PublicKey=void 0;const n=A(5334);g.
PublicKey={fromJSON(s){return{rawBytes:u(s.rawBytes)?Buffer.from(f(s.rawBytes)):Buffer.alloc(0)}},toJSON(s){const e={};return s.
rawBytes.length!==0&&(e.rawBytes=h(s.rawBytes)),e}},g.Verifier={fromJSON(s){return{verifier:u(s.publicKey)?{$case:"publi\
cKey",publicKey:g.PublicKey.fromJSON(s.publicKey)}:u(s.x509Certificate)?{$case:"x509Certificate",x509Certificate:n.X509Certificate.
fromJSON(s.x509Certificate)}:void 0,keyDetails:u(s.keyDetails)?(0,n.publicKeyDetailsFromJSON)(s.keyDetails):0}},toJSON(s){
const e={};return s.verifier?.$case==="publicKey"?e.publicKey=g.PublicKey.toJSON(s.verifier.publicKey):s.verifier?.$case===
"x509Certificate"&&(e.x509Certificate=n.X509Certificate.toJSON(s.verifier.x509Certificate)),s.keyDetails!==0&&(e.keyDetails=
(0,n.publicKeyDetailsToJSON)(s.keyDetails)),e}},g.Signature={fromJSON(s){return{content:u(s.content)?Buffer.from(f(s.content)):
Buffer.alloc(0),verifier:u(s.verifier)?g.Verifier.fromJSON(s.verifier):void 0}},toJSON(s){const e={};return s.content.length!==
0&&(e.content=h(s.content)),s.verifier!==void 0&&(e.verifier=g.Verifier.toJSON(s.verifier)),e}};function f(s){return Uint8Array.
from(globalThis.Buffer.from(s,"base64"))}function h(s){return globalThis.Buffer.from(s).toString("base64")}function u(s){
return s!=null}},70715:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.Bundle=g.VerificationMaterial=
g.TimestampVerificationData=void 0;const n=A(47030),f=A(5334),h=A(85204);g.TimestampVerificationData={fromJSON(s){return{
rfc3161Timestamps:globalThis.Array.isArray(s?.rfc3161Timestamps)?s.rfc3161Timestamps.map(e=>f.RFC3161SignedTimestamp.fromJSON(
e)):[]}},toJSON(s){const e={};return s.rfc3161Timestamps?.length&&(e.rfc3161Timestamps=s.rfc3161Timestamps.map(r=>f.RFC3161SignedTimestamp.
toJSON(r))),e}},g.VerificationMaterial={fromJSON(s){return{content:u(s.publicKey)?{$case:"publicKey",publicKey:f.PublicKeyIdentifier.
fromJSON(s.publicKey)}:u(s.x509CertificateChain)?{$case:"x509CertificateChain",x509CertificateChain:f.X509CertificateChain.
fromJSON(s.x509CertificateChain)}:u(s.certificate)?{$case:"certificate",certificate:f.X509Certificate.fromJSON(s.certificate)}:
void 0,tlogEntries:globalThis.Array.isArray(s?.tlogEntries)?s.tlogEntries.map(e=>h.TransparencyLogEntry.fromJSON(e)):[],
timestampVerificationData:u(s.timestampVerificationData)?g.TimestampVerificationData.fromJSON(s.timestampVerificationData):
void 0}},toJSON(s){const e={};return s.content?.$case==="publicKey"?e.publicKey=f.PublicKeyIdentifier.toJSON(s.content.publicKey):
s.content?.$case==="x509CertificateChain"?e.x509CertificateChain=f.X509CertificateChain.toJSON(s.content.x509CertificateChain):
s.content?.$case==="certificate"&&(e.certificate=f.X509Certificate.toJSON(s.content.certificate)),s.tlogEntries?.length&&
(e.tlogEntries=s.tlogEntries.map(r=>h.TransparencyLogEntry.toJSON(r))),s.timestampVerificationData!==void 0&&(e.timestampVerificationData=
g.TimestampVerificationData.toJSON(s.timestampVerificationData)),e}},g.Bundle={fromJSON(s){return{mediaType:u(s.mediaType)?
globalThis.String(s.mediaType):"",verificationMaterial:u(s.verificationMaterial)?g.VerificationMaterial.fromJSON(s.verificationMaterial):
void 0,content:u(s.messageSignature)?{$case:"messageSignature",messageSignature:f.MessageSignature.fromJSON(s.messageSignature)}:
u(s.dsseEnvelope)?{$case:"dsseEnvelope",dsseEnvelope:n.Envelope.fromJSON(s.dsseEnvelope)}:void 0}},toJSON(s){const e={};
return s.mediaType!==""&&(e.mediaType=s.mediaType),s.verificationMaterial!==void 0&&(e.verificationMaterial=g.VerificationMaterial.
toJSON(s.verificationMaterial)),s.content?.$case==="messageSignature"?e.messageSignature=f.MessageSignature.toJSON(s.content.
messageSignature):s.content?.$case==="dsseEnvelope"&&(e.dsseEnvelope=n.Envelope.toJSON(s.content.dsseEnvelope)),e}};function u(s){
return s!=null}},5334:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.TimeRange=g.X509CertificateChain=
g.SubjectAlternativeName=g.X509Certificate=g.DistinguishedName=g.ObjectIdentifierValuePair=g.ObjectIdentifier=g.PublicKeyIdentifier=
g.PublicKey=g.RFC3161SignedTimestamp=g.LogId=g.MessageSignature=g.HashOutput=g.SubjectAlternativeNameType=g.PublicKeyDetails=
g.HashAlgorithm=void 0,g.hashAlgorithmFromJSON=h,g.hashAlgorithmToJSON=u,g.publicKeyDetailsFromJSON=e,g.publicKeyDetailsToJSON=
r,g.subjectAlternativeNameTypeFromJSON=t,g.subjectAlternativeNameTypeToJSON=E;const n=A(45e3);var f;(function(l){l[l.HASH_ALGORITHM_UNSPECIFIED=
0]="HASH_ALGORITHM_UNSPECIFIED",l[l.SHA2_256=1]="SHA2_256",l[l.SHA2_384=2]="SHA2_384",l[l.SHA2_512=3]="SHA2_512",l[l.SHA3_256=
4]="SHA3_256",l[l.SHA3_384=5]="SHA3_384"})(f||(g.HashAlgorithm=f={}));function h(l){switch(l){case 0:case"HASH_ALGORITHM\
_UNSPECIFIED":return f.HASH_ALGORITHM_UNSPECIFIED;case 1:case"SHA2_256":return f.SHA2_256;case 2:case"SHA2_384":return f.
SHA2_384;case 3:case"SHA2_512":return f.SHA2_512;case 4:case"SHA3_256":return f.SHA3_256;case 5:case"SHA3_384":return f.
SHA3_384;default:throw new globalThis.Error("Unrecognized enum value "+l+" for enum HashAlgorithm")}}function u(l){switch(l){case f.
HASH_ALGORITHM_UNSPECIFIED:return"HASH_ALGORITHM_UNSPECIFIED";case f.SHA2_256:return"SHA2_256";case f.SHA2_384:return"SH\
A2_384";case f.SHA2_512:return"SHA2_512";case f.SHA3_256:return"SHA3_256";case f.SHA3_384:return"SHA3_384";default:throw new globalThis.
Error("Unrecognized enum value "+l+" for enum HashAlgorithm")}}var s;(function(l){l[l.PUBLIC_KEY_DETAILS_UNSPECIFIED=0]=
"PUBLIC_KEY_DETAILS_UNSPECIFIED",l[l.PKCS1_RSA_PKCS1V5=1]="PKCS1_RSA_PKCS1V5",l[l.PKCS1_RSA_PSS=2]="PKCS1_RSA_PSS",l[l.PKIX_RSA_PKCS1V5=
3]="PKIX_RSA_PKCS1V5",l[l.PKIX_RSA_PSS=4]="PKIX_RSA_PSS",l[l.PKIX_RSA_PKCS1V15_2048_SHA256=9]="PKIX_RSA_PKCS1V15_2048_SH\
A256",l[l.PKIX_RSA_PKCS1V15_3072_SHA256=10]="PKIX_RSA_PKCS1V15_3072_SHA256",l[l.PKIX_RSA_PKCS1V15_4096_SHA256=11]="PKIX_\
RSA_PKCS1V15_4096_SHA256",l[l.PKIX_RSA_PSS_2048_SHA256=16]="PKIX_RSA_PSS_2048_SHA256",l[l.PKIX_RSA_PSS_3072_SHA256=17]="\
PKIX_RSA_PSS_3072_SHA256",l[l.PKIX_RSA_PSS_4096_SHA256=18]="PKIX_RSA_PSS_4096_SHA256",l[l.PKIX_ECDSA_P256_HMAC_SHA_256=6]=
"PKIX_ECDSA_P256_HMAC_SHA_256",l[l.PKIX_ECDSA_P256_SHA_256=5]="PKIX_ECDSA_P256_SHA_256",l[l.PKIX_ECDSA_P384_SHA_384=12]=
"PKIX_ECDSA_P384_SHA_384",l[l.PKIX_ECDSA_P521_SHA_512=13]="PKIX_ECDSA_P521_SHA_512",l[l.PKIX_ED25519=7]="PKIX_ED25519",l[l.
PKIX_ED25519_PH=8]="PKIX_ED25519_PH",l[l.PKIX_ECDSA_P384_SHA_256=19]="PKIX_ECDSA_P384_SHA_256",l[l.PKIX_ECDSA_P521_SHA_256=
20]="PKIX_ECDSA_P521_SHA_256",l[l.LMS_SHA256=14]="LMS_SHA256",l[l.LMOTS_SHA256=15]="LMOTS_SHA256",l[l.ML_DSA_44=23]="ML_\
DSA_44",l[l.ML_DSA_65=21]="ML_DSA_65",l[l.ML_DSA_87=22]="ML_DSA_87"})(s||(g.PublicKeyDetails=s={}));function e(l){switch(l){case 0:case"\
PUBLIC_KEY_DETAILS_UNSPECIFIED":return s.PUBLIC_KEY_DETAILS_UNSPECIFIED;case 1:case"PKCS1_RSA_PKCS1V5":return s.PKCS1_RSA_PKCS1V5;case 2:case"\
PKCS1_RSA_PSS":return s.PKCS1_RSA_PSS;case 3:case"PKIX_RSA_PKCS1V5":return s.PKIX_RSA_PKCS1V5;case 4:case"PKIX_RSA_PSS":
return s.PKIX_RSA_PSS;case 9:case"PKIX_RSA_PKCS1V15_2048_SHA256":return s.PKIX_RSA_PKCS1V15_2048_SHA256;case 10:case"PKI\
X_RSA_PKCS1V15_3072_SHA256":return s.PKIX_RSA_PKCS1V15_3072_SHA256;case 11:case"PKIX_RSA_PKCS1V15_4096_SHA256":return s.
PKIX_RSA_PKCS1V15_4096_SHA256;case 16:case"PKIX_RSA_PSS_2048_SHA256":return s.PKIX_RSA_PSS_2048_SHA256;case 17:case"PKIX\
_RSA_PSS_3072_SHA256":return s.PKIX_RSA_PSS_3072_SHA256;case 18:case"PKIX_RSA_PSS_4096_SHA256":return s.PKIX_RSA_PSS_4096_SHA256;case 6:case"\
PKIX_ECDSA_P256_HMAC_SHA_256":return s.PKIX_ECDSA_P256_HMAC_SHA_256;case 5:case"PKIX_ECDSA_P256_SHA_256":return s.PKIX_ECDSA_P256_SHA_256;case 12:case"\
PKIX_ECDSA_P384_SHA_384":return s.PKIX_ECDSA_P384_SHA_384;case 13:case"PKIX_ECDSA_P521_SHA_512":return s.PKIX_ECDSA_P521_SHA_512;case 7:case"\
PKIX_ED25519":return s.PKIX_ED25519;case 8:case"PKIX_ED25519_PH":return s.PKIX_ED25519_PH;case 19:case"PKIX_ECDSA_P384_S\
HA_256":return s.PKIX_ECDSA_P384_SHA_256;case 20:case"PKIX_ECDSA_P521_SHA_256":return s.PKIX_ECDSA_P521_SHA_256;case 14:case"\
LMS_SHA256":return s.LMS_SHA256;case 15:case"LMOTS_SHA256":return s.LMOTS_SHA256;case 23:case"ML_DSA_44":return s.ML_DSA_44;case 21:case"\
ML_DSA_65":return s.ML_DSA_65;case 22:case"ML_DSA_87":return s.ML_DSA_87;default:throw new globalThis.Error("Unrecognize\
d enum value "+l+" for enum PublicKeyDetails")}}function r(l){switch(l){case s.PUBLIC_KEY_DETAILS_UNSPECIFIED:return"PUB\
LIC_KEY_DETAILS_UNSPECIFIED";case s.PKCS1_RSA_PKCS1V5:return"PKCS1_RSA_PKCS1V5";case s.PKCS1_RSA_PSS:return"PKCS1_RSA_PS\
S";case s.PKIX_RSA_PKCS1V5:return"PKIX_RSA_PKCS1V5";case s.PKIX_RSA_PSS:return"PKIX_RSA_PSS";case s.PKIX_RSA_PKCS1V15_2048_SHA256:
return"PKIX_RSA_PKCS1V15_2048_SHA256";case s.PKIX_RSA_PKCS1V15_3072_SHA256:return"PKIX_RSA_PKCS1V15_3072_SHA256";case s.
PKIX_RSA_PKCS1V15_4096_SHA256:return"PKIX_RSA_PKCS1V15_4096_SHA256";case s.PKIX_RSA_PSS_2048_SHA256:return"PKIX_RSA_PSS_\
2048_SHA256";case s.PKIX_RSA_PSS_3072_SHA256:return"PKIX_RSA_PSS_3072_SHA256";case s.PKIX_RSA_PSS_4096_SHA256:return"PKI\
X_RSA_PSS_4096_SHA256";case s.PKIX_ECDSA_P256_HMAC_SHA_256:return"PKIX_ECDSA_P256_HMAC_SHA_256";case s.PKIX_ECDSA_P256_SHA_256:
return"PKIX_ECDSA_P256_SHA_256";case s.PKIX_ECDSA_P384_SHA_384:return"PKIX_ECDSA_P384_SHA_384";case s.PKIX_ECDSA_P521_SHA_512:
return"PKIX_ECDSA_P521_SHA_512";case s.PKIX_ED25519:return"PKIX_ED25519";case s.PKIX_ED25519_PH:return"PKIX_ED25519_PH";case s.
PKIX_ECDSA_P384_SHA_256:return"PKIX_ECDSA_P384_SHA_256";case s.PKIX_ECDSA_P521_SHA_256:return"PKIX_ECDSA_P521_SHA_256";case s.
LMS_SHA256:return"LMS_SHA256";case s.LMOTS_SHA256:return"LMOTS_SHA256";case s.ML_DSA_44:return"ML_DSA_44";case s.ML_DSA_65:
return"ML_DSA_65";case s.ML_DSA_87:return"ML_DSA_87";default:throw new globalThis.Error("Unrecognized enum value "+l+" f\
or enum PublicKeyDetails")}}var c;(function(l){l[l.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED=0]="SUBJECT_ALTERNATIVE_NAM\
E_TYPE_UNSPECIFIED",l[l.EMAIL=1]="EMAIL",l[l.URI=2]="URI",l[l.OTHER_NAME=3]="OTHER_NAME"})(c||(g.SubjectAlternativeNameType=
c={}));function t(l){switch(l){case 0:case"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED":return c.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;case 1:case"\
EMAIL":return c.EMAIL;case 2:case"URI":return c.URI;case 3:case"OTHER_NAME":return c.OTHER_NAME;default:throw new globalThis.
Error("Unrecognized enum value "+l+" for enum SubjectAlternativeNameType")}}function E(l){switch(l){case c.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED:
return"SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";case c.EMAIL:return"EMAIL";case c.URI:return"URI";case c.OTHER_NAME:return"\
OTHER_NAME";default:throw new globalThis.Error("Unrecognized enum value "+l+" for enum SubjectAlternativeNameType")}}g.HashOutput=
{fromJSON(l){return{algorithm:Q(l.algorithm)?h(l.algorithm):0,digest:Q(l.digest)?Buffer.from(i(l.digest)):Buffer.alloc(0)}},
toJSON(l){const R={};return l.algorithm!==0&&(R.algorithm=u(l.algorithm)),l.digest.length!==0&&(R.digest=o(l.digest)),R}},
g.MessageSignature={fromJSON(l){return{messageDigest:Q(l.messageDigest)?g.HashOutput.fromJSON(l.messageDigest):void 0,signature:Q(
l.signature)?Buffer.from(i(l.signature)):Buffer.alloc(0)}},toJSON(l){const R={};return l.messageDigest!==void 0&&(R.messageDigest=
g.HashOutput.toJSON(l.messageDigest)),l.signature.length!==0&&(R.signature=o(l.signature)),R}},g.LogId={fromJSON(l){return{
keyId:Q(l.keyId)?Buffer.from(i(l.keyId)):Buffer.alloc(0)}},toJSON(l){const R={};return l.keyId.length!==0&&(R.keyId=o(l.
keyId)),R}},g.RFC3161SignedTimestamp={fromJSON(l){return{signedTimestamp:Q(l.signedTimestamp)?Buffer.from(i(l.signedTimestamp)):
Buffer.alloc(0)}},toJSON(l){const R={};return l.signedTimestamp.length!==0&&(R.signedTimestamp=o(l.signedTimestamp)),R}},
g.PublicKey={fromJSON(l){return{rawBytes:Q(l.rawBytes)?Buffer.from(i(l.rawBytes)):void 0,keyDetails:Q(l.keyDetails)?e(l.
keyDetails):0,validFor:Q(l.validFor)?g.TimeRange.fromJSON(l.validFor):void 0}},toJSON(l){const R={};return l.rawBytes!==
void 0&&(R.rawBytes=o(l.rawBytes)),l.keyDetails!==0&&(R.keyDetails=r(l.keyDetails)),l.validFor!==void 0&&(R.validFor=g.TimeRange.
toJSON(l.validFor)),R}},g.PublicKeyIdentifier={fromJSON(l){return{hint:Q(l.hint)?globalThis.String(l.hint):""}},toJSON(l){
const R={};return l.hint!==""&&(R.hint=l.hint),R}},g.ObjectIdentifier={fromJSON(l){return{id:globalThis.Array.isArray(l?.
id)?l.id.map(R=>globalThis.Number(R)):[]}},toJSON(l){const R={};return l.id?.length&&(R.id=l.id.map(U=>Math.round(U))),R}},
g.ObjectIdentifierValuePair={fromJSON(l){return{oid:Q(l.oid)?g.ObjectIdentifier.fromJSON(l.oid):void 0,value:Q(l.value)?
Buffer.from(i(l.value)):Buffer.alloc(0)}},toJSON(l){const R={};return l.oid!==void 0&&(R.oid=g.ObjectIdentifier.toJSON(l.
oid)),l.value.length!==0&&(R.value=o(l.value)),R}},g.DistinguishedName={fromJSON(l){return{organization:Q(l.organization)?
globalThis.String(l.organization):"",commonName:Q(l.commonName)?globalThis.String(l.commonName):""}},toJSON(l){const R={};
return l.organization!==""&&(R.organization=l.organization),l.commonName!==""&&(R.commonName=l.commonName),R}},g.X509Certificate=
{fromJSON(l){return{rawBytes:Q(l.rawBytes)?Buffer.from(i(l.rawBytes)):Buffer.alloc(0)}},toJSON(l){const R={};return l.rawBytes.
length!==0&&(R.rawBytes=o(l.rawBytes)),R}},g.SubjectAlternativeName={fromJSON(l){return{type:Q(l.type)?t(l.type):0,identity:Q(
l.regexp)?{$case:"regexp",regexp:globalThis.String(l.regexp)}:Q(l.value)?{$case:"value",value:globalThis.String(l.value)}:
void 0}},toJSON(l){const R={};return l.type!==0&&(R.type=E(l.type)),l.identity?.$case==="regexp"?R.regexp=l.identity.regexp:
l.identity?.$case==="value"&&(R.value=l.identity.value),R}},g.X509CertificateChain={fromJSON(l){return{certificates:globalThis.
Array.isArray(l?.certificates)?l.certificates.map(R=>g.X509Certificate.fromJSON(R)):[]}},toJSON(l){const R={};return l.certificates?.
length&&(R.certificates=l.certificates.map(U=>g.X509Certificate.toJSON(U))),R}},g.TimeRange={fromJSON(l){return{start:Q(
l.start)?C(l.start):void 0,end:Q(l.end)?C(l.end):void 0}},toJSON(l){const R={};return l.start!==void 0&&(R.start=l.start.
toISOString()),l.end!==void 0&&(R.end=l.end.toISOString()),R}};function i(l){return Uint8Array.from(globalThis.Buffer.from(
l,"base64"))}function o(l){return globalThis.Buffer.from(l).toString("base64")}function B(l){let R=(globalThis.Number(l.
seconds)||0)*1e3;return R+=(l.nanos||0)/1e6,new globalThis.Date(R)}function C(l){return l instanceof globalThis.Date?l:typeof l==
"string"?new globalThis.Date(l):B(n.Timestamp.fromJSON(l))}function Q(l){return l!=null}},85204:function(G,g,A){"use str\
ict";Object.defineProperty(g,"__esModule",{value:!0}),g.TransparencyLogEntry=g.InclusionPromise=g.InclusionProof=g.Checkpoint=
g.KindVersion=void 0;const n=A(5334);g.KindVersion={fromJSON(s){return{kind:u(s.kind)?globalThis.String(s.kind):"",version:u(
s.version)?globalThis.String(s.version):""}},toJSON(s){const e={};return s.kind!==""&&(e.kind=s.kind),s.version!==""&&(e.
version=s.version),e}},g.Checkpoint={fromJSON(s){return{envelope:u(s.envelope)?globalThis.String(s.envelope):""}},toJSON(s){
const e={};return s.envelope!==""&&(e.envelope=s.envelope),e}},g.InclusionProof={fromJSON(s){return{logIndex:u(s.logIndex)?
globalThis.String(s.logIndex):"0",rootHash:u(s.rootHash)?Buffer.from(f(s.rootHash)):Buffer.alloc(0),treeSize:u(s.treeSize)?
globalThis.String(s.treeSize):"0",hashes:globalThis.Array.isArray(s?.hashes)?s.hashes.map(e=>Buffer.from(f(e))):[],checkpoint:u(
s.checkpoint)?g.Checkpoint.fromJSON(s.checkpoint):void 0}},toJSON(s){const e={};return s.logIndex!=="0"&&(e.logIndex=s.logIndex),
s.rootHash.length!==0&&(e.rootHash=h(s.rootHash)),s.treeSize!=="0"&&(e.treeSize=s.treeSize),s.hashes?.length&&(e.hashes=
s.hashes.map(r=>h(r))),s.checkpoint!==void 0&&(e.checkpoint=g.Checkpoint.toJSON(s.checkpoint)),e}},g.InclusionPromise={fromJSON(s){
return{signedEntryTimestamp:u(s.signedEntryTimestamp)?Buffer.from(f(s.signedEntryTimestamp)):Buffer.alloc(0)}},toJSON(s){
const e={};return s.signedEntryTimestamp.length!==0&&(e.signedEntryTimestamp=h(s.signedEntryTimestamp)),e}},g.TransparencyLogEntry=
{fromJSON(s){return{logIndex:u(s.logIndex)?globalThis.String(s.logIndex):"0",logId:u(s.logId)?n.LogId.fromJSON(s.logId):
void 0,kindVersion:u(s.kindVersion)?g.KindVersion.fromJSON(s.kindVersion):void 0,integratedTime:u(s.integratedTime)?globalThis.
String(s.integratedTime):"0",inclusionPromise:u(s.inclusionPromise)?g.InclusionPromise.fromJSON(s.inclusionPromise):void 0,
inclusionProof:u(s.inclusionProof)?g.InclusionProof.fromJSON(s.inclusionProof):void 0,canonicalizedBody:u(s.canonicalizedBody)?
Buffer.from(f(s.canonicalizedBody)):Buffer.alloc(0)}},toJSON(s){const e={};return s.logIndex!=="0"&&(e.logIndex=s.logIndex),
s.logId!==void 0&&(e.logId=n.LogId.toJSON(s.logId)),s.kindVersion!==void 0&&(e.kindVersion=g.KindVersion.toJSON(s.kindVersion)),
s.integratedTime!=="0"&&(e.integratedTime=s.integratedTime),s.inclusionPromise!==void 0&&(e.inclusionPromise=g.InclusionPromise.
toJSON(s.inclusionPromise)),s.inclusionProof!==void 0&&(e.inclusionProof=g.InclusionProof.toJSON(s.inclusionProof)),s.canonicalizedBody.
length!==0&&(e.canonicalizedBody=h(s.canonicalizedBody)),e}};function f(s){return Uint8Array.from(globalThis.Buffer.from(
s,"base64"))}function h(s){return globalThis.Buffer.from(s).toString("base64")}function u(s){return s!=null}},61997:function(G,g,A){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.ClientTrustConfig=g.ServiceConfiguration=g.Service=g.SigningConfig=
g.TrustedRoot=g.CertificateAuthority=g.TransparencyLogInstance=g.ServiceSelector=void 0,g.serviceSelectorFromJSON=h,g.serviceSelectorToJSON=
u;const n=A(5334);var f;(function(e){e[e.SERVICE_SELECTOR_UNDEFINED=0]="SERVICE_SELECTOR_UNDEFINED",e[e.ALL=1]="ALL",e[e.
ANY=2]="ANY",e[e.EXACT=3]="EXACT"})(f||(g.ServiceSelector=f={}));function h(e){switch(e){case 0:case"SERVICE_SELECTOR_UN\
DEFINED":return f.SERVICE_SELECTOR_UNDEFINED;case 1:case"ALL":return f.ALL;case 2:case"ANY":return f.ANY;case 3:case"EXA\
CT":return f.EXACT;default:throw new globalThis.Error("Unrecognized enum value "+e+" for enum ServiceSelector")}}function u(e){
switch(e){case f.SERVICE_SELECTOR_UNDEFINED:return"SERVICE_SELECTOR_UNDEFINED";case f.ALL:return"ALL";case f.ANY:return"\
ANY";case f.EXACT:return"EXACT";default:throw new globalThis.Error("Unrecognized enum value "+e+" for enum ServiceSelect\
or")}}g.TransparencyLogInstance={fromJSON(e){return{baseUrl:s(e.baseUrl)?globalThis.String(e.baseUrl):"",hashAlgorithm:s(
e.hashAlgorithm)?(0,n.hashAlgorithmFromJSON)(e.hashAlgorithm):0,publicKey:s(e.publicKey)?n.PublicKey.fromJSON(e.publicKey):
void 0,logId:s(e.logId)?n.LogId.fromJSON(e.logId):void 0,checkpointKeyId:s(e.checkpointKeyId)?n.LogId.fromJSON(e.checkpointKeyId):
void 0,operator:s(e.operator)?globalThis.String(e.operator):""}},toJSON(e){const r={};return e.baseUrl!==""&&(r.baseUrl=
e.baseUrl),e.hashAlgorithm!==0&&(r.hashAlgorithm=(0,n.hashAlgorithmToJSON)(e.hashAlgorithm)),e.publicKey!==void 0&&(r.publicKey=
n.PublicKey.toJSON(e.publicKey)),e.logId!==void 0&&(r.logId=n.LogId.toJSON(e.logId)),e.checkpointKeyId!==void 0&&(r.checkpointKeyId=
n.LogId.toJSON(e.checkpointKeyId)),e.operator!==""&&(r.operator=e.operator),r}},g.CertificateAuthority={fromJSON(e){return{
subject:s(e.subject)?n.DistinguishedName.fromJSON(e.subject):void 0,uri:s(e.uri)?globalThis.String(e.uri):"",certChain:s(
e.certChain)?n.X509CertificateChain.fromJSON(e.certChain):void 0,validFor:s(e.validFor)?n.TimeRange.fromJSON(e.validFor):
void 0,operator:s(e.operator)?globalThis.String(e.operator):""}},toJSON(e){const r={};return e.subject!==void 0&&(r.subject=
n.DistinguishedName.toJSON(e.subject)),e.uri!==""&&(r.uri=e.uri),e.certChain!==void 0&&(r.certChain=n.X509CertificateChain.
toJSON(e.certChain)),e.validFor!==void 0&&(r.validFor=n.TimeRange.toJSON(e.validFor)),e.operator!==""&&(r.operator=e.operator),
r}},g.TrustedRoot={fromJSON(e){return{mediaType:s(e.mediaType)?globalThis.String(e.mediaType):"",tlogs:globalThis.Array.
isArray(e?.tlogs)?e.tlogs.map(r=>g.TransparencyLogInstance.fromJSON(r)):[],certificateAuthorities:globalThis.Array.isArray(
e?.certificateAuthorities)?e.certificateAuthorities.map(r=>g.CertificateAuthority.fromJSON(r)):[],ctlogs:globalThis.Array.
isArray(e?.ctlogs)?e.ctlogs.map(r=>g.TransparencyLogInstance.fromJSON(r)):[],timestampAuthorities:globalThis.Array.isArray(
e?.timestampAuthorities)?e.timestampAuthorities.map(r=>g.CertificateAuthority.fromJSON(r)):[]}},toJSON(e){const r={};return e.
mediaType!==""&&(r.mediaType=e.mediaType),e.tlogs?.length&&(r.tlogs=e.tlogs.map(c=>g.TransparencyLogInstance.toJSON(c))),
e.certificateAuthorities?.length&&(r.certificateAuthorities=e.certificateAuthorities.map(c=>g.CertificateAuthority.toJSON(
c))),e.ctlogs?.length&&(r.ctlogs=e.ctlogs.map(c=>g.TransparencyLogInstance.toJSON(c))),e.timestampAuthorities?.length&&(r.
timestampAuthorities=e.timestampAuthorities.map(c=>g.CertificateAuthority.toJSON(c))),r}},g.SigningConfig={fromJSON(e){return{
mediaType:s(e.mediaType)?globalThis.String(e.mediaType):"",caUrls:globalThis.Array.isArray(e?.caUrls)?e.caUrls.map(r=>g.
Service.fromJSON(r)):[],oidcUrls:globalThis.Array.isArray(e?.oidcUrls)?e.oidcUrls.map(r=>g.Service.fromJSON(r)):[],rekorTlogUrls:globalThis.
Array.isArray(e?.rekorTlogUrls)?e.rekorTlogUrls.map(r=>g.Service.fromJSON(r)):[],rekorTlogConfig:s(e.rekorTlogConfig)?g.
ServiceConfiguration.fromJSON(e.rekorTlogConfig):void 0,tsaUrls:globalThis.Array.isArray(e?.tsaUrls)?e.tsaUrls.map(r=>g.
Service.fromJSON(r)):[],tsaConfig:s(e.tsaConfig)?g.ServiceConfiguration.fromJSON(e.tsaConfig):void 0}},toJSON(e){const r={};
return e.mediaType!==""&&(r.mediaType=e.mediaType),e.caUrls?.length&&(r.caUrls=e.caUrls.map(c=>g.Service.toJSON(c))),e.oidcUrls?.
length&&(r.oidcUrls=e.oidcUrls.map(c=>g.Service.toJSON(c))),e.rekorTlogUrls?.length&&(r.rekorTlogUrls=e.rekorTlogUrls.map(
c=>g.Service.toJSON(c))),e.rekorTlogConfig!==void 0&&(r.rekorTlogConfig=g.ServiceConfiguration.toJSON(e.rekorTlogConfig)),
e.tsaUrls?.length&&(r.tsaUrls=e.tsaUrls.map(c=>g.Service.toJSON(c))),e.tsaConfig!==void 0&&(r.tsaConfig=g.ServiceConfiguration.
toJSON(e.tsaConfig)),r}},g.Service={fromJSON(e){return{url:s(e.url)?globalThis.String(e.url):"",majorApiVersion:s(e.majorApiVersion)?
globalThis.Number(e.majorApiVersion):0,validFor:s(e.validFor)?n.TimeRange.fromJSON(e.validFor):void 0,operator:s(e.operator)?
globalThis.String(e.operator):""}},toJSON(e){const r={};return e.url!==""&&(r.url=e.url),e.majorApiVersion!==0&&(r.majorApiVersion=
Math.round(e.majorApiVersion)),e.validFor!==void 0&&(r.validFor=n.TimeRange.toJSON(e.validFor)),e.operator!==""&&(r.operator=
e.operator),r}},g.ServiceConfiguration={fromJSON(e){return{selector:s(e.selector)?h(e.selector):0,count:s(e.count)?globalThis.
Number(e.count):0}},toJSON(e){const r={};return e.selector!==0&&(r.selector=u(e.selector)),e.count!==0&&(r.count=Math.round(
e.count)),r}},g.ClientTrustConfig={fromJSON(e){return{mediaType:s(e.mediaType)?globalThis.String(e.mediaType):"",trustedRoot:s(
e.trustedRoot)?g.TrustedRoot.fromJSON(e.trustedRoot):void 0,signingConfig:s(e.signingConfig)?g.SigningConfig.fromJSON(e.
signingConfig):void 0}},toJSON(e){const r={};return e.mediaType!==""&&(r.mediaType=e.mediaType),e.trustedRoot!==void 0&&
(r.trustedRoot=g.TrustedRoot.toJSON(e.trustedRoot)),e.signingConfig!==void 0&&(r.signingConfig=g.SigningConfig.toJSON(e.
signingConfig)),r}};function s(e){return e!=null}},99732:function(G,g,A){"use strict";Object.defineProperty(g,"__esModul\
e",{value:!0}),g.Input=g.Artifact=g.ArtifactVerificationOptions_ObserverTimestampOptions=g.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=
g.ArtifactVerificationOptions_TimestampAuthorityOptions=g.ArtifactVerificationOptions_CtlogOptions=g.ArtifactVerificationOptions_TlogOptions=
g.ArtifactVerificationOptions=g.PublicKeyIdentities=g.CertificateIdentities=g.CertificateIdentity=void 0;const n=A(70715),
f=A(5334),h=A(61997);g.CertificateIdentity={fromJSON(r){return{issuer:e(r.issuer)?globalThis.String(r.issuer):"",san:e(r.
san)?f.SubjectAlternativeName.fromJSON(r.san):void 0,oids:globalThis.Array.isArray(r?.oids)?r.oids.map(c=>f.ObjectIdentifierValuePair.
fromJSON(c)):[]}},toJSON(r){const c={};return r.issuer!==""&&(c.issuer=r.issuer),r.san!==void 0&&(c.san=f.SubjectAlternativeName.
toJSON(r.san)),r.oids?.length&&(c.oids=r.oids.map(t=>f.ObjectIdentifierValuePair.toJSON(t))),c}},g.CertificateIdentities=
{fromJSON(r){return{identities:globalThis.Array.isArray(r?.identities)?r.identities.map(c=>g.CertificateIdentity.fromJSON(
c)):[]}},toJSON(r){const c={};return r.identities?.length&&(c.identities=r.identities.map(t=>g.CertificateIdentity.toJSON(
t))),c}},g.PublicKeyIdentities={fromJSON(r){return{publicKeys:globalThis.Array.isArray(r?.publicKeys)?r.publicKeys.map(c=>f.
PublicKey.fromJSON(c)):[]}},toJSON(r){const c={};return r.publicKeys?.length&&(c.publicKeys=r.publicKeys.map(t=>f.PublicKey.
toJSON(t))),c}},g.ArtifactVerificationOptions={fromJSON(r){return{signers:e(r.certificateIdentities)?{$case:"certificate\
Identities",certificateIdentities:g.CertificateIdentities.fromJSON(r.certificateIdentities)}:e(r.publicKeys)?{$case:"pub\
licKeys",publicKeys:g.PublicKeyIdentities.fromJSON(r.publicKeys)}:void 0,tlogOptions:e(r.tlogOptions)?g.ArtifactVerificationOptions_TlogOptions.
fromJSON(r.tlogOptions):void 0,ctlogOptions:e(r.ctlogOptions)?g.ArtifactVerificationOptions_CtlogOptions.fromJSON(r.ctlogOptions):
void 0,tsaOptions:e(r.tsaOptions)?g.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(r.tsaOptions):void 0,
integratedTsOptions:e(r.integratedTsOptions)?g.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(r.integratedTsOptions):
void 0,observerOptions:e(r.observerOptions)?g.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(r.observerOptions):
void 0}},toJSON(r){const c={};return r.signers?.$case==="certificateIdentities"?c.certificateIdentities=g.CertificateIdentities.
toJSON(r.signers.certificateIdentities):r.signers?.$case==="publicKeys"&&(c.publicKeys=g.PublicKeyIdentities.toJSON(r.signers.
publicKeys)),r.tlogOptions!==void 0&&(c.tlogOptions=g.ArtifactVerificationOptions_TlogOptions.toJSON(r.tlogOptions)),r.ctlogOptions!==
void 0&&(c.ctlogOptions=g.ArtifactVerificationOptions_CtlogOptions.toJSON(r.ctlogOptions)),r.tsaOptions!==void 0&&(c.tsaOptions=
g.ArtifactVerificationOptions_TimestampAuthorityOptions.toJSON(r.tsaOptions)),r.integratedTsOptions!==void 0&&(c.integratedTsOptions=
g.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(r.integratedTsOptions)),r.observerOptions!==void 0&&
(c.observerOptions=g.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(r.observerOptions)),c}},g.ArtifactVerificationOptions_TlogOptions=
{fromJSON(r){return{threshold:e(r.threshold)?globalThis.Number(r.threshold):0,performOnlineVerification:e(r.performOnlineVerification)?
globalThis.Boolean(r.performOnlineVerification):!1,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){const c={};
return r.threshold!==0&&(c.threshold=Math.round(r.threshold)),r.performOnlineVerification!==!1&&(c.performOnlineVerification=
r.performOnlineVerification),r.disable!==!1&&(c.disable=r.disable),c}},g.ArtifactVerificationOptions_CtlogOptions={fromJSON(r){
return{threshold:e(r.threshold)?globalThis.Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},
toJSON(r){const c={};return r.threshold!==0&&(c.threshold=Math.round(r.threshold)),r.disable!==!1&&(c.disable=r.disable),
c}},g.ArtifactVerificationOptions_TimestampAuthorityOptions={fromJSON(r){return{threshold:e(r.threshold)?globalThis.Number(
r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){const c={};return r.threshold!==0&&(c.threshold=
Math.round(r.threshold)),r.disable!==!1&&(c.disable=r.disable),c}},g.ArtifactVerificationOptions_TlogIntegratedTimestampOptions=
{fromJSON(r){return{threshold:e(r.threshold)?globalThis.Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.
disable):!1}},toJSON(r){const c={};return r.threshold!==0&&(c.threshold=Math.round(r.threshold)),r.disable!==!1&&(c.disable=
r.disable),c}},g.ArtifactVerificationOptions_ObserverTimestampOptions={fromJSON(r){return{threshold:e(r.threshold)?globalThis.
Number(r.threshold):0,disable:e(r.disable)?globalThis.Boolean(r.disable):!1}},toJSON(r){const c={};return r.threshold!==
0&&(c.threshold=Math.round(r.threshold)),r.disable!==!1&&(c.disable=r.disable),c}},g.Artifact={fromJSON(r){return{data:e(
r.artifactUri)?{$case:"artifactUri",artifactUri:globalThis.String(r.artifactUri)}:e(r.artifact)?{$case:"artifact",artifact:Buffer.
from(u(r.artifact))}:e(r.artifactDigest)?{$case:"artifactDigest",artifactDigest:f.HashOutput.fromJSON(r.artifactDigest)}:
void 0}},toJSON(r){const c={};return r.data?.$case==="artifactUri"?c.artifactUri=r.data.artifactUri:r.data?.$case==="art\
ifact"?c.artifact=s(r.data.artifact):r.data?.$case==="artifactDigest"&&(c.artifactDigest=f.HashOutput.toJSON(r.data.artifactDigest)),
c}},g.Input={fromJSON(r){return{artifactTrustRoot:e(r.artifactTrustRoot)?h.TrustedRoot.fromJSON(r.artifactTrustRoot):void 0,
artifactVerificationOptions:e(r.artifactVerificationOptions)?g.ArtifactVerificationOptions.fromJSON(r.artifactVerificationOptions):
void 0,bundle:e(r.bundle)?n.Bundle.fromJSON(r.bundle):void 0,artifact:e(r.artifact)?g.Artifact.fromJSON(r.artifact):void 0}},
toJSON(r){const c={};return r.artifactTrustRoot!==void 0&&(c.artifactTrustRoot=h.TrustedRoot.toJSON(r.artifactTrustRoot)),
r.artifactVerificationOptions!==void 0&&(c.artifactVerificationOptions=g.ArtifactVerificationOptions.toJSON(r.artifactVerificationOptions)),
r.bundle!==void 0&&(c.bundle=n.Bundle.toJSON(r.bundle)),r.artifact!==void 0&&(c.artifact=g.Artifact.toJSON(r.artifact)),
c}};function u(r){return Uint8Array.from(globalThis.Buffer.from(r,"base64"))}function s(r){return globalThis.Buffer.from(
r).toString("base64")}function e(r){return r!=null}},19654:(function(G,g,A){"use strict";var n=this&&this.__createBinding||
(Object.create?(function(h,u,s,e){e===void 0&&(e=s);var r=Object.getOwnPropertyDescriptor(u,s);(!r||("get"in r?!u.__esModule:
r.writable||r.configurable))&&(r={enumerable:!0,get:function(){return u[s]}}),Object.defineProperty(h,e,r)}):(function(h,u,s,e){
e===void 0&&(e=s),h[e]=u[s]})),f=this&&this.__exportStar||function(h,u){for(var s in h)s!=="default"&&!Object.prototype.
hasOwnProperty.call(u,s)&&n(u,h,s)};Object.defineProperty(g,"__esModule",{value:!0}),f(A(47030),g),f(A(70715),g),f(A(5334),
g),f(A(85204),g),f(A(61997),g),f(A(99732),g)}),13835:(function(G,g,A){"use strict";var n=this&&this.__createBinding||(Object.
create?(function(h,u,s,e){e===void 0&&(e=s);var r=Object.getOwnPropertyDescriptor(u,s);(!r||("get"in r?!u.__esModule:r.writable||
r.configurable))&&(r={enumerable:!0,get:function(){return u[s]}}),Object.defineProperty(h,e,r)}):(function(h,u,s,e){e===
void 0&&(e=s),h[e]=u[s]})),f=this&&this.__exportStar||function(h,u){for(var s in h)s!=="default"&&!Object.prototype.hasOwnProperty.
call(u,s)&&n(u,h,s)};Object.defineProperty(g,"__esModule",{value:!0}),f(A(36764),g),f(A(381),g),f(A(4969),g),f(A(7543),g)}),
52635:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.DSSESignatureContent=void 0;const n=A(
83917);class f{env;constructor(u){this.env=u}compareDigest(u){return n.crypto.bufferEqual(u,n.crypto.digest("sha256",this.
env.payload))}compareSignature(u){return n.crypto.bufferEqual(u,this.signature)}verifySignature(u){return n.crypto.verify(
this.preAuthEncoding,u,this.signature)}get signature(){return this.env.signatures.length>0?this.env.signatures[0].sig:Buffer.
from("")}get preAuthEncoding(){return n.dsse.preAuthEncoding(this.env.payloadType,this.env.payload)}}g.DSSESignatureContent=
f},42544:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.toSignedEntity=u,g.signatureContent=
s;const n=A(83917),f=A(52635),h=A(26531);function u(r,c){const{tlogEntries:t,timestampVerificationData:E}=r.verificationMaterial,
i=[];for(const o of t)o.integratedTime&&o.integratedTime!=="0"&&i.push({$case:"transparency-log",tlogEntry:o});for(const o of E?.
rfc3161Timestamps??[])i.push({$case:"timestamp-authority",timestamp:n.RFC3161Timestamp.parse(Buffer.from(o.signedTimestamp))});
return{signature:s(r,c),key:e(r),tlogEntries:t,timestamps:i}}function s(r,c){switch(r.content.$case){case"dsseEnvelope":
return new f.DSSESignatureContent(r.content.dsseEnvelope);case"messageSignature":return new h.MessageSignatureContent(r.
content.messageSignature,c)}}function e(r){switch(r.verificationMaterial.content.$case){case"publicKey":return{$case:"pu\
blic-key",hint:r.verificationMaterial.content.publicKey.hint};case"x509CertificateChain":return{$case:"certificate",certificate:n.
X509Certificate.parse(Buffer.from(r.verificationMaterial.content.x509CertificateChain.certificates[0].rawBytes))};case"c\
ertificate":return{$case:"certificate",certificate:n.X509Certificate.parse(Buffer.from(r.verificationMaterial.content.certificate.
rawBytes))}}}},26531:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.MessageSignatureContent=
void 0;const n=A(83917),f=A(19654),h={[f.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]:"sha256",[f.HashAlgorithm.SHA2_256]:"\
sha256",[f.HashAlgorithm.SHA2_384]:"sha384",[f.HashAlgorithm.SHA2_512]:"sha512",[f.HashAlgorithm.SHA3_256]:"sha3-256",[f.
HashAlgorithm.SHA3_384]:"sha3-384"};class u{signature;messageDigest;artifact;hashAlgorithm;constructor(e,r){this.signature=
e.signature,this.messageDigest=e.messageDigest.digest,this.artifact=r,this.hashAlgorithm=h[e.messageDigest.algorithm]??"\
sha256"}compareSignature(e){return n.crypto.bufferEqual(e,this.signature)}compareDigest(e){return n.crypto.bufferEqual(e,
this.messageDigest)}verifySignature(e){return n.crypto.verify(this.artifact,e,this.signature,this.hashAlgorithm)}}g.MessageSignatureContent=
u},36849:function(G,g){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.PolicyError=g.VerificationError=void 0;
class A extends Error{code;cause;constructor({code:u,message:s,cause:e}){super(s),this.code=u,this.cause=e,this.name=this.
constructor.name}}class n extends A{}g.VerificationError=n;class f extends A{}g.PolicyError=f},54187:function(G,g,A){"us\
e strict";var n;n={value:!0},g.BL=g.jO=n=n=g.DC=void 0;var f=A(42544);Object.defineProperty(g,"DC",{enumerable:!0,get:function(){
return f.toSignedEntity}});var h=A(36849);n={enumerable:!0,get:function(){return h.PolicyError}},n={enumerable:!0,get:function(){
return h.VerificationError}};var u=A(97822);Object.defineProperty(g,"jO",{enumerable:!0,get:function(){return u.toTrustMaterial}});
var s=A(74433);Object.defineProperty(g,"BL",{enumerable:!0,get:function(){return s.Verifier}})},38412:function(G,g,A){"u\
se strict";Object.defineProperty(g,"__esModule",{value:!0}),g.CertificateChainVerifier=void 0,g.verifyCertificateChain=h;
const n=A(36849),f=A(97822);function h(e,r,c){const t=(0,f.filterCertAuthorities)(c,e);let E;for(const i of t)try{return new u(
{trustedCerts:i.certChain,untrustedCert:r,timestamp:e}).verify()}catch(o){E=o}throw new n.VerificationError({code:"CERTI\
FICATE_ERROR",message:"Failed to verify certificate chain",cause:E})}class u{untrustedCert;trustedCerts;localCerts;timestamp;constructor(r){
this.untrustedCert=r.untrustedCert,this.trustedCerts=r.trustedCerts,this.localCerts=s([...r.trustedCerts,r.untrustedCert]),
this.timestamp=r.timestamp}verify(){const r=this.sort();if(this.checkPath(r),!r.every(t=>t.validForDate(this.timestamp)))
throw new n.VerificationError({code:"CERTIFICATE_ERROR",message:"certificate is not valid or expired at the specified da\
te"});return r}sort(){const r=this.untrustedCert;let c=this.buildPaths(r);if(c=c.filter(E=>E.some(i=>this.trustedCerts.includes(
i))),c.length===0)throw new n.VerificationError({code:"CERTIFICATE_ERROR",message:"no trusted certificate path found"});
const t=c.reduce((E,i)=>E.length<i.length?E:i);return[r,...t].slice(0,-1)}buildPaths(r){const c=[],t=this.findIssuer(r);
if(t.length===0)throw new n.VerificationError({code:"CERTIFICATE_ERROR",message:"no valid certificate path found"});for(let E=0;E<
t.length;E++){const i=t[E];if(i.equals(r)){c.push([r]);continue}const o=this.buildPaths(i);for(let B=0;B<o.length;B++)c.
push([i,...o[B]])}return c}findIssuer(r){let c=[],t;return r.subject.equals(r.issuer)&&r.verify()?[r]:(r.extAuthorityKeyID&&
(t=r.extAuthorityKeyID.keyIdentifier),this.localCerts.forEach(E=>{if(t&&E.extSubjectKeyID){E.extSubjectKeyID.keyIdentifier.
equals(t)&&c.push(E);return}E.subject.equals(r.issuer)&&c.push(E)}),c=c.filter(E=>{try{return r.verify(E)}catch{return!1}}),
c)}checkPath(r){if(r.length<1)throw new n.VerificationError({code:"CERTIFICATE_ERROR",message:"certificate chain must co\
ntain at least one certificate"});if(!r.slice(1).every(t=>t.isCA))throw new n.VerificationError({code:"CERTIFICATE_ERROR",
message:"intermediate certificate is not a CA"});for(let t=r.length-2;t>=0;t--)if(!r[t].issuer.equals(r[t+1].subject))throw new n.
VerificationError({code:"CERTIFICATE_ERROR",message:"incorrect certificate name chaining"});for(let t=0;t<r.length;t++){
const E=r[t];if(E.extBasicConstraints?.isCA){const i=E.extBasicConstraints.pathLenConstraint;if(i!==void 0&&i<t-1)throw new n.
VerificationError({code:"CERTIFICATE_ERROR",message:"path length constraint exceeded"})}}}}g.CertificateChainVerifier=u;
function s(e){for(let r=0;r<e.length;r++)for(let c=r+1;c<e.length;c++)e[r].equals(e[c])&&(e.splice(c,1),c--);return e}},
53771:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.verifyPublicKey=r,g.verifyCertificate=
c;const n=A(83917),f=A(36849),h=A(38412),u=A(21633),s="1.3.6.1.4.1.57264.1.1",e="1.3.6.1.4.1.57264.1.8";function r(E,i,o){
const B=o.publicKey(E);return i.forEach(C=>{if(!B.validFor(C))throw new f.VerificationError({code:"PUBLIC_KEY_ERROR",message:`\
Public key is not valid for timestamp: ${C.toISOString()}`})}),{key:B.publicKey}}function c(E,i,o){let B=[];return i.forEach(
C=>{B=(0,h.verifyCertificateChain)(C,E,o.certificateAuthorities)}),{scts:(0,u.verifySCTs)(B[0],B[1],o.ctlogs),signer:t(B[0])}}
function t(E){let i;const o=E.extension(e);o?i=o.valueObj.subs?.[0]?.value.toString("ascii"):i=E.extension(s)?.value.toString(
"ascii");const B=E.extensions.map(Q=>({oid:{id:Q.subs[0].toOID().split(".").map(Number)},value:Q.subs[Q.subs.length-1].value})),
C={extensions:{issuer:i},subjectAlternativeName:E.subjectAltName,oids:B};return{key:n.crypto.createPublicKey(E.publicKey),
identity:C}}},21633:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.verifySCTs=u;const n=A(
83917),f=A(36849),h=A(97822);function u(s,e,r){let c;const t=s.clone();for(let B=0;B<t.extensions.length;B++){const C=t.
extensions[B];if(C.subs[0].toOID()===n.EXTENSION_OID_SCT){c=new n.X509SCTExtension(C),t.extensions.splice(B,1);break}}if(!c)
return[];if(c.signedCertificateTimestamps.length===0)return[];const E=new n.ByteStream,i=n.crypto.digest("sha256",e.publicKey);
E.appendView(i);const o=t.tbsCertificate.toDER();return E.appendUint24(o.length),E.appendView(o),c.signedCertificateTimestamps.
map(B=>{if(!(0,h.filterTLogAuthorities)(r,{logID:B.logID,targetDate:B.datetime}).some(l=>B.verify(E.buffer,l.publicKey)))
throw new f.VerificationError({code:"CERTIFICATE_ERROR",message:"SCT verification failed"});return B.logID})}},88037:function(G,g,A){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.verifySubjectAlternativeName=f,g.verifyExtensions=h,g.verifyOIDs=
u;const n=A(36849);function f(e,r){if(r===void 0||!r.match(e))throw new n.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`\
certificate identity error - expected ${e}, got ${r}`})}function h(e,r={}){let c;for(c in e)if(r[c]!==e[c])throw new n.PolicyError(
{code:"UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension - expected ${c}=${e[c]}, got ${c}=${r[c]}`})}function u(e,r=[]){
for(const c of e)if(!r.find(E=>s(c.oid?.id,E.oid?.id)&&c.value.equals(E.value))){const E=c.oid?.id.join(".")??"<unknown>";
throw new n.PolicyError({code:"UNTRUSTED_SIGNER_ERROR",message:`invalid certificate extension - missing OID ${E}`})}}function s(e,r){
return e===void 0||r===void 0?!1:e.length===r.length&&e.every((c,t)=>c===r[t])}},27968:function(G,g,A){"use strict";Object.
defineProperty(g,"__esModule",{value:!0}),g.getTSATimestamp=f,g.getTLogTimestamp=h;const n=A(84472);function f(u,s,e){return(0,n.
verifyRFC3161Timestamp)(u,s,e),{type:"timestamp-authority",logID:u.signerSerialNumber,timestamp:u.signingTime}}function h(u){
if(u.inclusionPromise)return{type:"transparency-log",logID:u.logId.keyId,timestamp:new Date(Number(u.integratedTime)*1e3)}}},
84472:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.verifyRFC3161Timestamp=s;const n=A(
83917),f=A(36849),h=A(38412),u=A(97822);function s(c,t,E){const i=c.signingTime;if(E=(0,u.filterCertAuthorities)(E,i),E=
r(E,{serialNumber:c.signerSerialNumber,issuer:c.signerIssuer}),!E.some(B=>{try{return e(c,t,B),!0}catch{return!1}}))throw new f.
VerificationError({code:"TIMESTAMP_ERROR",message:"timestamp could not be verified"})}function e(c,t,E){const[i,...o]=E.
certChain,B=n.crypto.createPublicKey(i.publicKey),C=c.signingTime;try{new h.CertificateChainVerifier({untrustedCert:i,trustedCerts:o,
timestamp:C}).verify()}catch{throw new f.VerificationError({code:"TIMESTAMP_ERROR",message:"invalid certificate chain"})}
c.verify(t,B)}function r(c,t){return c.filter(E=>E.certChain.length>0&&n.crypto.bufferEqual(E.certChain[0].serialNumber,
t.serialNumber)&&n.crypto.bufferEqual(E.certChain[0].issuer,t.issuer))}},39266:function(G,g,A){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.LogCheckpoint=void 0,g.verifyCheckpoint=s;const n=A(83917),f=A(36849),h=`

`,u=/\u2014 (\S+) (\S+)\n/g;function s(t,E){const i=t.inclusionProof,o=r.fromString(i.checkpoint.envelope),B=c.fromString(
o.note);if(!e(o,E))throw new f.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"invalid checkpoint signatur\
e"});return B}function e(t,E){const i=Buffer.from(t.note,"utf-8");return t.signatures.some(o=>{const B=E.find(C=>n.crypto.
bufferEqual(C.logID.subarray(0,4),o.keyHint)&&C.baseURL.match(o.name));return B?n.crypto.verify(i,B.publicKey,o.signature):
!1})}class r{note;signatures;constructor(E,i){this.note=E,this.signatures=i}static fromString(E){if(!E.includes(h))throw new f.
VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"missing checkpoint separator"});const i=E.indexOf(h),o=E.slice(
0,i+1),C=E.slice(i+h.length).matchAll(u),Q=Array.from(C,l=>{const[,R,U]=l,O=Buffer.from(U,"base64");if(O.length<5)throw new f.
VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"malformed checkpoint signature"});return{name:R,keyHint:O.
subarray(0,4),signature:O.subarray(4)}});if(Q.length===0)throw new f.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",
message:"no signatures found in checkpoint"});return new r(o,Q)}}class c{origin;logSize;logHash;rest;constructor(E,i,o,B){
this.origin=E,this.logSize=i,this.logHash=o,this.rest=B}static fromString(E){const i=E.trimEnd().split(`
`);if(i.length<3)throw new f.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"too few lines in checkpoint h\
eader"});const o=i[0],B=BigInt(i[1]),C=Buffer.from(i[2],"base64"),Q=i.slice(3);return new c(o,B,C,Q)}}g.LogCheckpoint=c},
27005:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.DSSE_API_VERSION_V1=void 0,g.verifyDSSETLogBody=
f,g.verifyDSSETLogBodyV2=h;const n=A(36849);g.DSSE_API_VERSION_V1="0.0.1";function f(e,r){if(e.apiVersion===g.DSSE_API_VERSION_V1)
return u(e,r);throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported dsse version: ${e.apiVersion}`})}
function h(e,r){const c=e.spec?.spec;if(!c)throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse s\
pec"});if(c.$case==="dsseV002")return s(c.dsseV002,r);throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:`uns\
upported version: ${c.$case}`})}function u(e,r){if(e.spec.signatures?.length!==1)throw new n.VerificationError({code:"TL\
OG_BODY_ERROR",message:"signature count mismatch"});const c=e.spec.signatures[0].signature;if(!r.compareSignature(Buffer.
from(c,"base64")))throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});const t=e.
spec.payloadHash?.value||"";if(!r.compareDigest(Buffer.from(t,"hex")))throw new n.VerificationError({code:"TLOG_BODY_ERR\
OR",message:"DSSE payload hash mismatch"})}function s(e,r){if(e.signatures?.length!==1)throw new n.VerificationError({code:"\
TLOG_BODY_ERROR",message:"signature count mismatch"});const c=e.signatures[0].content;if(!r.compareSignature(c))throw new n.
VerificationError({code:"TLOG_BODY_ERROR",message:"tlog entry signature mismatch"});const t=e.payloadHash?.digest||Buffer.
from("");if(!r.compareDigest(t))throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatc\
h"})}},1484:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.HASHEDREKORD_API_VERSION_V1=
void 0,g.verifyHashedRekordTLogBody=f,g.verifyHashedRekordTLogBodyV2=h;const n=A(36849);g.HASHEDREKORD_API_VERSION_V1="0\
.0.1";function f(e,r){if(e.apiVersion===g.HASHEDREKORD_API_VERSION_V1)return u(e,r);throw new n.VerificationError({code:"\
TLOG_BODY_ERROR",message:`unsupported hashedrekord version: ${e.apiVersion}`})}function h(e,r){const c=e.spec?.spec;if(!c)
throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:"missing dsse spec"});if(c.$case==="hashedRekordV002")return s(
c.hashedRekordV002,r);throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:`unsupported version: ${c.$case}`})}
function u(e,r){const c=e.spec.signature.content||"";if(!r.compareSignature(Buffer.from(c,"base64")))throw new n.VerificationError(
{code:"TLOG_BODY_ERROR",message:"signature mismatch"});const t=e.spec.data.hash?.value||"";if(!r.compareDigest(Buffer.from(
t,"hex")))throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:"digest mismatch"})}function s(e,r){const c=e.signature?.
content||Buffer.from("");if(!r.compareSignature(c))throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:"signat\
ure mismatch"});const t=e.data?.digest||Buffer.from("");if(!r.compareDigest(t))throw new n.VerificationError({code:"TLOG\
_BODY_ERROR",message:"digest mismatch"})}},15837:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),
g.verifyTLogBody=t,g.verifyTLogInclusion=E;const n=A(13835),f=A(36849),h=A(27005),u=A(1484),s=A(17703),e=A(39266),r=A(17046),
c=A(2714);function t(B,C){const{kind:Q,version:l}=B.kindVersion,R=JSON.parse(B.canonicalizedBody.toString("utf8"));if(Q!==
R.kind||l!==R.apiVersion)throw new f.VerificationError({code:"TLOG_BODY_ERROR",message:`kind/version mismatch - expected\
: ${Q}/${l}, received: ${R.kind}/${R.apiVersion}`});switch(Q){case"dsse":if(l==h.DSSE_API_VERSION_V1)return(0,h.verifyDSSETLogBody)(
R,C);{const U=n.Entry.fromJSON(R);return(0,h.verifyDSSETLogBodyV2)(U,C)}case"intoto":return(0,s.verifyIntotoTLogBody)(R,
C);case"hashedrekord":if(l==u.HASHEDREKORD_API_VERSION_V1)return(0,u.verifyHashedRekordTLogBody)(R,C);{const U=n.Entry.fromJSON(
R);return(0,u.verifyHashedRekordTLogBodyV2)(U,C)}default:throw new f.VerificationError({code:"TLOG_BODY_ERROR",message:`\
unsupported kind: ${Q}`})}}function E(B,C){let Q=!1;if(i(B)&&((0,c.verifyTLogSET)(B,C),Q=!0),o(B)){const l=(0,e.verifyCheckpoint)(
B,C);(0,r.verifyMerkleInclusion)(B,l),Q=!0}if(!Q)throw new f.VerificationError({code:"TLOG_MISSING_INCLUSION_ERROR",message:"\
inclusion could not be verified"})}function i(B){return B.inclusionPromise!==void 0}function o(B){return B.inclusionProof!==
void 0}},17703:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.verifyIntotoTLogBody=f;const n=A(
36849);function f(s,e){if(s.apiVersion==="0.0.2")return h(s,e);throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:`\
unsupported intoto version: ${s.apiVersion}`})}function h(s,e){if(s.spec.content.envelope.signatures?.length!==1)throw new n.
VerificationError({code:"TLOG_BODY_ERROR",message:"signature count mismatch"});const r=u(s.spec.content.envelope.signatures[0].
sig);if(!e.compareSignature(Buffer.from(r,"base64")))throw new n.VerificationError({code:"TLOG_BODY_ERROR",message:"tlog\
 entry signature mismatch"});const c=s.spec.content.payloadHash?.value||"";if(!e.compareDigest(Buffer.from(c,"hex")))throw new n.
VerificationError({code:"TLOG_BODY_ERROR",message:"DSSE payload hash mismatch"})}function u(s){return Buffer.from(s,"bas\
e64").toString("utf-8")}},17046:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.verifyMerkleInclusion=
s;const n=A(83917),f=A(36849),h=Buffer.from([0]),u=Buffer.from([1]);function s(C,Q){const l=C.inclusionProof,R=BigInt(l.
logIndex),U=BigInt(Q.logSize);if(R<0n||R>=U)throw new f.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:`in\
valid index: ${R}`});const{inner:O,border:x}=e(R,U);if(l.hashes.length!==O+x)throw new f.VerificationError({code:"TLOG_I\
NCLUSION_PROOF_ERROR",message:"invalid hash count"});const J=l.hashes.slice(0,O),Y=l.hashes.slice(O),m=B(C.canonicalizedBody),
I=c(r(m,J,R),Y);if(!n.crypto.bufferEqual(I,Q.logHash))throw new f.VerificationError({code:"TLOG_INCLUSION_PROOF_ERROR",message:"\
calculated root hash does not match inclusion proof"})}function e(C,Q){const l=t(C,Q),R=E(C>>BigInt(l));return{inner:l,border:R}}
function r(C,Q,l){return Q.reduce((R,U,O)=>l>>BigInt(O)&BigInt(1)?o(U,R):o(R,U),C)}function c(C,Q){return Q.reduce((l,R)=>o(
R,l),C)}function t(C,Q){return i(C^Q-BigInt(1))}function E(C){return C.toString(2).split("1").length-1}function i(C){return C===
0n?0:C.toString(2).length}function o(C,Q){return n.crypto.digest("sha256",u,C,Q)}function B(C){return n.crypto.digest("s\
ha256",h,C)}},2714:function(G,g,A){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.verifyTLogSET=u;const n=A(
83917),f=A(36849),h=A(97822);function u(e,r){if(!(0,h.filterTLogAuthorities)(r,{logID:e.logId.keyId,targetDate:new Date(
Number(e.integratedTime)*1e3)}).some(E=>{const i=s(e),o=Buffer.from(n.json.canonicalize(i),"utf8"),B=e.inclusionPromise.
signedEntryTimestamp;return n.crypto.verify(o,E.publicKey,B)}))throw new f.VerificationError({code:"TLOG_INCLUSION_PROMI\
SE_ERROR",message:"inclusion promise could not be verified"})}function s(e){const{integratedTime:r,logIndex:c,logId:t,canonicalizedBody:E}=e;
return{body:E.toString("base64"),integratedTime:Number(r),logIndex:Number(c),logID:t.keyId.toString("hex")}}},19738:function(G,g){
"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.filterCertAuthorities=A,g.filterTLogAuthorities=n;function A(f,h){
return f.filter(u=>u.validFor.start<=h&&u.validFor.end>=h)}function n(f,h){return f.filter(u=>h.logID&&!u.logID.equals(h.
logID)?!1:u.validFor.start<=h.targetDate&&h.targetDate<=u.validFor.end)}},97822:function(G,g,A){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.filterTLogAuthorities=g.filterCertAuthorities=void 0,g.toTrustMaterial=r;const n=A(83917),f=A(
19654),h=A(36849),u=new Date(0),s=new Date(864e13);var e=A(19738);Object.defineProperty(g,"filterCertAuthorities",{enumerable:!0,
get:function(){return e.filterCertAuthorities}}),Object.defineProperty(g,"filterTLogAuthorities",{enumerable:!0,get:function(){
return e.filterTLogAuthorities}});function r(i,o){const B=typeof o=="function"?o:E(o);return{certificateAuthorities:i.certificateAuthorities.
map(t),timestampAuthorities:i.timestampAuthorities.map(t),tlogs:i.tlogs.map(c),ctlogs:i.ctlogs.map(c),publicKey:B}}function c(i){
const o=i.publicKey.keyDetails,B=o===f.PublicKeyDetails.PKCS1_RSA_PKCS1V5||o===f.PublicKeyDetails.PKIX_RSA_PKCS1V5||o===
f.PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256||o===f.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256||o===f.PublicKeyDetails.
PKIX_RSA_PKCS1V15_4096_SHA256?"pkcs1":"spki";return{baseURL:i.baseUrl,logID:i.checkpointKeyId?i.checkpointKeyId.keyId:i.
logId.keyId,publicKey:n.crypto.createPublicKey(i.publicKey.rawBytes,B),validFor:{start:i.publicKey.validFor?.start||u,end:i.
publicKey.validFor?.end||s}}}function t(i){return{certChain:i.certChain.certificates.map(o=>n.X509Certificate.parse(Buffer.
from(o.rawBytes))),validFor:{start:i.validFor?.start||u,end:i.validFor?.end||s}}}function E(i){return o=>{const B=(i||{})[o];
if(!B)throw new h.VerificationError({code:"PUBLIC_KEY_ERROR",message:`key not found: ${o}`});return{publicKey:n.crypto.createPublicKey(
B.rawBytes),validFor:C=>(B.validFor?.start||u)<=C&&(B.validFor?.end||s)>=C}}}},74433:function(G,g,A){"use strict";Object.
defineProperty(g,"__esModule",{value:!0}),g.Verifier=void 0;const n=A(39023),f=A(36849),h=A(53771),u=A(88037),s=A(27968),
e=A(15837);class r{trustMaterial;options;constructor(E,i={}){this.trustMaterial=E,this.options={ctlogThreshold:i.ctlogThreshold??
1,tlogThreshold:i.tlogThreshold??1,timestampThreshold:i.timestampThreshold??i.tsaThreshold??1,tsaThreshold:0}}verify(E,i){
const o=this.verifyTimestamps(E),B=this.verifySigningKey(E,o);return this.verifyTLogs(E),this.verifySignature(E,B),i&&this.
verifyPolicy(i,B.identity||{}),B}verifyTimestamps(E){const i=[];for(const o of E.timestamps)switch(o.$case){case"timesta\
mp-authority":i.push((0,s.getTSATimestamp)(o.timestamp,E.signature.signature,this.trustMaterial.timestampAuthorities));break;case"\
transparency-log":{const B=(0,s.getTLogTimestamp)(o.tlogEntry);B&&i.push(B);break}}if(c(i))throw new f.VerificationError(
{code:"TIMESTAMP_ERROR",message:"duplicate timestamp"});if(i.length<this.options.timestampThreshold)throw new f.VerificationError(
{code:"TIMESTAMP_ERROR",message:`expected ${this.options.timestampThreshold} timestamps, got ${i.length}`});return i.map(
o=>o.timestamp)}verifySigningKey({key:E},i){switch(E.$case){case"public-key":return(0,h.verifyPublicKey)(E.hint,i,this.trustMaterial);case"\
certificate":{const o=(0,h.verifyCertificate)(E.certificate,i,this.trustMaterial);if(c(o.scts))throw new f.VerificationError(
{code:"CERTIFICATE_ERROR",message:"duplicate SCT"});if(o.scts.length<this.options.ctlogThreshold)throw new f.VerificationError(
{code:"CERTIFICATE_ERROR",message:`expected ${this.options.ctlogThreshold} SCTs, got ${o.scts.length}`});return o.signer}}}verifyTLogs({
signature:E,tlogEntries:i}){let o=0;if(i.forEach(B=>{o++,(0,e.verifyTLogInclusion)(B,this.trustMaterial.tlogs),(0,e.verifyTLogBody)(
B,E)}),o<this.options.tlogThreshold)throw new f.VerificationError({code:"TLOG_ERROR",message:`expected ${this.options.tlogThreshold}\
 tlog entries, got ${o}`})}verifySignature(E,i){if(!E.signature.verifySignature(i.key))throw new f.VerificationError({code:"\
SIGNATURE_ERROR",message:"signature verification failed"})}verifyPolicy(E,i){E.subjectAlternativeName&&(0,u.verifySubjectAlternativeName)(
E.subjectAlternativeName,i.subjectAlternativeName),E.extensions&&(0,u.verifyExtensions)(E.extensions,i.extensions),E.oids&&
(0,u.verifyOIDs)(E.oids,i.oids)}}g.Verifier=r;function c(t){for(let E=0;E<t.length;E++)for(let i=E+1;i<t.length;i++)if((0,n.
isDeepStrictEqual)(t[E],t[i]))return!0;return!1}},20770:function(G,g,A){G.exports=A(20218)},20218:function(G,g,A){"use s\
trict";var n=A(69278),f=A(64756),h=A(58611),u=A(65692),s=A(24434),e=A(42613),r=A(39023);g.httpOverHttp=c,g.httpsOverHttp=
t,g.httpOverHttps=E,g.httpsOverHttps=i;function c(R){var U=new o(R);return U.request=h.request,U}function t(R){var U=new o(
R);return U.request=h.request,U.createSocket=B,U.defaultPort=443,U}function E(R){var U=new o(R);return U.request=u.request,
U}function i(R){var U=new o(R);return U.request=u.request,U.createSocket=B,U.defaultPort=443,U}function o(R){var U=this;
U.options=R||{},U.proxyOptions=U.options.proxy||{},U.maxSockets=U.options.maxSockets||h.Agent.defaultMaxSockets,U.requests=
[],U.sockets=[],U.on("free",function(x,J,Y,m){for(var I=C(J,Y,m),y=0,d=U.requests.length;y<d;++y){var w=U.requests[y];if(w.
host===I.host&&w.port===I.port){U.requests.splice(y,1),w.request.onSocket(x);return}}x.destroy(),U.removeSocket(x)})}r.inherits(
o,s.EventEmitter),o.prototype.addRequest=function(U,O,x,J){var Y=this,m=Q({request:U},Y.options,C(O,x,J));if(Y.sockets.length>=
this.maxSockets){Y.requests.push(m);return}Y.createSocket(m,function(I){I.on("free",y),I.on("close",d),I.on("agentRemove",
d),U.onSocket(I);function y(){Y.emit("free",I,m)}function d(w){Y.removeSocket(I),I.removeListener("free",y),I.removeListener(
"close",d),I.removeListener("agentRemove",d)}})},o.prototype.createSocket=function(U,O){var x=this,J={};x.sockets.push(J);
var Y=Q({},x.proxyOptions,{method:"CONNECT",path:U.host+":"+U.port,agent:!1,headers:{host:U.host+":"+U.port}});U.localAddress&&
(Y.localAddress=U.localAddress),Y.proxyAuth&&(Y.headers=Y.headers||{},Y.headers["Proxy-Authorization"]="Basic "+new Buffer(
Y.proxyAuth).toString("base64")),l("making CONNECT request");var m=x.request(Y);m.useChunkedEncodingByDefault=!1,m.once(
"response",I),m.once("upgrade",y),m.once("connect",d),m.once("error",w),m.end();function I(T){T.upgrade=!0}function y(T,S,D){
process.nextTick(function(){d(T,S,D)})}function d(T,S,D){if(m.removeAllListeners(),S.removeAllListeners(),T.statusCode!==
200){l("tunneling socket could not be established, statusCode=%d",T.statusCode),S.destroy();var F=new Error("tunneling s\
ocket could not be established, statusCode="+T.statusCode);F.code="ECONNRESET",U.request.emit("error",F),x.removeSocket(
J);return}if(D.length>0){l("got illegal response body from proxy"),S.destroy();var F=new Error("got illegal response bod\
y from proxy");F.code="ECONNRESET",U.request.emit("error",F),x.removeSocket(J);return}return l("tunneling connection has\
 established"),x.sockets[x.sockets.indexOf(J)]=S,O(S)}function w(T){m.removeAllListeners(),l(`tunneling socket could not\
 be established, cause=%s
`,T.message,T.stack);var S=new Error("tunneling socket could not be established, cause="+T.message);S.code="ECONNRESET",
U.request.emit("error",S),x.removeSocket(J)}},o.prototype.removeSocket=function(U){var O=this.sockets.indexOf(U);if(O!==
-1){this.sockets.splice(O,1);var x=this.requests.shift();x&&this.createSocket(x,function(J){x.request.onSocket(J)})}};function B(R,U){
var O=this;o.prototype.createSocket.call(O,R,function(x){var J=R.request.getHeader("host"),Y=Q({},O.options,{socket:x,servername:J?
J.replace(/:.*$/,""):R.host}),m=f.connect(0,Y);O.sockets[O.sockets.indexOf(x)]=m,U(m)})}function C(R,U,O){return typeof R==
"string"?{host:R,port:U,localAddress:O}:R}function Q(R){for(var U=1,O=arguments.length;U<O;++U){var x=arguments[U];if(typeof x==
"object")for(var J=Object.keys(x),Y=0,m=J.length;Y<m;++Y){var I=J[Y];x[I]!==void 0&&(R[I]=x[I])}}return R}var l;process.
env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?l=function(){var R=Array.prototype.slice.call(arguments);typeof R[0]==
"string"?R[0]="TUNNEL: "+R[0]:R.unshift("TUNNEL:"),console.error.apply(console,R)}:l=function(){},g.debug=l},46752:function(G,g,A){
"use strict";const n=A(23701),f=A(30883),h=A(30628),u=A(837),s=A(57405),e=A(76672),r=A(53137),c=A(30050),t=A(68707),E=A(
3440),{InvalidArgumentError:i}=t,o=A(56615),B=A(59136),C=A(47365),Q=A(47501),l=A(94004),R=A(52429),U=A(17816),{getGlobalDispatcher:O,
setGlobalDispatcher:x}=A(32581),J=A(58155),Y=A(8754),m=A(25092);Object.assign(f.prototype,o),G.exports.Dispatcher=f,G.exports.
Client=n,G.exports.Pool=h,G.exports.BalancedPool=u,G.exports.Agent=s,G.exports.ProxyAgent=e,G.exports.EnvHttpProxyAgent=
r,G.exports.RetryAgent=c,G.exports.RetryHandler=U,G.exports.DecoratorHandler=J,G.exports.RedirectHandler=Y,G.exports.createRedirectInterceptor=
m,G.exports.interceptors={redirect:A(21514),retry:A(92026),dump:A(88060),dns:A(70379)},G.exports.buildConnector=B,G.exports.
errors=t,G.exports.util={parseHeaders:E.parseHeaders,headerNameToString:E.headerNameToString};function I(ye){return(pe,we,Je)=>{
if(typeof we=="function"&&(Je=we,we=null),!pe||typeof pe!="string"&&typeof pe!="object"&&!(pe instanceof URL))throw new i(
"invalid url");if(we!=null&&typeof we!="object")throw new i("invalid opts");if(we&&we.path!=null){if(typeof we.path!="st\
ring")throw new i("invalid opts.path");let oe=we.path;we.path.startsWith("/")||(oe=`/${oe}`),pe=new URL(E.parseOrigin(pe).
origin+oe)}else we||(we=typeof pe=="object"?pe:{}),pe=E.parseURL(pe);const{agent:He,dispatcher:ae=O()}=we;if(He)throw new i(
"unsupported opts.agent. Did you mean opts.client?");return ye.call(ae,{...we,origin:pe.origin,path:pe.search?`${pe.pathname}${pe.
search}`:pe.pathname,method:we.method||(we.body?"PUT":"GET")},Je)}}G.exports.setGlobalDispatcher=x,G.exports.getGlobalDispatcher=
O;const y=A(54398).fetch;G.exports.fetch=async function(pe,we=void 0){try{return await y(pe,we)}catch(Je){throw Je&&typeof Je==
"object"&&Error.captureStackTrace(Je),Je}},G.exports.Headers=A(60660).Headers,G.exports.Response=A(99051).Response,G.exports.
Request=A(9967).Request,G.exports.FormData=A(35910).FormData,G.exports.File=globalThis.File??A(4573).File,G.exports.FileReader=
A(48355).FileReader;const{setGlobalOrigin:d,getGlobalOrigin:w}=A(51059);G.exports.setGlobalOrigin=d,G.exports.getGlobalOrigin=
w;const{CacheStorage:T}=A(3245),{kConstruct:S}=A(20109);G.exports.caches=new T(S);const{deleteCookie:D,getCookies:F,getSetCookies:H,
setCookie:V}=A(79061);G.exports.deleteCookie=D,G.exports.getCookies=F,G.exports.getSetCookies=H,G.exports.setCookie=V;const{
parseMIMEType:W,serializeAMimeType:K}=A(51900);G.exports.parseMIMEType=W,G.exports.serializeAMimeType=K;const{CloseEvent:ie,
ErrorEvent:ue,MessageEvent:Qe}=A(15188);G.exports.WebSocket=A(13726).WebSocket,G.exports.CloseEvent=ie,G.exports.ErrorEvent=
ue,G.exports.MessageEvent=Qe,G.exports.request=I(o.request),G.exports.stream=I(o.stream),G.exports.pipeline=I(o.pipeline),
G.exports.connect=I(o.connect),G.exports.upgrade=I(o.upgrade),G.exports.MockClient=C,G.exports.MockPool=l,G.exports.MockAgent=
Q,G.exports.mockErrors=R;const{EventSource:Ce}=A(21238);G.exports.EventSource=Ce},80158:function(G,g,A){const{addAbortListener:n}=A(
3440),{RequestAbortedError:f}=A(68707),h=Symbol("kListener"),u=Symbol("kSignal");function s(c){c.abort?c.abort(c[u]?.reason):
c.reason=c[u]?.reason??new f,r(c)}function e(c,t){if(c.reason=null,c[u]=null,c[h]=null,!!t){if(t.aborted){s(c);return}c[u]=
t,c[h]=()=>{s(c)},n(c[u],c[h])}}function r(c){c[u]&&("removeEventListener"in c[u]?c[u].removeEventListener("abort",c[h]):
c[u].removeListener("abort",c[h]),c[u]=null,c[h]=null)}G.exports={addSignal:e,removeSignal:r}},34660:function(G,g,A){"us\
e strict";const n=A(34589),{AsyncResource:f}=A(16698),{InvalidArgumentError:h,SocketError:u}=A(68707),s=A(3440),{addSignal:e,
removeSignal:r}=A(80158);class c extends f{constructor(i,o){if(!i||typeof i!="object")throw new h("invalid opts");if(typeof o!=
"function")throw new h("invalid callback");const{signal:B,opaque:C,responseHeaders:Q}=i;if(B&&typeof B.on!="function"&&typeof B.
addEventListener!="function")throw new h("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=
C||null,this.responseHeaders=Q||null,this.callback=o,this.abort=null,e(this,B)}onConnect(i,o){if(this.reason){i(this.reason);
return}n(this.callback),this.abort=i,this.context=o}onHeaders(){throw new u("bad connect",null)}onUpgrade(i,o,B){const{callback:C,
opaque:Q,context:l}=this;r(this),this.callback=null;let R=o;R!=null&&(R=this.responseHeaders==="raw"?s.parseRawHeaders(o):
s.parseHeaders(o)),this.runInAsyncScope(C,null,null,{statusCode:i,headers:R,socket:B,opaque:Q,context:l})}onError(i){const{
callback:o,opaque:B}=this;r(this),o&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(o,null,i,{opaque:B})}))}}
function t(E,i){if(i===void 0)return new Promise((o,B)=>{t.call(this,E,(C,Q)=>C?B(C):o(Q))});try{const o=new c(E,i);this.
dispatch({...E,method:"CONNECT"},o)}catch(o){if(typeof i!="function")throw o;const B=E?.opaque;queueMicrotask(()=>i(o,{opaque:B}))}}
G.exports=t},76862:function(G,g,A){"use strict";const{Readable:n,Duplex:f,PassThrough:h}=A(57075),{InvalidArgumentError:u,
InvalidReturnValueError:s,RequestAbortedError:e}=A(68707),r=A(3440),{AsyncResource:c}=A(16698),{addSignal:t,removeSignal:E}=A(
80158),i=A(34589),o=Symbol("resume");class B extends n{constructor(){super({autoDestroy:!0}),this[o]=null}_read(){const{
[o]:U}=this;U&&(this[o]=null,U())}_destroy(U,O){this._read(),O(U)}}class C extends n{constructor(U){super({autoDestroy:!0}),
this[o]=U}_read(){this[o]()}_destroy(U,O){!U&&!this._readableState.endEmitted&&(U=new e),O(U)}}class Q extends c{constructor(U,O){
if(!U||typeof U!="object")throw new u("invalid opts");if(typeof O!="function")throw new u("invalid handler");const{signal:x,
method:J,opaque:Y,onInfo:m,responseHeaders:I}=U;if(x&&typeof x.on!="function"&&typeof x.addEventListener!="function")throw new u(
"signal must be an EventEmitter or EventTarget");if(J==="CONNECT")throw new u("invalid method");if(m&&typeof m!="functio\
n")throw new u("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=Y||null,this.responseHeaders=I||null,this.
handler=O,this.abort=null,this.context=null,this.onInfo=m||null,this.req=new B().on("error",r.nop),this.ret=new f({readableObjectMode:U.
objectMode,autoDestroy:!0,read:()=>{const{body:y}=this;y?.resume&&y.resume()},write:(y,d,w)=>{const{req:T}=this;T.push(y,
d)||T._readableState.destroyed?w():T[o]=w},destroy:(y,d)=>{const{body:w,req:T,res:S,ret:D,abort:F}=this;!y&&!D._readableState.
endEmitted&&(y=new e),F&&y&&F(),r.destroy(w,y),r.destroy(T,y),r.destroy(S,y),E(this),d(y)}}).on("prefinish",()=>{const{req:y}=this;
y.push(null)}),this.res=null,t(this,x)}onConnect(U,O){const{ret:x,res:J}=this;if(this.reason){U(this.reason);return}i(!J,
"pipeline cannot be retried"),i(!x.destroyed),this.abort=U,this.context=O}onHeaders(U,O,x){const{opaque:J,handler:Y,context:m}=this;
if(U<200){if(this.onInfo){const y=this.responseHeaders==="raw"?r.parseRawHeaders(O):r.parseHeaders(O);this.onInfo({statusCode:U,
headers:y})}return}this.res=new C(x);let I;try{this.handler=null;const y=this.responseHeaders==="raw"?r.parseRawHeaders(
O):r.parseHeaders(O);I=this.runInAsyncScope(Y,null,{statusCode:U,headers:y,opaque:J,body:this.res,context:m})}catch(y){throw this.
res.on("error",r.nop),y}if(!I||typeof I.on!="function")throw new s("expected Readable");I.on("data",y=>{const{ret:d,body:w}=this;
!d.push(y)&&w.pause&&w.pause()}).on("error",y=>{const{ret:d}=this;r.destroy(d,y)}).on("end",()=>{const{ret:y}=this;y.push(
null)}).on("close",()=>{const{ret:y}=this;y._readableState.ended||r.destroy(y,new e)}),this.body=I}onData(U){const{res:O}=this;
return O.push(U)}onComplete(U){const{res:O}=this;O.push(null)}onError(U){const{ret:O}=this;this.handler=null,r.destroy(O,
U)}}function l(R,U){try{const O=new Q(R,U);return this.dispatch({...R,body:O.req},O),O.ret}catch(O){return new h().destroy(
O)}}G.exports=l},14043:function(G,g,A){"use strict";const n=A(34589),{Readable:f}=A(49927),{InvalidArgumentError:h,RequestAbortedError:u}=A(
68707),s=A(3440),{getResolveErrorBodyCallback:e}=A(87655),{AsyncResource:r}=A(16698);class c extends r{constructor(i,o){
if(!i||typeof i!="object")throw new h("invalid opts");const{signal:B,method:C,opaque:Q,body:l,onInfo:R,responseHeaders:U,
throwOnError:O,highWaterMark:x}=i;try{if(typeof o!="function")throw new h("invalid callback");if(x&&(typeof x!="number"||
x<0))throw new h("invalid highWaterMark");if(B&&typeof B.on!="function"&&typeof B.addEventListener!="function")throw new h(
"signal must be an EventEmitter or EventTarget");if(C==="CONNECT")throw new h("invalid method");if(R&&typeof R!="functio\
n")throw new h("invalid onInfo callback");super("UNDICI_REQUEST")}catch(J){throw s.isStream(l)&&s.destroy(l.on("error",s.
nop),J),J}this.method=C,this.responseHeaders=U||null,this.opaque=Q||null,this.callback=o,this.res=null,this.abort=null,this.
body=l,this.trailers={},this.context=null,this.onInfo=R||null,this.throwOnError=O,this.highWaterMark=x,this.signal=B,this.
reason=null,this.removeAbortListener=null,s.isStream(l)&&l.on("error",J=>{this.onError(J)}),this.signal&&(this.signal.aborted?
this.reason=this.signal.reason??new u:this.removeAbortListener=s.addAbortListener(this.signal,()=>{this.reason=this.signal.
reason??new u,this.res?s.destroy(this.res.on("error",s.nop),this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&
(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(i,o){
if(this.reason){i(this.reason);return}n(this.callback),this.abort=i,this.context=o}onHeaders(i,o,B,C){const{callback:Q,opaque:l,
abort:R,context:U,responseHeaders:O,highWaterMark:x}=this,J=O==="raw"?s.parseRawHeaders(o):s.parseHeaders(o);if(i<200){this.
onInfo&&this.onInfo({statusCode:i,headers:J});return}const Y=O==="raw"?s.parseHeaders(o):J,m=Y["content-type"],I=Y["cont\
ent-length"],y=new f({resume:B,abort:R,contentType:m,contentLength:this.method!=="HEAD"&&I?Number(I):null,highWaterMark:x});
this.removeAbortListener&&y.on("close",this.removeAbortListener),this.callback=null,this.res=y,Q!==null&&(this.throwOnError&&
i>=400?this.runInAsyncScope(e,null,{callback:Q,body:y,contentType:m,statusCode:i,statusMessage:C,headers:J}):this.runInAsyncScope(
Q,null,null,{statusCode:i,headers:J,trailers:this.trailers,opaque:l,body:y,context:U}))}onData(i){return this.res.push(i)}onComplete(i){
s.parseHeaders(i,this.trailers),this.res.push(null)}onError(i){const{res:o,callback:B,body:C,opaque:Q}=this;B&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(B,null,i,{opaque:Q})})),o&&(this.res=null,queueMicrotask(()=>{s.destroy(o,
i)})),C&&(this.body=null,s.destroy(C,i)),this.removeAbortListener&&(o?.off("close",this.removeAbortListener),this.removeAbortListener(),
this.removeAbortListener=null)}}function t(E,i){if(i===void 0)return new Promise((o,B)=>{t.call(this,E,(C,Q)=>C?B(C):o(Q))});
try{this.dispatch(E,new c(E,i))}catch(o){if(typeof i!="function")throw o;const B=E?.opaque;queueMicrotask(()=>i(o,{opaque:B}))}}
G.exports=t,G.exports.RequestHandler=c},3560:function(G,g,A){"use strict";const n=A(34589),{finished:f,PassThrough:h}=A(
57075),{InvalidArgumentError:u,InvalidReturnValueError:s}=A(68707),e=A(3440),{getResolveErrorBodyCallback:r}=A(87655),{AsyncResource:c}=A(
16698),{addSignal:t,removeSignal:E}=A(80158);class i extends c{constructor(C,Q,l){if(!C||typeof C!="object")throw new u(
"invalid opts");const{signal:R,method:U,opaque:O,body:x,onInfo:J,responseHeaders:Y,throwOnError:m}=C;try{if(typeof l!="f\
unction")throw new u("invalid callback");if(typeof Q!="function")throw new u("invalid factory");if(R&&typeof R.on!="func\
tion"&&typeof R.addEventListener!="function")throw new u("signal must be an EventEmitter or EventTarget");if(U==="CONNEC\
T")throw new u("invalid method");if(J&&typeof J!="function")throw new u("invalid onInfo callback");super("UNDICI_STREAM")}catch(I){
throw e.isStream(x)&&e.destroy(x.on("error",e.nop),I),I}this.responseHeaders=Y||null,this.opaque=O||null,this.factory=Q,
this.callback=l,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=x,this.onInfo=J||null,this.
throwOnError=m||!1,e.isStream(x)&&x.on("error",I=>{this.onError(I)}),t(this,R)}onConnect(C,Q){if(this.reason){C(this.reason);
return}n(this.callback),this.abort=C,this.context=Q}onHeaders(C,Q,l,R){const{factory:U,opaque:O,context:x,callback:J,responseHeaders:Y}=this,
m=Y==="raw"?e.parseRawHeaders(Q):e.parseHeaders(Q);if(C<200){this.onInfo&&this.onInfo({statusCode:C,headers:m});return}this.
factory=null;let I;if(this.throwOnError&&C>=400){const w=(Y==="raw"?e.parseHeaders(Q):m)["content-type"];I=new h,this.callback=
null,this.runInAsyncScope(r,null,{callback:J,body:I,contentType:w,statusCode:C,statusMessage:R,headers:m})}else{if(U===null)
return;if(I=this.runInAsyncScope(U,null,{statusCode:C,headers:m,opaque:O,context:x}),!I||typeof I.write!="function"||typeof I.
end!="function"||typeof I.on!="function")throw new s("expected Writable");f(I,{readable:!1},d=>{const{callback:w,res:T,opaque:S,
trailers:D,abort:F}=this;this.res=null,(d||!T.readable)&&e.destroy(T,d),this.callback=null,this.runInAsyncScope(w,null,d||
null,{opaque:S,trailers:D}),d&&F()})}return I.on("drain",l),this.res=I,(I.writableNeedDrain!==void 0?I.writableNeedDrain:
I._writableState?.needDrain)!==!0}onData(C){const{res:Q}=this;return Q?Q.write(C):!0}onComplete(C){const{res:Q}=this;E(this),
Q&&(this.trailers=e.parseHeaders(C),Q.end())}onError(C){const{res:Q,callback:l,opaque:R,body:U}=this;E(this),this.factory=
null,Q?(this.res=null,e.destroy(Q,C)):l&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(l,null,C,{opaque:R})})),
U&&(this.body=null,e.destroy(U,C))}}function o(B,C,Q){if(Q===void 0)return new Promise((l,R)=>{o.call(this,B,C,(U,O)=>U?
R(U):l(O))});try{this.dispatch(B,new i(B,C,Q))}catch(l){if(typeof Q!="function")throw l;const R=B?.opaque;queueMicrotask(
()=>Q(l,{opaque:R}))}}G.exports=o},61882:function(G,g,A){"use strict";const{InvalidArgumentError:n,SocketError:f}=A(68707),
{AsyncResource:h}=A(16698),u=A(3440),{addSignal:s,removeSignal:e}=A(80158),r=A(34589);class c extends h{constructor(i,o){
if(!i||typeof i!="object")throw new n("invalid opts");if(typeof o!="function")throw new n("invalid callback");const{signal:B,
opaque:C,responseHeaders:Q}=i;if(B&&typeof B.on!="function"&&typeof B.addEventListener!="function")throw new n("signal m\
ust be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=Q||null,this.opaque=C||null,this.callback=
o,this.abort=null,this.context=null,s(this,B)}onConnect(i,o){if(this.reason){i(this.reason);return}r(this.callback),this.
abort=i,this.context=null}onHeaders(){throw new f("bad upgrade",null)}onUpgrade(i,o,B){r(i===101);const{callback:C,opaque:Q,
context:l}=this;e(this),this.callback=null;const R=this.responseHeaders==="raw"?u.parseRawHeaders(o):u.parseHeaders(o);this.
runInAsyncScope(C,null,null,{headers:R,socket:B,opaque:Q,context:l})}onError(i){const{callback:o,opaque:B}=this;e(this),
o&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(o,null,i,{opaque:B})}))}}function t(E,i){if(i===void 0)return new Promise(
(o,B)=>{t.call(this,E,(C,Q)=>C?B(C):o(Q))});try{const o=new c(E,i);this.dispatch({...E,method:E.method||"GET",upgrade:E.
protocol||"Websocket"},o)}catch(o){if(typeof i!="function")throw o;const B=E?.opaque;queueMicrotask(()=>i(o,{opaque:B}))}}
G.exports=t},56615:function(G,g,A){"use strict";G.exports.request=A(14043),G.exports.stream=A(3560),G.exports.pipeline=A(
76862),G.exports.upgrade=A(61882),G.exports.connect=A(34660)},49927:function(G,g,A){"use strict";const n=A(34589),{Readable:f}=A(
57075),{RequestAbortedError:h,NotSupportedError:u,InvalidArgumentError:s,AbortError:e}=A(68707),r=A(3440),{ReadableStreamFrom:c}=A(
3440),t=Symbol("kConsume"),E=Symbol("kReading"),i=Symbol("kBody"),o=Symbol("kAbort"),B=Symbol("kContentType"),C=Symbol("\
kContentLength"),Q=()=>{};class l extends f{constructor({resume:w,abort:T,contentType:S="",contentLength:D,highWaterMark:F=64*
1024}){super({autoDestroy:!0,read:w,highWaterMark:F}),this._readableState.dataEmitted=!1,this[o]=T,this[t]=null,this[i]=
null,this[B]=S,this[C]=D,this[E]=!1}destroy(w){return!w&&!this._readableState.endEmitted&&(w=new h),w&&this[o](),super.destroy(
w)}_destroy(w,T){this[E]?T(w):setImmediate(()=>{T(w)})}on(w,...T){return(w==="data"||w==="readable")&&(this[E]=!0),super.
on(w,...T)}addListener(w,...T){return this.on(w,...T)}off(w,...T){const S=super.off(w,...T);return(w==="data"||w==="read\
able")&&(this[E]=this.listenerCount("data")>0||this.listenerCount("readable")>0),S}removeListener(w,...T){return this.off(
w,...T)}push(w){return this[t]&&w!==null?(I(this[t],w),this[E]?super.push(w):!0):super.push(w)}async text(){return O(this,
"text")}async json(){return O(this,"json")}async blob(){return O(this,"blob")}async bytes(){return O(this,"bytes")}async arrayBuffer(){
return O(this,"arrayBuffer")}async formData(){throw new u}get bodyUsed(){return r.isDisturbed(this)}get body(){return this[i]||
(this[i]=c(this),this[t]&&(this[i].getReader(),n(this[i].locked))),this[i]}async dump(w){let T=Number.isFinite(w?.limit)?
w.limit:131072;const S=w?.signal;if(S!=null&&(typeof S!="object"||!("aborted"in S)))throw new s("signal must be an Abort\
Signal");return S?.throwIfAborted(),this._readableState.closeEmitted?null:await new Promise((D,F)=>{this[C]>T&&this.destroy(
new e);const H=()=>{this.destroy(S.reason??new e)};S?.addEventListener("abort",H),this.on("close",function(){S?.removeEventListener(
"abort",H),S?.aborted?F(S.reason??new e):D(null)}).on("error",Q).on("data",function(V){T-=V.length,T<=0&&this.destroy()}).
resume()})}}function R(d){return d[i]&&d[i].locked===!0||d[t]}function U(d){return r.isDisturbed(d)||R(d)}async function O(d,w){
return n(!d[t]),new Promise((T,S)=>{if(U(d)){const D=d._readableState;D.destroyed&&D.closeEmitted===!1?d.on("error",F=>{
S(F)}).on("close",()=>{S(new TypeError("unusable"))}):S(D.errored??new TypeError("unusable"))}else queueMicrotask(()=>{d[t]=
{type:w,stream:d,resolve:T,reject:S,length:0,body:[]},d.on("error",function(D){y(this[t],D)}).on("close",function(){this[t].
body!==null&&y(this[t],new h)}),x(d[t])})})}function x(d){if(d.body===null)return;const{_readableState:w}=d.stream;if(w.
bufferIndex){const T=w.bufferIndex,S=w.buffer.length;for(let D=T;D<S;D++)I(d,w.buffer[D])}else for(const T of w.buffer)I(
d,T);for(w.endEmitted?m(this[t]):d.stream.on("end",function(){m(this[t])}),d.stream.resume();d.stream.read()!=null;);}function J(d,w){
if(d.length===0||w===0)return"";const T=d.length===1?d[0]:Buffer.concat(d,w),S=T.length,D=S>2&&T[0]===239&&T[1]===187&&T[2]===
191?3:0;return T.utf8Slice(D,S)}function Y(d,w){if(d.length===0||w===0)return new Uint8Array(0);if(d.length===1)return new Uint8Array(
d[0]);const T=new Uint8Array(Buffer.allocUnsafeSlow(w).buffer);let S=0;for(let D=0;D<d.length;++D){const F=d[D];T.set(F,
S),S+=F.length}return T}function m(d){const{type:w,body:T,resolve:S,stream:D,length:F}=d;try{w==="text"?S(J(T,F)):w==="j\
son"?S(JSON.parse(J(T,F))):w==="arrayBuffer"?S(Y(T,F).buffer):w==="blob"?S(new Blob(T,{type:D[B]})):w==="bytes"&&S(Y(T,F)),
y(d)}catch(H){D.destroy(H)}}function I(d,w){d.length+=w.length,d.body.push(w)}function y(d,w){d.body!==null&&(w?d.reject(
w):d.resolve(),d.type=null,d.stream=null,d.resolve=null,d.reject=null,d.length=0,d.body=null)}G.exports={Readable:l,chunksDecode:J}},
87655:function(G,g,A){const n=A(34589),{ResponseStatusCodeError:f}=A(68707),{chunksDecode:h}=A(49927),u=128*1024;async function s({
callback:c,body:t,contentType:E,statusCode:i,statusMessage:o,headers:B}){n(t);let C=[],Q=0;try{for await(const O of t)if(C.
push(O),Q+=O.length,Q>u){C=[],Q=0;break}}catch{C=[],Q=0}const l=`Response status code ${i}${o?`: ${o}`:""}`;if(i===204||
!E||!Q){queueMicrotask(()=>c(new f(l,i,B)));return}const R=Error.stackTraceLimit;Error.stackTraceLimit=0;let U;try{e(E)?
U=JSON.parse(h(C,Q)):r(E)&&(U=h(C,Q))}catch{}finally{Error.stackTraceLimit=R}queueMicrotask(()=>c(new f(l,i,B,U)))}const e=c=>c.
length>15&&c[11]==="/"&&c[0]==="a"&&c[1]==="p"&&c[2]==="p"&&c[3]==="l"&&c[4]==="i"&&c[5]==="c"&&c[6]==="a"&&c[7]==="t"&&
c[8]==="i"&&c[9]==="o"&&c[10]==="n"&&c[12]==="j"&&c[13]==="s"&&c[14]==="o"&&c[15]==="n",r=c=>c.length>4&&c[4]==="/"&&c[0]===
"t"&&c[1]==="e"&&c[2]==="x"&&c[3]==="t";G.exports={getResolveErrorBodyCallback:s,isContentTypeApplicationJson:e,isContentTypeText:r}},
59136:function(G,g,A){"use strict";const n=A(77030),f=A(34589),h=A(3440),{InvalidArgumentError:u,ConnectTimeoutError:s}=A(
68707),e=A(96603);function r(){}let c,t;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?
t=class{constructor(C){this._maxCachedSessions=C,this._sessionCache=new Map,this._sessionRegistry=new global.FinalizationRegistry(
Q=>{if(this._sessionCache.size<this._maxCachedSessions)return;const l=this._sessionCache.get(Q);l!==void 0&&l.deref()===
void 0&&this._sessionCache.delete(Q)})}get(C){const Q=this._sessionCache.get(C);return Q?Q.deref():null}set(C,Q){this._maxCachedSessions!==
0&&(this._sessionCache.set(C,new WeakRef(Q)),this._sessionRegistry.register(Q,C))}}:t=class{constructor(C){this._maxCachedSessions=
C,this._sessionCache=new Map}get(C){return this._sessionCache.get(C)}set(C,Q){if(this._maxCachedSessions!==0){if(this._sessionCache.
size>=this._maxCachedSessions){const{value:l}=this._sessionCache.keys().next();this._sessionCache.delete(l)}this._sessionCache.
set(C,Q)}}};function E({allowH2:B,maxCachedSessions:C,socketPath:Q,timeout:l,session:R,...U}){if(C!=null&&(!Number.isInteger(
C)||C<0))throw new u("maxCachedSessions must be a positive integer or zero");const O={path:Q,...U},x=new t(C??100);return l=
l??1e4,B=B??!1,function({hostname:Y,host:m,protocol:I,port:y,servername:d,localAddress:w,httpSocket:T},S){let D;if(I==="\
https:"){c||(c=A(41692)),d=d||O.servername||h.getServerName(m)||null;const H=d||Y;f(H);const V=R||x.get(H)||null;y=y||443,
D=c.connect({highWaterMark:16384,...O,servername:d,session:V,localAddress:w,ALPNProtocols:B?["http/1.1","h2"]:["http/1.1"],
socket:T,port:y,host:Y}),D.on("session",function(W){x.set(H,W)})}else f(!T,"httpSocket can only be sent on TLS update"),
y=y||80,D=n.connect({highWaterMark:64*1024,...O,localAddress:w,port:y,host:Y});if(O.keepAlive==null||O.keepAlive){const H=O.
keepAliveInitialDelay===void 0?6e4:O.keepAliveInitialDelay;D.setKeepAlive(!0,H)}const F=i(new WeakRef(D),{timeout:l,hostname:Y,
port:y});return D.setNoDelay(!0).once(I==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(F),S){const H=S;
S=null,H(null,this)}}).on("error",function(H){if(queueMicrotask(F),S){const V=S;S=null,V(H)}}),D}}const i=process.platform===
"win32"?(B,C)=>{if(!C.timeout)return r;let Q=null,l=null;const R=e.setFastTimeout(()=>{Q=setImmediate(()=>{l=setImmediate(
()=>o(B.deref(),C))})},C.timeout);return()=>{e.clearFastTimeout(R),clearImmediate(Q),clearImmediate(l)}}:(B,C)=>{if(!C.timeout)
return r;let Q=null;const l=e.setFastTimeout(()=>{Q=setImmediate(()=>{o(B.deref(),C)})},C.timeout);return()=>{e.clearFastTimeout(
l),clearImmediate(Q)}};function o(B,C){if(B==null)return;let Q="Connect Timeout Error";Array.isArray(B.autoSelectFamilyAttemptedAddresses)?
Q+=` (attempted addresses: ${B.autoSelectFamilyAttemptedAddresses.join(", ")},`:Q+=` (attempted address: ${C.hostname}:${C.
port},`,Q+=` timeout: ${C.timeout}ms)`,h.destroy(B,new s(Q))}G.exports=E},10735:function(G){"use strict";const g={},A=["\
Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Hea\
ders","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-A\
ge","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization",
"Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Leng\
th","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","C\
ookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory",
"Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None\
-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permiss\
ions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Re\
try-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket\
-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap",
"Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","\
Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control",
"X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"];for(let n=0;n<
A.length;++n){const f=A[n],h=f.toLowerCase();g[f]=g[h]=h}Object.setPrototypeOf(g,null),G.exports={wellknownHeaderNames:A,
headerNameLowerCasedRecord:g}},42414:function(G,g,A){"use strict";const n=A(53053),f=A(57975),h=f.debuglog("undici"),u=f.
debuglog("fetch"),s=f.debuglog("websocket");let e=!1;const r={beforeConnect:n.channel("undici:client:beforeConnect"),connected:n.
channel("undici:client:connected"),connectError:n.channel("undici:client:connectError"),sendHeaders:n.channel("undici:cl\
ient:sendHeaders"),create:n.channel("undici:request:create"),bodySent:n.channel("undici:request:bodySent"),headers:n.channel(
"undici:request:headers"),trailers:n.channel("undici:request:trailers"),error:n.channel("undici:request:error"),open:n.channel(
"undici:websocket:open"),close:n.channel("undici:websocket:close"),socketError:n.channel("undici:websocket:socket_error"),
ping:n.channel("undici:websocket:ping"),pong:n.channel("undici:websocket:pong")};if(h.enabled||u.enabled){const c=u.enabled?
u:h;n.channel("undici:client:beforeConnect").subscribe(t=>{const{connectParams:{version:E,protocol:i,port:o,host:B}}=t;c(
"connecting to %s using %s%s",`${B}${o?`:${o}`:""}`,i,E)}),n.channel("undici:client:connected").subscribe(t=>{const{connectParams:{
version:E,protocol:i,port:o,host:B}}=t;c("connected to %s using %s%s",`${B}${o?`:${o}`:""}`,i,E)}),n.channel("undici:cli\
ent:connectError").subscribe(t=>{const{connectParams:{version:E,protocol:i,port:o,host:B},error:C}=t;c("connection to %s\
 using %s%s errored - %s",`${B}${o?`:${o}`:""}`,i,E,C.message)}),n.channel("undici:client:sendHeaders").subscribe(t=>{const{
request:{method:E,path:i,origin:o}}=t;c("sending request to %s %s/%s",E,o,i)}),n.channel("undici:request:headers").subscribe(
t=>{const{request:{method:E,path:i,origin:o},response:{statusCode:B}}=t;c("received response to %s %s/%s - HTTP %d",E,o,
i,B)}),n.channel("undici:request:trailers").subscribe(t=>{const{request:{method:E,path:i,origin:o}}=t;c("trailers receiv\
ed from %s %s/%s",E,o,i)}),n.channel("undici:request:error").subscribe(t=>{const{request:{method:E,path:i,origin:o},error:B}=t;
c("request to %s %s/%s errored - %s",E,o,i,B.message)}),e=!0}if(s.enabled){if(!e){const c=h.enabled?h:s;n.channel("undic\
i:client:beforeConnect").subscribe(t=>{const{connectParams:{version:E,protocol:i,port:o,host:B}}=t;c("connecting to %s%s\
 using %s%s",B,o?`:${o}`:"",i,E)}),n.channel("undici:client:connected").subscribe(t=>{const{connectParams:{version:E,protocol:i,
port:o,host:B}}=t;c("connected to %s%s using %s%s",B,o?`:${o}`:"",i,E)}),n.channel("undici:client:connectError").subscribe(
t=>{const{connectParams:{version:E,protocol:i,port:o,host:B},error:C}=t;c("connection to %s%s using %s%s errored - %s",B,
o?`:${o}`:"",i,E,C.message)}),n.channel("undici:client:sendHeaders").subscribe(t=>{const{request:{method:E,path:i,origin:o}}=t;
c("sending request to %s %s/%s",E,o,i)})}n.channel("undici:websocket:open").subscribe(c=>{const{address:{address:t,port:E}}=c;
s("connection opened %s%s",t,E?`:${E}`:"")}),n.channel("undici:websocket:close").subscribe(c=>{const{websocket:t,code:E,
reason:i}=c;s("closed connection to %s - %s %s",t.url,E,i)}),n.channel("undici:websocket:socket_error").subscribe(c=>{s(
"connection errored - %s",c.message)}),n.channel("undici:websocket:ping").subscribe(c=>{s("ping received")}),n.channel("\
undici:websocket:pong").subscribe(c=>{s("pong received")})}G.exports={channels:r}},68707:function(G){"use strict";const g=Symbol.
for("undici.error.UND_ERR");class A extends Error{constructor(j){super(j),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.
hasInstance](j){return j&&j[g]===!0}[g]=!0}const n=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");class f extends A{constructor(j){
super(j),this.name="ConnectTimeoutError",this.message=j||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[n]===!0}[n]=!0}const h=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class u extends A{constructor(j){
super(j),this.name="HeadersTimeoutError",this.message=j||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[h]===!0}[h]=!0}const s=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class e extends A{constructor(j){
super(j),this.name="HeadersOverflowError",this.message=j||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.
hasInstance](j){return j&&j[s]===!0}[s]=!0}const r=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class c extends A{constructor(j){
super(j),this.name="BodyTimeoutError",this.message=j||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[r]===!0}[r]=!0}const t=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");class E extends A{constructor(j,Te,de,Ae){
super(j),this.name="ResponseStatusCodeError",this.message=j||"Response Status Code Error",this.code="UND_ERR_RESPONSE_ST\
ATUS_CODE",this.body=Ae,this.status=Te,this.statusCode=Te,this.headers=de}static[Symbol.hasInstance](j){return j&&j[t]===
!0}[t]=!0}const i=Symbol.for("undici.error.UND_ERR_INVALID_ARG");class o extends A{constructor(j){super(j),this.name="In\
validArgumentError",this.message=j||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](j){
return j&&j[i]===!0}[i]=!0}const B=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class C extends A{constructor(j){
super(j),this.name="InvalidReturnValueError",this.message=j||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RET\
URN_VALUE"}static[Symbol.hasInstance](j){return j&&j[B]===!0}[B]=!0}const Q=Symbol.for("undici.error.UND_ERR_ABORT");class l extends A{constructor(j){
super(j),this.name="AbortError",this.message=j||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](j){
return j&&j[Q]===!0}[Q]=!0}const R=Symbol.for("undici.error.UND_ERR_ABORTED");class U extends l{constructor(j){super(j),
this.name="AbortError",this.message=j||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](j){return j&&
j[R]===!0}[R]=!0}const O=Symbol.for("undici.error.UND_ERR_INFO");class x extends A{constructor(j){super(j),this.name="In\
formationalError",this.message=j||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](j){return j&&
j[O]===!0}[O]=!0}const J=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");class Y extends A{constructor(j){
super(j),this.name="RequestContentLengthMismatchError",this.message=j||"Request body length does not match content-lengt\
h header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](j){return j&&j[J]===!0}[J]=!0}const m=Symbol.
for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class I extends A{constructor(j){super(j),this.name="ResponseCon\
tentLengthMismatchError",this.message=j||"Response body length does not match content-length header",this.code="UND_ERR_\
RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](j){return j&&j[m]===!0}[m]=!0}const y=Symbol.for("undici.error.U\
ND_ERR_DESTROYED");class d extends A{constructor(j){super(j),this.name="ClientDestroyedError",this.message=j||"The clien\
t is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](j){return j&&j[y]===!0}[y]=!0}const w=Symbol.for(
"undici.error.UND_ERR_CLOSED");class T extends A{constructor(j){super(j),this.name="ClientClosedError",this.message=j||"\
The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](j){return j&&j[w]===!0}[w]=!0}const S=Symbol.
for("undici.error.UND_ERR_SOCKET");class D extends A{constructor(j,Te){super(j),this.name="SocketError",this.message=j||
"Socket error",this.code="UND_ERR_SOCKET",this.socket=Te}static[Symbol.hasInstance](j){return j&&j[S]===!0}[S]=!0}const F=Symbol.
for("undici.error.UND_ERR_NOT_SUPPORTED");class H extends A{constructor(j){super(j),this.name="NotSupportedError",this.message=
j||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](j){return j&&j[F]===!0}[F]=!0}const V=Symbol.
for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");class W extends A{constructor(j){super(j),this.name="MissingUpstreamErr\
or",this.message=j||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.
hasInstance](j){return j&&j[V]===!0}[V]=!0}const K=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class ie extends Error{constructor(j,Te,de){
super(j),this.name="HTTPParserError",this.code=Te?`HPE_${Te}`:void 0,this.data=de?de.toString():void 0}static[Symbol.hasInstance](j){
return j&&j[K]===!0}[K]=!0}const ue=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class Qe extends A{constructor(j){
super(j),this.name="ResponseExceededMaxSizeError",this.message=j||"Response content exceeded max size",this.code="UND_ER\
R_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](j){return j&&j[ue]===!0}[ue]=!0}const Ce=Symbol.for("undici.error.UN\
D_ERR_REQ_RETRY");class ye extends A{constructor(j,Te,{headers:de,data:Ae}){super(j),this.name="RequestRetryError",this.
message=j||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=Te,this.data=Ae,this.headers=de}static[Symbol.
hasInstance](j){return j&&j[Ce]===!0}[Ce]=!0}const pe=Symbol.for("undici.error.UND_ERR_RESPONSE");class we extends A{constructor(j,Te,{
headers:de,data:Ae}){super(j),this.name="ResponseError",this.message=j||"Response error",this.code="UND_ERR_RESPONSE",this.
statusCode=Te,this.data=Ae,this.headers=de}static[Symbol.hasInstance](j){return j&&j[pe]===!0}[pe]=!0}const Je=Symbol.for(
"undici.error.UND_ERR_PRX_TLS");class He extends A{constructor(j,Te,de){super(Te,{cause:j,...de??{}}),this.name="SecureP\
roxyConnectionError",this.message=Te||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=j}static[Symbol.
hasInstance](j){return j&&j[Je]===!0}[Je]=!0}const ae=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");class oe extends A{constructor(j){
super(j),this.name="MessageSizeExceededError",this.message=j||"Max decompressed message size exceeded",this.code="UND_ER\
R_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](j){return j&&j[ae]===!0}get[ae](){return!0}}G.exports={AbortError:l,
HTTPParserError:ie,UndiciError:A,HeadersTimeoutError:u,HeadersOverflowError:e,BodyTimeoutError:c,RequestContentLengthMismatchError:Y,
ConnectTimeoutError:f,ResponseStatusCodeError:E,InvalidArgumentError:o,InvalidReturnValueError:C,RequestAbortedError:U,ClientDestroyedError:d,
ClientClosedError:T,InformationalError:x,SocketError:D,NotSupportedError:H,ResponseContentLengthMismatchError:I,BalancedPoolMissingUpstreamError:W,
ResponseExceededMaxSizeError:Qe,RequestRetryError:ye,ResponseError:we,SecureProxyConnectionError:He,MessageSizeExceededError:oe}},
44655:function(G,g,A){"use strict";const{InvalidArgumentError:n,NotSupportedError:f}=A(68707),h=A(34589),{isValidHTTPToken:u,
isValidHeaderValue:s,isStream:e,destroy:r,isBuffer:c,isFormDataLike:t,isIterable:E,isBlobLike:i,buildURL:o,validateHandler:B,
getServerName:C,normalizedMethodRecords:Q}=A(3440),{channels:l}=A(42414),{headerNameLowerCasedRecord:R}=A(10735),U=/[^\u0021-\u00ff]/,
O=Symbol("handler");class x{constructor(m,{path:I,method:y,body:d,headers:w,query:T,idempotent:S,blocking:D,upgrade:F,headersTimeout:H,
bodyTimeout:V,reset:W,throwOnError:K,expectContinue:ie,servername:ue},Qe){if(typeof I!="string")throw new n("path must b\
e a string");if(I[0]!=="/"&&!(I.startsWith("http://")||I.startsWith("https://"))&&y!=="CONNECT")throw new n("path must b\
e an absolute URL or start with a slash");if(U.test(I))throw new n("invalid request path");if(typeof y!="string")throw new n(
"method must be a string");if(Q[y]===void 0&&!u(y))throw new n("invalid request method");if(F&&typeof F!="string")throw new n(
"upgrade must be a string");if(F&&!s(F))throw new n("invalid upgrade header");if(H!=null&&(!Number.isFinite(H)||H<0))throw new n(
"invalid headersTimeout");if(V!=null&&(!Number.isFinite(V)||V<0))throw new n("invalid bodyTimeout");if(W!=null&&typeof W!=
"boolean")throw new n("invalid reset");if(ie!=null&&typeof ie!="boolean")throw new n("invalid expectContinue");if(this.headersTimeout=
H,this.bodyTimeout=V,this.throwOnError=K===!0,this.method=y,this.abort=null,d==null)this.body=null;else if(e(d)){this.body=
d;const Ce=this.body._readableState;(!Ce||!Ce.autoDestroy)&&(this.endHandler=function(){r(this)},this.body.on("end",this.
endHandler)),this.errorHandler=ye=>{this.abort?this.abort(ye):this.error=ye},this.body.on("error",this.errorHandler)}else if(c(
d))this.body=d.byteLength?d:null;else if(ArrayBuffer.isView(d))this.body=d.buffer.byteLength?Buffer.from(d.buffer,d.byteOffset,
d.byteLength):null;else if(d instanceof ArrayBuffer)this.body=d.byteLength?Buffer.from(d):null;else if(typeof d=="string")
this.body=d.length?Buffer.from(d):null;else if(t(d)||E(d)||i(d))this.body=d;else throw new n("body must be a string, a B\
uffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=F||null,
this.path=T?o(I,T):I,this.origin=m,this.idempotent=S??(y==="HEAD"||y==="GET"),this.blocking=D??!1,this.reset=W??null,this.
host=null,this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=ie??!1,Array.isArray(w)){if(w.
length%2!==0)throw new n("headers array must be even");for(let Ce=0;Ce<w.length;Ce+=2)J(this,w[Ce],w[Ce+1])}else if(w&&typeof w==
"object")if(w[Symbol.iterator])for(const Ce of w){if(!Array.isArray(Ce)||Ce.length!==2)throw new n("headers must be in k\
ey-value pair format");J(this,Ce[0],Ce[1])}else{const Ce=Object.keys(w);for(let ye=0;ye<Ce.length;++ye)J(this,Ce[ye],w[Ce[ye]])}else if(w!=
null)throw new n("headers must be an object or an array");B(Qe,y,F),this.servername=ue||C(this.host),this[O]=Qe,l.create.
hasSubscribers&&l.create.publish({request:this})}onBodySent(m){if(this[O].onBodySent)try{return this[O].onBodySent(m)}catch(I){
this.abort(I)}}onRequestSent(){if(l.bodySent.hasSubscribers&&l.bodySent.publish({request:this}),this[O].onRequestSent)try{
return this[O].onRequestSent()}catch(m){this.abort(m)}}onConnect(m){if(h(!this.aborted),h(!this.completed),this.error)m(
this.error);else return this.abort=m,this[O].onConnect(m)}onResponseStarted(){return this[O].onResponseStarted?.()}onHeaders(m,I,y,d){
h(!this.aborted),h(!this.completed),l.headers.hasSubscribers&&l.headers.publish({request:this,response:{statusCode:m,headers:I,
statusText:d}});try{return this[O].onHeaders(m,I,y,d)}catch(w){this.abort(w)}}onData(m){h(!this.aborted),h(!this.completed);
try{return this[O].onData(m)}catch(I){return this.abort(I),!1}}onUpgrade(m,I,y,d=""){this.onFinally(),h(!this.aborted),h(
!this.completed),m!==null&&this.#e(m,I,d);const w=this[O].onUpgrade(m,I,y);return this.aborted||(this.completed=!0,m!==null&&
this.#t()),w}onUpgradeResponse(m,I,y,d=""){h(!this.aborted),h(this.completed),l.headers.hasSubscribers&&this.#e(m,y(I),d),
this.#t()}onUpgradeError(m){h(!this.aborted),h(this.completed),l.error.hasSubscribers&&l.error.publish({request:this,error:m})}#e(m,I,y){
l.headers.hasSubscribers&&l.headers.publish({request:this,response:{statusCode:m,headers:I,statusText:y}})}#t(){l.trailers.
hasSubscribers&&l.trailers.publish({request:this,trailers:[]})}onComplete(m){this.onFinally(),h(!this.aborted),this.completed=
!0,l.trailers.hasSubscribers&&l.trailers.publish({request:this,trailers:m});try{return this[O].onComplete(m)}catch(I){this.
onError(I)}}onError(m){if(this.onFinally(),l.error.hasSubscribers&&l.error.publish({request:this,error:m}),!this.aborted)
return this.aborted=!0,this[O].onError(m)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.
errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(m,I){return J(
this,m,I),this}}function J(Y,m,I){if(I&&typeof I=="object"&&!Array.isArray(I))throw new n(`invalid ${m} header`);if(I===
void 0)return;let y=R[m];if(y===void 0&&(y=m.toLowerCase(),R[y]===void 0&&!u(y)))throw new n("invalid header key");if(Array.
isArray(I)){const d=[];for(let w=0;w<I.length;w++)if(typeof I[w]=="string"){if(!s(I[w]))throw new n(`invalid ${m} header`);
d.push(I[w])}else if(I[w]===null)d.push("");else{if(typeof I[w]=="object")throw new n(`invalid ${m} header`);{const T=`${I[w]}`;
if(!s(T))throw new n(`invalid ${m} header`);d.push(T)}}I=d}else if(typeof I=="string"){if(!s(I))throw new n(`invalid ${m}\
 header`)}else if(I===null)I="";else if(I=`${I}`,!s(I))throw new n(`invalid ${m} header`);if(y==="host"){if(Y.host!==null)
throw new n("duplicate host header");if(typeof I!="string")throw new n("invalid host header");Y.host=I}else if(y==="cont\
ent-length"){if(Y.contentLength!==null)throw new n("duplicate content-length header");if(Y.contentLength=parseInt(I,10),
!Number.isFinite(Y.contentLength))throw new n("invalid content-length header")}else if(Y.contentType===null&&y==="conten\
t-type")Y.contentType=I,Y.headers.push(m,I);else{if(y==="transfer-encoding"||y==="keep-alive"||y==="upgrade")throw new n(
`invalid ${y} header`);if(y==="connection"){const d=typeof I=="string"?I.toLowerCase():null;if(d!=="close"&&d!=="keep-al\
ive")throw new n("invalid connection header");d==="close"&&(Y.reset=!0)}else{if(y==="expect")throw new f("expect header \
not supported");Y.headers.push(m,I)}}}G.exports=x},36443:function(G){G.exports={kClose:Symbol("close"),kDestroy:Symbol("\
destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol(
"queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive\
 timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout t\
hreshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("h\
eaders timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local addre\
ss"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol(
"running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol(
"queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol(
"reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol(
"max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol(
"clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol(
"pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol(
"strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol(
"proxy agent options"),kCounter:Symbol("socket request counter"),kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol(
"max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol(
"retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http\
 context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol(
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}},67752:function(G,g,A){"use strict";const{wellknownHeaderNames:n,
headerNameLowerCasedRecord:f}=A(10735);class h{value=null;left=null;middle=null;right=null;code;constructor(r,c,t){if(t===
void 0||t>=r.length)throw new TypeError("Unreachable");if((this.code=r.charCodeAt(t))>127)throw new TypeError("key must \
be ascii string");r.length!==++t?this.middle=new h(r,c,t):this.value=c}add(r,c){const t=r.length;if(t===0)throw new TypeError(
"Unreachable");let E=0,i=this;for(;;){const o=r.charCodeAt(E);if(o>127)throw new TypeError("key must be ascii string");if(i.
code===o)if(t===++E){i.value=c;break}else if(i.middle!==null)i=i.middle;else{i.middle=new h(r,c,E);break}else if(i.code<
o)if(i.left!==null)i=i.left;else{i.left=new h(r,c,E);break}else if(i.right!==null)i=i.right;else{i.right=new h(r,c,E);break}}}search(r){
const c=r.length;let t=0,E=this;for(;E!==null&&t<c;){let i=r[t];for(i<=90&&i>=65&&(i|=32);E!==null;){if(i===E.code){if(c===
++t)return E;E=E.middle;break}E=E.code<i?E.left:E.right}}return null}}class u{node=null;insert(r,c){this.node===null?this.
node=new h(r,c,0):this.node.add(r,c)}lookup(r){return this.node?.search(r)?.value??null}}const s=new u;for(let e=0;e<n.length;++e){
const r=f[n[e]];s.insert(r,r)}G.exports={TernarySearchTree:u,tree:s}},3440:function(G,g,A){"use strict";const n=A(34589),
{kDestroyed:f,kBodyUsed:h,kListeners:u,kBody:s}=A(36443),{IncomingMessage:e}=A(37067),r=A(57075),c=A(77030),{Blob:t}=A(4573),
E=A(57975),{stringify:i}=A(41792),{EventEmitter:o}=A(78474),{InvalidArgumentError:B}=A(68707),{headerNameLowerCasedRecord:C}=A(
10735),{tree:Q}=A(67752),[l,R]=process.versions.node.split(".").map(v=>Number(v));class U{constructor(ne){this[s]=ne,this[h]=
!1}async*[Symbol.asyncIterator](){n(!this[h],"disturbed"),this[h]=!0,yield*this[s]}}function O(v){return J(v)?(V(v)===0&&
v.on("data",function(){n(!1)}),typeof v.readableDidRead!="boolean"&&(v[h]=!1,o.prototype.on.call(v,"data",function(){this[h]=
!0})),v):v&&typeof v.pipeTo=="function"?new U(v):v&&typeof v!="string"&&!ArrayBuffer.isView(v)&&H(v)?new U(v):v}function x(){}
function J(v){return v&&typeof v=="object"&&typeof v.pipe=="function"&&typeof v.on=="function"}function Y(v){if(v===null)
return!1;if(v instanceof t)return!0;if(typeof v!="object")return!1;{const ne=v[Symbol.toStringTag];return(ne==="Blob"||ne===
"File")&&("stream"in v&&typeof v.stream=="function"||"arrayBuffer"in v&&typeof v.arrayBuffer=="function")}}function m(v,ne){
if(v.includes("?")||v.includes("#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');
const Ie=i(ne);return Ie&&(v+="?"+Ie),v}function I(v){const ne=parseInt(v,10);return ne===Number(v)&&ne>=0&&ne<=65535}function y(v){
return v!=null&&v[0]==="h"&&v[1]==="t"&&v[2]==="t"&&v[3]==="p"&&(v[4]===":"||v[4]==="s"&&v[5]===":")}function d(v){if(typeof v==
"string"){if(v=new URL(v),!y(v.origin||v.protocol))throw new B("Invalid URL protocol: the URL must start with `http:` or\
 `https:`.");return v}if(!v||typeof v!="object")throw new B("Invalid URL: The URL argument must be a non-null object.");
if(!(v instanceof URL)){if(v.port!=null&&v.port!==""&&I(v.port)===!1)throw new B("Invalid URL: port must be a valid inte\
ger or a string representation of an integer.");if(v.path!=null&&typeof v.path!="string")throw new B("Invalid URL path: \
the path must be a string or null/undefined.");if(v.pathname!=null&&typeof v.pathname!="string")throw new B("Invalid URL\
 pathname: the pathname must be a string or null/undefined.");if(v.hostname!=null&&typeof v.hostname!="string")throw new B(
"Invalid URL hostname: the hostname must be a string or null/undefined.");if(v.origin!=null&&typeof v.origin!="string")throw new B(
"Invalid URL origin: the origin must be a string or null/undefined.");if(!y(v.origin||v.protocol))throw new B("Invalid U\
RL protocol: the URL must start with `http:` or `https:`.");const ne=v.port!=null?v.port:v.protocol==="https:"?443:80;let Ie=v.
origin!=null?v.origin:`${v.protocol||""}//${v.hostname||""}:${ne}`,Me=v.path!=null?v.path:`${v.pathname||""}${v.search||
""}`;return Ie[Ie.length-1]==="/"&&(Ie=Ie.slice(0,Ie.length-1)),Me&&Me[0]!=="/"&&(Me=`/${Me}`),new URL(`${Ie}${Me}`)}if(!y(
v.origin||v.protocol))throw new B("Invalid URL protocol: the URL must start with `http:` or `https:`.");return v}function w(v){
if(v=d(v),v.pathname!=="/"||v.search||v.hash)throw new B("invalid url");return v}function T(v){if(v[0]==="["){const Ie=v.
indexOf("]");return n(Ie!==-1),v.substring(1,Ie)}const ne=v.indexOf(":");return ne===-1?v:v.substring(0,ne)}function S(v){
if(!v)return null;n(typeof v=="string");const ne=T(v);return c.isIP(ne)?"":ne}function D(v){return JSON.parse(JSON.stringify(
v))}function F(v){return v!=null&&typeof v[Symbol.asyncIterator]=="function"}function H(v){return v!=null&&(typeof v[Symbol.
iterator]=="function"||typeof v[Symbol.asyncIterator]=="function")}function V(v){if(v==null)return 0;if(J(v)){const ne=v.
_readableState;return ne&&ne.objectMode===!1&&ne.ended===!0&&Number.isFinite(ne.length)?ne.length:null}else{if(Y(v))return v.
size!=null?v.size:null;if(we(v))return v.byteLength}return null}function W(v){return v&&!!(v.destroyed||v[f]||r.isDestroyed?.(
v))}function K(v,ne){v==null||!J(v)||W(v)||(typeof v.destroy=="function"?(Object.getPrototypeOf(v).constructor===e&&(v.socket=
null),v.destroy(ne)):ne&&queueMicrotask(()=>{v.emit("error",ne)}),v.destroyed!==!0&&(v[f]=!0))}const ie=/timeout=(\d+)/;
function ue(v){const ne=v.toString().match(ie);return ne?parseInt(ne[1],10)*1e3:null}function Qe(v){return typeof v=="st\
ring"?C[v]??v.toLowerCase():Q.lookup(v)??v.toString("latin1").toLowerCase()}function Ce(v){return Q.lookup(v)??v.toString(
"latin1").toLowerCase()}function ye(v,ne){ne===void 0&&(ne={});for(let Ie=0;Ie<v.length;Ie+=2){const Me=Qe(v[Ie]);let Ge=ne[Me];
if(Ge)typeof Ge=="string"&&(Ge=[Ge],ne[Me]=Ge),Ge.push(v[Ie+1].toString("utf8"));else{const be=v[Ie+1];typeof be=="strin\
g"?ne[Me]=be:ne[Me]=Array.isArray(be)?be.map(ze=>ze.toString("utf8")):be.toString("utf8")}}return"content-length"in ne&&
"content-disposition"in ne&&(ne["content-disposition"]=Buffer.from(ne["content-disposition"]).toString("latin1")),ne}function pe(v){
const ne=v.length,Ie=new Array(ne);let Me=!1,Ge=-1,be,ze,$e=0;for(let Xe=0;Xe<v.length;Xe+=2)be=v[Xe],ze=v[Xe+1],typeof be!=
"string"&&(be=be.toString()),typeof ze!="string"&&(ze=ze.toString("utf8")),$e=be.length,$e===14&&be[7]==="-"&&(be==="con\
tent-length"||be.toLowerCase()==="content-length")?Me=!0:$e===19&&be[7]==="-"&&(be==="content-disposition"||be.toLowerCase()===
"content-disposition")&&(Ge=Xe+1),Ie[Xe]=be,Ie[Xe+1]=ze;return Me&&Ge!==-1&&(Ie[Ge]=Buffer.from(Ie[Ge]).toString("latin1")),
Ie}function we(v){return v instanceof Uint8Array||Buffer.isBuffer(v)}function Je(v,ne,Ie){if(!v||typeof v!="object")throw new B(
"handler must be an object");if(typeof v.onConnect!="function")throw new B("invalid onConnect method");if(typeof v.onError!=
"function")throw new B("invalid onError method");if(typeof v.onBodySent!="function"&&v.onBodySent!==void 0)throw new B("\
invalid onBodySent method");if(Ie||ne==="CONNECT"){if(typeof v.onUpgrade!="function")throw new B("invalid onUpgrade meth\
od")}else{if(typeof v.onHeaders!="function")throw new B("invalid onHeaders method");if(typeof v.onData!="function")throw new B(
"invalid onData method");if(typeof v.onComplete!="function")throw new B("invalid onComplete method")}}function He(v){return!!(v&&
(r.isDisturbed(v)||v[h]))}function ae(v){return!!(v&&r.isErrored(v))}function oe(v){return!!(v&&r.isReadable(v))}function ge(v){
return{localAddress:v.localAddress,localPort:v.localPort,remoteAddress:v.remoteAddress,remotePort:v.remotePort,remoteFamily:v.
remoteFamily,timeout:v.timeout,bytesWritten:v.bytesWritten,bytesRead:v.bytesRead}}function j(v){let ne;return new ReadableStream(
{async start(){ne=v[Symbol.asyncIterator]()},async pull(Ie){const{done:Me,value:Ge}=await ne.next();if(Me)queueMicrotask(
()=>{Ie.close(),Ie.byobRequest?.respond(0)});else{const be=Buffer.isBuffer(Ge)?Ge:Buffer.from(Ge);be.byteLength&&Ie.enqueue(
new Uint8Array(be))}return Ie.desiredSize>0},async cancel(Ie){await ne.return()},type:"bytes"})}function Te(v){return v&&
typeof v=="object"&&typeof v.append=="function"&&typeof v.delete=="function"&&typeof v.get=="function"&&typeof v.getAll==
"function"&&typeof v.has=="function"&&typeof v.set=="function"&&v[Symbol.toStringTag]==="FormData"}function de(v,ne){return"\
addEventListener"in v?(v.addEventListener("abort",ne,{once:!0}),()=>v.removeEventListener("abort",ne)):(v.addListener("a\
bort",ne),()=>v.removeListener("abort",ne))}const Ae=typeof String.prototype.toWellFormed=="function",re=typeof String.prototype.
isWellFormed=="function";function le(v){return Ae?`${v}`.toWellFormed():E.toUSVString(v)}function Ee(v){return re?`${v}`.
isWellFormed():le(v)===`${v}`}function De(v){switch(v){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return v>=33&&v<=126}}function We(v){if(v.length===0)return!1;for(let ne=0;ne<v.length;++ne)if(!De(v.charCodeAt(
ne)))return!1;return!0}const xe=/[^\t\x20-\x7e\x80-\xff]/;function qe(v){return!xe.test(v)}function Re(v){if(v==null||v===
"")return{start:0,end:null,size:null};const ne=v?v.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return ne?{start:parseInt(ne[1]),
end:ne[2]?parseInt(ne[2]):null,size:ne[3]?parseInt(ne[3]):null}:null}function Ve(v,ne,Ie){return(v[u]??=[]).push([ne,Ie]),
v.on(ne,Ie),v}function Le(v){for(const[ne,Ie]of v[u]??[])v.removeListener(ne,Ie);v[u]=null}function Fe(v,ne,Ie){try{ne.onError(
Ie),n(ne.aborted)}catch(Me){v.emit("error",Me)}}const Ne=Object.create(null);Ne.enumerable=!0;const et={delete:"DELETE",
DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",
put:"PUT",PUT:"PUT"},ce={...et,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(et,null),Object.setPrototypeOf(ce,null),
G.exports={kEnumerableProperty:Ne,nop:x,isDisturbed:He,isErrored:ae,isReadable:oe,toUSVString:le,isUSVString:Ee,isBlobLike:Y,
parseOrigin:w,parseURL:d,getServerName:S,isStream:J,isIterable:H,isAsyncIterable:F,isDestroyed:W,headerNameToString:Qe,bufferToLowerCasedHeaderName:Ce,
addListener:Ve,removeAllListeners:Le,errorRequest:Fe,parseRawHeaders:pe,parseHeaders:ye,parseKeepAliveTimeout:ue,destroy:K,
bodyLength:V,deepClone:D,ReadableStreamFrom:j,isBuffer:we,validateHandler:Je,getSocketInfo:ge,isFormDataLike:Te,buildURL:m,
addAbortListener:de,isValidHTTPToken:We,isValidHeaderValue:qe,isTokenCharCode:De,parseRangeHeader:Re,normalizedMethodRecordsBase:et,
normalizedMethodRecords:ce,isValidPort:I,isHttpOrHttpsPrefixed:y,nodeMajor:l,nodeMinor:R,safeHTTPMethods:["GET","HEAD","\
OPTIONS","TRACE"],wrapRequestBody:O}},57405:function(G,g,A){"use strict";const{InvalidArgumentError:n}=A(68707),{kClients:f,
kRunning:h,kClose:u,kDestroy:s,kDispatch:e,kInterceptors:r}=A(36443),c=A(21841),t=A(30628),E=A(23701),i=A(3440),o=A(25092),
B=Symbol("onConnect"),C=Symbol("onDisconnect"),Q=Symbol("onConnectionError"),l=Symbol("maxRedirections"),R=Symbol("onDra\
in"),U=Symbol("factory"),O=Symbol("options");function x(Y,m){return m&&m.connections===1?new E(Y,m):new t(Y,m)}class J extends c{constructor({
factory:m=x,maxRedirections:I=0,connect:y,tls:d,...w}={}){if(typeof m!="function")throw new n("factory must be a functio\
n.");if(y!=null&&typeof y!="function"&&typeof y!="object")throw new n("connect must be a function or an object");if(!Number.
isInteger(I)||I<0)throw new n("maxRedirections must be a positive number");super(w),y&&typeof y!="function"&&(y={...y}),
d&&typeof d!="function"&&(d={...d}),this[r]=w.interceptors?.Agent&&Array.isArray(w.interceptors.Agent)?w.interceptors.Agent:
[o({maxRedirections:I})],this[O]={...i.deepClone(w),connect:y,tls:d},this[O].interceptors=w.interceptors?{...w.interceptors}:
void 0,this[l]=I,this[U]=m,this[f]=new Map,this[R]=(T,S)=>{this.emit("drain",T,[this,...S])},this[B]=(T,S)=>{this.emit("\
connect",T,[this,...S])},this[C]=(T,S,D)=>{this.emit("disconnect",T,[this,...S],D)},this[Q]=(T,S,D)=>{this.emit("connect\
ionError",T,[this,...S],D)}}get[h](){let m=0;for(const I of this[f].values())m+=I[h];return m}[e](m,I){let y;if(m.origin&&
(typeof m.origin=="string"||m.origin instanceof URL))y=String(m.origin);else throw new n("opts.origin must be a non-empt\
y string or URL.");let d=this[f].get(y);return d||(d=this[U](m.origin,this[O]).on("drain",this[R]).on("connect",this[B]).
on("disconnect",this[C]).on("connectionError",this[Q]),this[f].set(y,d)),d.dispatch(m,I)}async[u](){const m=[];for(const I of this[f].
values())m.push(I.close());this[f].clear(),await Promise.all(m)}async[s](m){const I=[];for(const y of this[f].values())I.
push(y.destroy(m));this[f].clear(),await Promise.all(I)}}G.exports=J},837:function(G,g,A){"use strict";const{BalancedPoolMissingUpstreamError:n,
InvalidArgumentError:f}=A(68707),{PoolBase:h,kClients:u,kNeedDrain:s,kAddClient:e,kRemoveClient:r,kGetDispatcher:c}=A(42128),
t=A(30628),{kUrl:E,kInterceptors:i}=A(36443),{parseOrigin:o}=A(3440),B=Symbol("factory"),C=Symbol("options"),Q=Symbol("k\
GreatestCommonDivisor"),l=Symbol("kCurrentWeight"),R=Symbol("kIndex"),U=Symbol("kWeight"),O=Symbol("kMaxWeightPerServer"),
x=Symbol("kErrorPenalty");function J(I,y){if(I===0)return y;for(;y!==0;){const d=y;y=I%y,I=d}return I}function Y(I,y){return new t(
I,y)}class m extends h{constructor(y=[],{factory:d=Y,...w}={}){if(super(),this[C]=w,this[R]=-1,this[l]=0,this[O]=this[C].
maxWeightPerServer||100,this[x]=this[C].errorPenalty||15,Array.isArray(y)||(y=[y]),typeof d!="function")throw new f("fac\
tory must be a function.");this[i]=w.interceptors?.BalancedPool&&Array.isArray(w.interceptors.BalancedPool)?w.interceptors.
BalancedPool:[],this[B]=d;for(const T of y)this.addUpstream(T);this._updateBalancedPoolStats()}addUpstream(y){const d=o(
y).origin;if(this[u].find(T=>T[E].origin===d&&T.closed!==!0&&T.destroyed!==!0))return this;const w=this[B](d,Object.assign(
{},this[C]));this[e](w),w.on("connect",()=>{w[U]=Math.min(this[O],w[U]+this[x])}),w.on("connectionError",()=>{w[U]=Math.
max(1,w[U]-this[x]),this._updateBalancedPoolStats()}),w.on("disconnect",(...T)=>{const S=T[2];S&&S.code==="UND_ERR_SOCKE\
T"&&(w[U]=Math.max(1,w[U]-this[x]),this._updateBalancedPoolStats())});for(const T of this[u])T[U]=this[O];return this._updateBalancedPoolStats(),
this}_updateBalancedPoolStats(){let y=0;for(let d=0;d<this[u].length;d++)y=J(this[u][d][U],y);this[Q]=y}removeUpstream(y){
const d=o(y).origin,w=this[u].find(T=>T[E].origin===d&&T.closed!==!0&&T.destroyed!==!0);return w&&this[r](w),this}get upstreams(){
return this[u].filter(y=>y.closed!==!0&&y.destroyed!==!0).map(y=>y[E].origin)}[c](){if(this[u].length===0)throw new n;if(!this[u].
find(S=>!S[s]&&S.closed!==!0&&S.destroyed!==!0)||this[u].map(S=>S[s]).reduce((S,D)=>S&&D,!0))return;let w=0,T=this[u].findIndex(
S=>!S[s]);for(;w++<this[u].length;){this[R]=(this[R]+1)%this[u].length;const S=this[u][this[R]];if(S[U]>this[u][T][U]&&!S[s]&&
(T=this[R]),this[R]===0&&(this[l]=this[l]-this[Q],this[l]<=0&&(this[l]=this[O])),S[U]>=this[l]&&!S[s])return S}return this[l]=
this[u][T][U],this[R]=T,this[u][T]}}G.exports=m},637:function(G,g,A){"use strict";const n=A(34589),f=A(3440),{channels:h}=A(
42414),u=A(96603),{RequestContentLengthMismatchError:s,ResponseContentLengthMismatchError:e,RequestAbortedError:r,InvalidArgumentError:c,
HeadersTimeoutError:t,HeadersOverflowError:E,SocketError:i,InformationalError:o,BodyTimeoutError:B,HTTPParserError:C,ResponseExceededMaxSizeError:Q}=A(
68707),{kUrl:l,kReset:R,kClient:U,kParser:O,kBlocking:x,kRunning:J,kPending:Y,kSize:m,kWriting:I,kQueue:y,kNoRef:d,kKeepAliveDefaultTimeout:w,
kHostHeader:T,kPendingIdx:S,kRunningIdx:D,kError:F,kPipelining:H,kSocket:V,kKeepAliveTimeoutValue:W,kMaxHeadersSize:K,kKeepAliveMaxTimeout:ie,
kKeepAliveTimeoutThreshold:ue,kHeadersTimeout:Qe,kBodyTimeout:Ce,kStrictContentLength:ye,kMaxRequests:pe,kCounter:we,kMaxResponseSize:Je,
kOnError:He,kResume:ae,kHTTPContext:oe}=A(36443),ge=A(52824),j=Buffer.alloc(0),Te=Buffer[Symbol.species],de=f.addListener,
Ae=f.removeAllListeners,re=Symbol("kIdleSocketValidation"),le=Symbol("kIdleSocketValidationTimeout"),Ee=Symbol("kSocketU\
sed");let De;async function We(){const Se=process.env.JEST_WORKER_ID?A(63870):void 0;let X;try{X=await WebAssembly.compile(
A(53434))}catch{X=await WebAssembly.compile(Se||A(63870))}return await WebAssembly.instantiate(X,{env:{wasm_on_url:(M,_,N)=>0,
wasm_on_status:(M,_,N)=>{n(Re.ptr===M);const z=_-Fe+Ve.byteOffset;return Re.onStatus(new Te(Ve.buffer,z,N))||0},wasm_on_message_begin:M=>(n(
Re.ptr===M),Re.onMessageBegin()||0),wasm_on_header_field:(M,_,N)=>{n(Re.ptr===M);const z=_-Fe+Ve.byteOffset;return Re.onHeaderField(
new Te(Ve.buffer,z,N))||0},wasm_on_header_value:(M,_,N)=>{n(Re.ptr===M);const z=_-Fe+Ve.byteOffset;return Re.onHeaderValue(
new Te(Ve.buffer,z,N))||0},wasm_on_headers_complete:(M,_,N,z)=>(n(Re.ptr===M),Re.onHeadersComplete(_,!!N,!!z)||0),wasm_on_body:(M,_,N)=>{
n(Re.ptr===M);const z=_-Fe+Ve.byteOffset;return Re.onBody(new Te(Ve.buffer,z,N))||0},wasm_on_message_complete:M=>(n(Re.ptr===
M),Re.onMessageComplete()||0)}})}let xe=null,qe=We();qe.catch();let Re=null,Ve=null,Le=0,Fe=null;const Ne=0,et=1,ce=2|et,
v=4|et,ne=8|Ne;class Ie{constructor(X,M,{exports:_}){n(Number.isFinite(X[K])&&X[K]>0),this.llhttp=_,this.ptr=this.llhttp.
llhttp_alloc(ge.TYPE.RESPONSE),this.client=X,this.socket=M,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,
this.statusCode=null,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=X[K],this.
shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength=
"",this.connection="",this.maxResponseSize=X[Je]}setTimeout(X,M){X!==this.timeoutValue||M&et^this.timeoutType&et?(this.timeout&&
(u.clearTimeout(this.timeout),this.timeout=null),X&&(M&et?this.timeout=u.setFastTimeout(Me,X,new WeakRef(this)):(this.timeout=
setTimeout(Me,X,new WeakRef(this)),this.timeout.unref())),this.timeoutValue=X):this.timeout&&this.timeout.refresh&&this.
timeout.refresh(),this.timeoutType=M}resume(){this.socket.destroyed||!this.paused||(n(this.ptr!=null),n(Re==null),this.llhttp.
llhttp_resume(this.ptr),n(this.timeoutType===v),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,
this.execute(this.socket.read()||j),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const X=this.socket.read();
if(X===null)break;this.execute(X)}}execute(X){n(this.ptr!=null),n(Re==null),n(!this.paused);const{socket:M,llhttp:_}=this;
X.length>Le&&(Fe&&_.free(Fe),Le=Math.ceil(X.length/4096)*4096,Fe=_.malloc(Le)),new Uint8Array(_.memory.buffer,Fe,Le).set(
X);try{let N;try{Ve=X,Re=this,N=_.llhttp_execute(this.ptr,Fe,X.length)}catch(Z){throw Z}finally{Re=null,Ve=null}const z=_.
llhttp_get_error_pos(this.ptr)-Fe;if(N!==ge.ERROR.OK){const Z=X.subarray(z);if(N===ge.ERROR.PAUSED_UPGRADE)this.onUpgrade(
Z);else if(N===ge.ERROR.PAUSED)this.paused=!0,M.unshift(Z);else throw this.createError(N,Z)}}catch(N){f.destroy(M,N)}}finish(){
n(Re===null),n(this.ptr!=null),n(!this.paused);const{llhttp:X}=this;let M;try{Re=this,M=X.llhttp_finish(this.ptr)}finally{
Re=null}return M===ge.ERROR.OK?null:M===ge.ERROR.PAUSED||M===ge.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(
M,j)}createError(X,M){const{llhttp:_,contentLength:N,bytesRead:z}=this;if(N&&z!==parseInt(N,10))return new e;const Z=_.llhttp_get_error_reason(
this.ptr);let ee="";if(Z){const te=new Uint8Array(_.memory.buffer,Z).indexOf(0);ee="Response does not match the HTTP/1.1\
 protocol ("+Buffer.from(_.memory.buffer,Z,te).toString()+")"}return new C(ee,ge.ERROR[X],M)}destroy(){n(this.ptr!=null),
n(Re==null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&u.clearTimeout(this.timeout),this.timeout=null,
this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(X){this.statusText=X.toString()}onMessageBegin(){const{
socket:X,client:M}=this;if(X.destroyed)return-1;if(M[J]===0)return f.destroy(X,new i("bad response",f.getSocketInfo(X))),
-1;const _=M[y][M[D]];if(!_)return-1;_.onResponseStarted()}onHeaderField(X){const M=this.headers.length;(M&1)===0?this.headers.
push(X):this.headers[M-1]=Buffer.concat([this.headers[M-1],X]),this.trackHeader(X.length)}onHeaderValue(X){let M=this.headers.
length;(M&1)===1?(this.headers.push(X),M+=1):this.headers[M-1]=Buffer.concat([this.headers[M-1],X]);const _=this.headers[M-
2];if(_.length===10){const N=f.bufferToLowerCasedHeaderName(_);N==="keep-alive"?this.keepAlive+=X.toString():N==="connec\
tion"&&(this.connection+=X.toString())}else _.length===14&&f.bufferToLowerCasedHeaderName(_)==="content-length"&&(this.contentLength+=
X.toString());this.trackHeader(X.length)}trackHeader(X){this.headersSize+=X,this.headersSize>=this.headersMaxSize&&f.destroy(
this.socket,new E)}onUpgrade(X){const{upgrade:M,client:_,socket:N,headers:z,statusCode:Z,statusText:ee}=this;n(M),n(_[V]===
N),n(!N.destroyed),n(!this.paused),n((z.length&1)===0);const te=_[y][_[D]];n(te),n(te.upgrade||te.method==="CONNECT"),this.
statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.headers=[],this.headersSize=0,N.unshift(X),N[O].destroy(),
N[O]=null,N[U]=null,N[F]=null,Ae(N),_[V]=null,_[oe]=null,_[y][_[D]++]=null,_.emit("disconnect",_[l],[_],new o("upgrade"));
try{te.onUpgrade(Z,z,N,ee)}catch(se){f.errorRequest(_,te,se),f.destroy(N,se)}_[ae]()}onHeadersComplete(X,M,_){const{client:N,
socket:z,headers:Z,statusText:ee}=this;if(z.destroyed)return-1;if(N[J]===0)return f.destroy(z,new i("bad response",f.getSocketInfo(
z))),-1;const te=N[y][N[D]];if(!te)return-1;if(n(!this.upgrade),n(this.statusCode<200),X===100)return f.destroy(z,new i(
"bad response",f.getSocketInfo(z))),-1;if(M&&!te.upgrade)return f.destroy(z,new i("bad upgrade",f.getSocketInfo(z))),-1;
if(n(this.timeoutType===ce),this.statusCode=X,this.shouldKeepAlive=_||te.method==="HEAD"&&!z[R]&&this.connection.toLowerCase()===
"keep-alive",this.statusCode>=200){const fe=te.bodyTimeout!=null?te.bodyTimeout:N[Ce];this.setTimeout(fe,v)}else this.timeout&&
this.timeout.refresh&&this.timeout.refresh();if(te.method==="CONNECT")return n(N[J]===1),this.upgrade=!0,2;if(M)return n(
N[J]===1),this.upgrade=!0,2;if(n((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&N[H]){
const fe=this.keepAlive?f.parseKeepAliveTimeout(this.keepAlive):null;if(fe!=null){const Oe=Math.min(fe-N[ue],N[ie]);Oe<=
0?z[R]=!0:N[W]=Oe}else N[W]=N[w]}else z[R]=!0;const se=te.onHeaders(X,Z,this.resume,ee)===!1;return te.aborted?-1:te.method===
"HEAD"||X<200?1:(z[x]&&(z[x]=!1,N[ae]()),se?ge.ERROR.PAUSED:0)}onBody(X){const{client:M,socket:_,statusCode:N,maxResponseSize:z}=this;
if(_.destroyed)return-1;const Z=M[y][M[D]];if(n(Z),n(this.timeoutType===v),this.timeout&&this.timeout.refresh&&this.timeout.
refresh(),n(N>=200),z>-1&&this.bytesRead+X.length>z)return f.destroy(_,new Q),-1;if(this.bytesRead+=X.length,Z.onData(X)===
!1)return ge.ERROR.PAUSED}onMessageComplete(){const{client:X,socket:M,statusCode:_,upgrade:N,headers:z,contentLength:Z,bytesRead:ee,
shouldKeepAlive:te}=this;if(M.destroyed&&(!_||te))return-1;if(N)return;n(_>=100),n((this.headers.length&1)===0);const se=X[y][X[D]];
if(n(se),this.statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection=
"",this.headers=[],this.headersSize=0,!(_<200)){if(se.method!=="HEAD"&&Z&&ee!==parseInt(Z,10))return f.destroy(M,new e),
-1;if(se.onComplete(z),X[y][X[D]++]=null,M[Ee]=!0,M[I])return n(X[J]===0),f.destroy(M,new o("reset")),ge.ERROR.PAUSED;if(te){
if(M[R]&&X[J]===0)return f.destroy(M,new o("reset")),ge.ERROR.PAUSED;X[H]==null||X[H]===1?setImmediate(()=>X[ae]()):X[ae]()}else
return f.destroy(M,new o("reset")),ge.ERROR.PAUSED}}}function Me(Se){const{socket:X,timeoutType:M,client:_,paused:N}=Se.
deref();M===ce?(!X[I]||X.writableNeedDrain||_[J]>1)&&(n(!N,"cannot be paused while waiting for headers"),f.destroy(X,new t)):
M===v?N||f.destroy(X,new B):M===ne&&(n(_[J]===0&&_[W]),f.destroy(X,new o("socket idle timeout")))}async function Ge(Se,X){
Se[V]=X,xe||(xe=await qe,qe=null),X[d]=!1,X[I]=!1,X[R]=!1,X[x]=!1,X[re]=0,X[le]=null,X[Ee]=!1,X[O]=new Ie(Se,X,xe),de(X,
"error",function(_){const N=this[O];if(_.code==="ECONNRESET"&&N.statusCode&&!N.shouldKeepAlive){const z=N.finish();z&&(this[F]=
z,this[U][He](z));return}this[F]=_,this[U][He](_)}),de(X,"readable",function(){const _=this[O];_&&_.readMore()}),de(X,"e\
nd",function(){const _=this[O];if(_.statusCode&&!_.shouldKeepAlive){const N=_.finish();N&&f.destroy(this,N);return}f.destroy(
this,new i("other side closed",f.getSocketInfo(this)))}),de(X,"close",function(){const _=this[U],N=this[O];be(this),N&&(!this[F]&&
N.statusCode&&!N.shouldKeepAlive&&(this[F]=N.finish()||this[F]),this[O].destroy(),this[O]=null);const z=this[F]||new i("\
closed",f.getSocketInfo(this));if(_[V]=null,_[oe]=null,_.destroyed){n(_[Y]===0);const Z=_[y].splice(_[D]);for(let ee=0;ee<
Z.length;ee++){const te=Z[ee];f.errorRequest(_,te,z)}}else if(_[J]>0&&z.code!=="UND_ERR_INFO"){const Z=_[y][_[D]];_[y][_[D]++]=
null,f.errorRequest(_,Z,z)}_[S]=_[D],n(_[J]===0),_.emit("disconnect",_[l],[_],z),_[ae]()});let M=!1;return X.on("close",
()=>{M=!0}),{version:"h1",defaultPipelining:1,write(..._){return gt(Se,..._)},resume(){$e(Se)},destroy(_,N){M?queueMicrotask(
N):X.destroy(_).on("close",N)},get destroyed(){return X.destroyed},busy(_){return!!(X[I]||X[R]||X[x]||X[re]===1||_&&(Se[J]>
0&&!_.idempotent||Se[J]>0&&(_.upgrade||_.method==="CONNECT")||Se[J]>0&&f.bodyLength(_.body)!==0&&(f.isStream(_.body)||f.
isAsyncIterable(_.body)||f.isFormDataLike(_.body))))}}}function be(Se){Se[le]&&(clearImmediate(Se[le]),Se[le]=null),Se[re]=
0}function ze(Se,X){X[re]=1,X[le]=setImmediate(()=>{X[le]=null,X[re]=2,Se[V]===X&&!X.destroyed&&Se[ae]()})}function $e(Se){
const X=Se[V];if(X&&!X.destroyed){if(Se[m]===0?!X[d]&&X.unref&&(X.unref(),X[d]=!0):X[d]&&X.ref&&(X.ref(),X[d]=!1),Se[J]===
0&&Se[Y]>0&&X[Ee]){if(X[re]===0)return ze(Se,X),X[O].readMore(),X.destroyed,void 0;if(X[re]===1)return X[O].readMore(),X.
destroyed,void 0}if(Se[J]===0&&(X[O].readMore(),X.destroyed))return;if(Se[m]===0)X[O].timeoutType!==ne&&X[O].setTimeout(
Se[W],ne);else if(Se[J]>0&&X[O].statusCode<200&&X[O].timeoutType!==ce){const M=Se[y][Se[D]],_=M.headersTimeout!=null?M.headersTimeout:
Se[Qe];X[O].setTimeout(_,ce)}}}function Xe(Se){return Se!=="GET"&&Se!=="HEAD"&&Se!=="OPTIONS"&&Se!=="TRACE"&&Se!=="CONNE\
CT"}function gt(Se,X){const{method:M,path:_,host:N,upgrade:z,blocking:Z,reset:ee}=X;let{body:te,headers:se,contentLength:fe}=X;
const Oe=M==="PUT"||M==="POST"||M==="PATCH"||M==="QUERY"||M==="PROPFIND"||M==="PROPPATCH";if(f.isFormDataLike(te)){De||(De=
A(84492).extractBody);const[je,st]=De(te);X.contentType==null&&se.push("content-type",st),te=je.stream,fe=je.length}else if(f.
isBlobLike(te)&&X.contentType==null){const je=te.type;if(je){const st=`${je}`;if(!f.isValidHeaderValue(st))return f.errorRequest(
Se,X,new c("invalid content-type header")),!1;se.push("content-type",st)}}te&&typeof te.read=="function"&&te.read(0);const Ye=f.
bodyLength(te);if(fe=Ye??fe,fe===null&&(fe=X.contentLength),fe===0&&!Oe&&(fe=null),Xe(M)&&fe>0&&X.contentLength!==null&&
X.contentLength!==fe){if(Se[ye])return f.errorRequest(Se,X,new s),!1;process.emitWarning(new s)}const Ue=Se[V];be(Ue);const Pe=je=>{
if(!X.aborted){if(X.completed){(X.upgrade||X.method==="CONNECT")&&f.destroy(Ue,new o("aborted"));return}f.errorRequest(Se,
X,je||new r),f.destroy(te),f.destroy(Ue,new o("aborted"))}};try{X.onConnect(Pe)}catch(je){f.errorRequest(Se,X,je)}if(X.aborted)
return!1;M==="HEAD"&&(Ue[R]=!0),(z||M==="CONNECT")&&(Ue[R]=!0),ee!=null&&(Ue[R]=ee),Se[pe]&&Ue[we]++>=Se[pe]&&(Ue[R]=!0),
Z&&(Ue[x]=!0);let _e=`${M} ${_} HTTP/1.1\r
`;if(typeof N=="string"?_e+=`host: ${N}\r
`:_e+=Se[T],z?_e+=`connection: upgrade\r
upgrade: ${z}\r
`:Se[H]&&!Ue[R]?_e+=`connection: keep-alive\r
`:_e+=`connection: close\r
`,Array.isArray(se))for(let je=0;je<se.length;je+=2){const st=se[je+0],Ke=se[je+1];if(Array.isArray(Ke))for(let at=0;at<
Ke.length;at++)_e+=`${st}: ${Ke[at]}\r
`;else _e+=`${st}: ${Ke}\r
`}return h.sendHeaders.hasSubscribers&&h.sendHeaders.publish({request:X,headers:_e,socket:Ue}),!te||Ye===0?ft(Pe,null,Se,
X,Ue,fe,_e,Oe):f.isBuffer(te)?ft(Pe,te,Se,X,Ue,fe,_e,Oe):f.isBlobLike(te)?typeof te.stream=="function"?Et(Pe,te.stream(),
Se,X,Ue,fe,_e,Oe):lt(Pe,te,Se,X,Ue,fe,_e,Oe):f.isStream(te)?It(Pe,te,Se,X,Ue,fe,_e,Oe):f.isIterable(te)?Et(Pe,te,Se,X,Ue,
fe,_e,Oe):n(!1),!0}function It(Se,X,M,_,N,z,Z,ee){n(z!==0||M[J]===0,"stream body cannot be pipelined");let te=!1;const se=new ut(
{abort:Se,socket:N,request:_,contentLength:z,client:M,expectsPayload:ee,header:Z}),fe=function(Pe){if(!te)try{!se.write(
Pe)&&this.pause&&this.pause()}catch(_e){f.destroy(this,_e)}},Oe=function(){te||X.resume&&X.resume()},Ye=function(){if(queueMicrotask(
()=>{X.removeListener("error",Ue)}),!te){const Pe=new r;queueMicrotask(()=>Ue(Pe))}},Ue=function(Pe){if(!te){if(te=!0,n(
N.destroyed||N[I]&&M[J]<=1),N.off("drain",Oe).off("error",Ue),X.removeListener("data",fe).removeListener("end",Ue).removeListener(
"close",Ye),!Pe)try{se.end()}catch(_e){Pe=_e}se.destroy(Pe),Pe&&(Pe.code!=="UND_ERR_INFO"||Pe.message!=="reset")?f.destroy(
X,Pe):f.destroy(X)}};X.on("data",fe).on("end",Ue).on("error",Ue).on("close",Ye),X.resume&&X.resume(),N.on("drain",Oe).on(
"error",Ue),X.errorEmitted??X.errored?setImmediate(()=>Ue(X.errored)):(X.endEmitted??X.readableEnded)&&setImmediate(()=>Ue(
null)),(X.closeEmitted??X.closed)&&setImmediate(Ye)}function ft(Se,X,M,_,N,z,Z,ee){try{X?f.isBuffer(X)&&(n(z===X.byteLength,
"buffer body must have content length"),N.cork(),N.write(`${Z}content-length: ${z}\r
\r
`,"latin1"),N.write(X),N.uncork(),_.onBodySent(X),!ee&&_.reset!==!1&&(N[R]=!0)):z===0?N.write(`${Z}content-length: 0\r
\r
`,"latin1"):(n(z===null,"no body must not have content length"),N.write(`${Z}\r
`,"latin1")),_.onRequestSent(),M[ae]()}catch(te){Se(te)}}async function lt(Se,X,M,_,N,z,Z,ee){n(z===X.size,"blob body mu\
st have content length");try{if(z!=null&&z!==X.size)throw new s;const te=Buffer.from(await X.arrayBuffer());N.cork(),N.write(
`${Z}content-length: ${z}\r
\r
`,"latin1"),N.write(te),N.uncork(),_.onBodySent(te),_.onRequestSent(),!ee&&_.reset!==!1&&(N[R]=!0),M[ae]()}catch(te){Se(
te)}}async function Et(Se,X,M,_,N,z,Z,ee){n(z!==0||M[J]===0,"iterator body cannot be pipelined");let te=null;function se(){
if(te){const Ye=te;te=null,Ye()}}const fe=()=>new Promise((Ye,Ue)=>{n(te===null),N[F]?Ue(N[F]):te=Ye});N.on("close",se).
on("drain",se);const Oe=new ut({abort:Se,socket:N,request:_,contentLength:z,client:M,expectsPayload:ee,header:Z});try{for await(const Ye of X){
if(N[F])throw N[F];Oe.write(Ye)||await fe()}Oe.end()}catch(Ye){Oe.destroy(Ye)}finally{N.off("close",se).off("drain",se)}}
class ut{constructor({abort:X,socket:M,request:_,contentLength:N,client:z,expectsPayload:Z,header:ee}){this.socket=M,this.
request=_,this.contentLength=N,this.client=z,this.bytesWritten=0,this.expectsPayload=Z,this.header=ee,this.abort=X,M[I]=
!0}write(X){const{socket:M,request:_,contentLength:N,client:z,bytesWritten:Z,expectsPayload:ee,header:te}=this;if(M[F])throw M[F];
if(M.destroyed)return!1;const se=Buffer.byteLength(X);if(!se)return!0;if(N!==null&&Z+se>N){if(z[ye])throw new s;process.
emitWarning(new s)}M.cork(),Z===0&&(!ee&&_.reset!==!1&&(M[R]=!0),N===null?M.write(`${te}transfer-encoding: chunked\r
`,"latin1"):M.write(`${te}content-length: ${N}\r
\r
`,"latin1")),N===null&&M.write(`\r
${se.toString(16)}\r
`,"latin1"),this.bytesWritten+=se;const fe=M.write(X);return M.uncork(),_.onBodySent(X),fe||M[O].timeout&&M[O].timeoutType===
ce&&M[O].timeout.refresh&&M[O].timeout.refresh(),fe}end(){const{socket:X,contentLength:M,client:_,bytesWritten:N,expectsPayload:z,
header:Z,request:ee}=this;if(ee.onRequestSent(),X[I]=!1,X[F])throw X[F];if(!X.destroyed){if(N===0?z?X.write(`${Z}content\
-length: 0\r
\r
`,"latin1"):X.write(`${Z}\r
`,"latin1"):M===null&&X.write(`\r
0\r
\r
`,"latin1"),M!==null&&N!==M){if(_[ye])throw new s;process.emitWarning(new s)}X[O].timeout&&X[O].timeoutType===ce&&X[O].timeout.
refresh&&X[O].timeout.refresh(),_[ae]()}}destroy(X){const{socket:M,client:_,abort:N}=this;M[I]=!1,X&&(n(_[J]<=1,"pipelin\
e should only contain this request"),N(X))}}G.exports=Ge},88788:function(G,g,A){"use strict";const n=A(34589),{errorMonitor:f}=A(
78474),{pipeline:h}=A(57075),u=A(3440),{RequestContentLengthMismatchError:s,RequestAbortedError:e,SocketError:r,InformationalError:c}=A(
68707),{kUrl:t,kReset:E,kClient:i,kRunning:o,kPending:B,kQueue:C,kPendingIdx:Q,kRunningIdx:l,kError:R,kSocket:U,kStrictContentLength:O,
kOnError:x,kMaxConcurrentStreams:J,kHTTP2Session:Y,kResume:m,kSize:I,kHTTPContext:y}=A(36443),d=Symbol("open streams");let w,
T=!1,S;try{S=A(32467)}catch{S={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:D,HTTP2_HEADER_METHOD:F,HTTP2_HEADER_PATH:H,
HTTP2_HEADER_SCHEME:V,HTTP2_HEADER_CONTENT_LENGTH:W,HTTP2_HEADER_EXPECT:K,HTTP2_HEADER_STATUS:ie}}=S;function ue(Ae){const re=[];
for(const[le,Ee]of Object.entries(Ae))if(Array.isArray(Ee))for(const De of Ee)re.push(Buffer.from(le),Buffer.from(De));else
re.push(Buffer.from(le),Buffer.from(Ee));return re}function Qe(Ae){const{[ie]:re,...le}=Ae;return ue(le)}async function Ce(Ae,re){
Ae[U]=re,T||(T=!0,process.emitWarning("H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"}));
const le=S.connect(Ae[t],{createConnection:()=>re,peerMaxConcurrentStreams:Ae[J]});le[d]=0,le[i]=Ae,le[U]=re,u.addListener(
le,"error",pe),u.addListener(le,"frameError",we),u.addListener(le,"end",Je),u.addListener(le,"goaway",He),u.addListener(
le,"close",function(){const{[i]:De}=this,{[U]:We}=De,xe=this[U][R]||this[R]||new r("closed",u.getSocketInfo(We));if(De[Y]=
null,De.destroyed){n(De[B]===0);const qe=De[C].splice(De[l]);for(let Re=0;Re<qe.length;Re++){const Ve=qe[Re];u.errorRequest(
De,Ve,xe)}}}),le.unref(),Ae[Y]=le,re[Y]=le,u.addListener(re,"error",function(De){this[R]=De,this[i][x](De)}),u.addListener(
re,"end",function(){u.destroy(this,new r("other side closed",u.getSocketInfo(this)))}),u.addListener(re,"close",function(){
const De=this[R]||new r("closed",u.getSocketInfo(this));Ae[U]=null,this[Y]!=null&&this[Y].destroy(De),Ae[Q]=Ae[l],n(Ae[o]===
0),Ae.emit("disconnect",Ae[t],[Ae],De),Ae[m]()});let Ee=!1;return re.on("close",()=>{Ee=!0}),{version:"h2",defaultPipelining:1/0,
write(...De){return oe(Ae,...De)},resume(){ye(Ae)},destroy(De,We){Ee?queueMicrotask(We):re.destroy(De).on("close",We)},get destroyed(){
return re.destroyed},busy(){return!1}}}function ye(Ae){const re=Ae[U];re?.destroyed===!1&&(Ae[I]===0&&Ae[J]===0?(re.unref(),
Ae[Y].unref()):(re.ref(),Ae[Y].ref()))}function pe(Ae){this[U][R]=Ae,this[i][x](Ae)}function we(Ae,re,le){if(le===0){const Ee=new c(
`HTTP/2: "frameError" received - type ${Ae}, code ${re}`);this[U][R]=Ee,this[i][x](Ee)}}function Je(){const Ae=new r("ot\
her side closed",u.getSocketInfo(this[U]));this.destroy(Ae),u.destroy(this[U],Ae)}function He(Ae){const re=this[R]||new r(
`HTTP/2: "GOAWAY" frame received with code ${Ae}`,u.getSocketInfo(this)),le=this[i];if(le[U]=null,le[y]=null,this[Y]!=null&&
(this[Y].destroy(re),this[Y]=null),u.destroy(this[U],re),le[l]<le[C].length){const Ee=le[C][le[l]];le[C][le[l]++]=null,u.
errorRequest(le,Ee,re),le[Q]=le[l]}n(le[o]===0),le.emit("disconnect",le[t],[le],re),le[m]()}function ae(Ae){return Ae!==
"GET"&&Ae!=="HEAD"&&Ae!=="OPTIONS"&&Ae!=="TRACE"&&Ae!=="CONNECT"}function oe(Ae,re){const le=Ae[Y],{method:Ee,path:De,host:We,
upgrade:xe,expectContinue:qe,signal:Re,headers:Ve}=re;let{body:Le}=re;if(xe)return u.errorRequest(Ae,re,new Error("Upgra\
de not supported for H2")),!1;const Fe={};for(let be=0;be<Ve.length;be+=2){const ze=Ve[be+0],$e=Ve[be+1];if(Array.isArray(
$e))for(let Xe=0;Xe<$e.length;Xe++)Fe[ze]?Fe[ze]+=`,${$e[Xe]}`:Fe[ze]=$e[Xe];else Fe[ze]=$e}let Ne;const{hostname:et,port:ce}=Ae[t];
Fe[D]=We||`${et}${ce?`:${ce}`:""}`,Fe[F]=Ee;const v=be=>{if(!re.aborted){if(re.completed){Ee==="CONNECT"&&Ne!=null&&u.destroy(
Ne,be||new e);return}be=be||new e,u.errorRequest(Ae,re,be),Ne!=null&&u.destroy(Ne,be),u.destroy(Le,be),Ae[C][Ae[l]++]=null,
Ae[m]()}};try{re.onConnect(v)}catch(be){u.errorRequest(Ae,re,be)}if(re.aborted)return!1;if(Ee==="CONNECT"){le.ref(),Ne=le.
request(Fe,{endStream:!1,signal:Re});let be=!1;const ze=gt=>{be=!0,Ne.off(f,$e),re.onUpgradeResponse(Number(gt[ie]),gt,Qe)},
$e=gt=>{be=!0,Ne.off("response",ze),re.onUpgradeError(gt)},Xe=()=>{try{re.onUpgrade(null,null,Ne)}catch(gt){Ne.off("resp\
onse",ze),v(gt);return}re.aborted||(Ne.off("error",v),Ne.once(f,$e),Ae[C][Ae[l]++]=null)};return Ne.once("response",ze),
Ne.once("error",v),++le[d],Xe(),Ne.once("close",()=>{!be&&re.completed&&(Ne.off("response",ze),Ne.off(f,$e),re.onUpgradeError(
new c(`HTTP/2: "stream error" received - code ${Ne.rstCode}`))),le[d]-=1,le[d]===0&&le.unref()}),!0}Fe[H]=De,Fe[V]="http\
s";const ne=Ee==="PUT"||Ee==="POST"||Ee==="PATCH";Le&&typeof Le.read=="function"&&Le.read(0);let Ie=u.bodyLength(Le);if(u.
isFormDataLike(Le)){w??=A(84492).extractBody;const[be,ze]=w(Le);Fe["content-type"]=ze,Le=be.stream,Ie=be.length}if(Ie==null&&
(Ie=re.contentLength),(Ie===0||!ne)&&(Ie=null),ae(Ee)&&Ie>0&&re.contentLength!=null&&re.contentLength!==Ie){if(Ae[O])return u.
errorRequest(Ae,re,new s),!1;process.emitWarning(new s)}Ie!=null&&(n(Le,"no body must not have content length"),Fe[W]=`${Ie}`),
le.ref();const Me=Ee==="GET"||Ee==="HEAD"||Le===null;return qe?(Fe[K]="100-continue",Ne=le.request(Fe,{endStream:Me,signal:Re}),
Ne.once("continue",Ge)):(Ne=le.request(Fe,{endStream:Me,signal:Re}),Ge()),++le[d],Ne.once("response",be=>{const{[ie]:ze,
...$e}=be;if(re.onResponseStarted(),re.aborted){const Xe=new e;u.errorRequest(Ae,re,Xe),u.destroy(Ne,Xe);return}re.onHeaders(
Number(ze),ue($e),Ne.resume.bind(Ne),"")===!1&&Ne.pause(),Ne.on("data",Xe=>{re.onData(Xe)===!1&&Ne.pause()})}),Ne.once("\
end",()=>{(Ne.state?.state==null||Ne.state.state<6)&&re.onComplete([]),le[d]===0&&le.unref(),v(new c("HTTP/2: stream hal\
f-closed (remote)")),Ae[C][Ae[l]++]=null,Ae[Q]=Ae[l],Ae[m]()}),Ne.once("close",()=>{le[d]-=1,le[d]===0&&le.unref()}),Ne.
once("error",function(be){v(be)}),Ne.once("frameError",(be,ze)=>{v(new c(`HTTP/2: "frameError" received - type ${be}, co\
de ${ze}`))}),!0;function Ge(){!Le||Ie===0?ge(v,Ne,null,Ae,re,Ae[U],Ie,ne):u.isBuffer(Le)?ge(v,Ne,Le,Ae,re,Ae[U],Ie,ne):
u.isBlobLike(Le)?typeof Le.stream=="function"?de(v,Ne,Le.stream(),Ae,re,Ae[U],Ie,ne):Te(v,Ne,Le,Ae,re,Ae[U],Ie,ne):u.isStream(
Le)?j(v,Ae[U],ne,Ne,Le,Ae,re,Ie):u.isIterable(Le)?de(v,Ne,Le,Ae,re,Ae[U],Ie,ne):n(!1)}}function ge(Ae,re,le,Ee,De,We,xe,qe){
try{le!=null&&u.isBuffer(le)&&(n(xe===le.byteLength,"buffer body must have content length"),re.cork(),re.write(le),re.uncork(),
re.end(),De.onBodySent(le)),qe||(We[E]=!0),De.onRequestSent(),Ee[m]()}catch(Re){Ae(Re)}}function j(Ae,re,le,Ee,De,We,xe,qe){
n(qe!==0||We[o]===0,"stream body cannot be pipelined");const Re=h(De,Ee,Le=>{Le?(u.destroy(Re,Le),Ae(Le)):(u.removeAllListeners(
Re),xe.onRequestSent(),le||(re[E]=!0),We[m]())});u.addListener(Re,"data",Ve);function Ve(Le){xe.onBodySent(Le)}}async function Te(Ae,re,le,Ee,De,We,xe,qe){
n(xe===le.size,"blob body must have content length");try{if(xe!=null&&xe!==le.size)throw new s;const Re=Buffer.from(await le.
arrayBuffer());re.cork(),re.write(Re),re.uncork(),re.end(),De.onBodySent(Re),De.onRequestSent(),qe||(We[E]=!0),Ee[m]()}catch(Re){
Ae(Re)}}async function de(Ae,re,le,Ee,De,We,xe,qe){n(xe!==0||Ee[o]===0,"iterator body cannot be pipelined");let Re=null;
function Ve(){if(Re){const Fe=Re;Re=null,Fe()}}const Le=()=>new Promise((Fe,Ne)=>{n(Re===null),We[R]?Ne(We[R]):Re=Fe});re.
on("close",Ve).on("drain",Ve);try{for await(const Fe of le){if(We[R])throw We[R];const Ne=re.write(Fe);De.onBodySent(Fe),
Ne||await Le()}re.end(),De.onRequestSent(),qe||(We[E]=!0),Ee[m]()}catch(Fe){Ae(Fe)}finally{re.off("close",Ve).off("drain",
Ve)}}G.exports=Ce},23701:function(G,g,A){"use strict";const n=A(34589),f=A(77030),h=A(37067),u=A(3440),{channels:s}=A(42414),
e=A(44655),r=A(21841),{InvalidArgumentError:c,InformationalError:t,ClientDestroyedError:E}=A(68707),i=A(59136),{kUrl:o,kServerName:B,
kClient:C,kBusy:Q,kConnect:l,kResuming:R,kRunning:U,kPending:O,kSize:x,kQueue:J,kConnected:Y,kConnecting:m,kNeedDrain:I,
kKeepAliveDefaultTimeout:y,kHostHeader:d,kPendingIdx:w,kRunningIdx:T,kError:S,kPipelining:D,kKeepAliveTimeoutValue:F,kMaxHeadersSize:H,
kKeepAliveMaxTimeout:V,kKeepAliveTimeoutThreshold:W,kHeadersTimeout:K,kBodyTimeout:ie,kStrictContentLength:ue,kConnector:Qe,
kMaxRedirections:Ce,kMaxRequests:ye,kCounter:pe,kClose:we,kDestroy:Je,kDispatch:He,kInterceptors:ae,kLocalAddress:oe,kMaxResponseSize:ge,
kOnError:j,kHTTPContext:Te,kMaxConcurrentStreams:de,kResume:Ae}=A(36443),re=A(637),le=A(88788);let Ee=!1;const De=Symbol(
"kClosedResolve"),We=()=>{};function xe(ce){return ce[D]??ce[Te]?.defaultPipelining??1}class qe extends r{constructor(v,{
interceptors:ne,maxHeaderSize:Ie,headersTimeout:Me,socketTimeout:Ge,requestTimeout:be,connectTimeout:ze,bodyTimeout:$e,idleTimeout:Xe,
keepAlive:gt,keepAliveTimeout:It,maxKeepAliveTimeout:ft,keepAliveMaxTimeout:lt,keepAliveTimeoutThreshold:Et,socketPath:ut,
pipelining:Se,tls:X,strictContentLength:M,maxCachedSessions:_,maxRedirections:N,connect:z,maxRequestsPerClient:Z,localAddress:ee,
maxResponseSize:te,autoSelectFamily:se,autoSelectFamilyAttemptTimeout:fe,maxConcurrentStreams:Oe,allowH2:Ye,webSocket:Ue,
eventSource:Pe}={}){if(super({webSocket:Ue,eventSource:Pe}),gt!==void 0)throw new c("unsupported keepAlive, use pipelini\
ng=0 instead");if(Ge!==void 0)throw new c("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(be!==
void 0)throw new c("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(Xe!==void 0)throw new c("u\
nsupported idleTimeout, use keepAliveTimeout instead");if(ft!==void 0)throw new c("unsupported maxKeepAliveTimeout, use \
keepAliveMaxTimeout instead");if(Ie!=null&&!Number.isFinite(Ie))throw new c("invalid maxHeaderSize");if(ut!=null&&typeof ut!=
"string")throw new c("invalid socketPath");if(ze!=null&&(!Number.isFinite(ze)||ze<0))throw new c("invalid connectTimeout");
if(It!=null&&(!Number.isFinite(It)||It<=0))throw new c("invalid keepAliveTimeout");if(lt!=null&&(!Number.isFinite(lt)||lt<=
0))throw new c("invalid keepAliveMaxTimeout");if(Et!=null&&!Number.isFinite(Et))throw new c("invalid keepAliveTimeoutThr\
eshold");if(Me!=null&&(!Number.isInteger(Me)||Me<0))throw new c("headersTimeout must be a positive integer or zero");if($e!=
null&&(!Number.isInteger($e)||$e<0))throw new c("bodyTimeout must be a positive integer or zero");if(z!=null&&typeof z!=
"function"&&typeof z!="object")throw new c("connect must be a function or an object");if(N!=null&&(!Number.isInteger(N)||
N<0))throw new c("maxRedirections must be a positive number");if(Z!=null&&(!Number.isInteger(Z)||Z<0))throw new c("maxRe\
questsPerClient must be a positive number");if(ee!=null&&(typeof ee!="string"||f.isIP(ee)===0))throw new c("localAddress\
 must be valid string IP address");if(te!=null&&(!Number.isInteger(te)||te<-1))throw new c("maxResponseSize must be a po\
sitive number");if(fe!=null&&(!Number.isInteger(fe)||fe<-1))throw new c("autoSelectFamilyAttemptTimeout must be a positi\
ve number");if(Ye!=null&&typeof Ye!="boolean")throw new c("allowH2 must be a valid boolean value");if(Oe!=null&&(typeof Oe!=
"number"||Oe<1))throw new c("maxConcurrentStreams must be a positive integer, greater than 0");typeof z!="function"&&(z=
i({...X,maxCachedSessions:_,allowH2:Ye,socketPath:ut,timeout:ze,...se?{autoSelectFamily:se,autoSelectFamilyAttemptTimeout:fe}:
void 0,...z})),ne?.Client&&Array.isArray(ne.Client)?(this[ae]=ne.Client,Ee||(Ee=!0,process.emitWarning("Client.Options#i\
nterceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[ae]=[Re(
{maxRedirections:N})],this[o]=u.parseOrigin(v),this[Qe]=z,this[D]=Se??1,this[H]=Ie||h.maxHeaderSize,this[y]=It??4e3,this[V]=
lt??6e5,this[W]=Et??2e3,this[F]=this[y],this[B]=null,this[oe]=ee??null,this[R]=0,this[I]=0,this[d]=`host: ${this[o].hostname}${this[o].
port?`:${this[o].port}`:""}\r
`,this[ie]=$e??3e5,this[K]=Me??3e5,this[ue]=M??!0,this[Ce]=N,this[ye]=Z,this[De]=null,this[ge]=te>-1?te:-1,this[de]=Oe??
100,this[Te]=null,this[J]=[],this[T]=0,this[w]=0,this[Ae]=_e=>Ne(this,_e),this[j]=_e=>Ve(this,_e)}get pipelining(){return this[D]}set pipelining(v){
this[D]=v,this[Ae](!0)}get[O](){return this[J].length-this[w]}get[U](){return this[w]-this[T]}get[x](){return this[J].length-
this[T]}get[Y](){return!!this[Te]&&!this[m]&&!this[Te].destroyed}get[Q](){return!!(this[Te]?.busy(null)||this[x]>=(xe(this)||
1)||this[O]>0)}[l](v){Le(this),this.once("connect",v)}[He](v,ne){const Ie=v.origin||this[o].origin,Me=new e(Ie,v,ne);return this[J].
push(Me),this[R]||(u.bodyLength(Me.body)==null&&u.isIterable(Me.body)?(this[R]=1,queueMicrotask(()=>Ne(this))):this[Ae](
!0)),this[R]&&this[I]!==2&&this[Q]&&(this[I]=2),this[I]<2}async[we](){return new Promise(v=>{this[x]?this[De]=v:v(null)})}async[Je](v){
return new Promise(ne=>{const Ie=this[J].splice(this[w]);for(let Ge=0;Ge<Ie.length;Ge++){const be=Ie[Ge];u.errorRequest(
this,be,v)}const Me=()=>{this[De]&&(this[De](),this[De]=null),ne(null)};this[Te]?(this[Te].destroy(v,Me),this[Te]=null):
queueMicrotask(Me),this[Ae]()})}}const Re=A(25092);function Ve(ce,v){if(ce[U]===0&&v.code!=="UND_ERR_INFO"&&v.code!=="UN\
D_ERR_SOCKET"){n(ce[w]===ce[T]);const ne=ce[J].splice(ce[T]);for(let Ie=0;Ie<ne.length;Ie++){const Me=ne[Ie];u.errorRequest(
ce,Me,v)}n(ce[x]===0)}}async function Le(ce){n(!ce[m]),n(!ce[Te]);let{host:v,hostname:ne,protocol:Ie,port:Me}=ce[o];if(ne[0]===
"["){const Ge=ne.indexOf("]");n(Ge!==-1);const be=ne.substring(1,Ge);n(f.isIP(be)),ne=be}ce[m]=!0,s.beforeConnect.hasSubscribers&&
s.beforeConnect.publish({connectParams:{host:v,hostname:ne,protocol:Ie,port:Me,version:ce[Te]?.version,servername:ce[B],
localAddress:ce[oe]},connector:ce[Qe]});try{const Ge=await new Promise((be,ze)=>{ce[Qe]({host:v,hostname:ne,protocol:Ie,
port:Me,servername:ce[B],localAddress:ce[oe]},($e,Xe)=>{$e?ze($e):be(Xe)})});if(ce.destroyed){u.destroy(Ge.on("error",We),
new E);return}n(Ge);try{ce[Te]=Ge.alpnProtocol==="h2"?await le(ce,Ge):await re(ce,Ge)}catch(be){throw Ge.destroy().on("e\
rror",We),be}ce[m]=!1,Ge[pe]=0,Ge[ye]=ce[ye],Ge[C]=ce,Ge[S]=null,s.connected.hasSubscribers&&s.connected.publish({connectParams:{
host:v,hostname:ne,protocol:Ie,port:Me,version:ce[Te]?.version,servername:ce[B],localAddress:ce[oe]},connector:ce[Qe],socket:Ge}),
ce.emit("connect",ce[o],[ce])}catch(Ge){if(ce.destroyed)return;if(ce[m]=!1,s.connectError.hasSubscribers&&s.connectError.
publish({connectParams:{host:v,hostname:ne,protocol:Ie,port:Me,version:ce[Te]?.version,servername:ce[B],localAddress:ce[oe]},
connector:ce[Qe],error:Ge}),Ge.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(n(ce[U]===0);ce[O]>0&&ce[J][ce[w]].servername===
ce[B];){const be=ce[J][ce[w]++];u.errorRequest(ce,be,Ge)}else Ve(ce,Ge);ce.emit("connectionError",ce[o],[ce],Ge)}ce[Ae]()}
function Fe(ce){ce[I]=0,ce.emit("drain",ce[o],[ce])}function Ne(ce,v){ce[R]!==2&&(ce[R]=2,et(ce,v),ce[R]=0,ce[T]>256&&(ce[J].
splice(0,ce[T]),ce[w]-=ce[T],ce[T]=0))}function et(ce,v){for(;;){if(ce.destroyed){n(ce[O]===0);return}if(ce[De]&&!ce[x]){
ce[De](),ce[De]=null;return}if(ce[Te]&&ce[Te].resume(),ce[Q])ce[I]=2;else if(ce[I]===2){v?(ce[I]=1,queueMicrotask(()=>Fe(
ce))):Fe(ce);continue}if(ce[O]===0||ce[U]>=(xe(ce)||1))return;const ne=ce[J][ce[w]];if(ce[o].protocol==="https:"&&ce[B]!==
ne.servername){if(ce[U]>0)return;ce[B]=ne.servername,ce[Te]?.destroy(new t("servername changed"),()=>{ce[Te]=null,Ne(ce)})}
if(ce[m])return;if(!ce[Te]){Le(ce);return}if(ce[Te].destroyed||ce[Te].busy(ne))return;!ne.aborted&&ce[Te].write(ne)?ce[w]++:
ce[J].splice(ce[w],1)}}G.exports=qe},21841:function(G,g,A){"use strict";const n=A(4573),f=A(30883),{ClientDestroyedError:h,
ClientClosedError:u,InvalidArgumentError:s}=A(68707),{kDestroy:e,kClose:r,kClosed:c,kDestroyed:t,kDispatch:E,kInterceptors:i}=A(
36443),o=Symbol("onDestroyed"),B=Symbol("onClosed"),C=Symbol("Intercepted Dispatch"),Q=Symbol("webSocketOptions"),l=Symbol(
"eventSourceOptions");class R extends f{constructor(O){super(),this[t]=!1,this[o]=null,this[c]=!1,this[B]=[],this[Q]=O?.
webSocket??{},this[l]=O?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[Q].maxFragments??131072,maxPayloadSize:this[Q].
maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[l].maxEventSize??n.kStringMaxLength}}get destroyed(){
return this[t]}get closed(){return this[c]}get interceptors(){return this[i]}set interceptors(O){if(O){for(let x=O.length-
1;x>=0;x--)if(typeof this[i][x]!="function")throw new s("interceptor must be an function")}this[i]=O}close(O){if(O===void 0)
return new Promise((J,Y)=>{this.close((m,I)=>m?Y(m):J(I))});if(typeof O!="function")throw new s("invalid callback");if(this[t]){
queueMicrotask(()=>O(new h,null));return}if(this[c]){this[B]?this[B].push(O):queueMicrotask(()=>O(null,null));return}this[c]=
!0,this[B].push(O);const x=()=>{const J=this[B];this[B]=null;for(let Y=0;Y<J.length;Y++)J[Y](null,null)};this[r]().then(
()=>this.destroy()).then(()=>{queueMicrotask(x)})}destroy(O,x){if(typeof O=="function"&&(x=O,O=null),x===void 0)return new Promise(
(Y,m)=>{this.destroy(O,(I,y)=>I?m(I):Y(y))});if(typeof x!="function")throw new s("invalid callback");if(this[t]){this[o]?
this[o].push(x):queueMicrotask(()=>x(null,null));return}O||(O=new h),this[t]=!0,this[o]=this[o]||[],this[o].push(x);const J=()=>{
const Y=this[o];this[o]=null;for(let m=0;m<Y.length;m++)Y[m](null,null)};this[e](O).then(()=>{queueMicrotask(J)})}[C](O,x){
if(!this[i]||this[i].length===0)return this[C]=this[E],this[E](O,x);let J=this[E].bind(this);for(let Y=this[i].length-1;Y>=
0;Y--)J=this[i][Y](J);return this[C]=J,J(O,x)}dispatch(O,x){if(!x||typeof x!="object")throw new s("handler must be an ob\
ject");try{if(!O||typeof O!="object")throw new s("opts must be an object.");if(this[t]||this[o])throw new h;if(this[c])throw new u;
return this[C](O,x)}catch(J){if(typeof x.onError!="function")throw new s("invalid onError method");return x.onError(J),!1}}}
G.exports=R},30883:function(G,g,A){"use strict";const n=A(78474);class f extends n{dispatch(){throw new Error("not imple\
mented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...s){const e=Array.
isArray(s[0])?s[0]:s;let r=this.dispatch.bind(this);for(const c of e)if(c!=null){if(typeof c!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof c}`);if(r=c(r),r==null||typeof r!="function"||r.length!==2)throw new TypeError(
"invalid interceptor")}return new h(this,r)}}class h extends f{#e=null;#t=null;constructor(s,e){super(),this.#e=s,this.#t=
e}dispatch(...s){this.#t(...s)}close(...s){return this.#e.close(...s)}destroy(...s){return this.#e.destroy(...s)}}G.exports=
f},53137:function(G,g,A){"use strict";const n=A(21841),{kClose:f,kDestroy:h,kClosed:u,kDestroyed:s,kDispatch:e,kNoProxyAgent:r,
kHttpProxyAgent:c,kHttpsProxyAgent:t}=A(36443),E=A(76672),i=A(57405),o={"http:":80,"https:":443};let B=!1;class C extends n{#e=null;#t=null;#A=null;constructor(l={}){
super(),this.#A=l,B||(B=!0,process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{
code:"UNDICI-EHPA"}));const{httpProxy:R,httpsProxy:U,noProxy:O,...x}=l;this[r]=new i(x);const J=R??process.env.http_proxy??
process.env.HTTP_PROXY;J?this[c]=new E({...x,uri:J}):this[c]=this[r];const Y=U??process.env.https_proxy??process.env.HTTPS_PROXY;
Y?this[t]=new E({...x,uri:Y}):this[t]=this[c],this.#r()}[e](l,R){const U=new URL(l.origin);return this.#s(U).dispatch(l,
R)}async[f](){await this[r].close(),this[c][u]||await this[c].close(),this[t][u]||await this[t].close()}async[h](l){await this[r].
destroy(l),this[c][s]||await this[c].destroy(l),this[t][s]||await this[t].destroy(l)}#s(l){let{protocol:R,host:U,port:O}=l;
return U=U.replace(/:\d*$/,"").toLowerCase(),O=Number.parseInt(O,10)||o[R]||0,this.#n(U,O)?R==="https:"?this[t]:this[c]:
this[r]}#n(l,R){if(this.#i&&this.#r(),this.#t.length===0)return!0;if(this.#e==="*")return!1;for(let U=0;U<this.#t.length;U++){
const O=this.#t[U];if(!(O.port&&O.port!==R)){if(/^[.*]/.test(O.hostname)){if(l.endsWith(O.hostname.replace(/^\*/,"")))return!1}else if(l===
O.hostname)return!1}}return!0}#r(){const l=this.#A.noProxy??this.#o,R=l.split(/[,\s]/),U=[];for(let O=0;O<R.length;O++){
const x=R[O];if(!x)continue;const J=x.match(/^(.+):(\d+)$/);U.push({hostname:(J?J[1]:x).toLowerCase(),port:J?Number.parseInt(
J[2],10):0})}this.#e=l,this.#t=U}get#i(){return this.#A.noProxy!==void 0?!1:this.#e!==this.#o}get#o(){return process.env.
no_proxy??process.env.NO_PROXY??""}}G.exports=C},64660:function(G){"use strict";class n{constructor(){this.bottom=0,this.
top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&2047)===
this.bottom}push(h){this.list[this.top]=h,this.top=this.top+1&2047}shift(){const h=this.list[this.bottom];return h===void 0?
null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,h)}}G.exports=class{constructor(){this.head=this.tail=
new n}isEmpty(){return this.head.isEmpty()}push(h){this.head.isFull()&&(this.head=this.head.next=new n),this.head.push(h)}shift(){
const h=this.tail,u=h.shift();return h.isEmpty()&&h.next!==null&&(this.tail=h.next),u}}},42128:function(G,g,A){"use stri\
ct";const n=A(21841),f=A(64660),{kConnected:h,kSize:u,kRunning:s,kPending:e,kQueued:r,kBusy:c,kFree:t,kUrl:E,kClose:i,kDestroy:o,
kDispatch:B}=A(36443),C=A(43246),Q=Symbol("clients"),l=Symbol("needDrain"),R=Symbol("queue"),U=Symbol("closed resolve"),
O=Symbol("onDrain"),x=Symbol("onConnect"),J=Symbol("onDisconnect"),Y=Symbol("onConnectionError"),m=Symbol("get dispatche\
r"),I=Symbol("add client"),y=Symbol("remove client"),d=Symbol("stats");class w extends n{constructor(S){super(S),this[R]=
new f,this[Q]=[],this[r]=0;const D=this;this[O]=function(H,V){const W=D[R];let K=!1;for(;!K;){const ie=W.shift();if(!ie)
break;D[r]--,K=!this.dispatch(ie.opts,ie.handler)}this[l]=K,!this[l]&&D[l]&&(D[l]=!1,D.emit("drain",H,[D,...V])),D[U]&&W.
isEmpty()&&Promise.all(D[Q].map(ie=>ie.close())).then(D[U])},this[x]=(F,H)=>{D.emit("connect",F,[D,...H])},this[J]=(F,H,V)=>{
D.emit("disconnect",F,[D,...H],V)},this[Y]=(F,H,V)=>{D.emit("connectionError",F,[D,...H],V)},this[d]=new C(this)}get[c](){
return this[l]}get[h](){return this[Q].filter(S=>S[h]).length}get[t](){return this[Q].filter(S=>S[h]&&!S[l]).length}get[e](){
let S=this[r];for(const{[e]:D}of this[Q])S+=D;return S}get[s](){let S=0;for(const{[s]:D}of this[Q])S+=D;return S}get[u](){
let S=this[r];for(const{[u]:D}of this[Q])S+=D;return S}get stats(){return this[d]}async[i](){this[R].isEmpty()?await Promise.
all(this[Q].map(S=>S.close())):await new Promise(S=>{this[U]=S})}async[o](S){for(;;){const D=this[R].shift();if(!D)break;
D.handler.onError(S)}await Promise.all(this[Q].map(D=>D.destroy(S)))}[B](S,D){const F=this[m]();return F?F.dispatch(S,D)||
(F[l]=!0,this[l]=!this[m]()):(this[l]=!0,this[R].push({opts:S,handler:D}),this[r]++),!this[l]}[I](S){return S.on("drain",
this[O]).on("connect",this[x]).on("disconnect",this[J]).on("connectionError",this[Y]),this[Q].push(S),this[l]&&queueMicrotask(
()=>{this[l]&&this[O](S[E],[this,S])}),this}[y](S){S.close(()=>{const D=this[Q].indexOf(S);D!==-1&&this[Q].splice(D,1)}),
this[l]=this[Q].some(D=>!D[l]&&D.closed!==!0&&D.destroyed!==!0)}}G.exports={PoolBase:w,kClients:Q,kNeedDrain:l,kAddClient:I,
kRemoveClient:y,kGetDispatcher:m}},43246:function(G,g,A){const{kFree:n,kConnected:f,kPending:h,kQueued:u,kRunning:s,kSize:e}=A(
36443),r=Symbol("pool");class c{constructor(E){this[r]=E}get connected(){return this[r][f]}get free(){return this[r][n]}get pending(){
return this[r][h]}get queued(){return this[r][u]}get running(){return this[r][s]}get size(){return this[r][e]}}G.exports=
c},30628:function(G,g,A){"use strict";const{PoolBase:n,kClients:f,kNeedDrain:h,kAddClient:u,kGetDispatcher:s}=A(42128),e=A(
23701),{InvalidArgumentError:r}=A(68707),c=A(3440),{kUrl:t,kInterceptors:E}=A(36443),i=A(59136),o=Symbol("options"),B=Symbol(
"connections"),C=Symbol("factory");function Q(R,U){return new e(R,U)}class l extends n{constructor(U,{connections:O,factory:x=Q,
connect:J,connectTimeout:Y,tls:m,maxCachedSessions:I,socketPath:y,autoSelectFamily:d,autoSelectFamilyAttemptTimeout:w,allowH2:T,
...S}={}){if(O!=null&&(!Number.isFinite(O)||O<0))throw new r("invalid connections");if(typeof x!="function")throw new r(
"factory must be a function.");if(J!=null&&typeof J!="function"&&typeof J!="object")throw new r("connect must be a funct\
ion or an object");typeof J!="function"&&(J=i({...m,maxCachedSessions:I,allowH2:T,socketPath:y,timeout:Y,...d?{autoSelectFamily:d,
autoSelectFamilyAttemptTimeout:w}:void 0,...J})),super(S),this[E]=S.interceptors?.Pool&&Array.isArray(S.interceptors.Pool)?
S.interceptors.Pool:[],this[B]=O||null,this[t]=c.parseOrigin(U),this[o]={...c.deepClone(S),connect:J,allowH2:T},this[o].
interceptors=S.interceptors?{...S.interceptors}:void 0,this[C]=x,this.on("connectionError",(D,F,H)=>{for(const V of F){const W=this[f].
indexOf(V);W!==-1&&this[f].splice(W,1)}})}[s](){for(const U of this[f])if(!U[h])return U;if(!this[B]||this[f].length<this[B]){
const U=this[C](this[t],this[o]);return this[u](U),U}}}G.exports=l},76672:function(G,g,A){"use strict";const{kProxy:n,kClose:f,
kDestroy:h,kDispatch:u,kInterceptors:s}=A(36443),{URL:e}=A(73136),r=A(57405),c=A(30628),t=A(21841),{InvalidArgumentError:E,
RequestAbortedError:i,SecureProxyConnectionError:o}=A(68707),B=A(59136),C=A(23701),Q=Symbol("proxy agent"),l=Symbol("pro\
xy client"),R=Symbol("proxy headers"),U=Symbol("request tls settings"),O=Symbol("proxy tls settings"),x=Symbol("connect \
endpoint function"),J=Symbol("tunnel proxy");function Y(D){return D==="https:"?443:80}function m(D,F){return new c(D,F)}
const I=()=>{};function y(D,F){return F.connections===1?new C(D,F):new c(D,F)}class d extends t{#e;constructor(F,{headers:H={},
connect:V,factory:W}){if(super(),!F)throw new E("Proxy URL is mandatory");this[R]=H,W?this.#e=W(F,{connect:V}):this.#e=new C(
F,{connect:V})}[u](F,H){const V=H.onHeaders;H.onHeaders=function(ue,Qe,Ce){if(ue===407){typeof H.onError=="function"&&H.
onError(new E("Proxy Authentication Required (407)"));return}V&&V.call(this,ue,Qe,Ce)};const{origin:W,path:K="/",headers:ie={}}=F;
if(F.path=W+K,!("host"in ie)&&!("Host"in ie)){const{host:ue}=new e(W);ie.host=ue}return F.headers={...this[R],...ie},this.#e[u](
F,H)}async[f](){return this.#e.close()}async[h](F){return this.#e.destroy(F)}}class w extends t{constructor(F){if(super(),
!F||typeof F=="object"&&!(F instanceof e)&&!F.uri)throw new E("Proxy uri is mandatory");const{clientFactory:H=m}=F;if(typeof H!=
"function")throw new E("Proxy opts.clientFactory must be a function.");const{proxyTunnel:V=!0}=F,W=this.#e(F),{href:K,origin:ie,
port:ue,protocol:Qe,username:Ce,password:ye,hostname:pe}=W;if(this[n]={uri:K,protocol:Qe},this[s]=F.interceptors?.ProxyAgent&&
Array.isArray(F.interceptors.ProxyAgent)?F.interceptors.ProxyAgent:[],this[U]=F.requestTls,this[O]=F.proxyTls,this[R]=F.
headers||{},this[J]=V,F.auth&&F.token)throw new E("opts.auth cannot be used in combination with opts.token");F.auth?this[R]["\
proxy-authorization"]=`Basic ${F.auth}`:F.token?this[R]["proxy-authorization"]=F.token:Ce&&ye&&(this[R]["proxy-authoriza\
tion"]=`Basic ${Buffer.from(`${decodeURIComponent(Ce)}:${decodeURIComponent(ye)}`).toString("base64")}`);const we=B({...F.
proxyTls});this[x]=B({...F.requestTls});const Je=F.factory||y,He=(ae,oe)=>{const{protocol:ge}=new e(ae);return!this[J]&&
ge==="http:"&&this[n].protocol==="http:"?new d(this[n].uri,{headers:this[R],connect:we,factory:Je}):Je(ae,oe)};this[l]=H(
W,{connect:we}),this[Q]=new r({...F,factory:He,connect:async(ae,oe)=>{let ge=ae.host;ae.port||(ge+=`:${Y(ae.protocol)}`);
try{const{socket:j,statusCode:Te}=await this[l].connect({origin:ie,port:ue,path:ge,signal:ae.signal,headers:{...this[R],
host:ae.host},servername:this[O]?.servername||pe});if(Te!==200&&(j.on("error",I).destroy(),oe(new i(`Proxy response (${Te}\
) !== 200 when HTTP Tunneling`))),ae.protocol!=="https:"){oe(null,j);return}let de;this[U]?de=this[U].servername:de=ae.servername,
this[x]({...ae,servername:de,httpSocket:j},oe)}catch(j){j.code==="ERR_TLS_CERT_ALTNAME_INVALID"?oe(new o(j)):oe(j)}}})}dispatch(F,H){
const V=T(F.headers);if(S(V),V&&!("host"in V)&&!("Host"in V)){const{host:W}=new e(F.origin);V.host=W}return this[Q].dispatch(
{...F,headers:V},H)}#e(F){return typeof F=="string"?new e(F):F instanceof e?F:new e(F.uri)}async[f](){await this[Q].close(),
await this[l].close()}async[h](){await this[Q].destroy(),await this[l].destroy()}}function T(D){if(Array.isArray(D)){const F={};
for(let H=0;H<D.length;H+=2)F[D[H]]=D[H+1];return F}return D}function S(D){if(D&&Object.keys(D).find(H=>H.toLowerCase()===
"proxy-authorization"))throw new E("Proxy-Authorization should be sent in ProxyAgent constructor")}G.exports=w},30050:function(G,g,A){
"use strict";const n=A(30883),f=A(17816);class h extends n{#e=null;#t=null;constructor(s,e={}){super(e),this.#e=s,this.#t=
e}dispatch(s,e){const r=new f({...s,retryOptions:this.#t},{dispatch:this.#e.dispatch.bind(this.#e),handler:e});return this.#e.
dispatch(s,r)}close(){return this.#e.close()}destroy(){return this.#e.destroy()}}G.exports=h},32581:function(G,g,A){"use\
 strict";const n=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:f}=A(68707),h=A(57405);s()===void 0&&u(new h);
function u(e){if(!e||typeof e.dispatch!="function")throw new f("Argument agent must implement Agent");Object.defineProperty(
globalThis,n,{value:e,writable:!0,enumerable:!1,configurable:!1})}function s(){return globalThis[n]}G.exports={setGlobalDispatcher:u,
getGlobalDispatcher:s}},58155:function(G){"use strict";G.exports=class{#e;constructor(A){if(typeof A!="object"||A===null)
throw new TypeError("handler must be an object");this.#e=A}onConnect(...A){return this.#e.onConnect?.(...A)}onError(...A){
return this.#e.onError?.(...A)}onUpgrade(...A){return this.#e.onUpgrade?.(...A)}onResponseStarted(...A){return this.#e.onResponseStarted?.(
...A)}onHeaders(...A){return this.#e.onHeaders?.(...A)}onData(...A){return this.#e.onData?.(...A)}onComplete(...A){return this.#e.
onComplete?.(...A)}onBodySent(...A){return this.#e.onBodySent?.(...A)}}},8754:function(G,g,A){"use strict";const n=A(3440),
{kBodyUsed:f}=A(36443),h=A(34589),{InvalidArgumentError:u}=A(68707),s=A(78474),e=[300,301,302,303,307,308],r=Symbol("bod\
y");class c{constructor(C){this[r]=C,this[f]=!1}async*[Symbol.asyncIterator](){h(!this[f],"disturbed"),this[f]=!0,yield*this[r]}}
class t{constructor(C,Q,l,R){if(Q!=null&&(!Number.isInteger(Q)||Q<0))throw new u("maxRedirections must be a positive num\
ber");n.validateHandler(R,l.method,l.upgrade),this.dispatch=C,this.location=null,this.abort=null,this.opts={...l,maxRedirections:0},
this.maxRedirections=Q,this.handler=R,this.history=[],this.redirectionLimitReached=!1,n.isStream(this.opts.body)?(n.bodyLength(
this.opts.body)===0&&this.opts.body.on("data",function(){h(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.
opts.body[f]=!1,s.prototype.on.call(this.opts.body,"data",function(){this[f]=!0}))):this.opts.body&&typeof this.opts.body.
pipeTo=="function"?this.opts.body=new c(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.isView(
this.opts.body)&&n.isIterable(this.opts.body)&&(this.opts.body=new c(this.opts.body))}onConnect(C){this.abort=C,this.handler.
onConnect(C,{history:this.history})}onUpgrade(C,Q,l){this.handler.onUpgrade(C,Q,l)}onError(C){this.handler.onError(C)}onHeaders(C,Q,l,R){
if(this.location=this.history.length>=this.maxRedirections||n.isDisturbed(this.opts.body)?null:E(C,Q),this.opts.throwOnMaxRedirect&&
this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error("max redirects")),this.redirectionLimitReached=
!0,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.
origin)),!this.location)return this.handler.onHeaders(C,Q,l,R);const{origin:U,pathname:O,search:x}=n.parseURL(new URL(this.
location,this.opts.origin&&new URL(this.opts.path,this.opts.origin))),J=x?`${O}${x}`:O;this.opts.headers=o(this.opts.headers,
C===303,this.opts.origin!==U),this.opts.path=J,this.opts.origin=U,this.opts.maxRedirections=0,this.opts.query=null,C===303&&
this.opts.method!=="HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(C){if(!this.location)return this.handler.
onData(C)}onComplete(C){this.location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(
C)}onBodySent(C){this.handler.onBodySent&&this.handler.onBodySent(C)}}function E(B,C){if(e.indexOf(B)===-1)return null;for(let Q=0;Q<
C.length;Q+=2)if(C[Q].length===8&&n.headerNameToString(C[Q])==="location")return C[Q+1]}function i(B,C,Q){if(B.length===
4)return n.headerNameToString(B)==="host";if(C&&n.headerNameToString(B).startsWith("content-"))return!0;if(Q&&(B.length===
13||B.length===6||B.length===19)){const l=n.headerNameToString(B);return l==="authorization"||l==="cookie"||l==="proxy-a\
uthorization"}return!1}function o(B,C,Q){const l=[];if(Array.isArray(B))for(let R=0;R<B.length;R+=2)i(B[R],C,Q)||l.push(
B[R],B[R+1]);else if(B&&typeof B=="object")for(const R of Object.keys(B))i(R,C,Q)||l.push(R,B[R]);else h(B==null,"header\
s must be an object or an array");return l}G.exports=t},17816:function(G,g,A){"use strict";const n=A(34589),{kRetryHandlerDefaultRetry:f}=A(
36443),{RequestRetryError:h}=A(68707),{isDisturbed:u,parseHeaders:s,parseRangeHeader:e,wrapRequestBody:r}=A(3440);function c(i){
const o=Date.now();return new Date(i).getTime()-o}function t(i,o,B,C){const Q=i["content-length"];if(Q==null||!Number.isFinite(
o.start)||!Number.isFinite(o.end))return null;const l=Number(Q),R=o.end-o.start+1;return!Number.isFinite(l)||l!==R?new h(
"Content-Length mismatch",B,{headers:i,data:{count:C}}):null}class E{constructor(o,B){const{retryOptions:C,...Q}=o,{retry:l,
maxRetries:R,maxTimeout:U,minTimeout:O,timeoutFactor:x,methods:J,errorCodes:Y,retryAfter:m,statusCodes:I}=C??{};this.dispatch=
B.dispatch,this.handler=B.handler,this.opts={...Q,body:r(o.body)},this.abort=null,this.aborted=!1,this.retryOpts={retry:l??
E[f],retryAfter:m??!0,maxTimeout:U??30*1e3,minTimeout:O??500,timeoutFactor:x??2,maxRetries:R??5,methods:J??["GET","HEAD",
"OPTIONS","PUT","DELETE","TRACE"],statusCodes:I??[500,502,503,504,429],errorCodes:Y??["ECONNRESET","ECONNREFUSED","ENOTF\
OUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=
0,this.start=0,this.end=null,this.etag=null,this.resume=null,this.headersSent=!1,this.handler.onConnect(y=>{this.aborted=
!0,this.abort?this.abort(y):this.reason=y})}checkpointResponseEnd(o,B){if(this.end==null&&this.opts.method!=="HEAD"){const C=o["\
content-length"];this.end=C!=null?Number(C)-1:null,n(this.end==null||Number.isFinite(this.end),"invalid content-length")}
this.resume=this.end!=null?B:null}onRequestSent(){this.handler.onRequestSent&&this.handler.onRequestSent()}onUpgrade(o,B,C){
this.handler.onUpgrade&&this.handler.onUpgrade(o,B,C)}onConnect(o){this.aborted?o(this.reason):this.abort=o}onBodySent(o){
if(this.handler.onBodySent)return this.handler.onBodySent(o)}static[f](o,{state:B,opts:C},Q){const{statusCode:l,code:R,headers:U}=o,
{method:O,retryOptions:x}=C,{maxRetries:J,minTimeout:Y,maxTimeout:m,timeoutFactor:I,statusCodes:y,errorCodes:d,methods:w}=x,
{counter:T}=B;if(R&&R!=="UND_ERR_REQ_RETRY"&&!d.includes(R)){Q(o);return}if(Array.isArray(w)&&!w.includes(O)){Q(o);return}
if(l!=null&&Array.isArray(y)&&!y.includes(l)){Q(o);return}if(T>J){Q(o);return}let S=U?.["retry-after"];S&&(S=Number(S),S=
Number.isNaN(S)?c(S):S*1e3);const D=S>0?Math.min(S,m):Math.min(Y*I**(T-1),m);setTimeout(()=>Q(null),D)}onHeaders(o,B,C,Q){
const l=s(B);if(this.retryCount+=1,o>=300)return!this.headersSent&&this.retryOpts.statusCodes.includes(o)===!1?(this.headersSent=
!0,this.checkpointResponseEnd(l,C),this.handler.onHeaders(o,B,C,Q)):(this.abort(new h("Request failed",o,{headers:l,data:{
count:this.retryCount}})),!1);if(this.resume!=null){if(this.resume=null,o!==206&&(this.start>0||o!==200))return this.abort(
new h("server does not support the range header and the payload was partially consumed",o,{headers:l,data:{count:this.retryCount}})),
!1;const U=e(l["content-range"]);if(!U)return this.abort(new h("Content-Range mismatch",o,{headers:l,data:{count:this.retryCount}})),
!1;if(this.etag!=null&&this.etag!==l.etag)return this.abort(new h("ETag mismatch",o,{headers:l,data:{count:this.retryCount}})),
!1;const O=t(l,U,o,this.retryCount);if(O!=null)return this.abort(O),!1;const{start:x,size:J,end:Y=J-1}=U;return this.start!==
x||this.end!=null&&this.end!==Y?(this.abort(new h("Content-Range mismatch",o,{headers:l,data:{count:this.retryCount}})),
!1):(this.resume=C,!0)}if(this.end==null){if(o===206){const U=e(l["content-range"]);if(U==null)return this.headersSent=!0,
this.handler.onHeaders(o,B,C,Q);const O=t(l,U,o,this.retryCount);if(O!=null)return this.abort(O),!1;const{start:x,size:J,
end:Y=J-1}=U;n(x!=null&&Number.isFinite(x),"content-range mismatch"),n(Y!=null&&Number.isFinite(Y),"invalid content-leng\
th"),this.start=x,this.end=Y}if(this.end==null){const U=l["content-length"];this.end=U!=null?Number(U)-1:null}return n(Number.
isFinite(this.start)),n(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=C,this.headersSent=
!0,this.etag=l.etag!=null?l.etag:null,this.etag!=null&&this.etag.startsWith("W/")&&(this.etag=null),this.handler.onHeaders(
o,B,C,Q)}const R=new h("Request failed",o,{headers:l,data:{count:this.retryCount}});return this.abort(R),!1}onData(o){return this.
start+=o.length,this.handler.onData(o)}onComplete(o){return this.retryCount=0,this.handler.onComplete(o)}onError(o){if(this.
aborted||u(this.opts.body)||this.headersSent&&this.resume==null)return this.handler.onError(o);this.retryCount-this.retryCountCheckpoint>
0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.
retry(o,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},B.bind(this));function B(C){if(C!=
null||this.aborted||u(this.opts.body))return this.handler.onError(C);if(this.start!==0){const Q={range:`bytes=${this.start}\
-${this.end??""}`};this.etag!=null&&(Q["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...Q}}}
try{this.retryCountCheckpoint=this.retryCount,this.dispatch(this.opts,this)}catch(Q){this.handler.onError(Q)}}}}G.exports=
E},70379:function(G,g,A){"use strict";const{isIP:n}=A(77030),{lookup:f}=A(40610),h=A(58155),{InvalidArgumentError:u,InformationalError:s}=A(
68707),e=Math.pow(2,31)-1;class r{#e=0;#t=0;#A=new Map;dualStack=!0;affinity=null;lookup=null;pick=null;constructor(E){this.#e=
E.maxTTL,this.#t=E.maxItems,this.dualStack=E.dualStack,this.affinity=E.affinity,this.lookup=E.lookup??this.#s,this.pick=
E.pick??this.#n}get full(){return this.#A.size===this.#t}runLookup(E,i,o){const B=this.#A.get(E.hostname);if(B==null&&this.
full){o(null,E.origin);return}const C={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,
...i.dns,maxTTL:this.#e,maxItems:this.#t};if(B==null)this.lookup(E,C,(Q,l)=>{if(Q||l==null||l.length===0){o(Q??new s("No\
 DNS entries found"));return}this.setRecords(E,l);const R=this.#A.get(E.hostname),U=this.pick(E,R,C.affinity);let O;typeof U.
port=="number"?O=`:${U.port}`:E.port!==""?O=`:${E.port}`:O="",o(null,`${E.protocol}//${U.family===6?`[${U.address}]`:U.address}${O}`)});else{
const Q=this.pick(E,B,C.affinity);if(Q==null){this.#A.delete(E.hostname),this.runLookup(E,i,o);return}let l;typeof Q.port==
"number"?l=`:${Q.port}`:E.port!==""?l=`:${E.port}`:l="",o(null,`${E.protocol}//${Q.family===6?`[${Q.address}]`:Q.address}${l}`)}}#s(E,i,o){
f(E.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(B,C)=>{if(B)return o(B);const Q=new Map;
for(const l of C)Q.set(`${l.address}:${l.family}`,l);o(null,Q.values())})}#n(E,i,o){let B=null;const{records:C,offset:Q}=i;
let l;if(this.dualStack?(o==null&&(Q==null||Q===e?(i.offset=0,o=4):(i.offset++,o=(i.offset&1)===1?6:4)),C[o]!=null&&C[o].
ips.length>0?l=C[o]:l=C[o===4?6:4]):l=C[o],l==null||l.ips.length===0)return B;l.offset==null||l.offset===e?l.offset=0:l.
offset++;const R=l.offset%l.ips.length;return B=l.ips[R]??null,B==null?B:Date.now()-B.timestamp>B.ttl?(l.ips.splice(R,1),
this.pick(E,i,o)):B}setRecords(E,i){const o=Date.now(),B={records:{4:null,6:null}};for(const C of i){C.timestamp=o,typeof C.
ttl=="number"?C.ttl=Math.min(C.ttl,this.#e):C.ttl=this.#e;const Q=B.records[C.family]??{ips:[]};Q.ips.push(C),B.records[C.
family]=Q}this.#A.set(E.hostname,B)}getHandler(E,i){return new c(this,E,i)}}class c extends h{#e=null;#t=null;#A=null;#s=null;#n=null;constructor(E,{
origin:i,handler:o,dispatch:B},C){super(o),this.#n=i,this.#s=o,this.#t={...C},this.#e=E,this.#A=B}onError(E){switch(E.code){case"\
ETIMEDOUT":case"ECONNREFUSED":{if(this.#e.dualStack){this.#e.runLookup(this.#n,this.#t,(i,o)=>{if(i)return this.#s.onError(
i);const B={...this.#t,origin:o};this.#A(B,this)});return}this.#s.onError(E);return}case"ENOTFOUND":this.#e.deleteRecord(
this.#n);default:this.#s.onError(E);break}}}G.exports=t=>{if(t?.maxTTL!=null&&(typeof t?.maxTTL!="number"||t?.maxTTL<0))
throw new u("Invalid maxTTL. Must be a positive number");if(t?.maxItems!=null&&(typeof t?.maxItems!="number"||t?.maxItems<
1))throw new u("Invalid maxItems. Must be a positive number and greater than zero");if(t?.affinity!=null&&t?.affinity!==
4&&t?.affinity!==6)throw new u("Invalid affinity. Must be either 4 or 6");if(t?.dualStack!=null&&typeof t?.dualStack!="b\
oolean")throw new u("Invalid dualStack. Must be a boolean");if(t?.lookup!=null&&typeof t?.lookup!="function")throw new u(
"Invalid lookup. Must be a function");if(t?.pick!=null&&typeof t?.pick!="function")throw new u("Invalid pick. Must be a \
function");const E=t?.dualStack??!0;let i;E?i=t?.affinity??null:i=t?.affinity??4;const o={maxTTL:t?.maxTTL??1e4,lookup:t?.
lookup??null,pick:t?.pick??null,dualStack:E,affinity:i,maxItems:t?.maxItems??1/0},B=new r(o);return C=>function(l,R){const U=l.
origin.constructor===URL?l.origin:new URL(l.origin);return n(U.hostname)!==0?C(l,R):(B.runLookup(U,l,(O,x)=>{if(O)return R.
onError(O);let J=null;J={...l,servername:U.hostname,origin:x,headers:{host:U.hostname,...l.headers}},C(J,B.getHandler({origin:U,
dispatch:C,handler:R},l))}),!0)}}},88060:function(G,g,A){"use strict";const n=A(3440),{InvalidArgumentError:f,RequestAbortedError:h}=A(
68707),u=A(58155);class s extends u{#e=1024*1024;#t=null;#A=!1;#s=!1;#n=0;#r=null;#i=null;constructor({maxSize:c},t){if(super(
t),c!=null&&(!Number.isFinite(c)||c<1))throw new f("maxSize must be a number greater than 0");this.#e=c??this.#e,this.#i=
t}onConnect(c){this.#t=c,this.#i.onConnect(this.#o.bind(this))}#o(c){this.#s=!0,this.#r=c}onHeaders(c,t,E,i){const B=n.parseHeaders(
t)["content-length"];if(B!=null&&B>this.#e)throw new h(`Response size (${B}) larger than maxSize (${this.#e})`);return this.#s?
!0:this.#i.onHeaders(c,t,E,i)}onError(c){this.#A||(c=this.#r??c,this.#i.onError(c))}onData(c){return this.#n=this.#n+c.length,
this.#n>=this.#e&&(this.#A=!0,this.#s?this.#i.onError(this.#r):this.#i.onComplete([])),!0}onComplete(c){if(!this.#A){if(this.#s){
this.#i.onError(this.reason);return}this.#i.onComplete(c)}}}function e({maxSize:r}={maxSize:1024*1024}){return c=>function(E,i){
const{dumpMaxSize:o=r}=E,B=new s({maxSize:o},i);return c(E,B)}}G.exports=e},25092:function(G,g,A){"use strict";const n=A(
8754);function f({maxRedirections:h}){return u=>function(e,r){const{maxRedirections:c=h}=e;if(!c)return u(e,r);const t=new n(
u,c,e,r);return e={...e,maxRedirections:0},u(e,t)}}G.exports=f},21514:function(G,g,A){"use strict";const n=A(8754);G.exports=
f=>{const h=f?.maxRedirections;return u=>function(e,r){const{maxRedirections:c=h,...t}=e;if(!c)return u(e,r);const E=new n(
u,c,e,r);return u(t,E)}}},92026:function(G,g,A){"use strict";const n=A(17816);G.exports=f=>h=>function(s,e){return h(s,new n(
{...s,retryOptions:{...f,...s.retryOptions}},{handler:e,dispatch:h}))}},52824:function(G,g,A){"use strict";Object.defineProperty(
g,"__esModule",{value:!0}),g.SPECIAL_HEADERS=g.HEADER_STATE=g.MINOR=g.MAJOR=g.CONNECTION_TOKEN_CHARS=g.HEADER_CHARS=g.TOKEN=
g.STRICT_TOKEN=g.HEX=g.URL_CHAR=g.STRICT_URL_CHAR=g.USERINFO_CHARS=g.MARK=g.ALPHANUM=g.NUM=g.HEX_MAP=g.NUM_MAP=g.ALPHA=g.
FINISH=g.H_METHOD_MAP=g.METHOD_MAP=g.METHODS_RTSP=g.METHODS_ICE=g.METHODS_HTTP=g.METHODS=g.LENIENT_FLAGS=g.FLAGS=g.TYPE=
g.ERROR=void 0;const n=A(50172);var f;(function(t){t[t.OK=0]="OK",t[t.INTERNAL=1]="INTERNAL",t[t.STRICT=2]="STRICT",t[t.
LF_EXPECTED=3]="LF_EXPECTED",t[t.UNEXPECTED_CONTENT_LENGTH=4]="UNEXPECTED_CONTENT_LENGTH",t[t.CLOSED_CONNECTION=5]="CLOS\
ED_CONNECTION",t[t.INVALID_METHOD=6]="INVALID_METHOD",t[t.INVALID_URL=7]="INVALID_URL",t[t.INVALID_CONSTANT=8]="INVALID_\
CONSTANT",t[t.INVALID_VERSION=9]="INVALID_VERSION",t[t.INVALID_HEADER_TOKEN=10]="INVALID_HEADER_TOKEN",t[t.INVALID_CONTENT_LENGTH=
11]="INVALID_CONTENT_LENGTH",t[t.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE",t[t.INVALID_STATUS=13]="INVALID_STATUS",t[t.
INVALID_EOF_STATE=14]="INVALID_EOF_STATE",t[t.INVALID_TRANSFER_ENCODING=15]="INVALID_TRANSFER_ENCODING",t[t.CB_MESSAGE_BEGIN=
16]="CB_MESSAGE_BEGIN",t[t.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMPLETE",t[t.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLET\
E",t[t.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",t[t.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE",t[t.PAUSED=21]="PAUSED",t[t.PAUSED_UPGRADE=
22]="PAUSED_UPGRADE",t[t.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE",t[t.USER=24]="USER"})(f=g.ERROR||(g.ERROR={}));var h;
(function(t){t[t.BOTH=0]="BOTH",t[t.REQUEST=1]="REQUEST",t[t.RESPONSE=2]="RESPONSE"})(h=g.TYPE||(g.TYPE={}));var u;(function(t){
t[t.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP_ALIVE",t[t.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",t[t.CONNECTION_UPGRADE=4]=
"CONNECTION_UPGRADE",t[t.CHUNKED=8]="CHUNKED",t[t.UPGRADE=16]="UPGRADE",t[t.CONTENT_LENGTH=32]="CONTENT_LENGTH",t[t.SKIPBODY=
64]="SKIPBODY",t[t.TRAILING=128]="TRAILING",t[t.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(u=g.FLAGS||(g.FLAGS={}));var s;
(function(t){t[t.HEADERS=1]="HEADERS",t[t.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",t[t.KEEP_ALIVE=4]="KEEP_ALIVE"})(s=g.LENIENT_FLAGS||
(g.LENIENT_FLAGS={}));var e;(function(t){t[t.DELETE=0]="DELETE",t[t.GET=1]="GET",t[t.HEAD=2]="HEAD",t[t.POST=3]="POST",t[t.
PUT=4]="PUT",t[t.CONNECT=5]="CONNECT",t[t.OPTIONS=6]="OPTIONS",t[t.TRACE=7]="TRACE",t[t.COPY=8]="COPY",t[t.LOCK=9]="LOCK",
t[t.MKCOL=10]="MKCOL",t[t.MOVE=11]="MOVE",t[t.PROPFIND=12]="PROPFIND",t[t.PROPPATCH=13]="PROPPATCH",t[t.SEARCH=14]="SEAR\
CH",t[t.UNLOCK=15]="UNLOCK",t[t.BIND=16]="BIND",t[t.REBIND=17]="REBIND",t[t.UNBIND=18]="UNBIND",t[t.ACL=19]="ACL",t[t.REPORT=
20]="REPORT",t[t.MKACTIVITY=21]="MKACTIVITY",t[t.CHECKOUT=22]="CHECKOUT",t[t.MERGE=23]="MERGE",t[t["M-SEARCH"]=24]="M-SE\
ARCH",t[t.NOTIFY=25]="NOTIFY",t[t.SUBSCRIBE=26]="SUBSCRIBE",t[t.UNSUBSCRIBE=27]="UNSUBSCRIBE",t[t.PATCH=28]="PATCH",t[t.
PURGE=29]="PURGE",t[t.MKCALENDAR=30]="MKCALENDAR",t[t.LINK=31]="LINK",t[t.UNLINK=32]="UNLINK",t[t.SOURCE=33]="SOURCE",t[t.
PRI=34]="PRI",t[t.DESCRIBE=35]="DESCRIBE",t[t.ANNOUNCE=36]="ANNOUNCE",t[t.SETUP=37]="SETUP",t[t.PLAY=38]="PLAY",t[t.PAUSE=
39]="PAUSE",t[t.TEARDOWN=40]="TEARDOWN",t[t.GET_PARAMETER=41]="GET_PARAMETER",t[t.SET_PARAMETER=42]="SET_PARAMETER",t[t.
REDIRECT=43]="REDIRECT",t[t.RECORD=44]="RECORD",t[t.FLUSH=45]="FLUSH"})(e=g.METHODS||(g.METHODS={})),g.METHODS_HTTP=[e.DELETE,
e.GET,e.HEAD,e.POST,e.PUT,e.CONNECT,e.OPTIONS,e.TRACE,e.COPY,e.LOCK,e.MKCOL,e.MOVE,e.PROPFIND,e.PROPPATCH,e.SEARCH,e.UNLOCK,
e.BIND,e.REBIND,e.UNBIND,e.ACL,e.REPORT,e.MKACTIVITY,e.CHECKOUT,e.MERGE,e["M-SEARCH"],e.NOTIFY,e.SUBSCRIBE,e.UNSUBSCRIBE,
e.PATCH,e.PURGE,e.MKCALENDAR,e.LINK,e.UNLINK,e.PRI,e.SOURCE],g.METHODS_ICE=[e.SOURCE],g.METHODS_RTSP=[e.OPTIONS,e.DESCRIBE,
e.ANNOUNCE,e.SETUP,e.PLAY,e.PAUSE,e.TEARDOWN,e.GET_PARAMETER,e.SET_PARAMETER,e.REDIRECT,e.RECORD,e.FLUSH,e.GET,e.POST],g.
METHOD_MAP=n.enumToMap(e),g.H_METHOD_MAP={},Object.keys(g.METHOD_MAP).forEach(t=>{/^H/.test(t)&&(g.H_METHOD_MAP[t]=g.METHOD_MAP[t])});
var r;(function(t){t[t.SAFE=0]="SAFE",t[t.SAFE_WITH_CB=1]="SAFE_WITH_CB",t[t.UNSAFE=2]="UNSAFE"})(r=g.FINISH||(g.FINISH=
{})),g.ALPHA=[];for(let t=65;t<=90;t++)g.ALPHA.push(String.fromCharCode(t)),g.ALPHA.push(String.fromCharCode(t+32));g.NUM_MAP=
{0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},g.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,
a:10,b:11,c:12,d:13,e:14,f:15},g.NUM=["0","1","2","3","4","5","6","7","8","9"],g.ALPHANUM=g.ALPHA.concat(g.NUM),g.MARK=[
"-","_",".","!","~","*","'","(",")"],g.USERINFO_CHARS=g.ALPHANUM.concat(g.MARK).concat(["%",";",":","&","=","+","$",","]),
g.STRICT_URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_",
"`","{","|","}","~"].concat(g.ALPHANUM),g.URL_CHAR=g.STRICT_URL_CHAR.concat(["	","\f"]);for(let t=128;t<=255;t++)g.URL_CHAR.
push(t);g.HEX=g.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),g.STRICT_TOKEN=["!","#","$","%","&","'","*",
"+","-",".","^","_","`","|","~"].concat(g.ALPHANUM),g.TOKEN=g.STRICT_TOKEN.concat([" "]),g.HEADER_CHARS=["	"];for(let t=32;t<=
255;t++)t!==127&&g.HEADER_CHARS.push(t);g.CONNECTION_TOKEN_CHARS=g.HEADER_CHARS.filter(t=>t!==44),g.MAJOR=g.NUM_MAP,g.MINOR=
g.MAJOR;var c;(function(t){t[t.GENERAL=0]="GENERAL",t[t.CONNECTION=1]="CONNECTION",t[t.CONTENT_LENGTH=2]="CONTENT_LENGTH",
t[t.TRANSFER_ENCODING=3]="TRANSFER_ENCODING",t[t.UPGRADE=4]="UPGRADE",t[t.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIV\
E",t[t.CONNECTION_CLOSE=6]="CONNECTION_CLOSE",t[t.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",t[t.TRANSFER_ENCODING_CHUNKED=
8]="TRANSFER_ENCODING_CHUNKED"})(c=g.HEADER_STATE||(g.HEADER_STATE={})),g.SPECIAL_HEADERS={connection:c.CONNECTION,"cont\
ent-length":c.CONTENT_LENGTH,"proxy-connection":c.CONNECTION,"transfer-encoding":c.TRANSFER_ENCODING,upgrade:c.UPGRADE}},
63870:function(G,g,A){"use strict";const{Buffer:n}=A(4573);G.exports=n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwB\
gBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9\
vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2F\
zbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAA\
EBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAA\
JGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQA\
NFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29\
kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZml\
uaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh\
0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQA\
eEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW5\
0X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBh\
sbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjY\
COCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACI\
AQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAI\
IIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgI\
MDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAI\
EIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyA\
ANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyA\
BQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNA\
AQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAI\
AIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3d\
xNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAU\
oAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEE\
BcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhA\
gBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAE\
gBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACA\
ADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgI\
cIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSA\
CQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgI\
YIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0\
AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM\
6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgM\
EBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRts\
BR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwG\
MAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywH\
KAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRY\
MvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQ\
MrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQt\
BMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgE\
LQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQ\
BC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0H\
UAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGY\
LQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwt\
B7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAt\
B/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQt\
BjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgt\
BmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwt\
BqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G\
4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJ\
AIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCA\
DDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZ\
naGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAG\
lAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAO\
HA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXB\
B7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASA\
ERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0\
AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcA\
AcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAI\
gAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAig\
COCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByE\
DDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyA\
CKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0\
AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTY\
CECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJ\
BFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTY\
CDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACE\
ACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEE\
AIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyA\
ARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjg\
iA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAAB\
B8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQA\
AIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiE\
BDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzY\
CECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEY\
EQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AE\
ICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgI\
LQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0I\
KIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4\
CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQo\
MtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQM\
gIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0E\
IcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQA\
oQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0E\
ocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQ\
DCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhA\
gAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASA\
ERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEE\
JRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAE\
tAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0A\
gAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJ\
BADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wF\
xRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACI\
BaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWo\
iAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPg\
CC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEc\
gAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz\
0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUc\
NAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPo\
BCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwM\
DAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQAN\
AIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASA\
AQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQl\
rDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3\
+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3\
AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACA\
ALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCA\
BayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIAB\
BAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwI\
LIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgV\
BIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAI\
AIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAs\
gAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H\
/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgN\
AIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASA\
ERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgI\
DvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEH\
FACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASA\
CLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0\
AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEB\
B1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxE\
AACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQA\
AQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAE\
gBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNA\
CC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyA\
CIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQF\
qIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWo\
hACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgF\
B1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUH\
TACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQG\
kAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdc\
AIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZs\
BmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIAR\
HDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJ\
AIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAI\
LAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8\
AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiE\
BQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWo\
hAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygB\
qLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AA\
hAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyA\
BIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACE\
DDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQV\
GDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACE\
DDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIAB\
BAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0A\
gAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAI\
oAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgA\
gBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUE\
BaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQF\
qIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAF\
BAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYP\
PAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQA\
AQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASE\
DIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgA\
MpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQE\
gAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgt\
BigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU\
2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQA\
ARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSA\
BIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAE\
gBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgA\
gBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWo\
hAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQA\
ARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSA\
BIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAE\
gBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWo\
hAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASE\
DDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0\
ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1s\
BW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAI\
gAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADY\
CACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQ\
gAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIAB\
BtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQ\
gAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQF\
BJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgA\
iACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkE\
BaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWo\
iAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGo\
tAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiE\
FIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAs\
gASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIs\
CCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0\
LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAI\
gBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAx\
LCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQM\
M8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQY\
CQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2\
EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkE\
ANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQA\
gBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAA\
gAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkA\
CQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgE\
hAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAA\
gAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQA\
AQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQF\
qIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAs\
gAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWo\
hAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEE\
DRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmo\
hBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQ\
BIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wE\
LQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAI\
gBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IAB\
BAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk\
5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQA\
AIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACI\
AIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQF\
qIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiI\
BRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QE\
LIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ\
0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQw\
sCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiE\
BQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQs\
gAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgE\
hAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgI\
EQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhA\
gAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE\
2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASE\
DDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkE\
AOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU\
7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQ\
M5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATY\
CHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUE\
BajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkE\
COgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRg\
hAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0H\
YACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyA\
CQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQR\
AQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADY\
CHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgI\
QIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQs\
gAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQM\
MtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJ\
B0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQ\
hACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiA\
BNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE\
2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQA\
gAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATY\
CFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCA\
CIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADY\
CBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiA\
ANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJ\
BFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTY\
CECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA\
2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQt\
B0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiA\
BNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgI\
EIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJ\
AAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADY\
CDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEA\
gAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE\
2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkE\
ANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiA\
ANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwx\
zCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJ\
BADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiA\
BQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwE\
LQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQM\
LIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICA\
KIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwy\
DAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQh\
xRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyA\
BQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQ\
gAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQV\
rDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQ\
hAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiI\
ARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo\
2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUE\
BcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiA\
BNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8\
BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiA\
CLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0E\
AIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQR\
AQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgB\
BgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZws\
CQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARo\
gAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQ\
EBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATY\
CFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCA\
CQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82Agw\
MYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCA\
CQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk\
2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUE\
BaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgI\
MIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAF\
BAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADY\
CDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCA\
BQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM\
2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjY\
CHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACA\
BECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAI\
oAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE\
2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU\
2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJ\
BADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0U\
NACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI\
2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1\
BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyA\
EIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2Ahw\
gAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQA\
LQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiA\
BNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASA\
CQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQF\
qIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0H\
WASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTY\
CAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAI\
AIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAI\
oAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATY\
CHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA4\
2AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiE\
FIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzY\
CECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEB\
B0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgI\
UIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiA\
BNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAAB\
BMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQM\
LIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECg\
iAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQ\
gAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAig\
COCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATY\
CHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgA\
LIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA\
+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0\
hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAw\
XC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATY\
CFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAw\
SC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATY\
CFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAw\
NC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATY\
CFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAw\
IC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIAR\
GDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEE\
AIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgw\
hACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAE\
LIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQE\
AIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAA\
gAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0E\
ANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACA\
CIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0\
AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs\
2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwA\
gAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWF\
hYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDA\
PC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCA\
PC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnyw\
PC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCY\
PC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8\
PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQs\
gAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wF\
xIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgN\
FDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQA\
iBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8\
CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASA\
CIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCE\
ECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICI\
DRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQA\
gAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCI\
BQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgs\
gAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2Ahw\
LBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXM\
iBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80AB\
qIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0AB\
qIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN\
0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmo\
iACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEB\
BjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXh\
xQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkE\
IaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgA\
iAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCA\
BIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8\
LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3Z\
BAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAV\
PDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACE\
DQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgA\
EfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyA\
DQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgM\
gBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQF\
yNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE\
2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2Kr\
VqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACI\
IIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyA\
BKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACI\
DBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACE\
BCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxA\
zGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF\
/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACE\
BA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEG\
s0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNA\
AaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAF\
rIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJ\
qIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgB\
JBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCA\
DIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayE\
BIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACA\
EIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiA\
Dd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUU\
NBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjY\
CBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA\
3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQA\
gAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjY\
CACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiA\
BNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRk\
gAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADY\
CGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAE\
gBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNI\
AaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCA\
AIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUE\
BcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCA\
ANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgA\
iAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAA\
iAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgI\
MIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACA\
IQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRR\
qIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiA\
FNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA\
2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCA\
IcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHE\
gBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2Agg\
gAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTY\
CAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM\
2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAh\
BeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0G\
g0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgI\
AQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ\
5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJ\
mbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJ\
DRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWN\
rIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2F\
sbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmA\
gY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJ\
yb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV\
0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWN\
rIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9\
jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2h\
hcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWx\
pZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJ\
zaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3R\
lZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5\
ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGg\
gVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQB\
TcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHV\
lAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCB\
jaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx\
1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25\
fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29\
tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQB\
vbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmt\
fZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh\
0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiB\
QUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHN\
wYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEl\
udmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29\
kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUF\
STFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQ\
ATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJ\
FQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1J\
FUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9\
JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUN\
UAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEV\
HQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9\
TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1I\
AU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1R\
IRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04\
ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJ\
TSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgB\
FTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUV\
TVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlR\
FTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwB\
NSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN\
0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEV\
URQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0N\
PTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9\
NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9\
GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJ\
MRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0U\
ATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUN\
JRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURUR\
fU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkF\
VVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUEx\
FTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09\
DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5\
USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFB\
SRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5\
TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEh\
FQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQ\
AAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAAD\
UDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBc\
AACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AE\
BAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAI\
CAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAI\
CAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWV\
wLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQE\
BAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGl\
vbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQ\
EBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfr\
KAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH\
6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwM\
DAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEF\
UQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")},53434:function(G,g,A){
"use strict";const{Buffer:n}=A(4573);G.exports=n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/A\
ALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2Fzb\
V9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52G\
Hdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/A\
UGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa\
2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0c\
F9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfd\
XBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3Bhd\
XNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlY\
XNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2Rfb\
mFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoA\
CIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZ\
WVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAAL\
wEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxD\
QAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQA\
EGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICR\
QRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBf\
nE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAK\
AIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUa\
iACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAI\
AEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyN\
gIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAI\
AI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA\
0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFD\
QACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELI\
AAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCA\
EcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCD\
CAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSA\
GohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECI\
AAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMA\
QsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtA\
CsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCG\
Au74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXA\
RES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNT\
k9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBl\
AGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBv\
QG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQ\
RoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQ\
SUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeA\
QtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0Mj\
wELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtBy\
AAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC\
0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIAD\
GMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMV\
AtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMR\
QtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMN\
gtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJ\
wtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMG\
AtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC\
0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLD\
A0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/g\
AGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBr\
QGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9\
wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQ\
eoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgB\
EcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQ\
QJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGAB\
EYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQ\
RVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNA\
CACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEI\
AFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BM\
EGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CD\
MYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC\
0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhA\
AJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQ\
EEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICI\
AJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQ\
QFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBG\
zYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgA\
iADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAI\
ABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFA\
rcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMj\
wMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqN\
gIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0\
AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC\
0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCD\
CEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAA\
QIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICI\
QoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKD\
LQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAI\
AogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULA\
kAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQ\
QUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNA\
gtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDA\
wtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgA\
SAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AA\
CIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQ\
QhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOB\
IQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQ\
SByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgA\
SIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4\
QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA\
0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCC\
yACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQ\
ANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqI\
gFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCI\
AIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQ\
QA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtA\
AAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3\
AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHD\
fcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgA\
iABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMA\
swCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHD\
d4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBA\
DYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa\
0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa\
0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIAD\
OQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILI\
AFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBG\
kkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA\
0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDI\
AQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+A\
hogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAI\
gVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQ\
AJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDD\
MgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CC\
wJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDD\
MECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQ\
QFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtA\
ABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMv\
AILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFB\
gjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABL\
QAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgA\
igCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgA\
SAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOA\
gtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgA\
iAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA\
0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1\
AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQ\
eYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBR\
w0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbA\
ZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgB\
EYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBa\
w4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotA\
AAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELI\
AQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA\
0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDD\
LsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBA\
WsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgA\
SAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgA\
S0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10I\
AFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBa\
iIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhA\
wyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNA\
AsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHD\
XEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgA\
GtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAER\
gRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBA\
WohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhA\
yABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIAD\
KoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BI\
ABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrC\
yABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAI\
AQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqI\
QFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBR\
w0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoA\
gAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAER\
g2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgA\
kEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqI\
QAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtA\
AAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAA\
kAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqI\
QYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAER\
g2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgA\
kEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqI\
QAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtA\
AAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABL\
QAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqI\
QFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNl\
gIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBA\
DYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBA\
WohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgA\
SAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZA\
SEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2A\
gAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGD\
QEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGA\
kADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhA\
wyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBA\
WohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABI\
ARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CC\
yACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBA\
WohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgA\
S0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILA\
kACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBA\
WohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACK\
AIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAI\
AZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHA\
gsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDD\
O8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqL\
QAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohB\
SABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQ\
akBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgB\
TYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBA\
kYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AA\
QJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBI\
QMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBA\
kYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElD\
EILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALI\
AIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELI\
AFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqI\
QFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBA\
WoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PA\
GotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtA\
ABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACK\
AIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAI\
AZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQ\
QFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBa\
iEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQ\
QJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBa\
iEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgB\
EYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELI\
AJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC\
0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACI\
AU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkA\
SEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuA\
QsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohA\
UHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELI\
AFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBI\
QMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7\
AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgA\
UEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQA\
QtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKa\
w4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDD\
MwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc\
0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2A\
hQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqN\
gIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBA\
DYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEAN\
gIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdI\
QMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC\
0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2A\
hwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2A\
hwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCE\
CACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELI\
AJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQ\
cMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2A\
gQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgA\
DYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJ\
SIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMr\
wELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2A\
gxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiA\
EUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBC\
yACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhA\
wymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgA\
kHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhA\
wyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBA\
DYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBA\
DYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2A\
hAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwa\
yIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMm\
gELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFI\
QEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgB\
kUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhA\
CACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQ\
ZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2A\
gwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoN\
gIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLI\
AJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCH\
CACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgG\
TYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgA\
kEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABN\
gIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBM\
AwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BI\
AIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBI\
QMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCB\
CEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBA\
DYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BM\
EEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQ\
QIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDD\
HMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2A\
hQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAI\
AIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCB\
CEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDN\
gIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQ\
QAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhA\
wwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCF\
CACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQ\
QAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCO\
CIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACL\
QAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AK\
UEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LI\
AIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCD\
AxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAI\
QMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQ\
QA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC\
0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhA\
wxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACI\
AA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfI\
QMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgA\
iAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBH\
iEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcI\
AIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCH\
CACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqN\
gIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMA\
QsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEA\
kAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2A\
gwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhA\
EEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaD\
TYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQ\
SAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCH\
CACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQ\
QE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhA\
wxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgA\
kEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoC\
yACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQN\
gIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBv\
wEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGB\
EBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAI\
gAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIAN\
wMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQ\
QFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAI\
AZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQ\
QAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC\
0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgA\
C0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQ\
QAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrI\
gBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgA\
SAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMML\
AtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC\
0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQ\
AJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJA\
TYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACK\
AIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNA\
CACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCE\
CACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgA\
kEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECR\
w0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEAN\
gIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgA\
TYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCD\
AwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgA\
TYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCD\
AwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgA\
TYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCD\
AwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgA\
TYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhB\
QJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshB\
SAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALI\
AJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgA\
kEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgA\
TYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAA\
EEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQ\
RlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgS\
Q0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DA\
QADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAK\
AIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM\
2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhY\
WFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITF\
BUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC\
0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC\
0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC\
0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC\
0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC\
0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxI\
AFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BA\
n8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgA\
SACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBG\
CEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCF\
CIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AI\
ABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4I\
gNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRA\
QAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhA\
iAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AK\
EEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAA\
AAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/\
QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBC\
GpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgA\
UHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgA\
iADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1\
AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBA\
XEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiA\
kEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooA\
gAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBc\
jYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCD\
CADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiA\
UUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogA\
yAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBD\
QALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQ\
SYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoA\
gRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALC\
yABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADI\
AAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCC\
CABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIAD\
A0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABI\
ANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQA\
CAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTA\
CAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiA\
UUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgA\
SgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B\
0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAI\
AEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgA\
SEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzI\
QEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAK\
AIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2A\
gBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAI\
AFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAa\
iICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQ\
XggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIED\
AELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgA\
SgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xa\
iIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAK\
AIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0\
ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiB\
UUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4a\
yIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAI\
ANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiA\
UsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFB\
EBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBA\
XRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACI\
AI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALI\
AYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAK\
AIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgB\
igCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2A\
hggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgB\
GogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2A\
gwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80\
gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgA\
CgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBC\
yACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAAN\
gIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqK\
AIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQ\
QNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCD\
CAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSA\
GohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA\
0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBI\
AI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBk\
NAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQ\
RRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHa\
iAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABN\
gIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf\
0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyI\
GluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZ\
XNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFe\
HBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU\
3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5za\
W9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc\
3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgI\
GNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY\
2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZ\
XRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFja\
yBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZ\
GVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2Z\
XJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhb\
GlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gd\
XJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluI\
ENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgc\
HJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZ\
WFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0Z\
W5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhb\
HVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9uc\
yBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZ\
GVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvb\
l92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tc\
GxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhd\
XNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluI\
G9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZ\
GUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZ\
ABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlb\
mNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUc\
mFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFOR\
U5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRV\
UVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUA\
FBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFU\
VVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ\
09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BT\
kVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJT\
EFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDR\
VMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ\
0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX\
1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFR\
F9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX\
0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFT\
gBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOV\
EVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfS\
U5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HA\
FBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ\
09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQ\
URFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQ\
URFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QT\
EVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQR\
V9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUAT\
k9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX\
1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBU\
kdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQR\
V9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklOR\
ABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQV\
EVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTR\
UQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FV\
FdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR\
0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEA\
ExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT\
1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVA\
AAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAAL\
BAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWA\
ADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+\
TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICA\
gICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICA\
gICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACA\
EHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnA\
QEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAA\
AABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb\
3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQy\
QALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDA\
wMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDA\
wMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT\
05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==","ba\
se64")},50172:function(G,g){"use strict";Object.defineProperty(g,"__esModule",{value:!0}),g.enumToMap=void 0;function A(n){
const f={};return Object.keys(n).forEach(h=>{const u=n[h];typeof u=="number"&&(f[h]=u)}),f}g.enumToMap=A},47501:function(G,g,A){
"use strict";const{kClients:n}=A(36443),f=A(57405),{kAgent:h,kMockAgentSet:u,kMockAgentGet:s,kDispatches:e,kIsMockActive:r,
kNetConnect:c,kGetNetConnect:t,kOptions:E,kFactory:i}=A(91117),o=A(47365),B=A(94004),{matchValue:C,buildMockOptions:Q}=A(
53397),{InvalidArgumentError:l,UndiciError:R}=A(68707),U=A(30883),O=A(91529),x=A(56142);class J extends U{constructor(m){
if(super(m),this[c]=!0,this[r]=!0,m?.agent&&typeof m.agent.dispatch!="function")throw new l("Argument opts.agent must im\
plement Agent");const I=m?.agent?m.agent:new f(m);this[h]=I,this[n]=I[n],this[E]=Q(m)}get(m){let I=this[s](m);return I||
(I=this[i](m),this[u](m,I)),I}dispatch(m,I){return this.get(m.origin),this[h].dispatch(m,I)}async close(){await this[h].
close(),this[n].clear()}deactivate(){this[r]=!1}activate(){this[r]=!0}enableNetConnect(m){if(typeof m=="string"||typeof m==
"function"||m instanceof RegExp)Array.isArray(this[c])?this[c].push(m):this[c]=[m];else if(typeof m>"u")this[c]=!0;else throw new l(
"Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[c]=!1}get isMockActive(){return this[r]}[u](m,I){
this[n].set(m,I)}[i](m){const I=Object.assign({agent:this},this[E]);return this[E]&&this[E].connections===1?new o(m,I):new B(
m,I)}[s](m){const I=this[n].get(m);if(I)return I;if(typeof m!="string"){const y=this[i]("http://localhost:9999");return this[u](
m,y),y}for(const[y,d]of Array.from(this[n]))if(d&&typeof y!="string"&&C(y,m)){const w=this[i](m);return this[u](m,w),w[e]=
d[e],w}}[t](){return this[c]}pendingInterceptors(){const m=this[n];return Array.from(m.entries()).flatMap(([I,y])=>y[e].
map(d=>({...d,origin:I}))).filter(({pending:I})=>I)}assertNoPendingInterceptors({pendingInterceptorsFormatter:m=new x}={}){
const I=this.pendingInterceptors();if(I.length===0)return;const y=new O("interceptor","interceptors").pluralize(I.length);
throw new R(`
${y.count} ${y.noun} ${y.is} pending:

${m.format(I)}
`.trim())}}G.exports=J},47365:function(G,g,A){"use strict";const{promisify:n}=A(57975),f=A(23701),{buildMockDispatch:h}=A(
53397),{kDispatches:u,kMockAgent:s,kClose:e,kOriginalClose:r,kOrigin:c,kOriginalDispatch:t,kConnected:E}=A(91117),{MockInterceptor:i}=A(
31511),o=A(36443),{InvalidArgumentError:B}=A(68707);class C extends f{constructor(l,R){if(super(l,R),!R||!R.agent||typeof R.
agent.dispatch!="function")throw new B("Argument opts.agent must implement Agent");this[s]=R.agent,this[c]=l,this[u]=[],
this[E]=1,this[t]=this.dispatch,this[r]=this.close.bind(this),this.dispatch=h.call(this),this.close=this[e]}get[o.kConnected](){
return this[E]}intercept(l){return new i(l,this[u])}async[e](){await n(this[r])(),this[E]=0,this[s][o.kClients].delete(this[c])}}
G.exports=C},52429:function(G,g,A){"use strict";const{UndiciError:n}=A(68707),f=Symbol.for("undici.error.UND_MOCK_ERR_MO\
CK_NOT_MATCHED");class h extends n{constructor(s){super(s),Error.captureStackTrace(this,h),this.name="MockNotMatchedErro\
r",this.message=s||"The request does not match any registered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.
hasInstance](s){return s&&s[f]===!0}[f]=!0}G.exports={MockNotMatchedError:h}},31511:function(G,g,A){"use strict";const{getResponseData:n,
buildKey:f,addMockDispatch:h}=A(53397),{kDispatches:u,kDispatchKey:s,kDefaultHeaders:e,kDefaultTrailers:r,kContentLength:c,
kMockDispatch:t}=A(91117),{InvalidArgumentError:E}=A(68707),{buildURL:i}=A(3440);class o{constructor(Q){this[t]=Q}delay(Q){
if(typeof Q!="number"||!Number.isInteger(Q)||Q<=0)throw new E("waitInMs must be a valid integer > 0");return this[t].delay=
Q,this}persist(){return this[t].persist=!0,this}times(Q){if(typeof Q!="number"||!Number.isInteger(Q)||Q<=0)throw new E("\
repeatTimes must be a valid integer > 0");return this[t].times=Q,this}}class B{constructor(Q,l){if(typeof Q!="object")throw new E(
"opts must be an object");if(typeof Q.path>"u")throw new E("opts.path must be defined");if(typeof Q.method>"u"&&(Q.method=
"GET"),typeof Q.path=="string")if(Q.query)Q.path=i(Q.path,Q.query);else{const R=new URL(Q.path,"data://");Q.path=R.pathname+
R.search}typeof Q.method=="string"&&(Q.method=Q.method.toUpperCase()),this[s]=f(Q),this[u]=l,this[e]={},this[r]={},this[c]=
!1}createMockScopeDispatchData({statusCode:Q,data:l,responseOptions:R}){const U=n(l),O=this[c]?{"content-length":U.length}:
{},x={...this[e],...O,...R.headers},J={...this[r],...R.trailers};return{statusCode:Q,data:l,headers:x,trailers:J}}validateReplyParameters(Q){
if(typeof Q.statusCode>"u")throw new E("statusCode must be defined");if(typeof Q.responseOptions!="object"||Q.responseOptions===
null)throw new E("responseOptions must be an object")}reply(Q){if(typeof Q=="function"){const O=J=>{const Y=Q(J);if(typeof Y!=
"object"||Y===null)throw new E("reply options callback must return an object");const m={data:"",responseOptions:{},...Y};
return this.validateReplyParameters(m),{...this.createMockScopeDispatchData(m)}},x=h(this[u],this[s],O);return new o(x)}
const l={statusCode:Q,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};
this.validateReplyParameters(l);const R=this.createMockScopeDispatchData(l),U=h(this[u],this[s],R);return new o(U)}replyWithError(Q){
if(typeof Q>"u")throw new E("error must be defined");const l=h(this[u],this[s],{error:Q});return new o(l)}defaultReplyHeaders(Q){
if(typeof Q>"u")throw new E("headers must be defined");return this[e]=Q,this}defaultReplyTrailers(Q){if(typeof Q>"u")throw new E(
"trailers must be defined");return this[r]=Q,this}replyContentLength(){return this[c]=!0,this}}G.exports.MockInterceptor=
B,G.exports.MockScope=o},94004:function(G,g,A){"use strict";const{promisify:n}=A(57975),f=A(30628),{buildMockDispatch:h}=A(
53397),{kDispatches:u,kMockAgent:s,kClose:e,kOriginalClose:r,kOrigin:c,kOriginalDispatch:t,kConnected:E}=A(91117),{MockInterceptor:i}=A(
31511),o=A(36443),{InvalidArgumentError:B}=A(68707);class C extends f{constructor(l,R){if(super(l,R),!R||!R.agent||typeof R.
agent.dispatch!="function")throw new B("Argument opts.agent must implement Agent");this[s]=R.agent,this[c]=l,this[u]=[],
this[E]=1,this[t]=this.dispatch,this[r]=this.close.bind(this),this.dispatch=h.call(this),this.close=this[e]}get[o.kConnected](){
return this[E]}intercept(l){return new i(l,this[u])}async[e](){await n(this[r])(),this[E]=0,this[s][o.kClients].delete(this[c])}}
G.exports=C},91117:function(G){"use strict";G.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol(
"factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),
kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol(
"mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol(
"original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),
kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected")}},53397:function(G,g,A){"use strict";const{MockNotMatchedError:n}=A(
52429),{kDispatches:f,kMockAgent:h,kOriginalDispatch:u,kOrigin:s,kGetNetConnect:e}=A(91117),{buildURL:r}=A(3440),{STATUS_CODES:c}=A(
37067),{types:{isPromise:t}}=A(57975);function E(S,D){return typeof S=="string"?S===D:S instanceof RegExp?S.test(D):typeof S==
"function"?S(D)===!0:!1}function i(S){return Object.fromEntries(Object.entries(S).map(([D,F])=>[D.toLocaleLowerCase(),F]))}
function o(S,D){if(Array.isArray(S)){for(let F=0;F<S.length;F+=2)if(S[F].toLocaleLowerCase()===D.toLocaleLowerCase())return S[F+
1];return}else return typeof S.get=="function"?S.get(D):i(S)[D.toLocaleLowerCase()]}function B(S){const D=S.slice(),F=[];
for(let H=0;H<D.length;H+=2)F.push([D[H],D[H+1]]);return Object.fromEntries(F)}function C(S,D){if(typeof S.headers=="fun\
ction")return Array.isArray(D)&&(D=B(D)),S.headers(D?i(D):{});if(typeof S.headers>"u")return!0;if(typeof D!="object"||typeof S.
headers!="object")return!1;for(const[F,H]of Object.entries(S.headers)){const V=o(D,F);if(!E(H,V))return!1}return!0}function Q(S){
if(typeof S!="string")return S;const D=S.split("?");if(D.length!==2)return S;const F=new URLSearchParams(D.pop());return F.
sort(),[...D,F.toString()].join("?")}function l(S,{path:D,method:F,body:H,headers:V}){const W=E(S.path,D),K=E(S.method,F),
ie=typeof S.body<"u"?E(S.body,H):!0,ue=C(S,V);return W&&K&&ie&&ue}function R(S){return Buffer.isBuffer(S)||S instanceof Uint8Array||
S instanceof ArrayBuffer?S:typeof S=="object"?JSON.stringify(S):S.toString()}function U(S,D){const F=D.query?r(D.path,D.
query):D.path,H=typeof F=="string"?Q(F):F;let V=S.filter(({consumed:W})=>!W).filter(({path:W})=>E(Q(W),H));if(V.length===
0)throw new n(`Mock dispatch not matched for path '${H}'`);if(V=V.filter(({method:W})=>E(W,D.method)),V.length===0)throw new n(
`Mock dispatch not matched for method '${D.method}' on path '${H}'`);if(V=V.filter(({body:W})=>typeof W<"u"?E(W,D.body):
!0),V.length===0)throw new n(`Mock dispatch not matched for body '${D.body}' on path '${H}'`);if(V=V.filter(W=>C(W,D.headers)),
V.length===0){const W=typeof D.headers=="object"?JSON.stringify(D.headers):D.headers;throw new n(`Mock dispatch not matc\
hed for headers '${W}' on path '${H}'`)}return V[0]}function O(S,D,F){const H={timesInvoked:0,times:1,persist:!1,consumed:!1},
V=typeof F=="function"?{callback:F}:{...F},W={...H,...D,pending:!0,data:{error:null,...V}};return S.push(W),W}function x(S,D){
const F=S.findIndex(H=>H.consumed?l(H,D):!1);F!==-1&&S.splice(F,1)}function J(S){const{path:D,method:F,body:H,headers:V,
query:W}=S;return{path:D,method:F,body:H,headers:V,query:W}}function Y(S){const D=Object.keys(S),F=[];for(let H=0;H<D.length;++H){
const V=D[H],W=S[V],K=Buffer.from(`${V}`);if(Array.isArray(W))for(let ie=0;ie<W.length;++ie)F.push(K,Buffer.from(`${W[ie]}`));else
F.push(K,Buffer.from(`${W}`))}return F}function m(S){return c[S]||"unknown"}async function I(S){const D=[];for await(const F of S)
D.push(F);return Buffer.concat(D).toString("utf8")}function y(S,D){const F=J(S),H=U(this[f],F);H.timesInvoked++,H.data.callback&&
(H.data={...H.data,...H.data.callback(S)});const{data:{statusCode:V,data:W,headers:K,trailers:ie,error:ue},delay:Qe,persist:Ce}=H,
{timesInvoked:ye,times:pe}=H;if(H.consumed=!Ce&&ye>=pe,H.pending=ye<pe,ue!==null)return x(this[f],F),D.onError(ue),!0;typeof Qe==
"number"&&Qe>0?setTimeout(()=>{we(this[f])},Qe):we(this[f]);function we(He,ae=W){const oe=Array.isArray(S.headers)?B(S.headers):
S.headers,ge=typeof ae=="function"?ae({...S,headers:oe}):ae;if(t(ge)){ge.then(Ae=>we(He,Ae));return}const j=R(ge),Te=Y(K),
de=Y(ie);D.onConnect?.(Ae=>D.onError(Ae),null),D.onHeaders?.(V,Te,Je,m(V)),D.onData?.(Buffer.from(j)),D.onComplete?.(de),
x(He,F)}function Je(){}return!0}function d(){const S=this[h],D=this[s],F=this[u];return function(V,W){if(S.isMockActive)
try{y.call(this,V,W)}catch(K){if(K instanceof n){const ie=S[e]();if(ie===!1)throw new n(`${K.message}: subsequent reques\
t to origin ${D} was not allowed (net.connect disabled)`);if(w(ie,D))F.call(this,V,W);else throw new n(`${K.message}: su\
bsequent request to origin ${D} was not allowed (net.connect is not enabled for this origin)`)}else throw K}else F.call(
this,V,W)}}function w(S,D){const F=new URL(D);return S===!0?!0:!!(Array.isArray(S)&&S.some(H=>E(H,F.host)))}function T(S){
if(S){const{agent:D,...F}=S;return F}}G.exports={getResponseData:R,getMockDispatch:U,addMockDispatch:O,deleteMockDispatch:x,
buildKey:J,generateKeyValues:Y,matchValue:E,getResponse:I,getStatusText:m,mockDispatch:y,buildMockDispatch:d,checkNetConnect:w,
buildMockOptions:T,getHeaderByName:o,buildHeadersFromArray:B}},56142:function(G,g,A){"use strict";const{Transform:n}=A(57075),
{Console:f}=A(37540),h=process.versions.icu?"\u2705":"Y ",u=process.versions.icu?"\u274C":"N ";G.exports=class{constructor({
disableColors:e}={}){this.transform=new n({transform(r,c,t){t(null,r)}}),this.logger=new f({stdout:this.transform,inspectOptions:{
colors:!e&&!process.env.CI}})}format(e){const r=e.map(({method:c,path:t,data:{statusCode:E},persist:i,times:o,timesInvoked:B,
origin:C})=>({Method:c,Origin:C,Path:t,"Status code":E,Persistent:i?h:u,Invocations:B,Remaining:i?1/0:o-B}));return this.
logger.table(r),this.transform.read().toString()}}},91529:function(G){"use strict";const g={pronoun:"it",is:"is",was:"wa\
s",this:"this"},A={pronoun:"they",is:"are",was:"were",this:"these"};G.exports=class{constructor(f,h){this.singular=f,this.
plural=h}pluralize(f){const h=f===1,u=h?g:A,s=h?this.singular:this.plural;return{...u,count:f,noun:s}}}},96603:function(G){
"use strict";let g=0;const A=1e3,n=(A>>1)-1;let f;const h=Symbol("kFastTimer"),u=[],s=-2,e=-1,r=0,c=1;function t(){g+=n;
let o=0,B=u.length;for(;o<B;){const C=u[o];C._state===r?(C._idleStart=g-n,C._state=c):C._state===c&&g>=C._idleStart+C._idleTimeout&&
(C._state=e,C._idleStart=-1,C._onTimeout(C._timerArg)),C._state===e?(C._state=s,--B!==0&&(u[o]=u[B])):++o}u.length=B,u.length!==
0&&E()}function E(){f?f.refresh():(clearTimeout(f),f=setTimeout(t,n),f.unref&&f.unref())}class i{[h]=!0;_state=s;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(B,C,Q){
this._onTimeout=B,this._idleTimeout=C,this._timerArg=Q,this.refresh()}refresh(){this._state===s&&u.push(this),(!f||u.length===
1)&&E(),this._state=r}clear(){this._state=e,this._idleStart=-1}}G.exports={setTimeout(o,B,C){return B<=A?setTimeout(o,B,
C):new i(o,B,C)},clearTimeout(o){o[h]?o.clear():clearTimeout(o)},setFastTimeout(o,B,C){return new i(o,B,C)},clearFastTimeout(o){
o.clear()},now(){return g},tick(o=0){g+=o-A+1,t(),t()},reset(){g=0,u.length=0,clearTimeout(f),f=null},kFastTimer:h}},89634:function(G,g,A){
"use strict";const{kConstruct:n}=A(20109),{urlEquals:f,getFieldValues:h}=A(76798),{kEnumerableProperty:u,isDisturbed:s}=A(
3440),{webidl:e}=A(45893),{Response:r,cloneResponse:c,fromInnerResponse:t}=A(99051),{Request:E,fromInnerRequest:i}=A(9967),
{kState:o}=A(93627),{fetching:B}=A(54398),{urlIsHttpHttpsScheme:C,createDeferredPromise:Q,readAllBytes:l}=A(73168),R=A(34589);
class U{#e;constructor(){arguments[0]!==n&&e.illegalConstructor(),e.util.markAsUncloneable(this),this.#e=arguments[1]}async match(J,Y={}){
e.brandCheck(this,U);const m="Cache.match";e.argumentLengthCheck(arguments,1,m),J=e.converters.RequestInfo(J,m,"request"),
Y=e.converters.CacheQueryOptions(Y,m,"options");const I=this.#n(J,Y,1);if(I.length!==0)return I[0]}async matchAll(J=void 0,Y={}){
e.brandCheck(this,U);const m="Cache.matchAll";return J!==void 0&&(J=e.converters.RequestInfo(J,m,"request")),Y=e.converters.
CacheQueryOptions(Y,m,"options"),this.#n(J,Y)}async add(J){e.brandCheck(this,U);const Y="Cache.add";e.argumentLengthCheck(
arguments,1,Y),J=e.converters.RequestInfo(J,Y,"request");const m=[J];return await this.addAll(m)}async addAll(J){e.brandCheck(
this,U);const Y="Cache.addAll";e.argumentLengthCheck(arguments,1,Y);const m=[],I=[];for(let H of J){if(H===void 0)throw e.
errors.conversionFailed({prefix:Y,argument:"Argument 1",types:["undefined is not allowed"]});if(H=e.converters.RequestInfo(
H),typeof H=="string")continue;const V=H[o];if(!C(V.url)||V.method!=="GET")throw e.errors.exception({header:Y,message:"E\
xpected http/s scheme when method is not GET."})}const y=[];for(const H of J){const V=new E(H)[o];if(!C(V.url))throw e.errors.
exception({header:Y,message:"Expected http/s scheme."});V.initiator="fetch",V.destination="subresource",I.push(V);const W=Q();
y.push(B({request:V,processResponse(K){if(K.type==="error"||K.status===206||K.status<200||K.status>299)W.reject(e.errors.
exception({header:"Cache.addAll",message:"Received an invalid status code or the request failed."}));else if(K.headersList.
contains("vary")){const ie=h(K.headersList.get("vary"));for(const ue of ie)if(ue==="*"){W.reject(e.errors.exception({header:"\
Cache.addAll",message:"invalid vary field value"}));for(const Qe of y)Qe.abort();return}}},processResponseEndOfBody(K){if(K.
aborted){W.reject(new DOMException("aborted","AbortError"));return}W.resolve(K)}})),m.push(W.promise)}const w=await Promise.
all(m),T=[];let S=0;for(const H of w){const V={type:"put",request:I[S],response:H};T.push(V),S++}const D=Q();let F=null;
try{this.#t(T)}catch(H){F=H}return queueMicrotask(()=>{F===null?D.resolve(void 0):D.reject(F)}),D.promise}async put(J,Y){
e.brandCheck(this,U);const m="Cache.put";e.argumentLengthCheck(arguments,2,m),J=e.converters.RequestInfo(J,m,"request"),
Y=e.converters.Response(Y,m,"response");let I=null;if(J instanceof E?I=J[o]:I=new E(J)[o],!C(I.url)||I.method!=="GET")throw e.
errors.exception({header:m,message:"Expected an http/s scheme when method is not GET"});const y=Y[o];if(y.status===206)throw e.
errors.exception({header:m,message:"Got 206 status"});if(y.headersList.contains("vary")){const V=h(y.headersList.get("va\
ry"));for(const W of V)if(W==="*")throw e.errors.exception({header:m,message:"Got * vary field value"})}if(y.body&&(s(y.
body.stream)||y.body.stream.locked))throw e.errors.exception({header:m,message:"Response body is locked or disturbed"});
const d=c(y),w=Q();if(y.body!=null){const W=y.body.stream.getReader();l(W).then(w.resolve,w.reject)}else w.resolve(void 0);
const T=[],S={type:"put",request:I,response:d};T.push(S);const D=await w.promise;d.body!=null&&(d.body.source=D);const F=Q();
let H=null;try{this.#t(T)}catch(V){H=V}return queueMicrotask(()=>{H===null?F.resolve():F.reject(H)}),F.promise}async delete(J,Y={}){
e.brandCheck(this,U);const m="Cache.delete";e.argumentLengthCheck(arguments,1,m),J=e.converters.RequestInfo(J,m,"request"),
Y=e.converters.CacheQueryOptions(Y,m,"options");let I=null;if(J instanceof E){if(I=J[o],I.method!=="GET"&&!Y.ignoreMethod)
return!1}else R(typeof J=="string"),I=new E(J)[o];const y=[],d={type:"delete",request:I,options:Y};y.push(d);const w=Q();
let T=null,S;try{S=this.#t(y)}catch(D){T=D}return queueMicrotask(()=>{T===null?w.resolve(!!S?.length):w.reject(T)}),w.promise}async keys(J=void 0,Y={}){
e.brandCheck(this,U);const m="Cache.keys";J!==void 0&&(J=e.converters.RequestInfo(J,m,"request")),Y=e.converters.CacheQueryOptions(
Y,m,"options");let I=null;if(J!==void 0)if(J instanceof E){if(I=J[o],I.method!=="GET"&&!Y.ignoreMethod)return[]}else typeof J==
"string"&&(I=new E(J)[o]);const y=Q(),d=[];if(J===void 0)for(const w of this.#e)d.push(w[0]);else{const w=this.#A(I,Y);for(const T of w)
d.push(T[0])}return queueMicrotask(()=>{const w=[];for(const T of d){const S=i(T,new AbortController().signal,"immutable");
w.push(S)}y.resolve(Object.freeze(w))}),y.promise}#t(J){const Y=this.#e,m=[...Y],I=[],y=[];try{for(const d of J){if(d.type!==
"delete"&&d.type!=="put")throw e.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not\
 match "delete" or "put"'});if(d.type==="delete"&&d.response!=null)throw e.errors.exception({header:"Cache.#batchCacheOp\
erations",message:"delete operation should not have an associated response"});if(this.#A(d.request,d.options,I).length)throw new DOMException(
"???","InvalidStateError");let w;if(d.type==="delete"){if(w=this.#A(d.request,d.options),w.length===0)return[];for(const T of w){
const S=Y.indexOf(T);R(S!==-1),Y.splice(S,1)}}else if(d.type==="put"){if(d.response==null)throw e.errors.exception({header:"\
Cache.#batchCacheOperations",message:"put operation should have an associated response"});const T=d.request;if(!C(T.url))
throw e.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"});if(T.method!=="\
GET")throw e.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(d.options!=null)throw e.
errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"});w=this.#A(d.request);for(const S of w){
const D=Y.indexOf(S);R(D!==-1),Y.splice(D,1)}Y.push([d.request,d.response]),I.push([d.request,d.response])}y.push([d.request,
d.response])}return y}catch(d){throw this.#e.length=0,this.#e=m,d}}#A(J,Y,m){const I=[],y=m??this.#e;for(const d of y){const[
w,T]=d;this.#s(J,w,T,Y)&&I.push(d)}return I}#s(J,Y,m=null,I){const y=new URL(J.url),d=new URL(Y.url);if(I?.ignoreSearch&&
(d.search="",y.search=""),!f(y,d,!0))return!1;if(m==null||I?.ignoreVary||!m.headersList.contains("vary"))return!0;const w=h(
m.headersList.get("vary"));for(const T of w){if(T==="*")return!1;const S=Y.headersList.get(T),D=J.headersList.get(T);if(S!==
D)return!1}return!0}#n(J,Y,m=1/0){let I=null;if(J!==void 0)if(J instanceof E){if(I=J[o],I.method!=="GET"&&!Y.ignoreMethod)
return[]}else typeof J=="string"&&(I=new E(J)[o]);const y=[];if(J===void 0)for(const w of this.#e)y.push(w[1]);else{const w=this.#A(
I,Y);for(const T of w)y.push(T[1])}const d=[];for(const w of y){const T=t(w,"immutable");if(d.push(T.clone()),d.length>=
m)break}return Object.freeze(d)}}Object.defineProperties(U.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},
match:u,matchAll:u,add:u,addAll:u,put:u,delete:u,keys:u});const O=[{key:"ignoreSearch",converter:e.converters.boolean,defaultValue:()=>!1},
{key:"ignoreMethod",converter:e.converters.boolean,defaultValue:()=>!1},{key:"ignoreVary",converter:e.converters.boolean,
defaultValue:()=>!1}];e.converters.CacheQueryOptions=e.dictionaryConverter(O),e.converters.MultiCacheQueryOptions=e.dictionaryConverter(
[...O,{key:"cacheName",converter:e.converters.DOMString}]),e.converters.Response=e.interfaceConverter(r),e.converters["s\
equence<RequestInfo>"]=e.sequenceConverter(e.converters.RequestInfo),G.exports={Cache:U}},3245:function(G,g,A){"use stri\
ct";const{kConstruct:n}=A(20109),{Cache:f}=A(89634),{webidl:h}=A(45893),{kEnumerableProperty:u}=A(3440);class s{#e=new Map;constructor(){
arguments[0]!==n&&h.illegalConstructor(),h.util.markAsUncloneable(this)}async match(r,c={}){if(h.brandCheck(this,s),h.argumentLengthCheck(
arguments,1,"CacheStorage.match"),r=h.converters.RequestInfo(r),c=h.converters.MultiCacheQueryOptions(c),c.cacheName!=null){
if(this.#e.has(c.cacheName)){const t=this.#e.get(c.cacheName);return await new f(n,t).match(r,c)}}else for(const t of this.#e.
values()){const i=await new f(n,t).match(r,c);if(i!==void 0)return i}}async has(r){h.brandCheck(this,s);const c="CacheSt\
orage.has";return h.argumentLengthCheck(arguments,1,c),r=h.converters.DOMString(r,c,"cacheName"),this.#e.has(r)}async open(r){
h.brandCheck(this,s);const c="CacheStorage.open";if(h.argumentLengthCheck(arguments,1,c),r=h.converters.DOMString(r,c,"c\
acheName"),this.#e.has(r)){const E=this.#e.get(r);return new f(n,E)}const t=[];return this.#e.set(r,t),new f(n,t)}async delete(r){
h.brandCheck(this,s);const c="CacheStorage.delete";return h.argumentLengthCheck(arguments,1,c),r=h.converters.DOMString(
r,c,"cacheName"),this.#e.delete(r)}async keys(){return h.brandCheck(this,s),[...this.#e.keys()]}}Object.defineProperties(
s.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:!0},match:u,has:u,open:u,delete:u,keys:u}),G.exports=
{CacheStorage:s}},20109:function(G,g,A){"use strict";G.exports={kConstruct:A(36443).kConstruct}},76798:function(G,g,A){"\
use strict";const n=A(34589),{URLSerializer:f}=A(51900),{isValidHeaderName:h}=A(73168);function u(e,r,c=!1){const t=f(e,
c),E=f(r,c);return t===E}function s(e){n(e!==null);const r=[];for(let c of e.split(","))c=c.trim(),h(c)&&r.push(c);return r}
G.exports={urlEquals:u,getFieldValues:s}},71276:function(G){"use strict";G.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}},
79061:function(G,g,A){"use strict";const{parseSetCookie:n}=A(11978),{stringify:f}=A(57797),{webidl:h}=A(45893),{Headers:u}=A(
60660);function s(t){h.argumentLengthCheck(arguments,1,"getCookies"),h.brandCheck(t,u,{strict:!1});const E=t.get("cookie"),
i={};if(!E)return i;for(const o of E.split(";")){const[B,...C]=o.split("=");i[B.trim()]=C.join("=")}return i}function e(t,E,i){
h.brandCheck(t,u,{strict:!1});const o="deleteCookie";h.argumentLengthCheck(arguments,2,o),E=h.converters.DOMString(E,o,"\
name"),i=h.converters.DeleteCookieAttributes(i),c(t,{name:E,value:"",expires:new Date(0),...i})}function r(t){h.argumentLengthCheck(
arguments,1,"getSetCookies"),h.brandCheck(t,u,{strict:!1});const E=t.getSetCookie();return E?E.map(i=>n(i)):[]}function c(t,E){
h.argumentLengthCheck(arguments,2,"setCookie"),h.brandCheck(t,u,{strict:!1}),E=h.converters.Cookie(E);const i=f(E);i&&t.
append("Set-Cookie",i)}h.converters.DeleteCookieAttributes=h.dictionaryConverter([{converter:h.nullableConverter(h.converters.
DOMString),key:"path",defaultValue:()=>null},{converter:h.nullableConverter(h.converters.DOMString),key:"domain",defaultValue:()=>null}]),
h.converters.Cookie=h.dictionaryConverter([{converter:h.converters.DOMString,key:"name"},{converter:h.converters.DOMString,
key:"value"},{converter:h.nullableConverter(t=>typeof t=="number"?h.converters["unsigned long long"](t):new Date(t)),key:"\
expires",defaultValue:()=>null},{converter:h.nullableConverter(h.converters["long long"]),key:"maxAge",defaultValue:()=>null},
{converter:h.nullableConverter(h.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:h.nullableConverter(
h.converters.DOMString),key:"path",defaultValue:()=>null},{converter:h.nullableConverter(h.converters.boolean),key:"secu\
re",defaultValue:()=>null},{converter:h.nullableConverter(h.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:h.
converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:h.sequenceConverter(h.converters.DOMString),
key:"unparsed",defaultValue:()=>new Array(0)}]),G.exports={getCookies:s,deleteCookie:e,getSetCookies:r,setCookie:c}},11978:function(G,g,A){
"use strict";const{maxNameValuePairSize:n,maxAttributeValueSize:f}=A(71276),{isCTLExcludingHtab:h}=A(57797),{collectASequenceOfCodePointsFast:u}=A(
51900),s=A(34589);function e(c){if(h(c))return null;let t="",E="",i="",o="";if(c.includes(";")){const B={position:0};t=u(
";",c,B),E=c.slice(B.position)}else t=c;if(!t.includes("="))o=t;else{const B={position:0};i=u("=",t,B),o=t.slice(B.position+
1)}return i=i.trim(),o=o.trim(),i.length+o.length>n?null:{name:i,value:o,...r(E)}}function r(c,t={}){if(c.length===0)return t;
s(c[0]===";"),c=c.slice(1);let E="";c.includes(";")?(E=u(";",c,{position:0}),c=c.slice(E.length)):(E=c,c="");let i="",o="";
if(E.includes("=")){const C={position:0};i=u("=",E,C),o=E.slice(C.position+1)}else i=E;if(i=i.trim(),o=o.trim(),o.length>
f)return r(c,t);const B=i.toLowerCase();if(B==="expires"){const C=new Date(o);t.expires=C}else if(B==="max-age"){const C=o.
charCodeAt(0);if((C<48||C>57)&&o[0]!=="-"||!/^\d+$/.test(o))return r(c,t);const Q=Number(o);t.maxAge=Q}else if(B==="doma\
in"){let C=o;C[0]==="."&&(C=C.slice(1)),C=C.toLowerCase(),t.domain=C}else if(B==="path"){let C="";o.length===0||o[0]!=="\
/"?C="/":C=o,t.path=C}else if(B==="secure")t.secure=!0;else if(B==="httponly")t.httpOnly=!0;else if(B==="samesite"){const C=o.
toLowerCase();C==="none"?t.sameSite="None":C==="strict"?t.sameSite="Strict":C==="lax"&&(t.sameSite="Lax")}else t.unparsed??=
[],t.unparsed.push(`${i}=${o}`);return r(c,t)}G.exports={parseSetCookie:e,parseUnparsedAttributes:r}},57797:function(G){
"use strict";function g(i){for(let o=0;o<i.length;++o){const B=i.charCodeAt(o);if(B>=0&&B<=8||B>=10&&B<=31||B===127)return!0}
return!1}function A(i){for(let o=0;o<i.length;++o){const B=i.charCodeAt(o);if(B<33||B>126||B===34||B===40||B===41||B===60||
B===62||B===64||B===44||B===59||B===58||B===92||B===47||B===91||B===93||B===63||B===61||B===123||B===125)throw new Error(
"Invalid cookie name")}}function n(i){let o=i.length,B=0;if(i[0]==='"'){if(o===1||i[o-1]!=='"')throw new Error("Invalid \
cookie value");--o,++B}for(;B<o;){const C=i.charCodeAt(B++);if(C<33||C>126||C===34||C===44||C===59||C===92)throw new Error(
"Invalid cookie value")}}function f(i){for(let o=0;o<i.length;++o){const B=i.charCodeAt(o);if(B<32||B>126||B===59)throw new Error(
"Invalid cookie path")}}function h(i){return i>=48&&i<=57||i>=65&&i<=90||i>=97&&i<=122}function u(i){if(i===" ")return;if(i.
length>255)throw new Error("Invalid cookie domain");let o=0;for(let B=0;B<i.length;++B){const C=i.charCodeAt(B);if(C===46){
if(o===0)throw new Error("Invalid cookie domain");if(i.charCodeAt(B-1)===45)throw new Error("Invalid cookie domain");o=0;
continue}if(o===0&&!h(C))throw new Error("Invalid cookie domain");if(!h(C)&&C!==45)throw new Error("Invalid cookie domai\
n");if(++o>63)throw new Error("Invalid cookie domain")}if(o===0||i.charCodeAt(i.length-1)===45)throw new Error("Invalid \
cookie domain")}const s=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],e=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","\
Sep","Oct","Nov","Dec"],r=Array(61).fill(0).map((i,o)=>o.toString().padStart(2,"0"));function c(i){return typeof i=="num\
ber"&&(i=new Date(i)),`${s[i.getUTCDay()]}, ${r[i.getUTCDate()]} ${e[i.getUTCMonth()]} ${i.getUTCFullYear()} ${r[i.getUTCHours()]}\
:${r[i.getUTCMinutes()]}:${r[i.getUTCSeconds()]} GMT`}function t(i){if(i<0)throw new Error("Invalid cookie max-age")}function E(i){
if(i.name.length===0)return null;A(i.name),n(i.value);const o=[`${i.name}=${i.value}`];i.name.startsWith("__Secure-")&&(i.
secure=!0),i.name.startsWith("__Host-")&&(i.secure=!0,i.domain=null,i.path="/"),i.secure&&o.push("Secure"),i.httpOnly&&o.
push("HttpOnly"),typeof i.maxAge=="number"&&(t(i.maxAge),o.push(`Max-Age=${i.maxAge}`)),i.domain&&(u(i.domain),o.push(`D\
omain=${i.domain}`)),i.path&&(f(i.path),o.push(`Path=${i.path}`)),i.expires&&i.expires.toString()!=="Invalid Date"&&o.push(
`Expires=${c(i.expires)}`),i.sameSite&&o.push(`SameSite=${i.sameSite}`);for(const B of i.unparsed){if(!B.includes("="))throw new Error(
"Invalid unparsed");const[C,...Q]=B.split("="),l=C.trim(),R=Q.join("=");A(l),n(R),o.push(`${l}=${R}`)}return o.join("; ")}
G.exports={isCTLExcludingHtab:g,validateCookieName:A,validateCookiePath:f,validateCookieValue:n,toIMFDate:c,stringify:E}},
24031:function(G,g,A){"use strict";const n=A(4573),{Transform:f}=A(57075),{isASCIINumber:h,isValidLastEventId:u}=A(94811),
s=[239,187,191],e=10,r=13,c=58,t=32,E=n.kStringMaxLength,i=Buffer.from("data"),o=Buffer.from("event"),B=Buffer.from("id"),
C=Buffer.from("retry"),Q=1024,l=131072,R=128;function U(m,I){if(I>=m.length)return!1;for(let y=I;y<m.length;y++)if(m[y]<
48||m[y]>57)return!1;return!0}function O(m,I){for(let y=I;y<m.length;y++)if(m[y]===0)return!1;return!0}function x(m,I,y){
if(I!==y.length)return!1;for(let d=0;d<I;d++)if(m[d]!==y[d])return!1;return!0}function J(){const m=new Error("EventSourc\
e message size exceeded");return m.aborted=!1,m}class Y extends f{state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,
id:void 0,retry:void 0};constructor(I={}){I.readableObjectMode=!0,super(I),this.state=I.eventSourceSettings||{},this.maxEventSize=
I.maxEventSize??E;const y=this.maxEventSize>0?Math.min(l,Math.max(Q,Math.floor(this.maxEventSize/R))):0;this.maxDataLines=
y,this.maxBufferedChunks=y,I.push&&(this.push=I.push)}_transform(I,y,d){if(I.length===0){d();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&I[0]!==e&&I[0]!==r){d(J());return}if(this.chunks.push(I),this.checkBOM&&this.
handleBOM()){d();return}for(;this.hasCurrentByte();){const w=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){
if(w===e){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(w===e||w===r){w===r&&(this.crlfCheck=
!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=
!1;continue}if(w===e||w===r){w===r&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(T){d(T);return}
this.consumeCurrentByte(),this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){
d(J());return}this.advanceCursor()}d()}_destroy(I,y){this.chunks.length=0,this.clearEvent(),super._destroy(I,y)}parseLine(I,y){
if(I.length===0)return;const d=I.indexOf(c);if(d===0)return;let w=I.length,T=I.length;if(d!==-1&&(w=d,T=d+1,I[T]===t&&++T),
x(I,w,i)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw J();const S=I.length-T,D=this.eventFieldSizes.
data+(y.data===void 0?0:1)+S;this.setEventFieldSize("data",D);const F=I.toString("utf8",T);y.data===void 0?y.data=F:y.data+=
`
${F}`,this.dataLineCount++;return}if(x(I,w,C)){U(I,T)&&(this.setEventFieldSize("retry",I.length-T),y.retry=I.toString("u\
tf8",T));return}if(x(I,w,B)){O(I,T)&&(this.setEventFieldSize("id",I.length-T),y.id=I.toString("utf8",T));return}x(I,w,o)&&
T<I.length&&(this.setEventFieldSize("event",I.length-T),y.event=I.toString("utf8",T))}setEventFieldSize(I,y){const d=this.
eventSize-this.eventFieldSizes[I]+y;if(this.maxEventSize>0&&d>this.maxEventSize)throw J();this.eventSize=d,this.eventFieldSizes[I]=
y}processEvent(I){I.retry&&h(I.retry)&&(this.state.reconnectionTime=parseInt(I.retry,10)),I.id&&u(I.id)&&(this.state.lastEventId=
I.id),I.data!==void 0&&this.push({type:I.event||"message",options:{data:I.data,lastEventId:this.state.lastEventId,origin:this.
state.origin}})}clearEvent(){this.event.data=void 0,this.event.event=void 0,this.event.id=void 0,this.event.retry=void 0,
this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.eventFieldSizes.event=0,this.eventFieldSizes.id=0,
this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==
void 0||this.event.retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.
chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor(),
this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.
chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.linePos=
this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){if(this.lineChunkIndex>0){const I=this.lineChunkIndex;
this.chunks.splice(0,I),this.lineChunkIndex=0,this.chunkIndex-=I}this.chunkIndex===this.chunks.length&&(this.chunks.length=
0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)
return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos);const I=[];let y=0;for(let d=this.lineChunkIndex;d<=
this.chunkIndex;d++){const w=this.chunks[d],T=d===this.lineChunkIndex?this.linePos:0,S=d===this.chunkIndex?this.pos:w.length,
D=w.subarray(T,S);y+=D.length,I.push(D)}return Buffer.concat(I,y)}peekBufferedByte(I){let y=this.lineChunkIndex,d=this.linePos;
for(;y<this.chunks.length;){const w=this.chunks[y],T=w.length-d;if(I<T)return w[d+I];I-=T,y++,d=0}}discardLeadingBytes(I){
for(;I>0&&this.lineChunkIndex<this.chunks.length;){const d=this.chunks[this.lineChunkIndex].length-this.linePos;I<d?(this.
linePos+=I,I=0):(I-=d,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,this.pos=this.linePos,this.
dropConsumedChunks()}handleBOM(){const I=this.peekBufferedByte(0),y=this.peekBufferedByte(1),d=this.peekBufferedByte(2);
return y===void 0?(I===s[0]||(this.checkBOM=!1),!0):d===void 0?I===s[0]&&y===s[1]?!0:(this.checkBOM=!1,!1):(I===s[0]&&y===
s[1]&&d===s[2]&&this.discardLeadingBytes(3),this.checkBOM=!1,!this.hasCurrentByte())}}G.exports={EventSourceStream:Y}},21238:function(G,g,A){
"use strict";const{pipeline:n}=A(57075),{fetching:f}=A(54398),{makeRequest:h}=A(9967),{webidl:u}=A(45893),{EventSourceStream:s}=A(
24031),{parseMIMEType:e}=A(51900),{createFastMessageEvent:r}=A(15188),{isNetworkError:c}=A(99051),{delay:t}=A(94811),{kEnumerableProperty:E}=A(
3440),{environmentSettingsObject:i}=A(73168),{getGlobalDispatcher:o}=A(32581);let B=!1;const C=3e3,Q=0,l=1,R=2,U="anonym\
ous",O="use-credentials";class x extends EventTarget{#e={open:null,error:null,message:null};#t=null;#A=!1;#s=Q;#n=null;#r=null;#i;#o;constructor(m,I={}){
super(),u.util.markAsUncloneable(this);const y="EventSource constructor";u.argumentLengthCheck(arguments,1,y),B||(B=!0,process.
emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})),m=u.converters.USVString(
m,y,"url"),I=u.converters.EventSourceInitDict(I,y,"eventSourceInitDict"),this.#i=I.dispatcher,this.#o={lastEventId:"",reconnectionTime:C};
const d=i;let w;try{w=new URL(m,d.settingsObject.baseUrl),this.#o.origin=w.origin}catch(D){throw new DOMException(D,"Syn\
taxError")}this.#t=w.href;let T=U;I.withCredentials&&(T=O,this.#A=!0);const S={redirect:"follow",keepalive:!0,mode:"cors",
credentials:T==="anonymous"?"same-origin":"omit",referrer:"no-referrer"};S.client=i.settingsObject,S.headersList=[["acce\
pt",{name:"accept",value:"text/event-stream"}]],S.cache="no-store",S.initiator="other",S.urlList=[new URL(this.#t)],this.#n=
h(S),this.#c()}get readyState(){return this.#s}get url(){return this.#t}get withCredentials(){return this.#A}#c(){if(this.#s===
R)return;this.#s=Q;const m={request:this.#n,dispatcher:this.#i},I=y=>{c(y)&&(this.dispatchEvent(new Event("error")),this.
close()),this.#a()};m.processResponseEndOfBody=I,m.processResponse=y=>{if(c(y))if(y.aborted){this.close(),this.dispatchEvent(
new Event("error"));return}else{this.#a();return}const d=y.headersList.get("content-type",!0),w=d!==null?e(d):"failure",
T=w!=="failure"&&w.essence==="text/event-stream";if(y.status!==200||T===!1){this.close(),this.dispatchEvent(new Event("e\
rror"));return}this.#s=l,this.dispatchEvent(new Event("open")),this.#o.origin=y.urlList[y.urlList.length-1].origin;const S=new s(
{eventSourceSettings:this.#o,maxEventSize:this.#i.eventSourceOptions?.maxEventSize,push:D=>{this.dispatchEvent(r(D.type,
D.options))}});n(y.body.stream,S,D=>{D?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},this.#r=f(
m)}async#a(){this.#s!==R&&(this.#s=Q,this.dispatchEvent(new Event("error")),await t(this.#o.reconnectionTime),this.#s===
Q&&(this.#o.lastEventId.length&&this.#n.headersList.set("last-event-id",this.#o.lastEventId,!0),this.#c()))}close(){u.brandCheck(
this,x),this.#s!==R&&(this.#s=R,this.#r.abort(),this.#n=null)}get onopen(){return this.#e.open}set onopen(m){this.#e.open&&
this.removeEventListener("open",this.#e.open),typeof m=="function"?(this.#e.open=m,this.addEventListener("open",m)):this.#e.
open=null}get onmessage(){return this.#e.message}set onmessage(m){this.#e.message&&this.removeEventListener("message",this.#e.
message),typeof m=="function"?(this.#e.message=m,this.addEventListener("message",m)):this.#e.message=null}get onerror(){
return this.#e.error}set onerror(m){this.#e.error&&this.removeEventListener("error",this.#e.error),typeof m=="function"?
(this.#e.error=m,this.addEventListener("error",m)):this.#e.error=null}}const J={CONNECTING:{__proto__:null,configurable:!1,
enumerable:!0,value:Q,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:l,writable:!1},CLOSED:{__proto__:null,
configurable:!1,enumerable:!0,value:R,writable:!1}};Object.defineProperties(x,J),Object.defineProperties(x.prototype,J),
Object.defineProperties(x.prototype,{close:E,onerror:E,onmessage:E,onopen:E,readyState:E,url:E,withCredentials:E}),u.converters.
EventSourceInitDict=u.dictionaryConverter([{key:"withCredentials",converter:u.converters.boolean,defaultValue:()=>!1},{key:"\
dispatcher",converter:u.converters.any,defaultValue:()=>o()}]),G.exports={EventSource:x,defaultReconnectionTime:C}},94811:function(G){
"use strict";function g(f){return f.indexOf("\0")===-1}function A(f){if(f.length===0)return!1;for(let h=0;h<f.length;h++)
if(f.charCodeAt(h)<48||f.charCodeAt(h)>57)return!1;return!0}function n(f){return new Promise(h=>{setTimeout(h,f).unref()})}
G.exports={isValidLastEventId:g,isASCIINumber:A,delay:n}},84492:function(G,g,A){"use strict";const n=A(3440),{ReadableStreamFrom:f,
isBlobLike:h,isReadableStreamLike:u,readableStreamClose:s,createDeferredPromise:e,fullyReadBody:r,extractMimeType:c,utf8DecodeBytes:t}=A(
73168),{FormData:E}=A(35910),{kState:i}=A(93627),{webidl:o}=A(45893),{Blob:B}=A(4573),C=A(34589),{isErrored:Q,isDisturbed:l}=A(
57075),{isArrayBuffer:R}=A(73429),{serializeAMimeType:U}=A(51900),{multipartFormDataParser:O}=A(50116);let x;try{const K=A(
77598);x=ie=>K.randomInt(0,ie)}catch{x=K=>Math.floor(Math.random(K))}const J=new TextEncoder;function Y(){}const m=globalThis.
FinalizationRegistry&&process.version.indexOf("v18")!==0;let I;m&&(I=new FinalizationRegistry(K=>{const ie=K.deref();ie&&
!ie.locked&&!l(ie)&&!Q(ie)&&ie.cancel("Response object has been garbage collected").catch(Y)}));function y(K,ie=!1){let ue=null;
K instanceof ReadableStream?ue=K:h(K)?ue=K.stream():ue=new ReadableStream({async pull(Je){const He=typeof Ce=="string"?J.
encode(Ce):Ce;He.byteLength&&Je.enqueue(He),queueMicrotask(()=>s(Je))},start(){},type:"bytes"}),C(u(ue));let Qe=null,Ce=null,
ye=null,pe=null;if(typeof K=="string")Ce=K,pe="text/plain;charset=UTF-8";else if(K instanceof URLSearchParams)Ce=K.toString(),
pe="application/x-www-form-urlencoded;charset=UTF-8";else if(R(K))Ce=new Uint8Array(K.slice());else if(ArrayBuffer.isView(
K))Ce=new Uint8Array(K.buffer.slice(K.byteOffset,K.byteOffset+K.byteLength));else if(n.isFormDataLike(K)){const Je=`----\
formdata-undici-0${`${x(1e11)}`.padStart(11,"0")}`,He=`--${Je}\r
Content-Disposition: form-data`;/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
const ae=Ae=>Ae.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),oe=Ae=>Ae.replace(/\r?\n|\r/g,`\r
`),ge=[],j=new Uint8Array([13,10]);ye=0;let Te=!1;for(const[Ae,re]of K)if(typeof re=="string"){const le=J.encode(He+`; n\
ame="${ae(oe(Ae))}"\r
\r
${oe(re)}\r
`);ge.push(le),ye+=le.byteLength}else{const le=J.encode(`${He}; name="${ae(oe(Ae))}"`+(re.name?`; filename="${ae(re.name)}\
"`:"")+`\r
Content-Type: ${re.type||"application/octet-stream"}\r
\r
`);ge.push(le,re,j),typeof re.size=="number"?ye+=le.byteLength+re.size+j.byteLength:Te=!0}const de=J.encode(`--${Je}--\r
`);ge.push(de),ye+=de.byteLength,Te&&(ye=null),Ce=K,Qe=async function*(){for(const Ae of ge)Ae.stream?yield*Ae.stream():
yield Ae},pe=`multipart/form-data; boundary=${Je}`}else if(h(K))Ce=K,ye=K.size,K.type&&(pe=K.type);else if(typeof K[Symbol.
asyncIterator]=="function"){if(ie)throw new TypeError("keepalive");if(n.isDisturbed(K)||K.locked)throw new TypeError("Re\
sponse body object should not be disturbed or locked");ue=K instanceof ReadableStream?K:f(K)}if((typeof Ce=="string"||n.
isBuffer(Ce))&&(ye=Buffer.byteLength(Ce)),Qe!=null){let Je;ue=new ReadableStream({async start(){Je=Qe(K)[Symbol.asyncIterator]()},
async pull(He){const{value:ae,done:oe}=await Je.next();if(oe)queueMicrotask(()=>{He.close(),He.byobRequest?.respond(0)});else if(!Q(
ue)){const ge=new Uint8Array(ae);ge.byteLength&&He.enqueue(ge)}return He.desiredSize>0},async cancel(He){await Je.return()},
type:"bytes"})}return[{stream:ue,source:Ce,length:ye},pe]}function d(K,ie=!1){return K instanceof ReadableStream&&(C(!n.
isDisturbed(K),"The body has already been consumed."),C(!K.locked,"The stream is locked.")),y(K,ie)}function w(K,ie){const[
ue,Qe]=ie.stream.tee();return ie.stream=ue,{stream:Qe,length:ie.length,source:ie.source}}function T(K){if(K.aborted)throw new DOMException(
"The operation was aborted.","AbortError")}function S(K){return{blob(){return F(this,ue=>{let Qe=W(this);return Qe===null?
Qe="":Qe&&(Qe=U(Qe)),new B([ue],{type:Qe})},K)},arrayBuffer(){return F(this,ue=>new Uint8Array(ue).buffer,K)},text(){return F(
this,t,K)},json(){return F(this,V,K)},formData(){return F(this,ue=>{const Qe=W(this);if(Qe!==null)switch(Qe.essence){case"\
multipart/form-data":{const Ce=O(ue,Qe);if(Ce==="failure")throw new TypeError("Failed to parse body as FormData.");const ye=new E;
return ye[i]=Ce,ye}case"application/x-www-form-urlencoded":{const Ce=new URLSearchParams(ue.toString()),ye=new E;for(const[
pe,we]of Ce)ye.append(pe,we);return ye}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "appli\
cation/x-www-form-urlencoded".')},K)},bytes(){return F(this,ue=>new Uint8Array(ue),K)}}}function D(K){Object.assign(K.prototype,
S(K))}async function F(K,ie,ue){if(o.brandCheck(K,ue),H(K))throw new TypeError("Body is unusable: Body has already been \
read");T(K[i]);const Qe=e(),Ce=pe=>Qe.reject(pe),ye=pe=>{try{Qe.resolve(ie(pe))}catch(we){Ce(we)}};return K[i].body==null?
(ye(Buffer.allocUnsafe(0)),Qe.promise):(await r(K[i].body,ye,Ce),Qe.promise)}function H(K){const ie=K[i].body;return ie!=
null&&(ie.stream.locked||n.isDisturbed(ie.stream))}function V(K){return JSON.parse(t(K))}function W(K){const ie=K[i].headersList,
ue=c(ie);return ue==="failure"?null:ue}G.exports={extractBody:y,safelyExtractBody:d,cloneBody:w,mixinBody:D,streamRegistry:I,
hasFinalizationRegistry:m,bodyUnusable:H}},4495:function(G){"use strict";const g=["GET","HEAD","POST"],A=new Set(g),n=[101,
204,205,304],f=[301,302,303,307,308],h=new Set(f),u=["1","7","9","11","13","15","17","19","20","21","22","23","25","37",
"42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","1\
37","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","5\
63","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","656\
6","6665","6666","6667","6668","6669","6679","6697","10080"],s=new Set(u),e=["","no-referrer","no-referrer-when-downgrad\
e","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],r=new Set(
e),c=["follow","manual","error"],t=["GET","HEAD","OPTIONS","TRACE"],E=new Set(t),i=["navigate","same-origin","no-cors","\
cors"],o=["omit","same-origin","include"],B=["default","no-store","reload","no-cache","force-cache","only-if-cached"],C=[
"content-encoding","content-language","content-location","content-type","content-length"],Q=["half"],l=["CONNECT","TRACE",
"TRACK"],R=new Set(l),U=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video",
"xslt",""],O=new Set(U);G.exports={subresource:U,forbiddenMethods:l,requestBodyHeader:C,referrerPolicy:e,requestRedirect:c,
requestMode:i,requestCredentials:o,requestCache:B,redirectStatus:f,corsSafeListedMethods:g,nullBodyStatus:n,safeMethods:t,
badPorts:u,requestDuplex:Q,subresourceSet:O,badPortsSet:s,redirectStatusSet:h,corsSafeListedMethodsSet:A,safeMethodsSet:E,
forbiddenMethodsSet:R,referrerPolicySet:r}},51900:function(G,g,A){"use strict";const n=A(34589),f=new TextEncoder,h=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,
u=/[\u000A\u000D\u0009\u0020]/,s=/[\u0009\u000A\u000C\u000D\u0020]/g,e=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function r(d){
n(d.protocol==="data:");let w=c(d,!0);w=w.slice(5);const T={position:0};let S=E(",",w,T);const D=S.length;if(S=Y(S,!0,!0),
T.position>=w.length)return"failure";T.position++;const F=w.slice(D+1);let H=i(F);if(/;(\u0020){0,}base64$/i.test(S)){const W=I(
H);if(H=l(W),H==="failure")return"failure";S=S.slice(0,-6),S=S.replace(/(\u0020)+$/,""),S=S.slice(0,-1)}S.startsWith(";")&&
(S="text/plain"+S);let V=Q(S);return V==="failure"&&(V=Q("text/plain;charset=US-ASCII")),{mimeType:V,body:H}}function c(d,w=!1){
if(!w)return d.href;const T=d.href,S=d.hash.length,D=S===0?T:T.substring(0,T.length-S);return!S&&T.endsWith("#")?D.slice(
0,-1):D}function t(d,w,T){let S="";for(;T.position<w.length&&d(w[T.position]);)S+=w[T.position],T.position++;return S}function E(d,w,T){
const S=w.indexOf(d,T.position),D=T.position;return S===-1?(T.position=w.length,w.slice(D)):(T.position=S,w.slice(D,T.position))}
function i(d){const w=f.encode(d);return C(w)}function o(d){return d>=48&&d<=57||d>=65&&d<=70||d>=97&&d<=102}function B(d){
return d>=48&&d<=57?d-48:(d&223)-55}function C(d){const w=d.length,T=new Uint8Array(w);let S=0;for(let D=0;D<w;++D){const F=d[D];
F!==37?T[S++]=F:F===37&&!(o(d[D+1])&&o(d[D+2]))?T[S++]=37:(T[S++]=B(d[D+1])<<4|B(d[D+2]),D+=2)}return w===S?T:T.subarray(
0,S)}function Q(d){d=x(d,!0,!0);const w={position:0},T=E("/",d,w);if(T.length===0||!h.test(T)||w.position>d.length)return"\
failure";w.position++;let S=E(";",d,w);if(S=x(S,!1,!0),S.length===0||!h.test(S))return"failure";const D=T.toLowerCase(),
F=S.toLowerCase(),H={type:D,subtype:F,parameters:new Map,essence:`${D}/${F}`};for(;w.position<d.length;){w.position++,t(
K=>u.test(K),d,w);let V=t(K=>K!==";"&&K!=="=",d,w);if(V=V.toLowerCase(),w.position<d.length){if(d[w.position]===";")continue;
w.position++}if(w.position>d.length)break;let W=null;if(d[w.position]==='"')W=R(d,w,!0),E(";",d,w);else if(W=E(";",d,w),
W=x(W,!1,!0),W.length===0)continue;V.length!==0&&h.test(V)&&(W.length===0||e.test(W))&&!H.parameters.has(V)&&H.parameters.
set(V,W)}return H}function l(d){d=d.replace(s,"");let w=d.length;if(w%4===0&&d.charCodeAt(w-1)===61&&(--w,d.charCodeAt(w-
1)===61&&--w),w%4===1||/[^+/0-9A-Za-z]/.test(d.length===w?d:d.substring(0,w)))return"failure";const T=Buffer.from(d,"bas\
e64");return new Uint8Array(T.buffer,T.byteOffset,T.byteLength)}function R(d,w,T){const S=w.position;let D="";for(n(d[w.
position]==='"'),w.position++;D+=t(H=>H!=='"'&&H!=="\\",d,w),!(w.position>=d.length);){const F=d[w.position];if(w.position++,
F==="\\"){if(w.position>=d.length){D+="\\";break}D+=d[w.position],w.position++}else{n(F==='"');break}}return T?D:d.slice(
S,w.position)}function U(d){n(d!=="failure");const{parameters:w,essence:T}=d;let S=T;for(let[D,F]of w.entries())S+=";",S+=
D,S+="=",h.test(F)||(F=F.replace(/(\\|")/g,"\\$1"),F='"'+F,F+='"'),S+=F;return S}function O(d){return d===13||d===10||d===
9||d===32}function x(d,w=!0,T=!0){return m(d,w,T,O)}function J(d){return d===13||d===10||d===9||d===12||d===32}function Y(d,w=!0,T=!0){
return m(d,w,T,J)}function m(d,w,T,S){let D=0,F=d.length-1;if(w)for(;D<d.length&&S(d.charCodeAt(D));)D++;if(T)for(;F>0&&
S(d.charCodeAt(F));)F--;return D===0&&F===d.length-1?d:d.slice(D,F+1)}function I(d){const w=d.length;if(65535>w)return String.
fromCharCode.apply(null,d);let T="",S=0,D=65535;for(;S<w;)S+D>w&&(D=w-S),T+=String.fromCharCode.apply(null,d.subarray(S,
S+=D));return T}function y(d){switch(d.essence){case"application/ecmascript":case"application/javascript":case"applicati\
on/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"\
text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"\
text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"applica\
tion/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"applic\
ation/xml":return"application/xml"}return d.subtype.endsWith("+json")?"application/json":d.subtype.endsWith("+xml")?"app\
lication/xml":""}G.exports={dataURLProcessor:r,URLSerializer:c,collectASequenceOfCodePoints:t,collectASequenceOfCodePointsFast:E,
stringPercentDecode:i,parseMIMEType:Q,collectAnHTTPQuotedString:R,serializeAMimeType:U,removeChars:m,removeHTTPWhitespace:x,
minimizeSupportedMimeType:y,HTTP_TOKEN_CODEPOINTS:h,isomorphicDecode:I}},66653:function(G,g,A){"use strict";const{kConnected:n,
kSize:f}=A(36443);class h{constructor(e){this.value=e}deref(){return this.value[n]===0&&this.value[f]===0?void 0:this.value}}
class u{constructor(e){this.finalizer=e}register(e,r){e.on&&e.on("disconnect",()=>{e[n]===0&&e[f]===0&&this.finalizer(r)})}unregister(e){}}
G.exports=function(){return process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")?(process._rawDebug("Using co\
mpatibility WeakRef and FinalizationRegistry"),{WeakRef:h,FinalizationRegistry:u}):{WeakRef,FinalizationRegistry}}},27114:function(G,g,A){
"use strict";const{Blob:n,File:f}=A(4573),{kState:h}=A(93627),{webidl:u}=A(45893);class s{constructor(c,t,E={}){const i=t,
o=E.type,B=E.lastModified??Date.now();this[h]={blobLike:c,name:i,type:o,lastModified:B}}stream(...c){return u.brandCheck(
this,s),this[h].blobLike.stream(...c)}arrayBuffer(...c){return u.brandCheck(this,s),this[h].blobLike.arrayBuffer(...c)}slice(...c){
return u.brandCheck(this,s),this[h].blobLike.slice(...c)}text(...c){return u.brandCheck(this,s),this[h].blobLike.text(...c)}get size(){
return u.brandCheck(this,s),this[h].blobLike.size}get type(){return u.brandCheck(this,s),this[h].blobLike.type}get name(){
return u.brandCheck(this,s),this[h].name}get lastModified(){return u.brandCheck(this,s),this[h].lastModified}get[Symbol.
toStringTag](){return"File"}}u.converters.Blob=u.interfaceConverter(n);function e(r){return r instanceof f||r&&(typeof r.
stream=="function"||typeof r.arrayBuffer=="function")&&r[Symbol.toStringTag]==="File"}G.exports={FileLike:s,isFileLike:e}},
50116:function(G,g,A){"use strict";const{isUSVString:n,bufferToLowerCasedHeaderName:f}=A(3440),{utf8DecodeBytes:h}=A(73168),
{HTTP_TOKEN_CODEPOINTS:u,isomorphicDecode:s}=A(51900),{isFileLike:e}=A(27114),{makeEntry:r}=A(35910),c=A(34589),{File:t}=A(
4573),E=globalThis.File??t,i=Buffer.from('form-data; name="'),o=Buffer.from("; filename"),B=Buffer.from("--"),C=Buffer.from(
`--\r
`);function Q(m){for(let I=0;I<m.length;++I)if((m.charCodeAt(I)&-128)!==0)return!1;return!0}function l(m){const I=m.length;
if(I<27||I>70)return!1;for(let y=0;y<I;++y){const d=m.charCodeAt(y);if(!(d>=48&&d<=57||d>=65&&d<=90||d>=97&&d<=122||d===
39||d===45||d===95))return!1}return!0}function R(m,I){c(I!=="failure"&&I.essence==="multipart/form-data");const y=I.parameters.
get("boundary");if(y===void 0)return"failure";const d=Buffer.from(`--${y}`,"utf8"),w=[],T={position:0};for(;m[T.position]===
13&&m[T.position+1]===10;)T.position+=2;let S=m.length;for(;m[S-1]===10&&m[S-2]===13;)S-=2;for(S!==m.length&&(m=m.subarray(
0,S));;){if(m.subarray(T.position,T.position+d.length).equals(d))T.position+=d.length;else return"failure";if(T.position===
m.length-2&&Y(m,B,T)||T.position===m.length-4&&Y(m,C,T))return w;if(m[T.position]!==13||m[T.position+1]!==10)return"fail\
ure";T.position+=2;const D=U(m,T);if(D==="failure")return"failure";let{name:F,filename:H,contentType:V,encoding:W}=D;T.position+=
2;let K;{const ue=m.indexOf(d.subarray(2),T.position);if(ue===-1)return"failure";K=m.subarray(T.position,ue-4),T.position+=
K.length,W==="base64"&&(K=Buffer.from(K.toString(),"base64"))}if(m[T.position]!==13||m[T.position+1]!==10)return"failure";
T.position+=2;let ie;H!==null?(V??="text/plain",Q(V)||(V=""),ie=new E([K],H,{type:V})):ie=h(Buffer.from(K)),c(n(F)),c(typeof ie==
"string"&&n(ie)||e(ie)),w.push(r(F,ie,H))}}function U(m,I){let y=null,d=null,w=null,T=null;for(;;){if(m[I.position]===13&&
m[I.position+1]===10)return y===null?"failure":{name:y,filename:d,contentType:w,encoding:T};let S=x(D=>D!==10&&D!==13&&D!==
58,m,I);if(S=J(S,!0,!0,D=>D===9||D===32),!u.test(S.toString())||m[I.position]!==58)return"failure";switch(I.position++,x(
D=>D===32||D===9,m,I),f(S)){case"content-disposition":{if(y=d=null,!Y(m,i,I)||(I.position+=17,y=O(m,I),y===null))return"\
failure";if(Y(m,o,I)){let D=I.position+o.length;if(m[D]===42&&(I.position+=1,D+=1),m[D]!==61||m[D+1]!==34||(I.position+=
12,d=O(m,I),d===null))return"failure"}break}case"content-type":{let D=x(F=>F!==10&&F!==13,m,I);D=J(D,!1,!0,F=>F===9||F===
32),w=s(D);break}case"content-transfer-encoding":{let D=x(F=>F!==10&&F!==13,m,I);D=J(D,!1,!0,F=>F===9||F===32),T=s(D);break}default:
x(D=>D!==10&&D!==13,m,I)}if(m[I.position]!==13&&m[I.position+1]!==10)return"failure";I.position+=2}}function O(m,I){c(m[I.
position-1]===34);let y=x(d=>d!==10&&d!==13&&d!==34,m,I);return m[I.position]!==34?null:(I.position++,y=new TextDecoder().
decode(y).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),y)}function x(m,I,y){let d=y.position;for(;d<I.length&&m(I[d]);)++d;return I.
subarray(y.position,y.position=d)}function J(m,I,y,d){let w=0,T=m.length-1;if(I)for(;w<m.length&&d(m[w]);)w++;if(y)for(;T>
0&&d(m[T]);)T--;return w===0&&T===m.length-1?m:m.subarray(w,T+1)}function Y(m,I,y){if(m.length<I.length)return!1;for(let d=0;d<
I.length;d++)if(I[d]!==m[y.position+d])return!1;return!0}G.exports={multipartFormDataParser:R,validateBoundary:l}},35910:function(G,g,A){
"use strict";const{isBlobLike:n,iteratorMixin:f}=A(73168),{kState:h}=A(93627),{kEnumerableProperty:u}=A(3440),{FileLike:s,
isFileLike:e}=A(27114),{webidl:r}=A(45893),{File:c}=A(4573),t=A(57975),E=globalThis.File??c;class i{constructor(C){if(r.
util.markAsUncloneable(this),C!==void 0)throw r.errors.conversionFailed({prefix:"FormData constructor",argument:"Argumen\
t 1",types:["undefined"]});this[h]=[]}append(C,Q,l=void 0){r.brandCheck(this,i);const R="FormData.append";if(r.argumentLengthCheck(
arguments,2,R),arguments.length===3&&!n(Q))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is\
 not of type 'Blob'");C=r.converters.USVString(C,R,"name"),Q=n(Q)?r.converters.Blob(Q,R,"value",{strict:!1}):r.converters.
USVString(Q,R,"value"),l=arguments.length===3?r.converters.USVString(l,R,"filename"):void 0;const U=o(C,Q,l);this[h].push(
U)}delete(C){r.brandCheck(this,i);const Q="FormData.delete";r.argumentLengthCheck(arguments,1,Q),C=r.converters.USVString(
C,Q,"name"),this[h]=this[h].filter(l=>l.name!==C)}get(C){r.brandCheck(this,i);const Q="FormData.get";r.argumentLengthCheck(
arguments,1,Q),C=r.converters.USVString(C,Q,"name");const l=this[h].findIndex(R=>R.name===C);return l===-1?null:this[h][l].
value}getAll(C){r.brandCheck(this,i);const Q="FormData.getAll";return r.argumentLengthCheck(arguments,1,Q),C=r.converters.
USVString(C,Q,"name"),this[h].filter(l=>l.name===C).map(l=>l.value)}has(C){r.brandCheck(this,i);const Q="FormData.has";return r.
argumentLengthCheck(arguments,1,Q),C=r.converters.USVString(C,Q,"name"),this[h].findIndex(l=>l.name===C)!==-1}set(C,Q,l=void 0){
r.brandCheck(this,i);const R="FormData.set";if(r.argumentLengthCheck(arguments,2,R),arguments.length===3&&!n(Q))throw new TypeError(
"Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");C=r.converters.USVString(C,R,"name"),Q=n(Q)?
r.converters.Blob(Q,R,"name",{strict:!1}):r.converters.USVString(Q,R,"name"),l=arguments.length===3?r.converters.USVString(
l,R,"name"):void 0;const U=o(C,Q,l),O=this[h].findIndex(x=>x.name===C);O!==-1?this[h]=[...this[h].slice(0,O),U,...this[h].
slice(O+1).filter(x=>x.name!==C)]:this[h].push(U)}[t.inspect.custom](C,Q){const l=this[h].reduce((U,O)=>(U[O.name]?Array.
isArray(U[O.name])?U[O.name].push(O.value):U[O.name]=[U[O.name],O.value]:U[O.name]=O.value,U),{__proto__:null});Q.depth??=
C,Q.colors??=!0;const R=t.formatWithOptions(Q,l);return`FormData ${R.slice(R.indexOf("]")+2)}`}}f("FormData",i,h,"name",
"value"),Object.defineProperties(i.prototype,{append:u,delete:u,get:u,getAll:u,has:u,set:u,[Symbol.toStringTag]:{value:"\
FormData",configurable:!0}});function o(B,C,Q){if(typeof C!="string"){if(e(C)||(C=C instanceof Blob?new E([C],"blob",{type:C.
type}):new s(C,"blob",{type:C.type})),Q!==void 0){const l={type:C.type,lastModified:C.lastModified};C=C instanceof c?new E(
[C],Q,l):new s(C,Q,l)}}return{name:B,value:C}}G.exports={FormData:i,makeEntry:o}},51059:function(G){"use strict";const g=Symbol.
for("undici.globalOrigin.1");function A(){return globalThis[g]}function n(f){if(f===void 0){Object.defineProperty(globalThis,
g,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const h=new URL(f);if(h.protocol!=="http:"&&h.protocol!==
"https:")throw new TypeError(`Only http & https urls are allowed, received ${h.protocol}`);Object.defineProperty(globalThis,
g,{value:h,writable:!0,enumerable:!1,configurable:!1})}G.exports={getGlobalOrigin:A,setGlobalOrigin:n}},60660:function(G,g,A){
"use strict";const{kConstruct:n}=A(36443),{kEnumerableProperty:f}=A(3440),{iteratorMixin:h,isValidHeaderName:u,isValidHeaderValue:s}=A(
73168),{webidl:e}=A(45893),r=A(34589),c=A(57975),t=Symbol("headers map"),E=Symbol("headers map sorted");function i(Y){return Y===
10||Y===13||Y===9||Y===32}function o(Y){let m=0,I=Y.length;for(;I>m&&i(Y.charCodeAt(I-1));)--I;for(;I>m&&i(Y.charCodeAt(
m));)++m;return m===0&&I===Y.length?Y:Y.substring(m,I)}function B(Y,m){if(Array.isArray(m))for(let I=0;I<m.length;++I){const y=m[I];
if(y.length!==2)throw e.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2,\
 found ${y.length}.`});C(Y,y[0],y[1])}else if(typeof m=="object"&&m!==null){const I=Object.keys(m);for(let y=0;y<I.length;++y)
C(Y,I[y],m[I[y]])}else throw e.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["seque\
nce<sequence<ByteString>>","record<ByteString, ByteString>"]})}function C(Y,m,I){if(I=o(I),u(m)){if(!s(I))throw e.errors.
invalidArgument({prefix:"Headers.append",value:I,type:"header value"})}else throw e.errors.invalidArgument({prefix:"Head\
ers.append",value:m,type:"header name"});if(U(Y)==="immutable")throw new TypeError("immutable");return x(Y).append(m,I,!1)}
function Q(Y,m){return Y[0]<m[0]?-1:1}class l{cookies=null;constructor(m){m instanceof l?(this[t]=new Map(m[t]),this[E]=
m[E],this.cookies=m.cookies===null?null:[...m.cookies]):(this[t]=new Map(m),this[E]=null)}contains(m,I){return this[t].has(
I?m:m.toLowerCase())}clear(){this[t].clear(),this[E]=null,this.cookies=null}append(m,I,y){this[E]=null;const d=y?m:m.toLowerCase(),
w=this[t].get(d);if(w){const T=d==="cookie"?"; ":", ";this[t].set(d,{name:w.name,value:`${w.value}${T}${I}`})}else this[t].
set(d,{name:m,value:I});d==="set-cookie"&&(this.cookies??=[]).push(I)}set(m,I,y){this[E]=null;const d=y?m:m.toLowerCase();
d==="set-cookie"&&(this.cookies=[I]),this[t].set(d,{name:m,value:I})}delete(m,I){this[E]=null,I||(m=m.toLowerCase()),m===
"set-cookie"&&(this.cookies=null),this[t].delete(m)}get(m,I){return this[t].get(I?m:m.toLowerCase())?.value??null}*[Symbol.
iterator](){for(const{0:m,1:{value:I}}of this[t])yield[m,I]}get entries(){const m={};if(this[t].size!==0)for(const{name:I,
value:y}of this[t].values())m[I]=y;return m}rawValues(){return this[t].values()}get entriesList(){const m=[];if(this[t].
size!==0)for(const{0:I,1:{name:y,value:d}}of this[t])if(I==="set-cookie")for(const w of this.cookies)m.push([y,w]);else m.
push([y,d]);return m}toSortedArray(){const m=this[t].size,I=new Array(m);if(m<=32){if(m===0)return I;const y=this[t][Symbol.
iterator](),d=y.next().value;I[0]=[d[0],d[1].value],r(d[1].value!==null);for(let w=1,T=0,S=0,D=0,F=0,H,V;w<m;++w){for(V=
y.next().value,H=I[w]=[V[0],V[1].value],r(H[1]!==null),D=0,S=w;D<S;)F=D+(S-D>>1),I[F][0]<=H[0]?D=F+1:S=F;if(w!==F){for(T=
w;T>D;)I[T]=I[--T];I[D]=H}}if(!y.next().done)throw new TypeError("Unreachable");return I}else{let y=0;for(const{0:d,1:{value:w}}of this[t])
I[y++]=[d,w],r(w!==null);return I.sort(Q)}}}class R{#e;#t;constructor(m=void 0){e.util.markAsUncloneable(this),m!==n&&(this.#t=
new l,this.#e="none",m!==void 0&&(m=e.converters.HeadersInit(m,"Headers contructor","init"),B(this,m)))}append(m,I){e.brandCheck(
this,R),e.argumentLengthCheck(arguments,2,"Headers.append");const y="Headers.append";return m=e.converters.ByteString(m,
y,"name"),I=e.converters.ByteString(I,y,"value"),C(this,m,I)}delete(m){if(e.brandCheck(this,R),e.argumentLengthCheck(arguments,
1,"Headers.delete"),m=e.converters.ByteString(m,"Headers.delete","name"),!u(m))throw e.errors.invalidArgument({prefix:"H\
eaders.delete",value:m,type:"header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#t.contains(m,
!1)&&this.#t.delete(m,!1)}get(m){e.brandCheck(this,R),e.argumentLengthCheck(arguments,1,"Headers.get");const I="Headers.\
get";if(m=e.converters.ByteString(m,I,"name"),!u(m))throw e.errors.invalidArgument({prefix:I,value:m,type:"header name"});
return this.#t.get(m,!1)}has(m){e.brandCheck(this,R),e.argumentLengthCheck(arguments,1,"Headers.has");const I="Headers.h\
as";if(m=e.converters.ByteString(m,I,"name"),!u(m))throw e.errors.invalidArgument({prefix:I,value:m,type:"header name"});
return this.#t.contains(m,!1)}set(m,I){e.brandCheck(this,R),e.argumentLengthCheck(arguments,2,"Headers.set");const y="He\
aders.set";if(m=e.converters.ByteString(m,y,"name"),I=e.converters.ByteString(I,y,"value"),I=o(I),u(m)){if(!s(I))throw e.
errors.invalidArgument({prefix:y,value:I,type:"header value"})}else throw e.errors.invalidArgument({prefix:y,value:m,type:"\
header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#t.set(m,I,!1)}getSetCookie(){e.brandCheck(
this,R);const m=this.#t.cookies;return m?[...m]:[]}get[E](){if(this.#t[E])return this.#t[E];const m=[],I=this.#t.toSortedArray(),
y=this.#t.cookies;if(y===null||y.length===1)return this.#t[E]=I;for(let d=0;d<I.length;++d){const{0:w,1:T}=I[d];if(w==="\
set-cookie")for(let S=0;S<y.length;++S)m.push([w,y[S]]);else m.push([w,T])}return this.#t[E]=m}[c.inspect.custom](m,I){return I.
depth??=m,`Headers ${c.formatWithOptions(I,this.#t.entries)}`}static getHeadersGuard(m){return m.#e}static setHeadersGuard(m,I){
m.#e=I}static getHeadersList(m){return m.#t}static setHeadersList(m,I){m.#t=I}}const{getHeadersGuard:U,setHeadersGuard:O,
getHeadersList:x,setHeadersList:J}=R;Reflect.deleteProperty(R,"getHeadersGuard"),Reflect.deleteProperty(R,"setHeadersGua\
rd"),Reflect.deleteProperty(R,"getHeadersList"),Reflect.deleteProperty(R,"setHeadersList"),h("Headers",R,E,0,1),Object.defineProperties(
R.prototype,{append:f,delete:f,get:f,has:f,set:f,getSetCookie:f,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[c.
inspect.custom]:{enumerable:!1}}),e.converters.HeadersInit=function(Y,m,I){if(e.util.Type(Y)==="Object"){const y=Reflect.
get(Y,Symbol.iterator);if(!c.types.isProxy(Y)&&y===R.prototype.entries)try{return x(Y).entriesList}catch{}return typeof y==
"function"?e.converters["sequence<sequence<ByteString>>"](Y,m,I,y.bind(Y)):e.converters["record<ByteString, ByteString>"](
Y,m,I)}throw e.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<Byt\
eString>>","record<ByteString, ByteString>"]})},G.exports={fill:B,compareHeaderName:Q,Headers:R,HeadersList:l,getHeadersGuard:U,
setHeadersGuard:O,setHeadersList:J,getHeadersList:x}},54398:function(G,g,A){"use strict";const{makeNetworkError:n,makeAppropriateNetworkError:f,
filterResponse:h,makeResponse:u,fromInnerResponse:s}=A(99051),{HeadersList:e}=A(60660),{Request:r,cloneRequest:c}=A(9967),
t=A(38522),{bytesMatch:E,makePolicyContainer:i,clonePolicyContainer:o,requestBadPort:B,TAOCheck:C,appendRequestOriginHeader:Q,
responseLocationURL:l,requestCurrentURL:R,setRequestReferrerPolicyOnRedirect:U,tryUpgradeRequestToAPotentiallyTrustworthyURL:O,
createOpaqueTimingInfo:x,appendFetchMetadata:J,corsCheck:Y,crossOriginResourcePolicyCheck:m,determineRequestsReferrer:I,
coarsenedSharedCurrentTime:y,createDeferredPromise:d,isBlobLike:w,sameOrigin:T,isCancelled:S,isAborted:D,isErrorLike:F,fullyReadBody:H,
readableStreamClose:V,isomorphicEncode:W,urlIsLocal:K,urlIsHttpHttpsScheme:ie,urlHasHttpsScheme:ue,clampAndCoarsenConnectionTimingInfo:Qe,
simpleRangeHeaderValue:Ce,buildContentRange:ye,createInflate:pe,extractMimeType:we}=A(73168),{kState:Je,kDispatcher:He}=A(
93627),ae=A(34589),{safelyExtractBody:oe,extractBody:ge}=A(84492),{redirectStatusSet:j,nullBodyStatus:Te,safeMethodsSet:de,
requestBodyHeader:Ae,subresourceSet:re}=A(4495),le=A(78474),{Readable:Ee,pipeline:De,finished:We}=A(57075),{addAbortListener:xe,
isErrored:qe,isReadable:Re,bufferToLowerCasedHeaderName:Ve}=A(3440),{dataURLProcessor:Le,serializeAMimeType:Fe,minimizeSupportedMimeType:Ne}=A(
51900),{getGlobalDispatcher:et}=A(32581),{webidl:ce}=A(45893),{STATUS_CODES:v}=A(37067),ne=["GET","HEAD"],Ie=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici";let Me;class Ge extends le{constructor(z){super(),this.dispatcher=z,this.
connection=null,this.dump=!1,this.state="ongoing"}terminate(z){this.state==="ongoing"&&(this.state="terminated",this.connection?.
destroy(z),this.emit("terminated",z))}abort(z){this.state==="ongoing"&&(this.state="aborted",z||(z=new DOMException("The\
 operation was aborted.","AbortError")),this.serializedAbortReason=z,this.connection?.destroy(z),this.emit("terminated",
z))}}function be(N){$e(N,"fetch")}function ze(N,z=void 0){ce.argumentLengthCheck(arguments,1,"globalThis.fetch");let Z=d(),
ee;try{ee=new r(N,z)}catch(Pe){return Z.reject(Pe),Z.promise}const te=ee[Je];if(ee.signal.aborted)return gt(Z,te,null,ee.
signal.reason),Z.promise;te.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(te.serviceWorkers="non\
e");let fe=null,Oe=!1,Ye=null;return xe(ee.signal,()=>{Oe=!0,ae(Ye!=null),Ye.abort(ee.signal.reason);const Pe=fe?.deref();
gt(Z,te,Pe,ee.signal.reason)}),Ye=It({request:te,processResponseEndOfBody:be,processResponse:Pe=>{if(!Oe){if(Pe.aborted){
gt(Z,te,fe,Ye.serializedAbortReason);return}if(Pe.type==="error"){Z.reject(new TypeError("fetch failed",{cause:Pe.error}));
return}fe=new WeakRef(s(Pe,"immutable")),Z.resolve(fe.deref()),Z=null}},dispatcher:ee[He]}),Z.promise}function $e(N,z="o\
ther"){if(N.type==="error"&&N.aborted||!N.urlList?.length)return;const Z=N.urlList[0];let ee=N.timingInfo,te=N.cacheState;
ie(Z)&&ee!==null&&(N.timingAllowPassed||(ee=x({startTime:ee.startTime}),te=""),ee.endTime=y(),N.timingInfo=ee,Xe(ee,Z.href,
z,globalThis,te))}const Xe=performance.markResourceTiming;function gt(N,z,Z,ee){if(N&&N.reject(ee),z.body!=null&&Re(z.body?.
stream)&&z.body.stream.cancel(ee).catch(se=>{if(se.code!=="ERR_INVALID_STATE")throw se}),Z==null)return;const te=Z[Je];te.
body!=null&&Re(te.body?.stream)&&te.body.stream.cancel(ee).catch(se=>{if(se.code!=="ERR_INVALID_STATE")throw se})}function It({
request:N,processRequestBodyChunkLength:z,processRequestEndOfBody:Z,processResponse:ee,processResponseEndOfBody:te,processResponseConsumeBody:se,
useParallelQueue:fe=!1,dispatcher:Oe=et()}){ae(Oe);let Ye=null,Ue=!1;N.client!=null&&(Ye=N.client.globalObject,Ue=N.client.
crossOriginIsolatedCapability);const Pe=y(Ue),_e=x({startTime:Pe}),je={controller:new Ge(Oe),request:N,timingInfo:_e,processRequestBodyChunkLength:z,
processRequestEndOfBody:Z,processResponse:ee,processResponseConsumeBody:se,processResponseEndOfBody:te,taskDestination:Ye,
crossOriginIsolatedCapability:Ue};return ae(!N.body||N.body.stream),N.window==="client"&&(N.window=N.client?.globalObject?.
constructor?.name==="Window"?N.client:"no-window"),N.origin==="client"&&(N.origin=N.client.origin),N.policyContainer==="\
client"&&(N.client!=null?N.policyContainer=o(N.client.policyContainer):N.policyContainer=i()),N.headersList.contains("ac\
cept",!0)||N.headersList.append("accept","*/*",!0),N.headersList.contains("accept-language",!0)||N.headersList.append("a\
ccept-language","*",!0),N.priority,re.has(N.destination),ft(je).catch(st=>{je.controller.terminate(st)}),je.controller}async function ft(N,z=!1){
const Z=N.request;let ee=null;if(Z.localURLsOnly&&!K(R(Z))&&(ee=n("local URLs only")),O(Z),B(Z)==="blocked"&&(ee=n("bad \
port")),Z.referrerPolicy===""&&(Z.referrerPolicy=Z.policyContainer.referrerPolicy),Z.referrer!=="no-referrer"&&(Z.referrer=
I(Z)),ee===null&&(ee=await(async()=>{const se=R(Z);return T(se,Z.url)&&Z.responseTainting==="basic"||se.protocol==="data\
:"||Z.mode==="navigate"||Z.mode==="websocket"?(Z.responseTainting="basic",await lt(N)):Z.mode==="same-origin"?n('request\
 mode cannot be "same-origin"'):Z.mode==="no-cors"?Z.redirect!=="follow"?n('redirect mode cannot be "follow" for "no-cor\
s" request'):(Z.responseTainting="opaque",await lt(N)):ie(R(Z))?(Z.responseTainting="cors",await Se(N)):n("URL scheme mu\
st be a HTTP(S) scheme")})()),z)return ee;ee.status!==0&&!ee.internalResponse&&(Z.responseTainting,Z.responseTainting===
"basic"?ee=h(ee,"basic"):Z.responseTainting==="cors"?ee=h(ee,"cors"):Z.responseTainting==="opaque"?ee=h(ee,"opaque"):ae(
!1));let te=ee.status===0?ee:ee.internalResponse;if(te.urlList.length===0&&te.urlList.push(...Z.urlList),Z.timingAllowFailed||
(ee.timingAllowPassed=!0),ee.type==="opaque"&&te.status===206&&te.rangeRequested&&!Z.headers.contains("range",!0)&&(ee=te=
n()),ee.status!==0&&(Z.method==="HEAD"||Z.method==="CONNECT"||Te.includes(te.status))&&(te.body=null,N.controller.dump=!0),
Z.integrity){const se=Oe=>ut(N,n(Oe));if(Z.responseTainting==="opaque"||ee.body==null){se(ee.error);return}const fe=Oe=>{
if(!E(Oe,Z.integrity)){se("integrity mismatch");return}ee.body=oe(Oe)[0],ut(N,ee)};await H(ee.body,fe,se)}else ut(N,ee)}
function lt(N){if(S(N)&&N.request.redirectCount===0)return Promise.resolve(f(N));const{request:z}=N,{protocol:Z}=R(z);switch(Z){case"\
about:":return Promise.resolve(n("about scheme is not supported"));case"blob:":{Me||(Me=A(4573).resolveObjectURL);const ee=R(
z);if(ee.search.length!==0)return Promise.resolve(n("NetworkError when attempting to fetch resource."));const te=Me(ee.toString());
if(z.method!=="GET"||!w(te))return Promise.resolve(n("invalid method"));const se=u(),fe=te.size,Oe=W(`${fe}`),Ye=te.type;
if(z.headersList.contains("range",!0)){se.rangeRequested=!0;const Ue=z.headersList.get("range",!0),Pe=Ce(Ue,!0);if(Pe===
"failure")return Promise.resolve(n("failed to fetch the data URL"));let{rangeStartValue:_e,rangeEndValue:je}=Pe;if(_e===
null)_e=fe-je,je=_e+je-1;else{if(_e>=fe)return Promise.resolve(n("Range start is greater than the blob's size."));(je===
null||je>=fe)&&(je=fe-1)}const st=te.slice(_e,je,Ye),Ke=ge(st);se.body=Ke[0];const at=W(`${st.size}`),Bt=ye(_e,je,fe);se.
status=206,se.statusText="Partial Content",se.headersList.set("content-length",at,!0),se.headersList.set("content-type",
Ye,!0),se.headersList.set("content-range",Bt,!0)}else{const Ue=ge(te);se.statusText="OK",se.body=Ue[0],se.headersList.set(
"content-length",Oe,!0),se.headersList.set("content-type",Ye,!0)}return Promise.resolve(se)}case"data:":{const ee=R(z),te=Le(
ee);if(te==="failure")return Promise.resolve(n("failed to fetch the data URL"));const se=Fe(te.mimeType);return Promise.
resolve(u({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:se}]],body:oe(te.body)[0]}))}case"fil\
e:":return Promise.resolve(n("not implemented... yet..."));case"http:":case"https:":return Se(N).catch(ee=>n(ee));default:
return Promise.resolve(n("unknown scheme"))}}function Et(N,z){N.request.done=!0,N.processResponseDone!=null&&queueMicrotask(
()=>N.processResponseDone(z))}function ut(N,z){let Z=N.timingInfo;const ee=()=>{const se=Date.now();N.request.destination===
"document"&&(N.controller.fullTimingInfo=Z),N.controller.reportTimingSteps=()=>{if(N.request.url.protocol!=="https:")return;
Z.endTime=se;let Oe=z.cacheState;const Ye=z.bodyInfo;z.timingAllowPassed||(Z=x(Z),Oe="");let Ue=0;if(N.request.mode!=="n\
avigator"||!z.hasCrossOriginRedirects){Ue=z.status;const Pe=we(z.headersList);Pe!=="failure"&&(Ye.contentType=Ne(Pe))}N.
request.initiatorType!=null&&Xe(Z,N.request.url.href,N.request.initiatorType,globalThis,Oe,Ye,Ue)};const fe=()=>{N.request.
done=!0,N.processResponseEndOfBody!=null&&queueMicrotask(()=>N.processResponseEndOfBody(z)),N.request.initiatorType!=null&&
N.controller.reportTimingSteps()};queueMicrotask(()=>fe())};N.processResponse!=null&&queueMicrotask(()=>{N.processResponse(
z),N.processResponse=null});const te=z.type==="error"?z:z.internalResponse??z;te.body==null?ee():We(te.body.stream,()=>{
ee()})}async function Se(N){const z=N.request;let Z=null,ee=null;const te=N.timingInfo;if(z.serviceWorkers,Z===null){if(z.
redirect==="follow"&&(z.serviceWorkers="none"),ee=Z=await M(N),z.responseTainting==="cors"&&Y(z,Z)==="failure")return n(
"cors failure");C(z,Z)==="failure"&&(z.timingAllowFailed=!0)}return(z.responseTainting==="opaque"||Z.type==="opaque")&&m(
z.origin,z.client,z.destination,ee)==="blocked"?n("blocked"):(j.has(ee.status)&&(z.redirect!=="manual"&&N.controller.connection.
destroy(void 0,!1),z.redirect==="error"?Z=n("unexpected redirect"):z.redirect==="manual"?Z=ee:z.redirect==="follow"?Z=await X(
N,Z):ae(!1)),Z.timingInfo=te,Z)}function X(N,z){const Z=N.request,ee=z.internalResponse?z.internalResponse:z;let te;try{
if(te=l(ee,R(Z).hash),te==null)return z}catch(fe){return Promise.resolve(n(fe))}if(!ie(te))return Promise.resolve(n("URL\
 scheme must be a HTTP(S) scheme"));if(Z.redirectCount===20)return Promise.resolve(n("redirect count exceeded"));if(Z.redirectCount+=
1,Z.mode==="cors"&&(te.username||te.password)&&!T(Z,te))return Promise.resolve(n('cross origin not allowed for request m\
ode "cors"'));if(Z.responseTainting==="cors"&&(te.username||te.password))return Promise.resolve(n('URL cannot contain cr\
edentials for request mode "cors"'));if(ee.status!==303&&Z.body!=null&&Z.body.source==null)return Promise.resolve(n());if([
301,302].includes(ee.status)&&Z.method==="POST"||ee.status===303&&!ne.includes(Z.method)){Z.method="GET",Z.body=null;for(const fe of Ae)
Z.headersList.delete(fe)}T(R(Z),te)||(Z.headersList.delete("authorization",!0),Z.headersList.delete("proxy-authorization",
!0),Z.headersList.delete("cookie",!0),Z.headersList.delete("host",!0)),Z.body!=null&&(ae(Z.body.source!=null),Z.body=oe(
Z.body.source)[0]);const se=N.timingInfo;return se.redirectEndTime=se.postRedirectStartTime=y(N.crossOriginIsolatedCapability),
se.redirectStartTime===0&&(se.redirectStartTime=se.startTime),Z.urlList.push(te),U(Z,ee),ft(N,!0)}async function M(N,z=!1,Z=!1){
const ee=N.request;let te=null,se=null,fe=null;const Oe=null,Ye=!1;ee.window==="no-window"&&ee.redirect==="error"?(te=N,
se=ee):(se=c(ee),te={...N},te.request=se);const Ue=ee.credentials==="include"||ee.credentials==="same-origin"&&ee.responseTainting===
"basic",Pe=se.body?se.body.length:null;let _e=null;if(se.body==null&&["POST","PUT"].includes(se.method)&&(_e="0"),Pe!=null&&
(_e=W(`${Pe}`)),_e!=null&&se.headersList.append("content-length",_e,!0),Pe!=null&&se.keepalive,se.referrer instanceof URL&&
se.headersList.append("referer",W(se.referrer.href),!0),Q(se),J(se),se.headersList.contains("user-agent",!0)||se.headersList.
append("user-agent",Ie),se.cache==="default"&&(se.headersList.contains("if-modified-since",!0)||se.headersList.contains(
"if-none-match",!0)||se.headersList.contains("if-unmodified-since",!0)||se.headersList.contains("if-match",!0)||se.headersList.
contains("if-range",!0))&&(se.cache="no-store"),se.cache==="no-cache"&&!se.preventNoCacheCacheControlHeaderModification&&
!se.headersList.contains("cache-control",!0)&&se.headersList.append("cache-control","max-age=0",!0),(se.cache==="no-stor\
e"||se.cache==="reload")&&(se.headersList.contains("pragma",!0)||se.headersList.append("pragma","no-cache",!0),se.headersList.
contains("cache-control",!0)||se.headersList.append("cache-control","no-cache",!0)),se.headersList.contains("range",!0)&&
se.headersList.append("accept-encoding","identity",!0),se.headersList.contains("accept-encoding",!0)||(ue(R(se))?se.headersList.
append("accept-encoding","br, gzip, deflate",!0):se.headersList.append("accept-encoding","gzip, deflate",!0)),se.headersList.
delete("host",!0),Oe==null&&(se.cache="no-store"),se.cache!=="no-store"&&se.cache,fe==null){if(se.cache==="only-if-cache\
d")return n("only if cached");const je=await _(te,Ue,Z);!de.has(se.method)&&je.status>=200&&je.status<=399,Ye&&je.status,
fe==null&&(fe=je)}if(fe.urlList=[...se.urlList],se.headersList.contains("range",!0)&&(fe.rangeRequested=!0),fe.requestIncludesCredentials=
Ue,fe.status===407)return ee.window==="no-window"?n():S(N)?f(N):n("proxy authentication required");if(fe.status===421&&!Z&&
(ee.body==null||ee.body.source!=null)){if(S(N))return f(N);N.controller.connection.destroy(),fe=await M(N,z,!0)}return fe}
async function _(N,z=!1,Z=!1){ae(!N.controller.connection||N.controller.connection.destroyed),N.controller.connection={abort:null,
destroyed:!1,destroy(Ke,at=!0){this.destroyed||(this.destroyed=!0,at&&this.abort?.(Ke??new DOMException("The operation w\
as aborted.","AbortError")))}};const ee=N.request;let te=null;const se=N.timingInfo;null==null&&(ee.cache="no-store");const Oe=Z?
"yes":"no";ee.mode;let Ye=null;if(ee.body==null&&N.processRequestEndOfBody)queueMicrotask(()=>N.processRequestEndOfBody());else if(ee.
body!=null){const Ke=async function*(tt){S(N)||(yield tt,N.processRequestBodyChunkLength?.(tt.byteLength))},at=()=>{S(N)||
N.processRequestEndOfBody&&N.processRequestEndOfBody()},Bt=tt=>{S(N)||(tt.name==="AbortError"?N.controller.abort():N.controller.
terminate(tt))};Ye=(async function*(){try{for await(const tt of ee.body.stream)yield*Ke(tt);at()}catch(tt){Bt(tt)}})()}try{
const{body:Ke,status:at,statusText:Bt,headersList:tt,socket:pt}=await st({body:Ye});if(pt)te=u({status:at,statusText:Bt,
headersList:tt,socket:pt});else{const nt=Ke[Symbol.asyncIterator]();N.controller.next=()=>nt.next(),te=u({status:at,statusText:Bt,
headersList:tt})}}catch(Ke){return Ke.name==="AbortError"?(N.controller.connection.destroy(),f(N,Ke)):n(Ke)}const Ue=async()=>{
await N.controller.resume()},Pe=Ke=>{S(N)||N.controller.abort(Ke)},_e=new ReadableStream({async start(Ke){N.controller.controller=
Ke},async pull(Ke){await Ue(Ke)},async cancel(Ke){await Pe(Ke)},type:"bytes"});te.body={stream:_e,source:null,length:null},
N.controller.resume||N.controller.on("terminated",je),N.controller.resume=async()=>{for(;;){let Ke,at;try{const{done:tt,
value:pt}=await N.controller.next();if(D(N))break;Ke=tt?void 0:pt}catch(tt){N.controller.ended&&!se.encodedBodySize?Ke=void 0:
(Ke=tt,at=!0)}if(Ke===void 0){V(N.controller.controller),Et(N,te);return}if(se.decodedBodySize+=Ke?.byteLength??0,at){N.
controller.terminate(Ke);return}const Bt=new Uint8Array(Ke);if(Bt.byteLength&&N.controller.controller.enqueue(Bt),qe(_e)){
N.controller.terminate();return}if(N.controller.controller.desiredSize<=0)return}};function je(Ke){D(N)?(te.aborted=!0,Re(
_e)&&N.controller.controller.error(N.controller.serializedAbortReason)):Re(_e)&&N.controller.controller.error(new TypeError(
"terminated",{cause:F(Ke)?Ke:void 0})),N.controller.connection.destroy()}return te;function st({body:Ke}){const at=R(ee),
Bt=N.controller.dispatcher;return new Promise((tt,pt)=>Bt.dispatch({path:at.pathname+at.search,origin:at.origin,method:ee.
method,body:Bt.isMockActive?ee.body&&(ee.body.source||ee.body.stream):Ke,headers:ee.headersList.entries,maxRedirections:0,
upgrade:ee.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(nt){const{connection:ht}=N.controller;
se.finalConnectionTimingInfo=Qe(void 0,se.postRedirectStartTime,N.crossOriginIsolatedCapability),ht.destroyed?nt(new DOMException(
"The operation was aborted.","AbortError")):(N.controller.on("terminated",nt),this.abort=ht.abort=nt),se.finalNetworkRequestStartTime=
y(N.crossOriginIsolatedCapability)},onResponseStarted(){se.finalNetworkResponseStartTime=y(N.crossOriginIsolatedCapability)},
onHeaders(nt,ht,Lt,Ht){if(nt<200)return;let dt="";const Tt=new e;for(let mt=0;mt<ht.length;mt+=2)Tt.append(Ve(ht[mt]),ht[mt+
1].toString("latin1"),!0);dt=Tt.get("location",!0);const Dt=[],rr=dt&&ee.redirect==="follow"&&j.has(nt);if(ee.method!=="\
HEAD"&&ee.method!=="CONNECT"&&!Te.includes(nt)&&!rr){const mt=Tt.get("content-encoding",!0),Rt=mt?mt.toLowerCase().split(
","):[],Yt=5;if(Rt.length>Yt)return this.abort(new Error(`too many content-encodings in response: ${Rt.length}, maximum \
allowed is ${Yt}`)),!0;for(let xt=Rt.length-1;xt>=0;--xt){const Gt=Rt[xt].trim();if(Gt==="x-gzip"||Gt==="gzip")Dt.push(t.
createGunzip({flush:t.constants.Z_SYNC_FLUSH,finishFlush:t.constants.Z_SYNC_FLUSH}));else if(Gt==="deflate")Dt.push(pe({
flush:t.constants.Z_SYNC_FLUSH,finishFlush:t.constants.Z_SYNC_FLUSH}));else if(Gt==="br")Dt.push(t.createBrotliDecompress(
{flush:t.constants.BROTLI_OPERATION_FLUSH,finishFlush:t.constants.BROTLI_OPERATION_FLUSH}));else{Dt.length=0;break}}}this.
body=new Ee({read:Lt});const Vt=this.onError.bind(this);return tt({status:nt,statusText:Ht,headersList:Tt,body:Dt.length?
De(this.body,...Dt,mt=>{mt&&this.onError(mt)}).on("error",Vt):this.body.on("error",Vt)}),!0},onData(nt){if(N.controller.
dump)return;const ht=nt;return se.encodedBodySize+=ht.byteLength,this.body.push(ht)},onComplete(){this.abort&&N.controller.
off("terminated",this.abort),N.controller.ended=!0,this.body.push(null)},onError(nt){this.abort&&N.controller.off("termi\
nated",this.abort),this.body?.destroy(nt),N.controller.terminate(nt),pt(nt)},onUpgrade(nt,ht,Lt){if(nt!==101)return;const Ht=new e;
for(let dt=0;dt<ht.length;dt+=2)Ht.append(Ve(ht[dt]),ht[dt+1].toString("latin1"),!0);return tt({status:nt,statusText:v[nt],
headersList:Ht,socket:Lt}),!0}}))}}G.exports={fetch:ze,Fetch:Ge,fetching:It,finalizeAndReportTiming:$e}},9967:function(G,g,A){
"use strict";const{extractBody:n,mixinBody:f,cloneBody:h,bodyUnusable:u}=A(84492),{Headers:s,fill:e,HeadersList:r,setHeadersGuard:c,
getHeadersGuard:t,setHeadersList:E,getHeadersList:i}=A(60660),{FinalizationRegistry:o}=A(66653)(),B=A(3440),C=A(57975),{
isValidHTTPToken:Q,sameOrigin:l,environmentSettingsObject:R}=A(73168),{forbiddenMethodsSet:U,corsSafeListedMethodsSet:O,
referrerPolicy:x,requestRedirect:J,requestMode:Y,requestCredentials:m,requestCache:I,requestDuplex:y}=A(4495),{kEnumerableProperty:d,
normalizedMethodRecordsBase:w,normalizedMethodRecords:T}=B,{kHeaders:S,kSignal:D,kState:F,kDispatcher:H}=A(93627),{webidl:V}=A(
45893),{URLSerializer:W}=A(51900),{kConstruct:K}=A(36443),ie=A(34589),{getMaxListeners:ue,setMaxListeners:Qe,getEventListeners:Ce,
defaultMaxListeners:ye}=A(78474),pe=Symbol("abortController"),we=new o(({signal:de,abort:Ae})=>{de.removeEventListener("\
abort",Ae)}),Je=new WeakMap;function He(de){return Ae;function Ae(){const re=de.deref();if(re!==void 0){we.unregister(Ae),
this.removeEventListener("abort",Ae),re.abort(this.reason);const le=Je.get(re.signal);if(le!==void 0){if(le.size!==0){for(const Ee of le){
const De=Ee.deref();De!==void 0&&De.abort(this.reason)}le.clear()}Je.delete(re.signal)}}}}let ae=!1;class oe{constructor(Ae,re={}){
if(V.util.markAsUncloneable(this),Ae===K)return;const le="Request constructor";V.argumentLengthCheck(arguments,1,le),Ae=
V.converters.RequestInfo(Ae,le,"input"),re=V.converters.RequestInit(re,le,"init");let Ee=null,De=null;const We=R.settingsObject.
baseUrl;let xe=null;if(typeof Ae=="string"){this[H]=re.dispatcher;let ne;try{ne=new URL(Ae,We)}catch(Ie){throw new TypeError(
"Failed to parse URL from "+Ae,{cause:Ie})}if(ne.username||ne.password)throw new TypeError("Request cannot be constructe\
d from a URL that includes credentials: "+Ae);Ee=ge({urlList:[ne]}),De="cors"}else this[H]=re.dispatcher||Ae[H],ie(Ae instanceof
oe),Ee=Ae[F],xe=Ae[D];const qe=R.settingsObject.origin;let Re="client";if(Ee.window?.constructor?.name==="EnvironmentSet\
tingsObject"&&l(Ee.window,qe)&&(Re=Ee.window),re.window!=null)throw new TypeError(`'window' option '${Re}' must be null`);
"window"in re&&(Re="no-window"),Ee=ge({method:Ee.method,headersList:Ee.headersList,unsafeRequest:Ee.unsafeRequest,client:R.
settingsObject,window:Re,priority:Ee.priority,origin:Ee.origin,referrer:Ee.referrer,referrerPolicy:Ee.referrerPolicy,mode:Ee.
mode,credentials:Ee.credentials,cache:Ee.cache,redirect:Ee.redirect,integrity:Ee.integrity,keepalive:Ee.keepalive,reloadNavigation:Ee.
reloadNavigation,historyNavigation:Ee.historyNavigation,urlList:[...Ee.urlList]});const Ve=Object.keys(re).length!==0;if(Ve&&
(Ee.mode==="navigate"&&(Ee.mode="same-origin"),Ee.reloadNavigation=!1,Ee.historyNavigation=!1,Ee.origin="client",Ee.referrer=
"client",Ee.referrerPolicy="",Ee.url=Ee.urlList[Ee.urlList.length-1],Ee.urlList=[Ee.url]),re.referrer!==void 0){const ne=re.
referrer;if(ne==="")Ee.referrer="no-referrer";else{let Ie;try{Ie=new URL(ne,We)}catch(Me){throw new TypeError(`Referrer \
"${ne}" is not a valid URL.`,{cause:Me})}Ie.protocol==="about:"&&Ie.hostname==="client"||qe&&!l(Ie,R.settingsObject.baseUrl)?
Ee.referrer="client":Ee.referrer=Ie}}re.referrerPolicy!==void 0&&(Ee.referrerPolicy=re.referrerPolicy);let Le;if(re.mode!==
void 0?Le=re.mode:Le=De,Le==="navigate")throw V.errors.exception({header:"Request constructor",message:"invalid request \
mode navigate."});if(Le!=null&&(Ee.mode=Le),re.credentials!==void 0&&(Ee.credentials=re.credentials),re.cache!==void 0&&
(Ee.cache=re.cache),Ee.cache==="only-if-cached"&&Ee.mode!=="same-origin")throw new TypeError("'only-if-cached' can be se\
t only with 'same-origin' mode");if(re.redirect!==void 0&&(Ee.redirect=re.redirect),re.integrity!=null&&(Ee.integrity=String(
re.integrity)),re.keepalive!==void 0&&(Ee.keepalive=!!re.keepalive),re.method!==void 0){let ne=re.method;const Ie=T[ne];
if(Ie!==void 0)Ee.method=Ie;else{if(!Q(ne))throw new TypeError(`'${ne}' is not a valid HTTP method.`);const Me=ne.toUpperCase();
if(U.has(Me))throw new TypeError(`'${ne}' HTTP method is unsupported.`);ne=w[Me]??ne,Ee.method=ne}!ae&&Ee.method==="patc\
h"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more l\
ikely to succeed.",{code:"UNDICI-FETCH-patch"}),ae=!0)}re.signal!==void 0&&(xe=re.signal),this[F]=Ee;const Fe=new AbortController;
if(this[D]=Fe.signal,xe!=null){if(!xe||typeof xe.aborted!="boolean"||typeof xe.addEventListener!="function")throw new TypeError(
"Failed to construct 'Request': member signal is not of type AbortSignal.");if(xe.aborted)Fe.abort(xe.reason);else{this[pe]=
Fe;const ne=new WeakRef(Fe),Ie=He(ne);try{(typeof ue=="function"&&ue(xe)===ye||Ce(xe,"abort").length>=ye)&&Qe(1500,xe)}catch{}
B.addAbortListener(xe,Ie),we.register(Fe,{signal:xe,abort:Ie},Ie)}}if(this[S]=new s(K),E(this[S],Ee.headersList),c(this[S],
"request"),Le==="no-cors"){if(!O.has(Ee.method))throw new TypeError(`'${Ee.method} is unsupported in no-cors mode.`);c(this[S],
"request-no-cors")}if(Ve){const ne=i(this[S]),Ie=re.headers!==void 0?re.headers:new r(ne);if(ne.clear(),Ie instanceof r){
for(const{name:Me,value:Ge}of Ie.rawValues())ne.append(Me,Ge,!1);ne.cookies=Ie.cookies}else e(this[S],Ie)}const Ne=Ae instanceof
oe?Ae[F].body:null;if((re.body!=null||Ne!=null)&&(Ee.method==="GET"||Ee.method==="HEAD"))throw new TypeError("Request wi\
th GET/HEAD method cannot have body.");let et=null;if(re.body!=null){const[ne,Ie]=n(re.body,Ee.keepalive);et=ne,Ie&&!i(this[S]).
contains("content-type",!0)&&this[S].append("content-type",Ie)}const ce=et??Ne;if(ce!=null&&ce.source==null){if(et!=null&&
re.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(Ee.mode!=="same-or\
igin"&&Ee.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "co\
rs"');Ee.useCORSPreflightFlag=!0}let v=ce;if(et==null&&Ne!=null){if(u(Ae))throw new TypeError("Cannot construct a Reques\
t with a Request object that has already been used.");const ne=new TransformStream;Ne.stream.pipeThrough(ne),v={source:Ne.
source,length:Ne.length,stream:ne.readable}}this[F].body=v}get method(){return V.brandCheck(this,oe),this[F].method}get url(){
return V.brandCheck(this,oe),W(this[F].url)}get headers(){return V.brandCheck(this,oe),this[S]}get destination(){return V.
brandCheck(this,oe),this[F].destination}get referrer(){return V.brandCheck(this,oe),this[F].referrer==="no-referrer"?"":
this[F].referrer==="client"?"about:client":this[F].referrer.toString()}get referrerPolicy(){return V.brandCheck(this,oe),
this[F].referrerPolicy}get mode(){return V.brandCheck(this,oe),this[F].mode}get credentials(){return this[F].credentials}get cache(){
return V.brandCheck(this,oe),this[F].cache}get redirect(){return V.brandCheck(this,oe),this[F].redirect}get integrity(){
return V.brandCheck(this,oe),this[F].integrity}get keepalive(){return V.brandCheck(this,oe),this[F].keepalive}get isReloadNavigation(){
return V.brandCheck(this,oe),this[F].reloadNavigation}get isHistoryNavigation(){return V.brandCheck(this,oe),this[F].historyNavigation}get signal(){
return V.brandCheck(this,oe),this[D]}get body(){return V.brandCheck(this,oe),this[F].body?this[F].body.stream:null}get bodyUsed(){
return V.brandCheck(this,oe),!!this[F].body&&B.isDisturbed(this[F].body.stream)}get duplex(){return V.brandCheck(this,oe),
"half"}clone(){if(V.brandCheck(this,oe),u(this))throw new TypeError("unusable");const Ae=j(this[F]),re=new AbortController;
if(this.signal.aborted)re.abort(this.signal.reason);else{let le=Je.get(this.signal);le===void 0&&(le=new Set,Je.set(this.
signal,le));const Ee=new WeakRef(re);le.add(Ee),B.addAbortListener(re.signal,He(Ee))}return Te(Ae,re.signal,t(this[S]))}[C.
inspect.custom](Ae,re){re.depth===null&&(re.depth=2),re.colors??=!0;const le={method:this.method,url:this.url,headers:this.
headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.
credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.
isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${C.formatWithOptions(
re,le)}`}}f(oe);function ge(de){return{method:de.method??"GET",localURLsOnly:de.localURLsOnly??!1,unsafeRequest:de.unsafeRequest??
!1,body:de.body??null,client:de.client??null,reservedClient:de.reservedClient??null,replacesClientId:de.replacesClientId??
"",window:de.window??"client",keepalive:de.keepalive??!1,serviceWorkers:de.serviceWorkers??"all",initiator:de.initiator??
"",destination:de.destination??"",priority:de.priority??null,origin:de.origin??"client",policyContainer:de.policyContainer??
"client",referrer:de.referrer??"client",referrerPolicy:de.referrerPolicy??"",mode:de.mode??"no-cors",useCORSPreflightFlag:de.
useCORSPreflightFlag??!1,credentials:de.credentials??"same-origin",useCredentials:de.useCredentials??!1,cache:de.cache??
"default",redirect:de.redirect??"follow",integrity:de.integrity??"",cryptoGraphicsNonceMetadata:de.cryptoGraphicsNonceMetadata??
"",parserMetadata:de.parserMetadata??"",reloadNavigation:de.reloadNavigation??!1,historyNavigation:de.historyNavigation??
!1,userActivation:de.userActivation??!1,taintedOrigin:de.taintedOrigin??!1,redirectCount:de.redirectCount??0,responseTainting:de.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:de.preventNoCacheCacheControlHeaderModification??
!1,done:de.done??!1,timingAllowFailed:de.timingAllowFailed??!1,urlList:de.urlList,url:de.urlList[0],headersList:de.headersList?
new r(de.headersList):new r}}function j(de){const Ae=ge({...de,body:null});return de.body!=null&&(Ae.body=h(Ae,de.body)),
Ae}function Te(de,Ae,re){const le=new oe(K);return le[F]=de,le[D]=Ae,le[S]=new s(K),E(le[S],de.headersList),c(le[S],re),
le}Object.defineProperties(oe.prototype,{method:d,url:d,headers:d,redirect:d,clone:d,signal:d,duplex:d,destination:d,body:d,
bodyUsed:d,isHistoryNavigation:d,isReloadNavigation:d,keepalive:d,integrity:d,cache:d,credentials:d,attribute:d,referrerPolicy:d,
referrer:d,mode:d,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),V.converters.Request=V.interfaceConverter(oe),
V.converters.RequestInfo=function(de,Ae,re){return typeof de=="string"?V.converters.USVString(de,Ae,re):de instanceof oe?
V.converters.Request(de,Ae,re):V.converters.USVString(de,Ae,re)},V.converters.AbortSignal=V.interfaceConverter(AbortSignal),
V.converters.RequestInit=V.dictionaryConverter([{key:"method",converter:V.converters.ByteString},{key:"headers",converter:V.
converters.HeadersInit},{key:"body",converter:V.nullableConverter(V.converters.BodyInit)},{key:"referrer",converter:V.converters.
USVString},{key:"referrerPolicy",converter:V.converters.DOMString,allowedValues:x},{key:"mode",converter:V.converters.DOMString,
allowedValues:Y},{key:"credentials",converter:V.converters.DOMString,allowedValues:m},{key:"cache",converter:V.converters.
DOMString,allowedValues:I},{key:"redirect",converter:V.converters.DOMString,allowedValues:J},{key:"integrity",converter:V.
converters.DOMString},{key:"keepalive",converter:V.converters.boolean},{key:"signal",converter:V.nullableConverter(de=>V.
converters.AbortSignal(de,"RequestInit","signal",{strict:!1}))},{key:"window",converter:V.converters.any},{key:"duplex",
converter:V.converters.DOMString,allowedValues:y},{key:"dispatcher",converter:V.converters.any}]),G.exports={Request:oe,
makeRequest:ge,fromInnerRequest:Te,cloneRequest:j}},99051:function(G,g,A){"use strict";const{Headers:n,HeadersList:f,fill:h,
getHeadersGuard:u,setHeadersGuard:s,setHeadersList:e}=A(60660),{extractBody:r,cloneBody:c,mixinBody:t,hasFinalizationRegistry:E,
streamRegistry:i,bodyUnusable:o}=A(84492),B=A(3440),C=A(57975),{kEnumerableProperty:Q}=B,{isValidReasonPhrase:l,isCancelled:R,
isAborted:U,isBlobLike:O,serializeJavascriptValueToJSONString:x,isErrorLike:J,isomorphicEncode:Y,environmentSettingsObject:m}=A(
73168),{redirectStatusSet:I,nullBodyStatus:y}=A(4495),{kState:d,kHeaders:w}=A(93627),{webidl:T}=A(45893),{FormData:S}=A(
35910),{URLSerializer:D}=A(51900),{kConstruct:F}=A(36443),H=A(34589),{types:V}=A(57975),W=new TextEncoder("utf-8");class K{static error(){
return He(Qe(),"immutable")}static json(oe,ge={}){T.argumentLengthCheck(arguments,1,"Response.json"),ge!==null&&(ge=T.converters.
ResponseInit(ge));const j=W.encode(x(oe)),Te=r(j),de=He(ue({}),"response");return Je(de,ge,{body:Te[0],type:"application\
/json"}),de}static redirect(oe,ge=302){T.argumentLengthCheck(arguments,1,"Response.redirect"),oe=T.converters.USVString(
oe),ge=T.converters["unsigned short"](ge);let j;try{j=new URL(oe,m.settingsObject.baseUrl)}catch(Ae){throw new TypeError(
`Failed to parse URL from ${oe}`,{cause:Ae})}if(!I.has(ge))throw new RangeError(`Invalid status code ${ge}`);const Te=He(
ue({}),"immutable");Te[d].status=ge;const de=Y(D(j));return Te[d].headersList.append("location",de,!0),Te}constructor(oe=null,ge={}){
if(T.util.markAsUncloneable(this),oe===F)return;oe!==null&&(oe=T.converters.BodyInit(oe)),ge=T.converters.ResponseInit(ge),
this[d]=ue({}),this[w]=new n(F),s(this[w],"response"),e(this[w],this[d].headersList);let j=null;if(oe!=null){const[Te,de]=r(
oe);j={body:Te,type:de}}Je(this,ge,j)}get type(){return T.brandCheck(this,K),this[d].type}get url(){T.brandCheck(this,K);
const oe=this[d].urlList,ge=oe[oe.length-1]??null;return ge===null?"":D(ge,!0)}get redirected(){return T.brandCheck(this,
K),this[d].urlList.length>1}get status(){return T.brandCheck(this,K),this[d].status}get ok(){return T.brandCheck(this,K),
this[d].status>=200&&this[d].status<=299}get statusText(){return T.brandCheck(this,K),this[d].statusText}get headers(){return T.
brandCheck(this,K),this[w]}get body(){return T.brandCheck(this,K),this[d].body?this[d].body.stream:null}get bodyUsed(){return T.
brandCheck(this,K),!!this[d].body&&B.isDisturbed(this[d].body.stream)}clone(){if(T.brandCheck(this,K),o(this))throw T.errors.
exception({header:"Response.clone",message:"Body has already been consumed."});const oe=ie(this[d]);return E&&this[d].body?.
stream&&i.register(this,new WeakRef(this[d].body.stream)),He(oe,u(this[w]))}[C.inspect.custom](oe,ge){ge.depth===null&&(ge.
depth=2),ge.colors??=!0;const j={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.
bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${C.formatWithOptions(ge,j)}`}}
t(K),Object.defineProperties(K.prototype,{type:Q,url:Q,status:Q,ok:Q,redirected:Q,statusText:Q,headers:Q,clone:Q,body:Q,
bodyUsed:Q,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(K,{json:Q,redirect:Q,error:Q});
function ie(ae){if(ae.internalResponse)return pe(ie(ae.internalResponse),ae.type);const oe=ue({...ae,body:null});return ae.
body!=null&&(oe.body=c(oe,ae.body)),oe}function ue(ae){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,
type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...ae,headersList:ae?.headersList?new f(ae?.headersList):
new f,urlList:ae?.urlList?[...ae.urlList]:[]}}function Qe(ae){const oe=J(ae);return ue({type:"error",status:0,error:oe?ae:
new Error(ae&&String(ae)),aborted:ae&&ae.name==="AbortError"})}function Ce(ae){return ae.type==="error"&&ae.status===0}function ye(ae,oe){
return oe={internalResponse:ae,...oe},new Proxy(ae,{get(ge,j){return j in oe?oe[j]:ge[j]},set(ge,j,Te){return H(!(j in oe)),
ge[j]=Te,!0}})}function pe(ae,oe){if(oe==="basic")return ye(ae,{type:"basic",headersList:ae.headersList});if(oe==="cors")
return ye(ae,{type:"cors",headersList:ae.headersList});if(oe==="opaque")return ye(ae,{type:"opaque",urlList:Object.freeze(
[]),status:0,statusText:"",body:null});if(oe==="opaqueredirect")return ye(ae,{type:"opaqueredirect",status:0,statusText:"",
headersList:[],body:null});H(!1)}function we(ae,oe=null){return H(R(ae)),U(ae)?Qe(Object.assign(new DOMException("The op\
eration was aborted.","AbortError"),{cause:oe})):Qe(Object.assign(new DOMException("Request was cancelled."),{cause:oe}))}
function Je(ae,oe,ge){if(oe.status!==null&&(oe.status<200||oe.status>599))throw new RangeError('init["status"] must be i\
n the range of 200 to 599, inclusive.');if("statusText"in oe&&oe.statusText!=null&&!l(String(oe.statusText)))throw new TypeError(
"Invalid statusText");if("status"in oe&&oe.status!=null&&(ae[d].status=oe.status),"statusText"in oe&&oe.statusText!=null&&
(ae[d].statusText=oe.statusText),"headers"in oe&&oe.headers!=null&&h(ae[w],oe.headers),ge){if(y.includes(ae.status))throw T.
errors.exception({header:"Response constructor",message:`Invalid response status code ${ae.status}`});ae[d].body=ge.body,
ge.type!=null&&!ae[d].headersList.contains("content-type",!0)&&ae[d].headersList.append("content-type",ge.type,!0)}}function He(ae,oe){
const ge=new K(F);return ge[d]=ae,ge[w]=new n(F),e(ge[w],ae.headersList),s(ge[w],oe),E&&ae.body?.stream&&i.register(ge,new WeakRef(
ae.body.stream)),ge}T.converters.ReadableStream=T.interfaceConverter(ReadableStream),T.converters.FormData=T.interfaceConverter(
S),T.converters.URLSearchParams=T.interfaceConverter(URLSearchParams),T.converters.XMLHttpRequestBodyInit=function(ae,oe,ge){
return typeof ae=="string"?T.converters.USVString(ae,oe,ge):O(ae)?T.converters.Blob(ae,oe,ge,{strict:!1}):ArrayBuffer.isView(
ae)||V.isArrayBuffer(ae)?T.converters.BufferSource(ae,oe,ge):B.isFormDataLike(ae)?T.converters.FormData(ae,oe,ge,{strict:!1}):
ae instanceof URLSearchParams?T.converters.URLSearchParams(ae,oe,ge):T.converters.DOMString(ae,oe,ge)},T.converters.BodyInit=
function(ae,oe,ge){return ae instanceof ReadableStream?T.converters.ReadableStream(ae,oe,ge):ae?.[Symbol.asyncIterator]?
ae:T.converters.XMLHttpRequestBodyInit(ae,oe,ge)},T.converters.ResponseInit=T.dictionaryConverter([{key:"status",converter:T.
converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:T.converters.ByteString,defaultValue:()=>""},
{key:"headers",converter:T.converters.HeadersInit}]),G.exports={isNetworkError:Ce,makeNetworkError:Qe,makeResponse:ue,makeAppropriateNetworkError:we,
filterResponse:pe,Response:K,cloneResponse:ie,fromInnerResponse:He}},93627:function(G){"use strict";G.exports={kUrl:Symbol(
"url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}},73168:function(G,g,A){
"use strict";const{Transform:n}=A(57075),f=A(38522),{redirectStatusSet:h,referrerPolicySet:u,badPortsSet:s}=A(4495),{getGlobalOrigin:e}=A(
51059),{collectASequenceOfCodePoints:r,collectAnHTTPQuotedString:c,removeChars:t,parseMIMEType:E}=A(51900),{performance:i}=A(
643),{isBlobLike:o,ReadableStreamFrom:B,isValidHTTPToken:C,normalizedMethodRecordsBase:Q}=A(3440),l=A(34589),{isUint8Array:R}=A(
73429),{webidl:U}=A(45893);let O=[],x;try{x=A(77598);const M=["sha256","sha384","sha512"];O=x.getHashes().filter(_=>M.includes(
_))}catch{}function J(M){const _=M.urlList,N=_.length;return N===0?null:_[N-1].toString()}function Y(M,_){if(!h.has(M.status))
return null;let N=M.headersList.get("location",!0);return N!==null&&D(N)&&(m(N)||(N=I(N)),N=new URL(N,J(M))),N&&!N.hash&&
(N.hash=_),N}function m(M){for(let _=0;_<M.length;++_){const N=M.charCodeAt(_);if(N>126||N<32)return!1}return!0}function I(M){
return Buffer.from(M,"binary").toString("utf8")}function y(M){return M.urlList[M.urlList.length-1]}function d(M){const _=y(
M);return Ge(_)&&s.has(_.port)?"blocked":"allowed"}function w(M){return M instanceof Error||M?.constructor?.name==="Erro\
r"||M?.constructor?.name==="DOMException"}function T(M){for(let _=0;_<M.length;++_){const N=M.charCodeAt(_);if(!(N===9||
N>=32&&N<=126||N>=128&&N<=255))return!1}return!0}const S=C;function D(M){return(M[0]==="	"||M[0]===" "||M[M.length-1]===
"	"||M[M.length-1]===" "||M.includes(`
`)||M.includes("\r")||M.includes("\0"))===!1}function F(M,_){const{headersList:N}=_,z=(N.get("referrer-policy",!0)??"").
split(",");let Z="";if(z.length>0)for(let ee=z.length;ee!==0;ee--){const te=z[ee-1].trim();if(u.has(te)){Z=te;break}}Z!==
""&&(M.referrerPolicy=Z)}function H(){return"allowed"}function V(){return"success"}function W(){return"success"}function K(M){
let _=null;_=M.mode,M.headersList.set("sec-fetch-mode",_,!0)}function ie(M){let _=M.origin;if(!(_==="client"||_===void 0)){
if(M.responseTainting==="cors"||M.mode==="websocket")M.headersList.append("origin",_,!0);else if(M.method!=="GET"&&M.method!==
"HEAD"){switch(M.referrerPolicy){case"no-referrer":_=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"\
strict-origin-when-cross-origin":M.origin&&Me(M.origin)&&!Me(y(M))&&(_=null);break;case"same-origin":le(M,y(M))||(_=null);
break;default:}M.headersList.append("origin",_,!0)}}}function ue(M,_){return M}function Qe(M,_,N){return!M?.startTime||M.
startTime<_?{domainLookupStartTime:_,domainLookupEndTime:_,connectionStartTime:_,connectionEndTime:_,secureConnectionStartTime:_,
ALPNNegotiatedProtocol:M?.ALPNNegotiatedProtocol}:{domainLookupStartTime:ue(M.domainLookupStartTime,N),domainLookupEndTime:ue(
M.domainLookupEndTime,N),connectionStartTime:ue(M.connectionStartTime,N),connectionEndTime:ue(M.connectionEndTime,N),secureConnectionStartTime:ue(
M.secureConnectionStartTime,N),ALPNNegotiatedProtocol:M.ALPNNegotiatedProtocol}}function Ce(M){return ue(i.now(),M)}function ye(M){
return{startTime:M.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:M.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}
function pe(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function we(M){return{referrerPolicy:M.referrerPolicy}}
function Je(M){const _=M.referrerPolicy;l(_);let N=null;if(M.referrer==="client"){const se=e();if(!se||se.origin==="null")
return"no-referrer";N=new URL(se)}else M.referrer instanceof URL&&(N=M.referrer);let z=He(N);const Z=He(N,!0);z.toString().
length>4096&&(z=Z);const ee=le(M,z),te=ae(z)&&!ae(M.url);switch(_){case"origin":return Z??He(N,!0);case"unsafe-url":return z;case"\
same-origin":return ee?Z:"no-referrer";case"origin-when-cross-origin":return ee?z:Z;case"strict-origin-when-cross-origin":{
const se=y(M);return le(z,se)?z:ae(z)&&!ae(se)?"no-referrer":Z}default:return te?"no-referrer":Z}}function He(M,_){return l(
M instanceof URL),M=new URL(M),M.protocol==="file:"||M.protocol==="about:"||M.protocol==="blank:"?"no-referrer":(M.username=
"",M.password="",M.hash="",_&&(M.pathname="",M.search=""),M)}function ae(M){if(!(M instanceof URL))return!1;if(M.href===
"about:blank"||M.href==="about:srcdoc"||M.protocol==="data:"||M.protocol==="file:")return!0;return _(M.origin);function _(N){
if(N==null||N==="null")return!1;const z=new URL(N);return!!(z.protocol==="https:"||z.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(z.hostname)||z.hostname==="localhost"||z.hostname.includes("localhost.")||z.hostname.endsWith(".localhost"))}}function oe(M,_){
if(x===void 0)return!0;const N=j(_);if(N==="no metadata"||N.length===0)return!0;const z=Te(N),Z=de(N,z);for(const ee of Z){
const te=ee.algo,se=ee.hash;let fe=x.createHash(te).update(M).digest("base64");if(fe[fe.length-1]==="="&&(fe[fe.length-2]===
"="?fe=fe.slice(0,-2):fe=fe.slice(0,-1)),Ae(fe,se))return!0}return!1}const ge=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function j(M){const _=[];let N=!0;for(const z of M.split(" ")){N=!1;const Z=ge.exec(z);if(Z===null||Z.groups===void 0||Z.
groups.algo===void 0)continue;const ee=Z.groups.algo.toLowerCase();O.includes(ee)&&_.push(Z.groups)}return N===!0?"no me\
tadata":_}function Te(M){let _=M[0].algo;if(_[3]==="5")return _;for(let N=1;N<M.length;++N){const z=M[N];if(z.algo[3]===
"5"){_="sha512";break}else{if(_[3]==="3")continue;z.algo[3]==="3"&&(_="sha384")}}return _}function de(M,_){if(M.length===
1)return M;let N=0;for(let z=0;z<M.length;++z)M[z].algo===_&&(M[N++]=M[z]);return M.length=N,M}function Ae(M,_){if(M.length!==
_.length)return!1;for(let N=0;N<M.length;++N)if(M[N]!==_[N]){if(M[N]==="+"&&_[N]==="-"||M[N]==="/"&&_[N]==="_")continue;
return!1}return!0}function re(M){}function le(M,_){return M.origin===_.origin&&M.origin==="null"||M.protocol===_.protocol&&
M.hostname===_.hostname&&M.port===_.port}function Ee(){let M,_;return{promise:new Promise((z,Z)=>{M=z,_=Z}),resolve:M,reject:_}}
function De(M){return M.controller.state==="aborted"}function We(M){return M.controller.state==="aborted"||M.controller.
state==="terminated"}function xe(M){return Q[M.toLowerCase()]??M}function qe(M){const _=JSON.stringify(M);if(_===void 0)
throw new TypeError("Value is not JSON serializable");return l(typeof _=="string"),_}const Re=Object.getPrototypeOf(Object.
getPrototypeOf([][Symbol.iterator]()));function Ve(M,_,N=0,z=1){class Z{#e;#t;#A;constructor(te,se){this.#e=te,this.#t=se,
this.#A=0}next(){if(typeof this!="object"||this===null||!(#e in this))throw new TypeError(`'next' called on an object th\
at does not implement interface ${M} Iterator.`);const te=this.#A,se=this.#e[_],fe=se.length;if(te>=fe)return{value:void 0,
done:!0};const{[N]:Oe,[z]:Ye}=se[te];this.#A=te+1;let Ue;switch(this.#t){case"key":Ue=Oe;break;case"value":Ue=Ye;break;case"\
key+value":Ue=[Oe,Ye];break}return{value:Ue,done:!1}}}return delete Z.prototype.constructor,Object.setPrototypeOf(Z.prototype,
Re),Object.defineProperties(Z.prototype,{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${M} Ite\
rator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(ee,te){return new Z(ee,te)}}function Le(M,_,N,z=0,Z=1){
const ee=Ve(M,N,z,Z),te={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return U.brandCheck(this,_),ee(
this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return U.brandCheck(this,_),ee(this,"va\
lue")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return U.brandCheck(this,_),ee(this,"key+val\
ue")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(fe,Oe=globalThis){if(U.brandCheck(this,_),U.argumentLengthCheck(
arguments,1,`${M}.forEach`),typeof fe!="function")throw new TypeError(`Failed to execute 'forEach' on '${M}': parameter \
1 is not of type 'Function'.`);for(const{0:Ye,1:Ue}of ee(this,"key+value"))fe.call(Oe,Ue,Ye,this)}}};return Object.defineProperties(
_.prototype,{...te,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,value:te.entries.value}})}async function Fe(M,_,N){
const z=_,Z=N;let ee;try{ee=M.stream.getReader()}catch(te){Z(te);return}try{z(await ne(ee))}catch(te){Z(te)}}function Ne(M){
return M instanceof ReadableStream||M[Symbol.toStringTag]==="ReadableStream"&&typeof M.tee=="function"}function et(M){try{
M.close(),M.byobRequest?.respond(0)}catch(_){if(!_.message.includes("Controller is already closed")&&!_.message.includes(
"ReadableStream is already closed"))throw _}}const ce=/[^\x00-\xFF]/;function v(M){return l(!ce.test(M)),M}async function ne(M){
const _=[];let N=0;for(;;){const{done:z,value:Z}=await M.read();if(z)return Buffer.concat(_,N);if(!R(Z))throw new TypeError(
"Received non-Uint8Array chunk");_.push(Z),N+=Z.length}}function Ie(M){l("protocol"in M);const _=M.protocol;return _==="\
about:"||_==="blob:"||_==="data:"}function Me(M){return typeof M=="string"&&M[5]===":"&&M[0]==="h"&&M[1]==="t"&&M[2]==="\
t"&&M[3]==="p"&&M[4]==="s"||M.protocol==="https:"}function Ge(M){l("protocol"in M);const _=M.protocol;return _==="http:"||
_==="https:"}function be(M,_){const N=M;if(!N.startsWith("bytes"))return"failure";const z={position:5};if(_&&r(fe=>fe===
"	"||fe===" ",N,z),N.charCodeAt(z.position)!==61)return"failure";z.position++,_&&r(fe=>fe==="	"||fe===" ",N,z);const Z=r(
fe=>{const Oe=fe.charCodeAt(0);return Oe>=48&&Oe<=57},N,z),ee=Z.length?Number(Z):null;if(_&&r(fe=>fe==="	"||fe===" ",N,z),
N.charCodeAt(z.position)!==45)return"failure";z.position++,_&&r(fe=>fe==="	"||fe===" ",N,z);const te=r(fe=>{const Oe=fe.
charCodeAt(0);return Oe>=48&&Oe<=57},N,z),se=te.length?Number(te):null;return z.position<N.length||se===null&&ee===null||
ee>se?"failure":{rangeStartValue:ee,rangeEndValue:se}}function ze(M,_,N){let z="bytes ";return z+=v(`${M}`),z+="-",z+=v(
`${_}`),z+="/",z+=v(`${N}`),z}class $e extends n{#e;constructor(_){super(),this.#e=_}_transform(_,N,z){if(!this._inflateStream){
if(_.length===0){z();return}this._inflateStream=(_[0]&15)===8?f.createInflate(this.#e):f.createInflateRaw(this.#e),this.
_inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on(
"error",Z=>this.destroy(Z))}this._inflateStream.write(_,N,z)}_final(_){this._inflateStream&&(this._inflateStream.end(),this.
_inflateStream=null),_()}}function Xe(M){return new $e(M)}function gt(M){let _=null,N=null,z=null;const Z=ft("content-ty\
pe",M);if(Z===null)return"failure";for(const ee of Z){const te=E(ee);te==="failure"||te.essence==="*/*"||(z=te,z.essence!==
N?(_=null,z.parameters.has("charset")&&(_=z.parameters.get("charset")),N=z.essence):!z.parameters.has("charset")&&_!==null&&
z.parameters.set("charset",_))}return z??"failure"}function It(M){const _=M,N={position:0},z=[];let Z="";for(;N.position<
_.length;){if(Z+=r(ee=>ee!=='"'&&ee!==",",_,N),N.position<_.length)if(_.charCodeAt(N.position)===34){if(Z+=c(_,N),N.position<
_.length)continue}else l(_.charCodeAt(N.position)===44),N.position++;Z=t(Z,!0,!0,ee=>ee===9||ee===32),z.push(Z),Z=""}return z}
function ft(M,_){const N=_.get(M,!0);return N===null?null:It(N)}const lt=new TextDecoder;function Et(M){return M.length===
0?"":(M[0]===239&&M[1]===187&&M[2]===191&&(M=M.subarray(3)),lt.decode(M))}class ut{get baseUrl(){return e()}get origin(){
return this.baseUrl?.origin}policyContainer=pe()}class Se{settingsObject=new ut}const X=new Se;G.exports={isAborted:De,isCancelled:We,
isValidEncodedURL:m,createDeferredPromise:Ee,ReadableStreamFrom:B,tryUpgradeRequestToAPotentiallyTrustworthyURL:re,clampAndCoarsenConnectionTimingInfo:Qe,
coarsenedSharedCurrentTime:Ce,determineRequestsReferrer:Je,makePolicyContainer:pe,clonePolicyContainer:we,appendFetchMetadata:K,
appendRequestOriginHeader:ie,TAOCheck:W,corsCheck:V,crossOriginResourcePolicyCheck:H,createOpaqueTimingInfo:ye,setRequestReferrerPolicyOnRedirect:F,
isValidHTTPToken:C,requestBadPort:d,requestCurrentURL:y,responseURL:J,responseLocationURL:Y,isBlobLike:o,isURLPotentiallyTrustworthy:ae,
isValidReasonPhrase:T,sameOrigin:le,normalizeMethod:xe,serializeJavascriptValueToJSONString:qe,iteratorMixin:Le,createIterator:Ve,
isValidHeaderName:S,isValidHeaderValue:D,isErrorLike:w,fullyReadBody:Fe,bytesMatch:oe,isReadableStreamLike:Ne,readableStreamClose:et,
isomorphicEncode:v,urlIsLocal:Ie,urlHasHttpsScheme:Me,urlIsHttpHttpsScheme:Ge,readAllBytes:ne,simpleRangeHeaderValue:be,
buildContentRange:ze,parseMetadata:j,createInflate:Xe,extractMimeType:gt,getDecodeSplit:ft,utf8DecodeBytes:Et,environmentSettingsObject:X}},
45893:function(G,g,A){"use strict";const{types:n,inspect:f}=A(57975),{markAsUncloneable:h}=A(75919),{toUSVString:u}=A(3440),
s={};s.converters={},s.util={},s.errors={},s.errors.exception=function(e){return new TypeError(`${e.header}: ${e.message}`)},
s.errors.conversionFailed=function(e){const r=e.types.length===1?"":" one of",c=`${e.argument} could not be converted to${r}\
: ${e.types.join(", ")}.`;return s.errors.exception({header:e.prefix,message:c})},s.errors.invalidArgument=function(e){return s.
errors.exception({header:e.prefix,message:`"${e.value}" is an invalid ${e.type}.`})},s.brandCheck=function(e,r,c){if(c?.
strict!==!1){if(!(e instanceof r)){const t=new TypeError("Illegal invocation");throw t.code="ERR_INVALID_THIS",t}}else if(e?.[Symbol.
toStringTag]!==r.prototype[Symbol.toStringTag]){const t=new TypeError("Illegal invocation");throw t.code="ERR_INVALID_TH\
IS",t}},s.argumentLengthCheck=function({length:e},r,c){if(e<r)throw s.errors.exception({message:`${r} argument${r!==1?"s":
""} required, but${e?" only":""} ${e} found.`,header:c})},s.illegalConstructor=function(){throw s.errors.exception({header:"\
TypeError",message:"Illegal constructor"})},s.util.Type=function(e){switch(typeof e){case"undefined":return"Undefined";case"\
boolean":return"Boolean";case"string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":
return"BigInt";case"function":case"object":return e===null?"Null":"Object"}},s.util.markAsUncloneable=h||(()=>{}),s.util.
ConvertToInt=function(e,r,c,t){let E,i;r===64?(E=Math.pow(2,53)-1,c==="unsigned"?i=0:i=Math.pow(-2,53)+1):c==="unsigned"?
(i=0,E=Math.pow(2,r)-1):(i=Math.pow(-2,r)-1,E=Math.pow(2,r-1)-1);let o=Number(e);if(o===0&&(o=0),t?.enforceRange===!0){if(Number.
isNaN(o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY)throw s.errors.exception({header:"Integer conversio\
n",message:`Could not convert ${s.util.Stringify(e)} to an integer.`});if(o=s.util.IntegerPart(o),o<i||o>E)throw s.errors.
exception({header:"Integer conversion",message:`Value must be between ${i}-${E}, got ${o}.`});return o}return!Number.isNaN(
o)&&t?.clamp===!0?(o=Math.min(Math.max(o,i),E),Math.floor(o)%2===0?o=Math.floor(o):o=Math.ceil(o),o):Number.isNaN(o)||o===
0&&Object.is(0,o)||o===Number.POSITIVE_INFINITY||o===Number.NEGATIVE_INFINITY?0:(o=s.util.IntegerPart(o),o=o%Math.pow(2,
r),c==="signed"&&o>=Math.pow(2,r)-1?o-Math.pow(2,r):o)},s.util.IntegerPart=function(e){const r=Math.floor(Math.abs(e));return e<
0?-1*r:r},s.util.Stringify=function(e){switch(s.util.Type(e)){case"Symbol":return`Symbol(${e.description})`;case"Object":
return f(e);case"String":return`"${e}"`;default:return`${e}`}},s.sequenceConverter=function(e){return(r,c,t,E)=>{if(s.util.
Type(r)!=="Object")throw s.errors.exception({header:c,message:`${t} (${s.util.Stringify(r)}) is not iterable.`});const i=typeof E==
"function"?E():r?.[Symbol.iterator]?.(),o=[];let B=0;if(i===void 0||typeof i.next!="function")throw s.errors.exception({
header:c,message:`${t} is not iterable.`});for(;;){const{done:C,value:Q}=i.next();if(C)break;o.push(e(Q,c,`${t}[${B++}]`))}
return o}},s.recordConverter=function(e,r){return(c,t,E)=>{if(s.util.Type(c)!=="Object")throw s.errors.exception({header:t,
message:`${E} ("${s.util.Type(c)}") is not an Object.`});const i={};if(!n.isProxy(c)){const B=[...Object.getOwnPropertyNames(
c),...Object.getOwnPropertySymbols(c)];for(const C of B){const Q=e(C,t,E),l=r(c[C],t,E);i[Q]=l}return i}const o=Reflect.
ownKeys(c);for(const B of o)if(Reflect.getOwnPropertyDescriptor(c,B)?.enumerable){const Q=e(B,t,E),l=r(c[B],t,E);i[Q]=l}
return i}},s.interfaceConverter=function(e){return(r,c,t,E)=>{if(E?.strict!==!1&&!(r instanceof e))throw s.errors.exception(
{header:c,message:`Expected ${t} ("${s.util.Stringify(r)}") to be an instance of ${e.name}.`});return r}},s.dictionaryConverter=
function(e){return(r,c,t)=>{const E=s.util.Type(r),i={};if(E==="Null"||E==="Undefined")return i;if(E!=="Object")throw s.
errors.exception({header:c,message:`Expected ${r} to be one of: Null, Undefined, Object.`});for(const o of e){const{key:B,
defaultValue:C,required:Q,converter:l}=o;if(Q===!0&&!Object.hasOwn(r,B))throw s.errors.exception({header:c,message:`Miss\
ing required key "${B}".`});let R=r[B];const U=Object.hasOwn(o,"defaultValue");if(U&&R!==null&&(R??=C()),Q||U||R!==void 0){
if(R=l(R,c,`${t}.${B}`),o.allowedValues&&!o.allowedValues.includes(R))throw s.errors.exception({header:c,message:`${R} i\
s not an accepted type. Expected one of ${o.allowedValues.join(", ")}.`});i[B]=R}}return i}},s.nullableConverter=function(e){
return(r,c,t)=>r===null?r:e(r,c,t)},s.converters.DOMString=function(e,r,c,t){if(e===null&&t?.legacyNullToEmptyString)return"";
if(typeof e=="symbol")throw s.errors.exception({header:r,message:`${c} is a symbol, which cannot be converted to a DOMSt\
ring.`});return String(e)},s.converters.ByteString=function(e,r,c){const t=s.converters.DOMString(e,r,c);for(let E=0;E<t.
length;E++)if(t.charCodeAt(E)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at \
index ${E} has a value of ${t.charCodeAt(E)} which is greater than 255.`);return t},s.converters.USVString=u,s.converters.
boolean=function(e){return!!e},s.converters.any=function(e){return e},s.converters["long long"]=function(e,r,c){return s.
util.ConvertToInt(e,64,"signed",void 0,r,c)},s.converters["unsigned long long"]=function(e,r,c){return s.util.ConvertToInt(
e,64,"unsigned",void 0,r,c)},s.converters["unsigned long"]=function(e,r,c){return s.util.ConvertToInt(e,32,"unsigned",void 0,
r,c)},s.converters["unsigned short"]=function(e,r,c,t){return s.util.ConvertToInt(e,16,"unsigned",t,r,c)},s.converters.ArrayBuffer=
function(e,r,c,t){if(s.util.Type(e)!=="Object"||!n.isAnyArrayBuffer(e))throw s.errors.conversionFailed({prefix:r,argument:`${c}\
 ("${s.util.Stringify(e)}")`,types:["ArrayBuffer"]});if(t?.allowShared===!1&&n.isSharedArrayBuffer(e))throw s.errors.exception(
{header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(e.resizable||e.growable)throw s.errors.exception(
{header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return e},s.converters.TypedArray=function(e,r,c,t,E){
if(s.util.Type(e)!=="Object"||!n.isTypedArray(e)||e.constructor.name!==r.name)throw s.errors.conversionFailed({prefix:c,
argument:`${t} ("${s.util.Stringify(e)}")`,types:[r.name]});if(E?.allowShared===!1&&n.isSharedArrayBuffer(e.buffer))throw s.
errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(e.buffer.resizable||e.buffer.growable)
throw s.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return e},s.converters.DataView=
function(e,r,c,t){if(s.util.Type(e)!=="Object"||!n.isDataView(e))throw s.errors.exception({header:r,message:`${c} is not\
 a DataView.`});if(t?.allowShared===!1&&n.isSharedArrayBuffer(e.buffer))throw s.errors.exception({header:"ArrayBuffer",message:"\
SharedArrayBuffer is not allowed."});if(e.buffer.resizable||e.buffer.growable)throw s.errors.exception({header:"ArrayBuf\
fer",message:"Received a resizable ArrayBuffer."});return e},s.converters.BufferSource=function(e,r,c,t){if(n.isAnyArrayBuffer(
e))return s.converters.ArrayBuffer(e,r,c,{...t,allowShared:!1});if(n.isTypedArray(e))return s.converters.TypedArray(e,e.
constructor,r,c,{...t,allowShared:!1});if(n.isDataView(e))return s.converters.DataView(e,r,c,{...t,allowShared:!1});throw s.
errors.conversionFailed({prefix:r,argument:`${c} ("${s.util.Stringify(e)}")`,types:["BufferSource"]})},s.converters["seq\
uence<ByteString>"]=s.sequenceConverter(s.converters.ByteString),s.converters["sequence<sequence<ByteString>>"]=s.sequenceConverter(
s.converters["sequence<ByteString>"]),s.converters["record<ByteString, ByteString>"]=s.recordConverter(s.converters.ByteString,
s.converters.ByteString),G.exports={webidl:s}},22607:function(G){"use strict";function g(A){if(!A)return"failure";switch(A.
trim().toLowerCase()){case"unicode-1-1-utf-8":case"unicode11utf8":case"unicode20utf8":case"utf-8":case"utf8":case"x-unic\
ode20utf8":return"UTF-8";case"866":case"cp866":case"csibm866":case"ibm866":return"IBM866";case"csisolatin2":case"iso-885\
9-2":case"iso-ir-101":case"iso8859-2":case"iso88592":case"iso_8859-2":case"iso_8859-2:1987":case"l2":case"latin2":return"\
ISO-8859-2";case"csisolatin3":case"iso-8859-3":case"iso-ir-109":case"iso8859-3":case"iso88593":case"iso_8859-3":case"iso\
_8859-3:1988":case"l3":case"latin3":return"ISO-8859-3";case"csisolatin4":case"iso-8859-4":case"iso-ir-110":case"iso8859-\
4":case"iso88594":case"iso_8859-4":case"iso_8859-4:1988":case"l4":case"latin4":return"ISO-8859-4";case"csisolatincyrilli\
c":case"cyrillic":case"iso-8859-5":case"iso-ir-144":case"iso8859-5":case"iso88595":case"iso_8859-5":case"iso_8859-5:1988":
return"ISO-8859-5";case"arabic":case"asmo-708":case"csiso88596e":case"csiso88596i":case"csisolatinarabic":case"ecma-114":case"\
iso-8859-6":case"iso-8859-6-e":case"iso-8859-6-i":case"iso-ir-127":case"iso8859-6":case"iso88596":case"iso_8859-6":case"\
iso_8859-6:1987":return"ISO-8859-6";case"csisolatingreek":case"ecma-118":case"elot_928":case"greek":case"greek8":case"is\
o-8859-7":case"iso-ir-126":case"iso8859-7":case"iso88597":case"iso_8859-7":case"iso_8859-7:1987":case"sun_eu_greek":return"\
ISO-8859-7";case"csiso88598e":case"csisolatinhebrew":case"hebrew":case"iso-8859-8":case"iso-8859-8-e":case"iso-ir-138":case"\
iso8859-8":case"iso88598":case"iso_8859-8":case"iso_8859-8:1988":case"visual":return"ISO-8859-8";case"csiso88598i":case"\
iso-8859-8-i":case"logical":return"ISO-8859-8-I";case"csisolatin6":case"iso-8859-10":case"iso-ir-157":case"iso8859-10":case"\
iso885910":case"l6":case"latin6":return"ISO-8859-10";case"iso-8859-13":case"iso8859-13":case"iso885913":return"ISO-8859-\
13";case"iso-8859-14":case"iso8859-14":case"iso885914":return"ISO-8859-14";case"csisolatin9":case"iso-8859-15":case"iso8\
859-15":case"iso885915":case"iso_8859-15":case"l9":return"ISO-8859-15";case"iso-8859-16":return"ISO-8859-16";case"cskoi8\
r":case"koi":case"koi8":case"koi8-r":case"koi8_r":return"KOI8-R";case"koi8-ru":case"koi8-u":return"KOI8-U";case"csmacint\
osh":case"mac":case"macintosh":case"x-mac-roman":return"macintosh";case"iso-8859-11":case"iso8859-11":case"iso885911":case"\
tis-620":case"windows-874":return"windows-874";case"cp1250":case"windows-1250":case"x-cp1250":return"windows-1250";case"\
cp1251":case"windows-1251":case"x-cp1251":return"windows-1251";case"ansi_x3.4-1968":case"ascii":case"cp1252":case"cp819":case"\
csisolatin1":case"ibm819":case"iso-8859-1":case"iso-ir-100":case"iso8859-1":case"iso88591":case"iso_8859-1":case"iso_885\
9-1:1987":case"l1":case"latin1":case"us-ascii":case"windows-1252":case"x-cp1252":return"windows-1252";case"cp1253":case"\
windows-1253":case"x-cp1253":return"windows-1253";case"cp1254":case"csisolatin5":case"iso-8859-9":case"iso-ir-148":case"\
iso8859-9":case"iso88599":case"iso_8859-9":case"iso_8859-9:1989":case"l5":case"latin5":case"windows-1254":case"x-cp1254":
return"windows-1254";case"cp1255":case"windows-1255":case"x-cp1255":return"windows-1255";case"cp1256":case"windows-1256":case"\
x-cp1256":return"windows-1256";case"cp1257":case"windows-1257":case"x-cp1257":return"windows-1257";case"cp1258":case"win\
dows-1258":case"x-cp1258":return"windows-1258";case"x-mac-cyrillic":case"x-mac-ukrainian":return"x-mac-cyrillic";case"ch\
inese":case"csgb2312":case"csiso58gb231280":case"gb2312":case"gb_2312":case"gb_2312-80":case"gbk":case"iso-ir-58":case"x\
-gbk":return"GBK";case"gb18030":return"gb18030";case"big5":case"big5-hkscs":case"cn-big5":case"csbig5":case"x-x-big5":return"\
Big5";case"cseucpkdfmtjapanese":case"euc-jp":case"x-euc-jp":return"EUC-JP";case"csiso2022jp":case"iso-2022-jp":return"IS\
O-2022-JP";case"csshiftjis":case"ms932":case"ms_kanji":case"shift-jis":case"shift_jis":case"sjis":case"windows-31j":case"\
x-sjis":return"Shift_JIS";case"cseuckr":case"csksc56011987":case"euc-kr":case"iso-ir-149":case"korean":case"ks_c_5601-19\
87":case"ks_c_5601-1989":case"ksc5601":case"ksc_5601":case"windows-949":return"EUC-KR";case"csiso2022kr":case"hz-gb-2312":case"\
iso-2022-cn":case"iso-2022-cn-ext":case"iso-2022-kr":case"replacement":return"replacement";case"unicodefffe":case"utf-16\
be":return"UTF-16BE";case"csunicode":case"iso-10646-ucs-2":case"ucs-2":case"unicode":case"unicodefeff":case"utf-16":case"\
utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined";default:return"failure"}}G.exports={getEncoding:g}},
48355:function(G,g,A){"use strict";const{staticPropertyDescriptors:n,readOperation:f,fireAProgressEvent:h}=A(53610),{kState:u,
kError:s,kResult:e,kEvents:r,kAborted:c}=A(20961),{webidl:t}=A(45893),{kEnumerableProperty:E}=A(3440);class i extends EventTarget{constructor(){
super(),this[u]="empty",this[e]=null,this[s]=null,this[r]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(B){
t.brandCheck(this,i),t.argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer"),B=t.converters.Blob(B,{strict:!1}),
f(this,B,"ArrayBuffer")}readAsBinaryString(B){t.brandCheck(this,i),t.argumentLengthCheck(arguments,1,"FileReader.readAsB\
inaryString"),B=t.converters.Blob(B,{strict:!1}),f(this,B,"BinaryString")}readAsText(B,C=void 0){t.brandCheck(this,i),t.
argumentLengthCheck(arguments,1,"FileReader.readAsText"),B=t.converters.Blob(B,{strict:!1}),C!==void 0&&(C=t.converters.
DOMString(C,"FileReader.readAsText","encoding")),f(this,B,"Text",C)}readAsDataURL(B){t.brandCheck(this,i),t.argumentLengthCheck(
arguments,1,"FileReader.readAsDataURL"),B=t.converters.Blob(B,{strict:!1}),f(this,B,"DataURL")}abort(){if(this[u]==="emp\
ty"||this[u]==="done"){this[e]=null;return}this[u]==="loading"&&(this[u]="done",this[e]=null),this[c]=!0,h("abort",this),
this[u]!=="loading"&&h("loadend",this)}get readyState(){switch(t.brandCheck(this,i),this[u]){case"empty":return this.EMPTY;case"\
loading":return this.LOADING;case"done":return this.DONE}}get result(){return t.brandCheck(this,i),this[e]}get error(){return t.
brandCheck(this,i),this[s]}get onloadend(){return t.brandCheck(this,i),this[r].loadend}set onloadend(B){t.brandCheck(this,
i),this[r].loadend&&this.removeEventListener("loadend",this[r].loadend),typeof B=="function"?(this[r].loadend=B,this.addEventListener(
"loadend",B)):this[r].loadend=null}get onerror(){return t.brandCheck(this,i),this[r].error}set onerror(B){t.brandCheck(this,
i),this[r].error&&this.removeEventListener("error",this[r].error),typeof B=="function"?(this[r].error=B,this.addEventListener(
"error",B)):this[r].error=null}get onloadstart(){return t.brandCheck(this,i),this[r].loadstart}set onloadstart(B){t.brandCheck(
this,i),this[r].loadstart&&this.removeEventListener("loadstart",this[r].loadstart),typeof B=="function"?(this[r].loadstart=
B,this.addEventListener("loadstart",B)):this[r].loadstart=null}get onprogress(){return t.brandCheck(this,i),this[r].progress}set onprogress(B){
t.brandCheck(this,i),this[r].progress&&this.removeEventListener("progress",this[r].progress),typeof B=="function"?(this[r].
progress=B,this.addEventListener("progress",B)):this[r].progress=null}get onload(){return t.brandCheck(this,i),this[r].load}set onload(B){
t.brandCheck(this,i),this[r].load&&this.removeEventListener("load",this[r].load),typeof B=="function"?(this[r].load=B,this.
addEventListener("load",B)):this[r].load=null}get onabort(){return t.brandCheck(this,i),this[r].abort}set onabort(B){t.brandCheck(
this,i),this[r].abort&&this.removeEventListener("abort",this[r].abort),typeof B=="function"?(this[r].abort=B,this.addEventListener(
"abort",B)):this[r].abort=null}}i.EMPTY=i.prototype.EMPTY=0,i.LOADING=i.prototype.LOADING=1,i.DONE=i.prototype.DONE=2,Object.
defineProperties(i.prototype,{EMPTY:n,LOADING:n,DONE:n,readAsArrayBuffer:E,readAsBinaryString:E,readAsText:E,readAsDataURL:E,
abort:E,readyState:E,result:E,error:E,onloadstart:E,onprogress:E,onload:E,onabort:E,onerror:E,onloadend:E,[Symbol.toStringTag]:{
value:"FileReader",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(i,{EMPTY:n,LOADING:n,DONE:n}),G.
exports={FileReader:i}},88573:function(G,g,A){"use strict";const{webidl:n}=A(45893),f=Symbol("ProgressEvent state");class h extends Event{constructor(s,e={}){
s=n.converters.DOMString(s,"ProgressEvent constructor","type"),e=n.converters.ProgressEventInit(e??{}),super(s,e),this[f]=
{lengthComputable:e.lengthComputable,loaded:e.loaded,total:e.total}}get lengthComputable(){return n.brandCheck(this,h),this[f].
lengthComputable}get loaded(){return n.brandCheck(this,h),this[f].loaded}get total(){return n.brandCheck(this,h),this[f].
total}}n.converters.ProgressEventInit=n.dictionaryConverter([{key:"lengthComputable",converter:n.converters.boolean,defaultValue:()=>!1},
{key:"loaded",converter:n.converters["unsigned long long"],defaultValue:()=>0},{key:"total",converter:n.converters["unsi\
gned long long"],defaultValue:()=>0},{key:"bubbles",converter:n.converters.boolean,defaultValue:()=>!1},{key:"cancelable",
converter:n.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:n.converters.boolean,defaultValue:()=>!1}]),
G.exports={ProgressEvent:h}},20961:function(G){"use strict";G.exports={kState:Symbol("FileReader state"),kResult:Symbol(
"FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileReader last progress event fi\
red timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}},53610:function(G,g,A){"use s\
trict";const{kState:n,kError:f,kResult:h,kAborted:u,kLastProgressEventFired:s}=A(20961),{ProgressEvent:e}=A(88573),{getEncoding:r}=A(
22607),{serializeAMimeType:c,parseMIMEType:t}=A(51900),{types:E}=A(57975),{StringDecoder:i}=A(13193),{btoa:o}=A(4573),B={
enumerable:!0,writable:!1,configurable:!1};function C(x,J,Y,m){if(x[n]==="loading")throw new DOMException("Invalid state",
"InvalidStateError");x[n]="loading",x[h]=null,x[f]=null;const y=J.stream().getReader(),d=[];let w=y.read(),T=!0;(async()=>{
for(;!x[u];)try{const{done:S,value:D}=await w;if(T&&!x[u]&&queueMicrotask(()=>{Q("loadstart",x)}),T=!1,!S&&E.isUint8Array(
D))d.push(D),(x[s]===void 0||Date.now()-x[s]>=50)&&!x[u]&&(x[s]=Date.now(),queueMicrotask(()=>{Q("progress",x)})),w=y.read();else if(S){
queueMicrotask(()=>{x[n]="done";try{const F=l(d,Y,J.type,m);if(x[u])return;x[h]=F,Q("load",x)}catch(F){x[f]=F,Q("error",
x)}x[n]!=="loading"&&Q("loadend",x)});break}}catch(S){if(x[u])return;queueMicrotask(()=>{x[n]="done",x[f]=S,Q("error",x),
x[n]!=="loading"&&Q("loadend",x)});break}})()}function Q(x,J){const Y=new e(x,{bubbles:!1,cancelable:!1});J.dispatchEvent(
Y)}function l(x,J,Y,m){switch(J){case"DataURL":{let I="data:";const y=t(Y||"application/octet-stream");y!=="failure"&&(I+=
c(y)),I+=";base64,";const d=new i("latin1");for(const w of x)I+=o(d.write(w));return I+=o(d.end()),I}case"Text":{let I="\
failure";if(m&&(I=r(m)),I==="failure"&&Y){const y=t(Y);y!=="failure"&&(I=r(y.parameters.get("charset")))}return I==="fai\
lure"&&(I="UTF-8"),R(x,I)}case"ArrayBuffer":return O(x).buffer;case"BinaryString":{let I="";const y=new i("latin1");for(const d of x)
I+=y.write(d);return I+=y.end(),I}}}function R(x,J){const Y=O(x),m=U(Y);let I=0;m!==null&&(J=m,I=m==="UTF-8"?3:2);const y=Y.
slice(I);return new TextDecoder(J).decode(y)}function U(x){const[J,Y,m]=x;return J===239&&Y===187&&m===191?"UTF-8":J===254&&
Y===255?"UTF-16BE":J===255&&Y===254?"UTF-16LE":null}function O(x){const J=x.reduce((m,I)=>m+I.byteLength,0);let Y=0;return x.
reduce((m,I)=>(m.set(I,Y),Y+=I.byteLength,m),new Uint8Array(J))}G.exports={staticPropertyDescriptors:B,readOperation:C,fireAProgressEvent:Q}},
86897:function(G,g,A){"use strict";const{uid:n,states:f,sentCloseFrameState:h,emptyBuffer:u,opcodes:s}=A(20736),{kReadyState:e,
kSentClose:r,kByteParser:c,kReceivedClose:t,kResponse:E}=A(61216),{fireEvent:i,failWebsocketConnection:o,isClosing:B,isClosed:C,
isEstablished:Q,parseExtensions:l}=A(98625),{channels:R}=A(42414),{CloseEvent:U}=A(15188),{makeRequest:O}=A(9967),{fetching:x}=A(
54398),{Headers:J,getHeadersList:Y}=A(60660),{getDecodeSplit:m}=A(73168),{WebsocketFrameSend:I}=A(3264);let y;try{y=A(77598)}catch{}
function d(F,H,V,W,K,ie){const ue=F;ue.protocol=F.protocol==="ws:"?"http:":"https:";const Qe=O({urlList:[ue],client:V,serviceWorkers:"\
none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"});if(ie.headers){const we=Y(
new J(ie.headers));Qe.headersList=we}const Ce=y.randomBytes(16).toString("base64");Qe.headersList.append("sec-websocket-\
key",Ce),Qe.headersList.append("sec-websocket-version","13");for(const we of H)Qe.headersList.append("sec-websocket-prot\
ocol",we);return Qe.headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits"),x({request:Qe,
useParallelQueue:!0,dispatcher:ie.dispatcher,processResponse(we){if(we.type==="error"||we.status!==101){o(W,"Received ne\
twork error or non-101 status code.");return}if(H.length!==0&&!we.headersList.get("Sec-WebSocket-Protocol")){o(W,"Server\
 did not respond with sent protocols.");return}if(we.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){o(W,'Serve\
r did not set Upgrade header to "websocket".');return}if(we.headersList.get("Connection")?.toLowerCase()!=="upgrade"){o(
W,'Server did not set Connection header to "upgrade".');return}const Je=we.headersList.get("Sec-WebSocket-Accept"),He=y.
createHash("sha1").update(Ce+n).digest("base64");if(Je!==He){o(W,"Incorrect hash received in Sec-WebSocket-Accept header\
.");return}const ae=we.headersList.get("Sec-WebSocket-Extensions");let oe;if(ae!==null&&(oe=l(ae),!oe.has("permessage-de\
flate"))){o(W,"Sec-WebSocket-Extensions header does not match.");return}const ge=we.headersList.get("Sec-WebSocket-Proto\
col");if(ge!==null){const j=m("sec-websocket-protocol",Qe.headersList);if(j===null||!j.includes(ge)){o(W,"Protocol was n\
ot set in the opening handshake.");return}}we.socket.on("data",T),we.socket.on("close",S),we.socket.on("error",D),R.open.
hasSubscribers&&R.open.publish({address:we.socket.address(),protocol:ge,extensions:ae}),K(we,oe)}})}function w(F,H,V,W){
if(!(B(F)||C(F)))if(!Q(F))o(F,"Connection was closed before it was established."),F[e]=f.CLOSING;else if(F[r]===h.NOT_SENT){
F[r]=h.PROCESSING;const K=new I;H!==void 0&&V===void 0?(K.frameData=Buffer.allocUnsafe(2),K.frameData.writeUInt16BE(H,0)):
H!==void 0&&V!==void 0?(K.frameData=Buffer.allocUnsafe(2+W),K.frameData.writeUInt16BE(H,0),K.frameData.write(V,2,"utf-8")):
K.frameData=u,F[E].socket.write(K.createFrame(s.CLOSE)),F[r]=h.SENT,F[e]=f.CLOSING}else F[e]=f.CLOSING}function T(F){this.
ws[c].write(F)||this.pause()}function S(){const{ws:F}=this,{[E]:H}=F;H.socket.off("data",T),H.socket.off("close",S),H.socket.
off("error",D);const V=F[r]===h.SENT&&F[t];let W=1005,K="";const ie=F[c].closingInfo;ie&&!ie.error?(W=ie.code??1005,K=ie.
reason):F[t]||(W=1006),F[e]=f.CLOSED,i("close",F,(ue,Qe)=>new U(ue,Qe),{wasClean:V,code:W,reason:K}),R.close.hasSubscribers&&
R.close.publish({websocket:F,code:W,reason:K})}function D(F){const{ws:H}=this;H[e]=f.CLOSING,R.socketError.hasSubscribers&&
R.socketError.publish(F),this.destroy()}G.exports={establishWebSocketConnection:d,closeWebSocketConnection:w}},20736:function(G){
"use strict";const g="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",A={enumerable:!0,writable:!1,configurable:!1},n={CONNECTING:0,
OPEN:1,CLOSING:2,CLOSED:3},f={NOT_SENT:0,PROCESSING:1,SENT:2},h={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},
u=2**16-1,s={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},e=Buffer.allocUnsafe(0),r={string:1,typedArray:2,
arrayBuffer:3,blob:4};G.exports={uid:g,sentCloseFrameState:f,staticPropertyDescriptors:A,states:n,opcodes:h,maxUnsigned16Bit:u,
parserStates:s,emptyBuffer:e,sendHints:r}},15188:function(G,g,A){"use strict";const{webidl:n}=A(45893),{kEnumerableProperty:f}=A(
3440),{kConstruct:h}=A(36443),{MessagePort:u}=A(75919);class s extends Event{#e;constructor(i,o={}){if(i===h){super(arguments[1],
arguments[2]),n.util.markAsUncloneable(this);return}const B="MessageEvent constructor";n.argumentLengthCheck(arguments,1,
B),i=n.converters.DOMString(i,B,"type"),o=n.converters.MessageEventInit(o,B,"eventInitDict"),super(i,o),this.#e=o,n.util.
markAsUncloneable(this)}get data(){return n.brandCheck(this,s),this.#e.data}get origin(){return n.brandCheck(this,s),this.#e.
origin}get lastEventId(){return n.brandCheck(this,s),this.#e.lastEventId}get source(){return n.brandCheck(this,s),this.#e.
source}get ports(){return n.brandCheck(this,s),Object.isFrozen(this.#e.ports)||Object.freeze(this.#e.ports),this.#e.ports}initMessageEvent(i,o=!1,B=!1,C=null,Q="",l="",R=null,U=[]){
return n.brandCheck(this,s),n.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new s(i,{bubbles:o,cancelable:B,
data:C,origin:Q,lastEventId:l,source:R,ports:U})}static createFastMessageEvent(i,o){const B=new s(h,i,o);return B.#e=o,B.#e.
data??=null,B.#e.origin??="",B.#e.lastEventId??="",B.#e.source??=null,B.#e.ports??=[],B}}const{createFastMessageEvent:e}=s;
delete s.createFastMessageEvent;class r extends Event{#e;constructor(i,o={}){const B="CloseEvent constructor";n.argumentLengthCheck(
arguments,1,B),i=n.converters.DOMString(i,B,"type"),o=n.converters.CloseEventInit(o),super(i,o),this.#e=o,n.util.markAsUncloneable(
this)}get wasClean(){return n.brandCheck(this,r),this.#e.wasClean}get code(){return n.brandCheck(this,r),this.#e.code}get reason(){
return n.brandCheck(this,r),this.#e.reason}}class c extends Event{#e;constructor(i,o){const B="ErrorEvent constructor";n.
argumentLengthCheck(arguments,1,B),super(i,o),n.util.markAsUncloneable(this),i=n.converters.DOMString(i,B,"type"),o=n.converters.
ErrorEventInit(o??{}),this.#e=o}get message(){return n.brandCheck(this,c),this.#e.message}get filename(){return n.brandCheck(
this,c),this.#e.filename}get lineno(){return n.brandCheck(this,c),this.#e.lineno}get colno(){return n.brandCheck(this,c),
this.#e.colno}get error(){return n.brandCheck(this,c),this.#e.error}}Object.defineProperties(s.prototype,{[Symbol.toStringTag]:{
value:"MessageEvent",configurable:!0},data:f,origin:f,lastEventId:f,source:f,ports:f,initMessageEvent:f}),Object.defineProperties(
r.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},reason:f,code:f,wasClean:f}),Object.defineProperties(
c.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:!0},message:f,filename:f,lineno:f,colno:f,error:f}),n.
converters.MessagePort=n.interfaceConverter(u),n.converters["sequence<MessagePort>"]=n.sequenceConverter(n.converters.MessagePort);
const t=[{key:"bubbles",converter:n.converters.boolean,defaultValue:()=>!1},{key:"cancelable",converter:n.converters.boolean,
defaultValue:()=>!1},{key:"composed",converter:n.converters.boolean,defaultValue:()=>!1}];n.converters.MessageEventInit=
n.dictionaryConverter([...t,{key:"data",converter:n.converters.any,defaultValue:()=>null},{key:"origin",converter:n.converters.
USVString,defaultValue:()=>""},{key:"lastEventId",converter:n.converters.DOMString,defaultValue:()=>""},{key:"source",converter:n.
nullableConverter(n.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:n.converters["sequence<Message\
Port>"],defaultValue:()=>new Array(0)}]),n.converters.CloseEventInit=n.dictionaryConverter([...t,{key:"wasClean",converter:n.
converters.boolean,defaultValue:()=>!1},{key:"code",converter:n.converters["unsigned short"],defaultValue:()=>0},{key:"r\
eason",converter:n.converters.USVString,defaultValue:()=>""}]),n.converters.ErrorEventInit=n.dictionaryConverter([...t,{
key:"message",converter:n.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:n.converters.USVString,defaultValue:()=>""},
{key:"lineno",converter:n.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:n.converters["unsigned \
long"],defaultValue:()=>0},{key:"error",converter:n.converters.any}]),G.exports={MessageEvent:s,CloseEvent:r,ErrorEvent:c,
createFastMessageEvent:e}},3264:function(G,g,A){"use strict";const{maxUnsigned16Bit:n}=A(20736),f=16386;let h,u=null,s=f;
try{h=A(77598)}catch{h={randomFillSync:function(t,E,i){for(let o=0;o<t.length;++o)t[o]=Math.random()*255|0;return t}}}function e(){
return s===f&&(s=0,h.randomFillSync(u??=Buffer.allocUnsafe(f),0,f)),[u[s++],u[s++],u[s++],u[s++]]}class r{constructor(t){
this.frameData=t}createFrame(t){const E=this.frameData,i=e(),o=E?.byteLength??0;let B=o,C=6;o>n?(C+=8,B=127):o>125&&(C+=
2,B=126);const Q=Buffer.allocUnsafe(o+C);Q[0]=Q[1]=0,Q[0]|=128,Q[0]=(Q[0]&240)+t;/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */
Q[C-4]=i[0],Q[C-3]=i[1],Q[C-2]=i[2],Q[C-1]=i[3],Q[1]=B,B===126?Q.writeUInt16BE(o,2):B===127&&(Q[2]=Q[3]=0,Q.writeUIntBE(
o,4,6)),Q[1]|=128;for(let l=0;l<o;++l)Q[C+l]=E[l]^i[l&3];return Q}}G.exports={WebsocketFrameSend:r}},19469:function(G,g,A){
"use strict";const{createInflateRaw:n,Z_DEFAULT_WINDOWBITS:f}=A(38522),{isValidClientWindowBits:h}=A(98625),{MessageSizeExceededError:u}=A(
68707),s=Buffer.from([0,0,255,255]),e=Symbol("kBuffer"),r=Symbol("kLength");class c{#e;#t={};#A=0;constructor(E,i){this.#t.
serverNoContextTakeover=E.has("server_no_context_takeover"),this.#t.serverMaxWindowBits=E.get("server_max_window_bits"),
this.#A=i.maxPayloadSize}decompress(E,i,o){if(!this.#e){let B=f;if(this.#t.serverMaxWindowBits){if(!h(this.#t.serverMaxWindowBits)){
o(new Error("Invalid server_max_window_bits"));return}B=Number.parseInt(this.#t.serverMaxWindowBits)}try{this.#e=n({windowBits:B})}catch(C){
o(C);return}this.#e[e]=[],this.#e[r]=0,this.#e.on("data",C=>{if(this.#e[r]+=C.length,this.#A>0&&this.#e[r]>this.#A){o(new u),
this.#e.removeAllListeners(),this.#e.destroy(),this.#e=null;return}this.#e[e].push(C)}),this.#e.on("error",C=>{this.#e=null,
o(C)})}this.#e.write(E),i&&this.#e.write(s),this.#e.flush(()=>{if(!this.#e)return;const B=Buffer.concat(this.#e[e],this.#e[r]);
this.#e[e].length=0,this.#e[r]=0,o(null,B)})}}G.exports={PerMessageDeflate:c}},81652:function(G,g,A){"use strict";const{
Writable:n}=A(57075),f=A(34589),{parserStates:h,opcodes:u,states:s,emptyBuffer:e,sentCloseFrameState:r}=A(20736),{kReadyState:c,
kSentClose:t,kResponse:E,kReceivedClose:i}=A(61216),{channels:o}=A(42414),{isValidStatusCode:B,isValidOpcode:C,failWebsocketConnection:Q,
websocketMessageReceived:l,utf8Decode:R,isControlFrame:U,isTextBinaryFrame:O,isContinuationFrame:x}=A(98625),{WebsocketFrameSend:J}=A(
3264),{closeWebSocketConnection:Y}=A(86897),{PerMessageDeflate:m}=A(19469),{MessageSizeExceededError:I}=A(68707);function y(w,T,S){
Y(w,T,S,Buffer.byteLength(S)),Q(w,S)}class d extends n{#e=[];#t=0;#A=0;#s=!1;#n=h.INFO;#r={};#i=[];#o;#c;#a;constructor(T,S,D={}){
super(),this.ws=T,this.#o=S??new Map,this.#c=D.maxFragments??0,this.#a=D.maxPayloadSize??0,this.#o.has("permessage-defla\
te")&&this.#o.set("permessage-deflate",new m(S,D))}_write(T,S,D){this.#e.push(T),this.#A+=T.length,this.#s=!0,this.run(D)}#g(){
return this.#a>0&&!U(this.#r.opcode)&&this.#r.payloadLength+this.#t>this.#a?(y(this.ws,1009,"Payload size exceeds maximu\
m allowed size"),!1):!0}run(T){for(;this.#s;)if(this.#n===h.INFO){if(this.#A<2)return T();const S=this.consume(2),D=(S[0]&
128)!==0,F=S[0]&15,H=(S[1]&128)===128,V=!D&&F!==u.CONTINUATION,W=S[1]&127,K=S[0]&64,ie=S[0]&32,ue=S[0]&16;if(!C(F))return Q(
this.ws,"Invalid opcode received"),T();if(H)return Q(this.ws,"Frame cannot be masked"),T();if(K!==0&&!this.#o.has("perme\
ssage-deflate")){Q(this.ws,"Expected RSV1 to be clear.");return}if(ie!==0||ue!==0){Q(this.ws,"RSV1, RSV2, RSV3 must be c\
lear");return}if(V&&!O(F)){Q(this.ws,"Invalid frame type was fragmented.");return}if(O(F)&&this.#i.length>0){Q(this.ws,"\
Expected continuation frame");return}if(this.#r.fragmented&&V){Q(this.ws,"Fragmented frame exceeded 125 bytes.");return}
if((W>125||V)&&U(F)){Q(this.ws,"Control frame either too large or fragmented");return}if(x(F)&&this.#i.length===0&&!this.#r.
compressed){Q(this.ws,"Unexpected continuation frame");return}if(W<=125){if(this.#r.payloadLength=W,this.#n=h.READ_DATA,
!this.#g())return}else W===126?this.#n=h.PAYLOADLENGTH_16:W===127&&(this.#n=h.PAYLOADLENGTH_64);O(F)&&(this.#r.binaryType=
F,this.#r.compressed=K!==0),this.#r.opcode=F,this.#r.masked=H,this.#r.fin=D,this.#r.fragmented=V}else if(this.#n===h.PAYLOADLENGTH_16){
if(this.#A<2)return T();const S=this.consume(2);if(this.#r.payloadLength=S.readUInt16BE(0),this.#n=h.READ_DATA,!this.#g())
return}else if(this.#n===h.PAYLOADLENGTH_64){if(this.#A<8)return T();const S=this.consume(8),D=S.readUInt32BE(0),F=S.readUInt32BE(
4);if(D!==0||F>2**31-1){Q(this.ws,"Received payload length > 2^31 bytes.");return}if(this.#r.payloadLength=F,this.#n=h.READ_DATA,
!this.#g())return}else if(this.#n===h.READ_DATA){if(this.#A<this.#r.payloadLength)return T();const S=this.consume(this.#r.
payloadLength);if(U(this.#r.opcode)){this.#s=this.parseControlFrame(S),this.#n=h.INFO;const D=this.ws[E].socket;if(this.#s&&
D.writableNeedDrain){this.#s=!1,D.once("drain",()=>{this.destroyed||(this.#s=!0,this.run(T))});return}}else if(this.#r.compressed){
this.#o.get("permessage-deflate").decompress(S,this.#r.fin,(D,F)=>{if(D){const H=D instanceof I?1009:1007;y(this.ws,H,D.
message);return}if(this.writeFragments(F)){if(this.#a>0&&this.#t>this.#a){y(this.ws,1009,new I().message);return}if(!this.#r.
fin){this.#n=h.INFO,this.#s=!0,this.run(T);return}l(this.ws,this.#r.binaryType,this.consumeFragments()),this.#s=!0,this.#n=
h.INFO,this.run(T)}}),this.#s=!1;break}else{if(!this.writeFragments(S))return;if(this.#a>0&&this.#t>this.#a){y(this.ws,1009,
new I().message);return}!this.#r.fragmented&&this.#r.fin&&l(this.ws,this.#r.binaryType,this.consumeFragments()),this.#n=
h.INFO}}}consume(T){if(T>this.#A)throw new Error("Called consume() before buffers satiated.");if(T===0)return e;if(this.#e[0].
length===T)return this.#A-=this.#e[0].length,this.#e.shift();const S=Buffer.allocUnsafe(T);let D=0;for(;D!==T;){const F=this.#e[0],
{length:H}=F;if(H+D===T){S.set(this.#e.shift(),D);break}else if(H+D>T){S.set(F.subarray(0,T-D),D),this.#e[0]=F.subarray(
T-D);break}else S.set(this.#e.shift(),D),D+=F.length}return this.#A-=T,S}writeFragments(T){return this.#c>0&&this.#i.length===
this.#c?(y(this.ws,1008,"Too many message fragments"),!1):(this.#t+=T.length,this.#i.push(T),!0)}consumeFragments(){const T=this.#i;
if(T.length===1)return this.#t=0,T.shift();const S=Buffer.concat(T,this.#t);return this.#i=[],this.#t=0,S}parseCloseBody(T){
f(T.length!==1);let S;if(T.length>=2&&(S=T.readUInt16BE(0)),S!==void 0&&!B(S))return{code:1002,reason:"Invalid status co\
de",error:!0};let D=T.subarray(2);D[0]===239&&D[1]===187&&D[2]===191&&(D=D.subarray(3));try{D=R(D)}catch{return{code:1007,
reason:"Invalid UTF-8",error:!0}}return{code:S,reason:D,error:!1}}parseControlFrame(T){const{opcode:S,payloadLength:D}=this.#r;
if(S===u.CLOSE){if(D===1)return Q(this.ws,"Received close frame with a 1-byte body."),!1;if(this.#r.closeInfo=this.parseCloseBody(
T),this.#r.closeInfo.error){const{code:F,reason:H}=this.#r.closeInfo;return Y(this.ws,F,H,H.length),Q(this.ws,H),!1}if(this.
ws[t]!==r.SENT){let F=e;this.#r.closeInfo.code&&(F=Buffer.allocUnsafe(2),F.writeUInt16BE(this.#r.closeInfo.code,0));const H=new J(
F);this.ws[E].socket.write(H.createFrame(u.CLOSE),V=>{V||(this.ws[t]=r.SENT)})}return this.ws[c]=s.CLOSING,this.ws[i]=!0,
!1}else if(S===u.PING){if(!this.ws[i]){const F=new J(T);this.ws[E].socket.write(F.createFrame(u.PONG)),o.ping.hasSubscribers&&
o.ping.publish({payload:T})}}else S===u.PONG&&o.pong.hasSubscribers&&o.pong.publish({payload:T});return!0}get closingInfo(){
return this.#r.closeInfo}}G.exports={ByteParser:d}},13900:function(G,g,A){"use strict";const{WebsocketFrameSend:n}=A(3264),
{opcodes:f,sendHints:h}=A(20736),u=A(64660),s=Buffer[Symbol.species];class e{#e=new u;#t=!1;#A;constructor(E){this.#A=E}add(E,i,o){
if(o!==h.blob){const C=r(E,o);if(!this.#t)this.#A.write(C,i);else{const Q={promise:null,callback:i,frame:C};this.#e.push(
Q)}return}const B={promise:E.arrayBuffer().then(C=>{B.promise=null,B.frame=r(C,o)}),callback:i,frame:null};this.#e.push(
B),this.#t||this.#s()}async#s(){this.#t=!0;const E=this.#e;for(;!E.isEmpty();){const i=E.shift();i.promise!==null&&await i.
promise,this.#A.write(i.frame,i.callback),i.callback=i.frame=null}this.#t=!1}}function r(t,E){return new n(c(t,E)).createFrame(
E===h.string?f.TEXT:f.BINARY)}function c(t,E){switch(E){case h.string:return Buffer.from(t);case h.arrayBuffer:case h.blob:
return new s(t);case h.typedArray:return new s(t.buffer,t.byteOffset,t.byteLength)}}G.exports={SendQueue:e}},61216:function(G){
"use strict";G.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol(
"response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol(
"byte parser")}},98625:function(G,g,A){"use strict";const{kReadyState:n,kController:f,kResponse:h,kBinaryType:u,kWebSocketURL:s}=A(
61216),{states:e,opcodes:r}=A(20736),{ErrorEvent:c,createFastMessageEvent:t}=A(15188),{isUtf8:E}=A(4573),{collectASequenceOfCodePointsFast:i,
removeHTTPWhitespace:o}=A(51900);function B(H){return H[n]===e.CONNECTING}function C(H){return H[n]===e.OPEN}function Q(H){
return H[n]===e.CLOSING}function l(H){return H[n]===e.CLOSED}function R(H,V,W=(ie,ue)=>new Event(ie,ue),K={}){const ie=W(
H,K);V.dispatchEvent(ie)}function U(H,V,W){if(H[n]!==e.OPEN)return;let K;if(V===r.TEXT)try{K=F(W)}catch{Y(H,"Received in\
valid UTF-8 in text frame.");return}else V===r.BINARY&&(H[u]==="blob"?K=new Blob([W]):K=O(W));R("message",H,t,{origin:H[s].
origin,data:K})}function O(H){return H.byteLength===H.buffer.byteLength?H.buffer:H.buffer.slice(H.byteOffset,H.byteOffset+
H.byteLength)}function x(H){if(H.length===0)return!1;for(let V=0;V<H.length;++V){const W=H.charCodeAt(V);if(W<33||W>126||
W===34||W===40||W===41||W===44||W===47||W===58||W===59||W===60||W===61||W===62||W===63||W===64||W===91||W===92||W===93||
W===123||W===125)return!1}return!0}function J(H){return H>=1e3&&H<1015?H!==1004&&H!==1005&&H!==1006:H>=3e3&&H<=4999}function Y(H,V){
const{[f]:W,[h]:K}=H;W.abort(),K?.socket&&!K.socket.destroyed&&K.socket.destroy(),V&&R("error",H,(ie,ue)=>new c(ie,ue),{
error:new Error(V),message:V})}function m(H){return H===r.CLOSE||H===r.PING||H===r.PONG}function I(H){return H===r.CONTINUATION}
function y(H){return H===r.TEXT||H===r.BINARY}function d(H){return y(H)||I(H)||m(H)}function w(H){const V={position:0},W=new Map;
for(;V.position<H.length;){const K=i(";",H,V),[ie,ue=""]=K.split("=");W.set(o(ie,!0,!1),o(ue,!1,!0)),V.position++}return W}
function T(H){if(H.length===0)return!1;for(let W=0;W<H.length;W++){const K=H.charCodeAt(W);if(K<48||K>57)return!1}const V=Number.
parseInt(H,10);return V>=8&&V<=15}const S=typeof process.versions.icu=="string",D=S?new TextDecoder("utf-8",{fatal:!0}):
void 0,F=S?D.decode.bind(D):function(H){if(E(H))return H.toString("utf-8");throw new TypeError("Invalid utf-8 received.")};
G.exports={isConnecting:B,isEstablished:C,isClosing:Q,isClosed:l,fireEvent:R,isValidSubprotocol:x,isValidStatusCode:J,failWebsocketConnection:Y,
websocketMessageReceived:U,utf8Decode:F,isControlFrame:m,isContinuationFrame:I,isTextBinaryFrame:y,isValidOpcode:d,parseExtensions:w,
isValidClientWindowBits:T}},13726:function(G,g,A){"use strict";const{webidl:n}=A(45893),{URLSerializer:f}=A(51900),{environmentSettingsObject:h}=A(
73168),{staticPropertyDescriptors:u,states:s,sentCloseFrameState:e,sendHints:r}=A(20736),{kWebSocketURL:c,kReadyState:t,
kController:E,kBinaryType:i,kResponse:o,kSentClose:B,kByteParser:C}=A(61216),{isConnecting:Q,isEstablished:l,isClosing:R,
isValidSubprotocol:U,fireEvent:O}=A(98625),{establishWebSocketConnection:x,closeWebSocketConnection:J}=A(86897),{ByteParser:Y}=A(
81652),{kEnumerableProperty:m,isBlobLike:I}=A(3440),{getGlobalDispatcher:y}=A(32581),{types:d}=A(57975),{ErrorEvent:w,CloseEvent:T}=A(
15188),{SendQueue:S}=A(13900);class D extends EventTarget{#e={open:null,error:null,close:null,message:null};#t=0;#A="";#s="";#n;constructor(W,K=[]){
super(),n.util.markAsUncloneable(this);const ie="WebSocket constructor";n.argumentLengthCheck(arguments,1,ie);const ue=n.
converters["DOMString or sequence<DOMString> or WebSocketInit"](K,ie,"options");W=n.converters.USVString(W,ie,"url"),K=ue.
protocols;const Qe=h.settingsObject.baseUrl;let Ce;try{Ce=new URL(W,Qe)}catch(pe){throw new DOMException(pe,"SyntaxError")}
if(Ce.protocol==="http:"?Ce.protocol="ws:":Ce.protocol==="https:"&&(Ce.protocol="wss:"),Ce.protocol!=="ws:"&&Ce.protocol!==
"wss:")throw new DOMException(`Expected a ws: or wss: protocol, got ${Ce.protocol}`,"SyntaxError");if(Ce.hash||Ce.href.endsWith(
"#"))throw new DOMException("Got fragment","SyntaxError");if(typeof K=="string"&&(K=[K]),K.length!==new Set(K.map(pe=>pe.
toLowerCase())).size)throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");if(K.length>0&&!K.every(
pe=>U(pe)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxError");this[c]=new URL(Ce.href);const ye=h.
settingsObject;this[E]=x(Ce,K,ye,this,(pe,we)=>this.#r(pe,we),ue),this[t]=D.CONNECTING,this[B]=e.NOT_SENT,this[i]="blob"}close(W=void 0,K=void 0){
n.brandCheck(this,D);const ie="WebSocket.close";if(W!==void 0&&(W=n.converters["unsigned short"](W,ie,"code",{clamp:!0})),
K!==void 0&&(K=n.converters.USVString(K,ie,"reason")),W!==void 0&&W!==1e3&&(W<3e3||W>4999))throw new DOMException("inval\
id code","InvalidAccessError");let ue=0;if(K!==void 0&&(ue=Buffer.byteLength(K),ue>123))throw new DOMException(`Reason m\
ust be less than 123 bytes; received ${ue}`,"SyntaxError");J(this,W,K,ue)}send(W){n.brandCheck(this,D);const K="WebSocke\
t.send";if(n.argumentLengthCheck(arguments,1,K),W=n.converters.WebSocketSendData(W,K,"data"),Q(this))throw new DOMException(
"Sent before connected.","InvalidStateError");if(!(!l(this)||R(this)))if(typeof W=="string"){const ie=Buffer.byteLength(
W);this.#t+=ie,this.#n.add(W,()=>{this.#t-=ie},r.string)}else d.isArrayBuffer(W)?(this.#t+=W.byteLength,this.#n.add(W,()=>{
this.#t-=W.byteLength},r.arrayBuffer)):ArrayBuffer.isView(W)?(this.#t+=W.byteLength,this.#n.add(W,()=>{this.#t-=W.byteLength},
r.typedArray)):I(W)&&(this.#t+=W.size,this.#n.add(W,()=>{this.#t-=W.size},r.blob))}get readyState(){return n.brandCheck(
this,D),this[t]}get bufferedAmount(){return n.brandCheck(this,D),this.#t}get url(){return n.brandCheck(this,D),f(this[c])}get extensions(){
return n.brandCheck(this,D),this.#s}get protocol(){return n.brandCheck(this,D),this.#A}get onopen(){return n.brandCheck(
this,D),this.#e.open}set onopen(W){n.brandCheck(this,D),this.#e.open&&this.removeEventListener("open",this.#e.open),typeof W==
"function"?(this.#e.open=W,this.addEventListener("open",W)):this.#e.open=null}get onerror(){return n.brandCheck(this,D),
this.#e.error}set onerror(W){n.brandCheck(this,D),this.#e.error&&this.removeEventListener("error",this.#e.error),typeof W==
"function"?(this.#e.error=W,this.addEventListener("error",W)):this.#e.error=null}get onclose(){return n.brandCheck(this,
D),this.#e.close}set onclose(W){n.brandCheck(this,D),this.#e.close&&this.removeEventListener("close",this.#e.close),typeof W==
"function"?(this.#e.close=W,this.addEventListener("close",W)):this.#e.close=null}get onmessage(){return n.brandCheck(this,
D),this.#e.message}set onmessage(W){n.brandCheck(this,D),this.#e.message&&this.removeEventListener("message",this.#e.message),
typeof W=="function"?(this.#e.message=W,this.addEventListener("message",W)):this.#e.message=null}get binaryType(){return n.
brandCheck(this,D),this[i]}set binaryType(W){n.brandCheck(this,D),W!=="blob"&&W!=="arraybuffer"?this[i]="blob":this[i]=W}#r(W,K){
this[o]=W;const ie=this[E]?.dispatcher?.webSocketOptions,ue=ie?.maxFragments,Qe=ie?.maxPayloadSize,Ce=new Y(this,K,{maxFragments:ue,
maxPayloadSize:Qe});Ce.on("drain",F),Ce.on("error",H.bind(this)),W.socket.ws=this,this[C]=Ce,this.#n=new S(W.socket),this[t]=
s.OPEN;const ye=W.headersList.get("sec-websocket-extensions");ye!==null&&(this.#s=ye);const pe=W.headersList.get("sec-we\
bsocket-protocol");pe!==null&&(this.#A=pe),O("open",this)}}D.CONNECTING=D.prototype.CONNECTING=s.CONNECTING,D.OPEN=D.prototype.
OPEN=s.OPEN,D.CLOSING=D.prototype.CLOSING=s.CLOSING,D.CLOSED=D.prototype.CLOSED=s.CLOSED,Object.defineProperties(D.prototype,
{CONNECTING:u,OPEN:u,CLOSING:u,CLOSED:u,url:m,readyState:m,bufferedAmount:m,onopen:m,onerror:m,onclose:m,close:m,onmessage:m,
binaryType:m,send:m,extensions:m,protocol:m,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),
Object.defineProperties(D,{CONNECTING:u,OPEN:u,CLOSING:u,CLOSED:u}),n.converters["sequence<DOMString>"]=n.sequenceConverter(
n.converters.DOMString),n.converters["DOMString or sequence<DOMString>"]=function(V,W,K){return n.util.Type(V)==="Object"&&
Symbol.iterator in V?n.converters["sequence<DOMString>"](V):n.converters.DOMString(V,W,K)},n.converters.WebSocketInit=n.
dictionaryConverter([{key:"protocols",converter:n.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(
0)},{key:"dispatcher",converter:n.converters.any,defaultValue:()=>y()},{key:"headers",converter:n.nullableConverter(n.converters.
HeadersInit)}]),n.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(V){return n.util.Type(V)==="O\
bject"&&!(Symbol.iterator in V)?n.converters.WebSocketInit(V):{protocols:n.converters["DOMString or sequence<DOMString>"](
V)}},n.converters.WebSocketSendData=function(V){if(n.util.Type(V)==="Object"){if(I(V))return n.converters.Blob(V,{strict:!1});
if(ArrayBuffer.isView(V)||d.isArrayBuffer(V))return n.converters.BufferSource(V)}return n.converters.USVString(V)};function F(){
this.ws[o].socket.resume()}function H(V){let W,K;V instanceof T?(W=V.reason,K=V.code):W=V.message,O("error",this,()=>new w(
"error",{error:V,message:W})),J(this,K)}G.exports={WebSocket:D}},92413:function(G,g,A){"use strict";A.d(g,{Q:()=>hr});var n=A(
79896),f=A(70857);class h{constructor(){var P,b,a;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,n.existsSync)(process.
env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,n.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{
const p=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${p} does not exist${f.EOL}`)}this.eventName=
process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.
GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,
this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.
runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(P=process.env.GITHUB_API_URL)!==null&&P!==void 0?P:"https://ap\
i.github.com",this.serverUrl=(b=process.env.GITHUB_SERVER_URL)!==null&&b!==void 0?b:"https://github.com",this.graphqlUrl=
(a=process.env.GITHUB_GRAPHQL_URL)!==null&&a!==void 0?a:"https://api.github.com/graphql"}get issue(){const P=this.payload;
return Object.assign(Object.assign({},this.repo),{number:(P.issue||P.pull_request||P).number})}get repo(){if(process.env.
GITHUB_REPOSITORY){const[P,b]=process.env.GITHUB_REPOSITORY.split("/");return{owner:P,repo:b}}if(this.payload.repository)
return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requir\
es a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var u=A(89659),s=A(46752),e=function(k,P,b,a){function p(L){
return L instanceof b?L:new b(function(q){q(L)})}return new(b||(b=Promise))(function(L,q){function $(Be){try{me(a.next(Be))}catch(ke){
q(ke)}}function he(Be){try{me(a.throw(Be))}catch(ke){q(ke)}}function me(Be){Be.done?L(Be.value):p(Be.value).then($,he)}me(
(a=a.apply(k,P||[])).next())})};function r(k,P){if(!k&&!P.auth)throw new Error("Parameter token or opts.auth is required");
if(k&&P.auth)throw new Error("Parameters token and opts.auth may not both be specified");return typeof P.auth=="string"?
P.auth:`token ${k}`}function c(k){return new u.HttpClient().getAgent(k)}function t(k){return new u.HttpClient().getAgentDispatcher(
k)}function E(k){const P=t(k);return(a,p)=>e(this,void 0,void 0,function*(){return(0,s.fetch)(a,Object.assign(Object.assign(
{},p),{dispatcher:P}))})}function i(){return process.env.GITHUB_API_URL||"https://api.github.com"}function o(k){var P;const b=(P=
process.env.ACTIONS_ORCHESTRATION_ID)===null||P===void 0?void 0:P.trim();if(b){const p=`actions_orchestration_id/${b.replace(
/[^a-z0-9_.-]/gi,"_")}`;return k?.includes(p)?k:`${k?`${k} `:""}${p}`}return k}function B(){return typeof navigator=="ob\
ject"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.
version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function C(k,P,b,a){if(typeof b!=
"function")throw new Error("method for before hook must be a function");return a||(a={}),Array.isArray(P)?P.reverse().reduce(
(p,L)=>C.bind(null,k,L,p,a),b)():Promise.resolve().then(()=>k.registry[P]?k.registry[P].reduce((p,L)=>L.hook.bind(null,p,
a),b)():b(a))}function Q(k,P,b,a){const p=a;k.registry[b]||(k.registry[b]=[]),P==="before"&&(a=(L,q)=>Promise.resolve().
then(p.bind(null,q)).then(L.bind(null,q))),P==="after"&&(a=(L,q)=>{let $;return Promise.resolve().then(L.bind(null,q)).then(
he=>($=he,p($,q))).then(()=>$)}),P==="error"&&(a=(L,q)=>Promise.resolve().then(L.bind(null,q)).catch($=>p($,q))),k.registry[b].
push({hook:a,orig:p})}function l(k,P,b){if(!k.registry[P])return;const a=k.registry[P].map(p=>p.orig).indexOf(b);a!==-1&&
k.registry[P].splice(a,1)}const R=Function.bind,U=R.bind(R);function O(k,P,b){const a=U(l,null).apply(null,b?[P,b]:[P]);
k.api={remove:a},k.remove=a,["before","error","after","wrap"].forEach(p=>{const L=b?[P,p,b]:[P,p];k[p]=k.api[p]=U(Q,null).
apply(null,L)})}function x(){const k=Symbol("Singular"),P={registry:{}},b=C.bind(null,P,k);return O(b,P,k),b}function J(){
const k={registry:{}},P=C.bind(null,k);return O(P,k),P}const Y={Singular:x,Collection:J};var m="0.0.0-development",I=`oc\
tokit-endpoint.js/${m} ${B()}`,y={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.\
v3+json","user-agent":I},mediaType:{format:""}};function d(k){return k?Object.keys(k).reduce((P,b)=>(P[b.toLowerCase()]=
k[b],P),{}):{}}function w(k){if(typeof k!="object"||k===null||Object.prototype.toString.call(k)!=="[object Object]")return!1;
const P=Object.getPrototypeOf(k);if(P===null)return!0;const b=Object.prototype.hasOwnProperty.call(P,"constructor")&&P.constructor;
return typeof b=="function"&&b instanceof b&&Function.prototype.call(b)===Function.prototype.call(k)}function T(k,P){const b=Object.
assign({},k);return Object.keys(P).forEach(a=>{w(P[a])?a in k?b[a]=T(k[a],P[a]):Object.assign(b,{[a]:P[a]}):Object.assign(
b,{[a]:P[a]})}),b}function S(k){for(const P in k)k[P]===void 0&&delete k[P];return k}function D(k,P,b){if(typeof P=="str\
ing"){let[p,L]=P.split(" ");b=Object.assign(L?{method:p,url:L}:{url:p},b)}else b=Object.assign({},P);b.headers=d(b.headers),
S(b),S(b.headers);const a=T(k||{},b);return b.url==="/graphql"&&(k&&k.mediaType.previews?.length&&(a.mediaType.previews=
k.mediaType.previews.filter(p=>!a.mediaType.previews.includes(p)).concat(a.mediaType.previews)),a.mediaType.previews=(a.
mediaType.previews||[]).map(p=>p.replace(/-preview/,""))),a}function F(k,P){const b=/\?/.test(k)?"&":"?",a=Object.keys(P);
return a.length===0?k:k+b+a.map(p=>p==="q"?"q="+P.q.split("+").map(encodeURIComponent).join("+"):`${p}=${encodeURIComponent(
P[p])}`).join("&")}var H=/\{[^{}}]+\}/g;function V(k){return k.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function W(k){
const P=k.match(H);return P?P.map(V).reduce((b,a)=>b.concat(a),[]):[]}function K(k,P){const b={__proto__:null};for(const a of Object.
keys(k))P.indexOf(a)===-1&&(b[a]=k[a]);return b}function ie(k){return k.split(/(%[0-9A-Fa-f]{2})/g).map(function(P){return/%[0-9A-Fa-f]/.
test(P)||(P=encodeURI(P).replace(/%5B/g,"[").replace(/%5D/g,"]")),P}).join("")}function ue(k){return encodeURIComponent(
k).replace(/[!'()*]/g,function(P){return"%"+P.charCodeAt(0).toString(16).toUpperCase()})}function Qe(k,P,b){return P=k===
"+"||k==="#"?ie(P):ue(P),b?ue(b)+"="+P:P}function Ce(k){return k!=null}function ye(k){return k===";"||k==="&"||k==="?"}function pe(k,P,b,a){
var p=k[b],L=[];if(Ce(p)&&p!=="")if(typeof p=="string"||typeof p=="number"||typeof p=="bigint"||typeof p=="boolean")p=p.
toString(),a&&a!=="*"&&(p=p.substring(0,parseInt(a,10))),L.push(Qe(P,p,ye(P)?b:""));else if(a==="*")Array.isArray(p)?p.filter(
Ce).forEach(function(q){L.push(Qe(P,q,ye(P)?b:""))}):Object.keys(p).forEach(function(q){Ce(p[q])&&L.push(Qe(P,p[q],q))});else{
const q=[];Array.isArray(p)?p.filter(Ce).forEach(function($){q.push(Qe(P,$))}):Object.keys(p).forEach(function($){Ce(p[$])&&
(q.push(ue($)),q.push(Qe(P,p[$].toString())))}),ye(P)?L.push(ue(b)+"="+q.join(",")):q.length!==0&&L.push(q.join(","))}else
P===";"?Ce(p)&&L.push(ue(b)):p===""&&(P==="&"||P==="?")?L.push(ue(b)+"="):p===""&&L.push("");return L}function we(k){return{
expand:Je.bind(null,k)}}function Je(k,P){var b=["+","#",".","/",";","?","&"];return k=k.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(a,p,L){if(p){let $="";const he=[];if(b.indexOf(p.charAt(0))!==-1&&($=p.charAt(0),p=p.substr(1)),p.split(/,/g).forEach(
function(me){var Be=/([^:\*]*)(?::(\d+)|(\*))?/.exec(me);he.push(pe(P,$,Be[1],Be[2]||Be[3]))}),$&&$!=="+"){var q=",";return $===
"?"?q="&":$!=="#"&&(q=$),(he.length!==0?$:"")+he.join(q)}else return he.join(",")}else return ie(L)}),k==="/"?k:k.replace(
/\/$/,"")}function He(k){let P=k.method.toUpperCase(),b=(k.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),a=Object.assign({},k.
headers),p,L=K(k,["method","baseUrl","url","headers","request","mediaType"]);const q=W(b);b=we(b).expand(L),/^http/.test(
b)||(b=k.baseUrl+b);const $=Object.keys(k).filter(Be=>q.includes(Be)).concat("baseUrl"),he=K(L,$);if(!/application\/octet-stream/i.
test(a.accept)&&(k.mediaType.format&&(a.accept=a.accept.split(/,/).map(Be=>Be.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
`application/vnd$1$2.${k.mediaType.format}`)).join(",")),b.endsWith("/graphql")&&k.mediaType.previews?.length)){const Be=a.
accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];a.accept=Be.concat(k.mediaType.previews).map(ke=>{const ve=k.mediaType.
format?`.${k.mediaType.format}`:"+json";return`application/vnd.github.${ke}-preview${ve}`}).join(",")}return["GET","HEAD"].
includes(P)?b=F(b,he):"data"in he?p=he.data:Object.keys(he).length&&(p=he),!a["content-type"]&&typeof p<"u"&&(a["content\
-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(P)&&typeof p>"u"&&(p=""),Object.assign({method:P,url:b,
headers:a},typeof p<"u"?{body:p}:null,k.request?{request:k.request}:null)}function ae(k,P,b){return He(D(k,P,b))}function oe(k,P){
const b=D(k,P),a=ae.bind(null,b);return Object.assign(a,{DEFAULTS:b,defaults:oe.bind(null,b),merge:D.bind(null,b),parse:He})}
var ge=oe(null,y);/*!
 * content-type
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */const j=32,Te=9,de=59,Ae=61,re=34,le=92,Ee=44,De=1,We=2,xe=4,qe=8,Re=16,Ve=65280,Le=De|Ve,Fe=new Uint8Array(256);Fe[Te]|=
We,Fe[j]|=We,Fe[de]|=xe,Fe[Ee]|=qe;for(let k=128;k<=255;k++)Fe[k]|=De;for(const k of"!#$%&'*+-.^_`|~")Fe[k.charCodeAt(0)]|=
Re;for(let k=48;k<=57;k++)Fe[k]|=Re;for(let k=65;k<=90;k++)Fe[k]|=De|Re;for(let k=97;k<=122;k++)Fe[k]|=Re;const Ne=(()=>{
const k=function(){};return k.prototype=Object.create(null),k})();function et(k,P=0,b=k.length){let a=!1;for(let p=P;p<b;p++){
const L=k.charCodeAt(p);if(L===47){if(a||p===P||p>=b-1)return!1;a=!0}else if(!v(L))return!1}return a}function ce(k,P=0,b=k.
length){if(P>=b)return!1;for(let a=P;a<b;a++)if(!v(k.charCodeAt(a)))return!1;return!0}function v(k){return(Fe[k]&Re)!==0}
function ne(k){const P=k.length;if(P===0)return'""';let b=0;for(;b<P&&v(k.charCodeAt(b));)b++;if(b===P)return k;let a='"',
p=0;for(;b<P;){const L=k.charCodeAt(b);if(L!==Te&&(L<j||L===127||L>255))throw new TypeError(`Invalid parameter value: ${k}`);
(L===34||L===92)&&(a+=`${k.slice(p,b)}\\`,p=b),b++}return`${a}${k.slice(p)}"`}function Ie(k){const{type:P,parameters:b}=k;
if(!P||!et(P))throw new TypeError(`Invalid type: ${P}`);let a=P;if(b)for(const p of Object.keys(b)){if(!ce(p))throw new TypeError(
`Invalid parameter name: ${p}`);a+=`; ${p}=${ne(b[p])}`}return a}function Me(k,P){const b=xe|(P?.comma===!0?qe:0),a=k.length;
let p=P?.start??0;for(;(Fe[k.charCodeAt(p)]&We)!==0;)p++;let L=p,q=0,$=-1,he=P?.parameters===!1?qe:0;for(;L<a;){const ve=k.
charCodeAt(L),it=Fe[ve];if((it&b)!==0){he|=it&qe;break}(it&We)!==0?$===-1&&($=L):$=-1,q|=ve&Ve|it,L++}const me=$===-1?L:
$,Be=k.slice(p,me),ke=(q&Le)===0?Be:Be.toLowerCase();return L===a||he!==0?{type:ke,index:L,parameters:new Ne}:Ge(k,ke,L,
a,b)}function Ge(k,P,b,a,p){const L=new Ne;e:for(;b<a;){for(b++;(Fe[k.charCodeAt(b)]&We)!==0;)b++;const q=b;let $=0,he=-1;
for(;b<a;){const me=k.charCodeAt(b),Be=Fe[me];if((Be&p)!==0){if((Be&qe)!==0)break e;continue e}if(me===Ae){const ke=he===
-1?b:he,ve=k.slice(q,ke),it=($&Le)===0?ve:ve.toLowerCase();for(b++;(Fe[k.charCodeAt(b)]&We)!==0;)b++;if(b<a&&k.charCodeAt(
b)===re){const ot=++b;let Mt=!1;for(;b<a;){const jt=k.charCodeAt(b);if(jt===re){L[it]===void 0&&(L[it]=Mt?be(k,ot,b):k.slice(
ot,b)),b++;let Ct=0;for(;b<a;){const dr=k.charCodeAt(b),tr=Fe[dr];if((tr&p)!==0){Ct=tr&qe;break}b++}if(Ct!==0)break e;continue e}
if(jt===le&&b+1<a){Mt=!0,b+=2;continue}b++}continue e}const Ze=b;let Jt=0,rt=-1;for(;b<a;){const ot=k.charCodeAt(b),Mt=Fe[ot];
if((Mt&p)!==0){Jt=Mt&qe;break}(Mt&We)!==0?rt===-1&&(rt=b):rt=-1,b++}if(L[it]===void 0){const ot=rt===-1?b:rt;L[it]=k.slice(
Ze,ot)}if(Jt!==0)break e;continue e}(Be&We)!==0?he===-1&&(he=b):he=-1,$|=me&Ve|Be,b++}}return{type:P,index:b,parameters:L}}
function be(k,P,b){let a="";for(let p=P;p<b;p++)k.charCodeAt(p)===le&&(a+=k.slice(P,p),P=++p);return a+k.slice(P,b)}const ze=/^-?\d+$/,
$e=/^-?\d+n+$/,Xe=JSON.stringify,gt=JSON.parse,It=/^-?\d+n$/,ft=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,lt=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
Et=k=>k===void 0||typeof k=="function"||typeof k=="symbol",ut=k=>k!==null&&typeof k=="object"&&k.constructor&&k.constructor.
name==="RawJSON",Se=(k,P,b)=>{let a="";typeof b=="number"?a=" ".repeat(Math.min(10,Math.max(0,Math.floor(b)))):typeof b==
"string"&&(a=b.slice(0,10));const p=typeof P=="function",L=Array.isArray(P)?new Set(P.map(String)):null,q=(Ze,Jt,rt)=>(rt!==
null&&typeof rt=="object"&&typeof rt.toJSON=="function"&&(rt=rt.toJSON(Jt)),typeof rt=="string"&&$e.test(rt)?rt+"n":typeof rt==
"bigint"?"rawJSON"in JSON?JSON.rawJSON(rt.toString()):rt.toString()+"n":(p&&(rt=P.call(Ze,Jt,rt)),rt!==null&&typeof rt==
"object"&&(rt instanceof Number||rt instanceof String||rt instanceof Boolean)&&(rt=rt.valueOf()),rt)),$=q({"":k},"",k);if(Et(
$))return;const he=$===null||typeof $!="object",me=ut($);if(he||me)return Xe($);const Be=[];let ke=0;const ve=[{parent:{
"":$},key:"",val:$,isArray:Array.isArray($),keys:Array.isArray($)?null:Object.keys($),index:0,first:!0}],it=new WeakSet(
[$]);for(;ve.length>0;){const Ze=ve[ve.length-1];Ze.index===0&&(Be.push(Ze.isArray?"[":"{"),ke++);let Jt=!1;if(Ze.isArray)
if(Ze.index<Ze.val.length){Ze.first||Be.push(","),a&&Be.push(`
`+a.repeat(ke));const rt=Ze.val[Ze.index],ot=q(Ze.val,String(Ze.index),rt);if(Et(ot))Be.push("null"),Ze.first=!1,Ze.index++;else{
const Mt=ot!==null&&typeof ot=="object",jt=ut(ot);if(Mt&&!jt){if(it.has(ot))throw new TypeError("Converting circular str\
ucture to JSON");it.add(ot),ve.push({parent:Ze.val,key:String(Ze.index),val:ot,isArray:Array.isArray(ot),keys:Array.isArray(
ot)?null:Object.keys(ot),index:0,first:!0}),Ze.first=!1,Ze.index++}else Be.push(Xe(ot)),Ze.first=!1,Ze.index++}}else Jt=
!0;else{for(;Ze.index<Ze.keys.length;){const ot=Ze.keys[Ze.index++];if(L&&!L.has(ot))continue;const jt=Ze.val[ot],Ct=q(Ze.
val,ot,jt);if(Et(Ct))continue;Ze.first||Be.push(","),a?Be.push(`
`+a.repeat(ke)+Xe(ot)+": "):Be.push(Xe(ot)+":");const dr=Ct!==null&&typeof Ct=="object",tr=ut(Ct);if(dr&&!tr){if(it.has(
Ct))throw new TypeError("Converting circular structure to JSON");it.add(Ct),ve.push({parent:Ze.val,key:ot,val:Ct,isArray:Array.
isArray(Ct),keys:Array.isArray(Ct)?null:Object.keys(Ct),index:0,first:!0}),Ze.first=!1;break}else Be.push(Xe(Ct)),Ze.first=
!1}Ze.index>=Ze.keys.length&&ve[ve.length-1]===Ze&&(Jt=!0)}Jt&&(ke--,!Ze.first&&a&&Be.push(`
`+a.repeat(ke)),Be.push(Ze.isArray?"]":"}"),it.delete(Ze.val),ve.pop())}return Be.join("")},X=(k,P,b)=>{try{return"rawJS\
ON"in JSON?Xe(k,($,he)=>typeof he=="bigint"?JSON.rawJSON(he.toString()):typeof P=="function"?P($,he):(Array.isArray(P)&&
P.includes($),he),b):k?Xe(k,($,he)=>typeof he=="string"&&$e.test(he)||typeof he=="bigint"?he.toString()+"n":typeof P=="f\
unction"?P($,he):(Array.isArray(P)&&P.includes($),he),b).replace(ft,"$1$2$3").replace(lt,"$1$2$3"):Xe(k,P,b)}catch(a){if(a instanceof
RangeError){const p=Se(k,P,b);return p===void 0?void 0:"rawJSON"in JSON?p:p.replace(ft,"$1$2$3").replace(lt,"$1$2$3")}throw a}},
M=new Map,_=()=>{const k=JSON.parse.toString();if(M.has(k))return M.get(k);try{const P=JSON.parse("1",(b,a,p)=>!!p?.source&&
p.source==="1");return M.set(k,P),P}catch{return M.set(k,!1),!1}},N=(k,P,b,a)=>typeof P=="string"&&It.test(P)?BigInt(P.slice(
0,-1)):typeof P=="string"&&$e.test(P)?P.slice(0,-1):typeof a=="function"?a(k,P,b):P,z=(k,P)=>JSON.parse(k,(b,a,p)=>{const L=typeof a==
"number",q=a>Number.MAX_SAFE_INTEGER||a<Number.MIN_SAFE_INTEGER,$=L&&q,he=p&&ze.test(p.source);return $&&he?BigInt(p.source):
typeof P=="function"?P(b,a,p):a}),Z=Number.MAX_SAFE_INTEGER.toString(),ee=Z.length,te=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,
se=/^"-?\d+n+"$/,fe=(k,P)=>{const b={"":k},a=[{parent:b,key:"",visited:!1}];for(;a.length>0;){const p=a[a.length-1];if(p.
visited){const{parent:L,key:q}=p;let $=L[q];typeof $=="string"&&(It.test($)?$=BigInt($.slice(0,-1)):$e.test($)&&($=$.slice(
0,-1))),typeof P=="function"&&($=P.call(L,q,$)),$===void 0?delete L[q]:L[q]=$,a.pop()}else{p.visited=!0;const L=p.parent[p.
key];if(L!==null&&typeof L=="object"){const $=Object.keys(L);for(let he=$.length-1;he>=0;he--)a.push({parent:L,key:$[he],
visited:!1})}}}return b[""]},Oe=k=>k.replace(te,(P,b,a,p)=>{const L=P[0]==='"';if(L&&se.test(P))return P.substring(0,P.length-
1)+'n"';const $=a||p,he=b&&(b.length<ee||b.length===ee&&b<=Z);return L||$||he?P:'"'+P+'n"'}),Ye=(k,P)=>{if(!k)return gt(
k,P);try{if(_())return z(k,P);const b=Oe(k);return gt(b,(a,p,L)=>N(a,p,L,P))}catch(b){if(b instanceof RangeError){const a=Oe(
k),p=gt(a);return fe(p,P)}throw b}};class Ue extends Error{name;status;request;response;constructor(P,b,a){super(P,{cause:a.
cause}),this.name="HttpError",this.status=Number.parseInt(b),Number.isNaN(this.status)&&(this.status=0);/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
"response"in a&&(this.response=a.response);const p=Object.assign({},a.request);a.request.headers.authorization&&(p.headers=
Object.assign({},a.request.headers,{authorization:a.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),
p.url=p.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDA\
CTED]"),this.request=p}}var Pe="10.0.16",_e={headers:{"user-agent":`octokit-request.js/${Pe} ${B()}`}};function je(k){if(typeof k!=
"object"||k===null||Object.prototype.toString.call(k)!=="[object Object]")return!1;const P=Object.getPrototypeOf(k);if(P===
null)return!0;const b=Object.prototype.hasOwnProperty.call(P,"constructor")&&P.constructor;return typeof b=="function"&&
b instanceof b&&Function.prototype.call(b)===Function.prototype.call(k)}var st=()=>"";async function Ke(k){const P=k.request?.
fetch||globalThis.fetch;if(!P)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ req\
uest: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");const b=k.request?.log||console,
a=k.request?.parseSuccessResponseBody!==!1,p=je(k.body)||Array.isArray(k.body)?X(k.body):k.body,L=Object.fromEntries(Object.
entries(k.headers).map(([ke,ve])=>[ke,String(ve)]));let q;try{q=await P(k.url,{method:k.method,body:p,redirect:k.request?.
redirect,headers:L,signal:k.request?.signal,...k.body&&{duplex:"half"}})}catch(ke){let ve="Unknown Error";if(ke instanceof
Error){if(ke.name==="AbortError")throw ke.status=500,ke;ve=ke.message,ke.name==="TypeError"&&"cause"in ke&&(ke.cause instanceof
Error?ve=ke.cause.message:typeof ke.cause=="string"&&(ve=ke.cause))}const it=new Ue(ve,500,{request:k});throw it.cause=ke,
it}const $=q.status,he=q.url,me={};for(const[ke,ve]of q.headers)me[ke]=ve;const Be={url:he,status:$,headers:me,data:""};
if("deprecation"in me){const ke=me.link&&me.link.match(/<([^<>]+)>; rel="deprecation"/),ve=ke&&ke.pop();b.warn(`[@octoki\
t/request] "${k.method} ${k.url}" is deprecated. It is scheduled to be removed on ${me.sunset}${ve?`. See ${ve}`:""}`)}if($===
204||$===205)return Be;if(k.method==="HEAD"){if($<400)return Be;throw new Ue(q.statusText,$,{response:Be,request:k})}if($===
304)throw Be.data=await at(q),new Ue("Not modified",$,{response:Be,request:k});if($>=400)throw Be.data=await at(q),new Ue(
tt(Be.data),$,{response:Be,request:k});return Be.data=a?await at(q):q.body,Be}async function at(k){const P=k.headers.get(
"content-type");if(!P)return k.text().catch(st);const b=Me(P);if(Bt(b)){let a="";try{return a=await k.text(),Ye(a)}catch{
return a}}else return b.type.startsWith("text/")||b.parameters.charset?.toLowerCase()==="utf-8"&&b.type!=="application/o\
ctet-stream"?k.text().catch(st):k.arrayBuffer().catch(()=>new ArrayBuffer(0))}function Bt(k){return k.type==="applicatio\
n/json"||k.type==="application/scim+json"}function tt(k){if(typeof k=="string")return k;if(k instanceof ArrayBuffer)return"\
Unknown error";if(typeof k=="object"&&k!==null&&"message"in k){const P=k,b="documentation_url"in P?` - ${P.documentation_url}`:
"";return Array.isArray(P.errors)?`${P.message}: ${P.errors.map(a=>JSON.stringify(a)).join(", ")}${b}`:`${P.message}${b}`}
return`Unknown error: ${JSON.stringify(k)}`}function pt(k,P){const b=k.defaults(P);return Object.assign(function(p,L){const q=b.
merge(p,L);if(!q.request||!q.request.hook)return Ke(b.parse(q));const $=(he,me)=>Ke(b.parse(b.merge(he,me)));return Object.
assign($,{endpoint:b,defaults:pt.bind(null,b)}),q.request.hook($,q)},{endpoint:b,defaults:pt.bind(null,b)})}var nt=pt(ge,
_e);/* v8 ignore next -- @preserve *//* v8 ignore else -- @preserve */var ht="0.0.0-development";function Lt(k){return`R\
equest failed due to following response errors:
`+k.errors.map(P=>` - ${P.message}`).join(`
`)}var Ht=class extends Error{constructor(k,P,b){super(Lt(b)),this.request=k,this.headers=P,this.response=b,this.errors=
b.errors,this.data=b.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="\
GraphqlResponseError";errors;data},dt=["method","baseUrl","url","headers","request","query","mediaType","operationName"],
Tt=["query","method","url"],Dt=/\/api\/v3\/?$/;function rr(k,P,b){if(b){if(typeof P=="string"&&"query"in b)return Promise.
reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(const q in b)if(Tt.includes(q))return Promise.
reject(new Error(`[@octokit/graphql] "${q}" cannot be used as variable name`))}const a=typeof P=="string"?Object.assign(
{query:P},b):P,p=Object.keys(a).reduce((q,$)=>dt.includes($)?(q[$]=a[$],q):(q.variables||(q.variables={}),q.variables[$]=
a[$],q),{}),L=a.baseUrl||k.endpoint.DEFAULTS.baseUrl;return Dt.test(L)&&(p.url=L.replace(Dt,"/api/graphql")),k(p).then(q=>{
if(q.data.errors){const $={};for(const he of Object.keys(q.headers))$[he]=q.headers[he];throw new Ht(p,$,q.data)}return q.
data.data})}function Vt(k,P){const b=k.defaults(P);return Object.assign((p,L)=>rr(b,p,L),{defaults:Vt.bind(null,b),endpoint:b.
endpoint})}var mt=Vt(nt,{headers:{"user-agent":`octokit-graphql.js/${ht} ${B()}`},method:"POST",url:"/graphql"});function Rt(k){
return Vt(k,{method:"POST",url:"/graphql"})}/* v8 ignore if -- @preserve */var Yt="(?:[a-zA-Z0-9_-]+)",xt="\\.",Gt=new RegExp(
`^${Yt}${xt}${Yt}${xt}${Yt}$`),Ar=Gt.test.bind(Gt);async function sr(k){const P=Ar(k),b=k.startsWith("v1.")||k.startsWith(
"ghs_"),a=k.startsWith("ghu_");return{type:"token",token:k,tokenType:P?"app":b?"installation":a?"user-to-server":"oauth"}}
function Ir(k){return k.split(/\./).length===3?`bearer ${k}`:`token ${k}`}async function Qt(k,P,b,a){const p=P.endpoint.
merge(b,a);return p.headers.authorization=Ir(k),P(p)}var Ot=function(P){if(!P)throw new Error("[@octokit/auth-token] No \
token passed to createTokenAuth");if(typeof P!="string")throw new Error("[@octokit/auth-token] Token passed to createTok\
enAuth is not a string");return P=P.replace(/^(token|bearer) +/i,""),Object.assign(sr.bind(null,P),{hook:Qt.bind(null,P)})};
const yt="7.0.8",qt=()=>{},ar=console.warn.bind(console),wt=console.error.bind(console);function Wt(k={}){return typeof k.
debug!="function"&&(k.debug=qt),typeof k.info!="function"&&(k.info=qt),typeof k.warn!="function"&&(k.warn=ar),typeof k.error!=
"function"&&(k.error=wt),k}const bt=`octokit-core.js/${yt} ${B()}`;class cr{static VERSION=yt;static defaults(P){return class extends this{constructor(...a){
const p=a[0]||{};if(typeof P=="function"){super(P(p));return}super(Object.assign({},P,p,p.userAgent&&P.userAgent?{userAgent:`${p.
userAgent} ${P.userAgent}`}:null))}}}static plugins=[];static plugin(...P){const b=this.plugins;return class extends this{static plugins=b.
concat(P.filter(p=>!b.includes(p)))}}constructor(P={}){const b=new Y.Collection,a={baseUrl:nt.endpoint.DEFAULTS.baseUrl,
headers:{},request:Object.assign({},P.request,{hook:b.bind(null,"request")}),mediaType:{previews:[],format:""}};if(a.headers["\
user-agent"]=P.userAgent?`${P.userAgent} ${bt}`:bt,P.baseUrl&&(a.baseUrl=P.baseUrl),P.previews&&(a.mediaType.previews=P.
previews),P.timeZone&&(a.headers["time-zone"]=P.timeZone),this.request=nt.defaults(a),this.graphql=Rt(this.request).defaults(
a),this.log=Wt(P.log),this.hook=b,P.authStrategy){const{authStrategy:L,...q}=P,$=L(Object.assign({request:this.request,log:this.
log,octokit:this,octokitOptions:q},P.auth));b.wrap("request",$.hook),this.auth=$}else if(!P.auth)this.auth=async()=>({type:"\
unauthenticated"});else{const L=Ot(P.auth);b.wrap("request",L.hook),this.auth=L}const p=this.constructor;for(let L=0;L<p.
plugins.length;++L)Object.assign(this,p.plugins[L](this,P))}request;graphql;log;hook;auth}const At="17.0.0";var kt={actions:{
addCustomLabelsToSelfHostedRunnerForOrg:["POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{\
org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}\
/actions/secrets/{secret_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:["PUT /orgs/{org}/actions/var\
iables/{name}/repositories/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/appro\
ve"],cancelWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:["POST /rep\
os/{owner}/{repo}/environments/{environment_name}/variables"],createHostedRunnerForOrg:["POST /orgs/{org}/actions/hosted\
-runners"],createOrUpdateEnvironmentSecret:["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_n\
ame}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{\
owner}/{repo}/actions/secrets/{secret_name}"],createOrgVariable:["POST /orgs/{org}/actions/variables"],createRegistrationTokenForOrg:[
"POST /orgs/{org}/actions/runners/registration-token"],createRegistrationTokenForRepo:["POST /repos/{owner}/{repo}/actio\
ns/runners/registration-token"],createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:[
"POST /repos/{owner}/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/varia\
bles"],createWorkflowDispatch:["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:[
"DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:["DELETE /repos/{owner}/{repo}/actions\
/caches{?key,ref}"],deleteArtifact:["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:[
"DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELET\
E /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["\
DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],deleteEnvironmentVariable:["DELETE \
/repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/a\
ctions/hosted-runners/{hosted_runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:[
"DELETE /orgs/{org}/actions/variables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_n\
ame}"],deleteRepoVariable:["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],deleteSelfHostedRunnerFromOrg:["DELE\
TE /orgs/{org}/actions/runners/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/actions/runne\
rs/{runner_id}"],deleteWorkflowRun:["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE\
 /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{o\
rg}/actions/permissions/repositories/{repository_id}"],disableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{wo\
rkflow_id}/disable"],downloadArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],downloadJobLogsForWorkflowRun:[
"GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actio\
ns/runs/{run_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_\
id}/logs"],enableSelectedRepositoryGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories/{reposit\
ory_id}"],enableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:["P\
OST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/\
runners/generate-jitconfig"],generateRunnerJitconfigForRepo:["POST /repos/{owner}/{repo}/actions/runners/generate-jitcon\
fig"],getActionsCacheList:["GET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /repos/{owner}/{repo}/\
actions/cache/usage"],getActionsCacheUsageByRepoForOrg:["GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:[
"GET /orgs/{org}/actions/cache/usage"],getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-acti\
ons"],getAllowedActionsRepository:["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /\
repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],getCustomImageForOrg:["GET /orgs/{org}/actions/hosted-runners/ima\
ges/custom/{image_definition_id}"],getCustomImageVersionForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{i\
mage_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:["GET /repos/{owner}/{repo}/actions/oidc/customiza\
tion/sub"],getEnvironmentPublicKey:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],getEnvironmentSecret:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],getEnvironmentVariable:["GET /repos/{\
owner}/{repo}/environments/{environment_name}/variables/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:[
"GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:["GET /repos/{owner\
}/{repo}/actions/permissions/workflow"],getGithubActionsPermissionsOrganization:["GET /orgs/{org}/actions/permissions"],
getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions"],getHostedRunnerForOrg:["GET /org\
s/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],getHostedRunnersMachineSpecsForOrg:[
"GET /orgs/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:["GET /orgs/{org}/actions/ho\
sted-runners/images/partner"],getHostedRunnersPlatformsForOrg:["GET /orgs/{org}/actions/hosted-runners/platforms"],getJobForWorkflowRun:[
"GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /orgs/{org}/actions/secrets/public-key"],getOrgSecret:[
"GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GET /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/ac\
tions/permissions",{},{renamed:["actions","getGithubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owne\
r}/{repo}/actions/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],getRepoVariable:[
"GET /repos/{owner}/{repo}/actions/variables/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}\
/approvals"],getSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET \
/repos/{owner}/{repo}/actions/runners/{runner_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_\
id}"],getWorkflowAccessToRepository:["GET /repos/{owner}/{repo}/actions/permissions/access"],getWorkflowRun:["GET /repos\
/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts\
/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GE\
T /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],listArtifactsForRepo:["GET /repos/{owner}/{repo}/action\
s/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}\
/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom"],listEnvironmentSecrets:["GET\
 /repos/{owner}/{repo}/environments/{environment_name}/secrets"],listEnvironmentVariables:["GET /repos/{owner}/{repo}/en\
vironments/{environment_name}/variables"],listGithubHostedRunnersInGroupForOrg:["GET /orgs/{org}/actions/runner-groups/{\
runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/actions/hosted-runners"],listJobsForWorkflowRun:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:["GET /repos/{owner}/{repo}/action\
s/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["GET /orgs/{org}/actions/runners/{\
runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}/actions/variables"],listRepoOrganizationSecrets:[
"GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:["GET /repos/{owner}/{repo}/acti\
ons/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],listRepoVariables:["GET /repo\
s/{owner}/{repo}/actions/variables"],listRepoWorkflows:["GET /repos/{owner}/{repo}/actions/workflows"],listRunnerApplicationsForOrg:[
"GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["GET /repos/{owner}/{repo}/actions/runners/d\
ownloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],listSelectedReposForOrgVariable:[
"GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:["GET \
/orgs/{org}/actions/permissions/repositories"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:[
"GET /repos/{owner}/{repo}/actions/runners"],listWorkflowRunArtifacts:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/\
artifacts"],listWorkflowRuns:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],listWorkflowRunsForRepo:[
"GET /repos/{owner}/{repo}/actions/runs"],reRunJobForWorkflowRun:["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/reru\
n"],reRunWorkflow:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],reRunWorkflowFailedJobs:["POST /repos/{owne\
r}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],removeAllCustomLabelsFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}\
/actions/runners/{runner_id}/labels"],removeAllCustomLabelsFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/ac\
tions/runners/{runner_id}/labels"],removeCustomLabelFromSelfHostedRunnerForOrg:["DELETE /orgs/{org}/actions/runners/{run\
ner_id}/labels/{name}"],removeCustomLabelFromSelfHostedRunnerForRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{run\
ner_id}/labels/{name}"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/\
{repository_id}"],removeSelectedRepoFromOrgVariable:["DELETE /orgs/{org}/actions/variables/{name}/repositories/{reposito\
ry_id}"],reviewCustomGatesForRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],reviewPendingDeploymentsForRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],setAllowedActionsOrganization:["PUT /orgs/{org}/\
actions/permissions/selected-actions"],setAllowedActionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/selec\
ted-actions"],setCustomLabelsForSelfHostedRunnerForOrg:["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],setCustomLabelsForSelfHostedRunnerForRepo:[
"PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],setCustomOidcSubClaimForRepo:["PUT /repos/{owner}/{repo}\
/actions/oidc/customization/sub"],setGithubActionsDefaultWorkflowPermissionsOrganization:["PUT /orgs/{org}/actions/permi\
ssions/workflow"],setGithubActionsDefaultWorkflowPermissionsRepository:["PUT /repos/{owner}/{repo}/actions/permissions/w\
orkflow"],setGithubActionsPermissionsOrganization:["PUT /orgs/{org}/actions/permissions"],setGithubActionsPermissionsRepository:[
"PUT /repos/{owner}/{repo}/actions/permissions"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret_\
name}/repositories"],setSelectedReposForOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositories"],setSelectedRepositoriesEnabledGithubActionsOrganization:[
"PUT /orgs/{org}/actions/permissions/repositories"],setWorkflowAccessToRepository:["PUT /repos/{owner}/{repo}/actions/pe\
rmissions/access"],updateEnvironmentVariable:["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{na\
me}"],updateHostedRunnerForOrg:["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],updateOrgVariable:["PATCH\
 /orgs/{org}/actions/variables/{name}"],updateRepoVariable:["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]},activity:{
checkRepoIsStarredByAuthenticatedUser:["GET /user/starred/{owner}/{repo}"],deleteRepoSubscription:["DELETE /repos/{owner\
}/{repo}/subscription"],deleteThreadSubscription:["DELETE /notifications/threads/{thread_id}/subscription"],getFeeds:["G\
ET /feeds"],getRepoSubscription:["GET /repos/{owner}/{repo}/subscription"],getThread:["GET /notifications/threads/{threa\
d_id}"],getThreadSubscriptionForAuthenticatedUser:["GET /notifications/threads/{thread_id}/subscription"],listEventsForAuthenticatedUser:[
"GET /users/{username}/events"],listNotificationsForAuthenticatedUser:["GET /notifications"],listOrgEventsForAuthenticatedUser:[
"GET /users/{username}/events/orgs/{org}"],listPublicEvents:["GET /events"],listPublicEventsForRepoNetwork:["GET /networ\
ks/{owner}/{repo}/events"],listPublicEventsForUser:["GET /users/{username}/events/public"],listPublicOrgEvents:["GET /or\
gs/{org}/events"],listReceivedEventsForUser:["GET /users/{username}/received_events"],listReceivedPublicEventsForUser:["\
GET /users/{username}/received_events/public"],listRepoEvents:["GET /repos/{owner}/{repo}/events"],listRepoNotificationsForAuthenticatedUser:[
"GET /repos/{owner}/{repo}/notifications"],listReposStarredByAuthenticatedUser:["GET /user/starred"],listReposStarredByUser:[
"GET /users/{username}/starred"],listReposWatchedByUser:["GET /users/{username}/subscriptions"],listStargazersForRepo:["\
GET /repos/{owner}/{repo}/stargazers"],listWatchedReposForAuthenticatedUser:["GET /user/subscriptions"],listWatchersForRepo:[
"GET /repos/{owner}/{repo}/subscribers"],markNotificationsAsRead:["PUT /notifications"],markRepoNotificationsAsRead:["PU\
T /repos/{owner}/{repo}/notifications"],markThreadAsDone:["DELETE /notifications/threads/{thread_id}"],markThreadAsRead:[
"PATCH /notifications/threads/{thread_id}"],setRepoSubscription:["PUT /repos/{owner}/{repo}/subscription"],setThreadSubscription:[
"PUT /notifications/threads/{thread_id}/subscription"],starRepoForAuthenticatedUser:["PUT /user/starred/{owner}/{repo}"],
unstarRepoForAuthenticatedUser:["DELETE /user/starred/{owner}/{repo}"]},apps:{addRepoToInstallation:["PUT /user/installa\
tions/{installation_id}/repositories/{repository_id}",{},{renamed:["apps","addRepoToInstallationForAuthenticatedUser"]}],
addRepoToInstallationForAuthenticatedUser:["PUT /user/installations/{installation_id}/repositories/{repository_id}"],checkToken:[
"POST /applications/{client_id}/token"],createFromManifest:["POST /app-manifests/{code}/conversions"],createInstallationAccessToken:[
"POST /app/installations/{installation_id}/access_tokens"],deleteAuthorization:["DELETE /applications/{client_id}/grant"],
deleteInstallation:["DELETE /app/installations/{installation_id}"],deleteToken:["DELETE /applications/{client_id}/token"],
getAuthenticated:["GET /app"],getBySlug:["GET /apps/{app_slug}"],getInstallation:["GET /app/installations/{installation_\
id}"],getOrgInstallation:["GET /orgs/{org}/installation"],getRepoInstallation:["GET /repos/{owner}/{repo}/installation"],
getSubscriptionPlanForAccount:["GET /marketplace_listing/accounts/{account_id}"],getSubscriptionPlanForAccountStubbed:["\
GET /marketplace_listing/stubbed/accounts/{account_id}"],getUserInstallation:["GET /users/{username}/installation"],getWebhookConfigForApp:[
"GET /app/hook/config"],getWebhookDelivery:["GET /app/hook/deliveries/{delivery_id}"],listAccountsForPlan:["GET /marketp\
lace_listing/plans/{plan_id}/accounts"],listAccountsForPlanStubbed:["GET /marketplace_listing/stubbed/plans/{plan_id}/ac\
counts"],listInstallationReposForAuthenticatedUser:["GET /user/installations/{installation_id}/repositories"],listInstallationRequestsForAuthenticatedApp:[
"GET /app/installation-requests"],listInstallations:["GET /app/installations"],listInstallationsForAuthenticatedUser:["G\
ET /user/installations"],listPlans:["GET /marketplace_listing/plans"],listPlansStubbed:["GET /marketplace_listing/stubbe\
d/plans"],listReposAccessibleToInstallation:["GET /installation/repositories"],listSubscriptionsForAuthenticatedUser:["G\
ET /user/marketplace_purchases"],listSubscriptionsForAuthenticatedUserStubbed:["GET /user/marketplace_purchases/stubbed"],
listWebhookDeliveries:["GET /app/hook/deliveries"],redeliverWebhookDelivery:["POST /app/hook/deliveries/{delivery_id}/at\
tempts"],removeRepoFromInstallation:["DELETE /user/installations/{installation_id}/repositories/{repository_id}",{},{renamed:[
"apps","removeRepoFromInstallationForAuthenticatedUser"]}],removeRepoFromInstallationForAuthenticatedUser:["DELETE /user\
/installations/{installation_id}/repositories/{repository_id}"],resetToken:["PATCH /applications/{client_id}/token"],revokeInstallationAccessToken:[
"DELETE /installation/token"],scopeToken:["POST /applications/{client_id}/token/scoped"],suspendInstallation:["PUT /app/\
installations/{installation_id}/suspended"],unsuspendInstallation:["DELETE /app/installations/{installation_id}/suspende\
d"],updateWebhookConfigForApp:["PATCH /app/hook/config"]},billing:{getGithubActionsBillingOrg:["GET /orgs/{org}/settings\
/billing/actions"],getGithubActionsBillingUser:["GET /users/{username}/settings/billing/actions"],getGithubBillingPremiumRequestUsageReportOrg:[
"GET /organizations/{org}/settings/billing/premium_request/usage"],getGithubBillingPremiumRequestUsageReportUser:["GET /\
users/{username}/settings/billing/premium_request/usage"],getGithubBillingUsageReportOrg:["GET /organizations/{org}/sett\
ings/billing/usage"],getGithubBillingUsageReportUser:["GET /users/{username}/settings/billing/usage"],getGithubPackagesBillingOrg:[
"GET /orgs/{org}/settings/billing/packages"],getGithubPackagesBillingUser:["GET /users/{username}/settings/billing/packa\
ges"],getSharedStorageBillingOrg:["GET /orgs/{org}/settings/billing/shared-storage"],getSharedStorageBillingUser:["GET /\
users/{username}/settings/billing/shared-storage"]},campaigns:{createCampaign:["POST /orgs/{org}/campaigns"],deleteCampaign:[
"DELETE /orgs/{org}/campaigns/{campaign_number}"],getCampaignSummary:["GET /orgs/{org}/campaigns/{campaign_number}"],listOrgCampaigns:[
"GET /orgs/{org}/campaigns"],updateCampaign:["PATCH /orgs/{org}/campaigns/{campaign_number}"]},checks:{create:["POST /re\
pos/{owner}/{repo}/check-runs"],createSuite:["POST /repos/{owner}/{repo}/check-suites"],get:["GET /repos/{owner}/{repo}/\
check-runs/{check_run_id}"],getSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],listAnnotations:["GET /\
repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],listForRef:["GET /repos/{owner}/{repo}/commits/{ref}/check-\
runs"],listForSuite:["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],listSuitesForRef:["GET /repos\
/{owner}/{repo}/commits/{ref}/check-suites"],rerequestRun:["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rereque\
st"],rerequestSuite:["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],setSuitesPreferences:["PATCH \
/repos/{owner}/{repo}/check-suites/preferences"],update:["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]},codeScanning:{
commitAutofix:["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],createAutofix:["POST /r\
epos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],createVariantAnalysis:["POST /repos/{owner}/{repo}/cod\
e-scanning/codeql/variant-analyses"],deleteAnalysis:["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{\
?confirm_delete}"],deleteCodeqlDatabase:["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],getAlert:[
"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",{},{renamedParameters:{alert_id:"alert_number"}}],getAnalysis:[
"GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],getAutofix:["GET /repos/{owner}/{repo}/code-scanning/a\
lerts/{alert_number}/autofix"],getCodeqlDatabase:["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
getDefaultSetup:["GET /repos/{owner}/{repo}/code-scanning/default-setup"],getSarif:["GET /repos/{owner}/{repo}/code-scan\
ning/sarifs/{sarif_id}"],getVariantAnalysis:["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_va\
riant_analysis_id}"],getVariantAnalysisRepoTask:["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeq\
l_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],listAlertInstances:["GET /repos/{owner}/{repo}/code-scanning/ale\
rts/{alert_number}/instances"],listAlertsForOrg:["GET /orgs/{org}/code-scanning/alerts"],listAlertsForRepo:["GET /repos/\
{owner}/{repo}/code-scanning/alerts"],listAlertsInstances:["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number\
}/instances",{},{renamed:["codeScanning","listAlertInstances"]}],listCodeqlDatabases:["GET /repos/{owner}/{repo}/code-sc\
anning/codeql/databases"],listRecentAnalyses:["GET /repos/{owner}/{repo}/code-scanning/analyses"],updateAlert:["PATCH /r\
epos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],updateDefaultSetup:["PATCH /repos/{owner}/{repo}/code-scanning\
/default-setup"],uploadSarif:["POST /repos/{owner}/{repo}/code-scanning/sarifs"]},codeSecurity:{attachConfiguration:["PO\
ST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],attachEnterpriseConfiguration:["POST /enterprise\
s/{enterprise}/code-security/configurations/{configuration_id}/attach"],createConfiguration:["POST /orgs/{org}/code-secu\
rity/configurations"],createConfigurationForEnterprise:["POST /enterprises/{enterprise}/code-security/configurations"],deleteConfiguration:[
"DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],deleteConfigurationForEnterprise:["DELETE /enterpr\
ises/{enterprise}/code-security/configurations/{configuration_id}"],detachConfiguration:["DELETE /orgs/{org}/code-securi\
ty/configurations/detach"],getConfiguration:["GET /orgs/{org}/code-security/configurations/{configuration_id}"],getConfigurationForRepository:[
"GET /repos/{owner}/{repo}/code-security-configuration"],getConfigurationsForEnterprise:["GET /enterprises/{enterprise}/\
code-security/configurations"],getConfigurationsForOrg:["GET /orgs/{org}/code-security/configurations"],getDefaultConfigurations:[
"GET /orgs/{org}/code-security/configurations/defaults"],getDefaultConfigurationsForEnterprise:["GET /enterprises/{enter\
prise}/code-security/configurations/defaults"],getRepositoriesForConfiguration:["GET /orgs/{org}/code-security/configura\
tions/{configuration_id}/repositories"],getRepositoriesForEnterpriseConfiguration:["GET /enterprises/{enterprise}/code-s\
ecurity/configurations/{configuration_id}/repositories"],getSingleConfigurationForEnterprise:["GET /enterprises/{enterpr\
ise}/code-security/configurations/{configuration_id}"],setConfigurationAsDefault:["PUT /orgs/{org}/code-security/configu\
rations/{configuration_id}/defaults"],setConfigurationAsDefaultForEnterprise:["PUT /enterprises/{enterprise}/code-securi\
ty/configurations/{configuration_id}/defaults"],updateConfiguration:["PATCH /orgs/{org}/code-security/configurations/{co\
nfiguration_id}"],updateEnterpriseConfiguration:["PATCH /enterprises/{enterprise}/code-security/configurations/{configur\
ation_id}"]},codesOfConduct:{getAllCodesOfConduct:["GET /codes_of_conduct"],getConductCode:["GET /codes_of_conduct/{key}"]},
codespaces:{addRepositoryForSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}/repositories/{reposi\
tory_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
checkPermissionsForDevcontainer:["GET /repos/{owner}/{repo}/codespaces/permissions_check"],codespaceMachinesForAuthenticatedUser:[
"GET /user/codespaces/{codespace_name}/machines"],createForAuthenticatedUser:["POST /user/codespaces"],createOrUpdateOrgSecret:[
"PUT /orgs/{org}/codespaces/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/codespaces/secr\
ets/{secret_name}"],createOrUpdateSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secret_name}"],createWithPrForAuthenticatedUser:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],createWithRepoForAuthenticatedUser:["POST /repos/{owner}/{r\
epo}/codespaces"],deleteForAuthenticatedUser:["DELETE /user/codespaces/{codespace_name}"],deleteFromOrganization:["DELET\
E /orgs/{org}/members/{username}/codespaces/{codespace_name}"],deleteOrgSecret:["DELETE /orgs/{org}/codespaces/secrets/{\
secret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],deleteSecretForAuthenticatedUser:[
"DELETE /user/codespaces/secrets/{secret_name}"],exportForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/exp\
orts"],getCodespacesForUserInOrg:["GET /orgs/{org}/members/{username}/codespaces"],getExportDetailsForAuthenticatedUser:[
"GET /user/codespaces/{codespace_name}/exports/{export_id}"],getForAuthenticatedUser:["GET /user/codespaces/{codespace_n\
ame}"],getOrgPublicKey:["GET /orgs/{org}/codespaces/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/codespaces/secre\
ts/{secret_name}"],getPublicKeyForAuthenticatedUser:["GET /user/codespaces/secrets/public-key"],getRepoPublicKey:["GET /\
repos/{owner}/{repo}/codespaces/secrets/public-key"],getRepoSecret:["GET /repos/{owner}/{repo}/codespaces/secrets/{secre\
t_name}"],getSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}"],listDevcontainersInRepositoryForAuthenticatedUser:[
"GET /repos/{owner}/{repo}/codespaces/devcontainers"],listForAuthenticatedUser:["GET /user/codespaces"],listInOrganization:[
"GET /orgs/{org}/codespaces",{},{renamedParameters:{org_id:"org"}}],listInRepositoryForAuthenticatedUser:["GET /repos/{o\
wner}/{repo}/codespaces"],listOrgSecrets:["GET /orgs/{org}/codespaces/secrets"],listRepoSecrets:["GET /repos/{owner}/{re\
po}/codespaces/secrets"],listRepositoriesForSecretForAuthenticatedUser:["GET /user/codespaces/secrets/{secret_name}/repo\
sitories"],listSecretsForAuthenticatedUser:["GET /user/codespaces/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{o\
rg}/codespaces/secrets/{secret_name}/repositories"],preFlightWithRepoForAuthenticatedUser:["GET /repos/{owner}/{repo}/co\
despaces/new"],publishForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/publish"],removeRepositoryForSecretForAuthenticatedUser:[
"DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],removeSelectedRepoFromOrgSecret:["DELETE /\
orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],repoMachinesForAuthenticatedUser:["GET /repos\
/{owner}/{repo}/codespaces/machines"],setRepositoriesForSecretForAuthenticatedUser:["PUT /user/codespaces/secrets/{secre\
t_name}/repositories"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],startForAuthenticatedUser:[
"POST /user/codespaces/{codespace_name}/start"],stopForAuthenticatedUser:["POST /user/codespaces/{codespace_name}/stop"],
stopInOrganization:["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],updateForAuthenticatedUser:[
"PATCH /user/codespaces/{codespace_name}"]},copilot:{addCopilotSeatsForTeams:["POST /orgs/{org}/copilot/billing/selected\
_teams"],addCopilotSeatsForUsers:["POST /orgs/{org}/copilot/billing/selected_users"],cancelCopilotSeatAssignmentForTeams:[
"DELETE /orgs/{org}/copilot/billing/selected_teams"],cancelCopilotSeatAssignmentForUsers:["DELETE /orgs/{org}/copilot/bi\
lling/selected_users"],copilotMetricsForOrganization:["GET /orgs/{org}/copilot/metrics"],copilotMetricsForTeam:["GET /or\
gs/{org}/team/{team_slug}/copilot/metrics"],getCopilotOrganizationDetails:["GET /orgs/{org}/copilot/billing"],getCopilotSeatDetailsForUser:[
"GET /orgs/{org}/members/{username}/copilot"],listCopilotSeats:["GET /orgs/{org}/copilot/billing/seats"]},credentials:{revoke:[
"POST /credentials/revoke"]},dependabot:{addSelectedRepoToOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}/r\
epositories/{repository_id}"],createOrUpdateOrgSecret:["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],createOrUpdateRepoSecret:[
"PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],deleteOrgSecret:["DELETE /orgs/{org}/dependabot/secrets/{s\
ecret_name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],getAlert:["GET /repos/{\
owner}/{repo}/dependabot/alerts/{alert_number}"],getOrgPublicKey:["GET /orgs/{org}/dependabot/secrets/public-key"],getOrgSecret:[
"GET /orgs/{org}/dependabot/secrets/{secret_name}"],getRepoPublicKey:["GET /repos/{owner}/{repo}/dependabot/secrets/publ\
ic-key"],getRepoSecret:["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],listAlertsForEnterprise:["GET /ent\
erprises/{enterprise}/dependabot/alerts"],listAlertsForOrg:["GET /orgs/{org}/dependabot/alerts"],listAlertsForRepo:["GET\
 /repos/{owner}/{repo}/dependabot/alerts"],listOrgSecrets:["GET /orgs/{org}/dependabot/secrets"],listRepoSecrets:["GET /\
repos/{owner}/{repo}/dependabot/secrets"],listSelectedReposForOrgSecret:["GET /orgs/{org}/dependabot/secrets/{secret_nam\
e}/repositories"],removeSelectedRepoFromOrgSecret:["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{re\
pository_id}"],repositoryAccessForOrg:["GET /organizations/{org}/dependabot/repository-access"],setRepositoryAccessDefaultLevel:[
"PUT /organizations/{org}/dependabot/repository-access/default-level"],setSelectedReposForOrgSecret:["PUT /orgs/{org}/de\
pendabot/secrets/{secret_name}/repositories"],updateAlert:["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
updateRepositoryAccessForOrg:["PATCH /organizations/{org}/dependabot/repository-access"]},dependencyGraph:{createRepositorySnapshot:[
"POST /repos/{owner}/{repo}/dependency-graph/snapshots"],diffRange:["GET /repos/{owner}/{repo}/dependency-graph/compare/\
{basehead}"],exportSbom:["GET /repos/{owner}/{repo}/dependency-graph/sbom"]},emojis:{get:["GET /emojis"]},enterpriseTeamMemberships:{
add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],bulkAdd:["POST /enterprises/{enterp\
rise}/teams/{enterprise-team}/memberships/add"],bulkRemove:["POST /enterprises/{enterprise}/teams/{enterprise-team}/memb\
erships/remove"],get:["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],list:["GET /enterp\
rises/{enterprise}/teams/{enterprise-team}/memberships"],remove:["DELETE /enterprises/{enterprise}/teams/{enterprise-tea\
m}/memberships/{username}"]},enterpriseTeamOrganizations:{add:["PUT /enterprises/{enterprise}/teams/{enterprise-team}/or\
ganizations/{org}"],bulkAdd:["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],bulkRemove:["PO\
ST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],delete:["DELETE /enterprises/{enterprise}/te\
ams/{enterprise-team}/organizations/{org}"],getAssignment:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organi\
zations/{org}"],getAssignments:["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]},enterpriseTeams:{
create:["POST /enterprises/{enterprise}/teams"],delete:["DELETE /enterprises/{enterprise}/teams/{team_slug}"],get:["GET \
/enterprises/{enterprise}/teams/{team_slug}"],list:["GET /enterprises/{enterprise}/teams"],update:["PATCH /enterprises/{\
enterprise}/teams/{team_slug}"]},gists:{checkIsStarred:["GET /gists/{gist_id}/star"],create:["POST /gists"],createComment:[
"POST /gists/{gist_id}/comments"],delete:["DELETE /gists/{gist_id}"],deleteComment:["DELETE /gists/{gist_id}/comments/{c\
omment_id}"],fork:["POST /gists/{gist_id}/forks"],get:["GET /gists/{gist_id}"],getComment:["GET /gists/{gist_id}/comment\
s/{comment_id}"],getRevision:["GET /gists/{gist_id}/{sha}"],list:["GET /gists"],listComments:["GET /gists/{gist_id}/comm\
ents"],listCommits:["GET /gists/{gist_id}/commits"],listForUser:["GET /users/{username}/gists"],listForks:["GET /gists/{\
gist_id}/forks"],listPublic:["GET /gists/public"],listStarred:["GET /gists/starred"],star:["PUT /gists/{gist_id}/star"],
unstar:["DELETE /gists/{gist_id}/star"],update:["PATCH /gists/{gist_id}"],updateComment:["PATCH /gists/{gist_id}/comment\
s/{comment_id}"]},git:{createBlob:["POST /repos/{owner}/{repo}/git/blobs"],createCommit:["POST /repos/{owner}/{repo}/git\
/commits"],createRef:["POST /repos/{owner}/{repo}/git/refs"],createTag:["POST /repos/{owner}/{repo}/git/tags"],createTree:[
"POST /repos/{owner}/{repo}/git/trees"],deleteRef:["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],getBlob:["GET /repos/{\
owner}/{repo}/git/blobs/{file_sha}"],getCommit:["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],getRef:["GET /repo\
s/{owner}/{repo}/git/ref/{ref}"],getTag:["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],getTree:["GET /repos/{owner}/{r\
epo}/git/trees/{tree_sha}"],listMatchingRefs:["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],updateRef:["PATCH /re\
pos/{owner}/{repo}/git/refs/{ref}"]},gitignore:{getAllTemplates:["GET /gitignore/templates"],getTemplate:["GET /gitignor\
e/templates/{name}"]},hostedCompute:{createNetworkConfigurationForOrg:["POST /orgs/{org}/settings/network-configurations"],
deleteNetworkConfigurationFromOrg:["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkConfigurationForOrg:[
"GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],getNetworkSettingsForOrg:["GET /orgs/{org}\
/settings/network-settings/{network_settings_id}"],listNetworkConfigurationsForOrg:["GET /orgs/{org}/settings/network-co\
nfigurations"],updateNetworkConfigurationForOrg:["PATCH /orgs/{org}/settings/network-configurations/{network_configurati\
on_id}"]},interactions:{getRestrictionsForAuthenticatedUser:["GET /user/interaction-limits"],getRestrictionsForOrg:["GET\
 /orgs/{org}/interaction-limits"],getRestrictionsForRepo:["GET /repos/{owner}/{repo}/interaction-limits"],getRestrictionsForYourPublicRepos:[
"GET /user/interaction-limits",{},{renamed:["interactions","getRestrictionsForAuthenticatedUser"]}],removeRestrictionsForAuthenticatedUser:[
"DELETE /user/interaction-limits"],removeRestrictionsForOrg:["DELETE /orgs/{org}/interaction-limits"],removeRestrictionsForRepo:[
"DELETE /repos/{owner}/{repo}/interaction-limits"],removeRestrictionsForYourPublicRepos:["DELETE /user/interaction-limit\
s",{},{renamed:["interactions","removeRestrictionsForAuthenticatedUser"]}],setRestrictionsForAuthenticatedUser:["PUT /us\
er/interaction-limits"],setRestrictionsForOrg:["PUT /orgs/{org}/interaction-limits"],setRestrictionsForRepo:["PUT /repos\
/{owner}/{repo}/interaction-limits"],setRestrictionsForYourPublicRepos:["PUT /user/interaction-limits",{},{renamed:["int\
eractions","setRestrictionsForAuthenticatedUser"]}]},issues:{addAssignees:["POST /repos/{owner}/{repo}/issues/{issue_num\
ber}/assignees"],addBlockedByDependency:["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],addLabels:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],addSubIssue:["POST /repos/{owner}/{repo}/issues/{issue_number\
}/sub_issues"],checkUserCanBeAssigned:["GET /repos/{owner}/{repo}/assignees/{assignee}"],checkUserCanBeAssignedToIssue:[
"GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],create:["POST /repos/{owner}/{repo}/issues"],createComment:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],createLabel:["POST /repos/{owner}/{repo}/labels"],createMilestone:[
"POST /repos/{owner}/{repo}/milestones"],deleteComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],deleteLabel:[
"DELETE /repos/{owner}/{repo}/labels/{name}"],deleteMilestone:["DELETE /repos/{owner}/{repo}/milestones/{milestone_numbe\
r}"],get:["GET /repos/{owner}/{repo}/issues/{issue_number}"],getComment:["GET /repos/{owner}/{repo}/issues/comments/{com\
ment_id}"],getEvent:["GET /repos/{owner}/{repo}/issues/events/{event_id}"],getLabel:["GET /repos/{owner}/{repo}/labels/{\
name}"],getMilestone:["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],getParent:["GET /repos/{owner}/{repo}/i\
ssues/{issue_number}/parent"],list:["GET /issues"],listAssignees:["GET /repos/{owner}/{repo}/assignees"],listComments:["\
GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],listCommentsForRepo:["GET /repos/{owner}/{repo}/issues/commen\
ts"],listDependenciesBlockedBy:["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],listDependenciesBlocking:[
"GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],listEvents:["GET /repos/{owner}/{repo}/issues/{\
issue_number}/events"],listEventsForRepo:["GET /repos/{owner}/{repo}/issues/events"],listEventsForTimeline:["GET /repos/\
{owner}/{repo}/issues/{issue_number}/timeline"],listForAuthenticatedUser:["GET /user/issues"],listForOrg:["GET /orgs/{or\
g}/issues"],listForRepo:["GET /repos/{owner}/{repo}/issues"],listLabelsForMilestone:["GET /repos/{owner}/{repo}/mileston\
es/{milestone_number}/labels"],listLabelsForRepo:["GET /repos/{owner}/{repo}/labels"],listLabelsOnIssue:["GET /repos/{ow\
ner}/{repo}/issues/{issue_number}/labels"],listMilestones:["GET /repos/{owner}/{repo}/milestones"],listSubIssues:["GET /\
repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],lock:["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],removeAllLabels:[
"DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],removeAssignees:["DELETE /repos/{owner}/{repo}/issues/{issu\
e_number}/assignees"],removeDependencyBlockedBy:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocke\
d_by/{issue_id}"],removeLabel:["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],removeSubIssue:["DELE\
TE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],reprioritizeSubIssue:["PATCH /repos/{owner}/{repo}/issues/{is\
sue_number}/sub_issues/priority"],setLabels:["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],unlock:["DELETE /\
repos/{owner}/{repo}/issues/{issue_number}/lock"],update:["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],updateComment:[
"PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],updateLabel:["PATCH /repos/{owner}/{repo}/labels/{name}"],updateMilestone:[
"PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]},licenses:{get:["GET /licenses/{license}"],getAllCommonlyUsed:[
"GET /licenses"],getForRepo:["GET /repos/{owner}/{repo}/license"]},markdown:{render:["POST /markdown"],renderRaw:["POST \
/markdown/raw",{headers:{"content-type":"text/plain; charset=utf-8"}}]},meta:{get:["GET /meta"],getAllVersions:["GET /ve\
rsions"],getOctocat:["GET /octocat"],getZen:["GET /zen"],root:["GET /"]},migrations:{deleteArchiveForAuthenticatedUser:[
"DELETE /user/migrations/{migration_id}/archive"],deleteArchiveForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/arc\
hive"],downloadArchiveForOrg:["GET /orgs/{org}/migrations/{migration_id}/archive"],getArchiveForAuthenticatedUser:["GET \
/user/migrations/{migration_id}/archive"],getStatusForAuthenticatedUser:["GET /user/migrations/{migration_id}"],getStatusForOrg:[
"GET /orgs/{org}/migrations/{migration_id}"],listForAuthenticatedUser:["GET /user/migrations"],listForOrg:["GET /orgs/{o\
rg}/migrations"],listReposForAuthenticatedUser:["GET /user/migrations/{migration_id}/repositories"],listReposForOrg:["GE\
T /orgs/{org}/migrations/{migration_id}/repositories"],listReposForUser:["GET /user/migrations/{migration_id}/repositori\
es",{},{renamed:["migrations","listReposForAuthenticatedUser"]}],startForAuthenticatedUser:["POST /user/migrations"],startForOrg:[
"POST /orgs/{org}/migrations"],unlockRepoForAuthenticatedUser:["DELETE /user/migrations/{migration_id}/repos/{repo_name}\
/lock"],unlockRepoForOrg:["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]},oidc:{getOidcCustomSubTemplateForOrg:[
"GET /orgs/{org}/actions/oidc/customization/sub"],updateOidcCustomSubTemplateForOrg:["PUT /orgs/{org}/actions/oidc/custo\
mization/sub"]},orgs:{addSecurityManagerTeam:["PUT /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octo\
kit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-secu\
rity-manager-team"}],assignTeamToOrgRole:["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],assignUserToOrgRole:[
"PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],blockUser:["PUT /orgs/{org}/blocks/{username}"],cancelInvitation:[
"DELETE /orgs/{org}/invitations/{invitation_id}"],checkBlockedUser:["GET /orgs/{org}/blocks/{username}"],checkMembershipForUser:[
"GET /orgs/{org}/members/{username}"],checkPublicMembershipForUser:["GET /orgs/{org}/public_members/{username}"],convertMemberToOutsideCollaborator:[
"PUT /orgs/{org}/outside_collaborators/{username}"],createArtifactStorageRecord:["POST /orgs/{org}/artifacts/metadata/st\
orage-record"],createInvitation:["POST /orgs/{org}/invitations"],createIssueType:["POST /orgs/{org}/issue-types"],createWebhook:[
"POST /orgs/{org}/hooks"],customPropertiesForOrgsCreateOrUpdateOrganizationValues:["PATCH /organizations/{org}/org-prope\
rties/values"],customPropertiesForOrgsGetOrganizationValues:["GET /organizations/{org}/org-properties/values"],customPropertiesForReposCreateOrUpdateOrganizationDefinition:[
"PUT /orgs/{org}/properties/schema/{custom_property_name}"],customPropertiesForReposCreateOrUpdateOrganizationDefinitions:[
"PATCH /orgs/{org}/properties/schema"],customPropertiesForReposCreateOrUpdateOrganizationValues:["PATCH /orgs/{org}/prop\
erties/values"],customPropertiesForReposDeleteOrganizationDefinition:["DELETE /orgs/{org}/properties/schema/{custom_prop\
erty_name}"],customPropertiesForReposGetOrganizationDefinition:["GET /orgs/{org}/properties/schema/{custom_property_name\
}"],customPropertiesForReposGetOrganizationDefinitions:["GET /orgs/{org}/properties/schema"],customPropertiesForReposGetOrganizationValues:[
"GET /orgs/{org}/properties/values"],delete:["DELETE /orgs/{org}"],deleteAttestationsBulk:["POST /orgs/{org}/attestation\
s/delete-request"],deleteAttestationsById:["DELETE /orgs/{org}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:[
"DELETE /orgs/{org}/attestations/digest/{subject_digest}"],deleteIssueType:["DELETE /orgs/{org}/issue-types/{issue_type_\
id}"],deleteWebhook:["DELETE /orgs/{org}/hooks/{hook_id}"],disableSelectedRepositoryImmutableReleasesOrganization:["DELE\
TE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],enableSelectedRepositoryImmutableReleasesOrganization:[
"PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],get:["GET /orgs/{org}"],getImmutableReleasesSettings:[
"GET /orgs/{org}/settings/immutable-releases"],getImmutableReleasesSettingsRepositories:["GET /orgs/{org}/settings/immut\
able-releases/repositories"],getMembershipForAuthenticatedUser:["GET /user/memberships/orgs/{org}"],getMembershipForUser:[
"GET /orgs/{org}/memberships/{username}"],getOrgRole:["GET /orgs/{org}/organization-roles/{role_id}"],getOrgRulesetHistory:[
"GET /orgs/{org}/rulesets/{ruleset_id}/history"],getOrgRulesetVersion:["GET /orgs/{org}/rulesets/{ruleset_id}/history/{v\
ersion_id}"],getWebhook:["GET /orgs/{org}/hooks/{hook_id}"],getWebhookConfigForOrg:["GET /orgs/{org}/hooks/{hook_id}/con\
fig"],getWebhookDelivery:["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],list:["GET /organizations"],listAppInstallations:[
"GET /orgs/{org}/installations"],listArtifactStorageRecords:["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storag\
e-records"],listAttestationRepositories:["GET /orgs/{org}/attestations/repositories"],listAttestations:["GET /orgs/{org}\
/attestations/{subject_digest}"],listAttestationsBulk:["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
listBlockedUsers:["GET /orgs/{org}/blocks"],listFailedInvitations:["GET /orgs/{org}/failed_invitations"],listForAuthenticatedUser:[
"GET /user/orgs"],listForUser:["GET /users/{username}/orgs"],listInvitationTeams:["GET /orgs/{org}/invitations/{invitati\
on_id}/teams"],listIssueTypes:["GET /orgs/{org}/issue-types"],listMembers:["GET /orgs/{org}/members"],listMembershipsForAuthenticatedUser:[
"GET /user/memberships/orgs"],listOrgRoleTeams:["GET /orgs/{org}/organization-roles/{role_id}/teams"],listOrgRoleUsers:[
"GET /orgs/{org}/organization-roles/{role_id}/users"],listOrgRoles:["GET /orgs/{org}/organization-roles"],listOrganizationFineGrainedPermissions:[
"GET /orgs/{org}/organization-fine-grained-permissions"],listOutsideCollaborators:["GET /orgs/{org}/outside_collaborator\
s"],listPatGrantRepositories:["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],listPatGrantRequestRepositories:[
"GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],listPatGrantRequests:["GET /orgs/{org}/p\
ersonal-access-token-requests"],listPatGrants:["GET /orgs/{org}/personal-access-tokens"],listPendingInvitations:["GET /o\
rgs/{org}/invitations"],listPublicMembers:["GET /orgs/{org}/public_members"],listSecurityManagerTeams:["GET /orgs/{org}/\
security-managers",{},{deprecated:"octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.c\
om/rest/orgs/security-managers#list-security-manager-teams"}],listWebhookDeliveries:["GET /orgs/{org}/hooks/{hook_id}/de\
liveries"],listWebhooks:["GET /orgs/{org}/hooks"],pingWebhook:["POST /orgs/{org}/hooks/{hook_id}/pings"],redeliverWebhookDelivery:[
"POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],removeMember:["DELETE /orgs/{org}/members/{usernam\
e}"],removeMembershipForUser:["DELETE /orgs/{org}/memberships/{username}"],removeOutsideCollaborator:["DELETE /orgs/{org\
}/outside_collaborators/{username}"],removePublicMembershipForAuthenticatedUser:["DELETE /orgs/{org}/public_members/{use\
rname}"],removeSecurityManagerTeam:["DELETE /orgs/{org}/security-managers/teams/{team_slug}",{},{deprecated:"octokit.res\
t.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-secur\
ity-manager-team"}],reviewPatGrantRequest:["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],reviewPatGrantRequestsInBulk:[
"POST /orgs/{org}/personal-access-token-requests"],revokeAllOrgRolesTeam:["DELETE /orgs/{org}/organization-roles/teams/{\
team_slug}"],revokeAllOrgRolesUser:["DELETE /orgs/{org}/organization-roles/users/{username}"],revokeOrgRoleTeam:["DELETE\
 /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],revokeOrgRoleUser:["DELETE /orgs/{org}/organization-roles/\
users/{username}/{role_id}"],setImmutableReleasesSettings:["PUT /orgs/{org}/settings/immutable-releases"],setImmutableReleasesSettingsRepositories:[
"PUT /orgs/{org}/settings/immutable-releases/repositories"],setMembershipForUser:["PUT /orgs/{org}/memberships/{username\
}"],setPublicMembershipForAuthenticatedUser:["PUT /orgs/{org}/public_members/{username}"],unblockUser:["DELETE /orgs/{or\
g}/blocks/{username}"],update:["PATCH /orgs/{org}"],updateIssueType:["PUT /orgs/{org}/issue-types/{issue_type_id}"],updateMembershipForAuthenticatedUser:[
"PATCH /user/memberships/orgs/{org}"],updatePatAccess:["POST /orgs/{org}/personal-access-tokens/{pat_id}"],updatePatAccesses:[
"POST /orgs/{org}/personal-access-tokens"],updateWebhook:["PATCH /orgs/{org}/hooks/{hook_id}"],updateWebhookConfigForOrg:[
"PATCH /orgs/{org}/hooks/{hook_id}/config"]},packages:{deletePackageForAuthenticatedUser:["DELETE /user/packages/{packag\
e_type}/{package_name}"],deletePackageForOrg:["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],deletePackageForUser:[
"DELETE /users/{username}/packages/{package_type}/{package_name}"],deletePackageVersionForAuthenticatedUser:["DELETE /us\
er/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForOrg:["DELETE /orgs/{org\
}/packages/{package_type}/{package_name}/versions/{package_version_id}"],deletePackageVersionForUser:["DELETE /users/{us\
ername}/packages/{package_type}/{package_name}/versions/{package_version_id}"],getAllPackageVersionsForAPackageOwnedByAnOrg:[
"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",{},{renamed:["packages","getAllPackageVersionsForPacka\
geOwnedByOrg"]}],getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser:["GET /user/packages/{package_type}/{packag\
e_name}/versions",{},{renamed:["packages","getAllPackageVersionsForPackageOwnedByAuthenticatedUser"]}],getAllPackageVersionsForPackageOwnedByAuthenticatedUser:[
"GET /user/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByOrg:["GET /orgs/{org}\
/packages/{package_type}/{package_name}/versions"],getAllPackageVersionsForPackageOwnedByUser:["GET /users/{username}/pa\
ckages/{package_type}/{package_name}/versions"],getPackageForAuthenticatedUser:["GET /user/packages/{package_type}/{pack\
age_name}"],getPackageForOrganization:["GET /orgs/{org}/packages/{package_type}/{package_name}"],getPackageForUser:["GET\
 /users/{username}/packages/{package_type}/{package_name}"],getPackageVersionForAuthenticatedUser:["GET /user/packages/{\
package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForOrganization:["GET /orgs/{org}/packages\
/{package_type}/{package_name}/versions/{package_version_id}"],getPackageVersionForUser:["GET /users/{username}/packages\
/{package_type}/{package_name}/versions/{package_version_id}"],listDockerMigrationConflictingPackagesForAuthenticatedUser:[
"GET /user/docker/conflicts"],listDockerMigrationConflictingPackagesForOrganization:["GET /orgs/{org}/docker/conflicts"],
listDockerMigrationConflictingPackagesForUser:["GET /users/{username}/docker/conflicts"],listPackagesForAuthenticatedUser:[
"GET /user/packages"],listPackagesForOrganization:["GET /orgs/{org}/packages"],listPackagesForUser:["GET /users/{usernam\
e}/packages"],restorePackageForAuthenticatedUser:["POST /user/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForOrg:[
"POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageForUser:["POST /users/{username\
}/packages/{package_type}/{package_name}/restore{?token}"],restorePackageVersionForAuthenticatedUser:["POST /user/packag\
es/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForOrg:["POST /orgs/{org}/\
packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],restorePackageVersionForUser:["POST /user\
s/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]},privateRegistries:{createOrgPrivateRegistry:[
"POST /orgs/{org}/private-registries"],deleteOrgPrivateRegistry:["DELETE /orgs/{org}/private-registries/{secret_name}"],
getOrgPrivateRegistry:["GET /orgs/{org}/private-registries/{secret_name}"],getOrgPublicKey:["GET /orgs/{org}/private-reg\
istries/public-key"],listOrgPrivateRegistries:["GET /orgs/{org}/private-registries"],updateOrgPrivateRegistry:["PATCH /o\
rgs/{org}/private-registries/{secret_name}"]},projects:{addItemForOrg:["POST /orgs/{org}/projectsV2/{project_number}/ite\
ms"],addItemForUser:["POST /users/{username}/projectsV2/{project_number}/items"],deleteItemForOrg:["DELETE /orgs/{org}/p\
rojectsV2/{project_number}/items/{item_id}"],deleteItemForUser:["DELETE /users/{username}/projectsV2/{project_number}/it\
ems/{item_id}"],getFieldForOrg:["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],getFieldForUser:["GET /\
users/{username}/projectsV2/{project_number}/fields/{field_id}"],getForOrg:["GET /orgs/{org}/projectsV2/{project_number}"],
getForUser:["GET /users/{username}/projectsV2/{project_number}"],getOrgItem:["GET /orgs/{org}/projectsV2/{project_number\
}/items/{item_id}"],getUserItem:["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],listFieldsForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}/fields"],listFieldsForUser:["GET /users/{username}/projectsV2/{project_numb\
er}/fields"],listForOrg:["GET /orgs/{org}/projectsV2"],listForUser:["GET /users/{username}/projectsV2"],listItemsForOrg:[
"GET /orgs/{org}/projectsV2/{project_number}/items"],listItemsForUser:["GET /users/{username}/projectsV2/{project_number\
}/items"],updateItemForOrg:["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],updateItemForUser:["PATCH /\
users/{username}/projectsV2/{project_number}/items/{item_id}"]},pulls:{checkIfMerged:["GET /repos/{owner}/{repo}/pulls/{\
pull_number}/merge"],create:["POST /repos/{owner}/{repo}/pulls"],createReplyForReviewComment:["POST /repos/{owner}/{repo\
}/pulls/{pull_number}/comments/{comment_id}/replies"],createReview:["POST /repos/{owner}/{repo}/pulls/{pull_number}/revi\
ews"],createReviewComment:["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],deletePendingReview:["DELETE /repo\
s/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],deleteReviewComment:["DELETE /repos/{owner}/{repo}/pulls/comm\
ents/{comment_id}"],dismissReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],get:[
"GET /repos/{owner}/{repo}/pulls/{pull_number}"],getReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{revi\
ew_id}"],getReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],list:["GET /repos/{owner}/{repo}/pul\
ls"],listCommentsForReview:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],listCommits:["\
GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],listFiles:["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
listRequestedReviewers:["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],listReviewComments:["GET /r\
epos/{owner}/{repo}/pulls/{pull_number}/comments"],listReviewCommentsForRepo:["GET /repos/{owner}/{repo}/pulls/comments"],
listReviews:["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],merge:["PUT /repos/{owner}/{repo}/pulls/{pull_numb\
er}/merge"],removeRequestedReviewers:["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],requestReviewers:[
"POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],submitReview:["POST /repos/{owner}/{repo}/pulls/{p\
ull_number}/reviews/{review_id}/events"],update:["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],updateBranch:["PUT /\
repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],updateReview:["PUT /repos/{owner}/{repo}/pulls/{pull_number}/re\
views/{review_id}"],updateReviewComment:["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]},rateLimit:{get:["GE\
T /rate_limit"]},reactions:{createForCommitComment:["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],createForIssue:[
"POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],createForIssueComment:["POST /repos/{owner}/{repo}/issues/\
comments/{comment_id}/reactions"],createForPullRequestReviewComment:["POST /repos/{owner}/{repo}/pulls/comments/{comment\
_id}/reactions"],createForRelease:["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],createForTeamDiscussionCommentInOrg:[
"POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],createForTeamDiscussionInOrg:[
"POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],deleteForCommitComment:["DELETE /repos/{\
owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],deleteForIssue:["DELETE /repos/{owner}/{repo}/issues/{issu\
e_number}/reactions/{reaction_id}"],deleteForIssueComment:["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/re\
actions/{reaction_id}"],deleteForPullRequestComment:["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions\
/{reaction_id}"],deleteForRelease:["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],deleteForTeamDiscussion:[
"DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],deleteForTeamDiscussionComment:[
"DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
listForCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],listForIssue:["GET /repos/{owner}/{re\
po}/issues/{issue_number}/reactions"],listForIssueComment:["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/react\
ions"],listForPullRequestReviewComment:["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],listForRelease:[
"GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],listForTeamDiscussionCommentInOrg:["GET /orgs/{org}/teams/{\
team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],listForTeamDiscussionInOrg:["GET /orgs/\
{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]},repos:{acceptInvitation:["PATCH /user/repository_in\
vitations/{invitation_id}",{},{renamed:["repos","acceptInvitationForAuthenticatedUser"]}],acceptInvitationForAuthenticatedUser:[
"PATCH /user/repository_invitations/{invitation_id}"],addAppAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{br\
anch}/protection/restrictions/apps",{},{mapToData:"apps"}],addCollaborator:["PUT /repos/{owner}/{repo}/collaborators/{us\
ername}"],addStatusCheckContexts:["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contex\
ts",{},{mapToData:"contexts"}],addTeamAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protection/restr\
ictions/teams",{},{mapToData:"teams"}],addUserAccessRestrictions:["POST /repos/{owner}/{repo}/branches/{branch}/protecti\
on/restrictions/users",{},{mapToData:"users"}],cancelPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments/{pag\
es_deployment_id}/cancel"],checkAutomatedSecurityFixes:["GET /repos/{owner}/{repo}/automated-security-fixes"],checkCollaborator:[
"GET /repos/{owner}/{repo}/collaborators/{username}"],checkImmutableReleases:["GET /repos/{owner}/{repo}/immutable-relea\
ses"],checkPrivateVulnerabilityReporting:["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],checkVulnerabilityAlerts:[
"GET /repos/{owner}/{repo}/vulnerability-alerts"],codeownersErrors:["GET /repos/{owner}/{repo}/codeowners/errors"],compareCommits:[
"GET /repos/{owner}/{repo}/compare/{base}...{head}"],compareCommitsWithBasehead:["GET /repos/{owner}/{repo}/compare/{bas\
ehead}"],createAttestation:["POST /repos/{owner}/{repo}/attestations"],createAutolink:["POST /repos/{owner}/{repo}/autol\
inks"],createCommitComment:["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],createCommitSignatureProtection:[
"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],createCommitStatus:["POST /repos/{owner}/\
{repo}/statuses/{sha}"],createDeployKey:["POST /repos/{owner}/{repo}/keys"],createDeployment:["POST /repos/{owner}/{repo\
}/deployments"],createDeploymentBranchPolicy:["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-bra\
nch-policies"],createDeploymentProtectionRule:["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_pr\
otection_rules"],createDeploymentStatus:["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],createDispatchEvent:[
"POST /repos/{owner}/{repo}/dispatches"],createForAuthenticatedUser:["POST /user/repos"],createFork:["POST /repos/{owner\
}/{repo}/forks"],createInOrg:["POST /orgs/{org}/repos"],createOrUpdateEnvironment:["PUT /repos/{owner}/{repo}/environmen\
ts/{environment_name}"],createOrUpdateFileContents:["PUT /repos/{owner}/{repo}/contents/{path}"],createOrgRuleset:["POST\
 /orgs/{org}/rulesets"],createPagesDeployment:["POST /repos/{owner}/{repo}/pages/deployments"],createPagesSite:["POST /r\
epos/{owner}/{repo}/pages"],createRelease:["POST /repos/{owner}/{repo}/releases"],createRepoRuleset:["POST /repos/{owner\
}/{repo}/rulesets"],createUsingTemplate:["POST /repos/{template_owner}/{template_repo}/generate"],createWebhook:["POST /\
repos/{owner}/{repo}/hooks"],customPropertiesForReposCreateOrUpdateRepositoryValues:["PATCH /repos/{owner}/{repo}/proper\
ties/values"],customPropertiesForReposGetRepositoryValues:["GET /repos/{owner}/{repo}/properties/values"],declineInvitation:[
"DELETE /user/repository_invitations/{invitation_id}",{},{renamed:["repos","declineInvitationForAuthenticatedUser"]}],declineInvitationForAuthenticatedUser:[
"DELETE /user/repository_invitations/{invitation_id}"],delete:["DELETE /repos/{owner}/{repo}"],deleteAccessRestrictions:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],deleteAdminBranchProtection:["DELETE /repos/{o\
wner}/{repo}/branches/{branch}/protection/enforce_admins"],deleteAnEnvironment:["DELETE /repos/{owner}/{repo}/environmen\
ts/{environment_name}"],deleteAutolink:["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],deleteBranchProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],deleteCommitComment:["DELETE /repos/{owner}/{repo}/comments\
/{comment_id}"],deleteCommitSignatureProtection:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_sig\
natures"],deleteDeployKey:["DELETE /repos/{owner}/{repo}/keys/{key_id}"],deleteDeployment:["DELETE /repos/{owner}/{repo}\
/deployments/{deployment_id}"],deleteDeploymentBranchPolicy:["DELETE /repos/{owner}/{repo}/environments/{environment_nam\
e}/deployment-branch-policies/{branch_policy_id}"],deleteFile:["DELETE /repos/{owner}/{repo}/contents/{path}"],deleteInvitation:[
"DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],deleteOrgRuleset:["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
deletePagesSite:["DELETE /repos/{owner}/{repo}/pages"],deletePullRequestReviewProtection:["DELETE /repos/{owner}/{repo}/\
branches/{branch}/protection/required_pull_request_reviews"],deleteRelease:["DELETE /repos/{owner}/{repo}/releases/{rele\
ase_id}"],deleteReleaseAsset:["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],deleteRepoRuleset:["DELETE /rep\
os/{owner}/{repo}/rulesets/{ruleset_id}"],deleteWebhook:["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],disableAutomatedSecurityFixes:[
"DELETE /repos/{owner}/{repo}/automated-security-fixes"],disableDeploymentProtectionRule:["DELETE /repos/{owner}/{repo}/\
environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],disableImmutableReleases:["DELETE /re\
pos/{owner}/{repo}/immutable-releases"],disablePrivateVulnerabilityReporting:["DELETE /repos/{owner}/{repo}/private-vuln\
erability-reporting"],disableVulnerabilityAlerts:["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],downloadArchive:[
"GET /repos/{owner}/{repo}/zipball/{ref}",{},{renamed:["repos","downloadZipballArchive"]}],downloadTarballArchive:["GET \
/repos/{owner}/{repo}/tarball/{ref}"],downloadZipballArchive:["GET /repos/{owner}/{repo}/zipball/{ref}"],enableAutomatedSecurityFixes:[
"PUT /repos/{owner}/{repo}/automated-security-fixes"],enableImmutableReleases:["PUT /repos/{owner}/{repo}/immutable-rele\
ases"],enablePrivateVulnerabilityReporting:["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],enableVulnerabilityAlerts:[
"PUT /repos/{owner}/{repo}/vulnerability-alerts"],generateReleaseNotes:["POST /repos/{owner}/{repo}/releases/generate-no\
tes"],get:["GET /repos/{owner}/{repo}"],getAccessRestrictions:["GET /repos/{owner}/{repo}/branches/{branch}/protection/r\
estrictions"],getAdminBranchProtection:["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],getAllDeploymentProtectionRules:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],getAllEnvironments:["GET /repos\
/{owner}/{repo}/environments"],getAllStatusCheckContexts:["GET /repos/{owner}/{repo}/branches/{branch}/protection/requir\
ed_status_checks/contexts"],getAllTopics:["GET /repos/{owner}/{repo}/topics"],getAppsWithAccessToProtectedBranch:["GET /\
repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],getAutolink:["GET /repos/{owner}/{repo}/autolinks/\
{autolink_id}"],getBranch:["GET /repos/{owner}/{repo}/branches/{branch}"],getBranchProtection:["GET /repos/{owner}/{repo\
}/branches/{branch}/protection"],getBranchRules:["GET /repos/{owner}/{repo}/rules/branches/{branch}"],getClones:["GET /r\
epos/{owner}/{repo}/traffic/clones"],getCodeFrequencyStats:["GET /repos/{owner}/{repo}/stats/code_frequency"],getCollaboratorPermissionLevel:[
"GET /repos/{owner}/{repo}/collaborators/{username}/permission"],getCombinedStatusForRef:["GET /repos/{owner}/{repo}/com\
mits/{ref}/status"],getCommit:["GET /repos/{owner}/{repo}/commits/{ref}"],getCommitActivityStats:["GET /repos/{owner}/{r\
epo}/stats/commit_activity"],getCommitComment:["GET /repos/{owner}/{repo}/comments/{comment_id}"],getCommitSignatureProtection:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],getCommunityProfileMetrics:["GET /repos/{o\
wner}/{repo}/community/profile"],getContent:["GET /repos/{owner}/{repo}/contents/{path}"],getContributorsStats:["GET /re\
pos/{owner}/{repo}/stats/contributors"],getCustomDeploymentProtectionRule:["GET /repos/{owner}/{repo}/environments/{envi\
ronment_name}/deployment_protection_rules/{protection_rule_id}"],getDeployKey:["GET /repos/{owner}/{repo}/keys/{key_id}"],
getDeployment:["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],getDeploymentBranchPolicy:["GET /repos/{owner}/{\
repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],getDeploymentStatus:["GET /repos/{\
owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],getEnvironment:["GET /repos/{owner}/{repo}/environments\
/{environment_name}"],getLatestPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/latest"],getLatestRelease:["GET /repo\
s/{owner}/{repo}/releases/latest"],getOrgRuleSuite:["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],getOrgRuleSuites:[
"GET /orgs/{org}/rulesets/rule-suites"],getOrgRuleset:["GET /orgs/{org}/rulesets/{ruleset_id}"],getOrgRulesets:["GET /or\
gs/{org}/rulesets"],getPages:["GET /repos/{owner}/{repo}/pages"],getPagesBuild:["GET /repos/{owner}/{repo}/pages/builds/\
{build_id}"],getPagesDeployment:["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],getPagesHealthCheck:[
"GET /repos/{owner}/{repo}/pages/health"],getParticipationStats:["GET /repos/{owner}/{repo}/stats/participation"],getPullRequestReviewProtection:[
"GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],getPunchCardStats:["GET /repos/{\
owner}/{repo}/stats/punch_card"],getReadme:["GET /repos/{owner}/{repo}/readme"],getReadmeInDirectory:["GET /repos/{owner\
}/{repo}/readme/{dir}"],getRelease:["GET /repos/{owner}/{repo}/releases/{release_id}"],getReleaseAsset:["GET /repos/{own\
er}/{repo}/releases/assets/{asset_id}"],getReleaseByTag:["GET /repos/{owner}/{repo}/releases/tags/{tag}"],getRepoRuleSuite:[
"GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],getRepoRuleSuites:["GET /repos/{owner}/{repo}/rulesets\
/rule-suites"],getRepoRuleset:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],getRepoRulesetHistory:["GET /repos/{ow\
ner}/{repo}/rulesets/{ruleset_id}/history"],getRepoRulesetVersion:["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/hist\
ory/{version_id}"],getRepoRulesets:["GET /repos/{owner}/{repo}/rulesets"],getStatusChecksProtection:["GET /repos/{owner}\
/{repo}/branches/{branch}/protection/required_status_checks"],getTeamsWithAccessToProtectedBranch:["GET /repos/{owner}/{\
repo}/branches/{branch}/protection/restrictions/teams"],getTopPaths:["GET /repos/{owner}/{repo}/traffic/popular/paths"],
getTopReferrers:["GET /repos/{owner}/{repo}/traffic/popular/referrers"],getUsersWithAccessToProtectedBranch:["GET /repos\
/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],getViews:["GET /repos/{owner}/{repo}/traffic/views"],getWebhook:[
"GET /repos/{owner}/{repo}/hooks/{hook_id}"],getWebhookConfigForRepo:["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
getWebhookDelivery:["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],listActivities:["GET /repos/{o\
wner}/{repo}/activity"],listAttestations:["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],listAutolinks:["GET\
 /repos/{owner}/{repo}/autolinks"],listBranches:["GET /repos/{owner}/{repo}/branches"],listBranchesForHeadCommit:["GET /\
repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],listCollaborators:["GET /repos/{owner}/{repo}/collaborat\
ors"],listCommentsForCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],listCommitCommentsForRepo:["GET \
/repos/{owner}/{repo}/comments"],listCommitStatusesForRef:["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],listCommits:[
"GET /repos/{owner}/{repo}/commits"],listContributors:["GET /repos/{owner}/{repo}/contributors"],listCustomDeploymentRuleIntegrations:[
"GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],listDeployKeys:["GET /repo\
s/{owner}/{repo}/keys"],listDeploymentBranchPolicies:["GET /repos/{owner}/{repo}/environments/{environment_name}/deploym\
ent-branch-policies"],listDeploymentStatuses:["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],listDeployments:[
"GET /repos/{owner}/{repo}/deployments"],listForAuthenticatedUser:["GET /user/repos"],listForOrg:["GET /orgs/{org}/repos"],
listForUser:["GET /users/{username}/repos"],listForks:["GET /repos/{owner}/{repo}/forks"],listInvitations:["GET /repos/{\
owner}/{repo}/invitations"],listInvitationsForAuthenticatedUser:["GET /user/repository_invitations"],listLanguages:["GET\
 /repos/{owner}/{repo}/languages"],listPagesBuilds:["GET /repos/{owner}/{repo}/pages/builds"],listPublic:["GET /reposito\
ries"],listPullRequestsAssociatedWithCommit:["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],listReleaseAssets:[
"GET /repos/{owner}/{repo}/releases/{release_id}/assets"],listReleases:["GET /repos/{owner}/{repo}/releases"],listTags:[
"GET /repos/{owner}/{repo}/tags"],listTeams:["GET /repos/{owner}/{repo}/teams"],listWebhookDeliveries:["GET /repos/{owne\
r}/{repo}/hooks/{hook_id}/deliveries"],listWebhooks:["GET /repos/{owner}/{repo}/hooks"],merge:["POST /repos/{owner}/{rep\
o}/merges"],mergeUpstream:["POST /repos/{owner}/{repo}/merge-upstream"],pingWebhook:["POST /repos/{owner}/{repo}/hooks/{\
hook_id}/pings"],redeliverWebhookDelivery:["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
removeAppAccessRestrictions:["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",{},{mapToData:"\
apps"}],removeCollaborator:["DELETE /repos/{owner}/{repo}/collaborators/{username}"],removeStatusCheckContexts:["DELETE \
/repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",{},{mapToData:"contexts"}],removeStatusCheckProtection:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],removeTeamAccessRestrictions:["DELET\
E /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",{},{mapToData:"teams"}],removeUserAccessRestrictions:[
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",{},{mapToData:"users"}],renameBranch:["PO\
ST /repos/{owner}/{repo}/branches/{branch}/rename"],replaceAllTopics:["PUT /repos/{owner}/{repo}/topics"],requestPagesBuild:[
"POST /repos/{owner}/{repo}/pages/builds"],setAdminBranchProtection:["POST /repos/{owner}/{repo}/branches/{branch}/prote\
ction/enforce_admins"],setAppAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/ap\
ps",{},{mapToData:"apps"}],setStatusCheckContexts:["PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_stat\
us_checks/contexts",{},{mapToData:"contexts"}],setTeamAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{branch}/p\
rotection/restrictions/teams",{},{mapToData:"teams"}],setUserAccessRestrictions:["PUT /repos/{owner}/{repo}/branches/{br\
anch}/protection/restrictions/users",{},{mapToData:"users"}],testPushWebhook:["POST /repos/{owner}/{repo}/hooks/{hook_id\
}/tests"],transfer:["POST /repos/{owner}/{repo}/transfer"],update:["PATCH /repos/{owner}/{repo}"],updateBranchProtection:[
"PUT /repos/{owner}/{repo}/branches/{branch}/protection"],updateCommitComment:["PATCH /repos/{owner}/{repo}/comments/{co\
mment_id}"],updateDeploymentBranchPolicy:["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-p\
olicies/{branch_policy_id}"],updateInformationAboutPagesSite:["PUT /repos/{owner}/{repo}/pages"],updateInvitation:["PATC\
H /repos/{owner}/{repo}/invitations/{invitation_id}"],updateOrgRuleset:["PUT /orgs/{org}/rulesets/{ruleset_id}"],updatePullRequestReviewProtection:[
"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],updateRelease:["PATCH /repos/{\
owner}/{repo}/releases/{release_id}"],updateReleaseAsset:["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],updateRepoRuleset:[
"PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],updateStatusCheckPotection:["PATCH /repos/{owner}/{repo}/branches/{br\
anch}/protection/required_status_checks",{},{renamed:["repos","updateStatusCheckProtection"]}],updateStatusCheckProtection:[
"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],updateWebhook:["PATCH /repos/{owner}/\
{repo}/hooks/{hook_id}"],updateWebhookConfigForRepo:["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],uploadReleaseAsset:[
"POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}",{baseUrl:"https://uploads.github.com"}]},search:{
code:["GET /search/code"],commits:["GET /search/commits"],issuesAndPullRequests:["GET /search/issues"],labels:["GET /sea\
rch/labels"],repos:["GET /search/repositories"],topics:["GET /search/topics"],users:["GET /search/users"]},secretScanning:{
createPushProtectionBypass:["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],getAlert:["GET /repos\
/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],getScanHistory:["GET /repos/{owner}/{repo}/secret-scanning/scan-\
history"],listAlertsForOrg:["GET /orgs/{org}/secret-scanning/alerts"],listAlertsForRepo:["GET /repos/{owner}/{repo}/secr\
et-scanning/alerts"],listLocationsForAlert:["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
listOrgPatternConfigs:["GET /orgs/{org}/secret-scanning/pattern-configurations"],updateAlert:["PATCH /repos/{owner}/{rep\
o}/secret-scanning/alerts/{alert_number}"],updateOrgPatternConfigs:["PATCH /orgs/{org}/secret-scanning/pattern-configura\
tions"]},securityAdvisories:{createFork:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],createPrivateVulnerabilityReport:[
"POST /repos/{owner}/{repo}/security-advisories/reports"],createRepositoryAdvisory:["POST /repos/{owner}/{repo}/security\
-advisories"],createRepositoryAdvisoryCveRequest:["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],getGlobalAdvisory:[
"GET /advisories/{ghsa_id}"],getRepositoryAdvisory:["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],listGlobalAdvisories:[
"GET /advisories"],listOrgRepositoryAdvisories:["GET /orgs/{org}/security-advisories"],listRepositoryAdvisories:["GET /r\
epos/{owner}/{repo}/security-advisories"],updateRepositoryAdvisory:["PATCH /repos/{owner}/{repo}/security-advisories/{gh\
sa_id}"]},teams:{addOrUpdateMembershipForUserInOrg:["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],addOrUpdateRepoPermissionsInOrg:[
"PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],checkPermissionsForRepoInOrg:["GET /orgs/{org}/teams/{team_slu\
g}/repos/{owner}/{repo}"],create:["POST /orgs/{org}/teams"],createDiscussionCommentInOrg:["POST /orgs/{org}/teams/{team_\
slug}/discussions/{discussion_number}/comments"],createDiscussionInOrg:["POST /orgs/{org}/teams/{team_slug}/discussions"],
deleteDiscussionCommentInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_nu\
mber}"],deleteDiscussionInOrg:["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],deleteInOrg:["DEL\
ETE /orgs/{org}/teams/{team_slug}"],getByName:["GET /orgs/{org}/teams/{team_slug}"],getDiscussionCommentInOrg:["GET /org\
s/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],getDiscussionInOrg:["GET /orgs/{or\
g}/teams/{team_slug}/discussions/{discussion_number}"],getMembershipForUserInOrg:["GET /orgs/{org}/teams/{team_slug}/mem\
berships/{username}"],list:["GET /orgs/{org}/teams"],listChildInOrg:["GET /orgs/{org}/teams/{team_slug}/teams"],listDiscussionCommentsInOrg:[
"GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],listDiscussionsInOrg:["GET /orgs/{org}/tea\
ms/{team_slug}/discussions"],listForAuthenticatedUser:["GET /user/teams"],listMembersInOrg:["GET /orgs/{org}/teams/{team\
_slug}/members"],listPendingInvitationsInOrg:["GET /orgs/{org}/teams/{team_slug}/invitations"],listReposInOrg:["GET /org\
s/{org}/teams/{team_slug}/repos"],removeMembershipForUserInOrg:["DELETE /orgs/{org}/teams/{team_slug}/memberships/{usern\
ame}"],removeRepoInOrg:["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],updateDiscussionCommentInOrg:["PATC\
H /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],updateDiscussionInOrg:["PATC\
H /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],updateInOrg:["PATCH /orgs/{org}/teams/{team_slug}"]},users:{
addEmailForAuthenticated:["POST /user/emails",{},{renamed:["users","addEmailForAuthenticatedUser"]}],addEmailForAuthenticatedUser:[
"POST /user/emails"],addSocialAccountForAuthenticatedUser:["POST /user/social_accounts"],block:["PUT /user/blocks/{usern\
ame}"],checkBlocked:["GET /user/blocks/{username}"],checkFollowingForUser:["GET /users/{username}/following/{target_user\
}"],checkPersonIsFollowedByAuthenticated:["GET /user/following/{username}"],createGpgKeyForAuthenticated:["POST /user/gp\
g_keys",{},{renamed:["users","createGpgKeyForAuthenticatedUser"]}],createGpgKeyForAuthenticatedUser:["POST /user/gpg_key\
s"],createPublicSshKeyForAuthenticated:["POST /user/keys",{},{renamed:["users","createPublicSshKeyForAuthenticatedUser"]}],
createPublicSshKeyForAuthenticatedUser:["POST /user/keys"],createSshSigningKeyForAuthenticatedUser:["POST /user/ssh_sign\
ing_keys"],deleteAttestationsBulk:["POST /users/{username}/attestations/delete-request"],deleteAttestationsById:["DELETE\
 /users/{username}/attestations/{attestation_id}"],deleteAttestationsBySubjectDigest:["DELETE /users/{username}/attestat\
ions/digest/{subject_digest}"],deleteEmailForAuthenticated:["DELETE /user/emails",{},{renamed:["users","deleteEmailForAu\
thenticatedUser"]}],deleteEmailForAuthenticatedUser:["DELETE /user/emails"],deleteGpgKeyForAuthenticated:["DELETE /user/\
gpg_keys/{gpg_key_id}",{},{renamed:["users","deleteGpgKeyForAuthenticatedUser"]}],deleteGpgKeyForAuthenticatedUser:["DEL\
ETE /user/gpg_keys/{gpg_key_id}"],deletePublicSshKeyForAuthenticated:["DELETE /user/keys/{key_id}",{},{renamed:["users",
"deletePublicSshKeyForAuthenticatedUser"]}],deletePublicSshKeyForAuthenticatedUser:["DELETE /user/keys/{key_id}"],deleteSocialAccountForAuthenticatedUser:[
"DELETE /user/social_accounts"],deleteSshSigningKeyForAuthenticatedUser:["DELETE /user/ssh_signing_keys/{ssh_signing_key\
_id}"],follow:["PUT /user/following/{username}"],getAuthenticated:["GET /user"],getById:["GET /user/{account_id}"],getByUsername:[
"GET /users/{username}"],getContextForUser:["GET /users/{username}/hovercard"],getGpgKeyForAuthenticated:["GET /user/gpg\
_keys/{gpg_key_id}",{},{renamed:["users","getGpgKeyForAuthenticatedUser"]}],getGpgKeyForAuthenticatedUser:["GET /user/gp\
g_keys/{gpg_key_id}"],getPublicSshKeyForAuthenticated:["GET /user/keys/{key_id}",{},{renamed:["users","getPublicSshKeyFo\
rAuthenticatedUser"]}],getPublicSshKeyForAuthenticatedUser:["GET /user/keys/{key_id}"],getSshSigningKeyForAuthenticatedUser:[
"GET /user/ssh_signing_keys/{ssh_signing_key_id}"],list:["GET /users"],listAttestations:["GET /users/{username}/attestat\
ions/{subject_digest}"],listAttestationsBulk:["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],listBlockedByAuthenticated:[
"GET /user/blocks",{},{renamed:["users","listBlockedByAuthenticatedUser"]}],listBlockedByAuthenticatedUser:["GET /user/b\
locks"],listEmailsForAuthenticated:["GET /user/emails",{},{renamed:["users","listEmailsForAuthenticatedUser"]}],listEmailsForAuthenticatedUser:[
"GET /user/emails"],listFollowedByAuthenticated:["GET /user/following",{},{renamed:["users","listFollowedByAuthenticated\
User"]}],listFollowedByAuthenticatedUser:["GET /user/following"],listFollowersForAuthenticatedUser:["GET /user/followers"],
listFollowersForUser:["GET /users/{username}/followers"],listFollowingForUser:["GET /users/{username}/following"],listGpgKeysForAuthenticated:[
"GET /user/gpg_keys",{},{renamed:["users","listGpgKeysForAuthenticatedUser"]}],listGpgKeysForAuthenticatedUser:["GET /us\
er/gpg_keys"],listGpgKeysForUser:["GET /users/{username}/gpg_keys"],listPublicEmailsForAuthenticated:["GET /user/public_\
emails",{},{renamed:["users","listPublicEmailsForAuthenticatedUser"]}],listPublicEmailsForAuthenticatedUser:["GET /user/\
public_emails"],listPublicKeysForUser:["GET /users/{username}/keys"],listPublicSshKeysForAuthenticated:["GET /user/keys",
{},{renamed:["users","listPublicSshKeysForAuthenticatedUser"]}],listPublicSshKeysForAuthenticatedUser:["GET /user/keys"],
listSocialAccountsForAuthenticatedUser:["GET /user/social_accounts"],listSocialAccountsForUser:["GET /users/{username}/s\
ocial_accounts"],listSshSigningKeysForAuthenticatedUser:["GET /user/ssh_signing_keys"],listSshSigningKeysForUser:["GET /\
users/{username}/ssh_signing_keys"],setPrimaryEmailVisibilityForAuthenticated:["PATCH /user/email/visibility",{},{renamed:[
"users","setPrimaryEmailVisibilityForAuthenticatedUser"]}],setPrimaryEmailVisibilityForAuthenticatedUser:["PATCH /user/e\
mail/visibility"],unblock:["DELETE /user/blocks/{username}"],unfollow:["DELETE /user/following/{username}"],updateAuthenticated:[
"PATCH /user"]}};const Ft=new Map;for(const[k,P]of Object.entries(kt))for(const[b,a]of Object.entries(P)){const[p,L,q]=a,
[$,he]=p.split(/ /),me=Object.assign({method:$,url:he},L);Ft.has(k)||Ft.set(k,new Map),Ft.get(k).set(b,{scope:k,methodName:b,
endpointDefaults:me,decorations:q})}const vt={has({scope:k},P){return Ft.get(k).has(P)},getOwnPropertyDescriptor(k,P){return{
value:this.get(k,P),configurable:!0,writable:!0,enumerable:!0}},defineProperty(k,P,b){return Object.defineProperty(k.cache,
P,b),!0},deleteProperty(k,P){return delete k.cache[P],!0},ownKeys({scope:k}){return[...Ft.get(k).keys()]},set(k,P,b){return k.
cache[P]=b},get({octokit:k,scope:P,cache:b},a){if(b[a])return b[a];const p=Ft.get(P).get(a);if(!p)return;const{endpointDefaults:L,
decorations:q}=p;return q?b[a]=$t(k,P,a,L,q):b[a]=k.request.defaults(L),b[a]}};function ct(k){const P={};for(const b of Ft.
keys())P[b]=new Proxy({octokit:k,scope:b,cache:{}},vt);return P}function $t(k,P,b,a,p){const L=k.request.defaults(a);function q(...$){
let he=L.endpoint.merge(...$);if(p.mapToData)return he=Object.assign({},he,{data:he[p.mapToData],[p.mapToData]:void 0}),
L(he);if(p.renamed){const[me,Be]=p.renamed;k.log.warn(`octokit.${P}.${b}() has been renamed to octokit.${me}.${Be}()`)}if(p.
deprecated&&k.log.warn(p.deprecated),p.renamedParameters){const me=L.endpoint.merge(...$);for(const[Be,ke]of Object.entries(
p.renamedParameters))Be in me&&(k.log.warn(`"${Be}" parameter is deprecated for "octokit.${P}.${b}()". Use "${ke}" inste\
ad`),ke in me||(me[ke]=me[Be]),delete me[Be]);return L(me)}return L(...$)}return Object.assign(q,L)}function Kt(k){return{
rest:ct(k)}}Kt.VERSION=At;function nr(k){const P=ct(k);return{...P,rest:P}}nr.VERSION=At;var gr="0.0.0-development";function lr(k){
if(!k.data)return{...k,data:[]};if(!(("total_count"in k.data||"total_commits"in k.data)&&!("url"in k.data)))return k;const b=k.
data.incomplete_results,a=k.data.repository_selection,p=k.data.total_count,L=k.data.total_commits;delete k.data.incomplete_results,
delete k.data.repository_selection,delete k.data.total_count,delete k.data.total_commits;const q=Object.keys(k.data)[0],
$=k.data[q];return k.data=$,typeof b<"u"&&(k.data.incomplete_results=b),typeof a<"u"&&(k.data.repository_selection=a),k.
data.total_count=p,k.data.total_commits=L,k}function Pt(k,P,b){const a=typeof P=="function"?P.endpoint(b):k.request.endpoint(
P,b),p=typeof P=="function"?P:k.request,L=a.method,q=a.headers;let $=a.url;return{[Symbol.asyncIterator]:()=>({async next(){
if(!$)return{done:!0};try{const he=await p({method:L,url:$,headers:q}),me=lr(he);if($=((me.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||
[])[1],!$&&"total_commits"in me.data){const Be=new URL(me.url),ke=Be.searchParams,ve=parseInt(ke.get("page")||"1",10),it=parseInt(
ke.get("per_page")||"250",10);ve*it<me.data.total_commits&&(ke.set("page",String(ve+1)),$=Be.toString())}return{value:me}}catch(he){
if(he.status!==409)throw he;return $="",{value:{status:200,headers:{},data:[]}}}}})}}function er(k,P,b,a){return typeof b==
"function"&&(a=b,b=void 0),zt(k,[],Pt(k,P,b)[Symbol.asyncIterator](),a)}function zt(k,P,b,a){return b.next().then(p=>{if(p.
done)return P;let L=!1;function q(){L=!0}return P=P.concat(a?a(p.value,q):p.value.data),L?P:zt(k,P,b,a)})}var Xt=Object.
assign(er,{iterator:Pt}),St=null;function ir(k){return typeof k=="string"?St.includes(k):!1}function Ut(k){return{paginate:Object.
assign(er.bind(null,k),{iterator:Pt.bind(null,k)})}}Ut.VERSION=gr;const or=new h,_t=i(),ur={baseUrl:_t,request:{agent:c(
_t),fetch:E(_t)}},Br=cr.plugin(Kt,Ut).defaults(ur);function Zt(k,P){const b=Object.assign({},P||{}),a=r(k,b);a&&(b.auth=
a);const p=o(b.userAgent);return p&&(b.userAgent=p),b}const Er=new h;function hr(k,P,...b){const a=Br.plugin(...b);return new a(
Zt(k,P))}},73979:function(G,g,A){"use strict";A.d(g,{i:()=>P});var n=A(24434),f=A(42613),h=A(20181),u=A(78474),s=A(57075),
e=A(46193);const r=typeof process=="object"&&process?process:{stdout:null,stderr:null},c=b=>!!b&&typeof b=="object"&&(b instanceof
Ae||b instanceof s||t(b)||E(b)),t=b=>!!b&&typeof b=="object"&&b instanceof u.EventEmitter&&typeof b.pipe=="function"&&b.
pipe!==s.Writable.prototype.pipe,E=b=>!!b&&typeof b=="object"&&b instanceof u.EventEmitter&&typeof b.write=="function"&&
typeof b.end=="function",i=Symbol("EOF"),o=Symbol("maybeEmitEnd"),B=Symbol("emittedEnd"),C=Symbol("emittingEnd"),Q=Symbol(
"emittedError"),l=Symbol("closed"),R=Symbol("read"),U=Symbol("flush"),O=Symbol("flushChunk"),x=Symbol("encoding"),J=Symbol(
"decoder"),Y=Symbol("flowing"),m=Symbol("paused"),I=Symbol("resume"),y=Symbol("buffer"),d=Symbol("pipes"),w=Symbol("buff\
erLength"),T=Symbol("bufferPush"),S=Symbol("bufferShift"),D=Symbol("objectMode"),F=Symbol("destroyed"),H=Symbol("error"),
V=Symbol("emitData"),W=Symbol("emitEnd"),K=Symbol("emitEnd2"),ie=Symbol("async"),ue=Symbol("abort"),Qe=Symbol("aborted"),
Ce=Symbol("signal"),ye=Symbol("dataListeners"),pe=Symbol("discarded"),we=b=>Promise.resolve().then(b),Je=b=>b(),He=b=>b===
"end"||b==="finish"||b==="prefinish",ae=b=>b instanceof ArrayBuffer||!!b&&typeof b=="object"&&b.constructor&&b.constructor.
name==="ArrayBuffer"&&b.byteLength>=0,oe=b=>!Buffer.isBuffer(b)&&ArrayBuffer.isView(b);class ge{src;dest;opts;ondrain;constructor(a,p,L){
this.src=a,this.dest=p,this.opts=L,this.ondrain=()=>a[I](),this.dest.on("drain",this.ondrain)}unpipe(){this.dest.removeListener(
"drain",this.ondrain)}proxyErrors(a){}end(){this.unpipe(),this.opts.end&&this.dest.end()}}class j extends ge{unpipe(){this.
src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(a,p,L){super(a,p,L),this.proxyErrors=q=>this.dest.
emit("error",q),a.on("error",this.proxyErrors)}}const Te=b=>!!b.objectMode,de=b=>!b.objectMode&&!!b.encoding&&b.encoding!==
"buffer";class Ae extends u.EventEmitter{[Y]=!1;[m]=!1;[d]=[];[y]=[];[D];[x];[ie];[J];[i]=!1;[B]=!1;[C]=!1;[l]=!1;[Q]=null;[w]=0;[F]=!1;[Ce];[Qe]=!1;[ye]=0;[pe]=!1;writable=!0;readable=!0;constructor(...a){
const p=a[0]||{};if(super(),p.objectMode&&typeof p.encoding=="string")throw new TypeError("Encoding and objectMode may n\
ot be used together");Te(p)?(this[D]=!0,this[x]=null):de(p)?(this[x]=p.encoding,this[D]=!1):(this[D]=!1,this[x]=null),this[ie]=
!!p.async,this[J]=this[x]?new e.StringDecoder(this[x]):null,p&&p.debugExposeBuffer===!0&&Object.defineProperty(this,"buf\
fer",{get:()=>this[y]}),p&&p.debugExposePipes===!0&&Object.defineProperty(this,"pipes",{get:()=>this[d]});const{signal:L}=p;
L&&(this[Ce]=L,L.aborted?this[ue]():L.addEventListener("abort",()=>this[ue]()))}get bufferLength(){return this[w]}get encoding(){
return this[x]}set encoding(a){throw new Error("Encoding must be set at instantiation time")}setEncoding(a){throw new Error(
"Encoding must be set at instantiation time")}get objectMode(){return this[D]}set objectMode(a){throw new Error("objectM\
ode must be set at instantiation time")}get async(){return this[ie]}set async(a){this[ie]=this[ie]||!!a}[ue](){this[Qe]=
!0,this.emit("abort",this[Ce]?.reason),this.destroy(this[Ce]?.reason)}get aborted(){return this[Qe]}set aborted(a){}write(a,p,L){
if(this[Qe])return!1;if(this[i])throw new Error("write after end");if(this[F])return this.emit("error",Object.assign(new Error(
"Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),!0;typeof p=="function"&&(L=p,p="utf8"),
p||(p="utf8");const q=this[ie]?we:Je;if(!this[D]&&!Buffer.isBuffer(a)){if(oe(a))a=Buffer.from(a.buffer,a.byteOffset,a.byteLength);else if(ae(
a))a=Buffer.from(a);else if(typeof a!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[D]?
(this[Y]&&this[w]!==0&&this[U](!0),this[Y]?this.emit("data",a):this[T](a),this[w]!==0&&this.emit("readable"),L&&q(L),this[Y]):
a.length?(typeof a=="string"&&!(p===this[x]&&!this[J]?.lastNeed)&&(a=Buffer.from(a,p)),Buffer.isBuffer(a)&&this[x]&&(a=this[J].
write(a)),this[Y]&&this[w]!==0&&this[U](!0),this[Y]?this.emit("data",a):this[T](a),this[w]!==0&&this.emit("readable"),L&&
q(L),this[Y]):(this[w]!==0&&this.emit("readable"),L&&q(L),this[Y])}read(a){if(this[F])return null;if(this[pe]=!1,this[w]===
0||a===0||a&&a>this[w])return this[o](),null;this[D]&&(a=null),this[y].length>1&&!this[D]&&(this[y]=[this[x]?this[y].join(
""):Buffer.concat(this[y],this[w])]);const p=this[R](a||null,this[y][0]);return this[o](),p}[R](a,p){if(this[D])this[S]();else{
const L=p;a===L.length||a===null?this[S]():typeof L=="string"?(this[y][0]=L.slice(a),p=L.slice(0,a),this[w]-=a):(this[y][0]=
L.subarray(a),p=L.subarray(0,a),this[w]-=a)}return this.emit("data",p),!this[y].length&&!this[i]&&this.emit("drain"),p}end(a,p,L){
return typeof a=="function"&&(L=a,a=void 0),typeof p=="function"&&(L=p,p="utf8"),a!==void 0&&this.write(a,p),L&&this.once(
"end",L),this[i]=!0,this.writable=!1,(this[Y]||!this[m])&&this[o](),this}[I](){this[F]||(!this[ye]&&!this[d].length&&(this[pe]=
!0),this[m]=!1,this[Y]=!0,this.emit("resume"),this[y].length?this[U]():this[i]?this[o]():this.emit("drain"))}resume(){return this[I]()}pause(){
this[Y]=!1,this[m]=!0,this[pe]=!1}get destroyed(){return this[F]}get flowing(){return this[Y]}get paused(){return this[m]}[T](a){
this[D]?this[w]+=1:this[w]+=a.length,this[y].push(a)}[S](){return this[D]?this[w]-=1:this[w]-=this[y][0].length,this[y].
shift()}[U](a=!1){do;while(this[O](this[S]())&&this[y].length);!a&&!this[y].length&&!this[i]&&this.emit("drain")}[O](a){
return this.emit("data",a),this[Y]}pipe(a,p){if(this[F])return a;this[pe]=!1;const L=this[B];return p=p||{},a===r.stdout||
a===r.stderr?p.end=!1:p.end=p.end!==!1,p.proxyErrors=!!p.proxyErrors,L?p.end&&a.end():(this[d].push(p.proxyErrors?new j(
this,a,p):new ge(this,a,p)),this[ie]?we(()=>this[I]()):this[I]()),a}unpipe(a){const p=this[d].find(L=>L.dest===a);p&&(this[d].
length===1?(this[Y]&&this[ye]===0&&(this[Y]=!1),this[d]=[]):this[d].splice(this[d].indexOf(p),1),p.unpipe())}addListener(a,p){
return this.on(a,p)}on(a,p){const L=super.on(a,p);if(a==="data")this[pe]=!1,this[ye]++,!this[d].length&&!this[Y]&&this[I]();else if(a===
"readable"&&this[w]!==0)super.emit("readable");else if(He(a)&&this[B])super.emit(a),this.removeAllListeners(a);else if(a===
"error"&&this[Q]){const q=p;this[ie]?we(()=>q.call(this,this[Q])):q.call(this,this[Q])}return L}removeListener(a,p){return this.
off(a,p)}off(a,p){const L=super.off(a,p);return a==="data"&&(this[ye]=this.listeners("data").length,this[ye]===0&&!this[pe]&&
!this[d].length&&(this[Y]=!1)),L}removeAllListeners(a){const p=super.removeAllListeners(a);return(a==="data"||a===void 0)&&
(this[ye]=0,!this[pe]&&!this[d].length&&(this[Y]=!1)),p}get emittedEnd(){return this[B]}[o](){!this[C]&&!this[B]&&!this[F]&&
this[y].length===0&&this[i]&&(this[C]=!0,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[l]&&this.emit(
"close"),this[C]=!1)}emit(a,...p){const L=p[0];if(a!=="error"&&a!=="close"&&a!==F&&this[F])return!1;if(a==="data")return!this[D]&&
!L?!1:this[ie]?(we(()=>this[V](L)),!0):this[V](L);if(a==="end")return this[W]();if(a==="close"){if(this[l]=!0,!this[B]&&
!this[F])return!1;const $=super.emit("close");return this.removeAllListeners("close"),$}else if(a==="error"){this[Q]=L,super.
emit(H,L);const $=!this[Ce]||this.listeners("error").length?super.emit("error",L):!1;return this[o](),$}else if(a==="res\
ume"){const $=super.emit("resume");return this[o](),$}else if(a==="finish"||a==="prefinish"){const $=super.emit(a);return this.
removeAllListeners(a),$}const q=super.emit(a,...p);return this[o](),q}[V](a){for(const L of this[d])L.dest.write(a)===!1&&
this.pause();const p=this[pe]?!1:super.emit("data",a);return this[o](),p}[W](){return this[B]?!1:(this[B]=!0,this.readable=
!1,this[ie]?(we(()=>this[K]()),!0):this[K]())}[K](){if(this[J]){const p=this[J].end();if(p){for(const L of this[d])L.dest.
write(p);this[pe]||super.emit("data",p)}}for(const p of this[d])p.end();const a=super.emit("end");return this.removeAllListeners(
"end"),a}async collect(){const a=Object.assign([],{dataLength:0});this[D]||(a.dataLength=0);const p=this.promise();return this.
on("data",L=>{a.push(L),this[D]||(a.dataLength+=L.length)}),await p,a}async concat(){if(this[D])throw new Error("cannot \
concat in objectMode");const a=await this.collect();return this[x]?a.join(""):Buffer.concat(a,a.dataLength)}async promise(){
return new Promise((a,p)=>{this.on(F,()=>p(new Error("stream destroyed"))),this.on("error",L=>p(L)),this.on("end",()=>a())})}[Symbol.
asyncIterator](){this[pe]=!1;let a=!1;const p=async()=>(this.pause(),a=!0,{value:void 0,done:!0});return{next:()=>{if(a)
return p();const q=this.read();if(q!==null)return Promise.resolve({done:!1,value:q});if(this[i])return p();let $,he;const me=it=>{
this.off("data",Be),this.off("end",ke),this.off(F,ve),p(),he(it)},Be=it=>{this.off("error",me),this.off("end",ke),this.off(
F,ve),this.pause(),$({value:it,done:!!this[i]})},ke=()=>{this.off("error",me),this.off("data",Be),this.off(F,ve),p(),$({
done:!0,value:void 0})},ve=()=>me(new Error("stream destroyed"));return new Promise((it,Ze)=>{he=Ze,$=it,this.once(F,ve),
this.once("error",me),this.once("end",ke),this.once("data",Be)})},throw:p,return:p,[Symbol.asyncIterator](){return this},
[Symbol.asyncDispose]:async()=>{}}}[Symbol.iterator](){this[pe]=!1;let a=!1;const p=()=>(this.pause(),this.off(H,p),this.
off(F,p),this.off("end",p),a=!0,{done:!0,value:void 0}),L=()=>{if(a)return p();const q=this.read();return q===null?p():{
done:!1,value:q}};return this.once("end",p),this.once(H,p),this.once(F,p),{next:L,throw:p,return:p,[Symbol.iterator](){return this},
[Symbol.dispose]:()=>{}}}destroy(a){if(this[F])return a?this.emit("error",a):this.emit(F),this;this[F]=!0,this[pe]=!0,this[y].
length=0,this[w]=0;const p=this;return typeof p.close=="function"&&!this[l]&&p.close(),a?this.emit("error",a):this.emit(
F),this}static get isStream(){return c}}var re=A(43106),le=A.t(re,2);const Ee=re.constants||{ZLIB_VERNUM:4736},De=Object.
freeze(Object.assign(Object.create(null),{Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,Z_FINISH:4,Z_BLOCK:5,
Z_OK:0,Z_STREAM_END:1,Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,Z_DATA_ERROR:-3,Z_MEM_ERROR:-4,Z_BUF_ERROR:-5,Z_VERSION_ERROR:-6,
Z_NO_COMPRESSION:0,Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,
Z_DEFAULT_STRATEGY:0,DEFLATE:1,INFLATE:2,GZIP:3,GUNZIP:4,DEFLATERAW:5,INFLATERAW:6,UNZIP:7,BROTLI_DECODE:8,BROTLI_ENCODE:9,
Z_MIN_WINDOWBITS:8,Z_MAX_WINDOWBITS:15,Z_DEFAULT_WINDOWBITS:15,Z_MIN_CHUNK:64,Z_MAX_CHUNK:1/0,Z_DEFAULT_CHUNK:16384,Z_MIN_MEMLEVEL:1,
Z_MAX_MEMLEVEL:9,Z_DEFAULT_MEMLEVEL:8,Z_MIN_LEVEL:-1,Z_MAX_LEVEL:9,Z_DEFAULT_LEVEL:-1,BROTLI_OPERATION_PROCESS:0,BROTLI_OPERATION_FLUSH:1,
BROTLI_OPERATION_FINISH:2,BROTLI_OPERATION_EMIT_METADATA:3,BROTLI_MODE_GENERIC:0,BROTLI_MODE_TEXT:1,BROTLI_MODE_FONT:2,BROTLI_DEFAULT_MODE:0,
BROTLI_MIN_QUALITY:0,BROTLI_MAX_QUALITY:11,BROTLI_DEFAULT_QUALITY:11,BROTLI_MIN_WINDOW_BITS:10,BROTLI_MAX_WINDOW_BITS:24,
BROTLI_LARGE_MAX_WINDOW_BITS:30,BROTLI_DEFAULT_WINDOW:22,BROTLI_MIN_INPUT_BLOCK_BITS:16,BROTLI_MAX_INPUT_BLOCK_BITS:24,BROTLI_PARAM_MODE:0,
BROTLI_PARAM_QUALITY:1,BROTLI_PARAM_LGWIN:2,BROTLI_PARAM_LGBLOCK:3,BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING:4,BROTLI_PARAM_SIZE_HINT:5,
BROTLI_PARAM_LARGE_WINDOW:6,BROTLI_PARAM_NPOSTFIX:7,BROTLI_PARAM_NDIRECT:8,BROTLI_DECODER_RESULT_ERROR:0,BROTLI_DECODER_RESULT_SUCCESS:1,
BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:2,BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION:0,
BROTLI_DECODER_PARAM_LARGE_WINDOW:1,BROTLI_DECODER_NO_ERROR:0,BROTLI_DECODER_SUCCESS:1,BROTLI_DECODER_NEEDS_MORE_INPUT:2,
BROTLI_DECODER_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE:-1,BROTLI_DECODER_ERROR_FORMAT_RESERVED:-2,
BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE:-3,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET:-4,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME:-5,
BROTLI_DECODER_ERROR_FORMAT_CL_SPACE:-6,BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE:-7,BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT:-8,
BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1:-9,BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2:-10,BROTLI_DECODER_ERROR_FORMAT_TRANSFORM:-11,
BROTLI_DECODER_ERROR_FORMAT_DICTIONARY:-12,BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS:-13,BROTLI_DECODER_ERROR_FORMAT_PADDING_1:-14,
BROTLI_DECODER_ERROR_FORMAT_PADDING_2:-15,BROTLI_DECODER_ERROR_FORMAT_DISTANCE:-16,BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET:-19,
BROTLI_DECODER_ERROR_INVALID_ARGUMENTS:-20,BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES:-21,BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS:-22,
BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP:-25,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1:-26,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2:-27,
BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES:-30,BROTLI_DECODER_ERROR_UNREACHABLE:-31},Ee)),We=h.Buffer.concat,xe=Object.
getOwnPropertyDescriptor(h.Buffer,"concat"),qe=b=>b,Re=xe?.writable===!0||xe?.set!==void 0?b=>{h.Buffer.concat=b?qe:We}:
b=>{},Ve=Symbol("_superWrite");class Le extends Error{code;errno;constructor(a,p){super("zlib: "+a.message,{cause:a}),this.
code=a.code,this.errno=a.errno,this.code||(this.code="ZLIB_ERROR"),this.message="zlib: "+a.message,Error.captureStackTrace(
this,p??this.constructor)}get name(){return"ZlibError"}}const Fe=Symbol("flushFlag");class Ne extends Ae{#e=!1;#t=!1;#A;#s;#n;#r;#i;get sawError(){
return this.#e}get handle(){return this.#r}get flushFlag(){return this.#A}constructor(a,p){if(!a||typeof a!="object")throw new TypeError(
"invalid options for ZlibBase constructor");if(super(a),this.#A=a.flush??0,this.#s=a.finishFlush??0,this.#n=a.fullFlushFlag??
0,typeof le[p]!="function")throw new TypeError("Compression method not supported: "+p);try{this.#r=new le[p](a)}catch(L){
throw new Le(L,this.constructor)}this.#i=L=>{this.#e||(this.#e=!0,this.close(),this.emit("error",L))},this.#r?.on("error",
L=>this.#i(new Le(L))),this.once("end",()=>this.close)}close(){this.#r&&(this.#r.close(),this.#r=void 0,this.emit("close"))}reset(){
if(!this.#e)return f(this.#r,"zlib binding closed"),this.#r.reset?.()}flush(a){this.ended||(typeof a!="number"&&(a=this.#n),
this.write(Object.assign(h.Buffer.alloc(0),{[Fe]:a})))}end(a,p,L){return typeof a=="function"&&(L=a,p=void 0,a=void 0),typeof p==
"function"&&(L=p,p=void 0),a&&(p?this.write(a,p):this.write(a)),this.flush(this.#s),this.#t=!0,super.end(L)}get ended(){
return this.#t}[Ve](a){return super.write(a)}write(a,p,L){if(typeof p=="function"&&(L=p,p="utf8"),typeof a=="string"&&(a=
h.Buffer.from(a,p)),this.#e)return;f(this.#r,"zlib binding closed");const q=this.#r._handle,$=q.close;q.close=()=>{};const he=this.#r.
close;this.#r.close=()=>{},Re(!0);let me;try{const ke=typeof a[Fe]=="number"?a[Fe]:this.#A;me=this.#r._processChunk(a,ke),
Re(!1)}catch(ke){Re(!1),this.#i(new Le(ke,this.write))}finally{this.#r&&(this.#r._handle=q,q.close=$,this.#r.close=he,this.#r.
removeAllListeners("error"))}this.#r&&this.#r.on("error",ke=>this.#i(new Le(ke,this.write)));let Be;if(me)if(Array.isArray(
me)&&me.length>0){const ke=me[0];Be=this[Ve](h.Buffer.from(ke));for(let ve=1;ve<me.length;ve++)Be=this[Ve](me[ve])}else Be=
this[Ve](h.Buffer.from(me));return L&&L(),Be}}class et extends Ne{#e;#t;constructor(a,p){a=a||{},a.flush=a.flush||De.Z_NO_FLUSH,
a.finishFlush=a.finishFlush||De.Z_FINISH,a.fullFlushFlag=De.Z_FULL_FLUSH,super(a,p),this.#e=a.level,this.#t=a.strategy}params(a,p){
if(!this.sawError){if(!this.handle)throw new Error("cannot switch params when binding is closed");if(!this.handle.params)
throw new Error("not supported in this implementation");if(this.#e!==a||this.#t!==p){this.flush(De.Z_SYNC_FLUSH),f(this.
handle,"zlib binding closed");const L=this.handle.flush;this.handle.flush=(q,$)=>{typeof q=="function"&&($=q,q=this.flushFlag),
this.flush(q),$?.()};try{this.handle.params(a,p)}finally{this.handle.flush=L}this.handle&&(this.#e=a,this.#t=p)}}}}class ce extends et{constructor(a){
super(a,"Deflate")}}class v extends et{constructor(a){super(a,"Inflate")}}class ne extends et{#e;constructor(a){super(a,
"Gzip"),this.#e=a&&!!a.portable}[Ve](a){return this.#e?(this.#e=!1,a[9]=255,super[Ve](a)):super[Ve](a)}}class Ie extends et{constructor(a){
super(a,"Gunzip")}}class Me extends et{constructor(a){super(a,"DeflateRaw")}}class Ge extends et{constructor(a){super(a,
"InflateRaw")}}class be extends et{constructor(a){super(a,"Unzip")}}class ze extends Ne{constructor(a,p){a=a||{},a.flush=
a.flush||De.BROTLI_OPERATION_PROCESS,a.finishFlush=a.finishFlush||De.BROTLI_OPERATION_FINISH,a.fullFlushFlag=De.BROTLI_OPERATION_FLUSH,
super(a,p)}}class $e extends ze{constructor(a){super(a,"BrotliCompress")}}class Xe extends ze{constructor(a){super(a,"Br\
otliDecompress")}}class gt extends Ne{constructor(a,p){a=a||{},a.flush=a.flush||De.ZSTD_e_continue,a.finishFlush=a.finishFlush||
De.ZSTD_e_end,a.fullFlushFlag=De.ZSTD_e_flush,super(a,p)}}class It extends gt{constructor(a){super(a,"ZstdCompress")}}class ft extends gt{constructor(a){
super(a,"ZstdDecompress")}}var lt=A(76760);const Et=(b,a)=>{if(Number.isSafeInteger(b))b<0?Se(b,a):ut(b,a);else throw Error(
"cannot encode number outside of javascript safe integer range");return a},ut=(b,a)=>{a[0]=128;for(var p=a.length;p>1;p--)
a[p-1]=b&255,b=Math.floor(b/256)},Se=(b,a)=>{a[0]=255;var p=!1;b=b*-1;for(var L=a.length;L>1;L--){var q=b&255;b=Math.floor(
b/256),p?a[L-1]=N(q):q===0?a[L-1]=0:(p=!0,a[L-1]=z(q))}},X=b=>{const a=b[0],p=a===128?_(b.subarray(1,b.length)):a===255?
M(b):null;if(p===null)throw Error("invalid base256 encoding");if(!Number.isSafeInteger(p))throw Error("parsed number out\
side of javascript safe integer range");return p},M=b=>{for(var a=b.length,p=0,L=!1,q=a-1;q>-1;q--){var $=Number(b[q]),he;
L?he=N($):$===0?he=$:(L=!0,he=z($)),he!==0&&(p-=he*Math.pow(256,a-q-1))}return p},_=b=>{for(var a=b.length,p=0,L=a-1;L>-1;L--){
var q=Number(b[L]);q!==0&&(p+=q*Math.pow(256,a-L-1))}return p},N=b=>(255^b)&255,z=b=>(255^b)+1&255,Z=b=>se.has(b),ee=b=>fe.
has(b),te=new Set(["0","","1","2","3","4","5","6","7","D"]),se=new Map([["0","File"],["","OldFile"],["1","Link"],["2","S\
ymbolicLink"],["3","CharacterDevice"],["4","BlockDevice"],["5","Directory"],["6","FIFO"],["7","ContiguousFile"],["g","Gl\
obalExtendedHeader"],["x","ExtendedHeader"],["A","SolarisACL"],["D","GNUDumpDir"],["I","Inode"],["K","NextFileHasLongLin\
kpath"],["L","NextFileHasLongPath"],["M","ContinuationFile"],["N","OldGnuLongPath"],["S","SparseFile"],["V","TapeVolumeH\
eader"],["X","OldExtendedHeader"]]),fe=new Map(Array.from(se).map(b=>[b[1],b[0]])),Oe=b=>b===void 0||b<0?void 0:b;class Ye{cksumValid=!1;needPax=!1;nullBlock=!1;block;path;mode;uid;gid;size;cksum;#e="\
Unsupported";linkpath;uname;gname;devmaj=0;devmin=0;atime;ctime;mtime;charset;comment;constructor(a,p=0,L,q){Buffer.isBuffer(
a)?this.decode(a,p||0,L,q):a&&this.#t(a)}decode(a,p,L,q){if(p||(p=0),!a||!(a.length>=p+512))throw new Error("need 512 by\
tes for header");const $=Pe(a,p+156,1),he=te.has($),me=he?L:void 0,Be=he?q:void 0;if(this.path=me?.path??Pe(a,p,100),this.
mode=me?.mode??Be?.mode??st(a,p+100,8),this.uid=me?.uid??Be?.uid??st(a,p+108,8),this.gid=me?.gid??Be?.gid??st(a,p+116,8),
this.size=Oe(me?.size??Be?.size??st(a,p+124,12)),this.mtime=me?.mtime??Be?.mtime??_e(a,p+136,12),this.cksum=st(a,p+148,12),
Be&&this.#t(Be,!0),me&&this.#t(me),Z($)&&(this.#e=$||"0"),this.#e==="0"&&this.path.slice(-1)==="/"&&(this.#e="5"),this.#e===
"5"&&(this.size=0),this.linkpath=Pe(a,p+157,100),a.subarray(p+257,p+265).toString()==="ustar\x0000")if(this.uname=me?.uname??
Be?.uname??Pe(a,p+265,32),this.gname=me?.gname??Be?.gname??Pe(a,p+297,32),this.devmaj=me?.devmaj??Be?.devmaj??st(a,p+329,
8)??0,this.devmin=me?.devmin??Be?.devmin??st(a,p+337,8)??0,a[p+475]!==0){const ve=Pe(a,p+345,155);this.path=ve+"/"+this.
path}else{const ve=Pe(a,p+345,130);ve&&(this.path=ve+"/"+this.path),this.atime=L?.atime??q?.atime??_e(a,p+476,12),this.ctime=
L?.ctime??q?.ctime??_e(a,p+488,12)}let ke=256;for(let ve=p;ve<p+148;ve++)ke+=a[ve];for(let ve=p+156;ve<p+512;ve++)ke+=a[ve];
this.cksumValid=ke===this.cksum,this.cksum===void 0&&ke===256&&(this.nullBlock=!0)}#t(a,p=!1){Object.assign(this,Object.
fromEntries(Object.entries(a).filter(([L,q])=>!(q==null||L==="size"&&Number(q)<0||L==="path"&&p||L==="linkpath"&&p||L===
"global"))))}encode(a,p=0){if(a||(a=this.block=Buffer.alloc(512)),this.#e==="Unsupported"&&(this.#e="0"),!(a.length>=p+512))
throw new Error("need 512 bytes for header");const L=this.ctime||this.atime?130:155,q=Ue(this.path||"",L),$=q[0],he=q[1];
this.needPax=!!q[2],this.needPax=dt(a,p,100,$)||this.needPax,this.needPax=tt(a,p+100,8,this.mode)||this.needPax,this.needPax=
tt(a,p+108,8,this.uid)||this.needPax,this.needPax=tt(a,p+116,8,this.gid)||this.needPax,this.needPax=tt(a,p+124,12,this.size)||
this.needPax,this.needPax=Lt(a,p+136,12,this.mtime)||this.needPax,a[p+156]=Number(this.#e.codePointAt(0)),this.needPax=dt(
a,p+157,100,this.linkpath)||this.needPax,a.write("ustar\x0000",p+257,8),this.needPax=dt(a,p+265,32,this.uname)||this.needPax,
this.needPax=dt(a,p+297,32,this.gname)||this.needPax,this.needPax=tt(a,p+329,8,this.devmaj)||this.needPax,this.needPax=tt(
a,p+337,8,this.devmin)||this.needPax,this.needPax=dt(a,p+345,L,he)||this.needPax,a[p+475]!==0?this.needPax=dt(a,p+345,155,
he)||this.needPax:(this.needPax=dt(a,p+345,130,he)||this.needPax,this.needPax=Lt(a,p+476,12,this.atime)||this.needPax,this.
needPax=Lt(a,p+488,12,this.ctime)||this.needPax);let me=256;for(let Be=p;Be<p+148;Be++)me+=a[Be];for(let Be=p+156;Be<p+512;Be++)
me+=a[Be];return this.cksum=me,tt(a,p+148,8,this.cksum),this.cksumValid=!0,this.needPax}get type(){return this.#e==="Uns\
upported"?this.#e:se.get(this.#e)}get typeKey(){return this.#e}set type(a){const p=String(fe.get(a));if(Z(p)||p==="Unsup\
ported")this.#e=p;else if(Z(a))this.#e=a;else throw new TypeError("invalid entry type: "+a)}}const Ue=(b,a)=>{let L=b,q="",
$;const he=lt.posix.parse(b).root||".";if(Buffer.byteLength(L)<100)$=[L,q,!1];else{q=lt.posix.dirname(L),L=lt.posix.basename(
L);do Buffer.byteLength(L)<=100&&Buffer.byteLength(q)<=a?$=[L,q,!1]:Buffer.byteLength(L)>100&&Buffer.byteLength(q)<=a?$=
[L.slice(0,99),q,!0]:(L=lt.posix.join(lt.posix.basename(q),L),q=lt.posix.dirname(q));while(q!==he&&$===void 0);$||($=[b.
slice(0,99),"",!0])}return $},Pe=(b,a,p)=>b.subarray(a,a+p).toString("utf8").replace(/\0.*/,""),_e=(b,a,p)=>je(st(b,a,p)),
je=b=>b===void 0?void 0:new Date(b*1e3),st=(b,a,p)=>Number(b[a])&128?X(b.subarray(a,a+p)):at(b,a,p),Ke=b=>isNaN(b)?void 0:
b,at=(b,a,p)=>Ke(parseInt(b.subarray(a,a+p).toString("utf8").replace(/\0.*$/,"").trim(),8)),Bt={12:8589934591,8:2097151},
tt=(b,a,p,L)=>L===void 0?!1:L>Bt[p]||L<0?(Et(L,b.subarray(a,a+p)),!0):(pt(b,a,p,L),!1),pt=(b,a,p,L)=>b.write(nt(L,p),a,p,
"ascii"),nt=(b,a)=>ht(Math.floor(b).toString(8),a),ht=(b,a)=>(b.length===a-1?b:new Array(a-b.length-1).join("0")+b+" ")+
"\0",Lt=(b,a,p,L)=>L===void 0?!1:tt(b,a,p,L.getTime()/1e3),Ht=new Array(156).join("\0"),dt=(b,a,p,L)=>L===void 0?!1:(b.write(
L+Ht,a,p,"utf8"),L.length!==Buffer.byteLength(L)||L.length>p);class Tt{atime;mtime;ctime;charset;comment;gid;uid;gname;uname;linkpath;dev;ino;nlink;path;size;mode;global;constructor(a,p=!1){
this.atime=a.atime,this.charset=a.charset,this.comment=a.comment,this.ctime=a.ctime,this.dev=a.dev,this.gid=a.gid,this.global=
p,this.gname=a.gname,this.ino=a.ino,this.linkpath=a.linkpath,this.mtime=a.mtime,this.nlink=a.nlink,this.path=a.path,this.
size=a.size,this.uid=a.uid,this.uname=a.uname}encode(){const a=this.encodeBody();if(a==="")return Buffer.allocUnsafe(0);
const p=Buffer.byteLength(a),L=512*Math.ceil(1+p/512),q=Buffer.allocUnsafe(L);for(let $=0;$<512;$++)q[$]=0;new Ye({path:("\
PaxHeader/"+(0,lt.basename)(this.path??"")).slice(0,99),mode:this.mode||420,uid:this.uid,gid:this.gid,size:p,mtime:this.
mtime,type:this.global?"GlobalExtendedHeader":"ExtendedHeader",linkpath:"",uname:this.uname||"",gname:this.gname||"",devmaj:0,
devmin:0,atime:this.atime,ctime:this.ctime}).encode(q),q.write(a,512,p,"utf8");for(let $=p+512;$<q.length;$++)q[$]=0;return q}encodeBody(){
return this.encodeField("path")+this.encodeField("ctime")+this.encodeField("atime")+this.encodeField("dev")+this.encodeField(
"ino")+this.encodeField("nlink")+this.encodeField("charset")+this.encodeField("comment")+this.encodeField("gid")+this.encodeField(
"gname")+this.encodeField("linkpath")+this.encodeField("mtime")+this.encodeField("size")+this.encodeField("uid")+this.encodeField(
"uname")}encodeField(a){if(this[a]===void 0)return"";const p=this[a],L=p instanceof Date?p.getTime()/1e3:p,q=" "+(a==="d\
ev"||a==="ino"||a==="nlink"?"SCHILY.":"")+a+"="+L+`
`,$=Buffer.byteLength(q);let he=Math.floor(Math.log($)/Math.log(10))+1;return $+he>=Math.pow(10,he)&&(he+=1),he+$+q}static parse(a,p,L=!1){
return new Tt(Dt(rr(a),p),L)}}const Dt=(b,a)=>a?Object.assign({},a,b):b,rr=b=>b.replace(/\n$/,"").split(`
`).reduce(Vt,Object.create(null)),Vt=(b,a)=>{const p=parseInt(a,10);if(p!==Buffer.byteLength(a)+1)return b;a=a.slice((p+
" ").length);const L=a.split("="),q=L.shift();if(!q)return b;const $=q.replace(/^SCHILY\.(dev|ino|nlink)/,"$1"),he=L.join(
"=").replace(/\0.*/,"");switch($){case"path":case"linkpath":case"type":case"charset":case"comment":case"gname":case"unam\
e":b[$]=he;break;case"ctime":case"atime":case"mtime":b[$]=new Date(Number(he)*1e3);break;case"size":const me=+he;me>=0&&
(b[$]=me);break;case"gid":case"uid":case"dev":case"ino":case"nlink":case"mode":b[$]=+he;break}return b},Rt=(process.env.
TESTING_TAR_FAKE_PLATFORM||process.platform)!=="win32"?b=>String(b):b=>String(b).replaceAll(/\\/g,"/");class Yt extends Ae{extended;globalExtended;header;startBlockSize;blockRemain;remain;type;meta=!1;ignore=!1;path;mode;uid;gid;uname;gname;size=0;mtime;atime;ctime;linkpath;dev;ino;nlink;invalid=!1;absolute;unsupported=!1;constructor(a,p,L){
switch(super({}),this.pause(),this.extended=p,this.globalExtended=L,this.header=a,this.remain=a.size??0,this.startBlockSize=
512*Math.ceil(this.remain/512),this.blockRemain=this.startBlockSize,this.type=a.type,this.type){case"File":case"OldFile":case"\
Link":case"SymbolicLink":case"CharacterDevice":case"BlockDevice":case"Directory":case"FIFO":case"ContiguousFile":case"GN\
UDumpDir":break;case"NextFileHasLongLinkpath":case"NextFileHasLongPath":case"OldGnuLongPath":case"GlobalExtendedHeader":case"\
ExtendedHeader":case"OldExtendedHeader":this.meta=!0;break;default:this.ignore=!0}if(!a.path)throw new Error("no path pr\
ovided for tar.ReadEntry");this.path=Rt(a.path),this.mode=a.mode,this.mode&&(this.mode=this.mode&4095),this.uid=a.uid,this.
gid=a.gid,this.uname=a.uname,this.gname=a.gname,this.size=this.remain,this.mtime=a.mtime,this.atime=a.atime,this.ctime=a.
ctime,this.linkpath=a.linkpath?Rt(a.linkpath):void 0,this.uname=a.uname,this.gname=a.gname,p&&this.#e(p),L&&this.#e(L,!0)}write(a){
const p=a.length;if(p>this.blockRemain)throw new Error("writing more to entry than is appropriate");const L=this.remain,
q=this.blockRemain;return this.remain=Math.max(0,L-p),this.blockRemain=Math.max(0,q-p),this.ignore?!0:L>=p?super.write(a):
super.write(a.subarray(0,L))}#e(a,p=!1){a.path&&(a.path=Rt(a.path)),a.linkpath&&(a.linkpath=Rt(a.linkpath)),Object.assign(
this,Object.fromEntries(Object.entries(a).filter(([L,q])=>!(q==null||L==="path"&&p))))}}const xt=(b,a,p,L={})=>{b.file&&
(L.file=b.file),b.cwd&&(L.cwd=b.cwd),L.code=p instanceof Error&&p.code||a,L.tarCode=a,!b.strict&&L.recoverable!==!1?(p instanceof
Error&&(L=Object.assign(p,L),p=p.message),b.emit("warn",a,p,L)):p instanceof Error?b.emit("error",Object.assign(p,L)):b.
emit("error",Object.assign(new Error(`${a}: ${p}`),L))},Gt=1024*1024,Ar=Buffer.from([31,139]),sr=Buffer.from([40,181,47,
253]),Ir=Math.max(Ar.length,sr.length),Qt=Symbol("state"),Ot=Symbol("writeEntry"),yt=Symbol("readEntry"),qt=Symbol("next\
Entry"),ar=Symbol("processEntry"),wt=Symbol("extendedHeader"),Wt=Symbol("globalExtendedHeader"),bt=Symbol("meta"),cr=Symbol(
"emitMeta"),At=Symbol("buffer"),Nt=Symbol("queue"),kt=Symbol("ended"),Ft=Symbol("emittedEnd"),vt=Symbol("emit"),ct=Symbol(
"unzip"),$t=Symbol("consumeChunk"),Kt=Symbol("consumeChunkSub"),nr=Symbol("consumeBody"),gr=Symbol("consumeMeta"),lr=Symbol(
"consumeHeader"),Pt=Symbol("consuming"),er=Symbol("bufferConcat"),zt=Symbol("maybeEnd"),Xt=Symbol("writing"),St=Symbol("\
aborted"),ir=Symbol("onDone"),Ut=Symbol("sawValidEntry"),or=Symbol("sawNullBlock"),_t=Symbol("sawEOF"),ur=Symbol("closeS\
tream"),Br=1e3,Zt=Symbol("compressedBytesRead"),Er=Symbol("decompressedBytesRead"),hr=Symbol("checkDecompressionRatio"),
k=()=>!0;class P extends n.EventEmitter{file;strict;maxMetaEntrySize;filter;brotli;zstd;maxDecompressionRatio;writable=!0;readable=!1;[Nt]=[];[At];[yt];[Ot];[Qt]="\
begin";[bt]="";[wt];[Wt];[kt]=!1;[ct];[St]=!1;[Ut];[or]=!1;[_t]=!1;[Xt]=!1;[Pt]=!1;[Ft]=!1;[Zt]=0;[Er]=0;constructor(a={}){
super(),this.file=a.file||"",this.on(ir,()=>{(this[Qt]==="begin"||this[Ut]===!1)&&this.warn("TAR_BAD_ARCHIVE","Unrecogni\
zed archive format")}),a.ondone?this.on(ir,a.ondone):this.on(ir,()=>{this.emit("prefinish"),this.emit("finish"),this.emit(
"end")}),this.strict=!!a.strict,this.maxDecompressionRatio=typeof a.maxDecompressionRatio=="number"?a.maxDecompressionRatio:
Br,this.maxMetaEntrySize=a.maxMetaEntrySize||Gt,this.filter=typeof a.filter=="function"?a.filter:k;const p=a.file&&(a.file.
endsWith(".tar.br")||a.file.endsWith(".tbr"));this.brotli=!(a.gzip||a.zstd)&&a.brotli!==void 0?a.brotli:p?void 0:!1;const L=a.
file&&(a.file.endsWith(".tar.zst")||a.file.endsWith(".tzst"));this.zstd=!(a.gzip||a.brotli)&&a.zstd!==void 0?a.zstd:L?!0:
void 0,this.on("end",()=>this[ur]()),typeof a.onwarn=="function"&&this.on("warn",a.onwarn),typeof a.onReadEntry=="functi\
on"&&this.on("entry",a.onReadEntry)}warn(a,p,L={}){xt(this,a,p,L)}[lr](a,p){this[Ut]===void 0&&(this[Ut]=!1);let L;try{L=
new Ye(a,p,this[wt],this[Wt])}catch(q){return this.warn("TAR_ENTRY_INVALID",q)}if(L.nullBlock)this[or]?(this[_t]=!0,this[Qt]===
"begin"&&(this[Qt]="header"),this[vt]("eof")):(this[or]=!0,this[vt]("nullBlock"));else if(this[or]=!1,!L.cksumValid)this.
warn("TAR_ENTRY_INVALID","checksum failure",{header:L});else if(!L.path)this.warn("TAR_ENTRY_INVALID","path is required",
{header:L});else{const q=L.type;if(/^(Symbolic)?Link$/.test(q)&&!L.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath requ\
ired",{header:L});else if(!/^(Symbolic)?Link$/.test(q)&&!/^(Global)?ExtendedHeader$/.test(q)&&L.linkpath)this.warn("TAR_\
ENTRY_INVALID","linkpath forbidden",{header:L});else{const $=this[Ot]=new Yt(L,this[wt],this[Wt]);if(!this[Ut])if($.remain){
const he=()=>{$.invalid||(this[Ut]=!0)};$.on("end",he)}else this[Ut]=!0;$.meta?$.size>this.maxMetaEntrySize?($.ignore=!0,
this[vt]("ignoredEntry",$),this[Qt]="ignore",$.resume()):$.size>0&&(this[bt]="",$.on("data",he=>this[bt]+=he),this[Qt]="\
meta"):(this[wt]=void 0,$.ignore=$.ignore||!this.filter($.path,$),$.ignore?(this[vt]("ignoredEntry",$),this[Qt]=$.remain?
"ignore":"header",$.resume()):($.remain?this[Qt]="body":(this[Qt]="header",$.end()),this[yt]?this[Nt].push($):(this[Nt].
push($),this[qt]())))}}}[ur](){queueMicrotask(()=>this.emit("close"))}[ar](a){let p=!0;if(!a)this[yt]=void 0,p=!1;else if(Array.
isArray(a)){const[L,...q]=a;this.emit(L,...q)}else this[yt]=a,this.emit("entry",a),a.emittedEnd||(a.on("end",()=>this[qt]()),
p=!1);return p}[qt](){do;while(this[ar](this[Nt].shift()));if(this[Nt].length===0){const a=this[yt];!a||a.flowing||a.size===
a.remain?this[Xt]||this.emit("drain"):a.once("drain",()=>this.emit("drain"))}}[nr](a,p){const L=this[Ot];if(!L)throw new Error(
"attempt to consume body without entry??");const q=L.blockRemain??0,$=q>=a.length&&p===0?a:a.subarray(p,p+q);return L.write(
$),L.blockRemain||(this[Qt]="header",this[Ot]=void 0,L.end()),$.length}[gr](a,p){const L=this[Ot],q=this[nr](a,p);return!this[Ot]&&
L&&this[cr](L),q}[vt](a,p,L){this[Nt].length===0&&!this[yt]?this.emit(a,p,L):this[Nt].push([a,p,L])}[cr](a){switch(this[vt](
"meta",this[bt]),a.type){case"ExtendedHeader":case"OldExtendedHeader":this[wt]=Tt.parse(this[bt],this[wt],!1);break;case"\
GlobalExtendedHeader":this[Wt]=Tt.parse(this[bt],this[Wt],!0);break;case"NextFileHasLongPath":case"OldGnuLongPath":{const p=this[wt]??
Object.create(null);this[wt]=p,p.path=this[bt].replace(/\0.*/,"");break}case"NextFileHasLongLinkpath":{const p=this[wt]||
Object.create(null);this[wt]=p,p.linkpath=this[bt].replace(/\0.*/,"");break}default:throw new Error("unknown meta: "+a.type)}}abort(a){
if(!this[St]){if(this[ct]){const p=this[ct];p.write=()=>!0,p.end=()=>p,p.emit=()=>!1,p.destroy?.()}this[St]=!0,this.emit(
"abort",a),this.warn("TAR_ABORT",a,{recoverable:!1})}}[hr](a){this[Er]+=a.length;const p=this[Er]/this[Zt];return p>this.
maxDecompressionRatio?(this.abort(new Error(`max decompression ratio exceeded: ${p.toFixed(2)} > ${this.maxDecompressionRatio}`)),
!1):!0}write(a,p,L){if(typeof p=="function"&&(L=p,p=void 0),typeof a=="string"&&(a=Buffer.from(a,typeof p=="string"?p:"u\
tf8")),this[St])return L?.(),!1;if((this[ct]===void 0||this.brotli===void 0&&this[ct]===!1)&&a){if(this[At]&&(a=Buffer.concat(
[this[At],a]),this[At]=void 0),a.length<Ir)return this[At]=a,L?.(),!0;for(let Be=0;this[ct]===void 0&&Be<Ar.length;Be++)
a[Be]!==Ar[Be]&&(this[ct]=!1);let he=!1;if(this[ct]===!1&&this.zstd!==!1){he=!0;for(let Be=0;Be<sr.length;Be++)if(a[Be]!==
sr[Be]){he=!1;break}}const me=this.brotli===void 0&&!he;if(this[ct]===!1&&me)if(a.length<512)if(this[kt])this.brotli=!0;else
return this[At]=a,L?.(),!0;else try{new Ye(a.subarray(0,512)),this.brotli=!1}catch{this.brotli=!0}if(this[ct]===void 0||
this[ct]===!1&&(this.brotli||he)){const Be=this[kt];this[kt]=!1,this[ct]=this[ct]===void 0?new be({}):he?new ft({}):new Xe(
{}),this[ct].on("data",ve=>{this[hr](ve)&&this[$t](ve)}),this[ct].on("error",ve=>{this[St]||this.abort(ve)}),this[ct].on(
"end",()=>{this[kt]=!0,this[$t]()}),this[Xt]=!0,this[Zt]+=a.length;const ke=!!this[ct][Be?"end":"write"](a);return this[Xt]=
!1,L?.(),ke}}this[Xt]=!0,this[ct]?(this[Zt]+=a.length,this[ct].write(a)):this[$t](a),this[Xt]=!1;const $=this[Nt].length>
0?!1:this[yt]?this[yt].flowing:!0;return!$&&this[Nt].length===0&&this[yt]?.once("drain",()=>this.emit("drain")),L?.(),$}[er](a){
a&&!this[St]&&(this[At]=this[At]?Buffer.concat([this[At],a]):a)}[zt](){if(this[kt]&&!this[Ft]&&!this[St]&&!this[Pt]){this[Ft]=
!0;const a=this[Ot];if(a?.blockRemain){const p=this[At]?this[At].length:0;this.warn("TAR_BAD_ARCHIVE",`Truncated input (\
needed ${a.blockRemain} more bytes, only ${p} available)`,{entry:a}),this[At]&&a.write(this[At]),a.end()}this[vt](ir)}}[$t](a){
if(this[Pt]&&a)this[er](a);else if(!a&&!this[At])this[zt]();else if(a){if(this[Pt]=!0,this[At]){this[er](a);const p=this[At];
this[At]=void 0,this[Kt](p)}else this[Kt](a);for(;this[At]&&this[At]?.length>=512&&!this[St]&&!this[_t];){const p=this[At];
this[At]=void 0,this[Kt](p)}this[Pt]=!1}(!this[At]||this[kt])&&this[zt]()}[Kt](a){let p=0;const L=a.length;for(;p+512<=L&&
!this[St]&&!this[_t];)switch(this[Qt]){case"begin":case"header":this[lr](a,p),p+=512;break;case"ignore":case"body":p+=this[nr](
a,p);break;case"meta":p+=this[gr](a,p);break;default:throw new Error("invalid state: "+this[Qt])}p<L&&(this[At]=this[At]?
Buffer.concat([a.subarray(p),this[At]]):a.subarray(p))}end(a,p,L){return typeof a=="function"&&(L=a,p=void 0,a=void 0),typeof p==
"function"&&(L=p,p=void 0),typeof a=="string"&&(a=Buffer.from(a,p)),L&&this.once("finish",L),this[St]||(this[ct]?(a&&(this[Zt]+=
a.length,this[ct].write(a)),this[ct].end()):(this[kt]=!0,(this.brotli===void 0||this.zstd===void 0)&&(a=a||Buffer.alloc(
0)),a&&this.write(a),this[zt]())),this}}}};
