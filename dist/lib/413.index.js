var Qt=Object.defineProperty;var e=(V,W)=>Qt(V,"name",{value:W,configurable:!0});export const id=413,ids=[413],modules={89659:(function(V,W,t){var o=this&&this.__createBinding||(Object.create?(function(r,g,s,l){
l===void 0&&(l=s);var u=Object.getOwnPropertyDescriptor(g,s);(!u||("get"in u?!g.__esModule:u.writable||u.configurable))&&
(u={enumerable:!0,get:e(function(){return g[s]},"get")}),Object.defineProperty(r,l,u)}):(function(r,g,s,l){l===void 0&&(l=
s),r[l]=g[s]})),b=this&&this.__setModuleDefault||(Object.create?(function(r,g){Object.defineProperty(r,"default",{enumerable:!0,
value:g})}):function(r,g){r.default=g}),w=this&&this.__importStar||(function(){var r=e(function(g){return r=Object.getOwnPropertyNames||
function(s){var l=[];for(var u in s)Object.prototype.hasOwnProperty.call(s,u)&&(l[l.length]=u);return l},r(g)},"ownKeys");
return function(g){if(g&&g.__esModule)return g;var s={};if(g!=null)for(var l=r(g),u=0;u<l.length;u++)l[u]!=="default"&&o(
s,g,l[u]);return b(s,g),s}})(),m=this&&this.__awaiter||function(r,g,s,l){function u(E){return E instanceof s?E:new s(function(h){
h(E)})}return e(u,"adopt"),new(s||(s=Promise))(function(E,h){function R(O){try{L(l.next(O))}catch(P){h(P)}}e(R,"fulfille\
d");function M(O){try{L(l.throw(O))}catch(P){h(P)}}e(M,"rejected");function L(O){O.done?E(O.value):u(O.value).then(R,M)}
e(L,"step"),L((l=l.apply(r,g||[])).next())})};Object.defineProperty(W,"__esModule",{value:!0}),W.HttpClient=W.HttpClientResponse=
W.HttpClientError=W.MediaTypes=W.Headers=W.HttpCodes=void 0,W.getProxyUrl=Q,W.isHttps=Y;const p=w(t(58611)),c=w(t(65692)),
I=w(t(83335)),B=w(t(20770)),A=t(46752);var d;(function(r){r[r.OK=200]="OK",r[r.MultipleChoices=300]="MultipleChoices",r[r.
MovedPermanently=301]="MovedPermanently",r[r.ResourceMoved=302]="ResourceMoved",r[r.SeeOther=303]="SeeOther",r[r.NotModified=
304]="NotModified",r[r.UseProxy=305]="UseProxy",r[r.SwitchProxy=306]="SwitchProxy",r[r.TemporaryRedirect=307]="Temporary\
Redirect",r[r.PermanentRedirect=308]="PermanentRedirect",r[r.BadRequest=400]="BadRequest",r[r.Unauthorized=401]="Unautho\
rized",r[r.PaymentRequired=402]="PaymentRequired",r[r.Forbidden=403]="Forbidden",r[r.NotFound=404]="NotFound",r[r.MethodNotAllowed=
405]="MethodNotAllowed",r[r.NotAcceptable=406]="NotAcceptable",r[r.ProxyAuthenticationRequired=407]="ProxyAuthentication\
Required",r[r.RequestTimeout=408]="RequestTimeout",r[r.Conflict=409]="Conflict",r[r.Gone=410]="Gone",r[r.TooManyRequests=
429]="TooManyRequests",r[r.InternalServerError=500]="InternalServerError",r[r.NotImplemented=501]="NotImplemented",r[r.BadGateway=
502]="BadGateway",r[r.ServiceUnavailable=503]="ServiceUnavailable",r[r.GatewayTimeout=504]="GatewayTimeout"})(d||(W.HttpCodes=
d={}));var a;(function(r){r.Accept="accept",r.ContentType="content-type"})(a||(W.Headers=a={}));var n;(function(r){r.ApplicationJson=
"application/json"})(n||(W.MediaTypes=n={}));function Q(r){const g=I.getProxyUrl(new URL(r));return g?g.href:""}e(Q,"get\
ProxyUrl");const C=[d.MovedPermanently,d.ResourceMoved,d.SeeOther,d.TemporaryRedirect,d.PermanentRedirect],f=[d.BadGateway,
d.ServiceUnavailable,d.GatewayTimeout],T=["OPTIONS","GET","DELETE","HEAD"],k=10,S=5;class G extends Error{static{e(this,
"HttpClientError")}constructor(g,s){super(g),this.name="HttpClientError",this.statusCode=s,Object.setPrototypeOf(this,G.
prototype)}}W.HttpClientError=G;class x{static{e(this,"HttpClientResponse")}constructor(g){this.message=g}readBody(){return m(
this,void 0,void 0,function*(){return new Promise(g=>m(this,void 0,void 0,function*(){let s=Buffer.alloc(0);this.message.
on("data",l=>{s=Buffer.concat([s,l])}),this.message.on("end",()=>{g(s.toString())})}))})}readBodyBuffer(){return m(this,
void 0,void 0,function*(){return new Promise(g=>m(this,void 0,void 0,function*(){const s=[];this.message.on("data",l=>{s.
push(l)}),this.message.on("end",()=>{g(Buffer.concat(s))})}))})}}W.HttpClientResponse=x;function Y(r){return new URL(r).
protocol==="https:"}e(Y,"isHttps");class H{static{e(this,"HttpClient")}constructor(g,s,l){this._ignoreSslError=!1,this._allowRedirects=
!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this.
_disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(g),this.handlers=s||[],this.requestOptions=l,l&&(l.ignoreSslError!=
null&&(this._ignoreSslError=l.ignoreSslError),this._socketTimeout=l.socketTimeout,l.allowRedirects!=null&&(this._allowRedirects=
l.allowRedirects),l.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=l.allowRedirectDowngrade),l.maxRedirects!=
null&&(this._maxRedirects=Math.max(l.maxRedirects,0)),l.keepAlive!=null&&(this._keepAlive=l.keepAlive),l.allowRetries!=null&&
(this._allowRetries=l.allowRetries),l.maxRetries!=null&&(this._maxRetries=l.maxRetries))}options(g,s){return m(this,void 0,
void 0,function*(){return this.request("OPTIONS",g,null,s||{})})}get(g,s){return m(this,void 0,void 0,function*(){return this.
request("GET",g,null,s||{})})}del(g,s){return m(this,void 0,void 0,function*(){return this.request("DELETE",g,null,s||{})})}post(g,s,l){
return m(this,void 0,void 0,function*(){return this.request("POST",g,s,l||{})})}patch(g,s,l){return m(this,void 0,void 0,
function*(){return this.request("PATCH",g,s,l||{})})}put(g,s,l){return m(this,void 0,void 0,function*(){return this.request(
"PUT",g,s,l||{})})}head(g,s){return m(this,void 0,void 0,function*(){return this.request("HEAD",g,null,s||{})})}sendStream(g,s,l,u){
return m(this,void 0,void 0,function*(){return this.request(g,s,l,u)})}getJson(g){return m(this,arguments,void 0,function*(s,l={}){
l[a.Accept]=this._getExistingOrDefaultHeader(l,a.Accept,n.ApplicationJson);const u=yield this.get(s,l);return this._processResponse(
u,this.requestOptions)})}postJson(g,s){return m(this,arguments,void 0,function*(l,u,E={}){const h=JSON.stringify(u,null,
2);E[a.Accept]=this._getExistingOrDefaultHeader(E,a.Accept,n.ApplicationJson),E[a.ContentType]=this._getExistingOrDefaultContentTypeHeader(
E,n.ApplicationJson);const R=yield this.post(l,h,E);return this._processResponse(R,this.requestOptions)})}putJson(g,s){return m(
this,arguments,void 0,function*(l,u,E={}){const h=JSON.stringify(u,null,2);E[a.Accept]=this._getExistingOrDefaultHeader(
E,a.Accept,n.ApplicationJson),E[a.ContentType]=this._getExistingOrDefaultContentTypeHeader(E,n.ApplicationJson);const R=yield this.
put(l,h,E);return this._processResponse(R,this.requestOptions)})}patchJson(g,s){return m(this,arguments,void 0,function*(l,u,E={}){
const h=JSON.stringify(u,null,2);E[a.Accept]=this._getExistingOrDefaultHeader(E,a.Accept,n.ApplicationJson),E[a.ContentType]=
this._getExistingOrDefaultContentTypeHeader(E,n.ApplicationJson);const R=yield this.patch(l,h,E);return this._processResponse(
R,this.requestOptions)})}request(g,s,l,u){return m(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");const E=new URL(s);let h=this._prepareRequest(g,E,u);const R=this._allowRetries&&T.includes(
g)?this._maxRetries+1:1;let M=0,L;do{if(L=yield this.requestRaw(h,l),L&&L.message&&L.message.statusCode===d.Unauthorized){
let P;for(const ne of this.handlers)if(ne.canHandleAuthentication(L)){P=ne;break}return P?P.handleAuthentication(this,h,
l):L}let O=this._maxRedirects;for(;L.message.statusCode&&C.includes(L.message.statusCode)&&this._allowRedirects&&O>0;){const P=L.
message.headers.location;if(!P)break;const ne=new URL(P);if(E.protocol==="https:"&&E.protocol!==ne.protocol&&!this._allowRedirectDowngrade)
throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want t\
o allow this behavior, set the allowRedirectDowngrade option to true.");if(yield L.readBody(),ne.hostname!==E.hostname)for(const ue in u)
ue.toLowerCase()==="authorization"&&delete u[ue];h=this._prepareRequest(g,ne,u),L=yield this.requestRaw(h,l),O--}if(!L.message.
statusCode||!f.includes(L.message.statusCode))return L;M+=1,M<R&&(yield L.readBody(),yield this._performExponentialBackoff(
M))}while(M<R);return L})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(g,s){return m(this,void 0,
void 0,function*(){return new Promise((l,u)=>{function E(h,R){h?u(h):R?l(R):u(new Error("Unknown error"))}e(E,"callbackF\
orResult"),this.requestRawWithCallback(g,s,E)})})}requestRawWithCallback(g,s,l){typeof s=="string"&&(g.options.headers||
(g.options.headers={}),g.options.headers["Content-Length"]=Buffer.byteLength(s,"utf8"));let u=!1;function E(M,L){u||(u=!0,
l(M,L))}e(E,"handleResult");const h=g.httpModule.request(g.options,M=>{const L=new x(M);E(void 0,L)});let R;h.on("socket",
M=>{R=M}),h.setTimeout(this._socketTimeout||3*6e4,()=>{R&&R.end(),E(new Error(`Request timeout: ${g.options.path}`))}),h.
on("error",function(M){E(M)}),s&&typeof s=="string"&&h.write(s,"utf8"),s&&typeof s!="string"?(s.on("close",function(){h.
end()}),s.pipe(h)):h.end()}getAgent(g){const s=new URL(g);return this._getAgent(s)}getAgentDispatcher(g){const s=new URL(
g),l=I.getProxyUrl(s);if(l&&l.hostname)return this._getProxyAgentDispatcher(s,l)}_prepareRequest(g,s,l){const u={};u.parsedUrl=
s;const E=u.parsedUrl.protocol==="https:";u.httpModule=E?c:p;const h=E?443:80;if(u.options={},u.options.host=u.parsedUrl.
hostname,u.options.port=u.parsedUrl.port?parseInt(u.parsedUrl.port):h,u.options.path=(u.parsedUrl.pathname||"")+(u.parsedUrl.
search||""),u.options.method=g,u.options.headers=this._mergeHeaders(l),this.userAgent!=null&&(u.options.headers["user-ag\
ent"]=this.userAgent),u.options.agent=this._getAgent(u.parsedUrl),this.handlers)for(const R of this.handlers)R.prepareRequest(
u.options);return u}_mergeHeaders(g){return this.requestOptions&&this.requestOptions.headers?Object.assign({},i(this.requestOptions.
headers),i(g||{})):i(g||{})}_getExistingOrDefaultHeader(g,s,l){let u;if(this.requestOptions&&this.requestOptions.headers){
const h=i(this.requestOptions.headers)[s];h&&(u=typeof h=="number"?h.toString():h)}const E=g[s];return E!==void 0?typeof E==
"number"?E.toString():E:u!==void 0?u:l}_getExistingOrDefaultContentTypeHeader(g,s){let l;if(this.requestOptions&&this.requestOptions.
headers){const E=i(this.requestOptions.headers)[a.ContentType];E&&(typeof E=="number"?l=String(E):Array.isArray(E)?l=E.join(
", "):l=E)}const u=g[a.ContentType];return u!==void 0?typeof u=="number"?String(u):Array.isArray(u)?u.join(", "):u:l!==void 0?
l:s}_getAgent(g){let s;const l=I.getProxyUrl(g),u=l&&l.hostname;if(this._keepAlive&&u&&(s=this._proxyAgent),u||(s=this._agent),
s)return s;const E=g.protocol==="https:";let h=100;if(this.requestOptions&&(h=this.requestOptions.maxSockets||p.globalAgent.
maxSockets),l&&l.hostname){const R={maxSockets:h,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(l.username||
l.password)&&{proxyAuth:`${l.username}:${l.password}`}),{host:l.hostname,port:l.port})};let M;const L=l.protocol==="http\
s:";E?M=L?B.httpsOverHttps:B.httpsOverHttp:M=L?B.httpOverHttps:B.httpOverHttp,s=M(R),this._proxyAgent=s}if(!s){const R={
keepAlive:this._keepAlive,maxSockets:h};s=E?new c.Agent(R):new p.Agent(R),this._agent=s}return E&&this._ignoreSslError&&
(s.options=Object.assign(s.options||{},{rejectUnauthorized:!1})),s}_getProxyAgentDispatcher(g,s){let l;if(this._keepAlive&&
(l=this._proxyAgentDispatcher),l)return l;const u=g.protocol==="https:";return l=new A.ProxyAgent(Object.assign({uri:s.href,
pipelining:this._keepAlive?1:0},(s.username||s.password)&&{token:`Basic ${Buffer.from(`${s.username}:${s.password}`).toString(
"base64")}`})),this._proxyAgentDispatcher=l,u&&this._ignoreSslError&&(l.options=Object.assign(l.options.requestTls||{},{
rejectUnauthorized:!1})),l}_getUserAgentWithOrchestrationId(g){const s=g||"actions/http-client",l=process.env.ACTIONS_ORCHESTRATION_ID;
if(l){const u=l.replace(/[^a-z0-9_.-]/gi,"_");return`${s} actions_orchestration_id/${u}`}return s}_performExponentialBackoff(g){
return m(this,void 0,void 0,function*(){g=Math.min(k,g);const s=S*Math.pow(2,g);return new Promise(l=>setTimeout(()=>l(),
s))})}_processResponse(g,s){return m(this,void 0,void 0,function*(){return new Promise((l,u)=>m(this,void 0,void 0,function*(){
const E=g.message.statusCode||0,h={statusCode:E,result:null,headers:{}};E===d.NotFound&&l(h);function R(O,P){if(typeof P==
"string"){const ne=new Date(P);if(!isNaN(ne.valueOf()))return ne}return P}e(R,"dateTimeDeserializer");let M,L;try{L=yield g.
readBody(),L&&L.length>0&&(s&&s.deserializeDates?M=JSON.parse(L,R):M=JSON.parse(L),h.result=M),h.headers=g.message.headers}catch{}
if(E>299){let O;M&&M.message?O=M.message:L&&L.length>0?O=L:O=`Failed request: (${E})`;const P=new G(O,E);P.result=h.result,
u(P)}else l(h)}))})}}W.HttpClient=H;const i=e(r=>Object.keys(r).reduce((g,s)=>(g[s.toLowerCase()]=r[s],g),{}),"lowercase\
Keys")}),83335:((V,W)=>{Object.defineProperty(W,"__esModule",{value:!0}),W.getProxyUrl=t,W.checkBypass=o;function t(m){const p=m.
protocol==="https:";if(o(m))return;const c=p?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.
env.HTTP_PROXY;if(c)try{return new w(c)}catch{if(!c.startsWith("http://")&&!c.startsWith("https://"))return new w(`http:\
//${c}`)}else return}e(t,"getProxyUrl");function o(m){if(!m.hostname)return!1;const p=m.hostname;if(b(p))return!0;const c=process.
env.no_proxy||process.env.NO_PROXY||"";if(!c)return!1;let I;m.port?I=Number(m.port):m.protocol==="http:"?I=80:m.protocol===
"https:"&&(I=443);const B=[m.hostname.toUpperCase()];typeof I=="number"&&B.push(`${B[0]}:${I}`);for(const A of c.split("\
,").map(d=>d.trim().toUpperCase()).filter(d=>d))if(A==="*"||B.some(d=>d===A||d.endsWith(`.${A}`)||A.startsWith(".")&&d.endsWith(
`${A}`)))return!0;return!1}e(o,"checkBypass");function b(m){const p=m.toLowerCase();return p==="localhost"||p.startsWith(
"127.")||p.startsWith("[::1]")||p.startsWith("[0:0:0:0:0:0:0:1]")}e(b,"isLoopbackAddress");class w extends URL{static{e(
this,"DecodedURL")}constructor(p,c){super(p,c),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=
decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}}}),
20770:((V,W,t)=>{V.exports=t(20218)}),20218:((V,W,t)=>{var o=t(69278),b=t(64756),w=t(58611),m=t(65692),p=t(24434),c=t(42613),
I=t(39023);W.httpOverHttp=B,W.httpsOverHttp=A,W.httpOverHttps=d,W.httpsOverHttps=a;function B(k){var S=new n(k);return S.
request=w.request,S}e(B,"httpOverHttp");function A(k){var S=new n(k);return S.request=w.request,S.createSocket=Q,S.defaultPort=
443,S}e(A,"httpsOverHttp");function d(k){var S=new n(k);return S.request=m.request,S}e(d,"httpOverHttps");function a(k){
var S=new n(k);return S.request=m.request,S.createSocket=Q,S.defaultPort=443,S}e(a,"httpsOverHttps");function n(k){var S=this;
S.options=k||{},S.proxyOptions=S.options.proxy||{},S.maxSockets=S.options.maxSockets||w.Agent.defaultMaxSockets,S.requests=
[],S.sockets=[],S.on("free",e(function(x,Y,H,i){for(var r=C(Y,H,i),g=0,s=S.requests.length;g<s;++g){var l=S.requests[g];
if(l.host===r.host&&l.port===r.port){S.requests.splice(g,1),l.request.onSocket(x);return}}x.destroy(),S.removeSocket(x)},
"onFree"))}e(n,"TunnelingAgent"),I.inherits(n,p.EventEmitter),n.prototype.addRequest=e(function(S,G,x,Y){var H=this,i=f(
{request:S},H.options,C(G,x,Y));if(H.sockets.length>=this.maxSockets){H.requests.push(i);return}H.createSocket(i,function(r){
r.on("free",g),r.on("close",s),r.on("agentRemove",s),S.onSocket(r);function g(){H.emit("free",r,i)}e(g,"onFree");function s(l){
H.removeSocket(r),r.removeListener("free",g),r.removeListener("close",s),r.removeListener("agentRemove",s)}e(s,"onCloseO\
rRemove")})},"addRequest"),n.prototype.createSocket=e(function(S,G){var x=this,Y={};x.sockets.push(Y);var H=f({},x.proxyOptions,
{method:"CONNECT",path:S.host+":"+S.port,agent:!1,headers:{host:S.host+":"+S.port}});S.localAddress&&(H.localAddress=S.localAddress),
H.proxyAuth&&(H.headers=H.headers||{},H.headers["Proxy-Authorization"]="Basic "+new Buffer(H.proxyAuth).toString("base64")),
T("making CONNECT request");var i=x.request(H);i.useChunkedEncodingByDefault=!1,i.once("response",r),i.once("upgrade",g),
i.once("connect",s),i.once("error",l),i.end();function r(u){u.upgrade=!0}e(r,"onResponse");function g(u,E,h){process.nextTick(
function(){s(u,E,h)})}e(g,"onUpgrade");function s(u,E,h){if(i.removeAllListeners(),E.removeAllListeners(),u.statusCode!==
200){T("tunneling socket could not be established, statusCode=%d",u.statusCode),E.destroy();var R=new Error("tunneling s\
ocket could not be established, statusCode="+u.statusCode);R.code="ECONNRESET",S.request.emit("error",R),x.removeSocket(
Y);return}if(h.length>0){T("got illegal response body from proxy"),E.destroy();var R=new Error("got illegal response bod\
y from proxy");R.code="ECONNRESET",S.request.emit("error",R),x.removeSocket(Y);return}return T("tunneling connection has\
 established"),x.sockets[x.sockets.indexOf(Y)]=E,G(E)}e(s,"onConnect");function l(u){i.removeAllListeners(),T(`tunneling\
 socket could not be established, cause=%s
`,u.message,u.stack);var E=new Error("tunneling socket could not be established, cause="+u.message);E.code="ECONNRESET",
S.request.emit("error",E),x.removeSocket(Y)}e(l,"onError")},"createSocket"),n.prototype.removeSocket=e(function(S){var G=this.
sockets.indexOf(S);if(G!==-1){this.sockets.splice(G,1);var x=this.requests.shift();x&&this.createSocket(x,function(Y){x.
request.onSocket(Y)})}},"removeSocket");function Q(k,S){var G=this;n.prototype.createSocket.call(G,k,function(x){var Y=k.
request.getHeader("host"),H=f({},G.options,{socket:x,servername:Y?Y.replace(/:.*$/,""):k.host}),i=b.connect(0,H);G.sockets[G.
sockets.indexOf(x)]=i,S(i)})}e(Q,"createSecureSocket");function C(k,S,G){return typeof k=="string"?{host:k,port:S,localAddress:G}:
k}e(C,"toOptions");function f(k){for(var S=1,G=arguments.length;S<G;++S){var x=arguments[S];if(typeof x=="object")for(var Y=Object.
keys(x),H=0,i=Y.length;H<i;++H){var r=Y[H];x[r]!==void 0&&(k[r]=x[r])}}return k}e(f,"mergeOptions");var T;process.env.NODE_DEBUG&&
/\btunnel\b/.test(process.env.NODE_DEBUG)?T=e(function(){var k=Array.prototype.slice.call(arguments);typeof k[0]=="strin\
g"?k[0]="TUNNEL: "+k[0]:k.unshift("TUNNEL:"),console.error.apply(console,k)},"debug"):T=e(function(){},"debug"),W.debug=
T}),46752:((V,W,t)=>{const o=t(23701),b=t(30883),w=t(30628),m=t(837),p=t(57405),c=t(76672),I=t(53137),B=t(30050),A=t(68707),
d=t(3440),{InvalidArgumentError:a}=A,n=t(56615),Q=t(59136),C=t(47365),f=t(47501),T=t(94004),k=t(52429),S=t(17816),{getGlobalDispatcher:G,
setGlobalDispatcher:x}=t(32581),Y=t(58155),H=t(8754),i=t(25092);Object.assign(b.prototype,n),V.exports.Dispatcher=b,V.exports.
Client=o,V.exports.Pool=w,V.exports.BalancedPool=m,V.exports.Agent=p,V.exports.ProxyAgent=c,V.exports.EnvHttpProxyAgent=
I,V.exports.RetryAgent=B,V.exports.RetryHandler=S,V.exports.DecoratorHandler=Y,V.exports.RedirectHandler=H,V.exports.createRedirectInterceptor=
i,V.exports.interceptors={redirect:t(21514),retry:t(92026),dump:t(88060),dns:t(70379)},V.exports.buildConnector=Q,V.exports.
errors=A,V.exports.util={parseHeaders:d.parseHeaders,headerNameToString:d.headerNameToString};function r(we){return(ye,me,ve)=>{
if(typeof me=="function"&&(ve=me,me=null),!ye||typeof ye!="string"&&typeof ye!="object"&&!(ye instanceof URL))throw new a(
"invalid url");if(me!=null&&typeof me!="object")throw new a("invalid opts");if(me&&me.path!=null){if(typeof me.path!="st\
ring")throw new a("invalid opts.path");let re=me.path;me.path.startsWith("/")||(re=`/${re}`),ye=new URL(d.parseOrigin(ye).
origin+re)}else me||(me=typeof ye=="object"?ye:{}),ye=d.parseURL(ye);const{agent:Ye,dispatcher:oe=G()}=me;if(Ye)throw new a(
"unsupported opts.agent. Did you mean opts.client?");return we.call(oe,{...me,origin:ye.origin,path:ye.search?`${ye.pathname}${ye.
search}`:ye.pathname,method:me.method||(me.body?"PUT":"GET")},ve)}}e(r,"makeDispatcher"),V.exports.setGlobalDispatcher=x,
V.exports.getGlobalDispatcher=G;const g=t(54398).fetch;V.exports.fetch=e(async function(ye,me=void 0){try{return await g(
ye,me)}catch(ve){throw ve&&typeof ve=="object"&&Error.captureStackTrace(ve),ve}},"fetch"),V.exports.Headers=t(60660).Headers,
V.exports.Response=t(99051).Response,V.exports.Request=t(9967).Request,V.exports.FormData=t(35910).FormData,V.exports.File=
globalThis.File??t(4573).File,V.exports.FileReader=t(48355).FileReader;const{setGlobalOrigin:s,getGlobalOrigin:l}=t(51059);
V.exports.setGlobalOrigin=s,V.exports.getGlobalOrigin=l;const{CacheStorage:u}=t(3245),{kConstruct:E}=t(20109);V.exports.
caches=new u(E);const{deleteCookie:h,getCookies:R,getSetCookies:M,setCookie:L}=t(79061);V.exports.deleteCookie=h,V.exports.
getCookies=R,V.exports.getSetCookies=M,V.exports.setCookie=L;const{parseMIMEType:O,serializeAMimeType:P}=t(51900);V.exports.
parseMIMEType=O,V.exports.serializeAMimeType=P;const{CloseEvent:ne,ErrorEvent:ue,MessageEvent:de}=t(15188);V.exports.WebSocket=
t(13726).WebSocket,V.exports.CloseEvent=ne,V.exports.ErrorEvent=ue,V.exports.MessageEvent=de,V.exports.request=r(n.request),
V.exports.stream=r(n.stream),V.exports.pipeline=r(n.pipeline),V.exports.connect=r(n.connect),V.exports.upgrade=r(n.upgrade),
V.exports.MockClient=C,V.exports.MockPool=T,V.exports.MockAgent=f,V.exports.mockErrors=k;const{EventSource:Ce}=t(21238);
V.exports.EventSource=Ce}),80158:((V,W,t)=>{const{addAbortListener:o}=t(3440),{RequestAbortedError:b}=t(68707),w=Symbol(
"kListener"),m=Symbol("kSignal");function p(B){B.abort?B.abort(B[m]?.reason):B.reason=B[m]?.reason??new b,I(B)}e(p,"abor\
t");function c(B,A){if(B.reason=null,B[m]=null,B[w]=null,!!A){if(A.aborted){p(B);return}B[m]=A,B[w]=()=>{p(B)},o(B[m],B[w])}}
e(c,"addSignal");function I(B){B[m]&&("removeEventListener"in B[m]?B[m].removeEventListener("abort",B[w]):B[m].removeListener(
"abort",B[w]),B[m]=null,B[w]=null)}e(I,"removeSignal"),V.exports={addSignal:c,removeSignal:I}}),34660:((V,W,t)=>{const o=t(
34589),{AsyncResource:b}=t(16698),{InvalidArgumentError:w,SocketError:m}=t(68707),p=t(3440),{addSignal:c,removeSignal:I}=t(
80158);class B extends b{static{e(this,"ConnectHandler")}constructor(a,n){if(!a||typeof a!="object")throw new w("invalid\
 opts");if(typeof n!="function")throw new w("invalid callback");const{signal:Q,opaque:C,responseHeaders:f}=a;if(Q&&typeof Q.
on!="function"&&typeof Q.addEventListener!="function")throw new w("signal must be an EventEmitter or EventTarget");super(
"UNDICI_CONNECT"),this.opaque=C||null,this.responseHeaders=f||null,this.callback=n,this.abort=null,c(this,Q)}onConnect(a,n){
if(this.reason){a(this.reason);return}o(this.callback),this.abort=a,this.context=n}onHeaders(){throw new m("bad connect",
null)}onUpgrade(a,n,Q){const{callback:C,opaque:f,context:T}=this;I(this),this.callback=null;let k=n;k!=null&&(k=this.responseHeaders===
"raw"?p.parseRawHeaders(n):p.parseHeaders(n)),this.runInAsyncScope(C,null,null,{statusCode:a,headers:k,socket:Q,opaque:f,
context:T})}onError(a){const{callback:n,opaque:Q}=this;I(this),n&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
n,null,a,{opaque:Q})}))}}function A(d,a){if(a===void 0)return new Promise((n,Q)=>{A.call(this,d,(C,f)=>C?Q(C):n(f))});try{
const n=new B(d,a);this.dispatch({...d,method:"CONNECT"},n)}catch(n){if(typeof a!="function")throw n;const Q=d?.opaque;queueMicrotask(
()=>a(n,{opaque:Q}))}}e(A,"connect"),V.exports=A}),76862:((V,W,t)=>{const{Readable:o,Duplex:b,PassThrough:w}=t(57075),{InvalidArgumentError:m,
InvalidReturnValueError:p,RequestAbortedError:c}=t(68707),I=t(3440),{AsyncResource:B}=t(16698),{addSignal:A,removeSignal:d}=t(
80158),a=t(34589),n=Symbol("resume");class Q extends o{static{e(this,"PipelineRequest")}constructor(){super({autoDestroy:!0}),
this[n]=null}_read(){const{[n]:S}=this;S&&(this[n]=null,S())}_destroy(S,G){this._read(),G(S)}}class C extends o{static{e(
this,"PipelineResponse")}constructor(S){super({autoDestroy:!0}),this[n]=S}_read(){this[n]()}_destroy(S,G){!S&&!this._readableState.
endEmitted&&(S=new c),G(S)}}class f extends B{static{e(this,"PipelineHandler")}constructor(S,G){if(!S||typeof S!="object")
throw new m("invalid opts");if(typeof G!="function")throw new m("invalid handler");const{signal:x,method:Y,opaque:H,onInfo:i,
responseHeaders:r}=S;if(x&&typeof x.on!="function"&&typeof x.addEventListener!="function")throw new m("signal must be an\
 EventEmitter or EventTarget");if(Y==="CONNECT")throw new m("invalid method");if(i&&typeof i!="function")throw new m("in\
valid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=H||null,this.responseHeaders=r||null,this.handler=G,this.abort=
null,this.context=null,this.onInfo=i||null,this.req=new Q().on("error",I.nop),this.ret=new b({readableObjectMode:S.objectMode,
autoDestroy:!0,read:e(()=>{const{body:g}=this;g?.resume&&g.resume()},"read"),write:e((g,s,l)=>{const{req:u}=this;u.push(
g,s)||u._readableState.destroyed?l():u[n]=l},"write"),destroy:e((g,s)=>{const{body:l,req:u,res:E,ret:h,abort:R}=this;!g&&
!h._readableState.endEmitted&&(g=new c),R&&g&&R(),I.destroy(l,g),I.destroy(u,g),I.destroy(E,g),d(this),s(g)},"destroy")}).
on("prefinish",()=>{const{req:g}=this;g.push(null)}),this.res=null,A(this,x)}onConnect(S,G){const{ret:x,res:Y}=this;if(this.
reason){S(this.reason);return}a(!Y,"pipeline cannot be retried"),a(!x.destroyed),this.abort=S,this.context=G}onHeaders(S,G,x){
const{opaque:Y,handler:H,context:i}=this;if(S<200){if(this.onInfo){const g=this.responseHeaders==="raw"?I.parseRawHeaders(
G):I.parseHeaders(G);this.onInfo({statusCode:S,headers:g})}return}this.res=new C(x);let r;try{this.handler=null;const g=this.
responseHeaders==="raw"?I.parseRawHeaders(G):I.parseHeaders(G);r=this.runInAsyncScope(H,null,{statusCode:S,headers:g,opaque:Y,
body:this.res,context:i})}catch(g){throw this.res.on("error",I.nop),g}if(!r||typeof r.on!="function")throw new p("expect\
ed Readable");r.on("data",g=>{const{ret:s,body:l}=this;!s.push(g)&&l.pause&&l.pause()}).on("error",g=>{const{ret:s}=this;
I.destroy(s,g)}).on("end",()=>{const{ret:g}=this;g.push(null)}).on("close",()=>{const{ret:g}=this;g._readableState.ended||
I.destroy(g,new c)}),this.body=r}onData(S){const{res:G}=this;return G.push(S)}onComplete(S){const{res:G}=this;G.push(null)}onError(S){
const{ret:G}=this;this.handler=null,I.destroy(G,S)}}function T(k,S){try{const G=new f(k,S);return this.dispatch({...k,body:G.
req},G),G.ret}catch(G){return new w().destroy(G)}}e(T,"pipeline"),V.exports=T}),14043:((V,W,t)=>{const o=t(34589),{Readable:b}=t(
49927),{InvalidArgumentError:w,RequestAbortedError:m}=t(68707),p=t(3440),{getResolveErrorBodyCallback:c}=t(87655),{AsyncResource:I}=t(
16698);class B extends I{static{e(this,"RequestHandler")}constructor(a,n){if(!a||typeof a!="object")throw new w("invalid\
 opts");const{signal:Q,method:C,opaque:f,body:T,onInfo:k,responseHeaders:S,throwOnError:G,highWaterMark:x}=a;try{if(typeof n!=
"function")throw new w("invalid callback");if(x&&(typeof x!="number"||x<0))throw new w("invalid highWaterMark");if(Q&&typeof Q.
on!="function"&&typeof Q.addEventListener!="function")throw new w("signal must be an EventEmitter or EventTarget");if(C===
"CONNECT")throw new w("invalid method");if(k&&typeof k!="function")throw new w("invalid onInfo callback");super("UNDICI_\
REQUEST")}catch(Y){throw p.isStream(T)&&p.destroy(T.on("error",p.nop),Y),Y}this.method=C,this.responseHeaders=S||null,this.
opaque=f||null,this.callback=n,this.res=null,this.abort=null,this.body=T,this.trailers={},this.context=null,this.onInfo=
k||null,this.throwOnError=G,this.highWaterMark=x,this.signal=Q,this.reason=null,this.removeAbortListener=null,p.isStream(
T)&&T.on("error",Y=>{this.onError(Y)}),this.signal&&(this.signal.aborted?this.reason=this.signal.reason??new m:this.removeAbortListener=
p.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new m,this.res?p.destroy(this.res.on("error",p.nop),
this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&(this.res?.off("close",this.removeAbortListener),
this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(a,n){if(this.reason){a(this.reason);return}o(this.
callback),this.abort=a,this.context=n}onHeaders(a,n,Q,C){const{callback:f,opaque:T,abort:k,context:S,responseHeaders:G,highWaterMark:x}=this,
Y=G==="raw"?p.parseRawHeaders(n):p.parseHeaders(n);if(a<200){this.onInfo&&this.onInfo({statusCode:a,headers:Y});return}const H=G===
"raw"?p.parseHeaders(n):Y,i=H["content-type"],r=H["content-length"],g=new b({resume:Q,abort:k,contentType:i,contentLength:this.
method!=="HEAD"&&r?Number(r):null,highWaterMark:x});this.removeAbortListener&&g.on("close",this.removeAbortListener),this.
callback=null,this.res=g,f!==null&&(this.throwOnError&&a>=400?this.runInAsyncScope(c,null,{callback:f,body:g,contentType:i,
statusCode:a,statusMessage:C,headers:Y}):this.runInAsyncScope(f,null,null,{statusCode:a,headers:Y,trailers:this.trailers,
opaque:T,body:g,context:S}))}onData(a){return this.res.push(a)}onComplete(a){p.parseHeaders(a,this.trailers),this.res.push(
null)}onError(a){const{res:n,callback:Q,body:C,opaque:f}=this;Q&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
Q,null,a,{opaque:f})})),n&&(this.res=null,queueMicrotask(()=>{p.destroy(n,a)})),C&&(this.body=null,p.destroy(C,a)),this.
removeAbortListener&&(n?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}}
function A(d,a){if(a===void 0)return new Promise((n,Q)=>{A.call(this,d,(C,f)=>C?Q(C):n(f))});try{this.dispatch(d,new B(d,
a))}catch(n){if(typeof a!="function")throw n;const Q=d?.opaque;queueMicrotask(()=>a(n,{opaque:Q}))}}e(A,"request"),V.exports=
A,V.exports.RequestHandler=B}),3560:((V,W,t)=>{const o=t(34589),{finished:b,PassThrough:w}=t(57075),{InvalidArgumentError:m,
InvalidReturnValueError:p}=t(68707),c=t(3440),{getResolveErrorBodyCallback:I}=t(87655),{AsyncResource:B}=t(16698),{addSignal:A,
removeSignal:d}=t(80158);class a extends B{static{e(this,"StreamHandler")}constructor(C,f,T){if(!C||typeof C!="object")throw new m(
"invalid opts");const{signal:k,method:S,opaque:G,body:x,onInfo:Y,responseHeaders:H,throwOnError:i}=C;try{if(typeof T!="f\
unction")throw new m("invalid callback");if(typeof f!="function")throw new m("invalid factory");if(k&&typeof k.on!="func\
tion"&&typeof k.addEventListener!="function")throw new m("signal must be an EventEmitter or EventTarget");if(S==="CONNEC\
T")throw new m("invalid method");if(Y&&typeof Y!="function")throw new m("invalid onInfo callback");super("UNDICI_STREAM")}catch(r){
throw c.isStream(x)&&c.destroy(x.on("error",c.nop),r),r}this.responseHeaders=H||null,this.opaque=G||null,this.factory=f,
this.callback=T,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=x,this.onInfo=Y||null,this.
throwOnError=i||!1,c.isStream(x)&&x.on("error",r=>{this.onError(r)}),A(this,k)}onConnect(C,f){if(this.reason){C(this.reason);
return}o(this.callback),this.abort=C,this.context=f}onHeaders(C,f,T,k){const{factory:S,opaque:G,context:x,callback:Y,responseHeaders:H}=this,
i=H==="raw"?c.parseRawHeaders(f):c.parseHeaders(f);if(C<200){this.onInfo&&this.onInfo({statusCode:C,headers:i});return}this.
factory=null;let r;if(this.throwOnError&&C>=400){const l=(H==="raw"?c.parseHeaders(f):i)["content-type"];r=new w,this.callback=
null,this.runInAsyncScope(I,null,{callback:Y,body:r,contentType:l,statusCode:C,statusMessage:k,headers:i})}else{if(S===null)
return;if(r=this.runInAsyncScope(S,null,{statusCode:C,headers:i,opaque:G,context:x}),!r||typeof r.write!="function"||typeof r.
end!="function"||typeof r.on!="function")throw new p("expected Writable");b(r,{readable:!1},s=>{const{callback:l,res:u,opaque:E,
trailers:h,abort:R}=this;this.res=null,(s||!u.readable)&&c.destroy(u,s),this.callback=null,this.runInAsyncScope(l,null,s||
null,{opaque:E,trailers:h}),s&&R()})}return r.on("drain",T),this.res=r,(r.writableNeedDrain!==void 0?r.writableNeedDrain:
r._writableState?.needDrain)!==!0}onData(C){const{res:f}=this;return f?f.write(C):!0}onComplete(C){const{res:f}=this;d(this),
f&&(this.trailers=c.parseHeaders(C),f.end())}onError(C){const{res:f,callback:T,opaque:k,body:S}=this;d(this),this.factory=
null,f?(this.res=null,c.destroy(f,C)):T&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(T,null,C,{opaque:k})})),
S&&(this.body=null,c.destroy(S,C))}}function n(Q,C,f){if(f===void 0)return new Promise((T,k)=>{n.call(this,Q,C,(S,G)=>S?
k(S):T(G))});try{this.dispatch(Q,new a(Q,C,f))}catch(T){if(typeof f!="function")throw T;const k=Q?.opaque;queueMicrotask(
()=>f(T,{opaque:k}))}}e(n,"stream"),V.exports=n}),61882:((V,W,t)=>{const{InvalidArgumentError:o,SocketError:b}=t(68707),
{AsyncResource:w}=t(16698),m=t(3440),{addSignal:p,removeSignal:c}=t(80158),I=t(34589);class B extends w{static{e(this,"U\
pgradeHandler")}constructor(a,n){if(!a||typeof a!="object")throw new o("invalid opts");if(typeof n!="function")throw new o(
"invalid callback");const{signal:Q,opaque:C,responseHeaders:f}=a;if(Q&&typeof Q.on!="function"&&typeof Q.addEventListener!=
"function")throw new o("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=f||
null,this.opaque=C||null,this.callback=n,this.abort=null,this.context=null,p(this,Q)}onConnect(a,n){if(this.reason){a(this.
reason);return}I(this.callback),this.abort=a,this.context=null}onHeaders(){throw new b("bad upgrade",null)}onUpgrade(a,n,Q){
I(a===101);const{callback:C,opaque:f,context:T}=this;c(this),this.callback=null;const k=this.responseHeaders==="raw"?m.parseRawHeaders(
n):m.parseHeaders(n);this.runInAsyncScope(C,null,null,{headers:k,socket:Q,opaque:f,context:T})}onError(a){const{callback:n,
opaque:Q}=this;c(this),n&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(n,null,a,{opaque:Q})}))}}function A(d,a){
if(a===void 0)return new Promise((n,Q)=>{A.call(this,d,(C,f)=>C?Q(C):n(f))});try{const n=new B(d,a);this.dispatch({...d,
method:d.method||"GET",upgrade:d.protocol||"Websocket"},n)}catch(n){if(typeof a!="function")throw n;const Q=d?.opaque;queueMicrotask(
()=>a(n,{opaque:Q}))}}e(A,"upgrade"),V.exports=A}),56615:((V,W,t)=>{V.exports.request=t(14043),V.exports.stream=t(3560),
V.exports.pipeline=t(76862),V.exports.upgrade=t(61882),V.exports.connect=t(34660)}),49927:((V,W,t)=>{const o=t(34589),{Readable:b}=t(
57075),{RequestAbortedError:w,NotSupportedError:m,InvalidArgumentError:p,AbortError:c}=t(68707),I=t(3440),{ReadableStreamFrom:B}=t(
3440),A=Symbol("kConsume"),d=Symbol("kReading"),a=Symbol("kBody"),n=Symbol("kAbort"),Q=Symbol("kContentType"),C=Symbol("\
kContentLength"),f=e(()=>{},"noop");class T extends b{static{e(this,"BodyReadable")}constructor({resume:l,abort:u,contentType:E="",
contentLength:h,highWaterMark:R=64*1024}){super({autoDestroy:!0,read:l,highWaterMark:R}),this._readableState.dataEmitted=
!1,this[n]=u,this[A]=null,this[a]=null,this[Q]=E,this[C]=h,this[d]=!1}destroy(l){return!l&&!this._readableState.endEmitted&&
(l=new w),l&&this[n](),super.destroy(l)}_destroy(l,u){this[d]?u(l):setImmediate(()=>{u(l)})}on(l,...u){return(l==="data"||
l==="readable")&&(this[d]=!0),super.on(l,...u)}addListener(l,...u){return this.on(l,...u)}off(l,...u){const E=super.off(
l,...u);return(l==="data"||l==="readable")&&(this[d]=this.listenerCount("data")>0||this.listenerCount("readable")>0),E}removeListener(l,...u){
return this.off(l,...u)}push(l){return this[A]&&l!==null?(r(this[A],l),this[d]?super.push(l):!0):super.push(l)}async text(){
return G(this,"text")}async json(){return G(this,"json")}async blob(){return G(this,"blob")}async bytes(){return G(this,
"bytes")}async arrayBuffer(){return G(this,"arrayBuffer")}async formData(){throw new m}get bodyUsed(){return I.isDisturbed(
this)}get body(){return this[a]||(this[a]=B(this),this[A]&&(this[a].getReader(),o(this[a].locked))),this[a]}async dump(l){
let u=Number.isFinite(l?.limit)?l.limit:131072;const E=l?.signal;if(E!=null&&(typeof E!="object"||!("aborted"in E)))throw new p(
"signal must be an AbortSignal");return E?.throwIfAborted(),this._readableState.closeEmitted?null:await new Promise((h,R)=>{
this[C]>u&&this.destroy(new c);const M=e(()=>{this.destroy(E.reason??new c)},"onAbort");E?.addEventListener("abort",M),this.
on("close",function(){E?.removeEventListener("abort",M),E?.aborted?R(E.reason??new c):h(null)}).on("error",f).on("data",
function(L){u-=L.length,u<=0&&this.destroy()}).resume()})}}function k(s){return s[a]&&s[a].locked===!0||s[A]}e(k,"isLock\
ed");function S(s){return I.isDisturbed(s)||k(s)}e(S,"isUnusable");async function G(s,l){return o(!s[A]),new Promise((u,E)=>{
if(S(s)){const h=s._readableState;h.destroyed&&h.closeEmitted===!1?s.on("error",R=>{E(R)}).on("close",()=>{E(new TypeError(
"unusable"))}):E(h.errored??new TypeError("unusable"))}else queueMicrotask(()=>{s[A]={type:l,stream:s,resolve:u,reject:E,
length:0,body:[]},s.on("error",function(h){g(this[A],h)}).on("close",function(){this[A].body!==null&&g(this[A],new w)}),
x(s[A])})})}e(G,"consume");function x(s){if(s.body===null)return;const{_readableState:l}=s.stream;if(l.bufferIndex){const u=l.
bufferIndex,E=l.buffer.length;for(let h=u;h<E;h++)r(s,l.buffer[h])}else for(const u of l.buffer)r(s,u);for(l.endEmitted?
i(this[A]):s.stream.on("end",function(){i(this[A])}),s.stream.resume();s.stream.read()!=null;);}e(x,"consumeStart");function Y(s,l){
if(s.length===0||l===0)return"";const u=s.length===1?s[0]:Buffer.concat(s,l),E=u.length,h=E>2&&u[0]===239&&u[1]===187&&u[2]===
191?3:0;return u.utf8Slice(h,E)}e(Y,"chunksDecode");function H(s,l){if(s.length===0||l===0)return new Uint8Array(0);if(s.
length===1)return new Uint8Array(s[0]);const u=new Uint8Array(Buffer.allocUnsafeSlow(l).buffer);let E=0;for(let h=0;h<s.
length;++h){const R=s[h];u.set(R,E),E+=R.length}return u}e(H,"chunksConcat");function i(s){const{type:l,body:u,resolve:E,
stream:h,length:R}=s;try{l==="text"?E(Y(u,R)):l==="json"?E(JSON.parse(Y(u,R))):l==="arrayBuffer"?E(H(u,R).buffer):l==="b\
lob"?E(new Blob(u,{type:h[Q]})):l==="bytes"&&E(H(u,R)),g(s)}catch(M){h.destroy(M)}}e(i,"consumeEnd");function r(s,l){s.length+=
l.length,s.body.push(l)}e(r,"consumePush");function g(s,l){s.body!==null&&(l?s.reject(l):s.resolve(),s.type=null,s.stream=
null,s.resolve=null,s.reject=null,s.length=0,s.body=null)}e(g,"consumeFinish"),V.exports={Readable:T,chunksDecode:Y}}),87655:((V,W,t)=>{
const o=t(34589),{ResponseStatusCodeError:b}=t(68707),{chunksDecode:w}=t(49927),m=128*1024;async function p({callback:B,
body:A,contentType:d,statusCode:a,statusMessage:n,headers:Q}){o(A);let C=[],f=0;try{for await(const G of A)if(C.push(G),
f+=G.length,f>m){C=[],f=0;break}}catch{C=[],f=0}const T=`Response status code ${a}${n?`: ${n}`:""}`;if(a===204||!d||!f){
queueMicrotask(()=>B(new b(T,a,Q)));return}const k=Error.stackTraceLimit;Error.stackTraceLimit=0;let S;try{c(d)?S=JSON.parse(
w(C,f)):I(d)&&(S=w(C,f))}catch{}finally{Error.stackTraceLimit=k}queueMicrotask(()=>B(new b(T,a,Q,S)))}e(p,"getResolveErr\
orBodyCallback");const c=e(B=>B.length>15&&B[11]==="/"&&B[0]==="a"&&B[1]==="p"&&B[2]==="p"&&B[3]==="l"&&B[4]==="i"&&B[5]===
"c"&&B[6]==="a"&&B[7]==="t"&&B[8]==="i"&&B[9]==="o"&&B[10]==="n"&&B[12]==="j"&&B[13]==="s"&&B[14]==="o"&&B[15]==="n","is\
ContentTypeApplicationJson"),I=e(B=>B.length>4&&B[4]==="/"&&B[0]==="t"&&B[1]==="e"&&B[2]==="x"&&B[3]==="t","isContentTyp\
eText");V.exports={getResolveErrorBodyCallback:p,isContentTypeApplicationJson:c,isContentTypeText:I}}),59136:((V,W,t)=>{
const o=t(77030),b=t(34589),w=t(3440),{InvalidArgumentError:m,ConnectTimeoutError:p}=t(68707),c=t(96603);function I(){}e(
I,"noop");let B,A;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?A=class{static{
e(this,"WeakSessionCache")}constructor(C){this._maxCachedSessions=C,this._sessionCache=new Map,this._sessionRegistry=new global.
FinalizationRegistry(f=>{if(this._sessionCache.size<this._maxCachedSessions)return;const T=this._sessionCache.get(f);T!==
void 0&&T.deref()===void 0&&this._sessionCache.delete(f)})}get(C){const f=this._sessionCache.get(C);return f?f.deref():null}set(C,f){
this._maxCachedSessions!==0&&(this._sessionCache.set(C,new WeakRef(f)),this._sessionRegistry.register(f,C))}}:A=class{static{
e(this,"SimpleSessionCache")}constructor(C){this._maxCachedSessions=C,this._sessionCache=new Map}get(C){return this._sessionCache.
get(C)}set(C,f){if(this._maxCachedSessions!==0){if(this._sessionCache.size>=this._maxCachedSessions){const{value:T}=this.
_sessionCache.keys().next();this._sessionCache.delete(T)}this._sessionCache.set(C,f)}}};function d({allowH2:Q,maxCachedSessions:C,
socketPath:f,timeout:T,session:k,...S}){if(C!=null&&(!Number.isInteger(C)||C<0))throw new m("maxCachedSessions must be a\
 positive integer or zero");const G={path:f,...S},x=new A(C??100);return T=T??1e4,Q=Q??!1,e(function({hostname:H,host:i,
protocol:r,port:g,servername:s,localAddress:l,httpSocket:u},E){let h;if(r==="https:"){B||(B=t(41692)),s=s||G.servername||
w.getServerName(i)||null;const M=s||H;b(M);const L=k||x.get(M)||null;g=g||443,h=B.connect({highWaterMark:16384,...G,servername:s,
session:L,localAddress:l,ALPNProtocols:Q?["http/1.1","h2"]:["http/1.1"],socket:u,port:g,host:H}),h.on("session",function(O){
x.set(M,O)})}else b(!u,"httpSocket can only be sent on TLS update"),g=g||80,h=o.connect({highWaterMark:64*1024,...G,localAddress:l,
port:g,host:H});if(G.keepAlive==null||G.keepAlive){const M=G.keepAliveInitialDelay===void 0?6e4:G.keepAliveInitialDelay;
h.setKeepAlive(!0,M)}const R=a(new WeakRef(h),{timeout:T,hostname:H,port:g});return h.setNoDelay(!0).once(r==="https:"?"\
secureConnect":"connect",function(){if(queueMicrotask(R),E){const M=E;E=null,M(null,this)}}).on("error",function(M){if(queueMicrotask(
R),E){const L=E;E=null,L(M)}}),h},"connect")}e(d,"buildConnector");const a=process.platform==="win32"?(Q,C)=>{if(!C.timeout)
return I;let f=null,T=null;const k=c.setFastTimeout(()=>{f=setImmediate(()=>{T=setImmediate(()=>n(Q.deref(),C))})},C.timeout);
return()=>{c.clearFastTimeout(k),clearImmediate(f),clearImmediate(T)}}:(Q,C)=>{if(!C.timeout)return I;let f=null;const T=c.
setFastTimeout(()=>{f=setImmediate(()=>{n(Q.deref(),C)})},C.timeout);return()=>{c.clearFastTimeout(T),clearImmediate(f)}};
function n(Q,C){if(Q==null)return;let f="Connect Timeout Error";Array.isArray(Q.autoSelectFamilyAttemptedAddresses)?f+=`\
 (attempted addresses: ${Q.autoSelectFamilyAttemptedAddresses.join(", ")},`:f+=` (attempted address: ${C.hostname}:${C.port}\
,`,f+=` timeout: ${C.timeout}ms)`,w.destroy(Q,new p(f))}e(n,"onConnectTimeout"),V.exports=d}),10735:(V=>{const W={},t=["\
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
"X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"];for(let o=0;o<
t.length;++o){const b=t[o],w=b.toLowerCase();W[b]=W[w]=w}Object.setPrototypeOf(W,null),V.exports={wellknownHeaderNames:t,
headerNameLowerCasedRecord:W}}),42414:((V,W,t)=>{const o=t(53053),b=t(57975),w=b.debuglog("undici"),m=b.debuglog("fetch"),
p=b.debuglog("websocket");let c=!1;const I={beforeConnect:o.channel("undici:client:beforeConnect"),connected:o.channel("\
undici:client:connected"),connectError:o.channel("undici:client:connectError"),sendHeaders:o.channel("undici:client:send\
Headers"),create:o.channel("undici:request:create"),bodySent:o.channel("undici:request:bodySent"),headers:o.channel("und\
ici:request:headers"),trailers:o.channel("undici:request:trailers"),error:o.channel("undici:request:error"),open:o.channel(
"undici:websocket:open"),close:o.channel("undici:websocket:close"),socketError:o.channel("undici:websocket:socket_error"),
ping:o.channel("undici:websocket:ping"),pong:o.channel("undici:websocket:pong")};if(w.enabled||m.enabled){const B=m.enabled?
m:w;o.channel("undici:client:beforeConnect").subscribe(A=>{const{connectParams:{version:d,protocol:a,port:n,host:Q}}=A;B(
"connecting to %s using %s%s",`${Q}${n?`:${n}`:""}`,a,d)}),o.channel("undici:client:connected").subscribe(A=>{const{connectParams:{
version:d,protocol:a,port:n,host:Q}}=A;B("connected to %s using %s%s",`${Q}${n?`:${n}`:""}`,a,d)}),o.channel("undici:cli\
ent:connectError").subscribe(A=>{const{connectParams:{version:d,protocol:a,port:n,host:Q},error:C}=A;B("connection to %s\
 using %s%s errored - %s",`${Q}${n?`:${n}`:""}`,a,d,C.message)}),o.channel("undici:client:sendHeaders").subscribe(A=>{const{
request:{method:d,path:a,origin:n}}=A;B("sending request to %s %s/%s",d,n,a)}),o.channel("undici:request:headers").subscribe(
A=>{const{request:{method:d,path:a,origin:n},response:{statusCode:Q}}=A;B("received response to %s %s/%s - HTTP %d",d,n,
a,Q)}),o.channel("undici:request:trailers").subscribe(A=>{const{request:{method:d,path:a,origin:n}}=A;B("trailers receiv\
ed from %s %s/%s",d,n,a)}),o.channel("undici:request:error").subscribe(A=>{const{request:{method:d,path:a,origin:n},error:Q}=A;
B("request to %s %s/%s errored - %s",d,n,a,Q.message)}),c=!0}if(p.enabled){if(!c){const B=w.enabled?w:p;o.channel("undic\
i:client:beforeConnect").subscribe(A=>{const{connectParams:{version:d,protocol:a,port:n,host:Q}}=A;B("connecting to %s%s\
 using %s%s",Q,n?`:${n}`:"",a,d)}),o.channel("undici:client:connected").subscribe(A=>{const{connectParams:{version:d,protocol:a,
port:n,host:Q}}=A;B("connected to %s%s using %s%s",Q,n?`:${n}`:"",a,d)}),o.channel("undici:client:connectError").subscribe(
A=>{const{connectParams:{version:d,protocol:a,port:n,host:Q},error:C}=A;B("connection to %s%s using %s%s errored - %s",Q,
n?`:${n}`:"",a,d,C.message)}),o.channel("undici:client:sendHeaders").subscribe(A=>{const{request:{method:d,path:a,origin:n}}=A;
B("sending request to %s %s/%s",d,n,a)})}o.channel("undici:websocket:open").subscribe(B=>{const{address:{address:A,port:d}}=B;
p("connection opened %s%s",A,d?`:${d}`:"")}),o.channel("undici:websocket:close").subscribe(B=>{const{websocket:A,code:d,
reason:a}=B;p("closed connection to %s - %s %s",A.url,d,a)}),o.channel("undici:websocket:socket_error").subscribe(B=>{p(
"connection errored - %s",B.message)}),o.channel("undici:websocket:ping").subscribe(B=>{p("ping received")}),o.channel("\
undici:websocket:pong").subscribe(B=>{p("pong received")})}V.exports={channels:I}}),68707:(V=>{const W=Symbol.for("undic\
i.error.UND_ERR");class t extends Error{static{e(this,"UndiciError")}constructor(q){super(q),this.name="UndiciError",this.
code="UND_ERR"}static[Symbol.hasInstance](q){return q&&q[W]===!0}[W]=!0}const o=Symbol.for("undici.error.UND_ERR_CONNECT\
_TIMEOUT");class b extends t{static{e(this,"ConnectTimeoutError")}constructor(q){super(q),this.name="ConnectTimeoutError",
this.message=q||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](q){return q&&q[o]===
!0}[o]=!0}const w=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class m extends t{static{e(this,"HeadersTimeoutErro\
r")}constructor(q){super(q),this.name="HeadersTimeoutError",this.message=q||"Headers Timeout Error",this.code="UND_ERR_H\
EADERS_TIMEOUT"}static[Symbol.hasInstance](q){return q&&q[w]===!0}[w]=!0}const p=Symbol.for("undici.error.UND_ERR_HEADER\
S_OVERFLOW");class c extends t{static{e(this,"HeadersOverflowError")}constructor(q){super(q),this.name="HeadersOverflowE\
rror",this.message=q||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](q){return q&&
q[p]===!0}[p]=!0}const I=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class B extends t{static{e(this,"BodyTimeoutErr\
or")}constructor(q){super(q),this.name="BodyTimeoutError",this.message=q||"Body Timeout Error",this.code="UND_ERR_BODY_T\
IMEOUT"}static[Symbol.hasInstance](q){return q&&q[I]===!0}[I]=!0}const A=Symbol.for("undici.error.UND_ERR_RESPONSE_STATU\
S_CODE");class d extends t{static{e(this,"ResponseStatusCodeError")}constructor(q,pe,Be,Ae){super(q),this.name="Response\
StatusCodeError",this.message=q||"Response Status Code Error",this.code="UND_ERR_RESPONSE_STATUS_CODE",this.body=Ae,this.
status=pe,this.statusCode=pe,this.headers=Be}static[Symbol.hasInstance](q){return q&&q[A]===!0}[A]=!0}const a=Symbol.for(
"undici.error.UND_ERR_INVALID_ARG");class n extends t{static{e(this,"InvalidArgumentError")}constructor(q){super(q),this.
name="InvalidArgumentError",this.message=q||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](q){
return q&&q[a]===!0}[a]=!0}const Q=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class C extends t{static{e(this,
"InvalidReturnValueError")}constructor(q){super(q),this.name="InvalidReturnValueError",this.message=q||"Invalid Return V\
alue Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](q){return q&&q[Q]===!0}[Q]=!0}const f=Symbol.
for("undici.error.UND_ERR_ABORT");class T extends t{static{e(this,"AbortError")}constructor(q){super(q),this.name="Abort\
Error",this.message=q||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](q){return q&&q[f]===
!0}[f]=!0}const k=Symbol.for("undici.error.UND_ERR_ABORTED");class S extends T{static{e(this,"RequestAbortedError")}constructor(q){
super(q),this.name="AbortError",this.message=q||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](q){
return q&&q[k]===!0}[k]=!0}const G=Symbol.for("undici.error.UND_ERR_INFO");class x extends t{static{e(this,"Informationa\
lError")}constructor(q){super(q),this.name="InformationalError",this.message=q||"Request information",this.code="UND_ERR\
_INFO"}static[Symbol.hasInstance](q){return q&&q[G]===!0}[G]=!0}const Y=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LEN\
GTH_MISMATCH");class H extends t{static{e(this,"RequestContentLengthMismatchError")}constructor(q){super(q),this.name="R\
equestContentLengthMismatchError",this.message=q||"Request body length does not match content-length header",this.code="\
UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](q){return q&&q[Y]===!0}[Y]=!0}const i=Symbol.for("undici\
.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class r extends t{static{e(this,"ResponseContentLengthMismatchError")}constructor(q){
super(q),this.name="ResponseContentLengthMismatchError",this.message=q||"Response body length does not match content-len\
gth header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](q){return q&&q[i]===!0}[i]=!0}const g=Symbol.
for("undici.error.UND_ERR_DESTROYED");class s extends t{static{e(this,"ClientDestroyedError")}constructor(q){super(q),this.
name="ClientDestroyedError",this.message=q||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](q){
return q&&q[g]===!0}[g]=!0}const l=Symbol.for("undici.error.UND_ERR_CLOSED");class u extends t{static{e(this,"ClientClos\
edError")}constructor(q){super(q),this.name="ClientClosedError",this.message=q||"The client is closed",this.code="UND_ER\
R_CLOSED"}static[Symbol.hasInstance](q){return q&&q[l]===!0}[l]=!0}const E=Symbol.for("undici.error.UND_ERR_SOCKET");class h extends t{static{
e(this,"SocketError")}constructor(q,pe){super(q),this.name="SocketError",this.message=q||"Socket error",this.code="UND_E\
RR_SOCKET",this.socket=pe}static[Symbol.hasInstance](q){return q&&q[E]===!0}[E]=!0}const R=Symbol.for("undici.error.UND_\
ERR_NOT_SUPPORTED");class M extends t{static{e(this,"NotSupportedError")}constructor(q){super(q),this.name="NotSupported\
Error",this.message=q||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](q){return q&&q[R]===
!0}[R]=!0}const L=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");class O extends t{static{e(this,"BalancedPoolM\
issingUpstreamError")}constructor(q){super(q),this.name="MissingUpstreamError",this.message=q||"No upstream has been add\
ed to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](q){return q&&q[L]===!0}[L]=!0}
const P=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class ne extends Error{static{e(this,"HTTPParserError")}constructor(q,pe,Be){
super(q),this.name="HTTPParserError",this.code=pe?`HPE_${pe}`:void 0,this.data=Be?Be.toString():void 0}static[Symbol.hasInstance](q){
return q&&q[P]===!0}[P]=!0}const ue=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class de extends t{static{e(
this,"ResponseExceededMaxSizeError")}constructor(q){super(q),this.name="ResponseExceededMaxSizeError",this.message=q||"R\
esponse content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](q){return q&&q[ue]===
!0}[ue]=!0}const Ce=Symbol.for("undici.error.UND_ERR_REQ_RETRY");class we extends t{static{e(this,"RequestRetryError")}constructor(q,pe,{
headers:Be,data:Ae}){super(q),this.name="RequestRetryError",this.message=q||"Request retry error",this.code="UND_ERR_REQ\
_RETRY",this.statusCode=pe,this.data=Ae,this.headers=Be}static[Symbol.hasInstance](q){return q&&q[Ce]===!0}[Ce]=!0}const ye=Symbol.
for("undici.error.UND_ERR_RESPONSE");class me extends t{static{e(this,"ResponseError")}constructor(q,pe,{headers:Be,data:Ae}){
super(q),this.name="ResponseError",this.message=q||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=pe,this.
data=Ae,this.headers=Be}static[Symbol.hasInstance](q){return q&&q[ye]===!0}[ye]=!0}const ve=Symbol.for("undici.error.UND\
_ERR_PRX_TLS");class Ye extends t{static{e(this,"SecureProxyConnectionError")}constructor(q,pe,Be){super(pe,{cause:q,...Be??
{}}),this.name="SecureProxyConnectionError",this.message=pe||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",
this.cause=q}static[Symbol.hasInstance](q){return q&&q[ve]===!0}[ve]=!0}const oe=Symbol.for("undici.error.UND_ERR_WS_MES\
SAGE_SIZE_EXCEEDED");class re extends t{static{e(this,"MessageSizeExceededError")}constructor(q){super(q),this.name="Mes\
sageSizeExceededError",this.message=q||"Max decompressed message size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEE\
DED"}static[Symbol.hasInstance](q){return q&&q[oe]===!0}get[oe](){return!0}}V.exports={AbortError:T,HTTPParserError:ne,UndiciError:t,
HeadersTimeoutError:m,HeadersOverflowError:c,BodyTimeoutError:B,RequestContentLengthMismatchError:H,ConnectTimeoutError:b,
ResponseStatusCodeError:d,InvalidArgumentError:n,InvalidReturnValueError:C,RequestAbortedError:S,ClientDestroyedError:s,
ClientClosedError:u,InformationalError:x,SocketError:h,NotSupportedError:M,ResponseContentLengthMismatchError:r,BalancedPoolMissingUpstreamError:O,
ResponseExceededMaxSizeError:de,RequestRetryError:we,ResponseError:me,SecureProxyConnectionError:Ye,MessageSizeExceededError:re}}),
44655:((V,W,t)=>{const{InvalidArgumentError:o,NotSupportedError:b}=t(68707),w=t(34589),{isValidHTTPToken:m,isValidHeaderValue:p,
isStream:c,destroy:I,isBuffer:B,isFormDataLike:A,isIterable:d,isBlobLike:a,buildURL:n,validateHandler:Q,getServerName:C,
normalizedMethodRecords:f}=t(3440),{channels:T}=t(42414),{headerNameLowerCasedRecord:k}=t(10735),S=/[^\u0021-\u00ff]/,G=Symbol(
"handler");class x{static{e(this,"Request")}constructor(i,{path:r,method:g,body:s,headers:l,query:u,idempotent:E,blocking:h,
upgrade:R,headersTimeout:M,bodyTimeout:L,reset:O,throwOnError:P,expectContinue:ne,servername:ue},de){if(typeof r!="strin\
g")throw new o("path must be a string");if(r[0]!=="/"&&!(r.startsWith("http://")||r.startsWith("https://"))&&g!=="CONNEC\
T")throw new o("path must be an absolute URL or start with a slash");if(S.test(r))throw new o("invalid request path");if(typeof g!=
"string")throw new o("method must be a string");if(f[g]===void 0&&!m(g))throw new o("invalid request method");if(R&&typeof R!=
"string")throw new o("upgrade must be a string");if(R&&!p(R))throw new o("invalid upgrade header");if(M!=null&&(!Number.
isFinite(M)||M<0))throw new o("invalid headersTimeout");if(L!=null&&(!Number.isFinite(L)||L<0))throw new o("invalid body\
Timeout");if(O!=null&&typeof O!="boolean")throw new o("invalid reset");if(ne!=null&&typeof ne!="boolean")throw new o("in\
valid expectContinue");if(this.headersTimeout=M,this.bodyTimeout=L,this.throwOnError=P===!0,this.method=g,this.abort=null,
s==null)this.body=null;else if(c(s)){this.body=s;const Ce=this.body._readableState;(!Ce||!Ce.autoDestroy)&&(this.endHandler=
e(function(){I(this)},"autoDestroy"),this.body.on("end",this.endHandler)),this.errorHandler=we=>{this.abort?this.abort(we):
this.error=we},this.body.on("error",this.errorHandler)}else if(B(s))this.body=s.byteLength?s:null;else if(ArrayBuffer.isView(
s))this.body=s.buffer.byteLength?Buffer.from(s.buffer,s.byteOffset,s.byteLength):null;else if(s instanceof ArrayBuffer)this.
body=s.byteLength?Buffer.from(s):null;else if(typeof s=="string")this.body=s.length?Buffer.from(s):null;else if(A(s)||d(
s)||a(s))this.body=s;else throw new o("body must be a string, a Buffer, a Readable stream, an iterable, or an async iter\
able");if(this.completed=!1,this.aborted=!1,this.upgrade=R||null,this.path=u?n(r,u):r,this.origin=i,this.idempotent=E??(g===
"HEAD"||g==="GET"),this.blocking=h??!1,this.reset=O??null,this.host=null,this.contentLength=null,this.contentType=null,this.
headers=[],this.expectContinue=ne??!1,Array.isArray(l)){if(l.length%2!==0)throw new o("headers array must be even");for(let Ce=0;Ce<
l.length;Ce+=2)Y(this,l[Ce],l[Ce+1])}else if(l&&typeof l=="object")if(l[Symbol.iterator])for(const Ce of l){if(!Array.isArray(
Ce)||Ce.length!==2)throw new o("headers must be in key-value pair format");Y(this,Ce[0],Ce[1])}else{const Ce=Object.keys(
l);for(let we=0;we<Ce.length;++we)Y(this,Ce[we],l[Ce[we]])}else if(l!=null)throw new o("headers must be an object or an \
array");Q(de,g,R),this.servername=ue||C(this.host),this[G]=de,T.create.hasSubscribers&&T.create.publish({request:this})}onBodySent(i){
if(this[G].onBodySent)try{return this[G].onBodySent(i)}catch(r){this.abort(r)}}onRequestSent(){if(T.bodySent.hasSubscribers&&
T.bodySent.publish({request:this}),this[G].onRequestSent)try{return this[G].onRequestSent()}catch(i){this.abort(i)}}onConnect(i){
if(w(!this.aborted),w(!this.completed),this.error)i(this.error);else return this.abort=i,this[G].onConnect(i)}onResponseStarted(){
return this[G].onResponseStarted?.()}onHeaders(i,r,g,s){w(!this.aborted),w(!this.completed),T.headers.hasSubscribers&&T.
headers.publish({request:this,response:{statusCode:i,headers:r,statusText:s}});try{return this[G].onHeaders(i,r,g,s)}catch(l){
this.abort(l)}}onData(i){w(!this.aborted),w(!this.completed);try{return this[G].onData(i)}catch(r){return this.abort(r),
!1}}onUpgrade(i,r,g,s=""){this.onFinally(),w(!this.aborted),w(!this.completed),i!==null&&this.#e(i,r,s);const l=this[G].
onUpgrade(i,r,g);return this.aborted||(this.completed=!0,i!==null&&this.#A()),l}onUpgradeResponse(i,r,g,s=""){w(!this.aborted),
w(this.completed),T.headers.hasSubscribers&&this.#e(i,g(r),s),this.#A()}onUpgradeError(i){w(!this.aborted),w(this.completed),
T.error.hasSubscribers&&T.error.publish({request:this,error:i})}#e(i,r,g){T.headers.hasSubscribers&&T.headers.publish({request:this,
response:{statusCode:i,headers:r,statusText:g}})}#A(){T.trailers.hasSubscribers&&T.trailers.publish({request:this,trailers:[]})}onComplete(i){
this.onFinally(),w(!this.aborted),this.completed=!0,T.trailers.hasSubscribers&&T.trailers.publish({request:this,trailers:i});
try{return this[G].onComplete(i)}catch(r){this.onError(r)}}onError(i){if(this.onFinally(),T.error.hasSubscribers&&T.error.
publish({request:this,error:i}),!this.aborted)return this.aborted=!0,this[G].onError(i)}onFinally(){this.errorHandler&&(this.
body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.
endHandler=null)}addHeader(i,r){return Y(this,i,r),this}}function Y(H,i,r){if(r&&typeof r=="object"&&!Array.isArray(r))throw new o(
`invalid ${i} header`);if(r===void 0)return;let g=k[i];if(g===void 0&&(g=i.toLowerCase(),k[g]===void 0&&!m(g)))throw new o(
"invalid header key");if(Array.isArray(r)){const s=[];for(let l=0;l<r.length;l++)if(typeof r[l]=="string"){if(!p(r[l]))throw new o(
`invalid ${i} header`);s.push(r[l])}else if(r[l]===null)s.push("");else{if(typeof r[l]=="object")throw new o(`invalid ${i}\
 header`);{const u=`${r[l]}`;if(!p(u))throw new o(`invalid ${i} header`);s.push(u)}}r=s}else if(typeof r=="string"){if(!p(
r))throw new o(`invalid ${i} header`)}else if(r===null)r="";else if(r=`${r}`,!p(r))throw new o(`invalid ${i} header`);if(g===
"host"){if(H.host!==null)throw new o("duplicate host header");if(typeof r!="string")throw new o("invalid host header");H.
host=r}else if(g==="content-length"){if(H.contentLength!==null)throw new o("duplicate content-length header");if(H.contentLength=
parseInt(r,10),!Number.isFinite(H.contentLength))throw new o("invalid content-length header")}else if(H.contentType===null&&
g==="content-type")H.contentType=r,H.headers.push(i,r);else{if(g==="transfer-encoding"||g==="keep-alive"||g==="upgrade")
throw new o(`invalid ${g} header`);if(g==="connection"){const s=typeof r=="string"?r.toLowerCase():null;if(s!=="close"&&
s!=="keep-alive")throw new o("invalid connection header");s==="close"&&(H.reset=!0)}else{if(g==="expect")throw new b("ex\
pect header not supported");H.headers.push(i,r)}}}e(Y,"processHeader"),V.exports=x}),36443:(V=>{V.exports={kClose:Symbol(
"close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol(
"resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol(
"default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol("k\
eep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol(
"headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local add\
ress"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol(
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
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}}),67752:((V,W,t)=>{const{wellknownHeaderNames:o,headerNameLowerCasedRecord:b}=t(
10735);class w{static{e(this,"TstNode")}value=null;left=null;middle=null;right=null;code;constructor(I,B,A){if(A===void 0||
A>=I.length)throw new TypeError("Unreachable");if((this.code=I.charCodeAt(A))>127)throw new TypeError("key must be ascii\
 string");I.length!==++A?this.middle=new w(I,B,A):this.value=B}add(I,B){const A=I.length;if(A===0)throw new TypeError("U\
nreachable");let d=0,a=this;for(;;){const n=I.charCodeAt(d);if(n>127)throw new TypeError("key must be ascii string");if(a.
code===n)if(A===++d){a.value=B;break}else if(a.middle!==null)a=a.middle;else{a.middle=new w(I,B,d);break}else if(a.code<
n)if(a.left!==null)a=a.left;else{a.left=new w(I,B,d);break}else if(a.right!==null)a=a.right;else{a.right=new w(I,B,d);break}}}search(I){
const B=I.length;let A=0,d=this;for(;d!==null&&A<B;){let a=I[A];for(a<=90&&a>=65&&(a|=32);d!==null;){if(a===d.code){if(B===
++A)return d;d=d.middle;break}d=d.code<a?d.left:d.right}}return null}}class m{static{e(this,"TernarySearchTree")}node=null;insert(I,B){
this.node===null?this.node=new w(I,B,0):this.node.add(I,B)}lookup(I){return this.node?.search(I)?.value??null}}const p=new m;
for(let c=0;c<o.length;++c){const I=b[o[c]];p.insert(I,I)}V.exports={TernarySearchTree:m,tree:p}}),3440:((V,W,t)=>{const o=t(
34589),{kDestroyed:b,kBodyUsed:w,kListeners:m,kBody:p}=t(36443),{IncomingMessage:c}=t(37067),I=t(57075),B=t(77030),{Blob:A}=t(
4573),d=t(57975),{stringify:a}=t(41792),{EventEmitter:n}=t(78474),{InvalidArgumentError:Q}=t(68707),{headerNameLowerCasedRecord:C}=t(
10735),{tree:f}=t(67752),[T,k]=process.versions.node.split(".").map(U=>Number(U));class S{static{e(this,"BodyAsyncIterab\
le")}constructor(se){this[p]=se,this[w]=!1}async*[Symbol.asyncIterator](){o(!this[w],"disturbed"),this[w]=!0,yield*this[p]}}
function G(U){return Y(U)?(L(U)===0&&U.on("data",function(){o(!1)}),typeof U.readableDidRead!="boolean"&&(U[w]=!1,n.prototype.
on.call(U,"data",function(){this[w]=!0})),U):U&&typeof U.pipeTo=="function"?new S(U):U&&typeof U!="string"&&!ArrayBuffer.
isView(U)&&M(U)?new S(U):U}e(G,"wrapRequestBody");function x(){}e(x,"nop");function Y(U){return U&&typeof U=="object"&&typeof U.
pipe=="function"&&typeof U.on=="function"}e(Y,"isStream");function H(U){if(U===null)return!1;if(U instanceof A)return!0;
if(typeof U!="object")return!1;{const se=U[Symbol.toStringTag];return(se==="Blob"||se==="File")&&("stream"in U&&typeof U.
stream=="function"||"arrayBuffer"in U&&typeof U.arrayBuffer=="function")}}e(H,"isBlobLike");function i(U,se){if(U.includes(
"?")||U.includes("#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');const Qe=a(
se);return Qe&&(U+="?"+Qe),U}e(i,"buildURL");function r(U){const se=parseInt(U,10);return se===Number(U)&&se>=0&&se<=65535}
e(r,"isValidPort");function g(U){return U!=null&&U[0]==="h"&&U[1]==="t"&&U[2]==="t"&&U[3]==="p"&&(U[4]===":"||U[4]==="s"&&
U[5]===":")}e(g,"isHttpOrHttpsPrefixed");function s(U){if(typeof U=="string"){if(U=new URL(U),!g(U.origin||U.protocol))throw new Q(
"Invalid URL protocol: the URL must start with `http:` or `https:`.");return U}if(!U||typeof U!="object")throw new Q("In\
valid URL: The URL argument must be a non-null object.");if(!(U instanceof URL)){if(U.port!=null&&U.port!==""&&r(U.port)===
!1)throw new Q("Invalid URL: port must be a valid integer or a string representation of an integer.");if(U.path!=null&&typeof U.
path!="string")throw new Q("Invalid URL path: the path must be a string or null/undefined.");if(U.pathname!=null&&typeof U.
pathname!="string")throw new Q("Invalid URL pathname: the pathname must be a string or null/undefined.");if(U.hostname!=
null&&typeof U.hostname!="string")throw new Q("Invalid URL hostname: the hostname must be a string or null/undefined.");
if(U.origin!=null&&typeof U.origin!="string")throw new Q("Invalid URL origin: the origin must be a string or null/undefi\
ned.");if(!g(U.origin||U.protocol))throw new Q("Invalid URL protocol: the URL must start with `http:` or `https:`.");const se=U.
port!=null?U.port:U.protocol==="https:"?443:80;let Qe=U.origin!=null?U.origin:`${U.protocol||""}//${U.hostname||""}:${se}`,
Ue=U.path!=null?U.path:`${U.pathname||""}${U.search||""}`;return Qe[Qe.length-1]==="/"&&(Qe=Qe.slice(0,Qe.length-1)),Ue&&
Ue[0]!=="/"&&(Ue=`/${Ue}`),new URL(`${Qe}${Ue}`)}if(!g(U.origin||U.protocol))throw new Q("Invalid URL protocol: the URL \
must start with `http:` or `https:`.");return U}e(s,"parseURL");function l(U){if(U=s(U),U.pathname!=="/"||U.search||U.hash)
throw new Q("invalid url");return U}e(l,"parseOrigin");function u(U){if(U[0]==="["){const Qe=U.indexOf("]");return o(Qe!==
-1),U.substring(1,Qe)}const se=U.indexOf(":");return se===-1?U:U.substring(0,se)}e(u,"getHostname");function E(U){if(!U)
return null;o(typeof U=="string");const se=u(U);return B.isIP(se)?"":se}e(E,"getServerName");function h(U){return JSON.parse(
JSON.stringify(U))}e(h,"deepClone");function R(U){return U!=null&&typeof U[Symbol.asyncIterator]=="function"}e(R,"isAsyn\
cIterable");function M(U){return U!=null&&(typeof U[Symbol.iterator]=="function"||typeof U[Symbol.asyncIterator]=="funct\
ion")}e(M,"isIterable");function L(U){if(U==null)return 0;if(Y(U)){const se=U._readableState;return se&&se.objectMode===
!1&&se.ended===!0&&Number.isFinite(se.length)?se.length:null}else{if(H(U))return U.size!=null?U.size:null;if(me(U))return U.
byteLength}return null}e(L,"bodyLength");function O(U){return U&&!!(U.destroyed||U[b]||I.isDestroyed?.(U))}e(O,"isDestro\
yed");function P(U,se){U==null||!Y(U)||O(U)||(typeof U.destroy=="function"?(Object.getPrototypeOf(U).constructor===c&&(U.
socket=null),U.destroy(se)):se&&queueMicrotask(()=>{U.emit("error",se)}),U.destroyed!==!0&&(U[b]=!0))}e(P,"destroy");const ne=/timeout=(\d+)/;
function ue(U){const se=U.toString().match(ne);return se?parseInt(se[1],10)*1e3:null}e(ue,"parseKeepAliveTimeout");function de(U){
return typeof U=="string"?C[U]??U.toLowerCase():f.lookup(U)??U.toString("latin1").toLowerCase()}e(de,"headerNameToString");
function Ce(U){return f.lookup(U)??U.toString("latin1").toLowerCase()}e(Ce,"bufferToLowerCasedHeaderName");function we(U,se){
se===void 0&&(se={});for(let Qe=0;Qe<U.length;Qe+=2){const Ue=de(U[Qe]);let Ge=se[Ue];if(Ge)typeof Ge=="string"&&(Ge=[Ge],
se[Ue]=Ge),Ge.push(U[Qe+1].toString("utf8"));else{const De=U[Qe+1];typeof De=="string"?se[Ue]=De:se[Ue]=Array.isArray(De)?
De.map(Xe=>Xe.toString("utf8")):De.toString("utf8")}}return"content-length"in se&&"content-disposition"in se&&(se["conte\
nt-disposition"]=Buffer.from(se["content-disposition"]).toString("latin1")),se}e(we,"parseHeaders");function ye(U){const se=U.
length,Qe=new Array(se);let Ue=!1,Ge=-1,De,Xe,je=0;for(let Ke=0;Ke<U.length;Ke+=2)De=U[Ke],Xe=U[Ke+1],typeof De!="string"&&
(De=De.toString()),typeof Xe!="string"&&(Xe=Xe.toString("utf8")),je=De.length,je===14&&De[7]==="-"&&(De==="content-lengt\
h"||De.toLowerCase()==="content-length")?Ue=!0:je===19&&De[7]==="-"&&(De==="content-disposition"||De.toLowerCase()==="co\
ntent-disposition")&&(Ge=Ke+1),Qe[Ke]=De,Qe[Ke+1]=Xe;return Ue&&Ge!==-1&&(Qe[Ge]=Buffer.from(Qe[Ge]).toString("latin1")),
Qe}e(ye,"parseRawHeaders");function me(U){return U instanceof Uint8Array||Buffer.isBuffer(U)}e(me,"isBuffer");function ve(U,se,Qe){
if(!U||typeof U!="object")throw new Q("handler must be an object");if(typeof U.onConnect!="function")throw new Q("invali\
d onConnect method");if(typeof U.onError!="function")throw new Q("invalid onError method");if(typeof U.onBodySent!="func\
tion"&&U.onBodySent!==void 0)throw new Q("invalid onBodySent method");if(Qe||se==="CONNECT"){if(typeof U.onUpgrade!="fun\
ction")throw new Q("invalid onUpgrade method")}else{if(typeof U.onHeaders!="function")throw new Q("invalid onHeaders met\
hod");if(typeof U.onData!="function")throw new Q("invalid onData method");if(typeof U.onComplete!="function")throw new Q(
"invalid onComplete method")}}e(ve,"validateHandler");function Ye(U){return!!(U&&(I.isDisturbed(U)||U[w]))}e(Ye,"isDistu\
rbed");function oe(U){return!!(U&&I.isErrored(U))}e(oe,"isErrored");function re(U){return!!(U&&I.isReadable(U))}e(re,"is\
Readable");function ae(U){return{localAddress:U.localAddress,localPort:U.localPort,remoteAddress:U.remoteAddress,remotePort:U.
remotePort,remoteFamily:U.remoteFamily,timeout:U.timeout,bytesWritten:U.bytesWritten,bytesRead:U.bytesRead}}e(ae,"getSoc\
ketInfo");function q(U){let se;return new ReadableStream({async start(){se=U[Symbol.asyncIterator]()},async pull(Qe){const{
done:Ue,value:Ge}=await se.next();if(Ue)queueMicrotask(()=>{Qe.close(),Qe.byobRequest?.respond(0)});else{const De=Buffer.
isBuffer(Ge)?Ge:Buffer.from(Ge);De.byteLength&&Qe.enqueue(new Uint8Array(De))}return Qe.desiredSize>0},async cancel(Qe){
await se.return()},type:"bytes"})}e(q,"ReadableStreamFrom");function pe(U){return U&&typeof U=="object"&&typeof U.append==
"function"&&typeof U.delete=="function"&&typeof U.get=="function"&&typeof U.getAll=="function"&&typeof U.has=="function"&&
typeof U.set=="function"&&U[Symbol.toStringTag]==="FormData"}e(pe,"isFormDataLike");function Be(U,se){return"addEventLis\
tener"in U?(U.addEventListener("abort",se,{once:!0}),()=>U.removeEventListener("abort",se)):(U.addListener("abort",se),()=>U.
removeListener("abort",se))}e(Be,"addAbortListener");const Ae=typeof String.prototype.toWellFormed=="function",ee=typeof String.
prototype.isWellFormed=="function";function ge(U){return Ae?`${U}`.toWellFormed():d.toUSVString(U)}e(ge,"toUSVString");function le(U){
return ee?`${U}`.isWellFormed():ge(U)===`${U}`}e(le,"isUSVString");function Se(U){switch(U){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return U>=33&&U<=126}}e(Se,"isTokenCharCode");function We(U){if(U.length===0)return!1;for(let se=0;se<U.
length;++se)if(!Se(U.charCodeAt(se)))return!1;return!0}e(We,"isValidHTTPToken");const He=/[^\t\x20-\x7e\x80-\xff]/;function _e(U){
return!He.test(U)}e(_e,"isValidHeaderValue");function Re(U){if(U==null||U==="")return{start:0,end:null,size:null};const se=U?
U.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return se?{start:parseInt(se[1]),end:se[2]?parseInt(se[2]):null,size:se[3]?parseInt(
se[3]):null}:null}e(Re,"parseRangeHeader");function ze(U,se,Qe){return(U[m]??=[]).push([se,Qe]),U.on(se,Qe),U}e(ze,"addL\
istener");function Le(U){for(const[se,Qe]of U[m]??[])U.removeListener(se,Qe);U[m]=null}e(Le,"removeAllListeners");function Fe(U,se,Qe){
try{se.onError(Qe),o(se.aborted)}catch(Ue){U.emit("error",Ue)}}e(Fe,"errorRequest");const ke=Object.create(null);ke.enumerable=
!0;const sA={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTI\
ONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},ie={...sA,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(sA,null),
Object.setPrototypeOf(ie,null),V.exports={kEnumerableProperty:ke,nop:x,isDisturbed:Ye,isErrored:oe,isReadable:re,toUSVString:ge,
isUSVString:le,isBlobLike:H,parseOrigin:l,parseURL:s,getServerName:E,isStream:Y,isIterable:M,isAsyncIterable:R,isDestroyed:O,
headerNameToString:de,bufferToLowerCasedHeaderName:Ce,addListener:ze,removeAllListeners:Le,errorRequest:Fe,parseRawHeaders:ye,
parseHeaders:we,parseKeepAliveTimeout:ue,destroy:P,bodyLength:L,deepClone:h,ReadableStreamFrom:q,isBuffer:me,validateHandler:ve,
getSocketInfo:ae,isFormDataLike:pe,buildURL:i,addAbortListener:Be,isValidHTTPToken:We,isValidHeaderValue:_e,isTokenCharCode:Se,
parseRangeHeader:Re,normalizedMethodRecordsBase:sA,normalizedMethodRecords:ie,isValidPort:r,isHttpOrHttpsPrefixed:g,nodeMajor:T,
nodeMinor:k,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody:G}}),57405:((V,W,t)=>{const{InvalidArgumentError:o}=t(
68707),{kClients:b,kRunning:w,kClose:m,kDestroy:p,kDispatch:c,kInterceptors:I}=t(36443),B=t(21841),A=t(30628),d=t(23701),
a=t(3440),n=t(25092),Q=Symbol("onConnect"),C=Symbol("onDisconnect"),f=Symbol("onConnectionError"),T=Symbol("maxRedirecti\
ons"),k=Symbol("onDrain"),S=Symbol("factory"),G=Symbol("options");function x(H,i){return i&&i.connections===1?new d(H,i):
new A(H,i)}e(x,"defaultFactory");class Y extends B{static{e(this,"Agent")}constructor({factory:i=x,maxRedirections:r=0,connect:g,
tls:s,...l}={}){if(typeof i!="function")throw new o("factory must be a function.");if(g!=null&&typeof g!="function"&&typeof g!=
"object")throw new o("connect must be a function or an object");if(!Number.isInteger(r)||r<0)throw new o("maxRedirection\
s must be a positive number");super(l),g&&typeof g!="function"&&(g={...g}),s&&typeof s!="function"&&(s={...s}),this[I]=l.
interceptors?.Agent&&Array.isArray(l.interceptors.Agent)?l.interceptors.Agent:[n({maxRedirections:r})],this[G]={...a.deepClone(
l),connect:g,tls:s},this[G].interceptors=l.interceptors?{...l.interceptors}:void 0,this[T]=r,this[S]=i,this[b]=new Map,this[k]=
(u,E)=>{this.emit("drain",u,[this,...E])},this[Q]=(u,E)=>{this.emit("connect",u,[this,...E])},this[C]=(u,E,h)=>{this.emit(
"disconnect",u,[this,...E],h)},this[f]=(u,E,h)=>{this.emit("connectionError",u,[this,...E],h)}}get[w](){let i=0;for(const r of this[b].
values())i+=r[w];return i}[c](i,r){let g;if(i.origin&&(typeof i.origin=="string"||i.origin instanceof URL))g=String(i.origin);else
throw new o("opts.origin must be a non-empty string or URL.");let s=this[b].get(g);return s||(s=this[S](i.origin,this[G]).
on("drain",this[k]).on("connect",this[Q]).on("disconnect",this[C]).on("connectionError",this[f]),this[b].set(g,s)),s.dispatch(
i,r)}async[m](){const i=[];for(const r of this[b].values())i.push(r.close());this[b].clear(),await Promise.all(i)}async[p](i){
const r=[];for(const g of this[b].values())r.push(g.destroy(i));this[b].clear(),await Promise.all(r)}}V.exports=Y}),837:((V,W,t)=>{
const{BalancedPoolMissingUpstreamError:o,InvalidArgumentError:b}=t(68707),{PoolBase:w,kClients:m,kNeedDrain:p,kAddClient:c,
kRemoveClient:I,kGetDispatcher:B}=t(42128),A=t(30628),{kUrl:d,kInterceptors:a}=t(36443),{parseOrigin:n}=t(3440),Q=Symbol(
"factory"),C=Symbol("options"),f=Symbol("kGreatestCommonDivisor"),T=Symbol("kCurrentWeight"),k=Symbol("kIndex"),S=Symbol(
"kWeight"),G=Symbol("kMaxWeightPerServer"),x=Symbol("kErrorPenalty");function Y(r,g){if(r===0)return g;for(;g!==0;){const s=g;
g=r%g,r=s}return r}e(Y,"getGreatestCommonDivisor");function H(r,g){return new A(r,g)}e(H,"defaultFactory");class i extends w{static{
e(this,"BalancedPool")}constructor(g=[],{factory:s=H,...l}={}){if(super(),this[C]=l,this[k]=-1,this[T]=0,this[G]=this[C].
maxWeightPerServer||100,this[x]=this[C].errorPenalty||15,Array.isArray(g)||(g=[g]),typeof s!="function")throw new b("fac\
tory must be a function.");this[a]=l.interceptors?.BalancedPool&&Array.isArray(l.interceptors.BalancedPool)?l.interceptors.
BalancedPool:[],this[Q]=s;for(const u of g)this.addUpstream(u);this._updateBalancedPoolStats()}addUpstream(g){const s=n(
g).origin;if(this[m].find(u=>u[d].origin===s&&u.closed!==!0&&u.destroyed!==!0))return this;const l=this[Q](s,Object.assign(
{},this[C]));this[c](l),l.on("connect",()=>{l[S]=Math.min(this[G],l[S]+this[x])}),l.on("connectionError",()=>{l[S]=Math.
max(1,l[S]-this[x]),this._updateBalancedPoolStats()}),l.on("disconnect",(...u)=>{const E=u[2];E&&E.code==="UND_ERR_SOCKE\
T"&&(l[S]=Math.max(1,l[S]-this[x]),this._updateBalancedPoolStats())});for(const u of this[m])u[S]=this[G];return this._updateBalancedPoolStats(),
this}_updateBalancedPoolStats(){let g=0;for(let s=0;s<this[m].length;s++)g=Y(this[m][s][S],g);this[f]=g}removeUpstream(g){
const s=n(g).origin,l=this[m].find(u=>u[d].origin===s&&u.closed!==!0&&u.destroyed!==!0);return l&&this[I](l),this}get upstreams(){
return this[m].filter(g=>g.closed!==!0&&g.destroyed!==!0).map(g=>g[d].origin)}[B](){if(this[m].length===0)throw new o;if(!this[m].
find(E=>!E[p]&&E.closed!==!0&&E.destroyed!==!0)||this[m].map(E=>E[p]).reduce((E,h)=>E&&h,!0))return;let l=0,u=this[m].findIndex(
E=>!E[p]);for(;l++<this[m].length;){this[k]=(this[k]+1)%this[m].length;const E=this[m][this[k]];if(E[S]>this[m][u][S]&&!E[p]&&
(u=this[k]),this[k]===0&&(this[T]=this[T]-this[f],this[T]<=0&&(this[T]=this[G])),E[S]>=this[T]&&!E[p])return E}return this[T]=
this[m][u][S],this[k]=u,this[m][u]}}V.exports=i}),637:((V,W,t)=>{const o=t(34589),b=t(3440),{channels:w}=t(42414),m=t(96603),
{RequestContentLengthMismatchError:p,ResponseContentLengthMismatchError:c,RequestAbortedError:I,InvalidArgumentError:B,HeadersTimeoutError:A,
HeadersOverflowError:d,SocketError:a,InformationalError:n,BodyTimeoutError:Q,HTTPParserError:C,ResponseExceededMaxSizeError:f}=t(
68707),{kUrl:T,kReset:k,kClient:S,kParser:G,kBlocking:x,kRunning:Y,kPending:H,kSize:i,kWriting:r,kQueue:g,kNoRef:s,kKeepAliveDefaultTimeout:l,
kHostHeader:u,kPendingIdx:E,kRunningIdx:h,kError:R,kPipelining:M,kSocket:L,kKeepAliveTimeoutValue:O,kMaxHeadersSize:P,kKeepAliveMaxTimeout:ne,
kKeepAliveTimeoutThreshold:ue,kHeadersTimeout:de,kBodyTimeout:Ce,kStrictContentLength:we,kMaxRequests:ye,kCounter:me,kMaxResponseSize:ve,
kOnError:Ye,kResume:oe,kHTTPContext:re}=t(36443),ae=t(52824),q=Buffer.alloc(0),pe=Buffer[Symbol.species],Be=b.addListener,
Ae=b.removeAllListeners,ee=Symbol("kIdleSocketValidation"),ge=Symbol("kIdleSocketValidationTimeout"),le=Symbol("kSocketU\
sed");let Se;async function We(){const fe=process.env.JEST_WORKER_ID?t(63870):void 0;let Z;try{Z=await WebAssembly.compile(
t(53434))}catch{Z=await WebAssembly.compile(fe||t(63870))}return await WebAssembly.instantiate(Z,{env:{wasm_on_url:e((F,J,y)=>0,
"wasm_on_url"),wasm_on_status:e((F,J,y)=>{o(Re.ptr===F);const z=J-Fe+ze.byteOffset;return Re.onStatus(new pe(ze.buffer,z,
y))||0},"wasm_on_status"),wasm_on_message_begin:e(F=>(o(Re.ptr===F),Re.onMessageBegin()||0),"wasm_on_message_begin"),wasm_on_header_field:e(
(F,J,y)=>{o(Re.ptr===F);const z=J-Fe+ze.byteOffset;return Re.onHeaderField(new pe(ze.buffer,z,y))||0},"wasm_on_header_fi\
eld"),wasm_on_header_value:e((F,J,y)=>{o(Re.ptr===F);const z=J-Fe+ze.byteOffset;return Re.onHeaderValue(new pe(ze.buffer,
z,y))||0},"wasm_on_header_value"),wasm_on_headers_complete:e((F,J,y,z)=>(o(Re.ptr===F),Re.onHeadersComplete(J,!!y,!!z)||
0),"wasm_on_headers_complete"),wasm_on_body:e((F,J,y)=>{o(Re.ptr===F);const z=J-Fe+ze.byteOffset;return Re.onBody(new pe(
ze.buffer,z,y))||0},"wasm_on_body"),wasm_on_message_complete:e(F=>(o(Re.ptr===F),Re.onMessageComplete()||0),"wasm_on_mes\
sage_complete")}})}e(We,"lazyllhttp");let He=null,_e=We();_e.catch();let Re=null,ze=null,Le=0,Fe=null;const ke=0,sA=1,ie=2|
sA,U=4|sA,se=8|ke;class Qe{static{e(this,"Parser")}constructor(Z,F,{exports:J}){o(Number.isFinite(Z[P])&&Z[P]>0),this.llhttp=
J,this.ptr=this.llhttp.llhttp_alloc(ae.TYPE.RESPONSE),this.client=Z,this.socket=F,this.timeout=null,this.timeoutValue=null,
this.timeoutType=null,this.statusCode=null,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=
Z[P],this.shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength=
"",this.connection="",this.maxResponseSize=Z[ve]}setTimeout(Z,F){Z!==this.timeoutValue||F&sA^this.timeoutType&sA?(this.timeout&&
(m.clearTimeout(this.timeout),this.timeout=null),Z&&(F&sA?this.timeout=m.setFastTimeout(Ue,Z,new WeakRef(this)):(this.timeout=
setTimeout(Ue,Z,new WeakRef(this)),this.timeout.unref())),this.timeoutValue=Z):this.timeout&&this.timeout.refresh&&this.
timeout.refresh(),this.timeoutType=F}resume(){this.socket.destroyed||!this.paused||(o(this.ptr!=null),o(Re==null),this.llhttp.
llhttp_resume(this.ptr),o(this.timeoutType===U),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,
this.execute(this.socket.read()||q),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const Z=this.socket.read();
if(Z===null)break;this.execute(Z)}}execute(Z){o(this.ptr!=null),o(Re==null),o(!this.paused);const{socket:F,llhttp:J}=this;
Z.length>Le&&(Fe&&J.free(Fe),Le=Math.ceil(Z.length/4096)*4096,Fe=J.malloc(Le)),new Uint8Array(J.memory.buffer,Fe,Le).set(
Z);try{let y;try{ze=Z,Re=this,y=J.llhttp_execute(this.ptr,Fe,Z.length)}catch(K){throw K}finally{Re=null,ze=null}const z=J.
llhttp_get_error_pos(this.ptr)-Fe;if(y!==ae.ERROR.OK){const K=Z.subarray(z);if(y===ae.ERROR.PAUSED_UPGRADE)this.onUpgrade(
K);else if(y===ae.ERROR.PAUSED)this.paused=!0,F.unshift(K);else throw this.createError(y,K)}}catch(y){b.destroy(F,y)}}finish(){
o(Re===null),o(this.ptr!=null),o(!this.paused);const{llhttp:Z}=this;let F;try{Re=this,F=Z.llhttp_finish(this.ptr)}finally{
Re=null}return F===ae.ERROR.OK?null:F===ae.ERROR.PAUSED||F===ae.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(
F,q)}createError(Z,F){const{llhttp:J,contentLength:y,bytesRead:z}=this;if(y&&z!==parseInt(y,10))return new c;const K=J.llhttp_get_error_reason(
this.ptr);let $="";if(K){const _=new Uint8Array(J.memory.buffer,K).indexOf(0);$="Response does not match the HTTP/1.1 pr\
otocol ("+Buffer.from(J.memory.buffer,K,_).toString()+")"}return new C($,ae.ERROR[Z],F)}destroy(){o(this.ptr!=null),o(Re==
null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&m.clearTimeout(this.timeout),this.timeout=null,this.
timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(Z){this.statusText=Z.toString()}onMessageBegin(){const{socket:Z,
client:F}=this;if(Z.destroyed)return-1;if(F[Y]===0)return b.destroy(Z,new a("bad response",b.getSocketInfo(Z))),-1;const J=F[g][F[h]];
if(!J)return-1;J.onResponseStarted()}onHeaderField(Z){const F=this.headers.length;(F&1)===0?this.headers.push(Z):this.headers[F-
1]=Buffer.concat([this.headers[F-1],Z]),this.trackHeader(Z.length)}onHeaderValue(Z){let F=this.headers.length;(F&1)===1?
(this.headers.push(Z),F+=1):this.headers[F-1]=Buffer.concat([this.headers[F-1],Z]);const J=this.headers[F-2];if(J.length===
10){const y=b.bufferToLowerCasedHeaderName(J);y==="keep-alive"?this.keepAlive+=Z.toString():y==="connection"&&(this.connection+=
Z.toString())}else J.length===14&&b.bufferToLowerCasedHeaderName(J)==="content-length"&&(this.contentLength+=Z.toString());
this.trackHeader(Z.length)}trackHeader(Z){this.headersSize+=Z,this.headersSize>=this.headersMaxSize&&b.destroy(this.socket,
new d)}onUpgrade(Z){const{upgrade:F,client:J,socket:y,headers:z,statusCode:K,statusText:$}=this;o(F),o(J[L]===y),o(!y.destroyed),
o(!this.paused),o((z.length&1)===0);const _=J[g][J[h]];o(_),o(_.upgrade||_.method==="CONNECT"),this.statusCode=null,this.
statusText="",this.shouldKeepAlive=null,this.headers=[],this.headersSize=0,y.unshift(Z),y[G].destroy(),y[G]=null,y[S]=null,
y[R]=null,Ae(y),J[L]=null,J[re]=null,J[g][J[h]++]=null,J.emit("disconnect",J[T],[J],new n("upgrade"));try{_.onUpgrade(K,
z,y,$)}catch(te){b.errorRequest(J,_,te),b.destroy(y,te)}J[oe]()}onHeadersComplete(Z,F,J){const{client:y,socket:z,headers:K,
statusText:$}=this;if(z.destroyed)return-1;if(y[Y]===0)return b.destroy(z,new a("bad response",b.getSocketInfo(z))),-1;const _=y[g][y[h]];
if(!_)return-1;if(o(!this.upgrade),o(this.statusCode<200),Z===100)return b.destroy(z,new a("bad response",b.getSocketInfo(
z))),-1;if(F&&!_.upgrade)return b.destroy(z,new a("bad upgrade",b.getSocketInfo(z))),-1;if(o(this.timeoutType===ie),this.
statusCode=Z,this.shouldKeepAlive=J||_.method==="HEAD"&&!z[k]&&this.connection.toLowerCase()==="keep-alive",this.statusCode>=
200){const Ie=_.bodyTimeout!=null?_.bodyTimeout:y[Ce];this.setTimeout(Ie,U)}else this.timeout&&this.timeout.refresh&&this.
timeout.refresh();if(_.method==="CONNECT")return o(y[Y]===1),this.upgrade=!0,2;if(F)return o(y[Y]===1),this.upgrade=!0,2;
if(o((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&y[M]){const Ie=this.keepAlive?
b.parseKeepAliveTimeout(this.keepAlive):null;if(Ie!=null){const Me=Math.min(Ie-y[ue],y[ne]);Me<=0?z[k]=!0:y[O]=Me}else y[O]=
y[l]}else z[k]=!0;const te=_.onHeaders(Z,K,this.resume,$)===!1;return _.aborted?-1:_.method==="HEAD"||Z<200?1:(z[x]&&(z[x]=
!1,y[oe]()),te?ae.ERROR.PAUSED:0)}onBody(Z){const{client:F,socket:J,statusCode:y,maxResponseSize:z}=this;if(J.destroyed)
return-1;const K=F[g][F[h]];if(o(K),o(this.timeoutType===U),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),o(
y>=200),z>-1&&this.bytesRead+Z.length>z)return b.destroy(J,new f),-1;if(this.bytesRead+=Z.length,K.onData(Z)===!1)return ae.
ERROR.PAUSED}onMessageComplete(){const{client:Z,socket:F,statusCode:J,upgrade:y,headers:z,contentLength:K,bytesRead:$,shouldKeepAlive:_}=this;
if(F.destroyed&&(!J||_))return-1;if(y)return;o(J>=100),o((this.headers.length&1)===0);const te=Z[g][Z[h]];if(o(te),this.
statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection="",this.headers=
[],this.headersSize=0,!(J<200)){if(te.method!=="HEAD"&&K&&$!==parseInt(K,10))return b.destroy(F,new c),-1;if(te.onComplete(
z),Z[g][Z[h]++]=null,F[le]=!0,F[r])return o(Z[Y]===0),b.destroy(F,new n("reset")),ae.ERROR.PAUSED;if(_){if(F[k]&&Z[Y]===
0)return b.destroy(F,new n("reset")),ae.ERROR.PAUSED;Z[M]==null||Z[M]===1?setImmediate(()=>Z[oe]()):Z[oe]()}else return b.
destroy(F,new n("reset")),ae.ERROR.PAUSED}}}function Ue(fe){const{socket:Z,timeoutType:F,client:J,paused:y}=fe.deref();F===
ie?(!Z[r]||Z.writableNeedDrain||J[Y]>1)&&(o(!y,"cannot be paused while waiting for headers"),b.destroy(Z,new A)):F===U?y||
b.destroy(Z,new Q):F===se&&(o(J[Y]===0&&J[O]),b.destroy(Z,new n("socket idle timeout")))}e(Ue,"onParserTimeout");async function Ge(fe,Z){
fe[L]=Z,He||(He=await _e,_e=null),Z[s]=!1,Z[r]=!1,Z[k]=!1,Z[x]=!1,Z[ee]=0,Z[ge]=null,Z[le]=!1,Z[G]=new Qe(fe,Z,He),Be(Z,
"error",function(J){const y=this[G];if(J.code==="ECONNRESET"&&y.statusCode&&!y.shouldKeepAlive){const z=y.finish();z&&(this[R]=
z,this[S][Ye](z));return}this[R]=J,this[S][Ye](J)}),Be(Z,"readable",function(){const J=this[G];J&&J.readMore()}),Be(Z,"e\
nd",function(){const J=this[G];if(J.statusCode&&!J.shouldKeepAlive){const y=J.finish();y&&b.destroy(this,y);return}b.destroy(
this,new a("other side closed",b.getSocketInfo(this)))}),Be(Z,"close",function(){const J=this[S],y=this[G];De(this),y&&(!this[R]&&
y.statusCode&&!y.shouldKeepAlive&&(this[R]=y.finish()||this[R]),this[G].destroy(),this[G]=null);const z=this[R]||new a("\
closed",b.getSocketInfo(this));if(J[L]=null,J[re]=null,J.destroyed){o(J[H]===0);const K=J[g].splice(J[h]);for(let $=0;$<
K.length;$++){const _=K[$];b.errorRequest(J,_,z)}}else if(J[Y]>0&&z.code!=="UND_ERR_INFO"){const K=J[g][J[h]];J[g][J[h]++]=
null,b.errorRequest(J,K,z)}J[E]=J[h],o(J[Y]===0),J.emit("disconnect",J[T],[J],z),J[oe]()});let F=!1;return Z.on("close",
()=>{F=!0}),{version:"h1",defaultPipelining:1,write(...J){return iA(fe,...J)},resume(){je(fe)},destroy(J,y){F?queueMicrotask(
y):Z.destroy(J).on("close",y)},get destroyed(){return Z.destroyed},busy(J){return!!(Z[r]||Z[k]||Z[x]||Z[ee]===1||J&&(fe[Y]>
0&&!J.idempotent||fe[Y]>0&&(J.upgrade||J.method==="CONNECT")||fe[Y]>0&&b.bodyLength(J.body)!==0&&(b.isStream(J.body)||b.
isAsyncIterable(J.body)||b.isFormDataLike(J.body))))}}}e(Ge,"connectH1");function De(fe){fe[ge]&&(clearImmediate(fe[ge]),
fe[ge]=null),fe[ee]=0}e(De,"clearIdleSocketValidation");function Xe(fe,Z){Z[ee]=1,Z[ge]=setImmediate(()=>{Z[ge]=null,Z[ee]=
2,fe[L]===Z&&!Z.destroyed&&fe[oe]()})}e(Xe,"scheduleIdleSocketValidation");function je(fe){const Z=fe[L];if(Z&&!Z.destroyed){
if(fe[i]===0?!Z[s]&&Z.unref&&(Z.unref(),Z[s]=!0):Z[s]&&Z.ref&&(Z.ref(),Z[s]=!1),fe[Y]===0&&fe[H]>0&&Z[le]){if(Z[ee]===0)
return Xe(fe,Z),Z[G].readMore(),Z.destroyed,void 0;if(Z[ee]===1)return Z[G].readMore(),Z.destroyed,void 0}if(fe[Y]===0&&
(Z[G].readMore(),Z.destroyed))return;if(fe[i]===0)Z[G].timeoutType!==se&&Z[G].setTimeout(fe[O],se);else if(fe[Y]>0&&Z[G].
statusCode<200&&Z[G].timeoutType!==ie){const F=fe[g][fe[h]],J=F.headersTimeout!=null?F.headersTimeout:fe[de];Z[G].setTimeout(
J,ie)}}}e(je,"resumeH1");function Ke(fe){return fe!=="GET"&&fe!=="HEAD"&&fe!=="OPTIONS"&&fe!=="TRACE"&&fe!=="CONNECT"}e(
Ke,"shouldSendContentLength");function iA(fe,Z){const{method:F,path:J,host:y,upgrade:z,blocking:K,reset:$}=Z;let{body:_,
headers:te,contentLength:Ie}=Z;const Me=F==="PUT"||F==="POST"||F==="PATCH"||F==="QUERY"||F==="PROPFIND"||F==="PROPPATCH";
if(b.isFormDataLike(_)){Se||(Se=t(84492).extractBody);const[$e,cA]=Se(_);Z.contentType==null&&te.push("content-type",cA),
_=$e.stream,Ie=$e.length}else if(b.isBlobLike(_)&&Z.contentType==null){const $e=_.type;if($e){const cA=`${$e}`;if(!b.isValidHeaderValue(
cA))return b.errorRequest(fe,Z,new B("invalid content-type header")),!1;te.push("content-type",cA)}}_&&typeof _.read=="f\
unction"&&_.read(0);const Ve=b.bodyLength(_);if(Ie=Ve??Ie,Ie===null&&(Ie=Z.contentLength),Ie===0&&!Me&&(Ie=null),Ke(F)&&
Ie>0&&Z.contentLength!==null&&Z.contentLength!==Ie){if(fe[we])return b.errorRequest(fe,Z,new p),!1;process.emitWarning(new p)}
const Ne=fe[L];De(Ne);const Je=e($e=>{if(!Z.aborted){if(Z.completed){(Z.upgrade||Z.method==="CONNECT")&&b.destroy(Ne,new n(
"aborted"));return}b.errorRequest(fe,Z,$e||new I),b.destroy(_),b.destroy(Ne,new n("aborted"))}},"abort");try{Z.onConnect(
Je)}catch($e){b.errorRequest(fe,Z,$e)}if(Z.aborted)return!1;F==="HEAD"&&(Ne[k]=!0),(z||F==="CONNECT")&&(Ne[k]=!0),$!=null&&
(Ne[k]=$),fe[ye]&&Ne[me]++>=fe[ye]&&(Ne[k]=!0),K&&(Ne[x]=!0);let Pe=`${F} ${J} HTTP/1.1\r
`;if(typeof y=="string"?Pe+=`host: ${y}\r
`:Pe+=fe[u],z?Pe+=`connection: upgrade\r
upgrade: ${z}\r
`:fe[M]&&!Ne[k]?Pe+=`connection: keep-alive\r
`:Pe+=`connection: close\r
`,Array.isArray(te))for(let $e=0;$e<te.length;$e+=2){const cA=te[$e+0],Ze=te[$e+1];if(Array.isArray(Ze))for(let oA=0;oA<
Ze.length;oA++)Pe+=`${cA}: ${Ze[oA]}\r
`;else Pe+=`${cA}: ${Ze}\r
`}return w.sendHeaders.hasSubscribers&&w.sendHeaders.publish({request:Z,headers:Pe,socket:Ne}),!_||Ve===0?IA(Je,null,fe,
Z,Ne,Ie,Pe,Me):b.isBuffer(_)?IA(Je,_,fe,Z,Ne,Ie,Pe,Me):b.isBlobLike(_)?typeof _.stream=="function"?uA(Je,_.stream(),fe,Z,
Ne,Ie,Pe,Me):EA(Je,_,fe,Z,Ne,Ie,Pe,Me):b.isStream(_)?lA(Je,_,fe,Z,Ne,Ie,Pe,Me):b.isIterable(_)?uA(Je,_,fe,Z,Ne,Ie,Pe,Me):
o(!1),!0}e(iA,"writeH1");function lA(fe,Z,F,J,y,z,K,$){o(z!==0||F[Y]===0,"stream body cannot be pipelined");let _=!1;const te=new gA(
{abort:fe,socket:y,request:J,contentLength:z,client:F,expectsPayload:$,header:K}),Ie=e(function(Je){if(!_)try{!te.write(
Je)&&this.pause&&this.pause()}catch(Pe){b.destroy(this,Pe)}},"onData"),Me=e(function(){_||Z.resume&&Z.resume()},"onDrain"),
Ve=e(function(){if(queueMicrotask(()=>{Z.removeListener("error",Ne)}),!_){const Je=new I;queueMicrotask(()=>Ne(Je))}},"o\
nClose"),Ne=e(function(Je){if(!_){if(_=!0,o(y.destroyed||y[r]&&F[Y]<=1),y.off("drain",Me).off("error",Ne),Z.removeListener(
"data",Ie).removeListener("end",Ne).removeListener("close",Ve),!Je)try{te.end()}catch(Pe){Je=Pe}te.destroy(Je),Je&&(Je.code!==
"UND_ERR_INFO"||Je.message!=="reset")?b.destroy(Z,Je):b.destroy(Z)}},"onFinished");Z.on("data",Ie).on("end",Ne).on("erro\
r",Ne).on("close",Ve),Z.resume&&Z.resume(),y.on("drain",Me).on("error",Ne),Z.errorEmitted??Z.errored?setImmediate(()=>Ne(
Z.errored)):(Z.endEmitted??Z.readableEnded)&&setImmediate(()=>Ne(null)),(Z.closeEmitted??Z.closed)&&setImmediate(Ve)}e(lA,
"writeStream");function IA(fe,Z,F,J,y,z,K,$){try{Z?b.isBuffer(Z)&&(o(z===Z.byteLength,"buffer body must have content len\
gth"),y.cork(),y.write(`${K}content-length: ${z}\r
\r
`,"latin1"),y.write(Z),y.uncork(),J.onBodySent(Z),!$&&J.reset!==!1&&(y[k]=!0)):z===0?y.write(`${K}content-length: 0\r
\r
`,"latin1"):(o(z===null,"no body must not have content length"),y.write(`${K}\r
`,"latin1")),J.onRequestSent(),F[oe]()}catch(_){fe(_)}}e(IA,"writeBuffer");async function EA(fe,Z,F,J,y,z,K,$){o(z===Z.size,
"blob body must have content length");try{if(z!=null&&z!==Z.size)throw new p;const _=Buffer.from(await Z.arrayBuffer());
y.cork(),y.write(`${K}content-length: ${z}\r
\r
`,"latin1"),y.write(_),y.uncork(),J.onBodySent(_),J.onRequestSent(),!$&&J.reset!==!1&&(y[k]=!0),F[oe]()}catch(_){fe(_)}}
e(EA,"writeBlob");async function uA(fe,Z,F,J,y,z,K,$){o(z!==0||F[Y]===0,"iterator body cannot be pipelined");let _=null;
function te(){if(_){const Ve=_;_=null,Ve()}}e(te,"onDrain");const Ie=e(()=>new Promise((Ve,Ne)=>{o(_===null),y[R]?Ne(y[R]):
_=Ve}),"waitForDrain");y.on("close",te).on("drain",te);const Me=new gA({abort:fe,socket:y,request:J,contentLength:z,client:F,
expectsPayload:$,header:K});try{for await(const Ve of Z){if(y[R])throw y[R];Me.write(Ve)||await Ie()}Me.end()}catch(Ve){
Me.destroy(Ve)}finally{y.off("close",te).off("drain",te)}}e(uA,"writeIterable");class gA{static{e(this,"AsyncWriter")}constructor({
abort:Z,socket:F,request:J,contentLength:y,client:z,expectsPayload:K,header:$}){this.socket=F,this.request=J,this.contentLength=
y,this.client=z,this.bytesWritten=0,this.expectsPayload=K,this.header=$,this.abort=Z,F[r]=!0}write(Z){const{socket:F,request:J,
contentLength:y,client:z,bytesWritten:K,expectsPayload:$,header:_}=this;if(F[R])throw F[R];if(F.destroyed)return!1;const te=Buffer.
byteLength(Z);if(!te)return!0;if(y!==null&&K+te>y){if(z[we])throw new p;process.emitWarning(new p)}F.cork(),K===0&&(!$&&
J.reset!==!1&&(F[k]=!0),y===null?F.write(`${_}transfer-encoding: chunked\r
`,"latin1"):F.write(`${_}content-length: ${y}\r
\r
`,"latin1")),y===null&&F.write(`\r
${te.toString(16)}\r
`,"latin1"),this.bytesWritten+=te;const Ie=F.write(Z);return F.uncork(),J.onBodySent(Z),Ie||F[G].timeout&&F[G].timeoutType===
ie&&F[G].timeout.refresh&&F[G].timeout.refresh(),Ie}end(){const{socket:Z,contentLength:F,client:J,bytesWritten:y,expectsPayload:z,
header:K,request:$}=this;if($.onRequestSent(),Z[r]=!1,Z[R])throw Z[R];if(!Z.destroyed){if(y===0?z?Z.write(`${K}content-l\
ength: 0\r
\r
`,"latin1"):Z.write(`${K}\r
`,"latin1"):F===null&&Z.write(`\r
0\r
\r
`,"latin1"),F!==null&&y!==F){if(J[we])throw new p;process.emitWarning(new p)}Z[G].timeout&&Z[G].timeoutType===ie&&Z[G].timeout.
refresh&&Z[G].timeout.refresh(),J[oe]()}}destroy(Z){const{socket:F,client:J,abort:y}=this;F[r]=!1,Z&&(o(J[Y]<=1,"pipelin\
e should only contain this request"),y(Z))}}V.exports=Ge}),88788:((V,W,t)=>{const o=t(34589),{errorMonitor:b}=t(78474),{
pipeline:w}=t(57075),m=t(3440),{RequestContentLengthMismatchError:p,RequestAbortedError:c,SocketError:I,InformationalError:B}=t(
68707),{kUrl:A,kReset:d,kClient:a,kRunning:n,kPending:Q,kQueue:C,kPendingIdx:f,kRunningIdx:T,kError:k,kSocket:S,kStrictContentLength:G,
kOnError:x,kMaxConcurrentStreams:Y,kHTTP2Session:H,kResume:i,kSize:r,kHTTPContext:g}=t(36443),s=Symbol("open streams");let l,
u=!1,E;try{E=t(32467)}catch{E={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:h,HTTP2_HEADER_METHOD:R,HTTP2_HEADER_PATH:M,
HTTP2_HEADER_SCHEME:L,HTTP2_HEADER_CONTENT_LENGTH:O,HTTP2_HEADER_EXPECT:P,HTTP2_HEADER_STATUS:ne}}=E;function ue(Ae){const ee=[];
for(const[ge,le]of Object.entries(Ae))if(Array.isArray(le))for(const Se of le)ee.push(Buffer.from(ge),Buffer.from(Se));else
ee.push(Buffer.from(ge),Buffer.from(le));return ee}e(ue,"parseH2Headers");function de(Ae){const{[ne]:ee,...ge}=Ae;return ue(
ge)}e(de,"parseH2ResponseHeaders");async function Ce(Ae,ee){Ae[S]=ee,u||(u=!0,process.emitWarning("H2 support is experim\
ental, expect them to change at any time.",{code:"UNDICI-H2"}));const ge=E.connect(Ae[A],{createConnection:e(()=>ee,"cre\
ateConnection"),peerMaxConcurrentStreams:Ae[Y]});ge[s]=0,ge[a]=Ae,ge[S]=ee,m.addListener(ge,"error",ye),m.addListener(ge,
"frameError",me),m.addListener(ge,"end",ve),m.addListener(ge,"goaway",Ye),m.addListener(ge,"close",function(){const{[a]:Se}=this,
{[S]:We}=Se,He=this[S][k]||this[k]||new I("closed",m.getSocketInfo(We));if(Se[H]=null,Se.destroyed){o(Se[Q]===0);const _e=Se[C].
splice(Se[T]);for(let Re=0;Re<_e.length;Re++){const ze=_e[Re];m.errorRequest(Se,ze,He)}}}),ge.unref(),Ae[H]=ge,ee[H]=ge,
m.addListener(ee,"error",function(Se){this[k]=Se,this[a][x](Se)}),m.addListener(ee,"end",function(){m.destroy(this,new I(
"other side closed",m.getSocketInfo(this)))}),m.addListener(ee,"close",function(){const Se=this[k]||new I("closed",m.getSocketInfo(
this));Ae[S]=null,this[H]!=null&&this[H].destroy(Se),Ae[f]=Ae[T],o(Ae[n]===0),Ae.emit("disconnect",Ae[A],[Ae],Se),Ae[i]()});
let le=!1;return ee.on("close",()=>{le=!0}),{version:"h2",defaultPipelining:1/0,write(...Se){return re(Ae,...Se)},resume(){
we(Ae)},destroy(Se,We){le?queueMicrotask(We):ee.destroy(Se).on("close",We)},get destroyed(){return ee.destroyed},busy(){
return!1}}}e(Ce,"connectH2");function we(Ae){const ee=Ae[S];ee?.destroyed===!1&&(Ae[r]===0&&Ae[Y]===0?(ee.unref(),Ae[H].
unref()):(ee.ref(),Ae[H].ref()))}e(we,"resumeH2");function ye(Ae){this[S][k]=Ae,this[a][x](Ae)}e(ye,"onHttp2SessionError");
function me(Ae,ee,ge){if(ge===0){const le=new B(`HTTP/2: "frameError" received - type ${Ae}, code ${ee}`);this[S][k]=le,
this[a][x](le)}}e(me,"onHttp2FrameError");function ve(){const Ae=new I("other side closed",m.getSocketInfo(this[S]));this.
destroy(Ae),m.destroy(this[S],Ae)}e(ve,"onHttp2SessionEnd");function Ye(Ae){const ee=this[k]||new I(`HTTP/2: "GOAWAY" fr\
ame received with code ${Ae}`,m.getSocketInfo(this)),ge=this[a];if(ge[S]=null,ge[g]=null,this[H]!=null&&(this[H].destroy(
ee),this[H]=null),m.destroy(this[S],ee),ge[T]<ge[C].length){const le=ge[C][ge[T]];ge[C][ge[T]++]=null,m.errorRequest(ge,
le,ee),ge[f]=ge[T]}o(ge[n]===0),ge.emit("disconnect",ge[A],[ge],ee),ge[i]()}e(Ye,"onHTTP2GoAway");function oe(Ae){return Ae!==
"GET"&&Ae!=="HEAD"&&Ae!=="OPTIONS"&&Ae!=="TRACE"&&Ae!=="CONNECT"}e(oe,"shouldSendContentLength");function re(Ae,ee){const ge=Ae[H],
{method:le,path:Se,host:We,upgrade:He,expectContinue:_e,signal:Re,headers:ze}=ee;let{body:Le}=ee;if(He)return m.errorRequest(
Ae,ee,new Error("Upgrade not supported for H2")),!1;const Fe={};for(let De=0;De<ze.length;De+=2){const Xe=ze[De+0],je=ze[De+
1];if(Array.isArray(je))for(let Ke=0;Ke<je.length;Ke++)Fe[Xe]?Fe[Xe]+=`,${je[Ke]}`:Fe[Xe]=je[Ke];else Fe[Xe]=je}let ke;const{
hostname:sA,port:ie}=Ae[A];Fe[h]=We||`${sA}${ie?`:${ie}`:""}`,Fe[R]=le;const U=e(De=>{if(!ee.aborted){if(ee.completed){le===
"CONNECT"&&ke!=null&&m.destroy(ke,De||new c);return}De=De||new c,m.errorRequest(Ae,ee,De),ke!=null&&m.destroy(ke,De),m.destroy(
Le,De),Ae[C][Ae[T]++]=null,Ae[i]()}},"abort");try{ee.onConnect(U)}catch(De){m.errorRequest(Ae,ee,De)}if(ee.aborted)return!1;
if(le==="CONNECT"){ge.ref(),ke=ge.request(Fe,{endStream:!1,signal:Re});let De=!1;const Xe=e(iA=>{De=!0,ke.off(b,je),ee.onUpgradeResponse(
Number(iA[ne]),iA,de)},"onResponse"),je=e(iA=>{De=!0,ke.off("response",Xe),ee.onUpgradeError(iA)},"onUpgradeError"),Ke=e(
()=>{try{ee.onUpgrade(null,null,ke)}catch(iA){ke.off("response",Xe),U(iA);return}ee.aborted||(ke.off("error",U),ke.once(
b,je),Ae[C][Ae[T]++]=null)},"onReady");return ke.once("response",Xe),ke.once("error",U),++ge[s],Ke(),ke.once("close",()=>{
!De&&ee.completed&&(ke.off("response",Xe),ke.off(b,je),ee.onUpgradeError(new B(`HTTP/2: "stream error" received - code ${ke.
rstCode}`))),ge[s]-=1,ge[s]===0&&ge.unref()}),!0}Fe[M]=Se,Fe[L]="https";const se=le==="PUT"||le==="POST"||le==="PATCH";Le&&
typeof Le.read=="function"&&Le.read(0);let Qe=m.bodyLength(Le);if(m.isFormDataLike(Le)){l??=t(84492).extractBody;const[De,
Xe]=l(Le);Fe["content-type"]=Xe,Le=De.stream,Qe=De.length}if(Qe==null&&(Qe=ee.contentLength),(Qe===0||!se)&&(Qe=null),oe(
le)&&Qe>0&&ee.contentLength!=null&&ee.contentLength!==Qe){if(Ae[G])return m.errorRequest(Ae,ee,new p),!1;process.emitWarning(
new p)}Qe!=null&&(o(Le,"no body must not have content length"),Fe[O]=`${Qe}`),ge.ref();const Ue=le==="GET"||le==="HEAD"||
Le===null;return _e?(Fe[P]="100-continue",ke=ge.request(Fe,{endStream:Ue,signal:Re}),ke.once("continue",Ge)):(ke=ge.request(
Fe,{endStream:Ue,signal:Re}),Ge()),++ge[s],ke.once("response",De=>{const{[ne]:Xe,...je}=De;if(ee.onResponseStarted(),ee.
aborted){const Ke=new c;m.errorRequest(Ae,ee,Ke),m.destroy(ke,Ke);return}ee.onHeaders(Number(Xe),ue(je),ke.resume.bind(ke),
"")===!1&&ke.pause(),ke.on("data",Ke=>{ee.onData(Ke)===!1&&ke.pause()})}),ke.once("end",()=>{(ke.state?.state==null||ke.
state.state<6)&&ee.onComplete([]),ge[s]===0&&ge.unref(),U(new B("HTTP/2: stream half-closed (remote)")),Ae[C][Ae[T]++]=null,
Ae[f]=Ae[T],Ae[i]()}),ke.once("close",()=>{ge[s]-=1,ge[s]===0&&ge.unref()}),ke.once("error",function(De){U(De)}),ke.once(
"frameError",(De,Xe)=>{U(new B(`HTTP/2: "frameError" received - type ${De}, code ${Xe}`))}),!0;function Ge(){!Le||Qe===0?
ae(U,ke,null,Ae,ee,Ae[S],Qe,se):m.isBuffer(Le)?ae(U,ke,Le,Ae,ee,Ae[S],Qe,se):m.isBlobLike(Le)?typeof Le.stream=="functio\
n"?Be(U,ke,Le.stream(),Ae,ee,Ae[S],Qe,se):pe(U,ke,Le,Ae,ee,Ae[S],Qe,se):m.isStream(Le)?q(U,Ae[S],se,ke,Le,Ae,ee,Qe):m.isIterable(
Le)?Be(U,ke,Le,Ae,ee,Ae[S],Qe,se):o(!1)}e(Ge,"writeBodyH2")}e(re,"writeH2");function ae(Ae,ee,ge,le,Se,We,He,_e){try{ge!=
null&&m.isBuffer(ge)&&(o(He===ge.byteLength,"buffer body must have content length"),ee.cork(),ee.write(ge),ee.uncork(),ee.
end(),Se.onBodySent(ge)),_e||(We[d]=!0),Se.onRequestSent(),le[i]()}catch(Re){Ae(Re)}}e(ae,"writeBuffer");function q(Ae,ee,ge,le,Se,We,He,_e){
o(_e!==0||We[n]===0,"stream body cannot be pipelined");const Re=w(Se,le,Le=>{Le?(m.destroy(Re,Le),Ae(Le)):(m.removeAllListeners(
Re),He.onRequestSent(),ge||(ee[d]=!0),We[i]())});m.addListener(Re,"data",ze);function ze(Le){He.onBodySent(Le)}e(ze,"onP\
ipeData")}e(q,"writeStream");async function pe(Ae,ee,ge,le,Se,We,He,_e){o(He===ge.size,"blob body must have content leng\
th");try{if(He!=null&&He!==ge.size)throw new p;const Re=Buffer.from(await ge.arrayBuffer());ee.cork(),ee.write(Re),ee.uncork(),
ee.end(),Se.onBodySent(Re),Se.onRequestSent(),_e||(We[d]=!0),le[i]()}catch(Re){Ae(Re)}}e(pe,"writeBlob");async function Be(Ae,ee,ge,le,Se,We,He,_e){
o(He!==0||le[n]===0,"iterator body cannot be pipelined");let Re=null;function ze(){if(Re){const Fe=Re;Re=null,Fe()}}e(ze,
"onDrain");const Le=e(()=>new Promise((Fe,ke)=>{o(Re===null),We[k]?ke(We[k]):Re=Fe}),"waitForDrain");ee.on("close",ze).on(
"drain",ze);try{for await(const Fe of ge){if(We[k])throw We[k];const ke=ee.write(Fe);Se.onBodySent(Fe),ke||await Le()}ee.
end(),Se.onRequestSent(),_e||(We[d]=!0),le[i]()}catch(Fe){Ae(Fe)}finally{ee.off("close",ze).off("drain",ze)}}e(Be,"write\
Iterable"),V.exports=Ce}),23701:((V,W,t)=>{const o=t(34589),b=t(77030),w=t(37067),m=t(3440),{channels:p}=t(42414),c=t(44655),
I=t(21841),{InvalidArgumentError:B,InformationalError:A,ClientDestroyedError:d}=t(68707),a=t(59136),{kUrl:n,kServerName:Q,
kClient:C,kBusy:f,kConnect:T,kResuming:k,kRunning:S,kPending:G,kSize:x,kQueue:Y,kConnected:H,kConnecting:i,kNeedDrain:r,
kKeepAliveDefaultTimeout:g,kHostHeader:s,kPendingIdx:l,kRunningIdx:u,kError:E,kPipelining:h,kKeepAliveTimeoutValue:R,kMaxHeadersSize:M,
kKeepAliveMaxTimeout:L,kKeepAliveTimeoutThreshold:O,kHeadersTimeout:P,kBodyTimeout:ne,kStrictContentLength:ue,kConnector:de,
kMaxRedirections:Ce,kMaxRequests:we,kCounter:ye,kClose:me,kDestroy:ve,kDispatch:Ye,kInterceptors:oe,kLocalAddress:re,kMaxResponseSize:ae,
kOnError:q,kHTTPContext:pe,kMaxConcurrentStreams:Be,kResume:Ae}=t(36443),ee=t(637),ge=t(88788);let le=!1;const Se=Symbol(
"kClosedResolve"),We=e(()=>{},"noop");function He(ie){return ie[h]??ie[pe]?.defaultPipelining??1}e(He,"getPipelining");class _e extends I{static{
e(this,"Client")}constructor(U,{interceptors:se,maxHeaderSize:Qe,headersTimeout:Ue,socketTimeout:Ge,requestTimeout:De,connectTimeout:Xe,
bodyTimeout:je,idleTimeout:Ke,keepAlive:iA,keepAliveTimeout:lA,maxKeepAliveTimeout:IA,keepAliveMaxTimeout:EA,keepAliveTimeoutThreshold:uA,
socketPath:gA,pipelining:fe,tls:Z,strictContentLength:F,maxCachedSessions:J,maxRedirections:y,connect:z,maxRequestsPerClient:K,
localAddress:$,maxResponseSize:_,autoSelectFamily:te,autoSelectFamilyAttemptTimeout:Ie,maxConcurrentStreams:Me,allowH2:Ve,
webSocket:Ne,eventSource:Je}={}){if(super({webSocket:Ne,eventSource:Je}),iA!==void 0)throw new B("unsupported keepAlive,\
 use pipelining=0 instead");if(Ge!==void 0)throw new B("unsupported socketTimeout, use headersTimeout & bodyTimeout inst\
ead");if(De!==void 0)throw new B("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(Ke!==void 0)
throw new B("unsupported idleTimeout, use keepAliveTimeout instead");if(IA!==void 0)throw new B("unsupported maxKeepAliv\
eTimeout, use keepAliveMaxTimeout instead");if(Qe!=null&&!Number.isFinite(Qe))throw new B("invalid maxHeaderSize");if(gA!=
null&&typeof gA!="string")throw new B("invalid socketPath");if(Xe!=null&&(!Number.isFinite(Xe)||Xe<0))throw new B("inval\
id connectTimeout");if(lA!=null&&(!Number.isFinite(lA)||lA<=0))throw new B("invalid keepAliveTimeout");if(EA!=null&&(!Number.
isFinite(EA)||EA<=0))throw new B("invalid keepAliveMaxTimeout");if(uA!=null&&!Number.isFinite(uA))throw new B("invalid k\
eepAliveTimeoutThreshold");if(Ue!=null&&(!Number.isInteger(Ue)||Ue<0))throw new B("headersTimeout must be a positive int\
eger or zero");if(je!=null&&(!Number.isInteger(je)||je<0))throw new B("bodyTimeout must be a positive integer or zero");
if(z!=null&&typeof z!="function"&&typeof z!="object")throw new B("connect must be a function or an object");if(y!=null&&
(!Number.isInteger(y)||y<0))throw new B("maxRedirections must be a positive number");if(K!=null&&(!Number.isInteger(K)||
K<0))throw new B("maxRequestsPerClient must be a positive number");if($!=null&&(typeof $!="string"||b.isIP($)===0))throw new B(
"localAddress must be valid string IP address");if(_!=null&&(!Number.isInteger(_)||_<-1))throw new B("maxResponseSize mu\
st be a positive number");if(Ie!=null&&(!Number.isInteger(Ie)||Ie<-1))throw new B("autoSelectFamilyAttemptTimeout must b\
e a positive number");if(Ve!=null&&typeof Ve!="boolean")throw new B("allowH2 must be a valid boolean value");if(Me!=null&&
(typeof Me!="number"||Me<1))throw new B("maxConcurrentStreams must be a positive integer, greater than 0");typeof z!="fu\
nction"&&(z=a({...Z,maxCachedSessions:J,allowH2:Ve,socketPath:gA,timeout:Xe,...te?{autoSelectFamily:te,autoSelectFamilyAttemptTimeout:Ie}:
void 0,...z})),se?.Client&&Array.isArray(se.Client)?(this[oe]=se.Client,le||(le=!0,process.emitWarning("Client.Options#i\
nterceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[oe]=[Re(
{maxRedirections:y})],this[n]=m.parseOrigin(U),this[de]=z,this[h]=fe??1,this[M]=Qe||w.maxHeaderSize,this[g]=lA??4e3,this[L]=
EA??6e5,this[O]=uA??2e3,this[R]=this[g],this[Q]=null,this[re]=$??null,this[k]=0,this[r]=0,this[s]=`host: ${this[n].hostname}${this[n].
port?`:${this[n].port}`:""}\r
`,this[ne]=je??3e5,this[P]=Ue??3e5,this[ue]=F??!0,this[Ce]=y,this[we]=K,this[Se]=null,this[ae]=_>-1?_:-1,this[Be]=Me??100,
this[pe]=null,this[Y]=[],this[u]=0,this[l]=0,this[Ae]=Pe=>ke(this,Pe),this[q]=Pe=>ze(this,Pe)}get pipelining(){return this[h]}set pipelining(U){
this[h]=U,this[Ae](!0)}get[G](){return this[Y].length-this[l]}get[S](){return this[l]-this[u]}get[x](){return this[Y].length-
this[u]}get[H](){return!!this[pe]&&!this[i]&&!this[pe].destroyed}get[f](){return!!(this[pe]?.busy(null)||this[x]>=(He(this)||
1)||this[G]>0)}[T](U){Le(this),this.once("connect",U)}[Ye](U,se){const Qe=U.origin||this[n].origin,Ue=new c(Qe,U,se);return this[Y].
push(Ue),this[k]||(m.bodyLength(Ue.body)==null&&m.isIterable(Ue.body)?(this[k]=1,queueMicrotask(()=>ke(this))):this[Ae](
!0)),this[k]&&this[r]!==2&&this[f]&&(this[r]=2),this[r]<2}async[me](){return new Promise(U=>{this[x]?this[Se]=U:U(null)})}async[ve](U){
return new Promise(se=>{const Qe=this[Y].splice(this[l]);for(let Ge=0;Ge<Qe.length;Ge++){const De=Qe[Ge];m.errorRequest(
this,De,U)}const Ue=e(()=>{this[Se]&&(this[Se](),this[Se]=null),se(null)},"callback");this[pe]?(this[pe].destroy(U,Ue),this[pe]=
null):queueMicrotask(Ue),this[Ae]()})}}const Re=t(25092);function ze(ie,U){if(ie[S]===0&&U.code!=="UND_ERR_INFO"&&U.code!==
"UND_ERR_SOCKET"){o(ie[l]===ie[u]);const se=ie[Y].splice(ie[u]);for(let Qe=0;Qe<se.length;Qe++){const Ue=se[Qe];m.errorRequest(
ie,Ue,U)}o(ie[x]===0)}}e(ze,"onError");async function Le(ie){o(!ie[i]),o(!ie[pe]);let{host:U,hostname:se,protocol:Qe,port:Ue}=ie[n];
if(se[0]==="["){const Ge=se.indexOf("]");o(Ge!==-1);const De=se.substring(1,Ge);o(b.isIP(De)),se=De}ie[i]=!0,p.beforeConnect.
hasSubscribers&&p.beforeConnect.publish({connectParams:{host:U,hostname:se,protocol:Qe,port:Ue,version:ie[pe]?.version,servername:ie[Q],
localAddress:ie[re]},connector:ie[de]});try{const Ge=await new Promise((De,Xe)=>{ie[de]({host:U,hostname:se,protocol:Qe,
port:Ue,servername:ie[Q],localAddress:ie[re]},(je,Ke)=>{je?Xe(je):De(Ke)})});if(ie.destroyed){m.destroy(Ge.on("error",We),
new d);return}o(Ge);try{ie[pe]=Ge.alpnProtocol==="h2"?await ge(ie,Ge):await ee(ie,Ge)}catch(De){throw Ge.destroy().on("e\
rror",We),De}ie[i]=!1,Ge[ye]=0,Ge[we]=ie[we],Ge[C]=ie,Ge[E]=null,p.connected.hasSubscribers&&p.connected.publish({connectParams:{
host:U,hostname:se,protocol:Qe,port:Ue,version:ie[pe]?.version,servername:ie[Q],localAddress:ie[re]},connector:ie[de],socket:Ge}),
ie.emit("connect",ie[n],[ie])}catch(Ge){if(ie.destroyed)return;if(ie[i]=!1,p.connectError.hasSubscribers&&p.connectError.
publish({connectParams:{host:U,hostname:se,protocol:Qe,port:Ue,version:ie[pe]?.version,servername:ie[Q],localAddress:ie[re]},
connector:ie[de],error:Ge}),Ge.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(o(ie[S]===0);ie[G]>0&&ie[Y][ie[l]].servername===
ie[Q];){const De=ie[Y][ie[l]++];m.errorRequest(ie,De,Ge)}else ze(ie,Ge);ie.emit("connectionError",ie[n],[ie],Ge)}ie[Ae]()}
e(Le,"connect");function Fe(ie){ie[r]=0,ie.emit("drain",ie[n],[ie])}e(Fe,"emitDrain");function ke(ie,U){ie[k]!==2&&(ie[k]=
2,sA(ie,U),ie[k]=0,ie[u]>256&&(ie[Y].splice(0,ie[u]),ie[l]-=ie[u],ie[u]=0))}e(ke,"resume");function sA(ie,U){for(;;){if(ie.
destroyed){o(ie[G]===0);return}if(ie[Se]&&!ie[x]){ie[Se](),ie[Se]=null;return}if(ie[pe]&&ie[pe].resume(),ie[f])ie[r]=2;else if(ie[r]===
2){U?(ie[r]=1,queueMicrotask(()=>Fe(ie))):Fe(ie);continue}if(ie[G]===0||ie[S]>=(He(ie)||1))return;const se=ie[Y][ie[l]];
if(ie[n].protocol==="https:"&&ie[Q]!==se.servername){if(ie[S]>0)return;ie[Q]=se.servername,ie[pe]?.destroy(new A("server\
name changed"),()=>{ie[pe]=null,ke(ie)})}if(ie[i])return;if(!ie[pe]){Le(ie);return}if(ie[pe].destroyed||ie[pe].busy(se))
return;!se.aborted&&ie[pe].write(se)?ie[l]++:ie[Y].splice(ie[l],1)}}e(sA,"_resume"),V.exports=_e}),21841:((V,W,t)=>{const o=t(
4573),b=t(30883),{ClientDestroyedError:w,ClientClosedError:m,InvalidArgumentError:p}=t(68707),{kDestroy:c,kClose:I,kClosed:B,
kDestroyed:A,kDispatch:d,kInterceptors:a}=t(36443),n=Symbol("onDestroyed"),Q=Symbol("onClosed"),C=Symbol("Intercepted Di\
spatch"),f=Symbol("webSocketOptions"),T=Symbol("eventSourceOptions");class k extends b{static{e(this,"DispatcherBase")}constructor(G){
super(),this[A]=!1,this[n]=null,this[B]=!1,this[Q]=[],this[f]=G?.webSocket??{},this[T]=G?.eventSource??{}}get webSocketOptions(){
return{maxFragments:this[f].maxFragments??131072,maxPayloadSize:this[f].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){
return{maxEventSize:this[T].maxEventSize??o.kStringMaxLength}}get destroyed(){return this[A]}get closed(){return this[B]}get interceptors(){
return this[a]}set interceptors(G){if(G){for(let x=G.length-1;x>=0;x--)if(typeof this[a][x]!="function")throw new p("int\
erceptor must be an function")}this[a]=G}close(G){if(G===void 0)return new Promise((Y,H)=>{this.close((i,r)=>i?H(i):Y(r))});
if(typeof G!="function")throw new p("invalid callback");if(this[A]){queueMicrotask(()=>G(new w,null));return}if(this[B]){
this[Q]?this[Q].push(G):queueMicrotask(()=>G(null,null));return}this[B]=!0,this[Q].push(G);const x=e(()=>{const Y=this[Q];
this[Q]=null;for(let H=0;H<Y.length;H++)Y[H](null,null)},"onClosed");this[I]().then(()=>this.destroy()).then(()=>{queueMicrotask(
x)})}destroy(G,x){if(typeof G=="function"&&(x=G,G=null),x===void 0)return new Promise((H,i)=>{this.destroy(G,(r,g)=>r?i(
r):H(g))});if(typeof x!="function")throw new p("invalid callback");if(this[A]){this[n]?this[n].push(x):queueMicrotask(()=>x(
null,null));return}G||(G=new w),this[A]=!0,this[n]=this[n]||[],this[n].push(x);const Y=e(()=>{const H=this[n];this[n]=null;
for(let i=0;i<H.length;i++)H[i](null,null)},"onDestroyed");this[c](G).then(()=>{queueMicrotask(Y)})}[C](G,x){if(!this[a]||
this[a].length===0)return this[C]=this[d],this[d](G,x);let Y=this[d].bind(this);for(let H=this[a].length-1;H>=0;H--)Y=this[a][H](
Y);return this[C]=Y,Y(G,x)}dispatch(G,x){if(!x||typeof x!="object")throw new p("handler must be an object");try{if(!G||typeof G!=
"object")throw new p("opts must be an object.");if(this[A]||this[n])throw new w;if(this[B])throw new m;return this[C](G,
x)}catch(Y){if(typeof x.onError!="function")throw new p("invalid onError method");return x.onError(Y),!1}}}V.exports=k}),
30883:((V,W,t)=>{const o=t(78474);class b extends o{static{e(this,"Dispatcher")}dispatch(){throw new Error("not implemen\
ted")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...p){const c=Array.
isArray(p[0])?p[0]:p;let I=this.dispatch.bind(this);for(const B of c)if(B!=null){if(typeof B!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof B}`);if(I=B(I),I==null||typeof I!="function"||I.length!==2)throw new TypeError(
"invalid interceptor")}return new w(this,I)}}class w extends b{static{e(this,"ComposedDispatcher")}#e=null;#A=null;constructor(p,c){
super(),this.#e=p,this.#A=c}dispatch(...p){this.#A(...p)}close(...p){return this.#e.close(...p)}destroy(...p){return this.#e.
destroy(...p)}}V.exports=b}),53137:((V,W,t)=>{const o=t(21841),{kClose:b,kDestroy:w,kClosed:m,kDestroyed:p,kDispatch:c,kNoProxyAgent:I,
kHttpProxyAgent:B,kHttpsProxyAgent:A}=t(36443),d=t(76672),a=t(57405),n={"http:":80,"https:":443};let Q=!1;class C extends o{static{
e(this,"EnvHttpProxyAgent")}#e=null;#A=null;#t=null;constructor(T={}){super(),this.#t=T,Q||(Q=!0,process.emitWarning("En\
vHttpProxyAgent is experimental, expect them to change at any time.",{code:"UNDICI-EHPA"}));const{httpProxy:k,httpsProxy:S,
noProxy:G,...x}=T;this[I]=new a(x);const Y=k??process.env.http_proxy??process.env.HTTP_PROXY;Y?this[B]=new d({...x,uri:Y}):
this[B]=this[I];const H=S??process.env.https_proxy??process.env.HTTPS_PROXY;H?this[A]=new d({...x,uri:H}):this[A]=this[B],
this.#s()}[c](T,k){const S=new URL(T.origin);return this.#r(S).dispatch(T,k)}async[b](){await this[I].close(),this[B][m]||
await this[B].close(),this[A][m]||await this[A].close()}async[w](T){await this[I].destroy(T),this[B][p]||await this[B].destroy(
T),this[A][p]||await this[A].destroy(T)}#r(T){let{protocol:k,host:S,port:G}=T;return S=S.replace(/:\d*$/,"").toLowerCase(),
G=Number.parseInt(G,10)||n[k]||0,this.#o(S,G)?k==="https:"?this[A]:this[B]:this[I]}#o(T,k){if(this.#n&&this.#s(),this.#A.
length===0)return!0;if(this.#e==="*")return!1;for(let S=0;S<this.#A.length;S++){const G=this.#A[S];if(!(G.port&&G.port!==
k)){if(/^[.*]/.test(G.hostname)){if(T.endsWith(G.hostname.replace(/^\*/,"")))return!1}else if(T===G.hostname)return!1}}return!0}#s(){
const T=this.#t.noProxy??this.#i,k=T.split(/[,\s]/),S=[];for(let G=0;G<k.length;G++){const x=k[G];if(!x)continue;const Y=x.
match(/^(.+):(\d+)$/);S.push({hostname:(Y?Y[1]:x).toLowerCase(),port:Y?Number.parseInt(Y[2],10):0})}this.#e=T,this.#A=S}get#n(){
return this.#t.noProxy!==void 0?!1:this.#e!==this.#i}get#i(){return process.env.no_proxy??process.env.NO_PROXY??""}}V.exports=
C}),64660:(V=>{class o{static{e(this,"FixedCircularBuffer")}constructor(){this.bottom=0,this.top=0,this.list=new Array(2048),
this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(w){this.list[this.
top]=w,this.top=this.top+1&2047}shift(){const w=this.list[this.bottom];return w===void 0?null:(this.list[this.bottom]=void 0,
this.bottom=this.bottom+1&2047,w)}}V.exports=class{static{e(this,"FixedQueue")}constructor(){this.head=this.tail=new o}isEmpty(){
return this.head.isEmpty()}push(w){this.head.isFull()&&(this.head=this.head.next=new o),this.head.push(w)}shift(){const w=this.
tail,m=w.shift();return w.isEmpty()&&w.next!==null&&(this.tail=w.next),m}}}),42128:((V,W,t)=>{const o=t(21841),b=t(64660),
{kConnected:w,kSize:m,kRunning:p,kPending:c,kQueued:I,kBusy:B,kFree:A,kUrl:d,kClose:a,kDestroy:n,kDispatch:Q}=t(36443),C=t(
43246),f=Symbol("clients"),T=Symbol("needDrain"),k=Symbol("queue"),S=Symbol("closed resolve"),G=Symbol("onDrain"),x=Symbol(
"onConnect"),Y=Symbol("onDisconnect"),H=Symbol("onConnectionError"),i=Symbol("get dispatcher"),r=Symbol("add client"),g=Symbol(
"remove client"),s=Symbol("stats");class l extends o{static{e(this,"PoolBase")}constructor(E){super(E),this[k]=new b,this[f]=
[],this[I]=0;const h=this;this[G]=e(function(M,L){const O=h[k];let P=!1;for(;!P;){const ne=O.shift();if(!ne)break;h[I]--,
P=!this.dispatch(ne.opts,ne.handler)}this[T]=P,!this[T]&&h[T]&&(h[T]=!1,h.emit("drain",M,[h,...L])),h[S]&&O.isEmpty()&&Promise.
all(h[f].map(ne=>ne.close())).then(h[S])},"onDrain"),this[x]=(R,M)=>{h.emit("connect",R,[h,...M])},this[Y]=(R,M,L)=>{h.emit(
"disconnect",R,[h,...M],L)},this[H]=(R,M,L)=>{h.emit("connectionError",R,[h,...M],L)},this[s]=new C(this)}get[B](){return this[T]}get[w](){
return this[f].filter(E=>E[w]).length}get[A](){return this[f].filter(E=>E[w]&&!E[T]).length}get[c](){let E=this[I];for(const{
[c]:h}of this[f])E+=h;return E}get[p](){let E=0;for(const{[p]:h}of this[f])E+=h;return E}get[m](){let E=this[I];for(const{
[m]:h}of this[f])E+=h;return E}get stats(){return this[s]}async[a](){this[k].isEmpty()?await Promise.all(this[f].map(E=>E.
close())):await new Promise(E=>{this[S]=E})}async[n](E){for(;;){const h=this[k].shift();if(!h)break;h.handler.onError(E)}
await Promise.all(this[f].map(h=>h.destroy(E)))}[Q](E,h){const R=this[i]();return R?R.dispatch(E,h)||(R[T]=!0,this[T]=!this[i]()):
(this[T]=!0,this[k].push({opts:E,handler:h}),this[I]++),!this[T]}[r](E){return E.on("drain",this[G]).on("connect",this[x]).
on("disconnect",this[Y]).on("connectionError",this[H]),this[f].push(E),this[T]&&queueMicrotask(()=>{this[T]&&this[G](E[d],
[this,E])}),this}[g](E){E.close(()=>{const h=this[f].indexOf(E);h!==-1&&this[f].splice(h,1)}),this[T]=this[f].some(h=>!h[T]&&
h.closed!==!0&&h.destroyed!==!0)}}V.exports={PoolBase:l,kClients:f,kNeedDrain:T,kAddClient:r,kRemoveClient:g,kGetDispatcher:i}}),
43246:((V,W,t)=>{const{kFree:o,kConnected:b,kPending:w,kQueued:m,kRunning:p,kSize:c}=t(36443),I=Symbol("pool");class B{static{
e(this,"PoolStats")}constructor(d){this[I]=d}get connected(){return this[I][b]}get free(){return this[I][o]}get pending(){
return this[I][w]}get queued(){return this[I][m]}get running(){return this[I][p]}get size(){return this[I][c]}}V.exports=
B}),30628:((V,W,t)=>{const{PoolBase:o,kClients:b,kNeedDrain:w,kAddClient:m,kGetDispatcher:p}=t(42128),c=t(23701),{InvalidArgumentError:I}=t(
68707),B=t(3440),{kUrl:A,kInterceptors:d}=t(36443),a=t(59136),n=Symbol("options"),Q=Symbol("connections"),C=Symbol("fact\
ory");function f(k,S){return new c(k,S)}e(f,"defaultFactory");class T extends o{static{e(this,"Pool")}constructor(S,{connections:G,
factory:x=f,connect:Y,connectTimeout:H,tls:i,maxCachedSessions:r,socketPath:g,autoSelectFamily:s,autoSelectFamilyAttemptTimeout:l,
allowH2:u,...E}={}){if(G!=null&&(!Number.isFinite(G)||G<0))throw new I("invalid connections");if(typeof x!="function")throw new I(
"factory must be a function.");if(Y!=null&&typeof Y!="function"&&typeof Y!="object")throw new I("connect must be a funct\
ion or an object");typeof Y!="function"&&(Y=a({...i,maxCachedSessions:r,allowH2:u,socketPath:g,timeout:H,...s?{autoSelectFamily:s,
autoSelectFamilyAttemptTimeout:l}:void 0,...Y})),super(E),this[d]=E.interceptors?.Pool&&Array.isArray(E.interceptors.Pool)?
E.interceptors.Pool:[],this[Q]=G||null,this[A]=B.parseOrigin(S),this[n]={...B.deepClone(E),connect:Y,allowH2:u},this[n].
interceptors=E.interceptors?{...E.interceptors}:void 0,this[C]=x,this.on("connectionError",(h,R,M)=>{for(const L of R){const O=this[b].
indexOf(L);O!==-1&&this[b].splice(O,1)}})}[p](){for(const S of this[b])if(!S[w])return S;if(!this[Q]||this[b].length<this[Q]){
const S=this[C](this[A],this[n]);return this[m](S),S}}}V.exports=T}),76672:((V,W,t)=>{const{kProxy:o,kClose:b,kDestroy:w,
kDispatch:m,kInterceptors:p}=t(36443),{URL:c}=t(73136),I=t(57405),B=t(30628),A=t(21841),{InvalidArgumentError:d,RequestAbortedError:a,
SecureProxyConnectionError:n}=t(68707),Q=t(59136),C=t(23701),f=Symbol("proxy agent"),T=Symbol("proxy client"),k=Symbol("\
proxy headers"),S=Symbol("request tls settings"),G=Symbol("proxy tls settings"),x=Symbol("connect endpoint function"),Y=Symbol(
"tunnel proxy");function H(h){return h==="https:"?443:80}e(H,"defaultProtocolPort");function i(h,R){return new B(h,R)}e(
i,"defaultFactory");const r=e(()=>{},"noop");function g(h,R){return R.connections===1?new C(h,R):new B(h,R)}e(g,"default\
AgentFactory");class s extends A{static{e(this,"Http1ProxyWrapper")}#e;constructor(R,{headers:M={},connect:L,factory:O}){
if(super(),!R)throw new d("Proxy URL is mandatory");this[k]=M,O?this.#e=O(R,{connect:L}):this.#e=new C(R,{connect:L})}[m](R,M){
const L=M.onHeaders;M.onHeaders=function(ue,de,Ce){if(ue===407){typeof M.onError=="function"&&M.onError(new d("Proxy Aut\
hentication Required (407)"));return}L&&L.call(this,ue,de,Ce)};const{origin:O,path:P="/",headers:ne={}}=R;if(R.path=O+P,
!("host"in ne)&&!("Host"in ne)){const{host:ue}=new c(O);ne.host=ue}return R.headers={...this[k],...ne},this.#e[m](R,M)}async[b](){
return this.#e.close()}async[w](R){return this.#e.destroy(R)}}class l extends A{static{e(this,"ProxyAgent")}constructor(R){
if(super(),!R||typeof R=="object"&&!(R instanceof c)&&!R.uri)throw new d("Proxy uri is mandatory");const{clientFactory:M=i}=R;
if(typeof M!="function")throw new d("Proxy opts.clientFactory must be a function.");const{proxyTunnel:L=!0}=R,O=this.#e(
R),{href:P,origin:ne,port:ue,protocol:de,username:Ce,password:we,hostname:ye}=O;if(this[o]={uri:P,protocol:de},this[p]=R.
interceptors?.ProxyAgent&&Array.isArray(R.interceptors.ProxyAgent)?R.interceptors.ProxyAgent:[],this[S]=R.requestTls,this[G]=
R.proxyTls,this[k]=R.headers||{},this[Y]=L,R.auth&&R.token)throw new d("opts.auth cannot be used in combination with opt\
s.token");R.auth?this[k]["proxy-authorization"]=`Basic ${R.auth}`:R.token?this[k]["proxy-authorization"]=R.token:Ce&&we&&
(this[k]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(Ce)}:${decodeURIComponent(we)}`).toString("ba\
se64")}`);const me=Q({...R.proxyTls});this[x]=Q({...R.requestTls});const ve=R.factory||g,Ye=e((oe,re)=>{const{protocol:ae}=new c(
oe);return!this[Y]&&ae==="http:"&&this[o].protocol==="http:"?new s(this[o].uri,{headers:this[k],connect:me,factory:ve}):
ve(oe,re)},"factory");this[T]=M(O,{connect:me}),this[f]=new I({...R,factory:Ye,connect:e(async(oe,re)=>{let ae=oe.host;oe.
port||(ae+=`:${H(oe.protocol)}`);try{const{socket:q,statusCode:pe}=await this[T].connect({origin:ne,port:ue,path:ae,signal:oe.
signal,headers:{...this[k],host:oe.host},servername:this[G]?.servername||ye});if(pe!==200&&(q.on("error",r).destroy(),re(
new a(`Proxy response (${pe}) !== 200 when HTTP Tunneling`))),oe.protocol!=="https:"){re(null,q);return}let Be;this[S]?Be=
this[S].servername:Be=oe.servername,this[x]({...oe,servername:Be,httpSocket:q},re)}catch(q){q.code==="ERR_TLS_CERT_ALTNA\
ME_INVALID"?re(new n(q)):re(q)}},"connect")})}dispatch(R,M){const L=u(R.headers);if(E(L),L&&!("host"in L)&&!("Host"in L)){
const{host:O}=new c(R.origin);L.host=O}return this[f].dispatch({...R,headers:L},M)}#e(R){return typeof R=="string"?new c(
R):R instanceof c?R:new c(R.uri)}async[b](){await this[f].close(),await this[T].close()}async[w](){await this[f].destroy(),
await this[T].destroy()}}function u(h){if(Array.isArray(h)){const R={};for(let M=0;M<h.length;M+=2)R[h[M]]=h[M+1];return R}
return h}e(u,"buildHeaders");function E(h){if(h&&Object.keys(h).find(M=>M.toLowerCase()==="proxy-authorization"))throw new d(
"Proxy-Authorization should be sent in ProxyAgent constructor")}e(E,"throwIfProxyAuthIsSent"),V.exports=l}),30050:((V,W,t)=>{
const o=t(30883),b=t(17816);class w extends o{static{e(this,"RetryAgent")}#e=null;#A=null;constructor(p,c={}){super(c),this.#e=
p,this.#A=c}dispatch(p,c){const I=new b({...p,retryOptions:this.#A},{dispatch:this.#e.dispatch.bind(this.#e),handler:c});
return this.#e.dispatch(p,I)}close(){return this.#e.close()}destroy(){return this.#e.destroy()}}V.exports=w}),32581:((V,W,t)=>{
const o=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:b}=t(68707),w=t(57405);p()===void 0&&m(new w);function m(c){
if(!c||typeof c.dispatch!="function")throw new b("Argument agent must implement Agent");Object.defineProperty(globalThis,
o,{value:c,writable:!0,enumerable:!1,configurable:!1})}e(m,"setGlobalDispatcher");function p(){return globalThis[o]}e(p,
"getGlobalDispatcher"),V.exports={setGlobalDispatcher:m,getGlobalDispatcher:p}}),58155:(V=>{V.exports=class{static{e(this,
"DecoratorHandler")}#e;constructor(t){if(typeof t!="object"||t===null)throw new TypeError("handler must be an object");this.#e=
t}onConnect(...t){return this.#e.onConnect?.(...t)}onError(...t){return this.#e.onError?.(...t)}onUpgrade(...t){return this.#e.
onUpgrade?.(...t)}onResponseStarted(...t){return this.#e.onResponseStarted?.(...t)}onHeaders(...t){return this.#e.onHeaders?.(
...t)}onData(...t){return this.#e.onData?.(...t)}onComplete(...t){return this.#e.onComplete?.(...t)}onBodySent(...t){return this.#e.
onBodySent?.(...t)}}}),8754:((V,W,t)=>{const o=t(3440),{kBodyUsed:b}=t(36443),w=t(34589),{InvalidArgumentError:m}=t(68707),
p=t(78474),c=[300,301,302,303,307,308],I=Symbol("body");class B{static{e(this,"BodyAsyncIterable")}constructor(C){this[I]=
C,this[b]=!1}async*[Symbol.asyncIterator](){w(!this[b],"disturbed"),this[b]=!0,yield*this[I]}}class A{static{e(this,"Red\
irectHandler")}constructor(C,f,T,k){if(f!=null&&(!Number.isInteger(f)||f<0))throw new m("maxRedirections must be a posit\
ive number");o.validateHandler(k,T.method,T.upgrade),this.dispatch=C,this.location=null,this.abort=null,this.opts={...T,
maxRedirections:0},this.maxRedirections=f,this.handler=k,this.history=[],this.redirectionLimitReached=!1,o.isStream(this.
opts.body)?(o.bodyLength(this.opts.body)===0&&this.opts.body.on("data",function(){w(!1)}),typeof this.opts.body.readableDidRead!=
"boolean"&&(this.opts.body[b]=!1,p.prototype.on.call(this.opts.body,"data",function(){this[b]=!0}))):this.opts.body&&typeof this.
opts.body.pipeTo=="function"?this.opts.body=new B(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.
isView(this.opts.body)&&o.isIterable(this.opts.body)&&(this.opts.body=new B(this.opts.body))}onConnect(C){this.abort=C,this.
handler.onConnect(C,{history:this.history})}onUpgrade(C,f,T){this.handler.onUpgrade(C,f,T)}onError(C){this.handler.onError(
C)}onHeaders(C,f,T,k){if(this.location=this.history.length>=this.maxRedirections||o.isDisturbed(this.opts.body)?null:d(C,
f),this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error("\
max redirects")),this.redirectionLimitReached=!0,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.
history.push(new URL(this.opts.path,this.opts.origin)),!this.location)return this.handler.onHeaders(C,f,T,k);const{origin:S,
pathname:G,search:x}=o.parseURL(new URL(this.location,this.opts.origin&&new URL(this.opts.path,this.opts.origin))),Y=x?`${G}${x}`:
G;this.opts.headers=n(this.opts.headers,C===303,this.opts.origin!==S),this.opts.path=Y,this.opts.origin=S,this.opts.maxRedirections=
0,this.opts.query=null,C===303&&this.opts.method!=="HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(C){if(!this.
location)return this.handler.onData(C)}onComplete(C){this.location?(this.location=null,this.abort=null,this.dispatch(this.
opts,this)):this.handler.onComplete(C)}onBodySent(C){this.handler.onBodySent&&this.handler.onBodySent(C)}}function d(Q,C){
if(c.indexOf(Q)===-1)return null;for(let f=0;f<C.length;f+=2)if(C[f].length===8&&o.headerNameToString(C[f])==="location")
return C[f+1]}e(d,"parseLocation");function a(Q,C,f){if(Q.length===4)return o.headerNameToString(Q)==="host";if(C&&o.headerNameToString(
Q).startsWith("content-"))return!0;if(f&&(Q.length===13||Q.length===6||Q.length===19)){const T=o.headerNameToString(Q);return T===
"authorization"||T==="cookie"||T==="proxy-authorization"}return!1}e(a,"shouldRemoveHeader");function n(Q,C,f){const T=[];
if(Array.isArray(Q))for(let k=0;k<Q.length;k+=2)a(Q[k],C,f)||T.push(Q[k],Q[k+1]);else if(Q&&typeof Q=="object")for(const k of Object.
keys(Q))a(k,C,f)||T.push(k,Q[k]);else w(Q==null,"headers must be an object or an array");return T}e(n,"cleanRequestHeade\
rs"),V.exports=A}),17816:((V,W,t)=>{const o=t(34589),{kRetryHandlerDefaultRetry:b}=t(36443),{RequestRetryError:w}=t(68707),
{isDisturbed:m,parseHeaders:p,parseRangeHeader:c,wrapRequestBody:I}=t(3440);function B(a){const n=Date.now();return new Date(
a).getTime()-n}e(B,"calculateRetryAfterHeader");function A(a,n,Q,C){const f=a["content-length"];if(f==null||!Number.isFinite(
n.start)||!Number.isFinite(n.end))return null;const T=Number(f),k=n.end-n.start+1;return!Number.isFinite(T)||T!==k?new w(
"Content-Length mismatch",Q,{headers:a,data:{count:C}}):null}e(A,"validatePartialResponseContentLength");class d{static{
e(this,"RetryHandler")}constructor(n,Q){const{retryOptions:C,...f}=n,{retry:T,maxRetries:k,maxTimeout:S,minTimeout:G,timeoutFactor:x,
methods:Y,errorCodes:H,retryAfter:i,statusCodes:r}=C??{};this.dispatch=Q.dispatch,this.handler=Q.handler,this.opts={...f,
body:I(n.body)},this.abort=null,this.aborted=!1,this.retryOpts={retry:T??d[b],retryAfter:i??!0,maxTimeout:S??30*1e3,minTimeout:G??
500,timeoutFactor:x??2,maxRetries:k??5,methods:Y??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:r??[500,502,
503,504,429],errorCodes:H??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH",
"EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=0,this.start=0,this.end=null,this.etag=null,this.
resume=null,this.headersSent=!1,this.handler.onConnect(g=>{this.aborted=!0,this.abort?this.abort(g):this.reason=g})}checkpointResponseEnd(n,Q){
if(this.end==null&&this.opts.method!=="HEAD"){const C=n["content-length"];this.end=C!=null?Number(C)-1:null,o(this.end==
null||Number.isFinite(this.end),"invalid content-length")}this.resume=this.end!=null?Q:null}onRequestSent(){this.handler.
onRequestSent&&this.handler.onRequestSent()}onUpgrade(n,Q,C){this.handler.onUpgrade&&this.handler.onUpgrade(n,Q,C)}onConnect(n){
this.aborted?n(this.reason):this.abort=n}onBodySent(n){if(this.handler.onBodySent)return this.handler.onBodySent(n)}static[b](n,{
state:Q,opts:C},f){const{statusCode:T,code:k,headers:S}=n,{method:G,retryOptions:x}=C,{maxRetries:Y,minTimeout:H,maxTimeout:i,
timeoutFactor:r,statusCodes:g,errorCodes:s,methods:l}=x,{counter:u}=Q;if(k&&k!=="UND_ERR_REQ_RETRY"&&!s.includes(k)){f(n);
return}if(Array.isArray(l)&&!l.includes(G)){f(n);return}if(T!=null&&Array.isArray(g)&&!g.includes(T)){f(n);return}if(u>Y){
f(n);return}let E=S?.["retry-after"];E&&(E=Number(E),E=Number.isNaN(E)?B(E):E*1e3);const h=E>0?Math.min(E,i):Math.min(H*
r**(u-1),i);setTimeout(()=>f(null),h)}onHeaders(n,Q,C,f){const T=p(Q);if(this.retryCount+=1,n>=300)return!this.headersSent&&
this.retryOpts.statusCodes.includes(n)===!1?(this.headersSent=!0,this.checkpointResponseEnd(T,C),this.handler.onHeaders(
n,Q,C,f)):(this.abort(new w("Request failed",n,{headers:T,data:{count:this.retryCount}})),!1);if(this.resume!=null){if(this.
resume=null,n!==206&&(this.start>0||n!==200))return this.abort(new w("server does not support the range header and the p\
ayload was partially consumed",n,{headers:T,data:{count:this.retryCount}})),!1;const S=c(T["content-range"]);if(!S)return this.
abort(new w("Content-Range mismatch",n,{headers:T,data:{count:this.retryCount}})),!1;if(this.etag!=null&&this.etag!==T.etag)
return this.abort(new w("ETag mismatch",n,{headers:T,data:{count:this.retryCount}})),!1;const G=A(T,S,n,this.retryCount);
if(G!=null)return this.abort(G),!1;const{start:x,size:Y,end:H=Y-1}=S;return this.start!==x||this.end!=null&&this.end!==H?
(this.abort(new w("Content-Range mismatch",n,{headers:T,data:{count:this.retryCount}})),!1):(this.resume=C,!0)}if(this.end==
null){if(n===206){const S=c(T["content-range"]);if(S==null)return this.headersSent=!0,this.handler.onHeaders(n,Q,C,f);const G=A(
T,S,n,this.retryCount);if(G!=null)return this.abort(G),!1;const{start:x,size:Y,end:H=Y-1}=S;o(x!=null&&Number.isFinite(x),
"content-range mismatch"),o(H!=null&&Number.isFinite(H),"invalid content-length"),this.start=x,this.end=H}if(this.end==null){
const S=T["content-length"];this.end=S!=null?Number(S)-1:null}return o(Number.isFinite(this.start)),o(this.end==null||Number.
isFinite(this.end),"invalid content-length"),this.resume=C,this.headersSent=!0,this.etag=T.etag!=null?T.etag:null,this.etag!=
null&&this.etag.startsWith("W/")&&(this.etag=null),this.handler.onHeaders(n,Q,C,f)}const k=new w("Request failed",n,{headers:T,
data:{count:this.retryCount}});return this.abort(k),!1}onData(n){return this.start+=n.length,this.handler.onData(n)}onComplete(n){
return this.retryCount=0,this.handler.onComplete(n)}onError(n){if(this.aborted||m(this.opts.body)||this.headersSent&&this.
resume==null)return this.handler.onError(n);this.retryCount-this.retryCountCheckpoint>0?this.retryCount=this.retryCountCheckpoint+
(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.retry(n,{state:{counter:this.retryCount},opts:{
retryOptions:this.retryOpts,...this.opts}},Q.bind(this));function Q(C){if(C!=null||this.aborted||m(this.opts.body))return this.
handler.onError(C);if(this.start!==0){const f={range:`bytes=${this.start}-${this.end??""}`};this.etag!=null&&(f["if-matc\
h"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...f}}}try{this.retryCountCheckpoint=this.retryCount,
this.dispatch(this.opts,this)}catch(f){this.handler.onError(f)}}e(Q,"onRetry")}}V.exports=d}),70379:((V,W,t)=>{const{isIP:o}=t(
77030),{lookup:b}=t(40610),w=t(58155),{InvalidArgumentError:m,InformationalError:p}=t(68707),c=Math.pow(2,31)-1;class I{static{
e(this,"DNSInstance")}#e=0;#A=0;#t=new Map;dualStack=!0;affinity=null;lookup=null;pick=null;constructor(d){this.#e=d.maxTTL,
this.#A=d.maxItems,this.dualStack=d.dualStack,this.affinity=d.affinity,this.lookup=d.lookup??this.#r,this.pick=d.pick??this.#o}get full(){
return this.#t.size===this.#A}runLookup(d,a,n){const Q=this.#t.get(d.hostname);if(Q==null&&this.full){n(null,d.origin);return}
const C={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...a.dns,maxTTL:this.#e,maxItems:this.#A};
if(Q==null)this.lookup(d,C,(f,T)=>{if(f||T==null||T.length===0){n(f??new p("No DNS entries found"));return}this.setRecords(
d,T);const k=this.#t.get(d.hostname),S=this.pick(d,k,C.affinity);let G;typeof S.port=="number"?G=`:${S.port}`:d.port!==""?
G=`:${d.port}`:G="",n(null,`${d.protocol}//${S.family===6?`[${S.address}]`:S.address}${G}`)});else{const f=this.pick(d,Q,
C.affinity);if(f==null){this.#t.delete(d.hostname),this.runLookup(d,a,n);return}let T;typeof f.port=="number"?T=`:${f.port}`:
d.port!==""?T=`:${d.port}`:T="",n(null,`${d.protocol}//${f.family===6?`[${f.address}]`:f.address}${T}`)}}#r(d,a,n){b(d.hostname,
{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(Q,C)=>{if(Q)return n(Q);const f=new Map;for(const T of C)
f.set(`${T.address}:${T.family}`,T);n(null,f.values())})}#o(d,a,n){let Q=null;const{records:C,offset:f}=a;let T;if(this.
dualStack?(n==null&&(f==null||f===c?(a.offset=0,n=4):(a.offset++,n=(a.offset&1)===1?6:4)),C[n]!=null&&C[n].ips.length>0?
T=C[n]:T=C[n===4?6:4]):T=C[n],T==null||T.ips.length===0)return Q;T.offset==null||T.offset===c?T.offset=0:T.offset++;const k=T.
offset%T.ips.length;return Q=T.ips[k]??null,Q==null?Q:Date.now()-Q.timestamp>Q.ttl?(T.ips.splice(k,1),this.pick(d,a,n)):
Q}setRecords(d,a){const n=Date.now(),Q={records:{4:null,6:null}};for(const C of a){C.timestamp=n,typeof C.ttl=="number"?
C.ttl=Math.min(C.ttl,this.#e):C.ttl=this.#e;const f=Q.records[C.family]??{ips:[]};f.ips.push(C),Q.records[C.family]=f}this.#t.
set(d.hostname,Q)}getHandler(d,a){return new B(this,d,a)}}class B extends w{static{e(this,"DNSDispatchHandler")}#e=null;#A=null;#t=null;#r=null;#o=null;constructor(d,{
origin:a,handler:n,dispatch:Q},C){super(n),this.#o=a,this.#r=n,this.#A={...C},this.#e=d,this.#t=Q}onError(d){switch(d.code){case"\
ETIMEDOUT":case"ECONNREFUSED":{if(this.#e.dualStack){this.#e.runLookup(this.#o,this.#A,(a,n)=>{if(a)return this.#r.onError(
a);const Q={...this.#A,origin:n};this.#t(Q,this)});return}this.#r.onError(d);return}case"ENOTFOUND":this.#e.deleteRecord(
this.#o);default:this.#r.onError(d);break}}}V.exports=A=>{if(A?.maxTTL!=null&&(typeof A?.maxTTL!="number"||A?.maxTTL<0))
throw new m("Invalid maxTTL. Must be a positive number");if(A?.maxItems!=null&&(typeof A?.maxItems!="number"||A?.maxItems<
1))throw new m("Invalid maxItems. Must be a positive number and greater than zero");if(A?.affinity!=null&&A?.affinity!==
4&&A?.affinity!==6)throw new m("Invalid affinity. Must be either 4 or 6");if(A?.dualStack!=null&&typeof A?.dualStack!="b\
oolean")throw new m("Invalid dualStack. Must be a boolean");if(A?.lookup!=null&&typeof A?.lookup!="function")throw new m(
"Invalid lookup. Must be a function");if(A?.pick!=null&&typeof A?.pick!="function")throw new m("Invalid pick. Must be a \
function");const d=A?.dualStack??!0;let a;d?a=A?.affinity??null:a=A?.affinity??4;const n={maxTTL:A?.maxTTL??1e4,lookup:A?.
lookup??null,pick:A?.pick??null,dualStack:d,affinity:a,maxItems:A?.maxItems??1/0},Q=new I(n);return C=>e(function(T,k){const S=T.
origin.constructor===URL?T.origin:new URL(T.origin);return o(S.hostname)!==0?C(T,k):(Q.runLookup(S,T,(G,x)=>{if(G)return k.
onError(G);let Y=null;Y={...T,servername:S.hostname,origin:x,headers:{host:S.hostname,...T.headers}},C(Y,Q.getHandler({origin:S,
dispatch:C,handler:k},T))}),!0)},"dnsInterceptor")}}),88060:((V,W,t)=>{const o=t(3440),{InvalidArgumentError:b,RequestAbortedError:w}=t(
68707),m=t(58155);class p extends m{static{e(this,"DumpHandler")}#e=1024*1024;#A=null;#t=!1;#r=!1;#o=0;#s=null;#n=null;constructor({
maxSize:B},A){if(super(A),B!=null&&(!Number.isFinite(B)||B<1))throw new b("maxSize must be a number greater than 0");this.#e=
B??this.#e,this.#n=A}onConnect(B){this.#A=B,this.#n.onConnect(this.#i.bind(this))}#i(B){this.#r=!0,this.#s=B}onHeaders(B,A,d,a){
const Q=o.parseHeaders(A)["content-length"];if(Q!=null&&Q>this.#e)throw new w(`Response size (${Q}) larger than maxSize \
(${this.#e})`);return this.#r?!0:this.#n.onHeaders(B,A,d,a)}onError(B){this.#t||(B=this.#s??B,this.#n.onError(B))}onData(B){
return this.#o=this.#o+B.length,this.#o>=this.#e&&(this.#t=!0,this.#r?this.#n.onError(this.#s):this.#n.onComplete([])),!0}onComplete(B){
if(!this.#t){if(this.#r){this.#n.onError(this.reason);return}this.#n.onComplete(B)}}}function c({maxSize:I}={maxSize:1024*
1024}){return B=>e(function(d,a){const{dumpMaxSize:n=I}=d,Q=new p({maxSize:n},a);return B(d,Q)},"Intercept")}e(c,"create\
DumpInterceptor"),V.exports=c}),25092:((V,W,t)=>{const o=t(8754);function b({maxRedirections:w}){return m=>e(function(c,I){
const{maxRedirections:B=w}=c;if(!B)return m(c,I);const A=new o(m,B,c,I);return c={...c,maxRedirections:0},m(c,A)},"Inter\
cept")}e(b,"createRedirectInterceptor"),V.exports=b}),21514:((V,W,t)=>{const o=t(8754);V.exports=b=>{const w=b?.maxRedirections;
return m=>e(function(c,I){const{maxRedirections:B=w,...A}=c;if(!B)return m(c,I);const d=new o(m,B,c,I);return m(A,d)},"r\
edirectInterceptor")}}),92026:((V,W,t)=>{const o=t(17816);V.exports=b=>w=>e(function(p,c){return w(p,new o({...p,retryOptions:{
...b,...p.retryOptions}},{handler:c,dispatch:w}))},"retryInterceptor")}),52824:((V,W,t)=>{Object.defineProperty(W,"__esM\
odule",{value:!0}),W.SPECIAL_HEADERS=W.HEADER_STATE=W.MINOR=W.MAJOR=W.CONNECTION_TOKEN_CHARS=W.HEADER_CHARS=W.TOKEN=W.STRICT_TOKEN=
W.HEX=W.URL_CHAR=W.STRICT_URL_CHAR=W.USERINFO_CHARS=W.MARK=W.ALPHANUM=W.NUM=W.HEX_MAP=W.NUM_MAP=W.ALPHA=W.FINISH=W.H_METHOD_MAP=
W.METHOD_MAP=W.METHODS_RTSP=W.METHODS_ICE=W.METHODS_HTTP=W.METHODS=W.LENIENT_FLAGS=W.FLAGS=W.TYPE=W.ERROR=void 0;const o=t(
50172);var b;(function(A){A[A.OK=0]="OK",A[A.INTERNAL=1]="INTERNAL",A[A.STRICT=2]="STRICT",A[A.LF_EXPECTED=3]="LF_EXPECT\
ED",A[A.UNEXPECTED_CONTENT_LENGTH=4]="UNEXPECTED_CONTENT_LENGTH",A[A.CLOSED_CONNECTION=5]="CLOSED_CONNECTION",A[A.INVALID_METHOD=
6]="INVALID_METHOD",A[A.INVALID_URL=7]="INVALID_URL",A[A.INVALID_CONSTANT=8]="INVALID_CONSTANT",A[A.INVALID_VERSION=9]="\
INVALID_VERSION",A[A.INVALID_HEADER_TOKEN=10]="INVALID_HEADER_TOKEN",A[A.INVALID_CONTENT_LENGTH=11]="INVALID_CONTENT_LEN\
GTH",A[A.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE",A[A.INVALID_STATUS=13]="INVALID_STATUS",A[A.INVALID_EOF_STATE=14]="\
INVALID_EOF_STATE",A[A.INVALID_TRANSFER_ENCODING=15]="INVALID_TRANSFER_ENCODING",A[A.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BE\
GIN",A[A.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMPLETE",A[A.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLETE",A[A.CB_CHUNK_HEADER=
19]="CB_CHUNK_HEADER",A[A.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE",A[A.PAUSED=21]="PAUSED",A[A.PAUSED_UPGRADE=22]="PAUS\
ED_UPGRADE",A[A.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE",A[A.USER=24]="USER"})(b=W.ERROR||(W.ERROR={}));var w;(function(A){
A[A.BOTH=0]="BOTH",A[A.REQUEST=1]="REQUEST",A[A.RESPONSE=2]="RESPONSE"})(w=W.TYPE||(W.TYPE={}));var m;(function(A){A[A.CONNECTION_KEEP_ALIVE=
1]="CONNECTION_KEEP_ALIVE",A[A.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",A[A.CONNECTION_UPGRADE=4]="CONNECTION_UPGRADE",A[A.
CHUNKED=8]="CHUNKED",A[A.UPGRADE=16]="UPGRADE",A[A.CONTENT_LENGTH=32]="CONTENT_LENGTH",A[A.SKIPBODY=64]="SKIPBODY",A[A.TRAILING=
128]="TRAILING",A[A.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(m=W.FLAGS||(W.FLAGS={}));var p;(function(A){A[A.HEADERS=
1]="HEADERS",A[A.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",A[A.KEEP_ALIVE=4]="KEEP_ALIVE"})(p=W.LENIENT_FLAGS||(W.LENIENT_FLAGS=
{}));var c;(function(A){A[A.DELETE=0]="DELETE",A[A.GET=1]="GET",A[A.HEAD=2]="HEAD",A[A.POST=3]="POST",A[A.PUT=4]="PUT",A[A.
CONNECT=5]="CONNECT",A[A.OPTIONS=6]="OPTIONS",A[A.TRACE=7]="TRACE",A[A.COPY=8]="COPY",A[A.LOCK=9]="LOCK",A[A.MKCOL=10]="\
MKCOL",A[A.MOVE=11]="MOVE",A[A.PROPFIND=12]="PROPFIND",A[A.PROPPATCH=13]="PROPPATCH",A[A.SEARCH=14]="SEARCH",A[A.UNLOCK=
15]="UNLOCK",A[A.BIND=16]="BIND",A[A.REBIND=17]="REBIND",A[A.UNBIND=18]="UNBIND",A[A.ACL=19]="ACL",A[A.REPORT=20]="REPOR\
T",A[A.MKACTIVITY=21]="MKACTIVITY",A[A.CHECKOUT=22]="CHECKOUT",A[A.MERGE=23]="MERGE",A[A["M-SEARCH"]=24]="M-SEARCH",A[A.
NOTIFY=25]="NOTIFY",A[A.SUBSCRIBE=26]="SUBSCRIBE",A[A.UNSUBSCRIBE=27]="UNSUBSCRIBE",A[A.PATCH=28]="PATCH",A[A.PURGE=29]=
"PURGE",A[A.MKCALENDAR=30]="MKCALENDAR",A[A.LINK=31]="LINK",A[A.UNLINK=32]="UNLINK",A[A.SOURCE=33]="SOURCE",A[A.PRI=34]=
"PRI",A[A.DESCRIBE=35]="DESCRIBE",A[A.ANNOUNCE=36]="ANNOUNCE",A[A.SETUP=37]="SETUP",A[A.PLAY=38]="PLAY",A[A.PAUSE=39]="P\
AUSE",A[A.TEARDOWN=40]="TEARDOWN",A[A.GET_PARAMETER=41]="GET_PARAMETER",A[A.SET_PARAMETER=42]="SET_PARAMETER",A[A.REDIRECT=
43]="REDIRECT",A[A.RECORD=44]="RECORD",A[A.FLUSH=45]="FLUSH"})(c=W.METHODS||(W.METHODS={})),W.METHODS_HTTP=[c.DELETE,c.GET,
c.HEAD,c.POST,c.PUT,c.CONNECT,c.OPTIONS,c.TRACE,c.COPY,c.LOCK,c.MKCOL,c.MOVE,c.PROPFIND,c.PROPPATCH,c.SEARCH,c.UNLOCK,c.
BIND,c.REBIND,c.UNBIND,c.ACL,c.REPORT,c.MKACTIVITY,c.CHECKOUT,c.MERGE,c["M-SEARCH"],c.NOTIFY,c.SUBSCRIBE,c.UNSUBSCRIBE,c.
PATCH,c.PURGE,c.MKCALENDAR,c.LINK,c.UNLINK,c.PRI,c.SOURCE],W.METHODS_ICE=[c.SOURCE],W.METHODS_RTSP=[c.OPTIONS,c.DESCRIBE,
c.ANNOUNCE,c.SETUP,c.PLAY,c.PAUSE,c.TEARDOWN,c.GET_PARAMETER,c.SET_PARAMETER,c.REDIRECT,c.RECORD,c.FLUSH,c.GET,c.POST],W.
METHOD_MAP=o.enumToMap(c),W.H_METHOD_MAP={},Object.keys(W.METHOD_MAP).forEach(A=>{/^H/.test(A)&&(W.H_METHOD_MAP[A]=W.METHOD_MAP[A])});
var I;(function(A){A[A.SAFE=0]="SAFE",A[A.SAFE_WITH_CB=1]="SAFE_WITH_CB",A[A.UNSAFE=2]="UNSAFE"})(I=W.FINISH||(W.FINISH=
{})),W.ALPHA=[];for(let A=65;A<=90;A++)W.ALPHA.push(String.fromCharCode(A)),W.ALPHA.push(String.fromCharCode(A+32));W.NUM_MAP=
{0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},W.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,
a:10,b:11,c:12,d:13,e:14,f:15},W.NUM=["0","1","2","3","4","5","6","7","8","9"],W.ALPHANUM=W.ALPHA.concat(W.NUM),W.MARK=[
"-","_",".","!","~","*","'","(",")"],W.USERINFO_CHARS=W.ALPHANUM.concat(W.MARK).concat(["%",";",":","&","=","+","$",","]),
W.STRICT_URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_",
"`","{","|","}","~"].concat(W.ALPHANUM),W.URL_CHAR=W.STRICT_URL_CHAR.concat(["	","\f"]);for(let A=128;A<=255;A++)W.URL_CHAR.
push(A);W.HEX=W.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),W.STRICT_TOKEN=["!","#","$","%","&","'","*",
"+","-",".","^","_","`","|","~"].concat(W.ALPHANUM),W.TOKEN=W.STRICT_TOKEN.concat([" "]),W.HEADER_CHARS=["	"];for(let A=32;A<=
255;A++)A!==127&&W.HEADER_CHARS.push(A);W.CONNECTION_TOKEN_CHARS=W.HEADER_CHARS.filter(A=>A!==44),W.MAJOR=W.NUM_MAP,W.MINOR=
W.MAJOR;var B;(function(A){A[A.GENERAL=0]="GENERAL",A[A.CONNECTION=1]="CONNECTION",A[A.CONTENT_LENGTH=2]="CONTENT_LENGTH",
A[A.TRANSFER_ENCODING=3]="TRANSFER_ENCODING",A[A.UPGRADE=4]="UPGRADE",A[A.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIV\
E",A[A.CONNECTION_CLOSE=6]="CONNECTION_CLOSE",A[A.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",A[A.TRANSFER_ENCODING_CHUNKED=
8]="TRANSFER_ENCODING_CHUNKED"})(B=W.HEADER_STATE||(W.HEADER_STATE={})),W.SPECIAL_HEADERS={connection:B.CONNECTION,"cont\
ent-length":B.CONTENT_LENGTH,"proxy-connection":B.CONNECTION,"transfer-encoding":B.TRANSFER_ENCODING,upgrade:B.UPGRADE}}),
63870:((V,W,t)=>{const{Buffer:o}=t(4573);V.exports=o.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf\
39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd\
2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZ\
W52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGC\
AF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91b\
GRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfa\
HR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZ\
XRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX\
3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX\
3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob\
2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ\
3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZ\
V9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgA\
CAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQ\
QFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQ\
YzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCA\
CICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFI\
ABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBk\
NAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgA\
EEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIAN\
gIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQ\
QFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCC\
CAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqI\
QMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALI\
AZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFD\
QELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQA\
CgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgA\
TYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0Q\
bzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbd\
CECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2A\
ggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAI\
AAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgA\
TYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBD\
xDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMz\
AFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSA\
ZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7A\
bwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMv\
AELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMr\
QELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBD\
AyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQ\
T0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCA\
QtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVA\
AxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQ\
eIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8\
AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/\
wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBj\
gEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBn\
QEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBr\
AEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6A\
QwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/A\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcIC\
QoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e\
3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrA\
awBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5A\
vgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAER\
w1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLI\
AEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BM\
CIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEc\
UGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MA\
SAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA\
0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiC\
iAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgA\
i8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAAD\
c8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDD\
JoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQ\
QAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgB\
EYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHD\
cICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgA\
CABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CI\
AJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFD\
QAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQ\
AJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrD\
gTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaI\
QMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQ\
QFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhC\
gJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQA\
dAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKD\
LwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxA\
gtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACv\
wIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC\
0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCD\
SEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iD\
EIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSI\
QULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKc\
Q0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGAB\
EYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhA\
wyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCA\
wsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgA\
S0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACL\
QAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBC\
msOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AA\
CIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDI\
AQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFI\
QEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohB\
gJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIAD\
PkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgB\
EcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQ\
QFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGD\
fMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCC\
yACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAI\
AEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExI\
QMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQ\
QFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2A\
hwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCz\
ALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABI\
ARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDI\
AJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQ\
cEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgA\
CABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHN\
gIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMy\
wILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/A\
XFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOa\
iEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMA\
CEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPR\
g2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAAL\
QAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILA\
kACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBA\
CEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDD\
N0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBF\
yEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KA\
SAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAI\
AEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AI\
QMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECA\
wQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCC\
yABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNz\
wIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAI\
QMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCA\
AzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNA\
AsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAER\
wRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqI\
QFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHD\
QALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBa\
iIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBp\
AGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILI\
AEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AA\
EEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIA\
GotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMk\
QELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBC\
msiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyA\
CEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAI\
ABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4A\
gsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1A\
gsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwAR\
w10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgA\
UEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5\
wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiA\
UcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotA\
ABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFI\
AEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgA\
SAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILI\
AFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBg\
wEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFN\
gIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEER\
g0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2tra\
wFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCA\
CIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQ\
QFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBa\
iIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICI\
AIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgA\
SAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiA\
gsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQ\
QFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAI\
AEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CC\
wJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQ\
QVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgA\
SAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydA\
gsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQ\
QFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAI\
AEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCC\
yABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQ\
QFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgB\
EYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILI\
AJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLI\
AFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqI\
QUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC\
0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACI\
AU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQ\
QFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBa\
iEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBn\
AEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgA\
GtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhA\
yABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIAD\
I8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BI\
ABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA\
0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMj\
AILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MI\
AFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IA\
iACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEAN\
gIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhA\
wyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKA\
SEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtz\
wBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa\
2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsD\
EgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALI\
AIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FI\
ABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrD\
g8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQ\
awBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CI\
ABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohA\
UElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHD\
QALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5\
AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQ\
QFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEI\
AFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQ\
d3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAI\
AEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33A\
SACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEAN\
gIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgB\
CABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgA\
UEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNN\
yAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa\
0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDI\
AEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8\
wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDD\
NgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0AC\
yACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohA\
UGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhA\
wzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBA\
WohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3\
QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQ\
ZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABI\
QMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrA\
QsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhA\
wzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AA\
EEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzA\
SEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB/\
/8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACI\
AE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQ\
QFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELI\
AJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgA\
kEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC\
0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDD\
K4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQ\
QA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+\
QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKG\
DYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMu\
AELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCF\
CACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQ\
QA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUI\
AIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAI\
AEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAI\
QMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQ\
Qc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABE\
CUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDD\
KgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQ\
QAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFD\
RQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1\
QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELI\
AJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELI\
AJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBk\
DM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AA\
EEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAI\
QMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQ\
CAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACB\
AsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoA\
gQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCF\
CACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQ\
Qk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQ\
cEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDD\
HYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRA\
DYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgA\
kGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAI\
QMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgA\
iABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEc\
jsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FV\
g0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQ\
cUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgA\
igCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDI\
AJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgA\
i8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBD\
AQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBL\
SEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACI\
AE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENR\
gRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgA\
igCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgA\
kEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDD\
FMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQ\
QIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgA\
TYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCB\
CEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgA\
igCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNA\
CACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgA\
i0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6A\
C4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBE\
TYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCD\
EEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhA\
yACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCD\
AxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQ\
SQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCH\
CACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC\
0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2A\
hwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMW\
AtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERN\
gIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBA\
DYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQ\
QFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqI\
QEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEAN\
gIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQ\
SI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoA\
gQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgA\
kHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgA\
EUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBA\
DYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoAL\
yACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3\
QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2A\
hAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhA\
wwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgA\
kEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJ\
QtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABI\
ARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACK\
AIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgA\
kIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABI\
ABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgA\
iAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAAN\
gIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhA\
wwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA\
0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEAN\
gIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQ\
TBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMML\
AsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAI\
QMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFB\
ggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqI\
QMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgA\
kHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsC\
yACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA\
0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJF\
zYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMD\
AsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgA\
EECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgA\
kEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcI\
AIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBC\
TYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcI\
AIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBD\
zYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcI\
AIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBC\
jYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcI\
AIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoA\
gAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBA\
WshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIAC\
wALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMA\
QsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUI\
AIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBA\
DoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCA\
CACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiA\
UEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0AL\
w4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUA\
CAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECd\
EGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD\
2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
RITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7\
x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7\
S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtBy\
jEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBj\
SMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8\
DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/\
gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtC\
z4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AI\
AAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2A\
hBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgA\
ygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/R\
w0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAK\
AI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrI\
AMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQ\
QEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgA\
C0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3A\
wAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/I\
wBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCA\
EHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQA\
GoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQ\
YACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBv\
NAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIED\
BELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiB\
jYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoA\
gAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQ\
ZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4c\
SAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUa\
iICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AI\
ABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLI\
gZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQ\
QAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrc\
iAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIAC\
yIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQ\
CADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhA\
QJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQ\
ZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEI\
AlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEAN\
gIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAI\
AhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQM\
yIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgB\
mohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPD\
QAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNB\
QwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABI\
ABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgA\
SgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5\
NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCA\
CABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQ\
fTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqI\
gcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALI\
AAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNA\
wsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgB\
DYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEa\
iAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAAN\
gIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgA\
iEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgA\
iAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3A\
ghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEI\
AMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLI\
gEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQ\
QJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG\
3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACN\
gIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0\
AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgA\
yAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYC\
yAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAI\
AFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC\
0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAI\
AAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BI\
AVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2A\
hggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMA\
gsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYC\
wJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgB\
UF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQ\
R8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBk\
NAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgA\
UEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCD\
CACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJK\
AIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAI\
AAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQA\
CgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgB\
TYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsAC\
wvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY\
2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgb\
WV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yI\
ElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX\
3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAY\
G9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb\
3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb\
25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZ\
XJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZ\
XRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb\
25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlY\
WRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJza\
W9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQga\
GVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyI\
GluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlI\
ENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb\
2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrI\
GVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZ\
WN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY\
2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb\
25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpb\
iBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb\
25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2Nvb\
XBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hb\
WUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUAS\
W52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFe\
HBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ld\
GhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kI\
GVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfU\
FJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBS\
UxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05OR\
UNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUA\
ENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT\
19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQ\
U5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMV\
ElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPU\
FRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV\
0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQ\
VRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIV\
U5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYU\
ElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NR\
VNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ\
0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFT\
ERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQR\
V9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX\
1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfS\
U5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU\
0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQ\
l9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMR\
VRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMS\
URfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQ\
VZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTV\
F9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UAS\
FBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQ\
kUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUS\
E9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfR\
EVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOV\
F9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVS\
VJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQ\
UlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQU\
ExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgS\
FRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAA\
BAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACF\
wAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAA\
OgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICA\
gICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEA\
AAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBA\
QBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZ\
mVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABA\
EGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEB\
AQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsAC\
wEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNA\
AsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBT\
k9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT\
1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")}),53434:((V,W,t)=>{const{Buffer:o}=t(
4573);V.exports=o.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVy\
c19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9v\
bl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0\
ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5p\
dGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxv\
YwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0\
cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAAT\
DmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xs\
aHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3Jf\
cmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFt\
ZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tl\
ZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUK\
BgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAy\
IgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc\
0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAA\
NgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0Ag\
AyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEg\
BEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYo\
AhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUo\
AgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU\
0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARq\
IQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIA\
RwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAA\
QRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIA\
IAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAg\
AiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRA\
IARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwB\
C0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FF\
BEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARG\
DQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFB\
ADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAt\
AC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIo\
AgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEf\
ICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2Rl\
ZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8B\
oAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AEL\
QQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAEL\
QQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQEL\
QcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQya\
AQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8M\
iwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+\
C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtB\
BAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAM\
XwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAM\
UAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEM\
QQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEM\
MgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEM\
IwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwU\
C0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwF\
C0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAg\
AgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
fwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUm\
KCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsB\
jAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgB\
uQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3w\
AkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4D\
CyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMM\
qAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtB\
ASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCAC\
QQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGw\
GDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3\
AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiAL\
WA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMM\
nAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygC\
SCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCID\
RQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAg\
AiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABB\
DUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECAC\
QRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoi\
AUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2\
AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIg\
AkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEB\
QQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtB\
GCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/\
Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyAB\
LQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB\
0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkC\
C0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtC\
DyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkK\
CwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IF\
IQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEK\
DLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkD\
CyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEg\
A0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJA\
IAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsg\
AEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQi\
A0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYC\
BCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEM\
FAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRA\
QSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0A\
C0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFH\
DQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAA\
IAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsg\
AiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAF\
IAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEAD\
QCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B\
/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBB\
IEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmoh\
BgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEA\
IQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB\
/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWoh\
AUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wIL\
QT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAh\
AwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALM\
AswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABq\
LQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccA\
IQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3C\
AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAi\
BUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJA\
IAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCAB\
IgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFq\
IQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAF\
IAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWoh\
ByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyAC\
IAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8B\
cUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB\
/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEB\
aiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAEL\
IAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMA\
IQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYC\
AAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEM\
ygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIF\
RgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwD\
C0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAE\
Rw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEG\
A0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSAB\
IABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAE\
IAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzN\
AgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHI\
AGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQA\
IQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHn\
ACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAh\
AwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsD\
QCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEg\
BEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEM\
CwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMB\
kgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABB\
L0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkB\
C0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCAB\
LQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFB\
AWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCAC\
IAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQAC\
QCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2x\
AiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYE\
QEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAi\
ACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEB\
aiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoi\
AUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGot\
AABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4g\
AUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEh\
AwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEF\
IAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtB\
hAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAF\
NgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEB\
QfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCAB\
LQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigC\
ACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAG\
QQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNA\
IAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABr\
QQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMg\
ASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyh\
AgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAA\
QQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyAB\
QQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1g\
IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABr\
QQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMg\
ASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyc\
AgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAA\
QQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEg\
BEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMM\
mAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EB\
aiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBB\
lwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAh\
Awz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8A\
ai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtq\
IQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxX\
C0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyAC\
IAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAA\
QQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQL\
IAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABH\
DVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEg\
AGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEh\
AyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIA\
DI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0B\
IABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09P\
TwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsC\
QAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYC\
QANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASED\
DIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUA\
TU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEB\
aiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCAB\
QQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHC\
zwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCAB\
a2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUEr\
DEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQAL\
IAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFB\
kwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEB\
DD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQAL\
IAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAg\
BCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWoh\
AUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBB\
sQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoB\
IAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2\
AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAE\
IAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09\
Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYC\
QANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32\
ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEA\
NgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASED\
DNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0A\
CyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcN\
NiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAA\
a0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARG\
BEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQg\
AWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFB\
Gww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsg\
AUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzh\
AQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFB\
gwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyAB\
QQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0\
IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0AC\
QCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM\
6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsL\
CwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAA\
QTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIg\
A0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMB\
CyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYC\
BCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02\
AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEB\
ajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0Ej\
IQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACED\
DKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIM\
DL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwEL\
IABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2Ahwg\
AiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECAC\
QQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIo\
AgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2Ahwg\
AiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2\
AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIg\
ADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyU\
AQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIE\
IAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2\
AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAg\
AkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAg\
ARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAh\
AwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2\
AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJ\
DQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJB\
ADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEB\
aiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFq\
IQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQ\
KCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIg\
ADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigC\
BCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMh\
AQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB\
1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAA\
IAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEB\
CyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEB\
aiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxB\
ACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYE\
QCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJB\
CjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyAC\
IAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsi\
AEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtB\
OSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAq\
IgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIA\
BEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2\
AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCAC\
IAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIv\
ATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAA\
AwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMg\
AkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACAB\
ECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIA\
DQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxB\
BWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82\
AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAg\
A3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARH\
BEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAg\
AkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAh\
AAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2\
AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0A\
IAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyAC\
QSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygC\
LCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQg\
AkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0A\
IAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L/\
/////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCAC\
Qc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQh\
AEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQg\
AkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIE\
IQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIU\
IAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQ\
NgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwM\
UgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIc\
IAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2\
AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwB\
CyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2Ahwg\
AiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIB\
ECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIg\
ATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCAC\
QbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwM\
RwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2Ahwg\
AkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJA\
IAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJB\
ADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0A\
IAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYC\
FCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIg\
ATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsO\
EAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANA\
IAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYB\
IQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAA\
Rw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgAL\
QQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAg\
AygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIU\
IAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0D\
IAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIg\
ATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWoh\
AUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5G\
BEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASED\
DCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYM\
AgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAq\
DgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwt\
CyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUE\
QCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0B\
IAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAG\
QQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQEL\
OgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcN\
AAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIA\
IAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EA\
IQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCAC\
Qc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EA\
IQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCAC\
QZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EA\
IQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCAC\
QfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyAC\
QQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQg\
BWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAh\
BSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCAC\
IABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGok\
ACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAA\
IABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwA\
IAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2\
AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3\
AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUN\
ACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIM\
QRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGw\
NGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkq\
KywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktM\
TU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4y\
DwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwr\
DwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEd\
DwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYl\
DwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZsw\
DwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEg\
AUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0A\
IAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2\
AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAg\
AygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/\
Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAA\
KAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFr\
IAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAE\
C1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyAC\
C4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAg\
AEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAA\
AAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQEL\
fyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2\
AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG0\
0ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoi\
AUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAA\
QbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYC\
BAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdx\
IgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAA\
KAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYC\
AEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRB\
eHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABB\
FGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sN\
ACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5q\
CyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUN\
AEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAA\
a3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigC\
AAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFF\
BEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIA\
IQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACEC\
C0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYC\
BCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBB\
ADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0g\
ACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EA\
EDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIH\
IAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABq\
Tw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9H\
DQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEg\
ASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACID\
IAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAA\
QeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2\
AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQ\
AEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAG\
aiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIA\
CyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJL\
DQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAA\
IAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAg\
BGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIg\
ADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNA\
IAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIE\
IAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIA\
NwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYC\
BCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAII\
CyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAg\
AUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEf\
Rxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIg\
AjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRB\
mNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRA\
IAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYC\
GAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0E\
QCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggM\
AQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUE\
QCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYN\
ASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEA\
NgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIA\
DAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYC\
GAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRA\
IAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwB\
C0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIA\
QZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEE\
IAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2\
AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQg\
CSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00E\
QCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg\
0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAA\
IAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8L\
AAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxi\
YWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlk\
IG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZv\
ciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBv\
bl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9y\
AGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVy\
cm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJz\
aW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNr\
IGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25f\
bWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5z\
aW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBo\
ZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVy\
c2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlk\
IGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hh\
ciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0\
ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVu\
Y29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFj\
ayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4\
cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGlu\
IGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5\
IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVn\
aW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNl\
AG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9j\
b21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9u\
YW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1l\
AEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUA\
RXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBt\
ZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhv\
ZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENI\
X1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBG\
QUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09O\
TkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVT\
VABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRf\
VE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05T\
VEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1V\
TFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMA\
T1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9S\
AFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJ\
Q0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9D\
SFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19F\
WFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0Jf\
TUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VS\
X0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJ\
RUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABI\
UEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9V\
U19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBF\
X0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZF\
UlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVf\
Q0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01Q\
TEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZB\
TElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9V\
TkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVF\
U1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdF\
AEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NS\
SUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1F\
VEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09Q\
X0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1F\
TlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVR\
VUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05f\
RkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9B\
UFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVk\
IEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8U\
AAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAA\
AhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0W\
AADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgIC\
AgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMA\
BAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwL\
AQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFu\
c2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAA\
AQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQE\
BAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDL\
AAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQ\
zQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuW\
AU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVD\
VE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==","base64")}),50172:((V,W)=>{Object.
defineProperty(W,"__esModule",{value:!0}),W.enumToMap=void 0;function t(o){const b={};return Object.keys(o).forEach(w=>{
const m=o[w];typeof m=="number"&&(b[w]=m)}),b}e(t,"enumToMap"),W.enumToMap=t}),47501:((V,W,t)=>{const{kClients:o}=t(36443),
b=t(57405),{kAgent:w,kMockAgentSet:m,kMockAgentGet:p,kDispatches:c,kIsMockActive:I,kNetConnect:B,kGetNetConnect:A,kOptions:d,
kFactory:a}=t(91117),n=t(47365),Q=t(94004),{matchValue:C,buildMockOptions:f}=t(53397),{InvalidArgumentError:T,UndiciError:k}=t(
68707),S=t(30883),G=t(91529),x=t(56142);class Y extends S{static{e(this,"MockAgent")}constructor(i){if(super(i),this[B]=
!0,this[I]=!0,i?.agent&&typeof i.agent.dispatch!="function")throw new T("Argument opts.agent must implement Agent");const r=i?.
agent?i.agent:new b(i);this[w]=r,this[o]=r[o],this[d]=f(i)}get(i){let r=this[p](i);return r||(r=this[a](i),this[m](i,r)),
r}dispatch(i,r){return this.get(i.origin),this[w].dispatch(i,r)}async close(){await this[w].close(),this[o].clear()}deactivate(){
this[I]=!1}activate(){this[I]=!0}enableNetConnect(i){if(typeof i=="string"||typeof i=="function"||i instanceof RegExp)Array.
isArray(this[B])?this[B].push(i):this[B]=[i];else if(typeof i>"u")this[B]=!0;else throw new T("Unsupported matcher. Must\
 be one of String|Function|RegExp.")}disableNetConnect(){this[B]=!1}get isMockActive(){return this[I]}[m](i,r){this[o].set(
i,r)}[a](i){const r=Object.assign({agent:this},this[d]);return this[d]&&this[d].connections===1?new n(i,r):new Q(i,r)}[p](i){
const r=this[o].get(i);if(r)return r;if(typeof i!="string"){const g=this[a]("http://localhost:9999");return this[m](i,g),
g}for(const[g,s]of Array.from(this[o]))if(s&&typeof g!="string"&&C(g,i)){const l=this[a](i);return this[m](i,l),l[c]=s[c],
l}}[A](){return this[B]}pendingInterceptors(){const i=this[o];return Array.from(i.entries()).flatMap(([r,g])=>g[c].map(s=>({
...s,origin:r}))).filter(({pending:r})=>r)}assertNoPendingInterceptors({pendingInterceptorsFormatter:i=new x}={}){const r=this.
pendingInterceptors();if(r.length===0)return;const g=new G("interceptor","interceptors").pluralize(r.length);throw new k(
`
${g.count} ${g.noun} ${g.is} pending:

${i.format(r)}
`.trim())}}V.exports=Y}),47365:((V,W,t)=>{const{promisify:o}=t(57975),b=t(23701),{buildMockDispatch:w}=t(53397),{kDispatches:m,
kMockAgent:p,kClose:c,kOriginalClose:I,kOrigin:B,kOriginalDispatch:A,kConnected:d}=t(91117),{MockInterceptor:a}=t(31511),
n=t(36443),{InvalidArgumentError:Q}=t(68707);class C extends b{static{e(this,"MockClient")}constructor(T,k){if(super(T,k),
!k||!k.agent||typeof k.agent.dispatch!="function")throw new Q("Argument opts.agent must implement Agent");this[p]=k.agent,
this[B]=T,this[m]=[],this[d]=1,this[A]=this.dispatch,this[I]=this.close.bind(this),this.dispatch=w.call(this),this.close=
this[c]}get[n.kConnected](){return this[d]}intercept(T){return new a(T,this[m])}async[c](){await o(this[I])(),this[d]=0,
this[p][n.kClients].delete(this[B])}}V.exports=C}),52429:((V,W,t)=>{const{UndiciError:o}=t(68707),b=Symbol.for("undici.e\
rror.UND_MOCK_ERR_MOCK_NOT_MATCHED");class w extends o{static{e(this,"MockNotMatchedError")}constructor(p){super(p),Error.
captureStackTrace(this,w),this.name="MockNotMatchedError",this.message=p||"The request does not match any registered moc\
k dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](p){return p&&p[b]===!0}[b]=!0}V.exports=
{MockNotMatchedError:w}}),31511:((V,W,t)=>{const{getResponseData:o,buildKey:b,addMockDispatch:w}=t(53397),{kDispatches:m,
kDispatchKey:p,kDefaultHeaders:c,kDefaultTrailers:I,kContentLength:B,kMockDispatch:A}=t(91117),{InvalidArgumentError:d}=t(
68707),{buildURL:a}=t(3440);class n{static{e(this,"MockScope")}constructor(f){this[A]=f}delay(f){if(typeof f!="number"||
!Number.isInteger(f)||f<=0)throw new d("waitInMs must be a valid integer > 0");return this[A].delay=f,this}persist(){return this[A].
persist=!0,this}times(f){if(typeof f!="number"||!Number.isInteger(f)||f<=0)throw new d("repeatTimes must be a valid inte\
ger > 0");return this[A].times=f,this}}class Q{static{e(this,"MockInterceptor")}constructor(f,T){if(typeof f!="object")throw new d(
"opts must be an object");if(typeof f.path>"u")throw new d("opts.path must be defined");if(typeof f.method>"u"&&(f.method=
"GET"),typeof f.path=="string")if(f.query)f.path=a(f.path,f.query);else{const k=new URL(f.path,"data://");f.path=k.pathname+
k.search}typeof f.method=="string"&&(f.method=f.method.toUpperCase()),this[p]=b(f),this[m]=T,this[c]={},this[I]={},this[B]=
!1}createMockScopeDispatchData({statusCode:f,data:T,responseOptions:k}){const S=o(T),G=this[B]?{"content-length":S.length}:
{},x={...this[c],...G,...k.headers},Y={...this[I],...k.trailers};return{statusCode:f,data:T,headers:x,trailers:Y}}validateReplyParameters(f){
if(typeof f.statusCode>"u")throw new d("statusCode must be defined");if(typeof f.responseOptions!="object"||f.responseOptions===
null)throw new d("responseOptions must be an object")}reply(f){if(typeof f=="function"){const G=e(Y=>{const H=f(Y);if(typeof H!=
"object"||H===null)throw new d("reply options callback must return an object");const i={data:"",responseOptions:{},...H};
return this.validateReplyParameters(i),{...this.createMockScopeDispatchData(i)}},"wrappedDefaultsCallback"),x=w(this[m],
this[p],G);return new n(x)}const T={statusCode:f,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===
void 0?{}:arguments[2]};this.validateReplyParameters(T);const k=this.createMockScopeDispatchData(T),S=w(this[m],this[p],
k);return new n(S)}replyWithError(f){if(typeof f>"u")throw new d("error must be defined");const T=w(this[m],this[p],{error:f});
return new n(T)}defaultReplyHeaders(f){if(typeof f>"u")throw new d("headers must be defined");return this[c]=f,this}defaultReplyTrailers(f){
if(typeof f>"u")throw new d("trailers must be defined");return this[I]=f,this}replyContentLength(){return this[B]=!0,this}}
V.exports.MockInterceptor=Q,V.exports.MockScope=n}),94004:((V,W,t)=>{const{promisify:o}=t(57975),b=t(30628),{buildMockDispatch:w}=t(
53397),{kDispatches:m,kMockAgent:p,kClose:c,kOriginalClose:I,kOrigin:B,kOriginalDispatch:A,kConnected:d}=t(91117),{MockInterceptor:a}=t(
31511),n=t(36443),{InvalidArgumentError:Q}=t(68707);class C extends b{static{e(this,"MockPool")}constructor(T,k){if(super(
T,k),!k||!k.agent||typeof k.agent.dispatch!="function")throw new Q("Argument opts.agent must implement Agent");this[p]=k.
agent,this[B]=T,this[m]=[],this[d]=1,this[A]=this.dispatch,this[I]=this.close.bind(this),this.dispatch=w.call(this),this.
close=this[c]}get[n.kConnected](){return this[d]}intercept(T){return new a(T,this[m])}async[c](){await o(this[I])(),this[d]=
0,this[p][n.kClients].delete(this[B])}}V.exports=C}),91117:(V=>{V.exports={kAgent:Symbol("agent"),kOptions:Symbol("optio\
ns"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol(
"default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol(
"mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock d\
ispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol(
"is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connecte\
d")}}),53397:((V,W,t)=>{const{MockNotMatchedError:o}=t(52429),{kDispatches:b,kMockAgent:w,kOriginalDispatch:m,kOrigin:p,
kGetNetConnect:c}=t(91117),{buildURL:I}=t(3440),{STATUS_CODES:B}=t(37067),{types:{isPromise:A}}=t(57975);function d(E,h){
return typeof E=="string"?E===h:E instanceof RegExp?E.test(h):typeof E=="function"?E(h)===!0:!1}e(d,"matchValue");function a(E){
return Object.fromEntries(Object.entries(E).map(([h,R])=>[h.toLocaleLowerCase(),R]))}e(a,"lowerCaseEntries");function n(E,h){
if(Array.isArray(E)){for(let R=0;R<E.length;R+=2)if(E[R].toLocaleLowerCase()===h.toLocaleLowerCase())return E[R+1];return}else
return typeof E.get=="function"?E.get(h):a(E)[h.toLocaleLowerCase()]}e(n,"getHeaderByName");function Q(E){const h=E.slice(),
R=[];for(let M=0;M<h.length;M+=2)R.push([h[M],h[M+1]]);return Object.fromEntries(R)}e(Q,"buildHeadersFromArray");function C(E,h){
if(typeof E.headers=="function")return Array.isArray(h)&&(h=Q(h)),E.headers(h?a(h):{});if(typeof E.headers>"u")return!0;
if(typeof h!="object"||typeof E.headers!="object")return!1;for(const[R,M]of Object.entries(E.headers)){const L=n(h,R);if(!d(
M,L))return!1}return!0}e(C,"matchHeaders");function f(E){if(typeof E!="string")return E;const h=E.split("?");if(h.length!==
2)return E;const R=new URLSearchParams(h.pop());return R.sort(),[...h,R.toString()].join("?")}e(f,"safeUrl");function T(E,{
path:h,method:R,body:M,headers:L}){const O=d(E.path,h),P=d(E.method,R),ne=typeof E.body<"u"?d(E.body,M):!0,ue=C(E,L);return O&&
P&&ne&&ue}e(T,"matchKey");function k(E){return Buffer.isBuffer(E)||E instanceof Uint8Array||E instanceof ArrayBuffer?E:typeof E==
"object"?JSON.stringify(E):E.toString()}e(k,"getResponseData");function S(E,h){const R=h.query?I(h.path,h.query):h.path,
M=typeof R=="string"?f(R):R;let L=E.filter(({consumed:O})=>!O).filter(({path:O})=>d(f(O),M));if(L.length===0)throw new o(
`Mock dispatch not matched for path '${M}'`);if(L=L.filter(({method:O})=>d(O,h.method)),L.length===0)throw new o(`Mock d\
ispatch not matched for method '${h.method}' on path '${M}'`);if(L=L.filter(({body:O})=>typeof O<"u"?d(O,h.body):!0),L.length===
0)throw new o(`Mock dispatch not matched for body '${h.body}' on path '${M}'`);if(L=L.filter(O=>C(O,h.headers)),L.length===
0){const O=typeof h.headers=="object"?JSON.stringify(h.headers):h.headers;throw new o(`Mock dispatch not matched for hea\
ders '${O}' on path '${M}'`)}return L[0]}e(S,"getMockDispatch");function G(E,h,R){const M={timesInvoked:0,times:1,persist:!1,
consumed:!1},L=typeof R=="function"?{callback:R}:{...R},O={...M,...h,pending:!0,data:{error:null,...L}};return E.push(O),
O}e(G,"addMockDispatch");function x(E,h){const R=E.findIndex(M=>M.consumed?T(M,h):!1);R!==-1&&E.splice(R,1)}e(x,"deleteM\
ockDispatch");function Y(E){const{path:h,method:R,body:M,headers:L,query:O}=E;return{path:h,method:R,body:M,headers:L,query:O}}
e(Y,"buildKey");function H(E){const h=Object.keys(E),R=[];for(let M=0;M<h.length;++M){const L=h[M],O=E[L],P=Buffer.from(
`${L}`);if(Array.isArray(O))for(let ne=0;ne<O.length;++ne)R.push(P,Buffer.from(`${O[ne]}`));else R.push(P,Buffer.from(`${O}`))}
return R}e(H,"generateKeyValues");function i(E){return B[E]||"unknown"}e(i,"getStatusText");async function r(E){const h=[];
for await(const R of E)h.push(R);return Buffer.concat(h).toString("utf8")}e(r,"getResponse");function g(E,h){const R=Y(E),
M=S(this[b],R);M.timesInvoked++,M.data.callback&&(M.data={...M.data,...M.data.callback(E)});const{data:{statusCode:L,data:O,
headers:P,trailers:ne,error:ue},delay:de,persist:Ce}=M,{timesInvoked:we,times:ye}=M;if(M.consumed=!Ce&&we>=ye,M.pending=
we<ye,ue!==null)return x(this[b],R),h.onError(ue),!0;typeof de=="number"&&de>0?setTimeout(()=>{me(this[b])},de):me(this[b]);
function me(Ye,oe=O){const re=Array.isArray(E.headers)?Q(E.headers):E.headers,ae=typeof oe=="function"?oe({...E,headers:re}):
oe;if(A(ae)){ae.then(Ae=>me(Ye,Ae));return}const q=k(ae),pe=H(P),Be=H(ne);h.onConnect?.(Ae=>h.onError(Ae),null),h.onHeaders?.(
L,pe,ve,i(L)),h.onData?.(Buffer.from(q)),h.onComplete?.(Be),x(Ye,R)}e(me,"handleReply");function ve(){}return e(ve,"resu\
me"),!0}e(g,"mockDispatch");function s(){const E=this[w],h=this[p],R=this[m];return e(function(L,O){if(E.isMockActive)try{
g.call(this,L,O)}catch(P){if(P instanceof o){const ne=E[c]();if(ne===!1)throw new o(`${P.message}: subsequent request to\
 origin ${h} was not allowed (net.connect disabled)`);if(l(ne,h))R.call(this,L,O);else throw new o(`${P.message}: subseq\
uent request to origin ${h} was not allowed (net.connect is not enabled for this origin)`)}else throw P}else R.call(this,
L,O)},"dispatch")}e(s,"buildMockDispatch");function l(E,h){const R=new URL(h);return E===!0?!0:!!(Array.isArray(E)&&E.some(
M=>d(M,R.host)))}e(l,"checkNetConnect");function u(E){if(E){const{agent:h,...R}=E;return R}}e(u,"buildMockOptions"),V.exports=
{getResponseData:k,getMockDispatch:S,addMockDispatch:G,deleteMockDispatch:x,buildKey:Y,generateKeyValues:H,matchValue:d,
getResponse:r,getStatusText:i,mockDispatch:g,buildMockDispatch:s,checkNetConnect:l,buildMockOptions:u,getHeaderByName:n,
buildHeadersFromArray:Q}}),56142:((V,W,t)=>{const{Transform:o}=t(57075),{Console:b}=t(37540),w=process.versions.icu?"\u2705":
"Y ",m=process.versions.icu?"\u274C":"N ";V.exports=class{static{e(this,"PendingInterceptorsFormatter")}constructor({disableColors:c}={}){
this.transform=new o({transform(I,B,A){A(null,I)}}),this.logger=new b({stdout:this.transform,inspectOptions:{colors:!c&&
!process.env.CI}})}format(c){const I=c.map(({method:B,path:A,data:{statusCode:d},persist:a,times:n,timesInvoked:Q,origin:C})=>({
Method:B,Origin:C,Path:A,"Status code":d,Persistent:a?w:m,Invocations:Q,Remaining:a?1/0:n-Q}));return this.logger.table(
I),this.transform.read().toString()}}}),91529:(V=>{const W={pronoun:"it",is:"is",was:"was",this:"this"},t={pronoun:"they",
is:"are",was:"were",this:"these"};V.exports=class{static{e(this,"Pluralizer")}constructor(b,w){this.singular=b,this.plural=
w}pluralize(b){const w=b===1,m=w?W:t,p=w?this.singular:this.plural;return{...m,count:b,noun:p}}}}),96603:(V=>{let W=0;const t=1e3,
o=(t>>1)-1;let b;const w=Symbol("kFastTimer"),m=[],p=-2,c=-1,I=0,B=1;function A(){W+=o;let n=0,Q=m.length;for(;n<Q;){const C=m[n];
C._state===I?(C._idleStart=W-o,C._state=B):C._state===B&&W>=C._idleStart+C._idleTimeout&&(C._state=c,C._idleStart=-1,C._onTimeout(
C._timerArg)),C._state===c?(C._state=p,--Q!==0&&(m[n]=m[Q])):++n}m.length=Q,m.length!==0&&d()}e(A,"onTick");function d(){
b?b.refresh():(clearTimeout(b),b=setTimeout(A,o),b.unref&&b.unref())}e(d,"refreshTimeout");class a{static{e(this,"FastTi\
mer")}[w]=!0;_state=p;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(Q,C,f){this._onTimeout=Q,this._idleTimeout=
C,this._timerArg=f,this.refresh()}refresh(){this._state===p&&m.push(this),(!b||m.length===1)&&d(),this._state=I}clear(){
this._state=c,this._idleStart=-1}}V.exports={setTimeout(n,Q,C){return Q<=t?setTimeout(n,Q,C):new a(n,Q,C)},clearTimeout(n){
n[w]?n.clear():clearTimeout(n)},setFastTimeout(n,Q,C){return new a(n,Q,C)},clearFastTimeout(n){n.clear()},now(){return W},
tick(n=0){W+=n-t+1,A(),A()},reset(){W=0,m.length=0,clearTimeout(b),b=null},kFastTimer:w}}),89634:((V,W,t)=>{const{kConstruct:o}=t(
20109),{urlEquals:b,getFieldValues:w}=t(76798),{kEnumerableProperty:m,isDisturbed:p}=t(3440),{webidl:c}=t(45893),{Response:I,
cloneResponse:B,fromInnerResponse:A}=t(99051),{Request:d,fromInnerRequest:a}=t(9967),{kState:n}=t(93627),{fetching:Q}=t(
54398),{urlIsHttpHttpsScheme:C,createDeferredPromise:f,readAllBytes:T}=t(73168),k=t(34589);class S{static{e(this,"Cache")}#e;constructor(){
arguments[0]!==o&&c.illegalConstructor(),c.util.markAsUncloneable(this),this.#e=arguments[1]}async match(Y,H={}){c.brandCheck(
this,S);const i="Cache.match";c.argumentLengthCheck(arguments,1,i),Y=c.converters.RequestInfo(Y,i,"request"),H=c.converters.
CacheQueryOptions(H,i,"options");const r=this.#o(Y,H,1);if(r.length!==0)return r[0]}async matchAll(Y=void 0,H={}){c.brandCheck(
this,S);const i="Cache.matchAll";return Y!==void 0&&(Y=c.converters.RequestInfo(Y,i,"request")),H=c.converters.CacheQueryOptions(
H,i,"options"),this.#o(Y,H)}async add(Y){c.brandCheck(this,S);const H="Cache.add";c.argumentLengthCheck(arguments,1,H),Y=
c.converters.RequestInfo(Y,H,"request");const i=[Y];return await this.addAll(i)}async addAll(Y){c.brandCheck(this,S);const H="\
Cache.addAll";c.argumentLengthCheck(arguments,1,H);const i=[],r=[];for(let M of Y){if(M===void 0)throw c.errors.conversionFailed(
{prefix:H,argument:"Argument 1",types:["undefined is not allowed"]});if(M=c.converters.RequestInfo(M),typeof M=="string")
continue;const L=M[n];if(!C(L.url)||L.method!=="GET")throw c.errors.exception({header:H,message:"Expected http/s scheme \
when method is not GET."})}const g=[];for(const M of Y){const L=new d(M)[n];if(!C(L.url))throw c.errors.exception({header:H,
message:"Expected http/s scheme."});L.initiator="fetch",L.destination="subresource",r.push(L);const O=f();g.push(Q({request:L,
processResponse(P){if(P.type==="error"||P.status===206||P.status<200||P.status>299)O.reject(c.errors.exception({header:"\
Cache.addAll",message:"Received an invalid status code or the request failed."}));else if(P.headersList.contains("vary")){
const ne=w(P.headersList.get("vary"));for(const ue of ne)if(ue==="*"){O.reject(c.errors.exception({header:"Cache.addAll",
message:"invalid vary field value"}));for(const de of g)de.abort();return}}},processResponseEndOfBody(P){if(P.aborted){O.
reject(new DOMException("aborted","AbortError"));return}O.resolve(P)}})),i.push(O.promise)}const l=await Promise.all(i),
u=[];let E=0;for(const M of l){const L={type:"put",request:r[E],response:M};u.push(L),E++}const h=f();let R=null;try{this.#A(
u)}catch(M){R=M}return queueMicrotask(()=>{R===null?h.resolve(void 0):h.reject(R)}),h.promise}async put(Y,H){c.brandCheck(
this,S);const i="Cache.put";c.argumentLengthCheck(arguments,2,i),Y=c.converters.RequestInfo(Y,i,"request"),H=c.converters.
Response(H,i,"response");let r=null;if(Y instanceof d?r=Y[n]:r=new d(Y)[n],!C(r.url)||r.method!=="GET")throw c.errors.exception(
{header:i,message:"Expected an http/s scheme when method is not GET"});const g=H[n];if(g.status===206)throw c.errors.exception(
{header:i,message:"Got 206 status"});if(g.headersList.contains("vary")){const L=w(g.headersList.get("vary"));for(const O of L)
if(O==="*")throw c.errors.exception({header:i,message:"Got * vary field value"})}if(g.body&&(p(g.body.stream)||g.body.stream.
locked))throw c.errors.exception({header:i,message:"Response body is locked or disturbed"});const s=B(g),l=f();if(g.body!=
null){const O=g.body.stream.getReader();T(O).then(l.resolve,l.reject)}else l.resolve(void 0);const u=[],E={type:"put",request:r,
response:s};u.push(E);const h=await l.promise;s.body!=null&&(s.body.source=h);const R=f();let M=null;try{this.#A(u)}catch(L){
M=L}return queueMicrotask(()=>{M===null?R.resolve():R.reject(M)}),R.promise}async delete(Y,H={}){c.brandCheck(this,S);const i="\
Cache.delete";c.argumentLengthCheck(arguments,1,i),Y=c.converters.RequestInfo(Y,i,"request"),H=c.converters.CacheQueryOptions(
H,i,"options");let r=null;if(Y instanceof d){if(r=Y[n],r.method!=="GET"&&!H.ignoreMethod)return!1}else k(typeof Y=="stri\
ng"),r=new d(Y)[n];const g=[],s={type:"delete",request:r,options:H};g.push(s);const l=f();let u=null,E;try{E=this.#A(g)}catch(h){
u=h}return queueMicrotask(()=>{u===null?l.resolve(!!E?.length):l.reject(u)}),l.promise}async keys(Y=void 0,H={}){c.brandCheck(
this,S);const i="Cache.keys";Y!==void 0&&(Y=c.converters.RequestInfo(Y,i,"request")),H=c.converters.CacheQueryOptions(H,
i,"options");let r=null;if(Y!==void 0)if(Y instanceof d){if(r=Y[n],r.method!=="GET"&&!H.ignoreMethod)return[]}else typeof Y==
"string"&&(r=new d(Y)[n]);const g=f(),s=[];if(Y===void 0)for(const l of this.#e)s.push(l[0]);else{const l=this.#t(r,H);for(const u of l)
s.push(u[0])}return queueMicrotask(()=>{const l=[];for(const u of s){const E=a(u,new AbortController().signal,"immutable");
l.push(E)}g.resolve(Object.freeze(l))}),g.promise}#A(Y){const H=this.#e,i=[...H],r=[],g=[];try{for(const s of Y){if(s.type!==
"delete"&&s.type!=="put")throw c.errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not\
 match "delete" or "put"'});if(s.type==="delete"&&s.response!=null)throw c.errors.exception({header:"Cache.#batchCacheOp\
erations",message:"delete operation should not have an associated response"});if(this.#t(s.request,s.options,r).length)throw new DOMException(
"???","InvalidStateError");let l;if(s.type==="delete"){if(l=this.#t(s.request,s.options),l.length===0)return[];for(const u of l){
const E=H.indexOf(u);k(E!==-1),H.splice(E,1)}}else if(s.type==="put"){if(s.response==null)throw c.errors.exception({header:"\
Cache.#batchCacheOperations",message:"put operation should have an associated response"});const u=s.request;if(!C(u.url))
throw c.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http or https scheme"});if(u.method!=="\
GET")throw c.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(s.options!=null)throw c.
errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"});l=this.#t(s.request);for(const E of l){
const h=H.indexOf(E);k(h!==-1),H.splice(h,1)}H.push([s.request,s.response]),r.push([s.request,s.response])}g.push([s.request,
s.response])}return g}catch(s){throw this.#e.length=0,this.#e=i,s}}#t(Y,H,i){const r=[],g=i??this.#e;for(const s of g){const[
l,u]=s;this.#r(Y,l,u,H)&&r.push(s)}return r}#r(Y,H,i=null,r){const g=new URL(Y.url),s=new URL(H.url);if(r?.ignoreSearch&&
(s.search="",g.search=""),!b(g,s,!0))return!1;if(i==null||r?.ignoreVary||!i.headersList.contains("vary"))return!0;const l=w(
i.headersList.get("vary"));for(const u of l){if(u==="*")return!1;const E=H.headersList.get(u),h=Y.headersList.get(u);if(E!==
h)return!1}return!0}#o(Y,H,i=1/0){let r=null;if(Y!==void 0)if(Y instanceof d){if(r=Y[n],r.method!=="GET"&&!H.ignoreMethod)
return[]}else typeof Y=="string"&&(r=new d(Y)[n]);const g=[];if(Y===void 0)for(const l of this.#e)g.push(l[1]);else{const l=this.#t(
r,H);for(const u of l)g.push(u[1])}const s=[];for(const l of g){const u=A(l,"immutable");if(s.push(u.clone()),s.length>=
i)break}return Object.freeze(s)}}Object.defineProperties(S.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},
match:m,matchAll:m,add:m,addAll:m,put:m,delete:m,keys:m});const G=[{key:"ignoreSearch",converter:c.converters.boolean,defaultValue:e(
()=>!1,"defaultValue")},{key:"ignoreMethod",converter:c.converters.boolean,defaultValue:e(()=>!1,"defaultValue")},{key:"\
ignoreVary",converter:c.converters.boolean,defaultValue:e(()=>!1,"defaultValue")}];c.converters.CacheQueryOptions=c.dictionaryConverter(
G),c.converters.MultiCacheQueryOptions=c.dictionaryConverter([...G,{key:"cacheName",converter:c.converters.DOMString}]),
c.converters.Response=c.interfaceConverter(I),c.converters["sequence<RequestInfo>"]=c.sequenceConverter(c.converters.RequestInfo),
V.exports={Cache:S}}),3245:((V,W,t)=>{const{kConstruct:o}=t(20109),{Cache:b}=t(89634),{webidl:w}=t(45893),{kEnumerableProperty:m}=t(
3440);class p{static{e(this,"CacheStorage")}#e=new Map;constructor(){arguments[0]!==o&&w.illegalConstructor(),w.util.markAsUncloneable(
this)}async match(I,B={}){if(w.brandCheck(this,p),w.argumentLengthCheck(arguments,1,"CacheStorage.match"),I=w.converters.
RequestInfo(I),B=w.converters.MultiCacheQueryOptions(B),B.cacheName!=null){if(this.#e.has(B.cacheName)){const A=this.#e.
get(B.cacheName);return await new b(o,A).match(I,B)}}else for(const A of this.#e.values()){const a=await new b(o,A).match(
I,B);if(a!==void 0)return a}}async has(I){w.brandCheck(this,p);const B="CacheStorage.has";return w.argumentLengthCheck(arguments,
1,B),I=w.converters.DOMString(I,B,"cacheName"),this.#e.has(I)}async open(I){w.brandCheck(this,p);const B="CacheStorage.o\
pen";if(w.argumentLengthCheck(arguments,1,B),I=w.converters.DOMString(I,B,"cacheName"),this.#e.has(I)){const d=this.#e.get(
I);return new b(o,d)}const A=[];return this.#e.set(I,A),new b(o,A)}async delete(I){w.brandCheck(this,p);const B="CacheSt\
orage.delete";return w.argumentLengthCheck(arguments,1,B),I=w.converters.DOMString(I,B,"cacheName"),this.#e.delete(I)}async keys(){
return w.brandCheck(this,p),[...this.#e.keys()]}}Object.defineProperties(p.prototype,{[Symbol.toStringTag]:{value:"Cache\
Storage",configurable:!0},match:m,has:m,open:m,delete:m,keys:m}),V.exports={CacheStorage:p}}),20109:((V,W,t)=>{V.exports=
{kConstruct:t(36443).kConstruct}}),76798:((V,W,t)=>{const o=t(34589),{URLSerializer:b}=t(51900),{isValidHeaderName:w}=t(
73168);function m(c,I,B=!1){const A=b(c,B),d=b(I,B);return A===d}e(m,"urlEquals");function p(c){o(c!==null);const I=[];for(let B of c.
split(","))B=B.trim(),w(B)&&I.push(B);return I}e(p,"getFieldValues"),V.exports={urlEquals:m,getFieldValues:p}}),71276:(V=>{
V.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}}),79061:((V,W,t)=>{const{parseSetCookie:o}=t(11978),{stringify:b}=t(
57797),{webidl:w}=t(45893),{Headers:m}=t(60660);function p(A){w.argumentLengthCheck(arguments,1,"getCookies"),w.brandCheck(
A,m,{strict:!1});const d=A.get("cookie"),a={};if(!d)return a;for(const n of d.split(";")){const[Q,...C]=n.split("=");a[Q.
trim()]=C.join("=")}return a}e(p,"getCookies");function c(A,d,a){w.brandCheck(A,m,{strict:!1});const n="deleteCookie";w.
argumentLengthCheck(arguments,2,n),d=w.converters.DOMString(d,n,"name"),a=w.converters.DeleteCookieAttributes(a),B(A,{name:d,
value:"",expires:new Date(0),...a})}e(c,"deleteCookie");function I(A){w.argumentLengthCheck(arguments,1,"getSetCookies"),
w.brandCheck(A,m,{strict:!1});const d=A.getSetCookie();return d?d.map(a=>o(a)):[]}e(I,"getSetCookies");function B(A,d){w.
argumentLengthCheck(arguments,2,"setCookie"),w.brandCheck(A,m,{strict:!1}),d=w.converters.Cookie(d);const a=b(d);a&&A.append(
"Set-Cookie",a)}e(B,"setCookie"),w.converters.DeleteCookieAttributes=w.dictionaryConverter([{converter:w.nullableConverter(
w.converters.DOMString),key:"path",defaultValue:e(()=>null,"defaultValue")},{converter:w.nullableConverter(w.converters.
DOMString),key:"domain",defaultValue:e(()=>null,"defaultValue")}]),w.converters.Cookie=w.dictionaryConverter([{converter:w.
converters.DOMString,key:"name"},{converter:w.converters.DOMString,key:"value"},{converter:w.nullableConverter(A=>typeof A==
"number"?w.converters["unsigned long long"](A):new Date(A)),key:"expires",defaultValue:e(()=>null,"defaultValue")},{converter:w.
nullableConverter(w.converters["long long"]),key:"maxAge",defaultValue:e(()=>null,"defaultValue")},{converter:w.nullableConverter(
w.converters.DOMString),key:"domain",defaultValue:e(()=>null,"defaultValue")},{converter:w.nullableConverter(w.converters.
DOMString),key:"path",defaultValue:e(()=>null,"defaultValue")},{converter:w.nullableConverter(w.converters.boolean),key:"\
secure",defaultValue:e(()=>null,"defaultValue")},{converter:w.nullableConverter(w.converters.boolean),key:"httpOnly",defaultValue:e(
()=>null,"defaultValue")},{converter:w.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:w.
sequenceConverter(w.converters.DOMString),key:"unparsed",defaultValue:e(()=>new Array(0),"defaultValue")}]),V.exports={getCookies:p,
deleteCookie:c,getSetCookies:I,setCookie:B}}),11978:((V,W,t)=>{const{maxNameValuePairSize:o,maxAttributeValueSize:b}=t(71276),
{isCTLExcludingHtab:w}=t(57797),{collectASequenceOfCodePointsFast:m}=t(51900),p=t(34589);function c(B){if(w(B))return null;
let A="",d="",a="",n="";if(B.includes(";")){const Q={position:0};A=m(";",B,Q),d=B.slice(Q.position)}else A=B;if(!A.includes(
"="))n=A;else{const Q={position:0};a=m("=",A,Q),n=A.slice(Q.position+1)}return a=a.trim(),n=n.trim(),a.length+n.length>o?
null:{name:a,value:n,...I(d)}}e(c,"parseSetCookie");function I(B,A={}){if(B.length===0)return A;p(B[0]===";"),B=B.slice(
1);let d="";B.includes(";")?(d=m(";",B,{position:0}),B=B.slice(d.length)):(d=B,B="");let a="",n="";if(d.includes("=")){const C={
position:0};a=m("=",d,C),n=d.slice(C.position+1)}else a=d;if(a=a.trim(),n=n.trim(),n.length>b)return I(B,A);const Q=a.toLowerCase();
if(Q==="expires"){const C=new Date(n);A.expires=C}else if(Q==="max-age"){const C=n.charCodeAt(0);if((C<48||C>57)&&n[0]!==
"-"||!/^\d+$/.test(n))return I(B,A);const f=Number(n);A.maxAge=f}else if(Q==="domain"){let C=n;C[0]==="."&&(C=C.slice(1)),
C=C.toLowerCase(),A.domain=C}else if(Q==="path"){let C="";n.length===0||n[0]!=="/"?C="/":C=n,A.path=C}else if(Q==="secur\
e")A.secure=!0;else if(Q==="httponly")A.httpOnly=!0;else if(Q==="samesite"){const C=n.toLowerCase();C==="none"?A.sameSite=
"None":C==="strict"?A.sameSite="Strict":C==="lax"&&(A.sameSite="Lax")}else A.unparsed??=[],A.unparsed.push(`${a}=${n}`);
return I(B,A)}e(I,"parseUnparsedAttributes"),V.exports={parseSetCookie:c,parseUnparsedAttributes:I}}),57797:(V=>{function W(a){
for(let n=0;n<a.length;++n){const Q=a.charCodeAt(n);if(Q>=0&&Q<=8||Q>=10&&Q<=31||Q===127)return!0}return!1}e(W,"isCTLExc\
ludingHtab");function t(a){for(let n=0;n<a.length;++n){const Q=a.charCodeAt(n);if(Q<33||Q>126||Q===34||Q===40||Q===41||Q===
60||Q===62||Q===64||Q===44||Q===59||Q===58||Q===92||Q===47||Q===91||Q===93||Q===63||Q===61||Q===123||Q===125)throw new Error(
"Invalid cookie name")}}e(t,"validateCookieName");function o(a){let n=a.length,Q=0;if(a[0]==='"'){if(n===1||a[n-1]!=='"')
throw new Error("Invalid cookie value");--n,++Q}for(;Q<n;){const C=a.charCodeAt(Q++);if(C<33||C>126||C===34||C===44||C===
59||C===92)throw new Error("Invalid cookie value")}}e(o,"validateCookieValue");function b(a){for(let n=0;n<a.length;++n){
const Q=a.charCodeAt(n);if(Q<32||Q>126||Q===59)throw new Error("Invalid cookie path")}}e(b,"validateCookiePath");function w(a){
return a>=48&&a<=57||a>=65&&a<=90||a>=97&&a<=122}e(w,"isLetterOrDigit");function m(a){if(a===" ")return;if(a.length>255)
throw new Error("Invalid cookie domain");let n=0;for(let Q=0;Q<a.length;++Q){const C=a.charCodeAt(Q);if(C===46){if(n===0)
throw new Error("Invalid cookie domain");if(a.charCodeAt(Q-1)===45)throw new Error("Invalid cookie domain");n=0;continue}
if(n===0&&!w(C))throw new Error("Invalid cookie domain");if(!w(C)&&C!==45)throw new Error("Invalid cookie domain");if(++n>
63)throw new Error("Invalid cookie domain")}if(n===0||a.charCodeAt(a.length-1)===45)throw new Error("Invalid cookie doma\
in")}e(m,"validateCookieDomain");const p=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],c=["Jan","Feb","Mar","Apr","May","J\
un","Jul","Aug","Sep","Oct","Nov","Dec"],I=Array(61).fill(0).map((a,n)=>n.toString().padStart(2,"0"));function B(a){return typeof a==
"number"&&(a=new Date(a)),`${p[a.getUTCDay()]}, ${I[a.getUTCDate()]} ${c[a.getUTCMonth()]} ${a.getUTCFullYear()} ${I[a.getUTCHours()]}\
:${I[a.getUTCMinutes()]}:${I[a.getUTCSeconds()]} GMT`}e(B,"toIMFDate");function A(a){if(a<0)throw new Error("Invalid coo\
kie max-age")}e(A,"validateCookieMaxAge");function d(a){if(a.name.length===0)return null;t(a.name),o(a.value);const n=[`${a.
name}=${a.value}`];a.name.startsWith("__Secure-")&&(a.secure=!0),a.name.startsWith("__Host-")&&(a.secure=!0,a.domain=null,
a.path="/"),a.secure&&n.push("Secure"),a.httpOnly&&n.push("HttpOnly"),typeof a.maxAge=="number"&&(A(a.maxAge),n.push(`Ma\
x-Age=${a.maxAge}`)),a.domain&&(m(a.domain),n.push(`Domain=${a.domain}`)),a.path&&(b(a.path),n.push(`Path=${a.path}`)),a.
expires&&a.expires.toString()!=="Invalid Date"&&n.push(`Expires=${B(a.expires)}`),a.sameSite&&n.push(`SameSite=${a.sameSite}`);
for(const Q of a.unparsed){if(!Q.includes("="))throw new Error("Invalid unparsed");const[C,...f]=Q.split("="),T=C.trim(),
k=f.join("=");t(T),o(k),n.push(`${T}=${k}`)}return n.join("; ")}e(d,"stringify"),V.exports={isCTLExcludingHtab:W,validateCookieName:t,
validateCookiePath:b,validateCookieValue:o,toIMFDate:B,stringify:d}}),24031:((V,W,t)=>{const o=t(4573),{Transform:b}=t(57075),
{isASCIINumber:w,isValidLastEventId:m}=t(94811),p=[239,187,191],c=10,I=13,B=58,A=32,d=o.kStringMaxLength,a=Buffer.from("\
data"),n=Buffer.from("event"),Q=Buffer.from("id"),C=Buffer.from("retry"),f=1024,T=131072,k=128;function S(i,r){if(r>=i.length)
return!1;for(let g=r;g<i.length;g++)if(i[g]<48||i[g]>57)return!1;return!0}e(S,"isASCIINumberBytes");function G(i,r){for(let g=r;g<
i.length;g++)if(i[g]===0)return!1;return!0}e(G,"isValidLastEventIdBytes");function x(i,r,g){if(r!==g.length)return!1;for(let s=0;s<
r;s++)if(i[s]!==g[s])return!1;return!0}e(x,"isFieldName");function Y(){const i=new Error("EventSource message size excee\
ded");return i.aborted=!1,i}e(Y,"createMaxEventSizeExceededError");class H extends b{static{e(this,"EventSourceStream")}state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,
id:void 0,retry:void 0};constructor(r={}){r.readableObjectMode=!0,super(r),this.state=r.eventSourceSettings||{},this.maxEventSize=
r.maxEventSize??d;const g=this.maxEventSize>0?Math.min(T,Math.max(f,Math.floor(this.maxEventSize/k))):0;this.maxDataLines=
g,this.maxBufferedChunks=g,r.push&&(this.push=r.push)}_transform(r,g,s){if(r.length===0){s();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&r[0]!==c&&r[0]!==I){s(Y());return}if(this.chunks.push(r),this.checkBOM&&this.
handleBOM()){s();return}for(;this.hasCurrentByte();){const l=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){
if(l===c){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(l===c||l===I){l===I&&(this.crlfCheck=
!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=
!1;continue}if(l===c||l===I){l===I&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(u){s(u);return}
this.consumeCurrentByte(),this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){
s(Y());return}this.advanceCursor()}s()}_destroy(r,g){this.chunks.length=0,this.clearEvent(),super._destroy(r,g)}parseLine(r,g){
if(r.length===0)return;const s=r.indexOf(B);if(s===0)return;let l=r.length,u=r.length;if(s!==-1&&(l=s,u=s+1,r[u]===A&&++u),
x(r,l,a)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw Y();const E=r.length-u,h=this.eventFieldSizes.
data+(g.data===void 0?0:1)+E;this.setEventFieldSize("data",h);const R=r.toString("utf8",u);g.data===void 0?g.data=R:g.data+=
`
${R}`,this.dataLineCount++;return}if(x(r,l,C)){S(r,u)&&(this.setEventFieldSize("retry",r.length-u),g.retry=r.toString("u\
tf8",u));return}if(x(r,l,Q)){G(r,u)&&(this.setEventFieldSize("id",r.length-u),g.id=r.toString("utf8",u));return}x(r,l,n)&&
u<r.length&&(this.setEventFieldSize("event",r.length-u),g.event=r.toString("utf8",u))}setEventFieldSize(r,g){const s=this.
eventSize-this.eventFieldSizes[r]+g;if(this.maxEventSize>0&&s>this.maxEventSize)throw Y();this.eventSize=s,this.eventFieldSizes[r]=
g}processEvent(r){r.retry&&w(r.retry)&&(this.state.reconnectionTime=parseInt(r.retry,10)),r.id&&m(r.id)&&(this.state.lastEventId=
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
return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos);const r=[];let g=0;for(let s=this.lineChunkIndex;s<=
this.chunkIndex;s++){const l=this.chunks[s],u=s===this.lineChunkIndex?this.linePos:0,E=s===this.chunkIndex?this.pos:l.length,
h=l.subarray(u,E);g+=h.length,r.push(h)}return Buffer.concat(r,g)}peekBufferedByte(r){let g=this.lineChunkIndex,s=this.linePos;
for(;g<this.chunks.length;){const l=this.chunks[g],u=l.length-s;if(r<u)return l[s+r];r-=u,g++,s=0}}discardLeadingBytes(r){
for(;r>0&&this.lineChunkIndex<this.chunks.length;){const s=this.chunks[this.lineChunkIndex].length-this.linePos;r<s?(this.
linePos+=r,r=0):(r-=s,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,this.pos=this.linePos,this.
dropConsumedChunks()}handleBOM(){const r=this.peekBufferedByte(0),g=this.peekBufferedByte(1),s=this.peekBufferedByte(2);
return g===void 0?(r===p[0]||(this.checkBOM=!1),!0):s===void 0?r===p[0]&&g===p[1]?!0:(this.checkBOM=!1,!1):(r===p[0]&&g===
p[1]&&s===p[2]&&this.discardLeadingBytes(3),this.checkBOM=!1,!this.hasCurrentByte())}}V.exports={EventSourceStream:H}}),
21238:((V,W,t)=>{const{pipeline:o}=t(57075),{fetching:b}=t(54398),{makeRequest:w}=t(9967),{webidl:m}=t(45893),{EventSourceStream:p}=t(
24031),{parseMIMEType:c}=t(51900),{createFastMessageEvent:I}=t(15188),{isNetworkError:B}=t(99051),{delay:A}=t(94811),{kEnumerableProperty:d}=t(
3440),{environmentSettingsObject:a}=t(73168),{getGlobalDispatcher:n}=t(32581);let Q=!1;const C=3e3,f=0,T=1,k=2,S="anonym\
ous",G="use-credentials";class x extends EventTarget{static{e(this,"EventSource")}#e={open:null,error:null,message:null};#A=null;#t=!1;#r=f;#o=null;#s=null;#n;#i;constructor(i,r={}){
super(),m.util.markAsUncloneable(this);const g="EventSource constructor";m.argumentLengthCheck(arguments,1,g),Q||(Q=!0,process.
emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})),i=m.converters.USVString(
i,g,"url"),r=m.converters.EventSourceInitDict(r,g,"eventSourceInitDict"),this.#n=r.dispatcher,this.#i={lastEventId:"",reconnectionTime:C};
const s=a;let l;try{l=new URL(i,s.settingsObject.baseUrl),this.#i.origin=l.origin}catch(h){throw new DOMException(h,"Syn\
taxError")}this.#A=l.href;let u=S;r.withCredentials&&(u=G,this.#t=!0);const E={redirect:"follow",keepalive:!0,mode:"cors",
credentials:u==="anonymous"?"same-origin":"omit",referrer:"no-referrer"};E.client=a.settingsObject,E.headersList=[["acce\
pt",{name:"accept",value:"text/event-stream"}]],E.cache="no-store",E.initiator="other",E.urlList=[new URL(this.#A)],this.#o=
w(E),this.#c()}get readyState(){return this.#r}get url(){return this.#A}get withCredentials(){return this.#t}#c(){if(this.#r===
k)return;this.#r=f;const i={request:this.#o,dispatcher:this.#n},r=e(g=>{B(g)&&(this.dispatchEvent(new Event("error")),this.
close()),this.#a()},"processEventSourceEndOfBody");i.processResponseEndOfBody=r,i.processResponse=g=>{if(B(g))if(g.aborted){
this.close(),this.dispatchEvent(new Event("error"));return}else{this.#a();return}const s=g.headersList.get("content-type",
!0),l=s!==null?c(s):"failure",u=l!=="failure"&&l.essence==="text/event-stream";if(g.status!==200||u===!1){this.close(),this.
dispatchEvent(new Event("error"));return}this.#r=T,this.dispatchEvent(new Event("open")),this.#i.origin=g.urlList[g.urlList.
length-1].origin;const E=new p({eventSourceSettings:this.#i,maxEventSize:this.#n.eventSourceOptions?.maxEventSize,push:e(
h=>{this.dispatchEvent(I(h.type,h.options))},"push")});o(g.body.stream,E,h=>{h?.aborted===!1&&(this.close(),this.dispatchEvent(
new Event("error")))})},this.#s=b(i)}async#a(){this.#r!==k&&(this.#r=f,this.dispatchEvent(new Event("error")),await A(this.#i.
reconnectionTime),this.#r===f&&(this.#i.lastEventId.length&&this.#o.headersList.set("last-event-id",this.#i.lastEventId,
!0),this.#c()))}close(){m.brandCheck(this,x),this.#r!==k&&(this.#r=k,this.#s.abort(),this.#o=null)}get onopen(){return this.#e.
open}set onopen(i){this.#e.open&&this.removeEventListener("open",this.#e.open),typeof i=="function"?(this.#e.open=i,this.
addEventListener("open",i)):this.#e.open=null}get onmessage(){return this.#e.message}set onmessage(i){this.#e.message&&this.
removeEventListener("message",this.#e.message),typeof i=="function"?(this.#e.message=i,this.addEventListener("message",i)):
this.#e.message=null}get onerror(){return this.#e.error}set onerror(i){this.#e.error&&this.removeEventListener("error",this.#e.
error),typeof i=="function"?(this.#e.error=i,this.addEventListener("error",i)):this.#e.error=null}}const Y={CONNECTING:{
__proto__:null,configurable:!1,enumerable:!0,value:f,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:T,
writable:!1},CLOSED:{__proto__:null,configurable:!1,enumerable:!0,value:k,writable:!1}};Object.defineProperties(x,Y),Object.
defineProperties(x.prototype,Y),Object.defineProperties(x.prototype,{close:d,onerror:d,onmessage:d,onopen:d,readyState:d,
url:d,withCredentials:d}),m.converters.EventSourceInitDict=m.dictionaryConverter([{key:"withCredentials",converter:m.converters.
boolean,defaultValue:e(()=>!1,"defaultValue")},{key:"dispatcher",converter:m.converters.any,defaultValue:e(()=>n(),"defa\
ultValue")}]),V.exports={EventSource:x,defaultReconnectionTime:C}}),94811:(V=>{function W(b){return b.indexOf("\0")===-1}
e(W,"isValidLastEventId");function t(b){if(b.length===0)return!1;for(let w=0;w<b.length;w++)if(b.charCodeAt(w)<48||b.charCodeAt(
w)>57)return!1;return!0}e(t,"isASCIINumber");function o(b){return new Promise(w=>{setTimeout(w,b).unref()})}e(o,"delay"),
V.exports={isValidLastEventId:W,isASCIINumber:t,delay:o}}),84492:((V,W,t)=>{const o=t(3440),{ReadableStreamFrom:b,isBlobLike:w,
isReadableStreamLike:m,readableStreamClose:p,createDeferredPromise:c,fullyReadBody:I,extractMimeType:B,utf8DecodeBytes:A}=t(
73168),{FormData:d}=t(35910),{kState:a}=t(93627),{webidl:n}=t(45893),{Blob:Q}=t(4573),C=t(34589),{isErrored:f,isDisturbed:T}=t(
57075),{isArrayBuffer:k}=t(73429),{serializeAMimeType:S}=t(51900),{multipartFormDataParser:G}=t(50116);let x;try{const P=t(
77598);x=e(ne=>P.randomInt(0,ne),"random")}catch{x=e(P=>Math.floor(Math.random(P)),"random")}const Y=new TextEncoder;function H(){}
e(H,"noop");const i=globalThis.FinalizationRegistry&&process.version.indexOf("v18")!==0;let r;i&&(r=new FinalizationRegistry(
P=>{const ne=P.deref();ne&&!ne.locked&&!T(ne)&&!f(ne)&&ne.cancel("Response object has been garbage collected").catch(H)}));
function g(P,ne=!1){let ue=null;P instanceof ReadableStream?ue=P:w(P)?ue=P.stream():ue=new ReadableStream({async pull(ve){
const Ye=typeof Ce=="string"?Y.encode(Ce):Ce;Ye.byteLength&&ve.enqueue(Ye),queueMicrotask(()=>p(ve))},start(){},type:"by\
tes"}),C(m(ue));let de=null,Ce=null,we=null,ye=null;if(typeof P=="string")Ce=P,ye="text/plain;charset=UTF-8";else if(P instanceof
URLSearchParams)Ce=P.toString(),ye="application/x-www-form-urlencoded;charset=UTF-8";else if(k(P))Ce=new Uint8Array(P.slice());else if(ArrayBuffer.
isView(P))Ce=new Uint8Array(P.buffer.slice(P.byteOffset,P.byteOffset+P.byteLength));else if(o.isFormDataLike(P)){const ve=`\
----formdata-undici-0${`${x(1e11)}`.padStart(11,"0")}`,Ye=`--${ve}\r
Content-Disposition: form-data`;const oe=e(Ae=>Ae.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),"escape"),
re=e(Ae=>Ae.replace(/\r?\n|\r/g,`\r
`),"normalizeLinefeeds"),ae=[],q=new Uint8Array([13,10]);we=0;let pe=!1;for(const[Ae,ee]of P)if(typeof ee=="string"){const ge=Y.
encode(Ye+`; name="${oe(re(Ae))}"\r
\r
${re(ee)}\r
`);ae.push(ge),we+=ge.byteLength}else{const ge=Y.encode(`${Ye}; name="${oe(re(Ae))}"`+(ee.name?`; filename="${oe(ee.name)}\
"`:"")+`\r
Content-Type: ${ee.type||"application/octet-stream"}\r
\r
`);ae.push(ge,ee,q),typeof ee.size=="number"?we+=ge.byteLength+ee.size+q.byteLength:pe=!0}const Be=Y.encode(`--${ve}--\r
`);ae.push(Be),we+=Be.byteLength,pe&&(we=null),Ce=P,de=e(async function*(){for(const Ae of ae)Ae.stream?yield*Ae.stream():
yield Ae},"action"),ye=`multipart/form-data; boundary=${ve}`}else if(w(P))Ce=P,we=P.size,P.type&&(ye=P.type);else if(typeof P[Symbol.
asyncIterator]=="function"){if(ne)throw new TypeError("keepalive");if(o.isDisturbed(P)||P.locked)throw new TypeError("Re\
sponse body object should not be disturbed or locked");ue=P instanceof ReadableStream?P:b(P)}if((typeof Ce=="string"||o.
isBuffer(Ce))&&(we=Buffer.byteLength(Ce)),de!=null){let ve;ue=new ReadableStream({async start(){ve=de(P)[Symbol.asyncIterator]()},
async pull(Ye){const{value:oe,done:re}=await ve.next();if(re)queueMicrotask(()=>{Ye.close(),Ye.byobRequest?.respond(0)});else if(!f(
ue)){const ae=new Uint8Array(oe);ae.byteLength&&Ye.enqueue(ae)}return Ye.desiredSize>0},async cancel(Ye){await ve.return()},
type:"bytes"})}return[{stream:ue,source:Ce,length:we},ye]}e(g,"extractBody");function s(P,ne=!1){return P instanceof ReadableStream&&
(C(!o.isDisturbed(P),"The body has already been consumed."),C(!P.locked,"The stream is locked.")),g(P,ne)}e(s,"safelyExt\
ractBody");function l(P,ne){const[ue,de]=ne.stream.tee();return ne.stream=ue,{stream:de,length:ne.length,source:ne.source}}
e(l,"cloneBody");function u(P){if(P.aborted)throw new DOMException("The operation was aborted.","AbortError")}e(u,"throw\
IfAborted");function E(P){return{blob(){return R(this,ue=>{let de=O(this);return de===null?de="":de&&(de=S(de)),new Q([ue],
{type:de})},P)},arrayBuffer(){return R(this,ue=>new Uint8Array(ue).buffer,P)},text(){return R(this,A,P)},json(){return R(
this,L,P)},formData(){return R(this,ue=>{const de=O(this);if(de!==null)switch(de.essence){case"multipart/form-data":{const Ce=G(
ue,de);if(Ce==="failure")throw new TypeError("Failed to parse body as FormData.");const we=new d;return we[a]=Ce,we}case"\
application/x-www-form-urlencoded":{const Ce=new URLSearchParams(ue.toString()),we=new d;for(const[ye,me]of Ce)we.append(
ye,me);return we}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urle\
ncoded".')},P)},bytes(){return R(this,ue=>new Uint8Array(ue),P)}}}e(E,"bodyMixinMethods");function h(P){Object.assign(P.
prototype,E(P))}e(h,"mixinBody");async function R(P,ne,ue){if(n.brandCheck(P,ue),M(P))throw new TypeError("Body is unusa\
ble: Body has already been read");u(P[a]);const de=c(),Ce=e(ye=>de.reject(ye),"errorSteps"),we=e(ye=>{try{de.resolve(ne(
ye))}catch(me){Ce(me)}},"successSteps");return P[a].body==null?(we(Buffer.allocUnsafe(0)),de.promise):(await I(P[a].body,
we,Ce),de.promise)}e(R,"consumeBody");function M(P){const ne=P[a].body;return ne!=null&&(ne.stream.locked||o.isDisturbed(
ne.stream))}e(M,"bodyUnusable");function L(P){return JSON.parse(A(P))}e(L,"parseJSONFromBytes");function O(P){const ne=P[a].
headersList,ue=B(ne);return ue==="failure"?null:ue}e(O,"bodyMimeType"),V.exports={extractBody:g,safelyExtractBody:s,cloneBody:l,
mixinBody:h,streamRegistry:r,hasFinalizationRegistry:i,bodyUnusable:M}}),4495:(V=>{const W=["GET","HEAD","POST"],t=new Set(
W),o=[101,204,205,304],b=[301,302,303,307,308],w=new Set(b),m=["1","7","9","11","13","15","17","19","20","21","22","23",
"25","37","42","43","53","69","77","79","87","95","101","102","103","104","109","110","111","113","115","117","119","123",
"135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","554",
"556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","60\
00","6566","6665","6666","6667","6668","6669","6679","6697","10080"],p=new Set(m),c=["","no-referrer","no-referrer-when-\
downgrade","same-origin","origin","strict-origin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-u\
rl"],I=new Set(c),B=["follow","manual","error"],A=["GET","HEAD","OPTIONS","TRACE"],d=new Set(A),a=["navigate","same-orig\
in","no-cors","cors"],n=["omit","same-origin","include"],Q=["default","no-store","reload","no-cache","force-cache","only\
-if-cached"],C=["content-encoding","content-language","content-location","content-type","content-length"],f=["half"],T=[
"CONNECT","TRACE","TRACK"],k=new Set(T),S=["audio","audioworklet","font","image","manifest","paintworklet","script","sty\
le","track","video","xslt",""],G=new Set(S);V.exports={subresource:S,forbiddenMethods:T,requestBodyHeader:C,referrerPolicy:c,
requestRedirect:B,requestMode:a,requestCredentials:n,requestCache:Q,redirectStatus:b,corsSafeListedMethods:W,nullBodyStatus:o,
safeMethods:A,badPorts:m,requestDuplex:f,subresourceSet:G,badPortsSet:p,redirectStatusSet:w,corsSafeListedMethodsSet:t,safeMethodsSet:d,
forbiddenMethodsSet:k,referrerPolicySet:I}}),51900:((V,W,t)=>{const o=t(34589),b=new TextEncoder,w=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,
m=/[\u000A\u000D\u0009\u0020]/,p=/[\u0009\u000A\u000C\u000D\u0020]/g,c=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function I(s){
o(s.protocol==="data:");let l=B(s,!0);l=l.slice(5);const u={position:0};let E=d(",",l,u);const h=E.length;if(E=H(E,!0,!0),
u.position>=l.length)return"failure";u.position++;const R=l.slice(h+1);let M=a(R);if(/;(\u0020){0,}base64$/i.test(E)){const O=r(
M);if(M=T(O),M==="failure")return"failure";E=E.slice(0,-6),E=E.replace(/(\u0020)+$/,""),E=E.slice(0,-1)}E.startsWith(";")&&
(E="text/plain"+E);let L=f(E);return L==="failure"&&(L=f("text/plain;charset=US-ASCII")),{mimeType:L,body:M}}e(I,"dataUR\
LProcessor");function B(s,l=!1){if(!l)return s.href;const u=s.href,E=s.hash.length,h=E===0?u:u.substring(0,u.length-E);return!E&&
u.endsWith("#")?h.slice(0,-1):h}e(B,"URLSerializer");function A(s,l,u){let E="";for(;u.position<l.length&&s(l[u.position]);)
E+=l[u.position],u.position++;return E}e(A,"collectASequenceOfCodePoints");function d(s,l,u){const E=l.indexOf(s,u.position),
h=u.position;return E===-1?(u.position=l.length,l.slice(h)):(u.position=E,l.slice(h,u.position))}e(d,"collectASequenceOf\
CodePointsFast");function a(s){const l=b.encode(s);return C(l)}e(a,"stringPercentDecode");function n(s){return s>=48&&s<=
57||s>=65&&s<=70||s>=97&&s<=102}e(n,"isHexCharByte");function Q(s){return s>=48&&s<=57?s-48:(s&223)-55}e(Q,"hexByteToNum\
ber");function C(s){const l=s.length,u=new Uint8Array(l);let E=0;for(let h=0;h<l;++h){const R=s[h];R!==37?u[E++]=R:R===37&&
!(n(s[h+1])&&n(s[h+2]))?u[E++]=37:(u[E++]=Q(s[h+1])<<4|Q(s[h+2]),h+=2)}return l===E?u:u.subarray(0,E)}e(C,"percentDecode");
function f(s){s=x(s,!0,!0);const l={position:0},u=d("/",s,l);if(u.length===0||!w.test(u)||l.position>s.length)return"fai\
lure";l.position++;let E=d(";",s,l);if(E=x(E,!1,!0),E.length===0||!w.test(E))return"failure";const h=u.toLowerCase(),R=E.
toLowerCase(),M={type:h,subtype:R,parameters:new Map,essence:`${h}/${R}`};for(;l.position<s.length;){l.position++,A(P=>m.
test(P),s,l);let L=A(P=>P!==";"&&P!=="=",s,l);if(L=L.toLowerCase(),l.position<s.length){if(s[l.position]===";")continue;
l.position++}if(l.position>s.length)break;let O=null;if(s[l.position]==='"')O=k(s,l,!0),d(";",s,l);else if(O=d(";",s,l),
O=x(O,!1,!0),O.length===0)continue;L.length!==0&&w.test(L)&&(O.length===0||c.test(O))&&!M.parameters.has(L)&&M.parameters.
set(L,O)}return M}e(f,"parseMIMEType");function T(s){s=s.replace(p,"");let l=s.length;if(l%4===0&&s.charCodeAt(l-1)===61&&
(--l,s.charCodeAt(l-1)===61&&--l),l%4===1||/[^+/0-9A-Za-z]/.test(s.length===l?s:s.substring(0,l)))return"failure";const u=Buffer.
from(s,"base64");return new Uint8Array(u.buffer,u.byteOffset,u.byteLength)}e(T,"forgivingBase64");function k(s,l,u){const E=l.
position;let h="";for(o(s[l.position]==='"'),l.position++;h+=A(M=>M!=='"'&&M!=="\\",s,l),!(l.position>=s.length);){const R=s[l.
position];if(l.position++,R==="\\"){if(l.position>=s.length){h+="\\";break}h+=s[l.position],l.position++}else{o(R==='"');
break}}return u?h:s.slice(E,l.position)}e(k,"collectAnHTTPQuotedString");function S(s){o(s!=="failure");const{parameters:l,
essence:u}=s;let E=u;for(let[h,R]of l.entries())E+=";",E+=h,E+="=",w.test(R)||(R=R.replace(/(\\|")/g,"\\$1"),R='"'+R,R+=
'"'),E+=R;return E}e(S,"serializeAMimeType");function G(s){return s===13||s===10||s===9||s===32}e(G,"isHTTPWhiteSpace");
function x(s,l=!0,u=!0){return i(s,l,u,G)}e(x,"removeHTTPWhitespace");function Y(s){return s===13||s===10||s===9||s===12||
s===32}e(Y,"isASCIIWhitespace");function H(s,l=!0,u=!0){return i(s,l,u,Y)}e(H,"removeASCIIWhitespace");function i(s,l,u,E){
let h=0,R=s.length-1;if(l)for(;h<s.length&&E(s.charCodeAt(h));)h++;if(u)for(;R>0&&E(s.charCodeAt(R));)R--;return h===0&&
R===s.length-1?s:s.slice(h,R+1)}e(i,"removeChars");function r(s){const l=s.length;if(65535>l)return String.fromCharCode.
apply(null,s);let u="",E=0,h=65535;for(;E<l;)E+h>l&&(h=l-E),u+=String.fromCharCode.apply(null,s.subarray(E,E+=h));return u}
e(r,"isomorphicDecode");function g(s){switch(s.essence){case"application/ecmascript":case"application/javascript":case"a\
pplication/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript\
1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javas\
cript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascrip\
t";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/x\
ml":case"application/xml":return"application/xml"}return s.subtype.endsWith("+json")?"application/json":s.subtype.endsWith(
"+xml")?"application/xml":""}e(g,"minimizeSupportedMimeType"),V.exports={dataURLProcessor:I,URLSerializer:B,collectASequenceOfCodePoints:A,
collectASequenceOfCodePointsFast:d,stringPercentDecode:a,parseMIMEType:f,collectAnHTTPQuotedString:k,serializeAMimeType:S,
removeChars:i,removeHTTPWhitespace:x,minimizeSupportedMimeType:g,HTTP_TOKEN_CODEPOINTS:w,isomorphicDecode:r}}),66653:((V,W,t)=>{
const{kConnected:o,kSize:b}=t(36443);class w{static{e(this,"CompatWeakRef")}constructor(c){this.value=c}deref(){return this.
value[o]===0&&this.value[b]===0?void 0:this.value}}class m{static{e(this,"CompatFinalizer")}constructor(c){this.finalizer=
c}register(c,I){c.on&&c.on("disconnect",()=>{c[o]===0&&c[b]===0&&this.finalizer(I)})}unregister(c){}}V.exports=function(){
return process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")?(process._rawDebug("Using compatibility WeakRef a\
nd FinalizationRegistry"),{WeakRef:w,FinalizationRegistry:m}):{WeakRef,FinalizationRegistry}}}),27114:((V,W,t)=>{const{Blob:o,
File:b}=t(4573),{kState:w}=t(93627),{webidl:m}=t(45893);class p{static{e(this,"FileLike")}constructor(B,A,d={}){const a=A,
n=d.type,Q=d.lastModified??Date.now();this[w]={blobLike:B,name:a,type:n,lastModified:Q}}stream(...B){return m.brandCheck(
this,p),this[w].blobLike.stream(...B)}arrayBuffer(...B){return m.brandCheck(this,p),this[w].blobLike.arrayBuffer(...B)}slice(...B){
return m.brandCheck(this,p),this[w].blobLike.slice(...B)}text(...B){return m.brandCheck(this,p),this[w].blobLike.text(...B)}get size(){
return m.brandCheck(this,p),this[w].blobLike.size}get type(){return m.brandCheck(this,p),this[w].blobLike.type}get name(){
return m.brandCheck(this,p),this[w].name}get lastModified(){return m.brandCheck(this,p),this[w].lastModified}get[Symbol.
toStringTag](){return"File"}}m.converters.Blob=m.interfaceConverter(o);function c(I){return I instanceof b||I&&(typeof I.
stream=="function"||typeof I.arrayBuffer=="function")&&I[Symbol.toStringTag]==="File"}e(c,"isFileLike"),V.exports={FileLike:p,
isFileLike:c}}),50116:((V,W,t)=>{const{isUSVString:o,bufferToLowerCasedHeaderName:b}=t(3440),{utf8DecodeBytes:w}=t(73168),
{HTTP_TOKEN_CODEPOINTS:m,isomorphicDecode:p}=t(51900),{isFileLike:c}=t(27114),{makeEntry:I}=t(35910),B=t(34589),{File:A}=t(
4573),d=globalThis.File??A,a=Buffer.from('form-data; name="'),n=Buffer.from("; filename"),Q=Buffer.from("--"),C=Buffer.from(
`--\r
`);function f(i){for(let r=0;r<i.length;++r)if((i.charCodeAt(r)&-128)!==0)return!1;return!0}e(f,"isAsciiString");function T(i){
const r=i.length;if(r<27||r>70)return!1;for(let g=0;g<r;++g){const s=i.charCodeAt(g);if(!(s>=48&&s<=57||s>=65&&s<=90||s>=
97&&s<=122||s===39||s===45||s===95))return!1}return!0}e(T,"validateBoundary");function k(i,r){B(r!=="failure"&&r.essence===
"multipart/form-data");const g=r.parameters.get("boundary");if(g===void 0)return"failure";const s=Buffer.from(`--${g}`,"\
utf8"),l=[],u={position:0};for(;i[u.position]===13&&i[u.position+1]===10;)u.position+=2;let E=i.length;for(;i[E-1]===10&&
i[E-2]===13;)E-=2;for(E!==i.length&&(i=i.subarray(0,E));;){if(i.subarray(u.position,u.position+s.length).equals(s))u.position+=
s.length;else return"failure";if(u.position===i.length-2&&H(i,Q,u)||u.position===i.length-4&&H(i,C,u))return l;if(i[u.position]!==
13||i[u.position+1]!==10)return"failure";u.position+=2;const h=S(i,u);if(h==="failure")return"failure";let{name:R,filename:M,
contentType:L,encoding:O}=h;u.position+=2;let P;{const ue=i.indexOf(s.subarray(2),u.position);if(ue===-1)return"failure";
P=i.subarray(u.position,ue-4),u.position+=P.length,O==="base64"&&(P=Buffer.from(P.toString(),"base64"))}if(i[u.position]!==
13||i[u.position+1]!==10)return"failure";u.position+=2;let ne;M!==null?(L??="text/plain",f(L)||(L=""),ne=new d([P],M,{type:L})):
ne=w(Buffer.from(P)),B(o(R)),B(typeof ne=="string"&&o(ne)||c(ne)),l.push(I(R,ne,M))}}e(k,"multipartFormDataParser");function S(i,r){
let g=null,s=null,l=null,u=null;for(;;){if(i[r.position]===13&&i[r.position+1]===10)return g===null?"failure":{name:g,filename:s,
contentType:l,encoding:u};let E=x(h=>h!==10&&h!==13&&h!==58,i,r);if(E=Y(E,!0,!0,h=>h===9||h===32),!m.test(E.toString())||
i[r.position]!==58)return"failure";switch(r.position++,x(h=>h===32||h===9,i,r),b(E)){case"content-disposition":{if(g=s=null,
!H(i,a,r)||(r.position+=17,g=G(i,r),g===null))return"failure";if(H(i,n,r)){let h=r.position+n.length;if(i[h]===42&&(r.position+=
1,h+=1),i[h]!==61||i[h+1]!==34||(r.position+=12,s=G(i,r),s===null))return"failure"}break}case"content-type":{let h=x(R=>R!==
10&&R!==13,i,r);h=Y(h,!1,!0,R=>R===9||R===32),l=p(h);break}case"content-transfer-encoding":{let h=x(R=>R!==10&&R!==13,i,
r);h=Y(h,!1,!0,R=>R===9||R===32),u=p(h);break}default:x(h=>h!==10&&h!==13,i,r)}if(i[r.position]!==13&&i[r.position+1]!==
10)return"failure";r.position+=2}}e(S,"parseMultipartFormDataHeaders");function G(i,r){B(i[r.position-1]===34);let g=x(s=>s!==
10&&s!==13&&s!==34,i,r);return i[r.position]!==34?null:(r.position++,g=new TextDecoder().decode(g).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),g)}e(G,"parseMultipartFormDataName");function x(i,r,g){let s=g.position;for(;s<
r.length&&i(r[s]);)++s;return r.subarray(g.position,g.position=s)}e(x,"collectASequenceOfBytes");function Y(i,r,g,s){let l=0,
u=i.length-1;if(r)for(;l<i.length&&s(i[l]);)l++;if(g)for(;u>0&&s(i[u]);)u--;return l===0&&u===i.length-1?i:i.subarray(l,
u+1)}e(Y,"removeChars");function H(i,r,g){if(i.length<r.length)return!1;for(let s=0;s<r.length;s++)if(r[s]!==i[g.position+
s])return!1;return!0}e(H,"bufferStartsWith"),V.exports={multipartFormDataParser:k,validateBoundary:T}}),35910:((V,W,t)=>{
const{isBlobLike:o,iteratorMixin:b}=t(73168),{kState:w}=t(93627),{kEnumerableProperty:m}=t(3440),{FileLike:p,isFileLike:c}=t(
27114),{webidl:I}=t(45893),{File:B}=t(4573),A=t(57975),d=globalThis.File??B;class a{static{e(this,"FormData")}constructor(C){
if(I.util.markAsUncloneable(this),C!==void 0)throw I.errors.conversionFailed({prefix:"FormData constructor",argument:"Ar\
gument 1",types:["undefined"]});this[w]=[]}append(C,f,T=void 0){I.brandCheck(this,a);const k="FormData.append";if(I.argumentLengthCheck(
arguments,2,k),arguments.length===3&&!o(f))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is\
 not of type 'Blob'");C=I.converters.USVString(C,k,"name"),f=o(f)?I.converters.Blob(f,k,"value",{strict:!1}):I.converters.
USVString(f,k,"value"),T=arguments.length===3?I.converters.USVString(T,k,"filename"):void 0;const S=n(C,f,T);this[w].push(
S)}delete(C){I.brandCheck(this,a);const f="FormData.delete";I.argumentLengthCheck(arguments,1,f),C=I.converters.USVString(
C,f,"name"),this[w]=this[w].filter(T=>T.name!==C)}get(C){I.brandCheck(this,a);const f="FormData.get";I.argumentLengthCheck(
arguments,1,f),C=I.converters.USVString(C,f,"name");const T=this[w].findIndex(k=>k.name===C);return T===-1?null:this[w][T].
value}getAll(C){I.brandCheck(this,a);const f="FormData.getAll";return I.argumentLengthCheck(arguments,1,f),C=I.converters.
USVString(C,f,"name"),this[w].filter(T=>T.name===C).map(T=>T.value)}has(C){I.brandCheck(this,a);const f="FormData.has";return I.
argumentLengthCheck(arguments,1,f),C=I.converters.USVString(C,f,"name"),this[w].findIndex(T=>T.name===C)!==-1}set(C,f,T=void 0){
I.brandCheck(this,a);const k="FormData.set";if(I.argumentLengthCheck(arguments,2,k),arguments.length===3&&!o(f))throw new TypeError(
"Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");C=I.converters.USVString(C,k,"name"),f=o(f)?
I.converters.Blob(f,k,"name",{strict:!1}):I.converters.USVString(f,k,"name"),T=arguments.length===3?I.converters.USVString(
T,k,"name"):void 0;const S=n(C,f,T),G=this[w].findIndex(x=>x.name===C);G!==-1?this[w]=[...this[w].slice(0,G),S,...this[w].
slice(G+1).filter(x=>x.name!==C)]:this[w].push(S)}[A.inspect.custom](C,f){const T=this[w].reduce((S,G)=>(S[G.name]?Array.
isArray(S[G.name])?S[G.name].push(G.value):S[G.name]=[S[G.name],G.value]:S[G.name]=G.value,S),{__proto__:null});f.depth??=
C,f.colors??=!0;const k=A.formatWithOptions(f,T);return`FormData ${k.slice(k.indexOf("]")+2)}`}}b("FormData",a,w,"name",
"value"),Object.defineProperties(a.prototype,{append:m,delete:m,get:m,getAll:m,has:m,set:m,[Symbol.toStringTag]:{value:"\
FormData",configurable:!0}});function n(Q,C,f){if(typeof C!="string"){if(c(C)||(C=C instanceof Blob?new d([C],"blob",{type:C.
type}):new p(C,"blob",{type:C.type})),f!==void 0){const T={type:C.type,lastModified:C.lastModified};C=C instanceof B?new d(
[C],f,T):new p(C,f,T)}}return{name:Q,value:C}}e(n,"makeEntry"),V.exports={FormData:a,makeEntry:n}}),51059:(V=>{const W=Symbol.
for("undici.globalOrigin.1");function t(){return globalThis[W]}e(t,"getGlobalOrigin");function o(b){if(b===void 0){Object.
defineProperty(globalThis,W,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const w=new URL(b);if(w.protocol!==
"http:"&&w.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${w.protocol}`);Object.
defineProperty(globalThis,W,{value:w,writable:!0,enumerable:!1,configurable:!1})}e(o,"setGlobalOrigin"),V.exports={getGlobalOrigin:t,
setGlobalOrigin:o}}),60660:((V,W,t)=>{const{kConstruct:o}=t(36443),{kEnumerableProperty:b}=t(3440),{iteratorMixin:w,isValidHeaderName:m,
isValidHeaderValue:p}=t(73168),{webidl:c}=t(45893),I=t(34589),B=t(57975),A=Symbol("headers map"),d=Symbol("headers map s\
orted");function a(H){return H===10||H===13||H===9||H===32}e(a,"isHTTPWhiteSpaceCharCode");function n(H){let i=0,r=H.length;
for(;r>i&&a(H.charCodeAt(r-1));)--r;for(;r>i&&a(H.charCodeAt(i));)++i;return i===0&&r===H.length?H:H.substring(i,r)}e(n,
"headerValueNormalize");function Q(H,i){if(Array.isArray(i))for(let r=0;r<i.length;++r){const g=i[r];if(g.length!==2)throw c.
errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${g.length}.`});C(
H,g[0],g[1])}else if(typeof i=="object"&&i!==null){const r=Object.keys(i);for(let g=0;g<r.length;++g)C(H,r[g],i[r[g]])}else
throw c.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString\
>>","record<ByteString, ByteString>"]})}e(Q,"fill");function C(H,i,r){if(r=n(r),m(i)){if(!p(r))throw c.errors.invalidArgument(
{prefix:"Headers.append",value:r,type:"header value"})}else throw c.errors.invalidArgument({prefix:"Headers.append",value:i,
type:"header name"});if(S(H)==="immutable")throw new TypeError("immutable");return x(H).append(i,r,!1)}e(C,"appendHeader");
function f(H,i){return H[0]<i[0]?-1:1}e(f,"compareHeaderName");class T{static{e(this,"HeadersList")}cookies=null;constructor(i){
i instanceof T?(this[A]=new Map(i[A]),this[d]=i[d],this.cookies=i.cookies===null?null:[...i.cookies]):(this[A]=new Map(i),
this[d]=null)}contains(i,r){return this[A].has(r?i:i.toLowerCase())}clear(){this[A].clear(),this[d]=null,this.cookies=null}append(i,r,g){
this[d]=null;const s=g?i:i.toLowerCase(),l=this[A].get(s);if(l){const u=s==="cookie"?"; ":", ";this[A].set(s,{name:l.name,
value:`${l.value}${u}${r}`})}else this[A].set(s,{name:i,value:r});s==="set-cookie"&&(this.cookies??=[]).push(r)}set(i,r,g){
this[d]=null;const s=g?i:i.toLowerCase();s==="set-cookie"&&(this.cookies=[r]),this[A].set(s,{name:i,value:r})}delete(i,r){
this[d]=null,r||(i=i.toLowerCase()),i==="set-cookie"&&(this.cookies=null),this[A].delete(i)}get(i,r){return this[A].get(
r?i:i.toLowerCase())?.value??null}*[Symbol.iterator](){for(const{0:i,1:{value:r}}of this[A])yield[i,r]}get entries(){const i={};
if(this[A].size!==0)for(const{name:r,value:g}of this[A].values())i[r]=g;return i}rawValues(){return this[A].values()}get entriesList(){
const i=[];if(this[A].size!==0)for(const{0:r,1:{name:g,value:s}}of this[A])if(r==="set-cookie")for(const l of this.cookies)
i.push([g,l]);else i.push([g,s]);return i}toSortedArray(){const i=this[A].size,r=new Array(i);if(i<=32){if(i===0)return r;
const g=this[A][Symbol.iterator](),s=g.next().value;r[0]=[s[0],s[1].value],I(s[1].value!==null);for(let l=1,u=0,E=0,h=0,
R=0,M,L;l<i;++l){for(L=g.next().value,M=r[l]=[L[0],L[1].value],I(M[1]!==null),h=0,E=l;h<E;)R=h+(E-h>>1),r[R][0]<=M[0]?h=
R+1:E=R;if(l!==R){for(u=l;u>h;)r[u]=r[--u];r[h]=M}}if(!g.next().done)throw new TypeError("Unreachable");return r}else{let g=0;
for(const{0:s,1:{value:l}}of this[A])r[g++]=[s,l],I(l!==null);return r.sort(f)}}}class k{static{e(this,"Headers")}#e;#A;constructor(i=void 0){
c.util.markAsUncloneable(this),i!==o&&(this.#A=new T,this.#e="none",i!==void 0&&(i=c.converters.HeadersInit(i,"Headers c\
ontructor","init"),Q(this,i)))}append(i,r){c.brandCheck(this,k),c.argumentLengthCheck(arguments,2,"Headers.append");const g="\
Headers.append";return i=c.converters.ByteString(i,g,"name"),r=c.converters.ByteString(r,g,"value"),C(this,i,r)}delete(i){
if(c.brandCheck(this,k),c.argumentLengthCheck(arguments,1,"Headers.delete"),i=c.converters.ByteString(i,"Headers.delete",
"name"),!m(i))throw c.errors.invalidArgument({prefix:"Headers.delete",value:i,type:"header name"});if(this.#e==="immutab\
le")throw new TypeError("immutable");this.#A.contains(i,!1)&&this.#A.delete(i,!1)}get(i){c.brandCheck(this,k),c.argumentLengthCheck(
arguments,1,"Headers.get");const r="Headers.get";if(i=c.converters.ByteString(i,r,"name"),!m(i))throw c.errors.invalidArgument(
{prefix:r,value:i,type:"header name"});return this.#A.get(i,!1)}has(i){c.brandCheck(this,k),c.argumentLengthCheck(arguments,
1,"Headers.has");const r="Headers.has";if(i=c.converters.ByteString(i,r,"name"),!m(i))throw c.errors.invalidArgument({prefix:r,
value:i,type:"header name"});return this.#A.contains(i,!1)}set(i,r){c.brandCheck(this,k),c.argumentLengthCheck(arguments,
2,"Headers.set");const g="Headers.set";if(i=c.converters.ByteString(i,g,"name"),r=c.converters.ByteString(r,g,"value"),r=
n(r),m(i)){if(!p(r))throw c.errors.invalidArgument({prefix:g,value:r,type:"header value"})}else throw c.errors.invalidArgument(
{prefix:g,value:i,type:"header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#A.set(i,r,!1)}getSetCookie(){
c.brandCheck(this,k);const i=this.#A.cookies;return i?[...i]:[]}get[d](){if(this.#A[d])return this.#A[d];const i=[],r=this.#A.
toSortedArray(),g=this.#A.cookies;if(g===null||g.length===1)return this.#A[d]=r;for(let s=0;s<r.length;++s){const{0:l,1:u}=r[s];
if(l==="set-cookie")for(let E=0;E<g.length;++E)i.push([l,g[E]]);else i.push([l,u])}return this.#A[d]=i}[B.inspect.custom](i,r){
return r.depth??=i,`Headers ${B.formatWithOptions(r,this.#A.entries)}`}static getHeadersGuard(i){return i.#e}static setHeadersGuard(i,r){
i.#e=r}static getHeadersList(i){return i.#A}static setHeadersList(i,r){i.#A=r}}const{getHeadersGuard:S,setHeadersGuard:G,
getHeadersList:x,setHeadersList:Y}=k;Reflect.deleteProperty(k,"getHeadersGuard"),Reflect.deleteProperty(k,"setHeadersGua\
rd"),Reflect.deleteProperty(k,"getHeadersList"),Reflect.deleteProperty(k,"setHeadersList"),w("Headers",k,d,0,1),Object.defineProperties(
k.prototype,{append:b,delete:b,get:b,has:b,set:b,getSetCookie:b,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[B.
inspect.custom]:{enumerable:!1}}),c.converters.HeadersInit=function(H,i,r){if(c.util.Type(H)==="Object"){const g=Reflect.
get(H,Symbol.iterator);if(!B.types.isProxy(H)&&g===k.prototype.entries)try{return x(H).entriesList}catch{}return typeof g==
"function"?c.converters["sequence<sequence<ByteString>>"](H,i,r,g.bind(H)):c.converters["record<ByteString, ByteString>"](
H,i,r)}throw c.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<Byt\
eString>>","record<ByteString, ByteString>"]})},V.exports={fill:Q,compareHeaderName:f,Headers:k,HeadersList:T,getHeadersGuard:S,
setHeadersGuard:G,setHeadersList:Y,getHeadersList:x}}),54398:((V,W,t)=>{const{makeNetworkError:o,makeAppropriateNetworkError:b,
filterResponse:w,makeResponse:m,fromInnerResponse:p}=t(99051),{HeadersList:c}=t(60660),{Request:I,cloneRequest:B}=t(9967),
A=t(38522),{bytesMatch:d,makePolicyContainer:a,clonePolicyContainer:n,requestBadPort:Q,TAOCheck:C,appendRequestOriginHeader:f,
responseLocationURL:T,requestCurrentURL:k,setRequestReferrerPolicyOnRedirect:S,tryUpgradeRequestToAPotentiallyTrustworthyURL:G,
createOpaqueTimingInfo:x,appendFetchMetadata:Y,corsCheck:H,crossOriginResourcePolicyCheck:i,determineRequestsReferrer:r,
coarsenedSharedCurrentTime:g,createDeferredPromise:s,isBlobLike:l,sameOrigin:u,isCancelled:E,isAborted:h,isErrorLike:R,fullyReadBody:M,
readableStreamClose:L,isomorphicEncode:O,urlIsLocal:P,urlIsHttpHttpsScheme:ne,urlHasHttpsScheme:ue,clampAndCoarsenConnectionTimingInfo:de,
simpleRangeHeaderValue:Ce,buildContentRange:we,createInflate:ye,extractMimeType:me}=t(73168),{kState:ve,kDispatcher:Ye}=t(
93627),oe=t(34589),{safelyExtractBody:re,extractBody:ae}=t(84492),{redirectStatusSet:q,nullBodyStatus:pe,safeMethodsSet:Be,
requestBodyHeader:Ae,subresourceSet:ee}=t(4495),ge=t(78474),{Readable:le,pipeline:Se,finished:We}=t(57075),{addAbortListener:He,
isErrored:_e,isReadable:Re,bufferToLowerCasedHeaderName:ze}=t(3440),{dataURLProcessor:Le,serializeAMimeType:Fe,minimizeSupportedMimeType:ke}=t(
51900),{getGlobalDispatcher:sA}=t(32581),{webidl:ie}=t(45893),{STATUS_CODES:U}=t(37067),se=["GET","HEAD"],Qe=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici";let Ue;class Ge extends ge{static{e(this,"Fetch")}constructor(z){super(),
this.dispatcher=z,this.connection=null,this.dump=!1,this.state="ongoing"}terminate(z){this.state==="ongoing"&&(this.state=
"terminated",this.connection?.destroy(z),this.emit("terminated",z))}abort(z){this.state==="ongoing"&&(this.state="aborte\
d",z||(z=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=z,this.connection?.destroy(
z),this.emit("terminated",z))}}function De(y){je(y,"fetch")}e(De,"handleFetchDone");function Xe(y,z=void 0){ie.argumentLengthCheck(
arguments,1,"globalThis.fetch");let K=s(),$;try{$=new I(y,z)}catch(Je){return K.reject(Je),K.promise}const _=$[ve];if($.
signal.aborted)return iA(K,_,null,$.signal.reason),K.promise;_.client.globalObject?.constructor?.name==="ServiceWorkerGl\
obalScope"&&(_.serviceWorkers="none");let Ie=null,Me=!1,Ve=null;return He($.signal,()=>{Me=!0,oe(Ve!=null),Ve.abort($.signal.
reason);const Je=Ie?.deref();iA(K,_,Je,$.signal.reason)}),Ve=lA({request:_,processResponseEndOfBody:De,processResponse:e(
Je=>{if(!Me){if(Je.aborted){iA(K,_,Ie,Ve.serializedAbortReason);return}if(Je.type==="error"){K.reject(new TypeError("fet\
ch failed",{cause:Je.error}));return}Ie=new WeakRef(p(Je,"immutable")),K.resolve(Ie.deref()),K=null}},"processResponse"),
dispatcher:$[Ye]}),K.promise}e(Xe,"fetch");function je(y,z="other"){if(y.type==="error"&&y.aborted||!y.urlList?.length)return;
const K=y.urlList[0];let $=y.timingInfo,_=y.cacheState;ne(K)&&$!==null&&(y.timingAllowPassed||($=x({startTime:$.startTime}),
_=""),$.endTime=g(),y.timingInfo=$,Ke($,K.href,z,globalThis,_))}e(je,"finalizeAndReportTiming");const Ke=performance.markResourceTiming;
function iA(y,z,K,$){if(y&&y.reject($),z.body!=null&&Re(z.body?.stream)&&z.body.stream.cancel($).catch(te=>{if(te.code!==
"ERR_INVALID_STATE")throw te}),K==null)return;const _=K[ve];_.body!=null&&Re(_.body?.stream)&&_.body.stream.cancel($).catch(
te=>{if(te.code!=="ERR_INVALID_STATE")throw te})}e(iA,"abortFetch");function lA({request:y,processRequestBodyChunkLength:z,
processRequestEndOfBody:K,processResponse:$,processResponseEndOfBody:_,processResponseConsumeBody:te,useParallelQueue:Ie=!1,
dispatcher:Me=sA()}){oe(Me);let Ve=null,Ne=!1;y.client!=null&&(Ve=y.client.globalObject,Ne=y.client.crossOriginIsolatedCapability);
const Je=g(Ne),Pe=x({startTime:Je}),$e={controller:new Ge(Me),request:y,timingInfo:Pe,processRequestBodyChunkLength:z,processRequestEndOfBody:K,
processResponse:$,processResponseConsumeBody:te,processResponseEndOfBody:_,taskDestination:Ve,crossOriginIsolatedCapability:Ne};
return oe(!y.body||y.body.stream),y.window==="client"&&(y.window=y.client?.globalObject?.constructor?.name==="Window"?y.
client:"no-window"),y.origin==="client"&&(y.origin=y.client.origin),y.policyContainer==="client"&&(y.client!=null?y.policyContainer=
n(y.client.policyContainer):y.policyContainer=a()),y.headersList.contains("accept",!0)||y.headersList.append("accept","*\
/*",!0),y.headersList.contains("accept-language",!0)||y.headersList.append("accept-language","*",!0),y.priority,ee.has(y.
destination),IA($e).catch(cA=>{$e.controller.terminate(cA)}),$e.controller}e(lA,"fetching");async function IA(y,z=!1){const K=y.
request;let $=null;if(K.localURLsOnly&&!P(k(K))&&($=o("local URLs only")),G(K),Q(K)==="blocked"&&($=o("bad port")),K.referrerPolicy===
""&&(K.referrerPolicy=K.policyContainer.referrerPolicy),K.referrer!=="no-referrer"&&(K.referrer=r(K)),$===null&&($=await(async()=>{
const te=k(K);return u(te,K.url)&&K.responseTainting==="basic"||te.protocol==="data:"||K.mode==="navigate"||K.mode==="we\
bsocket"?(K.responseTainting="basic",await EA(y)):K.mode==="same-origin"?o('request mode cannot be "same-origin"'):K.mode===
"no-cors"?K.redirect!=="follow"?o('redirect mode cannot be "follow" for "no-cors" request'):(K.responseTainting="opaque",
await EA(y)):ne(k(K))?(K.responseTainting="cors",await fe(y)):o("URL scheme must be a HTTP(S) scheme")})()),z)return $;$.
status!==0&&!$.internalResponse&&(K.responseTainting,K.responseTainting==="basic"?$=w($,"basic"):K.responseTainting==="c\
ors"?$=w($,"cors"):K.responseTainting==="opaque"?$=w($,"opaque"):oe(!1));let _=$.status===0?$:$.internalResponse;if(_.urlList.
length===0&&_.urlList.push(...K.urlList),K.timingAllowFailed||($.timingAllowPassed=!0),$.type==="opaque"&&_.status===206&&
_.rangeRequested&&!K.headers.contains("range",!0)&&($=_=o()),$.status!==0&&(K.method==="HEAD"||K.method==="CONNECT"||pe.
includes(_.status))&&(_.body=null,y.controller.dump=!0),K.integrity){const te=e(Me=>gA(y,o(Me)),"processBodyError");if(K.
responseTainting==="opaque"||$.body==null){te($.error);return}const Ie=e(Me=>{if(!d(Me,K.integrity)){te("integrity misma\
tch");return}$.body=re(Me)[0],gA(y,$)},"processBody");await M($.body,Ie,te)}else gA(y,$)}e(IA,"mainFetch");function EA(y){
if(E(y)&&y.request.redirectCount===0)return Promise.resolve(b(y));const{request:z}=y,{protocol:K}=k(z);switch(K){case"ab\
out:":return Promise.resolve(o("about scheme is not supported"));case"blob:":{Ue||(Ue=t(4573).resolveObjectURL);const $=k(
z);if($.search.length!==0)return Promise.resolve(o("NetworkError when attempting to fetch resource."));const _=Ue($.toString());
if(z.method!=="GET"||!l(_))return Promise.resolve(o("invalid method"));const te=m(),Ie=_.size,Me=O(`${Ie}`),Ve=_.type;if(z.
headersList.contains("range",!0)){te.rangeRequested=!0;const Ne=z.headersList.get("range",!0),Je=Ce(Ne,!0);if(Je==="fail\
ure")return Promise.resolve(o("failed to fetch the data URL"));let{rangeStartValue:Pe,rangeEndValue:$e}=Je;if(Pe===null)
Pe=Ie-$e,$e=Pe+$e-1;else{if(Pe>=Ie)return Promise.resolve(o("Range start is greater than the blob's size."));($e===null||
$e>=Ie)&&($e=Ie-1)}const cA=_.slice(Pe,$e,Ve),Ze=ae(cA);te.body=Ze[0];const oA=O(`${cA.size}`),hA=we(Pe,$e,Ie);te.status=
206,te.statusText="Partial Content",te.headersList.set("content-length",oA,!0),te.headersList.set("content-type",Ve,!0),
te.headersList.set("content-range",hA,!0)}else{const Ne=ae(_);te.statusText="OK",te.body=Ne[0],te.headersList.set("conte\
nt-length",Me,!0),te.headersList.set("content-type",Ve,!0)}return Promise.resolve(te)}case"data:":{const $=k(z),_=Le($);
if(_==="failure")return Promise.resolve(o("failed to fetch the data URL"));const te=Fe(_.mimeType);return Promise.resolve(
m({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:te}]],body:re(_.body)[0]}))}case"file:":return Promise.
resolve(o("not implemented... yet..."));case"http:":case"https:":return fe(y).catch($=>o($));default:return Promise.resolve(
o("unknown scheme"))}}e(EA,"schemeFetch");function uA(y,z){y.request.done=!0,y.processResponseDone!=null&&queueMicrotask(
()=>y.processResponseDone(z))}e(uA,"finalizeResponse");function gA(y,z){let K=y.timingInfo;const $=e(()=>{const te=Date.
now();y.request.destination==="document"&&(y.controller.fullTimingInfo=K),y.controller.reportTimingSteps=()=>{if(y.request.
url.protocol!=="https:")return;K.endTime=te;let Me=z.cacheState;const Ve=z.bodyInfo;z.timingAllowPassed||(K=x(K),Me="");
let Ne=0;if(y.request.mode!=="navigator"||!z.hasCrossOriginRedirects){Ne=z.status;const Je=me(z.headersList);Je!=="failu\
re"&&(Ve.contentType=ke(Je))}y.request.initiatorType!=null&&Ke(K,y.request.url.href,y.request.initiatorType,globalThis,Me,
Ve,Ne)};const Ie=e(()=>{y.request.done=!0,y.processResponseEndOfBody!=null&&queueMicrotask(()=>y.processResponseEndOfBody(
z)),y.request.initiatorType!=null&&y.controller.reportTimingSteps()},"processResponseEndOfBodyTask");queueMicrotask(()=>Ie())},
"processResponseEndOfBody");y.processResponse!=null&&queueMicrotask(()=>{y.processResponse(z),y.processResponse=null});const _=z.
type==="error"?z:z.internalResponse??z;_.body==null?$():We(_.body.stream,()=>{$()})}e(gA,"fetchFinale");async function fe(y){
const z=y.request;let K=null,$=null;const _=y.timingInfo;if(z.serviceWorkers,K===null){if(z.redirect==="follow"&&(z.serviceWorkers=
"none"),$=K=await F(y),z.responseTainting==="cors"&&H(z,K)==="failure")return o("cors failure");C(z,K)==="failure"&&(z.timingAllowFailed=
!0)}return(z.responseTainting==="opaque"||K.type==="opaque")&&i(z.origin,z.client,z.destination,$)==="blocked"?o("blocke\
d"):(q.has($.status)&&(z.redirect!=="manual"&&y.controller.connection.destroy(void 0,!1),z.redirect==="error"?K=o("unexp\
ected redirect"):z.redirect==="manual"?K=$:z.redirect==="follow"?K=await Z(y,K):oe(!1)),K.timingInfo=_,K)}e(fe,"httpFetc\
h");function Z(y,z){const K=y.request,$=z.internalResponse?z.internalResponse:z;let _;try{if(_=T($,k(K).hash),_==null)return z}catch(Ie){
return Promise.resolve(o(Ie))}if(!ne(_))return Promise.resolve(o("URL scheme must be a HTTP(S) scheme"));if(K.redirectCount===
20)return Promise.resolve(o("redirect count exceeded"));if(K.redirectCount+=1,K.mode==="cors"&&(_.username||_.password)&&
!u(K,_))return Promise.resolve(o('cross origin not allowed for request mode "cors"'));if(K.responseTainting==="cors"&&(_.
username||_.password))return Promise.resolve(o('URL cannot contain credentials for request mode "cors"'));if($.status!==
303&&K.body!=null&&K.body.source==null)return Promise.resolve(o());if([301,302].includes($.status)&&K.method==="POST"||$.
status===303&&!se.includes(K.method)){K.method="GET",K.body=null;for(const Ie of Ae)K.headersList.delete(Ie)}u(k(K),_)||
(K.headersList.delete("authorization",!0),K.headersList.delete("proxy-authorization",!0),K.headersList.delete("cookie",!0),
K.headersList.delete("host",!0)),K.body!=null&&(oe(K.body.source!=null),K.body=re(K.body.source)[0]);const te=y.timingInfo;
return te.redirectEndTime=te.postRedirectStartTime=g(y.crossOriginIsolatedCapability),te.redirectStartTime===0&&(te.redirectStartTime=
te.startTime),K.urlList.push(_),S(K,$),IA(y,!0)}e(Z,"httpRedirectFetch");async function F(y,z=!1,K=!1){const $=y.request;
let _=null,te=null,Ie=null;const Me=null,Ve=!1;$.window==="no-window"&&$.redirect==="error"?(_=y,te=$):(te=B($),_={...y},
_.request=te);const Ne=$.credentials==="include"||$.credentials==="same-origin"&&$.responseTainting==="basic",Je=te.body?
te.body.length:null;let Pe=null;if(te.body==null&&["POST","PUT"].includes(te.method)&&(Pe="0"),Je!=null&&(Pe=O(`${Je}`)),
Pe!=null&&te.headersList.append("content-length",Pe,!0),Je!=null&&te.keepalive,te.referrer instanceof URL&&te.headersList.
append("referer",O(te.referrer.href),!0),f(te),Y(te),te.headersList.contains("user-agent",!0)||te.headersList.append("us\
er-agent",Qe),te.cache==="default"&&(te.headersList.contains("if-modified-since",!0)||te.headersList.contains("if-none-m\
atch",!0)||te.headersList.contains("if-unmodified-since",!0)||te.headersList.contains("if-match",!0)||te.headersList.contains(
"if-range",!0))&&(te.cache="no-store"),te.cache==="no-cache"&&!te.preventNoCacheCacheControlHeaderModification&&!te.headersList.
contains("cache-control",!0)&&te.headersList.append("cache-control","max-age=0",!0),(te.cache==="no-store"||te.cache==="\
reload")&&(te.headersList.contains("pragma",!0)||te.headersList.append("pragma","no-cache",!0),te.headersList.contains("\
cache-control",!0)||te.headersList.append("cache-control","no-cache",!0)),te.headersList.contains("range",!0)&&te.headersList.
append("accept-encoding","identity",!0),te.headersList.contains("accept-encoding",!0)||(ue(k(te))?te.headersList.append(
"accept-encoding","br, gzip, deflate",!0):te.headersList.append("accept-encoding","gzip, deflate",!0)),te.headersList.delete(
"host",!0),Me==null&&(te.cache="no-store"),te.cache!=="no-store"&&te.cache,Ie==null){if(te.cache==="only-if-cached")return o(
"only if cached");const $e=await J(_,Ne,K);!Be.has(te.method)&&$e.status>=200&&$e.status<=399,Ve&&$e.status,Ie==null&&(Ie=
$e)}if(Ie.urlList=[...te.urlList],te.headersList.contains("range",!0)&&(Ie.rangeRequested=!0),Ie.requestIncludesCredentials=
Ne,Ie.status===407)return $.window==="no-window"?o():E(y)?b(y):o("proxy authentication required");if(Ie.status===421&&!K&&
($.body==null||$.body.source!=null)){if(E(y))return b(y);y.controller.connection.destroy(),Ie=await F(y,z,!0)}return Ie}
e(F,"httpNetworkOrCacheFetch");async function J(y,z=!1,K=!1){oe(!y.controller.connection||y.controller.connection.destroyed),
y.controller.connection={abort:null,destroyed:!1,destroy(Ze,oA=!0){this.destroyed||(this.destroyed=!0,oA&&this.abort?.(Ze??
new DOMException("The operation was aborted.","AbortError")))}};const $=y.request;let _=null;const te=y.timingInfo;null==
null&&($.cache="no-store");const Me=K?"yes":"no";$.mode;let Ve=null;if($.body==null&&y.processRequestEndOfBody)queueMicrotask(
()=>y.processRequestEndOfBody());else if($.body!=null){const Ze=e(async function*(nA){E(y)||(yield nA,y.processRequestBodyChunkLength?.(
nA.byteLength))},"processBodyChunk"),oA=e(()=>{E(y)||y.processRequestEndOfBody&&y.processRequestEndOfBody()},"processEnd\
OfBody"),hA=e(nA=>{E(y)||(nA.name==="AbortError"?y.controller.abort():y.controller.terminate(nA))},"processBodyError");Ve=
(async function*(){try{for await(const nA of $.body.stream)yield*Ze(nA);oA()}catch(nA){hA(nA)}})()}try{const{body:Ze,status:oA,
statusText:hA,headersList:nA,socket:dA}=await cA({body:Ve});if(dA)_=m({status:oA,statusText:hA,headersList:nA,socket:dA});else{
const rA=Ze[Symbol.asyncIterator]();y.controller.next=()=>rA.next(),_=m({status:oA,statusText:hA,headersList:nA})}}catch(Ze){
return Ze.name==="AbortError"?(y.controller.connection.destroy(),b(y,Ze)):o(Ze)}const Ne=e(async()=>{await y.controller.
resume()},"pullAlgorithm"),Je=e(Ze=>{E(y)||y.controller.abort(Ze)},"cancelAlgorithm"),Pe=new ReadableStream({async start(Ze){
y.controller.controller=Ze},async pull(Ze){await Ne(Ze)},async cancel(Ze){await Je(Ze)},type:"bytes"});_.body={stream:Pe,
source:null,length:null},y.controller.resume||y.controller.on("terminated",$e),y.controller.resume=async()=>{for(;;){let Ze,
oA;try{const{done:nA,value:dA}=await y.controller.next();if(h(y))break;Ze=nA?void 0:dA}catch(nA){y.controller.ended&&!te.
encodedBodySize?Ze=void 0:(Ze=nA,oA=!0)}if(Ze===void 0){L(y.controller.controller),uA(y,_);return}if(te.decodedBodySize+=
Ze?.byteLength??0,oA){y.controller.terminate(Ze);return}const hA=new Uint8Array(Ze);if(hA.byteLength&&y.controller.controller.
enqueue(hA),_e(Pe)){y.controller.terminate();return}if(y.controller.controller.desiredSize<=0)return}};function $e(Ze){h(
y)?(_.aborted=!0,Re(Pe)&&y.controller.controller.error(y.controller.serializedAbortReason)):Re(Pe)&&y.controller.controller.
error(new TypeError("terminated",{cause:R(Ze)?Ze:void 0})),y.controller.connection.destroy()}return e($e,"onAborted"),_;
function cA({body:Ze}){const oA=k($),hA=y.controller.dispatcher;return new Promise((nA,dA)=>hA.dispatch({path:oA.pathname+
oA.search,origin:oA.origin,method:$.method,body:hA.isMockActive?$.body&&($.body.source||$.body.stream):Ze,headers:$.headersList.
entries,maxRedirections:0,upgrade:$.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(rA){const{connection:QA}=y.
controller;te.finalConnectionTimingInfo=de(void 0,te.postRedirectStartTime,y.crossOriginIsolatedCapability),QA.destroyed?
rA(new DOMException("The operation was aborted.","AbortError")):(y.controller.on("terminated",rA),this.abort=QA.abort=rA),
te.finalNetworkRequestStartTime=g(y.crossOriginIsolatedCapability)},onResponseStarted(){te.finalNetworkResponseStartTime=
g(y.crossOriginIsolatedCapability)},onHeaders(rA,QA,GA,TA){if(rA<200)return;let pA="";const FA=new c;for(let CA=0;CA<QA.
length;CA+=2)FA.append(ze(QA[CA]),QA[CA+1].toString("latin1"),!0);pA=FA.get("location",!0);const mA=[],LA=pA&&$.redirect===
"follow"&&q.has(rA);if($.method!=="HEAD"&&$.method!=="CONNECT"&&!pe.includes(rA)&&!LA){const CA=FA.get("content-encoding",
!0),bA=CA?CA.toLowerCase().split(","):[],SA=5;if(bA.length>SA)return this.abort(new Error(`too many content-encodings in\
 response: ${bA.length}, maximum allowed is ${SA}`)),!0;for(let UA=bA.length-1;UA>=0;--UA){const yA=bA[UA].trim();if(yA===
"x-gzip"||yA==="gzip")mA.push(A.createGunzip({flush:A.constants.Z_SYNC_FLUSH,finishFlush:A.constants.Z_SYNC_FLUSH}));else if(yA===
"deflate")mA.push(ye({flush:A.constants.Z_SYNC_FLUSH,finishFlush:A.constants.Z_SYNC_FLUSH}));else if(yA==="br")mA.push(A.
createBrotliDecompress({flush:A.constants.BROTLI_OPERATION_FLUSH,finishFlush:A.constants.BROTLI_OPERATION_FLUSH}));else{
mA.length=0;break}}}this.body=new le({read:GA});const kA=this.onError.bind(this);return nA({status:rA,statusText:TA,headersList:FA,
body:mA.length?Se(this.body,...mA,CA=>{CA&&this.onError(CA)}).on("error",kA):this.body.on("error",kA)}),!0},onData(rA){if(y.
controller.dump)return;const QA=rA;return te.encodedBodySize+=QA.byteLength,this.body.push(QA)},onComplete(){this.abort&&
y.controller.off("terminated",this.abort),y.controller.ended=!0,this.body.push(null)},onError(rA){this.abort&&y.controller.
off("terminated",this.abort),this.body?.destroy(rA),y.controller.terminate(rA),dA(rA)},onUpgrade(rA,QA,GA){if(rA!==101)return;
const TA=new c;for(let pA=0;pA<QA.length;pA+=2)TA.append(ze(QA[pA]),QA[pA+1].toString("latin1"),!0);return nA({status:rA,
statusText:U[rA],headersList:TA,socket:GA}),!0}}))}e(cA,"dispatch")}e(J,"httpNetworkFetch"),V.exports={fetch:Xe,Fetch:Ge,
fetching:lA,finalizeAndReportTiming:je}}),9967:((V,W,t)=>{const{extractBody:o,mixinBody:b,cloneBody:w,bodyUnusable:m}=t(
84492),{Headers:p,fill:c,HeadersList:I,setHeadersGuard:B,getHeadersGuard:A,setHeadersList:d,getHeadersList:a}=t(60660),{
FinalizationRegistry:n}=t(66653)(),Q=t(3440),C=t(57975),{isValidHTTPToken:f,sameOrigin:T,environmentSettingsObject:k}=t(
73168),{forbiddenMethodsSet:S,corsSafeListedMethodsSet:G,referrerPolicy:x,requestRedirect:Y,requestMode:H,requestCredentials:i,
requestCache:r,requestDuplex:g}=t(4495),{kEnumerableProperty:s,normalizedMethodRecordsBase:l,normalizedMethodRecords:u}=Q,
{kHeaders:E,kSignal:h,kState:R,kDispatcher:M}=t(93627),{webidl:L}=t(45893),{URLSerializer:O}=t(51900),{kConstruct:P}=t(36443),
ne=t(34589),{getMaxListeners:ue,setMaxListeners:de,getEventListeners:Ce,defaultMaxListeners:we}=t(78474),ye=Symbol("abor\
tController"),me=new n(({signal:Be,abort:Ae})=>{Be.removeEventListener("abort",Ae)}),ve=new WeakMap;function Ye(Be){return Ae;
function Ae(){const ee=Be.deref();if(ee!==void 0){me.unregister(Ae),this.removeEventListener("abort",Ae),ee.abort(this.reason);
const ge=ve.get(ee.signal);if(ge!==void 0){if(ge.size!==0){for(const le of ge){const Se=le.deref();Se!==void 0&&Se.abort(
this.reason)}ge.clear()}ve.delete(ee.signal)}}}}e(Ye,"buildAbort");let oe=!1;class re{static{e(this,"Request")}constructor(Ae,ee={}){
if(L.util.markAsUncloneable(this),Ae===P)return;const ge="Request constructor";L.argumentLengthCheck(arguments,1,ge),Ae=
L.converters.RequestInfo(Ae,ge,"input"),ee=L.converters.RequestInit(ee,ge,"init");let le=null,Se=null;const We=k.settingsObject.
baseUrl;let He=null;if(typeof Ae=="string"){this[M]=ee.dispatcher;let se;try{se=new URL(Ae,We)}catch(Qe){throw new TypeError(
"Failed to parse URL from "+Ae,{cause:Qe})}if(se.username||se.password)throw new TypeError("Request cannot be constructe\
d from a URL that includes credentials: "+Ae);le=ae({urlList:[se]}),Se="cors"}else this[M]=ee.dispatcher||Ae[M],ne(Ae instanceof
re),le=Ae[R],He=Ae[h];const _e=k.settingsObject.origin;let Re="client";if(le.window?.constructor?.name==="EnvironmentSet\
tingsObject"&&T(le.window,_e)&&(Re=le.window),ee.window!=null)throw new TypeError(`'window' option '${Re}' must be null`);
"window"in ee&&(Re="no-window"),le=ae({method:le.method,headersList:le.headersList,unsafeRequest:le.unsafeRequest,client:k.
settingsObject,window:Re,priority:le.priority,origin:le.origin,referrer:le.referrer,referrerPolicy:le.referrerPolicy,mode:le.
mode,credentials:le.credentials,cache:le.cache,redirect:le.redirect,integrity:le.integrity,keepalive:le.keepalive,reloadNavigation:le.
reloadNavigation,historyNavigation:le.historyNavigation,urlList:[...le.urlList]});const ze=Object.keys(ee).length!==0;if(ze&&
(le.mode==="navigate"&&(le.mode="same-origin"),le.reloadNavigation=!1,le.historyNavigation=!1,le.origin="client",le.referrer=
"client",le.referrerPolicy="",le.url=le.urlList[le.urlList.length-1],le.urlList=[le.url]),ee.referrer!==void 0){const se=ee.
referrer;if(se==="")le.referrer="no-referrer";else{let Qe;try{Qe=new URL(se,We)}catch(Ue){throw new TypeError(`Referrer \
"${se}" is not a valid URL.`,{cause:Ue})}Qe.protocol==="about:"&&Qe.hostname==="client"||_e&&!T(Qe,k.settingsObject.baseUrl)?
le.referrer="client":le.referrer=Qe}}ee.referrerPolicy!==void 0&&(le.referrerPolicy=ee.referrerPolicy);let Le;if(ee.mode!==
void 0?Le=ee.mode:Le=Se,Le==="navigate")throw L.errors.exception({header:"Request constructor",message:"invalid request \
mode navigate."});if(Le!=null&&(le.mode=Le),ee.credentials!==void 0&&(le.credentials=ee.credentials),ee.cache!==void 0&&
(le.cache=ee.cache),le.cache==="only-if-cached"&&le.mode!=="same-origin")throw new TypeError("'only-if-cached' can be se\
t only with 'same-origin' mode");if(ee.redirect!==void 0&&(le.redirect=ee.redirect),ee.integrity!=null&&(le.integrity=String(
ee.integrity)),ee.keepalive!==void 0&&(le.keepalive=!!ee.keepalive),ee.method!==void 0){let se=ee.method;const Qe=u[se];
if(Qe!==void 0)le.method=Qe;else{if(!f(se))throw new TypeError(`'${se}' is not a valid HTTP method.`);const Ue=se.toUpperCase();
if(S.has(Ue))throw new TypeError(`'${se}' HTTP method is unsupported.`);se=l[Ue]??se,le.method=se}!oe&&le.method==="patc\
h"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more l\
ikely to succeed.",{code:"UNDICI-FETCH-patch"}),oe=!0)}ee.signal!==void 0&&(He=ee.signal),this[R]=le;const Fe=new AbortController;
if(this[h]=Fe.signal,He!=null){if(!He||typeof He.aborted!="boolean"||typeof He.addEventListener!="function")throw new TypeError(
"Failed to construct 'Request': member signal is not of type AbortSignal.");if(He.aborted)Fe.abort(He.reason);else{this[ye]=
Fe;const se=new WeakRef(Fe),Qe=Ye(se);try{(typeof ue=="function"&&ue(He)===we||Ce(He,"abort").length>=we)&&de(1500,He)}catch{}
Q.addAbortListener(He,Qe),me.register(Fe,{signal:He,abort:Qe},Qe)}}if(this[E]=new p(P),d(this[E],le.headersList),B(this[E],
"request"),Le==="no-cors"){if(!G.has(le.method))throw new TypeError(`'${le.method} is unsupported in no-cors mode.`);B(this[E],
"request-no-cors")}if(ze){const se=a(this[E]),Qe=ee.headers!==void 0?ee.headers:new I(se);if(se.clear(),Qe instanceof I){
for(const{name:Ue,value:Ge}of Qe.rawValues())se.append(Ue,Ge,!1);se.cookies=Qe.cookies}else c(this[E],Qe)}const ke=Ae instanceof
re?Ae[R].body:null;if((ee.body!=null||ke!=null)&&(le.method==="GET"||le.method==="HEAD"))throw new TypeError("Request wi\
th GET/HEAD method cannot have body.");let sA=null;if(ee.body!=null){const[se,Qe]=o(ee.body,le.keepalive);sA=se,Qe&&!a(this[E]).
contains("content-type",!0)&&this[E].append("content-type",Qe)}const ie=sA??ke;if(ie!=null&&ie.source==null){if(sA!=null&&
ee.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(le.mode!=="same-or\
igin"&&le.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "co\
rs"');le.useCORSPreflightFlag=!0}let U=ie;if(sA==null&&ke!=null){if(m(Ae))throw new TypeError("Cannot construct a Reques\
t with a Request object that has already been used.");const se=new TransformStream;ke.stream.pipeThrough(se),U={source:ke.
source,length:ke.length,stream:se.readable}}this[R].body=U}get method(){return L.brandCheck(this,re),this[R].method}get url(){
return L.brandCheck(this,re),O(this[R].url)}get headers(){return L.brandCheck(this,re),this[E]}get destination(){return L.
brandCheck(this,re),this[R].destination}get referrer(){return L.brandCheck(this,re),this[R].referrer==="no-referrer"?"":
this[R].referrer==="client"?"about:client":this[R].referrer.toString()}get referrerPolicy(){return L.brandCheck(this,re),
this[R].referrerPolicy}get mode(){return L.brandCheck(this,re),this[R].mode}get credentials(){return this[R].credentials}get cache(){
return L.brandCheck(this,re),this[R].cache}get redirect(){return L.brandCheck(this,re),this[R].redirect}get integrity(){
return L.brandCheck(this,re),this[R].integrity}get keepalive(){return L.brandCheck(this,re),this[R].keepalive}get isReloadNavigation(){
return L.brandCheck(this,re),this[R].reloadNavigation}get isHistoryNavigation(){return L.brandCheck(this,re),this[R].historyNavigation}get signal(){
return L.brandCheck(this,re),this[h]}get body(){return L.brandCheck(this,re),this[R].body?this[R].body.stream:null}get bodyUsed(){
return L.brandCheck(this,re),!!this[R].body&&Q.isDisturbed(this[R].body.stream)}get duplex(){return L.brandCheck(this,re),
"half"}clone(){if(L.brandCheck(this,re),m(this))throw new TypeError("unusable");const Ae=q(this[R]),ee=new AbortController;
if(this.signal.aborted)ee.abort(this.signal.reason);else{let ge=ve.get(this.signal);ge===void 0&&(ge=new Set,ve.set(this.
signal,ge));const le=new WeakRef(ee);ge.add(le),Q.addAbortListener(ee.signal,Ye(le))}return pe(Ae,ee.signal,A(this[E]))}[C.
inspect.custom](Ae,ee){ee.depth===null&&(ee.depth=2),ee.colors??=!0;const ge={method:this.method,url:this.url,headers:this.
headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.
credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.
isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${C.formatWithOptions(
ee,ge)}`}}b(re);function ae(Be){return{method:Be.method??"GET",localURLsOnly:Be.localURLsOnly??!1,unsafeRequest:Be.unsafeRequest??
!1,body:Be.body??null,client:Be.client??null,reservedClient:Be.reservedClient??null,replacesClientId:Be.replacesClientId??
"",window:Be.window??"client",keepalive:Be.keepalive??!1,serviceWorkers:Be.serviceWorkers??"all",initiator:Be.initiator??
"",destination:Be.destination??"",priority:Be.priority??null,origin:Be.origin??"client",policyContainer:Be.policyContainer??
"client",referrer:Be.referrer??"client",referrerPolicy:Be.referrerPolicy??"",mode:Be.mode??"no-cors",useCORSPreflightFlag:Be.
useCORSPreflightFlag??!1,credentials:Be.credentials??"same-origin",useCredentials:Be.useCredentials??!1,cache:Be.cache??
"default",redirect:Be.redirect??"follow",integrity:Be.integrity??"",cryptoGraphicsNonceMetadata:Be.cryptoGraphicsNonceMetadata??
"",parserMetadata:Be.parserMetadata??"",reloadNavigation:Be.reloadNavigation??!1,historyNavigation:Be.historyNavigation??
!1,userActivation:Be.userActivation??!1,taintedOrigin:Be.taintedOrigin??!1,redirectCount:Be.redirectCount??0,responseTainting:Be.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:Be.preventNoCacheCacheControlHeaderModification??
!1,done:Be.done??!1,timingAllowFailed:Be.timingAllowFailed??!1,urlList:Be.urlList,url:Be.urlList[0],headersList:Be.headersList?
new I(Be.headersList):new I}}e(ae,"makeRequest");function q(Be){const Ae=ae({...Be,body:null});return Be.body!=null&&(Ae.
body=w(Ae,Be.body)),Ae}e(q,"cloneRequest");function pe(Be,Ae,ee){const ge=new re(P);return ge[R]=Be,ge[h]=Ae,ge[E]=new p(
P),d(ge[E],Be.headersList),B(ge[E],ee),ge}e(pe,"fromInnerRequest"),Object.defineProperties(re.prototype,{method:s,url:s,
headers:s,redirect:s,clone:s,signal:s,duplex:s,destination:s,body:s,bodyUsed:s,isHistoryNavigation:s,isReloadNavigation:s,
keepalive:s,integrity:s,cache:s,credentials:s,attribute:s,referrerPolicy:s,referrer:s,mode:s,[Symbol.toStringTag]:{value:"\
Request",configurable:!0}}),L.converters.Request=L.interfaceConverter(re),L.converters.RequestInfo=function(Be,Ae,ee){return typeof Be==
"string"?L.converters.USVString(Be,Ae,ee):Be instanceof re?L.converters.Request(Be,Ae,ee):L.converters.USVString(Be,Ae,ee)},
L.converters.AbortSignal=L.interfaceConverter(AbortSignal),L.converters.RequestInit=L.dictionaryConverter([{key:"method",
converter:L.converters.ByteString},{key:"headers",converter:L.converters.HeadersInit},{key:"body",converter:L.nullableConverter(
L.converters.BodyInit)},{key:"referrer",converter:L.converters.USVString},{key:"referrerPolicy",converter:L.converters.DOMString,
allowedValues:x},{key:"mode",converter:L.converters.DOMString,allowedValues:H},{key:"credentials",converter:L.converters.
DOMString,allowedValues:i},{key:"cache",converter:L.converters.DOMString,allowedValues:r},{key:"redirect",converter:L.converters.
DOMString,allowedValues:Y},{key:"integrity",converter:L.converters.DOMString},{key:"keepalive",converter:L.converters.boolean},
{key:"signal",converter:L.nullableConverter(Be=>L.converters.AbortSignal(Be,"RequestInit","signal",{strict:!1}))},{key:"\
window",converter:L.converters.any},{key:"duplex",converter:L.converters.DOMString,allowedValues:g},{key:"dispatcher",converter:L.
converters.any}]),V.exports={Request:re,makeRequest:ae,fromInnerRequest:pe,cloneRequest:q}}),99051:((V,W,t)=>{const{Headers:o,
HeadersList:b,fill:w,getHeadersGuard:m,setHeadersGuard:p,setHeadersList:c}=t(60660),{extractBody:I,cloneBody:B,mixinBody:A,
hasFinalizationRegistry:d,streamRegistry:a,bodyUnusable:n}=t(84492),Q=t(3440),C=t(57975),{kEnumerableProperty:f}=Q,{isValidReasonPhrase:T,
isCancelled:k,isAborted:S,isBlobLike:G,serializeJavascriptValueToJSONString:x,isErrorLike:Y,isomorphicEncode:H,environmentSettingsObject:i}=t(
73168),{redirectStatusSet:r,nullBodyStatus:g}=t(4495),{kState:s,kHeaders:l}=t(93627),{webidl:u}=t(45893),{FormData:E}=t(
35910),{URLSerializer:h}=t(51900),{kConstruct:R}=t(36443),M=t(34589),{types:L}=t(57975),O=new TextEncoder("utf-8");class P{static{
e(this,"Response")}static error(){return Ye(de(),"immutable")}static json(re,ae={}){u.argumentLengthCheck(arguments,1,"R\
esponse.json"),ae!==null&&(ae=u.converters.ResponseInit(ae));const q=O.encode(x(re)),pe=I(q),Be=Ye(ue({}),"response");return ve(
Be,ae,{body:pe[0],type:"application/json"}),Be}static redirect(re,ae=302){u.argumentLengthCheck(arguments,1,"Response.re\
direct"),re=u.converters.USVString(re),ae=u.converters["unsigned short"](ae);let q;try{q=new URL(re,i.settingsObject.baseUrl)}catch(Ae){
throw new TypeError(`Failed to parse URL from ${re}`,{cause:Ae})}if(!r.has(ae))throw new RangeError(`Invalid status code\
 ${ae}`);const pe=Ye(ue({}),"immutable");pe[s].status=ae;const Be=H(h(q));return pe[s].headersList.append("location",Be,
!0),pe}constructor(re=null,ae={}){if(u.util.markAsUncloneable(this),re===R)return;re!==null&&(re=u.converters.BodyInit(re)),
ae=u.converters.ResponseInit(ae),this[s]=ue({}),this[l]=new o(R),p(this[l],"response"),c(this[l],this[s].headersList);let q=null;
if(re!=null){const[pe,Be]=I(re);q={body:pe,type:Be}}ve(this,ae,q)}get type(){return u.brandCheck(this,P),this[s].type}get url(){
u.brandCheck(this,P);const re=this[s].urlList,ae=re[re.length-1]??null;return ae===null?"":h(ae,!0)}get redirected(){return u.
brandCheck(this,P),this[s].urlList.length>1}get status(){return u.brandCheck(this,P),this[s].status}get ok(){return u.brandCheck(
this,P),this[s].status>=200&&this[s].status<=299}get statusText(){return u.brandCheck(this,P),this[s].statusText}get headers(){
return u.brandCheck(this,P),this[l]}get body(){return u.brandCheck(this,P),this[s].body?this[s].body.stream:null}get bodyUsed(){
return u.brandCheck(this,P),!!this[s].body&&Q.isDisturbed(this[s].body.stream)}clone(){if(u.brandCheck(this,P),n(this))throw u.
errors.exception({header:"Response.clone",message:"Body has already been consumed."});const re=ne(this[s]);return d&&this[s].
body?.stream&&a.register(this,new WeakRef(this[s].body.stream)),Ye(re,m(this[l]))}[C.inspect.custom](re,ae){ae.depth===null&&
(ae.depth=2),ae.colors??=!0;const q={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.
bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${C.formatWithOptions(ae,q)}`}}
A(P),Object.defineProperties(P.prototype,{type:f,url:f,status:f,ok:f,redirected:f,statusText:f,headers:f,clone:f,body:f,
bodyUsed:f,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(P,{json:f,redirect:f,error:f});
function ne(oe){if(oe.internalResponse)return ye(ne(oe.internalResponse),oe.type);const re=ue({...oe,body:null});return oe.
body!=null&&(re.body=B(re,oe.body)),re}e(ne,"cloneResponse");function ue(oe){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,
requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...oe,headersList:oe?.
headersList?new b(oe?.headersList):new b,urlList:oe?.urlList?[...oe.urlList]:[]}}e(ue,"makeResponse");function de(oe){const re=Y(
oe);return ue({type:"error",status:0,error:re?oe:new Error(oe&&String(oe)),aborted:oe&&oe.name==="AbortError"})}e(de,"ma\
keNetworkError");function Ce(oe){return oe.type==="error"&&oe.status===0}e(Ce,"isNetworkError");function we(oe,re){return re=
{internalResponse:oe,...re},new Proxy(oe,{get(ae,q){return q in re?re[q]:ae[q]},set(ae,q,pe){return M(!(q in re)),ae[q]=
pe,!0}})}e(we,"makeFilteredResponse");function ye(oe,re){if(re==="basic")return we(oe,{type:"basic",headersList:oe.headersList});
if(re==="cors")return we(oe,{type:"cors",headersList:oe.headersList});if(re==="opaque")return we(oe,{type:"opaque",urlList:Object.
freeze([]),status:0,statusText:"",body:null});if(re==="opaqueredirect")return we(oe,{type:"opaqueredirect",status:0,statusText:"",
headersList:[],body:null});M(!1)}e(ye,"filterResponse");function me(oe,re=null){return M(k(oe)),S(oe)?de(Object.assign(new DOMException(
"The operation was aborted.","AbortError"),{cause:re})):de(Object.assign(new DOMException("Request was cancelled."),{cause:re}))}
e(me,"makeAppropriateNetworkError");function ve(oe,re,ae){if(re.status!==null&&(re.status<200||re.status>599))throw new RangeError(
'init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in re&&re.statusText!=null&&!T(String(re.
statusText)))throw new TypeError("Invalid statusText");if("status"in re&&re.status!=null&&(oe[s].status=re.status),"stat\
usText"in re&&re.statusText!=null&&(oe[s].statusText=re.statusText),"headers"in re&&re.headers!=null&&w(oe[l],re.headers),
ae){if(g.includes(oe.status))throw u.errors.exception({header:"Response constructor",message:`Invalid response status co\
de ${oe.status}`});oe[s].body=ae.body,ae.type!=null&&!oe[s].headersList.contains("content-type",!0)&&oe[s].headersList.append(
"content-type",ae.type,!0)}}e(ve,"initializeResponse");function Ye(oe,re){const ae=new P(R);return ae[s]=oe,ae[l]=new o(
R),c(ae[l],oe.headersList),p(ae[l],re),d&&oe.body?.stream&&a.register(ae,new WeakRef(oe.body.stream)),ae}e(Ye,"fromInner\
Response"),u.converters.ReadableStream=u.interfaceConverter(ReadableStream),u.converters.FormData=u.interfaceConverter(E),
u.converters.URLSearchParams=u.interfaceConverter(URLSearchParams),u.converters.XMLHttpRequestBodyInit=function(oe,re,ae){
return typeof oe=="string"?u.converters.USVString(oe,re,ae):G(oe)?u.converters.Blob(oe,re,ae,{strict:!1}):ArrayBuffer.isView(
oe)||L.isArrayBuffer(oe)?u.converters.BufferSource(oe,re,ae):Q.isFormDataLike(oe)?u.converters.FormData(oe,re,ae,{strict:!1}):
oe instanceof URLSearchParams?u.converters.URLSearchParams(oe,re,ae):u.converters.DOMString(oe,re,ae)},u.converters.BodyInit=
function(oe,re,ae){return oe instanceof ReadableStream?u.converters.ReadableStream(oe,re,ae):oe?.[Symbol.asyncIterator]?
oe:u.converters.XMLHttpRequestBodyInit(oe,re,ae)},u.converters.ResponseInit=u.dictionaryConverter([{key:"status",converter:u.
converters["unsigned short"],defaultValue:e(()=>200,"defaultValue")},{key:"statusText",converter:u.converters.ByteString,
defaultValue:e(()=>"","defaultValue")},{key:"headers",converter:u.converters.HeadersInit}]),V.exports={isNetworkError:Ce,
makeNetworkError:de,makeResponse:ue,makeAppropriateNetworkError:me,filterResponse:ye,Response:P,cloneResponse:ne,fromInnerResponse:Ye}}),
93627:(V=>{V.exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol(
"dispatcher")}}),73168:((V,W,t)=>{const{Transform:o}=t(57075),b=t(38522),{redirectStatusSet:w,referrerPolicySet:m,badPortsSet:p}=t(
4495),{getGlobalOrigin:c}=t(51059),{collectASequenceOfCodePoints:I,collectAnHTTPQuotedString:B,removeChars:A,parseMIMEType:d}=t(
51900),{performance:a}=t(643),{isBlobLike:n,ReadableStreamFrom:Q,isValidHTTPToken:C,normalizedMethodRecordsBase:f}=t(3440),
T=t(34589),{isUint8Array:k}=t(73429),{webidl:S}=t(45893);let G=[],x;try{x=t(77598);const F=["sha256","sha384","sha512"];
G=x.getHashes().filter(J=>F.includes(J))}catch{}function Y(F){const J=F.urlList,y=J.length;return y===0?null:J[y-1].toString()}
e(Y,"responseURL");function H(F,J){if(!w.has(F.status))return null;let y=F.headersList.get("location",!0);return y!==null&&
h(y)&&(i(y)||(y=r(y)),y=new URL(y,Y(F))),y&&!y.hash&&(y.hash=J),y}e(H,"responseLocationURL");function i(F){for(let J=0;J<
F.length;++J){const y=F.charCodeAt(J);if(y>126||y<32)return!1}return!0}e(i,"isValidEncodedURL");function r(F){return Buffer.
from(F,"binary").toString("utf8")}e(r,"normalizeBinaryStringToUtf8");function g(F){return F.urlList[F.urlList.length-1]}
e(g,"requestCurrentURL");function s(F){const J=g(F);return Ge(J)&&p.has(J.port)?"blocked":"allowed"}e(s,"requestBadPort");
function l(F){return F instanceof Error||F?.constructor?.name==="Error"||F?.constructor?.name==="DOMException"}e(l,"isEr\
rorLike");function u(F){for(let J=0;J<F.length;++J){const y=F.charCodeAt(J);if(!(y===9||y>=32&&y<=126||y>=128&&y<=255))return!1}
return!0}e(u,"isValidReasonPhrase");const E=C;function h(F){return(F[0]==="	"||F[0]===" "||F[F.length-1]==="	"||F[F.length-
1]===" "||F.includes(`
`)||F.includes("\r")||F.includes("\0"))===!1}e(h,"isValidHeaderValue");function R(F,J){const{headersList:y}=J,z=(y.get("\
referrer-policy",!0)??"").split(",");let K="";if(z.length>0)for(let $=z.length;$!==0;$--){const _=z[$-1].trim();if(m.has(
_)){K=_;break}}K!==""&&(F.referrerPolicy=K)}e(R,"setRequestReferrerPolicyOnRedirect");function M(){return"allowed"}e(M,"\
crossOriginResourcePolicyCheck");function L(){return"success"}e(L,"corsCheck");function O(){return"success"}e(O,"TAOChec\
k");function P(F){let J=null;J=F.mode,F.headersList.set("sec-fetch-mode",J,!0)}e(P,"appendFetchMetadata");function ne(F){
let J=F.origin;if(!(J==="client"||J===void 0)){if(F.responseTainting==="cors"||F.mode==="websocket")F.headersList.append(
"origin",J,!0);else if(F.method!=="GET"&&F.method!=="HEAD"){switch(F.referrerPolicy){case"no-referrer":J=null;break;case"\
no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":F.origin&&Ue(F.origin)&&!Ue(g(F))&&
(J=null);break;case"same-origin":ge(F,g(F))||(J=null);break;default:}F.headersList.append("origin",J,!0)}}}e(ne,"appendR\
equestOriginHeader");function ue(F,J){return F}e(ue,"coarsenTime");function de(F,J,y){return!F?.startTime||F.startTime<J?
{domainLookupStartTime:J,domainLookupEndTime:J,connectionStartTime:J,connectionEndTime:J,secureConnectionStartTime:J,ALPNNegotiatedProtocol:F?.
ALPNNegotiatedProtocol}:{domainLookupStartTime:ue(F.domainLookupStartTime,y),domainLookupEndTime:ue(F.domainLookupEndTime,
y),connectionStartTime:ue(F.connectionStartTime,y),connectionEndTime:ue(F.connectionEndTime,y),secureConnectionStartTime:ue(
F.secureConnectionStartTime,y),ALPNNegotiatedProtocol:F.ALPNNegotiatedProtocol}}e(de,"clampAndCoarsenConnectionTimingInf\
o");function Ce(F){return ue(a.now(),F)}e(Ce,"coarsenedSharedCurrentTime");function we(F){return{startTime:F.startTime??
0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:F.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,
finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}e(we,"creat\
eOpaqueTimingInfo");function ye(){return{referrerPolicy:"strict-origin-when-cross-origin"}}e(ye,"makePolicyContainer");function me(F){
return{referrerPolicy:F.referrerPolicy}}e(me,"clonePolicyContainer");function ve(F){const J=F.referrerPolicy;T(J);let y=null;
if(F.referrer==="client"){const te=c();if(!te||te.origin==="null")return"no-referrer";y=new URL(te)}else F.referrer instanceof
URL&&(y=F.referrer);let z=Ye(y);const K=Ye(y,!0);z.toString().length>4096&&(z=K);const $=ge(F,z),_=oe(z)&&!oe(F.url);switch(J){case"\
origin":return K??Ye(y,!0);case"unsafe-url":return z;case"same-origin":return $?K:"no-referrer";case"origin-when-cross-o\
rigin":return $?z:K;case"strict-origin-when-cross-origin":{const te=g(F);return ge(z,te)?z:oe(z)&&!oe(te)?"no-referrer":
K}default:return _?"no-referrer":K}}e(ve,"determineRequestsReferrer");function Ye(F,J){return T(F instanceof URL),F=new URL(
F),F.protocol==="file:"||F.protocol==="about:"||F.protocol==="blank:"?"no-referrer":(F.username="",F.password="",F.hash=
"",J&&(F.pathname="",F.search=""),F)}e(Ye,"stripURLForReferrer");function oe(F){if(!(F instanceof URL))return!1;if(F.href===
"about:blank"||F.href==="about:srcdoc"||F.protocol==="data:"||F.protocol==="file:")return!0;return J(F.origin);function J(y){
if(y==null||y==="null")return!1;const z=new URL(y);return!!(z.protocol==="https:"||z.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(z.hostname)||z.hostname==="localhost"||z.hostname.includes("localhost.")||z.hostname.endsWith(".localhost"))}}e(oe,
"isURLPotentiallyTrustworthy");function re(F,J){if(x===void 0)return!0;const y=q(J);if(y==="no metadata"||y.length===0)return!0;
const z=pe(y),K=Be(y,z);for(const $ of K){const _=$.algo,te=$.hash;let Ie=x.createHash(_).update(F).digest("base64");if(Ie[Ie.
length-1]==="="&&(Ie[Ie.length-2]==="="?Ie=Ie.slice(0,-2):Ie=Ie.slice(0,-1)),Ae(Ie,te))return!0}return!1}e(re,"bytesMatc\
h");const ae=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;function q(F){
const J=[];let y=!0;for(const z of F.split(" ")){y=!1;const K=ae.exec(z);if(K===null||K.groups===void 0||K.groups.algo===
void 0)continue;const $=K.groups.algo.toLowerCase();G.includes($)&&J.push(K.groups)}return y===!0?"no metadata":J}e(q,"p\
arseMetadata");function pe(F){let J=F[0].algo;if(J[3]==="5")return J;for(let y=1;y<F.length;++y){const z=F[y];if(z.algo[3]===
"5"){J="sha512";break}else{if(J[3]==="3")continue;z.algo[3]==="3"&&(J="sha384")}}return J}e(pe,"getStrongestMetadata");function Be(F,J){
if(F.length===1)return F;let y=0;for(let z=0;z<F.length;++z)F[z].algo===J&&(F[y++]=F[z]);return F.length=y,F}e(Be,"filte\
rMetadataListByAlgorithm");function Ae(F,J){if(F.length!==J.length)return!1;for(let y=0;y<F.length;++y)if(F[y]!==J[y]){if(F[y]===
"+"&&J[y]==="-"||F[y]==="/"&&J[y]==="_")continue;return!1}return!0}e(Ae,"compareBase64Mixed");function ee(F){}e(ee,"tryU\
pgradeRequestToAPotentiallyTrustworthyURL");function ge(F,J){return F.origin===J.origin&&F.origin==="null"||F.protocol===
J.protocol&&F.hostname===J.hostname&&F.port===J.port}e(ge,"sameOrigin");function le(){let F,J;return{promise:new Promise(
(z,K)=>{F=z,J=K}),resolve:F,reject:J}}e(le,"createDeferredPromise");function Se(F){return F.controller.state==="aborted"}
e(Se,"isAborted");function We(F){return F.controller.state==="aborted"||F.controller.state==="terminated"}e(We,"isCancel\
led");function He(F){return f[F.toLowerCase()]??F}e(He,"normalizeMethod");function _e(F){const J=JSON.stringify(F);if(J===
void 0)throw new TypeError("Value is not JSON serializable");return T(typeof J=="string"),J}e(_e,"serializeJavascriptVal\
ueToJSONString");const Re=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));function ze(F,J,y=0,z=1){class K{static{
e(this,"FastIterableIterator")}#e;#A;#t;constructor(_,te){this.#e=_,this.#A=te,this.#t=0}next(){if(typeof this!="object"||
this===null||!(#e in this))throw new TypeError(`'next' called on an object that does not implement interface ${F} Iterat\
or.`);const _=this.#t,te=this.#e[J],Ie=te.length;if(_>=Ie)return{value:void 0,done:!0};const{[y]:Me,[z]:Ve}=te[_];this.#t=
_+1;let Ne;switch(this.#A){case"key":Ne=Me;break;case"value":Ne=Ve;break;case"key+value":Ne=[Me,Ve];break}return{value:Ne,
done:!1}}}return delete K.prototype.constructor,Object.setPrototypeOf(K.prototype,Re),Object.defineProperties(K.prototype,
{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${F} Iterator`},next:{writable:!0,enumerable:!0,
configurable:!0}}),function($,_){return new K($,_)}}e(ze,"createIterator");function Le(F,J,y,z=0,K=1){const $=ze(F,y,z,K),
_={keys:{writable:!0,enumerable:!0,configurable:!0,value:e(function(){return S.brandCheck(this,J),$(this,"key")},"keys")},
values:{writable:!0,enumerable:!0,configurable:!0,value:e(function(){return S.brandCheck(this,J),$(this,"value")},"value\
s")},entries:{writable:!0,enumerable:!0,configurable:!0,value:e(function(){return S.brandCheck(this,J),$(this,"key+value")},
"entries")},forEach:{writable:!0,enumerable:!0,configurable:!0,value:e(function(Ie,Me=globalThis){if(S.brandCheck(this,J),
S.argumentLengthCheck(arguments,1,`${F}.forEach`),typeof Ie!="function")throw new TypeError(`Failed to execute 'forEach'\
 on '${F}': parameter 1 is not of type 'Function'.`);for(const{0:Ve,1:Ne}of $(this,"key+value"))Ie.call(Me,Ne,Ve,this)},
"forEach")}};return Object.defineProperties(J.prototype,{..._,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,
value:_.entries.value}})}e(Le,"iteratorMixin");async function Fe(F,J,y){const z=J,K=y;let $;try{$=F.stream.getReader()}catch(_){
K(_);return}try{z(await se($))}catch(_){K(_)}}e(Fe,"fullyReadBody");function ke(F){return F instanceof ReadableStream||F[Symbol.
toStringTag]==="ReadableStream"&&typeof F.tee=="function"}e(ke,"isReadableStreamLike");function sA(F){try{F.close(),F.byobRequest?.
respond(0)}catch(J){if(!J.message.includes("Controller is already closed")&&!J.message.includes("ReadableStream is alrea\
dy closed"))throw J}}e(sA,"readableStreamClose");const ie=/[^\x00-\xFF]/;function U(F){return T(!ie.test(F)),F}e(U,"isom\
orphicEncode");async function se(F){const J=[];let y=0;for(;;){const{done:z,value:K}=await F.read();if(z)return Buffer.concat(
J,y);if(!k(K))throw new TypeError("Received non-Uint8Array chunk");J.push(K),y+=K.length}}e(se,"readAllBytes");function Qe(F){
T("protocol"in F);const J=F.protocol;return J==="about:"||J==="blob:"||J==="data:"}e(Qe,"urlIsLocal");function Ue(F){return typeof F==
"string"&&F[5]===":"&&F[0]==="h"&&F[1]==="t"&&F[2]==="t"&&F[3]==="p"&&F[4]==="s"||F.protocol==="https:"}e(Ue,"urlHasHttp\
sScheme");function Ge(F){T("protocol"in F);const J=F.protocol;return J==="http:"||J==="https:"}e(Ge,"urlIsHttpHttpsSchem\
e");function De(F,J){const y=F;if(!y.startsWith("bytes"))return"failure";const z={position:5};if(J&&I(Ie=>Ie==="	"||Ie===
" ",y,z),y.charCodeAt(z.position)!==61)return"failure";z.position++,J&&I(Ie=>Ie==="	"||Ie===" ",y,z);const K=I(Ie=>{const Me=Ie.
charCodeAt(0);return Me>=48&&Me<=57},y,z),$=K.length?Number(K):null;if(J&&I(Ie=>Ie==="	"||Ie===" ",y,z),y.charCodeAt(z.position)!==
45)return"failure";z.position++,J&&I(Ie=>Ie==="	"||Ie===" ",y,z);const _=I(Ie=>{const Me=Ie.charCodeAt(0);return Me>=48&&
Me<=57},y,z),te=_.length?Number(_):null;return z.position<y.length||te===null&&$===null||$>te?"failure":{rangeStartValue:$,
rangeEndValue:te}}e(De,"simpleRangeHeaderValue");function Xe(F,J,y){let z="bytes ";return z+=U(`${F}`),z+="-",z+=U(`${J}`),
z+="/",z+=U(`${y}`),z}e(Xe,"buildContentRange");class je extends o{static{e(this,"InflateStream")}#e;constructor(J){super(),
this.#e=J}_transform(J,y,z){if(!this._inflateStream){if(J.length===0){z();return}this._inflateStream=(J[0]&15)===8?b.createInflate(
this.#e):b.createInflateRaw(this.#e),this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.
push(null)),this._inflateStream.on("error",K=>this.destroy(K))}this._inflateStream.write(J,y,z)}_final(J){this._inflateStream&&
(this._inflateStream.end(),this._inflateStream=null),J()}}function Ke(F){return new je(F)}e(Ke,"createInflate");function iA(F){
let J=null,y=null,z=null;const K=IA("content-type",F);if(K===null)return"failure";for(const $ of K){const _=d($);_==="fa\
ilure"||_.essence==="*/*"||(z=_,z.essence!==y?(J=null,z.parameters.has("charset")&&(J=z.parameters.get("charset")),y=z.essence):
!z.parameters.has("charset")&&J!==null&&z.parameters.set("charset",J))}return z??"failure"}e(iA,"extractMimeType");function lA(F){
const J=F,y={position:0},z=[];let K="";for(;y.position<J.length;){if(K+=I($=>$!=='"'&&$!==",",J,y),y.position<J.length)if(J.
charCodeAt(y.position)===34){if(K+=B(J,y),y.position<J.length)continue}else T(J.charCodeAt(y.position)===44),y.position++;
K=A(K,!0,!0,$=>$===9||$===32),z.push(K),K=""}return z}e(lA,"gettingDecodingSplitting");function IA(F,J){const y=J.get(F,
!0);return y===null?null:lA(y)}e(IA,"getDecodeSplit");const EA=new TextDecoder;function uA(F){return F.length===0?"":(F[0]===
239&&F[1]===187&&F[2]===191&&(F=F.subarray(3)),EA.decode(F))}e(uA,"utf8DecodeBytes");class gA{static{e(this,"Environment\
SettingsObjectBase")}get baseUrl(){return c()}get origin(){return this.baseUrl?.origin}policyContainer=ye()}class fe{static{
e(this,"EnvironmentSettingsObject")}settingsObject=new gA}const Z=new fe;V.exports={isAborted:Se,isCancelled:We,isValidEncodedURL:i,
createDeferredPromise:le,ReadableStreamFrom:Q,tryUpgradeRequestToAPotentiallyTrustworthyURL:ee,clampAndCoarsenConnectionTimingInfo:de,
coarsenedSharedCurrentTime:Ce,determineRequestsReferrer:ve,makePolicyContainer:ye,clonePolicyContainer:me,appendFetchMetadata:P,
appendRequestOriginHeader:ne,TAOCheck:O,corsCheck:L,crossOriginResourcePolicyCheck:M,createOpaqueTimingInfo:we,setRequestReferrerPolicyOnRedirect:R,
isValidHTTPToken:C,requestBadPort:s,requestCurrentURL:g,responseURL:Y,responseLocationURL:H,isBlobLike:n,isURLPotentiallyTrustworthy:oe,
isValidReasonPhrase:u,sameOrigin:ge,normalizeMethod:He,serializeJavascriptValueToJSONString:_e,iteratorMixin:Le,createIterator:ze,
isValidHeaderName:E,isValidHeaderValue:h,isErrorLike:l,fullyReadBody:Fe,bytesMatch:re,isReadableStreamLike:ke,readableStreamClose:sA,
isomorphicEncode:U,urlIsLocal:Qe,urlHasHttpsScheme:Ue,urlIsHttpHttpsScheme:Ge,readAllBytes:se,simpleRangeHeaderValue:De,
buildContentRange:Xe,parseMetadata:q,createInflate:Ke,extractMimeType:iA,getDecodeSplit:IA,utf8DecodeBytes:uA,environmentSettingsObject:Z}}),
45893:((V,W,t)=>{const{types:o,inspect:b}=t(57975),{markAsUncloneable:w}=t(75919),{toUSVString:m}=t(3440),p={};p.converters=
{},p.util={},p.errors={},p.errors.exception=function(c){return new TypeError(`${c.header}: ${c.message}`)},p.errors.conversionFailed=
function(c){const I=c.types.length===1?"":" one of",B=`${c.argument} could not be converted to${I}: ${c.types.join(", ")}\
.`;return p.errors.exception({header:c.prefix,message:B})},p.errors.invalidArgument=function(c){return p.errors.exception(
{header:c.prefix,message:`"${c.value}" is an invalid ${c.type}.`})},p.brandCheck=function(c,I,B){if(B?.strict!==!1){if(!(c instanceof
I)){const A=new TypeError("Illegal invocation");throw A.code="ERR_INVALID_THIS",A}}else if(c?.[Symbol.toStringTag]!==I.prototype[Symbol.
toStringTag]){const A=new TypeError("Illegal invocation");throw A.code="ERR_INVALID_THIS",A}},p.argumentLengthCheck=function({
length:c},I,B){if(c<I)throw p.errors.exception({message:`${I} argument${I!==1?"s":""} required, but${c?" only":""} ${c} \
found.`,header:B})},p.illegalConstructor=function(){throw p.errors.exception({header:"TypeError",message:"Illegal constr\
uctor"})},p.util.Type=function(c){switch(typeof c){case"undefined":return"Undefined";case"boolean":return"Boolean";case"\
string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":return"BigInt";case"function":case"\
object":return c===null?"Null":"Object"}},p.util.markAsUncloneable=w||(()=>{}),p.util.ConvertToInt=function(c,I,B,A){let d,
a;I===64?(d=Math.pow(2,53)-1,B==="unsigned"?a=0:a=Math.pow(-2,53)+1):B==="unsigned"?(a=0,d=Math.pow(2,I)-1):(a=Math.pow(
-2,I)-1,d=Math.pow(2,I-1)-1);let n=Number(c);if(n===0&&(n=0),A?.enforceRange===!0){if(Number.isNaN(n)||n===Number.POSITIVE_INFINITY||
n===Number.NEGATIVE_INFINITY)throw p.errors.exception({header:"Integer conversion",message:`Could not convert ${p.util.Stringify(
c)} to an integer.`});if(n=p.util.IntegerPart(n),n<a||n>d)throw p.errors.exception({header:"Integer conversion",message:`\
Value must be between ${a}-${d}, got ${n}.`});return n}return!Number.isNaN(n)&&A?.clamp===!0?(n=Math.min(Math.max(n,a),d),
Math.floor(n)%2===0?n=Math.floor(n):n=Math.ceil(n),n):Number.isNaN(n)||n===0&&Object.is(0,n)||n===Number.POSITIVE_INFINITY||
n===Number.NEGATIVE_INFINITY?0:(n=p.util.IntegerPart(n),n=n%Math.pow(2,I),B==="signed"&&n>=Math.pow(2,I)-1?n-Math.pow(2,
I):n)},p.util.IntegerPart=function(c){const I=Math.floor(Math.abs(c));return c<0?-1*I:I},p.util.Stringify=function(c){switch(p.
util.Type(c)){case"Symbol":return`Symbol(${c.description})`;case"Object":return b(c);case"String":return`"${c}"`;default:
return`${c}`}},p.sequenceConverter=function(c){return(I,B,A,d)=>{if(p.util.Type(I)!=="Object")throw p.errors.exception({
header:B,message:`${A} (${p.util.Stringify(I)}) is not iterable.`});const a=typeof d=="function"?d():I?.[Symbol.iterator]?.(),
n=[];let Q=0;if(a===void 0||typeof a.next!="function")throw p.errors.exception({header:B,message:`${A} is not iterable.`});
for(;;){const{done:C,value:f}=a.next();if(C)break;n.push(c(f,B,`${A}[${Q++}]`))}return n}},p.recordConverter=function(c,I){
return(B,A,d)=>{if(p.util.Type(B)!=="Object")throw p.errors.exception({header:A,message:`${d} ("${p.util.Type(B)}") is n\
ot an Object.`});const a={};if(!o.isProxy(B)){const Q=[...Object.getOwnPropertyNames(B),...Object.getOwnPropertySymbols(
B)];for(const C of Q){const f=c(C,A,d),T=I(B[C],A,d);a[f]=T}return a}const n=Reflect.ownKeys(B);for(const Q of n)if(Reflect.
getOwnPropertyDescriptor(B,Q)?.enumerable){const f=c(Q,A,d),T=I(B[Q],A,d);a[f]=T}return a}},p.interfaceConverter=function(c){
return(I,B,A,d)=>{if(d?.strict!==!1&&!(I instanceof c))throw p.errors.exception({header:B,message:`Expected ${A} ("${p.util.
Stringify(I)}") to be an instance of ${c.name}.`});return I}},p.dictionaryConverter=function(c){return(I,B,A)=>{const d=p.
util.Type(I),a={};if(d==="Null"||d==="Undefined")return a;if(d!=="Object")throw p.errors.exception({header:B,message:`Ex\
pected ${I} to be one of: Null, Undefined, Object.`});for(const n of c){const{key:Q,defaultValue:C,required:f,converter:T}=n;
if(f===!0&&!Object.hasOwn(I,Q))throw p.errors.exception({header:B,message:`Missing required key "${Q}".`});let k=I[Q];const S=Object.
hasOwn(n,"defaultValue");if(S&&k!==null&&(k??=C()),f||S||k!==void 0){if(k=T(k,B,`${A}.${Q}`),n.allowedValues&&!n.allowedValues.
includes(k))throw p.errors.exception({header:B,message:`${k} is not an accepted type. Expected one of ${n.allowedValues.
join(", ")}.`});a[Q]=k}}return a}},p.nullableConverter=function(c){return(I,B,A)=>I===null?I:c(I,B,A)},p.converters.DOMString=
function(c,I,B,A){if(c===null&&A?.legacyNullToEmptyString)return"";if(typeof c=="symbol")throw p.errors.exception({header:I,
message:`${B} is a symbol, which cannot be converted to a DOMString.`});return String(c)},p.converters.ByteString=function(c,I,B){
const A=p.converters.DOMString(c,I,B);for(let d=0;d<A.length;d++)if(A.charCodeAt(d)>255)throw new TypeError(`Cannot conv\
ert argument to a ByteString because the character at index ${d} has a value of ${A.charCodeAt(d)} which is greater than\
 255.`);return A},p.converters.USVString=m,p.converters.boolean=function(c){return!!c},p.converters.any=function(c){return c},
p.converters["long long"]=function(c,I,B){return p.util.ConvertToInt(c,64,"signed",void 0,I,B)},p.converters["unsigned l\
ong long"]=function(c,I,B){return p.util.ConvertToInt(c,64,"unsigned",void 0,I,B)},p.converters["unsigned long"]=function(c,I,B){
return p.util.ConvertToInt(c,32,"unsigned",void 0,I,B)},p.converters["unsigned short"]=function(c,I,B,A){return p.util.ConvertToInt(
c,16,"unsigned",A,I,B)},p.converters.ArrayBuffer=function(c,I,B,A){if(p.util.Type(c)!=="Object"||!o.isAnyArrayBuffer(c))
throw p.errors.conversionFailed({prefix:I,argument:`${B} ("${p.util.Stringify(c)}")`,types:["ArrayBuffer"]});if(A?.allowShared===
!1&&o.isSharedArrayBuffer(c))throw p.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});
if(c.resizable||c.growable)throw p.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});
return c},p.converters.TypedArray=function(c,I,B,A,d){if(p.util.Type(c)!=="Object"||!o.isTypedArray(c)||c.constructor.name!==
I.name)throw p.errors.conversionFailed({prefix:B,argument:`${A} ("${p.util.Stringify(c)}")`,types:[I.name]});if(d?.allowShared===
!1&&o.isSharedArrayBuffer(c.buffer))throw p.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not all\
owed."});if(c.buffer.resizable||c.buffer.growable)throw p.errors.exception({header:"ArrayBuffer",message:"Received a res\
izable ArrayBuffer."});return c},p.converters.DataView=function(c,I,B,A){if(p.util.Type(c)!=="Object"||!o.isDataView(c))
throw p.errors.exception({header:I,message:`${B} is not a DataView.`});if(A?.allowShared===!1&&o.isSharedArrayBuffer(c.buffer))
throw p.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(c.buffer.resizable||c.buffer.
growable)throw p.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return c},p.converters.
BufferSource=function(c,I,B,A){if(o.isAnyArrayBuffer(c))return p.converters.ArrayBuffer(c,I,B,{...A,allowShared:!1});if(o.
isTypedArray(c))return p.converters.TypedArray(c,c.constructor,I,B,{...A,allowShared:!1});if(o.isDataView(c))return p.converters.
DataView(c,I,B,{...A,allowShared:!1});throw p.errors.conversionFailed({prefix:I,argument:`${B} ("${p.util.Stringify(c)}"\
)`,types:["BufferSource"]})},p.converters["sequence<ByteString>"]=p.sequenceConverter(p.converters.ByteString),p.converters["\
sequence<sequence<ByteString>>"]=p.sequenceConverter(p.converters["sequence<ByteString>"]),p.converters["record<ByteStri\
ng, ByteString>"]=p.recordConverter(p.converters.ByteString,p.converters.ByteString),V.exports={webidl:p}}),22607:(V=>{function W(t){
if(!t)return"failure";switch(t.trim().toLowerCase()){case"unicode-1-1-utf-8":case"unicode11utf8":case"unicode20utf8":case"\
utf-8":case"utf8":case"x-unicode20utf8":return"UTF-8";case"866":case"cp866":case"csibm866":case"ibm866":return"IBM866";case"\
csisolatin2":case"iso-8859-2":case"iso-ir-101":case"iso8859-2":case"iso88592":case"iso_8859-2":case"iso_8859-2:1987":case"\
l2":case"latin2":return"ISO-8859-2";case"csisolatin3":case"iso-8859-3":case"iso-ir-109":case"iso8859-3":case"iso88593":case"\
iso_8859-3":case"iso_8859-3:1988":case"l3":case"latin3":return"ISO-8859-3";case"csisolatin4":case"iso-8859-4":case"iso-i\
r-110":case"iso8859-4":case"iso88594":case"iso_8859-4":case"iso_8859-4:1988":case"l4":case"latin4":return"ISO-8859-4";case"\
csisolatincyrillic":case"cyrillic":case"iso-8859-5":case"iso-ir-144":case"iso8859-5":case"iso88595":case"iso_8859-5":case"\
iso_8859-5:1988":return"ISO-8859-5";case"arabic":case"asmo-708":case"csiso88596e":case"csiso88596i":case"csisolatinarabi\
c":case"ecma-114":case"iso-8859-6":case"iso-8859-6-e":case"iso-8859-6-i":case"iso-ir-127":case"iso8859-6":case"iso88596":case"\
iso_8859-6":case"iso_8859-6:1987":return"ISO-8859-6";case"csisolatingreek":case"ecma-118":case"elot_928":case"greek":case"\
greek8":case"iso-8859-7":case"iso-ir-126":case"iso8859-7":case"iso88597":case"iso_8859-7":case"iso_8859-7:1987":case"sun\
_eu_greek":return"ISO-8859-7";case"csiso88598e":case"csisolatinhebrew":case"hebrew":case"iso-8859-8":case"iso-8859-8-e":case"\
iso-ir-138":case"iso8859-8":case"iso88598":case"iso_8859-8":case"iso_8859-8:1988":case"visual":return"ISO-8859-8";case"c\
siso88598i":case"iso-8859-8-i":case"logical":return"ISO-8859-8-I";case"csisolatin6":case"iso-8859-10":case"iso-ir-157":case"\
iso8859-10":case"iso885910":case"l6":case"latin6":return"ISO-8859-10";case"iso-8859-13":case"iso8859-13":case"iso885913":
return"ISO-8859-13";case"iso-8859-14":case"iso8859-14":case"iso885914":return"ISO-8859-14";case"csisolatin9":case"iso-88\
59-15":case"iso8859-15":case"iso885915":case"iso_8859-15":case"l9":return"ISO-8859-15";case"iso-8859-16":return"ISO-8859\
-16";case"cskoi8r":case"koi":case"koi8":case"koi8-r":case"koi8_r":return"KOI8-R";case"koi8-ru":case"koi8-u":return"KOI8-\
U";case"csmacintosh":case"mac":case"macintosh":case"x-mac-roman":return"macintosh";case"iso-8859-11":case"iso8859-11":case"\
iso885911":case"tis-620":case"windows-874":return"windows-874";case"cp1250":case"windows-1250":case"x-cp1250":return"win\
dows-1250";case"cp1251":case"windows-1251":case"x-cp1251":return"windows-1251";case"ansi_x3.4-1968":case"ascii":case"cp1\
252":case"cp819":case"csisolatin1":case"ibm819":case"iso-8859-1":case"iso-ir-100":case"iso8859-1":case"iso88591":case"is\
o_8859-1":case"iso_8859-1:1987":case"l1":case"latin1":case"us-ascii":case"windows-1252":case"x-cp1252":return"windows-12\
52";case"cp1253":case"windows-1253":case"x-cp1253":return"windows-1253";case"cp1254":case"csisolatin5":case"iso-8859-9":case"\
iso-ir-148":case"iso8859-9":case"iso88599":case"iso_8859-9":case"iso_8859-9:1989":case"l5":case"latin5":case"windows-125\
4":case"x-cp1254":return"windows-1254";case"cp1255":case"windows-1255":case"x-cp1255":return"windows-1255";case"cp1256":case"\
windows-1256":case"x-cp1256":return"windows-1256";case"cp1257":case"windows-1257":case"x-cp1257":return"windows-1257";case"\
cp1258":case"windows-1258":case"x-cp1258":return"windows-1258";case"x-mac-cyrillic":case"x-mac-ukrainian":return"x-mac-c\
yrillic";case"chinese":case"csgb2312":case"csiso58gb231280":case"gb2312":case"gb_2312":case"gb_2312-80":case"gbk":case"i\
so-ir-58":case"x-gbk":return"GBK";case"gb18030":return"gb18030";case"big5":case"big5-hkscs":case"cn-big5":case"csbig5":case"\
x-x-big5":return"Big5";case"cseucpkdfmtjapanese":case"euc-jp":case"x-euc-jp":return"EUC-JP";case"csiso2022jp":case"iso-2\
022-jp":return"ISO-2022-JP";case"csshiftjis":case"ms932":case"ms_kanji":case"shift-jis":case"shift_jis":case"sjis":case"\
windows-31j":case"x-sjis":return"Shift_JIS";case"cseuckr":case"csksc56011987":case"euc-kr":case"iso-ir-149":case"korean":case"\
ks_c_5601-1987":case"ks_c_5601-1989":case"ksc5601":case"ksc_5601":case"windows-949":return"EUC-KR";case"csiso2022kr":case"\
hz-gb-2312":case"iso-2022-cn":case"iso-2022-cn-ext":case"iso-2022-kr":case"replacement":return"replacement";case"unicode\
fffe":case"utf-16be":return"UTF-16BE";case"csunicode":case"iso-10646-ucs-2":case"ucs-2":case"unicode":case"unicodefeff":case"\
utf-16":case"utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined";default:return"failure"}}e(W,"getEnc\
oding"),V.exports={getEncoding:W}}),48355:((V,W,t)=>{const{staticPropertyDescriptors:o,readOperation:b,fireAProgressEvent:w}=t(
53610),{kState:m,kError:p,kResult:c,kEvents:I,kAborted:B}=t(20961),{webidl:A}=t(45893),{kEnumerableProperty:d}=t(3440);class a extends EventTarget{static{
e(this,"FileReader")}constructor(){super(),this[m]="empty",this[c]=null,this[p]=null,this[I]={loadend:null,error:null,abort:null,
load:null,progress:null,loadstart:null}}readAsArrayBuffer(Q){A.brandCheck(this,a),A.argumentLengthCheck(arguments,1,"Fil\
eReader.readAsArrayBuffer"),Q=A.converters.Blob(Q,{strict:!1}),b(this,Q,"ArrayBuffer")}readAsBinaryString(Q){A.brandCheck(
this,a),A.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString"),Q=A.converters.Blob(Q,{strict:!1}),b(this,Q,"\
BinaryString")}readAsText(Q,C=void 0){A.brandCheck(this,a),A.argumentLengthCheck(arguments,1,"FileReader.readAsText"),Q=
A.converters.Blob(Q,{strict:!1}),C!==void 0&&(C=A.converters.DOMString(C,"FileReader.readAsText","encoding")),b(this,Q,"\
Text",C)}readAsDataURL(Q){A.brandCheck(this,a),A.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL"),Q=A.converters.
Blob(Q,{strict:!1}),b(this,Q,"DataURL")}abort(){if(this[m]==="empty"||this[m]==="done"){this[c]=null;return}this[m]==="l\
oading"&&(this[m]="done",this[c]=null),this[B]=!0,w("abort",this),this[m]!=="loading"&&w("loadend",this)}get readyState(){
switch(A.brandCheck(this,a),this[m]){case"empty":return this.EMPTY;case"loading":return this.LOADING;case"done":return this.
DONE}}get result(){return A.brandCheck(this,a),this[c]}get error(){return A.brandCheck(this,a),this[p]}get onloadend(){return A.
brandCheck(this,a),this[I].loadend}set onloadend(Q){A.brandCheck(this,a),this[I].loadend&&this.removeEventListener("load\
end",this[I].loadend),typeof Q=="function"?(this[I].loadend=Q,this.addEventListener("loadend",Q)):this[I].loadend=null}get onerror(){
return A.brandCheck(this,a),this[I].error}set onerror(Q){A.brandCheck(this,a),this[I].error&&this.removeEventListener("e\
rror",this[I].error),typeof Q=="function"?(this[I].error=Q,this.addEventListener("error",Q)):this[I].error=null}get onloadstart(){
return A.brandCheck(this,a),this[I].loadstart}set onloadstart(Q){A.brandCheck(this,a),this[I].loadstart&&this.removeEventListener(
"loadstart",this[I].loadstart),typeof Q=="function"?(this[I].loadstart=Q,this.addEventListener("loadstart",Q)):this[I].loadstart=
null}get onprogress(){return A.brandCheck(this,a),this[I].progress}set onprogress(Q){A.brandCheck(this,a),this[I].progress&&
this.removeEventListener("progress",this[I].progress),typeof Q=="function"?(this[I].progress=Q,this.addEventListener("pr\
ogress",Q)):this[I].progress=null}get onload(){return A.brandCheck(this,a),this[I].load}set onload(Q){A.brandCheck(this,
a),this[I].load&&this.removeEventListener("load",this[I].load),typeof Q=="function"?(this[I].load=Q,this.addEventListener(
"load",Q)):this[I].load=null}get onabort(){return A.brandCheck(this,a),this[I].abort}set onabort(Q){A.brandCheck(this,a),
this[I].abort&&this.removeEventListener("abort",this[I].abort),typeof Q=="function"?(this[I].abort=Q,this.addEventListener(
"abort",Q)):this[I].abort=null}}a.EMPTY=a.prototype.EMPTY=0,a.LOADING=a.prototype.LOADING=1,a.DONE=a.prototype.DONE=2,Object.
defineProperties(a.prototype,{EMPTY:o,LOADING:o,DONE:o,readAsArrayBuffer:d,readAsBinaryString:d,readAsText:d,readAsDataURL:d,
abort:d,readyState:d,result:d,error:d,onloadstart:d,onprogress:d,onload:d,onabort:d,onerror:d,onloadend:d,[Symbol.toStringTag]:{
value:"FileReader",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(a,{EMPTY:o,LOADING:o,DONE:o}),V.
exports={FileReader:a}}),88573:((V,W,t)=>{const{webidl:o}=t(45893),b=Symbol("ProgressEvent state");class w extends Event{static{
e(this,"ProgressEvent")}constructor(p,c={}){p=o.converters.DOMString(p,"ProgressEvent constructor","type"),c=o.converters.
ProgressEventInit(c??{}),super(p,c),this[b]={lengthComputable:c.lengthComputable,loaded:c.loaded,total:c.total}}get lengthComputable(){
return o.brandCheck(this,w),this[b].lengthComputable}get loaded(){return o.brandCheck(this,w),this[b].loaded}get total(){
return o.brandCheck(this,w),this[b].total}}o.converters.ProgressEventInit=o.dictionaryConverter([{key:"lengthComputable",
converter:o.converters.boolean,defaultValue:e(()=>!1,"defaultValue")},{key:"loaded",converter:o.converters["unsigned lon\
g long"],defaultValue:e(()=>0,"defaultValue")},{key:"total",converter:o.converters["unsigned long long"],defaultValue:e(
()=>0,"defaultValue")},{key:"bubbles",converter:o.converters.boolean,defaultValue:e(()=>!1,"defaultValue")},{key:"cancel\
able",converter:o.converters.boolean,defaultValue:e(()=>!1,"defaultValue")},{key:"composed",converter:o.converters.boolean,
defaultValue:e(()=>!1,"defaultValue")}]),V.exports={ProgressEvent:w}}),20961:(V=>{V.exports={kState:Symbol("FileReader s\
tate"),kResult:Symbol("FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileReader \
last progress event fired timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}}),53610:((V,W,t)=>{
const{kState:o,kError:b,kResult:w,kAborted:m,kLastProgressEventFired:p}=t(20961),{ProgressEvent:c}=t(88573),{getEncoding:I}=t(
22607),{serializeAMimeType:B,parseMIMEType:A}=t(51900),{types:d}=t(57975),{StringDecoder:a}=t(13193),{btoa:n}=t(4573),Q={
enumerable:!0,writable:!1,configurable:!1};function C(x,Y,H,i){if(x[o]==="loading")throw new DOMException("Invalid state",
"InvalidStateError");x[o]="loading",x[w]=null,x[b]=null;const g=Y.stream().getReader(),s=[];let l=g.read(),u=!0;(async()=>{
for(;!x[m];)try{const{done:E,value:h}=await l;if(u&&!x[m]&&queueMicrotask(()=>{f("loadstart",x)}),u=!1,!E&&d.isUint8Array(
h))s.push(h),(x[p]===void 0||Date.now()-x[p]>=50)&&!x[m]&&(x[p]=Date.now(),queueMicrotask(()=>{f("progress",x)})),l=g.read();else if(E){
queueMicrotask(()=>{x[o]="done";try{const R=T(s,H,Y.type,i);if(x[m])return;x[w]=R,f("load",x)}catch(R){x[b]=R,f("error",
x)}x[o]!=="loading"&&f("loadend",x)});break}}catch(E){if(x[m])return;queueMicrotask(()=>{x[o]="done",x[b]=E,f("error",x),
x[o]!=="loading"&&f("loadend",x)});break}})()}e(C,"readOperation");function f(x,Y){const H=new c(x,{bubbles:!1,cancelable:!1});
Y.dispatchEvent(H)}e(f,"fireAProgressEvent");function T(x,Y,H,i){switch(Y){case"DataURL":{let r="data:";const g=A(H||"ap\
plication/octet-stream");g!=="failure"&&(r+=B(g)),r+=";base64,";const s=new a("latin1");for(const l of x)r+=n(s.write(l));
return r+=n(s.end()),r}case"Text":{let r="failure";if(i&&(r=I(i)),r==="failure"&&H){const g=A(H);g!=="failure"&&(r=I(g.parameters.
get("charset")))}return r==="failure"&&(r="UTF-8"),k(x,r)}case"ArrayBuffer":return G(x).buffer;case"BinaryString":{let r="";
const g=new a("latin1");for(const s of x)r+=g.write(s);return r+=g.end(),r}}}e(T,"packageData");function k(x,Y){const H=G(
x),i=S(H);let r=0;i!==null&&(Y=i,r=i==="UTF-8"?3:2);const g=H.slice(r);return new TextDecoder(Y).decode(g)}e(k,"decode");
function S(x){const[Y,H,i]=x;return Y===239&&H===187&&i===191?"UTF-8":Y===254&&H===255?"UTF-16BE":Y===255&&H===254?"UTF-\
16LE":null}e(S,"BOMSniffing");function G(x){const Y=x.reduce((i,r)=>i+r.byteLength,0);let H=0;return x.reduce((i,r)=>(i.
set(r,H),H+=r.byteLength,i),new Uint8Array(Y))}e(G,"combineByteSequences"),V.exports={staticPropertyDescriptors:Q,readOperation:C,
fireAProgressEvent:f}}),86897:((V,W,t)=>{const{uid:o,states:b,sentCloseFrameState:w,emptyBuffer:m,opcodes:p}=t(20736),{kReadyState:c,
kSentClose:I,kByteParser:B,kReceivedClose:A,kResponse:d}=t(61216),{fireEvent:a,failWebsocketConnection:n,isClosing:Q,isClosed:C,
isEstablished:f,parseExtensions:T}=t(98625),{channels:k}=t(42414),{CloseEvent:S}=t(15188),{makeRequest:G}=t(9967),{fetching:x}=t(
54398),{Headers:Y,getHeadersList:H}=t(60660),{getDecodeSplit:i}=t(73168),{WebsocketFrameSend:r}=t(3264);let g;try{g=t(77598)}catch{}
function s(R,M,L,O,P,ne){const ue=R;ue.protocol=R.protocol==="ws:"?"http:":"https:";const de=G({urlList:[ue],client:L,serviceWorkers:"\
none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"});if(ne.headers){const me=H(
new Y(ne.headers));de.headersList=me}const Ce=g.randomBytes(16).toString("base64");de.headersList.append("sec-websocket-\
key",Ce),de.headersList.append("sec-websocket-version","13");for(const me of M)de.headersList.append("sec-websocket-prot\
ocol",me);return de.headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits"),x({request:de,
useParallelQueue:!0,dispatcher:ne.dispatcher,processResponse(me){if(me.type==="error"||me.status!==101){n(O,"Received ne\
twork error or non-101 status code.");return}if(M.length!==0&&!me.headersList.get("Sec-WebSocket-Protocol")){n(O,"Server\
 did not respond with sent protocols.");return}if(me.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){n(O,'Serve\
r did not set Upgrade header to "websocket".');return}if(me.headersList.get("Connection")?.toLowerCase()!=="upgrade"){n(
O,'Server did not set Connection header to "upgrade".');return}const ve=me.headersList.get("Sec-WebSocket-Accept"),Ye=g.
createHash("sha1").update(Ce+o).digest("base64");if(ve!==Ye){n(O,"Incorrect hash received in Sec-WebSocket-Accept header\
.");return}const oe=me.headersList.get("Sec-WebSocket-Extensions");let re;if(oe!==null&&(re=T(oe),!re.has("permessage-de\
flate"))){n(O,"Sec-WebSocket-Extensions header does not match.");return}const ae=me.headersList.get("Sec-WebSocket-Proto\
col");if(ae!==null){const q=i("sec-websocket-protocol",de.headersList);if(q===null||!q.includes(ae)){n(O,"Protocol was n\
ot set in the opening handshake.");return}}me.socket.on("data",u),me.socket.on("close",E),me.socket.on("error",h),k.open.
hasSubscribers&&k.open.publish({address:me.socket.address(),protocol:ae,extensions:oe}),P(me,re)}})}e(s,"establishWebSoc\
ketConnection");function l(R,M,L,O){if(!(Q(R)||C(R)))if(!f(R))n(R,"Connection was closed before it was established."),R[c]=
b.CLOSING;else if(R[I]===w.NOT_SENT){R[I]=w.PROCESSING;const P=new r;M!==void 0&&L===void 0?(P.frameData=Buffer.allocUnsafe(
2),P.frameData.writeUInt16BE(M,0)):M!==void 0&&L!==void 0?(P.frameData=Buffer.allocUnsafe(2+O),P.frameData.writeUInt16BE(
M,0),P.frameData.write(L,2,"utf-8")):P.frameData=m,R[d].socket.write(P.createFrame(p.CLOSE)),R[I]=w.SENT,R[c]=b.CLOSING}else
R[c]=b.CLOSING}e(l,"closeWebSocketConnection");function u(R){this.ws[B].write(R)||this.pause()}e(u,"onSocketData");function E(){
const{ws:R}=this,{[d]:M}=R;M.socket.off("data",u),M.socket.off("close",E),M.socket.off("error",h);const L=R[I]===w.SENT&&
R[A];let O=1005,P="";const ne=R[B].closingInfo;ne&&!ne.error?(O=ne.code??1005,P=ne.reason):R[A]||(O=1006),R[c]=b.CLOSED,
a("close",R,(ue,de)=>new S(ue,de),{wasClean:L,code:O,reason:P}),k.close.hasSubscribers&&k.close.publish({websocket:R,code:O,
reason:P})}e(E,"onSocketClose");function h(R){const{ws:M}=this;M[c]=b.CLOSING,k.socketError.hasSubscribers&&k.socketError.
publish(R),this.destroy()}e(h,"onSocketError"),V.exports={establishWebSocketConnection:s,closeWebSocketConnection:l}}),20736:(V=>{
const W="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",t={enumerable:!0,writable:!1,configurable:!1},o={CONNECTING:0,OPEN:1,CLOSING:2,
CLOSED:3},b={NOT_SENT:0,PROCESSING:1,SENT:2},w={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},m=2**16-1,p={INFO:0,
PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},c=Buffer.allocUnsafe(0),I={string:1,typedArray:2,arrayBuffer:3,blob:4};
V.exports={uid:W,sentCloseFrameState:b,staticPropertyDescriptors:t,states:o,opcodes:w,maxUnsigned16Bit:m,parserStates:p,
emptyBuffer:c,sendHints:I}}),15188:((V,W,t)=>{const{webidl:o}=t(45893),{kEnumerableProperty:b}=t(3440),{kConstruct:w}=t(
36443),{MessagePort:m}=t(75919);class p extends Event{static{e(this,"MessageEvent")}#e;constructor(a,n={}){if(a===w){super(
arguments[1],arguments[2]),o.util.markAsUncloneable(this);return}const Q="MessageEvent constructor";o.argumentLengthCheck(
arguments,1,Q),a=o.converters.DOMString(a,Q,"type"),n=o.converters.MessageEventInit(n,Q,"eventInitDict"),super(a,n),this.#e=
n,o.util.markAsUncloneable(this)}get data(){return o.brandCheck(this,p),this.#e.data}get origin(){return o.brandCheck(this,
p),this.#e.origin}get lastEventId(){return o.brandCheck(this,p),this.#e.lastEventId}get source(){return o.brandCheck(this,
p),this.#e.source}get ports(){return o.brandCheck(this,p),Object.isFrozen(this.#e.ports)||Object.freeze(this.#e.ports),this.#e.
ports}initMessageEvent(a,n=!1,Q=!1,C=null,f="",T="",k=null,S=[]){return o.brandCheck(this,p),o.argumentLengthCheck(arguments,
1,"MessageEvent.initMessageEvent"),new p(a,{bubbles:n,cancelable:Q,data:C,origin:f,lastEventId:T,source:k,ports:S})}static createFastMessageEvent(a,n){
const Q=new p(w,a,n);return Q.#e=n,Q.#e.data??=null,Q.#e.origin??="",Q.#e.lastEventId??="",Q.#e.source??=null,Q.#e.ports??=
[],Q}}const{createFastMessageEvent:c}=p;delete p.createFastMessageEvent;class I extends Event{static{e(this,"CloseEvent")}#e;constructor(a,n={}){
const Q="CloseEvent constructor";o.argumentLengthCheck(arguments,1,Q),a=o.converters.DOMString(a,Q,"type"),n=o.converters.
CloseEventInit(n),super(a,n),this.#e=n,o.util.markAsUncloneable(this)}get wasClean(){return o.brandCheck(this,I),this.#e.
wasClean}get code(){return o.brandCheck(this,I),this.#e.code}get reason(){return o.brandCheck(this,I),this.#e.reason}}class B extends Event{static{
e(this,"ErrorEvent")}#e;constructor(a,n){const Q="ErrorEvent constructor";o.argumentLengthCheck(arguments,1,Q),super(a,n),
o.util.markAsUncloneable(this),a=o.converters.DOMString(a,Q,"type"),n=o.converters.ErrorEventInit(n??{}),this.#e=n}get message(){
return o.brandCheck(this,B),this.#e.message}get filename(){return o.brandCheck(this,B),this.#e.filename}get lineno(){return o.
brandCheck(this,B),this.#e.lineno}get colno(){return o.brandCheck(this,B),this.#e.colno}get error(){return o.brandCheck(
this,B),this.#e.error}}Object.defineProperties(p.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},
data:b,origin:b,lastEventId:b,source:b,ports:b,initMessageEvent:b}),Object.defineProperties(I.prototype,{[Symbol.toStringTag]:{
value:"CloseEvent",configurable:!0},reason:b,code:b,wasClean:b}),Object.defineProperties(B.prototype,{[Symbol.toStringTag]:{
value:"ErrorEvent",configurable:!0},message:b,filename:b,lineno:b,colno:b,error:b}),o.converters.MessagePort=o.interfaceConverter(
m),o.converters["sequence<MessagePort>"]=o.sequenceConverter(o.converters.MessagePort);const A=[{key:"bubbles",converter:o.
converters.boolean,defaultValue:e(()=>!1,"defaultValue")},{key:"cancelable",converter:o.converters.boolean,defaultValue:e(
()=>!1,"defaultValue")},{key:"composed",converter:o.converters.boolean,defaultValue:e(()=>!1,"defaultValue")}];o.converters.
MessageEventInit=o.dictionaryConverter([...A,{key:"data",converter:o.converters.any,defaultValue:e(()=>null,"defaultValu\
e")},{key:"origin",converter:o.converters.USVString,defaultValue:e(()=>"","defaultValue")},{key:"lastEventId",converter:o.
converters.DOMString,defaultValue:e(()=>"","defaultValue")},{key:"source",converter:o.nullableConverter(o.converters.MessagePort),
defaultValue:e(()=>null,"defaultValue")},{key:"ports",converter:o.converters["sequence<MessagePort>"],defaultValue:e(()=>new Array(
0),"defaultValue")}]),o.converters.CloseEventInit=o.dictionaryConverter([...A,{key:"wasClean",converter:o.converters.boolean,
defaultValue:e(()=>!1,"defaultValue")},{key:"code",converter:o.converters["unsigned short"],defaultValue:e(()=>0,"defaul\
tValue")},{key:"reason",converter:o.converters.USVString,defaultValue:e(()=>"","defaultValue")}]),o.converters.ErrorEventInit=
o.dictionaryConverter([...A,{key:"message",converter:o.converters.DOMString,defaultValue:e(()=>"","defaultValue")},{key:"\
filename",converter:o.converters.USVString,defaultValue:e(()=>"","defaultValue")},{key:"lineno",converter:o.converters["\
unsigned long"],defaultValue:e(()=>0,"defaultValue")},{key:"colno",converter:o.converters["unsigned long"],defaultValue:e(
()=>0,"defaultValue")},{key:"error",converter:o.converters.any}]),V.exports={MessageEvent:p,CloseEvent:I,ErrorEvent:B,createFastMessageEvent:c}}),
3264:((V,W,t)=>{const{maxUnsigned16Bit:o}=t(20736),b=16386;let w,m=null,p=b;try{w=t(77598)}catch{w={randomFillSync:e(function(A,d,a){
for(let n=0;n<A.length;++n)A[n]=Math.random()*255|0;return A},"randomFillSync")}}function c(){return p===b&&(p=0,w.randomFillSync(
m??=Buffer.allocUnsafe(b),0,b)),[m[p++],m[p++],m[p++],m[p++]]}e(c,"generateMask");class I{static{e(this,"WebsocketFrameS\
end")}constructor(A){this.frameData=A}createFrame(A){const d=this.frameData,a=c(),n=d?.byteLength??0;let Q=n,C=6;n>o?(C+=
8,Q=127):n>125&&(C+=2,Q=126);const f=Buffer.allocUnsafe(n+C);f[0]=f[1]=0,f[0]|=128,f[0]=(f[0]&240)+A;f[C-4]=a[0],f[C-3]=
a[1],f[C-2]=a[2],f[C-1]=a[3],f[1]=Q,Q===126?f.writeUInt16BE(n,2):Q===127&&(f[2]=f[3]=0,f.writeUIntBE(n,4,6)),f[1]|=128;for(let T=0;T<
n;++T)f[C+T]=d[T]^a[T&3];return f}}V.exports={WebsocketFrameSend:I}}),19469:((V,W,t)=>{const{createInflateRaw:o,Z_DEFAULT_WINDOWBITS:b}=t(
38522),{isValidClientWindowBits:w}=t(98625),{MessageSizeExceededError:m}=t(68707),p=Buffer.from([0,0,255,255]),c=Symbol(
"kBuffer"),I=Symbol("kLength");class B{static{e(this,"PerMessageDeflate")}#e;#A={};#t=0;constructor(d,a){this.#A.serverNoContextTakeover=
d.has("server_no_context_takeover"),this.#A.serverMaxWindowBits=d.get("server_max_window_bits"),this.#t=a.maxPayloadSize}decompress(d,a,n){
if(!this.#e){let Q=b;if(this.#A.serverMaxWindowBits){if(!w(this.#A.serverMaxWindowBits)){n(new Error("Invalid server_max\
_window_bits"));return}Q=Number.parseInt(this.#A.serverMaxWindowBits)}try{this.#e=o({windowBits:Q})}catch(C){n(C);return}
this.#e[c]=[],this.#e[I]=0,this.#e.on("data",C=>{if(this.#e[I]+=C.length,this.#t>0&&this.#e[I]>this.#t){n(new m),this.#e.
removeAllListeners(),this.#e.destroy(),this.#e=null;return}this.#e[c].push(C)}),this.#e.on("error",C=>{this.#e=null,n(C)})}
this.#e.write(d),a&&this.#e.write(p),this.#e.flush(()=>{if(!this.#e)return;const Q=Buffer.concat(this.#e[c],this.#e[I]);
this.#e[c].length=0,this.#e[I]=0,n(null,Q)})}}V.exports={PerMessageDeflate:B}}),81652:((V,W,t)=>{const{Writable:o}=t(57075),
b=t(34589),{parserStates:w,opcodes:m,states:p,emptyBuffer:c,sentCloseFrameState:I}=t(20736),{kReadyState:B,kSentClose:A,
kResponse:d,kReceivedClose:a}=t(61216),{channels:n}=t(42414),{isValidStatusCode:Q,isValidOpcode:C,failWebsocketConnection:f,
websocketMessageReceived:T,utf8Decode:k,isControlFrame:S,isTextBinaryFrame:G,isContinuationFrame:x}=t(98625),{WebsocketFrameSend:Y}=t(
3264),{closeWebSocketConnection:H}=t(86897),{PerMessageDeflate:i}=t(19469),{MessageSizeExceededError:r}=t(68707);function g(l,u,E){
H(l,u,E,Buffer.byteLength(E)),f(l,E)}e(g,"failWebsocketConnectionWithCode");class s extends o{static{e(this,"ByteParser")}#e=[];#A=0;#t=0;#r=!1;#o=w.
INFO;#s={};#n=[];#i;#c;#a;constructor(u,E,h={}){super(),this.ws=u,this.#i=E??new Map,this.#c=h.maxFragments??0,this.#a=h.
maxPayloadSize??0,this.#i.has("permessage-deflate")&&this.#i.set("permessage-deflate",new i(E,h))}_write(u,E,h){this.#e.
push(u),this.#t+=u.length,this.#r=!0,this.run(h)}#g(){return this.#a>0&&!S(this.#s.opcode)&&this.#s.payloadLength+this.#A>
this.#a?(g(this.ws,1009,"Payload size exceeds maximum allowed size"),!1):!0}run(u){for(;this.#r;)if(this.#o===w.INFO){if(this.#t<
2)return u();const E=this.consume(2),h=(E[0]&128)!==0,R=E[0]&15,M=(E[1]&128)===128,L=!h&&R!==m.CONTINUATION,O=E[1]&127,P=E[0]&
64,ne=E[0]&32,ue=E[0]&16;if(!C(R))return f(this.ws,"Invalid opcode received"),u();if(M)return f(this.ws,"Frame cannot be\
 masked"),u();if(P!==0&&!this.#i.has("permessage-deflate")){f(this.ws,"Expected RSV1 to be clear.");return}if(ne!==0||ue!==
0){f(this.ws,"RSV1, RSV2, RSV3 must be clear");return}if(L&&!G(R)){f(this.ws,"Invalid frame type was fragmented.");return}
if(G(R)&&this.#n.length>0){f(this.ws,"Expected continuation frame");return}if(this.#s.fragmented&&L){f(this.ws,"Fragment\
ed frame exceeded 125 bytes.");return}if((O>125||L)&&S(R)){f(this.ws,"Control frame either too large or fragmented");return}
if(x(R)&&this.#n.length===0&&!this.#s.compressed){f(this.ws,"Unexpected continuation frame");return}if(O<=125){if(this.#s.
payloadLength=O,this.#o=w.READ_DATA,!this.#g())return}else O===126?this.#o=w.PAYLOADLENGTH_16:O===127&&(this.#o=w.PAYLOADLENGTH_64);
G(R)&&(this.#s.binaryType=R,this.#s.compressed=P!==0),this.#s.opcode=R,this.#s.masked=M,this.#s.fin=h,this.#s.fragmented=
L}else if(this.#o===w.PAYLOADLENGTH_16){if(this.#t<2)return u();const E=this.consume(2);if(this.#s.payloadLength=E.readUInt16BE(
0),this.#o=w.READ_DATA,!this.#g())return}else if(this.#o===w.PAYLOADLENGTH_64){if(this.#t<8)return u();const E=this.consume(
8),h=E.readUInt32BE(0),R=E.readUInt32BE(4);if(h!==0||R>2**31-1){f(this.ws,"Received payload length > 2^31 bytes.");return}
if(this.#s.payloadLength=R,this.#o=w.READ_DATA,!this.#g())return}else if(this.#o===w.READ_DATA){if(this.#t<this.#s.payloadLength)
return u();const E=this.consume(this.#s.payloadLength);if(S(this.#s.opcode)){this.#r=this.parseControlFrame(E),this.#o=w.
INFO;const h=this.ws[d].socket;if(this.#r&&h.writableNeedDrain){this.#r=!1,h.once("drain",()=>{this.destroyed||(this.#r=
!0,this.run(u))});return}}else if(this.#s.compressed){this.#i.get("permessage-deflate").decompress(E,this.#s.fin,(h,R)=>{
if(h){const M=h instanceof r?1009:1007;g(this.ws,M,h.message);return}if(this.writeFragments(R)){if(this.#a>0&&this.#A>this.#a){
g(this.ws,1009,new r().message);return}if(!this.#s.fin){this.#o=w.INFO,this.#r=!0,this.run(u);return}T(this.ws,this.#s.binaryType,
this.consumeFragments()),this.#r=!0,this.#o=w.INFO,this.run(u)}}),this.#r=!1;break}else{if(!this.writeFragments(E))return;
if(this.#a>0&&this.#A>this.#a){g(this.ws,1009,new r().message);return}!this.#s.fragmented&&this.#s.fin&&T(this.ws,this.#s.
binaryType,this.consumeFragments()),this.#o=w.INFO}}}consume(u){if(u>this.#t)throw new Error("Called consume() before bu\
ffers satiated.");if(u===0)return c;if(this.#e[0].length===u)return this.#t-=this.#e[0].length,this.#e.shift();const E=Buffer.
allocUnsafe(u);let h=0;for(;h!==u;){const R=this.#e[0],{length:M}=R;if(M+h===u){E.set(this.#e.shift(),h);break}else if(M+
h>u){E.set(R.subarray(0,u-h),h),this.#e[0]=R.subarray(u-h);break}else E.set(this.#e.shift(),h),h+=R.length}return this.#t-=
u,E}writeFragments(u){return this.#c>0&&this.#n.length===this.#c?(g(this.ws,1008,"Too many message fragments"),!1):(this.#A+=
u.length,this.#n.push(u),!0)}consumeFragments(){const u=this.#n;if(u.length===1)return this.#A=0,u.shift();const E=Buffer.
concat(u,this.#A);return this.#n=[],this.#A=0,E}parseCloseBody(u){b(u.length!==1);let E;if(u.length>=2&&(E=u.readUInt16BE(
0)),E!==void 0&&!Q(E))return{code:1002,reason:"Invalid status code",error:!0};let h=u.subarray(2);h[0]===239&&h[1]===187&&
h[2]===191&&(h=h.subarray(3));try{h=k(h)}catch{return{code:1007,reason:"Invalid UTF-8",error:!0}}return{code:E,reason:h,
error:!1}}parseControlFrame(u){const{opcode:E,payloadLength:h}=this.#s;if(E===m.CLOSE){if(h===1)return f(this.ws,"Receiv\
ed close frame with a 1-byte body."),!1;if(this.#s.closeInfo=this.parseCloseBody(u),this.#s.closeInfo.error){const{code:R,
reason:M}=this.#s.closeInfo;return H(this.ws,R,M,M.length),f(this.ws,M),!1}if(this.ws[A]!==I.SENT){let R=c;this.#s.closeInfo.
code&&(R=Buffer.allocUnsafe(2),R.writeUInt16BE(this.#s.closeInfo.code,0));const M=new Y(R);this.ws[d].socket.write(M.createFrame(
m.CLOSE),L=>{L||(this.ws[A]=I.SENT)})}return this.ws[B]=p.CLOSING,this.ws[a]=!0,!1}else if(E===m.PING){if(!this.ws[a]){const R=new Y(
u);this.ws[d].socket.write(R.createFrame(m.PONG)),n.ping.hasSubscribers&&n.ping.publish({payload:u})}}else E===m.PONG&&n.
pong.hasSubscribers&&n.pong.publish({payload:u});return!0}get closingInfo(){return this.#s.closeInfo}}V.exports={ByteParser:s}}),
13900:((V,W,t)=>{const{WebsocketFrameSend:o}=t(3264),{opcodes:b,sendHints:w}=t(20736),m=t(64660),p=Buffer[Symbol.species];
class c{static{e(this,"SendQueue")}#e=new m;#A=!1;#t;constructor(d){this.#t=d}add(d,a,n){if(n!==w.blob){const C=I(d,n);if(!this.#A)
this.#t.write(C,a);else{const f={promise:null,callback:a,frame:C};this.#e.push(f)}return}const Q={promise:d.arrayBuffer().
then(C=>{Q.promise=null,Q.frame=I(C,n)}),callback:a,frame:null};this.#e.push(Q),this.#A||this.#r()}async#r(){this.#A=!0;
const d=this.#e;for(;!d.isEmpty();){const a=d.shift();a.promise!==null&&await a.promise,this.#t.write(a.frame,a.callback),
a.callback=a.frame=null}this.#A=!1}}function I(A,d){return new o(B(A,d)).createFrame(d===w.string?b.TEXT:b.BINARY)}e(I,"\
createFrame");function B(A,d){switch(d){case w.string:return Buffer.from(A);case w.arrayBuffer:case w.blob:return new p(
A);case w.typedArray:return new p(A.buffer,A.byteOffset,A.byteLength)}}e(B,"toBuffer"),V.exports={SendQueue:c}}),61216:(V=>{
V.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol(
"response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol(
"byte parser")}}),98625:((V,W,t)=>{const{kReadyState:o,kController:b,kResponse:w,kBinaryType:m,kWebSocketURL:p}=t(61216),
{states:c,opcodes:I}=t(20736),{ErrorEvent:B,createFastMessageEvent:A}=t(15188),{isUtf8:d}=t(4573),{collectASequenceOfCodePointsFast:a,
removeHTTPWhitespace:n}=t(51900);function Q(M){return M[o]===c.CONNECTING}e(Q,"isConnecting");function C(M){return M[o]===
c.OPEN}e(C,"isEstablished");function f(M){return M[o]===c.CLOSING}e(f,"isClosing");function T(M){return M[o]===c.CLOSED}
e(T,"isClosed");function k(M,L,O=(ne,ue)=>new Event(ne,ue),P={}){const ne=O(M,P);L.dispatchEvent(ne)}e(k,"fireEvent");function S(M,L,O){
if(M[o]!==c.OPEN)return;let P;if(L===I.TEXT)try{P=R(O)}catch{H(M,"Received invalid UTF-8 in text frame.");return}else L===
I.BINARY&&(M[m]==="blob"?P=new Blob([O]):P=G(O));k("message",M,A,{origin:M[p].origin,data:P})}e(S,"websocketMessageRecei\
ved");function G(M){return M.byteLength===M.buffer.byteLength?M.buffer:M.buffer.slice(M.byteOffset,M.byteOffset+M.byteLength)}
e(G,"toArrayBuffer");function x(M){if(M.length===0)return!1;for(let L=0;L<M.length;++L){const O=M.charCodeAt(L);if(O<33||
O>126||O===34||O===40||O===41||O===44||O===47||O===58||O===59||O===60||O===61||O===62||O===63||O===64||O===91||O===92||O===
93||O===123||O===125)return!1}return!0}e(x,"isValidSubprotocol");function Y(M){return M>=1e3&&M<1015?M!==1004&&M!==1005&&
M!==1006:M>=3e3&&M<=4999}e(Y,"isValidStatusCode");function H(M,L){const{[b]:O,[w]:P}=M;O.abort(),P?.socket&&!P.socket.destroyed&&
P.socket.destroy(),L&&k("error",M,(ne,ue)=>new B(ne,ue),{error:new Error(L),message:L})}e(H,"failWebsocketConnection");function i(M){
return M===I.CLOSE||M===I.PING||M===I.PONG}e(i,"isControlFrame");function r(M){return M===I.CONTINUATION}e(r,"isContinua\
tionFrame");function g(M){return M===I.TEXT||M===I.BINARY}e(g,"isTextBinaryFrame");function s(M){return g(M)||r(M)||i(M)}
e(s,"isValidOpcode");function l(M){const L={position:0},O=new Map;for(;L.position<M.length;){const P=a(";",M,L),[ne,ue=""]=P.
split("=");O.set(n(ne,!0,!1),n(ue,!1,!0)),L.position++}return O}e(l,"parseExtensions");function u(M){if(M.length===0)return!1;
for(let O=0;O<M.length;O++){const P=M.charCodeAt(O);if(P<48||P>57)return!1}const L=Number.parseInt(M,10);return L>=8&&L<=
15}e(u,"isValidClientWindowBits");const E=typeof process.versions.icu=="string",h=E?new TextDecoder("utf-8",{fatal:!0}):
void 0,R=E?h.decode.bind(h):function(M){if(d(M))return M.toString("utf-8");throw new TypeError("Invalid utf-8 received.")};
V.exports={isConnecting:Q,isEstablished:C,isClosing:f,isClosed:T,fireEvent:k,isValidSubprotocol:x,isValidStatusCode:Y,failWebsocketConnection:H,
websocketMessageReceived:S,utf8Decode:R,isControlFrame:i,isContinuationFrame:r,isTextBinaryFrame:g,isValidOpcode:s,parseExtensions:l,
isValidClientWindowBits:u}}),13726:((V,W,t)=>{const{webidl:o}=t(45893),{URLSerializer:b}=t(51900),{environmentSettingsObject:w}=t(
73168),{staticPropertyDescriptors:m,states:p,sentCloseFrameState:c,sendHints:I}=t(20736),{kWebSocketURL:B,kReadyState:A,
kController:d,kBinaryType:a,kResponse:n,kSentClose:Q,kByteParser:C}=t(61216),{isConnecting:f,isEstablished:T,isClosing:k,
isValidSubprotocol:S,fireEvent:G}=t(98625),{establishWebSocketConnection:x,closeWebSocketConnection:Y}=t(86897),{ByteParser:H}=t(
81652),{kEnumerableProperty:i,isBlobLike:r}=t(3440),{getGlobalDispatcher:g}=t(32581),{types:s}=t(57975),{ErrorEvent:l,CloseEvent:u}=t(
15188),{SendQueue:E}=t(13900);class h extends EventTarget{static{e(this,"WebSocket")}#e={open:null,error:null,close:null,
message:null};#A=0;#t="";#r="";#o;constructor(O,P=[]){super(),o.util.markAsUncloneable(this);const ne="WebSocket constru\
ctor";o.argumentLengthCheck(arguments,1,ne);const ue=o.converters["DOMString or sequence<DOMString> or WebSocketInit"](P,
ne,"options");O=o.converters.USVString(O,ne,"url"),P=ue.protocols;const de=w.settingsObject.baseUrl;let Ce;try{Ce=new URL(
O,de)}catch(ye){throw new DOMException(ye,"SyntaxError")}if(Ce.protocol==="http:"?Ce.protocol="ws:":Ce.protocol==="https\
:"&&(Ce.protocol="wss:"),Ce.protocol!=="ws:"&&Ce.protocol!=="wss:")throw new DOMException(`Expected a ws: or wss: protoc\
ol, got ${Ce.protocol}`,"SyntaxError");if(Ce.hash||Ce.href.endsWith("#"))throw new DOMException("Got fragment","SyntaxEr\
ror");if(typeof P=="string"&&(P=[P]),P.length!==new Set(P.map(ye=>ye.toLowerCase())).size)throw new DOMException("Invali\
d Sec-WebSocket-Protocol value","SyntaxError");if(P.length>0&&!P.every(ye=>S(ye)))throw new DOMException("Invalid Sec-We\
bSocket-Protocol value","SyntaxError");this[B]=new URL(Ce.href);const we=w.settingsObject;this[d]=x(Ce,P,we,this,(ye,me)=>this.#s(
ye,me),ue),this[A]=h.CONNECTING,this[Q]=c.NOT_SENT,this[a]="blob"}close(O=void 0,P=void 0){o.brandCheck(this,h);const ne="\
WebSocket.close";if(O!==void 0&&(O=o.converters["unsigned short"](O,ne,"code",{clamp:!0})),P!==void 0&&(P=o.converters.USVString(
P,ne,"reason")),O!==void 0&&O!==1e3&&(O<3e3||O>4999))throw new DOMException("invalid code","InvalidAccessError");let ue=0;
if(P!==void 0&&(ue=Buffer.byteLength(P),ue>123))throw new DOMException(`Reason must be less than 123 bytes; received ${ue}`,
"SyntaxError");Y(this,O,P,ue)}send(O){o.brandCheck(this,h);const P="WebSocket.send";if(o.argumentLengthCheck(arguments,1,
P),O=o.converters.WebSocketSendData(O,P,"data"),f(this))throw new DOMException("Sent before connected.","InvalidStateErr\
or");if(!(!T(this)||k(this)))if(typeof O=="string"){const ne=Buffer.byteLength(O);this.#A+=ne,this.#o.add(O,()=>{this.#A-=
ne},I.string)}else s.isArrayBuffer(O)?(this.#A+=O.byteLength,this.#o.add(O,()=>{this.#A-=O.byteLength},I.arrayBuffer)):ArrayBuffer.
isView(O)?(this.#A+=O.byteLength,this.#o.add(O,()=>{this.#A-=O.byteLength},I.typedArray)):r(O)&&(this.#A+=O.size,this.#o.
add(O,()=>{this.#A-=O.size},I.blob))}get readyState(){return o.brandCheck(this,h),this[A]}get bufferedAmount(){return o.
brandCheck(this,h),this.#A}get url(){return o.brandCheck(this,h),b(this[B])}get extensions(){return o.brandCheck(this,h),
this.#r}get protocol(){return o.brandCheck(this,h),this.#t}get onopen(){return o.brandCheck(this,h),this.#e.open}set onopen(O){
o.brandCheck(this,h),this.#e.open&&this.removeEventListener("open",this.#e.open),typeof O=="function"?(this.#e.open=O,this.
addEventListener("open",O)):this.#e.open=null}get onerror(){return o.brandCheck(this,h),this.#e.error}set onerror(O){o.brandCheck(
this,h),this.#e.error&&this.removeEventListener("error",this.#e.error),typeof O=="function"?(this.#e.error=O,this.addEventListener(
"error",O)):this.#e.error=null}get onclose(){return o.brandCheck(this,h),this.#e.close}set onclose(O){o.brandCheck(this,
h),this.#e.close&&this.removeEventListener("close",this.#e.close),typeof O=="function"?(this.#e.close=O,this.addEventListener(
"close",O)):this.#e.close=null}get onmessage(){return o.brandCheck(this,h),this.#e.message}set onmessage(O){o.brandCheck(
this,h),this.#e.message&&this.removeEventListener("message",this.#e.message),typeof O=="function"?(this.#e.message=O,this.
addEventListener("message",O)):this.#e.message=null}get binaryType(){return o.brandCheck(this,h),this[a]}set binaryType(O){
o.brandCheck(this,h),O!=="blob"&&O!=="arraybuffer"?this[a]="blob":this[a]=O}#s(O,P){this[n]=O;const ne=this[d]?.dispatcher?.
webSocketOptions,ue=ne?.maxFragments,de=ne?.maxPayloadSize,Ce=new H(this,P,{maxFragments:ue,maxPayloadSize:de});Ce.on("d\
rain",R),Ce.on("error",M.bind(this)),O.socket.ws=this,this[C]=Ce,this.#o=new E(O.socket),this[A]=p.OPEN;const we=O.headersList.
get("sec-websocket-extensions");we!==null&&(this.#r=we);const ye=O.headersList.get("sec-websocket-protocol");ye!==null&&
(this.#t=ye),G("open",this)}}h.CONNECTING=h.prototype.CONNECTING=p.CONNECTING,h.OPEN=h.prototype.OPEN=p.OPEN,h.CLOSING=h.
prototype.CLOSING=p.CLOSING,h.CLOSED=h.prototype.CLOSED=p.CLOSED,Object.defineProperties(h.prototype,{CONNECTING:m,OPEN:m,
CLOSING:m,CLOSED:m,url:i,readyState:i,bufferedAmount:i,onopen:i,onerror:i,onclose:i,close:i,onmessage:i,binaryType:i,send:i,
extensions:i,protocol:i,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(
h,{CONNECTING:m,OPEN:m,CLOSING:m,CLOSED:m}),o.converters["sequence<DOMString>"]=o.sequenceConverter(o.converters.DOMString),
o.converters["DOMString or sequence<DOMString>"]=function(L,O,P){return o.util.Type(L)==="Object"&&Symbol.iterator in L?
o.converters["sequence<DOMString>"](L):o.converters.DOMString(L,O,P)},o.converters.WebSocketInit=o.dictionaryConverter([
{key:"protocols",converter:o.converters["DOMString or sequence<DOMString>"],defaultValue:e(()=>new Array(0),"defaultValu\
e")},{key:"dispatcher",converter:o.converters.any,defaultValue:e(()=>g(),"defaultValue")},{key:"headers",converter:o.nullableConverter(
o.converters.HeadersInit)}]),o.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(L){return o.util.
Type(L)==="Object"&&!(Symbol.iterator in L)?o.converters.WebSocketInit(L):{protocols:o.converters["DOMString or sequence\
<DOMString>"](L)}},o.converters.WebSocketSendData=function(L){if(o.util.Type(L)==="Object"){if(r(L))return o.converters.
Blob(L,{strict:!1});if(ArrayBuffer.isView(L)||s.isArrayBuffer(L))return o.converters.BufferSource(L)}return o.converters.
USVString(L)};function R(){this.ws[n].socket.resume()}e(R,"onParserDrain");function M(L){let O,P;L instanceof u?(O=L.reason,
P=L.code):O=L.message,G("error",this,()=>new l("error",{error:L,message:O})),Y(this,P)}e(M,"onParserError"),V.exports={WebSocket:h}}),
92413:((V,W,t)=>{t.d(W,{Q:e(()=>ut,"Q")});var o=t(79896),b=t(70857);class w{static{e(this,"Context")}constructor(){var N,
v,X;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,o.existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.
parse((0,o.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{const j=process.env.GITHUB_EVENT_PATH;process.
stdout.write(`GITHUB_EVENT_PATH ${j} does not exist${b.EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.
env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,
this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,
10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=
(N=process.env.GITHUB_API_URL)!==null&&N!==void 0?N:"https://api.github.com",this.serverUrl=(v=process.env.GITHUB_SERVER_URL)!==
null&&v!==void 0?v:"https://github.com",this.graphqlUrl=(X=process.env.GITHUB_GRAPHQL_URL)!==null&&X!==void 0?X:"https:/\
/api.github.com/graphql"}get issue(){const N=this.payload;return Object.assign(Object.assign({},this.repo),{number:(N.issue||
N.pull_request||N).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[N,v]=process.env.GITHUB_REPOSITORY.split(
"/");return{owner:N,repo:v}}if(this.payload.repository)return{owner:this.payload.repository.owner.login,repo:this.payload.
repository.name};throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'")}}var m=t(
89659),p=t(46752),c=function(D,N,v,X){function j(ce){return ce instanceof v?ce:new v(function(he){he(ce)})}return e(j,"a\
dopt"),new(v||(v=Promise))(function(ce,he){function Ee(be){try{Oe(X.next(be))}catch(xe){he(xe)}}e(Ee,"fulfilled");function Te(be){
try{Oe(X.throw(be))}catch(xe){he(xe)}}e(Te,"rejected");function Oe(be){be.done?ce(be.value):j(be.value).then(Ee,Te)}e(Oe,
"step"),Oe((X=X.apply(D,N||[])).next())})};function I(D,N){if(!D&&!N.auth)throw new Error("Parameter token or opts.auth \
is required");if(D&&N.auth)throw new Error("Parameters token and opts.auth may not both be specified");return typeof N.auth==
"string"?N.auth:`token ${D}`}e(I,"getAuthString");function B(D){return new m.HttpClient().getAgent(D)}e(B,"getProxyAgent");
function A(D){return new m.HttpClient().getAgentDispatcher(D)}e(A,"getProxyAgentDispatcher");function d(D){const N=A(D);
return e((X,j)=>c(this,void 0,void 0,function*(){return(0,p.fetch)(X,Object.assign(Object.assign({},j),{dispatcher:N}))}),
"proxyFetch")}e(d,"getProxyFetch");function a(){return process.env.GITHUB_API_URL||"https://api.github.com"}e(a,"getApiB\
aseUrl");function n(D){var N;const v=(N=process.env.ACTIONS_ORCHESTRATION_ID)===null||N===void 0?void 0:N.trim();if(v){const j=`\
actions_orchestration_id/${v.replace(/[^a-z0-9_.-]/gi,"_")}`;return D?.includes(j)?D:`${D?`${D} `:""}${j}`}return D}e(n,
"getUserAgentWithOrchestrationId");function Q(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:
typeof process=="object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.
arch})`:"<environment undetectable>"}e(Q,"getUserAgent");function C(D,N,v,X){if(typeof v!="function")throw new Error("me\
thod for before hook must be a function");return X||(X={}),Array.isArray(N)?N.reverse().reduce((j,ce)=>C.bind(null,D,ce,
j,X),v)():Promise.resolve().then(()=>D.registry[N]?D.registry[N].reduce((j,ce)=>ce.hook.bind(null,j,X),v)():v(X))}e(C,"r\
egister");function f(D,N,v,X){const j=X;D.registry[v]||(D.registry[v]=[]),N==="before"&&(X=e((ce,he)=>Promise.resolve().
then(j.bind(null,he)).then(ce.bind(null,he)),"hook")),N==="after"&&(X=e((ce,he)=>{let Ee;return Promise.resolve().then(ce.
bind(null,he)).then(Te=>(Ee=Te,j(Ee,he))).then(()=>Ee)},"hook")),N==="error"&&(X=e((ce,he)=>Promise.resolve().then(ce.bind(
null,he)).catch(Ee=>j(Ee,he)),"hook")),D.registry[v].push({hook:X,orig:j})}e(f,"addHook");function T(D,N,v){if(!D.registry[N])
return;const X=D.registry[N].map(j=>j.orig).indexOf(v);X!==-1&&D.registry[N].splice(X,1)}e(T,"removeHook");const k=Function.
bind,S=k.bind(k);function G(D,N,v){const X=S(T,null).apply(null,v?[N,v]:[N]);D.api={remove:X},D.remove=X,["before","erro\
r","after","wrap"].forEach(j=>{const ce=v?[N,j,v]:[N,j];D[j]=D.api[j]=S(f,null).apply(null,ce)})}e(G,"bindApi");function x(){
const D=Symbol("Singular"),N={registry:{}},v=C.bind(null,N,D);return G(v,N,D),v}e(x,"Singular");function Y(){const D={registry:{}},
N=C.bind(null,D);return G(N,D),N}e(Y,"Collection");const H={Singular:x,Collection:Y};var i="0.0.0-development",r=`octoki\
t-endpoint.js/${i} ${Q()}`,g={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+j\
son","user-agent":r},mediaType:{format:""}};function s(D){return D?Object.keys(D).reduce((N,v)=>(N[v.toLowerCase()]=D[v],
N),{}):{}}e(s,"lowercaseKeys");function l(D){if(typeof D!="object"||D===null||Object.prototype.toString.call(D)!=="[obje\
ct Object]")return!1;const N=Object.getPrototypeOf(D);if(N===null)return!0;const v=Object.prototype.hasOwnProperty.call(
N,"constructor")&&N.constructor;return typeof v=="function"&&v instanceof v&&Function.prototype.call(v)===Function.prototype.
call(D)}e(l,"isPlainObject");function u(D,N){const v=Object.assign({},D);return Object.keys(N).forEach(X=>{l(N[X])?X in D?
v[X]=u(D[X],N[X]):Object.assign(v,{[X]:N[X]}):Object.assign(v,{[X]:N[X]})}),v}e(u,"mergeDeep");function E(D){for(const N in D)
D[N]===void 0&&delete D[N];return D}e(E,"removeUndefinedProperties");function h(D,N,v){if(typeof N=="string"){let[j,ce]=N.
split(" ");v=Object.assign(ce?{method:j,url:ce}:{url:j},v)}else v=Object.assign({},N);v.headers=s(v.headers),E(v),E(v.headers);
const X=u(D||{},v);return v.url==="/graphql"&&(D&&D.mediaType.previews?.length&&(X.mediaType.previews=D.mediaType.previews.
filter(j=>!X.mediaType.previews.includes(j)).concat(X.mediaType.previews)),X.mediaType.previews=(X.mediaType.previews||[]).
map(j=>j.replace(/-preview/,""))),X}e(h,"merge");function R(D,N){const v=/\?/.test(D)?"&":"?",X=Object.keys(N);return X.
length===0?D:D+v+X.map(j=>j==="q"?"q="+N.q.split("+").map(encodeURIComponent).join("+"):`${j}=${encodeURIComponent(N[j])}`).
join("&")}e(R,"addQueryParameters");var M=/\{[^{}}]+\}/g;function L(D){return D.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").
split(/,/)}e(L,"removeNonChars");function O(D){const N=D.match(M);return N?N.map(L).reduce((v,X)=>v.concat(X),[]):[]}e(O,
"extractUrlVariableNames");function P(D,N){const v={__proto__:null};for(const X of Object.keys(D))N.indexOf(X)===-1&&(v[X]=
D[X]);return v}e(P,"omit");function ne(D){return D.split(/(%[0-9A-Fa-f]{2})/g).map(function(N){return/%[0-9A-Fa-f]/.test(
N)||(N=encodeURI(N).replace(/%5B/g,"[").replace(/%5D/g,"]")),N}).join("")}e(ne,"encodeReserved");function ue(D){return encodeURIComponent(
D).replace(/[!'()*]/g,function(N){return"%"+N.charCodeAt(0).toString(16).toUpperCase()})}e(ue,"encodeUnreserved");function de(D,N,v){
return N=D==="+"||D==="#"?ne(N):ue(N),v?ue(v)+"="+N:N}e(de,"encodeValue");function Ce(D){return D!=null}e(Ce,"isDefined");
function we(D){return D===";"||D==="&"||D==="?"}e(we,"isKeyOperator");function ye(D,N,v,X){var j=D[v],ce=[];if(Ce(j)&&j!==
"")if(typeof j=="string"||typeof j=="number"||typeof j=="bigint"||typeof j=="boolean")j=j.toString(),X&&X!=="*"&&(j=j.substring(
0,parseInt(X,10))),ce.push(de(N,j,we(N)?v:""));else if(X==="*")Array.isArray(j)?j.filter(Ce).forEach(function(he){ce.push(
de(N,he,we(N)?v:""))}):Object.keys(j).forEach(function(he){Ce(j[he])&&ce.push(de(N,j[he],he))});else{const he=[];Array.isArray(
j)?j.filter(Ce).forEach(function(Ee){he.push(de(N,Ee))}):Object.keys(j).forEach(function(Ee){Ce(j[Ee])&&(he.push(ue(Ee)),
he.push(de(N,j[Ee].toString())))}),we(N)?ce.push(ue(v)+"="+he.join(",")):he.length!==0&&ce.push(he.join(","))}else N==="\
;"?Ce(j)&&ce.push(ue(v)):j===""&&(N==="&"||N==="?")?ce.push(ue(v)+"="):j===""&&ce.push("");return ce}e(ye,"getValues");function me(D){
return{expand:ve.bind(null,D)}}e(me,"parseUrl");function ve(D,N){var v=["+","#",".","/",";","?","&"];return D=D.replace(
/\{([^\{\}]+)\}|([^\{\}]+)/g,function(X,j,ce){if(j){let Ee="";const Te=[];if(v.indexOf(j.charAt(0))!==-1&&(Ee=j.charAt(0),
j=j.substr(1)),j.split(/,/g).forEach(function(Oe){var be=/([^:\*]*)(?::(\d+)|(\*))?/.exec(Oe);Te.push(ye(N,Ee,be[1],be[2]||
be[3]))}),Ee&&Ee!=="+"){var he=",";return Ee==="?"?he="&":Ee!=="#"&&(he=Ee),(Te.length!==0?Ee:"")+Te.join(he)}else return Te.
join(",")}else return ne(ce)}),D==="/"?D:D.replace(/\/$/,"")}e(ve,"expand");function Ye(D){let N=D.method.toUpperCase(),
v=(D.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),X=Object.assign({},D.headers),j,ce=P(D,["method","baseUrl","url","headers",
"request","mediaType"]);const he=O(v);v=me(v).expand(ce),/^http/.test(v)||(v=D.baseUrl+v);const Ee=Object.keys(D).filter(
be=>he.includes(be)).concat("baseUrl"),Te=P(ce,Ee);if(!/application\/octet-stream/i.test(X.accept)&&(D.mediaType.format&&
(X.accept=X.accept.split(/,/).map(be=>be.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2\
.${D.mediaType.format}`)).join(",")),v.endsWith("/graphql")&&D.mediaType.previews?.length)){const be=X.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||
[];X.accept=be.concat(D.mediaType.previews).map(xe=>{const eA=D.mediaType.format?`.${D.mediaType.format}`:"+json";return`\
application/vnd.github.${xe}-preview${eA}`}).join(",")}return["GET","HEAD"].includes(N)?v=R(v,Te):"data"in Te?j=Te.data:
Object.keys(Te).length&&(j=Te),!X["content-type"]&&typeof j<"u"&&(X["content-type"]="application/json; charset=utf-8"),[
"PATCH","PUT"].includes(N)&&typeof j>"u"&&(j=""),Object.assign({method:N,url:v,headers:X},typeof j<"u"?{body:j}:null,D.request?
{request:D.request}:null)}e(Ye,"parse");function oe(D,N,v){return Ye(h(D,N,v))}e(oe,"endpointWithDefaults");function re(D,N){
const v=h(D,N),X=oe.bind(null,v);return Object.assign(X,{DEFAULTS:v,defaults:re.bind(null,v),merge:h.bind(null,v),parse:Ye})}
e(re,"withDefaults");var ae=re(null,g);const q=32,pe=9,Be=59,Ae=61,ee=34,ge=92,le=44,Se=1,We=2,He=4,_e=8,Re=16,ze=65280,
Le=Se|ze,Fe=new Uint8Array(256);Fe[pe]|=We,Fe[q]|=We,Fe[Be]|=He,Fe[le]|=_e;for(let D=128;D<=255;D++)Fe[D]|=Se;for(const D of"\
!#$%&'*+-.^_`|~")Fe[D.charCodeAt(0)]|=Re;for(let D=48;D<=57;D++)Fe[D]|=Re;for(let D=65;D<=90;D++)Fe[D]|=Se|Re;for(let D=97;D<=
122;D++)Fe[D]|=Re;const ke=(()=>{const D=e(function(){},"C");return D.prototype=Object.create(null),D})();function sA(D,N=0,v=D.
length){let X=!1;for(let j=N;j<v;j++){const ce=D.charCodeAt(j);if(ce===47){if(X||j===N||j>=v-1)return!1;X=!0}else if(!U(
ce))return!1}return X}e(sA,"isTypeValid");function ie(D,N=0,v=D.length){if(N>=v)return!1;for(let X=N;X<v;X++)if(!U(D.charCodeAt(
X)))return!1;return!0}e(ie,"isTokenValid");function U(D){return(Fe[D]&Re)!==0}e(U,"isTokenCode");function se(D){const N=D.
length;if(N===0)return'""';let v=0;for(;v<N&&U(D.charCodeAt(v));)v++;if(v===N)return D;let X='"',j=0;for(;v<N;){const ce=D.
charCodeAt(v);if(ce!==pe&&(ce<q||ce===127||ce>255))throw new TypeError(`Invalid parameter value: ${D}`);(ce===34||ce===92)&&
(X+=`${D.slice(j,v)}\\`,j=v),v++}return`${X}${D.slice(j)}"`}e(se,"parameterValue");function Qe(D){const{type:N,parameters:v}=D;
if(!N||!sA(N))throw new TypeError(`Invalid type: ${N}`);let X=N;if(v)for(const j of Object.keys(v)){if(!ie(j))throw new TypeError(
`Invalid parameter name: ${j}`);X+=`; ${j}=${se(v[j])}`}return X}e(Qe,"format");function Ue(D,N){const v=He|(N?.comma===
!0?_e:0),X=D.length;let j=N?.start??0;for(;(Fe[D.charCodeAt(j)]&We)!==0;)j++;let ce=j,he=0,Ee=-1,Te=N?.parameters===!1?_e:
0;for(;ce<X;){const eA=D.charCodeAt(ce),aA=Fe[eA];if((aA&v)!==0){Te|=aA&_e;break}(aA&We)!==0?Ee===-1&&(Ee=ce):Ee=-1,he|=
eA&ze|aA,ce++}const Oe=Ee===-1?ce:Ee,be=D.slice(j,Oe),xe=(he&Le)===0?be:be.toLowerCase();return ce===X||Te!==0?{type:xe,
index:ce,parameters:new ke}:Ge(D,xe,ce,X,v)}e(Ue,"dist_parse");function Ge(D,N,v,X,j){const ce=new ke;e:for(;v<X;){for(v++;(Fe[D.
charCodeAt(v)]&We)!==0;)v++;const he=v;let Ee=0,Te=-1;for(;v<X;){const Oe=D.charCodeAt(v),be=Fe[Oe];if((be&j)!==0){if((be&
_e)!==0)break e;continue e}if(Oe===Ae){const xe=Te===-1?v:Te,eA=D.slice(he,xe),aA=(Ee&Le)===0?eA:eA.toLowerCase();for(v++;(Fe[D.
charCodeAt(v)]&We)!==0;)v++;if(v<X&&D.charCodeAt(v)===ee){const tA=++v;let fA=!1;for(;v<X;){const RA=D.charCodeAt(v);if(RA===
ee){ce[aA]===void 0&&(ce[aA]=fA?De(D,tA,v):D.slice(tA,v)),v++;let BA=0;for(;v<X;){const MA=D.charCodeAt(v),NA=Fe[MA];if((NA&
j)!==0){BA=NA&_e;break}v++}if(BA!==0)break e;continue e}if(RA===ge&&v+1<X){fA=!0,v+=2;continue}v++}continue e}const qe=v;
let wA=0,AA=-1;for(;v<X;){const tA=D.charCodeAt(v),fA=Fe[tA];if((fA&j)!==0){wA=fA&_e;break}(fA&We)!==0?AA===-1&&(AA=v):AA=
-1,v++}if(ce[aA]===void 0){const tA=AA===-1?v:AA;ce[aA]=D.slice(qe,tA)}if(wA!==0)break e;continue e}(be&We)!==0?Te===-1&&
(Te=v):Te=-1,Ee|=Oe&ze|be,v++}}return{type:N,index:v,parameters:ce}}e(Ge,"parseParameters");function De(D,N,v){let X="";
for(let j=N;j<v;j++)D.charCodeAt(j)===ge&&(X+=D.slice(N,j),N=++j);return X+D.slice(N,v)}e(De,"unescapeQuotedPairs");const Xe=/^-?\d+$/,
je=/^-?\d+n+$/,Ke=JSON.stringify,iA=JSON.parse,lA=/^-?\d+n$/,IA=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,EA=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,
uA=e(D=>D===void 0||typeof D=="function"||typeof D=="symbol","isUnstringifiable"),gA=e(D=>D!==null&&typeof D=="object"&&
D.constructor&&D.constructor.name==="RawJSON","isRawJSON"),fe=e((D,N,v)=>{let X="";typeof v=="number"?X=" ".repeat(Math.
min(10,Math.max(0,Math.floor(v)))):typeof v=="string"&&(X=v.slice(0,10));const j=typeof N=="function",ce=Array.isArray(N)?
new Set(N.map(String)):null,he=e((qe,wA,AA)=>(AA!==null&&typeof AA=="object"&&typeof AA.toJSON=="function"&&(AA=AA.toJSON(
wA)),typeof AA=="string"&&je.test(AA)?AA+"n":typeof AA=="bigint"?"rawJSON"in JSON?JSON.rawJSON(AA.toString()):AA.toString()+
"n":(j&&(AA=N.call(qe,wA,AA)),AA!==null&&typeof AA=="object"&&(AA instanceof Number||AA instanceof String||AA instanceof
Boolean)&&(AA=AA.valueOf()),AA)),"prepareVal"),Ee=he({"":D},"",D);if(uA(Ee))return;const Te=Ee===null||typeof Ee!="objec\
t",Oe=gA(Ee);if(Te||Oe)return Ke(Ee);const be=[];let xe=0;const eA=[{parent:{"":Ee},key:"",val:Ee,isArray:Array.isArray(
Ee),keys:Array.isArray(Ee)?null:Object.keys(Ee),index:0,first:!0}],aA=new WeakSet([Ee]);for(;eA.length>0;){const qe=eA[eA.
length-1];qe.index===0&&(be.push(qe.isArray?"[":"{"),xe++);let wA=!1;if(qe.isArray)if(qe.index<qe.val.length){qe.first||
be.push(","),X&&be.push(`
`+X.repeat(xe));const AA=qe.val[qe.index],tA=he(qe.val,String(qe.index),AA);if(uA(tA))be.push("null"),qe.first=!1,qe.index++;else{
const fA=tA!==null&&typeof tA=="object",RA=gA(tA);if(fA&&!RA){if(aA.has(tA))throw new TypeError("Converting circular str\
ucture to JSON");aA.add(tA),eA.push({parent:qe.val,key:String(qe.index),val:tA,isArray:Array.isArray(tA),keys:Array.isArray(
tA)?null:Object.keys(tA),index:0,first:!0}),qe.first=!1,qe.index++}else be.push(Ke(tA)),qe.first=!1,qe.index++}}else wA=
!0;else{for(;qe.index<qe.keys.length;){const tA=qe.keys[qe.index++];if(ce&&!ce.has(tA))continue;const RA=qe.val[tA],BA=he(
qe.val,tA,RA);if(uA(BA))continue;qe.first||be.push(","),X?be.push(`
`+X.repeat(xe)+Ke(tA)+": "):be.push(Ke(tA)+":");const MA=BA!==null&&typeof BA=="object",NA=gA(BA);if(MA&&!NA){if(aA.has(
BA))throw new TypeError("Converting circular structure to JSON");aA.add(BA),eA.push({parent:qe.val,key:tA,val:BA,isArray:Array.
isArray(BA),keys:Array.isArray(BA)?null:Object.keys(BA),index:0,first:!0}),qe.first=!1;break}else be.push(Ke(BA)),qe.first=
!1}qe.index>=qe.keys.length&&eA[eA.length-1]===qe&&(wA=!0)}wA&&(xe--,!qe.first&&X&&be.push(`
`+X.repeat(xe)),be.push(qe.isArray?"]":"}"),aA.delete(qe.val),eA.pop())}return be.join("")},"stringifyIteratively"),Z=e(
(D,N,v)=>{try{return"rawJSON"in JSON?Ke(D,(Ee,Te)=>typeof Te=="bigint"?JSON.rawJSON(Te.toString()):typeof N=="function"?
N(Ee,Te):(Array.isArray(N)&&N.includes(Ee),Te),v):D?Ke(D,(Ee,Te)=>typeof Te=="string"&&je.test(Te)||typeof Te=="bigint"?
Te.toString()+"n":typeof N=="function"?N(Ee,Te):(Array.isArray(N)&&N.includes(Ee),Te),v).replace(IA,"$1$2$3").replace(EA,
"$1$2$3"):Ke(D,N,v)}catch(X){if(X instanceof RangeError){const j=fe(D,N,v);return j===void 0?void 0:"rawJSON"in JSON?j:j.
replace(IA,"$1$2$3").replace(EA,"$1$2$3")}throw X}},"JSONStringify"),F=new Map,J=e(()=>{const D=JSON.parse.toString();if(F.
has(D))return F.get(D);try{const N=JSON.parse("1",(v,X,j)=>!!j?.source&&j.source==="1");return F.set(D,N),N}catch{return F.
set(D,!1),!1}},"isContextSourceSupported"),y=e((D,N,v,X)=>typeof N=="string"&&lA.test(N)?BigInt(N.slice(0,-1)):typeof N==
"string"&&je.test(N)?N.slice(0,-1):typeof X=="function"?X(D,N,v):N,"convertMarkedBigIntsReviver"),z=e((D,N)=>JSON.parse(
D,(v,X,j)=>{const ce=typeof X=="number",he=X>Number.MAX_SAFE_INTEGER||X<Number.MIN_SAFE_INTEGER,Ee=ce&&he,Te=j&&Xe.test(
j.source);return Ee&&Te?BigInt(j.source):typeof N=="function"?N(v,X,j):X}),"JSONParseV2"),K=Number.MAX_SAFE_INTEGER.toString(),
$=K.length,_=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,te=/^"-?\d+n+"$/,Ie=e((D,N)=>{const v={
"":D},X=[{parent:v,key:"",visited:!1}];for(;X.length>0;){const j=X[X.length-1];if(j.visited){const{parent:ce,key:he}=j;let Ee=ce[he];
typeof Ee=="string"&&(lA.test(Ee)?Ee=BigInt(Ee.slice(0,-1)):je.test(Ee)&&(Ee=Ee.slice(0,-1))),typeof N=="function"&&(Ee=
N.call(ce,he,Ee)),Ee===void 0?delete ce[he]:ce[he]=Ee,X.pop()}else{j.visited=!0;const ce=j.parent[j.key];if(ce!==null&&typeof ce==
"object"){const Ee=Object.keys(ce);for(let Te=Ee.length-1;Te>=0;Te--)X.push({parent:ce,key:Ee[Te],visited:!1})}}}return v[""]},
"applyReviverIteratively"),Me=e(D=>D.replace(_,(N,v,X,j)=>{const ce=N[0]==='"';if(ce&&te.test(N))return N.substring(0,N.
length-1)+'n"';const Ee=X||j,Te=v&&(v.length<$||v.length===$&&v<=K);return ce||Ee||Te?N:'"'+N+'n"'}),"serializeBigInts"),
Ve=e((D,N)=>{if(!D)return iA(D,N);try{if(J())return z(D,N);const v=Me(D);return iA(v,(X,j,ce)=>y(X,j,ce,N))}catch(v){if(v instanceof
RangeError){const X=Me(D),j=iA(X);return Ie(j,N)}throw v}},"JSONParse");class Ne extends Error{static{e(this,"RequestErr\
or")}name;status;request;response;constructor(N,v,X){super(N,{cause:X.cause}),this.name="HttpError",this.status=Number.parseInt(
v),Number.isNaN(this.status)&&(this.status=0);"response"in X&&(this.response=X.response);const j=Object.assign({},X.request);
X.request.headers.authorization&&(j.headers=Object.assign({},X.request.headers,{authorization:X.request.headers.authorization.
replace(/(?<! ) .*$/," [REDACTED]")})),j.url=j.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,
"access_token=[REDACTED]"),this.request=j}}var Je="10.0.16",Pe={headers:{"user-agent":`octokit-request.js/${Je} ${Q()}`}};
function $e(D){if(typeof D!="object"||D===null||Object.prototype.toString.call(D)!=="[object Object]")return!1;const N=Object.
getPrototypeOf(D);if(N===null)return!0;const v=Object.prototype.hasOwnProperty.call(N,"constructor")&&N.constructor;return typeof v==
"function"&&v instanceof v&&Function.prototype.call(v)===Function.prototype.call(D)}e($e,"dist_bundle_isPlainObject");var cA=e(
()=>"","noop");async function Ze(D){const N=D.request?.fetch||globalThis.fetch;if(!N)throw new Error("fetch is not set. \
Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octok\
it.js/#fetch-missing");const v=D.request?.log||console,X=D.request?.parseSuccessResponseBody!==!1,j=$e(D.body)||Array.isArray(
D.body)?Z(D.body):D.body,ce=Object.fromEntries(Object.entries(D.headers).map(([xe,eA])=>[xe,String(eA)]));let he;try{he=
await N(D.url,{method:D.method,body:j,redirect:D.request?.redirect,headers:ce,signal:D.request?.signal,...D.body&&{duplex:"\
half"}})}catch(xe){let eA="Unknown Error";if(xe instanceof Error){if(xe.name==="AbortError")throw xe.status=500,xe;eA=xe.
message,xe.name==="TypeError"&&"cause"in xe&&(xe.cause instanceof Error?eA=xe.cause.message:typeof xe.cause=="string"&&(eA=
xe.cause))}const aA=new Ne(eA,500,{request:D});throw aA.cause=xe,aA}const Ee=he.status,Te=he.url,Oe={};for(const[xe,eA]of he.
headers)Oe[xe]=eA;const be={url:Te,status:Ee,headers:Oe,data:""};if("deprecation"in Oe){const xe=Oe.link&&Oe.link.match(
/<([^<>]+)>; rel="deprecation"/),eA=xe&&xe.pop();v.warn(`[@octokit/request] "${D.method} ${D.url}" is deprecated. It is \
scheduled to be removed on ${Oe.sunset}${eA?`. See ${eA}`:""}`)}if(Ee===204||Ee===205)return be;if(D.method==="HEAD"){if(Ee<
400)return be;throw new Ne(he.statusText,Ee,{response:be,request:D})}if(Ee===304)throw be.data=await oA(he),new Ne("Not \
modified",Ee,{response:be,request:D});if(Ee>=400)throw be.data=await oA(he),new Ne(nA(be.data),Ee,{response:be,request:D});
return be.data=X?await oA(he):he.body,be}e(Ze,"fetchWrapper");async function oA(D){const N=D.headers.get("content-type");
if(!N)return D.text().catch(cA);const v=Ue(N);if(hA(v)){let X="";try{return X=await D.text(),Ve(X)}catch{return X}}else return v.
type.startsWith("text/")||v.parameters.charset?.toLowerCase()==="utf-8"&&v.type!=="application/octet-stream"?D.text().catch(
cA):D.arrayBuffer().catch(()=>new ArrayBuffer(0))}e(oA,"getResponseData");function hA(D){return D.type==="application/js\
on"||D.type==="application/scim+json"}e(hA,"isJSONResponse");function nA(D){if(typeof D=="string")return D;if(D instanceof
ArrayBuffer)return"Unknown error";if(typeof D=="object"&&D!==null&&"message"in D){const N=D,v="documentation_url"in N?` \
- ${N.documentation_url}`:"";return Array.isArray(N.errors)?`${N.message}: ${N.errors.map(X=>JSON.stringify(X)).join(", ")}${v}`:
`${N.message}${v}`}return`Unknown error: ${JSON.stringify(D)}`}e(nA,"toErrorMessage");function dA(D,N){const v=D.defaults(
N);return Object.assign(e(function(j,ce){const he=v.merge(j,ce);if(!he.request||!he.request.hook)return Ze(v.parse(he));
const Ee=e((Te,Oe)=>Ze(v.parse(v.merge(Te,Oe))),"request2");return Object.assign(Ee,{endpoint:v,defaults:dA.bind(null,v)}),
he.request.hook(Ee,he)},"newApi"),{endpoint:v,defaults:dA.bind(null,v)})}e(dA,"dist_bundle_withDefaults");var rA=dA(ae,Pe);
var QA="0.0.0-development";function GA(D){return`Request failed due to following response errors:
`+D.errors.map(N=>` - ${N.message}`).join(`
`)}e(GA,"_buildMessageForResponseErrors");var TA=class extends Error{static{e(this,"GraphqlResponseError")}constructor(D,N,v){
super(GA(v)),this.request=D,this.headers=N,this.response=v,this.errors=v.errors,this.data=v.data,Error.captureStackTrace&&
Error.captureStackTrace(this,this.constructor)}request;headers;response;name="GraphqlResponseError";errors;data},pA=["me\
thod","baseUrl","url","headers","request","query","mediaType","operationName"],FA=["query","method","url"],mA=/\/api\/v3\/?$/;
function LA(D,N,v){if(v){if(typeof N=="string"&&"query"in v)return Promise.reject(new Error('[@octokit/graphql] "query" \
cannot be used as variable name'));for(const he in v)if(FA.includes(he))return Promise.reject(new Error(`[@octokit/graph\
ql] "${he}" cannot be used as variable name`))}const X=typeof N=="string"?Object.assign({query:N},v):N,j=Object.keys(X).
reduce((he,Ee)=>pA.includes(Ee)?(he[Ee]=X[Ee],he):(he.variables||(he.variables={}),he.variables[Ee]=X[Ee],he),{}),ce=X.baseUrl||
D.endpoint.DEFAULTS.baseUrl;return mA.test(ce)&&(j.url=ce.replace(mA,"/api/graphql")),D(j).then(he=>{if(he.data.errors){
const Ee={};for(const Te of Object.keys(he.headers))Ee[Te]=he.headers[Te];throw new TA(j,Ee,he.data)}return he.data.data})}
e(LA,"graphql");function kA(D,N){const v=D.defaults(N);return Object.assign(e((j,ce)=>LA(v,j,ce),"newApi"),{defaults:kA.
bind(null,v),endpoint:v.endpoint})}e(kA,"graphql_dist_bundle_withDefaults");var CA=kA(rA,{headers:{"user-agent":`octokit\
-graphql.js/${QA} ${Q()}`},method:"POST",url:"/graphql"});function bA(D){return kA(D,{method:"POST",url:"/graphql"})}e(bA,
"withCustomRequest");var SA="(?:[a-zA-Z0-9_-]+)",UA="\\.",yA=new RegExp(`^${SA}${UA}${SA}${UA}${SA}$`),KA=yA.test.bind(yA);
async function XA(D){const N=KA(D),v=D.startsWith("v1.")||D.startsWith("ghs_"),X=D.startsWith("ghu_");return{type:"token",
token:D,tokenType:N?"app":v?"installation":X?"user-to-server":"oauth"}}e(XA,"auth");function qA(D){return D.split(/\./).
length===3?`bearer ${D}`:`token ${D}`}e(qA,"withAuthorizationPrefix");async function jA(D,N,v,X){const j=N.endpoint.merge(
v,X);return j.headers.authorization=qA(D),N(j)}e(jA,"hook");var $A=e(function(N){if(!N)throw new Error("[@octokit/auth-t\
oken] No token passed to createTokenAuth");if(typeof N!="string")throw new Error("[@octokit/auth-token] Token passed to \
createTokenAuth is not a string");return N=N.replace(/^(token|bearer) +/i,""),Object.assign(XA.bind(null,N),{hook:jA.bind(
null,N)})},"createTokenAuth2");const JA="7.0.8",xA=e(()=>{},"dist_src_noop"),_A=console.warn.bind(console),et=console.error.
bind(console);function At(D={}){return typeof D.debug!="function"&&(D.debug=xA),typeof D.info!="function"&&(D.info=xA),typeof D.
warn!="function"&&(D.warn=_A),typeof D.error!="function"&&(D.error=et),D}e(At,"createLogger");const HA=`octokit-core.js/${JA}\
 ${Q()}`;class tt{static{e(this,"Octokit")}static VERSION=JA;static defaults(N){return class extends this{static{e(this,
"OctokitWithDefaults")}constructor(...X){const j=X[0]||{};if(typeof N=="function"){super(N(j));return}super(Object.assign(
{},N,j,j.userAgent&&N.userAgent?{userAgent:`${j.userAgent} ${N.userAgent}`}:null))}}}static plugins=[];static plugin(...N){
const v=this.plugins;return class extends this{static{e(this,"NewOctokit")}static plugins=v.concat(N.filter(j=>!v.includes(
j)))}}constructor(N={}){const v=new H.Collection,X={baseUrl:rA.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign(
{},N.request,{hook:v.bind(null,"request")}),mediaType:{previews:[],format:""}};if(X.headers["user-agent"]=N.userAgent?`${N.
userAgent} ${HA}`:HA,N.baseUrl&&(X.baseUrl=N.baseUrl),N.previews&&(X.mediaType.previews=N.previews),N.timeZone&&(X.headers["\
time-zone"]=N.timeZone),this.request=rA.defaults(X),this.graphql=bA(this.request).defaults(X),this.log=At(N.log),this.hook=
v,N.authStrategy){const{authStrategy:ce,...he}=N,Ee=ce(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:he},
N.auth));v.wrap("request",Ee.hook),this.auth=Ee}else if(!N.auth)this.auth=async()=>({type:"unauthenticated"});else{const ce=$A(
N.auth);v.wrap("request",ce.hook),this.auth=ce}const j=this.constructor;for(let ce=0;ce<j.plugins.length;++ce)Object.assign(
this,j.plugins[ce](this,N))}request;graphql;log;hook;auth}const VA="17.0.0";var st={actions:{addCustomLabelsToSelfHostedRunnerForOrg:[
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
"PATCH /user"]}};const DA=new Map;for(const[D,N]of Object.entries(st))for(const[v,X]of Object.entries(N)){const[j,ce,he]=X,
[Ee,Te]=j.split(/ /),Oe=Object.assign({method:Ee,url:Te},ce);DA.has(D)||DA.set(D,new Map),DA.get(D).set(v,{scope:D,methodName:v,
endpointDefaults:Oe,decorations:he})}const rt={has({scope:D},N){return DA.get(D).has(N)},getOwnPropertyDescriptor(D,N){return{
value:this.get(D,N),configurable:!0,writable:!0,enumerable:!0}},defineProperty(D,N,v){return Object.defineProperty(D.cache,
N,v),!0},deleteProperty(D,N){return delete D.cache[N],!0},ownKeys({scope:D}){return[...DA.get(D).keys()]},set(D,N,v){return D.
cache[N]=v},get({octokit:D,scope:N,cache:v},X){if(v[X])return v[X];const j=DA.get(N).get(X);if(!j)return;const{endpointDefaults:ce,
decorations:he}=j;return he?v[X]=ot(D,N,X,ce,he):v[X]=D.request.defaults(ce),v[X]}};function OA(D){const N={};for(const v of DA.
keys())N[v]=new Proxy({octokit:D,scope:v,cache:{}},rt);return N}e(OA,"endpointsToMethods");function ot(D,N,v,X,j){const ce=D.
request.defaults(X);function he(...Ee){let Te=ce.endpoint.merge(...Ee);if(j.mapToData)return Te=Object.assign({},Te,{data:Te[j.
mapToData],[j.mapToData]:void 0}),ce(Te);if(j.renamed){const[Oe,be]=j.renamed;D.log.warn(`octokit.${N}.${v}() has been r\
enamed to octokit.${Oe}.${be}()`)}if(j.deprecated&&D.log.warn(j.deprecated),j.renamedParameters){const Oe=ce.endpoint.merge(
...Ee);for(const[be,xe]of Object.entries(j.renamedParameters))be in Oe&&(D.log.warn(`"${be}" parameter is deprecated for\
 "octokit.${N}.${v}()". Use "${xe}" instead`),xe in Oe||(Oe[xe]=Oe[be]),delete Oe[be]);return ce(Oe)}return ce(...Ee)}return e(
he,"withDecorations"),Object.assign(he,ce)}e(ot,"decorate");function PA(D){return{rest:OA(D)}}e(PA,"restEndpointMethods"),
PA.VERSION=VA;function nt(D){const N=OA(D);return{...N,rest:N}}e(nt,"legacyRestEndpointMethods"),nt.VERSION=VA;var it="0\
.0.0-development";function at(D){if(!D.data)return{...D,data:[]};if(!(("total_count"in D.data||"total_commits"in D.data)&&
!("url"in D.data)))return D;const v=D.data.incomplete_results,X=D.data.repository_selection,j=D.data.total_count,ce=D.data.
total_commits;delete D.data.incomplete_results,delete D.data.repository_selection,delete D.data.total_count,delete D.data.
total_commits;const he=Object.keys(D.data)[0],Ee=D.data[he];return D.data=Ee,typeof v<"u"&&(D.data.incomplete_results=v),
typeof X<"u"&&(D.data.repository_selection=X),D.data.total_count=j,D.data.total_commits=ce,D}e(at,"normalizePaginatedLis\
tResponse");function vA(D,N,v){const X=typeof N=="function"?N.endpoint(v):D.request.endpoint(N,v),j=typeof N=="function"?
N:D.request,ce=X.method,he=X.headers;let Ee=X.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!Ee)return{done:!0};
try{const Te=await j({method:ce,url:Ee,headers:he}),Oe=at(Te);if(Ee=((Oe.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||
[])[1],!Ee&&"total_commits"in Oe.data){const be=new URL(Oe.url),xe=be.searchParams,eA=parseInt(xe.get("page")||"1",10),aA=parseInt(
xe.get("per_page")||"250",10);eA*aA<Oe.data.total_commits&&(xe.set("page",String(eA+1)),Ee=be.toString())}return{value:Oe}}catch(Te){
if(Te.status!==409)throw Te;return Ee="",{value:{status:200,headers:{},data:[]}}}}})}}e(vA,"iterator");function WA(D,N,v,X){
return typeof v=="function"&&(X=v,v=void 0),zA(D,[],vA(D,N,v)[Symbol.asyncIterator](),X)}e(WA,"paginate");function zA(D,N,v,X){
return v.next().then(j=>{if(j.done)return N;let ce=!1;function he(){ce=!0}return e(he,"done"),N=N.concat(X?X(j.value,he):
j.value.data),ce?N:zA(D,N,v,X)})}e(zA,"gather");var ht=Object.assign(WA,{iterator:vA}),ct=null;function It(D){return typeof D==
"string"?ct.includes(D):!1}e(It,"isPaginatingEndpoint");function ZA(D){return{paginate:Object.assign(WA.bind(null,D),{iterator:vA.
bind(null,D)})}}e(ZA,"paginateRest"),ZA.VERSION=it;const Ct=new w,YA=a(),gt={baseUrl:YA,request:{agent:B(YA),fetch:d(YA)}},
lt=tt.plugin(PA,ZA).defaults(gt);function Et(D,N){const v=Object.assign({},N||{}),X=I(D,v);X&&(v.auth=X);const j=n(v.userAgent);
return j&&(v.userAgent=j),v}e(Et,"getOctokitOptions");const dt=new w;function ut(D,N,...v){const X=lt.plugin(...v);return new X(
Et(D,N))}e(ut,"getOctokit")})};
