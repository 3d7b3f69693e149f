"use strict";var Ai=Object.defineProperty;var E=(PA,Ft)=>Ai(PA,"name",{value:Ft,configurable:!0});module.exports={"@actions/github"(PA,Ft,ri,ds){var QA=Object.defineProperty,ps=Object.getOwnPropertyDescriptor,fs=Object.
getOwnPropertyNames,ms=Object.prototype.hasOwnProperty,ws=E((s,Q)=>{for(var t in Q)QA(s,t,{get:Q[t],enumerable:!0})},"__\
export"),ys=E((s,Q,t,c)=>{if(Q&&typeof Q=="object"||typeof Q=="function")for(let g of fs(Q))!ms.call(s,g)&&g!==t&&QA(s,g,
{get:E(()=>Q[g],"get"),enumerable:!(c=ps(Q,g))||c.enumerable});return s},"__copyProps"),bs=E(s=>ys(QA({},"__esModule",{value:!0}),
s),"__toCommonJS"),xA={};ws(xA,{getOctokit:E(()=>cs,"getOctokit")}),ds.exports=bs(xA);var e=Ft("chunk-CVC2726E"),_A=Ft("\
fs"),ks=Ft("os"),Ds=(0,e.c)(s=>{"use strict";Object.defineProperty(s,"__esModule",{value:!0}),s.getProxyUrl=Q,s.checkBypass=
t;function Q(h){let n=h.protocol==="https:";if(t(h))return;let l=n?process.env.https_proxy||process.env.HTTPS_PROXY:process.
env.http_proxy||process.env.HTTP_PROXY;if(l)try{return new g(l)}catch{if(!l.startsWith("http://")&&!l.startsWith("https:\
//"))return new g(`http://${l}`)}else return}E(Q,"ap"),(0,e.a)(Q,"getProxyUrl");function t(h){if(!h.hostname)return!1;let n=h.
hostname;if(c(n))return!0;let l=process.env.no_proxy||process.env.NO_PROXY||"";if(!l)return!1;let C;h.port?C=Number(h.port):
h.protocol==="http:"?C=80:h.protocol==="https:"&&(C=443);let r=[h.hostname.toUpperCase()];typeof C=="number"&&r.push(`${r[0]}\
:${C}`);for(let u of l.split(",").map(B=>B.trim().toUpperCase()).filter(B=>B))if(u==="*"||r.some(B=>B===u||B.endsWith(`.${u}`)||
u.startsWith(".")&&B.endsWith(`${u}`)))return!0;return!1}E(t,"vg"),(0,e.a)(t,"checkBypass");function c(h){let n=h.toLowerCase();
return n==="localhost"||n.startsWith("127.")||n.startsWith("[::1]")||n.startsWith("[0:0:0:0:0:0:0:1]")}E(c,"cp"),(0,e.a)(
c,"isLoopbackAddress");var g=class extends URL{static{E(this,"Ss")}static{(0,e.a)(this,"DecodedURL")}constructor(h,n){super(
h,n),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){
return this._decodedUsername}get password(){return this._decodedPassword}}}),Rs=(0,e.c)(s=>{"use strict";var Q=(0,e.b)("\
net"),t=(0,e.b)("tls"),c=(0,e.b)("http"),g=(0,e.b)("https"),h=(0,e.b)("events"),n=(0,e.b)("assert"),l=(0,e.b)("util");s.
httpOverHttp=C,s.httpsOverHttp=r,s.httpOverHttps=u,s.httpsOverHttps=B;function C(D){var R=new w(D);return R.request=c.request,
R}E(C,"up"),(0,e.a)(C,"httpOverHttp");function r(D){var R=new w(D);return R.request=c.request,R.createSocket=p,R.defaultPort=
443,R}E(r,"Qp"),(0,e.a)(r,"httpsOverHttp");function u(D){var R=new w(D);return R.request=g.request,R}E(u,"Bp"),(0,e.a)(u,
"httpOverHttps");function B(D){var R=new w(D);return R.request=g.request,R.createSocket=p,R.defaultPort=443,R}E(B,"hp"),
(0,e.a)(B,"httpsOverHttps");function w(D){var R=this;R.options=D||{},R.proxyOptions=R.options.proxy||{},R.maxSockets=R.options.
maxSockets||c.Agent.defaultMaxSockets,R.requests=[],R.sockets=[],R.on("free",(0,e.a)(function(N,L,H,v){for(var T=a(L,H,v),
A=0,i=R.requests.length;A<i;++A){var I=R.requests[A];if(I.host===T.host&&I.port===T.port){R.requests.splice(A,1),I.request.
onSocket(N);return}}N.destroy(),R.removeSocket(N)},"onFree"))}E(w,"lA"),(0,e.a)(w,"TunnelingAgent"),l.inherits(w,h.EventEmitter),
w.prototype.addRequest=(0,e.a)(function(D,R,N,L){var H=this,v=d({request:D},H.options,a(R,N,L));if(H.sockets.length>=this.
maxSockets){H.requests.push(v);return}H.createSocket(v,function(T){T.on("free",A),T.on("close",i),T.on("agentRemove",i),
D.onSocket(T);function A(){H.emit("free",T,v)}E(A,"c"),(0,e.a)(A,"onFree");function i(I){H.removeSocket(T),T.removeListener(
"free",A),T.removeListener("close",i),T.removeListener("agentRemove",i)}E(i,"g"),(0,e.a)(i,"onCloseOrRemove")})},"addReq\
uest"),w.prototype.createSocket=(0,e.a)(function(D,R){var N=this,L={};N.sockets.push(L);var H=d({},N.proxyOptions,{method:"\
CONNECT",path:D.host+":"+D.port,agent:!1,headers:{host:D.host+":"+D.port}});D.localAddress&&(H.localAddress=D.localAddress),
H.proxyAuth&&(H.headers=H.headers||{},H.headers["Proxy-Authorization"]="Basic "+new Buffer(H.proxyAuth).toString("base64")),
f("making CONNECT request");var v=N.request(H);v.useChunkedEncodingByDefault=!1,v.once("response",T),v.once("upgrade",A),
v.once("connect",i),v.once("error",I),v.end();function T(o){o.upgrade=!0}E(T,"a"),(0,e.a)(T,"onResponse");function A(o,m,y){
process.nextTick(function(){i(o,m,y)})}E(A,"c"),(0,e.a)(A,"onUpgrade");function i(o,m,y){if(v.removeAllListeners(),m.removeAllListeners(),
o.statusCode!==200){f("tunneling socket could not be established, statusCode=%d",o.statusCode),m.destroy();var b=new Error(
"tunneling socket could not be established, statusCode="+o.statusCode);b.code="ECONNRESET",D.request.emit("error",b),N.removeSocket(
L);return}if(y.length>0){f("got illegal response body from proxy"),m.destroy();var b=new Error("got illegal response bod\
y from proxy");b.code="ECONNRESET",D.request.emit("error",b),N.removeSocket(L);return}return f("tunneling connection has\
 established"),N.sockets[N.sockets.indexOf(L)]=m,R(m)}E(i,"g"),(0,e.a)(i,"onConnect");function I(o){v.removeAllListeners(),
f(`tunneling socket could not be established, cause=%s
`,o.message,o.stack);var m=new Error("tunneling socket could not be established, cause="+o.message);m.code="ECONNRESET",
D.request.emit("error",m),N.removeSocket(L)}E(I,"l"),(0,e.a)(I,"onError")},"createSocket"),w.prototype.removeSocket=(0,e.
a)(function(D){var R=this.sockets.indexOf(D);if(R!==-1){this.sockets.splice(R,1);var N=this.requests.shift();N&&this.createSocket(
N,function(L){N.request.onSocket(L)})}},"removeSocket");function p(D,R){var N=this;w.prototype.createSocket.call(N,D,function(L){
var H=D.request.getHeader("host"),v=d({},N.options,{socket:L,servername:H?H.replace(/:.*$/,""):D.host}),T=t.connect(0,v);
N.sockets[N.sockets.indexOf(L)]=T,R(T)})}E(p,"Jg"),(0,e.a)(p,"createSecureSocket");function a(D,R,N){return typeof D=="s\
tring"?{host:D,port:R,localAddress:N}:D}E(a,"Hg"),(0,e.a)(a,"toOptions");function d(D){for(var R=1,N=arguments.length;R<
N;++R){var L=arguments[R];if(typeof L=="object")for(var H=Object.keys(L),v=0,T=H.length;v<T;++v){var A=H[v];L[A]!==void 0&&
(D[A]=L[A])}}return D}E(d,"Jn"),(0,e.a)(d,"mergeOptions");var f;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?
f=(0,e.a)(function(){var D=Array.prototype.slice.call(arguments);typeof D[0]=="string"?D[0]="TUNNEL: "+D[0]:D.unshift("T\
UNNEL:"),console.error.apply(console,D)},"debug"):f=(0,e.a)(function(){},"debug"),s.debug=f}),Fs=(0,e.c)((s,Q)=>{Q.exports=
Rs()}),xe=(0,e.c)((s,Q)=>{Q.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol(
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
"no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent")}}),Ye=(0,e.c)(
(s,Q)=>{"use strict";var t=Symbol.for("undici.error.UND_ERR"),c=class extends Error{static{E(this,"j")}static{(0,e.a)(this,
"UndiciError")}constructor(P){super(P),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](P){return P&&
P[t]===!0}[t]=!0},g=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT"),h=class extends c{static{E(this,"Hn")}static{(0,e.
a)(this,"ConnectTimeoutError")}constructor(P){super(P),this.name="ConnectTimeoutError",this.message=P||"Connect Timeout \
Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](P){return P&&P[g]===!0}[g]=!0},n=Symbol.for("undic\
i.error.UND_ERR_HEADERS_TIMEOUT"),l=class extends c{static{E(this,"On")}static{(0,e.a)(this,"HeadersTimeoutError")}constructor(P){
super(P),this.name="HeadersTimeoutError",this.message=P||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.
hasInstance](P){return P&&P[n]===!0}[n]=!0},C=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),r=class extends c{static{
E(this,"Vn")}static{(0,e.a)(this,"HeadersOverflowError")}constructor(P){super(P),this.name="HeadersOverflowError",this.message=
P||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](P){return P&&P[C]===!0}[C]=!0},
u=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"),B=class extends c{static{E(this,"_n")}static{(0,e.a)(this,"BodyTimeout\
Error")}constructor(P){super(P),this.name="BodyTimeoutError",this.message=P||"Body Timeout Error",this.code="UND_ERR_BOD\
Y_TIMEOUT"}static[Symbol.hasInstance](P){return P&&P[u]===!0}[u]=!0},w=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_\
CODE"),p=class extends c{static{E(this,"Pn")}static{(0,e.a)(this,"ResponseStatusCodeError")}constructor(P,se,K,z){super(
P),this.name="ResponseStatusCodeError",this.message=P||"Response Status Code Error",this.code="UND_ERR_RESPONSE_STATUS_C\
ODE",this.body=z,this.status=se,this.statusCode=se,this.headers=K}static[Symbol.hasInstance](P){return P&&P[w]===!0}[w]=!0},
a=Symbol.for("undici.error.UND_ERR_INVALID_ARG"),d=class extends c{static{E(this,"qn")}static{(0,e.a)(this,"InvalidArgum\
entError")}constructor(P){super(P),this.name="InvalidArgumentError",this.message=P||"Invalid Argument Error",this.code="\
UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](P){return P&&P[a]===!0}[a]=!0},f=Symbol.for("undici.error.UND_ERR_INVALI\
D_RETURN_VALUE"),D=class extends c{static{E(this,"Wn")}static{(0,e.a)(this,"InvalidReturnValueError")}constructor(P){super(
P),this.name="InvalidReturnValueError",this.message=P||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VA\
LUE"}static[Symbol.hasInstance](P){return P&&P[f]===!0}[f]=!0},R=Symbol.for("undici.error.UND_ERR_ABORT"),N=class extends c{static{
E(this,"Ns")}static{(0,e.a)(this,"AbortError")}constructor(P){super(P),this.name="AbortError",this.message=P||"The opera\
tion was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](P){return P&&P[R]===!0}[R]=!0},L=Symbol.for("undi\
ci.error.UND_ERR_ABORTED"),H=class extends N{static{E(this,"zn")}static{(0,e.a)(this,"RequestAbortedError")}constructor(P){
super(P),this.name="AbortError",this.message=P||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](P){
return P&&P[L]===!0}[L]=!0},v=Symbol.for("undici.error.UND_ERR_INFO"),T=class extends c{static{E(this,"Zn")}static{(0,e.
a)(this,"InformationalError")}constructor(P){super(P),this.name="InformationalError",this.message=P||"Request informatio\
n",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](P){return P&&P[v]===!0}[v]=!0},A=Symbol.for("undici.error.UND_ERR\
_REQ_CONTENT_LENGTH_MISMATCH"),i=class extends c{static{E(this,"Kn")}static{(0,e.a)(this,"RequestContentLengthMismatchEr\
ror")}constructor(P){super(P),this.name="RequestContentLengthMismatchError",this.message=P||"Request body length does no\
t match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](P){return P&&P[A]===
!0}[A]=!0},I=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),o=class extends c{static{E(this,"Xn")}static{
(0,e.a)(this,"ResponseContentLengthMismatchError")}constructor(P){super(P),this.name="ResponseContentLengthMismatchError",
this.message=P||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMAT\
CH"}static[Symbol.hasInstance](P){return P&&P[I]===!0}[I]=!0},m=Symbol.for("undici.error.UND_ERR_DESTROYED"),y=class extends c{static{
E(this,"jn")}static{(0,e.a)(this,"ClientDestroyedError")}constructor(P){super(P),this.name="ClientDestroyedError",this.message=
P||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](P){return P&&P[m]===!0}[m]=!0},b=Symbol.
for("undici.error.UND_ERR_CLOSED"),k=class extends c{static{E(this,"$n")}static{(0,e.a)(this,"ClientClosedError")}constructor(P){
super(P),this.name="ClientClosedError",this.message=P||"The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](P){
return P&&P[b]===!0}[b]=!0},S=Symbol.for("undici.error.UND_ERR_SOCKET"),Y=class extends c{static{E(this,"ei")}static{(0,e.
a)(this,"SocketError")}constructor(P,se){super(P),this.name="SocketError",this.message=P||"Socket error",this.code="UND_\
ERR_SOCKET",this.socket=se}static[Symbol.hasInstance](P){return P&&P[S]===!0}[S]=!0},J=Symbol.for("undici.error.UND_ERR_\
NOT_SUPPORTED"),O=class extends c{static{E(this,"Ai")}static{(0,e.a)(this,"NotSupportedError")}constructor(P){super(P),this.
name="NotSupportedError",this.message=P||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](P){
return P&&P[J]===!0}[J]=!0},_=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM"),re=class extends c{static{E(this,"\
ti")}static{(0,e.a)(this,"BalancedPoolMissingUpstreamError")}constructor(P){super(P),this.name="MissingUpstreamError",this.
message=P||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](P){
return P&&P[_]===!0}[_]=!0},ae=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),ce=class extends Error{static{E(this,"ri")}static{
(0,e.a)(this,"HTTPParserError")}constructor(P,se,K){super(P),this.name="HTTPParserError",this.code=se?`HPE_${se}`:void 0,
this.data=K?K.toString():void 0}static[Symbol.hasInstance](P){return P&&P[ae]===!0}[ae]=!0},Ee=Symbol.for("undici.error.\
UND_ERR_RES_EXCEEDED_MAX_SIZE"),ue=class extends c{static{E(this,"si")}static{(0,e.a)(this,"ResponseExceededMaxSizeError")}constructor(P){
super(P),this.name="ResponseExceededMaxSizeError",this.message=P||"Response content exceeded max size",this.code="UND_ER\
R_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](P){return P&&P[Ee]===!0}[Ee]=!0},Qe=Symbol.for("undici.error.UND_ERR\
_REQ_RETRY"),Be=class extends c{static{E(this,"oi")}static{(0,e.a)(this,"RequestRetryError")}constructor(P,se,{headers:K,
data:z}){super(P),this.name="RequestRetryError",this.message=P||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.
statusCode=se,this.data=z,this.headers=K}static[Symbol.hasInstance](P){return P&&P[Qe]===!0}[Qe]=!0},De=Symbol.for("undi\
ci.error.UND_ERR_RESPONSE"),pe=class extends c{static{E(this,"ni")}static{(0,e.a)(this,"ResponseError")}constructor(P,se,{
headers:K,data:z}){super(P),this.name="ResponseError",this.message=P||"Response error",this.code="UND_ERR_RESPONSE",this.
statusCode=se,this.data=z,this.headers=K}static[Symbol.hasInstance](P){return P&&P[De]===!0}[De]=!0},te=Symbol.for("undi\
ci.error.UND_ERR_PRX_TLS"),Ae=class extends c{static{E(this,"ii")}static{(0,e.a)(this,"SecureProxyConnectionError")}constructor(P,se,K){
super(se,{cause:P,...K??{}}),this.name="SecureProxyConnectionError",this.message=se||"Secure Proxy Connection failed",this.
code="UND_ERR_PRX_TLS",this.cause=P}static[Symbol.hasInstance](P){return P&&P[te]===!0}[te]=!0},ge=Symbol.for("undici.er\
ror.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"),Re=class extends c{static{E(this,"ai")}static{(0,e.a)(this,"MessageSizeExceededEr\
ror")}constructor(P){super(P),this.name="MessageSizeExceededError",this.message=P||"Max decompressed message size exceed\
ed",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](P){return P&&P[ge]===!0}get[ge](){return!0}};
Q.exports={AbortError:N,HTTPParserError:ce,UndiciError:c,HeadersTimeoutError:l,HeadersOverflowError:r,BodyTimeoutError:B,
RequestContentLengthMismatchError:i,ConnectTimeoutError:h,ResponseStatusCodeError:p,InvalidArgumentError:d,InvalidReturnValueError:D,
RequestAbortedError:H,ClientDestroyedError:y,ClientClosedError:k,InformationalError:T,SocketError:Y,NotSupportedError:O,
ResponseContentLengthMismatchError:o,BalancedPoolMissingUpstreamError:re,ResponseExceededMaxSizeError:ue,RequestRetryError:Be,
ResponseError:pe,SecureProxyConnectionError:Ae,MessageSizeExceededError:Re}}),hA=(0,e.c)((s,Q)=>{"use strict";var t={},c=[
"Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-He\
aders","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-\
Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization",
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
"X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"];for(let g=0;g<
c.length;++g){let h=c[g],n=h.toLowerCase();t[h]=t[n]=n}Object.setPrototypeOf(t,null),Q.exports={wellknownHeaderNames:c,headerNameLowerCasedRecord:t}}),
Ts=(0,e.c)((s,Q)=>{"use strict";var{wellknownHeaderNames:t,headerNameLowerCasedRecord:c}=hA(),g=class Jt{static{E(this,"\
A")}static{(0,e.a)(this,"TstNode")}value=null;left=null;middle=null;right=null;code;constructor(C,r,u){if(u===void 0||u>=
C.length)throw new TypeError("Unreachable");if((this.code=C.charCodeAt(u))>127)throw new TypeError("key must be ascii st\
ring");C.length!==++u?this.middle=new Jt(C,r,u):this.value=r}add(C,r){let u=C.length;if(u===0)throw new TypeError("Unrea\
chable");let B=0,w=this;for(;;){let p=C.charCodeAt(B);if(p>127)throw new TypeError("key must be ascii string");if(w.code===
p)if(u===++B){w.value=r;break}else if(w.middle!==null)w=w.middle;else{w.middle=new Jt(C,r,B);break}else if(w.code<p)if(w.
left!==null)w=w.left;else{w.left=new Jt(C,r,B);break}else if(w.right!==null)w=w.right;else{w.right=new Jt(C,r,B);break}}}search(C){
let r=C.length,u=0,B=this;for(;B!==null&&u<r;){let w=C[u];for(w<=90&&w>=65&&(w|=32);B!==null;){if(w===B.code){if(r===++u)
return B;B=B.middle;break}B=B.code<w?B.left:B.right}}return null}},h=class{static{E(this,"Ls")}static{(0,e.a)(this,"Tern\
arySearchTree")}node=null;insert(l,C){this.node===null?this.node=new g(l,C,0):this.node.add(l,C)}lookup(l){return this.node?.
search(l)?.value??null}},n=new h;for(let l=0;l<t.length;++l){let C=c[t[l]];n.insert(C,C)}Q.exports={TernarySearchTree:h,
tree:n}}),Le=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.b)("node:assert"),{kDestroyed:c,kBodyUsed:g,kListeners:h,kBody:n}=xe(),
{IncomingMessage:l}=(0,e.b)("node:http"),C=(0,e.b)("node:stream"),r=(0,e.b)("node:net"),{Blob:u}=(0,e.b)("node:buffer"),
B=(0,e.b)("node:util"),{stringify:w}=(0,e.b)("node:querystring"),{EventEmitter:p}=(0,e.b)("node:events"),{InvalidArgumentError:a}=Ye(),
{headerNameLowerCasedRecord:d}=hA(),{tree:f}=Ts(),[D,R]=process.versions.node.split(".").map(M=>Number(M)),N=class{static{
E(this,"Ys")}static{(0,e.a)(this,"BodyAsyncIterable")}constructor(M){this[n]=M,this[g]=!1}async*[Symbol.asyncIterator](){
t(!this[g],"disturbed"),this[g]=!0,yield*this[n]}};function L(M){return v(M)?(J(M)===0&&M.on("data",function(){t(!1)}),typeof M.
readableDidRead!="boolean"&&(M[g]=!1,p.prototype.on.call(M,"data",function(){this[g]=!0})),M):M&&typeof M.pipeTo=="funct\
ion"?new N(M):M&&typeof M!="string"&&!ArrayBuffer.isView(M)&&Y(M)?new N(M):M}E(L,"Rp"),(0,e.a)(L,"wrapRequestBody");function H(){}
E(H,"bp"),(0,e.a)(H,"nop");function v(M){return M&&typeof M=="object"&&typeof M.pipe=="function"&&typeof M.on=="function"}
E(v,"Js"),(0,e.a)(v,"isStream");function T(M){if(M===null)return!1;if(M instanceof u)return!0;if(typeof M!="object")return!1;
{let $=M[Symbol.toStringTag];return($==="Blob"||$==="File")&&("stream"in M&&typeof M.stream=="function"||"arrayBuffer"in
M&&typeof M.arrayBuffer=="function")}}E(T,"Dl"),(0,e.a)(T,"isBlobLike");function A(M,$){if(M.includes("?")||M.includes("\
#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');let ne=w($);return ne&&(M+="?"+
ne),M}E(A,"Fp"),(0,e.a)(A,"buildURL");function i(M){let $=parseInt(M,10);return $===Number(M)&&$>=0&&$<=65535}E(i,"kl"),
(0,e.a)(i,"isValidPort");function I(M){return M!=null&&M[0]==="h"&&M[1]==="t"&&M[2]==="t"&&M[3]==="p"&&(M[4]===":"||M[4]===
"s"&&M[5]===":")}E(I,"vs"),(0,e.a)(I,"isHttpOrHttpsPrefixed");function o(M){if(typeof M=="string"){if(M=new URL(M),!I(M.
origin||M.protocol))throw new a("Invalid URL protocol: the URL must start with `http:` or `https:`.");return M}if(!M||typeof M!=
"object")throw new a("Invalid URL: The URL argument must be a non-null object.");if(!(M instanceof URL)){if(M.port!=null&&
M.port!==""&&i(M.port)===!1)throw new a("Invalid URL: port must be a valid integer or a string representation of an inte\
ger.");if(M.path!=null&&typeof M.path!="string")throw new a("Invalid URL path: the path must be a string or null/undefin\
ed.");if(M.pathname!=null&&typeof M.pathname!="string")throw new a("Invalid URL pathname: the pathname must be a string \
or null/undefined.");if(M.hostname!=null&&typeof M.hostname!="string")throw new a("Invalid URL hostname: the hostname mu\
st be a string or null/undefined.");if(M.origin!=null&&typeof M.origin!="string")throw new a("Invalid URL origin: the or\
igin must be a string or null/undefined.");if(!I(M.origin||M.protocol))throw new a("Invalid URL protocol: the URL must s\
tart with `http:` or `https:`.");let $=M.port!=null?M.port:M.protocol==="https:"?443:80,ne=M.origin!=null?M.origin:`${M.
protocol||""}//${M.hostname||""}:${$}`,we=M.path!=null?M.path:`${M.pathname||""}${M.search||""}`;return ne[ne.length-1]===
"/"&&(ne=ne.slice(0,ne.length-1)),we&&we[0]!=="/"&&(we=`/${we}`),new URL(`${ne}${we}`)}if(!I(M.origin||M.protocol))throw new a(
"Invalid URL protocol: the URL must start with `http:` or `https:`.");return M}E(o,"Rl"),(0,e.a)(o,"parseURL");function m(M){
if(M=o(M),M.pathname!=="/"||M.search||M.hash)throw new a("invalid url");return M}E(m,"Tp"),(0,e.a)(m,"parseOrigin");function y(M){
if(M[0]==="["){let ne=M.indexOf("]");return t(ne!==-1),M.substring(1,ne)}let $=M.indexOf(":");return $===-1?M:M.substring(
0,$)}E(y,"Sp"),(0,e.a)(y,"getHostname");function b(M){if(!M)return null;t(typeof M=="string");let $=y(M);return r.isIP($)?
"":$}E(b,"Up"),(0,e.a)(b,"getServerName");function k(M){return JSON.parse(JSON.stringify(M))}E(k,"Np"),(0,e.a)(k,"deepCl\
one");function S(M){return M!=null&&typeof M[Symbol.asyncIterator]=="function"}E(S,"Gp"),(0,e.a)(S,"isAsyncIterable");function Y(M){
return M!=null&&(typeof M[Symbol.iterator]=="function"||typeof M[Symbol.asyncIterator]=="function")}E(Y,"bl"),(0,e.a)(Y,
"isIterable");function J(M){if(M==null)return 0;if(v(M)){let $=M._readableState;return $&&$.objectMode===!1&&$.ended===!0&&
Number.isFinite($.length)?$.length:null}else{if(T(M))return M.size!=null?M.size:null;if(Be(M))return M.byteLength}return null}
E(J,"Fl"),(0,e.a)(J,"bodyLength");function O(M){return M&&!!(M.destroyed||M[c]||C.isDestroyed?.(M))}E(O,"Tl"),(0,e.a)(O,
"isDestroyed");function _(M,$){M==null||!v(M)||O(M)||(typeof M.destroy=="function"?(Object.getPrototypeOf(M).constructor===
l&&(M.socket=null),M.destroy($)):$&&queueMicrotask(()=>{M.emit("error",$)}),M.destroyed!==!0&&(M[c]=!0))}E(_,"Mp"),(0,e.
a)(_,"destroy");var re=/timeout=(\d+)/;function ae(M){let $=M.toString().match(re);return $?parseInt($[1],10)*1e3:null}E(
ae,"vp"),(0,e.a)(ae,"parseKeepAliveTimeout");function ce(M){return typeof M=="string"?d[M]??M.toLowerCase():f.lookup(M)??
M.toString("latin1").toLowerCase()}E(ce,"Sl"),(0,e.a)(ce,"headerNameToString");function Ee(M){return f.lookup(M)??M.toString(
"latin1").toLowerCase()}E(Ee,"Yp"),(0,e.a)(Ee,"bufferToLowerCasedHeaderName");function ue(M,$){$===void 0&&($={});for(let ne=0;ne<
M.length;ne+=2){let we=ce(M[ne]),fe=$[we];if(fe)typeof fe=="string"&&(fe=[fe],$[we]=fe),fe.push(M[ne+1].toString("utf8"));else{
let he=M[ne+1];typeof he=="string"?$[we]=he:$[we]=Array.isArray(he)?he.map(Me=>Me.toString("utf8")):he.toString("utf8")}}
return"content-length"in $&&"content-disposition"in $&&($["content-disposition"]=Buffer.from($["content-disposition"]).toString(
"latin1")),$}E(ue,"xp"),(0,e.a)(ue,"parseHeaders");function Qe(M){let $=M.length,ne=new Array($),we=!1,fe=-1,he,Me,Ve=0;
for(let Je=0;Je<M.length;Je+=2)he=M[Je],Me=M[Je+1],typeof he!="string"&&(he=he.toString()),typeof Me!="string"&&(Me=Me.toString(
"utf8")),Ve=he.length,Ve===14&&he[7]==="-"&&(he==="content-length"||he.toLowerCase()==="content-length")?we=!0:Ve===19&&
he[7]==="-"&&(he==="content-disposition"||he.toLowerCase()==="content-disposition")&&(fe=Je+1),ne[Je]=he,ne[Je+1]=Me;return we&&
fe!==-1&&(ne[fe]=Buffer.from(ne[fe]).toString("latin1")),ne}E(Qe,"Jp"),(0,e.a)(Qe,"parseRawHeaders");function Be(M){return M instanceof
Uint8Array||Buffer.isBuffer(M)}E(Be,"Ul"),(0,e.a)(Be,"isBuffer");function De(M,$,ne){if(!M||typeof M!="object")throw new a(
"handler must be an object");if(typeof M.onConnect!="function")throw new a("invalid onConnect method");if(typeof M.onError!=
"function")throw new a("invalid onError method");if(typeof M.onBodySent!="function"&&M.onBodySent!==void 0)throw new a("\
invalid onBodySent method");if(ne||$==="CONNECT"){if(typeof M.onUpgrade!="function")throw new a("invalid onUpgrade metho\
d")}else{if(typeof M.onHeaders!="function")throw new a("invalid onHeaders method");if(typeof M.onData!="function")throw new a(
"invalid onData method");if(typeof M.onComplete!="function")throw new a("invalid onComplete method")}}E(De,"Hp"),(0,e.a)(
De,"validateHandler");function pe(M){return!!(M&&(C.isDisturbed(M)||M[g]))}E(pe,"Op"),(0,e.a)(pe,"isDisturbed");function te(M){
return!!(M&&C.isErrored(M))}E(te,"Vp"),(0,e.a)(te,"isErrored");function Ae(M){return!!(M&&C.isReadable(M))}E(Ae,"_p"),(0,e.
a)(Ae,"isReadable");function ge(M){return{localAddress:M.localAddress,localPort:M.localPort,remoteAddress:M.remoteAddress,
remotePort:M.remotePort,remoteFamily:M.remoteFamily,timeout:M.timeout,bytesWritten:M.bytesWritten,bytesRead:M.bytesRead}}
E(ge,"Pp"),(0,e.a)(ge,"getSocketInfo");function Re(M){let $;return new ReadableStream({async start(){$=M[Symbol.asyncIterator]()},
async pull(ne){let{done:we,value:fe}=await $.next();if(we)queueMicrotask(()=>{ne.close(),ne.byobRequest?.respond(0)});else{
let he=Buffer.isBuffer(fe)?fe:Buffer.from(fe);he.byteLength&&ne.enqueue(new Uint8Array(he))}return ne.desiredSize>0},async cancel(ne){
await $.return()},type:"bytes"})}E(Re,"qp"),(0,e.a)(Re,"ReadableStreamFrom");function P(M){return M&&typeof M=="object"&&
typeof M.append=="function"&&typeof M.delete=="function"&&typeof M.get=="function"&&typeof M.getAll=="function"&&typeof M.
has=="function"&&typeof M.set=="function"&&M[Symbol.toStringTag]==="FormData"}E(P,"Wp"),(0,e.a)(P,"isFormDataLike");function se(M,$){
return"addEventListener"in M?(M.addEventListener("abort",$,{once:!0}),()=>M.removeEventListener("abort",$)):(M.addListener(
"abort",$),()=>M.removeListener("abort",$))}E(se,"zp"),(0,e.a)(se,"addAbortListener");var K=typeof String.prototype.toWellFormed==
"function",z=typeof String.prototype.isWellFormed=="function";function ie(M){return K?`${M}`.toWellFormed():B.toUSVString(
M)}E(ie,"Nl"),(0,e.a)(ie,"toUSVString");function oe(M){return z?`${M}`.isWellFormed():ie(M)===`${M}`}E(oe,"Xp"),(0,e.a)(
oe,"isUSVString");function de(M){switch(M){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return M>=33&&M<=126}}E(de,"Gl"),(0,e.a)(de,"isTokenCharCode");function ve(M){if(M.length===0)return!1;
for(let $=0;$<M.length;++$)if(!de(M.charCodeAt($)))return!1;return!0}E(ve,"jp"),(0,e.a)(ve,"isValidHTTPToken");var Te=/[^\t\x20-\x7e\x80-\xff]/;
function Oe(M){return!Te.test(M)}E(Oe,"ef"),(0,e.a)(Oe,"isValidHeaderValue");function Ie(M){if(M==null||M==="")return{start:0,
end:null,size:null};let $=M?M.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return $?{start:parseInt($[1]),end:$[2]?parseInt(
$[2]):null,size:$[3]?parseInt($[3]):null}:null}E(Ie,"Af"),(0,e.a)(Ie,"parseRangeHeader");function Ue(M,$,ne){return(M[h]??=
[]).push([$,ne]),M.on($,ne),M}E(Ue,"tf"),(0,e.a)(Ue,"addListener");function me(M){for(let[$,ne]of M[h]??[])M.removeListener(
$,ne);M[h]=null}E(me,"rf"),(0,e.a)(me,"removeAllListeners");function ye(M,$,ne){try{$.onError(ne),t($.aborted)}catch(we){
M.emit("error",we)}}E(ye,"sf"),(0,e.a)(ye,"errorRequest");var Ce=Object.create(null);Ce.enumerable=!0;var Pe={delete:"DE\
LETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"\
POST",put:"PUT",PUT:"PUT"},ee={...Pe,patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(Pe,null),Object.setPrototypeOf(ee,
null),Q.exports={kEnumerableProperty:Ce,nop:H,isDisturbed:pe,isErrored:te,isReadable:Ae,toUSVString:ie,isUSVString:oe,isBlobLike:T,
parseOrigin:m,parseURL:o,getServerName:b,isStream:v,isIterable:Y,isAsyncIterable:S,isDestroyed:O,headerNameToString:ce,bufferToLowerCasedHeaderName:Ee,
addListener:Ue,removeAllListeners:me,errorRequest:ye,parseRawHeaders:Qe,parseHeaders:ue,parseKeepAliveTimeout:ae,destroy:_,
bodyLength:J,deepClone:k,ReadableStreamFrom:Re,isBuffer:Be,validateHandler:De,getSocketInfo:ge,isFormDataLike:P,buildURL:A,
addAbortListener:se,isValidHTTPToken:ve,isValidHeaderValue:Oe,isTokenCharCode:de,parseRangeHeader:Ie,normalizedMethodRecordsBase:Pe,
normalizedMethodRecords:ee,isValidPort:i,isHttpOrHttpsPrefixed:I,nodeMajor:D,nodeMinor:R,safeHTTPMethods:["GET","HEAD","\
OPTIONS","TRACE"],wrapRequestBody:L}}),Tt=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.b)("node:diagnostics_channel"),c=(0,e.
b)("node:util"),g=c.debuglog("undici"),h=c.debuglog("fetch"),n=c.debuglog("websocket"),l=!1,C={beforeConnect:t.channel("\
undici:client:beforeConnect"),connected:t.channel("undici:client:connected"),connectError:t.channel("undici:client:conne\
ctError"),sendHeaders:t.channel("undici:client:sendHeaders"),create:t.channel("undici:request:create"),bodySent:t.channel(
"undici:request:bodySent"),headers:t.channel("undici:request:headers"),trailers:t.channel("undici:request:trailers"),error:t.
channel("undici:request:error"),open:t.channel("undici:websocket:open"),close:t.channel("undici:websocket:close"),socketError:t.
channel("undici:websocket:socket_error"),ping:t.channel("undici:websocket:ping"),pong:t.channel("undici:websocket:pong")};
if(g.enabled||h.enabled){let r=h.enabled?h:g;t.channel("undici:client:beforeConnect").subscribe(u=>{let{connectParams:{version:B,
protocol:w,port:p,host:a}}=u;r("connecting to %s using %s%s",`${a}${p?`:${p}`:""}`,w,B)}),t.channel("undici:client:conne\
cted").subscribe(u=>{let{connectParams:{version:B,protocol:w,port:p,host:a}}=u;r("connected to %s using %s%s",`${a}${p?`\
:${p}`:""}`,w,B)}),t.channel("undici:client:connectError").subscribe(u=>{let{connectParams:{version:B,protocol:w,port:p,
host:a},error:d}=u;r("connection to %s using %s%s errored - %s",`${a}${p?`:${p}`:""}`,w,B,d.message)}),t.channel("undici\
:client:sendHeaders").subscribe(u=>{let{request:{method:B,path:w,origin:p}}=u;r("sending request to %s %s/%s",B,p,w)}),t.
channel("undici:request:headers").subscribe(u=>{let{request:{method:B,path:w,origin:p},response:{statusCode:a}}=u;r("rec\
eived response to %s %s/%s - HTTP %d",B,p,w,a)}),t.channel("undici:request:trailers").subscribe(u=>{let{request:{method:B,
path:w,origin:p}}=u;r("trailers received from %s %s/%s",B,p,w)}),t.channel("undici:request:error").subscribe(u=>{let{request:{
method:B,path:w,origin:p},error:a}=u;r("request to %s %s/%s errored - %s",B,p,w,a.message)}),l=!0}if(n.enabled){if(!l){let r=g.
enabled?g:n;t.channel("undici:client:beforeConnect").subscribe(u=>{let{connectParams:{version:B,protocol:w,port:p,host:a}}=u;
r("connecting to %s%s using %s%s",a,p?`:${p}`:"",w,B)}),t.channel("undici:client:connected").subscribe(u=>{let{connectParams:{
version:B,protocol:w,port:p,host:a}}=u;r("connected to %s%s using %s%s",a,p?`:${p}`:"",w,B)}),t.channel("undici:client:c\
onnectError").subscribe(u=>{let{connectParams:{version:B,protocol:w,port:p,host:a},error:d}=u;r("connection to %s%s usin\
g %s%s errored - %s",a,p?`:${p}`:"",w,B,d.message)}),t.channel("undici:client:sendHeaders").subscribe(u=>{let{request:{method:B,
path:w,origin:p}}=u;r("sending request to %s %s/%s",B,p,w)})}t.channel("undici:websocket:open").subscribe(r=>{let{address:{
address:u,port:B}}=r;n("connection opened %s%s",u,B?`:${B}`:"")}),t.channel("undici:websocket:close").subscribe(r=>{let{
websocket:u,code:B,reason:w}=r;n("closed connection to %s - %s %s",u.url,B,w)}),t.channel("undici:websocket:socket_error").
subscribe(r=>{n("connection errored - %s",r.message)}),t.channel("undici:websocket:ping").subscribe(r=>{n("ping received")}),
t.channel("undici:websocket:pong").subscribe(r=>{n("pong received")})}Q.exports={channels:C}}),Ss=(0,e.c)((s,Q)=>{"use s\
trict";var{InvalidArgumentError:t,NotSupportedError:c}=Ye(),g=(0,e.b)("node:assert"),{isValidHTTPToken:h,isValidHeaderValue:n,
isStream:l,destroy:C,isBuffer:r,isFormDataLike:u,isIterable:B,isBlobLike:w,buildURL:p,validateHandler:a,getServerName:d,
normalizedMethodRecords:f}=Le(),{channels:D}=Tt(),{headerNameLowerCasedRecord:R}=hA(),N=/[^\u0021-\u00ff]/,L=Symbol("han\
dler"),H=class{static{E(this,"Bi")}static{(0,e.a)(this,"Request")}constructor(T,{path:A,method:i,body:I,headers:o,query:m,
idempotent:y,blocking:b,upgrade:k,headersTimeout:S,bodyTimeout:Y,reset:J,throwOnError:O,expectContinue:_,servername:re},ae){
if(typeof A!="string")throw new t("path must be a string");if(A[0]!=="/"&&!(A.startsWith("http://")||A.startsWith("https\
://"))&&i!=="CONNECT")throw new t("path must be an absolute URL or start with a slash");if(N.test(A))throw new t("invali\
d request path");if(typeof i!="string")throw new t("method must be a string");if(f[i]===void 0&&!h(i))throw new t("inval\
id request method");if(k&&typeof k!="string")throw new t("upgrade must be a string");if(k&&!n(k))throw new t("invalid up\
grade header");if(S!=null&&(!Number.isFinite(S)||S<0))throw new t("invalid headersTimeout");if(Y!=null&&(!Number.isFinite(
Y)||Y<0))throw new t("invalid bodyTimeout");if(J!=null&&typeof J!="boolean")throw new t("invalid reset");if(_!=null&&typeof _!=
"boolean")throw new t("invalid expectContinue");if(this.headersTimeout=S,this.bodyTimeout=Y,this.throwOnError=O===!0,this.
method=i,this.abort=null,I==null)this.body=null;else if(l(I)){this.body=I;let ce=this.body._readableState;(!ce||!ce.autoDestroy)&&
(this.endHandler=(0,e.a)(function(){C(this)},"autoDestroy"),this.body.on("end",this.endHandler)),this.errorHandler=Ee=>{
this.abort?this.abort(Ee):this.error=Ee},this.body.on("error",this.errorHandler)}else if(r(I))this.body=I.byteLength?I:null;else if(ArrayBuffer.
isView(I))this.body=I.buffer.byteLength?Buffer.from(I.buffer,I.byteOffset,I.byteLength):null;else if(I instanceof ArrayBuffer)
this.body=I.byteLength?Buffer.from(I):null;else if(typeof I=="string")this.body=I.length?Buffer.from(I):null;else if(u(I)||
B(I)||w(I))this.body=I;else throw new t("body must be a string, a Buffer, a Readable stream, an iterable, or an async it\
erable");if(this.completed=!1,this.aborted=!1,this.upgrade=k||null,this.path=m?p(A,m):A,this.origin=T,this.idempotent=y??
(i==="HEAD"||i==="GET"),this.blocking=b??!1,this.reset=J??null,this.host=null,this.contentLength=null,this.contentType=null,
this.headers=[],this.expectContinue=_??!1,Array.isArray(o)){if(o.length%2!==0)throw new t("headers array must be even");
for(let ce=0;ce<o.length;ce+=2)v(this,o[ce],o[ce+1])}else if(o&&typeof o=="object")if(o[Symbol.iterator])for(let ce of o){
if(!Array.isArray(ce)||ce.length!==2)throw new t("headers must be in key-value pair format");v(this,ce[0],ce[1])}else{let ce=Object.
keys(o);for(let Ee=0;Ee<ce.length;++Ee)v(this,ce[Ee],o[ce[Ee]])}else if(o!=null)throw new t("headers must be an object o\
r an array");a(ae,i,k),this.servername=re||d(this.host),this[L]=ae,D.create.hasSubscribers&&D.create.publish({request:this})}onBodySent(T){
if(this[L].onBodySent)try{return this[L].onBodySent(T)}catch(A){this.abort(A)}}onRequestSent(){if(D.bodySent.hasSubscribers&&
D.bodySent.publish({request:this}),this[L].onRequestSent)try{return this[L].onRequestSent()}catch(T){this.abort(T)}}onConnect(T){
if(g(!this.aborted),g(!this.completed),this.error)T(this.error);else return this.abort=T,this[L].onConnect(T)}onResponseStarted(){
return this[L].onResponseStarted?.()}onHeaders(T,A,i,I){g(!this.aborted),g(!this.completed),D.headers.hasSubscribers&&D.
headers.publish({request:this,response:{statusCode:T,headers:A,statusText:I}});try{return this[L].onHeaders(T,A,i,I)}catch(o){
this.abort(o)}}onData(T){g(!this.aborted),g(!this.completed);try{return this[L].onData(T)}catch(A){return this.abort(A),
!1}}onUpgrade(T,A,i,I=""){this.onFinally(),g(!this.aborted),g(!this.completed),T!==null&&this.#e(T,A,I);let o=this[L].onUpgrade(
T,A,i);return this.aborted||(this.completed=!0,T!==null&&this.#t()),o}onUpgradeResponse(T,A,i,I=""){g(!this.aborted),g(this.
completed),D.headers.hasSubscribers&&this.#e(T,i(A),I),this.#t()}onUpgradeError(T){g(!this.aborted),g(this.completed),D.
error.hasSubscribers&&D.error.publish({request:this,error:T})}#e(T,A,i){D.headers.hasSubscribers&&D.headers.publish({request:this,
response:{statusCode:T,headers:A,statusText:i}})}#t(){D.trailers.hasSubscribers&&D.trailers.publish({request:this,trailers:[]})}onComplete(T){
this.onFinally(),g(!this.aborted),this.completed=!0,D.trailers.hasSubscribers&&D.trailers.publish({request:this,trailers:T});
try{return this[L].onComplete(T)}catch(A){this.onError(A)}}onError(T){if(this.onFinally(),D.error.hasSubscribers&&D.error.
publish({request:this,error:T}),!this.aborted)return this.aborted=!0,this[L].onError(T)}onFinally(){this.errorHandler&&(this.
body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.
endHandler=null)}addHeader(T,A){return v(this,T,A),this}};function v(T,A,i){if(i&&typeof i=="object"&&!Array.isArray(i))
throw new t(`invalid ${A} header`);if(i===void 0)return;let I=R[A];if(I===void 0&&(I=A.toLowerCase(),R[I]===void 0&&!h(I)))
throw new t("invalid header key");if(Array.isArray(i)){let o=[];for(let m=0;m<i.length;m++)if(typeof i[m]=="string"){if(!n(
i[m]))throw new t(`invalid ${A} header`);o.push(i[m])}else if(i[m]===null)o.push("");else{if(typeof i[m]=="object")throw new t(
`invalid ${A} header`);{let y=`${i[m]}`;if(!n(y))throw new t(`invalid ${A} header`);o.push(y)}}i=o}else if(typeof i=="st\
ring"){if(!n(i))throw new t(`invalid ${A} header`)}else if(i===null)i="";else if(i=`${i}`,!n(i))throw new t(`invalid ${A}\
 header`);if(I==="host"){if(T.host!==null)throw new t("duplicate host header");if(typeof i!="string")throw new t("invali\
d host header");T.host=i}else if(I==="content-length"){if(T.contentLength!==null)throw new t("duplicate content-length h\
eader");if(T.contentLength=parseInt(i,10),!Number.isFinite(T.contentLength))throw new t("invalid content-length header")}else if(T.
contentType===null&&I==="content-type")T.contentType=i,T.headers.push(A,i);else{if(I==="transfer-encoding"||I==="keep-al\
ive"||I==="upgrade")throw new t(`invalid ${I} header`);if(I==="connection"){let o=typeof i=="string"?i.toLowerCase():null;
if(o!=="close"&&o!=="keep-alive")throw new t("invalid connection header");o==="close"&&(T.reset=!0)}else{if(I==="expect")
throw new c("expect header not supported");T.headers.push(A,i)}}}E(v,"Os"),(0,e.a)(v,"processHeader"),Q.exports=H}),Ot=(0,e.
c)((s,Q)=>{"use strict";var t=(0,e.b)("node:events"),c=class extends t{static{E(this,"Vs")}static{(0,e.a)(this,"Dispatch\
er")}dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error(
"not implemented")}compose(...h){let n=Array.isArray(h[0])?h[0]:h,l=this.dispatch.bind(this);for(let C of n)if(C!=null){
if(typeof C!="function")throw new TypeError(`invalid interceptor, expected function received ${typeof C}`);if(l=C(l),l==
null||typeof l!="function"||l.length!==2)throw new TypeError("invalid interceptor")}return new g(this,l)}},g=class extends c{static{
E(this,"hi")}static{(0,e.a)(this,"ComposedDispatcher")}#e=null;#t=null;constructor(h,n){super(),this.#e=h,this.#t=n}dispatch(...h){
this.#t(...h)}close(...h){return this.#e.close(...h)}destroy(...h){return this.#e.destroy(...h)}};Q.exports=c}),St=(0,e.
c)((s,Q)=>{"use strict";var t=(0,e.b)("node:buffer"),c=Ot(),{ClientDestroyedError:g,ClientClosedError:h,InvalidArgumentError:n}=Ye(),
{kDestroy:l,kClose:C,kClosed:r,kDestroyed:u,kDispatch:B,kInterceptors:w}=xe(),p=Symbol("onDestroyed"),a=Symbol("onClosed"),
d=Symbol("Intercepted Dispatch"),f=Symbol("webSocketOptions"),D=Symbol("eventSourceOptions"),R=class extends c{static{E(
this,"pi")}static{(0,e.a)(this,"DispatcherBase")}constructor(N){super(),this[u]=!1,this[p]=null,this[r]=!1,this[a]=[],this[f]=
N?.webSocket??{},this[D]=N?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[f].maxFragments??131072,maxPayloadSize:this[f].
maxPayloadSize??128*1024*1024}}get eventSourceOptions(){return{maxEventSize:this[D].maxEventSize??t.kStringMaxLength}}get destroyed(){
return this[u]}get closed(){return this[r]}get interceptors(){return this[w]}set interceptors(N){if(N){for(let L=N.length-
1;L>=0;L--)if(typeof this[w][L]!="function")throw new n("interceptor must be an function")}this[w]=N}close(N){if(N===void 0)
return new Promise((H,v)=>{this.close((T,A)=>T?v(T):H(A))});if(typeof N!="function")throw new n("invalid callback");if(this[u]){
queueMicrotask(()=>N(new g,null));return}if(this[r]){this[a]?this[a].push(N):queueMicrotask(()=>N(null,null));return}this[r]=
!0,this[a].push(N);let L=(0,e.a)(()=>{let H=this[a];this[a]=null;for(let v=0;v<H.length;v++)H[v](null,null)},"onClosed");
this[C]().then(()=>this.destroy()).then(()=>{queueMicrotask(L)})}destroy(N,L){if(typeof N=="function"&&(L=N,N=null),L===
void 0)return new Promise((v,T)=>{this.destroy(N,(A,i)=>A?T(A):v(i))});if(typeof L!="function")throw new n("invalid call\
back");if(this[u]){this[p]?this[p].push(L):queueMicrotask(()=>L(null,null));return}N||(N=new g),this[u]=!0,this[p]=this[p]||
[],this[p].push(L);let H=(0,e.a)(()=>{let v=this[p];this[p]=null;for(let T=0;T<v.length;T++)v[T](null,null)},"onDestroye\
d");this[l](N).then(()=>{queueMicrotask(H)})}[d](N,L){if(!this[w]||this[w].length===0)return this[d]=this[B],this[B](N,L);
let H=this[B].bind(this);for(let v=this[w].length-1;v>=0;v--)H=this[w][v](H);return this[d]=H,H(N,L)}dispatch(N,L){if(!L||
typeof L!="object")throw new n("handler must be an object");try{if(!N||typeof N!="object")throw new n("opts must be an o\
bject.");if(this[u]||this[p])throw new g;if(this[r])throw new h;return this[d](N,L)}catch(H){if(typeof L.onError!="funct\
ion")throw new n("invalid onError method");return L.onError(H),!1}}};Q.exports=R}),WA=(0,e.c)((s,Q)=>{"use strict";var t=0,
c=1e3,g=(c>>1)-1,h,n=Symbol("kFastTimer"),l=[],C=-2,r=-1,u=0,B=1;function w(){t+=g;let d=0,f=l.length;for(;d<f;){let D=l[d];
D._state===u?(D._idleStart=t-g,D._state=B):D._state===B&&t>=D._idleStart+D._idleTimeout&&(D._state=r,D._idleStart=-1,D._onTimeout(
D._timerArg)),D._state===r?(D._state=C,--f!==0&&(l[d]=l[f])):++d}l.length=f,l.length!==0&&p()}E(w,"ki"),(0,e.a)(w,"onTic\
k");function p(){h?h.refresh():(clearTimeout(h),h=setTimeout(w,g),h.unref&&h.unref())}E(p,"Zl"),(0,e.a)(p,"refreshTimeou\
t");var a=class{static{E(this,"Ps")}static{(0,e.a)(this,"FastTimer")}[n]=!0;_state=C;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(d,f,D){
this._onTimeout=d,this._idleTimeout=f,this._timerArg=D,this.refresh()}refresh(){this._state===C&&l.push(this),(!h||l.length===
1)&&p(),this._state=u}clear(){this._state=r,this._idleStart=-1}};Q.exports={setTimeout(d,f,D){return f<=c?setTimeout(d,f,
D):new a(d,f,D)},clearTimeout(d){d[n]?d.clear():clearTimeout(d)},setFastTimeout(d,f,D){return new a(d,f,D)},clearFastTimeout(d){
d.clear()},now(){return t},tick(d=0){t+=d-c+1,w(),w()},reset(){t=0,l.length=0,clearTimeout(h),h=null},kFastTimer:n}}),Vt=(0,e.
c)((s,Q)=>{"use strict";var t=(0,e.b)("node:net"),c=(0,e.b)("node:assert"),g=Le(),{InvalidArgumentError:h,ConnectTimeoutError:n}=Ye(),
l=WA();function C(){}E(C,"jl"),(0,e.a)(C,"noop");var r,u;global.FinalizationRegistry&&!(process.env.NODE_V8_COVERAGE||process.
env.UNDICI_NO_FG)?u=class{static{E(this,"Fi")}static{(0,e.a)(this,"WeakSessionCache")}constructor(a){this._maxCachedSessions=
a,this._sessionCache=new Map,this._sessionRegistry=new global.FinalizationRegistry(d=>{if(this._sessionCache.size<this._maxCachedSessions)
return;let f=this._sessionCache.get(d);f!==void 0&&f.deref()===void 0&&this._sessionCache.delete(d)})}get(a){let d=this.
_sessionCache.get(a);return d?d.deref():null}set(a,d){this._maxCachedSessions!==0&&(this._sessionCache.set(a,new WeakRef(
d)),this._sessionRegistry.register(d,a))}}:u=class{static{E(this,"Fi")}static{(0,e.a)(this,"SimpleSessionCache")}constructor(a){
this._maxCachedSessions=a,this._sessionCache=new Map}get(a){return this._sessionCache.get(a)}set(a,d){if(this._maxCachedSessions!==
0){if(this._sessionCache.size>=this._maxCachedSessions){let{value:f}=this._sessionCache.keys().next();this._sessionCache.
delete(f)}this._sessionCache.set(a,d)}}};function B({allowH2:a,maxCachedSessions:d,socketPath:f,timeout:D,session:R,...N}){
if(d!=null&&(!Number.isInteger(d)||d<0))throw new h("maxCachedSessions must be a positive integer or zero");let L={path:f,
...N},H=new u(d??100);return D=D??1e4,a=a??!1,(0,e.a)(function({hostname:v,host:T,protocol:A,port:i,servername:I,localAddress:o,
httpSocket:m},y){let b;if(A==="https:"){r||(r=(0,e.b)("node:tls")),I=I||L.servername||g.getServerName(T)||null;let S=I||
v;c(S);let Y=R||H.get(S)||null;i=i||443,b=r.connect({highWaterMark:16384,...L,servername:I,session:Y,localAddress:o,ALPNProtocols:a?
["http/1.1","h2"]:["http/1.1"],socket:m,port:i,host:v}),b.on("session",function(J){H.set(S,J)})}else c(!m,"httpSocket ca\
n only be sent on TLS update"),i=i||80,b=t.connect({highWaterMark:64*1024,...L,localAddress:o,port:i,host:v});if(L.keepAlive==
null||L.keepAlive){let S=L.keepAliveInitialDelay===void 0?6e4:L.keepAliveInitialDelay;b.setKeepAlive(!0,S)}let k=w(new WeakRef(
b),{timeout:D,hostname:v,port:i});return b.setNoDelay(!0).once(A==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(
k),y){let S=y;y=null,S(null,this)}}).on("error",function(S){if(queueMicrotask(k),y){let Y=y;y=null,Y(S)}}),b},"connect")}
E(B,"bf"),(0,e.a)(B,"buildConnector");var w=process.platform==="win32"?(a,d)=>{if(!d.timeout)return C;let f=null,D=null,
R=l.setFastTimeout(()=>{f=setImmediate(()=>{D=setImmediate(()=>p(a.deref(),d))})},d.timeout);return()=>{l.clearFastTimeout(
R),clearImmediate(f),clearImmediate(D)}}:(a,d)=>{if(!d.timeout)return C;let f=null,D=l.setFastTimeout(()=>{f=setImmediate(
()=>{p(a.deref(),d)})},d.timeout);return()=>{l.clearFastTimeout(D),clearImmediate(f)}};function p(a,d){if(a==null)return;
let f="Connect Timeout Error";Array.isArray(a.autoSelectFamilyAttemptedAddresses)?f+=` (attempted addresses: ${a.autoSelectFamilyAttemptedAddresses.
join(", ")},`:f+=` (attempted address: ${d.hostname}:${d.port},`,f+=` timeout: ${d.timeout}ms)`,g.destroy(a,new n(f))}E(
p,"$l"),(0,e.a)(p,"onConnectTimeout"),Q.exports=B}),Us=(0,e.c)(s=>{"use strict";Object.defineProperty(s,"__esModule",{value:!0}),
s.enumToMap=void 0;function Q(t){let c={};return Object.keys(t).forEach(g=>{let h=t[g];typeof h=="number"&&(c[g]=h)}),c}
E(Q,"Tf"),(0,e.a)(Q,"enumToMap"),s.enumToMap=Q}),Ns=(0,e.c)(s=>{"use strict";Object.defineProperty(s,"__esModule",{value:!0}),
s.SPECIAL_HEADERS=s.HEADER_STATE=s.MINOR=s.MAJOR=s.CONNECTION_TOKEN_CHARS=s.HEADER_CHARS=s.TOKEN=s.STRICT_TOKEN=s.HEX=s.
URL_CHAR=s.STRICT_URL_CHAR=s.USERINFO_CHARS=s.MARK=s.ALPHANUM=s.NUM=s.HEX_MAP=s.NUM_MAP=s.ALPHA=s.FINISH=s.H_METHOD_MAP=
s.METHOD_MAP=s.METHODS_RTSP=s.METHODS_ICE=s.METHODS_HTTP=s.METHODS=s.LENIENT_FLAGS=s.FLAGS=s.TYPE=s.ERROR=void 0;var Q=Us(),
t;(function(r){r[r.OK=0]="OK",r[r.INTERNAL=1]="INTERNAL",r[r.STRICT=2]="STRICT",r[r.LF_EXPECTED=3]="LF_EXPECTED",r[r.UNEXPECTED_CONTENT_LENGTH=
4]="UNEXPECTED_CONTENT_LENGTH",r[r.CLOSED_CONNECTION=5]="CLOSED_CONNECTION",r[r.INVALID_METHOD=6]="INVALID_METHOD",r[r.INVALID_URL=
7]="INVALID_URL",r[r.INVALID_CONSTANT=8]="INVALID_CONSTANT",r[r.INVALID_VERSION=9]="INVALID_VERSION",r[r.INVALID_HEADER_TOKEN=
10]="INVALID_HEADER_TOKEN",r[r.INVALID_CONTENT_LENGTH=11]="INVALID_CONTENT_LENGTH",r[r.INVALID_CHUNK_SIZE=12]="INVALID_C\
HUNK_SIZE",r[r.INVALID_STATUS=13]="INVALID_STATUS",r[r.INVALID_EOF_STATE=14]="INVALID_EOF_STATE",r[r.INVALID_TRANSFER_ENCODING=
15]="INVALID_TRANSFER_ENCODING",r[r.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BEGIN",r[r.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMP\
LETE",r[r.CB_MESSAGE_COMPLETE=18]="CB_MESSAGE_COMPLETE",r[r.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",r[r.CB_CHUNK_COMPLETE=
20]="CB_CHUNK_COMPLETE",r[r.PAUSED=21]="PAUSED",r[r.PAUSED_UPGRADE=22]="PAUSED_UPGRADE",r[r.PAUSED_H2_UPGRADE=23]="PAUSE\
D_H2_UPGRADE",r[r.USER=24]="USER"})(t=s.ERROR||(s.ERROR={}));var c;(function(r){r[r.BOTH=0]="BOTH",r[r.REQUEST=1]="REQUE\
ST",r[r.RESPONSE=2]="RESPONSE"})(c=s.TYPE||(s.TYPE={}));var g;(function(r){r[r.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP\
_ALIVE",r[r.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",r[r.CONNECTION_UPGRADE=4]="CONNECTION_UPGRADE",r[r.CHUNKED=8]="CHUNKE\
D",r[r.UPGRADE=16]="UPGRADE",r[r.CONTENT_LENGTH=32]="CONTENT_LENGTH",r[r.SKIPBODY=64]="SKIPBODY",r[r.TRAILING=128]="TRAI\
LING",r[r.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(g=s.FLAGS||(s.FLAGS={}));var h;(function(r){r[r.HEADERS=1]="HEADE\
RS",r[r.CHUNKED_LENGTH=2]="CHUNKED_LENGTH",r[r.KEEP_ALIVE=4]="KEEP_ALIVE"})(h=s.LENIENT_FLAGS||(s.LENIENT_FLAGS={}));var n;
(function(r){r[r.DELETE=0]="DELETE",r[r.GET=1]="GET",r[r.HEAD=2]="HEAD",r[r.POST=3]="POST",r[r.PUT=4]="PUT",r[r.CONNECT=
5]="CONNECT",r[r.OPTIONS=6]="OPTIONS",r[r.TRACE=7]="TRACE",r[r.COPY=8]="COPY",r[r.LOCK=9]="LOCK",r[r.MKCOL=10]="MKCOL",r[r.
MOVE=11]="MOVE",r[r.PROPFIND=12]="PROPFIND",r[r.PROPPATCH=13]="PROPPATCH",r[r.SEARCH=14]="SEARCH",r[r.UNLOCK=15]="UNLOCK",
r[r.BIND=16]="BIND",r[r.REBIND=17]="REBIND",r[r.UNBIND=18]="UNBIND",r[r.ACL=19]="ACL",r[r.REPORT=20]="REPORT",r[r.MKACTIVITY=
21]="MKACTIVITY",r[r.CHECKOUT=22]="CHECKOUT",r[r.MERGE=23]="MERGE",r[r["M-SEARCH"]=24]="M-SEARCH",r[r.NOTIFY=25]="NOTIFY",
r[r.SUBSCRIBE=26]="SUBSCRIBE",r[r.UNSUBSCRIBE=27]="UNSUBSCRIBE",r[r.PATCH=28]="PATCH",r[r.PURGE=29]="PURGE",r[r.MKCALENDAR=
30]="MKCALENDAR",r[r.LINK=31]="LINK",r[r.UNLINK=32]="UNLINK",r[r.SOURCE=33]="SOURCE",r[r.PRI=34]="PRI",r[r.DESCRIBE=35]=
"DESCRIBE",r[r.ANNOUNCE=36]="ANNOUNCE",r[r.SETUP=37]="SETUP",r[r.PLAY=38]="PLAY",r[r.PAUSE=39]="PAUSE",r[r.TEARDOWN=40]=
"TEARDOWN",r[r.GET_PARAMETER=41]="GET_PARAMETER",r[r.SET_PARAMETER=42]="SET_PARAMETER",r[r.REDIRECT=43]="REDIRECT",r[r.RECORD=
44]="RECORD",r[r.FLUSH=45]="FLUSH"})(n=s.METHODS||(s.METHODS={})),s.METHODS_HTTP=[n.DELETE,n.GET,n.HEAD,n.POST,n.PUT,n.CONNECT,
n.OPTIONS,n.TRACE,n.COPY,n.LOCK,n.MKCOL,n.MOVE,n.PROPFIND,n.PROPPATCH,n.SEARCH,n.UNLOCK,n.BIND,n.REBIND,n.UNBIND,n.ACL,n.
REPORT,n.MKACTIVITY,n.CHECKOUT,n.MERGE,n["M-SEARCH"],n.NOTIFY,n.SUBSCRIBE,n.UNSUBSCRIBE,n.PATCH,n.PURGE,n.MKCALENDAR,n.LINK,
n.UNLINK,n.PRI,n.SOURCE],s.METHODS_ICE=[n.SOURCE],s.METHODS_RTSP=[n.OPTIONS,n.DESCRIBE,n.ANNOUNCE,n.SETUP,n.PLAY,n.PAUSE,
n.TEARDOWN,n.GET_PARAMETER,n.SET_PARAMETER,n.REDIRECT,n.RECORD,n.FLUSH,n.GET,n.POST],s.METHOD_MAP=Q.enumToMap(n),s.H_METHOD_MAP=
{},Object.keys(s.METHOD_MAP).forEach(r=>{/^H/.test(r)&&(s.H_METHOD_MAP[r]=s.METHOD_MAP[r])});var l;(function(r){r[r.SAFE=
0]="SAFE",r[r.SAFE_WITH_CB=1]="SAFE_WITH_CB",r[r.UNSAFE=2]="UNSAFE"})(l=s.FINISH||(s.FINISH={})),s.ALPHA=[];for(let r=65;r<=
90;r++)s.ALPHA.push(String.fromCharCode(r)),s.ALPHA.push(String.fromCharCode(r+32));s.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,
7:7,8:8,9:9},s.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15},
s.NUM=["0","1","2","3","4","5","6","7","8","9"],s.ALPHANUM=s.ALPHA.concat(s.NUM),s.MARK=["-","_",".","!","~","*","'","(",
")"],s.USERINFO_CHARS=s.ALPHANUM.concat(s.MARK).concat(["%",";",":","&","=","+","$",","]),s.STRICT_URL_CHAR=["!",'"',"$",
"%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(s.ALPHANUM),
s.URL_CHAR=s.STRICT_URL_CHAR.concat(["	","\f"]);for(let r=128;r<=255;r++)s.URL_CHAR.push(r);s.HEX=s.NUM.concat(["a","b",
"c","d","e","f","A","B","C","D","E","F"]),s.STRICT_TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(
s.ALPHANUM),s.TOKEN=s.STRICT_TOKEN.concat([" "]),s.HEADER_CHARS=["	"];for(let r=32;r<=255;r++)r!==127&&s.HEADER_CHARS.push(
r);s.CONNECTION_TOKEN_CHARS=s.HEADER_CHARS.filter(r=>r!==44),s.MAJOR=s.NUM_MAP,s.MINOR=s.MAJOR;var C;(function(r){r[r.GENERAL=
0]="GENERAL",r[r.CONNECTION=1]="CONNECTION",r[r.CONTENT_LENGTH=2]="CONTENT_LENGTH",r[r.TRANSFER_ENCODING=3]="TRANSFER_EN\
CODING",r[r.UPGRADE=4]="UPGRADE",r[r.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIVE",r[r.CONNECTION_CLOSE=6]="CONNECTIO\
N_CLOSE",r[r.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",r[r.TRANSFER_ENCODING_CHUNKED=8]="TRANSFER_ENCODING_CHUNKED"})(C=
s.HEADER_STATE||(s.HEADER_STATE={})),s.SPECIAL_HEADERS={connection:C.CONNECTION,"content-length":C.CONTENT_LENGTH,"proxy\
-connection":C.CONNECTION,"transfer-encoding":C.TRANSFER_ENCODING,upgrade:C.UPGRADE}}),qA=(0,e.c)((s,Q)=>{"use strict";var{
Buffer:t}=(0,e.b)("node:buffer");Q.exports=t.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLA\
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
EFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")}),Ms=(0,e.c)((s,Q)=>{"use strict";var{
Buffer:t}=(0,e.b)("node:buffer");Q.exports=t.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLA\
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
Pt=(0,e.c)((s,Q)=>{"use strict";var t=["GET","HEAD","POST"],c=new Set(t),g=[101,204,205,304],h=[301,302,303,307,308],n=new Set(
h),l=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","\
102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","\
512","513","514","515","526","530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","\
1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6668","6669","6679","6\
697","10080"],C=new Set(l),r=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","orig\
in-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],u=new Set(r),B=["follow","manual","error"],w=["GET",
"HEAD","OPTIONS","TRACE"],p=new Set(w),a=["navigate","same-origin","no-cors","cors"],d=["omit","same-origin","include"],
f=["default","no-store","reload","no-cache","force-cache","only-if-cached"],D=["content-encoding","content-language","co\
ntent-location","content-type","content-length"],R=["half"],N=["CONNECT","TRACE","TRACK"],L=new Set(N),H=["audio","audio\
worklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],v=new Set(H);Q.exports={subresource:H,
forbiddenMethods:N,requestBodyHeader:D,referrerPolicy:r,requestRedirect:B,requestMode:a,requestCredentials:d,requestCache:f,
redirectStatus:h,corsSafeListedMethods:t,nullBodyStatus:g,safeMethods:w,badPorts:l,requestDuplex:R,subresourceSet:v,badPortsSet:C,
redirectStatusSet:n,corsSafeListedMethodsSet:c,safeMethodsSet:p,forbiddenMethodsSet:L,referrerPolicySet:u}}),zA=(0,e.c)(
(s,Q)=>{"use strict";var t=Symbol.for("undici.globalOrigin.1");function c(){return globalThis[t]}E(c,"$f"),(0,e.a)(c,"ge\
tGlobalOrigin");function g(h){if(h===void 0){Object.defineProperty(globalThis,t,{value:void 0,writable:!0,enumerable:!1,
configurable:!1});return}let n=new URL(h);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(`Only http \
& https urls are allowed, received ${n.protocol}`);Object.defineProperty(globalThis,t,{value:n,writable:!0,enumerable:!1,
configurable:!1})}E(g,"ew"),(0,e.a)(g,"setGlobalOrigin"),Q.exports={getGlobalOrigin:c,setGlobalOrigin:g}}),At=(0,e.c)((s,Q)=>{
"use strict";var t=(0,e.b)("node:assert"),c=new TextEncoder,g=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,h=/[\u000A\u000D\u0009\u0020]/,
n=/[\u0009\u000A\u000C\u000D\u0020]/g,l=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;function C(o){t(o.protocol==="data:");let m=r(
o,!0);m=m.slice(5);let y={position:0},b=B(",",m,y),k=b.length;if(b=T(b,!0,!0),y.position>=m.length)return"failure";y.position++;
let S=m.slice(k+1),Y=w(S);if(/;(\u0020){0,}base64$/i.test(b)){let O=i(Y);if(Y=D(O),Y==="failure")return"failure";b=b.slice(
0,-6),b=b.replace(/(\u0020)+$/,""),b=b.slice(0,-1)}b.startsWith(";")&&(b="text/plain"+b);let J=f(b);return J==="failure"&&
(J=f("text/plain;charset=US-ASCII")),{mimeType:J,body:Y}}E(C,"ow"),(0,e.a)(C,"dataURLProcessor");function r(o,m=!1){if(!m)
return o.href;let y=o.href,b=o.hash.length,k=b===0?y:y.substring(0,y.length-b);return!b&&y.endsWith("#")?k.slice(0,-1):k}
E(r,"CE"),(0,e.a)(r,"URLSerializer");function u(o,m,y){let b="";for(;y.position<m.length&&o(m[y.position]);)b+=m[y.position],
y.position++;return b}E(u,"Ks"),(0,e.a)(u,"collectASequenceOfCodePoints");function B(o,m,y){let b=m.indexOf(o,y.position),
k=y.position;return b===-1?(y.position=m.length,m.slice(k)):(y.position=b,m.slice(k,y.position))}E(B,"Gt"),(0,e.a)(B,"co\
llectASequenceOfCodePointsFast");function w(o){let m=c.encode(o);return d(m)}E(w,"dE"),(0,e.a)(w,"stringPercentDecode");
function p(o){return o>=48&&o<=57||o>=65&&o<=70||o>=97&&o<=102}E(p,"hE"),(0,e.a)(p,"isHexCharByte");function a(o){return o>=
48&&o<=57?o-48:(o&223)-55}E(a,"IE"),(0,e.a)(a,"hexByteToNumber");function d(o){let m=o.length,y=new Uint8Array(m),b=0;for(let k=0;k<
m;++k){let S=o[k];S!==37?y[b++]=S:S===37&&!(p(o[k+1])&&p(o[k+2]))?y[b++]=37:(y[b++]=a(o[k+1])<<4|a(o[k+2]),k+=2)}return m===
b?y:y.subarray(0,b)}E(d,"nw"),(0,e.a)(d,"percentDecode");function f(o){o=H(o,!0,!0);let m={position:0},y=B("/",o,m);if(y.
length===0||!g.test(y)||m.position>o.length)return"failure";m.position++;let b=B(";",o,m);if(b=H(b,!1,!0),b.length===0||
!g.test(b))return"failure";let k=y.toLowerCase(),S=b.toLowerCase(),Y={type:k,subtype:S,parameters:new Map,essence:`${k}/${S}`};
for(;m.position<o.length;){m.position++,u(_=>h.test(_),o,m);let J=u(_=>_!==";"&&_!=="=",o,m);if(J=J.toLowerCase(),m.position<
o.length){if(o[m.position]===";")continue;m.position++}if(m.position>o.length)break;let O=null;if(o[m.position]==='"')O=
R(o,m,!0),B(";",o,m);else if(O=B(";",o,m),O=H(O,!1,!0),O.length===0)continue;J.length!==0&&g.test(J)&&(O.length===0||l.test(
O))&&!Y.parameters.has(J)&&Y.parameters.set(J,O)}return Y}E(f,"Ni"),(0,e.a)(f,"parseMIMEType");function D(o){o=o.replace(
n,"");let m=o.length;if(m%4===0&&o.charCodeAt(m-1)===61&&(--m,o.charCodeAt(m-1)===61&&--m),m%4===1||/[^+/0-9A-Za-z]/.test(
o.length===m?o:o.substring(0,m)))return"failure";let y=Buffer.from(o,"base64");return new Uint8Array(y.buffer,y.byteOffset,
y.byteLength)}E(D,"iw"),(0,e.a)(D,"forgivingBase64");function R(o,m,y){let b=m.position,k="";for(t(o[m.position]==='"'),
m.position++;k+=u(S=>S!=='"'&&S!=="\\",o,m),!(m.position>=o.length);){let S=o[m.position];if(m.position++,S==="\\"){if(m.
position>=o.length){k+="\\";break}k+=o[m.position],m.position++}else{t(S==='"');break}}return y?k:o.slice(b,m.position)}
E(R,"pE"),(0,e.a)(R,"collectAnHTTPQuotedString");function N(o){t(o!=="failure");let{parameters:m,essence:y}=o,b=y;for(let[
k,S]of m.entries())b+=";",b+=k,b+="=",g.test(S)||(S=S.replace(/(\\|")/g,"\\$1"),S='"'+S,S+='"'),b+=S;return b}E(N,"aw"),
(0,e.a)(N,"serializeAMimeType");function L(o){return o===13||o===10||o===9||o===32}E(L,"cw"),(0,e.a)(L,"isHTTPWhiteSpace");
function H(o,m=!0,y=!0){return A(o,m,y,L)}E(H,"zs"),(0,e.a)(H,"removeHTTPWhitespace");function v(o){return o===13||o===10||
o===9||o===12||o===32}E(v,"gw"),(0,e.a)(v,"isASCIIWhitespace");function T(o,m=!0,y=!0){return A(o,m,y,v)}E(T,"lw"),(0,e.
a)(T,"removeASCIIWhitespace");function A(o,m,y,b){let k=0,S=o.length-1;if(m)for(;k<o.length&&b(o.charCodeAt(k));)k++;if(y)
for(;S>0&&b(o.charCodeAt(S));)S--;return k===0&&S===o.length-1?o:o.slice(k,S+1)}E(A,"Gi"),(0,e.a)(A,"removeChars");function i(o){
let m=o.length;if(65535>m)return String.fromCharCode.apply(null,o);let y="",b=0,k=65535;for(;b<m;)b+k>m&&(k=m-b),y+=String.
fromCharCode.apply(null,o.subarray(b,b+=k));return y}E(i,"fE"),(0,e.a)(i,"isomorphicDecode");function I(o){switch(o.essence){case"\
application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"\
text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"t\
ext/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/\
x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"application/\
json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}return o.subtype.
endsWith("+json")?"application/json":o.subtype.endsWith("+xml")?"application/xml":""}E(I,"Ew"),(0,e.a)(I,"minimizeSuppor\
tedMimeType"),Q.exports={dataURLProcessor:C,URLSerializer:r,collectASequenceOfCodePoints:u,collectASequenceOfCodePointsFast:B,
stringPercentDecode:w,parseMIMEType:f,collectAnHTTPQuotedString:R,serializeAMimeType:N,removeChars:A,removeHTTPWhitespace:H,
minimizeSupportedMimeType:I,HTTP_TOKEN_CODEPOINTS:g,isomorphicDecode:i}}),Xe=(0,e.c)((s,Q)=>{"use strict";var{types:t,inspect:c}=(0,e.
b)("node:util"),{markAsUncloneable:g}=(0,e.b)("node:worker_threads"),{toUSVString:h}=Le(),n={};n.converters={},n.util={},
n.errors={},n.errors.exception=function(l){return new TypeError(`${l.header}: ${l.message}`)},n.errors.conversionFailed=
function(l){let C=l.types.length===1?"":" one of",r=`${l.argument} could not be converted to${C}: ${l.types.join(", ")}.`;
return n.errors.exception({header:l.prefix,message:r})},n.errors.invalidArgument=function(l){return n.errors.exception({
header:l.prefix,message:`"${l.value}" is an invalid ${l.type}.`})},n.brandCheck=function(l,C,r){if(r?.strict!==!1){if(!(l instanceof
C)){let u=new TypeError("Illegal invocation");throw u.code="ERR_INVALID_THIS",u}}else if(l?.[Symbol.toStringTag]!==C.prototype[Symbol.
toStringTag]){let u=new TypeError("Illegal invocation");throw u.code="ERR_INVALID_THIS",u}},n.argumentLengthCheck=function({
length:l},C,r){if(l<C)throw n.errors.exception({message:`${C} argument${C!==1?"s":""} required, but${l?" only":""} ${l} \
found.`,header:r})},n.illegalConstructor=function(){throw n.errors.exception({header:"TypeError",message:"Illegal constr\
uctor"})},n.util.Type=function(l){switch(typeof l){case"undefined":return"Undefined";case"boolean":return"Boolean";case"\
string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":return"BigInt";case"function":case"\
object":return l===null?"Null":"Object"}},n.util.markAsUncloneable=g||(()=>{}),n.util.ConvertToInt=function(l,C,r,u){let B,
w;C===64?(B=Math.pow(2,53)-1,r==="unsigned"?w=0:w=Math.pow(-2,53)+1):r==="unsigned"?(w=0,B=Math.pow(2,C)-1):(w=Math.pow(
-2,C)-1,B=Math.pow(2,C-1)-1);let p=Number(l);if(p===0&&(p=0),u?.enforceRange===!0){if(Number.isNaN(p)||p===Number.POSITIVE_INFINITY||
p===Number.NEGATIVE_INFINITY)throw n.errors.exception({header:"Integer conversion",message:`Could not convert ${n.util.Stringify(
l)} to an integer.`});if(p=n.util.IntegerPart(p),p<w||p>B)throw n.errors.exception({header:"Integer conversion",message:`\
Value must be between ${w}-${B}, got ${p}.`});return p}return!Number.isNaN(p)&&u?.clamp===!0?(p=Math.min(Math.max(p,w),B),
Math.floor(p)%2===0?p=Math.floor(p):p=Math.ceil(p),p):Number.isNaN(p)||p===0&&Object.is(0,p)||p===Number.POSITIVE_INFINITY||
p===Number.NEGATIVE_INFINITY?0:(p=n.util.IntegerPart(p),p=p%Math.pow(2,C),r==="signed"&&p>=Math.pow(2,C)-1?p-Math.pow(2,
C):p)},n.util.IntegerPart=function(l){let C=Math.floor(Math.abs(l));return l<0?-1*C:C},n.util.Stringify=function(l){switch(n.
util.Type(l)){case"Symbol":return`Symbol(${l.description})`;case"Object":return c(l);case"String":return`"${l}"`;default:
return`${l}`}},n.sequenceConverter=function(l){return(C,r,u,B)=>{if(n.util.Type(C)!=="Object")throw n.errors.exception({
header:r,message:`${u} (${n.util.Stringify(C)}) is not iterable.`});let w=typeof B=="function"?B():C?.[Symbol.iterator]?.(),
p=[],a=0;if(w===void 0||typeof w.next!="function")throw n.errors.exception({header:r,message:`${u} is not iterable.`});for(;;){
let{done:d,value:f}=w.next();if(d)break;p.push(l(f,r,`${u}[${a++}]`))}return p}},n.recordConverter=function(l,C){return(r,u,B)=>{
if(n.util.Type(r)!=="Object")throw n.errors.exception({header:u,message:`${B} ("${n.util.Type(r)}") is not an Object.`});
let w={};if(!t.isProxy(r)){let a=[...Object.getOwnPropertyNames(r),...Object.getOwnPropertySymbols(r)];for(let d of a){let f=l(
d,u,B),D=C(r[d],u,B);w[f]=D}return w}let p=Reflect.ownKeys(r);for(let a of p)if(Reflect.getOwnPropertyDescriptor(r,a)?.enumerable){
let d=l(a,u,B),f=C(r[a],u,B);w[d]=f}return w}},n.interfaceConverter=function(l){return(C,r,u,B)=>{if(B?.strict!==!1&&!(C instanceof
l))throw n.errors.exception({header:r,message:`Expected ${u} ("${n.util.Stringify(C)}") to be an instance of ${l.name}.`});
return C}},n.dictionaryConverter=function(l){return(C,r,u)=>{let B=n.util.Type(C),w={};if(B==="Null"||B==="Undefined")return w;
if(B!=="Object")throw n.errors.exception({header:r,message:`Expected ${C} to be one of: Null, Undefined, Object.`});for(let p of l){
let{key:a,defaultValue:d,required:f,converter:D}=p;if(f===!0&&!Object.hasOwn(C,a))throw n.errors.exception({header:r,message:`\
Missing required key "${a}".`});let R=C[a],N=Object.hasOwn(p,"defaultValue");if(N&&R!==null&&(R??=d()),f||N||R!==void 0){
if(R=D(R,r,`${u}.${a}`),p.allowedValues&&!p.allowedValues.includes(R))throw n.errors.exception({header:r,message:`${R} i\
s not an accepted type. Expected one of ${p.allowedValues.join(", ")}.`});w[a]=R}}return w}},n.nullableConverter=function(l){
return(C,r,u)=>C===null?C:l(C,r,u)},n.converters.DOMString=function(l,C,r,u){if(l===null&&u?.legacyNullToEmptyString)return"";
if(typeof l=="symbol")throw n.errors.exception({header:C,message:`${r} is a symbol, which cannot be converted to a DOMSt\
ring.`});return String(l)},n.converters.ByteString=function(l,C,r){let u=n.converters.DOMString(l,C,r);for(let B=0;B<u.length;B++)
if(u.charCodeAt(B)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${B} \
has a value of ${u.charCodeAt(B)} which is greater than 255.`);return u},n.converters.USVString=h,n.converters.boolean=function(l){
return!!l},n.converters.any=function(l){return l},n.converters["long long"]=function(l,C,r){return n.util.ConvertToInt(l,
64,"signed",void 0,C,r)},n.converters["unsigned long long"]=function(l,C,r){return n.util.ConvertToInt(l,64,"unsigned",void 0,
C,r)},n.converters["unsigned long"]=function(l,C,r){return n.util.ConvertToInt(l,32,"unsigned",void 0,C,r)},n.converters["\
unsigned short"]=function(l,C,r,u){return n.util.ConvertToInt(l,16,"unsigned",u,C,r)},n.converters.ArrayBuffer=function(l,C,r,u){
if(n.util.Type(l)!=="Object"||!t.isAnyArrayBuffer(l))throw n.errors.conversionFailed({prefix:C,argument:`${r} ("${n.util.
Stringify(l)}")`,types:["ArrayBuffer"]});if(u?.allowShared===!1&&t.isSharedArrayBuffer(l))throw n.errors.exception({header:"\
ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(l.resizable||l.growable)throw n.errors.exception({header:"\
ArrayBuffer",message:"Received a resizable ArrayBuffer."});return l},n.converters.TypedArray=function(l,C,r,u,B){if(n.util.
Type(l)!=="Object"||!t.isTypedArray(l)||l.constructor.name!==C.name)throw n.errors.conversionFailed({prefix:r,argument:`${u}\
 ("${n.util.Stringify(l)}")`,types:[C.name]});if(B?.allowShared===!1&&t.isSharedArrayBuffer(l.buffer))throw n.errors.exception(
{header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(l.buffer.resizable||l.buffer.growable)throw n.errors.
exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return l},n.converters.DataView=function(l,C,r,u){
if(n.util.Type(l)!=="Object"||!t.isDataView(l))throw n.errors.exception({header:C,message:`${r} is not a DataView.`});if(u?.
allowShared===!1&&t.isSharedArrayBuffer(l.buffer))throw n.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuf\
fer is not allowed."});if(l.buffer.resizable||l.buffer.growable)throw n.errors.exception({header:"ArrayBuffer",message:"\
Received a resizable ArrayBuffer."});return l},n.converters.BufferSource=function(l,C,r,u){if(t.isAnyArrayBuffer(l))return n.
converters.ArrayBuffer(l,C,r,{...u,allowShared:!1});if(t.isTypedArray(l))return n.converters.TypedArray(l,l.constructor,
C,r,{...u,allowShared:!1});if(t.isDataView(l))return n.converters.DataView(l,C,r,{...u,allowShared:!1});throw n.errors.conversionFailed(
{prefix:C,argument:`${r} ("${n.util.Stringify(l)}")`,types:["BufferSource"]})},n.converters["sequence<ByteString>"]=n.sequenceConverter(
n.converters.ByteString),n.converters["sequence<sequence<ByteString>>"]=n.sequenceConverter(n.converters["sequence<ByteS\
tring>"]),n.converters["record<ByteString, ByteString>"]=n.recordConverter(n.converters.ByteString,n.converters.ByteString),
Q.exports={webidl:n}}),ot=(0,e.c)((s,Q)=>{"use strict";var{Transform:t}=(0,e.b)("node:stream"),c=(0,e.b)("node:zlib"),{redirectStatusSet:g,
referrerPolicySet:h,badPortsSet:n}=Pt(),{getGlobalOrigin:l}=zA(),{collectASequenceOfCodePoints:C,collectAnHTTPQuotedString:r,
removeChars:u,parseMIMEType:B}=At(),{performance:w}=(0,e.b)("node:perf_hooks"),{isBlobLike:p,ReadableStreamFrom:a,isValidHTTPToken:d,
normalizedMethodRecordsBase:f}=Le(),D=(0,e.b)("node:assert"),{isUint8Array:R}=(0,e.b)("node:util/types"),{webidl:N}=Xe(),
L=[],H;try{H=(0,e.b)("node:crypto");let U=["sha256","sha384","sha512"];L=H.getHashes().filter(G=>U.includes(G))}catch{}function v(U){
let G=U.urlList,F=G.length;return F===0?null:G[F-1].toString()}E(v,"bE"),(0,e.a)(v,"responseURL");function T(U,G){if(!g.
has(U.status))return null;let F=U.headersList.get("location",!0);return F!==null&&k(F)&&(A(F)||(F=i(F)),F=new URL(F,v(U))),
F&&!F.hash&&(F.hash=G),F}E(T,"bw"),(0,e.a)(T,"responseLocationURL");function A(U){for(let G=0;G<U.length;++G){let F=U.charCodeAt(
G);if(F>126||F<32)return!1}return!0}E(A,"FE"),(0,e.a)(A,"isValidEncodedURL");function i(U){return Buffer.from(U,"binary").
toString("utf8")}E(i,"Fw"),(0,e.a)(i,"normalizeBinaryStringToUtf8");function I(U){return U.urlList[U.urlList.length-1]}E(
I,"Ur"),(0,e.a)(I,"requestCurrentURL");function o(U){let G=I(U);return fe(G)&&n.has(G.port)?"blocked":"allowed"}E(o,"Tw"),
(0,e.a)(o,"requestBadPort");function m(U){return U instanceof Error||U?.constructor?.name==="Error"||U?.constructor?.name===
"DOMException"}E(m,"Sw"),(0,e.a)(m,"isErrorLike");function y(U){for(let G=0;G<U.length;++G){let F=U.charCodeAt(G);if(!(F===
9||F>=32&&F<=126||F>=128&&F<=255))return!1}return!0}E(y,"Uw"),(0,e.a)(y,"isValidReasonPhrase");var b=d;function k(U){return(U[0]===
"	"||U[0]===" "||U[U.length-1]==="	"||U[U.length-1]===" "||U.includes(`
`)||U.includes("\r")||U.includes("\0"))===!1}E(k,"TE"),(0,e.a)(k,"isValidHeaderValue");function S(U,G){let{headersList:F}=G,
V=(F.get("referrer-policy",!0)??"").split(","),W="";if(V.length>0)for(let q=V.length;q!==0;q--){let j=V[q-1].trim();if(h.
has(j)){W=j;break}}W!==""&&(U.referrerPolicy=W)}E(S,"Gw"),(0,e.a)(S,"setRequestReferrerPolicyOnRedirect");function Y(){return"\
allowed"}E(Y,"Mw"),(0,e.a)(Y,"crossOriginResourcePolicyCheck");function J(){return"success"}E(J,"Lw"),(0,e.a)(J,"corsChe\
ck");function O(){return"success"}E(O,"vw"),(0,e.a)(O,"TAOCheck");function _(U){let G=null;G=U.mode,U.headersList.set("s\
ec-fetch-mode",G,!0)}E(_,"Yw"),(0,e.a)(_,"appendFetchMetadata");function re(U){let G=U.origin;if(!(G==="client"||G===void 0)){
if(U.responseTainting==="cors"||U.mode==="websocket")U.headersList.append("origin",G,!0);else if(U.method!=="GET"&&U.method!==
"HEAD"){switch(U.referrerPolicy){case"no-referrer":G=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"\
strict-origin-when-cross-origin":U.origin&&we(U.origin)&&!we(I(U))&&(G=null);break;case"same-origin":ie(U,I(U))||(G=null);
break;default:}U.headersList.append("origin",G,!0)}}}E(re,"xw"),(0,e.a)(re,"appendRequestOriginHeader");function ae(U,G){
return U}E(ae,"Mt"),(0,e.a)(ae,"coarsenTime");function ce(U,G,F){return!U?.startTime||U.startTime<G?{domainLookupStartTime:G,
domainLookupEndTime:G,connectionStartTime:G,connectionEndTime:G,secureConnectionStartTime:G,ALPNNegotiatedProtocol:U?.ALPNNegotiatedProtocol}:
{domainLookupStartTime:ae(U.domainLookupStartTime,F),domainLookupEndTime:ae(U.domainLookupEndTime,F),connectionStartTime:ae(
U.connectionStartTime,F),connectionEndTime:ae(U.connectionEndTime,F),secureConnectionStartTime:ae(U.secureConnectionStartTime,
F),ALPNNegotiatedProtocol:U.ALPNNegotiatedProtocol}}E(ce,"Jw"),(0,e.a)(ce,"clampAndCoarsenConnectionTimingInfo");function Ee(U){
return ae(w.now(),U)}E(Ee,"Hw"),(0,e.a)(Ee,"coarsenedSharedCurrentTime");function ue(U){return{startTime:U.startTime??0,
redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:U.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,
finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}E(ue,"Ow"),
(0,e.a)(ue,"createOpaqueTimingInfo");function Qe(){return{referrerPolicy:"strict-origin-when-cross-origin"}}E(Qe,"SE"),(0,e.
a)(Qe,"makePolicyContainer");function Be(U){return{referrerPolicy:U.referrerPolicy}}E(Be,"Vw"),(0,e.a)(Be,"clonePolicyCo\
ntainer");function De(U){let G=U.referrerPolicy;D(G);let F=null;if(U.referrer==="client"){let X=l();if(!X||X.origin==="n\
ull")return"no-referrer";F=new URL(X)}else U.referrer instanceof URL&&(F=U.referrer);let V=pe(F),W=pe(F,!0);V.toString().
length>4096&&(V=W);let q=ie(U,V),j=te(V)&&!te(U.url);switch(G){case"origin":return W??pe(F,!0);case"unsafe-url":return V;case"\
same-origin":return q?W:"no-referrer";case"origin-when-cross-origin":return q?V:W;case"strict-origin-when-cross-origin":{
let X=I(U);return ie(V,X)?V:te(V)&&!te(X)?"no-referrer":W}default:return j?"no-referrer":W}}E(De,"_w"),(0,e.a)(De,"deter\
mineRequestsReferrer");function pe(U,G){return D(U instanceof URL),U=new URL(U),U.protocol==="file:"||U.protocol==="abou\
t:"||U.protocol==="blank:"?"no-referrer":(U.username="",U.password="",U.hash="",G&&(U.pathname="",U.search=""),U)}E(pe,"\
Mi"),(0,e.a)(pe,"stripURLForReferrer");function te(U){if(!(U instanceof URL))return!1;if(U.href==="about:blank"||U.href===
"about:srcdoc"||U.protocol==="data:"||U.protocol==="file:")return!0;return G(U.origin);function G(F){if(F==null||F==="nu\
ll")return!1;let V=new URL(F);return!!(V.protocol==="https:"||V.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(V.hostname)||V.hostname==="localhost"||V.hostname.includes("localhost.")||V.hostname.endsWith(".localhost"))}}E(te,
"Sr"),(0,e.a)(te,"isURLPotentiallyTrustworthy");function Ae(U,G){if(H===void 0)return!0;let F=Re(G);if(F==="no metadata"||
F.length===0)return!0;let V=P(F),W=se(F,V);for(let q of W){let j=q.algo,X=q.hash,le=H.createHash(j).update(U).digest("ba\
se64");if(le[le.length-1]==="="&&(le[le.length-2]==="="?le=le.slice(0,-2):le=le.slice(0,-1)),K(le,X))return!0}return!1}E(
Ae,"Pw"),(0,e.a)(Ae,"bytesMatch");var ge=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function Re(U){let G=[],F=!0;for(let V of U.split(" ")){F=!1;let W=ge.exec(V);if(W===null||W.groups===void 0||W.groups.algo===
void 0)continue;let q=W.groups.algo.toLowerCase();L.includes(q)&&G.push(W.groups)}return F===!0?"no metadata":G}E(Re,"UE"),
(0,e.a)(Re,"parseMetadata");function P(U){let G=U[0].algo;if(G[3]==="5")return G;for(let F=1;F<U.length;++F){let V=U[F];
if(V.algo[3]==="5"){G="sha512";break}else{if(G[3]==="3")continue;V.algo[3]==="3"&&(G="sha384")}}return G}E(P,"Ww"),(0,e.
a)(P,"getStrongestMetadata");function se(U,G){if(U.length===1)return U;let F=0;for(let V=0;V<U.length;++V)U[V].algo===G&&
(U[F++]=U[V]);return U.length=F,U}E(se,"zw"),(0,e.a)(se,"filterMetadataListByAlgorithm");function K(U,G){if(U.length!==G.
length)return!1;for(let F=0;F<U.length;++F)if(U[F]!==G[F]){if(U[F]==="+"&&G[F]==="-"||U[F]==="/"&&G[F]==="_")continue;return!1}
return!0}E(K,"Zw"),(0,e.a)(K,"compareBase64Mixed");function z(U){}E(z,"Kw"),(0,e.a)(z,"tryUpgradeRequestToAPotentiallyTr\
ustworthyURL");function ie(U,G){return U.origin===G.origin&&U.origin==="null"||U.protocol===G.protocol&&U.hostname===G.hostname&&
U.port===G.port}E(ie,"$s"),(0,e.a)(ie,"sameOrigin");function oe(){let U,G;return{promise:new Promise((F,V)=>{U=F,G=V}),resolve:U,
reject:G}}E(oe,"Xw"),(0,e.a)(oe,"createDeferredPromise");function de(U){return U.controller.state==="aborted"}E(de,"jw"),
(0,e.a)(de,"isAborted");function ve(U){return U.controller.state==="aborted"||U.controller.state==="terminated"}E(ve,"$w"),
(0,e.a)(ve,"isCancelled");function Te(U){return f[U.toLowerCase()]??U}E(Te,"em"),(0,e.a)(Te,"normalizeMethod");function Oe(U){
let G=JSON.stringify(U);if(G===void 0)throw new TypeError("Value is not JSON serializable");return D(typeof G=="string"),
G}E(Oe,"Am"),(0,e.a)(Oe,"serializeJavascriptValueToJSONString");var Ie=Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.
iterator]()));function Ue(U,G,F=0,V=1){class W{static{E(this,"s")}static{(0,e.a)(this,"FastIterableIterator")}#e;#t;#A;constructor(j,X){
this.#e=j,this.#t=X,this.#A=0}next(){if(typeof this!="object"||this===null||!(#e in this))throw new TypeError(`'next' ca\
lled on an object that does not implement interface ${U} Iterator.`);let j=this.#A,X=this.#e[G],le=X.length;if(j>=le)return{
value:void 0,done:!0};let{[F]:be,[V]:Fe}=X[j];this.#A=j+1;let ke;switch(this.#t){case"key":ke=be;break;case"value":ke=Fe;
break;case"key+value":ke=[be,Fe];break}return{value:ke,done:!1}}}return delete W.prototype.constructor,Object.setPrototypeOf(
W.prototype,Ie),Object.defineProperties(W.prototype,{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${U}\
 Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(q,j){return new W(q,j)}}E(Ue,"NE"),(0,e.a)(Ue,"c\
reateIterator");function me(U,G,F,V=0,W=1){let q=Ue(U,F,V,W),j={keys:{writable:!0,enumerable:!0,configurable:!0,value:(0,e.
a)(function(){return N.brandCheck(this,G),q(this,"key")},"keys")},values:{writable:!0,enumerable:!0,configurable:!0,value:(0,e.
a)(function(){return N.brandCheck(this,G),q(this,"value")},"values")},entries:{writable:!0,enumerable:!0,configurable:!0,
value:(0,e.a)(function(){return N.brandCheck(this,G),q(this,"key+value")},"entries")},forEach:{writable:!0,enumerable:!0,
configurable:!0,value:(0,e.a)(function(X,le=globalThis){if(N.brandCheck(this,G),N.argumentLengthCheck(arguments,1,`${U}.\
forEach`),typeof X!="function")throw new TypeError(`Failed to execute 'forEach' on '${U}': parameter 1 is not of type 'F\
unction'.`);for(let{0:be,1:Fe}of q(this,"key+value"))X.call(le,Fe,be,this)},"forEach")}};return Object.defineProperties(
G.prototype,{...j,[Symbol.iterator]:{writable:!0,enumerable:!1,configurable:!0,value:j.entries.value}})}E(me,"rm"),(0,e.
a)(me,"iteratorMixin");async function ye(U,G,F){let V=G,W=F,q;try{q=U.stream.getReader()}catch(j){W(j);return}try{V(await $(
q))}catch(j){W(j)}}E(ye,"sm"),(0,e.a)(ye,"fullyReadBody");function Ce(U){return U instanceof ReadableStream||U[Symbol.toStringTag]===
"ReadableStream"&&typeof U.tee=="function"}E(Ce,"om"),(0,e.a)(Ce,"isReadableStreamLike");function Pe(U){try{U.close(),U.
byobRequest?.respond(0)}catch(G){if(!G.message.includes("Controller is already closed")&&!G.message.includes("ReadableSt\
ream is already closed"))throw G}}E(Pe,"nm"),(0,e.a)(Pe,"readableStreamClose");var ee=/[^\x00-\xFF]/;function M(U){return D(
!ee.test(U)),U}E(M,"Xs"),(0,e.a)(M,"isomorphicEncode");async function $(U){let G=[],F=0;for(;;){let{done:V,value:W}=await U.
read();if(V)return Buffer.concat(G,F);if(!R(W))throw new TypeError("Received non-Uint8Array chunk");G.push(W),F+=W.length}}
E($,"GE"),(0,e.a)($,"readAllBytes");function ne(U){D("protocol"in U);let G=U.protocol;return G==="about:"||G==="blob:"||
G==="data:"}E(ne,"am"),(0,e.a)(ne,"urlIsLocal");function we(U){return typeof U=="string"&&U[5]===":"&&U[0]==="h"&&U[1]===
"t"&&U[2]==="t"&&U[3]==="p"&&U[4]==="s"||U.protocol==="https:"}E(we,"Li"),(0,e.a)(we,"urlHasHttpsScheme");function fe(U){
D("protocol"in U);let G=U.protocol;return G==="http:"||G==="https:"}E(fe,"ME"),(0,e.a)(fe,"urlIsHttpHttpsScheme");function he(U,G){
let F=U;if(!F.startsWith("bytes"))return"failure";let V={position:5};if(G&&C(le=>le==="	"||le===" ",F,V),F.charCodeAt(V.
position)!==61)return"failure";V.position++,G&&C(le=>le==="	"||le===" ",F,V);let W=C(le=>{let be=le.charCodeAt(0);return be>=
48&&be<=57},F,V),q=W.length?Number(W):null;if(G&&C(le=>le==="	"||le===" ",F,V),F.charCodeAt(V.position)!==45)return"fail\
ure";V.position++,G&&C(le=>le==="	"||le===" ",F,V);let j=C(le=>{let be=le.charCodeAt(0);return be>=48&&be<=57},F,V),X=j.
length?Number(j):null;return V.position<F.length||X===null&&q===null||q>X?"failure":{rangeStartValue:q,rangeEndValue:X}}
E(he,"cm"),(0,e.a)(he,"simpleRangeHeaderValue");function Me(U,G,F){let V="bytes ";return V+=M(`${U}`),V+="-",V+=M(`${G}`),
V+="/",V+=M(`${F}`),V}E(Me,"gm"),(0,e.a)(Me,"buildContentRange");var Ve=class extends t{static{E(this,"vi")}static{(0,e.
a)(this,"InflateStream")}#e;constructor(U){super(),this.#e=U}_transform(U,G,F){if(!this._inflateStream){if(U.length===0){
F();return}this._inflateStream=(U[0]&15)===8?c.createInflate(this.#e):c.createInflateRaw(this.#e),this._inflateStream.on(
"data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",V=>this.destroy(
V))}this._inflateStream.write(U,G,F)}_final(U){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),
U()}};function Je(U){return new Ve(U)}E(Je,"lm"),(0,e.a)(Je,"createInflate");function _e(U){let G=null,F=null,V=null,W=et(
"content-type",U);if(W===null)return"failure";for(let q of W){let j=B(q);j==="failure"||j.essence==="*/*"||(V=j,V.essence!==
F?(G=null,V.parameters.has("charset")&&(G=V.parameters.get("charset")),F=V.essence):!V.parameters.has("charset")&&G!==null&&
V.parameters.set("charset",G))}return V??"failure"}E(_e,"Em"),(0,e.a)(_e,"extractMimeType");function nt(U){let G=U,F={position:0},
V=[],W="";for(;F.position<G.length;){if(W+=C(q=>q!=='"'&&q!==",",G,F),F.position<G.length)if(G.charCodeAt(F.position)===
34){if(W+=r(G,F),F.position<G.length)continue}else D(G.charCodeAt(F.position)===44),F.position++;W=u(W,!0,!0,q=>q===9||q===
32),V.push(W),W=""}return V}E(nt,"um"),(0,e.a)(nt,"gettingDecodingSplitting");function et(U,G){let F=G.get(U,!0);return F===
null?null:nt(F)}E(et,"LE"),(0,e.a)(et,"getDecodeSplit");var it=new TextDecoder;function rt(U){return U.length===0?"":(U[0]===
239&&U[1]===187&&U[2]===191&&(U=U.subarray(3)),it.decode(U))}E(rt,"Bm"),(0,e.a)(rt,"utf8DecodeBytes");var at=class{static{
E(this,"Yi")}static{(0,e.a)(this,"EnvironmentSettingsObjectBase")}get baseUrl(){return l()}get origin(){return this.baseUrl?.
origin}policyContainer=Qe()},Z=class{static{E(this,"xi")}static{(0,e.a)(this,"EnvironmentSettingsObject")}settingsObject=new at},
x=new Z;Q.exports={isAborted:de,isCancelled:ve,isValidEncodedURL:A,createDeferredPromise:oe,ReadableStreamFrom:a,tryUpgradeRequestToAPotentiallyTrustworthyURL:z,
clampAndCoarsenConnectionTimingInfo:ce,coarsenedSharedCurrentTime:Ee,determineRequestsReferrer:De,makePolicyContainer:Qe,
clonePolicyContainer:Be,appendFetchMetadata:_,appendRequestOriginHeader:re,TAOCheck:O,corsCheck:J,crossOriginResourcePolicyCheck:Y,
createOpaqueTimingInfo:ue,setRequestReferrerPolicyOnRedirect:S,isValidHTTPToken:d,requestBadPort:o,requestCurrentURL:I,responseURL:v,
responseLocationURL:T,isBlobLike:p,isURLPotentiallyTrustworthy:te,isValidReasonPhrase:y,sameOrigin:ie,normalizeMethod:Te,
serializeJavascriptValueToJSONString:Oe,iteratorMixin:me,createIterator:Ue,isValidHeaderName:b,isValidHeaderValue:k,isErrorLike:m,
fullyReadBody:ye,bytesMatch:Ae,isReadableStreamLike:Ce,readableStreamClose:Pe,isomorphicEncode:M,urlIsLocal:ne,urlHasHttpsScheme:we,
urlIsHttpHttpsScheme:fe,readAllBytes:$,simpleRangeHeaderValue:he,buildContentRange:Me,parseMetadata:Re,createInflate:Je,
extractMimeType:_e,getDecodeSplit:et,utf8DecodeBytes:rt,environmentSettingsObject:x}}),ht=(0,e.c)((s,Q)=>{"use strict";Q.
exports={kUrl:Symbol("url"),kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol(
"dispatcher")}}),ZA=(0,e.c)((s,Q)=>{"use strict";var{Blob:t,File:c}=(0,e.b)("node:buffer"),{kState:g}=ht(),{webidl:h}=Xe(),
n=class ct{static{E(this,"A")}static{(0,e.a)(this,"FileLike")}constructor(r,u,B={}){let w=u,p=B.type,a=B.lastModified??Date.
now();this[g]={blobLike:r,name:w,type:p,lastModified:a}}stream(...r){return h.brandCheck(this,ct),this[g].blobLike.stream(
...r)}arrayBuffer(...r){return h.brandCheck(this,ct),this[g].blobLike.arrayBuffer(...r)}slice(...r){return h.brandCheck(
this,ct),this[g].blobLike.slice(...r)}text(...r){return h.brandCheck(this,ct),this[g].blobLike.text(...r)}get size(){return h.
brandCheck(this,ct),this[g].blobLike.size}get type(){return h.brandCheck(this,ct),this[g].blobLike.type}get name(){return h.
brandCheck(this,ct),this[g].name}get lastModified(){return h.brandCheck(this,ct),this[g].lastModified}get[Symbol.toStringTag](){
return"File"}};h.converters.Blob=h.interfaceConverter(t);function l(C){return C instanceof c||C&&(typeof C.stream=="func\
tion"||typeof C.arrayBuffer=="function")&&C[Symbol.toStringTag]==="File"}E(l,"dm"),(0,e.a)(l,"isFileLike"),Q.exports={FileLike:n,
isFileLike:l}}),xt=(0,e.c)((s,Q)=>{"use strict";var{isBlobLike:t,iteratorMixin:c}=ot(),{kState:g}=ht(),{kEnumerableProperty:h}=Le(),
{FileLike:n,isFileLike:l}=ZA(),{webidl:C}=Xe(),{File:r}=(0,e.b)("node:buffer"),u=(0,e.b)("node:util"),B=globalThis.File??
r,w=class pt{static{E(this,"A")}static{(0,e.a)(this,"FormData")}constructor(d){if(C.util.markAsUncloneable(this),d!==void 0)
throw C.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]});this[g]=[]}append(d,f,D=void 0){
C.brandCheck(this,pt);let R="FormData.append";if(C.argumentLengthCheck(arguments,2,R),arguments.length===3&&!t(f))throw new TypeError(
"Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");d=C.converters.USVString(d,R,"name"),f=t(
f)?C.converters.Blob(f,R,"value",{strict:!1}):C.converters.USVString(f,R,"value"),D=arguments.length===3?C.converters.USVString(
D,R,"filename"):void 0;let N=p(d,f,D);this[g].push(N)}delete(d){C.brandCheck(this,pt);let f="FormData.delete";C.argumentLengthCheck(
arguments,1,f),d=C.converters.USVString(d,f,"name"),this[g]=this[g].filter(D=>D.name!==d)}get(d){C.brandCheck(this,pt);let f="\
FormData.get";C.argumentLengthCheck(arguments,1,f),d=C.converters.USVString(d,f,"name");let D=this[g].findIndex(R=>R.name===
d);return D===-1?null:this[g][D].value}getAll(d){C.brandCheck(this,pt);let f="FormData.getAll";return C.argumentLengthCheck(
arguments,1,f),d=C.converters.USVString(d,f,"name"),this[g].filter(D=>D.name===d).map(D=>D.value)}has(d){C.brandCheck(this,
pt);let f="FormData.has";return C.argumentLengthCheck(arguments,1,f),d=C.converters.USVString(d,f,"name"),this[g].findIndex(
D=>D.name===d)!==-1}set(d,f,D=void 0){C.brandCheck(this,pt);let R="FormData.set";if(C.argumentLengthCheck(arguments,2,R),
arguments.length===3&&!t(f))throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob\
'");d=C.converters.USVString(d,R,"name"),f=t(f)?C.converters.Blob(f,R,"name",{strict:!1}):C.converters.USVString(f,R,"na\
me"),D=arguments.length===3?C.converters.USVString(D,R,"name"):void 0;let N=p(d,f,D),L=this[g].findIndex(H=>H.name===d);
L!==-1?this[g]=[...this[g].slice(0,L),N,...this[g].slice(L+1).filter(H=>H.name!==d)]:this[g].push(N)}[u.inspect.custom](d,f){
let D=this[g].reduce((N,L)=>(N[L.name]?Array.isArray(N[L.name])?N[L.name].push(L.value):N[L.name]=[N[L.name],L.value]:N[L.
name]=L.value,N),{__proto__:null});f.depth??=d,f.colors??=!0;let R=u.formatWithOptions(f,D);return`FormData ${R.slice(R.
indexOf("]")+2)}`}};c("FormData",w,g,"name","value"),Object.defineProperties(w.prototype,{append:h,delete:h,get:h,getAll:h,
has:h,set:h,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function p(a,d,f){if(typeof d!="string"&&(l(d)||(d=
d instanceof Blob?new B([d],"blob",{type:d.type}):new n(d,"blob",{type:d.type})),f!==void 0)){let D={type:d.type,lastModified:d.
lastModified};d=d instanceof r?new B([d],f,D):new n(d,f,D)}return{name:a,value:d}}E(p,"Oi"),(0,e.a)(p,"makeEntry"),Q.exports=
{FormData:w,makeEntry:p}}),Ls=(0,e.c)((s,Q)=>{"use strict";var{isUSVString:t,bufferToLowerCasedHeaderName:c}=Le(),{utf8DecodeBytes:g}=ot(),
{HTTP_TOKEN_CODEPOINTS:h,isomorphicDecode:n}=At(),{isFileLike:l}=ZA(),{makeEntry:C}=xt(),r=(0,e.b)("node:assert"),{File:u}=(0,e.
b)("node:buffer"),B=globalThis.File??u,w=Buffer.from('form-data; name="'),p=Buffer.from("; filename"),a=Buffer.from("--"),
d=Buffer.from(`--\r
`);function f(A){for(let i=0;i<A.length;++i)if((A.charCodeAt(i)&-128)!==0)return!1;return!0}E(f,"Um"),(0,e.a)(f,"isAscii\
String");function D(A){let i=A.length;if(i<27||i>70)return!1;for(let I=0;I<i;++I){let o=A.charCodeAt(I);if(!(o>=48&&o<=57||
o>=65&&o<=90||o>=97&&o<=122||o===39||o===45||o===95))return!1}return!0}E(D,"Nm"),(0,e.a)(D,"validateBoundary");function R(A,i){
r(i!=="failure"&&i.essence==="multipart/form-data");let I=i.parameters.get("boundary");if(I===void 0)return"failure";let o=Buffer.
from(`--${I}`,"utf8"),m=[],y={position:0};for(;A[y.position]===13&&A[y.position+1]===10;)y.position+=2;let b=A.length;for(;A[b-
1]===10&&A[b-2]===13;)b-=2;for(b!==A.length&&(A=A.subarray(0,b));;){if(A.subarray(y.position,y.position+o.length).equals(
o))y.position+=o.length;else return"failure";if(y.position===A.length-2&&T(A,a,y)||y.position===A.length-4&&T(A,d,y))return m;
if(A[y.position]!==13||A[y.position+1]!==10)return"failure";y.position+=2;let k=N(A,y);if(k==="failure")return"failure";
let{name:S,filename:Y,contentType:J,encoding:O}=k;y.position+=2;let _;{let ae=A.indexOf(o.subarray(2),y.position);if(ae===
-1)return"failure";_=A.subarray(y.position,ae-4),y.position+=_.length,O==="base64"&&(_=Buffer.from(_.toString(),"base64"))}
if(A[y.position]!==13||A[y.position+1]!==10)return"failure";y.position+=2;let re;Y!==null?(J??="text/plain",f(J)||(J=""),
re=new B([_],Y,{type:J})):re=g(Buffer.from(_)),r(t(S)),r(typeof re=="string"&&t(re)||l(re)),m.push(C(S,re,Y))}}E(R,"Gm"),
(0,e.a)(R,"multipartFormDataParser");function N(A,i){let I=null,o=null,m=null,y=null;for(;;){if(A[i.position]===13&&A[i.
position+1]===10)return I===null?"failure":{name:I,filename:o,contentType:m,encoding:y};let b=H(k=>k!==10&&k!==13&&k!==58,
A,i);if(b=v(b,!0,!0,k=>k===9||k===32),!h.test(b.toString())||A[i.position]!==58)return"failure";switch(i.position++,H(k=>k===
32||k===9,A,i),c(b)){case"content-disposition":{if(I=o=null,!T(A,w,i)||(i.position+=17,I=L(A,i),I===null))return"failure";
if(T(A,p,i)){let k=i.position+p.length;if(A[k]===42&&(i.position+=1,k+=1),A[k]!==61||A[k+1]!==34||(i.position+=12,o=L(A,
i),o===null))return"failure"}break}case"content-type":{let k=H(S=>S!==10&&S!==13,A,i);k=v(k,!1,!0,S=>S===9||S===32),m=n(
k);break}case"content-transfer-encoding":{let k=H(S=>S!==10&&S!==13,A,i);k=v(k,!1,!0,S=>S===9||S===32),y=n(k);break}default:
H(k=>k!==10&&k!==13,A,i)}if(A[i.position]!==13&&A[i.position+1]!==10)return"failure";i.position+=2}}E(N,"Mm"),(0,e.a)(N,
"parseMultipartFormDataHeaders");function L(A,i){r(A[i.position-1]===34);let I=H(o=>o!==10&&o!==13&&o!==34,A,i);return A[i.
position]!==34?null:(i.position++,I=new TextDecoder().decode(I).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),I)}E(L,"zE"),(0,e.a)(L,"parseMultipartFormDataName");function H(A,i,I){let o=I.
position;for(;o<i.length&&A(i[o]);)++o;return i.subarray(I.position,I.position=o)}E(H,"vt"),(0,e.a)(H,"collectASequenceO\
fBytes");function v(A,i,I,o){let m=0,y=A.length-1;if(i)for(;m<A.length&&o(A[m]);)m++;if(I)for(;y>0&&o(A[y]);)y--;return m===
0&&y===A.length-1?A:A.subarray(m,y+1)}E(v,"Vi"),(0,e.a)(v,"removeChars");function T(A,i,I){if(A.length<i.length)return!1;
for(let o=0;o<i.length;o++)if(i[o]!==A[I.position+o])return!1;return!0}E(T,"to"),(0,e.a)(T,"bufferStartsWith"),Q.exports=
{multipartFormDataParser:R,validateBoundary:D}}),Ut=(0,e.c)((s,Q)=>{"use strict";var t=Le(),{ReadableStreamFrom:c,isBlobLike:g,
isReadableStreamLike:h,readableStreamClose:n,createDeferredPromise:l,fullyReadBody:C,extractMimeType:r,utf8DecodeBytes:u}=ot(),
{FormData:B}=xt(),{kState:w}=ht(),{webidl:p}=Xe(),{Blob:a}=(0,e.b)("node:buffer"),d=(0,e.b)("node:assert"),{isErrored:f,
isDisturbed:D}=(0,e.b)("node:stream"),{isArrayBuffer:R}=(0,e.b)("node:util/types"),{serializeAMimeType:N}=At(),{multipartFormDataParser:L}=Ls(),
H;try{let _=(0,e.b)("node:crypto");H=(0,e.a)(re=>_.randomInt(0,re),"random")}catch{H=(0,e.a)(_=>Math.floor(Math.random(_)),
"random")}var v=new TextEncoder;function T(){}E(T,"zm"),(0,e.a)(T,"noop");var A=globalThis.FinalizationRegistry&&process.
version.indexOf("v18")!==0,i;A&&(i=new FinalizationRegistry(_=>{let re=_.deref();re&&!re.locked&&!D(re)&&!f(re)&&re.cancel(
"Response object has been garbage collected").catch(T)}));function I(_,re=!1){let ae=null;_ instanceof ReadableStream?ae=
_:g(_)?ae=_.stream():ae=new ReadableStream({async pull(Be){let De=typeof Ee=="string"?v.encode(Ee):Ee;De.byteLength&&Be.
enqueue(De),queueMicrotask(()=>n(Be))},start(){},type:"bytes"}),d(h(ae));let ce=null,Ee=null,ue=null,Qe=null;if(typeof _==
"string")Ee=_,Qe="text/plain;charset=UTF-8";else if(_ instanceof URLSearchParams)Ee=_.toString(),Qe="application/x-www-f\
orm-urlencoded;charset=UTF-8";else if(R(_))Ee=new Uint8Array(_.slice());else if(ArrayBuffer.isView(_))Ee=new Uint8Array(
_.buffer.slice(_.byteOffset,_.byteOffset+_.byteLength));else if(t.isFormDataLike(_)){let Be=`----formdata-undici-0${`${H(
1e11)}`.padStart(11,"0")}`,De=`--${Be}\r
Content-Disposition: form-data`,pe=(0,e.a)(se=>se.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),"escape"),
te=(0,e.a)(se=>se.replace(/\r?\n|\r/g,`\r
`),"normalizeLinefeeds"),Ae=[],ge=new Uint8Array([13,10]);ue=0;let Re=!1;for(let[se,K]of _)if(typeof K=="string"){let z=v.
encode(De+`; name="${pe(te(se))}"\r
\r
${te(K)}\r
`);Ae.push(z),ue+=z.byteLength}else{let z=v.encode(`${De}; name="${pe(te(se))}"`+(K.name?`; filename="${pe(K.name)}"`:"")+
`\r
Content-Type: ${K.type||"application/octet-stream"}\r
\r
`);Ae.push(z,K,ge),typeof K.size=="number"?ue+=z.byteLength+K.size+ge.byteLength:Re=!0}let P=v.encode(`--${Be}--\r
`);Ae.push(P),ue+=P.byteLength,Re&&(ue=null),Ee=_,ce=(0,e.a)(async function*(){for(let se of Ae)se.stream?yield*se.stream():
yield se},"action"),Qe=`multipart/form-data; boundary=${Be}`}else if(g(_))Ee=_,ue=_.size,_.type&&(Qe=_.type);else if(typeof _[Symbol.
asyncIterator]=="function"){if(re)throw new TypeError("keepalive");if(t.isDisturbed(_)||_.locked)throw new TypeError("Re\
sponse body object should not be disturbed or locked");ae=_ instanceof ReadableStream?_:c(_)}if((typeof Ee=="string"||t.
isBuffer(Ee))&&(ue=Buffer.byteLength(Ee)),ce!=null){let Be;ae=new ReadableStream({async start(){Be=ce(_)[Symbol.asyncIterator]()},
async pull(De){let{value:pe,done:te}=await Be.next();if(te)queueMicrotask(()=>{De.close(),De.byobRequest?.respond(0)});else if(!f(
ae)){let Ae=new Uint8Array(pe);Ae.byteLength&&De.enqueue(Ae)}return De.desiredSize>0},async cancel(De){await Be.return()},
type:"bytes"})}return[{stream:ae,source:Ee,length:ue},Qe]}E(I,"su"),(0,e.a)(I,"extractBody");function o(_,re=!1){return _ instanceof
ReadableStream&&(d(!t.isDisturbed(_),"The body has already been consumed."),d(!_.locked,"The stream is locked.")),I(_,re)}
E(o,"Zm"),(0,e.a)(o,"safelyExtractBody");function m(_,re){let[ae,ce]=re.stream.tee();return re.stream=ae,{stream:ce,length:re.
length,source:re.source}}E(m,"Km"),(0,e.a)(m,"cloneBody");function y(_){if(_.aborted)throw new DOMException("The operati\
on was aborted.","AbortError")}E(y,"Xm"),(0,e.a)(y,"throwIfAborted");function b(_){return{blob(){return S(this,re=>{let ae=O(
this);return ae===null?ae="":ae&&(ae=N(ae)),new a([re],{type:ae})},_)},arrayBuffer(){return S(this,re=>new Uint8Array(re).
buffer,_)},text(){return S(this,u,_)},json(){return S(this,J,_)},formData(){return S(this,re=>{let ae=O(this);if(ae!==null)
switch(ae.essence){case"multipart/form-data":{let ce=L(re,ae);if(ce==="failure")throw new TypeError("Failed to parse bod\
y as FormData.");let Ee=new B;return Ee[w]=ce,Ee}case"application/x-www-form-urlencoded":{let ce=new URLSearchParams(re.
toString()),Ee=new B;for(let[ue,Qe]of ce)Ee.append(ue,Qe);return Ee}}throw new TypeError('Content-Type was not one of "m\
ultipart/form-data" or "application/x-www-form-urlencoded".')},_)},bytes(){return S(this,re=>new Uint8Array(re),_)}}}E(b,
"jm"),(0,e.a)(b,"bodyMixinMethods");function k(_){Object.assign(_.prototype,b(_))}E(k,"$m"),(0,e.a)(k,"mixinBody");async function S(_,re,ae){
if(p.brandCheck(_,ae),Y(_))throw new TypeError("Body is unusable: Body has already been read");y(_[w]);let ce=l(),Ee=(0,e.
a)(Qe=>ce.reject(Qe),"errorSteps"),ue=(0,e.a)(Qe=>{try{ce.resolve(re(Qe))}catch(Be){Ee(Be)}},"successSteps");return _[w].
body==null?(ue(Buffer.allocUnsafe(0)),ce.promise):(await C(_[w].body,ue,Ee),ce.promise)}E(S,"Yt"),(0,e.a)(S,"consumeBody");
function Y(_){let re=_[w].body;return re!=null&&(re.stream.locked||t.isDisturbed(re.stream))}E(Y,"ou"),(0,e.a)(Y,"bodyUn\
usable");function J(_){return JSON.parse(u(_))}E(J,"ey"),(0,e.a)(J,"parseJSONFromBytes");function O(_){let re=_[w].headersList,
ae=r(re);return ae==="failure"?null:ae}E(O,"$E"),(0,e.a)(O,"bodyMimeType"),Q.exports={extractBody:I,safelyExtractBody:o,
cloneBody:m,mixinBody:k,streamRegistry:i,hasFinalizationRegistry:A,bodyUnusable:Y}}),vs=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.
b)("node:assert"),c=Le(),{channels:g}=Tt(),h=WA(),{RequestContentLengthMismatchError:n,ResponseContentLengthMismatchError:l,
RequestAbortedError:C,InvalidArgumentError:r,HeadersTimeoutError:u,HeadersOverflowError:B,SocketError:w,InformationalError:p,
BodyTimeoutError:a,HTTPParserError:d,ResponseExceededMaxSizeError:f}=Ye(),{kUrl:D,kReset:R,kClient:N,kParser:L,kBlocking:H,
kRunning:v,kPending:T,kSize:A,kWriting:i,kQueue:I,kNoRef:o,kKeepAliveDefaultTimeout:m,kHostHeader:y,kPendingIdx:b,kRunningIdx:k,
kError:S,kPipelining:Y,kSocket:J,kKeepAliveTimeoutValue:O,kMaxHeadersSize:_,kKeepAliveMaxTimeout:re,kKeepAliveTimeoutThreshold:ae,
kHeadersTimeout:ce,kBodyTimeout:Ee,kStrictContentLength:ue,kMaxRequests:Qe,kCounter:Be,kMaxResponseSize:De,kOnError:pe,kResume:te,
kHTTPContext:Ae}=xe(),ge=Ns(),Re=Buffer.alloc(0),P=Buffer[Symbol.species],se=c.addListener,K=c.removeAllListeners,z=Symbol(
"kIdleSocketValidation"),ie=Symbol("kIdleSocketValidationTimeout"),oe=Symbol("kSocketUsed"),de;async function ve(){let Z=process.
env.JEST_WORKER_ID?qA():void 0,x;try{x=await WebAssembly.compile(Ms())}catch{x=await WebAssembly.compile(Z||qA())}return await WebAssembly.
instantiate(x,{env:{wasm_on_url:(0,e.a)((U,G,F)=>0,"wasm_on_url"),wasm_on_status:(0,e.a)((U,G,F)=>{t(Ie.ptr===U);let V=G-
ye+Ue.byteOffset;return Ie.onStatus(new P(Ue.buffer,V,F))||0},"wasm_on_status"),wasm_on_message_begin:(0,e.a)(U=>(t(Ie.ptr===
U),Ie.onMessageBegin()||0),"wasm_on_message_begin"),wasm_on_header_field:(0,e.a)((U,G,F)=>{t(Ie.ptr===U);let V=G-ye+Ue.byteOffset;
return Ie.onHeaderField(new P(Ue.buffer,V,F))||0},"wasm_on_header_field"),wasm_on_header_value:(0,e.a)((U,G,F)=>{t(Ie.ptr===
U);let V=G-ye+Ue.byteOffset;return Ie.onHeaderValue(new P(Ue.buffer,V,F))||0},"wasm_on_header_value"),wasm_on_headers_complete:(0,e.
a)((U,G,F,V)=>(t(Ie.ptr===U),Ie.onHeadersComplete(G,!!F,!!V)||0),"wasm_on_headers_complete"),wasm_on_body:(0,e.a)((U,G,F)=>{
t(Ie.ptr===U);let V=G-ye+Ue.byteOffset;return Ie.onBody(new P(Ue.buffer,V,F))||0},"wasm_on_body"),wasm_on_message_complete:(0,e.
a)(U=>(t(Ie.ptr===U),Ie.onMessageComplete()||0),"wasm_on_message_complete")}})}E(ve,"Iy"),(0,e.a)(ve,"lazyllhttp");var Te=null,
Oe=ve();Oe.catch();var Ie=null,Ue=null,me=0,ye=null,Ce=0,Pe=1,ee=2|Pe,M=4|Pe,$=8|Ce,ne=class{static{E(this,"$i")}static{
(0,e.a)(this,"Parser")}constructor(Z,x,{exports:U}){t(Number.isFinite(Z[_])&&Z[_]>0),this.llhttp=U,this.ptr=this.llhttp.
llhttp_alloc(ge.TYPE.RESPONSE),this.client=Z,this.socket=x,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,
this.statusCode=null,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=Z[_],this.
shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength=
"",this.connection="",this.maxResponseSize=Z[De]}setTimeout(Z,x){Z!==this.timeoutValue||x&Pe^this.timeoutType&Pe?(this.timeout&&
(h.clearTimeout(this.timeout),this.timeout=null),Z&&(x&Pe?this.timeout=h.setFastTimeout(we,Z,new WeakRef(this)):(this.timeout=
setTimeout(we,Z,new WeakRef(this)),this.timeout.unref())),this.timeoutValue=Z):this.timeout&&this.timeout.refresh&&this.
timeout.refresh(),this.timeoutType=x}resume(){this.socket.destroyed||!this.paused||(t(this.ptr!=null),t(Ie==null),this.llhttp.
llhttp_resume(this.ptr),t(this.timeoutType===M),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,
this.execute(this.socket.read()||Re),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){let Z=this.socket.read();
if(Z===null)break;this.execute(Z)}}execute(Z){t(this.ptr!=null),t(Ie==null),t(!this.paused);let{socket:x,llhttp:U}=this;
Z.length>me&&(ye&&U.free(ye),me=Math.ceil(Z.length/4096)*4096,ye=U.malloc(me)),new Uint8Array(U.memory.buffer,ye,me).set(
Z);try{let G;try{Ue=Z,Ie=this,G=U.llhttp_execute(this.ptr,ye,Z.length)}catch(V){throw V}finally{Ie=null,Ue=null}let F=U.
llhttp_get_error_pos(this.ptr)-ye;if(G!==ge.ERROR.OK){let V=Z.subarray(F);if(G===ge.ERROR.PAUSED_UPGRADE)this.onUpgrade(
V);else if(G===ge.ERROR.PAUSED)this.paused=!0,x.unshift(V);else throw this.createError(G,V)}}catch(G){c.destroy(x,G)}}finish(){
t(Ie===null),t(this.ptr!=null),t(!this.paused);let{llhttp:Z}=this,x;try{Ie=this,x=Z.llhttp_finish(this.ptr)}finally{Ie=null}
return x===ge.ERROR.OK?null:x===ge.ERROR.PAUSED||x===ge.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(x,Re)}createError(Z,x){
let{llhttp:U,contentLength:G,bytesRead:F}=this;if(G&&F!==parseInt(G,10))return new l;let V=U.llhttp_get_error_reason(this.
ptr),W="";if(V){let q=new Uint8Array(U.memory.buffer,V).indexOf(0);W="Response does not match the HTTP/1.1 protocol ("+Buffer.
from(U.memory.buffer,V,q).toString()+")"}return new d(W,ge.ERROR[Z],x)}destroy(){t(this.ptr!=null),t(Ie==null),this.llhttp.
llhttp_free(this.ptr),this.ptr=null,this.timeout&&h.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,
this.timeoutType=null,this.paused=!1}onStatus(Z){this.statusText=Z.toString()}onMessageBegin(){let{socket:Z,client:x}=this;
if(Z.destroyed)return-1;if(x[v]===0)return c.destroy(Z,new w("bad response",c.getSocketInfo(Z))),-1;let U=x[I][x[k]];if(!U)
return-1;U.onResponseStarted()}onHeaderField(Z){let x=this.headers.length;(x&1)===0?this.headers.push(Z):this.headers[x-
1]=Buffer.concat([this.headers[x-1],Z]),this.trackHeader(Z.length)}onHeaderValue(Z){let x=this.headers.length;(x&1)===1?
(this.headers.push(Z),x+=1):this.headers[x-1]=Buffer.concat([this.headers[x-1],Z]);let U=this.headers[x-2];if(U.length===
10){let G=c.bufferToLowerCasedHeaderName(U);G==="keep-alive"?this.keepAlive+=Z.toString():G==="connection"&&(this.connection+=
Z.toString())}else U.length===14&&c.bufferToLowerCasedHeaderName(U)==="content-length"&&(this.contentLength+=Z.toString());
this.trackHeader(Z.length)}trackHeader(Z){this.headersSize+=Z,this.headersSize>=this.headersMaxSize&&c.destroy(this.socket,
new B)}onUpgrade(Z){let{upgrade:x,client:U,socket:G,headers:F,statusCode:V,statusText:W}=this;t(x),t(U[J]===G),t(!G.destroyed),
t(!this.paused),t((F.length&1)===0);let q=U[I][U[k]];t(q),t(q.upgrade||q.method==="CONNECT"),this.statusCode=null,this.statusText=
"",this.shouldKeepAlive=null,this.headers=[],this.headersSize=0,G.unshift(Z),G[L].destroy(),G[L]=null,G[N]=null,G[S]=null,
K(G),U[J]=null,U[Ae]=null,U[I][U[k]++]=null,U.emit("disconnect",U[D],[U],new p("upgrade"));try{q.onUpgrade(V,F,G,W)}catch(j){
c.errorRequest(U,q,j),c.destroy(G,j)}U[te]()}onHeadersComplete(Z,x,U){let{client:G,socket:F,headers:V,statusText:W}=this;
if(F.destroyed)return-1;if(G[v]===0)return c.destroy(F,new w("bad response",c.getSocketInfo(F))),-1;let q=G[I][G[k]];if(!q)
return-1;if(t(!this.upgrade),t(this.statusCode<200),Z===100)return c.destroy(F,new w("bad response",c.getSocketInfo(F))),
-1;if(x&&!q.upgrade)return c.destroy(F,new w("bad upgrade",c.getSocketInfo(F))),-1;if(t(this.timeoutType===ee),this.statusCode=
Z,this.shouldKeepAlive=U||q.method==="HEAD"&&!F[R]&&this.connection.toLowerCase()==="keep-alive",this.statusCode>=200){let X=q.
bodyTimeout!=null?q.bodyTimeout:G[Ee];this.setTimeout(X,M)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();
if(q.method==="CONNECT")return t(G[v]===1),this.upgrade=!0,2;if(x)return t(G[v]===1),this.upgrade=!0,2;if(t((this.headers.
length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&G[Y]){let X=this.keepAlive?c.parseKeepAliveTimeout(
this.keepAlive):null;if(X!=null){let le=Math.min(X-G[ae],G[re]);le<=0?F[R]=!0:G[O]=le}else G[O]=G[m]}else F[R]=!0;let j=q.
onHeaders(Z,V,this.resume,W)===!1;return q.aborted?-1:q.method==="HEAD"||Z<200?1:(F[H]&&(F[H]=!1,G[te]()),j?ge.ERROR.PAUSED:
0)}onBody(Z){let{client:x,socket:U,statusCode:G,maxResponseSize:F}=this;if(U.destroyed)return-1;let V=x[I][x[k]];if(t(V),
t(this.timeoutType===M),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),t(G>=200),F>-1&&this.bytesRead+Z.length>
F)return c.destroy(U,new f),-1;if(this.bytesRead+=Z.length,V.onData(Z)===!1)return ge.ERROR.PAUSED}onMessageComplete(){let{
client:Z,socket:x,statusCode:U,upgrade:G,headers:F,contentLength:V,bytesRead:W,shouldKeepAlive:q}=this;if(x.destroyed&&(!U||
q))return-1;if(G)return;t(U>=100),t((this.headers.length&1)===0);let j=Z[I][Z[k]];if(t(j),this.statusCode=null,this.statusText=
"",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection="",this.headers=[],this.headersSize=0,!(U<200)){
if(j.method!=="HEAD"&&V&&W!==parseInt(V,10))return c.destroy(x,new l),-1;if(j.onComplete(F),Z[I][Z[k]++]=null,x[oe]=!0,x[i])
return t(Z[v]===0),c.destroy(x,new p("reset")),ge.ERROR.PAUSED;if(q){if(x[R]&&Z[v]===0)return c.destroy(x,new p("reset")),
ge.ERROR.PAUSED;Z[Y]==null||Z[Y]===1?setImmediate(()=>Z[te]()):Z[te]()}else return c.destroy(x,new p("reset")),ge.ERROR.
PAUSED}}};function we(Z){let{socket:x,timeoutType:U,client:G,paused:F}=Z.deref();U===ee?(!x[i]||x.writableNeedDrain||G[v]>
1)&&(t(!F,"cannot be paused while waiting for headers"),c.destroy(x,new u)):U===M?F||c.destroy(x,new a):U===$&&(t(G[v]===
0&&G[O]),c.destroy(x,new p("socket idle timeout")))}E(we,"uu"),(0,e.a)(we,"onParserTimeout");async function fe(Z,x){Z[J]=
x,Te||(Te=await Oe,Oe=null),x[o]=!1,x[i]=!1,x[R]=!1,x[H]=!1,x[z]=0,x[ie]=null,x[oe]=!1,x[L]=new ne(Z,x,Te),se(x,"error",
function(G){let F=this[L];if(G.code==="ECONNRESET"&&F.statusCode&&!F.shouldKeepAlive){let V=F.finish();V&&(this[S]=V,this[N][pe](
V));return}this[S]=G,this[N][pe](G)}),se(x,"readable",function(){let G=this[L];G&&G.readMore()}),se(x,"end",function(){let G=this[L];
if(G.statusCode&&!G.shouldKeepAlive){let F=G.finish();F&&c.destroy(this,F);return}c.destroy(this,new w("other side close\
d",c.getSocketInfo(this)))}),se(x,"close",function(){let G=this[N],F=this[L];he(this),F&&(!this[S]&&F.statusCode&&!F.shouldKeepAlive&&
(this[S]=F.finish()||this[S]),this[L].destroy(),this[L]=null);let V=this[S]||new w("closed",c.getSocketInfo(this));if(G[J]=
null,G[Ae]=null,G.destroyed){t(G[T]===0);let W=G[I].splice(G[k]);for(let q=0;q<W.length;q++){let j=W[q];c.errorRequest(G,
j,V)}}else if(G[v]>0&&V.code!=="UND_ERR_INFO"){let W=G[I][G[k]];G[I][G[k]++]=null,c.errorRequest(G,W,V)}G[b]=G[k],t(G[v]===
0),G.emit("disconnect",G[D],[G],V),G[te]()});let U=!1;return x.on("close",()=>{U=!0}),{version:"h1",defaultPipelining:1,
write(...G){return _e(Z,...G)},resume(){Ve(Z)},destroy(G,F){U?queueMicrotask(F):x.destroy(G).on("close",F)},get destroyed(){
return x.destroyed},busy(G){return!!(x[i]||x[R]||x[H]||x[z]===1||G&&(Z[v]>0&&!G.idempotent||Z[v]>0&&(G.upgrade||G.method===
"CONNECT")||Z[v]>0&&c.bodyLength(G.body)!==0&&(c.isStream(G.body)||c.isAsyncIterable(G.body)||c.isFormDataLike(G.body))))}}}
E(fe,"dy"),(0,e.a)(fe,"connectH1");function he(Z){Z[ie]&&(clearImmediate(Z[ie]),Z[ie]=null),Z[z]=0}E(he,"pu"),(0,e.a)(he,
"clearIdleSocketValidation");function Me(Z,x){x[z]=1,x[ie]=setImmediate(()=>{x[ie]=null,x[z]=2,Z[J]===x&&!x.destroyed&&Z[te]()})}
E(Me,"py"),(0,e.a)(Me,"scheduleIdleSocketValidation");function Ve(Z){let x=Z[J];if(x&&!x.destroyed){if(Z[A]===0?!x[o]&&x.
unref&&(x.unref(),x[o]=!0):x[o]&&x.ref&&(x.ref(),x[o]=!1),Z[v]===0&&Z[T]>0&&x[oe]){if(x[z]===0)return Me(Z,x),x[L].readMore(),
x.destroyed,void 0;if(x[z]===1)return x[L].readMore(),x.destroyed,void 0}if(Z[v]===0&&(x[L].readMore(),x.destroyed))return;
if(Z[A]===0)x[L].timeoutType!==$&&x[L].setTimeout(Z[O],$);else if(Z[v]>0&&x[L].statusCode<200&&x[L].timeoutType!==ee){let U=Z[I][Z[k]],
G=U.headersTimeout!=null?U.headersTimeout:Z[ce];x[L].setTimeout(G,ee)}}}E(Ve,"fy"),(0,e.a)(Ve,"resumeH1");function Je(Z){
return Z!=="GET"&&Z!=="HEAD"&&Z!=="OPTIONS"&&Z!=="TRACE"&&Z!=="CONNECT"}E(Je,"wy"),(0,e.a)(Je,"shouldSendContentLength");
function _e(Z,x){let{method:U,path:G,host:F,upgrade:V,blocking:W,reset:q}=x,{body:j,headers:X,contentLength:le}=x,be=U===
"PUT"||U==="POST"||U==="PATCH"||U==="QUERY"||U==="PROPFIND"||U==="PROPPATCH";if(c.isFormDataLike(j)){de||(de=Ut().extractBody);
let[He,Se]=de(j);x.contentType==null&&X.push("content-type",Se),j=He.stream,le=He.length}else if(c.isBlobLike(j)&&x.contentType==
null){let He=j.type;if(He){let Se=`${He}`;if(!c.isValidHeaderValue(Se))return c.errorRequest(Z,x,new r("invalid content-\
type header")),!1;X.push("content-type",Se)}}j&&typeof j.read=="function"&&j.read(0);let Fe=c.bodyLength(j);if(le=Fe??le,
le===null&&(le=x.contentLength),le===0&&!be&&(le=null),Je(U)&&le>0&&x.contentLength!==null&&x.contentLength!==le){if(Z[ue])
return c.errorRequest(Z,x,new n),!1;process.emitWarning(new n)}let ke=Z[J];he(ke);let Ne=(0,e.a)(He=>{if(!x.aborted){if(x.
completed){(x.upgrade||x.method==="CONNECT")&&c.destroy(ke,new p("aborted"));return}c.errorRequest(Z,x,He||new C),c.destroy(
j),c.destroy(ke,new p("aborted"))}},"abort");try{x.onConnect(Ne)}catch(He){c.errorRequest(Z,x,He)}if(x.aborted)return!1;
U==="HEAD"&&(ke[R]=!0),(V||U==="CONNECT")&&(ke[R]=!0),q!=null&&(ke[R]=q),Z[Qe]&&ke[Be]++>=Z[Qe]&&(ke[R]=!0),W&&(ke[H]=!0);
let Ge=`${U} ${G} HTTP/1.1\r
`;if(typeof F=="string"?Ge+=`host: ${F}\r
`:Ge+=Z[y],V?Ge+=`connection: upgrade\r
upgrade: ${V}\r
`:Z[Y]&&!ke[R]?Ge+=`connection: keep-alive\r
`:Ge+=`connection: close\r
`,Array.isArray(X))for(let He=0;He<X.length;He+=2){let Se=X[He+0],ze=X[He+1];if(Array.isArray(ze))for(let tt=0;tt<ze.length;tt++)
Ge+=`${Se}: ${ze[tt]}\r
`;else Ge+=`${Se}: ${ze}\r
`}return g.sendHeaders.hasSubscribers&&g.sendHeaders.publish({request:x,headers:Ge,socket:ke}),!j||Fe===0?et(Ne,null,Z,x,
ke,le,Ge,be):c.isBuffer(j)?et(Ne,j,Z,x,ke,le,Ge,be):c.isBlobLike(j)?typeof j.stream=="function"?rt(Ne,j.stream(),Z,x,ke,
le,Ge,be):it(Ne,j,Z,x,ke,le,Ge,be):c.isStream(j)?nt(Ne,j,Z,x,ke,le,Ge,be):c.isIterable(j)?rt(Ne,j,Z,x,ke,le,Ge,be):t(!1),
!0}E(_e,"my"),(0,e.a)(_e,"writeH1");function nt(Z,x,U,G,F,V,W,q){t(V!==0||U[v]===0,"stream body cannot be pipelined");let j=!1,
X=new at({abort:Z,socket:F,request:G,contentLength:V,client:U,expectsPayload:q,header:W}),le=(0,e.a)(function(Ne){if(!j)
try{!X.write(Ne)&&this.pause&&this.pause()}catch(Ge){c.destroy(this,Ge)}},"onData"),be=(0,e.a)(function(){j||x.resume&&x.
resume()},"onDrain"),Fe=(0,e.a)(function(){if(queueMicrotask(()=>{x.removeListener("error",ke)}),!j){let Ne=new C;queueMicrotask(
()=>ke(Ne))}},"onClose"),ke=(0,e.a)(function(Ne){if(!j){if(j=!0,t(F.destroyed||F[i]&&U[v]<=1),F.off("drain",be).off("err\
or",ke),x.removeListener("data",le).removeListener("end",ke).removeListener("close",Fe),!Ne)try{X.end()}catch(Ge){Ne=Ge}
X.destroy(Ne),Ne&&(Ne.code!=="UND_ERR_INFO"||Ne.message!=="reset")?c.destroy(x,Ne):c.destroy(x)}},"onFinished");x.on("da\
ta",le).on("end",ke).on("error",ke).on("close",Fe),x.resume&&x.resume(),F.on("drain",be).on("error",ke),x.errorEmitted??
x.errored?setImmediate(()=>ke(x.errored)):(x.endEmitted??x.readableEnded)&&setImmediate(()=>ke(null)),(x.closeEmitted??x.
closed)&&setImmediate(Fe)}E(nt,"yy"),(0,e.a)(nt,"writeStream");function et(Z,x,U,G,F,V,W,q){try{x?c.isBuffer(x)&&(t(V===
x.byteLength,"buffer body must have content length"),F.cork(),F.write(`${W}content-length: ${V}\r
\r
`,"latin1"),F.write(x),F.uncork(),G.onBodySent(x),!q&&G.reset!==!1&&(F[R]=!0)):V===0?F.write(`${W}content-length: 0\r
\r
`,"latin1"):(t(V===null,"no body must not have content length"),F.write(`${W}\r
`,"latin1")),G.onRequestSent(),U[te]()}catch(j){Z(j)}}E(et,"Qu"),(0,e.a)(et,"writeBuffer");async function it(Z,x,U,G,F,V,W,q){
t(V===x.size,"blob body must have content length");try{if(V!=null&&V!==x.size)throw new n;let j=Buffer.from(await x.arrayBuffer());
F.cork(),F.write(`${W}content-length: ${V}\r
\r
`,"latin1"),F.write(j),F.uncork(),G.onBodySent(j),G.onRequestSent(),!q&&G.reset!==!1&&(F[R]=!0),U[te]()}catch(j){Z(j)}}E(
it,"Dy"),(0,e.a)(it,"writeBlob");async function rt(Z,x,U,G,F,V,W,q){t(V!==0||U[v]===0,"iterator body cannot be pipelined");
let j=null;function X(){if(j){let Fe=j;j=null,Fe()}}E(X,"g"),(0,e.a)(X,"onDrain");let le=(0,e.a)(()=>new Promise((Fe,ke)=>{
t(j===null),F[S]?ke(F[S]):j=Fe}),"waitForDrain");F.on("close",X).on("drain",X);let be=new at({abort:Z,socket:F,request:G,
contentLength:V,client:U,expectsPayload:q,header:W});try{for await(let Fe of x){if(F[S])throw F[S];be.write(Fe)||await le()}
be.end()}catch(Fe){be.destroy(Fe)}finally{F.off("close",X).off("drain",X)}}E(rt,"Bu"),(0,e.a)(rt,"writeIterable");var at=class{static{
E(this,"lo")}static{(0,e.a)(this,"AsyncWriter")}constructor({abort:Z,socket:x,request:U,contentLength:G,client:F,expectsPayload:V,
header:W}){this.socket=x,this.request=U,this.contentLength=G,this.client=F,this.bytesWritten=0,this.expectsPayload=V,this.
header=W,this.abort=Z,x[i]=!0}write(Z){let{socket:x,request:U,contentLength:G,client:F,bytesWritten:V,expectsPayload:W,header:q}=this;
if(x[S])throw x[S];if(x.destroyed)return!1;let j=Buffer.byteLength(Z);if(!j)return!0;if(G!==null&&V+j>G){if(F[ue])throw new n;
process.emitWarning(new n)}x.cork(),V===0&&(!W&&U.reset!==!1&&(x[R]=!0),G===null?x.write(`${q}transfer-encoding: chunked\
\r
`,"latin1"):x.write(`${q}content-length: ${G}\r
\r
`,"latin1")),G===null&&x.write(`\r
${j.toString(16)}\r
`,"latin1"),this.bytesWritten+=j;let X=x.write(Z);return x.uncork(),U.onBodySent(Z),X||x[L].timeout&&x[L].timeoutType===
ee&&x[L].timeout.refresh&&x[L].timeout.refresh(),X}end(){let{socket:Z,contentLength:x,client:U,bytesWritten:G,expectsPayload:F,
header:V,request:W}=this;if(W.onRequestSent(),Z[i]=!1,Z[S])throw Z[S];if(!Z.destroyed){if(G===0?F?Z.write(`${V}content-l\
ength: 0\r
\r
`,"latin1"):Z.write(`${V}\r
`,"latin1"):x===null&&Z.write(`\r
0\r
\r
`,"latin1"),x!==null&&G!==x){if(U[ue])throw new n;process.emitWarning(new n)}Z[L].timeout&&Z[L].timeoutType===ee&&Z[L].timeout.
refresh&&Z[L].timeout.refresh(),U[te]()}}destroy(Z){let{socket:x,client:U,abort:G}=this;x[i]=!1,Z&&(t(U[v]<=1,"pipeline \
should only contain this request"),G(Z))}};Q.exports=fe}),Gs=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.b)("node:assert"),{
errorMonitor:c}=(0,e.b)("node:events"),{pipeline:g}=(0,e.b)("node:stream"),h=Le(),{RequestContentLengthMismatchError:n,RequestAbortedError:l,
SocketError:C,InformationalError:r}=Ye(),{kUrl:u,kReset:B,kClient:w,kRunning:p,kPending:a,kQueue:d,kPendingIdx:f,kRunningIdx:D,
kError:R,kSocket:N,kStrictContentLength:L,kOnError:H,kMaxConcurrentStreams:v,kHTTP2Session:T,kResume:A,kSize:i,kHTTPContext:I}=xe(),
o=Symbol("open streams"),m,y=!1,b;try{b=(0,e.b)("node:http2")}catch{b={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY:k,
HTTP2_HEADER_METHOD:S,HTTP2_HEADER_PATH:Y,HTTP2_HEADER_SCHEME:J,HTTP2_HEADER_CONTENT_LENGTH:O,HTTP2_HEADER_EXPECT:_,HTTP2_HEADER_STATUS:re}}=b;
function ae(K){let z=[];for(let[ie,oe]of Object.entries(K))if(Array.isArray(oe))for(let de of oe)z.push(Buffer.from(ie),
Buffer.from(de));else z.push(Buffer.from(ie),Buffer.from(oe));return z}E(ae,"bu"),(0,e.a)(ae,"parseH2Headers");function ce(K){
let{[re]:z,...ie}=K;return ae(ie)}E(ce,"vy"),(0,e.a)(ce,"parseH2ResponseHeaders");async function Ee(K,z){K[N]=z,y||(y=!0,
process.emitWarning("H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"}));let ie=b.connect(
K[u],{createConnection:(0,e.a)(()=>z,"createConnection"),peerMaxConcurrentStreams:K[v]});ie[o]=0,ie[w]=K,ie[N]=z,h.addListener(
ie,"error",Qe),h.addListener(ie,"frameError",Be),h.addListener(ie,"end",De),h.addListener(ie,"goaway",pe),h.addListener(
ie,"close",function(){let{[w]:de}=this,{[N]:ve}=de,Te=this[N][R]||this[R]||new C("closed",h.getSocketInfo(ve));if(de[T]=
null,de.destroyed){t(de[a]===0);let Oe=de[d].splice(de[D]);for(let Ie=0;Ie<Oe.length;Ie++){let Ue=Oe[Ie];h.errorRequest(
de,Ue,Te)}}}),ie.unref(),K[T]=ie,z[T]=ie,h.addListener(z,"error",function(de){this[R]=de,this[w][H](de)}),h.addListener(
z,"end",function(){h.destroy(this,new C("other side closed",h.getSocketInfo(this)))}),h.addListener(z,"close",function(){
let de=this[R]||new C("closed",h.getSocketInfo(this));K[N]=null,this[T]!=null&&this[T].destroy(de),K[f]=K[D],t(K[p]===0),
K.emit("disconnect",K[u],[K],de),K[A]()});let oe=!1;return z.on("close",()=>{oe=!0}),{version:"h2",defaultPipelining:1/0,
write(...de){return Ae(K,...de)},resume(){ue(K)},destroy(de,ve){oe?queueMicrotask(ve):z.destroy(de).on("close",ve)},get destroyed(){
return z.destroyed},busy(){return!1}}}E(Ee,"Yy"),(0,e.a)(Ee,"connectH2");function ue(K){let z=K[N];z?.destroyed===!1&&(K[i]===
0&&K[v]===0?(z.unref(),K[T].unref()):(z.ref(),K[T].ref()))}E(ue,"xy"),(0,e.a)(ue,"resumeH2");function Qe(K){this[N][R]=K,
this[w][H](K)}E(Qe,"Jy"),(0,e.a)(Qe,"onHttp2SessionError");function Be(K,z,ie){if(ie===0){let oe=new r(`HTTP/2: "frameEr\
ror" received - type ${K}, code ${z}`);this[N][R]=oe,this[w][H](oe)}}E(Be,"Hy"),(0,e.a)(Be,"onHttp2FrameError");function De(){
let K=new C("other side closed",h.getSocketInfo(this[N]));this.destroy(K),h.destroy(this[N],K)}E(De,"Oy"),(0,e.a)(De,"on\
Http2SessionEnd");function pe(K){let z=this[R]||new C(`HTTP/2: "GOAWAY" frame received with code ${K}`,h.getSocketInfo(this)),
ie=this[w];if(ie[N]=null,ie[I]=null,this[T]!=null&&(this[T].destroy(z),this[T]=null),h.destroy(this[N],z),ie[D]<ie[d].length){
let oe=ie[d][ie[D]];ie[d][ie[D]++]=null,h.errorRequest(ie,oe,z),ie[f]=ie[D]}t(ie[p]===0),ie.emit("disconnect",ie[u],[ie],
z),ie[A]()}E(pe,"Vy"),(0,e.a)(pe,"onHTTP2GoAway");function te(K){return K!=="GET"&&K!=="HEAD"&&K!=="OPTIONS"&&K!=="TRACE"&&
K!=="CONNECT"}E(te,"_y"),(0,e.a)(te,"shouldSendContentLength");function Ae(K,z){let ie=K[T],{method:oe,path:de,host:ve,upgrade:Te,
expectContinue:Oe,signal:Ie,headers:Ue}=z,{body:me}=z;if(Te)return h.errorRequest(K,z,new Error("Upgrade not supported f\
or H2")),!1;let ye={};for(let he=0;he<Ue.length;he+=2){let Me=Ue[he+0],Ve=Ue[he+1];if(Array.isArray(Ve))for(let Je=0;Je<
Ve.length;Je++)ye[Me]?ye[Me]+=`,${Ve[Je]}`:ye[Me]=Ve[Je];else ye[Me]=Ve}let Ce,{hostname:Pe,port:ee}=K[u];ye[k]=ve||`${Pe}${ee?
`:${ee}`:""}`,ye[S]=oe;let M=(0,e.a)(he=>{if(!z.aborted){if(z.completed){oe==="CONNECT"&&Ce!=null&&h.destroy(Ce,he||new l);
return}he=he||new l,h.errorRequest(K,z,he),Ce!=null&&h.destroy(Ce,he),h.destroy(me,he),K[d][K[D]++]=null,K[A]()}},"abort");
try{z.onConnect(M)}catch(he){h.errorRequest(K,z,he)}if(z.aborted)return!1;if(oe==="CONNECT"){ie.ref(),Ce=ie.request(ye,{
endStream:!1,signal:Ie});let he=!1,Me=(0,e.a)(_e=>{he=!0,Ce.off(c,Ve),z.onUpgradeResponse(Number(_e[re]),_e,ce)},"onResp\
onse"),Ve=(0,e.a)(_e=>{he=!0,Ce.off("response",Me),z.onUpgradeError(_e)},"onUpgradeError"),Je=(0,e.a)(()=>{try{z.onUpgrade(
null,null,Ce)}catch(_e){Ce.off("response",Me),M(_e);return}z.aborted||(Ce.off("error",M),Ce.once(c,Ve),K[d][K[D]++]=null)},
"onReady");return Ce.once("response",Me),Ce.once("error",M),++ie[o],Je(),Ce.once("close",()=>{!he&&z.completed&&(Ce.off(
"response",Me),Ce.off(c,Ve),z.onUpgradeError(new r(`HTTP/2: "stream error" received - code ${Ce.rstCode}`))),ie[o]-=1,ie[o]===
0&&ie.unref()}),!0}ye[Y]=de,ye[J]="https";let $=oe==="PUT"||oe==="POST"||oe==="PATCH";me&&typeof me.read=="function"&&me.
read(0);let ne=h.bodyLength(me);if(h.isFormDataLike(me)){m??=Ut().extractBody;let[he,Me]=m(me);ye["content-type"]=Me,me=
he.stream,ne=he.length}if(ne==null&&(ne=z.contentLength),(ne===0||!$)&&(ne=null),te(oe)&&ne>0&&z.contentLength!=null&&z.
contentLength!==ne){if(K[L])return h.errorRequest(K,z,new n),!1;process.emitWarning(new n)}ne!=null&&(t(me,"no body must\
 not have content length"),ye[O]=`${ne}`),ie.ref();let we=oe==="GET"||oe==="HEAD"||me===null;return Oe?(ye[_]="100-conti\
nue",Ce=ie.request(ye,{endStream:we,signal:Ie}),Ce.once("continue",fe)):(Ce=ie.request(ye,{endStream:we,signal:Ie}),fe()),
++ie[o],Ce.once("response",he=>{let{[re]:Me,...Ve}=he;if(z.onResponseStarted(),z.aborted){let Je=new l;h.errorRequest(K,
z,Je),h.destroy(Ce,Je);return}z.onHeaders(Number(Me),ae(Ve),Ce.resume.bind(Ce),"")===!1&&Ce.pause(),Ce.on("data",Je=>{z.
onData(Je)===!1&&Ce.pause()})}),Ce.once("end",()=>{(Ce.state?.state==null||Ce.state.state<6)&&z.onComplete([]),ie[o]===0&&
ie.unref(),M(new r("HTTP/2: stream half-closed (remote)")),K[d][K[D]++]=null,K[f]=K[D],K[A]()}),Ce.once("close",()=>{ie[o]-=
1,ie[o]===0&&ie.unref()}),Ce.once("error",function(he){M(he)}),Ce.once("frameError",(he,Me)=>{M(new r(`HTTP/2: "frameErr\
or" received - type ${he}, code ${Me}`))}),!0;function fe(){!me||ne===0?ge(M,Ce,null,K,z,K[N],ne,$):h.isBuffer(me)?ge(M,
Ce,me,K,z,K[N],ne,$):h.isBlobLike(me)?typeof me.stream=="function"?se(M,Ce,me.stream(),K,z,K[N],ne,$):P(M,Ce,me,K,z,K[N],
ne,$):h.isStream(me)?Re(M,K[N],$,Ce,me,K,z,ne):h.isIterable(me)?se(M,Ce,me,K,z,K[N],ne,$):t(!1)}}E(Ae,"Py"),(0,e.a)(Ae,"\
writeH2");function ge(K,z,ie,oe,de,ve,Te,Oe){try{ie!=null&&h.isBuffer(ie)&&(t(Te===ie.byteLength,"buffer body must have \
content length"),z.cork(),z.write(ie),z.uncork(),z.end(),de.onBodySent(ie)),Oe||(ve[B]=!0),de.onRequestSent(),oe[A]()}catch(Ie){
K(Ie)}}E(ge,"Du"),(0,e.a)(ge,"writeBuffer");function Re(K,z,ie,oe,de,ve,Te,Oe){t(Oe!==0||ve[p]===0,"stream body cannot b\
e pipelined");let Ie=g(de,oe,me=>{me?(h.destroy(Ie,me),K(me)):(h.removeAllListeners(Ie),Te.onRequestSent(),ie||(z[B]=!0),
ve[A]())});h.addListener(Ie,"data",Ue);function Ue(me){Te.onBodySent(me)}E(Ue,"g"),(0,e.a)(Ue,"onPipeData")}E(Re,"qy"),(0,e.
a)(Re,"writeStream");async function P(K,z,ie,oe,de,ve,Te,Oe){t(Te===ie.size,"blob body must have content length");try{if(Te!=
null&&Te!==ie.size)throw new n;let Ie=Buffer.from(await ie.arrayBuffer());z.cork(),z.write(Ie),z.uncork(),z.end(),de.onBodySent(
Ie),de.onRequestSent(),Oe||(ve[B]=!0),oe[A]()}catch(Ie){K(Ie)}}E(P,"Wy"),(0,e.a)(P,"writeBlob");async function se(K,z,ie,oe,de,ve,Te,Oe){
t(Te!==0||oe[p]===0,"iterator body cannot be pipelined");let Ie=null;function Ue(){if(Ie){let ye=Ie;Ie=null,ye()}}E(Ue,"\
g"),(0,e.a)(Ue,"onDrain");let me=(0,e.a)(()=>new Promise((ye,Ce)=>{t(Ie===null),ve[R]?Ce(ve[R]):Ie=ye}),"waitForDrain");
z.on("close",Ue).on("drain",Ue);try{for await(let ye of ie){if(ve[R])throw ve[R];let Ce=z.write(ye);de.onBodySent(ye),Ce||
await me()}z.end(),de.onRequestSent(),Oe||(ve[B]=!0),oe[A]()}catch(ye){K(ye)}finally{z.off("close",Ue).off("drain",Ue)}}
E(se,"ku"),(0,e.a)(se,"writeIterable"),Q.exports=Ee}),BA=(0,e.c)((s,Q)=>{"use strict";var t=Le(),{kBodyUsed:c}=xe(),g=(0,e.
b)("node:assert"),{InvalidArgumentError:h}=Ye(),n=(0,e.b)("node:events"),l=[300,301,302,303,307,308],C=Symbol("body"),r=class{static{
E(this,"Io")}static{(0,e.a)(this,"BodyAsyncIterable")}constructor(a){this[C]=a,this[c]=!1}async*[Symbol.asyncIterator](){
g(!this[c],"disturbed"),this[c]=!0,yield*this[C]}},u=class{static{E(this,"ia")}static{(0,e.a)(this,"RedirectHandler")}constructor(a,d,f,D){
if(d!=null&&(!Number.isInteger(d)||d<0))throw new h("maxRedirections must be a positive number");t.validateHandler(D,f.method,
f.upgrade),this.dispatch=a,this.location=null,this.abort=null,this.opts={...f,maxRedirections:0},this.maxRedirections=d,
this.handler=D,this.history=[],this.redirectionLimitReached=!1,t.isStream(this.opts.body)?(t.bodyLength(this.opts.body)===
0&&this.opts.body.on("data",function(){g(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.opts.body[c]=!1,n.
prototype.on.call(this.opts.body,"data",function(){this[c]=!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="functio\
n"?this.opts.body=new r(this.opts.body):this.opts.body&&typeof this.opts.body!="string"&&!ArrayBuffer.isView(this.opts.body)&&
t.isIterable(this.opts.body)&&(this.opts.body=new r(this.opts.body))}onConnect(a){this.abort=a,this.handler.onConnect(a,
{history:this.history})}onUpgrade(a,d,f){this.handler.onUpgrade(a,d,f)}onError(a){this.handler.onError(a)}onHeaders(a,d,f,D){
if(this.location=this.history.length>=this.maxRedirections||t.isDisturbed(this.opts.body)?null:B(a,d),this.opts.throwOnMaxRedirect&&
this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error("max redirects")),this.redirectionLimitReached=
!0,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.
origin)),!this.location)return this.handler.onHeaders(a,d,f,D);let{origin:R,pathname:N,search:L}=t.parseURL(new URL(this.
location,this.opts.origin&&new URL(this.opts.path,this.opts.origin))),H=L?`${N}${L}`:N;this.opts.headers=p(this.opts.headers,
a===303,this.opts.origin!==R),this.opts.path=H,this.opts.origin=R,this.opts.maxRedirections=0,this.opts.query=null,a===303&&
this.opts.method!=="HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(a){if(!this.location)return this.handler.
onData(a)}onComplete(a){this.location?(this.location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(
a)}onBodySent(a){this.handler.onBodySent&&this.handler.onBodySent(a)}};function B(a,d){if(l.indexOf(a)===-1)return null;
for(let f=0;f<d.length;f+=2)if(d[f].length===8&&t.headerNameToString(d[f])==="location")return d[f+1]}E(B,"Xy"),(0,e.a)(
B,"parseLocation");function w(a,d,f){if(a.length===4)return t.headerNameToString(a)==="host";if(d&&t.headerNameToString(
a).startsWith("content-"))return!0;if(f&&(a.length===13||a.length===6||a.length===19)){let D=t.headerNameToString(a);return D===
"authorization"||D==="cookie"||D==="proxy-authorization"}return!1}E(w,"Uu"),(0,e.a)(w,"shouldRemoveHeader");function p(a,d,f){
let D=[];if(Array.isArray(a))for(let R=0;R<a.length;R+=2)w(a[R],d,f)||D.push(a[R],a[R+1]);else if(a&&typeof a=="object")
for(let R of Object.keys(a))w(R,d,f)||D.push(R,a[R]);else g(a==null,"headers must be an object or an array");return D}E(
p,"jy"),(0,e.a)(p,"cleanRequestHeaders"),Q.exports=u}),CA=(0,e.c)((s,Q)=>{"use strict";var t=BA();function c({maxRedirections:g}){
return h=>(0,e.a)(function(n,l){let{maxRedirections:C=g}=n;if(!C)return h(n,l);let r=new t(h,C,n,l);return n={...n,maxRedirections:0},
h(n,r)},"Intercept")}E(c,"eD"),(0,e.a)(c,"createRedirectInterceptor"),Q.exports=c}),Nt=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.
b)("node:assert"),c=(0,e.b)("node:net"),g=(0,e.b)("node:http"),h=Le(),{channels:n}=Tt(),l=Ss(),C=St(),{InvalidArgumentError:r,
InformationalError:u,ClientDestroyedError:B}=Ye(),w=Vt(),{kUrl:p,kServerName:a,kClient:d,kBusy:f,kConnect:D,kResuming:R,
kRunning:N,kPending:L,kSize:H,kQueue:v,kConnected:T,kConnecting:A,kNeedDrain:i,kKeepAliveDefaultTimeout:I,kHostHeader:o,
kPendingIdx:m,kRunningIdx:y,kError:b,kPipelining:k,kKeepAliveTimeoutValue:S,kMaxHeadersSize:Y,kKeepAliveMaxTimeout:J,kKeepAliveTimeoutThreshold:O,
kHeadersTimeout:_,kBodyTimeout:re,kStrictContentLength:ae,kConnector:ce,kMaxRedirections:Ee,kMaxRequests:ue,kCounter:Qe,
kClose:Be,kDestroy:De,kDispatch:pe,kInterceptors:te,kLocalAddress:Ae,kMaxResponseSize:ge,kOnError:Re,kHTTPContext:P,kMaxConcurrentStreams:se,
kResume:K}=xe(),z=vs(),ie=Gs(),oe=!1,de=Symbol("kClosedResolve"),ve=(0,e.a)(()=>{},"noop");function Te(ee){return ee[k]??
ee[P]?.defaultPipelining??1}E(Te,"Hu"),(0,e.a)(Te,"getPipelining");var Oe=class extends C{static{E(this,"la")}static{(0,e.
a)(this,"Client")}constructor(ee,{interceptors:M,maxHeaderSize:$,headersTimeout:ne,socketTimeout:we,requestTimeout:fe,connectTimeout:he,
bodyTimeout:Me,idleTimeout:Ve,keepAlive:Je,keepAliveTimeout:_e,maxKeepAliveTimeout:nt,keepAliveMaxTimeout:et,keepAliveTimeoutThreshold:it,
socketPath:rt,pipelining:at,tls:Z,strictContentLength:x,maxCachedSessions:U,maxRedirections:G,connect:F,maxRequestsPerClient:V,
localAddress:W,maxResponseSize:q,autoSelectFamily:j,autoSelectFamilyAttemptTimeout:X,maxConcurrentStreams:le,allowH2:be,
webSocket:Fe,eventSource:ke}={}){if(super({webSocket:Fe,eventSource:ke}),Je!==void 0)throw new r("unsupported keepAlive,\
 use pipelining=0 instead");if(we!==void 0)throw new r("unsupported socketTimeout, use headersTimeout & bodyTimeout inst\
ead");if(fe!==void 0)throw new r("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(Ve!==void 0)
throw new r("unsupported idleTimeout, use keepAliveTimeout instead");if(nt!==void 0)throw new r("unsupported maxKeepAliv\
eTimeout, use keepAliveMaxTimeout instead");if($!=null&&!Number.isFinite($))throw new r("invalid maxHeaderSize");if(rt!=
null&&typeof rt!="string")throw new r("invalid socketPath");if(he!=null&&(!Number.isFinite(he)||he<0))throw new r("inval\
id connectTimeout");if(_e!=null&&(!Number.isFinite(_e)||_e<=0))throw new r("invalid keepAliveTimeout");if(et!=null&&(!Number.
isFinite(et)||et<=0))throw new r("invalid keepAliveMaxTimeout");if(it!=null&&!Number.isFinite(it))throw new r("invalid k\
eepAliveTimeoutThreshold");if(ne!=null&&(!Number.isInteger(ne)||ne<0))throw new r("headersTimeout must be a positive int\
eger or zero");if(Me!=null&&(!Number.isInteger(Me)||Me<0))throw new r("bodyTimeout must be a positive integer or zero");
if(F!=null&&typeof F!="function"&&typeof F!="object")throw new r("connect must be a function or an object");if(G!=null&&
(!Number.isInteger(G)||G<0))throw new r("maxRedirections must be a positive number");if(V!=null&&(!Number.isInteger(V)||
V<0))throw new r("maxRequestsPerClient must be a positive number");if(W!=null&&(typeof W!="string"||c.isIP(W)===0))throw new r(
"localAddress must be valid string IP address");if(q!=null&&(!Number.isInteger(q)||q<-1))throw new r("maxResponseSize mu\
st be a positive number");if(X!=null&&(!Number.isInteger(X)||X<-1))throw new r("autoSelectFamilyAttemptTimeout must be a\
 positive number");if(be!=null&&typeof be!="boolean")throw new r("allowH2 must be a valid boolean value");if(le!=null&&(typeof le!=
"number"||le<1))throw new r("maxConcurrentStreams must be a positive integer, greater than 0");typeof F!="function"&&(F=
w({...Z,maxCachedSessions:U,allowH2:be,socketPath:rt,timeout:he,...j?{autoSelectFamily:j,autoSelectFamilyAttemptTimeout:X}:
void 0,...F})),M?.Client&&Array.isArray(M.Client)?(this[te]=M.Client,oe||(oe=!0,process.emitWarning("Client.Options#inte\
rceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"}))):this[te]=[Ie({maxRedirections:G})],
this[p]=h.parseOrigin(ee),this[ce]=F,this[k]=at??1,this[Y]=$||g.maxHeaderSize,this[I]=_e??4e3,this[J]=et??6e5,this[O]=it??
2e3,this[S]=this[I],this[a]=null,this[Ae]=W??null,this[R]=0,this[i]=0,this[o]=`host: ${this[p].hostname}${this[p].port?`\
:${this[p].port}`:""}\r
`,this[re]=Me??3e5,this[_]=ne??3e5,this[ae]=x??!0,this[Ee]=G,this[ue]=V,this[de]=null,this[ge]=q>-1?q:-1,this[se]=le??100,
this[P]=null,this[v]=[],this[y]=0,this[m]=0,this[K]=Ne=>Ce(this,Ne),this[Re]=Ne=>Ue(this,Ne)}get pipelining(){return this[k]}set pipelining(ee){
this[k]=ee,this[K](!0)}get[L](){return this[v].length-this[m]}get[N](){return this[m]-this[y]}get[H](){return this[v].length-
this[y]}get[T](){return!!this[P]&&!this[A]&&!this[P].destroyed}get[f](){return!!(this[P]?.busy(null)||this[H]>=(Te(this)||
1)||this[L]>0)}[D](ee){me(this),this.once("connect",ee)}[pe](ee,M){let $=ee.origin||this[p].origin,ne=new l($,ee,M);return this[v].
push(ne),this[R]||(h.bodyLength(ne.body)==null&&h.isIterable(ne.body)?(this[R]=1,queueMicrotask(()=>Ce(this))):this[K](!0)),
this[R]&&this[i]!==2&&this[f]&&(this[i]=2),this[i]<2}async[Be](){return new Promise(ee=>{this[H]?this[de]=ee:ee(null)})}async[De](ee){
return new Promise(M=>{let $=this[v].splice(this[m]);for(let we=0;we<$.length;we++){let fe=$[we];h.errorRequest(this,fe,
ee)}let ne=(0,e.a)(()=>{this[de]&&(this[de](),this[de]=null),M(null)},"callback");this[P]?(this[P].destroy(ee,ne),this[P]=
null):queueMicrotask(ne),this[K]()})}},Ie=CA();function Ue(ee,M){if(ee[N]===0&&M.code!=="UND_ERR_INFO"&&M.code!=="UND_ER\
R_SOCKET"){t(ee[m]===ee[y]);let $=ee[v].splice(ee[y]);for(let ne=0;ne<$.length;ne++){let we=$[ne];h.errorRequest(ee,we,M)}
t(ee[H]===0)}}E(Ue,"Ou"),(0,e.a)(Ue,"onError");async function me(ee){t(!ee[A]),t(!ee[P]);let{host:M,hostname:$,protocol:ne,
port:we}=ee[p];if($[0]==="["){let fe=$.indexOf("]");t(fe!==-1);let he=$.substring(1,fe);t(c.isIP(he)),$=he}ee[A]=!0,n.beforeConnect.
hasSubscribers&&n.beforeConnect.publish({connectParams:{host:M,hostname:$,protocol:ne,port:we,version:ee[P]?.version,servername:ee[a],
localAddress:ee[Ae]},connector:ee[ce]});try{let fe=await new Promise((he,Me)=>{ee[ce]({host:M,hostname:$,protocol:ne,port:we,
servername:ee[a],localAddress:ee[Ae]},(Ve,Je)=>{Ve?Me(Ve):he(Je)})});if(ee.destroyed){h.destroy(fe.on("error",ve),new B);
return}t(fe);try{ee[P]=fe.alpnProtocol==="h2"?await ie(ee,fe):await z(ee,fe)}catch(he){throw fe.destroy().on("error",ve),
he}ee[A]=!1,fe[Qe]=0,fe[ue]=ee[ue],fe[d]=ee,fe[b]=null,n.connected.hasSubscribers&&n.connected.publish({connectParams:{host:M,
hostname:$,protocol:ne,port:we,version:ee[P]?.version,servername:ee[a],localAddress:ee[Ae]},connector:ee[ce],socket:fe}),
ee.emit("connect",ee[p],[ee])}catch(fe){if(ee.destroyed)return;if(ee[A]=!1,n.connectError.hasSubscribers&&n.connectError.
publish({connectParams:{host:M,hostname:$,protocol:ne,port:we,version:ee[P]?.version,servername:ee[a],localAddress:ee[Ae]},
connector:ee[ce],error:fe}),fe.code==="ERR_TLS_CERT_ALTNAME_INVALID")for(t(ee[N]===0);ee[L]>0&&ee[v][ee[m]].servername===
ee[a];){let he=ee[v][ee[m]++];h.errorRequest(ee,he,fe)}else Ue(ee,fe);ee.emit("connectionError",ee[p],[ee],fe)}ee[K]()}E(
me,"Vu"),(0,e.a)(me,"connect");function ye(ee){ee[i]=0,ee.emit("drain",ee[p],[ee])}E(ye,"xu"),(0,e.a)(ye,"emitDrain");function Ce(ee,M){
ee[R]!==2&&(ee[R]=2,Pe(ee,M),ee[R]=0,ee[y]>256&&(ee[v].splice(0,ee[y]),ee[m]-=ee[y],ee[y]=0))}E(Ce,"Ea"),(0,e.a)(Ce,"res\
ume");function Pe(ee,M){for(;;){if(ee.destroyed){t(ee[L]===0);return}if(ee[de]&&!ee[H]){ee[de](),ee[de]=null;return}if(ee[P]&&
ee[P].resume(),ee[f])ee[i]=2;else if(ee[i]===2){M?(ee[i]=1,queueMicrotask(()=>ye(ee))):ye(ee);continue}if(ee[L]===0||ee[N]>=
(Te(ee)||1))return;let $=ee[v][ee[m]];if(ee[p].protocol==="https:"&&ee[a]!==$.servername){if(ee[N]>0)return;ee[a]=$.servername,
ee[P]?.destroy(new u("servername changed"),()=>{ee[P]=null,Ce(ee)})}if(ee[A])return;if(!ee[P]){me(ee);return}if(ee[P].destroyed||
ee[P].busy($))return;!$.aborted&&ee[P].write($)?ee[m]++:ee[v].splice(ee[m],1)}}E(Pe,"TD"),(0,e.a)(Pe,"_resume"),Q.exports=
Oe}),KA=(0,e.c)((s,Q)=>{"use strict";var t=class{static{E(this,"wo")}static{(0,e.a)(this,"FixedCircularBuffer")}constructor(){
this.bottom=0,this.top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.top===this.bottom}isFull(){return(this.
top+1&2047)===this.bottom}push(c){this.list[this.top]=c,this.top=this.top+1&2047}shift(){let c=this.list[this.bottom];return c===
void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,c)}};Q.exports=class{static{(0,e.a)(this,"Fixe\
dQueue")}constructor(){this.head=this.tail=new t}isEmpty(){return this.head.isEmpty()}push(c){this.head.isFull()&&(this.
head=this.head.next=new t),this.head.push(c)}shift(){let c=this.tail,g=c.shift();return c.isEmpty()&&c.next!==null&&(this.
tail=c.next),g}}}),Hs=(0,e.c)((s,Q)=>{var{kFree:t,kConnected:c,kPending:g,kQueued:h,kRunning:n,kSize:l}=xe(),C=Symbol("p\
ool"),r=class{static{E(this,"Qa")}static{(0,e.a)(this,"PoolStats")}constructor(u){this[C]=u}get connected(){return this[C][c]}get free(){
return this[C][t]}get pending(){return this[C][g]}get queued(){return this[C][h]}get running(){return this[C][n]}get size(){
return this[C][l]}};Q.exports=r}),jA=(0,e.c)((s,Q)=>{"use strict";var t=St(),c=KA(),{kConnected:g,kSize:h,kRunning:n,kPending:l,
kQueued:C,kBusy:r,kFree:u,kUrl:B,kClose:w,kDestroy:p,kDispatch:a}=xe(),d=Hs(),f=Symbol("clients"),D=Symbol("needDrain"),
R=Symbol("queue"),N=Symbol("closed resolve"),L=Symbol("onDrain"),H=Symbol("onConnect"),v=Symbol("onDisconnect"),T=Symbol(
"onConnectionError"),A=Symbol("get dispatcher"),i=Symbol("add client"),I=Symbol("remove client"),o=Symbol("stats"),m=class extends t{static{
E(this,"da")}static{(0,e.a)(this,"PoolBase")}constructor(y){super(y),this[R]=new c,this[f]=[],this[C]=0;let b=this;this[L]=
(0,e.a)(function(k,S){let Y=b[R],J=!1;for(;!J;){let O=Y.shift();if(!O)break;b[C]--,J=!this.dispatch(O.opts,O.handler)}this[D]=
J,!this[D]&&b[D]&&(b[D]=!1,b.emit("drain",k,[b,...S])),b[N]&&Y.isEmpty()&&Promise.all(b[f].map(O=>O.close())).then(b[N])},
"onDrain"),this[H]=(k,S)=>{b.emit("connect",k,[b,...S])},this[v]=(k,S,Y)=>{b.emit("disconnect",k,[b,...S],Y)},this[T]=(k,S,Y)=>{
b.emit("connectionError",k,[b,...S],Y)},this[o]=new d(this)}get[r](){return this[D]}get[g](){return this[f].filter(y=>y[g]).
length}get[u](){return this[f].filter(y=>y[g]&&!y[D]).length}get[l](){let y=this[C];for(let{[l]:b}of this[f])y+=b;return y}get[n](){
let y=0;for(let{[n]:b}of this[f])y+=b;return y}get[h](){let y=this[C];for(let{[h]:b}of this[f])y+=b;return y}get stats(){
return this[o]}async[w](){this[R].isEmpty()?await Promise.all(this[f].map(y=>y.close())):await new Promise(y=>{this[N]=y})}async[p](y){
for(;;){let b=this[R].shift();if(!b)break;b.handler.onError(y)}await Promise.all(this[f].map(b=>b.destroy(y)))}[a](y,b){
let k=this[A]();return k?k.dispatch(y,b)||(k[D]=!0,this[D]=!this[A]()):(this[D]=!0,this[R].push({opts:y,handler:b}),this[C]++),
!this[D]}[i](y){return y.on("drain",this[L]).on("connect",this[H]).on("disconnect",this[v]).on("connectionError",this[T]),
this[f].push(y),this[D]&&queueMicrotask(()=>{this[D]&&this[L](y[B],[this,y])}),this}[I](y){y.close(()=>{let b=this[f].indexOf(
y);b!==-1&&this[f].splice(b,1)}),this[D]=this[f].some(b=>!b[D]&&b.closed!==!0&&b.destroyed!==!0)}};Q.exports={PoolBase:m,
kClients:f,kNeedDrain:D,kAddClient:i,kRemoveClient:I,kGetDispatcher:A}}),Mt=(0,e.c)((s,Q)=>{"use strict";var{PoolBase:t,
kClients:c,kNeedDrain:g,kAddClient:h,kGetDispatcher:n}=jA(),l=Nt(),{InvalidArgumentError:C}=Ye(),r=Le(),{kUrl:u,kInterceptors:B}=xe(),
w=Vt(),p=Symbol("options"),a=Symbol("connections"),d=Symbol("factory");function f(R,N){return new l(R,N)}E(f,"$D"),(0,e.
a)(f,"defaultFactory");var D=class extends t{static{E(this,"ya")}static{(0,e.a)(this,"Pool")}constructor(R,{connections:N,
factory:L=f,connect:H,connectTimeout:v,tls:T,maxCachedSessions:A,socketPath:i,autoSelectFamily:I,autoSelectFamilyAttemptTimeout:o,
allowH2:m,...y}={}){if(N!=null&&(!Number.isFinite(N)||N<0))throw new C("invalid connections");if(typeof L!="function")throw new C(
"factory must be a function.");if(H!=null&&typeof H!="function"&&typeof H!="object")throw new C("connect must be a funct\
ion or an object");typeof H!="function"&&(H=w({...T,maxCachedSessions:A,allowH2:m,socketPath:i,timeout:v,...I?{autoSelectFamily:I,
autoSelectFamilyAttemptTimeout:o}:void 0,...H})),super(y),this[B]=y.interceptors?.Pool&&Array.isArray(y.interceptors.Pool)?
y.interceptors.Pool:[],this[a]=N||null,this[u]=r.parseOrigin(R),this[p]={...r.deepClone(y),connect:H,allowH2:m},this[p].
interceptors=y.interceptors?{...y.interceptors}:void 0,this[d]=L,this.on("connectionError",(b,k,S)=>{for(let Y of k){let J=this[c].
indexOf(Y);J!==-1&&this[c].splice(J,1)}})}[n](){for(let R of this[c])if(!R[g])return R;if(!this[a]||this[c].length<this[a]){
let R=this[d](this[u],this[p]);return this[h](R),R}}};Q.exports=D}),Ys=(0,e.c)((s,Q)=>{"use strict";var{BalancedPoolMissingUpstreamError:t,
InvalidArgumentError:c}=Ye(),{PoolBase:g,kClients:h,kNeedDrain:n,kAddClient:l,kRemoveClient:C,kGetDispatcher:r}=jA(),u=Mt(),
{kUrl:B,kInterceptors:w}=xe(),{parseOrigin:p}=Le(),a=Symbol("factory"),d=Symbol("options"),f=Symbol("kGreatestCommonDivi\
sor"),D=Symbol("kCurrentWeight"),R=Symbol("kIndex"),N=Symbol("kWeight"),L=Symbol("kMaxWeightPerServer"),H=Symbol("kError\
Penalty");function v(i,I){if(i===0)return I;for(;I!==0;){let o=I;I=i%I,i=o}return i}E(v,"ak"),(0,e.a)(v,"getGreatestComm\
onDivisor");function T(i,I){return new u(i,I)}E(T,"ck"),(0,e.a)(T,"defaultFactory");var A=class extends g{static{E(this,
"ka")}static{(0,e.a)(this,"BalancedPool")}constructor(i=[],{factory:I=T,...o}={}){if(super(),this[d]=o,this[R]=-1,this[D]=
0,this[L]=this[d].maxWeightPerServer||100,this[H]=this[d].errorPenalty||15,Array.isArray(i)||(i=[i]),typeof I!="function")
throw new c("factory must be a function.");this[w]=o.interceptors?.BalancedPool&&Array.isArray(o.interceptors.BalancedPool)?
o.interceptors.BalancedPool:[],this[a]=I;for(let m of i)this.addUpstream(m);this._updateBalancedPoolStats()}addUpstream(i){
let I=p(i).origin;if(this[h].find(m=>m[B].origin===I&&m.closed!==!0&&m.destroyed!==!0))return this;let o=this[a](I,Object.
assign({},this[d]));this[l](o),o.on("connect",()=>{o[N]=Math.min(this[L],o[N]+this[H])}),o.on("connectionError",()=>{o[N]=
Math.max(1,o[N]-this[H]),this._updateBalancedPoolStats()}),o.on("disconnect",(...m)=>{let y=m[2];y&&y.code==="UND_ERR_SO\
CKET"&&(o[N]=Math.max(1,o[N]-this[H]),this._updateBalancedPoolStats())});for(let m of this[h])m[N]=this[L];return this._updateBalancedPoolStats(),
this}_updateBalancedPoolStats(){let i=0;for(let I=0;I<this[h].length;I++)i=v(this[h][I][N],i);this[f]=i}removeUpstream(i){
let I=p(i).origin,o=this[h].find(m=>m[B].origin===I&&m.closed!==!0&&m.destroyed!==!0);return o&&this[C](o),this}get upstreams(){
return this[h].filter(i=>i.closed!==!0&&i.destroyed!==!0).map(i=>i[B].origin)}[r](){if(this[h].length===0)throw new t;if(!this[h].
find(o=>!o[n]&&o.closed!==!0&&o.destroyed!==!0)||this[h].map(o=>o[n]).reduce((o,m)=>o&&m,!0))return;let i=0,I=this[h].findIndex(
o=>!o[n]);for(;i++<this[h].length;){this[R]=(this[R]+1)%this[h].length;let o=this[h][this[R]];if(o[N]>this[h][I][N]&&!o[n]&&
(I=this[R]),this[R]===0&&(this[D]=this[D]-this[f],this[D]<=0&&(this[D]=this[L])),o[N]>=this[D]&&!o[n])return o}return this[D]=
this[h][I][N],this[R]=I,this[h][I]}};Q.exports=A}),Lt=(0,e.c)((s,Q)=>{"use strict";var{InvalidArgumentError:t}=Ye(),{kClients:c,
kRunning:g,kClose:h,kDestroy:n,kDispatch:l,kInterceptors:C}=xe(),r=St(),u=Mt(),B=Nt(),w=Le(),p=CA(),a=Symbol("onConnect"),
d=Symbol("onDisconnect"),f=Symbol("onConnectionError"),D=Symbol("maxRedirections"),R=Symbol("onDrain"),N=Symbol("factory"),
L=Symbol("options");function H(T,A){return A&&A.connections===1?new B(T,A):new u(T,A)}E(H,"pk"),(0,e.a)(H,"defaultFactor\
y");var v=class extends r{static{E(this,"ba")}static{(0,e.a)(this,"Agent")}constructor({factory:T=H,maxRedirections:A=0,
connect:i,tls:I,...o}={}){if(typeof T!="function")throw new t("factory must be a function.");if(i!=null&&typeof i!="func\
tion"&&typeof i!="object")throw new t("connect must be a function or an object");if(!Number.isInteger(A)||A<0)throw new t(
"maxRedirections must be a positive number");super(o),i&&typeof i!="function"&&(i={...i}),I&&typeof I!="function"&&(I={...I}),
this[C]=o.interceptors?.Agent&&Array.isArray(o.interceptors.Agent)?o.interceptors.Agent:[p({maxRedirections:A})],this[L]=
{...w.deepClone(o),connect:i,tls:I},this[L].interceptors=o.interceptors?{...o.interceptors}:void 0,this[D]=A,this[N]=T,this[c]=
new Map,this[R]=(m,y)=>{this.emit("drain",m,[this,...y])},this[a]=(m,y)=>{this.emit("connect",m,[this,...y])},this[d]=(m,y,b)=>{
this.emit("disconnect",m,[this,...y],b)},this[f]=(m,y,b)=>{this.emit("connectionError",m,[this,...y],b)}}get[g](){let T=0;
for(let A of this[c].values())T+=A[g];return T}[l](T,A){let i;if(T.origin&&(typeof T.origin=="string"||T.origin instanceof
URL))i=String(T.origin);else throw new t("opts.origin must be a non-empty string or URL.");let I=this[c].get(i);return I||
(I=this[N](T.origin,this[L]).on("drain",this[R]).on("connect",this[a]).on("disconnect",this[d]).on("connectionError",this[f]),
this[c].set(i,I)),I.dispatch(T,A)}async[h](){let T=[];for(let A of this[c].values())T.push(A.close());this[c].clear(),await Promise.
all(T)}async[n](T){let A=[];for(let i of this[c].values())A.push(i.destroy(T));this[c].clear(),await Promise.all(A)}};Q.
exports=v}),XA=(0,e.c)((s,Q)=>{"use strict";var{kProxy:t,kClose:c,kDestroy:g,kDispatch:h,kInterceptors:n}=xe(),{URL:l}=(0,e.
b)("node:url"),C=Lt(),r=Mt(),u=St(),{InvalidArgumentError:B,RequestAbortedError:w,SecureProxyConnectionError:p}=Ye(),a=Vt(),
d=Nt(),f=Symbol("proxy agent"),D=Symbol("proxy client"),R=Symbol("proxy headers"),N=Symbol("request tls settings"),L=Symbol(
"proxy tls settings"),H=Symbol("connect endpoint function"),v=Symbol("tunnel proxy");function T(k){return k==="https:"?443:
80}E(T,"Dk"),(0,e.a)(T,"defaultProtocolPort");function A(k,S){return new r(k,S)}E(A,"kk"),(0,e.a)(A,"defaultFactory");var i=(0,e.
a)(()=>{},"noop");function I(k,S){return S.connections===1?new d(k,S):new r(k,S)}E(I,"bk"),(0,e.a)(I,"defaultAgentFactor\
y");var o=class extends u{static{E(this,"Sa")}static{(0,e.a)(this,"Http1ProxyWrapper")}#e;constructor(k,{headers:S={},connect:Y,
factory:J}){if(super(),!k)throw new B("Proxy URL is mandatory");this[R]=S,J?this.#e=J(k,{connect:Y}):this.#e=new d(k,{connect:Y})}[h](k,S){
let Y=S.onHeaders;S.onHeaders=function(re,ae,ce){if(re===407){typeof S.onError=="function"&&S.onError(new B("Proxy Authe\
ntication Required (407)"));return}Y&&Y.call(this,re,ae,ce)};let{origin:J,path:O="/",headers:_={}}=k;if(k.path=J+O,!("ho\
st"in _)&&!("Host"in _)){let{host:re}=new l(J);_.host=re}return k.headers={...this[R],..._},this.#e[h](k,S)}async[c](){return this.#e.
close()}async[g](k){return this.#e.destroy(k)}},m=class extends u{static{E(this,"Ua")}static{(0,e.a)(this,"ProxyAgent")}constructor(k){
if(super(),!k||typeof k=="object"&&!(k instanceof l)&&!k.uri)throw new B("Proxy uri is mandatory");let{clientFactory:S=A}=k;
if(typeof S!="function")throw new B("Proxy opts.clientFactory must be a function.");let{proxyTunnel:Y=!0}=k,J=this.#e(k),
{href:O,origin:_,port:re,protocol:ae,username:ce,password:Ee,hostname:ue}=J;if(this[t]={uri:O,protocol:ae},this[n]=k.interceptors?.
ProxyAgent&&Array.isArray(k.interceptors.ProxyAgent)?k.interceptors.ProxyAgent:[],this[N]=k.requestTls,this[L]=k.proxyTls,
this[R]=k.headers||{},this[v]=Y,k.auth&&k.token)throw new B("opts.auth cannot be used in combination with opts.token");k.
auth?this[R]["proxy-authorization"]=`Basic ${k.auth}`:k.token?this[R]["proxy-authorization"]=k.token:ce&&Ee&&(this[R]["p\
roxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(ce)}:${decodeURIComponent(Ee)}`).toString("base64")}`);let Qe=a(
{...k.proxyTls});this[H]=a({...k.requestTls});let Be=k.factory||I,De=(0,e.a)((pe,te)=>{let{protocol:Ae}=new l(pe);return!this[v]&&
Ae==="http:"&&this[t].protocol==="http:"?new o(this[t].uri,{headers:this[R],connect:Qe,factory:Be}):Be(pe,te)},"factory");
this[D]=S(J,{connect:Qe}),this[f]=new C({...k,factory:De,connect:(0,e.a)(async(pe,te)=>{let Ae=pe.host;pe.port||(Ae+=`:${T(
pe.protocol)}`);try{let{socket:ge,statusCode:Re}=await this[D].connect({origin:_,port:re,path:Ae,signal:pe.signal,headers:{
...this[R],host:pe.host},servername:this[L]?.servername||ue});if(Re!==200&&(ge.on("error",i).destroy(),te(new w(`Proxy r\
esponse (${Re}) !== 200 when HTTP Tunneling`))),pe.protocol!=="https:"){te(null,ge);return}let P;this[N]?P=this[N].servername:
P=pe.servername,this[H]({...pe,servername:P,httpSocket:ge},te)}catch(ge){ge.code==="ERR_TLS_CERT_ALTNAME_INVALID"?te(new p(
ge)):te(ge)}},"connect")})}dispatch(k,S){let Y=y(k.headers);if(b(Y),Y&&!("host"in Y)&&!("Host"in Y)){let{host:J}=new l(k.
origin);Y.host=J}return this[f].dispatch({...k,headers:Y},S)}#e(k){return typeof k=="string"?new l(k):k instanceof l?k:new l(
k.uri)}async[c](){await this[f].close(),await this[D].close()}async[g](){await this[f].destroy(),await this[D].destroy()}};
function y(k){if(Array.isArray(k)){let S={};for(let Y=0;Y<k.length;Y+=2)S[k[Y]]=k[Y+1];return S}return k}E(y,"Fk"),(0,e.
a)(y,"buildHeaders");function b(k){if(k&&Object.keys(k).find(S=>S.toLowerCase()==="proxy-authorization"))throw new B("Pr\
oxy-Authorization should be sent in ProxyAgent constructor")}E(b,"Tk"),(0,e.a)(b,"throwIfProxyAuthIsSent"),Q.exports=m}),
Js=(0,e.c)((s,Q)=>{"use strict";var t=St(),{kClose:c,kDestroy:g,kClosed:h,kDestroyed:n,kDispatch:l,kNoProxyAgent:C,kHttpProxyAgent:r,
kHttpsProxyAgent:u}=xe(),B=XA(),w=Lt(),p={"http:":80,"https:":443},a=!1,d=class extends t{static{E(this,"Ga")}static{(0,e.
a)(this,"EnvHttpProxyAgent")}#e=null;#t=null;#A=null;constructor(f={}){super(),this.#A=f,a||(a=!0,process.emitWarning("E\
nvHttpProxyAgent is experimental, expect them to change at any time.",{code:"UNDICI-EHPA"}));let{httpProxy:D,httpsProxy:R,
noProxy:N,...L}=f;this[C]=new w(L);let H=D??process.env.http_proxy??process.env.HTTP_PROXY;H?this[r]=new B({...L,uri:H}):
this[r]=this[C];let v=R??process.env.https_proxy??process.env.HTTPS_PROXY;v?this[u]=new B({...L,uri:v}):this[u]=this[r],
this.#r()}[l](f,D){let R=new URL(f.origin);return this.#s(R).dispatch(f,D)}async[c](){await this[C].close(),this[r][h]||
await this[r].close(),this[u][h]||await this[u].close()}async[g](f){await this[C].destroy(f),this[r][n]||await this[r].destroy(
f),this[u][n]||await this[u].destroy(f)}#s(f){let{protocol:D,host:R,port:N}=f;return R=R.replace(/:\d*$/,"").toLowerCase(),
N=Number.parseInt(N,10)||p[D]||0,this.#o(R,N)?D==="https:"?this[u]:this[r]:this[C]}#o(f,D){if(this.#i&&this.#r(),this.#t.
length===0)return!0;if(this.#e==="*")return!1;for(let R=0;R<this.#t.length;R++){let N=this.#t[R];if(!(N.port&&N.port!==D)){
if(/^[.*]/.test(N.hostname)){if(f.endsWith(N.hostname.replace(/^\*/,"")))return!1}else if(f===N.hostname)return!1}}return!0}#r(){
let f=this.#A.noProxy??this.#n,D=f.split(/[,\s]/),R=[];for(let N=0;N<D.length;N++){let L=D[N];if(!L)continue;let H=L.match(
/^(.+):(\d+)$/);R.push({hostname:(H?H[1]:L).toLowerCase(),port:H?Number.parseInt(H[2],10):0})}this.#e=f,this.#t=R}get#i(){
return this.#A.noProxy!==void 0?!1:this.#e!==this.#n}get#n(){return process.env.no_proxy??process.env.NO_PROXY??""}};Q.exports=
d}),IA=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.b)("node:assert"),{kRetryHandlerDefaultRetry:c}=xe(),{RequestRetryError:g}=Ye(),
{isDisturbed:h,parseHeaders:n,parseRangeHeader:l,wrapRequestBody:C}=Le();function r(w){let p=Date.now();return new Date(
w).getTime()-p}E(r,"xk"),(0,e.a)(r,"calculateRetryAfterHeader");function u(w,p,a,d){let f=w["content-length"];if(f==null||
!Number.isFinite(p.start)||!Number.isFinite(p.end))return null;let D=Number(f),R=p.end-p.start+1;return!Number.isFinite(
D)||D!==R?new g("Content-Length mismatch",a,{headers:w,data:{count:d}}):null}E(u,"JQ"),(0,e.a)(u,"validatePartialRespons\
eContentLength");var B=class Qs{static{E(this,"A")}static{(0,e.a)(this,"RetryHandler")}constructor(p,a){let{retryOptions:d,
...f}=p,{retry:D,maxRetries:R,maxTimeout:N,minTimeout:L,timeoutFactor:H,methods:v,errorCodes:T,retryAfter:A,statusCodes:i}=d??
{};this.dispatch=a.dispatch,this.handler=a.handler,this.opts={...f,body:C(p.body)},this.abort=null,this.aborted=!1,this.
retryOpts={retry:D??Qs[c],retryAfter:A??!0,maxTimeout:N??30*1e3,minTimeout:L??500,timeoutFactor:H??2,maxRetries:R??5,methods:v??
["GET","HEAD","OPTIONS","PUT","DELETE","TRACE"],statusCodes:i??[500,502,503,504,429],errorCodes:T??["ECONNRESET","ECONNR\
EFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.
retryCountCheckpoint=0,this.start=0,this.end=null,this.etag=null,this.resume=null,this.headersSent=!1,this.handler.onConnect(
I=>{this.aborted=!0,this.abort?this.abort(I):this.reason=I})}checkpointResponseEnd(p,a){if(this.end==null&&this.opts.method!==
"HEAD"){let d=p["content-length"];this.end=d!=null?Number(d)-1:null,t(this.end==null||Number.isFinite(this.end),"invalid\
 content-length")}this.resume=this.end!=null?a:null}onRequestSent(){this.handler.onRequestSent&&this.handler.onRequestSent()}onUpgrade(p,a,d){
this.handler.onUpgrade&&this.handler.onUpgrade(p,a,d)}onConnect(p){this.aborted?p(this.reason):this.abort=p}onBodySent(p){
if(this.handler.onBodySent)return this.handler.onBodySent(p)}static[c](p,{state:a,opts:d},f){let{statusCode:D,code:R,headers:N}=p,
{method:L,retryOptions:H}=d,{maxRetries:v,minTimeout:T,maxTimeout:A,timeoutFactor:i,statusCodes:I,errorCodes:o,methods:m}=H,
{counter:y}=a;if(R&&R!=="UND_ERR_REQ_RETRY"&&!o.includes(R)){f(p);return}if(Array.isArray(m)&&!m.includes(L)){f(p);return}
if(D!=null&&Array.isArray(I)&&!I.includes(D)){f(p);return}if(y>v){f(p);return}let b=N?.["retry-after"];b&&(b=Number(b),b=
Number.isNaN(b)?r(b):b*1e3);let k=b>0?Math.min(b,A):Math.min(T*i**(y-1),A);setTimeout(()=>f(null),k)}onHeaders(p,a,d,f){
let D=n(a);if(this.retryCount+=1,p>=300)return!this.headersSent&&this.retryOpts.statusCodes.includes(p)===!1?(this.headersSent=
!0,this.checkpointResponseEnd(D,d),this.handler.onHeaders(p,a,d,f)):(this.abort(new g("Request failed",p,{headers:D,data:{
count:this.retryCount}})),!1);if(this.resume!=null){if(this.resume=null,p!==206&&(this.start>0||p!==200))return this.abort(
new g("server does not support the range header and the payload was partially consumed",p,{headers:D,data:{count:this.retryCount}})),
!1;let N=l(D["content-range"]);if(!N)return this.abort(new g("Content-Range mismatch",p,{headers:D,data:{count:this.retryCount}})),
!1;if(this.etag!=null&&this.etag!==D.etag)return this.abort(new g("ETag mismatch",p,{headers:D,data:{count:this.retryCount}})),
!1;let L=u(D,N,p,this.retryCount);if(L!=null)return this.abort(L),!1;let{start:H,size:v,end:T=v-1}=N;return this.start!==
H||this.end!=null&&this.end!==T?(this.abort(new g("Content-Range mismatch",p,{headers:D,data:{count:this.retryCount}})),
!1):(this.resume=d,!0)}if(this.end==null){if(p===206){let N=l(D["content-range"]);if(N==null)return this.headersSent=!0,
this.handler.onHeaders(p,a,d,f);let L=u(D,N,p,this.retryCount);if(L!=null)return this.abort(L),!1;let{start:H,size:v,end:T=v-
1}=N;t(H!=null&&Number.isFinite(H),"content-range mismatch"),t(T!=null&&Number.isFinite(T),"invalid content-length"),this.
start=H,this.end=T}if(this.end==null){let N=D["content-length"];this.end=N!=null?Number(N)-1:null}return t(Number.isFinite(
this.start)),t(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=d,this.headersSent=!0,this.
etag=D.etag!=null?D.etag:null,this.etag!=null&&this.etag.startsWith("W/")&&(this.etag=null),this.handler.onHeaders(p,a,d,
f)}let R=new g("Request failed",p,{headers:D,data:{count:this.retryCount}});return this.abort(R),!1}onData(p){return this.
start+=p.length,this.handler.onData(p)}onComplete(p){return this.retryCount=0,this.handler.onComplete(p)}onError(p){if(this.
aborted||h(this.opts.body)||this.headersSent&&this.resume==null)return this.handler.onError(p);this.retryCount-this.retryCountCheckpoint>
0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=1,this.retryOpts.
retry(p,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},a.bind(this));function a(d){if(d!=
null||this.aborted||h(this.opts.body))return this.handler.onError(d);if(this.start!==0){let f={range:`bytes=${this.start}\
-${this.end??""}`};this.etag!=null&&(f["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...f}}}
try{this.retryCountCheckpoint=this.retryCount,this.dispatch(this.opts,this)}catch(f){this.handler.onError(f)}}E(a,"t"),(0,e.
a)(a,"onRetry")}};Q.exports=B}),Os=(0,e.c)((s,Q)=>{"use strict";var t=Ot(),c=IA(),g=class extends t{static{E(this,"La")}static{
(0,e.a)(this,"RetryAgent")}#e=null;#t=null;constructor(h,n={}){super(n),this.#e=h,this.#t=n}dispatch(h,n){let l=new c({...h,
retryOptions:this.#t},{dispatch:this.#e.dispatch.bind(this.#e),handler:n});return this.#e.dispatch(h,l)}close(){return this.#e.
close()}destroy(){return this.#e.destroy()}};Q.exports=g}),$A=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.b)("node:assert"),
{Readable:c}=(0,e.b)("node:stream"),{RequestAbortedError:g,NotSupportedError:h,InvalidArgumentError:n,AbortError:l}=Ye(),
C=Le(),{ReadableStreamFrom:r}=Le(),u=Symbol("kConsume"),B=Symbol("kReading"),w=Symbol("kBody"),p=Symbol("kAbort"),a=Symbol(
"kContentType"),d=Symbol("kContentLength"),f=(0,e.a)(()=>{},"noop"),D=class extends c{static{E(this,"Ya")}static{(0,e.a)(
this,"BodyReadable")}constructor({resume:o,abort:m,contentType:y="",contentLength:b,highWaterMark:k=64*1024}){super({autoDestroy:!0,
read:o,highWaterMark:k}),this._readableState.dataEmitted=!1,this[p]=m,this[u]=null,this[w]=null,this[a]=y,this[d]=b,this[B]=
!1}destroy(o){return!o&&!this._readableState.endEmitted&&(o=new g),o&&this[p](),super.destroy(o)}_destroy(o,m){this[B]?m(
o):setImmediate(()=>{m(o)})}on(o,...m){return(o==="data"||o==="readable")&&(this[B]=!0),super.on(o,...m)}addListener(o,...m){
return this.on(o,...m)}off(o,...m){let y=super.off(o,...m);return(o==="data"||o==="readable")&&(this[B]=this.listenerCount(
"data")>0||this.listenerCount("readable")>0),y}removeListener(o,...m){return this.off(o,...m)}push(o){return this[u]&&o!==
null?(i(this[u],o),this[B]?super.push(o):!0):super.push(o)}async text(){return L(this,"text")}async json(){return L(this,
"json")}async blob(){return L(this,"blob")}async bytes(){return L(this,"bytes")}async arrayBuffer(){return L(this,"array\
Buffer")}async formData(){throw new h}get bodyUsed(){return C.isDisturbed(this)}get body(){return this[w]||(this[w]=r(this),
this[u]&&(this[w].getReader(),t(this[w].locked))),this[w]}async dump(o){let m=Number.isFinite(o?.limit)?o.limit:131072,y=o?.
signal;if(y!=null&&(typeof y!="object"||!("aborted"in y)))throw new n("signal must be an AbortSignal");return y?.throwIfAborted(),
this._readableState.closeEmitted?null:await new Promise((b,k)=>{this[d]>m&&this.destroy(new l);let S=(0,e.a)(()=>{this.destroy(
y.reason??new l)},"onAbort");y?.addEventListener("abort",S),this.on("close",function(){y?.removeEventListener("abort",S),
y?.aborted?k(y.reason??new l):b(null)}).on("error",f).on("data",function(Y){m-=Y.length,m<=0&&this.destroy()}).resume()})}};
function R(o){return o[w]&&o[w].locked===!0||o[u]}E(R,"Wk"),(0,e.a)(R,"isLocked");function N(o){return C.isDisturbed(o)||
R(o)}E(N,"zk"),(0,e.a)(N,"isUnusable");async function L(o,m){return t(!o[u]),new Promise((y,b)=>{if(N(o)){let k=o._readableState;
k.destroyed&&k.closeEmitted===!1?o.on("error",S=>{b(S)}).on("close",()=>{b(new TypeError("unusable"))}):b(k.errored??new TypeError(
"unusable"))}else queueMicrotask(()=>{o[u]={type:m,stream:o,resolve:y,reject:b,length:0,body:[]},o.on("error",function(k){
I(this[u],k)}).on("close",function(){this[u].body!==null&&I(this[u],new g)}),H(o[u])})})}E(L,"$r"),(0,e.a)(L,"consume");
function H(o){if(o.body===null)return;let{_readableState:m}=o.stream;if(m.bufferIndex){let y=m.bufferIndex,b=m.buffer.length;
for(let k=y;k<b;k++)i(o,m.buffer[k])}else for(let y of m.buffer)i(o,y);for(m.endEmitted?A(this[u]):o.stream.on("end",function(){
A(this[u])}),o.stream.resume();o.stream.read()!=null;);}E(H,"Zk"),(0,e.a)(H,"consumeStart");function v(o,m){if(o.length===
0||m===0)return"";let y=o.length===1?o[0]:Buffer.concat(o,m),b=y.length,k=b>2&&y[0]===239&&y[1]===187&&y[2]===191?3:0;return y.
utf8Slice(k,b)}E(v,"xa"),(0,e.a)(v,"chunksDecode");function T(o,m){if(o.length===0||m===0)return new Uint8Array(0);if(o.
length===1)return new Uint8Array(o[0]);let y=new Uint8Array(Buffer.allocUnsafeSlow(m).buffer),b=0;for(let k=0;k<o.length;++k){
let S=o[k];y.set(S,b),b+=S.length}return y}E(T,"qQ"),(0,e.a)(T,"chunksConcat");function A(o){let{type:m,body:y,resolve:b,
stream:k,length:S}=o;try{m==="text"?b(v(y,S)):m==="json"?b(JSON.parse(v(y,S))):m==="arrayBuffer"?b(T(y,S).buffer):m==="b\
lob"?b(new Blob(y,{type:k[a]})):m==="bytes"&&b(T(y,S)),I(o)}catch(Y){k.destroy(Y)}}E(A,"WQ"),(0,e.a)(A,"consumeEnd");function i(o,m){
o.length+=m.length,o.body.push(m)}E(i,"Ja"),(0,e.a)(i,"consumePush");function I(o,m){o.body!==null&&(m?o.reject(m):o.resolve(),
o.type=null,o.stream=null,o.resolve=null,o.reject=null,o.length=0,o.body=null)}E(I,"Ha"),(0,e.a)(I,"consumeFinish"),Q.exports=
{Readable:D,chunksDecode:v}}),er=(0,e.c)((s,Q)=>{var t=(0,e.b)("node:assert"),{ResponseStatusCodeError:c}=Ye(),{chunksDecode:g}=$A(),
h=128*1024;async function n({callback:r,body:u,contentType:B,statusCode:w,statusMessage:p,headers:a}){t(u);let d=[],f=0;
try{for await(let L of u)if(d.push(L),f+=L.length,f>h){d=[],f=0;break}}catch{d=[],f=0}let D=`Response status code ${w}${p?
`: ${p}`:""}`;if(w===204||!B||!f){queueMicrotask(()=>r(new c(D,w,a)));return}let R=Error.stackTraceLimit;Error.stackTraceLimit=
0;let N;try{l(B)?N=JSON.parse(g(d,f)):C(B)&&(N=g(d,f))}catch{}finally{Error.stackTraceLimit=R}queueMicrotask(()=>r(new c(
D,w,a,N)))}E(n,"jk"),(0,e.a)(n,"getResolveErrorBodyCallback");var l=(0,e.a)(r=>r.length>15&&r[11]==="/"&&r[0]==="a"&&r[1]===
"p"&&r[2]==="p"&&r[3]==="l"&&r[4]==="i"&&r[5]==="c"&&r[6]==="a"&&r[7]==="t"&&r[8]==="i"&&r[9]==="o"&&r[10]==="n"&&r[12]===
"j"&&r[13]==="s"&&r[14]==="o"&&r[15]==="n","isContentTypeApplicationJson"),C=(0,e.a)(r=>r.length>4&&r[4]==="/"&&r[0]==="\
t"&&r[1]==="e"&&r[2]==="x"&&r[3]==="t","isContentTypeText");Q.exports={getResolveErrorBodyCallback:n,isContentTypeApplicationJson:l,
isContentTypeText:C}}),Vs=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.b)("node:assert"),{Readable:c}=$A(),{InvalidArgumentError:g,
RequestAbortedError:h}=Ye(),n=Le(),{getResolveErrorBodyCallback:l}=er(),{AsyncResource:C}=(0,e.b)("node:async_hooks"),r=class extends C{static{
E(this,"So")}static{(0,e.a)(this,"RequestHandler")}constructor(B,w){if(!B||typeof B!="object")throw new g("invalid opts");
let{signal:p,method:a,opaque:d,body:f,onInfo:D,responseHeaders:R,throwOnError:N,highWaterMark:L}=B;try{if(typeof w!="fun\
ction")throw new g("invalid callback");if(L&&(typeof L!="number"||L<0))throw new g("invalid highWaterMark");if(p&&typeof p.
on!="function"&&typeof p.addEventListener!="function")throw new g("signal must be an EventEmitter or EventTarget");if(a===
"CONNECT")throw new g("invalid method");if(D&&typeof D!="function")throw new g("invalid onInfo callback");super("UNDICI_\
REQUEST")}catch(H){throw n.isStream(f)&&n.destroy(f.on("error",n.nop),H),H}this.method=a,this.responseHeaders=R||null,this.
opaque=d||null,this.callback=w,this.res=null,this.abort=null,this.body=f,this.trailers={},this.context=null,this.onInfo=
D||null,this.throwOnError=N,this.highWaterMark=L,this.signal=p,this.reason=null,this.removeAbortListener=null,n.isStream(
f)&&f.on("error",H=>{this.onError(H)}),this.signal&&(this.signal.aborted?this.reason=this.signal.reason??new h:this.removeAbortListener=
n.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new h,this.res?n.destroy(this.res.on("error",n.nop),
this.reason):this.abort&&this.abort(this.reason),this.removeAbortListener&&(this.res?.off("close",this.removeAbortListener),
this.removeAbortListener(),this.removeAbortListener=null)}))}onConnect(B,w){if(this.reason){B(this.reason);return}t(this.
callback),this.abort=B,this.context=w}onHeaders(B,w,p,a){let{callback:d,opaque:f,abort:D,context:R,responseHeaders:N,highWaterMark:L}=this,
H=N==="raw"?n.parseRawHeaders(w):n.parseHeaders(w);if(B<200){this.onInfo&&this.onInfo({statusCode:B,headers:H});return}let v=N===
"raw"?n.parseHeaders(w):H,T=v["content-type"],A=v["content-length"],i=new c({resume:p,abort:D,contentType:T,contentLength:this.
method!=="HEAD"&&A?Number(A):null,highWaterMark:L});this.removeAbortListener&&i.on("close",this.removeAbortListener),this.
callback=null,this.res=i,d!==null&&(this.throwOnError&&B>=400?this.runInAsyncScope(l,null,{callback:d,body:i,contentType:T,
statusCode:B,statusMessage:a,headers:H}):this.runInAsyncScope(d,null,null,{statusCode:B,headers:H,trailers:this.trailers,
opaque:f,body:i,context:R}))}onData(B){return this.res.push(B)}onComplete(B){n.parseHeaders(B,this.trailers),this.res.push(
null)}onError(B){let{res:w,callback:p,body:a,opaque:d}=this;p&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
p,null,B,{opaque:d})})),w&&(this.res=null,queueMicrotask(()=>{n.destroy(w,B)})),a&&(this.body=null,n.destroy(a,B)),this.
removeAbortListener&&(w?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}};
function u(B,w){if(w===void 0)return new Promise((p,a)=>{u.call(this,B,(d,f)=>d?a(d):p(f))});try{this.dispatch(B,new r(B,
w))}catch(p){if(typeof w!="function")throw p;let a=B?.opaque;queueMicrotask(()=>w(p,{opaque:a}))}}E(u,"oB"),(0,e.a)(u,"r\
equest"),Q.exports=u,Q.exports.RequestHandler=r}),_t=(0,e.c)((s,Q)=>{var{addAbortListener:t}=Le(),{RequestAbortedError:c}=Ye(),
g=Symbol("kListener"),h=Symbol("kSignal");function n(r){r.abort?r.abort(r[h]?.reason):r.reason=r[h]?.reason??new c,C(r)}
E(n,"iB"),(0,e.a)(n,"abort");function l(r,u){if(r.reason=null,r[h]=null,r[g]=null,!!u){if(u.aborted){n(r);return}r[h]=u,
r[g]=()=>{n(r)},t(r[h],r[g])}}E(l,"oR"),(0,e.a)(l,"addSignal");function C(r){r[h]&&("removeEventListener"in r[h]?r[h].removeEventListener(
"abort",r[g]):r[h].removeListener("abort",r[g]),r[h]=null,r[g]=null)}E(C,"aB"),(0,e.a)(C,"removeSignal"),Q.exports={addSignal:l,
removeSignal:C}}),Ps=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.b)("node:assert"),{finished:c,PassThrough:g}=(0,e.b)("node:\
stream"),{InvalidArgumentError:h,InvalidReturnValueError:n}=Ye(),l=Le(),{getResolveErrorBodyCallback:C}=er(),{AsyncResource:r}=(0,e.
b)("node:async_hooks"),{addSignal:u,removeSignal:B}=_t(),w=class extends r{static{E(this,"Pa")}static{(0,e.a)(this,"Stre\
amHandler")}constructor(a,d,f){if(!a||typeof a!="object")throw new h("invalid opts");let{signal:D,method:R,opaque:N,body:L,
onInfo:H,responseHeaders:v,throwOnError:T}=a;try{if(typeof f!="function")throw new h("invalid callback");if(typeof d!="f\
unction")throw new h("invalid factory");if(D&&typeof D.on!="function"&&typeof D.addEventListener!="function")throw new h(
"signal must be an EventEmitter or EventTarget");if(R==="CONNECT")throw new h("invalid method");if(H&&typeof H!="functio\
n")throw new h("invalid onInfo callback");super("UNDICI_STREAM")}catch(A){throw l.isStream(L)&&l.destroy(L.on("error",l.
nop),A),A}this.responseHeaders=v||null,this.opaque=N||null,this.factory=d,this.callback=f,this.res=null,this.abort=null,
this.context=null,this.trailers=null,this.body=L,this.onInfo=H||null,this.throwOnError=T||!1,l.isStream(L)&&L.on("error",
A=>{this.onError(A)}),u(this,D)}onConnect(a,d){if(this.reason){a(this.reason);return}t(this.callback),this.abort=a,this.
context=d}onHeaders(a,d,f,D){let{factory:R,opaque:N,context:L,callback:H,responseHeaders:v}=this,T=v==="raw"?l.parseRawHeaders(
d):l.parseHeaders(d);if(a<200){this.onInfo&&this.onInfo({statusCode:a,headers:T});return}this.factory=null;let A;if(this.
throwOnError&&a>=400){let i=(v==="raw"?l.parseHeaders(d):T)["content-type"];A=new g,this.callback=null,this.runInAsyncScope(
C,null,{callback:H,body:A,contentType:i,statusCode:a,statusMessage:D,headers:T})}else{if(R===null)return;if(A=this.runInAsyncScope(
R,null,{statusCode:a,headers:T,opaque:N,context:L}),!A||typeof A.write!="function"||typeof A.end!="function"||typeof A.on!=
"function")throw new n("expected Writable");c(A,{readable:!1},i=>{let{callback:I,res:o,opaque:m,trailers:y,abort:b}=this;
this.res=null,(i||!o.readable)&&l.destroy(o,i),this.callback=null,this.runInAsyncScope(I,null,i||null,{opaque:m,trailers:y}),
i&&b()})}return A.on("drain",f),this.res=A,(A.writableNeedDrain!==void 0?A.writableNeedDrain:A._writableState?.needDrain)!==
!0}onData(a){let{res:d}=this;return d?d.write(a):!0}onComplete(a){let{res:d}=this;B(this),d&&(this.trailers=l.parseHeaders(
a),d.end())}onError(a){let{res:d,callback:f,opaque:D,body:R}=this;B(this),this.factory=null,d?(this.res=null,l.destroy(d,
a)):f&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(f,null,a,{opaque:D})})),R&&(this.body=null,l.destroy(
R,a))}};function p(a,d,f){if(f===void 0)return new Promise((D,R)=>{p.call(this,a,d,(N,L)=>N?R(N):D(L))});try{this.dispatch(
a,new w(a,d,f))}catch(D){if(typeof f!="function")throw D;let R=a?.opaque;queueMicrotask(()=>f(D,{opaque:R}))}}E(p,"lB"),
(0,e.a)(p,"stream"),Q.exports=p}),xs=(0,e.c)((s,Q)=>{"use strict";var{Readable:t,Duplex:c,PassThrough:g}=(0,e.b)("node:s\
tream"),{InvalidArgumentError:h,InvalidReturnValueError:n,RequestAbortedError:l}=Ye(),C=Le(),{AsyncResource:r}=(0,e.b)("\
node:async_hooks"),{addSignal:u,removeSignal:B}=_t(),w=(0,e.b)("node:assert"),p=Symbol("resume"),a=class extends t{static{
E(this,"Wa")}static{(0,e.a)(this,"PipelineRequest")}constructor(){super({autoDestroy:!0}),this[p]=null}_read(){let{[p]:R}=this;
R&&(this[p]=null,R())}_destroy(R,N){this._read(),N(R)}},d=class extends t{static{E(this,"za")}static{(0,e.a)(this,"Pipel\
ineResponse")}constructor(R){super({autoDestroy:!0}),this[p]=R}_read(){this[p]()}_destroy(R,N){!R&&!this._readableState.
endEmitted&&(R=new l),N(R)}},f=class extends r{static{E(this,"Za")}static{(0,e.a)(this,"PipelineHandler")}constructor(R,N){
if(!R||typeof R!="object")throw new h("invalid opts");if(typeof N!="function")throw new h("invalid handler");let{signal:L,
method:H,opaque:v,onInfo:T,responseHeaders:A}=R;if(L&&typeof L.on!="function"&&typeof L.addEventListener!="function")throw new h(
"signal must be an EventEmitter or EventTarget");if(H==="CONNECT")throw new h("invalid method");if(T&&typeof T!="functio\
n")throw new h("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=v||null,this.responseHeaders=A||null,this.
handler=N,this.abort=null,this.context=null,this.onInfo=T||null,this.req=new a().on("error",C.nop),this.ret=new c({readableObjectMode:R.
objectMode,autoDestroy:!0,read:(0,e.a)(()=>{let{body:i}=this;i?.resume&&i.resume()},"read"),write:(0,e.a)((i,I,o)=>{let{
req:m}=this;m.push(i,I)||m._readableState.destroyed?o():m[p]=o},"write"),destroy:(0,e.a)((i,I)=>{let{body:o,req:m,res:y,
ret:b,abort:k}=this;!i&&!b._readableState.endEmitted&&(i=new l),k&&i&&k(),C.destroy(o,i),C.destroy(m,i),C.destroy(y,i),B(
this),I(i)},"destroy")}).on("prefinish",()=>{let{req:i}=this;i.push(null)}),this.res=null,u(this,L)}onConnect(R,N){let{ret:L,
res:H}=this;if(this.reason){R(this.reason);return}w(!H,"pipeline cannot be retried"),w(!L.destroyed),this.abort=R,this.context=
N}onHeaders(R,N,L){let{opaque:H,handler:v,context:T}=this;if(R<200){if(this.onInfo){let i=this.responseHeaders==="raw"?C.
parseRawHeaders(N):C.parseHeaders(N);this.onInfo({statusCode:R,headers:i})}return}this.res=new d(L);let A;try{this.handler=
null;let i=this.responseHeaders==="raw"?C.parseRawHeaders(N):C.parseHeaders(N);A=this.runInAsyncScope(v,null,{statusCode:R,
headers:i,opaque:H,body:this.res,context:T})}catch(i){throw this.res.on("error",C.nop),i}if(!A||typeof A.on!="function")
throw new n("expected Readable");A.on("data",i=>{let{ret:I,body:o}=this;!I.push(i)&&o.pause&&o.pause()}).on("error",i=>{
let{ret:I}=this;C.destroy(I,i)}).on("end",()=>{let{ret:i}=this;i.push(null)}).on("close",()=>{let{ret:i}=this;i._readableState.
ended||C.destroy(i,new l)}),this.body=A}onData(R){let{res:N}=this;return N.push(R)}onComplete(R){let{res:N}=this;N.push(
null)}onError(R){let{ret:N}=this;this.handler=null,C.destroy(N,R)}};function D(R,N){try{let L=new f(R,N);return this.dispatch(
{...R,body:L.req},L),L.ret}catch(L){return new g().destroy(L)}}E(D,"dR"),(0,e.a)(D,"pipeline"),Q.exports=D}),_s=(0,e.c)(
(s,Q)=>{"use strict";var{InvalidArgumentError:t,SocketError:c}=Ye(),{AsyncResource:g}=(0,e.b)("node:async_hooks"),h=Le(),
{addSignal:n,removeSignal:l}=_t(),C=(0,e.b)("node:assert"),r=class extends g{static{E(this,"Xa")}static{(0,e.a)(this,"Up\
gradeHandler")}constructor(B,w){if(!B||typeof B!="object")throw new t("invalid opts");if(typeof w!="function")throw new t(
"invalid callback");let{signal:p,opaque:a,responseHeaders:d}=B;if(p&&typeof p.on!="function"&&typeof p.addEventListener!=
"function")throw new t("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=d||
null,this.opaque=a||null,this.callback=w,this.abort=null,this.context=null,n(this,p)}onConnect(B,w){if(this.reason){B(this.
reason);return}C(this.callback),this.abort=B,this.context=null}onHeaders(){throw new c("bad upgrade",null)}onUpgrade(B,w,p){
C(B===101);let{callback:a,opaque:d,context:f}=this;l(this),this.callback=null;let D=this.responseHeaders==="raw"?h.parseRawHeaders(
w):h.parseHeaders(w);this.runInAsyncScope(a,null,null,{headers:D,socket:p,opaque:d,context:f})}onError(B){let{callback:w,
opaque:p}=this;l(this),w&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(w,null,B,{opaque:p})}))}};function u(B,w){
if(w===void 0)return new Promise((p,a)=>{u.call(this,B,(d,f)=>d?a(d):p(f))});try{let p=new r(B,w);this.dispatch({...B,method:B.
method||"GET",upgrade:B.protocol||"Websocket"},p)}catch(p){if(typeof w!="function")throw p;let a=B?.opaque;queueMicrotask(
()=>w(p,{opaque:a}))}}E(u,"fB"),(0,e.a)(u,"upgrade"),Q.exports=u}),Ws=(0,e.c)((s,Q)=>{"use strict";var t=(0,e.b)("node:a\
ssert"),{AsyncResource:c}=(0,e.b)("node:async_hooks"),{InvalidArgumentError:g,SocketError:h}=Ye(),n=Le(),{addSignal:l,removeSignal:C}=_t(),
r=class extends c{static{E(this,"$a")}static{(0,e.a)(this,"ConnectHandler")}constructor(B,w){if(!B||typeof B!="object")throw new g(
"invalid opts");if(typeof w!="function")throw new g("invalid callback");let{signal:p,opaque:a,responseHeaders:d}=B;if(p&&
typeof p.on!="function"&&typeof p.addEventListener!="function")throw new g("signal must be an EventEmitter or EventTarge\
t");super("UNDICI_CONNECT"),this.opaque=a||null,this.responseHeaders=d||null,this.callback=w,this.abort=null,l(this,p)}onConnect(B,w){
if(this.reason){B(this.reason);return}t(this.callback),this.abort=B,this.context=w}onHeaders(){throw new h("bad connect",
null)}onUpgrade(B,w,p){let{callback:a,opaque:d,context:f}=this;C(this),this.callback=null;let D=w;D!=null&&(D=this.responseHeaders===
"raw"?n.parseRawHeaders(w):n.parseHeaders(w)),this.runInAsyncScope(a,null,null,{statusCode:B,headers:D,socket:p,opaque:d,
context:f})}onError(B){let{callback:w,opaque:p}=this;C(this),w&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
w,null,B,{opaque:p})}))}};function u(B,w){if(w===void 0)return new Promise((p,a)=>{u.call(this,B,(d,f)=>d?a(d):p(f))});try{
let p=new r(B,w);this.dispatch({...B,method:"CONNECT"},p)}catch(p){if(typeof w!="function")throw p;let a=B?.opaque;queueMicrotask(
()=>w(p,{opaque:a}))}}E(u,"kB"),(0,e.a)(u,"connect"),Q.exports=u}),qs=(0,e.c)((s,Q)=>{"use strict";Q.exports.request=Vs(),
Q.exports.stream=Ps(),Q.exports.pipeline=xs(),Q.exports.upgrade=_s(),Q.exports.connect=Ws()}),tr=(0,e.c)((s,Q)=>{"use st\
rict";var{UndiciError:t}=Ye(),c=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED"),g=class hs extends t{static{E(this,
"A")}static{(0,e.a)(this,"MockNotMatchedError")}constructor(n){super(n),Error.captureStackTrace(this,hs),this.name="Mock\
NotMatchedError",this.message=n||"The request does not match any registered mock dispatches",this.code="UND_MOCK_ERR_MOC\
K_NOT_MATCHED"}static[Symbol.hasInstance](n){return n&&n[c]===!0}[c]=!0};Q.exports={MockNotMatchedError:g}}),vt=(0,e.c)(
(s,Q)=>{"use strict";Q.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol(
"dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("def\
ault trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent\
 set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol(
"original agent close"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),
kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected")}}),Wt=(0,e.c)((s,Q)=>{"use strict";var{MockNotMatchedError:t}=tr(),
{kDispatches:c,kMockAgent:g,kOriginalDispatch:h,kOrigin:n,kGetNetConnect:l}=vt(),{buildURL:C}=Le(),{STATUS_CODES:r}=(0,e.
b)("node:http"),{types:{isPromise:u}}=(0,e.b)("node:util");function B(b,k){return typeof b=="string"?b===k:b instanceof RegExp?
b.test(k):typeof b=="function"?b(k)===!0:!1}E(B,"dA"),(0,e.a)(B,"matchValue");function w(b){return Object.fromEntries(Object.
entries(b).map(([k,S])=>[k.toLocaleLowerCase(),S]))}E(w,"GB"),(0,e.a)(w,"lowerCaseEntries");function p(b,k){if(Array.isArray(
b)){for(let S=0;S<b.length;S+=2)if(b[S].toLocaleLowerCase()===k.toLocaleLowerCase())return b[S+1];return}else return typeof b.
get=="function"?b.get(k):w(b)[k.toLocaleLowerCase()]}E(p,"MB"),(0,e.a)(p,"getHeaderByName");function a(b){let k=b.slice(),
S=[];for(let Y=0;Y<k.length;Y+=2)S.push([k[Y],k[Y+1]]);return Object.fromEntries(S)}E(a,"sc"),(0,e.a)(a,"buildHeadersFro\
mArray");function d(b,k){if(typeof b.headers=="function")return Array.isArray(k)&&(k=a(k)),b.headers(k?w(k):{});if(typeof b.
headers>"u")return!0;if(typeof k!="object"||typeof b.headers!="object")return!1;for(let[S,Y]of Object.entries(b.headers)){
let J=p(k,S);if(!B(Y,J))return!1}return!0}E(d,"LB"),(0,e.a)(d,"matchHeaders");function f(b){if(typeof b!="string")return b;
let k=b.split("?");if(k.length!==2)return b;let S=new URLSearchParams(k.pop());return S.sort(),[...k,S.toString()].join(
"?")}E(f,"NB"),(0,e.a)(f,"safeUrl");function D(b,{path:k,method:S,body:Y,headers:J}){let O=B(b.path,k),_=B(b.method,S),re=typeof b.
body<"u"?B(b.body,Y):!0,ae=d(b,J);return O&&_&&re&&ae}E(D,"MR"),(0,e.a)(D,"matchKey");function R(b){return Buffer.isBuffer(
b)||b instanceof Uint8Array||b instanceof ArrayBuffer?b:typeof b=="object"?JSON.stringify(b):b.toString()}E(R,"vB"),(0,e.
a)(R,"getResponseData");function N(b,k){let S=k.query?C(k.path,k.query):k.path,Y=typeof S=="string"?f(S):S,J=b.filter(({
consumed:O})=>!O).filter(({path:O})=>B(f(O),Y));if(J.length===0)throw new t(`Mock dispatch not matched for path '${Y}'`);
if(J=J.filter(({method:O})=>B(O,k.method)),J.length===0)throw new t(`Mock dispatch not matched for method '${k.method}' \
on path '${Y}'`);if(J=J.filter(({body:O})=>typeof O<"u"?B(O,k.body):!0),J.length===0)throw new t(`Mock dispatch not matc\
hed for body '${k.body}' on path '${Y}'`);if(J=J.filter(O=>d(O,k.headers)),J.length===0){let O=typeof k.headers=="object"?
JSON.stringify(k.headers):k.headers;throw new t(`Mock dispatch not matched for headers '${O}' on path '${Y}'`)}return J[0]}
E(N,"YB"),(0,e.a)(N,"getMockDispatch");function L(b,k,S){let Y={timesInvoked:0,times:1,persist:!1,consumed:!1},J=typeof S==
"function"?{callback:S}:{...S},O={...Y,...k,pending:!0,data:{error:null,...J}};return b.push(O),O}E(L,"LR"),(0,e.a)(L,"a\
ddMockDispatch");function H(b,k){let S=b.findIndex(Y=>Y.consumed?D(Y,k):!1);S!==-1&&b.splice(S,1)}E(H,"tc"),(0,e.a)(H,"d\
eleteMockDispatch");function v(b){let{path:k,method:S,body:Y,headers:J,query:O}=b;return{path:k,method:S,body:Y,headers:J,
query:O}}E(v,"xB"),(0,e.a)(v,"buildKey");function T(b){let k=Object.keys(b),S=[];for(let Y=0;Y<k.length;++Y){let J=k[Y],
O=b[J],_=Buffer.from(`${J}`);if(Array.isArray(O))for(let re=0;re<O.length;++re)S.push(_,Buffer.from(`${O[re]}`));else S.
push(_,Buffer.from(`${O}`))}return S}E(T,"rc"),(0,e.a)(T,"generateKeyValues");function A(b){return r[b]||"unknown"}E(A,"\
JB"),(0,e.a)(A,"getStatusText");async function i(b){let k=[];for await(let S of b)k.push(S);return Buffer.concat(k).toString(
"utf8")}E(i,"vR"),(0,e.a)(i,"getResponse");function I(b,k){let S=v(b),Y=N(this[c],S);Y.timesInvoked++,Y.data.callback&&(Y.
data={...Y.data,...Y.data.callback(b)});let{data:{statusCode:J,data:O,headers:_,trailers:re,error:ae},delay:ce,persist:Ee}=Y,
{timesInvoked:ue,times:Qe}=Y;if(Y.consumed=!Ee&&ue>=Qe,Y.pending=ue<Qe,ae!==null)return H(this[c],S),k.onError(ae),!0;typeof ce==
"number"&&ce>0?setTimeout(()=>{Be(this[c])},ce):Be(this[c]);function Be(pe,te=O){let Ae=Array.isArray(b.headers)?a(b.headers):
b.headers,ge=typeof te=="function"?te({...b,headers:Ae}):te;if(u(ge)){ge.then(K=>Be(pe,K));return}let Re=R(ge),P=T(_),se=T(
re);k.onConnect?.(K=>k.onError(K),null),k.onHeaders?.(J,P,De,A(J)),k.onData?.(Buffer.from(Re)),k.onComplete?.(se),H(pe,S)}
E(Be,"h"),(0,e.a)(Be,"handleReply");function De(){}return E(De,"Q"),(0,e.a)(De,"resume"),!0}E(I,"HB"),(0,e.a)(I,"mockDis\
patch");function o(){let b=this[g],k=this[n],S=this[h];return(0,e.a)(function(Y,J){if(b.isMockActive)try{I.call(this,Y,J)}catch(O){
if(O instanceof t){let _=b[l]();if(_===!1)throw new t(`${O.message}: subsequent request to origin ${k} was not allowed (\
net.connect disabled)`);if(m(_,k))S.call(this,Y,J);else throw new t(`${O.message}: subsequent request to origin ${k} was\
 not allowed (net.connect is not enabled for this origin)`)}else throw O}else S.call(this,Y,J)},"dispatch")}E(o,"YR"),(0,e.
a)(o,"buildMockDispatch");function m(b,k){let S=new URL(k);return b===!0?!0:!!(Array.isArray(b)&&b.some(Y=>B(Y,S.host)))}
E(m,"OB"),(0,e.a)(m,"checkNetConnect");function y(b){if(b){let{agent:k,...S}=b;return S}}E(y,"xR"),(0,e.a)(y,"buildMockO\
ptions"),Q.exports={getResponseData:R,getMockDispatch:N,addMockDispatch:L,deleteMockDispatch:H,buildKey:v,generateKeyValues:T,
matchValue:B,getResponse:i,getStatusText:A,mockDispatch:I,buildMockDispatch:o,checkNetConnect:m,buildMockOptions:y,getHeaderByName:p,
buildHeadersFromArray:a}}),Ar=(0,e.c)((s,Q)=>{"use strict";var{getResponseData:t,buildKey:c,addMockDispatch:g}=Wt(),{kDispatches:h,
kDispatchKey:n,kDefaultHeaders:l,kDefaultTrailers:C,kContentLength:r,kMockDispatch:u}=vt(),{InvalidArgumentError:B}=Ye(),
{buildURL:w}=Le(),p=class{static{E(this,"rr")}static{(0,e.a)(this,"MockScope")}constructor(d){this[u]=d}delay(d){if(typeof d!=
"number"||!Number.isInteger(d)||d<=0)throw new B("waitInMs must be a valid integer > 0");return this[u].delay=d,this}persist(){
return this[u].persist=!0,this}times(d){if(typeof d!="number"||!Number.isInteger(d)||d<=0)throw new B("repeatTimes must \
be a valid integer > 0");return this[u].times=d,this}},a=class{static{E(this,"cc")}static{(0,e.a)(this,"MockInterceptor")}constructor(d,f){
if(typeof d!="object")throw new B("opts must be an object");if(typeof d.path>"u")throw new B("opts.path must be defined");
if(typeof d.method>"u"&&(d.method="GET"),typeof d.path=="string")if(d.query)d.path=w(d.path,d.query);else{let D=new URL(
d.path,"data://");d.path=D.pathname+D.search}typeof d.method=="string"&&(d.method=d.method.toUpperCase()),this[n]=c(d),this[h]=
f,this[l]={},this[C]={},this[r]=!1}createMockScopeDispatchData({statusCode:d,data:f,responseOptions:D}){let R=t(f),N=this[r]?
{"content-length":R.length}:{},L={...this[l],...N,...D.headers},H={...this[C],...D.trailers};return{statusCode:d,data:f,
headers:L,trailers:H}}validateReplyParameters(d){if(typeof d.statusCode>"u")throw new B("statusCode must be defined");if(typeof d.
responseOptions!="object"||d.responseOptions===null)throw new B("responseOptions must be an object")}reply(d){if(typeof d==
"function"){let N=(0,e.a)(H=>{let v=d(H);if(typeof v!="object"||v===null)throw new B("reply options callback must return\
 an object");let T={data:"",responseOptions:{},...v};return this.validateReplyParameters(T),{...this.createMockScopeDispatchData(
T)}},"wrappedDefaultsCallback"),L=g(this[h],this[n],N);return new p(L)}let f={statusCode:d,data:arguments[1]===void 0?"":
arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};this.validateReplyParameters(f);let D=this.createMockScopeDispatchData(
f),R=g(this[h],this[n],D);return new p(R)}replyWithError(d){if(typeof d>"u")throw new B("error must be defined");let f=g(
this[h],this[n],{error:d});return new p(f)}defaultReplyHeaders(d){if(typeof d>"u")throw new B("headers must be defined");
return this[l]=d,this}defaultReplyTrailers(d){if(typeof d>"u")throw new B("trailers must be defined");return this[C]=d,this}replyContentLength(){
return this[r]=!0,this}};Q.exports.MockInterceptor=a,Q.exports.MockScope=p}),rr=(0,e.c)((s,Q)=>{"use strict";var{promisify:t}=(0,e.
b)("node:util"),c=Nt(),{buildMockDispatch:g}=Wt(),{kDispatches:h,kMockAgent:n,kClose:l,kOriginalClose:C,kOrigin:r,kOriginalDispatch:u,
kConnected:B}=vt(),{MockInterceptor:w}=Ar(),p=xe(),{InvalidArgumentError:a}=Ye(),d=class extends c{static{E(this,"uc")}static{
(0,e.a)(this,"MockClient")}constructor(f,D){if(super(f,D),!D||!D.agent||typeof D.agent.dispatch!="function")throw new a(
"Argument opts.agent must implement Agent");this[n]=D.agent,this[r]=f,this[h]=[],this[B]=1,this[u]=this.dispatch,this[C]=
this.close.bind(this),this.dispatch=g.call(this),this.close=this[l]}get[p.kConnected](){return this[B]}intercept(f){return new w(
f,this[h])}async[l](){await t(this[C])(),this[B]=0,this[n][p.kClients].delete(this[r])}};Q.exports=d}),sr=(0,e.c)((s,Q)=>{
"use strict";var{promisify:t}=(0,e.b)("node:util"),c=Mt(),{buildMockDispatch:g}=Wt(),{kDispatches:h,kMockAgent:n,kClose:l,
kOriginalClose:C,kOrigin:r,kOriginalDispatch:u,kConnected:B}=vt(),{MockInterceptor:w}=Ar(),p=xe(),{InvalidArgumentError:a}=Ye(),
d=class extends c{static{E(this,"hc")}static{(0,e.a)(this,"MockPool")}constructor(f,D){if(super(f,D),!D||!D.agent||typeof D.
agent.dispatch!="function")throw new a("Argument opts.agent must implement Agent");this[n]=D.agent,this[r]=f,this[h]=[],
this[B]=1,this[u]=this.dispatch,this[C]=this.close.bind(this),this.dispatch=g.call(this),this.close=this[l]}get[p.kConnected](){
return this[B]}intercept(f){return new w(f,this[h])}async[l](){await t(this[C])(),this[B]=0,this[n][p.kClients].delete(this[r])}};
Q.exports=d}),zs=(0,e.c)((s,Q)=>{"use strict";var t={pronoun:"it",is:"is",was:"was",this:"this"},c={pronoun:"they",is:"a\
re",was:"were",this:"these"};Q.exports=class{static{(0,e.a)(this,"Pluralizer")}constructor(g,h){this.singular=g,this.plural=
h}pluralize(g){let h=g===1,n=h?t:c,l=h?this.singular:this.plural;return{...n,count:g,noun:l}}}}),Zs=(0,e.c)((s,Q)=>{"use\
 strict";var{Transform:t}=(0,e.b)("node:stream"),{Console:c}=(0,e.b)("node:console"),g=process.versions.icu?"\u2705":"Y ",
h=process.versions.icu?"\u274C":"N ";Q.exports=class{static{(0,e.a)(this,"PendingInterceptorsFormatter")}constructor({disableColors:n}={}){
this.transform=new t({transform(l,C,r){r(null,l)}}),this.logger=new c({stdout:this.transform,inspectOptions:{colors:!n&&
!process.env.CI}})}format(n){let l=n.map(({method:C,path:r,data:{statusCode:u},persist:B,times:w,timesInvoked:p,origin:a})=>({
Method:C,Origin:a,Path:r,"Status code":u,Persistent:B?g:h,Invocations:p,Remaining:B?1/0:w-p}));return this.logger.table(
l),this.transform.read().toString()}}}),Ks=(0,e.c)((s,Q)=>{"use strict";var{kClients:t}=xe(),c=Lt(),{kAgent:g,kMockAgentSet:h,
kMockAgentGet:n,kDispatches:l,kIsMockActive:C,kNetConnect:r,kGetNetConnect:u,kOptions:B,kFactory:w}=vt(),p=rr(),a=sr(),{
matchValue:d,buildMockOptions:f}=Wt(),{InvalidArgumentError:D,UndiciError:R}=Ye(),N=Ot(),L=zs(),H=Zs(),v=class extends N{static{
E(this,"pc")}static{(0,e.a)(this,"MockAgent")}constructor(T){if(super(T),this[r]=!0,this[C]=!0,T?.agent&&typeof T.agent.
dispatch!="function")throw new D("Argument opts.agent must implement Agent");let A=T?.agent?T.agent:new c(T);this[g]=A,this[t]=
A[t],this[B]=f(T)}get(T){let A=this[n](T);return A||(A=this[w](T),this[h](T,A)),A}dispatch(T,A){return this.get(T.origin),
this[g].dispatch(T,A)}async close(){await this[g].close(),this[t].clear()}deactivate(){this[C]=!1}activate(){this[C]=!0}enableNetConnect(T){
if(typeof T=="string"||typeof T=="function"||T instanceof RegExp)Array.isArray(this[r])?this[r].push(T):this[r]=[T];else if(typeof T>
"u")this[r]=!0;else throw new D("Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[r]=
!1}get isMockActive(){return this[C]}[h](T,A){this[t].set(T,A)}[w](T){let A=Object.assign({agent:this},this[B]);return this[B]&&
this[B].connections===1?new p(T,A):new a(T,A)}[n](T){let A=this[t].get(T);if(A)return A;if(typeof T!="string"){let i=this[w](
"http://localhost:9999");return this[h](T,i),i}for(let[i,I]of Array.from(this[t]))if(I&&typeof i!="string"&&d(i,T)){let o=this[w](
T);return this[h](T,o),o[l]=I[l],o}}[u](){return this[r]}pendingInterceptors(){let T=this[t];return Array.from(T.entries()).
flatMap(([A,i])=>i[l].map(I=>({...I,origin:A}))).filter(({pending:A})=>A)}assertNoPendingInterceptors({pendingInterceptorsFormatter:T=new H}={}){
let A=this.pendingInterceptors();if(A.length===0)return;let i=new L("interceptor","interceptors").pluralize(A.length);throw new R(
`
${i.count} ${i.noun} ${i.is} pending:

${T.format(A)}
`.trim())}};Q.exports=v}),qt=(0,e.c)((s,Q)=>{"use strict";var t=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:c}=Ye(),
g=Lt();n()===void 0&&h(new g);function h(l){if(!l||typeof l.dispatch!="function")throw new c("Argument agent must implem\
ent Agent");Object.defineProperty(globalThis,t,{value:l,writable:!0,enumerable:!1,configurable:!1})}E(h,"uh"),(0,e.a)(h,
"setGlobalDispatcher");function n(){return globalThis[t]}E(n,"Qh"),(0,e.a)(n,"getGlobalDispatcher"),Q.exports={setGlobalDispatcher:h,
getGlobalDispatcher:n}}),dA=(0,e.c)((s,Q)=>{"use strict";Q.exports=class{static{(0,e.a)(this,"DecoratorHandler")}#e;constructor(t){
if(typeof t!="object"||t===null)throw new TypeError("handler must be an object");this.#e=t}onConnect(...t){return this.#e.
onConnect?.(...t)}onError(...t){return this.#e.onError?.(...t)}onUpgrade(...t){return this.#e.onUpgrade?.(...t)}onResponseStarted(...t){
return this.#e.onResponseStarted?.(...t)}onHeaders(...t){return this.#e.onHeaders?.(...t)}onData(...t){return this.#e.onData?.(
...t)}onComplete(...t){return this.#e.onComplete?.(...t)}onBodySent(...t){return this.#e.onBodySent?.(...t)}}}),js=(0,e.
c)((s,Q)=>{"use strict";var t=BA();Q.exports=c=>{let g=c?.maxRedirections;return h=>(0,e.a)(function(n,l){let{maxRedirections:C=g,
...r}=n;if(!C)return h(n,l);let u=new t(h,C,n,l);return h(r,u)},"redirectInterceptor")}}),Xs=(0,e.c)((s,Q)=>{"use strict";
var t=IA();Q.exports=c=>g=>(0,e.a)(function(h,n){return g(h,new t({...h,retryOptions:{...c,...h.retryOptions}},{handler:n,
dispatch:g}))},"retryInterceptor")}),$s=(0,e.c)((s,Q)=>{"use strict";var t=Le(),{InvalidArgumentError:c,RequestAbortedError:g}=Ye(),
h=dA(),n=class extends h{static{E(this,"fc")}static{(0,e.a)(this,"DumpHandler")}#e=1024*1024;#t=null;#A=!1;#s=!1;#o=0;#r=null;#i=null;constructor({
maxSize:C},r){if(super(r),C!=null&&(!Number.isFinite(C)||C<1))throw new c("maxSize must be a number greater than 0");this.#e=
C??this.#e,this.#i=r}onConnect(C){this.#t=C,this.#i.onConnect(this.#n.bind(this))}#n(C){this.#s=!0,this.#r=C}onHeaders(C,r,u,B){
let w=t.parseHeaders(r)["content-length"];if(w!=null&&w>this.#e)throw new g(`Response size (${w}) larger than maxSize (${this.#e}\
)`);return this.#s?!0:this.#i.onHeaders(C,r,u,B)}onError(C){this.#A||(C=this.#r??C,this.#i.onError(C))}onData(C){return this.#o=
this.#o+C.length,this.#o>=this.#e&&(this.#A=!0,this.#s?this.#i.onError(this.#r):this.#i.onComplete([])),!0}onComplete(C){
if(!this.#A){if(this.#s){this.#i.onError(this.reason);return}this.#i.onComplete(C)}}};function l({maxSize:C}={maxSize:1024*
1024}){return r=>(0,e.a)(function(u,B){let{dumpMaxSize:w=C}=u,p=new n({maxSize:w},B);return r(u,p)},"Intercept")}E(l,"Db"),
(0,e.a)(l,"createDumpInterceptor"),Q.exports=l}),eo=(0,e.c)((s,Q)=>{"use strict";var{isIP:t}=(0,e.b)("node:net"),{lookup:c}=(0,e.
b)("node:dns"),g=dA(),{InvalidArgumentError:h,InformationalError:n}=Ye(),l=Math.pow(2,31)-1,C=class{static{E(this,"wc")}static{
(0,e.a)(this,"DNSInstance")}#e=0;#t=0;#A=new Map;dualStack=!0;affinity=null;lookup=null;pick=null;constructor(u){this.#e=
u.maxTTL,this.#t=u.maxItems,this.dualStack=u.dualStack,this.affinity=u.affinity,this.lookup=u.lookup??this.#s,this.pick=
u.pick??this.#o}get full(){return this.#A.size===this.#t}runLookup(u,B,w){let p=this.#A.get(u.hostname);if(p==null&&this.
full){w(null,u.origin);return}let a={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...B.
dns,maxTTL:this.#e,maxItems:this.#t};if(p==null)this.lookup(u,a,(d,f)=>{if(d||f==null||f.length===0){w(d??new n("No DNS \
entries found"));return}this.setRecords(u,f);let D=this.#A.get(u.hostname),R=this.pick(u,D,a.affinity),N;typeof R.port==
"number"?N=`:${R.port}`:u.port!==""?N=`:${u.port}`:N="",w(null,`${u.protocol}//${R.family===6?`[${R.address}]`:R.address}${N}`)});else{
let d=this.pick(u,p,a.affinity);if(d==null){this.#A.delete(u.hostname),this.runLookup(u,B,w);return}let f;typeof d.port==
"number"?f=`:${d.port}`:u.port!==""?f=`:${u.port}`:f="",w(null,`${u.protocol}//${d.family===6?`[${d.address}]`:d.address}${f}`)}}#s(u,B,w){
c(u.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(p,a)=>{if(p)return w(p);let d=new Map;
for(let f of a)d.set(`${f.address}:${f.family}`,f);w(null,d.values())})}#o(u,B,w){let p=null,{records:a,offset:d}=B,f;if(this.
dualStack?(w==null&&(d==null||d===l?(B.offset=0,w=4):(B.offset++,w=(B.offset&1)===1?6:4)),a[w]!=null&&a[w].ips.length>0?
f=a[w]:f=a[w===4?6:4]):f=a[w],f==null||f.ips.length===0)return p;f.offset==null||f.offset===l?f.offset=0:f.offset++;let D=f.
offset%f.ips.length;return p=f.ips[D]??null,p==null?p:Date.now()-p.timestamp>p.ttl?(f.ips.splice(D,1),this.pick(u,B,w)):
p}setRecords(u,B){let w=Date.now(),p={records:{4:null,6:null}};for(let a of B){a.timestamp=w,typeof a.ttl=="number"?a.ttl=
Math.min(a.ttl,this.#e):a.ttl=this.#e;let d=p.records[a.family]??{ips:[]};d.ips.push(a),p.records[a.family]=d}this.#A.set(
u.hostname,p)}getHandler(u,B){return new r(this,u,B)}},r=class extends g{static{E(this,"mc")}static{(0,e.a)(this,"DNSDis\
patchHandler")}#e=null;#t=null;#A=null;#s=null;#o=null;constructor(u,{origin:B,handler:w,dispatch:p},a){super(w),this.#o=
B,this.#s=w,this.#t={...a},this.#e=u,this.#A=p}onError(u){switch(u.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#e.
dualStack){this.#e.runLookup(this.#o,this.#t,(B,w)=>{if(B)return this.#s.onError(B);let p={...this.#t,origin:w};this.#A(
p,this)});return}this.#s.onError(u);return}case"ENOTFOUND":this.#e.deleteRecord(this.#o);default:this.#s.onError(u);break}}};
Q.exports=u=>{if(u?.maxTTL!=null&&(typeof u?.maxTTL!="number"||u?.maxTTL<0))throw new h("Invalid maxTTL. Must be a posit\
ive number");if(u?.maxItems!=null&&(typeof u?.maxItems!="number"||u?.maxItems<1))throw new h("Invalid maxItems. Must be \
a positive number and greater than zero");if(u?.affinity!=null&&u?.affinity!==4&&u?.affinity!==6)throw new h("Invalid af\
finity. Must be either 4 or 6");if(u?.dualStack!=null&&typeof u?.dualStack!="boolean")throw new h("Invalid dualStack. Mu\
st be a boolean");if(u?.lookup!=null&&typeof u?.lookup!="function")throw new h("Invalid lookup. Must be a function");if(u?.
pick!=null&&typeof u?.pick!="function")throw new h("Invalid pick. Must be a function");let B=u?.dualStack??!0,w;B?w=u?.affinity??
null:w=u?.affinity??4;let p={maxTTL:u?.maxTTL??1e4,lookup:u?.lookup??null,pick:u?.pick??null,dualStack:B,affinity:w,maxItems:u?.
maxItems??1/0},a=new C(p);return d=>(0,e.a)(function(f,D){let R=f.origin.constructor===URL?f.origin:new URL(f.origin);return t(
R.hostname)!==0?d(f,D):(a.runLookup(R,f,(N,L)=>{if(N)return D.onError(N);let H=null;H={...f,servername:R.hostname,origin:L,
headers:{host:R.hostname,...f.headers}},d(H,a.getHandler({origin:R,dispatch:d,handler:D},f))}),!0)},"dnsInterceptor")}}),
mt=(0,e.c)((s,Q)=>{"use strict";var{kConstruct:t}=xe(),{kEnumerableProperty:c}=Le(),{iteratorMixin:g,isValidHeaderName:h,
isValidHeaderValue:n}=ot(),{webidl:l}=Xe(),C=(0,e.b)("node:assert"),r=(0,e.b)("node:util"),u=Symbol("headers map"),B=Symbol(
"headers map sorted");function w(T){return T===10||T===13||T===9||T===32}E(w,"kh"),(0,e.a)(w,"isHTTPWhiteSpaceCharCode");
function p(T){let A=0,i=T.length;for(;i>A&&w(T.charCodeAt(i-1));)--i;for(;i>A&&w(T.charCodeAt(A));)++A;return A===0&&i===
T.length?T:T.substring(A,i)}E(p,"bh"),(0,e.a)(p,"headerValueNormalize");function a(T,A){if(Array.isArray(A))for(let i=0;i<
A.length;++i){let I=A[i];if(I.length!==2)throw l.errors.exception({header:"Headers constructor",message:`expected name/v\
alue pair to be length 2, found ${I.length}.`});d(T,I[0],I[1])}else if(typeof A=="object"&&A!==null){let i=Object.keys(A);
for(let I=0;I<i.length;++I)d(T,i[I],A[i[I]])}else throw l.errors.conversionFailed({prefix:"Headers constructor",argument:"\
Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}E(a,"Fh"),(0,e.a)(a,"fill");function d(T,A,i){
if(i=p(i),h(A)){if(!n(i))throw l.errors.invalidArgument({prefix:"Headers.append",value:i,type:"header value"})}else throw l.
errors.invalidArgument({prefix:"Headers.append",value:A,type:"header name"});if(N(T)==="immutable")throw new TypeError("\
immutable");return H(T).append(A,i,!1)}E(d,"Dc"),(0,e.a)(d,"appendHeader");function f(T,A){return T[0]<A[0]?-1:1}E(f,"Th"),
(0,e.a)(f,"compareHeaderName");var D=class Bs{static{E(this,"A")}static{(0,e.a)(this,"HeadersList")}cookies=null;constructor(A){
A instanceof Bs?(this[u]=new Map(A[u]),this[B]=A[B],this.cookies=A.cookies===null?null:[...A.cookies]):(this[u]=new Map(
A),this[B]=null)}contains(A,i){return this[u].has(i?A:A.toLowerCase())}clear(){this[u].clear(),this[B]=null,this.cookies=
null}append(A,i,I){this[B]=null;let o=I?A:A.toLowerCase(),m=this[u].get(o);if(m){let y=o==="cookie"?"; ":", ";this[u].set(
o,{name:m.name,value:`${m.value}${y}${i}`})}else this[u].set(o,{name:A,value:i});o==="set-cookie"&&(this.cookies??=[]).push(
i)}set(A,i,I){this[B]=null;let o=I?A:A.toLowerCase();o==="set-cookie"&&(this.cookies=[i]),this[u].set(o,{name:A,value:i})}delete(A,i){
this[B]=null,i||(A=A.toLowerCase()),A==="set-cookie"&&(this.cookies=null),this[u].delete(A)}get(A,i){return this[u].get(
i?A:A.toLowerCase())?.value??null}*[Symbol.iterator](){for(let{0:A,1:{value:i}}of this[u])yield[A,i]}get entries(){let A={};
if(this[u].size!==0)for(let{name:i,value:I}of this[u].values())A[i]=I;return A}rawValues(){return this[u].values()}get entriesList(){
let A=[];if(this[u].size!==0)for(let{0:i,1:{name:I,value:o}}of this[u])if(i==="set-cookie")for(let m of this.cookies)A.push(
[I,m]);else A.push([I,o]);return A}toSortedArray(){let A=this[u].size,i=new Array(A);if(A<=32){if(A===0)return i;let I=this[u][Symbol.
iterator](),o=I.next().value;i[0]=[o[0],o[1].value],C(o[1].value!==null);for(let m=1,y=0,b=0,k=0,S=0,Y,J;m<A;++m){for(J=
I.next().value,Y=i[m]=[J[0],J[1].value],C(Y[1]!==null),k=0,b=m;k<b;)S=k+(b-k>>1),i[S][0]<=Y[0]?k=S+1:b=S;if(m!==S){for(y=
m;y>k;)i[y]=i[--y];i[k]=Y}}if(!I.next().done)throw new TypeError("Unreachable");return i}else{let I=0;for(let{0:o,1:{value:m}}of this[u])
i[I++]=[o,m],C(m!==null);return i.sort(f)}}},R=class ft{static{E(this,"A")}static{(0,e.a)(this,"Headers")}#e;#t;constructor(A=void 0){
l.util.markAsUncloneable(this),A!==t&&(this.#t=new D,this.#e="none",A!==void 0&&(A=l.converters.HeadersInit(A,"Headers c\
ontructor","init"),a(this,A)))}append(A,i){l.brandCheck(this,ft),l.argumentLengthCheck(arguments,2,"Headers.append");let I="\
Headers.append";return A=l.converters.ByteString(A,I,"name"),i=l.converters.ByteString(i,I,"value"),d(this,A,i)}delete(A){
if(l.brandCheck(this,ft),l.argumentLengthCheck(arguments,1,"Headers.delete"),A=l.converters.ByteString(A,"Headers.delete",
"name"),!h(A))throw l.errors.invalidArgument({prefix:"Headers.delete",value:A,type:"header name"});if(this.#e==="immutab\
le")throw new TypeError("immutable");this.#t.contains(A,!1)&&this.#t.delete(A,!1)}get(A){l.brandCheck(this,ft),l.argumentLengthCheck(
arguments,1,"Headers.get");let i="Headers.get";if(A=l.converters.ByteString(A,i,"name"),!h(A))throw l.errors.invalidArgument(
{prefix:i,value:A,type:"header name"});return this.#t.get(A,!1)}has(A){l.brandCheck(this,ft),l.argumentLengthCheck(arguments,
1,"Headers.has");let i="Headers.has";if(A=l.converters.ByteString(A,i,"name"),!h(A))throw l.errors.invalidArgument({prefix:i,
value:A,type:"header name"});return this.#t.contains(A,!1)}set(A,i){l.brandCheck(this,ft),l.argumentLengthCheck(arguments,
2,"Headers.set");let I="Headers.set";if(A=l.converters.ByteString(A,I,"name"),i=l.converters.ByteString(i,I,"value"),i=p(
i),h(A)){if(!n(i))throw l.errors.invalidArgument({prefix:I,value:i,type:"header value"})}else throw l.errors.invalidArgument(
{prefix:I,value:A,type:"header name"});if(this.#e==="immutable")throw new TypeError("immutable");this.#t.set(A,i,!1)}getSetCookie(){
l.brandCheck(this,ft);let A=this.#t.cookies;return A?[...A]:[]}get[B](){if(this.#t[B])return this.#t[B];let A=[],i=this.#t.
toSortedArray(),I=this.#t.cookies;if(I===null||I.length===1)return this.#t[B]=i;for(let o=0;o<i.length;++o){let{0:m,1:y}=i[o];
if(m==="set-cookie")for(let b=0;b<I.length;++b)A.push([m,I[b]]);else A.push([m,y])}return this.#t[B]=A}[r.inspect.custom](A,i){
return i.depth??=A,`Headers ${r.formatWithOptions(i,this.#t.entries)}`}static getHeadersGuard(A){return A.#e}static setHeadersGuard(A,i){
A.#e=i}static getHeadersList(A){return A.#t}static setHeadersList(A,i){A.#t=i}},{getHeadersGuard:N,setHeadersGuard:L,getHeadersList:H,
setHeadersList:v}=R;Reflect.deleteProperty(R,"getHeadersGuard"),Reflect.deleteProperty(R,"setHeadersGuard"),Reflect.deleteProperty(
R,"getHeadersList"),Reflect.deleteProperty(R,"setHeadersList"),g("Headers",R,B,0,1),Object.defineProperties(R.prototype,
{append:c,delete:c,get:c,has:c,set:c,getSetCookie:c,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[r.inspect.custom]:{
enumerable:!1}}),l.converters.HeadersInit=function(T,A,i){if(l.util.Type(T)==="Object"){let I=Reflect.get(T,Symbol.iterator);
if(!r.types.isProxy(T)&&I===R.prototype.entries)try{return H(T).entriesList}catch{}return typeof I=="function"?l.converters["\
sequence<sequence<ByteString>>"](T,A,i,I.bind(T)):l.converters["record<ByteString, ByteString>"](T,A,i)}throw l.errors.conversionFailed(
{prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteStri\
ng>"]})},Q.exports={fill:a,compareHeaderName:f,Headers:R,HeadersList:D,getHeadersGuard:N,setHeadersGuard:L,setHeadersList:v,
getHeadersList:H}}),zt=(0,e.c)((s,Q)=>{"use strict";var{Headers:t,HeadersList:c,fill:g,getHeadersGuard:h,setHeadersGuard:n,
setHeadersList:l}=mt(),{extractBody:C,cloneBody:r,mixinBody:u,hasFinalizationRegistry:B,streamRegistry:w,bodyUnusable:p}=Ut(),
a=Le(),d=(0,e.b)("node:util"),{kEnumerableProperty:f}=a,{isValidReasonPhrase:D,isCancelled:R,isAborted:N,isBlobLike:L,serializeJavascriptValueToJSONString:H,
isErrorLike:v,isomorphicEncode:T,environmentSettingsObject:A}=ot(),{redirectStatusSet:i,nullBodyStatus:I}=Pt(),{kState:o,
kHeaders:m}=ht(),{webidl:y}=Xe(),{FormData:b}=xt(),{URLSerializer:k}=At(),{kConstruct:S}=xe(),Y=(0,e.b)("node:assert"),{
types:J}=(0,e.b)("node:util"),O=new TextEncoder("utf-8"),_=class gt{static{E(this,"A")}static{(0,e.a)(this,"Response")}static error(){
return pe(ce(),"immutable")}static json(Ae,ge={}){y.argumentLengthCheck(arguments,1,"Response.json"),ge!==null&&(ge=y.converters.
ResponseInit(ge));let Re=O.encode(H(Ae)),P=C(Re),se=pe(ae({}),"response");return De(se,ge,{body:P[0],type:"application/j\
son"}),se}static redirect(Ae,ge=302){y.argumentLengthCheck(arguments,1,"Response.redirect"),Ae=y.converters.USVString(Ae),
ge=y.converters["unsigned short"](ge);let Re;try{Re=new URL(Ae,A.settingsObject.baseUrl)}catch(K){throw new TypeError(`F\
ailed to parse URL from ${Ae}`,{cause:K})}if(!i.has(ge))throw new RangeError(`Invalid status code ${ge}`);let P=pe(ae({}),
"immutable");P[o].status=ge;let se=T(k(Re));return P[o].headersList.append("location",se,!0),P}constructor(Ae=null,ge={}){
if(y.util.markAsUncloneable(this),Ae===S)return;Ae!==null&&(Ae=y.converters.BodyInit(Ae)),ge=y.converters.ResponseInit(ge),
this[o]=ae({}),this[m]=new t(S),n(this[m],"response"),l(this[m],this[o].headersList);let Re=null;if(Ae!=null){let[P,se]=C(
Ae);Re={body:P,type:se}}De(this,ge,Re)}get type(){return y.brandCheck(this,gt),this[o].type}get url(){y.brandCheck(this,
gt);let Ae=this[o].urlList,ge=Ae[Ae.length-1]??null;return ge===null?"":k(ge,!0)}get redirected(){return y.brandCheck(this,
gt),this[o].urlList.length>1}get status(){return y.brandCheck(this,gt),this[o].status}get ok(){return y.brandCheck(this,
gt),this[o].status>=200&&this[o].status<=299}get statusText(){return y.brandCheck(this,gt),this[o].statusText}get headers(){
return y.brandCheck(this,gt),this[m]}get body(){return y.brandCheck(this,gt),this[o].body?this[o].body.stream:null}get bodyUsed(){
return y.brandCheck(this,gt),!!this[o].body&&a.isDisturbed(this[o].body.stream)}clone(){if(y.brandCheck(this,gt),p(this))
throw y.errors.exception({header:"Response.clone",message:"Body has already been consumed."});let Ae=re(this[o]);return B&&
this[o].body?.stream&&w.register(this,new WeakRef(this[o].body.stream)),pe(Ae,h(this[m]))}[d.inspect.custom](Ae,ge){ge.depth===
null&&(ge.depth=2),ge.colors??=!0;let Re={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,
bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${d.formatWithOptions(
ge,Re)}`}};u(_),Object.defineProperties(_.prototype,{type:f,url:f,status:f,ok:f,redirected:f,statusText:f,headers:f,clone:f,
body:f,bodyUsed:f,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(_,{json:f,redirect:f,
error:f});function re(te){if(te.internalResponse)return Qe(re(te.internalResponse),te.type);let Ae=ae({...te,body:null});
return te.body!=null&&(Ae.body=r(Ae,te.body)),Ae}E(re,"Fc"),(0,e.a)(re,"cloneResponse");function ae(te){return{aborted:!1,
rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",
statusText:"",...te,headersList:te?.headersList?new c(te?.headersList):new c,urlList:te?.urlList?[...te.urlList]:[]}}E(ae,
"nr"),(0,e.a)(ae,"makeResponse");function ce(te){let Ae=v(te);return ae({type:"error",status:0,error:Ae?te:new Error(te&&
String(te)),aborted:te&&te.name==="AbortError"})}E(ce,"Po"),(0,e.a)(ce,"makeNetworkError");function Ee(te){return te.type===
"error"&&te.status===0}E(Ee,"jb"),(0,e.a)(Ee,"isNetworkError");function ue(te,Ae){return Ae={internalResponse:te,...Ae},
new Proxy(te,{get(ge,Re){return Re in Ae?Ae[Re]:ge[Re]},set(ge,Re,P){return Y(!(Re in Ae)),ge[Re]=P,!0}})}E(ue,"Vo"),(0,e.
a)(ue,"makeFilteredResponse");function Qe(te,Ae){if(Ae==="basic")return ue(te,{type:"basic",headersList:te.headersList});
if(Ae==="cors")return ue(te,{type:"cors",headersList:te.headersList});if(Ae==="opaque")return ue(te,{type:"opaque",urlList:Object.
freeze([]),status:0,statusText:"",body:null});if(Ae==="opaqueredirect")return ue(te,{type:"opaqueredirect",status:0,statusText:"",
headersList:[],body:null});Y(!1)}E(Qe,"Vh"),(0,e.a)(Qe,"filterResponse");function Be(te,Ae=null){return Y(R(te)),N(te)?ce(
Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:Ae})):ce(Object.assign(new DOMException(
"Request was cancelled."),{cause:Ae}))}E(Be,"$b"),(0,e.a)(Be,"makeAppropriateNetworkError");function De(te,Ae,ge){if(Ae.
status!==null&&(Ae.status<200||Ae.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, i\
nclusive.');if("statusText"in Ae&&Ae.statusText!=null&&!D(String(Ae.statusText)))throw new TypeError("Invalid statusText");
if("status"in Ae&&Ae.status!=null&&(te[o].status=Ae.status),"statusText"in Ae&&Ae.statusText!=null&&(te[o].statusText=Ae.
statusText),"headers"in Ae&&Ae.headers!=null&&g(te[m],Ae.headers),ge){if(I.includes(te.status))throw y.errors.exception(
{header:"Response constructor",message:`Invalid response status code ${te.status}`});te[o].body=ge.body,ge.type!=null&&!te[o].
headersList.contains("content-type",!0)&&te[o].headersList.append("content-type",ge.type,!0)}}E(De,"vh"),(0,e.a)(De,"ini\
tializeResponse");function pe(te,Ae){let ge=new _(S);return ge[o]=te,ge[m]=new t(S),l(ge[m],te.headersList),n(ge[m],Ae),
B&&te.body?.stream&&w.register(ge,new WeakRef(te.body.stream)),ge}E(pe,"os"),(0,e.a)(pe,"fromInnerResponse"),y.converters.
ReadableStream=y.interfaceConverter(ReadableStream),y.converters.FormData=y.interfaceConverter(b),y.converters.URLSearchParams=
y.interfaceConverter(URLSearchParams),y.converters.XMLHttpRequestBodyInit=function(te,Ae,ge){return typeof te=="string"?
y.converters.USVString(te,Ae,ge):L(te)?y.converters.Blob(te,Ae,ge,{strict:!1}):ArrayBuffer.isView(te)||J.isArrayBuffer(te)?
y.converters.BufferSource(te,Ae,ge):a.isFormDataLike(te)?y.converters.FormData(te,Ae,ge,{strict:!1}):te instanceof URLSearchParams?
y.converters.URLSearchParams(te,Ae,ge):y.converters.DOMString(te,Ae,ge)},y.converters.BodyInit=function(te,Ae,ge){return te instanceof
ReadableStream?y.converters.ReadableStream(te,Ae,ge):te?.[Symbol.asyncIterator]?te:y.converters.XMLHttpRequestBodyInit(te,
Ae,ge)},y.converters.ResponseInit=y.dictionaryConverter([{key:"status",converter:y.converters["unsigned short"],defaultValue:(0,e.
a)(()=>200,"defaultValue")},{key:"statusText",converter:y.converters.ByteString,defaultValue:(0,e.a)(()=>"","defaultValu\
e")},{key:"headers",converter:y.converters.HeadersInit}]),Q.exports={isNetworkError:Ee,makeNetworkError:ce,makeResponse:ae,
makeAppropriateNetworkError:Be,filterResponse:Qe,Response:_,cloneResponse:re,fromInnerResponse:pe}}),to=(0,e.c)((s,Q)=>{
"use strict";var{kConnected:t,kSize:c}=xe(),g=class{static{E(this,"Tc")}static{(0,e.a)(this,"CompatWeakRef")}constructor(n){
this.value=n}deref(){return this.value[t]===0&&this.value[c]===0?void 0:this.value}},h=class{static{E(this,"Sc")}static{
(0,e.a)(this,"CompatFinalizer")}constructor(n){this.finalizer=n}register(n,l){n.on&&n.on("disconnect",()=>{n[t]===0&&n[c]===
0&&this.finalizer(l)})}unregister(n){}};Q.exports=function(){return process.env.NODE_V8_COVERAGE&&process.version.startsWith(
"v18")?(process._rawDebug("Using compatibility WeakRef and FinalizationRegistry"),{WeakRef:g,FinalizationRegistry:h}):{WeakRef,
FinalizationRegistry}}}),Gt=(0,e.c)((s,Q)=>{"use strict";var{extractBody:t,mixinBody:c,cloneBody:g,bodyUnusable:h}=Ut(),
{Headers:n,fill:l,HeadersList:C,setHeadersGuard:r,getHeadersGuard:u,setHeadersList:B,getHeadersList:w}=mt(),{FinalizationRegistry:p}=to()(),
a=Le(),d=(0,e.b)("node:util"),{isValidHTTPToken:f,sameOrigin:D,environmentSettingsObject:R}=ot(),{forbiddenMethodsSet:N,
corsSafeListedMethodsSet:L,referrerPolicy:H,requestRedirect:v,requestMode:T,requestCredentials:A,requestCache:i,requestDuplex:I}=Pt(),
{kEnumerableProperty:o,normalizedMethodRecordsBase:m,normalizedMethodRecords:y}=a,{kHeaders:b,kSignal:k,kState:S,kDispatcher:Y}=ht(),
{webidl:J}=Xe(),{URLSerializer:O}=At(),{kConstruct:_}=xe(),re=(0,e.b)("node:assert"),{getMaxListeners:ae,setMaxListeners:ce,
getEventListeners:Ee,defaultMaxListeners:ue}=(0,e.b)("node:events"),Qe=Symbol("abortController"),Be=new p(({signal:se,abort:K})=>{
se.removeEventListener("abort",K)}),De=new WeakMap;function pe(se){return K;function K(){let z=se.deref();if(z!==void 0){
Be.unregister(K),this.removeEventListener("abort",K),z.abort(this.reason);let ie=De.get(z.signal);if(ie!==void 0){if(ie.
size!==0){for(let oe of ie){let de=oe.deref();de!==void 0&&de.abort(this.reason)}ie.clear()}De.delete(z.signal)}}}}E(pe,
"tI"),(0,e.a)(pe,"buildAbort");var te=!1,Ae=class qe{static{E(this,"A")}static{(0,e.a)(this,"Request")}constructor(K,z={}){
if(J.util.markAsUncloneable(this),K===_)return;let ie="Request constructor";J.argumentLengthCheck(arguments,1,ie),K=J.converters.
RequestInfo(K,ie,"input"),z=J.converters.RequestInit(z,ie,"init");let oe=null,de=null,ve=R.settingsObject.baseUrl,Te=null;
if(typeof K=="string"){this[Y]=z.dispatcher;let $;try{$=new URL(K,ve)}catch(ne){throw new TypeError("Failed to parse URL\
 from "+K,{cause:ne})}if($.username||$.password)throw new TypeError("Request cannot be constructed from a URL that inclu\
des credentials: "+K);oe=ge({urlList:[$]}),de="cors"}else this[Y]=z.dispatcher||K[Y],re(K instanceof qe),oe=K[S],Te=K[k];
let Oe=R.settingsObject.origin,Ie="client";if(oe.window?.constructor?.name==="EnvironmentSettingsObject"&&D(oe.window,Oe)&&
(Ie=oe.window),z.window!=null)throw new TypeError(`'window' option '${Ie}' must be null`);"window"in z&&(Ie="no-window"),
oe=ge({method:oe.method,headersList:oe.headersList,unsafeRequest:oe.unsafeRequest,client:R.settingsObject,window:Ie,priority:oe.
priority,origin:oe.origin,referrer:oe.referrer,referrerPolicy:oe.referrerPolicy,mode:oe.mode,credentials:oe.credentials,
cache:oe.cache,redirect:oe.redirect,integrity:oe.integrity,keepalive:oe.keepalive,reloadNavigation:oe.reloadNavigation,historyNavigation:oe.
historyNavigation,urlList:[...oe.urlList]});let Ue=Object.keys(z).length!==0;if(Ue&&(oe.mode==="navigate"&&(oe.mode="sam\
e-origin"),oe.reloadNavigation=!1,oe.historyNavigation=!1,oe.origin="client",oe.referrer="client",oe.referrerPolicy="",oe.
url=oe.urlList[oe.urlList.length-1],oe.urlList=[oe.url]),z.referrer!==void 0){let $=z.referrer;if($==="")oe.referrer="no\
-referrer";else{let ne;try{ne=new URL($,ve)}catch(we){throw new TypeError(`Referrer "${$}" is not a valid URL.`,{cause:we})}
ne.protocol==="about:"&&ne.hostname==="client"||Oe&&!D(ne,R.settingsObject.baseUrl)?oe.referrer="client":oe.referrer=ne}}
z.referrerPolicy!==void 0&&(oe.referrerPolicy=z.referrerPolicy);let me;if(z.mode!==void 0?me=z.mode:me=de,me==="navigate")
throw J.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(me!=null&&(oe.mode=
me),z.credentials!==void 0&&(oe.credentials=z.credentials),z.cache!==void 0&&(oe.cache=z.cache),oe.cache==="only-if-cach\
ed"&&oe.mode!=="same-origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(z.redirect!==
void 0&&(oe.redirect=z.redirect),z.integrity!=null&&(oe.integrity=String(z.integrity)),z.keepalive!==void 0&&(oe.keepalive=
!!z.keepalive),z.method!==void 0){let $=z.method,ne=y[$];if(ne!==void 0)oe.method=ne;else{if(!f($))throw new TypeError(`\
'${$}' is not a valid HTTP method.`);let we=$.toUpperCase();if(N.has(we))throw new TypeError(`'${$}' HTTP method is unsu\
pported.`);$=m[we]??$,oe.method=$}!te&&oe.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to resu\
lt in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"}),te=!0)}z.signal!==
void 0&&(Te=z.signal),this[S]=oe;let ye=new AbortController;if(this[k]=ye.signal,Te!=null){if(!Te||typeof Te.aborted!="b\
oolean"||typeof Te.addEventListener!="function")throw new TypeError("Failed to construct 'Request': member signal is not\
 of type AbortSignal.");if(Te.aborted)ye.abort(Te.reason);else{this[Qe]=ye;let $=new WeakRef(ye),ne=pe($);try{(typeof ae==
"function"&&ae(Te)===ue||Ee(Te,"abort").length>=ue)&&ce(1500,Te)}catch{}a.addAbortListener(Te,ne),Be.register(ye,{signal:Te,
abort:ne},ne)}}if(this[b]=new n(_),B(this[b],oe.headersList),r(this[b],"request"),me==="no-cors"){if(!L.has(oe.method))throw new TypeError(
`'${oe.method} is unsupported in no-cors mode.`);r(this[b],"request-no-cors")}if(Ue){let $=w(this[b]),ne=z.headers!==void 0?
z.headers:new C($);if($.clear(),ne instanceof C){for(let{name:we,value:fe}of ne.rawValues())$.append(we,fe,!1);$.cookies=
ne.cookies}else l(this[b],ne)}let Ce=K instanceof qe?K[S].body:null;if((z.body!=null||Ce!=null)&&(oe.method==="GET"||oe.
method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let Pe=null;if(z.body!=null){let[
$,ne]=t(z.body,oe.keepalive);Pe=$,ne&&!w(this[b]).contains("content-type",!0)&&this[b].append("content-type",ne)}let ee=Pe??
Ce;if(ee!=null&&ee.source==null){if(Pe!=null&&z.duplex==null)throw new TypeError("RequestInit: duplex option is required\
 when sending a body.");if(oe.mode!=="same-origin"&&oe.mode!=="cors")throw new TypeError('If request is made from Readab\
leStream, mode should be "same-origin" or "cors"');oe.useCORSPreflightFlag=!0}let M=ee;if(Pe==null&&Ce!=null){if(h(K))throw new TypeError(
"Cannot construct a Request with a Request object that has already been used.");let $=new TransformStream;Ce.stream.pipeThrough(
$),M={source:Ce.source,length:Ce.length,stream:$.readable}}this[S].body=M}get method(){return J.brandCheck(this,qe),this[S].
method}get url(){return J.brandCheck(this,qe),O(this[S].url)}get headers(){return J.brandCheck(this,qe),this[b]}get destination(){
return J.brandCheck(this,qe),this[S].destination}get referrer(){return J.brandCheck(this,qe),this[S].referrer==="no-refe\
rrer"?"":this[S].referrer==="client"?"about:client":this[S].referrer.toString()}get referrerPolicy(){return J.brandCheck(
this,qe),this[S].referrerPolicy}get mode(){return J.brandCheck(this,qe),this[S].mode}get credentials(){return this[S].credentials}get cache(){
return J.brandCheck(this,qe),this[S].cache}get redirect(){return J.brandCheck(this,qe),this[S].redirect}get integrity(){
return J.brandCheck(this,qe),this[S].integrity}get keepalive(){return J.brandCheck(this,qe),this[S].keepalive}get isReloadNavigation(){
return J.brandCheck(this,qe),this[S].reloadNavigation}get isHistoryNavigation(){return J.brandCheck(this,qe),this[S].historyNavigation}get signal(){
return J.brandCheck(this,qe),this[k]}get body(){return J.brandCheck(this,qe),this[S].body?this[S].body.stream:null}get bodyUsed(){
return J.brandCheck(this,qe),!!this[S].body&&a.isDisturbed(this[S].body.stream)}get duplex(){return J.brandCheck(this,qe),
"half"}clone(){if(J.brandCheck(this,qe),h(this))throw new TypeError("unusable");let K=Re(this[S]),z=new AbortController;
if(this.signal.aborted)z.abort(this.signal.reason);else{let ie=De.get(this.signal);ie===void 0&&(ie=new Set,De.set(this.
signal,ie));let oe=new WeakRef(z);ie.add(oe),a.addAbortListener(z.signal,pe(oe))}return P(K,z.signal,u(this[b]))}[d.inspect.
custom](K,z){z.depth===null&&(z.depth=2),z.colors??=!0;let ie={method:this.method,url:this.url,headers:this.headers,destination:this.
destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.
cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,
isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${d.formatWithOptions(z,ie)}`}};c(Ae);function ge(se){
return{method:se.method??"GET",localURLsOnly:se.localURLsOnly??!1,unsafeRequest:se.unsafeRequest??!1,body:se.body??null,
client:se.client??null,reservedClient:se.reservedClient??null,replacesClientId:se.replacesClientId??"",window:se.window??
"client",keepalive:se.keepalive??!1,serviceWorkers:se.serviceWorkers??"all",initiator:se.initiator??"",destination:se.destination??
"",priority:se.priority??null,origin:se.origin??"client",policyContainer:se.policyContainer??"client",referrer:se.referrer??
"client",referrerPolicy:se.referrerPolicy??"",mode:se.mode??"no-cors",useCORSPreflightFlag:se.useCORSPreflightFlag??!1,credentials:se.
credentials??"same-origin",useCredentials:se.useCredentials??!1,cache:se.cache??"default",redirect:se.redirect??"follow",
integrity:se.integrity??"",cryptoGraphicsNonceMetadata:se.cryptoGraphicsNonceMetadata??"",parserMetadata:se.parserMetadata??
"",reloadNavigation:se.reloadNavigation??!1,historyNavigation:se.historyNavigation??!1,userActivation:se.userActivation??
!1,taintedOrigin:se.taintedOrigin??!1,redirectCount:se.redirectCount??0,responseTainting:se.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:se.
preventNoCacheCacheControlHeaderModification??!1,done:se.done??!1,timingAllowFailed:se.timingAllowFailed??!1,urlList:se.
urlList,url:se.urlList[0],headersList:se.headersList?new C(se.headersList):new C}}E(ge,"jo"),(0,e.a)(ge,"makeRequest");function Re(se){
let K=ge({...se,body:null});return se.body!=null&&(K.body=g(K,se.body)),K}E(Re,"iI"),(0,e.a)(Re,"cloneRequest");function P(se,K,z){
let ie=new Ae(_);return ie[S]=se,ie[k]=K,ie[b]=new n(_),B(ie[b],se.headersList),r(ie[b],z),ie}E(P,"aI"),(0,e.a)(P,"fromI\
nnerRequest"),Object.defineProperties(Ae.prototype,{method:o,url:o,headers:o,redirect:o,clone:o,signal:o,duplex:o,destination:o,
body:o,bodyUsed:o,isHistoryNavigation:o,isReloadNavigation:o,keepalive:o,integrity:o,cache:o,credentials:o,attribute:o,referrerPolicy:o,
referrer:o,mode:o,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),J.converters.Request=J.interfaceConverter(Ae),
J.converters.RequestInfo=function(se,K,z){return typeof se=="string"?J.converters.USVString(se,K,z):se instanceof Ae?J.converters.
Request(se,K,z):J.converters.USVString(se,K,z)},J.converters.AbortSignal=J.interfaceConverter(AbortSignal),J.converters.
RequestInit=J.dictionaryConverter([{key:"method",converter:J.converters.ByteString},{key:"headers",converter:J.converters.
HeadersInit},{key:"body",converter:J.nullableConverter(J.converters.BodyInit)},{key:"referrer",converter:J.converters.USVString},
{key:"referrerPolicy",converter:J.converters.DOMString,allowedValues:H},{key:"mode",converter:J.converters.DOMString,allowedValues:T},
{key:"credentials",converter:J.converters.DOMString,allowedValues:A},{key:"cache",converter:J.converters.DOMString,allowedValues:i},
{key:"redirect",converter:J.converters.DOMString,allowedValues:v},{key:"integrity",converter:J.converters.DOMString},{key:"\
keepalive",converter:J.converters.boolean},{key:"signal",converter:J.nullableConverter(se=>J.converters.AbortSignal(se,"\
RequestInit","signal",{strict:!1}))},{key:"window",converter:J.converters.any},{key:"duplex",converter:J.converters.DOMString,
allowedValues:I},{key:"dispatcher",converter:J.converters.any}]),Q.exports={Request:Ae,makeRequest:ge,fromInnerRequest:P,
cloneRequest:Re}}),Zt=(0,e.c)((s,Q)=>{"use strict";var{makeNetworkError:t,makeAppropriateNetworkError:c,filterResponse:g,
makeResponse:h,fromInnerResponse:n}=zt(),{HeadersList:l}=mt(),{Request:C,cloneRequest:r}=Gt(),u=(0,e.b)("node:zlib"),{bytesMatch:B,
makePolicyContainer:w,clonePolicyContainer:p,requestBadPort:a,TAOCheck:d,appendRequestOriginHeader:f,responseLocationURL:D,
requestCurrentURL:R,setRequestReferrerPolicyOnRedirect:N,tryUpgradeRequestToAPotentiallyTrustworthyURL:L,createOpaqueTimingInfo:H,
appendFetchMetadata:v,corsCheck:T,crossOriginResourcePolicyCheck:A,determineRequestsReferrer:i,coarsenedSharedCurrentTime:I,
createDeferredPromise:o,isBlobLike:m,sameOrigin:y,isCancelled:b,isAborted:k,isErrorLike:S,fullyReadBody:Y,readableStreamClose:J,
isomorphicEncode:O,urlIsLocal:_,urlIsHttpHttpsScheme:re,urlHasHttpsScheme:ae,clampAndCoarsenConnectionTimingInfo:ce,simpleRangeHeaderValue:Ee,
buildContentRange:ue,createInflate:Qe,extractMimeType:Be}=ot(),{kState:De,kDispatcher:pe}=ht(),te=(0,e.b)("node:assert"),
{safelyExtractBody:Ae,extractBody:ge}=Ut(),{redirectStatusSet:Re,nullBodyStatus:P,safeMethodsSet:se,requestBodyHeader:K,
subresourceSet:z}=Pt(),ie=(0,e.b)("node:events"),{Readable:oe,pipeline:de,finished:ve}=(0,e.b)("node:stream"),{addAbortListener:Te,
isErrored:Oe,isReadable:Ie,bufferToLowerCasedHeaderName:Ue}=Le(),{dataURLProcessor:me,serializeAMimeType:ye,minimizeSupportedMimeType:Ce}=At(),
{getGlobalDispatcher:Pe}=qt(),{webidl:ee}=Xe(),{STATUS_CODES:M}=(0,e.b)("node:http"),$=["GET","HEAD"],ne=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici",we,fe=class extends ie{static{E(this,"rn")}static{(0,e.a)(this,"Fetch")}constructor(F){
super(),this.dispatcher=F,this.connection=null,this.dump=!1,this.state="ongoing"}terminate(F){this.state==="ongoing"&&(this.
state="terminated",this.connection?.destroy(F),this.emit("terminated",F))}abort(F){this.state==="ongoing"&&(this.state="\
aborted",F||(F=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=F,this.connection?.
destroy(F),this.emit("terminated",F))}};function he(F){Ve(F,"fetch")}E(he,"uT"),(0,e.a)(he,"handleFetchDone");function Me(F,V=void 0){
ee.argumentLengthCheck(arguments,1,"globalThis.fetch");let W=o(),q;try{q=new C(F,V)}catch(Fe){return W.reject(Fe),W.promise}
let j=q[De];if(q.signal.aborted)return _e(W,j,null,q.signal.reason),W.promise;j.client.globalObject?.constructor?.name===
"ServiceWorkerGlobalScope"&&(j.serviceWorkers="none");let X=null,le=!1,be=null;return Te(q.signal,()=>{le=!0,te(be!=null),
be.abort(q.signal.reason);let Fe=X?.deref();_e(W,j,Fe,q.signal.reason)}),be=nt({request:j,processResponseEndOfBody:he,processResponse:(0,e.
a)(Fe=>{if(!le){if(Fe.aborted){_e(W,j,X,be.serializedAbortReason);return}if(Fe.type==="error"){W.reject(new TypeError("f\
etch failed",{cause:Fe.error}));return}X=new WeakRef(n(Fe,"immutable")),W.resolve(X.deref()),W=null}},"processResponse"),
dispatcher:q[pe]}),W.promise}E(Me,"QT"),(0,e.a)(Me,"fetch");function Ve(F,V="other"){if(F.type==="error"&&F.aborted||!F.
urlList?.length)return;let W=F.urlList[0],q=F.timingInfo,j=F.cacheState;re(W)&&q!==null&&(F.timingAllowPassed||(q=H({startTime:q.
startTime}),j=""),q.endTime=I(),F.timingInfo=q,Je(q,W.href,V,globalThis,j))}E(Ve,"CI"),(0,e.a)(Ve,"finalizeAndReportTimi\
ng");var Je=performance.markResourceTiming;function _e(F,V,W,q){if(F&&F.reject(q),V.body!=null&&Ie(V.body?.stream)&&V.body.
stream.cancel(q).catch(X=>{if(X.code!=="ERR_INVALID_STATE")throw X}),W==null)return;let j=W[De];j.body!=null&&Ie(j.body?.
stream)&&j.body.stream.cancel(q).catch(X=>{if(X.code!=="ERR_INVALID_STATE")throw X})}E(_e,"Lc"),(0,e.a)(_e,"abortFetch");
function nt({request:F,processRequestBodyChunkLength:V,processRequestEndOfBody:W,processResponse:q,processResponseEndOfBody:j,
processResponseConsumeBody:X,useParallelQueue:le=!1,dispatcher:be=Pe()}){te(be);let Fe=null,ke=!1;F.client!=null&&(Fe=F.
client.globalObject,ke=F.client.crossOriginIsolatedCapability);let Ne=I(ke),Ge=H({startTime:Ne}),He={controller:new fe(be),
request:F,timingInfo:Ge,processRequestBodyChunkLength:V,processRequestEndOfBody:W,processResponse:q,processResponseConsumeBody:X,
processResponseEndOfBody:j,taskDestination:Fe,crossOriginIsolatedCapability:ke};return te(!F.body||F.body.stream),F.window===
"client"&&(F.window=F.client?.globalObject?.constructor?.name==="Window"?F.client:"no-window"),F.origin==="client"&&(F.origin=
F.client.origin),F.policyContainer==="client"&&(F.client!=null?F.policyContainer=p(F.client.policyContainer):F.policyContainer=
w()),F.headersList.contains("accept",!0)||F.headersList.append("accept","*/*",!0),F.headersList.contains("accept-languag\
e",!0)||F.headersList.append("accept-language","*",!0),F.priority,z.has(F.destination),et(He).catch(Se=>{He.controller.terminate(
Se)}),He.controller}E(nt,"pI"),(0,e.a)(nt,"fetching");async function et(F,V=!1){let W=F.request,q=null;if(W.localURLsOnly&&
!_(R(W))&&(q=t("local URLs only")),L(W),a(W)==="blocked"&&(q=t("bad port")),W.referrerPolicy===""&&(W.referrerPolicy=W.policyContainer.
referrerPolicy),W.referrer!=="no-referrer"&&(W.referrer=i(W)),q===null&&(q=await(async()=>{let X=R(W);return y(X,W.url)&&
W.responseTainting==="basic"||X.protocol==="data:"||W.mode==="navigate"||W.mode==="websocket"?(W.responseTainting="basic",
await it(F)):W.mode==="same-origin"?t('request mode cannot be "same-origin"'):W.mode==="no-cors"?W.redirect!=="follow"?t(
'redirect mode cannot be "follow" for "no-cors" request'):(W.responseTainting="opaque",await it(F)):re(R(W))?(W.responseTainting=
"cors",await Z(F)):t("URL scheme must be a HTTP(S) scheme")})()),V)return q;q.status!==0&&!q.internalResponse&&(W.responseTainting,
W.responseTainting==="basic"?q=g(q,"basic"):W.responseTainting==="cors"?q=g(q,"cors"):W.responseTainting==="opaque"?q=g(
q,"opaque"):te(!1));let j=q.status===0?q:q.internalResponse;if(j.urlList.length===0&&j.urlList.push(...W.urlList),W.timingAllowFailed||
(q.timingAllowPassed=!0),q.type==="opaque"&&j.status===206&&j.rangeRequested&&!W.headers.contains("range",!0)&&(q=j=t()),
q.status!==0&&(W.method==="HEAD"||W.method==="CONNECT"||P.includes(j.status))&&(j.body=null,F.controller.dump=!0),W.integrity){
let X=(0,e.a)(be=>at(F,t(be)),"processBodyError");if(W.responseTainting==="opaque"||q.body==null){X(q.error);return}let le=(0,e.
a)(be=>{if(!B(be,W.integrity)){X("integrity mismatch");return}q.body=Ae(be)[0],at(F,q)},"processBody");await Y(q.body,le,
X)}else at(F,q)}E(et,"fI"),(0,e.a)(et,"mainFetch");function it(F){if(b(F)&&F.request.redirectCount===0)return Promise.resolve(
c(F));let{request:V}=F,{protocol:W}=R(V);switch(W){case"about:":return Promise.resolve(t("about scheme is not supported"));case"\
blob:":{we||(we=(0,e.b)("node:buffer").resolveObjectURL);let q=R(V);if(q.search.length!==0)return Promise.resolve(t("Net\
workError when attempting to fetch resource."));let j=we(q.toString());if(V.method!=="GET"||!m(j))return Promise.resolve(
t("invalid method"));let X=h(),le=j.size,be=O(`${le}`),Fe=j.type;if(V.headersList.contains("range",!0)){X.rangeRequested=
!0;let ke=V.headersList.get("range",!0),Ne=Ee(ke,!0);if(Ne==="failure")return Promise.resolve(t("failed to fetch the dat\
a URL"));let{rangeStartValue:Ge,rangeEndValue:He}=Ne;if(Ge===null)Ge=le-He,He=Ge+He-1;else{if(Ge>=le)return Promise.resolve(
t("Range start is greater than the blob's size."));(He===null||He>=le)&&(He=le-1)}let Se=j.slice(Ge,He,Fe),ze=ge(Se);X.body=
ze[0];let tt=O(`${Se.size}`),We=ue(Ge,He,le);X.status=206,X.statusText="Partial Content",X.headersList.set("content-leng\
th",tt,!0),X.headersList.set("content-type",Fe,!0),X.headersList.set("content-range",We,!0)}else{let ke=ge(j);X.statusText=
"OK",X.body=ke[0],X.headersList.set("content-length",be,!0),X.headersList.set("content-type",Fe,!0)}return Promise.resolve(
X)}case"data:":{let q=R(V),j=me(q);if(j==="failure")return Promise.resolve(t("failed to fetch the data URL"));let X=ye(j.
mimeType);return Promise.resolve(h({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:X}]],body:Ae(
j.body)[0]}))}case"file:":return Promise.resolve(t("not implemented... yet..."));case"http:":case"https:":return Z(F).catch(
q=>t(q));default:return Promise.resolve(t("unknown scheme"))}}E(it,"QI"),(0,e.a)(it,"schemeFetch");function rt(F,V){F.request.
done=!0,F.processResponseDone!=null&&queueMicrotask(()=>F.processResponseDone(V))}E(rt,"BT"),(0,e.a)(rt,"finalizeRespons\
e");function at(F,V){let W=F.timingInfo,q=(0,e.a)(()=>{let X=Date.now();F.request.destination==="document"&&(F.controller.
fullTimingInfo=W),F.controller.reportTimingSteps=()=>{if(F.request.url.protocol!=="https:")return;W.endTime=X;let be=V.cacheState,
Fe=V.bodyInfo;V.timingAllowPassed||(W=H(W),be="");let ke=0;if(F.request.mode!=="navigator"||!V.hasCrossOriginRedirects){
ke=V.status;let Ne=Be(V.headersList);Ne!=="failure"&&(Fe.contentType=Ce(Ne))}F.request.initiatorType!=null&&Je(W,F.request.
url.href,F.request.initiatorType,globalThis,be,Fe,ke)};let le=(0,e.a)(()=>{F.request.done=!0,F.processResponseEndOfBody!=
null&&queueMicrotask(()=>F.processResponseEndOfBody(V)),F.request.initiatorType!=null&&F.controller.reportTimingSteps()},
"processResponseEndOfBodyTask");queueMicrotask(()=>le())},"processResponseEndOfBody");F.processResponse!=null&&queueMicrotask(
()=>{F.processResponse(V),F.processResponse=null});let j=V.type==="error"?V:V.internalResponse??V;j.body==null?q():ve(j.
body.stream,()=>{q()})}E(at,"vc"),(0,e.a)(at,"fetchFinale");async function Z(F){let V=F.request,W=null,q=null,j=F.timingInfo;
if(V.serviceWorkers,W===null){if(V.redirect==="follow"&&(V.serviceWorkers="none"),q=W=await U(F),V.responseTainting==="c\
ors"&&T(V,W)==="failure")return t("cors failure");d(V,W)==="failure"&&(V.timingAllowFailed=!0)}return(V.responseTainting===
"opaque"||W.type==="opaque")&&A(V.origin,V.client,V.destination,q)==="blocked"?t("blocked"):(Re.has(q.status)&&(V.redirect!==
"manual"&&F.controller.connection.destroy(void 0,!1),V.redirect==="error"?W=t("unexpected redirect"):V.redirect==="manua\
l"?W=q:V.redirect==="follow"?W=await x(F,W):te(!1)),W.timingInfo=j,W)}E(Z,"wI"),(0,e.a)(Z,"httpFetch");function x(F,V){let W=F.
request,q=V.internalResponse?V.internalResponse:V,j;try{if(j=D(q,R(W).hash),j==null)return V}catch(le){return Promise.resolve(
t(le))}if(!re(j))return Promise.resolve(t("URL scheme must be a HTTP(S) scheme"));if(W.redirectCount===20)return Promise.
resolve(t("redirect count exceeded"));if(W.redirectCount+=1,W.mode==="cors"&&(j.username||j.password)&&!y(W,j))return Promise.
resolve(t('cross origin not allowed for request mode "cors"'));if(W.responseTainting==="cors"&&(j.username||j.password))
return Promise.resolve(t('URL cannot contain credentials for request mode "cors"'));if(q.status!==303&&W.body!=null&&W.body.
source==null)return Promise.resolve(t());if([301,302].includes(q.status)&&W.method==="POST"||q.status===303&&!$.includes(
W.method)){W.method="GET",W.body=null;for(let le of K)W.headersList.delete(le)}y(R(W),j)||(W.headersList.delete("authori\
zation",!0),W.headersList.delete("proxy-authorization",!0),W.headersList.delete("cookie",!0),W.headersList.delete("host",
!0)),W.body!=null&&(te(W.body.source!=null),W.body=Ae(W.body.source)[0]);let X=F.timingInfo;return X.redirectEndTime=X.postRedirectStartTime=
I(F.crossOriginIsolatedCapability),X.redirectStartTime===0&&(X.redirectStartTime=X.startTime),W.urlList.push(j),N(W,q),et(
F,!0)}E(x,"hT"),(0,e.a)(x,"httpRedirectFetch");async function U(F,V=!1,W=!1){let q=F.request,j=null,X=null,le=null,be=null,
Fe=!1;q.window==="no-window"&&q.redirect==="error"?(j=F,X=q):(X=r(q),j={...F},j.request=X);let ke=q.credentials==="inclu\
de"||q.credentials==="same-origin"&&q.responseTainting==="basic",Ne=X.body?X.body.length:null,Ge=null;if(X.body==null&&[
"POST","PUT"].includes(X.method)&&(Ge="0"),Ne!=null&&(Ge=O(`${Ne}`)),Ge!=null&&X.headersList.append("content-length",Ge,
!0),Ne!=null&&X.keepalive,X.referrer instanceof URL&&X.headersList.append("referer",O(X.referrer.href),!0),f(X),v(X),X.headersList.
contains("user-agent",!0)||X.headersList.append("user-agent",ne),X.cache==="default"&&(X.headersList.contains("if-modifi\
ed-since",!0)||X.headersList.contains("if-none-match",!0)||X.headersList.contains("if-unmodified-since",!0)||X.headersList.
contains("if-match",!0)||X.headersList.contains("if-range",!0))&&(X.cache="no-store"),X.cache==="no-cache"&&!X.preventNoCacheCacheControlHeaderModification&&
!X.headersList.contains("cache-control",!0)&&X.headersList.append("cache-control","max-age=0",!0),(X.cache==="no-store"||
X.cache==="reload")&&(X.headersList.contains("pragma",!0)||X.headersList.append("pragma","no-cache",!0),X.headersList.contains(
"cache-control",!0)||X.headersList.append("cache-control","no-cache",!0)),X.headersList.contains("range",!0)&&X.headersList.
append("accept-encoding","identity",!0),X.headersList.contains("accept-encoding",!0)||(ae(R(X))?X.headersList.append("ac\
cept-encoding","br, gzip, deflate",!0):X.headersList.append("accept-encoding","gzip, deflate",!0)),X.headersList.delete(
"host",!0),be==null&&(X.cache="no-store"),X.cache!=="no-store"&&X.cache,le==null){if(X.cache==="only-if-cached")return t(
"only if cached");let He=await G(j,ke,W);!se.has(X.method)&&He.status>=200&&He.status<=399,Fe&&He.status,le==null&&(le=He)}
if(le.urlList=[...X.urlList],X.headersList.contains("range",!0)&&(le.rangeRequested=!0),le.requestIncludesCredentials=ke,
le.status===407)return q.window==="no-window"?t():b(F)?c(F):t("proxy authentication required");if(le.status===421&&!W&&(q.
body==null||q.body.source!=null)){if(b(F))return c(F);F.controller.connection.destroy(),le=await U(F,V,!0)}return le}E(U,
"mI"),(0,e.a)(U,"httpNetworkOrCacheFetch");async function G(F,V=!1,W=!1){te(!F.controller.connection||F.controller.connection.
destroyed),F.controller.connection={abort:null,destroyed:!1,destroy(Se,ze=!0){this.destroyed||(this.destroyed=!0,ze&&this.
abort?.(Se??new DOMException("The operation was aborted.","AbortError")))}};let q=F.request,j=null,X=F.timingInfo;q.cache=
"no-store";let le=W?"yes":"no";q.mode;let be=null;if(q.body==null&&F.processRequestEndOfBody)queueMicrotask(()=>F.processRequestEndOfBody());else if(q.
body!=null){let Se=(0,e.a)(async function*(We){b(F)||(yield We,F.processRequestBodyChunkLength?.(We.byteLength))},"proce\
ssBodyChunk"),ze=(0,e.a)(()=>{b(F)||F.processRequestEndOfBody&&F.processRequestEndOfBody()},"processEndOfBody"),tt=(0,e.
a)(We=>{b(F)||(We.name==="AbortError"?F.controller.abort():F.controller.terminate(We))},"processBodyError");be=(async function*(){
try{for await(let We of q.body.stream)yield*Se(We);ze()}catch(We){tt(We)}})()}try{let{body:Se,status:ze,statusText:tt,headersList:We,
socket:bt}=await He({body:be});if(bt)j=h({status:ze,statusText:tt,headersList:We,socket:bt});else{let Ze=Se[Symbol.asyncIterator]();
F.controller.next=()=>Ze.next(),j=h({status:ze,statusText:tt,headersList:We})}}catch(Se){return Se.name==="AbortError"?(F.
controller.connection.destroy(),c(F,Se)):t(Se)}let Fe=(0,e.a)(async()=>{await F.controller.resume()},"pullAlgorithm"),ke=(0,e.
a)(Se=>{b(F)||F.controller.abort(Se)},"cancelAlgorithm"),Ne=new ReadableStream({async start(Se){F.controller.controller=
Se},async pull(Se){await Fe(Se)},async cancel(Se){await ke(Se)},type:"bytes"});j.body={stream:Ne,source:null,length:null},
F.controller.resume||F.controller.on("terminated",Ge),F.controller.resume=async()=>{for(;;){let Se,ze;try{let{done:We,value:bt}=await F.
controller.next();if(k(F))break;Se=We?void 0:bt}catch(We){F.controller.ended&&!X.encodedBodySize?Se=void 0:(Se=We,ze=!0)}
if(Se===void 0){J(F.controller.controller),rt(F,j);return}if(X.decodedBodySize+=Se?.byteLength??0,ze){F.controller.terminate(
Se);return}let tt=new Uint8Array(Se);if(tt.byteLength&&F.controller.controller.enqueue(tt),Oe(Ne)){F.controller.terminate();
return}if(F.controller.controller.desiredSize<=0)return}};function Ge(Se){k(F)?(j.aborted=!0,Ie(Ne)&&F.controller.controller.
error(F.controller.serializedAbortReason)):Ie(Ne)&&F.controller.controller.error(new TypeError("terminated",{cause:S(Se)?
Se:void 0})),F.controller.connection.destroy()}return E(Ge,"u"),(0,e.a)(Ge,"onAborted"),j;function He({body:Se}){let ze=R(
q),tt=F.controller.dispatcher;return new Promise((We,bt)=>tt.dispatch({path:ze.pathname+ze.search,origin:ze.origin,method:q.
method,body:tt.isMockActive?q.body&&(q.body.source||q.body.stream):Se,headers:q.headersList.entries,maxRedirections:0,upgrade:q.
mode==="websocket"?"websocket":void 0},{body:null,abort:null,onConnect(Ze){let{connection:st}=F.controller;X.finalConnectionTimingInfo=
ce(void 0,X.postRedirectStartTime,F.crossOriginIsolatedCapability),st.destroyed?Ze(new DOMException("The operation was a\
borted.","AbortError")):(F.controller.on("terminated",Ze),this.abort=st.abort=Ze),X.finalNetworkRequestStartTime=I(F.crossOriginIsolatedCapability)},
onResponseStarted(){X.finalNetworkResponseStartTime=I(F.crossOriginIsolatedCapability)},onHeaders(Ze,st,OA,aA){if(Ze<200)
return;let dt="",gA=new l;for(let lt=0;lt<st.length;lt+=2)gA.append(Ue(st[lt]),st[lt+1].toString("latin1"),!0);dt=gA.get(
"location",!0);let kt=[],ti=dt&&q.redirect==="follow"&&Re.has(Ze);if(q.method!=="HEAD"&&q.method!=="CONNECT"&&!P.includes(
Ze)&&!ti){let lt=gA.get("content-encoding",!0),lA=lt?lt.toLowerCase().split(","):[],us=5;if(lA.length>us)return this.abort(
new Error(`too many content-encodings in response: ${lA.length}, maximum allowed is ${us}`)),!0;for(let VA=lA.length-1;VA>=
0;--VA){let cA=lA[VA].trim();if(cA==="x-gzip"||cA==="gzip")kt.push(u.createGunzip({flush:u.constants.Z_SYNC_FLUSH,finishFlush:u.
constants.Z_SYNC_FLUSH}));else if(cA==="deflate")kt.push(Qe({flush:u.constants.Z_SYNC_FLUSH,finishFlush:u.constants.Z_SYNC_FLUSH}));else if(cA===
"br")kt.push(u.createBrotliDecompress({flush:u.constants.BROTLI_OPERATION_FLUSH,finishFlush:u.constants.BROTLI_OPERATION_FLUSH}));else{
kt.length=0;break}}}this.body=new oe({read:OA});let Es=this.onError.bind(this);return We({status:Ze,statusText:aA,headersList:gA,
body:kt.length?de(this.body,...kt,lt=>{lt&&this.onError(lt)}).on("error",Es):this.body.on("error",Es)}),!0},onData(Ze){if(F.
controller.dump)return;let st=Ze;return X.encodedBodySize+=st.byteLength,this.body.push(st)},onComplete(){this.abort&&F.
controller.off("terminated",this.abort),F.controller.ended=!0,this.body.push(null)},onError(Ze){this.abort&&F.controller.
off("terminated",this.abort),this.body?.destroy(Ze),F.controller.terminate(Ze),bt(Ze)},onUpgrade(Ze,st,OA){if(Ze!==101)return;
let aA=new l;for(let dt=0;dt<st.length;dt+=2)aA.append(Ue(st[dt]),st[dt+1].toString("latin1"),!0);return We({status:Ze,statusText:M[Ze],
headersList:aA,socket:OA}),!0}}))}E(He,"h"),(0,e.a)(He,"dispatch")}E(G,"IT"),(0,e.a)(G,"httpNetworkFetch"),Q.exports={fetch:Me,
Fetch:fe,fetching:nt,finalizeAndReportTiming:Ve}}),or=(0,e.c)((s,Q)=>{"use strict";Q.exports={kState:Symbol("FileReader \
state"),kResult:Symbol("FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileReader\
 last progress event fired timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}}),Ao=(0,e.
c)((s,Q)=>{"use strict";var{webidl:t}=Xe(),c=Symbol("ProgressEvent state"),g=class EA extends Event{static{E(this,"A")}static{
(0,e.a)(this,"ProgressEvent")}constructor(n,l={}){n=t.converters.DOMString(n,"ProgressEvent constructor","type"),l=t.converters.
ProgressEventInit(l??{}),super(n,l),this[c]={lengthComputable:l.lengthComputable,loaded:l.loaded,total:l.total}}get lengthComputable(){
return t.brandCheck(this,EA),this[c].lengthComputable}get loaded(){return t.brandCheck(this,EA),this[c].loaded}get total(){
return t.brandCheck(this,EA),this[c].total}};t.converters.ProgressEventInit=t.dictionaryConverter([{key:"lengthComputabl\
e",converter:t.converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")},{key:"loaded",converter:t.converters["uns\
igned long long"],defaultValue:(0,e.a)(()=>0,"defaultValue")},{key:"total",converter:t.converters["unsigned long long"],
defaultValue:(0,e.a)(()=>0,"defaultValue")},{key:"bubbles",converter:t.converters.boolean,defaultValue:(0,e.a)(()=>!1,"d\
efaultValue")},{key:"cancelable",converter:t.converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")},{key:"compo\
sed",converter:t.converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")}]),Q.exports={ProgressEvent:g}}),ro=(0,e.
c)((s,Q)=>{"use strict";function t(c){if(!c)return"failure";switch(c.trim().toLowerCase()){case"unicode-1-1-utf-8":case"\
unicode11utf8":case"unicode20utf8":case"utf-8":case"utf8":case"x-unicode20utf8":return"UTF-8";case"866":case"cp866":case"\
csibm866":case"ibm866":return"IBM866";case"csisolatin2":case"iso-8859-2":case"iso-ir-101":case"iso8859-2":case"iso88592":case"\
iso_8859-2":case"iso_8859-2:1987":case"l2":case"latin2":return"ISO-8859-2";case"csisolatin3":case"iso-8859-3":case"iso-i\
r-109":case"iso8859-3":case"iso88593":case"iso_8859-3":case"iso_8859-3:1988":case"l3":case"latin3":return"ISO-8859-3";case"\
csisolatin4":case"iso-8859-4":case"iso-ir-110":case"iso8859-4":case"iso88594":case"iso_8859-4":case"iso_8859-4:1988":case"\
l4":case"latin4":return"ISO-8859-4";case"csisolatincyrillic":case"cyrillic":case"iso-8859-5":case"iso-ir-144":case"iso88\
59-5":case"iso88595":case"iso_8859-5":case"iso_8859-5:1988":return"ISO-8859-5";case"arabic":case"asmo-708":case"csiso885\
96e":case"csiso88596i":case"csisolatinarabic":case"ecma-114":case"iso-8859-6":case"iso-8859-6-e":case"iso-8859-6-i":case"\
iso-ir-127":case"iso8859-6":case"iso88596":case"iso_8859-6":case"iso_8859-6:1987":return"ISO-8859-6";case"csisolatingree\
k":case"ecma-118":case"elot_928":case"greek":case"greek8":case"iso-8859-7":case"iso-ir-126":case"iso8859-7":case"iso8859\
7":case"iso_8859-7":case"iso_8859-7:1987":case"sun_eu_greek":return"ISO-8859-7";case"csiso88598e":case"csisolatinhebrew":case"\
hebrew":case"iso-8859-8":case"iso-8859-8-e":case"iso-ir-138":case"iso8859-8":case"iso88598":case"iso_8859-8":case"iso_88\
59-8:1988":case"visual":return"ISO-8859-8";case"csiso88598i":case"iso-8859-8-i":case"logical":return"ISO-8859-8-I";case"\
csisolatin6":case"iso-8859-10":case"iso-ir-157":case"iso8859-10":case"iso885910":case"l6":case"latin6":return"ISO-8859-1\
0";case"iso-8859-13":case"iso8859-13":case"iso885913":return"ISO-8859-13";case"iso-8859-14":case"iso8859-14":case"iso885\
914":return"ISO-8859-14";case"csisolatin9":case"iso-8859-15":case"iso8859-15":case"iso885915":case"iso_8859-15":case"l9":
return"ISO-8859-15";case"iso-8859-16":return"ISO-8859-16";case"cskoi8r":case"koi":case"koi8":case"koi8-r":case"koi8_r":return"\
KOI8-R";case"koi8-ru":case"koi8-u":return"KOI8-U";case"csmacintosh":case"mac":case"macintosh":case"x-mac-roman":return"m\
acintosh";case"iso-8859-11":case"iso8859-11":case"iso885911":case"tis-620":case"windows-874":return"windows-874";case"cp\
1250":case"windows-1250":case"x-cp1250":return"windows-1250";case"cp1251":case"windows-1251":case"x-cp1251":return"windo\
ws-1251";case"ansi_x3.4-1968":case"ascii":case"cp1252":case"cp819":case"csisolatin1":case"ibm819":case"iso-8859-1":case"\
iso-ir-100":case"iso8859-1":case"iso88591":case"iso_8859-1":case"iso_8859-1:1987":case"l1":case"latin1":case"us-ascii":case"\
windows-1252":case"x-cp1252":return"windows-1252";case"cp1253":case"windows-1253":case"x-cp1253":return"windows-1253";case"\
cp1254":case"csisolatin5":case"iso-8859-9":case"iso-ir-148":case"iso8859-9":case"iso88599":case"iso_8859-9":case"iso_885\
9-9:1989":case"l5":case"latin5":case"windows-1254":case"x-cp1254":return"windows-1254";case"cp1255":case"windows-1255":case"\
x-cp1255":return"windows-1255";case"cp1256":case"windows-1256":case"x-cp1256":return"windows-1256";case"cp1257":case"win\
dows-1257":case"x-cp1257":return"windows-1257";case"cp1258":case"windows-1258":case"x-cp1258":return"windows-1258";case"\
x-mac-cyrillic":case"x-mac-ukrainian":return"x-mac-cyrillic";case"chinese":case"csgb2312":case"csiso58gb231280":case"gb2\
312":case"gb_2312":case"gb_2312-80":case"gbk":case"iso-ir-58":case"x-gbk":return"GBK";case"gb18030":return"gb18030";case"\
big5":case"big5-hkscs":case"cn-big5":case"csbig5":case"x-x-big5":return"Big5";case"cseucpkdfmtjapanese":case"euc-jp":case"\
x-euc-jp":return"EUC-JP";case"csiso2022jp":case"iso-2022-jp":return"ISO-2022-JP";case"csshiftjis":case"ms932":case"ms_ka\
nji":case"shift-jis":case"shift_jis":case"sjis":case"windows-31j":case"x-sjis":return"Shift_JIS";case"cseuckr":case"csks\
c56011987":case"euc-kr":case"iso-ir-149":case"korean":case"ks_c_5601-1987":case"ks_c_5601-1989":case"ksc5601":case"ksc_5\
601":case"windows-949":return"EUC-KR";case"csiso2022kr":case"hz-gb-2312":case"iso-2022-cn":case"iso-2022-cn-ext":case"is\
o-2022-kr":case"replacement":return"replacement";case"unicodefffe":case"utf-16be":return"UTF-16BE";case"csunicode":case"\
iso-10646-ucs-2":case"ucs-2":case"unicode":case"unicodefeff":case"utf-16":case"utf-16le":return"UTF-16LE";case"x-user-de\
fined":return"x-user-defined";default:return"failure"}}E(t,"CT"),(0,e.a)(t,"getEncoding"),Q.exports={getEncoding:t}}),so=(0,e.
c)((s,Q)=>{"use strict";var{kState:t,kError:c,kResult:g,kAborted:h,kLastProgressEventFired:n}=or(),{ProgressEvent:l}=Ao(),
{getEncoding:C}=ro(),{serializeAMimeType:r,parseMIMEType:u}=At(),{types:B}=(0,e.b)("node:util"),{StringDecoder:w}=(0,e.b)(
"string_decoder"),{btoa:p}=(0,e.b)("node:buffer"),a={enumerable:!0,writable:!1,configurable:!1};function d(H,v,T,A){if(H[t]===
"loading")throw new DOMException("Invalid state","InvalidStateError");H[t]="loading",H[g]=null,H[c]=null;let i=v.stream().
getReader(),I=[],o=i.read(),m=!0;(async()=>{for(;!H[h];)try{let{done:y,value:b}=await o;if(m&&!H[h]&&queueMicrotask(()=>{
f("loadstart",H)}),m=!1,!y&&B.isUint8Array(b))I.push(b),(H[n]===void 0||Date.now()-H[n]>=50)&&!H[h]&&(H[n]=Date.now(),queueMicrotask(
()=>{f("progress",H)})),o=i.read();else if(y){queueMicrotask(()=>{H[t]="done";try{let k=D(I,T,v.type,A);if(H[h])return;H[g]=
k,f("load",H)}catch(k){H[c]=k,f("error",H)}H[t]!=="loading"&&f("loadend",H)});break}}catch(y){if(H[h])return;queueMicrotask(
()=>{H[t]="done",H[c]=y,f("error",H),H[t]!=="loading"&&f("loadend",H)});break}})()}E(d,"mT"),(0,e.a)(d,"readOperation");
function f(H,v){let T=new l(H,{bubbles:!1,cancelable:!1});v.dispatchEvent(T)}E(f,"xA"),(0,e.a)(f,"fireAProgressEvent");function D(H,v,T,A){
switch(v){case"DataURL":{let i="data:",I=u(T||"application/octet-stream");I!=="failure"&&(i+=r(I)),i+=";base64,";let o=new w(
"latin1");for(let m of H)i+=p(o.write(m));return i+=p(o.end()),i}case"Text":{let i="failure";if(A&&(i=C(A)),i==="failure"&&
T){let I=u(T);I!=="failure"&&(i=C(I.parameters.get("charset")))}return i==="failure"&&(i="UTF-8"),R(H,i)}case"ArrayBuffe\
r":return L(H).buffer;case"BinaryString":{let i="",I=new w("latin1");for(let o of H)i+=I.write(o);return i+=I.end(),i}}}
E(D,"yT"),(0,e.a)(D,"packageData");function R(H,v){let T=L(H),A=N(T),i=0;A!==null&&(v=A,i=A==="UTF-8"?3:2);let I=T.slice(
i);return new TextDecoder(v).decode(I)}E(R,"DT"),(0,e.a)(R,"decode");function N(H){let[v,T,A]=H;return v===239&&T===187&&
A===191?"UTF-8":v===254&&T===255?"UTF-16BE":v===255&&T===254?"UTF-16LE":null}E(N,"kT"),(0,e.a)(N,"BOMSniffing");function L(H){
let v=H.reduce((A,i)=>A+i.byteLength,0),T=0;return H.reduce((A,i)=>(A.set(i,T),T+=i.byteLength,A),new Uint8Array(v))}E(L,
"MI"),(0,e.a)(L,"combineByteSequences"),Q.exports={staticPropertyDescriptors:a,readOperation:d,fireAProgressEvent:f}}),oo=(0,e.
c)((s,Q)=>{"use strict";var{staticPropertyDescriptors:t,readOperation:c,fireAProgressEvent:g}=so(),{kState:h,kError:n,kResult:l,
kEvents:C,kAborted:r}=or(),{webidl:u}=Xe(),{kEnumerableProperty:B}=Le(),w=class Ke extends EventTarget{static{E(this,"A")}static{
(0,e.a)(this,"FileReader")}constructor(){super(),this[h]="empty",this[l]=null,this[n]=null,this[C]={loadend:null,error:null,
abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(a){u.brandCheck(this,Ke),u.argumentLengthCheck(arguments,
1,"FileReader.readAsArrayBuffer"),a=u.converters.Blob(a,{strict:!1}),c(this,a,"ArrayBuffer")}readAsBinaryString(a){u.brandCheck(
this,Ke),u.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString"),a=u.converters.Blob(a,{strict:!1}),c(this,a,
"BinaryString")}readAsText(a,d=void 0){u.brandCheck(this,Ke),u.argumentLengthCheck(arguments,1,"FileReader.readAsText"),
a=u.converters.Blob(a,{strict:!1}),d!==void 0&&(d=u.converters.DOMString(d,"FileReader.readAsText","encoding")),c(this,a,
"Text",d)}readAsDataURL(a){u.brandCheck(this,Ke),u.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL"),a=u.converters.
Blob(a,{strict:!1}),c(this,a,"DataURL")}abort(){if(this[h]==="empty"||this[h]==="done"){this[l]=null;return}this[h]==="l\
oading"&&(this[h]="done",this[l]=null),this[r]=!0,g("abort",this),this[h]!=="loading"&&g("loadend",this)}get readyState(){
switch(u.brandCheck(this,Ke),this[h]){case"empty":return this.EMPTY;case"loading":return this.LOADING;case"done":return this.
DONE}}get result(){return u.brandCheck(this,Ke),this[l]}get error(){return u.brandCheck(this,Ke),this[n]}get onloadend(){
return u.brandCheck(this,Ke),this[C].loadend}set onloadend(a){u.brandCheck(this,Ke),this[C].loadend&&this.removeEventListener(
"loadend",this[C].loadend),typeof a=="function"?(this[C].loadend=a,this.addEventListener("loadend",a)):this[C].loadend=null}get onerror(){
return u.brandCheck(this,Ke),this[C].error}set onerror(a){u.brandCheck(this,Ke),this[C].error&&this.removeEventListener(
"error",this[C].error),typeof a=="function"?(this[C].error=a,this.addEventListener("error",a)):this[C].error=null}get onloadstart(){
return u.brandCheck(this,Ke),this[C].loadstart}set onloadstart(a){u.brandCheck(this,Ke),this[C].loadstart&&this.removeEventListener(
"loadstart",this[C].loadstart),typeof a=="function"?(this[C].loadstart=a,this.addEventListener("loadstart",a)):this[C].loadstart=
null}get onprogress(){return u.brandCheck(this,Ke),this[C].progress}set onprogress(a){u.brandCheck(this,Ke),this[C].progress&&
this.removeEventListener("progress",this[C].progress),typeof a=="function"?(this[C].progress=a,this.addEventListener("pr\
ogress",a)):this[C].progress=null}get onload(){return u.brandCheck(this,Ke),this[C].load}set onload(a){u.brandCheck(this,
Ke),this[C].load&&this.removeEventListener("load",this[C].load),typeof a=="function"?(this[C].load=a,this.addEventListener(
"load",a)):this[C].load=null}get onabort(){return u.brandCheck(this,Ke),this[C].abort}set onabort(a){u.brandCheck(this,Ke),
this[C].abort&&this.removeEventListener("abort",this[C].abort),typeof a=="function"?(this[C].abort=a,this.addEventListener(
"abort",a)):this[C].abort=null}};w.EMPTY=w.prototype.EMPTY=0,w.LOADING=w.prototype.LOADING=1,w.DONE=w.prototype.DONE=2,Object.
defineProperties(w.prototype,{EMPTY:t,LOADING:t,DONE:t,readAsArrayBuffer:B,readAsBinaryString:B,readAsText:B,readAsDataURL:B,
abort:B,readyState:B,result:B,error:B,onloadstart:B,onprogress:B,onload:B,onabort:B,onerror:B,onloadend:B,[Symbol.toStringTag]:{
value:"FileReader",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(w,{EMPTY:t,LOADING:t,DONE:t}),Q.
exports={FileReader:w}}),pA=(0,e.c)((s,Q)=>{"use strict";Q.exports={kConstruct:xe().kConstruct}}),io=(0,e.c)((s,Q)=>{"us\
e strict";var t=(0,e.b)("node:assert"),{URLSerializer:c}=At(),{isValidHeaderName:g}=ot();function h(l,C,r=!1){let u=c(l,
r),B=c(C,r);return u===B}E(h,"TT"),(0,e.a)(h,"urlEquals");function n(l){t(l!==null);let C=[];for(let r of l.split(","))r=
r.trim(),g(r)&&C.push(r);return C}E(n,"ST"),(0,e.a)(n,"getFieldValues"),Q.exports={urlEquals:h,getFieldValues:n}}),no=(0,e.
c)((s,Q)=>{"use strict";var{kConstruct:t}=pA(),{urlEquals:c,getFieldValues:g}=io(),{kEnumerableProperty:h,isDisturbed:n}=Le(),
{webidl:l}=Xe(),{Response:C,cloneResponse:r,fromInnerResponse:u}=zt(),{Request:B,fromInnerRequest:w}=Gt(),{kState:p}=ht(),
{fetching:a}=Zt(),{urlIsHttpHttpsScheme:d,createDeferredPromise:f,readAllBytes:D}=ot(),R=(0,e.b)("node:assert"),N=class Qt{static{
E(this,"A")}static{(0,e.a)(this,"Cache")}#e;constructor(){arguments[0]!==t&&l.illegalConstructor(),l.util.markAsUncloneable(
this),this.#e=arguments[1]}async match(v,T={}){l.brandCheck(this,Qt);let A="Cache.match";l.argumentLengthCheck(arguments,
1,A),v=l.converters.RequestInfo(v,A,"request"),T=l.converters.CacheQueryOptions(T,A,"options");let i=this.#o(v,T,1);if(i.
length!==0)return i[0]}async matchAll(v=void 0,T={}){l.brandCheck(this,Qt);let A="Cache.matchAll";return v!==void 0&&(v=
l.converters.RequestInfo(v,A,"request")),T=l.converters.CacheQueryOptions(T,A,"options"),this.#o(v,T)}async add(v){l.brandCheck(
this,Qt);let T="Cache.add";l.argumentLengthCheck(arguments,1,T),v=l.converters.RequestInfo(v,T,"request");let A=[v];return await this.
addAll(A)}async addAll(v){l.brandCheck(this,Qt);let T="Cache.addAll";l.argumentLengthCheck(arguments,1,T);let A=[],i=[];
for(let S of v){if(S===void 0)throw l.errors.conversionFailed({prefix:T,argument:"Argument 1",types:["undefined is not a\
llowed"]});if(S=l.converters.RequestInfo(S),typeof S=="string")continue;let Y=S[p];if(!d(Y.url)||Y.method!=="GET")throw l.
errors.exception({header:T,message:"Expected http/s scheme when method is not GET."})}let I=[];for(let S of v){let Y=new B(
S)[p];if(!d(Y.url))throw l.errors.exception({header:T,message:"Expected http/s scheme."});Y.initiator="fetch",Y.destination=
"subresource",i.push(Y);let J=f();I.push(a({request:Y,processResponse(O){if(O.type==="error"||O.status===206||O.status<200||
O.status>299)J.reject(l.errors.exception({header:"Cache.addAll",message:"Received an invalid status code or the request \
failed."}));else if(O.headersList.contains("vary")){let _=g(O.headersList.get("vary"));for(let re of _)if(re==="*"){J.reject(
l.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}));for(let ae of I)ae.abort();return}}},processResponseEndOfBody(O){
if(O.aborted){J.reject(new DOMException("aborted","AbortError"));return}J.resolve(O)}})),A.push(J.promise)}let o=await Promise.
all(A),m=[],y=0;for(let S of o){let Y={type:"put",request:i[y],response:S};m.push(Y),y++}let b=f(),k=null;try{this.#t(m)}catch(S){
k=S}return queueMicrotask(()=>{k===null?b.resolve(void 0):b.reject(k)}),b.promise}async put(v,T){l.brandCheck(this,Qt);let A="\
Cache.put";l.argumentLengthCheck(arguments,2,A),v=l.converters.RequestInfo(v,A,"request"),T=l.converters.Response(T,A,"r\
esponse");let i=null;if(v instanceof B?i=v[p]:i=new B(v)[p],!d(i.url)||i.method!=="GET")throw l.errors.exception({header:A,
message:"Expected an http/s scheme when method is not GET"});let I=T[p];if(I.status===206)throw l.errors.exception({header:A,
message:"Got 206 status"});if(I.headersList.contains("vary")){let J=g(I.headersList.get("vary"));for(let O of J)if(O==="\
*")throw l.errors.exception({header:A,message:"Got * vary field value"})}if(I.body&&(n(I.body.stream)||I.body.stream.locked))
throw l.errors.exception({header:A,message:"Response body is locked or disturbed"});let o=r(I),m=f();if(I.body!=null){let J=I.
body.stream.getReader();D(J).then(m.resolve,m.reject)}else m.resolve(void 0);let y=[],b={type:"put",request:i,response:o};
y.push(b);let k=await m.promise;o.body!=null&&(o.body.source=k);let S=f(),Y=null;try{this.#t(y)}catch(J){Y=J}return queueMicrotask(
()=>{Y===null?S.resolve():S.reject(Y)}),S.promise}async delete(v,T={}){l.brandCheck(this,Qt);let A="Cache.delete";l.argumentLengthCheck(
arguments,1,A),v=l.converters.RequestInfo(v,A,"request"),T=l.converters.CacheQueryOptions(T,A,"options");let i=null;if(v instanceof
B){if(i=v[p],i.method!=="GET"&&!T.ignoreMethod)return!1}else R(typeof v=="string"),i=new B(v)[p];let I=[],o={type:"delet\
e",request:i,options:T};I.push(o);let m=f(),y=null,b;try{b=this.#t(I)}catch(k){y=k}return queueMicrotask(()=>{y===null?m.
resolve(!!b?.length):m.reject(y)}),m.promise}async keys(v=void 0,T={}){l.brandCheck(this,Qt);let A="Cache.keys";v!==void 0&&
(v=l.converters.RequestInfo(v,A,"request")),T=l.converters.CacheQueryOptions(T,A,"options");let i=null;if(v!==void 0)if(v instanceof
B){if(i=v[p],i.method!=="GET"&&!T.ignoreMethod)return[]}else typeof v=="string"&&(i=new B(v)[p]);let I=f(),o=[];if(v===void 0)
for(let m of this.#e)o.push(m[0]);else{let m=this.#A(i,T);for(let y of m)o.push(y[0])}return queueMicrotask(()=>{let m=[];
for(let y of o){let b=w(y,new AbortController().signal,"immutable");m.push(b)}I.resolve(Object.freeze(m))}),I.promise}#t(v){
let T=this.#e,A=[...T],i=[],I=[];try{for(let o of v){if(o.type!=="delete"&&o.type!=="put")throw l.errors.exception({header:"\
Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'});if(o.type==="delete"&&o.response!=
null)throw l.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associa\
ted response"});if(this.#A(o.request,o.options,i).length)throw new DOMException("???","InvalidStateError");let m;if(o.type===
"delete"){if(m=this.#A(o.request,o.options),m.length===0)return[];for(let y of m){let b=T.indexOf(y);R(b!==-1),T.splice(
b,1)}}else if(o.type==="put"){if(o.response==null)throw l.errors.exception({header:"Cache.#batchCacheOperations",message:"\
put operation should have an associated response"});let y=o.request;if(!d(y.url))throw l.errors.exception({header:"Cache\
.#batchCacheOperations",message:"expected http or https scheme"});if(y.method!=="GET")throw l.errors.exception({header:"\
Cache.#batchCacheOperations",message:"not get method"});if(o.options!=null)throw l.errors.exception({header:"Cache.#batc\
hCacheOperations",message:"options must not be defined"});m=this.#A(o.request);for(let b of m){let k=T.indexOf(b);R(k!==
-1),T.splice(k,1)}T.push([o.request,o.response]),i.push([o.request,o.response])}I.push([o.request,o.response])}return I}catch(o){
throw this.#e.length=0,this.#e=A,o}}#A(v,T,A){let i=[],I=A??this.#e;for(let o of I){let[m,y]=o;this.#s(v,m,y,T)&&i.push(
o)}return i}#s(v,T,A=null,i){let I=new URL(v.url),o=new URL(T.url);if(i?.ignoreSearch&&(o.search="",I.search=""),!c(I,o,
!0))return!1;if(A==null||i?.ignoreVary||!A.headersList.contains("vary"))return!0;let m=g(A.headersList.get("vary"));for(let y of m){
if(y==="*")return!1;let b=T.headersList.get(y),k=v.headersList.get(y);if(b!==k)return!1}return!0}#o(v,T,A=1/0){let i=null;
if(v!==void 0)if(v instanceof B){if(i=v[p],i.method!=="GET"&&!T.ignoreMethod)return[]}else typeof v=="string"&&(i=new B(
v)[p]);let I=[];if(v===void 0)for(let m of this.#e)I.push(m[1]);else{let m=this.#A(i,T);for(let y of m)I.push(y[1])}let o=[];
for(let m of I){let y=u(m,"immutable");if(o.push(y.clone()),o.length>=A)break}return Object.freeze(o)}};Object.defineProperties(
N.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},match:h,matchAll:h,add:h,addAll:h,put:h,delete:h,keys:h});
var L=[{key:"ignoreSearch",converter:l.converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")},{key:"ignoreMetho\
d",converter:l.converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")},{key:"ignoreVary",converter:l.converters.
boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")}];l.converters.CacheQueryOptions=l.dictionaryConverter(L),l.converters.
MultiCacheQueryOptions=l.dictionaryConverter([...L,{key:"cacheName",converter:l.converters.DOMString}]),l.converters.Response=
l.interfaceConverter(C),l.converters["sequence<RequestInfo>"]=l.sequenceConverter(l.converters.RequestInfo),Q.exports={Cache:N}}),
ao=(0,e.c)((s,Q)=>{"use strict";var{kConstruct:t}=pA(),{Cache:c}=no(),{webidl:g}=Xe(),{kEnumerableProperty:h}=Le(),n=class Dt{static{
E(this,"A")}static{(0,e.a)(this,"CacheStorage")}#e=new Map;constructor(){arguments[0]!==t&&g.illegalConstructor(),g.util.
markAsUncloneable(this)}async match(C,r={}){if(g.brandCheck(this,Dt),g.argumentLengthCheck(arguments,1,"CacheStorage.mat\
ch"),C=g.converters.RequestInfo(C),r=g.converters.MultiCacheQueryOptions(r),r.cacheName!=null){if(this.#e.has(r.cacheName)){
let u=this.#e.get(r.cacheName);return await new c(t,u).match(C,r)}}else for(let u of this.#e.values()){let B=await new c(
t,u).match(C,r);if(B!==void 0)return B}}async has(C){g.brandCheck(this,Dt);let r="CacheStorage.has";return g.argumentLengthCheck(
arguments,1,r),C=g.converters.DOMString(C,r,"cacheName"),this.#e.has(C)}async open(C){g.brandCheck(this,Dt);let r="Cache\
Storage.open";if(g.argumentLengthCheck(arguments,1,r),C=g.converters.DOMString(C,r,"cacheName"),this.#e.has(C)){let B=this.#e.
get(C);return new c(t,B)}let u=[];return this.#e.set(C,u),new c(t,u)}async delete(C){g.brandCheck(this,Dt);let r="CacheS\
torage.delete";return g.argumentLengthCheck(arguments,1,r),C=g.converters.DOMString(C,r,"cacheName"),this.#e.delete(C)}async keys(){
return g.brandCheck(this,Dt),[...this.#e.keys()]}};Object.defineProperties(n.prototype,{[Symbol.toStringTag]:{value:"Cac\
heStorage",configurable:!0},match:h,has:h,open:h,delete:h,keys:h}),Q.exports={CacheStorage:n}}),go=(0,e.c)((s,Q)=>{"use \
strict";Q.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}}),ir=(0,e.c)((s,Q)=>{"use strict";function t(a){
for(let d=0;d<a.length;++d){let f=a.charCodeAt(d);if(f>=0&&f<=8||f>=10&&f<=31||f===127)return!0}return!1}E(t,"HT"),(0,e.
a)(t,"isCTLExcludingHtab");function c(a){for(let d=0;d<a.length;++d){let f=a.charCodeAt(d);if(f<33||f>126||f===34||f===40||
f===41||f===60||f===62||f===64||f===44||f===59||f===58||f===92||f===47||f===91||f===93||f===63||f===61||f===123||f===125)
throw new Error("Invalid cookie name")}}E(c,"zc"),(0,e.a)(c,"validateCookieName");function g(a){let d=a.length,f=0;if(a[0]===
'"'){if(d===1||a[d-1]!=='"')throw new Error("Invalid cookie value");--d,++f}for(;f<d;){let D=a.charCodeAt(f++);if(D<33||
D>126||D===34||D===44||D===59||D===92)throw new Error("Invalid cookie value")}}E(g,"Zc"),(0,e.a)(g,"validateCookieValue");
function h(a){for(let d=0;d<a.length;++d){let f=a.charCodeAt(d);if(f<32||f>126||f===59)throw new Error("Invalid cookie p\
ath")}}E(h,"eC"),(0,e.a)(h,"validateCookiePath");function n(a){return a>=48&&a<=57||a>=65&&a<=90||a>=97&&a<=122}E(n,"$I"),
(0,e.a)(n,"isLetterOrDigit");function l(a){if(a===" ")return;if(a.length>255)throw new Error("Invalid cookie domain");let d=0;
for(let f=0;f<a.length;++f){let D=a.charCodeAt(f);if(D===46){if(d===0)throw new Error("Invalid cookie domain");if(a.charCodeAt(
f-1)===45)throw new Error("Invalid cookie domain");d=0;continue}if(d===0&&!n(D))throw new Error("Invalid cookie domain");
if(!n(D)&&D!==45)throw new Error("Invalid cookie domain");if(++d>63)throw new Error("Invalid cookie domain")}if(d===0||a.
charCodeAt(a.length-1)===45)throw new Error("Invalid cookie domain")}E(l,"OT"),(0,e.a)(l,"validateCookieDomain");var C=[
"Sun","Mon","Tue","Wed","Thu","Fri","Sat"],r=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],u=Array(
61).fill(0).map((a,d)=>d.toString().padStart(2,"0"));function B(a){return typeof a=="number"&&(a=new Date(a)),`${C[a.getUTCDay()]}\
, ${u[a.getUTCDate()]} ${r[a.getUTCMonth()]} ${a.getUTCFullYear()} ${u[a.getUTCHours()]}:${u[a.getUTCMinutes()]}:${u[a.getUTCSeconds()]}\
 GMT`}E(B,"AC"),(0,e.a)(B,"toIMFDate");function w(a){if(a<0)throw new Error("Invalid cookie max-age")}E(w,"PT"),(0,e.a)(
w,"validateCookieMaxAge");function p(a){if(a.name.length===0)return null;c(a.name),g(a.value);let d=[`${a.name}=${a.value}`];
a.name.startsWith("__Secure-")&&(a.secure=!0),a.name.startsWith("__Host-")&&(a.secure=!0,a.domain=null,a.path="/"),a.secure&&
d.push("Secure"),a.httpOnly&&d.push("HttpOnly"),typeof a.maxAge=="number"&&(w(a.maxAge),d.push(`Max-Age=${a.maxAge}`)),a.
domain&&(l(a.domain),d.push(`Domain=${a.domain}`)),a.path&&(h(a.path),d.push(`Path=${a.path}`)),a.expires&&a.expires.toString()!==
"Invalid Date"&&d.push(`Expires=${B(a.expires)}`),a.sameSite&&d.push(`SameSite=${a.sameSite}`);for(let f of a.unparsed){
if(!f.includes("="))throw new Error("Invalid unparsed");let[D,...R]=f.split("="),N=D.trim(),L=R.join("=");c(N),g(L),d.push(
`${N}=${L}`)}return d.join("; ")}E(p,"qT"),(0,e.a)(p,"stringify"),Q.exports={isCTLExcludingHtab:t,validateCookieName:c,validateCookiePath:h,
validateCookieValue:g,toIMFDate:B,stringify:p}}),lo=(0,e.c)((s,Q)=>{"use strict";var{maxNameValuePairSize:t,maxAttributeValueSize:c}=go(),
{isCTLExcludingHtab:g}=ir(),{collectASequenceOfCodePointsFast:h}=At(),n=(0,e.b)("node:assert");function l(r){if(g(r))return null;
let u="",B="",w="",p="";if(r.includes(";")){let a={position:0};u=h(";",r,a),B=r.slice(a.position)}else u=r;if(!u.includes(
"="))p=u;else{let a={position:0};w=h("=",u,a),p=u.slice(a.position+1)}return w=w.trim(),p=p.trim(),w.length+p.length>t?null:
{name:w,value:p,...C(B)}}E(l,"XT"),(0,e.a)(l,"parseSetCookie");function C(r,u={}){if(r.length===0)return u;n(r[0]===";"),
r=r.slice(1);let B="";r.includes(";")?(B=h(";",r,{position:0}),r=r.slice(B.length)):(B=r,r="");let w="",p="";if(B.includes(
"=")){let d={position:0};w=h("=",B,d),p=B.slice(d.position+1)}else w=B;if(w=w.trim(),p=p.trim(),p.length>c)return C(r,u);
let a=w.toLowerCase();if(a==="expires"){let d=new Date(p);u.expires=d}else if(a==="max-age"){let d=p.charCodeAt(0);if((d<
48||d>57)&&p[0]!=="-"||!/^\d+$/.test(p))return C(r,u);let f=Number(p);u.maxAge=f}else if(a==="domain"){let d=p;d[0]==="."&&
(d=d.slice(1)),d=d.toLowerCase(),u.domain=d}else if(a==="path"){let d="";p.length===0||p[0]!=="/"?d="/":d=p,u.path=d}else if(a===
"secure")u.secure=!0;else if(a==="httponly")u.httpOnly=!0;else if(a==="samesite"){let d=p.toLowerCase();d==="none"?u.sameSite=
"None":d==="strict"?u.sameSite="Strict":d==="lax"&&(u.sameSite="Lax")}else u.unparsed??=[],u.unparsed.push(`${w}=${p}`);
return C(r,u)}E(C,"lr"),(0,e.a)(C,"parseUnparsedAttributes"),Q.exports={parseSetCookie:l,parseUnparsedAttributes:C}}),co=(0,e.
c)((s,Q)=>{"use strict";var{parseSetCookie:t}=lo(),{stringify:c}=ir(),{webidl:g}=Xe(),{Headers:h}=mt();function n(u){g.argumentLengthCheck(
arguments,1,"getCookies"),g.brandCheck(u,h,{strict:!1});let B=u.get("cookie"),w={};if(!B)return w;for(let p of B.split("\
;")){let[a,...d]=p.split("=");w[a.trim()]=d.join("=")}return w}E(n,"e0"),(0,e.a)(n,"getCookies");function l(u,B,w){g.brandCheck(
u,h,{strict:!1});let p="deleteCookie";g.argumentLengthCheck(arguments,2,p),B=g.converters.DOMString(B,p,"name"),w=g.converters.
DeleteCookieAttributes(w),r(u,{name:B,value:"",expires:new Date(0),...w})}E(l,"A0"),(0,e.a)(l,"deleteCookie");function C(u){
g.argumentLengthCheck(arguments,1,"getSetCookies"),g.brandCheck(u,h,{strict:!1});let B=u.getSetCookie();return B?B.map(w=>t(
w)):[]}E(C,"t0"),(0,e.a)(C,"getSetCookies");function r(u,B){g.argumentLengthCheck(arguments,2,"setCookie"),g.brandCheck(
u,h,{strict:!1}),B=g.converters.Cookie(B);let w=c(B);w&&u.append("Set-Cookie",w)}E(r,"oC"),(0,e.a)(r,"setCookie"),g.converters.
DeleteCookieAttributes=g.dictionaryConverter([{converter:g.nullableConverter(g.converters.DOMString),key:"path",defaultValue:(0,e.
a)(()=>null,"defaultValue")},{converter:g.nullableConverter(g.converters.DOMString),key:"domain",defaultValue:(0,e.a)(()=>null,
"defaultValue")}]),g.converters.Cookie=g.dictionaryConverter([{converter:g.converters.DOMString,key:"name"},{converter:g.
converters.DOMString,key:"value"},{converter:g.nullableConverter(u=>typeof u=="number"?g.converters["unsigned long long"](
u):new Date(u)),key:"expires",defaultValue:(0,e.a)(()=>null,"defaultValue")},{converter:g.nullableConverter(g.converters["\
long long"]),key:"maxAge",defaultValue:(0,e.a)(()=>null,"defaultValue")},{converter:g.nullableConverter(g.converters.DOMString),
key:"domain",defaultValue:(0,e.a)(()=>null,"defaultValue")},{converter:g.nullableConverter(g.converters.DOMString),key:"\
path",defaultValue:(0,e.a)(()=>null,"defaultValue")},{converter:g.nullableConverter(g.converters.boolean),key:"secure",defaultValue:(0,e.
a)(()=>null,"defaultValue")},{converter:g.nullableConverter(g.converters.boolean),key:"httpOnly",defaultValue:(0,e.a)(()=>null,
"defaultValue")},{converter:g.converters.USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:g.sequenceConverter(
g.converters.DOMString),key:"unparsed",defaultValue:(0,e.a)(()=>new Array(0),"defaultValue")}]),Q.exports={getCookies:n,
deleteCookie:l,getSetCookies:C,setCookie:r}}),Ht=(0,e.c)((s,Q)=>{"use strict";var{webidl:t}=Xe(),{kEnumerableProperty:c}=Le(),
{kConstruct:g}=xe(),{MessagePort:h}=(0,e.b)("node:worker_threads"),n=class Et extends Event{static{E(this,"A")}static{(0,e.
a)(this,"MessageEvent")}#e;constructor(w,p={}){if(w===g){super(arguments[1],arguments[2]),t.util.markAsUncloneable(this);
return}let a="MessageEvent constructor";t.argumentLengthCheck(arguments,1,a),w=t.converters.DOMString(w,a,"type"),p=t.converters.
MessageEventInit(p,a,"eventInitDict"),super(w,p),this.#e=p,t.util.markAsUncloneable(this)}get data(){return t.brandCheck(
this,Et),this.#e.data}get origin(){return t.brandCheck(this,Et),this.#e.origin}get lastEventId(){return t.brandCheck(this,
Et),this.#e.lastEventId}get source(){return t.brandCheck(this,Et),this.#e.source}get ports(){return t.brandCheck(this,Et),
Object.isFrozen(this.#e.ports)||Object.freeze(this.#e.ports),this.#e.ports}initMessageEvent(w,p=!1,a=!1,d=null,f="",D="",R=null,N=[]){
return t.brandCheck(this,Et),t.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new Et(w,{bubbles:p,cancelable:a,
data:d,origin:f,lastEventId:D,source:R,ports:N})}static createFastMessageEvent(w,p){let a=new Et(g,w,p);return a.#e=p,a.#e.
data??=null,a.#e.origin??="",a.#e.lastEventId??="",a.#e.source??=null,a.#e.ports??=[],a}},{createFastMessageEvent:l}=n;delete n.
createFastMessageEvent;var C=class uA extends Event{static{E(this,"A")}static{(0,e.a)(this,"CloseEvent")}#e;constructor(w,p={}){
let a="CloseEvent constructor";t.argumentLengthCheck(arguments,1,a),w=t.converters.DOMString(w,a,"type"),p=t.converters.
CloseEventInit(p),super(w,p),this.#e=p,t.util.markAsUncloneable(this)}get wasClean(){return t.brandCheck(this,uA),this.#e.
wasClean}get code(){return t.brandCheck(this,uA),this.#e.code}get reason(){return t.brandCheck(this,uA),this.#e.reason}},
r=class Rt extends Event{static{E(this,"A")}static{(0,e.a)(this,"ErrorEvent")}#e;constructor(w,p){let a="ErrorEvent cons\
tructor";t.argumentLengthCheck(arguments,1,a),super(w,p),t.util.markAsUncloneable(this),w=t.converters.DOMString(w,a,"ty\
pe"),p=t.converters.ErrorEventInit(p??{}),this.#e=p}get message(){return t.brandCheck(this,Rt),this.#e.message}get filename(){
return t.brandCheck(this,Rt),this.#e.filename}get lineno(){return t.brandCheck(this,Rt),this.#e.lineno}get colno(){return t.
brandCheck(this,Rt),this.#e.colno}get error(){return t.brandCheck(this,Rt),this.#e.error}};Object.defineProperties(n.prototype,
{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:c,origin:c,lastEventId:c,source:c,ports:c,initMessageEvent:c}),
Object.defineProperties(C.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},reason:c,code:c,wasClean:c}),
Object.defineProperties(r.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:!0},message:c,filename:c,lineno:c,
colno:c,error:c}),t.converters.MessagePort=t.interfaceConverter(h),t.converters["sequence<MessagePort>"]=t.sequenceConverter(
t.converters.MessagePort);var u=[{key:"bubbles",converter:t.converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")},
{key:"cancelable",converter:t.converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")},{key:"composed",converter:t.
converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")}];t.converters.MessageEventInit=t.dictionaryConverter([...u,
{key:"data",converter:t.converters.any,defaultValue:(0,e.a)(()=>null,"defaultValue")},{key:"origin",converter:t.converters.
USVString,defaultValue:(0,e.a)(()=>"","defaultValue")},{key:"lastEventId",converter:t.converters.DOMString,defaultValue:(0,e.
a)(()=>"","defaultValue")},{key:"source",converter:t.nullableConverter(t.converters.MessagePort),defaultValue:(0,e.a)(()=>null,
"defaultValue")},{key:"ports",converter:t.converters["sequence<MessagePort>"],defaultValue:(0,e.a)(()=>new Array(0),"def\
aultValue")}]),t.converters.CloseEventInit=t.dictionaryConverter([...u,{key:"wasClean",converter:t.converters.boolean,defaultValue:(0,e.
a)(()=>!1,"defaultValue")},{key:"code",converter:t.converters["unsigned short"],defaultValue:(0,e.a)(()=>0,"defaultValue")},
{key:"reason",converter:t.converters.USVString,defaultValue:(0,e.a)(()=>"","defaultValue")}]),t.converters.ErrorEventInit=
t.dictionaryConverter([...u,{key:"message",converter:t.converters.DOMString,defaultValue:(0,e.a)(()=>"","defaultValue")},
{key:"filename",converter:t.converters.USVString,defaultValue:(0,e.a)(()=>"","defaultValue")},{key:"lineno",converter:t.
converters["unsigned long"],defaultValue:(0,e.a)(()=>0,"defaultValue")},{key:"colno",converter:t.converters["unsigned lo\
ng"],defaultValue:(0,e.a)(()=>0,"defaultValue")},{key:"error",converter:t.converters.any}]),Q.exports={MessageEvent:n,CloseEvent:C,
ErrorEvent:r,createFastMessageEvent:l}}),wt=(0,e.c)((s,Q)=>{"use strict";var t="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",c={
enumerable:!0,writable:!1,configurable:!1},g={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},h={NOT_SENT:0,PROCESSING:1,SENT:2},
n={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},l=2**16-1,C={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},
r=Buffer.allocUnsafe(0),u={string:1,typedArray:2,arrayBuffer:3,blob:4};Q.exports={uid:t,sentCloseFrameState:h,staticPropertyDescriptors:c,
states:g,opcodes:n,maxUnsigned16Bit:l,parserStates:C,emptyBuffer:r,sendHints:u}}),Kt=(0,e.c)((s,Q)=>{"use strict";Q.exports=
{kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready state"),kController:Symbol("controller"),kResponse:Symbol("respon\
se"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("received close"),kByteParser:Symbol(
"byte parser")}}),jt=(0,e.c)((s,Q)=>{"use strict";var{kReadyState:t,kController:c,kResponse:g,kBinaryType:h,kWebSocketURL:n}=Kt(),
{states:l,opcodes:C}=wt(),{ErrorEvent:r,createFastMessageEvent:u}=Ht(),{isUtf8:B}=(0,e.b)("node:buffer"),{collectASequenceOfCodePointsFast:w,
removeHTTPWhitespace:p}=At();function a(Y){return Y[t]===l.CONNECTING}E(a,"w0"),(0,e.a)(a,"isConnecting");function d(Y){
return Y[t]===l.OPEN}E(d,"m0"),(0,e.a)(d,"isEstablished");function f(Y){return Y[t]===l.CLOSING}E(f,"y0"),(0,e.a)(f,"isC\
losing");function D(Y){return Y[t]===l.CLOSED}E(D,"D0"),(0,e.a)(D,"isClosed");function R(Y,J,O=(re,ae)=>new Event(re,ae),_={}){
let re=O(Y,_);J.dispatchEvent(re)}E(R,"jc"),(0,e.a)(R,"fireEvent");function N(Y,J,O){if(Y[t]!==l.OPEN)return;let _;if(J===
C.TEXT)try{_=S(O)}catch{T(Y,"Received invalid UTF-8 in text frame.");return}else J===C.BINARY&&(Y[h]==="blob"?_=new Blob(
[O]):_=L(O));R("message",Y,u,{origin:Y[n].origin,data:_})}E(N,"k0"),(0,e.a)(N,"websocketMessageReceived");function L(Y){
return Y.byteLength===Y.buffer.byteLength?Y.buffer:Y.buffer.slice(Y.byteOffset,Y.byteOffset+Y.byteLength)}E(L,"R0"),(0,e.
a)(L,"toArrayBuffer");function H(Y){if(Y.length===0)return!1;for(let J=0;J<Y.length;++J){let O=Y.charCodeAt(J);if(O<33||
O>126||O===34||O===40||O===41||O===44||O===47||O===58||O===59||O===60||O===61||O===62||O===63||O===64||O===91||O===92||O===
93||O===123||O===125)return!1}return!0}E(H,"b0"),(0,e.a)(H,"isValidSubprotocol");function v(Y){return Y>=1e3&&Y<1015?Y!==
1004&&Y!==1005&&Y!==1006:Y>=3e3&&Y<=4999}E(v,"F0"),(0,e.a)(v,"isValidStatusCode");function T(Y,J){let{[c]:O,[g]:_}=Y;O.abort(),
_?.socket&&!_.socket.destroyed&&_.socket.destroy(),J&&R("error",Y,(re,ae)=>new r(re,ae),{error:new Error(J),message:J})}
E(T,"QC"),(0,e.a)(T,"failWebsocketConnection");function A(Y){return Y===C.CLOSE||Y===C.PING||Y===C.PONG}E(A,"BC"),(0,e.a)(
A,"isControlFrame");function i(Y){return Y===C.CONTINUATION}E(i,"hC"),(0,e.a)(i,"isContinuationFrame");function I(Y){return Y===
C.TEXT||Y===C.BINARY}E(I,"IC"),(0,e.a)(I,"isTextBinaryFrame");function o(Y){return I(Y)||i(Y)||A(Y)}E(o,"T0"),(0,e.a)(o,
"isValidOpcode");function m(Y){let J={position:0},O=new Map;for(;J.position<Y.length;){let _=w(";",Y,J),[re,ae=""]=_.split(
"=");O.set(p(re,!0,!1),p(ae,!1,!0)),J.position++}return O}E(m,"S0"),(0,e.a)(m,"parseExtensions");function y(Y){if(Y.length===
0)return!1;for(let O=0;O<Y.length;O++){let _=Y.charCodeAt(O);if(_<48||_>57)return!1}let J=Number.parseInt(Y,10);return J>=
8&&J<=15}E(y,"U0"),(0,e.a)(y,"isValidClientWindowBits");var b=typeof process.versions.icu=="string",k=b?new TextDecoder(
"utf-8",{fatal:!0}):void 0,S=b?k.decode.bind(k):function(Y){if(B(Y))return Y.toString("utf-8");throw new TypeError("Inva\
lid utf-8 received.")};Q.exports={isConnecting:a,isEstablished:d,isClosing:f,isClosed:D,fireEvent:R,isValidSubprotocol:H,
isValidStatusCode:v,failWebsocketConnection:T,websocketMessageReceived:N,utf8Decode:S,isControlFrame:A,isContinuationFrame:i,
isTextBinaryFrame:I,isValidOpcode:o,parseExtensions:m,isValidClientWindowBits:y}}),fA=(0,e.c)((s,Q)=>{"use strict";var{maxUnsigned16Bit:t}=wt(),
c=16386,g,h=null,n=c;try{g=(0,e.b)("node:crypto")}catch{g={randomFillSync:(0,e.a)(function(r,u,B){for(let w=0;w<r.length;++w)
r[w]=Math.random()*255|0;return r},"randomFillSync")}}function l(){return n===c&&(n=0,g.randomFillSync(h??=Buffer.allocUnsafe(
c),0,c)),[h[n++],h[n++],h[n++],h[n++]]}E(l,"G0"),(0,e.a)(l,"generateMask");var C=class{static{E(this,"eg")}static{(0,e.a)(
this,"WebsocketFrameSend")}constructor(r){this.frameData=r}createFrame(r){let u=this.frameData,B=l(),w=u?.byteLength??0,
p=w,a=6;w>t?(a+=8,p=127):w>125&&(a+=2,p=126);let d=Buffer.allocUnsafe(w+a);d[0]=d[1]=0,d[0]|=128,d[0]=(d[0]&240)+r,d[a-4]=
B[0],d[a-3]=B[1],d[a-2]=B[2],d[a-1]=B[3],d[1]=p,p===126?d.writeUInt16BE(w,2):p===127&&(d[2]=d[3]=0,d.writeUIntBE(w,4,6)),
d[1]|=128;for(let f=0;f<w;++f)d[a+f]=u[f]^B[f&3];return d}};Q.exports={WebsocketFrameSend:C}}),nr=(0,e.c)((s,Q)=>{"use s\
trict";var{uid:t,states:c,sentCloseFrameState:g,emptyBuffer:h,opcodes:n}=wt(),{kReadyState:l,kSentClose:C,kByteParser:r,
kReceivedClose:u,kResponse:B}=Kt(),{fireEvent:w,failWebsocketConnection:p,isClosing:a,isClosed:d,isEstablished:f,parseExtensions:D}=jt(),
{channels:R}=Tt(),{CloseEvent:N}=Ht(),{makeRequest:L}=Gt(),{fetching:H}=Zt(),{Headers:v,getHeadersList:T}=mt(),{getDecodeSplit:A}=ot(),
{WebsocketFrameSend:i}=fA(),I;try{I=(0,e.b)("node:crypto")}catch{}function o(S,Y,J,O,_,re){let ae=S;ae.protocol=S.protocol===
"ws:"?"http:":"https:";let ce=L({urlList:[ae],client:J,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"\
include",cache:"no-store",redirect:"error"});if(re.headers){let ue=T(new v(re.headers));ce.headersList=ue}let Ee=I.randomBytes(
16).toString("base64");ce.headersList.append("sec-websocket-key",Ee),ce.headersList.append("sec-websocket-version","13");
for(let ue of Y)ce.headersList.append("sec-websocket-protocol",ue);return ce.headersList.append("sec-websocket-extension\
s","permessage-deflate; client_max_window_bits"),H({request:ce,useParallelQueue:!0,dispatcher:re.dispatcher,processResponse(ue){
if(ue.type==="error"||ue.status!==101){p(O,"Received network error or non-101 status code.");return}if(Y.length!==0&&!ue.
headersList.get("Sec-WebSocket-Protocol")){p(O,"Server did not respond with sent protocols.");return}if(ue.headersList.get(
"Upgrade")?.toLowerCase()!=="websocket"){p(O,'Server did not set Upgrade header to "websocket".');return}if(ue.headersList.
get("Connection")?.toLowerCase()!=="upgrade"){p(O,'Server did not set Connection header to "upgrade".');return}let Qe=ue.
headersList.get("Sec-WebSocket-Accept"),Be=I.createHash("sha1").update(Ee+t).digest("base64");if(Qe!==Be){p(O,"Incorrect\
 hash received in Sec-WebSocket-Accept header.");return}let De=ue.headersList.get("Sec-WebSocket-Extensions"),pe;if(De!==
null&&(pe=D(De),!pe.has("permessage-deflate"))){p(O,"Sec-WebSocket-Extensions header does not match.");return}let te=ue.
headersList.get("Sec-WebSocket-Protocol");if(te!==null){let Ae=A("sec-websocket-protocol",ce.headersList);if(Ae===null||
!Ae.includes(te)){p(O,"Protocol was not set in the opening handshake.");return}}ue.socket.on("data",y),ue.socket.on("clo\
se",b),ue.socket.on("error",k),R.open.hasSubscribers&&R.open.publish({address:ue.socket.address(),protocol:te,extensions:De}),
_(ue,pe)}})}E(o,"K0"),(0,e.a)(o,"establishWebSocketConnection");function m(S,Y,J,O){if(!(a(S)||d(S)))if(!f(S))p(S,"Conne\
ction was closed before it was established."),S[l]=c.CLOSING;else if(S[C]===g.NOT_SENT){S[C]=g.PROCESSING;let _=new i;Y!==
void 0&&J===void 0?(_.frameData=Buffer.allocUnsafe(2),_.frameData.writeUInt16BE(Y,0)):Y!==void 0&&J!==void 0?(_.frameData=
Buffer.allocUnsafe(2+O),_.frameData.writeUInt16BE(Y,0),_.frameData.write(J,2,"utf-8")):_.frameData=h,S[B].socket.write(_.
createFrame(n.CLOSE)),S[C]=g.SENT,S[l]=c.CLOSING}else S[l]=c.CLOSING}E(m,"X0"),(0,e.a)(m,"closeWebSocketConnection");function y(S){
this.ws[r].write(S)||this.pause()}E(y,"DC"),(0,e.a)(y,"onSocketData");function b(){let{ws:S}=this,{[B]:Y}=S;Y.socket.off(
"data",y),Y.socket.off("close",b),Y.socket.off("error",k);let J=S[C]===g.SENT&&S[u],O=1005,_="",re=S[r].closingInfo;re&&
!re.error?(O=re.code??1005,_=re.reason):S[u]||(O=1006),S[l]=c.CLOSED,w("close",S,(ae,ce)=>new N(ae,ce),{wasClean:J,code:O,
reason:_}),R.close.hasSubscribers&&R.close.publish({websocket:S,code:O,reason:_})}E(b,"kC"),(0,e.a)(b,"onSocketClose");function k(S){
let{ws:Y}=this;Y[l]=c.CLOSING,R.socketError.hasSubscribers&&R.socketError.publish(S),this.destroy()}E(k,"RC"),(0,e.a)(k,
"onSocketError"),Q.exports={establishWebSocketConnection:o,closeWebSocketConnection:m}}),Eo=(0,e.c)((s,Q)=>{"use strict";
var{createInflateRaw:t,Z_DEFAULT_WINDOWBITS:c}=(0,e.b)("node:zlib"),{isValidClientWindowBits:g}=jt(),{MessageSizeExceededError:h}=Ye(),
n=Buffer.from([0,0,255,255]),l=Symbol("kBuffer"),C=Symbol("kLength"),r=class{static{E(this,"rg")}static{(0,e.a)(this,"Pe\
rMessageDeflate")}#e;#t={};#A=0;constructor(u,B){this.#t.serverNoContextTakeover=u.has("server_no_context_takeover"),this.#t.
serverMaxWindowBits=u.get("server_max_window_bits"),this.#A=B.maxPayloadSize}decompress(u,B,w){if(!this.#e){let p=c;if(this.#t.
serverMaxWindowBits){if(!g(this.#t.serverMaxWindowBits)){w(new Error("Invalid server_max_window_bits"));return}p=Number.
parseInt(this.#t.serverMaxWindowBits)}try{this.#e=t({windowBits:p})}catch(a){w(a);return}this.#e[l]=[],this.#e[C]=0,this.#e.
on("data",a=>{if(this.#e[C]+=a.length,this.#A>0&&this.#e[C]>this.#A){w(new h),this.#e.removeAllListeners(),this.#e.destroy(),
this.#e=null;return}this.#e[l].push(a)}),this.#e.on("error",a=>{this.#e=null,w(a)})}this.#e.write(u),B&&this.#e.write(n),
this.#e.flush(()=>{if(!this.#e)return;let p=Buffer.concat(this.#e[l],this.#e[C]);this.#e[l].length=0,this.#e[C]=0,w(null,
p)})}};Q.exports={PerMessageDeflate:r}}),uo=(0,e.c)((s,Q)=>{"use strict";var{Writable:t}=(0,e.b)("node:stream"),c=(0,e.b)(
"node:assert"),{parserStates:g,opcodes:h,states:n,emptyBuffer:l,sentCloseFrameState:C}=wt(),{kReadyState:r,kSentClose:u,
kResponse:B,kReceivedClose:w}=Kt(),{channels:p}=Tt(),{isValidStatusCode:a,isValidOpcode:d,failWebsocketConnection:f,websocketMessageReceived:D,
utf8Decode:R,isControlFrame:N,isTextBinaryFrame:L,isContinuationFrame:H}=jt(),{WebsocketFrameSend:v}=fA(),{closeWebSocketConnection:T}=nr(),
{PerMessageDeflate:A}=Eo(),{MessageSizeExceededError:i}=Ye();function I(m,y,b){T(m,y,b,Buffer.byteLength(b)),f(m,b)}E(I,
"ps"),(0,e.a)(I,"failWebsocketConnectionWithCode");var o=class extends t{static{E(this,"ag")}static{(0,e.a)(this,"BytePa\
rser")}#e=[];#t=0;#A=0;#s=!1;#o=g.INFO;#r={};#i=[];#n;#g;#a;constructor(m,y,b={}){super(),this.ws=m,this.#n=y??new Map,this.#g=
b.maxFragments??0,this.#a=b.maxPayloadSize??0,this.#n.has("permessage-deflate")&&this.#n.set("permessage-deflate",new A(
y,b))}_write(m,y,b){this.#e.push(m),this.#A+=m.length,this.#s=!0,this.run(b)}#l(){return this.#a>0&&!N(this.#r.opcode)&&
this.#r.payloadLength+this.#t>this.#a?(I(this.ws,1009,"Payload size exceeds maximum allowed size"),!1):!0}run(m){for(;this.#s;)
if(this.#o===g.INFO){if(this.#A<2)return m();let y=this.consume(2),b=(y[0]&128)!==0,k=y[0]&15,S=(y[1]&128)===128,Y=!b&&k!==
h.CONTINUATION,J=y[1]&127,O=y[0]&64,_=y[0]&32,re=y[0]&16;if(!d(k))return f(this.ws,"Invalid opcode received"),m();if(S)return f(
this.ws,"Frame cannot be masked"),m();if(O!==0&&!this.#n.has("permessage-deflate")){f(this.ws,"Expected RSV1 to be clear\
.");return}if(_!==0||re!==0){f(this.ws,"RSV1, RSV2, RSV3 must be clear");return}if(Y&&!L(k)){f(this.ws,"Invalid frame ty\
pe was fragmented.");return}if(L(k)&&this.#i.length>0){f(this.ws,"Expected continuation frame");return}if(this.#r.fragmented&&
Y){f(this.ws,"Fragmented frame exceeded 125 bytes.");return}if((J>125||Y)&&N(k)){f(this.ws,"Control frame either too lar\
ge or fragmented");return}if(H(k)&&this.#i.length===0&&!this.#r.compressed){f(this.ws,"Unexpected continuation frame");return}
if(J<=125){if(this.#r.payloadLength=J,this.#o=g.READ_DATA,!this.#l())return}else J===126?this.#o=g.PAYLOADLENGTH_16:J===
127&&(this.#o=g.PAYLOADLENGTH_64);L(k)&&(this.#r.binaryType=k,this.#r.compressed=O!==0),this.#r.opcode=k,this.#r.masked=
S,this.#r.fin=b,this.#r.fragmented=Y}else if(this.#o===g.PAYLOADLENGTH_16){if(this.#A<2)return m();let y=this.consume(2);
if(this.#r.payloadLength=y.readUInt16BE(0),this.#o=g.READ_DATA,!this.#l())return}else if(this.#o===g.PAYLOADLENGTH_64){if(this.#A<
8)return m();let y=this.consume(8),b=y.readUInt32BE(0),k=y.readUInt32BE(4);if(b!==0||k>2**31-1){f(this.ws,"Received payl\
oad length > 2^31 bytes.");return}if(this.#r.payloadLength=k,this.#o=g.READ_DATA,!this.#l())return}else if(this.#o===g.READ_DATA){
if(this.#A<this.#r.payloadLength)return m();let y=this.consume(this.#r.payloadLength);if(N(this.#r.opcode)){this.#s=this.
parseControlFrame(y),this.#o=g.INFO;let b=this.ws[B].socket;if(this.#s&&b.writableNeedDrain){this.#s=!1,b.once("drain",()=>{
this.destroyed||(this.#s=!0,this.run(m))});return}}else if(this.#r.compressed){this.#n.get("permessage-deflate").decompress(
y,this.#r.fin,(b,k)=>{if(b){let S=b instanceof i?1009:1007;I(this.ws,S,b.message);return}if(this.writeFragments(k)){if(this.#a>
0&&this.#t>this.#a){I(this.ws,1009,new i().message);return}if(!this.#r.fin){this.#o=g.INFO,this.#s=!0,this.run(m);return}
D(this.ws,this.#r.binaryType,this.consumeFragments()),this.#s=!0,this.#o=g.INFO,this.run(m)}}),this.#s=!1;break}else{if(!this.
writeFragments(y))return;if(this.#a>0&&this.#t>this.#a){I(this.ws,1009,new i().message);return}!this.#r.fragmented&&this.#r.
fin&&D(this.ws,this.#r.binaryType,this.consumeFragments()),this.#o=g.INFO}}}consume(m){if(m>this.#A)throw new Error("Cal\
led consume() before buffers satiated.");if(m===0)return l;if(this.#e[0].length===m)return this.#A-=this.#e[0].length,this.#e.
shift();let y=Buffer.allocUnsafe(m),b=0;for(;b!==m;){let k=this.#e[0],{length:S}=k;if(S+b===m){y.set(this.#e.shift(),b);
break}else if(S+b>m){y.set(k.subarray(0,m-b),b),this.#e[0]=k.subarray(m-b);break}else y.set(this.#e.shift(),b),b+=k.length}
return this.#A-=m,y}writeFragments(m){return this.#g>0&&this.#i.length===this.#g?(I(this.ws,1008,"Too many message fragm\
ents"),!1):(this.#t+=m.length,this.#i.push(m),!0)}consumeFragments(){let m=this.#i;if(m.length===1)return this.#t=0,m.shift();
let y=Buffer.concat(m,this.#t);return this.#i=[],this.#t=0,y}parseCloseBody(m){c(m.length!==1);let y;if(m.length>=2&&(y=
m.readUInt16BE(0)),y!==void 0&&!a(y))return{code:1002,reason:"Invalid status code",error:!0};let b=m.subarray(2);b[0]===
239&&b[1]===187&&b[2]===191&&(b=b.subarray(3));try{b=R(b)}catch{return{code:1007,reason:"Invalid UTF-8",error:!0}}return{
code:y,reason:b,error:!1}}parseControlFrame(m){let{opcode:y,payloadLength:b}=this.#r;if(y===h.CLOSE){if(b===1)return f(this.
ws,"Received close frame with a 1-byte body."),!1;if(this.#r.closeInfo=this.parseCloseBody(m),this.#r.closeInfo.error){let{
code:k,reason:S}=this.#r.closeInfo;return T(this.ws,k,S,S.length),f(this.ws,S),!1}if(this.ws[u]!==C.SENT){let k=l;this.#r.
closeInfo.code&&(k=Buffer.allocUnsafe(2),k.writeUInt16BE(this.#r.closeInfo.code,0));let S=new v(k);this.ws[B].socket.write(
S.createFrame(h.CLOSE),Y=>{Y||(this.ws[u]=C.SENT)})}return this.ws[r]=n.CLOSING,this.ws[w]=!0,!1}else if(y===h.PING){if(!this.
ws[w]){let k=new v(m);this.ws[B].socket.write(k.createFrame(h.PONG)),p.ping.hasSubscribers&&p.ping.publish({payload:m})}}else
y===h.PONG&&p.pong.hasSubscribers&&p.pong.publish({payload:m});return!0}get closingInfo(){return this.#r.closeInfo}};Q.exports=
{ByteParser:o}}),Qo=(0,e.c)((s,Q)=>{"use strict";var{WebsocketFrameSend:t}=fA(),{opcodes:c,sendHints:g}=wt(),h=KA(),n=Buffer[Symbol.
species],l=class{static{E(this,"cg")}static{(0,e.a)(this,"SendQueue")}#e=new h;#t=!1;#A;constructor(u){this.#A=u}add(u,B,w){
if(w!==g.blob){let a=C(u,w);if(!this.#t)this.#A.write(a,B);else{let d={promise:null,callback:B,frame:a};this.#e.push(d)}
return}let p={promise:u.arrayBuffer().then(a=>{p.promise=null,p.frame=C(a,w)}),callback:B,frame:null};this.#e.push(p),this.#t||
this.#s()}async#s(){this.#t=!0;let u=this.#e;for(;!u.isEmpty();){let B=u.shift();B.promise!==null&&await B.promise,this.#A.
write(B.frame,B.callback),B.callback=B.frame=null}this.#t=!1}};function C(u,B){return new t(r(u,B)).createFrame(B===g.string?
c.TEXT:c.BINARY)}E(C,"OC"),(0,e.a)(C,"createFrame");function r(u,B){switch(B){case g.string:return Buffer.from(u);case g.
arrayBuffer:case g.blob:return new n(u);case g.typedArray:return new n(u.buffer,u.byteOffset,u.byteLength)}}E(r,"QS"),(0,e.
a)(r,"toBuffer"),Q.exports={SendQueue:l}}),ho=(0,e.c)((s,Q)=>{"use strict";var{webidl:t}=Xe(),{URLSerializer:c}=At(),{environmentSettingsObject:g}=ot(),
{staticPropertyDescriptors:h,states:n,sentCloseFrameState:l,sendHints:C}=wt(),{kWebSocketURL:r,kReadyState:u,kController:B,
kBinaryType:w,kResponse:p,kSentClose:a,kByteParser:d}=Kt(),{isConnecting:f,isEstablished:D,isClosing:R,isValidSubprotocol:N,
fireEvent:L}=jt(),{establishWebSocketConnection:H,closeWebSocketConnection:v}=nr(),{ByteParser:T}=uo(),{kEnumerableProperty:A,
isBlobLike:i}=Le(),{getGlobalDispatcher:I}=qt(),{types:o}=(0,e.b)("node:util"),{ErrorEvent:m,CloseEvent:y}=Ht(),{SendQueue:b}=Qo(),
k=class je extends EventTarget{static{E(this,"A")}static{(0,e.a)(this,"WebSocket")}#e={open:null,error:null,close:null,message:null};#t=0;#A="";#s="";#o;constructor(O,_=[]){
super(),t.util.markAsUncloneable(this);let re="WebSocket constructor";t.argumentLengthCheck(arguments,1,re);let ae=t.converters["\
DOMString or sequence<DOMString> or WebSocketInit"](_,re,"options");O=t.converters.USVString(O,re,"url"),_=ae.protocols;
let ce=g.settingsObject.baseUrl,Ee;try{Ee=new URL(O,ce)}catch(Qe){throw new DOMException(Qe,"SyntaxError")}if(Ee.protocol===
"http:"?Ee.protocol="ws:":Ee.protocol==="https:"&&(Ee.protocol="wss:"),Ee.protocol!=="ws:"&&Ee.protocol!=="wss:")throw new DOMException(
`Expected a ws: or wss: protocol, got ${Ee.protocol}`,"SyntaxError");if(Ee.hash||Ee.href.endsWith("#"))throw new DOMException(
"Got fragment","SyntaxError");if(typeof _=="string"&&(_=[_]),_.length!==new Set(_.map(Qe=>Qe.toLowerCase())).size)throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");if(_.length>0&&!_.every(Qe=>N(Qe)))throw new DOMException("Invalid\
 Sec-WebSocket-Protocol value","SyntaxError");this[r]=new URL(Ee.href);let ue=g.settingsObject;this[B]=H(Ee,_,ue,this,(Qe,Be)=>this.#r(
Qe,Be),ae),this[u]=je.CONNECTING,this[a]=l.NOT_SENT,this[w]="blob"}close(O=void 0,_=void 0){t.brandCheck(this,je);let re="\
WebSocket.close";if(O!==void 0&&(O=t.converters["unsigned short"](O,re,"code",{clamp:!0})),_!==void 0&&(_=t.converters.USVString(
_,re,"reason")),O!==void 0&&O!==1e3&&(O<3e3||O>4999))throw new DOMException("invalid code","InvalidAccessError");let ae=0;
if(_!==void 0&&(ae=Buffer.byteLength(_),ae>123))throw new DOMException(`Reason must be less than 123 bytes; received ${ae}`,
"SyntaxError");v(this,O,_,ae)}send(O){t.brandCheck(this,je);let _="WebSocket.send";if(t.argumentLengthCheck(arguments,1,
_),O=t.converters.WebSocketSendData(O,_,"data"),f(this))throw new DOMException("Sent before connected.","InvalidStateErr\
or");if(!(!D(this)||R(this)))if(typeof O=="string"){let re=Buffer.byteLength(O);this.#t+=re,this.#o.add(O,()=>{this.#t-=
re},C.string)}else o.isArrayBuffer(O)?(this.#t+=O.byteLength,this.#o.add(O,()=>{this.#t-=O.byteLength},C.arrayBuffer)):ArrayBuffer.
isView(O)?(this.#t+=O.byteLength,this.#o.add(O,()=>{this.#t-=O.byteLength},C.typedArray)):i(O)&&(this.#t+=O.size,this.#o.
add(O,()=>{this.#t-=O.size},C.blob))}get readyState(){return t.brandCheck(this,je),this[u]}get bufferedAmount(){return t.
brandCheck(this,je),this.#t}get url(){return t.brandCheck(this,je),c(this[r])}get extensions(){return t.brandCheck(this,
je),this.#s}get protocol(){return t.brandCheck(this,je),this.#A}get onopen(){return t.brandCheck(this,je),this.#e.open}set onopen(O){
t.brandCheck(this,je),this.#e.open&&this.removeEventListener("open",this.#e.open),typeof O=="function"?(this.#e.open=O,this.
addEventListener("open",O)):this.#e.open=null}get onerror(){return t.brandCheck(this,je),this.#e.error}set onerror(O){t.
brandCheck(this,je),this.#e.error&&this.removeEventListener("error",this.#e.error),typeof O=="function"?(this.#e.error=O,
this.addEventListener("error",O)):this.#e.error=null}get onclose(){return t.brandCheck(this,je),this.#e.close}set onclose(O){
t.brandCheck(this,je),this.#e.close&&this.removeEventListener("close",this.#e.close),typeof O=="function"?(this.#e.close=
O,this.addEventListener("close",O)):this.#e.close=null}get onmessage(){return t.brandCheck(this,je),this.#e.message}set onmessage(O){
t.brandCheck(this,je),this.#e.message&&this.removeEventListener("message",this.#e.message),typeof O=="function"?(this.#e.
message=O,this.addEventListener("message",O)):this.#e.message=null}get binaryType(){return t.brandCheck(this,je),this[w]}set binaryType(O){
t.brandCheck(this,je),O!=="blob"&&O!=="arraybuffer"?this[w]="blob":this[w]=O}#r(O,_){this[p]=O;let re=this[B]?.dispatcher?.
webSocketOptions,ae=re?.maxFragments,ce=re?.maxPayloadSize,Ee=new T(this,_,{maxFragments:ae,maxPayloadSize:ce});Ee.on("d\
rain",S),Ee.on("error",Y.bind(this)),O.socket.ws=this,this[d]=Ee,this.#o=new b(O.socket),this[u]=n.OPEN;let ue=O.headersList.
get("sec-websocket-extensions");ue!==null&&(this.#s=ue);let Qe=O.headersList.get("sec-websocket-protocol");Qe!==null&&(this.#A=
Qe),L("open",this)}};k.CONNECTING=k.prototype.CONNECTING=n.CONNECTING,k.OPEN=k.prototype.OPEN=n.OPEN,k.CLOSING=k.prototype.
CLOSING=n.CLOSING,k.CLOSED=k.prototype.CLOSED=n.CLOSED,Object.defineProperties(k.prototype,{CONNECTING:h,OPEN:h,CLOSING:h,
CLOSED:h,url:A,readyState:A,bufferedAmount:A,onopen:A,onerror:A,onclose:A,close:A,onmessage:A,binaryType:A,send:A,extensions:A,
protocol:A,[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(
k,{CONNECTING:h,OPEN:h,CLOSING:h,CLOSED:h}),t.converters["sequence<DOMString>"]=t.sequenceConverter(t.converters.DOMString),
t.converters["DOMString or sequence<DOMString>"]=function(J,O,_){return t.util.Type(J)==="Object"&&Symbol.iterator in J?
t.converters["sequence<DOMString>"](J):t.converters.DOMString(J,O,_)},t.converters.WebSocketInit=t.dictionaryConverter([
{key:"protocols",converter:t.converters["DOMString or sequence<DOMString>"],defaultValue:(0,e.a)(()=>new Array(0),"defau\
ltValue")},{key:"dispatcher",converter:t.converters.any,defaultValue:(0,e.a)(()=>I(),"defaultValue")},{key:"headers",converter:t.
nullableConverter(t.converters.HeadersInit)}]),t.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(J){
return t.util.Type(J)==="Object"&&!(Symbol.iterator in J)?t.converters.WebSocketInit(J):{protocols:t.converters["DOMStri\
ng or sequence<DOMString>"](J)}},t.converters.WebSocketSendData=function(J){if(t.util.Type(J)==="Object"){if(i(J))return t.
converters.Blob(J,{strict:!1});if(ArrayBuffer.isView(J)||o.isArrayBuffer(J))return t.converters.BufferSource(J)}return t.
converters.USVString(J)};function S(){this.ws[p].socket.resume()}E(S,"FS"),(0,e.a)(S,"onParserDrain");function Y(J){let O,
_;J instanceof y?(O=J.reason,_=J.code):O=J.message,L("error",this,()=>new m("error",{error:J,message:O})),v(this,_)}E(Y,
"TS"),(0,e.a)(Y,"onParserError"),Q.exports={WebSocket:k}}),ar=(0,e.c)((s,Q)=>{"use strict";function t(h){return h.indexOf(
"\0")===-1}E(t,"SS"),(0,e.a)(t,"isValidLastEventId");function c(h){if(h.length===0)return!1;for(let n=0;n<h.length;n++)if(h.
charCodeAt(n)<48||h.charCodeAt(n)>57)return!1;return!0}E(c,"US"),(0,e.a)(c,"isASCIINumber");function g(h){return new Promise(
n=>{setTimeout(n,h).unref()})}E(g,"NS"),(0,e.a)(g,"delay"),Q.exports={isValidLastEventId:t,isASCIINumber:c,delay:g}}),Bo=(0,e.
c)((s,Q)=>{"use strict";var t=(0,e.b)("node:buffer"),{Transform:c}=(0,e.b)("node:stream"),{isASCIINumber:g,isValidLastEventId:h}=ar(),
n=[239,187,191],l=10,C=13,r=58,u=32,B=t.kStringMaxLength,w=Buffer.from("data"),p=Buffer.from("event"),a=Buffer.from("id"),
d=Buffer.from("retry"),f=1024,D=131072,R=128;function N(A,i){if(i>=A.length)return!1;for(let I=i;I<A.length;I++)if(A[I]<
48||A[I]>57)return!1;return!0}E(N,"zS"),(0,e.a)(N,"isASCIINumberBytes");function L(A,i){for(let I=i;I<A.length;I++)if(A[I]===
0)return!1;return!0}E(L,"ZS"),(0,e.a)(L,"isValidLastEventIdBytes");function H(A,i,I){if(i!==I.length)return!1;for(let o=0;o<
i;o++)if(A[o]!==I[o])return!1;return!0}E(H,"Rn"),(0,e.a)(H,"isFieldName");function v(){let A=new Error("EventSource mess\
age size exceeded");return A.aborted=!1,A}E(v,"bn"),(0,e.a)(v,"createMaxEventSizeExceededError");var T=class extends c{static{
E(this,"Eg")}static{(0,e.a)(this,"EventSourceStream")}state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,
id:void 0,retry:void 0};constructor(A={}){A.readableObjectMode=!0,super(A),this.state=A.eventSourceSettings||{},this.maxEventSize=
A.maxEventSize??B;let i=this.maxEventSize>0?Math.min(D,Math.max(f,Math.floor(this.maxEventSize/R))):0;this.maxDataLines=
i,this.maxBufferedChunks=i,A.push&&(this.push=A.push)}_transform(A,i,I){if(A.length===0){I();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&A[0]!==l&&A[0]!==C){I(v());return}if(this.chunks.push(A),this.checkBOM&&this.
handleBOM()){I();return}for(;this.hasCurrentByte();){let o=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){
if(o===l){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(o===l||o===C){o===C&&(this.crlfCheck=
!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=
!1;continue}if(o===l||o===C){o===C&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(m){I(m);return}
this.consumeCurrentByte(),this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){
I(v());return}this.advanceCursor()}I()}_destroy(A,i){this.chunks.length=0,this.clearEvent(),super._destroy(A,i)}parseLine(A,i){
if(A.length===0)return;let I=A.indexOf(r);if(I===0)return;let o=A.length,m=A.length;if(I!==-1&&(o=I,m=I+1,A[m]===u&&++m),
H(A,o,w)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw v();let y=A.length-m,b=this.eventFieldSizes.
data+(i.data===void 0?0:1)+y;this.setEventFieldSize("data",b);let k=A.toString("utf8",m);i.data===void 0?i.data=k:i.data+=
`
${k}`,this.dataLineCount++;return}if(H(A,o,d)){N(A,m)&&(this.setEventFieldSize("retry",A.length-m),i.retry=A.toString("u\
tf8",m));return}if(H(A,o,a)){L(A,m)&&(this.setEventFieldSize("id",A.length-m),i.id=A.toString("utf8",m));return}H(A,o,p)&&
m<A.length&&(this.setEventFieldSize("event",A.length-m),i.event=A.toString("utf8",m))}setEventFieldSize(A,i){let I=this.
eventSize-this.eventFieldSizes[A]+i;if(this.maxEventSize>0&&I>this.maxEventSize)throw v();this.eventSize=I,this.eventFieldSizes[A]=
i}processEvent(A){A.retry&&g(A.retry)&&(this.state.reconnectionTime=parseInt(A.retry,10)),A.id&&h(A.id)&&(this.state.lastEventId=
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
return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos);let A=[],i=0;for(let I=this.lineChunkIndex;I<=this.chunkIndex;I++){
let o=this.chunks[I],m=I===this.lineChunkIndex?this.linePos:0,y=I===this.chunkIndex?this.pos:o.length,b=o.subarray(m,y);
i+=b.length,A.push(b)}return Buffer.concat(A,i)}peekBufferedByte(A){let i=this.lineChunkIndex,I=this.linePos;for(;i<this.
chunks.length;){let o=this.chunks[i],m=o.length-I;if(A<m)return o[I+A];A-=m,i++,I=0}}discardLeadingBytes(A){for(;A>0&&this.
lineChunkIndex<this.chunks.length;){let i=this.chunks[this.lineChunkIndex].length-this.linePos;A<i?(this.linePos+=A,A=0):
(A-=i,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,this.pos=this.linePos,this.dropConsumedChunks()}handleBOM(){
let A=this.peekBufferedByte(0),i=this.peekBufferedByte(1),I=this.peekBufferedByte(2);return i===void 0?(A===n[0]||(this.
checkBOM=!1),!0):I===void 0?A===n[0]&&i===n[1]?!0:(this.checkBOM=!1,!1):(A===n[0]&&i===n[1]&&I===n[2]&&this.discardLeadingBytes(
3),this.checkBOM=!1,!this.hasCurrentByte())}};Q.exports={EventSourceStream:T}}),Co=(0,e.c)((s,Q)=>{"use strict";var{pipeline:t}=(0,e.
b)("node:stream"),{fetching:c}=Zt(),{makeRequest:g}=Gt(),{webidl:h}=Xe(),{EventSourceStream:n}=Bo(),{parseMIMEType:l}=At(),
{createFastMessageEvent:C}=Ht(),{isNetworkError:r}=zt(),{delay:u}=ar(),{kEnumerableProperty:B}=Le(),{environmentSettingsObject:w}=ot(),
{getGlobalDispatcher:p}=qt(),a=!1,d=3e3,f=0,D=1,R=2,N="anonymous",L="use-credentials",H=class Cs extends EventTarget{static{
E(this,"A")}static{(0,e.a)(this,"EventSource")}#e={open:null,error:null,message:null};#t=null;#A=!1;#s=f;#o=null;#r=null;#i;#n;constructor(A,i={}){
super(),h.util.markAsUncloneable(this);let I="EventSource constructor";h.argumentLengthCheck(arguments,1,I),a||(a=!0,process.
emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})),A=h.converters.USVString(
A,I,"url"),i=h.converters.EventSourceInitDict(i,I,"eventSourceInitDict"),this.#i=i.dispatcher,this.#n={lastEventId:"",reconnectionTime:d};
let o=w,m;try{m=new URL(A,o.settingsObject.baseUrl),this.#n.origin=m.origin}catch(k){throw new DOMException(k,"SyntaxErr\
or")}this.#t=m.href;let y=N;i.withCredentials&&(y=L,this.#A=!0);let b={redirect:"follow",keepalive:!0,mode:"cors",credentials:y===
"anonymous"?"same-origin":"omit",referrer:"no-referrer"};b.client=w.settingsObject,b.headersList=[["accept",{name:"accep\
t",value:"text/event-stream"}]],b.cache="no-store",b.initiator="other",b.urlList=[new URL(this.#t)],this.#o=g(b),this.#g()}get readyState(){
return this.#s}get url(){return this.#t}get withCredentials(){return this.#A}#g(){if(this.#s===R)return;this.#s=f;let A={
request:this.#o,dispatcher:this.#i},i=(0,e.a)(I=>{r(I)&&(this.dispatchEvent(new Event("error")),this.close()),this.#a()},
"processEventSourceEndOfBody");A.processResponseEndOfBody=i,A.processResponse=I=>{if(r(I))if(I.aborted){this.close(),this.
dispatchEvent(new Event("error"));return}else{this.#a();return}let o=I.headersList.get("content-type",!0),m=o!==null?l(o):
"failure",y=m!=="failure"&&m.essence==="text/event-stream";if(I.status!==200||y===!1){this.close(),this.dispatchEvent(new Event(
"error"));return}this.#s=D,this.dispatchEvent(new Event("open")),this.#n.origin=I.urlList[I.urlList.length-1].origin;let b=new n(
{eventSourceSettings:this.#n,maxEventSize:this.#i.eventSourceOptions?.maxEventSize,push:(0,e.a)(k=>{this.dispatchEvent(C(
k.type,k.options))},"push")});t(I.body.stream,b,k=>{k?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},
this.#r=c(A)}async#a(){this.#s!==R&&(this.#s=f,this.dispatchEvent(new Event("error")),await u(this.#n.reconnectionTime),
this.#s===f&&(this.#n.lastEventId.length&&this.#o.headersList.set("last-event-id",this.#n.lastEventId,!0),this.#g()))}close(){
h.brandCheck(this,Cs),this.#s!==R&&(this.#s=R,this.#r.abort(),this.#o=null)}get onopen(){return this.#e.open}set onopen(A){
this.#e.open&&this.removeEventListener("open",this.#e.open),typeof A=="function"?(this.#e.open=A,this.addEventListener("\
open",A)):this.#e.open=null}get onmessage(){return this.#e.message}set onmessage(A){this.#e.message&&this.removeEventListener(
"message",this.#e.message),typeof A=="function"?(this.#e.message=A,this.addEventListener("message",A)):this.#e.message=null}get onerror(){
return this.#e.error}set onerror(A){this.#e.error&&this.removeEventListener("error",this.#e.error),typeof A=="function"?
(this.#e.error=A,this.addEventListener("error",A)):this.#e.error=null}},v={CONNECTING:{__proto__:null,configurable:!1,enumerable:!0,
value:f,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:D,writable:!1},CLOSED:{__proto__:null,configurable:!1,
enumerable:!0,value:R,writable:!1}};Object.defineProperties(H,v),Object.defineProperties(H.prototype,v),Object.defineProperties(
H.prototype,{close:B,onerror:B,onmessage:B,onopen:B,readyState:B,url:B,withCredentials:B}),h.converters.EventSourceInitDict=
h.dictionaryConverter([{key:"withCredentials",converter:h.converters.boolean,defaultValue:(0,e.a)(()=>!1,"defaultValue")},
{key:"dispatcher",converter:h.converters.any,defaultValue:(0,e.a)(()=>p(),"defaultValue")}]),Q.exports={EventSource:H,defaultReconnectionTime:d}}),
gr=(0,e.c)((s,Q)=>{"use strict";var t=Nt(),c=Ot(),g=Mt(),h=Ys(),n=Lt(),l=XA(),C=Js(),r=Os(),u=Ye(),B=Le(),{InvalidArgumentError:w}=u,
p=qs(),a=Vt(),d=rr(),f=Ks(),D=sr(),R=tr(),N=IA(),{getGlobalDispatcher:L,setGlobalDispatcher:H}=qt(),v=dA(),T=BA(),A=CA();
Object.assign(c.prototype,p),Q.exports.Dispatcher=c,Q.exports.Client=t,Q.exports.Pool=g,Q.exports.BalancedPool=h,Q.exports.
Agent=n,Q.exports.ProxyAgent=l,Q.exports.EnvHttpProxyAgent=C,Q.exports.RetryAgent=r,Q.exports.RetryHandler=N,Q.exports.DecoratorHandler=
v,Q.exports.RedirectHandler=T,Q.exports.createRedirectInterceptor=A,Q.exports.interceptors={redirect:js(),retry:Xs(),dump:$s(),
dns:eo()},Q.exports.buildConnector=a,Q.exports.errors=u,Q.exports.util={parseHeaders:B.parseHeaders,headerNameToString:B.
headerNameToString};function i(ue){return(Qe,Be,De)=>{if(typeof Be=="function"&&(De=Be,Be=null),!Qe||typeof Qe!="string"&&
typeof Qe!="object"&&!(Qe instanceof URL))throw new w("invalid url");if(Be!=null&&typeof Be!="object")throw new w("inval\
id opts");if(Be&&Be.path!=null){if(typeof Be.path!="string")throw new w("invalid opts.path");let Ae=Be.path;Be.path.startsWith(
"/")||(Ae=`/${Ae}`),Qe=new URL(B.parseOrigin(Qe).origin+Ae)}else Be||(Be=typeof Qe=="object"?Qe:{}),Qe=B.parseURL(Qe);let{
agent:pe,dispatcher:te=L()}=Be;if(pe)throw new w("unsupported opts.agent. Did you mean opts.client?");return ue.call(te,
{...Be,origin:Qe.origin,path:Qe.search?`${Qe.pathname}${Qe.search}`:Qe.pathname,method:Be.method||(Be.body?"PUT":"GET")},
De)}}E(i,"Ds"),(0,e.a)(i,"makeDispatcher"),Q.exports.setGlobalDispatcher=H,Q.exports.getGlobalDispatcher=L;var I=Zt().fetch;
Q.exports.fetch=(0,e.a)(async function(ue,Qe=void 0){try{return await I(ue,Qe)}catch(Be){throw Be&&typeof Be=="object"&&
Error.captureStackTrace(Be),Be}},"fetch"),Q.exports.Headers=mt().Headers,Q.exports.Response=zt().Response,Q.exports.Request=
Gt().Request,Q.exports.FormData=xt().FormData,Q.exports.File=globalThis.File??(0,e.b)("node:buffer").File,Q.exports.FileReader=
oo().FileReader;var{setGlobalOrigin:o,getGlobalOrigin:m}=zA();Q.exports.setGlobalOrigin=o,Q.exports.getGlobalOrigin=m;var{
CacheStorage:y}=ao(),{kConstruct:b}=pA();Q.exports.caches=new y(b);var{deleteCookie:k,getCookies:S,getSetCookies:Y,setCookie:J}=co();
Q.exports.deleteCookie=k,Q.exports.getCookies=S,Q.exports.getSetCookies=Y,Q.exports.setCookie=J;var{parseMIMEType:O,serializeAMimeType:_}=At();
Q.exports.parseMIMEType=O,Q.exports.serializeAMimeType=_;var{CloseEvent:re,ErrorEvent:ae,MessageEvent:ce}=Ht();Q.exports.
WebSocket=ho().WebSocket,Q.exports.CloseEvent=re,Q.exports.ErrorEvent=ae,Q.exports.MessageEvent=ce,Q.exports.request=i(p.
request),Q.exports.stream=i(p.stream),Q.exports.pipeline=i(p.pipeline),Q.exports.connect=i(p.connect),Q.exports.upgrade=
i(p.upgrade),Q.exports.MockClient=d,Q.exports.MockPool=D,Q.exports.MockAgent=f,Q.exports.mockErrors=R;var{EventSource:Ee}=Co();
Q.exports.EventSource=Ee}),Io=(0,e.c)(s=>{"use strict";var Q=s&&s.__createBinding||(Object.create?(function(A,i,I,o){o===
void 0&&(o=I);var m=Object.getOwnPropertyDescriptor(i,I);(!m||("get"in m?!i.__esModule:m.writable||m.configurable))&&(m=
{enumerable:!0,get:(0,e.a)(function(){return i[I]},"get")}),Object.defineProperty(A,o,m)}):(function(A,i,I,o){o===void 0&&
(o=I),A[o]=i[I]})),t=s&&s.__setModuleDefault||(Object.create?(function(A,i){Object.defineProperty(A,"default",{enumerable:!0,
value:i})}):function(A,i){A.default=i}),c=s&&s.__importStar||(function(){var A=(0,e.a)(function(i){return A=Object.getOwnPropertyNames||
function(I){var o=[];for(var m in I)Object.prototype.hasOwnProperty.call(I,m)&&(o[o.length]=m);return o},A(i)},"ownKeys");
return function(i){if(i&&i.__esModule)return i;var I={};if(i!=null)for(var o=A(i),m=0;m<o.length;m++)o[m]!=="default"&&Q(
I,i,o[m]);return t(I,i),I}})(),g=s&&s.__awaiter||function(A,i,I,o){function m(y){return y instanceof I?y:new I(function(b){
b(y)})}return E(m,"s"),(0,e.a)(m,"adopt"),new(I||(I=Promise))(function(y,b){function k(J){try{Y(o.next(J))}catch(O){b(O)}}
E(k,"a"),(0,e.a)(k,"fulfilled");function S(J){try{Y(o.throw(J))}catch(O){b(O)}}E(S,"c"),(0,e.a)(S,"rejected");function Y(J){
J.done?y(J.value):m(J.value).then(k,S)}E(Y,"g"),(0,e.a)(Y,"step"),Y((o=o.apply(A,i||[])).next())})};Object.defineProperty(
s,"__esModule",{value:!0}),s.HttpClient=s.HttpClientResponse=s.HttpClientError=s.MediaTypes=s.Headers=s.HttpCodes=void 0,
s.getProxyUrl=p,s.isHttps=H;var h=c((0,e.b)("http")),n=c((0,e.b)("https")),l=c(Ds()),C=c(Fs()),r=gr(),u;(function(A){A[A.
OK=200]="OK",A[A.MultipleChoices=300]="MultipleChoices",A[A.MovedPermanently=301]="MovedPermanently",A[A.ResourceMoved=302]=
"ResourceMoved",A[A.SeeOther=303]="SeeOther",A[A.NotModified=304]="NotModified",A[A.UseProxy=305]="UseProxy",A[A.SwitchProxy=
306]="SwitchProxy",A[A.TemporaryRedirect=307]="TemporaryRedirect",A[A.PermanentRedirect=308]="PermanentRedirect",A[A.BadRequest=
400]="BadRequest",A[A.Unauthorized=401]="Unauthorized",A[A.PaymentRequired=402]="PaymentRequired",A[A.Forbidden=403]="Fo\
rbidden",A[A.NotFound=404]="NotFound",A[A.MethodNotAllowed=405]="MethodNotAllowed",A[A.NotAcceptable=406]="NotAcceptable",
A[A.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",A[A.RequestTimeout=408]="RequestTimeout",A[A.Conflict=
409]="Conflict",A[A.Gone=410]="Gone",A[A.TooManyRequests=429]="TooManyRequests",A[A.InternalServerError=500]="InternalSe\
rverError",A[A.NotImplemented=501]="NotImplemented",A[A.BadGateway=502]="BadGateway",A[A.ServiceUnavailable=503]="Servic\
eUnavailable",A[A.GatewayTimeout=504]="GatewayTimeout"})(u||(s.HttpCodes=u={}));var B;(function(A){A.Accept="accept",A.ContentType=
"content-type"})(B||(s.Headers=B={}));var w;(function(A){A.ApplicationJson="application/json"})(w||(s.MediaTypes=w={}));
function p(A){let i=l.getProxyUrl(new URL(A));return i?i.href:""}E(p,"HU"),(0,e.a)(p,"getProxyUrl");var a=[u.MovedPermanently,
u.ResourceMoved,u.SeeOther,u.TemporaryRedirect,u.PermanentRedirect],d=[u.BadGateway,u.ServiceUnavailable,u.GatewayTimeout],
f=["OPTIONS","GET","DELETE","HEAD"],D=10,R=5,N=class Is extends Error{static{E(this,"A")}static{(0,e.a)(this,"HttpClient\
Error")}constructor(i,I){super(i),this.name="HttpClientError",this.statusCode=I,Object.setPrototypeOf(this,Is.prototype)}};
s.HttpClientError=N;var L=class{static{E(this,"Nn")}static{(0,e.a)(this,"HttpClientResponse")}constructor(A){this.message=
A}readBody(){return g(this,void 0,void 0,function*(){return new Promise(A=>g(this,void 0,void 0,function*(){let i=Buffer.
alloc(0);this.message.on("data",I=>{i=Buffer.concat([i,I])}),this.message.on("end",()=>{A(i.toString())})}))})}readBodyBuffer(){
return g(this,void 0,void 0,function*(){return new Promise(A=>g(this,void 0,void 0,function*(){let i=[];this.message.on(
"data",I=>{i.push(I)}),this.message.on("end",()=>{A(Buffer.concat(i))})}))})}};s.HttpClientResponse=L;function H(A){return new URL(
A).protocol==="https:"}E(H,"WU"),(0,e.a)(H,"isHttps");var v=class{static{E(this,"hg")}static{(0,e.a)(this,"HttpClient")}constructor(A,i,I){
this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=
!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(A),this.
handlers=i||[],this.requestOptions=I,I&&(I.ignoreSslError!=null&&(this._ignoreSslError=I.ignoreSslError),this._socketTimeout=
I.socketTimeout,I.allowRedirects!=null&&(this._allowRedirects=I.allowRedirects),I.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=
I.allowRedirectDowngrade),I.maxRedirects!=null&&(this._maxRedirects=Math.max(I.maxRedirects,0)),I.keepAlive!=null&&(this.
_keepAlive=I.keepAlive),I.allowRetries!=null&&(this._allowRetries=I.allowRetries),I.maxRetries!=null&&(this._maxRetries=
I.maxRetries))}options(A,i){return g(this,void 0,void 0,function*(){return this.request("OPTIONS",A,null,i||{})})}get(A,i){
return g(this,void 0,void 0,function*(){return this.request("GET",A,null,i||{})})}del(A,i){return g(this,void 0,void 0,function*(){
return this.request("DELETE",A,null,i||{})})}post(A,i,I){return g(this,void 0,void 0,function*(){return this.request("PO\
ST",A,i,I||{})})}patch(A,i,I){return g(this,void 0,void 0,function*(){return this.request("PATCH",A,i,I||{})})}put(A,i,I){
return g(this,void 0,void 0,function*(){return this.request("PUT",A,i,I||{})})}head(A,i){return g(this,void 0,void 0,function*(){
return this.request("HEAD",A,null,i||{})})}sendStream(A,i,I,o){return g(this,void 0,void 0,function*(){return this.request(
A,i,I,o)})}getJson(A){return g(this,arguments,void 0,function*(i,I={}){I[B.Accept]=this._getExistingOrDefaultHeader(I,B.
Accept,w.ApplicationJson);let o=yield this.get(i,I);return this._processResponse(o,this.requestOptions)})}postJson(A,i){
return g(this,arguments,void 0,function*(I,o,m={}){let y=JSON.stringify(o,null,2);m[B.Accept]=this._getExistingOrDefaultHeader(
m,B.Accept,w.ApplicationJson),m[B.ContentType]=this._getExistingOrDefaultContentTypeHeader(m,w.ApplicationJson);let b=yield this.
post(I,y,m);return this._processResponse(b,this.requestOptions)})}putJson(A,i){return g(this,arguments,void 0,function*(I,o,m={}){
let y=JSON.stringify(o,null,2);m[B.Accept]=this._getExistingOrDefaultHeader(m,B.Accept,w.ApplicationJson),m[B.ContentType]=
this._getExistingOrDefaultContentTypeHeader(m,w.ApplicationJson);let b=yield this.put(I,y,m);return this._processResponse(
b,this.requestOptions)})}patchJson(A,i){return g(this,arguments,void 0,function*(I,o,m={}){let y=JSON.stringify(o,null,2);
m[B.Accept]=this._getExistingOrDefaultHeader(m,B.Accept,w.ApplicationJson),m[B.ContentType]=this._getExistingOrDefaultContentTypeHeader(
m,w.ApplicationJson);let b=yield this.patch(I,y,m);return this._processResponse(b,this.requestOptions)})}request(A,i,I,o){
return g(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Client has already been disposed.");let m=new URL(
i),y=this._prepareRequest(A,m,o),b=this._allowRetries&&f.includes(A)?this._maxRetries+1:1,k=0,S;do{if(S=yield this.requestRaw(
y,I),S&&S.message&&S.message.statusCode===u.Unauthorized){let J;for(let O of this.handlers)if(O.canHandleAuthentication(
S)){J=O;break}return J?J.handleAuthentication(this,y,I):S}let Y=this._maxRedirects;for(;S.message.statusCode&&a.includes(
S.message.statusCode)&&this._allowRedirects&&Y>0;){let J=S.message.headers.location;if(!J)break;let O=new URL(J);if(m.protocol===
"https:"&&m.protocol!==O.protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. \
This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade o\
ption to true.");if(yield S.readBody(),O.hostname!==m.hostname)for(let _ in o)_.toLowerCase()==="authorization"&&delete o[_];
y=this._prepareRequest(A,O,o),S=yield this.requestRaw(y,I),Y--}if(!S.message.statusCode||!d.includes(S.message.statusCode))
return S;k+=1,k<b&&(yield S.readBody(),yield this._performExponentialBackoff(k))}while(k<b);return S})}dispose(){this._agent&&
this._agent.destroy(),this._disposed=!0}requestRaw(A,i){return g(this,void 0,void 0,function*(){return new Promise((I,o)=>{
function m(y,b){y?o(y):b?I(b):o(new Error("Unknown error"))}E(m,"o"),(0,e.a)(m,"callbackForResult"),this.requestRawWithCallback(
A,i,m)})})}requestRawWithCallback(A,i,I){typeof i=="string"&&(A.options.headers||(A.options.headers={}),A.options.headers["\
Content-Length"]=Buffer.byteLength(i,"utf8"));let o=!1;function m(k,S){o||(o=!0,I(k,S))}E(m,"o"),(0,e.a)(m,"handleResult");
let y=A.httpModule.request(A.options,k=>{let S=new L(k);m(void 0,S)}),b;y.on("socket",k=>{b=k}),y.setTimeout(this._socketTimeout||
3*6e4,()=>{b&&b.end(),m(new Error(`Request timeout: ${A.options.path}`))}),y.on("error",function(k){m(k)}),i&&typeof i==
"string"&&y.write(i,"utf8"),i&&typeof i!="string"?(i.on("close",function(){y.end()}),i.pipe(y)):y.end()}getAgent(A){let i=new URL(
A);return this._getAgent(i)}getAgentDispatcher(A){let i=new URL(A),I=l.getProxyUrl(i);if(I&&I.hostname)return this._getProxyAgentDispatcher(
i,I)}_prepareRequest(A,i,I){let o={};o.parsedUrl=i;let m=o.parsedUrl.protocol==="https:";o.httpModule=m?n:h;let y=m?443:
80;if(o.options={},o.options.host=o.parsedUrl.hostname,o.options.port=o.parsedUrl.port?parseInt(o.parsedUrl.port):y,o.options.
path=(o.parsedUrl.pathname||"")+(o.parsedUrl.search||""),o.options.method=A,o.options.headers=this._mergeHeaders(I),this.
userAgent!=null&&(o.options.headers["user-agent"]=this.userAgent),o.options.agent=this._getAgent(o.parsedUrl),this.handlers)
for(let b of this.handlers)b.prepareRequest(o.options);return o}_mergeHeaders(A){return this.requestOptions&&this.requestOptions.
headers?Object.assign({},T(this.requestOptions.headers),T(A||{})):T(A||{})}_getExistingOrDefaultHeader(A,i,I){let o;if(this.
requestOptions&&this.requestOptions.headers){let y=T(this.requestOptions.headers)[i];y&&(o=typeof y=="number"?y.toString():
y)}let m=A[i];return m!==void 0?typeof m=="number"?m.toString():m:o!==void 0?o:I}_getExistingOrDefaultContentTypeHeader(A,i){
let I;if(this.requestOptions&&this.requestOptions.headers){let m=T(this.requestOptions.headers)[B.ContentType];m&&(typeof m==
"number"?I=String(m):Array.isArray(m)?I=m.join(", "):I=m)}let o=A[B.ContentType];return o!==void 0?typeof o=="number"?String(
o):Array.isArray(o)?o.join(", "):o:I!==void 0?I:i}_getAgent(A){let i,I=l.getProxyUrl(A),o=I&&I.hostname;if(this._keepAlive&&
o&&(i=this._proxyAgent),o||(i=this._agent),i)return i;let m=A.protocol==="https:",y=100;if(this.requestOptions&&(y=this.
requestOptions.maxSockets||h.globalAgent.maxSockets),I&&I.hostname){let b={maxSockets:y,keepAlive:this._keepAlive,proxy:Object.
assign(Object.assign({},(I.username||I.password)&&{proxyAuth:`${I.username}:${I.password}`}),{host:I.hostname,port:I.port})},
k,S=I.protocol==="https:";m?k=S?C.httpsOverHttps:C.httpsOverHttp:k=S?C.httpOverHttps:C.httpOverHttp,i=k(b),this._proxyAgent=
i}if(!i){let b={keepAlive:this._keepAlive,maxSockets:y};i=m?new n.Agent(b):new h.Agent(b),this._agent=i}return m&&this._ignoreSslError&&
(i.options=Object.assign(i.options||{},{rejectUnauthorized:!1})),i}_getProxyAgentDispatcher(A,i){let I;if(this._keepAlive&&
(I=this._proxyAgentDispatcher),I)return I;let o=A.protocol==="https:";return I=new r.ProxyAgent(Object.assign({uri:i.href,
pipelining:this._keepAlive?1:0},(i.username||i.password)&&{token:`Basic ${Buffer.from(`${i.username}:${i.password}`).toString(
"base64")}`})),this._proxyAgentDispatcher=I,o&&this._ignoreSslError&&(I.options=Object.assign(I.options.requestTls||{},{
rejectUnauthorized:!1})),I}_getUserAgentWithOrchestrationId(A){let i=A||"actions/http-client",I=process.env.ACTIONS_ORCHESTRATION_ID;
if(I){let o=I.replace(/[^a-z0-9_.-]/gi,"_");return`${i} actions_orchestration_id/${o}`}return i}_performExponentialBackoff(A){
return g(this,void 0,void 0,function*(){A=Math.min(D,A);let i=R*Math.pow(2,A);return new Promise(I=>setTimeout(()=>I(),i))})}_processResponse(A,i){
return g(this,void 0,void 0,function*(){return new Promise((I,o)=>g(this,void 0,void 0,function*(){let m=A.message.statusCode||
0,y={statusCode:m,result:null,headers:{}};m===u.NotFound&&I(y);function b(Y,J){if(typeof J=="string"){let O=new Date(J);
if(!isNaN(O.valueOf()))return O}return J}E(b,"a"),(0,e.a)(b,"dateTimeDeserializer");let k,S;try{S=yield A.readBody(),S&&
S.length>0&&(i&&i.deserializeDates?k=JSON.parse(S,b):k=JSON.parse(S),y.result=k),y.headers=A.message.headers}catch{}if(m>
299){let Y;k&&k.message?Y=k.message:S&&S.length>0?Y=S:Y=`Failed request: (${m})`;let J=new N(Y,m);J.result=y.result,o(J)}else
I(y)}))})}};s.HttpClient=v;var T=(0,e.a)(A=>Object.keys(A).reduce((i,I)=>(i[I.toLowerCase()]=A[I],i),{}),"lowercaseKeys")}),
lr=class{static{E(this,"yt")}static{(0,e.a)(this,"Context")}constructor(){var s,Q,t;if(this.payload={},process.env.GITHUB_EVENT_PATH)
if((0,_A.existsSync)(process.env.GITHUB_EVENT_PATH))this.payload=JSON.parse((0,_A.readFileSync)(process.env.GITHUB_EVENT_PATH,
{encoding:"utf8"}));else{let c=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${c} does not exist${ks.
EOL}`)}this.eventName=process.env.GITHUB_EVENT_NAME,this.sha=process.env.GITHUB_SHA,this.ref=process.env.GITHUB_REF,this.
workflow=process.env.GITHUB_WORKFLOW,this.action=process.env.GITHUB_ACTION,this.actor=process.env.GITHUB_ACTOR,this.job=
process.env.GITHUB_JOB,this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10),this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,
10),this.runId=parseInt(process.env.GITHUB_RUN_ID,10),this.apiUrl=(s=process.env.GITHUB_API_URL)!==null&&s!==void 0?s:"h\
ttps://api.github.com",this.serverUrl=(Q=process.env.GITHUB_SERVER_URL)!==null&&Q!==void 0?Q:"https://github.com",this.graphqlUrl=
(t=process.env.GITHUB_GRAPHQL_URL)!==null&&t!==void 0?t:"https://api.github.com/graphql"}get issue(){let s=this.payload;
return Object.assign(Object.assign({},this.repo),{number:(s.issue||s.pull_request||s).number})}get repo(){if(process.env.
GITHUB_REPOSITORY){let[s,Q]=process.env.GITHUB_REPOSITORY.split("/");return{owner:s,repo:Q}}if(this.payload.repository)return{
owner:this.payload.repository.owner.login,repo:this.payload.repository.name};throw new Error("context.repo requires a GI\
THUB_REPOSITORY environment variable like 'owner/repo'")}},cr=(0,e.e)(Io(),1),po=(0,e.e)(gr(),1),fo=E(function(s,Q,t,c){
function g(h){return h instanceof t?h:new t(function(n){n(h)})}return E(g,"s"),(0,e.a)(g,"adopt"),new(t||(t=Promise))(function(h,n){
function l(u){try{r(c.next(u))}catch(B){n(B)}}E(l,"a"),(0,e.a)(l,"fulfilled");function C(u){try{r(c.throw(u))}catch(B){n(
B)}}E(C,"c"),(0,e.a)(C,"rejected");function r(u){u.done?h(u.value):g(u.value).then(l,C)}E(r,"g"),(0,e.a)(r,"step"),r((c=
c.apply(s,Q||[])).next())})},"zU");function Er(s,Q){if(!s&&!Q.auth)throw new Error("Parameter token or opts.auth is requ\
ired");if(s&&Q.auth)throw new Error("Parameters token and opts.auth may not both be specified");return typeof Q.auth=="s\
tring"?Q.auth:`token ${s}`}E(Er,"Cd"),(0,e.a)(Er,"getAuthString");function ur(s){return new cr.HttpClient().getAgent(s)}
E(ur,"dd"),(0,e.a)(ur,"getProxyAgent");function Qr(s){return new cr.HttpClient().getAgentDispatcher(s)}E(Qr,"ZU"),(0,e.a)(
Qr,"getProxyAgentDispatcher");function hr(s){let Q=Qr(s);return(0,e.a)((t,c)=>fo(this,void 0,void 0,function*(){return(0,po.
fetch)(t,Object.assign(Object.assign({},c),{dispatcher:Q}))}),"proxyFetch")}E(hr,"pd"),(0,e.a)(hr,"getProxyFetch");function Br(){
return process.env.GITHUB_API_URL||"https://api.github.com"}E(Br,"fd"),(0,e.a)(Br,"getApiBaseUrl");function Cr(s){var Q;
let t=(Q=process.env.ACTIONS_ORCHESTRATION_ID)===null||Q===void 0?void 0:Q.trim();if(t){let c=`actions_orchestration_id/${t.
replace(/[^a-z0-9_.-]/gi,"_")}`;return s?.includes(c)?s:`${s?`${s} `:""}${c}`}return s}E(Cr,"Cg"),(0,e.a)(Cr,"getUserAge\
ntWithOrchestrationId");function Yt(){return typeof navigator=="object"&&"userAgent"in navigator?navigator.userAgent:typeof process==
"object"&&process.version!==void 0?`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`:"<envir\
onment undetectable>"}E(Yt,"VA"),(0,e.a)(Yt,"getUserAgent");function Xt(s,Q,t,c){if(typeof t!="function")throw new Error(
"method for before hook must be a function");return c||(c={}),Array.isArray(Q)?Q.reverse().reduce((g,h)=>Xt.bind(null,s,
h,g,c),t)():Promise.resolve().then(()=>s.registry[Q]?s.registry[Q].reduce((g,h)=>h.hook.bind(null,g,c),t)():t(c))}E(Xt,"\
Mn"),(0,e.a)(Xt,"register");function Ir(s,Q,t,c){let g=c;s.registry[t]||(s.registry[t]=[]),Q==="before"&&(c=(0,e.a)((h,n)=>Promise.
resolve().then(g.bind(null,n)).then(h.bind(null,n)),"hook")),Q==="after"&&(c=(0,e.a)((h,n)=>{let l;return Promise.resolve().
then(h.bind(null,n)).then(C=>(l=C,g(l,n))).then(()=>l)},"hook")),Q==="error"&&(c=(0,e.a)((h,n)=>Promise.resolve().then(h.
bind(null,n)).catch(l=>g(l,n)),"hook")),s.registry[t].push({hook:c,orig:g})}E(Ir,"wd"),(0,e.a)(Ir,"addHook");function dr(s,Q,t){
if(!s.registry[Q])return;let c=s.registry[Q].map(g=>g.orig).indexOf(t);c!==-1&&s.registry[Q].splice(c,1)}E(dr,"md"),(0,e.
a)(dr,"removeHook");var pr=Function.bind,fr=pr.bind(pr);function mA(s,Q,t){let c=fr(dr,null).apply(null,t?[Q,t]:[Q]);s.api=
{remove:c},s.remove=c,["before","error","after","wrap"].forEach(g=>{let h=t?[Q,g,t]:[Q,g];s[g]=s.api[g]=fr(Ir,null).apply(
null,h)})}E(mA,"kd"),(0,e.a)(mA,"bindApi");function mr(){let s=Symbol("Singular"),Q={registry:{}},t=Xt.bind(null,Q,s);return mA(
t,Q,s),t}E(mr,"XU"),(0,e.a)(mr,"Singular");function wr(){let s={registry:{}},Q=Xt.bind(null,s);return mA(Q,s),Q}E(wr,"jU"),
(0,e.a)(wr,"Collection");var mo={Singular:mr,Collection:wr},wo="0.0.0-development",yo=`octokit-endpoint.js/${wo} ${Yt()}`,
bo={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.v3+json","user-agent":yo},mediaType:{
format:""}};function yr(s){return s?Object.keys(s).reduce((Q,t)=>(Q[t.toLowerCase()]=s[t],Q),{}):{}}E(yr,"tN"),(0,e.a)(yr,
"lowercaseKeys");function br(s){if(typeof s!="object"||s===null||Object.prototype.toString.call(s)!=="[object Object]")return!1;
let Q=Object.getPrototypeOf(s);if(Q===null)return!0;let t=Object.prototype.hasOwnProperty.call(Q,"constructor")&&Q.constructor;
return typeof t=="function"&&t instanceof t&&Function.prototype.call(t)===Function.prototype.call(s)}E(br,"rN"),(0,e.a)(
br,"isPlainObject");function wA(s,Q){let t=Object.assign({},s);return Object.keys(Q).forEach(c=>{br(Q[c])?c in s?t[c]=wA(
s[c],Q[c]):Object.assign(t,{[c]:Q[c]}):Object.assign(t,{[c]:Q[c]})}),t}E(wA,"Td"),(0,e.a)(wA,"mergeDeep");function yA(s){
for(let Q in s)s[Q]===void 0&&delete s[Q];return s}E(yA,"bd"),(0,e.a)(yA,"removeUndefinedProperties");function $t(s,Q,t){
if(typeof Q=="string"){let[g,h]=Q.split(" ");t=Object.assign(h?{method:g,url:h}:{url:g},t)}else t=Object.assign({},Q);t.
headers=yr(t.headers),yA(t),yA(t.headers);let c=wA(s||{},t);return t.url==="/graphql"&&(s&&s.mediaType.previews?.length&&
(c.mediaType.previews=s.mediaType.previews.filter(g=>!c.mediaType.previews.includes(g)).concat(c.mediaType.previews)),c.
mediaType.previews=(c.mediaType.previews||[]).map(g=>g.replace(/-preview/,""))),c}E($t,"pg"),(0,e.a)($t,"merge");function kr(s,Q){
let t=/\?/.test(s)?"&":"?",c=Object.keys(Q);return c.length===0?s:s+t+c.map(g=>g==="q"?"q="+Q.q.split("+").map(encodeURIComponent).
join("+"):`${g}=${encodeURIComponent(Q[g])}`).join("&")}E(kr,"sN"),(0,e.a)(kr,"addQueryParameters");var ko=/\{[^{}}]+\}/g;
function Dr(s){return s.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}E(Dr,"nN"),(0,e.a)(Dr,"removeNonChars");function Rr(s){
let Q=s.match(ko);return Q?Q.map(Dr).reduce((t,c)=>t.concat(c),[]):[]}E(Rr,"iN"),(0,e.a)(Rr,"extractUrlVariableNames");function bA(s,Q){
let t={__proto__:null};for(let c of Object.keys(s))Q.indexOf(c)===-1&&(t[c]=s[c]);return t}E(bA,"Fd"),(0,e.a)(bA,"omit");
function kA(s){return s.split(/(%[0-9A-Fa-f]{2})/g).map(function(Q){return/%[0-9A-Fa-f]/.test(Q)||(Q=encodeURI(Q).replace(
/%5B/g,"[").replace(/%5D/g,"]")),Q}).join("")}E(kA,"Sd"),(0,e.a)(kA,"encodeReserved");function Bt(s){return encodeURIComponent(
s).replace(/[!'()*]/g,function(Q){return"%"+Q.charCodeAt(0).toString(16).toUpperCase()})}E(Bt,"wr"),(0,e.a)(Bt,"encodeUn\
reserved");function yt(s,Q,t){return Q=s==="+"||s==="#"?kA(Q):Bt(Q),t?Bt(t)+"="+Q:Q}E(yt,"Rs"),(0,e.a)(yt,"encodeValue");
function Ct(s){return s!=null}E(Ct,"fr"),(0,e.a)(Ct,"isDefined");function eA(s){return s===";"||s==="&"||s==="?"}E(eA,"d\
g"),(0,e.a)(eA,"isKeyOperator");function Fr(s,Q,t,c){var g=s[t],h=[];if(Ct(g)&&g!=="")if(typeof g=="string"||typeof g=="\
number"||typeof g=="bigint"||typeof g=="boolean")g=g.toString(),c&&c!=="*"&&(g=g.substring(0,parseInt(c,10))),h.push(yt(
Q,g,eA(Q)?t:""));else if(c==="*")Array.isArray(g)?g.filter(Ct).forEach(function(n){h.push(yt(Q,n,eA(Q)?t:""))}):Object.keys(
g).forEach(function(n){Ct(g[n])&&h.push(yt(Q,g[n],n))});else{let n=[];Array.isArray(g)?g.filter(Ct).forEach(function(l){
n.push(yt(Q,l))}):Object.keys(g).forEach(function(l){Ct(g[l])&&(n.push(Bt(l)),n.push(yt(Q,g[l].toString())))}),eA(Q)?h.push(
Bt(t)+"="+n.join(",")):n.length!==0&&h.push(n.join(","))}else Q===";"?Ct(g)&&h.push(Bt(t)):g===""&&(Q==="&"||Q==="?")?h.
push(Bt(t)+"="):g===""&&h.push("");return h}E(Fr,"aN"),(0,e.a)(Fr,"getValues");function Tr(s){return{expand:Sr.bind(null,
s)}}E(Tr,"cN"),(0,e.a)(Tr,"parseUrl");function Sr(s,Q){var t=["+","#",".","/",";","?","&"];return s=s.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,
function(c,g,h){if(g){let l="",C=[];if(t.indexOf(g.charAt(0))!==-1&&(l=g.charAt(0),g=g.substr(1)),g.split(/,/g).forEach(
function(r){var u=/([^:\*]*)(?::(\d+)|(\*))?/.exec(r);C.push(Fr(Q,l,u[1],u[2]||u[3]))}),l&&l!=="+"){var n=",";return l===
"?"?n="&":l!=="#"&&(n=l),(C.length!==0?l:"")+C.join(n)}else return C.join(",")}else return kA(h)}),s==="/"?s:s.replace(/\/$/,
"")}E(Sr,"gN"),(0,e.a)(Sr,"expand");function DA(s){let Q=s.method.toUpperCase(),t=(s.url||"/").replace(/:([a-z]\w+)/g,"{\
$1}"),c=Object.assign({},s.headers),g,h=bA(s,["method","baseUrl","url","headers","request","mediaType"]),n=Rr(t);t=Tr(t).
expand(h),/^http/.test(t)||(t=s.baseUrl+t);let l=Object.keys(s).filter(r=>n.includes(r)).concat("baseUrl"),C=bA(h,l);if(!/application\/octet-stream/i.
test(c.accept)&&(s.mediaType.format&&(c.accept=c.accept.split(/,/).map(r=>r.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
`application/vnd$1$2.${s.mediaType.format}`)).join(",")),t.endsWith("/graphql")&&s.mediaType.previews?.length)){let r=c.
accept.match(/(?<![\w-])[\w-]+(?=-preview)/g)||[];c.accept=r.concat(s.mediaType.previews).map(u=>{let B=s.mediaType.format?
`.${s.mediaType.format}`:"+json";return`application/vnd.github.${u}-preview${B}`}).join(",")}return["GET","HEAD"].includes(
Q)?t=kr(t,C):"data"in C?g=C.data:Object.keys(C).length&&(g=C),!c["content-type"]&&typeof g<"u"&&(c["content-type"]="appl\
ication/json; charset=utf-8"),["PATCH","PUT"].includes(Q)&&typeof g>"u"&&(g=""),Object.assign({method:Q,url:t,headers:c},
typeof g<"u"?{body:g}:null,s.request?{request:s.request}:null)}E(DA,"Ud"),(0,e.a)(DA,"parse");function Ur(s,Q,t){return DA(
$t(s,Q,t))}E(Ur,"lN"),(0,e.a)(Ur,"endpointWithDefaults");function RA(s,Q){let t=$t(s,Q),c=Ur.bind(null,t);return Object.
assign(c,{DEFAULTS:t,defaults:RA.bind(null,t),merge:$t.bind(null,t),parse:DA})}E(RA,"Nd"),(0,e.a)(RA,"withDefaults");var Do=RA(
null,bo),$e=new Uint8Array(256);$e[9]|=2,$e[32]|=2,$e[59]|=4,$e[44]|=8;for(let s=128;s<=255;s++)$e[s]|=1;for(let s of"!#\
$%&'*+-.^_`|~")$e[s.charCodeAt(0)]|=16;for(let s=48;s<=57;s++)$e[s]|=16;for(let s=65;s<=90;s++)$e[s]|=17;for(let s=97;s<=
122;s++)$e[s]|=16;var Nr=(()=>{let s=(0,e.a)(function(){},"C");return s.prototype=Object.create(null),s})();function Mr(s,Q){
let t=4|(Q?.comma===!0?8:0),c=s.length,g=Q?.start??0;for(;($e[s.charCodeAt(g)]&2)!==0;)g++;let h=g,n=0,l=-1,C=Q?.parameters===
!1?8:0;for(;h<c;){let w=s.charCodeAt(h),p=$e[w];if((p&t)!==0){C|=p&8;break}(p&2)!==0?l===-1&&(l=h):l=-1,n|=w&65280|p,h++}
let r=l===-1?h:l,u=s.slice(g,r),B=(n&65281)===0?u:u.toLowerCase();return h===c||C!==0?{type:B,index:h,parameters:new Nr}:
Lr(s,B,h,c,t)}E(Mr,"Ld"),(0,e.a)(Mr,"parse");function Lr(s,Q,t,c,g){let h=new Nr;e:for(;t<c;){for(t++;($e[s.charCodeAt(t)]&
2)!==0;)t++;let n=t,l=0,C=-1;for(;t<c;){let r=s.charCodeAt(t),u=$e[r];if((u&g)!==0){if((u&8)!==0)break e;continue e}if(r===
61){let B=C===-1?t:C,w=s.slice(n,B),p=(l&65281)===0?w:w.toLowerCase();for(t++;($e[s.charCodeAt(t)]&2)!==0;)t++;if(t<c&&s.
charCodeAt(t)===34){let D=++t,R=!1;for(;t<c;){let N=s.charCodeAt(t);if(N===34){h[p]===void 0&&(h[p]=R?vr(s,D,t):s.slice(
D,t)),t++;let L=0;for(;t<c;){let H=s.charCodeAt(t),v=$e[H];if((v&g)!==0){L=v&8;break}t++}if(L!==0)break e;continue e}if(N===
92&&t+1<c){R=!0,t+=2;continue}t++}continue e}let a=t,d=0,f=-1;for(;t<c;){let D=s.charCodeAt(t),R=$e[D];if((R&g)!==0){d=R&
8;break}(R&2)!==0?f===-1&&(f=t):f=-1,t++}if(h[p]===void 0){let D=f===-1?t:f;h[p]=s.slice(a,D)}if(d!==0)break e;continue e}
(u&2)!==0?C===-1&&(C=t):C=-1,l|=r&65280|u,t++}}return{type:Q,index:t,parameters:h}}E(Lr,"EN"),(0,e.a)(Lr,"parseParameter\
s");function vr(s,Q,t){let c="";for(let g=Q;g<t;g++)s.charCodeAt(g)===92&&(c+=s.slice(Q,g),Q=++g);return c+s.slice(Q,t)}
E(vr,"uN"),(0,e.a)(vr,"unescapeQuotedPairs");var Ro=/^-?\d+$/,tA=/^-?\d+n+$/,ut=JSON.stringify,FA=JSON.parse,Gr=/^-?\d+n$/,
Hr=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g,Yr=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g,TA=(0,e.a)(s=>s===void 0||typeof s=="fu\
nction"||typeof s=="symbol","isUnstringifiable"),SA=(0,e.a)(s=>s!==null&&typeof s=="object"&&s.constructor&&s.constructor.
name==="RawJSON","isRawJSON"),Fo=(0,e.a)((s,Q,t)=>{let c="";typeof t=="number"?c=" ".repeat(Math.min(10,Math.max(0,Math.
floor(t)))):typeof t=="string"&&(c=t.slice(0,10));let g=typeof Q=="function",h=Array.isArray(Q)?new Set(Q.map(String)):null,
n=(0,e.a)((a,d,f)=>(f!==null&&typeof f=="object"&&typeof f.toJSON=="function"&&(f=f.toJSON(d)),typeof f=="string"&&tA.test(
f)?f+"n":typeof f=="bigint"?"rawJSON"in JSON?JSON.rawJSON(f.toString()):f.toString()+"n":(g&&(f=Q.call(a,d,f)),f!==null&&
typeof f=="object"&&(f instanceof Number||f instanceof String||f instanceof Boolean)&&(f=f.valueOf()),f)),"prepareVal"),
l=n({"":s},"",s);if(TA(l))return;let C=l===null||typeof l!="object",r=SA(l);if(C||r)return ut(l);let u=[],B=0,w=[{parent:{
"":l},key:"",val:l,isArray:Array.isArray(l),keys:Array.isArray(l)?null:Object.keys(l),index:0,first:!0}],p=new WeakSet([
l]);for(;w.length>0;){let a=w[w.length-1];a.index===0&&(u.push(a.isArray?"[":"{"),B++);let d=!1;if(a.isArray)if(a.index<
a.val.length){a.first||u.push(","),c&&u.push(`
`+c.repeat(B));let f=a.val[a.index],D=n(a.val,String(a.index),f);if(TA(D))u.push("null"),a.first=!1,a.index++;else{let R=D!==
null&&typeof D=="object",N=SA(D);if(R&&!N){if(p.has(D))throw new TypeError("Converting circular structure to JSON");p.add(
D),w.push({parent:a.val,key:String(a.index),val:D,isArray:Array.isArray(D),keys:Array.isArray(D)?null:Object.keys(D),index:0,
first:!0}),a.first=!1,a.index++}else u.push(ut(D)),a.first=!1,a.index++}}else d=!0;else{for(;a.index<a.keys.length;){let f=a.
keys[a.index++];if(h&&!h.has(f))continue;let D=a.val[f],R=n(a.val,f,D);if(TA(R))continue;a.first||u.push(","),c?u.push(`\

`+c.repeat(B)+ut(f)+": "):u.push(ut(f)+":");let N=R!==null&&typeof R=="object",L=SA(R);if(N&&!L){if(p.has(R))throw new TypeError(
"Converting circular structure to JSON");p.add(R),w.push({parent:a.val,key:f,val:R,isArray:Array.isArray(R),keys:Array.isArray(
R)?null:Object.keys(R),index:0,first:!0}),a.first=!1;break}else u.push(ut(R)),a.first=!1}a.index>=a.keys.length&&w[w.length-
1]===a&&(d=!0)}d&&(B--,!a.first&&c&&u.push(`
`+c.repeat(B)),u.push(a.isArray?"]":"}"),p.delete(a.val),w.pop())}return u.join("")},"stringifyIteratively"),To=(0,e.a)(
(s,Q,t)=>{try{return"rawJSON"in JSON?ut(s,(c,g)=>typeof g=="bigint"?JSON.rawJSON(g.toString()):typeof Q=="function"?Q(c,
g):(Array.isArray(Q)&&Q.includes(c),g),t):s?ut(s,(c,g)=>typeof g=="string"&&tA.test(g)||typeof g=="bigint"?g.toString()+
"n":typeof Q=="function"?Q(c,g):(Array.isArray(Q)&&Q.includes(c),g),t).replace(Hr,"$1$2$3").replace(Yr,"$1$2$3"):ut(s,Q,
t)}catch(c){if(c instanceof RangeError){let g=Fo(s,Q,t);return g===void 0?void 0:"rawJSON"in JSON?g:g.replace(Hr,"$1$2$3").
replace(Yr,"$1$2$3")}throw c}},"JSONStringify"),AA=new Map,So=(0,e.a)(()=>{let s=JSON.parse.toString();if(AA.has(s))return AA.
get(s);try{let Q=JSON.parse("1",(t,c,g)=>!!g?.source&&g.source==="1");return AA.set(s,Q),Q}catch{return AA.set(s,!1),!1}},
"isContextSourceSupported"),Uo=(0,e.a)((s,Q,t,c)=>typeof Q=="string"&&Gr.test(Q)?BigInt(Q.slice(0,-1)):typeof Q=="string"&&
tA.test(Q)?Q.slice(0,-1):typeof c=="function"?c(s,Q,t):Q,"convertMarkedBigIntsReviver"),No=(0,e.a)((s,Q)=>JSON.parse(s,(t,c,g)=>{
let h=typeof c=="number",n=c>Number.MAX_SAFE_INTEGER||c<Number.MIN_SAFE_INTEGER,l=h&&n,C=g&&Ro.test(g.source);return l&&
C?BigInt(g.source):typeof Q=="function"?Q(t,c,g):c}),"JSONParseV2"),Jr=Number.MAX_SAFE_INTEGER.toString(),Or=Jr.length,Mo=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g,
Lo=/^"-?\d+n+"$/,vo=(0,e.a)((s,Q)=>{let t={"":s},c=[{parent:t,key:"",visited:!1}];for(;c.length>0;){let g=c[c.length-1];
if(g.visited){let{parent:h,key:n}=g,l=h[n];typeof l=="string"&&(Gr.test(l)?l=BigInt(l.slice(0,-1)):tA.test(l)&&(l=l.slice(
0,-1))),typeof Q=="function"&&(l=Q.call(h,n,l)),l===void 0?delete h[n]:h[n]=l,c.pop()}else{g.visited=!0;let h=g.parent[g.
key];if(h!==null&&typeof h=="object"){let n=Object.keys(h);for(let l=n.length-1;l>=0;l--)c.push({parent:h,key:n[l],visited:!1})}}}
return t[""]},"applyReviverIteratively"),Vr=(0,e.a)(s=>s.replace(Mo,(Q,t,c,g)=>{let h=Q[0]==='"';if(h&&Lo.test(Q))return Q.
substring(0,Q.length-1)+'n"';let n=c||g,l=t&&(t.length<Or||t.length===Or&&t<=Jr);return h||n||l?Q:'"'+Q+'n"'}),"serializ\
eBigInts"),Go=(0,e.a)((s,Q)=>{if(!s)return FA(s,Q);try{if(So())return No(s,Q);let t=Vr(s);return FA(t,(c,g,h)=>Uo(c,g,h,
Q))}catch(t){if(t instanceof RangeError){let c=Vr(s),g=FA(c);return vo(g,Q)}throw t}},"JSONParse"),rA=class extends Error{static{
E(this,"pt")}static{(0,e.a)(this,"RequestError")}name;status;request;response;constructor(s,Q,t){super(s,{cause:t.cause}),
this.name="HttpError",this.status=Number.parseInt(Q),Number.isNaN(this.status)&&(this.status=0),"response"in t&&(this.response=
t.response);let c=Object.assign({},t.request);t.request.headers.authorization&&(c.headers=Object.assign({},t.request.headers,
{authorization:t.request.headers.authorization.replace(/(?<! ) .*$/," [REDACTED]")})),c.url=c.url.replace(/\bclient_secret=\w+/g,
"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]"),this.request=c}},Ho="10.0.16",Yo={headers:{
"user-agent":`octokit-request.js/${Ho} ${Yt()}`}};function Pr(s){if(typeof s!="object"||s===null||Object.prototype.toString.
call(s)!=="[object Object]")return!1;let Q=Object.getPrototypeOf(s);if(Q===null)return!0;let t=Object.prototype.hasOwnProperty.
call(Q,"constructor")&&Q.constructor;return typeof t=="function"&&t instanceof t&&Function.prototype.call(t)===Function.
prototype.call(s)}E(Pr,"yN"),(0,e.a)(Pr,"isPlainObject");var xr=(0,e.a)(()=>"","noop");async function UA(s){let Q=s.request?.
fetch||globalThis.fetch;if(!Q)throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ req\
uest: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");let t=s.request?.log||console,c=s.
request?.parseSuccessResponseBody!==!1,g=Pr(s.body)||Array.isArray(s.body)?To(s.body):s.body,h=Object.fromEntries(Object.
entries(s.headers).map(([B,w])=>[B,String(w)])),n;try{n=await Q(s.url,{method:s.method,body:g,redirect:s.request?.redirect,
headers:h,signal:s.request?.signal,...s.body&&{duplex:"half"}})}catch(B){let w="Unknown Error";if(B instanceof Error){if(B.
name==="AbortError")throw B.status=500,B;w=B.message,B.name==="TypeError"&&"cause"in B&&(B.cause instanceof Error?w=B.cause.
message:typeof B.cause=="string"&&(w=B.cause))}let p=new rA(w,500,{request:s});throw p.cause=B,p}let l=n.status,C=n.url,
r={};for(let[B,w]of n.headers)r[B]=w;let u={url:C,status:l,headers:r,data:""};if("deprecation"in r){let B=r.link&&r.link.
match(/<([^<>]+)>; rel="deprecation"/),w=B&&B.pop();t.warn(`[@octokit/request] "${s.method} ${s.url}" is deprecated. It \
is scheduled to be removed on ${r.sunset}${w?`. See ${w}`:""}`)}if(l===204||l===205)return u;if(s.method==="HEAD"){if(l<
400)return u;throw new rA(n.statusText,l,{response:u,request:s})}if(l===304)throw u.data=await sA(n),new rA("Not modifie\
d",l,{response:u,request:s});if(l>=400)throw u.data=await sA(n),new rA(Wr(u.data),l,{response:u,request:s});return u.data=
c?await sA(n):n.body,u}E(UA,"qd"),(0,e.a)(UA,"fetchWrapper");async function sA(s){let Q=s.headers.get("content-type");if(!Q)
return s.text().catch(xr);let t=Mr(Q);if(_r(t)){let c="";try{return c=await s.text(),Go(c)}catch{return c}}else return t.
type.startsWith("text/")||t.parameters.charset?.toLowerCase()==="utf-8"&&t.type!=="application/octet-stream"?s.text().catch(
xr):s.arrayBuffer().catch(()=>new ArrayBuffer(0))}E(sA,"yg"),(0,e.a)(sA,"getResponseData");function _r(s){return s.type===
"application/json"||s.type==="application/scim+json"}E(_r,"DN"),(0,e.a)(_r,"isJSONResponse");function Wr(s){if(typeof s==
"string")return s;if(s instanceof ArrayBuffer)return"Unknown error";if(typeof s=="object"&&s!==null&&"message"in s){let Q=s,
t="documentation_url"in Q?` - ${Q.documentation_url}`:"";return Array.isArray(Q.errors)?`${Q.message}: ${Q.errors.map(c=>JSON.
stringify(c)).join(", ")}${t}`:`${Q.message}${t}`}return`Unknown error: ${JSON.stringify(s)}`}E(Wr,"kN"),(0,e.a)(Wr,"toE\
rrorMessage");function oA(s,Q){let t=s.defaults(Q);return Object.assign((0,e.a)(function(c,g){let h=t.merge(c,g);if(!h.request||
!h.request.hook)return UA(t.parse(h));let n=(0,e.a)((l,C)=>UA(t.parse(t.merge(l,C))),"request2");return Object.assign(n,
{endpoint:t,defaults:oA.bind(null,t)}),h.request.hook(n,h)},"newApi"),{endpoint:t,defaults:oA.bind(null,t)})}E(oA,"Dg"),
(0,e.a)(oA,"withDefaults");var NA=oA(Do,Yo),Jo="0.0.0-development";function qr(s){return`Request failed due to following\
 response errors:
`+s.errors.map(Q=>` - ${Q.message}`).join(`
`)}E(qr,"bN"),(0,e.a)(qr,"_buildMessageForResponseErrors");var Oo=class extends Error{static{E(this,"FN")}static{(0,e.a)(
this,"GraphqlResponseError")}constructor(s,Q,t){super(qr(t)),this.request=s,this.headers=Q,this.response=t,this.errors=t.
errors,this.data=t.data,Error.captureStackTrace&&Error.captureStackTrace(this,this.constructor)}request;headers;response;name="\
GraphqlResponseError";errors;data},Vo=["method","baseUrl","url","headers","request","query","mediaType","operationName"],
Po=["query","method","url"],zr=/\/api\/v3\/?$/;function Zr(s,Q,t){if(t){if(typeof Q=="string"&&"query"in t)return Promise.
reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));for(let n in t)if(Po.includes(n))return Promise.
reject(new Error(`[@octokit/graphql] "${n}" cannot be used as variable name`))}let c=typeof Q=="string"?Object.assign({query:Q},
t):Q,g=Object.keys(c).reduce((n,l)=>Vo.includes(l)?(n[l]=c[l],n):(n.variables||(n.variables={}),n.variables[l]=c[l],n),{}),
h=c.baseUrl||s.endpoint.DEFAULTS.baseUrl;return zr.test(h)&&(g.url=h.replace(zr,"/api/graphql")),s(g).then(n=>{if(n.data.
errors){let l={};for(let C of Object.keys(n.headers))l[C]=n.headers[C];throw new Oo(g,l,n.data)}return n.data.data})}E(Zr,
"UN"),(0,e.a)(Zr,"graphql");function iA(s,Q){let t=s.defaults(Q);return Object.assign((0,e.a)((c,g)=>Zr(t,c,g),"newApi"),
{defaults:iA.bind(null,t),endpoint:t.endpoint})}E(iA,"kg"),(0,e.a)(iA,"withDefaults");var si=iA(NA,{headers:{"user-agent":`\
octokit-graphql.js/${Jo} ${Yt()}`},method:"POST",url:"/graphql"});function Kr(s){return iA(s,{method:"POST",url:"/graphq\
l"})}E(Kr,"zd"),(0,e.a)(Kr,"withCustomRequest");var MA="(?:[a-zA-Z0-9_-]+)",jr="\\.",Xr=new RegExp(`^${MA}${jr}${MA}${jr}${MA}\
$`),xo=Xr.test.bind(Xr);async function $r(s){let Q=xo(s),t=s.startsWith("v1.")||s.startsWith("ghs_"),c=s.startsWith("ghu\
_");return{type:"token",token:s,tokenType:Q?"app":t?"installation":c?"user-to-server":"oauth"}}E($r,"GN"),(0,e.a)($r,"au\
th");function es(s){return s.split(/\./).length===3?`bearer ${s}`:`token ${s}`}E(es,"MN"),(0,e.a)(es,"withAuthorizationP\
refix");async function ts(s,Q,t,c){let g=Q.endpoint.merge(t,c);return g.headers.authorization=es(s),Q(g)}E(ts,"LN"),(0,e.
a)(ts,"hook");var _o=(0,e.a)(function(s){if(!s)throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
if(typeof s!="string")throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");return s=
s.replace(/^(token|bearer) +/i,""),Object.assign($r.bind(null,s),{hook:ts.bind(null,s)})},"createTokenAuth2"),As="7.0.8",
rs=(0,e.a)(()=>{},"noop"),Wo=console.warn.bind(console),qo=console.error.bind(console);function ss(s={}){return typeof s.
debug!="function"&&(s.debug=rs),typeof s.info!="function"&&(s.info=rs),typeof s.warn!="function"&&(s.warn=Wo),typeof s.error!=
"function"&&(s.error=qo),s}E(ss,"xN"),(0,e.a)(ss,"createLogger");var os=`octokit-core.js/${As} ${Yt()}`,zo=class{static{
E(this,"Yn")}static{(0,e.a)(this,"Octokit")}static VERSION=As;static defaults(s){return class extends this{static{(0,e.a)(
this,"OctokitWithDefaults")}constructor(...Q){let t=Q[0]||{};if(typeof s=="function"){super(s(t));return}super(Object.assign(
{},s,t,t.userAgent&&s.userAgent?{userAgent:`${t.userAgent} ${s.userAgent}`}:null))}}}static plugins=[];static plugin(...s){
let Q=this.plugins;return class extends this{static{(0,e.a)(this,"NewOctokit")}static plugins=Q.concat(s.filter(t=>!Q.includes(
t)))}}constructor(s={}){let Q=new mo.Collection,t={baseUrl:NA.endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign(
{},s.request,{hook:Q.bind(null,"request")}),mediaType:{previews:[],format:""}};if(t.headers["user-agent"]=s.userAgent?`${s.
userAgent} ${os}`:os,s.baseUrl&&(t.baseUrl=s.baseUrl),s.previews&&(t.mediaType.previews=s.previews),s.timeZone&&(t.headers["\
time-zone"]=s.timeZone),this.request=NA.defaults(t),this.graphql=Kr(this.request).defaults(t),this.log=ss(s.log),this.hook=
Q,s.authStrategy){let{authStrategy:g,...h}=s,n=g(Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:h},
s.auth));Q.wrap("request",n.hook),this.auth=n}else if(!s.auth)this.auth=async()=>({type:"unauthenticated"});else{let g=_o(
s.auth);Q.wrap("request",g.hook),this.auth=g}let c=this.constructor;for(let g=0;g<c.plugins.length;++g)Object.assign(this,
c.plugins[g](this,s))}request;graphql;log;hook;auth},is="17.0.0",Zo={actions:{addCustomLabelsToSelfHostedRunnerForOrg:["\
POST /orgs/{org}/actions/runners/{runner_id}/labels"],addCustomLabelsToSelfHostedRunnerForRepo:["POST /repos/{owner}/{re\
po}/actions/runners/{runner_id}/labels"],addRepoAccessToSelfHostedRunnerGroupInOrg:["PUT /orgs/{org}/actions/runner-grou\
ps/{runner_group_id}/repositories/{repository_id}"],addSelectedRepoToOrgSecret:["PUT /orgs/{org}/actions/secrets/{secret\
_name}/repositories/{repository_id}"],addSelectedRepoToOrgVariable:["PUT /orgs/{org}/actions/variables/{name}/repositori\
es/{repository_id}"],approveWorkflowRun:["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],cancelWorkflowRun:[
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
"PATCH /user"]}},Ko=Zo,It=new Map;for(let[s,Q]of Object.entries(Ko))for(let[t,c]of Object.entries(Q)){let[g,h,n]=c,[l,C]=g.
split(/ /),r=Object.assign({method:l,url:C},h);It.has(s)||It.set(s,new Map),It.get(s).set(t,{scope:s,methodName:t,endpointDefaults:r,
decorations:n})}var jo={has({scope:s},Q){return It.get(s).has(Q)},getOwnPropertyDescriptor(s,Q){return{value:this.get(s,
Q),configurable:!0,writable:!0,enumerable:!0}},defineProperty(s,Q,t){return Object.defineProperty(s.cache,Q,t),!0},deleteProperty(s,Q){
return delete s.cache[Q],!0},ownKeys({scope:s}){return[...It.get(s).keys()]},set(s,Q,t){return s.cache[Q]=t},get({octokit:s,
scope:Q,cache:t},c){if(t[c])return t[c];let g=It.get(Q).get(c);if(!g)return;let{endpointDefaults:h,decorations:n}=g;return n?
t[c]=ns(s,Q,c,h,n):t[c]=s.request.defaults(h),t[c]}};function LA(s){let Q={};for(let t of It.keys())Q[t]=new Proxy({octokit:s,
scope:t,cache:{}},jo);return Q}E(LA,"Tg"),(0,e.a)(LA,"endpointsToMethods");function ns(s,Q,t,c,g){let h=s.request.defaults(
c);function n(...l){let C=h.endpoint.merge(...l);if(g.mapToData)return C=Object.assign({},C,{data:C[g.mapToData],[g.mapToData]:void 0}),
h(C);if(g.renamed){let[r,u]=g.renamed;s.log.warn(`octokit.${Q}.${t}() has been renamed to octokit.${r}.${u}()`)}if(g.deprecated&&
s.log.warn(g.deprecated),g.renamedParameters){let r=h.endpoint.merge(...l);for(let[u,B]of Object.entries(g.renamedParameters))
u in r&&(s.log.warn(`"${u}" parameter is deprecated for "octokit.${Q}.${t}()". Use "${B}" instead`),B in r||(r[B]=r[u]),
delete r[u]);return h(r)}return h(...l)}return E(n,"i"),(0,e.a)(n,"withDecorations"),Object.assign(n,h)}E(ns,"ON"),(0,e.
a)(ns,"decorate");function vA(s){return{rest:LA(s)}}E(vA,"Sg"),(0,e.a)(vA,"restEndpointMethods"),vA.VERSION=is;function as(s){
let Q=LA(s);return{...Q,rest:Q}}E(as,"VN"),(0,e.a)(as,"legacyRestEndpointMethods"),as.VERSION=is;var Xo="0.0.0-developme\
nt";function gs(s){if(!s.data)return{...s,data:[]};if(!(("total_count"in s.data||"total_commits"in s.data)&&!("url"in s.
data)))return s;let Q=s.data.incomplete_results,t=s.data.repository_selection,c=s.data.total_count,g=s.data.total_commits;
delete s.data.incomplete_results,delete s.data.repository_selection,delete s.data.total_count,delete s.data.total_commits;
let h=Object.keys(s.data)[0],n=s.data[h];return s.data=n,typeof Q<"u"&&(s.data.incomplete_results=Q),typeof t<"u"&&(s.data.
repository_selection=t),s.data.total_count=c,s.data.total_commits=g,s}E(gs,"PN"),(0,e.a)(gs,"normalizePaginatedListRespo\
nse");function nA(s,Q,t){let c=typeof Q=="function"?Q.endpoint(t):s.request.endpoint(Q,t),g=typeof Q=="function"?Q:s.request,
h=c.method,n=c.headers,l=c.url;return{[Symbol.asyncIterator]:()=>({async next(){if(!l)return{done:!0};try{let C=await g(
{method:h,url:l,headers:n}),r=gs(C);if(l=((r.headers.link||"").match(/<([^<>]+)>;\s*rel="next"/)||[])[1],!l&&"total_comm\
its"in r.data){let u=new URL(r.url),B=u.searchParams,w=parseInt(B.get("page")||"1",10),p=parseInt(B.get("per_page")||"25\
0",10);w*p<r.data.total_commits&&(B.set("page",String(w+1)),l=u.toString())}return{value:r}}catch(C){if(C.status!==409)throw C;
return l="",{value:{status:200,headers:{},data:[]}}}}})}}E(nA,"Ug"),(0,e.a)(nA,"iterator");function GA(s,Q,t,c){return typeof t==
"function"&&(c=t,t=void 0),HA(s,[],nA(s,Q,t)[Symbol.asyncIterator](),c)}E(GA,"Ap"),(0,e.a)(GA,"paginate");function HA(s,Q,t,c){
return t.next().then(g=>{if(g.done)return Q;let h=!1;function n(){h=!0}return E(n,"i"),(0,e.a)(n,"done"),Q=Q.concat(c?c(
g.value,n):g.value.data),h?Q:HA(s,Q,t,c)})}E(HA,"tp"),(0,e.a)(HA,"gather");var oi=Object.assign(GA,{iterator:nA});function YA(s){
return{paginate:Object.assign(GA.bind(null,s),{iterator:nA.bind(null,s)})}}E(YA,"Ng"),(0,e.a)(YA,"paginateRest"),YA.VERSION=
Xo;var ii=new lr,JA=Br(),$o={baseUrl:JA,request:{agent:ur(JA),fetch:hr(JA)}},ei=zo.plugin(vA,YA).defaults($o);function ls(s,Q){
let t=Object.assign({},Q||{}),c=Er(s,t);c&&(t.auth=c);let g=Cr(t.userAgent);return g&&(t.userAgent=g),t}E(ls,"sp"),(0,e.
a)(ls,"getOctokitOptions");var ni=new lr;function cs(s,Q,...t){let c=ei.plugin(...t);return new c(ls(s,Q))}E(cs,"WN"),(0,e.
a)(cs,"getOctokit")}};
