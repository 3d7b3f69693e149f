exports.id=2294,exports.ids=[2294],exports.modules={89659:(function(W,K,t){"use strict";var n=this&&this.__createBinding||
(Object.create?(function(r,g,A,c){c===void 0&&(c=A);var h=Object.getOwnPropertyDescriptor(g,A);(!h||("get"in h?!g.__esModule:
h.writable||h.configurable))&&(h={enumerable:!0,get:function(){return g[A]}}),Object.defineProperty(r,c,h)}):(function(r,g,A,c){
c===void 0&&(c=A),r[c]=g[A]})),D=this&&this.__setModuleDefault||(Object.create?(function(r,g){Object.defineProperty(r,"d\
efault",{enumerable:!0,value:g})}):function(r,g){r.default=g}),p=this&&this.__importStar||(function(){var r=function(g){
return r=Object.getOwnPropertyNames||function(A){var c=[];for(var h in A)Object.prototype.hasOwnProperty.call(A,h)&&(c[c.
length]=h);return c},r(g)};return function(g){if(g&&g.__esModule)return g;var A={};if(g!=null)for(var c=r(g),h=0;h<c.length;h++)
c[h]!=="default"&&n(A,g,c[h]);return D(A,g),A}})(),m=this&&this.__awaiter||function(r,g,A,c){function h(l){return l instanceof
A?l:new A(function(u){u(l)})}return new(A||(A=Promise))(function(l,u){function w(P){try{v(c.next(P))}catch(Z){u(Z)}}function L(P){
try{v(c.throw(P))}catch(Z){u(Z)}}function v(P){P.done?l(P.value):h(P.value).then(w,L)}v((c=c.apply(r,g||[])).next())})};
Object.defineProperty(K,"__esModule",{value:!0}),K.HttpClient=K.HttpClientResponse=K.HttpClientError=K.MediaTypes=K.Headers=
K.HttpCodes=void 0,K.getProxyUrl=E,K.isHttps=N;const f=p(t(58611)),a=p(t(65692)),d=p(t(83335)),B=p(t(20770)),e=t(46752);
var I;(function(r){r[r.OK=200]="OK",r[r.MultipleChoices=300]="MultipleChoices",r[r.MovedPermanently=301]="MovedPermanent\
ly",r[r.ResourceMoved=302]="ResourceMoved",r[r.SeeOther=303]="SeeOther",r[r.NotModified=304]="NotModified",r[r.UseProxy=
305]="UseProxy",r[r.SwitchProxy=306]="SwitchProxy",r[r.TemporaryRedirect=307]="TemporaryRedirect",r[r.PermanentRedirect=
308]="PermanentRedirect",r[r.BadRequest=400]="BadRequest",r[r.Unauthorized=401]="Unauthorized",r[r.PaymentRequired=402]=
"PaymentRequired",r[r.Forbidden=403]="Forbidden",r[r.NotFound=404]="NotFound",r[r.MethodNotAllowed=405]="MethodNotAllowe\
d",r[r.NotAcceptable=406]="NotAcceptable",r[r.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",r[r.RequestTimeout=
408]="RequestTimeout",r[r.Conflict=409]="Conflict",r[r.Gone=410]="Gone",r[r.TooManyRequests=429]="TooManyRequests",r[r.InternalServerError=
500]="InternalServerError",r[r.NotImplemented=501]="NotImplemented",r[r.BadGateway=502]="BadGateway",r[r.ServiceUnavailable=
503]="ServiceUnavailable",r[r.GatewayTimeout=504]="GatewayTimeout"})(I||(K.HttpCodes=I={}));var o;(function(r){r.Accept=
"accept",r.ContentType="content-type"})(o||(K.Headers=o={}));var s;(function(r){r.ApplicationJson="application/json"})(s||
(K.MediaTypes=s={}));function E(r){const g=d.getProxyUrl(new URL(r));return g?g.href:""}const Q=[I.MovedPermanently,I.ResourceMoved,
I.SeeOther,I.TemporaryRedirect,I.PermanentRedirect],C=[I.BadGateway,I.ServiceUnavailable,I.GatewayTimeout],R=["OPTIONS",
"GET","DELETE","HEAD"],T=10,k=5;class G extends Error{constructor(g,A){super(g),this.name="HttpClientError",this.statusCode=
A,Object.setPrototypeOf(this,G.prototype)}}K.HttpClientError=G;class b{constructor(g){this.message=g}readBody(){return m(
this,void 0,void 0,function*(){return new Promise(g=>m(this,void 0,void 0,function*(){let A=Buffer.alloc(0);this.message.
on("data",c=>{A=Buffer.concat([A,c])}),this.message.on("end",()=>{g(A.toString())})}))})}readBodyBuffer(){return m(this,
void 0,void 0,function*(){return new Promise(g=>m(this,void 0,void 0,function*(){const A=[];this.message.on("data",c=>{A.
push(c)}),this.message.on("end",()=>{g(Buffer.concat(A))})}))})}}K.HttpClientResponse=b;function N(r){return new URL(r).
protocol==="https:"}class U{constructor(g,A,c){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=
!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this.
_getUserAgentWithOrchestrationId(g),this.handlers=A||[],this.requestOptions=c,c&&(c.ignoreSslError!=null&&(this._ignoreSslError=
c.ignoreSslError),this._socketTimeout=c.socketTimeout,c.allowRedirects!=null&&(this._allowRedirects=c.allowRedirects),c.
allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=c.allowRedirectDowngrade),c.maxRedirects!=null&&(this._maxRedirects=
Math.max(c.maxRedirects,0)),c.keepAlive!=null&&(this._keepAlive=c.keepAlive),c.allowRetries!=null&&(this._allowRetries=c.
allowRetries),c.maxRetries!=null&&(this._maxRetries=c.maxRetries))}options(g,A){return m(this,void 0,void 0,function*(){
return this.request("OPTIONS",g,null,A||{})})}get(g,A){return m(this,void 0,void 0,function*(){return this.request("GET",
g,null,A||{})})}del(g,A){return m(this,void 0,void 0,function*(){return this.request("DELETE",g,null,A||{})})}post(g,A,c){
return m(this,void 0,void 0,function*(){return this.request("POST",g,A,c||{})})}patch(g,A,c){return m(this,void 0,void 0,
function*(){return this.request("PATCH",g,A,c||{})})}put(g,A,c){return m(this,void 0,void 0,function*(){return this.request(
"PUT",g,A,c||{})})}head(g,A){return m(this,void 0,void 0,function*(){return this.request("HEAD",g,null,A||{})})}sendStream(g,A,c,h){
return m(this,void 0,void 0,function*(){return this.request(g,A,c,h)})}getJson(g){return m(this,arguments,void 0,function*(A,c={}){
c[o.Accept]=this._getExistingOrDefaultHeader(c,o.Accept,s.ApplicationJson);const h=yield this.get(A,c);return this._processResponse(
h,this.requestOptions)})}postJson(g,A){return m(this,arguments,void 0,function*(c,h,l={}){const u=JSON.stringify(h,null,
2);l[o.Accept]=this._getExistingOrDefaultHeader(l,o.Accept,s.ApplicationJson),l[o.ContentType]=this._getExistingOrDefaultContentTypeHeader(
l,s.ApplicationJson);const w=yield this.post(c,u,l);return this._processResponse(w,this.requestOptions)})}putJson(g,A){return m(
this,arguments,void 0,function*(c,h,l={}){const u=JSON.stringify(h,null,2);l[o.Accept]=this._getExistingOrDefaultHeader(
l,o.Accept,s.ApplicationJson),l[o.ContentType]=this._getExistingOrDefaultContentTypeHeader(l,s.ApplicationJson);const w=yield this.
put(c,u,l);return this._processResponse(w,this.requestOptions)})}patchJson(g,A){return m(this,arguments,void 0,function*(c,h,l={}){
const u=JSON.stringify(h,null,2);l[o.Accept]=this._getExistingOrDefaultHeader(l,o.Accept,s.ApplicationJson),l[o.ContentType]=
this._getExistingOrDefaultContentTypeHeader(l,s.ApplicationJson);const w=yield this.patch(c,u,l);return this._processResponse(
w,this.requestOptions)})}request(g,A,c,h){return m(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");const l=new URL(A);let u=this._prepareRequest(g,l,h);const w=this._allowRetries&&R.includes(
g)?this._maxRetries+1:1;let L=0,v;do{if(v=yield this.requestRaw(u,c),v&&v.message&&v.message.statusCode===I.Unauthorized){
let Z;for(const Be of this.handlers)if(Be.canHandleAuthentication(v)){Z=Be;break}return Z?Z.handleAuthentication(this,u,
c):v}let P=this._maxRedirects;for(;v.message.statusCode&&Q.includes(v.message.statusCode)&&this._allowRedirects&&P>0;){const Z=v.
message.headers.location;if(!Z)break;const Be=new URL(Z);if(l.protocol==="https:"&&l.protocol!==Be.protocol&&!this._allowRedirectDowngrade)
throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want t\
o allow this behavior, set the allowRedirectDowngrade option to true.");if(yield v.readBody(),Be.hostname!==l.hostname)for(const ye in h)
ye.toLowerCase()==="authorization"&&delete h[ye];u=this._prepareRequest(g,Be,h),v=yield this.requestRaw(u,c),P--}if(!v.message.
statusCode||!C.includes(v.message.statusCode))return v;L+=1,L<w&&(yield v.readBody(),yield this._performExponentialBackoff(
L))}while(L<w);return v})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(g,A){return m(this,void 0,
void 0,function*(){return new Promise((c,h)=>{function l(u,w){u?h(u):w?c(w):h(new Error("Unknown error"))}this.requestRawWithCallback(
g,A,l)})})}requestRawWithCallback(g,A,c){typeof A=="string"&&(g.options.headers||(g.options.headers={}),g.options.headers["\
Content-Length"]=Buffer.byteLength(A,"utf8"));let h=!1;function l(L,v){h||(h=!0,c(L,v))}const u=g.httpModule.request(g.options,
L=>{const v=new b(L);l(void 0,v)});let w;u.on("socket",L=>{w=L}),u.setTimeout(this._socketTimeout||3*6e4,()=>{w&&w.end(),
l(new Error(`Request timeout: ${g.options.path}`))}),u.on("error",function(L){l(L)}),A&&typeof A=="string"&&u.write(A,"u\
tf8"),A&&typeof A!="string"?(A.on("close",function(){u.end()}),A.pipe(u)):u.end()}getAgent(g){const A=new URL(g);return this.
_getAgent(A)}getAgentDispatcher(g){const A=new URL(g),c=d.getProxyUrl(A);if(c&&c.hostname)return this._getProxyAgentDispatcher(
A,c)}_prepareRequest(g,A,c){const h={};h.parsedUrl=A;const l=h.parsedUrl.protocol==="https:";h.httpModule=l?a:f;const u=l?
443:80;if(h.options={},h.options.host=h.parsedUrl.hostname,h.options.port=h.parsedUrl.port?parseInt(h.parsedUrl.port):u,
h.options.path=(h.parsedUrl.pathname||"")+(h.parsedUrl.search||""),h.options.method=g,h.options.headers=this._mergeHeaders(
c),this.userAgent!=null&&(h.options.headers["user-agent"]=this.userAgent),h.options.agent=this._getAgent(h.parsedUrl),this.
handlers)for(const w of this.handlers)w.prepareRequest(h.options);return h}_mergeHeaders(g){return this.requestOptions&&
this.requestOptions.headers?Object.assign({},i(this.requestOptions.headers),i(g||{})):i(g||{})}_getExistingOrDefaultHeader(g,A,c){
let h;if(this.requestOptions&&this.requestOptions.headers){const u=i(this.requestOptions.headers)[A];u&&(h=typeof u=="nu\
mber"?u.toString():u)}const l=g[A];return l!==void 0?typeof l=="number"?l.toString():l:h!==void 0?h:c}_getExistingOrDefaultContentTypeHeader(g,A){
let c;if(this.requestOptions&&this.requestOptions.headers){const l=i(this.requestOptions.headers)[o.ContentType];l&&(typeof l==
"number"?c=String(l):Array.isArray(l)?c=l.join(", "):c=l)}const h=g[o.ContentType];return h!==void 0?typeof h=="number"?
String(h):Array.isArray(h)?h.join(", "):h:c!==void 0?c:A}_getAgent(g){let A;const c=d.getProxyUrl(g),h=c&&c.hostname;if(this.
_keepAlive&&h&&(A=this._proxyAgent),h||(A=this._agent),A)return A;const l=g.protocol==="https:";let u=100;if(this.requestOptions&&
(u=this.requestOptions.maxSockets||f.globalAgent.maxSockets),c&&c.hostname){const w={maxSockets:u,keepAlive:this._keepAlive,
proxy:Object.assign(Object.assign({},(c.username||c.password)&&{proxyAuth:`${c.username}:${c.password}`}),{host:c.hostname,
port:c.port})};let L;const v=c.protocol==="https:";l?L=v?B.httpsOverHttps:B.httpsOverHttp:L=v?B.httpOverHttps:B.httpOverHttp,
A=L(w),this._proxyAgent=A}if(!A){const w={keepAlive:this._keepAlive,maxSockets:u};A=l?new a.Agent(w):new f.Agent(w),this.
_agent=A}return l&&this._ignoreSslError&&(A.options=Object.assign(A.options||{},{rejectUnauthorized:!1})),A}_getProxyAgentDispatcher(g,A){
let c;if(this._keepAlive&&(c=this._proxyAgentDispatcher),c)return c;const h=g.protocol==="https:";return c=new e.ProxyAgent(
Object.assign({uri:A.href,pipelining:this._keepAlive?1:0},(A.username||A.password)&&{token:`Basic ${Buffer.from(`${A.username}\
:${A.password}`).toString("base64")}`})),this._proxyAgentDispatcher=c,h&&this._ignoreSslError&&(c.options=Object.assign(
c.options.requestTls||{},{rejectUnauthorized:!1})),c}_getUserAgentWithOrchestrationId(g){const A=g||"actions/http-client",
c=process.env.ACTIONS_ORCHESTRATION_ID;if(c){const h=c.replace(/[^a-z0-9_.-]/gi,"_");return`${A} actions_orchestration_i\
d/${h}`}return A}_performExponentialBackoff(g){return m(this,void 0,void 0,function*(){g=Math.min(T,g);const A=k*Math.pow(
2,g);return new Promise(c=>setTimeout(()=>c(),A))})}_processResponse(g,A){return m(this,void 0,void 0,function*(){return new Promise(
(c,h)=>m(this,void 0,void 0,function*(){const l=g.message.statusCode||0,u={statusCode:l,result:null,headers:{}};l===I.NotFound&&
c(u);function w(P,Z){if(typeof Z=="string"){const Be=new Date(Z);if(!isNaN(Be.valueOf()))return Be}return Z}let L,v;try{
v=yield g.readBody(),v&&v.length>0&&(A&&A.deserializeDates?L=JSON.parse(v,w):L=JSON.parse(v),u.result=L),u.headers=g.message.
headers}catch{}if(l>299){let P;L&&L.message?P=L.message:v&&v.length>0?P=v:P=`Failed request: (${l})`;const Z=new G(P,l);
Z.result=u.result,h(Z)}else c(u)}))})}}K.HttpClient=U;const i=r=>Object.keys(r).reduce((g,A)=>(g[A.toLowerCase()]=r[A],g),
{})}),83335:function(W,K){"use strict";Object.defineProperty(K,"__esModule",{value:!0}),K.getProxyUrl=t,K.checkBypass=n;
function t(m){const f=m.protocol==="https:";if(n(m))return;const a=f?process.env.https_proxy||process.env.HTTPS_PROXY:process.
env.http_proxy||process.env.HTTP_PROXY;if(a)try{return new p(a)}catch{if(!a.startsWith("http://")&&!a.startsWith("https:\
//"))return new p(`http://${a}`)}else return}function n(m){if(!m.hostname)return!1;const f=m.hostname;if(D(f))return!0;const a=process.
env.no_proxy||process.env.NO_PROXY||"";if(!a)return!1;let d;m.port?d=Number(m.port):m.protocol==="http:"?d=80:m.protocol===
"https:"&&(d=443);const B=[m.hostname.toUpperCase()];typeof d=="number"&&B.push(`${B[0]}:${d}`);for(const e of a.split("\
,").map(I=>I.trim().toUpperCase()).filter(I=>I))if(e==="*"||B.some(I=>I===e||I.endsWith(`.${e}`)||e.startsWith(".")&&I.endsWith(
`${e}`)))return!0;return!1}function D(m){const f=m.toLowerCase();return f==="localhost"||f.startsWith("127.")||f.startsWith(
"[::1]")||f.startsWith("[0:0:0:0:0:0:0:1]")}class p extends URL{constructor(f,a){super(f,a),this._decodedUsername=decodeURIComponent(
super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){
return this._decodedPassword}}},21916:function(W,K){"use strict";var t;t=!0,K.Io=K.kp=void 0;var n=new Uint32Array(65536),
D=function(a,d){for(var B=a.length,e=d.length,I=1<<B-1,o=-1,s=0,E=B,Q=B;Q--;)n[a.charCodeAt(Q)]|=1<<Q;for(Q=0;Q<e;Q++){var C=n[d.
charCodeAt(Q)],R=C|s;C|=(C&o)+o^o,s|=~(C|o),o&=C,s&I&&E++,o&I&&E--,s=s<<1|1,o=o<<1|~(R|s),s&=R}for(Q=B;Q--;)n[a.charCodeAt(
Q)]=0;return E},p=function(a,d){for(var B=d.length,e=a.length,I=[],o=[],s=Math.ceil(B/32),E=Math.ceil(e/32),Q=0;Q<s;Q++)
o[Q]=-1,I[Q]=0;for(var C=0;C<E-1;C++){for(var R=0,T=-1,k=C*32,G=Math.min(32,e)+k,b=k;b<G;b++)n[a.charCodeAt(b)]|=1<<b;for(var Q=0;Q<
B;Q++){var N=n[d.charCodeAt(Q)],U=o[Q/32|0]>>>Q&1,i=I[Q/32|0]>>>Q&1,r=N|R,g=((N|i)&T)+T^T|N|i,A=R|~(g|T),c=T&g;A>>>31^U&&
(o[Q/32|0]^=1<<Q),c>>>31^i&&(I[Q/32|0]^=1<<Q),A=A<<1|U,c=c<<1|i,T=c|~(r|A),R=A&r}for(var b=k;b<G;b++)n[a.charCodeAt(b)]=
0}for(var h=0,l=-1,u=C*32,w=Math.min(32,e-u)+u,b=u;b<w;b++)n[a.charCodeAt(b)]|=1<<b;for(var L=e,Q=0;Q<B;Q++){var N=n[d.charCodeAt(
Q)],U=o[Q/32|0]>>>Q&1,i=I[Q/32|0]>>>Q&1,r=N|h,g=((N|i)&l)+l^l|N|i,A=h|~(g|l),c=l&g;L+=A>>>e-1&1,L-=c>>>e-1&1,A>>>31^U&&(o[Q/
32|0]^=1<<Q),c>>>31^i&&(I[Q/32|0]^=1<<Q),A=A<<1|U,c=c<<1|i,l=c|~(r|A),h=A&r}for(var b=u;b<w;b++)n[a.charCodeAt(b)]=0;return L},
m=function(a,d){if(a.length<d.length){var B=d;d=a,a=B}return d.length===0?a.length:a.length<=32?D(a,d):p(a,d)};K.Io=m;var f=function(a,d){
for(var B=1/0,e=0,I=0;I<d.length;I++){var o=m(a,d[I]);o<B&&(B=o,e=I)}return d[e]};K.kp=f},73313:function(W){W.exports=K;
function K(){this.pending=0,this.max=1/0,this.listeners=[],this.waiting=[],this.error=null}K.prototype.go=function(D){this.
pending<this.max?n(this,D):this.waiting.push(D)},K.prototype.wait=function(D){this.pending===0?D(this.error):this.listeners.
push(D)},K.prototype.hold=function(){return t(this)};function t(D){D.pending+=1;var p=!1;return m;function m(a){if(p)throw new Error(
"callback called twice");if(p=!0,D.error=D.error||a,D.pending-=1,D.waiting.length>0&&D.pending<D.max)n(D,D.waiting.shift());else if(D.
pending===0){var d=D.listeners;D.listeners=[],d.forEach(f)}}function f(a){a(D.error)}}function n(D,p){p(t(D))}},20770:function(W,K,t){
W.exports=t(20218)},20218:function(W,K,t){"use strict";var n=t(69278),D=t(64756),p=t(58611),m=t(65692),f=t(24434),a=t(42613),
d=t(39023);K.httpOverHttp=B,K.httpsOverHttp=e,K.httpOverHttps=I,K.httpsOverHttps=o;function B(T){var k=new s(T);return k.
request=p.request,k}function e(T){var k=new s(T);return k.request=p.request,k.createSocket=E,k.defaultPort=443,k}function I(T){
var k=new s(T);return k.request=m.request,k}function o(T){var k=new s(T);return k.request=m.request,k.createSocket=E,k.defaultPort=
443,k}function s(T){var k=this;k.options=T||{},k.proxyOptions=k.options.proxy||{},k.maxSockets=k.options.maxSockets||p.Agent.
defaultMaxSockets,k.requests=[],k.sockets=[],k.on("free",function(b,N,U,i){for(var r=Q(N,U,i),g=0,A=k.requests.length;g<
A;++g){var c=k.requests[g];if(c.host===r.host&&c.port===r.port){k.requests.splice(g,1),c.request.onSocket(b);return}}b.destroy(),
k.removeSocket(b)})}d.inherits(s,f.EventEmitter),s.prototype.addRequest=function(k,G,b,N){var U=this,i=C({request:k},U.options,
Q(G,b,N));if(U.sockets.length>=this.maxSockets){U.requests.push(i);return}U.createSocket(i,function(r){r.on("free",g),r.
on("close",A),r.on("agentRemove",A),k.onSocket(r);function g(){U.emit("free",r,i)}function A(c){U.removeSocket(r),r.removeListener(
"free",g),r.removeListener("close",A),r.removeListener("agentRemove",A)}})},s.prototype.createSocket=function(k,G){var b=this,
N={};b.sockets.push(N);var U=C({},b.proxyOptions,{method:"CONNECT",path:k.host+":"+k.port,agent:!1,headers:{host:k.host+
":"+k.port}});k.localAddress&&(U.localAddress=k.localAddress),U.proxyAuth&&(U.headers=U.headers||{},U.headers["Proxy-Aut\
horization"]="Basic "+new Buffer(U.proxyAuth).toString("base64")),R("making CONNECT request");var i=b.request(U);i.useChunkedEncodingByDefault=
!1,i.once("response",r),i.once("upgrade",g),i.once("connect",A),i.once("error",c),i.end();function r(h){h.upgrade=!0}function g(h,l,u){
process.nextTick(function(){A(h,l,u)})}function A(h,l,u){if(i.removeAllListeners(),l.removeAllListeners(),h.statusCode!==
200){R("tunneling socket could not be established, statusCode=%d",h.statusCode),l.destroy();var w=new Error("tunneling s\
ocket could not be established, statusCode="+h.statusCode);w.code="ECONNRESET",k.request.emit("error",w),b.removeSocket(
N);return}if(u.length>0){R("got illegal response body from proxy"),l.destroy();var w=new Error("got illegal response bod\
y from proxy");w.code="ECONNRESET",k.request.emit("error",w),b.removeSocket(N);return}return R("tunneling connection has\
 established"),b.sockets[b.sockets.indexOf(N)]=l,G(l)}function c(h){i.removeAllListeners(),R(`tunneling socket could not\
 be established, cause=%s
`,h.message,h.stack);var l=new Error("tunneling socket could not be established, cause="+h.message);l.code="ECONNRESET",
k.request.emit("error",l),b.removeSocket(N)}},s.prototype.removeSocket=function(k){var G=this.sockets.indexOf(k);if(G!==
-1){this.sockets.splice(G,1);var b=this.requests.shift();b&&this.createSocket(b,function(N){b.request.onSocket(N)})}};function E(T,k){
var G=this;s.prototype.createSocket.call(G,T,function(b){var N=T.request.getHeader("host"),U=C({},G.options,{socket:b,servername:N?
N.replace(/:.*$/,""):T.host}),i=D.connect(0,U);G.sockets[G.sockets.indexOf(b)]=i,k(i)})}function Q(T,k,G){return typeof T==
"string"?{host:T,port:k,localAddress:G}:T}function C(T){for(var k=1,G=arguments.length;k<G;++k){var b=arguments[k];if(typeof b==
"object")for(var N=Object.keys(b),U=0,i=N.length;U<i;++U){var r=N[U];b[r]!==void 0&&(T[r]=b[r])}}return T}var R;process.
env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?R=function(){var T=Array.prototype.slice.call(arguments);typeof T[0]==
"string"?T[0]="TUNNEL: "+T[0]:T.unshift("TUNNEL:"),console.error.apply(console,T)}:R=function(){},K.debug=R},46752:function(W,K,t){
"use strict";const n=t(23701),D=t(30883),p=t(30628),m=t(837),f=t(57405),a=t(76672),d=t(53137),B=t(30050),e=t(68707),I=t(
3440),{InvalidArgumentError:o}=e,s=t(56615),E=t(59136),Q=t(47365),C=t(47501),R=t(94004),T=t(52429),k=t(17816),{getGlobalDispatcher:G,
setGlobalDispatcher:b}=t(32581),N=t(58155),U=t(8754),i=t(25092);Object.assign(D.prototype,s),W.exports.Dispatcher=D,W.exports.
Client=n,W.exports.Pool=p,W.exports.BalancedPool=m,W.exports.Agent=f,W.exports.ProxyAgent=a,W.exports.EnvHttpProxyAgent=
d,W.exports.RetryAgent=B,W.exports.RetryHandler=k,W.exports.DecoratorHandler=N,W.exports.RedirectHandler=U,W.exports.createRedirectInterceptor=
i,W.exports.interceptors={redirect:t(21514),retry:t(92026),dump:t(88060),dns:t(70379)},W.exports.buildConnector=E,W.exports.
errors=e,W.exports.util={parseHeaders:I.parseHeaders,headerNameToString:I.headerNameToString};function r(Ae){return(X,le,me)=>{
if(typeof le=="function"&&(me=le,le=null),!X||typeof X!="string"&&typeof X!="object"&&!(X instanceof URL))throw new o("i\
nvalid url");if(le!=null&&typeof le!="object")throw new o("invalid opts");if(le&&le.path!=null){if(typeof le.path!="stri\
ng")throw new o("invalid opts.path");let re=le.path;le.path.startsWith("/")||(re=`/${re}`),X=new URL(I.parseOrigin(X).origin+
re)}else le||(le=typeof X=="object"?X:{}),X=I.parseURL(X);const{agent:pe,dispatcher:se=G()}=le;if(pe)throw new o("unsupp\
orted opts.agent. Did you mean opts.client?");return Ae.call(se,{...le,origin:X.origin,path:X.search?`${X.pathname}${X.search}`:
X.pathname,method:le.method||(le.body?"PUT":"GET")},me)}}W.exports.setGlobalDispatcher=b,W.exports.getGlobalDispatcher=G;
const g=t(54398).fetch;W.exports.fetch=async function(X,le=void 0){try{return await g(X,le)}catch(me){throw me&&typeof me==
"object"&&Error.captureStackTrace(me),me}},W.exports.Headers=t(60660).Headers,W.exports.Response=t(99051).Response,W.exports.
Request=t(9967).Request,W.exports.FormData=t(35910).FormData,W.exports.File=globalThis.File??t(4573).File,W.exports.FileReader=
t(48355).FileReader;const{setGlobalOrigin:A,getGlobalOrigin:c}=t(51059);W.exports.setGlobalOrigin=A,W.exports.getGlobalOrigin=
c;const{CacheStorage:h}=t(3245),{kConstruct:l}=t(20109);W.exports.caches=new h(l);const{deleteCookie:u,getCookies:w,getSetCookies:L,
setCookie:v}=t(79061);W.exports.deleteCookie=u,W.exports.getCookies=w,W.exports.getSetCookies=L,W.exports.setCookie=v;const{
parseMIMEType:P,serializeAMimeType:Z}=t(51900);W.exports.parseMIMEType=P,W.exports.serializeAMimeType=Z;const{CloseEvent:Be,
ErrorEvent:ye,MessageEvent:J}=t(15188);W.exports.WebSocket=t(13726).WebSocket,W.exports.CloseEvent=Be,W.exports.ErrorEvent=
ye,W.exports.MessageEvent=J,W.exports.request=r(s.request),W.exports.stream=r(s.stream),W.exports.pipeline=r(s.pipeline),
W.exports.connect=r(s.connect),W.exports.upgrade=r(s.upgrade),W.exports.MockClient=Q,W.exports.MockPool=R,W.exports.MockAgent=
C,W.exports.mockErrors=T;const{EventSource:x}=t(21238);W.exports.EventSource=x},80158:function(W,K,t){const{addAbortListener:n}=t(
3440),{RequestAbortedError:D}=t(68707),p=Symbol("kListener"),m=Symbol("kSignal");function f(B){B.abort?B.abort(B[m]?.reason):
B.reason=B[m]?.reason??new D,d(B)}function a(B,e){if(B.reason=null,B[m]=null,B[p]=null,!!e){if(e.aborted){f(B);return}B[m]=
e,B[p]=()=>{f(B)},n(B[m],B[p])}}function d(B){B[m]&&("removeEventListener"in B[m]?B[m].removeEventListener("abort",B[p]):
B[m].removeListener("abort",B[p]),B[m]=null,B[p]=null)}W.exports={addSignal:a,removeSignal:d}},34660:function(W,K,t){"us\
e strict";const n=t(34589),{AsyncResource:D}=t(16698),{InvalidArgumentError:p,SocketError:m}=t(68707),f=t(3440),{addSignal:a,
removeSignal:d}=t(80158);class B extends D{constructor(o,s){if(!o||typeof o!="object")throw new p("invalid opts");if(typeof s!=
"function")throw new p("invalid callback");const{signal:E,opaque:Q,responseHeaders:C}=o;if(E&&typeof E.on!="function"&&typeof E.
addEventListener!="function")throw new p("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=
Q||null,this.responseHeaders=C||null,this.callback=s,this.abort=null,a(this,E)}onConnect(o,s){if(this.reason){o(this.reason);
return}n(this.callback),this.abort=o,this.context=s}onHeaders(){throw new m("bad connect",null)}onUpgrade(o,s,E){const{callback:Q,
opaque:C,context:R}=this;d(this),this.callback=null;let T=s;T!=null&&(T=this.responseHeaders==="raw"?f.parseRawHeaders(s):
f.parseHeaders(s)),this.runInAsyncScope(Q,null,null,{statusCode:o,headers:T,socket:E,opaque:C,context:R})}onError(o){const{
callback:s,opaque:E}=this;d(this),s&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(s,null,o,{opaque:E})}))}}
function e(I,o){if(o===void 0)return new Promise((s,E)=>{e.call(this,I,(Q,C)=>Q?E(Q):s(C))});try{const s=new B(I,o);this.
dispatch({...I,method:"CONNECT"},s)}catch(s){if(typeof o!="function")throw s;const E=I?.opaque;queueMicrotask(()=>o(s,{opaque:E}))}}
W.exports=e},76862:function(W,K,t){"use strict";const{Readable:n,Duplex:D,PassThrough:p}=t(57075),{InvalidArgumentError:m,
InvalidReturnValueError:f,RequestAbortedError:a}=t(68707),d=t(3440),{AsyncResource:B}=t(16698),{addSignal:e,removeSignal:I}=t(
80158),o=t(34589),s=Symbol("resume");class E extends n{constructor(){super({autoDestroy:!0}),this[s]=null}_read(){const{
[s]:k}=this;k&&(this[s]=null,k())}_destroy(k,G){this._read(),G(k)}}class Q extends n{constructor(k){super({autoDestroy:!0}),
this[s]=k}_read(){this[s]()}_destroy(k,G){!k&&!this._readableState.endEmitted&&(k=new a),G(k)}}class C extends B{constructor(k,G){
if(!k||typeof k!="object")throw new m("invalid opts");if(typeof G!="function")throw new m("invalid handler");const{signal:b,
method:N,opaque:U,onInfo:i,responseHeaders:r}=k;if(b&&typeof b.on!="function"&&typeof b.addEventListener!="function")throw new m(
"signal must be an EventEmitter or EventTarget");if(N==="CONNECT")throw new m("invalid method");if(i&&typeof i!="functio\
n")throw new m("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=U||null,this.responseHeaders=r||null,this.
handler=G,this.abort=null,this.context=null,this.onInfo=i||null,this.req=new E().on("error",d.nop),this.ret=new D({readableObjectMode:k.
objectMode,autoDestroy:!0,read:()=>{const{body:g}=this;g?.resume&&g.resume()},write:(g,A,c)=>{const{req:h}=this;h.push(g,
A)||h._readableState.destroyed?c():h[s]=c},destroy:(g,A)=>{const{body:c,req:h,res:l,ret:u,abort:w}=this;!g&&!u._readableState.
endEmitted&&(g=new a),w&&g&&w(),d.destroy(c,g),d.destroy(h,g),d.destroy(l,g),I(this),A(g)}}).on("prefinish",()=>{const{req:g}=this;
g.push(null)}),this.res=null,e(this,b)}onConnect(k,G){const{ret:b,res:N}=this;if(this.reason){k(this.reason);return}o(!N,
"pipeline cannot be retried"),o(!b.destroyed),this.abort=k,this.context=G}onHeaders(k,G,b){const{opaque:N,handler:U,context:i}=this;
if(k<200){if(this.onInfo){const g=this.responseHeaders==="raw"?d.parseRawHeaders(G):d.parseHeaders(G);this.onInfo({statusCode:k,
headers:g})}return}this.res=new Q(b);let r;try{this.handler=null;const g=this.responseHeaders==="raw"?d.parseRawHeaders(
G):d.parseHeaders(G);r=this.runInAsyncScope(U,null,{statusCode:k,headers:g,opaque:N,body:this.res,context:i})}catch(g){throw this.
res.on("error",d.nop),g}if(!r||typeof r.on!="function")throw new f("expected Readable");r.on("data",g=>{const{ret:A,body:c}=this;
!A.push(g)&&c.pause&&c.pause()}).on("error",g=>{const{ret:A}=this;d.destroy(A,g)}).on("end",()=>{const{ret:g}=this;g.push(
null)}).on("close",()=>{const{ret:g}=this;g._readableState.ended||d.destroy(g,new a)}),this.body=r}onData(k){const{res:G}=this;
return G.push(k)}onComplete(k){const{res:G}=this;G.push(null)}onError(k){const{ret:G}=this;this.handler=null,d.destroy(G,
k)}}function R(T,k){try{const G=new C(T,k);return this.dispatch({...T,body:G.req},G),G.ret}catch(G){return new p().destroy(
G)}}W.exports=R},14043:function(W,K,t){"use strict";const n=t(34589),{Readable:D}=t(49927),{InvalidArgumentError:p,RequestAbortedError:m}=t(
68707),f=t(3440),{getResolveErrorBodyCallback:a}=t(87655),{AsyncResource:d}=t(16698);class B extends d{constructor(o,s){
if(!o||typeof o!="object")throw new p("invalid opts");const{signal:E,method:Q,opaque:C,body:R,onInfo:T,responseHeaders:k,
throwOnError:G,highWaterMark:b}=o;try{if(typeof s!="function")throw new p("invalid callback");if(b&&(typeof b!="number"||
b<0))throw new p("invalid highWaterMark");if(E&&typeof E.on!="function"&&typeof E.addEventListener!="function")throw new p(
"signal must be an EventEmitter or EventTarget");if(Q==="CONNECT")throw new p("invalid method");if(T&&typeof T!="functio\
n")throw new p("invalid onInfo callback");super("UNDICI_REQUEST")}catch(N){throw f.isStream(R)&&f.destroy(R.on("error",f.
nop),N),N}this.method=Q,this.responseHeaders=k||null,this.opaque=C||null,this.callback=s,this.res=null,this.abort=null,this.
body=R,this.trailers={},this.context=null,this.onInfo=T||null,this.throwOnError=G,this.highWaterMark=b,this.signal=E,this.
reason=null,this.removeAbortListener=null,f.isStream(R)&&R.on("error",N=>{this.onError(N)}),this.signal&&(this.signal.aborted?
this.reason=this.signal.reason??new m:this.removeAbortListener=f.addAbortListener(this.signal,()=>{this.reason=this.signal.
reason??new m,this.res?f.destroy(this.res.on("error",f.nop),this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&
(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(o,s){
if(this.reason){o(this.reason);return}n(this.callback),this.abort=o,this.context=s}onHeaders(o,s,E,Q){const{callback:C,opaque:R,
abort:T,context:k,responseHeaders:G,highWaterMark:b}=this,N=G==="raw"?f.parseRawHeaders(s):f.parseHeaders(s);if(o<200){this.
onInfo&&this.onInfo({statusCode:o,headers:N});return}const U=G==="raw"?f.parseHeaders(s):N,i=U["content-type"],r=U["cont\
ent-length"],g=new D({resume:E,abort:T,contentType:i,contentLength:this.method!=="HEAD"&&r?Number(r):null,highWaterMark:b});
this.removeAbortListener&&g.on("close",this.removeAbortListener),this.callback=null,this.res=g,C!==null&&(this.throwOnError&&
o>=400?this.runInAsyncScope(a,null,{callback:C,body:g,contentType:i,statusCode:o,statusMessage:Q,headers:N}):this.runInAsyncScope(
C,null,null,{statusCode:o,headers:N,trailers:this.trailers,opaque:R,body:g,context:k}))}onData(o){return this.res.push(o)}onComplete(o){
f.parseHeaders(o,this.trailers),this.res.push(null)}onError(o){const{res:s,callback:E,body:Q,opaque:C}=this;E&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(E,null,o,{opaque:C})})),s&&(this.res=null,queueMicrotask(()=>{f.destroy(s,
o)})),Q&&(this.body=null,f.destroy(Q,o)),this.removeAbortListener&&(s?.off("close",this.removeAbortListener),this.removeAbortListener(),
this.removeAbortListener=null)}}function e(I,o){if(o===void 0)return new Promise((s,E)=>{e.call(this,I,(Q,C)=>Q?E(Q):s(C))});
try{this.dispatch(I,new B(I,o))}catch(s){if(typeof o!="function")throw s;const E=I?.opaque;queueMicrotask(()=>o(s,{opaque:E}))}}
W.exports=e,W.exports.RequestHandler=B},3560:function(W,K,t){"use strict";const n=t(34589),{finished:D,PassThrough:p}=t(
57075),{InvalidArgumentError:m,InvalidReturnValueError:f}=t(68707),a=t(3440),{getResolveErrorBodyCallback:d}=t(87655),{AsyncResource:B}=t(
16698),{addSignal:e,removeSignal:I}=t(80158);class o extends B{constructor(Q,C,R){if(!Q||typeof Q!="object")throw new m(
"invalid opts");const{signal:T,method:k,opaque:G,body:b,onInfo:N,responseHeaders:U,throwOnError:i}=Q;try{if(typeof R!="f\
unction")throw new m("invalid callback");if(typeof C!="function")throw new m("invalid factory");if(T&&typeof T.on!="func\
tion"&&typeof T.addEventListener!="function")throw new m("signal must be an EventEmitter or EventTarget");if(k==="CONNEC\
T")throw new m("invalid method");if(N&&typeof N!="function")throw new m("invalid onInfo callback");super("UNDICI_STREAM")}catch(r){
throw a.isStream(b)&&a.destroy(b.on("error",a.nop),r),r}this.responseHeaders=U||null,this.opaque=G||null,this.factory=C,
this.callback=R,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=b,this.onInfo=N||null,this.
throwOnError=i||!1,a.isStream(b)&&b.on("error",r=>{this.onError(r)}),e(this,T)}onConnect(Q,C){if(this.reason){Q(this.reason);
return}n(this.callback),this.abort=Q,this.context=C}onHeaders(Q,C,R,T){const{factory:k,opaque:G,context:b,callback:N,responseHeaders:U}=this,
i=U==="raw"?a.parseRawHeaders(C):a.parseHeaders(C);if(Q<200){this.onInfo&&this.onInfo({statusCode:Q,headers:i});return}this.
factory=null;let r;if(this.throwOnError&&Q>=400){const c=(U==="raw"?a.parseHeaders(C):i)["content-type"];r=new p,this.callback=
null,this.runInAsyncScope(d,null,{callback:N,body:r,contentType:c,statusCode:Q,statusMessage:T,headers:i})}else{if(k===null)
return;if(r=this.runInAsyncScope(k,null,{statusCode:Q,headers:i,opaque:G,context:b}),!r||typeof r.write!="function"||typeof r.
end!="function"||typeof r.on!="function")throw new f("expected Writable");D(r,{readable:!1},A=>{const{callback:c,res:h,opaque:l,
trailers:u,abort:w}=this;this.res=null,(A||!h.readable)&&a.destroy(h,A),this.callback=null,this.runInAsyncScope(c,null,A||
null,{opaque:l,trailers:u}),A&&w()})}return r.on("drain",R),this.res=r,(r.writableNeedDrain!==void 0?r.writableNeedDrain:
r._writableState?.needDrain)!==!0}onData(Q){const{res:C}=this;return C?C.write(Q):!0}onComplete(Q){const{res:C}=this;I(this),
C&&(this.trailers=a.parseHeaders(Q),C.end())}onError(Q){const{res:C,callback:R,opaque:T,body:k}=this;I(this),this.factory=
null,C?(this.res=null,a.destroy(C,Q)):R&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(R,null,Q,{opaque:T})})),
k&&(this.body=null,a.destroy(k,Q))}}function s(E,Q,C){if(C===void 0)return new Promise((R,T)=>{s.call(this,E,Q,(k,G)=>k?
T(k):R(G))});try{this.dispatch(E,new o(E,Q,C))}catch(R){if(typeof C!="function")throw R;const T=E?.opaque;queueMicrotask(
()=>C(R,{opaque:T}))}}W.exports=s},61882:function(W,K,t){"use strict";const{InvalidArgumentError:n,SocketError:D}=t(68707),
{AsyncResource:p}=t(16698),m=t(3440),{addSignal:f,removeSignal:a}=t(80158),d=t(34589);class B extends p{constructor(o,s){
if(!o||typeof o!="object")throw new n("invalid opts");if(typeof s!="function")throw new n("invalid callback");const{signal:E,
opaque:Q,responseHeaders:C}=o;if(E&&typeof E.on!="function"&&typeof E.addEventListener!="function")throw new n("signal m\
ust be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=C||null,this.opaque=Q||null,this.callback=
s,this.abort=null,this.context=null,f(this,E)}onConnect(o,s){if(this.reason){o(this.reason);return}d(this.callback),this.
abort=o,this.context=null}onHeaders(){throw new D("bad upgrade",null)}onUpgrade(o,s,E){d(o===101);const{callback:Q,opaque:C,
context:R}=this;a(this),this.callback=null;const T=this.responseHeaders==="raw"?m.parseRawHeaders(s):m.parseHeaders(s);this.
runInAsyncScope(Q,null,null,{headers:T,socket:E,opaque:C,context:R})}onError(o){const{callback:s,opaque:E}=this;a(this),
s&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(s,null,o,{opaque:E})}))}}function e(I,o){if(o===void 0)return new Promise(
(s,E)=>{e.call(this,I,(Q,C)=>Q?E(Q):s(C))});try{const s=new B(I,o);this.dispatch({...I,method:I.method||"GET",upgrade:I.
protocol||"Websocket"},s)}catch(s){if(typeof o!="function")throw s;const E=I?.opaque;queueMicrotask(()=>o(s,{opaque:E}))}}
W.exports=e},56615:function(W,K,t){"use strict";W.exports.request=t(14043),W.exports.stream=t(3560),W.exports.pipeline=t(
76862),W.exports.upgrade=t(61882),W.exports.connect=t(34660)},49927:function(W,K,t){"use strict";const n=t(34589),{Readable:D}=t(
57075),{RequestAbortedError:p,NotSupportedError:m,InvalidArgumentError:f,AbortError:a}=t(68707),d=t(3440),{ReadableStreamFrom:B}=t(
3440),e=Symbol("kConsume"),I=Symbol("kReading"),o=Symbol("kBody"),s=Symbol("kAbort"),E=Symbol("kContentType"),Q=Symbol("\
kContentLength"),C=()=>{};class R extends D{constructor({resume:c,abort:h,contentType:l="",contentLength:u,highWaterMark:w=64*
1024}){super({autoDestroy:!0,read:c,highWaterMark:w}),this._readableState.dataEmitted=!1,this[s]=h,this[e]=null,this[o]=
null,this[E]=l,this[Q]=u,this[I]=!1}destroy(c){return!c&&!this._readableState.endEmitted&&(c=new p),c&&this[s](),super.destroy(
c)}_destroy(c,h){this[I]?h(c):setImmediate(()=>{h(c)})}on(c,...h){return(c==="data"||c==="readable")&&(this[I]=!0),super.
on(c,...h)}addListener(c,...h){return this.on(c,...h)}off(c,...h){const l=super.off(c,...h);return(c==="data"||c==="read\
able")&&(this[I]=this.listenerCount("data")>0||this.listenerCount("readable")>0),l}removeListener(c,...h){return this.off(
c,...h)}push(c){return this[e]&&c!==null?(r(this[e],c),this[I]?super.push(c):!0):super.push(c)}async text(){return G(this,
"text")}async json(){return G(this,"json")}async blob(){return G(this,"blob")}async bytes(){return G(this,"bytes")}async arrayBuffer(){
return G(this,"arrayBuffer")}async formData(){throw new m}get bodyUsed(){return d.isDisturbed(this)}get body(){return this[o]||
(this[o]=B(this),this[e]&&(this[o].getReader(),n(this[o].locked))),this[o]}async dump(c){let h=Number.isFinite(c?.limit)?
c.limit:131072;const l=c?.signal;if(l!=null&&(typeof l!="object"||!("aborted"in l)))throw new f("signal must be an Abort\
Signal");return l?.throwIfAborted(),this._readableState.closeEmitted?null:await new Promise((u,w)=>{this[Q]>h&&this.destroy(
new a);const L=()=>{this.destroy(l.reason??new a)};l?.addEventListener("abort",L),this.on("close",function(){l?.removeEventListener(
"abort",L),l?.aborted?w(l.reason??new a):u(null)}).on("error",C).on("data",function(v){h-=v.length,h<=0&&this.destroy()}).
resume()})}}function T(A){return A[o]&&A[o].locked===!0||A[e]}function k(A){return d.isDisturbed(A)||T(A)}async function G(A,c){
return n(!A[e]),new Promise((h,l)=>{if(k(A)){const u=A._readableState;u.destroyed&&u.closeEmitted===!1?A.on("error",w=>{
l(w)}).on("close",()=>{l(new TypeError("unusable"))}):l(u.errored??new TypeError("unusable"))}else queueMicrotask(()=>{A[e]=
{type:c,stream:A,resolve:h,reject:l,length:0,body:[]},A.on("error",function(u){g(this[e],u)}).on("close",function(){this[e].
body!==null&&g(this[e],new p)}),b(A[e])})})}function b(A){if(A.body===null)return;const{_readableState:c}=A.stream;if(c.
bufferIndex){const h=c.bufferIndex,l=c.buffer.length;for(let u=h;u<l;u++)r(A,c.buffer[u])}else for(const h of c.buffer)r(
A,h);for(c.endEmitted?i(this[e]):A.stream.on("end",function(){i(this[e])}),A.stream.resume();A.stream.read()!=null;);}function N(A,c){
if(A.length===0||c===0)return"";const h=A.length===1?A[0]:Buffer.concat(A,c),l=h.length,u=l>2&&h[0]===239&&h[1]===187&&h[2]===
191?3:0;return h.utf8Slice(u,l)}function U(A,c){if(A.length===0||c===0)return new Uint8Array(0);if(A.length===1)return new Uint8Array(
A[0]);const h=new Uint8Array(Buffer.allocUnsafeSlow(c).buffer);let l=0;for(let u=0;u<A.length;++u){const w=A[u];h.set(w,
l),l+=w.length}return h}function i(A){const{type:c,body:h,resolve:l,stream:u,length:w}=A;try{c==="text"?l(N(h,w)):c==="j\
son"?l(JSON.parse(N(h,w))):c==="arrayBuffer"?l(U(h,w).buffer):c==="blob"?l(new Blob(h,{type:u[E]})):c==="bytes"&&l(U(h,w)),
g(A)}catch(L){u.destroy(L)}}function r(A,c){A.length+=c.length,A.body.push(c)}function g(A,c){A.body!==null&&(c?A.reject(
c):A.resolve(),A.type=null,A.stream=null,A.resolve=null,A.reject=null,A.length=0,A.body=null)}W.exports={Readable:R,chunksDecode:N}},
87655:function(W,K,t){const n=t(34589),{ResponseStatusCodeError:D}=t(68707),{chunksDecode:p}=t(49927),m=128*1024;async function f({
callback:B,body:e,contentType:I,statusCode:o,statusMessage:s,headers:E}){n(e);let Q=[],C=0;try{for await(const G of e)if(Q.
push(G),C+=G.length,C>m){Q=[],C=0;break}}catch{Q=[],C=0}const R=`Response status code ${o}${s?`: ${s}`:""}`;if(o===204||
!I||!C){queueMicrotask(()=>B(new D(R,o,E)));return}const T=Error.stackTraceLimit;Error.stackTraceLimit=0;let k;try{a(I)?
k=JSON.parse(p(Q,C)):d(I)&&(k=p(Q,C))}catch{}finally{Error.stackTraceLimit=T}queueMicrotask(()=>B(new D(R,o,E,k)))}const a=B=>B.
length>15&&B[11]==="/"&&B[0]==="a"&&B[1]==="p"&&B[2]==="p"&&B[3]==="l"&&B[4]==="i"&&B[5]==="c"&&B[6]==="a"&&B[7]==="t"&&
B[8]==="i"&&B[9]==="o"&&B[10]==="n"&&B[12]==="j"&&B[13]==="s"&&B[14]==="o"&&B[15]==="n",d=B=>B.length>4&&B[4]==="/"&&B[0]===
"t"&&B[1]==="e"&&B[2]==="x"&&B[3]==="t";W.exports={getResolveErrorBodyCallback:f,isContentTypeApplicationJson:a,isContentTypeText:d}},
59136:function(W,K,t){"use strict";const n=t(77030),D=t(34589),p=t(3440),{InvalidArgumentError:m,ConnectTimeoutError:f}=t(
68707),a=t(96603);function d(){}let B,e;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?
e=class{constructor(Q){this._maxCachedSessions=Q,this._sessionCache=new Map,this._sessionRegistry=new global.FinalizationRegistry(
C=>{if(this._sessionCache.size<this._maxCachedSessions)return;const R=this._sessionCache.get(C);R!==void 0&&R.deref()===
void 0&&this._sessionCache.delete(C)})}get(Q){const C=this._sessionCache.get(Q);return C?C.deref():null}set(Q,C){this._maxCachedSessions!==
0&&(this._sessionCache.set(Q,new WeakRef(C)),this._sessionRegistry.register(C,Q))}}:e=class{constructor(Q){this._maxCachedSessions=
Q,this._sessionCache=new Map}get(Q){return this._sessionCache.get(Q)}set(Q,C){if(this._maxCachedSessions!==0){if(this._sessionCache.
size>=this._maxCachedSessions){const{value:R}=this._sessionCache.keys().next();this._sessionCache.delete(R)}this._sessionCache.
set(Q,C)}}};function I({allowH2:E,maxCachedSessions:Q,socketPath:C,timeout:R,session:T,...k}){if(Q!=null&&(!Number.isInteger(
Q)||Q<0))throw new m("maxCachedSessions must be a positive integer or zero");const G={path:C,...k},b=new e(Q??100);return R=
R??1e4,E=E??!1,function({hostname:U,host:i,protocol:r,port:g,servername:A,localAddress:c,httpSocket:h},l){let u;if(r==="\
https:"){B||(B=t(41692)),A=A||G.servername||p.getServerName(i)||null;const L=A||U;D(L);const v=T||b.get(L)||null;g=g||443,
u=B.connect({highWaterMark:16384,...G,servername:A,session:v,localAddress:c,ALPNProtocols:E?["http/1.1","h2"]:["http/1.1"],
socket:h,port:g,host:U}),u.on("session",function(P){b.set(L,P)})}else D(!h,"httpSocket can only be sent on TLS update"),
g=g||80,u=n.connect({highWaterMark:64*1024,...G,localAddress:c,port:g,host:U});if(G.keepAlive==null||G.keepAlive){const L=G.
keepAliveInitialDelay===void 0?6e4:G.keepAliveInitialDelay;u.setKeepAlive(!0,L)}const w=o(new WeakRef(u),{timeout:R,hostname:U,
port:g});return u.setNoDelay(!0).once(r==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(w),l){const L=l;
l=null,L(null,this)}}).on("error",function(L){if(queueMicrotask(w),l){const v=l;l=null,v(L)}}),u}}const o=process.platform===
"win32"?(E,Q)=>{if(!Q.timeout)return d;let C=null,R=null;const T=a.setFastTimeout(()=>{C=setImmediate(()=>{R=setImmediate(
()=>s(E.deref(),Q))})},Q.timeout);return()=>{a.clearFastTimeout(T),clearImmediate(C),clearImmediate(R)}}:(E,Q)=>{if(!Q.timeout)
return d;let C=null;const R=a.setFastTimeout(()=>{C=setImmediate(()=>{s(E.deref(),Q)})},Q.timeout);return()=>{a.clearFastTimeout(
R),clearImmediate(C)}};function s(E,Q){if(E==null)return;let C="Connect Timeout Error";Array.isArray(E.autoSelectFamilyAttemptedAddresses)?
C+=` (attempted addresses: ${E.autoSelectFamilyAttemptedAddresses.join(", ")},`:C+=` (attempted address: ${Q.hostname}:${Q.
port},`,C+=` timeout: ${Q.timeout}ms)`,p.destroy(E,new f(C))}W.exports=I},10735:function(W){"use strict";const K={},t=["\
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
t.length;++n){const D=t[n],p=D.toLowerCase();K[D]=K[p]=p}Object.setPrototypeOf(K,null),W.exports={wellknownHeaderNames:t,
headerNameLowerCasedRecord:K}},42414:function(W,K,t){"use strict";const n=t(53053),D=t(57975),p=D.debuglog("undici"),m=D.
debuglog("fetch"),f=D.debuglog("websocket");let a=!1;const d={beforeConnect:n.channel("undici:client:beforeConnect"),connected:n.
channel("undici:client:connected"),connectError:n.channel("undici:client:connectError"),sendHeaders:n.channel("undici:cl\
ient:sendHeaders"),create:n.channel("undici:request:create"),bodySent:n.channel("undici:request:bodySent"),headers:n.channel(
"undici:request:headers"),trailers:n.channel("undici:request:trailers"),error:n.channel("undici:request:error"),open:n.channel(
"undici:websocket:open"),close:n.channel("undici:websocket:close"),socketError:n.channel("undici:websocket:socket_error"),
ping:n.channel("undici:websocket:ping"),pong:n.channel("undici:websocket:pong")};if(p.enabled||m.enabled){const B=m.enabled?
m:p;n.channel("undici:client:beforeConnect").subscribe(e=>{const{connectParams:{version:I,protocol:o,port:s,host:E}}=e;B(
"connecting to %s using %s%s",`${E}${s?`:${s}`:""}`,o,I)}),n.channel("undici:client:connected").subscribe(e=>{const{connectParams:{
version:I,protocol:o,port:s,host:E}}=e;B("connected to %s using %s%s",`${E}${s?`:${s}`:""}`,o,I)}),n.channel("undici:cli\
ent:connectError").subscribe(e=>{const{connectParams:{version:I,protocol:o,port:s,host:E},error:Q}=e;B("connection to %s\
 using %s%s errored - %s",`${E}${s?`:${s}`:""}`,o,I,Q.message)}),n.channel("undici:client:sendHeaders").subscribe(e=>{const{
request:{method:I,path:o,origin:s}}=e;B("sending request to %s %s/%s",I,s,o)}),n.channel("undici:request:headers").subscribe(
e=>{const{request:{method:I,path:o,origin:s},response:{statusCode:E}}=e;B("received response to %s %s/%s - HTTP %d",I,s,
o,E)}),n.channel("undici:request:trailers").subscribe(e=>{const{request:{method:I,path:o,origin:s}}=e;B("trailers receiv\
ed from %s %s/%s",I,s,o)}),n.channel("undici:request:error").subscribe(e=>{const{request:{method:I,path:o,origin:s},error:E}=e;
B("request to %s %s/%s errored - %s",I,s,o,E.message)}),a=!0}if(f.enabled){if(!a){const B=p.enabled?p:f;n.channel("undic\
i:client:beforeConnect").subscribe(e=>{const{connectParams:{version:I,protocol:o,port:s,host:E}}=e;B("connecting to %s%s\
 using %s%s",E,s?`:${s}`:"",o,I)}),n.channel("undici:client:connected").subscribe(e=>{const{connectParams:{version:I,protocol:o,
port:s,host:E}}=e;B("connected to %s%s using %s%s",E,s?`:${s}`:"",o,I)}),n.channel("undici:client:connectError").subscribe(
e=>{const{connectParams:{version:I,protocol:o,port:s,host:E},error:Q}=e;B("connection to %s%s using %s%s errored - %s",E,
s?`:${s}`:"",o,I,Q.message)}),n.channel("undici:client:sendHeaders").subscribe(e=>{const{request:{method:I,path:o,origin:s}}=e;
B("sending request to %s %s/%s",I,s,o)})}n.channel("undici:websocket:open").subscribe(B=>{const{address:{address:e,port:I}}=B;
f("connection opened %s%s",e,I?`:${I}`:"")}),n.channel("undici:websocket:close").subscribe(B=>{const{websocket:e,code:I,
reason:o}=B;f("closed connection to %s - %s %s",e.url,I,o)}),n.channel("undici:websocket:socket_error").subscribe(B=>{f(
"connection errored - %s",B.message)}),n.channel("undici:websocket:ping").subscribe(B=>{f("ping received")}),n.channel("\
undici:websocket:pong").subscribe(B=>{f("pong received")})}W.exports={channels:d}},68707:function(W){"use strict";const K=Symbol.
for("undici.error.UND_ERR");class t extends Error{constructor(j){super(j),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.
hasInstance](j){return j&&j[K]===!0}[K]=!0}const n=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");class D extends t{constructor(j){
super(j),this.name="ConnectTimeoutError",this.message=j||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[n]===!0}[n]=!0}const p=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class m extends t{constructor(j){
super(j),this.name="HeadersTimeoutError",this.message=j||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[p]===!0}[p]=!0}const f=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class a extends t{constructor(j){
super(j),this.name="HeadersOverflowError",this.message=j||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.
hasInstance](j){return j&&j[f]===!0}[f]=!0}const d=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class B extends t{constructor(j){
super(j),this.name="BodyTimeoutError",this.message=j||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.
hasInstance](j){return j&&j[d]===!0}[d]=!0}const e=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");class I extends t{constructor(j,Se,Ie,ne){
super(j),this.name="ResponseStatusCodeError",this.message=j||"Response Status Code Error",this.code="UND_ERR_RESPONSE_ST\
ATUS_CODE",this.body=ne,this.status=Se,this.statusCode=Se,this.headers=Ie}static[Symbol.hasInstance](j){return j&&j[e]===
!0}[e]=!0}const o=Symbol.for("undici.error.UND_ERR_INVALID_ARG");class s extends t{constructor(j){super(j),this.name="In\
validArgumentError",this.message=j||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](j){
return j&&j[o]===!0}[o]=!0}const E=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class Q extends t{constructor(j){
super(j),this.name="InvalidReturnValueError",this.message=j||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RET\
URN_VALUE"}static[Symbol.hasInstance](j){return j&&j[E]===!0}[E]=!0}const C=Symbol.for("undici.error.UND_ERR_ABORT");class R extends t{constructor(j){
super(j),this.name="AbortError",this.message=j||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](j){
return j&&j[C]===!0}[C]=!0}const T=Symbol.for("undici.error.UND_ERR_ABORTED");class k extends R{constructor(j){super(j),
this.name="AbortError",this.message=j||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](j){return j&&
j[T]===!0}[T]=!0}const G=Symbol.for("undici.error.UND_ERR_INFO");class b extends t{constructor(j){super(j),this.name="In\
formationalError",this.message=j||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](j){return j&&
j[G]===!0}[G]=!0}const N=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");class U extends t{constructor(j){
super(j),this.name="RequestContentLengthMismatchError",this.message=j||"Request body length does not match content-lengt\
h header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](j){return j&&j[N]===!0}[N]=!0}const i=Symbol.
for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class r extends t{constructor(j){super(j),this.name="ResponseCon\
tentLengthMismatchError",this.message=j||"Response body length does not match content-length header",this.code="UND_ERR_\
RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](j){return j&&j[i]===!0}[i]=!0}const g=Symbol.for("undici.error.U\
ND_ERR_DESTROYED");class A extends t{constructor(j){super(j),this.name="ClientDestroyedError",this.message=j||"The clien\
t is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](j){return j&&j[g]===!0}[g]=!0}const c=Symbol.for(
"undici.error.UND_ERR_CLOSED");class h extends t{constructor(j){super(j),this.name="ClientClosedError",this.message=j||"\
The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](j){return j&&j[c]===!0}[c]=!0}const l=Symbol.
for("undici.error.UND_ERR_SOCKET");class u extends t{constructor(j,Se){super(j),this.name="SocketError",this.message=j||
"Socket error",this.code="UND_ERR_SOCKET",this.socket=Se}static[Symbol.hasInstance](j){return j&&j[l]===!0}[l]=!0}const w=Symbol.
for("undici.error.UND_ERR_NOT_SUPPORTED");class L extends t{constructor(j){super(j),this.name="NotSupportedError",this.message=
j||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](j){return j&&j[w]===!0}[w]=!0}const v=Symbol.
for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");class P extends t{constructor(j){super(j),this.name="MissingUpstreamErr\
or",this.message=j||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.
hasInstance](j){return j&&j[v]===!0}[v]=!0}const Z=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class Be extends Error{constructor(j,Se,Ie){
super(j),this.name="HTTPParserError",this.code=Se?`HPE_${Se}`:void 0,this.data=Ie?Ie.toString():void 0}static[Symbol.hasInstance](j){
return j&&j[Z]===!0}[Z]=!0}const ye=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class J extends t{constructor(j){
super(j),this.name="ResponseExceededMaxSizeError",this.message=j||"Response content exceeded max size",this.code="UND_ER\
R_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](j){return j&&j[ye]===!0}[ye]=!0}const x=Symbol.for("undici.error.UND\
_ERR_REQ_RETRY");class Ae extends t{constructor(j,Se,{headers:Ie,data:ne}){super(j),this.name="RequestRetryError",this.message=
j||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=Se,this.data=ne,this.headers=Ie}static[Symbol.hasInstance](j){
return j&&j[x]===!0}[x]=!0}const X=Symbol.for("undici.error.UND_ERR_RESPONSE");class le extends t{constructor(j,Se,{headers:Ie,
data:ne}){super(j),this.name="ResponseError",this.message=j||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=
Se,this.data=ne,this.headers=Ie}static[Symbol.hasInstance](j){return j&&j[X]===!0}[X]=!0}const me=Symbol.for("undici.err\
or.UND_ERR_PRX_TLS");class pe extends t{constructor(j,Se,Ie){super(Se,{cause:j,...Ie??{}}),this.name="SecureProxyConnect\
ionError",this.message=Se||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=j}static[Symbol.hasInstance](j){
return j&&j[me]===!0}[me]=!0}const se=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");class re extends t{constructor(j){
super(j),this.name="MessageSizeExceededError",this.message=j||"Max decompressed message size exceeded",this.code="UND_ER\
R_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](j){return j&&j[se]===!0}get[se](){return!0}}W.exports={AbortError:R,
HTTPParserError:Be,UndiciError:t,HeadersTimeoutError:m,HeadersOverflowError:a,BodyTimeoutError:B,RequestContentLengthMismatchError:U,
ConnectTimeoutError:D,ResponseStatusCodeError:I,InvalidArgumentError:s,InvalidReturnValueError:Q,RequestAbortedError:k,ClientDestroyedError:A,
ClientClosedError:h,InformationalError:b,SocketError:u,NotSupportedError:L,ResponseContentLengthMismatchError:r,BalancedPoolMissingUpstreamError:P,
ResponseExceededMaxSizeError:J,RequestRetryError:Ae,ResponseError:le,SecureProxyConnectionError:pe,MessageSizeExceededError:re}},
44655:function(W,K,t){"use strict";const{InvalidArgumentError:n,NotSupportedError:D}=t(68707),p=t(34589),{isValidHTTPToken:m,
isValidHeaderValue:f,isStream:a,destroy:d,isBuffer:B,isFormDataLike:e,isIterable:I,isBlobLike:o,buildURL:s,validateHandler:E,
getServerName:Q,normalizedMethodRecords:C}=t(3440),{channels:R}=t(42414),{headerNameLowerCasedRecord:T}=t(10735),k=/[^\u0021-\u00ff]/,
G=Symbol("handler");class b{constructor(i,{path:r,method:g,body:A,headers:c,query:h,idempotent:l,blocking:u,upgrade:w,headersTimeout:L,
bodyTimeout:v,reset:P,throwOnError:Z,expectContinue:Be,servername:ye},J){if(typeof r!="string")throw new n("path must be\
 a string");if(r[0]!=="/"&&!(r.startsWith("http://")||r.startsWith("https://"))&&g!=="CONNECT")throw new n("path must be\
 an absolute URL or start with a slash");if(k.test(r))throw new n("invalid request path");if(typeof g!="string")throw new n(
"method must be a string");if(C[g]===void 0&&!m(g))throw new n("invalid request method");if(w&&typeof w!="string")throw new n(
"upgrade must be a string");if(w&&!f(w))throw new n("invalid upgrade header");if(L!=null&&(!Number.isFinite(L)||L<0))throw new n(
"invalid headersTimeout");if(v!=null&&(!Number.isFinite(v)||v<0))throw new n("invalid bodyTimeout");if(P!=null&&typeof P!=
"boolean")throw new n("invalid reset");if(Be!=null&&typeof Be!="boolean")throw new n("invalid expectContinue");if(this.headersTimeout=
L,this.bodyTimeout=v,this.throwOnError=Z===!0,this.method=g,this.abort=null,A==null)this.body=null;else if(a(A)){this.body=
A;const x=this.body._readableState;(!x||!x.autoDestroy)&&(this.endHandler=function(){d(this)},this.body.on("end",this.endHandler)),
this.errorHandler=Ae=>{this.abort?this.abort(Ae):this.error=Ae},this.body.on("error",this.errorHandler)}else if(B(A))this.
body=A.byteLength?A:null;else if(ArrayBuffer.isView(A))this.body=A.buffer.byteLength?Buffer.from(A.buffer,A.byteOffset,A.
byteLength):null;else if(A instanceof ArrayBuffer)this.body=A.byteLength?Buffer.from(A):null;else if(typeof A=="string")
this.body=A.length?Buffer.from(A):null;else if(e(A)||I(A)||o(A))this.body=A;else throw new n("body must be a string, a B\
uffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=w||null,
this.path=h?s(r,h):r,this.origin=i,this.idempotent=l??(g==="HEAD"||g==="GET"),this.blocking=u??!1,this.reset=P??null,this.
host=null,this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=Be??!1,Array.isArray(c)){if(c.
length%2!==0)throw new n("headers array must be even");for(let x=0;x<c.length;x+=2)N(this,c[x],c[x+1])}else if(c&&typeof c==
"object")if(c[Symbol.iterator])for(const x of c){if(!Array.isArray(x)||x.length!==2)throw new n("headers must be in key-\
value pair format");N(this,x[0],x[1])}else{const x=Object.keys(c);for(let Ae=0;Ae<x.length;++Ae)N(this,x[Ae],c[x[Ae]])}else if(c!=
null)throw new n("headers must be an object or an array");E(J,g,w),this.servername=ye||Q(this.host),this[G]=J,R.create.hasSubscribers&&
R.create.publish({request:this})}onBodySent(i){if(this[G].onBodySent)try{return this[G].onBodySent(i)}catch(r){this.abort(
r)}}onRequestSent(){if(R.bodySent.hasSubscribers&&R.bodySent.publish({request:this}),this[G].onRequestSent)try{return this[G].
onRequestSent()}catch(i){this.abort(i)}}onConnect(i){if(p(!this.aborted),p(!this.completed),this.error)i(this.error);else
return this.abort=i,this[G].onConnect(i)}onResponseStarted(){return this[G].onResponseStarted?.()}onHeaders(i,r,g,A){p(!this.
aborted),p(!this.completed),R.headers.hasSubscribers&&R.headers.publish({request:this,response:{statusCode:i,headers:r,statusText:A}});
try{return this[G].onHeaders(i,r,g,A)}catch(c){this.abort(c)}}onData(i){p(!this.aborted),p(!this.completed);try{return this[G].
onData(i)}catch(r){return this.abort(r),!1}}onUpgrade(i,r,g,A=""){this.onFinally(),p(!this.aborted),p(!this.completed),i!==
null&&this.#e(i,r,A);const c=this[G].onUpgrade(i,r,g);return this.aborted||(this.completed=!0,i!==null&&this.#t()),c}onUpgradeResponse(i,r,g,A=""){
p(!this.aborted),p(this.completed),R.headers.hasSubscribers&&this.#e(i,g(r),A),this.#t()}onUpgradeError(i){p(!this.aborted),
p(this.completed),R.error.hasSubscribers&&R.error.publish({request:this,error:i})}#e(i,r,g){R.headers.hasSubscribers&&R.
headers.publish({request:this,response:{statusCode:i,headers:r,statusText:g}})}#t(){R.trailers.hasSubscribers&&R.trailers.
publish({request:this,trailers:[]})}onComplete(i){this.onFinally(),p(!this.aborted),this.completed=!0,R.trailers.hasSubscribers&&
R.trailers.publish({request:this,trailers:i});try{return this[G].onComplete(i)}catch(r){this.onError(r)}}onError(i){if(this.
onFinally(),R.error.hasSubscribers&&R.error.publish({request:this,error:i}),!this.aborted)return this.aborted=!0,this[G].
onError(i)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&
(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(i,r){return N(this,i,r),this}}function N(U,i,r){if(r&&
typeof r=="object"&&!Array.isArray(r))throw new n(`invalid ${i} header`);if(r===void 0)return;let g=T[i];if(g===void 0&&
(g=i.toLowerCase(),T[g]===void 0&&!m(g)))throw new n("invalid header key");if(Array.isArray(r)){const A=[];for(let c=0;c<
r.length;c++)if(typeof r[c]=="string"){if(!f(r[c]))throw new n(`invalid ${i} header`);A.push(r[c])}else if(r[c]===null)A.
push("");else{if(typeof r[c]=="object")throw new n(`invalid ${i} header`);{const h=`${r[c]}`;if(!f(h))throw new n(`inval\
id ${i} header`);A.push(h)}}r=A}else if(typeof r=="string"){if(!f(r))throw new n(`invalid ${i} header`)}else if(r===null)
r="";else if(r=`${r}`,!f(r))throw new n(`invalid ${i} header`);if(g==="host"){if(U.host!==null)throw new n("duplicate ho\
st header");if(typeof r!="string")throw new n("invalid host header");U.host=r}else if(g==="content-length"){if(U.contentLength!==
null)throw new n("duplicate content-length header");if(U.contentLength=parseInt(r,10),!Number.isFinite(U.contentLength))
throw new n("invalid content-length header")}else if(U.contentType===null&&g==="content-type")U.contentType=r,U.headers.
push(i,r);else{if(g==="transfer-encoding"||g==="keep-alive"||g==="upgrade")throw new n(`invalid ${g} header`);if(g==="co\
nnection"){const A=typeof r=="string"?r.toLowerCase():null;if(A!=="close"&&A!=="keep-alive")throw new n("invalid connect\
ion header");A==="close"&&(U.reset=!0)}else{if(g==="expect")throw new D("expect header not supported");U.headers.push(i,
r)}}}W.exports=b},36443:function(W){W.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispa\
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
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}},67752:function(W,K,t){"use strict";const{wellknownHeaderNames:n,
headerNameLowerCasedRecord:D}=t(10735);class p{value=null;left=null;middle=null;right=null;code;constructor(d,B,e){if(e===
void 0||e>=d.length)throw new TypeError("Unreachable");if((this.code=d.charCodeAt(e))>127)throw new TypeError("key must \
be ascii string");d.length!==++e?this.middle=new p(d,B,e):this.value=B}add(d,B){const e=d.length;if(e===0)throw new TypeError(
"Unreachable");let I=0,o=this;for(;;){const s=d.charCodeAt(I);if(s>127)throw new TypeError("key must be ascii string");if(o.
code===s)if(e===++I){o.value=B;break}else if(o.middle!==null)o=o.middle;else{o.middle=new p(d,B,I);break}else if(o.code<
s)if(o.left!==null)o=o.left;else{o.left=new p(d,B,I);break}else if(o.right!==null)o=o.right;else{o.right=new p(d,B,I);break}}}search(d){
const B=d.length;let e=0,I=this;for(;I!==null&&e<B;){let o=d[e];for(o<=90&&o>=65&&(o|=32);I!==null;){if(o===I.code){if(B===
++e)return I;I=I.middle;break}I=I.code<o?I.left:I.right}}return null}}class m{node=null;insert(d,B){this.node===null?this.
node=new p(d,B,0):this.node.add(d,B)}lookup(d){return this.node?.search(d)?.value??null}}const f=new m;for(let a=0;a<n.length;++a){
const d=D[n[a]];f.insert(d,d)}W.exports={TernarySearchTree:m,tree:f}},3440:function(W,K,t){"use strict";const n=t(34589),
{kDestroyed:D,kBodyUsed:p,kListeners:m,kBody:f}=t(36443),{IncomingMessage:a}=t(37067),d=t(57075),B=t(77030),{Blob:e}=t(4573),
I=t(57975),{stringify:o}=t(41792),{EventEmitter:s}=t(78474),{InvalidArgumentError:E}=t(68707),{headerNameLowerCasedRecord:Q}=t(
10735),{tree:C}=t(67752),[R,T]=process.versions.node.split(".").map(M=>Number(M));class k{constructor(Ee){this[f]=Ee,this[p]=
!1}async*[Symbol.asyncIterator](){n(!this[p],"disturbed"),this[p]=!0,yield*this[f]}}function G(M){return N(M)?(v(M)===0&&
M.on("data",function(){n(!1)}),typeof M.readableDidRead!="boolean"&&(M[p]=!1,s.prototype.on.call(M,"data",function(){this[p]=
!0})),M):M&&typeof M.pipeTo=="function"?new k(M):M&&typeof M!="string"&&!ArrayBuffer.isView(M)&&L(M)?new k(M):M}function b(){}
function N(M){return M&&typeof M=="object"&&typeof M.pipe=="function"&&typeof M.on=="function"}function U(M){if(M===null)
return!1;if(M instanceof e)return!0;if(typeof M!="object")return!1;{const Ee=M[Symbol.toStringTag];return(Ee==="Blob"||Ee===
"File")&&("stream"in M&&typeof M.stream=="function"||"arrayBuffer"in M&&typeof M.arrayBuffer=="function")}}function i(M,Ee){
if(M.includes("?")||M.includes("#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');
const Re=o(Ee);return Re&&(M+="?"+Re),M}function r(M){const Ee=parseInt(M,10);return Ee===Number(M)&&Ee>=0&&Ee<=65535}function g(M){
return M!=null&&M[0]==="h"&&M[1]==="t"&&M[2]==="t"&&M[3]==="p"&&(M[4]===":"||M[4]==="s"&&M[5]===":")}function A(M){if(typeof M==
"string"){if(M=new URL(M),!g(M.origin||M.protocol))throw new E("Invalid URL protocol: the URL must start with `http:` or\
 `https:`.");return M}if(!M||typeof M!="object")throw new E("Invalid URL: The URL argument must be a non-null object.");
if(!(M instanceof URL)){if(M.port!=null&&M.port!==""&&r(M.port)===!1)throw new E("Invalid URL: port must be a valid inte\
ger or a string representation of an integer.");if(M.path!=null&&typeof M.path!="string")throw new E("Invalid URL path: \
the path must be a string or null/undefined.");if(M.pathname!=null&&typeof M.pathname!="string")throw new E("Invalid URL\
 pathname: the pathname must be a string or null/undefined.");if(M.hostname!=null&&typeof M.hostname!="string")throw new E(
"Invalid URL hostname: the hostname must be a string or null/undefined.");if(M.origin!=null&&typeof M.origin!="string")throw new E(
"Invalid URL origin: the origin must be a string or null/undefined.");if(!g(M.origin||M.protocol))throw new E("Invalid U\
RL protocol: the URL must start with `http:` or `https:`.");const Ee=M.port!=null?M.port:M.protocol==="https:"?443:80;let Re=M.
origin!=null?M.origin:`${M.protocol||""}//${M.hostname||""}:${Ee}`,Ye=M.path!=null?M.path:`${M.pathname||""}${M.search||
""}`;return Re[Re.length-1]==="/"&&(Re=Re.slice(0,Re.length-1)),Ye&&Ye[0]!=="/"&&(Ye=`/${Ye}`),new URL(`${Re}${Ye}`)}if(!g(
M.origin||M.protocol))throw new E("Invalid URL protocol: the URL must start with `http:` or `https:`.");return M}function c(M){
if(M=A(M),M.pathname!=="/"||M.search||M.hash)throw new E("invalid url");return M}function h(M){if(M[0]==="["){const Re=M.
indexOf("]");return n(Re!==-1),M.substring(1,Re)}const Ee=M.indexOf(":");return Ee===-1?M:M.substring(0,Ee)}function l(M){
if(!M)return null;n(typeof M=="string");const Ee=h(M);return B.isIP(Ee)?"":Ee}function u(M){return JSON.parse(JSON.stringify(
M))}function w(M){return M!=null&&typeof M[Symbol.asyncIterator]=="function"}function L(M){return M!=null&&(typeof M[Symbol.
iterator]=="function"||typeof M[Symbol.asyncIterator]=="function")}function v(M){if(M==null)return 0;if(N(M)){const Ee=M.
_readableState;return Ee&&Ee.objectMode===!1&&Ee.ended===!0&&Number.isFinite(Ee.length)?Ee.length:null}else{if(U(M))return M.
size!=null?M.size:null;if(le(M))return M.byteLength}return null}function P(M){return M&&!!(M.destroyed||M[D]||d.isDestroyed?.(
M))}function Z(M,Ee){M==null||!N(M)||P(M)||(typeof M.destroy=="function"?(Object.getPrototypeOf(M).constructor===a&&(M.socket=
null),M.destroy(Ee)):Ee&&queueMicrotask(()=>{M.emit("error",Ee)}),M.destroyed!==!0&&(M[D]=!0))}const Be=/timeout=(\d+)/;
function ye(M){const Ee=M.toString().match(Be);return Ee?parseInt(Ee[1],10)*1e3:null}function J(M){return typeof M=="str\
ing"?Q[M]??M.toLowerCase():C.lookup(M)??M.toString("latin1").toLowerCase()}function x(M){return C.lookup(M)??M.toString(
"latin1").toLowerCase()}function Ae(M,Ee){Ee===void 0&&(Ee={});for(let Re=0;Re<M.length;Re+=2){const Ye=J(M[Re]);let Oe=Ee[Ye];
if(Oe)typeof Oe=="string"&&(Oe=[Oe],Ee[Ye]=Oe),Oe.push(M[Re+1].toString("utf8"));else{const Ge=M[Re+1];typeof Ge=="strin\
g"?Ee[Ye]=Ge:Ee[Ye]=Array.isArray(Ge)?Ge.map($e=>$e.toString("utf8")):Ge.toString("utf8")}}return"content-length"in Ee&&
"content-disposition"in Ee&&(Ee["content-disposition"]=Buffer.from(Ee["content-disposition"]).toString("latin1")),Ee}function X(M){
const Ee=M.length,Re=new Array(Ee);let Ye=!1,Oe=-1,Ge,$e,rt=0;for(let st=0;st<M.length;st+=2)Ge=M[st],$e=M[st+1],typeof Ge!=
"string"&&(Ge=Ge.toString()),typeof $e!="string"&&($e=$e.toString("utf8")),rt=Ge.length,rt===14&&Ge[7]==="-"&&(Ge==="con\
tent-length"||Ge.toLowerCase()==="content-length")?Ye=!0:rt===19&&Ge[7]==="-"&&(Ge==="content-disposition"||Ge.toLowerCase()===
"content-disposition")&&(Oe=st+1),Re[st]=Ge,Re[st+1]=$e;return Ye&&Oe!==-1&&(Re[Oe]=Buffer.from(Re[Oe]).toString("latin1")),
Re}function le(M){return M instanceof Uint8Array||Buffer.isBuffer(M)}function me(M,Ee,Re){if(!M||typeof M!="object")throw new E(
"handler must be an object");if(typeof M.onConnect!="function")throw new E("invalid onConnect method");if(typeof M.onError!=
"function")throw new E("invalid onError method");if(typeof M.onBodySent!="function"&&M.onBodySent!==void 0)throw new E("\
invalid onBodySent method");if(Re||Ee==="CONNECT"){if(typeof M.onUpgrade!="function")throw new E("invalid onUpgrade meth\
od")}else{if(typeof M.onHeaders!="function")throw new E("invalid onHeaders method");if(typeof M.onData!="function")throw new E(
"invalid onData method");if(typeof M.onComplete!="function")throw new E("invalid onComplete method")}}function pe(M){return!!(M&&
(d.isDisturbed(M)||M[p]))}function se(M){return!!(M&&d.isErrored(M))}function re(M){return!!(M&&d.isReadable(M))}function ge(M){
return{localAddress:M.localAddress,localPort:M.localPort,remoteAddress:M.remoteAddress,remotePort:M.remotePort,remoteFamily:M.
remoteFamily,timeout:M.timeout,bytesWritten:M.bytesWritten,bytesRead:M.bytesRead}}function j(M){let Ee;return new ReadableStream(
{async start(){Ee=M[Symbol.asyncIterator]()},async pull(Re){const{done:Ye,value:Oe}=await Ee.next();if(Ye)queueMicrotask(
()=>{Re.close(),Re.byobRequest?.respond(0)});else{const Ge=Buffer.isBuffer(Oe)?Oe:Buffer.from(Oe);Ge.byteLength&&Re.enqueue(
new Uint8Array(Ge))}return Re.desiredSize>0},async cancel(Re){await Ee.return()},type:"bytes"})}function Se(M){return M&&
typeof M=="object"&&typeof M.append=="function"&&typeof M.delete=="function"&&typeof M.get=="function"&&typeof M.getAll==
"function"&&typeof M.has=="function"&&typeof M.set=="function"&&M[Symbol.toStringTag]==="FormData"}function Ie(M,Ee){return"\
addEventListener"in M?(M.addEventListener("abort",Ee,{once:!0}),()=>M.removeEventListener("abort",Ee)):(M.addListener("a\
bort",Ee),()=>M.removeListener("abort",Ee))}const ne=typeof String.prototype.toWellFormed=="function",ce=typeof String.prototype.
isWellFormed=="function";function Ce(M){return ne?`${M}`.toWellFormed():I.toUSVString(M)}function we(M){return ce?`${M}`.
isWellFormed():Ce(M)===`${M}`}function xe(M){switch(M){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return M>=33&&M<=126}}function _e(M){if(M.length===0)return!1;for(let Ee=0;Ee<M.length;++Ee)if(!xe(M.charCodeAt(
Ee)))return!1;return!0}const qe=/[^\t\x20-\x7e\x80-\xff]/;function nt(M){return!qe.test(M)}function Me(M){if(M==null||M===
"")return{start:0,end:null,size:null};const Ee=M?M.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return Ee?{start:parseInt(Ee[1]),
end:Ee[2]?parseInt(Ee[2]):null,size:Ee[3]?parseInt(Ee[3]):null}:null}function Ke(M,Ee,Re){return(M[m]??=[]).push([Ee,Re]),
M.on(Ee,Re),M}function Je(M){for(const[Ee,Re]of M[m]??[])M.removeListener(Ee,Re);M[m]=null}function je(M,Ee,Re){try{Ee.onError(
Re),n(Ee.aborted)}catch(Ye){M.emit("error",Ye)}}const ve=Object.create(null);ve.enumerable=!0;const ot={delete:"DELETE",
DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",
put:"PUT",PUT:"PUT"},de={...ot,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(ot,null),Object.setPrototypeOf(de,null),
W.exports={kEnumerableProperty:ve,nop:b,isDisturbed:pe,isErrored:se,isReadable:re,toUSVString:Ce,isUSVString:we,isBlobLike:U,
parseOrigin:c,parseURL:A,getServerName:l,isStream:N,isIterable:L,isAsyncIterable:w,isDestroyed:P,headerNameToString:J,bufferToLowerCasedHeaderName:x,
addListener:Ke,removeAllListeners:Je,errorRequest:je,parseRawHeaders:X,parseHeaders:Ae,parseKeepAliveTimeout:ye,destroy:Z,
bodyLength:v,deepClone:u,ReadableStreamFrom:j,isBuffer:le,validateHandler:me,getSocketInfo:ge,isFormDataLike:Se,buildURL:i,
addAbortListener:Ie,isValidHTTPToken:_e,isValidHeaderValue:nt,isTokenCharCode:xe,parseRangeHeader:Me,normalizedMethodRecordsBase:ot,
normalizedMethodRecords:de,isValidPort:r,isHttpOrHttpsPrefixed:g,nodeMajor:R,nodeMinor:T,safeHTTPMethods:["GET","HEAD","\
OPTIONS","TRACE"],wrapRequestBody:G}},57405:function(W,K,t){"use strict";const{InvalidArgumentError:n}=t(68707),{kClients:D,
kRunning:p,kClose:m,kDestroy:f,kDispatch:a,kInterceptors:d}=t(36443),B=t(21841),e=t(30628),I=t(23701),o=t(3440),s=t(25092),
E=Symbol("onConnect"),Q=Symbol("onDisconnect"),C=Symbol("onConnectionError"),R=Symbol("maxRedirections"),T=Symbol("onDra\
in"),k=Symbol("factory"),G=Symbol("options");function b(U,i){return i&&i.connections===1?new I(U,i):new e(U,i)}class N extends B{constructor({
factory:i=b,maxRedirections:r=0,connect:g,tls:A,...c}={}){if(typeof i!="function")throw new n("factory must be a functio\
n.");if(g!=null&&typeof g!="function"&&typeof g!="object")throw new n("connect must be a function or an object");if(!Number.
isInteger(r)||r<0)throw new n("maxRedirections must be a positive number");super(c),g&&typeof g!="function"&&(g={...g}),
A&&typeof A!="function"&&(A={...A}),this[d]=c.interceptors?.Agent&&Array.isArray(c.interceptors.Agent)?c.interceptors.Agent:
[s({maxRedirections:r})],this[G]={...o.deepClone(c),connect:g,tls:A},this[G].interceptors=c.interceptors?{...c.interceptors}:
void 0,this[R]=r,this[k]=i,this[D]=new Map,this[T]=(h,l)=>{this.emit("drain",h,[this,...l])},this[E]=(h,l)=>{this.emit("\
connect",h,[this,...l])},this[Q]=(h,l,u)=>{this.emit("disconnect",h,[this,...l],u)},this[C]=(h,l,u)=>{this.emit("connect\
ionError",h,[this,...l],u)}}get[p](){let i=0;for(const r of this[D].values())i+=r[p];return i}[a](i,r){let g;if(i.origin&&
(typeof i.origin=="string"||i.origin instanceof URL))g=String(i.origin);else throw new n("opts.origin must be a non-empt\
y string or URL.");let A=this[D].get(g);return A||(A=this[k](i.origin,this[G]).on("drain",this[T]).on("connect",this[E]).
on("disconnect",this[Q]).on("connectionError",this[C]),this[D].set(g,A)),A.dispatch(i,r)}async[m](){const i=[];for(const r of this[D].
values())i.push(r.close());this[D].clear(),await Promise.all(i)}async[f](i){const r=[];for(const g of this[D].values())r.
push(g.destroy(i));this[D].clear(),await Promise.all(r)}}W.exports=N},837:function(W,K,t){"use strict";const{BalancedPoolMissingUpstreamError:n,
InvalidArgumentError:D}=t(68707),{PoolBase:p,kClients:m,kNeedDrain:f,kAddClient:a,kRemoveClient:d,kGetDispatcher:B}=t(42128),
e=t(30628),{kUrl:I,kInterceptors:o}=t(36443),{parseOrigin:s}=t(3440),E=Symbol("factory"),Q=Symbol("options"),C=Symbol("k\
GreatestCommonDivisor"),R=Symbol("kCurrentWeight"),T=Symbol("kIndex"),k=Symbol("kWeight"),G=Symbol("kMaxWeightPerServer"),
b=Symbol("kErrorPenalty");function N(r,g){if(r===0)return g;for(;g!==0;){const A=g;g=r%g,r=A}return r}function U(r,g){return new e(
r,g)}class i extends p{constructor(g=[],{factory:A=U,...c}={}){if(super(),this[Q]=c,this[T]=-1,this[R]=0,this[G]=this[Q].
maxWeightPerServer||100,this[b]=this[Q].errorPenalty||15,Array.isArray(g)||(g=[g]),typeof A!="function")throw new D("fac\
tory must be a function.");this[o]=c.interceptors?.BalancedPool&&Array.isArray(c.interceptors.BalancedPool)?c.interceptors.
BalancedPool:[],this[E]=A;for(const h of g)this.addUpstream(h);this._updateBalancedPoolStats()}addUpstream(g){const A=s(
g).origin;if(this[m].find(h=>h[I].origin===A&&h.closed!==!0&&h.destroyed!==!0))return this;const c=this[E](A,Object.assign(
{},this[Q]));this[a](c),c.on("connect",()=>{c[k]=Math.min(this[G],c[k]+this[b])}),c.on("connectionError",()=>{c[k]=Math.
max(1,c[k]-this[b]),this._updateBalancedPoolStats()}),c.on("disconnect",(...h)=>{const l=h[2];l&&l.code==="UND_ERR_SOCKE\
T"&&(c[k]=Math.max(1,c[k]-this[b]),this._updateBalancedPoolStats())});for(const h of this[m])h[k]=this[G];return this._updateBalancedPoolStats(),
this}_updateBalancedPoolStats(){let g=0;for(let A=0;A<this[m].length;A++)g=N(this[m][A][k],g);this[C]=g}removeUpstream(g){
const A=s(g).origin,c=this[m].find(h=>h[I].origin===A&&h.closed!==!0&&h.destroyed!==!0);return c&&this[d](c),this}get upstreams(){
return this[m].filter(g=>g.closed!==!0&&g.destroyed!==!0).map(g=>g[I].origin)}[B](){if(this[m].length===0)throw new n;if(!this[m].
find(l=>!l[f]&&l.closed!==!0&&l.destroyed!==!0)||this[m].map(l=>l[f]).reduce((l,u)=>l&&u,!0))return;let c=0,h=this[m].findIndex(
l=>!l[f]);for(;c++<this[m].length;){this[T]=(this[T]+1)%this[m].length;const l=this[m][this[T]];if(l[k]>this[m][h][k]&&!l[f]&&
(h=this[T]),this[T]===0&&(this[R]=this[R]-this[C],this[R]<=0&&(this[R]=this[G])),l[k]>=this[R]&&!l[f])return l}return this[R]=
this[m][h][k],this[T]=h,this[m][h]}}W.exports=i},637:function(W,K,t){"use strict";const n=t(34589),D=t(3440),{channels:p}=t(
42414),m=t(96603),{RequestContentLengthMismatchError:f,ResponseContentLengthMismatchError:a,RequestAbortedError:d,InvalidArgumentError:B,
HeadersTimeoutError:e,HeadersOverflowError:I,SocketError:o,InformationalError:s,BodyTimeoutError:E,HTTPParserError:Q,ResponseExceededMaxSizeError:C}=t(
68707),{kUrl:R,kReset:T,kClient:k,kParser:G,kBlocking:b,kRunning:N,kPending:U,kSize:i,kWriting:r,kQueue:g,kNoRef:A,kKeepAliveDefaultTimeout:c,
kHostHeader:h,kPendingIdx:l,kRunningIdx:u,kError:w,kPipelining:L,kSocket:v,kKeepAliveTimeoutValue:P,kMaxHeadersSize:Z,kKeepAliveMaxTimeout:Be,
kKeepAliveTimeoutThreshold:ye,kHeadersTimeout:J,kBodyTimeout:x,kStrictContentLength:Ae,kMaxRequests:X,kCounter:le,kMaxResponseSize:me,
kOnError:pe,kResume:se,kHTTPContext:re}=t(36443),ge=t(52824),j=Buffer.alloc(0),Se=Buffer[Symbol.species],Ie=D.addListener,
ne=D.removeAllListeners,ce=Symbol("kIdleSocketValidation"),Ce=Symbol("kIdleSocketValidationTimeout"),we=Symbol("kSocketU\
sed");let xe;async function _e(){const Ne=process.env.JEST_WORKER_ID?t(63870):void 0;let $;try{$=await WebAssembly.compile(
t(53434))}catch{$=await WebAssembly.compile(Ne||t(63870))}return await WebAssembly.instantiate($,{env:{wasm_on_url:(F,O,y)=>0,
wasm_on_status:(F,O,y)=>{n(Me.ptr===F);const q=O-je+Ke.byteOffset;return Me.onStatus(new Se(Ke.buffer,q,y))||0},wasm_on_message_begin:F=>(n(
Me.ptr===F),Me.onMessageBegin()||0),wasm_on_header_field:(F,O,y)=>{n(Me.ptr===F);const q=O-je+Ke.byteOffset;return Me.onHeaderField(
new Se(Ke.buffer,q,y))||0},wasm_on_header_value:(F,O,y)=>{n(Me.ptr===F);const q=O-je+Ke.byteOffset;return Me.onHeaderValue(
new Se(Ke.buffer,q,y))||0},wasm_on_headers_complete:(F,O,y,q)=>(n(Me.ptr===F),Me.onHeadersComplete(O,!!y,!!q)||0),wasm_on_body:(F,O,y)=>{
n(Me.ptr===F);const q=O-je+Ke.byteOffset;return Me.onBody(new Se(Ke.buffer,q,y))||0},wasm_on_message_complete:F=>(n(Me.ptr===
F),Me.onMessageComplete()||0)}})}let qe=null,nt=_e();nt.catch();let Me=null,Ke=null,Je=0,je=null;const ve=0,ot=1,de=2|ot,
M=4|ot,Ee=8|ve;class Re{constructor($,F,{exports:O}){n(Number.isFinite($[Z])&&$[Z]>0),this.llhttp=O,this.ptr=this.llhttp.
llhttp_alloc(ge.TYPE.RESPONSE),this.client=$,this.socket=F,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,
this.statusCode=null,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=$[Z],this.
shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength=
"",this.connection="",this.maxResponseSize=$[me]}setTimeout($,F){$!==this.timeoutValue||F&ot^this.timeoutType&ot?(this.timeout&&
(m.clearTimeout(this.timeout),this.timeout=null),$&&(F&ot?this.timeout=m.setFastTimeout(Ye,$,new WeakRef(this)):(this.timeout=
setTimeout(Ye,$,new WeakRef(this)),this.timeout.unref())),this.timeoutValue=$):this.timeout&&this.timeout.refresh&&this.
timeout.refresh(),this.timeoutType=F}resume(){this.socket.destroyed||!this.paused||(n(this.ptr!=null),n(Me==null),this.llhttp.
llhttp_resume(this.ptr),n(this.timeoutType===M),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,
this.execute(this.socket.read()||j),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const $=this.socket.read();
if($===null)break;this.execute($)}}execute($){n(this.ptr!=null),n(Me==null),n(!this.paused);const{socket:F,llhttp:O}=this;
$.length>Je&&(je&&O.free(je),Je=Math.ceil($.length/4096)*4096,je=O.malloc(Je)),new Uint8Array(O.memory.buffer,je,Je).set(
$);try{let y;try{Ke=$,Me=this,y=O.llhttp_execute(this.ptr,je,$.length)}catch(te){throw te}finally{Me=null,Ke=null}const q=O.
llhttp_get_error_pos(this.ptr)-je;if(y!==ge.ERROR.OK){const te=$.subarray(q);if(y===ge.ERROR.PAUSED_UPGRADE)this.onUpgrade(
te);else if(y===ge.ERROR.PAUSED)this.paused=!0,F.unshift(te);else throw this.createError(y,te)}}catch(y){D.destroy(F,y)}}finish(){
n(Me===null),n(this.ptr!=null),n(!this.paused);const{llhttp:$}=this;let F;try{Me=this,F=$.llhttp_finish(this.ptr)}finally{
Me=null}return F===ge.ERROR.OK?null:F===ge.ERROR.PAUSED||F===ge.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(
F,j)}createError($,F){const{llhttp:O,contentLength:y,bytesRead:q}=this;if(y&&q!==parseInt(y,10))return new a;const te=O.
llhttp_get_error_reason(this.ptr);let ie="";if(te){const ae=new Uint8Array(O.memory.buffer,te).indexOf(0);ie="Response d\
oes not match the HTTP/1.1 protocol ("+Buffer.from(O.memory.buffer,te,ae).toString()+")"}return new Q(ie,ge.ERROR[$],F)}destroy(){
n(this.ptr!=null),n(Me==null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&m.clearTimeout(this.timeout),
this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus($){this.statusText=$.toString()}onMessageBegin(){
const{socket:$,client:F}=this;if($.destroyed)return-1;if(F[N]===0)return D.destroy($,new o("bad response",D.getSocketInfo(
$))),-1;const O=F[g][F[u]];if(!O)return-1;O.onResponseStarted()}onHeaderField($){const F=this.headers.length;(F&1)===0?this.
headers.push($):this.headers[F-1]=Buffer.concat([this.headers[F-1],$]),this.trackHeader($.length)}onHeaderValue($){let F=this.
headers.length;(F&1)===1?(this.headers.push($),F+=1):this.headers[F-1]=Buffer.concat([this.headers[F-1],$]);const O=this.
headers[F-2];if(O.length===10){const y=D.bufferToLowerCasedHeaderName(O);y==="keep-alive"?this.keepAlive+=$.toString():y===
"connection"&&(this.connection+=$.toString())}else O.length===14&&D.bufferToLowerCasedHeaderName(O)==="content-length"&&
(this.contentLength+=$.toString());this.trackHeader($.length)}trackHeader($){this.headersSize+=$,this.headersSize>=this.
headersMaxSize&&D.destroy(this.socket,new I)}onUpgrade($){const{upgrade:F,client:O,socket:y,headers:q,statusCode:te,statusText:ie}=this;
n(F),n(O[v]===y),n(!y.destroyed),n(!this.paused),n((q.length&1)===0);const ae=O[g][O[u]];n(ae),n(ae.upgrade||ae.method===
"CONNECT"),this.statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.headers=[],this.headersSize=0,y.unshift(
$),y[G].destroy(),y[G]=null,y[k]=null,y[w]=null,ne(y),O[v]=null,O[re]=null,O[g][O[u]++]=null,O.emit("disconnect",O[R],[O],
new s("upgrade"));try{ae.onUpgrade(te,q,y,ie)}catch(he){D.errorRequest(O,ae,he),D.destroy(y,he)}O[se]()}onHeadersComplete($,F,O){
const{client:y,socket:q,headers:te,statusText:ie}=this;if(q.destroyed)return-1;if(y[N]===0)return D.destroy(q,new o("bad\
 response",D.getSocketInfo(q))),-1;const ae=y[g][y[u]];if(!ae)return-1;if(n(!this.upgrade),n(this.statusCode<200),$===100)
return D.destroy(q,new o("bad response",D.getSocketInfo(q))),-1;if(F&&!ae.upgrade)return D.destroy(q,new o("bad upgrade",
D.getSocketInfo(q))),-1;if(n(this.timeoutType===de),this.statusCode=$,this.shouldKeepAlive=O||ae.method==="HEAD"&&!q[T]&&
this.connection.toLowerCase()==="keep-alive",this.statusCode>=200){const Te=ae.bodyTimeout!=null?ae.bodyTimeout:y[x];this.
setTimeout(Te,M)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(ae.method==="CONNECT")return n(y[N]===
1),this.upgrade=!0,2;if(F)return n(y[N]===1),this.upgrade=!0,2;if(n((this.headers.length&1)===0),this.headers=[],this.headersSize=
0,this.shouldKeepAlive&&y[L]){const Te=this.keepAlive?D.parseKeepAliveTimeout(this.keepAlive):null;if(Te!=null){const He=Math.
min(Te-y[ye],y[Be]);He<=0?q[T]=!0:y[P]=He}else y[P]=y[c]}else q[T]=!0;const he=ae.onHeaders($,te,this.resume,ie)===!1;return ae.
aborted?-1:ae.method==="HEAD"||$<200?1:(q[b]&&(q[b]=!1,y[se]()),he?ge.ERROR.PAUSED:0)}onBody($){const{client:F,socket:O,
statusCode:y,maxResponseSize:q}=this;if(O.destroyed)return-1;const te=F[g][F[u]];if(n(te),n(this.timeoutType===M),this.timeout&&
this.timeout.refresh&&this.timeout.refresh(),n(y>=200),q>-1&&this.bytesRead+$.length>q)return D.destroy(O,new C),-1;if(this.
bytesRead+=$.length,te.onData($)===!1)return ge.ERROR.PAUSED}onMessageComplete(){const{client:$,socket:F,statusCode:O,upgrade:y,
headers:q,contentLength:te,bytesRead:ie,shouldKeepAlive:ae}=this;if(F.destroyed&&(!O||ae))return-1;if(y)return;n(O>=100),
n((this.headers.length&1)===0);const he=$[g][$[u]];if(n(he),this.statusCode=null,this.statusText="",this.bytesRead=0,this.
contentLength="",this.keepAlive="",this.connection="",this.headers=[],this.headersSize=0,!(O<200)){if(he.method!=="HEAD"&&
te&&ie!==parseInt(te,10))return D.destroy(F,new a),-1;if(he.onComplete(q),$[g][$[u]++]=null,F[we]=!0,F[r])return n($[N]===
0),D.destroy(F,new s("reset")),ge.ERROR.PAUSED;if(ae){if(F[T]&&$[N]===0)return D.destroy(F,new s("reset")),ge.ERROR.PAUSED;
$[L]==null||$[L]===1?setImmediate(()=>$[se]()):$[se]()}else return D.destroy(F,new s("reset")),ge.ERROR.PAUSED}}}function Ye(Ne){
const{socket:$,timeoutType:F,client:O,paused:y}=Ne.deref();F===de?(!$[r]||$.writableNeedDrain||O[N]>1)&&(n(!y,"cannot be\
 paused while waiting for headers"),D.destroy($,new e)):F===M?y||D.destroy($,new E):F===Ee&&(n(O[N]===0&&O[P]),D.destroy(
$,new s("socket idle timeout")))}async function Oe(Ne,$){Ne[v]=$,qe||(qe=await nt,nt=null),$[A]=!1,$[r]=!1,$[T]=!1,$[b]=
!1,$[ce]=0,$[Ce]=null,$[we]=!1,$[G]=new Re(Ne,$,qe),Ie($,"error",function(O){const y=this[G];if(O.code==="ECONNRESET"&&y.
statusCode&&!y.shouldKeepAlive){const q=y.finish();q&&(this[w]=q,this[k][pe](q));return}this[w]=O,this[k][pe](O)}),Ie($,
"readable",function(){const O=this[G];O&&O.readMore()}),Ie($,"end",function(){const O=this[G];if(O.statusCode&&!O.shouldKeepAlive){
const y=O.finish();y&&D.destroy(this,y);return}D.destroy(this,new o("other side closed",D.getSocketInfo(this)))}),Ie($,"\
close",function(){const O=this[k],y=this[G];Ge(this),y&&(!this[w]&&y.statusCode&&!y.shouldKeepAlive&&(this[w]=y.finish()||
this[w]),this[G].destroy(),this[G]=null);const q=this[w]||new o("closed",D.getSocketInfo(this));if(O[v]=null,O[re]=null,
O.destroyed){n(O[U]===0);const te=O[g].splice(O[u]);for(let ie=0;ie<te.length;ie++){const ae=te[ie];D.errorRequest(O,ae,
q)}}else if(O[N]>0&&q.code!=="UND_ERR_INFO"){const te=O[g][O[u]];O[g][O[u]++]=null,D.errorRequest(O,te,q)}O[l]=O[u],n(O[N]===
0),O.emit("disconnect",O[R],[O],q),O[se]()});let F=!1;return $.on("close",()=>{F=!0}),{version:"h1",defaultPipelining:1,
write(...O){return ct(Ne,...O)},resume(){rt(Ne)},destroy(O,y){F?queueMicrotask(y):$.destroy(O).on("close",y)},get destroyed(){
return $.destroyed},busy(O){return!!($[r]||$[T]||$[b]||$[ce]===1||O&&(Ne[N]>0&&!O.idempotent||Ne[N]>0&&(O.upgrade||O.method===
"CONNECT")||Ne[N]>0&&D.bodyLength(O.body)!==0&&(D.isStream(O.body)||D.isAsyncIterable(O.body)||D.isFormDataLike(O.body))))}}}
function Ge(Ne){Ne[Ce]&&(clearImmediate(Ne[Ce]),Ne[Ce]=null),Ne[ce]=0}function $e(Ne,$){$[ce]=1,$[Ce]=setImmediate(()=>{
$[Ce]=null,$[ce]=2,Ne[v]===$&&!$.destroyed&&Ne[se]()})}function rt(Ne){const $=Ne[v];if($&&!$.destroyed){if(Ne[i]===0?!$[A]&&
$.unref&&($.unref(),$[A]=!0):$[A]&&$.ref&&($.ref(),$[A]=!1),Ne[N]===0&&Ne[U]>0&&$[we]){if($[ce]===0)return $e(Ne,$),$[G].
readMore(),$.destroyed,void 0;if($[ce]===1)return $[G].readMore(),$.destroyed,void 0}if(Ne[N]===0&&($[G].readMore(),$.destroyed))
return;if(Ne[i]===0)$[G].timeoutType!==Ee&&$[G].setTimeout(Ne[P],Ee);else if(Ne[N]>0&&$[G].statusCode<200&&$[G].timeoutType!==
de){const F=Ne[g][Ne[u]],O=F.headersTimeout!=null?F.headersTimeout:Ne[J];$[G].setTimeout(O,de)}}}function st(Ne){return Ne!==
"GET"&&Ne!=="HEAD"&&Ne!=="OPTIONS"&&Ne!=="TRACE"&&Ne!=="CONNECT"}function ct(Ne,$){const{method:F,path:O,host:y,upgrade:q,
blocking:te,reset:ie}=$;let{body:ae,headers:he,contentLength:Te}=$;const He=F==="PUT"||F==="POST"||F==="PATCH"||F==="QUE\
RY"||F==="PROPFIND"||F==="PROPPATCH";if(D.isFormDataLike(ae)){xe||(xe=t(84492).extractBody);const[ee,fe]=xe(ae);$.contentType==
null&&he.push("content-type",fe),ae=ee.stream,Te=ee.length}else if(D.isBlobLike(ae)&&$.contentType==null){const ee=ae.type;
if(ee){const fe=`${ee}`;if(!D.isValidHeaderValue(fe))return D.errorRequest(Ne,$,new B("invalid content-type header")),!1;
he.push("content-type",fe)}}ae&&typeof ae.read=="function"&&ae.read(0);const Xe=D.bodyLength(ae);if(Te=Xe??Te,Te===null&&
(Te=$.contentLength),Te===0&&!He&&(Te=null),st(F)&&Te>0&&$.contentLength!==null&&$.contentLength!==Te){if(Ne[Ae])return D.
errorRequest(Ne,$,new f),!1;process.emitWarning(new f)}const V=Ne[v];Ge(V);const H=ee=>{if(!$.aborted){if($.completed){($.
upgrade||$.method==="CONNECT")&&D.destroy(V,new s("aborted"));return}D.errorRequest(Ne,$,ee||new d),D.destroy(ae),D.destroy(
V,new s("aborted"))}};try{$.onConnect(H)}catch(ee){D.errorRequest(Ne,$,ee)}if($.aborted)return!1;F==="HEAD"&&(V[T]=!0),(q||
F==="CONNECT")&&(V[T]=!0),ie!=null&&(V[T]=ie),Ne[X]&&V[le]++>=Ne[X]&&(V[T]=!0),te&&(V[b]=!0);let z=`${F} ${O} HTTP/1.1\r
`;if(typeof y=="string"?z+=`host: ${y}\r
`:z+=Ne[h],q?z+=`connection: upgrade\r
upgrade: ${q}\r
`:Ne[L]&&!V[T]?z+=`connection: keep-alive\r
`:z+=`connection: close\r
`,Array.isArray(he))for(let ee=0;ee<he.length;ee+=2){const fe=he[ee+0],Qe=he[ee+1];if(Array.isArray(Qe))for(let De=0;De<
Qe.length;De++)z+=`${fe}: ${Qe[De]}\r
`;else z+=`${fe}: ${Qe}\r
`}return p.sendHeaders.hasSubscribers&&p.sendHeaders.publish({request:$,headers:z,socket:V}),!ae||Xe===0?ht(H,null,Ne,$,
V,Te,z,He):D.isBuffer(ae)?ht(H,ae,Ne,$,V,Te,z,He):D.isBlobLike(ae)?typeof ae.stream=="function"?Bt(H,ae.stream(),Ne,$,V,
Te,z,He):Qt(H,ae,Ne,$,V,Te,z,He):D.isStream(ae)?gt(H,ae,Ne,$,V,Te,z,He):D.isIterable(ae)?Bt(H,ae,Ne,$,V,Te,z,He):n(!1),!0}
function gt(Ne,$,F,O,y,q,te,ie){n(q!==0||F[N]===0,"stream body cannot be pipelined");let ae=!1;const he=new ut({abort:Ne,
socket:y,request:O,contentLength:q,client:F,expectsPayload:ie,header:te}),Te=function(H){if(!ae)try{!he.write(H)&&this.pause&&
this.pause()}catch(z){D.destroy(this,z)}},He=function(){ae||$.resume&&$.resume()},Xe=function(){if(queueMicrotask(()=>{$.
removeListener("error",V)}),!ae){const H=new d;queueMicrotask(()=>V(H))}},V=function(H){if(!ae){if(ae=!0,n(y.destroyed||
y[r]&&F[N]<=1),y.off("drain",He).off("error",V),$.removeListener("data",Te).removeListener("end",V).removeListener("clos\
e",Xe),!H)try{he.end()}catch(z){H=z}he.destroy(H),H&&(H.code!=="UND_ERR_INFO"||H.message!=="reset")?D.destroy($,H):D.destroy(
$)}};$.on("data",Te).on("end",V).on("error",V).on("close",Xe),$.resume&&$.resume(),y.on("drain",He).on("error",V),$.errorEmitted??
$.errored?setImmediate(()=>V($.errored)):($.endEmitted??$.readableEnded)&&setImmediate(()=>V(null)),($.closeEmitted??$.closed)&&
setImmediate(Xe)}function ht(Ne,$,F,O,y,q,te,ie){try{$?D.isBuffer($)&&(n(q===$.byteLength,"buffer body must have content\
 length"),y.cork(),y.write(`${te}content-length: ${q}\r
\r
`,"latin1"),y.write($),y.uncork(),O.onBodySent($),!ie&&O.reset!==!1&&(y[T]=!0)):q===0?y.write(`${te}content-length: 0\r
\r
`,"latin1"):(n(q===null,"no body must not have content length"),y.write(`${te}\r
`,"latin1")),O.onRequestSent(),F[se]()}catch(ae){Ne(ae)}}async function Qt(Ne,$,F,O,y,q,te,ie){n(q===$.size,"blob body m\
ust have content length");try{if(q!=null&&q!==$.size)throw new f;const ae=Buffer.from(await $.arrayBuffer());y.cork(),y.
write(`${te}content-length: ${q}\r
\r
`,"latin1"),y.write(ae),y.uncork(),O.onBodySent(ae),O.onRequestSent(),!ie&&O.reset!==!1&&(y[T]=!0),F[se]()}catch(ae){Ne(
ae)}}async function Bt(Ne,$,F,O,y,q,te,ie){n(q!==0||F[N]===0,"iterator body cannot be pipelined");let ae=null;function he(){
if(ae){const Xe=ae;ae=null,Xe()}}const Te=()=>new Promise((Xe,V)=>{n(ae===null),y[w]?V(y[w]):ae=Xe});y.on("close",he).on(
"drain",he);const He=new ut({abort:Ne,socket:y,request:O,contentLength:q,client:F,expectsPayload:ie,header:te});try{for await(const Xe of $){
if(y[w])throw y[w];He.write(Xe)||await Te()}He.end()}catch(Xe){He.destroy(Xe)}finally{y.off("close",he).off("drain",he)}}
class ut{constructor({abort:$,socket:F,request:O,contentLength:y,client:q,expectsPayload:te,header:ie}){this.socket=F,this.
request=O,this.contentLength=y,this.client=q,this.bytesWritten=0,this.expectsPayload=te,this.header=ie,this.abort=$,F[r]=
!0}write($){const{socket:F,request:O,contentLength:y,client:q,bytesWritten:te,expectsPayload:ie,header:ae}=this;if(F[w])
throw F[w];if(F.destroyed)return!1;const he=Buffer.byteLength($);if(!he)return!0;if(y!==null&&te+he>y){if(q[Ae])throw new f;
process.emitWarning(new f)}F.cork(),te===0&&(!ie&&O.reset!==!1&&(F[T]=!0),y===null?F.write(`${ae}transfer-encoding: chun\
ked\r
`,"latin1"):F.write(`${ae}content-length: ${y}\r
\r
`,"latin1")),y===null&&F.write(`\r
${he.toString(16)}\r
`,"latin1"),this.bytesWritten+=he;const Te=F.write($);return F.uncork(),O.onBodySent($),Te||F[G].timeout&&F[G].timeoutType===
de&&F[G].timeout.refresh&&F[G].timeout.refresh(),Te}end(){const{socket:$,contentLength:F,client:O,bytesWritten:y,expectsPayload:q,
header:te,request:ie}=this;if(ie.onRequestSent(),$[r]=!1,$[w])throw $[w];if(!$.destroyed){if(y===0?q?$.write(`${te}conte\
nt-length: 0\r
\r
`,"latin1"):$.write(`${te}\r
`,"latin1"):F===null&&$.write(`\r
0\r
\r
`,"latin1"),F!==null&&y!==F){if(O[Ae])throw new f;process.emitWarning(new f)}$[G].timeout&&$[G].timeoutType===de&&$[G].timeout.
refresh&&$[G].timeout.refresh(),O[se]()}}destroy($){const{socket:F,client:O,abort:y}=this;F[r]=!1,$&&(n(O[N]<=1,"pipelin\
e should only contain this request"),y($))}}W.exports=Oe},88788:function(W,K,t){"use strict";const n=t(34589),{errorMonitor:D}=t(
78474),{pipeline:p}=t(57075),m=t(3440),{RequestContentLengthMismatchError:f,RequestAbortedError:a,SocketError:d,InformationalError:B}=t(
68707),{kUrl:e,kReset:I,kClient:o,kRunning:s,kPending:E,kQueue:Q,kPendingIdx:C,kRunningIdx:R,kError:T,kSocket:k,kStrictContentLength:G,
kOnError:b,kMaxConcurrentStreams:N,kHTTP2Session:U,kResume:i,kSize:r,kHTTPContext:g}=t(36443),A=Symbol("open streams");let c,
h=!1,l;try{l=t(32467)}catch{l={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:u,HTTP2_HEADER_METHOD:w,HTTP2_HEADER_PATH:L,
HTTP2_HEADER_SCHEME:v,HTTP2_HEADER_CONTENT_LENGTH:P,HTTP2_HEADER_EXPECT:Z,HTTP2_HEADER_STATUS:Be}}=l;function ye(ne){const ce=[];
for(const[Ce,we]of Object.entries(ne))if(Array.isArray(we))for(const xe of we)ce.push(Buffer.from(Ce),Buffer.from(xe));else
ce.push(Buffer.from(Ce),Buffer.from(we));return ce}function J(ne){const{[Be]:ce,...Ce}=ne;return ye(Ce)}async function x(ne,ce){
ne[k]=ce,h||(h=!0,process.emitWarning("H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"}));
const Ce=l.connect(ne[e],{createConnection:()=>ce,peerMaxConcurrentStreams:ne[N]});Ce[A]=0,Ce[o]=ne,Ce[k]=ce,m.addListener(
Ce,"error",X),m.addListener(Ce,"frameError",le),m.addListener(Ce,"end",me),m.addListener(Ce,"goaway",pe),m.addListener(Ce,
"close",function(){const{[o]:xe}=this,{[k]:_e}=xe,qe=this[k][T]||this[T]||new d("closed",m.getSocketInfo(_e));if(xe[U]=null,
xe.destroyed){n(xe[E]===0);const nt=xe[Q].splice(xe[R]);for(let Me=0;Me<nt.length;Me++){const Ke=nt[Me];m.errorRequest(xe,
Ke,qe)}}}),Ce.unref(),ne[U]=Ce,ce[U]=Ce,m.addListener(ce,"error",function(xe){this[T]=xe,this[o][b](xe)}),m.addListener(
ce,"end",function(){m.destroy(this,new d("other side closed",m.getSocketInfo(this)))}),m.addListener(ce,"close",function(){
const xe=this[T]||new d("closed",m.getSocketInfo(this));ne[k]=null,this[U]!=null&&this[U].destroy(xe),ne[C]=ne[R],n(ne[s]===
0),ne.emit("disconnect",ne[e],[ne],xe),ne[i]()});let we=!1;return ce.on("close",()=>{we=!0}),{version:"h2",defaultPipelining:1/0,
write(...xe){return re(ne,...xe)},resume(){Ae(ne)},destroy(xe,_e){we?queueMicrotask(_e):ce.destroy(xe).on("close",_e)},get destroyed(){
return ce.destroyed},busy(){return!1}}}function Ae(ne){const ce=ne[k];ce?.destroyed===!1&&(ne[r]===0&&ne[N]===0?(ce.unref(),
ne[U].unref()):(ce.ref(),ne[U].ref()))}function X(ne){this[k][T]=ne,this[o][b](ne)}function le(ne,ce,Ce){if(Ce===0){const we=new B(
`HTTP/2: "frameError" received - type ${ne}, code ${ce}`);this[k][T]=we,this[o][b](we)}}function me(){const ne=new d("ot\
her side closed",m.getSocketInfo(this[k]));this.destroy(ne),m.destroy(this[k],ne)}function pe(ne){const ce=this[T]||new d(
`HTTP/2: "GOAWAY" frame received with code ${ne}`,m.getSocketInfo(this)),Ce=this[o];if(Ce[k]=null,Ce[g]=null,this[U]!=null&&
(this[U].destroy(ce),this[U]=null),m.destroy(this[k],ce),Ce[R]<Ce[Q].length){const we=Ce[Q][Ce[R]];Ce[Q][Ce[R]++]=null,m.
errorRequest(Ce,we,ce),Ce[C]=Ce[R]}n(Ce[s]===0),Ce.emit("disconnect",Ce[e],[Ce],ce),Ce[i]()}function se(ne){return ne!==
"GET"&&ne!=="HEAD"&&ne!=="OPTIONS"&&ne!=="TRACE"&&ne!=="CONNECT"}function re(ne,ce){const Ce=ne[U],{method:we,path:xe,host:_e,
upgrade:qe,expectContinue:nt,signal:Me,headers:Ke}=ce;let{body:Je}=ce;if(qe)return m.errorRequest(ne,ce,new Error("Upgra\
de not supported for H2")),!1;const je={};for(let Ge=0;Ge<Ke.length;Ge+=2){const $e=Ke[Ge+0],rt=Ke[Ge+1];if(Array.isArray(
rt))for(let st=0;st<rt.length;st++)je[$e]?je[$e]+=`,${rt[st]}`:je[$e]=rt[st];else je[$e]=rt}let ve;const{hostname:ot,port:de}=ne[e];
je[u]=_e||`${ot}${de?`:${de}`:""}`,je[w]=we;const M=Ge=>{if(!ce.aborted){if(ce.completed){we==="CONNECT"&&ve!=null&&m.destroy(
ve,Ge||new a);return}Ge=Ge||new a,m.errorRequest(ne,ce,Ge),ve!=null&&m.destroy(ve,Ge),m.destroy(Je,Ge),ne[Q][ne[R]++]=null,
ne[i]()}};try{ce.onConnect(M)}catch(Ge){m.errorRequest(ne,ce,Ge)}if(ce.aborted)return!1;if(we==="CONNECT"){Ce.ref(),ve=Ce.
request(je,{endStream:!1,signal:Me});let Ge=!1;const $e=ct=>{Ge=!0,ve.off(D,rt),ce.onUpgradeResponse(Number(ct[Be]),ct,J)},
rt=ct=>{Ge=!0,ve.off("response",$e),ce.onUpgradeError(ct)},st=()=>{try{ce.onUpgrade(null,null,ve)}catch(ct){ve.off("resp\
onse",$e),M(ct);return}ce.aborted||(ve.off("error",M),ve.once(D,rt),ne[Q][ne[R]++]=null)};return ve.once("response",$e),
ve.once("error",M),++Ce[A],st(),ve.once("close",()=>{!Ge&&ce.completed&&(ve.off("response",$e),ve.off(D,rt),ce.onUpgradeError(
new B(`HTTP/2: "stream error" received - code ${ve.rstCode}`))),Ce[A]-=1,Ce[A]===0&&Ce.unref()}),!0}je[L]=xe,je[v]="http\
s";const Ee=we==="PUT"||we==="POST"||we==="PATCH";Je&&typeof Je.read=="function"&&Je.read(0);let Re=m.bodyLength(Je);if(m.
isFormDataLike(Je)){c??=t(84492).extractBody;const[Ge,$e]=c(Je);je["content-type"]=$e,Je=Ge.stream,Re=Ge.length}if(Re==null&&
(Re=ce.contentLength),(Re===0||!Ee)&&(Re=null),se(we)&&Re>0&&ce.contentLength!=null&&ce.contentLength!==Re){if(ne[G])return m.
errorRequest(ne,ce,new f),!1;process.emitWarning(new f)}Re!=null&&(n(Je,"no body must not have content length"),je[P]=`${Re}`),
Ce.ref();const Ye=we==="GET"||we==="HEAD"||Je===null;return nt?(je[Z]="100-continue",ve=Ce.request(je,{endStream:Ye,signal:Me}),
ve.once("continue",Oe)):(ve=Ce.request(je,{endStream:Ye,signal:Me}),Oe()),++Ce[A],ve.once("response",Ge=>{const{[Be]:$e,
...rt}=Ge;if(ce.onResponseStarted(),ce.aborted){const st=new a;m.errorRequest(ne,ce,st),m.destroy(ve,st);return}ce.onHeaders(
Number($e),ye(rt),ve.resume.bind(ve),"")===!1&&ve.pause(),ve.on("data",st=>{ce.onData(st)===!1&&ve.pause()})}),ve.once("\
end",()=>{(ve.state?.state==null||ve.state.state<6)&&ce.onComplete([]),Ce[A]===0&&Ce.unref(),M(new B("HTTP/2: stream hal\
f-closed (remote)")),ne[Q][ne[R]++]=null,ne[C]=ne[R],ne[i]()}),ve.once("close",()=>{Ce[A]-=1,Ce[A]===0&&Ce.unref()}),ve.
once("error",function(Ge){M(Ge)}),ve.once("frameError",(Ge,$e)=>{M(new B(`HTTP/2: "frameError" received - type ${Ge}, co\
de ${$e}`))}),!0;function Oe(){!Je||Re===0?ge(M,ve,null,ne,ce,ne[k],Re,Ee):m.isBuffer(Je)?ge(M,ve,Je,ne,ce,ne[k],Re,Ee):
m.isBlobLike(Je)?typeof Je.stream=="function"?Ie(M,ve,Je.stream(),ne,ce,ne[k],Re,Ee):Se(M,ve,Je,ne,ce,ne[k],Re,Ee):m.isStream(
Je)?j(M,ne[k],Ee,ve,Je,ne,ce,Re):m.isIterable(Je)?Ie(M,ve,Je,ne,ce,ne[k],Re,Ee):n(!1)}}function ge(ne,ce,Ce,we,xe,_e,qe,nt){
try{Ce!=null&&m.isBuffer(Ce)&&(n(qe===Ce.byteLength,"buffer body must have content length"),ce.cork(),ce.write(Ce),ce.uncork(),
ce.end(),xe.onBodySent(Ce)),nt||(_e[I]=!0),xe.onRequestSent(),we[i]()}catch(Me){ne(Me)}}function j(ne,ce,Ce,we,xe,_e,qe,nt){
n(nt!==0||_e[s]===0,"stream body cannot be pipelined");const Me=p(xe,we,Je=>{Je?(m.destroy(Me,Je),ne(Je)):(m.removeAllListeners(
Me),qe.onRequestSent(),Ce||(ce[I]=!0),_e[i]())});m.addListener(Me,"data",Ke);function Ke(Je){qe.onBodySent(Je)}}async function Se(ne,ce,Ce,we,xe,_e,qe,nt){
n(qe===Ce.size,"blob body must have content length");try{if(qe!=null&&qe!==Ce.size)throw new f;const Me=Buffer.from(await Ce.
arrayBuffer());ce.cork(),ce.write(Me),ce.uncork(),ce.end(),xe.onBodySent(Me),xe.onRequestSent(),nt||(_e[I]=!0),we[i]()}catch(Me){
ne(Me)}}async function Ie(ne,ce,Ce,we,xe,_e,qe,nt){n(qe!==0||we[s]===0,"iterator body cannot be pipelined");let Me=null;
function Ke(){if(Me){const je=Me;Me=null,je()}}const Je=()=>new Promise((je,ve)=>{n(Me===null),_e[T]?ve(_e[T]):Me=je});ce.
on("close",Ke).on("drain",Ke);try{for await(const je of Ce){if(_e[T])throw _e[T];const ve=ce.write(je);xe.onBodySent(je),
ve||await Je()}ce.end(),xe.onRequestSent(),nt||(_e[I]=!0),we[i]()}catch(je){ne(je)}finally{ce.off("close",Ke).off("drain",
Ke)}}W.exports=x},23701:function(W,K,t){"use strict";const n=t(34589),D=t(77030),p=t(37067),m=t(3440),{channels:f}=t(42414),
a=t(44655),d=t(21841),{InvalidArgumentError:B,InformationalError:e,ClientDestroyedError:I}=t(68707),o=t(59136),{kUrl:s,kServerName:E,
kClient:Q,kBusy:C,kConnect:R,kResuming:T,kRunning:k,kPending:G,kSize:b,kQueue:N,kConnected:U,kConnecting:i,kNeedDrain:r,
kKeepAliveDefaultTimeout:g,kHostHeader:A,kPendingIdx:c,kRunningIdx:h,kError:l,kPipelining:u,kKeepAliveTimeoutValue:w,kMaxHeadersSize:L,
kKeepAliveMaxTimeout:v,kKeepAliveTimeoutThreshold:P,kHeadersTimeout:Z,kBodyTimeout:Be,kStrictContentLength:ye,kConnector:J,
kMaxRedirections:x,kMaxRequests:Ae,kCounter:X,kClose:le,kDestroy:me,kDispatch:pe,kInterceptors:se,kLocalAddress:re,kMaxResponseSize:ge,
kOnError:j,kHTTPContext:Se,kMaxConcurrentStreams:Ie,kResume:ne}=t(36443),ce=t(637),Ce=t(88788);let we=!1;const xe=Symbol(
"kClosedResolve"),_e=()=>{};function qe(de){return de[u]??de[Se]?.defaultPipelining??1}class nt extends d{constructor(M,{
interceptors:Ee,maxHeaderSize:Re,headersTimeout:Ye,socketTimeout:Oe,requestTimeout:Ge,connectTimeout:$e,bodyTimeout:rt,idleTimeout:st,
keepAlive:ct,keepAliveTimeout:gt,maxKeepAliveTimeout:ht,keepAliveMaxTimeout:Qt,keepAliveTimeoutThreshold:Bt,socketPath:ut,
pipelining:Ne,tls:$,strictContentLength:F,maxCachedSessions:O,maxRedirections:y,connect:q,maxRequestsPerClient:te,localAddress:ie,
maxResponseSize:ae,autoSelectFamily:he,autoSelectFamilyAttemptTimeout:Te,maxConcurrentStreams:He,allowH2:Xe,webSocket:V,
eventSource:H}={}){if(super({webSocket:V,eventSource:H}),ct!==void 0)throw new B("unsupported keepAlive, use pipelining=\
0 instead");if(Oe!==void 0)throw new B("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(Ge!==void 0)
throw new B("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(st!==void 0)throw new B("unsuppor\
ted idleTimeout, use keepAliveTimeout instead");if(ht!==void 0)throw new B("unsupported maxKeepAliveTimeout, use keepAli\
veMaxTimeout instead");if(Re!=null&&!Number.isFinite(Re))throw new B("invalid maxHeaderSize");if(ut!=null&&typeof ut!="s\
tring")throw new B("invalid socketPath");if($e!=null&&(!Number.isFinite($e)||$e<0))throw new B("invalid connectTimeout");
if(gt!=null&&(!Number.isFinite(gt)||gt<=0))throw new B("invalid keepAliveTimeout");if(Qt!=null&&(!Number.isFinite(Qt)||Qt<=
0))throw new B("invalid keepAliveMaxTimeout");if(Bt!=null&&!Number.isFinite(Bt))throw new B("invalid keepAliveTimeoutThr\
eshold");if(Ye!=null&&(!Number.isInteger(Ye)||Ye<0))throw new B("headersTimeout must be a positive integer or zero");if(rt!=
null&&(!Number.isInteger(rt)||rt<0))throw new B("bodyTimeout must be a positive integer or zero");if(q!=null&&typeof q!=
"function"&&typeof q!="object")throw new B("connect must be a function or an object");if(y!=null&&(!Number.isInteger(y)||
y<0))throw new B("maxRedirections must be a positive number");if(te!=null&&(!Number.isInteger(te)||te<0))throw new B("ma\
xRequestsPerClient must be a positive number");if(ie!=null&&(typeof ie!="string"||D.isIP(ie)===0))throw new B("localAddr\
ess must be valid string IP address");if(ae!=null&&(!Number.isInteger(ae)||ae<-1))throw new B("maxResponseSize must be a\
 positive number");if(Te!=null&&(!Number.isInteger(Te)||Te<-1))throw new B("autoSelectFamilyAttemptTimeout must be a pos\
itive number");if(Xe!=null&&typeof Xe!="boolean")throw new B("allowH2 must be a valid boolean value");if(He!=null&&(typeof He!=
"number"||He<1))throw new B("maxConcurrentStreams must be a positive integer, greater than 0");typeof q!="function"&&(q=
o({...$,maxCachedSessions:O,allowH2:Xe,socketPath:ut,timeout:$e,...he?{autoSelectFamily:he,autoSelectFamilyAttemptTimeout:Te}:
void 0,...q})),Ee?.Client&&Array.isArray(Ee.Client)?(this[se]=Ee.Client,we||(we=!0,process.emitWarning("Client.Options#i\
nterceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[se]=[Me(
{maxRedirections:y})],this[s]=m.parseOrigin(M),this[J]=q,this[u]=Ne??1,this[L]=Re||p.maxHeaderSize,this[g]=gt??4e3,this[v]=
Qt??6e5,this[P]=Bt??2e3,this[w]=this[g],this[E]=null,this[re]=ie??null,this[T]=0,this[r]=0,this[A]=`host: ${this[s].hostname}${this[s].
port?`:${this[s].port}`:""}\r
`,this[Be]=rt??3e5,this[Z]=Ye??3e5,this[ye]=F??!0,this[x]=y,this[Ae]=te,this[xe]=null,this[ge]=ae>-1?ae:-1,this[Ie]=He??
100,this[Se]=null,this[N]=[],this[h]=0,this[c]=0,this[ne]=z=>ve(this,z),this[j]=z=>Ke(this,z)}get pipelining(){return this[u]}set pipelining(M){
this[u]=M,this[ne](!0)}get[G](){return this[N].length-this[c]}get[k](){return this[c]-this[h]}get[b](){return this[N].length-
this[h]}get[U](){return!!this[Se]&&!this[i]&&!this[Se].destroyed}get[C](){return!!(this[Se]?.busy(null)||this[b]>=(qe(this)||
1)||this[G]>0)}[R](M){Je(this),this.once("connect",M)}[pe](M,Ee){const Re=M.origin||this[s].origin,Ye=new a(Re,M,Ee);return this[N].
push(Ye),this[T]||(m.bodyLength(Ye.body)==null&&m.isIterable(Ye.body)?(this[T]=1,queueMicrotask(()=>ve(this))):this[ne](
!0)),this[T]&&this[r]!==2&&this[C]&&(this[r]=2),this[r]<2}async[le](){return new Promise(M=>{this[b]?this[xe]=M:M(null)})}async[me](M){
return new Promise(Ee=>{const Re=this[N].splice(this[c]);for(let Oe=0;Oe<Re.length;Oe++){const Ge=Re[Oe];m.errorRequest(
this,Ge,M)}const Ye=()=>{this[xe]&&(this[xe](),this[xe]=null),Ee(null)};this[Se]?(this[Se].destroy(M,Ye),this[Se]=null):
queueMicrotask(Ye),this[ne]()})}}const Me=t(25092);function Ke(de,M){if(de[k]===0&&M.code!=="UND_ERR_INFO"&&M.code!=="UN\
D_ERR_SOCKET"){n(de[c]===de[h]);const Ee=de[N].splice(de[h]);for(let Re=0;Re<Ee.length;Re++){const Ye=Ee[Re];m.errorRequest(
de,Ye,M)}n(de[b]===0)}}async function Je(de){n(!de[i]),n(!de[Se]);let{host:M,hostname:Ee,protocol:Re,port:Ye}=de[s];if(Ee[0]===
"["){const Oe=Ee.indexOf("]");n(Oe!==-1);const Ge=Ee.substring(1,Oe);n(D.isIP(Ge)),Ee=Ge}de[i]=!0,f.beforeConnect.hasSubscribers&&
f.beforeConnect.publish({connectParams:{host:M,hostname:Ee,protocol:Re,port:Ye,version:de[Se]?.version,servername:de[E],
localAddress:de[re]},connector:de[J]});try{const Oe=await new Promise((Ge,$e)=>{de[J]({host:M,hostname:Ee,protocol:Re,port:Ye,
servername:de[E],localAddress:de[re]},(rt,st)=>{rt?$e(rt):Ge(st)})});if(de.destroyed){m.destroy(Oe.on("error",_e),new I);
return}n(Oe);try{de[Se]=Oe.alpnProtocol==="h2"?await Ce(de,Oe):await ce(de,Oe)}catch(Ge){throw Oe.destroy().on("error",_e),
Ge}de[i]=!1,Oe[X]=0,Oe[Ae]=de[Ae],Oe[Q]=de,Oe[l]=null,f.connected.hasSubscribers&&f.connected.publish({connectParams:{host:M,
hostname:Ee,protocol:Re,port:Ye,version:de[Se]?.version,servername:de[E],localAddress:de[re]},connector:de[J],socket:Oe}),
de.emit("connect",de[s],[de])}catch(Oe){if(de.destroyed)return;if(de[i]=!1,f.connectError.hasSubscribers&&f.connectError.
publish({connectParams:{host:M,hostname:Ee,protocol:Re,port:Ye,version:de[Se]?.version,servername:de[E],localAddress:de[re]},
connector:de[J],error:Oe}),Oe.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(n(de[k]===0);de[G]>0&&de[N][de[c]].servername===
de[E];){const Ge=de[N][de[c]++];m.errorRequest(de,Ge,Oe)}else Ke(de,Oe);de.emit("connectionError",de[s],[de],Oe)}de[ne]()}
function je(de){de[r]=0,de.emit("drain",de[s],[de])}function ve(de,M){de[T]!==2&&(de[T]=2,ot(de,M),de[T]=0,de[h]>256&&(de[N].
splice(0,de[h]),de[c]-=de[h],de[h]=0))}function ot(de,M){for(;;){if(de.destroyed){n(de[G]===0);return}if(de[xe]&&!de[b]){
de[xe](),de[xe]=null;return}if(de[Se]&&de[Se].resume(),de[C])de[r]=2;else if(de[r]===2){M?(de[r]=1,queueMicrotask(()=>je(
de))):je(de);continue}if(de[G]===0||de[k]>=(qe(de)||1))return;const Ee=de[N][de[c]];if(de[s].protocol==="https:"&&de[E]!==
Ee.servername){if(de[k]>0)return;de[E]=Ee.servername,de[Se]?.destroy(new e("servername changed"),()=>{de[Se]=null,ve(de)})}
if(de[i])return;if(!de[Se]){Je(de);return}if(de[Se].destroyed||de[Se].busy(Ee))return;!Ee.aborted&&de[Se].write(Ee)?de[c]++:
de[N].splice(de[c],1)}}W.exports=nt},21841:function(W,K,t){"use strict";const n=t(4573),D=t(30883),{ClientDestroyedError:p,
ClientClosedError:m,InvalidArgumentError:f}=t(68707),{kDestroy:a,kClose:d,kClosed:B,kDestroyed:e,kDispatch:I,kInterceptors:o}=t(
36443),s=Symbol("onDestroyed"),E=Symbol("onClosed"),Q=Symbol("Intercepted Dispatch"),C=Symbol("webSocketOptions"),R=Symbol(
"eventSourceOptions");class T extends D{constructor(G){super(),this[e]=!1,this[s]=null,this[B]=!1,this[E]=[],this[C]=G?.
webSocket??{},this[R]=G?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[C].maxFragments??131072,maxPayloadSize:this[C].
maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[R].maxEventSize??n.kStringMaxLength}}get destroyed(){
return this[e]}get closed(){return this[B]}get interceptors(){return this[o]}set interceptors(G){if(G){for(let b=G.length-
1;b>=0;b--)if(typeof this[o][b]!="function")throw new f("interceptor must be an function")}this[o]=G}close(G){if(G===void 0)
return new Promise((N,U)=>{this.close((i,r)=>i?U(i):N(r))});if(typeof G!="function")throw new f("invalid callback");if(this[e]){
queueMicrotask(()=>G(new p,null));return}if(this[B]){this[E]?this[E].push(G):queueMicrotask(()=>G(null,null));return}this[B]=
!0,this[E].push(G);const b=()=>{const N=this[E];this[E]=null;for(let U=0;U<N.length;U++)N[U](null,null)};this[d]().then(
()=>this.destroy()).then(()=>{queueMicrotask(b)})}destroy(G,b){if(typeof G=="function"&&(b=G,G=null),b===void 0)return new Promise(
(U,i)=>{this.destroy(G,(r,g)=>r?i(r):U(g))});if(typeof b!="function")throw new f("invalid callback");if(this[e]){this[s]?
this[s].push(b):queueMicrotask(()=>b(null,null));return}G||(G=new p),this[e]=!0,this[s]=this[s]||[],this[s].push(b);const N=()=>{
const U=this[s];this[s]=null;for(let i=0;i<U.length;i++)U[i](null,null)};this[a](G).then(()=>{queueMicrotask(N)})}[Q](G,b){
if(!this[o]||this[o].length===0)return this[Q]=this[I],this[I](G,b);let N=this[I].bind(this);for(let U=this[o].length-1;U>=
0;U--)N=this[o][U](N);return this[Q]=N,N(G,b)}dispatch(G,b){if(!b||typeof b!="object")throw new f("handler must be an ob\
ject");try{if(!G||typeof G!="object")throw new f("opts must be an object.");if(this[e]||this[s])throw new p;if(this[B])throw new m;
return this[Q](G,b)}catch(N){if(typeof b.onError!="function")throw new f("invalid onError method");return b.onError(N),!1}}}
W.exports=T},30883:function(W,K,t){"use strict";const n=t(78474);class D extends n{dispatch(){throw new Error("not imple\
mented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...f){const a=Array.
isArray(f[0])?f[0]:f;let d=this.dispatch.bind(this);for(const B of a)if(B!=null){if(typeof B!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof B}`);if(d=B(d),d==null||typeof d!="function"||d.length!==2)throw new TypeError(
"invalid interceptor")}return new p(this,d)}}class p extends D{#e=null;#t=null;constructor(f,a){super(),this.#e=f,this.#t=
a}dispatch(...f){this.#t(...f)}close(...f){return this.#e.close(...f)}destroy(...f){return this.#e.destroy(...f)}}W.exports=
D},53137:function(W,K,t){"use strict";const n=t(21841),{kClose:D,kDestroy:p,kClosed:m,kDestroyed:f,kDispatch:a,kNoProxyAgent:d,
kHttpProxyAgent:B,kHttpsProxyAgent:e}=t(36443),I=t(76672),o=t(57405),s={"http:":80,"https:":443};let E=!1;class Q extends n{#e=null;#t=null;#A=null;constructor(R={}){
super(),this.#A=R,E||(E=!0,process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{
code:"UNDICI-EHPA"}));const{httpProxy:T,httpsProxy:k,noProxy:G,...b}=R;this[d]=new o(b);const N=T??process.env.http_proxy??
process.env.HTTP_PROXY;N?this[B]=new I({...b,uri:N}):this[B]=this[d];const U=k??process.env.https_proxy??process.env.HTTPS_PROXY;
U?this[e]=new I({...b,uri:U}):this[e]=this[B],this.#r()}[a](R,T){const k=new URL(R.origin);return this.#s(k).dispatch(R,
T)}async[D](){await this[d].close(),this[B][m]||await this[B].close(),this[e][m]||await this[e].close()}async[p](R){await this[d].
destroy(R),this[B][f]||await this[B].destroy(R),this[e][f]||await this[e].destroy(R)}#s(R){let{protocol:T,host:k,port:G}=R;
return k=k.replace(/:\d*$/,"").toLowerCase(),G=Number.parseInt(G,10)||s[T]||0,this.#n(k,G)?T==="https:"?this[e]:this[B]:
this[d]}#n(R,T){if(this.#o&&this.#r(),this.#t.length===0)return!0;if(this.#e==="*")return!1;for(let k=0;k<this.#t.length;k++){
const G=this.#t[k];if(!(G.port&&G.port!==T)){if(/^[.*]/.test(G.hostname)){if(R.endsWith(G.hostname.replace(/^\*/,"")))return!1}else if(R===
G.hostname)return!1}}return!0}#r(){const R=this.#A.noProxy??this.#i,T=R.split(/[,\s]/),k=[];for(let G=0;G<T.length;G++){
const b=T[G];if(!b)continue;const N=b.match(/^(.+):(\d+)$/);k.push({hostname:(N?N[1]:b).toLowerCase(),port:N?Number.parseInt(
N[2],10):0})}this.#e=R,this.#t=k}get#o(){return this.#A.noProxy!==void 0?!1:this.#e!==this.#i}get#i(){return process.env.
no_proxy??process.env.NO_PROXY??""}}W.exports=Q},64660:function(W){"use strict";class n{constructor(){this.bottom=0,this.
top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&2047)===
this.bottom}push(p){this.list[this.top]=p,this.top=this.top+1&2047}shift(){const p=this.list[this.bottom];return p===void 0?
null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,p)}}W.exports=class{constructor(){this.head=this.tail=
new n}isEmpty(){return this.head.isEmpty()}push(p){this.head.isFull()&&(this.head=this.head.next=new n),this.head.push(p)}shift(){
const p=this.tail,m=p.shift();return p.isEmpty()&&p.next!==null&&(this.tail=p.next),m}}},42128:function(W,K,t){"use stri\
ct";const n=t(21841),D=t(64660),{kConnected:p,kSize:m,kRunning:f,kPending:a,kQueued:d,kBusy:B,kFree:e,kUrl:I,kClose:o,kDestroy:s,
kDispatch:E}=t(36443),Q=t(43246),C=Symbol("clients"),R=Symbol("needDrain"),T=Symbol("queue"),k=Symbol("closed resolve"),
G=Symbol("onDrain"),b=Symbol("onConnect"),N=Symbol("onDisconnect"),U=Symbol("onConnectionError"),i=Symbol("get dispatche\
r"),r=Symbol("add client"),g=Symbol("remove client"),A=Symbol("stats");class c extends n{constructor(l){super(l),this[T]=
new D,this[C]=[],this[d]=0;const u=this;this[G]=function(L,v){const P=u[T];let Z=!1;for(;!Z;){const Be=P.shift();if(!Be)
break;u[d]--,Z=!this.dispatch(Be.opts,Be.handler)}this[R]=Z,!this[R]&&u[R]&&(u[R]=!1,u.emit("drain",L,[u,...v])),u[k]&&P.
isEmpty()&&Promise.all(u[C].map(Be=>Be.close())).then(u[k])},this[b]=(w,L)=>{u.emit("connect",w,[u,...L])},this[N]=(w,L,v)=>{
u.emit("disconnect",w,[u,...L],v)},this[U]=(w,L,v)=>{u.emit("connectionError",w,[u,...L],v)},this[A]=new Q(this)}get[B](){
return this[R]}get[p](){return this[C].filter(l=>l[p]).length}get[e](){return this[C].filter(l=>l[p]&&!l[R]).length}get[a](){
let l=this[d];for(const{[a]:u}of this[C])l+=u;return l}get[f](){let l=0;for(const{[f]:u}of this[C])l+=u;return l}get[m](){
let l=this[d];for(const{[m]:u}of this[C])l+=u;return l}get stats(){return this[A]}async[o](){this[T].isEmpty()?await Promise.
all(this[C].map(l=>l.close())):await new Promise(l=>{this[k]=l})}async[s](l){for(;;){const u=this[T].shift();if(!u)break;
u.handler.onError(l)}await Promise.all(this[C].map(u=>u.destroy(l)))}[E](l,u){const w=this[i]();return w?w.dispatch(l,u)||
(w[R]=!0,this[R]=!this[i]()):(this[R]=!0,this[T].push({opts:l,handler:u}),this[d]++),!this[R]}[r](l){return l.on("drain",
this[G]).on("connect",this[b]).on("disconnect",this[N]).on("connectionError",this[U]),this[C].push(l),this[R]&&queueMicrotask(
()=>{this[R]&&this[G](l[I],[this,l])}),this}[g](l){l.close(()=>{const u=this[C].indexOf(l);u!==-1&&this[C].splice(u,1)}),
this[R]=this[C].some(u=>!u[R]&&u.closed!==!0&&u.destroyed!==!0)}}W.exports={PoolBase:c,kClients:C,kNeedDrain:R,kAddClient:r,
kRemoveClient:g,kGetDispatcher:i}},43246:function(W,K,t){const{kFree:n,kConnected:D,kPending:p,kQueued:m,kRunning:f,kSize:a}=t(
36443),d=Symbol("pool");class B{constructor(I){this[d]=I}get connected(){return this[d][D]}get free(){return this[d][n]}get pending(){
return this[d][p]}get queued(){return this[d][m]}get running(){return this[d][f]}get size(){return this[d][a]}}W.exports=
B},30628:function(W,K,t){"use strict";const{PoolBase:n,kClients:D,kNeedDrain:p,kAddClient:m,kGetDispatcher:f}=t(42128),a=t(
23701),{InvalidArgumentError:d}=t(68707),B=t(3440),{kUrl:e,kInterceptors:I}=t(36443),o=t(59136),s=Symbol("options"),E=Symbol(
"connections"),Q=Symbol("factory");function C(T,k){return new a(T,k)}class R extends n{constructor(k,{connections:G,factory:b=C,
connect:N,connectTimeout:U,tls:i,maxCachedSessions:r,socketPath:g,autoSelectFamily:A,autoSelectFamilyAttemptTimeout:c,allowH2:h,
...l}={}){if(G!=null&&(!Number.isFinite(G)||G<0))throw new d("invalid connections");if(typeof b!="function")throw new d(
"factory must be a function.");if(N!=null&&typeof N!="function"&&typeof N!="object")throw new d("connect must be a funct\
ion or an object");typeof N!="function"&&(N=o({...i,maxCachedSessions:r,allowH2:h,socketPath:g,timeout:U,...A?{autoSelectFamily:A,
autoSelectFamilyAttemptTimeout:c}:void 0,...N})),super(l),this[I]=l.interceptors?.Pool&&Array.isArray(l.interceptors.Pool)?
l.interceptors.Pool:[],this[E]=G||null,this[e]=B.parseOrigin(k),this[s]={...B.deepClone(l),connect:N,allowH2:h},this[s].
interceptors=l.interceptors?{...l.interceptors}:void 0,this[Q]=b,this.on("connectionError",(u,w,L)=>{for(const v of w){const P=this[D].
indexOf(v);P!==-1&&this[D].splice(P,1)}})}[f](){for(const k of this[D])if(!k[p])return k;if(!this[E]||this[D].length<this[E]){
const k=this[Q](this[e],this[s]);return this[m](k),k}}}W.exports=R},76672:function(W,K,t){"use strict";const{kProxy:n,kClose:D,
kDestroy:p,kDispatch:m,kInterceptors:f}=t(36443),{URL:a}=t(73136),d=t(57405),B=t(30628),e=t(21841),{InvalidArgumentError:I,
RequestAbortedError:o,SecureProxyConnectionError:s}=t(68707),E=t(59136),Q=t(23701),C=Symbol("proxy agent"),R=Symbol("pro\
xy client"),T=Symbol("proxy headers"),k=Symbol("request tls settings"),G=Symbol("proxy tls settings"),b=Symbol("connect \
endpoint function"),N=Symbol("tunnel proxy");function U(u){return u==="https:"?443:80}function i(u,w){return new B(u,w)}
const r=()=>{};function g(u,w){return w.connections===1?new Q(u,w):new B(u,w)}class A extends e{#e;constructor(w,{headers:L={},
connect:v,factory:P}){if(super(),!w)throw new I("Proxy URL is mandatory");this[T]=L,P?this.#e=P(w,{connect:v}):this.#e=new Q(
w,{connect:v})}[m](w,L){const v=L.onHeaders;L.onHeaders=function(ye,J,x){if(ye===407){typeof L.onError=="function"&&L.onError(
new I("Proxy Authentication Required (407)"));return}v&&v.call(this,ye,J,x)};const{origin:P,path:Z="/",headers:Be={}}=w;
if(w.path=P+Z,!("host"in Be)&&!("Host"in Be)){const{host:ye}=new a(P);Be.host=ye}return w.headers={...this[T],...Be},this.#e[m](
w,L)}async[D](){return this.#e.close()}async[p](w){return this.#e.destroy(w)}}class c extends e{constructor(w){if(super(),
!w||typeof w=="object"&&!(w instanceof a)&&!w.uri)throw new I("Proxy uri is mandatory");const{clientFactory:L=i}=w;if(typeof L!=
"function")throw new I("Proxy opts.clientFactory must be a function.");const{proxyTunnel:v=!0}=w,P=this.#e(w),{href:Z,origin:Be,
port:ye,protocol:J,username:x,password:Ae,hostname:X}=P;if(this[n]={uri:Z,protocol:J},this[f]=w.interceptors?.ProxyAgent&&
Array.isArray(w.interceptors.ProxyAgent)?w.interceptors.ProxyAgent:[],this[k]=w.requestTls,this[G]=w.proxyTls,this[T]=w.
headers||{},this[N]=v,w.auth&&w.token)throw new I("opts.auth cannot be used in combination with opts.token");w.auth?this[T]["\
proxy-authorization"]=`Basic ${w.auth}`:w.token?this[T]["proxy-authorization"]=w.token:x&&Ae&&(this[T]["proxy-authorizat\
ion"]=`Basic ${Buffer.from(`${decodeURIComponent(x)}:${decodeURIComponent(Ae)}`).toString("base64")}`);const le=E({...w.
proxyTls});this[b]=E({...w.requestTls});const me=w.factory||g,pe=(se,re)=>{const{protocol:ge}=new a(se);return!this[N]&&
ge==="http:"&&this[n].protocol==="http:"?new A(this[n].uri,{headers:this[T],connect:le,factory:me}):me(se,re)};this[R]=L(
P,{connect:le}),this[C]=new d({...w,factory:pe,connect:async(se,re)=>{let ge=se.host;se.port||(ge+=`:${U(se.protocol)}`);
try{const{socket:j,statusCode:Se}=await this[R].connect({origin:Be,port:ye,path:ge,signal:se.signal,headers:{...this[T],
host:se.host},servername:this[G]?.servername||X});if(Se!==200&&(j.on("error",r).destroy(),re(new o(`Proxy response (${Se}\
) !== 200 when HTTP Tunneling`))),se.protocol!=="https:"){re(null,j);return}let Ie;this[k]?Ie=this[k].servername:Ie=se.servername,
this[b]({...se,servername:Ie,httpSocket:j},re)}catch(j){j.code==="ERR_TLS_CERT_ALTNAME_INVALID"?re(new s(j)):re(j)}}})}dispatch(w,L){
const v=h(w.headers);if(l(v),v&&!("host"in v)&&!("Host"in v)){const{host:P}=new a(w.origin);v.host=P}return this[C].dispatch(
{...w,headers:v},L)}#e(w){return typeof w=="string"?new a(w):w instanceof a?w:new a(w.uri)}async[D](){await this[C].close(),
await this[R].close()}async[p](){await this[C].destroy(),await this[R].destroy()}}function h(u){if(Array.isArray(u)){const w={};
for(let L=0;L<u.length;L+=2)w[u[L]]=u[L+1];return w}return u}function l(u){if(u&&Object.keys(u).find(L=>L.toLowerCase()===
"proxy-authorization"))throw new I("Proxy-Authorization should be sent in ProxyAgent constructor")}W.exports=c},30050:function(W,K,t){
"use strict";const n=t(30883),D=t(17816);class p extends n{#e=null;#t=null;constructor(f,a={}){super(a),this.#e=f,this.#t=
a}dispatch(f,a){const d=new D({...f,retryOptions:this.#t},{dispatch:this.#e.dispatch.bind(this.#e),handler:a});return this.#e.
dispatch(f,d)}close(){return this.#e.close()}destroy(){return this.#e.destroy()}}W.exports=p},32581:function(W,K,t){"use\
 strict";const n=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:D}=t(68707),p=t(57405);f()===void 0&&m(new p);
function m(a){if(!a||typeof a.dispatch!="function")throw new D("Argument agent must implement Agent");Object.defineProperty(
globalThis,n,{value:a,writable:!0,enumerable:!1,configurable:!1})}function f(){return globalThis[n]}W.exports={setGlobalDispatcher:m,
getGlobalDispatcher:f}},58155:function(W){"use strict";W.exports=class{#e;constructor(t){if(typeof t!="object"||t===null)
throw new TypeError("handler must be an object");this.#e=t}onConnect(...t){return this.#e.onConnect?.(...t)}onError(...t){
return this.#e.onError?.(...t)}onUpgrade(...t){return this.#e.onUpgrade?.(...t)}onResponseStarted(...t){return this.#e.onResponseStarted?.(
...t)}onHeaders(...t){return this.#e.onHeaders?.(...t)}onData(...t){return this.#e.onData?.(...t)}onComplete(...t){return this.#e.
onComplete?.(...t)}onBodySent(...t){return this.#e.onBodySent?.(...t)}}},8754:function(W,K,t){"use strict";const n=t(3440),
{kBodyUsed:D}=t(36443),p=t(34589),{InvalidArgumentError:m}=t(68707),f=t(78474),a=[300,301,302,303,307,308],d=Symbol("bod\
y");class B{constructor(Q){this[d]=Q,this[D]=!1}async*[Symbol.asyncIterator](){p(!this[D],"disturbed"),this[D]=!0,yield*this[d]}}
class e{constructor(Q,C,R,T){if(C!=null&&(!Number.isInteger(C)||C<0))throw new m("maxRedirections must be a positive num\
ber");n.validateHandler(T,R.method,R.upgrade),this.dispatch=Q,this.location=null,this.abort=null,this.opts={...R,maxRedirections:0},
this.maxRedirections=C,this.handler=T,this.history=[],this.redirectionLimitReached=!1,n.isStream(this.opts.body)?(n.bodyLength(
this.opts.body)===0&&this.opts.body.on("data",function(){p(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.
opts.body[D]=!1,f.prototype.on.call(this.opts.body,"data",function(){this[D]=!0}))):this.opts.body&&typeof this.opts.body.
pipeTo=="function"?this.opts.body=new B(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.isView(
this.opts.body)&&n.isIterable(this.opts.body)&&(this.opts.body=new B(this.opts.body))}onConnect(Q){this.abort=Q,this.handler.
onConnect(Q,{history:this.history})}onUpgrade(Q,C,R){this.handler.onUpgrade(Q,C,R)}onError(Q){this.handler.onError(Q)}onHeaders(Q,C,R,T){
if(this.location=this.history.length>=this.maxRedirections||n.isDisturbed(this.opts.body)?null:I(Q,C),this.opts.throwOnMaxRedirect&&
this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error("max redirects")),this.redirectionLimitReached=
!0,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.
origin)),!this.location)return this.handler.onHeaders(Q,C,R,T);const{origin:k,pathname:G,search:b}=n.parseURL(new URL(this.
location,this.opts.origin&&new URL(this.opts.path,this.opts.origin))),N=b?`${G}${b}`:G;this.opts.headers=s(this.opts.headers,
Q===303,this.opts.origin!==k),this.opts.path=N,this.opts.origin=k,this.opts.maxRedirections=0,this.opts.query=null,Q===303&&
this.opts.method!=="HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(Q){if(!this.location)return this.handler.
onData(Q)}onComplete(Q){this.location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(
Q)}onBodySent(Q){this.handler.onBodySent&&this.handler.onBodySent(Q)}}function I(E,Q){if(a.indexOf(E)===-1)return null;for(let C=0;C<
Q.length;C+=2)if(Q[C].length===8&&n.headerNameToString(Q[C])==="location")return Q[C+1]}function o(E,Q,C){if(E.length===
4)return n.headerNameToString(E)==="host";if(Q&&n.headerNameToString(E).startsWith("content-"))return!0;if(C&&(E.length===
13||E.length===6||E.length===19)){const R=n.headerNameToString(E);return R==="authorization"||R==="cookie"||R==="proxy-a\
uthorization"}return!1}function s(E,Q,C){const R=[];if(Array.isArray(E))for(let T=0;T<E.length;T+=2)o(E[T],Q,C)||R.push(
E[T],E[T+1]);else if(E&&typeof E=="object")for(const T of Object.keys(E))o(T,Q,C)||R.push(T,E[T]);else p(E==null,"header\
s must be an object or an array");return R}W.exports=e},17816:function(W,K,t){"use strict";const n=t(34589),{kRetryHandlerDefaultRetry:D}=t(
36443),{RequestRetryError:p}=t(68707),{isDisturbed:m,parseHeaders:f,parseRangeHeader:a,wrapRequestBody:d}=t(3440);function B(o){
const s=Date.now();return new Date(o).getTime()-s}function e(o,s,E,Q){const C=o["content-length"];if(C==null||!Number.isFinite(
s.start)||!Number.isFinite(s.end))return null;const R=Number(C),T=s.end-s.start+1;return!Number.isFinite(R)||R!==T?new p(
"Content-Length mismatch",E,{headers:o,data:{count:Q}}):null}class I{constructor(s,E){const{retryOptions:Q,...C}=s,{retry:R,
maxRetries:T,maxTimeout:k,minTimeout:G,timeoutFactor:b,methods:N,errorCodes:U,retryAfter:i,statusCodes:r}=Q??{};this.dispatch=
E.dispatch,this.handler=E.handler,this.opts={...C,body:d(s.body)},this.abort=null,this.aborted=!1,this.retryOpts={retry:R??
I[D],retryAfter:i??!0,maxTimeout:k??30*1e3,minTimeout:G??500,timeoutFactor:b??2,maxRetries:T??5,methods:N??["GET","HEAD",
"OPTIONS","PUT","DELETE","TRACE"],statusCodes:r??[500,502,503,504,429],errorCodes:U??["ECONNRESET","ECONNREFUSED","ENOTF\
OUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=
0,this.start=0,this.end=null,this.etag=null,this.resume=null,this.headersSent=!1,this.handler.onConnect(g=>{this.aborted=
!0,this.abort?this.abort(g):this.reason=g})}checkpointResponseEnd(s,E){if(this.end==null&&this.opts.method!=="HEAD"){const Q=s["\
content-length"];this.end=Q!=null?Number(Q)-1:null,n(this.end==null||Number.isFinite(this.end),"invalid content-length")}
this.resume=this.end!=null?E:null}onRequestSent(){this.handler.onRequestSent&&this.handler.onRequestSent()}onUpgrade(s,E,Q){
this.handler.onUpgrade&&this.handler.onUpgrade(s,E,Q)}onConnect(s){this.aborted?s(this.reason):this.abort=s}onBodySent(s){
if(this.handler.onBodySent)return this.handler.onBodySent(s)}static[D](s,{state:E,opts:Q},C){const{statusCode:R,code:T,headers:k}=s,
{method:G,retryOptions:b}=Q,{maxRetries:N,minTimeout:U,maxTimeout:i,timeoutFactor:r,statusCodes:g,errorCodes:A,methods:c}=b,
{counter:h}=E;if(T&&T!=="UND_ERR_REQ_RETRY"&&!A.includes(T)){C(s);return}if(Array.isArray(c)&&!c.includes(G)){C(s);return}
if(R!=null&&Array.isArray(g)&&!g.includes(R)){C(s);return}if(h>N){C(s);return}let l=k?.["retry-after"];l&&(l=Number(l),l=
Number.isNaN(l)?B(l):l*1e3);const u=l>0?Math.min(l,i):Math.min(U*r**(h-1),i);setTimeout(()=>C(null),u)}onHeaders(s,E,Q,C){
const R=f(E);if(this.retryCount+=1,s>=300)return!this.headersSent&&this.retryOpts.statusCodes.includes(s)===!1?(this.headersSent=
!0,this.checkpointResponseEnd(R,Q),this.handler.onHeaders(s,E,Q,C)):(this.abort(new p("Request failed",s,{headers:R,data:{
count:this.retryCount}})),!1);if(this.resume!=null){if(this.resume=null,s!==206&&(this.start>0||s!==200))return this.abort(
new p("server does not support the range header and the payload was partially consumed",s,{headers:R,data:{count:this.retryCount}})),
!1;const k=a(R["content-range"]);if(!k)return this.abort(new p("Content-Range mismatch",s,{headers:R,data:{count:this.retryCount}})),
!1;if(this.etag!=null&&this.etag!==R.etag)return this.abort(new p("ETag mismatch",s,{headers:R,data:{count:this.retryCount}})),
!1;const G=e(R,k,s,this.retryCount);if(G!=null)return this.abort(G),!1;const{start:b,size:N,end:U=N-1}=k;return this.start!==
b||this.end!=null&&this.end!==U?(this.abort(new p("Content-Range mismatch",s,{headers:R,data:{count:this.retryCount}})),
!1):(this.resume=Q,!0)}if(this.end==null){if(s===206){const k=a(R["content-range"]);if(k==null)return this.headersSent=!0,
this.handler.onHeaders(s,E,Q,C);const G=e(R,k,s,this.retryCount);if(G!=null)return this.abort(G),!1;const{start:b,size:N,
end:U=N-1}=k;n(b!=null&&Number.isFinite(b),"content-range mismatch"),n(U!=null&&Number.isFinite(U),"invalid content-leng\
th"),this.start=b,this.end=U}if(this.end==null){const k=R["content-length"];this.end=k!=null?Number(k)-1:null}return n(Number.
isFinite(this.start)),n(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=Q,this.headersSent=
!0,this.etag=R.etag!=null?R.etag:null,this.etag!=null&&this.etag.startsWith("W/")&&(this.etag=null),this.handler.onHeaders(
s,E,Q,C)}const T=new p("Request failed",s,{headers:R,data:{count:this.retryCount}});return this.abort(T),!1}onData(s){return this.
start+=s.length,this.handler.onData(s)}onComplete(s){return this.retryCount=0,this.handler.onComplete(s)}onError(s){if(this.
aborted||m(this.opts.body)||this.headersSent&&this.resume==null)return this.handler.onError(s);this.retryCount-this.retryCountCheckpoint>
0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.
retry(s,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},E.bind(this));function E(Q){if(Q!=
null||this.aborted||m(this.opts.body))return this.handler.onError(Q);if(this.start!==0){const C={range:`bytes=${this.start}\
-${this.end??""}`};this.etag!=null&&(C["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...C}}}
try{this.retryCountCheckpoint=this.retryCount,this.dispatch(this.opts,this)}catch(C){this.handler.onError(C)}}}}W.exports=
I},70379:function(W,K,t){"use strict";const{isIP:n}=t(77030),{lookup:D}=t(40610),p=t(58155),{InvalidArgumentError:m,InformationalError:f}=t(
68707),a=Math.pow(2,31)-1;class d{#e=0;#t=0;#A=new Map;dualStack=!0;affinity=null;lookup=null;pick=null;constructor(I){this.#e=
I.maxTTL,this.#t=I.maxItems,this.dualStack=I.dualStack,this.affinity=I.affinity,this.lookup=I.lookup??this.#s,this.pick=
I.pick??this.#n}get full(){return this.#A.size===this.#t}runLookup(I,o,s){const E=this.#A.get(I.hostname);if(E==null&&this.
full){s(null,I.origin);return}const Q={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,
...o.dns,maxTTL:this.#e,maxItems:this.#t};if(E==null)this.lookup(I,Q,(C,R)=>{if(C||R==null||R.length===0){s(C??new f("No\
 DNS entries found"));return}this.setRecords(I,R);const T=this.#A.get(I.hostname),k=this.pick(I,T,Q.affinity);let G;typeof k.
port=="number"?G=`:${k.port}`:I.port!==""?G=`:${I.port}`:G="",s(null,`${I.protocol}//${k.family===6?`[${k.address}]`:k.address}${G}`)});else{
const C=this.pick(I,E,Q.affinity);if(C==null){this.#A.delete(I.hostname),this.runLookup(I,o,s);return}let R;typeof C.port==
"number"?R=`:${C.port}`:I.port!==""?R=`:${I.port}`:R="",s(null,`${I.protocol}//${C.family===6?`[${C.address}]`:C.address}${R}`)}}#s(I,o,s){
D(I.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(E,Q)=>{if(E)return s(E);const C=new Map;
for(const R of Q)C.set(`${R.address}:${R.family}`,R);s(null,C.values())})}#n(I,o,s){let E=null;const{records:Q,offset:C}=o;
let R;if(this.dualStack?(s==null&&(C==null||C===a?(o.offset=0,s=4):(o.offset++,s=(o.offset&1)===1?6:4)),Q[s]!=null&&Q[s].
ips.length>0?R=Q[s]:R=Q[s===4?6:4]):R=Q[s],R==null||R.ips.length===0)return E;R.offset==null||R.offset===a?R.offset=0:R.
offset++;const T=R.offset%R.ips.length;return E=R.ips[T]??null,E==null?E:Date.now()-E.timestamp>E.ttl?(R.ips.splice(T,1),
this.pick(I,o,s)):E}setRecords(I,o){const s=Date.now(),E={records:{4:null,6:null}};for(const Q of o){Q.timestamp=s,typeof Q.
ttl=="number"?Q.ttl=Math.min(Q.ttl,this.#e):Q.ttl=this.#e;const C=E.records[Q.family]??{ips:[]};C.ips.push(Q),E.records[Q.
family]=C}this.#A.set(I.hostname,E)}getHandler(I,o){return new B(this,I,o)}}class B extends p{#e=null;#t=null;#A=null;#s=null;#n=null;constructor(I,{
origin:o,handler:s,dispatch:E},Q){super(s),this.#n=o,this.#s=s,this.#t={...Q},this.#e=I,this.#A=E}onError(I){switch(I.code){case"\
ETIMEDOUT":case"ECONNREFUSED":{if(this.#e.dualStack){this.#e.runLookup(this.#n,this.#t,(o,s)=>{if(o)return this.#s.onError(
o);const E={...this.#t,origin:s};this.#A(E,this)});return}this.#s.onError(I);return}case"ENOTFOUND":this.#e.deleteRecord(
this.#n);default:this.#s.onError(I);break}}}W.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!="number"||e?.maxTTL<0))
throw new m("Invalid maxTTL. Must be a positive number");if(e?.maxItems!=null&&(typeof e?.maxItems!="number"||e?.maxItems<
1))throw new m("Invalid maxItems. Must be a positive number and greater than zero");if(e?.affinity!=null&&e?.affinity!==
4&&e?.affinity!==6)throw new m("Invalid affinity. Must be either 4 or 6");if(e?.dualStack!=null&&typeof e?.dualStack!="b\
oolean")throw new m("Invalid dualStack. Must be a boolean");if(e?.lookup!=null&&typeof e?.lookup!="function")throw new m(
"Invalid lookup. Must be a function");if(e?.pick!=null&&typeof e?.pick!="function")throw new m("Invalid pick. Must be a \
function");const I=e?.dualStack??!0;let o;I?o=e?.affinity??null:o=e?.affinity??4;const s={maxTTL:e?.maxTTL??1e4,lookup:e?.
lookup??null,pick:e?.pick??null,dualStack:I,affinity:o,maxItems:e?.maxItems??1/0},E=new d(s);return Q=>function(R,T){const k=R.
origin.constructor===URL?R.origin:new URL(R.origin);return n(k.hostname)!==0?Q(R,T):(E.runLookup(k,R,(G,b)=>{if(G)return T.
onError(G);let N=null;N={...R,servername:k.hostname,origin:b,headers:{host:k.hostname,...R.headers}},Q(N,E.getHandler({origin:k,
dispatch:Q,handler:T},R))}),!0)}}},88060:function(W,K,t){"use strict";const n=t(3440),{InvalidArgumentError:D,RequestAbortedError:p}=t(
68707),m=t(58155);class f extends m{#e=1024*1024;#t=null;#A=!1;#s=!1;#n=0;#r=null;#o=null;constructor({maxSize:B},e){if(super(
e),B!=null&&(!Number.isFinite(B)||B<1))throw new D("maxSize must be a number greater than 0");this.#e=B??this.#e,this.#o=
e}onConnect(B){this.#t=B,this.#o.onConnect(this.#i.bind(this))}#i(B){this.#s=!0,this.#r=B}onHeaders(B,e,I,o){const E=n.parseHeaders(
e)["content-length"];if(E!=null&&E>this.#e)throw new p(`Response size (${E}) larger than maxSize (${this.#e})`);return this.#s?
!0:this.#o.onHeaders(B,e,I,o)}onError(B){this.#A||(B=this.#r??B,this.#o.onError(B))}onData(B){return this.#n=this.#n+B.length,
this.#n>=this.#e&&(this.#A=!0,this.#s?this.#o.onError(this.#r):this.#o.onComplete([])),!0}onComplete(B){if(!this.#A){if(this.#s){
this.#o.onError(this.reason);return}this.#o.onComplete(B)}}}function a({maxSize:d}={maxSize:1024*1024}){return B=>function(I,o){
const{dumpMaxSize:s=d}=I,E=new f({maxSize:s},o);return B(I,E)}}W.exports=a},25092:function(W,K,t){"use strict";const n=t(
8754);function D({maxRedirections:p}){return m=>function(a,d){const{maxRedirections:B=p}=a;if(!B)return m(a,d);const e=new n(
m,B,a,d);return a={...a,maxRedirections:0},m(a,e)}}W.exports=D},21514:function(W,K,t){"use strict";const n=t(8754);W.exports=
D=>{const p=D?.maxRedirections;return m=>function(a,d){const{maxRedirections:B=p,...e}=a;if(!B)return m(a,d);const I=new n(
m,B,a,d);return m(e,I)}}},92026:function(W,K,t){"use strict";const n=t(17816);W.exports=D=>p=>function(f,a){return p(f,new n(
{...f,retryOptions:{...D,...f.retryOptions}},{handler:a,dispatch:p}))}},52824:function(W,K,t){"use strict";Object.defineProperty(
K,"__esModule",{value:!0}),K.SPECIAL_HEADERS=K.HEADER_STATE=K.MINOR=K.MAJOR=K.CONNECTION_TOKEN_CHARS=K.HEADER_CHARS=K.TOKEN=
K.STRICT_TOKEN=K.HEX=K.URL_CHAR=K.STRICT_URL_CHAR=K.USERINFO_CHARS=K.MARK=K.ALPHANUM=K.NUM=K.HEX_MAP=K.NUM_MAP=K.ALPHA=K.
FINISH=K.H_METHOD_MAP=K.METHOD_MAP=K.METHODS_RTSP=K.METHODS_ICE=K.METHODS_HTTP=K.METHODS=K.LENIENT_FLAGS=K.FLAGS=K.TYPE=
K.ERROR=void 0;const n=t(50172);var D;(function(e){e[e.OK=0]="OK",e[e.INTERNAL=1]="INTERNAL",e[e.STRICT=2]="STRICT",e[e.
LF_EXPECTED=3]="LF_EXPECTED",e[e.UNEXPECTED_CONTENT_LENGTH=4]="UNEXPECTED_CONTENT_LENGTH",e[e.CLOSED_CONNECTION=5]="CLOS\
ED_CONNECTION",e[e.INVALID_METHOD=6]="INVALID_METHOD",e[e.INVALID_URL=7]="INVALID_URL",e[e.INVALID_CONSTANT=8]="INVALID_\
CONSTANT",e[e.INVALID_VERSION=9]="INVALID_VERSION",e[e.INVALID_HEADER_TOKEN=10]="INVALID_HEADER_TOKEN",e[e.INVALID_CONTENT_LENGTH=
11]="INVALID_CONTENT_LENGTH",e[e.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE",e[e.INVALID_STATUS=13]="INVALID_STATUS",e[e.
INVALID_EOF_STATE=14]="INVALID_EOF_STATE",e[e.INVALID_TRANSFER_ENCODING=15]="INVALID_TRANSFER_ENCODING",e[e.CB_MESSAGE_BEGIN=
16]="CB_MESSAGE_BEGIN",e[e.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMPLETE",e[e.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLET\
E",e[e.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",e[e.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE",e[e.PAUSED=21]="PAUSED",e[e.PAUSED_UPGRADE=
22]="PAUSED_UPGRADE",e[e.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE",e[e.USER=24]="USER"})(D=K.ERROR||(K.ERROR={}));var p;
(function(e){e[e.BOTH=0]="BOTH",e[e.REQUEST=1]="REQUEST",e[e.RESPONSE=2]="RESPONSE"})(p=K.TYPE||(K.TYPE={}));var m;(function(e){
e[e.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP_ALIVE",e[e.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",e[e.CONNECTION_UPGRADE=4]=
"CONNECTION_UPGRADE",e[e.CHUNKED=8]="CHUNKED",e[e.UPGRADE=16]="UPGRADE",e[e.CONTENT_LENGTH=32]="CONTENT_LENGTH",e[e.SKIPBODY=
64]="SKIPBODY",e[e.TRAILING=128]="TRAILING",e[e.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(m=K.FLAGS||(K.FLAGS={}));var f;
(function(e){e[e.HEADERS=1]="HEADERS",e[e.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",e[e.KEEP_ALIVE=4]="KEEP_ALIVE"})(f=K.LENIENT_FLAGS||
(K.LENIENT_FLAGS={}));var a;(function(e){e[e.DELETE=0]="DELETE",e[e.GET=1]="GET",e[e.HEAD=2]="HEAD",e[e.POST=3]="POST",e[e.
PUT=4]="PUT",e[e.CONNECT=5]="CONNECT",e[e.OPTIONS=6]="OPTIONS",e[e.TRACE=7]="TRACE",e[e.COPY=8]="COPY",e[e.LOCK=9]="LOCK",
e[e.MKCOL=10]="MKCOL",e[e.MOVE=11]="MOVE",e[e.PROPFIND=12]="PROPFIND",e[e.PROPPATCH=13]="PROPPATCH",e[e.SEARCH=14]="SEAR\
CH",e[e.UNLOCK=15]="UNLOCK",e[e.BIND=16]="BIND",e[e.REBIND=17]="REBIND",e[e.UNBIND=18]="UNBIND",e[e.ACL=19]="ACL",e[e.REPORT=
20]="REPORT",e[e.MKACTIVITY=21]="MKACTIVITY",e[e.CHECKOUT=22]="CHECKOUT",e[e.MERGE=23]="MERGE",e[e["M-SEARCH"]=24]="M-SE\
ARCH",e[e.NOTIFY=25]="NOTIFY",e[e.SUBSCRIBE=26]="SUBSCRIBE",e[e.UNSUBSCRIBE=27]="UNSUBSCRIBE",e[e.PATCH=28]="PATCH",e[e.
PURGE=29]="PURGE",e[e.MKCALENDAR=30]="MKCALENDAR",e[e.LINK=31]="LINK",e[e.UNLINK=32]="UNLINK",e[e.SOURCE=33]="SOURCE",e[e.
PRI=34]="PRI",e[e.DESCRIBE=35]="DESCRIBE",e[e.ANNOUNCE=36]="ANNOUNCE",e[e.SETUP=37]="SETUP",e[e.PLAY=38]="PLAY",e[e.PAUSE=
39]="PAUSE",e[e.TEARDOWN=40]="TEARDOWN",e[e.GET_PARAMETER=41]="GET_PARAMETER",e[e.SET_PARAMETER=42]="SET_PARAMETER",e[e.
REDIRECT=43]="REDIRECT",e[e.RECORD=44]="RECORD",e[e.FLUSH=45]="FLUSH"})(a=K.METHODS||(K.METHODS={})),K.METHODS_HTTP=[a.DELETE,
a.GET,a.HEAD,a.POST,a.PUT,a.CONNECT,a.OPTIONS,a.TRACE,a.COPY,a.LOCK,a.MKCOL,a.MOVE,a.PROPFIND,a.PROPPATCH,a.SEARCH,a.UNLOCK,
a.BIND,a.REBIND,a.UNBIND,a.ACL,a.REPORT,a.MKACTIVITY,a.CHECKOUT,a.MERGE,a["M-SEARCH"],a.NOTIFY,a.SUBSCRIBE,a.UNSUBSCRIBE,
a.PATCH,a.PURGE,a.MKCALENDAR,a.LINK,a.UNLINK,a.PRI,a.SOURCE],K.METHODS_ICE=[a.SOURCE],K.METHODS_RTSP=[a.OPTIONS,a.DESCRIBE,
a.ANNOUNCE,a.SETUP,a.PLAY,a.PAUSE,a.TEARDOWN,a.GET_PARAMETER,a.SET_PARAMETER,a.REDIRECT,a.RECORD,a.FLUSH,a.GET,a.POST],K.
METHOD_MAP=n.enumToMap(a),K.H_METHOD_MAP={},Object.keys(K.METHOD_MAP).forEach(e=>{/^H/.test(e)&&(K.H_METHOD_MAP[e]=K.METHOD_MAP[e])});
var d;(function(e){e[e.SAFE=0]="SAFE",e[e.SAFE_WITH_CB=1]="SAFE_WITH_CB",e[e.UNSAFE=2]="UNSAFE"})(d=K.FINISH||(K.FINISH=
{})),K.ALPHA=[];for(let e=65;e<=90;e++)K.ALPHA.push(String.fromCharCode(e)),K.ALPHA.push(String.fromCharCode(e+32));K.NUM_MAP=
{0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},K.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,
a:10,b:11,c:12,d:13,e:14,f:15},K.NUM=["0","1","2","3","4","5","6","7","8","9"],K.ALPHANUM=K.ALPHA.concat(K.NUM),K.MARK=[
"-","_",".","!","~","*","'","(",")"],K.USERINFO_CHARS=K.ALPHANUM.concat(K.MARK).concat(["%",";",":","&","=","+","$",","]),
K.STRICT_URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_",
"`","{","|","}","~"].concat(K.ALPHANUM),K.URL_CHAR=K.STRICT_URL_CHAR.concat(["	","\f"]);for(let e=128;e<=255;e++)K.URL_CHAR.
push(e);K.HEX=K.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),K.STRICT_TOKEN=["!","#","$","%","&","'","*",
"+","-",".","^","_","`","|","~"].concat(K.ALPHANUM),K.TOKEN=K.STRICT_TOKEN.concat([" "]),K.HEADER_CHARS=["	"];for(let e=32;e<=
255;e++)e!==127&&K.HEADER_CHARS.push(e);K.CONNECTION_TOKEN_CHARS=K.HEADER_CHARS.filter(e=>e!==44),K.MAJOR=K.NUM_MAP,K.MINOR=
K.MAJOR;var B;(function(e){e[e.GENERAL=0]="GENERAL",e[e.CONNECTION=1]="CONNECTION",e[e.CONTENT_LENGTH=2]="CONTENT_LENGTH",
e[e.TRANSFER_ENCODING=3]="TRANSFER_ENCODING",e[e.UPGRADE=4]="UPGRADE",e[e.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIV\
E",e[e.CONNECTION_CLOSE=6]="CONNECTION_CLOSE",e[e.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",e[e.TRANSFER_ENCODING_CHUNKED=
8]="TRANSFER_ENCODING_CHUNKED"})(B=K.HEADER_STATE||(K.HEADER_STATE={})),K.SPECIAL_HEADERS={connection:B.CONNECTION,"cont\
ent-length":B.CONTENT_LENGTH,"proxy-connection":B.CONNECTION,"transfer-encoding":B.TRANSFER_ENCODING,upgrade:B.UPGRADE}},
63870:function(W,K,t){"use strict";const{Buffer:n}=t(4573);W.exports=n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwB\
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
UQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")},53434:function(W,K,t){
"use strict";const{Buffer:n}=t(4573);W.exports=n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/A\
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
se64")},50172:function(W,K){"use strict";Object.defineProperty(K,"__esModule",{value:!0}),K.enumToMap=void 0;function t(n){
const D={};return Object.keys(n).forEach(p=>{const m=n[p];typeof m=="number"&&(D[p]=m)}),D}K.enumToMap=t},47501:function(W,K,t){
"use strict";const{kClients:n}=t(36443),D=t(57405),{kAgent:p,kMockAgentSet:m,kMockAgentGet:f,kDispatches:a,kIsMockActive:d,
kNetConnect:B,kGetNetConnect:e,kOptions:I,kFactory:o}=t(91117),s=t(47365),E=t(94004),{matchValue:Q,buildMockOptions:C}=t(
53397),{InvalidArgumentError:R,UndiciError:T}=t(68707),k=t(30883),G=t(91529),b=t(56142);class N extends k{constructor(i){
if(super(i),this[B]=!0,this[d]=!0,i?.agent&&typeof i.agent.dispatch!="function")throw new R("Argument opts.agent must im\
plement Agent");const r=i?.agent?i.agent:new D(i);this[p]=r,this[n]=r[n],this[I]=C(i)}get(i){let r=this[f](i);return r||
(r=this[o](i),this[m](i,r)),r}dispatch(i,r){return this.get(i.origin),this[p].dispatch(i,r)}async close(){await this[p].
close(),this[n].clear()}deactivate(){this[d]=!1}activate(){this[d]=!0}enableNetConnect(i){if(typeof i=="string"||typeof i==
"function"||i instanceof RegExp)Array.isArray(this[B])?this[B].push(i):this[B]=[i];else if(typeof i>"u")this[B]=!0;else throw new R(
"Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[B]=!1}get isMockActive(){return this[d]}[m](i,r){
this[n].set(i,r)}[o](i){const r=Object.assign({agent:this},this[I]);return this[I]&&this[I].connections===1?new s(i,r):new E(
i,r)}[f](i){const r=this[n].get(i);if(r)return r;if(typeof i!="string"){const g=this[o]("http://localhost:9999");return this[m](
i,g),g}for(const[g,A]of Array.from(this[n]))if(A&&typeof g!="string"&&Q(g,i)){const c=this[o](i);return this[m](i,c),c[a]=
A[a],c}}[e](){return this[B]}pendingInterceptors(){const i=this[n];return Array.from(i.entries()).flatMap(([r,g])=>g[a].
map(A=>({...A,origin:r}))).filter(({pending:r})=>r)}assertNoPendingInterceptors({pendingInterceptorsFormatter:i=new b}={}){
const r=this.pendingInterceptors();if(r.length===0)return;const g=new G("interceptor","interceptors").pluralize(r.length);
throw new T(`
${g.count} ${g.noun} ${g.is} pending:

${i.format(r)}
`.trim())}}W.exports=N},47365:function(W,K,t){"use strict";const{promisify:n}=t(57975),D=t(23701),{buildMockDispatch:p}=t(
53397),{kDispatches:m,kMockAgent:f,kClose:a,kOriginalClose:d,kOrigin:B,kOriginalDispatch:e,kConnected:I}=t(91117),{MockInterceptor:o}=t(
31511),s=t(36443),{InvalidArgumentError:E}=t(68707);class Q extends D{constructor(R,T){if(super(R,T),!T||!T.agent||typeof T.
agent.dispatch!="function")throw new E("Argument opts.agent must implement Agent");this[f]=T.agent,this[B]=R,this[m]=[],
this[I]=1,this[e]=this.dispatch,this[d]=this.close.bind(this),this.dispatch=p.call(this),this.close=this[a]}get[s.kConnected](){
return this[I]}intercept(R){return new o(R,this[m])}async[a](){await n(this[d])(),this[I]=0,this[f][s.kClients].delete(this[B])}}
W.exports=Q},52429:function(W,K,t){"use strict";const{UndiciError:n}=t(68707),D=Symbol.for("undici.error.UND_MOCK_ERR_MO\
CK_NOT_MATCHED");class p extends n{constructor(f){super(f),Error.captureStackTrace(this,p),this.name="MockNotMatchedErro\
r",this.message=f||"The request does not match any registered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.
hasInstance](f){return f&&f[D]===!0}[D]=!0}W.exports={MockNotMatchedError:p}},31511:function(W,K,t){"use strict";const{getResponseData:n,
buildKey:D,addMockDispatch:p}=t(53397),{kDispatches:m,kDispatchKey:f,kDefaultHeaders:a,kDefaultTrailers:d,kContentLength:B,
kMockDispatch:e}=t(91117),{InvalidArgumentError:I}=t(68707),{buildURL:o}=t(3440);class s{constructor(C){this[e]=C}delay(C){
if(typeof C!="number"||!Number.isInteger(C)||C<=0)throw new I("waitInMs must be a valid integer > 0");return this[e].delay=
C,this}persist(){return this[e].persist=!0,this}times(C){if(typeof C!="number"||!Number.isInteger(C)||C<=0)throw new I("\
repeatTimes must be a valid integer > 0");return this[e].times=C,this}}class E{constructor(C,R){if(typeof C!="object")throw new I(
"opts must be an object");if(typeof C.path>"u")throw new I("opts.path must be defined");if(typeof C.method>"u"&&(C.method=
"GET"),typeof C.path=="string")if(C.query)C.path=o(C.path,C.query);else{const T=new URL(C.path,"data://");C.path=T.pathname+
T.search}typeof C.method=="string"&&(C.method=C.method.toUpperCase()),this[f]=D(C),this[m]=R,this[a]={},this[d]={},this[B]=
!1}createMockScopeDispatchData({statusCode:C,data:R,responseOptions:T}){const k=n(R),G=this[B]?{"content-length":k.length}:
{},b={...this[a],...G,...T.headers},N={...this[d],...T.trailers};return{statusCode:C,data:R,headers:b,trailers:N}}validateReplyParameters(C){
if(typeof C.statusCode>"u")throw new I("statusCode must be defined");if(typeof C.responseOptions!="object"||C.responseOptions===
null)throw new I("responseOptions must be an object")}reply(C){if(typeof C=="function"){const G=N=>{const U=C(N);if(typeof U!=
"object"||U===null)throw new I("reply options callback must return an object");const i={data:"",responseOptions:{},...U};
return this.validateReplyParameters(i),{...this.createMockScopeDispatchData(i)}},b=p(this[m],this[f],G);return new s(b)}
const R={statusCode:C,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};
this.validateReplyParameters(R);const T=this.createMockScopeDispatchData(R),k=p(this[m],this[f],T);return new s(k)}replyWithError(C){
if(typeof C>"u")throw new I("error must be defined");const R=p(this[m],this[f],{error:C});return new s(R)}defaultReplyHeaders(C){
if(typeof C>"u")throw new I("headers must be defined");return this[a]=C,this}defaultReplyTrailers(C){if(typeof C>"u")throw new I(
"trailers must be defined");return this[d]=C,this}replyContentLength(){return this[B]=!0,this}}W.exports.MockInterceptor=
E,W.exports.MockScope=s},94004:function(W,K,t){"use strict";const{promisify:n}=t(57975),D=t(30628),{buildMockDispatch:p}=t(
53397),{kDispatches:m,kMockAgent:f,kClose:a,kOriginalClose:d,kOrigin:B,kOriginalDispatch:e,kConnected:I}=t(91117),{MockInterceptor:o}=t(
31511),s=t(36443),{InvalidArgumentError:E}=t(68707);class Q extends D{constructor(R,T){if(super(R,T),!T||!T.agent||typeof T.
agent.dispatch!="function")throw new E("Argument opts.agent must implement Agent");this[f]=T.agent,this[B]=R,this[m]=[],
this[I]=1,this[e]=this.dispatch,this[d]=this.close.bind(this),this.dispatch=p.call(this),this.close=this[a]}get[s.kConnected](){
return this[I]}intercept(R){return new o(R,this[m])}async[a](){await n(this[d])(),this[I]=0,this[f][s.kClients].delete(this[B])}}
W.exports=Q},91117:function(W){"use strict";W.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol(
"factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),
kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol(
"mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol(
"original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),
kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected")}},53397:function(W,K,t){"use strict";const{MockNotMatchedError:n}=t(
52429),{kDispatches:D,kMockAgent:p,kOriginalDispatch:m,kOrigin:f,kGetNetConnect:a}=t(91117),{buildURL:d}=t(3440),{STATUS_CODES:B}=t(
37067),{types:{isPromise:e}}=t(57975);function I(l,u){return typeof l=="string"?l===u:l instanceof RegExp?l.test(u):typeof l==
"function"?l(u)===!0:!1}function o(l){return Object.fromEntries(Object.entries(l).map(([u,w])=>[u.toLocaleLowerCase(),w]))}
function s(l,u){if(Array.isArray(l)){for(let w=0;w<l.length;w+=2)if(l[w].toLocaleLowerCase()===u.toLocaleLowerCase())return l[w+
1];return}else return typeof l.get=="function"?l.get(u):o(l)[u.toLocaleLowerCase()]}function E(l){const u=l.slice(),w=[];
for(let L=0;L<u.length;L+=2)w.push([u[L],u[L+1]]);return Object.fromEntries(w)}function Q(l,u){if(typeof l.headers=="fun\
ction")return Array.isArray(u)&&(u=E(u)),l.headers(u?o(u):{});if(typeof l.headers>"u")return!0;if(typeof u!="object"||typeof l.
headers!="object")return!1;for(const[w,L]of Object.entries(l.headers)){const v=s(u,w);if(!I(L,v))return!1}return!0}function C(l){
if(typeof l!="string")return l;const u=l.split("?");if(u.length!==2)return l;const w=new URLSearchParams(u.pop());return w.
sort(),[...u,w.toString()].join("?")}function R(l,{path:u,method:w,body:L,headers:v}){const P=I(l.path,u),Z=I(l.method,w),
Be=typeof l.body<"u"?I(l.body,L):!0,ye=Q(l,v);return P&&Z&&Be&&ye}function T(l){return Buffer.isBuffer(l)||l instanceof Uint8Array||
l instanceof ArrayBuffer?l:typeof l=="object"?JSON.stringify(l):l.toString()}function k(l,u){const w=u.query?d(u.path,u.
query):u.path,L=typeof w=="string"?C(w):w;let v=l.filter(({consumed:P})=>!P).filter(({path:P})=>I(C(P),L));if(v.length===
0)throw new n(`Mock dispatch not matched for path '${L}'`);if(v=v.filter(({method:P})=>I(P,u.method)),v.length===0)throw new n(
`Mock dispatch not matched for method '${u.method}' on path '${L}'`);if(v=v.filter(({body:P})=>typeof P<"u"?I(P,u.body):
!0),v.length===0)throw new n(`Mock dispatch not matched for body '${u.body}' on path '${L}'`);if(v=v.filter(P=>Q(P,u.headers)),
v.length===0){const P=typeof u.headers=="object"?JSON.stringify(u.headers):u.headers;throw new n(`Mock dispatch not matc\
hed for headers '${P}' on path '${L}'`)}return v[0]}function G(l,u,w){const L={timesInvoked:0,times:1,persist:!1,consumed:!1},
v=typeof w=="function"?{callback:w}:{...w},P={...L,...u,pending:!0,data:{error:null,...v}};return l.push(P),P}function b(l,u){
const w=l.findIndex(L=>L.consumed?R(L,u):!1);w!==-1&&l.splice(w,1)}function N(l){const{path:u,method:w,body:L,headers:v,
query:P}=l;return{path:u,method:w,body:L,headers:v,query:P}}function U(l){const u=Object.keys(l),w=[];for(let L=0;L<u.length;++L){
const v=u[L],P=l[v],Z=Buffer.from(`${v}`);if(Array.isArray(P))for(let Be=0;Be<P.length;++Be)w.push(Z,Buffer.from(`${P[Be]}`));else
w.push(Z,Buffer.from(`${P}`))}return w}function i(l){return B[l]||"unknown"}async function r(l){const u=[];for await(const w of l)
u.push(w);return Buffer.concat(u).toString("utf8")}function g(l,u){const w=N(l),L=k(this[D],w);L.timesInvoked++,L.data.callback&&
(L.data={...L.data,...L.data.callback(l)});const{data:{statusCode:v,data:P,headers:Z,trailers:Be,error:ye},delay:J,persist:x}=L,
{timesInvoked:Ae,times:X}=L;if(L.consumed=!x&&Ae>=X,L.pending=Ae<X,ye!==null)return b(this[D],w),u.onError(ye),!0;typeof J==
"number"&&J>0?setTimeout(()=>{le(this[D])},J):le(this[D]);function le(pe,se=P){const re=Array.isArray(l.headers)?E(l.headers):
l.headers,ge=typeof se=="function"?se({...l,headers:re}):se;if(e(ge)){ge.then(ne=>le(pe,ne));return}const j=T(ge),Se=U(Z),
Ie=U(Be);u.onConnect?.(ne=>u.onError(ne),null),u.onHeaders?.(v,Se,me,i(v)),u.onData?.(Buffer.from(j)),u.onComplete?.(Ie),
b(pe,w)}function me(){}return!0}function A(){const l=this[p],u=this[f],w=this[m];return function(v,P){if(l.isMockActive)
try{g.call(this,v,P)}catch(Z){if(Z instanceof n){const Be=l[a]();if(Be===!1)throw new n(`${Z.message}: subsequent reques\
t to origin ${u} was not allowed (net.connect disabled)`);if(c(Be,u))w.call(this,v,P);else throw new n(`${Z.message}: su\
bsequent request to origin ${u} was not allowed (net.connect is not enabled for this origin)`)}else throw Z}else w.call(
this,v,P)}}function c(l,u){const w=new URL(u);return l===!0?!0:!!(Array.isArray(l)&&l.some(L=>I(L,w.host)))}function h(l){
if(l){const{agent:u,...w}=l;return w}}W.exports={getResponseData:T,getMockDispatch:k,addMockDispatch:G,deleteMockDispatch:b,
buildKey:N,generateKeyValues:U,matchValue:I,getResponse:r,getStatusText:i,mockDispatch:g,buildMockDispatch:A,checkNetConnect:c,
buildMockOptions:h,getHeaderByName:s,buildHeadersFromArray:E}},56142:function(W,K,t){"use strict";const{Transform:n}=t(57075),
{Console:D}=t(37540),p=process.versions.icu?"\u2705":"Y ",m=process.versions.icu?"\u274C":"N ";W.exports=class{constructor({
disableColors:a}={}){this.transform=new n({transform(d,B,e){e(null,d)}}),this.logger=new D({stdout:this.transform,inspectOptions:{
colors:!a&&!process.env.CI}})}format(a){const d=a.map(({method:B,path:e,data:{statusCode:I},persist:o,times:s,timesInvoked:E,
origin:Q})=>({Method:B,Origin:Q,Path:e,"Status code":I,Persistent:o?p:m,Invocations:E,Remaining:o?1/0:s-E}));return this.
logger.table(d),this.transform.read().toString()}}},91529:function(W){"use strict";const K={pronoun:"it",is:"is",was:"wa\
s",this:"this"},t={pronoun:"they",is:"are",was:"were",this:"these"};W.exports=class{constructor(D,p){this.singular=D,this.
plural=p}pluralize(D){const p=D===1,m=p?K:t,f=p?this.singular:this.plural;return{...m,count:D,noun:f}}}},96603:function(W){
"use strict";let K=0;const t=1e3,n=(t>>1)-1;let D;const p=Symbol("kFastTimer"),m=[],f=-2,a=-1,d=0,B=1;function e(){K+=n;
let s=0,E=m.length;for(;s<E;){const Q=m[s];Q._state===d?(Q._idleStart=K-n,Q._state=B):Q._state===B&&K>=Q._idleStart+Q._idleTimeout&&
(Q._state=a,Q._idleStart=-1,Q._onTimeout(Q._timerArg)),Q._state===a?(Q._state=f,--E!==0&&(m[s]=m[E])):++s}m.length=E,m.length!==
0&&I()}function I(){D?D.refresh():(clearTimeout(D),D=setTimeout(e,n),D.unref&&D.unref())}class o{[p]=!0;_state=f;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(E,Q,C){
this._onTimeout=E,this._idleTimeout=Q,this._timerArg=C,this.refresh()}refresh(){this._state===f&&m.push(this),(!D||m.length===
1)&&I(),this._state=d}clear(){this._state=a,this._idleStart=-1}}W.exports={setTimeout(s,E,Q){return E<=t?setTimeout(s,E,
Q):new o(s,E,Q)},clearTimeout(s){s[p]?s.clear():clearTimeout(s)},setFastTimeout(s,E,Q){return new o(s,E,Q)},clearFastTimeout(s){
s.clear()},now(){return K},tick(s=0){K+=s-t+1,e(),e()},reset(){K=0,m.length=0,clearTimeout(D),D=null},kFastTimer:p}},89634:function(W,K,t){
"use strict";const{kConstruct:n}=t(20109),{urlEquals:D,getFieldValues:p}=t(76798),{kEnumerableProperty:m,isDisturbed:f}=t(
3440),{webidl:a}=t(45893),{Response:d,cloneResponse:B,fromInnerResponse:e}=t(99051),{Request:I,fromInnerRequest:o}=t(9967),
{kState:s}=t(93627),{fetching:E}=t(54398),{urlIsHttpHttpsScheme:Q,createDeferredPromise:C,readAllBytes:R}=t(73168),T=t(34589);
class k{#e;constructor(){arguments[0]!==n&&a.illegalConstructor(),a.util.markAsUncloneable(this),this.#e=arguments[1]}async match(N,U={}){
a.brandCheck(this,k);const i="Cache.match";a.argumentLengthCheck(arguments,1,i),N=a.converters.RequestInfo(N,i,"request"),
U=a.converters.CacheQueryOptions(U,i,"options");const r=this.#n(N,U,1);if(r.length!==0)return r[0]}async matchAll(N=void 0,U={}){
a.brandCheck(this,k);const i="Cache.matchAll";return N!==void 0&&(N=a.converters.RequestInfo(N,i,"request")),U=a.converters.
CacheQueryOptions(U,i,"options"),this.#n(N,U)}async add(N){a.brandCheck(this,k);const U="Cache.add";a.argumentLengthCheck(
arguments,1,U),N=a.converters.RequestInfo(N,U,"request");const i=[N];return await this.addAll(i)}async addAll(N){a.brandCheck(
this,k);const U="Cache.addAll";a.argumentLengthCheck(arguments,1,U);const i=[],r=[];for(let L of N){if(L===void 0)throw a.
errors.conversionFailed({prefix:U,argument:"Argument 1",types:["undefined is not allowed"]});if(L=a.converters.RequestInfo(
L),typeof L=="string")continue;const v=L[s];if(!Q(v.url)||v.method!=="GET")throw a.errors.exception({header:U,message:"E\
xpected http/s scheme when method is not GET."})}const g=[];for(const L of N){const v=new I(L)[s];if(!Q(v.url))throw a.errors.
exception({header:U,message:"Expected http/s scheme."});v.initiator="fetch",v.destination="subresource",r.push(v);const P=C();
g.push(E({request:v,processResponse(Z){if(Z.type==="error"||Z.status===206||Z.status<200||Z.status>299)P.reject(a.errors.
exception({header:"Cache.addAll",message:"Received an invalid status code or the request failed."}));else if(Z.headersList.
contains("vary")){const Be=p(Z.headersList.get("vary"));for(const ye of Be)if(ye==="*"){P.reject(a.errors.exception({header:"\
Cache.addAll",message:"invalid vary field value"}));for(const J of g)J.abort();return}}},processResponseEndOfBody(Z){if(Z.
aborted){P.reject(new DOMException("aborted","AbortError"));return}P.resolve(Z)}})),i.push(P.promise)}const c=await Promise.
all(i),h=[];let l=0;for(const L of c){const v={type:"put",request:r[l],response:L};h.push(v),l++}const u=C();let w=null;
try{this.#t(h)}catch(L){w=L}return queueMicrotask(()=>{w===null?u.resolve(void 0):u.reject(w)}),u.promise}async put(N,U){
a.brandCheck(this,k);const i="Cache.put";a.argumentLengthCheck(arguments,2,i),N=a.converters.RequestInfo(N,i,"request"),
U=a.converters.Response(U,i,"response");let r=null;if(N instanceof I?r=N[s]:r=new I(N)[s],!Q(r.url)||r.method!=="GET")throw a.
errors.exception({header:i,message:"Expected an http/s scheme when method is not GET"});const g=U[s];if(g.status===206)throw a.
errors.exception({header:i,message:"Got 206 status"});if(g.headersList.contains("vary")){const v=p(g.headersList.get("va\
ry"));for(const P of v)if(P==="*")throw a.errors.exception({header:i,message:"Got * vary field value"})}if(g.body&&(f(g.
body.stream)||g.body.stream.locked))throw a.errors.exception({header:i,message:"Response body is locked or disturbed"});
const A=B(g),c=C();if(g.body!=null){const P=g.body.stream.getReader();R(P).then(c.resolve,c.reject)}else c.resolve(void 0);
const h=[],l={type:"put",request:r,response:A};h.push(l);const u=await c.promise;A.body!=null&&(A.body.source=u);const w=C();
let L=null;try{this.#t(h)}catch(v){L=v}return queueMicrotask(()=>{L===null?w.resolve():w.reject(L)}),w.promise}async delete(N,U={}){
a.brandCheck(this,k);const i="Cache.delete";a.argumentLengthCheck(arguments,1,i),N=a.converters.RequestInfo(N,i,"request"),
U=a.converters.CacheQueryOptions(U,i,"options");let r=null;if(N instanceof I){if(r=N[s],r.method!=="GET"&&!U.ignoreMethod)
return!1}else T(typeof N=="string"),r=new I(N)[s];const g=[],A={type:"delete",request:r,options:U};g.push(A);const c=C();
let h=null,l;try{l=this.#t(g)}catch(u){h=u}return queueMicrotask(()=>{h===null?c.resolve(!!l?.length):c.reject(h)}),c.promise}async keys(N=void 0,U={}){
a.brandCheck(this,k);const i="Cache.keys";N!==void 0&&(N=a.converters.RequestInfo(N,i,"request")),U=a.converters.CacheQueryOptions(
U,i,"options");let r=null;if(N!==void 0)if(N instanceof I){if(r=N[s],r.method!=="GET"&&!U.ignoreMethod)return[]}else typeof N==
"string"&&(r=new I(N)[s]);const g=C(),A=[];if(N===void 0)for(const c of this.#e)A.push(c[0]);else{const c=this.#A(r,U);for(const h of c)
A.push(h[0])}return queueMicrotask(()=>{const c=[];for(const h of A){const l=o(h,new AbortController().signal,"immutable");
c.push(l)}g.resolve(Object.freeze(c))}),g.promise}#t(N){const U=this.#e,i=[...U],r=[],g=[];try{for(const A of N){if(A.type!==
"delete"&&A.type!=="put")throw a.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not\
 match "delete" or "put"'});if(A.type==="delete"&&A.response!=null)throw a.errors.exception({header:"Cache.#batchCacheOp\
erations",message:"delete operation should not have an associated response"});if(this.#A(A.request,A.options,r).length)throw new DOMException(
"???","InvalidStateError");let c;if(A.type==="delete"){if(c=this.#A(A.request,A.options),c.length===0)return[];for(const h of c){
const l=U.indexOf(h);T(l!==-1),U.splice(l,1)}}else if(A.type==="put"){if(A.response==null)throw a.errors.exception({header:"\
Cache.#batchCacheOperations",message:"put operation should have an associated response"});const h=A.request;if(!Q(h.url))
throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"});if(h.method!=="\
GET")throw a.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(A.options!=null)throw a.
errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"});c=this.#A(A.request);for(const l of c){
const u=U.indexOf(l);T(u!==-1),U.splice(u,1)}U.push([A.request,A.response]),r.push([A.request,A.response])}g.push([A.request,
A.response])}return g}catch(A){throw this.#e.length=0,this.#e=i,A}}#A(N,U,i){const r=[],g=i??this.#e;for(const A of g){const[
c,h]=A;this.#s(N,c,h,U)&&r.push(A)}return r}#s(N,U,i=null,r){const g=new URL(N.url),A=new URL(U.url);if(r?.ignoreSearch&&
(A.search="",g.search=""),!D(g,A,!0))return!1;if(i==null||r?.ignoreVary||!i.headersList.contains("vary"))return!0;const c=p(
i.headersList.get("vary"));for(const h of c){if(h==="*")return!1;const l=U.headersList.get(h),u=N.headersList.get(h);if(l!==
u)return!1}return!0}#n(N,U,i=1/0){let r=null;if(N!==void 0)if(N instanceof I){if(r=N[s],r.method!=="GET"&&!U.ignoreMethod)
return[]}else typeof N=="string"&&(r=new I(N)[s]);const g=[];if(N===void 0)for(const c of this.#e)g.push(c[1]);else{const c=this.#A(
r,U);for(const h of c)g.push(h[1])}const A=[];for(const c of g){const h=e(c,"immutable");if(A.push(h.clone()),A.length>=
i)break}return Object.freeze(A)}}Object.defineProperties(k.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},
match:m,matchAll:m,add:m,addAll:m,put:m,delete:m,keys:m});const G=[{key:"ignoreSearch",converter:a.converters.boolean,defaultValue:()=>!1},
{key:"ignoreMethod",converter:a.converters.boolean,defaultValue:()=>!1},{key:"ignoreVary",converter:a.converters.boolean,
defaultValue:()=>!1}];a.converters.CacheQueryOptions=a.dictionaryConverter(G),a.converters.MultiCacheQueryOptions=a.dictionaryConverter(
[...G,{key:"cacheName",converter:a.converters.DOMString}]),a.converters.Response=a.interfaceConverter(d),a.converters["s\
equence<RequestInfo>"]=a.sequenceConverter(a.converters.RequestInfo),W.exports={Cache:k}},3245:function(W,K,t){"use stri\
ct";const{kConstruct:n}=t(20109),{Cache:D}=t(89634),{webidl:p}=t(45893),{kEnumerableProperty:m}=t(3440);class f{#e=new Map;constructor(){
arguments[0]!==n&&p.illegalConstructor(),p.util.markAsUncloneable(this)}async match(d,B={}){if(p.brandCheck(this,f),p.argumentLengthCheck(
arguments,1,"CacheStorage.match"),d=p.converters.RequestInfo(d),B=p.converters.MultiCacheQueryOptions(B),B.cacheName!=null){
if(this.#e.has(B.cacheName)){const e=this.#e.get(B.cacheName);return await new D(n,e).match(d,B)}}else for(const e of this.#e.
values()){const o=await new D(n,e).match(d,B);if(o!==void 0)return o}}async has(d){p.brandCheck(this,f);const B="CacheSt\
orage.has";return p.argumentLengthCheck(arguments,1,B),d=p.converters.DOMString(d,B,"cacheName"),this.#e.has(d)}async open(d){
p.brandCheck(this,f);const B="CacheStorage.open";if(p.argumentLengthCheck(arguments,1,B),d=p.converters.DOMString(d,B,"c\
acheName"),this.#e.has(d)){const I=this.#e.get(d);return new D(n,I)}const e=[];return this.#e.set(d,e),new D(n,e)}async delete(d){
p.brandCheck(this,f);const B="CacheStorage.delete";return p.argumentLengthCheck(arguments,1,B),d=p.converters.DOMString(
d,B,"cacheName"),this.#e.delete(d)}async keys(){return p.brandCheck(this,f),[...this.#e.keys()]}}Object.defineProperties(
f.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:!0},match:m,has:m,open:m,delete:m,keys:m}),W.exports=
{CacheStorage:f}},20109:function(W,K,t){"use strict";W.exports={kConstruct:t(36443).kConstruct}},76798:function(W,K,t){"\
use strict";const n=t(34589),{URLSerializer:D}=t(51900),{isValidHeaderName:p}=t(73168);function m(a,d,B=!1){const e=D(a,
B),I=D(d,B);return e===I}function f(a){n(a!==null);const d=[];for(let B of a.split(","))B=B.trim(),p(B)&&d.push(B);return d}
W.exports={urlEquals:m,getFieldValues:f}},71276:function(W){"use strict";W.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}},
79061:function(W,K,t){"use strict";const{parseSetCookie:n}=t(11978),{stringify:D}=t(57797),{webidl:p}=t(45893),{Headers:m}=t(
60660);function f(e){p.argumentLengthCheck(arguments,1,"getCookies"),p.brandCheck(e,m,{strict:!1});const I=e.get("cookie"),
o={};if(!I)return o;for(const s of I.split(";")){const[E,...Q]=s.split("=");o[E.trim()]=Q.join("=")}return o}function a(e,I,o){
p.brandCheck(e,m,{strict:!1});const s="deleteCookie";p.argumentLengthCheck(arguments,2,s),I=p.converters.DOMString(I,s,"\
name"),o=p.converters.DeleteCookieAttributes(o),B(e,{name:I,value:"",expires:new Date(0),...o})}function d(e){p.argumentLengthCheck(
arguments,1,"getSetCookies"),p.brandCheck(e,m,{strict:!1});const I=e.getSetCookie();return I?I.map(o=>n(o)):[]}function B(e,I){
p.argumentLengthCheck(arguments,2,"setCookie"),p.brandCheck(e,m,{strict:!1}),I=p.converters.Cookie(I);const o=D(I);o&&e.
append("Set-Cookie",o)}p.converters.DeleteCookieAttributes=p.dictionaryConverter([{converter:p.nullableConverter(p.converters.
DOMString),key:"path",defaultValue:()=>null},{converter:p.nullableConverter(p.converters.DOMString),key:"domain",defaultValue:()=>null}]),
p.converters.Cookie=p.dictionaryConverter([{converter:p.converters.DOMString,key:"name"},{converter:p.converters.DOMString,
key:"value"},{converter:p.nullableConverter(e=>typeof e=="number"?p.converters["unsigned long long"](e):new Date(e)),key:"\
expires",defaultValue:()=>null},{converter:p.nullableConverter(p.converters["long long"]),key:"maxAge",defaultValue:()=>null},
{converter:p.nullableConverter(p.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:p.nullableConverter(
p.converters.DOMString),key:"path",defaultValue:()=>null},{converter:p.nullableConverter(p.converters.boolean),key:"secu\
re",defaultValue:()=>null},{converter:p.nullableConverter(p.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:p.
converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:p.sequenceConverter(p.converters.DOMString),
key:"unparsed",defaultValue:()=>new Array(0)}]),W.exports={getCookies:f,deleteCookie:a,getSetCookies:d,setCookie:B}},11978:function(W,K,t){
"use strict";const{maxNameValuePairSize:n,maxAttributeValueSize:D}=t(71276),{isCTLExcludingHtab:p}=t(57797),{collectASequenceOfCodePointsFast:m}=t(
51900),f=t(34589);function a(B){if(p(B))return null;let e="",I="",o="",s="";if(B.includes(";")){const E={position:0};e=m(
";",B,E),I=B.slice(E.position)}else e=B;if(!e.includes("="))s=e;else{const E={position:0};o=m("=",e,E),s=e.slice(E.position+
1)}return o=o.trim(),s=s.trim(),o.length+s.length>n?null:{name:o,value:s,...d(I)}}function d(B,e={}){if(B.length===0)return e;
f(B[0]===";"),B=B.slice(1);let I="";B.includes(";")?(I=m(";",B,{position:0}),B=B.slice(I.length)):(I=B,B="");let o="",s="";
if(I.includes("=")){const Q={position:0};o=m("=",I,Q),s=I.slice(Q.position+1)}else o=I;if(o=o.trim(),s=s.trim(),s.length>
D)return d(B,e);const E=o.toLowerCase();if(E==="expires"){const Q=new Date(s);e.expires=Q}else if(E==="max-age"){const Q=s.
charCodeAt(0);if((Q<48||Q>57)&&s[0]!=="-"||!/^\d+$/.test(s))return d(B,e);const C=Number(s);e.maxAge=C}else if(E==="doma\
in"){let Q=s;Q[0]==="."&&(Q=Q.slice(1)),Q=Q.toLowerCase(),e.domain=Q}else if(E==="path"){let Q="";s.length===0||s[0]!=="\
/"?Q="/":Q=s,e.path=Q}else if(E==="secure")e.secure=!0;else if(E==="httponly")e.httpOnly=!0;else if(E==="samesite"){const Q=s.
toLowerCase();Q==="none"?e.sameSite="None":Q==="strict"?e.sameSite="Strict":Q==="lax"&&(e.sameSite="Lax")}else e.unparsed??=
[],e.unparsed.push(`${o}=${s}`);return d(B,e)}W.exports={parseSetCookie:a,parseUnparsedAttributes:d}},57797:function(W){
"use strict";function K(o){for(let s=0;s<o.length;++s){const E=o.charCodeAt(s);if(E>=0&&E<=8||E>=10&&E<=31||E===127)return!0}
return!1}function t(o){for(let s=0;s<o.length;++s){const E=o.charCodeAt(s);if(E<33||E>126||E===34||E===40||E===41||E===60||
E===62||E===64||E===44||E===59||E===58||E===92||E===47||E===91||E===93||E===63||E===61||E===123||E===125)throw new Error(
"Invalid cookie name")}}function n(o){let s=o.length,E=0;if(o[0]==='"'){if(s===1||o[s-1]!=='"')throw new Error("Invalid \
cookie value");--s,++E}for(;E<s;){const Q=o.charCodeAt(E++);if(Q<33||Q>126||Q===34||Q===44||Q===59||Q===92)throw new Error(
"Invalid cookie value")}}function D(o){for(let s=0;s<o.length;++s){const E=o.charCodeAt(s);if(E<32||E>126||E===59)throw new Error(
"Invalid cookie path")}}function p(o){return o>=48&&o<=57||o>=65&&o<=90||o>=97&&o<=122}function m(o){if(o===" ")return;if(o.
length>255)throw new Error("Invalid cookie domain");let s=0;for(let E=0;E<o.length;++E){const Q=o.charCodeAt(E);if(Q===46){
if(s===0)throw new Error("Invalid cookie domain");if(o.charCodeAt(E-1)===45)throw new Error("Invalid cookie domain");s=0;
continue}if(s===0&&!p(Q))throw new Error("Invalid cookie domain");if(!p(Q)&&Q!==45)throw new Error("Invalid cookie domai\
n");if(++s>63)throw new Error("Invalid cookie domain")}if(s===0||o.charCodeAt(o.length-1)===45)throw new Error("Invalid \
cookie domain")}const f=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],a=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","\
Sep","Oct","Nov","Dec"],d=Array(61).fill(0).map((o,s)=>s.toString().padStart(2,"0"));function B(o){return typeof o=="num\
ber"&&(o=new Date(o)),`${f[o.getUTCDay()]}, ${d[o.getUTCDate()]} ${a[o.getUTCMonth()]} ${o.getUTCFullYear()} ${d[o.getUTCHours()]}\
:${d[o.getUTCMinutes()]}:${d[o.getUTCSeconds()]} GMT`}function e(o){if(o<0)throw new Error("Invalid cookie max-age")}function I(o){
if(o.name.length===0)return null;t(o.name),n(o.value);const s=[`${o.name}=${o.value}`];o.name.startsWith("__Secure-")&&(o.
secure=!0),o.name.startsWith("__Host-")&&(o.secure=!0,o.domain=null,o.path="/"),o.secure&&s.push("Secure"),o.httpOnly&&s.
push("HttpOnly"),typeof o.maxAge=="number"&&(e(o.maxAge),s.push(`Max-Age=${o.maxAge}`)),o.domain&&(m(o.domain),s.push(`D\
omain=${o.domain}`)),o.path&&(D(o.path),s.push(`Path=${o.path}`)),o.expires&&o.expires.toString()!=="Invalid Date"&&s.push(
`Expires=${B(o.expires)}`),o.sameSite&&s.push(`SameSite=${o.sameSite}`);for(const E of o.unparsed){if(!E.includes("="))throw new Error(
"Invalid unparsed");const[Q,...C]=E.split("="),R=Q.trim(),T=C.join("=");t(R),n(T),s.push(`${R}=${T}`)}return s.join("; ")}
W.exports={isCTLExcludingHtab:K,validateCookieName:t,validateCookiePath:D,validateCookieValue:n,toIMFDate:B,stringify:I}},
24031:function(W,K,t){"use strict";const n=t(4573),{Transform:D}=t(57075),{isASCIINumber:p,isValidLastEventId:m}=t(94811),
f=[239,187,191],a=10,d=13,B=58,e=32,I=n.kStringMaxLength,o=Buffer.from("data"),s=Buffer.from("event"),E=Buffer.from("id"),
Q=Buffer.from("retry"),C=1024,R=131072,T=128;function k(i,r){if(r>=i.length)return!1;for(let g=r;g<i.length;g++)if(i[g]<
48||i[g]>57)return!1;return!0}function G(i,r){for(let g=r;g<i.length;g++)if(i[g]===0)return!1;return!0}function b(i,r,g){
if(r!==g.length)return!1;for(let A=0;A<r;A++)if(i[A]!==g[A])return!1;return!0}function N(){const i=new Error("EventSourc\
e message size exceeded");return i.aborted=!1,i}class U extends D{state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,
id:void 0,retry:void 0};constructor(r={}){r.readableObjectMode=!0,super(r),this.state=r.eventSourceSettings||{},this.maxEventSize=
r.maxEventSize??I;const g=this.maxEventSize>0?Math.min(R,Math.max(C,Math.floor(this.maxEventSize/T))):0;this.maxDataLines=
g,this.maxBufferedChunks=g,r.push&&(this.push=r.push)}_transform(r,g,A){if(r.length===0){A();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&r[0]!==a&&r[0]!==d){A(N());return}if(this.chunks.push(r),this.checkBOM&&this.
handleBOM()){A();return}for(;this.hasCurrentByte();){const c=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){
if(c===a){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(c===a||c===d){c===d&&(this.crlfCheck=
!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=
!1;continue}if(c===a||c===d){c===d&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(h){A(h);return}
this.consumeCurrentByte(),this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){
A(N());return}this.advanceCursor()}A()}_destroy(r,g){this.chunks.length=0,this.clearEvent(),super._destroy(r,g)}parseLine(r,g){
if(r.length===0)return;const A=r.indexOf(B);if(A===0)return;let c=r.length,h=r.length;if(A!==-1&&(c=A,h=A+1,r[h]===e&&++h),
b(r,c,o)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw N();const l=r.length-h,u=this.eventFieldSizes.
data+(g.data===void 0?0:1)+l;this.setEventFieldSize("data",u);const w=r.toString("utf8",h);g.data===void 0?g.data=w:g.data+=
`
${w}`,this.dataLineCount++;return}if(b(r,c,Q)){k(r,h)&&(this.setEventFieldSize("retry",r.length-h),g.retry=r.toString("u\
tf8",h));return}if(b(r,c,E)){G(r,h)&&(this.setEventFieldSize("id",r.length-h),g.id=r.toString("utf8",h));return}b(r,c,s)&&
h<r.length&&(this.setEventFieldSize("event",r.length-h),g.event=r.toString("utf8",h))}setEventFieldSize(r,g){const A=this.
eventSize-this.eventFieldSizes[r]+g;if(this.maxEventSize>0&&A>this.maxEventSize)throw N();this.eventSize=A,this.eventFieldSizes[r]=
g}processEvent(r){r.retry&&p(r.retry)&&(this.state.reconnectionTime=parseInt(r.retry,10)),r.id&&m(r.id)&&(this.state.lastEventId=
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
return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos);const r=[];let g=0;for(let A=this.lineChunkIndex;A<=
this.chunkIndex;A++){const c=this.chunks[A],h=A===this.lineChunkIndex?this.linePos:0,l=A===this.chunkIndex?this.pos:c.length,
u=c.subarray(h,l);g+=u.length,r.push(u)}return Buffer.concat(r,g)}peekBufferedByte(r){let g=this.lineChunkIndex,A=this.linePos;
for(;g<this.chunks.length;){const c=this.chunks[g],h=c.length-A;if(r<h)return c[A+r];r-=h,g++,A=0}}discardLeadingBytes(r){
for(;r>0&&this.lineChunkIndex<this.chunks.length;){const A=this.chunks[this.lineChunkIndex].length-this.linePos;r<A?(this.
linePos+=r,r=0):(r-=A,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,this.pos=this.linePos,this.
dropConsumedChunks()}handleBOM(){const r=this.peekBufferedByte(0),g=this.peekBufferedByte(1),A=this.peekBufferedByte(2);
return g===void 0?(r===f[0]||(this.checkBOM=!1),!0):A===void 0?r===f[0]&&g===f[1]?!0:(this.checkBOM=!1,!1):(r===f[0]&&g===
f[1]&&A===f[2]&&this.discardLeadingBytes(3),this.checkBOM=!1,!this.hasCurrentByte())}}W.exports={EventSourceStream:U}},21238:function(W,K,t){
"use strict";const{pipeline:n}=t(57075),{fetching:D}=t(54398),{makeRequest:p}=t(9967),{webidl:m}=t(45893),{EventSourceStream:f}=t(
24031),{parseMIMEType:a}=t(51900),{createFastMessageEvent:d}=t(15188),{isNetworkError:B}=t(99051),{delay:e}=t(94811),{kEnumerableProperty:I}=t(
3440),{environmentSettingsObject:o}=t(73168),{getGlobalDispatcher:s}=t(32581);let E=!1;const Q=3e3,C=0,R=1,T=2,k="anonym\
ous",G="use-credentials";class b extends EventTarget{#e={open:null,error:null,message:null};#t=null;#A=!1;#s=C;#n=null;#r=null;#o;#i;constructor(i,r={}){
super(),m.util.markAsUncloneable(this);const g="EventSource constructor";m.argumentLengthCheck(arguments,1,g),E||(E=!0,process.
emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})),i=m.converters.USVString(
i,g,"url"),r=m.converters.EventSourceInitDict(r,g,"eventSourceInitDict"),this.#o=r.dispatcher,this.#i={lastEventId:"",reconnectionTime:Q};
const A=o;let c;try{c=new URL(i,A.settingsObject.baseUrl),this.#i.origin=c.origin}catch(u){throw new DOMException(u,"Syn\
taxError")}this.#t=c.href;let h=k;r.withCredentials&&(h=G,this.#A=!0);const l={redirect:"follow",keepalive:!0,mode:"cors",
credentials:h==="anonymous"?"same-origin":"omit",referrer:"no-referrer"};l.client=o.settingsObject,l.headersList=[["acce\
pt",{name:"accept",value:"text/event-stream"}]],l.cache="no-store",l.initiator="other",l.urlList=[new URL(this.#t)],this.#n=
p(l),this.#c()}get readyState(){return this.#s}get url(){return this.#t}get withCredentials(){return this.#A}#c(){if(this.#s===
T)return;this.#s=C;const i={request:this.#n,dispatcher:this.#o},r=g=>{B(g)&&(this.dispatchEvent(new Event("error")),this.
close()),this.#a()};i.processResponseEndOfBody=r,i.processResponse=g=>{if(B(g))if(g.aborted){this.close(),this.dispatchEvent(
new Event("error"));return}else{this.#a();return}const A=g.headersList.get("content-type",!0),c=A!==null?a(A):"failure",
h=c!=="failure"&&c.essence==="text/event-stream";if(g.status!==200||h===!1){this.close(),this.dispatchEvent(new Event("e\
rror"));return}this.#s=R,this.dispatchEvent(new Event("open")),this.#i.origin=g.urlList[g.urlList.length-1].origin;const l=new f(
{eventSourceSettings:this.#i,maxEventSize:this.#o.eventSourceOptions?.maxEventSize,push:u=>{this.dispatchEvent(d(u.type,
u.options))}});n(g.body.stream,l,u=>{u?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},this.#r=D(
i)}async#a(){this.#s!==T&&(this.#s=C,this.dispatchEvent(new Event("error")),await e(this.#i.reconnectionTime),this.#s===
C&&(this.#i.lastEventId.length&&this.#n.headersList.set("last-event-id",this.#i.lastEventId,!0),this.#c()))}close(){m.brandCheck(
this,b),this.#s!==T&&(this.#s=T,this.#r.abort(),this.#n=null)}get onopen(){return this.#e.open}set onopen(i){this.#e.open&&
this.removeEventListener("open",this.#e.open),typeof i=="function"?(this.#e.open=i,this.addEventListener("open",i)):this.#e.
open=null}get onmessage(){return this.#e.message}set onmessage(i){this.#e.message&&this.removeEventListener("message",this.#e.
message),typeof i=="function"?(this.#e.message=i,this.addEventListener("message",i)):this.#e.message=null}get onerror(){
return this.#e.error}set onerror(i){this.#e.error&&this.removeEventListener("error",this.#e.error),typeof i=="function"?
(this.#e.error=i,this.addEventListener("error",i)):this.#e.error=null}}const N={CONNECTING:{__proto__:null,configurable:!1,
enumerable:!0,value:C,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:R,writable:!1},CLOSED:{__proto__:null,
configurable:!1,enumerable:!0,value:T,writable:!1}};Object.defineProperties(b,N),Object.defineProperties(b.prototype,N),
Object.defineProperties(b.prototype,{close:I,onerror:I,onmessage:I,onopen:I,readyState:I,url:I,withCredentials:I}),m.converters.
EventSourceInitDict=m.dictionaryConverter([{key:"withCredentials",converter:m.converters.boolean,defaultValue:()=>!1},{key:"\
dispatcher",converter:m.converters.any,defaultValue:()=>s()}]),W.exports={EventSource:b,defaultReconnectionTime:Q}},94811:function(W){
"use strict";function K(D){return D.indexOf("\0")===-1}function t(D){if(D.length===0)return!1;for(let p=0;p<D.length;p++)
if(D.charCodeAt(p)<48||D.charCodeAt(p)>57)return!1;return!0}function n(D){return new Promise(p=>{setTimeout(p,D).unref()})}
W.exports={isValidLastEventId:K,isASCIINumber:t,delay:n}},84492:function(W,K,t){"use strict";const n=t(3440),{ReadableStreamFrom:D,
isBlobLike:p,isReadableStreamLike:m,readableStreamClose:f,createDeferredPromise:a,fullyReadBody:d,extractMimeType:B,utf8DecodeBytes:e}=t(
73168),{FormData:I}=t(35910),{kState:o}=t(93627),{webidl:s}=t(45893),{Blob:E}=t(4573),Q=t(34589),{isErrored:C,isDisturbed:R}=t(
57075),{isArrayBuffer:T}=t(73429),{serializeAMimeType:k}=t(51900),{multipartFormDataParser:G}=t(50116);let b;try{const Z=t(
77598);b=Be=>Z.randomInt(0,Be)}catch{b=Z=>Math.floor(Math.random(Z))}const N=new TextEncoder;function U(){}const i=globalThis.
FinalizationRegistry&&process.version.indexOf("v18")!==0;let r;i&&(r=new FinalizationRegistry(Z=>{const Be=Z.deref();Be&&
!Be.locked&&!R(Be)&&!C(Be)&&Be.cancel("Response object has been garbage collected").catch(U)}));function g(Z,Be=!1){let ye=null;
Z instanceof ReadableStream?ye=Z:p(Z)?ye=Z.stream():ye=new ReadableStream({async pull(me){const pe=typeof x=="string"?N.
encode(x):x;pe.byteLength&&me.enqueue(pe),queueMicrotask(()=>f(me))},start(){},type:"bytes"}),Q(m(ye));let J=null,x=null,
Ae=null,X=null;if(typeof Z=="string")x=Z,X="text/plain;charset=UTF-8";else if(Z instanceof URLSearchParams)x=Z.toString(),
X="application/x-www-form-urlencoded;charset=UTF-8";else if(T(Z))x=new Uint8Array(Z.slice());else if(ArrayBuffer.isView(
Z))x=new Uint8Array(Z.buffer.slice(Z.byteOffset,Z.byteOffset+Z.byteLength));else if(n.isFormDataLike(Z)){const me=`----f\
ormdata-undici-0${`${b(1e11)}`.padStart(11,"0")}`,pe=`--${me}\r
Content-Disposition: form-data`;/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
const se=ne=>ne.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),re=ne=>ne.replace(/\r?\n|\r/g,`\r
`),ge=[],j=new Uint8Array([13,10]);Ae=0;let Se=!1;for(const[ne,ce]of Z)if(typeof ce=="string"){const Ce=N.encode(pe+`; n\
ame="${se(re(ne))}"\r
\r
${re(ce)}\r
`);ge.push(Ce),Ae+=Ce.byteLength}else{const Ce=N.encode(`${pe}; name="${se(re(ne))}"`+(ce.name?`; filename="${se(ce.name)}\
"`:"")+`\r
Content-Type: ${ce.type||"application/octet-stream"}\r
\r
`);ge.push(Ce,ce,j),typeof ce.size=="number"?Ae+=Ce.byteLength+ce.size+j.byteLength:Se=!0}const Ie=N.encode(`--${me}--\r
`);ge.push(Ie),Ae+=Ie.byteLength,Se&&(Ae=null),x=Z,J=async function*(){for(const ne of ge)ne.stream?yield*ne.stream():yield ne},
X=`multipart/form-data; boundary=${me}`}else if(p(Z))x=Z,Ae=Z.size,Z.type&&(X=Z.type);else if(typeof Z[Symbol.asyncIterator]==
"function"){if(Be)throw new TypeError("keepalive");if(n.isDisturbed(Z)||Z.locked)throw new TypeError("Response body obje\
ct should not be disturbed or locked");ye=Z instanceof ReadableStream?Z:D(Z)}if((typeof x=="string"||n.isBuffer(x))&&(Ae=
Buffer.byteLength(x)),J!=null){let me;ye=new ReadableStream({async start(){me=J(Z)[Symbol.asyncIterator]()},async pull(pe){
const{value:se,done:re}=await me.next();if(re)queueMicrotask(()=>{pe.close(),pe.byobRequest?.respond(0)});else if(!C(ye)){
const ge=new Uint8Array(se);ge.byteLength&&pe.enqueue(ge)}return pe.desiredSize>0},async cancel(pe){await me.return()},type:"\
bytes"})}return[{stream:ye,source:x,length:Ae},X]}function A(Z,Be=!1){return Z instanceof ReadableStream&&(Q(!n.isDisturbed(
Z),"The body has already been consumed."),Q(!Z.locked,"The stream is locked.")),g(Z,Be)}function c(Z,Be){const[ye,J]=Be.
stream.tee();return Be.stream=ye,{stream:J,length:Be.length,source:Be.source}}function h(Z){if(Z.aborted)throw new DOMException(
"The operation was aborted.","AbortError")}function l(Z){return{blob(){return w(this,ye=>{let J=P(this);return J===null?
J="":J&&(J=k(J)),new E([ye],{type:J})},Z)},arrayBuffer(){return w(this,ye=>new Uint8Array(ye).buffer,Z)},text(){return w(
this,e,Z)},json(){return w(this,v,Z)},formData(){return w(this,ye=>{const J=P(this);if(J!==null)switch(J.essence){case"m\
ultipart/form-data":{const x=G(ye,J);if(x==="failure")throw new TypeError("Failed to parse body as FormData.");const Ae=new I;
return Ae[o]=x,Ae}case"application/x-www-form-urlencoded":{const x=new URLSearchParams(ye.toString()),Ae=new I;for(const[
X,le]of x)Ae.append(X,le);return Ae}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "applicat\
ion/x-www-form-urlencoded".')},Z)},bytes(){return w(this,ye=>new Uint8Array(ye),Z)}}}function u(Z){Object.assign(Z.prototype,
l(Z))}async function w(Z,Be,ye){if(s.brandCheck(Z,ye),L(Z))throw new TypeError("Body is unusable: Body has already been \
read");h(Z[o]);const J=a(),x=X=>J.reject(X),Ae=X=>{try{J.resolve(Be(X))}catch(le){x(le)}};return Z[o].body==null?(Ae(Buffer.
allocUnsafe(0)),J.promise):(await d(Z[o].body,Ae,x),J.promise)}function L(Z){const Be=Z[o].body;return Be!=null&&(Be.stream.
locked||n.isDisturbed(Be.stream))}function v(Z){return JSON.parse(e(Z))}function P(Z){const Be=Z[o].headersList,ye=B(Be);
return ye==="failure"?null:ye}W.exports={extractBody:g,safelyExtractBody:A,cloneBody:c,mixinBody:u,streamRegistry:r,hasFinalizationRegistry:i,
bodyUnusable:L}},4495:function(W){"use strict";const K=["GET","HEAD","POST"],t=new Set(K),n=[101,204,205,304],D=[301,302,
303,307,308],p=new Set(D),m=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77",
"79","87","95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","17\
9","389","427","465","512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","98\
9","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","\
6668","6669","6679","6697","10080"],f=new Set(m),a=["","no-referrer","no-referrer-when-downgrade","same-origin","origin",
"strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],d=new Set(a),B=["follow","man\
ual","error"],e=["GET","HEAD","OPTIONS","TRACE"],I=new Set(e),o=["navigate","same-origin","no-cors","cors"],s=["omit","s\
ame-origin","include"],E=["default","no-store","reload","no-cache","force-cache","only-if-cached"],Q=["content-encoding",
"content-language","content-location","content-type","content-length"],C=["half"],R=["CONNECT","TRACE","TRACK"],T=new Set(
R),k=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],G=new Set(
k);W.exports={subresource:k,forbiddenMethods:R,requestBodyHeader:Q,referrerPolicy:a,requestRedirect:B,requestMode:o,requestCredentials:s,
requestCache:E,redirectStatus:D,corsSafeListedMethods:K,nullBodyStatus:n,safeMethods:e,badPorts:m,requestDuplex:C,subresourceSet:G,
badPortsSet:f,redirectStatusSet:p,corsSafeListedMethodsSet:t,safeMethodsSet:I,forbiddenMethodsSet:T,referrerPolicySet:d}},
51900:function(W,K,t){"use strict";const n=t(34589),D=new TextEncoder,p=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,m=/[\u000A\u000D\u0009\u0020]/,
f=/[\u0009\u000A\u000C\u000D\u0020]/g,a=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function d(A){n(A.protocol==="data:");let c=B(
A,!0);c=c.slice(5);const h={position:0};let l=I(",",c,h);const u=l.length;if(l=U(l,!0,!0),h.position>=c.length)return"fa\
ilure";h.position++;const w=c.slice(u+1);let L=o(w);if(/;(\u0020){0,}base64$/i.test(l)){const P=r(L);if(L=R(P),L==="fail\
ure")return"failure";l=l.slice(0,-6),l=l.replace(/(\u0020)+$/,""),l=l.slice(0,-1)}l.startsWith(";")&&(l="text/plain"+l);
let v=C(l);return v==="failure"&&(v=C("text/plain;charset=US-ASCII")),{mimeType:v,body:L}}function B(A,c=!1){if(!c)return A.
href;const h=A.href,l=A.hash.length,u=l===0?h:h.substring(0,h.length-l);return!l&&h.endsWith("#")?u.slice(0,-1):u}function e(A,c,h){
let l="";for(;h.position<c.length&&A(c[h.position]);)l+=c[h.position],h.position++;return l}function I(A,c,h){const l=c.
indexOf(A,h.position),u=h.position;return l===-1?(h.position=c.length,c.slice(u)):(h.position=l,c.slice(u,h.position))}function o(A){
const c=D.encode(A);return Q(c)}function s(A){return A>=48&&A<=57||A>=65&&A<=70||A>=97&&A<=102}function E(A){return A>=48&&
A<=57?A-48:(A&223)-55}function Q(A){const c=A.length,h=new Uint8Array(c);let l=0;for(let u=0;u<c;++u){const w=A[u];w!==37?
h[l++]=w:w===37&&!(s(A[u+1])&&s(A[u+2]))?h[l++]=37:(h[l++]=E(A[u+1])<<4|E(A[u+2]),u+=2)}return c===l?h:h.subarray(0,l)}function C(A){
A=b(A,!0,!0);const c={position:0},h=I("/",A,c);if(h.length===0||!p.test(h)||c.position>A.length)return"failure";c.position++;
let l=I(";",A,c);if(l=b(l,!1,!0),l.length===0||!p.test(l))return"failure";const u=h.toLowerCase(),w=l.toLowerCase(),L={type:u,
subtype:w,parameters:new Map,essence:`${u}/${w}`};for(;c.position<A.length;){c.position++,e(Z=>m.test(Z),A,c);let v=e(Z=>Z!==
";"&&Z!=="=",A,c);if(v=v.toLowerCase(),c.position<A.length){if(A[c.position]===";")continue;c.position++}if(c.position>A.
length)break;let P=null;if(A[c.position]==='"')P=T(A,c,!0),I(";",A,c);else if(P=I(";",A,c),P=b(P,!1,!0),P.length===0)continue;
v.length!==0&&p.test(v)&&(P.length===0||a.test(P))&&!L.parameters.has(v)&&L.parameters.set(v,P)}return L}function R(A){A=
A.replace(f,"");let c=A.length;if(c%4===0&&A.charCodeAt(c-1)===61&&(--c,A.charCodeAt(c-1)===61&&--c),c%4===1||/[^+/0-9A-Za-z]/.
test(A.length===c?A:A.substring(0,c)))return"failure";const h=Buffer.from(A,"base64");return new Uint8Array(h.buffer,h.byteOffset,
h.byteLength)}function T(A,c,h){const l=c.position;let u="";for(n(A[c.position]==='"'),c.position++;u+=e(L=>L!=='"'&&L!==
"\\",A,c),!(c.position>=A.length);){const w=A[c.position];if(c.position++,w==="\\"){if(c.position>=A.length){u+="\\";break}
u+=A[c.position],c.position++}else{n(w==='"');break}}return h?u:A.slice(l,c.position)}function k(A){n(A!=="failure");const{
parameters:c,essence:h}=A;let l=h;for(let[u,w]of c.entries())l+=";",l+=u,l+="=",p.test(w)||(w=w.replace(/(\\|")/g,"\\$1"),
w='"'+w,w+='"'),l+=w;return l}function G(A){return A===13||A===10||A===9||A===32}function b(A,c=!0,h=!0){return i(A,c,h,
G)}function N(A){return A===13||A===10||A===9||A===12||A===32}function U(A,c=!0,h=!0){return i(A,c,h,N)}function i(A,c,h,l){
let u=0,w=A.length-1;if(c)for(;u<A.length&&l(A.charCodeAt(u));)u++;if(h)for(;w>0&&l(A.charCodeAt(w));)w--;return u===0&&
w===A.length-1?A:A.slice(u,w+1)}function r(A){const c=A.length;if(65535>c)return String.fromCharCode.apply(null,A);let h="",
l=0,u=65535;for(;l<c;)l+u>c&&(u=c-l),h+=String.fromCharCode.apply(null,A.subarray(l,l+=u));return h}function g(A){switch(A.
essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-jav\
ascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascr\
ipt1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescri\
pt":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"\
application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}
return A.subtype.endsWith("+json")?"application/json":A.subtype.endsWith("+xml")?"application/xml":""}W.exports={dataURLProcessor:d,
URLSerializer:B,collectASequenceOfCodePoints:e,collectASequenceOfCodePointsFast:I,stringPercentDecode:o,parseMIMEType:C,
collectAnHTTPQuotedString:T,serializeAMimeType:k,removeChars:i,removeHTTPWhitespace:b,minimizeSupportedMimeType:g,HTTP_TOKEN_CODEPOINTS:p,
isomorphicDecode:r}},66653:function(W,K,t){"use strict";const{kConnected:n,kSize:D}=t(36443);class p{constructor(a){this.
value=a}deref(){return this.value[n]===0&&this.value[D]===0?void 0:this.value}}class m{constructor(a){this.finalizer=a}register(a,d){
a.on&&a.on("disconnect",()=>{a[n]===0&&a[D]===0&&this.finalizer(d)})}unregister(a){}}W.exports=function(){return process.
env.NODE_V8_COVERAGE&&process.version.startsWith("v18")?(process._rawDebug("Using compatibility WeakRef and Finalization\
Registry"),{WeakRef:p,FinalizationRegistry:m}):{WeakRef,FinalizationRegistry}}},27114:function(W,K,t){"use strict";const{
Blob:n,File:D}=t(4573),{kState:p}=t(93627),{webidl:m}=t(45893);class f{constructor(B,e,I={}){const o=e,s=I.type,E=I.lastModified??
Date.now();this[p]={blobLike:B,name:o,type:s,lastModified:E}}stream(...B){return m.brandCheck(this,f),this[p].blobLike.stream(
...B)}arrayBuffer(...B){return m.brandCheck(this,f),this[p].blobLike.arrayBuffer(...B)}slice(...B){return m.brandCheck(this,
f),this[p].blobLike.slice(...B)}text(...B){return m.brandCheck(this,f),this[p].blobLike.text(...B)}get size(){return m.brandCheck(
this,f),this[p].blobLike.size}get type(){return m.brandCheck(this,f),this[p].blobLike.type}get name(){return m.brandCheck(
this,f),this[p].name}get lastModified(){return m.brandCheck(this,f),this[p].lastModified}get[Symbol.toStringTag](){return"\
File"}}m.converters.Blob=m.interfaceConverter(n);function a(d){return d instanceof D||d&&(typeof d.stream=="function"||typeof d.
arrayBuffer=="function")&&d[Symbol.toStringTag]==="File"}W.exports={FileLike:f,isFileLike:a}},50116:function(W,K,t){"use\
 strict";const{isUSVString:n,bufferToLowerCasedHeaderName:D}=t(3440),{utf8DecodeBytes:p}=t(73168),{HTTP_TOKEN_CODEPOINTS:m,
isomorphicDecode:f}=t(51900),{isFileLike:a}=t(27114),{makeEntry:d}=t(35910),B=t(34589),{File:e}=t(4573),I=globalThis.File??
e,o=Buffer.from('form-data; name="'),s=Buffer.from("; filename"),E=Buffer.from("--"),Q=Buffer.from(`--\r
`);function C(i){for(let r=0;r<i.length;++r)if((i.charCodeAt(r)&-128)!==0)return!1;return!0}function R(i){const r=i.length;
if(r<27||r>70)return!1;for(let g=0;g<r;++g){const A=i.charCodeAt(g);if(!(A>=48&&A<=57||A>=65&&A<=90||A>=97&&A<=122||A===
39||A===45||A===95))return!1}return!0}function T(i,r){B(r!=="failure"&&r.essence==="multipart/form-data");const g=r.parameters.
get("boundary");if(g===void 0)return"failure";const A=Buffer.from(`--${g}`,"utf8"),c=[],h={position:0};for(;i[h.position]===
13&&i[h.position+1]===10;)h.position+=2;let l=i.length;for(;i[l-1]===10&&i[l-2]===13;)l-=2;for(l!==i.length&&(i=i.subarray(
0,l));;){if(i.subarray(h.position,h.position+A.length).equals(A))h.position+=A.length;else return"failure";if(h.position===
i.length-2&&U(i,E,h)||h.position===i.length-4&&U(i,Q,h))return c;if(i[h.position]!==13||i[h.position+1]!==10)return"fail\
ure";h.position+=2;const u=k(i,h);if(u==="failure")return"failure";let{name:w,filename:L,contentType:v,encoding:P}=u;h.position+=
2;let Z;{const ye=i.indexOf(A.subarray(2),h.position);if(ye===-1)return"failure";Z=i.subarray(h.position,ye-4),h.position+=
Z.length,P==="base64"&&(Z=Buffer.from(Z.toString(),"base64"))}if(i[h.position]!==13||i[h.position+1]!==10)return"failure";
h.position+=2;let Be;L!==null?(v??="text/plain",C(v)||(v=""),Be=new I([Z],L,{type:v})):Be=p(Buffer.from(Z)),B(n(w)),B(typeof Be==
"string"&&n(Be)||a(Be)),c.push(d(w,Be,L))}}function k(i,r){let g=null,A=null,c=null,h=null;for(;;){if(i[r.position]===13&&
i[r.position+1]===10)return g===null?"failure":{name:g,filename:A,contentType:c,encoding:h};let l=b(u=>u!==10&&u!==13&&u!==
58,i,r);if(l=N(l,!0,!0,u=>u===9||u===32),!m.test(l.toString())||i[r.position]!==58)return"failure";switch(r.position++,b(
u=>u===32||u===9,i,r),D(l)){case"content-disposition":{if(g=A=null,!U(i,o,r)||(r.position+=17,g=G(i,r),g===null))return"\
failure";if(U(i,s,r)){let u=r.position+s.length;if(i[u]===42&&(r.position+=1,u+=1),i[u]!==61||i[u+1]!==34||(r.position+=
12,A=G(i,r),A===null))return"failure"}break}case"content-type":{let u=b(w=>w!==10&&w!==13,i,r);u=N(u,!1,!0,w=>w===9||w===
32),c=f(u);break}case"content-transfer-encoding":{let u=b(w=>w!==10&&w!==13,i,r);u=N(u,!1,!0,w=>w===9||w===32),h=f(u);break}default:
b(u=>u!==10&&u!==13,i,r)}if(i[r.position]!==13&&i[r.position+1]!==10)return"failure";r.position+=2}}function G(i,r){B(i[r.
position-1]===34);let g=b(A=>A!==10&&A!==13&&A!==34,i,r);return i[r.position]!==34?null:(r.position++,g=new TextDecoder().
decode(g).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),g)}function b(i,r,g){let A=g.position;for(;A<r.length&&i(r[A]);)++A;return r.
subarray(g.position,g.position=A)}function N(i,r,g,A){let c=0,h=i.length-1;if(r)for(;c<i.length&&A(i[c]);)c++;if(g)for(;h>
0&&A(i[h]);)h--;return c===0&&h===i.length-1?i:i.subarray(c,h+1)}function U(i,r,g){if(i.length<r.length)return!1;for(let A=0;A<
r.length;A++)if(r[A]!==i[g.position+A])return!1;return!0}W.exports={multipartFormDataParser:T,validateBoundary:R}},35910:function(W,K,t){
"use strict";const{isBlobLike:n,iteratorMixin:D}=t(73168),{kState:p}=t(93627),{kEnumerableProperty:m}=t(3440),{FileLike:f,
isFileLike:a}=t(27114),{webidl:d}=t(45893),{File:B}=t(4573),e=t(57975),I=globalThis.File??B;class o{constructor(Q){if(d.
util.markAsUncloneable(this),Q!==void 0)throw d.errors.conversionFailed({prefix:"FormData constructor",argument:"Argumen\
t 1",types:["undefined"]});this[p]=[]}append(Q,C,R=void 0){d.brandCheck(this,o);const T="FormData.append";if(d.argumentLengthCheck(
arguments,2,T),arguments.length===3&&!n(C))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is\
 not of type 'Blob'");Q=d.converters.USVString(Q,T,"name"),C=n(C)?d.converters.Blob(C,T,"value",{strict:!1}):d.converters.
USVString(C,T,"value"),R=arguments.length===3?d.converters.USVString(R,T,"filename"):void 0;const k=s(Q,C,R);this[p].push(
k)}delete(Q){d.brandCheck(this,o);const C="FormData.delete";d.argumentLengthCheck(arguments,1,C),Q=d.converters.USVString(
Q,C,"name"),this[p]=this[p].filter(R=>R.name!==Q)}get(Q){d.brandCheck(this,o);const C="FormData.get";d.argumentLengthCheck(
arguments,1,C),Q=d.converters.USVString(Q,C,"name");const R=this[p].findIndex(T=>T.name===Q);return R===-1?null:this[p][R].
value}getAll(Q){d.brandCheck(this,o);const C="FormData.getAll";return d.argumentLengthCheck(arguments,1,C),Q=d.converters.
USVString(Q,C,"name"),this[p].filter(R=>R.name===Q).map(R=>R.value)}has(Q){d.brandCheck(this,o);const C="FormData.has";return d.
argumentLengthCheck(arguments,1,C),Q=d.converters.USVString(Q,C,"name"),this[p].findIndex(R=>R.name===Q)!==-1}set(Q,C,R=void 0){
d.brandCheck(this,o);const T="FormData.set";if(d.argumentLengthCheck(arguments,2,T),arguments.length===3&&!n(C))throw new TypeError(
"Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");Q=d.converters.USVString(Q,T,"name"),C=n(C)?
d.converters.Blob(C,T,"name",{strict:!1}):d.converters.USVString(C,T,"name"),R=arguments.length===3?d.converters.USVString(
R,T,"name"):void 0;const k=s(Q,C,R),G=this[p].findIndex(b=>b.name===Q);G!==-1?this[p]=[...this[p].slice(0,G),k,...this[p].
slice(G+1).filter(b=>b.name!==Q)]:this[p].push(k)}[e.inspect.custom](Q,C){const R=this[p].reduce((k,G)=>(k[G.name]?Array.
isArray(k[G.name])?k[G.name].push(G.value):k[G.name]=[k[G.name],G.value]:k[G.name]=G.value,k),{__proto__:null});C.depth??=
Q,C.colors??=!0;const T=e.formatWithOptions(C,R);return`FormData ${T.slice(T.indexOf("]")+2)}`}}D("FormData",o,p,"name",
"value"),Object.defineProperties(o.prototype,{append:m,delete:m,get:m,getAll:m,has:m,set:m,[Symbol.toStringTag]:{value:"\
FormData",configurable:!0}});function s(E,Q,C){if(typeof Q!="string"){if(a(Q)||(Q=Q instanceof Blob?new I([Q],"blob",{type:Q.
type}):new f(Q,"blob",{type:Q.type})),C!==void 0){const R={type:Q.type,lastModified:Q.lastModified};Q=Q instanceof B?new I(
[Q],C,R):new f(Q,C,R)}}return{name:E,value:Q}}W.exports={FormData:o,makeEntry:s}},51059:function(W){"use strict";const K=Symbol.
for("undici.globalOrigin.1");function t(){return globalThis[K]}function n(D){if(D===void 0){Object.defineProperty(globalThis,
K,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const p=new URL(D);if(p.protocol!=="http:"&&p.protocol!==
"https:")throw new TypeError(`Only http & https urls are allowed, received ${p.protocol}`);Object.defineProperty(globalThis,
K,{value:p,writable:!0,enumerable:!1,configurable:!1})}W.exports={getGlobalOrigin:t,setGlobalOrigin:n}},60660:function(W,K,t){
"use strict";const{kConstruct:n}=t(36443),{kEnumerableProperty:D}=t(3440),{iteratorMixin:p,isValidHeaderName:m,isValidHeaderValue:f}=t(
73168),{webidl:a}=t(45893),d=t(34589),B=t(57975),e=Symbol("headers map"),I=Symbol("headers map sorted");function o(U){return U===
10||U===13||U===9||U===32}function s(U){let i=0,r=U.length;for(;r>i&&o(U.charCodeAt(r-1));)--r;for(;r>i&&o(U.charCodeAt(
i));)++i;return i===0&&r===U.length?U:U.substring(i,r)}function E(U,i){if(Array.isArray(i))for(let r=0;r<i.length;++r){const g=i[r];
if(g.length!==2)throw a.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2,\
 found ${g.length}.`});Q(U,g[0],g[1])}else if(typeof i=="object"&&i!==null){const r=Object.keys(i);for(let g=0;g<r.length;++g)
Q(U,r[g],i[r[g]])}else throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["seque\
nce<sequence<ByteString>>","record<ByteString, ByteString>"]})}function Q(U,i,r){if(r=s(r),m(i)){if(!f(r))throw a.errors.
invalidArgument({prefix:"Headers.append",value:r,type:"header value"})}else throw a.errors.invalidArgument({prefix:"Head\
ers.append",value:i,type:"header name"});if(k(U)==="immutable")throw new TypeError("immutable");return b(U).append(i,r,!1)}
function C(U,i){return U[0]<i[0]?-1:1}class R{cookies=null;constructor(i){i instanceof R?(this[e]=new Map(i[e]),this[I]=
i[I],this.cookies=i.cookies===null?null:[...i.cookies]):(this[e]=new Map(i),this[I]=null)}contains(i,r){return this[e].has(
r?i:i.toLowerCase())}clear(){this[e].clear(),this[I]=null,this.cookies=null}append(i,r,g){this[I]=null;const A=g?i:i.toLowerCase(),
c=this[e].get(A);if(c){const h=A==="cookie"?"; ":", ";this[e].set(A,{name:c.name,value:`${c.value}${h}${r}`})}else this[e].
set(A,{name:i,value:r});A==="set-cookie"&&(this.cookies??=[]).push(r)}set(i,r,g){this[I]=null;const A=g?i:i.toLowerCase();
A==="set-cookie"&&(this.cookies=[r]),this[e].set(A,{name:i,value:r})}delete(i,r){this[I]=null,r||(i=i.toLowerCase()),i===
"set-cookie"&&(this.cookies=null),this[e].delete(i)}get(i,r){return this[e].get(r?i:i.toLowerCase())?.value??null}*[Symbol.
iterator](){for(const{0:i,1:{value:r}}of this[e])yield[i,r]}get entries(){const i={};if(this[e].size!==0)for(const{name:r,
value:g}of this[e].values())i[r]=g;return i}rawValues(){return this[e].values()}get entriesList(){const i=[];if(this[e].
size!==0)for(const{0:r,1:{name:g,value:A}}of this[e])if(r==="set-cookie")for(const c of this.cookies)i.push([g,c]);else i.
push([g,A]);return i}toSortedArray(){const i=this[e].size,r=new Array(i);if(i<=32){if(i===0)return r;const g=this[e][Symbol.
iterator](),A=g.next().value;r[0]=[A[0],A[1].value],d(A[1].value!==null);for(let c=1,h=0,l=0,u=0,w=0,L,v;c<i;++c){for(v=
g.next().value,L=r[c]=[v[0],v[1].value],d(L[1]!==null),u=0,l=c;u<l;)w=u+(l-u>>1),r[w][0]<=L[0]?u=w+1:l=w;if(c!==w){for(h=
c;h>u;)r[h]=r[--h];r[u]=L}}if(!g.next().done)throw new TypeError("Unreachable");return r}else{let g=0;for(const{0:A,1:{value:c}}of this[e])
r[g++]=[A,c],d(c!==null);return r.sort(C)}}}class T{#e;#t;constructor(i=void 0){a.util.markAsUncloneable(this),i!==n&&(this.#t=
new R,this.#e="none",i!==void 0&&(i=a.converters.HeadersInit(i,"Headers contructor","init"),E(this,i)))}append(i,r){a.brandCheck(
this,T),a.argumentLengthCheck(arguments,2,"Headers.append");const g="Headers.append";return i=a.converters.ByteString(i,
g,"name"),r=a.converters.ByteString(r,g,"value"),Q(this,i,r)}delete(i){if(a.brandCheck(this,T),a.argumentLengthCheck(arguments,
1,"Headers.delete"),i=a.converters.ByteString(i,"Headers.delete","name"),!m(i))throw a.errors.invalidArgument({prefix:"H\
eaders.delete",value:i,type:"header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#t.contains(i,
!1)&&this.#t.delete(i,!1)}get(i){a.brandCheck(this,T),a.argumentLengthCheck(arguments,1,"Headers.get");const r="Headers.\
get";if(i=a.converters.ByteString(i,r,"name"),!m(i))throw a.errors.invalidArgument({prefix:r,value:i,type:"header name"});
return this.#t.get(i,!1)}has(i){a.brandCheck(this,T),a.argumentLengthCheck(arguments,1,"Headers.has");const r="Headers.h\
as";if(i=a.converters.ByteString(i,r,"name"),!m(i))throw a.errors.invalidArgument({prefix:r,value:i,type:"header name"});
return this.#t.contains(i,!1)}set(i,r){a.brandCheck(this,T),a.argumentLengthCheck(arguments,2,"Headers.set");const g="He\
aders.set";if(i=a.converters.ByteString(i,g,"name"),r=a.converters.ByteString(r,g,"value"),r=s(r),m(i)){if(!f(r))throw a.
errors.invalidArgument({prefix:g,value:r,type:"header value"})}else throw a.errors.invalidArgument({prefix:g,value:i,type:"\
header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#t.set(i,r,!1)}getSetCookie(){a.brandCheck(
this,T);const i=this.#t.cookies;return i?[...i]:[]}get[I](){if(this.#t[I])return this.#t[I];const i=[],r=this.#t.toSortedArray(),
g=this.#t.cookies;if(g===null||g.length===1)return this.#t[I]=r;for(let A=0;A<r.length;++A){const{0:c,1:h}=r[A];if(c==="\
set-cookie")for(let l=0;l<g.length;++l)i.push([c,g[l]]);else i.push([c,h])}return this.#t[I]=i}[B.inspect.custom](i,r){return r.
depth??=i,`Headers ${B.formatWithOptions(r,this.#t.entries)}`}static getHeadersGuard(i){return i.#e}static setHeadersGuard(i,r){
i.#e=r}static getHeadersList(i){return i.#t}static setHeadersList(i,r){i.#t=r}}const{getHeadersGuard:k,setHeadersGuard:G,
getHeadersList:b,setHeadersList:N}=T;Reflect.deleteProperty(T,"getHeadersGuard"),Reflect.deleteProperty(T,"setHeadersGua\
rd"),Reflect.deleteProperty(T,"getHeadersList"),Reflect.deleteProperty(T,"setHeadersList"),p("Headers",T,I,0,1),Object.defineProperties(
T.prototype,{append:D,delete:D,get:D,has:D,set:D,getSetCookie:D,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[B.
inspect.custom]:{enumerable:!1}}),a.converters.HeadersInit=function(U,i,r){if(a.util.Type(U)==="Object"){const g=Reflect.
get(U,Symbol.iterator);if(!B.types.isProxy(U)&&g===T.prototype.entries)try{return b(U).entriesList}catch{}return typeof g==
"function"?a.converters["sequence<sequence<ByteString>>"](U,i,r,g.bind(U)):a.converters["record<ByteString, ByteString>"](
U,i,r)}throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<Byt\
eString>>","record<ByteString, ByteString>"]})},W.exports={fill:E,compareHeaderName:C,Headers:T,HeadersList:R,getHeadersGuard:k,
setHeadersGuard:G,setHeadersList:N,getHeadersList:b}},54398:function(W,K,t){"use strict";const{makeNetworkError:n,makeAppropriateNetworkError:D,
filterResponse:p,makeResponse:m,fromInnerResponse:f}=t(99051),{HeadersList:a}=t(60660),{Request:d,cloneRequest:B}=t(9967),
e=t(38522),{bytesMatch:I,makePolicyContainer:o,clonePolicyContainer:s,requestBadPort:E,TAOCheck:Q,appendRequestOriginHeader:C,
responseLocationURL:R,requestCurrentURL:T,setRequestReferrerPolicyOnRedirect:k,tryUpgradeRequestToAPotentiallyTrustworthyURL:G,
createOpaqueTimingInfo:b,appendFetchMetadata:N,corsCheck:U,crossOriginResourcePolicyCheck:i,determineRequestsReferrer:r,
coarsenedSharedCurrentTime:g,createDeferredPromise:A,isBlobLike:c,sameOrigin:h,isCancelled:l,isAborted:u,isErrorLike:w,fullyReadBody:L,
readableStreamClose:v,isomorphicEncode:P,urlIsLocal:Z,urlIsHttpHttpsScheme:Be,urlHasHttpsScheme:ye,clampAndCoarsenConnectionTimingInfo:J,
simpleRangeHeaderValue:x,buildContentRange:Ae,createInflate:X,extractMimeType:le}=t(73168),{kState:me,kDispatcher:pe}=t(
93627),se=t(34589),{safelyExtractBody:re,extractBody:ge}=t(84492),{redirectStatusSet:j,nullBodyStatus:Se,safeMethodsSet:Ie,
requestBodyHeader:ne,subresourceSet:ce}=t(4495),Ce=t(78474),{Readable:we,pipeline:xe,finished:_e}=t(57075),{addAbortListener:qe,
isErrored:nt,isReadable:Me,bufferToLowerCasedHeaderName:Ke}=t(3440),{dataURLProcessor:Je,serializeAMimeType:je,minimizeSupportedMimeType:ve}=t(
51900),{getGlobalDispatcher:ot}=t(32581),{webidl:de}=t(45893),{STATUS_CODES:M}=t(37067),Ee=["GET","HEAD"],Re=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici";let Ye;class Oe extends Ce{constructor(q){super(),this.dispatcher=q,this.
connection=null,this.dump=!1,this.state="ongoing"}terminate(q){this.state==="ongoing"&&(this.state="terminated",this.connection?.
destroy(q),this.emit("terminated",q))}abort(q){this.state==="ongoing"&&(this.state="aborted",q||(q=new DOMException("The\
 operation was aborted.","AbortError")),this.serializedAbortReason=q,this.connection?.destroy(q),this.emit("terminated",
q))}}function Ge(y){rt(y,"fetch")}function $e(y,q=void 0){de.argumentLengthCheck(arguments,1,"globalThis.fetch");let te=A(),
ie;try{ie=new d(y,q)}catch(H){return te.reject(H),te.promise}const ae=ie[me];if(ie.signal.aborted)return ct(te,ae,null,ie.
signal.reason),te.promise;ae.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(ae.serviceWorkers="no\
ne");let Te=null,He=!1,Xe=null;return qe(ie.signal,()=>{He=!0,se(Xe!=null),Xe.abort(ie.signal.reason);const H=Te?.deref();
ct(te,ae,H,ie.signal.reason)}),Xe=gt({request:ae,processResponseEndOfBody:Ge,processResponse:H=>{if(!He){if(H.aborted){ct(
te,ae,Te,Xe.serializedAbortReason);return}if(H.type==="error"){te.reject(new TypeError("fetch failed",{cause:H.error}));
return}Te=new WeakRef(f(H,"immutable")),te.resolve(Te.deref()),te=null}},dispatcher:ie[pe]}),te.promise}function rt(y,q="\
other"){if(y.type==="error"&&y.aborted||!y.urlList?.length)return;const te=y.urlList[0];let ie=y.timingInfo,ae=y.cacheState;
Be(te)&&ie!==null&&(y.timingAllowPassed||(ie=b({startTime:ie.startTime}),ae=""),ie.endTime=g(),y.timingInfo=ie,st(ie,te.
href,q,globalThis,ae))}const st=performance.markResourceTiming;function ct(y,q,te,ie){if(y&&y.reject(ie),q.body!=null&&Me(
q.body?.stream)&&q.body.stream.cancel(ie).catch(he=>{if(he.code!=="ERR_INVALID_STATE")throw he}),te==null)return;const ae=te[me];
ae.body!=null&&Me(ae.body?.stream)&&ae.body.stream.cancel(ie).catch(he=>{if(he.code!=="ERR_INVALID_STATE")throw he})}function gt({
request:y,processRequestBodyChunkLength:q,processRequestEndOfBody:te,processResponse:ie,processResponseEndOfBody:ae,processResponseConsumeBody:he,
useParallelQueue:Te=!1,dispatcher:He=ot()}){se(He);let Xe=null,V=!1;y.client!=null&&(Xe=y.client.globalObject,V=y.client.
crossOriginIsolatedCapability);const H=g(V),z=b({startTime:H}),ee={controller:new Oe(He),request:y,timingInfo:z,processRequestBodyChunkLength:q,
processRequestEndOfBody:te,processResponse:ie,processResponseConsumeBody:he,processResponseEndOfBody:ae,taskDestination:Xe,
crossOriginIsolatedCapability:V};return se(!y.body||y.body.stream),y.window==="client"&&(y.window=y.client?.globalObject?.
constructor?.name==="Window"?y.client:"no-window"),y.origin==="client"&&(y.origin=y.client.origin),y.policyContainer==="\
client"&&(y.client!=null?y.policyContainer=s(y.client.policyContainer):y.policyContainer=o()),y.headersList.contains("ac\
cept",!0)||y.headersList.append("accept","*/*",!0),y.headersList.contains("accept-language",!0)||y.headersList.append("a\
ccept-language","*",!0),y.priority,ce.has(y.destination),ht(ee).catch(fe=>{ee.controller.terminate(fe)}),ee.controller}async function ht(y,q=!1){
const te=y.request;let ie=null;if(te.localURLsOnly&&!Z(T(te))&&(ie=n("local URLs only")),G(te),E(te)==="blocked"&&(ie=n(
"bad port")),te.referrerPolicy===""&&(te.referrerPolicy=te.policyContainer.referrerPolicy),te.referrer!=="no-referrer"&&
(te.referrer=r(te)),ie===null&&(ie=await(async()=>{const he=T(te);return h(he,te.url)&&te.responseTainting==="basic"||he.
protocol==="data:"||te.mode==="navigate"||te.mode==="websocket"?(te.responseTainting="basic",await Qt(y)):te.mode==="sam\
e-origin"?n('request mode cannot be "same-origin"'):te.mode==="no-cors"?te.redirect!=="follow"?n('redirect mode cannot b\
e "follow" for "no-cors" request'):(te.responseTainting="opaque",await Qt(y)):Be(T(te))?(te.responseTainting="cors",await Ne(
y)):n("URL scheme must be a HTTP(S) scheme")})()),q)return ie;ie.status!==0&&!ie.internalResponse&&(te.responseTainting,
te.responseTainting==="basic"?ie=p(ie,"basic"):te.responseTainting==="cors"?ie=p(ie,"cors"):te.responseTainting==="opaqu\
e"?ie=p(ie,"opaque"):se(!1));let ae=ie.status===0?ie:ie.internalResponse;if(ae.urlList.length===0&&ae.urlList.push(...te.
urlList),te.timingAllowFailed||(ie.timingAllowPassed=!0),ie.type==="opaque"&&ae.status===206&&ae.rangeRequested&&!te.headers.
contains("range",!0)&&(ie=ae=n()),ie.status!==0&&(te.method==="HEAD"||te.method==="CONNECT"||Se.includes(ae.status))&&(ae.
body=null,y.controller.dump=!0),te.integrity){const he=He=>ut(y,n(He));if(te.responseTainting==="opaque"||ie.body==null){
he(ie.error);return}const Te=He=>{if(!I(He,te.integrity)){he("integrity mismatch");return}ie.body=re(He)[0],ut(y,ie)};await L(
ie.body,Te,he)}else ut(y,ie)}function Qt(y){if(l(y)&&y.request.redirectCount===0)return Promise.resolve(D(y));const{request:q}=y,
{protocol:te}=T(q);switch(te){case"about:":return Promise.resolve(n("about scheme is not supported"));case"blob:":{Ye||(Ye=
t(4573).resolveObjectURL);const ie=T(q);if(ie.search.length!==0)return Promise.resolve(n("NetworkError when attempting t\
o fetch resource."));const ae=Ye(ie.toString());if(q.method!=="GET"||!c(ae))return Promise.resolve(n("invalid method"));
const he=m(),Te=ae.size,He=P(`${Te}`),Xe=ae.type;if(q.headersList.contains("range",!0)){he.rangeRequested=!0;const V=q.headersList.
get("range",!0),H=x(V,!0);if(H==="failure")return Promise.resolve(n("failed to fetch the data URL"));let{rangeStartValue:z,
rangeEndValue:ee}=H;if(z===null)z=Te-ee,ee=z+ee-1;else{if(z>=Te)return Promise.resolve(n("Range start is greater than th\
e blob's size."));(ee===null||ee>=Te)&&(ee=Te-1)}const fe=ae.slice(z,ee,Xe),Qe=ge(fe);he.body=Qe[0];const De=P(`${fe.size}`),
We=Ae(z,ee,Te);he.status=206,he.statusText="Partial Content",he.headersList.set("content-length",De,!0),he.headersList.set(
"content-type",Xe,!0),he.headersList.set("content-range",We,!0)}else{const V=ge(ae);he.statusText="OK",he.body=V[0],he.headersList.
set("content-length",He,!0),he.headersList.set("content-type",Xe,!0)}return Promise.resolve(he)}case"data:":{const ie=T(
q),ae=Je(ie);if(ae==="failure")return Promise.resolve(n("failed to fetch the data URL"));const he=je(ae.mimeType);return Promise.
resolve(m({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:he}]],body:re(ae.body)[0]}))}case"fil\
e:":return Promise.resolve(n("not implemented... yet..."));case"http:":case"https:":return Ne(y).catch(ie=>n(ie));default:
return Promise.resolve(n("unknown scheme"))}}function Bt(y,q){y.request.done=!0,y.processResponseDone!=null&&queueMicrotask(
()=>y.processResponseDone(q))}function ut(y,q){let te=y.timingInfo;const ie=()=>{const he=Date.now();y.request.destination===
"document"&&(y.controller.fullTimingInfo=te),y.controller.reportTimingSteps=()=>{if(y.request.url.protocol!=="https:")return;
te.endTime=he;let He=q.cacheState;const Xe=q.bodyInfo;q.timingAllowPassed||(te=b(te),He="");let V=0;if(y.request.mode!==
"navigator"||!q.hasCrossOriginRedirects){V=q.status;const H=le(q.headersList);H!=="failure"&&(Xe.contentType=ve(H))}y.request.
initiatorType!=null&&st(te,y.request.url.href,y.request.initiatorType,globalThis,He,Xe,V)};const Te=()=>{y.request.done=
!0,y.processResponseEndOfBody!=null&&queueMicrotask(()=>y.processResponseEndOfBody(q)),y.request.initiatorType!=null&&y.
controller.reportTimingSteps()};queueMicrotask(()=>Te())};y.processResponse!=null&&queueMicrotask(()=>{y.processResponse(
q),y.processResponse=null});const ae=q.type==="error"?q:q.internalResponse??q;ae.body==null?ie():_e(ae.body.stream,()=>{
ie()})}async function Ne(y){const q=y.request;let te=null,ie=null;const ae=y.timingInfo;if(q.serviceWorkers,te===null){if(q.
redirect==="follow"&&(q.serviceWorkers="none"),ie=te=await F(y),q.responseTainting==="cors"&&U(q,te)==="failure")return n(
"cors failure");Q(q,te)==="failure"&&(q.timingAllowFailed=!0)}return(q.responseTainting==="opaque"||te.type==="opaque")&&
i(q.origin,q.client,q.destination,ie)==="blocked"?n("blocked"):(j.has(ie.status)&&(q.redirect!=="manual"&&y.controller.connection.
destroy(void 0,!1),q.redirect==="error"?te=n("unexpected redirect"):q.redirect==="manual"?te=ie:q.redirect==="follow"?te=
await $(y,te):se(!1)),te.timingInfo=ae,te)}function $(y,q){const te=y.request,ie=q.internalResponse?q.internalResponse:q;
let ae;try{if(ae=R(ie,T(te).hash),ae==null)return q}catch(Te){return Promise.resolve(n(Te))}if(!Be(ae))return Promise.resolve(
n("URL scheme must be a HTTP(S) scheme"));if(te.redirectCount===20)return Promise.resolve(n("redirect count exceeded"));
if(te.redirectCount+=1,te.mode==="cors"&&(ae.username||ae.password)&&!h(te,ae))return Promise.resolve(n('cross origin no\
t allowed for request mode "cors"'));if(te.responseTainting==="cors"&&(ae.username||ae.password))return Promise.resolve(
n('URL cannot contain credentials for request mode "cors"'));if(ie.status!==303&&te.body!=null&&te.body.source==null)return Promise.
resolve(n());if([301,302].includes(ie.status)&&te.method==="POST"||ie.status===303&&!Ee.includes(te.method)){te.method="\
GET",te.body=null;for(const Te of ne)te.headersList.delete(Te)}h(T(te),ae)||(te.headersList.delete("authorization",!0),te.
headersList.delete("proxy-authorization",!0),te.headersList.delete("cookie",!0),te.headersList.delete("host",!0)),te.body!=
null&&(se(te.body.source!=null),te.body=re(te.body.source)[0]);const he=y.timingInfo;return he.redirectEndTime=he.postRedirectStartTime=
g(y.crossOriginIsolatedCapability),he.redirectStartTime===0&&(he.redirectStartTime=he.startTime),te.urlList.push(ae),k(te,
ie),ht(y,!0)}async function F(y,q=!1,te=!1){const ie=y.request;let ae=null,he=null,Te=null;const He=null,Xe=!1;ie.window===
"no-window"&&ie.redirect==="error"?(ae=y,he=ie):(he=B(ie),ae={...y},ae.request=he);const V=ie.credentials==="include"||ie.
credentials==="same-origin"&&ie.responseTainting==="basic",H=he.body?he.body.length:null;let z=null;if(he.body==null&&["\
POST","PUT"].includes(he.method)&&(z="0"),H!=null&&(z=P(`${H}`)),z!=null&&he.headersList.append("content-length",z,!0),H!=
null&&he.keepalive,he.referrer instanceof URL&&he.headersList.append("referer",P(he.referrer.href),!0),C(he),N(he),he.headersList.
contains("user-agent",!0)||he.headersList.append("user-agent",Re),he.cache==="default"&&(he.headersList.contains("if-mod\
ified-since",!0)||he.headersList.contains("if-none-match",!0)||he.headersList.contains("if-unmodified-since",!0)||he.headersList.
contains("if-match",!0)||he.headersList.contains("if-range",!0))&&(he.cache="no-store"),he.cache==="no-cache"&&!he.preventNoCacheCacheControlHeaderModification&&
!he.headersList.contains("cache-control",!0)&&he.headersList.append("cache-control","max-age=0",!0),(he.cache==="no-stor\
e"||he.cache==="reload")&&(he.headersList.contains("pragma",!0)||he.headersList.append("pragma","no-cache",!0),he.headersList.
contains("cache-control",!0)||he.headersList.append("cache-control","no-cache",!0)),he.headersList.contains("range",!0)&&
he.headersList.append("accept-encoding","identity",!0),he.headersList.contains("accept-encoding",!0)||(ye(T(he))?he.headersList.
append("accept-encoding","br, gzip, deflate",!0):he.headersList.append("accept-encoding","gzip, deflate",!0)),he.headersList.
delete("host",!0),He==null&&(he.cache="no-store"),he.cache!=="no-store"&&he.cache,Te==null){if(he.cache==="only-if-cache\
d")return n("only if cached");const ee=await O(ae,V,te);!Ie.has(he.method)&&ee.status>=200&&ee.status<=399,Xe&&ee.status,
Te==null&&(Te=ee)}if(Te.urlList=[...he.urlList],he.headersList.contains("range",!0)&&(Te.rangeRequested=!0),Te.requestIncludesCredentials=
V,Te.status===407)return ie.window==="no-window"?n():l(y)?D(y):n("proxy authentication required");if(Te.status===421&&!te&&
(ie.body==null||ie.body.source!=null)){if(l(y))return D(y);y.controller.connection.destroy(),Te=await F(y,q,!0)}return Te}
async function O(y,q=!1,te=!1){se(!y.controller.connection||y.controller.connection.destroyed),y.controller.connection={
abort:null,destroyed:!1,destroy(Qe,De=!0){this.destroyed||(this.destroyed=!0,De&&this.abort?.(Qe??new DOMException("The \
operation was aborted.","AbortError")))}};const ie=y.request;let ae=null;const he=y.timingInfo;null==null&&(ie.cache="no\
-store");const He=te?"yes":"no";ie.mode;let Xe=null;if(ie.body==null&&y.processRequestEndOfBody)queueMicrotask(()=>y.processRequestEndOfBody());else if(ie.
body!=null){const Qe=async function*(Pe){l(y)||(yield Pe,y.processRequestBodyChunkLength?.(Pe.byteLength))},De=()=>{l(y)||
y.processRequestEndOfBody&&y.processRequestEndOfBody()},We=Pe=>{l(y)||(Pe.name==="AbortError"?y.controller.abort():y.controller.
terminate(Pe))};Xe=(async function*(){try{for await(const Pe of ie.body.stream)yield*Qe(Pe);De()}catch(Pe){We(Pe)}})()}try{
const{body:Qe,status:De,statusText:We,headersList:Pe,socket:Le}=await fe({body:Xe});if(Le)ae=m({status:De,statusText:We,
headersList:Pe,socket:Le});else{const Ue=Qe[Symbol.asyncIterator]();y.controller.next=()=>Ue.next(),ae=m({status:De,statusText:We,
headersList:Pe})}}catch(Qe){return Qe.name==="AbortError"?(y.controller.connection.destroy(),D(y,Qe)):n(Qe)}const V=async()=>{
await y.controller.resume()},H=Qe=>{l(y)||y.controller.abort(Qe)},z=new ReadableStream({async start(Qe){y.controller.controller=
Qe},async pull(Qe){await V(Qe)},async cancel(Qe){await H(Qe)},type:"bytes"});ae.body={stream:z,source:null,length:null},
y.controller.resume||y.controller.on("terminated",ee),y.controller.resume=async()=>{for(;;){let Qe,De;try{const{done:Pe,
value:Le}=await y.controller.next();if(u(y))break;Qe=Pe?void 0:Le}catch(Pe){y.controller.ended&&!he.encodedBodySize?Qe=void 0:
(Qe=Pe,De=!0)}if(Qe===void 0){v(y.controller.controller),Bt(y,ae);return}if(he.decodedBodySize+=Qe?.byteLength??0,De){y.
controller.terminate(Qe);return}const We=new Uint8Array(Qe);if(We.byteLength&&y.controller.controller.enqueue(We),nt(z)){
y.controller.terminate();return}if(y.controller.controller.desiredSize<=0)return}};function ee(Qe){u(y)?(ae.aborted=!0,Me(
z)&&y.controller.controller.error(y.controller.serializedAbortReason)):Me(z)&&y.controller.controller.error(new TypeError(
"terminated",{cause:w(Qe)?Qe:void 0})),y.controller.connection.destroy()}return ae;function fe({body:Qe}){const De=T(ie),
We=y.controller.dispatcher;return new Promise((Pe,Le)=>We.dispatch({path:De.pathname+De.search,origin:De.origin,method:ie.
method,body:We.isMockActive?ie.body&&(ie.body.source||ie.body.stream):Qe,headers:ie.headersList.entries,maxRedirections:0,
upgrade:ie.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(Ue){const{connection:ze}=y.controller;
he.finalConnectionTimingInfo=J(void 0,he.postRedirectStartTime,y.crossOriginIsolatedCapability),ze.destroyed?Ue(new DOMException(
"The operation was aborted.","AbortError")):(y.controller.on("terminated",Ue),this.abort=ze.abort=Ue),he.finalNetworkRequestStartTime=
g(y.crossOriginIsolatedCapability)},onResponseStarted(){he.finalNetworkResponseStartTime=g(y.crossOriginIsolatedCapability)},
onHeaders(Ue,ze,Et,ft){if(Ue<200)return;let mt="";const yt=new a;for(let It=0;It<ze.length;It+=2)yt.append(Ke(ze[It]),ze[It+
1].toString("latin1"),!0);mt=yt.get("location",!0);const dt=[],St=mt&&ie.redirect==="follow"&&j.has(Ue);if(ie.method!=="\
HEAD"&&ie.method!=="CONNECT"&&!Se.includes(Ue)&&!St){const It=yt.get("content-encoding",!0),wt=It?It.toLowerCase().split(
","):[],bt=5;if(wt.length>bt)return this.abort(new Error(`too many content-encodings in response: ${wt.length}, maximum \
allowed is ${bt}`)),!0;for(let Ft=wt.length-1;Ft>=0;--Ft){const Dt=wt[Ft].trim();if(Dt==="x-gzip"||Dt==="gzip")dt.push(e.
createGunzip({flush:e.constants.Z_SYNC_FLUSH,finishFlush:e.constants.Z_SYNC_FLUSH}));else if(Dt==="deflate")dt.push(X({flush:e.
constants.Z_SYNC_FLUSH,finishFlush:e.constants.Z_SYNC_FLUSH}));else if(Dt==="br")dt.push(e.createBrotliDecompress({flush:e.
constants.BROTLI_OPERATION_FLUSH,finishFlush:e.constants.BROTLI_OPERATION_FLUSH}));else{dt.length=0;break}}}this.body=new we(
{read:Et});const Tt=this.onError.bind(this);return Pe({status:Ue,statusText:ft,headersList:yt,body:dt.length?xe(this.body,
...dt,It=>{It&&this.onError(It)}).on("error",Tt):this.body.on("error",Tt)}),!0},onData(Ue){if(y.controller.dump)return;const ze=Ue;
return he.encodedBodySize+=ze.byteLength,this.body.push(ze)},onComplete(){this.abort&&y.controller.off("terminated",this.
abort),y.controller.ended=!0,this.body.push(null)},onError(Ue){this.abort&&y.controller.off("terminated",this.abort),this.
body?.destroy(Ue),y.controller.terminate(Ue),Le(Ue)},onUpgrade(Ue,ze,Et){if(Ue!==101)return;const ft=new a;for(let mt=0;mt<
ze.length;mt+=2)ft.append(Ke(ze[mt]),ze[mt+1].toString("latin1"),!0);return Pe({status:Ue,statusText:M[Ue],headersList:ft,
socket:Et}),!0}}))}}W.exports={fetch:$e,Fetch:Oe,fetching:gt,finalizeAndReportTiming:rt}},9967:function(W,K,t){"use stri\
ct";const{extractBody:n,mixinBody:D,cloneBody:p,bodyUnusable:m}=t(84492),{Headers:f,fill:a,HeadersList:d,setHeadersGuard:B,
getHeadersGuard:e,setHeadersList:I,getHeadersList:o}=t(60660),{FinalizationRegistry:s}=t(66653)(),E=t(3440),Q=t(57975),{
isValidHTTPToken:C,sameOrigin:R,environmentSettingsObject:T}=t(73168),{forbiddenMethodsSet:k,corsSafeListedMethodsSet:G,
referrerPolicy:b,requestRedirect:N,requestMode:U,requestCredentials:i,requestCache:r,requestDuplex:g}=t(4495),{kEnumerableProperty:A,
normalizedMethodRecordsBase:c,normalizedMethodRecords:h}=E,{kHeaders:l,kSignal:u,kState:w,kDispatcher:L}=t(93627),{webidl:v}=t(
45893),{URLSerializer:P}=t(51900),{kConstruct:Z}=t(36443),Be=t(34589),{getMaxListeners:ye,setMaxListeners:J,getEventListeners:x,
defaultMaxListeners:Ae}=t(78474),X=Symbol("abortController"),le=new s(({signal:Ie,abort:ne})=>{Ie.removeEventListener("a\
bort",ne)}),me=new WeakMap;function pe(Ie){return ne;function ne(){const ce=Ie.deref();if(ce!==void 0){le.unregister(ne),
this.removeEventListener("abort",ne),ce.abort(this.reason);const Ce=me.get(ce.signal);if(Ce!==void 0){if(Ce.size!==0){for(const we of Ce){
const xe=we.deref();xe!==void 0&&xe.abort(this.reason)}Ce.clear()}me.delete(ce.signal)}}}}let se=!1;class re{constructor(ne,ce={}){
if(v.util.markAsUncloneable(this),ne===Z)return;const Ce="Request constructor";v.argumentLengthCheck(arguments,1,Ce),ne=
v.converters.RequestInfo(ne,Ce,"input"),ce=v.converters.RequestInit(ce,Ce,"init");let we=null,xe=null;const _e=T.settingsObject.
baseUrl;let qe=null;if(typeof ne=="string"){this[L]=ce.dispatcher;let Ee;try{Ee=new URL(ne,_e)}catch(Re){throw new TypeError(
"Failed to parse URL from "+ne,{cause:Re})}if(Ee.username||Ee.password)throw new TypeError("Request cannot be constructe\
d from a URL that includes credentials: "+ne);we=ge({urlList:[Ee]}),xe="cors"}else this[L]=ce.dispatcher||ne[L],Be(ne instanceof
re),we=ne[w],qe=ne[u];const nt=T.settingsObject.origin;let Me="client";if(we.window?.constructor?.name==="EnvironmentSet\
tingsObject"&&R(we.window,nt)&&(Me=we.window),ce.window!=null)throw new TypeError(`'window' option '${Me}' must be null`);
"window"in ce&&(Me="no-window"),we=ge({method:we.method,headersList:we.headersList,unsafeRequest:we.unsafeRequest,client:T.
settingsObject,window:Me,priority:we.priority,origin:we.origin,referrer:we.referrer,referrerPolicy:we.referrerPolicy,mode:we.
mode,credentials:we.credentials,cache:we.cache,redirect:we.redirect,integrity:we.integrity,keepalive:we.keepalive,reloadNavigation:we.
reloadNavigation,historyNavigation:we.historyNavigation,urlList:[...we.urlList]});const Ke=Object.keys(ce).length!==0;if(Ke&&
(we.mode==="navigate"&&(we.mode="same-origin"),we.reloadNavigation=!1,we.historyNavigation=!1,we.origin="client",we.referrer=
"client",we.referrerPolicy="",we.url=we.urlList[we.urlList.length-1],we.urlList=[we.url]),ce.referrer!==void 0){const Ee=ce.
referrer;if(Ee==="")we.referrer="no-referrer";else{let Re;try{Re=new URL(Ee,_e)}catch(Ye){throw new TypeError(`Referrer \
"${Ee}" is not a valid URL.`,{cause:Ye})}Re.protocol==="about:"&&Re.hostname==="client"||nt&&!R(Re,T.settingsObject.baseUrl)?
we.referrer="client":we.referrer=Re}}ce.referrerPolicy!==void 0&&(we.referrerPolicy=ce.referrerPolicy);let Je;if(ce.mode!==
void 0?Je=ce.mode:Je=xe,Je==="navigate")throw v.errors.exception({header:"Request constructor",message:"invalid request \
mode navigate."});if(Je!=null&&(we.mode=Je),ce.credentials!==void 0&&(we.credentials=ce.credentials),ce.cache!==void 0&&
(we.cache=ce.cache),we.cache==="only-if-cached"&&we.mode!=="same-origin")throw new TypeError("'only-if-cached' can be se\
t only with 'same-origin' mode");if(ce.redirect!==void 0&&(we.redirect=ce.redirect),ce.integrity!=null&&(we.integrity=String(
ce.integrity)),ce.keepalive!==void 0&&(we.keepalive=!!ce.keepalive),ce.method!==void 0){let Ee=ce.method;const Re=h[Ee];
if(Re!==void 0)we.method=Re;else{if(!C(Ee))throw new TypeError(`'${Ee}' is not a valid HTTP method.`);const Ye=Ee.toUpperCase();
if(k.has(Ye))throw new TypeError(`'${Ee}' HTTP method is unsupported.`);Ee=c[Ye]??Ee,we.method=Ee}!se&&we.method==="patc\
h"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more l\
ikely to succeed.",{code:"UNDICI-FETCH-patch"}),se=!0)}ce.signal!==void 0&&(qe=ce.signal),this[w]=we;const je=new AbortController;
if(this[u]=je.signal,qe!=null){if(!qe||typeof qe.aborted!="boolean"||typeof qe.addEventListener!="function")throw new TypeError(
"Failed to construct 'Request': member signal is not of type AbortSignal.");if(qe.aborted)je.abort(qe.reason);else{this[X]=
je;const Ee=new WeakRef(je),Re=pe(Ee);try{(typeof ye=="function"&&ye(qe)===Ae||x(qe,"abort").length>=Ae)&&J(1500,qe)}catch{}
E.addAbortListener(qe,Re),le.register(je,{signal:qe,abort:Re},Re)}}if(this[l]=new f(Z),I(this[l],we.headersList),B(this[l],
"request"),Je==="no-cors"){if(!G.has(we.method))throw new TypeError(`'${we.method} is unsupported in no-cors mode.`);B(this[l],
"request-no-cors")}if(Ke){const Ee=o(this[l]),Re=ce.headers!==void 0?ce.headers:new d(Ee);if(Ee.clear(),Re instanceof d){
for(const{name:Ye,value:Oe}of Re.rawValues())Ee.append(Ye,Oe,!1);Ee.cookies=Re.cookies}else a(this[l],Re)}const ve=ne instanceof
re?ne[w].body:null;if((ce.body!=null||ve!=null)&&(we.method==="GET"||we.method==="HEAD"))throw new TypeError("Request wi\
th GET/HEAD method cannot have body.");let ot=null;if(ce.body!=null){const[Ee,Re]=n(ce.body,we.keepalive);ot=Ee,Re&&!o(this[l]).
contains("content-type",!0)&&this[l].append("content-type",Re)}const de=ot??ve;if(de!=null&&de.source==null){if(ot!=null&&
ce.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(we.mode!=="same-or\
igin"&&we.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "co\
rs"');we.useCORSPreflightFlag=!0}let M=de;if(ot==null&&ve!=null){if(m(ne))throw new TypeError("Cannot construct a Reques\
t with a Request object that has already been used.");const Ee=new TransformStream;ve.stream.pipeThrough(Ee),M={source:ve.
source,length:ve.length,stream:Ee.readable}}this[w].body=M}get method(){return v.brandCheck(this,re),this[w].method}get url(){
return v.brandCheck(this,re),P(this[w].url)}get headers(){return v.brandCheck(this,re),this[l]}get destination(){return v.
brandCheck(this,re),this[w].destination}get referrer(){return v.brandCheck(this,re),this[w].referrer==="no-referrer"?"":
this[w].referrer==="client"?"about:client":this[w].referrer.toString()}get referrerPolicy(){return v.brandCheck(this,re),
this[w].referrerPolicy}get mode(){return v.brandCheck(this,re),this[w].mode}get credentials(){return this[w].credentials}get cache(){
return v.brandCheck(this,re),this[w].cache}get redirect(){return v.brandCheck(this,re),this[w].redirect}get integrity(){
return v.brandCheck(this,re),this[w].integrity}get keepalive(){return v.brandCheck(this,re),this[w].keepalive}get isReloadNavigation(){
return v.brandCheck(this,re),this[w].reloadNavigation}get isHistoryNavigation(){return v.brandCheck(this,re),this[w].historyNavigation}get signal(){
return v.brandCheck(this,re),this[u]}get body(){return v.brandCheck(this,re),this[w].body?this[w].body.stream:null}get bodyUsed(){
return v.brandCheck(this,re),!!this[w].body&&E.isDisturbed(this[w].body.stream)}get duplex(){return v.brandCheck(this,re),
"half"}clone(){if(v.brandCheck(this,re),m(this))throw new TypeError("unusable");const ne=j(this[w]),ce=new AbortController;
if(this.signal.aborted)ce.abort(this.signal.reason);else{let Ce=me.get(this.signal);Ce===void 0&&(Ce=new Set,me.set(this.
signal,Ce));const we=new WeakRef(ce);Ce.add(we),E.addAbortListener(ce.signal,pe(we))}return Se(ne,ce.signal,e(this[l]))}[Q.
inspect.custom](ne,ce){ce.depth===null&&(ce.depth=2),ce.colors??=!0;const Ce={method:this.method,url:this.url,headers:this.
headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.
credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.
isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${Q.formatWithOptions(
ce,Ce)}`}}D(re);function ge(Ie){return{method:Ie.method??"GET",localURLsOnly:Ie.localURLsOnly??!1,unsafeRequest:Ie.unsafeRequest??
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
new d(Ie.headersList):new d}}function j(Ie){const ne=ge({...Ie,body:null});return Ie.body!=null&&(ne.body=p(ne,Ie.body)),
ne}function Se(Ie,ne,ce){const Ce=new re(Z);return Ce[w]=Ie,Ce[u]=ne,Ce[l]=new f(Z),I(Ce[l],Ie.headersList),B(Ce[l],ce),
Ce}Object.defineProperties(re.prototype,{method:A,url:A,headers:A,redirect:A,clone:A,signal:A,duplex:A,destination:A,body:A,
bodyUsed:A,isHistoryNavigation:A,isReloadNavigation:A,keepalive:A,integrity:A,cache:A,credentials:A,attribute:A,referrerPolicy:A,
referrer:A,mode:A,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),v.converters.Request=v.interfaceConverter(re),
v.converters.RequestInfo=function(Ie,ne,ce){return typeof Ie=="string"?v.converters.USVString(Ie,ne,ce):Ie instanceof re?
v.converters.Request(Ie,ne,ce):v.converters.USVString(Ie,ne,ce)},v.converters.AbortSignal=v.interfaceConverter(AbortSignal),
v.converters.RequestInit=v.dictionaryConverter([{key:"method",converter:v.converters.ByteString},{key:"headers",converter:v.
converters.HeadersInit},{key:"body",converter:v.nullableConverter(v.converters.BodyInit)},{key:"referrer",converter:v.converters.
USVString},{key:"referrerPolicy",converter:v.converters.DOMString,allowedValues:b},{key:"mode",converter:v.converters.DOMString,
allowedValues:U},{key:"credentials",converter:v.converters.DOMString,allowedValues:i},{key:"cache",converter:v.converters.
DOMString,allowedValues:r},{key:"redirect",converter:v.converters.DOMString,allowedValues:N},{key:"integrity",converter:v.
converters.DOMString},{key:"keepalive",converter:v.converters.boolean},{key:"signal",converter:v.nullableConverter(Ie=>v.
converters.AbortSignal(Ie,"RequestInit","signal",{strict:!1}))},{key:"window",converter:v.converters.any},{key:"duplex",
converter:v.converters.DOMString,allowedValues:g},{key:"dispatcher",converter:v.converters.any}]),W.exports={Request:re,
makeRequest:ge,fromInnerRequest:Se,cloneRequest:j}},99051:function(W,K,t){"use strict";const{Headers:n,HeadersList:D,fill:p,
getHeadersGuard:m,setHeadersGuard:f,setHeadersList:a}=t(60660),{extractBody:d,cloneBody:B,mixinBody:e,hasFinalizationRegistry:I,
streamRegistry:o,bodyUnusable:s}=t(84492),E=t(3440),Q=t(57975),{kEnumerableProperty:C}=E,{isValidReasonPhrase:R,isCancelled:T,
isAborted:k,isBlobLike:G,serializeJavascriptValueToJSONString:b,isErrorLike:N,isomorphicEncode:U,environmentSettingsObject:i}=t(
73168),{redirectStatusSet:r,nullBodyStatus:g}=t(4495),{kState:A,kHeaders:c}=t(93627),{webidl:h}=t(45893),{FormData:l}=t(
35910),{URLSerializer:u}=t(51900),{kConstruct:w}=t(36443),L=t(34589),{types:v}=t(57975),P=new TextEncoder("utf-8");class Z{static error(){
return pe(J(),"immutable")}static json(re,ge={}){h.argumentLengthCheck(arguments,1,"Response.json"),ge!==null&&(ge=h.converters.
ResponseInit(ge));const j=P.encode(b(re)),Se=d(j),Ie=pe(ye({}),"response");return me(Ie,ge,{body:Se[0],type:"application\
/json"}),Ie}static redirect(re,ge=302){h.argumentLengthCheck(arguments,1,"Response.redirect"),re=h.converters.USVString(
re),ge=h.converters["unsigned short"](ge);let j;try{j=new URL(re,i.settingsObject.baseUrl)}catch(ne){throw new TypeError(
`Failed to parse URL from ${re}`,{cause:ne})}if(!r.has(ge))throw new RangeError(`Invalid status code ${ge}`);const Se=pe(
ye({}),"immutable");Se[A].status=ge;const Ie=U(u(j));return Se[A].headersList.append("location",Ie,!0),Se}constructor(re=null,ge={}){
if(h.util.markAsUncloneable(this),re===w)return;re!==null&&(re=h.converters.BodyInit(re)),ge=h.converters.ResponseInit(ge),
this[A]=ye({}),this[c]=new n(w),f(this[c],"response"),a(this[c],this[A].headersList);let j=null;if(re!=null){const[Se,Ie]=d(
re);j={body:Se,type:Ie}}me(this,ge,j)}get type(){return h.brandCheck(this,Z),this[A].type}get url(){h.brandCheck(this,Z);
const re=this[A].urlList,ge=re[re.length-1]??null;return ge===null?"":u(ge,!0)}get redirected(){return h.brandCheck(this,
Z),this[A].urlList.length>1}get status(){return h.brandCheck(this,Z),this[A].status}get ok(){return h.brandCheck(this,Z),
this[A].status>=200&&this[A].status<=299}get statusText(){return h.brandCheck(this,Z),this[A].statusText}get headers(){return h.
brandCheck(this,Z),this[c]}get body(){return h.brandCheck(this,Z),this[A].body?this[A].body.stream:null}get bodyUsed(){return h.
brandCheck(this,Z),!!this[A].body&&E.isDisturbed(this[A].body.stream)}clone(){if(h.brandCheck(this,Z),s(this))throw h.errors.
exception({header:"Response.clone",message:"Body has already been consumed."});const re=Be(this[A]);return I&&this[A].body?.
stream&&o.register(this,new WeakRef(this[A].body.stream)),pe(re,m(this[c]))}[Q.inspect.custom](re,ge){ge.depth===null&&(ge.
depth=2),ge.colors??=!0;const j={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.
bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${Q.formatWithOptions(ge,j)}`}}
e(Z),Object.defineProperties(Z.prototype,{type:C,url:C,status:C,ok:C,redirected:C,statusText:C,headers:C,clone:C,body:C,
bodyUsed:C,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(Z,{json:C,redirect:C,error:C});
function Be(se){if(se.internalResponse)return X(Be(se.internalResponse),se.type);const re=ye({...se,body:null});return se.
body!=null&&(re.body=B(re,se.body)),re}function ye(se){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,
type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...se,headersList:se?.headersList?new D(se?.headersList):
new D,urlList:se?.urlList?[...se.urlList]:[]}}function J(se){const re=N(se);return ye({type:"error",status:0,error:re?se:
new Error(se&&String(se)),aborted:se&&se.name==="AbortError"})}function x(se){return se.type==="error"&&se.status===0}function Ae(se,re){
return re={internalResponse:se,...re},new Proxy(se,{get(ge,j){return j in re?re[j]:ge[j]},set(ge,j,Se){return L(!(j in re)),
ge[j]=Se,!0}})}function X(se,re){if(re==="basic")return Ae(se,{type:"basic",headersList:se.headersList});if(re==="cors")
return Ae(se,{type:"cors",headersList:se.headersList});if(re==="opaque")return Ae(se,{type:"opaque",urlList:Object.freeze(
[]),status:0,statusText:"",body:null});if(re==="opaqueredirect")return Ae(se,{type:"opaqueredirect",status:0,statusText:"",
headersList:[],body:null});L(!1)}function le(se,re=null){return L(T(se)),k(se)?J(Object.assign(new DOMException("The ope\
ration was aborted.","AbortError"),{cause:re})):J(Object.assign(new DOMException("Request was cancelled."),{cause:re}))}
function me(se,re,ge){if(re.status!==null&&(re.status<200||re.status>599))throw new RangeError('init["status"] must be i\
n the range of 200 to 599, inclusive.');if("statusText"in re&&re.statusText!=null&&!R(String(re.statusText)))throw new TypeError(
"Invalid statusText");if("status"in re&&re.status!=null&&(se[A].status=re.status),"statusText"in re&&re.statusText!=null&&
(se[A].statusText=re.statusText),"headers"in re&&re.headers!=null&&p(se[c],re.headers),ge){if(g.includes(se.status))throw h.
errors.exception({header:"Response constructor",message:`Invalid response status code ${se.status}`});se[A].body=ge.body,
ge.type!=null&&!se[A].headersList.contains("content-type",!0)&&se[A].headersList.append("content-type",ge.type,!0)}}function pe(se,re){
const ge=new Z(w);return ge[A]=se,ge[c]=new n(w),a(ge[c],se.headersList),f(ge[c],re),I&&se.body?.stream&&o.register(ge,new WeakRef(
se.body.stream)),ge}h.converters.ReadableStream=h.interfaceConverter(ReadableStream),h.converters.FormData=h.interfaceConverter(
l),h.converters.URLSearchParams=h.interfaceConverter(URLSearchParams),h.converters.XMLHttpRequestBodyInit=function(se,re,ge){
return typeof se=="string"?h.converters.USVString(se,re,ge):G(se)?h.converters.Blob(se,re,ge,{strict:!1}):ArrayBuffer.isView(
se)||v.isArrayBuffer(se)?h.converters.BufferSource(se,re,ge):E.isFormDataLike(se)?h.converters.FormData(se,re,ge,{strict:!1}):
se instanceof URLSearchParams?h.converters.URLSearchParams(se,re,ge):h.converters.DOMString(se,re,ge)},h.converters.BodyInit=
function(se,re,ge){return se instanceof ReadableStream?h.converters.ReadableStream(se,re,ge):se?.[Symbol.asyncIterator]?
se:h.converters.XMLHttpRequestBodyInit(se,re,ge)},h.converters.ResponseInit=h.dictionaryConverter([{key:"status",converter:h.
converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:h.converters.ByteString,defaultValue:()=>""},
{key:"headers",converter:h.converters.HeadersInit}]),W.exports={isNetworkError:x,makeNetworkError:J,makeResponse:ye,makeAppropriateNetworkError:le,
filterResponse:X,Response:Z,cloneResponse:Be,fromInnerResponse:pe}},93627:function(W){"use strict";W.exports={kUrl:Symbol(
"url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}},73168:function(W,K,t){
"use strict";const{Transform:n}=t(57075),D=t(38522),{redirectStatusSet:p,referrerPolicySet:m,badPortsSet:f}=t(4495),{getGlobalOrigin:a}=t(
51059),{collectASequenceOfCodePoints:d,collectAnHTTPQuotedString:B,removeChars:e,parseMIMEType:I}=t(51900),{performance:o}=t(
643),{isBlobLike:s,ReadableStreamFrom:E,isValidHTTPToken:Q,normalizedMethodRecordsBase:C}=t(3440),R=t(34589),{isUint8Array:T}=t(
73429),{webidl:k}=t(45893);let G=[],b;try{b=t(77598);const F=["sha256","sha384","sha512"];G=b.getHashes().filter(O=>F.includes(
O))}catch{}function N(F){const O=F.urlList,y=O.length;return y===0?null:O[y-1].toString()}function U(F,O){if(!p.has(F.status))
return null;let y=F.headersList.get("location",!0);return y!==null&&u(y)&&(i(y)||(y=r(y)),y=new URL(y,N(F))),y&&!y.hash&&
(y.hash=O),y}function i(F){for(let O=0;O<F.length;++O){const y=F.charCodeAt(O);if(y>126||y<32)return!1}return!0}function r(F){
return Buffer.from(F,"binary").toString("utf8")}function g(F){return F.urlList[F.urlList.length-1]}function A(F){const O=g(
F);return Oe(O)&&f.has(O.port)?"blocked":"allowed"}function c(F){return F instanceof Error||F?.constructor?.name==="Erro\
r"||F?.constructor?.name==="DOMException"}function h(F){for(let O=0;O<F.length;++O){const y=F.charCodeAt(O);if(!(y===9||
y>=32&&y<=126||y>=128&&y<=255))return!1}return!0}const l=Q;function u(F){return(F[0]==="	"||F[0]===" "||F[F.length-1]===
"	"||F[F.length-1]===" "||F.includes(`
`)||F.includes("\r")||F.includes("\0"))===!1}function w(F,O){const{headersList:y}=O,q=(y.get("referrer-policy",!0)??"").
split(",");let te="";if(q.length>0)for(let ie=q.length;ie!==0;ie--){const ae=q[ie-1].trim();if(m.has(ae)){te=ae;break}}te!==
""&&(F.referrerPolicy=te)}function L(){return"allowed"}function v(){return"success"}function P(){return"success"}function Z(F){
let O=null;O=F.mode,F.headersList.set("sec-fetch-mode",O,!0)}function Be(F){let O=F.origin;if(!(O==="client"||O===void 0)){
if(F.responseTainting==="cors"||F.mode==="websocket")F.headersList.append("origin",O,!0);else if(F.method!=="GET"&&F.method!==
"HEAD"){switch(F.referrerPolicy){case"no-referrer":O=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"\
strict-origin-when-cross-origin":F.origin&&Ye(F.origin)&&!Ye(g(F))&&(O=null);break;case"same-origin":Ce(F,g(F))||(O=null);
break;default:}F.headersList.append("origin",O,!0)}}}function ye(F,O){return F}function J(F,O,y){return!F?.startTime||F.
startTime<O?{domainLookupStartTime:O,domainLookupEndTime:O,connectionStartTime:O,connectionEndTime:O,secureConnectionStartTime:O,
ALPNNegotiatedProtocol:F?.ALPNNegotiatedProtocol}:{domainLookupStartTime:ye(F.domainLookupStartTime,y),domainLookupEndTime:ye(
F.domainLookupEndTime,y),connectionStartTime:ye(F.connectionStartTime,y),connectionEndTime:ye(F.connectionEndTime,y),secureConnectionStartTime:ye(
F.secureConnectionStartTime,y),ALPNNegotiatedProtocol:F.ALPNNegotiatedProtocol}}function x(F){return ye(o.now(),F)}function Ae(F){
return{startTime:F.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:F.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}
function X(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function le(F){return{referrerPolicy:F.referrerPolicy}}
function me(F){const O=F.referrerPolicy;R(O);let y=null;if(F.referrer==="client"){const he=a();if(!he||he.origin==="null")
return"no-referrer";y=new URL(he)}else F.referrer instanceof URL&&(y=F.referrer);let q=pe(y);const te=pe(y,!0);q.toString().
length>4096&&(q=te);const ie=Ce(F,q),ae=se(q)&&!se(F.url);switch(O){case"origin":return te??pe(y,!0);case"unsafe-url":return q;case"\
same-origin":return ie?te:"no-referrer";case"origin-when-cross-origin":return ie?q:te;case"strict-origin-when-cross-orig\
in":{const he=g(F);return Ce(q,he)?q:se(q)&&!se(he)?"no-referrer":te}default:return ae?"no-referrer":te}}function pe(F,O){
return R(F instanceof URL),F=new URL(F),F.protocol==="file:"||F.protocol==="about:"||F.protocol==="blank:"?"no-referrer":
(F.username="",F.password="",F.hash="",O&&(F.pathname="",F.search=""),F)}function se(F){if(!(F instanceof URL))return!1;
if(F.href==="about:blank"||F.href==="about:srcdoc"||F.protocol==="data:"||F.protocol==="file:")return!0;return O(F.origin);
function O(y){if(y==null||y==="null")return!1;const q=new URL(y);return!!(q.protocol==="https:"||q.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(q.hostname)||q.hostname==="localhost"||q.hostname.includes("localhost.")||q.hostname.endsWith(".localhost"))}}function re(F,O){
if(b===void 0)return!0;const y=j(O);if(y==="no metadata"||y.length===0)return!0;const q=Se(y),te=Ie(y,q);for(const ie of te){
const ae=ie.algo,he=ie.hash;let Te=b.createHash(ae).update(F).digest("base64");if(Te[Te.length-1]==="="&&(Te[Te.length-2]===
"="?Te=Te.slice(0,-2):Te=Te.slice(0,-1)),ne(Te,he))return!0}return!1}const ge=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function j(F){const O=[];let y=!0;for(const q of F.split(" ")){y=!1;const te=ge.exec(q);if(te===null||te.groups===void 0||
te.groups.algo===void 0)continue;const ie=te.groups.algo.toLowerCase();G.includes(ie)&&O.push(te.groups)}return y===!0?"\
no metadata":O}function Se(F){let O=F[0].algo;if(O[3]==="5")return O;for(let y=1;y<F.length;++y){const q=F[y];if(q.algo[3]===
"5"){O="sha512";break}else{if(O[3]==="3")continue;q.algo[3]==="3"&&(O="sha384")}}return O}function Ie(F,O){if(F.length===
1)return F;let y=0;for(let q=0;q<F.length;++q)F[q].algo===O&&(F[y++]=F[q]);return F.length=y,F}function ne(F,O){if(F.length!==
O.length)return!1;for(let y=0;y<F.length;++y)if(F[y]!==O[y]){if(F[y]==="+"&&O[y]==="-"||F[y]==="/"&&O[y]==="_")continue;
return!1}return!0}function ce(F){}function Ce(F,O){return F.origin===O.origin&&F.origin==="null"||F.protocol===O.protocol&&
F.hostname===O.hostname&&F.port===O.port}function we(){let F,O;return{promise:new Promise((q,te)=>{F=q,O=te}),resolve:F,
reject:O}}function xe(F){return F.controller.state==="aborted"}function _e(F){return F.controller.state==="aborted"||F.controller.
state==="terminated"}function qe(F){return C[F.toLowerCase()]??F}function nt(F){const O=JSON.stringify(F);if(O===void 0)
throw new TypeError("Value is not JSON serializable");return R(typeof O=="string"),O}const Me=Object.getPrototypeOf(Object.
getPrototypeOf([][Symbol.iterator]()));function Ke(F,O,y=0,q=1){class te{#e;#t;#A;constructor(ae,he){this.#e=ae,this.#t=
he,this.#A=0}next(){if(typeof this!="object"||this===null||!(#e in this))throw new TypeError(`'next' called on an object\
 that does not implement interface ${F} Iterator.`);const ae=this.#A,he=this.#e[O],Te=he.length;if(ae>=Te)return{value:void 0,
done:!0};const{[y]:He,[q]:Xe}=he[ae];this.#A=ae+1;let V;switch(this.#t){case"key":V=He;break;case"value":V=Xe;break;case"\
key+value":V=[He,Xe];break}return{value:V,done:!1}}}return delete te.prototype.constructor,Object.setPrototypeOf(te.prototype,
Me),Object.defineProperties(te.prototype,{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${F} It\
erator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(ie,ae){return new te(ie,ae)}}function Je(F,O,y,q=0,te=1){
const ie=Ke(F,y,q,te),ae={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return k.brandCheck(this,O),ie(
this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return k.brandCheck(this,O),ie(this,"va\
lue")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return k.brandCheck(this,O),ie(this,"key+val\
ue")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(Te,He=globalThis){if(k.brandCheck(this,O),k.argumentLengthCheck(
arguments,1,`${F}.forEach`),typeof Te!="function")throw new TypeError(`Failed to execute 'forEach' on '${F}': parameter \
1 is not of type 'Function'.`);for(const{0:Xe,1:V}of ie(this,"key+value"))Te.call(He,V,Xe,this)}}};return Object.defineProperties(
O.prototype,{...ae,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,value:ae.entries.value}})}async function je(F,O,y){
const q=O,te=y;let ie;try{ie=F.stream.getReader()}catch(ae){te(ae);return}try{q(await Ee(ie))}catch(ae){te(ae)}}function ve(F){
return F instanceof ReadableStream||F[Symbol.toStringTag]==="ReadableStream"&&typeof F.tee=="function"}function ot(F){try{
F.close(),F.byobRequest?.respond(0)}catch(O){if(!O.message.includes("Controller is already closed")&&!O.message.includes(
"ReadableStream is already closed"))throw O}}const de=/[^\x00-\xFF]/;function M(F){return R(!de.test(F)),F}async function Ee(F){
const O=[];let y=0;for(;;){const{done:q,value:te}=await F.read();if(q)return Buffer.concat(O,y);if(!T(te))throw new TypeError(
"Received non-Uint8Array chunk");O.push(te),y+=te.length}}function Re(F){R("protocol"in F);const O=F.protocol;return O===
"about:"||O==="blob:"||O==="data:"}function Ye(F){return typeof F=="string"&&F[5]===":"&&F[0]==="h"&&F[1]==="t"&&F[2]===
"t"&&F[3]==="p"&&F[4]==="s"||F.protocol==="https:"}function Oe(F){R("protocol"in F);const O=F.protocol;return O==="http:"||
O==="https:"}function Ge(F,O){const y=F;if(!y.startsWith("bytes"))return"failure";const q={position:5};if(O&&d(Te=>Te===
"	"||Te===" ",y,q),y.charCodeAt(q.position)!==61)return"failure";q.position++,O&&d(Te=>Te==="	"||Te===" ",y,q);const te=d(
Te=>{const He=Te.charCodeAt(0);return He>=48&&He<=57},y,q),ie=te.length?Number(te):null;if(O&&d(Te=>Te==="	"||Te===" ",y,
q),y.charCodeAt(q.position)!==45)return"failure";q.position++,O&&d(Te=>Te==="	"||Te===" ",y,q);const ae=d(Te=>{const He=Te.
charCodeAt(0);return He>=48&&He<=57},y,q),he=ae.length?Number(ae):null;return q.position<y.length||he===null&&ie===null||
ie>he?"failure":{rangeStartValue:ie,rangeEndValue:he}}function $e(F,O,y){let q="bytes ";return q+=M(`${F}`),q+="-",q+=M(
`${O}`),q+="/",q+=M(`${y}`),q}class rt extends n{#e;constructor(O){super(),this.#e=O}_transform(O,y,q){if(!this._inflateStream){
if(O.length===0){q();return}this._inflateStream=(O[0]&15)===8?D.createInflate(this.#e):D.createInflateRaw(this.#e),this.
_inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on(
"error",te=>this.destroy(te))}this._inflateStream.write(O,y,q)}_final(O){this._inflateStream&&(this._inflateStream.end(),
this._inflateStream=null),O()}}function st(F){return new rt(F)}function ct(F){let O=null,y=null,q=null;const te=ht("cont\
ent-type",F);if(te===null)return"failure";for(const ie of te){const ae=I(ie);ae==="failure"||ae.essence==="*/*"||(q=ae,q.
essence!==y?(O=null,q.parameters.has("charset")&&(O=q.parameters.get("charset")),y=q.essence):!q.parameters.has("charset")&&
O!==null&&q.parameters.set("charset",O))}return q??"failure"}function gt(F){const O=F,y={position:0},q=[];let te="";for(;y.
position<O.length;){if(te+=d(ie=>ie!=='"'&&ie!==",",O,y),y.position<O.length)if(O.charCodeAt(y.position)===34){if(te+=B(
O,y),y.position<O.length)continue}else R(O.charCodeAt(y.position)===44),y.position++;te=e(te,!0,!0,ie=>ie===9||ie===32),
q.push(te),te=""}return q}function ht(F,O){const y=O.get(F,!0);return y===null?null:gt(y)}const Qt=new TextDecoder;function Bt(F){
return F.length===0?"":(F[0]===239&&F[1]===187&&F[2]===191&&(F=F.subarray(3)),Qt.decode(F))}class ut{get baseUrl(){return a()}get origin(){
return this.baseUrl?.origin}policyContainer=X()}class Ne{settingsObject=new ut}const $=new Ne;W.exports={isAborted:xe,isCancelled:_e,
isValidEncodedURL:i,createDeferredPromise:we,ReadableStreamFrom:E,tryUpgradeRequestToAPotentiallyTrustworthyURL:ce,clampAndCoarsenConnectionTimingInfo:J,
coarsenedSharedCurrentTime:x,determineRequestsReferrer:me,makePolicyContainer:X,clonePolicyContainer:le,appendFetchMetadata:Z,
appendRequestOriginHeader:Be,TAOCheck:P,corsCheck:v,crossOriginResourcePolicyCheck:L,createOpaqueTimingInfo:Ae,setRequestReferrerPolicyOnRedirect:w,
isValidHTTPToken:Q,requestBadPort:A,requestCurrentURL:g,responseURL:N,responseLocationURL:U,isBlobLike:s,isURLPotentiallyTrustworthy:se,
isValidReasonPhrase:h,sameOrigin:Ce,normalizeMethod:qe,serializeJavascriptValueToJSONString:nt,iteratorMixin:Je,createIterator:Ke,
isValidHeaderName:l,isValidHeaderValue:u,isErrorLike:c,fullyReadBody:je,bytesMatch:re,isReadableStreamLike:ve,readableStreamClose:ot,
isomorphicEncode:M,urlIsLocal:Re,urlHasHttpsScheme:Ye,urlIsHttpHttpsScheme:Oe,readAllBytes:Ee,simpleRangeHeaderValue:Ge,
buildContentRange:$e,parseMetadata:j,createInflate:st,extractMimeType:ct,getDecodeSplit:ht,utf8DecodeBytes:Bt,environmentSettingsObject:$}},
45893:function(W,K,t){"use strict";const{types:n,inspect:D}=t(57975),{markAsUncloneable:p}=t(75919),{toUSVString:m}=t(3440),
f={};f.converters={},f.util={},f.errors={},f.errors.exception=function(a){return new TypeError(`${a.header}: ${a.message}`)},
f.errors.conversionFailed=function(a){const d=a.types.length===1?"":" one of",B=`${a.argument} could not be converted to${d}\
: ${a.types.join(", ")}.`;return f.errors.exception({header:a.prefix,message:B})},f.errors.invalidArgument=function(a){return f.
errors.exception({header:a.prefix,message:`"${a.value}" is an invalid ${a.type}.`})},f.brandCheck=function(a,d,B){if(B?.
strict!==!1){if(!(a instanceof d)){const e=new TypeError("Illegal invocation");throw e.code="ERR_INVALID_THIS",e}}else if(a?.[Symbol.
toStringTag]!==d.prototype[Symbol.toStringTag]){const e=new TypeError("Illegal invocation");throw e.code="ERR_INVALID_TH\
IS",e}},f.argumentLengthCheck=function({length:a},d,B){if(a<d)throw f.errors.exception({message:`${d} argument${d!==1?"s":
""} required, but${a?" only":""} ${a} found.`,header:B})},f.illegalConstructor=function(){throw f.errors.exception({header:"\
TypeError",message:"Illegal constructor"})},f.util.Type=function(a){switch(typeof a){case"undefined":return"Undefined";case"\
boolean":return"Boolean";case"string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":
return"BigInt";case"function":case"object":return a===null?"Null":"Object"}},f.util.markAsUncloneable=p||(()=>{}),f.util.
ConvertToInt=function(a,d,B,e){let I,o;d===64?(I=Math.pow(2,53)-1,B==="unsigned"?o=0:o=Math.pow(-2,53)+1):B==="unsigned"?
(o=0,I=Math.pow(2,d)-1):(o=Math.pow(-2,d)-1,I=Math.pow(2,d-1)-1);let s=Number(a);if(s===0&&(s=0),e?.enforceRange===!0){if(Number.
isNaN(s)||s===Number.POSITIVE_INFINITY||s===Number.NEGATIVE_INFINITY)throw f.errors.exception({header:"Integer conversio\
n",message:`Could not convert ${f.util.Stringify(a)} to an integer.`});if(s=f.util.IntegerPart(s),s<o||s>I)throw f.errors.
exception({header:"Integer conversion",message:`Value must be between ${o}-${I}, got ${s}.`});return s}return!Number.isNaN(
s)&&e?.clamp===!0?(s=Math.min(Math.max(s,o),I),Math.floor(s)%2===0?s=Math.floor(s):s=Math.ceil(s),s):Number.isNaN(s)||s===
0&&Object.is(0,s)||s===Number.POSITIVE_INFINITY||s===Number.NEGATIVE_INFINITY?0:(s=f.util.IntegerPart(s),s=s%Math.pow(2,
d),B==="signed"&&s>=Math.pow(2,d)-1?s-Math.pow(2,d):s)},f.util.IntegerPart=function(a){const d=Math.floor(Math.abs(a));return a<
0?-1*d:d},f.util.Stringify=function(a){switch(f.util.Type(a)){case"Symbol":return`Symbol(${a.description})`;case"Object":
return D(a);case"String":return`"${a}"`;default:return`${a}`}},f.sequenceConverter=function(a){return(d,B,e,I)=>{if(f.util.
Type(d)!=="Object")throw f.errors.exception({header:B,message:`${e} (${f.util.Stringify(d)}) is not iterable.`});const o=typeof I==
"function"?I():d?.[Symbol.iterator]?.(),s=[];let E=0;if(o===void 0||typeof o.next!="function")throw f.errors.exception({
header:B,message:`${e} is not iterable.`});for(;;){const{done:Q,value:C}=o.next();if(Q)break;s.push(a(C,B,`${e}[${E++}]`))}
return s}},f.recordConverter=function(a,d){return(B,e,I)=>{if(f.util.Type(B)!=="Object")throw f.errors.exception({header:e,
message:`${I} ("${f.util.Type(B)}") is not an Object.`});const o={};if(!n.isProxy(B)){const E=[...Object.getOwnPropertyNames(
B),...Object.getOwnPropertySymbols(B)];for(const Q of E){const C=a(Q,e,I),R=d(B[Q],e,I);o[C]=R}return o}const s=Reflect.
ownKeys(B);for(const E of s)if(Reflect.getOwnPropertyDescriptor(B,E)?.enumerable){const C=a(E,e,I),R=d(B[E],e,I);o[C]=R}
return o}},f.interfaceConverter=function(a){return(d,B,e,I)=>{if(I?.strict!==!1&&!(d instanceof a))throw f.errors.exception(
{header:B,message:`Expected ${e} ("${f.util.Stringify(d)}") to be an instance of ${a.name}.`});return d}},f.dictionaryConverter=
function(a){return(d,B,e)=>{const I=f.util.Type(d),o={};if(I==="Null"||I==="Undefined")return o;if(I!=="Object")throw f.
errors.exception({header:B,message:`Expected ${d} to be one of: Null, Undefined, Object.`});for(const s of a){const{key:E,
defaultValue:Q,required:C,converter:R}=s;if(C===!0&&!Object.hasOwn(d,E))throw f.errors.exception({header:B,message:`Miss\
ing required key "${E}".`});let T=d[E];const k=Object.hasOwn(s,"defaultValue");if(k&&T!==null&&(T??=Q()),C||k||T!==void 0){
if(T=R(T,B,`${e}.${E}`),s.allowedValues&&!s.allowedValues.includes(T))throw f.errors.exception({header:B,message:`${T} i\
s not an accepted type. Expected one of ${s.allowedValues.join(", ")}.`});o[E]=T}}return o}},f.nullableConverter=function(a){
return(d,B,e)=>d===null?d:a(d,B,e)},f.converters.DOMString=function(a,d,B,e){if(a===null&&e?.legacyNullToEmptyString)return"";
if(typeof a=="symbol")throw f.errors.exception({header:d,message:`${B} is a symbol, which cannot be converted to a DOMSt\
ring.`});return String(a)},f.converters.ByteString=function(a,d,B){const e=f.converters.DOMString(a,d,B);for(let I=0;I<e.
length;I++)if(e.charCodeAt(I)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at \
index ${I} has a value of ${e.charCodeAt(I)} which is greater than 255.`);return e},f.converters.USVString=m,f.converters.
boolean=function(a){return!!a},f.converters.any=function(a){return a},f.converters["long long"]=function(a,d,B){return f.
util.ConvertToInt(a,64,"signed",void 0,d,B)},f.converters["unsigned long long"]=function(a,d,B){return f.util.ConvertToInt(
a,64,"unsigned",void 0,d,B)},f.converters["unsigned long"]=function(a,d,B){return f.util.ConvertToInt(a,32,"unsigned",void 0,
d,B)},f.converters["unsigned short"]=function(a,d,B,e){return f.util.ConvertToInt(a,16,"unsigned",e,d,B)},f.converters.ArrayBuffer=
function(a,d,B,e){if(f.util.Type(a)!=="Object"||!n.isAnyArrayBuffer(a))throw f.errors.conversionFailed({prefix:d,argument:`${B}\
 ("${f.util.Stringify(a)}")`,types:["ArrayBuffer"]});if(e?.allowShared===!1&&n.isSharedArrayBuffer(a))throw f.errors.exception(
{header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(a.resizable||a.growable)throw f.errors.exception(
{header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return a},f.converters.TypedArray=function(a,d,B,e,I){
if(f.util.Type(a)!=="Object"||!n.isTypedArray(a)||a.constructor.name!==d.name)throw f.errors.conversionFailed({prefix:B,
argument:`${e} ("${f.util.Stringify(a)}")`,types:[d.name]});if(I?.allowShared===!1&&n.isSharedArrayBuffer(a.buffer))throw f.
errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(a.buffer.resizable||a.buffer.growable)
throw f.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return a},f.converters.DataView=
function(a,d,B,e){if(f.util.Type(a)!=="Object"||!n.isDataView(a))throw f.errors.exception({header:d,message:`${B} is not\
 a DataView.`});if(e?.allowShared===!1&&n.isSharedArrayBuffer(a.buffer))throw f.errors.exception({header:"ArrayBuffer",message:"\
SharedArrayBuffer is not allowed."});if(a.buffer.resizable||a.buffer.growable)throw f.errors.exception({header:"ArrayBuf\
fer",message:"Received a resizable ArrayBuffer."});return a},f.converters.BufferSource=function(a,d,B,e){if(n.isAnyArrayBuffer(
a))return f.converters.ArrayBuffer(a,d,B,{...e,allowShared:!1});if(n.isTypedArray(a))return f.converters.TypedArray(a,a.
constructor,d,B,{...e,allowShared:!1});if(n.isDataView(a))return f.converters.DataView(a,d,B,{...e,allowShared:!1});throw f.
errors.conversionFailed({prefix:d,argument:`${B} ("${f.util.Stringify(a)}")`,types:["BufferSource"]})},f.converters["seq\
uence<ByteString>"]=f.sequenceConverter(f.converters.ByteString),f.converters["sequence<sequence<ByteString>>"]=f.sequenceConverter(
f.converters["sequence<ByteString>"]),f.converters["record<ByteString, ByteString>"]=f.recordConverter(f.converters.ByteString,
f.converters.ByteString),W.exports={webidl:f}},22607:function(W){"use strict";function K(t){if(!t)return"failure";switch(t.
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
utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined";default:return"failure"}}W.exports={getEncoding:K}},
48355:function(W,K,t){"use strict";const{staticPropertyDescriptors:n,readOperation:D,fireAProgressEvent:p}=t(53610),{kState:m,
kError:f,kResult:a,kEvents:d,kAborted:B}=t(20961),{webidl:e}=t(45893),{kEnumerableProperty:I}=t(3440);class o extends EventTarget{constructor(){
super(),this[m]="empty",this[a]=null,this[f]=null,this[d]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(E){
e.brandCheck(this,o),e.argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer"),E=e.converters.Blob(E,{strict:!1}),
D(this,E,"ArrayBuffer")}readAsBinaryString(E){e.brandCheck(this,o),e.argumentLengthCheck(arguments,1,"FileReader.readAsB\
inaryString"),E=e.converters.Blob(E,{strict:!1}),D(this,E,"BinaryString")}readAsText(E,Q=void 0){e.brandCheck(this,o),e.
argumentLengthCheck(arguments,1,"FileReader.readAsText"),E=e.converters.Blob(E,{strict:!1}),Q!==void 0&&(Q=e.converters.
DOMString(Q,"FileReader.readAsText","encoding")),D(this,E,"Text",Q)}readAsDataURL(E){e.brandCheck(this,o),e.argumentLengthCheck(
arguments,1,"FileReader.readAsDataURL"),E=e.converters.Blob(E,{strict:!1}),D(this,E,"DataURL")}abort(){if(this[m]==="emp\
ty"||this[m]==="done"){this[a]=null;return}this[m]==="loading"&&(this[m]="done",this[a]=null),this[B]=!0,p("abort",this),
this[m]!=="loading"&&p("loadend",this)}get readyState(){switch(e.brandCheck(this,o),this[m]){case"empty":return this.EMPTY;case"\
loading":return this.LOADING;case"done":return this.DONE}}get result(){return e.brandCheck(this,o),this[a]}get error(){return e.
brandCheck(this,o),this[f]}get onloadend(){return e.brandCheck(this,o),this[d].loadend}set onloadend(E){e.brandCheck(this,
o),this[d].loadend&&this.removeEventListener("loadend",this[d].loadend),typeof E=="function"?(this[d].loadend=E,this.addEventListener(
"loadend",E)):this[d].loadend=null}get onerror(){return e.brandCheck(this,o),this[d].error}set onerror(E){e.brandCheck(this,
o),this[d].error&&this.removeEventListener("error",this[d].error),typeof E=="function"?(this[d].error=E,this.addEventListener(
"error",E)):this[d].error=null}get onloadstart(){return e.brandCheck(this,o),this[d].loadstart}set onloadstart(E){e.brandCheck(
this,o),this[d].loadstart&&this.removeEventListener("loadstart",this[d].loadstart),typeof E=="function"?(this[d].loadstart=
E,this.addEventListener("loadstart",E)):this[d].loadstart=null}get onprogress(){return e.brandCheck(this,o),this[d].progress}set onprogress(E){
e.brandCheck(this,o),this[d].progress&&this.removeEventListener("progress",this[d].progress),typeof E=="function"?(this[d].
progress=E,this.addEventListener("progress",E)):this[d].progress=null}get onload(){return e.brandCheck(this,o),this[d].load}set onload(E){
e.brandCheck(this,o),this[d].load&&this.removeEventListener("load",this[d].load),typeof E=="function"?(this[d].load=E,this.
addEventListener("load",E)):this[d].load=null}get onabort(){return e.brandCheck(this,o),this[d].abort}set onabort(E){e.brandCheck(
this,o),this[d].abort&&this.removeEventListener("abort",this[d].abort),typeof E=="function"?(this[d].abort=E,this.addEventListener(
"abort",E)):this[d].abort=null}}o.EMPTY=o.prototype.EMPTY=0,o.LOADING=o.prototype.LOADING=1,o.DONE=o.prototype.DONE=2,Object.
defineProperties(o.prototype,{EMPTY:n,LOADING:n,DONE:n,readAsArrayBuffer:I,readAsBinaryString:I,readAsText:I,readAsDataURL:I,
abort:I,readyState:I,result:I,error:I,onloadstart:I,onprogress:I,onload:I,onabort:I,onerror:I,onloadend:I,[Symbol.toStringTag]:{
value:"FileReader",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(o,{EMPTY:n,LOADING:n,DONE:n}),W.
exports={FileReader:o}},88573:function(W,K,t){"use strict";const{webidl:n}=t(45893),D=Symbol("ProgressEvent state");class p extends Event{constructor(f,a={}){
f=n.converters.DOMString(f,"ProgressEvent constructor","type"),a=n.converters.ProgressEventInit(a??{}),super(f,a),this[D]=
{lengthComputable:a.lengthComputable,loaded:a.loaded,total:a.total}}get lengthComputable(){return n.brandCheck(this,p),this[D].
lengthComputable}get loaded(){return n.brandCheck(this,p),this[D].loaded}get total(){return n.brandCheck(this,p),this[D].
total}}n.converters.ProgressEventInit=n.dictionaryConverter([{key:"lengthComputable",converter:n.converters.boolean,defaultValue:()=>!1},
{key:"loaded",converter:n.converters["unsigned long long"],defaultValue:()=>0},{key:"total",converter:n.converters["unsi\
gned long long"],defaultValue:()=>0},{key:"bubbles",converter:n.converters.boolean,defaultValue:()=>!1},{key:"cancelable",
converter:n.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:n.converters.boolean,defaultValue:()=>!1}]),
W.exports={ProgressEvent:p}},20961:function(W){"use strict";W.exports={kState:Symbol("FileReader state"),kResult:Symbol(
"FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileReader last progress event fi\
red timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}},53610:function(W,K,t){"use s\
trict";const{kState:n,kError:D,kResult:p,kAborted:m,kLastProgressEventFired:f}=t(20961),{ProgressEvent:a}=t(88573),{getEncoding:d}=t(
22607),{serializeAMimeType:B,parseMIMEType:e}=t(51900),{types:I}=t(57975),{StringDecoder:o}=t(13193),{btoa:s}=t(4573),E={
enumerable:!0,writable:!1,configurable:!1};function Q(b,N,U,i){if(b[n]==="loading")throw new DOMException("Invalid state",
"InvalidStateError");b[n]="loading",b[p]=null,b[D]=null;const g=N.stream().getReader(),A=[];let c=g.read(),h=!0;(async()=>{
for(;!b[m];)try{const{done:l,value:u}=await c;if(h&&!b[m]&&queueMicrotask(()=>{C("loadstart",b)}),h=!1,!l&&I.isUint8Array(
u))A.push(u),(b[f]===void 0||Date.now()-b[f]>=50)&&!b[m]&&(b[f]=Date.now(),queueMicrotask(()=>{C("progress",b)})),c=g.read();else if(l){
queueMicrotask(()=>{b[n]="done";try{const w=R(A,U,N.type,i);if(b[m])return;b[p]=w,C("load",b)}catch(w){b[D]=w,C("error",
b)}b[n]!=="loading"&&C("loadend",b)});break}}catch(l){if(b[m])return;queueMicrotask(()=>{b[n]="done",b[D]=l,C("error",b),
b[n]!=="loading"&&C("loadend",b)});break}})()}function C(b,N){const U=new a(b,{bubbles:!1,cancelable:!1});N.dispatchEvent(
U)}function R(b,N,U,i){switch(N){case"DataURL":{let r="data:";const g=e(U||"application/octet-stream");g!=="failure"&&(r+=
B(g)),r+=";base64,";const A=new o("latin1");for(const c of b)r+=s(A.write(c));return r+=s(A.end()),r}case"Text":{let r="\
failure";if(i&&(r=d(i)),r==="failure"&&U){const g=e(U);g!=="failure"&&(r=d(g.parameters.get("charset")))}return r==="fai\
lure"&&(r="UTF-8"),T(b,r)}case"ArrayBuffer":return G(b).buffer;case"BinaryString":{let r="";const g=new o("latin1");for(const A of b)
r+=g.write(A);return r+=g.end(),r}}}function T(b,N){const U=G(b),i=k(U);let r=0;i!==null&&(N=i,r=i==="UTF-8"?3:2);const g=U.
slice(r);return new TextDecoder(N).decode(g)}function k(b){const[N,U,i]=b;return N===239&&U===187&&i===191?"UTF-8":N===254&&
U===255?"UTF-16BE":N===255&&U===254?"UTF-16LE":null}function G(b){const N=b.reduce((i,r)=>i+r.byteLength,0);let U=0;return b.
reduce((i,r)=>(i.set(r,U),U+=r.byteLength,i),new Uint8Array(N))}W.exports={staticPropertyDescriptors:E,readOperation:Q,fireAProgressEvent:C}},
86897:function(W,K,t){"use strict";const{uid:n,states:D,sentCloseFrameState:p,emptyBuffer:m,opcodes:f}=t(20736),{kReadyState:a,
kSentClose:d,kByteParser:B,kReceivedClose:e,kResponse:I}=t(61216),{fireEvent:o,failWebsocketConnection:s,isClosing:E,isClosed:Q,
isEstablished:C,parseExtensions:R}=t(98625),{channels:T}=t(42414),{CloseEvent:k}=t(15188),{makeRequest:G}=t(9967),{fetching:b}=t(
54398),{Headers:N,getHeadersList:U}=t(60660),{getDecodeSplit:i}=t(73168),{WebsocketFrameSend:r}=t(3264);let g;try{g=t(77598)}catch{}
function A(w,L,v,P,Z,Be){const ye=w;ye.protocol=w.protocol==="ws:"?"http:":"https:";const J=G({urlList:[ye],client:v,serviceWorkers:"\
none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"});if(Be.headers){const le=U(
new N(Be.headers));J.headersList=le}const x=g.randomBytes(16).toString("base64");J.headersList.append("sec-websocket-key",
x),J.headersList.append("sec-websocket-version","13");for(const le of L)J.headersList.append("sec-websocket-protocol",le);
return J.headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits"),b({request:J,useParallelQueue:!0,
dispatcher:Be.dispatcher,processResponse(le){if(le.type==="error"||le.status!==101){s(P,"Received network error or non-1\
01 status code.");return}if(L.length!==0&&!le.headersList.get("Sec-WebSocket-Protocol")){s(P,"Server did not respond wit\
h sent protocols.");return}if(le.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){s(P,'Server did not set Upgrad\
e header to "websocket".');return}if(le.headersList.get("Connection")?.toLowerCase()!=="upgrade"){s(P,'Server did not se\
t Connection header to "upgrade".');return}const me=le.headersList.get("Sec-WebSocket-Accept"),pe=g.createHash("sha1").update(
x+n).digest("base64");if(me!==pe){s(P,"Incorrect hash received in Sec-WebSocket-Accept header.");return}const se=le.headersList.
get("Sec-WebSocket-Extensions");let re;if(se!==null&&(re=R(se),!re.has("permessage-deflate"))){s(P,"Sec-WebSocket-Extens\
ions header does not match.");return}const ge=le.headersList.get("Sec-WebSocket-Protocol");if(ge!==null){const j=i("sec-\
websocket-protocol",J.headersList);if(j===null||!j.includes(ge)){s(P,"Protocol was not set in the opening handshake.");return}}
le.socket.on("data",h),le.socket.on("close",l),le.socket.on("error",u),T.open.hasSubscribers&&T.open.publish({address:le.
socket.address(),protocol:ge,extensions:se}),Z(le,re)}})}function c(w,L,v,P){if(!(E(w)||Q(w)))if(!C(w))s(w,"Connection w\
as closed before it was established."),w[a]=D.CLOSING;else if(w[d]===p.NOT_SENT){w[d]=p.PROCESSING;const Z=new r;L!==void 0&&
v===void 0?(Z.frameData=Buffer.allocUnsafe(2),Z.frameData.writeUInt16BE(L,0)):L!==void 0&&v!==void 0?(Z.frameData=Buffer.
allocUnsafe(2+P),Z.frameData.writeUInt16BE(L,0),Z.frameData.write(v,2,"utf-8")):Z.frameData=m,w[I].socket.write(Z.createFrame(
f.CLOSE)),w[d]=p.SENT,w[a]=D.CLOSING}else w[a]=D.CLOSING}function h(w){this.ws[B].write(w)||this.pause()}function l(){const{
ws:w}=this,{[I]:L}=w;L.socket.off("data",h),L.socket.off("close",l),L.socket.off("error",u);const v=w[d]===p.SENT&&w[e];
let P=1005,Z="";const Be=w[B].closingInfo;Be&&!Be.error?(P=Be.code??1005,Z=Be.reason):w[e]||(P=1006),w[a]=D.CLOSED,o("cl\
ose",w,(ye,J)=>new k(ye,J),{wasClean:v,code:P,reason:Z}),T.close.hasSubscribers&&T.close.publish({websocket:w,code:P,reason:Z})}
function u(w){const{ws:L}=this;L[a]=D.CLOSING,T.socketError.hasSubscribers&&T.socketError.publish(w),this.destroy()}W.exports=
{establishWebSocketConnection:A,closeWebSocketConnection:c}},20736:function(W){"use strict";const K="258EAFA5-E914-47DA-\
95CA-C5AB0DC85B11",t={enumerable:!0,writable:!1,configurable:!1},n={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},D={NOT_SENT:0,
PROCESSING:1,SENT:2},p={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},m=2**16-1,f={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,
READ_DATA:4},a=Buffer.allocUnsafe(0),d={string:1,typedArray:2,arrayBuffer:3,blob:4};W.exports={uid:K,sentCloseFrameState:D,
staticPropertyDescriptors:t,states:n,opcodes:p,maxUnsigned16Bit:m,parserStates:f,emptyBuffer:a,sendHints:d}},15188:function(W,K,t){
"use strict";const{webidl:n}=t(45893),{kEnumerableProperty:D}=t(3440),{kConstruct:p}=t(36443),{MessagePort:m}=t(75919);class f extends Event{#e;constructor(o,s={}){
if(o===p){super(arguments[1],arguments[2]),n.util.markAsUncloneable(this);return}const E="MessageEvent constructor";n.argumentLengthCheck(
arguments,1,E),o=n.converters.DOMString(o,E,"type"),s=n.converters.MessageEventInit(s,E,"eventInitDict"),super(o,s),this.#e=
s,n.util.markAsUncloneable(this)}get data(){return n.brandCheck(this,f),this.#e.data}get origin(){return n.brandCheck(this,
f),this.#e.origin}get lastEventId(){return n.brandCheck(this,f),this.#e.lastEventId}get source(){return n.brandCheck(this,
f),this.#e.source}get ports(){return n.brandCheck(this,f),Object.isFrozen(this.#e.ports)||Object.freeze(this.#e.ports),this.#e.
ports}initMessageEvent(o,s=!1,E=!1,Q=null,C="",R="",T=null,k=[]){return n.brandCheck(this,f),n.argumentLengthCheck(arguments,
1,"MessageEvent.initMessageEvent"),new f(o,{bubbles:s,cancelable:E,data:Q,origin:C,lastEventId:R,source:T,ports:k})}static createFastMessageEvent(o,s){
const E=new f(p,o,s);return E.#e=s,E.#e.data??=null,E.#e.origin??="",E.#e.lastEventId??="",E.#e.source??=null,E.#e.ports??=
[],E}}const{createFastMessageEvent:a}=f;delete f.createFastMessageEvent;class d extends Event{#e;constructor(o,s={}){const E="\
CloseEvent constructor";n.argumentLengthCheck(arguments,1,E),o=n.converters.DOMString(o,E,"type"),s=n.converters.CloseEventInit(
s),super(o,s),this.#e=s,n.util.markAsUncloneable(this)}get wasClean(){return n.brandCheck(this,d),this.#e.wasClean}get code(){
return n.brandCheck(this,d),this.#e.code}get reason(){return n.brandCheck(this,d),this.#e.reason}}class B extends Event{#e;constructor(o,s){
const E="ErrorEvent constructor";n.argumentLengthCheck(arguments,1,E),super(o,s),n.util.markAsUncloneable(this),o=n.converters.
DOMString(o,E,"type"),s=n.converters.ErrorEventInit(s??{}),this.#e=s}get message(){return n.brandCheck(this,B),this.#e.message}get filename(){
return n.brandCheck(this,B),this.#e.filename}get lineno(){return n.brandCheck(this,B),this.#e.lineno}get colno(){return n.
brandCheck(this,B),this.#e.colno}get error(){return n.brandCheck(this,B),this.#e.error}}Object.defineProperties(f.prototype,
{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:D,origin:D,lastEventId:D,source:D,ports:D,initMessageEvent:D}),
Object.defineProperties(d.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},reason:D,code:D,wasClean:D}),
Object.defineProperties(B.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:!0},message:D,filename:D,lineno:D,
colno:D,error:D}),n.converters.MessagePort=n.interfaceConverter(m),n.converters["sequence<MessagePort>"]=n.sequenceConverter(
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
colno",converter:n.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:n.converters.any}]),W.exports=
{MessageEvent:f,CloseEvent:d,ErrorEvent:B,createFastMessageEvent:a}},3264:function(W,K,t){"use strict";const{maxUnsigned16Bit:n}=t(
20736),D=16386;let p,m=null,f=D;try{p=t(77598)}catch{p={randomFillSync:function(e,I,o){for(let s=0;s<e.length;++s)e[s]=Math.
random()*255|0;return e}}}function a(){return f===D&&(f=0,p.randomFillSync(m??=Buffer.allocUnsafe(D),0,D)),[m[f++],m[f++],
m[f++],m[f++]]}class d{constructor(e){this.frameData=e}createFrame(e){const I=this.frameData,o=a(),s=I?.byteLength??0;let E=s,
Q=6;s>n?(Q+=8,E=127):s>125&&(Q+=2,E=126);const C=Buffer.allocUnsafe(s+Q);C[0]=C[1]=0,C[0]|=128,C[0]=(C[0]&240)+e;/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */
C[Q-4]=o[0],C[Q-3]=o[1],C[Q-2]=o[2],C[Q-1]=o[3],C[1]=E,E===126?C.writeUInt16BE(s,2):E===127&&(C[2]=C[3]=0,C.writeUIntBE(
s,4,6)),C[1]|=128;for(let R=0;R<s;++R)C[Q+R]=I[R]^o[R&3];return C}}W.exports={WebsocketFrameSend:d}},19469:function(W,K,t){
"use strict";const{createInflateRaw:n,Z_DEFAULT_WINDOWBITS:D}=t(38522),{isValidClientWindowBits:p}=t(98625),{MessageSizeExceededError:m}=t(
68707),f=Buffer.from([0,0,255,255]),a=Symbol("kBuffer"),d=Symbol("kLength");class B{#e;#t={};#A=0;constructor(I,o){this.#t.
serverNoContextTakeover=I.has("server_no_context_takeover"),this.#t.serverMaxWindowBits=I.get("server_max_window_bits"),
this.#A=o.maxPayloadSize}decompress(I,o,s){if(!this.#e){let E=D;if(this.#t.serverMaxWindowBits){if(!p(this.#t.serverMaxWindowBits)){
s(new Error("Invalid server_max_window_bits"));return}E=Number.parseInt(this.#t.serverMaxWindowBits)}try{this.#e=n({windowBits:E})}catch(Q){
s(Q);return}this.#e[a]=[],this.#e[d]=0,this.#e.on("data",Q=>{if(this.#e[d]+=Q.length,this.#A>0&&this.#e[d]>this.#A){s(new m),
this.#e.removeAllListeners(),this.#e.destroy(),this.#e=null;return}this.#e[a].push(Q)}),this.#e.on("error",Q=>{this.#e=null,
s(Q)})}this.#e.write(I),o&&this.#e.write(f),this.#e.flush(()=>{if(!this.#e)return;const E=Buffer.concat(this.#e[a],this.#e[d]);
this.#e[a].length=0,this.#e[d]=0,s(null,E)})}}W.exports={PerMessageDeflate:B}},81652:function(W,K,t){"use strict";const{
Writable:n}=t(57075),D=t(34589),{parserStates:p,opcodes:m,states:f,emptyBuffer:a,sentCloseFrameState:d}=t(20736),{kReadyState:B,
kSentClose:e,kResponse:I,kReceivedClose:o}=t(61216),{channels:s}=t(42414),{isValidStatusCode:E,isValidOpcode:Q,failWebsocketConnection:C,
websocketMessageReceived:R,utf8Decode:T,isControlFrame:k,isTextBinaryFrame:G,isContinuationFrame:b}=t(98625),{WebsocketFrameSend:N}=t(
3264),{closeWebSocketConnection:U}=t(86897),{PerMessageDeflate:i}=t(19469),{MessageSizeExceededError:r}=t(68707);function g(c,h,l){
U(c,h,l,Buffer.byteLength(l)),C(c,l)}class A extends n{#e=[];#t=0;#A=0;#s=!1;#n=p.INFO;#r={};#o=[];#i;#c;#a;constructor(h,l,u={}){
super(),this.ws=h,this.#i=l??new Map,this.#c=u.maxFragments??0,this.#a=u.maxPayloadSize??0,this.#i.has("permessage-defla\
te")&&this.#i.set("permessage-deflate",new i(l,u))}_write(h,l,u){this.#e.push(h),this.#A+=h.length,this.#s=!0,this.run(u)}#g(){
return this.#a>0&&!k(this.#r.opcode)&&this.#r.payloadLength+this.#t>this.#a?(g(this.ws,1009,"Payload size exceeds maximu\
m allowed size"),!1):!0}run(h){for(;this.#s;)if(this.#n===p.INFO){if(this.#A<2)return h();const l=this.consume(2),u=(l[0]&
128)!==0,w=l[0]&15,L=(l[1]&128)===128,v=!u&&w!==m.CONTINUATION,P=l[1]&127,Z=l[0]&64,Be=l[0]&32,ye=l[0]&16;if(!Q(w))return C(
this.ws,"Invalid opcode received"),h();if(L)return C(this.ws,"Frame cannot be masked"),h();if(Z!==0&&!this.#i.has("perme\
ssage-deflate")){C(this.ws,"Expected RSV1 to be clear.");return}if(Be!==0||ye!==0){C(this.ws,"RSV1, RSV2, RSV3 must be c\
lear");return}if(v&&!G(w)){C(this.ws,"Invalid frame type was fragmented.");return}if(G(w)&&this.#o.length>0){C(this.ws,"\
Expected continuation frame");return}if(this.#r.fragmented&&v){C(this.ws,"Fragmented frame exceeded 125 bytes.");return}
if((P>125||v)&&k(w)){C(this.ws,"Control frame either too large or fragmented");return}if(b(w)&&this.#o.length===0&&!this.#r.
compressed){C(this.ws,"Unexpected continuation frame");return}if(P<=125){if(this.#r.payloadLength=P,this.#n=p.READ_DATA,
!this.#g())return}else P===126?this.#n=p.PAYLOADLENGTH_16:P===127&&(this.#n=p.PAYLOADLENGTH_64);G(w)&&(this.#r.binaryType=
w,this.#r.compressed=Z!==0),this.#r.opcode=w,this.#r.masked=L,this.#r.fin=u,this.#r.fragmented=v}else if(this.#n===p.PAYLOADLENGTH_16){
if(this.#A<2)return h();const l=this.consume(2);if(this.#r.payloadLength=l.readUInt16BE(0),this.#n=p.READ_DATA,!this.#g())
return}else if(this.#n===p.PAYLOADLENGTH_64){if(this.#A<8)return h();const l=this.consume(8),u=l.readUInt32BE(0),w=l.readUInt32BE(
4);if(u!==0||w>2**31-1){C(this.ws,"Received payload length > 2^31 bytes.");return}if(this.#r.payloadLength=w,this.#n=p.READ_DATA,
!this.#g())return}else if(this.#n===p.READ_DATA){if(this.#A<this.#r.payloadLength)return h();const l=this.consume(this.#r.
payloadLength);if(k(this.#r.opcode)){this.#s=this.parseControlFrame(l),this.#n=p.INFO;const u=this.ws[I].socket;if(this.#s&&
u.writableNeedDrain){this.#s=!1,u.once("drain",()=>{this.destroyed||(this.#s=!0,this.run(h))});return}}else if(this.#r.compressed){
this.#i.get("permessage-deflate").decompress(l,this.#r.fin,(u,w)=>{if(u){const L=u instanceof r?1009:1007;g(this.ws,L,u.
message);return}if(this.writeFragments(w)){if(this.#a>0&&this.#t>this.#a){g(this.ws,1009,new r().message);return}if(!this.#r.
fin){this.#n=p.INFO,this.#s=!0,this.run(h);return}R(this.ws,this.#r.binaryType,this.consumeFragments()),this.#s=!0,this.#n=
p.INFO,this.run(h)}}),this.#s=!1;break}else{if(!this.writeFragments(l))return;if(this.#a>0&&this.#t>this.#a){g(this.ws,1009,
new r().message);return}!this.#r.fragmented&&this.#r.fin&&R(this.ws,this.#r.binaryType,this.consumeFragments()),this.#n=
p.INFO}}}consume(h){if(h>this.#A)throw new Error("Called consume() before buffers satiated.");if(h===0)return a;if(this.#e[0].
length===h)return this.#A-=this.#e[0].length,this.#e.shift();const l=Buffer.allocUnsafe(h);let u=0;for(;u!==h;){const w=this.#e[0],
{length:L}=w;if(L+u===h){l.set(this.#e.shift(),u);break}else if(L+u>h){l.set(w.subarray(0,h-u),u),this.#e[0]=w.subarray(
h-u);break}else l.set(this.#e.shift(),u),u+=w.length}return this.#A-=h,l}writeFragments(h){return this.#c>0&&this.#o.length===
this.#c?(g(this.ws,1008,"Too many message fragments"),!1):(this.#t+=h.length,this.#o.push(h),!0)}consumeFragments(){const h=this.#o;
if(h.length===1)return this.#t=0,h.shift();const l=Buffer.concat(h,this.#t);return this.#o=[],this.#t=0,l}parseCloseBody(h){
D(h.length!==1);let l;if(h.length>=2&&(l=h.readUInt16BE(0)),l!==void 0&&!E(l))return{code:1002,reason:"Invalid status co\
de",error:!0};let u=h.subarray(2);u[0]===239&&u[1]===187&&u[2]===191&&(u=u.subarray(3));try{u=T(u)}catch{return{code:1007,
reason:"Invalid UTF-8",error:!0}}return{code:l,reason:u,error:!1}}parseControlFrame(h){const{opcode:l,payloadLength:u}=this.#r;
if(l===m.CLOSE){if(u===1)return C(this.ws,"Received close frame with a 1-byte body."),!1;if(this.#r.closeInfo=this.parseCloseBody(
h),this.#r.closeInfo.error){const{code:w,reason:L}=this.#r.closeInfo;return U(this.ws,w,L,L.length),C(this.ws,L),!1}if(this.
ws[e]!==d.SENT){let w=a;this.#r.closeInfo.code&&(w=Buffer.allocUnsafe(2),w.writeUInt16BE(this.#r.closeInfo.code,0));const L=new N(
w);this.ws[I].socket.write(L.createFrame(m.CLOSE),v=>{v||(this.ws[e]=d.SENT)})}return this.ws[B]=f.CLOSING,this.ws[o]=!0,
!1}else if(l===m.PING){if(!this.ws[o]){const w=new N(h);this.ws[I].socket.write(w.createFrame(m.PONG)),s.ping.hasSubscribers&&
s.ping.publish({payload:h})}}else l===m.PONG&&s.pong.hasSubscribers&&s.pong.publish({payload:h});return!0}get closingInfo(){
return this.#r.closeInfo}}W.exports={ByteParser:A}},13900:function(W,K,t){"use strict";const{WebsocketFrameSend:n}=t(3264),
{opcodes:D,sendHints:p}=t(20736),m=t(64660),f=Buffer[Symbol.species];class a{#e=new m;#t=!1;#A;constructor(I){this.#A=I}add(I,o,s){
if(s!==p.blob){const Q=d(I,s);if(!this.#t)this.#A.write(Q,o);else{const C={promise:null,callback:o,frame:Q};this.#e.push(
C)}return}const E={promise:I.arrayBuffer().then(Q=>{E.promise=null,E.frame=d(Q,s)}),callback:o,frame:null};this.#e.push(
E),this.#t||this.#s()}async#s(){this.#t=!0;const I=this.#e;for(;!I.isEmpty();){const o=I.shift();o.promise!==null&&await o.
promise,this.#A.write(o.frame,o.callback),o.callback=o.frame=null}this.#t=!1}}function d(e,I){return new n(B(e,I)).createFrame(
I===p.string?D.TEXT:D.BINARY)}function B(e,I){switch(I){case p.string:return Buffer.from(e);case p.arrayBuffer:case p.blob:
return new f(e);case p.typedArray:return new f(e.buffer,e.byteOffset,e.byteLength)}}W.exports={SendQueue:a}},61216:function(W){
"use strict";W.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol(
"response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol(
"byte parser")}},98625:function(W,K,t){"use strict";const{kReadyState:n,kController:D,kResponse:p,kBinaryType:m,kWebSocketURL:f}=t(
61216),{states:a,opcodes:d}=t(20736),{ErrorEvent:B,createFastMessageEvent:e}=t(15188),{isUtf8:I}=t(4573),{collectASequenceOfCodePointsFast:o,
removeHTTPWhitespace:s}=t(51900);function E(L){return L[n]===a.CONNECTING}function Q(L){return L[n]===a.OPEN}function C(L){
return L[n]===a.CLOSING}function R(L){return L[n]===a.CLOSED}function T(L,v,P=(Be,ye)=>new Event(Be,ye),Z={}){const Be=P(
L,Z);v.dispatchEvent(Be)}function k(L,v,P){if(L[n]!==a.OPEN)return;let Z;if(v===d.TEXT)try{Z=w(P)}catch{U(L,"Received in\
valid UTF-8 in text frame.");return}else v===d.BINARY&&(L[m]==="blob"?Z=new Blob([P]):Z=G(P));T("message",L,e,{origin:L[f].
origin,data:Z})}function G(L){return L.byteLength===L.buffer.byteLength?L.buffer:L.buffer.slice(L.byteOffset,L.byteOffset+
L.byteLength)}function b(L){if(L.length===0)return!1;for(let v=0;v<L.length;++v){const P=L.charCodeAt(v);if(P<33||P>126||
P===34||P===40||P===41||P===44||P===47||P===58||P===59||P===60||P===61||P===62||P===63||P===64||P===91||P===92||P===93||
P===123||P===125)return!1}return!0}function N(L){return L>=1e3&&L<1015?L!==1004&&L!==1005&&L!==1006:L>=3e3&&L<=4999}function U(L,v){
const{[D]:P,[p]:Z}=L;P.abort(),Z?.socket&&!Z.socket.destroyed&&Z.socket.destroy(),v&&T("error",L,(Be,ye)=>new B(Be,ye),{
error:new Error(v),message:v})}function i(L){return L===d.CLOSE||L===d.PING||L===d.PONG}function r(L){return L===d.CONTINUATION}
function g(L){return L===d.TEXT||L===d.BINARY}function A(L){return g(L)||r(L)||i(L)}function c(L){const v={position:0},P=new Map;
for(;v.position<L.length;){const Z=o(";",L,v),[Be,ye=""]=Z.split("=");P.set(s(Be,!0,!1),s(ye,!1,!0)),v.position++}return P}
function h(L){if(L.length===0)return!1;for(let P=0;P<L.length;P++){const Z=L.charCodeAt(P);if(Z<48||Z>57)return!1}const v=Number.
parseInt(L,10);return v>=8&&v<=15}const l=typeof process.versions.icu=="string",u=l?new TextDecoder("utf-8",{fatal:!0}):
void 0,w=l?u.decode.bind(u):function(L){if(I(L))return L.toString("utf-8");throw new TypeError("Invalid utf-8 received.")};
W.exports={isConnecting:E,isEstablished:Q,isClosing:C,isClosed:R,fireEvent:T,isValidSubprotocol:b,isValidStatusCode:N,failWebsocketConnection:U,
websocketMessageReceived:k,utf8Decode:w,isControlFrame:i,isContinuationFrame:r,isTextBinaryFrame:g,isValidOpcode:A,parseExtensions:c,
isValidClientWindowBits:h}},13726:function(W,K,t){"use strict";const{webidl:n}=t(45893),{URLSerializer:D}=t(51900),{environmentSettingsObject:p}=t(
73168),{staticPropertyDescriptors:m,states:f,sentCloseFrameState:a,sendHints:d}=t(20736),{kWebSocketURL:B,kReadyState:e,
kController:I,kBinaryType:o,kResponse:s,kSentClose:E,kByteParser:Q}=t(61216),{isConnecting:C,isEstablished:R,isClosing:T,
isValidSubprotocol:k,fireEvent:G}=t(98625),{establishWebSocketConnection:b,closeWebSocketConnection:N}=t(86897),{ByteParser:U}=t(
81652),{kEnumerableProperty:i,isBlobLike:r}=t(3440),{getGlobalDispatcher:g}=t(32581),{types:A}=t(57975),{ErrorEvent:c,CloseEvent:h}=t(
15188),{SendQueue:l}=t(13900);class u extends EventTarget{#e={open:null,error:null,close:null,message:null};#t=0;#A="";#s="";#n;constructor(P,Z=[]){
super(),n.util.markAsUncloneable(this);const Be="WebSocket constructor";n.argumentLengthCheck(arguments,1,Be);const ye=n.
converters["DOMString or sequence<DOMString> or WebSocketInit"](Z,Be,"options");P=n.converters.USVString(P,Be,"url"),Z=ye.
protocols;const J=p.settingsObject.baseUrl;let x;try{x=new URL(P,J)}catch(X){throw new DOMException(X,"SyntaxError")}if(x.
protocol==="http:"?x.protocol="ws:":x.protocol==="https:"&&(x.protocol="wss:"),x.protocol!=="ws:"&&x.protocol!=="wss:")throw new DOMException(
`Expected a ws: or wss: protocol, got ${x.protocol}`,"SyntaxError");if(x.hash||x.href.endsWith("#"))throw new DOMException(
"Got fragment","SyntaxError");if(typeof Z=="string"&&(Z=[Z]),Z.length!==new Set(Z.map(X=>X.toLowerCase())).size)throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");if(Z.length>0&&!Z.every(X=>k(X)))throw new DOMException("Invalid S\
ec-WebSocket-Protocol value","SyntaxError");this[B]=new URL(x.href);const Ae=p.settingsObject;this[I]=b(x,Z,Ae,this,(X,le)=>this.#r(
X,le),ye),this[e]=u.CONNECTING,this[E]=a.NOT_SENT,this[o]="blob"}close(P=void 0,Z=void 0){n.brandCheck(this,u);const Be="\
WebSocket.close";if(P!==void 0&&(P=n.converters["unsigned short"](P,Be,"code",{clamp:!0})),Z!==void 0&&(Z=n.converters.USVString(
Z,Be,"reason")),P!==void 0&&P!==1e3&&(P<3e3||P>4999))throw new DOMException("invalid code","InvalidAccessError");let ye=0;
if(Z!==void 0&&(ye=Buffer.byteLength(Z),ye>123))throw new DOMException(`Reason must be less than 123 bytes; received ${ye}`,
"SyntaxError");N(this,P,Z,ye)}send(P){n.brandCheck(this,u);const Z="WebSocket.send";if(n.argumentLengthCheck(arguments,1,
Z),P=n.converters.WebSocketSendData(P,Z,"data"),C(this))throw new DOMException("Sent before connected.","InvalidStateErr\
or");if(!(!R(this)||T(this)))if(typeof P=="string"){const Be=Buffer.byteLength(P);this.#t+=Be,this.#n.add(P,()=>{this.#t-=
Be},d.string)}else A.isArrayBuffer(P)?(this.#t+=P.byteLength,this.#n.add(P,()=>{this.#t-=P.byteLength},d.arrayBuffer)):ArrayBuffer.
isView(P)?(this.#t+=P.byteLength,this.#n.add(P,()=>{this.#t-=P.byteLength},d.typedArray)):r(P)&&(this.#t+=P.size,this.#n.
add(P,()=>{this.#t-=P.size},d.blob))}get readyState(){return n.brandCheck(this,u),this[e]}get bufferedAmount(){return n.
brandCheck(this,u),this.#t}get url(){return n.brandCheck(this,u),D(this[B])}get extensions(){return n.brandCheck(this,u),
this.#s}get protocol(){return n.brandCheck(this,u),this.#A}get onopen(){return n.brandCheck(this,u),this.#e.open}set onopen(P){
n.brandCheck(this,u),this.#e.open&&this.removeEventListener("open",this.#e.open),typeof P=="function"?(this.#e.open=P,this.
addEventListener("open",P)):this.#e.open=null}get onerror(){return n.brandCheck(this,u),this.#e.error}set onerror(P){n.brandCheck(
this,u),this.#e.error&&this.removeEventListener("error",this.#e.error),typeof P=="function"?(this.#e.error=P,this.addEventListener(
"error",P)):this.#e.error=null}get onclose(){return n.brandCheck(this,u),this.#e.close}set onclose(P){n.brandCheck(this,
u),this.#e.close&&this.removeEventListener("close",this.#e.close),typeof P=="function"?(this.#e.close=P,this.addEventListener(
"close",P)):this.#e.close=null}get onmessage(){return n.brandCheck(this,u),this.#e.message}set onmessage(P){n.brandCheck(
this,u),this.#e.message&&this.removeEventListener("message",this.#e.message),typeof P=="function"?(this.#e.message=P,this.
addEventListener("message",P)):this.#e.message=null}get binaryType(){return n.brandCheck(this,u),this[o]}set binaryType(P){
n.brandCheck(this,u),P!=="blob"&&P!=="arraybuffer"?this[o]="blob":this[o]=P}#r(P,Z){this[s]=P;const Be=this[I]?.dispatcher?.
webSocketOptions,ye=Be?.maxFragments,J=Be?.maxPayloadSize,x=new U(this,Z,{maxFragments:ye,maxPayloadSize:J});x.on("drain",
w),x.on("error",L.bind(this)),P.socket.ws=this,this[Q]=x,this.#n=new l(P.socket),this[e]=f.OPEN;const Ae=P.headersList.get(
"sec-websocket-extensions");Ae!==null&&(this.#s=Ae);const X=P.headersList.get("sec-websocket-protocol");X!==null&&(this.#A=
X),G("open",this)}}u.CONNECTING=u.prototype.CONNECTING=f.CONNECTING,u.OPEN=u.prototype.OPEN=f.OPEN,u.CLOSING=u.prototype.
CLOSING=f.CLOSING,u.CLOSED=u.prototype.CLOSED=f.CLOSED,Object.defineProperties(u.prototype,{CONNECTING:m,OPEN:m,CLOSING:m,
CLOSED:m,url:i,readyState:i,bufferedAmount:i,onopen:i,onerror:i,onclose:i,close:i,onmessage:i,binaryType:i,send:i,extensions:i,
protocol:i,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(
u,{CONNECTING:m,OPEN:m,CLOSING:m,CLOSED:m}),n.converters["sequence<DOMString>"]=n.sequenceConverter(n.converters.DOMString),
n.converters["DOMString or sequence<DOMString>"]=function(v,P,Z){return n.util.Type(v)==="Object"&&Symbol.iterator in v?
n.converters["sequence<DOMString>"](v):n.converters.DOMString(v,P,Z)},n.converters.WebSocketInit=n.dictionaryConverter([
{key:"protocols",converter:n.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatc\
her",converter:n.converters.any,defaultValue:()=>g()},{key:"headers",converter:n.nullableConverter(n.converters.HeadersInit)}]),
n.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(v){return n.util.Type(v)==="Object"&&!(Symbol.
iterator in v)?n.converters.WebSocketInit(v):{protocols:n.converters["DOMString or sequence<DOMString>"](v)}},n.converters.
WebSocketSendData=function(v){if(n.util.Type(v)==="Object"){if(r(v))return n.converters.Blob(v,{strict:!1});if(ArrayBuffer.
isView(v)||A.isArrayBuffer(v))return n.converters.BufferSource(v)}return n.converters.USVString(v)};function w(){this.ws[s].
socket.resume()}function L(v){let P,Z;v instanceof h?(P=v.reason,Z=v.code):P=v.message,G("error",this,()=>new c("error",
{error:v,message:P})),N(this,Z)}W.exports={WebSocket:u}},44248:function(W){const K=new Int32Array([0,1996959894,3993919788,
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
1510334235,755167117]);function t(n){let D=-1;for(let p of n)D=K[(D^p)&255]^D>>>8;return(D^-1)>>>0}W.exports=t},33502:function(W,K,t){
var n=t(79896),D=t(39023),p=t(2203),m=p.Readable,f=p.PassThrough,a=t(73313),d=t(24434).EventEmitter;K.BufferSlicer=I,K.FdSlicer=
B,D.inherits(B,d);function B(o){d.call(this),this.fd=o,this.pend=new a,this.pend.max=1,this.refCount=0}B.prototype.read=
function(o,s,E,Q,C){var R=this;R.pend.go(function(T){n.read(R.fd,o,s,E,Q,function(k,G,b){T(),C(k,G,b)})})},B.prototype.createReadStream=
function(o){return new e(this,o)},B.prototype.ref=function(){this.refCount+=1},B.prototype.unref=function(){var o=this;if(o.
refCount-=1,o.refCount<0)throw new Error("invalid unref");if(o.refCount>0)return;n.close(o.fd,s);function s(E){E?o.emit(
"error",E):o.emit("close")}},D.inherits(e,m);function e(o,s){s=s||{},m.call(this,s),this.context=o,this.context.ref(),this.
start=s.start||0,this.endOffset=s.end,this.pos=this.start}e.prototype._read=function(o){var s=this,E=Math.min(s._readableState.
highWaterMark,o);if(s.endOffset!=null&&(E=Math.min(E,s.endOffset-s.pos)),E<=0){s.push(null),this._cleanup();return}s.context.
pend.go(function(Q){var C=Buffer.allocUnsafe(E);n.read(s.context.fd,C,0,E,s.pos,function(R,T){R?s.destroy(R):T===0?(s.push(
null),s._cleanup()):(s.pos+=T,s.push(C.slice(0,T))),Q()})})},e.prototype._destroy=function(o,s){this._cleanup(),s(o)},e.
prototype._cleanup=function(){this.context!=null&&(this.context.unref(),this.context=null)},D.inherits(I,d);function I(o){
d.call(this),this.refCount=0,this.buffer=o}I.prototype.read=function(o,s,E,Q,C){if(!(0<=s&&s<=o.length))throw new RangeError(
"offset outside buffer: 0 <= "+s+" <= "+o.length);if(Q<0)throw new RangeError("position is negative: "+Q);if(s+E>o.length&&
(E=o.length-s),Q+E>this.buffer.length&&(E=this.buffer.length-Q),E<=0){setImmediate(function(){C(null,0)});return}this.buffer.
copy(o,s,Q,Q+E),setImmediate(function(){C(null,E)})},I.prototype.createReadStream=function(o){o=o||{};var s=new f(o);s.start=
o.start||0,s.endOffset=o.end,s.pos=s.endOffset||this.buffer.length;for(var E=this.buffer.slice(s.start,s.pos),Q=65536,C=0;;){
var R=C+Q;if(R>=E.length){C<E.length&&s.write(E.slice(C,E.length));break}s.write(E.slice(C,R)),C=R}return s.end(),s},I.prototype.
ref=function(){this.refCount+=1},I.prototype.unref=function(){if(this.refCount-=1,this.refCount<0)throw new Error("inval\
id unref")}},20663:function(W,K,t){var n,D=t(79896),p=t(43106),m=t(33502),f=t(39023),a=t(24434).EventEmitter,d=t(2203).Transform,
B=t(2203).PassThrough,e=t(2203).Writable;const I=typeof p.crc32=="function"?p.crc32:t(44248);n=C,n=R,n=T,n=k,n=o,n=s,K.SY=
E,n=Q,n=r,n=g,n=A,n=c,n=G,n=U,n=i,n=u;function o(J,x){return new Promise((Ae,X)=>{C(J,{...x,lazyEntries:!0},function(le,me){
if(le)return X(le);Ae(me)})})}function s(J,x){return new Promise((Ae,X)=>{R(J,{...x,lazyEntries:!0},function(le,me){if(le)
return X(le);Ae(me)})})}function E(J,x){return new Promise((Ae,X)=>{T(J,{...x,lazyEntries:!0},function(le,me){if(le)return X(
le);Ae(me)})})}function Q(J,x,Ae){return new Promise((X,le)=>{k(J,x,{...Ae,lazyEntries:!0},function(me,pe){if(me)return le(
me);X(pe)})})}function C(J,x,Ae){typeof x=="function"&&(Ae=x,x=null),x==null&&(x={}),x.autoClose==null&&(x.autoClose=!0),
x.lazyEntries==null&&(x.lazyEntries=!1),x.decodeStrings==null&&(x.decodeStrings=!0),x.validateEntrySizes==null&&(x.validateEntrySizes=
!0),x.strictFileNames==null&&(x.strictFileNames=!1),Ae==null&&(Ae=ye),D.open(J,"r",function(X,le){if(X)return Ae(X);R(le,
x,function(me,pe){me&&D.close(le,ye),Ae(me,pe)})})}function R(J,x,Ae){typeof x=="function"&&(Ae=x,x=null),x==null&&(x={}),
x.autoClose==null&&(x.autoClose=!1),x.lazyEntries==null&&(x.lazyEntries=!1),x.decodeStrings==null&&(x.decodeStrings=!0),
x.validateEntrySizes==null&&(x.validateEntrySizes=!0),x.strictFileNames==null&&(x.strictFileNames=!1),Ae==null&&(Ae=ye),
D.fstat(J,function(X,le){if(X)return Ae(X);var me=new m.FdSlicer(J);k(me,le.size,x,Ae)})}function T(J,x,Ae){typeof x=="f\
unction"&&(Ae=x,x=null),x==null&&(x={}),x.autoClose=!1,x.lazyEntries==null&&(x.lazyEntries=!1),x.decodeStrings==null&&(x.
decodeStrings=!0),x.validateEntrySizes==null&&(x.validateEntrySizes=!0),x.strictFileNames==null&&(x.strictFileNames=!1);
var X=new m.BufferSlicer(J);k(X,J.length,x,Ae)}function k(J,x,Ae,X){typeof Ae=="function"&&(X=Ae,Ae=null),Ae==null&&(Ae=
{}),Ae.autoClose==null&&(Ae.autoClose=!0),Ae.lazyEntries==null&&(Ae.lazyEntries=!1),Ae.decodeStrings==null&&(Ae.decodeStrings=
!0);var le=!!Ae.decodeStrings;if(Ae.validateEntrySizes==null&&(Ae.validateEntrySizes=!0),Ae.strictFileNames==null&&(Ae.strictFileNames=
!1),X==null&&(X=ye),typeof x!="number")throw new Error("expected totalSize parameter to be a number");if(x>Number.MAX_SAFE_INTEGER)
throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an I\
EEE 754 double.");J.ref();var me=22,pe=20,se=65535,re=Math.min(pe+me+se,x),ge=Z(re),j=x-ge.length;h(J,ge,0,re,j,function(Se){
if(Se)return X(Se);for(var Ie=re-me;Ie>=0;Ie-=1)if(ge.readUInt32LE(Ie)===101010256){var ne=ge.subarray(Ie),ce=ne.readUInt16LE(
4),Ce=ne.readUInt16LE(10),we=ne.readUInt32LE(16),xe=ne.readUInt16LE(20),_e=ne.length-me;if(xe!==_e)return X(new Error("I\
nvalid comment length. Expected: "+_e+". Found: "+xe+". Are there extra bytes at the end of the file? Or is the end of c\
entral dir signature `PK\u263A\u263B` in the comment?"));var qe=le?v(ne.subarray(22),!1):ne.subarray(22);if(Ie-pe>=0&&ge.
readUInt32LE(Ie-pe)===117853008){var nt=ge.subarray(Ie-pe,Ie-pe+pe),Me=P(nt,8),Ke=Z(56);return h(J,Ke,0,Ke.length,Me,function(Je){
return Je?X(Je):Ke.readUInt32LE(0)!==101075792?X(new Error("invalid zip64 end of central directory record signature")):(ce=
Ke.readUInt32LE(16),ce!==0?X(new Error("multi-disk zip files are not supported: found disk number: "+ce)):(Ce=P(Ke,32),we=
P(Ke,48),X(null,new G(J,we,x,Ce,qe,Ae.autoClose,Ae.lazyEntries,le,Ae.validateEntrySizes,Ae.strictFileNames))))})}return ce!==
0?X(new Error("multi-disk zip files are not supported: found disk number: "+ce)):X(null,new G(J,we,x,Ce,qe,Ae.autoClose,
Ae.lazyEntries,le,Ae.validateEntrySizes,Ae.strictFileNames))}X(new Error("End of central directory record signature not \
found. Either not a zip file, or file is truncated."))})}f.inherits(G,a);function G(J,x,Ae,X,le,me,pe,se,re,ge){var j=this;
a.call(j),j.reader=J,j.reader.on("error",function(Se){N(j,Se)}),j.reader.once("close",function(){j.emit("close")}),j.readEntryCursor=
x,j.fileSize=Ae,j.entryCount=X,j.comment=le,j.entriesRead=0,j.autoClose=!!me,j.lazyEntries=!!pe,j.decodeStrings=!!se,j.validateEntrySizes=
!!re,j.strictFileNames=!!ge,j.isOpen=!0,j.emittedError=!1,j.hasEachEntryBeenCalled=!1,j.lazyEntries||j._readEntry()}G.prototype.
close=function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())};function b(J,x){J.autoClose&&J.close(),N(J,x)}function N(J,x){
J.emittedError||(J.emittedError=!0,J.emit("error",x))}G.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error(
"readEntry() called without lazyEntries:true");this._readEntry()},G.prototype._readEntry=function(){var J=this;if(J.entryCount===
J.entriesRead){setImmediate(function(){J.autoClose&&J.close(),!J.emittedError&&J.emit("end")});return}if(!J.emittedError){
var x=Z(46);h(J.reader,x,0,x.length,J.readEntryCursor,function(Ae){if(Ae)return b(J,Ae);if(!J.emittedError){var X=new U,
le=x.readUInt32LE(0);if(le!==33639248)return b(J,new Error("invalid central directory file header signature: 0x"+le.toString(
16)));if(X.versionMadeBy=x.readUInt16LE(4),X.versionNeededToExtract=x.readUInt16LE(6),X.generalPurposeBitFlag=x.readUInt16LE(
8),X.compressionMethod=x.readUInt16LE(10),X.lastModFileTime=x.readUInt16LE(12),X.lastModFileDate=x.readUInt16LE(14),X.crc32=
x.readUInt32LE(16),X.compressedSize=x.readUInt32LE(20),X.uncompressedSize=x.readUInt32LE(24),X.fileNameLength=x.readUInt16LE(
28),X.extraFieldLength=x.readUInt16LE(30),X.fileCommentLength=x.readUInt16LE(32),X.internalFileAttributes=x.readUInt16LE(
36),X.externalFileAttributes=x.readUInt32LE(38),X.relativeOffsetOfLocalHeader=x.readUInt32LE(42),X.generalPurposeBitFlag&
64)return b(J,new Error("strong encryption is not supported"));J.readEntryCursor+=46,x=Z(X.fileNameLength+X.extraFieldLength+
X.fileCommentLength),h(J.reader,x,0,x.length,J.readEntryCursor,function(me){if(me)return b(J,me);if(!J.emittedError){X.fileNameRaw=
x.subarray(0,X.fileNameLength);var pe=X.fileNameLength+X.extraFieldLength;X.extraFieldRaw=x.subarray(X.fileNameLength,pe),
X.fileCommentRaw=x.subarray(pe,pe+X.fileCommentLength);try{X.extraFields=c(X.extraFieldRaw)}catch(Ce){return b(J,Ce)}if(J.
decodeStrings){var se=(X.generalPurposeBitFlag&2048)!==0;X.fileComment=v(X.fileCommentRaw,se),X.fileName=g(X.generalPurposeBitFlag,
X.fileNameRaw,X.extraFields,J.strictFileNames);var re=A(X.fileName);if(re!=null)return b(J,new Error(re))}else X.fileComment=
X.fileCommentRaw,X.fileName=X.fileNameRaw;X.comment=X.fileComment,J.readEntryCursor+=x.length,J.entriesRead+=1;for(var ge=0;ge<
X.extraFields.length;ge++){var j=X.extraFields[ge];if(j.id===1){var Se=j.data,Ie=0;if(X.uncompressedSize===4294967295){if(Ie+
8>Se.length)return b(J,new Error("zip64 extended information extra field does not include uncompressed size"));X.uncompressedSize=
P(Se,Ie),Ie+=8}if(X.compressedSize===4294967295){if(Ie+8>Se.length)return b(J,new Error("zip64 extended information extr\
a field does not include compressed size"));X.compressedSize=P(Se,Ie),Ie+=8}if(X.relativeOffsetOfLocalHeader===4294967295){
if(Ie+8>Se.length)return b(J,new Error("zip64 extended information extra field does not include relative header offset"));
X.relativeOffsetOfLocalHeader=P(Se,Ie),Ie+=8}break}}if(J.validateEntrySizes&&X.compressionMethod===0){var ne=X.uncompressedSize;
if(X.isEncrypted()&&(ne+=12),X.compressedSize!==ne){var ce="compressed/uncompressed size mismatch for stored file: "+X.compressedSize+
" != "+X.uncompressedSize;return b(J,new Error(ce))}}J.emit("entry",X),J.lazyEntries||J._readEntry()}})}})}},G.prototype.
eachEntry=function(){const J=this;if(!J.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true");if(J.hasEachEntryBeenCalled)
throw new Error("eachEntry() must only be called once per ZipFile");J.hasEachEntryBeenCalled=!0;let x=null;J.on("entry",
X),J.on("end",le),J.on("error",me);function Ae(){J.removeListener("entry",X),J.removeListener("end",le),J.removeListener(
"error",me),J.autoClose&&J.close()}function X(pe){let{resolve:se}=x;x=null,se({value:pe})}function le(){let{resolve:pe}=x;
x=null,Ae(),pe({done:!0})}function me(pe){let{reject:se}=x;x=null,Ae(),se(pe)}return{[Symbol.asyncIterator](){return this},
next(){const pe=new Promise((se,re)=>{if(x!=null)throw new Error("next() called before previous Promise was resolved.");
x={resolve:se,reject:re}});return J.readEntry(),pe},return(pe){return Ae(),Promise.resolve({done:!0,value:pe})},throw(pe){
return Ae(),Promise.reject(pe)}}},G.prototype.openReadStream=function(J,x,Ae){var X=this,le=0,me=J.compressedSize;if(Ae==
null&&(Ae=x,x=null),x==null)x={};else{if(x.decodeFileData===!1){if(x.decrypt!=null)throw new Error("cannot use options.d\
ecrypt when options.decodeFileData === false");if(x.decompress!=null)throw new Error("cannot use options.decompress when\
 options.decodeFileData === false")}else{if(x.decrypt!=null){if(!J.isEncrypted())throw new Error("options.decrypt can on\
ly be specified for encrypted entries. See also option decodeFileData.");if(x.decrypt!==!1)throw new Error("invalid opti\
ons.decrypt value: "+x.decrypt);if(J.isCompressed()&&x.decompress!==!1)throw new Error("entry is encrypted and compresse\
d, and options.decompress !== false. See also option decodeFileData.")}if(x.decompress!=null){if(!J.isCompressed())throw new Error(
"options.decompress can only be specified for compressed entries. See also option decodeFileData.");if(!(x.decompress===
!1||x.decompress===!0))throw new Error("invalid options.decompress value: "+x.decompress);se=x.decompress}}if(x.start!=null){
if(le=x.start,le<0)throw new Error("options.start < 0");if(le>J.compressedSize)throw new Error("options.start > entry.co\
mpressedSize")}if(x.end!=null){if(me=x.end,me<0)throw new Error("options.end < 0");if(me>J.compressedSize)throw new Error(
"options.end > entry.compressedSize");if(me<le)throw new Error("options.end < options.start")}}var pe=x.decodeFileData===
!1||(J.compressionMethod===0||J.compressionMethod===8&&x.decompress===!1)&&(!J.isEncrypted()||x.decrypt===!1);if((x.start!=
null||x.end!=null)&&!pe)throw new Error("start/end range require options.decodeFileData === false for non-trivial encode\
d entries.");if(!X.isOpen)return Ae(new Error("closed"));if(J.isEncrypted()&&!pe&&x.decrypt!==!1)return Ae(new Error("en\
try is encrypted, and options.decodeFileData !== false"));var se;if(pe)se=!1;else if(J.compressionMethod===8)se=x.decodeFileData!==
!0;else return Ae(new Error("unsupported compression method: "+J.compressionMethod));X.readLocalFileHeader(J,{minimal:!0},
function(re,ge){if(re)return Ae(re);X.openReadStreamLowLevel(ge.fileDataStart,J.compressedSize,le,me,se,J.uncompressedSize,
Ae)})},G.prototype.openReadStreamLowLevel=function(J,x,Ae,X,le,me,pe){var se=this,re=J+x,ge=se.reader.createReadStream({
start:J+Ae,end:J+X}),j=ge;if(le){var Se=!1,Ie=p.createInflateRaw();ge.on("error",function(ne){setImmediate(function(){Se||
Ie.emit("error",ne)})}),ge.pipe(Ie),se.validateEntrySizes?(j=new l(me),Ie.on("error",function(ne){setImmediate(function(){
Se||j.emit("error",ne)})}),Ie.pipe(j)):j=Ie,Be(j,function(){Se=!0,Ie!==j&&Ie.unpipe(j),ge.unpipe(Ie),ge.destroy()})}pe(null,
j)},G.prototype.readLocalFileHeader=function(J,x,Ae){var X=this;Ae==null&&(Ae=x,x=null),x==null&&(x={}),X.reader.ref();var le=Z(
30);h(X.reader,le,0,le.length,J.relativeOffsetOfLocalHeader,function(me){try{if(me)return Ae(me);var pe=le.readUInt32LE(
0);if(pe!==67324752)return Ae(new Error("invalid local file header signature: 0x"+pe.toString(16)));var se=le.readUInt16LE(
26),re=le.readUInt16LE(28),ge=J.relativeOffsetOfLocalHeader+30+se+re;if(ge+J.compressedSize>X.fileSize)return Ae(new Error(
"file data overflows file bounds: "+ge+" + "+J.compressedSize+" > "+X.fileSize));if(x.minimal)return Ae(null,{fileDataStart:ge});
var j=new i;j.fileDataStart=ge,j.versionNeededToExtract=le.readUInt16LE(4),j.generalPurposeBitFlag=le.readUInt16LE(6),j.
compressionMethod=le.readUInt16LE(8),j.lastModFileTime=le.readUInt16LE(10),j.lastModFileDate=le.readUInt16LE(12),j.crc32=
le.readUInt32LE(14),j.compressedSize=le.readUInt32LE(18),j.uncompressedSize=le.readUInt32LE(22),j.fileNameLength=se,j.extraFieldLength=
re,le=Z(se+re),X.reader.ref(),h(X.reader,le,0,le.length,J.relativeOffsetOfLocalHeader+30,function(Se){try{return Se?Ae(Se):
(j.fileName=le.subarray(0,se),j.extraField=le.subarray(se),Ae(null,j))}finally{X.reader.unref()}})}finally{X.reader.unref()}})},
G.prototype.openReadStreamPromise=function(J,x){return new Promise((Ae,X)=>{this.openReadStream(J,x,function(le,me){if(le)
return X(le);Ae(me)})})},G.prototype.openReadStreamLowLevelPromise=function(J,x,Ae,X,le,me){return new Promise((pe,se)=>{
this.openReadStream(J,x,Ae,X,le,me,function(re,ge){if(re)return se(re);pe(ge)})})},G.prototype.readLocalFileHeaderPromise=
function(J,x){return new Promise((Ae,X)=>{this.readLocalFileHeader(J,x,function(le,me){if(le)return X(le);Ae(me)})})};function U(){}
U.prototype.getLastModDate=function(J){if(J==null&&(J={}),!J.forceDosFormat)for(var x=0;x<this.extraFields.length;x++){var Ae=this.
extraFields[x];if(Ae.id===21589){var X=Ae.data;if(X.length<5)continue;var le=X[0],me=1;if(!(le&me))continue;var pe=X.readInt32LE(
1);return new Date(pe*1e3)}else if(Ae.id===10){var X=Ae.data;if(X.length!==32||X.readUInt16LE(4)!==1||X.readUInt16LE(6)!==
24)continue;var se=X.readUInt32LE(8)+4294967296*X.readInt32LE(12),re=se/1e4-116444736e5;return new Date(re)}}return r(this.
lastModFileDate,this.lastModFileTime,J.timezone)},U.prototype.canDecodeFileData=function(){return!this.isEncrypted()&&(this.
compressionMethod===0||this.compressionMethod===8)},U.prototype.isEncrypted=function(){return(this.generalPurposeBitFlag&
1)!==0},U.prototype.isCompressed=function(){return this.compressionMethod===8};function i(){}function r(J,x,Ae){var X=J&
31,le=(J>>5&15)-1,me=(J>>9&127)+1980,pe=0,se=(x&31)*2,re=x>>5&63,ge=x>>11&31;if(Ae==null||Ae==="local")return new Date(me,
le,X,ge,re,se,pe);if(Ae==="UTC")return new Date(Date.UTC(me,le,X,ge,re,se,pe));throw new Error("unrecognized options.tim\
ezone: "+options.timezone)}function g(J,x,Ae,X){for(var le=null,me=0;me<Ae.length;me++){var pe=Ae[me];if(pe.id===28789){
if(pe.data.length<6||pe.data.readUInt8(0)!==1)continue;var se=pe.data.readUInt32LE(1);if(I(x)!==se)continue;le=v(pe.data.
subarray(5),!0);break}}if(le==null){var re=(J&2048)!==0;le=v(x,re)}return X||(le=le.replace(/\\/g,"/")),le}function A(J){
return J.indexOf("\\")!==-1?"invalid characters in fileName: "+J:/^[a-zA-Z]:/.test(J)||/^\//.test(J)?"absolute path: "+J:
J.split("/").indexOf("..")!==-1?"invalid relative path: "+J:null}function c(J){for(var x=[],Ae=0;Ae<J.length-3;){var X=J.
readUInt16LE(Ae+0),le=J.readUInt16LE(Ae+2),me=Ae+4,pe=me+le;if(pe>J.length)throw new Error("extra field length exceeds e\
xtra field buffer size");var se=J.subarray(me,pe);x.push({id:X,data:se}),Ae=pe}return x}function h(J,x,Ae,X,le,me){if(X===
0)return setImmediate(function(){me(null,Z(0))});J.read(x,Ae,X,le,function(pe,se){if(pe)return me(pe);if(se<X)return me(
new Error("unexpected EOF"));me()})}f.inherits(l,d);function l(J){d.call(this),this.actualByteCount=0,this.expectedByteCount=
J}l.prototype._transform=function(J,x,Ae){if(this.actualByteCount+=J.length,this.actualByteCount>this.expectedByteCount){
var X="too many bytes in the stream. expected "+this.expectedByteCount+". got at least "+this.actualByteCount;return Ae(
new Error(X))}Ae(null,J)},l.prototype._flush=function(J){if(this.actualByteCount<this.expectedByteCount){var x="not enou\
gh bytes in the stream. expected "+this.expectedByteCount+". got only "+this.actualByteCount;return J(new Error(x))}J()},
f.inherits(u,a);function u(){a.call(this),this.refCount=0}u.prototype.ref=function(){this.refCount+=1},u.prototype.unref=
function(){var J=this;if(J.refCount-=1,J.refCount>0)return;if(J.refCount<0)throw new Error("invalid unref");J.close(x);function x(Ae){
if(Ae)return J.emit("error",Ae);J.emit("close")}},u.prototype.createReadStream=function(J){J==null&&(J={});var x=J.start,
Ae=J.end;if(x===Ae){var X=new B;return setImmediate(function(){X.end()}),X}var le=this._readStreamForRange(x,Ae),me=!1,pe=new w(
this);le.on("error",function(re){setImmediate(function(){me||pe.emit("error",re)})}),Be(pe,function(){le.unpipe(pe),pe.unref(),
le.destroy()});var se=new l(Ae-x);return pe.on("error",function(re){setImmediate(function(){me||se.emit("error",re)})}),
Be(se,function(){me=!0,pe.unpipe(se),pe.destroy()}),le.pipe(pe).pipe(se)},u.prototype._readStreamForRange=function(J,x){
throw new Error("not implemented")},u.prototype.read=function(J,x,Ae,X,le){var me=this.createReadStream({start:X,end:X+Ae}),
pe=new e,se=0;pe._write=function(re,ge,j){re.copy(J,x+se,0,re.length),se+=re.length,j()},pe.on("finish",le),me.on("error",
function(re){le(re)}),me.pipe(pe)},u.prototype.close=function(J){setImmediate(J)},f.inherits(w,B);function w(J){B.call(this),
this.context=J,this.context.ref(),this.unreffedYet=!1}w.prototype._flush=function(J){this.unref(),J()},w.prototype.unref=
function(J){this.unreffedYet||(this.unreffedYet=!0,this.context.unref())};var L="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&\
'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\
\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
function v(J,x){if(x)return J.toString("utf8");for(var Ae="",X=0;X<J.length;X++)Ae+=L[J[X]];return Ae}function P(J,x){var Ae=J.
readUInt32LE(x),X=J.readUInt32LE(x+4);return X*4294967296+Ae}var Z;typeof Buffer.allocUnsafe=="function"?Z=function(J){return Buffer.
allocUnsafe(J)}:Z=function(J){return new Buffer(J)};function Be(J,x){typeof J.destroy=="function"?J._destroy=function(Ae,X){
x(),X?.(Ae)}:J.destroy=x}function ye(J){if(J)throw J}},56919:function(W,K){"use strict";var t;/*!
 * content-type
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */t={value:!0},t=a,K.qg=d;const n=/^[\u0009\u0020-\u007e\u0080-\u00ff]*$/,D=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,p=/[\\"]/g,
m=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,f=(()=>{const b=function(){};return b.prototype=Object.create(
null),b})();function a(b){const{type:N,parameters:U}=b;if(!N||!m.test(N))throw new TypeError(`Invalid type: ${N}`);let i=N;
if(U)for(const r of Object.keys(U)){if(!D.test(r))throw new TypeError(`Invalid parameter name: ${r}`);i+=`; ${r}=${G(U[r])}`}
return i}function d(b,N){const U=N?.comma===!0?Q:65536,i=b.length;let r=T(b,N?.start??0,i);const g=r;r=R(b,r,i,U);const A=k(
b,g,r),c=b.slice(g,A).toLowerCase();return N?.parameters===!1?{type:c,index:r,parameters:new f}:C(b,c,r,i,U)}const B=32,
e=9,I=59,o=61,s=34,E=92,Q=44;function C(b,N,U,i,r){const g=new f;e:for(;U<i&&b.charCodeAt(U)!==r;){U=T(b,U+1,i);const A=U;
for(;U<i;){const c=b.charCodeAt(U);if(c===r)break e;if(c===I)continue e;if(c===o){const h=k(b,A,U),l=b.slice(A,h).toLowerCase();
if(U=T(b,U+1,i),U<i&&b.charCodeAt(U)===s){U++;let w="";for(;U<i;){const L=b.charCodeAt(U++);if(L===s){U=R(b,U,i,r),g[l]===
void 0&&(g[l]=w);break}if(L===E&&U<i){w+=b[U++];continue}w+=String.fromCharCode(L)}continue e}const u=U;if(U=R(b,U,i,r),
g[l]===void 0){const w=k(b,u,U);g[l]=b.slice(u,w)}continue e}U++}}return{type:N,index:U,parameters:g}}function R(b,N,U,i){
for(;N<U;){const r=b.charCodeAt(N);if(r===I||r===i)break;N++}return N}function T(b,N,U){for(;N<U;){const i=b.charCodeAt(
N);if(i!==B&&i!==e)break;N++}return N}function k(b,N,U){for(;U>N;){const i=b.charCodeAt(U-1);if(i!==B&&i!==e)break;U--}return U}
function G(b){if(D.test(b))return b;if(n.test(b))return`"${b.replace(p,"\\$&")}"`;throw new TypeError(`Invalid parameter\
 value: ${b}`)}},57264:function(W,K,t){"use strict";t.d(K,{yU:()=>$e,fM:()=>ct,Yz:()=>F,N4:()=>ae,z3:()=>O,dN:()=>rt,Vt:()=>Qt,
V9:()=>Xe,V4:()=>gt,q3:()=>ht,Gu:()=>He,Os:()=>he,pq:()=>te,_o:()=>$,yo:()=>xe,lm:()=>q,iD:()=>n,LZ:()=>Te,NI:()=>ut,C1:()=>Ne,
uH:()=>Bt,Pq:()=>st,Oh:()=>ie,z:()=>_e,Om:()=>Me,kb:()=>qe,eG:()=>nt,$e:()=>y});var n={};t.r(n),t.d(n,{arch:()=>M,getDetails:()=>Oe,
isLinux:()=>Ye,isMacOS:()=>Re,isWindows:()=>Ee,platform:()=>de});var D=t(70857);function p(V){return V==null?"":typeof V==
"string"||V instanceof String?V:JSON.stringify(V)}function m(V){return Object.keys(V).length?{title:V.title,file:V.file,
line:V.startLine,endLine:V.endLine,col:V.startColumn,endColumn:V.endColumn}:{}}function f(V,H,z){const ee=new B(V,H,z);process.
stdout.write(ee.toString()+D.EOL)}function a(V,H=""){f(V,{},H)}const d="::";class B{constructor(H,z,ee){H||(H="missing.c\
ommand"),this.command=H,this.properties=z,this.message=ee}toString(){let H=d+this.command;if(this.properties&&Object.keys(
this.properties).length>0){H+=" ";let z=!0;for(const ee in this.properties)if(this.properties.hasOwnProperty(ee)){const fe=this.
properties[ee];fe&&(z?z=!1:H+=",",H+=`${ee}=${I(fe)}`)}}return H+=`${d}${e(this.message)}`,H}}function e(V){return p(V).
replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function I(V){return p(V).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var o=t(76982),s=t(79896);function E(V,H){const z=process.
env[`GITHUB_${V}`];if(!z)throw new Error(`Unable to find environment variable for file command ${V}`);if(!s.existsSync(z))
throw new Error(`Missing file at path: ${z}`);s.appendFileSync(z,`${p(H)}${D.EOL}`,{encoding:"utf8"})}function Q(V,H){const z=`\
ghadelimiter_${o.randomUUID()}`,ee=p(H);if(V.includes(z))throw new Error(`Unexpected input: name should not contain the \
delimiter "${z}"`);if(ee.includes(z))throw new Error(`Unexpected input: value should not contain the delimiter "${z}"`);
return`${V}<<${z}${D.EOL}${ee}${D.EOL}${z}`}var C=t(16928),R=t(58611),T=t.t(R,2),k=t(65692),G=t.t(k,2);function b(V){const H=V.
protocol==="https:";if(N(V))return;const z=H?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.
env.HTTP_PROXY;if(z)try{return new i(z)}catch{if(!z.startsWith("http://")&&!z.startsWith("https://"))return new i(`http:\
//${z}`)}else return}function N(V){if(!V.hostname)return!1;const H=V.hostname;if(U(H))return!0;const z=process.env.no_proxy||
process.env.NO_PROXY||"";if(!z)return!1;let ee;V.port?ee=Number(V.port):V.protocol==="http:"?ee=80:V.protocol==="https:"&&
(ee=443);const fe=[V.hostname.toUpperCase()];typeof ee=="number"&&fe.push(`${fe[0]}:${ee}`);for(const Qe of z.split(",").
map(De=>De.trim().toUpperCase()).filter(De=>De))if(Qe==="*"||fe.some(De=>De===Qe||De.endsWith(`.${Qe}`)||Qe.startsWith("\
.")&&De.endsWith(`${Qe}`)))return!0;return!1}function U(V){const H=V.toLowerCase();return H==="localhost"||H.startsWith(
"127.")||H.startsWith("[::1]")||H.startsWith("[0:0:0:0:0:0:0:1]")}class i extends URL{constructor(H,z){super(H,z),this._decodedUsername=
decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){
return this._decodedPassword}}var r=t(20770),g=t(46752),A=function(V,H,z,ee){function fe(Qe){return Qe instanceof z?Qe:new z(
function(De){De(Qe)})}return new(z||(z=Promise))(function(Qe,De){function We(Ue){try{Le(ee.next(Ue))}catch(ze){De(ze)}}function Pe(Ue){
try{Le(ee.throw(Ue))}catch(ze){De(ze)}}function Le(Ue){Ue.done?Qe(Ue.value):fe(Ue.value).then(We,Pe)}Le((ee=ee.apply(V,H||
[])).next())})},c;(function(V){V[V.OK=200]="OK",V[V.MultipleChoices=300]="MultipleChoices",V[V.MovedPermanently=301]="Mo\
vedPermanently",V[V.ResourceMoved=302]="ResourceMoved",V[V.SeeOther=303]="SeeOther",V[V.NotModified=304]="NotModified",V[V.
UseProxy=305]="UseProxy",V[V.SwitchProxy=306]="SwitchProxy",V[V.TemporaryRedirect=307]="TemporaryRedirect",V[V.PermanentRedirect=
308]="PermanentRedirect",V[V.BadRequest=400]="BadRequest",V[V.Unauthorized=401]="Unauthorized",V[V.PaymentRequired=402]=
"PaymentRequired",V[V.Forbidden=403]="Forbidden",V[V.NotFound=404]="NotFound",V[V.MethodNotAllowed=405]="MethodNotAllowe\
d",V[V.NotAcceptable=406]="NotAcceptable",V[V.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",V[V.RequestTimeout=
408]="RequestTimeout",V[V.Conflict=409]="Conflict",V[V.Gone=410]="Gone",V[V.TooManyRequests=429]="TooManyRequests",V[V.InternalServerError=
500]="InternalServerError",V[V.NotImplemented=501]="NotImplemented",V[V.BadGateway=502]="BadGateway",V[V.ServiceUnavailable=
503]="ServiceUnavailable",V[V.GatewayTimeout=504]="GatewayTimeout"})(c||(c={}));var h;(function(V){V.Accept="accept",V.ContentType=
"content-type"})(h||(h={}));var l;(function(V){V.ApplicationJson="application/json"})(l||(l={}));function u(V){const H=pm.
getProxyUrl(new URL(V));return H?H.href:""}const w=[c.MovedPermanently,c.ResourceMoved,c.SeeOther,c.TemporaryRedirect,c.
PermanentRedirect],L=[c.BadGateway,c.ServiceUnavailable,c.GatewayTimeout],v=["OPTIONS","GET","DELETE","HEAD"],P=10,Z=5;class Be extends Error{constructor(H,z){
super(H),this.name="HttpClientError",this.statusCode=z,Object.setPrototypeOf(this,Be.prototype)}}class ye{constructor(H){
this.message=H}readBody(){return A(this,void 0,void 0,function*(){return new Promise(H=>A(this,void 0,void 0,function*(){
let z=Buffer.alloc(0);this.message.on("data",ee=>{z=Buffer.concat([z,ee])}),this.message.on("end",()=>{H(z.toString())})}))})}readBodyBuffer(){
return A(this,void 0,void 0,function*(){return new Promise(H=>A(this,void 0,void 0,function*(){const z=[];this.message.on(
"data",ee=>{z.push(ee)}),this.message.on("end",()=>{H(Buffer.concat(z))})}))})}}function J(V){return new URL(V).protocol===
"https:"}class x{constructor(H,z,ee){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this.
_maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(
H),this.handlers=z||[],this.requestOptions=ee,ee&&(ee.ignoreSslError!=null&&(this._ignoreSslError=ee.ignoreSslError),this.
_socketTimeout=ee.socketTimeout,ee.allowRedirects!=null&&(this._allowRedirects=ee.allowRedirects),ee.allowRedirectDowngrade!=
null&&(this._allowRedirectDowngrade=ee.allowRedirectDowngrade),ee.maxRedirects!=null&&(this._maxRedirects=Math.max(ee.maxRedirects,
0)),ee.keepAlive!=null&&(this._keepAlive=ee.keepAlive),ee.allowRetries!=null&&(this._allowRetries=ee.allowRetries),ee.maxRetries!=
null&&(this._maxRetries=ee.maxRetries))}options(H,z){return A(this,void 0,void 0,function*(){return this.request("OPTION\
S",H,null,z||{})})}get(H,z){return A(this,void 0,void 0,function*(){return this.request("GET",H,null,z||{})})}del(H,z){return A(
this,void 0,void 0,function*(){return this.request("DELETE",H,null,z||{})})}post(H,z,ee){return A(this,void 0,void 0,function*(){
return this.request("POST",H,z,ee||{})})}patch(H,z,ee){return A(this,void 0,void 0,function*(){return this.request("PATC\
H",H,z,ee||{})})}put(H,z,ee){return A(this,void 0,void 0,function*(){return this.request("PUT",H,z,ee||{})})}head(H,z){return A(
this,void 0,void 0,function*(){return this.request("HEAD",H,null,z||{})})}sendStream(H,z,ee,fe){return A(this,void 0,void 0,
function*(){return this.request(H,z,ee,fe)})}getJson(H){return A(this,arguments,void 0,function*(z,ee={}){ee[h.Accept]=this.
_getExistingOrDefaultHeader(ee,h.Accept,l.ApplicationJson);const fe=yield this.get(z,ee);return this._processResponse(fe,
this.requestOptions)})}postJson(H,z){return A(this,arguments,void 0,function*(ee,fe,Qe={}){const De=JSON.stringify(fe,null,
2);Qe[h.Accept]=this._getExistingOrDefaultHeader(Qe,h.Accept,l.ApplicationJson),Qe[h.ContentType]=this._getExistingOrDefaultContentTypeHeader(
Qe,l.ApplicationJson);const We=yield this.post(ee,De,Qe);return this._processResponse(We,this.requestOptions)})}putJson(H,z){
return A(this,arguments,void 0,function*(ee,fe,Qe={}){const De=JSON.stringify(fe,null,2);Qe[h.Accept]=this._getExistingOrDefaultHeader(
Qe,h.Accept,l.ApplicationJson),Qe[h.ContentType]=this._getExistingOrDefaultContentTypeHeader(Qe,l.ApplicationJson);const We=yield this.
put(ee,De,Qe);return this._processResponse(We,this.requestOptions)})}patchJson(H,z){return A(this,arguments,void 0,function*(ee,fe,Qe={}){
const De=JSON.stringify(fe,null,2);Qe[h.Accept]=this._getExistingOrDefaultHeader(Qe,h.Accept,l.ApplicationJson),Qe[h.ContentType]=
this._getExistingOrDefaultContentTypeHeader(Qe,l.ApplicationJson);const We=yield this.patch(ee,De,Qe);return this._processResponse(
We,this.requestOptions)})}request(H,z,ee,fe){return A(this,void 0,void 0,function*(){if(this._disposed)throw new Error("\
Client has already been disposed.");const Qe=new URL(z);let De=this._prepareRequest(H,Qe,fe);const We=this._allowRetries&&
v.includes(H)?this._maxRetries+1:1;let Pe=0,Le;do{if(Le=yield this.requestRaw(De,ee),Le&&Le.message&&Le.message.statusCode===
c.Unauthorized){let ze;for(const Et of this.handlers)if(Et.canHandleAuthentication(Le)){ze=Et;break}return ze?ze.handleAuthentication(
this,De,ee):Le}let Ue=this._maxRedirects;for(;Le.message.statusCode&&w.includes(Le.message.statusCode)&&this._allowRedirects&&
Ue>0;){const ze=Le.message.headers.location;if(!ze)break;const Et=new URL(ze);if(Qe.protocol==="https:"&&Qe.protocol!==Et.
protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not all\
owed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");if(yield Le.
readBody(),Et.hostname!==Qe.hostname)for(const ft in fe)ft.toLowerCase()==="authorization"&&delete fe[ft];De=this._prepareRequest(
H,Et,fe),Le=yield this.requestRaw(De,ee),Ue--}if(!Le.message.statusCode||!L.includes(Le.message.statusCode))return Le;Pe+=
1,Pe<We&&(yield Le.readBody(),yield this._performExponentialBackoff(Pe))}while(Pe<We);return Le})}dispose(){this._agent&&
this._agent.destroy(),this._disposed=!0}requestRaw(H,z){return A(this,void 0,void 0,function*(){return new Promise((ee,fe)=>{
function Qe(De,We){De?fe(De):We?ee(We):fe(new Error("Unknown error"))}this.requestRawWithCallback(H,z,Qe)})})}requestRawWithCallback(H,z,ee){
typeof z=="string"&&(H.options.headers||(H.options.headers={}),H.options.headers["Content-Length"]=Buffer.byteLength(z,"\
utf8"));let fe=!1;function Qe(Pe,Le){fe||(fe=!0,ee(Pe,Le))}const De=H.httpModule.request(H.options,Pe=>{const Le=new ye(
Pe);Qe(void 0,Le)});let We;De.on("socket",Pe=>{We=Pe}),De.setTimeout(this._socketTimeout||3*6e4,()=>{We&&We.end(),Qe(new Error(
`Request timeout: ${H.options.path}`))}),De.on("error",function(Pe){Qe(Pe)}),z&&typeof z=="string"&&De.write(z,"utf8"),z&&
typeof z!="string"?(z.on("close",function(){De.end()}),z.pipe(De)):De.end()}getAgent(H){const z=new URL(H);return this._getAgent(
z)}getAgentDispatcher(H){const z=new URL(H),ee=b(z);if(ee&&ee.hostname)return this._getProxyAgentDispatcher(z,ee)}_prepareRequest(H,z,ee){
const fe={};fe.parsedUrl=z;const Qe=fe.parsedUrl.protocol==="https:";fe.httpModule=Qe?G:T;const De=Qe?443:80;if(fe.options=
{},fe.options.host=fe.parsedUrl.hostname,fe.options.port=fe.parsedUrl.port?parseInt(fe.parsedUrl.port):De,fe.options.path=
(fe.parsedUrl.pathname||"")+(fe.parsedUrl.search||""),fe.options.method=H,fe.options.headers=this._mergeHeaders(ee),this.
userAgent!=null&&(fe.options.headers["user-agent"]=this.userAgent),fe.options.agent=this._getAgent(fe.parsedUrl),this.handlers)
for(const We of this.handlers)We.prepareRequest(fe.options);return fe}_mergeHeaders(H){return this.requestOptions&&this.
requestOptions.headers?Object.assign({},Ae(this.requestOptions.headers),Ae(H||{})):Ae(H||{})}_getExistingOrDefaultHeader(H,z,ee){
let fe;if(this.requestOptions&&this.requestOptions.headers){const De=Ae(this.requestOptions.headers)[z];De&&(fe=typeof De==
"number"?De.toString():De)}const Qe=H[z];return Qe!==void 0?typeof Qe=="number"?Qe.toString():Qe:fe!==void 0?fe:ee}_getExistingOrDefaultContentTypeHeader(H,z){
let ee;if(this.requestOptions&&this.requestOptions.headers){const Qe=Ae(this.requestOptions.headers)[h.ContentType];Qe&&
(typeof Qe=="number"?ee=String(Qe):Array.isArray(Qe)?ee=Qe.join(", "):ee=Qe)}const fe=H[h.ContentType];return fe!==void 0?
typeof fe=="number"?String(fe):Array.isArray(fe)?fe.join(", "):fe:ee!==void 0?ee:z}_getAgent(H){let z;const ee=b(H),fe=ee&&
ee.hostname;if(this._keepAlive&&fe&&(z=this._proxyAgent),fe||(z=this._agent),z)return z;const Qe=H.protocol==="https:";let De=100;
if(this.requestOptions&&(De=this.requestOptions.maxSockets||R.globalAgent.maxSockets),ee&&ee.hostname){const We={maxSockets:De,
keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(ee.username||ee.password)&&{proxyAuth:`${ee.username}:${ee.
password}`}),{host:ee.hostname,port:ee.port})};let Pe;const Le=ee.protocol==="https:";Qe?Pe=Le?r.httpsOverHttps:r.httpsOverHttp:
Pe=Le?r.httpOverHttps:r.httpOverHttp,z=Pe(We),this._proxyAgent=z}if(!z){const We={keepAlive:this._keepAlive,maxSockets:De};
z=Qe?new k.Agent(We):new R.Agent(We),this._agent=z}return Qe&&this._ignoreSslError&&(z.options=Object.assign(z.options||
{},{rejectUnauthorized:!1})),z}_getProxyAgentDispatcher(H,z){let ee;if(this._keepAlive&&(ee=this._proxyAgentDispatcher),
ee)return ee;const fe=H.protocol==="https:";return ee=new g.ProxyAgent(Object.assign({uri:z.href,pipelining:this._keepAlive?
1:0},(z.username||z.password)&&{token:`Basic ${Buffer.from(`${z.username}:${z.password}`).toString("base64")}`})),this._proxyAgentDispatcher=
ee,fe&&this._ignoreSslError&&(ee.options=Object.assign(ee.options.requestTls||{},{rejectUnauthorized:!1})),ee}_getUserAgentWithOrchestrationId(H){
const z=H||"actions/http-client",ee=process.env.ACTIONS_ORCHESTRATION_ID;if(ee){const fe=ee.replace(/[^a-z0-9_.-]/gi,"_");
return`${z} actions_orchestration_id/${fe}`}return z}_performExponentialBackoff(H){return A(this,void 0,void 0,function*(){
H=Math.min(P,H);const z=Z*Math.pow(2,H);return new Promise(ee=>setTimeout(()=>ee(),z))})}_processResponse(H,z){return A(
this,void 0,void 0,function*(){return new Promise((ee,fe)=>A(this,void 0,void 0,function*(){const Qe=H.message.statusCode||
0,De={statusCode:Qe,result:null,headers:{}};Qe===c.NotFound&&ee(De);function We(Ue,ze){if(typeof ze=="string"){const Et=new Date(
ze);if(!isNaN(Et.valueOf()))return Et}return ze}let Pe,Le;try{Le=yield H.readBody(),Le&&Le.length>0&&(z&&z.deserializeDates?
Pe=JSON.parse(Le,We):Pe=JSON.parse(Le),De.result=Pe),De.headers=H.message.headers}catch{}if(Qe>299){let Ue;Pe&&Pe.message?
Ue=Pe.message:Le&&Le.length>0?Ue=Le:Ue=`Failed request: (${Qe})`;const ze=new Be(Ue,Qe);ze.result=De.result,fe(ze)}else ee(
De)}))})}}const Ae=V=>Object.keys(V).reduce((H,z)=>(H[z.toLowerCase()]=V[z],H),{});var X=function(V,H,z,ee){function fe(Qe){
return Qe instanceof z?Qe:new z(function(De){De(Qe)})}return new(z||(z=Promise))(function(Qe,De){function We(Ue){try{Le(
ee.next(Ue))}catch(ze){De(ze)}}function Pe(Ue){try{Le(ee.throw(Ue))}catch(ze){De(ze)}}function Le(Ue){Ue.done?Qe(Ue.value):
fe(Ue.value).then(We,Pe)}Le((ee=ee.apply(V,H||[])).next())})};class le{constructor(H,z){this.username=H,this.password=z}prepareRequest(H){
if(!H.headers)throw Error("The request has no headers");H.headers.Authorization=`Basic ${Buffer.from(`${this.username}:${this.
password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return X(this,void 0,void 0,function*(){
throw new Error("not implemented")})}}class me{constructor(H){this.token=H}prepareRequest(H){if(!H.headers)throw Error("\
The request has no headers");H.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){
return X(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class pe{constructor(H){this.token=H}prepareRequest(H){
if(!H.headers)throw Error("The request has no headers");H.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).
toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return X(this,void 0,void 0,function*(){throw new Error(
"not implemented")})}}var se=function(V,H,z,ee){function fe(Qe){return Qe instanceof z?Qe:new z(function(De){De(Qe)})}return new(z||
(z=Promise))(function(Qe,De){function We(Ue){try{Le(ee.next(Ue))}catch(ze){De(ze)}}function Pe(Ue){try{Le(ee.throw(Ue))}catch(ze){
De(ze)}}function Le(Ue){Ue.done?Qe(Ue.value):fe(Ue.value).then(We,Pe)}Le((ee=ee.apply(V,H||[])).next())})};class re{static createHttpClient(H=!0,z=10){
const ee={allowRetries:H,maxRetries:z};return new x("actions/oidc-client",[new me(re.getRequestToken())],ee)}static getRequestToken(){
const H=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!H)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN e\
nv variable");return H}static getIDTokenUrl(){const H=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!H)throw new Error("Un\
able to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return H}static getCall(H){return se(this,void 0,void 0,function*(){
var z;const Qe=(z=(yield re.createHttpClient().getJson(H).catch(De=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${De.statusCode}
 
        Error Message: ${De.message}`)})).result)===null||z===void 0?void 0:z.value;if(!Qe)throw new Error("Response jso\
n body do not have ID Token field");return Qe})}static getIDToken(H){return se(this,void 0,void 0,function*(){try{let z=re.
getIDTokenUrl();if(H){const fe=encodeURIComponent(H);z=`${z}&audience=${fe}`}F(`ID token url is ${z}`);const ee=yield re.
getCall(z);return st(ee),ee}catch(z){throw new Error(`Error message: ${z.message}`)}})}}var ge=function(V,H,z,ee){function fe(Qe){
return Qe instanceof z?Qe:new z(function(De){De(Qe)})}return new(z||(z=Promise))(function(Qe,De){function We(Ue){try{Le(
ee.next(Ue))}catch(ze){De(ze)}}function Pe(Ue){try{Le(ee.throw(Ue))}catch(ze){De(ze)}}function Le(Ue){Ue.done?Qe(Ue.value):
fe(Ue.value).then(We,Pe)}Le((ee=ee.apply(V,H||[])).next())})};const{access:j,appendFile:Se,writeFile:Ie}=s.promises,ne="\
GITHUB_STEP_SUMMARY",ce="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-j\
ob-summary";class Ce{constructor(){this._buffer=""}filePath(){return ge(this,void 0,void 0,function*(){if(this._filePath)
return this._filePath;const H=process.env[ne];if(!H)throw new Error(`Unable to find environment variable for $${ne}. Che\
ck if your runtime environment supports job summaries.`);try{yield j(H,s.constants.R_OK|s.constants.W_OK)}catch{throw new Error(
`Unable to access summary file: '${H}'. Check if the file has correct read/write permissions.`)}return this._filePath=H,
this._filePath})}wrap(H,z,ee={}){const fe=Object.entries(ee).map(([Qe,De])=>` ${Qe}="${De}"`).join("");return z?`<${H}${fe}\
>${z}</${H}>`:`<${H}${fe}>`}write(H){return ge(this,void 0,void 0,function*(){const z=!!H?.overwrite,ee=yield this.filePath();
return yield(z?Ie:Se)(ee,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return ge(this,void 0,void 0,function*(){
return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===
0}emptyBuffer(){return this._buffer="",this}addRaw(H,z=!1){return this._buffer+=H,z?this.addEOL():this}addEOL(){return this.
addRaw(D.EOL)}addCodeBlock(H,z){const ee=Object.assign({},z&&{lang:z}),fe=this.wrap("pre",this.wrap("code",H),ee);return this.
addRaw(fe).addEOL()}addList(H,z=!1){const ee=z?"ol":"ul",fe=H.map(De=>this.wrap("li",De)).join(""),Qe=this.wrap(ee,fe);return this.
addRaw(Qe).addEOL()}addTable(H){const z=H.map(fe=>{const Qe=fe.map(De=>{if(typeof De=="string")return this.wrap("td",De);
const{header:We,data:Pe,colspan:Le,rowspan:Ue}=De,ze=We?"th":"td",Et=Object.assign(Object.assign({},Le&&{colspan:Le}),Ue&&
{rowspan:Ue});return this.wrap(ze,Pe,Et)}).join("");return this.wrap("tr",Qe)}).join(""),ee=this.wrap("table",z);return this.
addRaw(ee).addEOL()}addDetails(H,z){const ee=this.wrap("details",this.wrap("summary",H)+z);return this.addRaw(ee).addEOL()}addImage(H,z,ee){
const{width:fe,height:Qe}=ee||{},De=Object.assign(Object.assign({},fe&&{width:fe}),Qe&&{height:Qe}),We=this.wrap("img",null,
Object.assign({src:H,alt:z},De));return this.addRaw(We).addEOL()}addHeading(H,z){const ee=`h${z}`,fe=["h1","h2","h3","h4",
"h5","h6"].includes(ee)?ee:"h1",Qe=this.wrap(fe,H);return this.addRaw(Qe).addEOL()}addSeparator(){const H=this.wrap("hr",
null);return this.addRaw(H).addEOL()}addBreak(){const H=this.wrap("br",null);return this.addRaw(H).addEOL()}addQuote(H,z){
const ee=Object.assign({},z&&{cite:z}),fe=this.wrap("blockquote",H,ee);return this.addRaw(fe).addEOL()}addLink(H,z){const ee=this.
wrap("a",H,{href:z});return this.addRaw(ee).addEOL()}}const we=new Ce,xe=we,_e=we;function qe(V){return V.replace(/[\\]/g,
"/")}function nt(V){return V.replace(/[/]/g,"\\")}function Me(V){return V.replace(/[/\\]/g,C.sep)}var Ke=t(81260),Je=function(V,H,z,ee){
function fe(Qe){return Qe instanceof z?Qe:new z(function(De){De(Qe)})}return new(z||(z=Promise))(function(Qe,De){function We(Ue){
try{Le(ee.next(Ue))}catch(ze){De(ze)}}function Pe(Ue){try{Le(ee.throw(Ue))}catch(ze){De(ze)}}function Le(Ue){Ue.done?Qe(
Ue.value):fe(Ue.value).then(We,Pe)}Le((ee=ee.apply(V,H||[])).next())})};const je=()=>Je(void 0,void 0,void 0,function*(){
const{stdout:V}=yield Ke.H('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),
{stdout:H}=yield Ke.H('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});
return{name:H.trim(),version:V.trim()}}),ve=()=>Je(void 0,void 0,void 0,function*(){var V,H,z,ee;const{stdout:fe}=yield Ke.
H("sw_vers",void 0,{silent:!0}),Qe=(H=(V=fe.match(/ProductVersion:\s*(.+)/))===null||V===void 0?void 0:V[1])!==null&&H!==
void 0?H:"";return{name:(ee=(z=fe.match(/ProductName:\s*(.+)/))===null||z===void 0?void 0:z[1])!==null&&ee!==void 0?ee:"",
version:Qe}}),ot=()=>Je(void 0,void 0,void 0,function*(){const{stdout:V}=yield Ke.H("lsb_release",["-i","-r","-s"],{silent:!0}),
[H,z]=V.trim().split(`
`);return{name:H,version:z}}),de=D.platform(),M=D.arch(),Ee=de==="win32",Re=de==="darwin",Ye=de==="linux";function Oe(){
return Je(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield Ee?je():Re?ve():ot()),{platform:de,
arch:M,isWindows:Ee,isMacOS:Re,isLinux:Ye})})}var Ge=function(V,H,z,ee){function fe(Qe){return Qe instanceof z?Qe:new z(
function(De){De(Qe)})}return new(z||(z=Promise))(function(Qe,De){function We(Ue){try{Le(ee.next(Ue))}catch(ze){De(ze)}}function Pe(Ue){
try{Le(ee.throw(Ue))}catch(ze){De(ze)}}function Le(Ue){Ue.done?Qe(Ue.value):fe(Ue.value).then(We,Pe)}Le((ee=ee.apply(V,H||
[])).next())})},$e;(function(V){V[V.Success=0]="Success",V[V.Failure=1]="Failure"})($e||($e={}));function rt(V,H){const z=p(
H);if(process.env[V]=z,process.env.GITHUB_ENV||"")return E("ENV",Q(V,H));f("set-env",{name:V},z)}function st(V){f("add-m\
ask",{},V)}function ct(V){process.env.GITHUB_PATH||""?E("PATH",V):f("add-path",{},V),process.env.PATH=`${V}${C.delimiter}${process.
env.PATH}`}function gt(V,H){const z=process.env[`INPUT_${V.replace(/ /g,"_").toUpperCase()}`]||"";if(H&&H.required&&!z)throw new Error(
`Input required and not supplied: ${V}`);return H&&H.trimWhitespace===!1?z:z.trim()}function ht(V,H){const z=gt(V,H).split(
`
`).filter(ee=>ee!=="");return H&&H.trimWhitespace===!1?z:z.map(ee=>ee.trim())}function Qt(V,H){const z=["true","True","T\
RUE"],ee=["false","False","FALSE"],fe=gt(V,H);if(z.includes(fe))return!0;if(ee.includes(fe))return!1;throw new TypeError(
`Input does not meet YAML 1.2 "Core Schema" specification: ${V}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Bt(V,H){if(process.env.GITHUB_OUTPUT||
"")return E("OUTPUT",Q(V,H));process.stdout.write(D.EOL),f("set-output",{name:V},p(H))}function ut(V){a("echo",V?"on":"o\
ff")}function Ne(V){process.exitCode=$e.Failure,O(V)}function $(){return process.env.RUNNER_DEBUG==="1"}function F(V){f(
"debug",{},V)}function O(V,H={}){f("error",m(H),V instanceof Error?V.toString():V)}function y(V,H={}){f("warning",m(H),V instanceof
Error?V.toString():V)}function q(V,H={}){f("notice",m(H),V instanceof Error?V.toString():V)}function te(V){process.stdout.
write(V+D.EOL)}function ie(V){a("group",V)}function ae(){a("endgroup")}function he(V,H){return Ge(this,void 0,void 0,function*(){
ie(V);let z;try{z=yield H()}finally{ae()}return z})}function Te(V,H){if(process.env.GITHUB_STATE||"")return E("STATE",Q(
V,H));f("save-state",{name:V},p(H))}function He(V){return process.env[`STATE_${V}`]||""}function Xe(V){return Ge(this,void 0,
void 0,function*(){return yield re.getIDToken(V)})}},50157:function(W,K,t){"use strict";t.d(K,{Q:()=>Vt});var n=t(79896),
D=t(70857);class p{constructor(){var Y,_,oe;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,n.existsSync)(process.
env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,n.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{
const ue=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${ue} does not exist${D.EOL}`)}this.eventName=
process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.
GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,
this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.
runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(Y=process.env.GITHUB_API_URL)!==null&&Y!==void 0?Y:"https://ap\
i.github.com",this.serverUrl=(_=process.env.GITHUB_SERVER_URL)!==null&&_!==void 0?_:"https://github.com",this.graphqlUrl=
(oe=process.env.GITHUB_GRAPHQL_URL)!==null&&oe!==void 0?oe:"https://api.github.com/graphql"}get issue(){const Y=this.payload;
return Object.assign(Object.assign({},this.repo),{number:(Y.issue||Y.pull_request||Y).number})}get repo(){if(process.env.
GITHUB_REPOSITORY){const[Y,_]=process.env.GITHUB_REPOSITORY.split("/");return{owner:Y,repo:_}}if(this.payload.repository)
return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requir\
es a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var m=t(89659),f=t(46752),a=function(S,Y,_,oe){function ue(be){
return be instanceof _?be:new _(function(ke){ke(be)})}return new(_||(_=Promise))(function(be,ke){function Fe(Ze){try{tt(
oe.next(Ze))}catch(et){ke(et)}}function Ve(Ze){try{tt(oe.throw(Ze))}catch(et){ke(et)}}function tt(Ze){Ze.done?be(Ze.value):
ue(Ze.value).then(Fe,Ve)}tt((oe=oe.apply(S,Y||[])).next())})};function d(S,Y){if(!S&&!Y.auth)throw new Error("Parameter \
token or opts.auth is required");if(S&&Y.auth)throw new Error("Parameters token and opts.auth may not both be specified");
return typeof Y.auth=="string"?Y.auth:`token ${S}`}function B(S){return new m.HttpClient().getAgent(S)}function e(S){return new m.
HttpClient().getAgentDispatcher(S)}function I(S){const Y=e(S);return(oe,ue)=>a(this,void 0,void 0,function*(){return(0,f.
fetch)(oe,Object.assign(Object.assign({},ue),{dispatcher:Y}))})}function o(){return process.env.GITHUB_API_URL||"https:/\
/api.github.com"}function s(S){var Y;const _=(Y=process.env.ACTIONS_ORCHESTRATION_ID)===null||Y===void 0?void 0:Y.trim();
if(_){const ue=`actions_orchestration_id/${_.replace(/[^a-z0-9_.-]/gi,"_")}`;return S?.includes(ue)?S:`${S?`${S} `:""}${ue}`}
return S}function E(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="ob\
ject"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<environm\
ent undetectable>"}function Q(S,Y,_,oe){if(typeof _!="function")throw new Error("method for before hook must be a functi\
on");return oe||(oe={}),Array.isArray(Y)?Y.reverse().reduce((ue,be)=>Q.bind(null,S,be,ue,oe),_)():Promise.resolve().then(
()=>S.registry[Y]?S.registry[Y].reduce((ue,be)=>be.hook.bind(null,ue,oe),_)():_(oe))}function C(S,Y,_,oe){const ue=oe;S.
registry[_]||(S.registry[_]=[]),Y==="before"&&(oe=(be,ke)=>Promise.resolve().then(ue.bind(null,ke)).then(be.bind(null,ke))),
Y==="after"&&(oe=(be,ke)=>{let Fe;return Promise.resolve().then(be.bind(null,ke)).then(Ve=>(Fe=Ve,ue(Fe,ke))).then(()=>Fe)}),
Y==="error"&&(oe=(be,ke)=>Promise.resolve().then(be.bind(null,ke)).catch(Fe=>ue(Fe,ke))),S.registry[_].push({hook:oe,orig:ue})}
function R(S,Y,_){if(!S.registry[Y])return;const oe=S.registry[Y].map(ue=>ue.orig).indexOf(_);oe!==-1&&S.registry[Y].splice(
oe,1)}const T=Function.bind,k=T.bind(T);function G(S,Y,_){const oe=k(R,null).apply(null,_?[Y,_]:[Y]);S.api={remove:oe},S.
remove=oe,["before","error","after","wrap"].forEach(ue=>{const be=_?[Y,ue,_]:[Y,ue];S[ue]=S.api[ue]=k(C,null).apply(null,
be)})}function b(){const S=Symbol("Singular"),Y={registry:{}},_=Q.bind(null,Y,S);return G(_,Y,S),_}function N(){const S={
registry:{}},Y=Q.bind(null,S);return G(Y,S),Y}const U={Singular:b,Collection:N};var i="0.0.0-development",r=`octokit-end\
point.js/${i} ${E()}`,g={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json",
"user-agent":r},mediaType:{format:""}};function A(S){return S?Object.keys(S).reduce((Y,_)=>(Y[_.toLowerCase()]=S[_],Y),{}):
{}}function c(S){if(typeof S!="object"||S===null||Object.prototype.toString.call(S)!=="[object Object]")return!1;const Y=Object.
getPrototypeOf(S);if(Y===null)return!0;const _=Object.prototype.hasOwnProperty.call(Y,"constructor")&&Y.constructor;return typeof _==
"function"&&_ instanceof _&&Function.prototype.call(_)===Function.prototype.call(S)}function h(S,Y){const _=Object.assign(
{},S);return Object.keys(Y).forEach(oe=>{c(Y[oe])?oe in S?_[oe]=h(S[oe],Y[oe]):Object.assign(_,{[oe]:Y[oe]}):Object.assign(
_,{[oe]:Y[oe]})}),_}function l(S){for(const Y in S)S[Y]===void 0&&delete S[Y];return S}function u(S,Y,_){if(typeof Y=="s\
tring"){let[ue,be]=Y.split(" ");_=Object.assign(be?{method:ue,url:be}:{url:ue},_)}else _=Object.assign({},Y);_.headers=A(
_.headers),l(_),l(_.headers);const oe=h(S||{},_);return _.url==="/graphql"&&(S&&S.mediaType.previews?.length&&(oe.mediaType.
previews=S.mediaType.previews.filter(ue=>!oe.mediaType.previews.includes(ue)).concat(oe.mediaType.previews)),oe.mediaType.
previews=(oe.mediaType.previews||[]).map(ue=>ue.replace(/-preview/,""))),oe}function w(S,Y){const _=/\?/.test(S)?"&":"?",
oe=Object.keys(Y);return oe.length===0?S:S+_+oe.map(ue=>ue==="q"?"q="+Y.q.split("+").map(encodeURIComponent).join("+"):`${ue}\
=${encodeURIComponent(Y[ue])}`).join("&")}var L=/\{[^{}}]+\}/g;function v(S){return S.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,
"").split(/,/)}function P(S){const Y=S.match(L);return Y?Y.map(v).reduce((_,oe)=>_.concat(oe),[]):[]}function Z(S,Y){const _={
__proto__:null};for(const oe of Object.keys(S))Y.indexOf(oe)===-1&&(_[oe]=S[oe]);return _}function Be(S){return S.split(
/(%[0-9A-Fa-f]{2})/g).map(function(Y){return/%[0-9A-Fa-f]/.test(Y)||(Y=encodeURI(Y).replace(/%5B/g,"[").replace(/%5D/g,"\
]")),Y}).join("")}function ye(S){return encodeURIComponent(S).replace(/[!'()*]/g,function(Y){return"%"+Y.charCodeAt(0).toString(
16).toUpperCase()})}function J(S,Y,_){return Y=S==="+"||S==="#"?Be(Y):ye(Y),_?ye(_)+"="+Y:Y}function x(S){return S!=null}
function Ae(S){return S===";"||S==="&"||S==="?"}function X(S,Y,_,oe){var ue=S[_],be=[];if(x(ue)&&ue!=="")if(typeof ue=="\
string"||typeof ue=="number"||typeof ue=="bigint"||typeof ue=="boolean")ue=ue.toString(),oe&&oe!=="*"&&(ue=ue.substring(
0,parseInt(oe,10))),be.push(J(Y,ue,Ae(Y)?_:""));else if(oe==="*")Array.isArray(ue)?ue.filter(x).forEach(function(ke){be.
push(J(Y,ke,Ae(Y)?_:""))}):Object.keys(ue).forEach(function(ke){x(ue[ke])&&be.push(J(Y,ue[ke],ke))});else{const ke=[];Array.
isArray(ue)?ue.filter(x).forEach(function(Fe){ke.push(J(Y,Fe))}):Object.keys(ue).forEach(function(Fe){x(ue[Fe])&&(ke.push(
ye(Fe)),ke.push(J(Y,ue[Fe].toString())))}),Ae(Y)?be.push(ye(_)+"="+ke.join(",")):ke.length!==0&&be.push(ke.join(","))}else
Y===";"?x(ue)&&be.push(ye(_)):ue===""&&(Y==="&"||Y==="?")?be.push(ye(_)+"="):ue===""&&be.push("");return be}function le(S){
return{expand:me.bind(null,S)}}function me(S,Y){var _=["+","#",".","/",";","?","&"];return S=S.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(oe,ue,be){if(ue){let Fe="";const Ve=[];if(_.indexOf(ue.charAt(0))!==-1&&(Fe=ue.charAt(0),ue=ue.substr(1)),ue.split(
/,/g).forEach(function(tt){var Ze=/([^:\*]*)(?::(\d+)|(\*))?/.exec(tt);Ve.push(X(Y,Fe,Ze[1],Ze[2]||Ze[3]))}),Fe&&Fe!=="+"){
var ke=",";return Fe==="?"?ke="&":Fe!=="#"&&(ke=Fe),(Ve.length!==0?Fe:"")+Ve.join(ke)}else return Ve.join(",")}else return Be(
be)}),S==="/"?S:S.replace(/\/$/,"")}function pe(S){let Y=S.method.toUpperCase(),_=(S.url||"/").replace(/:([a-z]\w+)/g,"{\
$1}"),oe=Object.assign({},S.headers),ue,be=Z(S,["method","baseUrl","url","headers","request","mediaType"]);const ke=P(_);
_=le(_).expand(be),/^http/.test(_)||(_=S.baseUrl+_);const Fe=Object.keys(S).filter(Ze=>ke.includes(Ze)).concat("baseUrl"),
Ve=Z(be,Fe);if(!/application\/octet-stream/i.test(oe.accept)&&(S.mediaType.format&&(oe.accept=oe.accept.split(/,/).map(Ze=>Ze.
replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${S.mediaType.format}`)).join(",")),_.endsWith(
"/graphql")&&S.mediaType.previews?.length)){const Ze=oe.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];oe.accept=Ze.concat(
S.mediaType.previews).map(et=>{const it=S.mediaType.format?`.${S.mediaType.format}`:"+json";return`application/vnd.githu\
b.${et}-preview${it}`}).join(",")}return["GET","HEAD"].includes(Y)?_=w(_,Ve):"data"in Ve?ue=Ve.data:Object.keys(Ve).length&&
(ue=Ve),!oe["content-type"]&&typeof ue<"u"&&(oe["content-type"]="application/json; charset=utf-8"),["PATCH","PUT"].includes(
Y)&&typeof ue>"u"&&(ue=""),Object.assign({method:Y,url:_,headers:oe},typeof ue<"u"?{body:ue}:null,S.request?{request:S.request}:
null)}function se(S,Y,_){return pe(u(S,Y,_))}function re(S,Y){const _=u(S,Y),oe=se.bind(null,_);return Object.assign(oe,
{DEFAULTS:_,defaults:re.bind(null,_),merge:u.bind(null,_),parse:pe})}var ge=re(null,g),j=t(56919);const Se=/^-?\d+$/,Ie=/^-?\d+n+$/,
ne=JSON.stringify,ce=JSON.parse,Ce=/^-?\d+n$/,we=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,xe=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
_e=S=>S===void 0||typeof S=="function"||typeof S=="symbol",qe=S=>S!==null&&typeof S=="object"&&S.constructor&&S.constructor.
name==="RawJSON",nt=(S,Y,_)=>{let oe="";typeof _=="number"?oe=" ".repeat(Math.min(10,Math.max(0,Math.floor(_)))):typeof _==
"string"&&(oe=_.slice(0,10));const ue=typeof Y=="function",be=Array.isArray(Y)?new Set(Y.map(String)):null,ke=(At,Rt,at)=>(at!==
null&&typeof at=="object"&&typeof at.toJSON=="function"&&(at=at.toJSON(Rt)),typeof at=="string"&&Ie.test(at)?at+"n":typeof at==
"bigint"?"rawJSON"in JSON?JSON.rawJSON(at.toString()):at.toString()+"n":(ue&&(at=Y.call(At,Rt,at)),at!==null&&typeof at==
"object"&&(at instanceof Number||at instanceof String||at instanceof Boolean)&&(at=at.valueOf()),at)),Fe=ke({"":S},"",S);
if(_e(Fe))return;const Ve=Fe===null||typeof Fe!="object",tt=qe(Fe);if(Ve||tt)return ne(Fe);const Ze=[];let et=0;const it=[
{parent:{"":Fe},key:"",val:Fe,isArray:Array.isArray(Fe),keys:Array.isArray(Fe)?null:Object.keys(Fe),index:0,first:!0}],pt=new WeakSet(
[Fe]);for(;it.length>0;){const At=it[it.length-1];At.index===0&&(Ze.push(At.isArray?"[":"{"),et++);let Rt=!1;if(At.isArray)
if(At.index<At.val.length){At.first||Ze.push(","),oe&&Ze.push(`
`+oe.repeat(et));const at=At.val[At.index],lt=ke(At.val,String(At.index),at);if(_e(lt))Ze.push("null"),At.first=!1,At.index++;else{
const Gt=lt!==null&&typeof lt=="object",kt=qe(lt);if(Gt&&!kt){if(pt.has(lt))throw new TypeError("Converting circular str\
ucture to JSON");pt.add(lt),it.push({parent:At.val,key:String(At.index),val:lt,isArray:Array.isArray(lt),keys:Array.isArray(
lt)?null:Object.keys(lt),index:0,first:!0}),At.first=!1,At.index++}else Ze.push(ne(lt)),At.first=!1,At.index++}}else Rt=
!0;else{for(;At.index<At.keys.length;){const lt=At.keys[At.index++];if(be&&!be.has(lt))continue;const kt=At.val[lt],Ct=ke(
At.val,lt,kt);if(_e(Ct))continue;At.first||Ze.push(","),oe?Ze.push(`
`+oe.repeat(et)+ne(lt)+": "):Ze.push(ne(lt)+":");const Yt=Ct!==null&&typeof Ct=="object",Mt=qe(Ct);if(Yt&&!Mt){if(pt.has(
Ct))throw new TypeError("Converting circular structure to JSON");pt.add(Ct),it.push({parent:At.val,key:lt,val:Ct,isArray:Array.
isArray(Ct),keys:Array.isArray(Ct)?null:Object.keys(Ct),index:0,first:!0}),At.first=!1;break}else Ze.push(ne(Ct)),At.first=
!1}At.index>=At.keys.length&&it[it.length-1]===At&&(Rt=!0)}Rt&&(et--,!At.first&&oe&&Ze.push(`
`+oe.repeat(et)),Ze.push(At.isArray?"]":"}"),pt.delete(At.val),it.pop())}return Ze.join("")},Me=(S,Y,_)=>{try{return"raw\
JSON"in JSON?ne(S,(Fe,Ve)=>typeof Ve=="bigint"?JSON.rawJSON(Ve.toString()):typeof Y=="function"?Y(Fe,Ve):(Array.isArray(
Y)&&Y.includes(Fe),Ve),_):S?ne(S,(Fe,Ve)=>typeof Ve=="string"&&Ie.test(Ve)||typeof Ve=="bigint"?Ve.toString()+"n":typeof Y==
"function"?Y(Fe,Ve):(Array.isArray(Y)&&Y.includes(Fe),Ve),_).replace(we,"$1$2$3").replace(xe,"$1$2$3"):ne(S,Y,_)}catch(oe){
if(oe instanceof RangeError){const ue=nt(S,Y,_);return ue===void 0?void 0:"rawJSON"in JSON?ue:ue.replace(we,"$1$2$3").replace(
xe,"$1$2$3")}throw oe}},Ke=new Map,Je=()=>{const S=JSON.parse.toString();if(Ke.has(S))return Ke.get(S);try{const Y=JSON.
parse("1",(_,oe,ue)=>!!ue?.source&&ue.source==="1");return Ke.set(S,Y),Y}catch{return Ke.set(S,!1),!1}},je=(S,Y,_,oe)=>typeof Y==
"string"&&Ce.test(Y)?BigInt(Y.slice(0,-1)):typeof Y=="string"&&Ie.test(Y)?Y.slice(0,-1):typeof oe=="function"?oe(S,Y,_):
Y,ve=(S,Y)=>JSON.parse(S,(_,oe,ue)=>{const be=typeof oe=="number",ke=oe>Number.MAX_SAFE_INTEGER||oe<Number.MIN_SAFE_INTEGER,
Fe=be&&ke,Ve=ue&&Se.test(ue.source);return Fe&&Ve?BigInt(ue.source):typeof Y=="function"?Y(_,oe,ue):oe}),ot=Number.MAX_SAFE_INTEGER.
toString(),de=ot.length,M=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,Ee=/^"-?\d+n+"$/,Re=(S,Y)=>{
const _={"":S},oe=[{parent:_,key:"",visited:!1}];for(;oe.length>0;){const ue=oe[oe.length-1];if(ue.visited){const{parent:be,
key:ke}=ue;let Fe=be[ke];typeof Fe=="string"&&(Ce.test(Fe)?Fe=BigInt(Fe.slice(0,-1)):Ie.test(Fe)&&(Fe=Fe.slice(0,-1))),typeof Y==
"function"&&(Fe=Y.call(be,ke,Fe)),Fe===void 0?delete be[ke]:be[ke]=Fe,oe.pop()}else{ue.visited=!0;const be=ue.parent[ue.
key];if(be!==null&&typeof be=="object"){const Fe=Object.keys(be);for(let Ve=Fe.length-1;Ve>=0;Ve--)oe.push({parent:be,key:Fe[Ve],
visited:!1})}}}return _[""]},Ye=S=>S.replace(M,(Y,_,oe,ue)=>{const be=Y[0]==='"';if(be&&Ee.test(Y))return Y.substring(0,
Y.length-1)+'n"';const Fe=oe||ue,Ve=_&&(_.length<de||_.length===de&&_<=ot);return be||Fe||Ve?Y:'"'+Y+'n"'}),Oe=(S,Y)=>{if(!S)
return ce(S,Y);try{if(Je())return ve(S,Y);const _=Ye(S);return ce(_,(oe,ue,be)=>je(oe,ue,be,Y))}catch(_){if(_ instanceof
RangeError){const oe=Ye(S),ue=ce(oe);return Re(ue,Y)}throw _}};class Ge extends Error{name;status;request;response;constructor(Y,_,oe){
super(Y,{cause:oe.cause}),this.name="HttpError",this.status=Number.parseInt(_),Number.isNaN(this.status)&&(this.status=0);
/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */"response"in
oe&&(this.response=oe.response);const ue=Object.assign({},oe.request);oe.request.headers.authorization&&(ue.headers=Object.
assign({},oe.request.headers,{authorization:oe.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),ue.url=
ue.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),
this.request=ue}}var $e="10.0.16",rt={headers:{"user-agent":`octokit-request.js/${$e} ${E()}`}};function st(S){if(typeof S!=
"object"||S===null||Object.prototype.toString.call(S)!=="[object Object]")return!1;const Y=Object.getPrototypeOf(S);if(Y===
null)return!0;const _=Object.prototype.hasOwnProperty.call(Y,"constructor")&&Y.constructor;return typeof _=="function"&&
_ instanceof _&&Function.prototype.call(_)===Function.prototype.call(S)}var ct=()=>"";async function gt(S){const Y=S.request?.
fetch||globalThis.fetch;if(!Y)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ req\
uest: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");const _=S.request?.log||console,
oe=S.request?.parseSuccessResponseBody!==!1,ue=st(S.body)||Array.isArray(S.body)?Me(S.body):S.body,be=Object.fromEntries(
Object.entries(S.headers).map(([et,it])=>[et,String(it)]));let ke;try{ke=await Y(S.url,{method:S.method,body:ue,redirect:S.
request?.redirect,headers:be,signal:S.request?.signal,...S.body&&{duplex:"half"}})}catch(et){let it="Unknown Error";if(et instanceof
Error){if(et.name==="AbortError")throw et.status=500,et;it=et.message,et.name==="TypeError"&&"cause"in et&&(et.cause instanceof
Error?it=et.cause.message:typeof et.cause=="string"&&(it=et.cause))}const pt=new Ge(it,500,{request:S});throw pt.cause=et,
pt}const Fe=ke.status,Ve=ke.url,tt={};for(const[et,it]of ke.headers)tt[et]=it;const Ze={url:Ve,status:Fe,headers:tt,data:""};
if("deprecation"in tt){const et=tt.link&&tt.link.match(/<([^<>]+)>; rel="deprecation"/),it=et&&et.pop();_.warn(`[@octoki\
t/request] "${S.method} ${S.url}" is deprecated. It is scheduled to be removed on ${tt.sunset}${it?`. See ${it}`:""}`)}if(Fe===
204||Fe===205)return Ze;if(S.method==="HEAD"){if(Fe<400)return Ze;throw new Ge(ke.statusText,Fe,{response:Ze,request:S})}
if(Fe===304)throw Ze.data=await ht(ke),new Ge("Not modified",Fe,{response:Ze,request:S});if(Fe>=400)throw Ze.data=await ht(
ke),new Ge(Bt(Ze.data),Fe,{response:Ze,request:S});return Ze.data=oe?await ht(ke):ke.body,Ze}async function ht(S){const Y=S.
headers.get("content-type");if(!Y)return S.text().catch(ct);const _=(0,j.qg)(Y);if(Qt(_)){let oe="";try{return oe=await S.
text(),Oe(oe)}catch{return oe}}else return _.type.startsWith("text/")||_.parameters.charset?.toLowerCase()==="utf-8"&&_.
type!=="application/octet-stream"?S.text().catch(ct):S.arrayBuffer().catch(()=>new ArrayBuffer(0))}function Qt(S){return S.
type==="application/json"||S.type==="application/scim+json"}function Bt(S){if(typeof S=="string")return S;if(S instanceof
ArrayBuffer)return"Unknown error";if(typeof S=="object"&&S!==null&&"message"in S){const Y=S,_="documentation_url"in Y?` \
- ${Y.documentation_url}`:"";return Array.isArray(Y.errors)?`${Y.message}: ${Y.errors.map(oe=>JSON.stringify(oe)).join("\
, ")}${_}`:`${Y.message}${_}`}return`Unknown error: ${JSON.stringify(S)}`}function ut(S,Y){const _=S.defaults(Y);return Object.
assign(function(ue,be){const ke=_.merge(ue,be);if(!ke.request||!ke.request.hook)return gt(_.parse(ke));const Fe=(Ve,tt)=>gt(
_.parse(_.merge(Ve,tt)));return Object.assign(Fe,{endpoint:_,defaults:ut.bind(null,_)}),ke.request.hook(Fe,ke)},{endpoint:_,
defaults:ut.bind(null,_)})}var Ne=ut(ge,rt);/* v8 ignore next -- @preserve *//* v8 ignore else -- @preserve */var $="0.0\
.0-development";function F(S){return`Request failed due to following response errors:
`+S.errors.map(Y=>` - ${Y.message}`).join(`
`)}var O=class extends Error{constructor(S,Y,_){super(F(_)),this.request=S,this.headers=Y,this.response=_,this.errors=_.
errors,this.data=_.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="\
GraphqlResponseError";errors;data},y=["method","baseUrl","url","headers","request","query","mediaType","operationName"],
q=["query","method","url"],te=/\/api\/v3\/?$/;function ie(S,Y,_){if(_){if(typeof Y=="string"&&"query"in _)return Promise.
reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(const ke in _)if(q.includes(ke))return Promise.
reject(new Error(`[@octokit/graphql] "${ke}" cannot be used as variable name`))}const oe=typeof Y=="string"?Object.assign(
{query:Y},_):Y,ue=Object.keys(oe).reduce((ke,Fe)=>y.includes(Fe)?(ke[Fe]=oe[Fe],ke):(ke.variables||(ke.variables={}),ke.
variables[Fe]=oe[Fe],ke),{}),be=oe.baseUrl||S.endpoint.DEFAULTS.baseUrl;return te.test(be)&&(ue.url=be.replace(te,"/api/\
graphql")),S(ue).then(ke=>{if(ke.data.errors){const Fe={};for(const Ve of Object.keys(ke.headers))Fe[Ve]=ke.headers[Ve];
throw new O(ue,Fe,ke.data)}return ke.data.data})}function ae(S,Y){const _=S.defaults(Y);return Object.assign((ue,be)=>ie(
_,ue,be),{defaults:ae.bind(null,_),endpoint:_.endpoint})}var he=ae(Ne,{headers:{"user-agent":`octokit-graphql.js/${$} ${E()}`},
method:"POST",url:"/graphql"});function Te(S){return ae(S,{method:"POST",url:"/graphql"})}/* v8 ignore if -- @preserve */
var He="(?:[a-zA-Z0-9_-]+)",Xe="\\.",V=new RegExp(`^${He}${Xe}${He}${Xe}${He}$`),H=V.test.bind(V);async function z(S){const Y=H(
S),_=S.startsWith("v1.")||S.startsWith("ghs_"),oe=S.startsWith("ghu_");return{type:"token",token:S,tokenType:Y?"app":_?"\
installation":oe?"user-to-server":"oauth"}}function ee(S){return S.split(/\./).length===3?`bearer ${S}`:`token ${S}`}async function fe(S,Y,_,oe){
const ue=Y.endpoint.merge(_,oe);return ue.headers.authorization=ee(S),Y(ue)}var Qe=function(Y){if(!Y)throw new Error("[@\
octokit/auth-token] No token passed to createTokenAuth");if(typeof Y!="string")throw new Error("[@octokit/auth-token] To\
ken passed to createTokenAuth is not a string");return Y=Y.replace(/^(token|bearer) +/i,""),Object.assign(z.bind(null,Y),
{hook:fe.bind(null,Y)})};const De="7.0.8",We=()=>{},Pe=console.warn.bind(console),Le=console.error.bind(console);function Ue(S={}){
return typeof S.debug!="function"&&(S.debug=We),typeof S.info!="function"&&(S.info=We),typeof S.warn!="function"&&(S.warn=
Pe),typeof S.error!="function"&&(S.error=Le),S}const ze=`octokit-core.js/${De} ${E()}`;class Et{static VERSION=De;static defaults(Y){
return class extends this{constructor(...oe){const ue=oe[0]||{};if(typeof Y=="function"){super(Y(ue));return}super(Object.
assign({},Y,ue,ue.userAgent&&Y.userAgent?{userAgent:`${ue.userAgent} ${Y.userAgent}`}:null))}}}static plugins=[];static plugin(...Y){
const _=this.plugins;return class extends this{static plugins=_.concat(Y.filter(ue=>!_.includes(ue)))}}constructor(Y={}){
const _=new U.Collection,oe={baseUrl:Ne.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},Y.request,{hook:_.
bind(null,"request")}),mediaType:{previews:[],format:""}};if(oe.headers["user-agent"]=Y.userAgent?`${Y.userAgent} ${ze}`:
ze,Y.baseUrl&&(oe.baseUrl=Y.baseUrl),Y.previews&&(oe.mediaType.previews=Y.previews),Y.timeZone&&(oe.headers["time-zone"]=
Y.timeZone),this.request=Ne.defaults(oe),this.graphql=Te(this.request).defaults(oe),this.log=Ue(Y.log),this.hook=_,Y.authStrategy){
const{authStrategy:be,...ke}=Y,Fe=be(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:ke},Y.
auth));_.wrap("request",Fe.hook),this.auth=Fe}else if(!Y.auth)this.auth=async()=>({type:"unauthenticated"});else{const be=Qe(
Y.auth);_.wrap("request",be.hook),this.auth=be}const ue=this.constructor;for(let be=0;be<ue.plugins.length;++be)Object.assign(
this,ue.plugins[be](this,Y))}request;graphql;log;hook;auth}const ft="17.0.0";var yt={actions:{addCustomLabelsToSelfHostedRunnerForOrg:[
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
"PATCH /user"]}};const dt=new Map;for(const[S,Y]of Object.entries(yt))for(const[_,oe]of Object.entries(Y)){const[ue,be,ke]=oe,
[Fe,Ve]=ue.split(/ /),tt=Object.assign({method:Fe,url:Ve},be);dt.has(S)||dt.set(S,new Map),dt.get(S).set(_,{scope:S,methodName:_,
endpointDefaults:tt,decorations:ke})}const St={has({scope:S},Y){return dt.get(S).has(Y)},getOwnPropertyDescriptor(S,Y){return{
value:this.get(S,Y),configurable:!0,writable:!0,enumerable:!0}},defineProperty(S,Y,_){return Object.defineProperty(S.cache,
Y,_),!0},deleteProperty(S,Y){return delete S.cache[Y],!0},ownKeys({scope:S}){return[...dt.get(S).keys()]},set(S,Y,_){return S.
cache[Y]=_},get({octokit:S,scope:Y,cache:_},oe){if(_[oe])return _[oe];const ue=dt.get(Y).get(oe);if(!ue)return;const{endpointDefaults:be,
decorations:ke}=ue;return ke?_[oe]=It(S,Y,oe,be,ke):_[oe]=S.request.defaults(be),_[oe]}};function Tt(S){const Y={};for(const _ of dt.
keys())Y[_]=new Proxy({octokit:S,scope:_,cache:{}},St);return Y}function It(S,Y,_,oe,ue){const be=S.request.defaults(oe);
function ke(...Fe){let Ve=be.endpoint.merge(...Fe);if(ue.mapToData)return Ve=Object.assign({},Ve,{data:Ve[ue.mapToData],
[ue.mapToData]:void 0}),be(Ve);if(ue.renamed){const[tt,Ze]=ue.renamed;S.log.warn(`octokit.${Y}.${_}() has been renamed t\
o octokit.${tt}.${Ze}()`)}if(ue.deprecated&&S.log.warn(ue.deprecated),ue.renamedParameters){const tt=be.endpoint.merge(...Fe);
for(const[Ze,et]of Object.entries(ue.renamedParameters))Ze in tt&&(S.log.warn(`"${Ze}" parameter is deprecated for "octo\
kit.${Y}.${_}()". Use "${et}" instead`),et in tt||(tt[et]=tt[Ze]),delete tt[Ze]);return be(tt)}return be(...Fe)}return Object.
assign(ke,be)}function wt(S){return{rest:Tt(S)}}wt.VERSION=ft;function bt(S){const Y=Tt(S);return{...Y,rest:Y}}bt.VERSION=
ft;var Ft="0.0.0-development";function Dt(S){if(!S.data)return{...S,data:[]};if(!(("total_count"in S.data||"total_commit\
s"in S.data)&&!("url"in S.data)))return S;const _=S.data.incomplete_results,oe=S.data.repository_selection,ue=S.data.total_count,
be=S.data.total_commits;delete S.data.incomplete_results,delete S.data.repository_selection,delete S.data.total_count,delete S.
data.total_commits;const ke=Object.keys(S.data)[0],Fe=S.data[ke];return S.data=Fe,typeof _<"u"&&(S.data.incomplete_results=
_),typeof oe<"u"&&(S.data.repository_selection=oe),S.data.total_count=ue,S.data.total_commits=be,S}function Ut(S,Y,_){const oe=typeof Y==
"function"?Y.endpoint(_):S.request.endpoint(Y,_),ue=typeof Y=="function"?Y:S.request,be=oe.method,ke=oe.headers;let Fe=oe.
url;return{[Symbol.asyncIterator]:()=>({async next(){if(!Fe)return{done:!0};try{const Ve=await ue({method:be,url:Fe,headers:ke}),
tt=Dt(Ve);if(Fe=((tt.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!Fe&&"total_commits"in tt.data){const Ze=new URL(
tt.url),et=Ze.searchParams,it=parseInt(et.get("page")||"1",10),pt=parseInt(et.get("per_page")||"250",10);it*pt<tt.data.total_commits&&
(et.set("page",String(it+1)),Fe=Ze.toString())}return{value:tt}}catch(Ve){if(Ve.status!==409)throw Ve;return Fe="",{value:{
status:200,headers:{},data:[]}}}}})}}function Lt(S,Y,_,oe){return typeof _=="function"&&(oe=_,_=void 0),vt(S,[],Ut(S,Y,_)[Symbol.
asyncIterator](),oe)}function vt(S,Y,_,oe){return _.next().then(ue=>{if(ue.done)return Y;let be=!1;function ke(){be=!0}return Y=
Y.concat(oe?oe(ue.value,ke):ue.value.data),be?Y:vt(S,Y,_,oe)})}var Wt=Object.assign(Lt,{iterator:Ut}),Jt=null;function zt(S){
return typeof S=="string"?Jt.includes(S):!1}function xt(S){return{paginate:Object.assign(Lt.bind(null,S),{iterator:Ut.bind(
null,S)})}}xt.VERSION=Ft;const Zt=new p,Nt=o(),Ot={baseUrl:Nt,request:{agent:B(Nt),fetch:I(Nt)}},Ht=Et.plugin(wt,xt).defaults(
Ot);function Pt(S,Y){const _=Object.assign({},Y||{}),oe=d(S,_);oe&&(_.auth=oe);const ue=s(_.userAgent);return ue&&(_.userAgent=
ue),_}const Kt=new p;function Vt(S,Y,..._){const oe=Ht.plugin(..._);return new oe(Pt(S,Y))}},55322:function(W,K,t){"use \
strict";t.d(K,{Q1:()=>l});const n=161,D=1114109,p=[161,161,164,164,167,168,170,170,173,174,176,180,182,186,188,191,198,198,
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
65376,65504,65510],d=8361,B=65518,e=null,I=32,o=10630,s=null,E=4352,Q=262141,C=[4352,4447,8986,8987,9001,9002,9193,9196,
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
129759,129771,129775,129786,131072,196605,196608,262141],R=(u,w)=>{let L=0,v=Math.floor(u.length/2)-1;for(;L<=v;){const P=Math.
floor((L+v)/2),Z=P*2;if(w<u[Z])v=P-1;else if(w>u[Z+1])L=P+1;else return!0}return!1},T=19968,[k,G]=b(C);function b(u){let w=u[0],
L=u[1];for(let v=0;v<u.length;v+=2){const P=u[v],Z=u[v+1];if(T>=P&&T<=Z)return[P,Z];Z-P>L-w&&(w=P,L=Z)}return[w,L]}const N=u=>u<
n||u>D?!1:R(p,u),U=u=>u<m||u>f?!1:R(a,u),i=u=>u<halfwidthMinimalCodePoint||u>halfwidthMaximumCodePoint?!1:isInRange(halfwidthRanges,
u),r=u=>u<narrowMinimalCodePoint||u>narrowMaximumCodePoint?!1:isInRange(narrowRanges,u),g=u=>u>=k&&u<=G?!0:u<E||u>Q?!1:R(
C,u);function A(u){return N(u)?"ambiguous":U(u)?"fullwidth":i(u)?"halfwidth":r(u)?"narrow":g(u)?"wide":"neutral"}function c(u){
if(!Number.isSafeInteger(u))throw new TypeError(`Expected a code point, got \`${typeof u}\`.`)}function h(u){return c(u),
getCategory(u)}function l(u,{ambiguousAsWide:w=!1}={}){return c(u),U(u)||g(u)||w&&N(u)?2:1}}};
