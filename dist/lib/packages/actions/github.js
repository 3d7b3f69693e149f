"use strict";module.exports={"@actions/github"(js,Ne,$s,Kt){var Me=Object.defineProperty,Xt=Object.getOwnPropertyDescriptor,jt=Object.
getOwnPropertyNames,$t=Object.prototype.hasOwnProperty,Ar=(e,g)=>{for(var A in g)Me(e,A,{get:g[A],enumerable:!0})},er=(e,g,A,o)=>{
if(g&&typeof g=="object"||typeof g=="function")for(let E of jt(g))!$t.call(e,E)&&E!==A&&Me(e,E,{get:()=>g[E],enumerable:!(o=
Xt(g,E))||o.enumerable});return e},tr=e=>er(Me({},"__esModule",{value:!0}),e),tt={};Ar(tt,{getOctokit:()=>Ks}),Kt.exports=
tr(tt);var q=Ne("chunk-IYWUY3VA"),rt=Ne("fs"),rr=Ne("os"),sr=(0,q.b)(e=>{"use strict";Object.defineProperty(e,"__esModul\
e",{value:!0}),e.getProxyUrl=g,e.checkBypass=A;function g(B){let n=B.protocol==="https:";if(A(B))return;let a=n?process.
env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(a)try{return new E(a)}catch{if(!a.
startsWith("http://")&&!a.startsWith("https://"))return new E(`http://${a}`)}else return}function A(B){if(!B.hostname)return!1;
let n=B.hostname;if(o(n))return!0;let a=process.env.no_proxy||process.env.NO_PROXY||"";if(!a)return!1;let I;B.port?I=Number(
B.port):B.protocol==="http:"?I=80:B.protocol==="https:"&&(I=443);let t=[B.hostname.toUpperCase()];typeof I=="number"&&t.
push(`${t[0]}:${I}`);for(let w of a.split(",").map(h=>h.trim().toUpperCase()).filter(h=>h))if(w==="*"||t.some(h=>h===w||
h.endsWith(`.${w}`)||w.startsWith(".")&&h.endsWith(`${w}`)))return!0;return!1}function o(B){let n=B.toLowerCase();return n===
"localhost"||n.startsWith("127.")||n.startsWith("[::1]")||n.startsWith("[0:0:0:0:0:0:0:1]")}var E=class extends URL{constructor(B,n){
super(B,n),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){
return this._decodedUsername}get password(){return this._decodedPassword}}}),or=(0,q.b)(e=>{"use strict";var g=(0,q.a)("\
net"),A=(0,q.a)("tls"),o=(0,q.a)("http"),E=(0,q.a)("https"),B=(0,q.a)("events"),n=(0,q.a)("assert"),a=(0,q.a)("util");e.
httpOverHttp=I,e.httpsOverHttp=t,e.httpOverHttps=w,e.httpsOverHttps=h;function I(R){var m=new f(R);return m.request=o.request,
m}function t(R){var m=new f(R);return m.request=o.request,m.createSocket=T,m.defaultPort=443,m}function w(R){var m=new f(
R);return m.request=E.request,m}function h(R){var m=new f(R);return m.request=E.request,m.createSocket=T,m.defaultPort=443,
m}function f(R){var m=this;m.options=R||{},m.proxyOptions=m.options.proxy||{},m.maxSockets=m.options.maxSockets||o.Agent.
defaultMaxSockets,m.requests=[],m.sockets=[],m.on("free",function(S,M,W,Z){for(var Y=p(M,W,Z),r=0,i=m.requests.length;r<
i;++r){var l=m.requests[r];if(l.host===Y.host&&l.port===Y.port){m.requests.splice(r,1),l.request.onSocket(S);return}}S.destroy(),
m.removeSocket(S)})}a.inherits(f,B.EventEmitter),f.prototype.addRequest=function(R,m,S,M){var W=this,Z=F({request:R},W.options,
p(m,S,M));if(W.sockets.length>=this.maxSockets){W.requests.push(Z);return}W.createSocket(Z,function(Y){Y.on("free",r),Y.
on("close",i),Y.on("agentRemove",i),R.onSocket(Y);function r(){W.emit("free",Y,Z)}function i(l){W.removeSocket(Y),Y.removeListener(
"free",r),Y.removeListener("close",i),Y.removeListener("agentRemove",i)}})},f.prototype.createSocket=function(R,m){var S=this,
M={};S.sockets.push(M);var W=F({},S.proxyOptions,{method:"CONNECT",path:R.host+":"+R.port,agent:!1,headers:{host:R.host+
":"+R.port}});R.localAddress&&(W.localAddress=R.localAddress),W.proxyAuth&&(W.headers=W.headers||{},W.headers["Proxy-Aut\
horization"]="Basic "+new Buffer(W.proxyAuth).toString("base64")),y("making CONNECT request");var Z=S.request(W);Z.useChunkedEncodingByDefault=
!1,Z.once("response",Y),Z.once("upgrade",r),Z.once("connect",i),Z.once("error",l),Z.end();function Y(s){s.upgrade=!0}function r(s,C,u){
process.nextTick(function(){i(s,C,u)})}function i(s,C,u){if(Z.removeAllListeners(),C.removeAllListeners(),s.statusCode!==
200){y("tunneling socket could not be established, statusCode=%d",s.statusCode),C.destroy();var b=new Error("tunneling s\
ocket could not be established, statusCode="+s.statusCode);b.code="ECONNRESET",R.request.emit("error",b),S.removeSocket(
M);return}if(u.length>0){y("got illegal response body from proxy"),C.destroy();var b=new Error("got illegal response bod\
y from proxy");b.code="ECONNRESET",R.request.emit("error",b),S.removeSocket(M);return}return y("tunneling connection has\
 established"),S.sockets[S.sockets.indexOf(M)]=C,m(C)}function l(s){Z.removeAllListeners(),y(`tunneling socket could not\
 be established, cause=%s
`,s.message,s.stack);var C=new Error("tunneling socket could not be established, cause="+s.message);C.code="ECONNRESET",
R.request.emit("error",C),S.removeSocket(M)}},f.prototype.removeSocket=function(R){var m=this.sockets.indexOf(R);if(m!==
-1){this.sockets.splice(m,1);var S=this.requests.shift();S&&this.createSocket(S,function(M){S.request.onSocket(M)})}};function T(R,m){
var S=this;f.prototype.createSocket.call(S,R,function(M){var W=R.request.getHeader("host"),Z=F({},S.options,{socket:M,servername:W?
W.replace(/:.*$/,""):R.host}),Y=A.connect(0,Z);S.sockets[S.sockets.indexOf(M)]=Y,m(Y)})}function p(R,m,S){return typeof R==
"string"?{host:R,port:m,localAddress:S}:R}function F(R){for(var m=1,S=arguments.length;m<S;++m){var M=arguments[m];if(typeof M==
"object")for(var W=Object.keys(M),Z=0,Y=W.length;Z<Y;++Z){var r=W[Z];M[r]!==void 0&&(R[r]=M[r])}}return R}var y;process.
env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?y=function(){var R=Array.prototype.slice.call(arguments);typeof R[0]==
"string"?R[0]="TUNNEL: "+R[0]:R.unshift("TUNNEL:"),console.error.apply(console,R)}:y=function(){},e.debug=y}),ir=(0,q.b)(
(e,g)=>{g.exports=or()}),st=(0,q.b)((e,g)=>{"use strict";var A=(0,q.a)("node:events"),o=class extends A{dispatch(){throw new Error(
"not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...B){
let n=Array.isArray(B[0])?B[0]:B,a=this.dispatch.bind(this);for(let I of n)if(I!=null){if(typeof I!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof I}`);if(a=I(a),a==null||typeof a!="function"||a.length!==2)throw new TypeError(
"invalid interceptor")}return new E(this,a)}},E=class extends o{#A=null;#e=null;constructor(B,n){super(),this.#A=B,this.#e=
n}dispatch(...B){this.#e(...B)}close(...B){return this.#A.close(...B)}destroy(...B){return this.#A.destroy(...B)}};g.exports=
o}),_A=(0,q.b)((e,g)=>{"use strict";var A=Symbol.for("undici.error.UND_ERR"),o=class extends Error{constructor(G){super(
G),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](G){return G&&G[A]===!0}[A]=!0},E=Symbol.for("u\
ndici.error.UND_ERR_CONNECT_TIMEOUT"),B=class extends o{constructor(G){super(G),this.name="ConnectTimeoutError",this.message=
G||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](G){return G&&G[E]===!0}[E]=!0},
n=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT"),a=class extends o{constructor(G){super(G),this.name="HeadersTimeout\
Error",this.message=G||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](G){return G&&
G[n]===!0}[n]=!0},I=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),t=class extends o{constructor(G){super(G),this.name=
"HeadersOverflowError",this.message=G||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](G){
return G&&G[I]===!0}[I]=!0},w=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"),h=class extends o{constructor(G){super(G),
this.name="BodyTimeoutError",this.message=G||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](G){
return G&&G[w]===!0}[w]=!0},f=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE"),T=class extends o{constructor(G,eA,O,H){
super(G),this.name="ResponseStatusCodeError",this.message=G||"Response Status Code Error",this.code="UND_ERR_RESPONSE_ST\
ATUS_CODE",this.body=H,this.status=eA,this.statusCode=eA,this.headers=O}static[Symbol.hasInstance](G){return G&&G[f]===!0}[f]=!0},
p=Symbol.for("undici.error.UND_ERR_INVALID_ARG"),F=class extends o{constructor(G){super(G),this.name="InvalidArgumentErr\
or",this.message=G||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](G){return G&&G[p]===
!0}[p]=!0},y=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),R=class extends o{constructor(G){super(G),this.name=
"InvalidReturnValueError",this.message=G||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.
hasInstance](G){return G&&G[y]===!0}[y]=!0},m=Symbol.for("undici.error.UND_ERR_ABORT"),S=class extends o{constructor(G){
super(G),this.name="AbortError",this.message=G||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](G){
return G&&G[m]===!0}[m]=!0},M=Symbol.for("undici.error.UND_ERR_ABORTED"),W=class extends S{constructor(G){super(G),this.
name="AbortError",this.message=G||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](G){return G&&
G[M]===!0}[M]=!0},Z=Symbol.for("undici.error.UND_ERR_INFO"),Y=class extends o{constructor(G){super(G),this.name="Informa\
tionalError",this.message=G||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](G){return G&&G[Z]===
!0}[Z]=!0},r=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"),i=class extends o{constructor(G){super(G),this.
name="RequestContentLengthMismatchError",this.message=G||"Request body length does not match content-length header",this.
code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](G){return G&&G[r]===!0}[r]=!0},l=Symbol.for("undic\
i.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),s=class extends o{constructor(G){super(G),this.name="ResponseContentLength\
MismatchError",this.message=G||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTEN\
T_LENGTH_MISMATCH"}static[Symbol.hasInstance](G){return G&&G[l]===!0}[l]=!0},C=Symbol.for("undici.error.UND_ERR_DESTROYE\
D"),u=class extends o{constructor(G){super(G),this.name="ClientDestroyedError",this.message=G||"The client is destroyed",
this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](G){return G&&G[C]===!0}[C]=!0},b=Symbol.for("undici.error.UND_E\
RR_CLOSED"),k=class extends o{constructor(G){super(G),this.name="ClientClosedError",this.message=G||"The client is close\
d",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](G){return G&&G[b]===!0}[b]=!0},U=Symbol.for("undici.error.UND_E\
RR_SOCKET"),sA=class extends o{constructor(G,eA){super(G),this.name="SocketError",this.message=G||"Socket error",this.code=
"UND_ERR_SOCKET",this.socket=eA}static[Symbol.hasInstance](G){return G&&G[U]===!0}[U]=!0},K=Symbol.for("undici.error.UND\
_ERR_NOT_SUPPORTED"),EA=class extends o{constructor(G){super(G),this.name="NotSupportedError",this.message=G||"Not suppo\
rted error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](G){return G&&G[K]===!0}[K]=!0},X=Symbol.for("un\
dici.error.UND_ERR_BPL_MISSING_UPSTREAM"),nA=class extends o{constructor(G){super(G),this.name="MissingUpstreamError",this.
message=G||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](G){
return G&&G[X]===!0}[X]=!0},gA=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),QA=class extends Error{constructor(G,eA,O){
super(G),this.name="HTTPParserError",this.code=eA?`HPE_${eA}`:void 0,this.data=O?O.toString():void 0}static[Symbol.hasInstance](G){
return G&&G[gA]===!0}[gA]=!0},CA=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),RA=class extends o{constructor(G){
super(G),this.name="ResponseExceededMaxSizeError",this.message=G||"Response content exceeded max size",this.code="UND_ER\
R_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](G){return G&&G[CA]===!0}[CA]=!0},UA=Symbol.for("undici.error.UND_ERR\
_REQ_RETRY"),NA=class extends o{constructor(G,eA,{headers:O,data:H}){super(G),this.name="RequestRetryError",this.message=
G||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=eA,this.data=H,this.headers=O}static[Symbol.hasInstance](G){
return G&&G[UA]===!0}[UA]=!0},TA=Symbol.for("undici.error.UND_ERR_RESPONSE"),fA=class extends o{constructor(G,eA,{headers:O,
data:H}){super(G),this.name="ResponseError",this.message=G||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=
eA,this.data=H,this.headers=O}static[Symbol.hasInstance](G){return G&&G[TA]===!0}[TA]=!0},j=Symbol.for("undici.error.UND\
_ERR_PRX_TLS"),$=class extends o{constructor(G,eA,O){super(eA,{cause:G,...O??{}}),this.name="SecureProxyConnectionError",
this.message=eA||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=G}static[Symbol.hasInstance](G){
return G&&G[j]===!0}[j]=!0},oA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"),DA=class extends o{constructor(G){
super(G),this.name="MessageSizeExceededError",this.message=G||"Max decompressed message size exceeded",this.code="UND_ER\
R_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](G){return G&&G[oA]===!0}get[oA](){return!0}};g.exports={AbortError:S,
HTTPParserError:QA,UndiciError:o,HeadersTimeoutError:a,HeadersOverflowError:t,BodyTimeoutError:h,RequestContentLengthMismatchError:i,
ConnectTimeoutError:B,ResponseStatusCodeError:T,InvalidArgumentError:F,InvalidReturnValueError:R,RequestAbortedError:W,ClientDestroyedError:u,
ClientClosedError:k,InformationalError:Y,SocketError:sA,NotSupportedError:EA,ResponseContentLengthMismatchError:s,BalancedPoolMissingUpstreamError:nA,
ResponseExceededMaxSizeError:RA,RequestRetryError:NA,ResponseError:fA,SecureProxyConnectionError:$,MessageSizeExceededError:DA}}),
KA=(0,q.b)((e,g)=>{g.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol(
"url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol(
"connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive \
timeout"),kKeepAliveTimeoutThreshold:Symbol("keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive ti\
meout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol(
"server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),
kBody:Symbol("abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),
kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol("queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol(
"closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol(
"resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol(
"pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol(
"destroy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol(
"connector"),kStrictContentLength:Symbol("strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol(
"maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol("socket request counter"),kInterceptors:Symbol(
"dispatch interceptors"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol(
"http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol(
"listeners"),kHTTPContext:Symbol("http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol(
"no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}}),Ge=(0,q.b)(
(e,g)=>{"use strict";var A={},o=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Cred\
entials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Exp\
ose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Al\
t-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding",
"Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Polic\
y-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resourc\
e-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Ma\
tch","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location",
"Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer",
"Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-Web\
Socket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Pr\
eload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer",
"Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-O\
ptions","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With",
"X-XSS-Protection"];for(let E=0;E<o.length;++E){let B=o[E],n=B.toLowerCase();A[B]=A[n]=n}Object.setPrototypeOf(A,null),g.
exports={wellknownHeaderNames:o,headerNameLowerCasedRecord:A}}),nr=(0,q.b)((e,g)=>{"use strict";var{wellknownHeaderNames:A,
headerNameLowerCasedRecord:o}=Ge(),E=class we{value=null;left=null;middle=null;right=null;code;constructor(I,t,w){if(w===
void 0||w>=I.length)throw new TypeError("Unreachable");if((this.code=I.charCodeAt(w))>127)throw new TypeError("key must \
be ascii string");I.length!==++w?this.middle=new we(I,t,w):this.value=t}add(I,t){let w=I.length;if(w===0)throw new TypeError(
"Unreachable");let h=0,f=this;for(;;){let T=I.charCodeAt(h);if(T>127)throw new TypeError("key must be ascii string");if(f.
code===T)if(w===++h){f.value=t;break}else if(f.middle!==null)f=f.middle;else{f.middle=new we(I,t,h);break}else if(f.code<
T)if(f.left!==null)f=f.left;else{f.left=new we(I,t,h);break}else if(f.right!==null)f=f.right;else{f.right=new we(I,t,h);
break}}}search(I){let t=I.length,w=0,h=this;for(;h!==null&&w<t;){let f=I[w];for(f<=90&&f>=65&&(f|=32);h!==null;){if(f===
h.code){if(t===++w)return h;h=h.middle;break}h=h.code<f?h.left:h.right}}return null}},B=class{node=null;insert(a,I){this.
node===null?this.node=new E(a,I,0):this.node.add(a,I)}lookup(a){return this.node?.search(a)?.value??null}},n=new B;for(let a=0;a<
A.length;++a){let I=o[A[a]];n.insert(I,I)}g.exports={TernarySearchTree:B,tree:n}}),HA=(0,q.b)((e,g)=>{"use strict";var A=(0,q.
a)("node:assert"),{kDestroyed:o,kBodyUsed:E,kListeners:B,kBody:n}=KA(),{IncomingMessage:a}=(0,q.a)("node:http"),I=(0,q.a)(
"node:stream"),t=(0,q.a)("node:net"),{Blob:w}=(0,q.a)("node:buffer"),h=(0,q.a)("node:util"),{stringify:f}=(0,q.a)("node:\
querystring"),{EventEmitter:T}=(0,q.a)("node:events"),{InvalidArgumentError:p}=_A(),{headerNameLowerCasedRecord:F}=Ge(),
{tree:y}=nr(),[R,m]=process.versions.node.split(".").map(d=>Number(d)),S=class{constructor(d){this[n]=d,this[E]=!1}async*[Symbol.
asyncIterator](){A(!this[E],"disturbed"),this[E]=!0,yield*this[n]}};function M(d){return Z(d)?(K(d)===0&&d.on("data",function(){
A(!1)}),typeof d.readableDidRead!="boolean"&&(d[E]=!1,T.prototype.on.call(d,"data",function(){this[E]=!0})),d):d&&typeof d.
pipeTo=="function"?new S(d):d&&typeof d!="string"&&!ArrayBuffer.isView(d)&&sA(d)?new S(d):d}function W(){}function Z(d){
return d&&typeof d=="object"&&typeof d.pipe=="function"&&typeof d.on=="function"}function Y(d){if(d===null)return!1;if(d instanceof
w)return!0;if(typeof d!="object")return!1;{let x=d[Symbol.toStringTag];return(x==="Blob"||x==="File")&&("stream"in d&&typeof d.
stream=="function"||"arrayBuffer"in d&&typeof d.arrayBuffer=="function")}}function r(d,x){if(d.includes("?")||d.includes(
"#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');let rA=f(x);return rA&&(d+="\
?"+rA),d}function i(d){let x=parseInt(d,10);return x===Number(d)&&x>=0&&x<=65535}function l(d){return d!=null&&d[0]==="h"&&
d[1]==="t"&&d[2]==="t"&&d[3]==="p"&&(d[4]===":"||d[4]==="s"&&d[5]===":")}function s(d){if(typeof d=="string"){if(d=new URL(
d),!l(d.origin||d.protocol))throw new p("Invalid URL protocol: the URL must start with `http:` or `https:`.");return d}if(!d||
typeof d!="object")throw new p("Invalid URL: The URL argument must be a non-null object.");if(!(d instanceof URL)){if(d.
port!=null&&d.port!==""&&i(d.port)===!1)throw new p("Invalid URL: port must be a valid integer or a string representatio\
n of an integer.");if(d.path!=null&&typeof d.path!="string")throw new p("Invalid URL path: the path must be a string or \
null/undefined.");if(d.pathname!=null&&typeof d.pathname!="string")throw new p("Invalid URL pathname: the pathname must \
be a string or null/undefined.");if(d.hostname!=null&&typeof d.hostname!="string")throw new p("Invalid URL hostname: the\
 hostname must be a string or null/undefined.");if(d.origin!=null&&typeof d.origin!="string")throw new p("Invalid URL or\
igin: the origin must be a string or null/undefined.");if(!l(d.origin||d.protocol))throw new p("Invalid URL protocol: th\
e URL must start with `http:` or `https:`.");let x=d.port!=null?d.port:d.protocol==="https:"?443:80,rA=d.origin!=null?d.
origin:`${d.protocol||""}//${d.hostname||""}:${x}`,dA=d.path!=null?d.path:`${d.pathname||""}${d.search||""}`;return rA[rA.
length-1]==="/"&&(rA=rA.slice(0,rA.length-1)),dA&&dA[0]!=="/"&&(dA=`/${dA}`),new URL(`${rA}${dA}`)}if(!l(d.origin||d.protocol))
throw new p("Invalid URL protocol: the URL must start with `http:` or `https:`.");return d}function C(d){if(d=s(d),d.pathname!==
"/"||d.search||d.hash)throw new p("invalid url");return d}function u(d){if(d[0]==="["){let rA=d.indexOf("]");return A(rA!==
-1),d.substring(1,rA)}let x=d.indexOf(":");return x===-1?d:d.substring(0,x)}function b(d){if(!d)return null;A(typeof d==
"string");let x=u(d);return t.isIP(x)?"":x}function k(d){return JSON.parse(JSON.stringify(d))}function U(d){return d!=null&&
typeof d[Symbol.asyncIterator]=="function"}function sA(d){return d!=null&&(typeof d[Symbol.iterator]=="function"||typeof d[Symbol.
asyncIterator]=="function")}function K(d){if(d==null)return 0;if(Z(d)){let x=d._readableState;return x&&x.objectMode===!1&&
x.ended===!0&&Number.isFinite(x.length)?x.length:null}else{if(Y(d))return d.size!=null?d.size:null;if(NA(d))return d.byteLength}
return null}function EA(d){return d&&!!(d.destroyed||d[o]||I.isDestroyed?.(d))}function X(d,x){d==null||!Z(d)||EA(d)||(typeof d.
destroy=="function"?(Object.getPrototypeOf(d).constructor===a&&(d.socket=null),d.destroy(x)):x&&queueMicrotask(()=>{d.emit(
"error",x)}),d.destroyed!==!0&&(d[o]=!0))}var nA=/timeout=(\d+)/;function gA(d){let x=d.toString().match(nA);return x?parseInt(
x[1],10)*1e3:null}function QA(d){return typeof d=="string"?F[d]??d.toLowerCase():y.lookup(d)??d.toString("latin1").toLowerCase()}
function CA(d){return y.lookup(d)??d.toString("latin1").toLowerCase()}function RA(d,x){x===void 0&&(x={});for(let rA=0;rA<
d.length;rA+=2){let dA=QA(d[rA]),IA=x[dA];if(IA)typeof IA=="string"&&(IA=[IA],x[dA]=IA),IA.push(d[rA+1].toString("utf8"));else{
let aA=d[rA+1];typeof aA=="string"?x[dA]=aA:x[dA]=Array.isArray(aA)?aA.map(SA=>SA.toString("utf8")):aA.toString("utf8")}}
return"content-length"in x&&"content-disposition"in x&&(x["content-disposition"]=Buffer.from(x["content-disposition"]).toString(
"latin1")),x}function UA(d){let x=d.length,rA=new Array(x),dA=!1,IA=-1,aA,SA,JA=0;for(let YA=0;YA<d.length;YA+=2)aA=d[YA],
SA=d[YA+1],typeof aA!="string"&&(aA=aA.toString()),typeof SA!="string"&&(SA=SA.toString("utf8")),JA=aA.length,JA===14&&aA[7]===
"-"&&(aA==="content-length"||aA.toLowerCase()==="content-length")?dA=!0:JA===19&&aA[7]==="-"&&(aA==="content-disposition"||
aA.toLowerCase()==="content-disposition")&&(IA=YA+1),rA[YA]=aA,rA[YA+1]=SA;return dA&&IA!==-1&&(rA[IA]=Buffer.from(rA[IA]).
toString("latin1")),rA}function NA(d){return d instanceof Uint8Array||Buffer.isBuffer(d)}function TA(d,x,rA){if(!d||typeof d!=
"object")throw new p("handler must be an object");if(typeof d.onConnect!="function")throw new p("invalid onConnect metho\
d");if(typeof d.onError!="function")throw new p("invalid onError method");if(typeof d.onBodySent!="function"&&d.onBodySent!==
void 0)throw new p("invalid onBodySent method");if(rA||x==="CONNECT"){if(typeof d.onUpgrade!="function")throw new p("inv\
alid onUpgrade method")}else{if(typeof d.onHeaders!="function")throw new p("invalid onHeaders method");if(typeof d.onData!=
"function")throw new p("invalid onData method");if(typeof d.onComplete!="function")throw new p("invalid onComplete metho\
d")}}function fA(d){return!!(d&&(I.isDisturbed(d)||d[E]))}function j(d){return!!(d&&I.isErrored(d))}function $(d){return!!(d&&
I.isReadable(d))}function oA(d){return{localAddress:d.localAddress,localPort:d.localPort,remoteAddress:d.remoteAddress,remotePort:d.
remotePort,remoteFamily:d.remoteFamily,timeout:d.timeout,bytesWritten:d.bytesWritten,bytesRead:d.bytesRead}}function DA(d){
let x;return new ReadableStream({async start(){x=d[Symbol.asyncIterator]()},async pull(rA){let{done:dA,value:IA}=await x.
next();if(dA)queueMicrotask(()=>{rA.close(),rA.byobRequest?.respond(0)});else{let aA=Buffer.isBuffer(IA)?IA:Buffer.from(
IA);aA.byteLength&&rA.enqueue(new Uint8Array(aA))}return rA.desiredSize>0},async cancel(rA){await x.return()},type:"byte\
s"})}function G(d){return d&&typeof d=="object"&&typeof d.append=="function"&&typeof d.delete=="function"&&typeof d.get==
"function"&&typeof d.getAll=="function"&&typeof d.has=="function"&&typeof d.set=="function"&&d[Symbol.toStringTag]==="Fo\
rmData"}function eA(d,x){return"addEventListener"in d?(d.addEventListener("abort",x,{once:!0}),()=>d.removeEventListener(
"abort",x)):(d.addListener("abort",x),()=>d.removeListener("abort",x))}var O=typeof String.prototype.toWellFormed=="func\
tion",H=typeof String.prototype.isWellFormed=="function";function tA(d){return O?`${d}`.toWellFormed():h.toUSVString(d)}
function AA(d){return H?`${d}`.isWellFormed():tA(d)===`${d}`}function cA(d){switch(d){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return d>=33&&d<=126}}function LA(d){if(d.length===0)return!1;for(let x=0;x<d.length;++x)if(!cA(d.charCodeAt(
x)))return!1;return!0}var FA=/[^\t\x20-\x7e\x80-\xff]/;function vA(d){return!FA.test(d)}function BA(d){if(d==null||d==="")
return{start:0,end:null,size:null};let x=d?d.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return x?{start:parseInt(x[1]),end:x[2]?
parseInt(x[2]):null,size:x[3]?parseInt(x[3]):null}:null}function bA(d,x,rA){return(d[B]??=[]).push([x,rA]),d.on(x,rA),d}
function pA(d){for(let[x,rA]of d[B]??[])d.removeListener(x,rA);d[B]=null}function wA(d,x,rA){try{x.onError(rA),A(x.aborted)}catch(dA){
d.emit("error",dA)}}var lA=Object.create(null);lA.enumerable=!0;var VA={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"G\
ET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},z={...VA,patch:"\
patch",PATCH:"PATCH"};Object.setPrototypeOf(VA,null),Object.setPrototypeOf(z,null),g.exports={kEnumerableProperty:lA,nop:W,
isDisturbed:fA,isErrored:j,isReadable:$,toUSVString:tA,isUSVString:AA,isBlobLike:Y,parseOrigin:C,parseURL:s,getServerName:b,
isStream:Z,isIterable:sA,isAsyncIterable:U,isDestroyed:EA,headerNameToString:QA,bufferToLowerCasedHeaderName:CA,addListener:bA,
removeAllListeners:pA,errorRequest:wA,parseRawHeaders:UA,parseHeaders:RA,parseKeepAliveTimeout:gA,destroy:X,bodyLength:K,
deepClone:k,ReadableStreamFrom:DA,isBuffer:NA,validateHandler:TA,getSocketInfo:oA,isFormDataLike:G,buildURL:r,addAbortListener:eA,
isValidHTTPToken:LA,isValidHeaderValue:vA,isTokenCharCode:cA,parseRangeHeader:BA,normalizedMethodRecordsBase:VA,normalizedMethodRecords:z,
isValidPort:i,isHttpOrHttpsPrefixed:l,nodeMajor:R,nodeMinor:m,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody:M}}),
ot=(0,q.b)((e,g)=>{"use strict";var A=(0,q.a)("node:assert"),{Readable:o}=(0,q.a)("node:stream"),{RequestAbortedError:E,
NotSupportedError:B,InvalidArgumentError:n,AbortError:a}=_A(),I=HA(),{ReadableStreamFrom:t}=HA(),w=Symbol("kConsume"),h=Symbol(
"kReading"),f=Symbol("kBody"),T=Symbol("kAbort"),p=Symbol("kContentType"),F=Symbol("kContentLength"),y=()=>{},R=class extends o{constructor({
resume:s,abort:C,contentType:u="",contentLength:b,highWaterMark:k=64*1024}){super({autoDestroy:!0,read:s,highWaterMark:k}),
this._readableState.dataEmitted=!1,this[T]=C,this[w]=null,this[f]=null,this[p]=u,this[F]=b,this[h]=!1}destroy(s){return!s&&
!this._readableState.endEmitted&&(s=new E),s&&this[T](),super.destroy(s)}_destroy(s,C){this[h]?C(s):setImmediate(()=>{C(
s)})}on(s,...C){return(s==="data"||s==="readable")&&(this[h]=!0),super.on(s,...C)}addListener(s,...C){return this.on(s,...C)}off(s,...C){
let u=super.off(s,...C);return(s==="data"||s==="readable")&&(this[h]=this.listenerCount("data")>0||this.listenerCount("r\
eadable")>0),u}removeListener(s,...C){return this.off(s,...C)}push(s){return this[w]&&s!==null?(i(this[w],s),this[h]?super.
push(s):!0):super.push(s)}async text(){return M(this,"text")}async json(){return M(this,"json")}async blob(){return M(this,
"blob")}async bytes(){return M(this,"bytes")}async arrayBuffer(){return M(this,"arrayBuffer")}async formData(){throw new B}get bodyUsed(){
return I.isDisturbed(this)}get body(){return this[f]||(this[f]=t(this),this[w]&&(this[f].getReader(),A(this[f].locked))),
this[f]}async dump(s){let C=Number.isFinite(s?.limit)?s.limit:131072,u=s?.signal;if(u!=null&&(typeof u!="object"||!("abo\
rted"in u)))throw new n("signal must be an AbortSignal");return u?.throwIfAborted(),this._readableState.closeEmitted?null:
await new Promise((b,k)=>{this[F]>C&&this.destroy(new a);let U=()=>{this.destroy(u.reason??new a)};u?.addEventListener("\
abort",U),this.on("close",function(){u?.removeEventListener("abort",U),u?.aborted?k(u.reason??new a):b(null)}).on("error",
y).on("data",function(sA){C-=sA.length,C<=0&&this.destroy()}).resume()})}};function m(s){return s[f]&&s[f].locked===!0||
s[w]}function S(s){return I.isDisturbed(s)||m(s)}async function M(s,C){return A(!s[w]),new Promise((u,b)=>{if(S(s)){let k=s.
_readableState;k.destroyed&&k.closeEmitted===!1?s.on("error",U=>{b(U)}).on("close",()=>{b(new TypeError("unusable"))}):b(
k.errored??new TypeError("unusable"))}else queueMicrotask(()=>{s[w]={type:C,stream:s,resolve:u,reject:b,length:0,body:[]},
s.on("error",function(k){l(this[w],k)}).on("close",function(){this[w].body!==null&&l(this[w],new E)}),W(s[w])})})}function W(s){
if(s.body===null)return;let{_readableState:C}=s.stream;if(C.bufferIndex){let u=C.bufferIndex,b=C.buffer.length;for(let k=u;k<
b;k++)i(s,C.buffer[k])}else for(let u of C.buffer)i(s,u);for(C.endEmitted?r(this[w]):s.stream.on("end",function(){r(this[w])}),
s.stream.resume();s.stream.read()!=null;);}function Z(s,C){if(s.length===0||C===0)return"";let u=s.length===1?s[0]:Buffer.
concat(s,C),b=u.length,k=b>2&&u[0]===239&&u[1]===187&&u[2]===191?3:0;return u.utf8Slice(k,b)}function Y(s,C){if(s.length===
0||C===0)return new Uint8Array(0);if(s.length===1)return new Uint8Array(s[0]);let u=new Uint8Array(Buffer.allocUnsafeSlow(
C).buffer),b=0;for(let k=0;k<s.length;++k){let U=s[k];u.set(U,b),b+=U.length}return u}function r(s){let{type:C,body:u,resolve:b,
stream:k,length:U}=s;try{C==="text"?b(Z(u,U)):C==="json"?b(JSON.parse(Z(u,U))):C==="arrayBuffer"?b(Y(u,U).buffer):C==="b\
lob"?b(new Blob(u,{type:k[p]})):C==="bytes"&&b(Y(u,U)),l(s)}catch(sA){k.destroy(sA)}}function i(s,C){s.length+=C.length,
s.body.push(C)}function l(s,C){s.body!==null&&(C?s.reject(C):s.resolve(),s.type=null,s.stream=null,s.resolve=null,s.reject=
null,s.length=0,s.body=null)}g.exports={Readable:R,chunksDecode:Z}}),it=(0,q.b)((e,g)=>{var A=(0,q.a)("node:assert"),{ResponseStatusCodeError:o}=_A(),
{chunksDecode:E}=ot(),B=128*1024;async function n({callback:t,body:w,contentType:h,statusCode:f,statusMessage:T,headers:p}){
A(w);let F=[],y=0;try{for await(let M of w)if(F.push(M),y+=M.length,y>B){F=[],y=0;break}}catch{F=[],y=0}let R=`Response \
status code ${f}${T?`: ${T}`:""}`;if(f===204||!h||!y){queueMicrotask(()=>t(new o(R,f,p)));return}let m=Error.stackTraceLimit;
Error.stackTraceLimit=0;let S;try{a(h)?S=JSON.parse(E(F,y)):I(h)&&(S=E(F,y))}catch{}finally{Error.stackTraceLimit=m}queueMicrotask(
()=>t(new o(R,f,p,S)))}var a=t=>t.length>15&&t[11]==="/"&&t[0]==="a"&&t[1]==="p"&&t[2]==="p"&&t[3]==="l"&&t[4]==="i"&&t[5]===
"c"&&t[6]==="a"&&t[7]==="t"&&t[8]==="i"&&t[9]==="o"&&t[10]==="n"&&t[12]==="j"&&t[13]==="s"&&t[14]==="o"&&t[15]==="n",I=t=>t.
length>4&&t[4]==="/"&&t[0]==="t"&&t[1]==="e"&&t[2]==="x"&&t[3]==="t";g.exports={getResolveErrorBodyCallback:n,isContentTypeApplicationJson:a,
isContentTypeText:I}}),ar=(0,q.b)((e,g)=>{"use strict";var A=(0,q.a)("node:assert"),{Readable:o}=ot(),{InvalidArgumentError:E,
RequestAbortedError:B}=_A(),n=HA(),{getResolveErrorBodyCallback:a}=it(),{AsyncResource:I}=(0,q.a)("node:async_hooks"),t=class extends I{constructor(h,f){
if(!h||typeof h!="object")throw new E("invalid opts");let{signal:T,method:p,opaque:F,body:y,onInfo:R,responseHeaders:m,throwOnError:S,
highWaterMark:M}=h;try{if(typeof f!="function")throw new E("invalid callback");if(M&&(typeof M!="number"||M<0))throw new E(
"invalid highWaterMark");if(T&&typeof T.on!="function"&&typeof T.addEventListener!="function")throw new E("signal must b\
e an EventEmitter or EventTarget");if(p==="CONNECT")throw new E("invalid method");if(R&&typeof R!="function")throw new E(
"invalid onInfo callback");super("UNDICI_REQUEST")}catch(W){throw n.isStream(y)&&n.destroy(y.on("error",n.nop),W),W}this.
method=p,this.responseHeaders=m||null,this.opaque=F||null,this.callback=f,this.res=null,this.abort=null,this.body=y,this.
trailers={},this.context=null,this.onInfo=R||null,this.throwOnError=S,this.highWaterMark=M,this.signal=T,this.reason=null,
this.removeAbortListener=null,n.isStream(y)&&y.on("error",W=>{this.onError(W)}),this.signal&&(this.signal.aborted?this.reason=
this.signal.reason??new B:this.removeAbortListener=n.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new B,
this.res?n.destroy(this.res.on("error",n.nop),this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&
(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(h,f){
if(this.reason){h(this.reason);return}A(this.callback),this.abort=h,this.context=f}onHeaders(h,f,T,p){let{callback:F,opaque:y,
abort:R,context:m,responseHeaders:S,highWaterMark:M}=this,W=S==="raw"?n.parseRawHeaders(f):n.parseHeaders(f);if(h<200){this.
onInfo&&this.onInfo({statusCode:h,headers:W});return}let Z=S==="raw"?n.parseHeaders(f):W,Y=Z["content-type"],r=Z["conten\
t-length"],i=new o({resume:T,abort:R,contentType:Y,contentLength:this.method!=="HEAD"&&r?Number(r):null,highWaterMark:M});
this.removeAbortListener&&i.on("close",this.removeAbortListener),this.callback=null,this.res=i,F!==null&&(this.throwOnError&&
h>=400?this.runInAsyncScope(a,null,{callback:F,body:i,contentType:Y,statusCode:h,statusMessage:p,headers:W}):this.runInAsyncScope(
F,null,null,{statusCode:h,headers:W,trailers:this.trailers,opaque:y,body:i,context:m}))}onData(h){return this.res.push(h)}onComplete(h){
n.parseHeaders(h,this.trailers),this.res.push(null)}onError(h){let{res:f,callback:T,body:p,opaque:F}=this;T&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(T,null,h,{opaque:F})})),f&&(this.res=null,queueMicrotask(()=>{n.destroy(f,
h)})),p&&(this.body=null,n.destroy(p,h)),this.removeAbortListener&&(f?.off("close",this.removeAbortListener),this.removeAbortListener(),
this.removeAbortListener=null)}};function w(h,f){if(f===void 0)return new Promise((T,p)=>{w.call(this,h,(F,y)=>F?p(F):T(
y))});try{this.dispatch(h,new t(h,f))}catch(T){if(typeof f!="function")throw T;let p=h?.opaque;queueMicrotask(()=>f(T,{opaque:p}))}}
g.exports=w,g.exports.RequestHandler=t}),me=(0,q.b)((e,g)=>{var{addAbortListener:A}=HA(),{RequestAbortedError:o}=_A(),E=Symbol(
"kListener"),B=Symbol("kSignal");function n(t){t.abort?t.abort(t[B]?.reason):t.reason=t[B]?.reason??new o,I(t)}function a(t,w){
if(t.reason=null,t[B]=null,t[E]=null,!!w){if(w.aborted){n(t);return}t[B]=w,t[E]=()=>{n(t)},A(t[B],t[E])}}function I(t){t[B]&&
("removeEventListener"in t[B]?t[B].removeEventListener("abort",t[E]):t[B].removeListener("abort",t[E]),t[B]=null,t[E]=null)}
g.exports={addSignal:a,removeSignal:I}}),gr=(0,q.b)((e,g)=>{"use strict";var A=(0,q.a)("node:assert"),{finished:o,PassThrough:E}=(0,q.
a)("node:stream"),{InvalidArgumentError:B,InvalidReturnValueError:n}=_A(),a=HA(),{getResolveErrorBodyCallback:I}=it(),{AsyncResource:t}=(0,q.
a)("node:async_hooks"),{addSignal:w,removeSignal:h}=me(),f=class extends t{constructor(p,F,y){if(!p||typeof p!="object")
throw new B("invalid opts");let{signal:R,method:m,opaque:S,body:M,onInfo:W,responseHeaders:Z,throwOnError:Y}=p;try{if(typeof y!=
"function")throw new B("invalid callback");if(typeof F!="function")throw new B("invalid factory");if(R&&typeof R.on!="fu\
nction"&&typeof R.addEventListener!="function")throw new B("signal must be an EventEmitter or EventTarget");if(m==="CONN\
ECT")throw new B("invalid method");if(W&&typeof W!="function")throw new B("invalid onInfo callback");super("UNDICI_STREA\
M")}catch(r){throw a.isStream(M)&&a.destroy(M.on("error",a.nop),r),r}this.responseHeaders=Z||null,this.opaque=S||null,this.
factory=F,this.callback=y,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=M,this.onInfo=W||
null,this.throwOnError=Y||!1,a.isStream(M)&&M.on("error",r=>{this.onError(r)}),w(this,R)}onConnect(p,F){if(this.reason){
p(this.reason);return}A(this.callback),this.abort=p,this.context=F}onHeaders(p,F,y,R){let{factory:m,opaque:S,context:M,callback:W,
responseHeaders:Z}=this,Y=Z==="raw"?a.parseRawHeaders(F):a.parseHeaders(F);if(p<200){this.onInfo&&this.onInfo({statusCode:p,
headers:Y});return}this.factory=null;let r;if(this.throwOnError&&p>=400){let i=(Z==="raw"?a.parseHeaders(F):Y)["content-\
type"];r=new E,this.callback=null,this.runInAsyncScope(I,null,{callback:W,body:r,contentType:i,statusCode:p,statusMessage:R,
headers:Y})}else{if(m===null)return;if(r=this.runInAsyncScope(m,null,{statusCode:p,headers:Y,opaque:S,context:M}),!r||typeof r.
write!="function"||typeof r.end!="function"||typeof r.on!="function")throw new n("expected Writable");o(r,{readable:!1},
i=>{let{callback:l,res:s,opaque:C,trailers:u,abort:b}=this;this.res=null,(i||!s.readable)&&a.destroy(s,i),this.callback=
null,this.runInAsyncScope(l,null,i||null,{opaque:C,trailers:u}),i&&b()})}return r.on("drain",y),this.res=r,(r.writableNeedDrain!==
void 0?r.writableNeedDrain:r._writableState?.needDrain)!==!0}onData(p){let{res:F}=this;return F?F.write(p):!0}onComplete(p){
let{res:F}=this;h(this),F&&(this.trailers=a.parseHeaders(p),F.end())}onError(p){let{res:F,callback:y,opaque:R,body:m}=this;
h(this),this.factory=null,F?(this.res=null,a.destroy(F,p)):y&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
y,null,p,{opaque:R})})),m&&(this.body=null,a.destroy(m,p))}};function T(p,F,y){if(y===void 0)return new Promise((R,m)=>{
T.call(this,p,F,(S,M)=>S?m(S):R(M))});try{this.dispatch(p,new f(p,F,y))}catch(R){if(typeof y!="function")throw R;let m=p?.
opaque;queueMicrotask(()=>y(R,{opaque:m}))}}g.exports=T}),Er=(0,q.b)((e,g)=>{"use strict";var{Readable:A,Duplex:o,PassThrough:E}=(0,q.
a)("node:stream"),{InvalidArgumentError:B,InvalidReturnValueError:n,RequestAbortedError:a}=_A(),I=HA(),{AsyncResource:t}=(0,q.
a)("node:async_hooks"),{addSignal:w,removeSignal:h}=me(),f=(0,q.a)("node:assert"),T=Symbol("resume"),p=class extends A{constructor(){
super({autoDestroy:!0}),this[T]=null}_read(){let{[T]:m}=this;m&&(this[T]=null,m())}_destroy(m,S){this._read(),S(m)}},F=class extends A{constructor(m){
super({autoDestroy:!0}),this[T]=m}_read(){this[T]()}_destroy(m,S){!m&&!this._readableState.endEmitted&&(m=new a),S(m)}},
y=class extends t{constructor(m,S){if(!m||typeof m!="object")throw new B("invalid opts");if(typeof S!="function")throw new B(
"invalid handler");let{signal:M,method:W,opaque:Z,onInfo:Y,responseHeaders:r}=m;if(M&&typeof M.on!="function"&&typeof M.
addEventListener!="function")throw new B("signal must be an EventEmitter or EventTarget");if(W==="CONNECT")throw new B("\
invalid method");if(Y&&typeof Y!="function")throw new B("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=
Z||null,this.responseHeaders=r||null,this.handler=S,this.abort=null,this.context=null,this.onInfo=Y||null,this.req=new p().
on("error",I.nop),this.ret=new o({readableObjectMode:m.objectMode,autoDestroy:!0,read:()=>{let{body:i}=this;i?.resume&&i.
resume()},write:(i,l,s)=>{let{req:C}=this;C.push(i,l)||C._readableState.destroyed?s():C[T]=s},destroy:(i,l)=>{let{body:s,
req:C,res:u,ret:b,abort:k}=this;!i&&!b._readableState.endEmitted&&(i=new a),k&&i&&k(),I.destroy(s,i),I.destroy(C,i),I.destroy(
u,i),h(this),l(i)}}).on("prefinish",()=>{let{req:i}=this;i.push(null)}),this.res=null,w(this,M)}onConnect(m,S){let{ret:M,
res:W}=this;if(this.reason){m(this.reason);return}f(!W,"pipeline cannot be retried"),f(!M.destroyed),this.abort=m,this.context=
S}onHeaders(m,S,M){let{opaque:W,handler:Z,context:Y}=this;if(m<200){if(this.onInfo){let i=this.responseHeaders==="raw"?I.
parseRawHeaders(S):I.parseHeaders(S);this.onInfo({statusCode:m,headers:i})}return}this.res=new F(M);let r;try{this.handler=
null;let i=this.responseHeaders==="raw"?I.parseRawHeaders(S):I.parseHeaders(S);r=this.runInAsyncScope(Z,null,{statusCode:m,
headers:i,opaque:W,body:this.res,context:Y})}catch(i){throw this.res.on("error",I.nop),i}if(!r||typeof r.on!="function")
throw new n("expected Readable");r.on("data",i=>{let{ret:l,body:s}=this;!l.push(i)&&s.pause&&s.pause()}).on("error",i=>{
let{ret:l}=this;I.destroy(l,i)}).on("end",()=>{let{ret:i}=this;i.push(null)}).on("close",()=>{let{ret:i}=this;i._readableState.
ended||I.destroy(i,new a)}),this.body=r}onData(m){let{res:S}=this;return S.push(m)}onComplete(m){let{res:S}=this;S.push(
null)}onError(m){let{ret:S}=this;this.handler=null,I.destroy(S,m)}};function R(m,S){try{let M=new y(m,S);return this.dispatch(
{...m,body:M.req},M),M.ret}catch(M){return new E().destroy(M)}}g.exports=R}),Qr=(0,q.b)((e,g)=>{"use strict";var{InvalidArgumentError:A,
SocketError:o}=_A(),{AsyncResource:E}=(0,q.a)("node:async_hooks"),B=HA(),{addSignal:n,removeSignal:a}=me(),I=(0,q.a)("no\
de:assert"),t=class extends E{constructor(h,f){if(!h||typeof h!="object")throw new A("invalid opts");if(typeof f!="funct\
ion")throw new A("invalid callback");let{signal:T,opaque:p,responseHeaders:F}=h;if(T&&typeof T.on!="function"&&typeof T.
addEventListener!="function")throw new A("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
F||null,this.opaque=p||null,this.callback=f,this.abort=null,this.context=null,n(this,T)}onConnect(h,f){if(this.reason){h(
this.reason);return}I(this.callback),this.abort=h,this.context=null}onHeaders(){throw new o("bad upgrade",null)}onUpgrade(h,f,T){
I(h===101);let{callback:p,opaque:F,context:y}=this;a(this),this.callback=null;let R=this.responseHeaders==="raw"?B.parseRawHeaders(
f):B.parseHeaders(f);this.runInAsyncScope(p,null,null,{headers:R,socket:T,opaque:F,context:y})}onError(h){let{callback:f,
opaque:T}=this;a(this),f&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(f,null,h,{opaque:T})}))}};function w(h,f){
if(f===void 0)return new Promise((T,p)=>{w.call(this,h,(F,y)=>F?p(F):T(y))});try{let T=new t(h,f);this.dispatch({...h,method:h.
method||"GET",upgrade:h.protocol||"Websocket"},T)}catch(T){if(typeof f!="function")throw T;let p=h?.opaque;queueMicrotask(
()=>f(T,{opaque:p}))}}g.exports=w}),Br=(0,q.b)((e,g)=>{"use strict";var A=(0,q.a)("node:assert"),{AsyncResource:o}=(0,q.
a)("node:async_hooks"),{InvalidArgumentError:E,SocketError:B}=_A(),n=HA(),{addSignal:a,removeSignal:I}=me(),t=class extends o{constructor(h,f){
if(!h||typeof h!="object")throw new E("invalid opts");if(typeof f!="function")throw new E("invalid callback");let{signal:T,
opaque:p,responseHeaders:F}=h;if(T&&typeof T.on!="function"&&typeof T.addEventListener!="function")throw new E("signal m\
ust be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=p||null,this.responseHeaders=F||null,this.callback=
f,this.abort=null,a(this,T)}onConnect(h,f){if(this.reason){h(this.reason);return}A(this.callback),this.abort=h,this.context=
f}onHeaders(){throw new B("bad connect",null)}onUpgrade(h,f,T){let{callback:p,opaque:F,context:y}=this;I(this),this.callback=
null;let R=f;R!=null&&(R=this.responseHeaders==="raw"?n.parseRawHeaders(f):n.parseHeaders(f)),this.runInAsyncScope(p,null,
null,{statusCode:h,headers:R,socket:T,opaque:F,context:y})}onError(h){let{callback:f,opaque:T}=this;I(this),f&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(f,null,h,{opaque:T})}))}};function w(h,f){if(f===void 0)return new Promise(
(T,p)=>{w.call(this,h,(F,y)=>F?p(F):T(y))});try{let T=new t(h,f);this.dispatch({...h,method:"CONNECT"},T)}catch(T){if(typeof f!=
"function")throw T;let p=h?.opaque;queueMicrotask(()=>f(T,{opaque:p}))}}g.exports=w}),lr=(0,q.b)((e,g)=>{"use strict";g.
exports.request=ar(),g.exports.stream=gr(),g.exports.pipeline=Er(),g.exports.upgrade=Qr(),g.exports.connect=Br()}),fe=(0,q.
b)((e,g)=>{"use strict";var A=(0,q.a)("node:buffer"),o=st(),{ClientDestroyedError:E,ClientClosedError:B,InvalidArgumentError:n}=_A(),
{kDestroy:a,kClose:I,kClosed:t,kDestroyed:w,kDispatch:h,kInterceptors:f}=KA(),T=Symbol("onDestroyed"),p=Symbol("onClosed"),
F=Symbol("Intercepted Dispatch"),y=Symbol("webSocketOptions"),R=Symbol("eventSourceOptions"),m=class extends o{constructor(S){
super(),this[w]=!1,this[T]=null,this[t]=!1,this[p]=[],this[y]=S?.webSocket??{},this[R]=S?.eventSource??{}}get webSocketOptions(){
return{maxFragments:this[y].maxFragments??131072,maxPayloadSize:this[y].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){
return{maxEventSize:this[R].maxEventSize??A.kStringMaxLength}}get destroyed(){return this[w]}get closed(){return this[t]}get interceptors(){
return this[f]}set interceptors(S){if(S){for(let M=S.length-1;M>=0;M--)if(typeof this[f][M]!="function")throw new n("int\
erceptor must be an function")}this[f]=S}close(S){if(S===void 0)return new Promise((W,Z)=>{this.close((Y,r)=>Y?Z(Y):W(r))});
if(typeof S!="function")throw new n("invalid callback");if(this[w]){queueMicrotask(()=>S(new E,null));return}if(this[t]){
this[p]?this[p].push(S):queueMicrotask(()=>S(null,null));return}this[t]=!0,this[p].push(S);let M=()=>{let W=this[p];this[p]=
null;for(let Z=0;Z<W.length;Z++)W[Z](null,null)};this[I]().then(()=>this.destroy()).then(()=>{queueMicrotask(M)})}destroy(S,M){
if(typeof S=="function"&&(M=S,S=null),M===void 0)return new Promise((Z,Y)=>{this.destroy(S,(r,i)=>r?Y(r):Z(i))});if(typeof M!=
"function")throw new n("invalid callback");if(this[w]){this[T]?this[T].push(M):queueMicrotask(()=>M(null,null));return}S||
(S=new E),this[w]=!0,this[T]=this[T]||[],this[T].push(M);let W=()=>{let Z=this[T];this[T]=null;for(let Y=0;Y<Z.length;Y++)
Z[Y](null,null)};this[a](S).then(()=>{queueMicrotask(W)})}[F](S,M){if(!this[f]||this[f].length===0)return this[F]=this[h],
this[h](S,M);let W=this[h].bind(this);for(let Z=this[f].length-1;Z>=0;Z--)W=this[f][Z](W);return this[F]=W,W(S,M)}dispatch(S,M){
if(!M||typeof M!="object")throw new n("handler must be an object");try{if(!S||typeof S!="object")throw new n("opts must \
be an object.");if(this[w]||this[T])throw new E;if(this[t])throw new B;return this[F](S,M)}catch(W){if(typeof M.onError!=
"function")throw new n("invalid onError method");return M.onError(W),!1}}};g.exports=m}),cr=(0,q.b)((e,g)=>{"use strict";
var A=class{constructor(){this.bottom=0,this.top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.top===
this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(o){this.list[this.top]=o,this.top=this.top+1&2047}shift(){
let o=this.list[this.bottom];return o===void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,o)}};g.
exports=class{constructor(){this.head=this.tail=new A}isEmpty(){return this.head.isEmpty()}push(o){this.head.isFull()&&(this.
head=this.head.next=new A),this.head.push(o)}shift(){let o=this.tail,E=o.shift();return o.isEmpty()&&o.next!==null&&(this.
tail=o.next),E}}}),Ir=(0,q.b)((e,g)=>{var{kFree:A,kConnected:o,kPending:E,kQueued:B,kRunning:n,kSize:a}=KA(),I=Symbol("p\
ool"),t=class{constructor(w){this[I]=w}get connected(){return this[I][o]}get free(){return this[I][A]}get pending(){return this[I][E]}get queued(){
return this[I][B]}get running(){return this[I][n]}get size(){return this[I][a]}};g.exports=t}),Cr=(0,q.b)((e,g)=>{"use s\
trict";var A=fe(),o=cr(),{kConnected:E,kSize:B,kRunning:n,kPending:a,kQueued:I,kBusy:t,kFree:w,kUrl:h,kClose:f,kDestroy:T,
kDispatch:p}=KA(),F=Ir(),y=Symbol("clients"),R=Symbol("needDrain"),m=Symbol("queue"),S=Symbol("closed resolve"),M=Symbol(
"onDrain"),W=Symbol("onConnect"),Z=Symbol("onDisconnect"),Y=Symbol("onConnectionError"),r=Symbol("get dispatcher"),i=Symbol(
"add client"),l=Symbol("remove client"),s=Symbol("stats"),C=class extends A{constructor(u){super(u),this[m]=new o,this[y]=
[],this[I]=0;let b=this;this[M]=function(k,U){let sA=b[m],K=!1;for(;!K;){let EA=sA.shift();if(!EA)break;b[I]--,K=!this.dispatch(
EA.opts,EA.handler)}this[R]=K,!this[R]&&b[R]&&(b[R]=!1,b.emit("drain",k,[b,...U])),b[S]&&sA.isEmpty()&&Promise.all(b[y].
map(EA=>EA.close())).then(b[S])},this[W]=(k,U)=>{b.emit("connect",k,[b,...U])},this[Z]=(k,U,sA)=>{b.emit("disconnect",k,
[b,...U],sA)},this[Y]=(k,U,sA)=>{b.emit("connectionError",k,[b,...U],sA)},this[s]=new F(this)}get[t](){return this[R]}get[E](){
return this[y].filter(u=>u[E]).length}get[w](){return this[y].filter(u=>u[E]&&!u[R]).length}get[a](){let u=this[I];for(let{
[a]:b}of this[y])u+=b;return u}get[n](){let u=0;for(let{[n]:b}of this[y])u+=b;return u}get[B](){let u=this[I];for(let{[B]:b}of this[y])
u+=b;return u}get stats(){return this[s]}async[f](){this[m].isEmpty()?await Promise.all(this[y].map(u=>u.close())):await new Promise(
u=>{this[S]=u})}async[T](u){for(;;){let b=this[m].shift();if(!b)break;b.handler.onError(u)}await Promise.all(this[y].map(
b=>b.destroy(u)))}[p](u,b){let k=this[r]();return k?k.dispatch(u,b)||(k[R]=!0,this[R]=!this[r]()):(this[R]=!0,this[m].push(
{opts:u,handler:b}),this[I]++),!this[R]}[i](u){return u.on("drain",this[M]).on("connect",this[W]).on("disconnect",this[Z]).
on("connectionError",this[Y]),this[y].push(u),this[R]&&queueMicrotask(()=>{this[R]&&this[M](u[h],[this,u])}),this}[l](u){
u.close(()=>{let b=this[y].indexOf(u);b!==-1&&this[y].splice(b,1)}),this[R]=this[y].some(b=>!b[R]&&b.closed!==!0&&b.destroyed!==
!0)}};g.exports={PoolBase:C,kClients:y,kNeedDrain:R,kAddClient:i,kRemoveClient:l,kGetDispatcher:r}}),Le=(0,q.b)((e,g)=>{
"use strict";var A=(0,q.a)("node:diagnostics_channel"),o=(0,q.a)("node:util"),E=o.debuglog("undici"),B=o.debuglog("fetch"),
n=o.debuglog("websocket"),a=!1,I={beforeConnect:A.channel("undici:client:beforeConnect"),connected:A.channel("undici:cli\
ent:connected"),connectError:A.channel("undici:client:connectError"),sendHeaders:A.channel("undici:client:sendHeaders"),
create:A.channel("undici:request:create"),bodySent:A.channel("undici:request:bodySent"),headers:A.channel("undici:reques\
t:headers"),trailers:A.channel("undici:request:trailers"),error:A.channel("undici:request:error"),open:A.channel("undici\
:websocket:open"),close:A.channel("undici:websocket:close"),socketError:A.channel("undici:websocket:socket_error"),ping:A.
channel("undici:websocket:ping"),pong:A.channel("undici:websocket:pong")};if(E.enabled||B.enabled){let t=B.enabled?B:E;A.
channel("undici:client:beforeConnect").subscribe(w=>{let{connectParams:{version:h,protocol:f,port:T,host:p}}=w;t("connec\
ting to %s using %s%s",`${p}${T?`:${T}`:""}`,f,h)}),A.channel("undici:client:connected").subscribe(w=>{let{connectParams:{
version:h,protocol:f,port:T,host:p}}=w;t("connected to %s using %s%s",`${p}${T?`:${T}`:""}`,f,h)}),A.channel("undici:cli\
ent:connectError").subscribe(w=>{let{connectParams:{version:h,protocol:f,port:T,host:p},error:F}=w;t("connection to %s u\
sing %s%s errored - %s",`${p}${T?`:${T}`:""}`,f,h,F.message)}),A.channel("undici:client:sendHeaders").subscribe(w=>{let{
request:{method:h,path:f,origin:T}}=w;t("sending request to %s %s/%s",h,T,f)}),A.channel("undici:request:headers").subscribe(
w=>{let{request:{method:h,path:f,origin:T},response:{statusCode:p}}=w;t("received response to %s %s/%s - HTTP %d",h,T,f,
p)}),A.channel("undici:request:trailers").subscribe(w=>{let{request:{method:h,path:f,origin:T}}=w;t("trailers received f\
rom %s %s/%s",h,T,f)}),A.channel("undici:request:error").subscribe(w=>{let{request:{method:h,path:f,origin:T},error:p}=w;
t("request to %s %s/%s errored - %s",h,T,f,p.message)}),a=!0}if(n.enabled){if(!a){let t=E.enabled?E:n;A.channel("undici:\
client:beforeConnect").subscribe(w=>{let{connectParams:{version:h,protocol:f,port:T,host:p}}=w;t("connecting to %s%s usi\
ng %s%s",p,T?`:${T}`:"",f,h)}),A.channel("undici:client:connected").subscribe(w=>{let{connectParams:{version:h,protocol:f,
port:T,host:p}}=w;t("connected to %s%s using %s%s",p,T?`:${T}`:"",f,h)}),A.channel("undici:client:connectError").subscribe(
w=>{let{connectParams:{version:h,protocol:f,port:T,host:p},error:F}=w;t("connection to %s%s using %s%s errored - %s",p,T?
`:${T}`:"",f,h,F.message)}),A.channel("undici:client:sendHeaders").subscribe(w=>{let{request:{method:h,path:f,origin:T}}=w;
t("sending request to %s %s/%s",h,T,f)})}A.channel("undici:websocket:open").subscribe(t=>{let{address:{address:w,port:h}}=t;
n("connection opened %s%s",w,h?`:${h}`:"")}),A.channel("undici:websocket:close").subscribe(t=>{let{websocket:w,code:h,reason:f}=t;
n("closed connection to %s - %s %s",w.url,h,f)}),A.channel("undici:websocket:socket_error").subscribe(t=>{n("connection \
errored - %s",t.message)}),A.channel("undici:websocket:ping").subscribe(t=>{n("ping received")}),A.channel("undici:webso\
cket:pong").subscribe(t=>{n("pong received")})}g.exports={channels:I}}),ur=(0,q.b)((e,g)=>{"use strict";var{InvalidArgumentError:A,
NotSupportedError:o}=_A(),E=(0,q.a)("node:assert"),{isValidHTTPToken:B,isValidHeaderValue:n,isStream:a,destroy:I,isBuffer:t,
isFormDataLike:w,isIterable:h,isBlobLike:f,buildURL:T,validateHandler:p,getServerName:F,normalizedMethodRecords:y}=HA(),
{channels:R}=Le(),{headerNameLowerCasedRecord:m}=Ge(),S=/[^\u0021-\u00ff]/,M=Symbol("handler"),W=class{constructor(Y,{path:r,
method:i,body:l,headers:s,query:C,idempotent:u,blocking:b,upgrade:k,headersTimeout:U,bodyTimeout:sA,reset:K,throwOnError:EA,
expectContinue:X,servername:nA},gA){if(typeof r!="string")throw new A("path must be a string");if(r[0]!=="/"&&!(r.startsWith(
"http://")||r.startsWith("https://"))&&i!=="CONNECT")throw new A("path must be an absolute URL or start with a slash");if(S.
test(r))throw new A("invalid request path");if(typeof i!="string")throw new A("method must be a string");if(y[i]===void 0&&
!B(i))throw new A("invalid request method");if(k&&typeof k!="string")throw new A("upgrade must be a string");if(k&&!n(k))
throw new A("invalid upgrade header");if(U!=null&&(!Number.isFinite(U)||U<0))throw new A("invalid headersTimeout");if(sA!=
null&&(!Number.isFinite(sA)||sA<0))throw new A("invalid bodyTimeout");if(K!=null&&typeof K!="boolean")throw new A("inval\
id reset");if(X!=null&&typeof X!="boolean")throw new A("invalid expectContinue");if(this.headersTimeout=U,this.bodyTimeout=
sA,this.throwOnError=EA===!0,this.method=i,this.abort=null,l==null)this.body=null;else if(a(l)){this.body=l;let QA=this.
body._readableState;(!QA||!QA.autoDestroy)&&(this.endHandler=function(){I(this)},this.body.on("end",this.endHandler)),this.
errorHandler=CA=>{this.abort?this.abort(CA):this.error=CA},this.body.on("error",this.errorHandler)}else if(t(l))this.body=
l.byteLength?l:null;else if(ArrayBuffer.isView(l))this.body=l.buffer.byteLength?Buffer.from(l.buffer,l.byteOffset,l.byteLength):
null;else if(l instanceof ArrayBuffer)this.body=l.byteLength?Buffer.from(l):null;else if(typeof l=="string")this.body=l.
length?Buffer.from(l):null;else if(w(l)||h(l)||f(l))this.body=l;else throw new A("body must be a string, a Buffer, a Rea\
dable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=k||null,this.path=C?
T(r,C):r,this.origin=Y,this.idempotent=u??(i==="HEAD"||i==="GET"),this.blocking=b??!1,this.reset=K??null,this.host=null,
this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=X??!1,Array.isArray(s)){if(s.length%2!==
0)throw new A("headers array must be even");for(let QA=0;QA<s.length;QA+=2)Z(this,s[QA],s[QA+1])}else if(s&&typeof s=="o\
bject")if(s[Symbol.iterator])for(let QA of s){if(!Array.isArray(QA)||QA.length!==2)throw new A("headers must be in key-v\
alue pair format");Z(this,QA[0],QA[1])}else{let QA=Object.keys(s);for(let CA=0;CA<QA.length;++CA)Z(this,QA[CA],s[QA[CA]])}else if(s!=
null)throw new A("headers must be an object or an array");p(gA,i,k),this.servername=nA||F(this.host),this[M]=gA,R.create.
hasSubscribers&&R.create.publish({request:this})}onBodySent(Y){if(this[M].onBodySent)try{return this[M].onBodySent(Y)}catch(r){
this.abort(r)}}onRequestSent(){if(R.bodySent.hasSubscribers&&R.bodySent.publish({request:this}),this[M].onRequestSent)try{
return this[M].onRequestSent()}catch(Y){this.abort(Y)}}onConnect(Y){if(E(!this.aborted),E(!this.completed),this.error)Y(
this.error);else return this.abort=Y,this[M].onConnect(Y)}onResponseStarted(){return this[M].onResponseStarted?.()}onHeaders(Y,r,i,l){
E(!this.aborted),E(!this.completed),R.headers.hasSubscribers&&R.headers.publish({request:this,response:{statusCode:Y,headers:r,
statusText:l}});try{return this[M].onHeaders(Y,r,i,l)}catch(s){this.abort(s)}}onData(Y){E(!this.aborted),E(!this.completed);
try{return this[M].onData(Y)}catch(r){return this.abort(r),!1}}onUpgrade(Y,r,i,l=""){this.onFinally(),E(!this.aborted),E(
!this.completed),Y!==null&&this.#A(Y,r,l);let s=this[M].onUpgrade(Y,r,i);return this.aborted||(this.completed=!0,Y!==null&&
this.#e()),s}onUpgradeResponse(Y,r,i,l=""){E(!this.aborted),E(this.completed),R.headers.hasSubscribers&&this.#A(Y,i(r),l),
this.#e()}onUpgradeError(Y){E(!this.aborted),E(this.completed),R.error.hasSubscribers&&R.error.publish({request:this,error:Y})}#A(Y,r,i){
R.headers.hasSubscribers&&R.headers.publish({request:this,response:{statusCode:Y,headers:r,statusText:i}})}#e(){R.trailers.
hasSubscribers&&R.trailers.publish({request:this,trailers:[]})}onComplete(Y){this.onFinally(),E(!this.aborted),this.completed=
!0,R.trailers.hasSubscribers&&R.trailers.publish({request:this,trailers:Y});try{return this[M].onComplete(Y)}catch(r){this.
onError(r)}}onError(Y){if(this.onFinally(),R.error.hasSubscribers&&R.error.publish({request:this,error:Y}),!this.aborted)
return this.aborted=!0,this[M].onError(Y)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.
errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(Y,r){return Z(
this,Y,r),this}};function Z(Y,r,i){if(i&&typeof i=="object"&&!Array.isArray(i))throw new A(`invalid ${r} header`);if(i===
void 0)return;let l=m[r];if(l===void 0&&(l=r.toLowerCase(),m[l]===void 0&&!B(l)))throw new A("invalid header key");if(Array.
isArray(i)){let s=[];for(let C=0;C<i.length;C++)if(typeof i[C]=="string"){if(!n(i[C]))throw new A(`invalid ${r} header`);
s.push(i[C])}else if(i[C]===null)s.push("");else{if(typeof i[C]=="object")throw new A(`invalid ${r} header`);{let u=`${i[C]}`;
if(!n(u))throw new A(`invalid ${r} header`);s.push(u)}}i=s}else if(typeof i=="string"){if(!n(i))throw new A(`invalid ${r}\
 header`)}else if(i===null)i="";else if(i=`${i}`,!n(i))throw new A(`invalid ${r} header`);if(l==="host"){if(Y.host!==null)
throw new A("duplicate host header");if(typeof i!="string")throw new A("invalid host header");Y.host=i}else if(l==="cont\
ent-length"){if(Y.contentLength!==null)throw new A("duplicate content-length header");if(Y.contentLength=parseInt(i,10),
!Number.isFinite(Y.contentLength))throw new A("invalid content-length header")}else if(Y.contentType===null&&l==="conten\
t-type")Y.contentType=i,Y.headers.push(r,i);else{if(l==="transfer-encoding"||l==="keep-alive"||l==="upgrade")throw new A(
`invalid ${l} header`);if(l==="connection"){let s=typeof i=="string"?i.toLowerCase():null;if(s!=="close"&&s!=="keep-aliv\
e")throw new A("invalid connection header");s==="close"&&(Y.reset=!0)}else{if(l==="expect")throw new o("expect header no\
t supported");Y.headers.push(r,i)}}}g.exports=W}),nt=(0,q.b)((e,g)=>{"use strict";var A=0,o=1e3,E=(o>>1)-1,B,n=Symbol("k\
FastTimer"),a=[],I=-2,t=-1,w=0,h=1;function f(){A+=E;let F=0,y=a.length;for(;F<y;){let R=a[F];R._state===w?(R._idleStart=
A-E,R._state=h):R._state===h&&A>=R._idleStart+R._idleTimeout&&(R._state=t,R._idleStart=-1,R._onTimeout(R._timerArg)),R._state===
t?(R._state=I,--y!==0&&(a[F]=a[y])):++F}a.length=y,a.length!==0&&T()}function T(){B?B.refresh():(clearTimeout(B),B=setTimeout(
f,E),B.unref&&B.unref())}var p=class{[n]=!0;_state=I;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(F,y,R){
this._onTimeout=F,this._idleTimeout=y,this._timerArg=R,this.refresh()}refresh(){this._state===I&&a.push(this),(!B||a.length===
1)&&T(),this._state=w}clear(){this._state=t,this._idleStart=-1}};g.exports={setTimeout(F,y,R){return y<=o?setTimeout(F,y,
R):new p(F,y,R)},clearTimeout(F){F[n]?F.clear():clearTimeout(F)},setFastTimeout(F,y,R){return new p(F,y,R)},clearFastTimeout(F){
F.clear()},now(){return A},tick(F=0){A+=F-o+1,f(),f()},reset(){A=0,a.length=0,clearTimeout(B),B=null},kFastTimer:n}}),Ye=(0,q.
b)((e,g)=>{"use strict";var A=(0,q.a)("node:net"),o=(0,q.a)("node:assert"),E=HA(),{InvalidArgumentError:B,ConnectTimeoutError:n}=_A(),
a=nt();function I(){}var t,w;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?w=class{constructor(p){
this._maxCachedSessions=p,this._sessionCache=new Map,this._sessionRegistry=new global.FinalizationRegistry(F=>{if(this._sessionCache.
size<this._maxCachedSessions)return;let y=this._sessionCache.get(F);y!==void 0&&y.deref()===void 0&&this._sessionCache.delete(
F)})}get(p){let F=this._sessionCache.get(p);return F?F.deref():null}set(p,F){this._maxCachedSessions!==0&&(this._sessionCache.
set(p,new WeakRef(F)),this._sessionRegistry.register(F,p))}}:w=class{constructor(p){this._maxCachedSessions=p,this._sessionCache=
new Map}get(p){return this._sessionCache.get(p)}set(p,F){if(this._maxCachedSessions!==0){if(this._sessionCache.size>=this.
_maxCachedSessions){let{value:y}=this._sessionCache.keys().next();this._sessionCache.delete(y)}this._sessionCache.set(p,
F)}}};function h({allowH2:p,maxCachedSessions:F,socketPath:y,timeout:R,session:m,...S}){if(F!=null&&(!Number.isInteger(F)||
F<0))throw new B("maxCachedSessions must be a positive integer or zero");let M={path:y,...S},W=new w(F??100);return R=R??
1e4,p=p??!1,function({hostname:Z,host:Y,protocol:r,port:i,servername:l,localAddress:s,httpSocket:C},u){let b;if(r==="htt\
ps:"){t||(t=(0,q.a)("node:tls")),l=l||M.servername||E.getServerName(Y)||null;let U=l||Z;o(U);let sA=m||W.get(U)||null;i=
i||443,b=t.connect({highWaterMark:16384,...M,servername:l,session:sA,localAddress:s,ALPNProtocols:p?["http/1.1","h2"]:["\
http/1.1"],socket:C,port:i,host:Z}),b.on("session",function(K){W.set(U,K)})}else o(!C,"httpSocket can only be sent on TL\
S update"),i=i||80,b=A.connect({highWaterMark:64*1024,...M,localAddress:s,port:i,host:Z});if(M.keepAlive==null||M.keepAlive){
let U=M.keepAliveInitialDelay===void 0?6e4:M.keepAliveInitialDelay;b.setKeepAlive(!0,U)}let k=f(new WeakRef(b),{timeout:R,
hostname:Z,port:i});return b.setNoDelay(!0).once(r==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(k),
u){let U=u;u=null,U(null,this)}}).on("error",function(U){if(queueMicrotask(k),u){let sA=u;u=null,sA(U)}}),b}}var f=process.
platform==="win32"?(p,F)=>{if(!F.timeout)return I;let y=null,R=null,m=a.setFastTimeout(()=>{y=setImmediate(()=>{R=setImmediate(
()=>T(p.deref(),F))})},F.timeout);return()=>{a.clearFastTimeout(m),clearImmediate(y),clearImmediate(R)}}:(p,F)=>{if(!F.timeout)
return I;let y=null,R=a.setFastTimeout(()=>{y=setImmediate(()=>{T(p.deref(),F)})},F.timeout);return()=>{a.clearFastTimeout(
R),clearImmediate(y)}};function T(p,F){if(p==null)return;let y="Connect Timeout Error";Array.isArray(p.autoSelectFamilyAttemptedAddresses)?
y+=` (attempted addresses: ${p.autoSelectFamilyAttemptedAddresses.join(", ")},`:y+=` (attempted address: ${F.hostname}:${F.
port},`,y+=` timeout: ${F.timeout}ms)`,E.destroy(p,new n(y))}g.exports=h}),hr=(0,q.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.enumToMap=void 0;function g(A){let o={};return Object.keys(A).forEach(E=>{let B=A[E];typeof B==
"number"&&(o[E]=B)}),o}e.enumToMap=g}),dr=(0,q.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.SPECIAL_HEADERS=
e.HEADER_STATE=e.MINOR=e.MAJOR=e.CONNECTION_TOKEN_CHARS=e.HEADER_CHARS=e.TOKEN=e.STRICT_TOKEN=e.HEX=e.URL_CHAR=e.STRICT_URL_CHAR=
e.USERINFO_CHARS=e.MARK=e.ALPHANUM=e.NUM=e.HEX_MAP=e.NUM_MAP=e.ALPHA=e.FINISH=e.H_METHOD_MAP=e.METHOD_MAP=e.METHODS_RTSP=
e.METHODS_ICE=e.METHODS_HTTP=e.METHODS=e.LENIENT_FLAGS=e.FLAGS=e.TYPE=e.ERROR=void 0;var g=hr(),A;(function(t){t[t.OK=0]=
"OK",t[t.INTERNAL=1]="INTERNAL",t[t.STRICT=2]="STRICT",t[t.LF_EXPECTED=3]="LF_EXPECTED",t[t.UNEXPECTED_CONTENT_LENGTH=4]=
"UNEXPECTED_CONTENT_LENGTH",t[t.CLOSED_CONNECTION=5]="CLOSED_CONNECTION",t[t.INVALID_METHOD=6]="INVALID_METHOD",t[t.INVALID_URL=
7]="INVALID_URL",t[t.INVALID_CONSTANT=8]="INVALID_CONSTANT",t[t.INVALID_VERSION=9]="INVALID_VERSION",t[t.INVALID_HEADER_TOKEN=
10]="INVALID_HEADER_TOKEN",t[t.INVALID_CONTENT_LENGTH=11]="INVALID_CONTENT_LENGTH",t[t.INVALID_CHUNK_SIZE=12]="INVALID_C\
HUNK_SIZE",t[t.INVALID_STATUS=13]="INVALID_STATUS",t[t.INVALID_EOF_STATE=14]="INVALID_EOF_STATE",t[t.INVALID_TRANSFER_ENCODING=
15]="INVALID_TRANSFER_ENCODING",t[t.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BEGIN",t[t.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMP\
LETE",t[t.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLETE",t[t.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",t[t.CB_CHUNK_COMPLETE=
20]="CB_CHUNK_COMPLETE",t[t.PAUSED=21]="PAUSED",t[t.PAUSED_UPGRADE=22]="PAUSED_UPGRADE",t[t.PAUSED_H2_UPGRADE=23]="PAUSE\
D_H2_UPGRADE",t[t.USER=24]="USER"})(A=e.ERROR||(e.ERROR={}));var o;(function(t){t[t.BOTH=0]="BOTH",t[t.REQUEST=1]="REQUE\
ST",t[t.RESPONSE=2]="RESPONSE"})(o=e.TYPE||(e.TYPE={}));var E;(function(t){t[t.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP\
_ALIVE",t[t.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",t[t.CONNECTION_UPGRADE=4]="CONNECTION_UPGRADE",t[t.CHUNKED=8]="CHUNKE\
D",t[t.UPGRADE=16]="UPGRADE",t[t.CONTENT_LENGTH=32]="CONTENT_LENGTH",t[t.SKIPBODY=64]="SKIPBODY",t[t.TRAILING=128]="TRAI\
LING",t[t.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(E=e.FLAGS||(e.FLAGS={}));var B;(function(t){t[t.HEADERS=1]="HEADE\
RS",t[t.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",t[t.KEEP_ALIVE=4]="KEEP_ALIVE"})(B=e.LENIENT_FLAGS||(e.LENIENT_FLAGS={}));var n;
(function(t){t[t.DELETE=0]="DELETE",t[t.GET=1]="GET",t[t.HEAD=2]="HEAD",t[t.POST=3]="POST",t[t.PUT=4]="PUT",t[t.CONNECT=
5]="CONNECT",t[t.OPTIONS=6]="OPTIONS",t[t.TRACE=7]="TRACE",t[t.COPY=8]="COPY",t[t.LOCK=9]="LOCK",t[t.MKCOL=10]="MKCOL",t[t.
MOVE=11]="MOVE",t[t.PROPFIND=12]="PROPFIND",t[t.PROPPATCH=13]="PROPPATCH",t[t.SEARCH=14]="SEARCH",t[t.UNLOCK=15]="UNLOCK",
t[t.BIND=16]="BIND",t[t.REBIND=17]="REBIND",t[t.UNBIND=18]="UNBIND",t[t.ACL=19]="ACL",t[t.REPORT=20]="REPORT",t[t.MKACTIVITY=
21]="MKACTIVITY",t[t.CHECKOUT=22]="CHECKOUT",t[t.MERGE=23]="MERGE",t[t["M-SEARCH"]=24]="M-SEARCH",t[t.NOTIFY=25]="NOTIFY",
t[t.SUBSCRIBE=26]="SUBSCRIBE",t[t.UNSUBSCRIBE=27]="UNSUBSCRIBE",t[t.PATCH=28]="PATCH",t[t.PURGE=29]="PURGE",t[t.MKCALENDAR=
30]="MKCALENDAR",t[t.LINK=31]="LINK",t[t.UNLINK=32]="UNLINK",t[t.SOURCE=33]="SOURCE",t[t.PRI=34]="PRI",t[t.DESCRIBE=35]=
"DESCRIBE",t[t.ANNOUNCE=36]="ANNOUNCE",t[t.SETUP=37]="SETUP",t[t.PLAY=38]="PLAY",t[t.PAUSE=39]="PAUSE",t[t.TEARDOWN=40]=
"TEARDOWN",t[t.GET_PARAMETER=41]="GET_PARAMETER",t[t.SET_PARAMETER=42]="SET_PARAMETER",t[t.REDIRECT=43]="REDIRECT",t[t.RECORD=
44]="RECORD",t[t.FLUSH=45]="FLUSH"})(n=e.METHODS||(e.METHODS={})),e.METHODS_HTTP=[n.DELETE,n.GET,n.HEAD,n.POST,n.PUT,n.CONNECT,
n.OPTIONS,n.TRACE,n.COPY,n.LOCK,n.MKCOL,n.MOVE,n.PROPFIND,n.PROPPATCH,n.SEARCH,n.UNLOCK,n.BIND,n.REBIND,n.UNBIND,n.ACL,n.
REPORT,n.MKACTIVITY,n.CHECKOUT,n.MERGE,n["M-SEARCH"],n.NOTIFY,n.SUBSCRIBE,n.UNSUBSCRIBE,n.PATCH,n.PURGE,n.MKCALENDAR,n.LINK,
n.UNLINK,n.PRI,n.SOURCE],e.METHODS_ICE=[n.SOURCE],e.METHODS_RTSP=[n.OPTIONS,n.DESCRIBE,n.ANNOUNCE,n.SETUP,n.PLAY,n.PAUSE,
n.TEARDOWN,n.GET_PARAMETER,n.SET_PARAMETER,n.REDIRECT,n.RECORD,n.FLUSH,n.GET,n.POST],e.METHOD_MAP=g.enumToMap(n),e.H_METHOD_MAP=
{},Object.keys(e.METHOD_MAP).forEach(t=>{/^H/.test(t)&&(e.H_METHOD_MAP[t]=e.METHOD_MAP[t])});var a;(function(t){t[t.SAFE=
0]="SAFE",t[t.SAFE_WITH_CB=1]="SAFE_WITH_CB",t[t.UNSAFE=2]="UNSAFE"})(a=e.FINISH||(e.FINISH={})),e.ALPHA=[];for(let t=65;t<=
90;t++)e.ALPHA.push(String.fromCharCode(t)),e.ALPHA.push(String.fromCharCode(t+32));e.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,
7:7,8:8,9:9},e.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15},
e.NUM=["0","1","2","3","4","5","6","7","8","9"],e.ALPHANUM=e.ALPHA.concat(e.NUM),e.MARK=["-","_",".","!","~","*","'","(",
")"],e.USERINFO_CHARS=e.ALPHANUM.concat(e.MARK).concat(["%",";",":","&","=","+","$",","]),e.STRICT_URL_CHAR=["!",'"',"$",
"%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(e.ALPHANUM),
e.URL_CHAR=e.STRICT_URL_CHAR.concat(["	","\f"]);for(let t=128;t<=255;t++)e.URL_CHAR.push(t);e.HEX=e.NUM.concat(["a","b",
"c","d","e","f","A","B","C","D","E","F"]),e.STRICT_TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(
e.ALPHANUM),e.TOKEN=e.STRICT_TOKEN.concat([" "]),e.HEADER_CHARS=["	"];for(let t=32;t<=255;t++)t!==127&&e.HEADER_CHARS.push(
t);e.CONNECTION_TOKEN_CHARS=e.HEADER_CHARS.filter(t=>t!==44),e.MAJOR=e.NUM_MAP,e.MINOR=e.MAJOR;var I;(function(t){t[t.GENERAL=
0]="GENERAL",t[t.CONNECTION=1]="CONNECTION",t[t.CONTENT_LENGTH=2]="CONTENT_LENGTH",t[t.TRANSFER_ENCODING=3]="TRANSFER_EN\
CODING",t[t.UPGRADE=4]="UPGRADE",t[t.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIVE",t[t.CONNECTION_CLOSE=6]="CONNECTIO\
N_CLOSE",t[t.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",t[t.TRANSFER_ENCODING_CHUNKED=8]="TRANSFER_ENCODING_CHUNKED"})(I=
e.HEADER_STATE||(e.HEADER_STATE={})),e.SPECIAL_HEADERS={connection:I.CONNECTION,"content-length":I.CONTENT_LENGTH,"proxy\
-connection":I.CONNECTION,"transfer-encoding":I.TRANSFER_ENCODING,upgrade:I.UPGRADE}}),at=(0,q.b)((e,g)=>{"use strict";var{
Buffer:A}=(0,q.a)("node:buffer");g.exports=A.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLA\
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
EFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")}),pr=(0,q.b)((e,g)=>{"use strict";var{
Buffer:A}=(0,q.a)("node:buffer");g.exports=A.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLA\
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
ye=(0,q.b)((e,g)=>{"use strict";var A=["GET","HEAD","POST"],o=new Set(A),E=[101,204,205,304],B=[301,302,303,307,308],n=new Set(
B),a=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","\
102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","\
512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","\
1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6\
697","10080"],I=new Set(a),t=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","orig\
in-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],w=new Set(t),h=["follow","manual","error"],f=["GET",
"HEAD","OPTIONS","TRACE"],T=new Set(f),p=["navigate","same-origin","no-cors","cors"],F=["omit","same-origin","include"],
y=["default","no-store","reload","no-cache","force-cache","only-if-cached"],R=["content-encoding","content-language","co\
ntent-location","content-type","content-length"],m=["half"],S=["CONNECT","TRACE","TRACK"],M=new Set(S),W=["audio","audio\
worklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],Z=new Set(W);g.exports={subresource:W,
forbiddenMethods:S,requestBodyHeader:R,referrerPolicy:t,requestRedirect:h,requestMode:p,requestCredentials:F,requestCache:y,
redirectStatus:B,corsSafeListedMethods:A,nullBodyStatus:E,safeMethods:f,badPorts:a,requestDuplex:m,subresourceSet:Z,badPortsSet:I,
redirectStatusSet:n,corsSafeListedMethodsSet:o,safeMethodsSet:T,forbiddenMethodsSet:M,referrerPolicySet:w}}),wr=(0,q.b)(
(e,g)=>{"use strict";var A=Symbol.for("undici.globalOrigin.1");function o(){return globalThis[A]}function E(B){if(B===void 0){
Object.defineProperty(globalThis,A,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}let n=new URL(B);if(n.
protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${n.protocol}`);
Object.defineProperty(globalThis,A,{value:n,writable:!0,enumerable:!1,configurable:!1})}g.exports={getGlobalOrigin:o,setGlobalOrigin:E}}),
le=(0,q.b)((e,g)=>{"use strict";var A=(0,q.a)("node:assert"),o=new TextEncoder,E=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,B=/[\u000A\u000D\u0009\u0020]/,
n=/[\u0009\u000A\u000C\u000D\u0020]/g,a=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function I(s){A(s.protocol==="data:");let C=t(
s,!0);C=C.slice(5);let u={position:0},b=h(",",C,u),k=b.length;if(b=Y(b,!0,!0),u.position>=C.length)return"failure";u.position++;
let U=C.slice(k+1),sA=f(U);if(/;(\u0020){0,}base64$/i.test(b)){let EA=i(sA);if(sA=R(EA),sA==="failure")return"failure";b=
b.slice(0,-6),b=b.replace(/(\u0020)+$/,""),b=b.slice(0,-1)}b.startsWith(";")&&(b="text/plain"+b);let K=y(b);return K==="\
failure"&&(K=y("text/plain;charset=US-ASCII")),{mimeType:K,body:sA}}function t(s,C=!1){if(!C)return s.href;let u=s.href,
b=s.hash.length,k=b===0?u:u.substring(0,u.length-b);return!b&&u.endsWith("#")?k.slice(0,-1):k}function w(s,C,u){let b="";
for(;u.position<C.length&&s(C[u.position]);)b+=C[u.position],u.position++;return b}function h(s,C,u){let b=C.indexOf(s,u.
position),k=u.position;return b===-1?(u.position=C.length,C.slice(k)):(u.position=b,C.slice(k,u.position))}function f(s){
let C=o.encode(s);return F(C)}function T(s){return s>=48&&s<=57||s>=65&&s<=70||s>=97&&s<=102}function p(s){return s>=48&&
s<=57?s-48:(s&223)-55}function F(s){let C=s.length,u=new Uint8Array(C),b=0;for(let k=0;k<C;++k){let U=s[k];U!==37?u[b++]=
U:U===37&&!(T(s[k+1])&&T(s[k+2]))?u[b++]=37:(u[b++]=p(s[k+1])<<4|p(s[k+2]),k+=2)}return C===b?u:u.subarray(0,b)}function y(s){
s=W(s,!0,!0);let C={position:0},u=h("/",s,C);if(u.length===0||!E.test(u)||C.position>s.length)return"failure";C.position++;
let b=h(";",s,C);if(b=W(b,!1,!0),b.length===0||!E.test(b))return"failure";let k=u.toLowerCase(),U=b.toLowerCase(),sA={type:k,
subtype:U,parameters:new Map,essence:`${k}/${U}`};for(;C.position<s.length;){C.position++,w(X=>B.test(X),s,C);let K=w(X=>X!==
";"&&X!=="=",s,C);if(K=K.toLowerCase(),C.position<s.length){if(s[C.position]===";")continue;C.position++}if(C.position>s.
length)break;let EA=null;if(s[C.position]==='"')EA=m(s,C,!0),h(";",s,C);else if(EA=h(";",s,C),EA=W(EA,!1,!0),EA.length===
0)continue;K.length!==0&&E.test(K)&&(EA.length===0||a.test(EA))&&!sA.parameters.has(K)&&sA.parameters.set(K,EA)}return sA}
function R(s){s=s.replace(n,"");let C=s.length;if(C%4===0&&s.charCodeAt(C-1)===61&&(--C,s.charCodeAt(C-1)===61&&--C),C%4===
1||/[^+/0-9A-Za-z]/.test(s.length===C?s:s.substring(0,C)))return"failure";let u=Buffer.from(s,"base64");return new Uint8Array(
u.buffer,u.byteOffset,u.byteLength)}function m(s,C,u){let b=C.position,k="";for(A(s[C.position]==='"'),C.position++;k+=w(
U=>U!=='"'&&U!=="\\",s,C),!(C.position>=s.length);){let U=s[C.position];if(C.position++,U==="\\"){if(C.position>=s.length){
k+="\\";break}k+=s[C.position],C.position++}else{A(U==='"');break}}return u?k:s.slice(b,C.position)}function S(s){A(s!==
"failure");let{parameters:C,essence:u}=s,b=u;for(let[k,U]of C.entries())b+=";",b+=k,b+="=",E.test(U)||(U=U.replace(/(\\|")/g,
"\\$1"),U='"'+U,U+='"'),b+=U;return b}function M(s){return s===13||s===10||s===9||s===32}function W(s,C=!0,u=!0){return r(
s,C,u,M)}function Z(s){return s===13||s===10||s===9||s===12||s===32}function Y(s,C=!0,u=!0){return r(s,C,u,Z)}function r(s,C,u,b){
let k=0,U=s.length-1;if(C)for(;k<s.length&&b(s.charCodeAt(k));)k++;if(u)for(;U>0&&b(s.charCodeAt(U));)U--;return k===0&&
U===s.length-1?s:s.slice(k,U+1)}function i(s){let C=s.length;if(65535>C)return String.fromCharCode.apply(null,s);let u="",
b=0,k=65535;for(;b<C;)b+k>C&&(k=C-b),u+=String.fromCharCode.apply(null,s.subarray(b,b+=k));return u}function l(s){switch(s.
essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-jav\
ascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascr\
ipt1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescri\
pt":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"\
application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}
return s.subtype.endsWith("+json")?"application/json":s.subtype.endsWith("+xml")?"application/xml":""}g.exports={dataURLProcessor:I,
URLSerializer:t,collectASequenceOfCodePoints:w,collectASequenceOfCodePointsFast:h,stringPercentDecode:f,parseMIMEType:y,
collectAnHTTPQuotedString:m,serializeAMimeType:S,removeChars:r,removeHTTPWhitespace:W,minimizeSupportedMimeType:l,HTTP_TOKEN_CODEPOINTS:E,
isomorphicDecode:i}}),oe=(0,q.b)((e,g)=>{"use strict";var{types:A,inspect:o}=(0,q.a)("node:util"),{markAsUncloneable:E}=(0,q.
a)("node:worker_threads"),{toUSVString:B}=HA(),n={};n.converters={},n.util={},n.errors={},n.errors.exception=function(a){
return new TypeError(`${a.header}: ${a.message}`)},n.errors.conversionFailed=function(a){let I=a.types.length===1?"":" o\
ne of",t=`${a.argument} could not be converted to${I}: ${a.types.join(", ")}.`;return n.errors.exception({header:a.prefix,
message:t})},n.errors.invalidArgument=function(a){return n.errors.exception({header:a.prefix,message:`"${a.value}" is an\
 invalid ${a.type}.`})},n.brandCheck=function(a,I,t){if(t?.strict!==!1){if(!(a instanceof I)){let w=new TypeError("Illeg\
al invocation");throw w.code="ERR_INVALID_THIS",w}}else if(a?.[Symbol.toStringTag]!==I.prototype[Symbol.toStringTag]){let w=new TypeError(
"Illegal invocation");throw w.code="ERR_INVALID_THIS",w}},n.argumentLengthCheck=function({length:a},I,t){if(a<I)throw n.
errors.exception({message:`${I} argument${I!==1?"s":""} required, but${a?" only":""} ${a} found.`,header:t})},n.illegalConstructor=
function(){throw n.errors.exception({header:"TypeError",message:"Illegal constructor"})},n.util.Type=function(a){switch(typeof a){case"\
undefined":return"Undefined";case"boolean":return"Boolean";case"string":return"String";case"symbol":return"Symbol";case"\
number":return"Number";case"bigint":return"BigInt";case"function":case"object":return a===null?"Null":"Object"}},n.util.
markAsUncloneable=E||(()=>{}),n.util.ConvertToInt=function(a,I,t,w){let h,f;I===64?(h=Math.pow(2,53)-1,t==="unsigned"?f=
0:f=Math.pow(-2,53)+1):t==="unsigned"?(f=0,h=Math.pow(2,I)-1):(f=Math.pow(-2,I)-1,h=Math.pow(2,I-1)-1);let T=Number(a);if(T===
0&&(T=0),w?.enforceRange===!0){if(Number.isNaN(T)||T===Number.POSITIVE_INFINITY||T===Number.NEGATIVE_INFINITY)throw n.errors.
exception({header:"Integer conversion",message:`Could not convert ${n.util.Stringify(a)} to an integer.`});if(T=n.util.IntegerPart(
T),T<f||T>h)throw n.errors.exception({header:"Integer conversion",message:`Value must be between ${f}-${h}, got ${T}.`});
return T}return!Number.isNaN(T)&&w?.clamp===!0?(T=Math.min(Math.max(T,f),h),Math.floor(T)%2===0?T=Math.floor(T):T=Math.ceil(
T),T):Number.isNaN(T)||T===0&&Object.is(0,T)||T===Number.POSITIVE_INFINITY||T===Number.NEGATIVE_INFINITY?0:(T=n.util.IntegerPart(
T),T=T%Math.pow(2,I),t==="signed"&&T>=Math.pow(2,I)-1?T-Math.pow(2,I):T)},n.util.IntegerPart=function(a){let I=Math.floor(
Math.abs(a));return a<0?-1*I:I},n.util.Stringify=function(a){switch(n.util.Type(a)){case"Symbol":return`Symbol(${a.description}\
)`;case"Object":return o(a);case"String":return`"${a}"`;default:return`${a}`}},n.sequenceConverter=function(a){return(I,t,w,h)=>{
if(n.util.Type(I)!=="Object")throw n.errors.exception({header:t,message:`${w} (${n.util.Stringify(I)}) is not iterable.`});
let f=typeof h=="function"?h():I?.[Symbol.iterator]?.(),T=[],p=0;if(f===void 0||typeof f.next!="function")throw n.errors.
exception({header:t,message:`${w} is not iterable.`});for(;;){let{done:F,value:y}=f.next();if(F)break;T.push(a(y,t,`${w}\
[${p++}]`))}return T}},n.recordConverter=function(a,I){return(t,w,h)=>{if(n.util.Type(t)!=="Object")throw n.errors.exception(
{header:w,message:`${h} ("${n.util.Type(t)}") is not an Object.`});let f={};if(!A.isProxy(t)){let p=[...Object.getOwnPropertyNames(
t),...Object.getOwnPropertySymbols(t)];for(let F of p){let y=a(F,w,h),R=I(t[F],w,h);f[y]=R}return f}let T=Reflect.ownKeys(
t);for(let p of T)if(Reflect.getOwnPropertyDescriptor(t,p)?.enumerable){let F=a(p,w,h),y=I(t[p],w,h);f[F]=y}return f}},n.
interfaceConverter=function(a){return(I,t,w,h)=>{if(h?.strict!==!1&&!(I instanceof a))throw n.errors.exception({header:t,
message:`Expected ${w} ("${n.util.Stringify(I)}") to be an instance of ${a.name}.`});return I}},n.dictionaryConverter=function(a){
return(I,t,w)=>{let h=n.util.Type(I),f={};if(h==="Null"||h==="Undefined")return f;if(h!=="Object")throw n.errors.exception(
{header:t,message:`Expected ${I} to be one of: Null, Undefined, Object.`});for(let T of a){let{key:p,defaultValue:F,required:y,
converter:R}=T;if(y===!0&&!Object.hasOwn(I,p))throw n.errors.exception({header:t,message:`Missing required key "${p}".`});
let m=I[p],S=Object.hasOwn(T,"defaultValue");if(S&&m!==null&&(m??=F()),y||S||m!==void 0){if(m=R(m,t,`${w}.${p}`),T.allowedValues&&
!T.allowedValues.includes(m))throw n.errors.exception({header:t,message:`${m} is not an accepted type. Expected one of ${T.
allowedValues.join(", ")}.`});f[p]=m}}return f}},n.nullableConverter=function(a){return(I,t,w)=>I===null?I:a(I,t,w)},n.converters.
DOMString=function(a,I,t,w){if(a===null&&w?.legacyNullToEmptyString)return"";if(typeof a=="symbol")throw n.errors.exception(
{header:I,message:`${t} is a symbol, which cannot be converted to a DOMString.`});return String(a)},n.converters.ByteString=
function(a,I,t){let w=n.converters.DOMString(a,I,t);for(let h=0;h<w.length;h++)if(w.charCodeAt(h)>255)throw new TypeError(
`Cannot convert argument to a ByteString because the character at index ${h} has a value of ${w.charCodeAt(h)} which is \
greater than 255.`);return w},n.converters.USVString=B,n.converters.boolean=function(a){return!!a},n.converters.any=function(a){
return a},n.converters["long long"]=function(a,I,t){return n.util.ConvertToInt(a,64,"signed",void 0,I,t)},n.converters["\
unsigned long long"]=function(a,I,t){return n.util.ConvertToInt(a,64,"unsigned",void 0,I,t)},n.converters["unsigned long"]=
function(a,I,t){return n.util.ConvertToInt(a,32,"unsigned",void 0,I,t)},n.converters["unsigned short"]=function(a,I,t,w){
return n.util.ConvertToInt(a,16,"unsigned",w,I,t)},n.converters.ArrayBuffer=function(a,I,t,w){if(n.util.Type(a)!=="Objec\
t"||!A.isAnyArrayBuffer(a))throw n.errors.conversionFailed({prefix:I,argument:`${t} ("${n.util.Stringify(a)}")`,types:["\
ArrayBuffer"]});if(w?.allowShared===!1&&A.isSharedArrayBuffer(a))throw n.errors.exception({header:"ArrayBuffer",message:"\
SharedArrayBuffer is not allowed."});if(a.resizable||a.growable)throw n.errors.exception({header:"ArrayBuffer",message:"\
Received a resizable ArrayBuffer."});return a},n.converters.TypedArray=function(a,I,t,w,h){if(n.util.Type(a)!=="Object"||
!A.isTypedArray(a)||a.constructor.name!==I.name)throw n.errors.conversionFailed({prefix:t,argument:`${w} ("${n.util.Stringify(
a)}")`,types:[I.name]});if(h?.allowShared===!1&&A.isSharedArrayBuffer(a.buffer))throw n.errors.exception({header:"ArrayB\
uffer",message:"SharedArrayBuffer is not allowed."});if(a.buffer.resizable||a.buffer.growable)throw n.errors.exception({
header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return a},n.converters.DataView=function(a,I,t,w){if(n.
util.Type(a)!=="Object"||!A.isDataView(a))throw n.errors.exception({header:I,message:`${t} is not a DataView.`});if(w?.allowShared===
!1&&A.isSharedArrayBuffer(a.buffer))throw n.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not all\
owed."});if(a.buffer.resizable||a.buffer.growable)throw n.errors.exception({header:"ArrayBuffer",message:"Received a res\
izable ArrayBuffer."});return a},n.converters.BufferSource=function(a,I,t,w){if(A.isAnyArrayBuffer(a))return n.converters.
ArrayBuffer(a,I,t,{...w,allowShared:!1});if(A.isTypedArray(a))return n.converters.TypedArray(a,a.constructor,I,t,{...w,allowShared:!1});
if(A.isDataView(a))return n.converters.DataView(a,I,t,{...w,allowShared:!1});throw n.errors.conversionFailed({prefix:I,argument:`${t}\
 ("${n.util.Stringify(a)}")`,types:["BufferSource"]})},n.converters["sequence<ByteString>"]=n.sequenceConverter(n.converters.
ByteString),n.converters["sequence<sequence<ByteString>>"]=n.sequenceConverter(n.converters["sequence<ByteString>"]),n.converters["\
record<ByteString, ByteString>"]=n.recordConverter(n.converters.ByteString,n.converters.ByteString),g.exports={webidl:n}}),
ae=(0,q.b)((e,g)=>{"use strict";var{Transform:A}=(0,q.a)("node:stream"),o=(0,q.a)("node:zlib"),{redirectStatusSet:E,referrerPolicySet:B,
badPortsSet:n}=ye(),{getGlobalOrigin:a}=wr(),{collectASequenceOfCodePoints:I,collectAnHTTPQuotedString:t,removeChars:w,parseMIMEType:h}=le(),
{performance:f}=(0,q.a)("node:perf_hooks"),{isBlobLike:T,ReadableStreamFrom:p,isValidHTTPToken:F,normalizedMethodRecordsBase:y}=HA(),
R=(0,q.a)("node:assert"),{isUint8Array:m}=(0,q.a)("node:util/types"),{webidl:S}=oe(),M=[],W;try{W=(0,q.a)("node:crypto");
let c=["sha256","sha384","sha512"];M=W.getHashes().filter(D=>c.includes(D))}catch{}function Z(c){let D=c.urlList,Q=D.length;
return Q===0?null:D[Q-1].toString()}function Y(c,D){if(!E.has(c.status))return null;let Q=c.headersList.get("location",!0);
return Q!==null&&k(Q)&&(r(Q)||(Q=i(Q)),Q=new URL(Q,Z(c))),Q&&!Q.hash&&(Q.hash=D),Q}function r(c){for(let D=0;D<c.length;++D){
let Q=c.charCodeAt(D);if(Q>126||Q<32)return!1}return!0}function i(c){return Buffer.from(c,"binary").toString("utf8")}function l(c){
return c.urlList[c.urlList.length-1]}function s(c){let D=l(c);return IA(D)&&n.has(D.port)?"blocked":"allowed"}function C(c){
return c instanceof Error||c?.constructor?.name==="Error"||c?.constructor?.name==="DOMException"}function u(c){for(let D=0;D<
c.length;++D){let Q=c.charCodeAt(D);if(!(Q===9||Q>=32&&Q<=126||Q>=128&&Q<=255))return!1}return!0}var b=F;function k(c){return(c[0]===
"	"||c[0]===" "||c[c.length-1]==="	"||c[c.length-1]===" "||c.includes(`
`)||c.includes("\r")||c.includes("\0"))===!1}function U(c,D){let{headersList:Q}=D,N=(Q.get("referrer-policy",!0)??"").split(
","),v="";if(N.length>0)for(let J=N.length;J!==0;J--){let P=N[J-1].trim();if(B.has(P)){v=P;break}}v!==""&&(c.referrerPolicy=
v)}function sA(){return"allowed"}function K(){return"success"}function EA(){return"success"}function X(c){let D=null;D=c.
mode,c.headersList.set("sec-fetch-mode",D,!0)}function nA(c){let D=c.origin;if(!(D==="client"||D===void 0)){if(c.responseTainting===
"cors"||c.mode==="websocket")c.headersList.append("origin",D,!0);else if(c.method!=="GET"&&c.method!=="HEAD"){switch(c.referrerPolicy){case"\
no-referrer":D=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":c.origin&&
dA(c.origin)&&!dA(l(c))&&(D=null);break;case"same-origin":tA(c,l(c))||(D=null);break;default:}c.headersList.append("orig\
in",D,!0)}}}function gA(c,D){return c}function QA(c,D,Q){return!c?.startTime||c.startTime<D?{domainLookupStartTime:D,domainLookupEndTime:D,
connectionStartTime:D,connectionEndTime:D,secureConnectionStartTime:D,ALPNNegotiatedProtocol:c?.ALPNNegotiatedProtocol}:
{domainLookupStartTime:gA(c.domainLookupStartTime,Q),domainLookupEndTime:gA(c.domainLookupEndTime,Q),connectionStartTime:gA(
c.connectionStartTime,Q),connectionEndTime:gA(c.connectionEndTime,Q),secureConnectionStartTime:gA(c.secureConnectionStartTime,
Q),ALPNNegotiatedProtocol:c.ALPNNegotiatedProtocol}}function CA(c){return gA(f.now(),c)}function RA(c){return{startTime:c.
startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:c.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,
finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function UA(){
return{referrerPolicy:"strict-origin-when-cross-origin"}}function NA(c){return{referrerPolicy:c.referrerPolicy}}function TA(c){
let D=c.referrerPolicy;R(D);let Q=null;if(c.referrer==="client"){let _=a();if(!_||_.origin==="null")return"no-referrer";
Q=new URL(_)}else c.referrer instanceof URL&&(Q=c.referrer);let N=fA(Q),v=fA(Q,!0);N.toString().length>4096&&(N=v);let J=tA(
c,N),P=j(N)&&!j(c.url);switch(D){case"origin":return v??fA(Q,!0);case"unsafe-url":return N;case"same-origin":return J?v:
"no-referrer";case"origin-when-cross-origin":return J?N:v;case"strict-origin-when-cross-origin":{let _=l(c);return tA(N,
_)?N:j(N)&&!j(_)?"no-referrer":v}default:return P?"no-referrer":v}}function fA(c,D){return R(c instanceof URL),c=new URL(
c),c.protocol==="file:"||c.protocol==="about:"||c.protocol==="blank:"?"no-referrer":(c.username="",c.password="",c.hash=
"",D&&(c.pathname="",c.search=""),c)}function j(c){if(!(c instanceof URL))return!1;if(c.href==="about:blank"||c.href==="\
about:srcdoc"||c.protocol==="data:"||c.protocol==="file:")return!0;return D(c.origin);function D(Q){if(Q==null||Q==="nul\
l")return!1;let N=new URL(Q);return!!(N.protocol==="https:"||N.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(N.hostname)||N.hostname==="localhost"||N.hostname.includes("localhost.")||N.hostname.endsWith(".localhost"))}}function $(c,D){
if(W===void 0)return!0;let Q=DA(D);if(Q==="no metadata"||Q.length===0)return!0;let N=G(Q),v=eA(Q,N);for(let J of v){let P=J.
algo,_=J.hash,iA=W.createHash(P).update(c).digest("base64");if(iA[iA.length-1]==="="&&(iA[iA.length-2]==="="?iA=iA.slice(
0,-2):iA=iA.slice(0,-1)),O(iA,_))return!0}return!1}var oA=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function DA(c){let D=[],Q=!0;for(let N of c.split(" ")){Q=!1;let v=oA.exec(N);if(v===null||v.groups===void 0||v.groups.algo===
void 0)continue;let J=v.groups.algo.toLowerCase();M.includes(J)&&D.push(v.groups)}return Q===!0?"no metadata":D}function G(c){
let D=c[0].algo;if(D[3]==="5")return D;for(let Q=1;Q<c.length;++Q){let N=c[Q];if(N.algo[3]==="5"){D="sha512";break}else{
if(D[3]==="3")continue;N.algo[3]==="3"&&(D="sha384")}}return D}function eA(c,D){if(c.length===1)return c;let Q=0;for(let N=0;N<
c.length;++N)c[N].algo===D&&(c[Q++]=c[N]);return c.length=Q,c}function O(c,D){if(c.length!==D.length)return!1;for(let Q=0;Q<
c.length;++Q)if(c[Q]!==D[Q]){if(c[Q]==="+"&&D[Q]==="-"||c[Q]==="/"&&D[Q]==="_")continue;return!1}return!0}function H(c){}
function tA(c,D){return c.origin===D.origin&&c.origin==="null"||c.protocol===D.protocol&&c.hostname===D.hostname&&c.port===
D.port}function AA(){let c,D;return{promise:new Promise((Q,N)=>{c=Q,D=N}),resolve:c,reject:D}}function cA(c){return c.controller.
state==="aborted"}function LA(c){return c.controller.state==="aborted"||c.controller.state==="terminated"}function FA(c){
return y[c.toLowerCase()]??c}function vA(c){let D=JSON.stringify(c);if(D===void 0)throw new TypeError("Value is not JSON\
 serializable");return R(typeof D=="string"),D}var BA=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function bA(c,D,Q=0,N=1){class v{#A;#e;#t;constructor(P,_){this.#A=P,this.#e=_,this.#t=0}next(){if(typeof this!="object"||
this===null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${c} Iterat\
or.`);let P=this.#t,_=this.#A[D],iA=_.length;if(P>=iA)return{value:void 0,done:!0};let{[Q]:uA,[N]:mA}=_[P];this.#t=P+1;let hA;
switch(this.#e){case"key":hA=uA;break;case"value":hA=mA;break;case"key+value":hA=[uA,mA];break}return{value:hA,done:!1}}}
return delete v.prototype.constructor,Object.setPrototypeOf(v.prototype,BA),Object.defineProperties(v.prototype,{[Symbol.
toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${c} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),
function(J,P){return new v(J,P)}}function pA(c,D,Q,N=0,v=1){let J=bA(c,Q,N,v),P={keys:{writable:!0,enumerable:!0,configurable:!0,
value:function(){return S.brandCheck(this,D),J(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){
return S.brandCheck(this,D),J(this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return S.
brandCheck(this,D),J(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(_,iA=globalThis){
if(S.brandCheck(this,D),S.argumentLengthCheck(arguments,1,`${c}.forEach`),typeof _!="function")throw new TypeError(`Fail\
ed to execute 'forEach' on '${c}': parameter 1 is not of type 'Function'.`);for(let{0:uA,1:mA}of J(this,"key+value"))_.call(
iA,mA,uA,this)}}};return Object.defineProperties(D.prototype,{...P,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,
value:P.entries.value}})}async function wA(c,D,Q){let N=D,v=Q,J;try{J=c.stream.getReader()}catch(P){v(P);return}try{N(await x(
J))}catch(P){v(P)}}function lA(c){return c instanceof ReadableStream||c[Symbol.toStringTag]==="ReadableStream"&&typeof c.
tee=="function"}function VA(c){try{c.close(),c.byobRequest?.respond(0)}catch(D){if(!D.message.includes("Controller is al\
ready closed")&&!D.message.includes("ReadableStream is already closed"))throw D}}var z=/[^\x00-\xFF]/;function d(c){return R(
!z.test(c)),c}async function x(c){let D=[],Q=0;for(;;){let{done:N,value:v}=await c.read();if(N)return Buffer.concat(D,Q);
if(!m(v))throw new TypeError("Received non-Uint8Array chunk");D.push(v),Q+=v.length}}function rA(c){R("protocol"in c);let D=c.
protocol;return D==="about:"||D==="blob:"||D==="data:"}function dA(c){return typeof c=="string"&&c[5]===":"&&c[0]==="h"&&
c[1]==="t"&&c[2]==="t"&&c[3]==="p"&&c[4]==="s"||c.protocol==="https:"}function IA(c){R("protocol"in c);let D=c.protocol;
return D==="http:"||D==="https:"}function aA(c,D){let Q=c;if(!Q.startsWith("bytes"))return"failure";let N={position:5};if(D&&
I(iA=>iA==="	"||iA===" ",Q,N),Q.charCodeAt(N.position)!==61)return"failure";N.position++,D&&I(iA=>iA==="	"||iA===" ",Q,N);
let v=I(iA=>{let uA=iA.charCodeAt(0);return uA>=48&&uA<=57},Q,N),J=v.length?Number(v):null;if(D&&I(iA=>iA==="	"||iA===" ",
Q,N),Q.charCodeAt(N.position)!==45)return"failure";N.position++,D&&I(iA=>iA==="	"||iA===" ",Q,N);let P=I(iA=>{let uA=iA.
charCodeAt(0);return uA>=48&&uA<=57},Q,N),_=P.length?Number(P):null;return N.position<Q.length||_===null&&J===null||J>_?
"failure":{rangeStartValue:J,rangeEndValue:_}}function SA(c,D,Q){let N="bytes ";return N+=d(`${c}`),N+="-",N+=d(`${D}`),
N+="/",N+=d(`${Q}`),N}var JA=class extends A{#A;constructor(c){super(),this.#A=c}_transform(c,D,Q){if(!this._inflateStream){
if(c.length===0){Q();return}this._inflateStream=(c[0]&15)===8?o.createInflate(this.#A):o.createInflateRaw(this.#A),this.
_inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on(
"error",N=>this.destroy(N))}this._inflateStream.write(c,D,Q)}_final(c){this._inflateStream&&(this._inflateStream.end(),this.
_inflateStream=null),c()}};function YA(c){return new JA(c)}function qA(c){let D=null,Q=null,N=null,v=XA("content-type",c);
if(v===null)return"failure";for(let J of v){let P=h(J);P==="failure"||P.essence==="*/*"||(N=P,N.essence!==Q?(D=null,N.parameters.
has("charset")&&(D=N.parameters.get("charset")),Q=N.essence):!N.parameters.has("charset")&&D!==null&&N.parameters.set("c\
harset",D))}return N??"failure"}function ne(c){let D=c,Q={position:0},N=[],v="";for(;Q.position<D.length;){if(v+=I(J=>J!==
'"'&&J!==",",D,Q),Q.position<D.length)if(D.charCodeAt(Q.position)===34){if(v+=t(D,Q),Q.position<D.length)continue}else R(
D.charCodeAt(Q.position)===44),Q.position++;v=w(v,!0,!0,J=>J===9||J===32),N.push(v),v=""}return N}function XA(c,D){let Q=D.
get(c,!0);return Q===null?null:ne(Q)}var Ae=new TextDecoder;function ee(c){return c.length===0?"":(c[0]===239&&c[1]===187&&
c[2]===191&&(c=c.subarray(3)),Ae.decode(c))}var te=class{get baseUrl(){return a()}get origin(){return this.baseUrl?.origin}policyContainer=UA()},
V=class{settingsObject=new te},L=new V;g.exports={isAborted:cA,isCancelled:LA,isValidEncodedURL:r,createDeferredPromise:AA,
ReadableStreamFrom:p,tryUpgradeRequestToAPotentiallyTrustworthyURL:H,clampAndCoarsenConnectionTimingInfo:QA,coarsenedSharedCurrentTime:CA,
determineRequestsReferrer:TA,makePolicyContainer:UA,clonePolicyContainer:NA,appendFetchMetadata:X,appendRequestOriginHeader:nA,
TAOCheck:EA,corsCheck:K,crossOriginResourcePolicyCheck:sA,createOpaqueTimingInfo:RA,setRequestReferrerPolicyOnRedirect:U,
isValidHTTPToken:F,requestBadPort:s,requestCurrentURL:l,responseURL:Z,responseLocationURL:Y,isBlobLike:T,isURLPotentiallyTrustworthy:j,
isValidReasonPhrase:u,sameOrigin:tA,normalizeMethod:FA,serializeJavascriptValueToJSONString:vA,iteratorMixin:pA,createIterator:bA,
isValidHeaderName:b,isValidHeaderValue:k,isErrorLike:C,fullyReadBody:wA,bytesMatch:$,isReadableStreamLike:lA,readableStreamClose:VA,
isomorphicEncode:d,urlIsLocal:rA,urlHasHttpsScheme:dA,urlIsHttpHttpsScheme:IA,readAllBytes:x,simpleRangeHeaderValue:aA,buildContentRange:SA,
parseMetadata:DA,createInflate:YA,extractMimeType:qA,getDecodeSplit:XA,utf8DecodeBytes:ee,environmentSettingsObject:L}}),
ce=(0,q.b)((e,g)=>{"use strict";g.exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol(
"state"),kDispatcher:Symbol("dispatcher")}}),gt=(0,q.b)((e,g)=>{"use strict";var{Blob:A,File:o}=(0,q.a)("node:buffer"),{
kState:E}=ce(),{webidl:B}=oe(),n=class se{constructor(t,w,h={}){let f=w,T=h.type,p=h.lastModified??Date.now();this[E]={blobLike:t,
name:f,type:T,lastModified:p}}stream(...t){return B.brandCheck(this,se),this[E].blobLike.stream(...t)}arrayBuffer(...t){
return B.brandCheck(this,se),this[E].blobLike.arrayBuffer(...t)}slice(...t){return B.brandCheck(this,se),this[E].blobLike.
slice(...t)}text(...t){return B.brandCheck(this,se),this[E].blobLike.text(...t)}get size(){return B.brandCheck(this,se),
this[E].blobLike.size}get type(){return B.brandCheck(this,se),this[E].blobLike.type}get name(){return B.brandCheck(this,
se),this[E].name}get lastModified(){return B.brandCheck(this,se),this[E].lastModified}get[Symbol.toStringTag](){return"F\
ile"}};B.converters.Blob=B.interfaceConverter(A);function a(I){return I instanceof o||I&&(typeof I.stream=="function"||typeof I.
arrayBuffer=="function")&&I[Symbol.toStringTag]==="File"}g.exports={FileLike:n,isFileLike:a}}),ve=(0,q.b)((e,g)=>{"use s\
trict";var{isBlobLike:A,iteratorMixin:o}=ae(),{kState:E}=ce(),{kEnumerableProperty:B}=HA(),{FileLike:n,isFileLike:a}=gt(),
{webidl:I}=oe(),{File:t}=(0,q.a)("node:buffer"),w=(0,q.a)("node:util"),h=globalThis.File??t,f=class Qe{constructor(F){if(I.
util.markAsUncloneable(this),F!==void 0)throw I.errors.conversionFailed({prefix:"FormData constructor",argument:"Argumen\
t 1",types:["undefined"]});this[E]=[]}append(F,y,R=void 0){I.brandCheck(this,Qe);let m="FormData.append";if(I.argumentLengthCheck(
arguments,2,m),arguments.length===3&&!A(y))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is\
 not of type 'Blob'");F=I.converters.USVString(F,m,"name"),y=A(y)?I.converters.Blob(y,m,"value",{strict:!1}):I.converters.
USVString(y,m,"value"),R=arguments.length===3?I.converters.USVString(R,m,"filename"):void 0;let S=T(F,y,R);this[E].push(
S)}delete(F){I.brandCheck(this,Qe);let y="FormData.delete";I.argumentLengthCheck(arguments,1,y),F=I.converters.USVString(
F,y,"name"),this[E]=this[E].filter(R=>R.name!==F)}get(F){I.brandCheck(this,Qe);let y="FormData.get";I.argumentLengthCheck(
arguments,1,y),F=I.converters.USVString(F,y,"name");let R=this[E].findIndex(m=>m.name===F);return R===-1?null:this[E][R].
value}getAll(F){I.brandCheck(this,Qe);let y="FormData.getAll";return I.argumentLengthCheck(arguments,1,y),F=I.converters.
USVString(F,y,"name"),this[E].filter(R=>R.name===F).map(R=>R.value)}has(F){I.brandCheck(this,Qe);let y="FormData.has";return I.
argumentLengthCheck(arguments,1,y),F=I.converters.USVString(F,y,"name"),this[E].findIndex(R=>R.name===F)!==-1}set(F,y,R=void 0){
I.brandCheck(this,Qe);let m="FormData.set";if(I.argumentLengthCheck(arguments,2,m),arguments.length===3&&!A(y))throw new TypeError(
"Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");F=I.converters.USVString(F,m,"name"),y=A(y)?
I.converters.Blob(y,m,"name",{strict:!1}):I.converters.USVString(y,m,"name"),R=arguments.length===3?I.converters.USVString(
R,m,"name"):void 0;let S=T(F,y,R),M=this[E].findIndex(W=>W.name===F);M!==-1?this[E]=[...this[E].slice(0,M),S,...this[E].
slice(M+1).filter(W=>W.name!==F)]:this[E].push(S)}[w.inspect.custom](F,y){let R=this[E].reduce((S,M)=>(S[M.name]?Array.isArray(
S[M.name])?S[M.name].push(M.value):S[M.name]=[S[M.name],M.value]:S[M.name]=M.value,S),{__proto__:null});y.depth??=F,y.colors??=
!0;let m=w.formatWithOptions(y,R);return`FormData ${m.slice(m.indexOf("]")+2)}`}};o("FormData",f,E,"name","value"),Object.
defineProperties(f.prototype,{append:B,delete:B,get:B,getAll:B,has:B,set:B,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});
function T(p,F,y){if(typeof F!="string"&&(a(F)||(F=F instanceof Blob?new h([F],"blob",{type:F.type}):new n(F,"blob",{type:F.
type})),y!==void 0)){let R={type:F.type,lastModified:F.lastModified};F=F instanceof t?new h([F],y,R):new n(F,y,R)}return{
name:p,value:F}}g.exports={FormData:f,makeEntry:T}}),mr=(0,q.b)((e,g)=>{"use strict";var{isUSVString:A,bufferToLowerCasedHeaderName:o}=HA(),
{utf8DecodeBytes:E}=ae(),{HTTP_TOKEN_CODEPOINTS:B,isomorphicDecode:n}=le(),{isFileLike:a}=gt(),{makeEntry:I}=ve(),t=(0,q.
a)("node:assert"),{File:w}=(0,q.a)("node:buffer"),h=globalThis.File??w,f=Buffer.from('form-data; name="'),T=Buffer.from(
"; filename"),p=Buffer.from("--"),F=Buffer.from(`--\r
`);function y(r){for(let i=0;i<r.length;++i)if((r.charCodeAt(i)&-128)!==0)return!1;return!0}function R(r){let i=r.length;
if(i<27||i>70)return!1;for(let l=0;l<i;++l){let s=r.charCodeAt(l);if(!(s>=48&&s<=57||s>=65&&s<=90||s>=97&&s<=122||s===39||
s===45||s===95))return!1}return!0}function m(r,i){t(i!=="failure"&&i.essence==="multipart/form-data");let l=i.parameters.
get("boundary");if(l===void 0)return"failure";let s=Buffer.from(`--${l}`,"utf8"),C=[],u={position:0};for(;r[u.position]===
13&&r[u.position+1]===10;)u.position+=2;let b=r.length;for(;r[b-1]===10&&r[b-2]===13;)b-=2;for(b!==r.length&&(r=r.subarray(
0,b));;){if(r.subarray(u.position,u.position+s.length).equals(s))u.position+=s.length;else return"failure";if(u.position===
r.length-2&&Y(r,p,u)||u.position===r.length-4&&Y(r,F,u))return C;if(r[u.position]!==13||r[u.position+1]!==10)return"fail\
ure";u.position+=2;let k=S(r,u);if(k==="failure")return"failure";let{name:U,filename:sA,contentType:K,encoding:EA}=k;u.position+=
2;let X;{let gA=r.indexOf(s.subarray(2),u.position);if(gA===-1)return"failure";X=r.subarray(u.position,gA-4),u.position+=
X.length,EA==="base64"&&(X=Buffer.from(X.toString(),"base64"))}if(r[u.position]!==13||r[u.position+1]!==10)return"failur\
e";u.position+=2;let nA;sA!==null?(K??="text/plain",y(K)||(K=""),nA=new h([X],sA,{type:K})):nA=E(Buffer.from(X)),t(A(U)),
t(typeof nA=="string"&&A(nA)||a(nA)),C.push(I(U,nA,sA))}}function S(r,i){let l=null,s=null,C=null,u=null;for(;;){if(r[i.
position]===13&&r[i.position+1]===10)return l===null?"failure":{name:l,filename:s,contentType:C,encoding:u};let b=W(k=>k!==
10&&k!==13&&k!==58,r,i);if(b=Z(b,!0,!0,k=>k===9||k===32),!B.test(b.toString())||r[i.position]!==58)return"failure";switch(i.
position++,W(k=>k===32||k===9,r,i),o(b)){case"content-disposition":{if(l=s=null,!Y(r,f,i)||(i.position+=17,l=M(r,i),l===
null))return"failure";if(Y(r,T,i)){let k=i.position+T.length;if(r[k]===42&&(i.position+=1,k+=1),r[k]!==61||r[k+1]!==34||
(i.position+=12,s=M(r,i),s===null))return"failure"}break}case"content-type":{let k=W(U=>U!==10&&U!==13,r,i);k=Z(k,!1,!0,
U=>U===9||U===32),C=n(k);break}case"content-transfer-encoding":{let k=W(U=>U!==10&&U!==13,r,i);k=Z(k,!1,!0,U=>U===9||U===
32),u=n(k);break}default:W(k=>k!==10&&k!==13,r,i)}if(r[i.position]!==13&&r[i.position+1]!==10)return"failure";i.position+=
2}}function M(r,i){t(r[i.position-1]===34);let l=W(s=>s!==10&&s!==13&&s!==34,r,i);return r[i.position]!==34?null:(i.position++,
l=new TextDecoder().decode(l).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),l)}function W(r,i,l){let s=l.position;for(;s<i.length&&r(i[s]);)++s;return i.
subarray(l.position,l.position=s)}function Z(r,i,l,s){let C=0,u=r.length-1;if(i)for(;C<r.length&&s(r[C]);)C++;if(l)for(;u>
0&&s(r[u]);)u--;return C===0&&u===r.length-1?r:r.subarray(C,u+1)}function Y(r,i,l){if(r.length<i.length)return!1;for(let s=0;s<
i.length;s++)if(i[s]!==r[l.position+s])return!1;return!0}g.exports={multipartFormDataParser:m,validateBoundary:R}}),de=(0,q.
b)((e,g)=>{"use strict";var A=HA(),{ReadableStreamFrom:o,isBlobLike:E,isReadableStreamLike:B,readableStreamClose:n,createDeferredPromise:a,
fullyReadBody:I,extractMimeType:t,utf8DecodeBytes:w}=ae(),{FormData:h}=ve(),{kState:f}=ce(),{webidl:T}=oe(),{Blob:p}=(0,q.
a)("node:buffer"),F=(0,q.a)("node:assert"),{isErrored:y,isDisturbed:R}=(0,q.a)("node:stream"),{isArrayBuffer:m}=(0,q.a)(
"node:util/types"),{serializeAMimeType:S}=le(),{multipartFormDataParser:M}=mr(),W;try{let X=(0,q.a)("node:crypto");W=nA=>X.
randomInt(0,nA)}catch{W=X=>Math.floor(Math.random(X))}var Z=new TextEncoder;function Y(){}var r=globalThis.FinalizationRegistry&&
process.version.indexOf("v18")!==0,i;r&&(i=new FinalizationRegistry(X=>{let nA=X.deref();nA&&!nA.locked&&!R(nA)&&!y(nA)&&
nA.cancel("Response object has been garbage collected").catch(Y)}));function l(X,nA=!1){let gA=null;X instanceof ReadableStream?
gA=X:E(X)?gA=X.stream():gA=new ReadableStream({async pull(NA){let TA=typeof CA=="string"?Z.encode(CA):CA;TA.byteLength&&
NA.enqueue(TA),queueMicrotask(()=>n(NA))},start(){},type:"bytes"}),F(B(gA));let QA=null,CA=null,RA=null,UA=null;if(typeof X==
"string")CA=X,UA="text/plain;charset=UTF-8";else if(X instanceof URLSearchParams)CA=X.toString(),UA="application/x-www-f\
orm-urlencoded;charset=UTF-8";else if(m(X))CA=new Uint8Array(X.slice());else if(ArrayBuffer.isView(X))CA=new Uint8Array(
X.buffer.slice(X.byteOffset,X.byteOffset+X.byteLength));else if(A.isFormDataLike(X)){let NA=`----formdata-undici-0${`${W(
1e11)}`.padStart(11,"0")}`,TA=`--${NA}\r
Content-Disposition: form-data`,fA=eA=>eA.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),j=eA=>eA.replace(
/\r?\n|\r/g,`\r
`),$=[],oA=new Uint8Array([13,10]);RA=0;let DA=!1;for(let[eA,O]of X)if(typeof O=="string"){let H=Z.encode(TA+`; name="${fA(
j(eA))}"\r
\r
${j(O)}\r
`);$.push(H),RA+=H.byteLength}else{let H=Z.encode(`${TA}; name="${fA(j(eA))}"`+(O.name?`; filename="${fA(O.name)}"`:"")+
`\r
Content-Type: ${O.type||"application/octet-stream"}\r
\r
`);$.push(H,O,oA),typeof O.size=="number"?RA+=H.byteLength+O.size+oA.byteLength:DA=!0}let G=Z.encode(`--${NA}--\r
`);$.push(G),RA+=G.byteLength,DA&&(RA=null),CA=X,QA=async function*(){for(let eA of $)eA.stream?yield*eA.stream():yield eA},
UA=`multipart/form-data; boundary=${NA}`}else if(E(X))CA=X,RA=X.size,X.type&&(UA=X.type);else if(typeof X[Symbol.asyncIterator]==
"function"){if(nA)throw new TypeError("keepalive");if(A.isDisturbed(X)||X.locked)throw new TypeError("Response body obje\
ct should not be disturbed or locked");gA=X instanceof ReadableStream?X:o(X)}if((typeof CA=="string"||A.isBuffer(CA))&&(RA=
Buffer.byteLength(CA)),QA!=null){let NA;gA=new ReadableStream({async start(){NA=QA(X)[Symbol.asyncIterator]()},async pull(TA){
let{value:fA,done:j}=await NA.next();if(j)queueMicrotask(()=>{TA.close(),TA.byobRequest?.respond(0)});else if(!y(gA)){let $=new Uint8Array(
fA);$.byteLength&&TA.enqueue($)}return TA.desiredSize>0},async cancel(TA){await NA.return()},type:"bytes"})}return[{stream:gA,
source:CA,length:RA},UA]}function s(X,nA=!1){return X instanceof ReadableStream&&(F(!A.isDisturbed(X),"The body has alre\
ady been consumed."),F(!X.locked,"The stream is locked.")),l(X,nA)}function C(X,nA){let[gA,QA]=nA.stream.tee();return nA.
stream=gA,{stream:QA,length:nA.length,source:nA.source}}function u(X){if(X.aborted)throw new DOMException("The operation\
 was aborted.","AbortError")}function b(X){return{blob(){return U(this,nA=>{let gA=EA(this);return gA===null?gA="":gA&&(gA=
S(gA)),new p([nA],{type:gA})},X)},arrayBuffer(){return U(this,nA=>new Uint8Array(nA).buffer,X)},text(){return U(this,w,X)},
json(){return U(this,K,X)},formData(){return U(this,nA=>{let gA=EA(this);if(gA!==null)switch(gA.essence){case"multipart/\
form-data":{let QA=M(nA,gA);if(QA==="failure")throw new TypeError("Failed to parse body as FormData.");let CA=new h;return CA[f]=
QA,CA}case"application/x-www-form-urlencoded":{let QA=new URLSearchParams(nA.toString()),CA=new h;for(let[RA,UA]of QA)CA.
append(RA,UA);return CA}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-fo\
rm-urlencoded".')},X)},bytes(){return U(this,nA=>new Uint8Array(nA),X)}}}function k(X){Object.assign(X.prototype,b(X))}async function U(X,nA,gA){
if(T.brandCheck(X,gA),sA(X))throw new TypeError("Body is unusable: Body has already been read");u(X[f]);let QA=a(),CA=UA=>QA.
reject(UA),RA=UA=>{try{QA.resolve(nA(UA))}catch(NA){CA(NA)}};return X[f].body==null?(RA(Buffer.allocUnsafe(0)),QA.promise):
(await I(X[f].body,RA,CA),QA.promise)}function sA(X){let nA=X[f].body;return nA!=null&&(nA.stream.locked||A.isDisturbed(
nA.stream))}function K(X){return JSON.parse(w(X))}function EA(X){let nA=X[f].headersList,gA=t(nA);return gA==="failure"?
null:gA}g.exports={extractBody:l,safelyExtractBody:s,cloneBody:C,mixinBody:k,streamRegistry:i,hasFinalizationRegistry:r,
bodyUnusable:sA}}),fr=(0,q.b)((e,g)=>{"use strict";var A=(0,q.a)("node:assert"),o=HA(),{channels:E}=Le(),B=nt(),{RequestContentLengthMismatchError:n,
ResponseContentLengthMismatchError:a,RequestAbortedError:I,InvalidArgumentError:t,HeadersTimeoutError:w,HeadersOverflowError:h,
SocketError:f,InformationalError:T,BodyTimeoutError:p,HTTPParserError:F,ResponseExceededMaxSizeError:y}=_A(),{kUrl:R,kReset:m,
kClient:S,kParser:M,kBlocking:W,kRunning:Z,kPending:Y,kSize:r,kWriting:i,kQueue:l,kNoRef:s,kKeepAliveDefaultTimeout:C,kHostHeader:u,
kPendingIdx:b,kRunningIdx:k,kError:U,kPipelining:sA,kSocket:K,kKeepAliveTimeoutValue:EA,kMaxHeadersSize:X,kKeepAliveMaxTimeout:nA,
kKeepAliveTimeoutThreshold:gA,kHeadersTimeout:QA,kBodyTimeout:CA,kStrictContentLength:RA,kMaxRequests:UA,kCounter:NA,kMaxResponseSize:TA,
kOnError:fA,kResume:j,kHTTPContext:$}=KA(),oA=dr(),DA=Buffer.alloc(0),G=Buffer[Symbol.species],eA=o.addListener,O=o.removeAllListeners,
H=Symbol("kIdleSocketValidation"),tA=Symbol("kIdleSocketValidationTimeout"),AA=Symbol("kSocketUsed"),cA;async function LA(){
let V=process.env.JEST_WORKER_ID?at():void 0,L;try{L=await WebAssembly.compile(pr())}catch{L=await WebAssembly.compile(V||
at())}return await WebAssembly.instantiate(L,{env:{wasm_on_url:(c,D,Q)=>0,wasm_on_status:(c,D,Q)=>{A(BA.ptr===c);let N=D-
wA+bA.byteOffset;return BA.onStatus(new G(bA.buffer,N,Q))||0},wasm_on_message_begin:c=>(A(BA.ptr===c),BA.onMessageBegin()||
0),wasm_on_header_field:(c,D,Q)=>{A(BA.ptr===c);let N=D-wA+bA.byteOffset;return BA.onHeaderField(new G(bA.buffer,N,Q))||
0},wasm_on_header_value:(c,D,Q)=>{A(BA.ptr===c);let N=D-wA+bA.byteOffset;return BA.onHeaderValue(new G(bA.buffer,N,Q))||
0},wasm_on_headers_complete:(c,D,Q,N)=>(A(BA.ptr===c),BA.onHeadersComplete(D,!!Q,!!N)||0),wasm_on_body:(c,D,Q)=>{A(BA.ptr===
c);let N=D-wA+bA.byteOffset;return BA.onBody(new G(bA.buffer,N,Q))||0},wasm_on_message_complete:c=>(A(BA.ptr===c),BA.onMessageComplete()||
0)}})}var FA=null,vA=LA();vA.catch();var BA=null,bA=null,pA=0,wA=null,lA=0,VA=1,z=2|VA,d=4|VA,x=8|lA,rA=class{constructor(V,L,{
exports:c}){A(Number.isFinite(V[X])&&V[X]>0),this.llhttp=c,this.ptr=this.llhttp.llhttp_alloc(oA.TYPE.RESPONSE),this.client=
V,this.socket=L,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.statusCode=null,this.statusText="",this.
upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=V[X],this.shouldKeepAlive=!1,this.paused=!1,this.resume=
this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=
V[TA]}setTimeout(V,L){V!==this.timeoutValue||L&VA^this.timeoutType&VA?(this.timeout&&(B.clearTimeout(this.timeout),this.
timeout=null),V&&(L&VA?this.timeout=B.setFastTimeout(dA,V,new WeakRef(this)):(this.timeout=setTimeout(dA,V,new WeakRef(this)),
this.timeout.unref())),this.timeoutValue=V):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=
L}resume(){this.socket.destroyed||!this.paused||(A(this.ptr!=null),A(BA==null),this.llhttp.llhttp_resume(this.ptr),A(this.
timeoutType===d),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||
DA),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){let V=this.socket.read();if(V===null)break;this.execute(V)}}execute(V){
A(this.ptr!=null),A(BA==null),A(!this.paused);let{socket:L,llhttp:c}=this;V.length>pA&&(wA&&c.free(wA),pA=Math.ceil(V.length/
4096)*4096,wA=c.malloc(pA)),new Uint8Array(c.memory.buffer,wA,pA).set(V);try{let D;try{bA=V,BA=this,D=c.llhttp_execute(this.
ptr,wA,V.length)}catch(N){throw N}finally{BA=null,bA=null}let Q=c.llhttp_get_error_pos(this.ptr)-wA;if(D!==oA.ERROR.OK){
let N=V.subarray(Q);if(D===oA.ERROR.PAUSED_UPGRADE)this.onUpgrade(N);else if(D===oA.ERROR.PAUSED)this.paused=!0,L.unshift(
N);else throw this.createError(D,N)}}catch(D){o.destroy(L,D)}}finish(){A(BA===null),A(this.ptr!=null),A(!this.paused);let{
llhttp:V}=this,L;try{BA=this,L=V.llhttp_finish(this.ptr)}finally{BA=null}return L===oA.ERROR.OK?null:L===oA.ERROR.PAUSED||
L===oA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(L,DA)}createError(V,L){let{llhttp:c,contentLength:D,bytesRead:Q}=this;
if(D&&Q!==parseInt(D,10))return new a;let N=c.llhttp_get_error_reason(this.ptr),v="";if(N){let J=new Uint8Array(c.memory.
buffer,N).indexOf(0);v="Response does not match the HTTP/1.1 protocol ("+Buffer.from(c.memory.buffer,N,J).toString()+")"}
return new F(v,oA.ERROR[V],L)}destroy(){A(this.ptr!=null),A(BA==null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.
timeout&&B.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(V){
this.statusText=V.toString()}onMessageBegin(){let{socket:V,client:L}=this;if(V.destroyed)return-1;if(L[Z]===0)return o.destroy(
V,new f("bad response",o.getSocketInfo(V))),-1;let c=L[l][L[k]];if(!c)return-1;c.onResponseStarted()}onHeaderField(V){let L=this.
headers.length;(L&1)===0?this.headers.push(V):this.headers[L-1]=Buffer.concat([this.headers[L-1],V]),this.trackHeader(V.
length)}onHeaderValue(V){let L=this.headers.length;(L&1)===1?(this.headers.push(V),L+=1):this.headers[L-1]=Buffer.concat(
[this.headers[L-1],V]);let c=this.headers[L-2];if(c.length===10){let D=o.bufferToLowerCasedHeaderName(c);D==="keep-alive"?
this.keepAlive+=V.toString():D==="connection"&&(this.connection+=V.toString())}else c.length===14&&o.bufferToLowerCasedHeaderName(
c)==="content-length"&&(this.contentLength+=V.toString());this.trackHeader(V.length)}trackHeader(V){this.headersSize+=V,
this.headersSize>=this.headersMaxSize&&o.destroy(this.socket,new h)}onUpgrade(V){let{upgrade:L,client:c,socket:D,headers:Q,
statusCode:N,statusText:v}=this;A(L),A(c[K]===D),A(!D.destroyed),A(!this.paused),A((Q.length&1)===0);let J=c[l][c[k]];A(
J),A(J.upgrade||J.method==="CONNECT"),this.statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.headers=[],
this.headersSize=0,D.unshift(V),D[M].destroy(),D[M]=null,D[S]=null,D[U]=null,O(D),c[K]=null,c[$]=null,c[l][c[k]++]=null,
c.emit("disconnect",c[R],[c],new T("upgrade"));try{J.onUpgrade(N,Q,D,v)}catch(P){o.errorRequest(c,J,P),o.destroy(D,P)}c[j]()}onHeadersComplete(V,L,c){
let{client:D,socket:Q,headers:N,statusText:v}=this;if(Q.destroyed)return-1;if(D[Z]===0)return o.destroy(Q,new f("bad res\
ponse",o.getSocketInfo(Q))),-1;let J=D[l][D[k]];if(!J)return-1;if(A(!this.upgrade),A(this.statusCode<200),V===100)return o.
destroy(Q,new f("bad response",o.getSocketInfo(Q))),-1;if(L&&!J.upgrade)return o.destroy(Q,new f("bad upgrade",o.getSocketInfo(
Q))),-1;if(A(this.timeoutType===z),this.statusCode=V,this.shouldKeepAlive=c||J.method==="HEAD"&&!Q[m]&&this.connection.toLowerCase()===
"keep-alive",this.statusCode>=200){let _=J.bodyTimeout!=null?J.bodyTimeout:D[CA];this.setTimeout(_,d)}else this.timeout&&
this.timeout.refresh&&this.timeout.refresh();if(J.method==="CONNECT")return A(D[Z]===1),this.upgrade=!0,2;if(L)return A(
D[Z]===1),this.upgrade=!0,2;if(A((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&D[sA]){
let _=this.keepAlive?o.parseKeepAliveTimeout(this.keepAlive):null;if(_!=null){let iA=Math.min(_-D[gA],D[nA]);iA<=0?Q[m]=
!0:D[EA]=iA}else D[EA]=D[C]}else Q[m]=!0;let P=J.onHeaders(V,N,this.resume,v)===!1;return J.aborted?-1:J.method==="HEAD"||
V<200?1:(Q[W]&&(Q[W]=!1,D[j]()),P?oA.ERROR.PAUSED:0)}onBody(V){let{client:L,socket:c,statusCode:D,maxResponseSize:Q}=this;
if(c.destroyed)return-1;let N=L[l][L[k]];if(A(N),A(this.timeoutType===d),this.timeout&&this.timeout.refresh&&this.timeout.
refresh(),A(D>=200),Q>-1&&this.bytesRead+V.length>Q)return o.destroy(c,new y),-1;if(this.bytesRead+=V.length,N.onData(V)===
!1)return oA.ERROR.PAUSED}onMessageComplete(){let{client:V,socket:L,statusCode:c,upgrade:D,headers:Q,contentLength:N,bytesRead:v,
shouldKeepAlive:J}=this;if(L.destroyed&&(!c||J))return-1;if(D)return;A(c>=100),A((this.headers.length&1)===0);let P=V[l][V[k]];
if(A(P),this.statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection=
"",this.headers=[],this.headersSize=0,!(c<200)){if(P.method!=="HEAD"&&N&&v!==parseInt(N,10))return o.destroy(L,new a),-1;
if(P.onComplete(Q),V[l][V[k]++]=null,L[AA]=!0,L[i])return A(V[Z]===0),o.destroy(L,new T("reset")),oA.ERROR.PAUSED;if(J){
if(L[m]&&V[Z]===0)return o.destroy(L,new T("reset")),oA.ERROR.PAUSED;V[sA]==null||V[sA]===1?setImmediate(()=>V[j]()):V[j]()}else
return o.destroy(L,new T("reset")),oA.ERROR.PAUSED}}};function dA(V){let{socket:L,timeoutType:c,client:D,paused:Q}=V.deref();
c===z?(!L[i]||L.writableNeedDrain||D[Z]>1)&&(A(!Q,"cannot be paused while waiting for headers"),o.destroy(L,new w)):c===
d?Q||o.destroy(L,new p):c===x&&(A(D[Z]===0&&D[EA]),o.destroy(L,new T("socket idle timeout")))}async function IA(V,L){V[K]=
L,FA||(FA=await vA,vA=null),L[s]=!1,L[i]=!1,L[m]=!1,L[W]=!1,L[H]=0,L[tA]=null,L[AA]=!1,L[M]=new rA(V,L,FA),eA(L,"error",
function(D){let Q=this[M];if(D.code==="ECONNRESET"&&Q.statusCode&&!Q.shouldKeepAlive){let N=Q.finish();N&&(this[U]=N,this[S][fA](
N));return}this[U]=D,this[S][fA](D)}),eA(L,"readable",function(){let D=this[M];D&&D.readMore()}),eA(L,"end",function(){let D=this[M];
if(D.statusCode&&!D.shouldKeepAlive){let Q=D.finish();Q&&o.destroy(this,Q);return}o.destroy(this,new f("other side close\
d",o.getSocketInfo(this)))}),eA(L,"close",function(){let D=this[S],Q=this[M];aA(this),Q&&(!this[U]&&Q.statusCode&&!Q.shouldKeepAlive&&
(this[U]=Q.finish()||this[U]),this[M].destroy(),this[M]=null);let N=this[U]||new f("closed",o.getSocketInfo(this));if(D[K]=
null,D[$]=null,D.destroyed){A(D[Y]===0);let v=D[l].splice(D[k]);for(let J=0;J<v.length;J++){let P=v[J];o.errorRequest(D,
P,N)}}else if(D[Z]>0&&N.code!=="UND_ERR_INFO"){let v=D[l][D[k]];D[l][D[k]++]=null,o.errorRequest(D,v,N)}D[b]=D[k],A(D[Z]===
0),D.emit("disconnect",D[R],[D],N),D[j]()});let c=!1;return L.on("close",()=>{c=!0}),{version:"h1",defaultPipelining:1,write(...D){
return qA(V,...D)},resume(){JA(V)},destroy(D,Q){c?queueMicrotask(Q):L.destroy(D).on("close",Q)},get destroyed(){return L.
destroyed},busy(D){return!!(L[i]||L[m]||L[W]||L[H]===1||D&&(V[Z]>0&&!D.idempotent||V[Z]>0&&(D.upgrade||D.method==="CONNE\
CT")||V[Z]>0&&o.bodyLength(D.body)!==0&&(o.isStream(D.body)||o.isAsyncIterable(D.body)||o.isFormDataLike(D.body))))}}}function aA(V){
V[tA]&&(clearImmediate(V[tA]),V[tA]=null),V[H]=0}function SA(V,L){L[H]=1,L[tA]=setImmediate(()=>{L[tA]=null,L[H]=2,V[K]===
L&&!L.destroyed&&V[j]()})}function JA(V){let L=V[K];if(L&&!L.destroyed){if(V[r]===0?!L[s]&&L.unref&&(L.unref(),L[s]=!0):
L[s]&&L.ref&&(L.ref(),L[s]=!1),V[Z]===0&&V[Y]>0&&L[AA]){if(L[H]===0)return SA(V,L),L[M].readMore(),L.destroyed,void 0;if(L[H]===
1)return L[M].readMore(),L.destroyed,void 0}if(V[Z]===0&&(L[M].readMore(),L.destroyed))return;if(V[r]===0)L[M].timeoutType!==
x&&L[M].setTimeout(V[EA],x);else if(V[Z]>0&&L[M].statusCode<200&&L[M].timeoutType!==z){let c=V[l][V[k]],D=c.headersTimeout!=
null?c.headersTimeout:V[QA];L[M].setTimeout(D,z)}}}function YA(V){return V!=="GET"&&V!=="HEAD"&&V!=="OPTIONS"&&V!=="TRAC\
E"&&V!=="CONNECT"}function qA(V,L){let{method:c,path:D,host:Q,upgrade:N,blocking:v,reset:J}=L,{body:P,headers:_,contentLength:iA}=L,
uA=c==="PUT"||c==="POST"||c==="PATCH"||c==="QUERY"||c==="PROPFIND"||c==="PROPPATCH";if(o.isFormDataLike(P)){cA||(cA=de().
extractBody);let[GA,yA]=cA(P);L.contentType==null&&_.push("content-type",yA),P=GA.stream,iA=GA.length}else if(o.isBlobLike(
P)&&L.contentType==null){let GA=P.type;if(GA){let yA=`${GA}`;if(!o.isValidHeaderValue(yA))return o.errorRequest(V,L,new t(
"invalid content-type header")),!1;_.push("content-type",yA)}}P&&typeof P.read=="function"&&P.read(0);let mA=o.bodyLength(
P);if(iA=mA??iA,iA===null&&(iA=L.contentLength),iA===0&&!uA&&(iA=null),YA(c)&&iA>0&&L.contentLength!==null&&L.contentLength!==
iA){if(V[RA])return o.errorRequest(V,L,new n),!1;process.emitWarning(new n)}let hA=V[K];aA(hA);let kA=GA=>{if(!L.aborted){
if(L.completed){(L.upgrade||L.method==="CONNECT")&&o.destroy(hA,new T("aborted"));return}o.errorRequest(V,L,GA||new I),o.
destroy(P),o.destroy(hA,new T("aborted"))}};try{L.onConnect(kA)}catch(GA){o.errorRequest(V,L,GA)}if(L.aborted)return!1;c===
"HEAD"&&(hA[m]=!0),(N||c==="CONNECT")&&(hA[m]=!0),J!=null&&(hA[m]=J),V[UA]&&hA[NA]++>=V[UA]&&(hA[m]=!0),v&&(hA[W]=!0);let MA=`${c}\
 ${D} HTTP/1.1\r
`;if(typeof Q=="string"?MA+=`host: ${Q}\r
`:MA+=V[u],N?MA+=`connection: upgrade\r
upgrade: ${N}\r
`:V[sA]&&!hA[m]?MA+=`connection: keep-alive\r
`:MA+=`connection: close\r
`,Array.isArray(_))for(let GA=0;GA<_.length;GA+=2){let yA=_[GA+0],WA=_[GA+1];if(Array.isArray(WA))for(let zA=0;zA<WA.length;zA++)
MA+=`${yA}: ${WA[zA]}\r
`;else MA+=`${yA}: ${WA}\r
`}return E.sendHeaders.hasSubscribers&&E.sendHeaders.publish({request:L,headers:MA,socket:hA}),!P||mA===0?XA(kA,null,V,L,
hA,iA,MA,uA):o.isBuffer(P)?XA(kA,P,V,L,hA,iA,MA,uA):o.isBlobLike(P)?typeof P.stream=="function"?ee(kA,P.stream(),V,L,hA,
iA,MA,uA):Ae(kA,P,V,L,hA,iA,MA,uA):o.isStream(P)?ne(kA,P,V,L,hA,iA,MA,uA):o.isIterable(P)?ee(kA,P,V,L,hA,iA,MA,uA):A(!1),
!0}function ne(V,L,c,D,Q,N,v,J){A(N!==0||c[Z]===0,"stream body cannot be pipelined");let P=!1,_=new te({abort:V,socket:Q,
request:D,contentLength:N,client:c,expectsPayload:J,header:v}),iA=function(kA){if(!P)try{!_.write(kA)&&this.pause&&this.
pause()}catch(MA){o.destroy(this,MA)}},uA=function(){P||L.resume&&L.resume()},mA=function(){if(queueMicrotask(()=>{L.removeListener(
"error",hA)}),!P){let kA=new I;queueMicrotask(()=>hA(kA))}},hA=function(kA){if(!P){if(P=!0,A(Q.destroyed||Q[i]&&c[Z]<=1),
Q.off("drain",uA).off("error",hA),L.removeListener("data",iA).removeListener("end",hA).removeListener("close",mA),!kA)try{
_.end()}catch(MA){kA=MA}_.destroy(kA),kA&&(kA.code!=="UND_ERR_INFO"||kA.message!=="reset")?o.destroy(L,kA):o.destroy(L)}};
L.on("data",iA).on("end",hA).on("error",hA).on("close",mA),L.resume&&L.resume(),Q.on("drain",uA).on("error",hA),L.errorEmitted??
L.errored?setImmediate(()=>hA(L.errored)):(L.endEmitted??L.readableEnded)&&setImmediate(()=>hA(null)),(L.closeEmitted??L.
closed)&&setImmediate(mA)}function XA(V,L,c,D,Q,N,v,J){try{L?o.isBuffer(L)&&(A(N===L.byteLength,"buffer body must have c\
ontent length"),Q.cork(),Q.write(`${v}content-length: ${N}\r
\r
`,"latin1"),Q.write(L),Q.uncork(),D.onBodySent(L),!J&&D.reset!==!1&&(Q[m]=!0)):N===0?Q.write(`${v}content-length: 0\r
\r
`,"latin1"):(A(N===null,"no body must not have content length"),Q.write(`${v}\r
`,"latin1")),D.onRequestSent(),c[j]()}catch(P){V(P)}}async function Ae(V,L,c,D,Q,N,v,J){A(N===L.size,"blob body must hav\
e content length");try{if(N!=null&&N!==L.size)throw new n;let P=Buffer.from(await L.arrayBuffer());Q.cork(),Q.write(`${v}\
content-length: ${N}\r
\r
`,"latin1"),Q.write(P),Q.uncork(),D.onBodySent(P),D.onRequestSent(),!J&&D.reset!==!1&&(Q[m]=!0),c[j]()}catch(P){V(P)}}async function ee(V,L,c,D,Q,N,v,J){
A(N!==0||c[Z]===0,"iterator body cannot be pipelined");let P=null;function _(){if(P){let mA=P;P=null,mA()}}let iA=()=>new Promise(
(mA,hA)=>{A(P===null),Q[U]?hA(Q[U]):P=mA});Q.on("close",_).on("drain",_);let uA=new te({abort:V,socket:Q,request:D,contentLength:N,
client:c,expectsPayload:J,header:v});try{for await(let mA of L){if(Q[U])throw Q[U];uA.write(mA)||await iA()}uA.end()}catch(mA){
uA.destroy(mA)}finally{Q.off("close",_).off("drain",_)}}var te=class{constructor({abort:V,socket:L,request:c,contentLength:D,
client:Q,expectsPayload:N,header:v}){this.socket=L,this.request=c,this.contentLength=D,this.client=Q,this.bytesWritten=0,
this.expectsPayload=N,this.header=v,this.abort=V,L[i]=!0}write(V){let{socket:L,request:c,contentLength:D,client:Q,bytesWritten:N,
expectsPayload:v,header:J}=this;if(L[U])throw L[U];if(L.destroyed)return!1;let P=Buffer.byteLength(V);if(!P)return!0;if(D!==
null&&N+P>D){if(Q[RA])throw new n;process.emitWarning(new n)}L.cork(),N===0&&(!v&&c.reset!==!1&&(L[m]=!0),D===null?L.write(
`${J}transfer-encoding: chunked\r
`,"latin1"):L.write(`${J}content-length: ${D}\r
\r
`,"latin1")),D===null&&L.write(`\r
${P.toString(16)}\r
`,"latin1"),this.bytesWritten+=P;let _=L.write(V);return L.uncork(),c.onBodySent(V),_||L[M].timeout&&L[M].timeoutType===
z&&L[M].timeout.refresh&&L[M].timeout.refresh(),_}end(){let{socket:V,contentLength:L,client:c,bytesWritten:D,expectsPayload:Q,
header:N,request:v}=this;if(v.onRequestSent(),V[i]=!1,V[U])throw V[U];if(!V.destroyed){if(D===0?Q?V.write(`${N}content-l\
ength: 0\r
\r
`,"latin1"):V.write(`${N}\r
`,"latin1"):L===null&&V.write(`\r
0\r
\r
`,"latin1"),L!==null&&D!==L){if(c[RA])throw new n;process.emitWarning(new n)}V[M].timeout&&V[M].timeoutType===z&&V[M].timeout.
refresh&&V[M].timeout.refresh(),c[j]()}}destroy(V){let{socket:L,client:c,abort:D}=this;L[i]=!1,V&&(A(c[Z]<=1,"pipeline s\
hould only contain this request"),D(V))}};g.exports=IA}),yr=(0,q.b)((e,g)=>{"use strict";var A=(0,q.a)("node:assert"),{errorMonitor:o}=(0,q.
a)("node:events"),{pipeline:E}=(0,q.a)("node:stream"),B=HA(),{RequestContentLengthMismatchError:n,RequestAbortedError:a,
SocketError:I,InformationalError:t}=_A(),{kUrl:w,kReset:h,kClient:f,kRunning:T,kPending:p,kQueue:F,kPendingIdx:y,kRunningIdx:R,
kError:m,kSocket:S,kStrictContentLength:M,kOnError:W,kMaxConcurrentStreams:Z,kHTTP2Session:Y,kResume:r,kSize:i,kHTTPContext:l}=KA(),
s=Symbol("open streams"),C,u=!1,b;try{b=(0,q.a)("node:http2")}catch{b={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY:k,
HTTP2_HEADER_METHOD:U,HTTP2_HEADER_PATH:sA,HTTP2_HEADER_SCHEME:K,HTTP2_HEADER_CONTENT_LENGTH:EA,HTTP2_HEADER_EXPECT:X,HTTP2_HEADER_STATUS:nA}}=b;
function gA(O){let H=[];for(let[tA,AA]of Object.entries(O))if(Array.isArray(AA))for(let cA of AA)H.push(Buffer.from(tA),
Buffer.from(cA));else H.push(Buffer.from(tA),Buffer.from(AA));return H}function QA(O){let{[nA]:H,...tA}=O;return gA(tA)}
async function CA(O,H){O[S]=H,u||(u=!0,process.emitWarning("H2 support is experimental, expect them to change at any tim\
e.",{code:"UNDICI-H2"}));let tA=b.connect(O[w],{createConnection:()=>H,peerMaxConcurrentStreams:O[Z]});tA[s]=0,tA[f]=O,tA[S]=
H,B.addListener(tA,"error",UA),B.addListener(tA,"frameError",NA),B.addListener(tA,"end",TA),B.addListener(tA,"goaway",fA),
B.addListener(tA,"close",function(){let{[f]:cA}=this,{[S]:LA}=cA,FA=this[S][m]||this[m]||new I("closed",B.getSocketInfo(
LA));if(cA[Y]=null,cA.destroyed){A(cA[p]===0);let vA=cA[F].splice(cA[R]);for(let BA=0;BA<vA.length;BA++){let bA=vA[BA];B.
errorRequest(cA,bA,FA)}}}),tA.unref(),O[Y]=tA,H[Y]=tA,B.addListener(H,"error",function(cA){this[m]=cA,this[f][W](cA)}),B.
addListener(H,"end",function(){B.destroy(this,new I("other side closed",B.getSocketInfo(this)))}),B.addListener(H,"close",
function(){let cA=this[m]||new I("closed",B.getSocketInfo(this));O[S]=null,this[Y]!=null&&this[Y].destroy(cA),O[y]=O[R],
A(O[T]===0),O.emit("disconnect",O[w],[O],cA),O[r]()});let AA=!1;return H.on("close",()=>{AA=!0}),{version:"h2",defaultPipelining:1/0,
write(...cA){return $(O,...cA)},resume(){RA(O)},destroy(cA,LA){AA?queueMicrotask(LA):H.destroy(cA).on("close",LA)},get destroyed(){
return H.destroyed},busy(){return!1}}}function RA(O){let H=O[S];H?.destroyed===!1&&(O[i]===0&&O[Z]===0?(H.unref(),O[Y].unref()):
(H.ref(),O[Y].ref()))}function UA(O){this[S][m]=O,this[f][W](O)}function NA(O,H,tA){if(tA===0){let AA=new t(`HTTP/2: "fr\
ameError" received - type ${O}, code ${H}`);this[S][m]=AA,this[f][W](AA)}}function TA(){let O=new I("other side closed",
B.getSocketInfo(this[S]));this.destroy(O),B.destroy(this[S],O)}function fA(O){let H=this[m]||new I(`HTTP/2: "GOAWAY" fra\
me received with code ${O}`,B.getSocketInfo(this)),tA=this[f];if(tA[S]=null,tA[l]=null,this[Y]!=null&&(this[Y].destroy(H),
this[Y]=null),B.destroy(this[S],H),tA[R]<tA[F].length){let AA=tA[F][tA[R]];tA[F][tA[R]++]=null,B.errorRequest(tA,AA,H),tA[y]=
tA[R]}A(tA[T]===0),tA.emit("disconnect",tA[w],[tA],H),tA[r]()}function j(O){return O!=="GET"&&O!=="HEAD"&&O!=="OPTIONS"&&
O!=="TRACE"&&O!=="CONNECT"}function $(O,H){let tA=O[Y],{method:AA,path:cA,host:LA,upgrade:FA,expectContinue:vA,signal:BA,
headers:bA}=H,{body:pA}=H;if(FA)return B.errorRequest(O,H,new Error("Upgrade not supported for H2")),!1;let wA={};for(let aA=0;aA<
bA.length;aA+=2){let SA=bA[aA+0],JA=bA[aA+1];if(Array.isArray(JA))for(let YA=0;YA<JA.length;YA++)wA[SA]?wA[SA]+=`,${JA[YA]}`:
wA[SA]=JA[YA];else wA[SA]=JA}let lA,{hostname:VA,port:z}=O[w];wA[k]=LA||`${VA}${z?`:${z}`:""}`,wA[U]=AA;let d=aA=>{if(!H.
aborted){if(H.completed){AA==="CONNECT"&&lA!=null&&B.destroy(lA,aA||new a);return}aA=aA||new a,B.errorRequest(O,H,aA),lA!=
null&&B.destroy(lA,aA),B.destroy(pA,aA),O[F][O[R]++]=null,O[r]()}};try{H.onConnect(d)}catch(aA){B.errorRequest(O,H,aA)}if(H.
aborted)return!1;if(AA==="CONNECT"){tA.ref(),lA=tA.request(wA,{endStream:!1,signal:BA});let aA=!1,SA=qA=>{aA=!0,lA.off(o,
JA),H.onUpgradeResponse(Number(qA[nA]),qA,QA)},JA=qA=>{aA=!0,lA.off("response",SA),H.onUpgradeError(qA)},YA=()=>{try{H.onUpgrade(
null,null,lA)}catch(qA){lA.off("response",SA),d(qA);return}H.aborted||(lA.off("error",d),lA.once(o,JA),O[F][O[R]++]=null)};
return lA.once("response",SA),lA.once("error",d),++tA[s],YA(),lA.once("close",()=>{!aA&&H.completed&&(lA.off("response",
SA),lA.off(o,JA),H.onUpgradeError(new t(`HTTP/2: "stream error" received - code ${lA.rstCode}`))),tA[s]-=1,tA[s]===0&&tA.
unref()}),!0}wA[sA]=cA,wA[K]="https";let x=AA==="PUT"||AA==="POST"||AA==="PATCH";pA&&typeof pA.read=="function"&&pA.read(
0);let rA=B.bodyLength(pA);if(B.isFormDataLike(pA)){C??=de().extractBody;let[aA,SA]=C(pA);wA["content-type"]=SA,pA=aA.stream,
rA=aA.length}if(rA==null&&(rA=H.contentLength),(rA===0||!x)&&(rA=null),j(AA)&&rA>0&&H.contentLength!=null&&H.contentLength!==
rA){if(O[M])return B.errorRequest(O,H,new n),!1;process.emitWarning(new n)}rA!=null&&(A(pA,"no body must not have conten\
t length"),wA[EA]=`${rA}`),tA.ref();let dA=AA==="GET"||AA==="HEAD"||pA===null;return vA?(wA[X]="100-continue",lA=tA.request(
wA,{endStream:dA,signal:BA}),lA.once("continue",IA)):(lA=tA.request(wA,{endStream:dA,signal:BA}),IA()),++tA[s],lA.once("\
response",aA=>{let{[nA]:SA,...JA}=aA;if(H.onResponseStarted(),H.aborted){let YA=new a;B.errorRequest(O,H,YA),B.destroy(lA,
YA);return}H.onHeaders(Number(SA),gA(JA),lA.resume.bind(lA),"")===!1&&lA.pause(),lA.on("data",YA=>{H.onData(YA)===!1&&lA.
pause()})}),lA.once("end",()=>{(lA.state?.state==null||lA.state.state<6)&&H.onComplete([]),tA[s]===0&&tA.unref(),d(new t(
"HTTP/2: stream half-closed (remote)")),O[F][O[R]++]=null,O[y]=O[R],O[r]()}),lA.once("close",()=>{tA[s]-=1,tA[s]===0&&tA.
unref()}),lA.once("error",function(aA){d(aA)}),lA.once("frameError",(aA,SA)=>{d(new t(`HTTP/2: "frameError" received - t\
ype ${aA}, code ${SA}`))}),!0;function IA(){!pA||rA===0?oA(d,lA,null,O,H,O[S],rA,x):B.isBuffer(pA)?oA(d,lA,pA,O,H,O[S],rA,
x):B.isBlobLike(pA)?typeof pA.stream=="function"?eA(d,lA,pA.stream(),O,H,O[S],rA,x):G(d,lA,pA,O,H,O[S],rA,x):B.isStream(
pA)?DA(d,O[S],x,lA,pA,O,H,rA):B.isIterable(pA)?eA(d,lA,pA,O,H,O[S],rA,x):A(!1)}}function oA(O,H,tA,AA,cA,LA,FA,vA){try{tA!=
null&&B.isBuffer(tA)&&(A(FA===tA.byteLength,"buffer body must have content length"),H.cork(),H.write(tA),H.uncork(),H.end(),
cA.onBodySent(tA)),vA||(LA[h]=!0),cA.onRequestSent(),AA[r]()}catch(BA){O(BA)}}function DA(O,H,tA,AA,cA,LA,FA,vA){A(vA!==
0||LA[T]===0,"stream body cannot be pipelined");let BA=E(cA,AA,pA=>{pA?(B.destroy(BA,pA),O(pA)):(B.removeAllListeners(BA),
FA.onRequestSent(),tA||(H[h]=!0),LA[r]())});B.addListener(BA,"data",bA);function bA(pA){FA.onBodySent(pA)}}async function G(O,H,tA,AA,cA,LA,FA,vA){
A(FA===tA.size,"blob body must have content length");try{if(FA!=null&&FA!==tA.size)throw new n;let BA=Buffer.from(await tA.
arrayBuffer());H.cork(),H.write(BA),H.uncork(),H.end(),cA.onBodySent(BA),cA.onRequestSent(),vA||(LA[h]=!0),AA[r]()}catch(BA){
O(BA)}}async function eA(O,H,tA,AA,cA,LA,FA,vA){A(FA!==0||AA[T]===0,"iterator body cannot be pipelined");let BA=null;function bA(){
if(BA){let wA=BA;BA=null,wA()}}let pA=()=>new Promise((wA,lA)=>{A(BA===null),LA[m]?lA(LA[m]):BA=wA});H.on("close",bA).on(
"drain",bA);try{for await(let wA of tA){if(LA[m])throw LA[m];let lA=H.write(wA);cA.onBodySent(wA),lA||await pA()}H.end(),
cA.onRequestSent(),vA||(LA[h]=!0),AA[r]()}catch(wA){O(wA)}finally{H.off("close",bA).off("drain",bA)}}g.exports=CA}),Dr=(0,q.
b)((e,g)=>{"use strict";var A=HA(),{kBodyUsed:o}=KA(),E=(0,q.a)("node:assert"),{InvalidArgumentError:B}=_A(),n=(0,q.a)("\
node:events"),a=[300,301,302,303,307,308],I=Symbol("body"),t=class{constructor(p){this[I]=p,this[o]=!1}async*[Symbol.asyncIterator](){
E(!this[o],"disturbed"),this[o]=!0,yield*this[I]}},w=class{constructor(p,F,y,R){if(F!=null&&(!Number.isInteger(F)||F<0))
throw new B("maxRedirections must be a positive number");A.validateHandler(R,y.method,y.upgrade),this.dispatch=p,this.location=
null,this.abort=null,this.opts={...y,maxRedirections:0},this.maxRedirections=F,this.handler=R,this.history=[],this.redirectionLimitReached=
!1,A.isStream(this.opts.body)?(A.bodyLength(this.opts.body)===0&&this.opts.body.on("data",function(){E(!1)}),typeof this.
opts.body.readableDidRead!="boolean"&&(this.opts.body[o]=!1,n.prototype.on.call(this.opts.body,"data",function(){this[o]=
!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.opts.body=new t(this.opts.body):this.opts.body&&typeof this.
opts.body!="string"&&!ArrayBuffer.isView(this.opts.body)&&A.isIterable(this.opts.body)&&(this.opts.body=new t(this.opts.
body))}onConnect(p){this.abort=p,this.handler.onConnect(p,{history:this.history})}onUpgrade(p,F,y){this.handler.onUpgrade(
p,F,y)}onError(p){this.handler.onError(p)}onHeaders(p,F,y,R){if(this.location=this.history.length>=this.maxRedirections||
A.isDisturbed(this.opts.body)?null:h(p,F),this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){this.
request&&this.request.abort(new Error("max redirects")),this.redirectionLimitReached=!0,this.abort(new Error("max redire\
cts"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.origin)),!this.location)return this.
handler.onHeaders(p,F,y,R);let{origin:m,pathname:S,search:M}=A.parseURL(new URL(this.location,this.opts.origin&&new URL(
this.opts.path,this.opts.origin))),W=M?`${S}${M}`:S;this.opts.headers=T(this.opts.headers,p===303,this.opts.origin!==m),
this.opts.path=W,this.opts.origin=m,this.opts.maxRedirections=0,this.opts.query=null,p===303&&this.opts.method!=="HEAD"&&
(this.opts.method="GET",this.opts.body=null)}onData(p){if(!this.location)return this.handler.onData(p)}onComplete(p){this.
location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(p)}onBodySent(p){this.
handler.onBodySent&&this.handler.onBodySent(p)}};function h(p,F){if(a.indexOf(p)===-1)return null;for(let y=0;y<F.length;y+=
2)if(F[y].length===8&&A.headerNameToString(F[y])==="location")return F[y+1]}function f(p,F,y){if(p.length===4)return A.headerNameToString(
p)==="host";if(F&&A.headerNameToString(p).startsWith("content-"))return!0;if(y&&(p.length===13||p.length===6||p.length===
19)){let R=A.headerNameToString(p);return R==="authorization"||R==="cookie"||R==="proxy-authorization"}return!1}function T(p,F,y){
let R=[];if(Array.isArray(p))for(let m=0;m<p.length;m+=2)f(p[m],F,y)||R.push(p[m],p[m+1]);else if(p&&typeof p=="object")
for(let m of Object.keys(p))f(m,F,y)||R.push(m,p[m]);else E(p==null,"headers must be an object or an array");return R}g.
exports=w}),Et=(0,q.b)((e,g)=>{"use strict";var A=Dr();function o({maxRedirections:E}){return B=>function(n,a){let{maxRedirections:I=E}=n;
if(!I)return B(n,a);let t=new A(B,I,n,a);return n={...n,maxRedirections:0},B(n,t)}}g.exports=o}),Je=(0,q.b)((e,g)=>{"use\
 strict";var A=(0,q.a)("node:assert"),o=(0,q.a)("node:net"),E=(0,q.a)("node:http"),B=HA(),{channels:n}=Le(),a=ur(),I=fe(),
{InvalidArgumentError:t,InformationalError:w,ClientDestroyedError:h}=_A(),f=Ye(),{kUrl:T,kServerName:p,kClient:F,kBusy:y,
kConnect:R,kResuming:m,kRunning:S,kPending:M,kSize:W,kQueue:Z,kConnected:Y,kConnecting:r,kNeedDrain:i,kKeepAliveDefaultTimeout:l,
kHostHeader:s,kPendingIdx:C,kRunningIdx:u,kError:b,kPipelining:k,kKeepAliveTimeoutValue:U,kMaxHeadersSize:sA,kKeepAliveMaxTimeout:K,
kKeepAliveTimeoutThreshold:EA,kHeadersTimeout:X,kBodyTimeout:nA,kStrictContentLength:gA,kConnector:QA,kMaxRedirections:CA,
kMaxRequests:RA,kCounter:UA,kClose:NA,kDestroy:TA,kDispatch:fA,kInterceptors:j,kLocalAddress:$,kMaxResponseSize:oA,kOnError:DA,
kHTTPContext:G,kMaxConcurrentStreams:eA,kResume:O}=KA(),H=fr(),tA=yr(),AA=!1,cA=Symbol("kClosedResolve"),LA=()=>{};function FA(z){
return z[k]??z[G]?.defaultPipelining??1}var vA=class extends I{constructor(z,{interceptors:d,maxHeaderSize:x,headersTimeout:rA,
socketTimeout:dA,requestTimeout:IA,connectTimeout:aA,bodyTimeout:SA,idleTimeout:JA,keepAlive:YA,keepAliveTimeout:qA,maxKeepAliveTimeout:ne,
keepAliveMaxTimeout:XA,keepAliveTimeoutThreshold:Ae,socketPath:ee,pipelining:te,tls:V,strictContentLength:L,maxCachedSessions:c,
maxRedirections:D,connect:Q,maxRequestsPerClient:N,localAddress:v,maxResponseSize:J,autoSelectFamily:P,autoSelectFamilyAttemptTimeout:_,
maxConcurrentStreams:iA,allowH2:uA,webSocket:mA,eventSource:hA}={}){if(super({webSocket:mA,eventSource:hA}),YA!==void 0)
throw new t("unsupported keepAlive, use pipelining=0 instead");if(dA!==void 0)throw new t("unsupported socketTimeout, us\
e headersTimeout & bodyTimeout instead");if(IA!==void 0)throw new t("unsupported requestTimeout, use headersTimeout & bo\
dyTimeout instead");if(JA!==void 0)throw new t("unsupported idleTimeout, use keepAliveTimeout instead");if(ne!==void 0)throw new t(
"unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(x!=null&&!Number.isFinite(x))throw new t("invalid\
 maxHeaderSize");if(ee!=null&&typeof ee!="string")throw new t("invalid socketPath");if(aA!=null&&(!Number.isFinite(aA)||
aA<0))throw new t("invalid connectTimeout");if(qA!=null&&(!Number.isFinite(qA)||qA<=0))throw new t("invalid keepAliveTim\
eout");if(XA!=null&&(!Number.isFinite(XA)||XA<=0))throw new t("invalid keepAliveMaxTimeout");if(Ae!=null&&!Number.isFinite(
Ae))throw new t("invalid keepAliveTimeoutThreshold");if(rA!=null&&(!Number.isInteger(rA)||rA<0))throw new t("headersTime\
out must be a positive integer or zero");if(SA!=null&&(!Number.isInteger(SA)||SA<0))throw new t("bodyTimeout must be a p\
ositive integer or zero");if(Q!=null&&typeof Q!="function"&&typeof Q!="object")throw new t("connect must be a function o\
r an object");if(D!=null&&(!Number.isInteger(D)||D<0))throw new t("maxRedirections must be a positive number");if(N!=null&&
(!Number.isInteger(N)||N<0))throw new t("maxRequestsPerClient must be a positive number");if(v!=null&&(typeof v!="string"||
o.isIP(v)===0))throw new t("localAddress must be valid string IP address");if(J!=null&&(!Number.isInteger(J)||J<-1))throw new t(
"maxResponseSize must be a positive number");if(_!=null&&(!Number.isInteger(_)||_<-1))throw new t("autoSelectFamilyAttem\
ptTimeout must be a positive number");if(uA!=null&&typeof uA!="boolean")throw new t("allowH2 must be a valid boolean val\
ue");if(iA!=null&&(typeof iA!="number"||iA<1))throw new t("maxConcurrentStreams must be a positive integer, greater than\
 0");typeof Q!="function"&&(Q=f({...V,maxCachedSessions:c,allowH2:uA,socketPath:ee,timeout:aA,...P?{autoSelectFamily:P,autoSelectFamilyAttemptTimeout:_}:
void 0,...Q})),d?.Client&&Array.isArray(d.Client)?(this[j]=d.Client,AA||(AA=!0,process.emitWarning("Client.Options#inter\
ceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[j]=[BA({maxRedirections:D})],
this[T]=B.parseOrigin(z),this[QA]=Q,this[k]=te??1,this[sA]=x||E.maxHeaderSize,this[l]=qA??4e3,this[K]=XA??6e5,this[EA]=Ae??
2e3,this[U]=this[l],this[p]=null,this[$]=v??null,this[m]=0,this[i]=0,this[s]=`host: ${this[T].hostname}${this[T].port?`:${this[T].
port}`:""}\r
`,this[nA]=SA??3e5,this[X]=rA??3e5,this[gA]=L??!0,this[CA]=D,this[RA]=N,this[cA]=null,this[oA]=J>-1?J:-1,this[eA]=iA??100,
this[G]=null,this[Z]=[],this[u]=0,this[C]=0,this[O]=kA=>lA(this,kA),this[DA]=kA=>bA(this,kA)}get pipelining(){return this[k]}set pipelining(z){
this[k]=z,this[O](!0)}get[M](){return this[Z].length-this[C]}get[S](){return this[C]-this[u]}get[W](){return this[Z].length-
this[u]}get[Y](){return!!this[G]&&!this[r]&&!this[G].destroyed}get[y](){return!!(this[G]?.busy(null)||this[W]>=(FA(this)||
1)||this[M]>0)}[R](z){pA(this),this.once("connect",z)}[fA](z,d){let x=z.origin||this[T].origin,rA=new a(x,z,d);return this[Z].
push(rA),this[m]||(B.bodyLength(rA.body)==null&&B.isIterable(rA.body)?(this[m]=1,queueMicrotask(()=>lA(this))):this[O](!0)),
this[m]&&this[i]!==2&&this[y]&&(this[i]=2),this[i]<2}async[NA](){return new Promise(z=>{this[W]?this[cA]=z:z(null)})}async[TA](z){
return new Promise(d=>{let x=this[Z].splice(this[C]);for(let dA=0;dA<x.length;dA++){let IA=x[dA];B.errorRequest(this,IA,
z)}let rA=()=>{this[cA]&&(this[cA](),this[cA]=null),d(null)};this[G]?(this[G].destroy(z,rA),this[G]=null):queueMicrotask(
rA),this[O]()})}},BA=Et();function bA(z,d){if(z[S]===0&&d.code!=="UND_ERR_INFO"&&d.code!=="UND_ERR_SOCKET"){A(z[C]===z[u]);
let x=z[Z].splice(z[u]);for(let rA=0;rA<x.length;rA++){let dA=x[rA];B.errorRequest(z,dA,d)}A(z[W]===0)}}async function pA(z){
A(!z[r]),A(!z[G]);let{host:d,hostname:x,protocol:rA,port:dA}=z[T];if(x[0]==="["){let IA=x.indexOf("]");A(IA!==-1);let aA=x.
substring(1,IA);A(o.isIP(aA)),x=aA}z[r]=!0,n.beforeConnect.hasSubscribers&&n.beforeConnect.publish({connectParams:{host:d,
hostname:x,protocol:rA,port:dA,version:z[G]?.version,servername:z[p],localAddress:z[$]},connector:z[QA]});try{let IA=await new Promise(
(aA,SA)=>{z[QA]({host:d,hostname:x,protocol:rA,port:dA,servername:z[p],localAddress:z[$]},(JA,YA)=>{JA?SA(JA):aA(YA)})});
if(z.destroyed){B.destroy(IA.on("error",LA),new h);return}A(IA);try{z[G]=IA.alpnProtocol==="h2"?await tA(z,IA):await H(z,
IA)}catch(aA){throw IA.destroy().on("error",LA),aA}z[r]=!1,IA[UA]=0,IA[RA]=z[RA],IA[F]=z,IA[b]=null,n.connected.hasSubscribers&&
n.connected.publish({connectParams:{host:d,hostname:x,protocol:rA,port:dA,version:z[G]?.version,servername:z[p],localAddress:z[$]},
connector:z[QA],socket:IA}),z.emit("connect",z[T],[z])}catch(IA){if(z.destroyed)return;if(z[r]=!1,n.connectError.hasSubscribers&&
n.connectError.publish({connectParams:{host:d,hostname:x,protocol:rA,port:dA,version:z[G]?.version,servername:z[p],localAddress:z[$]},
connector:z[QA],error:IA}),IA.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(A(z[S]===0);z[M]>0&&z[Z][z[C]].servername===z[p];){
let aA=z[Z][z[C]++];B.errorRequest(z,aA,IA)}else bA(z,IA);z.emit("connectionError",z[T],[z],IA)}z[O]()}function wA(z){z[i]=
0,z.emit("drain",z[T],[z])}function lA(z,d){z[m]!==2&&(z[m]=2,VA(z,d),z[m]=0,z[u]>256&&(z[Z].splice(0,z[u]),z[C]-=z[u],z[u]=
0))}function VA(z,d){for(;;){if(z.destroyed){A(z[M]===0);return}if(z[cA]&&!z[W]){z[cA](),z[cA]=null;return}if(z[G]&&z[G].
resume(),z[y])z[i]=2;else if(z[i]===2){d?(z[i]=1,queueMicrotask(()=>wA(z))):wA(z);continue}if(z[M]===0||z[S]>=(FA(z)||1))
return;let x=z[Z][z[C]];if(z[T].protocol==="https:"&&z[p]!==x.servername){if(z[S]>0)return;z[p]=x.servername,z[G]?.destroy(
new w("servername changed"),()=>{z[G]=null,lA(z)})}if(z[r])return;if(!z[G]){pA(z);return}if(z[G].destroyed||z[G].busy(x))
return;!x.aborted&&z[G].write(x)?z[C]++:z[Z].splice(z[C],1)}}g.exports=vA}),Qt=(0,q.b)((e,g)=>{"use strict";var{PoolBase:A,
kClients:o,kNeedDrain:E,kAddClient:B,kGetDispatcher:n}=Cr(),a=Je(),{InvalidArgumentError:I}=_A(),t=HA(),{kUrl:w,kInterceptors:h}=KA(),
f=Ye(),T=Symbol("options"),p=Symbol("connections"),F=Symbol("factory");function y(m,S){return new a(m,S)}var R=class extends A{constructor(m,{
connections:S,factory:M=y,connect:W,connectTimeout:Z,tls:Y,maxCachedSessions:r,socketPath:i,autoSelectFamily:l,autoSelectFamilyAttemptTimeout:s,
allowH2:C,...u}={}){if(S!=null&&(!Number.isFinite(S)||S<0))throw new I("invalid connections");if(typeof M!="function")throw new I(
"factory must be a function.");if(W!=null&&typeof W!="function"&&typeof W!="object")throw new I("connect must be a funct\
ion or an object");typeof W!="function"&&(W=f({...Y,maxCachedSessions:r,allowH2:C,socketPath:i,timeout:Z,...l?{autoSelectFamily:l,
autoSelectFamilyAttemptTimeout:s}:void 0,...W})),super(u),this[h]=u.interceptors?.Pool&&Array.isArray(u.interceptors.Pool)?
u.interceptors.Pool:[],this[p]=S||null,this[w]=t.parseOrigin(m),this[T]={...t.deepClone(u),connect:W,allowH2:C},this[T].
interceptors=u.interceptors?{...u.interceptors}:void 0,this[F]=M,this.on("connectionError",(b,k,U)=>{for(let sA of k){let K=this[o].
indexOf(sA);K!==-1&&this[o].splice(K,1)}})}[n](){for(let m of this[o])if(!m[E])return m;if(!this[p]||this[o].length<this[p]){
let m=this[F](this[w],this[T]);return this[B](m),m}}};g.exports=R}),Bt=(0,q.b)((e,g)=>{"use strict";var{InvalidArgumentError:A}=_A(),
{kClients:o,kRunning:E,kClose:B,kDestroy:n,kDispatch:a,kInterceptors:I}=KA(),t=fe(),w=Qt(),h=Je(),f=HA(),T=Et(),p=Symbol(
"onConnect"),F=Symbol("onDisconnect"),y=Symbol("onConnectionError"),R=Symbol("maxRedirections"),m=Symbol("onDrain"),S=Symbol(
"factory"),M=Symbol("options");function W(Y,r){return r&&r.connections===1?new h(Y,r):new w(Y,r)}var Z=class extends t{constructor({
factory:Y=W,maxRedirections:r=0,connect:i,tls:l,...s}={}){if(typeof Y!="function")throw new A("factory must be a functio\
n.");if(i!=null&&typeof i!="function"&&typeof i!="object")throw new A("connect must be a function or an object");if(!Number.
isInteger(r)||r<0)throw new A("maxRedirections must be a positive number");super(s),i&&typeof i!="function"&&(i={...i}),
l&&typeof l!="function"&&(l={...l}),this[I]=s.interceptors?.Agent&&Array.isArray(s.interceptors.Agent)?s.interceptors.Agent:
[T({maxRedirections:r})],this[M]={...f.deepClone(s),connect:i,tls:l},this[M].interceptors=s.interceptors?{...s.interceptors}:
void 0,this[R]=r,this[S]=Y,this[o]=new Map,this[m]=(C,u)=>{this.emit("drain",C,[this,...u])},this[p]=(C,u)=>{this.emit("\
connect",C,[this,...u])},this[F]=(C,u,b)=>{this.emit("disconnect",C,[this,...u],b)},this[y]=(C,u,b)=>{this.emit("connect\
ionError",C,[this,...u],b)}}get[E](){let Y=0;for(let r of this[o].values())Y+=r[E];return Y}[a](Y,r){let i;if(Y.origin&&
(typeof Y.origin=="string"||Y.origin instanceof URL))i=String(Y.origin);else throw new A("opts.origin must be a non-empt\
y string or URL.");let l=this[o].get(i);return l||(l=this[S](Y.origin,this[M]).on("drain",this[m]).on("connect",this[p]).
on("disconnect",this[F]).on("connectionError",this[y]),this[o].set(i,l)),l.dispatch(Y,r)}async[B](){let Y=[];for(let r of this[o].
values())Y.push(r.close());this[o].clear(),await Promise.all(Y)}async[n](Y){let r=[];for(let i of this[o].values())r.push(
i.destroy(Y));this[o].clear(),await Promise.all(r)}};g.exports=Z}),Rr=(0,q.b)((e,g)=>{"use strict";var{kProxy:A,kClose:o,
kDestroy:E,kDispatch:B,kInterceptors:n}=KA(),{URL:a}=(0,q.a)("node:url"),I=Bt(),t=Qt(),w=fe(),{InvalidArgumentError:h,RequestAbortedError:f,
SecureProxyConnectionError:T}=_A(),p=Ye(),F=Je(),y=Symbol("proxy agent"),R=Symbol("proxy client"),m=Symbol("proxy header\
s"),S=Symbol("request tls settings"),M=Symbol("proxy tls settings"),W=Symbol("connect endpoint function"),Z=Symbol("tunn\
el proxy");function Y(k){return k==="https:"?443:80}function r(k,U){return new t(k,U)}var i=()=>{};function l(k,U){return U.
connections===1?new F(k,U):new t(k,U)}var s=class extends w{#A;constructor(k,{headers:U={},connect:sA,factory:K}){if(super(),
!k)throw new h("Proxy URL is mandatory");this[m]=U,K?this.#A=K(k,{connect:sA}):this.#A=new F(k,{connect:sA})}[B](k,U){let sA=U.
onHeaders;U.onHeaders=function(nA,gA,QA){if(nA===407){typeof U.onError=="function"&&U.onError(new h("Proxy Authenticatio\
n Required (407)"));return}sA&&sA.call(this,nA,gA,QA)};let{origin:K,path:EA="/",headers:X={}}=k;if(k.path=K+EA,!("host"in
X)&&!("Host"in X)){let{host:nA}=new a(K);X.host=nA}return k.headers={...this[m],...X},this.#A[B](k,U)}async[o](){return this.#A.
close()}async[E](k){return this.#A.destroy(k)}},C=class extends w{constructor(k){if(super(),!k||typeof k=="object"&&!(k instanceof
a)&&!k.uri)throw new h("Proxy uri is mandatory");let{clientFactory:U=r}=k;if(typeof U!="function")throw new h("Proxy opt\
s.clientFactory must be a function.");let{proxyTunnel:sA=!0}=k,K=this.#A(k),{href:EA,origin:X,port:nA,protocol:gA,username:QA,
password:CA,hostname:RA}=K;if(this[A]={uri:EA,protocol:gA},this[n]=k.interceptors?.ProxyAgent&&Array.isArray(k.interceptors.
ProxyAgent)?k.interceptors.ProxyAgent:[],this[S]=k.requestTls,this[M]=k.proxyTls,this[m]=k.headers||{},this[Z]=sA,k.auth&&
k.token)throw new h("opts.auth cannot be used in combination with opts.token");k.auth?this[m]["proxy-authorization"]=`Ba\
sic ${k.auth}`:k.token?this[m]["proxy-authorization"]=k.token:QA&&CA&&(this[m]["proxy-authorization"]=`Basic ${Buffer.from(
`${decodeURIComponent(QA)}:${decodeURIComponent(CA)}`).toString("base64")}`);let UA=p({...k.proxyTls});this[W]=p({...k.requestTls});
let NA=k.factory||l,TA=(fA,j)=>{let{protocol:$}=new a(fA);return!this[Z]&&$==="http:"&&this[A].protocol==="http:"?new s(
this[A].uri,{headers:this[m],connect:UA,factory:NA}):NA(fA,j)};this[R]=U(K,{connect:UA}),this[y]=new I({...k,factory:TA,
connect:async(fA,j)=>{let $=fA.host;fA.port||($+=`:${Y(fA.protocol)}`);try{let{socket:oA,statusCode:DA}=await this[R].connect(
{origin:X,port:nA,path:$,signal:fA.signal,headers:{...this[m],host:fA.host},servername:this[M]?.servername||RA});if(DA!==
200&&(oA.on("error",i).destroy(),j(new f(`Proxy response (${DA}) !== 200 when HTTP Tunneling`))),fA.protocol!=="https:"){
j(null,oA);return}let G;this[S]?G=this[S].servername:G=fA.servername,this[W]({...fA,servername:G,httpSocket:oA},j)}catch(oA){
oA.code==="ERR_TLS_CERT_ALTNAME_INVALID"?j(new T(oA)):j(oA)}}})}dispatch(k,U){let sA=u(k.headers);if(b(sA),sA&&!("host"in
sA)&&!("Host"in sA)){let{host:K}=new a(k.origin);sA.host=K}return this[y].dispatch({...k,headers:sA},U)}#A(k){return typeof k==
"string"?new a(k):k instanceof a?k:new a(k.uri)}async[o](){await this[y].close(),await this[R].close()}async[E](){await this[y].
destroy(),await this[R].destroy()}};function u(k){if(Array.isArray(k)){let U={};for(let sA=0;sA<k.length;sA+=2)U[k[sA]]=
k[sA+1];return U}return k}function b(k){if(k&&Object.keys(k).find(U=>U.toLowerCase()==="proxy-authorization"))throw new h(
"Proxy-Authorization should be sent in ProxyAgent constructor")}g.exports=C}),He=(0,q.b)((e,g)=>{"use strict";var{kConstruct:A}=KA(),
{kEnumerableProperty:o}=HA(),{iteratorMixin:E,isValidHeaderName:B,isValidHeaderValue:n}=ae(),{webidl:a}=oe(),I=(0,q.a)("\
node:assert"),t=(0,q.a)("node:util"),w=Symbol("headers map"),h=Symbol("headers map sorted");function f(Y){return Y===10||
Y===13||Y===9||Y===32}function T(Y){let r=0,i=Y.length;for(;i>r&&f(Y.charCodeAt(i-1));)--i;for(;i>r&&f(Y.charCodeAt(r));)
++r;return r===0&&i===Y.length?Y:Y.substring(r,i)}function p(Y,r){if(Array.isArray(r))for(let i=0;i<r.length;++i){let l=r[i];
if(l.length!==2)throw a.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2,\
 found ${l.length}.`});F(Y,l[0],l[1])}else if(typeof r=="object"&&r!==null){let i=Object.keys(r);for(let l=0;l<i.length;++l)
F(Y,i[l],r[i[l]])}else throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["seque\
nce<sequence<ByteString>>","record<ByteString, ByteString>"]})}function F(Y,r,i){if(i=T(i),B(r)){if(!n(i))throw a.errors.
invalidArgument({prefix:"Headers.append",value:i,type:"header value"})}else throw a.errors.invalidArgument({prefix:"Head\
ers.append",value:r,type:"header name"});if(S(Y)==="immutable")throw new TypeError("immutable");return W(Y).append(r,i,!1)}
function y(Y,r){return Y[0]<r[0]?-1:1}var R=class Zt{cookies=null;constructor(r){r instanceof Zt?(this[w]=new Map(r[w]),
this[h]=r[h],this.cookies=r.cookies===null?null:[...r.cookies]):(this[w]=new Map(r),this[h]=null)}contains(r,i){return this[w].
has(i?r:r.toLowerCase())}clear(){this[w].clear(),this[h]=null,this.cookies=null}append(r,i,l){this[h]=null;let s=l?r:r.toLowerCase(),
C=this[w].get(s);if(C){let u=s==="cookie"?"; ":", ";this[w].set(s,{name:C.name,value:`${C.value}${u}${i}`})}else this[w].
set(s,{name:r,value:i});s==="set-cookie"&&(this.cookies??=[]).push(i)}set(r,i,l){this[h]=null;let s=l?r:r.toLowerCase();
s==="set-cookie"&&(this.cookies=[i]),this[w].set(s,{name:r,value:i})}delete(r,i){this[h]=null,i||(r=r.toLowerCase()),r===
"set-cookie"&&(this.cookies=null),this[w].delete(r)}get(r,i){return this[w].get(i?r:r.toLowerCase())?.value??null}*[Symbol.
iterator](){for(let{0:r,1:{value:i}}of this[w])yield[r,i]}get entries(){let r={};if(this[w].size!==0)for(let{name:i,value:l}of this[w].
values())r[i]=l;return r}rawValues(){return this[w].values()}get entriesList(){let r=[];if(this[w].size!==0)for(let{0:i,
1:{name:l,value:s}}of this[w])if(i==="set-cookie")for(let C of this.cookies)r.push([l,C]);else r.push([l,s]);return r}toSortedArray(){
let r=this[w].size,i=new Array(r);if(r<=32){if(r===0)return i;let l=this[w][Symbol.iterator](),s=l.next().value;i[0]=[s[0],
s[1].value],I(s[1].value!==null);for(let C=1,u=0,b=0,k=0,U=0,sA,K;C<r;++C){for(K=l.next().value,sA=i[C]=[K[0],K[1].value],
I(sA[1]!==null),k=0,b=C;k<b;)U=k+(b-k>>1),i[U][0]<=sA[0]?k=U+1:b=U;if(C!==U){for(u=C;u>k;)i[u]=i[--u];i[k]=sA}}if(!l.next().
done)throw new TypeError("Unreachable");return i}else{let l=0;for(let{0:s,1:{value:C}}of this[w])i[l++]=[s,C],I(C!==null);
return i.sort(y)}}},m=class Be{#A;#e;constructor(r=void 0){a.util.markAsUncloneable(this),r!==A&&(this.#e=new R,this.#A=
"none",r!==void 0&&(r=a.converters.HeadersInit(r,"Headers contructor","init"),p(this,r)))}append(r,i){a.brandCheck(this,
Be),a.argumentLengthCheck(arguments,2,"Headers.append");let l="Headers.append";return r=a.converters.ByteString(r,l,"nam\
e"),i=a.converters.ByteString(i,l,"value"),F(this,r,i)}delete(r){if(a.brandCheck(this,Be),a.argumentLengthCheck(arguments,
1,"Headers.delete"),r=a.converters.ByteString(r,"Headers.delete","name"),!B(r))throw a.errors.invalidArgument({prefix:"H\
eaders.delete",value:r,type:"header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(r,
!1)&&this.#e.delete(r,!1)}get(r){a.brandCheck(this,Be),a.argumentLengthCheck(arguments,1,"Headers.get");let i="Headers.g\
et";if(r=a.converters.ByteString(r,i,"name"),!B(r))throw a.errors.invalidArgument({prefix:i,value:r,type:"header name"});
return this.#e.get(r,!1)}has(r){a.brandCheck(this,Be),a.argumentLengthCheck(arguments,1,"Headers.has");let i="Headers.ha\
s";if(r=a.converters.ByteString(r,i,"name"),!B(r))throw a.errors.invalidArgument({prefix:i,value:r,type:"header name"});
return this.#e.contains(r,!1)}set(r,i){a.brandCheck(this,Be),a.argumentLengthCheck(arguments,2,"Headers.set");let l="Hea\
ders.set";if(r=a.converters.ByteString(r,l,"name"),i=a.converters.ByteString(i,l,"value"),i=T(i),B(r)){if(!n(i))throw a.
errors.invalidArgument({prefix:l,value:i,type:"header value"})}else throw a.errors.invalidArgument({prefix:l,value:r,type:"\
header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.set(r,i,!1)}getSetCookie(){a.brandCheck(
this,Be);let r=this.#e.cookies;return r?[...r]:[]}get[h](){if(this.#e[h])return this.#e[h];let r=[],i=this.#e.toSortedArray(),
l=this.#e.cookies;if(l===null||l.length===1)return this.#e[h]=i;for(let s=0;s<i.length;++s){let{0:C,1:u}=i[s];if(C==="se\
t-cookie")for(let b=0;b<l.length;++b)r.push([C,l[b]]);else r.push([C,u])}return this.#e[h]=r}[t.inspect.custom](r,i){return i.
depth??=r,`Headers ${t.formatWithOptions(i,this.#e.entries)}`}static getHeadersGuard(r){return r.#A}static setHeadersGuard(r,i){
r.#A=i}static getHeadersList(r){return r.#e}static setHeadersList(r,i){r.#e=i}},{getHeadersGuard:S,setHeadersGuard:M,getHeadersList:W,
setHeadersList:Z}=m;Reflect.deleteProperty(m,"getHeadersGuard"),Reflect.deleteProperty(m,"setHeadersGuard"),Reflect.deleteProperty(
m,"getHeadersList"),Reflect.deleteProperty(m,"setHeadersList"),E("Headers",m,h,0,1),Object.defineProperties(m.prototype,
{append:o,delete:o,get:o,has:o,set:o,getSetCookie:o,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[t.inspect.custom]:{
enumerable:!1}}),a.converters.HeadersInit=function(Y,r,i){if(a.util.Type(Y)==="Object"){let l=Reflect.get(Y,Symbol.iterator);
if(!t.types.isProxy(Y)&&l===m.prototype.entries)try{return W(Y).entriesList}catch{}return typeof l=="function"?a.converters["\
sequence<sequence<ByteString>>"](Y,r,i,l.bind(Y)):a.converters["record<ByteString, ByteString>"](Y,r,i)}throw a.errors.conversionFailed(
{prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteStri\
ng>"]})},g.exports={fill:p,compareHeaderName:y,Headers:m,HeadersList:R,getHeadersGuard:S,setHeadersGuard:M,setHeadersList:Z,
getHeadersList:W}}),Fr=(0,q.b)((e,g)=>{"use strict";var{Headers:A,HeadersList:o,fill:E,getHeadersGuard:B,setHeadersGuard:n,
setHeadersList:a}=He(),{extractBody:I,cloneBody:t,mixinBody:w,hasFinalizationRegistry:h,streamRegistry:f,bodyUnusable:T}=de(),
p=HA(),F=(0,q.a)("node:util"),{kEnumerableProperty:y}=p,{isValidReasonPhrase:R,isCancelled:m,isAborted:S,isBlobLike:M,serializeJavascriptValueToJSONString:W,
isErrorLike:Z,isomorphicEncode:Y,environmentSettingsObject:r}=ae(),{redirectStatusSet:i,nullBodyStatus:l}=ye(),{kState:s,
kHeaders:C}=ce(),{webidl:u}=oe(),{FormData:b}=ve(),{URLSerializer:k}=le(),{kConstruct:U}=KA(),sA=(0,q.a)("node:assert"),
{types:K}=(0,q.a)("node:util"),EA=new TextEncoder("utf-8"),X=class $A{static error(){return fA(QA(),"immutable")}static json($,oA={}){
u.argumentLengthCheck(arguments,1,"Response.json"),oA!==null&&(oA=u.converters.ResponseInit(oA));let DA=EA.encode(W($)),
G=I(DA),eA=fA(gA({}),"response");return TA(eA,oA,{body:G[0],type:"application/json"}),eA}static redirect($,oA=302){u.argumentLengthCheck(
arguments,1,"Response.redirect"),$=u.converters.USVString($),oA=u.converters["unsigned short"](oA);let DA;try{DA=new URL(
$,r.settingsObject.baseUrl)}catch(O){throw new TypeError(`Failed to parse URL from ${$}`,{cause:O})}if(!i.has(oA))throw new RangeError(
`Invalid status code ${oA}`);let G=fA(gA({}),"immutable");G[s].status=oA;let eA=Y(k(DA));return G[s].headersList.append(
"location",eA,!0),G}constructor($=null,oA={}){if(u.util.markAsUncloneable(this),$===U)return;$!==null&&($=u.converters.BodyInit(
$)),oA=u.converters.ResponseInit(oA),this[s]=gA({}),this[C]=new A(U),n(this[C],"response"),a(this[C],this[s].headersList);
let DA=null;if($!=null){let[G,eA]=I($);DA={body:G,type:eA}}TA(this,oA,DA)}get type(){return u.brandCheck(this,$A),this[s].
type}get url(){u.brandCheck(this,$A);let $=this[s].urlList,oA=$[$.length-1]??null;return oA===null?"":k(oA,!0)}get redirected(){
return u.brandCheck(this,$A),this[s].urlList.length>1}get status(){return u.brandCheck(this,$A),this[s].status}get ok(){
return u.brandCheck(this,$A),this[s].status>=200&&this[s].status<=299}get statusText(){return u.brandCheck(this,$A),this[s].
statusText}get headers(){return u.brandCheck(this,$A),this[C]}get body(){return u.brandCheck(this,$A),this[s].body?this[s].
body.stream:null}get bodyUsed(){return u.brandCheck(this,$A),!!this[s].body&&p.isDisturbed(this[s].body.stream)}clone(){
if(u.brandCheck(this,$A),T(this))throw u.errors.exception({header:"Response.clone",message:"Body has already been consum\
ed."});let $=nA(this[s]);return h&&this[s].body?.stream&&f.register(this,new WeakRef(this[s].body.stream)),fA($,B(this[C]))}[F.
inspect.custom]($,oA){oA.depth===null&&(oA.depth=2),oA.colors??=!0;let DA={status:this.status,statusText:this.statusText,
headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.
url};return`Response ${F.formatWithOptions(oA,DA)}`}};w(X),Object.defineProperties(X.prototype,{type:y,url:y,status:y,ok:y,
redirected:y,statusText:y,headers:y,clone:y,body:y,bodyUsed:y,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),
Object.defineProperties(X,{json:y,redirect:y,error:y});function nA(j){if(j.internalResponse)return UA(nA(j.internalResponse),
j.type);let $=gA({...j,body:null});return j.body!=null&&($.body=t($,j.body)),$}function gA(j){return{aborted:!1,rangeRequested:!1,
timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",
...j,headersList:j?.headersList?new o(j?.headersList):new o,urlList:j?.urlList?[...j.urlList]:[]}}function QA(j){let $=Z(
j);return gA({type:"error",status:0,error:$?j:new Error(j&&String(j)),aborted:j&&j.name==="AbortError"})}function CA(j){
return j.type==="error"&&j.status===0}function RA(j,$){return $={internalResponse:j,...$},new Proxy(j,{get(oA,DA){return DA in
$?$[DA]:oA[DA]},set(oA,DA,G){return sA(!(DA in $)),oA[DA]=G,!0}})}function UA(j,$){if($==="basic")return RA(j,{type:"bas\
ic",headersList:j.headersList});if($==="cors")return RA(j,{type:"cors",headersList:j.headersList});if($==="opaque")return RA(
j,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",body:null});if($==="opaqueredirect")return RA(j,{type:"\
opaqueredirect",status:0,statusText:"",headersList:[],body:null});sA(!1)}function NA(j,$=null){return sA(m(j)),S(j)?QA(Object.
assign(new DOMException("The operation was aborted.","AbortError"),{cause:$})):QA(Object.assign(new DOMException("Reques\
t was cancelled."),{cause:$}))}function TA(j,$,oA){if($.status!==null&&($.status<200||$.status>599))throw new RangeError(
'init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in $&&$.statusText!=null&&!R(String($.statusText)))
throw new TypeError("Invalid statusText");if("status"in $&&$.status!=null&&(j[s].status=$.status),"statusText"in $&&$.statusText!=
null&&(j[s].statusText=$.statusText),"headers"in $&&$.headers!=null&&E(j[C],$.headers),oA){if(l.includes(j.status))throw u.
errors.exception({header:"Response constructor",message:`Invalid response status code ${j.status}`});j[s].body=oA.body,oA.
type!=null&&!j[s].headersList.contains("content-type",!0)&&j[s].headersList.append("content-type",oA.type,!0)}}function fA(j,$){
let oA=new X(U);return oA[s]=j,oA[C]=new A(U),a(oA[C],j.headersList),n(oA[C],$),h&&j.body?.stream&&f.register(oA,new WeakRef(
j.body.stream)),oA}u.converters.ReadableStream=u.interfaceConverter(ReadableStream),u.converters.FormData=u.interfaceConverter(
b),u.converters.URLSearchParams=u.interfaceConverter(URLSearchParams),u.converters.XMLHttpRequestBodyInit=function(j,$,oA){
return typeof j=="string"?u.converters.USVString(j,$,oA):M(j)?u.converters.Blob(j,$,oA,{strict:!1}):ArrayBuffer.isView(j)||
K.isArrayBuffer(j)?u.converters.BufferSource(j,$,oA):p.isFormDataLike(j)?u.converters.FormData(j,$,oA,{strict:!1}):j instanceof
URLSearchParams?u.converters.URLSearchParams(j,$,oA):u.converters.DOMString(j,$,oA)},u.converters.BodyInit=function(j,$,oA){
return j instanceof ReadableStream?u.converters.ReadableStream(j,$,oA):j?.[Symbol.asyncIterator]?j:u.converters.XMLHttpRequestBodyInit(
j,$,oA)},u.converters.ResponseInit=u.dictionaryConverter([{key:"status",converter:u.converters["unsigned short"],defaultValue:()=>200},
{key:"statusText",converter:u.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:u.converters.HeadersInit}]),
g.exports={isNetworkError:CA,makeNetworkError:QA,makeResponse:gA,makeAppropriateNetworkError:NA,filterResponse:UA,Response:X,
cloneResponse:nA,fromInnerResponse:fA}}),kr=(0,q.b)((e,g)=>{"use strict";var{kConnected:A,kSize:o}=KA(),E=class{constructor(n){
this.value=n}deref(){return this.value[A]===0&&this.value[o]===0?void 0:this.value}},B=class{constructor(n){this.finalizer=
n}register(n,a){n.on&&n.on("disconnect",()=>{n[A]===0&&n[o]===0&&this.finalizer(a)})}unregister(n){}};g.exports=function(){
return process.env.NODE_V8_COVERAGE&&process.version.startsWith("v18")?(process._rawDebug("Using compatibility WeakRef a\
nd FinalizationRegistry"),{WeakRef:E,FinalizationRegistry:B}):{WeakRef,FinalizationRegistry}}}),Tr=(0,q.b)((e,g)=>{"use \
strict";var{extractBody:A,mixinBody:o,cloneBody:E,bodyUnusable:B}=de(),{Headers:n,fill:a,HeadersList:I,setHeadersGuard:t,
getHeadersGuard:w,setHeadersList:h,getHeadersList:f}=He(),{FinalizationRegistry:T}=kr()(),p=HA(),F=(0,q.a)("node:util"),
{isValidHTTPToken:y,sameOrigin:R,environmentSettingsObject:m}=ae(),{forbiddenMethodsSet:S,corsSafeListedMethodsSet:M,referrerPolicy:W,
requestRedirect:Z,requestMode:Y,requestCredentials:r,requestCache:i,requestDuplex:l}=ye(),{kEnumerableProperty:s,normalizedMethodRecordsBase:C,
normalizedMethodRecords:u}=p,{kHeaders:b,kSignal:k,kState:U,kDispatcher:sA}=ce(),{webidl:K}=oe(),{URLSerializer:EA}=le(),
{kConstruct:X}=KA(),nA=(0,q.a)("node:assert"),{getMaxListeners:gA,setMaxListeners:QA,getEventListeners:CA,defaultMaxListeners:RA}=(0,q.
a)("node:events"),UA=Symbol("abortController"),NA=new T(({signal:eA,abort:O})=>{eA.removeEventListener("abort",O)}),TA=new WeakMap;
function fA(eA){return O;function O(){let H=eA.deref();if(H!==void 0){NA.unregister(O),this.removeEventListener("abort",
O),H.abort(this.reason);let tA=TA.get(H.signal);if(tA!==void 0){if(tA.size!==0){for(let AA of tA){let cA=AA.deref();cA!==
void 0&&cA.abort(this.reason)}tA.clear()}TA.delete(H.signal)}}}}var j=!1,$=class PA{constructor(O,H={}){if(K.util.markAsUncloneable(
this),O===X)return;let tA="Request constructor";K.argumentLengthCheck(arguments,1,tA),O=K.converters.RequestInfo(O,tA,"i\
nput"),H=K.converters.RequestInit(H,tA,"init");let AA=null,cA=null,LA=m.settingsObject.baseUrl,FA=null;if(typeof O=="str\
ing"){this[sA]=H.dispatcher;let x;try{x=new URL(O,LA)}catch(rA){throw new TypeError("Failed to parse URL from "+O,{cause:rA})}
if(x.username||x.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+O);
AA=oA({urlList:[x]}),cA="cors"}else this[sA]=H.dispatcher||O[sA],nA(O instanceof PA),AA=O[U],FA=O[k];let vA=m.settingsObject.
origin,BA="client";if(AA.window?.constructor?.name==="EnvironmentSettingsObject"&&R(AA.window,vA)&&(BA=AA.window),H.window!=
null)throw new TypeError(`'window' option '${BA}' must be null`);"window"in H&&(BA="no-window"),AA=oA({method:AA.method,
headersList:AA.headersList,unsafeRequest:AA.unsafeRequest,client:m.settingsObject,window:BA,priority:AA.priority,origin:AA.
origin,referrer:AA.referrer,referrerPolicy:AA.referrerPolicy,mode:AA.mode,credentials:AA.credentials,cache:AA.cache,redirect:AA.
redirect,integrity:AA.integrity,keepalive:AA.keepalive,reloadNavigation:AA.reloadNavigation,historyNavigation:AA.historyNavigation,
urlList:[...AA.urlList]});let bA=Object.keys(H).length!==0;if(bA&&(AA.mode==="navigate"&&(AA.mode="same-origin"),AA.reloadNavigation=
!1,AA.historyNavigation=!1,AA.origin="client",AA.referrer="client",AA.referrerPolicy="",AA.url=AA.urlList[AA.urlList.length-
1],AA.urlList=[AA.url]),H.referrer!==void 0){let x=H.referrer;if(x==="")AA.referrer="no-referrer";else{let rA;try{rA=new URL(
x,LA)}catch(dA){throw new TypeError(`Referrer "${x}" is not a valid URL.`,{cause:dA})}rA.protocol==="about:"&&rA.hostname===
"client"||vA&&!R(rA,m.settingsObject.baseUrl)?AA.referrer="client":AA.referrer=rA}}H.referrerPolicy!==void 0&&(AA.referrerPolicy=
H.referrerPolicy);let pA;if(H.mode!==void 0?pA=H.mode:pA=cA,pA==="navigate")throw K.errors.exception({header:"Request co\
nstructor",message:"invalid request mode navigate."});if(pA!=null&&(AA.mode=pA),H.credentials!==void 0&&(AA.credentials=
H.credentials),H.cache!==void 0&&(AA.cache=H.cache),AA.cache==="only-if-cached"&&AA.mode!=="same-origin")throw new TypeError(
"'only-if-cached' can be set only with 'same-origin' mode");if(H.redirect!==void 0&&(AA.redirect=H.redirect),H.integrity!=
null&&(AA.integrity=String(H.integrity)),H.keepalive!==void 0&&(AA.keepalive=!!H.keepalive),H.method!==void 0){let x=H.method,
rA=u[x];if(rA!==void 0)AA.method=rA;else{if(!y(x))throw new TypeError(`'${x}' is not a valid HTTP method.`);let dA=x.toUpperCase();
if(S.has(dA))throw new TypeError(`'${x}' HTTP method is unsupported.`);x=C[dA]??x,AA.method=x}!j&&AA.method==="patch"&&(process.
emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succ\
eed.",{code:"UNDICI-FETCH-patch"}),j=!0)}H.signal!==void 0&&(FA=H.signal),this[U]=AA;let wA=new AbortController;if(this[k]=
wA.signal,FA!=null){if(!FA||typeof FA.aborted!="boolean"||typeof FA.addEventListener!="function")throw new TypeError("Fa\
iled to construct 'Request': member signal is not of type AbortSignal.");if(FA.aborted)wA.abort(FA.reason);else{this[UA]=
wA;let x=new WeakRef(wA),rA=fA(x);try{(typeof gA=="function"&&gA(FA)===RA||CA(FA,"abort").length>=RA)&&QA(1500,FA)}catch{}
p.addAbortListener(FA,rA),NA.register(wA,{signal:FA,abort:rA},rA)}}if(this[b]=new n(X),h(this[b],AA.headersList),t(this[b],
"request"),pA==="no-cors"){if(!M.has(AA.method))throw new TypeError(`'${AA.method} is unsupported in no-cors mode.`);t(this[b],
"request-no-cors")}if(bA){let x=f(this[b]),rA=H.headers!==void 0?H.headers:new I(x);if(x.clear(),rA instanceof I){for(let{
name:dA,value:IA}of rA.rawValues())x.append(dA,IA,!1);x.cookies=rA.cookies}else a(this[b],rA)}let lA=O instanceof PA?O[U].
body:null;if((H.body!=null||lA!=null)&&(AA.method==="GET"||AA.method==="HEAD"))throw new TypeError("Request with GET/HEA\
D method cannot have body.");let VA=null;if(H.body!=null){let[x,rA]=A(H.body,AA.keepalive);VA=x,rA&&!f(this[b]).contains(
"content-type",!0)&&this[b].append("content-type",rA)}let z=VA??lA;if(z!=null&&z.source==null){if(VA!=null&&H.duplex==null)
throw new TypeError("RequestInit: duplex option is required when sending a body.");if(AA.mode!=="same-origin"&&AA.mode!==
"cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');AA.useCORSPreflightFlag=
!0}let d=z;if(VA==null&&lA!=null){if(B(O))throw new TypeError("Cannot construct a Request with a Request object that has\
 already been used.");let x=new TransformStream;lA.stream.pipeThrough(x),d={source:lA.source,length:lA.length,stream:x.readable}}
this[U].body=d}get method(){return K.brandCheck(this,PA),this[U].method}get url(){return K.brandCheck(this,PA),EA(this[U].
url)}get headers(){return K.brandCheck(this,PA),this[b]}get destination(){return K.brandCheck(this,PA),this[U].destination}get referrer(){
return K.brandCheck(this,PA),this[U].referrer==="no-referrer"?"":this[U].referrer==="client"?"about:client":this[U].referrer.
toString()}get referrerPolicy(){return K.brandCheck(this,PA),this[U].referrerPolicy}get mode(){return K.brandCheck(this,
PA),this[U].mode}get credentials(){return this[U].credentials}get cache(){return K.brandCheck(this,PA),this[U].cache}get redirect(){
return K.brandCheck(this,PA),this[U].redirect}get integrity(){return K.brandCheck(this,PA),this[U].integrity}get keepalive(){
return K.brandCheck(this,PA),this[U].keepalive}get isReloadNavigation(){return K.brandCheck(this,PA),this[U].reloadNavigation}get isHistoryNavigation(){
return K.brandCheck(this,PA),this[U].historyNavigation}get signal(){return K.brandCheck(this,PA),this[k]}get body(){return K.
brandCheck(this,PA),this[U].body?this[U].body.stream:null}get bodyUsed(){return K.brandCheck(this,PA),!!this[U].body&&p.
isDisturbed(this[U].body.stream)}get duplex(){return K.brandCheck(this,PA),"half"}clone(){if(K.brandCheck(this,PA),B(this))
throw new TypeError("unusable");let O=DA(this[U]),H=new AbortController;if(this.signal.aborted)H.abort(this.signal.reason);else{
let tA=TA.get(this.signal);tA===void 0&&(tA=new Set,TA.set(this.signal,tA));let AA=new WeakRef(H);tA.add(AA),p.addAbortListener(
H.signal,fA(AA))}return G(O,H.signal,w(this[b]))}[F.inspect.custom](O,H){H.depth===null&&(H.depth=2),H.colors??=!0;let tA={
method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.
referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,
keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.
signal};return`Request ${F.formatWithOptions(H,tA)}`}};o($);function oA(eA){return{method:eA.method??"GET",localURLsOnly:eA.
localURLsOnly??!1,unsafeRequest:eA.unsafeRequest??!1,body:eA.body??null,client:eA.client??null,reservedClient:eA.reservedClient??
null,replacesClientId:eA.replacesClientId??"",window:eA.window??"client",keepalive:eA.keepalive??!1,serviceWorkers:eA.serviceWorkers??
"all",initiator:eA.initiator??"",destination:eA.destination??"",priority:eA.priority??null,origin:eA.origin??"client",policyContainer:eA.
policyContainer??"client",referrer:eA.referrer??"client",referrerPolicy:eA.referrerPolicy??"",mode:eA.mode??"no-cors",useCORSPreflightFlag:eA.
useCORSPreflightFlag??!1,credentials:eA.credentials??"same-origin",useCredentials:eA.useCredentials??!1,cache:eA.cache??
"default",redirect:eA.redirect??"follow",integrity:eA.integrity??"",cryptoGraphicsNonceMetadata:eA.cryptoGraphicsNonceMetadata??
"",parserMetadata:eA.parserMetadata??"",reloadNavigation:eA.reloadNavigation??!1,historyNavigation:eA.historyNavigation??
!1,userActivation:eA.userActivation??!1,taintedOrigin:eA.taintedOrigin??!1,redirectCount:eA.redirectCount??0,responseTainting:eA.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:eA.preventNoCacheCacheControlHeaderModification??
!1,done:eA.done??!1,timingAllowFailed:eA.timingAllowFailed??!1,urlList:eA.urlList,url:eA.urlList[0],headersList:eA.headersList?
new I(eA.headersList):new I}}function DA(eA){let O=oA({...eA,body:null});return eA.body!=null&&(O.body=E(O,eA.body)),O}function G(eA,O,H){
let tA=new $(X);return tA[U]=eA,tA[k]=O,tA[b]=new n(X),h(tA[b],eA.headersList),t(tA[b],H),tA}Object.defineProperties($.prototype,
{method:s,url:s,headers:s,redirect:s,clone:s,signal:s,duplex:s,destination:s,body:s,bodyUsed:s,isHistoryNavigation:s,isReloadNavigation:s,
keepalive:s,integrity:s,cache:s,credentials:s,attribute:s,referrerPolicy:s,referrer:s,mode:s,[Symbol.toStringTag]:{value:"\
Request",configurable:!0}}),K.converters.Request=K.interfaceConverter($),K.converters.RequestInfo=function(eA,O,H){return typeof eA==
"string"?K.converters.USVString(eA,O,H):eA instanceof $?K.converters.Request(eA,O,H):K.converters.USVString(eA,O,H)},K.converters.
AbortSignal=K.interfaceConverter(AbortSignal),K.converters.RequestInit=K.dictionaryConverter([{key:"method",converter:K.
converters.ByteString},{key:"headers",converter:K.converters.HeadersInit},{key:"body",converter:K.nullableConverter(K.converters.
BodyInit)},{key:"referrer",converter:K.converters.USVString},{key:"referrerPolicy",converter:K.converters.DOMString,allowedValues:W},
{key:"mode",converter:K.converters.DOMString,allowedValues:Y},{key:"credentials",converter:K.converters.DOMString,allowedValues:r},
{key:"cache",converter:K.converters.DOMString,allowedValues:i},{key:"redirect",converter:K.converters.DOMString,allowedValues:Z},
{key:"integrity",converter:K.converters.DOMString},{key:"keepalive",converter:K.converters.boolean},{key:"signal",converter:K.
nullableConverter(eA=>K.converters.AbortSignal(eA,"RequestInit","signal",{strict:!1}))},{key:"window",converter:K.converters.
any},{key:"duplex",converter:K.converters.DOMString,allowedValues:l},{key:"dispatcher",converter:K.converters.any}]),g.exports=
{Request:$,makeRequest:oA,fromInnerRequest:G,cloneRequest:DA}}),br=(0,q.b)((e,g)=>{"use strict";var A=Symbol.for("undici\
.globalDispatcher.1"),{InvalidArgumentError:o}=_A(),E=Bt();n()===void 0&&B(new E);function B(a){if(!a||typeof a.dispatch!=
"function")throw new o("Argument agent must implement Agent");Object.defineProperty(globalThis,A,{value:a,writable:!0,enumerable:!1,
configurable:!1})}function n(){return globalThis[A]}g.exports={setGlobalDispatcher:B,getGlobalDispatcher:n}}),Ur=(0,q.b)(
(e,g)=>{"use strict";var{makeNetworkError:A,makeAppropriateNetworkError:o,filterResponse:E,makeResponse:B,fromInnerResponse:n}=Fr(),
{HeadersList:a}=He(),{Request:I,cloneRequest:t}=Tr(),w=(0,q.a)("node:zlib"),{bytesMatch:h,makePolicyContainer:f,clonePolicyContainer:T,
requestBadPort:p,TAOCheck:F,appendRequestOriginHeader:y,responseLocationURL:R,requestCurrentURL:m,setRequestReferrerPolicyOnRedirect:S,
tryUpgradeRequestToAPotentiallyTrustworthyURL:M,createOpaqueTimingInfo:W,appendFetchMetadata:Z,corsCheck:Y,crossOriginResourcePolicyCheck:r,
determineRequestsReferrer:i,coarsenedSharedCurrentTime:l,createDeferredPromise:s,isBlobLike:C,sameOrigin:u,isCancelled:b,
isAborted:k,isErrorLike:U,fullyReadBody:sA,readableStreamClose:K,isomorphicEncode:EA,urlIsLocal:X,urlIsHttpHttpsScheme:nA,
urlHasHttpsScheme:gA,clampAndCoarsenConnectionTimingInfo:QA,simpleRangeHeaderValue:CA,buildContentRange:RA,createInflate:UA,
extractMimeType:NA}=ae(),{kState:TA,kDispatcher:fA}=ce(),j=(0,q.a)("node:assert"),{safelyExtractBody:$,extractBody:oA}=de(),
{redirectStatusSet:DA,nullBodyStatus:G,safeMethodsSet:eA,requestBodyHeader:O,subresourceSet:H}=ye(),tA=(0,q.a)("node:eve\
nts"),{Readable:AA,pipeline:cA,finished:LA}=(0,q.a)("node:stream"),{addAbortListener:FA,isErrored:vA,isReadable:BA,bufferToLowerCasedHeaderName:bA}=HA(),
{dataURLProcessor:pA,serializeAMimeType:wA,minimizeSupportedMimeType:lA}=le(),{getGlobalDispatcher:VA}=br(),{webidl:z}=oe(),
{STATUS_CODES:d}=(0,q.a)("node:http"),x=["GET","HEAD"],rA=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<"u"?"no\
de":"undici",dA,IA=class extends tA{constructor(Q){super(),this.dispatcher=Q,this.connection=null,this.dump=!1,this.state=
"ongoing"}terminate(Q){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(Q),this.emit("terminate\
d",Q))}abort(Q){this.state==="ongoing"&&(this.state="aborted",Q||(Q=new DOMException("The operation was aborted.","Abort\
Error")),this.serializedAbortReason=Q,this.connection?.destroy(Q),this.emit("terminated",Q))}};function aA(Q){JA(Q,"fetc\
h")}function SA(Q,N=void 0){z.argumentLengthCheck(arguments,1,"globalThis.fetch");let v=s(),J;try{J=new I(Q,N)}catch(mA){
return v.reject(mA),v.promise}let P=J[TA];if(J.signal.aborted)return qA(v,P,null,J.signal.reason),v.promise;P.client.globalObject?.
constructor?.name==="ServiceWorkerGlobalScope"&&(P.serviceWorkers="none");let _=null,iA=!1,uA=null;return FA(J.signal,()=>{
iA=!0,j(uA!=null),uA.abort(J.signal.reason);let mA=_?.deref();qA(v,P,mA,J.signal.reason)}),uA=ne({request:P,processResponseEndOfBody:aA,
processResponse:mA=>{if(!iA){if(mA.aborted){qA(v,P,_,uA.serializedAbortReason);return}if(mA.type==="error"){v.reject(new TypeError(
"fetch failed",{cause:mA.error}));return}_=new WeakRef(n(mA,"immutable")),v.resolve(_.deref()),v=null}},dispatcher:J[fA]}),
v.promise}function JA(Q,N="other"){if(Q.type==="error"&&Q.aborted||!Q.urlList?.length)return;let v=Q.urlList[0],J=Q.timingInfo,
P=Q.cacheState;nA(v)&&J!==null&&(Q.timingAllowPassed||(J=W({startTime:J.startTime}),P=""),J.endTime=l(),Q.timingInfo=J,YA(
J,v.href,N,globalThis,P))}var YA=performance.markResourceTiming;function qA(Q,N,v,J){if(Q&&Q.reject(J),N.body!=null&&BA(
N.body?.stream)&&N.body.stream.cancel(J).catch(_=>{if(_.code!=="ERR_INVALID_STATE")throw _}),v==null)return;let P=v[TA];
P.body!=null&&BA(P.body?.stream)&&P.body.stream.cancel(J).catch(_=>{if(_.code!=="ERR_INVALID_STATE")throw _})}function ne({
request:Q,processRequestBodyChunkLength:N,processRequestEndOfBody:v,processResponse:J,processResponseEndOfBody:P,processResponseConsumeBody:_,
useParallelQueue:iA=!1,dispatcher:uA=VA()}){j(uA);let mA=null,hA=!1;Q.client!=null&&(mA=Q.client.globalObject,hA=Q.client.
crossOriginIsolatedCapability);let kA=l(hA),MA=W({startTime:kA}),GA={controller:new IA(uA),request:Q,timingInfo:MA,processRequestBodyChunkLength:N,
processRequestEndOfBody:v,processResponse:J,processResponseConsumeBody:_,processResponseEndOfBody:P,taskDestination:mA,crossOriginIsolatedCapability:hA};
return j(!Q.body||Q.body.stream),Q.window==="client"&&(Q.window=Q.client?.globalObject?.constructor?.name==="Window"?Q.client:
"no-window"),Q.origin==="client"&&(Q.origin=Q.client.origin),Q.policyContainer==="client"&&(Q.client!=null?Q.policyContainer=
T(Q.client.policyContainer):Q.policyContainer=f()),Q.headersList.contains("accept",!0)||Q.headersList.append("accept","*\
/*",!0),Q.headersList.contains("accept-language",!0)||Q.headersList.append("accept-language","*",!0),Q.priority,H.has(Q.
destination),XA(GA).catch(yA=>{GA.controller.terminate(yA)}),GA.controller}async function XA(Q,N=!1){let v=Q.request,J=null;
if(v.localURLsOnly&&!X(m(v))&&(J=A("local URLs only")),M(v),p(v)==="blocked"&&(J=A("bad port")),v.referrerPolicy===""&&(v.
referrerPolicy=v.policyContainer.referrerPolicy),v.referrer!=="no-referrer"&&(v.referrer=i(v)),J===null&&(J=await(async()=>{
let _=m(v);return u(_,v.url)&&v.responseTainting==="basic"||_.protocol==="data:"||v.mode==="navigate"||v.mode==="websock\
et"?(v.responseTainting="basic",await Ae(Q)):v.mode==="same-origin"?A('request mode cannot be "same-origin"'):v.mode==="\
no-cors"?v.redirect!=="follow"?A('redirect mode cannot be "follow" for "no-cors" request'):(v.responseTainting="opaque",
await Ae(Q)):nA(m(v))?(v.responseTainting="cors",await V(Q)):A("URL scheme must be a HTTP(S) scheme")})()),N)return J;J.
status!==0&&!J.internalResponse&&(v.responseTainting,v.responseTainting==="basic"?J=E(J,"basic"):v.responseTainting==="c\
ors"?J=E(J,"cors"):v.responseTainting==="opaque"?J=E(J,"opaque"):j(!1));let P=J.status===0?J:J.internalResponse;if(P.urlList.
length===0&&P.urlList.push(...v.urlList),v.timingAllowFailed||(J.timingAllowPassed=!0),J.type==="opaque"&&P.status===206&&
P.rangeRequested&&!v.headers.contains("range",!0)&&(J=P=A()),J.status!==0&&(v.method==="HEAD"||v.method==="CONNECT"||G.includes(
P.status))&&(P.body=null,Q.controller.dump=!0),v.integrity){let _=uA=>te(Q,A(uA));if(v.responseTainting==="opaque"||J.body==
null){_(J.error);return}let iA=uA=>{if(!h(uA,v.integrity)){_("integrity mismatch");return}J.body=$(uA)[0],te(Q,J)};await sA(
J.body,iA,_)}else te(Q,J)}function Ae(Q){if(b(Q)&&Q.request.redirectCount===0)return Promise.resolve(o(Q));let{request:N}=Q,
{protocol:v}=m(N);switch(v){case"about:":return Promise.resolve(A("about scheme is not supported"));case"blob:":{dA||(dA=
(0,q.a)("node:buffer").resolveObjectURL);let J=m(N);if(J.search.length!==0)return Promise.resolve(A("NetworkError when a\
ttempting to fetch resource."));let P=dA(J.toString());if(N.method!=="GET"||!C(P))return Promise.resolve(A("invalid meth\
od"));let _=B(),iA=P.size,uA=EA(`${iA}`),mA=P.type;if(N.headersList.contains("range",!0)){_.rangeRequested=!0;let hA=N.headersList.
get("range",!0),kA=CA(hA,!0);if(kA==="failure")return Promise.resolve(A("failed to fetch the data URL"));let{rangeStartValue:MA,
rangeEndValue:GA}=kA;if(MA===null)MA=iA-GA,GA=MA+GA-1;else{if(MA>=iA)return Promise.resolve(A("Range start is greater th\
an the blob's size."));(GA===null||GA>=iA)&&(GA=iA-1)}let yA=P.slice(MA,GA,mA),WA=oA(yA);_.body=WA[0];let zA=EA(`${yA.size}`),
OA=RA(MA,GA,iA);_.status=206,_.statusText="Partial Content",_.headersList.set("content-length",zA,!0),_.headersList.set(
"content-type",mA,!0),_.headersList.set("content-range",OA,!0)}else{let hA=oA(P);_.statusText="OK",_.body=hA[0],_.headersList.
set("content-length",uA,!0),_.headersList.set("content-type",mA,!0)}return Promise.resolve(_)}case"data:":{let J=m(N),P=pA(
J);if(P==="failure")return Promise.resolve(A("failed to fetch the data URL"));let _=wA(P.mimeType);return Promise.resolve(
B({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:_}]],body:$(P.body)[0]}))}case"file:":return Promise.
resolve(A("not implemented... yet..."));case"http:":case"https:":return V(Q).catch(J=>A(J));default:return Promise.resolve(
A("unknown scheme"))}}function ee(Q,N){Q.request.done=!0,Q.processResponseDone!=null&&queueMicrotask(()=>Q.processResponseDone(
N))}function te(Q,N){let v=Q.timingInfo,J=()=>{let _=Date.now();Q.request.destination==="document"&&(Q.controller.fullTimingInfo=
v),Q.controller.reportTimingSteps=()=>{if(Q.request.url.protocol!=="https:")return;v.endTime=_;let uA=N.cacheState,mA=N.
bodyInfo;N.timingAllowPassed||(v=W(v),uA="");let hA=0;if(Q.request.mode!=="navigator"||!N.hasCrossOriginRedirects){hA=N.
status;let kA=NA(N.headersList);kA!=="failure"&&(mA.contentType=lA(kA))}Q.request.initiatorType!=null&&YA(v,Q.request.url.
href,Q.request.initiatorType,globalThis,uA,mA,hA)};let iA=()=>{Q.request.done=!0,Q.processResponseEndOfBody!=null&&queueMicrotask(
()=>Q.processResponseEndOfBody(N)),Q.request.initiatorType!=null&&Q.controller.reportTimingSteps()};queueMicrotask(()=>iA())};
Q.processResponse!=null&&queueMicrotask(()=>{Q.processResponse(N),Q.processResponse=null});let P=N.type==="error"?N:N.internalResponse??
N;P.body==null?J():LA(P.body.stream,()=>{J()})}async function V(Q){let N=Q.request,v=null,J=null,P=Q.timingInfo;if(N.serviceWorkers,
v===null){if(N.redirect==="follow"&&(N.serviceWorkers="none"),J=v=await c(Q),N.responseTainting==="cors"&&Y(N,v)==="fail\
ure")return A("cors failure");F(N,v)==="failure"&&(N.timingAllowFailed=!0)}return(N.responseTainting==="opaque"||v.type===
"opaque")&&r(N.origin,N.client,N.destination,J)==="blocked"?A("blocked"):(DA.has(J.status)&&(N.redirect!=="manual"&&Q.controller.
connection.destroy(void 0,!1),N.redirect==="error"?v=A("unexpected redirect"):N.redirect==="manual"?v=J:N.redirect==="fo\
llow"?v=await L(Q,v):j(!1)),v.timingInfo=P,v)}function L(Q,N){let v=Q.request,J=N.internalResponse?N.internalResponse:N,
P;try{if(P=R(J,m(v).hash),P==null)return N}catch(iA){return Promise.resolve(A(iA))}if(!nA(P))return Promise.resolve(A("U\
RL scheme must be a HTTP(S) scheme"));if(v.redirectCount===20)return Promise.resolve(A("redirect count exceeded"));if(v.
redirectCount+=1,v.mode==="cors"&&(P.username||P.password)&&!u(v,P))return Promise.resolve(A('cross origin not allowed f\
or request mode "cors"'));if(v.responseTainting==="cors"&&(P.username||P.password))return Promise.resolve(A('URL cannot \
contain credentials for request mode "cors"'));if(J.status!==303&&v.body!=null&&v.body.source==null)return Promise.resolve(
A());if([301,302].includes(J.status)&&v.method==="POST"||J.status===303&&!x.includes(v.method)){v.method="GET",v.body=null;
for(let iA of O)v.headersList.delete(iA)}u(m(v),P)||(v.headersList.delete("authorization",!0),v.headersList.delete("prox\
y-authorization",!0),v.headersList.delete("cookie",!0),v.headersList.delete("host",!0)),v.body!=null&&(j(v.body.source!=
null),v.body=$(v.body.source)[0]);let _=Q.timingInfo;return _.redirectEndTime=_.postRedirectStartTime=l(Q.crossOriginIsolatedCapability),
_.redirectStartTime===0&&(_.redirectStartTime=_.startTime),v.urlList.push(P),S(v,J),XA(Q,!0)}async function c(Q,N=!1,v=!1){
let J=Q.request,P=null,_=null,iA=null,uA=null,mA=!1;J.window==="no-window"&&J.redirect==="error"?(P=Q,_=J):(_=t(J),P={...Q},
P.request=_);let hA=J.credentials==="include"||J.credentials==="same-origin"&&J.responseTainting==="basic",kA=_.body?_.body.
length:null,MA=null;if(_.body==null&&["POST","PUT"].includes(_.method)&&(MA="0"),kA!=null&&(MA=EA(`${kA}`)),MA!=null&&_.
headersList.append("content-length",MA,!0),kA!=null&&_.keepalive,_.referrer instanceof URL&&_.headersList.append("refere\
r",EA(_.referrer.href),!0),y(_),Z(_),_.headersList.contains("user-agent",!0)||_.headersList.append("user-agent",rA),_.cache===
"default"&&(_.headersList.contains("if-modified-since",!0)||_.headersList.contains("if-none-match",!0)||_.headersList.contains(
"if-unmodified-since",!0)||_.headersList.contains("if-match",!0)||_.headersList.contains("if-range",!0))&&(_.cache="no-s\
tore"),_.cache==="no-cache"&&!_.preventNoCacheCacheControlHeaderModification&&!_.headersList.contains("cache-control",!0)&&
_.headersList.append("cache-control","max-age=0",!0),(_.cache==="no-store"||_.cache==="reload")&&(_.headersList.contains(
"pragma",!0)||_.headersList.append("pragma","no-cache",!0),_.headersList.contains("cache-control",!0)||_.headersList.append(
"cache-control","no-cache",!0)),_.headersList.contains("range",!0)&&_.headersList.append("accept-encoding","identity",!0),
_.headersList.contains("accept-encoding",!0)||(gA(m(_))?_.headersList.append("accept-encoding","br, gzip, deflate",!0):_.
headersList.append("accept-encoding","gzip, deflate",!0)),_.headersList.delete("host",!0),uA==null&&(_.cache="no-store"),
_.cache!=="no-store"&&_.cache,iA==null){if(_.cache==="only-if-cached")return A("only if cached");let GA=await D(P,hA,v);
!eA.has(_.method)&&GA.status>=200&&GA.status<=399,mA&&GA.status,iA==null&&(iA=GA)}if(iA.urlList=[..._.urlList],_.headersList.
contains("range",!0)&&(iA.rangeRequested=!0),iA.requestIncludesCredentials=hA,iA.status===407)return J.window==="no-wind\
ow"?A():b(Q)?o(Q):A("proxy authentication required");if(iA.status===421&&!v&&(J.body==null||J.body.source!=null)){if(b(Q))
return o(Q);Q.controller.connection.destroy(),iA=await c(Q,N,!0)}return iA}async function D(Q,N=!1,v=!1){j(!Q.controller.
connection||Q.controller.connection.destroyed),Q.controller.connection={abort:null,destroyed:!1,destroy(yA,WA=!0){this.destroyed||
(this.destroyed=!0,WA&&this.abort?.(yA??new DOMException("The operation was aborted.","AbortError")))}};let J=Q.request,
P=null,_=Q.timingInfo;J.cache="no-store";let iA=v?"yes":"no";J.mode;let uA=null;if(J.body==null&&Q.processRequestEndOfBody)
queueMicrotask(()=>Q.processRequestEndOfBody());else if(J.body!=null){let yA=async function*(OA){b(Q)||(yield OA,Q.processRequestBodyChunkLength?.(
OA.byteLength))},WA=()=>{b(Q)||Q.processRequestEndOfBody&&Q.processRequestEndOfBody()},zA=OA=>{b(Q)||(OA.name==="AbortEr\
ror"?Q.controller.abort():Q.controller.terminate(OA))};uA=(async function*(){try{for await(let OA of J.body.stream)yield*yA(
OA);WA()}catch(OA){zA(OA)}})()}try{let{body:yA,status:WA,statusText:zA,headersList:OA,socket:ue}=await GA({body:uA});if(ue)
P=B({status:WA,statusText:zA,headersList:OA,socket:ue});else{let xA=yA[Symbol.asyncIterator]();Q.controller.next=()=>xA.
next(),P=B({status:WA,statusText:zA,headersList:OA})}}catch(yA){return yA.name==="AbortError"?(Q.controller.connection.destroy(),
o(Q,yA)):A(yA)}let mA=async()=>{await Q.controller.resume()},hA=yA=>{b(Q)||Q.controller.abort(yA)},kA=new ReadableStream(
{async start(yA){Q.controller.controller=yA},async pull(yA){await mA(yA)},async cancel(yA){await hA(yA)},type:"bytes"});
P.body={stream:kA,source:null,length:null},Q.controller.resume||Q.controller.on("terminated",MA),Q.controller.resume=async()=>{
for(;;){let yA,WA;try{let{done:OA,value:ue}=await Q.controller.next();if(k(Q))break;yA=OA?void 0:ue}catch(OA){Q.controller.
ended&&!_.encodedBodySize?yA=void 0:(yA=OA,WA=!0)}if(yA===void 0){K(Q.controller.controller),ee(Q,P);return}if(_.decodedBodySize+=
yA?.byteLength??0,WA){Q.controller.terminate(yA);return}let zA=new Uint8Array(yA);if(zA.byteLength&&Q.controller.controller.
enqueue(zA),vA(kA)){Q.controller.terminate();return}if(Q.controller.controller.desiredSize<=0)return}};function MA(yA){k(
Q)?(P.aborted=!0,BA(kA)&&Q.controller.controller.error(Q.controller.serializedAbortReason)):BA(kA)&&Q.controller.controller.
error(new TypeError("terminated",{cause:U(yA)?yA:void 0})),Q.controller.connection.destroy()}return P;function GA({body:yA}){
let WA=m(J),zA=Q.controller.dispatcher;return new Promise((OA,ue)=>zA.dispatch({path:WA.pathname+WA.search,origin:WA.origin,
method:J.method,body:zA.isMockActive?J.body&&(J.body.source||J.body.stream):yA,headers:J.headersList.entries,maxRedirections:0,
upgrade:J.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(xA){let{connection:jA}=Q.controller;_.finalConnectionTimingInfo=
QA(void 0,_.postRedirectStartTime,Q.crossOriginIsolatedCapability),jA.destroyed?xA(new DOMException("The operation was a\
borted.","AbortError")):(Q.controller.on("terminated",xA),this.abort=jA.abort=xA),_.finalNetworkRequestStartTime=l(Q.crossOriginIsolatedCapability)},
onResponseStarted(){_.finalNetworkResponseStartTime=l(Q.crossOriginIsolatedCapability)},onHeaders(xA,jA,At,Te){if(xA<200)
return;let Ee="",be=new a;for(let re=0;re<jA.length;re+=2)be.append(bA(jA[re]),jA[re+1].toString("latin1"),!0);Ee=be.get(
"location",!0);let he=[],Xs=Ee&&J.redirect==="follow"&&DA.has(xA);if(J.method!=="HEAD"&&J.method!=="CONNECT"&&!G.includes(
xA)&&!Xs){let re=be.get("content-encoding",!0),Ue=re?re.toLowerCase().split(","):[],qt=5;if(Ue.length>qt)return this.abort(
new Error(`too many content-encodings in response: ${Ue.length}, maximum allowed is ${qt}`)),!0;for(let et=Ue.length-1;et>=
0;--et){let Se=Ue[et].trim();if(Se==="x-gzip"||Se==="gzip")he.push(w.createGunzip({flush:w.constants.Z_SYNC_FLUSH,finishFlush:w.
constants.Z_SYNC_FLUSH}));else if(Se==="deflate")he.push(UA({flush:w.constants.Z_SYNC_FLUSH,finishFlush:w.constants.Z_SYNC_FLUSH}));else if(Se===
"br")he.push(w.createBrotliDecompress({flush:w.constants.BROTLI_OPERATION_FLUSH,finishFlush:w.constants.BROTLI_OPERATION_FLUSH}));else{
he.length=0;break}}}this.body=new AA({read:At});let xt=this.onError.bind(this);return OA({status:xA,statusText:Te,headersList:be,
body:he.length?cA(this.body,...he,re=>{re&&this.onError(re)}).on("error",xt):this.body.on("error",xt)}),!0},onData(xA){if(Q.
controller.dump)return;let jA=xA;return _.encodedBodySize+=jA.byteLength,this.body.push(jA)},onComplete(){this.abort&&Q.
controller.off("terminated",this.abort),Q.controller.ended=!0,this.body.push(null)},onError(xA){this.abort&&Q.controller.
off("terminated",this.abort),this.body?.destroy(xA),Q.controller.terminate(xA),ue(xA)},onUpgrade(xA,jA,At){if(xA!==101)return;
let Te=new a;for(let Ee=0;Ee<jA.length;Ee+=2)Te.append(bA(jA[Ee]),jA[Ee+1].toString("latin1"),!0);return OA({status:xA,statusText:d[xA],
headersList:Te,socket:At}),!0}}))}}g.exports={fetch:SA,Fetch:IA,fetching:ne,finalizeAndReportTiming:JA}}),lt=(0,q.b)(e=>{
Object.assign(st().prototype,lr()),e.ProxyAgent=Rr(),e.fetch=Ur().fetch}),Sr=(0,q.b)(e=>{"use strict";var g=e&&e.__createBinding||
(Object.create?(function(r,i,l,s){s===void 0&&(s=l);var C=Object.getOwnPropertyDescriptor(i,l);(!C||("get"in C?!i.__esModule:
C.writable||C.configurable))&&(C={enumerable:!0,get:function(){return i[l]}}),Object.defineProperty(r,s,C)}):(function(r,i,l,s){
s===void 0&&(s=l),r[s]=i[l]})),A=e&&e.__setModuleDefault||(Object.create?(function(r,i){Object.defineProperty(r,"default",
{enumerable:!0,value:i})}):function(r,i){r.default=i}),o=e&&e.__importStar||(function(){var r=function(i){return r=Object.
getOwnPropertyNames||function(l){var s=[];for(var C in l)Object.prototype.hasOwnProperty.call(l,C)&&(s[s.length]=C);return s},
r(i)};return function(i){if(i&&i.__esModule)return i;var l={};if(i!=null)for(var s=r(i),C=0;C<s.length;C++)s[C]!=="defau\
lt"&&g(l,i,s[C]);return A(l,i),l}})(),E=e&&e.__awaiter||function(r,i,l,s){function C(u){return u instanceof l?u:new l(function(b){
b(u)})}return new(l||(l=Promise))(function(u,b){function k(K){try{sA(s.next(K))}catch(EA){b(EA)}}function U(K){try{sA(s.
throw(K))}catch(EA){b(EA)}}function sA(K){K.done?u(K.value):C(K.value).then(k,U)}sA((s=s.apply(r,i||[])).next())})};Object.
defineProperty(e,"__esModule",{value:!0}),e.HttpClient=e.HttpClientResponse=e.HttpClientError=e.MediaTypes=e.Headers=e.HttpCodes=
void 0,e.getProxyUrl=T,e.isHttps=W;var B=o((0,q.a)("http")),n=o((0,q.a)("https")),a=o(sr()),I=o(ir()),t=lt(),w;(function(r){
r[r.OK=200]="OK",r[r.MultipleChoices=300]="MultipleChoices",r[r.MovedPermanently=301]="MovedPermanently",r[r.ResourceMoved=
302]="ResourceMoved",r[r.SeeOther=303]="SeeOther",r[r.NotModified=304]="NotModified",r[r.UseProxy=305]="UseProxy",r[r.SwitchProxy=
306]="SwitchProxy",r[r.TemporaryRedirect=307]="TemporaryRedirect",r[r.PermanentRedirect=308]="PermanentRedirect",r[r.BadRequest=
400]="BadRequest",r[r.Unauthorized=401]="Unauthorized",r[r.PaymentRequired=402]="PaymentRequired",r[r.Forbidden=403]="Fo\
rbidden",r[r.NotFound=404]="NotFound",r[r.MethodNotAllowed=405]="MethodNotAllowed",r[r.NotAcceptable=406]="NotAcceptable",
r[r.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",r[r.RequestTimeout=408]="RequestTimeout",r[r.Conflict=
409]="Conflict",r[r.Gone=410]="Gone",r[r.TooManyRequests=429]="TooManyRequests",r[r.InternalServerError=500]="InternalSe\
rverError",r[r.NotImplemented=501]="NotImplemented",r[r.BadGateway=502]="BadGateway",r[r.ServiceUnavailable=503]="Servic\
eUnavailable",r[r.GatewayTimeout=504]="GatewayTimeout"})(w||(e.HttpCodes=w={}));var h;(function(r){r.Accept="accept",r.ContentType=
"content-type"})(h||(e.Headers=h={}));var f;(function(r){r.ApplicationJson="application/json"})(f||(e.MediaTypes=f={}));
function T(r){let i=a.getProxyUrl(new URL(r));return i?i.href:""}var p=[w.MovedPermanently,w.ResourceMoved,w.SeeOther,w.
TemporaryRedirect,w.PermanentRedirect],F=[w.BadGateway,w.ServiceUnavailable,w.GatewayTimeout],y=["OPTIONS","GET","DELETE",
"HEAD"],R=10,m=5,S=class zt extends Error{constructor(i,l){super(i),this.name="HttpClientError",this.statusCode=l,Object.
setPrototypeOf(this,zt.prototype)}};e.HttpClientError=S;var M=class{constructor(r){this.message=r}readBody(){return E(this,
void 0,void 0,function*(){return new Promise(r=>E(this,void 0,void 0,function*(){let i=Buffer.alloc(0);this.message.on("\
data",l=>{i=Buffer.concat([i,l])}),this.message.on("end",()=>{r(i.toString())})}))})}readBodyBuffer(){return E(this,void 0,
void 0,function*(){return new Promise(r=>E(this,void 0,void 0,function*(){let i=[];this.message.on("data",l=>{i.push(l)}),
this.message.on("end",()=>{r(Buffer.concat(i))})}))})}};e.HttpClientResponse=M;function W(r){return new URL(r).protocol===
"https:"}var Z=class{constructor(r,i,l){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,
this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this.
_getUserAgentWithOrchestrationId(r),this.handlers=i||[],this.requestOptions=l,l&&(l.ignoreSslError!=null&&(this._ignoreSslError=
l.ignoreSslError),this._socketTimeout=l.socketTimeout,l.allowRedirects!=null&&(this._allowRedirects=l.allowRedirects),l.
allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=l.allowRedirectDowngrade),l.maxRedirects!=null&&(this._maxRedirects=
Math.max(l.maxRedirects,0)),l.keepAlive!=null&&(this._keepAlive=l.keepAlive),l.allowRetries!=null&&(this._allowRetries=l.
allowRetries),l.maxRetries!=null&&(this._maxRetries=l.maxRetries))}options(r,i){return E(this,void 0,void 0,function*(){
return this.request("OPTIONS",r,null,i||{})})}get(r,i){return E(this,void 0,void 0,function*(){return this.request("GET",
r,null,i||{})})}del(r,i){return E(this,void 0,void 0,function*(){return this.request("DELETE",r,null,i||{})})}post(r,i,l){
return E(this,void 0,void 0,function*(){return this.request("POST",r,i,l||{})})}patch(r,i,l){return E(this,void 0,void 0,
function*(){return this.request("PATCH",r,i,l||{})})}put(r,i,l){return E(this,void 0,void 0,function*(){return this.request(
"PUT",r,i,l||{})})}head(r,i){return E(this,void 0,void 0,function*(){return this.request("HEAD",r,null,i||{})})}sendStream(r,i,l,s){
return E(this,void 0,void 0,function*(){return this.request(r,i,l,s)})}getJson(r){return E(this,arguments,void 0,function*(i,l={}){
l[h.Accept]=this._getExistingOrDefaultHeader(l,h.Accept,f.ApplicationJson);let s=yield this.get(i,l);return this._processResponse(
s,this.requestOptions)})}postJson(r,i){return E(this,arguments,void 0,function*(l,s,C={}){let u=JSON.stringify(s,null,2);
C[h.Accept]=this._getExistingOrDefaultHeader(C,h.Accept,f.ApplicationJson),C[h.ContentType]=this._getExistingOrDefaultContentTypeHeader(
C,f.ApplicationJson);let b=yield this.post(l,u,C);return this._processResponse(b,this.requestOptions)})}putJson(r,i){return E(
this,arguments,void 0,function*(l,s,C={}){let u=JSON.stringify(s,null,2);C[h.Accept]=this._getExistingOrDefaultHeader(C,
h.Accept,f.ApplicationJson),C[h.ContentType]=this._getExistingOrDefaultContentTypeHeader(C,f.ApplicationJson);let b=yield this.
put(l,u,C);return this._processResponse(b,this.requestOptions)})}patchJson(r,i){return E(this,arguments,void 0,function*(l,s,C={}){
let u=JSON.stringify(s,null,2);C[h.Accept]=this._getExistingOrDefaultHeader(C,h.Accept,f.ApplicationJson),C[h.ContentType]=
this._getExistingOrDefaultContentTypeHeader(C,f.ApplicationJson);let b=yield this.patch(l,u,C);return this._processResponse(
b,this.requestOptions)})}request(r,i,l,s){return E(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");let C=new URL(i),u=this._prepareRequest(r,C,s),b=this._allowRetries&&y.includes(r)?this.
_maxRetries+1:1,k=0,U;do{if(U=yield this.requestRaw(u,l),U&&U.message&&U.message.statusCode===w.Unauthorized){let K;for(let EA of this.
handlers)if(EA.canHandleAuthentication(U)){K=EA;break}return K?K.handleAuthentication(this,u,l):U}let sA=this._maxRedirects;
for(;U.message.statusCode&&p.includes(U.message.statusCode)&&this._allowRedirects&&sA>0;){let K=U.message.headers.location;
if(!K)break;let EA=new URL(K);if(C.protocol==="https:"&&C.protocol!==EA.protocol&&!this._allowRedirectDowngrade)throw new Error(
"Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this beh\
avior, set the allowRedirectDowngrade option to true.");if(yield U.readBody(),EA.hostname!==C.hostname)for(let X in s)X.
toLowerCase()==="authorization"&&delete s[X];u=this._prepareRequest(r,EA,s),U=yield this.requestRaw(u,l),sA--}if(!U.message.
statusCode||!F.includes(U.message.statusCode))return U;k+=1,k<b&&(yield U.readBody(),yield this._performExponentialBackoff(
k))}while(k<b);return U})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(r,i){return E(this,void 0,
void 0,function*(){return new Promise((l,s)=>{function C(u,b){u?s(u):b?l(b):s(new Error("Unknown error"))}this.requestRawWithCallback(
r,i,C)})})}requestRawWithCallback(r,i,l){typeof i=="string"&&(r.options.headers||(r.options.headers={}),r.options.headers["\
Content-Length"]=Buffer.byteLength(i,"utf8"));let s=!1;function C(k,U){s||(s=!0,l(k,U))}let u=r.httpModule.request(r.options,
k=>{let U=new M(k);C(void 0,U)}),b;u.on("socket",k=>{b=k}),u.setTimeout(this._socketTimeout||3*6e4,()=>{b&&b.end(),C(new Error(
`Request timeout: ${r.options.path}`))}),u.on("error",function(k){C(k)}),i&&typeof i=="string"&&u.write(i,"utf8"),i&&typeof i!=
"string"?(i.on("close",function(){u.end()}),i.pipe(u)):u.end()}getAgent(r){let i=new URL(r);return this._getAgent(i)}getAgentDispatcher(r){
let i=new URL(r),l=a.getProxyUrl(i);if(l&&l.hostname)return this._getProxyAgentDispatcher(i,l)}_prepareRequest(r,i,l){let s={};
s.parsedUrl=i;let C=s.parsedUrl.protocol==="https:";s.httpModule=C?n:B;let u=C?443:80;if(s.options={},s.options.host=s.parsedUrl.
hostname,s.options.port=s.parsedUrl.port?parseInt(s.parsedUrl.port):u,s.options.path=(s.parsedUrl.pathname||"")+(s.parsedUrl.
search||""),s.options.method=r,s.options.headers=this._mergeHeaders(l),this.userAgent!=null&&(s.options.headers["user-ag\
ent"]=this.userAgent),s.options.agent=this._getAgent(s.parsedUrl),this.handlers)for(let b of this.handlers)b.prepareRequest(
s.options);return s}_mergeHeaders(r){return this.requestOptions&&this.requestOptions.headers?Object.assign({},Y(this.requestOptions.
headers),Y(r||{})):Y(r||{})}_getExistingOrDefaultHeader(r,i,l){let s;if(this.requestOptions&&this.requestOptions.headers){
let u=Y(this.requestOptions.headers)[i];u&&(s=typeof u=="number"?u.toString():u)}let C=r[i];return C!==void 0?typeof C==
"number"?C.toString():C:s!==void 0?s:l}_getExistingOrDefaultContentTypeHeader(r,i){let l;if(this.requestOptions&&this.requestOptions.
headers){let C=Y(this.requestOptions.headers)[h.ContentType];C&&(typeof C=="number"?l=String(C):Array.isArray(C)?l=C.join(
", "):l=C)}let s=r[h.ContentType];return s!==void 0?typeof s=="number"?String(s):Array.isArray(s)?s.join(", "):s:l!==void 0?
l:i}_getAgent(r){let i,l=a.getProxyUrl(r),s=l&&l.hostname;if(this._keepAlive&&s&&(i=this._proxyAgent),s||(i=this._agent),
i)return i;let C=r.protocol==="https:",u=100;if(this.requestOptions&&(u=this.requestOptions.maxSockets||B.globalAgent.maxSockets),
l&&l.hostname){let b={maxSockets:u,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(l.username||l.password)&&
{proxyAuth:`${l.username}:${l.password}`}),{host:l.hostname,port:l.port})},k,U=l.protocol==="https:";C?k=U?I.httpsOverHttps:
I.httpsOverHttp:k=U?I.httpOverHttps:I.httpOverHttp,i=k(b),this._proxyAgent=i}if(!i){let b={keepAlive:this._keepAlive,maxSockets:u};
i=C?new n.Agent(b):new B.Agent(b),this._agent=i}return C&&this._ignoreSslError&&(i.options=Object.assign(i.options||{},{
rejectUnauthorized:!1})),i}_getProxyAgentDispatcher(r,i){let l;if(this._keepAlive&&(l=this._proxyAgentDispatcher),l)return l;
let s=r.protocol==="https:";return l=new t.ProxyAgent(Object.assign({uri:i.href,pipelining:this._keepAlive?1:0},(i.username||
i.password)&&{token:`Basic ${Buffer.from(`${i.username}:${i.password}`).toString("base64")}`})),this._proxyAgentDispatcher=
l,s&&this._ignoreSslError&&(l.options=Object.assign(l.options.requestTls||{},{rejectUnauthorized:!1})),l}_getUserAgentWithOrchestrationId(r){
let i=r||"actions/http-client",l=process.env.ACTIONS_ORCHESTRATION_ID;if(l){let s=l.replace(/[^a-z0-9_.-]/gi,"_");return`${i}\
 actions_orchestration_id/${s}`}return i}_performExponentialBackoff(r){return E(this,void 0,void 0,function*(){r=Math.min(
R,r);let i=m*Math.pow(2,r);return new Promise(l=>setTimeout(()=>l(),i))})}_processResponse(r,i){return E(this,void 0,void 0,
function*(){return new Promise((l,s)=>E(this,void 0,void 0,function*(){let C=r.message.statusCode||0,u={statusCode:C,result:null,
headers:{}};C===w.NotFound&&l(u);function b(sA,K){if(typeof K=="string"){let EA=new Date(K);if(!isNaN(EA.valueOf()))return EA}
return K}let k,U;try{U=yield r.readBody(),U&&U.length>0&&(i&&i.deserializeDates?k=JSON.parse(U,b):k=JSON.parse(U),u.result=
k),u.headers=r.message.headers}catch{}if(C>299){let sA;k&&k.message?sA=k.message:U&&U.length>0?sA=U:sA=`Failed request: \
(${C})`;let K=new S(sA,C);K.result=u.result,s(K)}else l(u)}))})}};e.HttpClient=Z;var Y=r=>Object.keys(r).reduce((i,l)=>(i[l.
toLowerCase()]=r[l],i),{})}),ct=class{constructor(){var e,g,A;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,rt.
existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,rt.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"\
utf8"}));else{let o=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${o} does not exist${rr.EOL}`)}
this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=
process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.
GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,
10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(e=process.env.GITHUB_API_URL)!==null&&e!==void 0?e:"h\
ttps://api.github.com",this.serverUrl=(g=process.env.GITHUB_SERVER_URL)!==null&&g!==void 0?g:"https://github.com",this.graphqlUrl=
(A=process.env.GITHUB_GRAPHQL_URL)!==null&&A!==void 0?A:"https://api.github.com/graphql"}get issue(){let e=this.payload;
return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||e).number})}get repo(){if(process.env.
GITHUB_REPOSITORY){let[e,g]=process.env.GITHUB_REPOSITORY.split("/");return{owner:e,repo:g}}if(this.payload.repository)return{
owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requires a GI\
THUB_REPOSITORY environment variable like 'owner/repo'")}},It=(0,q.d)(Sr(),1),Nr=(0,q.d)(lt(),1),Mr=function(e,g,A,o){function E(B){
return B instanceof A?B:new A(function(n){n(B)})}return new(A||(A=Promise))(function(B,n){function a(w){try{t(o.next(w))}catch(h){
n(h)}}function I(w){try{t(o.throw(w))}catch(h){n(h)}}function t(w){w.done?B(w.value):E(w.value).then(a,I)}t((o=o.apply(e,
g||[])).next())})};function Gr(e,g){if(!e&&!g.auth)throw new Error("Parameter token or opts.auth is required");if(e&&g.auth)
throw new Error("Parameters token and opts.auth may not both be specified");return typeof g.auth=="string"?g.auth:`token\
 ${e}`}function Lr(e){return new It.HttpClient().getAgent(e)}function Yr(e){return new It.HttpClient().getAgentDispatcher(
e)}function vr(e){let g=Yr(e);return(A,o)=>Mr(this,void 0,void 0,function*(){return(0,Nr.fetch)(A,Object.assign(Object.assign(
{},o),{dispatcher:g}))})}function Jr(){return process.env.GITHUB_API_URL||"https://api.github.com"}function Hr(e){var g;
let A=(g=process.env.ACTIONS_ORCHESTRATION_ID)===null||g===void 0?void 0:g.trim();if(A){let o=`actions_orchestration_id/${A.
replace(/[^a-z0-9_.-]/gi,"_")}`;return e?.includes(o)?e:`${e?`${e} `:""}${o}`}return e}function De(){return typeof navigator==
"object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.
version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function Ve(e,g,A,o){if(typeof A!=
"function")throw new Error("method for before hook must be a function");return o||(o={}),Array.isArray(g)?g.reverse().reduce(
(E,B)=>Ve.bind(null,e,B,E,o),A)():Promise.resolve().then(()=>e.registry[g]?e.registry[g].reduce((E,B)=>B.hook.bind(null,
E,o),A)():A(o))}function Vr(e,g,A,o){let E=o;e.registry[A]||(e.registry[A]=[]),g==="before"&&(o=(B,n)=>Promise.resolve().
then(E.bind(null,n)).then(B.bind(null,n))),g==="after"&&(o=(B,n)=>{let a;return Promise.resolve().then(B.bind(null,n)).then(
I=>(a=I,E(a,n))).then(()=>a)}),g==="error"&&(o=(B,n)=>Promise.resolve().then(B.bind(null,n)).catch(a=>E(a,n))),e.registry[A].
push({hook:o,orig:E})}function Or(e,g,A){if(!e.registry[g])return;let o=e.registry[g].map(E=>E.orig).indexOf(A);o!==-1&&
e.registry[g].splice(o,1)}var Ct=Function.bind,ut=Ct.bind(Ct);function ht(e,g,A){let o=ut(Or,null).apply(null,A?[g,A]:[g]);
e.api={remove:o},e.remove=o,["before","error","after","wrap"].forEach(E=>{let B=A?[g,E,A]:[g,E];e[E]=e.api[E]=ut(Vr,null).
apply(null,B)})}function Pr(){let e=Symbol("Singular"),g={registry:{}},A=Ve.bind(null,g,e);return ht(A,g,e),A}function _r(){
let e={registry:{}},g=Ve.bind(null,e);return ht(g,e),g}var Wr={Singular:Pr,Collection:_r},xr="0.0.0-development",qr=`oct\
okit-endpoint.js/${xr} ${De()}`,Zr={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.githu\
b.v3+json","user-agent":qr},mediaType:{format:""}};function zr(e){return e?Object.keys(e).reduce((g,A)=>(g[A.toLowerCase()]=
e[A],g),{}):{}}function Kr(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;
let g=Object.getPrototypeOf(e);if(g===null)return!0;let A=Object.prototype.hasOwnProperty.call(g,"constructor")&&g.constructor;
return typeof A=="function"&&A instanceof A&&Function.prototype.call(A)===Function.prototype.call(e)}function dt(e,g){let A=Object.
assign({},e);return Object.keys(g).forEach(o=>{Kr(g[o])?o in e?A[o]=dt(e[o],g[o]):Object.assign(A,{[o]:g[o]}):Object.assign(
A,{[o]:g[o]})}),A}function pt(e){for(let g in e)e[g]===void 0&&delete e[g];return e}function Oe(e,g,A){if(typeof g=="str\
ing"){let[E,B]=g.split(" ");A=Object.assign(B?{method:E,url:B}:{url:E},A)}else A=Object.assign({},g);A.headers=zr(A.headers),
pt(A),pt(A.headers);let o=dt(e||{},A);return A.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(o.mediaType.previews=
e.mediaType.previews.filter(E=>!o.mediaType.previews.includes(E)).concat(o.mediaType.previews)),o.mediaType.previews=(o.
mediaType.previews||[]).map(E=>E.replace(/-preview/,""))),o}function Xr(e,g){let A=/\?/.test(e)?"&":"?",o=Object.keys(g);
return o.length===0?e:e+A+o.map(E=>E==="q"?"q="+g.q.split("+").map(encodeURIComponent).join("+"):`${E}=${encodeURIComponent(
g[E])}`).join("&")}var jr=/\{[^{}}]+\}/g;function $r(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function As(e){
let g=e.match(jr);return g?g.map($r).reduce((A,o)=>A.concat(o),[]):[]}function wt(e,g){let A={__proto__:null};for(let o of Object.
keys(e))g.indexOf(o)===-1&&(A[o]=e[o]);return A}function mt(e){return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(g){return/%[0-9A-Fa-f]/.
test(g)||(g=encodeURI(g).replace(/%5B/g,"[").replace(/%5D/g,"]")),g}).join("")}function Ie(e){return encodeURIComponent(
e).replace(/[!'()*]/g,function(g){return"%"+g.charCodeAt(0).toString(16).toUpperCase()})}function pe(e,g,A){return g=e===
"+"||e==="#"?mt(g):Ie(g),A?Ie(A)+"="+g:g}function Ce(e){return e!=null}function Pe(e){return e===";"||e==="&"||e==="?"}function es(e,g,A,o){
var E=e[A],B=[];if(Ce(E)&&E!=="")if(typeof E=="string"||typeof E=="number"||typeof E=="bigint"||typeof E=="boolean")E=E.
toString(),o&&o!=="*"&&(E=E.substring(0,parseInt(o,10))),B.push(pe(g,E,Pe(g)?A:""));else if(o==="*")Array.isArray(E)?E.filter(
Ce).forEach(function(n){B.push(pe(g,n,Pe(g)?A:""))}):Object.keys(E).forEach(function(n){Ce(E[n])&&B.push(pe(g,E[n],n))});else{
let n=[];Array.isArray(E)?E.filter(Ce).forEach(function(a){n.push(pe(g,a))}):Object.keys(E).forEach(function(a){Ce(E[a])&&
(n.push(Ie(a)),n.push(pe(g,E[a].toString())))}),Pe(g)?B.push(Ie(A)+"="+n.join(",")):n.length!==0&&B.push(n.join(","))}else
g===";"?Ce(E)&&B.push(Ie(A)):E===""&&(g==="&"||g==="?")?B.push(Ie(A)+"="):E===""&&B.push("");return B}function ts(e){return{
expand:rs.bind(null,e)}}function rs(e,g){var A=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(o,E,B){if(E){let a="",I=[];if(A.indexOf(E.charAt(0))!==-1&&(a=E.charAt(0),E=E.substr(1)),E.split(/,/g).forEach(
function(t){var w=/([^:\*]*)(?::(\d+)|(\*))?/.exec(t);I.push(es(g,a,w[1],w[2]||w[3]))}),a&&a!=="+"){var n=",";return a===
"?"?n="&":a!=="#"&&(n=a),(I.length!==0?a:"")+I.join(n)}else return I.join(",")}else return mt(B)}),e==="/"?e:e.replace(/\/$/,
"")}function ft(e){let g=e.method.toUpperCase(),A=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),o=Object.assign({},e.headers),
E,B=wt(e,["method","baseUrl","url","headers","request","mediaType"]),n=As(A);A=ts(A).expand(B),/^http/.test(A)||(A=e.baseUrl+
A);let a=Object.keys(e).filter(t=>n.includes(t)).concat("baseUrl"),I=wt(B,a);if(!/application\/octet-stream/i.test(o.accept)&&
(e.mediaType.format&&(o.accept=o.accept.split(/,/).map(t=>t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`\
application/vnd$1$2.${e.mediaType.format}`)).join(",")),A.endsWith("/graphql")&&e.mediaType.previews?.length)){let t=o.accept.
match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];o.accept=t.concat(e.mediaType.previews).map(w=>{let h=e.mediaType.format?`.${e.
mediaType.format}`:"+json";return`application/vnd.github.${w}-preview${h}`}).join(",")}return["GET","HEAD"].includes(g)?
A=Xr(A,I):"data"in I?E=I.data:Object.keys(I).length&&(E=I),!o["content-type"]&&typeof E<"u"&&(o["content-type"]="applica\
tion/json; charset=utf-8"),["PATCH","PUT"].includes(g)&&typeof E>"u"&&(E=""),Object.assign({method:g,url:A,headers:o},typeof E<
"u"?{body:E}:null,e.request?{request:e.request}:null)}function ss(e,g,A){return ft(Oe(e,g,A))}function yt(e,g){let A=Oe(
e,g),o=ss.bind(null,A);return Object.assign(o,{DEFAULTS:A,defaults:yt.bind(null,A),merge:Oe.bind(null,A),parse:ft})}var os=yt(
null,Zr),ZA=new Uint8Array(256);ZA[9]|=2,ZA[32]|=2,ZA[59]|=4,ZA[44]|=8;for(let e=128;e<=255;e++)ZA[e]|=1;for(let e of"!#\
$%&'*+-.^_`|~")ZA[e.charCodeAt(0)]|=16;for(let e=48;e<=57;e++)ZA[e]|=16;for(let e=65;e<=90;e++)ZA[e]|=17;for(let e=97;e<=
122;e++)ZA[e]|=16;var Dt=(()=>{let e=function(){};return e.prototype=Object.create(null),e})();function is(e,g){let A=4|
(g?.comma===!0?8:0),o=e.length,E=g?.start??0;for(;(ZA[e.charCodeAt(E)]&2)!==0;)E++;let B=E,n=0,a=-1,I=g?.parameters===!1?
8:0;for(;B<o;){let f=e.charCodeAt(B),T=ZA[f];if((T&A)!==0){I|=T&8;break}(T&2)!==0?a===-1&&(a=B):a=-1,n|=f&65280|T,B++}let t=a===
-1?B:a,w=e.slice(E,t),h=(n&65281)===0?w:w.toLowerCase();return B===o||I!==0?{type:h,index:B,parameters:new Dt}:ns(e,h,B,
o,A)}function ns(e,g,A,o,E){let B=new Dt;A:for(;A<o;){for(A++;(ZA[e.charCodeAt(A)]&2)!==0;)A++;let n=A,a=0,I=-1;for(;A<o;){
let t=e.charCodeAt(A),w=ZA[t];if((w&E)!==0){if((w&8)!==0)break A;continue A}if(t===61){let h=I===-1?A:I,f=e.slice(n,h),T=(a&
65281)===0?f:f.toLowerCase();for(A++;(ZA[e.charCodeAt(A)]&2)!==0;)A++;if(A<o&&e.charCodeAt(A)===34){let R=++A,m=!1;for(;A<
o;){let S=e.charCodeAt(A);if(S===34){B[T]===void 0&&(B[T]=m?as(e,R,A):e.slice(R,A)),A++;let M=0;for(;A<o;){let W=e.charCodeAt(
A),Z=ZA[W];if((Z&E)!==0){M=Z&8;break}A++}if(M!==0)break A;continue A}if(S===92&&A+1<o){m=!0,A+=2;continue}A++}continue A}
let p=A,F=0,y=-1;for(;A<o;){let R=e.charCodeAt(A),m=ZA[R];if((m&E)!==0){F=m&8;break}(m&2)!==0?y===-1&&(y=A):y=-1,A++}if(B[T]===
void 0){let R=y===-1?A:y;B[T]=e.slice(p,R)}if(F!==0)break A;continue A}(w&2)!==0?I===-1&&(I=A):I=-1,a|=t&65280|w,A++}}return{
type:g,index:A,parameters:B}}function as(e,g,A){let o="";for(let E=g;E<A;E++)e.charCodeAt(E)===92&&(o+=e.slice(g,E),g=++E);
return o+e.slice(g,A)}var gs=/^-?\d+$/,Re=/^-?\d+n+$/,ie=JSON.stringify,_e=JSON.parse,Rt=/^-?\d+n$/,Ft=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,
kt=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,We=e=>e===void 0||typeof e=="function"||typeof e=="symbol",xe=e=>e!==null&&typeof e==
"object"&&e.constructor&&e.constructor.name==="RawJSON",Es=(e,g,A)=>{let o="";typeof A=="number"?o=" ".repeat(Math.min(10,
Math.max(0,Math.floor(A)))):typeof A=="string"&&(o=A.slice(0,10));let E=typeof g=="function",B=Array.isArray(g)?new Set(
g.map(String)):null,n=(p,F,y)=>(y!==null&&typeof y=="object"&&typeof y.toJSON=="function"&&(y=y.toJSON(F)),typeof y=="st\
ring"&&Re.test(y)?y+"n":typeof y=="bigint"?"rawJSON"in JSON?JSON.rawJSON(y.toString()):y.toString()+"n":(E&&(y=g.call(p,
F,y)),y!==null&&typeof y=="object"&&(y instanceof Number||y instanceof String||y instanceof Boolean)&&(y=y.valueOf()),y)),
a=n({"":e},"",e);if(We(a))return;let I=a===null||typeof a!="object",t=xe(a);if(I||t)return ie(a);let w=[],h=0,f=[{parent:{
"":a},key:"",val:a,isArray:Array.isArray(a),keys:Array.isArray(a)?null:Object.keys(a),index:0,first:!0}],T=new WeakSet([
a]);for(;f.length>0;){let p=f[f.length-1];p.index===0&&(w.push(p.isArray?"[":"{"),h++);let F=!1;if(p.isArray)if(p.index<
p.val.length){p.first||w.push(","),o&&w.push(`
`+o.repeat(h));let y=p.val[p.index],R=n(p.val,String(p.index),y);if(We(R))w.push("null"),p.first=!1,p.index++;else{let m=R!==
null&&typeof R=="object",S=xe(R);if(m&&!S){if(T.has(R))throw new TypeError("Converting circular structure to JSON");T.add(
R),f.push({parent:p.val,key:String(p.index),val:R,isArray:Array.isArray(R),keys:Array.isArray(R)?null:Object.keys(R),index:0,
first:!0}),p.first=!1,p.index++}else w.push(ie(R)),p.first=!1,p.index++}}else F=!0;else{for(;p.index<p.keys.length;){let y=p.
keys[p.index++];if(B&&!B.has(y))continue;let R=p.val[y],m=n(p.val,y,R);if(We(m))continue;p.first||w.push(","),o?w.push(`\

`+o.repeat(h)+ie(y)+": "):w.push(ie(y)+":");let S=m!==null&&typeof m=="object",M=xe(m);if(S&&!M){if(T.has(m))throw new TypeError(
"Converting circular structure to JSON");T.add(m),f.push({parent:p.val,key:y,val:m,isArray:Array.isArray(m),keys:Array.isArray(
m)?null:Object.keys(m),index:0,first:!0}),p.first=!1;break}else w.push(ie(m)),p.first=!1}p.index>=p.keys.length&&f[f.length-
1]===p&&(F=!0)}F&&(h--,!p.first&&o&&w.push(`
`+o.repeat(h)),w.push(p.isArray?"]":"}"),T.delete(p.val),f.pop())}return w.join("")},Qs=(e,g,A)=>{try{return"rawJSON"in JSON?
ie(e,(o,E)=>typeof E=="bigint"?JSON.rawJSON(E.toString()):typeof g=="function"?g(o,E):(Array.isArray(g)&&g.includes(o),E),
A):e?ie(e,(o,E)=>typeof E=="string"&&Re.test(E)||typeof E=="bigint"?E.toString()+"n":typeof g=="function"?g(o,E):(Array.
isArray(g)&&g.includes(o),E),A).replace(Ft,"$1$2$3").replace(kt,"$1$2$3"):ie(e,g,A)}catch(o){if(o instanceof RangeError){
let E=Es(e,g,A);return E===void 0?void 0:"rawJSON"in JSON?E:E.replace(Ft,"$1$2$3").replace(kt,"$1$2$3")}throw o}},Fe=new Map,
Bs=()=>{let e=JSON.parse.toString();if(Fe.has(e))return Fe.get(e);try{let g=JSON.parse("1",(A,o,E)=>!!E?.source&&E.source===
"1");return Fe.set(e,g),g}catch{return Fe.set(e,!1),!1}},ls=(e,g,A,o)=>typeof g=="string"&&Rt.test(g)?BigInt(g.slice(0,-1)):
typeof g=="string"&&Re.test(g)?g.slice(0,-1):typeof o=="function"?o(e,g,A):g,cs=(e,g)=>JSON.parse(e,(A,o,E)=>{let B=typeof o==
"number",n=o>Number.MAX_SAFE_INTEGER||o<Number.MIN_SAFE_INTEGER,a=B&&n,I=E&&gs.test(E.source);return a&&I?BigInt(E.source):
typeof g=="function"?g(A,o,E):o}),Tt=Number.MAX_SAFE_INTEGER.toString(),bt=Tt.length,Is=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,
Cs=/^"-?\d+n+"$/,us=(e,g)=>{let A={"":e},o=[{parent:A,key:"",visited:!1}];for(;o.length>0;){let E=o[o.length-1];if(E.visited){
let{parent:B,key:n}=E,a=B[n];typeof a=="string"&&(Rt.test(a)?a=BigInt(a.slice(0,-1)):Re.test(a)&&(a=a.slice(0,-1))),typeof g==
"function"&&(a=g.call(B,n,a)),a===void 0?delete B[n]:B[n]=a,o.pop()}else{E.visited=!0;let B=E.parent[E.key];if(B!==null&&
typeof B=="object"){let n=Object.keys(B);for(let a=n.length-1;a>=0;a--)o.push({parent:B,key:n[a],visited:!1})}}}return A[""]},
Ut=e=>e.replace(Is,(g,A,o,E)=>{let B=g[0]==='"';if(B&&Cs.test(g))return g.substring(0,g.length-1)+'n"';let n=o||E,a=A&&(A.
length<bt||A.length===bt&&A<=Tt);return B||n||a?g:'"'+g+'n"'}),hs=(e,g)=>{if(!e)return _e(e,g);try{if(Bs())return cs(e,g);
let A=Ut(e);return _e(A,(o,E,B)=>ls(o,E,B,g))}catch(A){if(A instanceof RangeError){let o=Ut(e),E=_e(o);return us(E,g)}throw A}},
ke=class extends Error{name;status;request;response;constructor(e,g,A){super(e,{cause:A.cause}),this.name="HttpError",this.
status=Number.parseInt(g),Number.isNaN(this.status)&&(this.status=0),"response"in A&&(this.response=A.response);let o=Object.
assign({},A.request);A.request.headers.authorization&&(o.headers=Object.assign({},A.request.headers,{authorization:A.request.
headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_secret=[\
REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=o}},ds="10.0.16",ps={headers:{"user-ag\
ent":`octokit-request.js/${ds} ${De()}`}};function ws(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(
e)!=="[object Object]")return!1;let g=Object.getPrototypeOf(e);if(g===null)return!0;let A=Object.prototype.hasOwnProperty.
call(g,"constructor")&&g.constructor;return typeof A=="function"&&A instanceof A&&Function.prototype.call(A)===Function.
prototype.call(e)}var St=()=>"";async function Nt(e){let g=e.request?.fetch||globalThis.fetch;if(!g)throw new Error("fet\
ch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.co\
m/octokit/octokit.js/#fetch-missing");let A=e.request?.log||console,o=e.request?.parseSuccessResponseBody!==!1,E=ws(e.body)||
Array.isArray(e.body)?Qs(e.body):e.body,B=Object.fromEntries(Object.entries(e.headers).map(([h,f])=>[h,String(f)])),n;try{
n=await g(e.url,{method:e.method,body:E,redirect:e.request?.redirect,headers:B,signal:e.request?.signal,...e.body&&{duplex:"\
half"}})}catch(h){let f="Unknown Error";if(h instanceof Error){if(h.name==="AbortError")throw h.status=500,h;f=h.message,
h.name==="TypeError"&&"cause"in h&&(h.cause instanceof Error?f=h.cause.message:typeof h.cause=="string"&&(f=h.cause))}let T=new ke(
f,500,{request:e});throw T.cause=h,T}let a=n.status,I=n.url,t={};for(let[h,f]of n.headers)t[h]=f;let w={url:I,status:a,headers:t,
data:""};if("deprecation"in t){let h=t.link&&t.link.match(/<([^<>]+)>; rel="deprecation"/),f=h&&h.pop();A.warn(`[@octoki\
t/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${t.sunset}${f?`. See ${f}`:""}`)}if(a===
204||a===205)return w;if(e.method==="HEAD"){if(a<400)return w;throw new ke(n.statusText,a,{response:w,request:e})}if(a===
304)throw w.data=await qe(n),new ke("Not modified",a,{response:w,request:e});if(a>=400)throw w.data=await qe(n),new ke(fs(
w.data),a,{response:w,request:e});return w.data=o?await qe(n):n.body,w}async function qe(e){let g=e.headers.get("content\
-type");if(!g)return e.text().catch(St);let A=is(g);if(ms(A)){let o="";try{return o=await e.text(),hs(o)}catch{return o}}else
return A.type.startsWith("text/")||A.parameters.charset?.toLowerCase()==="utf-8"&&A.type!=="application/octet-stream"?e.
text().catch(St):e.arrayBuffer().catch(()=>new ArrayBuffer(0))}function ms(e){return e.type==="application/json"||e.type===
"application/scim+json"}function fs(e){if(typeof e=="string")return e;if(e instanceof ArrayBuffer)return"Unknown error";
if(typeof e=="object"&&e!==null&&"message"in e){let g=e,A="documentation_url"in g?` - ${g.documentation_url}`:"";return Array.
isArray(g.errors)?`${g.message}: ${g.errors.map(o=>JSON.stringify(o)).join(", ")}${A}`:`${g.message}${A}`}return`Unknown\
 error: ${JSON.stringify(e)}`}function Ze(e,g){let A=e.defaults(g);return Object.assign(function(o,E){let B=A.merge(o,E);
if(!B.request||!B.request.hook)return Nt(A.parse(B));let n=(a,I)=>Nt(A.parse(A.merge(a,I)));return Object.assign(n,{endpoint:A,
defaults:Ze.bind(null,A)}),B.request.hook(n,B)},{endpoint:A,defaults:Ze.bind(null,A)})}var ze=Ze(os,ps),ys="0.0.0-develo\
pment";function Ds(e){return`Request failed due to following response errors:
`+e.errors.map(g=>` - ${g.message}`).join(`
`)}var Rs=class extends Error{constructor(e,g,A){super(Ds(A)),this.request=e,this.headers=g,this.response=A,this.errors=
A.errors,this.data=A.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="\
GraphqlResponseError";errors;data},Fs=["method","baseUrl","url","headers","request","query","mediaType","operationName"],
ks=["query","method","url"],Mt=/\/api\/v3\/?$/;function Ts(e,g,A){if(A){if(typeof g=="string"&&"query"in A)return Promise.
reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let n in A)if(ks.includes(n))return Promise.
reject(new Error(`[@octokit/graphql] "${n}" cannot be used as variable name`))}let o=typeof g=="string"?Object.assign({query:g},
A):g,E=Object.keys(o).reduce((n,a)=>Fs.includes(a)?(n[a]=o[a],n):(n.variables||(n.variables={}),n.variables[a]=o[a],n),{}),
B=o.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Mt.test(B)&&(E.url=B.replace(Mt,"/api/graphql")),e(E).then(n=>{if(n.data.
errors){let a={};for(let I of Object.keys(n.headers))a[I]=n.headers[I];throw new Rs(E,a,n.data)}return n.data.data})}function Ke(e,g){
let A=e.defaults(g);return Object.assign((o,E)=>Ts(A,o,E),{defaults:Ke.bind(null,A),endpoint:A.endpoint})}var Ao=Ke(ze,{
headers:{"user-agent":`octokit-graphql.js/${ys} ${De()}`},method:"POST",url:"/graphql"});function bs(e){return Ke(e,{method:"\
POST",url:"/graphql"})}var Xe="(?:[a-zA-Z0-9_-]+)",Gt="\\.",Lt=new RegExp(`^${Xe}${Gt}${Xe}${Gt}${Xe}$`),Us=Lt.test.bind(
Lt);async function Ss(e){let g=Us(e),A=e.startsWith("v1.")||e.startsWith("ghs_"),o=e.startsWith("ghu_");return{type:"tok\
en",token:e,tokenType:g?"app":A?"installation":o?"user-to-server":"oauth"}}function Ns(e){return e.split(/\./).length===
3?`bearer ${e}`:`token ${e}`}async function Ms(e,g,A,o){let E=g.endpoint.merge(A,o);return E.headers.authorization=Ns(e),
g(E)}var Gs=function(e){if(!e)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof e!="\
string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return e=e.replace(/^(token|bearer) +/i,
""),Object.assign(Ss.bind(null,e),{hook:Ms.bind(null,e)})},Yt="7.0.8",vt=()=>{},Ls=console.warn.bind(console),Ys=console.
error.bind(console);function vs(e={}){return typeof e.debug!="function"&&(e.debug=vt),typeof e.info!="function"&&(e.info=
vt),typeof e.warn!="function"&&(e.warn=Ls),typeof e.error!="function"&&(e.error=Ys),e}var Jt=`octokit-core.js/${Yt} ${De()}`,
Js=class{static VERSION=Yt;static defaults(e){return class extends this{constructor(...g){let A=g[0]||{};if(typeof e=="f\
unction"){super(e(A));return}super(Object.assign({},e,A,A.userAgent&&e.userAgent?{userAgent:`${A.userAgent} ${e.userAgent}`}:
null))}}}static plugins=[];static plugin(...e){let g=this.plugins;return class extends this{static plugins=g.concat(e.filter(
A=>!g.includes(A)))}}constructor(e={}){let g=new Wr.Collection,A={baseUrl:ze.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.
assign({},e.request,{hook:g.bind(null,"request")}),mediaType:{previews:[],format:""}};if(A.headers["user-agent"]=e.userAgent?
`${e.userAgent} ${Jt}`:Jt,e.baseUrl&&(A.baseUrl=e.baseUrl),e.previews&&(A.mediaType.previews=e.previews),e.timeZone&&(A.
headers["time-zone"]=e.timeZone),this.request=ze.defaults(A),this.graphql=bs(this.request).defaults(A),this.log=vs(e.log),
this.hook=g,e.authStrategy){let{authStrategy:E,...B}=e,n=E(Object.assign({request:this.request,log:this.log,octokit:this,
octokitOptions:B},e.auth));g.wrap("request",n.hook),this.auth=n}else if(!e.auth)this.auth=async()=>({type:"unauthenticat\
ed"});else{let E=Gs(e.auth);g.wrap("request",E.hook),this.auth=E}let o=this.constructor;for(let E=0;E<o.plugins.length;++E)
Object.assign(this,o.plugins[E](this,e))}request;graphql;log;hook;auth},Ht="17.0.0",Hs={actions:{addCustomLabelsToSelfHostedRunnerForOrg:[
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
"PATCH /user"]}},Vs=Hs,ge=new Map;for(let[e,g]of Object.entries(Vs))for(let[A,o]of Object.entries(g)){let[E,B,n]=o,[a,I]=E.
split(/ /),t=Object.assign({method:a,url:I},B);ge.has(e)||ge.set(e,new Map),ge.get(e).set(A,{scope:e,methodName:A,endpointDefaults:t,
decorations:n})}var Os={has({scope:e},g){return ge.get(e).has(g)},getOwnPropertyDescriptor(e,g){return{value:this.get(e,
g),configurable:!0,writable:!0,enumerable:!0}},defineProperty(e,g,A){return Object.defineProperty(e.cache,g,A),!0},deleteProperty(e,g){
return delete e.cache[g],!0},ownKeys({scope:e}){return[...ge.get(e).keys()]},set(e,g,A){return e.cache[g]=A},get({octokit:e,
scope:g,cache:A},o){if(A[o])return A[o];let E=ge.get(g).get(o);if(!E)return;let{endpointDefaults:B,decorations:n}=E;return n?
A[o]=Ps(e,g,o,B,n):A[o]=e.request.defaults(B),A[o]}};function Vt(e){let g={};for(let A of ge.keys())g[A]=new Proxy({octokit:e,
scope:A,cache:{}},Os);return g}function Ps(e,g,A,o,E){let B=e.request.defaults(o);function n(...a){let I=B.endpoint.merge(
...a);if(E.mapToData)return I=Object.assign({},I,{data:I[E.mapToData],[E.mapToData]:void 0}),B(I);if(E.renamed){let[t,w]=E.
renamed;e.log.warn(`octokit.${g}.${A}() has been renamed to octokit.${t}.${w}()`)}if(E.deprecated&&e.log.warn(E.deprecated),
E.renamedParameters){let t=B.endpoint.merge(...a);for(let[w,h]of Object.entries(E.renamedParameters))w in t&&(e.log.warn(
`"${w}" parameter is deprecated for "octokit.${g}.${A}()". Use "${h}" instead`),h in t||(t[h]=t[w]),delete t[w]);return B(
t)}return B(...a)}return Object.assign(n,B)}function Ot(e){return{rest:Vt(e)}}Ot.VERSION=Ht;function _s(e){let g=Vt(e);return{
...g,rest:g}}_s.VERSION=Ht;var Ws="0.0.0-development";function xs(e){if(!e.data)return{...e,data:[]};if(!(("total_count"in
e.data||"total_commits"in e.data)&&!("url"in e.data)))return e;let g=e.data.incomplete_results,A=e.data.repository_selection,
o=e.data.total_count,E=e.data.total_commits;delete e.data.incomplete_results,delete e.data.repository_selection,delete e.
data.total_count,delete e.data.total_commits;let B=Object.keys(e.data)[0],n=e.data[B];return e.data=n,typeof g<"u"&&(e.data.
incomplete_results=g),typeof A<"u"&&(e.data.repository_selection=A),e.data.total_count=o,e.data.total_commits=E,e}function je(e,g,A){
let o=typeof g=="function"?g.endpoint(A):e.request.endpoint(g,A),E=typeof g=="function"?g:e.request,B=o.method,n=o.headers,
a=o.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let I=await E({method:B,url:a,headers:n}),
t=xs(I);if(a=((t.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!a&&"total_commits"in t.data){let w=new URL(
t.url),h=w.searchParams,f=parseInt(h.get("page")||"1",10),T=parseInt(h.get("per_page")||"250",10);f*T<t.data.total_commits&&
(h.set("page",String(f+1)),a=w.toString())}return{value:t}}catch(I){if(I.status!==409)throw I;return a="",{value:{status:200,
headers:{},data:[]}}}}})}}function Pt(e,g,A,o){return typeof A=="function"&&(o=A,A=void 0),_t(e,[],je(e,g,A)[Symbol.asyncIterator](),
o)}function _t(e,g,A,o){return A.next().then(E=>{if(E.done)return g;let B=!1;function n(){B=!0}return g=g.concat(o?o(E.value,
n):E.value.data),B?g:_t(e,g,A,o)})}var eo=Object.assign(Pt,{iterator:je});function Wt(e){return{paginate:Object.assign(Pt.
bind(null,e),{iterator:je.bind(null,e)})}}Wt.VERSION=Ws;var to=new ct,$e=Jr(),qs={baseUrl:$e,request:{agent:Lr($e),fetch:vr(
$e)}},Zs=Js.plugin(Ot,Wt).defaults(qs);function zs(e,g){let A=Object.assign({},g||{}),o=Gr(e,A);o&&(A.auth=o);let E=Hr(A.
userAgent);return E&&(A.userAgent=E),A}var ro=new ct;function Ks(e,g,...A){let o=Zs.plugin(...A);return new o(zs(e,g))}}};
