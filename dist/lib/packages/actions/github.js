//# packages/actions/github
(function(Xt,Me,$s){var Ge=Object.defineProperty,jt=Object.getOwnPropertyDescriptor,$t=Object.getOwnPropertyNames,Ar=Object.
prototype.hasOwnProperty,er=(e,g)=>{for(var A in g)Ge(e,A,{get:g[A],enumerable:!0})},tr=(e,g,A,o)=>{if(g&&typeof g=="obj\
ect"||typeof g=="function")for(let E of $t(g))!Ar.call(e,E)&&E!==A&&Ge(e,E,{get:()=>g[E],enumerable:!(o=jt(g,E))||o.enumerable});
return e},rr=e=>tr(Ge({},"__esModule",{value:!0}),e),rt={};er(rt,{getOctokit:()=>Xs}),Xt.exports=rr(rt);var Z=Me("packag\
es/chunk-IYWUY3VA"),st=Me("fs"),sr=Me("os"),or=(0,Z.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),
e.getProxyUrl=g,e.checkBypass=A;function g(B){let n=B.protocol==="https:";if(A(B))return;let a=n?process.env.https_proxy||
process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(a)try{return new E(a)}catch{if(!a.startsWith("\
http://")&&!a.startsWith("https://"))return new E(`http://${a}`)}else return}function A(B){if(!B.hostname)return!1;let n=B.
hostname;if(o(n))return!0;let a=process.env.no_proxy||process.env.NO_PROXY||"";if(!a)return!1;let I;B.port?I=Number(B.port):
B.protocol==="http:"?I=80:B.protocol==="https:"&&(I=443);let t=[B.hostname.toUpperCase()];typeof I=="number"&&t.push(`${t[0]}\
:${I}`);for(let w of a.split(",").map(h=>h.trim().toUpperCase()).filter(h=>h))if(w==="*"||t.some(h=>h===w||h.endsWith(`.${w}`)||
w.startsWith(".")&&h.endsWith(`${w}`)))return!0;return!1}function o(B){let n=B.toLowerCase();return n==="localhost"||n.startsWith(
"127.")||n.startsWith("[::1]")||n.startsWith("[0:0:0:0:0:0:0:1]")}var E=class extends URL{constructor(B,n){super(B,n),this.
_decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){
return this._decodedUsername}get password(){return this._decodedPassword}}}),ir=(0,Z.b)(e=>{"use strict";var g=(0,Z.a)("\
net"),A=(0,Z.a)("tls"),o=(0,Z.a)("http"),E=(0,Z.a)("https"),B=(0,Z.a)("events"),n=(0,Z.a)("assert"),a=(0,Z.a)("util");e.
httpOverHttp=I,e.httpsOverHttp=t,e.httpOverHttps=w,e.httpsOverHttps=h;function I(F){var m=new y(F);return m.request=o.request,
m}function t(F){var m=new y(F);return m.request=o.request,m.createSocket=b,m.defaultPort=443,m}function w(F){var m=new y(
F);return m.request=E.request,m}function h(F){var m=new y(F);return m.request=E.request,m.createSocket=b,m.defaultPort=443,
m}function y(F){var m=this;m.options=F||{},m.proxyOptions=m.options.proxy||{},m.maxSockets=m.options.maxSockets||o.Agent.
defaultMaxSockets,m.requests=[],m.sockets=[],m.on("free",function(N,G,x,z){for(var v=p(G,x,z),r=0,i=m.requests.length;r<
i;++r){var l=m.requests[r];if(l.host===v.host&&l.port===v.port){m.requests.splice(r,1),l.request.onSocket(N);return}}N.destroy(),
m.removeSocket(N)})}a.inherits(y,B.EventEmitter),y.prototype.addRequest=function(F,m,N,G){var x=this,z=k({request:F},x.options,
p(m,N,G));if(x.sockets.length>=this.maxSockets){x.requests.push(z);return}x.createSocket(z,function(v){v.on("free",r),v.
on("close",i),v.on("agentRemove",i),F.onSocket(v);function r(){x.emit("free",v,z)}function i(l){x.removeSocket(v),v.removeListener(
"free",r),v.removeListener("close",i),v.removeListener("agentRemove",i)}})},y.prototype.createSocket=function(F,m){var N=this,
G={};N.sockets.push(G);var x=k({},N.proxyOptions,{method:"CONNECT",path:F.host+":"+F.port,agent:!1,headers:{host:F.host+
":"+F.port}});F.localAddress&&(x.localAddress=F.localAddress),x.proxyAuth&&(x.headers=x.headers||{},x.headers["Proxy-Aut\
horization"]="Basic "+new Buffer(x.proxyAuth).toString("base64")),D("making CONNECT request");var z=N.request(x);z.useChunkedEncodingByDefault=
!1,z.once("response",v),z.once("upgrade",r),z.once("connect",i),z.once("error",l),z.end();function v(s){s.upgrade=!0}function r(s,C,u){
process.nextTick(function(){i(s,C,u)})}function i(s,C,u){if(z.removeAllListeners(),C.removeAllListeners(),s.statusCode!==
200){D("tunneling socket could not be established, statusCode=%d",s.statusCode),C.destroy();var U=new Error("tunneling s\
ocket could not be established, statusCode="+s.statusCode);U.code="ECONNRESET",F.request.emit("error",U),N.removeSocket(
G);return}if(u.length>0){D("got illegal response body from proxy"),C.destroy();var U=new Error("got illegal response bod\
y from proxy");U.code="ECONNRESET",F.request.emit("error",U),N.removeSocket(G);return}return D("tunneling connection has\
 established"),N.sockets[N.sockets.indexOf(G)]=C,m(C)}function l(s){z.removeAllListeners(),D(`tunneling socket could not\
 be established, cause=%s
`,s.message,s.stack);var C=new Error("tunneling socket could not be established, cause="+s.message);C.code="ECONNRESET",
F.request.emit("error",C),N.removeSocket(G)}},y.prototype.removeSocket=function(F){var m=this.sockets.indexOf(F);if(m!==
-1){this.sockets.splice(m,1);var N=this.requests.shift();N&&this.createSocket(N,function(G){N.request.onSocket(G)})}};function b(F,m){
var N=this;y.prototype.createSocket.call(N,F,function(G){var x=F.request.getHeader("host"),z=k({},N.options,{socket:G,servername:x?
x.replace(/:.*$/,""):F.host}),v=A.connect(0,z);N.sockets[N.sockets.indexOf(G)]=v,m(v)})}function p(F,m,N){return typeof F==
"string"?{host:F,port:m,localAddress:N}:F}function k(F){for(var m=1,N=arguments.length;m<N;++m){var G=arguments[m];if(typeof G==
"object")for(var x=Object.keys(G),z=0,v=x.length;z<v;++z){var r=x[z];G[r]!==void 0&&(F[r]=G[r])}}return F}var D;process.
env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?D=function(){var F=Array.prototype.slice.call(arguments);typeof F[0]==
"string"?F[0]="TUNNEL: "+F[0]:F.unshift("TUNNEL:"),console.error.apply(console,F)}:D=function(){},e.debug=D}),nr=(0,Z.b)(
(e,g)=>{g.exports=ir()}),ot=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.a)("node:events"),o=class extends A{dispatch(){throw new Error(
"not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...B){
let n=Array.isArray(B[0])?B[0]:B,a=this.dispatch.bind(this);for(let I of n)if(I!=null){if(typeof I!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof I}`);if(a=I(a),a==null||typeof a!="function"||a.length!==2)throw new TypeError(
"invalid interceptor")}return new E(this,a)}},E=class extends o{#A=null;#e=null;constructor(B,n){super(),this.#A=B,this.#e=
n}dispatch(...B){this.#e(...B)}close(...B){return this.#A.close(...B)}destroy(...B){return this.#A.destroy(...B)}};g.exports=
o}),WA=(0,Z.b)((e,g)=>{"use strict";var A=Symbol.for("undici.error.UND_ERR"),o=class extends Error{constructor(L){super(
L),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](L){return L&&L[A]===!0}[A]=!0},E=Symbol.for("u\
ndici.error.UND_ERR_CONNECT_TIMEOUT"),B=class extends o{constructor(L){super(L),this.name="ConnectTimeoutError",this.message=
L||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](L){return L&&L[E]===!0}[E]=!0},
n=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT"),a=class extends o{constructor(L){super(L),this.name="HeadersTimeout\
Error",this.message=L||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](L){return L&&
L[n]===!0}[n]=!0},I=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),t=class extends o{constructor(L){super(L),this.name=
"HeadersOverflowError",this.message=L||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](L){
return L&&L[I]===!0}[I]=!0},w=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"),h=class extends o{constructor(L){super(L),
this.name="BodyTimeoutError",this.message=L||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](L){
return L&&L[w]===!0}[w]=!0},y=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE"),b=class extends o{constructor(L,tA,P,V){
super(L),this.name="ResponseStatusCodeError",this.message=L||"Response Status Code Error",this.code="UND_ERR_RESPONSE_ST\
ATUS_CODE",this.body=V,this.status=tA,this.statusCode=tA,this.headers=P}static[Symbol.hasInstance](L){return L&&L[y]===!0}[y]=!0},
p=Symbol.for("undici.error.UND_ERR_INVALID_ARG"),k=class extends o{constructor(L){super(L),this.name="InvalidArgumentErr\
or",this.message=L||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](L){return L&&L[p]===
!0}[p]=!0},D=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),F=class extends o{constructor(L){super(L),this.name=
"InvalidReturnValueError",this.message=L||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.
hasInstance](L){return L&&L[D]===!0}[D]=!0},m=Symbol.for("undici.error.UND_ERR_ABORT"),N=class extends o{constructor(L){
super(L),this.name="AbortError",this.message=L||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](L){
return L&&L[m]===!0}[m]=!0},G=Symbol.for("undici.error.UND_ERR_ABORTED"),x=class extends N{constructor(L){super(L),this.
name="AbortError",this.message=L||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](L){return L&&
L[G]===!0}[G]=!0},z=Symbol.for("undici.error.UND_ERR_INFO"),v=class extends o{constructor(L){super(L),this.name="Informa\
tionalError",this.message=L||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](L){return L&&L[z]===
!0}[z]=!0},r=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"),i=class extends o{constructor(L){super(L),this.
name="RequestContentLengthMismatchError",this.message=L||"Request body length does not match content-length header",this.
code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](L){return L&&L[r]===!0}[r]=!0},l=Symbol.for("undic\
i.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),s=class extends o{constructor(L){super(L),this.name="ResponseContentLength\
MismatchError",this.message=L||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTEN\
T_LENGTH_MISMATCH"}static[Symbol.hasInstance](L){return L&&L[l]===!0}[l]=!0},C=Symbol.for("undici.error.UND_ERR_DESTROYE\
D"),u=class extends o{constructor(L){super(L),this.name="ClientDestroyedError",this.message=L||"The client is destroyed",
this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](L){return L&&L[C]===!0}[C]=!0},U=Symbol.for("undici.error.UND_E\
RR_CLOSED"),T=class extends o{constructor(L){super(L),this.name="ClientClosedError",this.message=L||"The client is close\
d",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](L){return L&&L[U]===!0}[U]=!0},S=Symbol.for("undici.error.UND_E\
RR_SOCKET"),oA=class extends o{constructor(L,tA){super(L),this.name="SocketError",this.message=L||"Socket error",this.code=
"UND_ERR_SOCKET",this.socket=tA}static[Symbol.hasInstance](L){return L&&L[S]===!0}[S]=!0},X=Symbol.for("undici.error.UND\
_ERR_NOT_SUPPORTED"),QA=class extends o{constructor(L){super(L),this.name="NotSupportedError",this.message=L||"Not suppo\
rted error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](L){return L&&L[X]===!0}[X]=!0},j=Symbol.for("un\
dici.error.UND_ERR_BPL_MISSING_UPSTREAM"),aA=class extends o{constructor(L){super(L),this.name="MissingUpstreamError",this.
message=L||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](L){
return L&&L[j]===!0}[j]=!0},EA=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),BA=class extends Error{constructor(L,tA,P){
super(L),this.name="HTTPParserError",this.code=tA?`HPE_${tA}`:void 0,this.data=P?P.toString():void 0}static[Symbol.hasInstance](L){
return L&&L[EA]===!0}[EA]=!0},uA=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),FA=class extends o{constructor(L){
super(L),this.name="ResponseExceededMaxSizeError",this.message=L||"Response content exceeded max size",this.code="UND_ER\
R_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](L){return L&&L[uA]===!0}[uA]=!0},SA=Symbol.for("undici.error.UND_ERR\
_REQ_RETRY"),MA=class extends o{constructor(L,tA,{headers:P,data:V}){super(L),this.name="RequestRetryError",this.message=
L||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=tA,this.data=V,this.headers=P}static[Symbol.hasInstance](L){
return L&&L[SA]===!0}[SA]=!0},bA=Symbol.for("undici.error.UND_ERR_RESPONSE"),yA=class extends o{constructor(L,tA,{headers:P,
data:V}){super(L),this.name="ResponseError",this.message=L||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=
tA,this.data=V,this.headers=P}static[Symbol.hasInstance](L){return L&&L[bA]===!0}[bA]=!0},$=Symbol.for("undici.error.UND\
_ERR_PRX_TLS"),AA=class extends o{constructor(L,tA,P){super(tA,{cause:L,...P??{}}),this.name="SecureProxyConnectionError",
this.message=tA||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=L}static[Symbol.hasInstance](L){
return L&&L[$]===!0}[$]=!0},iA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"),RA=class extends o{constructor(L){
super(L),this.name="MessageSizeExceededError",this.message=L||"Max decompressed message size exceeded",this.code="UND_ER\
R_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](L){return L&&L[iA]===!0}get[iA](){return!0}};g.exports={AbortError:N,
HTTPParserError:BA,UndiciError:o,HeadersTimeoutError:a,HeadersOverflowError:t,BodyTimeoutError:h,RequestContentLengthMismatchError:i,
ConnectTimeoutError:B,ResponseStatusCodeError:b,InvalidArgumentError:k,InvalidReturnValueError:F,RequestAbortedError:x,ClientDestroyedError:u,
ClientClosedError:T,InformationalError:v,SocketError:oA,NotSupportedError:QA,ResponseContentLengthMismatchError:s,BalancedPoolMissingUpstreamError:aA,
ResponseExceededMaxSizeError:FA,RequestRetryError:MA,ResponseError:yA,SecureProxyConnectionError:AA,MessageSizeExceededError:RA}}),
XA=(0,Z.b)((e,g)=>{g.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol(
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
"no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}}),Le=(0,Z.b)(
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
exports={wellknownHeaderNames:o,headerNameLowerCasedRecord:A}}),ar=(0,Z.b)((e,g)=>{"use strict";var{wellknownHeaderNames:A,
headerNameLowerCasedRecord:o}=Le(),E=class me{value=null;left=null;middle=null;right=null;code;constructor(I,t,w){if(w===
void 0||w>=I.length)throw new TypeError("Unreachable");if((this.code=I.charCodeAt(w))>127)throw new TypeError("key must \
be ascii string");I.length!==++w?this.middle=new me(I,t,w):this.value=t}add(I,t){let w=I.length;if(w===0)throw new TypeError(
"Unreachable");let h=0,y=this;for(;;){let b=I.charCodeAt(h);if(b>127)throw new TypeError("key must be ascii string");if(y.
code===b)if(w===++h){y.value=t;break}else if(y.middle!==null)y=y.middle;else{y.middle=new me(I,t,h);break}else if(y.code<
b)if(y.left!==null)y=y.left;else{y.left=new me(I,t,h);break}else if(y.right!==null)y=y.right;else{y.right=new me(I,t,h);
break}}}search(I){let t=I.length,w=0,h=this;for(;h!==null&&w<t;){let y=I[w];for(y<=90&&y>=65&&(y|=32);h!==null;){if(y===
h.code){if(t===++w)return h;h=h.middle;break}h=h.code<y?h.left:h.right}}return null}},B=class{node=null;insert(a,I){this.
node===null?this.node=new E(a,I,0):this.node.add(a,I)}lookup(a){return this.node?.search(a)?.value??null}},n=new B;for(let a=0;a<
A.length;++a){let I=o[A[a]];n.insert(I,I)}g.exports={TernarySearchTree:B,tree:n}}),VA=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.
a)("node:assert"),{kDestroyed:o,kBodyUsed:E,kListeners:B,kBody:n}=XA(),{IncomingMessage:a}=(0,Z.a)("node:http"),I=(0,Z.a)(
"node:stream"),t=(0,Z.a)("node:net"),{Blob:w}=(0,Z.a)("node:buffer"),h=(0,Z.a)("node:util"),{stringify:y}=(0,Z.a)("node:\
querystring"),{EventEmitter:b}=(0,Z.a)("node:events"),{InvalidArgumentError:p}=WA(),{headerNameLowerCasedRecord:k}=Le(),
{tree:D}=ar(),[F,m]=process.versions.node.split(".").map(d=>Number(d)),N=class{constructor(d){this[n]=d,this[E]=!1}async*[Symbol.
asyncIterator](){A(!this[E],"disturbed"),this[E]=!0,yield*this[n]}};function G(d){return z(d)?(X(d)===0&&d.on("data",function(){
A(!1)}),typeof d.readableDidRead!="boolean"&&(d[E]=!1,b.prototype.on.call(d,"data",function(){this[E]=!0})),d):d&&typeof d.
pipeTo=="function"?new N(d):d&&typeof d!="string"&&!ArrayBuffer.isView(d)&&oA(d)?new N(d):d}function x(){}function z(d){
return d&&typeof d=="object"&&typeof d.pipe=="function"&&typeof d.on=="function"}function v(d){if(d===null)return!1;if(d instanceof
w)return!0;if(typeof d!="object")return!1;{let q=d[Symbol.toStringTag];return(q==="Blob"||q==="File")&&("stream"in d&&typeof d.
stream=="function"||"arrayBuffer"in d&&typeof d.arrayBuffer=="function")}}function r(d,q){if(d.includes("?")||d.includes(
"#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');let sA=y(q);return sA&&(d+="\
?"+sA),d}function i(d){let q=parseInt(d,10);return q===Number(d)&&q>=0&&q<=65535}function l(d){return d!=null&&d[0]==="h"&&
d[1]==="t"&&d[2]==="t"&&d[3]==="p"&&(d[4]===":"||d[4]==="s"&&d[5]===":")}function s(d){if(typeof d=="string"){if(d=new URL(
d),!l(d.origin||d.protocol))throw new p("Invalid URL protocol: the URL must start with `http:` or `https:`.");return d}if(!d||
typeof d!="object")throw new p("Invalid URL: The URL argument must be a non-null object.");if(!(d instanceof URL)){if(d.
port!=null&&d.port!==""&&i(d.port)===!1)throw new p("Invalid URL: port must be a valid integer or a string representatio\
n of an integer.");if(d.path!=null&&typeof d.path!="string")throw new p("Invalid URL path: the path must be a string or \
null/undefined.");if(d.pathname!=null&&typeof d.pathname!="string")throw new p("Invalid URL pathname: the pathname must \
be a string or null/undefined.");if(d.hostname!=null&&typeof d.hostname!="string")throw new p("Invalid URL hostname: the\
 hostname must be a string or null/undefined.");if(d.origin!=null&&typeof d.origin!="string")throw new p("Invalid URL or\
igin: the origin must be a string or null/undefined.");if(!l(d.origin||d.protocol))throw new p("Invalid URL protocol: th\
e URL must start with `http:` or `https:`.");let q=d.port!=null?d.port:d.protocol==="https:"?443:80,sA=d.origin!=null?d.
origin:`${d.protocol||""}//${d.hostname||""}:${q}`,pA=d.path!=null?d.path:`${d.pathname||""}${d.search||""}`;return sA[sA.
length-1]==="/"&&(sA=sA.slice(0,sA.length-1)),pA&&pA[0]!=="/"&&(pA=`/${pA}`),new URL(`${sA}${pA}`)}if(!l(d.origin||d.protocol))
throw new p("Invalid URL protocol: the URL must start with `http:` or `https:`.");return d}function C(d){if(d=s(d),d.pathname!==
"/"||d.search||d.hash)throw new p("invalid url");return d}function u(d){if(d[0]==="["){let sA=d.indexOf("]");return A(sA!==
-1),d.substring(1,sA)}let q=d.indexOf(":");return q===-1?d:d.substring(0,q)}function U(d){if(!d)return null;A(typeof d==
"string");let q=u(d);return t.isIP(q)?"":q}function T(d){return JSON.parse(JSON.stringify(d))}function S(d){return d!=null&&
typeof d[Symbol.asyncIterator]=="function"}function oA(d){return d!=null&&(typeof d[Symbol.iterator]=="function"||typeof d[Symbol.
asyncIterator]=="function")}function X(d){if(d==null)return 0;if(z(d)){let q=d._readableState;return q&&q.objectMode===!1&&
q.ended===!0&&Number.isFinite(q.length)?q.length:null}else{if(v(d))return d.size!=null?d.size:null;if(MA(d))return d.byteLength}
return null}function QA(d){return d&&!!(d.destroyed||d[o]||I.isDestroyed?.(d))}function j(d,q){d==null||!z(d)||QA(d)||(typeof d.
destroy=="function"?(Object.getPrototypeOf(d).constructor===a&&(d.socket=null),d.destroy(q)):q&&queueMicrotask(()=>{d.emit(
"error",q)}),d.destroyed!==!0&&(d[o]=!0))}var aA=/timeout=(\d+)/;function EA(d){let q=d.toString().match(aA);return q?parseInt(
q[1],10)*1e3:null}function BA(d){return typeof d=="string"?k[d]??d.toLowerCase():D.lookup(d)??d.toString("latin1").toLowerCase()}
function uA(d){return D.lookup(d)??d.toString("latin1").toLowerCase()}function FA(d,q){q===void 0&&(q={});for(let sA=0;sA<
d.length;sA+=2){let pA=BA(d[sA]),CA=q[pA];if(CA)typeof CA=="string"&&(CA=[CA],q[pA]=CA),CA.push(d[sA+1].toString("utf8"));else{
let gA=d[sA+1];typeof gA=="string"?q[pA]=gA:q[pA]=Array.isArray(gA)?gA.map(NA=>NA.toString("utf8")):gA.toString("utf8")}}
return"content-length"in q&&"content-disposition"in q&&(q["content-disposition"]=Buffer.from(q["content-disposition"]).toString(
"latin1")),q}function SA(d){let q=d.length,sA=new Array(q),pA=!1,CA=-1,gA,NA,HA=0;for(let vA=0;vA<d.length;vA+=2)gA=d[vA],
NA=d[vA+1],typeof gA!="string"&&(gA=gA.toString()),typeof NA!="string"&&(NA=NA.toString("utf8")),HA=gA.length,HA===14&&gA[7]===
"-"&&(gA==="content-length"||gA.toLowerCase()==="content-length")?pA=!0:HA===19&&gA[7]==="-"&&(gA==="content-disposition"||
gA.toLowerCase()==="content-disposition")&&(CA=vA+1),sA[vA]=gA,sA[vA+1]=NA;return pA&&CA!==-1&&(sA[CA]=Buffer.from(sA[CA]).
toString("latin1")),sA}function MA(d){return d instanceof Uint8Array||Buffer.isBuffer(d)}function bA(d,q,sA){if(!d||typeof d!=
"object")throw new p("handler must be an object");if(typeof d.onConnect!="function")throw new p("invalid onConnect metho\
d");if(typeof d.onError!="function")throw new p("invalid onError method");if(typeof d.onBodySent!="function"&&d.onBodySent!==
void 0)throw new p("invalid onBodySent method");if(sA||q==="CONNECT"){if(typeof d.onUpgrade!="function")throw new p("inv\
alid onUpgrade method")}else{if(typeof d.onHeaders!="function")throw new p("invalid onHeaders method");if(typeof d.onData!=
"function")throw new p("invalid onData method");if(typeof d.onComplete!="function")throw new p("invalid onComplete metho\
d")}}function yA(d){return!!(d&&(I.isDisturbed(d)||d[E]))}function $(d){return!!(d&&I.isErrored(d))}function AA(d){return!!(d&&
I.isReadable(d))}function iA(d){return{localAddress:d.localAddress,localPort:d.localPort,remoteAddress:d.remoteAddress,remotePort:d.
remotePort,remoteFamily:d.remoteFamily,timeout:d.timeout,bytesWritten:d.bytesWritten,bytesRead:d.bytesRead}}function RA(d){
let q;return new ReadableStream({async start(){q=d[Symbol.asyncIterator]()},async pull(sA){let{done:pA,value:CA}=await q.
next();if(pA)queueMicrotask(()=>{sA.close(),sA.byobRequest?.respond(0)});else{let gA=Buffer.isBuffer(CA)?CA:Buffer.from(
CA);gA.byteLength&&sA.enqueue(new Uint8Array(gA))}return sA.desiredSize>0},async cancel(sA){await q.return()},type:"byte\
s"})}function L(d){return d&&typeof d=="object"&&typeof d.append=="function"&&typeof d.delete=="function"&&typeof d.get==
"function"&&typeof d.getAll=="function"&&typeof d.has=="function"&&typeof d.set=="function"&&d[Symbol.toStringTag]==="Fo\
rmData"}function tA(d,q){return"addEventListener"in d?(d.addEventListener("abort",q,{once:!0}),()=>d.removeEventListener(
"abort",q)):(d.addListener("abort",q),()=>d.removeListener("abort",q))}var P=typeof String.prototype.toWellFormed=="func\
tion",V=typeof String.prototype.isWellFormed=="function";function rA(d){return P?`${d}`.toWellFormed():h.toUSVString(d)}
function eA(d){return V?`${d}`.isWellFormed():rA(d)===`${d}`}function IA(d){switch(d){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return d>=33&&d<=126}}function YA(d){if(d.length===0)return!1;for(let q=0;q<d.length;++q)if(!IA(d.charCodeAt(
q)))return!1;return!0}var kA=/[^\t\x20-\x7e\x80-\xff]/;function JA(d){return!kA.test(d)}function lA(d){if(d==null||d==="")
return{start:0,end:null,size:null};let q=d?d.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return q?{start:parseInt(q[1]),end:q[2]?
parseInt(q[2]):null,size:q[3]?parseInt(q[3]):null}:null}function UA(d,q,sA){return(d[B]??=[]).push([q,sA]),d.on(q,sA),d}
function wA(d){for(let[q,sA]of d[B]??[])d.removeListener(q,sA);d[B]=null}function mA(d,q,sA){try{q.onError(sA),A(q.aborted)}catch(pA){
d.emit("error",pA)}}var cA=Object.create(null);cA.enumerable=!0;var OA={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"G\
ET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},K={...OA,patch:"\
patch",PATCH:"PATCH"};Object.setPrototypeOf(OA,null),Object.setPrototypeOf(K,null),g.exports={kEnumerableProperty:cA,nop:x,
isDisturbed:yA,isErrored:$,isReadable:AA,toUSVString:rA,isUSVString:eA,isBlobLike:v,parseOrigin:C,parseURL:s,getServerName:U,
isStream:z,isIterable:oA,isAsyncIterable:S,isDestroyed:QA,headerNameToString:BA,bufferToLowerCasedHeaderName:uA,addListener:UA,
removeAllListeners:wA,errorRequest:mA,parseRawHeaders:SA,parseHeaders:FA,parseKeepAliveTimeout:EA,destroy:j,bodyLength:X,
deepClone:T,ReadableStreamFrom:RA,isBuffer:MA,validateHandler:bA,getSocketInfo:iA,isFormDataLike:L,buildURL:r,addAbortListener:tA,
isValidHTTPToken:YA,isValidHeaderValue:JA,isTokenCharCode:IA,parseRangeHeader:lA,normalizedMethodRecordsBase:OA,normalizedMethodRecords:K,
isValidPort:i,isHttpOrHttpsPrefixed:l,nodeMajor:F,nodeMinor:m,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody:G}}),
it=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.a)("node:assert"),{Readable:o}=(0,Z.a)("node:stream"),{RequestAbortedError:E,
NotSupportedError:B,InvalidArgumentError:n,AbortError:a}=WA(),I=VA(),{ReadableStreamFrom:t}=VA(),w=Symbol("kConsume"),h=Symbol(
"kReading"),y=Symbol("kBody"),b=Symbol("kAbort"),p=Symbol("kContentType"),k=Symbol("kContentLength"),D=()=>{},F=class extends o{constructor({
resume:s,abort:C,contentType:u="",contentLength:U,highWaterMark:T=64*1024}){super({autoDestroy:!0,read:s,highWaterMark:T}),
this._readableState.dataEmitted=!1,this[b]=C,this[w]=null,this[y]=null,this[p]=u,this[k]=U,this[h]=!1}destroy(s){return!s&&
!this._readableState.endEmitted&&(s=new E),s&&this[b](),super.destroy(s)}_destroy(s,C){this[h]?C(s):setImmediate(()=>{C(
s)})}on(s,...C){return(s==="data"||s==="readable")&&(this[h]=!0),super.on(s,...C)}addListener(s,...C){return this.on(s,...C)}off(s,...C){
let u=super.off(s,...C);return(s==="data"||s==="readable")&&(this[h]=this.listenerCount("data")>0||this.listenerCount("r\
eadable")>0),u}removeListener(s,...C){return this.off(s,...C)}push(s){return this[w]&&s!==null?(i(this[w],s),this[h]?super.
push(s):!0):super.push(s)}async text(){return G(this,"text")}async json(){return G(this,"json")}async blob(){return G(this,
"blob")}async bytes(){return G(this,"bytes")}async arrayBuffer(){return G(this,"arrayBuffer")}async formData(){throw new B}get bodyUsed(){
return I.isDisturbed(this)}get body(){return this[y]||(this[y]=t(this),this[w]&&(this[y].getReader(),A(this[y].locked))),
this[y]}async dump(s){let C=Number.isFinite(s?.limit)?s.limit:131072,u=s?.signal;if(u!=null&&(typeof u!="object"||!("abo\
rted"in u)))throw new n("signal must be an AbortSignal");return u?.throwIfAborted(),this._readableState.closeEmitted?null:
await new Promise((U,T)=>{this[k]>C&&this.destroy(new a);let S=()=>{this.destroy(u.reason??new a)};u?.addEventListener("\
abort",S),this.on("close",function(){u?.removeEventListener("abort",S),u?.aborted?T(u.reason??new a):U(null)}).on("error",
D).on("data",function(oA){C-=oA.length,C<=0&&this.destroy()}).resume()})}};function m(s){return s[y]&&s[y].locked===!0||
s[w]}function N(s){return I.isDisturbed(s)||m(s)}async function G(s,C){return A(!s[w]),new Promise((u,U)=>{if(N(s)){let T=s.
_readableState;T.destroyed&&T.closeEmitted===!1?s.on("error",S=>{U(S)}).on("close",()=>{U(new TypeError("unusable"))}):U(
T.errored??new TypeError("unusable"))}else queueMicrotask(()=>{s[w]={type:C,stream:s,resolve:u,reject:U,length:0,body:[]},
s.on("error",function(T){l(this[w],T)}).on("close",function(){this[w].body!==null&&l(this[w],new E)}),x(s[w])})})}function x(s){
if(s.body===null)return;let{_readableState:C}=s.stream;if(C.bufferIndex){let u=C.bufferIndex,U=C.buffer.length;for(let T=u;T<
U;T++)i(s,C.buffer[T])}else for(let u of C.buffer)i(s,u);for(C.endEmitted?r(this[w]):s.stream.on("end",function(){r(this[w])}),
s.stream.resume();s.stream.read()!=null;);}function z(s,C){if(s.length===0||C===0)return"";let u=s.length===1?s[0]:Buffer.
concat(s,C),U=u.length,T=U>2&&u[0]===239&&u[1]===187&&u[2]===191?3:0;return u.utf8Slice(T,U)}function v(s,C){if(s.length===
0||C===0)return new Uint8Array(0);if(s.length===1)return new Uint8Array(s[0]);let u=new Uint8Array(Buffer.allocUnsafeSlow(
C).buffer),U=0;for(let T=0;T<s.length;++T){let S=s[T];u.set(S,U),U+=S.length}return u}function r(s){let{type:C,body:u,resolve:U,
stream:T,length:S}=s;try{C==="text"?U(z(u,S)):C==="json"?U(JSON.parse(z(u,S))):C==="arrayBuffer"?U(v(u,S).buffer):C==="b\
lob"?U(new Blob(u,{type:T[p]})):C==="bytes"&&U(v(u,S)),l(s)}catch(oA){T.destroy(oA)}}function i(s,C){s.length+=C.length,
s.body.push(C)}function l(s,C){s.body!==null&&(C?s.reject(C):s.resolve(),s.type=null,s.stream=null,s.resolve=null,s.reject=
null,s.length=0,s.body=null)}g.exports={Readable:F,chunksDecode:z}}),nt=(0,Z.b)((e,g)=>{var A=(0,Z.a)("node:assert"),{ResponseStatusCodeError:o}=WA(),
{chunksDecode:E}=it(),B=128*1024;async function n({callback:t,body:w,contentType:h,statusCode:y,statusMessage:b,headers:p}){
A(w);let k=[],D=0;try{for await(let G of w)if(k.push(G),D+=G.length,D>B){k=[],D=0;break}}catch{k=[],D=0}let F=`Response \
status code ${y}${b?`: ${b}`:""}`;if(y===204||!h||!D){queueMicrotask(()=>t(new o(F,y,p)));return}let m=Error.stackTraceLimit;
Error.stackTraceLimit=0;let N;try{a(h)?N=JSON.parse(E(k,D)):I(h)&&(N=E(k,D))}catch{}finally{Error.stackTraceLimit=m}queueMicrotask(
()=>t(new o(F,y,p,N)))}var a=t=>t.length>15&&t[11]==="/"&&t[0]==="a"&&t[1]==="p"&&t[2]==="p"&&t[3]==="l"&&t[4]==="i"&&t[5]===
"c"&&t[6]==="a"&&t[7]==="t"&&t[8]==="i"&&t[9]==="o"&&t[10]==="n"&&t[12]==="j"&&t[13]==="s"&&t[14]==="o"&&t[15]==="n",I=t=>t.
length>4&&t[4]==="/"&&t[0]==="t"&&t[1]==="e"&&t[2]==="x"&&t[3]==="t";g.exports={getResolveErrorBodyCallback:n,isContentTypeApplicationJson:a,
isContentTypeText:I}}),gr=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.a)("node:assert"),{Readable:o}=it(),{InvalidArgumentError:E,
RequestAbortedError:B}=WA(),n=VA(),{getResolveErrorBodyCallback:a}=nt(),{AsyncResource:I}=(0,Z.a)("node:async_hooks"),t=class extends I{constructor(h,y){
if(!h||typeof h!="object")throw new E("invalid opts");let{signal:b,method:p,opaque:k,body:D,onInfo:F,responseHeaders:m,throwOnError:N,
highWaterMark:G}=h;try{if(typeof y!="function")throw new E("invalid callback");if(G&&(typeof G!="number"||G<0))throw new E(
"invalid highWaterMark");if(b&&typeof b.on!="function"&&typeof b.addEventListener!="function")throw new E("signal must b\
e an EventEmitter or EventTarget");if(p==="CONNECT")throw new E("invalid method");if(F&&typeof F!="function")throw new E(
"invalid onInfo callback");super("UNDICI_REQUEST")}catch(x){throw n.isStream(D)&&n.destroy(D.on("error",n.nop),x),x}this.
method=p,this.responseHeaders=m||null,this.opaque=k||null,this.callback=y,this.res=null,this.abort=null,this.body=D,this.
trailers={},this.context=null,this.onInfo=F||null,this.throwOnError=N,this.highWaterMark=G,this.signal=b,this.reason=null,
this.removeAbortListener=null,n.isStream(D)&&D.on("error",x=>{this.onError(x)}),this.signal&&(this.signal.aborted?this.reason=
this.signal.reason??new B:this.removeAbortListener=n.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new B,
this.res?n.destroy(this.res.on("error",n.nop),this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&
(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(h,y){
if(this.reason){h(this.reason);return}A(this.callback),this.abort=h,this.context=y}onHeaders(h,y,b,p){let{callback:k,opaque:D,
abort:F,context:m,responseHeaders:N,highWaterMark:G}=this,x=N==="raw"?n.parseRawHeaders(y):n.parseHeaders(y);if(h<200){this.
onInfo&&this.onInfo({statusCode:h,headers:x});return}let z=N==="raw"?n.parseHeaders(y):x,v=z["content-type"],r=z["conten\
t-length"],i=new o({resume:b,abort:F,contentType:v,contentLength:this.method!=="HEAD"&&r?Number(r):null,highWaterMark:G});
this.removeAbortListener&&i.on("close",this.removeAbortListener),this.callback=null,this.res=i,k!==null&&(this.throwOnError&&
h>=400?this.runInAsyncScope(a,null,{callback:k,body:i,contentType:v,statusCode:h,statusMessage:p,headers:x}):this.runInAsyncScope(
k,null,null,{statusCode:h,headers:x,trailers:this.trailers,opaque:D,body:i,context:m}))}onData(h){return this.res.push(h)}onComplete(h){
n.parseHeaders(h,this.trailers),this.res.push(null)}onError(h){let{res:y,callback:b,body:p,opaque:k}=this;b&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(b,null,h,{opaque:k})})),y&&(this.res=null,queueMicrotask(()=>{n.destroy(y,
h)})),p&&(this.body=null,n.destroy(p,h)),this.removeAbortListener&&(y?.off("close",this.removeAbortListener),this.removeAbortListener(),
this.removeAbortListener=null)}};function w(h,y){if(y===void 0)return new Promise((b,p)=>{w.call(this,h,(k,D)=>k?p(k):b(
D))});try{this.dispatch(h,new t(h,y))}catch(b){if(typeof y!="function")throw b;let p=h?.opaque;queueMicrotask(()=>y(b,{opaque:p}))}}
g.exports=w,g.exports.RequestHandler=t}),fe=(0,Z.b)((e,g)=>{var{addAbortListener:A}=VA(),{RequestAbortedError:o}=WA(),E=Symbol(
"kListener"),B=Symbol("kSignal");function n(t){t.abort?t.abort(t[B]?.reason):t.reason=t[B]?.reason??new o,I(t)}function a(t,w){
if(t.reason=null,t[B]=null,t[E]=null,!!w){if(w.aborted){n(t);return}t[B]=w,t[E]=()=>{n(t)},A(t[B],t[E])}}function I(t){t[B]&&
("removeEventListener"in t[B]?t[B].removeEventListener("abort",t[E]):t[B].removeListener("abort",t[E]),t[B]=null,t[E]=null)}
g.exports={addSignal:a,removeSignal:I}}),Er=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.a)("node:assert"),{finished:o,PassThrough:E}=(0,Z.
a)("node:stream"),{InvalidArgumentError:B,InvalidReturnValueError:n}=WA(),a=VA(),{getResolveErrorBodyCallback:I}=nt(),{AsyncResource:t}=(0,Z.
a)("node:async_hooks"),{addSignal:w,removeSignal:h}=fe(),y=class extends t{constructor(p,k,D){if(!p||typeof p!="object")
throw new B("invalid opts");let{signal:F,method:m,opaque:N,body:G,onInfo:x,responseHeaders:z,throwOnError:v}=p;try{if(typeof D!=
"function")throw new B("invalid callback");if(typeof k!="function")throw new B("invalid factory");if(F&&typeof F.on!="fu\
nction"&&typeof F.addEventListener!="function")throw new B("signal must be an EventEmitter or EventTarget");if(m==="CONN\
ECT")throw new B("invalid method");if(x&&typeof x!="function")throw new B("invalid onInfo callback");super("UNDICI_STREA\
M")}catch(r){throw a.isStream(G)&&a.destroy(G.on("error",a.nop),r),r}this.responseHeaders=z||null,this.opaque=N||null,this.
factory=k,this.callback=D,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=G,this.onInfo=x||
null,this.throwOnError=v||!1,a.isStream(G)&&G.on("error",r=>{this.onError(r)}),w(this,F)}onConnect(p,k){if(this.reason){
p(this.reason);return}A(this.callback),this.abort=p,this.context=k}onHeaders(p,k,D,F){let{factory:m,opaque:N,context:G,callback:x,
responseHeaders:z}=this,v=z==="raw"?a.parseRawHeaders(k):a.parseHeaders(k);if(p<200){this.onInfo&&this.onInfo({statusCode:p,
headers:v});return}this.factory=null;let r;if(this.throwOnError&&p>=400){let i=(z==="raw"?a.parseHeaders(k):v)["content-\
type"];r=new E,this.callback=null,this.runInAsyncScope(I,null,{callback:x,body:r,contentType:i,statusCode:p,statusMessage:F,
headers:v})}else{if(m===null)return;if(r=this.runInAsyncScope(m,null,{statusCode:p,headers:v,opaque:N,context:G}),!r||typeof r.
write!="function"||typeof r.end!="function"||typeof r.on!="function")throw new n("expected Writable");o(r,{readable:!1},
i=>{let{callback:l,res:s,opaque:C,trailers:u,abort:U}=this;this.res=null,(i||!s.readable)&&a.destroy(s,i),this.callback=
null,this.runInAsyncScope(l,null,i||null,{opaque:C,trailers:u}),i&&U()})}return r.on("drain",D),this.res=r,(r.writableNeedDrain!==
void 0?r.writableNeedDrain:r._writableState?.needDrain)!==!0}onData(p){let{res:k}=this;return k?k.write(p):!0}onComplete(p){
let{res:k}=this;h(this),k&&(this.trailers=a.parseHeaders(p),k.end())}onError(p){let{res:k,callback:D,opaque:F,body:m}=this;
h(this),this.factory=null,k?(this.res=null,a.destroy(k,p)):D&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
D,null,p,{opaque:F})})),m&&(this.body=null,a.destroy(m,p))}};function b(p,k,D){if(D===void 0)return new Promise((F,m)=>{
b.call(this,p,k,(N,G)=>N?m(N):F(G))});try{this.dispatch(p,new y(p,k,D))}catch(F){if(typeof D!="function")throw F;let m=p?.
opaque;queueMicrotask(()=>D(F,{opaque:m}))}}g.exports=b}),Qr=(0,Z.b)((e,g)=>{"use strict";var{Readable:A,Duplex:o,PassThrough:E}=(0,Z.
a)("node:stream"),{InvalidArgumentError:B,InvalidReturnValueError:n,RequestAbortedError:a}=WA(),I=VA(),{AsyncResource:t}=(0,Z.
a)("node:async_hooks"),{addSignal:w,removeSignal:h}=fe(),y=(0,Z.a)("node:assert"),b=Symbol("resume"),p=class extends A{constructor(){
super({autoDestroy:!0}),this[b]=null}_read(){let{[b]:m}=this;m&&(this[b]=null,m())}_destroy(m,N){this._read(),N(m)}},k=class extends A{constructor(m){
super({autoDestroy:!0}),this[b]=m}_read(){this[b]()}_destroy(m,N){!m&&!this._readableState.endEmitted&&(m=new a),N(m)}},
D=class extends t{constructor(m,N){if(!m||typeof m!="object")throw new B("invalid opts");if(typeof N!="function")throw new B(
"invalid handler");let{signal:G,method:x,opaque:z,onInfo:v,responseHeaders:r}=m;if(G&&typeof G.on!="function"&&typeof G.
addEventListener!="function")throw new B("signal must be an EventEmitter or EventTarget");if(x==="CONNECT")throw new B("\
invalid method");if(v&&typeof v!="function")throw new B("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=
z||null,this.responseHeaders=r||null,this.handler=N,this.abort=null,this.context=null,this.onInfo=v||null,this.req=new p().
on("error",I.nop),this.ret=new o({readableObjectMode:m.objectMode,autoDestroy:!0,read:()=>{let{body:i}=this;i?.resume&&i.
resume()},write:(i,l,s)=>{let{req:C}=this;C.push(i,l)||C._readableState.destroyed?s():C[b]=s},destroy:(i,l)=>{let{body:s,
req:C,res:u,ret:U,abort:T}=this;!i&&!U._readableState.endEmitted&&(i=new a),T&&i&&T(),I.destroy(s,i),I.destroy(C,i),I.destroy(
u,i),h(this),l(i)}}).on("prefinish",()=>{let{req:i}=this;i.push(null)}),this.res=null,w(this,G)}onConnect(m,N){let{ret:G,
res:x}=this;if(this.reason){m(this.reason);return}y(!x,"pipeline cannot be retried"),y(!G.destroyed),this.abort=m,this.context=
N}onHeaders(m,N,G){let{opaque:x,handler:z,context:v}=this;if(m<200){if(this.onInfo){let i=this.responseHeaders==="raw"?I.
parseRawHeaders(N):I.parseHeaders(N);this.onInfo({statusCode:m,headers:i})}return}this.res=new k(G);let r;try{this.handler=
null;let i=this.responseHeaders==="raw"?I.parseRawHeaders(N):I.parseHeaders(N);r=this.runInAsyncScope(z,null,{statusCode:m,
headers:i,opaque:x,body:this.res,context:v})}catch(i){throw this.res.on("error",I.nop),i}if(!r||typeof r.on!="function")
throw new n("expected Readable");r.on("data",i=>{let{ret:l,body:s}=this;!l.push(i)&&s.pause&&s.pause()}).on("error",i=>{
let{ret:l}=this;I.destroy(l,i)}).on("end",()=>{let{ret:i}=this;i.push(null)}).on("close",()=>{let{ret:i}=this;i._readableState.
ended||I.destroy(i,new a)}),this.body=r}onData(m){let{res:N}=this;return N.push(m)}onComplete(m){let{res:N}=this;N.push(
null)}onError(m){let{ret:N}=this;this.handler=null,I.destroy(N,m)}};function F(m,N){try{let G=new D(m,N);return this.dispatch(
{...m,body:G.req},G),G.ret}catch(G){return new E().destroy(G)}}g.exports=F}),Br=(0,Z.b)((e,g)=>{"use strict";var{InvalidArgumentError:A,
SocketError:o}=WA(),{AsyncResource:E}=(0,Z.a)("node:async_hooks"),B=VA(),{addSignal:n,removeSignal:a}=fe(),I=(0,Z.a)("no\
de:assert"),t=class extends E{constructor(h,y){if(!h||typeof h!="object")throw new A("invalid opts");if(typeof y!="funct\
ion")throw new A("invalid callback");let{signal:b,opaque:p,responseHeaders:k}=h;if(b&&typeof b.on!="function"&&typeof b.
addEventListener!="function")throw new A("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
k||null,this.opaque=p||null,this.callback=y,this.abort=null,this.context=null,n(this,b)}onConnect(h,y){if(this.reason){h(
this.reason);return}I(this.callback),this.abort=h,this.context=null}onHeaders(){throw new o("bad upgrade",null)}onUpgrade(h,y,b){
I(h===101);let{callback:p,opaque:k,context:D}=this;a(this),this.callback=null;let F=this.responseHeaders==="raw"?B.parseRawHeaders(
y):B.parseHeaders(y);this.runInAsyncScope(p,null,null,{headers:F,socket:b,opaque:k,context:D})}onError(h){let{callback:y,
opaque:b}=this;a(this),y&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(y,null,h,{opaque:b})}))}};function w(h,y){
if(y===void 0)return new Promise((b,p)=>{w.call(this,h,(k,D)=>k?p(k):b(D))});try{let b=new t(h,y);this.dispatch({...h,method:h.
method||"GET",upgrade:h.protocol||"Websocket"},b)}catch(b){if(typeof y!="function")throw b;let p=h?.opaque;queueMicrotask(
()=>y(b,{opaque:p}))}}g.exports=w}),lr=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.a)("node:assert"),{AsyncResource:o}=(0,Z.
a)("node:async_hooks"),{InvalidArgumentError:E,SocketError:B}=WA(),n=VA(),{addSignal:a,removeSignal:I}=fe(),t=class extends o{constructor(h,y){
if(!h||typeof h!="object")throw new E("invalid opts");if(typeof y!="function")throw new E("invalid callback");let{signal:b,
opaque:p,responseHeaders:k}=h;if(b&&typeof b.on!="function"&&typeof b.addEventListener!="function")throw new E("signal m\
ust be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=p||null,this.responseHeaders=k||null,this.callback=
y,this.abort=null,a(this,b)}onConnect(h,y){if(this.reason){h(this.reason);return}A(this.callback),this.abort=h,this.context=
y}onHeaders(){throw new B("bad connect",null)}onUpgrade(h,y,b){let{callback:p,opaque:k,context:D}=this;I(this),this.callback=
null;let F=y;F!=null&&(F=this.responseHeaders==="raw"?n.parseRawHeaders(y):n.parseHeaders(y)),this.runInAsyncScope(p,null,
null,{statusCode:h,headers:F,socket:b,opaque:k,context:D})}onError(h){let{callback:y,opaque:b}=this;I(this),y&&(this.callback=
null,queueMicrotask(()=>{this.runInAsyncScope(y,null,h,{opaque:b})}))}};function w(h,y){if(y===void 0)return new Promise(
(b,p)=>{w.call(this,h,(k,D)=>k?p(k):b(D))});try{let b=new t(h,y);this.dispatch({...h,method:"CONNECT"},b)}catch(b){if(typeof y!=
"function")throw b;let p=h?.opaque;queueMicrotask(()=>y(b,{opaque:p}))}}g.exports=w}),cr=(0,Z.b)((e,g)=>{"use strict";g.
exports.request=gr(),g.exports.stream=Er(),g.exports.pipeline=Qr(),g.exports.upgrade=Br(),g.exports.connect=lr()}),ye=(0,Z.
b)((e,g)=>{"use strict";var A=(0,Z.a)("node:buffer"),o=ot(),{ClientDestroyedError:E,ClientClosedError:B,InvalidArgumentError:n}=WA(),
{kDestroy:a,kClose:I,kClosed:t,kDestroyed:w,kDispatch:h,kInterceptors:y}=XA(),b=Symbol("onDestroyed"),p=Symbol("onClosed"),
k=Symbol("Intercepted Dispatch"),D=Symbol("webSocketOptions"),F=Symbol("eventSourceOptions"),m=class extends o{constructor(N){
super(),this[w]=!1,this[b]=null,this[t]=!1,this[p]=[],this[D]=N?.webSocket??{},this[F]=N?.eventSource??{}}get webSocketOptions(){
return{maxFragments:this[D].maxFragments??131072,maxPayloadSize:this[D].maxPayloadSize??128*1024*1024}}get eventSourceOptions(){
return{maxEventSize:this[F].maxEventSize??A.kStringMaxLength}}get destroyed(){return this[w]}get closed(){return this[t]}get interceptors(){
return this[y]}set interceptors(N){if(N){for(let G=N.length-1;G>=0;G--)if(typeof this[y][G]!="function")throw new n("int\
erceptor must be an function")}this[y]=N}close(N){if(N===void 0)return new Promise((x,z)=>{this.close((v,r)=>v?z(v):x(r))});
if(typeof N!="function")throw new n("invalid callback");if(this[w]){queueMicrotask(()=>N(new E,null));return}if(this[t]){
this[p]?this[p].push(N):queueMicrotask(()=>N(null,null));return}this[t]=!0,this[p].push(N);let G=()=>{let x=this[p];this[p]=
null;for(let z=0;z<x.length;z++)x[z](null,null)};this[I]().then(()=>this.destroy()).then(()=>{queueMicrotask(G)})}destroy(N,G){
if(typeof N=="function"&&(G=N,N=null),G===void 0)return new Promise((z,v)=>{this.destroy(N,(r,i)=>r?v(r):z(i))});if(typeof G!=
"function")throw new n("invalid callback");if(this[w]){this[b]?this[b].push(G):queueMicrotask(()=>G(null,null));return}N||
(N=new E),this[w]=!0,this[b]=this[b]||[],this[b].push(G);let x=()=>{let z=this[b];this[b]=null;for(let v=0;v<z.length;v++)
z[v](null,null)};this[a](N).then(()=>{queueMicrotask(x)})}[k](N,G){if(!this[y]||this[y].length===0)return this[k]=this[h],
this[h](N,G);let x=this[h].bind(this);for(let z=this[y].length-1;z>=0;z--)x=this[y][z](x);return this[k]=x,x(N,G)}dispatch(N,G){
if(!G||typeof G!="object")throw new n("handler must be an object");try{if(!N||typeof N!="object")throw new n("opts must \
be an object.");if(this[w]||this[b])throw new E;if(this[t])throw new B;return this[k](N,G)}catch(x){if(typeof G.onError!=
"function")throw new n("invalid onError method");return G.onError(x),!1}}};g.exports=m}),Ir=(0,Z.b)((e,g)=>{"use strict";
var A=class{constructor(){this.bottom=0,this.top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.top===
this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(o){this.list[this.top]=o,this.top=this.top+1&2047}shift(){
let o=this.list[this.bottom];return o===void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,o)}};g.
exports=class{constructor(){this.head=this.tail=new A}isEmpty(){return this.head.isEmpty()}push(o){this.head.isFull()&&(this.
head=this.head.next=new A),this.head.push(o)}shift(){let o=this.tail,E=o.shift();return o.isEmpty()&&o.next!==null&&(this.
tail=o.next),E}}}),Cr=(0,Z.b)((e,g)=>{var{kFree:A,kConnected:o,kPending:E,kQueued:B,kRunning:n,kSize:a}=XA(),I=Symbol("p\
ool"),t=class{constructor(w){this[I]=w}get connected(){return this[I][o]}get free(){return this[I][A]}get pending(){return this[I][E]}get queued(){
return this[I][B]}get running(){return this[I][n]}get size(){return this[I][a]}};g.exports=t}),ur=(0,Z.b)((e,g)=>{"use s\
trict";var A=ye(),o=Ir(),{kConnected:E,kSize:B,kRunning:n,kPending:a,kQueued:I,kBusy:t,kFree:w,kUrl:h,kClose:y,kDestroy:b,
kDispatch:p}=XA(),k=Cr(),D=Symbol("clients"),F=Symbol("needDrain"),m=Symbol("queue"),N=Symbol("closed resolve"),G=Symbol(
"onDrain"),x=Symbol("onConnect"),z=Symbol("onDisconnect"),v=Symbol("onConnectionError"),r=Symbol("get dispatcher"),i=Symbol(
"add client"),l=Symbol("remove client"),s=Symbol("stats"),C=class extends A{constructor(u){super(u),this[m]=new o,this[D]=
[],this[I]=0;let U=this;this[G]=function(T,S){let oA=U[m],X=!1;for(;!X;){let QA=oA.shift();if(!QA)break;U[I]--,X=!this.dispatch(
QA.opts,QA.handler)}this[F]=X,!this[F]&&U[F]&&(U[F]=!1,U.emit("drain",T,[U,...S])),U[N]&&oA.isEmpty()&&Promise.all(U[D].
map(QA=>QA.close())).then(U[N])},this[x]=(T,S)=>{U.emit("connect",T,[U,...S])},this[z]=(T,S,oA)=>{U.emit("disconnect",T,
[U,...S],oA)},this[v]=(T,S,oA)=>{U.emit("connectionError",T,[U,...S],oA)},this[s]=new k(this)}get[t](){return this[F]}get[E](){
return this[D].filter(u=>u[E]).length}get[w](){return this[D].filter(u=>u[E]&&!u[F]).length}get[a](){let u=this[I];for(let{
[a]:U}of this[D])u+=U;return u}get[n](){let u=0;for(let{[n]:U}of this[D])u+=U;return u}get[B](){let u=this[I];for(let{[B]:U}of this[D])
u+=U;return u}get stats(){return this[s]}async[y](){this[m].isEmpty()?await Promise.all(this[D].map(u=>u.close())):await new Promise(
u=>{this[N]=u})}async[b](u){for(;;){let U=this[m].shift();if(!U)break;U.handler.onError(u)}await Promise.all(this[D].map(
U=>U.destroy(u)))}[p](u,U){let T=this[r]();return T?T.dispatch(u,U)||(T[F]=!0,this[F]=!this[r]()):(this[F]=!0,this[m].push(
{opts:u,handler:U}),this[I]++),!this[F]}[i](u){return u.on("drain",this[G]).on("connect",this[x]).on("disconnect",this[z]).
on("connectionError",this[v]),this[D].push(u),this[F]&&queueMicrotask(()=>{this[F]&&this[G](u[h],[this,u])}),this}[l](u){
u.close(()=>{let U=this[D].indexOf(u);U!==-1&&this[D].splice(U,1)}),this[F]=this[D].some(U=>!U[F]&&U.closed!==!0&&U.destroyed!==
!0)}};g.exports={PoolBase:C,kClients:D,kNeedDrain:F,kAddClient:i,kRemoveClient:l,kGetDispatcher:r}}),Ye=(0,Z.b)((e,g)=>{
"use strict";var A=(0,Z.a)("node:diagnostics_channel"),o=(0,Z.a)("node:util"),E=o.debuglog("undici"),B=o.debuglog("fetch"),
n=o.debuglog("websocket"),a=!1,I={beforeConnect:A.channel("undici:client:beforeConnect"),connected:A.channel("undici:cli\
ent:connected"),connectError:A.channel("undici:client:connectError"),sendHeaders:A.channel("undici:client:sendHeaders"),
create:A.channel("undici:request:create"),bodySent:A.channel("undici:request:bodySent"),headers:A.channel("undici:reques\
t:headers"),trailers:A.channel("undici:request:trailers"),error:A.channel("undici:request:error"),open:A.channel("undici\
:websocket:open"),close:A.channel("undici:websocket:close"),socketError:A.channel("undici:websocket:socket_error"),ping:A.
channel("undici:websocket:ping"),pong:A.channel("undici:websocket:pong")};if(E.enabled||B.enabled){let t=B.enabled?B:E;A.
channel("undici:client:beforeConnect").subscribe(w=>{let{connectParams:{version:h,protocol:y,port:b,host:p}}=w;t("connec\
ting to %s using %s%s",`${p}${b?`:${b}`:""}`,y,h)}),A.channel("undici:client:connected").subscribe(w=>{let{connectParams:{
version:h,protocol:y,port:b,host:p}}=w;t("connected to %s using %s%s",`${p}${b?`:${b}`:""}`,y,h)}),A.channel("undici:cli\
ent:connectError").subscribe(w=>{let{connectParams:{version:h,protocol:y,port:b,host:p},error:k}=w;t("connection to %s u\
sing %s%s errored - %s",`${p}${b?`:${b}`:""}`,y,h,k.message)}),A.channel("undici:client:sendHeaders").subscribe(w=>{let{
request:{method:h,path:y,origin:b}}=w;t("sending request to %s %s/%s",h,b,y)}),A.channel("undici:request:headers").subscribe(
w=>{let{request:{method:h,path:y,origin:b},response:{statusCode:p}}=w;t("received response to %s %s/%s - HTTP %d",h,b,y,
p)}),A.channel("undici:request:trailers").subscribe(w=>{let{request:{method:h,path:y,origin:b}}=w;t("trailers received f\
rom %s %s/%s",h,b,y)}),A.channel("undici:request:error").subscribe(w=>{let{request:{method:h,path:y,origin:b},error:p}=w;
t("request to %s %s/%s errored - %s",h,b,y,p.message)}),a=!0}if(n.enabled){if(!a){let t=E.enabled?E:n;A.channel("undici:\
client:beforeConnect").subscribe(w=>{let{connectParams:{version:h,protocol:y,port:b,host:p}}=w;t("connecting to %s%s usi\
ng %s%s",p,b?`:${b}`:"",y,h)}),A.channel("undici:client:connected").subscribe(w=>{let{connectParams:{version:h,protocol:y,
port:b,host:p}}=w;t("connected to %s%s using %s%s",p,b?`:${b}`:"",y,h)}),A.channel("undici:client:connectError").subscribe(
w=>{let{connectParams:{version:h,protocol:y,port:b,host:p},error:k}=w;t("connection to %s%s using %s%s errored - %s",p,b?
`:${b}`:"",y,h,k.message)}),A.channel("undici:client:sendHeaders").subscribe(w=>{let{request:{method:h,path:y,origin:b}}=w;
t("sending request to %s %s/%s",h,b,y)})}A.channel("undici:websocket:open").subscribe(t=>{let{address:{address:w,port:h}}=t;
n("connection opened %s%s",w,h?`:${h}`:"")}),A.channel("undici:websocket:close").subscribe(t=>{let{websocket:w,code:h,reason:y}=t;
n("closed connection to %s - %s %s",w.url,h,y)}),A.channel("undici:websocket:socket_error").subscribe(t=>{n("connection \
errored - %s",t.message)}),A.channel("undici:websocket:ping").subscribe(t=>{n("ping received")}),A.channel("undici:webso\
cket:pong").subscribe(t=>{n("pong received")})}g.exports={channels:I}}),hr=(0,Z.b)((e,g)=>{"use strict";var{InvalidArgumentError:A,
NotSupportedError:o}=WA(),E=(0,Z.a)("node:assert"),{isValidHTTPToken:B,isValidHeaderValue:n,isStream:a,destroy:I,isBuffer:t,
isFormDataLike:w,isIterable:h,isBlobLike:y,buildURL:b,validateHandler:p,getServerName:k,normalizedMethodRecords:D}=VA(),
{channels:F}=Ye(),{headerNameLowerCasedRecord:m}=Le(),N=/[^\u0021-\u00ff]/,G=Symbol("handler"),x=class{constructor(v,{path:r,
method:i,body:l,headers:s,query:C,idempotent:u,blocking:U,upgrade:T,headersTimeout:S,bodyTimeout:oA,reset:X,throwOnError:QA,
expectContinue:j,servername:aA},EA){if(typeof r!="string")throw new A("path must be a string");if(r[0]!=="/"&&!(r.startsWith(
"http://")||r.startsWith("https://"))&&i!=="CONNECT")throw new A("path must be an absolute URL or start with a slash");if(N.
test(r))throw new A("invalid request path");if(typeof i!="string")throw new A("method must be a string");if(D[i]===void 0&&
!B(i))throw new A("invalid request method");if(T&&typeof T!="string")throw new A("upgrade must be a string");if(T&&!n(T))
throw new A("invalid upgrade header");if(S!=null&&(!Number.isFinite(S)||S<0))throw new A("invalid headersTimeout");if(oA!=
null&&(!Number.isFinite(oA)||oA<0))throw new A("invalid bodyTimeout");if(X!=null&&typeof X!="boolean")throw new A("inval\
id reset");if(j!=null&&typeof j!="boolean")throw new A("invalid expectContinue");if(this.headersTimeout=S,this.bodyTimeout=
oA,this.throwOnError=QA===!0,this.method=i,this.abort=null,l==null)this.body=null;else if(a(l)){this.body=l;let BA=this.
body._readableState;(!BA||!BA.autoDestroy)&&(this.endHandler=function(){I(this)},this.body.on("end",this.endHandler)),this.
errorHandler=uA=>{this.abort?this.abort(uA):this.error=uA},this.body.on("error",this.errorHandler)}else if(t(l))this.body=
l.byteLength?l:null;else if(ArrayBuffer.isView(l))this.body=l.buffer.byteLength?Buffer.from(l.buffer,l.byteOffset,l.byteLength):
null;else if(l instanceof ArrayBuffer)this.body=l.byteLength?Buffer.from(l):null;else if(typeof l=="string")this.body=l.
length?Buffer.from(l):null;else if(w(l)||h(l)||y(l))this.body=l;else throw new A("body must be a string, a Buffer, a Rea\
dable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=T||null,this.path=C?
b(r,C):r,this.origin=v,this.idempotent=u??(i==="HEAD"||i==="GET"),this.blocking=U??!1,this.reset=X??null,this.host=null,
this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=j??!1,Array.isArray(s)){if(s.length%2!==
0)throw new A("headers array must be even");for(let BA=0;BA<s.length;BA+=2)z(this,s[BA],s[BA+1])}else if(s&&typeof s=="o\
bject")if(s[Symbol.iterator])for(let BA of s){if(!Array.isArray(BA)||BA.length!==2)throw new A("headers must be in key-v\
alue pair format");z(this,BA[0],BA[1])}else{let BA=Object.keys(s);for(let uA=0;uA<BA.length;++uA)z(this,BA[uA],s[BA[uA]])}else if(s!=
null)throw new A("headers must be an object or an array");p(EA,i,T),this.servername=aA||k(this.host),this[G]=EA,F.create.
hasSubscribers&&F.create.publish({request:this})}onBodySent(v){if(this[G].onBodySent)try{return this[G].onBodySent(v)}catch(r){
this.abort(r)}}onRequestSent(){if(F.bodySent.hasSubscribers&&F.bodySent.publish({request:this}),this[G].onRequestSent)try{
return this[G].onRequestSent()}catch(v){this.abort(v)}}onConnect(v){if(E(!this.aborted),E(!this.completed),this.error)v(
this.error);else return this.abort=v,this[G].onConnect(v)}onResponseStarted(){return this[G].onResponseStarted?.()}onHeaders(v,r,i,l){
E(!this.aborted),E(!this.completed),F.headers.hasSubscribers&&F.headers.publish({request:this,response:{statusCode:v,headers:r,
statusText:l}});try{return this[G].onHeaders(v,r,i,l)}catch(s){this.abort(s)}}onData(v){E(!this.aborted),E(!this.completed);
try{return this[G].onData(v)}catch(r){return this.abort(r),!1}}onUpgrade(v,r,i,l=""){this.onFinally(),E(!this.aborted),E(
!this.completed),v!==null&&this.#A(v,r,l);let s=this[G].onUpgrade(v,r,i);return this.aborted||(this.completed=!0,v!==null&&
this.#e()),s}onUpgradeResponse(v,r,i,l=""){E(!this.aborted),E(this.completed),F.headers.hasSubscribers&&this.#A(v,i(r),l),
this.#e()}onUpgradeError(v){E(!this.aborted),E(this.completed),F.error.hasSubscribers&&F.error.publish({request:this,error:v})}#A(v,r,i){
F.headers.hasSubscribers&&F.headers.publish({request:this,response:{statusCode:v,headers:r,statusText:i}})}#e(){F.trailers.
hasSubscribers&&F.trailers.publish({request:this,trailers:[]})}onComplete(v){this.onFinally(),E(!this.aborted),this.completed=
!0,F.trailers.hasSubscribers&&F.trailers.publish({request:this,trailers:v});try{return this[G].onComplete(v)}catch(r){this.
onError(r)}}onError(v){if(this.onFinally(),F.error.hasSubscribers&&F.error.publish({request:this,error:v}),!this.aborted)
return this.aborted=!0,this[G].onError(v)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.
errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(v,r){return z(
this,v,r),this}};function z(v,r,i){if(i&&typeof i=="object"&&!Array.isArray(i))throw new A(`invalid ${r} header`);if(i===
void 0)return;let l=m[r];if(l===void 0&&(l=r.toLowerCase(),m[l]===void 0&&!B(l)))throw new A("invalid header key");if(Array.
isArray(i)){let s=[];for(let C=0;C<i.length;C++)if(typeof i[C]=="string"){if(!n(i[C]))throw new A(`invalid ${r} header`);
s.push(i[C])}else if(i[C]===null)s.push("");else{if(typeof i[C]=="object")throw new A(`invalid ${r} header`);{let u=`${i[C]}`;
if(!n(u))throw new A(`invalid ${r} header`);s.push(u)}}i=s}else if(typeof i=="string"){if(!n(i))throw new A(`invalid ${r}\
 header`)}else if(i===null)i="";else if(i=`${i}`,!n(i))throw new A(`invalid ${r} header`);if(l==="host"){if(v.host!==null)
throw new A("duplicate host header");if(typeof i!="string")throw new A("invalid host header");v.host=i}else if(l==="cont\
ent-length"){if(v.contentLength!==null)throw new A("duplicate content-length header");if(v.contentLength=parseInt(i,10),
!Number.isFinite(v.contentLength))throw new A("invalid content-length header")}else if(v.contentType===null&&l==="conten\
t-type")v.contentType=i,v.headers.push(r,i);else{if(l==="transfer-encoding"||l==="keep-alive"||l==="upgrade")throw new A(
`invalid ${l} header`);if(l==="connection"){let s=typeof i=="string"?i.toLowerCase():null;if(s!=="close"&&s!=="keep-aliv\
e")throw new A("invalid connection header");s==="close"&&(v.reset=!0)}else{if(l==="expect")throw new o("expect header no\
t supported");v.headers.push(r,i)}}}g.exports=x}),at=(0,Z.b)((e,g)=>{"use strict";var A=0,o=1e3,E=(o>>1)-1,B,n=Symbol("k\
FastTimer"),a=[],I=-2,t=-1,w=0,h=1;function y(){A+=E;let k=0,D=a.length;for(;k<D;){let F=a[k];F._state===w?(F._idleStart=
A-E,F._state=h):F._state===h&&A>=F._idleStart+F._idleTimeout&&(F._state=t,F._idleStart=-1,F._onTimeout(F._timerArg)),F._state===
t?(F._state=I,--D!==0&&(a[k]=a[D])):++k}a.length=D,a.length!==0&&b()}function b(){B?B.refresh():(clearTimeout(B),B=setTimeout(
y,E),B.unref&&B.unref())}var p=class{[n]=!0;_state=I;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(k,D,F){
this._onTimeout=k,this._idleTimeout=D,this._timerArg=F,this.refresh()}refresh(){this._state===I&&a.push(this),(!B||a.length===
1)&&b(),this._state=w}clear(){this._state=t,this._idleStart=-1}};g.exports={setTimeout(k,D,F){return D<=o?setTimeout(k,D,
F):new p(k,D,F)},clearTimeout(k){k[n]?k.clear():clearTimeout(k)},setFastTimeout(k,D,F){return new p(k,D,F)},clearFastTimeout(k){
k.clear()},now(){return A},tick(k=0){A+=k-o+1,y(),y()},reset(){A=0,a.length=0,clearTimeout(B),B=null},kFastTimer:n}}),ve=(0,Z.
b)((e,g)=>{"use strict";var A=(0,Z.a)("node:net"),o=(0,Z.a)("node:assert"),E=VA(),{InvalidArgumentError:B,ConnectTimeoutError:n}=WA(),
a=at();function I(){}var t,w;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?w=class{constructor(p){
this._maxCachedSessions=p,this._sessionCache=new Map,this._sessionRegistry=new global.FinalizationRegistry(k=>{if(this._sessionCache.
size<this._maxCachedSessions)return;let D=this._sessionCache.get(k);D!==void 0&&D.deref()===void 0&&this._sessionCache.delete(
k)})}get(p){let k=this._sessionCache.get(p);return k?k.deref():null}set(p,k){this._maxCachedSessions!==0&&(this._sessionCache.
set(p,new WeakRef(k)),this._sessionRegistry.register(k,p))}}:w=class{constructor(p){this._maxCachedSessions=p,this._sessionCache=
new Map}get(p){return this._sessionCache.get(p)}set(p,k){if(this._maxCachedSessions!==0){if(this._sessionCache.size>=this.
_maxCachedSessions){let{value:D}=this._sessionCache.keys().next();this._sessionCache.delete(D)}this._sessionCache.set(p,
k)}}};function h({allowH2:p,maxCachedSessions:k,socketPath:D,timeout:F,session:m,...N}){if(k!=null&&(!Number.isInteger(k)||
k<0))throw new B("maxCachedSessions must be a positive integer or zero");let G={path:D,...N},x=new w(k??100);return F=F??
1e4,p=p??!1,function({hostname:z,host:v,protocol:r,port:i,servername:l,localAddress:s,httpSocket:C},u){let U;if(r==="htt\
ps:"){t||(t=(0,Z.a)("node:tls")),l=l||G.servername||E.getServerName(v)||null;let S=l||z;o(S);let oA=m||x.get(S)||null;i=
i||443,U=t.connect({highWaterMark:16384,...G,servername:l,session:oA,localAddress:s,ALPNProtocols:p?["http/1.1","h2"]:["\
http/1.1"],socket:C,port:i,host:z}),U.on("session",function(X){x.set(S,X)})}else o(!C,"httpSocket can only be sent on TL\
S update"),i=i||80,U=A.connect({highWaterMark:64*1024,...G,localAddress:s,port:i,host:z});if(G.keepAlive==null||G.keepAlive){
let S=G.keepAliveInitialDelay===void 0?6e4:G.keepAliveInitialDelay;U.setKeepAlive(!0,S)}let T=y(new WeakRef(U),{timeout:F,
hostname:z,port:i});return U.setNoDelay(!0).once(r==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(T),
u){let S=u;u=null,S(null,this)}}).on("error",function(S){if(queueMicrotask(T),u){let oA=u;u=null,oA(S)}}),U}}var y=process.
platform==="win32"?(p,k)=>{if(!k.timeout)return I;let D=null,F=null,m=a.setFastTimeout(()=>{D=setImmediate(()=>{F=setImmediate(
()=>b(p.deref(),k))})},k.timeout);return()=>{a.clearFastTimeout(m),clearImmediate(D),clearImmediate(F)}}:(p,k)=>{if(!k.timeout)
return I;let D=null,F=a.setFastTimeout(()=>{D=setImmediate(()=>{b(p.deref(),k)})},k.timeout);return()=>{a.clearFastTimeout(
F),clearImmediate(D)}};function b(p,k){if(p==null)return;let D="Connect Timeout Error";Array.isArray(p.autoSelectFamilyAttemptedAddresses)?
D+=` (attempted addresses: ${p.autoSelectFamilyAttemptedAddresses.join(", ")},`:D+=` (attempted address: ${k.hostname}:${k.
port},`,D+=` timeout: ${k.timeout}ms)`,E.destroy(p,new n(D))}g.exports=h}),dr=(0,Z.b)(e=>{"use strict";Object.defineProperty(
e,"__esModule",{value:!0}),e.enumToMap=void 0;function g(A){let o={};return Object.keys(A).forEach(E=>{let B=A[E];typeof B==
"number"&&(o[E]=B)}),o}e.enumToMap=g}),pr=(0,Z.b)(e=>{"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.SPECIAL_HEADERS=
e.HEADER_STATE=e.MINOR=e.MAJOR=e.CONNECTION_TOKEN_CHARS=e.HEADER_CHARS=e.TOKEN=e.STRICT_TOKEN=e.HEX=e.URL_CHAR=e.STRICT_URL_CHAR=
e.USERINFO_CHARS=e.MARK=e.ALPHANUM=e.NUM=e.HEX_MAP=e.NUM_MAP=e.ALPHA=e.FINISH=e.H_METHOD_MAP=e.METHOD_MAP=e.METHODS_RTSP=
e.METHODS_ICE=e.METHODS_HTTP=e.METHODS=e.LENIENT_FLAGS=e.FLAGS=e.TYPE=e.ERROR=void 0;var g=dr(),A;(function(t){t[t.OK=0]=
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
-connection":I.CONNECTION,"transfer-encoding":I.TRANSFER_ENCODING,upgrade:I.UPGRADE}}),gt=(0,Z.b)((e,g)=>{"use strict";var{
Buffer:A}=(0,Z.a)("node:buffer");g.exports=A.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLA\
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
EFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")}),wr=(0,Z.b)((e,g)=>{"use strict";var{
Buffer:A}=(0,Z.a)("node:buffer");g.exports=A.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLA\
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
De=(0,Z.b)((e,g)=>{"use strict";var A=["GET","HEAD","POST"],o=new Set(A),E=[101,204,205,304],B=[301,302,303,307,308],n=new Set(
B),a=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","\
102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","\
512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","\
1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6\
697","10080"],I=new Set(a),t=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","orig\
in-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],w=new Set(t),h=["follow","manual","error"],y=["GET",
"HEAD","OPTIONS","TRACE"],b=new Set(y),p=["navigate","same-origin","no-cors","cors"],k=["omit","same-origin","include"],
D=["default","no-store","reload","no-cache","force-cache","only-if-cached"],F=["content-encoding","content-language","co\
ntent-location","content-type","content-length"],m=["half"],N=["CONNECT","TRACE","TRACK"],G=new Set(N),x=["audio","audio\
worklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],z=new Set(x);g.exports={subresource:x,
forbiddenMethods:N,requestBodyHeader:F,referrerPolicy:t,requestRedirect:h,requestMode:p,requestCredentials:k,requestCache:D,
redirectStatus:B,corsSafeListedMethods:A,nullBodyStatus:E,safeMethods:y,badPorts:a,requestDuplex:m,subresourceSet:z,badPortsSet:I,
redirectStatusSet:n,corsSafeListedMethodsSet:o,safeMethodsSet:b,forbiddenMethodsSet:G,referrerPolicySet:w}}),mr=(0,Z.b)(
(e,g)=>{"use strict";var A=Symbol.for("undici.globalOrigin.1");function o(){return globalThis[A]}function E(B){if(B===void 0){
Object.defineProperty(globalThis,A,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}let n=new URL(B);if(n.
protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${n.protocol}`);
Object.defineProperty(globalThis,A,{value:n,writable:!0,enumerable:!1,configurable:!1})}g.exports={getGlobalOrigin:o,setGlobalOrigin:E}}),
ce=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.a)("node:assert"),o=new TextEncoder,E=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,B=/[\u000A\u000D\u0009\u0020]/,
n=/[\u0009\u000A\u000C\u000D\u0020]/g,a=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function I(s){A(s.protocol==="data:");let C=t(
s,!0);C=C.slice(5);let u={position:0},U=h(",",C,u),T=U.length;if(U=v(U,!0,!0),u.position>=C.length)return"failure";u.position++;
let S=C.slice(T+1),oA=y(S);if(/;(\u0020){0,}base64$/i.test(U)){let QA=i(oA);if(oA=F(QA),oA==="failure")return"failure";U=
U.slice(0,-6),U=U.replace(/(\u0020)+$/,""),U=U.slice(0,-1)}U.startsWith(";")&&(U="text/plain"+U);let X=D(U);return X==="\
failure"&&(X=D("text/plain;charset=US-ASCII")),{mimeType:X,body:oA}}function t(s,C=!1){if(!C)return s.href;let u=s.href,
U=s.hash.length,T=U===0?u:u.substring(0,u.length-U);return!U&&u.endsWith("#")?T.slice(0,-1):T}function w(s,C,u){let U="";
for(;u.position<C.length&&s(C[u.position]);)U+=C[u.position],u.position++;return U}function h(s,C,u){let U=C.indexOf(s,u.
position),T=u.position;return U===-1?(u.position=C.length,C.slice(T)):(u.position=U,C.slice(T,u.position))}function y(s){
let C=o.encode(s);return k(C)}function b(s){return s>=48&&s<=57||s>=65&&s<=70||s>=97&&s<=102}function p(s){return s>=48&&
s<=57?s-48:(s&223)-55}function k(s){let C=s.length,u=new Uint8Array(C),U=0;for(let T=0;T<C;++T){let S=s[T];S!==37?u[U++]=
S:S===37&&!(b(s[T+1])&&b(s[T+2]))?u[U++]=37:(u[U++]=p(s[T+1])<<4|p(s[T+2]),T+=2)}return C===U?u:u.subarray(0,U)}function D(s){
s=x(s,!0,!0);let C={position:0},u=h("/",s,C);if(u.length===0||!E.test(u)||C.position>s.length)return"failure";C.position++;
let U=h(";",s,C);if(U=x(U,!1,!0),U.length===0||!E.test(U))return"failure";let T=u.toLowerCase(),S=U.toLowerCase(),oA={type:T,
subtype:S,parameters:new Map,essence:`${T}/${S}`};for(;C.position<s.length;){C.position++,w(j=>B.test(j),s,C);let X=w(j=>j!==
";"&&j!=="=",s,C);if(X=X.toLowerCase(),C.position<s.length){if(s[C.position]===";")continue;C.position++}if(C.position>s.
length)break;let QA=null;if(s[C.position]==='"')QA=m(s,C,!0),h(";",s,C);else if(QA=h(";",s,C),QA=x(QA,!1,!0),QA.length===
0)continue;X.length!==0&&E.test(X)&&(QA.length===0||a.test(QA))&&!oA.parameters.has(X)&&oA.parameters.set(X,QA)}return oA}
function F(s){s=s.replace(n,"");let C=s.length;if(C%4===0&&s.charCodeAt(C-1)===61&&(--C,s.charCodeAt(C-1)===61&&--C),C%4===
1||/[^+/0-9A-Za-z]/.test(s.length===C?s:s.substring(0,C)))return"failure";let u=Buffer.from(s,"base64");return new Uint8Array(
u.buffer,u.byteOffset,u.byteLength)}function m(s,C,u){let U=C.position,T="";for(A(s[C.position]==='"'),C.position++;T+=w(
S=>S!=='"'&&S!=="\\",s,C),!(C.position>=s.length);){let S=s[C.position];if(C.position++,S==="\\"){if(C.position>=s.length){
T+="\\";break}T+=s[C.position],C.position++}else{A(S==='"');break}}return u?T:s.slice(U,C.position)}function N(s){A(s!==
"failure");let{parameters:C,essence:u}=s,U=u;for(let[T,S]of C.entries())U+=";",U+=T,U+="=",E.test(S)||(S=S.replace(/(\\|")/g,
"\\$1"),S='"'+S,S+='"'),U+=S;return U}function G(s){return s===13||s===10||s===9||s===32}function x(s,C=!0,u=!0){return r(
s,C,u,G)}function z(s){return s===13||s===10||s===9||s===12||s===32}function v(s,C=!0,u=!0){return r(s,C,u,z)}function r(s,C,u,U){
let T=0,S=s.length-1;if(C)for(;T<s.length&&U(s.charCodeAt(T));)T++;if(u)for(;S>0&&U(s.charCodeAt(S));)S--;return T===0&&
S===s.length-1?s:s.slice(T,S+1)}function i(s){let C=s.length;if(65535>C)return String.fromCharCode.apply(null,s);let u="",
U=0,T=65535;for(;U<C;)U+T>C&&(T=C-U),u+=String.fromCharCode.apply(null,s.subarray(U,U+=T));return u}function l(s){switch(s.
essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-jav\
ascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascr\
ipt1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescri\
pt":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"\
application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}
return s.subtype.endsWith("+json")?"application/json":s.subtype.endsWith("+xml")?"application/xml":""}g.exports={dataURLProcessor:I,
URLSerializer:t,collectASequenceOfCodePoints:w,collectASequenceOfCodePointsFast:h,stringPercentDecode:y,parseMIMEType:D,
collectAnHTTPQuotedString:m,serializeAMimeType:N,removeChars:r,removeHTTPWhitespace:x,minimizeSupportedMimeType:l,HTTP_TOKEN_CODEPOINTS:E,
isomorphicDecode:i}}),ie=(0,Z.b)((e,g)=>{"use strict";var{types:A,inspect:o}=(0,Z.a)("node:util"),{markAsUncloneable:E}=(0,Z.
a)("node:worker_threads"),{toUSVString:B}=VA(),n={};n.converters={},n.util={},n.errors={},n.errors.exception=function(a){
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
markAsUncloneable=E||(()=>{}),n.util.ConvertToInt=function(a,I,t,w){let h,y;I===64?(h=Math.pow(2,53)-1,t==="unsigned"?y=
0:y=Math.pow(-2,53)+1):t==="unsigned"?(y=0,h=Math.pow(2,I)-1):(y=Math.pow(-2,I)-1,h=Math.pow(2,I-1)-1);let b=Number(a);if(b===
0&&(b=0),w?.enforceRange===!0){if(Number.isNaN(b)||b===Number.POSITIVE_INFINITY||b===Number.NEGATIVE_INFINITY)throw n.errors.
exception({header:"Integer conversion",message:`Could not convert ${n.util.Stringify(a)} to an integer.`});if(b=n.util.IntegerPart(
b),b<y||b>h)throw n.errors.exception({header:"Integer conversion",message:`Value must be between ${y}-${h}, got ${b}.`});
return b}return!Number.isNaN(b)&&w?.clamp===!0?(b=Math.min(Math.max(b,y),h),Math.floor(b)%2===0?b=Math.floor(b):b=Math.ceil(
b),b):Number.isNaN(b)||b===0&&Object.is(0,b)||b===Number.POSITIVE_INFINITY||b===Number.NEGATIVE_INFINITY?0:(b=n.util.IntegerPart(
b),b=b%Math.pow(2,I),t==="signed"&&b>=Math.pow(2,I)-1?b-Math.pow(2,I):b)},n.util.IntegerPart=function(a){let I=Math.floor(
Math.abs(a));return a<0?-1*I:I},n.util.Stringify=function(a){switch(n.util.Type(a)){case"Symbol":return`Symbol(${a.description}\
)`;case"Object":return o(a);case"String":return`"${a}"`;default:return`${a}`}},n.sequenceConverter=function(a){return(I,t,w,h)=>{
if(n.util.Type(I)!=="Object")throw n.errors.exception({header:t,message:`${w} (${n.util.Stringify(I)}) is not iterable.`});
let y=typeof h=="function"?h():I?.[Symbol.iterator]?.(),b=[],p=0;if(y===void 0||typeof y.next!="function")throw n.errors.
exception({header:t,message:`${w} is not iterable.`});for(;;){let{done:k,value:D}=y.next();if(k)break;b.push(a(D,t,`${w}\
[${p++}]`))}return b}},n.recordConverter=function(a,I){return(t,w,h)=>{if(n.util.Type(t)!=="Object")throw n.errors.exception(
{header:w,message:`${h} ("${n.util.Type(t)}") is not an Object.`});let y={};if(!A.isProxy(t)){let p=[...Object.getOwnPropertyNames(
t),...Object.getOwnPropertySymbols(t)];for(let k of p){let D=a(k,w,h),F=I(t[k],w,h);y[D]=F}return y}let b=Reflect.ownKeys(
t);for(let p of b)if(Reflect.getOwnPropertyDescriptor(t,p)?.enumerable){let k=a(p,w,h),D=I(t[p],w,h);y[k]=D}return y}},n.
interfaceConverter=function(a){return(I,t,w,h)=>{if(h?.strict!==!1&&!(I instanceof a))throw n.errors.exception({header:t,
message:`Expected ${w} ("${n.util.Stringify(I)}") to be an instance of ${a.name}.`});return I}},n.dictionaryConverter=function(a){
return(I,t,w)=>{let h=n.util.Type(I),y={};if(h==="Null"||h==="Undefined")return y;if(h!=="Object")throw n.errors.exception(
{header:t,message:`Expected ${I} to be one of: Null, Undefined, Object.`});for(let b of a){let{key:p,defaultValue:k,required:D,
converter:F}=b;if(D===!0&&!Object.hasOwn(I,p))throw n.errors.exception({header:t,message:`Missing required key "${p}".`});
let m=I[p],N=Object.hasOwn(b,"defaultValue");if(N&&m!==null&&(m??=k()),D||N||m!==void 0){if(m=F(m,t,`${w}.${p}`),b.allowedValues&&
!b.allowedValues.includes(m))throw n.errors.exception({header:t,message:`${m} is not an accepted type. Expected one of ${b.
allowedValues.join(", ")}.`});y[p]=m}}return y}},n.nullableConverter=function(a){return(I,t,w)=>I===null?I:a(I,t,w)},n.converters.
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
ge=(0,Z.b)((e,g)=>{"use strict";var{Transform:A}=(0,Z.a)("node:stream"),o=(0,Z.a)("node:zlib"),{redirectStatusSet:E,referrerPolicySet:B,
badPortsSet:n}=De(),{getGlobalOrigin:a}=mr(),{collectASequenceOfCodePoints:I,collectAnHTTPQuotedString:t,removeChars:w,parseMIMEType:h}=ce(),
{performance:y}=(0,Z.a)("node:perf_hooks"),{isBlobLike:b,ReadableStreamFrom:p,isValidHTTPToken:k,normalizedMethodRecordsBase:D}=VA(),
F=(0,Z.a)("node:assert"),{isUint8Array:m}=(0,Z.a)("node:util/types"),{webidl:N}=ie(),G=[],x;try{x=(0,Z.a)("node:crypto");
let c=["sha256","sha384","sha512"];G=x.getHashes().filter(R=>c.includes(R))}catch{}function z(c){let R=c.urlList,Q=R.length;
return Q===0?null:R[Q-1].toString()}function v(c,R){if(!E.has(c.status))return null;let Q=c.headersList.get("location",!0);
return Q!==null&&T(Q)&&(r(Q)||(Q=i(Q)),Q=new URL(Q,z(c))),Q&&!Q.hash&&(Q.hash=R),Q}function r(c){for(let R=0;R<c.length;++R){
let Q=c.charCodeAt(R);if(Q>126||Q<32)return!1}return!0}function i(c){return Buffer.from(c,"binary").toString("utf8")}function l(c){
return c.urlList[c.urlList.length-1]}function s(c){let R=l(c);return CA(R)&&n.has(R.port)?"blocked":"allowed"}function C(c){
return c instanceof Error||c?.constructor?.name==="Error"||c?.constructor?.name==="DOMException"}function u(c){for(let R=0;R<
c.length;++R){let Q=c.charCodeAt(R);if(!(Q===9||Q>=32&&Q<=126||Q>=128&&Q<=255))return!1}return!0}var U=k;function T(c){return(c[0]===
"	"||c[0]===" "||c[c.length-1]==="	"||c[c.length-1]===" "||c.includes(`
`)||c.includes("\r")||c.includes("\0"))===!1}function S(c,R){let{headersList:Q}=R,M=(Q.get("referrer-policy",!0)??"").split(
","),J="";if(M.length>0)for(let H=M.length;H!==0;H--){let _=M[H-1].trim();if(B.has(_)){J=_;break}}J!==""&&(c.referrerPolicy=
J)}function oA(){return"allowed"}function X(){return"success"}function QA(){return"success"}function j(c){let R=null;R=c.
mode,c.headersList.set("sec-fetch-mode",R,!0)}function aA(c){let R=c.origin;if(!(R==="client"||R===void 0)){if(c.responseTainting===
"cors"||c.mode==="websocket")c.headersList.append("origin",R,!0);else if(c.method!=="GET"&&c.method!=="HEAD"){switch(c.referrerPolicy){case"\
no-referrer":R=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":c.origin&&
pA(c.origin)&&!pA(l(c))&&(R=null);break;case"same-origin":rA(c,l(c))||(R=null);break;default:}c.headersList.append("orig\
in",R,!0)}}}function EA(c,R){return c}function BA(c,R,Q){return!c?.startTime||c.startTime<R?{domainLookupStartTime:R,domainLookupEndTime:R,
connectionStartTime:R,connectionEndTime:R,secureConnectionStartTime:R,ALPNNegotiatedProtocol:c?.ALPNNegotiatedProtocol}:
{domainLookupStartTime:EA(c.domainLookupStartTime,Q),domainLookupEndTime:EA(c.domainLookupEndTime,Q),connectionStartTime:EA(
c.connectionStartTime,Q),connectionEndTime:EA(c.connectionEndTime,Q),secureConnectionStartTime:EA(c.secureConnectionStartTime,
Q),ALPNNegotiatedProtocol:c.ALPNNegotiatedProtocol}}function uA(c){return EA(y.now(),c)}function FA(c){return{startTime:c.
startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:c.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,
finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function SA(){
return{referrerPolicy:"strict-origin-when-cross-origin"}}function MA(c){return{referrerPolicy:c.referrerPolicy}}function bA(c){
let R=c.referrerPolicy;F(R);let Q=null;if(c.referrer==="client"){let W=a();if(!W||W.origin==="null")return"no-referrer";
Q=new URL(W)}else c.referrer instanceof URL&&(Q=c.referrer);let M=yA(Q),J=yA(Q,!0);M.toString().length>4096&&(M=J);let H=rA(
c,M),_=$(M)&&!$(c.url);switch(R){case"origin":return J??yA(Q,!0);case"unsafe-url":return M;case"same-origin":return H?J:
"no-referrer";case"origin-when-cross-origin":return H?M:J;case"strict-origin-when-cross-origin":{let W=l(c);return rA(M,
W)?M:$(M)&&!$(W)?"no-referrer":J}default:return _?"no-referrer":J}}function yA(c,R){return F(c instanceof URL),c=new URL(
c),c.protocol==="file:"||c.protocol==="about:"||c.protocol==="blank:"?"no-referrer":(c.username="",c.password="",c.hash=
"",R&&(c.pathname="",c.search=""),c)}function $(c){if(!(c instanceof URL))return!1;if(c.href==="about:blank"||c.href==="\
about:srcdoc"||c.protocol==="data:"||c.protocol==="file:")return!0;return R(c.origin);function R(Q){if(Q==null||Q==="nul\
l")return!1;let M=new URL(Q);return!!(M.protocol==="https:"||M.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(M.hostname)||M.hostname==="localhost"||M.hostname.includes("localhost.")||M.hostname.endsWith(".localhost"))}}function AA(c,R){
if(x===void 0)return!0;let Q=RA(R);if(Q==="no metadata"||Q.length===0)return!0;let M=L(Q),J=tA(Q,M);for(let H of J){let _=H.
algo,W=H.hash,nA=x.createHash(_).update(c).digest("base64");if(nA[nA.length-1]==="="&&(nA[nA.length-2]==="="?nA=nA.slice(
0,-2):nA=nA.slice(0,-1)),P(nA,W))return!0}return!1}var iA=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function RA(c){let R=[],Q=!0;for(let M of c.split(" ")){Q=!1;let J=iA.exec(M);if(J===null||J.groups===void 0||J.groups.algo===
void 0)continue;let H=J.groups.algo.toLowerCase();G.includes(H)&&R.push(J.groups)}return Q===!0?"no metadata":R}function L(c){
let R=c[0].algo;if(R[3]==="5")return R;for(let Q=1;Q<c.length;++Q){let M=c[Q];if(M.algo[3]==="5"){R="sha512";break}else{
if(R[3]==="3")continue;M.algo[3]==="3"&&(R="sha384")}}return R}function tA(c,R){if(c.length===1)return c;let Q=0;for(let M=0;M<
c.length;++M)c[M].algo===R&&(c[Q++]=c[M]);return c.length=Q,c}function P(c,R){if(c.length!==R.length)return!1;for(let Q=0;Q<
c.length;++Q)if(c[Q]!==R[Q]){if(c[Q]==="+"&&R[Q]==="-"||c[Q]==="/"&&R[Q]==="_")continue;return!1}return!0}function V(c){}
function rA(c,R){return c.origin===R.origin&&c.origin==="null"||c.protocol===R.protocol&&c.hostname===R.hostname&&c.port===
R.port}function eA(){let c,R;return{promise:new Promise((Q,M)=>{c=Q,R=M}),resolve:c,reject:R}}function IA(c){return c.controller.
state==="aborted"}function YA(c){return c.controller.state==="aborted"||c.controller.state==="terminated"}function kA(c){
return D[c.toLowerCase()]??c}function JA(c){let R=JSON.stringify(c);if(R===void 0)throw new TypeError("Value is not JSON\
 serializable");return F(typeof R=="string"),R}var lA=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function UA(c,R,Q=0,M=1){class J{#A;#e;#t;constructor(_,W){this.#A=_,this.#e=W,this.#t=0}next(){if(typeof this!="object"||
this===null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${c} Iterat\
or.`);let _=this.#t,W=this.#A[R],nA=W.length;if(_>=nA)return{value:void 0,done:!0};let{[Q]:hA,[M]:fA}=W[_];this.#t=_+1;let dA;
switch(this.#e){case"key":dA=hA;break;case"value":dA=fA;break;case"key+value":dA=[hA,fA];break}return{value:dA,done:!1}}}
return delete J.prototype.constructor,Object.setPrototypeOf(J.prototype,lA),Object.defineProperties(J.prototype,{[Symbol.
toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${c} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),
function(H,_){return new J(H,_)}}function wA(c,R,Q,M=0,J=1){let H=UA(c,Q,M,J),_={keys:{writable:!0,enumerable:!0,configurable:!0,
value:function(){return N.brandCheck(this,R),H(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){
return N.brandCheck(this,R),H(this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return N.
brandCheck(this,R),H(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(W,nA=globalThis){
if(N.brandCheck(this,R),N.argumentLengthCheck(arguments,1,`${c}.forEach`),typeof W!="function")throw new TypeError(`Fail\
ed to execute 'forEach' on '${c}': parameter 1 is not of type 'Function'.`);for(let{0:hA,1:fA}of H(this,"key+value"))W.call(
nA,fA,hA,this)}}};return Object.defineProperties(R.prototype,{..._,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,
value:_.entries.value}})}async function mA(c,R,Q){let M=R,J=Q,H;try{H=c.stream.getReader()}catch(_){J(_);return}try{M(await q(
H))}catch(_){J(_)}}function cA(c){return c instanceof ReadableStream||c[Symbol.toStringTag]==="ReadableStream"&&typeof c.
tee=="function"}function OA(c){try{c.close(),c.byobRequest?.respond(0)}catch(R){if(!R.message.includes("Controller is al\
ready closed")&&!R.message.includes("ReadableStream is already closed"))throw R}}var K=/[^\x00-\xFF]/;function d(c){return F(
!K.test(c)),c}async function q(c){let R=[],Q=0;for(;;){let{done:M,value:J}=await c.read();if(M)return Buffer.concat(R,Q);
if(!m(J))throw new TypeError("Received non-Uint8Array chunk");R.push(J),Q+=J.length}}function sA(c){F("protocol"in c);let R=c.
protocol;return R==="about:"||R==="blob:"||R==="data:"}function pA(c){return typeof c=="string"&&c[5]===":"&&c[0]==="h"&&
c[1]==="t"&&c[2]==="t"&&c[3]==="p"&&c[4]==="s"||c.protocol==="https:"}function CA(c){F("protocol"in c);let R=c.protocol;
return R==="http:"||R==="https:"}function gA(c,R){let Q=c;if(!Q.startsWith("bytes"))return"failure";let M={position:5};if(R&&
I(nA=>nA==="	"||nA===" ",Q,M),Q.charCodeAt(M.position)!==61)return"failure";M.position++,R&&I(nA=>nA==="	"||nA===" ",Q,M);
let J=I(nA=>{let hA=nA.charCodeAt(0);return hA>=48&&hA<=57},Q,M),H=J.length?Number(J):null;if(R&&I(nA=>nA==="	"||nA===" ",
Q,M),Q.charCodeAt(M.position)!==45)return"failure";M.position++,R&&I(nA=>nA==="	"||nA===" ",Q,M);let _=I(nA=>{let hA=nA.
charCodeAt(0);return hA>=48&&hA<=57},Q,M),W=_.length?Number(_):null;return M.position<Q.length||W===null&&H===null||H>W?
"failure":{rangeStartValue:H,rangeEndValue:W}}function NA(c,R,Q){let M="bytes ";return M+=d(`${c}`),M+="-",M+=d(`${R}`),
M+="/",M+=d(`${Q}`),M}var HA=class extends A{#A;constructor(c){super(),this.#A=c}_transform(c,R,Q){if(!this._inflateStream){
if(c.length===0){Q();return}this._inflateStream=(c[0]&15)===8?o.createInflate(this.#A):o.createInflateRaw(this.#A),this.
_inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on(
"error",M=>this.destroy(M))}this._inflateStream.write(c,R,Q)}_final(c){this._inflateStream&&(this._inflateStream.end(),this.
_inflateStream=null),c()}};function vA(c){return new HA(c)}function ZA(c){let R=null,Q=null,M=null,J=jA("content-type",c);
if(J===null)return"failure";for(let H of J){let _=h(H);_==="failure"||_.essence==="*/*"||(M=_,M.essence!==Q?(R=null,M.parameters.
has("charset")&&(R=M.parameters.get("charset")),Q=M.essence):!M.parameters.has("charset")&&R!==null&&M.parameters.set("c\
harset",R))}return M??"failure"}function ae(c){let R=c,Q={position:0},M=[],J="";for(;Q.position<R.length;){if(J+=I(H=>H!==
'"'&&H!==",",R,Q),Q.position<R.length)if(R.charCodeAt(Q.position)===34){if(J+=t(R,Q),Q.position<R.length)continue}else F(
R.charCodeAt(Q.position)===44),Q.position++;J=w(J,!0,!0,H=>H===9||H===32),M.push(J),J=""}return M}function jA(c,R){let Q=R.
get(c,!0);return Q===null?null:ae(Q)}var ee=new TextDecoder;function te(c){return c.length===0?"":(c[0]===239&&c[1]===187&&
c[2]===191&&(c=c.subarray(3)),ee.decode(c))}var re=class{get baseUrl(){return a()}get origin(){return this.baseUrl?.origin}policyContainer=SA()},
O=class{settingsObject=new re},Y=new O;g.exports={isAborted:IA,isCancelled:YA,isValidEncodedURL:r,createDeferredPromise:eA,
ReadableStreamFrom:p,tryUpgradeRequestToAPotentiallyTrustworthyURL:V,clampAndCoarsenConnectionTimingInfo:BA,coarsenedSharedCurrentTime:uA,
determineRequestsReferrer:bA,makePolicyContainer:SA,clonePolicyContainer:MA,appendFetchMetadata:j,appendRequestOriginHeader:aA,
TAOCheck:QA,corsCheck:X,crossOriginResourcePolicyCheck:oA,createOpaqueTimingInfo:FA,setRequestReferrerPolicyOnRedirect:S,
isValidHTTPToken:k,requestBadPort:s,requestCurrentURL:l,responseURL:z,responseLocationURL:v,isBlobLike:b,isURLPotentiallyTrustworthy:$,
isValidReasonPhrase:u,sameOrigin:rA,normalizeMethod:kA,serializeJavascriptValueToJSONString:JA,iteratorMixin:wA,createIterator:UA,
isValidHeaderName:U,isValidHeaderValue:T,isErrorLike:C,fullyReadBody:mA,bytesMatch:AA,isReadableStreamLike:cA,readableStreamClose:OA,
isomorphicEncode:d,urlIsLocal:sA,urlHasHttpsScheme:pA,urlIsHttpHttpsScheme:CA,readAllBytes:q,simpleRangeHeaderValue:gA,buildContentRange:NA,
parseMetadata:RA,createInflate:vA,extractMimeType:ZA,getDecodeSplit:jA,utf8DecodeBytes:te,environmentSettingsObject:Y}}),
Ie=(0,Z.b)((e,g)=>{"use strict";g.exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol(
"state"),kDispatcher:Symbol("dispatcher")}}),Et=(0,Z.b)((e,g)=>{"use strict";var{Blob:A,File:o}=(0,Z.a)("node:buffer"),{
kState:E}=Ie(),{webidl:B}=ie(),n=class oe{constructor(t,w,h={}){let y=w,b=h.type,p=h.lastModified??Date.now();this[E]={blobLike:t,
name:y,type:b,lastModified:p}}stream(...t){return B.brandCheck(this,oe),this[E].blobLike.stream(...t)}arrayBuffer(...t){
return B.brandCheck(this,oe),this[E].blobLike.arrayBuffer(...t)}slice(...t){return B.brandCheck(this,oe),this[E].blobLike.
slice(...t)}text(...t){return B.brandCheck(this,oe),this[E].blobLike.text(...t)}get size(){return B.brandCheck(this,oe),
this[E].blobLike.size}get type(){return B.brandCheck(this,oe),this[E].blobLike.type}get name(){return B.brandCheck(this,
oe),this[E].name}get lastModified(){return B.brandCheck(this,oe),this[E].lastModified}get[Symbol.toStringTag](){return"F\
ile"}};B.converters.Blob=B.interfaceConverter(A);function a(I){return I instanceof o||I&&(typeof I.stream=="function"||typeof I.
arrayBuffer=="function")&&I[Symbol.toStringTag]==="File"}g.exports={FileLike:n,isFileLike:a}}),Je=(0,Z.b)((e,g)=>{"use s\
trict";var{isBlobLike:A,iteratorMixin:o}=ge(),{kState:E}=Ie(),{kEnumerableProperty:B}=VA(),{FileLike:n,isFileLike:a}=Et(),
{webidl:I}=ie(),{File:t}=(0,Z.a)("node:buffer"),w=(0,Z.a)("node:util"),h=globalThis.File??t,y=class Be{constructor(k){if(I.
util.markAsUncloneable(this),k!==void 0)throw I.errors.conversionFailed({prefix:"FormData constructor",argument:"Argumen\
t 1",types:["undefined"]});this[E]=[]}append(k,D,F=void 0){I.brandCheck(this,Be);let m="FormData.append";if(I.argumentLengthCheck(
arguments,2,m),arguments.length===3&&!A(D))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is\
 not of type 'Blob'");k=I.converters.USVString(k,m,"name"),D=A(D)?I.converters.Blob(D,m,"value",{strict:!1}):I.converters.
USVString(D,m,"value"),F=arguments.length===3?I.converters.USVString(F,m,"filename"):void 0;let N=b(k,D,F);this[E].push(
N)}delete(k){I.brandCheck(this,Be);let D="FormData.delete";I.argumentLengthCheck(arguments,1,D),k=I.converters.USVString(
k,D,"name"),this[E]=this[E].filter(F=>F.name!==k)}get(k){I.brandCheck(this,Be);let D="FormData.get";I.argumentLengthCheck(
arguments,1,D),k=I.converters.USVString(k,D,"name");let F=this[E].findIndex(m=>m.name===k);return F===-1?null:this[E][F].
value}getAll(k){I.brandCheck(this,Be);let D="FormData.getAll";return I.argumentLengthCheck(arguments,1,D),k=I.converters.
USVString(k,D,"name"),this[E].filter(F=>F.name===k).map(F=>F.value)}has(k){I.brandCheck(this,Be);let D="FormData.has";return I.
argumentLengthCheck(arguments,1,D),k=I.converters.USVString(k,D,"name"),this[E].findIndex(F=>F.name===k)!==-1}set(k,D,F=void 0){
I.brandCheck(this,Be);let m="FormData.set";if(I.argumentLengthCheck(arguments,2,m),arguments.length===3&&!A(D))throw new TypeError(
"Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");k=I.converters.USVString(k,m,"name"),D=A(D)?
I.converters.Blob(D,m,"name",{strict:!1}):I.converters.USVString(D,m,"name"),F=arguments.length===3?I.converters.USVString(
F,m,"name"):void 0;let N=b(k,D,F),G=this[E].findIndex(x=>x.name===k);G!==-1?this[E]=[...this[E].slice(0,G),N,...this[E].
slice(G+1).filter(x=>x.name!==k)]:this[E].push(N)}[w.inspect.custom](k,D){let F=this[E].reduce((N,G)=>(N[G.name]?Array.isArray(
N[G.name])?N[G.name].push(G.value):N[G.name]=[N[G.name],G.value]:N[G.name]=G.value,N),{__proto__:null});D.depth??=k,D.colors??=
!0;let m=w.formatWithOptions(D,F);return`FormData ${m.slice(m.indexOf("]")+2)}`}};o("FormData",y,E,"name","value"),Object.
defineProperties(y.prototype,{append:B,delete:B,get:B,getAll:B,has:B,set:B,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});
function b(p,k,D){if(typeof k!="string"&&(a(k)||(k=k instanceof Blob?new h([k],"blob",{type:k.type}):new n(k,"blob",{type:k.
type})),D!==void 0)){let F={type:k.type,lastModified:k.lastModified};k=k instanceof t?new h([k],D,F):new n(k,D,F)}return{
name:p,value:k}}g.exports={FormData:y,makeEntry:b}}),fr=(0,Z.b)((e,g)=>{"use strict";var{isUSVString:A,bufferToLowerCasedHeaderName:o}=VA(),
{utf8DecodeBytes:E}=ge(),{HTTP_TOKEN_CODEPOINTS:B,isomorphicDecode:n}=ce(),{isFileLike:a}=Et(),{makeEntry:I}=Je(),t=(0,Z.
a)("node:assert"),{File:w}=(0,Z.a)("node:buffer"),h=globalThis.File??w,y=Buffer.from('form-data; name="'),b=Buffer.from(
"; filename"),p=Buffer.from("--"),k=Buffer.from(`--\r
`);function D(r){for(let i=0;i<r.length;++i)if((r.charCodeAt(i)&-128)!==0)return!1;return!0}function F(r){let i=r.length;
if(i<27||i>70)return!1;for(let l=0;l<i;++l){let s=r.charCodeAt(l);if(!(s>=48&&s<=57||s>=65&&s<=90||s>=97&&s<=122||s===39||
s===45||s===95))return!1}return!0}function m(r,i){t(i!=="failure"&&i.essence==="multipart/form-data");let l=i.parameters.
get("boundary");if(l===void 0)return"failure";let s=Buffer.from(`--${l}`,"utf8"),C=[],u={position:0};for(;r[u.position]===
13&&r[u.position+1]===10;)u.position+=2;let U=r.length;for(;r[U-1]===10&&r[U-2]===13;)U-=2;for(U!==r.length&&(r=r.subarray(
0,U));;){if(r.subarray(u.position,u.position+s.length).equals(s))u.position+=s.length;else return"failure";if(u.position===
r.length-2&&v(r,p,u)||u.position===r.length-4&&v(r,k,u))return C;if(r[u.position]!==13||r[u.position+1]!==10)return"fail\
ure";u.position+=2;let T=N(r,u);if(T==="failure")return"failure";let{name:S,filename:oA,contentType:X,encoding:QA}=T;u.position+=
2;let j;{let EA=r.indexOf(s.subarray(2),u.position);if(EA===-1)return"failure";j=r.subarray(u.position,EA-4),u.position+=
j.length,QA==="base64"&&(j=Buffer.from(j.toString(),"base64"))}if(r[u.position]!==13||r[u.position+1]!==10)return"failur\
e";u.position+=2;let aA;oA!==null?(X??="text/plain",D(X)||(X=""),aA=new h([j],oA,{type:X})):aA=E(Buffer.from(j)),t(A(S)),
t(typeof aA=="string"&&A(aA)||a(aA)),C.push(I(S,aA,oA))}}function N(r,i){let l=null,s=null,C=null,u=null;for(;;){if(r[i.
position]===13&&r[i.position+1]===10)return l===null?"failure":{name:l,filename:s,contentType:C,encoding:u};let U=x(T=>T!==
10&&T!==13&&T!==58,r,i);if(U=z(U,!0,!0,T=>T===9||T===32),!B.test(U.toString())||r[i.position]!==58)return"failure";switch(i.
position++,x(T=>T===32||T===9,r,i),o(U)){case"content-disposition":{if(l=s=null,!v(r,y,i)||(i.position+=17,l=G(r,i),l===
null))return"failure";if(v(r,b,i)){let T=i.position+b.length;if(r[T]===42&&(i.position+=1,T+=1),r[T]!==61||r[T+1]!==34||
(i.position+=12,s=G(r,i),s===null))return"failure"}break}case"content-type":{let T=x(S=>S!==10&&S!==13,r,i);T=z(T,!1,!0,
S=>S===9||S===32),C=n(T);break}case"content-transfer-encoding":{let T=x(S=>S!==10&&S!==13,r,i);T=z(T,!1,!0,S=>S===9||S===
32),u=n(T);break}default:x(T=>T!==10&&T!==13,r,i)}if(r[i.position]!==13&&r[i.position+1]!==10)return"failure";i.position+=
2}}function G(r,i){t(r[i.position-1]===34);let l=x(s=>s!==10&&s!==13&&s!==34,r,i);return r[i.position]!==34?null:(i.position++,
l=new TextDecoder().decode(l).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),l)}function x(r,i,l){let s=l.position;for(;s<i.length&&r(i[s]);)++s;return i.
subarray(l.position,l.position=s)}function z(r,i,l,s){let C=0,u=r.length-1;if(i)for(;C<r.length&&s(r[C]);)C++;if(l)for(;u>
0&&s(r[u]);)u--;return C===0&&u===r.length-1?r:r.subarray(C,u+1)}function v(r,i,l){if(r.length<i.length)return!1;for(let s=0;s<
i.length;s++)if(i[s]!==r[l.position+s])return!1;return!0}g.exports={multipartFormDataParser:m,validateBoundary:F}}),pe=(0,Z.
b)((e,g)=>{"use strict";var A=VA(),{ReadableStreamFrom:o,isBlobLike:E,isReadableStreamLike:B,readableStreamClose:n,createDeferredPromise:a,
fullyReadBody:I,extractMimeType:t,utf8DecodeBytes:w}=ge(),{FormData:h}=Je(),{kState:y}=Ie(),{webidl:b}=ie(),{Blob:p}=(0,Z.
a)("node:buffer"),k=(0,Z.a)("node:assert"),{isErrored:D,isDisturbed:F}=(0,Z.a)("node:stream"),{isArrayBuffer:m}=(0,Z.a)(
"node:util/types"),{serializeAMimeType:N}=ce(),{multipartFormDataParser:G}=fr(),x;try{let j=(0,Z.a)("node:crypto");x=aA=>j.
randomInt(0,aA)}catch{x=j=>Math.floor(Math.random(j))}var z=new TextEncoder;function v(){}var r=globalThis.FinalizationRegistry&&
process.version.indexOf("v18")!==0,i;r&&(i=new FinalizationRegistry(j=>{let aA=j.deref();aA&&!aA.locked&&!F(aA)&&!D(aA)&&
aA.cancel("Response object has been garbage collected").catch(v)}));function l(j,aA=!1){let EA=null;j instanceof ReadableStream?
EA=j:E(j)?EA=j.stream():EA=new ReadableStream({async pull(MA){let bA=typeof uA=="string"?z.encode(uA):uA;bA.byteLength&&
MA.enqueue(bA),queueMicrotask(()=>n(MA))},start(){},type:"bytes"}),k(B(EA));let BA=null,uA=null,FA=null,SA=null;if(typeof j==
"string")uA=j,SA="text/plain;charset=UTF-8";else if(j instanceof URLSearchParams)uA=j.toString(),SA="application/x-www-f\
orm-urlencoded;charset=UTF-8";else if(m(j))uA=new Uint8Array(j.slice());else if(ArrayBuffer.isView(j))uA=new Uint8Array(
j.buffer.slice(j.byteOffset,j.byteOffset+j.byteLength));else if(A.isFormDataLike(j)){let MA=`----formdata-undici-0${`${x(
1e11)}`.padStart(11,"0")}`,bA=`--${MA}\r
Content-Disposition: form-data`,yA=tA=>tA.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),$=tA=>tA.replace(
/\r?\n|\r/g,`\r
`),AA=[],iA=new Uint8Array([13,10]);FA=0;let RA=!1;for(let[tA,P]of j)if(typeof P=="string"){let V=z.encode(bA+`; name="${yA(
$(tA))}"\r
\r
${$(P)}\r
`);AA.push(V),FA+=V.byteLength}else{let V=z.encode(`${bA}; name="${yA($(tA))}"`+(P.name?`; filename="${yA(P.name)}"`:"")+
`\r
Content-Type: ${P.type||"application/octet-stream"}\r
\r
`);AA.push(V,P,iA),typeof P.size=="number"?FA+=V.byteLength+P.size+iA.byteLength:RA=!0}let L=z.encode(`--${MA}--\r
`);AA.push(L),FA+=L.byteLength,RA&&(FA=null),uA=j,BA=async function*(){for(let tA of AA)tA.stream?yield*tA.stream():yield tA},
SA=`multipart/form-data; boundary=${MA}`}else if(E(j))uA=j,FA=j.size,j.type&&(SA=j.type);else if(typeof j[Symbol.asyncIterator]==
"function"){if(aA)throw new TypeError("keepalive");if(A.isDisturbed(j)||j.locked)throw new TypeError("Response body obje\
ct should not be disturbed or locked");EA=j instanceof ReadableStream?j:o(j)}if((typeof uA=="string"||A.isBuffer(uA))&&(FA=
Buffer.byteLength(uA)),BA!=null){let MA;EA=new ReadableStream({async start(){MA=BA(j)[Symbol.asyncIterator]()},async pull(bA){
let{value:yA,done:$}=await MA.next();if($)queueMicrotask(()=>{bA.close(),bA.byobRequest?.respond(0)});else if(!D(EA)){let AA=new Uint8Array(
yA);AA.byteLength&&bA.enqueue(AA)}return bA.desiredSize>0},async cancel(bA){await MA.return()},type:"bytes"})}return[{stream:EA,
source:uA,length:FA},SA]}function s(j,aA=!1){return j instanceof ReadableStream&&(k(!A.isDisturbed(j),"The body has alre\
ady been consumed."),k(!j.locked,"The stream is locked.")),l(j,aA)}function C(j,aA){let[EA,BA]=aA.stream.tee();return aA.
stream=EA,{stream:BA,length:aA.length,source:aA.source}}function u(j){if(j.aborted)throw new DOMException("The operation\
 was aborted.","AbortError")}function U(j){return{blob(){return S(this,aA=>{let EA=QA(this);return EA===null?EA="":EA&&(EA=
N(EA)),new p([aA],{type:EA})},j)},arrayBuffer(){return S(this,aA=>new Uint8Array(aA).buffer,j)},text(){return S(this,w,j)},
json(){return S(this,X,j)},formData(){return S(this,aA=>{let EA=QA(this);if(EA!==null)switch(EA.essence){case"multipart/\
form-data":{let BA=G(aA,EA);if(BA==="failure")throw new TypeError("Failed to parse body as FormData.");let uA=new h;return uA[y]=
BA,uA}case"application/x-www-form-urlencoded":{let BA=new URLSearchParams(aA.toString()),uA=new h;for(let[FA,SA]of BA)uA.
append(FA,SA);return uA}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-fo\
rm-urlencoded".')},j)},bytes(){return S(this,aA=>new Uint8Array(aA),j)}}}function T(j){Object.assign(j.prototype,U(j))}async function S(j,aA,EA){
if(b.brandCheck(j,EA),oA(j))throw new TypeError("Body is unusable: Body has already been read");u(j[y]);let BA=a(),uA=SA=>BA.
reject(SA),FA=SA=>{try{BA.resolve(aA(SA))}catch(MA){uA(MA)}};return j[y].body==null?(FA(Buffer.allocUnsafe(0)),BA.promise):
(await I(j[y].body,FA,uA),BA.promise)}function oA(j){let aA=j[y].body;return aA!=null&&(aA.stream.locked||A.isDisturbed(
aA.stream))}function X(j){return JSON.parse(w(j))}function QA(j){let aA=j[y].headersList,EA=t(aA);return EA==="failure"?
null:EA}g.exports={extractBody:l,safelyExtractBody:s,cloneBody:C,mixinBody:T,streamRegistry:i,hasFinalizationRegistry:r,
bodyUnusable:oA}}),yr=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.a)("node:assert"),o=VA(),{channels:E}=Ye(),B=at(),{RequestContentLengthMismatchError:n,
ResponseContentLengthMismatchError:a,RequestAbortedError:I,InvalidArgumentError:t,HeadersTimeoutError:w,HeadersOverflowError:h,
SocketError:y,InformationalError:b,BodyTimeoutError:p,HTTPParserError:k,ResponseExceededMaxSizeError:D}=WA(),{kUrl:F,kReset:m,
kClient:N,kParser:G,kBlocking:x,kRunning:z,kPending:v,kSize:r,kWriting:i,kQueue:l,kNoRef:s,kKeepAliveDefaultTimeout:C,kHostHeader:u,
kPendingIdx:U,kRunningIdx:T,kError:S,kPipelining:oA,kSocket:X,kKeepAliveTimeoutValue:QA,kMaxHeadersSize:j,kKeepAliveMaxTimeout:aA,
kKeepAliveTimeoutThreshold:EA,kHeadersTimeout:BA,kBodyTimeout:uA,kStrictContentLength:FA,kMaxRequests:SA,kCounter:MA,kMaxResponseSize:bA,
kOnError:yA,kResume:$,kHTTPContext:AA}=XA(),iA=pr(),RA=Buffer.alloc(0),L=Buffer[Symbol.species],tA=o.addListener,P=o.removeAllListeners,
V=Symbol("kIdleSocketValidation"),rA=Symbol("kIdleSocketValidationTimeout"),eA=Symbol("kSocketUsed"),IA;async function YA(){
let O=process.env.JEST_WORKER_ID?gt():void 0,Y;try{Y=await WebAssembly.compile(wr())}catch{Y=await WebAssembly.compile(O||
gt())}return await WebAssembly.instantiate(Y,{env:{wasm_on_url:(c,R,Q)=>0,wasm_on_status:(c,R,Q)=>{A(lA.ptr===c);let M=R-
mA+UA.byteOffset;return lA.onStatus(new L(UA.buffer,M,Q))||0},wasm_on_message_begin:c=>(A(lA.ptr===c),lA.onMessageBegin()||
0),wasm_on_header_field:(c,R,Q)=>{A(lA.ptr===c);let M=R-mA+UA.byteOffset;return lA.onHeaderField(new L(UA.buffer,M,Q))||
0},wasm_on_header_value:(c,R,Q)=>{A(lA.ptr===c);let M=R-mA+UA.byteOffset;return lA.onHeaderValue(new L(UA.buffer,M,Q))||
0},wasm_on_headers_complete:(c,R,Q,M)=>(A(lA.ptr===c),lA.onHeadersComplete(R,!!Q,!!M)||0),wasm_on_body:(c,R,Q)=>{A(lA.ptr===
c);let M=R-mA+UA.byteOffset;return lA.onBody(new L(UA.buffer,M,Q))||0},wasm_on_message_complete:c=>(A(lA.ptr===c),lA.onMessageComplete()||
0)}})}var kA=null,JA=YA();JA.catch();var lA=null,UA=null,wA=0,mA=null,cA=0,OA=1,K=2|OA,d=4|OA,q=8|cA,sA=class{constructor(O,Y,{
exports:c}){A(Number.isFinite(O[j])&&O[j]>0),this.llhttp=c,this.ptr=this.llhttp.llhttp_alloc(iA.TYPE.RESPONSE),this.client=
O,this.socket=Y,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.statusCode=null,this.statusText="",this.
upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=O[j],this.shouldKeepAlive=!1,this.paused=!1,this.resume=
this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=
O[bA]}setTimeout(O,Y){O!==this.timeoutValue||Y&OA^this.timeoutType&OA?(this.timeout&&(B.clearTimeout(this.timeout),this.
timeout=null),O&&(Y&OA?this.timeout=B.setFastTimeout(pA,O,new WeakRef(this)):(this.timeout=setTimeout(pA,O,new WeakRef(this)),
this.timeout.unref())),this.timeoutValue=O):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=
Y}resume(){this.socket.destroyed||!this.paused||(A(this.ptr!=null),A(lA==null),this.llhttp.llhttp_resume(this.ptr),A(this.
timeoutType===d),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||
RA),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){let O=this.socket.read();if(O===null)break;this.execute(O)}}execute(O){
A(this.ptr!=null),A(lA==null),A(!this.paused);let{socket:Y,llhttp:c}=this;O.length>wA&&(mA&&c.free(mA),wA=Math.ceil(O.length/
4096)*4096,mA=c.malloc(wA)),new Uint8Array(c.memory.buffer,mA,wA).set(O);try{let R;try{UA=O,lA=this,R=c.llhttp_execute(this.
ptr,mA,O.length)}catch(M){throw M}finally{lA=null,UA=null}let Q=c.llhttp_get_error_pos(this.ptr)-mA;if(R!==iA.ERROR.OK){
let M=O.subarray(Q);if(R===iA.ERROR.PAUSED_UPGRADE)this.onUpgrade(M);else if(R===iA.ERROR.PAUSED)this.paused=!0,Y.unshift(
M);else throw this.createError(R,M)}}catch(R){o.destroy(Y,R)}}finish(){A(lA===null),A(this.ptr!=null),A(!this.paused);let{
llhttp:O}=this,Y;try{lA=this,Y=O.llhttp_finish(this.ptr)}finally{lA=null}return Y===iA.ERROR.OK?null:Y===iA.ERROR.PAUSED||
Y===iA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(Y,RA)}createError(O,Y){let{llhttp:c,contentLength:R,bytesRead:Q}=this;
if(R&&Q!==parseInt(R,10))return new a;let M=c.llhttp_get_error_reason(this.ptr),J="";if(M){let H=new Uint8Array(c.memory.
buffer,M).indexOf(0);J="Response does not match the HTTP/1.1 protocol ("+Buffer.from(c.memory.buffer,M,H).toString()+")"}
return new k(J,iA.ERROR[O],Y)}destroy(){A(this.ptr!=null),A(lA==null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.
timeout&&B.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(O){
this.statusText=O.toString()}onMessageBegin(){let{socket:O,client:Y}=this;if(O.destroyed)return-1;if(Y[z]===0)return o.destroy(
O,new y("bad response",o.getSocketInfo(O))),-1;let c=Y[l][Y[T]];if(!c)return-1;c.onResponseStarted()}onHeaderField(O){let Y=this.
headers.length;(Y&1)===0?this.headers.push(O):this.headers[Y-1]=Buffer.concat([this.headers[Y-1],O]),this.trackHeader(O.
length)}onHeaderValue(O){let Y=this.headers.length;(Y&1)===1?(this.headers.push(O),Y+=1):this.headers[Y-1]=Buffer.concat(
[this.headers[Y-1],O]);let c=this.headers[Y-2];if(c.length===10){let R=o.bufferToLowerCasedHeaderName(c);R==="keep-alive"?
this.keepAlive+=O.toString():R==="connection"&&(this.connection+=O.toString())}else c.length===14&&o.bufferToLowerCasedHeaderName(
c)==="content-length"&&(this.contentLength+=O.toString());this.trackHeader(O.length)}trackHeader(O){this.headersSize+=O,
this.headersSize>=this.headersMaxSize&&o.destroy(this.socket,new h)}onUpgrade(O){let{upgrade:Y,client:c,socket:R,headers:Q,
statusCode:M,statusText:J}=this;A(Y),A(c[X]===R),A(!R.destroyed),A(!this.paused),A((Q.length&1)===0);let H=c[l][c[T]];A(
H),A(H.upgrade||H.method==="CONNECT"),this.statusCode=null,this.statusText="",this.shouldKeepAlive=null,this.headers=[],
this.headersSize=0,R.unshift(O),R[G].destroy(),R[G]=null,R[N]=null,R[S]=null,P(R),c[X]=null,c[AA]=null,c[l][c[T]++]=null,
c.emit("disconnect",c[F],[c],new b("upgrade"));try{H.onUpgrade(M,Q,R,J)}catch(_){o.errorRequest(c,H,_),o.destroy(R,_)}c[$]()}onHeadersComplete(O,Y,c){
let{client:R,socket:Q,headers:M,statusText:J}=this;if(Q.destroyed)return-1;if(R[z]===0)return o.destroy(Q,new y("bad res\
ponse",o.getSocketInfo(Q))),-1;let H=R[l][R[T]];if(!H)return-1;if(A(!this.upgrade),A(this.statusCode<200),O===100)return o.
destroy(Q,new y("bad response",o.getSocketInfo(Q))),-1;if(Y&&!H.upgrade)return o.destroy(Q,new y("bad upgrade",o.getSocketInfo(
Q))),-1;if(A(this.timeoutType===K),this.statusCode=O,this.shouldKeepAlive=c||H.method==="HEAD"&&!Q[m]&&this.connection.toLowerCase()===
"keep-alive",this.statusCode>=200){let W=H.bodyTimeout!=null?H.bodyTimeout:R[uA];this.setTimeout(W,d)}else this.timeout&&
this.timeout.refresh&&this.timeout.refresh();if(H.method==="CONNECT")return A(R[z]===1),this.upgrade=!0,2;if(Y)return A(
R[z]===1),this.upgrade=!0,2;if(A((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&R[oA]){
let W=this.keepAlive?o.parseKeepAliveTimeout(this.keepAlive):null;if(W!=null){let nA=Math.min(W-R[EA],R[aA]);nA<=0?Q[m]=
!0:R[QA]=nA}else R[QA]=R[C]}else Q[m]=!0;let _=H.onHeaders(O,M,this.resume,J)===!1;return H.aborted?-1:H.method==="HEAD"||
O<200?1:(Q[x]&&(Q[x]=!1,R[$]()),_?iA.ERROR.PAUSED:0)}onBody(O){let{client:Y,socket:c,statusCode:R,maxResponseSize:Q}=this;
if(c.destroyed)return-1;let M=Y[l][Y[T]];if(A(M),A(this.timeoutType===d),this.timeout&&this.timeout.refresh&&this.timeout.
refresh(),A(R>=200),Q>-1&&this.bytesRead+O.length>Q)return o.destroy(c,new D),-1;if(this.bytesRead+=O.length,M.onData(O)===
!1)return iA.ERROR.PAUSED}onMessageComplete(){let{client:O,socket:Y,statusCode:c,upgrade:R,headers:Q,contentLength:M,bytesRead:J,
shouldKeepAlive:H}=this;if(Y.destroyed&&(!c||H))return-1;if(R)return;A(c>=100),A((this.headers.length&1)===0);let _=O[l][O[T]];
if(A(_),this.statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection=
"",this.headers=[],this.headersSize=0,!(c<200)){if(_.method!=="HEAD"&&M&&J!==parseInt(M,10))return o.destroy(Y,new a),-1;
if(_.onComplete(Q),O[l][O[T]++]=null,Y[eA]=!0,Y[i])return A(O[z]===0),o.destroy(Y,new b("reset")),iA.ERROR.PAUSED;if(H){
if(Y[m]&&O[z]===0)return o.destroy(Y,new b("reset")),iA.ERROR.PAUSED;O[oA]==null||O[oA]===1?setImmediate(()=>O[$]()):O[$]()}else
return o.destroy(Y,new b("reset")),iA.ERROR.PAUSED}}};function pA(O){let{socket:Y,timeoutType:c,client:R,paused:Q}=O.deref();
c===K?(!Y[i]||Y.writableNeedDrain||R[z]>1)&&(A(!Q,"cannot be paused while waiting for headers"),o.destroy(Y,new w)):c===
d?Q||o.destroy(Y,new p):c===q&&(A(R[z]===0&&R[QA]),o.destroy(Y,new b("socket idle timeout")))}async function CA(O,Y){O[X]=
Y,kA||(kA=await JA,JA=null),Y[s]=!1,Y[i]=!1,Y[m]=!1,Y[x]=!1,Y[V]=0,Y[rA]=null,Y[eA]=!1,Y[G]=new sA(O,Y,kA),tA(Y,"error",
function(R){let Q=this[G];if(R.code==="ECONNRESET"&&Q.statusCode&&!Q.shouldKeepAlive){let M=Q.finish();M&&(this[S]=M,this[N][yA](
M));return}this[S]=R,this[N][yA](R)}),tA(Y,"readable",function(){let R=this[G];R&&R.readMore()}),tA(Y,"end",function(){let R=this[G];
if(R.statusCode&&!R.shouldKeepAlive){let Q=R.finish();Q&&o.destroy(this,Q);return}o.destroy(this,new y("other side close\
d",o.getSocketInfo(this)))}),tA(Y,"close",function(){let R=this[N],Q=this[G];gA(this),Q&&(!this[S]&&Q.statusCode&&!Q.shouldKeepAlive&&
(this[S]=Q.finish()||this[S]),this[G].destroy(),this[G]=null);let M=this[S]||new y("closed",o.getSocketInfo(this));if(R[X]=
null,R[AA]=null,R.destroyed){A(R[v]===0);let J=R[l].splice(R[T]);for(let H=0;H<J.length;H++){let _=J[H];o.errorRequest(R,
_,M)}}else if(R[z]>0&&M.code!=="UND_ERR_INFO"){let J=R[l][R[T]];R[l][R[T]++]=null,o.errorRequest(R,J,M)}R[U]=R[T],A(R[z]===
0),R.emit("disconnect",R[F],[R],M),R[$]()});let c=!1;return Y.on("close",()=>{c=!0}),{version:"h1",defaultPipelining:1,write(...R){
return ZA(O,...R)},resume(){HA(O)},destroy(R,Q){c?queueMicrotask(Q):Y.destroy(R).on("close",Q)},get destroyed(){return Y.
destroyed},busy(R){return!!(Y[i]||Y[m]||Y[x]||Y[V]===1||R&&(O[z]>0&&!R.idempotent||O[z]>0&&(R.upgrade||R.method==="CONNE\
CT")||O[z]>0&&o.bodyLength(R.body)!==0&&(o.isStream(R.body)||o.isAsyncIterable(R.body)||o.isFormDataLike(R.body))))}}}function gA(O){
O[rA]&&(clearImmediate(O[rA]),O[rA]=null),O[V]=0}function NA(O,Y){Y[V]=1,Y[rA]=setImmediate(()=>{Y[rA]=null,Y[V]=2,O[X]===
Y&&!Y.destroyed&&O[$]()})}function HA(O){let Y=O[X];if(Y&&!Y.destroyed){if(O[r]===0?!Y[s]&&Y.unref&&(Y.unref(),Y[s]=!0):
Y[s]&&Y.ref&&(Y.ref(),Y[s]=!1),O[z]===0&&O[v]>0&&Y[eA]){if(Y[V]===0)return NA(O,Y),Y[G].readMore(),Y.destroyed,void 0;if(Y[V]===
1)return Y[G].readMore(),Y.destroyed,void 0}if(O[z]===0&&(Y[G].readMore(),Y.destroyed))return;if(O[r]===0)Y[G].timeoutType!==
q&&Y[G].setTimeout(O[QA],q);else if(O[z]>0&&Y[G].statusCode<200&&Y[G].timeoutType!==K){let c=O[l][O[T]],R=c.headersTimeout!=
null?c.headersTimeout:O[BA];Y[G].setTimeout(R,K)}}}function vA(O){return O!=="GET"&&O!=="HEAD"&&O!=="OPTIONS"&&O!=="TRAC\
E"&&O!=="CONNECT"}function ZA(O,Y){let{method:c,path:R,host:Q,upgrade:M,blocking:J,reset:H}=Y,{body:_,headers:W,contentLength:nA}=Y,
hA=c==="PUT"||c==="POST"||c==="PATCH"||c==="QUERY"||c==="PROPFIND"||c==="PROPPATCH";if(o.isFormDataLike(_)){IA||(IA=pe().
extractBody);let[LA,DA]=IA(_);Y.contentType==null&&W.push("content-type",DA),_=LA.stream,nA=LA.length}else if(o.isBlobLike(
_)&&Y.contentType==null){let LA=_.type;if(LA){let DA=`${LA}`;if(!o.isValidHeaderValue(DA))return o.errorRequest(O,Y,new t(
"invalid content-type header")),!1;W.push("content-type",DA)}}_&&typeof _.read=="function"&&_.read(0);let fA=o.bodyLength(
_);if(nA=fA??nA,nA===null&&(nA=Y.contentLength),nA===0&&!hA&&(nA=null),vA(c)&&nA>0&&Y.contentLength!==null&&Y.contentLength!==
nA){if(O[FA])return o.errorRequest(O,Y,new n),!1;process.emitWarning(new n)}let dA=O[X];gA(dA);let TA=LA=>{if(!Y.aborted){
if(Y.completed){(Y.upgrade||Y.method==="CONNECT")&&o.destroy(dA,new b("aborted"));return}o.errorRequest(O,Y,LA||new I),o.
destroy(_),o.destroy(dA,new b("aborted"))}};try{Y.onConnect(TA)}catch(LA){o.errorRequest(O,Y,LA)}if(Y.aborted)return!1;c===
"HEAD"&&(dA[m]=!0),(M||c==="CONNECT")&&(dA[m]=!0),H!=null&&(dA[m]=H),O[SA]&&dA[MA]++>=O[SA]&&(dA[m]=!0),J&&(dA[x]=!0);let GA=`${c}\
 ${R} HTTP/1.1\r
`;if(typeof Q=="string"?GA+=`host: ${Q}\r
`:GA+=O[u],M?GA+=`connection: upgrade\r
upgrade: ${M}\r
`:O[oA]&&!dA[m]?GA+=`connection: keep-alive\r
`:GA+=`connection: close\r
`,Array.isArray(W))for(let LA=0;LA<W.length;LA+=2){let DA=W[LA+0],xA=W[LA+1];if(Array.isArray(xA))for(let KA=0;KA<xA.length;KA++)
GA+=`${DA}: ${xA[KA]}\r
`;else GA+=`${DA}: ${xA}\r
`}return E.sendHeaders.hasSubscribers&&E.sendHeaders.publish({request:Y,headers:GA,socket:dA}),!_||fA===0?jA(TA,null,O,Y,
dA,nA,GA,hA):o.isBuffer(_)?jA(TA,_,O,Y,dA,nA,GA,hA):o.isBlobLike(_)?typeof _.stream=="function"?te(TA,_.stream(),O,Y,dA,
nA,GA,hA):ee(TA,_,O,Y,dA,nA,GA,hA):o.isStream(_)?ae(TA,_,O,Y,dA,nA,GA,hA):o.isIterable(_)?te(TA,_,O,Y,dA,nA,GA,hA):A(!1),
!0}function ae(O,Y,c,R,Q,M,J,H){A(M!==0||c[z]===0,"stream body cannot be pipelined");let _=!1,W=new re({abort:O,socket:Q,
request:R,contentLength:M,client:c,expectsPayload:H,header:J}),nA=function(TA){if(!_)try{!W.write(TA)&&this.pause&&this.
pause()}catch(GA){o.destroy(this,GA)}},hA=function(){_||Y.resume&&Y.resume()},fA=function(){if(queueMicrotask(()=>{Y.removeListener(
"error",dA)}),!_){let TA=new I;queueMicrotask(()=>dA(TA))}},dA=function(TA){if(!_){if(_=!0,A(Q.destroyed||Q[i]&&c[z]<=1),
Q.off("drain",hA).off("error",dA),Y.removeListener("data",nA).removeListener("end",dA).removeListener("close",fA),!TA)try{
W.end()}catch(GA){TA=GA}W.destroy(TA),TA&&(TA.code!=="UND_ERR_INFO"||TA.message!=="reset")?o.destroy(Y,TA):o.destroy(Y)}};
Y.on("data",nA).on("end",dA).on("error",dA).on("close",fA),Y.resume&&Y.resume(),Q.on("drain",hA).on("error",dA),Y.errorEmitted??
Y.errored?setImmediate(()=>dA(Y.errored)):(Y.endEmitted??Y.readableEnded)&&setImmediate(()=>dA(null)),(Y.closeEmitted??Y.
closed)&&setImmediate(fA)}function jA(O,Y,c,R,Q,M,J,H){try{Y?o.isBuffer(Y)&&(A(M===Y.byteLength,"buffer body must have c\
ontent length"),Q.cork(),Q.write(`${J}content-length: ${M}\r
\r
`,"latin1"),Q.write(Y),Q.uncork(),R.onBodySent(Y),!H&&R.reset!==!1&&(Q[m]=!0)):M===0?Q.write(`${J}content-length: 0\r
\r
`,"latin1"):(A(M===null,"no body must not have content length"),Q.write(`${J}\r
`,"latin1")),R.onRequestSent(),c[$]()}catch(_){O(_)}}async function ee(O,Y,c,R,Q,M,J,H){A(M===Y.size,"blob body must hav\
e content length");try{if(M!=null&&M!==Y.size)throw new n;let _=Buffer.from(await Y.arrayBuffer());Q.cork(),Q.write(`${J}\
content-length: ${M}\r
\r
`,"latin1"),Q.write(_),Q.uncork(),R.onBodySent(_),R.onRequestSent(),!H&&R.reset!==!1&&(Q[m]=!0),c[$]()}catch(_){O(_)}}async function te(O,Y,c,R,Q,M,J,H){
A(M!==0||c[z]===0,"iterator body cannot be pipelined");let _=null;function W(){if(_){let fA=_;_=null,fA()}}let nA=()=>new Promise(
(fA,dA)=>{A(_===null),Q[S]?dA(Q[S]):_=fA});Q.on("close",W).on("drain",W);let hA=new re({abort:O,socket:Q,request:R,contentLength:M,
client:c,expectsPayload:H,header:J});try{for await(let fA of Y){if(Q[S])throw Q[S];hA.write(fA)||await nA()}hA.end()}catch(fA){
hA.destroy(fA)}finally{Q.off("close",W).off("drain",W)}}var re=class{constructor({abort:O,socket:Y,request:c,contentLength:R,
client:Q,expectsPayload:M,header:J}){this.socket=Y,this.request=c,this.contentLength=R,this.client=Q,this.bytesWritten=0,
this.expectsPayload=M,this.header=J,this.abort=O,Y[i]=!0}write(O){let{socket:Y,request:c,contentLength:R,client:Q,bytesWritten:M,
expectsPayload:J,header:H}=this;if(Y[S])throw Y[S];if(Y.destroyed)return!1;let _=Buffer.byteLength(O);if(!_)return!0;if(R!==
null&&M+_>R){if(Q[FA])throw new n;process.emitWarning(new n)}Y.cork(),M===0&&(!J&&c.reset!==!1&&(Y[m]=!0),R===null?Y.write(
`${H}transfer-encoding: chunked\r
`,"latin1"):Y.write(`${H}content-length: ${R}\r
\r
`,"latin1")),R===null&&Y.write(`\r
${_.toString(16)}\r
`,"latin1"),this.bytesWritten+=_;let W=Y.write(O);return Y.uncork(),c.onBodySent(O),W||Y[G].timeout&&Y[G].timeoutType===
K&&Y[G].timeout.refresh&&Y[G].timeout.refresh(),W}end(){let{socket:O,contentLength:Y,client:c,bytesWritten:R,expectsPayload:Q,
header:M,request:J}=this;if(J.onRequestSent(),O[i]=!1,O[S])throw O[S];if(!O.destroyed){if(R===0?Q?O.write(`${M}content-l\
ength: 0\r
\r
`,"latin1"):O.write(`${M}\r
`,"latin1"):Y===null&&O.write(`\r
0\r
\r
`,"latin1"),Y!==null&&R!==Y){if(c[FA])throw new n;process.emitWarning(new n)}O[G].timeout&&O[G].timeoutType===K&&O[G].timeout.
refresh&&O[G].timeout.refresh(),c[$]()}}destroy(O){let{socket:Y,client:c,abort:R}=this;Y[i]=!1,O&&(A(c[z]<=1,"pipeline s\
hould only contain this request"),R(O))}};g.exports=CA}),Dr=(0,Z.b)((e,g)=>{"use strict";var A=(0,Z.a)("node:assert"),{errorMonitor:o}=(0,Z.
a)("node:events"),{pipeline:E}=(0,Z.a)("node:stream"),B=VA(),{RequestContentLengthMismatchError:n,RequestAbortedError:a,
SocketError:I,InformationalError:t}=WA(),{kUrl:w,kReset:h,kClient:y,kRunning:b,kPending:p,kQueue:k,kPendingIdx:D,kRunningIdx:F,
kError:m,kSocket:N,kStrictContentLength:G,kOnError:x,kMaxConcurrentStreams:z,kHTTP2Session:v,kResume:r,kSize:i,kHTTPContext:l}=XA(),
s=Symbol("open streams"),C,u=!1,U;try{U=(0,Z.a)("node:http2")}catch{U={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY:T,
HTTP2_HEADER_METHOD:S,HTTP2_HEADER_PATH:oA,HTTP2_HEADER_SCHEME:X,HTTP2_HEADER_CONTENT_LENGTH:QA,HTTP2_HEADER_EXPECT:j,HTTP2_HEADER_STATUS:aA}}=U;
function EA(P){let V=[];for(let[rA,eA]of Object.entries(P))if(Array.isArray(eA))for(let IA of eA)V.push(Buffer.from(rA),
Buffer.from(IA));else V.push(Buffer.from(rA),Buffer.from(eA));return V}function BA(P){let{[aA]:V,...rA}=P;return EA(rA)}
async function uA(P,V){P[N]=V,u||(u=!0,process.emitWarning("H2 support is experimental, expect them to change at any tim\
e.",{code:"UNDICI-H2"}));let rA=U.connect(P[w],{createConnection:()=>V,peerMaxConcurrentStreams:P[z]});rA[s]=0,rA[y]=P,rA[N]=
V,B.addListener(rA,"error",SA),B.addListener(rA,"frameError",MA),B.addListener(rA,"end",bA),B.addListener(rA,"goaway",yA),
B.addListener(rA,"close",function(){let{[y]:IA}=this,{[N]:YA}=IA,kA=this[N][m]||this[m]||new I("closed",B.getSocketInfo(
YA));if(IA[v]=null,IA.destroyed){A(IA[p]===0);let JA=IA[k].splice(IA[F]);for(let lA=0;lA<JA.length;lA++){let UA=JA[lA];B.
errorRequest(IA,UA,kA)}}}),rA.unref(),P[v]=rA,V[v]=rA,B.addListener(V,"error",function(IA){this[m]=IA,this[y][x](IA)}),B.
addListener(V,"end",function(){B.destroy(this,new I("other side closed",B.getSocketInfo(this)))}),B.addListener(V,"close",
function(){let IA=this[m]||new I("closed",B.getSocketInfo(this));P[N]=null,this[v]!=null&&this[v].destroy(IA),P[D]=P[F],
A(P[b]===0),P.emit("disconnect",P[w],[P],IA),P[r]()});let eA=!1;return V.on("close",()=>{eA=!0}),{version:"h2",defaultPipelining:1/0,
write(...IA){return AA(P,...IA)},resume(){FA(P)},destroy(IA,YA){eA?queueMicrotask(YA):V.destroy(IA).on("close",YA)},get destroyed(){
return V.destroyed},busy(){return!1}}}function FA(P){let V=P[N];V?.destroyed===!1&&(P[i]===0&&P[z]===0?(V.unref(),P[v].unref()):
(V.ref(),P[v].ref()))}function SA(P){this[N][m]=P,this[y][x](P)}function MA(P,V,rA){if(rA===0){let eA=new t(`HTTP/2: "fr\
ameError" received - type ${P}, code ${V}`);this[N][m]=eA,this[y][x](eA)}}function bA(){let P=new I("other side closed",
B.getSocketInfo(this[N]));this.destroy(P),B.destroy(this[N],P)}function yA(P){let V=this[m]||new I(`HTTP/2: "GOAWAY" fra\
me received with code ${P}`,B.getSocketInfo(this)),rA=this[y];if(rA[N]=null,rA[l]=null,this[v]!=null&&(this[v].destroy(V),
this[v]=null),B.destroy(this[N],V),rA[F]<rA[k].length){let eA=rA[k][rA[F]];rA[k][rA[F]++]=null,B.errorRequest(rA,eA,V),rA[D]=
rA[F]}A(rA[b]===0),rA.emit("disconnect",rA[w],[rA],V),rA[r]()}function $(P){return P!=="GET"&&P!=="HEAD"&&P!=="OPTIONS"&&
P!=="TRACE"&&P!=="CONNECT"}function AA(P,V){let rA=P[v],{method:eA,path:IA,host:YA,upgrade:kA,expectContinue:JA,signal:lA,
headers:UA}=V,{body:wA}=V;if(kA)return B.errorRequest(P,V,new Error("Upgrade not supported for H2")),!1;let mA={};for(let gA=0;gA<
UA.length;gA+=2){let NA=UA[gA+0],HA=UA[gA+1];if(Array.isArray(HA))for(let vA=0;vA<HA.length;vA++)mA[NA]?mA[NA]+=`,${HA[vA]}`:
mA[NA]=HA[vA];else mA[NA]=HA}let cA,{hostname:OA,port:K}=P[w];mA[T]=YA||`${OA}${K?`:${K}`:""}`,mA[S]=eA;let d=gA=>{if(!V.
aborted){if(V.completed){eA==="CONNECT"&&cA!=null&&B.destroy(cA,gA||new a);return}gA=gA||new a,B.errorRequest(P,V,gA),cA!=
null&&B.destroy(cA,gA),B.destroy(wA,gA),P[k][P[F]++]=null,P[r]()}};try{V.onConnect(d)}catch(gA){B.errorRequest(P,V,gA)}if(V.
aborted)return!1;if(eA==="CONNECT"){rA.ref(),cA=rA.request(mA,{endStream:!1,signal:lA});let gA=!1,NA=ZA=>{gA=!0,cA.off(o,
HA),V.onUpgradeResponse(Number(ZA[aA]),ZA,BA)},HA=ZA=>{gA=!0,cA.off("response",NA),V.onUpgradeError(ZA)},vA=()=>{try{V.onUpgrade(
null,null,cA)}catch(ZA){cA.off("response",NA),d(ZA);return}V.aborted||(cA.off("error",d),cA.once(o,HA),P[k][P[F]++]=null)};
return cA.once("response",NA),cA.once("error",d),++rA[s],vA(),cA.once("close",()=>{!gA&&V.completed&&(cA.off("response",
NA),cA.off(o,HA),V.onUpgradeError(new t(`HTTP/2: "stream error" received - code ${cA.rstCode}`))),rA[s]-=1,rA[s]===0&&rA.
unref()}),!0}mA[oA]=IA,mA[X]="https";let q=eA==="PUT"||eA==="POST"||eA==="PATCH";wA&&typeof wA.read=="function"&&wA.read(
0);let sA=B.bodyLength(wA);if(B.isFormDataLike(wA)){C??=pe().extractBody;let[gA,NA]=C(wA);mA["content-type"]=NA,wA=gA.stream,
sA=gA.length}if(sA==null&&(sA=V.contentLength),(sA===0||!q)&&(sA=null),$(eA)&&sA>0&&V.contentLength!=null&&V.contentLength!==
sA){if(P[G])return B.errorRequest(P,V,new n),!1;process.emitWarning(new n)}sA!=null&&(A(wA,"no body must not have conten\
t length"),mA[QA]=`${sA}`),rA.ref();let pA=eA==="GET"||eA==="HEAD"||wA===null;return JA?(mA[j]="100-continue",cA=rA.request(
mA,{endStream:pA,signal:lA}),cA.once("continue",CA)):(cA=rA.request(mA,{endStream:pA,signal:lA}),CA()),++rA[s],cA.once("\
response",gA=>{let{[aA]:NA,...HA}=gA;if(V.onResponseStarted(),V.aborted){let vA=new a;B.errorRequest(P,V,vA),B.destroy(cA,
vA);return}V.onHeaders(Number(NA),EA(HA),cA.resume.bind(cA),"")===!1&&cA.pause(),cA.on("data",vA=>{V.onData(vA)===!1&&cA.
pause()})}),cA.once("end",()=>{(cA.state?.state==null||cA.state.state<6)&&V.onComplete([]),rA[s]===0&&rA.unref(),d(new t(
"HTTP/2: stream half-closed (remote)")),P[k][P[F]++]=null,P[D]=P[F],P[r]()}),cA.once("close",()=>{rA[s]-=1,rA[s]===0&&rA.
unref()}),cA.once("error",function(gA){d(gA)}),cA.once("frameError",(gA,NA)=>{d(new t(`HTTP/2: "frameError" received - t\
ype ${gA}, code ${NA}`))}),!0;function CA(){!wA||sA===0?iA(d,cA,null,P,V,P[N],sA,q):B.isBuffer(wA)?iA(d,cA,wA,P,V,P[N],sA,
q):B.isBlobLike(wA)?typeof wA.stream=="function"?tA(d,cA,wA.stream(),P,V,P[N],sA,q):L(d,cA,wA,P,V,P[N],sA,q):B.isStream(
wA)?RA(d,P[N],q,cA,wA,P,V,sA):B.isIterable(wA)?tA(d,cA,wA,P,V,P[N],sA,q):A(!1)}}function iA(P,V,rA,eA,IA,YA,kA,JA){try{rA!=
null&&B.isBuffer(rA)&&(A(kA===rA.byteLength,"buffer body must have content length"),V.cork(),V.write(rA),V.uncork(),V.end(),
IA.onBodySent(rA)),JA||(YA[h]=!0),IA.onRequestSent(),eA[r]()}catch(lA){P(lA)}}function RA(P,V,rA,eA,IA,YA,kA,JA){A(JA!==
0||YA[b]===0,"stream body cannot be pipelined");let lA=E(IA,eA,wA=>{wA?(B.destroy(lA,wA),P(wA)):(B.removeAllListeners(lA),
kA.onRequestSent(),rA||(V[h]=!0),YA[r]())});B.addListener(lA,"data",UA);function UA(wA){kA.onBodySent(wA)}}async function L(P,V,rA,eA,IA,YA,kA,JA){
A(kA===rA.size,"blob body must have content length");try{if(kA!=null&&kA!==rA.size)throw new n;let lA=Buffer.from(await rA.
arrayBuffer());V.cork(),V.write(lA),V.uncork(),V.end(),IA.onBodySent(lA),IA.onRequestSent(),JA||(YA[h]=!0),eA[r]()}catch(lA){
P(lA)}}async function tA(P,V,rA,eA,IA,YA,kA,JA){A(kA!==0||eA[b]===0,"iterator body cannot be pipelined");let lA=null;function UA(){
if(lA){let mA=lA;lA=null,mA()}}let wA=()=>new Promise((mA,cA)=>{A(lA===null),YA[m]?cA(YA[m]):lA=mA});V.on("close",UA).on(
"drain",UA);try{for await(let mA of rA){if(YA[m])throw YA[m];let cA=V.write(mA);IA.onBodySent(mA),cA||await wA()}V.end(),
IA.onRequestSent(),JA||(YA[h]=!0),eA[r]()}catch(mA){P(mA)}finally{V.off("close",UA).off("drain",UA)}}g.exports=uA}),Rr=(0,Z.
b)((e,g)=>{"use strict";var A=VA(),{kBodyUsed:o}=XA(),E=(0,Z.a)("node:assert"),{InvalidArgumentError:B}=WA(),n=(0,Z.a)("\
node:events"),a=[300,301,302,303,307,308],I=Symbol("body"),t=class{constructor(p){this[I]=p,this[o]=!1}async*[Symbol.asyncIterator](){
E(!this[o],"disturbed"),this[o]=!0,yield*this[I]}},w=class{constructor(p,k,D,F){if(k!=null&&(!Number.isInteger(k)||k<0))
throw new B("maxRedirections must be a positive number");A.validateHandler(F,D.method,D.upgrade),this.dispatch=p,this.location=
null,this.abort=null,this.opts={...D,maxRedirections:0},this.maxRedirections=k,this.handler=F,this.history=[],this.redirectionLimitReached=
!1,A.isStream(this.opts.body)?(A.bodyLength(this.opts.body)===0&&this.opts.body.on("data",function(){E(!1)}),typeof this.
opts.body.readableDidRead!="boolean"&&(this.opts.body[o]=!1,n.prototype.on.call(this.opts.body,"data",function(){this[o]=
!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.opts.body=new t(this.opts.body):this.opts.body&&typeof this.
opts.body!="string"&&!ArrayBuffer.isView(this.opts.body)&&A.isIterable(this.opts.body)&&(this.opts.body=new t(this.opts.
body))}onConnect(p){this.abort=p,this.handler.onConnect(p,{history:this.history})}onUpgrade(p,k,D){this.handler.onUpgrade(
p,k,D)}onError(p){this.handler.onError(p)}onHeaders(p,k,D,F){if(this.location=this.history.length>=this.maxRedirections||
A.isDisturbed(this.opts.body)?null:h(p,k),this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){this.
request&&this.request.abort(new Error("max redirects")),this.redirectionLimitReached=!0,this.abort(new Error("max redire\
cts"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.origin)),!this.location)return this.
handler.onHeaders(p,k,D,F);let{origin:m,pathname:N,search:G}=A.parseURL(new URL(this.location,this.opts.origin&&new URL(
this.opts.path,this.opts.origin))),x=G?`${N}${G}`:N;this.opts.headers=b(this.opts.headers,p===303,this.opts.origin!==m),
this.opts.path=x,this.opts.origin=m,this.opts.maxRedirections=0,this.opts.query=null,p===303&&this.opts.method!=="HEAD"&&
(this.opts.method="GET",this.opts.body=null)}onData(p){if(!this.location)return this.handler.onData(p)}onComplete(p){this.
location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(p)}onBodySent(p){this.
handler.onBodySent&&this.handler.onBodySent(p)}};function h(p,k){if(a.indexOf(p)===-1)return null;for(let D=0;D<k.length;D+=
2)if(k[D].length===8&&A.headerNameToString(k[D])==="location")return k[D+1]}function y(p,k,D){if(p.length===4)return A.headerNameToString(
p)==="host";if(k&&A.headerNameToString(p).startsWith("content-"))return!0;if(D&&(p.length===13||p.length===6||p.length===
19)){let F=A.headerNameToString(p);return F==="authorization"||F==="cookie"||F==="proxy-authorization"}return!1}function b(p,k,D){
let F=[];if(Array.isArray(p))for(let m=0;m<p.length;m+=2)y(p[m],k,D)||F.push(p[m],p[m+1]);else if(p&&typeof p=="object")
for(let m of Object.keys(p))y(m,k,D)||F.push(m,p[m]);else E(p==null,"headers must be an object or an array");return F}g.
exports=w}),Qt=(0,Z.b)((e,g)=>{"use strict";var A=Rr();function o({maxRedirections:E}){return B=>function(n,a){let{maxRedirections:I=E}=n;
if(!I)return B(n,a);let t=new A(B,I,n,a);return n={...n,maxRedirections:0},B(n,t)}}g.exports=o}),He=(0,Z.b)((e,g)=>{"use\
 strict";var A=(0,Z.a)("node:assert"),o=(0,Z.a)("node:net"),E=(0,Z.a)("node:http"),B=VA(),{channels:n}=Ye(),a=hr(),I=ye(),
{InvalidArgumentError:t,InformationalError:w,ClientDestroyedError:h}=WA(),y=ve(),{kUrl:b,kServerName:p,kClient:k,kBusy:D,
kConnect:F,kResuming:m,kRunning:N,kPending:G,kSize:x,kQueue:z,kConnected:v,kConnecting:r,kNeedDrain:i,kKeepAliveDefaultTimeout:l,
kHostHeader:s,kPendingIdx:C,kRunningIdx:u,kError:U,kPipelining:T,kKeepAliveTimeoutValue:S,kMaxHeadersSize:oA,kKeepAliveMaxTimeout:X,
kKeepAliveTimeoutThreshold:QA,kHeadersTimeout:j,kBodyTimeout:aA,kStrictContentLength:EA,kConnector:BA,kMaxRedirections:uA,
kMaxRequests:FA,kCounter:SA,kClose:MA,kDestroy:bA,kDispatch:yA,kInterceptors:$,kLocalAddress:AA,kMaxResponseSize:iA,kOnError:RA,
kHTTPContext:L,kMaxConcurrentStreams:tA,kResume:P}=XA(),V=yr(),rA=Dr(),eA=!1,IA=Symbol("kClosedResolve"),YA=()=>{};function kA(K){
return K[T]??K[L]?.defaultPipelining??1}var JA=class extends I{constructor(K,{interceptors:d,maxHeaderSize:q,headersTimeout:sA,
socketTimeout:pA,requestTimeout:CA,connectTimeout:gA,bodyTimeout:NA,idleTimeout:HA,keepAlive:vA,keepAliveTimeout:ZA,maxKeepAliveTimeout:ae,
keepAliveMaxTimeout:jA,keepAliveTimeoutThreshold:ee,socketPath:te,pipelining:re,tls:O,strictContentLength:Y,maxCachedSessions:c,
maxRedirections:R,connect:Q,maxRequestsPerClient:M,localAddress:J,maxResponseSize:H,autoSelectFamily:_,autoSelectFamilyAttemptTimeout:W,
maxConcurrentStreams:nA,allowH2:hA,webSocket:fA,eventSource:dA}={}){if(super({webSocket:fA,eventSource:dA}),vA!==void 0)
throw new t("unsupported keepAlive, use pipelining=0 instead");if(pA!==void 0)throw new t("unsupported socketTimeout, us\
e headersTimeout & bodyTimeout instead");if(CA!==void 0)throw new t("unsupported requestTimeout, use headersTimeout & bo\
dyTimeout instead");if(HA!==void 0)throw new t("unsupported idleTimeout, use keepAliveTimeout instead");if(ae!==void 0)throw new t(
"unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(q!=null&&!Number.isFinite(q))throw new t("invalid\
 maxHeaderSize");if(te!=null&&typeof te!="string")throw new t("invalid socketPath");if(gA!=null&&(!Number.isFinite(gA)||
gA<0))throw new t("invalid connectTimeout");if(ZA!=null&&(!Number.isFinite(ZA)||ZA<=0))throw new t("invalid keepAliveTim\
eout");if(jA!=null&&(!Number.isFinite(jA)||jA<=0))throw new t("invalid keepAliveMaxTimeout");if(ee!=null&&!Number.isFinite(
ee))throw new t("invalid keepAliveTimeoutThreshold");if(sA!=null&&(!Number.isInteger(sA)||sA<0))throw new t("headersTime\
out must be a positive integer or zero");if(NA!=null&&(!Number.isInteger(NA)||NA<0))throw new t("bodyTimeout must be a p\
ositive integer or zero");if(Q!=null&&typeof Q!="function"&&typeof Q!="object")throw new t("connect must be a function o\
r an object");if(R!=null&&(!Number.isInteger(R)||R<0))throw new t("maxRedirections must be a positive number");if(M!=null&&
(!Number.isInteger(M)||M<0))throw new t("maxRequestsPerClient must be a positive number");if(J!=null&&(typeof J!="string"||
o.isIP(J)===0))throw new t("localAddress must be valid string IP address");if(H!=null&&(!Number.isInteger(H)||H<-1))throw new t(
"maxResponseSize must be a positive number");if(W!=null&&(!Number.isInteger(W)||W<-1))throw new t("autoSelectFamilyAttem\
ptTimeout must be a positive number");if(hA!=null&&typeof hA!="boolean")throw new t("allowH2 must be a valid boolean val\
ue");if(nA!=null&&(typeof nA!="number"||nA<1))throw new t("maxConcurrentStreams must be a positive integer, greater than\
 0");typeof Q!="function"&&(Q=y({...O,maxCachedSessions:c,allowH2:hA,socketPath:te,timeout:gA,..._?{autoSelectFamily:_,autoSelectFamilyAttemptTimeout:W}:
void 0,...Q})),d?.Client&&Array.isArray(d.Client)?(this[$]=d.Client,eA||(eA=!0,process.emitWarning("Client.Options#inter\
ceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[$]=[lA({maxRedirections:R})],
this[b]=B.parseOrigin(K),this[BA]=Q,this[T]=re??1,this[oA]=q||E.maxHeaderSize,this[l]=ZA??4e3,this[X]=jA??6e5,this[QA]=ee??
2e3,this[S]=this[l],this[p]=null,this[AA]=J??null,this[m]=0,this[i]=0,this[s]=`host: ${this[b].hostname}${this[b].port?`\
:${this[b].port}`:""}\r
`,this[aA]=NA??3e5,this[j]=sA??3e5,this[EA]=Y??!0,this[uA]=R,this[FA]=M,this[IA]=null,this[iA]=H>-1?H:-1,this[tA]=nA??100,
this[L]=null,this[z]=[],this[u]=0,this[C]=0,this[P]=TA=>cA(this,TA),this[RA]=TA=>UA(this,TA)}get pipelining(){return this[T]}set pipelining(K){
this[T]=K,this[P](!0)}get[G](){return this[z].length-this[C]}get[N](){return this[C]-this[u]}get[x](){return this[z].length-
this[u]}get[v](){return!!this[L]&&!this[r]&&!this[L].destroyed}get[D](){return!!(this[L]?.busy(null)||this[x]>=(kA(this)||
1)||this[G]>0)}[F](K){wA(this),this.once("connect",K)}[yA](K,d){let q=K.origin||this[b].origin,sA=new a(q,K,d);return this[z].
push(sA),this[m]||(B.bodyLength(sA.body)==null&&B.isIterable(sA.body)?(this[m]=1,queueMicrotask(()=>cA(this))):this[P](!0)),
this[m]&&this[i]!==2&&this[D]&&(this[i]=2),this[i]<2}async[MA](){return new Promise(K=>{this[x]?this[IA]=K:K(null)})}async[bA](K){
return new Promise(d=>{let q=this[z].splice(this[C]);for(let pA=0;pA<q.length;pA++){let CA=q[pA];B.errorRequest(this,CA,
K)}let sA=()=>{this[IA]&&(this[IA](),this[IA]=null),d(null)};this[L]?(this[L].destroy(K,sA),this[L]=null):queueMicrotask(
sA),this[P]()})}},lA=Qt();function UA(K,d){if(K[N]===0&&d.code!=="UND_ERR_INFO"&&d.code!=="UND_ERR_SOCKET"){A(K[C]===K[u]);
let q=K[z].splice(K[u]);for(let sA=0;sA<q.length;sA++){let pA=q[sA];B.errorRequest(K,pA,d)}A(K[x]===0)}}async function wA(K){
A(!K[r]),A(!K[L]);let{host:d,hostname:q,protocol:sA,port:pA}=K[b];if(q[0]==="["){let CA=q.indexOf("]");A(CA!==-1);let gA=q.
substring(1,CA);A(o.isIP(gA)),q=gA}K[r]=!0,n.beforeConnect.hasSubscribers&&n.beforeConnect.publish({connectParams:{host:d,
hostname:q,protocol:sA,port:pA,version:K[L]?.version,servername:K[p],localAddress:K[AA]},connector:K[BA]});try{let CA=await new Promise(
(gA,NA)=>{K[BA]({host:d,hostname:q,protocol:sA,port:pA,servername:K[p],localAddress:K[AA]},(HA,vA)=>{HA?NA(HA):gA(vA)})});
if(K.destroyed){B.destroy(CA.on("error",YA),new h);return}A(CA);try{K[L]=CA.alpnProtocol==="h2"?await rA(K,CA):await V(K,
CA)}catch(gA){throw CA.destroy().on("error",YA),gA}K[r]=!1,CA[SA]=0,CA[FA]=K[FA],CA[k]=K,CA[U]=null,n.connected.hasSubscribers&&
n.connected.publish({connectParams:{host:d,hostname:q,protocol:sA,port:pA,version:K[L]?.version,servername:K[p],localAddress:K[AA]},
connector:K[BA],socket:CA}),K.emit("connect",K[b],[K])}catch(CA){if(K.destroyed)return;if(K[r]=!1,n.connectError.hasSubscribers&&
n.connectError.publish({connectParams:{host:d,hostname:q,protocol:sA,port:pA,version:K[L]?.version,servername:K[p],localAddress:K[AA]},
connector:K[BA],error:CA}),CA.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(A(K[N]===0);K[G]>0&&K[z][K[C]].servername===K[p];){
let gA=K[z][K[C]++];B.errorRequest(K,gA,CA)}else UA(K,CA);K.emit("connectionError",K[b],[K],CA)}K[P]()}function mA(K){K[i]=
0,K.emit("drain",K[b],[K])}function cA(K,d){K[m]!==2&&(K[m]=2,OA(K,d),K[m]=0,K[u]>256&&(K[z].splice(0,K[u]),K[C]-=K[u],K[u]=
0))}function OA(K,d){for(;;){if(K.destroyed){A(K[G]===0);return}if(K[IA]&&!K[x]){K[IA](),K[IA]=null;return}if(K[L]&&K[L].
resume(),K[D])K[i]=2;else if(K[i]===2){d?(K[i]=1,queueMicrotask(()=>mA(K))):mA(K);continue}if(K[G]===0||K[N]>=(kA(K)||1))
return;let q=K[z][K[C]];if(K[b].protocol==="https:"&&K[p]!==q.servername){if(K[N]>0)return;K[p]=q.servername,K[L]?.destroy(
new w("servername changed"),()=>{K[L]=null,cA(K)})}if(K[r])return;if(!K[L]){wA(K);return}if(K[L].destroyed||K[L].busy(q))
return;!q.aborted&&K[L].write(q)?K[C]++:K[z].splice(K[C],1)}}g.exports=JA}),Bt=(0,Z.b)((e,g)=>{"use strict";var{PoolBase:A,
kClients:o,kNeedDrain:E,kAddClient:B,kGetDispatcher:n}=ur(),a=He(),{InvalidArgumentError:I}=WA(),t=VA(),{kUrl:w,kInterceptors:h}=XA(),
y=ve(),b=Symbol("options"),p=Symbol("connections"),k=Symbol("factory");function D(m,N){return new a(m,N)}var F=class extends A{constructor(m,{
connections:N,factory:G=D,connect:x,connectTimeout:z,tls:v,maxCachedSessions:r,socketPath:i,autoSelectFamily:l,autoSelectFamilyAttemptTimeout:s,
allowH2:C,...u}={}){if(N!=null&&(!Number.isFinite(N)||N<0))throw new I("invalid connections");if(typeof G!="function")throw new I(
"factory must be a function.");if(x!=null&&typeof x!="function"&&typeof x!="object")throw new I("connect must be a funct\
ion or an object");typeof x!="function"&&(x=y({...v,maxCachedSessions:r,allowH2:C,socketPath:i,timeout:z,...l?{autoSelectFamily:l,
autoSelectFamilyAttemptTimeout:s}:void 0,...x})),super(u),this[h]=u.interceptors?.Pool&&Array.isArray(u.interceptors.Pool)?
u.interceptors.Pool:[],this[p]=N||null,this[w]=t.parseOrigin(m),this[b]={...t.deepClone(u),connect:x,allowH2:C},this[b].
interceptors=u.interceptors?{...u.interceptors}:void 0,this[k]=G,this.on("connectionError",(U,T,S)=>{for(let oA of T){let X=this[o].
indexOf(oA);X!==-1&&this[o].splice(X,1)}})}[n](){for(let m of this[o])if(!m[E])return m;if(!this[p]||this[o].length<this[p]){
let m=this[k](this[w],this[b]);return this[B](m),m}}};g.exports=F}),lt=(0,Z.b)((e,g)=>{"use strict";var{InvalidArgumentError:A}=WA(),
{kClients:o,kRunning:E,kClose:B,kDestroy:n,kDispatch:a,kInterceptors:I}=XA(),t=ye(),w=Bt(),h=He(),y=VA(),b=Qt(),p=Symbol(
"onConnect"),k=Symbol("onDisconnect"),D=Symbol("onConnectionError"),F=Symbol("maxRedirections"),m=Symbol("onDrain"),N=Symbol(
"factory"),G=Symbol("options");function x(v,r){return r&&r.connections===1?new h(v,r):new w(v,r)}var z=class extends t{constructor({
factory:v=x,maxRedirections:r=0,connect:i,tls:l,...s}={}){if(typeof v!="function")throw new A("factory must be a functio\
n.");if(i!=null&&typeof i!="function"&&typeof i!="object")throw new A("connect must be a function or an object");if(!Number.
isInteger(r)||r<0)throw new A("maxRedirections must be a positive number");super(s),i&&typeof i!="function"&&(i={...i}),
l&&typeof l!="function"&&(l={...l}),this[I]=s.interceptors?.Agent&&Array.isArray(s.interceptors.Agent)?s.interceptors.Agent:
[b({maxRedirections:r})],this[G]={...y.deepClone(s),connect:i,tls:l},this[G].interceptors=s.interceptors?{...s.interceptors}:
void 0,this[F]=r,this[N]=v,this[o]=new Map,this[m]=(C,u)=>{this.emit("drain",C,[this,...u])},this[p]=(C,u)=>{this.emit("\
connect",C,[this,...u])},this[k]=(C,u,U)=>{this.emit("disconnect",C,[this,...u],U)},this[D]=(C,u,U)=>{this.emit("connect\
ionError",C,[this,...u],U)}}get[E](){let v=0;for(let r of this[o].values())v+=r[E];return v}[a](v,r){let i;if(v.origin&&
(typeof v.origin=="string"||v.origin instanceof URL))i=String(v.origin);else throw new A("opts.origin must be a non-empt\
y string or URL.");let l=this[o].get(i);return l||(l=this[N](v.origin,this[G]).on("drain",this[m]).on("connect",this[p]).
on("disconnect",this[k]).on("connectionError",this[D]),this[o].set(i,l)),l.dispatch(v,r)}async[B](){let v=[];for(let r of this[o].
values())v.push(r.close());this[o].clear(),await Promise.all(v)}async[n](v){let r=[];for(let i of this[o].values())r.push(
i.destroy(v));this[o].clear(),await Promise.all(r)}};g.exports=z}),Fr=(0,Z.b)((e,g)=>{"use strict";var{kProxy:A,kClose:o,
kDestroy:E,kDispatch:B,kInterceptors:n}=XA(),{URL:a}=(0,Z.a)("node:url"),I=lt(),t=Bt(),w=ye(),{InvalidArgumentError:h,RequestAbortedError:y,
SecureProxyConnectionError:b}=WA(),p=ve(),k=He(),D=Symbol("proxy agent"),F=Symbol("proxy client"),m=Symbol("proxy header\
s"),N=Symbol("request tls settings"),G=Symbol("proxy tls settings"),x=Symbol("connect endpoint function"),z=Symbol("tunn\
el proxy");function v(T){return T==="https:"?443:80}function r(T,S){return new t(T,S)}var i=()=>{};function l(T,S){return S.
connections===1?new k(T,S):new t(T,S)}var s=class extends w{#A;constructor(T,{headers:S={},connect:oA,factory:X}){if(super(),
!T)throw new h("Proxy URL is mandatory");this[m]=S,X?this.#A=X(T,{connect:oA}):this.#A=new k(T,{connect:oA})}[B](T,S){let oA=S.
onHeaders;S.onHeaders=function(aA,EA,BA){if(aA===407){typeof S.onError=="function"&&S.onError(new h("Proxy Authenticatio\
n Required (407)"));return}oA&&oA.call(this,aA,EA,BA)};let{origin:X,path:QA="/",headers:j={}}=T;if(T.path=X+QA,!("host"in
j)&&!("Host"in j)){let{host:aA}=new a(X);j.host=aA}return T.headers={...this[m],...j},this.#A[B](T,S)}async[o](){return this.#A.
close()}async[E](T){return this.#A.destroy(T)}},C=class extends w{constructor(T){if(super(),!T||typeof T=="object"&&!(T instanceof
a)&&!T.uri)throw new h("Proxy uri is mandatory");let{clientFactory:S=r}=T;if(typeof S!="function")throw new h("Proxy opt\
s.clientFactory must be a function.");let{proxyTunnel:oA=!0}=T,X=this.#A(T),{href:QA,origin:j,port:aA,protocol:EA,username:BA,
password:uA,hostname:FA}=X;if(this[A]={uri:QA,protocol:EA},this[n]=T.interceptors?.ProxyAgent&&Array.isArray(T.interceptors.
ProxyAgent)?T.interceptors.ProxyAgent:[],this[N]=T.requestTls,this[G]=T.proxyTls,this[m]=T.headers||{},this[z]=oA,T.auth&&
T.token)throw new h("opts.auth cannot be used in combination with opts.token");T.auth?this[m]["proxy-authorization"]=`Ba\
sic ${T.auth}`:T.token?this[m]["proxy-authorization"]=T.token:BA&&uA&&(this[m]["proxy-authorization"]=`Basic ${Buffer.from(
`${decodeURIComponent(BA)}:${decodeURIComponent(uA)}`).toString("base64")}`);let SA=p({...T.proxyTls});this[x]=p({...T.requestTls});
let MA=T.factory||l,bA=(yA,$)=>{let{protocol:AA}=new a(yA);return!this[z]&&AA==="http:"&&this[A].protocol==="http:"?new s(
this[A].uri,{headers:this[m],connect:SA,factory:MA}):MA(yA,$)};this[F]=S(X,{connect:SA}),this[D]=new I({...T,factory:bA,
connect:async(yA,$)=>{let AA=yA.host;yA.port||(AA+=`:${v(yA.protocol)}`);try{let{socket:iA,statusCode:RA}=await this[F].
connect({origin:j,port:aA,path:AA,signal:yA.signal,headers:{...this[m],host:yA.host},servername:this[G]?.servername||FA});
if(RA!==200&&(iA.on("error",i).destroy(),$(new y(`Proxy response (${RA}) !== 200 when HTTP Tunneling`))),yA.protocol!=="\
https:"){$(null,iA);return}let L;this[N]?L=this[N].servername:L=yA.servername,this[x]({...yA,servername:L,httpSocket:iA},
$)}catch(iA){iA.code==="ERR_TLS_CERT_ALTNAME_INVALID"?$(new b(iA)):$(iA)}}})}dispatch(T,S){let oA=u(T.headers);if(U(oA),
oA&&!("host"in oA)&&!("Host"in oA)){let{host:X}=new a(T.origin);oA.host=X}return this[D].dispatch({...T,headers:oA},S)}#A(T){
return typeof T=="string"?new a(T):T instanceof a?T:new a(T.uri)}async[o](){await this[D].close(),await this[F].close()}async[E](){
await this[D].destroy(),await this[F].destroy()}};function u(T){if(Array.isArray(T)){let S={};for(let oA=0;oA<T.length;oA+=
2)S[T[oA]]=T[oA+1];return S}return T}function U(T){if(T&&Object.keys(T).find(S=>S.toLowerCase()==="proxy-authorization"))
throw new h("Proxy-Authorization should be sent in ProxyAgent constructor")}g.exports=C}),Ve=(0,Z.b)((e,g)=>{"use strict";
var{kConstruct:A}=XA(),{kEnumerableProperty:o}=VA(),{iteratorMixin:E,isValidHeaderName:B,isValidHeaderValue:n}=ge(),{webidl:a}=ie(),
I=(0,Z.a)("node:assert"),t=(0,Z.a)("node:util"),w=Symbol("headers map"),h=Symbol("headers map sorted");function y(v){return v===
10||v===13||v===9||v===32}function b(v){let r=0,i=v.length;for(;i>r&&y(v.charCodeAt(i-1));)--i;for(;i>r&&y(v.charCodeAt(
r));)++r;return r===0&&i===v.length?v:v.substring(r,i)}function p(v,r){if(Array.isArray(r))for(let i=0;i<r.length;++i){let l=r[i];
if(l.length!==2)throw a.errors.exception({header:"Headers constructor",message:`expected name/value pair to be length 2,\
 found ${l.length}.`});k(v,l[0],l[1])}else if(typeof r=="object"&&r!==null){let i=Object.keys(r);for(let l=0;l<i.length;++l)
k(v,i[l],r[i[l]])}else throw a.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["seque\
nce<sequence<ByteString>>","record<ByteString, ByteString>"]})}function k(v,r,i){if(i=b(i),B(r)){if(!n(i))throw a.errors.
invalidArgument({prefix:"Headers.append",value:i,type:"header value"})}else throw a.errors.invalidArgument({prefix:"Head\
ers.append",value:r,type:"header name"});if(N(v)==="immutable")throw new TypeError("immutable");return x(v).append(r,i,!1)}
function D(v,r){return v[0]<r[0]?-1:1}var F=class zt{cookies=null;constructor(r){r instanceof zt?(this[w]=new Map(r[w]),
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
s[1].value],I(s[1].value!==null);for(let C=1,u=0,U=0,T=0,S=0,oA,X;C<r;++C){for(X=l.next().value,oA=i[C]=[X[0],X[1].value],
I(oA[1]!==null),T=0,U=C;T<U;)S=T+(U-T>>1),i[S][0]<=oA[0]?T=S+1:U=S;if(C!==S){for(u=C;u>T;)i[u]=i[--u];i[T]=oA}}if(!l.next().
done)throw new TypeError("Unreachable");return i}else{let l=0;for(let{0:s,1:{value:C}}of this[w])i[l++]=[s,C],I(C!==null);
return i.sort(D)}}},m=class le{#A;#e;constructor(r=void 0){a.util.markAsUncloneable(this),r!==A&&(this.#e=new F,this.#A=
"none",r!==void 0&&(r=a.converters.HeadersInit(r,"Headers contructor","init"),p(this,r)))}append(r,i){a.brandCheck(this,
le),a.argumentLengthCheck(arguments,2,"Headers.append");let l="Headers.append";return r=a.converters.ByteString(r,l,"nam\
e"),i=a.converters.ByteString(i,l,"value"),k(this,r,i)}delete(r){if(a.brandCheck(this,le),a.argumentLengthCheck(arguments,
1,"Headers.delete"),r=a.converters.ByteString(r,"Headers.delete","name"),!B(r))throw a.errors.invalidArgument({prefix:"H\
eaders.delete",value:r,type:"header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(r,
!1)&&this.#e.delete(r,!1)}get(r){a.brandCheck(this,le),a.argumentLengthCheck(arguments,1,"Headers.get");let i="Headers.g\
et";if(r=a.converters.ByteString(r,i,"name"),!B(r))throw a.errors.invalidArgument({prefix:i,value:r,type:"header name"});
return this.#e.get(r,!1)}has(r){a.brandCheck(this,le),a.argumentLengthCheck(arguments,1,"Headers.has");let i="Headers.ha\
s";if(r=a.converters.ByteString(r,i,"name"),!B(r))throw a.errors.invalidArgument({prefix:i,value:r,type:"header name"});
return this.#e.contains(r,!1)}set(r,i){a.brandCheck(this,le),a.argumentLengthCheck(arguments,2,"Headers.set");let l="Hea\
ders.set";if(r=a.converters.ByteString(r,l,"name"),i=a.converters.ByteString(i,l,"value"),i=b(i),B(r)){if(!n(i))throw a.
errors.invalidArgument({prefix:l,value:i,type:"header value"})}else throw a.errors.invalidArgument({prefix:l,value:r,type:"\
header name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.set(r,i,!1)}getSetCookie(){a.brandCheck(
this,le);let r=this.#e.cookies;return r?[...r]:[]}get[h](){if(this.#e[h])return this.#e[h];let r=[],i=this.#e.toSortedArray(),
l=this.#e.cookies;if(l===null||l.length===1)return this.#e[h]=i;for(let s=0;s<i.length;++s){let{0:C,1:u}=i[s];if(C==="se\
t-cookie")for(let U=0;U<l.length;++U)r.push([C,l[U]]);else r.push([C,u])}return this.#e[h]=r}[t.inspect.custom](r,i){return i.
depth??=r,`Headers ${t.formatWithOptions(i,this.#e.entries)}`}static getHeadersGuard(r){return r.#A}static setHeadersGuard(r,i){
r.#A=i}static getHeadersList(r){return r.#e}static setHeadersList(r,i){r.#e=i}},{getHeadersGuard:N,setHeadersGuard:G,getHeadersList:x,
setHeadersList:z}=m;Reflect.deleteProperty(m,"getHeadersGuard"),Reflect.deleteProperty(m,"setHeadersGuard"),Reflect.deleteProperty(
m,"getHeadersList"),Reflect.deleteProperty(m,"setHeadersList"),E("Headers",m,h,0,1),Object.defineProperties(m.prototype,
{append:o,delete:o,get:o,has:o,set:o,getSetCookie:o,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[t.inspect.custom]:{
enumerable:!1}}),a.converters.HeadersInit=function(v,r,i){if(a.util.Type(v)==="Object"){let l=Reflect.get(v,Symbol.iterator);
if(!t.types.isProxy(v)&&l===m.prototype.entries)try{return x(v).entriesList}catch{}return typeof l=="function"?a.converters["\
sequence<sequence<ByteString>>"](v,r,i,l.bind(v)):a.converters["record<ByteString, ByteString>"](v,r,i)}throw a.errors.conversionFailed(
{prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteStri\
ng>"]})},g.exports={fill:p,compareHeaderName:D,Headers:m,HeadersList:F,getHeadersGuard:N,setHeadersGuard:G,setHeadersList:z,
getHeadersList:x}}),kr=(0,Z.b)((e,g)=>{"use strict";var{Headers:A,HeadersList:o,fill:E,getHeadersGuard:B,setHeadersGuard:n,
setHeadersList:a}=Ve(),{extractBody:I,cloneBody:t,mixinBody:w,hasFinalizationRegistry:h,streamRegistry:y,bodyUnusable:b}=pe(),
p=VA(),k=(0,Z.a)("node:util"),{kEnumerableProperty:D}=p,{isValidReasonPhrase:F,isCancelled:m,isAborted:N,isBlobLike:G,serializeJavascriptValueToJSONString:x,
isErrorLike:z,isomorphicEncode:v,environmentSettingsObject:r}=ge(),{redirectStatusSet:i,nullBodyStatus:l}=De(),{kState:s,
kHeaders:C}=Ie(),{webidl:u}=ie(),{FormData:U}=Je(),{URLSerializer:T}=ce(),{kConstruct:S}=XA(),oA=(0,Z.a)("node:assert"),
{types:X}=(0,Z.a)("node:util"),QA=new TextEncoder("utf-8"),j=class Ae{static error(){return yA(BA(),"immutable")}static json(AA,iA={}){
u.argumentLengthCheck(arguments,1,"Response.json"),iA!==null&&(iA=u.converters.ResponseInit(iA));let RA=QA.encode(x(AA)),
L=I(RA),tA=yA(EA({}),"response");return bA(tA,iA,{body:L[0],type:"application/json"}),tA}static redirect(AA,iA=302){u.argumentLengthCheck(
arguments,1,"Response.redirect"),AA=u.converters.USVString(AA),iA=u.converters["unsigned short"](iA);let RA;try{RA=new URL(
AA,r.settingsObject.baseUrl)}catch(P){throw new TypeError(`Failed to parse URL from ${AA}`,{cause:P})}if(!i.has(iA))throw new RangeError(
`Invalid status code ${iA}`);let L=yA(EA({}),"immutable");L[s].status=iA;let tA=v(T(RA));return L[s].headersList.append(
"location",tA,!0),L}constructor(AA=null,iA={}){if(u.util.markAsUncloneable(this),AA===S)return;AA!==null&&(AA=u.converters.
BodyInit(AA)),iA=u.converters.ResponseInit(iA),this[s]=EA({}),this[C]=new A(S),n(this[C],"response"),a(this[C],this[s].headersList);
let RA=null;if(AA!=null){let[L,tA]=I(AA);RA={body:L,type:tA}}bA(this,iA,RA)}get type(){return u.brandCheck(this,Ae),this[s].
type}get url(){u.brandCheck(this,Ae);let AA=this[s].urlList,iA=AA[AA.length-1]??null;return iA===null?"":T(iA,!0)}get redirected(){
return u.brandCheck(this,Ae),this[s].urlList.length>1}get status(){return u.brandCheck(this,Ae),this[s].status}get ok(){
return u.brandCheck(this,Ae),this[s].status>=200&&this[s].status<=299}get statusText(){return u.brandCheck(this,Ae),this[s].
statusText}get headers(){return u.brandCheck(this,Ae),this[C]}get body(){return u.brandCheck(this,Ae),this[s].body?this[s].
body.stream:null}get bodyUsed(){return u.brandCheck(this,Ae),!!this[s].body&&p.isDisturbed(this[s].body.stream)}clone(){
if(u.brandCheck(this,Ae),b(this))throw u.errors.exception({header:"Response.clone",message:"Body has already been consum\
ed."});let AA=aA(this[s]);return h&&this[s].body?.stream&&y.register(this,new WeakRef(this[s].body.stream)),yA(AA,B(this[C]))}[k.
inspect.custom](AA,iA){iA.depth===null&&(iA.depth=2),iA.colors??=!0;let RA={status:this.status,statusText:this.statusText,
headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.
url};return`Response ${k.formatWithOptions(iA,RA)}`}};w(j),Object.defineProperties(j.prototype,{type:D,url:D,status:D,ok:D,
redirected:D,statusText:D,headers:D,clone:D,body:D,bodyUsed:D,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),
Object.defineProperties(j,{json:D,redirect:D,error:D});function aA($){if($.internalResponse)return SA(aA($.internalResponse),
$.type);let AA=EA({...$,body:null});return $.body!=null&&(AA.body=t(AA,$.body)),AA}function EA($){return{aborted:!1,rangeRequested:!1,
timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",
...$,headersList:$?.headersList?new o($?.headersList):new o,urlList:$?.urlList?[...$.urlList]:[]}}function BA($){let AA=z(
$);return EA({type:"error",status:0,error:AA?$:new Error($&&String($)),aborted:$&&$.name==="AbortError"})}function uA($){
return $.type==="error"&&$.status===0}function FA($,AA){return AA={internalResponse:$,...AA},new Proxy($,{get(iA,RA){return RA in
AA?AA[RA]:iA[RA]},set(iA,RA,L){return oA(!(RA in AA)),iA[RA]=L,!0}})}function SA($,AA){if(AA==="basic")return FA($,{type:"\
basic",headersList:$.headersList});if(AA==="cors")return FA($,{type:"cors",headersList:$.headersList});if(AA==="opaque")
return FA($,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",body:null});if(AA==="opaqueredirect")return FA(
$,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});oA(!1)}function MA($,AA=null){return oA(m($)),
N($)?BA(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:AA})):BA(Object.assign(new DOMException(
"Request was cancelled."),{cause:AA}))}function bA($,AA,iA){if(AA.status!==null&&(AA.status<200||AA.status>599))throw new RangeError(
'init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in AA&&AA.statusText!=null&&!F(String(AA.
statusText)))throw new TypeError("Invalid statusText");if("status"in AA&&AA.status!=null&&($[s].status=AA.status),"statu\
sText"in AA&&AA.statusText!=null&&($[s].statusText=AA.statusText),"headers"in AA&&AA.headers!=null&&E($[C],AA.headers),iA){
if(l.includes($.status))throw u.errors.exception({header:"Response constructor",message:`Invalid response status code ${$.
status}`});$[s].body=iA.body,iA.type!=null&&!$[s].headersList.contains("content-type",!0)&&$[s].headersList.append("cont\
ent-type",iA.type,!0)}}function yA($,AA){let iA=new j(S);return iA[s]=$,iA[C]=new A(S),a(iA[C],$.headersList),n(iA[C],AA),
h&&$.body?.stream&&y.register(iA,new WeakRef($.body.stream)),iA}u.converters.ReadableStream=u.interfaceConverter(ReadableStream),
u.converters.FormData=u.interfaceConverter(U),u.converters.URLSearchParams=u.interfaceConverter(URLSearchParams),u.converters.
XMLHttpRequestBodyInit=function($,AA,iA){return typeof $=="string"?u.converters.USVString($,AA,iA):G($)?u.converters.Blob(
$,AA,iA,{strict:!1}):ArrayBuffer.isView($)||X.isArrayBuffer($)?u.converters.BufferSource($,AA,iA):p.isFormDataLike($)?u.
converters.FormData($,AA,iA,{strict:!1}):$ instanceof URLSearchParams?u.converters.URLSearchParams($,AA,iA):u.converters.
DOMString($,AA,iA)},u.converters.BodyInit=function($,AA,iA){return $ instanceof ReadableStream?u.converters.ReadableStream(
$,AA,iA):$?.[Symbol.asyncIterator]?$:u.converters.XMLHttpRequestBodyInit($,AA,iA)},u.converters.ResponseInit=u.dictionaryConverter(
[{key:"status",converter:u.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:u.converters.ByteString,
defaultValue:()=>""},{key:"headers",converter:u.converters.HeadersInit}]),g.exports={isNetworkError:uA,makeNetworkError:BA,
makeResponse:EA,makeAppropriateNetworkError:MA,filterResponse:SA,Response:j,cloneResponse:aA,fromInnerResponse:yA}}),Tr=(0,Z.
b)((e,g)=>{"use strict";var{kConnected:A,kSize:o}=XA(),E=class{constructor(n){this.value=n}deref(){return this.value[A]===
0&&this.value[o]===0?void 0:this.value}},B=class{constructor(n){this.finalizer=n}register(n,a){n.on&&n.on("disconnect",()=>{
n[A]===0&&n[o]===0&&this.finalizer(a)})}unregister(n){}};g.exports=function(){return process.env.NODE_V8_COVERAGE&&process.
version.startsWith("v18")?(process._rawDebug("Using compatibility WeakRef and FinalizationRegistry"),{WeakRef:E,FinalizationRegistry:B}):
{WeakRef,FinalizationRegistry}}}),br=(0,Z.b)((e,g)=>{"use strict";var{extractBody:A,mixinBody:o,cloneBody:E,bodyUnusable:B}=pe(),
{Headers:n,fill:a,HeadersList:I,setHeadersGuard:t,getHeadersGuard:w,setHeadersList:h,getHeadersList:y}=Ve(),{FinalizationRegistry:b}=Tr()(),
p=VA(),k=(0,Z.a)("node:util"),{isValidHTTPToken:D,sameOrigin:F,environmentSettingsObject:m}=ge(),{forbiddenMethodsSet:N,
corsSafeListedMethodsSet:G,referrerPolicy:x,requestRedirect:z,requestMode:v,requestCredentials:r,requestCache:i,requestDuplex:l}=De(),
{kEnumerableProperty:s,normalizedMethodRecordsBase:C,normalizedMethodRecords:u}=p,{kHeaders:U,kSignal:T,kState:S,kDispatcher:oA}=Ie(),
{webidl:X}=ie(),{URLSerializer:QA}=ce(),{kConstruct:j}=XA(),aA=(0,Z.a)("node:assert"),{getMaxListeners:EA,setMaxListeners:BA,
getEventListeners:uA,defaultMaxListeners:FA}=(0,Z.a)("node:events"),SA=Symbol("abortController"),MA=new b(({signal:tA,abort:P})=>{
tA.removeEventListener("abort",P)}),bA=new WeakMap;function yA(tA){return P;function P(){let V=tA.deref();if(V!==void 0){
MA.unregister(P),this.removeEventListener("abort",P),V.abort(this.reason);let rA=bA.get(V.signal);if(rA!==void 0){if(rA.
size!==0){for(let eA of rA){let IA=eA.deref();IA!==void 0&&IA.abort(this.reason)}rA.clear()}bA.delete(V.signal)}}}}var $=!1,
AA=class _A{constructor(P,V={}){if(X.util.markAsUncloneable(this),P===j)return;let rA="Request constructor";X.argumentLengthCheck(
arguments,1,rA),P=X.converters.RequestInfo(P,rA,"input"),V=X.converters.RequestInit(V,rA,"init");let eA=null,IA=null,YA=m.
settingsObject.baseUrl,kA=null;if(typeof P=="string"){this[oA]=V.dispatcher;let q;try{q=new URL(P,YA)}catch(sA){throw new TypeError(
"Failed to parse URL from "+P,{cause:sA})}if(q.username||q.password)throw new TypeError("Request cannot be constructed f\
rom a URL that includes credentials: "+P);eA=iA({urlList:[q]}),IA="cors"}else this[oA]=V.dispatcher||P[oA],aA(P instanceof
_A),eA=P[S],kA=P[T];let JA=m.settingsObject.origin,lA="client";if(eA.window?.constructor?.name==="EnvironmentSettingsObj\
ect"&&F(eA.window,JA)&&(lA=eA.window),V.window!=null)throw new TypeError(`'window' option '${lA}' must be null`);"window"in
V&&(lA="no-window"),eA=iA({method:eA.method,headersList:eA.headersList,unsafeRequest:eA.unsafeRequest,client:m.settingsObject,
window:lA,priority:eA.priority,origin:eA.origin,referrer:eA.referrer,referrerPolicy:eA.referrerPolicy,mode:eA.mode,credentials:eA.
credentials,cache:eA.cache,redirect:eA.redirect,integrity:eA.integrity,keepalive:eA.keepalive,reloadNavigation:eA.reloadNavigation,
historyNavigation:eA.historyNavigation,urlList:[...eA.urlList]});let UA=Object.keys(V).length!==0;if(UA&&(eA.mode==="nav\
igate"&&(eA.mode="same-origin"),eA.reloadNavigation=!1,eA.historyNavigation=!1,eA.origin="client",eA.referrer="client",eA.
referrerPolicy="",eA.url=eA.urlList[eA.urlList.length-1],eA.urlList=[eA.url]),V.referrer!==void 0){let q=V.referrer;if(q===
"")eA.referrer="no-referrer";else{let sA;try{sA=new URL(q,YA)}catch(pA){throw new TypeError(`Referrer "${q}" is not a va\
lid URL.`,{cause:pA})}sA.protocol==="about:"&&sA.hostname==="client"||JA&&!F(sA,m.settingsObject.baseUrl)?eA.referrer="c\
lient":eA.referrer=sA}}V.referrerPolicy!==void 0&&(eA.referrerPolicy=V.referrerPolicy);let wA;if(V.mode!==void 0?wA=V.mode:
wA=IA,wA==="navigate")throw X.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});
if(wA!=null&&(eA.mode=wA),V.credentials!==void 0&&(eA.credentials=V.credentials),V.cache!==void 0&&(eA.cache=V.cache),eA.
cache==="only-if-cached"&&eA.mode!=="same-origin")throw new TypeError("'only-if-cached' can be set only with 'same-origi\
n' mode");if(V.redirect!==void 0&&(eA.redirect=V.redirect),V.integrity!=null&&(eA.integrity=String(V.integrity)),V.keepalive!==
void 0&&(eA.keepalive=!!V.keepalive),V.method!==void 0){let q=V.method,sA=u[q];if(sA!==void 0)eA.method=sA;else{if(!D(q))
throw new TypeError(`'${q}' is not a valid HTTP method.`);let pA=q.toUpperCase();if(N.has(pA))throw new TypeError(`'${q}\
' HTTP method is unsupported.`);q=C[pA]??q,eA.method=q}!$&&eA.method==="patch"&&(process.emitWarning("Using `patch` is h\
ighly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"}),
$=!0)}V.signal!==void 0&&(kA=V.signal),this[S]=eA;let mA=new AbortController;if(this[T]=mA.signal,kA!=null){if(!kA||typeof kA.
aborted!="boolean"||typeof kA.addEventListener!="function")throw new TypeError("Failed to construct 'Request': member si\
gnal is not of type AbortSignal.");if(kA.aborted)mA.abort(kA.reason);else{this[SA]=mA;let q=new WeakRef(mA),sA=yA(q);try{
(typeof EA=="function"&&EA(kA)===FA||uA(kA,"abort").length>=FA)&&BA(1500,kA)}catch{}p.addAbortListener(kA,sA),MA.register(
mA,{signal:kA,abort:sA},sA)}}if(this[U]=new n(j),h(this[U],eA.headersList),t(this[U],"request"),wA==="no-cors"){if(!G.has(
eA.method))throw new TypeError(`'${eA.method} is unsupported in no-cors mode.`);t(this[U],"request-no-cors")}if(UA){let q=y(
this[U]),sA=V.headers!==void 0?V.headers:new I(q);if(q.clear(),sA instanceof I){for(let{name:pA,value:CA}of sA.rawValues())
q.append(pA,CA,!1);q.cookies=sA.cookies}else a(this[U],sA)}let cA=P instanceof _A?P[S].body:null;if((V.body!=null||cA!=null)&&
(eA.method==="GET"||eA.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let OA=null;
if(V.body!=null){let[q,sA]=A(V.body,eA.keepalive);OA=q,sA&&!y(this[U]).contains("content-type",!0)&&this[U].append("cont\
ent-type",sA)}let K=OA??cA;if(K!=null&&K.source==null){if(OA!=null&&V.duplex==null)throw new TypeError("RequestInit: dup\
lex option is required when sending a body.");if(eA.mode!=="same-origin"&&eA.mode!=="cors")throw new TypeError('If reque\
st is made from ReadableStream, mode should be "same-origin" or "cors"');eA.useCORSPreflightFlag=!0}let d=K;if(OA==null&&
cA!=null){if(B(P))throw new TypeError("Cannot construct a Request with a Request object that has already been used.");let q=new TransformStream;
cA.stream.pipeThrough(q),d={source:cA.source,length:cA.length,stream:q.readable}}this[S].body=d}get method(){return X.brandCheck(
this,_A),this[S].method}get url(){return X.brandCheck(this,_A),QA(this[S].url)}get headers(){return X.brandCheck(this,_A),
this[U]}get destination(){return X.brandCheck(this,_A),this[S].destination}get referrer(){return X.brandCheck(this,_A),this[S].
referrer==="no-referrer"?"":this[S].referrer==="client"?"about:client":this[S].referrer.toString()}get referrerPolicy(){
return X.brandCheck(this,_A),this[S].referrerPolicy}get mode(){return X.brandCheck(this,_A),this[S].mode}get credentials(){
return this[S].credentials}get cache(){return X.brandCheck(this,_A),this[S].cache}get redirect(){return X.brandCheck(this,
_A),this[S].redirect}get integrity(){return X.brandCheck(this,_A),this[S].integrity}get keepalive(){return X.brandCheck(
this,_A),this[S].keepalive}get isReloadNavigation(){return X.brandCheck(this,_A),this[S].reloadNavigation}get isHistoryNavigation(){
return X.brandCheck(this,_A),this[S].historyNavigation}get signal(){return X.brandCheck(this,_A),this[T]}get body(){return X.
brandCheck(this,_A),this[S].body?this[S].body.stream:null}get bodyUsed(){return X.brandCheck(this,_A),!!this[S].body&&p.
isDisturbed(this[S].body.stream)}get duplex(){return X.brandCheck(this,_A),"half"}clone(){if(X.brandCheck(this,_A),B(this))
throw new TypeError("unusable");let P=RA(this[S]),V=new AbortController;if(this.signal.aborted)V.abort(this.signal.reason);else{
let rA=bA.get(this.signal);rA===void 0&&(rA=new Set,bA.set(this.signal,rA));let eA=new WeakRef(V);rA.add(eA),p.addAbortListener(
V.signal,yA(eA))}return L(P,V.signal,w(this[U]))}[k.inspect.custom](P,V){V.depth===null&&(V.depth=2),V.colors??=!0;let rA={
method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.
referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,
keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.
signal};return`Request ${k.formatWithOptions(V,rA)}`}};o(AA);function iA(tA){return{method:tA.method??"GET",localURLsOnly:tA.
localURLsOnly??!1,unsafeRequest:tA.unsafeRequest??!1,body:tA.body??null,client:tA.client??null,reservedClient:tA.reservedClient??
null,replacesClientId:tA.replacesClientId??"",window:tA.window??"client",keepalive:tA.keepalive??!1,serviceWorkers:tA.serviceWorkers??
"all",initiator:tA.initiator??"",destination:tA.destination??"",priority:tA.priority??null,origin:tA.origin??"client",policyContainer:tA.
policyContainer??"client",referrer:tA.referrer??"client",referrerPolicy:tA.referrerPolicy??"",mode:tA.mode??"no-cors",useCORSPreflightFlag:tA.
useCORSPreflightFlag??!1,credentials:tA.credentials??"same-origin",useCredentials:tA.useCredentials??!1,cache:tA.cache??
"default",redirect:tA.redirect??"follow",integrity:tA.integrity??"",cryptoGraphicsNonceMetadata:tA.cryptoGraphicsNonceMetadata??
"",parserMetadata:tA.parserMetadata??"",reloadNavigation:tA.reloadNavigation??!1,historyNavigation:tA.historyNavigation??
!1,userActivation:tA.userActivation??!1,taintedOrigin:tA.taintedOrigin??!1,redirectCount:tA.redirectCount??0,responseTainting:tA.
responseTainting??"basic",preventNoCacheCacheControlHeaderModification:tA.preventNoCacheCacheControlHeaderModification??
!1,done:tA.done??!1,timingAllowFailed:tA.timingAllowFailed??!1,urlList:tA.urlList,url:tA.urlList[0],headersList:tA.headersList?
new I(tA.headersList):new I}}function RA(tA){let P=iA({...tA,body:null});return tA.body!=null&&(P.body=E(P,tA.body)),P}function L(tA,P,V){
let rA=new AA(j);return rA[S]=tA,rA[T]=P,rA[U]=new n(j),h(rA[U],tA.headersList),t(rA[U],V),rA}Object.defineProperties(AA.
prototype,{method:s,url:s,headers:s,redirect:s,clone:s,signal:s,duplex:s,destination:s,body:s,bodyUsed:s,isHistoryNavigation:s,
isReloadNavigation:s,keepalive:s,integrity:s,cache:s,credentials:s,attribute:s,referrerPolicy:s,referrer:s,mode:s,[Symbol.
toStringTag]:{value:"Request",configurable:!0}}),X.converters.Request=X.interfaceConverter(AA),X.converters.RequestInfo=
function(tA,P,V){return typeof tA=="string"?X.converters.USVString(tA,P,V):tA instanceof AA?X.converters.Request(tA,P,V):
X.converters.USVString(tA,P,V)},X.converters.AbortSignal=X.interfaceConverter(AbortSignal),X.converters.RequestInit=X.dictionaryConverter(
[{key:"method",converter:X.converters.ByteString},{key:"headers",converter:X.converters.HeadersInit},{key:"body",converter:X.
nullableConverter(X.converters.BodyInit)},{key:"referrer",converter:X.converters.USVString},{key:"referrerPolicy",converter:X.
converters.DOMString,allowedValues:x},{key:"mode",converter:X.converters.DOMString,allowedValues:v},{key:"credentials",converter:X.
converters.DOMString,allowedValues:r},{key:"cache",converter:X.converters.DOMString,allowedValues:i},{key:"redirect",converter:X.
converters.DOMString,allowedValues:z},{key:"integrity",converter:X.converters.DOMString},{key:"keepalive",converter:X.converters.
boolean},{key:"signal",converter:X.nullableConverter(tA=>X.converters.AbortSignal(tA,"RequestInit","signal",{strict:!1}))},
{key:"window",converter:X.converters.any},{key:"duplex",converter:X.converters.DOMString,allowedValues:l},{key:"dispatch\
er",converter:X.converters.any}]),g.exports={Request:AA,makeRequest:iA,fromInnerRequest:L,cloneRequest:RA}}),Ur=(0,Z.b)(
(e,g)=>{"use strict";var A=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:o}=WA(),E=lt();n()===void 0&&B(
new E);function B(a){if(!a||typeof a.dispatch!="function")throw new o("Argument agent must implement Agent");Object.defineProperty(
globalThis,A,{value:a,writable:!0,enumerable:!1,configurable:!1})}function n(){return globalThis[A]}g.exports={setGlobalDispatcher:B,
getGlobalDispatcher:n}}),Sr=(0,Z.b)((e,g)=>{"use strict";var{makeNetworkError:A,makeAppropriateNetworkError:o,filterResponse:E,
makeResponse:B,fromInnerResponse:n}=kr(),{HeadersList:a}=Ve(),{Request:I,cloneRequest:t}=br(),w=(0,Z.a)("node:zlib"),{bytesMatch:h,
makePolicyContainer:y,clonePolicyContainer:b,requestBadPort:p,TAOCheck:k,appendRequestOriginHeader:D,responseLocationURL:F,
requestCurrentURL:m,setRequestReferrerPolicyOnRedirect:N,tryUpgradeRequestToAPotentiallyTrustworthyURL:G,createOpaqueTimingInfo:x,
appendFetchMetadata:z,corsCheck:v,crossOriginResourcePolicyCheck:r,determineRequestsReferrer:i,coarsenedSharedCurrentTime:l,
createDeferredPromise:s,isBlobLike:C,sameOrigin:u,isCancelled:U,isAborted:T,isErrorLike:S,fullyReadBody:oA,readableStreamClose:X,
isomorphicEncode:QA,urlIsLocal:j,urlIsHttpHttpsScheme:aA,urlHasHttpsScheme:EA,clampAndCoarsenConnectionTimingInfo:BA,simpleRangeHeaderValue:uA,
buildContentRange:FA,createInflate:SA,extractMimeType:MA}=ge(),{kState:bA,kDispatcher:yA}=Ie(),$=(0,Z.a)("node:assert"),
{safelyExtractBody:AA,extractBody:iA}=pe(),{redirectStatusSet:RA,nullBodyStatus:L,safeMethodsSet:tA,requestBodyHeader:P,
subresourceSet:V}=De(),rA=(0,Z.a)("node:events"),{Readable:eA,pipeline:IA,finished:YA}=(0,Z.a)("node:stream"),{addAbortListener:kA,
isErrored:JA,isReadable:lA,bufferToLowerCasedHeaderName:UA}=VA(),{dataURLProcessor:wA,serializeAMimeType:mA,minimizeSupportedMimeType:cA}=ce(),
{getGlobalDispatcher:OA}=Ur(),{webidl:K}=ie(),{STATUS_CODES:d}=(0,Z.a)("node:http"),q=["GET","HEAD"],sA=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici",pA,CA=class extends rA{constructor(Q){super(),this.dispatcher=Q,this.connection=
null,this.dump=!1,this.state="ongoing"}terminate(Q){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(
Q),this.emit("terminated",Q))}abort(Q){this.state==="ongoing"&&(this.state="aborted",Q||(Q=new DOMException("The operati\
on was aborted.","AbortError")),this.serializedAbortReason=Q,this.connection?.destroy(Q),this.emit("terminated",Q))}};function gA(Q){
HA(Q,"fetch")}function NA(Q,M=void 0){K.argumentLengthCheck(arguments,1,"globalThis.fetch");let J=s(),H;try{H=new I(Q,M)}catch(fA){
return J.reject(fA),J.promise}let _=H[bA];if(H.signal.aborted)return ZA(J,_,null,H.signal.reason),J.promise;_.client.globalObject?.
constructor?.name==="ServiceWorkerGlobalScope"&&(_.serviceWorkers="none");let W=null,nA=!1,hA=null;return kA(H.signal,()=>{
nA=!0,$(hA!=null),hA.abort(H.signal.reason);let fA=W?.deref();ZA(J,_,fA,H.signal.reason)}),hA=ae({request:_,processResponseEndOfBody:gA,
processResponse:fA=>{if(!nA){if(fA.aborted){ZA(J,_,W,hA.serializedAbortReason);return}if(fA.type==="error"){J.reject(new TypeError(
"fetch failed",{cause:fA.error}));return}W=new WeakRef(n(fA,"immutable")),J.resolve(W.deref()),J=null}},dispatcher:H[yA]}),
J.promise}function HA(Q,M="other"){if(Q.type==="error"&&Q.aborted||!Q.urlList?.length)return;let J=Q.urlList[0],H=Q.timingInfo,
_=Q.cacheState;aA(J)&&H!==null&&(Q.timingAllowPassed||(H=x({startTime:H.startTime}),_=""),H.endTime=l(),Q.timingInfo=H,vA(
H,J.href,M,globalThis,_))}var vA=performance.markResourceTiming;function ZA(Q,M,J,H){if(Q&&Q.reject(H),M.body!=null&&lA(
M.body?.stream)&&M.body.stream.cancel(H).catch(W=>{if(W.code!=="ERR_INVALID_STATE")throw W}),J==null)return;let _=J[bA];
_.body!=null&&lA(_.body?.stream)&&_.body.stream.cancel(H).catch(W=>{if(W.code!=="ERR_INVALID_STATE")throw W})}function ae({
request:Q,processRequestBodyChunkLength:M,processRequestEndOfBody:J,processResponse:H,processResponseEndOfBody:_,processResponseConsumeBody:W,
useParallelQueue:nA=!1,dispatcher:hA=OA()}){$(hA);let fA=null,dA=!1;Q.client!=null&&(fA=Q.client.globalObject,dA=Q.client.
crossOriginIsolatedCapability);let TA=l(dA),GA=x({startTime:TA}),LA={controller:new CA(hA),request:Q,timingInfo:GA,processRequestBodyChunkLength:M,
processRequestEndOfBody:J,processResponse:H,processResponseConsumeBody:W,processResponseEndOfBody:_,taskDestination:fA,crossOriginIsolatedCapability:dA};
return $(!Q.body||Q.body.stream),Q.window==="client"&&(Q.window=Q.client?.globalObject?.constructor?.name==="Window"?Q.client:
"no-window"),Q.origin==="client"&&(Q.origin=Q.client.origin),Q.policyContainer==="client"&&(Q.client!=null?Q.policyContainer=
b(Q.client.policyContainer):Q.policyContainer=y()),Q.headersList.contains("accept",!0)||Q.headersList.append("accept","*\
/*",!0),Q.headersList.contains("accept-language",!0)||Q.headersList.append("accept-language","*",!0),Q.priority,V.has(Q.
destination),jA(LA).catch(DA=>{LA.controller.terminate(DA)}),LA.controller}async function jA(Q,M=!1){let J=Q.request,H=null;
if(J.localURLsOnly&&!j(m(J))&&(H=A("local URLs only")),G(J),p(J)==="blocked"&&(H=A("bad port")),J.referrerPolicy===""&&(J.
referrerPolicy=J.policyContainer.referrerPolicy),J.referrer!=="no-referrer"&&(J.referrer=i(J)),H===null&&(H=await(async()=>{
let W=m(J);return u(W,J.url)&&J.responseTainting==="basic"||W.protocol==="data:"||J.mode==="navigate"||J.mode==="websock\
et"?(J.responseTainting="basic",await ee(Q)):J.mode==="same-origin"?A('request mode cannot be "same-origin"'):J.mode==="\
no-cors"?J.redirect!=="follow"?A('redirect mode cannot be "follow" for "no-cors" request'):(J.responseTainting="opaque",
await ee(Q)):aA(m(J))?(J.responseTainting="cors",await O(Q)):A("URL scheme must be a HTTP(S) scheme")})()),M)return H;H.
status!==0&&!H.internalResponse&&(J.responseTainting,J.responseTainting==="basic"?H=E(H,"basic"):J.responseTainting==="c\
ors"?H=E(H,"cors"):J.responseTainting==="opaque"?H=E(H,"opaque"):$(!1));let _=H.status===0?H:H.internalResponse;if(_.urlList.
length===0&&_.urlList.push(...J.urlList),J.timingAllowFailed||(H.timingAllowPassed=!0),H.type==="opaque"&&_.status===206&&
_.rangeRequested&&!J.headers.contains("range",!0)&&(H=_=A()),H.status!==0&&(J.method==="HEAD"||J.method==="CONNECT"||L.includes(
_.status))&&(_.body=null,Q.controller.dump=!0),J.integrity){let W=hA=>re(Q,A(hA));if(J.responseTainting==="opaque"||H.body==
null){W(H.error);return}let nA=hA=>{if(!h(hA,J.integrity)){W("integrity mismatch");return}H.body=AA(hA)[0],re(Q,H)};await oA(
H.body,nA,W)}else re(Q,H)}function ee(Q){if(U(Q)&&Q.request.redirectCount===0)return Promise.resolve(o(Q));let{request:M}=Q,
{protocol:J}=m(M);switch(J){case"about:":return Promise.resolve(A("about scheme is not supported"));case"blob:":{pA||(pA=
(0,Z.a)("node:buffer").resolveObjectURL);let H=m(M);if(H.search.length!==0)return Promise.resolve(A("NetworkError when a\
ttempting to fetch resource."));let _=pA(H.toString());if(M.method!=="GET"||!C(_))return Promise.resolve(A("invalid meth\
od"));let W=B(),nA=_.size,hA=QA(`${nA}`),fA=_.type;if(M.headersList.contains("range",!0)){W.rangeRequested=!0;let dA=M.headersList.
get("range",!0),TA=uA(dA,!0);if(TA==="failure")return Promise.resolve(A("failed to fetch the data URL"));let{rangeStartValue:GA,
rangeEndValue:LA}=TA;if(GA===null)GA=nA-LA,LA=GA+LA-1;else{if(GA>=nA)return Promise.resolve(A("Range start is greater th\
an the blob's size."));(LA===null||LA>=nA)&&(LA=nA-1)}let DA=_.slice(GA,LA,fA),xA=iA(DA);W.body=xA[0];let KA=QA(`${DA.size}`),
PA=FA(GA,LA,nA);W.status=206,W.statusText="Partial Content",W.headersList.set("content-length",KA,!0),W.headersList.set(
"content-type",fA,!0),W.headersList.set("content-range",PA,!0)}else{let dA=iA(_);W.statusText="OK",W.body=dA[0],W.headersList.
set("content-length",hA,!0),W.headersList.set("content-type",fA,!0)}return Promise.resolve(W)}case"data:":{let H=m(M),_=wA(
H);if(_==="failure")return Promise.resolve(A("failed to fetch the data URL"));let W=mA(_.mimeType);return Promise.resolve(
B({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:W}]],body:AA(_.body)[0]}))}case"file:":return Promise.
resolve(A("not implemented... yet..."));case"http:":case"https:":return O(Q).catch(H=>A(H));default:return Promise.resolve(
A("unknown scheme"))}}function te(Q,M){Q.request.done=!0,Q.processResponseDone!=null&&queueMicrotask(()=>Q.processResponseDone(
M))}function re(Q,M){let J=Q.timingInfo,H=()=>{let W=Date.now();Q.request.destination==="document"&&(Q.controller.fullTimingInfo=
J),Q.controller.reportTimingSteps=()=>{if(Q.request.url.protocol!=="https:")return;J.endTime=W;let hA=M.cacheState,fA=M.
bodyInfo;M.timingAllowPassed||(J=x(J),hA="");let dA=0;if(Q.request.mode!=="navigator"||!M.hasCrossOriginRedirects){dA=M.
status;let TA=MA(M.headersList);TA!=="failure"&&(fA.contentType=cA(TA))}Q.request.initiatorType!=null&&vA(J,Q.request.url.
href,Q.request.initiatorType,globalThis,hA,fA,dA)};let nA=()=>{Q.request.done=!0,Q.processResponseEndOfBody!=null&&queueMicrotask(
()=>Q.processResponseEndOfBody(M)),Q.request.initiatorType!=null&&Q.controller.reportTimingSteps()};queueMicrotask(()=>nA())};
Q.processResponse!=null&&queueMicrotask(()=>{Q.processResponse(M),Q.processResponse=null});let _=M.type==="error"?M:M.internalResponse??
M;_.body==null?H():YA(_.body.stream,()=>{H()})}async function O(Q){let M=Q.request,J=null,H=null,_=Q.timingInfo;if(M.serviceWorkers,
J===null){if(M.redirect==="follow"&&(M.serviceWorkers="none"),H=J=await c(Q),M.responseTainting==="cors"&&v(M,J)==="fail\
ure")return A("cors failure");k(M,J)==="failure"&&(M.timingAllowFailed=!0)}return(M.responseTainting==="opaque"||J.type===
"opaque")&&r(M.origin,M.client,M.destination,H)==="blocked"?A("blocked"):(RA.has(H.status)&&(M.redirect!=="manual"&&Q.controller.
connection.destroy(void 0,!1),M.redirect==="error"?J=A("unexpected redirect"):M.redirect==="manual"?J=H:M.redirect==="fo\
llow"?J=await Y(Q,J):$(!1)),J.timingInfo=_,J)}function Y(Q,M){let J=Q.request,H=M.internalResponse?M.internalResponse:M,
_;try{if(_=F(H,m(J).hash),_==null)return M}catch(nA){return Promise.resolve(A(nA))}if(!aA(_))return Promise.resolve(A("U\
RL scheme must be a HTTP(S) scheme"));if(J.redirectCount===20)return Promise.resolve(A("redirect count exceeded"));if(J.
redirectCount+=1,J.mode==="cors"&&(_.username||_.password)&&!u(J,_))return Promise.resolve(A('cross origin not allowed f\
or request mode "cors"'));if(J.responseTainting==="cors"&&(_.username||_.password))return Promise.resolve(A('URL cannot \
contain credentials for request mode "cors"'));if(H.status!==303&&J.body!=null&&J.body.source==null)return Promise.resolve(
A());if([301,302].includes(H.status)&&J.method==="POST"||H.status===303&&!q.includes(J.method)){J.method="GET",J.body=null;
for(let nA of P)J.headersList.delete(nA)}u(m(J),_)||(J.headersList.delete("authorization",!0),J.headersList.delete("prox\
y-authorization",!0),J.headersList.delete("cookie",!0),J.headersList.delete("host",!0)),J.body!=null&&($(J.body.source!=
null),J.body=AA(J.body.source)[0]);let W=Q.timingInfo;return W.redirectEndTime=W.postRedirectStartTime=l(Q.crossOriginIsolatedCapability),
W.redirectStartTime===0&&(W.redirectStartTime=W.startTime),J.urlList.push(_),N(J,H),jA(Q,!0)}async function c(Q,M=!1,J=!1){
let H=Q.request,_=null,W=null,nA=null,hA=null,fA=!1;H.window==="no-window"&&H.redirect==="error"?(_=Q,W=H):(W=t(H),_={...Q},
_.request=W);let dA=H.credentials==="include"||H.credentials==="same-origin"&&H.responseTainting==="basic",TA=W.body?W.body.
length:null,GA=null;if(W.body==null&&["POST","PUT"].includes(W.method)&&(GA="0"),TA!=null&&(GA=QA(`${TA}`)),GA!=null&&W.
headersList.append("content-length",GA,!0),TA!=null&&W.keepalive,W.referrer instanceof URL&&W.headersList.append("refere\
r",QA(W.referrer.href),!0),D(W),z(W),W.headersList.contains("user-agent",!0)||W.headersList.append("user-agent",sA),W.cache===
"default"&&(W.headersList.contains("if-modified-since",!0)||W.headersList.contains("if-none-match",!0)||W.headersList.contains(
"if-unmodified-since",!0)||W.headersList.contains("if-match",!0)||W.headersList.contains("if-range",!0))&&(W.cache="no-s\
tore"),W.cache==="no-cache"&&!W.preventNoCacheCacheControlHeaderModification&&!W.headersList.contains("cache-control",!0)&&
W.headersList.append("cache-control","max-age=0",!0),(W.cache==="no-store"||W.cache==="reload")&&(W.headersList.contains(
"pragma",!0)||W.headersList.append("pragma","no-cache",!0),W.headersList.contains("cache-control",!0)||W.headersList.append(
"cache-control","no-cache",!0)),W.headersList.contains("range",!0)&&W.headersList.append("accept-encoding","identity",!0),
W.headersList.contains("accept-encoding",!0)||(EA(m(W))?W.headersList.append("accept-encoding","br, gzip, deflate",!0):W.
headersList.append("accept-encoding","gzip, deflate",!0)),W.headersList.delete("host",!0),hA==null&&(W.cache="no-store"),
W.cache!=="no-store"&&W.cache,nA==null){if(W.cache==="only-if-cached")return A("only if cached");let LA=await R(_,dA,J);
!tA.has(W.method)&&LA.status>=200&&LA.status<=399,fA&&LA.status,nA==null&&(nA=LA)}if(nA.urlList=[...W.urlList],W.headersList.
contains("range",!0)&&(nA.rangeRequested=!0),nA.requestIncludesCredentials=dA,nA.status===407)return H.window==="no-wind\
ow"?A():U(Q)?o(Q):A("proxy authentication required");if(nA.status===421&&!J&&(H.body==null||H.body.source!=null)){if(U(Q))
return o(Q);Q.controller.connection.destroy(),nA=await c(Q,M,!0)}return nA}async function R(Q,M=!1,J=!1){$(!Q.controller.
connection||Q.controller.connection.destroyed),Q.controller.connection={abort:null,destroyed:!1,destroy(DA,xA=!0){this.destroyed||
(this.destroyed=!0,xA&&this.abort?.(DA??new DOMException("The operation was aborted.","AbortError")))}};let H=Q.request,
_=null,W=Q.timingInfo;H.cache="no-store";let nA=J?"yes":"no";H.mode;let hA=null;if(H.body==null&&Q.processRequestEndOfBody)
queueMicrotask(()=>Q.processRequestEndOfBody());else if(H.body!=null){let DA=async function*(PA){U(Q)||(yield PA,Q.processRequestBodyChunkLength?.(
PA.byteLength))},xA=()=>{U(Q)||Q.processRequestEndOfBody&&Q.processRequestEndOfBody()},KA=PA=>{U(Q)||(PA.name==="AbortEr\
ror"?Q.controller.abort():Q.controller.terminate(PA))};hA=(async function*(){try{for await(let PA of H.body.stream)yield*DA(
PA);xA()}catch(PA){KA(PA)}})()}try{let{body:DA,status:xA,statusText:KA,headersList:PA,socket:he}=await LA({body:hA});if(he)
_=B({status:xA,statusText:KA,headersList:PA,socket:he});else{let qA=DA[Symbol.asyncIterator]();Q.controller.next=()=>qA.
next(),_=B({status:xA,statusText:KA,headersList:PA})}}catch(DA){return DA.name==="AbortError"?(Q.controller.connection.destroy(),
o(Q,DA)):A(DA)}let fA=async()=>{await Q.controller.resume()},dA=DA=>{U(Q)||Q.controller.abort(DA)},TA=new ReadableStream(
{async start(DA){Q.controller.controller=DA},async pull(DA){await fA(DA)},async cancel(DA){await dA(DA)},type:"bytes"});
_.body={stream:TA,source:null,length:null},Q.controller.resume||Q.controller.on("terminated",GA),Q.controller.resume=async()=>{
for(;;){let DA,xA;try{let{done:PA,value:he}=await Q.controller.next();if(T(Q))break;DA=PA?void 0:he}catch(PA){Q.controller.
ended&&!W.encodedBodySize?DA=void 0:(DA=PA,xA=!0)}if(DA===void 0){X(Q.controller.controller),te(Q,_);return}if(W.decodedBodySize+=
DA?.byteLength??0,xA){Q.controller.terminate(DA);return}let KA=new Uint8Array(DA);if(KA.byteLength&&Q.controller.controller.
enqueue(KA),JA(TA)){Q.controller.terminate();return}if(Q.controller.controller.desiredSize<=0)return}};function GA(DA){T(
Q)?(_.aborted=!0,lA(TA)&&Q.controller.controller.error(Q.controller.serializedAbortReason)):lA(TA)&&Q.controller.controller.
error(new TypeError("terminated",{cause:S(DA)?DA:void 0})),Q.controller.connection.destroy()}return _;function LA({body:DA}){
let xA=m(H),KA=Q.controller.dispatcher;return new Promise((PA,he)=>KA.dispatch({path:xA.pathname+xA.search,origin:xA.origin,
method:H.method,body:KA.isMockActive?H.body&&(H.body.source||H.body.stream):DA,headers:H.headersList.entries,maxRedirections:0,
upgrade:H.mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(qA){let{connection:$A}=Q.controller;W.finalConnectionTimingInfo=
BA(void 0,W.postRedirectStartTime,Q.crossOriginIsolatedCapability),$A.destroyed?qA(new DOMException("The operation was a\
borted.","AbortError")):(Q.controller.on("terminated",qA),this.abort=$A.abort=qA),W.finalNetworkRequestStartTime=l(Q.crossOriginIsolatedCapability)},
onResponseStarted(){W.finalNetworkResponseStartTime=l(Q.crossOriginIsolatedCapability)},onHeaders(qA,$A,et,be){if(qA<200)
return;let Qe="",Ue=new a;for(let se=0;se<$A.length;se+=2)Ue.append(UA($A[se]),$A[se+1].toString("latin1"),!0);Qe=Ue.get(
"location",!0);let de=[],js=Qe&&H.redirect==="follow"&&RA.has(qA);if(H.method!=="HEAD"&&H.method!=="CONNECT"&&!L.includes(
qA)&&!js){let se=Ue.get("content-encoding",!0),Se=se?se.toLowerCase().split(","):[],Zt=5;if(Se.length>Zt)return this.abort(
new Error(`too many content-encodings in response: ${Se.length}, maximum allowed is ${Zt}`)),!0;for(let tt=Se.length-1;tt>=
0;--tt){let Ne=Se[tt].trim();if(Ne==="x-gzip"||Ne==="gzip")de.push(w.createGunzip({flush:w.constants.Z_SYNC_FLUSH,finishFlush:w.
constants.Z_SYNC_FLUSH}));else if(Ne==="deflate")de.push(SA({flush:w.constants.Z_SYNC_FLUSH,finishFlush:w.constants.Z_SYNC_FLUSH}));else if(Ne===
"br")de.push(w.createBrotliDecompress({flush:w.constants.BROTLI_OPERATION_FLUSH,finishFlush:w.constants.BROTLI_OPERATION_FLUSH}));else{
de.length=0;break}}}this.body=new eA({read:et});let qt=this.onError.bind(this);return PA({status:qA,statusText:be,headersList:Ue,
body:de.length?IA(this.body,...de,se=>{se&&this.onError(se)}).on("error",qt):this.body.on("error",qt)}),!0},onData(qA){if(Q.
controller.dump)return;let $A=qA;return W.encodedBodySize+=$A.byteLength,this.body.push($A)},onComplete(){this.abort&&Q.
controller.off("terminated",this.abort),Q.controller.ended=!0,this.body.push(null)},onError(qA){this.abort&&Q.controller.
off("terminated",this.abort),this.body?.destroy(qA),Q.controller.terminate(qA),he(qA)},onUpgrade(qA,$A,et){if(qA!==101)return;
let be=new a;for(let Qe=0;Qe<$A.length;Qe+=2)be.append(UA($A[Qe]),$A[Qe+1].toString("latin1"),!0);return PA({status:qA,statusText:d[qA],
headersList:be,socket:et}),!0}}))}}g.exports={fetch:NA,Fetch:CA,fetching:ae,finalizeAndReportTiming:HA}}),ct=(0,Z.b)(e=>{
Object.assign(ot().prototype,cr()),e.ProxyAgent=Fr(),e.fetch=Sr().fetch}),Nr=(0,Z.b)(e=>{"use strict";var g=e&&e.__createBinding||
(Object.create?(function(r,i,l,s){s===void 0&&(s=l);var C=Object.getOwnPropertyDescriptor(i,l);(!C||("get"in C?!i.__esModule:
C.writable||C.configurable))&&(C={enumerable:!0,get:function(){return i[l]}}),Object.defineProperty(r,s,C)}):(function(r,i,l,s){
s===void 0&&(s=l),r[s]=i[l]})),A=e&&e.__setModuleDefault||(Object.create?(function(r,i){Object.defineProperty(r,"default",
{enumerable:!0,value:i})}):function(r,i){r.default=i}),o=e&&e.__importStar||(function(){var r=function(i){return r=Object.
getOwnPropertyNames||function(l){var s=[];for(var C in l)Object.prototype.hasOwnProperty.call(l,C)&&(s[s.length]=C);return s},
r(i)};return function(i){if(i&&i.__esModule)return i;var l={};if(i!=null)for(var s=r(i),C=0;C<s.length;C++)s[C]!=="defau\
lt"&&g(l,i,s[C]);return A(l,i),l}})(),E=e&&e.__awaiter||function(r,i,l,s){function C(u){return u instanceof l?u:new l(function(U){
U(u)})}return new(l||(l=Promise))(function(u,U){function T(X){try{oA(s.next(X))}catch(QA){U(QA)}}function S(X){try{oA(s.
throw(X))}catch(QA){U(QA)}}function oA(X){X.done?u(X.value):C(X.value).then(T,S)}oA((s=s.apply(r,i||[])).next())})};Object.
defineProperty(e,"__esModule",{value:!0}),e.HttpClient=e.HttpClientResponse=e.HttpClientError=e.MediaTypes=e.Headers=e.HttpCodes=
void 0,e.getProxyUrl=b,e.isHttps=x;var B=o((0,Z.a)("http")),n=o((0,Z.a)("https")),a=o(or()),I=o(nr()),t=ct(),w;(function(r){
r[r.OK=200]="OK",r[r.MultipleChoices=300]="MultipleChoices",r[r.MovedPermanently=301]="MovedPermanently",r[r.ResourceMoved=
302]="ResourceMoved",r[r.SeeOther=303]="SeeOther",r[r.NotModified=304]="NotModified",r[r.UseProxy=305]="UseProxy",r[r.SwitchProxy=
306]="SwitchProxy",r[r.TemporaryRedirect=307]="TemporaryRedirect",r[r.PermanentRedirect=308]="PermanentRedirect",r[r.BadRequest=
400]="BadRequest",r[r.Unauthorized=401]="Unauthorized",r[r.PaymentRequired=402]="PaymentRequired",r[r.Forbidden=403]="Fo\
rbidden",r[r.NotFound=404]="NotFound",r[r.MethodNotAllowed=405]="MethodNotAllowed",r[r.NotAcceptable=406]="NotAcceptable",
r[r.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",r[r.RequestTimeout=408]="RequestTimeout",r[r.Conflict=
409]="Conflict",r[r.Gone=410]="Gone",r[r.TooManyRequests=429]="TooManyRequests",r[r.InternalServerError=500]="InternalSe\
rverError",r[r.NotImplemented=501]="NotImplemented",r[r.BadGateway=502]="BadGateway",r[r.ServiceUnavailable=503]="Servic\
eUnavailable",r[r.GatewayTimeout=504]="GatewayTimeout"})(w||(e.HttpCodes=w={}));var h;(function(r){r.Accept="accept",r.ContentType=
"content-type"})(h||(e.Headers=h={}));var y;(function(r){r.ApplicationJson="application/json"})(y||(e.MediaTypes=y={}));
function b(r){let i=a.getProxyUrl(new URL(r));return i?i.href:""}var p=[w.MovedPermanently,w.ResourceMoved,w.SeeOther,w.
TemporaryRedirect,w.PermanentRedirect],k=[w.BadGateway,w.ServiceUnavailable,w.GatewayTimeout],D=["OPTIONS","GET","DELETE",
"HEAD"],F=10,m=5,N=class Kt extends Error{constructor(i,l){super(i),this.name="HttpClientError",this.statusCode=l,Object.
setPrototypeOf(this,Kt.prototype)}};e.HttpClientError=N;var G=class{constructor(r){this.message=r}readBody(){return E(this,
void 0,void 0,function*(){return new Promise(r=>E(this,void 0,void 0,function*(){let i=Buffer.alloc(0);this.message.on("\
data",l=>{i=Buffer.concat([i,l])}),this.message.on("end",()=>{r(i.toString())})}))})}readBodyBuffer(){return E(this,void 0,
void 0,function*(){return new Promise(r=>E(this,void 0,void 0,function*(){let i=[];this.message.on("data",l=>{i.push(l)}),
this.message.on("end",()=>{r(Buffer.concat(i))})}))})}};e.HttpClientResponse=G;function x(r){return new URL(r).protocol===
"https:"}var z=class{constructor(r,i,l){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,
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
l[h.Accept]=this._getExistingOrDefaultHeader(l,h.Accept,y.ApplicationJson);let s=yield this.get(i,l);return this._processResponse(
s,this.requestOptions)})}postJson(r,i){return E(this,arguments,void 0,function*(l,s,C={}){let u=JSON.stringify(s,null,2);
C[h.Accept]=this._getExistingOrDefaultHeader(C,h.Accept,y.ApplicationJson),C[h.ContentType]=this._getExistingOrDefaultContentTypeHeader(
C,y.ApplicationJson);let U=yield this.post(l,u,C);return this._processResponse(U,this.requestOptions)})}putJson(r,i){return E(
this,arguments,void 0,function*(l,s,C={}){let u=JSON.stringify(s,null,2);C[h.Accept]=this._getExistingOrDefaultHeader(C,
h.Accept,y.ApplicationJson),C[h.ContentType]=this._getExistingOrDefaultContentTypeHeader(C,y.ApplicationJson);let U=yield this.
put(l,u,C);return this._processResponse(U,this.requestOptions)})}patchJson(r,i){return E(this,arguments,void 0,function*(l,s,C={}){
let u=JSON.stringify(s,null,2);C[h.Accept]=this._getExistingOrDefaultHeader(C,h.Accept,y.ApplicationJson),C[h.ContentType]=
this._getExistingOrDefaultContentTypeHeader(C,y.ApplicationJson);let U=yield this.patch(l,u,C);return this._processResponse(
U,this.requestOptions)})}request(r,i,l,s){return E(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Cli\
ent has already been disposed.");let C=new URL(i),u=this._prepareRequest(r,C,s),U=this._allowRetries&&D.includes(r)?this.
_maxRetries+1:1,T=0,S;do{if(S=yield this.requestRaw(u,l),S&&S.message&&S.message.statusCode===w.Unauthorized){let X;for(let QA of this.
handlers)if(QA.canHandleAuthentication(S)){X=QA;break}return X?X.handleAuthentication(this,u,l):S}let oA=this._maxRedirects;
for(;S.message.statusCode&&p.includes(S.message.statusCode)&&this._allowRedirects&&oA>0;){let X=S.message.headers.location;
if(!X)break;let QA=new URL(X);if(C.protocol==="https:"&&C.protocol!==QA.protocol&&!this._allowRedirectDowngrade)throw new Error(
"Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this beh\
avior, set the allowRedirectDowngrade option to true.");if(yield S.readBody(),QA.hostname!==C.hostname)for(let j in s)j.
toLowerCase()==="authorization"&&delete s[j];u=this._prepareRequest(r,QA,s),S=yield this.requestRaw(u,l),oA--}if(!S.message.
statusCode||!k.includes(S.message.statusCode))return S;T+=1,T<U&&(yield S.readBody(),yield this._performExponentialBackoff(
T))}while(T<U);return S})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(r,i){return E(this,void 0,
void 0,function*(){return new Promise((l,s)=>{function C(u,U){u?s(u):U?l(U):s(new Error("Unknown error"))}this.requestRawWithCallback(
r,i,C)})})}requestRawWithCallback(r,i,l){typeof i=="string"&&(r.options.headers||(r.options.headers={}),r.options.headers["\
Content-Length"]=Buffer.byteLength(i,"utf8"));let s=!1;function C(T,S){s||(s=!0,l(T,S))}let u=r.httpModule.request(r.options,
T=>{let S=new G(T);C(void 0,S)}),U;u.on("socket",T=>{U=T}),u.setTimeout(this._socketTimeout||3*6e4,()=>{U&&U.end(),C(new Error(
`Request timeout: ${r.options.path}`))}),u.on("error",function(T){C(T)}),i&&typeof i=="string"&&u.write(i,"utf8"),i&&typeof i!=
"string"?(i.on("close",function(){u.end()}),i.pipe(u)):u.end()}getAgent(r){let i=new URL(r);return this._getAgent(i)}getAgentDispatcher(r){
let i=new URL(r),l=a.getProxyUrl(i);if(l&&l.hostname)return this._getProxyAgentDispatcher(i,l)}_prepareRequest(r,i,l){let s={};
s.parsedUrl=i;let C=s.parsedUrl.protocol==="https:";s.httpModule=C?n:B;let u=C?443:80;if(s.options={},s.options.host=s.parsedUrl.
hostname,s.options.port=s.parsedUrl.port?parseInt(s.parsedUrl.port):u,s.options.path=(s.parsedUrl.pathname||"")+(s.parsedUrl.
search||""),s.options.method=r,s.options.headers=this._mergeHeaders(l),this.userAgent!=null&&(s.options.headers["user-ag\
ent"]=this.userAgent),s.options.agent=this._getAgent(s.parsedUrl),this.handlers)for(let U of this.handlers)U.prepareRequest(
s.options);return s}_mergeHeaders(r){return this.requestOptions&&this.requestOptions.headers?Object.assign({},v(this.requestOptions.
headers),v(r||{})):v(r||{})}_getExistingOrDefaultHeader(r,i,l){let s;if(this.requestOptions&&this.requestOptions.headers){
let u=v(this.requestOptions.headers)[i];u&&(s=typeof u=="number"?u.toString():u)}let C=r[i];return C!==void 0?typeof C==
"number"?C.toString():C:s!==void 0?s:l}_getExistingOrDefaultContentTypeHeader(r,i){let l;if(this.requestOptions&&this.requestOptions.
headers){let C=v(this.requestOptions.headers)[h.ContentType];C&&(typeof C=="number"?l=String(C):Array.isArray(C)?l=C.join(
", "):l=C)}let s=r[h.ContentType];return s!==void 0?typeof s=="number"?String(s):Array.isArray(s)?s.join(", "):s:l!==void 0?
l:i}_getAgent(r){let i,l=a.getProxyUrl(r),s=l&&l.hostname;if(this._keepAlive&&s&&(i=this._proxyAgent),s||(i=this._agent),
i)return i;let C=r.protocol==="https:",u=100;if(this.requestOptions&&(u=this.requestOptions.maxSockets||B.globalAgent.maxSockets),
l&&l.hostname){let U={maxSockets:u,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(l.username||l.password)&&
{proxyAuth:`${l.username}:${l.password}`}),{host:l.hostname,port:l.port})},T,S=l.protocol==="https:";C?T=S?I.httpsOverHttps:
I.httpsOverHttp:T=S?I.httpOverHttps:I.httpOverHttp,i=T(U),this._proxyAgent=i}if(!i){let U={keepAlive:this._keepAlive,maxSockets:u};
i=C?new n.Agent(U):new B.Agent(U),this._agent=i}return C&&this._ignoreSslError&&(i.options=Object.assign(i.options||{},{
rejectUnauthorized:!1})),i}_getProxyAgentDispatcher(r,i){let l;if(this._keepAlive&&(l=this._proxyAgentDispatcher),l)return l;
let s=r.protocol==="https:";return l=new t.ProxyAgent(Object.assign({uri:i.href,pipelining:this._keepAlive?1:0},(i.username||
i.password)&&{token:`Basic ${Buffer.from(`${i.username}:${i.password}`).toString("base64")}`})),this._proxyAgentDispatcher=
l,s&&this._ignoreSslError&&(l.options=Object.assign(l.options.requestTls||{},{rejectUnauthorized:!1})),l}_getUserAgentWithOrchestrationId(r){
let i=r||"actions/http-client",l=process.env.ACTIONS_ORCHESTRATION_ID;if(l){let s=l.replace(/[^a-z0-9_.-]/gi,"_");return`${i}\
 actions_orchestration_id/${s}`}return i}_performExponentialBackoff(r){return E(this,void 0,void 0,function*(){r=Math.min(
F,r);let i=m*Math.pow(2,r);return new Promise(l=>setTimeout(()=>l(),i))})}_processResponse(r,i){return E(this,void 0,void 0,
function*(){return new Promise((l,s)=>E(this,void 0,void 0,function*(){let C=r.message.statusCode||0,u={statusCode:C,result:null,
headers:{}};C===w.NotFound&&l(u);function U(oA,X){if(typeof X=="string"){let QA=new Date(X);if(!isNaN(QA.valueOf()))return QA}
return X}let T,S;try{S=yield r.readBody(),S&&S.length>0&&(i&&i.deserializeDates?T=JSON.parse(S,U):T=JSON.parse(S),u.result=
T),u.headers=r.message.headers}catch{}if(C>299){let oA;T&&T.message?oA=T.message:S&&S.length>0?oA=S:oA=`Failed request: \
(${C})`;let X=new N(oA,C);X.result=u.result,s(X)}else l(u)}))})}};e.HttpClient=z;var v=r=>Object.keys(r).reduce((i,l)=>(i[l.
toLowerCase()]=r[l],i),{})}),It=class{constructor(){var e,g,A;if(this.payload={},process.env.GITHUB_EVENT_PATH)if((0,st.
existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,st.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:"\
utf8"}));else{let o=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${o} does not exist${sr.EOL}`)}
this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.workflow=
process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=process.env.
GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,
10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(e=process.env.GITHUB_API_URL)!==null&&e!==void 0?e:"h\
ttps://api.github.com",this.serverUrl=(g=process.env.GITHUB_SERVER_URL)!==null&&g!==void 0?g:"https://github.com",this.graphqlUrl=
(A=process.env.GITHUB_GRAPHQL_URL)!==null&&A!==void 0?A:"https://api.github.com/graphql"}get issue(){let e=this.payload;
return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||e).number})}get repo(){if(process.env.
GITHUB_REPOSITORY){let[e,g]=process.env.GITHUB_REPOSITORY.split("/");return{owner:e,repo:g}}if(this.payload.repository)return{
owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requires a GI\
THUB_REPOSITORY environment variable like 'owner/repo'")}},Ct=(0,Z.d)(Nr(),1),Mr=(0,Z.d)(ct(),1),Gr=function(e,g,A,o){function E(B){
return B instanceof A?B:new A(function(n){n(B)})}return new(A||(A=Promise))(function(B,n){function a(w){try{t(o.next(w))}catch(h){
n(h)}}function I(w){try{t(o.throw(w))}catch(h){n(h)}}function t(w){w.done?B(w.value):E(w.value).then(a,I)}t((o=o.apply(e,
g||[])).next())})};function Lr(e,g){if(!e&&!g.auth)throw new Error("Parameter token or opts.auth is required");if(e&&g.auth)
throw new Error("Parameters token and opts.auth may not both be specified");return typeof g.auth=="string"?g.auth:`token\
 ${e}`}function Yr(e){return new Ct.HttpClient().getAgent(e)}function vr(e){return new Ct.HttpClient().getAgentDispatcher(
e)}function Jr(e){let g=vr(e);return(A,o)=>Gr(this,void 0,void 0,function*(){return(0,Mr.fetch)(A,Object.assign(Object.assign(
{},o),{dispatcher:g}))})}function Hr(){return process.env.GITHUB_API_URL||"https://api.github.com"}function Vr(e){var g;
let A=(g=process.env.ACTIONS_ORCHESTRATION_ID)===null||g===void 0?void 0:g.trim();if(A){let o=`actions_orchestration_id/${A.
replace(/[^a-z0-9_.-]/gi,"_")}`;return e?.includes(o)?e:`${e?`${e} `:""}${o}`}return e}function Re(){return typeof navigator==
"object"&&"userAgent"in navigator?navigator.userAgent:typeof process=="object"&&process.version!==void 0?`Node.js/${process.
version.substr(1)} (${process.platform}; ${process.arch})`:"<environment undetectable>"}function Oe(e,g,A,o){if(typeof A!=
"function")throw new Error("method for before hook must be a function");return o||(o={}),Array.isArray(g)?g.reverse().reduce(
(E,B)=>Oe.bind(null,e,B,E,o),A)():Promise.resolve().then(()=>e.registry[g]?e.registry[g].reduce((E,B)=>B.hook.bind(null,
E,o),A)():A(o))}function Or(e,g,A,o){let E=o;e.registry[A]||(e.registry[A]=[]),g==="before"&&(o=(B,n)=>Promise.resolve().
then(E.bind(null,n)).then(B.bind(null,n))),g==="after"&&(o=(B,n)=>{let a;return Promise.resolve().then(B.bind(null,n)).then(
I=>(a=I,E(a,n))).then(()=>a)}),g==="error"&&(o=(B,n)=>Promise.resolve().then(B.bind(null,n)).catch(a=>E(a,n))),e.registry[A].
push({hook:o,orig:E})}function Pr(e,g,A){if(!e.registry[g])return;let o=e.registry[g].map(E=>E.orig).indexOf(A);o!==-1&&
e.registry[g].splice(o,1)}var ut=Function.bind,ht=ut.bind(ut);function dt(e,g,A){let o=ht(Pr,null).apply(null,A?[g,A]:[g]);
e.api={remove:o},e.remove=o,["before","error","after","wrap"].forEach(E=>{let B=A?[g,E,A]:[g,E];e[E]=e.api[E]=ht(Or,null).
apply(null,B)})}function _r(){let e=Symbol("Singular"),g={registry:{}},A=Oe.bind(null,g,e);return dt(A,g,e),A}function Wr(){
let e={registry:{}},g=Oe.bind(null,e);return dt(g,e),g}var xr={Singular:_r,Collection:Wr},qr="0.0.0-development",Zr=`oct\
okit-endpoint.js/${qr} ${Re()}`,zr={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.githu\
b.v3+json","user-agent":Zr},mediaType:{format:""}};function Kr(e){return e?Object.keys(e).reduce((g,A)=>(g[A.toLowerCase()]=
e[A],g),{}):{}}function Xr(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(e)!=="[object Object]")return!1;
let g=Object.getPrototypeOf(e);if(g===null)return!0;let A=Object.prototype.hasOwnProperty.call(g,"constructor")&&g.constructor;
return typeof A=="function"&&A instanceof A&&Function.prototype.call(A)===Function.prototype.call(e)}function pt(e,g){let A=Object.
assign({},e);return Object.keys(g).forEach(o=>{Xr(g[o])?o in e?A[o]=pt(e[o],g[o]):Object.assign(A,{[o]:g[o]}):Object.assign(
A,{[o]:g[o]})}),A}function wt(e){for(let g in e)e[g]===void 0&&delete e[g];return e}function Pe(e,g,A){if(typeof g=="str\
ing"){let[E,B]=g.split(" ");A=Object.assign(B?{method:E,url:B}:{url:E},A)}else A=Object.assign({},g);A.headers=Kr(A.headers),
wt(A),wt(A.headers);let o=pt(e||{},A);return A.url==="/graphql"&&(e&&e.mediaType.previews?.length&&(o.mediaType.previews=
e.mediaType.previews.filter(E=>!o.mediaType.previews.includes(E)).concat(o.mediaType.previews)),o.mediaType.previews=(o.
mediaType.previews||[]).map(E=>E.replace(/-preview/,""))),o}function jr(e,g){let A=/\?/.test(e)?"&":"?",o=Object.keys(g);
return o.length===0?e:e+A+o.map(E=>E==="q"?"q="+g.q.split("+").map(encodeURIComponent).join("+"):`${E}=${encodeURIComponent(
g[E])}`).join("&")}var $r=/\{[^{}}]+\}/g;function As(e){return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function es(e){
let g=e.match($r);return g?g.map(As).reduce((A,o)=>A.concat(o),[]):[]}function mt(e,g){let A={__proto__:null};for(let o of Object.
keys(e))g.indexOf(o)===-1&&(A[o]=e[o]);return A}function ft(e){return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(g){return/%[0-9A-Fa-f]/.
test(g)||(g=encodeURI(g).replace(/%5B/g,"[").replace(/%5D/g,"]")),g}).join("")}function Ce(e){return encodeURIComponent(
e).replace(/[!'()*]/g,function(g){return"%"+g.charCodeAt(0).toString(16).toUpperCase()})}function we(e,g,A){return g=e===
"+"||e==="#"?ft(g):Ce(g),A?Ce(A)+"="+g:g}function ue(e){return e!=null}function _e(e){return e===";"||e==="&"||e==="?"}function ts(e,g,A,o){
var E=e[A],B=[];if(ue(E)&&E!=="")if(typeof E=="string"||typeof E=="number"||typeof E=="bigint"||typeof E=="boolean")E=E.
toString(),o&&o!=="*"&&(E=E.substring(0,parseInt(o,10))),B.push(we(g,E,_e(g)?A:""));else if(o==="*")Array.isArray(E)?E.filter(
ue).forEach(function(n){B.push(we(g,n,_e(g)?A:""))}):Object.keys(E).forEach(function(n){ue(E[n])&&B.push(we(g,E[n],n))});else{
let n=[];Array.isArray(E)?E.filter(ue).forEach(function(a){n.push(we(g,a))}):Object.keys(E).forEach(function(a){ue(E[a])&&
(n.push(Ce(a)),n.push(we(g,E[a].toString())))}),_e(g)?B.push(Ce(A)+"="+n.join(",")):n.length!==0&&B.push(n.join(","))}else
g===";"?ue(E)&&B.push(Ce(A)):E===""&&(g==="&"||g==="?")?B.push(Ce(A)+"="):E===""&&B.push("");return B}function rs(e){return{
expand:ss.bind(null,e)}}function ss(e,g){var A=["+","#",".","/",";","?","&"];return e=e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(o,E,B){if(E){let a="",I=[];if(A.indexOf(E.charAt(0))!==-1&&(a=E.charAt(0),E=E.substr(1)),E.split(/,/g).forEach(
function(t){var w=/([^:\*]*)(?::(\d+)|(\*))?/.exec(t);I.push(ts(g,a,w[1],w[2]||w[3]))}),a&&a!=="+"){var n=",";return a===
"?"?n="&":a!=="#"&&(n=a),(I.length!==0?a:"")+I.join(n)}else return I.join(",")}else return ft(B)}),e==="/"?e:e.replace(/\/$/,
"")}function yt(e){let g=e.method.toUpperCase(),A=(e.url||"/").replace(/:([a-z]\w+)/g,"{$1}"),o=Object.assign({},e.headers),
E,B=mt(e,["method","baseUrl","url","headers","request","mediaType"]),n=es(A);A=rs(A).expand(B),/^http/.test(A)||(A=e.baseUrl+
A);let a=Object.keys(e).filter(t=>n.includes(t)).concat("baseUrl"),I=mt(B,a);if(!/application\/octet-stream/i.test(o.accept)&&
(e.mediaType.format&&(o.accept=o.accept.split(/,/).map(t=>t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`\
application/vnd$1$2.${e.mediaType.format}`)).join(",")),A.endsWith("/graphql")&&e.mediaType.previews?.length)){let t=o.accept.
match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];o.accept=t.concat(e.mediaType.previews).map(w=>{let h=e.mediaType.format?`.${e.
mediaType.format}`:"+json";return`application/vnd.github.${w}-preview${h}`}).join(",")}return["GET","HEAD"].includes(g)?
A=jr(A,I):"data"in I?E=I.data:Object.keys(I).length&&(E=I),!o["content-type"]&&typeof E<"u"&&(o["content-type"]="applica\
tion/json; charset=utf-8"),["PATCH","PUT"].includes(g)&&typeof E>"u"&&(E=""),Object.assign({method:g,url:A,headers:o},typeof E<
"u"?{body:E}:null,e.request?{request:e.request}:null)}function os(e,g,A){return yt(Pe(e,g,A))}function Dt(e,g){let A=Pe(
e,g),o=os.bind(null,A);return Object.assign(o,{DEFAULTS:A,defaults:Dt.bind(null,A),merge:Pe.bind(null,A),parse:yt})}var is=Dt(
null,zr),zA=new Uint8Array(256);zA[9]|=2,zA[32]|=2,zA[59]|=4,zA[44]|=8;for(let e=128;e<=255;e++)zA[e]|=1;for(let e of"!#\
$%&'*+-.^_`|~")zA[e.charCodeAt(0)]|=16;for(let e=48;e<=57;e++)zA[e]|=16;for(let e=65;e<=90;e++)zA[e]|=17;for(let e=97;e<=
122;e++)zA[e]|=16;var Rt=(()=>{let e=function(){};return e.prototype=Object.create(null),e})();function ns(e,g){let A=4|
(g?.comma===!0?8:0),o=e.length,E=g?.start??0;for(;(zA[e.charCodeAt(E)]&2)!==0;)E++;let B=E,n=0,a=-1,I=g?.parameters===!1?
8:0;for(;B<o;){let y=e.charCodeAt(B),b=zA[y];if((b&A)!==0){I|=b&8;break}(b&2)!==0?a===-1&&(a=B):a=-1,n|=y&65280|b,B++}let t=a===
-1?B:a,w=e.slice(E,t),h=(n&65281)===0?w:w.toLowerCase();return B===o||I!==0?{type:h,index:B,parameters:new Rt}:as(e,h,B,
o,A)}function as(e,g,A,o,E){let B=new Rt;A:for(;A<o;){for(A++;(zA[e.charCodeAt(A)]&2)!==0;)A++;let n=A,a=0,I=-1;for(;A<o;){
let t=e.charCodeAt(A),w=zA[t];if((w&E)!==0){if((w&8)!==0)break A;continue A}if(t===61){let h=I===-1?A:I,y=e.slice(n,h),b=(a&
65281)===0?y:y.toLowerCase();for(A++;(zA[e.charCodeAt(A)]&2)!==0;)A++;if(A<o&&e.charCodeAt(A)===34){let F=++A,m=!1;for(;A<
o;){let N=e.charCodeAt(A);if(N===34){B[b]===void 0&&(B[b]=m?gs(e,F,A):e.slice(F,A)),A++;let G=0;for(;A<o;){let x=e.charCodeAt(
A),z=zA[x];if((z&E)!==0){G=z&8;break}A++}if(G!==0)break A;continue A}if(N===92&&A+1<o){m=!0,A+=2;continue}A++}continue A}
let p=A,k=0,D=-1;for(;A<o;){let F=e.charCodeAt(A),m=zA[F];if((m&E)!==0){k=m&8;break}(m&2)!==0?D===-1&&(D=A):D=-1,A++}if(B[b]===
void 0){let F=D===-1?A:D;B[b]=e.slice(p,F)}if(k!==0)break A;continue A}(w&2)!==0?I===-1&&(I=A):I=-1,a|=t&65280|w,A++}}return{
type:g,index:A,parameters:B}}function gs(e,g,A){let o="";for(let E=g;E<A;E++)e.charCodeAt(E)===92&&(o+=e.slice(g,E),g=++E);
return o+e.slice(g,A)}var Es=/^-?\d+$/,Fe=/^-?\d+n+$/,ne=JSON.stringify,We=JSON.parse,Ft=/^-?\d+n$/,kt=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,
Tt=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,xe=e=>e===void 0||typeof e=="function"||typeof e=="symbol",qe=e=>e!==null&&typeof e==
"object"&&e.constructor&&e.constructor.name==="RawJSON",Qs=(e,g,A)=>{let o="";typeof A=="number"?o=" ".repeat(Math.min(10,
Math.max(0,Math.floor(A)))):typeof A=="string"&&(o=A.slice(0,10));let E=typeof g=="function",B=Array.isArray(g)?new Set(
g.map(String)):null,n=(p,k,D)=>(D!==null&&typeof D=="object"&&typeof D.toJSON=="function"&&(D=D.toJSON(k)),typeof D=="st\
ring"&&Fe.test(D)?D+"n":typeof D=="bigint"?"rawJSON"in JSON?JSON.rawJSON(D.toString()):D.toString()+"n":(E&&(D=g.call(p,
k,D)),D!==null&&typeof D=="object"&&(D instanceof Number||D instanceof String||D instanceof Boolean)&&(D=D.valueOf()),D)),
a=n({"":e},"",e);if(xe(a))return;let I=a===null||typeof a!="object",t=qe(a);if(I||t)return ne(a);let w=[],h=0,y=[{parent:{
"":a},key:"",val:a,isArray:Array.isArray(a),keys:Array.isArray(a)?null:Object.keys(a),index:0,first:!0}],b=new WeakSet([
a]);for(;y.length>0;){let p=y[y.length-1];p.index===0&&(w.push(p.isArray?"[":"{"),h++);let k=!1;if(p.isArray)if(p.index<
p.val.length){p.first||w.push(","),o&&w.push(`
`+o.repeat(h));let D=p.val[p.index],F=n(p.val,String(p.index),D);if(xe(F))w.push("null"),p.first=!1,p.index++;else{let m=F!==
null&&typeof F=="object",N=qe(F);if(m&&!N){if(b.has(F))throw new TypeError("Converting circular structure to JSON");b.add(
F),y.push({parent:p.val,key:String(p.index),val:F,isArray:Array.isArray(F),keys:Array.isArray(F)?null:Object.keys(F),index:0,
first:!0}),p.first=!1,p.index++}else w.push(ne(F)),p.first=!1,p.index++}}else k=!0;else{for(;p.index<p.keys.length;){let D=p.
keys[p.index++];if(B&&!B.has(D))continue;let F=p.val[D],m=n(p.val,D,F);if(xe(m))continue;p.first||w.push(","),o?w.push(`\

`+o.repeat(h)+ne(D)+": "):w.push(ne(D)+":");let N=m!==null&&typeof m=="object",G=qe(m);if(N&&!G){if(b.has(m))throw new TypeError(
"Converting circular structure to JSON");b.add(m),y.push({parent:p.val,key:D,val:m,isArray:Array.isArray(m),keys:Array.isArray(
m)?null:Object.keys(m),index:0,first:!0}),p.first=!1;break}else w.push(ne(m)),p.first=!1}p.index>=p.keys.length&&y[y.length-
1]===p&&(k=!0)}k&&(h--,!p.first&&o&&w.push(`
`+o.repeat(h)),w.push(p.isArray?"]":"}"),b.delete(p.val),y.pop())}return w.join("")},Bs=(e,g,A)=>{try{return"rawJSON"in JSON?
ne(e,(o,E)=>typeof E=="bigint"?JSON.rawJSON(E.toString()):typeof g=="function"?g(o,E):(Array.isArray(g)&&g.includes(o),E),
A):e?ne(e,(o,E)=>typeof E=="string"&&Fe.test(E)||typeof E=="bigint"?E.toString()+"n":typeof g=="function"?g(o,E):(Array.
isArray(g)&&g.includes(o),E),A).replace(kt,"$1$2$3").replace(Tt,"$1$2$3"):ne(e,g,A)}catch(o){if(o instanceof RangeError){
let E=Qs(e,g,A);return E===void 0?void 0:"rawJSON"in JSON?E:E.replace(kt,"$1$2$3").replace(Tt,"$1$2$3")}throw o}},ke=new Map,
ls=()=>{let e=JSON.parse.toString();if(ke.has(e))return ke.get(e);try{let g=JSON.parse("1",(A,o,E)=>!!E?.source&&E.source===
"1");return ke.set(e,g),g}catch{return ke.set(e,!1),!1}},cs=(e,g,A,o)=>typeof g=="string"&&Ft.test(g)?BigInt(g.slice(0,-1)):
typeof g=="string"&&Fe.test(g)?g.slice(0,-1):typeof o=="function"?o(e,g,A):g,Is=(e,g)=>JSON.parse(e,(A,o,E)=>{let B=typeof o==
"number",n=o>Number.MAX_SAFE_INTEGER||o<Number.MIN_SAFE_INTEGER,a=B&&n,I=E&&Es.test(E.source);return a&&I?BigInt(E.source):
typeof g=="function"?g(A,o,E):o}),bt=Number.MAX_SAFE_INTEGER.toString(),Ut=bt.length,Cs=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,
us=/^"-?\d+n+"$/,hs=(e,g)=>{let A={"":e},o=[{parent:A,key:"",visited:!1}];for(;o.length>0;){let E=o[o.length-1];if(E.visited){
let{parent:B,key:n}=E,a=B[n];typeof a=="string"&&(Ft.test(a)?a=BigInt(a.slice(0,-1)):Fe.test(a)&&(a=a.slice(0,-1))),typeof g==
"function"&&(a=g.call(B,n,a)),a===void 0?delete B[n]:B[n]=a,o.pop()}else{E.visited=!0;let B=E.parent[E.key];if(B!==null&&
typeof B=="object"){let n=Object.keys(B);for(let a=n.length-1;a>=0;a--)o.push({parent:B,key:n[a],visited:!1})}}}return A[""]},
St=e=>e.replace(Cs,(g,A,o,E)=>{let B=g[0]==='"';if(B&&us.test(g))return g.substring(0,g.length-1)+'n"';let n=o||E,a=A&&(A.
length<Ut||A.length===Ut&&A<=bt);return B||n||a?g:'"'+g+'n"'}),ds=(e,g)=>{if(!e)return We(e,g);try{if(ls())return Is(e,g);
let A=St(e);return We(A,(o,E,B)=>cs(o,E,B,g))}catch(A){if(A instanceof RangeError){let o=St(e),E=We(o);return hs(E,g)}throw A}},
Te=class extends Error{name;status;request;response;constructor(e,g,A){super(e,{cause:A.cause}),this.name="HttpError",this.
status=Number.parseInt(g),Number.isNaN(this.status)&&(this.status=0),"response"in A&&(this.response=A.response);let o=Object.
assign({},A.request);A.request.headers.authorization&&(o.headers=Object.assign({},A.request.headers,{authorization:A.request.
headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),o.url=o.url.replace(/\bclient_secret=\w+/g,"client_secret=[\
REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=o}},ps="10.0.16",ws={headers:{"user-ag\
ent":`octokit-request.js/${ps} ${Re()}`}};function ms(e){if(typeof e!="object"||e===null||Object.prototype.toString.call(
e)!=="[object Object]")return!1;let g=Object.getPrototypeOf(e);if(g===null)return!0;let A=Object.prototype.hasOwnProperty.
call(g,"constructor")&&g.constructor;return typeof A=="function"&&A instanceof A&&Function.prototype.call(A)===Function.
prototype.call(e)}var Nt=()=>"";async function Mt(e){let g=e.request?.fetch||globalThis.fetch;if(!g)throw new Error("fet\
ch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.co\
m/octokit/octokit.js/#fetch-missing");let A=e.request?.log||console,o=e.request?.parseSuccessResponseBody!==!1,E=ms(e.body)||
Array.isArray(e.body)?Bs(e.body):e.body,B=Object.fromEntries(Object.entries(e.headers).map(([h,y])=>[h,String(y)])),n;try{
n=await g(e.url,{method:e.method,body:E,redirect:e.request?.redirect,headers:B,signal:e.request?.signal,...e.body&&{duplex:"\
half"}})}catch(h){let y="Unknown Error";if(h instanceof Error){if(h.name==="AbortError")throw h.status=500,h;y=h.message,
h.name==="TypeError"&&"cause"in h&&(h.cause instanceof Error?y=h.cause.message:typeof h.cause=="string"&&(y=h.cause))}let b=new Te(
y,500,{request:e});throw b.cause=h,b}let a=n.status,I=n.url,t={};for(let[h,y]of n.headers)t[h]=y;let w={url:I,status:a,headers:t,
data:""};if("deprecation"in t){let h=t.link&&t.link.match(/<([^<>]+)>; rel="deprecation"/),y=h&&h.pop();A.warn(`[@octoki\
t/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${t.sunset}${y?`. See ${y}`:""}`)}if(a===
204||a===205)return w;if(e.method==="HEAD"){if(a<400)return w;throw new Te(n.statusText,a,{response:w,request:e})}if(a===
304)throw w.data=await Ze(n),new Te("Not modified",a,{response:w,request:e});if(a>=400)throw w.data=await Ze(n),new Te(ys(
w.data),a,{response:w,request:e});return w.data=o?await Ze(n):n.body,w}async function Ze(e){let g=e.headers.get("content\
-type");if(!g)return e.text().catch(Nt);let A=ns(g);if(fs(A)){let o="";try{return o=await e.text(),ds(o)}catch{return o}}else
return A.type.startsWith("text/")||A.parameters.charset?.toLowerCase()==="utf-8"&&A.type!=="application/octet-stream"?e.
text().catch(Nt):e.arrayBuffer().catch(()=>new ArrayBuffer(0))}function fs(e){return e.type==="application/json"||e.type===
"application/scim+json"}function ys(e){if(typeof e=="string")return e;if(e instanceof ArrayBuffer)return"Unknown error";
if(typeof e=="object"&&e!==null&&"message"in e){let g=e,A="documentation_url"in g?` - ${g.documentation_url}`:"";return Array.
isArray(g.errors)?`${g.message}: ${g.errors.map(o=>JSON.stringify(o)).join(", ")}${A}`:`${g.message}${A}`}return`Unknown\
 error: ${JSON.stringify(e)}`}function ze(e,g){let A=e.defaults(g);return Object.assign(function(o,E){let B=A.merge(o,E);
if(!B.request||!B.request.hook)return Mt(A.parse(B));let n=(a,I)=>Mt(A.parse(A.merge(a,I)));return Object.assign(n,{endpoint:A,
defaults:ze.bind(null,A)}),B.request.hook(n,B)},{endpoint:A,defaults:ze.bind(null,A)})}var Ke=ze(is,ws),Ds="0.0.0-develo\
pment";function Rs(e){return`Request failed due to following response errors:
`+e.errors.map(g=>` - ${g.message}`).join(`
`)}var Fs=class extends Error{constructor(e,g,A){super(Rs(A)),this.request=e,this.headers=g,this.response=A,this.errors=
A.errors,this.data=A.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="\
GraphqlResponseError";errors;data},ks=["method","baseUrl","url","headers","request","query","mediaType","operationName"],
Ts=["query","method","url"],Gt=/\/api\/v3\/?$/;function bs(e,g,A){if(A){if(typeof g=="string"&&"query"in A)return Promise.
reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let n in A)if(Ts.includes(n))return Promise.
reject(new Error(`[@octokit/graphql] "${n}" cannot be used as variable name`))}let o=typeof g=="string"?Object.assign({query:g},
A):g,E=Object.keys(o).reduce((n,a)=>ks.includes(a)?(n[a]=o[a],n):(n.variables||(n.variables={}),n.variables[a]=o[a],n),{}),
B=o.baseUrl||e.endpoint.DEFAULTS.baseUrl;return Gt.test(B)&&(E.url=B.replace(Gt,"/api/graphql")),e(E).then(n=>{if(n.data.
errors){let a={};for(let I of Object.keys(n.headers))a[I]=n.headers[I];throw new Fs(E,a,n.data)}return n.data.data})}function Xe(e,g){
let A=e.defaults(g);return Object.assign((o,E)=>bs(A,o,E),{defaults:Xe.bind(null,A),endpoint:A.endpoint})}var Ao=Xe(Ke,{
headers:{"user-agent":`octokit-graphql.js/${Ds} ${Re()}`},method:"POST",url:"/graphql"});function Us(e){return Xe(e,{method:"\
POST",url:"/graphql"})}var je="(?:[a-zA-Z0-9_-]+)",Lt="\\.",Yt=new RegExp(`^${je}${Lt}${je}${Lt}${je}$`),Ss=Yt.test.bind(
Yt);async function Ns(e){let g=Ss(e),A=e.startsWith("v1.")||e.startsWith("ghs_"),o=e.startsWith("ghu_");return{type:"tok\
en",token:e,tokenType:g?"app":A?"installation":o?"user-to-server":"oauth"}}function Ms(e){return e.split(/\./).length===
3?`bearer ${e}`:`token ${e}`}async function Gs(e,g,A,o){let E=g.endpoint.merge(A,o);return E.headers.authorization=Ms(e),
g(E)}var Ls=function(e){if(!e)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");if(typeof e!="\
string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return e=e.replace(/^(token|bearer) +/i,
""),Object.assign(Ns.bind(null,e),{hook:Gs.bind(null,e)})},vt="7.0.8",Jt=()=>{},Ys=console.warn.bind(console),vs=console.
error.bind(console);function Js(e={}){return typeof e.debug!="function"&&(e.debug=Jt),typeof e.info!="function"&&(e.info=
Jt),typeof e.warn!="function"&&(e.warn=Ys),typeof e.error!="function"&&(e.error=vs),e}var Ht=`octokit-core.js/${vt} ${Re()}`,
Hs=class{static VERSION=vt;static defaults(e){return class extends this{constructor(...g){let A=g[0]||{};if(typeof e=="f\
unction"){super(e(A));return}super(Object.assign({},e,A,A.userAgent&&e.userAgent?{userAgent:`${A.userAgent} ${e.userAgent}`}:
null))}}}static plugins=[];static plugin(...e){let g=this.plugins;return class extends this{static plugins=g.concat(e.filter(
A=>!g.includes(A)))}}constructor(e={}){let g=new xr.Collection,A={baseUrl:Ke.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.
assign({},e.request,{hook:g.bind(null,"request")}),mediaType:{previews:[],format:""}};if(A.headers["user-agent"]=e.userAgent?
`${e.userAgent} ${Ht}`:Ht,e.baseUrl&&(A.baseUrl=e.baseUrl),e.previews&&(A.mediaType.previews=e.previews),e.timeZone&&(A.
headers["time-zone"]=e.timeZone),this.request=Ke.defaults(A),this.graphql=Us(this.request).defaults(A),this.log=Js(e.log),
this.hook=g,e.authStrategy){let{authStrategy:E,...B}=e,n=E(Object.assign({request:this.request,log:this.log,octokit:this,
octokitOptions:B},e.auth));g.wrap("request",n.hook),this.auth=n}else if(!e.auth)this.auth=async()=>({type:"unauthenticat\
ed"});else{let E=Ls(e.auth);g.wrap("request",E.hook),this.auth=E}let o=this.constructor;for(let E=0;E<o.plugins.length;++E)
Object.assign(this,o.plugins[E](this,e))}request;graphql;log;hook;auth},Vt="17.0.0",Vs={actions:{addCustomLabelsToSelfHostedRunnerForOrg:[
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
"PATCH /user"]}},Os=Vs,Ee=new Map;for(let[e,g]of Object.entries(Os))for(let[A,o]of Object.entries(g)){let[E,B,n]=o,[a,I]=E.
split(/ /),t=Object.assign({method:a,url:I},B);Ee.has(e)||Ee.set(e,new Map),Ee.get(e).set(A,{scope:e,methodName:A,endpointDefaults:t,
decorations:n})}var Ps={has({scope:e},g){return Ee.get(e).has(g)},getOwnPropertyDescriptor(e,g){return{value:this.get(e,
g),configurable:!0,writable:!0,enumerable:!0}},defineProperty(e,g,A){return Object.defineProperty(e.cache,g,A),!0},deleteProperty(e,g){
return delete e.cache[g],!0},ownKeys({scope:e}){return[...Ee.get(e).keys()]},set(e,g,A){return e.cache[g]=A},get({octokit:e,
scope:g,cache:A},o){if(A[o])return A[o];let E=Ee.get(g).get(o);if(!E)return;let{endpointDefaults:B,decorations:n}=E;return n?
A[o]=_s(e,g,o,B,n):A[o]=e.request.defaults(B),A[o]}};function Ot(e){let g={};for(let A of Ee.keys())g[A]=new Proxy({octokit:e,
scope:A,cache:{}},Ps);return g}function _s(e,g,A,o,E){let B=e.request.defaults(o);function n(...a){let I=B.endpoint.merge(
...a);if(E.mapToData)return I=Object.assign({},I,{data:I[E.mapToData],[E.mapToData]:void 0}),B(I);if(E.renamed){let[t,w]=E.
renamed;e.log.warn(`octokit.${g}.${A}() has been renamed to octokit.${t}.${w}()`)}if(E.deprecated&&e.log.warn(E.deprecated),
E.renamedParameters){let t=B.endpoint.merge(...a);for(let[w,h]of Object.entries(E.renamedParameters))w in t&&(e.log.warn(
`"${w}" parameter is deprecated for "octokit.${g}.${A}()". Use "${h}" instead`),h in t||(t[h]=t[w]),delete t[w]);return B(
t)}return B(...a)}return Object.assign(n,B)}function Pt(e){return{rest:Ot(e)}}Pt.VERSION=Vt;function Ws(e){let g=Ot(e);return{
...g,rest:g}}Ws.VERSION=Vt;var xs="0.0.0-development";function qs(e){if(!e.data)return{...e,data:[]};if(!(("total_count"in
e.data||"total_commits"in e.data)&&!("url"in e.data)))return e;let g=e.data.incomplete_results,A=e.data.repository_selection,
o=e.data.total_count,E=e.data.total_commits;delete e.data.incomplete_results,delete e.data.repository_selection,delete e.
data.total_count,delete e.data.total_commits;let B=Object.keys(e.data)[0],n=e.data[B];return e.data=n,typeof g<"u"&&(e.data.
incomplete_results=g),typeof A<"u"&&(e.data.repository_selection=A),e.data.total_count=o,e.data.total_commits=E,e}function $e(e,g,A){
let o=typeof g=="function"?g.endpoint(A):e.request.endpoint(g,A),E=typeof g=="function"?g:e.request,B=o.method,n=o.headers,
a=o.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!a)return{done:!0};try{let I=await E({method:B,url:a,headers:n}),
t=qs(I);if(a=((t.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!a&&"total_commits"in t.data){let w=new URL(
t.url),h=w.searchParams,y=parseInt(h.get("page")||"1",10),b=parseInt(h.get("per_page")||"250",10);y*b<t.data.total_commits&&
(h.set("page",String(y+1)),a=w.toString())}return{value:t}}catch(I){if(I.status!==409)throw I;return a="",{value:{status:200,
headers:{},data:[]}}}}})}}function _t(e,g,A,o){return typeof A=="function"&&(o=A,A=void 0),Wt(e,[],$e(e,g,A)[Symbol.asyncIterator](),
o)}function Wt(e,g,A,o){return A.next().then(E=>{if(E.done)return g;let B=!1;function n(){B=!0}return g=g.concat(o?o(E.value,
n):E.value.data),B?g:Wt(e,g,A,o)})}var eo=Object.assign(_t,{iterator:$e});function xt(e){return{paginate:Object.assign(_t.
bind(null,e),{iterator:$e.bind(null,e)})}}xt.VERSION=xs;var to=new It,At=Hr(),Zs={baseUrl:At,request:{agent:Yr(At),fetch:Jr(
At)}},zs=Hs.plugin(Pt,xt).defaults(Zs);function Ks(e,g){let A=Object.assign({},g||{}),o=Lr(e,A);o&&(A.auth=o);let E=Vr(A.
userAgent);return E&&(A.userAgent=E),A}var ro=new It;function Xs(e,g,...A){let o=zs.plugin(...A);return new o(Ks(e,g))}});
