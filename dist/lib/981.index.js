exports.id=981,exports.ids=[981],exports.modules={89659:(function(z,q,t){"use strict";var n=this&&this.__createBinding||
(Object.create?(function(r,l,A,c){c===void 0&&(c=A);var h=Object.getOwnPropertyDescriptor(l,A);(!h||("get"in h?!l.__esModule:
h.writable||h.configurable))&&(h={enumerable:!0,get:function(){return l[A]}}),Object.defineProperty(r,c,h)}):(function(r,l,A,c){
c===void 0&&(c=A),r[c]=l[A]})),R=this&&this.__setModuleDefault||(Object.create?(function(r,l){Object.defineProperty(r,"d\
efault",{enumerable:!0,value:l})}):function(r,l){r.default=l}),p=this&&this.__importStar||(function(){var r=function(l){
return r=Object.getOwnPropertyNames||function(A){var c=[];for(var h in A)Object.prototype.hasOwnProperty.call(A,h)&&(c[c.
length]=h);return c},r(l)};return function(l){if(l&&l.__esModule)return l;var A={};if(l!=null)for(var c=r(l),h=0;h<c.length;h++)
c[h]!=="default"&&n(A,l,c[h]);return R(A,l),A}})(),m=this&&this.__awaiter||function(r,l,A,c){function h(g){return g instanceof
A?g:new A(function(u){u(g)})}return new(A||(A=Promise))(function(g,u){function w(V){try{G(c.next(V))}catch(K){u(K)}}function M(V){
try{G(c.throw(V))}catch(K){u(K)}}function G(V){V.done?g(V.value):h(V.value).then(w,M)}G((c=c.apply(r,l||[])).next())})};
Object.defineProperty(q,"__esModule",{value:!0}),q.HttpClient=q.HttpClientResponse=q.HttpClientError=q.MediaTypes=q.Headers=
q.HttpCodes=void 0,q.getProxyUrl=E,q.isHttps=L;const f=p(t(58611)),a=p(t(65692)),B=p(t(83335)),Q=p(t(20770)),e=t(46752);
var I;(function(r){r[r.OK=200]="OK",r[r.MultipleChoices=300]="MultipleChoices",r[r.MovedPermanently=301]="MovedPermanent\
ly",r[r.ResourceMoved=302]="ResourceMoved",r[r.SeeOther=303]="SeeOther",r[r.NotModified=304]="NotModified",r[r.UseProxy=
305]="UseProxy",r[r.SwitchProxy=306]="SwitchProxy",r[r.TemporaryRedirect=307]="TemporaryRedirect",r[r.PermanentRedirect=
308]="PermanentRedirect",r[r.BadRequest=400]="BadRequest",r[r.Unauthorized=401]="Unauthorized",r[r.PaymentRequired=402]=
"PaymentRequired",r[r.Forbidden=403]="Forbidden",r[r.NotFound=404]="NotFound",r[r.MethodNotAllowed=405]="MethodNotAllowe\
d",r[r.NotAcceptable=406]="NotAcceptable",r[r.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",r[r.RequestTimeout=
408]="RequestTimeout",r[r.Conflict=409]="Conflict",r[r.Gone=410]="Gone",r[r.TooManyRequests=429]="TooManyRequests",r[r.InternalServerError=
500]="InternalServerError",r[r.NotImplemented=501]="NotImplemented",r[r.BadGateway=502]="BadGateway",r[r.ServiceUnavailable=
503]="ServiceUnavailable",r[r.GatewayTimeout=504]="GatewayTimeout"})(I||(q.HttpCodes=I={}));var o;(function(r){r.Accept=
"accept",r.ContentType="content-type"})(o||(q.Headers=o={}));var s;(function(r){r.ApplicationJson="application/json"})(s||
(q.MediaTypes=s={}));function E(r){const l=B.getProxyUrl(new URL(r));return l?l.href:""}const d=[I.MovedPermanently,I.ResourceMoved,
I.SeeOther,I.TemporaryRedirect,I.PermanentRedirect],C=[I.BadGateway,I.ServiceUnavailable,I.GatewayTimeout],T=["OPTIONS",
"GET","DELETE","HEAD"],F=10,k=5;class U extends Error{constructor(l,A){super(l),this.name="HttpClientError",this.statusCode=
A,Object.setPrototypeOf(this,U.prototype)}}q.HttpClientError=U;class Y{constructor(l){this.message=l}readBody(){return m(
this,void 0,void 0,function*(){return new Promise(l=>m(this,void 0,void 0,function*(){let A=Buffer.alloc(0);this.message.
on("data",c=>{A=Buffer.concat([A,c])}),this.message.on("end",()=>{l(A.toString())})}))})}readBodyBuffer(){return m(this,
void 0,void 0,function*(){return new Promise(l=>m(this,void 0,void 0,function*(){const A=[];this.message.on("data",c=>{A.
push(c)}),this.message.on("end",()=>{l(Buffer.concat(A))})}))})}}q.HttpClientResponse=Y;function L(r){return new URL(r).
protocol==="https:"}class P{constructor(l,A,c){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=
!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this.
_getUserAgentWithOrchestrationId(l),this.handlers=A||[],this.requestOptions=c,c&&(c.ignoreSslError!=null&&(this._ignoreSslError=
c.ignoreSslError),this._socketTimeout=c.socketTimeout,c.allowRedirects!=null&&(this._allowRedirects=c.allowRedirects),c.
allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=c.allowRedirectDowngrade),c.maxRedirects!=null&&(this._maxRedirects=
Math.max(c.maxRedirects,0)),c.keepAlive!=null&&(this._keepAlive=c.keepAlive),c.allowRetries!=null&&(this._allowRetries=c.
allowRetries),c.maxRetries!=null&&(this._maxRetries=c.maxRetries))}options(l,A){return m(this,void 0,void 0,function*(){
return this.request("OPTIONS",l,null,A||{})})}get(l,A){return m(this,void 0,void 0,function*(){return this.request("GET",
l,null,A||{})})}del(l,A){return m(this,void 0,void 0,function*(){return this.request("DELETE",l,null,A||{})})}post(l,A,c){
return m(this,void 0,void 0,function*(){return this.request("POST",l,A,c||{})})}patch(l,A,c){return m(this,void 0,void 0,
function*(){return this.request("PATCH",l,A,c||{})})}put(l,A,c){return m(this,void 0,void 0,function*(){return this.request(
"PUT",l,A,c||{})})}head(l,A){return m(this,void 0,void 0,function*(){return this.request("HEAD",l,null,A||{})})}sendStream(l,A,c,h){
return m(this,void 0,void 0,function*(){return this.request(l,A,c,h)})}getJson(l){return m(this,arguments,void 0,function*(A,c={}){
c[o.Accept]=this._getExistingOrDefaultHeader(c,o.Accept,s.ApplicationJson);const h=yield this.get(A,c);return this._processResponse(
h,this.requestOptions)})}postJson(l,A){return m(this,arguments,void 0,function*(c,h,g={}){const u=JSON.stringify(h,null,
2);g[o.Accept]=this._getExistingOrDefaultHeader(g,o.Accept,s.ApplicationJson),g[o.ContentType]=this._getExistingOrDefaultContentTypeHeader(
g,s.ApplicationJson);const w=yield this.post(c,u,g);return this._processResponse(w,this.requestOptions)})}putJson(l,A){return m(
this,arguments,void 0,function*(c,h,g={}){const u=JSON.stringify(h,null,2);g[o.Accept]=this._getExistingOrDefaultHeader(
g,o.Accept,s.ApplicationJson),g[o.ContentType]=this._getExistingOrDefaultContentTypeHeader(g,s.ApplicationJson);const w=yield this.
put(c,u,g);return this._processResponse(w,this.requestOptions)})}patchJson(l,A){return m(this,arguments,void 0,function*(c,h,g={}){
const u=JSON.stringify(h,null,2);g[o.Accept]=this._getExistingOrDefaultHeader(g,o.Accept,s.ApplicationJson),g[o.ContentType]=
this._getExistingOrDefaultContentTypeHeader(g,s.ApplicationJson);const w=yield this.patch(c,u,g);return this._processResponse(
w,this.requestOptions)})}request(l,A,c,h){return m(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");const g=new URL(A);let u=this._prepareRequest(l,g,h);const w=this._allowRetries&&T.includes(
l)?this._maxRetries+1:1;let M=0,G;do{if(G=yield this.requestRaw(u,c),G&&G.message&&G.message.statusCode===I.Unauthorized){
let K;for(const Be of this.handlers)if(Be.canHandleAuthentication(G)){K=Be;break}return K?K.handleAuthentication(this,u,
c):G}let V=this._maxRedirects;for(;G.message.statusCode&&d.includes(G.message.statusCode)&&this._allowRedirects&&V>0;){const K=G.
message.headers.location;if(!K)break;const Be=new URL(K);if(g.protocol==="https:"&&g.protocol!==Be.protocol&&!this._allowRedirectDowngrade)
throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want t\
o allow this behavior, set the allowRedirectDowngrade option to true.");if(yield G.readBody(),Be.hostname!==g.hostname)for(const De in h)
De.toLowerCase()==="authorization"&&delete h[De];u=this._prepareRequest(l,Be,h),G=yield this.requestRaw(u,c),V--}if(!G.message.
statusCode||!C.includes(G.message.statusCode))return G;M+=1,M<w&&(yield G.readBody(),yield this._performExponentialBackoff(
M))}while(M<w);return G})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(l,A){return m(this,void 0,
void 0,function*(){return new Promise((c,h)=>{function g(u,w){u?h(u):w?c(w):h(new Error("Unknown error"))}this.requestRawWithCallback(
l,A,g)})})}requestRawWithCallback(l,A,c){typeof A=="string"&&(l.options.headers||(l.options.headers={}),l.options.headers["\
Content-Length"]=Buffer.byteLength(A,"utf8"));let h=!1;function g(M,G){h||(h=!0,c(M,G))}const u=l.httpModule.request(l.options,
M=>{const G=new Y(M);g(void 0,G)});let w;u.on("socket",M=>{w=M}),u.setTimeout(this._socketTimeout||3*6e4,()=>{w&&w.end(),
g(new Error(`Request timeout: ${l.options.path}`))}),u.on("error",function(M){g(M)}),A&&typeof A=="string"&&u.write(A,"u\
tf8"),A&&typeof A!="string"?(A.on("close",function(){u.end()}),A.pipe(u)):u.end()}getAgent(l){const A=new URL(l);return this.
_getAgent(A)}getAgentDispatcher(l){const A=new URL(l),c=B.getProxyUrl(A);if(c&&c.hostname)return this._getProxyAgentDispatcher(
A,c)}_prepareRequest(l,A,c){const h={};h.parsedUrl=A;const g=h.parsedUrl.protocol==="https:";h.httpModule=g?a:f;const u=g?
443:80;if(h.options={},h.options.host=h.parsedUrl.hostname,h.options.port=h.parsedUrl.port?parseInt(h.parsedUrl.port):u,
h.options.path=(h.parsedUrl.pathname||"")+(h.parsedUrl.search||""),h.options.method=l,h.options.headers=this._mergeHeaders(
c),this.userAgent!=null&&(h.options.headers["user-agent"]=this.userAgent),h.options.agent=this._getAgent(h.parsedUrl),this.
handlers)for(const w of this.handlers)w.prepareRequest(h.options);return h}_mergeHeaders(l){return this.requestOptions&&
this.requestOptions.headers?Object.assign({},i(this.requestOptions.headers),i(l||{})):i(l||{})}_getExistingOrDefaultHeader(l,A,c){
let h;if(this.requestOptions&&this.requestOptions.headers){const u=i(this.requestOptions.headers)[A];u&&(h=typeof u=="nu\
mber"?u.toString():u)}const g=l[A];return g!==void 0?typeof g=="number"?g.toString():g:h!==void 0?h:c}_getExistingOrDefaultContentTypeHeader(l,A){
let c;if(this.requestOptions&&this.requestOptions.headers){const g=i(this.requestOptions.headers)[o.ContentType];g&&(typeof g==
"number"?c=String(g):Array.isArray(g)?c=g.join(", "):c=g)}const h=l[o.ContentType];return h!==void 0?typeof h=="number"?
String(h):Array.isArray(h)?h.join(", "):h:c!==void 0?c:A}_getAgent(l){let A;const c=B.getProxyUrl(l),h=c&&c.hostname;if(this.
_keepAlive&&h&&(A=this._proxyAgent),h||(A=this._agent),A)return A;const g=l.protocol==="https:";let u=100;if(this.requestOptions&&
(u=this.requestOptions.maxSockets||f.globalAgent.maxSockets),c&&c.hostname){const w={maxSockets:u,keepAlive:this._keepAlive,
proxy:Object.assign(Object.assign({},(c.username||c.password)&&{proxyAuth:`${c.username}:${c.password}`}),{host:c.hostname,
port:c.port})};let M;const G=c.protocol==="https:";g?M=G?Q.httpsOverHttps:Q.httpsOverHttp:M=G?Q.httpOverHttps:Q.httpOverHttp,
A=M(w),this._proxyAgent=A}if(!A){const w={keepAlive:this._keepAlive,maxSockets:u};A=g?new a.Agent(w):new f.Agent(w),this.
_agent=A}return g&&this._ignoreSslError&&(A.options=Object.assign(A.options||{},{rejectUnauthorized:!1})),A}_getProxyAgentDispatcher(l,A){
let c;if(this._keepAlive&&(c=this._proxyAgentDispatcher),c)return c;const h=l.protocol==="https:";return c=new e.ProxyAgent(
Object.assign({uri:A.href,pipelining:this._keepAlive?1:0},(A.username||A.password)&&{token:`Basic ${Buffer.from(`${A.username}\
:${A.password}`).toString("base64")}`})),this._proxyAgentDispatcher=c,h&&this._ignoreSslError&&(c.options=Object.assign(
c.options.requestTls||{},{rejectUnauthorized:!1})),c}_getUserAgentWithOrchestrationId(l){const A=l||"actions/http-client",
c=process.env.ACTIONS_ORCHESTRATION_ID;if(c){const h=c.replace(/[^a-z0-9_.-]/gi,"_");return`${A} actions_orchestration_i\
d/${h}`}return A}_performExponentialBackoff(l){return m(this,void 0,void 0,function*(){l=Math.min(F,l);const A=k*Math.pow(
2,l);return new Promise(c=>setTimeout(()=>c(),A))})}_processResponse(l,A){return m(this,void 0,void 0,function*(){return new Promise(
(c,h)=>m(this,void 0,void 0,function*(){const g=l.message.statusCode||0,u={statusCode:g,result:null,headers:{}};g===I.NotFound&&
c(u);function w(V,K){if(typeof K=="string"){const Be=new Date(K);if(!isNaN(Be.valueOf()))return Be}return K}let M,G;try{
G=yield l.readBody(),G&&G.length>0&&(A&&A.deserializeDates?M=JSON.parse(G,w):M=JSON.parse(G),u.result=M),u.headers=l.message.
headers}catch{}if(g>299){let V;M&&M.message?V=M.message:G&&G.length>0?V=G:V=`Failed request: (${g})`;const K=new U(V,g);
K.result=u.result,h(K)}else c(u)}))})}}q.HttpClient=P;const i=r=>Object.keys(r).reduce((l,A)=>(l[A.toLowerCase()]=r[A],l),
{})}),83335:function(z,q){"use strict";Object.defineProperty(q,"__esModule",{value:!0}),q.getProxyUrl=t,q.checkBypass=n;
function t(m){const f=m.protocol==="https:";if(n(m))return;const a=f?process.env.https_proxy||process.env.HTTPS_PROXY:process.
env.http_proxy||process.env.HTTP_PROXY;if(a)try{return new p(a)}catch{if(!a.startsWith("http://")&&!a.startsWith("https:\
//"))return new p(`http://${a}`)}else return}function n(m){if(!m.hostname)return!1;const f=m.hostname;if(R(f))return!0;const a=process.
env.no_proxy||process.env.NO_PROXY||"";if(!a)return!1;let B;m.port?B=Number(m.port):m.protocol==="http:"?B=80:m.protocol===
"https:"&&(B=443);const Q=[m.hostname.toUpperCase()];typeof B=="number"&&Q.push(`${Q[0]}:${B}`);for(const e of a.split("\
,").map(I=>I.trim().toUpperCase()).filter(I=>I))if(e==="*"||Q.some(I=>I===e||I.endsWith(`.${e}`)||e.startsWith(".")&&I.endsWith(
`${e}`)))return!0;return!1}function R(m){const f=m.toLowerCase();return f==="localhost"||f.startsWith("127.")||f.startsWith(
"[::1]")||f.startsWith("[0:0:0:0:0:0:0:1]")}class p extends URL{constructor(f,a){super(f,a),this._decodedUsername=decodeURIComponent(
super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){
return this._decodedPassword}}},73313:function(z){z.exports=q;function q(){this.pending=0,this.max=1/0,this.listeners=[],
this.waiting=[],this.error=null}q.prototype.go=function(R){this.pending<this.max?n(this,R):this.waiting.push(R)},q.prototype.
wait=function(R){this.pending===0?R(this.error):this.listeners.push(R)},q.prototype.hold=function(){return t(this)};function t(R){
R.pending+=1;var p=!1;return m;function m(a){if(p)throw new Error("callback called twice");if(p=!0,R.error=R.error||a,R.
pending-=1,R.waiting.length>0&&R.pending<R.max)n(R,R.waiting.shift());else if(R.pending===0){var B=R.listeners;R.listeners=
[],B.forEach(f)}}function f(a){a(R.error)}}function n(R,p){p(t(R))}},20770:function(z,q,t){z.exports=t(20218)},20218:function(z,q,t){
"use strict";var n=t(69278),R=t(64756),p=t(58611),m=t(65692),f=t(24434),a=t(42613),B=t(39023);q.httpOverHttp=Q,q.httpsOverHttp=
e,q.httpOverHttps=I,q.httpsOverHttps=o;function Q(F){var k=new s(F);return k.request=p.request,k}function e(F){var k=new s(
F);return k.request=p.request,k.createSocket=E,k.defaultPort=443,k}function I(F){var k=new s(F);return k.request=m.request,
k}function o(F){var k=new s(F);return k.request=m.request,k.createSocket=E,k.defaultPort=443,k}function s(F){var k=this;
k.options=F||{},k.proxyOptions=k.options.proxy||{},k.maxSockets=k.options.maxSockets||p.Agent.defaultMaxSockets,k.requests=
[],k.sockets=[],k.on("free",function(Y,L,P,i){for(var r=d(L,P,i),l=0,A=k.requests.length;l<A;++l){var c=k.requests[l];if(c.
host===r.host&&c.port===r.port){k.requests.splice(l,1),c.request.onSocket(Y);return}}Y.destroy(),k.removeSocket(Y)})}B.inherits(
s,f.EventEmitter),s.prototype.addRequest=function(k,U,Y,L){var P=this,i=C({request:k},P.options,d(U,Y,L));if(P.sockets.length>=
this.maxSockets){P.requests.push(i);return}P.createSocket(i,function(r){r.on("free",l),r.on("close",A),r.on("agentRemove",
A),k.onSocket(r);function l(){P.emit("free",r,i)}function A(c){P.removeSocket(r),r.removeListener("free",l),r.removeListener(
"close",A),r.removeListener("agentRemove",A)}})},s.prototype.createSocket=function(k,U){var Y=this,L={};Y.sockets.push(L);
var P=C({},Y.proxyOptions,{method:"CONNECT",path:k.host+":"+k.port,agent:!1,headers:{host:k.host+":"+k.port}});k.localAddress&&
(P.localAddress=k.localAddress),P.proxyAuth&&(P.headers=P.headers||{},P.headers["Proxy-Authorization"]="Basic "+new Buffer(
P.proxyAuth).toString("base64")),T("making CONNECT request");var i=Y.request(P);i.useChunkedEncodingByDefault=!1,i.once(
"response",r),i.once("upgrade",l),i.once("connect",A),i.once("error",c),i.end();function r(h){h.upgrade=!0}function l(h,g,u){
process.nextTick(function(){A(h,g,u)})}function A(h,g,u){if(i.removeAllListeners(),g.removeAllListeners(),h.statusCode!==
200){T("tunneling socket could not be established, statusCode=%d",h.statusCode),g.destroy();var w=new Error("tunneling s\
ocket could not be established, statusCode="+h.statusCode);w.code="ECONNRESET",k.request.emit("error",w),Y.removeSocket(
L);return}if(u.length>0){T("got illegal response body from proxy"),g.destroy();var w=new Error("got illegal response bod\
y from proxy");w.code="ECONNRESET",k.request.emit("error",w),Y.removeSocket(L);return}return T("tunneling connection has\
 established"),Y.sockets[Y.sockets.indexOf(L)]=g,U(g)}function c(h){i.removeAllListeners(),T(`tunneling socket could not\
 be established, cause=%s
`,h.message,h.stack);var g=new Error("tunneling socket could not be established, cause="+h.message);g.code="ECONNRESET",
k.request.emit("error",g),Y.removeSocket(L)}},s.prototype.removeSocket=function(k){var U=this.sockets.indexOf(k);if(U!==
-1){this.sockets.splice(U,1);var Y=this.requests.shift();Y&&this.createSocket(Y,function(L){Y.request.onSocket(L)})}};function E(F,k){
var U=this;s.prototype.createSocket.call(U,F,function(Y){var L=F.request.getHeader("host"),P=C({},U.options,{socket:Y,servername:L?
L.replace(/:.*$/,""):F.host}),i=R.connect(0,P);U.sockets[U.sockets.indexOf(Y)]=i,k(i)})}function d(F,k,U){return typeof F==
"string"?{host:F,port:k,localAddress:U}:F}function C(F){for(var k=1,U=arguments.length;k<U;++k){var Y=arguments[k];if(typeof Y==
"object")for(var L=Object.keys(Y),P=0,i=L.length;P<i;++P){var r=L[P];Y[r]!==void 0&&(F[r]=Y[r])}}return F}var T;process.
env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?T=function(){var F=Array.prototype.slice.call(arguments);typeof F[0]==
"string"?F[0]="TUNNEL: "+F[0]:F.unshift("TUNNEL:"),console.error.apply(console,F)}:T=function(){},q.debug=T},46752:function(z,q,t){
"use strict";const n=t(23701),R=t(30883),p=t(30628),m=t(837),f=t(57405),a=t(76672),B=t(53137),Q=t(30050),e=t(68707),I=t(
3440),{InvalidArgumentError:o}=e,s=t(56615),E=t(59136),d=t(47365),C=t(47501),T=t(94004),F=t(52429),k=t(17816),{getGlobalDispatcher:U,
setGlobalDispatcher:Y}=t(32581),L=t(58155),P=t(8754),i=t(25092);Object.assign(R.prototype,s),z.exports.Dispatcher=R,z.exports.
Client=n,z.exports.Pool=p,z.exports.BalancedPool=m,z.exports.Agent=f,z.exports.ProxyAgent=a,z.exports.EnvHttpProxyAgent=
B,z.exports.RetryAgent=Q,z.exports.RetryHandler=k,z.exports.DecoratorHandler=L,z.exports.RedirectHandler=P,z.exports.createRedirectInterceptor=
i,z.exports.interceptors={redirect:t(21514),retry:t(92026),dump:t(88060),dns:t(70379)},z.exports.buildConnector=E,z.exports.
errors=e,z.exports.util={parseHeaders:I.parseHeaders,headerNameToString:I.headerNameToString};function r(re){return($,ue,we)=>{
if(typeof ue=="function"&&(we=ue,ue=null),!$||typeof $!="string"&&typeof $!="object"&&!($ instanceof URL))throw new o("i\
nvalid url");if(ue!=null&&typeof ue!="object")throw new o("invalid opts");if(ue&&ue.path!=null){if(typeof ue.path!="stri\
ng")throw new o("invalid opts.path");let se=ue.path;ue.path.startsWith("/")||(se=`/${se}`),$=new URL(I.parseOrigin($).origin+
se)}else ue||(ue=typeof $=="object"?$:{}),$=I.parseURL($);const{agent:pe,dispatcher:oe=U()}=ue;if(pe)throw new o("unsupp\
orted opts.agent. Did you mean opts.client?");return re.call(oe,{...ue,origin:$.origin,path:$.search?`${$.pathname}${$.search}`:
$.pathname,method:ue.method||(ue.body?"PUT":"GET")},we)}}z.exports.setGlobalDispatcher=Y,z.exports.getGlobalDispatcher=U;
const l=t(54398).fetch;z.exports.fetch=async function($,ue=void 0){try{return await l($,ue)}catch(we){throw we&&typeof we==
"object"&&Error.captureStackTrace(we),we}},z.exports.Headers=t(60660).Headers,z.exports.Response=t(99051).Response,z.exports.
Request=t(9967).Request,z.exports.FormData=t(35910).FormData,z.exports.File=globalThis.File??t(4573).File,z.exports.FileReader=
t(48355).FileReader;const{setGlobalOrigin:A,getGlobalOrigin:c}=t(51059);z.exports.setGlobalOrigin=A,z.exports.getGlobalOrigin=
c;const{CacheStorage:h}=t(3245),{kConstruct:g}=t(20109);z.exports.caches=new h(g);const{deleteCookie:u,getCookies:w,getSetCookies:M,
setCookie:G}=t(79061);z.exports.deleteCookie=u,z.exports.getCookies=w,z.exports.getSetCookies=M,z.exports.setCookie=G;const{
parseMIMEType:V,serializeAMimeType:K}=t(51900);z.exports.parseMIMEType=V,z.exports.serializeAMimeType=K;const{CloseEvent:Be,
ErrorEvent:De,MessageEvent:J}=t(15188);z.exports.WebSocket=t(13726).WebSocket,z.exports.CloseEvent=Be,z.exports.ErrorEvent=
De,z.exports.MessageEvent=J,z.exports.request=r(s.request),z.exports.stream=r(s.stream),z.exports.pipeline=r(s.pipeline),
z.exports.connect=r(s.connect),z.exports.upgrade=r(s.upgrade),z.exports.MockClient=d,z.exports.MockPool=T,z.exports.MockAgent=
C,z.exports.mockErrors=F;const{EventSource:v}=t(21238);z.exports.EventSource=v},80158:function(z,q,t){const{addAbortListener:n}=t(
3440),{RequestAbortedError:R}=t(68707),p=Symbol("kListener"),m=Symbol("kSignal");function f(Q){Q.abort?Q.abort(Q[m]?.reason):
Q.reason=Q[m]?.reason??new R,B(Q)}function a(Q,e){if(Q.reason=null,Q[m]=null,Q[p]=null,!!e){if(e.aborted){f(Q);return}Q[m]=
e,Q[p]=()=>{f(Q)},n(Q[m],Q[p])}}function B(Q){Q[m]&&("removeEventListener"in Q[m]?Q[m].removeEventListener("abort",Q[p]):
Q[m].removeListener("abort",Q[p]),Q[m]=null,Q[p]=null)}z.exports={addSignal:a,removeSignal:B}},34660:function(z,q,t){"us\
e strict";const n=t(34589),{AsyncResource:R}=t(16698),{InvalidArgumentError:p,SocketError:m}=t(68707),f=t(3440),{addSignal:a,
removeSignal:B}=t(80158);class Q extends R{constructor(o,s){if(!o||typeof o!="object")throw new p("invalid opts");if(typeof s!=
"function")throw new p("invalid callback");const{signal:E,opaque:d,responseHeaders:C}=o;if(E&&typeof E.on!="function"&&typeof E.
addEventListener!="function")throw new p("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=
d||null,this.responseHeaders=C||null,this.callback=s,this.abort=null,a(this,E)}onConnect(o,s){if(this.reason){o(this.reason);
return}n(this.callback),this.abort=o,this.context=s}onHeaders(){throw new m("bad connect",null)}onUpgrade(o,s,E){const{callback:d,
opaque:C,context:T}=this;B(this),this.callback=null;let F=s;F!=null&&(F=this.responseHeaders==="raw"?f.parseRawHeaders(s):
f.parseHeaders(s)),this.runInAsyncScope(d,null,null,{statusCode:o,headers:F,socket:E,opaque:C,context:T})}onError(o){const{
callback:s,opaque:E}=this;B(this),s&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(s,null,o,{opaque:E})}))}}
function e(I,o){if(o===void 0)return new Promise((s,E)=>{e.call(this,I,(d,C)=>d?E(d):s(C))});try{const s=new Q(I,o);this.
dispatch({...I,method:"CONNECT"},s)}catch(s){if(typeof o!="function")throw s;const E=I?.opaque;queueMicrotask(()=>o(s,{opaque:E}))}}
z.exports=e},76862:function(z,q,t){"use strict";const{Readable:n,Duplex:R,PassThrough:p}=t(57075),{InvalidArgumentError:m,
InvalidReturnValueError:f,RequestAbortedError:a}=t(68707),B=t(3440),{AsyncResource:Q}=t(16698),{addSignal:e,removeSignal:I}=t(
80158),o=t(34589),s=Symbol("resume");class E extends n{constructor(){super({autoDestroy:!0}),this[s]=null}_read(){const{
[s]:k}=this;k&&(this[s]=null,k())}_destroy(k,U){this._read(),U(k)}}class d extends n{constructor(k){super({autoDestroy:!0}),
this[s]=k}_read(){this[s]()}_destroy(k,U){!k&&!this._readableState.endEmitted&&(k=new a),U(k)}}class C extends Q{constructor(k,U){
if(!k||typeof k!="object")throw new m("invalid opts");if(typeof U!="function")throw new m("invalid handler");const{signal:Y,
method:L,opaque:P,onInfo:i,responseHeaders:r}=k;if(Y&&typeof Y.on!="function"&&typeof Y.addEventListener!="function")throw new m(
"signal must be an EventEmitter or EventTarget");if(L==="CONNECT")throw new m("invalid method");if(i&&typeof i!="functio\
n")throw new m("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=P||null,this.responseHeaders=r||null,this.
handler=U,this.abort=null,this.context=null,this.onInfo=i||null,this.req=new E().on("error",B.nop),this.ret=new R({readableObjectMode:k.
objectMode,autoDestroy:!0,read:()=>{const{body:l}=this;l?.resume&&l.resume()},write:(l,A,c)=>{const{req:h}=this;h.push(l,
A)||h._readableState.destroyed?c():h[s]=c},destroy:(l,A)=>{const{body:c,req:h,res:g,ret:u,abort:w}=this;!l&&!u._readableState.
endEmitted&&(l=new a),w&&l&&w(),B.destroy(c,l),B.destroy(h,l),B.destroy(g,l),I(this),A(l)}}).on("prefinish",()=>{const{req:l}=this;
l.push(null)}),this.res=null,e(this,Y)}onConnect(k,U){const{ret:Y,res:L}=this;if(this.reason){k(this.reason);return}o(!L,
"pipeline cannot be retried"),o(!Y.destroyed),this.abort=k,this.context=U}onHeaders(k,U,Y){const{opaque:L,handler:P,context:i}=this;
if(k<200){if(this.onInfo){const l=this.responseHeaders==="raw"?B.parseRawHeaders(U):B.parseHeaders(U);this.onInfo({statusCode:k,
headers:l})}return}this.res=new d(Y);let r;try{this.handler=null;const l=this.responseHeaders==="raw"?B.parseRawHeaders(
U):B.parseHeaders(U);r=this.runInAsyncScope(P,null,{statusCode:k,headers:l,opaque:L,body:this.res,context:i})}catch(l){throw this.
res.on("error",B.nop),l}if(!r||typeof r.on!="function")throw new f("expected Readable");r.on("data",l=>{const{ret:A,body:c}=this;
!A.push(l)&&c.pause&&c.pause()}).on("error",l=>{const{ret:A}=this;B.destroy(A,l)}).on("end",()=>{const{ret:l}=this;l.push(
null)}).on("close",()=>{const{ret:l}=this;l._readableState.ended||B.destroy(l,new a)}),this.body=r}onData(k){const{res:U}=this;
return U.push(k)}onComplete(k){const{res:U}=this;U.push(null)}onError(k){const{ret:U}=this;this.handler=null,B.destroy(U,
k)}}function T(F,k){try{const U=new C(F,k);return this.dispatch({...F,body:U.req},U),U.ret}catch(U){return new p().destroy(
U)}}z.exports=T},14043:function(z,q,t){"use strict";const n=t(34589),{Readable:R}=t(49927),{InvalidArgumentError:p,RequestAbortedError:m}=t(
68707),f=t(3440),{getResolveErrorBodyCallback:a}=t(87655),{AsyncResource:B}=t(16698);class Q extends B{constructor(o,s){
if(!o||typeof o!="object")throw new p("invalid opts");const{signal:E,method:d,opaque:C,body:T,onInfo:F,responseHeaders:k,
throwOnError:U,highWaterMark:Y}=o;try{if(typeof s!="function")throw new p("invalid callback");if(Y&&(typeof Y!="number"||
Y<0))throw new p("invalid highWaterMark");if(E&&typeof E.on!="function"&&typeof E.addEventListener!="function")throw new p(
"signal must be an EventEmitter or EventTarget");if(d==="CONNECT")throw new p("invalid method");if(F&&typeof F!="functio\
n")throw new p("invalid onInfo callback");super("UNDICI_REQUEST")}catch(L){throw f.isStream(T)&&f.destroy(T.on("error",f.
nop),L),L}this.method=d,this.responseHeaders=k||null,this.opaque=C||null,this.callback=s,this.res=null,this.abort=null,this.
body=T,this.trailers={},this.context=null,this.onInfo=F||null,this.throwOnError=U,this.highWaterMark=Y,this.signal=E,this.
reason=null,this.removeAbortListener=null,f.isStream(T)&&T.on("error",L=>{this.onError(L)}),this.signal&&(this.signal.aborted?
this.reason=this.signal.reason??new m:this.removeAbortListener=f.addAbortListener(this.signal,()=>{this.reason=this.signal.
reason??new m,this.res?f.destroy(this.res.on("error",f.nop),this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&
(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(o,s){
if(this.reason){o(this.reason);return}n(this.callback),this.abort=o,this.context=s}onHeaders(o,s,E,d){const{callback:C,opaque:T,
abort:F,context:k,responseHeaders:U,highWaterMark:Y}=this,L=U==="raw"?f.parseRawHeaders(s):f.parseHeaders(s);if(o<200){this.
onInfo&&this.onInfo({statusCode:o,headers:L});return}const P=U==="raw"?f.parseHeaders(s):L,i=P["content-type"],r=P["cont\
ent-length"],l=new R({resume:E,abort:F,contentType:i,contentLength:this.method!=="HEAD"&&r?Number(r):null,highWaterMark:Y});
this.removeAbortListener&&l.on("close",this.removeAbortListener),this.callback=null,this.res=l,C!==null&&(this.throwOnError&&
o>=400?this.runInAsyncScope(a,null,{callback:C,body:l,contentType:i,statusCode:o,statusMessage:d,headers:L}):this.runInAsyncScope(
C,null,null,{statusCode:o,headers:L,trailers:this.trailers,opaque:T,body:l,context:k}))}onData(o){return this.res.push(o)}onComplete(o){
f.parseHeaders(o,this.trailers),this.res.push(null)}onError(o){const{res:s,callback:E,body:d,opaque:C}=this;E&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(E,null,o,{opaque:C})})),s&&(this.res=null,queueMicrotask(()=>{f.destroy(s,
o)})),d&&(this.body=null,f.destroy(d,o)),this.removeAbortListener&&(s?.off("close",this.removeAbortListener),this.removeAbortListener(),
this.removeAbortListener=null)}}function e(I,o){if(o===void 0)return new Promise((s,E)=>{e.call(this,I,(d,C)=>d?E(d):s(C))});
try{this.dispatch(I,new Q(I,o))}catch(s){if(typeof o!="function")throw s;const E=I?.opaque;queueMicrotask(()=>o(s,{opaque:E}))}}
z.exports=e,z.exports.RequestHandler=Q},3560:function(z,q,t){"use strict";const n=t(34589),{finished:R,PassThrough:p}=t(
57075),{InvalidArgumentError:m,InvalidReturnValueError:f}=t(68707),a=t(3440),{getResolveErrorBodyCallback:B}=t(87655),{AsyncResource:Q}=t(
16698),{addSignal:e,removeSignal:I}=t(80158);class o extends Q{constructor(d,C,T){if(!d||typeof d!="object")throw new m(
"invalid opts");const{signal:F,method:k,opaque:U,body:Y,onInfo:L,responseHeaders:P,throwOnError:i}=d;try{if(typeof T!="f\
unction")throw new m("invalid callback");if(typeof C!="function")throw new m("invalid factory");if(F&&typeof F.on!="func\
tion"&&typeof F.addEventListener!="function")throw new m("signal must be an EventEmitter or EventTarget");if(k==="CONNEC\
T")throw new m("invalid method");if(L&&typeof L!="function")throw new m("invalid onInfo callback");super("UNDICI_STREAM")}catch(r){
throw a.isStream(Y)&&a.destroy(Y.on("error",a.nop),r),r}this.responseHeaders=P||null,this.opaque=U||null,this.factory=C,
this.callback=T,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=Y,this.onInfo=L||null,this.
throwOnError=i||!1,a.isStream(Y)&&Y.on("error",r=>{this.onError(r)}),e(this,F)}onConnect(d,C){if(this.reason){d(this.reason);
return}n(this.callback),this.abort=d,this.context=C}onHeaders(d,C,T,F){const{factory:k,opaque:U,context:Y,callback:L,responseHeaders:P}=this,
i=P==="raw"?a.parseRawHeaders(C):a.parseHeaders(C);if(d<200){this.onInfo&&this.onInfo({statusCode:d,headers:i});return}this.
factory=null;let r;if(this.throwOnError&&d>=400){const c=(P==="raw"?a.parseHeaders(C):i)["content-type"];r=new p,this.callback=
null,this.runInAsyncScope(B,null,{callback:L,body:r,contentType:c,statusCode:d,statusMessage:F,headers:i})}else{if(k===null)
return;if(r=this.runInAsyncScope(k,null,{statusCode:d,headers:i,opaque:U,context:Y}),!r||typeof r.write!="function"||typeof r.
end!="function"||typeof r.on!="function")throw new f("expected Writable");R(r,{readable:!1},A=>{const{callback:c,res:h,opaque:g,
trailers:u,abort:w}=this;this.res=null,(A||!h.readable)&&a.destroy(h,A),this.callback=null,this.runInAsyncScope(c,null,A||
null,{opaque:g,trailers:u}),A&&w()})}return r.on("drain",T),this.res=r,(r.writableNeedDrain!==void 0?r.writableNeedDrain:
r._writableState?.needDrain)!==!0}onData(d){const{res:C}=this;return C?C.write(d):!0}onComplete(d){const{res:C}=this;I(this),
C&&(this.trailers=a.parseHeaders(d),C.end())}onError(d){const{res:C,callback:T,opaque:F,body:k}=this;I(this),this.factory=
null,C?(this.res=null,a.destroy(C,d)):T&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(T,null,d,{opaque:F})})),
k&&(this.body=null,a.destroy(k,d))}}function s(E,d,C){if(C===void 0)return new Promise((T,F)=>{s.call(this,E,d,(k,U)=>k?
F(k):T(U))});try{this.dispatch(E,new o(E,d,C))}catch(T){if(typeof C!="function")throw T;const F=E?.opaque;queueMicrotask(
()=>C(T,{opaque:F}))}}z.exports=s},61882:function(z,q,t){"use strict";const{InvalidArgumentError:n,SocketError:R}=t(68707),
{AsyncResource:p}=t(16698),m=t(3440),{addSignal:f,removeSignal:a}=t(80158),B=t(34589);class Q extends p{constructor(o,s){
if(!o||typeof o!="object")throw new n("invalid opts");if(typeof s!="function")throw new n("invalid callback");const{signal:E,
opaque:d,responseHeaders:C}=o;if(E&&typeof E.on!="function"&&typeof E.addEventListener!="function")throw new n("signal m\
ust be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=C||null,this.opaque=d||null,this.callback=
s,this.abort=null,this.context=null,f(this,E)}onConnect(o,s){if(this.reason){o(this.reason);return}B(this.callback),this.
abort=o,this.context=null}onHeaders(){throw new R("bad upgrade",null)}onUpgrade(o,s,E){B(o===101);const{callback:d,opaque:C,
context:T}=this;a(this),this.callback=null;const F=this.responseHeaders==="raw"?m.parseRawHeaders(s):m.parseHeaders(s);this.
runInAsyncScope(d,null,null,{headers:F,socket:E,opaque:C,context:T})}onError(o){const{callback:s,opaque:E}=this;a(this),
s&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(s,null,o,{opaque:E})}))}}function e(I,o){if(o===void 0)return new Promise(
(s,E)=>{e.call(this,I,(d,C)=>d?E(d):s(C))});try{const s=new Q(I,o);this.dispatch({...I,method:I.method||"GET",upgrade:I.
protocol||"Websocket"},s)}catch(s){if(typeof o!="function")throw s;const E=I?.opaque;queueMicrotask(()=>o(s,{opaque:E}))}}
z.exports=e},56615:function(z,q,t){"use strict";z.exports.request=t(14043),z.exports.stream=t(3560),z.exports.pipeline=t(
76862),z.exports.upgrade=t(61882),z.exports.connect=t(34660)},49927:function(z,q,t){"use strict";const n=t(34589),{Readable:R}=t(
57075),{RequestAbortedError:p,NotSupportedError:m,InvalidArgumentError:f,AbortError:a}=t(68707),B=t(3440),{ReadableStreamFrom:Q}=t(
3440),e=Symbol("kConsume"),I=Symbol("kReading"),o=Symbol("kBody"),s=Symbol("kAbort"),E=Symbol("kContentType"),d=Symbol("\
kContentLength"),C=()=>{};class T extends R{constructor({resume:c,abort:h,contentType:g="",contentLength:u,highWaterMark:w=64*
1024}){super({autoDestroy:!0,read:c,highWaterMark:w}),this._readableState.dataEmitted=!1,this[s]=h,this[e]=null,this[o]=
null,this[E]=g,this[d]=u,this[I]=!1}destroy(c){return!c&&!this._readableState.endEmitted&&(c=new p),c&&this[s](),super.destroy(
c)}_destroy(c,h){this[I]?h(c):setImmediate(()=>{h(c)})}on(c,...h){return(c==="data"||c==="readable")&&(this[I]=!0),super.
on(c,...h)}addListener(c,...h){return this.on(c,...h)}off(c,...h){const g=super.off(c,...h);return(c==="data"||c==="read\
able")&&(this[I]=this.listenerCount("data")>0||this.listenerCount("readable")>0),g}removeListener(c,...h){return this.off(
c,...h)}push(c){return this[e]&&c!==null?(r(this[e],c),this[I]?super.push(c):!0):super.push(c)}async text(){return U(this,
"text")}async json(){return U(this,"json")}async blob(){return U(this,"blob")}async bytes(){return U(this,"bytes")}async arrayBuffer(){
return U(this,"arrayBuffer")}async formData(){throw new m}get bodyUsed(){return B.isDisturbed(this)}get body(){return this[o]||
(this[o]=Q(this),this[e]&&(this[o].getReader(),n(this[o].locked))),this[o]}async dump(c){let h=Number.isFinite(c?.limit)?
c.limit:131072;const g=c?.signal;if(g!=null&&(typeof g!="object"||!("aborted"in g)))throw new f("signal must be an Abort\
Signal");return g?.throwIfAborted(),this._readableState.closeEmitted?null:await new Promise((u,w)=>{this[d]>h&&this.destroy(
new a);const M=()=>{this.destroy(g.reason??new a)};g?.addEventListener("abort",M),this.on("close",function(){g?.removeEventListener(
"abort",M),g?.aborted?w(g.reason??new a):u(null)}).on("error",C).on("data",function(G){h-=G.length,h<=0&&this.destroy()}).
resume()})}}function F(A){return A[o]&&A[o].locked===!0||A[e]}function k(A){return B.isDisturbed(A)||F(A)}async function U(A,c){
return n(!A[e]),new Promise((h,g)=>{if(k(A)){const u=A._readableState;u.destroyed&&u.closeEmitted===!1?A.on("error",w=>{
g(w)}).on("close",()=>{g(new TypeError("unusable"))}):g(u.errored??new TypeError("unusable"))}else queueMicrotask(()=>{A[e]=
{type:c,stream:A,resolve:h,reject:g,length:0,body:[]},A.on("error",function(u){l(this[e],u)}).on("close",function(){this[e].
body!==null&&l(this[e],new p)}),Y(A[e])})})}function Y(A){if(A.body===null)return;const{_readableState:c}=A.stream;if(c.
bufferIndex){const h=c.bufferIndex,g=c.buffer.length;for(let u=h;u<g;u++)r(A,c.buffer[u])}else for(const h of c.buffer)r(
A,h);for(c.endEmitted?i(this[e]):A.stream.on("end",function(){i(this[e])}),A.stream.resume();A.stream.read()!=null;);}function L(A,c){
if(A.length===0||c===0)return"";const h=A.length===1?A[0]:Buffer.concat(A,c),g=h.length,u=g>2&&h[0]===239&&h[1]===187&&h[2]===
191?3:0;return h.utf8Slice(u,g)}function P(A,c){if(A.length===0||c===0)return new Uint8Array(0);if(A.length===1)return new Uint8Array(
A[0]);const h=new Uint8Array(Buffer.allocUnsafeSlow(c).buffer);let g=0;for(let u=0;u<A.length;++u){const w=A[u];h.set(w,
g),g+=w.length}return h}function i(A){const{type:c,body:h,resolve:g,stream:u,length:w}=A;try{c==="text"?g(L(h,w)):c==="j\
son"?g(JSON.parse(L(h,w))):c==="arrayBuffer"?g(P(h,w).buffer):c==="blob"?g(new Blob(h,{type:u[E]})):c==="bytes"&&g(P(h,w)),
l(A)}catch(M){u.destroy(M)}}function r(A,c){A.length+=c.length,A.body.push(c)}function l(A,c){A.body!==null&&(c?A.reject(
c):A.resolve(),A.type=null,A.stream=null,A.resolve=null,A.reject=null,A.length=0,A.body=null)}z.exports={Readable:T,chunksDecode:L}},
87655:function(z,q,t){const n=t(34589),{ResponseStatusCodeError:R}=t(68707),{chunksDecode:p}=t(49927),m=128*1024;async function f({
callback:Q,body:e,contentType:I,statusCode:o,statusMessage:s,headers:E}){n(e);let d=[],C=0;try{for await(const U of e)if(d.
push(U),C+=U.length,C>m){d=[],C=0;break}}catch{d=[],C=0}const T=`Response status code ${o}${s?`: ${s}`:""}`;if(o===204||
!I||!C){queueMicrotask(()=>Q(new R(T,o,E)));return}const F=Error.stackTraceLimit;Error.stackTraceLimit=0;let k;try{a(I)?
k=JSON.parse(p(d,C)):B(I)&&(k=p(d,C))}catch{}finally{Error.stackTraceLimit=F}queueMicrotask(()=>Q(new R(T,o,E,k)))}const a=Q=>Q.
length>15&&Q[11]==="/"&&Q[0]==="a"&&Q[1]==="p"&&Q[2]==="p"&&Q[3]==="l"&&Q[4]==="i"&&Q[5]==="c"&&Q[6]==="a"&&Q[7]==="t"&&
Q[8]==="i"&&Q[9]==="o"&&Q[10]==="n"&&Q[12]==="j"&&Q[13]==="s"&&Q[14]==="o"&&Q[15]==="n",B=Q=>Q.length>4&&Q[4]==="/"&&Q[0]===
"t"&&Q[1]==="e"&&Q[2]==="x"&&Q[3]==="t";z.exports={getResolveErrorBodyCallback:f,isContentTypeApplicationJson:a,isContentTypeText:B}},
59136:function(z,q,t){"use strict";const n=t(77030),R=t(34589),p=t(3440),{InvalidArgumentError:m,ConnectTimeoutError:f}=t(
68707),a=t(96603);function B(){}let Q,e;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?
e=class{constructor(d){this._maxCachedSessions=d,this._sessionCache=new Map,this._sessionRegistry=new global.FinalizationRegistry(
C=>{if(this._sessionCache.size<this._maxCachedSessions)return;const T=this._sessionCache.get(C);T!==void 0&&T.deref()===
void 0&&this._sessionCache.delete(C)})}get(d){const C=this._sessionCache.get(d);return C?C.deref():null}set(d,C){this._maxCachedSessions!==
0&&(this._sessionCache.set(d,new WeakRef(C)),this._sessionRegistry.register(C,d))}}:e=class{constructor(d){this._maxCachedSessions=
d,this._sessionCache=new Map}get(d){return this._sessionCache.get(d)}set(d,C){if(this._maxCachedSessions!==0){if(this._sessionCache.
size>=this._maxCachedSessions){const{value:T}=this._sessionCache.keys().next();this._sessionCache.delete(T)}this._sessionCache.
set(d,C)}}};function I({allowH2:E,maxCachedSessions:d,socketPath:C,timeout:T,session:F,...k}){if(d!=null&&(!Number.isInteger(
d)||d<0))throw new m("maxCachedSessions must be a positive integer or zero");const U={path:C,...k},Y=new e(d??100);return T=
T??1e4,E=E??!1,function({hostname:P,host:i,protocol:r,port:l,servername:A,localAddress:c,httpSocket:h},g){let u;if(r==="\
https:"){Q||(Q=t(41692)),A=A||U.servername||p.getServerName(i)||null;const M=A||P;R(M);const G=F||Y.get(M)||null;l=l||443,
u=Q.connect({highWaterMark:16384,...U,servername:A,session:G,localAddress:c,ALPNProtocols:E?["http/1.1","h2"]:["http/1.1"],
socket:h,port:l,host:P}),u.on("session",function(V){Y.set(M,V)})}else R(!h,"httpSocket can only be sent on TLS update"),
l=l||80,u=n.connect({highWaterMark:64*1024,...U,localAddress:c,port:l,host:P});if(U.keepAlive==null||U.keepAlive){const M=U.
keepAliveInitialDelay===void 0?6e4:U.keepAliveInitialDelay;u.setKeepAlive(!0,M)}const w=o(new WeakRef(u),{timeout:T,hostname:P,
port:l});return u.setNoDelay(!0).once(r==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(w),g){const M=g;
g=null,M(null,this)}}).on("error",function(M){if(queueMicrotask(w),g){const G=g;g=null,G(M)}}),u}}const o=process.platform===
"win32"?(E,d)=>{if(!d.timeout)return B;let C=null,T=null;const F=a.setFastTimeout(()=>{C=setImmediate(()=>{T=setImmediate(
()=>s(E.deref(),d))})},d.timeout);return()=>{a.clearFastTimeout(F),clearImmediate(C),clearImmediate(T)}}:(E,d)=>{if(!d.timeout)
return B;let C=null;const T=a.setFastTimeout(()=>{C=setImmediate(()=>{s(E.deref(),d)})},d.timeout);return()=>{a.clearFastTimeout(
T),clearImmediate(C)}};function s(E,d){if(E==null)return;let C="Connect Timeout Error";Array.isArray(E.autoSelectFamilyAttemptedAddresses)?
C+=` (attempted addresses: ${E.autoSelectFamilyAttemptedAddresses.join(", ")},`:C+=` (attempted address: ${d.hostname}:${d.
port},`,C+=` timeout: ${d.timeout}ms)`,p.destroy(E,new f(C))}z.exports=I},10735:function(z){"use strict";const q={},t=["\
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
t.length;++n){const R=t[n],p=R.toLowerCase();q[R]=q[p]=p}Object.setPrototypeOf(q,null),z.exports={wellknownHeaderNames:t,
headerNameLowerCasedRecord:q}},42414:function(z,q,t){"use strict";const n=t(53053),R=t(57975),p=R.debuglog("undici"),m=R.
debuglog("fetch"),f=R.debuglog("websocket");let a=!1;const B={beforeConnect:n.channel("undici:client:beforeConnect"),connected:n.
channel("undici:client:connected"),connectError:n.channel("undici:client:connectError"),sendHeaders:n.channel("undici:cl\
ient:sendHeaders"),create:n.channel("undici:request:create"),bodySent:n.channel("undici:request:bodySent"),headers:n.channel(
"undici:request:headers"),trailers:n.channel("undici:request:trailers"),error:n.channel("undici:request:error"),open:n.channel(
"undici:websocket:open"),close:n.channel("undici:websocket:close"),socketError:n.channel("undici:websocket:socket_error"),
ping:n.channel("undici:websocket:ping"),pong:n.channel("undici:websocket:pong")};if(p.enabled||m.enabled){const Q=m.enabled?
m:p;n.channel("undici:client:beforeConnect").subscribe(e=>{const{connectParams:{version:I,protocol:o,port:s,host:E}}=e;Q(
"connecting to %s using %s%s",`${E}${s?`:${s}`:""}`,o,I)}),n.channel("undici:client:connected").subscribe(e=>{const{connectParams:{
version:I,protocol:o,port:s,host:E}}=e;Q("connected to %s using %s%s",`${E}${s?`:${s}`:""}`,o,I)}),n.channel("undici:cli\
ent:connectError").subscribe(e=>{const{connectParams:{version:I,protocol:o,port:s,host:E},error:d}=e;Q("connection to %s\
 using %s%s errored - %s",`${E}${s?`:${s}`:""}`,o,I,d.message)}),n.channel("undici:client:sendHeaders").subscribe(e=>{const{
request:{method:I,path:o,origin:s}}=e;Q("sending request to %s %s/%s",I,s,o)}),n.channel("undici:request:headers").subscribe(
e=>{const{request:{method:I,path:o,origin:s},response:{statusCode:E}}=e;Q("received response to %s %s/%s - HTTP %d",I,s,
o,E)}),n.channel("undici:request:trailers").subscribe(e=>{const{request:{method:I,path:o,origin:s}}=e;Q("trailers receiv\
ed from %s %s/%s",I,s,o)}),n.channel("undici:request:error").subscribe(e=>{const{request:{method:I,path:o,origin:s},error:E}=e;
Q("request to %s %s/%s errored - %s",I,s,o,E.message)}),a=!0}if(f.enabled){if(!a){const Q=p.enabled?p:f;n.channel("undic\
i:client:beforeConnect").subscribe(e=>{const{connectParams:{version:I,protocol:o,port:s,host:E}}=e;Q("connecting to %s%s\
 using %s%s",E,s?`:${s}`:"",o,I)}),n.channel("undici:client:connected").subscribe(e=>{const{connectParams:{version:I,protocol:o,
port:s,host:E}}=e;Q("connected to %s%s using %s%s",E,s?`:${s}`:"",o,I)}),n.channel("undici:client:connectError").subscribe(
e=>{const{connectParams:{version:I,protocol:o,port:s,host:E},error:d}=e;Q("connection to %s%s using %s%s errored - %s",E,
s?`:${s}`:"",o,I,d.message)}),n.channel("undici:client:sendHeaders").subscribe(e=>{const{request:{method:I,path:o,origin:s}}=e;
Q("sending request to %s %s/%s",I,s,o)})}n.channel("undici:websocket:open").subscribe(Q=>{const{address:{address:e,port:I}}=Q;
f("connection opened %s%s",e,I?`:${I}`:"")}),n.channel("undici:websocket:close").subscribe(Q=>{const{websocket:e,code:I,
reason:o}=Q;f("closed connection to %s - %s %s",e.url,I,o)}),n.channel("undici:websocket:socket_error").subscribe(Q=>{f(
"connection errored - %s",Q.message)}),n.channel("undici:websocket:ping").subscribe(Q=>{f("ping received")}),n.channel("\
undici:websocket:pong").subscribe(Q=>{f("pong received")})}z.exports={channels:B}},68707:function(z){"use strict";const q=Symbol.
for("undici.error.UND_ERR");class t extends Error{constructor(j){super(j),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.
hasInstance](j){return j&&j[q]===!0}[q]=!0}const n=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");class R extends t{constructor(j){
super(j),this.name="ConnectTimeoutError",this.message=j||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[n]===!0}[n]=!0}const p=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class m extends t{constructor(j){
super(j),this.name="HeadersTimeoutError",this.message=j||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[p]===!0}[p]=!0}const f=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class a extends t{constructor(j){
super(j),this.name="HeadersOverflowError",this.message=j||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.
hasInstance](j){return j&&j[f]===!0}[f]=!0}const B=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class Q extends t{constructor(j){
super(j),this.name="BodyTimeoutError",this.message=j||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[B]===!0}[B]=!0}const e=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");class I extends t{constructor(j,Se,Ie,ae){
super(j),this.name="ResponseStatusCodeError",this.message=j||"Response Status Code Error",this.code="UND_ERR_RESPONSE_ST\
ATUS_CODE",this.body=ae,this.status=Se,this.statusCode=Se,this.headers=Ie}static[Symbol.hasInstance](j){return j&&j[e]===
!0}[e]=!0}const o=Symbol.for("undici.error.UND_ERR_INVALID_ARG");class s extends t{constructor(j){super(j),this.name="In\
validArgumentError",this.message=j||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](j){
return j&&j[o]===!0}[o]=!0}const E=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class d extends t{constructor(j){
super(j),this.name="InvalidReturnValueError",this.message=j||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RET\
URN_VALUE"}static[Symbol.hasInstance](j){return j&&j[E]===!0}[E]=!0}const C=Symbol.for("undici.error.UND_ERR_ABORT");class T extends t{constructor(j){
super(j),this.name="AbortError",this.message=j||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](j){
return j&&j[C]===!0}[C]=!0}const F=Symbol.for("undici.error.UND_ERR_ABORTED");class k extends T{constructor(j){super(j),
this.name="AbortError",this.message=j||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](j){return j&&
j[F]===!0}[F]=!0}const U=Symbol.for("undici.error.UND_ERR_INFO");class Y extends t{constructor(j){super(j),this.name="In\
formationalError",this.message=j||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](j){return j&&
j[U]===!0}[U]=!0}const L=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");class P extends t{constructor(j){
super(j),this.name="RequestContentLengthMismatchError",this.message=j||"Request body length does not match content-lengt\
h header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](j){return j&&j[L]===!0}[L]=!0}const i=Symbol.
for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class r extends t{constructor(j){super(j),this.name="ResponseCon\
tentLengthMismatchError",this.message=j||"Response body length does not match content-length header",this.code="UND_ERR_\
RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](j){return j&&j[i]===!0}[i]=!0}const l=Symbol.for("undici.error.U\
ND_ERR_DESTROYED");class A extends t{constructor(j){super(j),this.name="ClientDestroyedError",this.message=j||"The clien\
t is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](j){return j&&j[l]===!0}[l]=!0}const c=Symbol.for(
"undici.error.UND_ERR_CLOSED");class h extends t{constructor(j){super(j),this.name="ClientClosedError",this.message=j||"\
The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](j){return j&&j[c]===!0}[c]=!0}const g=Symbol.
for("undici.error.UND_ERR_SOCKET");class u extends t{constructor(j,Se){super(j),this.name="SocketError",this.message=j||
"Socket error",this.code="UND_ERR_SOCKET",this.socket=Se}static[Symbol.hasInstance](j){return j&&j[g]===!0}[g]=!0}const w=Symbol.
for("undici.error.UND_ERR_NOT_SUPPORTED");class M extends t{constructor(j){super(j),this.name="NotSupportedError",this.message=
j||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](j){return j&&j[w]===!0}[w]=!0}const G=Symbol.
for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");class V extends t{constructor(j){super(j),this.name="MissingUpstreamErr\
or",this.message=j||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.
hasInstance](j){return j&&j[G]===!0}[G]=!0}const K=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class Be extends Error{constructor(j,Se,Ie){
super(j),this.name="HTTPParserError",this.code=Se?`HPE_${Se}`:void 0,this.data=Ie?Ie.toString():void 0}static[Symbol.hasInstance](j){
return j&&j[K]===!0}[K]=!0}const De=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class J extends t{constructor(j){
super(j),this.name="ResponseExceededMaxSizeError",this.message=j||"Response content exceeded max size",this.code="UND_ER\
R_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](j){return j&&j[De]===!0}[De]=!0}const v=Symbol.for("undici.error.UND\
_ERR_REQ_RETRY");class re extends t{constructor(j,Se,{headers:Ie,data:ae}){super(j),this.name="RequestRetryError",this.message=
j||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=Se,this.data=ae,this.headers=Ie}static[Symbol.hasInstance](j){
return j&&j[v]===!0}[v]=!0}const $=Symbol.for("undici.error.UND_ERR_RESPONSE");class ue extends t{constructor(j,Se,{headers:Ie,
data:ae}){super(j),this.name="ResponseError",this.message=j||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=
Se,this.data=ae,this.headers=Ie}static[Symbol.hasInstance](j){return j&&j[$]===!0}[$]=!0}const we=Symbol.for("undici.err\
or.UND_ERR_PRX_TLS");class pe extends t{constructor(j,Se,Ie){super(Se,{cause:j,...Ie??{}}),this.name="SecureProxyConnect\
ionError",this.message=Se||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=j}static[Symbol.hasInstance](j){
return j&&j[we]===!0}[we]=!0}const oe=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");class se extends t{constructor(j){
super(j),this.name="MessageSizeExceededError",this.message=j||"Max decompressed message size exceeded",this.code="UND_ER\
R_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](j){return j&&j[oe]===!0}get[oe](){return!0}}z.exports={AbortError:T,
HTTPParserError:Be,UndiciError:t,HeadersTimeoutError:m,HeadersOverflowError:a,BodyTimeoutError:Q,RequestContentLengthMismatchError:P,
ConnectTimeoutError:R,ResponseStatusCodeError:I,InvalidArgumentError:s,InvalidReturnValueError:d,RequestAbortedError:k,ClientDestroyedError:A,
ClientClosedError:h,InformationalError:Y,SocketError:u,NotSupportedError:M,ResponseContentLengthMismatchError:r,BalancedPoolMissingUpstreamError:V,
ResponseExceededMaxSizeError:J,RequestRetryError:re,ResponseError:ue,SecureProxyConnectionError:pe,MessageSizeExceededError:se}},
44655:function(z,q,t){"use strict";const{InvalidArgumentError:n,NotSupportedError:R}=t(68707),p=t(34589),{isValidHTTPToken:m,
isValidHeaderValue:f,isStream:a,destroy:B,isBuffer:Q,isFormDataLike:e,isIterable:I,isBlobLike:o,buildURL:s,validateHandler:E,
getServerName:d,normalizedMethodRecords:C}=t(3440),{channels:T}=t(42414),{headerNameLowerCasedRecord:F}=t(10735),k=/[^\u0021-\u00ff]/,
U=Symbol("handler");class Y{constructor(i,{path:r,method:l,body:A,headers:c,query:h,idempotent:g,blocking:u,upgrade:w,headersTimeout:M,
bodyTimeout:G,reset:V,throwOnError:K,expectContinue:Be,servername:De},J){if(typeof r!="string")throw new n("path must be\
 a string");if(r[0]!=="/"&&!(r.startsWith("http://")||r.startsWith("https://"))&&l!=="CONNECT")throw new n("path must be\
 an absolute URL or start with a slash");if(k.test(r))throw new n("invalid request path");if(typeof l!="string")throw new n(
"method must be a string");if(C[l]===void 0&&!m(l))throw new n("invalid request method");if(w&&typeof w!="string")throw new n(
"upgrade must be a string");if(w&&!f(w))throw new n("invalid upgrade header");if(M!=null&&(!Number.isFinite(M)||M<0))throw new n(
"invalid headersTimeout");if(G!=null&&(!Number.isFinite(G)||G<0))throw new n("invalid bodyTimeout");if(V!=null&&typeof V!=
"boolean")throw new n("invalid reset");if(Be!=null&&typeof Be!="boolean")throw new n("invalid expectContinue");if(this.headersTimeout=
M,this.bodyTimeout=G,this.throwOnError=K===!0,this.method=l,this.abort=null,A==null)this.body=null;else if(a(A)){this.body=
A;const v=this.body._readableState;(!v||!v.autoDestroy)&&(this.endHandler=function(){B(this)},this.body.on("end",this.endHandler)),
this.errorHandler=re=>{this.abort?this.abort(re):this.error=re},this.body.on("error",this.errorHandler)}else if(Q(A))this.
body=A.byteLength?A:null;else if(ArrayBuffer.isView(A))this.body=A.buffer.byteLength?Buffer.from(A.buffer,A.byteOffset,A.
byteLength):null;else if(A instanceof ArrayBuffer)this.body=A.byteLength?Buffer.from(A):null;else if(typeof A=="string")
this.body=A.length?Buffer.from(A):null;else if(e(A)||I(A)||o(A))this.body=A;else throw new n("body must be a string, a B\
uffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=w||null,
this.path=h?s(r,h):r,this.origin=i,this.idempotent=g??(l==="HEAD"||l==="GET"),this.blocking=u??!1,this.reset=V??null,this.
host=null,this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=Be??!1,Array.isArray(c)){if(c.
length%2!==0)throw new n("headers array must be even");for(let v=0;v<c.length;v+=2)L(this,c[v],c[v+1])}else if(c&&typeof c==
"object")if(c[Symbol.iterator])for(const v of c){if(!Array.isArray(v)||v.length!==2)throw new n("headers must be in key-\
value pair format");L(this,v[0],v[1])}else{const v=Object.keys(c);for(let re=0;re<v.length;++re)L(this,v[re],c[v[re]])}else if(c!=
null)throw new n("headers must be an object or an array");E(J,l,w),this.servername=De||d(this.host),this[U]=J,T.create.hasSubscribers&&
T.create.publish({request:this})}onBodySent(i){if(this[U].onBodySent)try{return this[U].onBodySent(i)}catch(r){this.abort(
r)}}onRequestSent(){if(T.bodySent.hasSubscribers&&T.bodySent.publish({request:this}),this[U].onRequestSent)try{return this[U].
onRequestSent()}catch(i){this.abort(i)}}onConnect(i){if(p(!this.aborted),p(!this.completed),this.error)i(this.error);else
return this.abort=i,this[U].onConnect(i)}onResponseStarted(){return this[U].onResponseStarted?.()}onHeaders(i,r,l,A){p(!this.
aborted),p(!this.completed),T.headers.hasSubscribers&&T.headers.publish({request:this,response:{statusCode:i,headers:r,statusText:A}});
try{return this[U].onHeaders(i,r,l,A)}catch(c){this.abort(c)}}onData(i){p(!this.aborted),p(!this.completed);try{return this[U].
onData(i)}catch(r){return this.abort(r),!1}}onUpgrade(i,r,l,A=""){this.onFinally(),p(!this.aborted),p(!this.completed),i!==
null&&this.#e(i,r,A);const c=this[U].onUpgrade(i,r,l);return this.aborted||(this.completed=!0,i!==null&&this.#t()),c}onUpgradeResponse(i,r,l,A=""){
p(!this.aborted),p(this.completed),T.headers.hasSubscribers&&this.#e(i,l(r),A),this.#t()}onUpgradeError(i){p(!this.aborted),
p(this.completed),T.error.hasSubscribers&&T.error.publish({request:this,error:i})}#e(i,r,l){T.headers.hasSubscribers&&T.
headers.publish({request:this,response:{statusCode:i,headers:r,statusText:l}})}#t(){T.trailers.hasSubscribers&&T.trailers.
publish({request:this,trailers:[]})}onComplete(i){this.onFinally(),p(!this.aborted),this.completed=!0,T.trailers.hasSubscribers&&
T.trailers.publish({request:this,trailers:i});try{return this[U].onComplete(i)}catch(r){this.onError(r)}}onError(i){if(this.
onFinally(),T.error.hasSubscribers&&T.error.publish({request:this,error:i}),!this.aborted)return this.aborted=!0,this[U].
onError(i)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&
(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(i,r){return L(this,i,r),this}}function L(P,i,r){if(r&&
typeof r=="object"&&!Array.isArray(r))throw new n(`invalid ${i} header`);if(r===void 0)return;let l=F[i];if(l===void 0&&
(l=i.toLowerCase(),F[l]===void 0&&!m(l)))throw new n("invalid header key");if(Array.isArray(r)){const A=[];for(let c=0;c<
r.length;c++)if(typeof r[c]=="string"){if(!f(r[c]))throw new n(`invalid ${i} header`);A.push(r[c])}else if(r[c]===null)A.
push("");else{if(typeof r[c]=="object")throw new n(`invalid ${i} header`);{const h=`${r[c]}`;if(!f(h))throw new n(`inval\
id ${i} header`);A.push(h)}}r=A}else if(typeof r=="string"){if(!f(r))throw new n(`invalid ${i} header`)}else if(r===null)
r="";else if(r=`${r}`,!f(r))throw new n(`invalid ${i} header`);if(l==="host"){if(P.host!==null)throw new n("duplicate ho\
st header");if(typeof r!="string")throw new n("invalid host header");P.host=r}else if(l==="content-length"){if(P.contentLength!==
null)throw new n("duplicate content-length header");if(P.contentLength=parseInt(r,10),!Number.isFinite(P.contentLength))
throw new n("invalid content-length header")}else if(P.contentType===null&&l==="content-type")P.contentType=r,P.headers.
push(i,r);else{if(l==="transfer-encoding"||l==="keep-alive"||l==="upgrade")throw new n(`invalid ${l} header`);if(l==="co\
nnection"){const A=typeof r=="string"?r.toLowerCase():null;if(A!=="close"&&A!=="keep-alive")throw new n("invalid connect\
ion header");A==="close"&&(P.reset=!0)}else{if(l==="expect")throw new R("expect header not supported");P.headers.push(i,
r)}}}z.exports=Y},36443:function(z){z.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispa\
tch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol(
"connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol(
"max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol(
"keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("bod\
y timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("\
no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("b\
locking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("fr\
ee"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.
for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers \
size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("c\
lients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol("\
pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol(
"strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol(
"proxy agent options"),kCounter:Symbol("socket request counter"),kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol(
"max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol(
"retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http\
 context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol(
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}},67752:function(z,q,t){"use strict";const{wellknownHeaderNames:n,
headerNameLowerCasedRecord:R}=t(10735);class p{value=null;left=null;middle=null;right=null;code;constructor(B,Q,e){if(e===
void 0||e>=B.length)throw new TypeError("Unreachable");if((this.code=B.charCodeAt(e))>127)throw new TypeError("key must \
be ascii string");B.length!==++e?this.middle=new p(B,Q,e):this.value=Q}add(B,Q){const e=B.length;if(e===0)throw new TypeError(
"Unreachable");let I=0,o=this;for(;;){const s=B.charCodeAt(I);if(s>127)throw new TypeError("key must be ascii string");if(o.
code===s)if(e===++I){o.value=Q;break}else if(o.middle!==null)o=o.middle;else{o.middle=new p(B,Q,I);break}else if(o.code<
s)if(o.left!==null)o=o.left;else{o.left=new p(B,Q,I);break}else if(o.right!==null)o=o.right;else{o.right=new p(B,Q,I);break}}}search(B){
const Q=B.length;let e=0,I=this;for(;I!==null&&e<Q;){let o=B[e];for(o<=90&&o>=65&&(o|=32);I!==null;){if(o===I.code){if(Q===
++e)return I;I=I.middle;break}I=I.code<o?I.left:I.right}}return null}}class m{node=null;insert(B,Q){this.node===null?this.
node=new p(B,Q,0):this.node.add(B,Q)}lookup(B){return this.node?.search(B)?.value??null}}const f=new m;for(let a=0;a<n.length;++a){
const B=R[n[a]];f.insert(B,B)}z.exports={TernarySearchTree:m,tree:f}},3440:function(z,q,t){"use strict";const n=t(34589),
{kDestroyed:R,kBodyUsed:p,kListeners:m,kBody:f}=t(36443),{IncomingMessage:a}=t(37067),B=t(57075),Q=t(77030),{Blob:e}=t(4573),
I=t(57975),{stringify:o}=t(41792),{EventEmitter:s}=t(78474),{InvalidArgumentError:E}=t(68707),{headerNameLowerCasedRecord:d}=t(
10735),{tree:C}=t(67752),[T,F]=process.versions.node.split(".").map(S=>Number(S));class k{constructor(Ee){this[f]=Ee,this[p]=
!1}async*[Symbol.asyncIterator](){n(!this[p],"disturbed"),this[p]=!0,yield*this[f]}}function U(S){return L(S)?(G(S)===0&&
S.on("data",function(){n(!1)}),typeof S.readableDidRead!="boolean"&&(S[p]=!1,s.prototype.on.call(S,"data",function(){this[p]=
!0})),S):S&&typeof S.pipeTo=="function"?new k(S):S&&typeof S!="string"&&!ArrayBuffer.isView(S)&&M(S)?new k(S):S}function Y(){}
function L(S){return S&&typeof S=="object"&&typeof S.pipe=="function"&&typeof S.on=="function"}function P(S){if(S===null)
return!1;if(S instanceof e)return!0;if(typeof S!="object")return!1;{const Ee=S[Symbol.toStringTag];return(Ee==="Blob"||Ee===
"File")&&("stream"in S&&typeof S.stream=="function"||"arrayBuffer"in S&&typeof S.arrayBuffer=="function")}}function i(S,Ee){
if(S.includes("?")||S.includes("#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');
const Fe=o(Ee);return Fe&&(S+="?"+Fe),S}function r(S){const Ee=parseInt(S,10);return Ee===Number(S)&&Ee>=0&&Ee<=65535}function l(S){
return S!=null&&S[0]==="h"&&S[1]==="t"&&S[2]==="t"&&S[3]==="p"&&(S[4]===":"||S[4]==="s"&&S[5]===":")}function A(S){if(typeof S==
"string"){if(S=new URL(S),!l(S.origin||S.protocol))throw new E("Invalid URL protocol: the URL must start with `http:` or\
 `https:`.");return S}if(!S||typeof S!="object")throw new E("Invalid URL: The URL argument must be a non-null object.");
if(!(S instanceof URL)){if(S.port!=null&&S.port!==""&&r(S.port)===!1)throw new E("Invalid URL: port must be a valid inte\
ger or a string representation of an integer.");if(S.path!=null&&typeof S.path!="string")throw new E("Invalid URL path: \
the path must be a string or null/undefined.");if(S.pathname!=null&&typeof S.pathname!="string")throw new E("Invalid URL\
 pathname: the pathname must be a string or null/undefined.");if(S.hostname!=null&&typeof S.hostname!="string")throw new E(
"Invalid URL hostname: the hostname must be a string or null/undefined.");if(S.origin!=null&&typeof S.origin!="string")throw new E(
"Invalid URL origin: the origin must be a string or null/undefined.");if(!l(S.origin||S.protocol))throw new E("Invalid U\
RL protocol: the URL must start with `http:` or `https:`.");const Ee=S.port!=null?S.port:S.protocol==="https:"?443:80;let Fe=S.
origin!=null?S.origin:`${S.protocol||""}//${S.hostname||""}:${Ee}`,Oe=S.path!=null?S.path:`${S.pathname||""}${S.search||
""}`;return Fe[Fe.length-1]==="/"&&(Fe=Fe.slice(0,Fe.length-1)),Oe&&Oe[0]!=="/"&&(Oe=`/${Oe}`),new URL(`${Fe}${Oe}`)}if(!l(
S.origin||S.protocol))throw new E("Invalid URL protocol: the URL must start with `http:` or `https:`.");return S}function c(S){
if(S=A(S),S.pathname!=="/"||S.search||S.hash)throw new E("invalid url");return S}function h(S){if(S[0]==="["){const Fe=S.
indexOf("]");return n(Fe!==-1),S.substring(1,Fe)}const Ee=S.indexOf(":");return Ee===-1?S:S.substring(0,Ee)}function g(S){
if(!S)return null;n(typeof S=="string");const Ee=h(S);return Q.isIP(Ee)?"":Ee}function u(S){return JSON.parse(JSON.stringify(
S))}function w(S){return S!=null&&typeof S[Symbol.asyncIterator]=="function"}function M(S){return S!=null&&(typeof S[Symbol.
iterator]=="function"||typeof S[Symbol.asyncIterator]=="function")}function G(S){if(S==null)return 0;if(L(S)){const Ee=S.
_readableState;return Ee&&Ee.objectMode===!1&&Ee.ended===!0&&Number.isFinite(Ee.length)?Ee.length:null}else{if(P(S))return S.
size!=null?S.size:null;if(ue(S))return S.byteLength}return null}function V(S){return S&&!!(S.destroyed||S[R]||B.isDestroyed?.(
S))}function K(S,Ee){S==null||!L(S)||V(S)||(typeof S.destroy=="function"?(Object.getPrototypeOf(S).constructor===a&&(S.socket=
null),S.destroy(Ee)):Ee&&queueMicrotask(()=>{S.emit("error",Ee)}),S.destroyed!==!0&&(S[R]=!0))}const Be=/timeout=(\d+)/;
function De(S){const Ee=S.toString().match(Be);return Ee?parseInt(Ee[1],10)*1e3:null}function J(S){return typeof S=="str\
ing"?d[S]??S.toLowerCase():C.lookup(S)??S.toString("latin1").toLowerCase()}function v(S){return C.lookup(S)??S.toString(
"latin1").toLowerCase()}function re(S,Ee){Ee===void 0&&(Ee={});for(let Fe=0;Fe<S.length;Fe+=2){const Oe=J(S[Fe]);let Ve=Ee[Oe];
if(Ve)typeof Ve=="string"&&(Ve=[Ve],Ee[Oe]=Ve),Ve.push(S[Fe+1].toString("utf8"));else{const Me=S[Fe+1];typeof Me=="strin\
g"?Ee[Oe]=Me:Ee[Oe]=Array.isArray(Me)?Me.map(tt=>tt.toString("utf8")):Me.toString("utf8")}}return"content-length"in Ee&&
"content-disposition"in Ee&&(Ee["content-disposition"]=Buffer.from(Ee["content-disposition"]).toString("latin1")),Ee}function $(S){
const Ee=S.length,Fe=new Array(Ee);let Oe=!1,Ve=-1,Me,tt,st=0;for(let At=0;At<S.length;At+=2)Me=S[At],tt=S[At+1],typeof Me!=
"string"&&(Me=Me.toString()),typeof tt!="string"&&(tt=tt.toString("utf8")),st=Me.length,st===14&&Me[7]==="-"&&(Me==="con\
tent-length"||Me.toLowerCase()==="content-length")?Oe=!0:st===19&&Me[7]==="-"&&(Me==="content-disposition"||Me.toLowerCase()===
"content-disposition")&&(Ve=At+1),Fe[At]=Me,Fe[At+1]=tt;return Oe&&Ve!==-1&&(Fe[Ve]=Buffer.from(Fe[Ve]).toString("latin1")),
Fe}function ue(S){return S instanceof Uint8Array||Buffer.isBuffer(S)}function we(S,Ee,Fe){if(!S||typeof S!="object")throw new E(
"handler must be an object");if(typeof S.onConnect!="function")throw new E("invalid onConnect method");if(typeof S.onError!=
"function")throw new E("invalid onError method");if(typeof S.onBodySent!="function"&&S.onBodySent!==void 0)throw new E("\
invalid onBodySent method");if(Fe||Ee==="CONNECT"){if(typeof S.onUpgrade!="function")throw new E("invalid onUpgrade meth\
od")}else{if(typeof S.onHeaders!="function")throw new E("invalid onHeaders method");if(typeof S.onData!="function")throw new E(
"invalid onData method");if(typeof S.onComplete!="function")throw new E("invalid onComplete method")}}function pe(S){return!!(S&&
(B.isDisturbed(S)||S[p]))}function oe(S){return!!(S&&B.isErrored(S))}function se(S){return!!(S&&B.isReadable(S))}function le(S){
return{localAddress:S.localAddress,localPort:S.localPort,remoteAddress:S.remoteAddress,remotePort:S.remotePort,remoteFamily:S.
remoteFamily,timeout:S.timeout,bytesWritten:S.bytesWritten,bytesRead:S.bytesRead}}function j(S){let Ee;return new ReadableStream(
{async start(){Ee=S[Symbol.asyncIterator]()},async pull(Fe){const{done:Oe,value:Ve}=await Ee.next();if(Oe)queueMicrotask(
()=>{Fe.close(),Fe.byobRequest?.respond(0)});else{const Me=Buffer.isBuffer(Ve)?Ve:Buffer.from(Ve);Me.byteLength&&Fe.enqueue(
new Uint8Array(Me))}return Fe.desiredSize>0},async cancel(Fe){await Ee.return()},type:"bytes"})}function Se(S){return S&&
typeof S=="object"&&typeof S.append=="function"&&typeof S.delete=="function"&&typeof S.get=="function"&&typeof S.getAll==
"function"&&typeof S.has=="function"&&typeof S.set=="function"&&S[Symbol.toStringTag]==="FormData"}function Ie(S,Ee){return"\
addEventListener"in S?(S.addEventListener("abort",Ee,{once:!0}),()=>S.removeEventListener("abort",Ee)):(S.addListener("a\
bort",Ee),()=>S.removeListener("abort",Ee))}const ae=typeof String.prototype.toWellFormed=="function",ge=typeof String.prototype.
isWellFormed=="function";function fe(S){return ae?`${S}`.toWellFormed():I.toUSVString(S)}function ye(S){return ge?`${S}`.
isWellFormed():fe(S)===`${S}`}function Je(S){switch(S){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return S>=33&&S<=126}}function Xe(S){if(S.length===0)return!1;for(let Ee=0;Ee<S.length;++Ee)if(!Je(S.charCodeAt(
Ee)))return!1;return!0}const qe=/[^\t\x20-\x7e\x80-\xff]/;function rt(S){return!qe.test(S)}function Ge(S){if(S==null||S===
"")return{start:0,end:null,size:null};const Ee=S?S.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return Ee?{start:parseInt(Ee[1]),
end:Ee[2]?parseInt(Ee[2]):null,size:Ee[3]?parseInt(Ee[3]):null}:null}function je(S,Ee,Fe){return(S[m]??=[]).push([Ee,Fe]),
S.on(Ee,Fe),S}function Pe(S){for(const[Ee,Fe]of S[m]??[])S.removeListener(Ee,Fe);S[m]=null}function ve(S,Ee,Fe){try{Ee.onError(
Fe),n(Ee.aborted)}catch(Oe){S.emit("error",Oe)}}const xe=Object.create(null);xe.enumerable=!0;const at={delete:"DELETE",
DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",
put:"PUT",PUT:"PUT"},de={...at,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(at,null),Object.setPrototypeOf(de,null),
z.exports={kEnumerableProperty:xe,nop:Y,isDisturbed:pe,isErrored:oe,isReadable:se,toUSVString:fe,isUSVString:ye,isBlobLike:P,
parseOrigin:c,parseURL:A,getServerName:g,isStream:L,isIterable:M,isAsyncIterable:w,isDestroyed:V,headerNameToString:J,bufferToLowerCasedHeaderName:v,
addListener:je,removeAllListeners:Pe,errorRequest:ve,parseRawHeaders:$,parseHeaders:re,parseKeepAliveTimeout:De,destroy:K,
bodyLength:G,deepClone:u,ReadableStreamFrom:j,isBuffer:ue,validateHandler:we,getSocketInfo:le,isFormDataLike:Se,buildURL:i,
addAbortListener:Ie,isValidHTTPToken:Xe,isValidHeaderValue:rt,isTokenCharCode:Je,parseRangeHeader:Ge,normalizedMethodRecordsBase:at,
normalizedMethodRecords:de,isValidPort:r,isHttpOrHttpsPrefixed:l,nodeMajor:T,nodeMinor:F,safeHTTPMethods:["GET","HEAD","\
OPTIONS","TRACE"],wrapRequestBody:U}},57405:function(z,q,t){"use strict";const{InvalidArgumentError:n}=t(68707),{kClients:R,
kRunning:p,kClose:m,kDestroy:f,kDispatch:a,kInterceptors:B}=t(36443),Q=t(21841),e=t(30628),I=t(23701),o=t(3440),s=t(25092),
E=Symbol("onConnect"),d=Symbol("onDisconnect"),C=Symbol("onConnectionError"),T=Symbol("maxRedirections"),F=Symbol("onDra\
in"),k=Symbol("factory"),U=Symbol("options");function Y(P,i){return i&&i.connections===1?new I(P,i):new e(P,i)}class L extends Q{constructor({
factory:i=Y,maxRedirections:r=0,connect:l,tls:A,...c}={}){if(typeof i!="function")throw new n("factory must be a functio\
n.");if(l!=null&&typeof l!="function"&&typeof l!="object")throw new n("connect must be a function or an object");if(!Number.
isInteger(r)||r<0)throw new n("maxRedirections must be a positive number");super(c),l&&typeof l!="function"&&(l={...l}),
A&&typeof A!="function"&&(A={...A}),this[B]=c.interceptors?.Agent&&Array.isArray(c.interceptors.Agent)?c.interceptors.Agent:
[s({maxRedirections:r})],this[U]={...o.deepClone(c),connect:l,tls:A},this[U].interceptors=c.interceptors?{...c.interceptors}:
void 0,this[T]=r,this[k]=i,this[R]=new Map,this[F]=(h,g)=>{this.emit("drain",h,[this,...g])},this[E]=(h,g)=>{this.emit("\
connect",h,[this,...g])},this[d]=(h,g,u)=>{this.emit("disconnect",h,[this,...g],u)},this[C]=(h,g,u)=>{this.emit("connect\
ionError",h,[this,...g],u)}}get[p](){let i=0;for(const r of this[R].values())i+=r[p];return i}[a](i,r){let l;if(i.origin&&
(typeof i.origin=="string"||i.origin instanceof URL))l=String(i.origin);else throw new n("opts.origin must be a non-empt\
y string or URL.");let A=this[R].get(l);return A||(A=this[k](i.origin,this[U]).on("drain",this[F]).on("connect",this[E]).
on("disconnect",this[d]).on("connectionError",this[C]),this[R].set(l,A)),A.dispatch(i,r)}async[m](){const i=[];for(const r of this[R].
values())i.push(r.close());this[R].clear(),await Promise.all(i)}async[f](i){const r=[];for(const l of this[R].values())r.
push(l.destroy(i));this[R].clear(),await Promise.all(r)}}z.exports=L},837:function(z,q,t){"use strict";const{BalancedPoolMissingUpstreamError:n,
InvalidArgumentError:R}=t(68707),{PoolBase:p,kClients:m,kNeedDrain:f,kAddClient:a,kRemoveClient:B,kGetDispatcher:Q}=t(42128),
e=t(30628),{kUrl:I,kInterceptors:o}=t(36443),{parseOrigin:s}=t(3440),E=Symbol("factory"),d=Symbol("options"),C=Symbol("k\
GreatestCommonDivisor"),T=Symbol("kCurrentWeight"),F=Symbol("kIndex"),k=Symbol("kWeight"),U=Symbol("kMaxWeightPerServer"),
Y=Symbol("kErrorPenalty");function L(r,l){if(r===0)return l;for(;l!==0;){const A=l;l=r%l,r=A}return r}function P(r,l){return new e(
r,l)}class i extends p{constructor(l=[],{factory:A=P,...c}={}){if(super(),this[d]=c,this[F]=-1,this[T]=0,this[U]=this[d].
maxWeightPerServer||100,this[Y]=this[d].errorPenalty||15,Array.isArray(l)||(l=[l]),typeof A!="function")throw new R("fac\
tory must be a function.");this[o]=c.interceptors?.BalancedPool&&Array.isArray(c.interceptors.BalancedPool)?c.interceptors.
BalancedPool:[],this[E]=A;for(const h of l)this.addUpstream(h);this._updateBalancedPoolStats()}addUpstream(l){const A=s(
l).origin;if(this[m].find(h=>h[I].origin===A&&h.closed!==!0&&h.destroyed!==!0))return this;const c=this[E](A,Object.assign(
{},this[d]));this[a](c),c.on("connect",()=>{c[k]=Math.min(this[U],c[k]+this[Y])}),c.on("connectionError",()=>{c[k]=Math.
max(1,c[k]-this[Y]),this._updateBalancedPoolStats()}),c.on("disconnect",(...h)=>{const g=h[2];g&&g.code==="UND_ERR_SOCKE\
T"&&(c[k]=Math.max(1,c[k]-this[Y]),this._updateBalancedPoolStats())});for(const h of this[m])h[k]=this[U];return this._updateBalancedPoolStats(),
this}_updateBalancedPoolStats(){let l=0;for(let A=0;A<this[m].length;A++)l=L(this[m][A][k],l);this[C]=l}removeUpstream(l){
const A=s(l).origin,c=this[m].find(h=>h[I].origin===A&&h.closed!==!0&&h.destroyed!==!0);return c&&this[B](c),this}get upstreams(){
return this[m].filter(l=>l.closed!==!0&&l.destroyed!==!0).map(l=>l[I].origin)}[Q](){if(this[m].length===0)throw new n;if(!this[m].
find(g=>!g[f]&&g.closed!==!0&&g.destroyed!==!0)||this[m].map(g=>g[f]).reduce((g,u)=>g&&u,!0))return;let c=0,h=this[m].findIndex(
g=>!g[f]);for(;c++<this[m].length;){this[F]=(this[F]+1)%this[m].length;const g=this[m][this[F]];if(g[k]>this[m][h][k]&&!g[f]&&
(h=this[F]),this[F]===0&&(this[T]=this[T]-this[C],this[T]<=0&&(this[T]=this[U])),g[k]>=this[T]&&!g[f])return g}return this[T]=
this[m][h][k],this[F]=h,this[m][h]}}z.exports=i},637:function(z,q,t){"use strict";const n=t(34589),R=t(3440),{channels:p}=t(
42414),m=t(96603),{RequestContentLengthMismatchError:f,ResponseContentLengthMismatchError:a,RequestAbortedError:B,InvalidArgumentError:Q,
HeadersTimeoutError:e,HeadersOverflowError:I,SocketError:o,InformationalError:s,BodyTimeoutError:E,HTTPParserError:d,ResponseExceededMaxSizeError:C}=t(
68707),{kUrl:T,kReset:F,kClient:k,kParser:U,kBlocking:Y,kRunning:L,kPending:P,kSize:i,kWriting:r,kQueue:l,kNoRef:A,kKeepAliveDefaultTimeout:c,
kHostHeader:h,kPendingIdx:g,kRunningIdx:u,kError:w,kPipelining:M,kSocket:G,kKeepAliveTimeoutValue:V,kMaxHeadersSize:K,kKeepAliveMaxTimeout:Be,
kKeepAliveTimeoutThreshold:De,kHeadersTimeout:J,kBodyTimeout:v,kStrictContentLength:re,kMaxRequests:$,kCounter:ue,kMaxResponseSize:we,
kOnError:pe,kResume:oe,kHTTPContext:se}=t(36443),le=t(52824),j=Buffer.alloc(0),Se=Buffer[Symbol.species],Ie=R.addListener,
ae=R.removeAllListeners,ge=Symbol("kIdleSocketValidation"),fe=Symbol("kIdleSocketValidationTimeout"),ye=Symbol("kSocketU\
sed");let Je;async function Xe(){const Ne=process.env.JEST_WORKER_ID?t(63870):void 0;let _;try{_=await WebAssembly.compile(
t(53434))}catch{_=await WebAssembly.compile(Ne||t(63870))}return await WebAssembly.instantiate(_,{env:{wasm_on_url:(b,O,y)=>0,
wasm_on_status:(b,O,y)=>{n(Ge.ptr===b);const X=O-ve+je.byteOffset;return Ge.onStatus(new Se(je.buffer,X,y))||0},wasm_on_message_begin:b=>(n(
Ge.ptr===b),Ge.onMessageBegin()||0),wasm_on_header_field:(b,O,y)=>{n(Ge.ptr===b);const X=O-ve+je.byteOffset;return Ge.onHeaderField(
new Se(je.buffer,X,y))||0},wasm_on_header_value:(b,O,y)=>{n(Ge.ptr===b);const X=O-ve+je.byteOffset;return Ge.onHeaderValue(
new Se(je.buffer,X,y))||0},wasm_on_headers_complete:(b,O,y,X)=>(n(Ge.ptr===b),Ge.onHeadersComplete(O,!!y,!!X)||0),wasm_on_body:(b,O,y)=>{
n(Ge.ptr===b);const X=O-ve+je.byteOffset;return Ge.onBody(new Se(je.buffer,X,y))||0},wasm_on_message_complete:b=>(n(Ge.ptr===
b),Ge.onMessageComplete()||0)}})}let qe=null,rt=Xe();rt.catch();let Ge=null,je=null,Pe=0,ve=null;const xe=0,at=1,de=2|at,
S=4|at,Ee=8|xe;class Fe{constructor(_,b,{exports:O}){n(Number.isFinite(_[K])&&_[K]>0),this.llhttp=O,this.ptr=this.llhttp.
llhttp_alloc(le.TYPE.RESPONSE),this.client=_,this.socket=b,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,
this.statusCode=null,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=_[K],this.
shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength=
"",this.connection="",this.maxResponseSize=_[we]}setTimeout(_,b){_!==this.timeoutValue||b&at^this.timeoutType&at?(this.timeout&&
(m.clearTimeout(this.timeout),this.timeout=null),_&&(b&at?this.timeout=m.setFastTimeout(Oe,_,new WeakRef(this)):(this.timeout=
setTimeout(Oe,_,new WeakRef(this)),this.timeout.unref())),this.timeoutValue=_):this.timeout&&this.timeout.refresh&&this.
timeout.refresh(),this.timeoutType=b}resume(){this.socket.destroyed||!this.paused||(n(this.ptr!=null),n(Ge==null),this.llhttp.
llhttp_resume(this.ptr),n(this.timeoutType===S),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,
this.execute(this.socket.read()||j),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const _=this.socket.read();
if(_===null)break;this.execute(_)}}execute(_){n(this.ptr!=null),n(Ge==null),n(!this.paused);const{socket:b,llhttp:O}=this;
_.length>Pe&&(ve&&O.free(ve),Pe=Math.ceil(_.length/4096)*4096,ve=O.malloc(Pe)),new Uint8Array(O.memory.buffer,ve,Pe).set(
_);try{let y;try{je=_,Ge=this,y=O.llhttp_execute(this.ptr,ve,_.length)}catch(te){throw te}finally{Ge=null,je=null}const X=O.
llhttp_get_error_pos(this.ptr)-ve;if(y!==le.ERROR.OK){const te=_.subarray(X);if(y===le.ERROR.PAUSED_UPGRADE)this.onUpgrade(
te);else if(y===le.ERROR.PAUSED)this.paused=!0,b.unshift(te);else throw this.createError(y,te)}}catch(y){R.destroy(b,y)}}finish(){
n(Ge===null),n(this.ptr!=null),n(!this.paused);const{llhttp:_}=this;let b;try{Ge=this,b=_.llhttp_finish(this.ptr)}finally{
Ge=null}return b===le.ERROR.OK?null:b===le.ERROR.PAUSED||b===le.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(
b,j)}createError(_,b){const{llhttp:O,contentLength:y,bytesRead:X}=this;if(y&&X!==parseInt(y,10))return new a;const te=O.
llhttp_get_error_reason(this.ptr);let ie="";if(te){const ce=new Uint8Array(O.memory.buffer,te).indexOf(0);ie="Response d\
oes not match the HTTP/1.1 protocol ("+Buffer.from(O.memory.buffer,te,ce).toString()+")"}return new d(ie,le.ERROR[_],b)}destroy(){
n(this.ptr!=null),n(Ge==null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&m.clearTimeout(this.timeout),
this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(_){this.statusText=_.toString()}onMessageBegin(){
const{socket:_,client:b}=this;if(_.destroyed)return-1;if(b[L]===0)return R.destroy(_,new o("bad response",R.getSocketInfo(
_))),-1;const O=b[l][b[u]];if(!O)return-1;O.onResponseStarted()}onHeaderField(_){const b=this.headers.length;(b&1)===0?this.
headers.push(_):this.headers[b-1]=Buffer.concat([this.headers[b-1],_]),this.trackHeader(_.length)}onHeaderValue(_){let b=this.
headers.length;(b&1)===1?(this.headers.push(_),b+=1):this.headers[b-1]=Buffer.concat([this.headers[b-1],_]);const O=this.
headers[b-2];if(O.length===10){const y=R.bufferToLowerCasedHeaderName(O);y==="keep-alive"?this.keepAlive+=_.toString():y===
"connection"&&(this.connection+=_.toString())}else O.length===14&&R.bufferToLowerCasedHeaderName(O)==="content-length"&&
(this.contentLength+=_.toString());this.trackHeader(_.length)}trackHeader(_){this.headersSize+=_,this.headersSize>=this.
headersMaxSize&&R.destroy(this.socket,new I)}onUpgrade(_){const{upgrade:b,client:O,socket:y,headers:X,statusCode:te,statusText:ie}=this;
n(b),n(O[G]===y),n(!y.destroyed),n(!this.paused),n((X.length&1)===0);const ce=O[l][O[u]];n(ce),n(ce.upgrade||ce.method===
"CONNECT"),this.statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.headers=[],this.headersSize=0,y.unshift(
_),y[U].destroy(),y[U]=null,y[k]=null,y[w]=null,ae(y),O[G]=null,O[se]=null,O[l][O[u]++]=null,O.emit("disconnect",O[T],[O],
new s("upgrade"));try{ce.onUpgrade(te,X,y,ie)}catch(he){R.errorRequest(O,ce,he),R.destroy(y,he)}O[oe]()}onHeadersComplete(_,b,O){
const{client:y,socket:X,headers:te,statusText:ie}=this;if(X.destroyed)return-1;if(y[L]===0)return R.destroy(X,new o("bad\
 response",R.getSocketInfo(X))),-1;const ce=y[l][y[u]];if(!ce)return-1;if(n(!this.upgrade),n(this.statusCode<200),_===100)
return R.destroy(X,new o("bad response",R.getSocketInfo(X))),-1;if(b&&!ce.upgrade)return R.destroy(X,new o("bad upgrade",
R.getSocketInfo(X))),-1;if(n(this.timeoutType===de),this.statusCode=_,this.shouldKeepAlive=O||ce.method==="HEAD"&&!X[F]&&
this.connection.toLowerCase()==="keep-alive",this.statusCode>=200){const be=ce.bodyTimeout!=null?ce.bodyTimeout:y[v];this.
setTimeout(be,S)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(ce.method==="CONNECT")return n(y[L]===
1),this.upgrade=!0,2;if(b)return n(y[L]===1),this.upgrade=!0,2;if(n((this.headers.length&1)===0),this.headers=[],this.headersSize=
0,this.shouldKeepAlive&&y[M]){const be=this.keepAlive?R.parseKeepAliveTimeout(this.keepAlive):null;if(be!=null){const ze=Math.
min(be-y[De],y[Be]);ze<=0?X[F]=!0:y[V]=ze}else y[V]=y[c]}else X[F]=!0;const he=ce.onHeaders(_,te,this.resume,ie)===!1;return ce.
aborted?-1:ce.method==="HEAD"||_<200?1:(X[Y]&&(X[Y]=!1,y[oe]()),he?le.ERROR.PAUSED:0)}onBody(_){const{client:b,socket:O,
statusCode:y,maxResponseSize:X}=this;if(O.destroyed)return-1;const te=b[l][b[u]];if(n(te),n(this.timeoutType===S),this.timeout&&
this.timeout.refresh&&this.timeout.refresh(),n(y>=200),X>-1&&this.bytesRead+_.length>X)return R.destroy(O,new C),-1;if(this.
bytesRead+=_.length,te.onData(_)===!1)return le.ERROR.PAUSED}onMessageComplete(){const{client:_,socket:b,statusCode:O,upgrade:y,
headers:X,contentLength:te,bytesRead:ie,shouldKeepAlive:ce}=this;if(b.destroyed&&(!O||ce))return-1;if(y)return;n(O>=100),
n((this.headers.length&1)===0);const he=_[l][_[u]];if(n(he),this.statusCode=null,this.statusText="",this.bytesRead=0,this.
contentLength="",this.keepAlive="",this.connection="",this.headers=[],this.headersSize=0,!(O<200)){if(he.method!=="HEAD"&&
te&&ie!==parseInt(te,10))return R.destroy(b,new a),-1;if(he.onComplete(X),_[l][_[u]++]=null,b[ye]=!0,b[r])return n(_[L]===
0),R.destroy(b,new s("reset")),le.ERROR.PAUSED;if(ce){if(b[F]&&_[L]===0)return R.destroy(b,new s("reset")),le.ERROR.PAUSED;
_[M]==null||_[M]===1?setImmediate(()=>_[oe]()):_[oe]()}else return R.destroy(b,new s("reset")),le.ERROR.PAUSED}}}function Oe(Ne){
const{socket:_,timeoutType:b,client:O,paused:y}=Ne.deref();b===de?(!_[r]||_.writableNeedDrain||O[L]>1)&&(n(!y,"cannot be\
 paused while waiting for headers"),R.destroy(_,new e)):b===S?y||R.destroy(_,new E):b===Ee&&(n(O[L]===0&&O[V]),R.destroy(
_,new s("socket idle timeout")))}async function Ve(Ne,_){Ne[G]=_,qe||(qe=await rt,rt=null),_[A]=!1,_[r]=!1,_[F]=!1,_[Y]=
!1,_[ge]=0,_[fe]=null,_[ye]=!1,_[U]=new Fe(Ne,_,qe),Ie(_,"error",function(O){const y=this[U];if(O.code==="ECONNRESET"&&y.
statusCode&&!y.shouldKeepAlive){const X=y.finish();X&&(this[w]=X,this[k][pe](X));return}this[w]=O,this[k][pe](O)}),Ie(_,
"readable",function(){const O=this[U];O&&O.readMore()}),Ie(_,"end",function(){const O=this[U];if(O.statusCode&&!O.shouldKeepAlive){
const y=O.finish();y&&R.destroy(this,y);return}R.destroy(this,new o("other side closed",R.getSocketInfo(this)))}),Ie(_,"\
close",function(){const O=this[k],y=this[U];Me(this),y&&(!this[w]&&y.statusCode&&!y.shouldKeepAlive&&(this[w]=y.finish()||
this[w]),this[U].destroy(),this[U]=null);const X=this[w]||new o("closed",R.getSocketInfo(this));if(O[G]=null,O[se]=null,
O.destroyed){n(O[P]===0);const te=O[l].splice(O[u]);for(let ie=0;ie<te.length;ie++){const ce=te[ie];R.errorRequest(O,ce,
X)}}else if(O[L]>0&&X.code!=="UND_ERR_INFO"){const te=O[l][O[u]];O[l][O[u]++]=null,R.errorRequest(O,te,X)}O[g]=O[u],n(O[L]===
0),O.emit("disconnect",O[T],[O],X),O[oe]()});let b=!1;return _.on("close",()=>{b=!0}),{version:"h1",defaultPipelining:1,
write(...O){return gt(Ne,...O)},resume(){st(Ne)},destroy(O,y){b?queueMicrotask(y):_.destroy(O).on("close",y)},get destroyed(){
return _.destroyed},busy(O){return!!(_[r]||_[F]||_[Y]||_[ge]===1||O&&(Ne[L]>0&&!O.idempotent||Ne[L]>0&&(O.upgrade||O.method===
"CONNECT")||Ne[L]>0&&R.bodyLength(O.body)!==0&&(R.isStream(O.body)||R.isAsyncIterable(O.body)||R.isFormDataLike(O.body))))}}}
function Me(Ne){Ne[fe]&&(clearImmediate(Ne[fe]),Ne[fe]=null),Ne[ge]=0}function tt(Ne,_){_[ge]=1,_[fe]=setImmediate(()=>{
_[fe]=null,_[ge]=2,Ne[G]===_&&!_.destroyed&&Ne[oe]()})}function st(Ne){const _=Ne[G];if(_&&!_.destroyed){if(Ne[i]===0?!_[A]&&
_.unref&&(_.unref(),_[A]=!0):_[A]&&_.ref&&(_.ref(),_[A]=!1),Ne[L]===0&&Ne[P]>0&&_[ye]){if(_[ge]===0)return tt(Ne,_),_[U].
readMore(),_.destroyed,void 0;if(_[ge]===1)return _[U].readMore(),_.destroyed,void 0}if(Ne[L]===0&&(_[U].readMore(),_.destroyed))
return;if(Ne[i]===0)_[U].timeoutType!==Ee&&_[U].setTimeout(Ne[V],Ee);else if(Ne[L]>0&&_[U].statusCode<200&&_[U].timeoutType!==
de){const b=Ne[l][Ne[u]],O=b.headersTimeout!=null?b.headersTimeout:Ne[J];_[U].setTimeout(O,de)}}}function At(Ne){return Ne!==
"GET"&&Ne!=="HEAD"&&Ne!=="OPTIONS"&&Ne!=="TRACE"&&Ne!=="CONNECT"}function gt(Ne,_){const{method:b,path:O,host:y,upgrade:X,
blocking:te,reset:ie}=_;let{body:ce,headers:he,contentLength:be}=_;const ze=b==="PUT"||b==="POST"||b==="PATCH"||b==="QUE\
RY"||b==="PROPFIND"||b==="PROPPATCH";if(R.isFormDataLike(ce)){Je||(Je=t(84492).extractBody);const[ee,Ce]=Je(ce);_.contentType==
null&&he.push("content-type",Ce),ce=ee.stream,be=ee.length}else if(R.isBlobLike(ce)&&_.contentType==null){const ee=ce.type;
if(ee){const Ce=`${ee}`;if(!R.isValidHeaderValue(Ce))return R.errorRequest(Ne,_,new Q("invalid content-type header")),!1;
he.push("content-type",Ce)}}ce&&typeof ce.read=="function"&&ce.read(0);const $e=R.bodyLength(ce);if(be=$e??be,be===null&&
(be=_.contentLength),be===0&&!ze&&(be=null),At(b)&&be>0&&_.contentLength!==null&&_.contentLength!==be){if(Ne[re])return R.
errorRequest(Ne,_,new f),!1;process.emitWarning(new f)}const W=Ne[G];Me(W);const H=ee=>{if(!_.aborted){if(_.completed){(_.
upgrade||_.method==="CONNECT")&&R.destroy(W,new s("aborted"));return}R.errorRequest(Ne,_,ee||new B),R.destroy(ce),R.destroy(
W,new s("aborted"))}};try{_.onConnect(H)}catch(ee){R.errorRequest(Ne,_,ee)}if(_.aborted)return!1;b==="HEAD"&&(W[F]=!0),(X||
b==="CONNECT")&&(W[F]=!0),ie!=null&&(W[F]=ie),Ne[$]&&W[ue]++>=Ne[$]&&(W[F]=!0),te&&(W[Y]=!0);let Z=`${b} ${O} HTTP/1.1\r
`;if(typeof y=="string"?Z+=`host: ${y}\r
`:Z+=Ne[h],X?Z+=`connection: upgrade\r
upgrade: ${X}\r
`:Ne[M]&&!W[F]?Z+=`connection: keep-alive\r
`:Z+=`connection: close\r
`,Array.isArray(he))for(let ee=0;ee<he.length;ee+=2){const Ce=he[ee+0],Qe=he[ee+1];if(Array.isArray(Qe))for(let Re=0;Re<
Qe.length;Re++)Z+=`${Ce}: ${Qe[Re]}\r
`;else Z+=`${Ce}: ${Qe}\r
`}return p.sendHeaders.hasSubscribers&&p.sendHeaders.publish({request:_,headers:Z,socket:W}),!ce||$e===0?dt(H,null,Ne,_,
W,be,Z,ze):R.isBuffer(ce)?dt(H,ce,Ne,_,W,be,Z,ze):R.isBlobLike(ce)?typeof ce.stream=="function"?Qt(H,ce.stream(),Ne,_,W,
be,Z,ze):ht(H,ce,Ne,_,W,be,Z,ze):R.isStream(ce)?ut(H,ce,Ne,_,W,be,Z,ze):R.isIterable(ce)?Qt(H,ce,Ne,_,W,be,Z,ze):n(!1),!0}
function ut(Ne,_,b,O,y,X,te,ie){n(X!==0||b[L]===0,"stream body cannot be pipelined");let ce=!1;const he=new Et({abort:Ne,
socket:y,request:O,contentLength:X,client:b,expectsPayload:ie,header:te}),be=function(H){if(!ce)try{!he.write(H)&&this.pause&&
this.pause()}catch(Z){R.destroy(this,Z)}},ze=function(){ce||_.resume&&_.resume()},$e=function(){if(queueMicrotask(()=>{_.
removeListener("error",W)}),!ce){const H=new B;queueMicrotask(()=>W(H))}},W=function(H){if(!ce){if(ce=!0,n(y.destroyed||
y[r]&&b[L]<=1),y.off("drain",ze).off("error",W),_.removeListener("data",be).removeListener("end",W).removeListener("clos\
e",$e),!H)try{he.end()}catch(Z){H=Z}he.destroy(H),H&&(H.code!=="UND_ERR_INFO"||H.message!=="reset")?R.destroy(_,H):R.destroy(
_)}};_.on("data",be).on("end",W).on("error",W).on("close",$e),_.resume&&_.resume(),y.on("drain",ze).on("error",W),_.errorEmitted??
_.errored?setImmediate(()=>W(_.errored)):(_.endEmitted??_.readableEnded)&&setImmediate(()=>W(null)),(_.closeEmitted??_.closed)&&
setImmediate($e)}function dt(Ne,_,b,O,y,X,te,ie){try{_?R.isBuffer(_)&&(n(X===_.byteLength,"buffer body must have content\
 length"),y.cork(),y.write(`${te}content-length: ${X}\r
\r
`,"latin1"),y.write(_),y.uncork(),O.onBodySent(_),!ie&&O.reset!==!1&&(y[F]=!0)):X===0?y.write(`${te}content-length: 0\r
\r
`,"latin1"):(n(X===null,"no body must not have content length"),y.write(`${te}\r
`,"latin1")),O.onRequestSent(),b[oe]()}catch(ce){Ne(ce)}}async function ht(Ne,_,b,O,y,X,te,ie){n(X===_.size,"blob body m\
ust have content length");try{if(X!=null&&X!==_.size)throw new f;const ce=Buffer.from(await _.arrayBuffer());y.cork(),y.
write(`${te}content-length: ${X}\r
\r
`,"latin1"),y.write(ce),y.uncork(),O.onBodySent(ce),O.onRequestSent(),!ie&&O.reset!==!1&&(y[F]=!0),b[oe]()}catch(ce){Ne(
ce)}}async function Qt(Ne,_,b,O,y,X,te,ie){n(X!==0||b[L]===0,"iterator body cannot be pipelined");let ce=null;function he(){
if(ce){const $e=ce;ce=null,$e()}}const be=()=>new Promise(($e,W)=>{n(ce===null),y[w]?W(y[w]):ce=$e});y.on("close",he).on(
"drain",he);const ze=new Et({abort:Ne,socket:y,request:O,contentLength:X,client:b,expectsPayload:ie,header:te});try{for await(const $e of _){
if(y[w])throw y[w];ze.write($e)||await be()}ze.end()}catch($e){ze.destroy($e)}finally{y.off("close",he).off("drain",he)}}
class Et{constructor({abort:_,socket:b,request:O,contentLength:y,client:X,expectsPayload:te,header:ie}){this.socket=b,this.
request=O,this.contentLength=y,this.client=X,this.bytesWritten=0,this.expectsPayload=te,this.header=ie,this.abort=_,b[r]=
!0}write(_){const{socket:b,request:O,contentLength:y,client:X,bytesWritten:te,expectsPayload:ie,header:ce}=this;if(b[w])
throw b[w];if(b.destroyed)return!1;const he=Buffer.byteLength(_);if(!he)return!0;if(y!==null&&te+he>y){if(X[re])throw new f;
process.emitWarning(new f)}b.cork(),te===0&&(!ie&&O.reset!==!1&&(b[F]=!0),y===null?b.write(`${ce}transfer-encoding: chun\
ked\r
`,"latin1"):b.write(`${ce}content-length: ${y}\r
\r
`,"latin1")),y===null&&b.write(`\r
${he.toString(16)}\r
`,"latin1"),this.bytesWritten+=he;const be=b.write(_);return b.uncork(),O.onBodySent(_),be||b[U].timeout&&b[U].timeoutType===
de&&b[U].timeout.refresh&&b[U].timeout.refresh(),be}end(){const{socket:_,contentLength:b,client:O,bytesWritten:y,expectsPayload:X,
header:te,request:ie}=this;if(ie.onRequestSent(),_[r]=!1,_[w])throw _[w];if(!_.destroyed){if(y===0?X?_.write(`${te}conte\
nt-length: 0\r
\r
`,"latin1"):_.write(`${te}\r
`,"latin1"):b===null&&_.write(`\r
0\r
\r
`,"latin1"),b!==null&&y!==b){if(O[re])throw new f;process.emitWarning(new f)}_[U].timeout&&_[U].timeoutType===de&&_[U].timeout.
refresh&&_[U].timeout.refresh(),O[oe]()}}destroy(_){const{socket:b,client:O,abort:y}=this;b[r]=!1,_&&(n(O[L]<=1,"pipelin\
e should only contain this request"),y(_))}}z.exports=Ve},88788:function(z,q,t){"use strict";const n=t(34589),{errorMonitor:R}=t(
78474),{pipeline:p}=t(57075),m=t(3440),{RequestContentLengthMismatchError:f,RequestAbortedError:a,SocketError:B,InformationalError:Q}=t(
68707),{kUrl:e,kReset:I,kClient:o,kRunning:s,kPending:E,kQueue:d,kPendingIdx:C,kRunningIdx:T,kError:F,kSocket:k,kStrictContentLength:U,
kOnError:Y,kMaxConcurrentStreams:L,kHTTP2Session:P,kResume:i,kSize:r,kHTTPContext:l}=t(36443),A=Symbol("open streams");let c,
h=!1,g;try{g=t(32467)}catch{g={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:u,HTTP2_HEADER_METHOD:w,HTTP2_HEADER_PATH:M,
HTTP2_HEADER_SCHEME:G,HTTP2_HEADER_CONTENT_LENGTH:V,HTTP2_HEADER_EXPECT:K,HTTP2_HEADER_STATUS:Be}}=g;function De(ae){const ge=[];
for(const[fe,ye]of Object.entries(ae))if(Array.isArray(ye))for(const Je of ye)ge.push(Buffer.from(fe),Buffer.from(Je));else
ge.push(Buffer.from(fe),Buffer.from(ye));return ge}function J(ae){const{[Be]:ge,...fe}=ae;return De(fe)}async function v(ae,ge){
ae[k]=ge,h||(h=!0,process.emitWarning("H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"}));
const fe=g.connect(ae[e],{createConnection:()=>ge,peerMaxConcurrentStreams:ae[L]});fe[A]=0,fe[o]=ae,fe[k]=ge,m.addListener(
fe,"error",$),m.addListener(fe,"frameError",ue),m.addListener(fe,"end",we),m.addListener(fe,"goaway",pe),m.addListener(fe,
"close",function(){const{[o]:Je}=this,{[k]:Xe}=Je,qe=this[k][F]||this[F]||new B("closed",m.getSocketInfo(Xe));if(Je[P]=null,
Je.destroyed){n(Je[E]===0);const rt=Je[d].splice(Je[T]);for(let Ge=0;Ge<rt.length;Ge++){const je=rt[Ge];m.errorRequest(Je,
je,qe)}}}),fe.unref(),ae[P]=fe,ge[P]=fe,m.addListener(ge,"error",function(Je){this[F]=Je,this[o][Y](Je)}),m.addListener(
ge,"end",function(){m.destroy(this,new B("other side closed",m.getSocketInfo(this)))}),m.addListener(ge,"close",function(){
const Je=this[F]||new B("closed",m.getSocketInfo(this));ae[k]=null,this[P]!=null&&this[P].destroy(Je),ae[C]=ae[T],n(ae[s]===
0),ae.emit("disconnect",ae[e],[ae],Je),ae[i]()});let ye=!1;return ge.on("close",()=>{ye=!0}),{version:"h2",defaultPipelining:1/0,
write(...Je){return se(ae,...Je)},resume(){re(ae)},destroy(Je,Xe){ye?queueMicrotask(Xe):ge.destroy(Je).on("close",Xe)},get destroyed(){
return ge.destroyed},busy(){return!1}}}function re(ae){const ge=ae[k];ge?.destroyed===!1&&(ae[r]===0&&ae[L]===0?(ge.unref(),
ae[P].unref()):(ge.ref(),ae[P].ref()))}function $(ae){this[k][F]=ae,this[o][Y](ae)}function ue(ae,ge,fe){if(fe===0){const ye=new Q(
`HTTP/2: "frameError" received - type ${ae}, code ${ge}`);this[k][F]=ye,this[o][Y](ye)}}function we(){const ae=new B("ot\
her side closed",m.getSocketInfo(this[k]));this.destroy(ae),m.destroy(this[k],ae)}function pe(ae){const ge=this[F]||new B(
`HTTP/2: "GOAWAY" frame received with code ${ae}`,m.getSocketInfo(this)),fe=this[o];if(fe[k]=null,fe[l]=null,this[P]!=null&&
(this[P].destroy(ge),this[P]=null),m.destroy(this[k],ge),fe[T]<fe[d].length){const ye=fe[d][fe[T]];fe[d][fe[T]++]=null,m.
errorRequest(fe,ye,ge),fe[C]=fe[T]}n(fe[s]===0),fe.emit("disconnect",fe[e],[fe],ge),fe[i]()}function oe(ae){return ae!==
"GET"&&ae!=="HEAD"&&ae!=="OPTIONS"&&ae!=="TRACE"&&ae!=="CONNECT"}function se(ae,ge){const fe=ae[P],{method:ye,path:Je,host:Xe,
upgrade:qe,expectContinue:rt,signal:Ge,headers:je}=ge;let{body:Pe}=ge;if(qe)return m.errorRequest(ae,ge,new Error("Upgra\
de not supported for H2")),!1;const ve={};for(let Me=0;Me<je.length;Me+=2){const tt=je[Me+0],st=je[Me+1];if(Array.isArray(
st))for(let At=0;At<st.length;At++)ve[tt]?ve[tt]+=`,${st[At]}`:ve[tt]=st[At];else ve[tt]=st}let xe;const{hostname:at,port:de}=ae[e];
ve[u]=Xe||`${at}${de?`:${de}`:""}`,ve[w]=ye;const S=Me=>{if(!ge.aborted){if(ge.completed){ye==="CONNECT"&&xe!=null&&m.destroy(
xe,Me||new a);return}Me=Me||new a,m.errorRequest(ae,ge,Me),xe!=null&&m.destroy(xe,Me),m.destroy(Pe,Me),ae[d][ae[T]++]=null,
ae[i]()}};try{ge.onConnect(S)}catch(Me){m.errorRequest(ae,ge,Me)}if(ge.aborted)return!1;if(ye==="CONNECT"){fe.ref(),xe=fe.
request(ve,{endStream:!1,signal:Ge});let Me=!1;const tt=gt=>{Me=!0,xe.off(R,st),ge.onUpgradeResponse(Number(gt[Be]),gt,J)},
st=gt=>{Me=!0,xe.off("response",tt),ge.onUpgradeError(gt)},At=()=>{try{ge.onUpgrade(null,null,xe)}catch(gt){xe.off("resp\
onse",tt),S(gt);return}ge.aborted||(xe.off("error",S),xe.once(R,st),ae[d][ae[T]++]=null)};return xe.once("response",tt),
xe.once("error",S),++fe[A],At(),xe.once("close",()=>{!Me&&ge.completed&&(xe.off("response",tt),xe.off(R,st),ge.onUpgradeError(
new Q(`HTTP/2: "stream error" received - code ${xe.rstCode}`))),fe[A]-=1,fe[A]===0&&fe.unref()}),!0}ve[M]=Je,ve[G]="http\
s";const Ee=ye==="PUT"||ye==="POST"||ye==="PATCH";Pe&&typeof Pe.read=="function"&&Pe.read(0);let Fe=m.bodyLength(Pe);if(m.
isFormDataLike(Pe)){c??=t(84492).extractBody;const[Me,tt]=c(Pe);ve["content-type"]=tt,Pe=Me.stream,Fe=Me.length}if(Fe==null&&
(Fe=ge.contentLength),(Fe===0||!Ee)&&(Fe=null),oe(ye)&&Fe>0&&ge.contentLength!=null&&ge.contentLength!==Fe){if(ae[U])return m.
errorRequest(ae,ge,new f),!1;process.emitWarning(new f)}Fe!=null&&(n(Pe,"no body must not have content length"),ve[V]=`${Fe}`),
fe.ref();const Oe=ye==="GET"||ye==="HEAD"||Pe===null;return rt?(ve[K]="100-continue",xe=fe.request(ve,{endStream:Oe,signal:Ge}),
xe.once("continue",Ve)):(xe=fe.request(ve,{endStream:Oe,signal:Ge}),Ve()),++fe[A],xe.once("response",Me=>{const{[Be]:tt,
...st}=Me;if(ge.onResponseStarted(),ge.aborted){const At=new a;m.errorRequest(ae,ge,At),m.destroy(xe,At);return}ge.onHeaders(
Number(tt),De(st),xe.resume.bind(xe),"")===!1&&xe.pause(),xe.on("data",At=>{ge.onData(At)===!1&&xe.pause()})}),xe.once("\
end",()=>{(xe.state?.state==null||xe.state.state<6)&&ge.onComplete([]),fe[A]===0&&fe.unref(),S(new Q("HTTP/2: stream hal\
f-closed (remote)")),ae[d][ae[T]++]=null,ae[C]=ae[T],ae[i]()}),xe.once("close",()=>{fe[A]-=1,fe[A]===0&&fe.unref()}),xe.
once("error",function(Me){S(Me)}),xe.once("frameError",(Me,tt)=>{S(new Q(`HTTP/2: "frameError" received - type ${Me}, co\
de ${tt}`))}),!0;function Ve(){!Pe||Fe===0?le(S,xe,null,ae,ge,ae[k],Fe,Ee):m.isBuffer(Pe)?le(S,xe,Pe,ae,ge,ae[k],Fe,Ee):
m.isBlobLike(Pe)?typeof Pe.stream=="function"?Ie(S,xe,Pe.stream(),ae,ge,ae[k],Fe,Ee):Se(S,xe,Pe,ae,ge,ae[k],Fe,Ee):m.isStream(
Pe)?j(S,ae[k],Ee,xe,Pe,ae,ge,Fe):m.isIterable(Pe)?Ie(S,xe,Pe,ae,ge,ae[k],Fe,Ee):n(!1)}}function le(ae,ge,fe,ye,Je,Xe,qe,rt){
try{fe!=null&&m.isBuffer(fe)&&(n(qe===fe.byteLength,"buffer body must have content length"),ge.cork(),ge.write(fe),ge.uncork(),
ge.end(),Je.onBodySent(fe)),rt||(Xe[I]=!0),Je.onRequestSent(),ye[i]()}catch(Ge){ae(Ge)}}function j(ae,ge,fe,ye,Je,Xe,qe,rt){
n(rt!==0||Xe[s]===0,"stream body cannot be pipelined");const Ge=p(Je,ye,Pe=>{Pe?(m.destroy(Ge,Pe),ae(Pe)):(m.removeAllListeners(
Ge),qe.onRequestSent(),fe||(ge[I]=!0),Xe[i]())});m.addListener(Ge,"data",je);function je(Pe){qe.onBodySent(Pe)}}async function Se(ae,ge,fe,ye,Je,Xe,qe,rt){
n(qe===fe.size,"blob body must have content length");try{if(qe!=null&&qe!==fe.size)throw new f;const Ge=Buffer.from(await fe.
arrayBuffer());ge.cork(),ge.write(Ge),ge.uncork(),ge.end(),Je.onBodySent(Ge),Je.onRequestSent(),rt||(Xe[I]=!0),ye[i]()}catch(Ge){
ae(Ge)}}async function Ie(ae,ge,fe,ye,Je,Xe,qe,rt){n(qe!==0||ye[s]===0,"iterator body cannot be pipelined");let Ge=null;
function je(){if(Ge){const ve=Ge;Ge=null,ve()}}const Pe=()=>new Promise((ve,xe)=>{n(Ge===null),Xe[F]?xe(Xe[F]):Ge=ve});ge.
on("close",je).on("drain",je);try{for await(const ve of fe){if(Xe[F])throw Xe[F];const xe=ge.write(ve);Je.onBodySent(ve),
xe||await Pe()}ge.end(),Je.onRequestSent(),rt||(Xe[I]=!0),ye[i]()}catch(ve){ae(ve)}finally{ge.off("close",je).off("drain",
je)}}z.exports=v},23701:function(z,q,t){"use strict";const n=t(34589),R=t(77030),p=t(37067),m=t(3440),{channels:f}=t(42414),
a=t(44655),B=t(21841),{InvalidArgumentError:Q,InformationalError:e,ClientDestroyedError:I}=t(68707),o=t(59136),{kUrl:s,kServerName:E,
kClient:d,kBusy:C,kConnect:T,kResuming:F,kRunning:k,kPending:U,kSize:Y,kQueue:L,kConnected:P,kConnecting:i,kNeedDrain:r,
kKeepAliveDefaultTimeout:l,kHostHeader:A,kPendingIdx:c,kRunningIdx:h,kError:g,kPipelining:u,kKeepAliveTimeoutValue:w,kMaxHeadersSize:M,
kKeepAliveMaxTimeout:G,kKeepAliveTimeoutThreshold:V,kHeadersTimeout:K,kBodyTimeout:Be,kStrictContentLength:De,kConnector:J,
kMaxRedirections:v,kMaxRequests:re,kCounter:$,kClose:ue,kDestroy:we,kDispatch:pe,kInterceptors:oe,kLocalAddress:se,kMaxResponseSize:le,
kOnError:j,kHTTPContext:Se,kMaxConcurrentStreams:Ie,kResume:ae}=t(36443),ge=t(637),fe=t(88788);let ye=!1;const Je=Symbol(
"kClosedResolve"),Xe=()=>{};function qe(de){return de[u]??de[Se]?.defaultPipelining??1}class rt extends B{constructor(S,{
interceptors:Ee,maxHeaderSize:Fe,headersTimeout:Oe,socketTimeout:Ve,requestTimeout:Me,connectTimeout:tt,bodyTimeout:st,idleTimeout:At,
keepAlive:gt,keepAliveTimeout:ut,maxKeepAliveTimeout:dt,keepAliveMaxTimeout:ht,keepAliveTimeoutThreshold:Qt,socketPath:Et,
pipelining:Ne,tls:_,strictContentLength:b,maxCachedSessions:O,maxRedirections:y,connect:X,maxRequestsPerClient:te,localAddress:ie,
maxResponseSize:ce,autoSelectFamily:he,autoSelectFamilyAttemptTimeout:be,maxConcurrentStreams:ze,allowH2:$e,webSocket:W,
eventSource:H}={}){if(super({webSocket:W,eventSource:H}),gt!==void 0)throw new Q("unsupported keepAlive, use pipelining=\
0 instead");if(Ve!==void 0)throw new Q("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(Me!==void 0)
throw new Q("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(At!==void 0)throw new Q("unsuppor\
ted idleTimeout, use keepAliveTimeout instead");if(dt!==void 0)throw new Q("unsupported maxKeepAliveTimeout, use keepAli\
veMaxTimeout instead");if(Fe!=null&&!Number.isFinite(Fe))throw new Q("invalid maxHeaderSize");if(Et!=null&&typeof Et!="s\
tring")throw new Q("invalid socketPath");if(tt!=null&&(!Number.isFinite(tt)||tt<0))throw new Q("invalid connectTimeout");
if(ut!=null&&(!Number.isFinite(ut)||ut<=0))throw new Q("invalid keepAliveTimeout");if(ht!=null&&(!Number.isFinite(ht)||ht<=
0))throw new Q("invalid keepAliveMaxTimeout");if(Qt!=null&&!Number.isFinite(Qt))throw new Q("invalid keepAliveTimeoutThr\
eshold");if(Oe!=null&&(!Number.isInteger(Oe)||Oe<0))throw new Q("headersTimeout must be a positive integer or zero");if(st!=
null&&(!Number.isInteger(st)||st<0))throw new Q("bodyTimeout must be a positive integer or zero");if(X!=null&&typeof X!=
"function"&&typeof X!="object")throw new Q("connect must be a function or an object");if(y!=null&&(!Number.isInteger(y)||
y<0))throw new Q("maxRedirections must be a positive number");if(te!=null&&(!Number.isInteger(te)||te<0))throw new Q("ma\
xRequestsPerClient must be a positive number");if(ie!=null&&(typeof ie!="string"||R.isIP(ie)===0))throw new Q("localAddr\
ess must be valid string IP address");if(ce!=null&&(!Number.isInteger(ce)||ce<-1))throw new Q("maxResponseSize must be a\
 positive number");if(be!=null&&(!Number.isInteger(be)||be<-1))throw new Q("autoSelectFamilyAttemptTimeout must be a pos\
itive number");if($e!=null&&typeof $e!="boolean")throw new Q("allowH2 must be a valid boolean value");if(ze!=null&&(typeof ze!=
"number"||ze<1))throw new Q("maxConcurrentStreams must be a positive integer, greater than 0");typeof X!="function"&&(X=
o({..._,maxCachedSessions:O,allowH2:$e,socketPath:Et,timeout:tt,...he?{autoSelectFamily:he,autoSelectFamilyAttemptTimeout:be}:
void 0,...X})),Ee?.Client&&Array.isArray(Ee.Client)?(this[oe]=Ee.Client,ye||(ye=!0,process.emitWarning("Client.Options#i\
nterceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[oe]=[Ge(
{maxRedirections:y})],this[s]=m.parseOrigin(S),this[J]=X,this[u]=Ne??1,this[M]=Fe||p.maxHeaderSize,this[l]=ut??4e3,this[G]=
ht??6e5,this[V]=Qt??2e3,this[w]=this[l],this[E]=null,this[se]=ie??null,this[F]=0,this[r]=0,this[A]=`host: ${this[s].hostname}${this[s].
port?`:${this[s].port}`:""}\r
`,this[Be]=st??3e5,this[K]=Oe??3e5,this[De]=b??!0,this[v]=y,this[re]=te,this[Je]=null,this[le]=ce>-1?ce:-1,this[Ie]=ze??
100,this[Se]=null,this[L]=[],this[h]=0,this[c]=0,this[ae]=Z=>xe(this,Z),this[j]=Z=>je(this,Z)}get pipelining(){return this[u]}set pipelining(S){
this[u]=S,this[ae](!0)}get[U](){return this[L].length-this[c]}get[k](){return this[c]-this[h]}get[Y](){return this[L].length-
this[h]}get[P](){return!!this[Se]&&!this[i]&&!this[Se].destroyed}get[C](){return!!(this[Se]?.busy(null)||this[Y]>=(qe(this)||
1)||this[U]>0)}[T](S){Pe(this),this.once("connect",S)}[pe](S,Ee){const Fe=S.origin||this[s].origin,Oe=new a(Fe,S,Ee);return this[L].
push(Oe),this[F]||(m.bodyLength(Oe.body)==null&&m.isIterable(Oe.body)?(this[F]=1,queueMicrotask(()=>xe(this))):this[ae](
!0)),this[F]&&this[r]!==2&&this[C]&&(this[r]=2),this[r]<2}async[ue](){return new Promise(S=>{this[Y]?this[Je]=S:S(null)})}async[we](S){
return new Promise(Ee=>{const Fe=this[L].splice(this[c]);for(let Ve=0;Ve<Fe.length;Ve++){const Me=Fe[Ve];m.errorRequest(
this,Me,S)}const Oe=()=>{this[Je]&&(this[Je](),this[Je]=null),Ee(null)};this[Se]?(this[Se].destroy(S,Oe),this[Se]=null):
queueMicrotask(Oe),this[ae]()})}}const Ge=t(25092);function je(de,S){if(de[k]===0&&S.code!=="UND_ERR_INFO"&&S.code!=="UN\
D_ERR_SOCKET"){n(de[c]===de[h]);const Ee=de[L].splice(de[h]);for(let Fe=0;Fe<Ee.length;Fe++){const Oe=Ee[Fe];m.errorRequest(
de,Oe,S)}n(de[Y]===0)}}async function Pe(de){n(!de[i]),n(!de[Se]);let{host:S,hostname:Ee,protocol:Fe,port:Oe}=de[s];if(Ee[0]===
"["){const Ve=Ee.indexOf("]");n(Ve!==-1);const Me=Ee.substring(1,Ve);n(R.isIP(Me)),Ee=Me}de[i]=!0,f.beforeConnect.hasSubscribers&&
f.beforeConnect.publish({connectParams:{host:S,hostname:Ee,protocol:Fe,port:Oe,version:de[Se]?.version,servername:de[E],
localAddress:de[se]},connector:de[J]});try{const Ve=await new Promise((Me,tt)=>{de[J]({host:S,hostname:Ee,protocol:Fe,port:Oe,
servername:de[E],localAddress:de[se]},(st,At)=>{st?tt(st):Me(At)})});if(de.destroyed){m.destroy(Ve.on("error",Xe),new I);
return}n(Ve);try{de[Se]=Ve.alpnProtocol==="h2"?await fe(de,Ve):await ge(de,Ve)}catch(Me){throw Ve.destroy().on("error",Xe),
Me}de[i]=!1,Ve[$]=0,Ve[re]=de[re],Ve[d]=de,Ve[g]=null,f.connected.hasSubscribers&&f.connected.publish({connectParams:{host:S,
hostname:Ee,protocol:Fe,port:Oe,version:de[Se]?.version,servername:de[E],localAddress:de[se]},connector:de[J],socket:Ve}),
de.emit("connect",de[s],[de])}catch(Ve){if(de.destroyed)return;if(de[i]=!1,f.connectError.hasSubscribers&&f.connectError.
publish({connectParams:{host:S,hostname:Ee,protocol:Fe,port:Oe,version:de[Se]?.version,servername:de[E],localAddress:de[se]},
connector:de[J],error:Ve}),Ve.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(n(de[k]===0);de[U]>0&&de[L][de[c]].servername===
de[E];){const Me=de[L][de[c]++];m.errorRequest(de,Me,Ve)}else je(de,Ve);de.emit("connectionError",de[s],[de],Ve)}de[ae]()}
function ve(de){de[r]=0,de.emit("drain",de[s],[de])}function xe(de,S){de[F]!==2&&(de[F]=2,at(de,S),de[F]=0,de[h]>256&&(de[L].
splice(0,de[h]),de[c]-=de[h],de[h]=0))}function at(de,S){for(;;){if(de.destroyed){n(de[U]===0);return}if(de[Je]&&!de[Y]){
de[Je](),de[Je]=null;return}if(de[Se]&&de[Se].resume(),de[C])de[r]=2;else if(de[r]===2){S?(de[r]=1,queueMicrotask(()=>ve(
de))):ve(de);continue}if(de[U]===0||de[k]>=(qe(de)||1))return;const Ee=de[L][de[c]];if(de[s].protocol==="https:"&&de[E]!==
Ee.servername){if(de[k]>0)return;de[E]=Ee.servername,de[Se]?.destroy(new e("servername changed"),()=>{de[Se]=null,xe(de)})}
if(de[i])return;if(!de[Se]){Pe(de);return}if(de[Se].destroyed||de[Se].busy(Ee))return;!Ee.aborted&&de[Se].write(Ee)?de[c]++:
de[L].splice(de[c],1)}}z.exports=rt},21841:function(z,q,t){"use strict";const n=t(4573),R=t(30883),{ClientDestroyedError:p,
ClientClosedError:m,InvalidArgumentError:f}=t(68707),{kDestroy:a,kClose:B,kClosed:Q,kDestroyed:e,kDispatch:I,kInterceptors:o}=t(
36443),s=Symbol("onDestroyed"),E=Symbol("onClosed"),d=Symbol("Intercepted Dispatch"),C=Symbol("webSocketOptions"),T=Symbol(
"eventSourceOptions");class F extends R{constructor(U){super(),this[e]=!1,this[s]=null,this[Q]=!1,this[E]=[],this[C]=U?.
webSocket??{},this[T]=U?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[C].maxFragments??131072,maxPayloadSize:this[C].
maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[T].maxEventSize??n.kStringMaxLength}}get destroyed(){
return this[e]}get closed(){return this[Q]}get interceptors(){return this[o]}set interceptors(U){if(U){for(let Y=U.length-
1;Y>=0;Y--)if(typeof this[o][Y]!="function")throw new f("interceptor must be an function")}this[o]=U}close(U){if(U===void 0)
return new Promise((L,P)=>{this.close((i,r)=>i?P(i):L(r))});if(typeof U!="function")throw new f("invalid callback");if(this[e]){
queueMicrotask(()=>U(new p,null));return}if(this[Q]){this[E]?this[E].push(U):queueMicrotask(()=>U(null,null));return}this[Q]=
!0,this[E].push(U);const Y=()=>{const L=this[E];this[E]=null;for(let P=0;P<L.length;P++)L[P](null,null)};this[B]().then(
()=>this.destroy()).then(()=>{queueMicrotask(Y)})}destroy(U,Y){if(typeof U=="function"&&(Y=U,U=null),Y===void 0)return new Promise(
(P,i)=>{this.destroy(U,(r,l)=>r?i(r):P(l))});if(typeof Y!="function")throw new f("invalid callback");if(this[e]){this[s]?
this[s].push(Y):queueMicrotask(()=>Y(null,null));return}U||(U=new p),this[e]=!0,this[s]=this[s]||[],this[s].push(Y);const L=()=>{
const P=this[s];this[s]=null;for(let i=0;i<P.length;i++)P[i](null,null)};this[a](U).then(()=>{queueMicrotask(L)})}[d](U,Y){
if(!this[o]||this[o].length===0)return this[d]=this[I],this[I](U,Y);let L=this[I].bind(this);for(let P=this[o].length-1;P>=
0;P--)L=this[o][P](L);return this[d]=L,L(U,Y)}dispatch(U,Y){if(!Y||typeof Y!="object")throw new f("handler must be an ob\
ject");try{if(!U||typeof U!="object")throw new f("opts must be an object.");if(this[e]||this[s])throw new p;if(this[Q])throw new m;
return this[d](U,Y)}catch(L){if(typeof Y.onError!="function")throw new f("invalid onError method");return Y.onError(L),!1}}}
z.exports=F},30883:function(z,q,t){"use strict";const n=t(78474);class R extends n{dispatch(){throw new Error("not imple\
mented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...f){const a=Array.
isArray(f[0])?f[0]:f;let B=this.dispatch.bind(this);for(const Q of a)if(Q!=null){if(typeof Q!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof Q}`);if(B=Q(B),B==null||typeof B!="function"||B.length!==2)throw new TypeError(
"invalid interceptor")}return new p(this,B)}}class p extends R{#e=null;#t=null;constructor(f,a){super(),this.#e=f,this.#t=
a}dispatch(...f){this.#t(...f)}close(...f){return this.#e.close(...f)}destroy(...f){return this.#e.destroy(...f)}}z.exports=
R},53137:function(z,q,t){"use strict";const n=t(21841),{kClose:R,kDestroy:p,kClosed:m,kDestroyed:f,kDispatch:a,kNoProxyAgent:B,
kHttpProxyAgent:Q,kHttpsProxyAgent:e}=t(36443),I=t(76672),o=t(57405),s={"http:":80,"https:":443};let E=!1;class d extends n{#e=null;#t=null;#A=null;constructor(T={}){
super(),this.#A=T,E||(E=!0,process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{
code:"UNDICI-EHPA"}));const{httpProxy:F,httpsProxy:k,noProxy:U,...Y}=T;this[B]=new o(Y);const L=F??process.env.http_proxy??
process.env.HTTP_PROXY;L?this[Q]=new I({...Y,uri:L}):this[Q]=this[B];const P=k??process.env.https_proxy??process.env.HTTPS_PROXY;
P?this[e]=new I({...Y,uri:P}):this[e]=this[Q],this.#r()}[a](T,F){const k=new URL(T.origin);return this.#s(k).dispatch(T,
F)}async[R](){await this[B].close(),this[Q][m]||await this[Q].close(),this[e][m]||await this[e].close()}async[p](T){await this[B].
destroy(T),this[Q][f]||await this[Q].destroy(T),this[e][f]||await this[e].destroy(T)}#s(T){let{protocol:F,host:k,port:U}=T;
return k=k.replace(/:\d*$/,"").toLowerCase(),U=Number.parseInt(U,10)||s[F]||0,this.#n(k,U)?F==="https:"?this[e]:this[Q]:
this[B]}#n(T,F){if(this.#o&&this.#r(),this.#t.length===0)return!0;if(this.#e==="*")return!1;for(let k=0;k<this.#t.length;k++){
const U=this.#t[k];if(!(U.port&&U.port!==F)){if(/^[.*]/.test(U.hostname)){if(T.endsWith(U.hostname.replace(/^\*/,"")))return!1}else if(T===
U.hostname)return!1}}return!0}#r(){const T=this.#A.noProxy??this.#i,F=T.split(/[,\s]/),k=[];for(let U=0;U<F.length;U++){
const Y=F[U];if(!Y)continue;const L=Y.match(/^(.+):(\d+)$/);k.push({hostname:(L?L[1]:Y).toLowerCase(),port:L?Number.parseInt(
L[2],10):0})}this.#e=T,this.#t=k}get#o(){return this.#A.noProxy!==void 0?!1:this.#e!==this.#i}get#i(){return process.env.
no_proxy??process.env.NO_PROXY??""}}z.exports=d},64660:function(z){"use strict";class n{constructor(){this.bottom=0,this.
top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&2047)===
this.bottom}push(p){this.list[this.top]=p,this.top=this.top+1&2047}shift(){const p=this.list[this.bottom];return p===void 0?
null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,p)}}z.exports=class{constructor(){this.head=this.tail=
new n}isEmpty(){return this.head.isEmpty()}push(p){this.head.isFull()&&(this.head=this.head.next=new n),this.head.push(p)}shift(){
const p=this.tail,m=p.shift();return p.isEmpty()&&p.next!==null&&(this.tail=p.next),m}}},42128:function(z,q,t){"use stri\
ct";const n=t(21841),R=t(64660),{kConnected:p,kSize:m,kRunning:f,kPending:a,kQueued:B,kBusy:Q,kFree:e,kUrl:I,kClose:o,kDestroy:s,
kDispatch:E}=t(36443),d=t(43246),C=Symbol("clients"),T=Symbol("needDrain"),F=Symbol("queue"),k=Symbol("closed resolve"),
U=Symbol("onDrain"),Y=Symbol("onConnect"),L=Symbol("onDisconnect"),P=Symbol("onConnectionError"),i=Symbol("get dispatche\
r"),r=Symbol("add client"),l=Symbol("remove client"),A=Symbol("stats");class c extends n{constructor(g){super(g),this[F]=
new R,this[C]=[],this[B]=0;const u=this;this[U]=function(M,G){const V=u[F];let K=!1;for(;!K;){const Be=V.shift();if(!Be)
break;u[B]--,K=!this.dispatch(Be.opts,Be.handler)}this[T]=K,!this[T]&&u[T]&&(u[T]=!1,u.emit("drain",M,[u,...G])),u[k]&&V.
isEmpty()&&Promise.all(u[C].map(Be=>Be.close())).then(u[k])},this[Y]=(w,M)=>{u.emit("connect",w,[u,...M])},this[L]=(w,M,G)=>{
u.emit("disconnect",w,[u,...M],G)},this[P]=(w,M,G)=>{u.emit("connectionError",w,[u,...M],G)},this[A]=new d(this)}get[Q](){
return this[T]}get[p](){return this[C].filter(g=>g[p]).length}get[e](){return this[C].filter(g=>g[p]&&!g[T]).length}get[a](){
let g=this[B];for(const{[a]:u}of this[C])g+=u;return g}get[f](){let g=0;for(const{[f]:u}of this[C])g+=u;return g}get[m](){
let g=this[B];for(const{[m]:u}of this[C])g+=u;return g}get stats(){return this[A]}async[o](){this[F].isEmpty()?await Promise.
all(this[C].map(g=>g.close())):await new Promise(g=>{this[k]=g})}async[s](g){for(;;){const u=this[F].shift();if(!u)break;
u.handler.onError(g)}await Promise.all(this[C].map(u=>u.destroy(g)))}[E](g,u){const w=this[i]();return w?w.dispatch(g,u)||
(w[T]=!0,this[T]=!this[i]()):(this[T]=!0,this[F].push({opts:g,handler:u}),this[B]++),!this[T]}[r](g){return g.on("drain",
this[U]).on("connect",this[Y]).on("disconnect",this[L]).on("connectionError",this[P]),this[C].push(g),this[T]&&queueMicrotask(
()=>{this[T]&&this[U](g[I],[this,g])}),this}[l](g){g.close(()=>{const u=this[C].indexOf(g);u!==-1&&this[C].splice(u,1)}),
this[T]=this[C].some(u=>!u[T]&&u.closed!==!0&&u.destroyed!==!0)}}z.exports={PoolBase:c,kClients:C,kNeedDrain:T,kAddClient:r,
kRemoveClient:l,kGetDispatcher:i}},43246:function(z,q,t){const{kFree:n,kConnected:R,kPending:p,kQueued:m,kRunning:f,kSize:a}=t(
36443),B=Symbol("pool");class Q{constructor(I){this[B]=I}get connected(){return this[B][R]}get free(){return this[B][n]}get pending(){
return this[B][p]}get queued(){return this[B][m]}get running(){return this[B][f]}get size(){return this[B][a]}}z.exports=
Q},30628:function(z,q,t){"use strict";const{PoolBase:n,kClients:R,kNeedDrain:p,kAddClient:m,kGetDispatcher:f}=t(42128),a=t(
23701),{InvalidArgumentError:B}=t(68707),Q=t(3440),{kUrl:e,kInterceptors:I}=t(36443),o=t(59136),s=Symbol("options"),E=Symbol(
"connections"),d=Symbol("factory");function C(F,k){return new a(F,k)}class T extends n{constructor(k,{connections:U,factory:Y=C,
connect:L,connectTimeout:P,tls:i,maxCachedSessions:r,socketPath:l,autoSelectFamily:A,autoSelectFamilyAttemptTimeout:c,allowH2:h,
...g}={}){if(U!=null&&(!Number.isFinite(U)||U<0))throw new B("invalid connections");if(typeof Y!="function")throw new B(
"factory must be a function.");if(L!=null&&typeof L!="function"&&typeof L!="object")throw new B("connect must be a funct\
ion or an object");typeof L!="function"&&(L=o({...i,maxCachedSessions:r,allowH2:h,socketPath:l,timeout:P,...A?{autoSelectFamily:A,
autoSelectFamilyAttemptTimeout:c}:void 0,...L})),super(g),this[I]=g.interceptors?.Pool&&Array.isArray(g.interceptors.Pool)?
g.interceptors.Pool:[],this[E]=U||null,this[e]=Q.parseOrigin(k),this[s]={...Q.deepClone(g),connect:L,allowH2:h},this[s].
interceptors=g.interceptors?{...g.interceptors}:void 0,this[d]=Y,this.on("connectionError",(u,w,M)=>{for(const G of w){const V=this[R].
indexOf(G);V!==-1&&this[R].splice(V,1)}})}[f](){for(const k of this[R])if(!k[p])return k;if(!this[E]||this[R].length<this[E]){
const k=this[d](this[e],this[s]);return this[m](k),k}}}z.exports=T},76672:function(z,q,t){"use strict";const{kProxy:n,kClose:R,
kDestroy:p,kDispatch:m,kInterceptors:f}=t(36443),{URL:a}=t(73136),B=t(57405),Q=t(30628),e=t(21841),{InvalidArgumentError:I,
RequestAbortedError:o,SecureProxyConnectionError:s}=t(68707),E=t(59136),d=t(23701),C=Symbol("proxy agent"),T=Symbol("pro\
xy client"),F=Symbol("proxy headers"),k=Symbol("request tls settings"),U=Symbol("proxy tls settings"),Y=Symbol("connect \
endpoint function"),L=Symbol("tunnel proxy");function P(u){return u==="https:"?443:80}function i(u,w){return new Q(u,w)}
const r=()=>{};function l(u,w){return w.connections===1?new d(u,w):new Q(u,w)}class A extends e{#e;constructor(w,{headers:M={},
connect:G,factory:V}){if(super(),!w)throw new I("Proxy URL is mandatory");this[F]=M,V?this.#e=V(w,{connect:G}):this.#e=new d(
w,{connect:G})}[m](w,M){const G=M.onHeaders;M.onHeaders=function(De,J,v){if(De===407){typeof M.onError=="function"&&M.onError(
new I("Proxy Authentication Required (407)"));return}G&&G.call(this,De,J,v)};const{origin:V,path:K="/",headers:Be={}}=w;
if(w.path=V+K,!("host"in Be)&&!("Host"in Be)){const{host:De}=new a(V);Be.host=De}return w.headers={...this[F],...Be},this.#e[m](
w,M)}async[R](){return this.#e.close()}async[p](w){return this.#e.destroy(w)}}class c extends e{constructor(w){if(super(),
!w||typeof w=="object"&&!(w instanceof a)&&!w.uri)throw new I("Proxy uri is mandatory");const{clientFactory:M=i}=w;if(typeof M!=
"function")throw new I("Proxy opts.clientFactory must be a function.");const{proxyTunnel:G=!0}=w,V=this.#e(w),{href:K,origin:Be,
port:De,protocol:J,username:v,password:re,hostname:$}=V;if(this[n]={uri:K,protocol:J},this[f]=w.interceptors?.ProxyAgent&&
Array.isArray(w.interceptors.ProxyAgent)?w.interceptors.ProxyAgent:[],this[k]=w.requestTls,this[U]=w.proxyTls,this[F]=w.
headers||{},this[L]=G,w.auth&&w.token)throw new I("opts.auth cannot be used in combination with opts.token");w.auth?this[F]["\
proxy-authorization"]=`Basic ${w.auth}`:w.token?this[F]["proxy-authorization"]=w.token:v&&re&&(this[F]["proxy-authorizat\
ion"]=`Basic ${Buffer.from(`${decodeURIComponent(v)}:${decodeURIComponent(re)}`).toString("base64")}`);const ue=E({...w.
proxyTls});this[Y]=E({...w.requestTls});const we=w.factory||l,pe=(oe,se)=>{const{protocol:le}=new a(oe);return!this[L]&&
le==="http:"&&this[n].protocol==="http:"?new A(this[n].uri,{headers:this[F],connect:ue,factory:we}):we(oe,se)};this[T]=M(
V,{connect:ue}),this[C]=new B({...w,factory:pe,connect:async(oe,se)=>{let le=oe.host;oe.port||(le+=`:${P(oe.protocol)}`);
try{const{socket:j,statusCode:Se}=await this[T].connect({origin:Be,port:De,path:le,signal:oe.signal,headers:{...this[F],
host:oe.host},servername:this[U]?.servername||$});if(Se!==200&&(j.on("error",r).destroy(),se(new o(`Proxy response (${Se}\
) !== 200 when HTTP Tunneling`))),oe.protocol!=="https:"){se(null,j);return}let Ie;this[k]?Ie=this[k].servername:Ie=oe.servername,
this[Y]({...oe,servername:Ie,httpSocket:j},se)}catch(j){j.code==="ERR_TLS_CERT_ALTNAME_INVALID"?se(new s(j)):se(j)}}})}dispatch(w,M){
const G=h(w.headers);if(g(G),G&&!("host"in G)&&!("Host"in G)){const{host:V}=new a(w.origin);G.host=V}return this[C].dispatch(
{...w,headers:G},M)}#e(w){return typeof w=="string"?new a(w):w instanceof a?w:new a(w.uri)}async[R](){await this[C].close(),
await this[T].close()}async[p](){await this[C].destroy(),await this[T].destroy()}}function h(u){if(Array.isArray(u)){const w={};
for(let M=0;M<u.length;M+=2)w[u[M]]=u[M+1];return w}return u}function g(u){if(u&&Object.keys(u).find(M=>M.toLowerCase()===
"proxy-authorization"))throw new I("Proxy-Authorization should be sent in ProxyAgent constructor")}z.exports=c},30050:function(z,q,t){
"use strict";const n=t(30883),R=t(17816);class p extends n{#e=null;#t=null;constructor(f,a={}){super(a),this.#e=f,this.#t=
a}dispatch(f,a){const B=new R({...f,retryOptions:this.#t},{dispatch:this.#e.dispatch.bind(this.#e),handler:a});return this.#e.
dispatch(f,B)}close(){return this.#e.close()}destroy(){return this.#e.destroy()}}z.exports=p},32581:function(z,q,t){"use\
 strict";const n=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:R}=t(68707),p=t(57405);f()===void 0&&m(new p);
function m(a){if(!a||typeof a.dispatch!="function")throw new R("Argument agent must implement Agent");Object.defineProperty(
globalThis,n,{value:a,writable:!0,enumerable:!1,configurable:!1})}function f(){return globalThis[n]}z.exports={setGlobalDispatcher:m,
getGlobalDispatcher:f}},58155:function(z){"use strict";z.exports=class{#e;constructor(t){if(typeof t!="object"||t===null)
throw new TypeError("handler must be an object");this.#e=t}onConnect(...t){return this.#e.onConnect?.(...t)}onError(...t){
return this.#e.onError?.(...t)}onUpgrade(...t){return this.#e.onUpgrade?.(...t)}onResponseStarted(...t){return this.#e.onResponseStarted?.(
...t)}onHeaders(...t){return this.#e.onHeaders?.(...t)}onData(...t){return this.#e.onData?.(...t)}onComplete(...t){return this.#e.
onComplete?.(...t)}onBodySent(...t){return this.#e.onBodySent?.(...t)}}},8754:function(z,q,t){"use strict";const n=t(3440),
{kBodyUsed:R}=t(36443),p=t(34589),{InvalidArgumentError:m}=t(68707),f=t(78474),a=[300,301,302,303,307,308],B=Symbol("bod\
y");class Q{constructor(d){this[B]=d,this[R]=!1}async*[Symbol.asyncIterator](){p(!this[R],"disturbed"),this[R]=!0,yield*this[B]}}
class e{constructor(d,C,T,F){if(C!=null&&(!Number.isInteger(C)||C<0))throw new m("maxRedirections must be a positive num\
ber");n.validateHandler(F,T.method,T.upgrade),this.dispatch=d,this.location=null,this.abort=null,this.opts={...T,maxRedirections:0},
this.maxRedirections=C,this.handler=F,this.history=[],this.redirectionLimitReached=!1,n.isStream(this.opts.body)?(n.bodyLength(
this.opts.body)===0&&this.opts.body.on("data",function(){p(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.
opts.body[R]=!1,f.prototype.on.call(this.opts.body,"data",function(){this[R]=!0}))):this.opts.body&&typeof this.opts.body.
pipeTo=="function"?this.opts.body=new Q(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.isView(
this.opts.body)&&n.isIterable(this.opts.body)&&(this.opts.body=new Q(this.opts.body))}onConnect(d){this.abort=d,this.handler.
onConnect(d,{history:this.history})}onUpgrade(d,C,T){this.handler.onUpgrade(d,C,T)}onError(d){this.handler.onError(d)}onHeaders(d,C,T,F){
if(this.location=this.history.length>=this.maxRedirections||n.isDisturbed(this.opts.body)?null:I(d,C),this.opts.throwOnMaxRedirect&&
this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error("max redirects")),this.redirectionLimitReached=
!0,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.
origin)),!this.location)return this.handler.onHeaders(d,C,T,F);const{origin:k,pathname:U,search:Y}=n.parseURL(new URL(this.
location,this.opts.origin&&new URL(this.opts.path,this.opts.origin))),L=Y?`${U}${Y}`:U;this.opts.headers=s(this.opts.headers,
d===303,this.opts.origin!==k),this.opts.path=L,this.opts.origin=k,this.opts.maxRedirections=0,this.opts.query=null,d===303&&
this.opts.method!=="HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(d){if(!this.location)return this.handler.
onData(d)}onComplete(d){this.location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(
d)}onBodySent(d){this.handler.onBodySent&&this.handler.onBodySent(d)}}function I(E,d){if(a.indexOf(E)===-1)return null;for(let C=0;C<
d.length;C+=2)if(d[C].length===8&&n.headerNameToString(d[C])==="location")return d[C+1]}function o(E,d,C){if(E.length===
4)return n.headerNameToString(E)==="host";if(d&&n.headerNameToString(E).startsWith("content-"))return!0;if(C&&(E.length===
13||E.length===6||E.length===19)){const T=n.headerNameToString(E);return T==="authorization"||T==="cookie"||T==="proxy-a\
uthorization"}return!1}function s(E,d,C){const T=[];if(Array.isArray(E))for(let F=0;F<E.length;F+=2)o(E[F],d,C)||T.push(
E[F],E[F+1]);else if(E&&typeof E=="object")for(const F of Object.keys(E))o(F,d,C)||T.push(F,E[F]);else p(E==null,"header\
s must be an object or an array");return T}z.exports=e},17816:function(z,q,t){"use strict";const n=t(34589),{kRetryHandlerDefaultRetry:R}=t(
36443),{RequestRetryError:p}=t(68707),{isDisturbed:m,parseHeaders:f,parseRangeHeader:a,wrapRequestBody:B}=t(3440);function Q(o){
const s=Date.now();return new Date(o).getTime()-s}function e(o,s,E,d){const C=o["content-length"];if(C==null||!Number.isFinite(
s.start)||!Number.isFinite(s.end))return null;const T=Number(C),F=s.end-s.start+1;return!Number.isFinite(T)||T!==F?new p(
"Content-Length mismatch",E,{headers:o,data:{count:d}}):null}class I{constructor(s,E){const{retryOptions:d,...C}=s,{retry:T,
maxRetries:F,maxTimeout:k,minTimeout:U,timeoutFactor:Y,methods:L,errorCodes:P,retryAfter:i,statusCodes:r}=d??{};this.dispatch=
E.dispatch,this.handler=E.handler,this.opts={...C,body:B(s.body)},this.abort=null,this.aborted=!1,this.retryOpts={retry:T??
I[R],retryAfter:i??!0,maxTimeout:k??30*1e3,minTimeout:U??500,timeoutFactor:Y??2,maxRetries:F??5,methods:L??["GET","HEAD",
"OPTIONS","PUT","DELETE","TRACE"],statusCodes:r??[500,502,503,504,429],errorCodes:P??["ECONNRESET","ECONNREFUSED","ENOTF\
OUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=
0,this.start=0,this.end=null,this.etag=null,this.resume=null,this.headersSent=!1,this.handler.onConnect(l=>{this.aborted=
!0,this.abort?this.abort(l):this.reason=l})}checkpointResponseEnd(s,E){if(this.end==null&&this.opts.method!=="HEAD"){const d=s["\
content-length"];this.end=d!=null?Number(d)-1:null,n(this.end==null||Number.isFinite(this.end),"invalid content-length")}
this.resume=this.end!=null?E:null}onRequestSent(){this.handler.onRequestSent&&this.handler.onRequestSent()}onUpgrade(s,E,d){
this.handler.onUpgrade&&this.handler.onUpgrade(s,E,d)}onConnect(s){this.aborted?s(this.reason):this.abort=s}onBodySent(s){
if(this.handler.onBodySent)return this.handler.onBodySent(s)}static[R](s,{state:E,opts:d},C){const{statusCode:T,code:F,headers:k}=s,
{method:U,retryOptions:Y}=d,{maxRetries:L,minTimeout:P,maxTimeout:i,timeoutFactor:r,statusCodes:l,errorCodes:A,methods:c}=Y,
{counter:h}=E;if(F&&F!=="UND_ERR_REQ_RETRY"&&!A.includes(F)){C(s);return}if(Array.isArray(c)&&!c.includes(U)){C(s);return}
if(T!=null&&Array.isArray(l)&&!l.includes(T)){C(s);return}if(h>L){C(s);return}let g=k?.["retry-after"];g&&(g=Number(g),g=
Number.isNaN(g)?Q(g):g*1e3);const u=g>0?Math.min(g,i):Math.min(P*r**(h-1),i);setTimeout(()=>C(null),u)}onHeaders(s,E,d,C){
const T=f(E);if(this.retryCount+=1,s>=300)return!this.headersSent&&this.retryOpts.statusCodes.includes(s)===!1?(this.headersSent=
!0,this.checkpointResponseEnd(T,d),this.handler.onHeaders(s,E,d,C)):(this.abort(new p("Request failed",s,{headers:T,data:{
count:this.retryCount}})),!1);if(this.resume!=null){if(this.resume=null,s!==206&&(this.start>0||s!==200))return this.abort(
new p("server does not support the range header and the payload was partially consumed",s,{headers:T,data:{count:this.retryCount}})),
!1;const k=a(T["content-range"]);if(!k)return this.abort(new p("Content-Range mismatch",s,{headers:T,data:{count:this.retryCount}})),
!1;if(this.etag!=null&&this.etag!==T.etag)return this.abort(new p("ETag mismatch",s,{headers:T,data:{count:this.retryCount}})),
!1;const U=e(T,k,s,this.retryCount);if(U!=null)return this.abort(U),!1;const{start:Y,size:L,end:P=L-1}=k;return this.start!==
Y||this.end!=null&&this.end!==P?(this.abort(new p("Content-Range mismatch",s,{headers:T,data:{count:this.retryCount}})),
!1):(this.resume=d,!0)}if(this.end==null){if(s===206){const k=a(T["content-range"]);if(k==null)return this.headersSent=!0,
this.handler.onHeaders(s,E,d,C);const U=e(T,k,s,this.retryCount);if(U!=null)return this.abort(U),!1;const{start:Y,size:L,
end:P=L-1}=k;n(Y!=null&&Number.isFinite(Y),"content-range mismatch"),n(P!=null&&Number.isFinite(P),"invalid content-leng\
th"),this.start=Y,this.end=P}if(this.end==null){const k=T["content-length"];this.end=k!=null?Number(k)-1:null}return n(Number.
isFinite(this.start)),n(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=d,this.headersSent=
!0,this.etag=T.etag!=null?T.etag:null,this.etag!=null&&this.etag.startsWith("W/")&&(this.etag=null),this.handler.onHeaders(
s,E,d,C)}const F=new p("Request failed",s,{headers:T,data:{count:this.retryCount}});return this.abort(F),!1}onData(s){return this.
start+=s.length,this.handler.onData(s)}onComplete(s){return this.retryCount=0,this.handler.onComplete(s)}onError(s){if(this.
aborted||m(this.opts.body)||this.headersSent&&this.resume==null)return this.handler.onError(s);this.retryCount-this.retryCountCheckpoint>
0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.
retry(s,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},E.bind(this));function E(d){if(d!=
null||this.aborted||m(this.opts.body))return this.handler.onError(d);if(this.start!==0){const C={range:`bytes=${this.start}\
-${this.end??""}`};this.etag!=null&&(C["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...C}}}
try{this.retryCountCheckpoint=this.retryCount,this.dispatch(this.opts,this)}catch(C){this.handler.onError(C)}}}}z.exports=
I},70379:function(z,q,t){"use strict";const{isIP:n}=t(77030),{lookup:R}=t(40610),p=t(58155),{InvalidArgumentError:m,InformationalError:f}=t(
68707),a=Math.pow(2,31)-1;class B{#e=0;#t=0;#A=new Map;dualStack=!0;affinity=null;lookup=null;pick=null;constructor(I){this.#e=
I.maxTTL,this.#t=I.maxItems,this.dualStack=I.dualStack,this.affinity=I.affinity,this.lookup=I.lookup??this.#s,this.pick=
I.pick??this.#n}get full(){return this.#A.size===this.#t}runLookup(I,o,s){const E=this.#A.get(I.hostname);if(E==null&&this.
full){s(null,I.origin);return}const d={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,
...o.dns,maxTTL:this.#e,maxItems:this.#t};if(E==null)this.lookup(I,d,(C,T)=>{if(C||T==null||T.length===0){s(C??new f("No\
 DNS entries found"));return}this.setRecords(I,T);const F=this.#A.get(I.hostname),k=this.pick(I,F,d.affinity);let U;typeof k.
port=="number"?U=`:${k.port}`:I.port!==""?U=`:${I.port}`:U="",s(null,`${I.protocol}//${k.family===6?`[${k.address}]`:k.address}${U}`)});else{
const C=this.pick(I,E,d.affinity);if(C==null){this.#A.delete(I.hostname),this.runLookup(I,o,s);return}let T;typeof C.port==
"number"?T=`:${C.port}`:I.port!==""?T=`:${I.port}`:T="",s(null,`${I.protocol}//${C.family===6?`[${C.address}]`:C.address}${T}`)}}#s(I,o,s){
R(I.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(E,d)=>{if(E)return s(E);const C=new Map;
for(const T of d)C.set(`${T.address}:${T.family}`,T);s(null,C.values())})}#n(I,o,s){let E=null;const{records:d,offset:C}=o;
let T;if(this.dualStack?(s==null&&(C==null||C===a?(o.offset=0,s=4):(o.offset++,s=(o.offset&1)===1?6:4)),d[s]!=null&&d[s].
ips.length>0?T=d[s]:T=d[s===4?6:4]):T=d[s],T==null||T.ips.length===0)return E;T.offset==null||T.offset===a?T.offset=0:T.
offset++;const F=T.offset%T.ips.length;return E=T.ips[F]??null,E==null?E:Date.now()-E.timestamp>E.ttl?(T.ips.splice(F,1),
this.pick(I,o,s)):E}setRecords(I,o){const s=Date.now(),E={records:{4:null,6:null}};for(const d of o){d.timestamp=s,typeof d.
ttl=="number"?d.ttl=Math.min(d.ttl,this.#e):d.ttl=this.#e;const C=E.records[d.family]??{ips:[]};C.ips.push(d),E.records[d.
family]=C}this.#A.set(I.hostname,E)}getHandler(I,o){return new Q(this,I,o)}}class Q extends p{#e=null;#t=null;#A=null;#s=null;#n=null;constructor(I,{
origin:o,handler:s,dispatch:E},d){super(s),this.#n=o,this.#s=s,this.#t={...d},this.#e=I,this.#A=E}onError(I){switch(I.code){case"\
ETIMEDOUT":case"ECONNREFUSED":{if(this.#e.dualStack){this.#e.runLookup(this.#n,this.#t,(o,s)=>{if(o)return this.#s.onError(
o);const E={...this.#t,origin:s};this.#A(E,this)});return}this.#s.onError(I);return}case"ENOTFOUND":this.#e.deleteRecord(
this.#n);default:this.#s.onError(I);break}}}z.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!="number"||e?.maxTTL<0))
throw new m("Invalid maxTTL. Must be a positive number");if(e?.maxItems!=null&&(typeof e?.maxItems!="number"||e?.maxItems<
1))throw new m("Invalid maxItems. Must be a positive number and greater than zero");if(e?.affinity!=null&&e?.affinity!==
4&&e?.affinity!==6)throw new m("Invalid affinity. Must be either 4 or 6");if(e?.dualStack!=null&&typeof e?.dualStack!="b\
oolean")throw new m("Invalid dualStack. Must be a boolean");if(e?.lookup!=null&&typeof e?.lookup!="function")throw new m(
"Invalid lookup. Must be a function");if(e?.pick!=null&&typeof e?.pick!="function")throw new m("Invalid pick. Must be a \
function");const I=e?.dualStack??!0;let o;I?o=e?.affinity??null:o=e?.affinity??4;const s={maxTTL:e?.maxTTL??1e4,lookup:e?.
lookup??null,pick:e?.pick??null,dualStack:I,affinity:o,maxItems:e?.maxItems??1/0},E=new B(s);return d=>function(T,F){const k=T.
origin.constructor===URL?T.origin:new URL(T.origin);return n(k.hostname)!==0?d(T,F):(E.runLookup(k,T,(U,Y)=>{if(U)return F.
onError(U);let L=null;L={...T,servername:k.hostname,origin:Y,headers:{host:k.hostname,...T.headers}},d(L,E.getHandler({origin:k,
dispatch:d,handler:F},T))}),!0)}}},88060:function(z,q,t){"use strict";const n=t(3440),{InvalidArgumentError:R,RequestAbortedError:p}=t(
68707),m=t(58155);class f extends m{#e=1024*1024;#t=null;#A=!1;#s=!1;#n=0;#r=null;#o=null;constructor({maxSize:Q},e){if(super(
e),Q!=null&&(!Number.isFinite(Q)||Q<1))throw new R("maxSize must be a number greater than 0");this.#e=Q??this.#e,this.#o=
e}onConnect(Q){this.#t=Q,this.#o.onConnect(this.#i.bind(this))}#i(Q){this.#s=!0,this.#r=Q}onHeaders(Q,e,I,o){const E=n.parseHeaders(
e)["content-length"];if(E!=null&&E>this.#e)throw new p(`Response size (${E}) larger than maxSize (${this.#e})`);return this.#s?
!0:this.#o.onHeaders(Q,e,I,o)}onError(Q){this.#A||(Q=this.#r??Q,this.#o.onError(Q))}onData(Q){return this.#n=this.#n+Q.length,
this.#n>=this.#e&&(this.#A=!0,this.#s?this.#o.onError(this.#r):this.#o.onComplete([])),!0}onComplete(Q){if(!this.#A){if(this.#s){
this.#o.onError(this.reason);return}this.#o.onComplete(Q)}}}function a({maxSize:B}={maxSize:1024*1024}){return Q=>function(I,o){
const{dumpMaxSize:s=B}=I,E=new f({maxSize:s},o);return Q(I,E)}}z.exports=a},25092:function(z,q,t){"use strict";const n=t(
8754);function R({maxRedirections:p}){return m=>function(a,B){const{maxRedirections:Q=p}=a;if(!Q)return m(a,B);const e=new n(
m,Q,a,B);return a={...a,maxRedirections:0},m(a,e)}}z.exports=R},21514:function(z,q,t){"use strict";const n=t(8754);z.exports=
R=>{const p=R?.maxRedirections;return m=>function(a,B){const{maxRedirections:Q=p,...e}=a;if(!Q)return m(a,B);const I=new n(
m,Q,a,B);return m(e,I)}}},92026:function(z,q,t){"use strict";const n=t(17816);z.exports=R=>p=>function(f,a){return p(f,new n(
{...f,retryOptions:{...R,...f.retryOptions}},{handler:a,dispatch:p}))}},52824:function(z,q,t){"use strict";Object.defineProperty(
q,"__esModule",{value:!0}),q.SPECIAL_HEADERS=q.HEADER_STATE=q.MINOR=q.MAJOR=q.CONNECTION_TOKEN_CHARS=q.HEADER_CHARS=q.TOKEN=
q.STRICT_TOKEN=q.HEX=q.URL_CHAR=q.STRICT_URL_CHAR=q.USERINFO_CHARS=q.MARK=q.ALPHANUM=q.NUM=q.HEX_MAP=q.NUM_MAP=q.ALPHA=q.
FINISH=q.H_METHOD_MAP=q.METHOD_MAP=q.METHODS_RTSP=q.METHODS_ICE=q.METHODS_HTTP=q.METHODS=q.LENIENT_FLAGS=q.FLAGS=q.TYPE=
q.ERROR=void 0;const n=t(50172);var R;(function(e){e[e.OK=0]="OK",e[e.INTERNAL=1]="INTERNAL",e[e.STRICT=2]="STRICT",e[e.
LF_EXPECTED=3]="LF_EXPECTED",e[e.UNEXPECTED_CONTENT_LENGTH=4]="UNEXPECTED_CONTENT_LENGTH",e[e.CLOSED_CONNECTION=5]="CLOS\
ED_CONNECTION",e[e.INVALID_METHOD=6]="INVALID_METHOD",e[e.INVALID_URL=7]="INVALID_URL",e[e.INVALID_CONSTANT=8]="INVALID_\
CONSTANT",e[e.INVALID_VERSION=9]="INVALID_VERSION",e[e.INVALID_HEADER_TOKEN=10]="INVALID_HEADER_TOKEN",e[e.INVALID_CONTENT_LENGTH=
11]="INVALID_CONTENT_LENGTH",e[e.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE",e[e.INVALID_STATUS=13]="INVALID_STATUS",e[e.
INVALID_EOF_STATE=14]="INVALID_EOF_STATE",e[e.INVALID_TRANSFER_ENCODING=15]="INVALID_TRANSFER_ENCODING",e[e.CB_MESSAGE_BEGIN=
16]="CB_MESSAGE_BEGIN",e[e.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMPLETE",e[e.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLET\
E",e[e.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",e[e.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE",e[e.PAUSED=21]="PAUSED",e[e.PAUSED_UPGRADE=
22]="PAUSED_UPGRADE",e[e.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE",e[e.USER=24]="USER"})(R=q.ERROR||(q.ERROR={}));var p;
(function(e){e[e.BOTH=0]="BOTH",e[e.REQUEST=1]="REQUEST",e[e.RESPONSE=2]="RESPONSE"})(p=q.TYPE||(q.TYPE={}));var m;(function(e){
e[e.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP_ALIVE",e[e.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",e[e.CONNECTION_UPGRADE=4]=
"CONNECTION_UPGRADE",e[e.CHUNKED=8]="CHUNKED",e[e.UPGRADE=16]="UPGRADE",e[e.CONTENT_LENGTH=32]="CONTENT_LENGTH",e[e.SKIPBODY=
64]="SKIPBODY",e[e.TRAILING=128]="TRAILING",e[e.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(m=q.FLAGS||(q.FLAGS={}));var f;
(function(e){e[e.HEADERS=1]="HEADERS",e[e.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",e[e.KEEP_ALIVE=4]="KEEP_ALIVE"})(f=q.LENIENT_FLAGS||
(q.LENIENT_FLAGS={}));var a;(function(e){e[e.DELETE=0]="DELETE",e[e.GET=1]="GET",e[e.HEAD=2]="HEAD",e[e.POST=3]="POST",e[e.
PUT=4]="PUT",e[e.CONNECT=5]="CONNECT",e[e.OPTIONS=6]="OPTIONS",e[e.TRACE=7]="TRACE",e[e.COPY=8]="COPY",e[e.LOCK=9]="LOCK",
e[e.MKCOL=10]="MKCOL",e[e.MOVE=11]="MOVE",e[e.PROPFIND=12]="PROPFIND",e[e.PROPPATCH=13]="PROPPATCH",e[e.SEARCH=14]="SEAR\
CH",e[e.UNLOCK=15]="UNLOCK",e[e.BIND=16]="BIND",e[e.REBIND=17]="REBIND",e[e.UNBIND=18]="UNBIND",e[e.ACL=19]="ACL",e[e.REPORT=
20]="REPORT",e[e.MKACTIVITY=21]="MKACTIVITY",e[e.CHECKOUT=22]="CHECKOUT",e[e.MERGE=23]="MERGE",e[e["M-SEARCH"]=24]="M-SE\
ARCH",e[e.NOTIFY=25]="NOTIFY",e[e.SUBSCRIBE=26]="SUBSCRIBE",e[e.UNSUBSCRIBE=27]="UNSUBSCRIBE",e[e.PATCH=28]="PATCH",e[e.
PURGE=29]="PURGE",e[e.MKCALENDAR=30]="MKCALENDAR",e[e.LINK=31]="LINK",e[e.UNLINK=32]="UNLINK",e[e.SOURCE=33]="SOURCE",e[e.
PRI=34]="PRI",e[e.DESCRIBE=35]="DESCRIBE",e[e.ANNOUNCE=36]="ANNOUNCE",e[e.SETUP=37]="SETUP",e[e.PLAY=38]="PLAY",e[e.PAUSE=
39]="PAUSE",e[e.TEARDOWN=40]="TEARDOWN",e[e.GET_PARAMETER=41]="GET_PARAMETER",e[e.SET_PARAMETER=42]="SET_PARAMETER",e[e.
REDIRECT=43]="REDIRECT",e[e.RECORD=44]="RECORD",e[e.FLUSH=45]="FLUSH"})(a=q.METHODS||(q.METHODS={})),q.METHODS_HTTP=[a.DELETE,
a.GET,a.HEAD,a.POST,a.PUT,a.CONNECT,a.OPTIONS,a.TRACE,a.COPY,a.LOCK,a.MKCOL,a.MOVE,a.PROPFIND,a.PROPPATCH,a.SEARCH,a.UNLOCK,
a.BIND,a.REBIND,a.UNBIND,a.ACL,a.REPORT,a.MKACTIVITY,a.CHECKOUT,a.MERGE,a["M-SEARCH"],a.NOTIFY,a.SUBSCRIBE,a.UNSUBSCRIBE,
a.PATCH,a.PURGE,a.MKCALENDAR,a.LINK,a.UNLINK,a.PRI,a.SOURCE],q.METHODS_ICE=[a.SOURCE],q.METHODS_RTSP=[a.OPTIONS,a.DESCRIBE,
a.ANNOUNCE,a.SETUP,a.PLAY,a.PAUSE,a.TEARDOWN,a.GET_PARAMETER,a.SET_PARAMETER,a.REDIRECT,a.RECORD,a.FLUSH,a.GET,a.POST],q.
METHOD_MAP=n.enumToMap(a),q.H_METHOD_MAP={},Object.keys(q.METHOD_MAP).forEach(e=>{/^H/.test(e)&&(q.H_METHOD_MAP[e]=q.METHOD_MAP[e])});
var B;(function(e){e[e.SAFE=0]="SAFE",e[e.SAFE_WITH_CB=1]="SAFE_WITH_CB",e[e.UNSAFE=2]="UNSAFE"})(B=q.FINISH||(q.FINISH=
{})),q.ALPHA=[];for(let e=65;e<=90;e++)q.ALPHA.push(String.fromCharCode(e)),q.ALPHA.push(String.fromCharCode(e+32));q.NUM_MAP=
{0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},q.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,
a:10,b:11,c:12,d:13,e:14,f:15},q.NUM=["0","1","2","3","4","5","6","7","8","9"],q.ALPHANUM=q.ALPHA.concat(q.NUM),q.MARK=[
"-","_",".","!","~","*","'","(",")"],q.USERINFO_CHARS=q.ALPHANUM.concat(q.MARK).concat(["%",";",":","&","=","+","$",","]),
q.STRICT_URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_",
"`","{","|","}","~"].concat(q.ALPHANUM),q.URL_CHAR=q.STRICT_URL_CHAR.concat(["	","\f"]);for(let e=128;e<=255;e++)q.URL_CHAR.
push(e);q.HEX=q.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),q.STRICT_TOKEN=["!","#","$","%","&","'","*",
"+","-",".","^","_","`","|","~"].concat(q.ALPHANUM),q.TOKEN=q.STRICT_TOKEN.concat([" "]),q.HEADER_CHARS=["	"];for(let e=32;e<=
255;e++)e!==127&&q.HEADER_CHARS.push(e);q.CONNECTION_TOKEN_CHARS=q.HEADER_CHARS.filter(e=>e!==44),q.MAJOR=q.NUM_MAP,q.MINOR=
q.MAJOR;var Q;(function(e){e[e.GENERAL=0]="GENERAL",e[e.CONNECTION=1]="CONNECTION",e[e.CONTENT_LENGTH=2]="CONTENT_LENGTH",
e[e.TRANSFER_ENCODING=3]="TRANSFER_ENCODING",e[e.UPGRADE=4]="UPGRADE",e[e.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIV\
E",e[e.CONNECTION_CLOSE=6]="CONNECTION_CLOSE",e[e.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",e[e.TRANSFER_ENCODING_CHUNKED=
8]="TRANSFER_ENCODING_CHUNKED"})(Q=q.HEADER_STATE||(q.HEADER_STATE={})),q.SPECIAL_HEADERS={connection:Q.CONNECTION,"cont\
ent-length":Q.CONTENT_LENGTH,"proxy-connection":Q.CONNECTION,"transfer-encoding":Q.TRANSFER_ENCODING,upgrade:Q.UPGRADE}},
63870:function(z,q,t){"use strict";const{Buffer:n}=t(4573);z.exports=n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwB\
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
UQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")},53434:function(z,q,t){
"use strict";const{Buffer:n}=t(4573);z.exports=n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/A\
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
se64")},50172:function(z,q){"use strict";Object.defineProperty(q,"__esModule",{value:!0}),q.enumToMap=void 0;function t(n){
const R={};return Object.keys(n).forEach(p=>{const m=n[p];typeof m=="number"&&(R[p]=m)}),R}q.enumToMap=t},47501:function(z,q,t){
"use strict";const{kClients:n}=t(36443),R=t(57405),{kAgent:p,kMockAgentSet:m,kMockAgentGet:f,kDispatches:a,kIsMockActive:B,
kNetConnect:Q,kGetNetConnect:e,kOptions:I,kFactory:o}=t(91117),s=t(47365),E=t(94004),{matchValue:d,buildMockOptions:C}=t(
53397),{InvalidArgumentError:T,UndiciError:F}=t(68707),k=t(30883),U=t(91529),Y=t(56142);class L extends k{constructor(i){
if(super(i),this[Q]=!0,this[B]=!0,i?.agent&&typeof i.agent.dispatch!="function")throw new T("Argument opts.agent must im\
plement Agent");const r=i?.agent?i.agent:new R(i);this[p]=r,this[n]=r[n],this[I]=C(i)}get(i){let r=this[f](i);return r||
(r=this[o](i),this[m](i,r)),r}dispatch(i,r){return this.get(i.origin),this[p].dispatch(i,r)}async close(){await this[p].
close(),this[n].clear()}deactivate(){this[B]=!1}activate(){this[B]=!0}enableNetConnect(i){if(typeof i=="string"||typeof i==
"function"||i instanceof RegExp)Array.isArray(this[Q])?this[Q].push(i):this[Q]=[i];else if(typeof i>"u")this[Q]=!0;else throw new T(
"Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[Q]=!1}get isMockActive(){return this[B]}[m](i,r){
this[n].set(i,r)}[o](i){const r=Object.assign({agent:this},this[I]);return this[I]&&this[I].connections===1?new s(i,r):new E(
i,r)}[f](i){const r=this[n].get(i);if(r)return r;if(typeof i!="string"){const l=this[o]("http://localhost:9999");return this[m](
i,l),l}for(const[l,A]of Array.from(this[n]))if(A&&typeof l!="string"&&d(l,i)){const c=this[o](i);return this[m](i,c),c[a]=
A[a],c}}[e](){return this[Q]}pendingInterceptors(){const i=this[n];return Array.from(i.entries()).flatMap(([r,l])=>l[a].
map(A=>({...A,origin:r}))).filter(({pending:r})=>r)}assertNoPendingInterceptors({pendingInterceptorsFormatter:i=new Y}={}){
const r=this.pendingInterceptors();if(r.length===0)return;const l=new U("interceptor","interceptors").pluralize(r.length);
throw new F(`
${l.count} ${l.noun} ${l.is} pending:

${i.format(r)}
`.trim())}}z.exports=L},47365:function(z,q,t){"use strict";const{promisify:n}=t(57975),R=t(23701),{buildMockDispatch:p}=t(
53397),{kDispatches:m,kMockAgent:f,kClose:a,kOriginalClose:B,kOrigin:Q,kOriginalDispatch:e,kConnected:I}=t(91117),{MockInterceptor:o}=t(
31511),s=t(36443),{InvalidArgumentError:E}=t(68707);class d extends R{constructor(T,F){if(super(T,F),!F||!F.agent||typeof F.
agent.dispatch!="function")throw new E("Argument opts.agent must implement Agent");this[f]=F.agent,this[Q]=T,this[m]=[],
this[I]=1,this[e]=this.dispatch,this[B]=this.close.bind(this),this.dispatch=p.call(this),this.close=this[a]}get[s.kConnected](){
return this[I]}intercept(T){return new o(T,this[m])}async[a](){await n(this[B])(),this[I]=0,this[f][s.kClients].delete(this[Q])}}
z.exports=d},52429:function(z,q,t){"use strict";const{UndiciError:n}=t(68707),R=Symbol.for("undici.error.UND_MOCK_ERR_MO\
CK_NOT_MATCHED");class p extends n{constructor(f){super(f),Error.captureStackTrace(this,p),this.name="MockNotMatchedErro\
r",this.message=f||"The request does not match any registered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.
hasInstance](f){return f&&f[R]===!0}[R]=!0}z.exports={MockNotMatchedError:p}},31511:function(z,q,t){"use strict";const{getResponseData:n,
buildKey:R,addMockDispatch:p}=t(53397),{kDispatches:m,kDispatchKey:f,kDefaultHeaders:a,kDefaultTrailers:B,kContentLength:Q,
kMockDispatch:e}=t(91117),{InvalidArgumentError:I}=t(68707),{buildURL:o}=t(3440);class s{constructor(C){this[e]=C}delay(C){
if(typeof C!="number"||!Number.isInteger(C)||C<=0)throw new I("waitInMs must be a valid integer > 0");return this[e].delay=
C,this}persist(){return this[e].persist=!0,this}times(C){if(typeof C!="number"||!Number.isInteger(C)||C<=0)throw new I("\
repeatTimes must be a valid integer > 0");return this[e].times=C,this}}class E{constructor(C,T){if(typeof C!="object")throw new I(
"opts must be an object");if(typeof C.path>"u")throw new I("opts.path must be defined");if(typeof C.method>"u"&&(C.method=
"GET"),typeof C.path=="string")if(C.query)C.path=o(C.path,C.query);else{const F=new URL(C.path,"data://");C.path=F.pathname+
F.search}typeof C.method=="string"&&(C.method=C.method.toUpperCase()),this[f]=R(C),this[m]=T,this[a]={},this[B]={},this[Q]=
!1}createMockScopeDispatchData({statusCode:C,data:T,responseOptions:F}){const k=n(T),U=this[Q]?{"content-length":k.length}:
{},Y={...this[a],...U,...F.headers},L={...this[B],...F.trailers};return{statusCode:C,data:T,headers:Y,trailers:L}}validateReplyParameters(C){
if(typeof C.statusCode>"u")throw new I("statusCode must be defined");if(typeof C.responseOptions!="object"||C.responseOptions===
null)throw new I("responseOptions must be an object")}reply(C){if(typeof C=="function"){const U=L=>{const P=C(L);if(typeof P!=
"object"||P===null)throw new I("reply options callback must return an object");const i={data:"",responseOptions:{},...P};
return this.validateReplyParameters(i),{...this.createMockScopeDispatchData(i)}},Y=p(this[m],this[f],U);return new s(Y)}
const T={statusCode:C,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};
this.validateReplyParameters(T);const F=this.createMockScopeDispatchData(T),k=p(this[m],this[f],F);return new s(k)}replyWithError(C){
if(typeof C>"u")throw new I("error must be defined");const T=p(this[m],this[f],{error:C});return new s(T)}defaultReplyHeaders(C){
if(typeof C>"u")throw new I("headers must be defined");return this[a]=C,this}defaultReplyTrailers(C){if(typeof C>"u")throw new I(
"trailers must be defined");return this[B]=C,this}replyContentLength(){return this[Q]=!0,this}}z.exports.MockInterceptor=
E,z.exports.MockScope=s},94004:function(z,q,t){"use strict";const{promisify:n}=t(57975),R=t(30628),{buildMockDispatch:p}=t(
53397),{kDispatches:m,kMockAgent:f,kClose:a,kOriginalClose:B,kOrigin:Q,kOriginalDispatch:e,kConnected:I}=t(91117),{MockInterceptor:o}=t(
31511),s=t(36443),{InvalidArgumentError:E}=t(68707);class d extends R{constructor(T,F){if(super(T,F),!F||!F.agent||typeof F.
agent.dispatch!="function")throw new E("Argument opts.agent must implement Agent");this[f]=F.agent,this[Q]=T,this[m]=[],
this[I]=1,this[e]=this.dispatch,this[B]=this.close.bind(this),this.dispatch=p.call(this),this.close=this[a]}get[s.kConnected](){
return this[I]}intercept(T){return new o(T,this[m])}async[a](){await n(this[B])(),this[I]=0,this[f][s.kClients].delete(this[Q])}}
z.exports=d},91117:function(z){"use strict";z.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol(
"factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),
kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol(
"mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol(
"original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),
kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected")}},53397:function(z,q,t){"use strict";const{MockNotMatchedError:n}=t(
52429),{kDispatches:R,kMockAgent:p,kOriginalDispatch:m,kOrigin:f,kGetNetConnect:a}=t(91117),{buildURL:B}=t(3440),{STATUS_CODES:Q}=t(
37067),{types:{isPromise:e}}=t(57975);function I(g,u){return typeof g=="string"?g===u:g instanceof RegExp?g.test(u):typeof g==
"function"?g(u)===!0:!1}function o(g){return Object.fromEntries(Object.entries(g).map(([u,w])=>[u.toLocaleLowerCase(),w]))}
function s(g,u){if(Array.isArray(g)){for(let w=0;w<g.length;w+=2)if(g[w].toLocaleLowerCase()===u.toLocaleLowerCase())return g[w+
1];return}else return typeof g.get=="function"?g.get(u):o(g)[u.toLocaleLowerCase()]}function E(g){const u=g.slice(),w=[];
for(let M=0;M<u.length;M+=2)w.push([u[M],u[M+1]]);return Object.fromEntries(w)}function d(g,u){if(typeof g.headers=="fun\
ction")return Array.isArray(u)&&(u=E(u)),g.headers(u?o(u):{});if(typeof g.headers>"u")return!0;if(typeof u!="object"||typeof g.
headers!="object")return!1;for(const[w,M]of Object.entries(g.headers)){const G=s(u,w);if(!I(M,G))return!1}return!0}function C(g){
if(typeof g!="string")return g;const u=g.split("?");if(u.length!==2)return g;const w=new URLSearchParams(u.pop());return w.
sort(),[...u,w.toString()].join("?")}function T(g,{path:u,method:w,body:M,headers:G}){const V=I(g.path,u),K=I(g.method,w),
Be=typeof g.body<"u"?I(g.body,M):!0,De=d(g,G);return V&&K&&Be&&De}function F(g){return Buffer.isBuffer(g)||g instanceof Uint8Array||
g instanceof ArrayBuffer?g:typeof g=="object"?JSON.stringify(g):g.toString()}function k(g,u){const w=u.query?B(u.path,u.
query):u.path,M=typeof w=="string"?C(w):w;let G=g.filter(({consumed:V})=>!V).filter(({path:V})=>I(C(V),M));if(G.length===
0)throw new n(`Mock dispatch not matched for path '${M}'`);if(G=G.filter(({method:V})=>I(V,u.method)),G.length===0)throw new n(
`Mock dispatch not matched for method '${u.method}' on path '${M}'`);if(G=G.filter(({body:V})=>typeof V<"u"?I(V,u.body):
!0),G.length===0)throw new n(`Mock dispatch not matched for body '${u.body}' on path '${M}'`);if(G=G.filter(V=>d(V,u.headers)),
G.length===0){const V=typeof u.headers=="object"?JSON.stringify(u.headers):u.headers;throw new n(`Mock dispatch not matc\
hed for headers '${V}' on path '${M}'`)}return G[0]}function U(g,u,w){const M={timesInvoked:0,times:1,persist:!1,consumed:!1},
G=typeof w=="function"?{callback:w}:{...w},V={...M,...u,pending:!0,data:{error:null,...G}};return g.push(V),V}function Y(g,u){
const w=g.findIndex(M=>M.consumed?T(M,u):!1);w!==-1&&g.splice(w,1)}function L(g){const{path:u,method:w,body:M,headers:G,
query:V}=g;return{path:u,method:w,body:M,headers:G,query:V}}function P(g){const u=Object.keys(g),w=[];for(let M=0;M<u.length;++M){
const G=u[M],V=g[G],K=Buffer.from(`${G}`);if(Array.isArray(V))for(let Be=0;Be<V.length;++Be)w.push(K,Buffer.from(`${V[Be]}`));else
w.push(K,Buffer.from(`${V}`))}return w}function i(g){return Q[g]||"unknown"}async function r(g){const u=[];for await(const w of g)
u.push(w);return Buffer.concat(u).toString("utf8")}function l(g,u){const w=L(g),M=k(this[R],w);M.timesInvoked++,M.data.callback&&
(M.data={...M.data,...M.data.callback(g)});const{data:{statusCode:G,data:V,headers:K,trailers:Be,error:De},delay:J,persist:v}=M,
{timesInvoked:re,times:$}=M;if(M.consumed=!v&&re>=$,M.pending=re<$,De!==null)return Y(this[R],w),u.onError(De),!0;typeof J==
"number"&&J>0?setTimeout(()=>{ue(this[R])},J):ue(this[R]);function ue(pe,oe=V){const se=Array.isArray(g.headers)?E(g.headers):
g.headers,le=typeof oe=="function"?oe({...g,headers:se}):oe;if(e(le)){le.then(ae=>ue(pe,ae));return}const j=F(le),Se=P(K),
Ie=P(Be);u.onConnect?.(ae=>u.onError(ae),null),u.onHeaders?.(G,Se,we,i(G)),u.onData?.(Buffer.from(j)),u.onComplete?.(Ie),
Y(pe,w)}function we(){}return!0}function A(){const g=this[p],u=this[f],w=this[m];return function(G,V){if(g.isMockActive)
try{l.call(this,G,V)}catch(K){if(K instanceof n){const Be=g[a]();if(Be===!1)throw new n(`${K.message}: subsequent reques\
t to origin ${u} was not allowed (net.connect disabled)`);if(c(Be,u))w.call(this,G,V);else throw new n(`${K.message}: su\
bsequent request to origin ${u} was not allowed (net.connect is not enabled for this origin)`)}else throw K}else w.call(
this,G,V)}}function c(g,u){const w=new URL(u);return g===!0?!0:!!(Array.isArray(g)&&g.some(M=>I(M,w.host)))}function h(g){
if(g){const{agent:u,...w}=g;return w}}z.exports={getResponseData:F,getMockDispatch:k,addMockDispatch:U,deleteMockDispatch:Y,
buildKey:L,generateKeyValues:P,matchValue:I,getResponse:r,getStatusText:i,mockDispatch:l,buildMockDispatch:A,checkNetConnect:c,
buildMockOptions:h,getHeaderByName:s,buildHeadersFromArray:E}},56142:function(z,q,t){"use strict";const{Transform:n}=t(57075),
{Console:R}=t(37540),p=process.versions.icu?"\u2705":"Y ",m=process.versions.icu?"\u274C":"N ";z.exports=class{constructor({
disableColors:a}={}){this.transform=new n({transform(B,Q,e){e(null,B)}}),this.logger=new R({stdout:this.transform,inspectOptions:{
colors:!a&&!process.env.CI}})}format(a){const B=a.map(({method:Q,path:e,data:{statusCode:I},persist:o,times:s,timesInvoked:E,
origin:d})=>({Method:Q,Origin:d,Path:e,"Status code":I,Persistent:o?p:m,Invocations:E,Remaining:o?1/0:s-E}));return this.
logger.table(B),this.transform.read().toString()}}},91529:function(z){"use strict";const q={pronoun:"it",is:"is",was:"wa\
s",this:"this"},t={pronoun:"they",is:"are",was:"were",this:"these"};z.exports=class{constructor(R,p){this.singular=R,this.
plural=p}pluralize(R){const p=R===1,m=p?q:t,f=p?this.singular:this.plural;return{...m,count:R,noun:f}}}},96603:function(z){
"use strict";let q=0;const t=1e3,n=(t>>1)-1;let R;const p=Symbol("kFastTimer"),m=[],f=-2,a=-1,B=0,Q=1;function e(){q+=n;
let s=0,E=m.length;for(;s<E;){const d=m[s];d._state===B?(d._idleStart=q-n,d._state=Q):d._state===Q&&q>=d._idleStart+d._idleTimeout&&
(d._state=a,d._idleStart=-1,d._onTimeout(d._timerArg)),d._state===a?(d._state=f,--E!==0&&(m[s]=m[E])):++s}m.length=E,m.length!==
0&&I()}function I(){R?R.refresh():(clearTimeout(R),R=setTimeout(e,n),R.unref&&R.unref())}class o{[p]=!0;_state=f;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(E,d,C){
this._onTimeout=E,this._idleTimeout=d,this._timerArg=C,this.refresh()}refresh(){this._state===f&&m.push(this),(!R||m.length===
1)&&I(),this._state=B}clear(){this._state=a,this._idleStart=-1}}z.exports={setTimeout(s,E,d){return E<=t?setTimeout(s,E,
d):new o(s,E,d)},clearTimeout(s){s[p]?s.clear():clearTimeout(s)},setFastTimeout(s,E,d){return new o(s,E,d)},clearFastTimeout(s){
s.clear()},now(){return q},tick(s=0){q+=s-t+1,e(),e()},reset(){q=0,m.length=0,clearTimeout(R),R=null},kFastTimer:p}},89634:function(z,q,t){
"use strict";const{kConstruct:n}=t(20109),{urlEquals:R,getFieldValues:p}=t(76798),{kEnumerableProperty:m,isDisturbed:f}=t(
3440),{webidl:a}=t(45893),{Response:B,cloneResponse:Q,fromInnerResponse:e}=t(99051),{Request:I,fromInnerRequest:o}=t(9967),
{kState:s}=t(93627),{fetching:E}=t(54398),{urlIsHttpHttpsScheme:d,createDeferredPromise:C,readAllBytes:T}=t(73168),F=t(34589);
class k{#e;constructor(){arguments[0]!==n&&a.illegalConstructor(),a.util.markAsUncloneable(this),this.#e=arguments[1]}async match(L,P={}){
a.brandCheck(this,k);const i="Cache.match";a.argumentLengthCheck(arguments,1,i),L=a.converters.RequestInfo(L,i,"request"),
P=a.converters.CacheQueryOptions(P,i,"options");const r=this.#n(L,P,1);if(r.length!==0)return r[0]}async matchAll(L=void 0,P={}){
a.brandCheck(this,k);const i="Cache.matchAll";return L!==void 0&&(L=a.converters.RequestInfo(L,i,"request")),P=a.converters.
CacheQueryOptions(P,i,"options"),this.#n(L,P)}async add(L){a.brandCheck(this,k);const P="Cache.add";a.argumentLengthCheck(
arguments,1,P),L=a.converters.RequestInfo(L,P,"request");const i=[L];return await this.addAll(i)}async addAll(L){a.brandCheck(
this,k);const P="Cache.addAll";a.argumentLengthCheck(arguments,1,P);const i=[],r=[];for(let M of L){if(M===void 0)throw a.
errors.conversionFailed({prefix:P,argument:"Argument 1",types:["undefined is not allowed"]});if(M=a.converters.RequestInfo(
M),typeof M=="string")continue;const G=M[s];if(!d(G.url)||G.method!=="GET")throw a.errors.exception({header:P,message:"E\
xpected http/s scheme when method is not GET."})}const l=[];for(const M of L){const G=new I(M)[s];if(!d(G.url))throw a.errors.
exception({header:P,message:"Expected http/s scheme."});G.initiator="fetch",G.destination="subresource",r.push(G);const V=C();
l.push(E({request:G,processResponse(K){if(K.type==="error"||K.status===206||K.status<200||K.status>299)V.reject(a.errors.
exception({header:"Cache.addAll",message:"Received an invalid status code or the request failed."}));else if(K.headersList.
contains("vary")){const Be=p(K.headersList.get("vary"));for(const De of Be)if(De==="*"){V.reject(a.errors.exception({header:"\
Cache.addAll",message:"invalid vary field value"}));for(const J of l)J.abort();return}}},processResponseEndOfBody(K){if(K.
aborted){V.reject(new DOMException("aborted","AbortError"));return}V.resolve(K)}})),i.push(V.promise)}const c=await Promise.
all(i),h=[];let g=0;for(const M of c){const G={type:"put",request:r[g],response:M};h.push(G),g++}const u=C();let w=null;
try{this.#t(h)}catch(M){w=M}return queueMicrotask(()=>{w===null?u.resolve(void 0):u.reject(w)}),u.promise}async put(L,P){
a.brandCheck(this,k);const i="Cache.put";a.argumentLengthCheck(arguments,2,i),L=a.converters.RequestInfo(L,i,"request"),
P=a.converters.Response(P,i,"response");let r=null;if(L instanceof I?r=L[s]:r=new I(L)[s],!d(r.url)||r.method!=="GET")throw a.
errors.exception({header:i,message:"Expected an http/s scheme when method is not GET"});const l=P[s];if(l.status===206)throw a.
errors.exception({header:i,message:"Got 206 status"});if(l.headersList.contains("vary")){const G=p(l.headersList.get("va\
ry"));for(const V of G)if(V==="*")throw a.errors.exception({header:i,message:"Got * vary field value"})}if(l.body&&(f(l.
body.stream)||l.body.stream.locked))throw a.errors.exception({header:i,message:"Response body is locked or disturbed"});
const A=Q(l),c=C();if(l.body!=null){const V=l.body.stream.getReader();T(V).then(c.resolve,c.reject)}else c.resolve(void 0);
const h=[],g={type:"put",request:r,response:A};h.push(g);const u=await c.promise;A.body!=null&&(A.body.source=u);const w=C();
let M=null;try{this.#t(h)}catch(G){M=G}return queueMicrotask(()=>{M===null?w.resolve():w.reject(M)}),w.promise}async delete(L,P={}){
a.brandCheck(this,k);const i="Cache.delete";a.argumentLengthCheck(arguments,1,i),L=a.converters.RequestInfo(L,i,"request"),
P=a.converters.CacheQueryOptions(P,i,"options");let r=null;if(L instanceof I){if(r=L[s],r.method!=="GET"&&!P.ignoreMethod)
return!1}else F(typeof L=="string"),r=new I(L)[s];const l=[],A={type:"delete",request:r,options:P};l.push(A);const c=C();
let h=null,g;try{g=this.#t(l)}catch(u){h=u}return queueMicrotask(()=>{h===null?c.resolve(!!g?.length):c.reject(h)}),c.promise}async keys(L=void 0,P={}){
a.brandCheck(this,k);const i="Cache.keys";L!==void 0&&(L=a.converters.RequestInfo(L,i,"request")),P=a.converters.CacheQueryOptions(
P,i,"options");let r=null;if(L!==void 0)if(L instanceof I){if(r=L[s],r.method!=="GET"&&!P.ignoreMethod)return[]}else typeof L==
"string"&&(r=new I(L)[s]);const l=C(),A=[];if(L===void 0)for(const c of this.#e)A.push(c[0]);else{const c=this.#A(r,P);for(const h of c)
A.push(h[0])}return queueMicrotask(()=>{const c=[];for(const h of A){const g=o(h,new AbortController().signal,"immutable");
c.push(g)}l.resolve(Object.freeze(c))}),l.promise}#t(L){const P=this.#e,i=[...P],r=[],l=[];try{for(const A of L){if(A.type!==
"delete"&&A.type!=="put")throw a.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not\
 match "delete" or "put"'});if(A.type==="delete"&&A.response!=null)throw a.errors.exception({header:"Cache.#batchCacheOp\
erations",message:"delete operation should not have an associated response"});if(this.#A(A.request,A.options,r).length)throw new DOMException(
"???","InvalidStateError");let c;if(A.type==="delete"){if(c=this.#A(A.request,A.options),c.length===0)return[];for(const h of c){
const g=P.indexOf(h);F(g!==-1),P.splice(g,1)}}else if(A.type==="put"){if(A.response==null)throw a.errors.exception({header:"\
Cache.#batchCacheOperations",message:"put operation should have an associated response"});const h=A.request;if(!d(h.url))
throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"});if(h.method!=="\
GET")throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(A.options!=null)throw a.
errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"});c=this.#A(A.request);for(const g of c){
const u=P.indexOf(g);F(u!==-1),P.splice(u,1)}P.push([A.request,A.response]),r.push([A.request,A.response])}l.push([A.request,
A.response])}return l}catch(A){throw this.#e.length=0,this.#e=i,A}}#A(L,P,i){const r=[],l=i??this.#e;for(const A of l){const[
c,h]=A;this.#s(L,c,h,P)&&r.push(A)}return r}#s(L,P,i=null,r){const l=new URL(L.url),A=new URL(P.url);if(r?.ignoreSearch&&
(A.search="",l.search=""),!R(l,A,!0))return!1;if(i==null||r?.ignoreVary||!i.headersList.contains("vary"))return!0;const c=p(
i.headersList.get("vary"));for(const h of c){if(h==="*")return!1;const g=P.headersList.get(h),u=L.headersList.get(h);if(g!==
u)return!1}return!0}#n(L,P,i=1/0){let r=null;if(L!==void 0)if(L instanceof I){if(r=L[s],r.method!=="GET"&&!P.ignoreMethod)
return[]}else typeof L=="string"&&(r=new I(L)[s]);const l=[];if(L===void 0)for(const c of this.#e)l.push(c[1]);else{const c=this.#A(
r,P);for(const h of c)l.push(h[1])}const A=[];for(const c of l){const h=e(c,"immutable");if(A.push(h.clone()),A.length>=
i)break}return Object.freeze(A)}}Object.defineProperties(k.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},
match:m,matchAll:m,add:m,addAll:m,put:m,delete:m,keys:m});const U=[{key:"ignoreSearch",converter:a.converters.boolean,defaultValue:()=>!1},
{key:"ignoreMethod",converter:a.converters.boolean,defaultValue:()=>!1},{key:"ignoreVary",converter:a.converters.boolean,
defaultValue:()=>!1}];a.converters.CacheQueryOptions=a.dictionaryConverter(U),a.converters.MultiCacheQueryOptions=a.dictionaryConverter(
[...U,{key:"cacheName",converter:a.converters.DOMString}]),a.converters.Response=a.interfaceConverter(B),a.converters["s\
equence<RequestInfo>"]=a.sequenceConverter(a.converters.RequestInfo),z.exports={Cache:k}},3245:function(z,q,t){"use stri\
ct";const{kConstruct:n}=t(20109),{Cache:R}=t(89634),{webidl:p}=t(45893),{kEnumerableProperty:m}=t(3440);class f{#e=new Map;constructor(){
arguments[0]!==n&&p.illegalConstructor(),p.util.markAsUncloneable(this)}async match(B,Q={}){if(p.brandCheck(this,f),p.argumentLengthCheck(
arguments,1,"CacheStorage.match"),B=p.converters.RequestInfo(B),Q=p.converters.MultiCacheQueryOptions(Q),Q.cacheName!=null){
if(this.#e.has(Q.cacheName)){const e=this.#e.get(Q.cacheName);return await new R(n,e).match(B,Q)}}else for(const e of this.#e.
values()){const o=await new R(n,e).match(B,Q);if(o!==void 0)return o}}async has(B){p.brandCheck(this,f);const Q="CacheSt\
orage.has";return p.argumentLengthCheck(arguments,1,Q),B=p.converters.DOMString(B,Q,"cacheName"),this.#e.has(B)}async open(B){
p.brandCheck(this,f);const Q="CacheStorage.open";if(p.argumentLengthCheck(arguments,1,Q),B=p.converters.DOMString(B,Q,"c\
acheName"),this.#e.has(B)){const I=this.#e.get(B);return new R(n,I)}const e=[];return this.#e.set(B,e),new R(n,e)}async delete(B){
p.brandCheck(this,f);const Q="CacheStorage.delete";return p.argumentLengthCheck(arguments,1,Q),B=p.converters.DOMString(
B,Q,"cacheName"),this.#e.delete(B)}async keys(){return p.brandCheck(this,f),[...this.#e.keys()]}}Object.defineProperties(
f.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:!0},match:m,has:m,open:m,delete:m,keys:m}),z.exports=
{CacheStorage:f}},20109:function(z,q,t){"use strict";z.exports={kConstruct:t(36443).kConstruct}},76798:function(z,q,t){"\
use strict";const n=t(34589),{URLSerializer:R}=t(51900),{isValidHeaderName:p}=t(73168);function m(a,B,Q=!1){const e=R(a,
Q),I=R(B,Q);return e===I}function f(a){n(a!==null);const B=[];for(let Q of a.split(","))Q=Q.trim(),p(Q)&&B.push(Q);return B}
z.exports={urlEquals:m,getFieldValues:f}},71276:function(z){"use strict";z.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}},
79061:function(z,q,t){"use strict";const{parseSetCookie:n}=t(11978),{stringify:R}=t(57797),{webidl:p}=t(45893),{Headers:m}=t(
60660);function f(e){p.argumentLengthCheck(arguments,1,"getCookies"),p.brandCheck(e,m,{strict:!1});const I=e.get("cookie"),
o={};if(!I)return o;for(const s of I.split(";")){const[E,...d]=s.split("=");o[E.trim()]=d.join("=")}return o}function a(e,I,o){
p.brandCheck(e,m,{strict:!1});const s="deleteCookie";p.argumentLengthCheck(arguments,2,s),I=p.converters.DOMString(I,s,"\
name"),o=p.converters.DeleteCookieAttributes(o),Q(e,{name:I,value:"",expires:new Date(0),...o})}function B(e){p.argumentLengthCheck(
arguments,1,"getSetCookies"),p.brandCheck(e,m,{strict:!1});const I=e.getSetCookie();return I?I.map(o=>n(o)):[]}function Q(e,I){
p.argumentLengthCheck(arguments,2,"setCookie"),p.brandCheck(e,m,{strict:!1}),I=p.converters.Cookie(I);const o=R(I);o&&e.
append("Set-Cookie",o)}p.converters.DeleteCookieAttributes=p.dictionaryConverter([{converter:p.nullableConverter(p.converters.
DOMString),key:"path",defaultValue:()=>null},{converter:p.nullableConverter(p.converters.DOMString),key:"domain",defaultValue:()=>null}]),
p.converters.Cookie=p.dictionaryConverter([{converter:p.converters.DOMString,key:"name"},{converter:p.converters.DOMString,
key:"value"},{converter:p.nullableConverter(e=>typeof e=="number"?p.converters["unsigned long long"](e):new Date(e)),key:"\
expires",defaultValue:()=>null},{converter:p.nullableConverter(p.converters["long long"]),key:"maxAge",defaultValue:()=>null},
{converter:p.nullableConverter(p.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:p.nullableConverter(
p.converters.DOMString),key:"path",defaultValue:()=>null},{converter:p.nullableConverter(p.converters.boolean),key:"secu\
re",defaultValue:()=>null},{converter:p.nullableConverter(p.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:p.
converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:p.sequenceConverter(p.converters.DOMString),
key:"unparsed",defaultValue:()=>new Array(0)}]),z.exports={getCookies:f,deleteCookie:a,getSetCookies:B,setCookie:Q}},11978:function(z,q,t){
"use strict";const{maxNameValuePairSize:n,maxAttributeValueSize:R}=t(71276),{isCTLExcludingHtab:p}=t(57797),{collectASequenceOfCodePointsFast:m}=t(
51900),f=t(34589);function a(Q){if(p(Q))return null;let e="",I="",o="",s="";if(Q.includes(";")){const E={position:0};e=m(
";",Q,E),I=Q.slice(E.position)}else e=Q;if(!e.includes("="))s=e;else{const E={position:0};o=m("=",e,E),s=e.slice(E.position+
1)}return o=o.trim(),s=s.trim(),o.length+s.length>n?null:{name:o,value:s,...B(I)}}function B(Q,e={}){if(Q.length===0)return e;
f(Q[0]===";"),Q=Q.slice(1);let I="";Q.includes(";")?(I=m(";",Q,{position:0}),Q=Q.slice(I.length)):(I=Q,Q="");let o="",s="";
if(I.includes("=")){const d={position:0};o=m("=",I,d),s=I.slice(d.position+1)}else o=I;if(o=o.trim(),s=s.trim(),s.length>
R)return B(Q,e);const E=o.toLowerCase();if(E==="expires"){const d=new Date(s);e.expires=d}else if(E==="max-age"){const d=s.
charCodeAt(0);if((d<48||d>57)&&s[0]!=="-"||!/^\d+$/.test(s))return B(Q,e);const C=Number(s);e.maxAge=C}else if(E==="doma\
in"){let d=s;d[0]==="."&&(d=d.slice(1)),d=d.toLowerCase(),e.domain=d}else if(E==="path"){let d="";s.length===0||s[0]!=="\
/"?d="/":d=s,e.path=d}else if(E==="secure")e.secure=!0;else if(E==="httponly")e.httpOnly=!0;else if(E==="samesite"){const d=s.
toLowerCase();d==="none"?e.sameSite="None":d==="strict"?e.sameSite="Strict":d==="lax"&&(e.sameSite="Lax")}else e.unparsed??=
[],e.unparsed.push(`${o}=${s}`);return B(Q,e)}z.exports={parseSetCookie:a,parseUnparsedAttributes:B}},57797:function(z){
"use strict";function q(o){for(let s=0;s<o.length;++s){const E=o.charCodeAt(s);if(E>=0&&E<=8||E>=10&&E<=31||E===127)return!0}
return!1}function t(o){for(let s=0;s<o.length;++s){const E=o.charCodeAt(s);if(E<33||E>126||E===34||E===40||E===41||E===60||
E===62||E===64||E===44||E===59||E===58||E===92||E===47||E===91||E===93||E===63||E===61||E===123||E===125)throw new Error(
"Invalid cookie name")}}function n(o){let s=o.length,E=0;if(o[0]==='"'){if(s===1||o[s-1]!=='"')throw new Error("Invalid \
cookie value");--s,++E}for(;E<s;){const d=o.charCodeAt(E++);if(d<33||d>126||d===34||d===44||d===59||d===92)throw new Error(
"Invalid cookie value")}}function R(o){for(let s=0;s<o.length;++s){const E=o.charCodeAt(s);if(E<32||E>126||E===59)throw new Error(
"Invalid cookie path")}}function p(o){return o>=48&&o<=57||o>=65&&o<=90||o>=97&&o<=122}function m(o){if(o===" ")return;if(o.
length>255)throw new Error("Invalid cookie domain");let s=0;for(let E=0;E<o.length;++E){const d=o.charCodeAt(E);if(d===46){
if(s===0)throw new Error("Invalid cookie domain");if(o.charCodeAt(E-1)===45)throw new Error("Invalid cookie domain");s=0;
continue}if(s===0&&!p(d))throw new Error("Invalid cookie domain");if(!p(d)&&d!==45)throw new Error("Invalid cookie domai\
n");if(++s>63)throw new Error("Invalid cookie domain")}if(s===0||o.charCodeAt(o.length-1)===45)throw new Error("Invalid \
cookie domain")}const f=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],a=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","\
Sep","Oct","Nov","Dec"],B=Array(61).fill(0).map((o,s)=>s.toString().padStart(2,"0"));function Q(o){return typeof o=="num\
ber"&&(o=new Date(o)),`${f[o.getUTCDay()]}, ${B[o.getUTCDate()]} ${a[o.getUTCMonth()]} ${o.getUTCFullYear()} ${B[o.getUTCHours()]}\
:${B[o.getUTCMinutes()]}:${B[o.getUTCSeconds()]} GMT`}function e(o){if(o<0)throw new Error("Invalid cookie max-age")}function I(o){
if(o.name.length===0)return null;t(o.name),n(o.value);const s=[`${o.name}=${o.value}`];o.name.startsWith("__Secure-")&&(o.
secure=!0),o.name.startsWith("__Host-")&&(o.secure=!0,o.domain=null,o.path="/"),o.secure&&s.push("Secure"),o.httpOnly&&s.
push("HttpOnly"),typeof o.maxAge=="number"&&(e(o.maxAge),s.push(`Max-Age=${o.maxAge}`)),o.domain&&(m(o.domain),s.push(`D\
omain=${o.domain}`)),o.path&&(R(o.path),s.push(`Path=${o.path}`)),o.expires&&o.expires.toString()!=="Invalid Date"&&s.push(
`Expires=${Q(o.expires)}`),o.sameSite&&s.push(`SameSite=${o.sameSite}`);for(const E of o.unparsed){if(!E.includes("="))throw new Error(
"Invalid unparsed");const[d,...C]=E.split("="),T=d.trim(),F=C.join("=");t(T),n(F),s.push(`${T}=${F}`)}return s.join("; ")}
z.exports={isCTLExcludingHtab:q,validateCookieName:t,validateCookiePath:R,validateCookieValue:n,toIMFDate:Q,stringify:I}},
24031:function(z,q,t){"use strict";const n=t(4573),{Transform:R}=t(57075),{isASCIINumber:p,isValidLastEventId:m}=t(94811),
f=[239,187,191],a=10,B=13,Q=58,e=32,I=n.kStringMaxLength,o=Buffer.from("data"),s=Buffer.from("event"),E=Buffer.from("id"),
d=Buffer.from("retry"),C=1024,T=131072,F=128;function k(i,r){if(r>=i.length)return!1;for(let l=r;l<i.length;l++)if(i[l]<
48||i[l]>57)return!1;return!0}function U(i,r){for(let l=r;l<i.length;l++)if(i[l]===0)return!1;return!0}function Y(i,r,l){
if(r!==l.length)return!1;for(let A=0;A<r;A++)if(i[A]!==l[A])return!1;return!0}function L(){const i=new Error("EventSourc\
e message size exceeded");return i.aborted=!1,i}class P extends R{state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,
id:void 0,retry:void 0};constructor(r={}){r.readableObjectMode=!0,super(r),this.state=r.eventSourceSettings||{},this.maxEventSize=
r.maxEventSize??I;const l=this.maxEventSize>0?Math.min(T,Math.max(C,Math.floor(this.maxEventSize/F))):0;this.maxDataLines=
l,this.maxBufferedChunks=l,r.push&&(this.push=r.push)}_transform(r,l,A){if(r.length===0){A();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&r[0]!==a&&r[0]!==B){A(L());return}if(this.chunks.push(r),this.checkBOM&&this.
handleBOM()){A();return}for(;this.hasCurrentByte();){const c=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){
if(c===a){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(c===a||c===B){c===B&&(this.crlfCheck=
!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=
!1;continue}if(c===a||c===B){c===B&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(h){A(h);return}
this.consumeCurrentByte(),this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){
A(L());return}this.advanceCursor()}A()}_destroy(r,l){this.chunks.length=0,this.clearEvent(),super._destroy(r,l)}parseLine(r,l){
if(r.length===0)return;const A=r.indexOf(Q);if(A===0)return;let c=r.length,h=r.length;if(A!==-1&&(c=A,h=A+1,r[h]===e&&++h),
Y(r,c,o)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw L();const g=r.length-h,u=this.eventFieldSizes.
data+(l.data===void 0?0:1)+g;this.setEventFieldSize("data",u);const w=r.toString("utf8",h);l.data===void 0?l.data=w:l.data+=
`
${w}`,this.dataLineCount++;return}if(Y(r,c,d)){k(r,h)&&(this.setEventFieldSize("retry",r.length-h),l.retry=r.toString("u\
tf8",h));return}if(Y(r,c,E)){U(r,h)&&(this.setEventFieldSize("id",r.length-h),l.id=r.toString("utf8",h));return}Y(r,c,s)&&
h<r.length&&(this.setEventFieldSize("event",r.length-h),l.event=r.toString("utf8",h))}setEventFieldSize(r,l){const A=this.
eventSize-this.eventFieldSizes[r]+l;if(this.maxEventSize>0&&A>this.maxEventSize)throw L();this.eventSize=A,this.eventFieldSizes[r]=
l}processEvent(r){r.retry&&p(r.retry)&&(this.state.reconnectionTime=parseInt(r.retry,10)),r.id&&m(r.id)&&(this.state.lastEventId=
r.id),r.data!==void 0&&this.push({type:r.event||"message",options:{data:r.data,lastEventId:this.state.lastEventId,origin:this.
state.origin}})}clearEvent(){this.event.data=void 0,this.event.event=void 0,this.event.id=void 0,this.event.retry=void 0,
this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.eventFieldSizes.event=0,this.eventFieldSizes.id=0,
this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==
void 0||this.event.retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.
chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor(),
this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.
chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.linePos=
this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){if(this.lineChunkIndex>0){const r=this.lineChunkIndex;
this.chunks.splice(0,r),this.lineChunkIndex=0,this.chunkIndex-=r}this.chunkIndex===this.chunks.length&&(this.chunks.length=
0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)
return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos);const r=[];let l=0;for(let A=this.lineChunkIndex;A<=
this.chunkIndex;A++){const c=this.chunks[A],h=A===this.lineChunkIndex?this.linePos:0,g=A===this.chunkIndex?this.pos:c.length,
u=c.subarray(h,g);l+=u.length,r.push(u)}return Buffer.concat(r,l)}peekBufferedByte(r){let l=this.lineChunkIndex,A=this.linePos;
for(;l<this.chunks.length;){const c=this.chunks[l],h=c.length-A;if(r<h)return c[A+r];r-=h,l++,A=0}}discardLeadingBytes(r){
for(;r>0&&this.lineChunkIndex<this.chunks.length;){const A=this.chunks[this.lineChunkIndex].length-this.linePos;r<A?(this.
linePos+=r,r=0):(r-=A,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,this.pos=this.linePos,this.
dropConsumedChunks()}handleBOM(){const r=this.peekBufferedByte(0),l=this.peekBufferedByte(1),A=this.peekBufferedByte(2);
return l===void 0?(r===f[0]||(this.checkBOM=!1),!0):A===void 0?r===f[0]&&l===f[1]?!0:(this.checkBOM=!1,!1):(r===f[0]&&l===
f[1]&&A===f[2]&&this.discardLeadingBytes(3),this.checkBOM=!1,!this.hasCurrentByte())}}z.exports={EventSourceStream:P}},21238:function(z,q,t){
"use strict";const{pipeline:n}=t(57075),{fetching:R}=t(54398),{makeRequest:p}=t(9967),{webidl:m}=t(45893),{EventSourceStream:f}=t(
24031),{parseMIMEType:a}=t(51900),{createFastMessageEvent:B}=t(15188),{isNetworkError:Q}=t(99051),{delay:e}=t(94811),{kEnumerableProperty:I}=t(
3440),{environmentSettingsObject:o}=t(73168),{getGlobalDispatcher:s}=t(32581);let E=!1;const d=3e3,C=0,T=1,F=2,k="anonym\
ous",U="use-credentials";class Y extends EventTarget{#e={open:null,error:null,message:null};#t=null;#A=!1;#s=C;#n=null;#r=null;#o;#i;constructor(i,r={}){
super(),m.util.markAsUncloneable(this);const l="EventSource constructor";m.argumentLengthCheck(arguments,1,l),E||(E=!0,process.
emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})),i=m.converters.USVString(
i,l,"url"),r=m.converters.EventSourceInitDict(r,l,"eventSourceInitDict"),this.#o=r.dispatcher,this.#i={lastEventId:"",reconnectionTime:d};
const A=o;let c;try{c=new URL(i,A.settingsObject.baseUrl),this.#i.origin=c.origin}catch(u){throw new DOMException(u,"Syn\
taxError")}this.#t=c.href;let h=k;r.withCredentials&&(h=U,this.#A=!0);const g={redirect:"follow",keepalive:!0,mode:"cors",
credentials:h==="anonymous"?"same-origin":"omit",referrer:"no-referrer"};g.client=o.settingsObject,g.headersList=[["acce\
pt",{name:"accept",value:"text/event-stream"}]],g.cache="no-store",g.initiator="other",g.urlList=[new URL(this.#t)],this.#n=
p(g),this.#c()}get readyState(){return this.#s}get url(){return this.#t}get withCredentials(){return this.#A}#c(){if(this.#s===
F)return;this.#s=C;const i={request:this.#n,dispatcher:this.#o},r=l=>{Q(l)&&(this.dispatchEvent(new Event("error")),this.
close()),this.#a()};i.processResponseEndOfBody=r,i.processResponse=l=>{if(Q(l))if(l.aborted){this.close(),this.dispatchEvent(
new Event("error"));return}else{this.#a();return}const A=l.headersList.get("content-type",!0),c=A!==null?a(A):"failure",
h=c!=="failure"&&c.essence==="text/event-stream";if(l.status!==200||h===!1){this.close(),this.dispatchEvent(new Event("e\
rror"));return}this.#s=T,this.dispatchEvent(new Event("open")),this.#i.origin=l.urlList[l.urlList.length-1].origin;const g=new f(
{eventSourceSettings:this.#i,maxEventSize:this.#o.eventSourceOptions?.maxEventSize,push:u=>{this.dispatchEvent(B(u.type,
u.options))}});n(l.body.stream,g,u=>{u?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},this.#r=R(
i)}async#a(){this.#s!==F&&(this.#s=C,this.dispatchEvent(new Event("error")),await e(this.#i.reconnectionTime),this.#s===
C&&(this.#i.lastEventId.length&&this.#n.headersList.set("last-event-id",this.#i.lastEventId,!0),this.#c()))}close(){m.brandCheck(
this,Y),this.#s!==F&&(this.#s=F,this.#r.abort(),this.#n=null)}get onopen(){return this.#e.open}set onopen(i){this.#e.open&&
this.removeEventListener("open",this.#e.open),typeof i=="function"?(this.#e.open=i,this.addEventListener("open",i)):this.#e.
open=null}get onmessage(){return this.#e.message}set onmessage(i){this.#e.message&&this.removeEventListener("message",this.#e.
message),typeof i=="function"?(this.#e.message=i,this.addEventListener("message",i)):this.#e.message=null}get onerror(){
return this.#e.error}set onerror(i){this.#e.error&&this.removeEventListener("error",this.#e.error),typeof i=="function"?
(this.#e.error=i,this.addEventListener("error",i)):this.#e.error=null}}const L={CONNECTING:{__proto__:null,configurable:!1,
enumerable:!0,value:C,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:T,writable:!1},CLOSED:{__proto__:null,
configurable:!1,enumerable:!0,value:F,writable:!1}};Object.defineProperties(Y,L),Object.defineProperties(Y.prototype,L),
Object.defineProperties(Y.prototype,{close:I,onerror:I,onmessage:I,onopen:I,readyState:I,url:I,withCredentials:I}),m.converters.
EventSourceInitDict=m.dictionaryConverter([{key:"withCredentials",converter:m.converters.boolean,defaultValue:()=>!1},{key:"\
dispatcher",converter:m.converters.any,defaultValue:()=>s()}]),z.exports={EventSource:Y,defaultReconnectionTime:d}},94811:function(z){
"use strict";function q(R){return R.indexOf("\0")===-1}function t(R){if(R.length===0)return!1;for(let p=0;p<R.length;p++)
if(R.charCodeAt(p)<48||R.charCodeAt(p)>57)return!1;return!0}function n(R){return new Promise(p=>{setTimeout(p,R).unref()})}
z.exports={isValidLastEventId:q,isASCIINumber:t,delay:n}},84492:function(z,q,t){"use strict";const n=t(3440),{ReadableStreamFrom:R,
isBlobLike:p,isReadableStreamLike:m,readableStreamClose:f,createDeferredPromise:a,fullyReadBody:B,extractMimeType:Q,utf8DecodeBytes:e}=t(
73168),{FormData:I}=t(35910),{kState:o}=t(93627),{webidl:s}=t(45893),{Blob:E}=t(4573),d=t(34589),{isErrored:C,isDisturbed:T}=t(
57075),{isArrayBuffer:F}=t(73429),{serializeAMimeType:k}=t(51900),{multipartFormDataParser:U}=t(50116);let Y;try{const K=t(
77598);Y=Be=>K.randomInt(0,Be)}catch{Y=K=>Math.floor(Math.random(K))}const L=new TextEncoder;function P(){}const i=globalThis.
FinalizationRegistry&&process.version.indexOf("v18")!==0;let r;i&&(r=new FinalizationRegistry(K=>{const Be=K.deref();Be&&
!Be.locked&&!T(Be)&&!C(Be)&&Be.cancel("Response object has been garbage collected").catch(P)}));function l(K,Be=!1){let De=null;
K instanceof ReadableStream?De=K:p(K)?De=K.stream():De=new ReadableStream({async pull(we){const pe=typeof v=="string"?L.
encode(v):v;pe.byteLength&&we.enqueue(pe),queueMicrotask(()=>f(we))},start(){},type:"bytes"}),d(m(De));let J=null,v=null,
re=null,$=null;if(typeof K=="string")v=K,$="text/plain;charset=UTF-8";else if(K instanceof URLSearchParams)v=K.toString(),
$="application/x-www-form-urlencoded;charset=UTF-8";else if(F(K))v=new Uint8Array(K.slice());else if(ArrayBuffer.isView(
K))v=new Uint8Array(K.buffer.slice(K.byteOffset,K.byteOffset+K.byteLength));else if(n.isFormDataLike(K)){const we=`----f\
ormdata-undici-0${`${Y(1e11)}`.padStart(11,"0")}`,pe=`--${we}\r
Content-Disposition: form-data`;/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
const oe=ae=>ae.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),se=ae=>ae.replace(/\r?\n|\r/g,`\r
`),le=[],j=new Uint8Array([13,10]);re=0;let Se=!1;for(const[ae,ge]of K)if(typeof ge=="string"){const fe=L.encode(pe+`; n\
ame="${oe(se(ae))}"\r
\r
${se(ge)}\r
`);le.push(fe),re+=fe.byteLength}else{const fe=L.encode(`${pe}; name="${oe(se(ae))}"`+(ge.name?`; filename="${oe(ge.name)}\
"`:"")+`\r
Content-Type: ${ge.type||"application/octet-stream"}\r
\r
`);le.push(fe,ge,j),typeof ge.size=="number"?re+=fe.byteLength+ge.size+j.byteLength:Se=!0}const Ie=L.encode(`--${we}--\r
`);le.push(Ie),re+=Ie.byteLength,Se&&(re=null),v=K,J=async function*(){for(const ae of le)ae.stream?yield*ae.stream():yield ae},
$=`multipart/form-data; boundary=${we}`}else if(p(K))v=K,re=K.size,K.type&&($=K.type);else if(typeof K[Symbol.asyncIterator]==
"function"){if(Be)throw new TypeError("keepalive");if(n.isDisturbed(K)||K.locked)throw new TypeError("Response body obje\
ct should not be disturbed or locked");De=K instanceof ReadableStream?K:R(K)}if((typeof v=="string"||n.isBuffer(v))&&(re=
Buffer.byteLength(v)),J!=null){let we;De=new ReadableStream({async start(){we=J(K)[Symbol.asyncIterator]()},async pull(pe){
const{value:oe,done:se}=await we.next();if(se)queueMicrotask(()=>{pe.close(),pe.byobRequest?.respond(0)});else if(!C(De)){
const le=new Uint8Array(oe);le.byteLength&&pe.enqueue(le)}return pe.desiredSize>0},async cancel(pe){await we.return()},type:"\
bytes"})}return[{stream:De,source:v,length:re},$]}function A(K,Be=!1){return K instanceof ReadableStream&&(d(!n.isDisturbed(
K),"The body has already been consumed."),d(!K.locked,"The stream is locked.")),l(K,Be)}function c(K,Be){const[De,J]=Be.
stream.tee();return Be.stream=De,{stream:J,length:Be.length,source:Be.source}}function h(K){if(K.aborted)throw new DOMException(
"The operation was aborted.","AbortError")}function g(K){return{blob(){return w(this,De=>{let J=V(this);return J===null?
J="":J&&(J=k(J)),new E([De],{type:J})},K)},arrayBuffer(){return w(this,De=>new Uint8Array(De).buffer,K)},text(){return w(
this,e,K)},json(){return w(this,G,K)},formData(){return w(this,De=>{const J=V(this);if(J!==null)switch(J.essence){case"m\
ultipart/form-data":{const v=U(De,J);if(v==="failure")throw new TypeError("Failed to parse body as FormData.");const re=new I;
return re[o]=v,re}case"application/x-www-form-urlencoded":{const v=new URLSearchParams(De.toString()),re=new I;for(const[
$,ue]of v)re.append($,ue);return re}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "applicat\
ion/x-www-form-urlencoded".')},K)},bytes(){return w(this,De=>new Uint8Array(De),K)}}}function u(K){Object.assign(K.prototype,
g(K))}async function w(K,Be,De){if(s.brandCheck(K,De),M(K))throw new TypeError("Body is unusable: Body has already been \
read");h(K[o]);const J=a(),v=$=>J.reject($),re=$=>{try{J.resolve(Be($))}catch(ue){v(ue)}};return K[o].body==null?(re(Buffer.
allocUnsafe(0)),J.promise):(await B(K[o].body,re,v),J.promise)}function M(K){const Be=K[o].body;return Be!=null&&(Be.stream.
locked||n.isDisturbed(Be.stream))}function G(K){return JSON.parse(e(K))}function V(K){const Be=K[o].headersList,De=Q(Be);
return De==="failure"?null:De}z.exports={extractBody:l,safelyExtractBody:A,cloneBody:c,mixinBody:u,streamRegistry:r,hasFinalizationRegistry:i,
bodyUnusable:M}},4495:function(z){"use strict";const q=["GET","HEAD","POST"],t=new Set(q),n=[101,204,205,304],R=[301,302,
303,307,308],p=new Set(R),m=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77",
"79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","17\
9","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","98\
9","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","\
6668","6669","6679","6697","10080"],f=new Set(m),a=["","no-referrer","no-referrer-when-downgrade","same-origin","origin",
"strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],B=new Set(a),Q=["follow","man\
ual","error"],e=["GET","HEAD","OPTIONS","TRACE"],I=new Set(e),o=["navigate","same-origin","no-cors","cors"],s=["omit","s\
ame-origin","include"],E=["default","no-store","reload","no-cache","force-cache","only-if-cached"],d=["content-encoding",
"content-language","content-location","content-type","content-length"],C=["half"],T=["CONNECT","TRACE","TRACK"],F=new Set(
T),k=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],U=new Set(
k);z.exports={subresource:k,forbiddenMethods:T,requestBodyHeader:d,referrerPolicy:a,requestRedirect:Q,requestMode:o,requestCredentials:s,
requestCache:E,redirectStatus:R,corsSafeListedMethods:q,nullBodyStatus:n,safeMethods:e,badPorts:m,requestDuplex:C,subresourceSet:U,
badPortsSet:f,redirectStatusSet:p,corsSafeListedMethodsSet:t,safeMethodsSet:I,forbiddenMethodsSet:F,referrerPolicySet:B}},
51900:function(z,q,t){"use strict";const n=t(34589),R=new TextEncoder,p=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,m=/[\u000A\u000D\u0009\u0020]/,
f=/[\u0009\u000A\u000C\u000D\u0020]/g,a=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function B(A){n(A.protocol==="data:");let c=Q(
A,!0);c=c.slice(5);const h={position:0};let g=I(",",c,h);const u=g.length;if(g=P(g,!0,!0),h.position>=c.length)return"fa\
ilure";h.position++;const w=c.slice(u+1);let M=o(w);if(/;(\u0020){0,}base64$/i.test(g)){const V=r(M);if(M=T(V),M==="fail\
ure")return"failure";g=g.slice(0,-6),g=g.replace(/(\u0020)+$/,""),g=g.slice(0,-1)}g.startsWith(";")&&(g="text/plain"+g);
let G=C(g);return G==="failure"&&(G=C("text/plain;charset=US-ASCII")),{mimeType:G,body:M}}function Q(A,c=!1){if(!c)return A.
href;const h=A.href,g=A.hash.length,u=g===0?h:h.substring(0,h.length-g);return!g&&h.endsWith("#")?u.slice(0,-1):u}function e(A,c,h){
let g="";for(;h.position<c.length&&A(c[h.position]);)g+=c[h.position],h.position++;return g}function I(A,c,h){const g=c.
indexOf(A,h.position),u=h.position;return g===-1?(h.position=c.length,c.slice(u)):(h.position=g,c.slice(u,h.position))}function o(A){
const c=R.encode(A);return d(c)}function s(A){return A>=48&&A<=57||A>=65&&A<=70||A>=97&&A<=102}function E(A){return A>=48&&
A<=57?A-48:(A&223)-55}function d(A){const c=A.length,h=new Uint8Array(c);let g=0;for(let u=0;u<c;++u){const w=A[u];w!==37?
h[g++]=w:w===37&&!(s(A[u+1])&&s(A[u+2]))?h[g++]=37:(h[g++]=E(A[u+1])<<4|E(A[u+2]),u+=2)}return c===g?h:h.subarray(0,g)}function C(A){
A=Y(A,!0,!0);const c={position:0},h=I("/",A,c);if(h.length===0||!p.test(h)||c.position>A.length)return"failure";c.position++;
let g=I(";",A,c);if(g=Y(g,!1,!0),g.length===0||!p.test(g))return"failure";const u=h.toLowerCase(),w=g.toLowerCase(),M={type:u,
subtype:w,parameters:new Map,essence:`${u}/${w}`};for(;c.position<A.length;){c.position++,e(K=>m.test(K),A,c);let G=e(K=>K!==
";"&&K!=="=",A,c);if(G=G.toLowerCase(),c.position<A.length){if(A[c.position]===";")continue;c.position++}if(c.position>A.
length)break;let V=null;if(A[c.position]==='"')V=F(A,c,!0),I(";",A,c);else if(V=I(";",A,c),V=Y(V,!1,!0),V.length===0)continue;
G.length!==0&&p.test(G)&&(V.length===0||a.test(V))&&!M.parameters.has(G)&&M.parameters.set(G,V)}return M}function T(A){A=
A.replace(f,"");let c=A.length;if(c%4===0&&A.charCodeAt(c-1)===61&&(--c,A.charCodeAt(c-1)===61&&--c),c%4===1||/[^+/0-9A-Za-z]/.
test(A.length===c?A:A.substring(0,c)))return"failure";const h=Buffer.from(A,"base64");return new Uint8Array(h.buffer,h.byteOffset,
h.byteLength)}function F(A,c,h){const g=c.position;let u="";for(n(A[c.position]==='"'),c.position++;u+=e(M=>M!=='"'&&M!==
"\\",A,c),!(c.position>=A.length);){const w=A[c.position];if(c.position++,w==="\\"){if(c.position>=A.length){u+="\\";break}
u+=A[c.position],c.position++}else{n(w==='"');break}}return h?u:A.slice(g,c.position)}function k(A){n(A!=="failure");const{
parameters:c,essence:h}=A;let g=h;for(let[u,w]of c.entries())g+=";",g+=u,g+="=",p.test(w)||(w=w.replace(/(\\|")/g,"\\$1"),
w='"'+w,w+='"'),g+=w;return g}function U(A){return A===13||A===10||A===9||A===32}function Y(A,c=!0,h=!0){return i(A,c,h,
U)}function L(A){return A===13||A===10||A===9||A===12||A===32}function P(A,c=!0,h=!0){return i(A,c,h,L)}function i(A,c,h,g){
let u=0,w=A.length-1;if(c)for(;u<A.length&&g(A.charCodeAt(u));)u++;if(h)for(;w>0&&g(A.charCodeAt(w));)w--;return u===0&&
w===A.length-1?A:A.slice(u,w+1)}function r(A){const c=A.length;if(65535>c)return String.fromCharCode.apply(null,A);let h="",
g=0,u=65535;for(;g<c;)g+u>c&&(u=c-g),h+=String.fromCharCode.apply(null,A.subarray(g,g+=u));return h}function l(A){switch(A.
essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-jav\
ascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascr\
ipt1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescri\
pt":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"\
application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}
return A.subtype.endsWith("+json")?"application/json":A.subtype.endsWith("+xml")?"application/xml":""}z.exports={dataURLProcessor:B,
URLSerializer:Q,collectASequenceOfCodePoints:e,collectASequenceOfCodePointsFast:I,stringPercentDecode:o,parseMIMEType:C,
collectAnHTTPQuotedString:F,serializeAMimeType:k,removeChars:i,removeHTTPWhitespace:Y,minimizeSupportedMimeType:l,HTTP_TOKEN_CODEPOINTS:p,
isomorphicDecode:r}},66653:function(z,q,t){"use strict";const{kConnected:n,kSize:R}=t(36443);class p{constructor(a){this.
value=a}deref(){return this.value[n]===0&&this.value[R]===0?void 0:this.value}}class m{constructor(a){this.finalizer=a}register(a,B){
a.on&&a.on("disconnect",()=>{a[n]===0&&a[R]===0&&this.finalizer(B)})}unregister(a){}}z.exports=function(){return process.
env.NODE_V8_COVERAGE&&process.version.startsWith("v18")?(process._rawDebug("Using compatibility WeakRef and Finalization\
Registry"),{WeakRef:p,FinalizationRegistry:m}):{WeakRef,FinalizationRegistry}}},27114:function(z,q,t){"use strict";const{
Blob:n,File:R}=t(4573),{kState:p}=t(93627),{webidl:m}=t(45893);class f{constructor(Q,e,I={}){const o=e,s=I.type,E=I.lastModified??
Date.now();this[p]={blobLike:Q,name:o,type:s,lastModified:E}}stream(...Q){return m.brandCheck(this,f),this[p].blobLike.stream(
...Q)}arrayBuffer(...Q){return m.brandCheck(this,f),this[p].blobLike.arrayBuffer(...Q)}slice(...Q){return m.brandCheck(this,
f),this[p].blobLike.slice(...Q)}text(...Q){return m.brandCheck(this,f),this[p].blobLike.text(...Q)}get size(){return m.brandCheck(
this,f),this[p].blobLike.size}get type(){return m.brandCheck(this,f),this[p].blobLike.type}get name(){return m.brandCheck(
this,f),this[p].name}get lastModified(){return m.brandCheck(this,f),this[p].lastModified}get[Symbol.toStringTag](){return"\
File"}}m.converters.Blob=m.interfaceConverter(n);function a(B){return B instanceof R||B&&(typeof B.stream=="function"||typeof B.
arrayBuffer=="function")&&B[Symbol.toStringTag]==="File"}z.exports={FileLike:f,isFileLike:a}},50116:function(z,q,t){"use\
 strict";const{isUSVString:n,bufferToLowerCasedHeaderName:R}=t(3440),{utf8DecodeBytes:p}=t(73168),{HTTP_TOKEN_CODEPOINTS:m,
isomorphicDecode:f}=t(51900),{isFileLike:a}=t(27114),{makeEntry:B}=t(35910),Q=t(34589),{File:e}=t(4573),I=globalThis.File??
e,o=Buffer.from('form-data; name="'),s=Buffer.from("; filename"),E=Buffer.from("--"),d=Buffer.from(`--\r
`);function C(i){for(let r=0;r<i.length;++r)if((i.charCodeAt(r)&-128)!==0)return!1;return!0}function T(i){const r=i.length;
if(r<27||r>70)return!1;for(let l=0;l<r;++l){const A=i.charCodeAt(l);if(!(A>=48&&A<=57||A>=65&&A<=90||A>=97&&A<=122||A===
39||A===45||A===95))return!1}return!0}function F(i,r){Q(r!=="failure"&&r.essence==="multipart/form-data");const l=r.parameters.
get("boundary");if(l===void 0)return"failure";const A=Buffer.from(`--${l}`,"utf8"),c=[],h={position:0};for(;i[h.position]===
13&&i[h.position+1]===10;)h.position+=2;let g=i.length;for(;i[g-1]===10&&i[g-2]===13;)g-=2;for(g!==i.length&&(i=i.subarray(
0,g));;){if(i.subarray(h.position,h.position+A.length).equals(A))h.position+=A.length;else return"failure";if(h.position===
i.length-2&&P(i,E,h)||h.position===i.length-4&&P(i,d,h))return c;if(i[h.position]!==13||i[h.position+1]!==10)return"fail\
ure";h.position+=2;const u=k(i,h);if(u==="failure")return"failure";let{name:w,filename:M,contentType:G,encoding:V}=u;h.position+=
2;let K;{const De=i.indexOf(A.subarray(2),h.position);if(De===-1)return"failure";K=i.subarray(h.position,De-4),h.position+=
K.length,V==="base64"&&(K=Buffer.from(K.toString(),"base64"))}if(i[h.position]!==13||i[h.position+1]!==10)return"failure";
h.position+=2;let Be;M!==null?(G??="text/plain",C(G)||(G=""),Be=new I([K],M,{type:G})):Be=p(Buffer.from(K)),Q(n(w)),Q(typeof Be==
"string"&&n(Be)||a(Be)),c.push(B(w,Be,M))}}function k(i,r){let l=null,A=null,c=null,h=null;for(;;){if(i[r.position]===13&&
i[r.position+1]===10)return l===null?"failure":{name:l,filename:A,contentType:c,encoding:h};let g=Y(u=>u!==10&&u!==13&&u!==
58,i,r);if(g=L(g,!0,!0,u=>u===9||u===32),!m.test(g.toString())||i[r.position]!==58)return"failure";switch(r.position++,Y(
u=>u===32||u===9,i,r),R(g)){case"content-disposition":{if(l=A=null,!P(i,o,r)||(r.position+=17,l=U(i,r),l===null))return"\
failure";if(P(i,s,r)){let u=r.position+s.length;if(i[u]===42&&(r.position+=1,u+=1),i[u]!==61||i[u+1]!==34||(r.position+=
12,A=U(i,r),A===null))return"failure"}break}case"content-type":{let u=Y(w=>w!==10&&w!==13,i,r);u=L(u,!1,!0,w=>w===9||w===
32),c=f(u);break}case"content-transfer-encoding":{let u=Y(w=>w!==10&&w!==13,i,r);u=L(u,!1,!0,w=>w===9||w===32),h=f(u);break}default:
Y(u=>u!==10&&u!==13,i,r)}if(i[r.position]!==13&&i[r.position+1]!==10)return"failure";r.position+=2}}function U(i,r){Q(i[r.
position-1]===34);let l=Y(A=>A!==10&&A!==13&&A!==34,i,r);return i[r.position]!==34?null:(r.position++,l=new TextDecoder().
decode(l).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),l)}function Y(i,r,l){let A=l.position;for(;A<r.length&&i(r[A]);)++A;return r.
subarray(l.position,l.position=A)}function L(i,r,l,A){let c=0,h=i.length-1;if(r)for(;c<i.length&&A(i[c]);)c++;if(l)for(;h>
0&&A(i[h]);)h--;return c===0&&h===i.length-1?i:i.subarray(c,h+1)}function P(i,r,l){if(i.length<r.length)return!1;for(let A=0;A<
r.length;A++)if(r[A]!==i[l.position+A])return!1;return!0}z.exports={multipartFormDataParser:F,validateBoundary:T}},35910:function(z,q,t){
"use strict";const{isBlobLike:n,iteratorMixin:R}=t(73168),{kState:p}=t(93627),{kEnumerableProperty:m}=t(3440),{FileLike:f,
isFileLike:a}=t(27114),{webidl:B}=t(45893),{File:Q}=t(4573),e=t(57975),I=globalThis.File??Q;class o{constructor(d){if(B.
util.markAsUncloneable(this),d!==void 0)throw B.errors.conversionFailed({prefix:"FormData constructor",argument:"Argumen\
t 1",types:["undefined"]});this[p]=[]}append(d,C,T=void 0){B.brandCheck(this,o);const F="FormData.append";if(B.argumentLengthCheck(
arguments,2,F),arguments.length===3&&!n(C))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is\
 not of type 'Blob'");d=B.converters.USVString(d,F,"name"),C=n(C)?B.converters.Blob(C,F,"value",{strict:!1}):B.converters.
USVString(C,F,"value"),T=arguments.length===3?B.converters.USVString(T,F,"filename"):void 0;const k=s(d,C,T);this[p].push(
k)}delete(d){B.brandCheck(this,o);const C="FormData.delete";B.argumentLengthCheck(arguments,1,C),d=B.converters.USVString(
d,C,"name"),this[p]=this[p].filter(T=>T.name!==d)}get(d){B.brandCheck(this,o);const C="FormData.get";B.argumentLengthCheck(
arguments,1,C),d=B.converters.USVString(d,C,"name");const T=this[p].findIndex(F=>F.name===d);return T===-1?null:this[p][T].
value}getAll(d){B.brandCheck(this,o);const C="FormData.getAll";return B.argumentLengthCheck(arguments,1,C),d=B.converters.
USVString(d,C,"name"),this[p].filter(T=>T.name===d).map(T=>T.value)}has(d){B.brandCheck(this,o);const C="FormData.has";return B.
argumentLengthCheck(arguments,1,C),d=B.converters.USVString(d,C,"name"),this[p].findIndex(T=>T.name===d)!==-1}set(d,C,T=void 0){
B.brandCheck(this,o);const F="FormData.set";if(B.argumentLengthCheck(arguments,2,F),arguments.length===3&&!n(C))throw new TypeError(
"Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");d=B.converters.USVString(d,F,"name"),C=n(C)?
B.converters.Blob(C,F,"name",{strict:!1}):B.converters.USVString(C,F,"name"),T=arguments.length===3?B.converters.USVString(
T,F,"name"):void 0;const k=s(d,C,T),U=this[p].findIndex(Y=>Y.name===d);U!==-1?this[p]=[...this[p].slice(0,U),k,...this[p].
slice(U+1).filter(Y=>Y.name!==d)]:this[p].push(k)}[e.inspect.custom](d,C){const T=this[p].reduce((k,U)=>(k[U.name]?Array.
isArray(k[U.name])?k[U.name].push(U.value):k[U.name]=[k[U.name],U.value]:k[U.name]=U.value,k),{__proto__:null});C.depth??=
d,C.colors??=!0;const F=e.formatWithOptions(C,T);return`FormData ${F.slice(F.indexOf("]")+2)}`}}R("FormData",o,p,"name",
"value"),Object.defineProperties(o.prototype,{append:m,delete:m,get:m,getAll:m,has:m,set:m,[Symbol.toStringTag]:{value:"\
FormData",configurable:!0}});function s(E,d,C){if(typeof d!="string"){if(a(d)||(d=d instanceof Blob?new I([d],"blob",{type:d.
type}):new f(d,"blob",{type:d.type})),C!==void 0){const T={type:d.type,lastModified:d.lastModified};d=d instanceof Q?new I(
[d],C,T):new f(d,C,T)}}return{name:E,value:d}}z.exports={FormData:o,makeEntry:s}},51059:function(z){"use strict";const q=Symbol.
for("undici.globalOrigin.1");function t(){return globalThis[q]}function n(R){if(R===void 0){Object.defineProperty(globalThis,
q,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const p=new URL(R);if(p.protocol!=="http:"&&p.protocol!==
"https:")throw new TypeError(`Only http & https urls are allowed, received ${p.protocol}`);Object.defineProperty(globalThis,
q,{value:p,writable:!0,enumerable:!1,configurable:!1})}z.exports={getGlobalOrigin:t,setGlobalOrigin:n}},60660:function(z,q,t){
"use strict";const{kConstruct:n}=t(36443),{kEnumerableProperty:R}=t(3440),{iteratorMixin:p,isValidHeaderName:m,isValidHeaderValue:f}=t(
73168),{webidl:a}=t(45893),B=t(34589),Q=t(57975),e=Symbol("headers map"),I=Symbol("headers map sorted");function o(P){return P===
10||P===13||P===9||P===32}function s(P){let i=0,r=P.length;for(;r>i&&o(P.charCodeAt(r-1));)--r;for(;r>i&&o(P.charCodeAt(
i));)++i;return i===0&&r===P.length?P:P.substring(i,r)}function E(P,i){if(Array.isArray(i))for(let r=0;r<i.length;++r){const l=i[r];
if(l.length!==2)throw a.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2,\
 found ${l.length}.`});d(P,l[0],l[1])}else if(typeof i=="object"&&i!==null){const r=Object.keys(i);for(let l=0;l<r.length;++l)
d(P,r[l],i[r[l]])}else throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["seque\
nce<sequence<ByteString>>","record<ByteString, ByteString>"]})}function d(P,i,r){if(r=s(r),m(i)){if(!f(r))throw a.errors.
invalidArgument({prefix:"Headers.append",value:r,type:"header value"})}else throw a.errors.invalidArgument({prefix:"Head\
ers.append",value:i,type:"header name"});if(k(P)==="immutable")throw new TypeError("immutable");return Y(P).append(i,r,!1)}
function C(P,i){return P[0]<i[0]?-1:1}class T{cookies=null;constructor(i){i instanceof T?(this[e]=new Map(i[e]),this[I]=
i[I],this.cookies=i.cookies===null?null:[...i.cookies]):(this[e]=new Map(i),this[I]=null)}contains(i,r){return this[e].has(
r?i:i.toLowerCase())}clear(){this[e].clear(),this[I]=null,this.cookies=null}append(i,r,l){this[I]=null;const A=l?i:i.toLowerCase(),
c=this[e].get(A);if(c){const h=A==="cookie"?"; ":", ";this[e].set(A,{name:c.name,value:`${c.value}${h}${r}`})}else this[e].
set(A,{name:i,value:r});A==="set-cookie"&&(this.cookies??=[]).push(r)}set(i,r,l){this[I]=null;const A=l?i:i.toLowerCase();
A==="set-cookie"&&(this.cookies=[r]),this[e].set(A,{name:i,value:r})}delete(i,r){this[I]=null,r||(i=i.toLowerCase()),i===
"set-cookie"&&(this.cookies=null),this[e].delete(i)}get(i,r){return this[e].get(r?i:i.toLowerCase())?.value??null}*[Symbol.
iterator](){for(const{0:i,1:{value:r}}of this[e])yield[i,r]}get entries(){const i={};if(this[e].size!==0)for(const{name:r,
value:l}of this[e].values())i[r]=l;return i}rawValues(){return this[e].values()}get entriesList(){const i=[];if(this[e].
size!==0)for(const{0:r,1:{name:l,value:A}}of this[e])if(r==="set-cookie")for(const c of this.cookies)i.push([l,c]);else i.
push([l,A]);return i}toSortedArray(){const i=this[e].size,r=new Array(i);if(i<=32){if(i===0)return r;const l=this[e][Symbol.
iterator](),A=l.next().value;r[0]=[A[0],A[1].value],B(A[1].value!==null);for(let c=1,h=0,g=0,u=0,w=0,M,G;c<i;++c){for(G=
l.next().value,M=r[c]=[G[0],G[1].value],B(M[1]!==null),u=0,g=c;u<g;)w=u+(g-u>>1),r[w][0]<=M[0]?u=w+1:g=w;if(c!==w){for(h=
c;h>u;)r[h]=r[--h];r[u]=M}}if(!l.next().done)throw new TypeError("Unreachable");return r}else{let l=0;for(const{0:A,1:{value:c}}of this[e])
r[l++]=[A,c],B(c!==null);return r.sort(C)}}}class F{#e;#t;constructor(i=void 0){a.util.markAsUncloneable(this),i!==n&&(this.#t=
new T,this.#e="none",i!==void 0&&(i=a.converters.HeadersInit(i,"Headers contructor","init"),E(this,i)))}append(i,r){a.brandCheck(
this,F),a.argumentLengthCheck(arguments,2,"Headers.append");const l="Headers.append";return i=a.converters.ByteString(i,
l,"name"),r=a.converters.ByteString(r,l,"value"),d(this,i,r)}delete(i){if(a.brandCheck(this,F),a.argumentLengthCheck(arguments,
1,"Headers.delete"),i=a.converters.ByteString(i,"Headers.delete","name"),!m(i))throw a.errors.invalidArgument({prefix:"H\
eaders.delete",value:i,type:"header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#t.contains(i,
!1)&&this.#t.delete(i,!1)}get(i){a.brandCheck(this,F),a.argumentLengthCheck(arguments,1,"Headers.get");const r="Headers.\
get";if(i=a.converters.ByteString(i,r,"name"),!m(i))throw a.errors.invalidArgument({prefix:r,value:i,type:"header name"});
return this.#t.get(i,!1)}has(i){a.brandCheck(this,F),a.argumentLengthCheck(arguments,1,"Headers.has");const r="Headers.h\
as";if(i=a.converters.ByteString(i,r,"name"),!m(i))throw a.errors.invalidArgument({prefix:r,value:i,type:"header name"});
return this.#t.contains(i,!1)}set(i,r){a.brandCheck(this,F),a.argumentLengthCheck(arguments,2,"Headers.set");const l="He\
aders.set";if(i=a.converters.ByteString(i,l,"name"),r=a.converters.ByteString(r,l,"value"),r=s(r),m(i)){if(!f(r))throw a.
errors.invalidArgument({prefix:l,value:r,type:"header value"})}else throw a.errors.invalidArgument({prefix:l,value:i,type:"\
header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#t.set(i,r,!1)}getSetCookie(){a.brandCheck(
this,F);const i=this.#t.cookies;return i?[...i]:[]}get[I](){if(this.#t[I])return this.#t[I];const i=[],r=this.#t.toSortedArray(),
l=this.#t.cookies;if(l===null||l.length===1)return this.#t[I]=r;for(let A=0;A<r.length;++A){const{0:c,1:h}=r[A];if(c==="\
set-cookie")for(let g=0;g<l.length;++g)i.push([c,l[g]]);else i.push([c,h])}return this.#t[I]=i}[Q.inspect.custom](i,r){return r.
depth??=i,`Headers ${Q.formatWithOptions(r,this.#t.entries)}`}static getHeadersGuard(i){return i.#e}static setHeadersGuard(i,r){
i.#e=r}static getHeadersList(i){return i.#t}static setHeadersList(i,r){i.#t=r}}const{getHeadersGuard:k,setHeadersGuard:U,
getHeadersList:Y,setHeadersList:L}=F;Reflect.deleteProperty(F,"getHeadersGuard"),Reflect.deleteProperty(F,"setHeadersGua\
rd"),Reflect.deleteProperty(F,"getHeadersList"),Reflect.deleteProperty(F,"setHeadersList"),p("Headers",F,I,0,1),Object.defineProperties(
F.prototype,{append:R,delete:R,get:R,has:R,set:R,getSetCookie:R,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[Q.
inspect.custom]:{enumerable:!1}}),a.converters.HeadersInit=function(P,i,r){if(a.util.Type(P)==="Object"){const l=Reflect.
get(P,Symbol.iterator);if(!Q.types.isProxy(P)&&l===F.prototype.entries)try{return Y(P).entriesList}catch{}return typeof l==
"function"?a.converters["sequence<sequence<ByteString>>"](P,i,r,l.bind(P)):a.converters["record<ByteString, ByteString>"](
P,i,r)}throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<Byt\
eString>>","record<ByteString, ByteString>"]})},z.exports={fill:E,compareHeaderName:C,Headers:F,HeadersList:T,getHeadersGuard:k,
setHeadersGuard:U,setHeadersList:L,getHeadersList:Y}},54398:function(z,q,t){"use strict";const{makeNetworkError:n,makeAppropriateNetworkError:R,
filterResponse:p,makeResponse:m,fromInnerResponse:f}=t(99051),{HeadersList:a}=t(60660),{Request:B,cloneRequest:Q}=t(9967),
e=t(38522),{bytesMatch:I,makePolicyContainer:o,clonePolicyContainer:s,requestBadPort:E,TAOCheck:d,appendRequestOriginHeader:C,
responseLocationURL:T,requestCurrentURL:F,setRequestReferrerPolicyOnRedirect:k,tryUpgradeRequestToAPotentiallyTrustworthyURL:U,
createOpaqueTimingInfo:Y,appendFetchMetadata:L,corsCheck:P,crossOriginResourcePolicyCheck:i,determineRequestsReferrer:r,
coarsenedSharedCurrentTime:l,createDeferredPromise:A,isBlobLike:c,sameOrigin:h,isCancelled:g,isAborted:u,isErrorLike:w,fullyReadBody:M,
readableStreamClose:G,isomorphicEncode:V,urlIsLocal:K,urlIsHttpHttpsScheme:Be,urlHasHttpsScheme:De,clampAndCoarsenConnectionTimingInfo:J,
simpleRangeHeaderValue:v,buildContentRange:re,createInflate:$,extractMimeType:ue}=t(73168),{kState:we,kDispatcher:pe}=t(
93627),oe=t(34589),{safelyExtractBody:se,extractBody:le}=t(84492),{redirectStatusSet:j,nullBodyStatus:Se,safeMethodsSet:Ie,
requestBodyHeader:ae,subresourceSet:ge}=t(4495),fe=t(78474),{Readable:ye,pipeline:Je,finished:Xe}=t(57075),{addAbortListener:qe,
isErrored:rt,isReadable:Ge,bufferToLowerCasedHeaderName:je}=t(3440),{dataURLProcessor:Pe,serializeAMimeType:ve,minimizeSupportedMimeType:xe}=t(
51900),{getGlobalDispatcher:at}=t(32581),{webidl:de}=t(45893),{STATUS_CODES:S}=t(37067),Ee=["GET","HEAD"],Fe=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici";let Oe;class Ve extends fe{constructor(X){super(),this.dispatcher=X,this.
connection=null,this.dump=!1,this.state="ongoing"}terminate(X){this.state==="ongoing"&&(this.state="terminated",this.connection?.
destroy(X),this.emit("terminated",X))}abort(X){this.state==="ongoing"&&(this.state="aborted",X||(X=new DOMException("The\
 operation was aborted.","AbortError")),this.serializedAbortReason=X,this.connection?.destroy(X),this.emit("terminated",
X))}}function Me(y){st(y,"fetch")}function tt(y,X=void 0){de.argumentLengthCheck(arguments,1,"globalThis.fetch");let te=A(),
ie;try{ie=new B(y,X)}catch(H){return te.reject(H),te.promise}const ce=ie[we];if(ie.signal.aborted)return gt(te,ce,null,ie.
signal.reason),te.promise;ce.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(ce.serviceWorkers="no\
ne");let be=null,ze=!1,$e=null;return qe(ie.signal,()=>{ze=!0,oe($e!=null),$e.abort(ie.signal.reason);const H=be?.deref();
gt(te,ce,H,ie.signal.reason)}),$e=ut({request:ce,processResponseEndOfBody:Me,processResponse:H=>{if(!ze){if(H.aborted){gt(
te,ce,be,$e.serializedAbortReason);return}if(H.type==="error"){te.reject(new TypeError("fetch failed",{cause:H.error}));
return}be=new WeakRef(f(H,"immutable")),te.resolve(be.deref()),te=null}},dispatcher:ie[pe]}),te.promise}function st(y,X="\
other"){if(y.type==="error"&&y.aborted||!y.urlList?.length)return;const te=y.urlList[0];let ie=y.timingInfo,ce=y.cacheState;
Be(te)&&ie!==null&&(y.timingAllowPassed||(ie=Y({startTime:ie.startTime}),ce=""),ie.endTime=l(),y.timingInfo=ie,At(ie,te.
href,X,globalThis,ce))}const At=performance.markResourceTiming;function gt(y,X,te,ie){if(y&&y.reject(ie),X.body!=null&&Ge(
X.body?.stream)&&X.body.stream.cancel(ie).catch(he=>{if(he.code!=="ERR_INVALID_STATE")throw he}),te==null)return;const ce=te[we];
ce.body!=null&&Ge(ce.body?.stream)&&ce.body.stream.cancel(ie).catch(he=>{if(he.code!=="ERR_INVALID_STATE")throw he})}function ut({
request:y,processRequestBodyChunkLength:X,processRequestEndOfBody:te,processResponse:ie,processResponseEndOfBody:ce,processResponseConsumeBody:he,
useParallelQueue:be=!1,dispatcher:ze=at()}){oe(ze);let $e=null,W=!1;y.client!=null&&($e=y.client.globalObject,W=y.client.
crossOriginIsolatedCapability);const H=l(W),Z=Y({startTime:H}),ee={controller:new Ve(ze),request:y,timingInfo:Z,processRequestBodyChunkLength:X,
processRequestEndOfBody:te,processResponse:ie,processResponseConsumeBody:he,processResponseEndOfBody:ce,taskDestination:$e,
crossOriginIsolatedCapability:W};return oe(!y.body||y.body.stream),y.window==="client"&&(y.window=y.client?.globalObject?.
constructor?.name==="Window"?y.client:"no-window"),y.origin==="client"&&(y.origin=y.client.origin),y.policyContainer==="\
client"&&(y.client!=null?y.policyContainer=s(y.client.policyContainer):y.policyContainer=o()),y.headersList.contains("ac\
cept",!0)||y.headersList.append("accept","*/*",!0),y.headersList.contains("accept-language",!0)||y.headersList.append("a\
ccept-language","*",!0),y.priority,ge.has(y.destination),dt(ee).catch(Ce=>{ee.controller.terminate(Ce)}),ee.controller}async function dt(y,X=!1){
const te=y.request;let ie=null;if(te.localURLsOnly&&!K(F(te))&&(ie=n("local URLs only")),U(te),E(te)==="blocked"&&(ie=n(
"bad port")),te.referrerPolicy===""&&(te.referrerPolicy=te.policyContainer.referrerPolicy),te.referrer!=="no-referrer"&&
(te.referrer=r(te)),ie===null&&(ie=await(async()=>{const he=F(te);return h(he,te.url)&&te.responseTainting==="basic"||he.
protocol==="data:"||te.mode==="navigate"||te.mode==="websocket"?(te.responseTainting="basic",await ht(y)):te.mode==="sam\
e-origin"?n('request mode cannot be "same-origin"'):te.mode==="no-cors"?te.redirect!=="follow"?n('redirect mode cannot b\
e "follow" for "no-cors" request'):(te.responseTainting="opaque",await ht(y)):Be(F(te))?(te.responseTainting="cors",await Ne(
y)):n("URL scheme must be a HTTP(S) scheme")})()),X)return ie;ie.status!==0&&!ie.internalResponse&&(te.responseTainting,
te.responseTainting==="basic"?ie=p(ie,"basic"):te.responseTainting==="cors"?ie=p(ie,"cors"):te.responseTainting==="opaqu\
e"?ie=p(ie,"opaque"):oe(!1));let ce=ie.status===0?ie:ie.internalResponse;if(ce.urlList.length===0&&ce.urlList.push(...te.
urlList),te.timingAllowFailed||(ie.timingAllowPassed=!0),ie.type==="opaque"&&ce.status===206&&ce.rangeRequested&&!te.headers.
contains("range",!0)&&(ie=ce=n()),ie.status!==0&&(te.method==="HEAD"||te.method==="CONNECT"||Se.includes(ce.status))&&(ce.
body=null,y.controller.dump=!0),te.integrity){const he=ze=>Et(y,n(ze));if(te.responseTainting==="opaque"||ie.body==null){
he(ie.error);return}const be=ze=>{if(!I(ze,te.integrity)){he("integrity mismatch");return}ie.body=se(ze)[0],Et(y,ie)};await M(
ie.body,be,he)}else Et(y,ie)}function ht(y){if(g(y)&&y.request.redirectCount===0)return Promise.resolve(R(y));const{request:X}=y,
{protocol:te}=F(X);switch(te){case"about:":return Promise.resolve(n("about scheme is not supported"));case"blob:":{Oe||(Oe=
t(4573).resolveObjectURL);const ie=F(X);if(ie.search.length!==0)return Promise.resolve(n("NetworkError when attempting t\
o fetch resource."));const ce=Oe(ie.toString());if(X.method!=="GET"||!c(ce))return Promise.resolve(n("invalid method"));
const he=m(),be=ce.size,ze=V(`${be}`),$e=ce.type;if(X.headersList.contains("range",!0)){he.rangeRequested=!0;const W=X.headersList.
get("range",!0),H=v(W,!0);if(H==="failure")return Promise.resolve(n("failed to fetch the data URL"));let{rangeStartValue:Z,
rangeEndValue:ee}=H;if(Z===null)Z=be-ee,ee=Z+ee-1;else{if(Z>=be)return Promise.resolve(n("Range start is greater than th\
e blob's size."));(ee===null||ee>=be)&&(ee=be-1)}const Ce=ce.slice(Z,ee,$e),Qe=le(Ce);he.body=Qe[0];const Re=V(`${Ce.size}`),
Ze=re(Z,ee,be);he.status=206,he.statusText="Partial Content",he.headersList.set("content-length",Re,!0),he.headersList.set(
"content-type",$e,!0),he.headersList.set("content-range",Ze,!0)}else{const W=le(ce);he.statusText="OK",he.body=W[0],he.headersList.
set("content-length",ze,!0),he.headersList.set("content-type",$e,!0)}return Promise.resolve(he)}case"data:":{const ie=F(
X),ce=Pe(ie);if(ce==="failure")return Promise.resolve(n("failed to fetch the data URL"));const he=ve(ce.mimeType);return Promise.
resolve(m({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:he}]],body:se(ce.body)[0]}))}case"fil\
e:":return Promise.resolve(n("not implemented... yet..."));case"http:":case"https:":return Ne(y).catch(ie=>n(ie));default:
return Promise.resolve(n("unknown scheme"))}}function Qt(y,X){y.request.done=!0,y.processResponseDone!=null&&queueMicrotask(
()=>y.processResponseDone(X))}function Et(y,X){let te=y.timingInfo;const ie=()=>{const he=Date.now();y.request.destination===
"document"&&(y.controller.fullTimingInfo=te),y.controller.reportTimingSteps=()=>{if(y.request.url.protocol!=="https:")return;
te.endTime=he;let ze=X.cacheState;const $e=X.bodyInfo;X.timingAllowPassed||(te=Y(te),ze="");let W=0;if(y.request.mode!==
"navigator"||!X.hasCrossOriginRedirects){W=X.status;const H=ue(X.headersList);H!=="failure"&&($e.contentType=xe(H))}y.request.
initiatorType!=null&&At(te,y.request.url.href,y.request.initiatorType,globalThis,ze,$e,W)};const be=()=>{y.request.done=
!0,y.processResponseEndOfBody!=null&&queueMicrotask(()=>y.processResponseEndOfBody(X)),y.request.initiatorType!=null&&y.
controller.reportTimingSteps()};queueMicrotask(()=>be())};y.processResponse!=null&&queueMicrotask(()=>{y.processResponse(
X),y.processResponse=null});const ce=X.type==="error"?X:X.internalResponse??X;ce.body==null?ie():Xe(ce.body.stream,()=>{
ie()})}async function Ne(y){const X=y.request;let te=null,ie=null;const ce=y.timingInfo;if(X.serviceWorkers,te===null){if(X.
redirect==="follow"&&(X.serviceWorkers="none"),ie=te=await b(y),X.responseTainting==="cors"&&P(X,te)==="failure")return n(
"cors failure");d(X,te)==="failure"&&(X.timingAllowFailed=!0)}return(X.responseTainting==="opaque"||te.type==="opaque")&&
i(X.origin,X.client,X.destination,ie)==="blocked"?n("blocked"):(j.has(ie.status)&&(X.redirect!=="manual"&&y.controller.connection.
destroy(void 0,!1),X.redirect==="error"?te=n("unexpected redirect"):X.redirect==="manual"?te=ie:X.redirect==="follow"?te=
await _(y,te):oe(!1)),te.timingInfo=ce,te)}function _(y,X){const te=y.request,ie=X.internalResponse?X.internalResponse:X;
let ce;try{if(ce=T(ie,F(te).hash),ce==null)return X}catch(be){return Promise.resolve(n(be))}if(!Be(ce))return Promise.resolve(
n("URL scheme must be a HTTP(S) scheme"));if(te.redirectCount===20)return Promise.resolve(n("redirect count exceeded"));
if(te.redirectCount+=1,te.mode==="cors"&&(ce.username||ce.password)&&!h(te,ce))return Promise.resolve(n('cross origin no\
t allowed for request mode "cors"'));if(te.responseTainting==="cors"&&(ce.username||ce.password))return Promise.resolve(
n('URL cannot contain credentials for request mode "cors"'));if(ie.status!==303&&te.body!=null&&te.body.source==null)return Promise.
resolve(n());if([301,302].includes(ie.status)&&te.method==="POST"||ie.status===303&&!Ee.includes(te.method)){te.method="\
GET",te.body=null;for(const be of ae)te.headersList.delete(be)}h(F(te),ce)||(te.headersList.delete("authorization",!0),te.
headersList.delete("proxy-authorization",!0),te.headersList.delete("cookie",!0),te.headersList.delete("host",!0)),te.body!=
null&&(oe(te.body.source!=null),te.body=se(te.body.source)[0]);const he=y.timingInfo;return he.redirectEndTime=he.postRedirectStartTime=
l(y.crossOriginIsolatedCapability),he.redirectStartTime===0&&(he.redirectStartTime=he.startTime),te.urlList.push(ce),k(te,
ie),dt(y,!0)}async function b(y,X=!1,te=!1){const ie=y.request;let ce=null,he=null,be=null;const ze=null,$e=!1;ie.window===
"no-window"&&ie.redirect==="error"?(ce=y,he=ie):(he=Q(ie),ce={...y},ce.request=he);const W=ie.credentials==="include"||ie.
credentials==="same-origin"&&ie.responseTainting==="basic",H=he.body?he.body.length:null;let Z=null;if(he.body==null&&["\
POST","PUT"].includes(he.method)&&(Z="0"),H!=null&&(Z=V(`${H}`)),Z!=null&&he.headersList.append("content-length",Z,!0),H!=
null&&he.keepalive,he.referrer instanceof URL&&he.headersList.append("referer",V(he.referrer.href),!0),C(he),L(he),he.headersList.
contains("user-agent",!0)||he.headersList.append("user-agent",Fe),he.cache==="default"&&(he.headersList.contains("if-mod\
ified-since",!0)||he.headersList.contains("if-none-match",!0)||he.headersList.contains("if-unmodified-since",!0)||he.headersList.
contains("if-match",!0)||he.headersList.contains("if-range",!0))&&(he.cache="no-store"),he.cache==="no-cache"&&!he.preventNoCacheCacheControlHeaderModification&&
!he.headersList.contains("cache-control",!0)&&he.headersList.append("cache-control","max-age=0",!0),(he.cache==="no-stor\
e"||he.cache==="reload")&&(he.headersList.contains("pragma",!0)||he.headersList.append("pragma","no-cache",!0),he.headersList.
contains("cache-control",!0)||he.headersList.append("cache-control","no-cache",!0)),he.headersList.contains("range",!0)&&
he.headersList.append("accept-encoding","identity",!0),he.headersList.contains("accept-encoding",!0)||(De(F(he))?he.headersList.
append("accept-encoding","br, gzip, deflate",!0):he.headersList.append("accept-encoding","gzip, deflate",!0)),he.headersList.
delete("host",!0),ze==null&&(he.cache="no-store"),he.cache!=="no-store"&&he.cache,be==null){if(he.cache==="only-if-cache\
d")return n("only if cached");const ee=await O(ce,W,te);!Ie.has(he.method)&&ee.status>=200&&ee.status<=399,$e&&ee.status,
be==null&&(be=ee)}if(be.urlList=[...he.urlList],he.headersList.contains("range",!0)&&(be.rangeRequested=!0),be.requestIncludesCredentials=
W,be.status===407)return ie.window==="no-window"?n():g(y)?R(y):n("proxy authentication required");if(be.status===421&&!te&&
(ie.body==null||ie.body.source!=null)){if(g(y))return R(y);y.controller.connection.destroy(),be=await b(y,X,!0)}return be}
async function O(y,X=!1,te=!1){oe(!y.controller.connection||y.controller.connection.destroyed),y.controller.connection={
abort:null,destroyed:!1,destroy(Qe,Re=!0){this.destroyed||(this.destroyed=!0,Re&&this.abort?.(Qe??new DOMException("The \
operation was aborted.","AbortError")))}};const ie=y.request;let ce=null;const he=y.timingInfo;null==null&&(ie.cache="no\
-store");const ze=te?"yes":"no";ie.mode;let $e=null;if(ie.body==null&&y.processRequestEndOfBody)queueMicrotask(()=>y.processRequestEndOfBody());else if(ie.
body!=null){const Qe=async function*(We){g(y)||(yield We,y.processRequestBodyChunkLength?.(We.byteLength))},Re=()=>{g(y)||
y.processRequestEndOfBody&&y.processRequestEndOfBody()},Ze=We=>{g(y)||(We.name==="AbortError"?y.controller.abort():y.controller.
terminate(We))};$e=(async function*(){try{for await(const We of ie.body.stream)yield*Qe(We);Re()}catch(We){Ze(We)}})()}try{
const{body:Qe,status:Re,statusText:Ze,headersList:We,socket:Le}=await Ce({body:$e});if(Le)ce=m({status:Re,statusText:Ze,
headersList:We,socket:Le});else{const Ue=Qe[Symbol.asyncIterator]();y.controller.next=()=>Ue.next(),ce=m({status:Re,statusText:Ze,
headersList:We})}}catch(Qe){return Qe.name==="AbortError"?(y.controller.connection.destroy(),R(y,Qe)):n(Qe)}const W=async()=>{
await y.controller.resume()},H=Qe=>{g(y)||y.controller.abort(Qe)},Z=new ReadableStream({async start(Qe){y.controller.controller=
Qe},async pull(Qe){await W(Qe)},async cancel(Qe){await H(Qe)},type:"bytes"});ce.body={stream:Z,source:null,length:null},
y.controller.resume||y.controller.on("terminated",ee),y.controller.resume=async()=>{for(;;){let Qe,Re;try{const{done:We,
value:Le}=await y.controller.next();if(u(y))break;Qe=We?void 0:Le}catch(We){y.controller.ended&&!he.encodedBodySize?Qe=void 0:
(Qe=We,Re=!0)}if(Qe===void 0){G(y.controller.controller),Qt(y,ce);return}if(he.decodedBodySize+=Qe?.byteLength??0,Re){y.
controller.terminate(Qe);return}const Ze=new Uint8Array(Qe);if(Ze.byteLength&&y.controller.controller.enqueue(Ze),rt(Z)){
y.controller.terminate();return}if(y.controller.controller.desiredSize<=0)return}};function ee(Qe){u(y)?(ce.aborted=!0,Ge(
Z)&&y.controller.controller.error(y.controller.serializedAbortReason)):Ge(Z)&&y.controller.controller.error(new TypeError(
"terminated",{cause:w(Qe)?Qe:void 0})),y.controller.connection.destroy()}return ce;function Ce({body:Qe}){const Re=F(ie),
Ze=y.controller.dispatcher;return new Promise((We,Le)=>Ze.dispatch({path:Re.pathname+Re.search,origin:Re.origin,method:ie.
method,body:Ze.isMockActive?ie.body&&(ie.body.source||ie.body.stream):Qe,headers:ie.headersList.entries,maxRedirections:0,
upgrade:ie.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(Ue){const{connection:Ke}=y.controller;
he.finalConnectionTimingInfo=J(void 0,he.postRedirectStartTime,y.crossOriginIsolatedCapability),Ke.destroyed?Ue(new DOMException(
"The operation was aborted.","AbortError")):(y.controller.on("terminated",Ue),this.abort=Ke.abort=Ue),he.finalNetworkRequestStartTime=
l(y.crossOriginIsolatedCapability)},onResponseStarted(){he.finalNetworkResponseStartTime=l(y.crossOriginIsolatedCapability)},
onHeaders(Ue,Ke,Bt,pt){if(Ue<200)return;let mt="";const Ft=new a;for(let Ct=0;Ct<Ke.length;Ct+=2)Ft.append(je(Ke[Ct]),Ke[Ct+
1].toString("latin1"),!0);mt=Ft.get("location",!0);const wt=[],Mt=mt&&ie.redirect==="follow"&&j.has(Ue);if(ie.method!=="\
HEAD"&&ie.method!=="CONNECT"&&!Se.includes(Ue)&&!Mt){const Ct=Ft.get("content-encoding",!0),kt=Ct?Ct.toLowerCase().split(
","):[],St=5;if(kt.length>St)return this.abort(new Error(`too many content-encodings in response: ${kt.length}, maximum \
allowed is ${St}`)),!0;for(let Ut=kt.length-1;Ut>=0;--Ut){const Dt=kt[Ut].trim();if(Dt==="x-gzip"||Dt==="gzip")wt.push(e.
createGunzip({flush:e.constants.Z_SYNC_FLUSH,finishFlush:e.constants.Z_SYNC_FLUSH}));else if(Dt==="deflate")wt.push($({flush:e.
constants.Z_SYNC_FLUSH,finishFlush:e.constants.Z_SYNC_FLUSH}));else if(Dt==="br")wt.push(e.createBrotliDecompress({flush:e.
constants.BROTLI_OPERATION_FLUSH,finishFlush:e.constants.BROTLI_OPERATION_FLUSH}));else{wt.length=0;break}}}this.body=new ye(
{read:Bt});const bt=this.onError.bind(this);return We({status:Ue,statusText:pt,headersList:Ft,body:wt.length?Je(this.body,
...wt,Ct=>{Ct&&this.onError(Ct)}).on("error",bt):this.body.on("error",bt)}),!0},onData(Ue){if(y.controller.dump)return;const Ke=Ue;
return he.encodedBodySize+=Ke.byteLength,this.body.push(Ke)},onComplete(){this.abort&&y.controller.off("terminated",this.
abort),y.controller.ended=!0,this.body.push(null)},onError(Ue){this.abort&&y.controller.off("terminated",this.abort),this.
body?.destroy(Ue),y.controller.terminate(Ue),Le(Ue)},onUpgrade(Ue,Ke,Bt){if(Ue!==101)return;const pt=new a;for(let mt=0;mt<
Ke.length;mt+=2)pt.append(je(Ke[mt]),Ke[mt+1].toString("latin1"),!0);return We({status:Ue,statusText:S[Ue],headersList:pt,
socket:Bt}),!0}}))}}z.exports={fetch:tt,Fetch:Ve,fetching:ut,finalizeAndReportTiming:st}},9967:function(z,q,t){"use stri\
ct";const{extractBody:n,mixinBody:R,cloneBody:p,bodyUnusable:m}=t(84492),{Headers:f,fill:a,HeadersList:B,setHeadersGuard:Q,
getHeadersGuard:e,setHeadersList:I,getHeadersList:o}=t(60660),{FinalizationRegistry:s}=t(66653)(),E=t(3440),d=t(57975),{
isValidHTTPToken:C,sameOrigin:T,environmentSettingsObject:F}=t(73168),{forbiddenMethodsSet:k,corsSafeListedMethodsSet:U,
referrerPolicy:Y,requestRedirect:L,requestMode:P,requestCredentials:i,requestCache:r,requestDuplex:l}=t(4495),{kEnumerableProperty:A,
normalizedMethodRecordsBase:c,normalizedMethodRecords:h}=E,{kHeaders:g,kSignal:u,kState:w,kDispatcher:M}=t(93627),{webidl:G}=t(
45893),{URLSerializer:V}=t(51900),{kConstruct:K}=t(36443),Be=t(34589),{getMaxListeners:De,setMaxListeners:J,getEventListeners:v,
defaultMaxListeners:re}=t(78474),$=Symbol("abortController"),ue=new s(({signal:Ie,abort:ae})=>{Ie.removeEventListener("a\
bort",ae)}),we=new WeakMap;function pe(Ie){return ae;function ae(){const ge=Ie.deref();if(ge!==void 0){ue.unregister(ae),
this.removeEventListener("abort",ae),ge.abort(this.reason);const fe=we.get(ge.signal);if(fe!==void 0){if(fe.size!==0){for(const ye of fe){
const Je=ye.deref();Je!==void 0&&Je.abort(this.reason)}fe.clear()}we.delete(ge.signal)}}}}let oe=!1;class se{constructor(ae,ge={}){
if(G.util.markAsUncloneable(this),ae===K)return;const fe="Request constructor";G.argumentLengthCheck(arguments,1,fe),ae=
G.converters.RequestInfo(ae,fe,"input"),ge=G.converters.RequestInit(ge,fe,"init");let ye=null,Je=null;const Xe=F.settingsObject.
baseUrl;let qe=null;if(typeof ae=="string"){this[M]=ge.dispatcher;let Ee;try{Ee=new URL(ae,Xe)}catch(Fe){throw new TypeError(
"Failed to parse URL from "+ae,{cause:Fe})}if(Ee.username||Ee.password)throw new TypeError("Request cannot be constructe\
d from a URL that includes credentials: "+ae);ye=le({urlList:[Ee]}),Je="cors"}else this[M]=ge.dispatcher||ae[M],Be(ae instanceof
se),ye=ae[w],qe=ae[u];const rt=F.settingsObject.origin;let Ge="client";if(ye.window?.constructor?.name==="EnvironmentSet\
tingsObject"&&T(ye.window,rt)&&(Ge=ye.window),ge.window!=null)throw new TypeError(`'window' option '${Ge}' must be null`);
"window"in ge&&(Ge="no-window"),ye=le({method:ye.method,headersList:ye.headersList,unsafeRequest:ye.unsafeRequest,client:F.
settingsObject,window:Ge,priority:ye.priority,origin:ye.origin,referrer:ye.referrer,referrerPolicy:ye.referrerPolicy,mode:ye.
mode,credentials:ye.credentials,cache:ye.cache,redirect:ye.redirect,integrity:ye.integrity,keepalive:ye.keepalive,reloadNavigation:ye.
reloadNavigation,historyNavigation:ye.historyNavigation,urlList:[...ye.urlList]});const je=Object.keys(ge).length!==0;if(je&&
(ye.mode==="navigate"&&(ye.mode="same-origin"),ye.reloadNavigation=!1,ye.historyNavigation=!1,ye.origin="client",ye.referrer=
"client",ye.referrerPolicy="",ye.url=ye.urlList[ye.urlList.length-1],ye.urlList=[ye.url]),ge.referrer!==void 0){const Ee=ge.
referrer;if(Ee==="")ye.referrer="no-referrer";else{let Fe;try{Fe=new URL(Ee,Xe)}catch(Oe){throw new TypeError(`Referrer \
"${Ee}" is not a valid URL.`,{cause:Oe})}Fe.protocol==="about:"&&Fe.hostname==="client"||rt&&!T(Fe,F.settingsObject.baseUrl)?
ye.referrer="client":ye.referrer=Fe}}ge.referrerPolicy!==void 0&&(ye.referrerPolicy=ge.referrerPolicy);let Pe;if(ge.mode!==
void 0?Pe=ge.mode:Pe=Je,Pe==="navigate")throw G.errors.exception({header:"Request constructor",message:"invalid request \
mode navigate."});if(Pe!=null&&(ye.mode=Pe),ge.credentials!==void 0&&(ye.credentials=ge.credentials),ge.cache!==void 0&&
(ye.cache=ge.cache),ye.cache==="only-if-cached"&&ye.mode!=="same-origin")throw new TypeError("'only-if-cached' can be se\
t only with 'same-origin' mode");if(ge.redirect!==void 0&&(ye.redirect=ge.redirect),ge.integrity!=null&&(ye.integrity=String(
ge.integrity)),ge.keepalive!==void 0&&(ye.keepalive=!!ge.keepalive),ge.method!==void 0){let Ee=ge.method;const Fe=h[Ee];
if(Fe!==void 0)ye.method=Fe;else{if(!C(Ee))throw new TypeError(`'${Ee}' is not a valid HTTP method.`);const Oe=Ee.toUpperCase();
if(k.has(Oe))throw new TypeError(`'${Ee}' HTTP method is unsupported.`);Ee=c[Oe]??Ee,ye.method=Ee}!oe&&ye.method==="patc\
h"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more l\
ikely to succeed.",{code:"UNDICI-FETCH-patch"}),oe=!0)}ge.signal!==void 0&&(qe=ge.signal),this[w]=ye;const ve=new AbortController;
if(this[u]=ve.signal,qe!=null){if(!qe||typeof qe.aborted!="boolean"||typeof qe.addEventListener!="function")throw new TypeError(
"Failed to construct 'Request': member signal is not of type AbortSignal.");if(qe.aborted)ve.abort(qe.reason);else{this[$]=
ve;const Ee=new WeakRef(ve),Fe=pe(Ee);try{(typeof De=="function"&&De(qe)===re||v(qe,"abort").length>=re)&&J(1500,qe)}catch{}
E.addAbortListener(qe,Fe),ue.register(ve,{signal:qe,abort:Fe},Fe)}}if(this[g]=new f(K),I(this[g],ye.headersList),Q(this[g],
"request"),Pe==="no-cors"){if(!U.has(ye.method))throw new TypeError(`'${ye.method} is unsupported in no-cors mode.`);Q(this[g],
"request-no-cors")}if(je){const Ee=o(this[g]),Fe=ge.headers!==void 0?ge.headers:new B(Ee);if(Ee.clear(),Fe instanceof B){
for(const{name:Oe,value:Ve}of Fe.rawValues())Ee.append(Oe,Ve,!1);Ee.cookies=Fe.cookies}else a(this[g],Fe)}const xe=ae instanceof
se?ae[w].body:null;if((ge.body!=null||xe!=null)&&(ye.method==="GET"||ye.method==="HEAD"))throw new TypeError("Request wi\
th GET/HEAD method cannot have body.");let at=null;if(ge.body!=null){const[Ee,Fe]=n(ge.body,ye.keepalive);at=Ee,Fe&&!o(this[g]).
contains("content-type",!0)&&this[g].append("content-type",Fe)}const de=at??xe;if(de!=null&&de.source==null){if(at!=null&&
ge.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(ye.mode!=="same-or\
igin"&&ye.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "co\
rs"');ye.useCORSPreflightFlag=!0}let S=de;if(at==null&&xe!=null){if(m(ae))throw new TypeError("Cannot construct a Reques\
t with a Request object that has already been used.");const Ee=new TransformStream;xe.stream.pipeThrough(Ee),S={source:xe.
source,length:xe.length,stream:Ee.readable}}this[w].body=S}get method(){return G.brandCheck(this,se),this[w].method}get url(){
return G.brandCheck(this,se),V(this[w].url)}get headers(){return G.brandCheck(this,se),this[g]}get destination(){return G.
brandCheck(this,se),this[w].destination}get referrer(){return G.brandCheck(this,se),this[w].referrer==="no-referrer"?"":
this[w].referrer==="client"?"about:client":this[w].referrer.toString()}get referrerPolicy(){return G.brandCheck(this,se),
this[w].referrerPolicy}get mode(){return G.brandCheck(this,se),this[w].mode}get credentials(){return this[w].credentials}get cache(){
return G.brandCheck(this,se),this[w].cache}get redirect(){return G.brandCheck(this,se),this[w].redirect}get integrity(){
return G.brandCheck(this,se),this[w].integrity}get keepalive(){return G.brandCheck(this,se),this[w].keepalive}get isReloadNavigation(){
return G.brandCheck(this,se),this[w].reloadNavigation}get isHistoryNavigation(){return G.brandCheck(this,se),this[w].historyNavigation}get signal(){
return G.brandCheck(this,se),this[u]}get body(){return G.brandCheck(this,se),this[w].body?this[w].body.stream:null}get bodyUsed(){
return G.brandCheck(this,se),!!this[w].body&&E.isDisturbed(this[w].body.stream)}get duplex(){return G.brandCheck(this,se),
"half"}clone(){if(G.brandCheck(this,se),m(this))throw new TypeError("unusable");const ae=j(this[w]),ge=new AbortController;
if(this.signal.aborted)ge.abort(this.signal.reason);else{let fe=we.get(this.signal);fe===void 0&&(fe=new Set,we.set(this.
signal,fe));const ye=new WeakRef(ge);fe.add(ye),E.addAbortListener(ge.signal,pe(ye))}return Se(ae,ge.signal,e(this[g]))}[d.
inspect.custom](ae,ge){ge.depth===null&&(ge.depth=2),ge.colors??=!0;const fe={method:this.method,url:this.url,headers:this.
headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.
credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.
isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${d.formatWithOptions(
ge,fe)}`}}R(se);function le(Ie){return{method:Ie.method??"GET",localURLsOnly:Ie.localURLsOnly??!1,unsafeRequest:Ie.unsafeRequest??
!1,body:Ie.body??null,client:Ie.client??null,reservedClient:Ie.reservedClient??null,replacesClientId:Ie.replacesClientId??
"",window:Ie.window??"client",keepalive:Ie.keepalive??!1,serviceWorkers:Ie.serviceWorkers??"all",initiator:Ie.initiator??
"",destination:Ie.destination??"",priority:Ie.priority??null,origin:Ie.origin??"client",policyContainer:Ie.policyContainer??
"client",referrer:Ie.referrer??"client",referrerPolicy:Ie.referrerPolicy??"",mode:Ie.mode??"no-cors",useCORSPreflightFlag:Ie.
useCORSPreflightFlag??!1,credentials:Ie.credentials??"same-origin",useCredentials:Ie.useCredentials??!1,cache:Ie.cache??
"default",redirect:Ie.redirect??"follow",integrity:Ie.integrity??"",cryptoGraphicsNonceMetadata:Ie.cryptoGraphicsNonceMetadata??
"",parserMetadata:Ie.parserMetadata??"",reloadNavigation:Ie.reloadNavigation??!1,historyNavigation:Ie.historyNavigation??
!1,userActivation:Ie.userActivation??!1,taintedOrigin:Ie.taintedOrigin??!1,redirectCount:Ie.redirectCount??0,responseTainting:Ie.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:Ie.preventNoCacheCacheControlHeaderModification??
!1,done:Ie.done??!1,timingAllowFailed:Ie.timingAllowFailed??!1,urlList:Ie.urlList,url:Ie.urlList[0],headersList:Ie.headersList?
new B(Ie.headersList):new B}}function j(Ie){const ae=le({...Ie,body:null});return Ie.body!=null&&(ae.body=p(ae,Ie.body)),
ae}function Se(Ie,ae,ge){const fe=new se(K);return fe[w]=Ie,fe[u]=ae,fe[g]=new f(K),I(fe[g],Ie.headersList),Q(fe[g],ge),
fe}Object.defineProperties(se.prototype,{method:A,url:A,headers:A,redirect:A,clone:A,signal:A,duplex:A,destination:A,body:A,
bodyUsed:A,isHistoryNavigation:A,isReloadNavigation:A,keepalive:A,integrity:A,cache:A,credentials:A,attribute:A,referrerPolicy:A,
referrer:A,mode:A,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),G.converters.Request=G.interfaceConverter(se),
G.converters.RequestInfo=function(Ie,ae,ge){return typeof Ie=="string"?G.converters.USVString(Ie,ae,ge):Ie instanceof se?
G.converters.Request(Ie,ae,ge):G.converters.USVString(Ie,ae,ge)},G.converters.AbortSignal=G.interfaceConverter(AbortSignal),
G.converters.RequestInit=G.dictionaryConverter([{key:"method",converter:G.converters.ByteString},{key:"headers",converter:G.
converters.HeadersInit},{key:"body",converter:G.nullableConverter(G.converters.BodyInit)},{key:"referrer",converter:G.converters.
USVString},{key:"referrerPolicy",converter:G.converters.DOMString,allowedValues:Y},{key:"mode",converter:G.converters.DOMString,
allowedValues:P},{key:"credentials",converter:G.converters.DOMString,allowedValues:i},{key:"cache",converter:G.converters.
DOMString,allowedValues:r},{key:"redirect",converter:G.converters.DOMString,allowedValues:L},{key:"integrity",converter:G.
converters.DOMString},{key:"keepalive",converter:G.converters.boolean},{key:"signal",converter:G.nullableConverter(Ie=>G.
converters.AbortSignal(Ie,"RequestInit","signal",{strict:!1}))},{key:"window",converter:G.converters.any},{key:"duplex",
converter:G.converters.DOMString,allowedValues:l},{key:"dispatcher",converter:G.converters.any}]),z.exports={Request:se,
makeRequest:le,fromInnerRequest:Se,cloneRequest:j}},99051:function(z,q,t){"use strict";const{Headers:n,HeadersList:R,fill:p,
getHeadersGuard:m,setHeadersGuard:f,setHeadersList:a}=t(60660),{extractBody:B,cloneBody:Q,mixinBody:e,hasFinalizationRegistry:I,
streamRegistry:o,bodyUnusable:s}=t(84492),E=t(3440),d=t(57975),{kEnumerableProperty:C}=E,{isValidReasonPhrase:T,isCancelled:F,
isAborted:k,isBlobLike:U,serializeJavascriptValueToJSONString:Y,isErrorLike:L,isomorphicEncode:P,environmentSettingsObject:i}=t(
73168),{redirectStatusSet:r,nullBodyStatus:l}=t(4495),{kState:A,kHeaders:c}=t(93627),{webidl:h}=t(45893),{FormData:g}=t(
35910),{URLSerializer:u}=t(51900),{kConstruct:w}=t(36443),M=t(34589),{types:G}=t(57975),V=new TextEncoder("utf-8");class K{static error(){
return pe(J(),"immutable")}static json(se,le={}){h.argumentLengthCheck(arguments,1,"Response.json"),le!==null&&(le=h.converters.
ResponseInit(le));const j=V.encode(Y(se)),Se=B(j),Ie=pe(De({}),"response");return we(Ie,le,{body:Se[0],type:"application\
/json"}),Ie}static redirect(se,le=302){h.argumentLengthCheck(arguments,1,"Response.redirect"),se=h.converters.USVString(
se),le=h.converters["unsigned short"](le);let j;try{j=new URL(se,i.settingsObject.baseUrl)}catch(ae){throw new TypeError(
`Failed to parse URL from ${se}`,{cause:ae})}if(!r.has(le))throw new RangeError(`Invalid status code ${le}`);const Se=pe(
De({}),"immutable");Se[A].status=le;const Ie=P(u(j));return Se[A].headersList.append("location",Ie,!0),Se}constructor(se=null,le={}){
if(h.util.markAsUncloneable(this),se===w)return;se!==null&&(se=h.converters.BodyInit(se)),le=h.converters.ResponseInit(le),
this[A]=De({}),this[c]=new n(w),f(this[c],"response"),a(this[c],this[A].headersList);let j=null;if(se!=null){const[Se,Ie]=B(
se);j={body:Se,type:Ie}}we(this,le,j)}get type(){return h.brandCheck(this,K),this[A].type}get url(){h.brandCheck(this,K);
const se=this[A].urlList,le=se[se.length-1]??null;return le===null?"":u(le,!0)}get redirected(){return h.brandCheck(this,
K),this[A].urlList.length>1}get status(){return h.brandCheck(this,K),this[A].status}get ok(){return h.brandCheck(this,K),
this[A].status>=200&&this[A].status<=299}get statusText(){return h.brandCheck(this,K),this[A].statusText}get headers(){return h.
brandCheck(this,K),this[c]}get body(){return h.brandCheck(this,K),this[A].body?this[A].body.stream:null}get bodyUsed(){return h.
brandCheck(this,K),!!this[A].body&&E.isDisturbed(this[A].body.stream)}clone(){if(h.brandCheck(this,K),s(this))throw h.errors.
exception({header:"Response.clone",message:"Body has already been consumed."});const se=Be(this[A]);return I&&this[A].body?.
stream&&o.register(this,new WeakRef(this[A].body.stream)),pe(se,m(this[c]))}[d.inspect.custom](se,le){le.depth===null&&(le.
depth=2),le.colors??=!0;const j={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.
bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${d.formatWithOptions(le,j)}`}}
e(K),Object.defineProperties(K.prototype,{type:C,url:C,status:C,ok:C,redirected:C,statusText:C,headers:C,clone:C,body:C,
bodyUsed:C,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(K,{json:C,redirect:C,error:C});
function Be(oe){if(oe.internalResponse)return $(Be(oe.internalResponse),oe.type);const se=De({...oe,body:null});return oe.
body!=null&&(se.body=Q(se,oe.body)),se}function De(oe){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,
type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...oe,headersList:oe?.headersList?new R(oe?.headersList):
new R,urlList:oe?.urlList?[...oe.urlList]:[]}}function J(oe){const se=L(oe);return De({type:"error",status:0,error:se?oe:
new Error(oe&&String(oe)),aborted:oe&&oe.name==="AbortError"})}function v(oe){return oe.type==="error"&&oe.status===0}function re(oe,se){
return se={internalResponse:oe,...se},new Proxy(oe,{get(le,j){return j in se?se[j]:le[j]},set(le,j,Se){return M(!(j in se)),
le[j]=Se,!0}})}function $(oe,se){if(se==="basic")return re(oe,{type:"basic",headersList:oe.headersList});if(se==="cors")
return re(oe,{type:"cors",headersList:oe.headersList});if(se==="opaque")return re(oe,{type:"opaque",urlList:Object.freeze(
[]),status:0,statusText:"",body:null});if(se==="opaqueredirect")return re(oe,{type:"opaqueredirect",status:0,statusText:"",
headersList:[],body:null});M(!1)}function ue(oe,se=null){return M(F(oe)),k(oe)?J(Object.assign(new DOMException("The ope\
ration was aborted.","AbortError"),{cause:se})):J(Object.assign(new DOMException("Request was cancelled."),{cause:se}))}
function we(oe,se,le){if(se.status!==null&&(se.status<200||se.status>599))throw new RangeError('init["status"] must be i\
n the range of 200 to 599, inclusive.');if("statusText"in se&&se.statusText!=null&&!T(String(se.statusText)))throw new TypeError(
"Invalid statusText");if("status"in se&&se.status!=null&&(oe[A].status=se.status),"statusText"in se&&se.statusText!=null&&
(oe[A].statusText=se.statusText),"headers"in se&&se.headers!=null&&p(oe[c],se.headers),le){if(l.includes(oe.status))throw h.
errors.exception({header:"Response constructor",message:`Invalid response status code ${oe.status}`});oe[A].body=le.body,
le.type!=null&&!oe[A].headersList.contains("content-type",!0)&&oe[A].headersList.append("content-type",le.type,!0)}}function pe(oe,se){
const le=new K(w);return le[A]=oe,le[c]=new n(w),a(le[c],oe.headersList),f(le[c],se),I&&oe.body?.stream&&o.register(le,new WeakRef(
oe.body.stream)),le}h.converters.ReadableStream=h.interfaceConverter(ReadableStream),h.converters.FormData=h.interfaceConverter(
g),h.converters.URLSearchParams=h.interfaceConverter(URLSearchParams),h.converters.XMLHttpRequestBodyInit=function(oe,se,le){
return typeof oe=="string"?h.converters.USVString(oe,se,le):U(oe)?h.converters.Blob(oe,se,le,{strict:!1}):ArrayBuffer.isView(
oe)||G.isArrayBuffer(oe)?h.converters.BufferSource(oe,se,le):E.isFormDataLike(oe)?h.converters.FormData(oe,se,le,{strict:!1}):
oe instanceof URLSearchParams?h.converters.URLSearchParams(oe,se,le):h.converters.DOMString(oe,se,le)},h.converters.BodyInit=
function(oe,se,le){return oe instanceof ReadableStream?h.converters.ReadableStream(oe,se,le):oe?.[Symbol.asyncIterator]?
oe:h.converters.XMLHttpRequestBodyInit(oe,se,le)},h.converters.ResponseInit=h.dictionaryConverter([{key:"status",converter:h.
converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:h.converters.ByteString,defaultValue:()=>""},
{key:"headers",converter:h.converters.HeadersInit}]),z.exports={isNetworkError:v,makeNetworkError:J,makeResponse:De,makeAppropriateNetworkError:ue,
filterResponse:$,Response:K,cloneResponse:Be,fromInnerResponse:pe}},93627:function(z){"use strict";z.exports={kUrl:Symbol(
"url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}},73168:function(z,q,t){
"use strict";const{Transform:n}=t(57075),R=t(38522),{redirectStatusSet:p,referrerPolicySet:m,badPortsSet:f}=t(4495),{getGlobalOrigin:a}=t(
51059),{collectASequenceOfCodePoints:B,collectAnHTTPQuotedString:Q,removeChars:e,parseMIMEType:I}=t(51900),{performance:o}=t(
643),{isBlobLike:s,ReadableStreamFrom:E,isValidHTTPToken:d,normalizedMethodRecordsBase:C}=t(3440),T=t(34589),{isUint8Array:F}=t(
73429),{webidl:k}=t(45893);let U=[],Y;try{Y=t(77598);const b=["sha256","sha384","sha512"];U=Y.getHashes().filter(O=>b.includes(
O))}catch{}function L(b){const O=b.urlList,y=O.length;return y===0?null:O[y-1].toString()}function P(b,O){if(!p.has(b.status))
return null;let y=b.headersList.get("location",!0);return y!==null&&u(y)&&(i(y)||(y=r(y)),y=new URL(y,L(b))),y&&!y.hash&&
(y.hash=O),y}function i(b){for(let O=0;O<b.length;++O){const y=b.charCodeAt(O);if(y>126||y<32)return!1}return!0}function r(b){
return Buffer.from(b,"binary").toString("utf8")}function l(b){return b.urlList[b.urlList.length-1]}function A(b){const O=l(
b);return Ve(O)&&f.has(O.port)?"blocked":"allowed"}function c(b){return b instanceof Error||b?.constructor?.name==="Erro\
r"||b?.constructor?.name==="DOMException"}function h(b){for(let O=0;O<b.length;++O){const y=b.charCodeAt(O);if(!(y===9||
y>=32&&y<=126||y>=128&&y<=255))return!1}return!0}const g=d;function u(b){return(b[0]==="	"||b[0]===" "||b[b.length-1]===
"	"||b[b.length-1]===" "||b.includes(`
`)||b.includes("\r")||b.includes("\0"))===!1}function w(b,O){const{headersList:y}=O,X=(y.get("referrer-policy",!0)??"").
split(",");let te="";if(X.length>0)for(let ie=X.length;ie!==0;ie--){const ce=X[ie-1].trim();if(m.has(ce)){te=ce;break}}te!==
""&&(b.referrerPolicy=te)}function M(){return"allowed"}function G(){return"success"}function V(){return"success"}function K(b){
let O=null;O=b.mode,b.headersList.set("sec-fetch-mode",O,!0)}function Be(b){let O=b.origin;if(!(O==="client"||O===void 0)){
if(b.responseTainting==="cors"||b.mode==="websocket")b.headersList.append("origin",O,!0);else if(b.method!=="GET"&&b.method!==
"HEAD"){switch(b.referrerPolicy){case"no-referrer":O=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"\
strict-origin-when-cross-origin":b.origin&&Oe(b.origin)&&!Oe(l(b))&&(O=null);break;case"same-origin":fe(b,l(b))||(O=null);
break;default:}b.headersList.append("origin",O,!0)}}}function De(b,O){return b}function J(b,O,y){return!b?.startTime||b.
startTime<O?{domainLookupStartTime:O,domainLookupEndTime:O,connectionStartTime:O,connectionEndTime:O,secureConnectionStartTime:O,
ALPNNegotiatedProtocol:b?.ALPNNegotiatedProtocol}:{domainLookupStartTime:De(b.domainLookupStartTime,y),domainLookupEndTime:De(
b.domainLookupEndTime,y),connectionStartTime:De(b.connectionStartTime,y),connectionEndTime:De(b.connectionEndTime,y),secureConnectionStartTime:De(
b.secureConnectionStartTime,y),ALPNNegotiatedProtocol:b.ALPNNegotiatedProtocol}}function v(b){return De(o.now(),b)}function re(b){
return{startTime:b.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:b.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}
function $(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function ue(b){return{referrerPolicy:b.referrerPolicy}}
function we(b){const O=b.referrerPolicy;T(O);let y=null;if(b.referrer==="client"){const he=a();if(!he||he.origin==="null")
return"no-referrer";y=new URL(he)}else b.referrer instanceof URL&&(y=b.referrer);let X=pe(y);const te=pe(y,!0);X.toString().
length>4096&&(X=te);const ie=fe(b,X),ce=oe(X)&&!oe(b.url);switch(O){case"origin":return te??pe(y,!0);case"unsafe-url":return X;case"\
same-origin":return ie?te:"no-referrer";case"origin-when-cross-origin":return ie?X:te;case"strict-origin-when-cross-orig\
in":{const he=l(b);return fe(X,he)?X:oe(X)&&!oe(he)?"no-referrer":te}default:return ce?"no-referrer":te}}function pe(b,O){
return T(b instanceof URL),b=new URL(b),b.protocol==="file:"||b.protocol==="about:"||b.protocol==="blank:"?"no-referrer":
(b.username="",b.password="",b.hash="",O&&(b.pathname="",b.search=""),b)}function oe(b){if(!(b instanceof URL))return!1;
if(b.href==="about:blank"||b.href==="about:srcdoc"||b.protocol==="data:"||b.protocol==="file:")return!0;return O(b.origin);
function O(y){if(y==null||y==="null")return!1;const X=new URL(y);return!!(X.protocol==="https:"||X.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(X.hostname)||X.hostname==="localhost"||X.hostname.includes("localhost.")||X.hostname.endsWith(".localhost"))}}function se(b,O){
if(Y===void 0)return!0;const y=j(O);if(y==="no metadata"||y.length===0)return!0;const X=Se(y),te=Ie(y,X);for(const ie of te){
const ce=ie.algo,he=ie.hash;let be=Y.createHash(ce).update(b).digest("base64");if(be[be.length-1]==="="&&(be[be.length-2]===
"="?be=be.slice(0,-2):be=be.slice(0,-1)),ae(be,he))return!0}return!1}const le=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function j(b){const O=[];let y=!0;for(const X of b.split(" ")){y=!1;const te=le.exec(X);if(te===null||te.groups===void 0||
te.groups.algo===void 0)continue;const ie=te.groups.algo.toLowerCase();U.includes(ie)&&O.push(te.groups)}return y===!0?"\
no metadata":O}function Se(b){let O=b[0].algo;if(O[3]==="5")return O;for(let y=1;y<b.length;++y){const X=b[y];if(X.algo[3]===
"5"){O="sha512";break}else{if(O[3]==="3")continue;X.algo[3]==="3"&&(O="sha384")}}return O}function Ie(b,O){if(b.length===
1)return b;let y=0;for(let X=0;X<b.length;++X)b[X].algo===O&&(b[y++]=b[X]);return b.length=y,b}function ae(b,O){if(b.length!==
O.length)return!1;for(let y=0;y<b.length;++y)if(b[y]!==O[y]){if(b[y]==="+"&&O[y]==="-"||b[y]==="/"&&O[y]==="_")continue;
return!1}return!0}function ge(b){}function fe(b,O){return b.origin===O.origin&&b.origin==="null"||b.protocol===O.protocol&&
b.hostname===O.hostname&&b.port===O.port}function ye(){let b,O;return{promise:new Promise((X,te)=>{b=X,O=te}),resolve:b,
reject:O}}function Je(b){return b.controller.state==="aborted"}function Xe(b){return b.controller.state==="aborted"||b.controller.
state==="terminated"}function qe(b){return C[b.toLowerCase()]??b}function rt(b){const O=JSON.stringify(b);if(O===void 0)
throw new TypeError("Value is not JSON serializable");return T(typeof O=="string"),O}const Ge=Object.getPrototypeOf(Object.
getPrototypeOf([][Symbol.iterator]()));function je(b,O,y=0,X=1){class te{#e;#t;#A;constructor(ce,he){this.#e=ce,this.#t=
he,this.#A=0}next(){if(typeof this!="object"||this===null||!(#e in this))throw new TypeError(`'next' called on an object\
 that does not implement interface ${b} Iterator.`);const ce=this.#A,he=this.#e[O],be=he.length;if(ce>=be)return{value:void 0,
done:!0};const{[y]:ze,[X]:$e}=he[ce];this.#A=ce+1;let W;switch(this.#t){case"key":W=ze;break;case"value":W=$e;break;case"\
key+value":W=[ze,$e];break}return{value:W,done:!1}}}return delete te.prototype.constructor,Object.setPrototypeOf(te.prototype,
Ge),Object.defineProperties(te.prototype,{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${b} It\
erator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(ie,ce){return new te(ie,ce)}}function Pe(b,O,y,X=0,te=1){
const ie=je(b,y,X,te),ce={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return k.brandCheck(this,O),ie(
this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return k.brandCheck(this,O),ie(this,"va\
lue")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return k.brandCheck(this,O),ie(this,"key+val\
ue")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(be,ze=globalThis){if(k.brandCheck(this,O),k.argumentLengthCheck(
arguments,1,`${b}.forEach`),typeof be!="function")throw new TypeError(`Failed to execute 'forEach' on '${b}': parameter \
1 is not of type 'Function'.`);for(const{0:$e,1:W}of ie(this,"key+value"))be.call(ze,W,$e,this)}}};return Object.defineProperties(
O.prototype,{...ce,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,value:ce.entries.value}})}async function ve(b,O,y){
const X=O,te=y;let ie;try{ie=b.stream.getReader()}catch(ce){te(ce);return}try{X(await Ee(ie))}catch(ce){te(ce)}}function xe(b){
return b instanceof ReadableStream||b[Symbol.toStringTag]==="ReadableStream"&&typeof b.tee=="function"}function at(b){try{
b.close(),b.byobRequest?.respond(0)}catch(O){if(!O.message.includes("Controller is already closed")&&!O.message.includes(
"ReadableStream is already closed"))throw O}}const de=/[^\x00-\xFF]/;function S(b){return T(!de.test(b)),b}async function Ee(b){
const O=[];let y=0;for(;;){const{done:X,value:te}=await b.read();if(X)return Buffer.concat(O,y);if(!F(te))throw new TypeError(
"Received non-Uint8Array chunk");O.push(te),y+=te.length}}function Fe(b){T("protocol"in b);const O=b.protocol;return O===
"about:"||O==="blob:"||O==="data:"}function Oe(b){return typeof b=="string"&&b[5]===":"&&b[0]==="h"&&b[1]==="t"&&b[2]===
"t"&&b[3]==="p"&&b[4]==="s"||b.protocol==="https:"}function Ve(b){T("protocol"in b);const O=b.protocol;return O==="http:"||
O==="https:"}function Me(b,O){const y=b;if(!y.startsWith("bytes"))return"failure";const X={position:5};if(O&&B(be=>be===
"	"||be===" ",y,X),y.charCodeAt(X.position)!==61)return"failure";X.position++,O&&B(be=>be==="	"||be===" ",y,X);const te=B(
be=>{const ze=be.charCodeAt(0);return ze>=48&&ze<=57},y,X),ie=te.length?Number(te):null;if(O&&B(be=>be==="	"||be===" ",y,
X),y.charCodeAt(X.position)!==45)return"failure";X.position++,O&&B(be=>be==="	"||be===" ",y,X);const ce=B(be=>{const ze=be.
charCodeAt(0);return ze>=48&&ze<=57},y,X),he=ce.length?Number(ce):null;return X.position<y.length||he===null&&ie===null||
ie>he?"failure":{rangeStartValue:ie,rangeEndValue:he}}function tt(b,O,y){let X="bytes ";return X+=S(`${b}`),X+="-",X+=S(
`${O}`),X+="/",X+=S(`${y}`),X}class st extends n{#e;constructor(O){super(),this.#e=O}_transform(O,y,X){if(!this._inflateStream){
if(O.length===0){X();return}this._inflateStream=(O[0]&15)===8?R.createInflate(this.#e):R.createInflateRaw(this.#e),this.
_inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on(
"error",te=>this.destroy(te))}this._inflateStream.write(O,y,X)}_final(O){this._inflateStream&&(this._inflateStream.end(),
this._inflateStream=null),O()}}function At(b){return new st(b)}function gt(b){let O=null,y=null,X=null;const te=dt("cont\
ent-type",b);if(te===null)return"failure";for(const ie of te){const ce=I(ie);ce==="failure"||ce.essence==="*/*"||(X=ce,X.
essence!==y?(O=null,X.parameters.has("charset")&&(O=X.parameters.get("charset")),y=X.essence):!X.parameters.has("charset")&&
O!==null&&X.parameters.set("charset",O))}return X??"failure"}function ut(b){const O=b,y={position:0},X=[];let te="";for(;y.
position<O.length;){if(te+=B(ie=>ie!=='"'&&ie!==",",O,y),y.position<O.length)if(O.charCodeAt(y.position)===34){if(te+=Q(
O,y),y.position<O.length)continue}else T(O.charCodeAt(y.position)===44),y.position++;te=e(te,!0,!0,ie=>ie===9||ie===32),
X.push(te),te=""}return X}function dt(b,O){const y=O.get(b,!0);return y===null?null:ut(y)}const ht=new TextDecoder;function Qt(b){
return b.length===0?"":(b[0]===239&&b[1]===187&&b[2]===191&&(b=b.subarray(3)),ht.decode(b))}class Et{get baseUrl(){return a()}get origin(){
return this.baseUrl?.origin}policyContainer=$()}class Ne{settingsObject=new Et}const _=new Ne;z.exports={isAborted:Je,isCancelled:Xe,
isValidEncodedURL:i,createDeferredPromise:ye,ReadableStreamFrom:E,tryUpgradeRequestToAPotentiallyTrustworthyURL:ge,clampAndCoarsenConnectionTimingInfo:J,
coarsenedSharedCurrentTime:v,determineRequestsReferrer:we,makePolicyContainer:$,clonePolicyContainer:ue,appendFetchMetadata:K,
appendRequestOriginHeader:Be,TAOCheck:V,corsCheck:G,crossOriginResourcePolicyCheck:M,createOpaqueTimingInfo:re,setRequestReferrerPolicyOnRedirect:w,
isValidHTTPToken:d,requestBadPort:A,requestCurrentURL:l,responseURL:L,responseLocationURL:P,isBlobLike:s,isURLPotentiallyTrustworthy:oe,
isValidReasonPhrase:h,sameOrigin:fe,normalizeMethod:qe,serializeJavascriptValueToJSONString:rt,iteratorMixin:Pe,createIterator:je,
isValidHeaderName:g,isValidHeaderValue:u,isErrorLike:c,fullyReadBody:ve,bytesMatch:se,isReadableStreamLike:xe,readableStreamClose:at,
isomorphicEncode:S,urlIsLocal:Fe,urlHasHttpsScheme:Oe,urlIsHttpHttpsScheme:Ve,readAllBytes:Ee,simpleRangeHeaderValue:Me,
buildContentRange:tt,parseMetadata:j,createInflate:At,extractMimeType:gt,getDecodeSplit:dt,utf8DecodeBytes:Qt,environmentSettingsObject:_}},
45893:function(z,q,t){"use strict";const{types:n,inspect:R}=t(57975),{markAsUncloneable:p}=t(75919),{toUSVString:m}=t(3440),
f={};f.converters={},f.util={},f.errors={},f.errors.exception=function(a){return new TypeError(`${a.header}: ${a.message}`)},
f.errors.conversionFailed=function(a){const B=a.types.length===1?"":" one of",Q=`${a.argument} could not be converted to${B}\
: ${a.types.join(", ")}.`;return f.errors.exception({header:a.prefix,message:Q})},f.errors.invalidArgument=function(a){return f.
errors.exception({header:a.prefix,message:`"${a.value}" is an invalid ${a.type}.`})},f.brandCheck=function(a,B,Q){if(Q?.
strict!==!1){if(!(a instanceof B)){const e=new TypeError("Illegal invocation");throw e.code="ERR_INVALID_THIS",e}}else if(a?.[Symbol.
toStringTag]!==B.prototype[Symbol.toStringTag]){const e=new TypeError("Illegal invocation");throw e.code="ERR_INVALID_TH\
IS",e}},f.argumentLengthCheck=function({length:a},B,Q){if(a<B)throw f.errors.exception({message:`${B} argument${B!==1?"s":
""} required, but${a?" only":""} ${a} found.`,header:Q})},f.illegalConstructor=function(){throw f.errors.exception({header:"\
TypeError",message:"Illegal constructor"})},f.util.Type=function(a){switch(typeof a){case"undefined":return"Undefined";case"\
boolean":return"Boolean";case"string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":
return"BigInt";case"function":case"object":return a===null?"Null":"Object"}},f.util.markAsUncloneable=p||(()=>{}),f.util.
ConvertToInt=function(a,B,Q,e){let I,o;B===64?(I=Math.pow(2,53)-1,Q==="unsigned"?o=0:o=Math.pow(-2,53)+1):Q==="unsigned"?
(o=0,I=Math.pow(2,B)-1):(o=Math.pow(-2,B)-1,I=Math.pow(2,B-1)-1);let s=Number(a);if(s===0&&(s=0),e?.enforceRange===!0){if(Number.
isNaN(s)||s===Number.POSITIVE_INFINITY||s===Number.NEGATIVE_INFINITY)throw f.errors.exception({header:"Integer conversio\
n",message:`Could not convert ${f.util.Stringify(a)} to an integer.`});if(s=f.util.IntegerPart(s),s<o||s>I)throw f.errors.
exception({header:"Integer conversion",message:`Value must be between ${o}-${I}, got ${s}.`});return s}return!Number.isNaN(
s)&&e?.clamp===!0?(s=Math.min(Math.max(s,o),I),Math.floor(s)%2===0?s=Math.floor(s):s=Math.ceil(s),s):Number.isNaN(s)||s===
0&&Object.is(0,s)||s===Number.POSITIVE_INFINITY||s===Number.NEGATIVE_INFINITY?0:(s=f.util.IntegerPart(s),s=s%Math.pow(2,
B),Q==="signed"&&s>=Math.pow(2,B)-1?s-Math.pow(2,B):s)},f.util.IntegerPart=function(a){const B=Math.floor(Math.abs(a));return a<
0?-1*B:B},f.util.Stringify=function(a){switch(f.util.Type(a)){case"Symbol":return`Symbol(${a.description})`;case"Object":
return R(a);case"String":return`"${a}"`;default:return`${a}`}},f.sequenceConverter=function(a){return(B,Q,e,I)=>{if(f.util.
Type(B)!=="Object")throw f.errors.exception({header:Q,message:`${e} (${f.util.Stringify(B)}) is not iterable.`});const o=typeof I==
"function"?I():B?.[Symbol.iterator]?.(),s=[];let E=0;if(o===void 0||typeof o.next!="function")throw f.errors.exception({
header:Q,message:`${e} is not iterable.`});for(;;){const{done:d,value:C}=o.next();if(d)break;s.push(a(C,Q,`${e}[${E++}]`))}
return s}},f.recordConverter=function(a,B){return(Q,e,I)=>{if(f.util.Type(Q)!=="Object")throw f.errors.exception({header:e,
message:`${I} ("${f.util.Type(Q)}") is not an Object.`});const o={};if(!n.isProxy(Q)){const E=[...Object.getOwnPropertyNames(
Q),...Object.getOwnPropertySymbols(Q)];for(const d of E){const C=a(d,e,I),T=B(Q[d],e,I);o[C]=T}return o}const s=Reflect.
ownKeys(Q);for(const E of s)if(Reflect.getOwnPropertyDescriptor(Q,E)?.enumerable){const C=a(E,e,I),T=B(Q[E],e,I);o[C]=T}
return o}},f.interfaceConverter=function(a){return(B,Q,e,I)=>{if(I?.strict!==!1&&!(B instanceof a))throw f.errors.exception(
{header:Q,message:`Expected ${e} ("${f.util.Stringify(B)}") to be an instance of ${a.name}.`});return B}},f.dictionaryConverter=
function(a){return(B,Q,e)=>{const I=f.util.Type(B),o={};if(I==="Null"||I==="Undefined")return o;if(I!=="Object")throw f.
errors.exception({header:Q,message:`Expected ${B} to be one of: Null, Undefined, Object.`});for(const s of a){const{key:E,
defaultValue:d,required:C,converter:T}=s;if(C===!0&&!Object.hasOwn(B,E))throw f.errors.exception({header:Q,message:`Miss\
ing required key "${E}".`});let F=B[E];const k=Object.hasOwn(s,"defaultValue");if(k&&F!==null&&(F??=d()),C||k||F!==void 0){
if(F=T(F,Q,`${e}.${E}`),s.allowedValues&&!s.allowedValues.includes(F))throw f.errors.exception({header:Q,message:`${F} i\
s not an accepted type. Expected one of ${s.allowedValues.join(", ")}.`});o[E]=F}}return o}},f.nullableConverter=function(a){
return(B,Q,e)=>B===null?B:a(B,Q,e)},f.converters.DOMString=function(a,B,Q,e){if(a===null&&e?.legacyNullToEmptyString)return"";
if(typeof a=="symbol")throw f.errors.exception({header:B,message:`${Q} is a symbol, which cannot be converted to a DOMSt\
ring.`});return String(a)},f.converters.ByteString=function(a,B,Q){const e=f.converters.DOMString(a,B,Q);for(let I=0;I<e.
length;I++)if(e.charCodeAt(I)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at \
index ${I} has a value of ${e.charCodeAt(I)} which is greater than 255.`);return e},f.converters.USVString=m,f.converters.
boolean=function(a){return!!a},f.converters.any=function(a){return a},f.converters["long long"]=function(a,B,Q){return f.
util.ConvertToInt(a,64,"signed",void 0,B,Q)},f.converters["unsigned long long"]=function(a,B,Q){return f.util.ConvertToInt(
a,64,"unsigned",void 0,B,Q)},f.converters["unsigned long"]=function(a,B,Q){return f.util.ConvertToInt(a,32,"unsigned",void 0,
B,Q)},f.converters["unsigned short"]=function(a,B,Q,e){return f.util.ConvertToInt(a,16,"unsigned",e,B,Q)},f.converters.ArrayBuffer=
function(a,B,Q,e){if(f.util.Type(a)!=="Object"||!n.isAnyArrayBuffer(a))throw f.errors.conversionFailed({prefix:B,argument:`${Q}\
 ("${f.util.Stringify(a)}")`,types:["ArrayBuffer"]});if(e?.allowShared===!1&&n.isSharedArrayBuffer(a))throw f.errors.exception(
{header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(a.resizable||a.growable)throw f.errors.exception(
{header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return a},f.converters.TypedArray=function(a,B,Q,e,I){
if(f.util.Type(a)!=="Object"||!n.isTypedArray(a)||a.constructor.name!==B.name)throw f.errors.conversionFailed({prefix:Q,
argument:`${e} ("${f.util.Stringify(a)}")`,types:[B.name]});if(I?.allowShared===!1&&n.isSharedArrayBuffer(a.buffer))throw f.
errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(a.buffer.resizable||a.buffer.growable)
throw f.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return a},f.converters.DataView=
function(a,B,Q,e){if(f.util.Type(a)!=="Object"||!n.isDataView(a))throw f.errors.exception({header:B,message:`${Q} is not\
 a DataView.`});if(e?.allowShared===!1&&n.isSharedArrayBuffer(a.buffer))throw f.errors.exception({header:"ArrayBuffer",message:"\
SharedArrayBuffer is not allowed."});if(a.buffer.resizable||a.buffer.growable)throw f.errors.exception({header:"ArrayBuf\
fer",message:"Received a resizable ArrayBuffer."});return a},f.converters.BufferSource=function(a,B,Q,e){if(n.isAnyArrayBuffer(
a))return f.converters.ArrayBuffer(a,B,Q,{...e,allowShared:!1});if(n.isTypedArray(a))return f.converters.TypedArray(a,a.
constructor,B,Q,{...e,allowShared:!1});if(n.isDataView(a))return f.converters.DataView(a,B,Q,{...e,allowShared:!1});throw f.
errors.conversionFailed({prefix:B,argument:`${Q} ("${f.util.Stringify(a)}")`,types:["BufferSource"]})},f.converters["seq\
uence<ByteString>"]=f.sequenceConverter(f.converters.ByteString),f.converters["sequence<sequence<ByteString>>"]=f.sequenceConverter(
f.converters["sequence<ByteString>"]),f.converters["record<ByteString, ByteString>"]=f.recordConverter(f.converters.ByteString,
f.converters.ByteString),z.exports={webidl:f}},22607:function(z){"use strict";function q(t){if(!t)return"failure";switch(t.
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
utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined";default:return"failure"}}z.exports={getEncoding:q}},
48355:function(z,q,t){"use strict";const{staticPropertyDescriptors:n,readOperation:R,fireAProgressEvent:p}=t(53610),{kState:m,
kError:f,kResult:a,kEvents:B,kAborted:Q}=t(20961),{webidl:e}=t(45893),{kEnumerableProperty:I}=t(3440);class o extends EventTarget{constructor(){
super(),this[m]="empty",this[a]=null,this[f]=null,this[B]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(E){
e.brandCheck(this,o),e.argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer"),E=e.converters.Blob(E,{strict:!1}),
R(this,E,"ArrayBuffer")}readAsBinaryString(E){e.brandCheck(this,o),e.argumentLengthCheck(arguments,1,"FileReader.readAsB\
inaryString"),E=e.converters.Blob(E,{strict:!1}),R(this,E,"BinaryString")}readAsText(E,d=void 0){e.brandCheck(this,o),e.
argumentLengthCheck(arguments,1,"FileReader.readAsText"),E=e.converters.Blob(E,{strict:!1}),d!==void 0&&(d=e.converters.
DOMString(d,"FileReader.readAsText","encoding")),R(this,E,"Text",d)}readAsDataURL(E){e.brandCheck(this,o),e.argumentLengthCheck(
arguments,1,"FileReader.readAsDataURL"),E=e.converters.Blob(E,{strict:!1}),R(this,E,"DataURL")}abort(){if(this[m]==="emp\
ty"||this[m]==="done"){this[a]=null;return}this[m]==="loading"&&(this[m]="done",this[a]=null),this[Q]=!0,p("abort",this),
this[m]!=="loading"&&p("loadend",this)}get readyState(){switch(e.brandCheck(this,o),this[m]){case"empty":return this.EMPTY;case"\
loading":return this.LOADING;case"done":return this.DONE}}get result(){return e.brandCheck(this,o),this[a]}get error(){return e.
brandCheck(this,o),this[f]}get onloadend(){return e.brandCheck(this,o),this[B].loadend}set onloadend(E){e.brandCheck(this,
o),this[B].loadend&&this.removeEventListener("loadend",this[B].loadend),typeof E=="function"?(this[B].loadend=E,this.addEventListener(
"loadend",E)):this[B].loadend=null}get onerror(){return e.brandCheck(this,o),this[B].error}set onerror(E){e.brandCheck(this,
o),this[B].error&&this.removeEventListener("error",this[B].error),typeof E=="function"?(this[B].error=E,this.addEventListener(
"error",E)):this[B].error=null}get onloadstart(){return e.brandCheck(this,o),this[B].loadstart}set onloadstart(E){e.brandCheck(
this,o),this[B].loadstart&&this.removeEventListener("loadstart",this[B].loadstart),typeof E=="function"?(this[B].loadstart=
E,this.addEventListener("loadstart",E)):this[B].loadstart=null}get onprogress(){return e.brandCheck(this,o),this[B].progress}set onprogress(E){
e.brandCheck(this,o),this[B].progress&&this.removeEventListener("progress",this[B].progress),typeof E=="function"?(this[B].
progress=E,this.addEventListener("progress",E)):this[B].progress=null}get onload(){return e.brandCheck(this,o),this[B].load}set onload(E){
e.brandCheck(this,o),this[B].load&&this.removeEventListener("load",this[B].load),typeof E=="function"?(this[B].load=E,this.
addEventListener("load",E)):this[B].load=null}get onabort(){return e.brandCheck(this,o),this[B].abort}set onabort(E){e.brandCheck(
this,o),this[B].abort&&this.removeEventListener("abort",this[B].abort),typeof E=="function"?(this[B].abort=E,this.addEventListener(
"abort",E)):this[B].abort=null}}o.EMPTY=o.prototype.EMPTY=0,o.LOADING=o.prototype.LOADING=1,o.DONE=o.prototype.DONE=2,Object.
defineProperties(o.prototype,{EMPTY:n,LOADING:n,DONE:n,readAsArrayBuffer:I,readAsBinaryString:I,readAsText:I,readAsDataURL:I,
abort:I,readyState:I,result:I,error:I,onloadstart:I,onprogress:I,onload:I,onabort:I,onerror:I,onloadend:I,[Symbol.toStringTag]:{
value:"FileReader",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(o,{EMPTY:n,LOADING:n,DONE:n}),z.
exports={FileReader:o}},88573:function(z,q,t){"use strict";const{webidl:n}=t(45893),R=Symbol("ProgressEvent state");class p extends Event{constructor(f,a={}){
f=n.converters.DOMString(f,"ProgressEvent constructor","type"),a=n.converters.ProgressEventInit(a??{}),super(f,a),this[R]=
{lengthComputable:a.lengthComputable,loaded:a.loaded,total:a.total}}get lengthComputable(){return n.brandCheck(this,p),this[R].
lengthComputable}get loaded(){return n.brandCheck(this,p),this[R].loaded}get total(){return n.brandCheck(this,p),this[R].
total}}n.converters.ProgressEventInit=n.dictionaryConverter([{key:"lengthComputable",converter:n.converters.boolean,defaultValue:()=>!1},
{key:"loaded",converter:n.converters["unsigned long long"],defaultValue:()=>0},{key:"total",converter:n.converters["unsi\
gned long long"],defaultValue:()=>0},{key:"bubbles",converter:n.converters.boolean,defaultValue:()=>!1},{key:"cancelable",
converter:n.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:n.converters.boolean,defaultValue:()=>!1}]),
z.exports={ProgressEvent:p}},20961:function(z){"use strict";z.exports={kState:Symbol("FileReader state"),kResult:Symbol(
"FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileReader last progress event fi\
red timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}},53610:function(z,q,t){"use s\
trict";const{kState:n,kError:R,kResult:p,kAborted:m,kLastProgressEventFired:f}=t(20961),{ProgressEvent:a}=t(88573),{getEncoding:B}=t(
22607),{serializeAMimeType:Q,parseMIMEType:e}=t(51900),{types:I}=t(57975),{StringDecoder:o}=t(13193),{btoa:s}=t(4573),E={
enumerable:!0,writable:!1,configurable:!1};function d(Y,L,P,i){if(Y[n]==="loading")throw new DOMException("Invalid state",
"InvalidStateError");Y[n]="loading",Y[p]=null,Y[R]=null;const l=L.stream().getReader(),A=[];let c=l.read(),h=!0;(async()=>{
for(;!Y[m];)try{const{done:g,value:u}=await c;if(h&&!Y[m]&&queueMicrotask(()=>{C("loadstart",Y)}),h=!1,!g&&I.isUint8Array(
u))A.push(u),(Y[f]===void 0||Date.now()-Y[f]>=50)&&!Y[m]&&(Y[f]=Date.now(),queueMicrotask(()=>{C("progress",Y)})),c=l.read();else if(g){
queueMicrotask(()=>{Y[n]="done";try{const w=T(A,P,L.type,i);if(Y[m])return;Y[p]=w,C("load",Y)}catch(w){Y[R]=w,C("error",
Y)}Y[n]!=="loading"&&C("loadend",Y)});break}}catch(g){if(Y[m])return;queueMicrotask(()=>{Y[n]="done",Y[R]=g,C("error",Y),
Y[n]!=="loading"&&C("loadend",Y)});break}})()}function C(Y,L){const P=new a(Y,{bubbles:!1,cancelable:!1});L.dispatchEvent(
P)}function T(Y,L,P,i){switch(L){case"DataURL":{let r="data:";const l=e(P||"application/octet-stream");l!=="failure"&&(r+=
Q(l)),r+=";base64,";const A=new o("latin1");for(const c of Y)r+=s(A.write(c));return r+=s(A.end()),r}case"Text":{let r="\
failure";if(i&&(r=B(i)),r==="failure"&&P){const l=e(P);l!=="failure"&&(r=B(l.parameters.get("charset")))}return r==="fai\
lure"&&(r="UTF-8"),F(Y,r)}case"ArrayBuffer":return U(Y).buffer;case"BinaryString":{let r="";const l=new o("latin1");for(const A of Y)
r+=l.write(A);return r+=l.end(),r}}}function F(Y,L){const P=U(Y),i=k(P);let r=0;i!==null&&(L=i,r=i==="UTF-8"?3:2);const l=P.
slice(r);return new TextDecoder(L).decode(l)}function k(Y){const[L,P,i]=Y;return L===239&&P===187&&i===191?"UTF-8":L===254&&
P===255?"UTF-16BE":L===255&&P===254?"UTF-16LE":null}function U(Y){const L=Y.reduce((i,r)=>i+r.byteLength,0);let P=0;return Y.
reduce((i,r)=>(i.set(r,P),P+=r.byteLength,i),new Uint8Array(L))}z.exports={staticPropertyDescriptors:E,readOperation:d,fireAProgressEvent:C}},
86897:function(z,q,t){"use strict";const{uid:n,states:R,sentCloseFrameState:p,emptyBuffer:m,opcodes:f}=t(20736),{kReadyState:a,
kSentClose:B,kByteParser:Q,kReceivedClose:e,kResponse:I}=t(61216),{fireEvent:o,failWebsocketConnection:s,isClosing:E,isClosed:d,
isEstablished:C,parseExtensions:T}=t(98625),{channels:F}=t(42414),{CloseEvent:k}=t(15188),{makeRequest:U}=t(9967),{fetching:Y}=t(
54398),{Headers:L,getHeadersList:P}=t(60660),{getDecodeSplit:i}=t(73168),{WebsocketFrameSend:r}=t(3264);let l;try{l=t(77598)}catch{}
function A(w,M,G,V,K,Be){const De=w;De.protocol=w.protocol==="ws:"?"http:":"https:";const J=U({urlList:[De],client:G,serviceWorkers:"\
none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"});if(Be.headers){const ue=P(
new L(Be.headers));J.headersList=ue}const v=l.randomBytes(16).toString("base64");J.headersList.append("sec-websocket-key",
v),J.headersList.append("sec-websocket-version","13");for(const ue of M)J.headersList.append("sec-websocket-protocol",ue);
return J.headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits"),Y({request:J,useParallelQueue:!0,
dispatcher:Be.dispatcher,processResponse(ue){if(ue.type==="error"||ue.status!==101){s(V,"Received network error or non-1\
01 status code.");return}if(M.length!==0&&!ue.headersList.get("Sec-WebSocket-Protocol")){s(V,"Server did not respond wit\
h sent protocols.");return}if(ue.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){s(V,'Server did not set Upgrad\
e header to "websocket".');return}if(ue.headersList.get("Connection")?.toLowerCase()!=="upgrade"){s(V,'Server did not se\
t Connection header to "upgrade".');return}const we=ue.headersList.get("Sec-WebSocket-Accept"),pe=l.createHash("sha1").update(
v+n).digest("base64");if(we!==pe){s(V,"Incorrect hash received in Sec-WebSocket-Accept header.");return}const oe=ue.headersList.
get("Sec-WebSocket-Extensions");let se;if(oe!==null&&(se=T(oe),!se.has("permessage-deflate"))){s(V,"Sec-WebSocket-Extens\
ions header does not match.");return}const le=ue.headersList.get("Sec-WebSocket-Protocol");if(le!==null){const j=i("sec-\
websocket-protocol",J.headersList);if(j===null||!j.includes(le)){s(V,"Protocol was not set in the opening handshake.");return}}
ue.socket.on("data",h),ue.socket.on("close",g),ue.socket.on("error",u),F.open.hasSubscribers&&F.open.publish({address:ue.
socket.address(),protocol:le,extensions:oe}),K(ue,se)}})}function c(w,M,G,V){if(!(E(w)||d(w)))if(!C(w))s(w,"Connection w\
as closed before it was established."),w[a]=R.CLOSING;else if(w[B]===p.NOT_SENT){w[B]=p.PROCESSING;const K=new r;M!==void 0&&
G===void 0?(K.frameData=Buffer.allocUnsafe(2),K.frameData.writeUInt16BE(M,0)):M!==void 0&&G!==void 0?(K.frameData=Buffer.
allocUnsafe(2+V),K.frameData.writeUInt16BE(M,0),K.frameData.write(G,2,"utf-8")):K.frameData=m,w[I].socket.write(K.createFrame(
f.CLOSE)),w[B]=p.SENT,w[a]=R.CLOSING}else w[a]=R.CLOSING}function h(w){this.ws[Q].write(w)||this.pause()}function g(){const{
ws:w}=this,{[I]:M}=w;M.socket.off("data",h),M.socket.off("close",g),M.socket.off("error",u);const G=w[B]===p.SENT&&w[e];
let V=1005,K="";const Be=w[Q].closingInfo;Be&&!Be.error?(V=Be.code??1005,K=Be.reason):w[e]||(V=1006),w[a]=R.CLOSED,o("cl\
ose",w,(De,J)=>new k(De,J),{wasClean:G,code:V,reason:K}),F.close.hasSubscribers&&F.close.publish({websocket:w,code:V,reason:K})}
function u(w){const{ws:M}=this;M[a]=R.CLOSING,F.socketError.hasSubscribers&&F.socketError.publish(w),this.destroy()}z.exports=
{establishWebSocketConnection:A,closeWebSocketConnection:c}},20736:function(z){"use strict";const q="258EAFA5-E914-47DA-\
95CA-C5AB0DC85B11",t={enumerable:!0,writable:!1,configurable:!1},n={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},R={NOT_SENT:0,
PROCESSING:1,SENT:2},p={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},m=2**16-1,f={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,
READ_DATA:4},a=Buffer.allocUnsafe(0),B={string:1,typedArray:2,arrayBuffer:3,blob:4};z.exports={uid:q,sentCloseFrameState:R,
staticPropertyDescriptors:t,states:n,opcodes:p,maxUnsigned16Bit:m,parserStates:f,emptyBuffer:a,sendHints:B}},15188:function(z,q,t){
"use strict";const{webidl:n}=t(45893),{kEnumerableProperty:R}=t(3440),{kConstruct:p}=t(36443),{MessagePort:m}=t(75919);class f extends Event{#e;constructor(o,s={}){
if(o===p){super(arguments[1],arguments[2]),n.util.markAsUncloneable(this);return}const E="MessageEvent constructor";n.argumentLengthCheck(
arguments,1,E),o=n.converters.DOMString(o,E,"type"),s=n.converters.MessageEventInit(s,E,"eventInitDict"),super(o,s),this.#e=
s,n.util.markAsUncloneable(this)}get data(){return n.brandCheck(this,f),this.#e.data}get origin(){return n.brandCheck(this,
f),this.#e.origin}get lastEventId(){return n.brandCheck(this,f),this.#e.lastEventId}get source(){return n.brandCheck(this,
f),this.#e.source}get ports(){return n.brandCheck(this,f),Object.isFrozen(this.#e.ports)||Object.freeze(this.#e.ports),this.#e.
ports}initMessageEvent(o,s=!1,E=!1,d=null,C="",T="",F=null,k=[]){return n.brandCheck(this,f),n.argumentLengthCheck(arguments,
1,"MessageEvent.initMessageEvent"),new f(o,{bubbles:s,cancelable:E,data:d,origin:C,lastEventId:T,source:F,ports:k})}static createFastMessageEvent(o,s){
const E=new f(p,o,s);return E.#e=s,E.#e.data??=null,E.#e.origin??="",E.#e.lastEventId??="",E.#e.source??=null,E.#e.ports??=
[],E}}const{createFastMessageEvent:a}=f;delete f.createFastMessageEvent;class B extends Event{#e;constructor(o,s={}){const E="\
CloseEvent constructor";n.argumentLengthCheck(arguments,1,E),o=n.converters.DOMString(o,E,"type"),s=n.converters.CloseEventInit(
s),super(o,s),this.#e=s,n.util.markAsUncloneable(this)}get wasClean(){return n.brandCheck(this,B),this.#e.wasClean}get code(){
return n.brandCheck(this,B),this.#e.code}get reason(){return n.brandCheck(this,B),this.#e.reason}}class Q extends Event{#e;constructor(o,s){
const E="ErrorEvent constructor";n.argumentLengthCheck(arguments,1,E),super(o,s),n.util.markAsUncloneable(this),o=n.converters.
DOMString(o,E,"type"),s=n.converters.ErrorEventInit(s??{}),this.#e=s}get message(){return n.brandCheck(this,Q),this.#e.message}get filename(){
return n.brandCheck(this,Q),this.#e.filename}get lineno(){return n.brandCheck(this,Q),this.#e.lineno}get colno(){return n.
brandCheck(this,Q),this.#e.colno}get error(){return n.brandCheck(this,Q),this.#e.error}}Object.defineProperties(f.prototype,
{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:R,origin:R,lastEventId:R,source:R,ports:R,initMessageEvent:R}),
Object.defineProperties(B.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},reason:R,code:R,wasClean:R}),
Object.defineProperties(Q.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:!0},message:R,filename:R,lineno:R,
colno:R,error:R}),n.converters.MessagePort=n.interfaceConverter(m),n.converters["sequence<MessagePort>"]=n.sequenceConverter(
n.converters.MessagePort);const e=[{key:"bubbles",converter:n.converters.boolean,defaultValue:()=>!1},{key:"cancelable",
converter:n.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:n.converters.boolean,defaultValue:()=>!1}];
n.converters.MessageEventInit=n.dictionaryConverter([...e,{key:"data",converter:n.converters.any,defaultValue:()=>null},
{key:"origin",converter:n.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:n.converters.DOMString,
defaultValue:()=>""},{key:"source",converter:n.nullableConverter(n.converters.MessagePort),defaultValue:()=>null},{key:"\
ports",converter:n.converters["sequence<MessagePort>"],defaultValue:()=>new Array(0)}]),n.converters.CloseEventInit=n.dictionaryConverter(
[...e,{key:"wasClean",converter:n.converters.boolean,defaultValue:()=>!1},{key:"code",converter:n.converters["unsigned s\
hort"],defaultValue:()=>0},{key:"reason",converter:n.converters.USVString,defaultValue:()=>""}]),n.converters.ErrorEventInit=
n.dictionaryConverter([...e,{key:"message",converter:n.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:n.
converters.USVString,defaultValue:()=>""},{key:"lineno",converter:n.converters["unsigned long"],defaultValue:()=>0},{key:"\
colno",converter:n.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:n.converters.any}]),z.exports=
{MessageEvent:f,CloseEvent:B,ErrorEvent:Q,createFastMessageEvent:a}},3264:function(z,q,t){"use strict";const{maxUnsigned16Bit:n}=t(
20736),R=16386;let p,m=null,f=R;try{p=t(77598)}catch{p={randomFillSync:function(e,I,o){for(let s=0;s<e.length;++s)e[s]=Math.
random()*255|0;return e}}}function a(){return f===R&&(f=0,p.randomFillSync(m??=Buffer.allocUnsafe(R),0,R)),[m[f++],m[f++],
m[f++],m[f++]]}class B{constructor(e){this.frameData=e}createFrame(e){const I=this.frameData,o=a(),s=I?.byteLength??0;let E=s,
d=6;s>n?(d+=8,E=127):s>125&&(d+=2,E=126);const C=Buffer.allocUnsafe(s+d);C[0]=C[1]=0,C[0]|=128,C[0]=(C[0]&240)+e;/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */
C[d-4]=o[0],C[d-3]=o[1],C[d-2]=o[2],C[d-1]=o[3],C[1]=E,E===126?C.writeUInt16BE(s,2):E===127&&(C[2]=C[3]=0,C.writeUIntBE(
s,4,6)),C[1]|=128;for(let T=0;T<s;++T)C[d+T]=I[T]^o[T&3];return C}}z.exports={WebsocketFrameSend:B}},19469:function(z,q,t){
"use strict";const{createInflateRaw:n,Z_DEFAULT_WINDOWBITS:R}=t(38522),{isValidClientWindowBits:p}=t(98625),{MessageSizeExceededError:m}=t(
68707),f=Buffer.from([0,0,255,255]),a=Symbol("kBuffer"),B=Symbol("kLength");class Q{#e;#t={};#A=0;constructor(I,o){this.#t.
serverNoContextTakeover=I.has("server_no_context_takeover"),this.#t.serverMaxWindowBits=I.get("server_max_window_bits"),
this.#A=o.maxPayloadSize}decompress(I,o,s){if(!this.#e){let E=R;if(this.#t.serverMaxWindowBits){if(!p(this.#t.serverMaxWindowBits)){
s(new Error("Invalid server_max_window_bits"));return}E=Number.parseInt(this.#t.serverMaxWindowBits)}try{this.#e=n({windowBits:E})}catch(d){
s(d);return}this.#e[a]=[],this.#e[B]=0,this.#e.on("data",d=>{if(this.#e[B]+=d.length,this.#A>0&&this.#e[B]>this.#A){s(new m),
this.#e.removeAllListeners(),this.#e.destroy(),this.#e=null;return}this.#e[a].push(d)}),this.#e.on("error",d=>{this.#e=null,
s(d)})}this.#e.write(I),o&&this.#e.write(f),this.#e.flush(()=>{if(!this.#e)return;const E=Buffer.concat(this.#e[a],this.#e[B]);
this.#e[a].length=0,this.#e[B]=0,s(null,E)})}}z.exports={PerMessageDeflate:Q}},81652:function(z,q,t){"use strict";const{
Writable:n}=t(57075),R=t(34589),{parserStates:p,opcodes:m,states:f,emptyBuffer:a,sentCloseFrameState:B}=t(20736),{kReadyState:Q,
kSentClose:e,kResponse:I,kReceivedClose:o}=t(61216),{channels:s}=t(42414),{isValidStatusCode:E,isValidOpcode:d,failWebsocketConnection:C,
websocketMessageReceived:T,utf8Decode:F,isControlFrame:k,isTextBinaryFrame:U,isContinuationFrame:Y}=t(98625),{WebsocketFrameSend:L}=t(
3264),{closeWebSocketConnection:P}=t(86897),{PerMessageDeflate:i}=t(19469),{MessageSizeExceededError:r}=t(68707);function l(c,h,g){
P(c,h,g,Buffer.byteLength(g)),C(c,g)}class A extends n{#e=[];#t=0;#A=0;#s=!1;#n=p.INFO;#r={};#o=[];#i;#c;#a;constructor(h,g,u={}){
super(),this.ws=h,this.#i=g??new Map,this.#c=u.maxFragments??0,this.#a=u.maxPayloadSize??0,this.#i.has("permessage-defla\
te")&&this.#i.set("permessage-deflate",new i(g,u))}_write(h,g,u){this.#e.push(h),this.#A+=h.length,this.#s=!0,this.run(u)}#g(){
return this.#a>0&&!k(this.#r.opcode)&&this.#r.payloadLength+this.#t>this.#a?(l(this.ws,1009,"Payload size exceeds maximu\
m allowed size"),!1):!0}run(h){for(;this.#s;)if(this.#n===p.INFO){if(this.#A<2)return h();const g=this.consume(2),u=(g[0]&
128)!==0,w=g[0]&15,M=(g[1]&128)===128,G=!u&&w!==m.CONTINUATION,V=g[1]&127,K=g[0]&64,Be=g[0]&32,De=g[0]&16;if(!d(w))return C(
this.ws,"Invalid opcode received"),h();if(M)return C(this.ws,"Frame cannot be masked"),h();if(K!==0&&!this.#i.has("perme\
ssage-deflate")){C(this.ws,"Expected RSV1 to be clear.");return}if(Be!==0||De!==0){C(this.ws,"RSV1, RSV2, RSV3 must be c\
lear");return}if(G&&!U(w)){C(this.ws,"Invalid frame type was fragmented.");return}if(U(w)&&this.#o.length>0){C(this.ws,"\
Expected continuation frame");return}if(this.#r.fragmented&&G){C(this.ws,"Fragmented frame exceeded 125 bytes.");return}
if((V>125||G)&&k(w)){C(this.ws,"Control frame either too large or fragmented");return}if(Y(w)&&this.#o.length===0&&!this.#r.
compressed){C(this.ws,"Unexpected continuation frame");return}if(V<=125){if(this.#r.payloadLength=V,this.#n=p.READ_DATA,
!this.#g())return}else V===126?this.#n=p.PAYLOADLENGTH_16:V===127&&(this.#n=p.PAYLOADLENGTH_64);U(w)&&(this.#r.binaryType=
w,this.#r.compressed=K!==0),this.#r.opcode=w,this.#r.masked=M,this.#r.fin=u,this.#r.fragmented=G}else if(this.#n===p.PAYLOADLENGTH_16){
if(this.#A<2)return h();const g=this.consume(2);if(this.#r.payloadLength=g.readUInt16BE(0),this.#n=p.READ_DATA,!this.#g())
return}else if(this.#n===p.PAYLOADLENGTH_64){if(this.#A<8)return h();const g=this.consume(8),u=g.readUInt32BE(0),w=g.readUInt32BE(
4);if(u!==0||w>2**31-1){C(this.ws,"Received payload length > 2^31 bytes.");return}if(this.#r.payloadLength=w,this.#n=p.READ_DATA,
!this.#g())return}else if(this.#n===p.READ_DATA){if(this.#A<this.#r.payloadLength)return h();const g=this.consume(this.#r.
payloadLength);if(k(this.#r.opcode)){this.#s=this.parseControlFrame(g),this.#n=p.INFO;const u=this.ws[I].socket;if(this.#s&&
u.writableNeedDrain){this.#s=!1,u.once("drain",()=>{this.destroyed||(this.#s=!0,this.run(h))});return}}else if(this.#r.compressed){
this.#i.get("permessage-deflate").decompress(g,this.#r.fin,(u,w)=>{if(u){const M=u instanceof r?1009:1007;l(this.ws,M,u.
message);return}if(this.writeFragments(w)){if(this.#a>0&&this.#t>this.#a){l(this.ws,1009,new r().message);return}if(!this.#r.
fin){this.#n=p.INFO,this.#s=!0,this.run(h);return}T(this.ws,this.#r.binaryType,this.consumeFragments()),this.#s=!0,this.#n=
p.INFO,this.run(h)}}),this.#s=!1;break}else{if(!this.writeFragments(g))return;if(this.#a>0&&this.#t>this.#a){l(this.ws,1009,
new r().message);return}!this.#r.fragmented&&this.#r.fin&&T(this.ws,this.#r.binaryType,this.consumeFragments()),this.#n=
p.INFO}}}consume(h){if(h>this.#A)throw new Error("Called consume() before buffers satiated.");if(h===0)return a;if(this.#e[0].
length===h)return this.#A-=this.#e[0].length,this.#e.shift();const g=Buffer.allocUnsafe(h);let u=0;for(;u!==h;){const w=this.#e[0],
{length:M}=w;if(M+u===h){g.set(this.#e.shift(),u);break}else if(M+u>h){g.set(w.subarray(0,h-u),u),this.#e[0]=w.subarray(
h-u);break}else g.set(this.#e.shift(),u),u+=w.length}return this.#A-=h,g}writeFragments(h){return this.#c>0&&this.#o.length===
this.#c?(l(this.ws,1008,"Too many message fragments"),!1):(this.#t+=h.length,this.#o.push(h),!0)}consumeFragments(){const h=this.#o;
if(h.length===1)return this.#t=0,h.shift();const g=Buffer.concat(h,this.#t);return this.#o=[],this.#t=0,g}parseCloseBody(h){
R(h.length!==1);let g;if(h.length>=2&&(g=h.readUInt16BE(0)),g!==void 0&&!E(g))return{code:1002,reason:"Invalid status co\
de",error:!0};let u=h.subarray(2);u[0]===239&&u[1]===187&&u[2]===191&&(u=u.subarray(3));try{u=F(u)}catch{return{code:1007,
reason:"Invalid UTF-8",error:!0}}return{code:g,reason:u,error:!1}}parseControlFrame(h){const{opcode:g,payloadLength:u}=this.#r;
if(g===m.CLOSE){if(u===1)return C(this.ws,"Received close frame with a 1-byte body."),!1;if(this.#r.closeInfo=this.parseCloseBody(
h),this.#r.closeInfo.error){const{code:w,reason:M}=this.#r.closeInfo;return P(this.ws,w,M,M.length),C(this.ws,M),!1}if(this.
ws[e]!==B.SENT){let w=a;this.#r.closeInfo.code&&(w=Buffer.allocUnsafe(2),w.writeUInt16BE(this.#r.closeInfo.code,0));const M=new L(
w);this.ws[I].socket.write(M.createFrame(m.CLOSE),G=>{G||(this.ws[e]=B.SENT)})}return this.ws[Q]=f.CLOSING,this.ws[o]=!0,
!1}else if(g===m.PING){if(!this.ws[o]){const w=new L(h);this.ws[I].socket.write(w.createFrame(m.PONG)),s.ping.hasSubscribers&&
s.ping.publish({payload:h})}}else g===m.PONG&&s.pong.hasSubscribers&&s.pong.publish({payload:h});return!0}get closingInfo(){
return this.#r.closeInfo}}z.exports={ByteParser:A}},13900:function(z,q,t){"use strict";const{WebsocketFrameSend:n}=t(3264),
{opcodes:R,sendHints:p}=t(20736),m=t(64660),f=Buffer[Symbol.species];class a{#e=new m;#t=!1;#A;constructor(I){this.#A=I}add(I,o,s){
if(s!==p.blob){const d=B(I,s);if(!this.#t)this.#A.write(d,o);else{const C={promise:null,callback:o,frame:d};this.#e.push(
C)}return}const E={promise:I.arrayBuffer().then(d=>{E.promise=null,E.frame=B(d,s)}),callback:o,frame:null};this.#e.push(
E),this.#t||this.#s()}async#s(){this.#t=!0;const I=this.#e;for(;!I.isEmpty();){const o=I.shift();o.promise!==null&&await o.
promise,this.#A.write(o.frame,o.callback),o.callback=o.frame=null}this.#t=!1}}function B(e,I){return new n(Q(e,I)).createFrame(
I===p.string?R.TEXT:R.BINARY)}function Q(e,I){switch(I){case p.string:return Buffer.from(e);case p.arrayBuffer:case p.blob:
return new f(e);case p.typedArray:return new f(e.buffer,e.byteOffset,e.byteLength)}}z.exports={SendQueue:a}},61216:function(z){
"use strict";z.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol(
"response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol(
"byte parser")}},98625:function(z,q,t){"use strict";const{kReadyState:n,kController:R,kResponse:p,kBinaryType:m,kWebSocketURL:f}=t(
61216),{states:a,opcodes:B}=t(20736),{ErrorEvent:Q,createFastMessageEvent:e}=t(15188),{isUtf8:I}=t(4573),{collectASequenceOfCodePointsFast:o,
removeHTTPWhitespace:s}=t(51900);function E(M){return M[n]===a.CONNECTING}function d(M){return M[n]===a.OPEN}function C(M){
return M[n]===a.CLOSING}function T(M){return M[n]===a.CLOSED}function F(M,G,V=(Be,De)=>new Event(Be,De),K={}){const Be=V(
M,K);G.dispatchEvent(Be)}function k(M,G,V){if(M[n]!==a.OPEN)return;let K;if(G===B.TEXT)try{K=w(V)}catch{P(M,"Received in\
valid UTF-8 in text frame.");return}else G===B.BINARY&&(M[m]==="blob"?K=new Blob([V]):K=U(V));F("message",M,e,{origin:M[f].
origin,data:K})}function U(M){return M.byteLength===M.buffer.byteLength?M.buffer:M.buffer.slice(M.byteOffset,M.byteOffset+
M.byteLength)}function Y(M){if(M.length===0)return!1;for(let G=0;G<M.length;++G){const V=M.charCodeAt(G);if(V<33||V>126||
V===34||V===40||V===41||V===44||V===47||V===58||V===59||V===60||V===61||V===62||V===63||V===64||V===91||V===92||V===93||
V===123||V===125)return!1}return!0}function L(M){return M>=1e3&&M<1015?M!==1004&&M!==1005&&M!==1006:M>=3e3&&M<=4999}function P(M,G){
const{[R]:V,[p]:K}=M;V.abort(),K?.socket&&!K.socket.destroyed&&K.socket.destroy(),G&&F("error",M,(Be,De)=>new Q(Be,De),{
error:new Error(G),message:G})}function i(M){return M===B.CLOSE||M===B.PING||M===B.PONG}function r(M){return M===B.CONTINUATION}
function l(M){return M===B.TEXT||M===B.BINARY}function A(M){return l(M)||r(M)||i(M)}function c(M){const G={position:0},V=new Map;
for(;G.position<M.length;){const K=o(";",M,G),[Be,De=""]=K.split("=");V.set(s(Be,!0,!1),s(De,!1,!0)),G.position++}return V}
function h(M){if(M.length===0)return!1;for(let V=0;V<M.length;V++){const K=M.charCodeAt(V);if(K<48||K>57)return!1}const G=Number.
parseInt(M,10);return G>=8&&G<=15}const g=typeof process.versions.icu=="string",u=g?new TextDecoder("utf-8",{fatal:!0}):
void 0,w=g?u.decode.bind(u):function(M){if(I(M))return M.toString("utf-8");throw new TypeError("Invalid utf-8 received.")};
z.exports={isConnecting:E,isEstablished:d,isClosing:C,isClosed:T,fireEvent:F,isValidSubprotocol:Y,isValidStatusCode:L,failWebsocketConnection:P,
websocketMessageReceived:k,utf8Decode:w,isControlFrame:i,isContinuationFrame:r,isTextBinaryFrame:l,isValidOpcode:A,parseExtensions:c,
isValidClientWindowBits:h}},13726:function(z,q,t){"use strict";const{webidl:n}=t(45893),{URLSerializer:R}=t(51900),{environmentSettingsObject:p}=t(
73168),{staticPropertyDescriptors:m,states:f,sentCloseFrameState:a,sendHints:B}=t(20736),{kWebSocketURL:Q,kReadyState:e,
kController:I,kBinaryType:o,kResponse:s,kSentClose:E,kByteParser:d}=t(61216),{isConnecting:C,isEstablished:T,isClosing:F,
isValidSubprotocol:k,fireEvent:U}=t(98625),{establishWebSocketConnection:Y,closeWebSocketConnection:L}=t(86897),{ByteParser:P}=t(
81652),{kEnumerableProperty:i,isBlobLike:r}=t(3440),{getGlobalDispatcher:l}=t(32581),{types:A}=t(57975),{ErrorEvent:c,CloseEvent:h}=t(
15188),{SendQueue:g}=t(13900);class u extends EventTarget{#e={open:null,error:null,close:null,message:null};#t=0;#A="";#s="";#n;constructor(V,K=[]){
super(),n.util.markAsUncloneable(this);const Be="WebSocket constructor";n.argumentLengthCheck(arguments,1,Be);const De=n.
converters["DOMString or sequence<DOMString> or WebSocketInit"](K,Be,"options");V=n.converters.USVString(V,Be,"url"),K=De.
protocols;const J=p.settingsObject.baseUrl;let v;try{v=new URL(V,J)}catch($){throw new DOMException($,"SyntaxError")}if(v.
protocol==="http:"?v.protocol="ws:":v.protocol==="https:"&&(v.protocol="wss:"),v.protocol!=="ws:"&&v.protocol!=="wss:")throw new DOMException(
`Expected a ws: or wss: protocol, got ${v.protocol}`,"SyntaxError");if(v.hash||v.href.endsWith("#"))throw new DOMException(
"Got fragment","SyntaxError");if(typeof K=="string"&&(K=[K]),K.length!==new Set(K.map($=>$.toLowerCase())).size)throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");if(K.length>0&&!K.every($=>k($)))throw new DOMException("Invalid S\
ec-WebSocket-Protocol value","SyntaxError");this[Q]=new URL(v.href);const re=p.settingsObject;this[I]=Y(v,K,re,this,($,ue)=>this.#r(
$,ue),De),this[e]=u.CONNECTING,this[E]=a.NOT_SENT,this[o]="blob"}close(V=void 0,K=void 0){n.brandCheck(this,u);const Be="\
WebSocket.close";if(V!==void 0&&(V=n.converters["unsigned short"](V,Be,"code",{clamp:!0})),K!==void 0&&(K=n.converters.USVString(
K,Be,"reason")),V!==void 0&&V!==1e3&&(V<3e3||V>4999))throw new DOMException("invalid code","InvalidAccessError");let De=0;
if(K!==void 0&&(De=Buffer.byteLength(K),De>123))throw new DOMException(`Reason must be less than 123 bytes; received ${De}`,
"SyntaxError");L(this,V,K,De)}send(V){n.brandCheck(this,u);const K="WebSocket.send";if(n.argumentLengthCheck(arguments,1,
K),V=n.converters.WebSocketSendData(V,K,"data"),C(this))throw new DOMException("Sent before connected.","InvalidStateErr\
or");if(!(!T(this)||F(this)))if(typeof V=="string"){const Be=Buffer.byteLength(V);this.#t+=Be,this.#n.add(V,()=>{this.#t-=
Be},B.string)}else A.isArrayBuffer(V)?(this.#t+=V.byteLength,this.#n.add(V,()=>{this.#t-=V.byteLength},B.arrayBuffer)):ArrayBuffer.
isView(V)?(this.#t+=V.byteLength,this.#n.add(V,()=>{this.#t-=V.byteLength},B.typedArray)):r(V)&&(this.#t+=V.size,this.#n.
add(V,()=>{this.#t-=V.size},B.blob))}get readyState(){return n.brandCheck(this,u),this[e]}get bufferedAmount(){return n.
brandCheck(this,u),this.#t}get url(){return n.brandCheck(this,u),R(this[Q])}get extensions(){return n.brandCheck(this,u),
this.#s}get protocol(){return n.brandCheck(this,u),this.#A}get onopen(){return n.brandCheck(this,u),this.#e.open}set onopen(V){
n.brandCheck(this,u),this.#e.open&&this.removeEventListener("open",this.#e.open),typeof V=="function"?(this.#e.open=V,this.
addEventListener("open",V)):this.#e.open=null}get onerror(){return n.brandCheck(this,u),this.#e.error}set onerror(V){n.brandCheck(
this,u),this.#e.error&&this.removeEventListener("error",this.#e.error),typeof V=="function"?(this.#e.error=V,this.addEventListener(
"error",V)):this.#e.error=null}get onclose(){return n.brandCheck(this,u),this.#e.close}set onclose(V){n.brandCheck(this,
u),this.#e.close&&this.removeEventListener("close",this.#e.close),typeof V=="function"?(this.#e.close=V,this.addEventListener(
"close",V)):this.#e.close=null}get onmessage(){return n.brandCheck(this,u),this.#e.message}set onmessage(V){n.brandCheck(
this,u),this.#e.message&&this.removeEventListener("message",this.#e.message),typeof V=="function"?(this.#e.message=V,this.
addEventListener("message",V)):this.#e.message=null}get binaryType(){return n.brandCheck(this,u),this[o]}set binaryType(V){
n.brandCheck(this,u),V!=="blob"&&V!=="arraybuffer"?this[o]="blob":this[o]=V}#r(V,K){this[s]=V;const Be=this[I]?.dispatcher?.
webSocketOptions,De=Be?.maxFragments,J=Be?.maxPayloadSize,v=new P(this,K,{maxFragments:De,maxPayloadSize:J});v.on("drain",
w),v.on("error",M.bind(this)),V.socket.ws=this,this[d]=v,this.#n=new g(V.socket),this[e]=f.OPEN;const re=V.headersList.get(
"sec-websocket-extensions");re!==null&&(this.#s=re);const $=V.headersList.get("sec-websocket-protocol");$!==null&&(this.#A=
$),U("open",this)}}u.CONNECTING=u.prototype.CONNECTING=f.CONNECTING,u.OPEN=u.prototype.OPEN=f.OPEN,u.CLOSING=u.prototype.
CLOSING=f.CLOSING,u.CLOSED=u.prototype.CLOSED=f.CLOSED,Object.defineProperties(u.prototype,{CONNECTING:m,OPEN:m,CLOSING:m,
CLOSED:m,url:i,readyState:i,bufferedAmount:i,onopen:i,onerror:i,onclose:i,close:i,onmessage:i,binaryType:i,send:i,extensions:i,
protocol:i,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(
u,{CONNECTING:m,OPEN:m,CLOSING:m,CLOSED:m}),n.converters["sequence<DOMString>"]=n.sequenceConverter(n.converters.DOMString),
n.converters["DOMString or sequence<DOMString>"]=function(G,V,K){return n.util.Type(G)==="Object"&&Symbol.iterator in G?
n.converters["sequence<DOMString>"](G):n.converters.DOMString(G,V,K)},n.converters.WebSocketInit=n.dictionaryConverter([
{key:"protocols",converter:n.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatc\
her",converter:n.converters.any,defaultValue:()=>l()},{key:"headers",converter:n.nullableConverter(n.converters.HeadersInit)}]),
n.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(G){return n.util.Type(G)==="Object"&&!(Symbol.
iterator in G)?n.converters.WebSocketInit(G):{protocols:n.converters["DOMString or sequence<DOMString>"](G)}},n.converters.
WebSocketSendData=function(G){if(n.util.Type(G)==="Object"){if(r(G))return n.converters.Blob(G,{strict:!1});if(ArrayBuffer.
isView(G)||A.isArrayBuffer(G))return n.converters.BufferSource(G)}return n.converters.USVString(G)};function w(){this.ws[s].
socket.resume()}function M(G){let V,K;G instanceof h?(V=G.reason,K=G.code):V=G.message,U("error",this,()=>new c("error",
{error:G,message:V})),L(this,K)}z.exports={WebSocket:u}},44248:function(z){const q=new Int32Array([0,1996959894,3993919788,
2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,
2428444049,498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,
2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,
2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,
3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,
3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,
3775830040,2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,
4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,
3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,
3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,
3352799412,1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,
1943803523,3814918930,2489596804,225274430,2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,
1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,
1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,
906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,
570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,
1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,
2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,
1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,
1231636301,1047427035,2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,
1404277552,615818150,3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,
1510334235,755167117]);function t(n){let R=-1;for(let p of n)R=q[(R^p)&255]^R>>>8;return(R^-1)>>>0}z.exports=t},33502:function(z,q,t){
var n=t(79896),R=t(39023),p=t(2203),m=p.Readable,f=p.PassThrough,a=t(73313),B=t(24434).EventEmitter;q.BufferSlicer=I,q.FdSlicer=
Q,R.inherits(Q,B);function Q(o){B.call(this),this.fd=o,this.pend=new a,this.pend.max=1,this.refCount=0}Q.prototype.read=
function(o,s,E,d,C){var T=this;T.pend.go(function(F){n.read(T.fd,o,s,E,d,function(k,U,Y){F(),C(k,U,Y)})})},Q.prototype.createReadStream=
function(o){return new e(this,o)},Q.prototype.ref=function(){this.refCount+=1},Q.prototype.unref=function(){var o=this;if(o.
refCount-=1,o.refCount<0)throw new Error("invalid unref");if(o.refCount>0)return;n.close(o.fd,s);function s(E){E?o.emit(
"error",E):o.emit("close")}},R.inherits(e,m);function e(o,s){s=s||{},m.call(this,s),this.context=o,this.context.ref(),this.
start=s.start||0,this.endOffset=s.end,this.pos=this.start}e.prototype._read=function(o){var s=this,E=Math.min(s._readableState.
highWaterMark,o);if(s.endOffset!=null&&(E=Math.min(E,s.endOffset-s.pos)),E<=0){s.push(null),this._cleanup();return}s.context.
pend.go(function(d){var C=Buffer.allocUnsafe(E);n.read(s.context.fd,C,0,E,s.pos,function(T,F){T?s.destroy(T):F===0?(s.push(
null),s._cleanup()):(s.pos+=F,s.push(C.slice(0,F))),d()})})},e.prototype._destroy=function(o,s){this._cleanup(),s(o)},e.
prototype._cleanup=function(){this.context!=null&&(this.context.unref(),this.context=null)},R.inherits(I,B);function I(o){
B.call(this),this.refCount=0,this.buffer=o}I.prototype.read=function(o,s,E,d,C){if(!(0<=s&&s<=o.length))throw new RangeError(
"offset outside buffer: 0 <= "+s+" <= "+o.length);if(d<0)throw new RangeError("position is negative: "+d);if(s+E>o.length&&
(E=o.length-s),d+E>this.buffer.length&&(E=this.buffer.length-d),E<=0){setImmediate(function(){C(null,0)});return}this.buffer.
copy(o,s,d,d+E),setImmediate(function(){C(null,E)})},I.prototype.createReadStream=function(o){o=o||{};var s=new f(o);s.start=
o.start||0,s.endOffset=o.end,s.pos=s.endOffset||this.buffer.length;for(var E=this.buffer.slice(s.start,s.pos),d=65536,C=0;;){
var T=C+d;if(T>=E.length){C<E.length&&s.write(E.slice(C,E.length));break}s.write(E.slice(C,T)),C=T}return s.end(),s},I.prototype.
ref=function(){this.refCount+=1},I.prototype.unref=function(){if(this.refCount-=1,this.refCount<0)throw new Error("inval\
id unref")}},20663:function(z,q,t){var n,R=t(79896),p=t(43106),m=t(33502),f=t(39023),a=t(24434).EventEmitter,B=t(2203).Transform,
Q=t(2203).PassThrough,e=t(2203).Writable;const I=typeof p.crc32=="function"?p.crc32:t(44248);n=C,n=T,n=F,n=k,n=o,n=s,q.SY=
E,n=d,n=r,n=l,n=A,n=c,n=U,n=P,n=i,n=u;function o(J,v){return new Promise((re,$)=>{C(J,{...v,lazyEntries:!0},function(ue,we){
if(ue)return $(ue);re(we)})})}function s(J,v){return new Promise((re,$)=>{T(J,{...v,lazyEntries:!0},function(ue,we){if(ue)
return $(ue);re(we)})})}function E(J,v){return new Promise((re,$)=>{F(J,{...v,lazyEntries:!0},function(ue,we){if(ue)return $(
ue);re(we)})})}function d(J,v,re){return new Promise(($,ue)=>{k(J,v,{...re,lazyEntries:!0},function(we,pe){if(we)return ue(
we);$(pe)})})}function C(J,v,re){typeof v=="function"&&(re=v,v=null),v==null&&(v={}),v.autoClose==null&&(v.autoClose=!0),
v.lazyEntries==null&&(v.lazyEntries=!1),v.decodeStrings==null&&(v.decodeStrings=!0),v.validateEntrySizes==null&&(v.validateEntrySizes=
!0),v.strictFileNames==null&&(v.strictFileNames=!1),re==null&&(re=De),R.open(J,"r",function($,ue){if($)return re($);T(ue,
v,function(we,pe){we&&R.close(ue,De),re(we,pe)})})}function T(J,v,re){typeof v=="function"&&(re=v,v=null),v==null&&(v={}),
v.autoClose==null&&(v.autoClose=!1),v.lazyEntries==null&&(v.lazyEntries=!1),v.decodeStrings==null&&(v.decodeStrings=!0),
v.validateEntrySizes==null&&(v.validateEntrySizes=!0),v.strictFileNames==null&&(v.strictFileNames=!1),re==null&&(re=De),
R.fstat(J,function($,ue){if($)return re($);var we=new m.FdSlicer(J);k(we,ue.size,v,re)})}function F(J,v,re){typeof v=="f\
unction"&&(re=v,v=null),v==null&&(v={}),v.autoClose=!1,v.lazyEntries==null&&(v.lazyEntries=!1),v.decodeStrings==null&&(v.
decodeStrings=!0),v.validateEntrySizes==null&&(v.validateEntrySizes=!0),v.strictFileNames==null&&(v.strictFileNames=!1);
var $=new m.BufferSlicer(J);k($,J.length,v,re)}function k(J,v,re,$){typeof re=="function"&&($=re,re=null),re==null&&(re=
{}),re.autoClose==null&&(re.autoClose=!0),re.lazyEntries==null&&(re.lazyEntries=!1),re.decodeStrings==null&&(re.decodeStrings=
!0);var ue=!!re.decodeStrings;if(re.validateEntrySizes==null&&(re.validateEntrySizes=!0),re.strictFileNames==null&&(re.strictFileNames=
!1),$==null&&($=De),typeof v!="number")throw new Error("expected totalSize parameter to be a number");if(v>Number.MAX_SAFE_INTEGER)
throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an I\
EEE 754 double.");J.ref();var we=22,pe=20,oe=65535,se=Math.min(pe+we+oe,v),le=K(se),j=v-le.length;h(J,le,0,se,j,function(Se){
if(Se)return $(Se);for(var Ie=se-we;Ie>=0;Ie-=1)if(le.readUInt32LE(Ie)===101010256){var ae=le.subarray(Ie),ge=ae.readUInt16LE(
4),fe=ae.readUInt16LE(10),ye=ae.readUInt32LE(16),Je=ae.readUInt16LE(20),Xe=ae.length-we;if(Je!==Xe)return $(new Error("I\
nvalid comment length. Expected: "+Xe+". Found: "+Je+". Are there extra bytes at the end of the file? Or is the end of c\
entral dir signature `PK\u263A\u263B` in the comment?"));var qe=ue?G(ae.subarray(22),!1):ae.subarray(22);if(Ie-pe>=0&&le.
readUInt32LE(Ie-pe)===117853008){var rt=le.subarray(Ie-pe,Ie-pe+pe),Ge=V(rt,8),je=K(56);return h(J,je,0,je.length,Ge,function(Pe){
return Pe?$(Pe):je.readUInt32LE(0)!==101075792?$(new Error("invalid zip64 end of central directory record signature")):(ge=
je.readUInt32LE(16),ge!==0?$(new Error("multi-disk zip files are not supported: found disk number: "+ge)):(fe=V(je,32),ye=
V(je,48),$(null,new U(J,ye,v,fe,qe,re.autoClose,re.lazyEntries,ue,re.validateEntrySizes,re.strictFileNames))))})}return ge!==
0?$(new Error("multi-disk zip files are not supported: found disk number: "+ge)):$(null,new U(J,ye,v,fe,qe,re.autoClose,
re.lazyEntries,ue,re.validateEntrySizes,re.strictFileNames))}$(new Error("End of central directory record signature not \
found. Either not a zip file, or file is truncated."))})}f.inherits(U,a);function U(J,v,re,$,ue,we,pe,oe,se,le){var j=this;
a.call(j),j.reader=J,j.reader.on("error",function(Se){L(j,Se)}),j.reader.once("close",function(){j.emit("close")}),j.readEntryCursor=
v,j.fileSize=re,j.entryCount=$,j.comment=ue,j.entriesRead=0,j.autoClose=!!we,j.lazyEntries=!!pe,j.decodeStrings=!!oe,j.validateEntrySizes=
!!se,j.strictFileNames=!!le,j.isOpen=!0,j.emittedError=!1,j.hasEachEntryBeenCalled=!1,j.lazyEntries||j._readEntry()}U.prototype.
close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())};function Y(J,v){J.autoClose&&J.close(),L(J,v)}function L(J,v){
J.emittedError||(J.emittedError=!0,J.emit("error",v))}U.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error(
"readEntry() called without lazyEntries:true");this._readEntry()},U.prototype._readEntry=function(){var J=this;if(J.entryCount===
J.entriesRead){setImmediate(function(){J.autoClose&&J.close(),!J.emittedError&&J.emit("end")});return}if(!J.emittedError){
var v=K(46);h(J.reader,v,0,v.length,J.readEntryCursor,function(re){if(re)return Y(J,re);if(!J.emittedError){var $=new P,
ue=v.readUInt32LE(0);if(ue!==33639248)return Y(J,new Error("invalid central directory file header signature: 0x"+ue.toString(
16)));if($.versionMadeBy=v.readUInt16LE(4),$.versionNeededToExtract=v.readUInt16LE(6),$.generalPurposeBitFlag=v.readUInt16LE(
8),$.compressionMethod=v.readUInt16LE(10),$.lastModFileTime=v.readUInt16LE(12),$.lastModFileDate=v.readUInt16LE(14),$.crc32=
v.readUInt32LE(16),$.compressedSize=v.readUInt32LE(20),$.uncompressedSize=v.readUInt32LE(24),$.fileNameLength=v.readUInt16LE(
28),$.extraFieldLength=v.readUInt16LE(30),$.fileCommentLength=v.readUInt16LE(32),$.internalFileAttributes=v.readUInt16LE(
36),$.externalFileAttributes=v.readUInt32LE(38),$.relativeOffsetOfLocalHeader=v.readUInt32LE(42),$.generalPurposeBitFlag&
64)return Y(J,new Error("strong encryption is not supported"));J.readEntryCursor+=46,v=K($.fileNameLength+$.extraFieldLength+
$.fileCommentLength),h(J.reader,v,0,v.length,J.readEntryCursor,function(we){if(we)return Y(J,we);if(!J.emittedError){$.fileNameRaw=
v.subarray(0,$.fileNameLength);var pe=$.fileNameLength+$.extraFieldLength;$.extraFieldRaw=v.subarray($.fileNameLength,pe),
$.fileCommentRaw=v.subarray(pe,pe+$.fileCommentLength);try{$.extraFields=c($.extraFieldRaw)}catch(fe){return Y(J,fe)}if(J.
decodeStrings){var oe=($.generalPurposeBitFlag&2048)!==0;$.fileComment=G($.fileCommentRaw,oe),$.fileName=l($.generalPurposeBitFlag,
$.fileNameRaw,$.extraFields,J.strictFileNames);var se=A($.fileName);if(se!=null)return Y(J,new Error(se))}else $.fileComment=
$.fileCommentRaw,$.fileName=$.fileNameRaw;$.comment=$.fileComment,J.readEntryCursor+=v.length,J.entriesRead+=1;for(var le=0;le<
$.extraFields.length;le++){var j=$.extraFields[le];if(j.id===1){var Se=j.data,Ie=0;if($.uncompressedSize===4294967295){if(Ie+
8>Se.length)return Y(J,new Error("zip64 extended information extra field does not include uncompressed size"));$.uncompressedSize=
V(Se,Ie),Ie+=8}if($.compressedSize===4294967295){if(Ie+8>Se.length)return Y(J,new Error("zip64 extended information extr\
a field does not include compressed size"));$.compressedSize=V(Se,Ie),Ie+=8}if($.relativeOffsetOfLocalHeader===4294967295){
if(Ie+8>Se.length)return Y(J,new Error("zip64 extended information extra field does not include relative header offset"));
$.relativeOffsetOfLocalHeader=V(Se,Ie),Ie+=8}break}}if(J.validateEntrySizes&&$.compressionMethod===0){var ae=$.uncompressedSize;
if($.isEncrypted()&&(ae+=12),$.compressedSize!==ae){var ge="compressed/uncompressed size mismatch for stored file: "+$.compressedSize+
" != "+$.uncompressedSize;return Y(J,new Error(ge))}}J.emit("entry",$),J.lazyEntries||J._readEntry()}})}})}},U.prototype.
eachEntry=function(){const J=this;if(!J.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true");if(J.hasEachEntryBeenCalled)
throw new Error("eachEntry() must only be called once per ZipFile");J.hasEachEntryBeenCalled=!0;let v=null;J.on("entry",
$),J.on("end",ue),J.on("error",we);function re(){J.removeListener("entry",$),J.removeListener("end",ue),J.removeListener(
"error",we),J.autoClose&&J.close()}function $(pe){let{resolve:oe}=v;v=null,oe({value:pe})}function ue(){let{resolve:pe}=v;
v=null,re(),pe({done:!0})}function we(pe){let{reject:oe}=v;v=null,re(),oe(pe)}return{[Symbol.asyncIterator](){return this},
next(){const pe=new Promise((oe,se)=>{if(v!=null)throw new Error("next() called before previous Promise was resolved.");
v={resolve:oe,reject:se}});return J.readEntry(),pe},return(pe){return re(),Promise.resolve({done:!0,value:pe})},throw(pe){
return re(),Promise.reject(pe)}}},U.prototype.openReadStream=function(J,v,re){var $=this,ue=0,we=J.compressedSize;if(re==
null&&(re=v,v=null),v==null)v={};else{if(v.decodeFileData===!1){if(v.decrypt!=null)throw new Error("cannot use options.d\
ecrypt when options.decodeFileData === false");if(v.decompress!=null)throw new Error("cannot use options.decompress when\
 options.decodeFileData === false")}else{if(v.decrypt!=null){if(!J.isEncrypted())throw new Error("options.decrypt can on\
ly be specified for encrypted entries. See also option decodeFileData.");if(v.decrypt!==!1)throw new Error("invalid opti\
ons.decrypt value: "+v.decrypt);if(J.isCompressed()&&v.decompress!==!1)throw new Error("entry is encrypted and compresse\
d, and options.decompress !== false. See also option decodeFileData.")}if(v.decompress!=null){if(!J.isCompressed())throw new Error(
"options.decompress can only be specified for compressed entries. See also option decodeFileData.");if(!(v.decompress===
!1||v.decompress===!0))throw new Error("invalid options.decompress value: "+v.decompress);oe=v.decompress}}if(v.start!=null){
if(ue=v.start,ue<0)throw new Error("options.start < 0");if(ue>J.compressedSize)throw new Error("options.start > entry.co\
mpressedSize")}if(v.end!=null){if(we=v.end,we<0)throw new Error("options.end < 0");if(we>J.compressedSize)throw new Error(
"options.end > entry.compressedSize");if(we<ue)throw new Error("options.end < options.start")}}var pe=v.decodeFileData===
!1||(J.compressionMethod===0||J.compressionMethod===8&&v.decompress===!1)&&(!J.isEncrypted()||v.decrypt===!1);if((v.start!=
null||v.end!=null)&&!pe)throw new Error("start/end range require options.decodeFileData === false for non-trivial encode\
d entries.");if(!$.isOpen)return re(new Error("closed"));if(J.isEncrypted()&&!pe&&v.decrypt!==!1)return re(new Error("en\
try is encrypted, and options.decodeFileData !== false"));var oe;if(pe)oe=!1;else if(J.compressionMethod===8)oe=v.decodeFileData!==
!0;else return re(new Error("unsupported compression method: "+J.compressionMethod));$.readLocalFileHeader(J,{minimal:!0},
function(se,le){if(se)return re(se);$.openReadStreamLowLevel(le.fileDataStart,J.compressedSize,ue,we,oe,J.uncompressedSize,
re)})},U.prototype.openReadStreamLowLevel=function(J,v,re,$,ue,we,pe){var oe=this,se=J+v,le=oe.reader.createReadStream({
start:J+re,end:J+$}),j=le;if(ue){var Se=!1,Ie=p.createInflateRaw();le.on("error",function(ae){setImmediate(function(){Se||
Ie.emit("error",ae)})}),le.pipe(Ie),oe.validateEntrySizes?(j=new g(we),Ie.on("error",function(ae){setImmediate(function(){
Se||j.emit("error",ae)})}),Ie.pipe(j)):j=Ie,Be(j,function(){Se=!0,Ie!==j&&Ie.unpipe(j),le.unpipe(Ie),le.destroy()})}pe(null,
j)},U.prototype.readLocalFileHeader=function(J,v,re){var $=this;re==null&&(re=v,v=null),v==null&&(v={}),$.reader.ref();var ue=K(
30);h($.reader,ue,0,ue.length,J.relativeOffsetOfLocalHeader,function(we){try{if(we)return re(we);var pe=ue.readUInt32LE(
0);if(pe!==67324752)return re(new Error("invalid local file header signature: 0x"+pe.toString(16)));var oe=ue.readUInt16LE(
26),se=ue.readUInt16LE(28),le=J.relativeOffsetOfLocalHeader+30+oe+se;if(le+J.compressedSize>$.fileSize)return re(new Error(
"file data overflows file bounds: "+le+" + "+J.compressedSize+" > "+$.fileSize));if(v.minimal)return re(null,{fileDataStart:le});
var j=new i;j.fileDataStart=le,j.versionNeededToExtract=ue.readUInt16LE(4),j.generalPurposeBitFlag=ue.readUInt16LE(6),j.
compressionMethod=ue.readUInt16LE(8),j.lastModFileTime=ue.readUInt16LE(10),j.lastModFileDate=ue.readUInt16LE(12),j.crc32=
ue.readUInt32LE(14),j.compressedSize=ue.readUInt32LE(18),j.uncompressedSize=ue.readUInt32LE(22),j.fileNameLength=oe,j.extraFieldLength=
se,ue=K(oe+se),$.reader.ref(),h($.reader,ue,0,ue.length,J.relativeOffsetOfLocalHeader+30,function(Se){try{return Se?re(Se):
(j.fileName=ue.subarray(0,oe),j.extraField=ue.subarray(oe),re(null,j))}finally{$.reader.unref()}})}finally{$.reader.unref()}})},
U.prototype.openReadStreamPromise=function(J,v){return new Promise((re,$)=>{this.openReadStream(J,v,function(ue,we){if(ue)
return $(ue);re(we)})})},U.prototype.openReadStreamLowLevelPromise=function(J,v,re,$,ue,we){return new Promise((pe,oe)=>{
this.openReadStream(J,v,re,$,ue,we,function(se,le){if(se)return oe(se);pe(le)})})},U.prototype.readLocalFileHeaderPromise=
function(J,v){return new Promise((re,$)=>{this.readLocalFileHeader(J,v,function(ue,we){if(ue)return $(ue);re(we)})})};function P(){}
P.prototype.getLastModDate=function(J){if(J==null&&(J={}),!J.forceDosFormat)for(var v=0;v<this.extraFields.length;v++){var re=this.
extraFields[v];if(re.id===21589){var $=re.data;if($.length<5)continue;var ue=$[0],we=1;if(!(ue&we))continue;var pe=$.readInt32LE(
1);return new Date(pe*1e3)}else if(re.id===10){var $=re.data;if($.length!==32||$.readUInt16LE(4)!==1||$.readUInt16LE(6)!==
24)continue;var oe=$.readUInt32LE(8)+4294967296*$.readInt32LE(12),se=oe/1e4-116444736e5;return new Date(se)}}return r(this.
lastModFileDate,this.lastModFileTime,J.timezone)},P.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&(this.
compressionMethod===0||this.compressionMethod===8)},P.prototype.isEncrypted=function(){return(this.generalPurposeBitFlag&
1)!==0},P.prototype.isCompressed=function(){return this.compressionMethod===8};function i(){}function r(J,v,re){var $=J&
31,ue=(J>>5&15)-1,we=(J>>9&127)+1980,pe=0,oe=(v&31)*2,se=v>>5&63,le=v>>11&31;if(re==null||re==="local")return new Date(we,
ue,$,le,se,oe,pe);if(re==="UTC")return new Date(Date.UTC(we,ue,$,le,se,oe,pe));throw new Error("unrecognized options.tim\
ezone: "+options.timezone)}function l(J,v,re,$){for(var ue=null,we=0;we<re.length;we++){var pe=re[we];if(pe.id===28789){
if(pe.data.length<6||pe.data.readUInt8(0)!==1)continue;var oe=pe.data.readUInt32LE(1);if(I(v)!==oe)continue;ue=G(pe.data.
subarray(5),!0);break}}if(ue==null){var se=(J&2048)!==0;ue=G(v,se)}return $||(ue=ue.replace(/\\/g,"/")),ue}function A(J){
return J.indexOf("\\")!==-1?"invalid characters in fileName: "+J:/^[a-zA-Z]:/.test(J)||/^\//.test(J)?"absolute path: "+J:
J.split("/").indexOf("..")!==-1?"invalid relative path: "+J:null}function c(J){for(var v=[],re=0;re<J.length-3;){var $=J.
readUInt16LE(re+0),ue=J.readUInt16LE(re+2),we=re+4,pe=we+ue;if(pe>J.length)throw new Error("extra field length exceeds e\
xtra field buffer size");var oe=J.subarray(we,pe);v.push({id:$,data:oe}),re=pe}return v}function h(J,v,re,$,ue,we){if($===
0)return setImmediate(function(){we(null,K(0))});J.read(v,re,$,ue,function(pe,oe){if(pe)return we(pe);if(oe<$)return we(
new Error("unexpected EOF"));we()})}f.inherits(g,B);function g(J){B.call(this),this.actualByteCount=0,this.expectedByteCount=
J}g.prototype._transform=function(J,v,re){if(this.actualByteCount+=J.length,this.actualByteCount>this.expectedByteCount){
var $="too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount;return re(
new Error($))}re(null,J)},g.prototype._flush=function(J){if(this.actualByteCount<this.expectedByteCount){var v="not enou\
gh bytes in the stream. expected "+this.expectedByteCount+". got only "+this.actualByteCount;return J(new Error(v))}J()},
f.inherits(u,a);function u(){a.call(this),this.refCount=0}u.prototype.ref=function(){this.refCount+=1},u.prototype.unref=
function(){var J=this;if(J.refCount-=1,J.refCount>0)return;if(J.refCount<0)throw new Error("invalid unref");J.close(v);function v(re){
if(re)return J.emit("error",re);J.emit("close")}},u.prototype.createReadStream=function(J){J==null&&(J={});var v=J.start,
re=J.end;if(v===re){var $=new Q;return setImmediate(function(){$.end()}),$}var ue=this._readStreamForRange(v,re),we=!1,pe=new w(
this);ue.on("error",function(se){setImmediate(function(){we||pe.emit("error",se)})}),Be(pe,function(){ue.unpipe(pe),pe.unref(),
ue.destroy()});var oe=new g(re-v);return pe.on("error",function(se){setImmediate(function(){we||oe.emit("error",se)})}),
Be(oe,function(){we=!0,pe.unpipe(oe),pe.destroy()}),ue.pipe(pe).pipe(oe)},u.prototype._readStreamForRange=function(J,v){
throw new Error("not implemented")},u.prototype.read=function(J,v,re,$,ue){var we=this.createReadStream({start:$,end:$+re}),
pe=new e,oe=0;pe._write=function(se,le,j){se.copy(J,v+oe,0,se.length),oe+=se.length,j()},pe.on("finish",ue),we.on("error",
function(se){ue(se)}),we.pipe(pe)},u.prototype.close=function(J){setImmediate(J)},f.inherits(w,Q);function w(J){Q.call(this),
this.context=J,this.context.ref(),this.unreffedYet=!1}w.prototype._flush=function(J){this.unref(),J()},w.prototype.unref=
function(J){this.unreffedYet||(this.unreffedYet=!0,this.context.unref())};var M="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&\
'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\
\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
function G(J,v){if(v)return J.toString("utf8");for(var re="",$=0;$<J.length;$++)re+=M[J[$]];return re}function V(J,v){var re=J.
readUInt32LE(v),$=J.readUInt32LE(v+4);return $*4294967296+re}var K;typeof Buffer.allocUnsafe=="function"?K=function(J){return Buffer.
allocUnsafe(J)}:K=function(J){return new Buffer(J)};function Be(J,v){typeof J.destroy=="function"?J._destroy=function(re,$){
v(),$?.(re)}:J.destroy=v}function De(J){if(J)throw J}},57264:function(z,q,t){"use strict";t.d(q,{yU:()=>tt,fM:()=>gt,Yz:()=>b,
N4:()=>ce,z3:()=>O,dN:()=>st,Vt:()=>ht,V9:()=>$e,V4:()=>ut,q3:()=>dt,Gu:()=>ze,Os:()=>he,pq:()=>te,_o:()=>_,yo:()=>Je,lm:()=>X,
iD:()=>n,LZ:()=>be,NI:()=>Et,C1:()=>Ne,uH:()=>Qt,Pq:()=>At,Oh:()=>ie,z:()=>Xe,Om:()=>Ge,kb:()=>qe,eG:()=>rt,$e:()=>y});var n={};
t.r(n),t.d(n,{arch:()=>S,getDetails:()=>Ve,isLinux:()=>Oe,isMacOS:()=>Fe,isWindows:()=>Ee,platform:()=>de});var R=t(70857);
function p(W){return W==null?"":typeof W=="string"||W instanceof String?W:JSON.stringify(W)}function m(W){return Object.
keys(W).length?{title:W.title,file:W.file,line:W.startLine,endLine:W.endLine,col:W.startColumn,endColumn:W.endColumn}:{}}
function f(W,H,Z){const ee=new Q(W,H,Z);process.stdout.write(ee.toString()+R.EOL)}function a(W,H=""){f(W,{},H)}const B="\
::";class Q{constructor(H,Z,ee){H||(H="missing.command"),this.command=H,this.properties=Z,this.message=ee}toString(){let H=B+
this.command;if(this.properties&&Object.keys(this.properties).length>0){H+=" ";let Z=!0;for(const ee in this.properties)
if(this.properties.hasOwnProperty(ee)){const Ce=this.properties[ee];Ce&&(Z?Z=!1:H+=",",H+=`${ee}=${I(Ce)}`)}}return H+=`${B}${e(
this.message)}`,H}}function e(W){return p(W).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function I(W){
return p(W).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var o=t(
76982),s=t(79896);function E(W,H){const Z=process.env[`GITHUB_${W}`];if(!Z)throw new Error(`Unable to find environment v\
ariable for file command ${W}`);if(!s.existsSync(Z))throw new Error(`Missing file at path: ${Z}`);s.appendFileSync(Z,`${p(
H)}${R.EOL}`,{encoding:"utf8"})}function d(W,H){const Z=`ghadelimiter_${o.randomUUID()}`,ee=p(H);if(W.includes(Z))throw new Error(
`Unexpected input: name should not contain the delimiter "${Z}"`);if(ee.includes(Z))throw new Error(`Unexpected input: v\
alue should not contain the delimiter "${Z}"`);return`${W}<<${Z}${R.EOL}${ee}${R.EOL}${Z}`}var C=t(16928),T=t(58611),F=t.
t(T,2),k=t(65692),U=t.t(k,2);function Y(W){const H=W.protocol==="https:";if(L(W))return;const Z=H?process.env.https_proxy||
process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(Z)try{return new i(Z)}catch{if(!Z.startsWith("\
http://")&&!Z.startsWith("https://"))return new i(`http://${Z}`)}else return}function L(W){if(!W.hostname)return!1;const H=W.
hostname;if(P(H))return!0;const Z=process.env.no_proxy||process.env.NO_PROXY||"";if(!Z)return!1;let ee;W.port?ee=Number(
W.port):W.protocol==="http:"?ee=80:W.protocol==="https:"&&(ee=443);const Ce=[W.hostname.toUpperCase()];typeof ee=="numbe\
r"&&Ce.push(`${Ce[0]}:${ee}`);for(const Qe of Z.split(",").map(Re=>Re.trim().toUpperCase()).filter(Re=>Re))if(Qe==="*"||
Ce.some(Re=>Re===Qe||Re.endsWith(`.${Qe}`)||Qe.startsWith(".")&&Re.endsWith(`${Qe}`)))return!0;return!1}function P(W){const H=W.
toLowerCase();return H==="localhost"||H.startsWith("127.")||H.startsWith("[::1]")||H.startsWith("[0:0:0:0:0:0:0:1]")}class i extends URL{constructor(H,Z){
super(H,Z),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){
return this._decodedUsername}get password(){return this._decodedPassword}}var r=t(20770),l=t(46752),A=function(W,H,Z,ee){
function Ce(Qe){return Qe instanceof Z?Qe:new Z(function(Re){Re(Qe)})}return new(Z||(Z=Promise))(function(Qe,Re){function Ze(Ue){
try{Le(ee.next(Ue))}catch(Ke){Re(Ke)}}function We(Ue){try{Le(ee.throw(Ue))}catch(Ke){Re(Ke)}}function Le(Ue){Ue.done?Qe(
Ue.value):Ce(Ue.value).then(Ze,We)}Le((ee=ee.apply(W,H||[])).next())})},c;(function(W){W[W.OK=200]="OK",W[W.MultipleChoices=
300]="MultipleChoices",W[W.MovedPermanently=301]="MovedPermanently",W[W.ResourceMoved=302]="ResourceMoved",W[W.SeeOther=
303]="SeeOther",W[W.NotModified=304]="NotModified",W[W.UseProxy=305]="UseProxy",W[W.SwitchProxy=306]="SwitchProxy",W[W.TemporaryRedirect=
307]="TemporaryRedirect",W[W.PermanentRedirect=308]="PermanentRedirect",W[W.BadRequest=400]="BadRequest",W[W.Unauthorized=
401]="Unauthorized",W[W.PaymentRequired=402]="PaymentRequired",W[W.Forbidden=403]="Forbidden",W[W.NotFound=404]="NotFoun\
d",W[W.MethodNotAllowed=405]="MethodNotAllowed",W[W.NotAcceptable=406]="NotAcceptable",W[W.ProxyAuthenticationRequired=407]=
"ProxyAuthenticationRequired",W[W.RequestTimeout=408]="RequestTimeout",W[W.Conflict=409]="Conflict",W[W.Gone=410]="Gone",
W[W.TooManyRequests=429]="TooManyRequests",W[W.InternalServerError=500]="InternalServerError",W[W.NotImplemented=501]="N\
otImplemented",W[W.BadGateway=502]="BadGateway",W[W.ServiceUnavailable=503]="ServiceUnavailable",W[W.GatewayTimeout=504]=
"GatewayTimeout"})(c||(c={}));var h;(function(W){W.Accept="accept",W.ContentType="content-type"})(h||(h={}));var g;(function(W){
W.ApplicationJson="application/json"})(g||(g={}));function u(W){const H=pm.getProxyUrl(new URL(W));return H?H.href:""}const w=[
c.MovedPermanently,c.ResourceMoved,c.SeeOther,c.TemporaryRedirect,c.PermanentRedirect],M=[c.BadGateway,c.ServiceUnavailable,
c.GatewayTimeout],G=["OPTIONS","GET","DELETE","HEAD"],V=10,K=5;class Be extends Error{constructor(H,Z){super(H),this.name=
"HttpClientError",this.statusCode=Z,Object.setPrototypeOf(this,Be.prototype)}}class De{constructor(H){this.message=H}readBody(){
return A(this,void 0,void 0,function*(){return new Promise(H=>A(this,void 0,void 0,function*(){let Z=Buffer.alloc(0);this.
message.on("data",ee=>{Z=Buffer.concat([Z,ee])}),this.message.on("end",()=>{H(Z.toString())})}))})}readBodyBuffer(){return A(
this,void 0,void 0,function*(){return new Promise(H=>A(this,void 0,void 0,function*(){const Z=[];this.message.on("data",
ee=>{Z.push(ee)}),this.message.on("end",()=>{H(Buffer.concat(Z))})}))})}}function J(W){return new URL(W).protocol==="htt\
ps:"}class v{constructor(H,Z,ee){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=
50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(
H),this.handlers=Z||[],this.requestOptions=ee,ee&&(ee.ignoreSslError!=null&&(this._ignoreSslError=ee.ignoreSslError),this.
_socketTimeout=ee.socketTimeout,ee.allowRedirects!=null&&(this._allowRedirects=ee.allowRedirects),ee.allowRedirectDowngrade!=
null&&(this._allowRedirectDowngrade=ee.allowRedirectDowngrade),ee.maxRedirects!=null&&(this._maxRedirects=Math.max(ee.maxRedirects,
0)),ee.keepAlive!=null&&(this._keepAlive=ee.keepAlive),ee.allowRetries!=null&&(this._allowRetries=ee.allowRetries),ee.maxRetries!=
null&&(this._maxRetries=ee.maxRetries))}options(H,Z){return A(this,void 0,void 0,function*(){return this.request("OPTION\
S",H,null,Z||{})})}get(H,Z){return A(this,void 0,void 0,function*(){return this.request("GET",H,null,Z||{})})}del(H,Z){return A(
this,void 0,void 0,function*(){return this.request("DELETE",H,null,Z||{})})}post(H,Z,ee){return A(this,void 0,void 0,function*(){
return this.request("POST",H,Z,ee||{})})}patch(H,Z,ee){return A(this,void 0,void 0,function*(){return this.request("PATC\
H",H,Z,ee||{})})}put(H,Z,ee){return A(this,void 0,void 0,function*(){return this.request("PUT",H,Z,ee||{})})}head(H,Z){return A(
this,void 0,void 0,function*(){return this.request("HEAD",H,null,Z||{})})}sendStream(H,Z,ee,Ce){return A(this,void 0,void 0,
function*(){return this.request(H,Z,ee,Ce)})}getJson(H){return A(this,arguments,void 0,function*(Z,ee={}){ee[h.Accept]=this.
_getExistingOrDefaultHeader(ee,h.Accept,g.ApplicationJson);const Ce=yield this.get(Z,ee);return this._processResponse(Ce,
this.requestOptions)})}postJson(H,Z){return A(this,arguments,void 0,function*(ee,Ce,Qe={}){const Re=JSON.stringify(Ce,null,
2);Qe[h.Accept]=this._getExistingOrDefaultHeader(Qe,h.Accept,g.ApplicationJson),Qe[h.ContentType]=this._getExistingOrDefaultContentTypeHeader(
Qe,g.ApplicationJson);const Ze=yield this.post(ee,Re,Qe);return this._processResponse(Ze,this.requestOptions)})}putJson(H,Z){
return A(this,arguments,void 0,function*(ee,Ce,Qe={}){const Re=JSON.stringify(Ce,null,2);Qe[h.Accept]=this._getExistingOrDefaultHeader(
Qe,h.Accept,g.ApplicationJson),Qe[h.ContentType]=this._getExistingOrDefaultContentTypeHeader(Qe,g.ApplicationJson);const Ze=yield this.
put(ee,Re,Qe);return this._processResponse(Ze,this.requestOptions)})}patchJson(H,Z){return A(this,arguments,void 0,function*(ee,Ce,Qe={}){
const Re=JSON.stringify(Ce,null,2);Qe[h.Accept]=this._getExistingOrDefaultHeader(Qe,h.Accept,g.ApplicationJson),Qe[h.ContentType]=
this._getExistingOrDefaultContentTypeHeader(Qe,g.ApplicationJson);const Ze=yield this.patch(ee,Re,Qe);return this._processResponse(
Ze,this.requestOptions)})}request(H,Z,ee,Ce){return A(this,void 0,void 0,function*(){if(this._disposed)throw new Error("\
Client has already been disposed.");const Qe=new URL(Z);let Re=this._prepareRequest(H,Qe,Ce);const Ze=this._allowRetries&&
G.includes(H)?this._maxRetries+1:1;let We=0,Le;do{if(Le=yield this.requestRaw(Re,ee),Le&&Le.message&&Le.message.statusCode===
c.Unauthorized){let Ke;for(const Bt of this.handlers)if(Bt.canHandleAuthentication(Le)){Ke=Bt;break}return Ke?Ke.handleAuthentication(
this,Re,ee):Le}let Ue=this._maxRedirects;for(;Le.message.statusCode&&w.includes(Le.message.statusCode)&&this._allowRedirects&&
Ue>0;){const Ke=Le.message.headers.location;if(!Ke)break;const Bt=new URL(Ke);if(Qe.protocol==="https:"&&Qe.protocol!==Bt.
protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not all\
owed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");if(yield Le.
readBody(),Bt.hostname!==Qe.hostname)for(const pt in Ce)pt.toLowerCase()==="authorization"&&delete Ce[pt];Re=this._prepareRequest(
H,Bt,Ce),Le=yield this.requestRaw(Re,ee),Ue--}if(!Le.message.statusCode||!M.includes(Le.message.statusCode))return Le;We+=
1,We<Ze&&(yield Le.readBody(),yield this._performExponentialBackoff(We))}while(We<Ze);return Le})}dispose(){this._agent&&
this._agent.destroy(),this._disposed=!0}requestRaw(H,Z){return A(this,void 0,void 0,function*(){return new Promise((ee,Ce)=>{
function Qe(Re,Ze){Re?Ce(Re):Ze?ee(Ze):Ce(new Error("Unknown error"))}this.requestRawWithCallback(H,Z,Qe)})})}requestRawWithCallback(H,Z,ee){
typeof Z=="string"&&(H.options.headers||(H.options.headers={}),H.options.headers["Content-Length"]=Buffer.byteLength(Z,"\
utf8"));let Ce=!1;function Qe(We,Le){Ce||(Ce=!0,ee(We,Le))}const Re=H.httpModule.request(H.options,We=>{const Le=new De(
We);Qe(void 0,Le)});let Ze;Re.on("socket",We=>{Ze=We}),Re.setTimeout(this._socketTimeout||3*6e4,()=>{Ze&&Ze.end(),Qe(new Error(
`Request timeout: ${H.options.path}`))}),Re.on("error",function(We){Qe(We)}),Z&&typeof Z=="string"&&Re.write(Z,"utf8"),Z&&
typeof Z!="string"?(Z.on("close",function(){Re.end()}),Z.pipe(Re)):Re.end()}getAgent(H){const Z=new URL(H);return this._getAgent(
Z)}getAgentDispatcher(H){const Z=new URL(H),ee=Y(Z);if(ee&&ee.hostname)return this._getProxyAgentDispatcher(Z,ee)}_prepareRequest(H,Z,ee){
const Ce={};Ce.parsedUrl=Z;const Qe=Ce.parsedUrl.protocol==="https:";Ce.httpModule=Qe?U:F;const Re=Qe?443:80;if(Ce.options=
{},Ce.options.host=Ce.parsedUrl.hostname,Ce.options.port=Ce.parsedUrl.port?parseInt(Ce.parsedUrl.port):Re,Ce.options.path=
(Ce.parsedUrl.pathname||"")+(Ce.parsedUrl.search||""),Ce.options.method=H,Ce.options.headers=this._mergeHeaders(ee),this.
userAgent!=null&&(Ce.options.headers["user-agent"]=this.userAgent),Ce.options.agent=this._getAgent(Ce.parsedUrl),this.handlers)
for(const Ze of this.handlers)Ze.prepareRequest(Ce.options);return Ce}_mergeHeaders(H){return this.requestOptions&&this.
requestOptions.headers?Object.assign({},re(this.requestOptions.headers),re(H||{})):re(H||{})}_getExistingOrDefaultHeader(H,Z,ee){
let Ce;if(this.requestOptions&&this.requestOptions.headers){const Re=re(this.requestOptions.headers)[Z];Re&&(Ce=typeof Re==
"number"?Re.toString():Re)}const Qe=H[Z];return Qe!==void 0?typeof Qe=="number"?Qe.toString():Qe:Ce!==void 0?Ce:ee}_getExistingOrDefaultContentTypeHeader(H,Z){
let ee;if(this.requestOptions&&this.requestOptions.headers){const Qe=re(this.requestOptions.headers)[h.ContentType];Qe&&
(typeof Qe=="number"?ee=String(Qe):Array.isArray(Qe)?ee=Qe.join(", "):ee=Qe)}const Ce=H[h.ContentType];return Ce!==void 0?
typeof Ce=="number"?String(Ce):Array.isArray(Ce)?Ce.join(", "):Ce:ee!==void 0?ee:Z}_getAgent(H){let Z;const ee=Y(H),Ce=ee&&
ee.hostname;if(this._keepAlive&&Ce&&(Z=this._proxyAgent),Ce||(Z=this._agent),Z)return Z;const Qe=H.protocol==="https:";let Re=100;
if(this.requestOptions&&(Re=this.requestOptions.maxSockets||T.globalAgent.maxSockets),ee&&ee.hostname){const Ze={maxSockets:Re,
keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(ee.username||ee.password)&&{proxyAuth:`${ee.username}:${ee.
password}`}),{host:ee.hostname,port:ee.port})};let We;const Le=ee.protocol==="https:";Qe?We=Le?r.httpsOverHttps:r.httpsOverHttp:
We=Le?r.httpOverHttps:r.httpOverHttp,Z=We(Ze),this._proxyAgent=Z}if(!Z){const Ze={keepAlive:this._keepAlive,maxSockets:Re};
Z=Qe?new k.Agent(Ze):new T.Agent(Ze),this._agent=Z}return Qe&&this._ignoreSslError&&(Z.options=Object.assign(Z.options||
{},{rejectUnauthorized:!1})),Z}_getProxyAgentDispatcher(H,Z){let ee;if(this._keepAlive&&(ee=this._proxyAgentDispatcher),
ee)return ee;const Ce=H.protocol==="https:";return ee=new l.ProxyAgent(Object.assign({uri:Z.href,pipelining:this._keepAlive?
1:0},(Z.username||Z.password)&&{token:`Basic ${Buffer.from(`${Z.username}:${Z.password}`).toString("base64")}`})),this._proxyAgentDispatcher=
ee,Ce&&this._ignoreSslError&&(ee.options=Object.assign(ee.options.requestTls||{},{rejectUnauthorized:!1})),ee}_getUserAgentWithOrchestrationId(H){
const Z=H||"actions/http-client",ee=process.env.ACTIONS_ORCHESTRATION_ID;if(ee){const Ce=ee.replace(/[^a-z0-9_.-]/gi,"_");
return`${Z} actions_orchestration_id/${Ce}`}return Z}_performExponentialBackoff(H){return A(this,void 0,void 0,function*(){
H=Math.min(V,H);const Z=K*Math.pow(2,H);return new Promise(ee=>setTimeout(()=>ee(),Z))})}_processResponse(H,Z){return A(
this,void 0,void 0,function*(){return new Promise((ee,Ce)=>A(this,void 0,void 0,function*(){const Qe=H.message.statusCode||
0,Re={statusCode:Qe,result:null,headers:{}};Qe===c.NotFound&&ee(Re);function Ze(Ue,Ke){if(typeof Ke=="string"){const Bt=new Date(
Ke);if(!isNaN(Bt.valueOf()))return Bt}return Ke}let We,Le;try{Le=yield H.readBody(),Le&&Le.length>0&&(Z&&Z.deserializeDates?
We=JSON.parse(Le,Ze):We=JSON.parse(Le),Re.result=We),Re.headers=H.message.headers}catch{}if(Qe>299){let Ue;We&&We.message?
Ue=We.message:Le&&Le.length>0?Ue=Le:Ue=`Failed request: (${Qe})`;const Ke=new Be(Ue,Qe);Ke.result=Re.result,Ce(Ke)}else ee(
Re)}))})}}const re=W=>Object.keys(W).reduce((H,Z)=>(H[Z.toLowerCase()]=W[Z],H),{});var $=function(W,H,Z,ee){function Ce(Qe){
return Qe instanceof Z?Qe:new Z(function(Re){Re(Qe)})}return new(Z||(Z=Promise))(function(Qe,Re){function Ze(Ue){try{Le(
ee.next(Ue))}catch(Ke){Re(Ke)}}function We(Ue){try{Le(ee.throw(Ue))}catch(Ke){Re(Ke)}}function Le(Ue){Ue.done?Qe(Ue.value):
Ce(Ue.value).then(Ze,We)}Le((ee=ee.apply(W,H||[])).next())})};class ue{constructor(H,Z){this.username=H,this.password=Z}prepareRequest(H){
if(!H.headers)throw Error("The request has no headers");H.headers.Authorization=`Basic ${Buffer.from(`${this.username}:${this.
password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return $(this,void 0,void 0,function*(){
throw new Error("not implemented")})}}class we{constructor(H){this.token=H}prepareRequest(H){if(!H.headers)throw Error("\
The request has no headers");H.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){
return $(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class pe{constructor(H){this.token=H}prepareRequest(H){
if(!H.headers)throw Error("The request has no headers");H.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).
toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return $(this,void 0,void 0,function*(){throw new Error(
"not implemented")})}}var oe=function(W,H,Z,ee){function Ce(Qe){return Qe instanceof Z?Qe:new Z(function(Re){Re(Qe)})}return new(Z||
(Z=Promise))(function(Qe,Re){function Ze(Ue){try{Le(ee.next(Ue))}catch(Ke){Re(Ke)}}function We(Ue){try{Le(ee.throw(Ue))}catch(Ke){
Re(Ke)}}function Le(Ue){Ue.done?Qe(Ue.value):Ce(Ue.value).then(Ze,We)}Le((ee=ee.apply(W,H||[])).next())})};class se{static createHttpClient(H=!0,Z=10){
const ee={allowRetries:H,maxRetries:Z};return new v("actions/oidc-client",[new we(se.getRequestToken())],ee)}static getRequestToken(){
const H=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!H)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN e\
nv variable");return H}static getIDTokenUrl(){const H=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!H)throw new Error("Un\
able to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return H}static getCall(H){return oe(this,void 0,void 0,function*(){
var Z;const Qe=(Z=(yield se.createHttpClient().getJson(H).catch(Re=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${Re.statusCode}
 
        Error Message: ${Re.message}`)})).result)===null||Z===void 0?void 0:Z.value;if(!Qe)throw new Error("Response jso\
n body do not have ID Token field");return Qe})}static getIDToken(H){return oe(this,void 0,void 0,function*(){try{let Z=se.
getIDTokenUrl();if(H){const Ce=encodeURIComponent(H);Z=`${Z}&audience=${Ce}`}b(`ID token url is ${Z}`);const ee=yield se.
getCall(Z);return At(ee),ee}catch(Z){throw new Error(`Error message: ${Z.message}`)}})}}var le=function(W,H,Z,ee){function Ce(Qe){
return Qe instanceof Z?Qe:new Z(function(Re){Re(Qe)})}return new(Z||(Z=Promise))(function(Qe,Re){function Ze(Ue){try{Le(
ee.next(Ue))}catch(Ke){Re(Ke)}}function We(Ue){try{Le(ee.throw(Ue))}catch(Ke){Re(Ke)}}function Le(Ue){Ue.done?Qe(Ue.value):
Ce(Ue.value).then(Ze,We)}Le((ee=ee.apply(W,H||[])).next())})};const{access:j,appendFile:Se,writeFile:Ie}=s.promises,ae="\
GITHUB_STEP_SUMMARY",ge="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-j\
ob-summary";class fe{constructor(){this._buffer=""}filePath(){return le(this,void 0,void 0,function*(){if(this._filePath)
return this._filePath;const H=process.env[ae];if(!H)throw new Error(`Unable to find environment variable for $${ae}. Che\
ck if your runtime environment supports job summaries.`);try{yield j(H,s.constants.R_OK|s.constants.W_OK)}catch{throw new Error(
`Unable to access summary file: '${H}'. Check if the file has correct read/write permissions.`)}return this._filePath=H,
this._filePath})}wrap(H,Z,ee={}){const Ce=Object.entries(ee).map(([Qe,Re])=>` ${Qe}="${Re}"`).join("");return Z?`<${H}${Ce}\
>${Z}</${H}>`:`<${H}${Ce}>`}write(H){return le(this,void 0,void 0,function*(){const Z=!!H?.overwrite,ee=yield this.filePath();
return yield(Z?Ie:Se)(ee,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return le(this,void 0,void 0,function*(){
return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===
0}emptyBuffer(){return this._buffer="",this}addRaw(H,Z=!1){return this._buffer+=H,Z?this.addEOL():this}addEOL(){return this.
addRaw(R.EOL)}addCodeBlock(H,Z){const ee=Object.assign({},Z&&{lang:Z}),Ce=this.wrap("pre",this.wrap("code",H),ee);return this.
addRaw(Ce).addEOL()}addList(H,Z=!1){const ee=Z?"ol":"ul",Ce=H.map(Re=>this.wrap("li",Re)).join(""),Qe=this.wrap(ee,Ce);return this.
addRaw(Qe).addEOL()}addTable(H){const Z=H.map(Ce=>{const Qe=Ce.map(Re=>{if(typeof Re=="string")return this.wrap("td",Re);
const{header:Ze,data:We,colspan:Le,rowspan:Ue}=Re,Ke=Ze?"th":"td",Bt=Object.assign(Object.assign({},Le&&{colspan:Le}),Ue&&
{rowspan:Ue});return this.wrap(Ke,We,Bt)}).join("");return this.wrap("tr",Qe)}).join(""),ee=this.wrap("table",Z);return this.
addRaw(ee).addEOL()}addDetails(H,Z){const ee=this.wrap("details",this.wrap("summary",H)+Z);return this.addRaw(ee).addEOL()}addImage(H,Z,ee){
const{width:Ce,height:Qe}=ee||{},Re=Object.assign(Object.assign({},Ce&&{width:Ce}),Qe&&{height:Qe}),Ze=this.wrap("img",null,
Object.assign({src:H,alt:Z},Re));return this.addRaw(Ze).addEOL()}addHeading(H,Z){const ee=`h${Z}`,Ce=["h1","h2","h3","h4",
"h5","h6"].includes(ee)?ee:"h1",Qe=this.wrap(Ce,H);return this.addRaw(Qe).addEOL()}addSeparator(){const H=this.wrap("hr",
null);return this.addRaw(H).addEOL()}addBreak(){const H=this.wrap("br",null);return this.addRaw(H).addEOL()}addQuote(H,Z){
const ee=Object.assign({},Z&&{cite:Z}),Ce=this.wrap("blockquote",H,ee);return this.addRaw(Ce).addEOL()}addLink(H,Z){const ee=this.
wrap("a",H,{href:Z});return this.addRaw(ee).addEOL()}}const ye=new fe,Je=ye,Xe=ye;function qe(W){return W.replace(/[\\]/g,
"/")}function rt(W){return W.replace(/[/]/g,"\\")}function Ge(W){return W.replace(/[/\\]/g,C.sep)}var je=t(81260),Pe=function(W,H,Z,ee){
function Ce(Qe){return Qe instanceof Z?Qe:new Z(function(Re){Re(Qe)})}return new(Z||(Z=Promise))(function(Qe,Re){function Ze(Ue){
try{Le(ee.next(Ue))}catch(Ke){Re(Ke)}}function We(Ue){try{Le(ee.throw(Ue))}catch(Ke){Re(Ke)}}function Le(Ue){Ue.done?Qe(
Ue.value):Ce(Ue.value).then(Ze,We)}Le((ee=ee.apply(W,H||[])).next())})};const ve=()=>Pe(void 0,void 0,void 0,function*(){
const{stdout:W}=yield je.H('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),
{stdout:H}=yield je.H('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});
return{name:H.trim(),version:W.trim()}}),xe=()=>Pe(void 0,void 0,void 0,function*(){var W,H,Z,ee;const{stdout:Ce}=yield je.
H("sw_vers",void 0,{silent:!0}),Qe=(H=(W=Ce.match(/ProductVersion:\s*(.+)/))===null||W===void 0?void 0:W[1])!==null&&H!==
void 0?H:"";return{name:(ee=(Z=Ce.match(/ProductName:\s*(.+)/))===null||Z===void 0?void 0:Z[1])!==null&&ee!==void 0?ee:"",
version:Qe}}),at=()=>Pe(void 0,void 0,void 0,function*(){const{stdout:W}=yield je.H("lsb_release",["-i","-r","-s"],{silent:!0}),
[H,Z]=W.trim().split(`
`);return{name:H,version:Z}}),de=R.platform(),S=R.arch(),Ee=de==="win32",Fe=de==="darwin",Oe=de==="linux";function Ve(){
return Pe(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield Ee?ve():Fe?xe():at()),{platform:de,
arch:S,isWindows:Ee,isMacOS:Fe,isLinux:Oe})})}var Me=function(W,H,Z,ee){function Ce(Qe){return Qe instanceof Z?Qe:new Z(
function(Re){Re(Qe)})}return new(Z||(Z=Promise))(function(Qe,Re){function Ze(Ue){try{Le(ee.next(Ue))}catch(Ke){Re(Ke)}}function We(Ue){
try{Le(ee.throw(Ue))}catch(Ke){Re(Ke)}}function Le(Ue){Ue.done?Qe(Ue.value):Ce(Ue.value).then(Ze,We)}Le((ee=ee.apply(W,H||
[])).next())})},tt;(function(W){W[W.Success=0]="Success",W[W.Failure=1]="Failure"})(tt||(tt={}));function st(W,H){const Z=p(
H);if(process.env[W]=Z,process.env.GITHUB_ENV||"")return E("ENV",d(W,H));f("set-env",{name:W},Z)}function At(W){f("add-m\
ask",{},W)}function gt(W){process.env.GITHUB_PATH||""?E("PATH",W):f("add-path",{},W),process.env.PATH=`${W}${C.delimiter}${process.
env.PATH}`}function ut(W,H){const Z=process.env[`INPUT_${W.replace(/ /g,"_").toUpperCase()}`]||"";if(H&&H.required&&!Z)throw new Error(
`Input required and not supplied: ${W}`);return H&&H.trimWhitespace===!1?Z:Z.trim()}function dt(W,H){const Z=ut(W,H).split(
`
`).filter(ee=>ee!=="");return H&&H.trimWhitespace===!1?Z:Z.map(ee=>ee.trim())}function ht(W,H){const Z=["true","True","T\
RUE"],ee=["false","False","FALSE"],Ce=ut(W,H);if(Z.includes(Ce))return!0;if(ee.includes(Ce))return!1;throw new TypeError(
`Input does not meet YAML 1.2 "Core Schema" specification: ${W}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Qt(W,H){if(process.env.GITHUB_OUTPUT||
"")return E("OUTPUT",d(W,H));process.stdout.write(R.EOL),f("set-output",{name:W},p(H))}function Et(W){a("echo",W?"on":"o\
ff")}function Ne(W){process.exitCode=tt.Failure,O(W)}function _(){return process.env.RUNNER_DEBUG==="1"}function b(W){f(
"debug",{},W)}function O(W,H={}){f("error",m(H),W instanceof Error?W.toString():W)}function y(W,H={}){f("warning",m(H),W instanceof
Error?W.toString():W)}function X(W,H={}){f("notice",m(H),W instanceof Error?W.toString():W)}function te(W){process.stdout.
write(W+R.EOL)}function ie(W){a("group",W)}function ce(){a("endgroup")}function he(W,H){return Me(this,void 0,void 0,function*(){
ie(W);let Z;try{Z=yield H()}finally{ce()}return Z})}function be(W,H){if(process.env.GITHUB_STATE||"")return E("STATE",d(
W,H));f("save-state",{name:W},p(H))}function ze(W){return process.env[`STATE_${W}`]||""}function $e(W){return Me(this,void 0,
void 0,function*(){return yield se.getIDToken(W)})}},92413:function(z,q,t){"use strict";t.d(q,{Q:()=>uA});var n=t(79896),
R=t(70857);class p{constructor(){var N,x,Ae;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,n.existsSync)(process.
env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,n.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{
const ne=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${ne} does not exist${R.EOL}`)}this.eventName=
process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.
GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,
this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.
runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(N=process.env.GITHUB_API_URL)!==null&&N!==void 0?N:"https://ap\
i.github.com",this.serverUrl=(x=process.env.GITHUB_SERVER_URL)!==null&&x!==void 0?x:"https://github.com",this.graphqlUrl=
(Ae=process.env.GITHUB_GRAPHQL_URL)!==null&&Ae!==void 0?Ae:"https://api.github.com/graphql"}get issue(){const N=this.payload;
return Object.assign(Object.assign({},this.repo),{number:(N.issue||N.pull_request||N).number})}get repo(){if(process.env.
GITHUB_REPOSITORY){const[N,x]=process.env.GITHUB_REPOSITORY.split("/");return{owner:N,repo:x}}if(this.payload.repository)
return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requir\
es a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var m=t(89659),f=t(46752),a=function(D,N,x,Ae){function ne(me){
return me instanceof x?me:new x(function(ke){ke(me)})}return new(x||(x=Promise))(function(me,ke){function Te(He){try{et(
Ae.next(He))}catch(_e){ke(_e)}}function Ye(He){try{et(Ae.throw(He))}catch(_e){ke(_e)}}function et(He){He.done?me(He.value):
ne(He.value).then(Te,Ye)}et((Ae=Ae.apply(D,N||[])).next())})};function B(D,N){if(!D&&!N.auth)throw new Error("Parameter \
token or opts.auth is required");if(D&&N.auth)throw new Error("Parameters token and opts.auth may not both be specified");
return typeof N.auth=="string"?N.auth:`token ${D}`}function Q(D){return new m.HttpClient().getAgent(D)}function e(D){return new m.
HttpClient().getAgentDispatcher(D)}function I(D){const N=e(D);return(Ae,ne)=>a(this,void 0,void 0,function*(){return(0,f.
fetch)(Ae,Object.assign(Object.assign({},ne),{dispatcher:N}))})}function o(){return process.env.GITHUB_API_URL||"https:/\
/api.github.com"}function s(D){var N;const x=(N=process.env.ACTIONS_ORCHESTRATION_ID)===null||N===void 0?void 0:N.trim();
if(x){const ne=`actions_orchestration_id/${x.replace(/[^a-z0-9_.-]/gi,"_")}`;return D?.includes(ne)?D:`${D?`${D} `:""}${ne}`}
return D}function E(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="ob\
ject"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environm\
ent undetectable>"}function d(D,N,x,Ae){if(typeof x!="function")throw new Error("method for before hook must be a functi\
on");return Ae||(Ae={}),Array.isArray(N)?N.reverse().reduce((ne,me)=>d.bind(null,D,me,ne,Ae),x)():Promise.resolve().then(
()=>D.registry[N]?D.registry[N].reduce((ne,me)=>me.hook.bind(null,ne,Ae),x)():x(Ae))}function C(D,N,x,Ae){const ne=Ae;D.
registry[x]||(D.registry[x]=[]),N==="before"&&(Ae=(me,ke)=>Promise.resolve().then(ne.bind(null,ke)).then(me.bind(null,ke))),
N==="after"&&(Ae=(me,ke)=>{let Te;return Promise.resolve().then(me.bind(null,ke)).then(Ye=>(Te=Ye,ne(Te,ke))).then(()=>Te)}),
N==="error"&&(Ae=(me,ke)=>Promise.resolve().then(me.bind(null,ke)).catch(Te=>ne(Te,ke))),D.registry[x].push({hook:Ae,orig:ne})}
function T(D,N,x){if(!D.registry[N])return;const Ae=D.registry[N].map(ne=>ne.orig).indexOf(x);Ae!==-1&&D.registry[N].splice(
Ae,1)}const F=Function.bind,k=F.bind(F);function U(D,N,x){const Ae=k(T,null).apply(null,x?[N,x]:[N]);D.api={remove:Ae},D.
remove=Ae,["before","error","after","wrap"].forEach(ne=>{const me=x?[N,ne,x]:[N,ne];D[ne]=D.api[ne]=k(C,null).apply(null,
me)})}function Y(){const D=Symbol("Singular"),N={registry:{}},x=d.bind(null,N,D);return U(x,N,D),x}function L(){const D={
registry:{}},N=d.bind(null,D);return U(N,D),N}const P={Singular:Y,Collection:L};var i="0.0.0-development",r=`octokit-end\
point.js/${i} ${E()}`,l={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json",
"user-agent":r},mediaType:{format:""}};function A(D){return D?Object.keys(D).reduce((N,x)=>(N[x.toLowerCase()]=D[x],N),{}):
{}}function c(D){if(typeof D!="object"||D===null||Object.prototype.toString.call(D)!=="[object Object]")return!1;const N=Object.
getPrototypeOf(D);if(N===null)return!0;const x=Object.prototype.hasOwnProperty.call(N,"constructor")&&N.constructor;return typeof x==
"function"&&x instanceof x&&Function.prototype.call(x)===Function.prototype.call(D)}function h(D,N){const x=Object.assign(
{},D);return Object.keys(N).forEach(Ae=>{c(N[Ae])?Ae in D?x[Ae]=h(D[Ae],N[Ae]):Object.assign(x,{[Ae]:N[Ae]}):Object.assign(
x,{[Ae]:N[Ae]})}),x}function g(D){for(const N in D)D[N]===void 0&&delete D[N];return D}function u(D,N,x){if(typeof N=="s\
tring"){let[ne,me]=N.split(" ");x=Object.assign(me?{method:ne,url:me}:{url:ne},x)}else x=Object.assign({},N);x.headers=A(
x.headers),g(x),g(x.headers);const Ae=h(D||{},x);return x.url==="/graphql"&&(D&&D.mediaType.previews?.length&&(Ae.mediaType.
previews=D.mediaType.previews.filter(ne=>!Ae.mediaType.previews.includes(ne)).concat(Ae.mediaType.previews)),Ae.mediaType.
previews=(Ae.mediaType.previews||[]).map(ne=>ne.replace(/-preview/,""))),Ae}function w(D,N){const x=/\?/.test(D)?"&":"?",
Ae=Object.keys(N);return Ae.length===0?D:D+x+Ae.map(ne=>ne==="q"?"q="+N.q.split("+").map(encodeURIComponent).join("+"):`${ne}\
=${encodeURIComponent(N[ne])}`).join("&")}var M=/\{[^{}}]+\}/g;function G(D){return D.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,
"").split(/,/)}function V(D){const N=D.match(M);return N?N.map(G).reduce((x,Ae)=>x.concat(Ae),[]):[]}function K(D,N){const x={
__proto__:null};for(const Ae of Object.keys(D))N.indexOf(Ae)===-1&&(x[Ae]=D[Ae]);return x}function Be(D){return D.split(
/(%[0-9A-Fa-f]{2})/g).map(function(N){return/%[0-9A-Fa-f]/.test(N)||(N=encodeURI(N).replace(/%5B/g,"[").replace(/%5D/g,"\
]")),N}).join("")}function De(D){return encodeURIComponent(D).replace(/[!'()*]/g,function(N){return"%"+N.charCodeAt(0).toString(
16).toUpperCase()})}function J(D,N,x){return N=D==="+"||D==="#"?Be(N):De(N),x?De(x)+"="+N:N}function v(D){return D!=null}
function re(D){return D===";"||D==="&"||D==="?"}function $(D,N,x,Ae){var ne=D[x],me=[];if(v(ne)&&ne!=="")if(typeof ne=="\
string"||typeof ne=="number"||typeof ne=="bigint"||typeof ne=="boolean")ne=ne.toString(),Ae&&Ae!=="*"&&(ne=ne.substring(
0,parseInt(Ae,10))),me.push(J(N,ne,re(N)?x:""));else if(Ae==="*")Array.isArray(ne)?ne.filter(v).forEach(function(ke){me.
push(J(N,ke,re(N)?x:""))}):Object.keys(ne).forEach(function(ke){v(ne[ke])&&me.push(J(N,ne[ke],ke))});else{const ke=[];Array.
isArray(ne)?ne.filter(v).forEach(function(Te){ke.push(J(N,Te))}):Object.keys(ne).forEach(function(Te){v(ne[Te])&&(ke.push(
De(Te)),ke.push(J(N,ne[Te].toString())))}),re(N)?me.push(De(x)+"="+ke.join(",")):ke.length!==0&&me.push(ke.join(","))}else
N===";"?v(ne)&&me.push(De(x)):ne===""&&(N==="&"||N==="?")?me.push(De(x)+"="):ne===""&&me.push("");return me}function ue(D){
return{expand:we.bind(null,D)}}function we(D,N){var x=["+","#",".","/",";","?","&"];return D=D.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(Ae,ne,me){if(ne){let Te="";const Ye=[];if(x.indexOf(ne.charAt(0))!==-1&&(Te=ne.charAt(0),ne=ne.substr(1)),ne.split(
/,/g).forEach(function(et){var He=/([^:\*]*)(?::(\d+)|(\*))?/.exec(et);Ye.push($(N,Te,He[1],He[2]||He[3]))}),Te&&Te!=="+"){
var ke=",";return Te==="?"?ke="&":Te!=="#"&&(ke=Te),(Ye.length!==0?Te:"")+Ye.join(ke)}else return Ye.join(",")}else return Be(
me)}),D==="/"?D:D.replace(/\/$/,"")}function pe(D){let N=D.method.toUpperCase(),x=(D.url||"/").replace(/:([a-z]\w+)/g,"{\
$1}"),Ae=Object.assign({},D.headers),ne,me=K(D,["method","baseUrl","url","headers","request","mediaType"]);const ke=V(x);
x=ue(x).expand(me),/^http/.test(x)||(x=D.baseUrl+x);const Te=Object.keys(D).filter(He=>ke.includes(He)).concat("baseUrl"),
Ye=K(me,Te);if(!/application\/octet-stream/i.test(Ae.accept)&&(D.mediaType.format&&(Ae.accept=Ae.accept.split(/,/).map(He=>He.
replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${D.mediaType.format}`)).join(",")),x.endsWith(
"/graphql")&&D.mediaType.previews?.length)){const He=Ae.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];Ae.accept=He.concat(
D.mediaType.previews).map(_e=>{const ot=D.mediaType.format?`.${D.mediaType.format}`:"+json";return`application/vnd.githu\
b.${_e}-preview${ot}`}).join(",")}return["GET","HEAD"].includes(N)?x=w(x,Ye):"data"in Ye?ne=Ye.data:Object.keys(Ye).length&&
(ne=Ye),!Ae["content-type"]&&typeof ne<"u"&&(Ae["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(
N)&&typeof ne>"u"&&(ne=""),Object.assign({method:N,url:x,headers:Ae},typeof ne<"u"?{body:ne}:null,D.request?{request:D.request}:
null)}function oe(D,N,x){return pe(u(D,N,x))}function se(D,N){const x=u(D,N),Ae=oe.bind(null,x);return Object.assign(Ae,
{DEFAULTS:x,defaults:se.bind(null,x),merge:u.bind(null,x),parse:pe})}var le=se(null,l);/*!
 * content-type
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */const j=32,Se=9,Ie=59,ae=61,ge=34,fe=92,ye=44,Je=1,Xe=2,qe=4,rt=8,Ge=16,je=65280,Pe=Je|je,ve=new Uint8Array(256);ve[Se]|=
Xe,ve[j]|=Xe,ve[Ie]|=qe,ve[ye]|=rt;for(let D=128;D<=255;D++)ve[D]|=Je;for(const D of"!#$%&'*+-.^_`|~")ve[D.charCodeAt(0)]|=
Ge;for(let D=48;D<=57;D++)ve[D]|=Ge;for(let D=65;D<=90;D++)ve[D]|=Je|Ge;for(let D=97;D<=122;D++)ve[D]|=Ge;const xe=(()=>{
const D=function(){};return D.prototype=Object.create(null),D})();function at(D,N=0,x=D.length){let Ae=!1;for(let ne=N;ne<
x;ne++){const me=D.charCodeAt(ne);if(me===47){if(Ae||ne===N||ne>=x-1)return!1;Ae=!0}else if(!S(me))return!1}return Ae}function de(D,N=0,x=D.
length){if(N>=x)return!1;for(let Ae=N;Ae<x;Ae++)if(!S(D.charCodeAt(Ae)))return!1;return!0}function S(D){return(ve[D]&Ge)!==
0}function Ee(D){const N=D.length;if(N===0)return'""';let x=0;for(;x<N&&S(D.charCodeAt(x));)x++;if(x===N)return D;let Ae='\
"',ne=0;for(;x<N;){const me=D.charCodeAt(x);if(me!==Se&&(me<j||me===127||me>255))throw new TypeError(`Invalid parameter \
value: ${D}`);(me===34||me===92)&&(Ae+=`${D.slice(ne,x)}\\`,ne=x),x++}return`${Ae}${D.slice(ne)}"`}function Fe(D){const{
type:N,parameters:x}=D;if(!N||!at(N))throw new TypeError(`Invalid type: ${N}`);let Ae=N;if(x)for(const ne of Object.keys(
x)){if(!de(ne))throw new TypeError(`Invalid parameter name: ${ne}`);Ae+=`; ${ne}=${Ee(x[ne])}`}return Ae}function Oe(D,N){
const x=qe|(N?.comma===!0?rt:0),Ae=D.length;let ne=N?.start??0;for(;(ve[D.charCodeAt(ne)]&Xe)!==0;)ne++;let me=ne,ke=0,Te=-1,
Ye=N?.parameters===!1?rt:0;for(;me<Ae;){const ot=D.charCodeAt(me),lt=ve[ot];if((lt&x)!==0){Ye|=lt&rt;break}(lt&Xe)!==0?Te===
-1&&(Te=me):Te=-1,ke|=ot&je|lt,me++}const et=Te===-1?me:Te,He=D.slice(ne,et),_e=(ke&Pe)===0?He:He.toLowerCase();return me===
Ae||Ye!==0?{type:_e,index:me,parameters:new xe}:Ve(D,_e,me,Ae,x)}function Ve(D,N,x,Ae,ne){const me=new xe;e:for(;x<Ae;){
for(x++;(ve[D.charCodeAt(x)]&Xe)!==0;)x++;const ke=x;let Te=0,Ye=-1;for(;x<Ae;){const et=D.charCodeAt(x),He=ve[et];if((He&
ne)!==0){if((He&rt)!==0)break e;continue e}if(et===ae){const _e=Ye===-1?x:Ye,ot=D.slice(ke,_e),lt=(Te&Pe)===0?ot:ot.toLowerCase();
for(x++;(ve[D.charCodeAt(x)]&Xe)!==0;)x++;if(x<Ae&&D.charCodeAt(x)===ge){const ct=++x;let ft=!1;for(;x<Ae;){const Tt=D.charCodeAt(
x);if(Tt===ge){me[lt]===void 0&&(me[lt]=ft?Me(D,ct,x):D.slice(ct,x)),x++;let It=0;for(;x<Ae;){const Gt=D.charCodeAt(x),Nt=ve[Gt];
if((Nt&ne)!==0){It=Nt&rt;break}x++}if(It!==0)break e;continue e}if(Tt===fe&&x+1<Ae){ft=!0,x+=2;continue}x++}continue e}const nt=x;
let yt=0,it=-1;for(;x<Ae;){const ct=D.charCodeAt(x),ft=ve[ct];if((ft&ne)!==0){yt=ft&rt;break}(ft&Xe)!==0?it===-1&&(it=x):
it=-1,x++}if(me[lt]===void 0){const ct=it===-1?x:it;me[lt]=D.slice(nt,ct)}if(yt!==0)break e;continue e}(He&Xe)!==0?Ye===
-1&&(Ye=x):Ye=-1,Te|=et&je|He,x++}}return{type:N,index:x,parameters:me}}function Me(D,N,x){let Ae="";for(let ne=N;ne<x;ne++)
D.charCodeAt(ne)===fe&&(Ae+=D.slice(N,ne),N=++ne);return Ae+D.slice(N,x)}const tt=/^-?\d+$/,st=/^-?\d+n+$/,At=JSON.stringify,
gt=JSON.parse,ut=/^-?\d+n$/,dt=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,ht=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,Qt=D=>D===void 0||
typeof D=="function"||typeof D=="symbol",Et=D=>D!==null&&typeof D=="object"&&D.constructor&&D.constructor.name==="RawJSO\
N",Ne=(D,N,x)=>{let Ae="";typeof x=="number"?Ae=" ".repeat(Math.min(10,Math.max(0,Math.floor(x)))):typeof x=="string"&&(Ae=
x.slice(0,10));const ne=typeof N=="function",me=Array.isArray(N)?new Set(N.map(String)):null,ke=(nt,yt,it)=>(it!==null&&
typeof it=="object"&&typeof it.toJSON=="function"&&(it=it.toJSON(yt)),typeof it=="string"&&st.test(it)?it+"n":typeof it==
"bigint"?"rawJSON"in JSON?JSON.rawJSON(it.toString()):it.toString()+"n":(ne&&(it=N.call(nt,yt,it)),it!==null&&typeof it==
"object"&&(it instanceof Number||it instanceof String||it instanceof Boolean)&&(it=it.valueOf()),it)),Te=ke({"":D},"",D);
if(Qt(Te))return;const Ye=Te===null||typeof Te!="object",et=Et(Te);if(Ye||et)return At(Te);const He=[];let _e=0;const ot=[
{parent:{"":Te},key:"",val:Te,isArray:Array.isArray(Te),keys:Array.isArray(Te)?null:Object.keys(Te),index:0,first:!0}],lt=new WeakSet(
[Te]);for(;ot.length>0;){const nt=ot[ot.length-1];nt.index===0&&(He.push(nt.isArray?"[":"{"),_e++);let yt=!1;if(nt.isArray)
if(nt.index<nt.val.length){nt.first||He.push(","),Ae&&He.push(`
`+Ae.repeat(_e));const it=nt.val[nt.index],ct=ke(nt.val,String(nt.index),it);if(Qt(ct))He.push("null"),nt.first=!1,nt.index++;else{
const ft=ct!==null&&typeof ct=="object",Tt=Et(ct);if(ft&&!Tt){if(lt.has(ct))throw new TypeError("Converting circular str\
ucture to JSON");lt.add(ct),ot.push({parent:nt.val,key:String(nt.index),val:ct,isArray:Array.isArray(ct),keys:Array.isArray(
ct)?null:Object.keys(ct),index:0,first:!0}),nt.first=!1,nt.index++}else He.push(At(ct)),nt.first=!1,nt.index++}}else yt=
!0;else{for(;nt.index<nt.keys.length;){const ct=nt.keys[nt.index++];if(me&&!me.has(ct))continue;const Tt=nt.val[ct],It=ke(
nt.val,ct,Tt);if(Qt(It))continue;nt.first||He.push(","),Ae?He.push(`
`+Ae.repeat(_e)+At(ct)+": "):He.push(At(ct)+":");const Gt=It!==null&&typeof It=="object",Nt=Et(It);if(Gt&&!Nt){if(lt.has(
It))throw new TypeError("Converting circular structure to JSON");lt.add(It),ot.push({parent:nt.val,key:ct,val:It,isArray:Array.
isArray(It),keys:Array.isArray(It)?null:Object.keys(It),index:0,first:!0}),nt.first=!1;break}else He.push(At(It)),nt.first=
!1}nt.index>=nt.keys.length&&ot[ot.length-1]===nt&&(yt=!0)}yt&&(_e--,!nt.first&&Ae&&He.push(`
`+Ae.repeat(_e)),He.push(nt.isArray?"]":"}"),lt.delete(nt.val),ot.pop())}return He.join("")},_=(D,N,x)=>{try{return"rawJ\
SON"in JSON?At(D,(Te,Ye)=>typeof Ye=="bigint"?JSON.rawJSON(Ye.toString()):typeof N=="function"?N(Te,Ye):(Array.isArray(N)&&
N.includes(Te),Ye),x):D?At(D,(Te,Ye)=>typeof Ye=="string"&&st.test(Ye)||typeof Ye=="bigint"?Ye.toString()+"n":typeof N==
"function"?N(Te,Ye):(Array.isArray(N)&&N.includes(Te),Ye),x).replace(dt,"$1$2$3").replace(ht,"$1$2$3"):At(D,N,x)}catch(Ae){
if(Ae instanceof RangeError){const ne=Ne(D,N,x);return ne===void 0?void 0:"rawJSON"in JSON?ne:ne.replace(dt,"$1$2$3").replace(
ht,"$1$2$3")}throw Ae}},b=new Map,O=()=>{const D=JSON.parse.toString();if(b.has(D))return b.get(D);try{const N=JSON.parse(
"1",(x,Ae,ne)=>!!ne?.source&&ne.source==="1");return b.set(D,N),N}catch{return b.set(D,!1),!1}},y=(D,N,x,Ae)=>typeof N==
"string"&&ut.test(N)?BigInt(N.slice(0,-1)):typeof N=="string"&&st.test(N)?N.slice(0,-1):typeof Ae=="function"?Ae(D,N,x):
N,X=(D,N)=>JSON.parse(D,(x,Ae,ne)=>{const me=typeof Ae=="number",ke=Ae>Number.MAX_SAFE_INTEGER||Ae<Number.MIN_SAFE_INTEGER,
Te=me&&ke,Ye=ne&&tt.test(ne.source);return Te&&Ye?BigInt(ne.source):typeof N=="function"?N(x,Ae,ne):Ae}),te=Number.MAX_SAFE_INTEGER.
toString(),ie=te.length,ce=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,he=/^"-?\d+n+"$/,be=(D,N)=>{
const x={"":D},Ae=[{parent:x,key:"",visited:!1}];for(;Ae.length>0;){const ne=Ae[Ae.length-1];if(ne.visited){const{parent:me,
key:ke}=ne;let Te=me[ke];typeof Te=="string"&&(ut.test(Te)?Te=BigInt(Te.slice(0,-1)):st.test(Te)&&(Te=Te.slice(0,-1))),typeof N==
"function"&&(Te=N.call(me,ke,Te)),Te===void 0?delete me[ke]:me[ke]=Te,Ae.pop()}else{ne.visited=!0;const me=ne.parent[ne.
key];if(me!==null&&typeof me=="object"){const Te=Object.keys(me);for(let Ye=Te.length-1;Ye>=0;Ye--)Ae.push({parent:me,key:Te[Ye],
visited:!1})}}}return x[""]},ze=D=>D.replace(ce,(N,x,Ae,ne)=>{const me=N[0]==='"';if(me&&he.test(N))return N.substring(0,
N.length-1)+'n"';const Te=Ae||ne,Ye=x&&(x.length<ie||x.length===ie&&x<=te);return me||Te||Ye?N:'"'+N+'n"'}),$e=(D,N)=>{if(!D)
return gt(D,N);try{if(O())return X(D,N);const x=ze(D);return gt(x,(Ae,ne,me)=>y(Ae,ne,me,N))}catch(x){if(x instanceof RangeError){
const Ae=ze(D),ne=gt(Ae);return be(ne,N)}throw x}};class W extends Error{name;status;request;response;constructor(N,x,Ae){
super(N,{cause:Ae.cause}),this.name="HttpError",this.status=Number.parseInt(x),Number.isNaN(this.status)&&(this.status=0);
/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */"response"in
Ae&&(this.response=Ae.response);const ne=Object.assign({},Ae.request);Ae.request.headers.authorization&&(ne.headers=Object.
assign({},Ae.request.headers,{authorization:Ae.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),ne.url=
ne.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),
this.request=ne}}var H="10.0.16",Z={headers:{"user-agent":`octokit-request.js/${H} ${E()}`}};function ee(D){if(typeof D!=
"object"||D===null||Object.prototype.toString.call(D)!=="[object Object]")return!1;const N=Object.getPrototypeOf(D);if(N===
null)return!0;const x=Object.prototype.hasOwnProperty.call(N,"constructor")&&N.constructor;return typeof x=="function"&&
x instanceof x&&Function.prototype.call(x)===Function.prototype.call(D)}var Ce=()=>"";async function Qe(D){const N=D.request?.
fetch||globalThis.fetch;if(!N)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ req\
uest: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");const x=D.request?.log||console,
Ae=D.request?.parseSuccessResponseBody!==!1,ne=ee(D.body)||Array.isArray(D.body)?_(D.body):D.body,me=Object.fromEntries(
Object.entries(D.headers).map(([_e,ot])=>[_e,String(ot)]));let ke;try{ke=await N(D.url,{method:D.method,body:ne,redirect:D.
request?.redirect,headers:me,signal:D.request?.signal,...D.body&&{duplex:"half"}})}catch(_e){let ot="Unknown Error";if(_e instanceof
Error){if(_e.name==="AbortError")throw _e.status=500,_e;ot=_e.message,_e.name==="TypeError"&&"cause"in _e&&(_e.cause instanceof
Error?ot=_e.cause.message:typeof _e.cause=="string"&&(ot=_e.cause))}const lt=new W(ot,500,{request:D});throw lt.cause=_e,
lt}const Te=ke.status,Ye=ke.url,et={};for(const[_e,ot]of ke.headers)et[_e]=ot;const He={url:Ye,status:Te,headers:et,data:""};
if("deprecation"in et){const _e=et.link&&et.link.match(/<([^<>]+)>; rel="deprecation"/),ot=_e&&_e.pop();x.warn(`[@octoki\
t/request] "${D.method} ${D.url}" is deprecated. It is scheduled to be removed on ${et.sunset}${ot?`. See ${ot}`:""}`)}if(Te===
204||Te===205)return He;if(D.method==="HEAD"){if(Te<400)return He;throw new W(ke.statusText,Te,{response:He,request:D})}
if(Te===304)throw He.data=await Re(ke),new W("Not modified",Te,{response:He,request:D});if(Te>=400)throw He.data=await Re(
ke),new W(We(He.data),Te,{response:He,request:D});return He.data=Ae?await Re(ke):ke.body,He}async function Re(D){const N=D.
headers.get("content-type");if(!N)return D.text().catch(Ce);const x=Oe(N);if(Ze(x)){let Ae="";try{return Ae=await D.text(),
$e(Ae)}catch{return Ae}}else return x.type.startsWith("text/")||x.parameters.charset?.toLowerCase()==="utf-8"&&x.type!==
"application/octet-stream"?D.text().catch(Ce):D.arrayBuffer().catch(()=>new ArrayBuffer(0))}function Ze(D){return D.type===
"application/json"||D.type==="application/scim+json"}function We(D){if(typeof D=="string")return D;if(D instanceof ArrayBuffer)
return"Unknown error";if(typeof D=="object"&&D!==null&&"message"in D){const N=D,x="documentation_url"in N?` - ${N.documentation_url}`:
"";return Array.isArray(N.errors)?`${N.message}: ${N.errors.map(Ae=>JSON.stringify(Ae)).join(", ")}${x}`:`${N.message}${x}`}
return`Unknown error: ${JSON.stringify(D)}`}function Le(D,N){const x=D.defaults(N);return Object.assign(function(ne,me){
const ke=x.merge(ne,me);if(!ke.request||!ke.request.hook)return Qe(x.parse(ke));const Te=(Ye,et)=>Qe(x.parse(x.merge(Ye,
et)));return Object.assign(Te,{endpoint:x,defaults:Le.bind(null,x)}),ke.request.hook(Te,ke)},{endpoint:x,defaults:Le.bind(
null,x)})}var Ue=Le(le,Z);/* v8 ignore next -- @preserve *//* v8 ignore else -- @preserve */var Ke="0.0.0-development";function Bt(D){
return`Request failed due to following response errors:
`+D.errors.map(N=>` - ${N.message}`).join(`
`)}var pt=class extends Error{constructor(D,N,x){super(Bt(x)),this.request=D,this.headers=N,this.response=x,this.errors=
x.errors,this.data=x.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="\
GraphqlResponseError";errors;data},mt=["method","baseUrl","url","headers","request","query","mediaType","operationName"],
Ft=["query","method","url"],wt=/\/api\/v3\/?$/;function Mt(D,N,x){if(x){if(typeof N=="string"&&"query"in x)return Promise.
reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(const ke in x)if(Ft.includes(ke))return Promise.
reject(new Error(`[@octokit/graphql] "${ke}" cannot be used as variable name`))}const Ae=typeof N=="string"?Object.assign(
{query:N},x):N,ne=Object.keys(Ae).reduce((ke,Te)=>mt.includes(Te)?(ke[Te]=Ae[Te],ke):(ke.variables||(ke.variables={}),ke.
variables[Te]=Ae[Te],ke),{}),me=Ae.baseUrl||D.endpoint.DEFAULTS.baseUrl;return wt.test(me)&&(ne.url=me.replace(wt,"/api/\
graphql")),D(ne).then(ke=>{if(ke.data.errors){const Te={};for(const Ye of Object.keys(ke.headers))Te[Ye]=ke.headers[Ye];
throw new pt(ne,Te,ke.data)}return ke.data.data})}function bt(D,N){const x=D.defaults(N);return Object.assign((ne,me)=>Mt(
x,ne,me),{defaults:bt.bind(null,x),endpoint:x.endpoint})}var Ct=bt(Ue,{headers:{"user-agent":`octokit-graphql.js/${Ke} ${E()}`},
method:"POST",url:"/graphql"});function kt(D){return bt(D,{method:"POST",url:"/graphql"})}/* v8 ignore if -- @preserve */
var St="(?:[a-zA-Z0-9_-]+)",Ut="\\.",Dt=new RegExp(`^${St}${Ut}${St}${Ut}${St}$`),Zt=Dt.test.bind(Dt);async function Kt(D){
const N=Zt(D),x=D.startsWith("v1.")||D.startsWith("ghs_"),Ae=D.startsWith("ghu_");return{type:"token",token:D,tokenType:N?
"app":x?"installation":Ae?"user-to-server":"oauth"}}function jt(D){return D.split(/\./).length===3?`bearer ${D}`:`token ${D}`}
async function qt(D,N,x,Ae){const ne=N.endpoint.merge(x,Ae);return ne.headers.authorization=jt(D),N(ne)}var Xt=function(N){
if(!N)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof N!="string")throw new Error(
"[@octokit/auth-token] Token passed to createTokenAuth is not a string");return N=N.replace(/^(token|bearer) +/i,""),Object.
assign(Kt.bind(null,N),{hook:qt.bind(null,N)})};const xt="7.0.8",Yt=()=>{},$t=console.warn.bind(console),_t=console.error.
bind(console);function eA(D={}){return typeof D.debug!="function"&&(D.debug=Yt),typeof D.info!="function"&&(D.info=Yt),typeof D.
warn!="function"&&(D.warn=$t),typeof D.error!="function"&&(D.error=_t),D}const Jt=`octokit-core.js/${xt} ${E()}`;class tA{static VERSION=xt;static defaults(N){
return class extends this{constructor(...Ae){const ne=Ae[0]||{};if(typeof N=="function"){super(N(ne));return}super(Object.
assign({},N,ne,ne.userAgent&&N.userAgent?{userAgent:`${ne.userAgent} ${N.userAgent}`}:null))}}}static plugins=[];static plugin(...N){
const x=this.plugins;return class extends this{static plugins=x.concat(N.filter(ne=>!x.includes(ne)))}}constructor(N={}){
const x=new P.Collection,Ae={baseUrl:Ue.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},N.request,{hook:x.
bind(null,"request")}),mediaType:{previews:[],format:""}};if(Ae.headers["user-agent"]=N.userAgent?`${N.userAgent} ${Jt}`:
Jt,N.baseUrl&&(Ae.baseUrl=N.baseUrl),N.previews&&(Ae.mediaType.previews=N.previews),N.timeZone&&(Ae.headers["time-zone"]=
N.timeZone),this.request=Ue.defaults(Ae),this.graphql=kt(this.request).defaults(Ae),this.log=eA(N.log),this.hook=x,N.authStrategy){
const{authStrategy:me,...ke}=N,Te=me(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:ke},N.
auth));x.wrap("request",Te.hook),this.auth=Te}else if(!N.auth)this.auth=async()=>({type:"unauthenticated"});else{const me=Xt(
N.auth);x.wrap("request",me.hook),this.auth=me}const ne=this.constructor;for(let me=0;me<ne.plugins.length;++me)Object.assign(
this,ne.plugins[me](this,N))}request;graphql;log;hook;auth}const Ot="17.0.0";var AA={actions:{addCustomLabelsToSelfHostedRunnerForOrg:[
"POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:["POST /repos/{owner}/{r\
epo}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{org}/actions/runner-gro\
ups/{runner_group_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secre\
t_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositor\
ies/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:[
"POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],createEnvironmentVariable:["POST /repos/{owner}/{repo}/enviro\
nments/{environment_name}/variables"],createHostedRunnerForOrg:["POST /orgs/{org}/actions/hosted-runners"],createOrUpdateEnvironmentSecret:[
"PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],createOrUpdateOrgSecret:["PUT /orgs/{\
org}/actions/secrets/{secret_name}"],createOrUpdateRepoSecret:["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
createOrgVariable:["POST /orgs/{org}/actions/variables"],createRegistrationTokenForOrg:["POST /orgs/{org}/actions/runner\
s/registration-token"],createRegistrationTokenForRepo:["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
createRemoveTokenForOrg:["POST /orgs/{org}/actions/runners/remove-token"],createRemoveTokenForRepo:["POST /repos/{owner}\
/{repo}/actions/runners/remove-token"],createRepoVariable:["POST /repos/{owner}/{repo}/actions/variables"],createWorkflowDispatch:[
"POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],deleteActionsCacheById:["DELETE /repos/{owner}/\
{repo}/actions/caches/{cache_id}"],deleteActionsCacheByKey:["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],deleteArtifact:[
"DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],deleteCustomImageFromOrg:["DELETE /orgs/{org}/actions/ho\
sted-runners/images/custom/{image_definition_id}"],deleteCustomImageVersionFromOrg:["DELETE /orgs/{org}/actions/hosted-r\
unners/images/custom/{image_definition_id}/versions/{version}"],deleteEnvironmentSecret:["DELETE /repos/{owner}/{repo}/e\
nvironments/{environment_name}/secrets/{secret_name}"],deleteEnvironmentVariable:["DELETE /repos/{owner}/{repo}/environm\
ents/{environment_name}/variables/{name}"],deleteHostedRunnerForOrg:["DELETE /orgs/{org}/actions/hosted-runners/{hosted_\
runner_id}"],deleteOrgSecret:["DELETE /orgs/{org}/actions/secrets/{secret_name}"],deleteOrgVariable:["DELETE /orgs/{org}\
/actions/variables/{name}"],deleteRepoSecret:["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],deleteRepoVariable:[
"DELETE /repos/{owner}/{repo}/actions/variables/{name}"],deleteSelfHostedRunnerFromOrg:["DELETE /orgs/{org}/actions/runn\
ers/{runner_id}"],deleteSelfHostedRunnerFromRepo:["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],deleteWorkflowRun:[
"DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],deleteWorkflowRunLogs:["DELETE /repos/{owner}/{repo}/actions/runs/\
{run_id}/logs"],disableSelectedRepositoryGithubActionsOrganization:["DELETE /orgs/{org}/actions/permissions/repositories\
/{repository_id}"],disableWorkflow:["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],downloadArtifact:[
"GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],downloadJobLogsForWorkflowRun:["GET /repos\
/{owner}/{repo}/actions/jobs/{job_id}/logs"],downloadWorkflowRunAttemptLogs:["GET /repos/{owner}/{repo}/actions/runs/{ru\
n_id}/attempts/{attempt_number}/logs"],downloadWorkflowRunLogs:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
enableSelectedRepositoryGithubActionsOrganization:["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],enableWorkflow:[
"PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],forceCancelWorkflowRun:["POST /repos/{owner}/{repo}/\
actions/runs/{run_id}/force-cancel"],generateRunnerJitconfigForOrg:["POST /orgs/{org}/actions/runners/generate-jitconfig"],
generateRunnerJitconfigForRepo:["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],getActionsCacheList:["G\
ET /repos/{owner}/{repo}/actions/caches"],getActionsCacheUsage:["GET /repos/{owner}/{repo}/actions/cache/usage"],getActionsCacheUsageByRepoForOrg:[
"GET /orgs/{org}/actions/cache/usage-by-repository"],getActionsCacheUsageForOrg:["GET /orgs/{org}/actions/cache/usage"],
getAllowedActionsOrganization:["GET /orgs/{org}/actions/permissions/selected-actions"],getAllowedActionsRepository:["GET\
 /repos/{owner}/{repo}/actions/permissions/selected-actions"],getArtifact:["GET /repos/{owner}/{repo}/actions/artifacts/\
{artifact_id}"],getCustomImageForOrg:["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],getCustomImageVersionForOrg:[
"GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],getCustomOidcSubClaimForRepo:[
"GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],getEnvironmentPublicKey:["GET /repos/{owner}/{repo}/environm\
ents/{environment_name}/secrets/public-key"],getEnvironmentSecret:["GET /repos/{owner}/{repo}/environments/{environment_\
name}/secrets/{secret_name}"],getEnvironmentVariable:["GET /repos/{owner}/{repo}/environments/{environment_name}/variabl\
es/{name}"],getGithubActionsDefaultWorkflowPermissionsOrganization:["GET /orgs/{org}/actions/permissions/workflow"],getGithubActionsDefaultWorkflowPermissionsRepository:[
"GET /repos/{owner}/{repo}/actions/permissions/workflow"],getGithubActionsPermissionsOrganization:["GET /orgs/{org}/acti\
ons/permissions"],getGithubActionsPermissionsRepository:["GET /repos/{owner}/{repo}/actions/permissions"],getHostedRunnerForOrg:[
"GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],getHostedRunnersGithubOwnedImagesForOrg:["GET /orgs/{org}/a\
ctions/hosted-runners/images/github-owned"],getHostedRunnersLimitsForOrg:["GET /orgs/{org}/actions/hosted-runners/limits"],
getHostedRunnersMachineSpecsForOrg:["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],getHostedRunnersPartnerImagesForOrg:[
"GET /orgs/{org}/actions/hosted-runners/images/partner"],getHostedRunnersPlatformsForOrg:["GET /orgs/{org}/actions/hoste\
d-runners/platforms"],getJobForWorkflowRun:["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],getOrgPublicKey:["GET /or\
gs/{org}/actions/secrets/public-key"],getOrgSecret:["GET /orgs/{org}/actions/secrets/{secret_name}"],getOrgVariable:["GE\
T /orgs/{org}/actions/variables/{name}"],getPendingDeploymentsForRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/p\
ending_deployments"],getRepoPermissions:["GET /repos/{owner}/{repo}/actions/permissions",{},{renamed:["actions","getGith\
ubActionsPermissionsRepository"]}],getRepoPublicKey:["GET /repos/{owner}/{repo}/actions/secrets/public-key"],getRepoSecret:[
"GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],getRepoVariable:["GET /repos/{owner}/{repo}/actions/variables\
/{name}"],getReviewsForRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],getSelfHostedRunnerForOrg:["GET\
 /orgs/{org}/actions/runners/{runner_id}"],getSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/actions/runners/{runne\
r_id}"],getWorkflow:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],getWorkflowAccessToRepository:["GET /r\
epos/{owner}/{repo}/actions/permissions/access"],getWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],getWorkflowRunAttempt:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],getWorkflowRunUsage:["GET /repos/{owner}/{r\
epo}/actions/runs/{run_id}/timing"],getWorkflowUsage:["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
listArtifactsForRepo:["GET /repos/{owner}/{repo}/actions/artifacts"],listCustomImageVersionsForOrg:["GET /orgs/{org}/act\
ions/hosted-runners/images/custom/{image_definition_id}/versions"],listCustomImagesForOrg:["GET /orgs/{org}/actions/host\
ed-runners/images/custom"],listEnvironmentSecrets:["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
listEnvironmentVariables:["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],listGithubHostedRunnersInGroupForOrg:[
"GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],listHostedRunnersForOrg:["GET /orgs/{org}/acti\
ons/hosted-runners"],listJobsForWorkflowRun:["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],listJobsForWorkflowRunAttempt:[
"GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],listLabelsForSelfHostedRunnerForOrg:["\
GET /orgs/{org}/actions/runners/{runner_id}/labels"],listLabelsForSelfHostedRunnerForRepo:["GET /repos/{owner}/{repo}/ac\
tions/runners/{runner_id}/labels"],listOrgSecrets:["GET /orgs/{org}/actions/secrets"],listOrgVariables:["GET /orgs/{org}\
/actions/variables"],listRepoOrganizationSecrets:["GET /repos/{owner}/{repo}/actions/organization-secrets"],listRepoOrganizationVariables:[
"GET /repos/{owner}/{repo}/actions/organization-variables"],listRepoSecrets:["GET /repos/{owner}/{repo}/actions/secrets"],
listRepoVariables:["GET /repos/{owner}/{repo}/actions/variables"],listRepoWorkflows:["GET /repos/{owner}/{repo}/actions/\
workflows"],listRunnerApplicationsForOrg:["GET /orgs/{org}/actions/runners/downloads"],listRunnerApplicationsForRepo:["G\
ET /repos/{owner}/{repo}/actions/runners/downloads"],listSelectedReposForOrgSecret:["GET /orgs/{org}/actions/secrets/{se\
cret_name}/repositories"],listSelectedReposForOrgVariable:["GET /orgs/{org}/actions/variables/{name}/repositories"],listSelectedRepositoriesEnabledGithubActionsOrganization:[
"GET /orgs/{org}/actions/permissions/repositories"],listSelfHostedRunnersForOrg:["GET /orgs/{org}/actions/runners"],listSelfHostedRunnersForRepo:[
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
"PATCH /user"]}};const Rt=new Map;for(const[D,N]of Object.entries(AA))for(const[x,Ae]of Object.entries(N)){const[ne,me,ke]=Ae,
[Te,Ye]=ne.split(/ /),et=Object.assign({method:Te,url:Ye},me);Rt.has(D)||Rt.set(D,new Map),Rt.get(D).set(x,{scope:D,methodName:x,
endpointDefaults:et,decorations:ke})}const rA={has({scope:D},N){return Rt.get(D).has(N)},getOwnPropertyDescriptor(D,N){return{
value:this.get(D,N),configurable:!0,writable:!0,enumerable:!0}},defineProperty(D,N,x){return Object.defineProperty(D.cache,
N,x),!0},deleteProperty(D,N){return delete D.cache[N],!0},ownKeys({scope:D}){return[...Rt.get(D).keys()]},set(D,N,x){return D.
cache[N]=x},get({octokit:D,scope:N,cache:x},Ae){if(x[Ae])return x[Ae];const ne=Rt.get(N).get(Ae);if(!ne)return;const{endpointDefaults:me,
decorations:ke}=ne;return ke?x[Ae]=sA(D,N,Ae,me,ke):x[Ae]=D.request.defaults(me),x[Ae]}};function Ht(D){const N={};for(const x of Rt.
keys())N[x]=new Proxy({octokit:D,scope:x,cache:{}},rA);return N}function sA(D,N,x,Ae,ne){const me=D.request.defaults(Ae);
function ke(...Te){let Ye=me.endpoint.merge(...Te);if(ne.mapToData)return Ye=Object.assign({},Ye,{data:Ye[ne.mapToData],
[ne.mapToData]:void 0}),me(Ye);if(ne.renamed){const[et,He]=ne.renamed;D.log.warn(`octokit.${N}.${x}() has been renamed t\
o octokit.${et}.${He}()`)}if(ne.deprecated&&D.log.warn(ne.deprecated),ne.renamedParameters){const et=me.endpoint.merge(...Te);
for(const[He,_e]of Object.entries(ne.renamedParameters))He in et&&(D.log.warn(`"${He}" parameter is deprecated for "octo\
kit.${N}.${x}()". Use "${_e}" instead`),_e in et||(et[_e]=et[He]),delete et[He]);return me(et)}return me(...Te)}return Object.
assign(ke,me)}function Pt(D){return{rest:Ht(D)}}Pt.VERSION=Ot;function nA(D){const N=Ht(D);return{...N,rest:N}}nA.VERSION=
Ot;var oA="0.0.0-development";function iA(D){if(!D.data)return{...D,data:[]};if(!(("total_count"in D.data||"total_commit\
s"in D.data)&&!("url"in D.data)))return D;const x=D.data.incomplete_results,Ae=D.data.repository_selection,ne=D.data.total_count,
me=D.data.total_commits;delete D.data.incomplete_results,delete D.data.repository_selection,delete D.data.total_count,delete D.
data.total_commits;const ke=Object.keys(D.data)[0],Te=D.data[ke];return D.data=Te,typeof x<"u"&&(D.data.incomplete_results=
x),typeof Ae<"u"&&(D.data.repository_selection=Ae),D.data.total_count=ne,D.data.total_commits=me,D}function Lt(D,N,x){const Ae=typeof N==
"function"?N.endpoint(x):D.request.endpoint(N,x),ne=typeof N=="function"?N:D.request,me=Ae.method,ke=Ae.headers;let Te=Ae.
url;return{[Symbol.asyncIterator]:()=>({async next(){if(!Te)return{done:!0};try{const Ye=await ne({method:me,url:Te,headers:ke}),
et=iA(Ye);if(Te=((et.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!Te&&"total_commits"in et.data){const He=new URL(
et.url),_e=He.searchParams,ot=parseInt(_e.get("page")||"1",10),lt=parseInt(_e.get("per_page")||"250",10);ot*lt<et.data.total_commits&&
(_e.set("page",String(ot+1)),Te=He.toString())}return{value:et}}catch(Ye){if(Ye.status!==409)throw Ye;return Te="",{value:{
status:200,headers:{},data:[]}}}}})}}function Vt(D,N,x,Ae){return typeof x=="function"&&(Ae=x,x=void 0),Wt(D,[],Lt(D,N,x)[Symbol.
asyncIterator](),Ae)}function Wt(D,N,x,Ae){return x.next().then(ne=>{if(ne.done)return N;let me=!1;function ke(){me=!0}return N=
N.concat(Ae?Ae(ne.value,ke):ne.value.data),me?N:Wt(D,N,x,Ae)})}var hA=Object.assign(Vt,{iterator:Lt}),aA=null;function QA(D){
return typeof D=="string"?aA.includes(D):!1}function zt(D){return{paginate:Object.assign(Vt.bind(null,D),{iterator:Lt.bind(
null,D)})}}zt.VERSION=oA;const BA=new p,vt=o(),cA={baseUrl:vt,request:{agent:Q(vt),fetch:I(vt)}},gA=tA.plugin(Pt,zt).defaults(
cA);function lA(D,N){const x=Object.assign({},N||{}),Ae=B(D,x);Ae&&(x.auth=Ae);const ne=s(x.userAgent);return ne&&(x.userAgent=
ne),x}const dA=new p;function uA(D,N,...x){const Ae=gA.plugin(...x);return new Ae(lA(D,N))}},55322:function(z,q,t){"use \
strict";t.d(q,{Q1:()=>g});const n=161,R=1114109,p=[161,161,164,164,167,168,170,170,173,174,176,180,182,186,188,191,198,198,
208,208,215,216,222,225,230,230,232,234,236,237,240,240,242,243,247,250,252,252,254,254,257,257,273,273,275,275,283,283,
294,295,299,299,305,307,312,312,319,322,324,324,328,331,333,333,338,339,358,359,363,363,462,462,464,464,466,466,468,468,
470,470,472,472,474,474,476,476,593,593,609,609,708,708,711,711,713,715,717,717,720,720,728,731,733,733,735,735,768,879,
913,929,931,937,945,961,963,969,1025,1025,1040,1103,1105,1105,8208,8208,8211,8214,8216,8217,8220,8221,8224,8226,8228,8231,
8240,8240,8242,8243,8245,8245,8251,8251,8254,8254,8308,8308,8319,8319,8321,8324,8364,8364,8451,8451,8453,8453,8457,8457,
8467,8467,8470,8470,8481,8482,8486,8486,8491,8491,8531,8532,8539,8542,8544,8555,8560,8569,8585,8585,8592,8601,8632,8633,
8658,8658,8660,8660,8679,8679,8704,8704,8706,8707,8711,8712,8715,8715,8719,8719,8721,8721,8725,8725,8730,8730,8733,8736,
8739,8739,8741,8741,8743,8748,8750,8750,8756,8759,8764,8765,8776,8776,8780,8780,8786,8786,8800,8801,8804,8807,8810,8811,
8814,8815,8834,8835,8838,8839,8853,8853,8857,8857,8869,8869,8895,8895,8978,8978,9312,9449,9451,9547,9552,9587,9600,9615,
9618,9621,9632,9633,9635,9641,9650,9651,9654,9655,9660,9661,9664,9665,9670,9672,9675,9675,9678,9681,9698,9701,9711,9711,
9733,9734,9737,9737,9742,9743,9756,9756,9758,9758,9792,9792,9794,9794,9824,9825,9827,9829,9831,9834,9836,9837,9839,9839,
9886,9887,9919,9919,9926,9933,9935,9939,9941,9953,9955,9955,9960,9961,9963,9969,9972,9972,9974,9977,9979,9980,9982,9983,
10045,10045,10102,10111,11094,11097,12872,12879,57344,63743,65024,65039,65533,65533,127232,127242,127248,127277,127280,127337,
127344,127373,127375,127376,127387,127404,917760,917999,983040,1048573,1048576,1114109],m=12288,f=65510,a=[12288,12288,65281,
65376,65504,65510],B=8361,Q=65518,e=null,I=32,o=10630,s=null,E=4352,d=262141,C=[4352,4447,8986,8987,9001,9002,9193,9196,
9200,9200,9203,9203,9725,9726,9748,9749,9776,9783,9800,9811,9855,9855,9866,9871,9875,9875,9889,9889,9898,9899,9917,9918,
9924,9925,9934,9934,9940,9940,9962,9962,9970,9971,9973,9973,9978,9978,9981,9981,9989,9989,9994,9995,10024,10024,10060,10060,
10062,10062,10067,10069,10071,10071,10133,10135,10160,10160,10175,10175,11035,11036,11088,11088,11093,11093,11904,11929,
11931,12019,12032,12245,12272,12287,12289,12350,12353,12438,12441,12543,12549,12591,12593,12686,12688,12773,12783,12830,
12832,12871,12880,42124,42128,42182,43360,43388,44032,55203,63744,64255,65040,65049,65072,65106,65108,65126,65128,65131,
94176,94180,94192,94198,94208,101594,101631,101664,101760,101874,101888,102801,102816,102866,110576,110579,110581,110587,
110589,110590,110592,110888,110898,110898,110928,110930,110933,110933,110948,110952,110960,111355,119552,119638,119648,119670,
126980,126980,127183,127183,127374,127374,127377,127386,127406,127406,127488,127490,127504,127547,127552,127560,127568,127569,
127584,127589,127744,127776,127789,127797,127799,127868,127870,127891,127904,127946,127951,127955,127968,127984,127988,127988,
127992,128062,128064,128064,128066,128252,128255,128317,128331,128334,128336,128359,128378,128378,128405,128406,128420,128420,
128507,128591,128640,128709,128716,128716,128720,128722,128725,128729,128732,128735,128747,128748,128756,128764,128986,128986,
128992,129003,129008,129008,129292,129338,129340,129349,129351,129535,129648,129660,129664,129734,129736,129736,129740,129757,
129759,129771,129775,129786,131072,196605,196608,262141],T=(u,w)=>{let M=0,G=Math.floor(u.length/2)-1;for(;M<=G;){const V=Math.
floor((M+G)/2),K=V*2;if(w<u[K])G=V-1;else if(w>u[K+1])M=V+1;else return!0}return!1},F=19968,[k,U]=Y(C);function Y(u){let w=u[0],
M=u[1];for(let G=0;G<u.length;G+=2){const V=u[G],K=u[G+1];if(F>=V&&F<=K)return[V,K];K-V>M-w&&(w=V,M=K)}return[w,M]}const L=u=>u<
n||u>R?!1:T(p,u),P=u=>u<m||u>f?!1:T(a,u),i=u=>u<halfwidthMinimalCodePoint||u>halfwidthMaximumCodePoint?!1:isInRange(halfwidthRanges,
u),r=u=>u<narrowMinimalCodePoint||u>narrowMaximumCodePoint?!1:isInRange(narrowRanges,u),l=u=>u>=k&&u<=U?!0:u<E||u>d?!1:T(
C,u);function A(u){return L(u)?"ambiguous":P(u)?"fullwidth":i(u)?"halfwidth":r(u)?"narrow":l(u)?"wide":"neutral"}function c(u){
if(!Number.isSafeInteger(u))throw new TypeError(`Expected a code point, got \`${typeof u}\`.`)}function h(u){return c(u),
getCategory(u)}function g(u,{ambiguousAsWide:w=!1}={}){return c(u),P(u)||l(u)||w&&L(u)?2:1}}};
