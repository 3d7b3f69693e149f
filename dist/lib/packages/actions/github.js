"use strict";module.exports={"@actions/github"(en,ot,An,Mr){var nt=Object.defineProperty,Lr=Object.getOwnPropertyDescriptor,Gr=Object.
getOwnPropertyNames,vr=Object.prototype.hasOwnProperty,Yr=(r,E)=>{for(var e in E)nt(r,e,{get:E[e],enumerable:!0})},Hr=(r,E,e,l)=>{
if(E&&typeof E=="object"||typeof E=="function")for(let n of Gr(E))!vr.call(r,n)&&n!==e&&nt(r,n,{get:()=>E[n],enumerable:!(l=
Lr(E,n))||l.enumerable});return r},Jr=r=>Hr(nt({},"__esModule",{value:!0}),r),Ft={};Yr(Ft,{getOctokit:()=>Xo}),Mr.exports=
Jr(Ft);var J=ot("chunk-IYWUY3VA"),Tt=ot("fs"),Or=ot("os"),Vr=(0,J.b)(r=>{"use strict";Object.defineProperty(r,"__esModul\
e",{value:!0}),r.getProxyUrl=E,r.checkBypass=e;function E(Q){let a=Q.protocol==="https:";if(e(Q))return;let g=a?process.
env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(g)try{return new n(g)}catch{if(!g.
startsWith("http://")&&!g.startsWith("https://"))return new n(`http://${g}`)}else return}function e(Q){if(!Q.hostname)return!1;
let a=Q.hostname;if(l(a))return!0;let g=process.env.no_proxy||process.env.NO_PROXY||"";if(!g)return!1;let h;Q.port?h=Number(
Q.port):Q.protocol==="http:"?h=80:Q.protocol==="https:"&&(h=443);let t=[Q.hostname.toUpperCase()];typeof h=="number"&&t.
push(`${t[0]}:${h}`);for(let c of g.split(",").map(u=>u.trim().toUpperCase()).filter(u=>u))if(c==="*"||t.some(u=>u===c||
u.endsWith(`.${c}`)||c.startsWith(".")&&u.endsWith(`${c}`)))return!0;return!1}function l(Q){let a=Q.toLowerCase();return a===
"localhost"||a.startsWith("127.")||a.startsWith("[::1]")||a.startsWith("[0:0:0:0:0:0:0:1]")}var n=class extends URL{constructor(Q,a){
super(Q,a),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){
return this._decodedUsername}get password(){return this._decodedPassword}}}),xr=(0,J.b)(r=>{"use strict";var E=(0,J.a)("\
net"),e=(0,J.a)("tls"),l=(0,J.a)("http"),n=(0,J.a)("https"),Q=(0,J.a)("events"),a=(0,J.a)("assert"),g=(0,J.a)("util");r.
httpOverHttp=h,r.httpsOverHttp=t,r.httpOverHttps=c,r.httpsOverHttps=u;function h(k){var D=new f(k);return D.request=l.request,
D}function t(k){var D=new f(k);return D.request=l.request,D.createSocket=d,D.defaultPort=443,D}function c(k){var D=new f(
k);return D.request=n.request,D}function u(k){var D=new f(k);return D.request=n.request,D.createSocket=d,D.defaultPort=443,
D}function f(k){var D=this;D.options=k||{},D.proxyOptions=D.options.proxy||{},D.maxSockets=D.options.maxSockets||l.Agent.
defaultMaxSockets,D.requests=[],D.sockets=[],D.on("free",function(U,M,v,L){for(var R=i(M,v,L),A=0,o=D.requests.length;A<
o;++A){var C=D.requests[A];if(C.host===R.host&&C.port===R.port){D.requests.splice(A,1),C.request.onSocket(U);return}}U.destroy(),
D.removeSocket(U)})}g.inherits(f,Q.EventEmitter),f.prototype.addRequest=function(k,D,U,M){var v=this,L=B({request:k},v.options,
i(D,U,M));if(v.sockets.length>=this.maxSockets){v.requests.push(L);return}v.createSocket(L,function(R){R.on("free",A),R.
on("close",o),R.on("agentRemove",o),k.onSocket(R);function A(){v.emit("free",R,L)}function o(C){v.removeSocket(R),R.removeListener(
"free",A),R.removeListener("close",o),R.removeListener("agentRemove",o)}})},f.prototype.createSocket=function(k,D){var U=this,
M={};U.sockets.push(M);var v=B({},U.proxyOptions,{method:"CONNECT",path:k.host+":"+k.port,agent:!1,headers:{host:k.host+
":"+k.port}});k.localAddress&&(v.localAddress=k.localAddress),v.proxyAuth&&(v.headers=v.headers||{},v.headers["Proxy-Aut\
horization"]="Basic "+new Buffer(v.proxyAuth).toString("base64")),I("making CONNECT request");var L=U.request(v);L.useChunkedEncodingByDefault=
!1,L.once("response",R),L.once("upgrade",A),L.once("connect",o),L.once("error",C),L.end();function R(s){s.upgrade=!0}function A(s,p,m){
process.nextTick(function(){o(s,p,m)})}function o(s,p,m){if(L.removeAllListeners(),p.removeAllListeners(),s.statusCode!==
200){I("tunneling socket could not be established, statusCode=%d",s.statusCode),p.destroy();var w=new Error("tunneling s\
ocket could not be established, statusCode="+s.statusCode);w.code="ECONNRESET",k.request.emit("error",w),U.removeSocket(
M);return}if(m.length>0){I("got illegal response body from proxy"),p.destroy();var w=new Error("got illegal response bod\
y from proxy");w.code="ECONNRESET",k.request.emit("error",w),U.removeSocket(M);return}return I("tunneling connection has\
 established"),U.sockets[U.sockets.indexOf(M)]=p,D(p)}function C(s){L.removeAllListeners(),I(`tunneling socket could not\
 be established, cause=%s
`,s.message,s.stack);var p=new Error("tunneling socket could not be established, cause="+s.message);p.code="ECONNRESET",
k.request.emit("error",p),U.removeSocket(M)}},f.prototype.removeSocket=function(k){var D=this.sockets.indexOf(k);if(D!==
-1){this.sockets.splice(D,1);var U=this.requests.shift();U&&this.createSocket(U,function(M){U.request.onSocket(M)})}};function d(k,D){
var U=this;f.prototype.createSocket.call(U,k,function(M){var v=k.request.getHeader("host"),L=B({},U.options,{socket:M,servername:v?
v.replace(/:.*$/,""):k.host}),R=e.connect(0,L);U.sockets[U.sockets.indexOf(M)]=R,D(R)})}function i(k,D,U){return typeof k==
"string"?{host:k,port:D,localAddress:U}:k}function B(k){for(var D=1,U=arguments.length;D<U;++D){var M=arguments[D];if(typeof M==
"object")for(var v=Object.keys(M),L=0,R=v.length;L<R;++L){var A=v[L];M[A]!==void 0&&(k[A]=M[A])}}return k}var I;process.
env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?I=function(){var k=Array.prototype.slice.call(arguments);typeof k[0]==
"string"?k[0]="TUNNEL: "+k[0]:k.unshift("TUNNEL:"),console.error.apply(console,k)}:I=function(){},r.debug=I}),Pr=(0,J.b)(
(r,E)=>{E.exports=xr()}),Ve=(0,J.b)((r,E)=>{E.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol(
"dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol(
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
"http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}}),Ye=(0,J.b)((r,E)=>{"use strict";var e=Symbol.for("un\
dici.error.UND_ERR"),l=class extends Error{constructor(V){super(V),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.
hasInstance](V){return V&&V[e]===!0}[e]=!0},n=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT"),Q=class extends l{constructor(V){
super(V),this.name="ConnectTimeoutError",this.message=V||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.
hasInstance](V){return V&&V[n]===!0}[n]=!0},a=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT"),g=class extends l{constructor(V){
super(V),this.name="HeadersTimeoutError",this.message=V||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.
hasInstance](V){return V&&V[a]===!0}[a]=!0},h=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),t=class extends l{constructor(V){
super(V),this.name="HeadersOverflowError",this.message=V||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.
hasInstance](V){return V&&V[h]===!0}[h]=!0},c=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"),u=class extends l{constructor(V){
super(V),this.name="BodyTimeoutError",this.message=V||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.
hasInstance](V){return V&&V[c]===!0}[c]=!0},f=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE"),d=class extends l{constructor(V,re,Z,q){
super(V),this.name="ResponseStatusCodeError",this.message=V||"Response Status Code Error",this.code="UND_ERR_RESPONSE_ST\
ATUS_CODE",this.body=q,this.status=re,this.statusCode=re,this.headers=Z}static[Symbol.hasInstance](V){return V&&V[f]===!0}[f]=!0},
i=Symbol.for("undici.error.UND_ERR_INVALID_ARG"),B=class extends l{constructor(V){super(V),this.name="InvalidArgumentErr\
or",this.message=V||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](V){return V&&V[i]===
!0}[i]=!0},I=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),k=class extends l{constructor(V){super(V),this.name=
"InvalidReturnValueError",this.message=V||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.
hasInstance](V){return V&&V[I]===!0}[I]=!0},D=Symbol.for("undici.error.UND_ERR_ABORT"),U=class extends l{constructor(V){
super(V),this.name="AbortError",this.message=V||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](V){
return V&&V[D]===!0}[D]=!0},M=Symbol.for("undici.error.UND_ERR_ABORTED"),v=class extends U{constructor(V){super(V),this.
name="AbortError",this.message=V||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](V){return V&&
V[M]===!0}[M]=!0},L=Symbol.for("undici.error.UND_ERR_INFO"),R=class extends l{constructor(V){super(V),this.name="Informa\
tionalError",this.message=V||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](V){return V&&V[L]===
!0}[L]=!0},A=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"),o=class extends l{constructor(V){super(V),this.
name="RequestContentLengthMismatchError",this.message=V||"Request body length does not match content-length header",this.
code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](V){return V&&V[A]===!0}[A]=!0},C=Symbol.for("undic\
i.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),s=class extends l{constructor(V){super(V),this.name="ResponseContentLength\
MismatchError",this.message=V||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTEN\
T_LENGTH_MISMATCH"}static[Symbol.hasInstance](V){return V&&V[C]===!0}[C]=!0},p=Symbol.for("undici.error.UND_ERR_DESTROYE\
D"),m=class extends l{constructor(V){super(V),this.name="ClientDestroyedError",this.message=V||"The client is destroyed",
this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](V){return V&&V[p]===!0}[p]=!0},w=Symbol.for("undici.error.UND_E\
RR_CLOSED"),y=class extends l{constructor(V){super(V),this.name="ClientClosedError",this.message=V||"The client is close\
d",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](V){return V&&V[w]===!0}[w]=!0},F=Symbol.for("undici.error.UND_E\
RR_SOCKET"),G=class extends l{constructor(V,re){super(V),this.name="SocketError",this.message=V||"Socket error",this.code=
"UND_ERR_SOCKET",this.socket=re}static[Symbol.hasInstance](V){return V&&V[F]===!0}[F]=!0},Y=Symbol.for("undici.error.UND\
_ERR_NOT_SUPPORTED"),H=class extends l{constructor(V){super(V),this.name="NotSupportedError",this.message=V||"Not suppor\
ted error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](V){return V&&V[Y]===!0}[Y]=!0},P=Symbol.for("und\
ici.error.UND_ERR_BPL_MISSING_UPSTREAM"),Ae=class extends l{constructor(V){super(V),this.name="MissingUpstreamError",this.
message=V||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](V){
return V&&V[P]===!0}[P]=!0},ie=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),le=class extends Error{constructor(V,re,Z){
super(V),this.name="HTTPParserError",this.code=re?`HPE_${re}`:void 0,this.data=Z?Z.toString():void 0}static[Symbol.hasInstance](V){
return V&&V[ie]===!0}[ie]=!0},ce=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),Ee=class extends l{constructor(V){
super(V),this.name="ResponseExceededMaxSizeError",this.message=V||"Response content exceeded max size",this.code="UND_ER\
R_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](V){return V&&V[ce]===!0}[ce]=!0},Qe=Symbol.for("undici.error.UND_ERR\
_REQ_RETRY"),he=class extends l{constructor(V,re,{headers:Z,data:q}){super(V),this.name="RequestRetryError",this.message=
V||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=re,this.data=q,this.headers=Z}static[Symbol.hasInstance](V){
return V&&V[Qe]===!0}[Qe]=!0},be=Symbol.for("undici.error.UND_ERR_RESPONSE"),pe=class extends l{constructor(V,re,{headers:Z,
data:q}){super(V),this.name="ResponseError",this.message=V||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=
re,this.data=q,this.headers=Z}static[Symbol.hasInstance](V){return V&&V[be]===!0}[be]=!0},ee=Symbol.for("undici.error.UN\
D_ERR_PRX_TLS"),te=class extends l{constructor(V,re,Z){super(re,{cause:V,...Z??{}}),this.name="SecureProxyConnectionErro\
r",this.message=re||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=V}static[Symbol.hasInstance](V){
return V&&V[ee]===!0}[ee]=!0},ae=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"),De=class extends l{constructor(V){
super(V),this.name="MessageSizeExceededError",this.message=V||"Max decompressed message size exceeded",this.code="UND_ER\
R_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](V){return V&&V[ae]===!0}get[ae](){return!0}};E.exports={AbortError:U,
HTTPParserError:le,UndiciError:l,HeadersTimeoutError:g,HeadersOverflowError:t,BodyTimeoutError:u,RequestContentLengthMismatchError:o,
ConnectTimeoutError:Q,ResponseStatusCodeError:d,InvalidArgumentError:B,InvalidReturnValueError:k,RequestAbortedError:v,ClientDestroyedError:m,
ClientClosedError:y,InformationalError:R,SocketError:G,NotSupportedError:H,ResponseContentLengthMismatchError:s,BalancedPoolMissingUpstreamError:Ae,
ResponseExceededMaxSizeError:Ee,RequestRetryError:he,ResponseError:pe,SecureProxyConnectionError:te,MessageSizeExceededError:De}}),
it=(0,J.b)((r,E)=>{"use strict";var e={},l=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control\
-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-\
Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age",
"Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Conte\
nt-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-S\
ecurity-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-O\
rigin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From",
"Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Lin\
k","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Ra\
nge","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocke\
t-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worke\
r-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Or\
igin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","\
X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X\
-Requested-With","X-XSS-Protection"];for(let n=0;n<l.length;++n){let Q=l[n],a=Q.toLowerCase();e[Q]=e[a]=a}Object.setPrototypeOf(
e,null),E.exports={wellknownHeaderNames:l,headerNameLowerCasedRecord:e}}),_r=(0,J.b)((r,E)=>{"use strict";var{wellknownHeaderNames:e,
headerNameLowerCasedRecord:l}=it(),n=class vA{value=null;left=null;middle=null;right=null;code;constructor(h,t,c){if(c===
void 0||c>=h.length)throw new TypeError("Unreachable");if((this.code=h.charCodeAt(c))>127)throw new TypeError("key must \
be ascii string");h.length!==++c?this.middle=new vA(h,t,c):this.value=t}add(h,t){let c=h.length;if(c===0)throw new TypeError(
"Unreachable");let u=0,f=this;for(;;){let d=h.charCodeAt(u);if(d>127)throw new TypeError("key must be ascii string");if(f.
code===d)if(c===++u){f.value=t;break}else if(f.middle!==null)f=f.middle;else{f.middle=new vA(h,t,u);break}else if(f.code<
d)if(f.left!==null)f=f.left;else{f.left=new vA(h,t,u);break}else if(f.right!==null)f=f.right;else{f.right=new vA(h,t,u);
break}}}search(h){let t=h.length,c=0,u=this;for(;u!==null&&c<t;){let f=h[c];for(f<=90&&f>=65&&(f|=32);u!==null;){if(f===
u.code){if(t===++c)return u;u=u.middle;break}u=u.code<f?u.left:u.right}}return null}},Q=class{node=null;insert(g,h){this.
node===null?this.node=new n(g,h,0):this.node.add(g,h)}lookup(g){return this.node?.search(g)?.value??null}},a=new Q;for(let g=0;g<
e.length;++g){let h=l[e[g]];a.insert(h,h)}E.exports={TernarySearchTree:Q,tree:a}}),Ue=(0,J.b)((r,E)=>{"use strict";var e=(0,J.
a)("node:assert"),{kDestroyed:l,kBodyUsed:n,kListeners:Q,kBody:a}=Ve(),{IncomingMessage:g}=(0,J.a)("node:http"),h=(0,J.a)(
"node:stream"),t=(0,J.a)("node:net"),{Blob:c}=(0,J.a)("node:buffer"),u=(0,J.a)("node:util"),{stringify:f}=(0,J.a)("node:\
querystring"),{EventEmitter:d}=(0,J.a)("node:events"),{InvalidArgumentError:i}=Ye(),{headerNameLowerCasedRecord:B}=it(),
{tree:I}=_r(),[k,D]=process.versions.node.split(".").map(S=>Number(S)),U=class{constructor(S){this[a]=S,this[n]=!1}async*[Symbol.
asyncIterator](){e(!this[n],"disturbed"),this[n]=!0,yield*this[a]}};function M(S){return L(S)?(Y(S)===0&&S.on("data",function(){
e(!1)}),typeof S.readableDidRead!="boolean"&&(S[n]=!1,d.prototype.on.call(S,"data",function(){this[n]=!0})),S):S&&typeof S.
pipeTo=="function"?new U(S):S&&typeof S!="string"&&!ArrayBuffer.isView(S)&&G(S)?new U(S):S}function v(){}function L(S){return S&&
typeof S=="object"&&typeof S.pipe=="function"&&typeof S.on=="function"}function R(S){if(S===null)return!1;if(S instanceof
c)return!0;if(typeof S!="object")return!1;{let X=S[Symbol.toStringTag];return(X==="Blob"||X==="File")&&("stream"in S&&typeof S.
stream=="function"||"arrayBuffer"in S&&typeof S.arrayBuffer=="function")}}function A(S,X){if(S.includes("?")||S.includes(
"#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');let ne=f(X);return ne&&(S+="\
?"+ne),S}function o(S){let X=parseInt(S,10);return X===Number(S)&&X>=0&&X<=65535}function C(S){return S!=null&&S[0]==="h"&&
S[1]==="t"&&S[2]==="t"&&S[3]==="p"&&(S[4]===":"||S[4]==="s"&&S[5]===":")}function s(S){if(typeof S=="string"){if(S=new URL(
S),!C(S.origin||S.protocol))throw new i("Invalid URL protocol: the URL must start with `http:` or `https:`.");return S}if(!S||
typeof S!="object")throw new i("Invalid URL: The URL argument must be a non-null object.");if(!(S instanceof URL)){if(S.
port!=null&&S.port!==""&&o(S.port)===!1)throw new i("Invalid URL: port must be a valid integer or a string representatio\
n of an integer.");if(S.path!=null&&typeof S.path!="string")throw new i("Invalid URL path: the path must be a string or \
null/undefined.");if(S.pathname!=null&&typeof S.pathname!="string")throw new i("Invalid URL pathname: the pathname must \
be a string or null/undefined.");if(S.hostname!=null&&typeof S.hostname!="string")throw new i("Invalid URL hostname: the\
 hostname must be a string or null/undefined.");if(S.origin!=null&&typeof S.origin!="string")throw new i("Invalid URL or\
igin: the origin must be a string or null/undefined.");if(!C(S.origin||S.protocol))throw new i("Invalid URL protocol: th\
e URL must start with `http:` or `https:`.");let X=S.port!=null?S.port:S.protocol==="https:"?443:80,ne=S.origin!=null?S.
origin:`${S.protocol||""}//${S.hostname||""}:${X}`,we=S.path!=null?S.path:`${S.pathname||""}${S.search||""}`;return ne[ne.
length-1]==="/"&&(ne=ne.slice(0,ne.length-1)),we&&we[0]!=="/"&&(we=`/${we}`),new URL(`${ne}${we}`)}if(!C(S.origin||S.protocol))
throw new i("Invalid URL protocol: the URL must start with `http:` or `https:`.");return S}function p(S){if(S=s(S),S.pathname!==
"/"||S.search||S.hash)throw new i("invalid url");return S}function m(S){if(S[0]==="["){let ne=S.indexOf("]");return e(ne!==
-1),S.substring(1,ne)}let X=S.indexOf(":");return X===-1?S:S.substring(0,X)}function w(S){if(!S)return null;e(typeof S==
"string");let X=m(S);return t.isIP(X)?"":X}function y(S){return JSON.parse(JSON.stringify(S))}function F(S){return S!=null&&
typeof S[Symbol.asyncIterator]=="function"}function G(S){return S!=null&&(typeof S[Symbol.iterator]=="function"||typeof S[Symbol.
asyncIterator]=="function")}function Y(S){if(S==null)return 0;if(L(S)){let X=S._readableState;return X&&X.objectMode===!1&&
X.ended===!0&&Number.isFinite(X.length)?X.length:null}else{if(R(S))return S.size!=null?S.size:null;if(he(S))return S.byteLength}
return null}function H(S){return S&&!!(S.destroyed||S[l]||h.isDestroyed?.(S))}function P(S,X){S==null||!L(S)||H(S)||(typeof S.
destroy=="function"?(Object.getPrototypeOf(S).constructor===g&&(S.socket=null),S.destroy(X)):X&&queueMicrotask(()=>{S.emit(
"error",X)}),S.destroyed!==!0&&(S[l]=!0))}var Ae=/timeout=(\d+)/;function ie(S){let X=S.toString().match(Ae);return X?parseInt(
X[1],10)*1e3:null}function le(S){return typeof S=="string"?B[S]??S.toLowerCase():I.lookup(S)??S.toString("latin1").toLowerCase()}
function ce(S){return I.lookup(S)??S.toString("latin1").toLowerCase()}function Ee(S,X){X===void 0&&(X={});for(let ne=0;ne<
S.length;ne+=2){let we=le(S[ne]),de=X[we];if(de)typeof de=="string"&&(de=[de],X[we]=de),de.push(S[ne+1].toString("utf8"));else{
let ue=S[ne+1];typeof ue=="string"?X[we]=ue:X[we]=Array.isArray(ue)?ue.map(Me=>Me.toString("utf8")):ue.toString("utf8")}}
return"content-length"in X&&"content-disposition"in X&&(X["content-disposition"]=Buffer.from(X["content-disposition"]).toString(
"latin1")),X}function Qe(S){let X=S.length,ne=new Array(X),we=!1,de=-1,ue,Me,Oe=0;for(let He=0;He<S.length;He+=2)ue=S[He],
Me=S[He+1],typeof ue!="string"&&(ue=ue.toString()),typeof Me!="string"&&(Me=Me.toString("utf8")),Oe=ue.length,Oe===14&&ue[7]===
"-"&&(ue==="content-length"||ue.toLowerCase()==="content-length")?we=!0:Oe===19&&ue[7]==="-"&&(ue==="content-disposition"||
ue.toLowerCase()==="content-disposition")&&(de=He+1),ne[He]=ue,ne[He+1]=Me;return we&&de!==-1&&(ne[de]=Buffer.from(ne[de]).
toString("latin1")),ne}function he(S){return S instanceof Uint8Array||Buffer.isBuffer(S)}function be(S,X,ne){if(!S||typeof S!=
"object")throw new i("handler must be an object");if(typeof S.onConnect!="function")throw new i("invalid onConnect metho\
d");if(typeof S.onError!="function")throw new i("invalid onError method");if(typeof S.onBodySent!="function"&&S.onBodySent!==
void 0)throw new i("invalid onBodySent method");if(ne||X==="CONNECT"){if(typeof S.onUpgrade!="function")throw new i("inv\
alid onUpgrade method")}else{if(typeof S.onHeaders!="function")throw new i("invalid onHeaders method");if(typeof S.onData!=
"function")throw new i("invalid onData method");if(typeof S.onComplete!="function")throw new i("invalid onComplete metho\
d")}}function pe(S){return!!(S&&(h.isDisturbed(S)||S[n]))}function ee(S){return!!(S&&h.isErrored(S))}function te(S){return!!(S&&
h.isReadable(S))}function ae(S){return{localAddress:S.localAddress,localPort:S.localPort,remoteAddress:S.remoteAddress,remotePort:S.
remotePort,remoteFamily:S.remoteFamily,timeout:S.timeout,bytesWritten:S.bytesWritten,bytesRead:S.bytesRead}}function De(S){
let X;return new ReadableStream({async start(){X=S[Symbol.asyncIterator]()},async pull(ne){let{done:we,value:de}=await X.
next();if(we)queueMicrotask(()=>{ne.close(),ne.byobRequest?.respond(0)});else{let ue=Buffer.isBuffer(de)?de:Buffer.from(
de);ue.byteLength&&ne.enqueue(new Uint8Array(ue))}return ne.desiredSize>0},async cancel(ne){await X.return()},type:"byte\
s"})}function V(S){return S&&typeof S=="object"&&typeof S.append=="function"&&typeof S.delete=="function"&&typeof S.get==
"function"&&typeof S.getAll=="function"&&typeof S.has=="function"&&typeof S.set=="function"&&S[Symbol.toStringTag]==="Fo\
rmData"}function re(S,X){return"addEventListener"in S?(S.addEventListener("abort",X,{once:!0}),()=>S.removeEventListener(
"abort",X)):(S.addListener("abort",X),()=>S.removeListener("abort",X))}var Z=typeof String.prototype.toWellFormed=="func\
tion",q=typeof String.prototype.isWellFormed=="function";function oe(S){return Z?`${S}`.toWellFormed():u.toUSVString(S)}
function se(S){return q?`${S}`.isWellFormed():oe(S)===`${S}`}function Ie(S){switch(S){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return S>=33&&S<=126}}function ve(S){if(S.length===0)return!1;for(let X=0;X<S.length;++X)if(!Ie(S.charCodeAt(
X)))return!1;return!0}var Te=/[^\t\x20-\x7e\x80-\xff]/;function Je(S){return!Te.test(S)}function Be(S){if(S==null||S==="")
return{start:0,end:null,size:null};let X=S?S.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return X?{start:parseInt(X[1]),end:X[2]?
parseInt(X[2]):null,size:X[3]?parseInt(X[3]):null}:null}function Ne(S,X,ne){return(S[Q]??=[]).push([X,ne]),S.on(X,ne),S}
function ye(S){for(let[X,ne]of S[Q]??[])S.removeListener(X,ne);S[Q]=null}function ke(S,X,ne){try{X.onError(ne),e(X.aborted)}catch(we){
S.emit("error",we)}}var Ce=Object.create(null);Ce.enumerable=!0;var xe={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"G\
ET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},$={...xe,patch:"\
patch",PATCH:"PATCH"};Object.setPrototypeOf(xe,null),Object.setPrototypeOf($,null),E.exports={kEnumerableProperty:Ce,nop:v,
isDisturbed:pe,isErrored:ee,isReadable:te,toUSVString:oe,isUSVString:se,isBlobLike:R,parseOrigin:p,parseURL:s,getServerName:w,
isStream:L,isIterable:G,isAsyncIterable:F,isDestroyed:H,headerNameToString:le,bufferToLowerCasedHeaderName:ce,addListener:Ne,
removeAllListeners:ye,errorRequest:ke,parseRawHeaders:Qe,parseHeaders:Ee,parseKeepAliveTimeout:ie,destroy:P,bodyLength:Y,
deepClone:y,ReadableStreamFrom:De,isBuffer:he,validateHandler:be,getSocketInfo:ae,isFormDataLike:V,buildURL:A,addAbortListener:re,
isValidHTTPToken:ve,isValidHeaderValue:Je,isTokenCharCode:Ie,parseRangeHeader:Be,normalizedMethodRecordsBase:xe,normalizedMethodRecords:$,
isValidPort:o,isHttpOrHttpsPrefixed:C,nodeMajor:k,nodeMinor:D,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody:M}}),
DA=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:diagnostics_channel"),l=(0,J.a)("node:util"),n=l.debuglog("undici"),
Q=l.debuglog("fetch"),a=l.debuglog("websocket"),g=!1,h={beforeConnect:e.channel("undici:client:beforeConnect"),connected:e.
channel("undici:client:connected"),connectError:e.channel("undici:client:connectError"),sendHeaders:e.channel("undici:cl\
ient:sendHeaders"),create:e.channel("undici:request:create"),bodySent:e.channel("undici:request:bodySent"),headers:e.channel(
"undici:request:headers"),trailers:e.channel("undici:request:trailers"),error:e.channel("undici:request:error"),open:e.channel(
"undici:websocket:open"),close:e.channel("undici:websocket:close"),socketError:e.channel("undici:websocket:socket_error"),
ping:e.channel("undici:websocket:ping"),pong:e.channel("undici:websocket:pong")};if(n.enabled||Q.enabled){let t=Q.enabled?
Q:n;e.channel("undici:client:beforeConnect").subscribe(c=>{let{connectParams:{version:u,protocol:f,port:d,host:i}}=c;t("\
connecting to %s using %s%s",`${i}${d?`:${d}`:""}`,f,u)}),e.channel("undici:client:connected").subscribe(c=>{let{connectParams:{
version:u,protocol:f,port:d,host:i}}=c;t("connected to %s using %s%s",`${i}${d?`:${d}`:""}`,f,u)}),e.channel("undici:cli\
ent:connectError").subscribe(c=>{let{connectParams:{version:u,protocol:f,port:d,host:i},error:B}=c;t("connection to %s u\
sing %s%s errored - %s",`${i}${d?`:${d}`:""}`,f,u,B.message)}),e.channel("undici:client:sendHeaders").subscribe(c=>{let{
request:{method:u,path:f,origin:d}}=c;t("sending request to %s %s/%s",u,d,f)}),e.channel("undici:request:headers").subscribe(
c=>{let{request:{method:u,path:f,origin:d},response:{statusCode:i}}=c;t("received response to %s %s/%s - HTTP %d",u,d,f,
i)}),e.channel("undici:request:trailers").subscribe(c=>{let{request:{method:u,path:f,origin:d}}=c;t("trailers received f\
rom %s %s/%s",u,d,f)}),e.channel("undici:request:error").subscribe(c=>{let{request:{method:u,path:f,origin:d},error:i}=c;
t("request to %s %s/%s errored - %s",u,d,f,i.message)}),g=!0}if(a.enabled){if(!g){let t=n.enabled?n:a;e.channel("undici:\
client:beforeConnect").subscribe(c=>{let{connectParams:{version:u,protocol:f,port:d,host:i}}=c;t("connecting to %s%s usi\
ng %s%s",i,d?`:${d}`:"",f,u)}),e.channel("undici:client:connected").subscribe(c=>{let{connectParams:{version:u,protocol:f,
port:d,host:i}}=c;t("connected to %s%s using %s%s",i,d?`:${d}`:"",f,u)}),e.channel("undici:client:connectError").subscribe(
c=>{let{connectParams:{version:u,protocol:f,port:d,host:i},error:B}=c;t("connection to %s%s using %s%s errored - %s",i,d?
`:${d}`:"",f,u,B.message)}),e.channel("undici:client:sendHeaders").subscribe(c=>{let{request:{method:u,path:f,origin:d}}=c;
t("sending request to %s %s/%s",u,d,f)})}e.channel("undici:websocket:open").subscribe(t=>{let{address:{address:c,port:u}}=t;
a("connection opened %s%s",c,u?`:${u}`:"")}),e.channel("undici:websocket:close").subscribe(t=>{let{websocket:c,code:u,reason:f}=t;
a("closed connection to %s - %s %s",c.url,u,f)}),e.channel("undici:websocket:socket_error").subscribe(t=>{a("connection \
errored - %s",t.message)}),e.channel("undici:websocket:ping").subscribe(t=>{a("ping received")}),e.channel("undici:webso\
cket:pong").subscribe(t=>{a("pong received")})}E.exports={channels:h}}),Wr=(0,J.b)((r,E)=>{"use strict";var{InvalidArgumentError:e,
NotSupportedError:l}=Ye(),n=(0,J.a)("node:assert"),{isValidHTTPToken:Q,isValidHeaderValue:a,isStream:g,destroy:h,isBuffer:t,
isFormDataLike:c,isIterable:u,isBlobLike:f,buildURL:d,validateHandler:i,getServerName:B,normalizedMethodRecords:I}=Ue(),
{channels:k}=DA(),{headerNameLowerCasedRecord:D}=it(),U=/[^\u0021-\u00ff]/,M=Symbol("handler"),v=class{constructor(R,{path:A,
method:o,body:C,headers:s,query:p,idempotent:m,blocking:w,upgrade:y,headersTimeout:F,bodyTimeout:G,reset:Y,throwOnError:H,
expectContinue:P,servername:Ae},ie){if(typeof A!="string")throw new e("path must be a string");if(A[0]!=="/"&&!(A.startsWith(
"http://")||A.startsWith("https://"))&&o!=="CONNECT")throw new e("path must be an absolute URL or start with a slash");if(U.
test(A))throw new e("invalid request path");if(typeof o!="string")throw new e("method must be a string");if(I[o]===void 0&&
!Q(o))throw new e("invalid request method");if(y&&typeof y!="string")throw new e("upgrade must be a string");if(y&&!a(y))
throw new e("invalid upgrade header");if(F!=null&&(!Number.isFinite(F)||F<0))throw new e("invalid headersTimeout");if(G!=
null&&(!Number.isFinite(G)||G<0))throw new e("invalid bodyTimeout");if(Y!=null&&typeof Y!="boolean")throw new e("invalid\
 reset");if(P!=null&&typeof P!="boolean")throw new e("invalid expectContinue");if(this.headersTimeout=F,this.bodyTimeout=
G,this.throwOnError=H===!0,this.method=o,this.abort=null,C==null)this.body=null;else if(g(C)){this.body=C;let le=this.body.
_readableState;(!le||!le.autoDestroy)&&(this.endHandler=function(){h(this)},this.body.on("end",this.endHandler)),this.errorHandler=
ce=>{this.abort?this.abort(ce):this.error=ce},this.body.on("error",this.errorHandler)}else if(t(C))this.body=C.byteLength?
C:null;else if(ArrayBuffer.isView(C))this.body=C.buffer.byteLength?Buffer.from(C.buffer,C.byteOffset,C.byteLength):null;else if(C instanceof
ArrayBuffer)this.body=C.byteLength?Buffer.from(C):null;else if(typeof C=="string")this.body=C.length?Buffer.from(C):null;else if(c(
C)||u(C)||f(C))this.body=C;else throw new e("body must be a string, a Buffer, a Readable stream, an iterable, or an asyn\
c iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=y||null,this.path=p?d(A,p):A,this.origin=R,this.idempotent=
m??(o==="HEAD"||o==="GET"),this.blocking=w??!1,this.reset=Y??null,this.host=null,this.contentLength=null,this.contentType=
null,this.headers=[],this.expectContinue=P??!1,Array.isArray(s)){if(s.length%2!==0)throw new e("headers array must be ev\
en");for(let le=0;le<s.length;le+=2)L(this,s[le],s[le+1])}else if(s&&typeof s=="object")if(s[Symbol.iterator])for(let le of s){
if(!Array.isArray(le)||le.length!==2)throw new e("headers must be in key-value pair format");L(this,le[0],le[1])}else{let le=Object.
keys(s);for(let ce=0;ce<le.length;++ce)L(this,le[ce],s[le[ce]])}else if(s!=null)throw new e("headers must be an object o\
r an array");i(ie,o,y),this.servername=Ae||B(this.host),this[M]=ie,k.create.hasSubscribers&&k.create.publish({request:this})}onBodySent(R){
if(this[M].onBodySent)try{return this[M].onBodySent(R)}catch(A){this.abort(A)}}onRequestSent(){if(k.bodySent.hasSubscribers&&
k.bodySent.publish({request:this}),this[M].onRequestSent)try{return this[M].onRequestSent()}catch(R){this.abort(R)}}onConnect(R){
if(n(!this.aborted),n(!this.completed),this.error)R(this.error);else return this.abort=R,this[M].onConnect(R)}onResponseStarted(){
return this[M].onResponseStarted?.()}onHeaders(R,A,o,C){n(!this.aborted),n(!this.completed),k.headers.hasSubscribers&&k.
headers.publish({request:this,response:{statusCode:R,headers:A,statusText:C}});try{return this[M].onHeaders(R,A,o,C)}catch(s){
this.abort(s)}}onData(R){n(!this.aborted),n(!this.completed);try{return this[M].onData(R)}catch(A){return this.abort(A),
!1}}onUpgrade(R,A,o,C=""){this.onFinally(),n(!this.aborted),n(!this.completed),R!==null&&this.#e(R,A,C);let s=this[M].onUpgrade(
R,A,o);return this.aborted||(this.completed=!0,R!==null&&this.#A()),s}onUpgradeResponse(R,A,o,C=""){n(!this.aborted),n(this.
completed),k.headers.hasSubscribers&&this.#e(R,o(A),C),this.#A()}onUpgradeError(R){n(!this.aborted),n(this.completed),k.
error.hasSubscribers&&k.error.publish({request:this,error:R})}#e(R,A,o){k.headers.hasSubscribers&&k.headers.publish({request:this,
response:{statusCode:R,headers:A,statusText:o}})}#A(){k.trailers.hasSubscribers&&k.trailers.publish({request:this,trailers:[]})}onComplete(R){
this.onFinally(),n(!this.aborted),this.completed=!0,k.trailers.hasSubscribers&&k.trailers.publish({request:this,trailers:R});
try{return this[M].onComplete(R)}catch(A){this.onError(A)}}onError(R){if(this.onFinally(),k.error.hasSubscribers&&k.error.
publish({request:this,error:R}),!this.aborted)return this.aborted=!0,this[M].onError(R)}onFinally(){this.errorHandler&&(this.
body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.
endHandler=null)}addHeader(R,A){return L(this,R,A),this}};function L(R,A,o){if(o&&typeof o=="object"&&!Array.isArray(o))
throw new e(`invalid ${A} header`);if(o===void 0)return;let C=D[A];if(C===void 0&&(C=A.toLowerCase(),D[C]===void 0&&!Q(C)))
throw new e("invalid header key");if(Array.isArray(o)){let s=[];for(let p=0;p<o.length;p++)if(typeof o[p]=="string"){if(!a(
o[p]))throw new e(`invalid ${A} header`);s.push(o[p])}else if(o[p]===null)s.push("");else{if(typeof o[p]=="object")throw new e(
`invalid ${A} header`);{let m=`${o[p]}`;if(!a(m))throw new e(`invalid ${A} header`);s.push(m)}}o=s}else if(typeof o=="st\
ring"){if(!a(o))throw new e(`invalid ${A} header`)}else if(o===null)o="";else if(o=`${o}`,!a(o))throw new e(`invalid ${A}\
 header`);if(C==="host"){if(R.host!==null)throw new e("duplicate host header");if(typeof o!="string")throw new e("invali\
d host header");R.host=o}else if(C==="content-length"){if(R.contentLength!==null)throw new e("duplicate content-length h\
eader");if(R.contentLength=parseInt(o,10),!Number.isFinite(R.contentLength))throw new e("invalid content-length header")}else if(R.
contentType===null&&C==="content-type")R.contentType=o,R.headers.push(A,o);else{if(C==="transfer-encoding"||C==="keep-al\
ive"||C==="upgrade")throw new e(`invalid ${C} header`);if(C==="connection"){let s=typeof o=="string"?o.toLowerCase():null;
if(s!=="close"&&s!=="keep-alive")throw new e("invalid connection header");s==="close"&&(R.reset=!0)}else{if(C==="expect")
throw new l("expect header not supported");R.headers.push(A,o)}}}E.exports=v}),YA=(0,J.b)((r,E)=>{"use strict";var e=(0,J.
a)("node:events"),l=class extends e{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implement\
ed")}destroy(){throw new Error("not implemented")}compose(...Q){let a=Array.isArray(Q[0])?Q[0]:Q,g=this.dispatch.bind(this);
for(let h of a)if(h!=null){if(typeof h!="function")throw new TypeError(`invalid interceptor, expected function received ${typeof h}`);
if(g=h(g),g==null||typeof g!="function"||g.length!==2)throw new TypeError("invalid interceptor")}return new n(this,g)}},
n=class extends l{#e=null;#A=null;constructor(Q,a){super(),this.#e=Q,this.#A=a}dispatch(...Q){this.#A(...Q)}close(...Q){
return this.#e.close(...Q)}destroy(...Q){return this.#e.destroy(...Q)}};E.exports=l}),RA=(0,J.b)((r,E)=>{"use strict";var e=(0,J.
a)("node:buffer"),l=YA(),{ClientDestroyedError:n,ClientClosedError:Q,InvalidArgumentError:a}=Ye(),{kDestroy:g,kClose:h,kClosed:t,
kDestroyed:c,kDispatch:u,kInterceptors:f}=Ve(),d=Symbol("onDestroyed"),i=Symbol("onClosed"),B=Symbol("Intercepted Dispat\
ch"),I=Symbol("webSocketOptions"),k=Symbol("eventSourceOptions"),D=class extends l{constructor(U){super(),this[c]=!1,this[d]=
null,this[t]=!1,this[i]=[],this[I]=U?.webSocket??{},this[k]=U?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[I].
maxFragments??131072,maxPayloadSize:this[I].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[k].
maxEventSize??e.kStringMaxLength}}get destroyed(){return this[c]}get closed(){return this[t]}get interceptors(){return this[f]}set interceptors(U){
if(U){for(let M=U.length-1;M>=0;M--)if(typeof this[f][M]!="function")throw new a("interceptor must be an function")}this[f]=
U}close(U){if(U===void 0)return new Promise((v,L)=>{this.close((R,A)=>R?L(R):v(A))});if(typeof U!="function")throw new a(
"invalid callback");if(this[c]){queueMicrotask(()=>U(new n,null));return}if(this[t]){this[i]?this[i].push(U):queueMicrotask(
()=>U(null,null));return}this[t]=!0,this[i].push(U);let M=()=>{let v=this[i];this[i]=null;for(let L=0;L<v.length;L++)v[L](
null,null)};this[h]().then(()=>this.destroy()).then(()=>{queueMicrotask(M)})}destroy(U,M){if(typeof U=="function"&&(M=U,
U=null),M===void 0)return new Promise((L,R)=>{this.destroy(U,(A,o)=>A?R(A):L(o))});if(typeof M!="function")throw new a("\
invalid callback");if(this[c]){this[d]?this[d].push(M):queueMicrotask(()=>M(null,null));return}U||(U=new n),this[c]=!0,this[d]=
this[d]||[],this[d].push(M);let v=()=>{let L=this[d];this[d]=null;for(let R=0;R<L.length;R++)L[R](null,null)};this[g](U).
then(()=>{queueMicrotask(v)})}[B](U,M){if(!this[f]||this[f].length===0)return this[B]=this[u],this[u](U,M);let v=this[u].
bind(this);for(let L=this[f].length-1;L>=0;L--)v=this[f][L](v);return this[B]=v,v(U,M)}dispatch(U,M){if(!M||typeof M!="o\
bject")throw new a("handler must be an object");try{if(!U||typeof U!="object")throw new a("opts must be an object.");if(this[c]||
this[d])throw new n;if(this[t])throw new Q;return this[B](U,M)}catch(v){if(typeof M.onError!="function")throw new a("inv\
alid onError method");return M.onError(v),!1}}};E.exports=D}),St=(0,J.b)((r,E)=>{"use strict";var e=0,l=1e3,n=(l>>1)-1,Q,
a=Symbol("kFastTimer"),g=[],h=-2,t=-1,c=0,u=1;function f(){e+=n;let B=0,I=g.length;for(;B<I;){let k=g[B];k._state===c?(k.
_idleStart=e-n,k._state=u):k._state===u&&e>=k._idleStart+k._idleTimeout&&(k._state=t,k._idleStart=-1,k._onTimeout(k._timerArg)),
k._state===t?(k._state=h,--I!==0&&(g[B]=g[I])):++B}g.length=I,g.length!==0&&d()}function d(){Q?Q.refresh():(clearTimeout(
Q),Q=setTimeout(f,n),Q.unref&&Q.unref())}var i=class{[a]=!0;_state=h;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(B,I,k){
this._onTimeout=B,this._idleTimeout=I,this._timerArg=k,this.refresh()}refresh(){this._state===h&&g.push(this),(!Q||g.length===
1)&&d(),this._state=c}clear(){this._state=t,this._idleStart=-1}};E.exports={setTimeout(B,I,k){return I<=l?setTimeout(B,I,
k):new i(B,I,k)},clearTimeout(B){B[a]?B.clear():clearTimeout(B)},setFastTimeout(B,I,k){return new i(B,I,k)},clearFastTimeout(B){
B.clear()},now(){return e},tick(B=0){e+=B-l+1,f(),f()},reset(){e=0,g.length=0,clearTimeout(Q),Q=null},kFastTimer:a}}),HA=(0,J.
b)((r,E)=>{"use strict";var e=(0,J.a)("node:net"),l=(0,J.a)("node:assert"),n=Ue(),{InvalidArgumentError:Q,ConnectTimeoutError:a}=Ye(),
g=St();function h(){}var t,c;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?c=class{constructor(i){
this._maxCachedSessions=i,this._sessionCache=new Map,this._sessionRegistry=new global.FinalizationRegistry(B=>{if(this._sessionCache.
size<this._maxCachedSessions)return;let I=this._sessionCache.get(B);I!==void 0&&I.deref()===void 0&&this._sessionCache.delete(
B)})}get(i){let B=this._sessionCache.get(i);return B?B.deref():null}set(i,B){this._maxCachedSessions!==0&&(this._sessionCache.
set(i,new WeakRef(B)),this._sessionRegistry.register(B,i))}}:c=class{constructor(i){this._maxCachedSessions=i,this._sessionCache=
new Map}get(i){return this._sessionCache.get(i)}set(i,B){if(this._maxCachedSessions!==0){if(this._sessionCache.size>=this.
_maxCachedSessions){let{value:I}=this._sessionCache.keys().next();this._sessionCache.delete(I)}this._sessionCache.set(i,
B)}}};function u({allowH2:i,maxCachedSessions:B,socketPath:I,timeout:k,session:D,...U}){if(B!=null&&(!Number.isInteger(B)||
B<0))throw new Q("maxCachedSessions must be a positive integer or zero");let M={path:I,...U},v=new c(B??100);return k=k??
1e4,i=i??!1,function({hostname:L,host:R,protocol:A,port:o,servername:C,localAddress:s,httpSocket:p},m){let w;if(A==="htt\
ps:"){t||(t=(0,J.a)("node:tls")),C=C||M.servername||n.getServerName(R)||null;let F=C||L;l(F);let G=D||v.get(F)||null;o=o||
443,w=t.connect({highWaterMark:16384,...M,servername:C,session:G,localAddress:s,ALPNProtocols:i?["http/1.1","h2"]:["http\
/1.1"],socket:p,port:o,host:L}),w.on("session",function(Y){v.set(F,Y)})}else l(!p,"httpSocket can only be sent on TLS up\
date"),o=o||80,w=e.connect({highWaterMark:64*1024,...M,localAddress:s,port:o,host:L});if(M.keepAlive==null||M.keepAlive){
let F=M.keepAliveInitialDelay===void 0?6e4:M.keepAliveInitialDelay;w.setKeepAlive(!0,F)}let y=f(new WeakRef(w),{timeout:k,
hostname:L,port:o});return w.setNoDelay(!0).once(A==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(y),
m){let F=m;m=null,F(null,this)}}).on("error",function(F){if(queueMicrotask(y),m){let G=m;m=null,G(F)}}),w}}var f=process.
platform==="win32"?(i,B)=>{if(!B.timeout)return h;let I=null,k=null,D=g.setFastTimeout(()=>{I=setImmediate(()=>{k=setImmediate(
()=>d(i.deref(),B))})},B.timeout);return()=>{g.clearFastTimeout(D),clearImmediate(I),clearImmediate(k)}}:(i,B)=>{if(!B.timeout)
return h;let I=null,k=g.setFastTimeout(()=>{I=setImmediate(()=>{d(i.deref(),B)})},B.timeout);return()=>{g.clearFastTimeout(
k),clearImmediate(I)}};function d(i,B){if(i==null)return;let I="Connect Timeout Error";Array.isArray(i.autoSelectFamilyAttemptedAddresses)?
I+=` (attempted addresses: ${i.autoSelectFamilyAttemptedAddresses.join(", ")},`:I+=` (attempted address: ${B.hostname}:${B.
port},`,I+=` timeout: ${B.timeout}ms)`,n.destroy(i,new a(I))}E.exports=u}),qr=(0,J.b)(r=>{"use strict";Object.defineProperty(
r,"__esModule",{value:!0}),r.enumToMap=void 0;function E(e){let l={};return Object.keys(e).forEach(n=>{let Q=e[n];typeof Q==
"number"&&(l[n]=Q)}),l}r.enumToMap=E}),zr=(0,J.b)(r=>{"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.SPECIAL_HEADERS=
r.HEADER_STATE=r.MINOR=r.MAJOR=r.CONNECTION_TOKEN_CHARS=r.HEADER_CHARS=r.TOKEN=r.STRICT_TOKEN=r.HEX=r.URL_CHAR=r.STRICT_URL_CHAR=
r.USERINFO_CHARS=r.MARK=r.ALPHANUM=r.NUM=r.HEX_MAP=r.NUM_MAP=r.ALPHA=r.FINISH=r.H_METHOD_MAP=r.METHOD_MAP=r.METHODS_RTSP=
r.METHODS_ICE=r.METHODS_HTTP=r.METHODS=r.LENIENT_FLAGS=r.FLAGS=r.TYPE=r.ERROR=void 0;var E=qr(),e;(function(t){t[t.OK=0]=
"OK",t[t.INTERNAL=1]="INTERNAL",t[t.STRICT=2]="STRICT",t[t.LF_EXPECTED=3]="LF_EXPECTED",t[t.UNEXPECTED_CONTENT_LENGTH=4]=
"UNEXPECTED_CONTENT_LENGTH",t[t.CLOSED_CONNECTION=5]="CLOSED_CONNECTION",t[t.INVALID_METHOD=6]="INVALID_METHOD",t[t.INVALID_URL=
7]="INVALID_URL",t[t.INVALID_CONSTANT=8]="INVALID_CONSTANT",t[t.INVALID_VERSION=9]="INVALID_VERSION",t[t.INVALID_HEADER_TOKEN=
10]="INVALID_HEADER_TOKEN",t[t.INVALID_CONTENT_LENGTH=11]="INVALID_CONTENT_LENGTH",t[t.INVALID_CHUNK_SIZE=12]="INVALID_C\
HUNK_SIZE",t[t.INVALID_STATUS=13]="INVALID_STATUS",t[t.INVALID_EOF_STATE=14]="INVALID_EOF_STATE",t[t.INVALID_TRANSFER_ENCODING=
15]="INVALID_TRANSFER_ENCODING",t[t.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BEGIN",t[t.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMP\
LETE",t[t.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLETE",t[t.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",t[t.CB_CHUNK_COMPLETE=
20]="CB_CHUNK_COMPLETE",t[t.PAUSED=21]="PAUSED",t[t.PAUSED_UPGRADE=22]="PAUSED_UPGRADE",t[t.PAUSED_H2_UPGRADE=23]="PAUSE\
D_H2_UPGRADE",t[t.USER=24]="USER"})(e=r.ERROR||(r.ERROR={}));var l;(function(t){t[t.BOTH=0]="BOTH",t[t.REQUEST=1]="REQUE\
ST",t[t.RESPONSE=2]="RESPONSE"})(l=r.TYPE||(r.TYPE={}));var n;(function(t){t[t.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP\
_ALIVE",t[t.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",t[t.CONNECTION_UPGRADE=4]="CONNECTION_UPGRADE",t[t.CHUNKED=8]="CHUNKE\
D",t[t.UPGRADE=16]="UPGRADE",t[t.CONTENT_LENGTH=32]="CONTENT_LENGTH",t[t.SKIPBODY=64]="SKIPBODY",t[t.TRAILING=128]="TRAI\
LING",t[t.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(n=r.FLAGS||(r.FLAGS={}));var Q;(function(t){t[t.HEADERS=1]="HEADE\
RS",t[t.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",t[t.KEEP_ALIVE=4]="KEEP_ALIVE"})(Q=r.LENIENT_FLAGS||(r.LENIENT_FLAGS={}));var a;
(function(t){t[t.DELETE=0]="DELETE",t[t.GET=1]="GET",t[t.HEAD=2]="HEAD",t[t.POST=3]="POST",t[t.PUT=4]="PUT",t[t.CONNECT=
5]="CONNECT",t[t.OPTIONS=6]="OPTIONS",t[t.TRACE=7]="TRACE",t[t.COPY=8]="COPY",t[t.LOCK=9]="LOCK",t[t.MKCOL=10]="MKCOL",t[t.
MOVE=11]="MOVE",t[t.PROPFIND=12]="PROPFIND",t[t.PROPPATCH=13]="PROPPATCH",t[t.SEARCH=14]="SEARCH",t[t.UNLOCK=15]="UNLOCK",
t[t.BIND=16]="BIND",t[t.REBIND=17]="REBIND",t[t.UNBIND=18]="UNBIND",t[t.ACL=19]="ACL",t[t.REPORT=20]="REPORT",t[t.MKACTIVITY=
21]="MKACTIVITY",t[t.CHECKOUT=22]="CHECKOUT",t[t.MERGE=23]="MERGE",t[t["M-SEARCH"]=24]="M-SEARCH",t[t.NOTIFY=25]="NOTIFY",
t[t.SUBSCRIBE=26]="SUBSCRIBE",t[t.UNSUBSCRIBE=27]="UNSUBSCRIBE",t[t.PATCH=28]="PATCH",t[t.PURGE=29]="PURGE",t[t.MKCALENDAR=
30]="MKCALENDAR",t[t.LINK=31]="LINK",t[t.UNLINK=32]="UNLINK",t[t.SOURCE=33]="SOURCE",t[t.PRI=34]="PRI",t[t.DESCRIBE=35]=
"DESCRIBE",t[t.ANNOUNCE=36]="ANNOUNCE",t[t.SETUP=37]="SETUP",t[t.PLAY=38]="PLAY",t[t.PAUSE=39]="PAUSE",t[t.TEARDOWN=40]=
"TEARDOWN",t[t.GET_PARAMETER=41]="GET_PARAMETER",t[t.SET_PARAMETER=42]="SET_PARAMETER",t[t.REDIRECT=43]="REDIRECT",t[t.RECORD=
44]="RECORD",t[t.FLUSH=45]="FLUSH"})(a=r.METHODS||(r.METHODS={})),r.METHODS_HTTP=[a.DELETE,a.GET,a.HEAD,a.POST,a.PUT,a.CONNECT,
a.OPTIONS,a.TRACE,a.COPY,a.LOCK,a.MKCOL,a.MOVE,a.PROPFIND,a.PROPPATCH,a.SEARCH,a.UNLOCK,a.BIND,a.REBIND,a.UNBIND,a.ACL,a.
REPORT,a.MKACTIVITY,a.CHECKOUT,a.MERGE,a["M-SEARCH"],a.NOTIFY,a.SUBSCRIBE,a.UNSUBSCRIBE,a.PATCH,a.PURGE,a.MKCALENDAR,a.LINK,
a.UNLINK,a.PRI,a.SOURCE],r.METHODS_ICE=[a.SOURCE],r.METHODS_RTSP=[a.OPTIONS,a.DESCRIBE,a.ANNOUNCE,a.SETUP,a.PLAY,a.PAUSE,
a.TEARDOWN,a.GET_PARAMETER,a.SET_PARAMETER,a.REDIRECT,a.RECORD,a.FLUSH,a.GET,a.POST],r.METHOD_MAP=E.enumToMap(a),r.H_METHOD_MAP=
{},Object.keys(r.METHOD_MAP).forEach(t=>{/^H/.test(t)&&(r.H_METHOD_MAP[t]=r.METHOD_MAP[t])});var g;(function(t){t[t.SAFE=
0]="SAFE",t[t.SAFE_WITH_CB=1]="SAFE_WITH_CB",t[t.UNSAFE=2]="UNSAFE"})(g=r.FINISH||(r.FINISH={})),r.ALPHA=[];for(let t=65;t<=
90;t++)r.ALPHA.push(String.fromCharCode(t)),r.ALPHA.push(String.fromCharCode(t+32));r.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,
7:7,8:8,9:9},r.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15},
r.NUM=["0","1","2","3","4","5","6","7","8","9"],r.ALPHANUM=r.ALPHA.concat(r.NUM),r.MARK=["-","_",".","!","~","*","'","(",
")"],r.USERINFO_CHARS=r.ALPHANUM.concat(r.MARK).concat(["%",";",":","&","=","+","$",","]),r.STRICT_URL_CHAR=["!",'"',"$",
"%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(r.ALPHANUM),
r.URL_CHAR=r.STRICT_URL_CHAR.concat(["	","\f"]);for(let t=128;t<=255;t++)r.URL_CHAR.push(t);r.HEX=r.NUM.concat(["a","b",
"c","d","e","f","A","B","C","D","E","F"]),r.STRICT_TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(
r.ALPHANUM),r.TOKEN=r.STRICT_TOKEN.concat([" "]),r.HEADER_CHARS=["	"];for(let t=32;t<=255;t++)t!==127&&r.HEADER_CHARS.push(
t);r.CONNECTION_TOKEN_CHARS=r.HEADER_CHARS.filter(t=>t!==44),r.MAJOR=r.NUM_MAP,r.MINOR=r.MAJOR;var h;(function(t){t[t.GENERAL=
0]="GENERAL",t[t.CONNECTION=1]="CONNECTION",t[t.CONTENT_LENGTH=2]="CONTENT_LENGTH",t[t.TRANSFER_ENCODING=3]="TRANSFER_EN\
CODING",t[t.UPGRADE=4]="UPGRADE",t[t.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIVE",t[t.CONNECTION_CLOSE=6]="CONNECTIO\
N_CLOSE",t[t.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",t[t.TRANSFER_ENCODING_CHUNKED=8]="TRANSFER_ENCODING_CHUNKED"})(h=
r.HEADER_STATE||(r.HEADER_STATE={})),r.SPECIAL_HEADERS={connection:h.CONNECTION,"content-length":h.CONTENT_LENGTH,"proxy\
-connection":h.CONNECTION,"transfer-encoding":h.TRANSFER_ENCODING,upgrade:h.UPGRADE}}),Ut=(0,J.b)((r,E)=>{"use strict";var{
Buffer:e}=(0,J.a)("node:buffer");E.exports=e.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLA\
QgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vb\
l9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc\
21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1\
AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2Vlc\
F9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tY\
WpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBnc\
mFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlA\
BcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvb\
gAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZ\
QAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdb\
GxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc\
19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyI\
AAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgA\
EEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0\
AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAI\
AEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2A\
gRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQ\
X4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACN\
gIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgA\
EEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEI\
AAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2A\
gwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgA\
yEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQ\
CAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgB\
jYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNA\
EGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAI\
AE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohA\
AJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoA\
gAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgA\
ygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLB\
wAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74\
gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1\
gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QU\
VJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVA\
ZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+A\
b8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMu\
wELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMr\
AELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBM\
QydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQ\
QkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMg\
QELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGD\
HILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQ\
eMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8\
QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBg\
AEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBj\
wEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBn\
gEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBr\
QEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7A\
QwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0OD\
xAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBA\
YIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuA\
a8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0A\
vMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAI\
QMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNN\
EE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxR\
Q0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNA\
CADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHD\
d0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACI\
AMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrr\
SILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAA\
XI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC\
0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAI\
QACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAI\
AIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPI\
QMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBD\
zYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqI\
gEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCH\
CACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADE\
QAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBA\
WsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCw\
wK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLA\
kAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUD\
I4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQA\
dAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHI\
QoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKD\
LACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDB\
AUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMv\
wILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC\
0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogD\
FobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgA\
i0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhA\
AwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBA\
CEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBA\
CEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAER\
gRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQ\
SBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHD\
d0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCi\
AKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByI\
AUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIAR\
g35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILI\
AFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgA\
UHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQ\
QA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAI\
AEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHD\
QALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoA\
gAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2A\
gALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiA\
EEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILI\
AFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBI\
AQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABN\
gIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCz\
ALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQ\
cQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCB\
CACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/A\
XFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJa\
iEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCC\
yABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBA\
WohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQ\
f8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgA\
UGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgA\
SIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogA\
UEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBI\
HIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAA\
kAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCC\
yABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAA\
kAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECC\
yABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqI\
QAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBC\
msOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILI\
AItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDA\
QtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQ\
S5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCA\
CIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAER\
g3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4\
wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFN\
gIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgA\
S0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhA\
wy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAI\
QMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC\
0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBA\
JkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQ\
EHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4Hk\
AGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiA\
EEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgA\
SIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWS\
w0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCC\
yABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOA\
vkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAER\
gRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AA\
EEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBA\
WohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBR\
w0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXA\
gtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgA\
iAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgA\
EEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA\
2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQ\
YABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohA\
UHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABI\
ARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCC\
yACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBA\
WohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQ\
QFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgA\
WtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBL\
QxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0AC\
yACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiA\
CAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hA\
iACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEAN\
gIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgB\
CABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgA\
EHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgA\
S0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQ\
ANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cA\
iACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEAN\
gIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgB\
CABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgA\
EGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQ\
cwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/\
wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgA\
igCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCA\
CAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohA\
UH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa\
0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDI\
AEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMl\
AILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgA\
EEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQ\
CABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRA\
gsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohB\
gJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGD\
Y4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQ\
QA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohA\
CAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AA\
CAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQ\
CABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohA\
QxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAI\
gAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBA\
WohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQ\
AJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BC\
yABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAAR\
w1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABI\
ABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBI\
QMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCA\
AyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNA\
SAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR\
0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMg\
QILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNA\
SAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQ\
a8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgB\
TYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBA\
WohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBn\
AEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiA\
UcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotA\
ABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBx\
QBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAI\
gAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBA\
WohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqI\
gFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQ\
aEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGD\
QEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGA\
kADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8\
gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBA\
DYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8A\
SEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2A\
gAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDD\
NgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpA\
CEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBA\
WohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1\
wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQ\
QAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBa\
iABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBx\
AEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XA\
QsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBC\
wNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNA\
CAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgA\
kHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQ\
QAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCH\
CACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcI\
AJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMu\
AELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbA\
CEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgA\
iABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgA\
iABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQ\
RU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBA\
DYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPN\
gIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgA\
iAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCD\
EEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIAR\
Q0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELI\
ABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBA\
CEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNF\
iACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQ\
QA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymA\
QsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSA\
DYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJA\
QsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCA\
CAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCA\
CAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgA\
kEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQ\
f8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELI\
AIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMh\
wELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNA\
wwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQ\
QA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNN\
gIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMl\
AELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQI\
AJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBA\
DYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACI\
AE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCE\
CACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEAN\
gIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUI\
AJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwEC\
yABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgC\
iALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMa\
QtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQ\
QAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCH\
CACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgc\
jsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhA\
QwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLA\
kACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgA\
iAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoA\
gQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQ\
QAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMD\
G4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhA\
yACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC\
0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQ\
f0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhA\
yACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDR\
Q0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQ\
QJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFR\
gs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgA\
i8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC\
0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZ\
AtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2A\
gQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBI\
QoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC\
0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2A\
gwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQ\
QtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAAN\
gIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDD\
D4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgA\
DYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACI\
AE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUD\
FILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgA\
kENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgA\
iAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMT\
AsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAI\
QMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCE\
CACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQ\
RVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACI\
AE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6A\
DRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDC\
wJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVN\
gIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQ\
QI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQ\
QAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhA\
wwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1\
wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgB\
CABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAI\
AIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqI\
QYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBA\
WoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhA\
ww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkA\
CEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AA\
CABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhA\
wwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/\
wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAER\
gRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBt\
QEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECD\
AYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAI\
AItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCH\
CACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEI\
QAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACI\
AMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQ\
RU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEAN\
gIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DI\
AFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAI\
AZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCF\
CACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC\
0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCF\
CACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC\
0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCF\
CACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC\
0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCF\
CACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAA\
kAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQ\
QFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBA\
DYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJN\
gIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCD\
CABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAI\
ABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJD\
QAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AI\
AAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADA\
gsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQ\
RVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooA\
gALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhE\
GFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWF\
xgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhH\
w8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrM\
A8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJ\
Q8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJL\
Q8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpI\
g8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBA\
EdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQ\
CAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACI\
AFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEEC\
yAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDR\
Q0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7\
RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFD\
QAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiB\
EF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQ\
YgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBR\
g0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIAN\
wMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiC\
iQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBA\
DYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCA\
CABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC\
0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCA\
CIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQA\
CgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBC\
yABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/Q\
QEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFN\
gIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDI\
AVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAI\
gFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiA\
UFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBv\
NIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACI\
QEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIAR\
Q0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALC\
yADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQI\
gFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgB\
GsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACN\
gIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohA\
QwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTA\
EEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQ\
QAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GD\
QUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABI\
AdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/R\
g0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAI\
QMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgB\
EE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFa\
kYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIAN\
gIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQA\
GogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCA\
DYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiA\
EEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA\
0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCC\
CEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0\
ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIAD\
AgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgA\
jYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiA\
EEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgB\
WtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAI\
ANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACa\
yIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCD\
CAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSA\
GohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAK\
AIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELI\
AAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCA\
EGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAI\
AANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqK\
AIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBt\
NAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgA\
UH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCA\
EGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhA\
CAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACN\
gIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQ\
RQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD\
00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00\
ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQ\
f///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgC\
HI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBI\
AAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2A\
ggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG\
2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFa\
iIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDA\
n9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgA\
EEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQ\
YAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb\
3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kI\
GZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94L\
nggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1c\
wBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc\
2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX\
2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tc\
GxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAY\
G9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY\
29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZ\
WAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBma\
WVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4c\
GVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyI\
HRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVyb\
ABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlb\
nQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcAS\
W52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yI\
GluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgT\
EYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZ\
Xh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZ\
GVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZ\
QBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX\
2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlI\
HBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c\
2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZ\
CBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZ\
CBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTc\
GFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291b\
nRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAV\
VNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ER\
VBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJT\
UVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOV\
F9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU\
19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQR\
V9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBV\
FVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TA\
FNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFU\
lZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSU\
k9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQ\
URFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT\
04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX\
0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIU\
EVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT\
19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYU\
EVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU\
1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJR\
F9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT\
01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS\
19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQR\
V9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX\
0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQ\
kxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFER\
VJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBV\
VNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TV\
UJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PV\
F9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNUR\
UQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVS\
VJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMR\
U5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQAR\
VhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQAT\
k9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AA\
F4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJF\
gAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AA\
G4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnE\
wAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICA\
gICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICA\
gICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4\
AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY\
29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3\
wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEB\
AAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqy\
wALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBm\
s0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFR\
UNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIU\
EFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")}),Zr=(0,J.b)((r,E)=>{"use strict";var{
Buffer:e}=(0,J.a)("node:buffer");E.exports=e.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLA\
QgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vb\
l9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc\
21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1\
AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2Vlc\
F9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tY\
WpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBnc\
mFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlA\
BcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvb\
gAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZ\
QAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdb\
GxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc\
19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyI\
AAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgA\
EEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0\
AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAI\
AEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2A\
gRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQ\
X4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACN\
gIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgA\
EEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEI\
AAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2A\
gwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgA\
yEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQ\
CAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgB\
jYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNA\
EGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAI\
AE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohA\
AJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoA\
gAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgA\
ygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLB\
wAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74\
gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1\
gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QU\
VJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVA\
ZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+A\
b8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMu\
wELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMr\
AELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBM\
QydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQ\
QkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMg\
QELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGD\
HILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQ\
eMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8\
QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBg\
AEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBj\
wEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBn\
gEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBr\
QEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7A\
QwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0OD\
xAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBA\
YIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuA\
a8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0A\
vMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAI\
QMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNN\
EE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxR\
Q0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNA\
CADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHD\
d0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACI\
AMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrr\
SILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAA\
XI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC\
0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAI\
QACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAI\
AIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPI\
QMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBD\
zYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqI\
gEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCH\
CACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADE\
QAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBA\
WsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCw\
wK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLA\
kAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUD\
I4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQA\
dAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHI\
QoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKD\
LACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDB\
AUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMv\
wILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC\
0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogD\
FobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgA\
i0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhA\
AwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBA\
CEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBA\
CEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAER\
gRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQ\
SBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHD\
d0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCi\
AKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByI\
AUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIAR\
g35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILI\
AFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgA\
UHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQ\
QA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAI\
AEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHD\
QALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoA\
gAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2A\
gALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiA\
EEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILI\
AFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBI\
AQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABN\
gIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCz\
ALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQ\
cQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCB\
CACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/A\
XFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJa\
iEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCC\
yABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBA\
WohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQ\
f8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgA\
UGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgA\
SIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogA\
UEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBI\
HIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAA\
kAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCC\
yABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAA\
kAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECC\
yABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqI\
QAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBC\
msOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILI\
AItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDA\
QtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQ\
S5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCA\
CIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAER\
g3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4\
wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFN\
gIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgA\
S0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhA\
wy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAI\
QMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC\
0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBA\
JkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQ\
EHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4Hk\
AGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiA\
EEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgA\
SIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWS\
w0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCC\
yABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOA\
vkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAER\
gRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AA\
EEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBA\
WohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBR\
w0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXA\
gtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgA\
iAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgA\
EEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA\
2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQ\
YABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohA\
UHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABI\
ARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCC\
yACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBA\
WohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQ\
QFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgA\
WtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBL\
QxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0AC\
yACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiA\
CAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hA\
iACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEAN\
gIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgB\
CABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgA\
EHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgA\
S0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQ\
ANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cA\
iACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEAN\
gIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgB\
CABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgA\
EGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQ\
cwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/\
wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgA\
igCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCA\
CAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohA\
UH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa\
0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDI\
AEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMl\
AILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgA\
EEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQ\
CABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRA\
gsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohB\
gJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGD\
Y4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQ\
QA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohA\
CAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AA\
CAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQ\
CABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohA\
QxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAI\
gAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBA\
WohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQ\
AJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BC\
yABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAAR\
w1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABI\
ABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBI\
QMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCA\
AyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNA\
SAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR\
0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMg\
QILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNA\
SAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQ\
a8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgB\
TYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBA\
WohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBn\
AEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiA\
UcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotA\
ABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBx\
QBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAI\
gAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBA\
WohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqI\
gFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQ\
aEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGD\
QEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGA\
kADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8\
gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBA\
DYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8A\
SEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2A\
gAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDD\
NgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpA\
CEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBA\
WohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1\
wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQ\
QAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBa\
iABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBx\
AEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XA\
QsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBC\
wNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNA\
CAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgA\
kHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQ\
QAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCH\
CACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcI\
AJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMu\
AELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbA\
CEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgA\
iABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgA\
iABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQ\
RU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBA\
DYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPN\
gIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgA\
iAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCD\
EEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIAR\
Q0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELI\
ABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBA\
CEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNF\
iACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQ\
QA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymA\
QsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSA\
DYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJA\
QsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCA\
CAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCA\
CAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgA\
kEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQ\
f8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELI\
AIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMh\
wELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNA\
wwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQ\
QA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNN\
gIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMl\
AELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQI\
AJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBA\
DYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACI\
AE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCE\
CACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEAN\
gIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUI\
AJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwEC\
yABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgC\
iALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMa\
QtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQ\
QAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCH\
CACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgc\
jsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhA\
QwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLA\
kACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgA\
iAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoA\
gQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQ\
QAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMD\
G4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhA\
yACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC\
0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQ\
f0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhA\
yACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDR\
Q0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQ\
QJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFR\
gs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgA\
i8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC\
0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZ\
AtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2A\
gQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBI\
QoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC\
0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2A\
gwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQ\
QtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAAN\
gIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDD\
D4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgA\
DYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACI\
AE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUD\
FILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgA\
kENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgA\
iAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMT\
AsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAI\
QMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCE\
CACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQ\
RVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACI\
AE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6A\
DRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDC\
wJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVN\
gIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQ\
QI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQ\
QAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhA\
wwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1\
wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgB\
CABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAI\
AIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqI\
QYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBA\
WoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhA\
ww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkA\
CEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AA\
CABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhA\
wwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/\
wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAER\
gRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBt\
QEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECD\
AYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAI\
AItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCH\
CACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEI\
QAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACI\
AMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQ\
RU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEAN\
gIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DI\
AFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAI\
AZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCF\
CACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC\
0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCF\
CACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC\
0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCF\
CACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC\
0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCF\
CACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAA\
kAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQ\
QFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBA\
DYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJN\
gIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCD\
CABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAI\
ABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJD\
QAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AI\
AAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADA\
gsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQ\
RVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooA\
gALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhE\
GFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWF\
xgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhH\
w8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrM\
A8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJ\
Q8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJL\
Q8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpI\
g8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBA\
EdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQ\
CAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACI\
AFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEEC\
yAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDR\
Q0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7\
RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFD\
QAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiB\
EF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQ\
YgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBR\
g0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAA\
AAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDA\
CAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBc\
HFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0\
ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADN\
gIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhC\
QsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgA\
HJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDc\
jYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiA\
igCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCB\
CAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADI\
AE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQ\
CACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAK\
AIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALI\
AdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgA\
UEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBe\
HEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABI\
ANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbI\
QMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABI\
AA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQ\
ZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqI\
gAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAAN\
gIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQ\
QxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNA\
EG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCB\
GogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNB\
UHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoA\
gRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEAD\
AcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgA\
EF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAI\
gIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBz\
NMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0\
NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICI\
AZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggA\
mtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELI\
ABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCA\
CIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGI\
AQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAI\
AFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBj\
NAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQ\
CAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDI\
AFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBE\
GpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNA\
AsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBj\
NAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQ\
T5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2A\
gwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgA\
jYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAI\
gAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCH\
CICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggB\
igCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogA\
TYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgA\
CAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqI\
QBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCA\
CEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACK\
AIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAI\
AANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAI\
gFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyN\
gIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAI\
AI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohA\
EEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgB\
CIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2A\
gwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAI\
AtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqI\
AE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFN\
gIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMI\
AMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQ\
EH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluI\
HVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb\
25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY\
3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3Bhb\
iBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9uc\
wBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ\
2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhb\
GxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1b\
mtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlY\
CBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlc\
nJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyI\
HZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJza\
W9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkI\
EhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsA\
FVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvb\
nRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc\
2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZ\
XJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5za\
W9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlA\
EludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxd\
W90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyI\
HBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92Z\
XJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxld\
GUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlA\
G9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX\
2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAU\
GF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFe\
HBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvd\
W50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc\
2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UT\
FkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTV\
F9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU\
1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU\
1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OV\
EVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOV\
F9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCT\
EVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMAS\
U5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUS\
U9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTR\
VIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT\
05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOV\
kFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT\
1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVST\
kFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQ\
UxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST\
0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ES\
U5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFU\
lNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFU\
l9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVUR\
QBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JT\
lZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX\
0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQ\
UxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFA\
ElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VT\
kVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSR\
UJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEA\
E5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAV\
ElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPU\
ktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfR\
VhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ\
0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFU\
kxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjF\
AAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAA\
IsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLE\
wAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULA\
QEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICA\
gAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICA\
AACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwO\
wsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBA\
QEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5L\
WNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALX\
wMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDA\
wMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDA\
wMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ\
0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==","base64")}),
JA=(0,J.b)((r,E)=>{"use strict";var e=["GET","HEAD","POST"],l=new Set(e),n=[101,204,205,304],Q=[301,302,303,307,308],a=new Set(
Q),g=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","\
102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","\
512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","\
1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6\
697","10080"],h=new Set(g),t=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","orig\
in-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],c=new Set(t),u=["follow","manual","error"],f=["GET",
"HEAD","OPTIONS","TRACE"],d=new Set(f),i=["navigate","same-origin","no-cors","cors"],B=["omit","same-origin","include"],
I=["default","no-store","reload","no-cache","force-cache","only-if-cached"],k=["content-encoding","content-language","co\
ntent-location","content-type","content-length"],D=["half"],U=["CONNECT","TRACE","TRACK"],M=new Set(U),v=["audio","audio\
worklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],L=new Set(v);E.exports={subresource:v,
forbiddenMethods:U,requestBodyHeader:k,referrerPolicy:t,requestRedirect:u,requestMode:i,requestCredentials:B,requestCache:I,
redirectStatus:Q,corsSafeListedMethods:e,nullBodyStatus:n,safeMethods:f,badPorts:g,requestDuplex:D,subresourceSet:L,badPortsSet:h,
redirectStatusSet:a,corsSafeListedMethodsSet:l,safeMethodsSet:d,forbiddenMethodsSet:M,referrerPolicySet:c}}),Nt=(0,J.b)(
(r,E)=>{"use strict";var e=Symbol.for("undici.globalOrigin.1");function l(){return globalThis[e]}function n(Q){if(Q===void 0){
Object.defineProperty(globalThis,e,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}let a=new URL(Q);if(a.
protocol!=="http:"&&a.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${a.protocol}`);
Object.defineProperty(globalThis,e,{value:a,writable:!0,enumerable:!1,configurable:!1})}E.exports={getGlobalOrigin:l,setGlobalOrigin:n}}),
eA=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:assert"),l=new TextEncoder,n=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,Q=/[\u000A\u000D\u0009\u0020]/,
a=/[\u0009\u000A\u000C\u000D\u0020]/g,g=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function h(s){e(s.protocol==="data:");let p=t(
s,!0);p=p.slice(5);let m={position:0},w=u(",",p,m),y=w.length;if(w=R(w,!0,!0),m.position>=p.length)return"failure";m.position++;
let F=p.slice(y+1),G=f(F);if(/;(\u0020){0,}base64$/i.test(w)){let H=o(G);if(G=k(H),G==="failure")return"failure";w=w.slice(
0,-6),w=w.replace(/(\u0020)+$/,""),w=w.slice(0,-1)}w.startsWith(";")&&(w="text/plain"+w);let Y=I(w);return Y==="failure"&&
(Y=I("text/plain;charset=US-ASCII")),{mimeType:Y,body:G}}function t(s,p=!1){if(!p)return s.href;let m=s.href,w=s.hash.length,
y=w===0?m:m.substring(0,m.length-w);return!w&&m.endsWith("#")?y.slice(0,-1):y}function c(s,p,m){let w="";for(;m.position<
p.length&&s(p[m.position]);)w+=p[m.position],m.position++;return w}function u(s,p,m){let w=p.indexOf(s,m.position),y=m.position;
return w===-1?(m.position=p.length,p.slice(y)):(m.position=w,p.slice(y,m.position))}function f(s){let p=l.encode(s);return B(
p)}function d(s){return s>=48&&s<=57||s>=65&&s<=70||s>=97&&s<=102}function i(s){return s>=48&&s<=57?s-48:(s&223)-55}function B(s){
let p=s.length,m=new Uint8Array(p),w=0;for(let y=0;y<p;++y){let F=s[y];F!==37?m[w++]=F:F===37&&!(d(s[y+1])&&d(s[y+2]))?m[w++]=
37:(m[w++]=i(s[y+1])<<4|i(s[y+2]),y+=2)}return p===w?m:m.subarray(0,w)}function I(s){s=v(s,!0,!0);let p={position:0},m=u(
"/",s,p);if(m.length===0||!n.test(m)||p.position>s.length)return"failure";p.position++;let w=u(";",s,p);if(w=v(w,!1,!0),
w.length===0||!n.test(w))return"failure";let y=m.toLowerCase(),F=w.toLowerCase(),G={type:y,subtype:F,parameters:new Map,
essence:`${y}/${F}`};for(;p.position<s.length;){p.position++,c(P=>Q.test(P),s,p);let Y=c(P=>P!==";"&&P!=="=",s,p);if(Y=Y.
toLowerCase(),p.position<s.length){if(s[p.position]===";")continue;p.position++}if(p.position>s.length)break;let H=null;
if(s[p.position]==='"')H=D(s,p,!0),u(";",s,p);else if(H=u(";",s,p),H=v(H,!1,!0),H.length===0)continue;Y.length!==0&&n.test(
Y)&&(H.length===0||g.test(H))&&!G.parameters.has(Y)&&G.parameters.set(Y,H)}return G}function k(s){s=s.replace(a,"");let p=s.
length;if(p%4===0&&s.charCodeAt(p-1)===61&&(--p,s.charCodeAt(p-1)===61&&--p),p%4===1||/[^+/0-9A-Za-z]/.test(s.length===p?
s:s.substring(0,p)))return"failure";let m=Buffer.from(s,"base64");return new Uint8Array(m.buffer,m.byteOffset,m.byteLength)}
function D(s,p,m){let w=p.position,y="";for(e(s[p.position]==='"'),p.position++;y+=c(F=>F!=='"'&&F!=="\\",s,p),!(p.position>=
s.length);){let F=s[p.position];if(p.position++,F==="\\"){if(p.position>=s.length){y+="\\";break}y+=s[p.position],p.position++}else{
e(F==='"');break}}return m?y:s.slice(w,p.position)}function U(s){e(s!=="failure");let{parameters:p,essence:m}=s,w=m;for(let[
y,F]of p.entries())w+=";",w+=y,w+="=",n.test(F)||(F=F.replace(/(\\|")/g,"\\$1"),F='"'+F,F+='"'),w+=F;return w}function M(s){
return s===13||s===10||s===9||s===32}function v(s,p=!0,m=!0){return A(s,p,m,M)}function L(s){return s===13||s===10||s===
9||s===12||s===32}function R(s,p=!0,m=!0){return A(s,p,m,L)}function A(s,p,m,w){let y=0,F=s.length-1;if(p)for(;y<s.length&&
w(s.charCodeAt(y));)y++;if(m)for(;F>0&&w(s.charCodeAt(F));)F--;return y===0&&F===s.length-1?s:s.slice(y,F+1)}function o(s){
let p=s.length;if(65535>p)return String.fromCharCode.apply(null,s);let m="",w=0,y=65535;for(;w<p;)w+y>p&&(y=p-w),m+=String.
fromCharCode.apply(null,s.subarray(w,w+=y));return m}function C(s){switch(s.essence){case"application/ecmascript":case"a\
pplication/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/jav\
ascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/j\
avascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-java\
script":return"text/javascript";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"\
image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}return s.subtype.endsWith("+json")?"applicat\
ion/json":s.subtype.endsWith("+xml")?"application/xml":""}E.exports={dataURLProcessor:h,URLSerializer:t,collectASequenceOfCodePoints:c,
collectASequenceOfCodePointsFast:u,stringPercentDecode:f,parseMIMEType:I,collectAnHTTPQuotedString:D,serializeAMimeType:U,
removeChars:A,removeHTTPWhitespace:v,minimizeSupportedMimeType:C,HTTP_TOKEN_CODEPOINTS:n,isomorphicDecode:o}}),je=(0,J.b)(
(r,E)=>{"use strict";var{types:e,inspect:l}=(0,J.a)("node:util"),{markAsUncloneable:n}=(0,J.a)("node:worker_threads"),{toUSVString:Q}=Ue(),
a={};a.converters={},a.util={},a.errors={},a.errors.exception=function(g){return new TypeError(`${g.header}: ${g.message}`)},
a.errors.conversionFailed=function(g){let h=g.types.length===1?"":" one of",t=`${g.argument} could not be converted to${h}\
: ${g.types.join(", ")}.`;return a.errors.exception({header:g.prefix,message:t})},a.errors.invalidArgument=function(g){return a.
errors.exception({header:g.prefix,message:`"${g.value}" is an invalid ${g.type}.`})},a.brandCheck=function(g,h,t){if(t?.
strict!==!1){if(!(g instanceof h)){let c=new TypeError("Illegal invocation");throw c.code="ERR_INVALID_THIS",c}}else if(g?.[Symbol.
toStringTag]!==h.prototype[Symbol.toStringTag]){let c=new TypeError("Illegal invocation");throw c.code="ERR_INVALID_THIS",
c}},a.argumentLengthCheck=function({length:g},h,t){if(g<h)throw a.errors.exception({message:`${h} argument${h!==1?"s":""}\
 required, but${g?" only":""} ${g} found.`,header:t})},a.illegalConstructor=function(){throw a.errors.exception({header:"\
TypeError",message:"Illegal constructor"})},a.util.Type=function(g){switch(typeof g){case"undefined":return"Undefined";case"\
boolean":return"Boolean";case"string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":
return"BigInt";case"function":case"object":return g===null?"Null":"Object"}},a.util.markAsUncloneable=n||(()=>{}),a.util.
ConvertToInt=function(g,h,t,c){let u,f;h===64?(u=Math.pow(2,53)-1,t==="unsigned"?f=0:f=Math.pow(-2,53)+1):t==="unsigned"?
(f=0,u=Math.pow(2,h)-1):(f=Math.pow(-2,h)-1,u=Math.pow(2,h-1)-1);let d=Number(g);if(d===0&&(d=0),c?.enforceRange===!0){if(Number.
isNaN(d)||d===Number.POSITIVE_INFINITY||d===Number.NEGATIVE_INFINITY)throw a.errors.exception({header:"Integer conversio\
n",message:`Could not convert ${a.util.Stringify(g)} to an integer.`});if(d=a.util.IntegerPart(d),d<f||d>u)throw a.errors.
exception({header:"Integer conversion",message:`Value must be between ${f}-${u}, got ${d}.`});return d}return!Number.isNaN(
d)&&c?.clamp===!0?(d=Math.min(Math.max(d,f),u),Math.floor(d)%2===0?d=Math.floor(d):d=Math.ceil(d),d):Number.isNaN(d)||d===
0&&Object.is(0,d)||d===Number.POSITIVE_INFINITY||d===Number.NEGATIVE_INFINITY?0:(d=a.util.IntegerPart(d),d=d%Math.pow(2,
h),t==="signed"&&d>=Math.pow(2,h)-1?d-Math.pow(2,h):d)},a.util.IntegerPart=function(g){let h=Math.floor(Math.abs(g));return g<
0?-1*h:h},a.util.Stringify=function(g){switch(a.util.Type(g)){case"Symbol":return`Symbol(${g.description})`;case"Object":
return l(g);case"String":return`"${g}"`;default:return`${g}`}},a.sequenceConverter=function(g){return(h,t,c,u)=>{if(a.util.
Type(h)!=="Object")throw a.errors.exception({header:t,message:`${c} (${a.util.Stringify(h)}) is not iterable.`});let f=typeof u==
"function"?u():h?.[Symbol.iterator]?.(),d=[],i=0;if(f===void 0||typeof f.next!="function")throw a.errors.exception({header:t,
message:`${c} is not iterable.`});for(;;){let{done:B,value:I}=f.next();if(B)break;d.push(g(I,t,`${c}[${i++}]`))}return d}},
a.recordConverter=function(g,h){return(t,c,u)=>{if(a.util.Type(t)!=="Object")throw a.errors.exception({header:c,message:`${u}\
 ("${a.util.Type(t)}") is not an Object.`});let f={};if(!e.isProxy(t)){let i=[...Object.getOwnPropertyNames(t),...Object.
getOwnPropertySymbols(t)];for(let B of i){let I=g(B,c,u),k=h(t[B],c,u);f[I]=k}return f}let d=Reflect.ownKeys(t);for(let i of d)
if(Reflect.getOwnPropertyDescriptor(t,i)?.enumerable){let B=g(i,c,u),I=h(t[i],c,u);f[B]=I}return f}},a.interfaceConverter=
function(g){return(h,t,c,u)=>{if(u?.strict!==!1&&!(h instanceof g))throw a.errors.exception({header:t,message:`Expected ${c}\
 ("${a.util.Stringify(h)}") to be an instance of ${g.name}.`});return h}},a.dictionaryConverter=function(g){return(h,t,c)=>{
let u=a.util.Type(h),f={};if(u==="Null"||u==="Undefined")return f;if(u!=="Object")throw a.errors.exception({header:t,message:`\
Expected ${h} to be one of: Null, Undefined, Object.`});for(let d of g){let{key:i,defaultValue:B,required:I,converter:k}=d;
if(I===!0&&!Object.hasOwn(h,i))throw a.errors.exception({header:t,message:`Missing required key "${i}".`});let D=h[i],U=Object.
hasOwn(d,"defaultValue");if(U&&D!==null&&(D??=B()),I||U||D!==void 0){if(D=k(D,t,`${c}.${i}`),d.allowedValues&&!d.allowedValues.
includes(D))throw a.errors.exception({header:t,message:`${D} is not an accepted type. Expected one of ${d.allowedValues.
join(", ")}.`});f[i]=D}}return f}},a.nullableConverter=function(g){return(h,t,c)=>h===null?h:g(h,t,c)},a.converters.DOMString=
function(g,h,t,c){if(g===null&&c?.legacyNullToEmptyString)return"";if(typeof g=="symbol")throw a.errors.exception({header:h,
message:`${t} is a symbol, which cannot be converted to a DOMString.`});return String(g)},a.converters.ByteString=function(g,h,t){
let c=a.converters.DOMString(g,h,t);for(let u=0;u<c.length;u++)if(c.charCodeAt(u)>255)throw new TypeError(`Cannot conver\
t argument to a ByteString because the character at index ${u} has a value of ${c.charCodeAt(u)} which is greater than 2\
55.`);return c},a.converters.USVString=Q,a.converters.boolean=function(g){return!!g},a.converters.any=function(g){return g},
a.converters["long long"]=function(g,h,t){return a.util.ConvertToInt(g,64,"signed",void 0,h,t)},a.converters["unsigned l\
ong long"]=function(g,h,t){return a.util.ConvertToInt(g,64,"unsigned",void 0,h,t)},a.converters["unsigned long"]=function(g,h,t){
return a.util.ConvertToInt(g,32,"unsigned",void 0,h,t)},a.converters["unsigned short"]=function(g,h,t,c){return a.util.ConvertToInt(
g,16,"unsigned",c,h,t)},a.converters.ArrayBuffer=function(g,h,t,c){if(a.util.Type(g)!=="Object"||!e.isAnyArrayBuffer(g))
throw a.errors.conversionFailed({prefix:h,argument:`${t} ("${a.util.Stringify(g)}")`,types:["ArrayBuffer"]});if(c?.allowShared===
!1&&e.isSharedArrayBuffer(g))throw a.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});
if(g.resizable||g.growable)throw a.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});
return g},a.converters.TypedArray=function(g,h,t,c,u){if(a.util.Type(g)!=="Object"||!e.isTypedArray(g)||g.constructor.name!==
h.name)throw a.errors.conversionFailed({prefix:t,argument:`${c} ("${a.util.Stringify(g)}")`,types:[h.name]});if(u?.allowShared===
!1&&e.isSharedArrayBuffer(g.buffer))throw a.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not all\
owed."});if(g.buffer.resizable||g.buffer.growable)throw a.errors.exception({header:"ArrayBuffer",message:"Received a res\
izable ArrayBuffer."});return g},a.converters.DataView=function(g,h,t,c){if(a.util.Type(g)!=="Object"||!e.isDataView(g))
throw a.errors.exception({header:h,message:`${t} is not a DataView.`});if(c?.allowShared===!1&&e.isSharedArrayBuffer(g.buffer))
throw a.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(g.buffer.resizable||g.buffer.
growable)throw a.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return g},a.converters.
BufferSource=function(g,h,t,c){if(e.isAnyArrayBuffer(g))return a.converters.ArrayBuffer(g,h,t,{...c,allowShared:!1});if(e.
isTypedArray(g))return a.converters.TypedArray(g,g.constructor,h,t,{...c,allowShared:!1});if(e.isDataView(g))return a.converters.
DataView(g,h,t,{...c,allowShared:!1});throw a.errors.conversionFailed({prefix:h,argument:`${t} ("${a.util.Stringify(g)}"\
)`,types:["BufferSource"]})},a.converters["sequence<ByteString>"]=a.sequenceConverter(a.converters.ByteString),a.converters["\
sequence<sequence<ByteString>>"]=a.sequenceConverter(a.converters["sequence<ByteString>"]),a.converters["record<ByteStri\
ng, ByteString>"]=a.recordConverter(a.converters.ByteString,a.converters.ByteString),E.exports={webidl:a}}),rA=(0,J.b)((r,E)=>{
"use strict";var{Transform:e}=(0,J.a)("node:stream"),l=(0,J.a)("node:zlib"),{redirectStatusSet:n,referrerPolicySet:Q,badPortsSet:a}=JA(),
{getGlobalOrigin:g}=Nt(),{collectASequenceOfCodePoints:h,collectAnHTTPQuotedString:t,removeChars:c,parseMIMEType:u}=eA(),
{performance:f}=(0,J.a)("node:perf_hooks"),{isBlobLike:d,ReadableStreamFrom:i,isValidHTTPToken:B,normalizedMethodRecordsBase:I}=Ue(),
k=(0,J.a)("node:assert"),{isUint8Array:D}=(0,J.a)("node:util/types"),{webidl:U}=je(),M=[],v;try{v=(0,J.a)("node:crypto");
let T=["sha256","sha384","sha512"];M=v.getHashes().filter(N=>T.includes(N))}catch{}function L(T){let N=T.urlList,b=N.length;
return b===0?null:N[b-1].toString()}function R(T,N){if(!n.has(T.status))return null;let b=T.headersList.get("location",!0);
return b!==null&&y(b)&&(A(b)||(b=o(b)),b=new URL(b,L(T))),b&&!b.hash&&(b.hash=N),b}function A(T){for(let N=0;N<T.length;++N){
let b=T.charCodeAt(N);if(b>126||b<32)return!1}return!0}function o(T){return Buffer.from(T,"binary").toString("utf8")}function C(T){
return T.urlList[T.urlList.length-1]}function s(T){let N=C(T);return de(N)&&a.has(N.port)?"blocked":"allowed"}function p(T){
return T instanceof Error||T?.constructor?.name==="Error"||T?.constructor?.name==="DOMException"}function m(T){for(let N=0;N<
T.length;++N){let b=T.charCodeAt(N);if(!(b===9||b>=32&&b<=126||b>=128&&b<=255))return!1}return!0}var w=B;function y(T){return(T[0]===
"	"||T[0]===" "||T[T.length-1]==="	"||T[T.length-1]===" "||T.includes(`
`)||T.includes("\r")||T.includes("\0"))===!1}function F(T,N){let{headersList:b}=N,O=(b.get("referrer-policy",!0)??"").split(
","),_="";if(O.length>0)for(let W=O.length;W!==0;W--){let K=O[W-1].trim();if(Q.has(K)){_=K;break}}_!==""&&(T.referrerPolicy=
_)}function G(){return"allowed"}function Y(){return"success"}function H(){return"success"}function P(T){let N=null;N=T.mode,
T.headersList.set("sec-fetch-mode",N,!0)}function Ae(T){let N=T.origin;if(!(N==="client"||N===void 0)){if(T.responseTainting===
"cors"||T.mode==="websocket")T.headersList.append("origin",N,!0);else if(T.method!=="GET"&&T.method!=="HEAD"){switch(T.referrerPolicy){case"\
no-referrer":N=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":T.origin&&
we(T.origin)&&!we(C(T))&&(N=null);break;case"same-origin":oe(T,C(T))||(N=null);break;default:}T.headersList.append("orig\
in",N,!0)}}}function ie(T,N){return T}function le(T,N,b){return!T?.startTime||T.startTime<N?{domainLookupStartTime:N,domainLookupEndTime:N,
connectionStartTime:N,connectionEndTime:N,secureConnectionStartTime:N,ALPNNegotiatedProtocol:T?.ALPNNegotiatedProtocol}:
{domainLookupStartTime:ie(T.domainLookupStartTime,b),domainLookupEndTime:ie(T.domainLookupEndTime,b),connectionStartTime:ie(
T.connectionStartTime,b),connectionEndTime:ie(T.connectionEndTime,b),secureConnectionStartTime:ie(T.secureConnectionStartTime,
b),ALPNNegotiatedProtocol:T.ALPNNegotiatedProtocol}}function ce(T){return ie(f.now(),T)}function Ee(T){return{startTime:T.
startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:T.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,
finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function Qe(){
return{referrerPolicy:"strict-origin-when-cross-origin"}}function he(T){return{referrerPolicy:T.referrerPolicy}}function be(T){
let N=T.referrerPolicy;k(N);let b=null;if(T.referrer==="client"){let j=g();if(!j||j.origin==="null")return"no-referrer";
b=new URL(j)}else T.referrer instanceof URL&&(b=T.referrer);let O=pe(b),_=pe(b,!0);O.toString().length>4096&&(O=_);let W=oe(
T,O),K=ee(O)&&!ee(T.url);switch(N){case"origin":return _??pe(b,!0);case"unsafe-url":return O;case"same-origin":return W?
_:"no-referrer";case"origin-when-cross-origin":return W?O:_;case"strict-origin-when-cross-origin":{let j=C(T);return oe(
O,j)?O:ee(O)&&!ee(j)?"no-referrer":_}default:return K?"no-referrer":_}}function pe(T,N){return k(T instanceof URL),T=new URL(
T),T.protocol==="file:"||T.protocol==="about:"||T.protocol==="blank:"?"no-referrer":(T.username="",T.password="",T.hash=
"",N&&(T.pathname="",T.search=""),T)}function ee(T){if(!(T instanceof URL))return!1;if(T.href==="about:blank"||T.href===
"about:srcdoc"||T.protocol==="data:"||T.protocol==="file:")return!0;return N(T.origin);function N(b){if(b==null||b==="nu\
ll")return!1;let O=new URL(b);return!!(O.protocol==="https:"||O.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(O.hostname)||O.hostname==="localhost"||O.hostname.includes("localhost.")||O.hostname.endsWith(".localhost"))}}function te(T,N){
if(v===void 0)return!0;let b=De(N);if(b==="no metadata"||b.length===0)return!0;let O=V(b),_=re(b,O);for(let W of _){let K=W.
algo,j=W.hash,ge=v.createHash(K).update(T).digest("base64");if(ge[ge.length-1]==="="&&(ge[ge.length-2]==="="?ge=ge.slice(
0,-2):ge=ge.slice(0,-1)),Z(ge,j))return!0}return!1}var ae=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function De(T){let N=[],b=!0;for(let O of T.split(" ")){b=!1;let _=ae.exec(O);if(_===null||_.groups===void 0||_.groups.algo===
void 0)continue;let W=_.groups.algo.toLowerCase();M.includes(W)&&N.push(_.groups)}return b===!0?"no metadata":N}function V(T){
let N=T[0].algo;if(N[3]==="5")return N;for(let b=1;b<T.length;++b){let O=T[b];if(O.algo[3]==="5"){N="sha512";break}else{
if(N[3]==="3")continue;O.algo[3]==="3"&&(N="sha384")}}return N}function re(T,N){if(T.length===1)return T;let b=0;for(let O=0;O<
T.length;++O)T[O].algo===N&&(T[b++]=T[O]);return T.length=b,T}function Z(T,N){if(T.length!==N.length)return!1;for(let b=0;b<
T.length;++b)if(T[b]!==N[b]){if(T[b]==="+"&&N[b]==="-"||T[b]==="/"&&N[b]==="_")continue;return!1}return!0}function q(T){}
function oe(T,N){return T.origin===N.origin&&T.origin==="null"||T.protocol===N.protocol&&T.hostname===N.hostname&&T.port===
N.port}function se(){let T,N;return{promise:new Promise((b,O)=>{T=b,N=O}),resolve:T,reject:N}}function Ie(T){return T.controller.
state==="aborted"}function ve(T){return T.controller.state==="aborted"||T.controller.state==="terminated"}function Te(T){
return I[T.toLowerCase()]??T}function Je(T){let N=JSON.stringify(T);if(N===void 0)throw new TypeError("Value is not JSON\
 serializable");return k(typeof N=="string"),N}var Be=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function Ne(T,N,b=0,O=1){class _{#e;#A;#t;constructor(K,j){this.#e=K,this.#A=j,this.#t=0}next(){if(typeof this!="object"||
this===null||!(#e in this))throw new TypeError(`'next' called on an object that does not implement interface ${T} Iterat\
or.`);let K=this.#t,j=this.#e[N],ge=j.length;if(K>=ge)return{value:void 0,done:!0};let{[b]:fe,[O]:Re}=j[K];this.#t=K+1;let me;
switch(this.#A){case"key":me=fe;break;case"value":me=Re;break;case"key+value":me=[fe,Re];break}return{value:me,done:!1}}}
return delete _.prototype.constructor,Object.setPrototypeOf(_.prototype,Be),Object.defineProperties(_.prototype,{[Symbol.
toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${T} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),
function(W,K){return new _(W,K)}}function ye(T,N,b,O=0,_=1){let W=Ne(T,b,O,_),K={keys:{writable:!0,enumerable:!0,configurable:!0,
value:function(){return U.brandCheck(this,N),W(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){
return U.brandCheck(this,N),W(this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return U.
brandCheck(this,N),W(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(j,ge=globalThis){
if(U.brandCheck(this,N),U.argumentLengthCheck(arguments,1,`${T}.forEach`),typeof j!="function")throw new TypeError(`Fail\
ed to execute 'forEach' on '${T}': parameter 1 is not of type 'Function'.`);for(let{0:fe,1:Re}of W(this,"key+value"))j.call(
ge,Re,fe,this)}}};return Object.defineProperties(N.prototype,{...K,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,
value:K.entries.value}})}async function ke(T,N,b){let O=N,_=b,W;try{W=T.stream.getReader()}catch(K){_(K);return}try{O(await X(
W))}catch(K){_(K)}}function Ce(T){return T instanceof ReadableStream||T[Symbol.toStringTag]==="ReadableStream"&&typeof T.
tee=="function"}function xe(T){try{T.close(),T.byobRequest?.respond(0)}catch(N){if(!N.message.includes("Controller is al\
ready closed")&&!N.message.includes("ReadableStream is already closed"))throw N}}var $=/[^\x00-\xFF]/;function S(T){return k(
!$.test(T)),T}async function X(T){let N=[],b=0;for(;;){let{done:O,value:_}=await T.read();if(O)return Buffer.concat(N,b);
if(!D(_))throw new TypeError("Received non-Uint8Array chunk");N.push(_),b+=_.length}}function ne(T){k("protocol"in T);let N=T.
protocol;return N==="about:"||N==="blob:"||N==="data:"}function we(T){return typeof T=="string"&&T[5]===":"&&T[0]==="h"&&
T[1]==="t"&&T[2]==="t"&&T[3]==="p"&&T[4]==="s"||T.protocol==="https:"}function de(T){k("protocol"in T);let N=T.protocol;
return N==="http:"||N==="https:"}function ue(T,N){let b=T;if(!b.startsWith("bytes"))return"failure";let O={position:5};if(N&&
h(ge=>ge==="	"||ge===" ",b,O),b.charCodeAt(O.position)!==61)return"failure";O.position++,N&&h(ge=>ge==="	"||ge===" ",b,O);
let _=h(ge=>{let fe=ge.charCodeAt(0);return fe>=48&&fe<=57},b,O),W=_.length?Number(_):null;if(N&&h(ge=>ge==="	"||ge===" ",
b,O),b.charCodeAt(O.position)!==45)return"failure";O.position++,N&&h(ge=>ge==="	"||ge===" ",b,O);let K=h(ge=>{let fe=ge.
charCodeAt(0);return fe>=48&&fe<=57},b,O),j=K.length?Number(K):null;return O.position<b.length||j===null&&W===null||W>j?
"failure":{rangeStartValue:W,rangeEndValue:j}}function Me(T,N,b){let O="bytes ";return O+=S(`${T}`),O+="-",O+=S(`${N}`),
O+="/",O+=S(`${b}`),O}var Oe=class extends e{#e;constructor(T){super(),this.#e=T}_transform(T,N,b){if(!this._inflateStream){
if(T.length===0){b();return}this._inflateStream=(T[0]&15)===8?l.createInflate(this.#e):l.createInflateRaw(this.#e),this.
_inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on(
"error",O=>this.destroy(O))}this._inflateStream.write(T,N,b)}_final(T){this._inflateStream&&(this._inflateStream.end(),this.
_inflateStream=null),T()}};function He(T){return new Oe(T)}function Ze(T){let N=null,b=null,O=null,_=AA("content-type",T);
if(_===null)return"failure";for(let W of _){let K=u(W);K==="failure"||K.essence==="*/*"||(O=K,O.essence!==b?(N=null,O.parameters.
has("charset")&&(N=O.parameters.get("charset")),b=O.essence):!O.parameters.has("charset")&&N!==null&&O.parameters.set("c\
harset",N))}return O??"failure"}function EA(T){let N=T,b={position:0},O=[],_="";for(;b.position<N.length;){if(_+=h(W=>W!==
'"'&&W!==",",N,b),b.position<N.length)if(N.charCodeAt(b.position)===34){if(_+=t(N,b),b.position<N.length)continue}else k(
N.charCodeAt(b.position)===44),b.position++;_=c(_,!0,!0,W=>W===9||W===32),O.push(_),_=""}return O}function AA(T,N){let b=N.
get(T,!0);return b===null?null:EA(b)}var oA=new TextDecoder;function nA(T){return T.length===0?"":(T[0]===239&&T[1]===187&&
T[2]===191&&(T=T.subarray(3)),oA.decode(T))}var iA=class{get baseUrl(){return g()}get origin(){return this.baseUrl?.origin}policyContainer=Qe()},
z=class{settingsObject=new iA},x=new z;E.exports={isAborted:Ie,isCancelled:ve,isValidEncodedURL:A,createDeferredPromise:se,
ReadableStreamFrom:i,tryUpgradeRequestToAPotentiallyTrustworthyURL:q,clampAndCoarsenConnectionTimingInfo:le,coarsenedSharedCurrentTime:ce,
determineRequestsReferrer:be,makePolicyContainer:Qe,clonePolicyContainer:he,appendFetchMetadata:P,appendRequestOriginHeader:Ae,
TAOCheck:H,corsCheck:Y,crossOriginResourcePolicyCheck:G,createOpaqueTimingInfo:Ee,setRequestReferrerPolicyOnRedirect:F,isValidHTTPToken:B,
requestBadPort:s,requestCurrentURL:C,responseURL:L,responseLocationURL:R,isBlobLike:d,isURLPotentiallyTrustworthy:ee,isValidReasonPhrase:m,
sameOrigin:oe,normalizeMethod:Te,serializeJavascriptValueToJSONString:Je,iteratorMixin:ye,createIterator:Ne,isValidHeaderName:w,
isValidHeaderValue:y,isErrorLike:p,fullyReadBody:ke,bytesMatch:te,isReadableStreamLike:Ce,readableStreamClose:xe,isomorphicEncode:S,
urlIsLocal:ne,urlHasHttpsScheme:we,urlIsHttpHttpsScheme:de,readAllBytes:X,simpleRangeHeaderValue:ue,buildContentRange:Me,
parseMetadata:De,createInflate:He,extractMimeType:Ze,getDecodeSplit:AA,utf8DecodeBytes:nA,environmentSettingsObject:x}}),
uA=(0,J.b)((r,E)=>{"use strict";E.exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol(
"state"),kDispatcher:Symbol("dispatcher")}}),Mt=(0,J.b)((r,E)=>{"use strict";var{Blob:e,File:l}=(0,J.a)("node:buffer"),{
kState:n}=uA(),{webidl:Q}=je(),a=class gA{constructor(t,c,u={}){let f=c,d=u.type,i=u.lastModified??Date.now();this[n]={blobLike:t,
name:f,type:d,lastModified:i}}stream(...t){return Q.brandCheck(this,gA),this[n].blobLike.stream(...t)}arrayBuffer(...t){
return Q.brandCheck(this,gA),this[n].blobLike.arrayBuffer(...t)}slice(...t){return Q.brandCheck(this,gA),this[n].blobLike.
slice(...t)}text(...t){return Q.brandCheck(this,gA),this[n].blobLike.text(...t)}get size(){return Q.brandCheck(this,gA),
this[n].blobLike.size}get type(){return Q.brandCheck(this,gA),this[n].blobLike.type}get name(){return Q.brandCheck(this,
gA),this[n].name}get lastModified(){return Q.brandCheck(this,gA),this[n].lastModified}get[Symbol.toStringTag](){return"F\
ile"}};Q.converters.Blob=Q.interfaceConverter(e);function g(h){return h instanceof l||h&&(typeof h.stream=="function"||typeof h.
arrayBuffer=="function")&&h[Symbol.toStringTag]==="File"}E.exports={FileLike:a,isFileLike:g}}),OA=(0,J.b)((r,E)=>{"use s\
trict";var{isBlobLike:e,iteratorMixin:l}=rA(),{kState:n}=uA(),{kEnumerableProperty:Q}=Ue(),{FileLike:a,isFileLike:g}=Mt(),
{webidl:h}=je(),{File:t}=(0,J.a)("node:buffer"),c=(0,J.a)("node:util"),u=globalThis.File??t,f=class CA{constructor(B){if(h.
util.markAsUncloneable(this),B!==void 0)throw h.errors.conversionFailed({prefix:"FormData constructor",argument:"Argumen\
t 1",types:["undefined"]});this[n]=[]}append(B,I,k=void 0){h.brandCheck(this,CA);let D="FormData.append";if(h.argumentLengthCheck(
arguments,2,D),arguments.length===3&&!e(I))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is\
 not of type 'Blob'");B=h.converters.USVString(B,D,"name"),I=e(I)?h.converters.Blob(I,D,"value",{strict:!1}):h.converters.
USVString(I,D,"value"),k=arguments.length===3?h.converters.USVString(k,D,"filename"):void 0;let U=d(B,I,k);this[n].push(
U)}delete(B){h.brandCheck(this,CA);let I="FormData.delete";h.argumentLengthCheck(arguments,1,I),B=h.converters.USVString(
B,I,"name"),this[n]=this[n].filter(k=>k.name!==B)}get(B){h.brandCheck(this,CA);let I="FormData.get";h.argumentLengthCheck(
arguments,1,I),B=h.converters.USVString(B,I,"name");let k=this[n].findIndex(D=>D.name===B);return k===-1?null:this[n][k].
value}getAll(B){h.brandCheck(this,CA);let I="FormData.getAll";return h.argumentLengthCheck(arguments,1,I),B=h.converters.
USVString(B,I,"name"),this[n].filter(k=>k.name===B).map(k=>k.value)}has(B){h.brandCheck(this,CA);let I="FormData.has";return h.
argumentLengthCheck(arguments,1,I),B=h.converters.USVString(B,I,"name"),this[n].findIndex(k=>k.name===B)!==-1}set(B,I,k=void 0){
h.brandCheck(this,CA);let D="FormData.set";if(h.argumentLengthCheck(arguments,2,D),arguments.length===3&&!e(I))throw new TypeError(
"Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");B=h.converters.USVString(B,D,"name"),I=e(I)?
h.converters.Blob(I,D,"name",{strict:!1}):h.converters.USVString(I,D,"name"),k=arguments.length===3?h.converters.USVString(
k,D,"name"):void 0;let U=d(B,I,k),M=this[n].findIndex(v=>v.name===B);M!==-1?this[n]=[...this[n].slice(0,M),U,...this[n].
slice(M+1).filter(v=>v.name!==B)]:this[n].push(U)}[c.inspect.custom](B,I){let k=this[n].reduce((U,M)=>(U[M.name]?Array.isArray(
U[M.name])?U[M.name].push(M.value):U[M.name]=[U[M.name],M.value]:U[M.name]=M.value,U),{__proto__:null});I.depth??=B,I.colors??=
!0;let D=c.formatWithOptions(I,k);return`FormData ${D.slice(D.indexOf("]")+2)}`}};l("FormData",f,n,"name","value"),Object.
defineProperties(f.prototype,{append:Q,delete:Q,get:Q,getAll:Q,has:Q,set:Q,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});
function d(i,B,I){if(typeof B!="string"&&(g(B)||(B=B instanceof Blob?new u([B],"blob",{type:B.type}):new a(B,"blob",{type:B.
type})),I!==void 0)){let k={type:B.type,lastModified:B.lastModified};B=B instanceof t?new u([B],I,k):new a(B,I,k)}return{
name:i,value:B}}E.exports={FormData:f,makeEntry:d}}),Kr=(0,J.b)((r,E)=>{"use strict";var{isUSVString:e,bufferToLowerCasedHeaderName:l}=Ue(),
{utf8DecodeBytes:n}=rA(),{HTTP_TOKEN_CODEPOINTS:Q,isomorphicDecode:a}=eA(),{isFileLike:g}=Mt(),{makeEntry:h}=OA(),t=(0,J.
a)("node:assert"),{File:c}=(0,J.a)("node:buffer"),u=globalThis.File??c,f=Buffer.from('form-data; name="'),d=Buffer.from(
"; filename"),i=Buffer.from("--"),B=Buffer.from(`--\r
`);function I(A){for(let o=0;o<A.length;++o)if((A.charCodeAt(o)&-128)!==0)return!1;return!0}function k(A){let o=A.length;
if(o<27||o>70)return!1;for(let C=0;C<o;++C){let s=A.charCodeAt(C);if(!(s>=48&&s<=57||s>=65&&s<=90||s>=97&&s<=122||s===39||
s===45||s===95))return!1}return!0}function D(A,o){t(o!=="failure"&&o.essence==="multipart/form-data");let C=o.parameters.
get("boundary");if(C===void 0)return"failure";let s=Buffer.from(`--${C}`,"utf8"),p=[],m={position:0};for(;A[m.position]===
13&&A[m.position+1]===10;)m.position+=2;let w=A.length;for(;A[w-1]===10&&A[w-2]===13;)w-=2;for(w!==A.length&&(A=A.subarray(
0,w));;){if(A.subarray(m.position,m.position+s.length).equals(s))m.position+=s.length;else return"failure";if(m.position===
A.length-2&&R(A,i,m)||m.position===A.length-4&&R(A,B,m))return p;if(A[m.position]!==13||A[m.position+1]!==10)return"fail\
ure";m.position+=2;let y=U(A,m);if(y==="failure")return"failure";let{name:F,filename:G,contentType:Y,encoding:H}=y;m.position+=
2;let P;{let ie=A.indexOf(s.subarray(2),m.position);if(ie===-1)return"failure";P=A.subarray(m.position,ie-4),m.position+=
P.length,H==="base64"&&(P=Buffer.from(P.toString(),"base64"))}if(A[m.position]!==13||A[m.position+1]!==10)return"failure";
m.position+=2;let Ae;G!==null?(Y??="text/plain",I(Y)||(Y=""),Ae=new u([P],G,{type:Y})):Ae=n(Buffer.from(P)),t(e(F)),t(typeof Ae==
"string"&&e(Ae)||g(Ae)),p.push(h(F,Ae,G))}}function U(A,o){let C=null,s=null,p=null,m=null;for(;;){if(A[o.position]===13&&
A[o.position+1]===10)return C===null?"failure":{name:C,filename:s,contentType:p,encoding:m};let w=v(y=>y!==10&&y!==13&&y!==
58,A,o);if(w=L(w,!0,!0,y=>y===9||y===32),!Q.test(w.toString())||A[o.position]!==58)return"failure";switch(o.position++,v(
y=>y===32||y===9,A,o),l(w)){case"content-disposition":{if(C=s=null,!R(A,f,o)||(o.position+=17,C=M(A,o),C===null))return"\
failure";if(R(A,d,o)){let y=o.position+d.length;if(A[y]===42&&(o.position+=1,y+=1),A[y]!==61||A[y+1]!==34||(o.position+=
12,s=M(A,o),s===null))return"failure"}break}case"content-type":{let y=v(F=>F!==10&&F!==13,A,o);y=L(y,!1,!0,F=>F===9||F===
32),p=a(y);break}case"content-transfer-encoding":{let y=v(F=>F!==10&&F!==13,A,o);y=L(y,!1,!0,F=>F===9||F===32),m=a(y);break}default:
v(y=>y!==10&&y!==13,A,o)}if(A[o.position]!==13&&A[o.position+1]!==10)return"failure";o.position+=2}}function M(A,o){t(A[o.
position-1]===34);let C=v(s=>s!==10&&s!==13&&s!==34,A,o);return A[o.position]!==34?null:(o.position++,C=new TextDecoder().
decode(C).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),C)}function v(A,o,C){let s=C.position;for(;s<o.length&&A(o[s]);)++s;return o.
subarray(C.position,C.position=s)}function L(A,o,C,s){let p=0,m=A.length-1;if(o)for(;p<A.length&&s(A[p]);)p++;if(C)for(;m>
0&&s(A[m]);)m--;return p===0&&m===A.length-1?A:A.subarray(p,m+1)}function R(A,o,C){if(A.length<o.length)return!1;for(let s=0;s<
o.length;s++)if(o[s]!==A[C.position+s])return!1;return!0}E.exports={multipartFormDataParser:D,validateBoundary:k}}),FA=(0,J.
b)((r,E)=>{"use strict";var e=Ue(),{ReadableStreamFrom:l,isBlobLike:n,isReadableStreamLike:Q,readableStreamClose:a,createDeferredPromise:g,
fullyReadBody:h,extractMimeType:t,utf8DecodeBytes:c}=rA(),{FormData:u}=OA(),{kState:f}=uA(),{webidl:d}=je(),{Blob:i}=(0,J.
a)("node:buffer"),B=(0,J.a)("node:assert"),{isErrored:I,isDisturbed:k}=(0,J.a)("node:stream"),{isArrayBuffer:D}=(0,J.a)(
"node:util/types"),{serializeAMimeType:U}=eA(),{multipartFormDataParser:M}=Kr(),v;try{let P=(0,J.a)("node:crypto");v=Ae=>P.
randomInt(0,Ae)}catch{v=P=>Math.floor(Math.random(P))}var L=new TextEncoder;function R(){}var A=globalThis.FinalizationRegistry&&
process.version.indexOf("v18")!==0,o;A&&(o=new FinalizationRegistry(P=>{let Ae=P.deref();Ae&&!Ae.locked&&!k(Ae)&&!I(Ae)&&
Ae.cancel("Response object has been garbage collected").catch(R)}));function C(P,Ae=!1){let ie=null;P instanceof ReadableStream?
ie=P:n(P)?ie=P.stream():ie=new ReadableStream({async pull(he){let be=typeof ce=="string"?L.encode(ce):ce;be.byteLength&&
he.enqueue(be),queueMicrotask(()=>a(he))},start(){},type:"bytes"}),B(Q(ie));let le=null,ce=null,Ee=null,Qe=null;if(typeof P==
"string")ce=P,Qe="text/plain;charset=UTF-8";else if(P instanceof URLSearchParams)ce=P.toString(),Qe="application/x-www-f\
orm-urlencoded;charset=UTF-8";else if(D(P))ce=new Uint8Array(P.slice());else if(ArrayBuffer.isView(P))ce=new Uint8Array(
P.buffer.slice(P.byteOffset,P.byteOffset+P.byteLength));else if(e.isFormDataLike(P)){let he=`----formdata-undici-0${`${v(
1e11)}`.padStart(11,"0")}`,be=`--${he}\r
Content-Disposition: form-data`,pe=re=>re.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),ee=re=>re.replace(
/\r?\n|\r/g,`\r
`),te=[],ae=new Uint8Array([13,10]);Ee=0;let De=!1;for(let[re,Z]of P)if(typeof Z=="string"){let q=L.encode(be+`; name="${pe(
ee(re))}"\r
\r
${ee(Z)}\r
`);te.push(q),Ee+=q.byteLength}else{let q=L.encode(`${be}; name="${pe(ee(re))}"`+(Z.name?`; filename="${pe(Z.name)}"`:"")+
`\r
Content-Type: ${Z.type||"application/octet-stream"}\r
\r
`);te.push(q,Z,ae),typeof Z.size=="number"?Ee+=q.byteLength+Z.size+ae.byteLength:De=!0}let V=L.encode(`--${he}--\r
`);te.push(V),Ee+=V.byteLength,De&&(Ee=null),ce=P,le=async function*(){for(let re of te)re.stream?yield*re.stream():yield re},
Qe=`multipart/form-data; boundary=${he}`}else if(n(P))ce=P,Ee=P.size,P.type&&(Qe=P.type);else if(typeof P[Symbol.asyncIterator]==
"function"){if(Ae)throw new TypeError("keepalive");if(e.isDisturbed(P)||P.locked)throw new TypeError("Response body obje\
ct should not be disturbed or locked");ie=P instanceof ReadableStream?P:l(P)}if((typeof ce=="string"||e.isBuffer(ce))&&(Ee=
Buffer.byteLength(ce)),le!=null){let he;ie=new ReadableStream({async start(){he=le(P)[Symbol.asyncIterator]()},async pull(be){
let{value:pe,done:ee}=await he.next();if(ee)queueMicrotask(()=>{be.close(),be.byobRequest?.respond(0)});else if(!I(ie)){
let te=new Uint8Array(pe);te.byteLength&&be.enqueue(te)}return be.desiredSize>0},async cancel(be){await he.return()},type:"\
bytes"})}return[{stream:ie,source:ce,length:Ee},Qe]}function s(P,Ae=!1){return P instanceof ReadableStream&&(B(!e.isDisturbed(
P),"The body has already been consumed."),B(!P.locked,"The stream is locked.")),C(P,Ae)}function p(P,Ae){let[ie,le]=Ae.stream.
tee();return Ae.stream=ie,{stream:le,length:Ae.length,source:Ae.source}}function m(P){if(P.aborted)throw new DOMException(
"The operation was aborted.","AbortError")}function w(P){return{blob(){return F(this,Ae=>{let ie=H(this);return ie===null?
ie="":ie&&(ie=U(ie)),new i([Ae],{type:ie})},P)},arrayBuffer(){return F(this,Ae=>new Uint8Array(Ae).buffer,P)},text(){return F(
this,c,P)},json(){return F(this,Y,P)},formData(){return F(this,Ae=>{let ie=H(this);if(ie!==null)switch(ie.essence){case"\
multipart/form-data":{let le=M(Ae,ie);if(le==="failure")throw new TypeError("Failed to parse body as FormData.");let ce=new u;
return ce[f]=le,ce}case"application/x-www-form-urlencoded":{let le=new URLSearchParams(Ae.toString()),ce=new u;for(let[Ee,
Qe]of le)ce.append(Ee,Qe);return ce}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "applicat\
ion/x-www-form-urlencoded".')},P)},bytes(){return F(this,Ae=>new Uint8Array(Ae),P)}}}function y(P){Object.assign(P.prototype,
w(P))}async function F(P,Ae,ie){if(d.brandCheck(P,ie),G(P))throw new TypeError("Body is unusable: Body has already been \
read");m(P[f]);let le=g(),ce=Qe=>le.reject(Qe),Ee=Qe=>{try{le.resolve(Ae(Qe))}catch(he){ce(he)}};return P[f].body==null?
(Ee(Buffer.allocUnsafe(0)),le.promise):(await h(P[f].body,Ee,ce),le.promise)}function G(P){let Ae=P[f].body;return Ae!=null&&
(Ae.stream.locked||e.isDisturbed(Ae.stream))}function Y(P){return JSON.parse(c(P))}function H(P){let Ae=P[f].headersList,
ie=t(Ae);return ie==="failure"?null:ie}E.exports={extractBody:C,safelyExtractBody:s,cloneBody:p,mixinBody:y,streamRegistry:o,
hasFinalizationRegistry:A,bodyUnusable:G}}),jr=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:assert"),l=Ue(),{channels:n}=DA(),
Q=St(),{RequestContentLengthMismatchError:a,ResponseContentLengthMismatchError:g,RequestAbortedError:h,InvalidArgumentError:t,
HeadersTimeoutError:c,HeadersOverflowError:u,SocketError:f,InformationalError:d,BodyTimeoutError:i,HTTPParserError:B,ResponseExceededMaxSizeError:I}=Ye(),
{kUrl:k,kReset:D,kClient:U,kParser:M,kBlocking:v,kRunning:L,kPending:R,kSize:A,kWriting:o,kQueue:C,kNoRef:s,kKeepAliveDefaultTimeout:p,
kHostHeader:m,kPendingIdx:w,kRunningIdx:y,kError:F,kPipelining:G,kSocket:Y,kKeepAliveTimeoutValue:H,kMaxHeadersSize:P,kKeepAliveMaxTimeout:Ae,
kKeepAliveTimeoutThreshold:ie,kHeadersTimeout:le,kBodyTimeout:ce,kStrictContentLength:Ee,kMaxRequests:Qe,kCounter:he,kMaxResponseSize:be,
kOnError:pe,kResume:ee,kHTTPContext:te}=Ve(),ae=zr(),De=Buffer.alloc(0),V=Buffer[Symbol.species],re=l.addListener,Z=l.removeAllListeners,
q=Symbol("kIdleSocketValidation"),oe=Symbol("kIdleSocketValidationTimeout"),se=Symbol("kSocketUsed"),Ie;async function ve(){
let z=process.env.JEST_WORKER_ID?Ut():void 0,x;try{x=await WebAssembly.compile(Zr())}catch{x=await WebAssembly.compile(z||
Ut())}return await WebAssembly.instantiate(x,{env:{wasm_on_url:(T,N,b)=>0,wasm_on_status:(T,N,b)=>{e(Be.ptr===T);let O=N-
ke+Ne.byteOffset;return Be.onStatus(new V(Ne.buffer,O,b))||0},wasm_on_message_begin:T=>(e(Be.ptr===T),Be.onMessageBegin()||
0),wasm_on_header_field:(T,N,b)=>{e(Be.ptr===T);let O=N-ke+Ne.byteOffset;return Be.onHeaderField(new V(Ne.buffer,O,b))||
0},wasm_on_header_value:(T,N,b)=>{e(Be.ptr===T);let O=N-ke+Ne.byteOffset;return Be.onHeaderValue(new V(Ne.buffer,O,b))||
0},wasm_on_headers_complete:(T,N,b,O)=>(e(Be.ptr===T),Be.onHeadersComplete(N,!!b,!!O)||0),wasm_on_body:(T,N,b)=>{e(Be.ptr===
T);let O=N-ke+Ne.byteOffset;return Be.onBody(new V(Ne.buffer,O,b))||0},wasm_on_message_complete:T=>(e(Be.ptr===T),Be.onMessageComplete()||
0)}})}var Te=null,Je=ve();Je.catch();var Be=null,Ne=null,ye=0,ke=null,Ce=0,xe=1,$=2|xe,S=4|xe,X=8|Ce,ne=class{constructor(z,x,{
exports:T}){e(Number.isFinite(z[P])&&z[P]>0),this.llhttp=T,this.ptr=this.llhttp.llhttp_alloc(ae.TYPE.RESPONSE),this.client=
z,this.socket=x,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.statusCode=null,this.statusText="",this.
upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=z[P],this.shouldKeepAlive=!1,this.paused=!1,this.resume=
this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=
z[be]}setTimeout(z,x){z!==this.timeoutValue||x&xe^this.timeoutType&xe?(this.timeout&&(Q.clearTimeout(this.timeout),this.
timeout=null),z&&(x&xe?this.timeout=Q.setFastTimeout(we,z,new WeakRef(this)):(this.timeout=setTimeout(we,z,new WeakRef(this)),
this.timeout.unref())),this.timeoutValue=z):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=
x}resume(){this.socket.destroyed||!this.paused||(e(this.ptr!=null),e(Be==null),this.llhttp.llhttp_resume(this.ptr),e(this.
timeoutType===S),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||
De),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){let z=this.socket.read();if(z===null)break;this.execute(z)}}execute(z){
e(this.ptr!=null),e(Be==null),e(!this.paused);let{socket:x,llhttp:T}=this;z.length>ye&&(ke&&T.free(ke),ye=Math.ceil(z.length/
4096)*4096,ke=T.malloc(ye)),new Uint8Array(T.memory.buffer,ke,ye).set(z);try{let N;try{Ne=z,Be=this,N=T.llhttp_execute(this.
ptr,ke,z.length)}catch(O){throw O}finally{Be=null,Ne=null}let b=T.llhttp_get_error_pos(this.ptr)-ke;if(N!==ae.ERROR.OK){
let O=z.subarray(b);if(N===ae.ERROR.PAUSED_UPGRADE)this.onUpgrade(O);else if(N===ae.ERROR.PAUSED)this.paused=!0,x.unshift(
O);else throw this.createError(N,O)}}catch(N){l.destroy(x,N)}}finish(){e(Be===null),e(this.ptr!=null),e(!this.paused);let{
llhttp:z}=this,x;try{Be=this,x=z.llhttp_finish(this.ptr)}finally{Be=null}return x===ae.ERROR.OK?null:x===ae.ERROR.PAUSED||
x===ae.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(x,De)}createError(z,x){let{llhttp:T,contentLength:N,bytesRead:b}=this;
if(N&&b!==parseInt(N,10))return new g;let O=T.llhttp_get_error_reason(this.ptr),_="";if(O){let W=new Uint8Array(T.memory.
buffer,O).indexOf(0);_="Response does not match the HTTP/1.1 protocol ("+Buffer.from(T.memory.buffer,O,W).toString()+")"}
return new B(_,ae.ERROR[z],x)}destroy(){e(this.ptr!=null),e(Be==null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.
timeout&&Q.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(z){
this.statusText=z.toString()}onMessageBegin(){let{socket:z,client:x}=this;if(z.destroyed)return-1;if(x[L]===0)return l.destroy(
z,new f("bad response",l.getSocketInfo(z))),-1;let T=x[C][x[y]];if(!T)return-1;T.onResponseStarted()}onHeaderField(z){let x=this.
headers.length;(x&1)===0?this.headers.push(z):this.headers[x-1]=Buffer.concat([this.headers[x-1],z]),this.trackHeader(z.
length)}onHeaderValue(z){let x=this.headers.length;(x&1)===1?(this.headers.push(z),x+=1):this.headers[x-1]=Buffer.concat(
[this.headers[x-1],z]);let T=this.headers[x-2];if(T.length===10){let N=l.bufferToLowerCasedHeaderName(T);N==="keep-alive"?
this.keepAlive+=z.toString():N==="connection"&&(this.connection+=z.toString())}else T.length===14&&l.bufferToLowerCasedHeaderName(
T)==="content-length"&&(this.contentLength+=z.toString());this.trackHeader(z.length)}trackHeader(z){this.headersSize+=z,
this.headersSize>=this.headersMaxSize&&l.destroy(this.socket,new u)}onUpgrade(z){let{upgrade:x,client:T,socket:N,headers:b,
statusCode:O,statusText:_}=this;e(x),e(T[Y]===N),e(!N.destroyed),e(!this.paused),e((b.length&1)===0);let W=T[C][T[y]];e(
W),e(W.upgrade||W.method==="CONNECT"),this.statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.headers=[],
this.headersSize=0,N.unshift(z),N[M].destroy(),N[M]=null,N[U]=null,N[F]=null,Z(N),T[Y]=null,T[te]=null,T[C][T[y]++]=null,
T.emit("disconnect",T[k],[T],new d("upgrade"));try{W.onUpgrade(O,b,N,_)}catch(K){l.errorRequest(T,W,K),l.destroy(N,K)}T[ee]()}onHeadersComplete(z,x,T){
let{client:N,socket:b,headers:O,statusText:_}=this;if(b.destroyed)return-1;if(N[L]===0)return l.destroy(b,new f("bad res\
ponse",l.getSocketInfo(b))),-1;let W=N[C][N[y]];if(!W)return-1;if(e(!this.upgrade),e(this.statusCode<200),z===100)return l.
destroy(b,new f("bad response",l.getSocketInfo(b))),-1;if(x&&!W.upgrade)return l.destroy(b,new f("bad upgrade",l.getSocketInfo(
b))),-1;if(e(this.timeoutType===$),this.statusCode=z,this.shouldKeepAlive=T||W.method==="HEAD"&&!b[D]&&this.connection.toLowerCase()===
"keep-alive",this.statusCode>=200){let j=W.bodyTimeout!=null?W.bodyTimeout:N[ce];this.setTimeout(j,S)}else this.timeout&&
this.timeout.refresh&&this.timeout.refresh();if(W.method==="CONNECT")return e(N[L]===1),this.upgrade=!0,2;if(x)return e(
N[L]===1),this.upgrade=!0,2;if(e((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&N[G]){
let j=this.keepAlive?l.parseKeepAliveTimeout(this.keepAlive):null;if(j!=null){let ge=Math.min(j-N[ie],N[Ae]);ge<=0?b[D]=
!0:N[H]=ge}else N[H]=N[p]}else b[D]=!0;let K=W.onHeaders(z,O,this.resume,_)===!1;return W.aborted?-1:W.method==="HEAD"||
z<200?1:(b[v]&&(b[v]=!1,N[ee]()),K?ae.ERROR.PAUSED:0)}onBody(z){let{client:x,socket:T,statusCode:N,maxResponseSize:b}=this;
if(T.destroyed)return-1;let O=x[C][x[y]];if(e(O),e(this.timeoutType===S),this.timeout&&this.timeout.refresh&&this.timeout.
refresh(),e(N>=200),b>-1&&this.bytesRead+z.length>b)return l.destroy(T,new I),-1;if(this.bytesRead+=z.length,O.onData(z)===
!1)return ae.ERROR.PAUSED}onMessageComplete(){let{client:z,socket:x,statusCode:T,upgrade:N,headers:b,contentLength:O,bytesRead:_,
shouldKeepAlive:W}=this;if(x.destroyed&&(!T||W))return-1;if(N)return;e(T>=100),e((this.headers.length&1)===0);let K=z[C][z[y]];
if(e(K),this.statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection=
"",this.headers=[],this.headersSize=0,!(T<200)){if(K.method!=="HEAD"&&O&&_!==parseInt(O,10))return l.destroy(x,new g),-1;
if(K.onComplete(b),z[C][z[y]++]=null,x[se]=!0,x[o])return e(z[L]===0),l.destroy(x,new d("reset")),ae.ERROR.PAUSED;if(W){
if(x[D]&&z[L]===0)return l.destroy(x,new d("reset")),ae.ERROR.PAUSED;z[G]==null||z[G]===1?setImmediate(()=>z[ee]()):z[ee]()}else
return l.destroy(x,new d("reset")),ae.ERROR.PAUSED}}};function we(z){let{socket:x,timeoutType:T,client:N,paused:b}=z.deref();
T===$?(!x[o]||x.writableNeedDrain||N[L]>1)&&(e(!b,"cannot be paused while waiting for headers"),l.destroy(x,new c)):T===
S?b||l.destroy(x,new i):T===X&&(e(N[L]===0&&N[H]),l.destroy(x,new d("socket idle timeout")))}async function de(z,x){z[Y]=
x,Te||(Te=await Je,Je=null),x[s]=!1,x[o]=!1,x[D]=!1,x[v]=!1,x[q]=0,x[oe]=null,x[se]=!1,x[M]=new ne(z,x,Te),re(x,"error",
function(N){let b=this[M];if(N.code==="ECONNRESET"&&b.statusCode&&!b.shouldKeepAlive){let O=b.finish();O&&(this[F]=O,this[U][pe](
O));return}this[F]=N,this[U][pe](N)}),re(x,"readable",function(){let N=this[M];N&&N.readMore()}),re(x,"end",function(){let N=this[M];
if(N.statusCode&&!N.shouldKeepAlive){let b=N.finish();b&&l.destroy(this,b);return}l.destroy(this,new f("other side close\
d",l.getSocketInfo(this)))}),re(x,"close",function(){let N=this[U],b=this[M];ue(this),b&&(!this[F]&&b.statusCode&&!b.shouldKeepAlive&&
(this[F]=b.finish()||this[F]),this[M].destroy(),this[M]=null);let O=this[F]||new f("closed",l.getSocketInfo(this));if(N[Y]=
null,N[te]=null,N.destroyed){e(N[R]===0);let _=N[C].splice(N[y]);for(let W=0;W<_.length;W++){let K=_[W];l.errorRequest(N,
K,O)}}else if(N[L]>0&&O.code!=="UND_ERR_INFO"){let _=N[C][N[y]];N[C][N[y]++]=null,l.errorRequest(N,_,O)}N[w]=N[y],e(N[L]===
0),N.emit("disconnect",N[k],[N],O),N[ee]()});let T=!1;return x.on("close",()=>{T=!0}),{version:"h1",defaultPipelining:1,
write(...N){return Ze(z,...N)},resume(){Oe(z)},destroy(N,b){T?queueMicrotask(b):x.destroy(N).on("close",b)},get destroyed(){
return x.destroyed},busy(N){return!!(x[o]||x[D]||x[v]||x[q]===1||N&&(z[L]>0&&!N.idempotent||z[L]>0&&(N.upgrade||N.method===
"CONNECT")||z[L]>0&&l.bodyLength(N.body)!==0&&(l.isStream(N.body)||l.isAsyncIterable(N.body)||l.isFormDataLike(N.body))))}}}
function ue(z){z[oe]&&(clearImmediate(z[oe]),z[oe]=null),z[q]=0}function Me(z,x){x[q]=1,x[oe]=setImmediate(()=>{x[oe]=null,
x[q]=2,z[Y]===x&&!x.destroyed&&z[ee]()})}function Oe(z){let x=z[Y];if(x&&!x.destroyed){if(z[A]===0?!x[s]&&x.unref&&(x.unref(),
x[s]=!0):x[s]&&x.ref&&(x.ref(),x[s]=!1),z[L]===0&&z[R]>0&&x[se]){if(x[q]===0)return Me(z,x),x[M].readMore(),x.destroyed,
void 0;if(x[q]===1)return x[M].readMore(),x.destroyed,void 0}if(z[L]===0&&(x[M].readMore(),x.destroyed))return;if(z[A]===
0)x[M].timeoutType!==X&&x[M].setTimeout(z[H],X);else if(z[L]>0&&x[M].statusCode<200&&x[M].timeoutType!==$){let T=z[C][z[y]],
N=T.headersTimeout!=null?T.headersTimeout:z[le];x[M].setTimeout(N,$)}}}function He(z){return z!=="GET"&&z!=="HEAD"&&z!==
"OPTIONS"&&z!=="TRACE"&&z!=="CONNECT"}function Ze(z,x){let{method:T,path:N,host:b,upgrade:O,blocking:_,reset:W}=x,{body:K,
headers:j,contentLength:ge}=x,fe=T==="PUT"||T==="POST"||T==="PATCH"||T==="QUERY"||T==="PROPFIND"||T==="PROPPATCH";if(l.isFormDataLike(
K)){Ie||(Ie=FA().extractBody);let[Ge,Fe]=Ie(K);x.contentType==null&&j.push("content-type",Fe),K=Ge.stream,ge=Ge.length}else if(l.
isBlobLike(K)&&x.contentType==null){let Ge=K.type;if(Ge){let Fe=`${Ge}`;if(!l.isValidHeaderValue(Fe))return l.errorRequest(
z,x,new t("invalid content-type header")),!1;j.push("content-type",Fe)}}K&&typeof K.read=="function"&&K.read(0);let Re=l.
bodyLength(K);if(ge=Re??ge,ge===null&&(ge=x.contentLength),ge===0&&!fe&&(ge=null),He(T)&&ge>0&&x.contentLength!==null&&x.
contentLength!==ge){if(z[Ee])return l.errorRequest(z,x,new a),!1;process.emitWarning(new a)}let me=z[Y];ue(me);let Se=Ge=>{
if(!x.aborted){if(x.completed){(x.upgrade||x.method==="CONNECT")&&l.destroy(me,new d("aborted"));return}l.errorRequest(z,
x,Ge||new h),l.destroy(K),l.destroy(me,new d("aborted"))}};try{x.onConnect(Se)}catch(Ge){l.errorRequest(z,x,Ge)}if(x.aborted)
return!1;T==="HEAD"&&(me[D]=!0),(O||T==="CONNECT")&&(me[D]=!0),W!=null&&(me[D]=W),z[Qe]&&me[he]++>=z[Qe]&&(me[D]=!0),_&&
(me[v]=!0);let Le=`${T} ${N} HTTP/1.1\r
`;if(typeof b=="string"?Le+=`host: ${b}\r
`:Le+=z[m],O?Le+=`connection: upgrade\r
upgrade: ${O}\r
`:z[G]&&!me[D]?Le+=`connection: keep-alive\r
`:Le+=`connection: close\r
`,Array.isArray(j))for(let Ge=0;Ge<j.length;Ge+=2){let Fe=j[Ge+0],We=j[Ge+1];if(Array.isArray(We))for(let $e=0;$e<We.length;$e++)
Le+=`${Fe}: ${We[$e]}\r
`;else Le+=`${Fe}: ${We}\r
`}return n.sendHeaders.hasSubscribers&&n.sendHeaders.publish({request:x,headers:Le,socket:me}),!K||Re===0?AA(Se,null,z,x,
me,ge,Le,fe):l.isBuffer(K)?AA(Se,K,z,x,me,ge,Le,fe):l.isBlobLike(K)?typeof K.stream=="function"?nA(Se,K.stream(),z,x,me,
ge,Le,fe):oA(Se,K,z,x,me,ge,Le,fe):l.isStream(K)?EA(Se,K,z,x,me,ge,Le,fe):l.isIterable(K)?nA(Se,K,z,x,me,ge,Le,fe):e(!1),
!0}function EA(z,x,T,N,b,O,_,W){e(O!==0||T[L]===0,"stream body cannot be pipelined");let K=!1,j=new iA({abort:z,socket:b,
request:N,contentLength:O,client:T,expectsPayload:W,header:_}),ge=function(Se){if(!K)try{!j.write(Se)&&this.pause&&this.
pause()}catch(Le){l.destroy(this,Le)}},fe=function(){K||x.resume&&x.resume()},Re=function(){if(queueMicrotask(()=>{x.removeListener(
"error",me)}),!K){let Se=new h;queueMicrotask(()=>me(Se))}},me=function(Se){if(!K){if(K=!0,e(b.destroyed||b[o]&&T[L]<=1),
b.off("drain",fe).off("error",me),x.removeListener("data",ge).removeListener("end",me).removeListener("close",Re),!Se)try{
j.end()}catch(Le){Se=Le}j.destroy(Se),Se&&(Se.code!=="UND_ERR_INFO"||Se.message!=="reset")?l.destroy(x,Se):l.destroy(x)}};
x.on("data",ge).on("end",me).on("error",me).on("close",Re),x.resume&&x.resume(),b.on("drain",fe).on("error",me),x.errorEmitted??
x.errored?setImmediate(()=>me(x.errored)):(x.endEmitted??x.readableEnded)&&setImmediate(()=>me(null)),(x.closeEmitted??x.
closed)&&setImmediate(Re)}function AA(z,x,T,N,b,O,_,W){try{x?l.isBuffer(x)&&(e(O===x.byteLength,"buffer body must have c\
ontent length"),b.cork(),b.write(`${_}content-length: ${O}\r
\r
`,"latin1"),b.write(x),b.uncork(),N.onBodySent(x),!W&&N.reset!==!1&&(b[D]=!0)):O===0?b.write(`${_}content-length: 0\r
\r
`,"latin1"):(e(O===null,"no body must not have content length"),b.write(`${_}\r
`,"latin1")),N.onRequestSent(),T[ee]()}catch(K){z(K)}}async function oA(z,x,T,N,b,O,_,W){e(O===x.size,"blob body must ha\
ve content length");try{if(O!=null&&O!==x.size)throw new a;let K=Buffer.from(await x.arrayBuffer());b.cork(),b.write(`${_}\
content-length: ${O}\r
\r
`,"latin1"),b.write(K),b.uncork(),N.onBodySent(K),N.onRequestSent(),!W&&N.reset!==!1&&(b[D]=!0),T[ee]()}catch(K){z(K)}}async function nA(z,x,T,N,b,O,_,W){
e(O!==0||T[L]===0,"iterator body cannot be pipelined");let K=null;function j(){if(K){let Re=K;K=null,Re()}}let ge=()=>new Promise(
(Re,me)=>{e(K===null),b[F]?me(b[F]):K=Re});b.on("close",j).on("drain",j);let fe=new iA({abort:z,socket:b,request:N,contentLength:O,
client:T,expectsPayload:W,header:_});try{for await(let Re of x){if(b[F])throw b[F];fe.write(Re)||await ge()}fe.end()}catch(Re){
fe.destroy(Re)}finally{b.off("close",j).off("drain",j)}}var iA=class{constructor({abort:z,socket:x,request:T,contentLength:N,
client:b,expectsPayload:O,header:_}){this.socket=x,this.request=T,this.contentLength=N,this.client=b,this.bytesWritten=0,
this.expectsPayload=O,this.header=_,this.abort=z,x[o]=!0}write(z){let{socket:x,request:T,contentLength:N,client:b,bytesWritten:O,
expectsPayload:_,header:W}=this;if(x[F])throw x[F];if(x.destroyed)return!1;let K=Buffer.byteLength(z);if(!K)return!0;if(N!==
null&&O+K>N){if(b[Ee])throw new a;process.emitWarning(new a)}x.cork(),O===0&&(!_&&T.reset!==!1&&(x[D]=!0),N===null?x.write(
`${W}transfer-encoding: chunked\r
`,"latin1"):x.write(`${W}content-length: ${N}\r
\r
`,"latin1")),N===null&&x.write(`\r
${K.toString(16)}\r
`,"latin1"),this.bytesWritten+=K;let j=x.write(z);return x.uncork(),T.onBodySent(z),j||x[M].timeout&&x[M].timeoutType===
$&&x[M].timeout.refresh&&x[M].timeout.refresh(),j}end(){let{socket:z,contentLength:x,client:T,bytesWritten:N,expectsPayload:b,
header:O,request:_}=this;if(_.onRequestSent(),z[o]=!1,z[F])throw z[F];if(!z.destroyed){if(N===0?b?z.write(`${O}content-l\
ength: 0\r
\r
`,"latin1"):z.write(`${O}\r
`,"latin1"):x===null&&z.write(`\r
0\r
\r
`,"latin1"),x!==null&&N!==x){if(T[Ee])throw new a;process.emitWarning(new a)}z[M].timeout&&z[M].timeoutType===$&&z[M].timeout.
refresh&&z[M].timeout.refresh(),T[ee]()}}destroy(z){let{socket:x,client:T,abort:N}=this;x[o]=!1,z&&(e(T[L]<=1,"pipeline \
should only contain this request"),N(z))}};E.exports=de}),Xr=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:assert"),{
errorMonitor:l}=(0,J.a)("node:events"),{pipeline:n}=(0,J.a)("node:stream"),Q=Ue(),{RequestContentLengthMismatchError:a,RequestAbortedError:g,
SocketError:h,InformationalError:t}=Ye(),{kUrl:c,kReset:u,kClient:f,kRunning:d,kPending:i,kQueue:B,kPendingIdx:I,kRunningIdx:k,
kError:D,kSocket:U,kStrictContentLength:M,kOnError:v,kMaxConcurrentStreams:L,kHTTP2Session:R,kResume:A,kSize:o,kHTTPContext:C}=Ve(),
s=Symbol("open streams"),p,m=!1,w;try{w=(0,J.a)("node:http2")}catch{w={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY:y,
HTTP2_HEADER_METHOD:F,HTTP2_HEADER_PATH:G,HTTP2_HEADER_SCHEME:Y,HTTP2_HEADER_CONTENT_LENGTH:H,HTTP2_HEADER_EXPECT:P,HTTP2_HEADER_STATUS:Ae}}=w;
function ie(Z){let q=[];for(let[oe,se]of Object.entries(Z))if(Array.isArray(se))for(let Ie of se)q.push(Buffer.from(oe),
Buffer.from(Ie));else q.push(Buffer.from(oe),Buffer.from(se));return q}function le(Z){let{[Ae]:q,...oe}=Z;return ie(oe)}
async function ce(Z,q){Z[U]=q,m||(m=!0,process.emitWarning("H2 support is experimental, expect them to change at any tim\
e.",{code:"UNDICI-H2"}));let oe=w.connect(Z[c],{createConnection:()=>q,peerMaxConcurrentStreams:Z[L]});oe[s]=0,oe[f]=Z,oe[U]=
q,Q.addListener(oe,"error",Qe),Q.addListener(oe,"frameError",he),Q.addListener(oe,"end",be),Q.addListener(oe,"goaway",pe),
Q.addListener(oe,"close",function(){let{[f]:Ie}=this,{[U]:ve}=Ie,Te=this[U][D]||this[D]||new h("closed",Q.getSocketInfo(
ve));if(Ie[R]=null,Ie.destroyed){e(Ie[i]===0);let Je=Ie[B].splice(Ie[k]);for(let Be=0;Be<Je.length;Be++){let Ne=Je[Be];Q.
errorRequest(Ie,Ne,Te)}}}),oe.unref(),Z[R]=oe,q[R]=oe,Q.addListener(q,"error",function(Ie){this[D]=Ie,this[f][v](Ie)}),Q.
addListener(q,"end",function(){Q.destroy(this,new h("other side closed",Q.getSocketInfo(this)))}),Q.addListener(q,"close",
function(){let Ie=this[D]||new h("closed",Q.getSocketInfo(this));Z[U]=null,this[R]!=null&&this[R].destroy(Ie),Z[I]=Z[k],
e(Z[d]===0),Z.emit("disconnect",Z[c],[Z],Ie),Z[A]()});let se=!1;return q.on("close",()=>{se=!0}),{version:"h2",defaultPipelining:1/0,
write(...Ie){return te(Z,...Ie)},resume(){Ee(Z)},destroy(Ie,ve){se?queueMicrotask(ve):q.destroy(Ie).on("close",ve)},get destroyed(){
return q.destroyed},busy(){return!1}}}function Ee(Z){let q=Z[U];q?.destroyed===!1&&(Z[o]===0&&Z[L]===0?(q.unref(),Z[R].unref()):
(q.ref(),Z[R].ref()))}function Qe(Z){this[U][D]=Z,this[f][v](Z)}function he(Z,q,oe){if(oe===0){let se=new t(`HTTP/2: "fr\
ameError" received - type ${Z}, code ${q}`);this[U][D]=se,this[f][v](se)}}function be(){let Z=new h("other side closed",
Q.getSocketInfo(this[U]));this.destroy(Z),Q.destroy(this[U],Z)}function pe(Z){let q=this[D]||new h(`HTTP/2: "GOAWAY" fra\
me received with code ${Z}`,Q.getSocketInfo(this)),oe=this[f];if(oe[U]=null,oe[C]=null,this[R]!=null&&(this[R].destroy(q),
this[R]=null),Q.destroy(this[U],q),oe[k]<oe[B].length){let se=oe[B][oe[k]];oe[B][oe[k]++]=null,Q.errorRequest(oe,se,q),oe[I]=
oe[k]}e(oe[d]===0),oe.emit("disconnect",oe[c],[oe],q),oe[A]()}function ee(Z){return Z!=="GET"&&Z!=="HEAD"&&Z!=="OPTIONS"&&
Z!=="TRACE"&&Z!=="CONNECT"}function te(Z,q){let oe=Z[R],{method:se,path:Ie,host:ve,upgrade:Te,expectContinue:Je,signal:Be,
headers:Ne}=q,{body:ye}=q;if(Te)return Q.errorRequest(Z,q,new Error("Upgrade not supported for H2")),!1;let ke={};for(let ue=0;ue<
Ne.length;ue+=2){let Me=Ne[ue+0],Oe=Ne[ue+1];if(Array.isArray(Oe))for(let He=0;He<Oe.length;He++)ke[Me]?ke[Me]+=`,${Oe[He]}`:
ke[Me]=Oe[He];else ke[Me]=Oe}let Ce,{hostname:xe,port:$}=Z[c];ke[y]=ve||`${xe}${$?`:${$}`:""}`,ke[F]=se;let S=ue=>{if(!q.
aborted){if(q.completed){se==="CONNECT"&&Ce!=null&&Q.destroy(Ce,ue||new g);return}ue=ue||new g,Q.errorRequest(Z,q,ue),Ce!=
null&&Q.destroy(Ce,ue),Q.destroy(ye,ue),Z[B][Z[k]++]=null,Z[A]()}};try{q.onConnect(S)}catch(ue){Q.errorRequest(Z,q,ue)}if(q.
aborted)return!1;if(se==="CONNECT"){oe.ref(),Ce=oe.request(ke,{endStream:!1,signal:Be});let ue=!1,Me=Ze=>{ue=!0,Ce.off(l,
Oe),q.onUpgradeResponse(Number(Ze[Ae]),Ze,le)},Oe=Ze=>{ue=!0,Ce.off("response",Me),q.onUpgradeError(Ze)},He=()=>{try{q.onUpgrade(
null,null,Ce)}catch(Ze){Ce.off("response",Me),S(Ze);return}q.aborted||(Ce.off("error",S),Ce.once(l,Oe),Z[B][Z[k]++]=null)};
return Ce.once("response",Me),Ce.once("error",S),++oe[s],He(),Ce.once("close",()=>{!ue&&q.completed&&(Ce.off("response",
Me),Ce.off(l,Oe),q.onUpgradeError(new t(`HTTP/2: "stream error" received - code ${Ce.rstCode}`))),oe[s]-=1,oe[s]===0&&oe.
unref()}),!0}ke[G]=Ie,ke[Y]="https";let X=se==="PUT"||se==="POST"||se==="PATCH";ye&&typeof ye.read=="function"&&ye.read(
0);let ne=Q.bodyLength(ye);if(Q.isFormDataLike(ye)){p??=FA().extractBody;let[ue,Me]=p(ye);ke["content-type"]=Me,ye=ue.stream,
ne=ue.length}if(ne==null&&(ne=q.contentLength),(ne===0||!X)&&(ne=null),ee(se)&&ne>0&&q.contentLength!=null&&q.contentLength!==
ne){if(Z[M])return Q.errorRequest(Z,q,new a),!1;process.emitWarning(new a)}ne!=null&&(e(ye,"no body must not have conten\
t length"),ke[H]=`${ne}`),oe.ref();let we=se==="GET"||se==="HEAD"||ye===null;return Je?(ke[P]="100-continue",Ce=oe.request(
ke,{endStream:we,signal:Be}),Ce.once("continue",de)):(Ce=oe.request(ke,{endStream:we,signal:Be}),de()),++oe[s],Ce.once("\
response",ue=>{let{[Ae]:Me,...Oe}=ue;if(q.onResponseStarted(),q.aborted){let He=new g;Q.errorRequest(Z,q,He),Q.destroy(Ce,
He);return}q.onHeaders(Number(Me),ie(Oe),Ce.resume.bind(Ce),"")===!1&&Ce.pause(),Ce.on("data",He=>{q.onData(He)===!1&&Ce.
pause()})}),Ce.once("end",()=>{(Ce.state?.state==null||Ce.state.state<6)&&q.onComplete([]),oe[s]===0&&oe.unref(),S(new t(
"HTTP/2: stream half-closed (remote)")),Z[B][Z[k]++]=null,Z[I]=Z[k],Z[A]()}),Ce.once("close",()=>{oe[s]-=1,oe[s]===0&&oe.
unref()}),Ce.once("error",function(ue){S(ue)}),Ce.once("frameError",(ue,Me)=>{S(new t(`HTTP/2: "frameError" received - t\
ype ${ue}, code ${Me}`))}),!0;function de(){!ye||ne===0?ae(S,Ce,null,Z,q,Z[U],ne,X):Q.isBuffer(ye)?ae(S,Ce,ye,Z,q,Z[U],ne,
X):Q.isBlobLike(ye)?typeof ye.stream=="function"?re(S,Ce,ye.stream(),Z,q,Z[U],ne,X):V(S,Ce,ye,Z,q,Z[U],ne,X):Q.isStream(
ye)?De(S,Z[U],X,Ce,ye,Z,q,ne):Q.isIterable(ye)?re(S,Ce,ye,Z,q,Z[U],ne,X):e(!1)}}function ae(Z,q,oe,se,Ie,ve,Te,Je){try{oe!=
null&&Q.isBuffer(oe)&&(e(Te===oe.byteLength,"buffer body must have content length"),q.cork(),q.write(oe),q.uncork(),q.end(),
Ie.onBodySent(oe)),Je||(ve[u]=!0),Ie.onRequestSent(),se[A]()}catch(Be){Z(Be)}}function De(Z,q,oe,se,Ie,ve,Te,Je){e(Je!==
0||ve[d]===0,"stream body cannot be pipelined");let Be=n(Ie,se,ye=>{ye?(Q.destroy(Be,ye),Z(ye)):(Q.removeAllListeners(Be),
Te.onRequestSent(),oe||(q[u]=!0),ve[A]())});Q.addListener(Be,"data",Ne);function Ne(ye){Te.onBodySent(ye)}}async function V(Z,q,oe,se,Ie,ve,Te,Je){
e(Te===oe.size,"blob body must have content length");try{if(Te!=null&&Te!==oe.size)throw new a;let Be=Buffer.from(await oe.
arrayBuffer());q.cork(),q.write(Be),q.uncork(),q.end(),Ie.onBodySent(Be),Ie.onRequestSent(),Je||(ve[u]=!0),se[A]()}catch(Be){
Z(Be)}}async function re(Z,q,oe,se,Ie,ve,Te,Je){e(Te!==0||se[d]===0,"iterator body cannot be pipelined");let Be=null;function Ne(){
if(Be){let ke=Be;Be=null,ke()}}let ye=()=>new Promise((ke,Ce)=>{e(Be===null),ve[D]?Ce(ve[D]):Be=ke});q.on("close",Ne).on(
"drain",Ne);try{for await(let ke of oe){if(ve[D])throw ve[D];let Ce=q.write(ke);Ie.onBodySent(ke),Ce||await ye()}q.end(),
Ie.onRequestSent(),Je||(ve[u]=!0),se[A]()}catch(ke){Z(ke)}finally{q.off("close",Ne).off("drain",Ne)}}E.exports=ce}),at=(0,J.
b)((r,E)=>{"use strict";var e=Ue(),{kBodyUsed:l}=Ve(),n=(0,J.a)("node:assert"),{InvalidArgumentError:Q}=Ye(),a=(0,J.a)("\
node:events"),g=[300,301,302,303,307,308],h=Symbol("body"),t=class{constructor(i){this[h]=i,this[l]=!1}async*[Symbol.asyncIterator](){
n(!this[l],"disturbed"),this[l]=!0,yield*this[h]}},c=class{constructor(i,B,I,k){if(B!=null&&(!Number.isInteger(B)||B<0))
throw new Q("maxRedirections must be a positive number");e.validateHandler(k,I.method,I.upgrade),this.dispatch=i,this.location=
null,this.abort=null,this.opts={...I,maxRedirections:0},this.maxRedirections=B,this.handler=k,this.history=[],this.redirectionLimitReached=
!1,e.isStream(this.opts.body)?(e.bodyLength(this.opts.body)===0&&this.opts.body.on("data",function(){n(!1)}),typeof this.
opts.body.readableDidRead!="boolean"&&(this.opts.body[l]=!1,a.prototype.on.call(this.opts.body,"data",function(){this[l]=
!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.opts.body=new t(this.opts.body):this.opts.body&&typeof this.
opts.body!="string"&&!ArrayBuffer.isView(this.opts.body)&&e.isIterable(this.opts.body)&&(this.opts.body=new t(this.opts.
body))}onConnect(i){this.abort=i,this.handler.onConnect(i,{history:this.history})}onUpgrade(i,B,I){this.handler.onUpgrade(
i,B,I)}onError(i){this.handler.onError(i)}onHeaders(i,B,I,k){if(this.location=this.history.length>=this.maxRedirections||
e.isDisturbed(this.opts.body)?null:u(i,B),this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){this.
request&&this.request.abort(new Error("max redirects")),this.redirectionLimitReached=!0,this.abort(new Error("max redire\
cts"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.origin)),!this.location)return this.
handler.onHeaders(i,B,I,k);let{origin:D,pathname:U,search:M}=e.parseURL(new URL(this.location,this.opts.origin&&new URL(
this.opts.path,this.opts.origin))),v=M?`${U}${M}`:U;this.opts.headers=d(this.opts.headers,i===303,this.opts.origin!==D),
this.opts.path=v,this.opts.origin=D,this.opts.maxRedirections=0,this.opts.query=null,i===303&&this.opts.method!=="HEAD"&&
(this.opts.method="GET",this.opts.body=null)}onData(i){if(!this.location)return this.handler.onData(i)}onComplete(i){this.
location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(i)}onBodySent(i){this.
handler.onBodySent&&this.handler.onBodySent(i)}};function u(i,B){if(g.indexOf(i)===-1)return null;for(let I=0;I<B.length;I+=
2)if(B[I].length===8&&e.headerNameToString(B[I])==="location")return B[I+1]}function f(i,B,I){if(i.length===4)return e.headerNameToString(
i)==="host";if(B&&e.headerNameToString(i).startsWith("content-"))return!0;if(I&&(i.length===13||i.length===6||i.length===
19)){let k=e.headerNameToString(i);return k==="authorization"||k==="cookie"||k==="proxy-authorization"}return!1}function d(i,B,I){
let k=[];if(Array.isArray(i))for(let D=0;D<i.length;D+=2)f(i[D],B,I)||k.push(i[D],i[D+1]);else if(i&&typeof i=="object")
for(let D of Object.keys(i))f(D,B,I)||k.push(D,i[D]);else n(i==null,"headers must be an object or an array");return k}E.
exports=c}),gt=(0,J.b)((r,E)=>{"use strict";var e=at();function l({maxRedirections:n}){return Q=>function(a,g){let{maxRedirections:h=n}=a;
if(!h)return Q(a,g);let t=new e(Q,h,a,g);return a={...a,maxRedirections:0},Q(a,t)}}E.exports=l}),TA=(0,J.b)((r,E)=>{"use\
 strict";var e=(0,J.a)("node:assert"),l=(0,J.a)("node:net"),n=(0,J.a)("node:http"),Q=Ue(),{channels:a}=DA(),g=Wr(),h=RA(),
{InvalidArgumentError:t,InformationalError:c,ClientDestroyedError:u}=Ye(),f=HA(),{kUrl:d,kServerName:i,kClient:B,kBusy:I,
kConnect:k,kResuming:D,kRunning:U,kPending:M,kSize:v,kQueue:L,kConnected:R,kConnecting:A,kNeedDrain:o,kKeepAliveDefaultTimeout:C,
kHostHeader:s,kPendingIdx:p,kRunningIdx:m,kError:w,kPipelining:y,kKeepAliveTimeoutValue:F,kMaxHeadersSize:G,kKeepAliveMaxTimeout:Y,
kKeepAliveTimeoutThreshold:H,kHeadersTimeout:P,kBodyTimeout:Ae,kStrictContentLength:ie,kConnector:le,kMaxRedirections:ce,
kMaxRequests:Ee,kCounter:Qe,kClose:he,kDestroy:be,kDispatch:pe,kInterceptors:ee,kLocalAddress:te,kMaxResponseSize:ae,kOnError:De,
kHTTPContext:V,kMaxConcurrentStreams:re,kResume:Z}=Ve(),q=jr(),oe=Xr(),se=!1,Ie=Symbol("kClosedResolve"),ve=()=>{};function Te($){
return $[y]??$[V]?.defaultPipelining??1}var Je=class extends h{constructor($,{interceptors:S,maxHeaderSize:X,headersTimeout:ne,
socketTimeout:we,requestTimeout:de,connectTimeout:ue,bodyTimeout:Me,idleTimeout:Oe,keepAlive:He,keepAliveTimeout:Ze,maxKeepAliveTimeout:EA,
keepAliveMaxTimeout:AA,keepAliveTimeoutThreshold:oA,socketPath:nA,pipelining:iA,tls:z,strictContentLength:x,maxCachedSessions:T,
maxRedirections:N,connect:b,maxRequestsPerClient:O,localAddress:_,maxResponseSize:W,autoSelectFamily:K,autoSelectFamilyAttemptTimeout:j,
maxConcurrentStreams:ge,allowH2:fe,webSocket:Re,eventSource:me}={}){if(super({webSocket:Re,eventSource:me}),He!==void 0)
throw new t("unsupported keepAlive, use pipelining=0 instead");if(we!==void 0)throw new t("unsupported socketTimeout, us\
e headersTimeout & bodyTimeout instead");if(de!==void 0)throw new t("unsupported requestTimeout, use headersTimeout & bo\
dyTimeout instead");if(Oe!==void 0)throw new t("unsupported idleTimeout, use keepAliveTimeout instead");if(EA!==void 0)throw new t(
"unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(X!=null&&!Number.isFinite(X))throw new t("invalid\
 maxHeaderSize");if(nA!=null&&typeof nA!="string")throw new t("invalid socketPath");if(ue!=null&&(!Number.isFinite(ue)||
ue<0))throw new t("invalid connectTimeout");if(Ze!=null&&(!Number.isFinite(Ze)||Ze<=0))throw new t("invalid keepAliveTim\
eout");if(AA!=null&&(!Number.isFinite(AA)||AA<=0))throw new t("invalid keepAliveMaxTimeout");if(oA!=null&&!Number.isFinite(
oA))throw new t("invalid keepAliveTimeoutThreshold");if(ne!=null&&(!Number.isInteger(ne)||ne<0))throw new t("headersTime\
out must be a positive integer or zero");if(Me!=null&&(!Number.isInteger(Me)||Me<0))throw new t("bodyTimeout must be a p\
ositive integer or zero");if(b!=null&&typeof b!="function"&&typeof b!="object")throw new t("connect must be a function o\
r an object");if(N!=null&&(!Number.isInteger(N)||N<0))throw new t("maxRedirections must be a positive number");if(O!=null&&
(!Number.isInteger(O)||O<0))throw new t("maxRequestsPerClient must be a positive number");if(_!=null&&(typeof _!="string"||
l.isIP(_)===0))throw new t("localAddress must be valid string IP address");if(W!=null&&(!Number.isInteger(W)||W<-1))throw new t(
"maxResponseSize must be a positive number");if(j!=null&&(!Number.isInteger(j)||j<-1))throw new t("autoSelectFamilyAttem\
ptTimeout must be a positive number");if(fe!=null&&typeof fe!="boolean")throw new t("allowH2 must be a valid boolean val\
ue");if(ge!=null&&(typeof ge!="number"||ge<1))throw new t("maxConcurrentStreams must be a positive integer, greater than\
 0");typeof b!="function"&&(b=f({...z,maxCachedSessions:T,allowH2:fe,socketPath:nA,timeout:ue,...K?{autoSelectFamily:K,autoSelectFamilyAttemptTimeout:j}:
void 0,...b})),S?.Client&&Array.isArray(S.Client)?(this[ee]=S.Client,se||(se=!0,process.emitWarning("Client.Options#inte\
rceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[ee]=[Be({maxRedirections:N})],
this[d]=Q.parseOrigin($),this[le]=b,this[y]=iA??1,this[G]=X||n.maxHeaderSize,this[C]=Ze??4e3,this[Y]=AA??6e5,this[H]=oA??
2e3,this[F]=this[C],this[i]=null,this[te]=_??null,this[D]=0,this[o]=0,this[s]=`host: ${this[d].hostname}${this[d].port?`\
:${this[d].port}`:""}\r
`,this[Ae]=Me??3e5,this[P]=ne??3e5,this[ie]=x??!0,this[ce]=N,this[Ee]=O,this[Ie]=null,this[ae]=W>-1?W:-1,this[re]=ge??100,
this[V]=null,this[L]=[],this[m]=0,this[p]=0,this[Z]=Se=>Ce(this,Se),this[De]=Se=>Ne(this,Se)}get pipelining(){return this[y]}set pipelining($){
this[y]=$,this[Z](!0)}get[M](){return this[L].length-this[p]}get[U](){return this[p]-this[m]}get[v](){return this[L].length-
this[m]}get[R](){return!!this[V]&&!this[A]&&!this[V].destroyed}get[I](){return!!(this[V]?.busy(null)||this[v]>=(Te(this)||
1)||this[M]>0)}[k]($){ye(this),this.once("connect",$)}[pe]($,S){let X=$.origin||this[d].origin,ne=new g(X,$,S);return this[L].
push(ne),this[D]||(Q.bodyLength(ne.body)==null&&Q.isIterable(ne.body)?(this[D]=1,queueMicrotask(()=>Ce(this))):this[Z](!0)),
this[D]&&this[o]!==2&&this[I]&&(this[o]=2),this[o]<2}async[he](){return new Promise($=>{this[v]?this[Ie]=$:$(null)})}async[be]($){
return new Promise(S=>{let X=this[L].splice(this[p]);for(let we=0;we<X.length;we++){let de=X[we];Q.errorRequest(this,de,
$)}let ne=()=>{this[Ie]&&(this[Ie](),this[Ie]=null),S(null)};this[V]?(this[V].destroy($,ne),this[V]=null):queueMicrotask(
ne),this[Z]()})}},Be=gt();function Ne($,S){if($[U]===0&&S.code!=="UND_ERR_INFO"&&S.code!=="UND_ERR_SOCKET"){e($[p]===$[m]);
let X=$[L].splice($[m]);for(let ne=0;ne<X.length;ne++){let we=X[ne];Q.errorRequest($,we,S)}e($[v]===0)}}async function ye($){
e(!$[A]),e(!$[V]);let{host:S,hostname:X,protocol:ne,port:we}=$[d];if(X[0]==="["){let de=X.indexOf("]");e(de!==-1);let ue=X.
substring(1,de);e(l.isIP(ue)),X=ue}$[A]=!0,a.beforeConnect.hasSubscribers&&a.beforeConnect.publish({connectParams:{host:S,
hostname:X,protocol:ne,port:we,version:$[V]?.version,servername:$[i],localAddress:$[te]},connector:$[le]});try{let de=await new Promise(
(ue,Me)=>{$[le]({host:S,hostname:X,protocol:ne,port:we,servername:$[i],localAddress:$[te]},(Oe,He)=>{Oe?Me(Oe):ue(He)})});
if($.destroyed){Q.destroy(de.on("error",ve),new u);return}e(de);try{$[V]=de.alpnProtocol==="h2"?await oe($,de):await q($,
de)}catch(ue){throw de.destroy().on("error",ve),ue}$[A]=!1,de[Qe]=0,de[Ee]=$[Ee],de[B]=$,de[w]=null,a.connected.hasSubscribers&&
a.connected.publish({connectParams:{host:S,hostname:X,protocol:ne,port:we,version:$[V]?.version,servername:$[i],localAddress:$[te]},
connector:$[le],socket:de}),$.emit("connect",$[d],[$])}catch(de){if($.destroyed)return;if($[A]=!1,a.connectError.hasSubscribers&&
a.connectError.publish({connectParams:{host:S,hostname:X,protocol:ne,port:we,version:$[V]?.version,servername:$[i],localAddress:$[te]},
connector:$[le],error:de}),de.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(e($[U]===0);$[M]>0&&$[L][$[p]].servername===$[i];){
let ue=$[L][$[p]++];Q.errorRequest($,ue,de)}else Ne($,de);$.emit("connectionError",$[d],[$],de)}$[Z]()}function ke($){$[o]=
0,$.emit("drain",$[d],[$])}function Ce($,S){$[D]!==2&&($[D]=2,xe($,S),$[D]=0,$[m]>256&&($[L].splice(0,$[m]),$[p]-=$[m],$[m]=
0))}function xe($,S){for(;;){if($.destroyed){e($[M]===0);return}if($[Ie]&&!$[v]){$[Ie](),$[Ie]=null;return}if($[V]&&$[V].
resume(),$[I])$[o]=2;else if($[o]===2){S?($[o]=1,queueMicrotask(()=>ke($))):ke($);continue}if($[M]===0||$[U]>=(Te($)||1))
return;let X=$[L][$[p]];if($[d].protocol==="https:"&&$[i]!==X.servername){if($[U]>0)return;$[i]=X.servername,$[V]?.destroy(
new c("servername changed"),()=>{$[V]=null,Ce($)})}if($[A])return;if(!$[V]){ye($);return}if($[V].destroyed||$[V].busy(X))
return;!X.aborted&&$[V].write(X)?$[p]++:$[L].splice($[p],1)}}E.exports=Je}),Lt=(0,J.b)((r,E)=>{"use strict";var e=class{constructor(){
this.bottom=0,this.top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.
top+1&2047)===this.bottom}push(l){this.list[this.top]=l,this.top=this.top+1&2047}shift(){let l=this.list[this.bottom];return l===
void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,l)}};E.exports=class{constructor(){this.head=this.
tail=new e}isEmpty(){return this.head.isEmpty()}push(l){this.head.isFull()&&(this.head=this.head.next=new e),this.head.push(
l)}shift(){let l=this.tail,n=l.shift();return l.isEmpty()&&l.next!==null&&(this.tail=l.next),n}}}),$r=(0,J.b)((r,E)=>{var{
kFree:e,kConnected:l,kPending:n,kQueued:Q,kRunning:a,kSize:g}=Ve(),h=Symbol("pool"),t=class{constructor(c){this[h]=c}get connected(){
return this[h][l]}get free(){return this[h][e]}get pending(){return this[h][n]}get queued(){return this[h][Q]}get running(){
return this[h][a]}get size(){return this[h][g]}};E.exports=t}),Gt=(0,J.b)((r,E)=>{"use strict";var e=RA(),l=Lt(),{kConnected:n,
kSize:Q,kRunning:a,kPending:g,kQueued:h,kBusy:t,kFree:c,kUrl:u,kClose:f,kDestroy:d,kDispatch:i}=Ve(),B=$r(),I=Symbol("cl\
ients"),k=Symbol("needDrain"),D=Symbol("queue"),U=Symbol("closed resolve"),M=Symbol("onDrain"),v=Symbol("onConnect"),L=Symbol(
"onDisconnect"),R=Symbol("onConnectionError"),A=Symbol("get dispatcher"),o=Symbol("add client"),C=Symbol("remove client"),
s=Symbol("stats"),p=class extends e{constructor(m){super(m),this[D]=new l,this[I]=[],this[h]=0;let w=this;this[M]=function(y,F){
let G=w[D],Y=!1;for(;!Y;){let H=G.shift();if(!H)break;w[h]--,Y=!this.dispatch(H.opts,H.handler)}this[k]=Y,!this[k]&&w[k]&&
(w[k]=!1,w.emit("drain",y,[w,...F])),w[U]&&G.isEmpty()&&Promise.all(w[I].map(H=>H.close())).then(w[U])},this[v]=(y,F)=>{
w.emit("connect",y,[w,...F])},this[L]=(y,F,G)=>{w.emit("disconnect",y,[w,...F],G)},this[R]=(y,F,G)=>{w.emit("connectionE\
rror",y,[w,...F],G)},this[s]=new B(this)}get[t](){return this[k]}get[n](){return this[I].filter(m=>m[n]).length}get[c](){
return this[I].filter(m=>m[n]&&!m[k]).length}get[g](){let m=this[h];for(let{[g]:w}of this[I])m+=w;return m}get[a](){let m=0;
for(let{[a]:w}of this[I])m+=w;return m}get[Q](){let m=this[h];for(let{[Q]:w}of this[I])m+=w;return m}get stats(){return this[s]}async[f](){
this[D].isEmpty()?await Promise.all(this[I].map(m=>m.close())):await new Promise(m=>{this[U]=m})}async[d](m){for(;;){let w=this[D].
shift();if(!w)break;w.handler.onError(m)}await Promise.all(this[I].map(w=>w.destroy(m)))}[i](m,w){let y=this[A]();return y?
y.dispatch(m,w)||(y[k]=!0,this[k]=!this[A]()):(this[k]=!0,this[D].push({opts:m,handler:w}),this[h]++),!this[k]}[o](m){return m.
on("drain",this[M]).on("connect",this[v]).on("disconnect",this[L]).on("connectionError",this[R]),this[I].push(m),this[k]&&
queueMicrotask(()=>{this[k]&&this[M](m[u],[this,m])}),this}[C](m){m.close(()=>{let w=this[I].indexOf(m);w!==-1&&this[I].
splice(w,1)}),this[k]=this[I].some(w=>!w[k]&&w.closed!==!0&&w.destroyed!==!0)}};E.exports={PoolBase:p,kClients:I,kNeedDrain:k,
kAddClient:o,kRemoveClient:C,kGetDispatcher:A}}),SA=(0,J.b)((r,E)=>{"use strict";var{PoolBase:e,kClients:l,kNeedDrain:n,
kAddClient:Q,kGetDispatcher:a}=Gt(),g=TA(),{InvalidArgumentError:h}=Ye(),t=Ue(),{kUrl:c,kInterceptors:u}=Ve(),f=HA(),d=Symbol(
"options"),i=Symbol("connections"),B=Symbol("factory");function I(D,U){return new g(D,U)}var k=class extends e{constructor(D,{
connections:U,factory:M=I,connect:v,connectTimeout:L,tls:R,maxCachedSessions:A,socketPath:o,autoSelectFamily:C,autoSelectFamilyAttemptTimeout:s,
allowH2:p,...m}={}){if(U!=null&&(!Number.isFinite(U)||U<0))throw new h("invalid connections");if(typeof M!="function")throw new h(
"factory must be a function.");if(v!=null&&typeof v!="function"&&typeof v!="object")throw new h("connect must be a funct\
ion or an object");typeof v!="function"&&(v=f({...R,maxCachedSessions:A,allowH2:p,socketPath:o,timeout:L,...C?{autoSelectFamily:C,
autoSelectFamilyAttemptTimeout:s}:void 0,...v})),super(m),this[u]=m.interceptors?.Pool&&Array.isArray(m.interceptors.Pool)?
m.interceptors.Pool:[],this[i]=U||null,this[c]=t.parseOrigin(D),this[d]={...t.deepClone(m),connect:v,allowH2:p},this[d].
interceptors=m.interceptors?{...m.interceptors}:void 0,this[B]=M,this.on("connectionError",(w,y,F)=>{for(let G of y){let Y=this[l].
indexOf(G);Y!==-1&&this[l].splice(Y,1)}})}[a](){for(let D of this[l])if(!D[n])return D;if(!this[i]||this[l].length<this[i]){
let D=this[B](this[c],this[d]);return this[Q](D),D}}};E.exports=k}),es=(0,J.b)((r,E)=>{"use strict";var{BalancedPoolMissingUpstreamError:e,
InvalidArgumentError:l}=Ye(),{PoolBase:n,kClients:Q,kNeedDrain:a,kAddClient:g,kRemoveClient:h,kGetDispatcher:t}=Gt(),c=SA(),
{kUrl:u,kInterceptors:f}=Ve(),{parseOrigin:d}=Ue(),i=Symbol("factory"),B=Symbol("options"),I=Symbol("kGreatestCommonDivi\
sor"),k=Symbol("kCurrentWeight"),D=Symbol("kIndex"),U=Symbol("kWeight"),M=Symbol("kMaxWeightPerServer"),v=Symbol("kError\
Penalty");function L(o,C){if(o===0)return C;for(;C!==0;){let s=C;C=o%C,o=s}return o}function R(o,C){return new c(o,C)}var A=class extends n{constructor(o=[],{
factory:C=R,...s}={}){if(super(),this[B]=s,this[D]=-1,this[k]=0,this[M]=this[B].maxWeightPerServer||100,this[v]=this[B].
errorPenalty||15,Array.isArray(o)||(o=[o]),typeof C!="function")throw new l("factory must be a function.");this[f]=s.interceptors?.
BalancedPool&&Array.isArray(s.interceptors.BalancedPool)?s.interceptors.BalancedPool:[],this[i]=C;for(let p of o)this.addUpstream(
p);this._updateBalancedPoolStats()}addUpstream(o){let C=d(o).origin;if(this[Q].find(p=>p[u].origin===C&&p.closed!==!0&&p.
destroyed!==!0))return this;let s=this[i](C,Object.assign({},this[B]));this[g](s),s.on("connect",()=>{s[U]=Math.min(this[M],
s[U]+this[v])}),s.on("connectionError",()=>{s[U]=Math.max(1,s[U]-this[v]),this._updateBalancedPoolStats()}),s.on("discon\
nect",(...p)=>{let m=p[2];m&&m.code==="UND_ERR_SOCKET"&&(s[U]=Math.max(1,s[U]-this[v]),this._updateBalancedPoolStats())});
for(let p of this[Q])p[U]=this[M];return this._updateBalancedPoolStats(),this}_updateBalancedPoolStats(){let o=0;for(let C=0;C<
this[Q].length;C++)o=L(this[Q][C][U],o);this[I]=o}removeUpstream(o){let C=d(o).origin,s=this[Q].find(p=>p[u].origin===C&&
p.closed!==!0&&p.destroyed!==!0);return s&&this[h](s),this}get upstreams(){return this[Q].filter(o=>o.closed!==!0&&o.destroyed!==
!0).map(o=>o[u].origin)}[t](){if(this[Q].length===0)throw new e;if(!this[Q].find(s=>!s[a]&&s.closed!==!0&&s.destroyed!==
!0)||this[Q].map(s=>s[a]).reduce((s,p)=>s&&p,!0))return;let o=0,C=this[Q].findIndex(s=>!s[a]);for(;o++<this[Q].length;){
this[D]=(this[D]+1)%this[Q].length;let s=this[Q][this[D]];if(s[U]>this[Q][C][U]&&!s[a]&&(C=this[D]),this[D]===0&&(this[k]=
this[k]-this[I],this[k]<=0&&(this[k]=this[M])),s[U]>=this[k]&&!s[a])return s}return this[k]=this[Q][C][U],this[D]=C,this[Q][C]}};
E.exports=A}),UA=(0,J.b)((r,E)=>{"use strict";var{InvalidArgumentError:e}=Ye(),{kClients:l,kRunning:n,kClose:Q,kDestroy:a,
kDispatch:g,kInterceptors:h}=Ve(),t=RA(),c=SA(),u=TA(),f=Ue(),d=gt(),i=Symbol("onConnect"),B=Symbol("onDisconnect"),I=Symbol(
"onConnectionError"),k=Symbol("maxRedirections"),D=Symbol("onDrain"),U=Symbol("factory"),M=Symbol("options");function v(R,A){
return A&&A.connections===1?new u(R,A):new c(R,A)}var L=class extends t{constructor({factory:R=v,maxRedirections:A=0,connect:o,
tls:C,...s}={}){if(typeof R!="function")throw new e("factory must be a function.");if(o!=null&&typeof o!="function"&&typeof o!=
"object")throw new e("connect must be a function or an object");if(!Number.isInteger(A)||A<0)throw new e("maxRedirection\
s must be a positive number");super(s),o&&typeof o!="function"&&(o={...o}),C&&typeof C!="function"&&(C={...C}),this[h]=s.
interceptors?.Agent&&Array.isArray(s.interceptors.Agent)?s.interceptors.Agent:[d({maxRedirections:A})],this[M]={...f.deepClone(
s),connect:o,tls:C},this[M].interceptors=s.interceptors?{...s.interceptors}:void 0,this[k]=A,this[U]=R,this[l]=new Map,this[D]=
(p,m)=>{this.emit("drain",p,[this,...m])},this[i]=(p,m)=>{this.emit("connect",p,[this,...m])},this[B]=(p,m,w)=>{this.emit(
"disconnect",p,[this,...m],w)},this[I]=(p,m,w)=>{this.emit("connectionError",p,[this,...m],w)}}get[n](){let R=0;for(let A of this[l].
values())R+=A[n];return R}[g](R,A){let o;if(R.origin&&(typeof R.origin=="string"||R.origin instanceof URL))o=String(R.origin);else
throw new e("opts.origin must be a non-empty string or URL.");let C=this[l].get(o);return C||(C=this[U](R.origin,this[M]).
on("drain",this[D]).on("connect",this[i]).on("disconnect",this[B]).on("connectionError",this[I]),this[l].set(o,C)),C.dispatch(
R,A)}async[Q](){let R=[];for(let A of this[l].values())R.push(A.close());this[l].clear(),await Promise.all(R)}async[a](R){
let A=[];for(let o of this[l].values())A.push(o.destroy(R));this[l].clear(),await Promise.all(A)}};E.exports=L}),vt=(0,J.
b)((r,E)=>{"use strict";var{kProxy:e,kClose:l,kDestroy:n,kDispatch:Q,kInterceptors:a}=Ve(),{URL:g}=(0,J.a)("node:url"),h=UA(),
t=SA(),c=RA(),{InvalidArgumentError:u,RequestAbortedError:f,SecureProxyConnectionError:d}=Ye(),i=HA(),B=TA(),I=Symbol("p\
roxy agent"),k=Symbol("proxy client"),D=Symbol("proxy headers"),U=Symbol("request tls settings"),M=Symbol("proxy tls set\
tings"),v=Symbol("connect endpoint function"),L=Symbol("tunnel proxy");function R(y){return y==="https:"?443:80}function A(y,F){
return new t(y,F)}var o=()=>{};function C(y,F){return F.connections===1?new B(y,F):new t(y,F)}var s=class extends c{#e;constructor(y,{
headers:F={},connect:G,factory:Y}){if(super(),!y)throw new u("Proxy URL is mandatory");this[D]=F,Y?this.#e=Y(y,{connect:G}):
this.#e=new B(y,{connect:G})}[Q](y,F){let G=F.onHeaders;F.onHeaders=function(Ae,ie,le){if(Ae===407){typeof F.onError=="f\
unction"&&F.onError(new u("Proxy Authentication Required (407)"));return}G&&G.call(this,Ae,ie,le)};let{origin:Y,path:H="\
/",headers:P={}}=y;if(y.path=Y+H,!("host"in P)&&!("Host"in P)){let{host:Ae}=new g(Y);P.host=Ae}return y.headers={...this[D],
...P},this.#e[Q](y,F)}async[l](){return this.#e.close()}async[n](y){return this.#e.destroy(y)}},p=class extends c{constructor(y){
if(super(),!y||typeof y=="object"&&!(y instanceof g)&&!y.uri)throw new u("Proxy uri is mandatory");let{clientFactory:F=A}=y;
if(typeof F!="function")throw new u("Proxy opts.clientFactory must be a function.");let{proxyTunnel:G=!0}=y,Y=this.#e(y),
{href:H,origin:P,port:Ae,protocol:ie,username:le,password:ce,hostname:Ee}=Y;if(this[e]={uri:H,protocol:ie},this[a]=y.interceptors?.
ProxyAgent&&Array.isArray(y.interceptors.ProxyAgent)?y.interceptors.ProxyAgent:[],this[U]=y.requestTls,this[M]=y.proxyTls,
this[D]=y.headers||{},this[L]=G,y.auth&&y.token)throw new u("opts.auth cannot be used in combination with opts.token");y.
auth?this[D]["proxy-authorization"]=`Basic ${y.auth}`:y.token?this[D]["proxy-authorization"]=y.token:le&&ce&&(this[D]["p\
roxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(le)}:${decodeURIComponent(ce)}`).toString("base64")}`);let Qe=i(
{...y.proxyTls});this[v]=i({...y.requestTls});let he=y.factory||C,be=(pe,ee)=>{let{protocol:te}=new g(pe);return!this[L]&&
te==="http:"&&this[e].protocol==="http:"?new s(this[e].uri,{headers:this[D],connect:Qe,factory:he}):he(pe,ee)};this[k]=F(
Y,{connect:Qe}),this[I]=new h({...y,factory:be,connect:async(pe,ee)=>{let te=pe.host;pe.port||(te+=`:${R(pe.protocol)}`);
try{let{socket:ae,statusCode:De}=await this[k].connect({origin:P,port:Ae,path:te,signal:pe.signal,headers:{...this[D],host:pe.
host},servername:this[M]?.servername||Ee});if(De!==200&&(ae.on("error",o).destroy(),ee(new f(`Proxy response (${De}) !==\
 200 when HTTP Tunneling`))),pe.protocol!=="https:"){ee(null,ae);return}let V;this[U]?V=this[U].servername:V=pe.servername,
this[v]({...pe,servername:V,httpSocket:ae},ee)}catch(ae){ae.code==="ERR_TLS_CERT_ALTNAME_INVALID"?ee(new d(ae)):ee(ae)}}})}dispatch(y,F){
let G=m(y.headers);if(w(G),G&&!("host"in G)&&!("Host"in G)){let{host:Y}=new g(y.origin);G.host=Y}return this[I].dispatch(
{...y,headers:G},F)}#e(y){return typeof y=="string"?new g(y):y instanceof g?y:new g(y.uri)}async[l](){await this[I].close(),
await this[k].close()}async[n](){await this[I].destroy(),await this[k].destroy()}};function m(y){if(Array.isArray(y)){let F={};
for(let G=0;G<y.length;G+=2)F[y[G]]=y[G+1];return F}return y}function w(y){if(y&&Object.keys(y).find(F=>F.toLowerCase()===
"proxy-authorization"))throw new u("Proxy-Authorization should be sent in ProxyAgent constructor")}E.exports=p}),As=(0,J.
b)((r,E)=>{"use strict";var e=RA(),{kClose:l,kDestroy:n,kClosed:Q,kDestroyed:a,kDispatch:g,kNoProxyAgent:h,kHttpProxyAgent:t,
kHttpsProxyAgent:c}=Ve(),u=vt(),f=UA(),d={"http:":80,"https:":443},i=!1,B=class extends e{#e=null;#A=null;#t=null;constructor(I={}){
super(),this.#t=I,i||(i=!0,process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{
code:"UNDICI-EHPA"}));let{httpProxy:k,httpsProxy:D,noProxy:U,...M}=I;this[h]=new f(M);let v=k??process.env.http_proxy??process.
env.HTTP_PROXY;v?this[t]=new u({...M,uri:v}):this[t]=this[h];let L=D??process.env.https_proxy??process.env.HTTPS_PROXY;L?
this[c]=new u({...M,uri:L}):this[c]=this[t],this.#r()}[g](I,k){let D=new URL(I.origin);return this.#s(D).dispatch(I,k)}async[l](){
await this[h].close(),this[t][Q]||await this[t].close(),this[c][Q]||await this[c].close()}async[n](I){await this[h].destroy(
I),this[t][a]||await this[t].destroy(I),this[c][a]||await this[c].destroy(I)}#s(I){let{protocol:k,host:D,port:U}=I;return D=
D.replace(/:\d*$/,"").toLowerCase(),U=Number.parseInt(U,10)||d[k]||0,this.#o(D,U)?k==="https:"?this[c]:this[t]:this[h]}#o(I,k){
if(this.#n&&this.#r(),this.#A.length===0)return!0;if(this.#e==="*")return!1;for(let D=0;D<this.#A.length;D++){let U=this.#A[D];
if(!(U.port&&U.port!==k)){if(/^[.*]/.test(U.hostname)){if(I.endsWith(U.hostname.replace(/^\*/,"")))return!1}else if(I===
U.hostname)return!1}}return!0}#r(){let I=this.#t.noProxy??this.#i,k=I.split(/[,\s]/),D=[];for(let U=0;U<k.length;U++){let M=k[U];
if(!M)continue;let v=M.match(/^(.+):(\d+)$/);D.push({hostname:(v?v[1]:M).toLowerCase(),port:v?Number.parseInt(v[2],10):0})}
this.#e=I,this.#A=D}get#n(){return this.#t.noProxy!==void 0?!1:this.#e!==this.#i}get#i(){return process.env.no_proxy??process.
env.NO_PROXY??""}};E.exports=B}),lt=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:assert"),{kRetryHandlerDefaultRetry:l}=Ve(),
{RequestRetryError:n}=Ye(),{isDisturbed:Q,parseHeaders:a,parseRangeHeader:g,wrapRequestBody:h}=Ue();function t(f){let d=Date.
now();return new Date(f).getTime()-d}function c(f,d,i,B){let I=f["content-length"];if(I==null||!Number.isFinite(d.start)||
!Number.isFinite(d.end))return null;let k=Number(I),D=d.end-d.start+1;return!Number.isFinite(k)||k!==D?new n("Content-Le\
ngth mismatch",i,{headers:f,data:{count:B}}):null}var u=class Fr{constructor(d,i){let{retryOptions:B,...I}=d,{retry:k,maxRetries:D,
maxTimeout:U,minTimeout:M,timeoutFactor:v,methods:L,errorCodes:R,retryAfter:A,statusCodes:o}=B??{};this.dispatch=i.dispatch,
this.handler=i.handler,this.opts={...I,body:h(d.body)},this.abort=null,this.aborted=!1,this.retryOpts={retry:k??Fr[l],retryAfter:A??
!0,maxTimeout:U??30*1e3,minTimeout:M??500,timeoutFactor:v??2,maxRetries:D??5,methods:L??["GET","HEAD","OPTIONS","PUT","D\
ELETE","TRACE"],statusCodes:o??[500,502,503,504,429],errorCodes:R??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","\
ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=0,this.start=
0,this.end=null,this.etag=null,this.resume=null,this.headersSent=!1,this.handler.onConnect(C=>{this.aborted=!0,this.abort?
this.abort(C):this.reason=C})}checkpointResponseEnd(d,i){if(this.end==null&&this.opts.method!=="HEAD"){let B=d["content-\
length"];this.end=B!=null?Number(B)-1:null,e(this.end==null||Number.isFinite(this.end),"invalid content-length")}this.resume=
this.end!=null?i:null}onRequestSent(){this.handler.onRequestSent&&this.handler.onRequestSent()}onUpgrade(d,i,B){this.handler.
onUpgrade&&this.handler.onUpgrade(d,i,B)}onConnect(d){this.aborted?d(this.reason):this.abort=d}onBodySent(d){if(this.handler.
onBodySent)return this.handler.onBodySent(d)}static[l](d,{state:i,opts:B},I){let{statusCode:k,code:D,headers:U}=d,{method:M,
retryOptions:v}=B,{maxRetries:L,minTimeout:R,maxTimeout:A,timeoutFactor:o,statusCodes:C,errorCodes:s,methods:p}=v,{counter:m}=i;
if(D&&D!=="UND_ERR_REQ_RETRY"&&!s.includes(D)){I(d);return}if(Array.isArray(p)&&!p.includes(M)){I(d);return}if(k!=null&&
Array.isArray(C)&&!C.includes(k)){I(d);return}if(m>L){I(d);return}let w=U?.["retry-after"];w&&(w=Number(w),w=Number.isNaN(
w)?t(w):w*1e3);let y=w>0?Math.min(w,A):Math.min(R*o**(m-1),A);setTimeout(()=>I(null),y)}onHeaders(d,i,B,I){let k=a(i);if(this.
retryCount+=1,d>=300)return!this.headersSent&&this.retryOpts.statusCodes.includes(d)===!1?(this.headersSent=!0,this.checkpointResponseEnd(
k,B),this.handler.onHeaders(d,i,B,I)):(this.abort(new n("Request failed",d,{headers:k,data:{count:this.retryCount}})),!1);
if(this.resume!=null){if(this.resume=null,d!==206&&(this.start>0||d!==200))return this.abort(new n("server does not supp\
ort the range header and the payload was partially consumed",d,{headers:k,data:{count:this.retryCount}})),!1;let U=g(k["\
content-range"]);if(!U)return this.abort(new n("Content-Range mismatch",d,{headers:k,data:{count:this.retryCount}})),!1;
if(this.etag!=null&&this.etag!==k.etag)return this.abort(new n("ETag mismatch",d,{headers:k,data:{count:this.retryCount}})),
!1;let M=c(k,U,d,this.retryCount);if(M!=null)return this.abort(M),!1;let{start:v,size:L,end:R=L-1}=U;return this.start!==
v||this.end!=null&&this.end!==R?(this.abort(new n("Content-Range mismatch",d,{headers:k,data:{count:this.retryCount}})),
!1):(this.resume=B,!0)}if(this.end==null){if(d===206){let U=g(k["content-range"]);if(U==null)return this.headersSent=!0,
this.handler.onHeaders(d,i,B,I);let M=c(k,U,d,this.retryCount);if(M!=null)return this.abort(M),!1;let{start:v,size:L,end:R=L-
1}=U;e(v!=null&&Number.isFinite(v),"content-range mismatch"),e(R!=null&&Number.isFinite(R),"invalid content-length"),this.
start=v,this.end=R}if(this.end==null){let U=k["content-length"];this.end=U!=null?Number(U)-1:null}return e(Number.isFinite(
this.start)),e(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=B,this.headersSent=!0,this.
etag=k.etag!=null?k.etag:null,this.etag!=null&&this.etag.startsWith("W/")&&(this.etag=null),this.handler.onHeaders(d,i,B,
I)}let D=new n("Request failed",d,{headers:k,data:{count:this.retryCount}});return this.abort(D),!1}onData(d){return this.
start+=d.length,this.handler.onData(d)}onComplete(d){return this.retryCount=0,this.handler.onComplete(d)}onError(d){if(this.
aborted||Q(this.opts.body)||this.headersSent&&this.resume==null)return this.handler.onError(d);this.retryCount-this.retryCountCheckpoint>
0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.
retry(d,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},i.bind(this));function i(B){if(B!=
null||this.aborted||Q(this.opts.body))return this.handler.onError(B);if(this.start!==0){let I={range:`bytes=${this.start}\
-${this.end??""}`};this.etag!=null&&(I["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...I}}}
try{this.retryCountCheckpoint=this.retryCount,this.dispatch(this.opts,this)}catch(I){this.handler.onError(I)}}}};E.exports=
u}),ts=(0,J.b)((r,E)=>{"use strict";var e=YA(),l=lt(),n=class extends e{#e=null;#A=null;constructor(Q,a={}){super(a),this.#e=
Q,this.#A=a}dispatch(Q,a){let g=new l({...Q,retryOptions:this.#A},{dispatch:this.#e.dispatch.bind(this.#e),handler:a});return this.#e.
dispatch(Q,g)}close(){return this.#e.close()}destroy(){return this.#e.destroy()}};E.exports=n}),Yt=(0,J.b)((r,E)=>{"use \
strict";var e=(0,J.a)("node:assert"),{Readable:l}=(0,J.a)("node:stream"),{RequestAbortedError:n,NotSupportedError:Q,InvalidArgumentError:a,
AbortError:g}=Ye(),h=Ue(),{ReadableStreamFrom:t}=Ue(),c=Symbol("kConsume"),u=Symbol("kReading"),f=Symbol("kBody"),d=Symbol(
"kAbort"),i=Symbol("kContentType"),B=Symbol("kContentLength"),I=()=>{},k=class extends l{constructor({resume:s,abort:p,contentType:m="",
contentLength:w,highWaterMark:y=64*1024}){super({autoDestroy:!0,read:s,highWaterMark:y}),this._readableState.dataEmitted=
!1,this[d]=p,this[c]=null,this[f]=null,this[i]=m,this[B]=w,this[u]=!1}destroy(s){return!s&&!this._readableState.endEmitted&&
(s=new n),s&&this[d](),super.destroy(s)}_destroy(s,p){this[u]?p(s):setImmediate(()=>{p(s)})}on(s,...p){return(s==="data"||
s==="readable")&&(this[u]=!0),super.on(s,...p)}addListener(s,...p){return this.on(s,...p)}off(s,...p){let m=super.off(s,
...p);return(s==="data"||s==="readable")&&(this[u]=this.listenerCount("data")>0||this.listenerCount("readable")>0),m}removeListener(s,...p){
return this.off(s,...p)}push(s){return this[c]&&s!==null?(o(this[c],s),this[u]?super.push(s):!0):super.push(s)}async text(){
return M(this,"text")}async json(){return M(this,"json")}async blob(){return M(this,"blob")}async bytes(){return M(this,
"bytes")}async arrayBuffer(){return M(this,"arrayBuffer")}async formData(){throw new Q}get bodyUsed(){return h.isDisturbed(
this)}get body(){return this[f]||(this[f]=t(this),this[c]&&(this[f].getReader(),e(this[f].locked))),this[f]}async dump(s){
let p=Number.isFinite(s?.limit)?s.limit:131072,m=s?.signal;if(m!=null&&(typeof m!="object"||!("aborted"in m)))throw new a(
"signal must be an AbortSignal");return m?.throwIfAborted(),this._readableState.closeEmitted?null:await new Promise((w,y)=>{
this[B]>p&&this.destroy(new g);let F=()=>{this.destroy(m.reason??new g)};m?.addEventListener("abort",F),this.on("close",
function(){m?.removeEventListener("abort",F),m?.aborted?y(m.reason??new g):w(null)}).on("error",I).on("data",function(G){
p-=G.length,p<=0&&this.destroy()}).resume()})}};function D(s){return s[f]&&s[f].locked===!0||s[c]}function U(s){return h.
isDisturbed(s)||D(s)}async function M(s,p){return e(!s[c]),new Promise((m,w)=>{if(U(s)){let y=s._readableState;y.destroyed&&
y.closeEmitted===!1?s.on("error",F=>{w(F)}).on("close",()=>{w(new TypeError("unusable"))}):w(y.errored??new TypeError("u\
nusable"))}else queueMicrotask(()=>{s[c]={type:p,stream:s,resolve:m,reject:w,length:0,body:[]},s.on("error",function(y){
C(this[c],y)}).on("close",function(){this[c].body!==null&&C(this[c],new n)}),v(s[c])})})}function v(s){if(s.body===null)
return;let{_readableState:p}=s.stream;if(p.bufferIndex){let m=p.bufferIndex,w=p.buffer.length;for(let y=m;y<w;y++)o(s,p.
buffer[y])}else for(let m of p.buffer)o(s,m);for(p.endEmitted?A(this[c]):s.stream.on("end",function(){A(this[c])}),s.stream.
resume();s.stream.read()!=null;);}function L(s,p){if(s.length===0||p===0)return"";let m=s.length===1?s[0]:Buffer.concat(
s,p),w=m.length,y=w>2&&m[0]===239&&m[1]===187&&m[2]===191?3:0;return m.utf8Slice(y,w)}function R(s,p){if(s.length===0||p===
0)return new Uint8Array(0);if(s.length===1)return new Uint8Array(s[0]);let m=new Uint8Array(Buffer.allocUnsafeSlow(p).buffer),
w=0;for(let y=0;y<s.length;++y){let F=s[y];m.set(F,w),w+=F.length}return m}function A(s){let{type:p,body:m,resolve:w,stream:y,
length:F}=s;try{p==="text"?w(L(m,F)):p==="json"?w(JSON.parse(L(m,F))):p==="arrayBuffer"?w(R(m,F).buffer):p==="blob"?w(new Blob(
m,{type:y[i]})):p==="bytes"&&w(R(m,F)),C(s)}catch(G){y.destroy(G)}}function o(s,p){s.length+=p.length,s.body.push(p)}function C(s,p){
s.body!==null&&(p?s.reject(p):s.resolve(),s.type=null,s.stream=null,s.resolve=null,s.reject=null,s.length=0,s.body=null)}
E.exports={Readable:k,chunksDecode:L}}),Ht=(0,J.b)((r,E)=>{var e=(0,J.a)("node:assert"),{ResponseStatusCodeError:l}=Ye(),
{chunksDecode:n}=Yt(),Q=128*1024;async function a({callback:t,body:c,contentType:u,statusCode:f,statusMessage:d,headers:i}){
e(c);let B=[],I=0;try{for await(let M of c)if(B.push(M),I+=M.length,I>Q){B=[],I=0;break}}catch{B=[],I=0}let k=`Response \
status code ${f}${d?`: ${d}`:""}`;if(f===204||!u||!I){queueMicrotask(()=>t(new l(k,f,i)));return}let D=Error.stackTraceLimit;
Error.stackTraceLimit=0;let U;try{g(u)?U=JSON.parse(n(B,I)):h(u)&&(U=n(B,I))}catch{}finally{Error.stackTraceLimit=D}queueMicrotask(
()=>t(new l(k,f,i,U)))}var g=t=>t.length>15&&t[11]==="/"&&t[0]==="a"&&t[1]==="p"&&t[2]==="p"&&t[3]==="l"&&t[4]==="i"&&t[5]===
"c"&&t[6]==="a"&&t[7]==="t"&&t[8]==="i"&&t[9]==="o"&&t[10]==="n"&&t[12]==="j"&&t[13]==="s"&&t[14]==="o"&&t[15]==="n",h=t=>t.
length>4&&t[4]==="/"&&t[0]==="t"&&t[1]==="e"&&t[2]==="x"&&t[3]==="t";E.exports={getResolveErrorBodyCallback:a,isContentTypeApplicationJson:g,
isContentTypeText:h}}),rs=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:assert"),{Readable:l}=Yt(),{InvalidArgumentError:n,
RequestAbortedError:Q}=Ye(),a=Ue(),{getResolveErrorBodyCallback:g}=Ht(),{AsyncResource:h}=(0,J.a)("node:async_hooks"),t=class extends h{constructor(u,f){
if(!u||typeof u!="object")throw new n("invalid opts");let{signal:d,method:i,opaque:B,body:I,onInfo:k,responseHeaders:D,throwOnError:U,
highWaterMark:M}=u;try{if(typeof f!="function")throw new n("invalid callback");if(M&&(typeof M!="number"||M<0))throw new n(
"invalid highWaterMark");if(d&&typeof d.on!="function"&&typeof d.addEventListener!="function")throw new n("signal must b\
e an EventEmitter or EventTarget");if(i==="CONNECT")throw new n("invalid method");if(k&&typeof k!="function")throw new n(
"invalid onInfo callback");super("UNDICI_REQUEST")}catch(v){throw a.isStream(I)&&a.destroy(I.on("error",a.nop),v),v}this.
method=i,this.responseHeaders=D||null,this.opaque=B||null,this.callback=f,this.res=null,this.abort=null,this.body=I,this.
trailers={},this.context=null,this.onInfo=k||null,this.throwOnError=U,this.highWaterMark=M,this.signal=d,this.reason=null,
this.removeAbortListener=null,a.isStream(I)&&I.on("error",v=>{this.onError(v)}),this.signal&&(this.signal.aborted?this.reason=
this.signal.reason??new Q:this.removeAbortListener=a.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new Q,
this.res?a.destroy(this.res.on("error",a.nop),this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&
(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(u,f){
if(this.reason){u(this.reason);return}e(this.callback),this.abort=u,this.context=f}onHeaders(u,f,d,i){let{callback:B,opaque:I,
abort:k,context:D,responseHeaders:U,highWaterMark:M}=this,v=U==="raw"?a.parseRawHeaders(f):a.parseHeaders(f);if(u<200){this.
onInfo&&this.onInfo({statusCode:u,headers:v});return}let L=U==="raw"?a.parseHeaders(f):v,R=L["content-type"],A=L["conten\
t-length"],o=new l({resume:d,abort:k,contentType:R,contentLength:this.method!=="HEAD"&&A?Number(A):null,highWaterMark:M});
this.removeAbortListener&&o.on("close",this.removeAbortListener),this.callback=null,this.res=o,B!==null&&(this.throwOnError&&
u>=400?this.runInAsyncScope(g,null,{callback:B,body:o,contentType:R,statusCode:u,statusMessage:i,headers:v}):this.runInAsyncScope(
B,null,null,{statusCode:u,headers:v,trailers:this.trailers,opaque:I,body:o,context:D}))}onData(u){return this.res.push(u)}onComplete(u){
a.parseHeaders(u,this.trailers),this.res.push(null)}onError(u){let{res:f,callback:d,body:i,opaque:B}=this;d&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(d,null,u,{opaque:B})})),f&&(this.res=null,queueMicrotask(()=>{a.destroy(f,
u)})),i&&(this.body=null,a.destroy(i,u)),this.removeAbortListener&&(f?.off("close",this.removeAbortListener),this.removeAbortListener(),
this.removeAbortListener=null)}};function c(u,f){if(f===void 0)return new Promise((d,i)=>{c.call(this,u,(B,I)=>B?i(B):d(
I))});try{this.dispatch(u,new t(u,f))}catch(d){if(typeof f!="function")throw d;let i=u?.opaque;queueMicrotask(()=>f(d,{opaque:i}))}}
E.exports=c,E.exports.RequestHandler=t}),VA=(0,J.b)((r,E)=>{var{addAbortListener:e}=Ue(),{RequestAbortedError:l}=Ye(),n=Symbol(
"kListener"),Q=Symbol("kSignal");function a(t){t.abort?t.abort(t[Q]?.reason):t.reason=t[Q]?.reason??new l,h(t)}function g(t,c){
if(t.reason=null,t[Q]=null,t[n]=null,!!c){if(c.aborted){a(t);return}t[Q]=c,t[n]=()=>{a(t)},e(t[Q],t[n])}}function h(t){t[Q]&&
("removeEventListener"in t[Q]?t[Q].removeEventListener("abort",t[n]):t[Q].removeListener("abort",t[n]),t[Q]=null,t[n]=null)}
E.exports={addSignal:g,removeSignal:h}}),ss=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:assert"),{finished:l,PassThrough:n}=(0,J.
a)("node:stream"),{InvalidArgumentError:Q,InvalidReturnValueError:a}=Ye(),g=Ue(),{getResolveErrorBodyCallback:h}=Ht(),{AsyncResource:t}=(0,J.
a)("node:async_hooks"),{addSignal:c,removeSignal:u}=VA(),f=class extends t{constructor(i,B,I){if(!i||typeof i!="object")
throw new Q("invalid opts");let{signal:k,method:D,opaque:U,body:M,onInfo:v,responseHeaders:L,throwOnError:R}=i;try{if(typeof I!=
"function")throw new Q("invalid callback");if(typeof B!="function")throw new Q("invalid factory");if(k&&typeof k.on!="fu\
nction"&&typeof k.addEventListener!="function")throw new Q("signal must be an EventEmitter or EventTarget");if(D==="CONN\
ECT")throw new Q("invalid method");if(v&&typeof v!="function")throw new Q("invalid onInfo callback");super("UNDICI_STREA\
M")}catch(A){throw g.isStream(M)&&g.destroy(M.on("error",g.nop),A),A}this.responseHeaders=L||null,this.opaque=U||null,this.
factory=B,this.callback=I,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=M,this.onInfo=v||
null,this.throwOnError=R||!1,g.isStream(M)&&M.on("error",A=>{this.onError(A)}),c(this,k)}onConnect(i,B){if(this.reason){
i(this.reason);return}e(this.callback),this.abort=i,this.context=B}onHeaders(i,B,I,k){let{factory:D,opaque:U,context:M,callback:v,
responseHeaders:L}=this,R=L==="raw"?g.parseRawHeaders(B):g.parseHeaders(B);if(i<200){this.onInfo&&this.onInfo({statusCode:i,
headers:R});return}this.factory=null;let A;if(this.throwOnError&&i>=400){let o=(L==="raw"?g.parseHeaders(B):R)["content-\
type"];A=new n,this.callback=null,this.runInAsyncScope(h,null,{callback:v,body:A,contentType:o,statusCode:i,statusMessage:k,
headers:R})}else{if(D===null)return;if(A=this.runInAsyncScope(D,null,{statusCode:i,headers:R,opaque:U,context:M}),!A||typeof A.
write!="function"||typeof A.end!="function"||typeof A.on!="function")throw new a("expected Writable");l(A,{readable:!1},
o=>{let{callback:C,res:s,opaque:p,trailers:m,abort:w}=this;this.res=null,(o||!s.readable)&&g.destroy(s,o),this.callback=
null,this.runInAsyncScope(C,null,o||null,{opaque:p,trailers:m}),o&&w()})}return A.on("drain",I),this.res=A,(A.writableNeedDrain!==
void 0?A.writableNeedDrain:A._writableState?.needDrain)!==!0}onData(i){let{res:B}=this;return B?B.write(i):!0}onComplete(i){
let{res:B}=this;u(this),B&&(this.trailers=g.parseHeaders(i),B.end())}onError(i){let{res:B,callback:I,opaque:k,body:D}=this;
u(this),this.factory=null,B?(this.res=null,g.destroy(B,i)):I&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
I,null,i,{opaque:k})})),D&&(this.body=null,g.destroy(D,i))}};function d(i,B,I){if(I===void 0)return new Promise((k,D)=>{
d.call(this,i,B,(U,M)=>U?D(U):k(M))});try{this.dispatch(i,new f(i,B,I))}catch(k){if(typeof I!="function")throw k;let D=i?.
opaque;queueMicrotask(()=>I(k,{opaque:D}))}}E.exports=d}),os=(0,J.b)((r,E)=>{"use strict";var{Readable:e,Duplex:l,PassThrough:n}=(0,J.
a)("node:stream"),{InvalidArgumentError:Q,InvalidReturnValueError:a,RequestAbortedError:g}=Ye(),h=Ue(),{AsyncResource:t}=(0,J.
a)("node:async_hooks"),{addSignal:c,removeSignal:u}=VA(),f=(0,J.a)("node:assert"),d=Symbol("resume"),i=class extends e{constructor(){
super({autoDestroy:!0}),this[d]=null}_read(){let{[d]:D}=this;D&&(this[d]=null,D())}_destroy(D,U){this._read(),U(D)}},B=class extends e{constructor(D){
super({autoDestroy:!0}),this[d]=D}_read(){this[d]()}_destroy(D,U){!D&&!this._readableState.endEmitted&&(D=new g),U(D)}},
I=class extends t{constructor(D,U){if(!D||typeof D!="object")throw new Q("invalid opts");if(typeof U!="function")throw new Q(
"invalid handler");let{signal:M,method:v,opaque:L,onInfo:R,responseHeaders:A}=D;if(M&&typeof M.on!="function"&&typeof M.
addEventListener!="function")throw new Q("signal must be an EventEmitter or EventTarget");if(v==="CONNECT")throw new Q("\
invalid method");if(R&&typeof R!="function")throw new Q("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=
L||null,this.responseHeaders=A||null,this.handler=U,this.abort=null,this.context=null,this.onInfo=R||null,this.req=new i().
on("error",h.nop),this.ret=new l({readableObjectMode:D.objectMode,autoDestroy:!0,read:()=>{let{body:o}=this;o?.resume&&o.
resume()},write:(o,C,s)=>{let{req:p}=this;p.push(o,C)||p._readableState.destroyed?s():p[d]=s},destroy:(o,C)=>{let{body:s,
req:p,res:m,ret:w,abort:y}=this;!o&&!w._readableState.endEmitted&&(o=new g),y&&o&&y(),h.destroy(s,o),h.destroy(p,o),h.destroy(
m,o),u(this),C(o)}}).on("prefinish",()=>{let{req:o}=this;o.push(null)}),this.res=null,c(this,M)}onConnect(D,U){let{ret:M,
res:v}=this;if(this.reason){D(this.reason);return}f(!v,"pipeline cannot be retried"),f(!M.destroyed),this.abort=D,this.context=
U}onHeaders(D,U,M){let{opaque:v,handler:L,context:R}=this;if(D<200){if(this.onInfo){let o=this.responseHeaders==="raw"?h.
parseRawHeaders(U):h.parseHeaders(U);this.onInfo({statusCode:D,headers:o})}return}this.res=new B(M);let A;try{this.handler=
null;let o=this.responseHeaders==="raw"?h.parseRawHeaders(U):h.parseHeaders(U);A=this.runInAsyncScope(L,null,{statusCode:D,
headers:o,opaque:v,body:this.res,context:R})}catch(o){throw this.res.on("error",h.nop),o}if(!A||typeof A.on!="function")
throw new a("expected Readable");A.on("data",o=>{let{ret:C,body:s}=this;!C.push(o)&&s.pause&&s.pause()}).on("error",o=>{
let{ret:C}=this;h.destroy(C,o)}).on("end",()=>{let{ret:o}=this;o.push(null)}).on("close",()=>{let{ret:o}=this;o._readableState.
ended||h.destroy(o,new g)}),this.body=A}onData(D){let{res:U}=this;return U.push(D)}onComplete(D){let{res:U}=this;U.push(
null)}onError(D){let{ret:U}=this;this.handler=null,h.destroy(U,D)}};function k(D,U){try{let M=new I(D,U);return this.dispatch(
{...D,body:M.req},M),M.ret}catch(M){return new n().destroy(M)}}E.exports=k}),ns=(0,J.b)((r,E)=>{"use strict";var{InvalidArgumentError:e,
SocketError:l}=Ye(),{AsyncResource:n}=(0,J.a)("node:async_hooks"),Q=Ue(),{addSignal:a,removeSignal:g}=VA(),h=(0,J.a)("no\
de:assert"),t=class extends n{constructor(u,f){if(!u||typeof u!="object")throw new e("invalid opts");if(typeof f!="funct\
ion")throw new e("invalid callback");let{signal:d,opaque:i,responseHeaders:B}=u;if(d&&typeof d.on!="function"&&typeof d.
addEventListener!="function")throw new e("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
B||null,this.opaque=i||null,this.callback=f,this.abort=null,this.context=null,a(this,d)}onConnect(u,f){if(this.reason){u(
this.reason);return}h(this.callback),this.abort=u,this.context=null}onHeaders(){throw new l("bad upgrade",null)}onUpgrade(u,f,d){
h(u===101);let{callback:i,opaque:B,context:I}=this;g(this),this.callback=null;let k=this.responseHeaders==="raw"?Q.parseRawHeaders(
f):Q.parseHeaders(f);this.runInAsyncScope(i,null,null,{headers:k,socket:d,opaque:B,context:I})}onError(u){let{callback:f,
opaque:d}=this;g(this),f&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(f,null,u,{opaque:d})}))}};function c(u,f){
if(f===void 0)return new Promise((d,i)=>{c.call(this,u,(B,I)=>B?i(B):d(I))});try{let d=new t(u,f);this.dispatch({...u,method:u.
method||"GET",upgrade:u.protocol||"Websocket"},d)}catch(d){if(typeof f!="function")throw d;let i=u?.opaque;queueMicrotask(
()=>f(d,{opaque:i}))}}E.exports=c}),is=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:assert"),{AsyncResource:l}=(0,J.
a)("node:async_hooks"),{InvalidArgumentError:n,SocketError:Q}=Ye(),a=Ue(),{addSignal:g,removeSignal:h}=VA(),t=class extends l{constructor(u,f){
if(!u||typeof u!="object")throw new n("invalid opts");if(typeof f!="function")throw new n("invalid callback");let{signal:d,
opaque:i,responseHeaders:B}=u;if(d&&typeof d.on!="function"&&typeof d.addEventListener!="function")throw new n("signal m\
ust be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=i||null,this.responseHeaders=B||null,this.callback=
f,this.abort=null,g(this,d)}onConnect(u,f){if(this.reason){u(this.reason);return}e(this.callback),this.abort=u,this.context=
f}onHeaders(){throw new Q("bad connect",null)}onUpgrade(u,f,d){let{callback:i,opaque:B,context:I}=this;h(this),this.callback=
null;let k=f;k!=null&&(k=this.responseHeaders==="raw"?a.parseRawHeaders(f):a.parseHeaders(f)),this.runInAsyncScope(i,null,
null,{statusCode:u,headers:k,socket:d,opaque:B,context:I})}onError(u){let{callback:f,opaque:d}=this;h(this),f&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(f,null,u,{opaque:d})}))}};function c(u,f){if(f===void 0)return new Promise(
(d,i)=>{c.call(this,u,(B,I)=>B?i(B):d(I))});try{let d=new t(u,f);this.dispatch({...u,method:"CONNECT"},d)}catch(d){if(typeof f!=
"function")throw d;let i=u?.opaque;queueMicrotask(()=>f(d,{opaque:i}))}}E.exports=c}),as=(0,J.b)((r,E)=>{"use strict";E.
exports.request=rs(),E.exports.stream=ss(),E.exports.pipeline=os(),E.exports.upgrade=ns(),E.exports.connect=is()}),Jt=(0,J.
b)((r,E)=>{"use strict";var{UndiciError:e}=Ye(),l=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED"),n=class Tr extends e{constructor(a){
super(a),Error.captureStackTrace(this,Tr),this.name="MockNotMatchedError",this.message=a||"The request does not match an\
y registered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](a){return a&&a[l]===!0}[l]=!0};
E.exports={MockNotMatchedError:n}}),NA=(0,J.b)((r,E)=>{"use strict";E.exports={kAgent:Symbol("agent"),kOptions:Symbol("o\
ptions"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol(
"default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol(
"mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock d\
ispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol(
"is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connecte\
d")}}),xA=(0,J.b)((r,E)=>{"use strict";var{MockNotMatchedError:e}=Jt(),{kDispatches:l,kMockAgent:n,kOriginalDispatch:Q,kOrigin:a,
kGetNetConnect:g}=NA(),{buildURL:h}=Ue(),{STATUS_CODES:t}=(0,J.a)("node:http"),{types:{isPromise:c}}=(0,J.a)("node:util");
function u(w,y){return typeof w=="string"?w===y:w instanceof RegExp?w.test(y):typeof w=="function"?w(y)===!0:!1}function f(w){
return Object.fromEntries(Object.entries(w).map(([y,F])=>[y.toLocaleLowerCase(),F]))}function d(w,y){if(Array.isArray(w)){
for(let F=0;F<w.length;F+=2)if(w[F].toLocaleLowerCase()===y.toLocaleLowerCase())return w[F+1];return}else return typeof w.
get=="function"?w.get(y):f(w)[y.toLocaleLowerCase()]}function i(w){let y=w.slice(),F=[];for(let G=0;G<y.length;G+=2)F.push(
[y[G],y[G+1]]);return Object.fromEntries(F)}function B(w,y){if(typeof w.headers=="function")return Array.isArray(y)&&(y=
i(y)),w.headers(y?f(y):{});if(typeof w.headers>"u")return!0;if(typeof y!="object"||typeof w.headers!="object")return!1;for(let[
F,G]of Object.entries(w.headers)){let Y=d(y,F);if(!u(G,Y))return!1}return!0}function I(w){if(typeof w!="string")return w;
let y=w.split("?");if(y.length!==2)return w;let F=new URLSearchParams(y.pop());return F.sort(),[...y,F.toString()].join(
"?")}function k(w,{path:y,method:F,body:G,headers:Y}){let H=u(w.path,y),P=u(w.method,F),Ae=typeof w.body<"u"?u(w.body,G):
!0,ie=B(w,Y);return H&&P&&Ae&&ie}function D(w){return Buffer.isBuffer(w)||w instanceof Uint8Array||w instanceof ArrayBuffer?
w:typeof w=="object"?JSON.stringify(w):w.toString()}function U(w,y){let F=y.query?h(y.path,y.query):y.path,G=typeof F=="\
string"?I(F):F,Y=w.filter(({consumed:H})=>!H).filter(({path:H})=>u(I(H),G));if(Y.length===0)throw new e(`Mock dispatch n\
ot matched for path '${G}'`);if(Y=Y.filter(({method:H})=>u(H,y.method)),Y.length===0)throw new e(`Mock dispatch not matc\
hed for method '${y.method}' on path '${G}'`);if(Y=Y.filter(({body:H})=>typeof H<"u"?u(H,y.body):!0),Y.length===0)throw new e(
`Mock dispatch not matched for body '${y.body}' on path '${G}'`);if(Y=Y.filter(H=>B(H,y.headers)),Y.length===0){let H=typeof y.
headers=="object"?JSON.stringify(y.headers):y.headers;throw new e(`Mock dispatch not matched for headers '${H}' on path \
'${G}'`)}return Y[0]}function M(w,y,F){let G={timesInvoked:0,times:1,persist:!1,consumed:!1},Y=typeof F=="function"?{callback:F}:
{...F},H={...G,...y,pending:!0,data:{error:null,...Y}};return w.push(H),H}function v(w,y){let F=w.findIndex(G=>G.consumed?
k(G,y):!1);F!==-1&&w.splice(F,1)}function L(w){let{path:y,method:F,body:G,headers:Y,query:H}=w;return{path:y,method:F,body:G,
headers:Y,query:H}}function R(w){let y=Object.keys(w),F=[];for(let G=0;G<y.length;++G){let Y=y[G],H=w[Y],P=Buffer.from(`${Y}`);
if(Array.isArray(H))for(let Ae=0;Ae<H.length;++Ae)F.push(P,Buffer.from(`${H[Ae]}`));else F.push(P,Buffer.from(`${H}`))}return F}
function A(w){return t[w]||"unknown"}async function o(w){let y=[];for await(let F of w)y.push(F);return Buffer.concat(y).
toString("utf8")}function C(w,y){let F=L(w),G=U(this[l],F);G.timesInvoked++,G.data.callback&&(G.data={...G.data,...G.data.
callback(w)});let{data:{statusCode:Y,data:H,headers:P,trailers:Ae,error:ie},delay:le,persist:ce}=G,{timesInvoked:Ee,times:Qe}=G;
if(G.consumed=!ce&&Ee>=Qe,G.pending=Ee<Qe,ie!==null)return v(this[l],F),y.onError(ie),!0;typeof le=="number"&&le>0?setTimeout(
()=>{he(this[l])},le):he(this[l]);function he(pe,ee=H){let te=Array.isArray(w.headers)?i(w.headers):w.headers,ae=typeof ee==
"function"?ee({...w,headers:te}):ee;if(c(ae)){ae.then(Z=>he(pe,Z));return}let De=D(ae),V=R(P),re=R(Ae);y.onConnect?.(Z=>y.
onError(Z),null),y.onHeaders?.(Y,V,be,A(Y)),y.onData?.(Buffer.from(De)),y.onComplete?.(re),v(pe,F)}function be(){}return!0}
function s(){let w=this[n],y=this[a],F=this[Q];return function(G,Y){if(w.isMockActive)try{C.call(this,G,Y)}catch(H){if(H instanceof
e){let P=w[g]();if(P===!1)throw new e(`${H.message}: subsequent request to origin ${y} was not allowed (net.connect disa\
bled)`);if(p(P,y))F.call(this,G,Y);else throw new e(`${H.message}: subsequent request to origin ${y} was not allowed (ne\
t.connect is not enabled for this origin)`)}else throw H}else F.call(this,G,Y)}}function p(w,y){let F=new URL(y);return w===
!0?!0:!!(Array.isArray(w)&&w.some(G=>u(G,F.host)))}function m(w){if(w){let{agent:y,...F}=w;return F}}E.exports={getResponseData:D,
getMockDispatch:U,addMockDispatch:M,deleteMockDispatch:v,buildKey:L,generateKeyValues:R,matchValue:u,getResponse:o,getStatusText:A,
mockDispatch:C,buildMockDispatch:s,checkNetConnect:p,buildMockOptions:m,getHeaderByName:d,buildHeadersFromArray:i}}),Ot=(0,J.
b)((r,E)=>{"use strict";var{getResponseData:e,buildKey:l,addMockDispatch:n}=xA(),{kDispatches:Q,kDispatchKey:a,kDefaultHeaders:g,
kDefaultTrailers:h,kContentLength:t,kMockDispatch:c}=NA(),{InvalidArgumentError:u}=Ye(),{buildURL:f}=Ue(),d=class{constructor(B){
this[c]=B}delay(B){if(typeof B!="number"||!Number.isInteger(B)||B<=0)throw new u("waitInMs must be a valid integer > 0");
return this[c].delay=B,this}persist(){return this[c].persist=!0,this}times(B){if(typeof B!="number"||!Number.isInteger(B)||
B<=0)throw new u("repeatTimes must be a valid integer > 0");return this[c].times=B,this}},i=class{constructor(B,I){if(typeof B!=
"object")throw new u("opts must be an object");if(typeof B.path>"u")throw new u("opts.path must be defined");if(typeof B.
method>"u"&&(B.method="GET"),typeof B.path=="string")if(B.query)B.path=f(B.path,B.query);else{let k=new URL(B.path,"data\
://");B.path=k.pathname+k.search}typeof B.method=="string"&&(B.method=B.method.toUpperCase()),this[a]=l(B),this[Q]=I,this[g]=
{},this[h]={},this[t]=!1}createMockScopeDispatchData({statusCode:B,data:I,responseOptions:k}){let D=e(I),U=this[t]?{"con\
tent-length":D.length}:{},M={...this[g],...U,...k.headers},v={...this[h],...k.trailers};return{statusCode:B,data:I,headers:M,
trailers:v}}validateReplyParameters(B){if(typeof B.statusCode>"u")throw new u("statusCode must be defined");if(typeof B.
responseOptions!="object"||B.responseOptions===null)throw new u("responseOptions must be an object")}reply(B){if(typeof B==
"function"){let U=v=>{let L=B(v);if(typeof L!="object"||L===null)throw new u("reply options callback must return an obje\
ct");let R={data:"",responseOptions:{},...L};return this.validateReplyParameters(R),{...this.createMockScopeDispatchData(
R)}},M=n(this[Q],this[a],U);return new d(M)}let I={statusCode:B,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===
void 0?{}:arguments[2]};this.validateReplyParameters(I);let k=this.createMockScopeDispatchData(I),D=n(this[Q],this[a],k);
return new d(D)}replyWithError(B){if(typeof B>"u")throw new u("error must be defined");let I=n(this[Q],this[a],{error:B});
return new d(I)}defaultReplyHeaders(B){if(typeof B>"u")throw new u("headers must be defined");return this[g]=B,this}defaultReplyTrailers(B){
if(typeof B>"u")throw new u("trailers must be defined");return this[h]=B,this}replyContentLength(){return this[t]=!0,this}};
E.exports.MockInterceptor=i,E.exports.MockScope=d}),Vt=(0,J.b)((r,E)=>{"use strict";var{promisify:e}=(0,J.a)("node:util"),
l=TA(),{buildMockDispatch:n}=xA(),{kDispatches:Q,kMockAgent:a,kClose:g,kOriginalClose:h,kOrigin:t,kOriginalDispatch:c,kConnected:u}=NA(),
{MockInterceptor:f}=Ot(),d=Ve(),{InvalidArgumentError:i}=Ye(),B=class extends l{constructor(I,k){if(super(I,k),!k||!k.agent||
typeof k.agent.dispatch!="function")throw new i("Argument opts.agent must implement Agent");this[a]=k.agent,this[t]=I,this[Q]=
[],this[u]=1,this[c]=this.dispatch,this[h]=this.close.bind(this),this.dispatch=n.call(this),this.close=this[g]}get[d.kConnected](){
return this[u]}intercept(I){return new f(I,this[Q])}async[g](){await e(this[h])(),this[u]=0,this[a][d.kClients].delete(this[t])}};
E.exports=B}),xt=(0,J.b)((r,E)=>{"use strict";var{promisify:e}=(0,J.a)("node:util"),l=SA(),{buildMockDispatch:n}=xA(),{kDispatches:Q,
kMockAgent:a,kClose:g,kOriginalClose:h,kOrigin:t,kOriginalDispatch:c,kConnected:u}=NA(),{MockInterceptor:f}=Ot(),d=Ve(),
{InvalidArgumentError:i}=Ye(),B=class extends l{constructor(I,k){if(super(I,k),!k||!k.agent||typeof k.agent.dispatch!="f\
unction")throw new i("Argument opts.agent must implement Agent");this[a]=k.agent,this[t]=I,this[Q]=[],this[u]=1,this[c]=
this.dispatch,this[h]=this.close.bind(this),this.dispatch=n.call(this),this.close=this[g]}get[d.kConnected](){return this[u]}intercept(I){
return new f(I,this[Q])}async[g](){await e(this[h])(),this[u]=0,this[a][d.kClients].delete(this[t])}};E.exports=B}),gs=(0,J.
b)((r,E)=>{"use strict";var e={pronoun:"it",is:"is",was:"was",this:"this"},l={pronoun:"they",is:"are",was:"were",this:"t\
hese"};E.exports=class{constructor(n,Q){this.singular=n,this.plural=Q}pluralize(n){let Q=n===1,a=Q?e:l,g=Q?this.singular:
this.plural;return{...a,count:n,noun:g}}}}),ls=(0,J.b)((r,E)=>{"use strict";var{Transform:e}=(0,J.a)("node:stream"),{Console:l}=(0,J.
a)("node:console"),n=process.versions.icu?"\u2705":"Y ",Q=process.versions.icu?"\u274C":"N ";E.exports=class{constructor({
disableColors:a}={}){this.transform=new e({transform(g,h,t){t(null,g)}}),this.logger=new l({stdout:this.transform,inspectOptions:{
colors:!a&&!process.env.CI}})}format(a){let g=a.map(({method:h,path:t,data:{statusCode:c},persist:u,times:f,timesInvoked:d,
origin:i})=>({Method:h,Origin:i,Path:t,"Status code":c,Persistent:u?n:Q,Invocations:d,Remaining:u?1/0:f-d}));return this.
logger.table(g),this.transform.read().toString()}}}),cs=(0,J.b)((r,E)=>{"use strict";var{kClients:e}=Ve(),l=UA(),{kAgent:n,
kMockAgentSet:Q,kMockAgentGet:a,kDispatches:g,kIsMockActive:h,kNetConnect:t,kGetNetConnect:c,kOptions:u,kFactory:f}=NA(),
d=Vt(),i=xt(),{matchValue:B,buildMockOptions:I}=xA(),{InvalidArgumentError:k,UndiciError:D}=Ye(),U=YA(),M=gs(),v=ls(),L=class extends U{constructor(R){
if(super(R),this[t]=!0,this[h]=!0,R?.agent&&typeof R.agent.dispatch!="function")throw new k("Argument opts.agent must im\
plement Agent");let A=R?.agent?R.agent:new l(R);this[n]=A,this[e]=A[e],this[u]=I(R)}get(R){let A=this[a](R);return A||(A=
this[f](R),this[Q](R,A)),A}dispatch(R,A){return this.get(R.origin),this[n].dispatch(R,A)}async close(){await this[n].close(),
this[e].clear()}deactivate(){this[h]=!1}activate(){this[h]=!0}enableNetConnect(R){if(typeof R=="string"||typeof R=="func\
tion"||R instanceof RegExp)Array.isArray(this[t])?this[t].push(R):this[t]=[R];else if(typeof R>"u")this[t]=!0;else throw new k(
"Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[t]=!1}get isMockActive(){return this[h]}[Q](R,A){
this[e].set(R,A)}[f](R){let A=Object.assign({agent:this},this[u]);return this[u]&&this[u].connections===1?new d(R,A):new i(
R,A)}[a](R){let A=this[e].get(R);if(A)return A;if(typeof R!="string"){let o=this[f]("http://localhost:9999");return this[Q](
R,o),o}for(let[o,C]of Array.from(this[e]))if(C&&typeof o!="string"&&B(o,R)){let s=this[f](R);return this[Q](R,s),s[g]=C[g],
s}}[c](){return this[t]}pendingInterceptors(){let R=this[e];return Array.from(R.entries()).flatMap(([A,o])=>o[g].map(C=>({
...C,origin:A}))).filter(({pending:A})=>A)}assertNoPendingInterceptors({pendingInterceptorsFormatter:R=new v}={}){let A=this.
pendingInterceptors();if(A.length===0)return;let o=new M("interceptor","interceptors").pluralize(A.length);throw new D(`\

${o.count} ${o.noun} ${o.is} pending:

${R.format(A)}
`.trim())}};E.exports=L}),PA=(0,J.b)((r,E)=>{"use strict";var e=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:l}=Ye(),
n=UA();a()===void 0&&Q(new n);function Q(g){if(!g||typeof g.dispatch!="function")throw new l("Argument agent must implem\
ent Agent");Object.defineProperty(globalThis,e,{value:g,writable:!0,enumerable:!1,configurable:!1})}function a(){return globalThis[e]}
E.exports={setGlobalDispatcher:Q,getGlobalDispatcher:a}}),ct=(0,J.b)((r,E)=>{"use strict";E.exports=class{#e;constructor(e){
if(typeof e!="object"||e===null)throw new TypeError("handler must be an object");this.#e=e}onConnect(...e){return this.#e.
onConnect?.(...e)}onError(...e){return this.#e.onError?.(...e)}onUpgrade(...e){return this.#e.onUpgrade?.(...e)}onResponseStarted(...e){
return this.#e.onResponseStarted?.(...e)}onHeaders(...e){return this.#e.onHeaders?.(...e)}onData(...e){return this.#e.onData?.(
...e)}onComplete(...e){return this.#e.onComplete?.(...e)}onBodySent(...e){return this.#e.onBodySent?.(...e)}}}),Es=(0,J.
b)((r,E)=>{"use strict";var e=at();E.exports=l=>{let n=l?.maxRedirections;return Q=>function(a,g){let{maxRedirections:h=n,
...t}=a;if(!h)return Q(a,g);let c=new e(Q,h,a,g);return Q(t,c)}}}),Qs=(0,J.b)((r,E)=>{"use strict";var e=lt();E.exports=
l=>n=>function(Q,a){return n(Q,new e({...Q,retryOptions:{...l,...Q.retryOptions}},{handler:a,dispatch:n}))}}),us=(0,J.b)(
(r,E)=>{"use strict";var e=Ue(),{InvalidArgumentError:l,RequestAbortedError:n}=Ye(),Q=ct(),a=class extends Q{#e=1024*1024;#A=null;#t=!1;#s=!1;#o=0;#r=null;#n=null;constructor({
maxSize:h},t){if(super(t),h!=null&&(!Number.isFinite(h)||h<1))throw new l("maxSize must be a number greater than 0");this.#e=
h??this.#e,this.#n=t}onConnect(h){this.#A=h,this.#n.onConnect(this.#i.bind(this))}#i(h){this.#s=!0,this.#r=h}onHeaders(h,t,c,u){
let f=e.parseHeaders(t)["content-length"];if(f!=null&&f>this.#e)throw new n(`Response size (${f}) larger than maxSize (${this.#e}\
)`);return this.#s?!0:this.#n.onHeaders(h,t,c,u)}onError(h){this.#t||(h=this.#r??h,this.#n.onError(h))}onData(h){return this.#o=
this.#o+h.length,this.#o>=this.#e&&(this.#t=!0,this.#s?this.#n.onError(this.#r):this.#n.onComplete([])),!0}onComplete(h){
if(!this.#t){if(this.#s){this.#n.onError(this.reason);return}this.#n.onComplete(h)}}};function g({maxSize:h}={maxSize:1024*
1024}){return t=>function(c,u){let{dumpMaxSize:f=h}=c,d=new a({maxSize:f},u);return t(c,d)}}E.exports=g}),hs=(0,J.b)((r,E)=>{
"use strict";var{isIP:e}=(0,J.a)("node:net"),{lookup:l}=(0,J.a)("node:dns"),n=ct(),{InvalidArgumentError:Q,InformationalError:a}=Ye(),
g=Math.pow(2,31)-1,h=class{#e=0;#A=0;#t=new Map;dualStack=!0;affinity=null;lookup=null;pick=null;constructor(c){this.#e=
c.maxTTL,this.#A=c.maxItems,this.dualStack=c.dualStack,this.affinity=c.affinity,this.lookup=c.lookup??this.#s,this.pick=
c.pick??this.#o}get full(){return this.#t.size===this.#A}runLookup(c,u,f){let d=this.#t.get(c.hostname);if(d==null&&this.
full){f(null,c.origin);return}let i={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...u.
dns,maxTTL:this.#e,maxItems:this.#A};if(d==null)this.lookup(c,i,(B,I)=>{if(B||I==null||I.length===0){f(B??new a("No DNS \
entries found"));return}this.setRecords(c,I);let k=this.#t.get(c.hostname),D=this.pick(c,k,i.affinity),U;typeof D.port==
"number"?U=`:${D.port}`:c.port!==""?U=`:${c.port}`:U="",f(null,`${c.protocol}//${D.family===6?`[${D.address}]`:D.address}${U}`)});else{
let B=this.pick(c,d,i.affinity);if(B==null){this.#t.delete(c.hostname),this.runLookup(c,u,f);return}let I;typeof B.port==
"number"?I=`:${B.port}`:c.port!==""?I=`:${c.port}`:I="",f(null,`${c.protocol}//${B.family===6?`[${B.address}]`:B.address}${I}`)}}#s(c,u,f){
l(c.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(d,i)=>{if(d)return f(d);let B=new Map;
for(let I of i)B.set(`${I.address}:${I.family}`,I);f(null,B.values())})}#o(c,u,f){let d=null,{records:i,offset:B}=u,I;if(this.
dualStack?(f==null&&(B==null||B===g?(u.offset=0,f=4):(u.offset++,f=(u.offset&1)===1?6:4)),i[f]!=null&&i[f].ips.length>0?
I=i[f]:I=i[f===4?6:4]):I=i[f],I==null||I.ips.length===0)return d;I.offset==null||I.offset===g?I.offset=0:I.offset++;let k=I.
offset%I.ips.length;return d=I.ips[k]??null,d==null?d:Date.now()-d.timestamp>d.ttl?(I.ips.splice(k,1),this.pick(c,u,f)):
d}setRecords(c,u){let f=Date.now(),d={records:{4:null,6:null}};for(let i of u){i.timestamp=f,typeof i.ttl=="number"?i.ttl=
Math.min(i.ttl,this.#e):i.ttl=this.#e;let B=d.records[i.family]??{ips:[]};B.ips.push(i),d.records[i.family]=B}this.#t.set(
c.hostname,d)}getHandler(c,u){return new t(this,c,u)}},t=class extends n{#e=null;#A=null;#t=null;#s=null;#o=null;constructor(c,{
origin:u,handler:f,dispatch:d},i){super(f),this.#o=u,this.#s=f,this.#A={...i},this.#e=c,this.#t=d}onError(c){switch(c.code){case"\
ETIMEDOUT":case"ECONNREFUSED":{if(this.#e.dualStack){this.#e.runLookup(this.#o,this.#A,(u,f)=>{if(u)return this.#s.onError(
u);let d={...this.#A,origin:f};this.#t(d,this)});return}this.#s.onError(c);return}case"ENOTFOUND":this.#e.deleteRecord(this.#o);default:
this.#s.onError(c);break}}};E.exports=c=>{if(c?.maxTTL!=null&&(typeof c?.maxTTL!="number"||c?.maxTTL<0))throw new Q("Inv\
alid maxTTL. Must be a positive number");if(c?.maxItems!=null&&(typeof c?.maxItems!="number"||c?.maxItems<1))throw new Q(
"Invalid maxItems. Must be a positive number and greater than zero");if(c?.affinity!=null&&c?.affinity!==4&&c?.affinity!==
6)throw new Q("Invalid affinity. Must be either 4 or 6");if(c?.dualStack!=null&&typeof c?.dualStack!="boolean")throw new Q(
"Invalid dualStack. Must be a boolean");if(c?.lookup!=null&&typeof c?.lookup!="function")throw new Q("Invalid lookup. Mu\
st be a function");if(c?.pick!=null&&typeof c?.pick!="function")throw new Q("Invalid pick. Must be a function");let u=c?.
dualStack??!0,f;u?f=c?.affinity??null:f=c?.affinity??4;let d={maxTTL:c?.maxTTL??1e4,lookup:c?.lookup??null,pick:c?.pick??
null,dualStack:u,affinity:f,maxItems:c?.maxItems??1/0},i=new h(d);return B=>function(I,k){let D=I.origin.constructor===URL?
I.origin:new URL(I.origin);return e(D.hostname)!==0?B(I,k):(i.runLookup(D,I,(U,M)=>{if(U)return k.onError(U);let v=null;
v={...I,servername:D.hostname,origin:M,headers:{host:D.hostname,...I.headers}},B(v,i.getHandler({origin:D,dispatch:B,handler:k},
I))}),!0)}}}),dA=(0,J.b)((r,E)=>{"use strict";var{kConstruct:e}=Ve(),{kEnumerableProperty:l}=Ue(),{iteratorMixin:n,isValidHeaderName:Q,
isValidHeaderValue:a}=rA(),{webidl:g}=je(),h=(0,J.a)("node:assert"),t=(0,J.a)("node:util"),c=Symbol("headers map"),u=Symbol(
"headers map sorted");function f(R){return R===10||R===13||R===9||R===32}function d(R){let A=0,o=R.length;for(;o>A&&f(R.
charCodeAt(o-1));)--o;for(;o>A&&f(R.charCodeAt(A));)++A;return A===0&&o===R.length?R:R.substring(A,o)}function i(R,A){if(Array.
isArray(A))for(let o=0;o<A.length;++o){let C=A[o];if(C.length!==2)throw g.errors.exception({header:"Headers constructor",
message:`expected name/value pair to be length 2, found ${C.length}.`});B(R,C[0],C[1])}else if(typeof A=="object"&&A!==null){
let o=Object.keys(A);for(let C=0;C<o.length;++C)B(R,o[C],A[o[C]])}else throw g.errors.conversionFailed({prefix:"Headers \
constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}function B(R,A,o){
if(o=d(o),Q(A)){if(!a(o))throw g.errors.invalidArgument({prefix:"Headers.append",value:o,type:"header value"})}else throw g.
errors.invalidArgument({prefix:"Headers.append",value:A,type:"header name"});if(U(R)==="immutable")throw new TypeError("\
immutable");return v(R).append(A,o,!1)}function I(R,A){return R[0]<A[0]?-1:1}var k=class Sr{cookies=null;constructor(A){
A instanceof Sr?(this[c]=new Map(A[c]),this[u]=A[u],this.cookies=A.cookies===null?null:[...A.cookies]):(this[c]=new Map(
A),this[u]=null)}contains(A,o){return this[c].has(o?A:A.toLowerCase())}clear(){this[c].clear(),this[u]=null,this.cookies=
null}append(A,o,C){this[u]=null;let s=C?A:A.toLowerCase(),p=this[c].get(s);if(p){let m=s==="cookie"?"; ":", ";this[c].set(
s,{name:p.name,value:`${p.value}${m}${o}`})}else this[c].set(s,{name:A,value:o});s==="set-cookie"&&(this.cookies??=[]).push(
o)}set(A,o,C){this[u]=null;let s=C?A:A.toLowerCase();s==="set-cookie"&&(this.cookies=[o]),this[c].set(s,{name:A,value:o})}delete(A,o){
this[u]=null,o||(A=A.toLowerCase()),A==="set-cookie"&&(this.cookies=null),this[c].delete(A)}get(A,o){return this[c].get(
o?A:A.toLowerCase())?.value??null}*[Symbol.iterator](){for(let{0:A,1:{value:o}}of this[c])yield[A,o]}get entries(){let A={};
if(this[c].size!==0)for(let{name:o,value:C}of this[c].values())A[o]=C;return A}rawValues(){return this[c].values()}get entriesList(){
let A=[];if(this[c].size!==0)for(let{0:o,1:{name:C,value:s}}of this[c])if(o==="set-cookie")for(let p of this.cookies)A.push(
[C,p]);else A.push([C,s]);return A}toSortedArray(){let A=this[c].size,o=new Array(A);if(A<=32){if(A===0)return o;let C=this[c][Symbol.
iterator](),s=C.next().value;o[0]=[s[0],s[1].value],h(s[1].value!==null);for(let p=1,m=0,w=0,y=0,F=0,G,Y;p<A;++p){for(Y=
C.next().value,G=o[p]=[Y[0],Y[1].value],h(G[1]!==null),y=0,w=p;y<w;)F=y+(w-y>>1),o[F][0]<=G[0]?y=F+1:w=F;if(p!==F){for(m=
p;m>y;)o[m]=o[--m];o[y]=G}}if(!C.next().done)throw new TypeError("Unreachable");return o}else{let C=0;for(let{0:s,1:{value:p}}of this[c])
o[C++]=[s,p],h(p!==null);return o.sort(I)}}},D=class IA{#e;#A;constructor(A=void 0){g.util.markAsUncloneable(this),A!==e&&
(this.#A=new k,this.#e="none",A!==void 0&&(A=g.converters.HeadersInit(A,"Headers contructor","init"),i(this,A)))}append(A,o){
g.brandCheck(this,IA),g.argumentLengthCheck(arguments,2,"Headers.append");let C="Headers.append";return A=g.converters.ByteString(
A,C,"name"),o=g.converters.ByteString(o,C,"value"),B(this,A,o)}delete(A){if(g.brandCheck(this,IA),g.argumentLengthCheck(
arguments,1,"Headers.delete"),A=g.converters.ByteString(A,"Headers.delete","name"),!Q(A))throw g.errors.invalidArgument(
{prefix:"Headers.delete",value:A,type:"header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#A.
contains(A,!1)&&this.#A.delete(A,!1)}get(A){g.brandCheck(this,IA),g.argumentLengthCheck(arguments,1,"Headers.get");let o="\
Headers.get";if(A=g.converters.ByteString(A,o,"name"),!Q(A))throw g.errors.invalidArgument({prefix:o,value:A,type:"heade\
r name"});return this.#A.get(A,!1)}has(A){g.brandCheck(this,IA),g.argumentLengthCheck(arguments,1,"Headers.has");let o="\
Headers.has";if(A=g.converters.ByteString(A,o,"name"),!Q(A))throw g.errors.invalidArgument({prefix:o,value:A,type:"heade\
r name"});return this.#A.contains(A,!1)}set(A,o){g.brandCheck(this,IA),g.argumentLengthCheck(arguments,2,"Headers.set");
let C="Headers.set";if(A=g.converters.ByteString(A,C,"name"),o=g.converters.ByteString(o,C,"value"),o=d(o),Q(A)){if(!a(o))
throw g.errors.invalidArgument({prefix:C,value:o,type:"header value"})}else throw g.errors.invalidArgument({prefix:C,value:A,
type:"header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#A.set(A,o,!1)}getSetCookie(){g.brandCheck(
this,IA);let A=this.#A.cookies;return A?[...A]:[]}get[u](){if(this.#A[u])return this.#A[u];let A=[],o=this.#A.toSortedArray(),
C=this.#A.cookies;if(C===null||C.length===1)return this.#A[u]=o;for(let s=0;s<o.length;++s){let{0:p,1:m}=o[s];if(p==="se\
t-cookie")for(let w=0;w<C.length;++w)A.push([p,C[w]]);else A.push([p,m])}return this.#A[u]=A}[t.inspect.custom](A,o){return o.
depth??=A,`Headers ${t.formatWithOptions(o,this.#A.entries)}`}static getHeadersGuard(A){return A.#e}static setHeadersGuard(A,o){
A.#e=o}static getHeadersList(A){return A.#A}static setHeadersList(A,o){A.#A=o}},{getHeadersGuard:U,setHeadersGuard:M,getHeadersList:v,
setHeadersList:L}=D;Reflect.deleteProperty(D,"getHeadersGuard"),Reflect.deleteProperty(D,"setHeadersGuard"),Reflect.deleteProperty(
D,"getHeadersList"),Reflect.deleteProperty(D,"setHeadersList"),n("Headers",D,u,0,1),Object.defineProperties(D.prototype,
{append:l,delete:l,get:l,has:l,set:l,getSetCookie:l,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[t.inspect.custom]:{
enumerable:!1}}),g.converters.HeadersInit=function(R,A,o){if(g.util.Type(R)==="Object"){let C=Reflect.get(R,Symbol.iterator);
if(!t.types.isProxy(R)&&C===D.prototype.entries)try{return v(R).entriesList}catch{}return typeof C=="function"?g.converters["\
sequence<sequence<ByteString>>"](R,A,o,C.bind(R)):g.converters["record<ByteString, ByteString>"](R,A,o)}throw g.errors.conversionFailed(
{prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteStri\
ng>"]})},E.exports={fill:i,compareHeaderName:I,Headers:D,HeadersList:k,getHeadersGuard:U,setHeadersGuard:M,setHeadersList:L,
getHeadersList:v}}),_A=(0,J.b)((r,E)=>{"use strict";var{Headers:e,HeadersList:l,fill:n,getHeadersGuard:Q,setHeadersGuard:a,
setHeadersList:g}=dA(),{extractBody:h,cloneBody:t,mixinBody:c,hasFinalizationRegistry:u,streamRegistry:f,bodyUnusable:d}=FA(),
i=Ue(),B=(0,J.a)("node:util"),{kEnumerableProperty:I}=i,{isValidReasonPhrase:k,isCancelled:D,isAborted:U,isBlobLike:M,serializeJavascriptValueToJSONString:v,
isErrorLike:L,isomorphicEncode:R,environmentSettingsObject:A}=rA(),{redirectStatusSet:o,nullBodyStatus:C}=JA(),{kState:s,
kHeaders:p}=uA(),{webidl:m}=je(),{FormData:w}=OA(),{URLSerializer:y}=eA(),{kConstruct:F}=Ve(),G=(0,J.a)("node:assert"),{
types:Y}=(0,J.a)("node:util"),H=new TextEncoder("utf-8"),P=class sA{static error(){return pe(le(),"immutable")}static json(te,ae={}){
m.argumentLengthCheck(arguments,1,"Response.json"),ae!==null&&(ae=m.converters.ResponseInit(ae));let De=H.encode(v(te)),
V=h(De),re=pe(ie({}),"response");return be(re,ae,{body:V[0],type:"application/json"}),re}static redirect(te,ae=302){m.argumentLengthCheck(
arguments,1,"Response.redirect"),te=m.converters.USVString(te),ae=m.converters["unsigned short"](ae);let De;try{De=new URL(
te,A.settingsObject.baseUrl)}catch(Z){throw new TypeError(`Failed to parse URL from ${te}`,{cause:Z})}if(!o.has(ae))throw new RangeError(
`Invalid status code ${ae}`);let V=pe(ie({}),"immutable");V[s].status=ae;let re=R(y(De));return V[s].headersList.append(
"location",re,!0),V}constructor(te=null,ae={}){if(m.util.markAsUncloneable(this),te===F)return;te!==null&&(te=m.converters.
BodyInit(te)),ae=m.converters.ResponseInit(ae),this[s]=ie({}),this[p]=new e(F),a(this[p],"response"),g(this[p],this[s].headersList);
let De=null;if(te!=null){let[V,re]=h(te);De={body:V,type:re}}be(this,ae,De)}get type(){return m.brandCheck(this,sA),this[s].
type}get url(){m.brandCheck(this,sA);let te=this[s].urlList,ae=te[te.length-1]??null;return ae===null?"":y(ae,!0)}get redirected(){
return m.brandCheck(this,sA),this[s].urlList.length>1}get status(){return m.brandCheck(this,sA),this[s].status}get ok(){
return m.brandCheck(this,sA),this[s].status>=200&&this[s].status<=299}get statusText(){return m.brandCheck(this,sA),this[s].
statusText}get headers(){return m.brandCheck(this,sA),this[p]}get body(){return m.brandCheck(this,sA),this[s].body?this[s].
body.stream:null}get bodyUsed(){return m.brandCheck(this,sA),!!this[s].body&&i.isDisturbed(this[s].body.stream)}clone(){
if(m.brandCheck(this,sA),d(this))throw m.errors.exception({header:"Response.clone",message:"Body has already been consum\
ed."});let te=Ae(this[s]);return u&&this[s].body?.stream&&f.register(this,new WeakRef(this[s].body.stream)),pe(te,Q(this[p]))}[B.
inspect.custom](te,ae){ae.depth===null&&(ae.depth=2),ae.colors??=!0;let De={status:this.status,statusText:this.statusText,
headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.
url};return`Response ${B.formatWithOptions(ae,De)}`}};c(P),Object.defineProperties(P.prototype,{type:I,url:I,status:I,ok:I,
redirected:I,statusText:I,headers:I,clone:I,body:I,bodyUsed:I,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),
Object.defineProperties(P,{json:I,redirect:I,error:I});function Ae(ee){if(ee.internalResponse)return Qe(Ae(ee.internalResponse),
ee.type);let te=ie({...ee,body:null});return ee.body!=null&&(te.body=t(te,ee.body)),te}function ie(ee){return{aborted:!1,
rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",
statusText:"",...ee,headersList:ee?.headersList?new l(ee?.headersList):new l,urlList:ee?.urlList?[...ee.urlList]:[]}}function le(ee){
let te=L(ee);return ie({type:"error",status:0,error:te?ee:new Error(ee&&String(ee)),aborted:ee&&ee.name==="AbortError"})}
function ce(ee){return ee.type==="error"&&ee.status===0}function Ee(ee,te){return te={internalResponse:ee,...te},new Proxy(
ee,{get(ae,De){return De in te?te[De]:ae[De]},set(ae,De,V){return G(!(De in te)),ae[De]=V,!0}})}function Qe(ee,te){if(te===
"basic")return Ee(ee,{type:"basic",headersList:ee.headersList});if(te==="cors")return Ee(ee,{type:"cors",headersList:ee.
headersList});if(te==="opaque")return Ee(ee,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",body:null});
if(te==="opaqueredirect")return Ee(ee,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});G(!1)}function he(ee,te=null){
return G(D(ee)),U(ee)?le(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:te})):le(Object.
assign(new DOMException("Request was cancelled."),{cause:te}))}function be(ee,te,ae){if(te.status!==null&&(te.status<200||
te.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in te&&
te.statusText!=null&&!k(String(te.statusText)))throw new TypeError("Invalid statusText");if("status"in te&&te.status!=null&&
(ee[s].status=te.status),"statusText"in te&&te.statusText!=null&&(ee[s].statusText=te.statusText),"headers"in te&&te.headers!=
null&&n(ee[p],te.headers),ae){if(C.includes(ee.status))throw m.errors.exception({header:"Response constructor",message:`\
Invalid response status code ${ee.status}`});ee[s].body=ae.body,ae.type!=null&&!ee[s].headersList.contains("content-type",
!0)&&ee[s].headersList.append("content-type",ae.type,!0)}}function pe(ee,te){let ae=new P(F);return ae[s]=ee,ae[p]=new e(
F),g(ae[p],ee.headersList),a(ae[p],te),u&&ee.body?.stream&&f.register(ae,new WeakRef(ee.body.stream)),ae}m.converters.ReadableStream=
m.interfaceConverter(ReadableStream),m.converters.FormData=m.interfaceConverter(w),m.converters.URLSearchParams=m.interfaceConverter(
URLSearchParams),m.converters.XMLHttpRequestBodyInit=function(ee,te,ae){return typeof ee=="string"?m.converters.USVString(
ee,te,ae):M(ee)?m.converters.Blob(ee,te,ae,{strict:!1}):ArrayBuffer.isView(ee)||Y.isArrayBuffer(ee)?m.converters.BufferSource(
ee,te,ae):i.isFormDataLike(ee)?m.converters.FormData(ee,te,ae,{strict:!1}):ee instanceof URLSearchParams?m.converters.URLSearchParams(
ee,te,ae):m.converters.DOMString(ee,te,ae)},m.converters.BodyInit=function(ee,te,ae){return ee instanceof ReadableStream?
m.converters.ReadableStream(ee,te,ae):ee?.[Symbol.asyncIterator]?ee:m.converters.XMLHttpRequestBodyInit(ee,te,ae)},m.converters.
ResponseInit=m.dictionaryConverter([{key:"status",converter:m.converters["unsigned short"],defaultValue:()=>200},{key:"s\
tatusText",converter:m.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:m.converters.HeadersInit}]),E.
exports={isNetworkError:ce,makeNetworkError:le,makeResponse:ie,makeAppropriateNetworkError:he,filterResponse:Qe,Response:P,
cloneResponse:Ae,fromInnerResponse:pe}}),Bs=(0,J.b)((r,E)=>{"use strict";var{kConnected:e,kSize:l}=Ve(),n=class{constructor(a){
this.value=a}deref(){return this.value[e]===0&&this.value[l]===0?void 0:this.value}},Q=class{constructor(a){this.finalizer=
a}register(a,g){a.on&&a.on("disconnect",()=>{a[e]===0&&a[l]===0&&this.finalizer(g)})}unregister(a){}};E.exports=function(){
return process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")?(process._rawDebug("Using compatibility WeakRef a\
nd FinalizationRegistry"),{WeakRef:n,FinalizationRegistry:Q}):{WeakRef,FinalizationRegistry}}}),MA=(0,J.b)((r,E)=>{"use \
strict";var{extractBody:e,mixinBody:l,cloneBody:n,bodyUnusable:Q}=FA(),{Headers:a,fill:g,HeadersList:h,setHeadersGuard:t,
getHeadersGuard:c,setHeadersList:u,getHeadersList:f}=dA(),{FinalizationRegistry:d}=Bs()(),i=Ue(),B=(0,J.a)("node:util"),
{isValidHTTPToken:I,sameOrigin:k,environmentSettingsObject:D}=rA(),{forbiddenMethodsSet:U,corsSafeListedMethodsSet:M,referrerPolicy:v,
requestRedirect:L,requestMode:R,requestCredentials:A,requestCache:o,requestDuplex:C}=JA(),{kEnumerableProperty:s,normalizedMethodRecordsBase:p,
normalizedMethodRecords:m}=i,{kHeaders:w,kSignal:y,kState:F,kDispatcher:G}=uA(),{webidl:Y}=je(),{URLSerializer:H}=eA(),{
kConstruct:P}=Ve(),Ae=(0,J.a)("node:assert"),{getMaxListeners:ie,setMaxListeners:le,getEventListeners:ce,defaultMaxListeners:Ee}=(0,J.
a)("node:events"),Qe=Symbol("abortController"),he=new d(({signal:re,abort:Z})=>{re.removeEventListener("abort",Z)}),be=new WeakMap;
function pe(re){return Z;function Z(){let q=re.deref();if(q!==void 0){he.unregister(Z),this.removeEventListener("abort",
Z),q.abort(this.reason);let oe=be.get(q.signal);if(oe!==void 0){if(oe.size!==0){for(let se of oe){let Ie=se.deref();Ie!==
void 0&&Ie.abort(this.reason)}oe.clear()}be.delete(q.signal)}}}}var ee=!1,te=class _e{constructor(Z,q={}){if(Y.util.markAsUncloneable(
this),Z===P)return;let oe="Request constructor";Y.argumentLengthCheck(arguments,1,oe),Z=Y.converters.RequestInfo(Z,oe,"i\
nput"),q=Y.converters.RequestInit(q,oe,"init");let se=null,Ie=null,ve=D.settingsObject.baseUrl,Te=null;if(typeof Z=="str\
ing"){this[G]=q.dispatcher;let X;try{X=new URL(Z,ve)}catch(ne){throw new TypeError("Failed to parse URL from "+Z,{cause:ne})}
if(X.username||X.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+Z);
se=ae({urlList:[X]}),Ie="cors"}else this[G]=q.dispatcher||Z[G],Ae(Z instanceof _e),se=Z[F],Te=Z[y];let Je=D.settingsObject.
origin,Be="client";if(se.window?.constructor?.name==="EnvironmentSettingsObject"&&k(se.window,Je)&&(Be=se.window),q.window!=
null)throw new TypeError(`'window' option '${Be}' must be null`);"window"in q&&(Be="no-window"),se=ae({method:se.method,
headersList:se.headersList,unsafeRequest:se.unsafeRequest,client:D.settingsObject,window:Be,priority:se.priority,origin:se.
origin,referrer:se.referrer,referrerPolicy:se.referrerPolicy,mode:se.mode,credentials:se.credentials,cache:se.cache,redirect:se.
redirect,integrity:se.integrity,keepalive:se.keepalive,reloadNavigation:se.reloadNavigation,historyNavigation:se.historyNavigation,
urlList:[...se.urlList]});let Ne=Object.keys(q).length!==0;if(Ne&&(se.mode==="navigate"&&(se.mode="same-origin"),se.reloadNavigation=
!1,se.historyNavigation=!1,se.origin="client",se.referrer="client",se.referrerPolicy="",se.url=se.urlList[se.urlList.length-
1],se.urlList=[se.url]),q.referrer!==void 0){let X=q.referrer;if(X==="")se.referrer="no-referrer";else{let ne;try{ne=new URL(
X,ve)}catch(we){throw new TypeError(`Referrer "${X}" is not a valid URL.`,{cause:we})}ne.protocol==="about:"&&ne.hostname===
"client"||Je&&!k(ne,D.settingsObject.baseUrl)?se.referrer="client":se.referrer=ne}}q.referrerPolicy!==void 0&&(se.referrerPolicy=
q.referrerPolicy);let ye;if(q.mode!==void 0?ye=q.mode:ye=Ie,ye==="navigate")throw Y.errors.exception({header:"Request co\
nstructor",message:"invalid request mode navigate."});if(ye!=null&&(se.mode=ye),q.credentials!==void 0&&(se.credentials=
q.credentials),q.cache!==void 0&&(se.cache=q.cache),se.cache==="only-if-cached"&&se.mode!=="same-origin")throw new TypeError(
"'only-if-cached' can be set only with 'same-origin' mode");if(q.redirect!==void 0&&(se.redirect=q.redirect),q.integrity!=
null&&(se.integrity=String(q.integrity)),q.keepalive!==void 0&&(se.keepalive=!!q.keepalive),q.method!==void 0){let X=q.method,
ne=m[X];if(ne!==void 0)se.method=ne;else{if(!I(X))throw new TypeError(`'${X}' is not a valid HTTP method.`);let we=X.toUpperCase();
if(U.has(we))throw new TypeError(`'${X}' HTTP method is unsupported.`);X=p[we]??X,se.method=X}!ee&&se.method==="patch"&&
(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likel\
y to succeed.",{code:"UNDICI-FETCH-patch"}),ee=!0)}q.signal!==void 0&&(Te=q.signal),this[F]=se;let ke=new AbortController;
if(this[y]=ke.signal,Te!=null){if(!Te||typeof Te.aborted!="boolean"||typeof Te.addEventListener!="function")throw new TypeError(
"Failed to construct 'Request': member signal is not of type AbortSignal.");if(Te.aborted)ke.abort(Te.reason);else{this[Qe]=
ke;let X=new WeakRef(ke),ne=pe(X);try{(typeof ie=="function"&&ie(Te)===Ee||ce(Te,"abort").length>=Ee)&&le(1500,Te)}catch{}
i.addAbortListener(Te,ne),he.register(ke,{signal:Te,abort:ne},ne)}}if(this[w]=new a(P),u(this[w],se.headersList),t(this[w],
"request"),ye==="no-cors"){if(!M.has(se.method))throw new TypeError(`'${se.method} is unsupported in no-cors mode.`);t(this[w],
"request-no-cors")}if(Ne){let X=f(this[w]),ne=q.headers!==void 0?q.headers:new h(X);if(X.clear(),ne instanceof h){for(let{
name:we,value:de}of ne.rawValues())X.append(we,de,!1);X.cookies=ne.cookies}else g(this[w],ne)}let Ce=Z instanceof _e?Z[F].
body:null;if((q.body!=null||Ce!=null)&&(se.method==="GET"||se.method==="HEAD"))throw new TypeError("Request with GET/HEA\
D method cannot have body.");let xe=null;if(q.body!=null){let[X,ne]=e(q.body,se.keepalive);xe=X,ne&&!f(this[w]).contains(
"content-type",!0)&&this[w].append("content-type",ne)}let $=xe??Ce;if($!=null&&$.source==null){if(xe!=null&&q.duplex==null)
throw new TypeError("RequestInit: duplex option is required when sending a body.");if(se.mode!=="same-origin"&&se.mode!==
"cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');se.useCORSPreflightFlag=
!0}let S=$;if(xe==null&&Ce!=null){if(Q(Z))throw new TypeError("Cannot construct a Request with a Request object that has\
 already been used.");let X=new TransformStream;Ce.stream.pipeThrough(X),S={source:Ce.source,length:Ce.length,stream:X.readable}}
this[F].body=S}get method(){return Y.brandCheck(this,_e),this[F].method}get url(){return Y.brandCheck(this,_e),H(this[F].
url)}get headers(){return Y.brandCheck(this,_e),this[w]}get destination(){return Y.brandCheck(this,_e),this[F].destination}get referrer(){
return Y.brandCheck(this,_e),this[F].referrer==="no-referrer"?"":this[F].referrer==="client"?"about:client":this[F].referrer.
toString()}get referrerPolicy(){return Y.brandCheck(this,_e),this[F].referrerPolicy}get mode(){return Y.brandCheck(this,
_e),this[F].mode}get credentials(){return this[F].credentials}get cache(){return Y.brandCheck(this,_e),this[F].cache}get redirect(){
return Y.brandCheck(this,_e),this[F].redirect}get integrity(){return Y.brandCheck(this,_e),this[F].integrity}get keepalive(){
return Y.brandCheck(this,_e),this[F].keepalive}get isReloadNavigation(){return Y.brandCheck(this,_e),this[F].reloadNavigation}get isHistoryNavigation(){
return Y.brandCheck(this,_e),this[F].historyNavigation}get signal(){return Y.brandCheck(this,_e),this[y]}get body(){return Y.
brandCheck(this,_e),this[F].body?this[F].body.stream:null}get bodyUsed(){return Y.brandCheck(this,_e),!!this[F].body&&i.
isDisturbed(this[F].body.stream)}get duplex(){return Y.brandCheck(this,_e),"half"}clone(){if(Y.brandCheck(this,_e),Q(this))
throw new TypeError("unusable");let Z=De(this[F]),q=new AbortController;if(this.signal.aborted)q.abort(this.signal.reason);else{
let oe=be.get(this.signal);oe===void 0&&(oe=new Set,be.set(this.signal,oe));let se=new WeakRef(q);oe.add(se),i.addAbortListener(
q.signal,pe(se))}return V(Z,q.signal,c(this[w]))}[B.inspect.custom](Z,q){q.depth===null&&(q.depth=2),q.colors??=!0;let oe={
method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.
referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,
keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.
signal};return`Request ${B.formatWithOptions(q,oe)}`}};l(te);function ae(re){return{method:re.method??"GET",localURLsOnly:re.
localURLsOnly??!1,unsafeRequest:re.unsafeRequest??!1,body:re.body??null,client:re.client??null,reservedClient:re.reservedClient??
null,replacesClientId:re.replacesClientId??"",window:re.window??"client",keepalive:re.keepalive??!1,serviceWorkers:re.serviceWorkers??
"all",initiator:re.initiator??"",destination:re.destination??"",priority:re.priority??null,origin:re.origin??"client",policyContainer:re.
policyContainer??"client",referrer:re.referrer??"client",referrerPolicy:re.referrerPolicy??"",mode:re.mode??"no-cors",useCORSPreflightFlag:re.
useCORSPreflightFlag??!1,credentials:re.credentials??"same-origin",useCredentials:re.useCredentials??!1,cache:re.cache??
"default",redirect:re.redirect??"follow",integrity:re.integrity??"",cryptoGraphicsNonceMetadata:re.cryptoGraphicsNonceMetadata??
"",parserMetadata:re.parserMetadata??"",reloadNavigation:re.reloadNavigation??!1,historyNavigation:re.historyNavigation??
!1,userActivation:re.userActivation??!1,taintedOrigin:re.taintedOrigin??!1,redirectCount:re.redirectCount??0,responseTainting:re.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:re.preventNoCacheCacheControlHeaderModification??
!1,done:re.done??!1,timingAllowFailed:re.timingAllowFailed??!1,urlList:re.urlList,url:re.urlList[0],headersList:re.headersList?
new h(re.headersList):new h}}function De(re){let Z=ae({...re,body:null});return re.body!=null&&(Z.body=n(Z,re.body)),Z}function V(re,Z,q){
let oe=new te(P);return oe[F]=re,oe[y]=Z,oe[w]=new a(P),u(oe[w],re.headersList),t(oe[w],q),oe}Object.defineProperties(te.
prototype,{method:s,url:s,headers:s,redirect:s,clone:s,signal:s,duplex:s,destination:s,body:s,bodyUsed:s,isHistoryNavigation:s,
isReloadNavigation:s,keepalive:s,integrity:s,cache:s,credentials:s,attribute:s,referrerPolicy:s,referrer:s,mode:s,[Symbol.
toStringTag]:{value:"Request",configurable:!0}}),Y.converters.Request=Y.interfaceConverter(te),Y.converters.RequestInfo=
function(re,Z,q){return typeof re=="string"?Y.converters.USVString(re,Z,q):re instanceof te?Y.converters.Request(re,Z,q):
Y.converters.USVString(re,Z,q)},Y.converters.AbortSignal=Y.interfaceConverter(AbortSignal),Y.converters.RequestInit=Y.dictionaryConverter(
[{key:"method",converter:Y.converters.ByteString},{key:"headers",converter:Y.converters.HeadersInit},{key:"body",converter:Y.
nullableConverter(Y.converters.BodyInit)},{key:"referrer",converter:Y.converters.USVString},{key:"referrerPolicy",converter:Y.
converters.DOMString,allowedValues:v},{key:"mode",converter:Y.converters.DOMString,allowedValues:R},{key:"credentials",converter:Y.
converters.DOMString,allowedValues:A},{key:"cache",converter:Y.converters.DOMString,allowedValues:o},{key:"redirect",converter:Y.
converters.DOMString,allowedValues:L},{key:"integrity",converter:Y.converters.DOMString},{key:"keepalive",converter:Y.converters.
boolean},{key:"signal",converter:Y.nullableConverter(re=>Y.converters.AbortSignal(re,"RequestInit","signal",{strict:!1}))},
{key:"window",converter:Y.converters.any},{key:"duplex",converter:Y.converters.DOMString,allowedValues:C},{key:"dispatch\
er",converter:Y.converters.any}]),E.exports={Request:te,makeRequest:ae,fromInnerRequest:V,cloneRequest:De}}),WA=(0,J.b)(
(r,E)=>{"use strict";var{makeNetworkError:e,makeAppropriateNetworkError:l,filterResponse:n,makeResponse:Q,fromInnerResponse:a}=_A(),
{HeadersList:g}=dA(),{Request:h,cloneRequest:t}=MA(),c=(0,J.a)("node:zlib"),{bytesMatch:u,makePolicyContainer:f,clonePolicyContainer:d,
requestBadPort:i,TAOCheck:B,appendRequestOriginHeader:I,responseLocationURL:k,requestCurrentURL:D,setRequestReferrerPolicyOnRedirect:U,
tryUpgradeRequestToAPotentiallyTrustworthyURL:M,createOpaqueTimingInfo:v,appendFetchMetadata:L,corsCheck:R,crossOriginResourcePolicyCheck:A,
determineRequestsReferrer:o,coarsenedSharedCurrentTime:C,createDeferredPromise:s,isBlobLike:p,sameOrigin:m,isCancelled:w,
isAborted:y,isErrorLike:F,fullyReadBody:G,readableStreamClose:Y,isomorphicEncode:H,urlIsLocal:P,urlIsHttpHttpsScheme:Ae,
urlHasHttpsScheme:ie,clampAndCoarsenConnectionTimingInfo:le,simpleRangeHeaderValue:ce,buildContentRange:Ee,createInflate:Qe,
extractMimeType:he}=rA(),{kState:be,kDispatcher:pe}=uA(),ee=(0,J.a)("node:assert"),{safelyExtractBody:te,extractBody:ae}=FA(),
{redirectStatusSet:De,nullBodyStatus:V,safeMethodsSet:re,requestBodyHeader:Z,subresourceSet:q}=JA(),oe=(0,J.a)("node:eve\
nts"),{Readable:se,pipeline:Ie,finished:ve}=(0,J.a)("node:stream"),{addAbortListener:Te,isErrored:Je,isReadable:Be,bufferToLowerCasedHeaderName:Ne}=Ue(),
{dataURLProcessor:ye,serializeAMimeType:ke,minimizeSupportedMimeType:Ce}=eA(),{getGlobalDispatcher:xe}=PA(),{webidl:$}=je(),
{STATUS_CODES:S}=(0,J.a)("node:http"),X=["GET","HEAD"],ne=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<"u"?"no\
de":"undici",we,de=class extends oe{constructor(b){super(),this.dispatcher=b,this.connection=null,this.dump=!1,this.state=
"ongoing"}terminate(b){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(b),this.emit("terminate\
d",b))}abort(b){this.state==="ongoing"&&(this.state="aborted",b||(b=new DOMException("The operation was aborted.","Abort\
Error")),this.serializedAbortReason=b,this.connection?.destroy(b),this.emit("terminated",b))}};function ue(b){Oe(b,"fetc\
h")}function Me(b,O=void 0){$.argumentLengthCheck(arguments,1,"globalThis.fetch");let _=s(),W;try{W=new h(b,O)}catch(Re){
return _.reject(Re),_.promise}let K=W[be];if(W.signal.aborted)return Ze(_,K,null,W.signal.reason),_.promise;K.client.globalObject?.
constructor?.name==="ServiceWorkerGlobalScope"&&(K.serviceWorkers="none");let j=null,ge=!1,fe=null;return Te(W.signal,()=>{
ge=!0,ee(fe!=null),fe.abort(W.signal.reason);let Re=j?.deref();Ze(_,K,Re,W.signal.reason)}),fe=EA({request:K,processResponseEndOfBody:ue,
processResponse:Re=>{if(!ge){if(Re.aborted){Ze(_,K,j,fe.serializedAbortReason);return}if(Re.type==="error"){_.reject(new TypeError(
"fetch failed",{cause:Re.error}));return}j=new WeakRef(a(Re,"immutable")),_.resolve(j.deref()),_=null}},dispatcher:W[pe]}),
_.promise}function Oe(b,O="other"){if(b.type==="error"&&b.aborted||!b.urlList?.length)return;let _=b.urlList[0],W=b.timingInfo,
K=b.cacheState;Ae(_)&&W!==null&&(b.timingAllowPassed||(W=v({startTime:W.startTime}),K=""),W.endTime=C(),b.timingInfo=W,He(
W,_.href,O,globalThis,K))}var He=performance.markResourceTiming;function Ze(b,O,_,W){if(b&&b.reject(W),O.body!=null&&Be(
O.body?.stream)&&O.body.stream.cancel(W).catch(j=>{if(j.code!=="ERR_INVALID_STATE")throw j}),_==null)return;let K=_[be];
K.body!=null&&Be(K.body?.stream)&&K.body.stream.cancel(W).catch(j=>{if(j.code!=="ERR_INVALID_STATE")throw j})}function EA({
request:b,processRequestBodyChunkLength:O,processRequestEndOfBody:_,processResponse:W,processResponseEndOfBody:K,processResponseConsumeBody:j,
useParallelQueue:ge=!1,dispatcher:fe=xe()}){ee(fe);let Re=null,me=!1;b.client!=null&&(Re=b.client.globalObject,me=b.client.
crossOriginIsolatedCapability);let Se=C(me),Le=v({startTime:Se}),Ge={controller:new de(fe),request:b,timingInfo:Le,processRequestBodyChunkLength:O,
processRequestEndOfBody:_,processResponse:W,processResponseConsumeBody:j,processResponseEndOfBody:K,taskDestination:Re,crossOriginIsolatedCapability:me};
return ee(!b.body||b.body.stream),b.window==="client"&&(b.window=b.client?.globalObject?.constructor?.name==="Window"?b.
client:"no-window"),b.origin==="client"&&(b.origin=b.client.origin),b.policyContainer==="client"&&(b.client!=null?b.policyContainer=
d(b.client.policyContainer):b.policyContainer=f()),b.headersList.contains("accept",!0)||b.headersList.append("accept","*\
/*",!0),b.headersList.contains("accept-language",!0)||b.headersList.append("accept-language","*",!0),b.priority,q.has(b.
destination),AA(Ge).catch(Fe=>{Ge.controller.terminate(Fe)}),Ge.controller}async function AA(b,O=!1){let _=b.request,W=null;
if(_.localURLsOnly&&!P(D(_))&&(W=e("local URLs only")),M(_),i(_)==="blocked"&&(W=e("bad port")),_.referrerPolicy===""&&(_.
referrerPolicy=_.policyContainer.referrerPolicy),_.referrer!=="no-referrer"&&(_.referrer=o(_)),W===null&&(W=await(async()=>{
let j=D(_);return m(j,_.url)&&_.responseTainting==="basic"||j.protocol==="data:"||_.mode==="navigate"||_.mode==="websock\
et"?(_.responseTainting="basic",await oA(b)):_.mode==="same-origin"?e('request mode cannot be "same-origin"'):_.mode==="\
no-cors"?_.redirect!=="follow"?e('redirect mode cannot be "follow" for "no-cors" request'):(_.responseTainting="opaque",
await oA(b)):Ae(D(_))?(_.responseTainting="cors",await z(b)):e("URL scheme must be a HTTP(S) scheme")})()),O)return W;W.
status!==0&&!W.internalResponse&&(_.responseTainting,_.responseTainting==="basic"?W=n(W,"basic"):_.responseTainting==="c\
ors"?W=n(W,"cors"):_.responseTainting==="opaque"?W=n(W,"opaque"):ee(!1));let K=W.status===0?W:W.internalResponse;if(K.urlList.
length===0&&K.urlList.push(..._.urlList),_.timingAllowFailed||(W.timingAllowPassed=!0),W.type==="opaque"&&K.status===206&&
K.rangeRequested&&!_.headers.contains("range",!0)&&(W=K=e()),W.status!==0&&(_.method==="HEAD"||_.method==="CONNECT"||V.includes(
K.status))&&(K.body=null,b.controller.dump=!0),_.integrity){let j=fe=>iA(b,e(fe));if(_.responseTainting==="opaque"||W.body==
null){j(W.error);return}let ge=fe=>{if(!u(fe,_.integrity)){j("integrity mismatch");return}W.body=te(fe)[0],iA(b,W)};await G(
W.body,ge,j)}else iA(b,W)}function oA(b){if(w(b)&&b.request.redirectCount===0)return Promise.resolve(l(b));let{request:O}=b,
{protocol:_}=D(O);switch(_){case"about:":return Promise.resolve(e("about scheme is not supported"));case"blob:":{we||(we=
(0,J.a)("node:buffer").resolveObjectURL);let W=D(O);if(W.search.length!==0)return Promise.resolve(e("NetworkError when a\
ttempting to fetch resource."));let K=we(W.toString());if(O.method!=="GET"||!p(K))return Promise.resolve(e("invalid meth\
od"));let j=Q(),ge=K.size,fe=H(`${ge}`),Re=K.type;if(O.headersList.contains("range",!0)){j.rangeRequested=!0;let me=O.headersList.
get("range",!0),Se=ce(me,!0);if(Se==="failure")return Promise.resolve(e("failed to fetch the data URL"));let{rangeStartValue:Le,
rangeEndValue:Ge}=Se;if(Le===null)Le=ge-Ge,Ge=Le+Ge-1;else{if(Le>=ge)return Promise.resolve(e("Range start is greater th\
an the blob's size."));(Ge===null||Ge>=ge)&&(Ge=ge-1)}let Fe=K.slice(Le,Ge,Re),We=ae(Fe);j.body=We[0];let $e=H(`${Fe.size}`),
Pe=Ee(Le,Ge,ge);j.status=206,j.statusText="Partial Content",j.headersList.set("content-length",$e,!0),j.headersList.set(
"content-type",Re,!0),j.headersList.set("content-range",Pe,!0)}else{let me=ae(K);j.statusText="OK",j.body=me[0],j.headersList.
set("content-length",fe,!0),j.headersList.set("content-type",Re,!0)}return Promise.resolve(j)}case"data:":{let W=D(O),K=ye(
W);if(K==="failure")return Promise.resolve(e("failed to fetch the data URL"));let j=ke(K.mimeType);return Promise.resolve(
Q({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:j}]],body:te(K.body)[0]}))}case"file:":return Promise.
resolve(e("not implemented... yet..."));case"http:":case"https:":return z(b).catch(W=>e(W));default:return Promise.resolve(
e("unknown scheme"))}}function nA(b,O){b.request.done=!0,b.processResponseDone!=null&&queueMicrotask(()=>b.processResponseDone(
O))}function iA(b,O){let _=b.timingInfo,W=()=>{let j=Date.now();b.request.destination==="document"&&(b.controller.fullTimingInfo=
_),b.controller.reportTimingSteps=()=>{if(b.request.url.protocol!=="https:")return;_.endTime=j;let fe=O.cacheState,Re=O.
bodyInfo;O.timingAllowPassed||(_=v(_),fe="");let me=0;if(b.request.mode!=="navigator"||!O.hasCrossOriginRedirects){me=O.
status;let Se=he(O.headersList);Se!=="failure"&&(Re.contentType=Ce(Se))}b.request.initiatorType!=null&&He(_,b.request.url.
href,b.request.initiatorType,globalThis,fe,Re,me)};let ge=()=>{b.request.done=!0,b.processResponseEndOfBody!=null&&queueMicrotask(
()=>b.processResponseEndOfBody(O)),b.request.initiatorType!=null&&b.controller.reportTimingSteps()};queueMicrotask(()=>ge())};
b.processResponse!=null&&queueMicrotask(()=>{b.processResponse(O),b.processResponse=null});let K=O.type==="error"?O:O.internalResponse??
O;K.body==null?W():ve(K.body.stream,()=>{W()})}async function z(b){let O=b.request,_=null,W=null,K=b.timingInfo;if(O.serviceWorkers,
_===null){if(O.redirect==="follow"&&(O.serviceWorkers="none"),W=_=await T(b),O.responseTainting==="cors"&&R(O,_)==="fail\
ure")return e("cors failure");B(O,_)==="failure"&&(O.timingAllowFailed=!0)}return(O.responseTainting==="opaque"||_.type===
"opaque")&&A(O.origin,O.client,O.destination,W)==="blocked"?e("blocked"):(De.has(W.status)&&(O.redirect!=="manual"&&b.controller.
connection.destroy(void 0,!1),O.redirect==="error"?_=e("unexpected redirect"):O.redirect==="manual"?_=W:O.redirect==="fo\
llow"?_=await x(b,_):ee(!1)),_.timingInfo=K,_)}function x(b,O){let _=b.request,W=O.internalResponse?O.internalResponse:O,
K;try{if(K=k(W,D(_).hash),K==null)return O}catch(ge){return Promise.resolve(e(ge))}if(!Ae(K))return Promise.resolve(e("U\
RL scheme must be a HTTP(S) scheme"));if(_.redirectCount===20)return Promise.resolve(e("redirect count exceeded"));if(_.
redirectCount+=1,_.mode==="cors"&&(K.username||K.password)&&!m(_,K))return Promise.resolve(e('cross origin not allowed f\
or request mode "cors"'));if(_.responseTainting==="cors"&&(K.username||K.password))return Promise.resolve(e('URL cannot \
contain credentials for request mode "cors"'));if(W.status!==303&&_.body!=null&&_.body.source==null)return Promise.resolve(
e());if([301,302].includes(W.status)&&_.method==="POST"||W.status===303&&!X.includes(_.method)){_.method="GET",_.body=null;
for(let ge of Z)_.headersList.delete(ge)}m(D(_),K)||(_.headersList.delete("authorization",!0),_.headersList.delete("prox\
y-authorization",!0),_.headersList.delete("cookie",!0),_.headersList.delete("host",!0)),_.body!=null&&(ee(_.body.source!=
null),_.body=te(_.body.source)[0]);let j=b.timingInfo;return j.redirectEndTime=j.postRedirectStartTime=C(b.crossOriginIsolatedCapability),
j.redirectStartTime===0&&(j.redirectStartTime=j.startTime),_.urlList.push(K),U(_,W),AA(b,!0)}async function T(b,O=!1,_=!1){
let W=b.request,K=null,j=null,ge=null,fe=null,Re=!1;W.window==="no-window"&&W.redirect==="error"?(K=b,j=W):(j=t(W),K={...b},
K.request=j);let me=W.credentials==="include"||W.credentials==="same-origin"&&W.responseTainting==="basic",Se=j.body?j.body.
length:null,Le=null;if(j.body==null&&["POST","PUT"].includes(j.method)&&(Le="0"),Se!=null&&(Le=H(`${Se}`)),Le!=null&&j.headersList.
append("content-length",Le,!0),Se!=null&&j.keepalive,j.referrer instanceof URL&&j.headersList.append("referer",H(j.referrer.
href),!0),I(j),L(j),j.headersList.contains("user-agent",!0)||j.headersList.append("user-agent",ne),j.cache==="default"&&
(j.headersList.contains("if-modified-since",!0)||j.headersList.contains("if-none-match",!0)||j.headersList.contains("if-\
unmodified-since",!0)||j.headersList.contains("if-match",!0)||j.headersList.contains("if-range",!0))&&(j.cache="no-store"),
j.cache==="no-cache"&&!j.preventNoCacheCacheControlHeaderModification&&!j.headersList.contains("cache-control",!0)&&j.headersList.
append("cache-control","max-age=0",!0),(j.cache==="no-store"||j.cache==="reload")&&(j.headersList.contains("pragma",!0)||
j.headersList.append("pragma","no-cache",!0),j.headersList.contains("cache-control",!0)||j.headersList.append("cache-con\
trol","no-cache",!0)),j.headersList.contains("range",!0)&&j.headersList.append("accept-encoding","identity",!0),j.headersList.
contains("accept-encoding",!0)||(ie(D(j))?j.headersList.append("accept-encoding","br, gzip, deflate",!0):j.headersList.append(
"accept-encoding","gzip, deflate",!0)),j.headersList.delete("host",!0),fe==null&&(j.cache="no-store"),j.cache!=="no-stor\
e"&&j.cache,ge==null){if(j.cache==="only-if-cached")return e("only if cached");let Ge=await N(K,me,_);!re.has(j.method)&&
Ge.status>=200&&Ge.status<=399,Re&&Ge.status,ge==null&&(ge=Ge)}if(ge.urlList=[...j.urlList],j.headersList.contains("rang\
e",!0)&&(ge.rangeRequested=!0),ge.requestIncludesCredentials=me,ge.status===407)return W.window==="no-window"?e():w(b)?l(
b):e("proxy authentication required");if(ge.status===421&&!_&&(W.body==null||W.body.source!=null)){if(w(b))return l(b);b.
controller.connection.destroy(),ge=await T(b,O,!0)}return ge}async function N(b,O=!1,_=!1){ee(!b.controller.connection||
b.controller.connection.destroyed),b.controller.connection={abort:null,destroyed:!1,destroy(Fe,We=!0){this.destroyed||(this.
destroyed=!0,We&&this.abort?.(Fe??new DOMException("The operation was aborted.","AbortError")))}};let W=b.request,K=null,
j=b.timingInfo;W.cache="no-store";let ge=_?"yes":"no";W.mode;let fe=null;if(W.body==null&&b.processRequestEndOfBody)queueMicrotask(
()=>b.processRequestEndOfBody());else if(W.body!=null){let Fe=async function*(Pe){w(b)||(yield Pe,b.processRequestBodyChunkLength?.(
Pe.byteLength))},We=()=>{w(b)||b.processRequestEndOfBody&&b.processRequestEndOfBody()},$e=Pe=>{w(b)||(Pe.name==="AbortEr\
ror"?b.controller.abort():b.controller.terminate(Pe))};fe=(async function*(){try{for await(let Pe of W.body.stream)yield*Fe(
Pe);We()}catch(Pe){$e(Pe)}})()}try{let{body:Fe,status:We,statusText:$e,headersList:Pe,socket:wA}=await Ge({body:fe});if(wA)
K=Q({status:We,statusText:$e,headersList:Pe,socket:wA});else{let qe=Fe[Symbol.asyncIterator]();b.controller.next=()=>qe.
next(),K=Q({status:We,statusText:$e,headersList:Pe})}}catch(Fe){return Fe.name==="AbortError"?(b.controller.connection.destroy(),
l(b,Fe)):e(Fe)}let Re=async()=>{await b.controller.resume()},me=Fe=>{w(b)||b.controller.abort(Fe)},Se=new ReadableStream(
{async start(Fe){b.controller.controller=Fe},async pull(Fe){await Re(Fe)},async cancel(Fe){await me(Fe)},type:"bytes"});
K.body={stream:Se,source:null,length:null},b.controller.resume||b.controller.on("terminated",Le),b.controller.resume=async()=>{
for(;;){let Fe,We;try{let{done:Pe,value:wA}=await b.controller.next();if(y(b))break;Fe=Pe?void 0:wA}catch(Pe){b.controller.
ended&&!j.encodedBodySize?Fe=void 0:(Fe=Pe,We=!0)}if(Fe===void 0){Y(b.controller.controller),nA(b,K);return}if(j.decodedBodySize+=
Fe?.byteLength??0,We){b.controller.terminate(Fe);return}let $e=new Uint8Array(Fe);if($e.byteLength&&b.controller.controller.
enqueue($e),Je(Se)){b.controller.terminate();return}if(b.controller.controller.desiredSize<=0)return}};function Le(Fe){y(
b)?(K.aborted=!0,Be(Se)&&b.controller.controller.error(b.controller.serializedAbortReason)):Be(Se)&&b.controller.controller.
error(new TypeError("terminated",{cause:F(Fe)?Fe:void 0})),b.controller.connection.destroy()}return K;function Ge({body:Fe}){
let We=D(W),$e=b.controller.dispatcher;return new Promise((Pe,wA)=>$e.dispatch({path:We.pathname+We.search,origin:We.origin,
method:W.method,body:$e.isMockActive?W.body&&(W.body.source||W.body.stream):Fe,headers:W.headersList.entries,maxRedirections:0,
upgrade:W.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(qe){let{connection:tA}=b.controller;j.finalConnectionTimingInfo=
le(void 0,j.postRedirectStartTime,b.crossOriginIsolatedCapability),tA.destroyed?qe(new DOMException("The operation was a\
borted.","AbortError")):(b.controller.on("terminated",qe),this.abort=tA.abort=qe),j.finalNetworkRequestStartTime=C(b.crossOriginIsolatedCapability)},
onResponseStarted(){j.finalNetworkResponseStartTime=C(b.crossOriginIsolatedCapability)},onHeaders(qe,tA,Dt,$A){if(qe<200)
return;let BA="",et=new g;for(let aA=0;aA<tA.length;aA+=2)et.append(Ne(tA[aA]),tA[aA+1].toString("latin1"),!0);BA=et.get(
"location",!0);let yA=[],$o=BA&&W.redirect==="follow"&&De.has(qe);if(W.method!=="HEAD"&&W.method!=="CONNECT"&&!V.includes(
qe)&&!$o){let aA=et.get("content-encoding",!0),At=aA?aA.toLowerCase().split(","):[],Rr=5;if(At.length>Rr)return this.abort(
new Error(`too many content-encodings in response: ${At.length}, maximum allowed is ${Rr}`)),!0;for(let Rt=At.length-1;Rt>=
0;--Rt){let tt=At[Rt].trim();if(tt==="x-gzip"||tt==="gzip")yA.push(c.createGunzip({flush:c.constants.Z_SYNC_FLUSH,finishFlush:c.
constants.Z_SYNC_FLUSH}));else if(tt==="deflate")yA.push(Qe({flush:c.constants.Z_SYNC_FLUSH,finishFlush:c.constants.Z_SYNC_FLUSH}));else if(tt===
"br")yA.push(c.createBrotliDecompress({flush:c.constants.BROTLI_OPERATION_FLUSH,finishFlush:c.constants.BROTLI_OPERATION_FLUSH}));else{
yA.length=0;break}}}this.body=new se({read:Dt});let Dr=this.onError.bind(this);return Pe({status:qe,statusText:$A,headersList:et,
body:yA.length?Ie(this.body,...yA,aA=>{aA&&this.onError(aA)}).on("error",Dr):this.body.on("error",Dr)}),!0},onData(qe){if(b.
controller.dump)return;let tA=qe;return j.encodedBodySize+=tA.byteLength,this.body.push(tA)},onComplete(){this.abort&&b.
controller.off("terminated",this.abort),b.controller.ended=!0,this.body.push(null)},onError(qe){this.abort&&b.controller.
off("terminated",this.abort),this.body?.destroy(qe),b.controller.terminate(qe),wA(qe)},onUpgrade(qe,tA,Dt){if(qe!==101)return;
let $A=new g;for(let BA=0;BA<tA.length;BA+=2)$A.append(Ne(tA[BA]),tA[BA+1].toString("latin1"),!0);return Pe({status:qe,statusText:S[qe],
headersList:$A,socket:Dt}),!0}}))}}E.exports={fetch:Me,Fetch:de,fetching:EA,finalizeAndReportTiming:Oe}}),Pt=(0,J.b)((r,E)=>{
"use strict";E.exports={kState:Symbol("FileReader state"),kResult:Symbol("FileReader result"),kError:Symbol("FileReader \
error"),kLastProgressEventFired:Symbol("FileReader last progress event fired timestamp"),kEvents:Symbol("FileReader even\
ts"),kAborted:Symbol("FileReader aborted")}}),Cs=(0,J.b)((r,E)=>{"use strict";var{webidl:e}=je(),l=Symbol("ProgressEvent\
 state"),n=class rt extends Event{constructor(a,g={}){a=e.converters.DOMString(a,"ProgressEvent constructor","type"),g=e.
converters.ProgressEventInit(g??{}),super(a,g),this[l]={lengthComputable:g.lengthComputable,loaded:g.loaded,total:g.total}}get lengthComputable(){
return e.brandCheck(this,rt),this[l].lengthComputable}get loaded(){return e.brandCheck(this,rt),this[l].loaded}get total(){
return e.brandCheck(this,rt),this[l].total}};e.converters.ProgressEventInit=e.dictionaryConverter([{key:"lengthComputabl\
e",converter:e.converters.boolean,defaultValue:()=>!1},{key:"loaded",converter:e.converters["unsigned long long"],defaultValue:()=>0},
{key:"total",converter:e.converters["unsigned long long"],defaultValue:()=>0},{key:"bubbles",converter:e.converters.boolean,
defaultValue:()=>!1},{key:"cancelable",converter:e.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:e.converters.
boolean,defaultValue:()=>!1}]),E.exports={ProgressEvent:n}}),Is=(0,J.b)((r,E)=>{"use strict";function e(l){if(!l)return"\
failure";switch(l.trim().toLowerCase()){case"unicode-1-1-utf-8":case"unicode11utf8":case"unicode20utf8":case"utf-8":case"\
utf8":case"x-unicode20utf8":return"UTF-8";case"866":case"cp866":case"csibm866":case"ibm866":return"IBM866";case"csisolat\
in2":case"iso-8859-2":case"iso-ir-101":case"iso8859-2":case"iso88592":case"iso_8859-2":case"iso_8859-2:1987":case"l2":case"\
latin2":return"ISO-8859-2";case"csisolatin3":case"iso-8859-3":case"iso-ir-109":case"iso8859-3":case"iso88593":case"iso_8\
859-3":case"iso_8859-3:1988":case"l3":case"latin3":return"ISO-8859-3";case"csisolatin4":case"iso-8859-4":case"iso-ir-110":case"\
iso8859-4":case"iso88594":case"iso_8859-4":case"iso_8859-4:1988":case"l4":case"latin4":return"ISO-8859-4";case"csisolati\
ncyrillic":case"cyrillic":case"iso-8859-5":case"iso-ir-144":case"iso8859-5":case"iso88595":case"iso_8859-5":case"iso_885\
9-5:1988":return"ISO-8859-5";case"arabic":case"asmo-708":case"csiso88596e":case"csiso88596i":case"csisolatinarabic":case"\
ecma-114":case"iso-8859-6":case"iso-8859-6-e":case"iso-8859-6-i":case"iso-ir-127":case"iso8859-6":case"iso88596":case"is\
o_8859-6":case"iso_8859-6:1987":return"ISO-8859-6";case"csisolatingreek":case"ecma-118":case"elot_928":case"greek":case"\
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
utf-16":case"utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined";default:return"failure"}}E.exports={
getEncoding:e}}),ds=(0,J.b)((r,E)=>{"use strict";var{kState:e,kError:l,kResult:n,kAborted:Q,kLastProgressEventFired:a}=Pt(),
{ProgressEvent:g}=Cs(),{getEncoding:h}=Is(),{serializeAMimeType:t,parseMIMEType:c}=eA(),{types:u}=(0,J.a)("node:util"),{
StringDecoder:f}=(0,J.a)("string_decoder"),{btoa:d}=(0,J.a)("node:buffer"),i={enumerable:!0,writable:!1,configurable:!1};
function B(v,L,R,A){if(v[e]==="loading")throw new DOMException("Invalid state","InvalidStateError");v[e]="loading",v[n]=
null,v[l]=null;let o=L.stream().getReader(),C=[],s=o.read(),p=!0;(async()=>{for(;!v[Q];)try{let{done:m,value:w}=await s;
if(p&&!v[Q]&&queueMicrotask(()=>{I("loadstart",v)}),p=!1,!m&&u.isUint8Array(w))C.push(w),(v[a]===void 0||Date.now()-v[a]>=
50)&&!v[Q]&&(v[a]=Date.now(),queueMicrotask(()=>{I("progress",v)})),s=o.read();else if(m){queueMicrotask(()=>{v[e]="done";
try{let y=k(C,R,L.type,A);if(v[Q])return;v[n]=y,I("load",v)}catch(y){v[l]=y,I("error",v)}v[e]!=="loading"&&I("loadend",v)});
break}}catch(m){if(v[Q])return;queueMicrotask(()=>{v[e]="done",v[l]=m,I("error",v),v[e]!=="loading"&&I("loadend",v)});break}})()}
function I(v,L){let R=new g(v,{bubbles:!1,cancelable:!1});L.dispatchEvent(R)}function k(v,L,R,A){switch(L){case"DataURL":{
let o="data:",C=c(R||"application/octet-stream");C!=="failure"&&(o+=t(C)),o+=";base64,";let s=new f("latin1");for(let p of v)
o+=d(s.write(p));return o+=d(s.end()),o}case"Text":{let o="failure";if(A&&(o=h(A)),o==="failure"&&R){let C=c(R);C!=="fai\
lure"&&(o=h(C.parameters.get("charset")))}return o==="failure"&&(o="UTF-8"),D(v,o)}case"ArrayBuffer":return M(v).buffer;case"\
BinaryString":{let o="",C=new f("latin1");for(let s of v)o+=C.write(s);return o+=C.end(),o}}}function D(v,L){let R=M(v),
A=U(R),o=0;A!==null&&(L=A,o=A==="UTF-8"?3:2);let C=R.slice(o);return new TextDecoder(L).decode(C)}function U(v){let[L,R,
A]=v;return L===239&&R===187&&A===191?"UTF-8":L===254&&R===255?"UTF-16BE":L===255&&R===254?"UTF-16LE":null}function M(v){
let L=v.reduce((A,o)=>A+o.byteLength,0),R=0;return v.reduce((A,o)=>(A.set(o,R),R+=o.byteLength,A),new Uint8Array(L))}E.exports=
{staticPropertyDescriptors:i,readOperation:B,fireAProgressEvent:I}}),ps=(0,J.b)((r,E)=>{"use strict";var{staticPropertyDescriptors:e,
readOperation:l,fireAProgressEvent:n}=ds(),{kState:Q,kError:a,kResult:g,kEvents:h,kAborted:t}=Pt(),{webidl:c}=je(),{kEnumerableProperty:u}=Ue(),
f=class ze extends EventTarget{constructor(){super(),this[Q]="empty",this[g]=null,this[a]=null,this[h]={loadend:null,error:null,
abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(i){c.brandCheck(this,ze),c.argumentLengthCheck(arguments,
1,"FileReader.readAsArrayBuffer"),i=c.converters.Blob(i,{strict:!1}),l(this,i,"ArrayBuffer")}readAsBinaryString(i){c.brandCheck(
this,ze),c.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString"),i=c.converters.Blob(i,{strict:!1}),l(this,i,
"BinaryString")}readAsText(i,B=void 0){c.brandCheck(this,ze),c.argumentLengthCheck(arguments,1,"FileReader.readAsText"),
i=c.converters.Blob(i,{strict:!1}),B!==void 0&&(B=c.converters.DOMString(B,"FileReader.readAsText","encoding")),l(this,i,
"Text",B)}readAsDataURL(i){c.brandCheck(this,ze),c.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL"),i=c.converters.
Blob(i,{strict:!1}),l(this,i,"DataURL")}abort(){if(this[Q]==="empty"||this[Q]==="done"){this[g]=null;return}this[Q]==="l\
oading"&&(this[Q]="done",this[g]=null),this[t]=!0,n("abort",this),this[Q]!=="loading"&&n("loadend",this)}get readyState(){
switch(c.brandCheck(this,ze),this[Q]){case"empty":return this.EMPTY;case"loading":return this.LOADING;case"done":return this.
DONE}}get result(){return c.brandCheck(this,ze),this[g]}get error(){return c.brandCheck(this,ze),this[a]}get onloadend(){
return c.brandCheck(this,ze),this[h].loadend}set onloadend(i){c.brandCheck(this,ze),this[h].loadend&&this.removeEventListener(
"loadend",this[h].loadend),typeof i=="function"?(this[h].loadend=i,this.addEventListener("loadend",i)):this[h].loadend=null}get onerror(){
return c.brandCheck(this,ze),this[h].error}set onerror(i){c.brandCheck(this,ze),this[h].error&&this.removeEventListener(
"error",this[h].error),typeof i=="function"?(this[h].error=i,this.addEventListener("error",i)):this[h].error=null}get onloadstart(){
return c.brandCheck(this,ze),this[h].loadstart}set onloadstart(i){c.brandCheck(this,ze),this[h].loadstart&&this.removeEventListener(
"loadstart",this[h].loadstart),typeof i=="function"?(this[h].loadstart=i,this.addEventListener("loadstart",i)):this[h].loadstart=
null}get onprogress(){return c.brandCheck(this,ze),this[h].progress}set onprogress(i){c.brandCheck(this,ze),this[h].progress&&
this.removeEventListener("progress",this[h].progress),typeof i=="function"?(this[h].progress=i,this.addEventListener("pr\
ogress",i)):this[h].progress=null}get onload(){return c.brandCheck(this,ze),this[h].load}set onload(i){c.brandCheck(this,
ze),this[h].load&&this.removeEventListener("load",this[h].load),typeof i=="function"?(this[h].load=i,this.addEventListener(
"load",i)):this[h].load=null}get onabort(){return c.brandCheck(this,ze),this[h].abort}set onabort(i){c.brandCheck(this,ze),
this[h].abort&&this.removeEventListener("abort",this[h].abort),typeof i=="function"?(this[h].abort=i,this.addEventListener(
"abort",i)):this[h].abort=null}};f.EMPTY=f.prototype.EMPTY=0,f.LOADING=f.prototype.LOADING=1,f.DONE=f.prototype.DONE=2,Object.
defineProperties(f.prototype,{EMPTY:e,LOADING:e,DONE:e,readAsArrayBuffer:u,readAsBinaryString:u,readAsText:u,readAsDataURL:u,
abort:u,readyState:u,result:u,error:u,onloadstart:u,onprogress:u,onload:u,onabort:u,onerror:u,onloadend:u,[Symbol.toStringTag]:{
value:"FileReader",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(f,{EMPTY:e,LOADING:e,DONE:e}),E.
exports={FileReader:f}}),Et=(0,J.b)((r,E)=>{"use strict";E.exports={kConstruct:Ve().kConstruct}}),fs=(0,J.b)((r,E)=>{"us\
e strict";var e=(0,J.a)("node:assert"),{URLSerializer:l}=eA(),{isValidHeaderName:n}=rA();function Q(g,h,t=!1){let c=l(g,
t),u=l(h,t);return c===u}function a(g){e(g!==null);let h=[];for(let t of g.split(","))t=t.trim(),n(t)&&h.push(t);return h}
E.exports={urlEquals:Q,getFieldValues:a}}),ms=(0,J.b)((r,E)=>{"use strict";var{kConstruct:e}=Et(),{urlEquals:l,getFieldValues:n}=fs(),
{kEnumerableProperty:Q,isDisturbed:a}=Ue(),{webidl:g}=je(),{Response:h,cloneResponse:t,fromInnerResponse:c}=_A(),{Request:u,
fromInnerRequest:f}=MA(),{kState:d}=uA(),{fetching:i}=WA(),{urlIsHttpHttpsScheme:B,createDeferredPromise:I,readAllBytes:k}=rA(),
D=(0,J.a)("node:assert"),U=class QA{#e;constructor(){arguments[0]!==e&&g.illegalConstructor(),g.util.markAsUncloneable(this),
this.#e=arguments[1]}async match(L,R={}){g.brandCheck(this,QA);let A="Cache.match";g.argumentLengthCheck(arguments,1,A),
L=g.converters.RequestInfo(L,A,"request"),R=g.converters.CacheQueryOptions(R,A,"options");let o=this.#o(L,R,1);if(o.length!==
0)return o[0]}async matchAll(L=void 0,R={}){g.brandCheck(this,QA);let A="Cache.matchAll";return L!==void 0&&(L=g.converters.
RequestInfo(L,A,"request")),R=g.converters.CacheQueryOptions(R,A,"options"),this.#o(L,R)}async add(L){g.brandCheck(this,
QA);let R="Cache.add";g.argumentLengthCheck(arguments,1,R),L=g.converters.RequestInfo(L,R,"request");let A=[L];return await this.
addAll(A)}async addAll(L){g.brandCheck(this,QA);let R="Cache.addAll";g.argumentLengthCheck(arguments,1,R);let A=[],o=[];
for(let F of L){if(F===void 0)throw g.errors.conversionFailed({prefix:R,argument:"Argument 1",types:["undefined is not a\
llowed"]});if(F=g.converters.RequestInfo(F),typeof F=="string")continue;let G=F[d];if(!B(G.url)||G.method!=="GET")throw g.
errors.exception({header:R,message:"Expected http/s scheme when method is not GET."})}let C=[];for(let F of L){let G=new u(
F)[d];if(!B(G.url))throw g.errors.exception({header:R,message:"Expected http/s scheme."});G.initiator="fetch",G.destination=
"subresource",o.push(G);let Y=I();C.push(i({request:G,processResponse(H){if(H.type==="error"||H.status===206||H.status<200||
H.status>299)Y.reject(g.errors.exception({header:"Cache.addAll",message:"Received an invalid status code or the request \
failed."}));else if(H.headersList.contains("vary")){let P=n(H.headersList.get("vary"));for(let Ae of P)if(Ae==="*"){Y.reject(
g.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}));for(let ie of C)ie.abort();return}}},processResponseEndOfBody(H){
if(H.aborted){Y.reject(new DOMException("aborted","AbortError"));return}Y.resolve(H)}})),A.push(Y.promise)}let s=await Promise.
all(A),p=[],m=0;for(let F of s){let G={type:"put",request:o[m],response:F};p.push(G),m++}let w=I(),y=null;try{this.#A(p)}catch(F){
y=F}return queueMicrotask(()=>{y===null?w.resolve(void 0):w.reject(y)}),w.promise}async put(L,R){g.brandCheck(this,QA);let A="\
Cache.put";g.argumentLengthCheck(arguments,2,A),L=g.converters.RequestInfo(L,A,"request"),R=g.converters.Response(R,A,"r\
esponse");let o=null;if(L instanceof u?o=L[d]:o=new u(L)[d],!B(o.url)||o.method!=="GET")throw g.errors.exception({header:A,
message:"Expected an http/s scheme when method is not GET"});let C=R[d];if(C.status===206)throw g.errors.exception({header:A,
message:"Got 206 status"});if(C.headersList.contains("vary")){let Y=n(C.headersList.get("vary"));for(let H of Y)if(H==="\
*")throw g.errors.exception({header:A,message:"Got * vary field value"})}if(C.body&&(a(C.body.stream)||C.body.stream.locked))
throw g.errors.exception({header:A,message:"Response body is locked or disturbed"});let s=t(C),p=I();if(C.body!=null){let Y=C.
body.stream.getReader();k(Y).then(p.resolve,p.reject)}else p.resolve(void 0);let m=[],w={type:"put",request:o,response:s};
m.push(w);let y=await p.promise;s.body!=null&&(s.body.source=y);let F=I(),G=null;try{this.#A(m)}catch(Y){G=Y}return queueMicrotask(
()=>{G===null?F.resolve():F.reject(G)}),F.promise}async delete(L,R={}){g.brandCheck(this,QA);let A="Cache.delete";g.argumentLengthCheck(
arguments,1,A),L=g.converters.RequestInfo(L,A,"request"),R=g.converters.CacheQueryOptions(R,A,"options");let o=null;if(L instanceof
u){if(o=L[d],o.method!=="GET"&&!R.ignoreMethod)return!1}else D(typeof L=="string"),o=new u(L)[d];let C=[],s={type:"delet\
e",request:o,options:R};C.push(s);let p=I(),m=null,w;try{w=this.#A(C)}catch(y){m=y}return queueMicrotask(()=>{m===null?p.
resolve(!!w?.length):p.reject(m)}),p.promise}async keys(L=void 0,R={}){g.brandCheck(this,QA);let A="Cache.keys";L!==void 0&&
(L=g.converters.RequestInfo(L,A,"request")),R=g.converters.CacheQueryOptions(R,A,"options");let o=null;if(L!==void 0)if(L instanceof
u){if(o=L[d],o.method!=="GET"&&!R.ignoreMethod)return[]}else typeof L=="string"&&(o=new u(L)[d]);let C=I(),s=[];if(L===void 0)
for(let p of this.#e)s.push(p[0]);else{let p=this.#t(o,R);for(let m of p)s.push(m[0])}return queueMicrotask(()=>{let p=[];
for(let m of s){let w=f(m,new AbortController().signal,"immutable");p.push(w)}C.resolve(Object.freeze(p))}),C.promise}#A(L){
let R=this.#e,A=[...R],o=[],C=[];try{for(let s of L){if(s.type!=="delete"&&s.type!=="put")throw g.errors.exception({header:"\
Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'});if(s.type==="delete"&&s.response!=
null)throw g.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associa\
ted response"});if(this.#t(s.request,s.options,o).length)throw new DOMException("???","InvalidStateError");let p;if(s.type===
"delete"){if(p=this.#t(s.request,s.options),p.length===0)return[];for(let m of p){let w=R.indexOf(m);D(w!==-1),R.splice(
w,1)}}else if(s.type==="put"){if(s.response==null)throw g.errors.exception({header:"Cache.#batchCacheOperations",message:"\
put operation should have an associated response"});let m=s.request;if(!B(m.url))throw g.errors.exception({header:"Cache\
.#batchCacheOperations",message:"expected http or https scheme"});if(m.method!=="GET")throw g.errors.exception({header:"\
Cache.#batchCacheOperations",message:"not get method"});if(s.options!=null)throw g.errors.exception({header:"Cache.#batc\
hCacheOperations",message:"options must not be defined"});p=this.#t(s.request);for(let w of p){let y=R.indexOf(w);D(y!==
-1),R.splice(y,1)}R.push([s.request,s.response]),o.push([s.request,s.response])}C.push([s.request,s.response])}return C}catch(s){
throw this.#e.length=0,this.#e=A,s}}#t(L,R,A){let o=[],C=A??this.#e;for(let s of C){let[p,m]=s;this.#s(L,p,m,R)&&o.push(
s)}return o}#s(L,R,A=null,o){let C=new URL(L.url),s=new URL(R.url);if(o?.ignoreSearch&&(s.search="",C.search=""),!l(C,s,
!0))return!1;if(A==null||o?.ignoreVary||!A.headersList.contains("vary"))return!0;let p=n(A.headersList.get("vary"));for(let m of p){
if(m==="*")return!1;let w=R.headersList.get(m),y=L.headersList.get(m);if(w!==y)return!1}return!0}#o(L,R,A=1/0){let o=null;
if(L!==void 0)if(L instanceof u){if(o=L[d],o.method!=="GET"&&!R.ignoreMethod)return[]}else typeof L=="string"&&(o=new u(
L)[d]);let C=[];if(L===void 0)for(let p of this.#e)C.push(p[1]);else{let p=this.#t(o,R);for(let m of p)C.push(m[1])}let s=[];
for(let p of C){let m=c(p,"immutable");if(s.push(m.clone()),s.length>=A)break}return Object.freeze(s)}};Object.defineProperties(
U.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},match:Q,matchAll:Q,add:Q,addAll:Q,put:Q,delete:Q,keys:Q});
var M=[{key:"ignoreSearch",converter:g.converters.boolean,defaultValue:()=>!1},{key:"ignoreMethod",converter:g.converters.
boolean,defaultValue:()=>!1},{key:"ignoreVary",converter:g.converters.boolean,defaultValue:()=>!1}];g.converters.CacheQueryOptions=
g.dictionaryConverter(M),g.converters.MultiCacheQueryOptions=g.dictionaryConverter([...M,{key:"cacheName",converter:g.converters.
DOMString}]),g.converters.Response=g.interfaceConverter(h),g.converters["sequence<RequestInfo>"]=g.sequenceConverter(g.converters.
RequestInfo),E.exports={Cache:U}}),ws=(0,J.b)((r,E)=>{"use strict";var{kConstruct:e}=Et(),{Cache:l}=ms(),{webidl:n}=je(),
{kEnumerableProperty:Q}=Ue(),a=class kA{#e=new Map;constructor(){arguments[0]!==e&&n.illegalConstructor(),n.util.markAsUncloneable(
this)}async match(h,t={}){if(n.brandCheck(this,kA),n.argumentLengthCheck(arguments,1,"CacheStorage.match"),h=n.converters.
RequestInfo(h),t=n.converters.MultiCacheQueryOptions(t),t.cacheName!=null){if(this.#e.has(t.cacheName)){let c=this.#e.get(
t.cacheName);return await new l(e,c).match(h,t)}}else for(let c of this.#e.values()){let u=await new l(e,c).match(h,t);if(u!==
void 0)return u}}async has(h){n.brandCheck(this,kA);let t="CacheStorage.has";return n.argumentLengthCheck(arguments,1,t),
h=n.converters.DOMString(h,t,"cacheName"),this.#e.has(h)}async open(h){n.brandCheck(this,kA);let t="CacheStorage.open";if(n.
argumentLengthCheck(arguments,1,t),h=n.converters.DOMString(h,t,"cacheName"),this.#e.has(h)){let u=this.#e.get(h);return new l(
e,u)}let c=[];return this.#e.set(h,c),new l(e,c)}async delete(h){n.brandCheck(this,kA);let t="CacheStorage.delete";return n.
argumentLengthCheck(arguments,1,t),h=n.converters.DOMString(h,t,"cacheName"),this.#e.delete(h)}async keys(){return n.brandCheck(
this,kA),[...this.#e.keys()]}};Object.defineProperties(a.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:!0},
match:Q,has:Q,open:Q,delete:Q,keys:Q}),E.exports={CacheStorage:a}}),ys=(0,J.b)((r,E)=>{"use strict";E.exports={maxAttributeValueSize:1024,
maxNameValuePairSize:4096}}),_t=(0,J.b)((r,E)=>{"use strict";function e(i){for(let B=0;B<i.length;++B){let I=i.charCodeAt(
B);if(I>=0&&I<=8||I>=10&&I<=31||I===127)return!0}return!1}function l(i){for(let B=0;B<i.length;++B){let I=i.charCodeAt(B);
if(I<33||I>126||I===34||I===40||I===41||I===60||I===62||I===64||I===44||I===59||I===58||I===92||I===47||I===91||I===93||
I===63||I===61||I===123||I===125)throw new Error("Invalid cookie name")}}function n(i){let B=i.length,I=0;if(i[0]==='"'){
if(B===1||i[B-1]!=='"')throw new Error("Invalid cookie value");--B,++I}for(;I<B;){let k=i.charCodeAt(I++);if(k<33||k>126||
k===34||k===44||k===59||k===92)throw new Error("Invalid cookie value")}}function Q(i){for(let B=0;B<i.length;++B){let I=i.
charCodeAt(B);if(I<32||I>126||I===59)throw new Error("Invalid cookie path")}}function a(i){return i>=48&&i<=57||i>=65&&i<=
90||i>=97&&i<=122}function g(i){if(i===" ")return;if(i.length>255)throw new Error("Invalid cookie domain");let B=0;for(let I=0;I<
i.length;++I){let k=i.charCodeAt(I);if(k===46){if(B===0)throw new Error("Invalid cookie domain");if(i.charCodeAt(I-1)===
45)throw new Error("Invalid cookie domain");B=0;continue}if(B===0&&!a(k))throw new Error("Invalid cookie domain");if(!a(
k)&&k!==45)throw new Error("Invalid cookie domain");if(++B>63)throw new Error("Invalid cookie domain")}if(B===0||i.charCodeAt(
i.length-1)===45)throw new Error("Invalid cookie domain")}var h=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],t=["Jan","Fe\
b","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],c=Array(61).fill(0).map((i,B)=>B.toString().padStart(2,"\
0"));function u(i){return typeof i=="number"&&(i=new Date(i)),`${h[i.getUTCDay()]}, ${c[i.getUTCDate()]} ${t[i.getUTCMonth()]}\
 ${i.getUTCFullYear()} ${c[i.getUTCHours()]}:${c[i.getUTCMinutes()]}:${c[i.getUTCSeconds()]} GMT`}function f(i){if(i<0)throw new Error(
"Invalid cookie max-age")}function d(i){if(i.name.length===0)return null;l(i.name),n(i.value);let B=[`${i.name}=${i.value}`];
i.name.startsWith("__Secure-")&&(i.secure=!0),i.name.startsWith("__Host-")&&(i.secure=!0,i.domain=null,i.path="/"),i.secure&&
B.push("Secure"),i.httpOnly&&B.push("HttpOnly"),typeof i.maxAge=="number"&&(f(i.maxAge),B.push(`Max-Age=${i.maxAge}`)),i.
domain&&(g(i.domain),B.push(`Domain=${i.domain}`)),i.path&&(Q(i.path),B.push(`Path=${i.path}`)),i.expires&&i.expires.toString()!==
"Invalid Date"&&B.push(`Expires=${u(i.expires)}`),i.sameSite&&B.push(`SameSite=${i.sameSite}`);for(let I of i.unparsed){
if(!I.includes("="))throw new Error("Invalid unparsed");let[k,...D]=I.split("="),U=k.trim(),M=D.join("=");l(U),n(M),B.push(
`${U}=${M}`)}return B.join("; ")}E.exports={isCTLExcludingHtab:e,validateCookieName:l,validateCookiePath:Q,validateCookieValue:n,
toIMFDate:u,stringify:d}}),ks=(0,J.b)((r,E)=>{"use strict";var{maxNameValuePairSize:e,maxAttributeValueSize:l}=ys(),{isCTLExcludingHtab:n}=_t(),
{collectASequenceOfCodePointsFast:Q}=eA(),a=(0,J.a)("node:assert");function g(t){if(n(t))return null;let c="",u="",f="",
d="";if(t.includes(";")){let i={position:0};c=Q(";",t,i),u=t.slice(i.position)}else c=t;if(!c.includes("="))d=c;else{let i={
position:0};f=Q("=",c,i),d=c.slice(i.position+1)}return f=f.trim(),d=d.trim(),f.length+d.length>e?null:{name:f,value:d,...h(
u)}}function h(t,c={}){if(t.length===0)return c;a(t[0]===";"),t=t.slice(1);let u="";t.includes(";")?(u=Q(";",t,{position:0}),
t=t.slice(u.length)):(u=t,t="");let f="",d="";if(u.includes("=")){let B={position:0};f=Q("=",u,B),d=u.slice(B.position+1)}else
f=u;if(f=f.trim(),d=d.trim(),d.length>l)return h(t,c);let i=f.toLowerCase();if(i==="expires"){let B=new Date(d);c.expires=
B}else if(i==="max-age"){let B=d.charCodeAt(0);if((B<48||B>57)&&d[0]!=="-"||!/^\d+$/.test(d))return h(t,c);let I=Number(
d);c.maxAge=I}else if(i==="domain"){let B=d;B[0]==="."&&(B=B.slice(1)),B=B.toLowerCase(),c.domain=B}else if(i==="path"){
let B="";d.length===0||d[0]!=="/"?B="/":B=d,c.path=B}else if(i==="secure")c.secure=!0;else if(i==="httponly")c.httpOnly=
!0;else if(i==="samesite"){let B=d.toLowerCase();B==="none"?c.sameSite="None":B==="strict"?c.sameSite="Strict":B==="lax"&&
(c.sameSite="Lax")}else c.unparsed??=[],c.unparsed.push(`${f}=${d}`);return h(t,c)}E.exports={parseSetCookie:g,parseUnparsedAttributes:h}}),
bs=(0,J.b)((r,E)=>{"use strict";var{parseSetCookie:e}=ks(),{stringify:l}=_t(),{webidl:n}=je(),{Headers:Q}=dA();function a(c){
n.argumentLengthCheck(arguments,1,"getCookies"),n.brandCheck(c,Q,{strict:!1});let u=c.get("cookie"),f={};if(!u)return f;
for(let d of u.split(";")){let[i,...B]=d.split("=");f[i.trim()]=B.join("=")}return f}function g(c,u,f){n.brandCheck(c,Q,
{strict:!1});let d="deleteCookie";n.argumentLengthCheck(arguments,2,d),u=n.converters.DOMString(u,d,"name"),f=n.converters.
DeleteCookieAttributes(f),t(c,{name:u,value:"",expires:new Date(0),...f})}function h(c){n.argumentLengthCheck(arguments,
1,"getSetCookies"),n.brandCheck(c,Q,{strict:!1});let u=c.getSetCookie();return u?u.map(f=>e(f)):[]}function t(c,u){n.argumentLengthCheck(
arguments,2,"setCookie"),n.brandCheck(c,Q,{strict:!1}),u=n.converters.Cookie(u);let f=l(u);f&&c.append("Set-Cookie",f)}n.
converters.DeleteCookieAttributes=n.dictionaryConverter([{converter:n.nullableConverter(n.converters.DOMString),key:"pat\
h",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.DOMString),key:"domain",defaultValue:()=>null}]),n.
converters.Cookie=n.dictionaryConverter([{converter:n.converters.DOMString,key:"name"},{converter:n.converters.DOMString,
key:"value"},{converter:n.nullableConverter(c=>typeof c=="number"?n.converters["unsigned long long"](c):new Date(c)),key:"\
expires",defaultValue:()=>null},{converter:n.nullableConverter(n.converters["long long"]),key:"maxAge",defaultValue:()=>null},
{converter:n.nullableConverter(n.converters.DOMString),key:"domain",defaultValue:()=>null},{converter:n.nullableConverter(
n.converters.DOMString),key:"path",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.boolean),key:"secu\
re",defaultValue:()=>null},{converter:n.nullableConverter(n.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:n.
converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:n.sequenceConverter(n.converters.DOMString),
key:"unparsed",defaultValue:()=>new Array(0)}]),E.exports={getCookies:a,deleteCookie:g,getSetCookies:h,setCookie:t}}),LA=(0,J.
b)((r,E)=>{"use strict";var{webidl:e}=je(),{kEnumerableProperty:l}=Ue(),{kConstruct:n}=Ve(),{MessagePort:Q}=(0,J.a)("nod\
e:worker_threads"),a=class lA extends Event{#e;constructor(f,d={}){if(f===n){super(arguments[1],arguments[2]),e.util.markAsUncloneable(
this);return}let i="MessageEvent constructor";e.argumentLengthCheck(arguments,1,i),f=e.converters.DOMString(f,i,"type"),
d=e.converters.MessageEventInit(d,i,"eventInitDict"),super(f,d),this.#e=d,e.util.markAsUncloneable(this)}get data(){return e.
brandCheck(this,lA),this.#e.data}get origin(){return e.brandCheck(this,lA),this.#e.origin}get lastEventId(){return e.brandCheck(
this,lA),this.#e.lastEventId}get source(){return e.brandCheck(this,lA),this.#e.source}get ports(){return e.brandCheck(this,
lA),Object.isFrozen(this.#e.ports)||Object.freeze(this.#e.ports),this.#e.ports}initMessageEvent(f,d=!1,i=!1,B=null,I="",k="",D=null,U=[]){
return e.brandCheck(this,lA),e.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new lA(f,{bubbles:d,cancelable:i,
data:B,origin:I,lastEventId:k,source:D,ports:U})}static createFastMessageEvent(f,d){let i=new lA(n,f,d);return i.#e=d,i.#e.
data??=null,i.#e.origin??="",i.#e.lastEventId??="",i.#e.source??=null,i.#e.ports??=[],i}},{createFastMessageEvent:g}=a;delete a.
createFastMessageEvent;var h=class st extends Event{#e;constructor(f,d={}){let i="CloseEvent constructor";e.argumentLengthCheck(
arguments,1,i),f=e.converters.DOMString(f,i,"type"),d=e.converters.CloseEventInit(d),super(f,d),this.#e=d,e.util.markAsUncloneable(
this)}get wasClean(){return e.brandCheck(this,st),this.#e.wasClean}get code(){return e.brandCheck(this,st),this.#e.code}get reason(){
return e.brandCheck(this,st),this.#e.reason}},t=class bA extends Event{#e;constructor(f,d){let i="ErrorEvent constructor";
e.argumentLengthCheck(arguments,1,i),super(f,d),e.util.markAsUncloneable(this),f=e.converters.DOMString(f,i,"type"),d=e.
converters.ErrorEventInit(d??{}),this.#e=d}get message(){return e.brandCheck(this,bA),this.#e.message}get filename(){return e.
brandCheck(this,bA),this.#e.filename}get lineno(){return e.brandCheck(this,bA),this.#e.lineno}get colno(){return e.brandCheck(
this,bA),this.#e.colno}get error(){return e.brandCheck(this,bA),this.#e.error}};Object.defineProperties(a.prototype,{[Symbol.
toStringTag]:{value:"MessageEvent",configurable:!0},data:l,origin:l,lastEventId:l,source:l,ports:l,initMessageEvent:l}),
Object.defineProperties(h.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},reason:l,code:l,wasClean:l}),
Object.defineProperties(t.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:!0},message:l,filename:l,lineno:l,
colno:l,error:l}),e.converters.MessagePort=e.interfaceConverter(Q),e.converters["sequence<MessagePort>"]=e.sequenceConverter(
e.converters.MessagePort);var c=[{key:"bubbles",converter:e.converters.boolean,defaultValue:()=>!1},{key:"cancelable",converter:e.
converters.boolean,defaultValue:()=>!1},{key:"composed",converter:e.converters.boolean,defaultValue:()=>!1}];e.converters.
MessageEventInit=e.dictionaryConverter([...c,{key:"data",converter:e.converters.any,defaultValue:()=>null},{key:"origin",
converter:e.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:e.converters.DOMString,defaultValue:()=>""},
{key:"source",converter:e.nullableConverter(e.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:e.converters["\
sequence<MessagePort>"],defaultValue:()=>new Array(0)}]),e.converters.CloseEventInit=e.dictionaryConverter([...c,{key:"w\
asClean",converter:e.converters.boolean,defaultValue:()=>!1},{key:"code",converter:e.converters["unsigned short"],defaultValue:()=>0},
{key:"reason",converter:e.converters.USVString,defaultValue:()=>""}]),e.converters.ErrorEventInit=e.dictionaryConverter(
[...c,{key:"message",converter:e.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:e.converters.USVString,
defaultValue:()=>""},{key:"lineno",converter:e.converters["unsigned long"],defaultValue:()=>0},{key:"colno",converter:e.
converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:e.converters.any}]),E.exports={MessageEvent:a,CloseEvent:h,
ErrorEvent:t,createFastMessageEvent:g}}),pA=(0,J.b)((r,E)=>{"use strict";var e="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",l={
enumerable:!0,writable:!1,configurable:!1},n={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},Q={NOT_SENT:0,PROCESSING:1,SENT:2},
a={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},g=2**16-1,h={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},
t=Buffer.allocUnsafe(0),c={string:1,typedArray:2,arrayBuffer:3,blob:4};E.exports={uid:e,sentCloseFrameState:Q,staticPropertyDescriptors:l,
states:n,opcodes:a,maxUnsigned16Bit:g,parserStates:h,emptyBuffer:t,sendHints:c}}),qA=(0,J.b)((r,E)=>{"use strict";E.exports=
{kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol("respon\
se"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol(
"byte parser")}}),zA=(0,J.b)((r,E)=>{"use strict";var{kReadyState:e,kController:l,kResponse:n,kBinaryType:Q,kWebSocketURL:a}=qA(),
{states:g,opcodes:h}=pA(),{ErrorEvent:t,createFastMessageEvent:c}=LA(),{isUtf8:u}=(0,J.a)("node:buffer"),{collectASequenceOfCodePointsFast:f,
removeHTTPWhitespace:d}=eA();function i(G){return G[e]===g.CONNECTING}function B(G){return G[e]===g.OPEN}function I(G){return G[e]===
g.CLOSING}function k(G){return G[e]===g.CLOSED}function D(G,Y,H=(Ae,ie)=>new Event(Ae,ie),P={}){let Ae=H(G,P);Y.dispatchEvent(
Ae)}function U(G,Y,H){if(G[e]!==g.OPEN)return;let P;if(Y===h.TEXT)try{P=F(H)}catch{R(G,"Received invalid UTF-8 in text f\
rame.");return}else Y===h.BINARY&&(G[Q]==="blob"?P=new Blob([H]):P=M(H));D("message",G,c,{origin:G[a].origin,data:P})}function M(G){
return G.byteLength===G.buffer.byteLength?G.buffer:G.buffer.slice(G.byteOffset,G.byteOffset+G.byteLength)}function v(G){
if(G.length===0)return!1;for(let Y=0;Y<G.length;++Y){let H=G.charCodeAt(Y);if(H<33||H>126||H===34||H===40||H===41||H===44||
H===47||H===58||H===59||H===60||H===61||H===62||H===63||H===64||H===91||H===92||H===93||H===123||H===125)return!1}return!0}
function L(G){return G>=1e3&&G<1015?G!==1004&&G!==1005&&G!==1006:G>=3e3&&G<=4999}function R(G,Y){let{[l]:H,[n]:P}=G;H.abort(),
P?.socket&&!P.socket.destroyed&&P.socket.destroy(),Y&&D("error",G,(Ae,ie)=>new t(Ae,ie),{error:new Error(Y),message:Y})}
function A(G){return G===h.CLOSE||G===h.PING||G===h.PONG}function o(G){return G===h.CONTINUATION}function C(G){return G===
h.TEXT||G===h.BINARY}function s(G){return C(G)||o(G)||A(G)}function p(G){let Y={position:0},H=new Map;for(;Y.position<G.
length;){let P=f(";",G,Y),[Ae,ie=""]=P.split("=");H.set(d(Ae,!0,!1),d(ie,!1,!0)),Y.position++}return H}function m(G){if(G.
length===0)return!1;for(let H=0;H<G.length;H++){let P=G.charCodeAt(H);if(P<48||P>57)return!1}let Y=Number.parseInt(G,10);
return Y>=8&&Y<=15}var w=typeof process.versions.icu=="string",y=w?new TextDecoder("utf-8",{fatal:!0}):void 0,F=w?y.decode.
bind(y):function(G){if(u(G))return G.toString("utf-8");throw new TypeError("Invalid utf-8 received.")};E.exports={isConnecting:i,
isEstablished:B,isClosing:I,isClosed:k,fireEvent:D,isValidSubprotocol:v,isValidStatusCode:L,failWebsocketConnection:R,websocketMessageReceived:U,
utf8Decode:F,isControlFrame:A,isContinuationFrame:o,isTextBinaryFrame:C,isValidOpcode:s,parseExtensions:p,isValidClientWindowBits:m}}),
Qt=(0,J.b)((r,E)=>{"use strict";var{maxUnsigned16Bit:e}=pA(),l=16386,n,Q=null,a=l;try{n=(0,J.a)("node:crypto")}catch{n={
randomFillSync:function(t,c,u){for(let f=0;f<t.length;++f)t[f]=Math.random()*255|0;return t}}}function g(){return a===l&&
(a=0,n.randomFillSync(Q??=Buffer.allocUnsafe(l),0,l)),[Q[a++],Q[a++],Q[a++],Q[a++]]}var h=class{constructor(t){this.frameData=
t}createFrame(t){let c=this.frameData,u=g(),f=c?.byteLength??0,d=f,i=6;f>e?(i+=8,d=127):f>125&&(i+=2,d=126);let B=Buffer.
allocUnsafe(f+i);B[0]=B[1]=0,B[0]|=128,B[0]=(B[0]&240)+t,B[i-4]=u[0],B[i-3]=u[1],B[i-2]=u[2],B[i-1]=u[3],B[1]=d,d===126?
B.writeUInt16BE(f,2):d===127&&(B[2]=B[3]=0,B.writeUIntBE(f,4,6)),B[1]|=128;for(let I=0;I<f;++I)B[i+I]=c[I]^u[I&3];return B}};
E.exports={WebsocketFrameSend:h}}),Wt=(0,J.b)((r,E)=>{"use strict";var{uid:e,states:l,sentCloseFrameState:n,emptyBuffer:Q,
opcodes:a}=pA(),{kReadyState:g,kSentClose:h,kByteParser:t,kReceivedClose:c,kResponse:u}=qA(),{fireEvent:f,failWebsocketConnection:d,
isClosing:i,isClosed:B,isEstablished:I,parseExtensions:k}=zA(),{channels:D}=DA(),{CloseEvent:U}=LA(),{makeRequest:M}=MA(),
{fetching:v}=WA(),{Headers:L,getHeadersList:R}=dA(),{getDecodeSplit:A}=rA(),{WebsocketFrameSend:o}=Qt(),C;try{C=(0,J.a)(
"node:crypto")}catch{}function s(F,G,Y,H,P,Ae){let ie=F;ie.protocol=F.protocol==="ws:"?"http:":"https:";let le=M({urlList:[
ie],client:Y,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"\
error"});if(Ae.headers){let Ee=R(new L(Ae.headers));le.headersList=Ee}let ce=C.randomBytes(16).toString("base64");le.headersList.
append("sec-websocket-key",ce),le.headersList.append("sec-websocket-version","13");for(let Ee of G)le.headersList.append(
"sec-websocket-protocol",Ee);return le.headersList.append("sec-websocket-extensions","permessage-deflate; client_max_win\
dow_bits"),v({request:le,useParallelQueue:!0,dispatcher:Ae.dispatcher,processResponse(Ee){if(Ee.type==="error"||Ee.status!==
101){d(H,"Received network error or non-101 status code.");return}if(G.length!==0&&!Ee.headersList.get("Sec-WebSocket-Pr\
otocol")){d(H,"Server did not respond with sent protocols.");return}if(Ee.headersList.get("Upgrade")?.toLowerCase()!=="w\
ebsocket"){d(H,'Server did not set Upgrade header to "websocket".');return}if(Ee.headersList.get("Connection")?.toLowerCase()!==
"upgrade"){d(H,'Server did not set Connection header to "upgrade".');return}let Qe=Ee.headersList.get("Sec-WebSocket-Acc\
ept"),he=C.createHash("sha1").update(ce+e).digest("base64");if(Qe!==he){d(H,"Incorrect hash received in Sec-WebSocket-Ac\
cept header.");return}let be=Ee.headersList.get("Sec-WebSocket-Extensions"),pe;if(be!==null&&(pe=k(be),!pe.has("permessa\
ge-deflate"))){d(H,"Sec-WebSocket-Extensions header does not match.");return}let ee=Ee.headersList.get("Sec-WebSocket-Pr\
otocol");if(ee!==null){let te=A("sec-websocket-protocol",le.headersList);if(te===null||!te.includes(ee)){d(H,"Protocol w\
as not set in the opening handshake.");return}}Ee.socket.on("data",m),Ee.socket.on("close",w),Ee.socket.on("error",y),D.
open.hasSubscribers&&D.open.publish({address:Ee.socket.address(),protocol:ee,extensions:be}),P(Ee,pe)}})}function p(F,G,Y,H){
if(!(i(F)||B(F)))if(!I(F))d(F,"Connection was closed before it was established."),F[g]=l.CLOSING;else if(F[h]===n.NOT_SENT){
F[h]=n.PROCESSING;let P=new o;G!==void 0&&Y===void 0?(P.frameData=Buffer.allocUnsafe(2),P.frameData.writeUInt16BE(G,0)):
G!==void 0&&Y!==void 0?(P.frameData=Buffer.allocUnsafe(2+H),P.frameData.writeUInt16BE(G,0),P.frameData.write(Y,2,"utf-8")):
P.frameData=Q,F[u].socket.write(P.createFrame(a.CLOSE)),F[h]=n.SENT,F[g]=l.CLOSING}else F[g]=l.CLOSING}function m(F){this.
ws[t].write(F)||this.pause()}function w(){let{ws:F}=this,{[u]:G}=F;G.socket.off("data",m),G.socket.off("close",w),G.socket.
off("error",y);let Y=F[h]===n.SENT&&F[c],H=1005,P="",Ae=F[t].closingInfo;Ae&&!Ae.error?(H=Ae.code??1005,P=Ae.reason):F[c]||
(H=1006),F[g]=l.CLOSED,f("close",F,(ie,le)=>new U(ie,le),{wasClean:Y,code:H,reason:P}),D.close.hasSubscribers&&D.close.publish(
{websocket:F,code:H,reason:P})}function y(F){let{ws:G}=this;G[g]=l.CLOSING,D.socketError.hasSubscribers&&D.socketError.publish(
F),this.destroy()}E.exports={establishWebSocketConnection:s,closeWebSocketConnection:p}}),Ds=(0,J.b)((r,E)=>{"use strict";
var{createInflateRaw:e,Z_DEFAULT_WINDOWBITS:l}=(0,J.a)("node:zlib"),{isValidClientWindowBits:n}=zA(),{MessageSizeExceededError:Q}=Ye(),
a=Buffer.from([0,0,255,255]),g=Symbol("kBuffer"),h=Symbol("kLength"),t=class{#e;#A={};#t=0;constructor(c,u){this.#A.serverNoContextTakeover=
c.has("server_no_context_takeover"),this.#A.serverMaxWindowBits=c.get("server_max_window_bits"),this.#t=u.maxPayloadSize}decompress(c,u,f){
if(!this.#e){let d=l;if(this.#A.serverMaxWindowBits){if(!n(this.#A.serverMaxWindowBits)){f(new Error("Invalid server_max\
_window_bits"));return}d=Number.parseInt(this.#A.serverMaxWindowBits)}try{this.#e=e({windowBits:d})}catch(i){f(i);return}
this.#e[g]=[],this.#e[h]=0,this.#e.on("data",i=>{if(this.#e[h]+=i.length,this.#t>0&&this.#e[h]>this.#t){f(new Q),this.#e.
removeAllListeners(),this.#e.destroy(),this.#e=null;return}this.#e[g].push(i)}),this.#e.on("error",i=>{this.#e=null,f(i)})}
this.#e.write(c),u&&this.#e.write(a),this.#e.flush(()=>{if(!this.#e)return;let d=Buffer.concat(this.#e[g],this.#e[h]);this.#e[g].
length=0,this.#e[h]=0,f(null,d)})}};E.exports={PerMessageDeflate:t}}),Rs=(0,J.b)((r,E)=>{"use strict";var{Writable:e}=(0,J.
a)("node:stream"),l=(0,J.a)("node:assert"),{parserStates:n,opcodes:Q,states:a,emptyBuffer:g,sentCloseFrameState:h}=pA(),
{kReadyState:t,kSentClose:c,kResponse:u,kReceivedClose:f}=qA(),{channels:d}=DA(),{isValidStatusCode:i,isValidOpcode:B,failWebsocketConnection:I,
websocketMessageReceived:k,utf8Decode:D,isControlFrame:U,isTextBinaryFrame:M,isContinuationFrame:v}=zA(),{WebsocketFrameSend:L}=Qt(),
{closeWebSocketConnection:R}=Wt(),{PerMessageDeflate:A}=Ds(),{MessageSizeExceededError:o}=Ye();function C(p,m,w){R(p,m,w,
Buffer.byteLength(w)),I(p,w)}var s=class extends e{#e=[];#A=0;#t=0;#s=!1;#o=n.INFO;#r={};#n=[];#i;#g;#a;constructor(p,m,w={}){
super(),this.ws=p,this.#i=m??new Map,this.#g=w.maxFragments??0,this.#a=w.maxPayloadSize??0,this.#i.has("permessage-defla\
te")&&this.#i.set("permessage-deflate",new A(m,w))}_write(p,m,w){this.#e.push(p),this.#t+=p.length,this.#s=!0,this.run(w)}#l(){
return this.#a>0&&!U(this.#r.opcode)&&this.#r.payloadLength+this.#A>this.#a?(C(this.ws,1009,"Payload size exceeds maximu\
m allowed size"),!1):!0}run(p){for(;this.#s;)if(this.#o===n.INFO){if(this.#t<2)return p();let m=this.consume(2),w=(m[0]&
128)!==0,y=m[0]&15,F=(m[1]&128)===128,G=!w&&y!==Q.CONTINUATION,Y=m[1]&127,H=m[0]&64,P=m[0]&32,Ae=m[0]&16;if(!B(y))return I(
this.ws,"Invalid opcode received"),p();if(F)return I(this.ws,"Frame cannot be masked"),p();if(H!==0&&!this.#i.has("perme\
ssage-deflate")){I(this.ws,"Expected RSV1 to be clear.");return}if(P!==0||Ae!==0){I(this.ws,"RSV1, RSV2, RSV3 must be cl\
ear");return}if(G&&!M(y)){I(this.ws,"Invalid frame type was fragmented.");return}if(M(y)&&this.#n.length>0){I(this.ws,"E\
xpected continuation frame");return}if(this.#r.fragmented&&G){I(this.ws,"Fragmented frame exceeded 125 bytes.");return}if((Y>
125||G)&&U(y)){I(this.ws,"Control frame either too large or fragmented");return}if(v(y)&&this.#n.length===0&&!this.#r.compressed){
I(this.ws,"Unexpected continuation frame");return}if(Y<=125){if(this.#r.payloadLength=Y,this.#o=n.READ_DATA,!this.#l())return}else
Y===126?this.#o=n.PAYLOADLENGTH_16:Y===127&&(this.#o=n.PAYLOADLENGTH_64);M(y)&&(this.#r.binaryType=y,this.#r.compressed=
H!==0),this.#r.opcode=y,this.#r.masked=F,this.#r.fin=w,this.#r.fragmented=G}else if(this.#o===n.PAYLOADLENGTH_16){if(this.#t<
2)return p();let m=this.consume(2);if(this.#r.payloadLength=m.readUInt16BE(0),this.#o=n.READ_DATA,!this.#l())return}else if(this.#o===
n.PAYLOADLENGTH_64){if(this.#t<8)return p();let m=this.consume(8),w=m.readUInt32BE(0),y=m.readUInt32BE(4);if(w!==0||y>2**
31-1){I(this.ws,"Received payload length > 2^31 bytes.");return}if(this.#r.payloadLength=y,this.#o=n.READ_DATA,!this.#l())
return}else if(this.#o===n.READ_DATA){if(this.#t<this.#r.payloadLength)return p();let m=this.consume(this.#r.payloadLength);
if(U(this.#r.opcode)){this.#s=this.parseControlFrame(m),this.#o=n.INFO;let w=this.ws[u].socket;if(this.#s&&w.writableNeedDrain){
this.#s=!1,w.once("drain",()=>{this.destroyed||(this.#s=!0,this.run(p))});return}}else if(this.#r.compressed){this.#i.get(
"permessage-deflate").decompress(m,this.#r.fin,(w,y)=>{if(w){let F=w instanceof o?1009:1007;C(this.ws,F,w.message);return}
if(this.writeFragments(y)){if(this.#a>0&&this.#A>this.#a){C(this.ws,1009,new o().message);return}if(!this.#r.fin){this.#o=
n.INFO,this.#s=!0,this.run(p);return}k(this.ws,this.#r.binaryType,this.consumeFragments()),this.#s=!0,this.#o=n.INFO,this.
run(p)}}),this.#s=!1;break}else{if(!this.writeFragments(m))return;if(this.#a>0&&this.#A>this.#a){C(this.ws,1009,new o().
message);return}!this.#r.fragmented&&this.#r.fin&&k(this.ws,this.#r.binaryType,this.consumeFragments()),this.#o=n.INFO}}}consume(p){
if(p>this.#t)throw new Error("Called consume() before buffers satiated.");if(p===0)return g;if(this.#e[0].length===p)return this.#t-=
this.#e[0].length,this.#e.shift();let m=Buffer.allocUnsafe(p),w=0;for(;w!==p;){let y=this.#e[0],{length:F}=y;if(F+w===p){
m.set(this.#e.shift(),w);break}else if(F+w>p){m.set(y.subarray(0,p-w),w),this.#e[0]=y.subarray(p-w);break}else m.set(this.#e.
shift(),w),w+=y.length}return this.#t-=p,m}writeFragments(p){return this.#g>0&&this.#n.length===this.#g?(C(this.ws,1008,
"Too many message fragments"),!1):(this.#A+=p.length,this.#n.push(p),!0)}consumeFragments(){let p=this.#n;if(p.length===
1)return this.#A=0,p.shift();let m=Buffer.concat(p,this.#A);return this.#n=[],this.#A=0,m}parseCloseBody(p){l(p.length!==
1);let m;if(p.length>=2&&(m=p.readUInt16BE(0)),m!==void 0&&!i(m))return{code:1002,reason:"Invalid status code",error:!0};
let w=p.subarray(2);w[0]===239&&w[1]===187&&w[2]===191&&(w=w.subarray(3));try{w=D(w)}catch{return{code:1007,reason:"Inva\
lid UTF-8",error:!0}}return{code:m,reason:w,error:!1}}parseControlFrame(p){let{opcode:m,payloadLength:w}=this.#r;if(m===
Q.CLOSE){if(w===1)return I(this.ws,"Received close frame with a 1-byte body."),!1;if(this.#r.closeInfo=this.parseCloseBody(
p),this.#r.closeInfo.error){let{code:y,reason:F}=this.#r.closeInfo;return R(this.ws,y,F,F.length),I(this.ws,F),!1}if(this.
ws[c]!==h.SENT){let y=g;this.#r.closeInfo.code&&(y=Buffer.allocUnsafe(2),y.writeUInt16BE(this.#r.closeInfo.code,0));let F=new L(
y);this.ws[u].socket.write(F.createFrame(Q.CLOSE),G=>{G||(this.ws[c]=h.SENT)})}return this.ws[t]=a.CLOSING,this.ws[f]=!0,
!1}else if(m===Q.PING){if(!this.ws[f]){let y=new L(p);this.ws[u].socket.write(y.createFrame(Q.PONG)),d.ping.hasSubscribers&&
d.ping.publish({payload:p})}}else m===Q.PONG&&d.pong.hasSubscribers&&d.pong.publish({payload:p});return!0}get closingInfo(){
return this.#r.closeInfo}};E.exports={ByteParser:s}}),Fs=(0,J.b)((r,E)=>{"use strict";var{WebsocketFrameSend:e}=Qt(),{opcodes:l,
sendHints:n}=pA(),Q=Lt(),a=Buffer[Symbol.species],g=class{#e=new Q;#A=!1;#t;constructor(c){this.#t=c}add(c,u,f){if(f!==n.
blob){let i=h(c,f);if(!this.#A)this.#t.write(i,u);else{let B={promise:null,callback:u,frame:i};this.#e.push(B)}return}let d={
promise:c.arrayBuffer().then(i=>{d.promise=null,d.frame=h(i,f)}),callback:u,frame:null};this.#e.push(d),this.#A||this.#s()}async#s(){
this.#A=!0;let c=this.#e;for(;!c.isEmpty();){let u=c.shift();u.promise!==null&&await u.promise,this.#t.write(u.frame,u.callback),
u.callback=u.frame=null}this.#A=!1}};function h(c,u){return new e(t(c,u)).createFrame(u===n.string?l.TEXT:l.BINARY)}function t(c,u){
switch(u){case n.string:return Buffer.from(c);case n.arrayBuffer:case n.blob:return new a(c);case n.typedArray:return new a(
c.buffer,c.byteOffset,c.byteLength)}}E.exports={SendQueue:g}}),Ts=(0,J.b)((r,E)=>{"use strict";var{webidl:e}=je(),{URLSerializer:l}=eA(),
{environmentSettingsObject:n}=rA(),{staticPropertyDescriptors:Q,states:a,sentCloseFrameState:g,sendHints:h}=pA(),{kWebSocketURL:t,
kReadyState:c,kController:u,kBinaryType:f,kResponse:d,kSentClose:i,kByteParser:B}=qA(),{isConnecting:I,isEstablished:k,isClosing:D,
isValidSubprotocol:U,fireEvent:M}=zA(),{establishWebSocketConnection:v,closeWebSocketConnection:L}=Wt(),{ByteParser:R}=Rs(),
{kEnumerableProperty:A,isBlobLike:o}=Ue(),{getGlobalDispatcher:C}=PA(),{types:s}=(0,J.a)("node:util"),{ErrorEvent:p,CloseEvent:m}=LA(),
{SendQueue:w}=Fs(),y=class Ke extends EventTarget{#e={open:null,error:null,close:null,message:null};#A=0;#t="";#s="";#o;constructor(H,P=[]){
super(),e.util.markAsUncloneable(this);let Ae="WebSocket constructor";e.argumentLengthCheck(arguments,1,Ae);let ie=e.converters["\
DOMString or sequence<DOMString> or WebSocketInit"](P,Ae,"options");H=e.converters.USVString(H,Ae,"url"),P=ie.protocols;
let le=n.settingsObject.baseUrl,ce;try{ce=new URL(H,le)}catch(Qe){throw new DOMException(Qe,"SyntaxError")}if(ce.protocol===
"http:"?ce.protocol="ws:":ce.protocol==="https:"&&(ce.protocol="wss:"),ce.protocol!=="ws:"&&ce.protocol!=="wss:")throw new DOMException(
`Expected a ws: or wss: protocol, got ${ce.protocol}`,"SyntaxError");if(ce.hash||ce.href.endsWith("#"))throw new DOMException(
"Got fragment","SyntaxError");if(typeof P=="string"&&(P=[P]),P.length!==new Set(P.map(Qe=>Qe.toLowerCase())).size)throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");if(P.length>0&&!P.every(Qe=>U(Qe)))throw new DOMException("Invalid\
 Sec-WebSocket-Protocol value","SyntaxError");this[t]=new URL(ce.href);let Ee=n.settingsObject;this[u]=v(ce,P,Ee,this,(Qe,he)=>this.#r(
Qe,he),ie),this[c]=Ke.CONNECTING,this[i]=g.NOT_SENT,this[f]="blob"}close(H=void 0,P=void 0){e.brandCheck(this,Ke);let Ae="\
WebSocket.close";if(H!==void 0&&(H=e.converters["unsigned short"](H,Ae,"code",{clamp:!0})),P!==void 0&&(P=e.converters.USVString(
P,Ae,"reason")),H!==void 0&&H!==1e3&&(H<3e3||H>4999))throw new DOMException("invalid code","InvalidAccessError");let ie=0;
if(P!==void 0&&(ie=Buffer.byteLength(P),ie>123))throw new DOMException(`Reason must be less than 123 bytes; received ${ie}`,
"SyntaxError");L(this,H,P,ie)}send(H){e.brandCheck(this,Ke);let P="WebSocket.send";if(e.argumentLengthCheck(arguments,1,
P),H=e.converters.WebSocketSendData(H,P,"data"),I(this))throw new DOMException("Sent before connected.","InvalidStateErr\
or");if(!(!k(this)||D(this)))if(typeof H=="string"){let Ae=Buffer.byteLength(H);this.#A+=Ae,this.#o.add(H,()=>{this.#A-=
Ae},h.string)}else s.isArrayBuffer(H)?(this.#A+=H.byteLength,this.#o.add(H,()=>{this.#A-=H.byteLength},h.arrayBuffer)):ArrayBuffer.
isView(H)?(this.#A+=H.byteLength,this.#o.add(H,()=>{this.#A-=H.byteLength},h.typedArray)):o(H)&&(this.#A+=H.size,this.#o.
add(H,()=>{this.#A-=H.size},h.blob))}get readyState(){return e.brandCheck(this,Ke),this[c]}get bufferedAmount(){return e.
brandCheck(this,Ke),this.#A}get url(){return e.brandCheck(this,Ke),l(this[t])}get extensions(){return e.brandCheck(this,
Ke),this.#s}get protocol(){return e.brandCheck(this,Ke),this.#t}get onopen(){return e.brandCheck(this,Ke),this.#e.open}set onopen(H){
e.brandCheck(this,Ke),this.#e.open&&this.removeEventListener("open",this.#e.open),typeof H=="function"?(this.#e.open=H,this.
addEventListener("open",H)):this.#e.open=null}get onerror(){return e.brandCheck(this,Ke),this.#e.error}set onerror(H){e.
brandCheck(this,Ke),this.#e.error&&this.removeEventListener("error",this.#e.error),typeof H=="function"?(this.#e.error=H,
this.addEventListener("error",H)):this.#e.error=null}get onclose(){return e.brandCheck(this,Ke),this.#e.close}set onclose(H){
e.brandCheck(this,Ke),this.#e.close&&this.removeEventListener("close",this.#e.close),typeof H=="function"?(this.#e.close=
H,this.addEventListener("close",H)):this.#e.close=null}get onmessage(){return e.brandCheck(this,Ke),this.#e.message}set onmessage(H){
e.brandCheck(this,Ke),this.#e.message&&this.removeEventListener("message",this.#e.message),typeof H=="function"?(this.#e.
message=H,this.addEventListener("message",H)):this.#e.message=null}get binaryType(){return e.brandCheck(this,Ke),this[f]}set binaryType(H){
e.brandCheck(this,Ke),H!=="blob"&&H!=="arraybuffer"?this[f]="blob":this[f]=H}#r(H,P){this[d]=H;let Ae=this[u]?.dispatcher?.
webSocketOptions,ie=Ae?.maxFragments,le=Ae?.maxPayloadSize,ce=new R(this,P,{maxFragments:ie,maxPayloadSize:le});ce.on("d\
rain",F),ce.on("error",G.bind(this)),H.socket.ws=this,this[B]=ce,this.#o=new w(H.socket),this[c]=a.OPEN;let Ee=H.headersList.
get("sec-websocket-extensions");Ee!==null&&(this.#s=Ee);let Qe=H.headersList.get("sec-websocket-protocol");Qe!==null&&(this.#t=
Qe),M("open",this)}};y.CONNECTING=y.prototype.CONNECTING=a.CONNECTING,y.OPEN=y.prototype.OPEN=a.OPEN,y.CLOSING=y.prototype.
CLOSING=a.CLOSING,y.CLOSED=y.prototype.CLOSED=a.CLOSED,Object.defineProperties(y.prototype,{CONNECTING:Q,OPEN:Q,CLOSING:Q,
CLOSED:Q,url:A,readyState:A,bufferedAmount:A,onopen:A,onerror:A,onclose:A,close:A,onmessage:A,binaryType:A,send:A,extensions:A,
protocol:A,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(
y,{CONNECTING:Q,OPEN:Q,CLOSING:Q,CLOSED:Q}),e.converters["sequence<DOMString>"]=e.sequenceConverter(e.converters.DOMString),
e.converters["DOMString or sequence<DOMString>"]=function(Y,H,P){return e.util.Type(Y)==="Object"&&Symbol.iterator in Y?
e.converters["sequence<DOMString>"](Y):e.converters.DOMString(Y,H,P)},e.converters.WebSocketInit=e.dictionaryConverter([
{key:"protocols",converter:e.converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatc\
her",converter:e.converters.any,defaultValue:()=>C()},{key:"headers",converter:e.nullableConverter(e.converters.HeadersInit)}]),
e.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(Y){return e.util.Type(Y)==="Object"&&!(Symbol.
iterator in Y)?e.converters.WebSocketInit(Y):{protocols:e.converters["DOMString or sequence<DOMString>"](Y)}},e.converters.
WebSocketSendData=function(Y){if(e.util.Type(Y)==="Object"){if(o(Y))return e.converters.Blob(Y,{strict:!1});if(ArrayBuffer.
isView(Y)||s.isArrayBuffer(Y))return e.converters.BufferSource(Y)}return e.converters.USVString(Y)};function F(){this.ws[d].
socket.resume()}function G(Y){let H,P;Y instanceof m?(H=Y.reason,P=Y.code):H=Y.message,M("error",this,()=>new p("error",
{error:Y,message:H})),L(this,P)}E.exports={WebSocket:y}}),qt=(0,J.b)((r,E)=>{"use strict";function e(Q){return Q.indexOf(
"\0")===-1}function l(Q){if(Q.length===0)return!1;for(let a=0;a<Q.length;a++)if(Q.charCodeAt(a)<48||Q.charCodeAt(a)>57)return!1;
return!0}function n(Q){return new Promise(a=>{setTimeout(a,Q).unref()})}E.exports={isValidLastEventId:e,isASCIINumber:l,
delay:n}}),Ss=(0,J.b)((r,E)=>{"use strict";var e=(0,J.a)("node:buffer"),{Transform:l}=(0,J.a)("node:stream"),{isASCIINumber:n,
isValidLastEventId:Q}=qt(),a=[239,187,191],g=10,h=13,t=58,c=32,u=e.kStringMaxLength,f=Buffer.from("data"),d=Buffer.from(
"event"),i=Buffer.from("id"),B=Buffer.from("retry"),I=1024,k=131072,D=128;function U(A,o){if(o>=A.length)return!1;for(let C=o;C<
A.length;C++)if(A[C]<48||A[C]>57)return!1;return!0}function M(A,o){for(let C=o;C<A.length;C++)if(A[C]===0)return!1;return!0}
function v(A,o,C){if(o!==C.length)return!1;for(let s=0;s<o;s++)if(A[s]!==C[s])return!1;return!0}function L(){let A=new Error(
"EventSource message size exceeded");return A.aborted=!1,A}var R=class extends l{state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,
id:void 0,retry:void 0};constructor(A={}){A.readableObjectMode=!0,super(A),this.state=A.eventSourceSettings||{},this.maxEventSize=
A.maxEventSize??u;let o=this.maxEventSize>0?Math.min(k,Math.max(I,Math.floor(this.maxEventSize/D))):0;this.maxDataLines=
o,this.maxBufferedChunks=o,A.push&&(this.push=A.push)}_transform(A,o,C){if(A.length===0){C();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&A[0]!==g&&A[0]!==h){C(L());return}if(this.chunks.push(A),this.checkBOM&&this.
handleBOM()){C();return}for(;this.hasCurrentByte();){let s=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){
if(s===g){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(s===g||s===h){s===h&&(this.crlfCheck=
!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=
!1;continue}if(s===g||s===h){s===h&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(p){C(p);return}
this.consumeCurrentByte(),this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){
C(L());return}this.advanceCursor()}C()}_destroy(A,o){this.chunks.length=0,this.clearEvent(),super._destroy(A,o)}parseLine(A,o){
if(A.length===0)return;let C=A.indexOf(t);if(C===0)return;let s=A.length,p=A.length;if(C!==-1&&(s=C,p=C+1,A[p]===c&&++p),
v(A,s,f)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw L();let m=A.length-p,w=this.eventFieldSizes.
data+(o.data===void 0?0:1)+m;this.setEventFieldSize("data",w);let y=A.toString("utf8",p);o.data===void 0?o.data=y:o.data+=
`
${y}`,this.dataLineCount++;return}if(v(A,s,B)){U(A,p)&&(this.setEventFieldSize("retry",A.length-p),o.retry=A.toString("u\
tf8",p));return}if(v(A,s,i)){M(A,p)&&(this.setEventFieldSize("id",A.length-p),o.id=A.toString("utf8",p));return}v(A,s,d)&&
p<A.length&&(this.setEventFieldSize("event",A.length-p),o.event=A.toString("utf8",p))}setEventFieldSize(A,o){let C=this.
eventSize-this.eventFieldSizes[A]+o;if(this.maxEventSize>0&&C>this.maxEventSize)throw L();this.eventSize=C,this.eventFieldSizes[A]=
o}processEvent(A){A.retry&&n(A.retry)&&(this.state.reconnectionTime=parseInt(A.retry,10)),A.id&&Q(A.id)&&(this.state.lastEventId=
A.id),A.data!==void 0&&this.push({type:A.event||"message",options:{data:A.data,lastEventId:this.state.lastEventId,origin:this.
state.origin}})}clearEvent(){this.event.data=void 0,this.event.event=void 0,this.event.id=void 0,this.event.retry=void 0,
this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.eventFieldSizes.event=0,this.eventFieldSizes.id=0,
this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==
void 0||this.event.retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.
chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor(),
this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.
chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.linePos=
this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){if(this.lineChunkIndex>0){let A=this.lineChunkIndex;
this.chunks.splice(0,A),this.lineChunkIndex=0,this.chunkIndex-=A}this.chunkIndex===this.chunks.length&&(this.chunks.length=
0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)
return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos);let A=[],o=0;for(let C=this.lineChunkIndex;C<=this.chunkIndex;C++){
let s=this.chunks[C],p=C===this.lineChunkIndex?this.linePos:0,m=C===this.chunkIndex?this.pos:s.length,w=s.subarray(p,m);
o+=w.length,A.push(w)}return Buffer.concat(A,o)}peekBufferedByte(A){let o=this.lineChunkIndex,C=this.linePos;for(;o<this.
chunks.length;){let s=this.chunks[o],p=s.length-C;if(A<p)return s[C+A];A-=p,o++,C=0}}discardLeadingBytes(A){for(;A>0&&this.
lineChunkIndex<this.chunks.length;){let o=this.chunks[this.lineChunkIndex].length-this.linePos;A<o?(this.linePos+=A,A=0):
(A-=o,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,this.pos=this.linePos,this.dropConsumedChunks()}handleBOM(){
let A=this.peekBufferedByte(0),o=this.peekBufferedByte(1),C=this.peekBufferedByte(2);return o===void 0?(A===a[0]||(this.
checkBOM=!1),!0):C===void 0?A===a[0]&&o===a[1]?!0:(this.checkBOM=!1,!1):(A===a[0]&&o===a[1]&&C===a[2]&&this.discardLeadingBytes(
3),this.checkBOM=!1,!this.hasCurrentByte())}};E.exports={EventSourceStream:R}}),Us=(0,J.b)((r,E)=>{"use strict";var{pipeline:e}=(0,J.
a)("node:stream"),{fetching:l}=WA(),{makeRequest:n}=MA(),{webidl:Q}=je(),{EventSourceStream:a}=Ss(),{parseMIMEType:g}=eA(),
{createFastMessageEvent:h}=LA(),{isNetworkError:t}=_A(),{delay:c}=qt(),{kEnumerableProperty:u}=Ue(),{environmentSettingsObject:f}=rA(),
{getGlobalDispatcher:d}=PA(),i=!1,B=3e3,I=0,k=1,D=2,U="anonymous",M="use-credentials",v=class Ur extends EventTarget{#e={
open:null,error:null,message:null};#A=null;#t=!1;#s=I;#o=null;#r=null;#n;#i;constructor(A,o={}){super(),Q.util.markAsUncloneable(
this);let C="EventSource constructor";Q.argumentLengthCheck(arguments,1,C),i||(i=!0,process.emitWarning("EventSource is \
experimental, expect them to change at any time.",{code:"UNDICI-ES"})),A=Q.converters.USVString(A,C,"url"),o=Q.converters.
EventSourceInitDict(o,C,"eventSourceInitDict"),this.#n=o.dispatcher,this.#i={lastEventId:"",reconnectionTime:B};let s=f,
p;try{p=new URL(A,s.settingsObject.baseUrl),this.#i.origin=p.origin}catch(y){throw new DOMException(y,"SyntaxError")}this.#A=
p.href;let m=U;o.withCredentials&&(m=M,this.#t=!0);let w={redirect:"follow",keepalive:!0,mode:"cors",credentials:m==="an\
onymous"?"same-origin":"omit",referrer:"no-referrer"};w.client=f.settingsObject,w.headersList=[["accept",{name:"accept",
value:"text/event-stream"}]],w.cache="no-store",w.initiator="other",w.urlList=[new URL(this.#A)],this.#o=n(w),this.#g()}get readyState(){
return this.#s}get url(){return this.#A}get withCredentials(){return this.#t}#g(){if(this.#s===D)return;this.#s=I;let A={
request:this.#o,dispatcher:this.#n},o=C=>{t(C)&&(this.dispatchEvent(new Event("error")),this.close()),this.#a()};A.processResponseEndOfBody=
o,A.processResponse=C=>{if(t(C))if(C.aborted){this.close(),this.dispatchEvent(new Event("error"));return}else{this.#a();
return}let s=C.headersList.get("content-type",!0),p=s!==null?g(s):"failure",m=p!=="failure"&&p.essence==="text/event-str\
eam";if(C.status!==200||m===!1){this.close(),this.dispatchEvent(new Event("error"));return}this.#s=k,this.dispatchEvent(
new Event("open")),this.#i.origin=C.urlList[C.urlList.length-1].origin;let w=new a({eventSourceSettings:this.#i,maxEventSize:this.#n.
eventSourceOptions?.maxEventSize,push:y=>{this.dispatchEvent(h(y.type,y.options))}});e(C.body.stream,w,y=>{y?.aborted===
!1&&(this.close(),this.dispatchEvent(new Event("error")))})},this.#r=l(A)}async#a(){this.#s!==D&&(this.#s=I,this.dispatchEvent(
new Event("error")),await c(this.#i.reconnectionTime),this.#s===I&&(this.#i.lastEventId.length&&this.#o.headersList.set(
"last-event-id",this.#i.lastEventId,!0),this.#g()))}close(){Q.brandCheck(this,Ur),this.#s!==D&&(this.#s=D,this.#r.abort(),
this.#o=null)}get onopen(){return this.#e.open}set onopen(A){this.#e.open&&this.removeEventListener("open",this.#e.open),
typeof A=="function"?(this.#e.open=A,this.addEventListener("open",A)):this.#e.open=null}get onmessage(){return this.#e.message}set onmessage(A){
this.#e.message&&this.removeEventListener("message",this.#e.message),typeof A=="function"?(this.#e.message=A,this.addEventListener(
"message",A)):this.#e.message=null}get onerror(){return this.#e.error}set onerror(A){this.#e.error&&this.removeEventListener(
"error",this.#e.error),typeof A=="function"?(this.#e.error=A,this.addEventListener("error",A)):this.#e.error=null}},L={CONNECTING:{
__proto__:null,configurable:!1,enumerable:!0,value:I,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:k,
writable:!1},CLOSED:{__proto__:null,configurable:!1,enumerable:!0,value:D,writable:!1}};Object.defineProperties(v,L),Object.
defineProperties(v.prototype,L),Object.defineProperties(v.prototype,{close:u,onerror:u,onmessage:u,onopen:u,readyState:u,
url:u,withCredentials:u}),Q.converters.EventSourceInitDict=Q.dictionaryConverter([{key:"withCredentials",converter:Q.converters.
boolean,defaultValue:()=>!1},{key:"dispatcher",converter:Q.converters.any,defaultValue:()=>d()}]),E.exports={EventSource:v,
defaultReconnectionTime:B}}),zt=(0,J.b)((r,E)=>{"use strict";var e=TA(),l=YA(),n=SA(),Q=es(),a=UA(),g=vt(),h=As(),t=ts(),
c=Ye(),u=Ue(),{InvalidArgumentError:f}=c,d=as(),i=HA(),B=Vt(),I=cs(),k=xt(),D=Jt(),U=lt(),{getGlobalDispatcher:M,setGlobalDispatcher:v}=PA(),
L=ct(),R=at(),A=gt();Object.assign(l.prototype,d),E.exports.Dispatcher=l,E.exports.Client=e,E.exports.Pool=n,E.exports.BalancedPool=
Q,E.exports.Agent=a,E.exports.ProxyAgent=g,E.exports.EnvHttpProxyAgent=h,E.exports.RetryAgent=t,E.exports.RetryHandler=U,
E.exports.DecoratorHandler=L,E.exports.RedirectHandler=R,E.exports.createRedirectInterceptor=A,E.exports.interceptors={redirect:Es(),
retry:Qs(),dump:us(),dns:hs()},E.exports.buildConnector=i,E.exports.errors=c,E.exports.util={parseHeaders:u.parseHeaders,
headerNameToString:u.headerNameToString};function o(Ee){return(Qe,he,be)=>{if(typeof he=="function"&&(be=he,he=null),!Qe||
typeof Qe!="string"&&typeof Qe!="object"&&!(Qe instanceof URL))throw new f("invalid url");if(he!=null&&typeof he!="objec\
t")throw new f("invalid opts");if(he&&he.path!=null){if(typeof he.path!="string")throw new f("invalid opts.path");let te=he.
path;he.path.startsWith("/")||(te=`/${te}`),Qe=new URL(u.parseOrigin(Qe).origin+te)}else he||(he=typeof Qe=="object"?Qe:
{}),Qe=u.parseURL(Qe);let{agent:pe,dispatcher:ee=M()}=he;if(pe)throw new f("unsupported opts.agent. Did you mean opts.cl\
ient?");return Ee.call(ee,{...he,origin:Qe.origin,path:Qe.search?`${Qe.pathname}${Qe.search}`:Qe.pathname,method:he.method||
(he.body?"PUT":"GET")},be)}}E.exports.setGlobalDispatcher=v,E.exports.getGlobalDispatcher=M;var C=WA().fetch;E.exports.fetch=
async function(Ee,Qe=void 0){try{return await C(Ee,Qe)}catch(he){throw he&&typeof he=="object"&&Error.captureStackTrace(
he),he}},E.exports.Headers=dA().Headers,E.exports.Response=_A().Response,E.exports.Request=MA().Request,E.exports.FormData=
OA().FormData,E.exports.File=globalThis.File??(0,J.a)("node:buffer").File,E.exports.FileReader=ps().FileReader;var{setGlobalOrigin:s,
getGlobalOrigin:p}=Nt();E.exports.setGlobalOrigin=s,E.exports.getGlobalOrigin=p;var{CacheStorage:m}=ws(),{kConstruct:w}=Et();
E.exports.caches=new m(w);var{deleteCookie:y,getCookies:F,getSetCookies:G,setCookie:Y}=bs();E.exports.deleteCookie=y,E.exports.
getCookies=F,E.exports.getSetCookies=G,E.exports.setCookie=Y;var{parseMIMEType:H,serializeAMimeType:P}=eA();E.exports.parseMIMEType=
H,E.exports.serializeAMimeType=P;var{CloseEvent:Ae,ErrorEvent:ie,MessageEvent:le}=LA();E.exports.WebSocket=Ts().WebSocket,
E.exports.CloseEvent=Ae,E.exports.ErrorEvent=ie,E.exports.MessageEvent=le,E.exports.request=o(d.request),E.exports.stream=
o(d.stream),E.exports.pipeline=o(d.pipeline),E.exports.connect=o(d.connect),E.exports.upgrade=o(d.upgrade),E.exports.MockClient=
B,E.exports.MockPool=k,E.exports.MockAgent=I,E.exports.mockErrors=D;var{EventSource:ce}=Us();E.exports.EventSource=ce}),
Ns=(0,J.b)(r=>{"use strict";var E=r&&r.__createBinding||(Object.create?(function(A,o,C,s){s===void 0&&(s=C);var p=Object.
getOwnPropertyDescriptor(o,C);(!p||("get"in p?!o.__esModule:p.writable||p.configurable))&&(p={enumerable:!0,get:function(){
return o[C]}}),Object.defineProperty(A,s,p)}):(function(A,o,C,s){s===void 0&&(s=C),A[s]=o[C]})),e=r&&r.__setModuleDefault||
(Object.create?(function(A,o){Object.defineProperty(A,"default",{enumerable:!0,value:o})}):function(A,o){A.default=o}),l=r&&
r.__importStar||(function(){var A=function(o){return A=Object.getOwnPropertyNames||function(C){var s=[];for(var p in C)Object.
prototype.hasOwnProperty.call(C,p)&&(s[s.length]=p);return s},A(o)};return function(o){if(o&&o.__esModule)return o;var C={};
if(o!=null)for(var s=A(o),p=0;p<s.length;p++)s[p]!=="default"&&E(C,o,s[p]);return e(C,o),C}})(),n=r&&r.__awaiter||function(A,o,C,s){
function p(m){return m instanceof C?m:new C(function(w){w(m)})}return new(C||(C=Promise))(function(m,w){function y(Y){try{
G(s.next(Y))}catch(H){w(H)}}function F(Y){try{G(s.throw(Y))}catch(H){w(H)}}function G(Y){Y.done?m(Y.value):p(Y.value).then(
y,F)}G((s=s.apply(A,o||[])).next())})};Object.defineProperty(r,"__esModule",{value:!0}),r.HttpClient=r.HttpClientResponse=
r.HttpClientError=r.MediaTypes=r.Headers=r.HttpCodes=void 0,r.getProxyUrl=d,r.isHttps=v;var Q=l((0,J.a)("http")),a=l((0,J.
a)("https")),g=l(Vr()),h=l(Pr()),t=zt(),c;(function(A){A[A.OK=200]="OK",A[A.MultipleChoices=300]="MultipleChoices",A[A.MovedPermanently=
301]="MovedPermanently",A[A.ResourceMoved=302]="ResourceMoved",A[A.SeeOther=303]="SeeOther",A[A.NotModified=304]="NotMod\
ified",A[A.UseProxy=305]="UseProxy",A[A.SwitchProxy=306]="SwitchProxy",A[A.TemporaryRedirect=307]="TemporaryRedirect",A[A.
PermanentRedirect=308]="PermanentRedirect",A[A.BadRequest=400]="BadRequest",A[A.Unauthorized=401]="Unauthorized",A[A.PaymentRequired=
402]="PaymentRequired",A[A.Forbidden=403]="Forbidden",A[A.NotFound=404]="NotFound",A[A.MethodNotAllowed=405]="MethodNotA\
llowed",A[A.NotAcceptable=406]="NotAcceptable",A[A.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",A[A.RequestTimeout=
408]="RequestTimeout",A[A.Conflict=409]="Conflict",A[A.Gone=410]="Gone",A[A.TooManyRequests=429]="TooManyRequests",A[A.InternalServerError=
500]="InternalServerError",A[A.NotImplemented=501]="NotImplemented",A[A.BadGateway=502]="BadGateway",A[A.ServiceUnavailable=
503]="ServiceUnavailable",A[A.GatewayTimeout=504]="GatewayTimeout"})(c||(r.HttpCodes=c={}));var u;(function(A){A.Accept=
"accept",A.ContentType="content-type"})(u||(r.Headers=u={}));var f;(function(A){A.ApplicationJson="application/json"})(f||
(r.MediaTypes=f={}));function d(A){let o=g.getProxyUrl(new URL(A));return o?o.href:""}var i=[c.MovedPermanently,c.ResourceMoved,
c.SeeOther,c.TemporaryRedirect,c.PermanentRedirect],B=[c.BadGateway,c.ServiceUnavailable,c.GatewayTimeout],I=["OPTIONS",
"GET","DELETE","HEAD"],k=10,D=5,U=class Nr extends Error{constructor(o,C){super(o),this.name="HttpClientError",this.statusCode=
C,Object.setPrototypeOf(this,Nr.prototype)}};r.HttpClientError=U;var M=class{constructor(A){this.message=A}readBody(){return n(
this,void 0,void 0,function*(){return new Promise(A=>n(this,void 0,void 0,function*(){let o=Buffer.alloc(0);this.message.
on("data",C=>{o=Buffer.concat([o,C])}),this.message.on("end",()=>{A(o.toString())})}))})}readBodyBuffer(){return n(this,
void 0,void 0,function*(){return new Promise(A=>n(this,void 0,void 0,function*(){let o=[];this.message.on("data",C=>{o.push(
C)}),this.message.on("end",()=>{A(Buffer.concat(o))})}))})}};r.HttpClientResponse=M;function v(A){return new URL(A).protocol===
"https:"}var L=class{constructor(A,o,C){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,
this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this.
_getUserAgentWithOrchestrationId(A),this.handlers=o||[],this.requestOptions=C,C&&(C.ignoreSslError!=null&&(this._ignoreSslError=
C.ignoreSslError),this._socketTimeout=C.socketTimeout,C.allowRedirects!=null&&(this._allowRedirects=C.allowRedirects),C.
allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=C.allowRedirectDowngrade),C.maxRedirects!=null&&(this._maxRedirects=
Math.max(C.maxRedirects,0)),C.keepAlive!=null&&(this._keepAlive=C.keepAlive),C.allowRetries!=null&&(this._allowRetries=C.
allowRetries),C.maxRetries!=null&&(this._maxRetries=C.maxRetries))}options(A,o){return n(this,void 0,void 0,function*(){
return this.request("OPTIONS",A,null,o||{})})}get(A,o){return n(this,void 0,void 0,function*(){return this.request("GET",
A,null,o||{})})}del(A,o){return n(this,void 0,void 0,function*(){return this.request("DELETE",A,null,o||{})})}post(A,o,C){
return n(this,void 0,void 0,function*(){return this.request("POST",A,o,C||{})})}patch(A,o,C){return n(this,void 0,void 0,
function*(){return this.request("PATCH",A,o,C||{})})}put(A,o,C){return n(this,void 0,void 0,function*(){return this.request(
"PUT",A,o,C||{})})}head(A,o){return n(this,void 0,void 0,function*(){return this.request("HEAD",A,null,o||{})})}sendStream(A,o,C,s){
return n(this,void 0,void 0,function*(){return this.request(A,o,C,s)})}getJson(A){return n(this,arguments,void 0,function*(o,C={}){
C[u.Accept]=this._getExistingOrDefaultHeader(C,u.Accept,f.ApplicationJson);let s=yield this.get(o,C);return this._processResponse(
s,this.requestOptions)})}postJson(A,o){return n(this,arguments,void 0,function*(C,s,p={}){let m=JSON.stringify(s,null,2);
p[u.Accept]=this._getExistingOrDefaultHeader(p,u.Accept,f.ApplicationJson),p[u.ContentType]=this._getExistingOrDefaultContentTypeHeader(
p,f.ApplicationJson);let w=yield this.post(C,m,p);return this._processResponse(w,this.requestOptions)})}putJson(A,o){return n(
this,arguments,void 0,function*(C,s,p={}){let m=JSON.stringify(s,null,2);p[u.Accept]=this._getExistingOrDefaultHeader(p,
u.Accept,f.ApplicationJson),p[u.ContentType]=this._getExistingOrDefaultContentTypeHeader(p,f.ApplicationJson);let w=yield this.
put(C,m,p);return this._processResponse(w,this.requestOptions)})}patchJson(A,o){return n(this,arguments,void 0,function*(C,s,p={}){
let m=JSON.stringify(s,null,2);p[u.Accept]=this._getExistingOrDefaultHeader(p,u.Accept,f.ApplicationJson),p[u.ContentType]=
this._getExistingOrDefaultContentTypeHeader(p,f.ApplicationJson);let w=yield this.patch(C,m,p);return this._processResponse(
w,this.requestOptions)})}request(A,o,C,s){return n(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");let p=new URL(o),m=this._prepareRequest(A,p,s),w=this._allowRetries&&I.includes(A)?this.
_maxRetries+1:1,y=0,F;do{if(F=yield this.requestRaw(m,C),F&&F.message&&F.message.statusCode===c.Unauthorized){let Y;for(let H of this.
handlers)if(H.canHandleAuthentication(F)){Y=H;break}return Y?Y.handleAuthentication(this,m,C):F}let G=this._maxRedirects;
for(;F.message.statusCode&&i.includes(F.message.statusCode)&&this._allowRedirects&&G>0;){let Y=F.message.headers.location;
if(!Y)break;let H=new URL(Y);if(p.protocol==="https:"&&p.protocol!==H.protocol&&!this._allowRedirectDowngrade)throw new Error(
"Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this beh\
avior, set the allowRedirectDowngrade option to true.");if(yield F.readBody(),H.hostname!==p.hostname)for(let P in s)P.toLowerCase()===
"authorization"&&delete s[P];m=this._prepareRequest(A,H,s),F=yield this.requestRaw(m,C),G--}if(!F.message.statusCode||!B.
includes(F.message.statusCode))return F;y+=1,y<w&&(yield F.readBody(),yield this._performExponentialBackoff(y))}while(y<
w);return F})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(A,o){return n(this,void 0,void 0,
function*(){return new Promise((C,s)=>{function p(m,w){m?s(m):w?C(w):s(new Error("Unknown error"))}this.requestRawWithCallback(
A,o,p)})})}requestRawWithCallback(A,o,C){typeof o=="string"&&(A.options.headers||(A.options.headers={}),A.options.headers["\
Content-Length"]=Buffer.byteLength(o,"utf8"));let s=!1;function p(y,F){s||(s=!0,C(y,F))}let m=A.httpModule.request(A.options,
y=>{let F=new M(y);p(void 0,F)}),w;m.on("socket",y=>{w=y}),m.setTimeout(this._socketTimeout||3*6e4,()=>{w&&w.end(),p(new Error(
`Request timeout: ${A.options.path}`))}),m.on("error",function(y){p(y)}),o&&typeof o=="string"&&m.write(o,"utf8"),o&&typeof o!=
"string"?(o.on("close",function(){m.end()}),o.pipe(m)):m.end()}getAgent(A){let o=new URL(A);return this._getAgent(o)}getAgentDispatcher(A){
let o=new URL(A),C=g.getProxyUrl(o);if(C&&C.hostname)return this._getProxyAgentDispatcher(o,C)}_prepareRequest(A,o,C){let s={};
s.parsedUrl=o;let p=s.parsedUrl.protocol==="https:";s.httpModule=p?a:Q;let m=p?443:80;if(s.options={},s.options.host=s.parsedUrl.
hostname,s.options.port=s.parsedUrl.port?parseInt(s.parsedUrl.port):m,s.options.path=(s.parsedUrl.pathname||"")+(s.parsedUrl.
search||""),s.options.method=A,s.options.headers=this._mergeHeaders(C),this.userAgent!=null&&(s.options.headers["user-ag\
ent"]=this.userAgent),s.options.agent=this._getAgent(s.parsedUrl),this.handlers)for(let w of this.handlers)w.prepareRequest(
s.options);return s}_mergeHeaders(A){return this.requestOptions&&this.requestOptions.headers?Object.assign({},R(this.requestOptions.
headers),R(A||{})):R(A||{})}_getExistingOrDefaultHeader(A,o,C){let s;if(this.requestOptions&&this.requestOptions.headers){
let m=R(this.requestOptions.headers)[o];m&&(s=typeof m=="number"?m.toString():m)}let p=A[o];return p!==void 0?typeof p==
"number"?p.toString():p:s!==void 0?s:C}_getExistingOrDefaultContentTypeHeader(A,o){let C;if(this.requestOptions&&this.requestOptions.
headers){let p=R(this.requestOptions.headers)[u.ContentType];p&&(typeof p=="number"?C=String(p):Array.isArray(p)?C=p.join(
", "):C=p)}let s=A[u.ContentType];return s!==void 0?typeof s=="number"?String(s):Array.isArray(s)?s.join(", "):s:C!==void 0?
C:o}_getAgent(A){let o,C=g.getProxyUrl(A),s=C&&C.hostname;if(this._keepAlive&&s&&(o=this._proxyAgent),s||(o=this._agent),
o)return o;let p=A.protocol==="https:",m=100;if(this.requestOptions&&(m=this.requestOptions.maxSockets||Q.globalAgent.maxSockets),
C&&C.hostname){let w={maxSockets:m,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(C.username||C.password)&&
{proxyAuth:`${C.username}:${C.password}`}),{host:C.hostname,port:C.port})},y,F=C.protocol==="https:";p?y=F?h.httpsOverHttps:
h.httpsOverHttp:y=F?h.httpOverHttps:h.httpOverHttp,o=y(w),this._proxyAgent=o}if(!o){let w={keepAlive:this._keepAlive,maxSockets:m};
o=p?new a.Agent(w):new Q.Agent(w),this._agent=o}return p&&this._ignoreSslError&&(o.options=Object.assign(o.options||{},{
rejectUnauthorized:!1})),o}_getProxyAgentDispatcher(A,o){let C;if(this._keepAlive&&(C=this._proxyAgentDispatcher),C)return C;
let s=A.protocol==="https:";return C=new t.ProxyAgent(Object.assign({uri:o.href,pipelining:this._keepAlive?1:0},(o.username||
o.password)&&{token:`Basic ${Buffer.from(`${o.username}:${o.password}`).toString("base64")}`})),this._proxyAgentDispatcher=
C,s&&this._ignoreSslError&&(C.options=Object.assign(C.options.requestTls||{},{rejectUnauthorized:!1})),C}_getUserAgentWithOrchestrationId(A){
let o=A||"actions/http-client",C=process.env.ACTIONS_ORCHESTRATION_ID;if(C){let s=C.replace(/[^a-z0-9_.-]/gi,"_");return`${o}\
 actions_orchestration_id/${s}`}return o}_performExponentialBackoff(A){return n(this,void 0,void 0,function*(){A=Math.min(
k,A);let o=D*Math.pow(2,A);return new Promise(C=>setTimeout(()=>C(),o))})}_processResponse(A,o){return n(this,void 0,void 0,
function*(){return new Promise((C,s)=>n(this,void 0,void 0,function*(){let p=A.message.statusCode||0,m={statusCode:p,result:null,
headers:{}};p===c.NotFound&&C(m);function w(G,Y){if(typeof Y=="string"){let H=new Date(Y);if(!isNaN(H.valueOf()))return H}
return Y}let y,F;try{F=yield A.readBody(),F&&F.length>0&&(o&&o.deserializeDates?y=JSON.parse(F,w):y=JSON.parse(F),m.result=
y),m.headers=A.message.headers}catch{}if(p>299){let G;y&&y.message?G=y.message:F&&F.length>0?G=F:G=`Failed request: (${p}\
)`;let Y=new U(G,p);Y.result=m.result,s(Y)}else C(m)}))})}};r.HttpClient=L;var R=A=>Object.keys(A).reduce((o,C)=>(o[C.toLowerCase()]=
A[C],o),{})}),Zt=class{constructor(){var r,E,e;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,Tt.existsSync)(process.
env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,Tt.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"utf8"}));else{
let l=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${l} does not exist${Or.EOL}`)}this.eventName=
process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=process.env.
GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.GITHUB_JOB,
this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10),this.
runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(r=process.env.GITHUB_API_URL)!==null&&r!==void 0?r:"https://ap\
i.github.com",this.serverUrl=(E=process.env.GITHUB_SERVER_URL)!==null&&E!==void 0?E:"https://github.com",this.graphqlUrl=
(e=process.env.GITHUB_GRAPHQL_URL)!==null&&e!==void 0?e:"https://api.github.com/graphql"}get issue(){let r=this.payload;
return Object.assign(Object.assign({},this.repo),{number:(r.issue||r.pull_request||r).number})}get repo(){if(process.env.
GITHUB_REPOSITORY){let[r,E]=process.env.GITHUB_REPOSITORY.split("/");return{owner:r,repo:E}}if(this.payload.repository)return{
owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requires a GI\
THUB_REPOSITORY environment variable like 'owner/repo'")}},Kt=(0,J.d)(Ns(),1),Ms=(0,J.d)(zt(),1),Ls=function(r,E,e,l){function n(Q){
return Q instanceof e?Q:new e(function(a){a(Q)})}return new(e||(e=Promise))(function(Q,a){function g(c){try{t(l.next(c))}catch(u){
a(u)}}function h(c){try{t(l.throw(c))}catch(u){a(u)}}function t(c){c.done?Q(c.value):n(c.value).then(g,h)}t((l=l.apply(r,
E||[])).next())})};function Gs(r,E){if(!r&&!E.auth)throw new Error("Parameter token or opts.auth is required");if(r&&E.auth)
throw new Error("Parameters token and opts.auth may not both be specified");return typeof E.auth=="string"?E.auth:`token\
 ${r}`}function vs(r){return new Kt.HttpClient().getAgent(r)}function Ys(r){return new Kt.HttpClient().getAgentDispatcher(
r)}function Hs(r){let E=Ys(r);return(e,l)=>Ls(this,void 0,void 0,function*(){return(0,Ms.fetch)(e,Object.assign(Object.assign(
{},l),{dispatcher:E}))})}function Js(){return process.env.GITHUB_API_URL||"https://api.github.com"}function Os(r){var E;
let e=(E=process.env.ACTIONS_ORCHESTRATION_ID)===null||E===void 0?void 0:E.trim();if(e){let l=`actions_orchestration_id/${e.
replace(/[^a-z0-9_.-]/gi,"_")}`;return r?.includes(l)?r:`${r?`${r} `:""}${l}`}return r}function ZA(){return typeof navigator==
"object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.
version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function ut(r,E,e,l){if(typeof e!=
"function")throw new Error("method for before hook must be a function");return l||(l={}),Array.isArray(E)?E.reverse().reduce(
(n,Q)=>ut.bind(null,r,Q,n,l),e)():Promise.resolve().then(()=>r.registry[E]?r.registry[E].reduce((n,Q)=>Q.hook.bind(null,
n,l),e)():e(l))}function Vs(r,E,e,l){let n=l;r.registry[e]||(r.registry[e]=[]),E==="before"&&(l=(Q,a)=>Promise.resolve().
then(n.bind(null,a)).then(Q.bind(null,a))),E==="after"&&(l=(Q,a)=>{let g;return Promise.resolve().then(Q.bind(null,a)).then(
h=>(g=h,n(g,a))).then(()=>g)}),E==="error"&&(l=(Q,a)=>Promise.resolve().then(Q.bind(null,a)).catch(g=>n(g,a))),r.registry[e].
push({hook:l,orig:n})}function xs(r,E,e){if(!r.registry[E])return;let l=r.registry[E].map(n=>n.orig).indexOf(e);l!==-1&&
r.registry[E].splice(l,1)}var jt=Function.bind,Xt=jt.bind(jt);function $t(r,E,e){let l=Xt(xs,null).apply(null,e?[E,e]:[E]);
r.api={remove:l},r.remove=l,["before","error","after","wrap"].forEach(n=>{let Q=e?[E,n,e]:[E,n];r[n]=r.api[n]=Xt(Vs,null).
apply(null,Q)})}function Ps(){let r=Symbol("Singular"),E={registry:{}},e=ut.bind(null,E,r);return $t(e,E,r),e}function _s(){
let r={registry:{}},E=ut.bind(null,r);return $t(E,r),E}var Ws={Singular:Ps,Collection:_s},qs="0.0.0-development",zs=`oct\
okit-endpoint.js/${qs} ${ZA()}`,Zs={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.githu\
b.v3+json","user-agent":zs},mediaType:{format:""}};function Ks(r){return r?Object.keys(r).reduce((E,e)=>(E[e.toLowerCase()]=
r[e],E),{}):{}}function js(r){if(typeof r!="object"||r===null||Object.prototype.toString.call(r)!=="[object Object]")return!1;
let E=Object.getPrototypeOf(r);if(E===null)return!0;let e=Object.prototype.hasOwnProperty.call(E,"constructor")&&E.constructor;
return typeof e=="function"&&e instanceof e&&Function.prototype.call(e)===Function.prototype.call(r)}function er(r,E){let e=Object.
assign({},r);return Object.keys(E).forEach(l=>{js(E[l])?l in r?e[l]=er(r[l],E[l]):Object.assign(e,{[l]:E[l]}):Object.assign(
e,{[l]:E[l]})}),e}function Ar(r){for(let E in r)r[E]===void 0&&delete r[E];return r}function ht(r,E,e){if(typeof E=="str\
ing"){let[n,Q]=E.split(" ");e=Object.assign(Q?{method:n,url:Q}:{url:n},e)}else e=Object.assign({},E);e.headers=Ks(e.headers),
Ar(e),Ar(e.headers);let l=er(r||{},e);return e.url==="/graphql"&&(r&&r.mediaType.previews?.length&&(l.mediaType.previews=
r.mediaType.previews.filter(n=>!l.mediaType.previews.includes(n)).concat(l.mediaType.previews)),l.mediaType.previews=(l.
mediaType.previews||[]).map(n=>n.replace(/-preview/,""))),l}function Xs(r,E){let e=/\?/.test(r)?"&":"?",l=Object.keys(E);
return l.length===0?r:r+e+l.map(n=>n==="q"?"q="+E.q.split("+").map(encodeURIComponent).join("+"):`${n}=${encodeURIComponent(
E[n])}`).join("&")}var $s=/\{[^{}}]+\}/g;function eo(r){return r.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function Ao(r){
let E=r.match($s);return E?E.map(eo).reduce((e,l)=>e.concat(l),[]):[]}function tr(r,E){let e={__proto__:null};for(let l of Object.
keys(r))E.indexOf(l)===-1&&(e[l]=r[l]);return e}function rr(r){return r.split(/(%[0-9A-Fa-f]{2})/g).map(function(E){return/%[0-9A-Fa-f]/.
test(E)||(E=encodeURI(E).replace(/%5B/g,"[").replace(/%5D/g,"]")),E}).join("")}function fA(r){return encodeURIComponent(
r).replace(/[!'()*]/g,function(E){return"%"+E.charCodeAt(0).toString(16).toUpperCase()})}function GA(r,E,e){return E=r===
"+"||r==="#"?rr(E):fA(E),e?fA(e)+"="+E:E}function mA(r){return r!=null}function Bt(r){return r===";"||r==="&"||r==="?"}function to(r,E,e,l){
var n=r[e],Q=[];if(mA(n)&&n!=="")if(typeof n=="string"||typeof n=="number"||typeof n=="bigint"||typeof n=="boolean")n=n.
toString(),l&&l!=="*"&&(n=n.substring(0,parseInt(l,10))),Q.push(GA(E,n,Bt(E)?e:""));else if(l==="*")Array.isArray(n)?n.filter(
mA).forEach(function(a){Q.push(GA(E,a,Bt(E)?e:""))}):Object.keys(n).forEach(function(a){mA(n[a])&&Q.push(GA(E,n[a],a))});else{
let a=[];Array.isArray(n)?n.filter(mA).forEach(function(g){a.push(GA(E,g))}):Object.keys(n).forEach(function(g){mA(n[g])&&
(a.push(fA(g)),a.push(GA(E,n[g].toString())))}),Bt(E)?Q.push(fA(e)+"="+a.join(",")):a.length!==0&&Q.push(a.join(","))}else
E===";"?mA(n)&&Q.push(fA(e)):n===""&&(E==="&"||E==="?")?Q.push(fA(e)+"="):n===""&&Q.push("");return Q}function ro(r){return{
expand:so.bind(null,r)}}function so(r,E){var e=["+","#",".","/",";","?","&"];return r=r.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(l,n,Q){if(n){let g="",h=[];if(e.indexOf(n.charAt(0))!==-1&&(g=n.charAt(0),n=n.substr(1)),n.split(/,/g).forEach(
function(t){var c=/([^:\*]*)(?::(\d+)|(\*))?/.exec(t);h.push(to(E,g,c[1],c[2]||c[3]))}),g&&g!=="+"){var a=",";return g===
"?"?a="&":g!=="#"&&(a=g),(h.length!==0?g:"")+h.join(a)}else return h.join(",")}else return rr(Q)}),r==="/"?r:r.replace(/\/$/,
"")}function sr(r){let E=r.method.toUpperCase(),e=(r.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),l=Object.assign({},r.headers),
n,Q=tr(r,["method","baseUrl","url","headers","request","mediaType"]),a=Ao(e);e=ro(e).expand(Q),/^http/.test(e)||(e=r.baseUrl+
e);let g=Object.keys(r).filter(t=>a.includes(t)).concat("baseUrl"),h=tr(Q,g);if(!/application\/octet-stream/i.test(l.accept)&&
(r.mediaType.format&&(l.accept=l.accept.split(/,/).map(t=>t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`\
application/vnd$1$2.${r.mediaType.format}`)).join(",")),e.endsWith("/graphql")&&r.mediaType.previews?.length)){let t=l.accept.
match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];l.accept=t.concat(r.mediaType.previews).map(c=>{let u=r.mediaType.format?`.${r.
mediaType.format}`:"+json";return`application/vnd.github.${c}-preview${u}`}).join(",")}return["GET","HEAD"].includes(E)?
e=Xs(e,h):"data"in h?n=h.data:Object.keys(h).length&&(n=h),!l["content-type"]&&typeof n<"u"&&(l["content-type"]="applica\
tion/json; charset=utf-8"),["PATCH","PUT"].includes(E)&&typeof n>"u"&&(n=""),Object.assign({method:E,url:e,headers:l},typeof n<
"u"?{body:n}:null,r.request?{request:r.request}:null)}function oo(r,E,e){return sr(ht(r,E,e))}function or(r,E){let e=ht(
r,E),l=oo.bind(null,e);return Object.assign(l,{DEFAULTS:e,defaults:or.bind(null,e),merge:ht.bind(null,e),parse:sr})}var no=or(
null,Zs),Xe=new Uint8Array(256);Xe[9]|=2,Xe[32]|=2,Xe[59]|=4,Xe[44]|=8;for(let r=128;r<=255;r++)Xe[r]|=1;for(let r of"!#\
$%&'*+-.^_`|~")Xe[r.charCodeAt(0)]|=16;for(let r=48;r<=57;r++)Xe[r]|=16;for(let r=65;r<=90;r++)Xe[r]|=17;for(let r=97;r<=
122;r++)Xe[r]|=16;var nr=(()=>{let r=function(){};return r.prototype=Object.create(null),r})();function io(r,E){let e=4|
(E?.comma===!0?8:0),l=r.length,n=E?.start??0;for(;(Xe[r.charCodeAt(n)]&2)!==0;)n++;let Q=n,a=0,g=-1,h=E?.parameters===!1?
8:0;for(;Q<l;){let f=r.charCodeAt(Q),d=Xe[f];if((d&e)!==0){h|=d&8;break}(d&2)!==0?g===-1&&(g=Q):g=-1,a|=f&65280|d,Q++}let t=g===
-1?Q:g,c=r.slice(n,t),u=(a&65281)===0?c:c.toLowerCase();return Q===l||h!==0?{type:u,index:Q,parameters:new nr}:ao(r,u,Q,
l,e)}function ao(r,E,e,l,n){let Q=new nr;e:for(;e<l;){for(e++;(Xe[r.charCodeAt(e)]&2)!==0;)e++;let a=e,g=0,h=-1;for(;e<l;){
let t=r.charCodeAt(e),c=Xe[t];if((c&n)!==0){if((c&8)!==0)break e;continue e}if(t===61){let u=h===-1?e:h,f=r.slice(a,u),d=(g&
65281)===0?f:f.toLowerCase();for(e++;(Xe[r.charCodeAt(e)]&2)!==0;)e++;if(e<l&&r.charCodeAt(e)===34){let k=++e,D=!1;for(;e<
l;){let U=r.charCodeAt(e);if(U===34){Q[d]===void 0&&(Q[d]=D?go(r,k,e):r.slice(k,e)),e++;let M=0;for(;e<l;){let v=r.charCodeAt(
e),L=Xe[v];if((L&n)!==0){M=L&8;break}e++}if(M!==0)break e;continue e}if(U===92&&e+1<l){D=!0,e+=2;continue}e++}continue e}
let i=e,B=0,I=-1;for(;e<l;){let k=r.charCodeAt(e),D=Xe[k];if((D&n)!==0){B=D&8;break}(D&2)!==0?I===-1&&(I=e):I=-1,e++}if(Q[d]===
void 0){let k=I===-1?e:I;Q[d]=r.slice(i,k)}if(B!==0)break e;continue e}(c&2)!==0?h===-1&&(h=e):h=-1,g|=t&65280|c,e++}}return{
type:E,index:e,parameters:Q}}function go(r,E,e){let l="";for(let n=E;n<e;n++)r.charCodeAt(n)===92&&(l+=r.slice(E,n),E=++n);
return l+r.slice(E,e)}var lo=/^-?\d+$/,KA=/^-?\d+n+$/,cA=JSON.stringify,Ct=JSON.parse,ir=/^-?\d+n$/,ar=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,
gr=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,It=r=>r===void 0||typeof r=="function"||typeof r=="symbol",dt=r=>r!==null&&typeof r==
"object"&&r.constructor&&r.constructor.name==="RawJSON",co=(r,E,e)=>{let l="";typeof e=="number"?l=" ".repeat(Math.min(10,
Math.max(0,Math.floor(e)))):typeof e=="string"&&(l=e.slice(0,10));let n=typeof E=="function",Q=Array.isArray(E)?new Set(
E.map(String)):null,a=(i,B,I)=>(I!==null&&typeof I=="object"&&typeof I.toJSON=="function"&&(I=I.toJSON(B)),typeof I=="st\
ring"&&KA.test(I)?I+"n":typeof I=="bigint"?"rawJSON"in JSON?JSON.rawJSON(I.toString()):I.toString()+"n":(n&&(I=E.call(i,
B,I)),I!==null&&typeof I=="object"&&(I instanceof Number||I instanceof String||I instanceof Boolean)&&(I=I.valueOf()),I)),
g=a({"":r},"",r);if(It(g))return;let h=g===null||typeof g!="object",t=dt(g);if(h||t)return cA(g);let c=[],u=0,f=[{parent:{
"":g},key:"",val:g,isArray:Array.isArray(g),keys:Array.isArray(g)?null:Object.keys(g),index:0,first:!0}],d=new WeakSet([
g]);for(;f.length>0;){let i=f[f.length-1];i.index===0&&(c.push(i.isArray?"[":"{"),u++);let B=!1;if(i.isArray)if(i.index<
i.val.length){i.first||c.push(","),l&&c.push(`
`+l.repeat(u));let I=i.val[i.index],k=a(i.val,String(i.index),I);if(It(k))c.push("null"),i.first=!1,i.index++;else{let D=k!==
null&&typeof k=="object",U=dt(k);if(D&&!U){if(d.has(k))throw new TypeError("Converting circular structure to JSON");d.add(
k),f.push({parent:i.val,key:String(i.index),val:k,isArray:Array.isArray(k),keys:Array.isArray(k)?null:Object.keys(k),index:0,
first:!0}),i.first=!1,i.index++}else c.push(cA(k)),i.first=!1,i.index++}}else B=!0;else{for(;i.index<i.keys.length;){let I=i.
keys[i.index++];if(Q&&!Q.has(I))continue;let k=i.val[I],D=a(i.val,I,k);if(It(D))continue;i.first||c.push(","),l?c.push(`\

`+l.repeat(u)+cA(I)+": "):c.push(cA(I)+":");let U=D!==null&&typeof D=="object",M=dt(D);if(U&&!M){if(d.has(D))throw new TypeError(
"Converting circular structure to JSON");d.add(D),f.push({parent:i.val,key:I,val:D,isArray:Array.isArray(D),keys:Array.isArray(
D)?null:Object.keys(D),index:0,first:!0}),i.first=!1;break}else c.push(cA(D)),i.first=!1}i.index>=i.keys.length&&f[f.length-
1]===i&&(B=!0)}B&&(u--,!i.first&&l&&c.push(`
`+l.repeat(u)),c.push(i.isArray?"]":"}"),d.delete(i.val),f.pop())}return c.join("")},Eo=(r,E,e)=>{try{return"rawJSON"in JSON?
cA(r,(l,n)=>typeof n=="bigint"?JSON.rawJSON(n.toString()):typeof E=="function"?E(l,n):(Array.isArray(E)&&E.includes(l),n),
e):r?cA(r,(l,n)=>typeof n=="string"&&KA.test(n)||typeof n=="bigint"?n.toString()+"n":typeof E=="function"?E(l,n):(Array.
isArray(E)&&E.includes(l),n),e).replace(ar,"$1$2$3").replace(gr,"$1$2$3"):cA(r,E,e)}catch(l){if(l instanceof RangeError){
let n=co(r,E,e);return n===void 0?void 0:"rawJSON"in JSON?n:n.replace(ar,"$1$2$3").replace(gr,"$1$2$3")}throw l}},jA=new Map,
Qo=()=>{let r=JSON.parse.toString();if(jA.has(r))return jA.get(r);try{let E=JSON.parse("1",(e,l,n)=>!!n?.source&&n.source===
"1");return jA.set(r,E),E}catch{return jA.set(r,!1),!1}},uo=(r,E,e,l)=>typeof E=="string"&&ir.test(E)?BigInt(E.slice(0,-1)):
typeof E=="string"&&KA.test(E)?E.slice(0,-1):typeof l=="function"?l(r,E,e):E,ho=(r,E)=>JSON.parse(r,(e,l,n)=>{let Q=typeof l==
"number",a=l>Number.MAX_SAFE_INTEGER||l<Number.MIN_SAFE_INTEGER,g=Q&&a,h=n&&lo.test(n.source);return g&&h?BigInt(n.source):
typeof E=="function"?E(e,l,n):l}),lr=Number.MAX_SAFE_INTEGER.toString(),cr=lr.length,Bo=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,
Co=/^"-?\d+n+"$/,Io=(r,E)=>{let e={"":r},l=[{parent:e,key:"",visited:!1}];for(;l.length>0;){let n=l[l.length-1];if(n.visited){
let{parent:Q,key:a}=n,g=Q[a];typeof g=="string"&&(ir.test(g)?g=BigInt(g.slice(0,-1)):KA.test(g)&&(g=g.slice(0,-1))),typeof E==
"function"&&(g=E.call(Q,a,g)),g===void 0?delete Q[a]:Q[a]=g,l.pop()}else{n.visited=!0;let Q=n.parent[n.key];if(Q!==null&&
typeof Q=="object"){let a=Object.keys(Q);for(let g=a.length-1;g>=0;g--)l.push({parent:Q,key:a[g],visited:!1})}}}return e[""]},
Er=r=>r.replace(Bo,(E,e,l,n)=>{let Q=E[0]==='"';if(Q&&Co.test(E))return E.substring(0,E.length-1)+'n"';let a=l||n,g=e&&(e.
length<cr||e.length===cr&&e<=lr);return Q||a||g?E:'"'+E+'n"'}),po=(r,E)=>{if(!r)return Ct(r,E);try{if(Qo())return ho(r,E);
let e=Er(r);return Ct(e,(l,n,Q)=>uo(l,n,Q,E))}catch(e){if(e instanceof RangeError){let l=Er(r),n=Ct(l);return Io(n,E)}throw e}},
XA=class extends Error{name;status;request;response;constructor(r,E,e){super(r,{cause:e.cause}),this.name="HttpError",this.
status=Number.parseInt(E),Number.isNaN(this.status)&&(this.status=0),"response"in e&&(this.response=e.response);let l=Object.
assign({},e.request);e.request.headers.authorization&&(l.headers=Object.assign({},e.request.headers,{authorization:e.request.
headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),l.url=l.url.replace(/\bclient_secret=\w+/g,"client_secret=[\
REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=l}},fo="10.0.16",mo={headers:{"user-ag\
ent":`octokit-request.js/${fo} ${ZA()}`}};function wo(r){if(typeof r!="object"||r===null||Object.prototype.toString.call(
r)!=="[object Object]")return!1;let E=Object.getPrototypeOf(r);if(E===null)return!0;let e=Object.prototype.hasOwnProperty.
call(E,"constructor")&&E.constructor;return typeof e=="function"&&e instanceof e&&Function.prototype.call(e)===Function.
prototype.call(r)}var Qr=()=>"";async function ur(r){let E=r.request?.fetch||globalThis.fetch;if(!E)throw new Error("fet\
ch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.co\
m/octokit/octokit.js/#fetch-missing");let e=r.request?.log||console,l=r.request?.parseSuccessResponseBody!==!1,n=wo(r.body)||
Array.isArray(r.body)?Eo(r.body):r.body,Q=Object.fromEntries(Object.entries(r.headers).map(([u,f])=>[u,String(f)])),a;try{
a=await E(r.url,{method:r.method,body:n,redirect:r.request?.redirect,headers:Q,signal:r.request?.signal,...r.body&&{duplex:"\
half"}})}catch(u){let f="Unknown Error";if(u instanceof Error){if(u.name==="AbortError")throw u.status=500,u;f=u.message,
u.name==="TypeError"&&"cause"in u&&(u.cause instanceof Error?f=u.cause.message:typeof u.cause=="string"&&(f=u.cause))}let d=new XA(
f,500,{request:r});throw d.cause=u,d}let g=a.status,h=a.url,t={};for(let[u,f]of a.headers)t[u]=f;let c={url:h,status:g,headers:t,
data:""};if("deprecation"in t){let u=t.link&&t.link.match(/<([^<>]+)>; rel="deprecation"/),f=u&&u.pop();e.warn(`[@octoki\
t/request] "${r.method} ${r.url}" is deprecated. It is scheduled to be removed on ${t.sunset}${f?`. See ${f}`:""}`)}if(g===
204||g===205)return c;if(r.method==="HEAD"){if(g<400)return c;throw new XA(a.statusText,g,{response:c,request:r})}if(g===
304)throw c.data=await pt(a),new XA("Not modified",g,{response:c,request:r});if(g>=400)throw c.data=await pt(a),new XA(ko(
c.data),g,{response:c,request:r});return c.data=l?await pt(a):a.body,c}async function pt(r){let E=r.headers.get("content\
-type");if(!E)return r.text().catch(Qr);let e=io(E);if(yo(e)){let l="";try{return l=await r.text(),po(l)}catch{return l}}else
return e.type.startsWith("text/")||e.parameters.charset?.toLowerCase()==="utf-8"&&e.type!=="application/octet-stream"?r.
text().catch(Qr):r.arrayBuffer().catch(()=>new ArrayBuffer(0))}function yo(r){return r.type==="application/json"||r.type===
"application/scim+json"}function ko(r){if(typeof r=="string")return r;if(r instanceof ArrayBuffer)return"Unknown error";
if(typeof r=="object"&&r!==null&&"message"in r){let E=r,e="documentation_url"in E?` - ${E.documentation_url}`:"";return Array.
isArray(E.errors)?`${E.message}: ${E.errors.map(l=>JSON.stringify(l)).join(", ")}${e}`:`${E.message}${e}`}return`Unknown\
 error: ${JSON.stringify(r)}`}function ft(r,E){let e=r.defaults(E);return Object.assign(function(l,n){let Q=e.merge(l,n);
if(!Q.request||!Q.request.hook)return ur(e.parse(Q));let a=(g,h)=>ur(e.parse(e.merge(g,h)));return Object.assign(a,{endpoint:e,
defaults:ft.bind(null,e)}),Q.request.hook(a,Q)},{endpoint:e,defaults:ft.bind(null,e)})}var mt=ft(no,mo),bo="0.0.0-develo\
pment";function Do(r){return`Request failed due to following response errors:
`+r.errors.map(E=>` - ${E.message}`).join(`
`)}var Ro=class extends Error{constructor(r,E,e){super(Do(e)),this.request=r,this.headers=E,this.response=e,this.errors=
e.errors,this.data=e.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="\
GraphqlResponseError";errors;data},Fo=["method","baseUrl","url","headers","request","query","mediaType","operationName"],
To=["query","method","url"],hr=/\/api\/v3\/?$/;function So(r,E,e){if(e){if(typeof E=="string"&&"query"in e)return Promise.
reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let a in e)if(To.includes(a))return Promise.
reject(new Error(`[@octokit/graphql] "${a}" cannot be used as variable name`))}let l=typeof E=="string"?Object.assign({query:E},
e):E,n=Object.keys(l).reduce((a,g)=>Fo.includes(g)?(a[g]=l[g],a):(a.variables||(a.variables={}),a.variables[g]=l[g],a),{}),
Q=l.baseUrl||r.endpoint.DEFAULTS.baseUrl;return hr.test(Q)&&(n.url=Q.replace(hr,"/api/graphql")),r(n).then(a=>{if(a.data.
errors){let g={};for(let h of Object.keys(a.headers))g[h]=a.headers[h];throw new Ro(n,g,a.data)}return a.data.data})}function wt(r,E){
let e=r.defaults(E);return Object.assign((l,n)=>So(e,l,n),{defaults:wt.bind(null,e),endpoint:e.endpoint})}var tn=wt(mt,{
headers:{"user-agent":`octokit-graphql.js/${bo} ${ZA()}`},method:"POST",url:"/graphql"});function Uo(r){return wt(r,{method:"\
POST",url:"/graphql"})}var yt="(?:[a-zA-Z0-9_-]+)",Br="\\.",Cr=new RegExp(`^${yt}${Br}${yt}${Br}${yt}$`),No=Cr.test.bind(
Cr);async function Mo(r){let E=No(r),e=r.startsWith("v1.")||r.startsWith("ghs_"),l=r.startsWith("ghu_");return{type:"tok\
en",token:r,tokenType:E?"app":e?"installation":l?"user-to-server":"oauth"}}function Lo(r){return r.split(/\./).length===
3?`bearer ${r}`:`token ${r}`}async function Go(r,E,e,l){let n=E.endpoint.merge(e,l);return n.headers.authorization=Lo(r),
E(n)}var vo=function(r){if(!r)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof r!="\
string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return r=r.replace(/^(token|bearer) +/i,
""),Object.assign(Mo.bind(null,r),{hook:Go.bind(null,r)})},Ir="7.0.8",dr=()=>{},Yo=console.warn.bind(console),Ho=console.
error.bind(console);function Jo(r={}){return typeof r.debug!="function"&&(r.debug=dr),typeof r.info!="function"&&(r.info=
dr),typeof r.warn!="function"&&(r.warn=Yo),typeof r.error!="function"&&(r.error=Ho),r}var pr=`octokit-core.js/${Ir} ${ZA()}`,
Oo=class{static VERSION=Ir;static defaults(r){return class extends this{constructor(...E){let e=E[0]||{};if(typeof r=="f\
unction"){super(r(e));return}super(Object.assign({},r,e,e.userAgent&&r.userAgent?{userAgent:`${e.userAgent} ${r.userAgent}`}:
null))}}}static plugins=[];static plugin(...r){let E=this.plugins;return class extends this{static plugins=E.concat(r.filter(
e=>!E.includes(e)))}}constructor(r={}){let E=new Ws.Collection,e={baseUrl:mt.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.
assign({},r.request,{hook:E.bind(null,"request")}),mediaType:{previews:[],format:""}};if(e.headers["user-agent"]=r.userAgent?
`${r.userAgent} ${pr}`:pr,r.baseUrl&&(e.baseUrl=r.baseUrl),r.previews&&(e.mediaType.previews=r.previews),r.timeZone&&(e.
headers["time-zone"]=r.timeZone),this.request=mt.defaults(e),this.graphql=Uo(this.request).defaults(e),this.log=Jo(r.log),
this.hook=E,r.authStrategy){let{authStrategy:n,...Q}=r,a=n(Object.assign({request:this.request,log:this.log,octokit:this,
octokitOptions:Q},r.auth));E.wrap("request",a.hook),this.auth=a}else if(!r.auth)this.auth=async()=>({type:"unauthenticat\
ed"});else{let n=vo(r.auth);E.wrap("request",n.hook),this.auth=n}let l=this.constructor;for(let n=0;n<l.plugins.length;++n)
Object.assign(this,l.plugins[n](this,r))}request;graphql;log;hook;auth},fr="17.0.0",Vo={actions:{addCustomLabelsToSelfHostedRunnerForOrg:[
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
"PATCH /user"]}},xo=Vo,hA=new Map;for(let[r,E]of Object.entries(xo))for(let[e,l]of Object.entries(E)){let[n,Q,a]=l,[g,h]=n.
split(/ /),t=Object.assign({method:g,url:h},Q);hA.has(r)||hA.set(r,new Map),hA.get(r).set(e,{scope:r,methodName:e,endpointDefaults:t,
decorations:a})}var Po={has({scope:r},E){return hA.get(r).has(E)},getOwnPropertyDescriptor(r,E){return{value:this.get(r,
E),configurable:!0,writable:!0,enumerable:!0}},defineProperty(r,E,e){return Object.defineProperty(r.cache,E,e),!0},deleteProperty(r,E){
return delete r.cache[E],!0},ownKeys({scope:r}){return[...hA.get(r).keys()]},set(r,E,e){return r.cache[E]=e},get({octokit:r,
scope:E,cache:e},l){if(e[l])return e[l];let n=hA.get(E).get(l);if(!n)return;let{endpointDefaults:Q,decorations:a}=n;return a?
e[l]=_o(r,E,l,Q,a):e[l]=r.request.defaults(Q),e[l]}};function mr(r){let E={};for(let e of hA.keys())E[e]=new Proxy({octokit:r,
scope:e,cache:{}},Po);return E}function _o(r,E,e,l,n){let Q=r.request.defaults(l);function a(...g){let h=Q.endpoint.merge(
...g);if(n.mapToData)return h=Object.assign({},h,{data:h[n.mapToData],[n.mapToData]:void 0}),Q(h);if(n.renamed){let[t,c]=n.
renamed;r.log.warn(`octokit.${E}.${e}() has been renamed to octokit.${t}.${c}()`)}if(n.deprecated&&r.log.warn(n.deprecated),
n.renamedParameters){let t=Q.endpoint.merge(...g);for(let[c,u]of Object.entries(n.renamedParameters))c in t&&(r.log.warn(
`"${c}" parameter is deprecated for "octokit.${E}.${e}()". Use "${u}" instead`),u in t||(t[u]=t[c]),delete t[c]);return Q(
t)}return Q(...g)}return Object.assign(a,Q)}function wr(r){return{rest:mr(r)}}wr.VERSION=fr;function Wo(r){let E=mr(r);return{
...E,rest:E}}Wo.VERSION=fr;var qo="0.0.0-development";function zo(r){if(!r.data)return{...r,data:[]};if(!(("total_count"in
r.data||"total_commits"in r.data)&&!("url"in r.data)))return r;let E=r.data.incomplete_results,e=r.data.repository_selection,
l=r.data.total_count,n=r.data.total_commits;delete r.data.incomplete_results,delete r.data.repository_selection,delete r.
data.total_count,delete r.data.total_commits;let Q=Object.keys(r.data)[0],a=r.data[Q];return r.data=a,typeof E<"u"&&(r.data.
incomplete_results=E),typeof e<"u"&&(r.data.repository_selection=e),r.data.total_count=l,r.data.total_commits=n,r}function kt(r,E,e){
let l=typeof E=="function"?E.endpoint(e):r.request.endpoint(E,e),n=typeof E=="function"?E:r.request,Q=l.method,a=l.headers,
g=l.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!g)return{done:!0};try{let h=await n({method:Q,url:g,headers:a}),
t=zo(h);if(g=((t.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!g&&"total_commits"in t.data){let c=new URL(
t.url),u=c.searchParams,f=parseInt(u.get("page")||"1",10),d=parseInt(u.get("per_page")||"250",10);f*d<t.data.total_commits&&
(u.set("page",String(f+1)),g=c.toString())}return{value:t}}catch(h){if(h.status!==409)throw h;return g="",{value:{status:200,
headers:{},data:[]}}}}})}}function yr(r,E,e,l){return typeof e=="function"&&(l=e,e=void 0),kr(r,[],kt(r,E,e)[Symbol.asyncIterator](),
l)}function kr(r,E,e,l){return e.next().then(n=>{if(n.done)return E;let Q=!1;function a(){Q=!0}return E=E.concat(l?l(n.value,
a):n.value.data),Q?E:kr(r,E,e,l)})}var rn=Object.assign(yr,{iterator:kt});function br(r){return{paginate:Object.assign(yr.
bind(null,r),{iterator:kt.bind(null,r)})}}br.VERSION=qo;var sn=new Zt,bt=Js(),Zo={baseUrl:bt,request:{agent:vs(bt),fetch:Hs(
bt)}},Ko=Oo.plugin(wr,br).defaults(Zo);function jo(r,E){let e=Object.assign({},E||{}),l=Gs(r,e);l&&(e.auth=l);let n=Os(e.
userAgent);return n&&(e.userAgent=n),e}var on=new Zt;function Xo(r,E,...e){let l=Ko.plugin(...e);return new l(jo(r,E))}}};
