var ye=Object.defineProperty;var r=(wt,dt)=>ye(wt,"name",{value:dt,configurable:!0});export const id=851,ids=[851],modules={83851:((wt,dt,S)=>{S.d(dt,{i:r(()=>be,"i")});var Jt=S(24434),ut=S(42613),U=S(20181),
ct=S(78474),Mt=S(57075),qt=S(46193);const Ct=typeof process=="object"&&process?process:{stdout:null,stderr:null},kt=r(i=>!!i&&
typeof i=="object"&&(i instanceof Lt||i instanceof Mt||te(i)||ee(i)),"isStream"),te=r(i=>!!i&&typeof i=="object"&&i instanceof
ct.EventEmitter&&typeof i.pipe=="function"&&i.pipe!==Mt.Writable.prototype.pipe,"isReadable"),ee=r(i=>!!i&&typeof i=="ob\
ject"&&i instanceof ct.EventEmitter&&typeof i.write=="function"&&typeof i.end=="function","isWritable"),B=Symbol("EOF"),
N=Symbol("maybeEmitEnd"),M=Symbol("emittedEnd"),k=Symbol("emittingEnd"),v=Symbol("emittedError"),tt=Symbol("closed"),Ft=Symbol(
"read"),et=Symbol("flush"),Ut=Symbol("flushChunk"),y=Symbol("encoding"),W=Symbol("decoder"),E=Symbol("flowing"),V=Symbol(
"paused"),j=Symbol("resume"),d=Symbol("buffer"),R=Symbol("pipes"),u=Symbol("bufferLength"),Rt=Symbol("bufferPush"),st=Symbol(
"bufferShift"),c=Symbol("objectMode"),f=Symbol("destroyed"),_t=Symbol("error"),mt=Symbol("emitData"),xt=Symbol("emitEnd"),
Ot=Symbol("emitEnd2"),I=Symbol("async"),Tt=Symbol("abort"),it=Symbol("aborted"),X=Symbol("signal"),x=Symbol("dataListene\
rs"),O=Symbol("discarded"),K=r(i=>Promise.resolve().then(i),"defer"),se=r(i=>i(),"nodefer"),ie=r(i=>i==="end"||i==="fini\
sh"||i==="prefinish","isEndish"),re=r(i=>i instanceof ArrayBuffer||!!i&&typeof i=="object"&&i.constructor&&i.constructor.
name==="ArrayBuffer"&&i.byteLength>=0,"isArrayBufferLike"),ne=r(i=>!Buffer.isBuffer(i)&&ArrayBuffer.isView(i),"isArrayBu\
fferView");class Pt{static{r(this,"Pipe")}src;dest;opts;ondrain;constructor(t,e,s){this.src=t,this.dest=e,this.opts=s,this.
ondrain=()=>t[j](),this.dest.on("drain",this.ondrain)}unpipe(){this.dest.removeListener("drain",this.ondrain)}proxyErrors(t){}end(){
this.unpipe(),this.opts.end&&this.dest.end()}}class oe extends Pt{static{r(this,"PipeProxyErrors")}unpipe(){this.src.removeListener(
"error",this.proxyErrors),super.unpipe()}constructor(t,e,s){super(t,e,s),this.proxyErrors=n=>this.dest.emit("error",n),t.
on("error",this.proxyErrors)}}const he=r(i=>!!i.objectMode,"isObjectModeOptions"),le=r(i=>!i.objectMode&&!!i.encoding&&i.
encoding!=="buffer","isEncodingOptions");class Lt extends ct.EventEmitter{static{r(this,"Minipass")}[E]=!1;[V]=!1;[R]=[];[d]=[];[c];[y];[I];[W];[B]=!1;[M]=!1;[k]=!1;[tt]=!1;[v]=null;[u]=0;[f]=!1;[X];[it]=!1;[x]=0;[O]=!1;writable=!0;readable=!0;constructor(...t){
const e=t[0]||{};if(super(),e.objectMode&&typeof e.encoding=="string")throw new TypeError("Encoding and objectMode may n\
ot be used together");he(e)?(this[c]=!0,this[y]=null):le(e)?(this[y]=e.encoding,this[c]=!1):(this[c]=!1,this[y]=null),this[I]=
!!e.async,this[W]=this[y]?new qt.StringDecoder(this[y]):null,e&&e.debugExposeBuffer===!0&&Object.defineProperty(this,"bu\
ffer",{get:r(()=>this[d],"get")}),e&&e.debugExposePipes===!0&&Object.defineProperty(this,"pipes",{get:r(()=>this[R],"get")});
const{signal:s}=e;s&&(this[X]=s,s.aborted?this[Tt]():s.addEventListener("abort",()=>this[Tt]()))}get bufferLength(){return this[u]}get encoding(){
return this[y]}set encoding(t){throw new Error("Encoding must be set at instantiation time")}setEncoding(t){throw new Error(
"Encoding must be set at instantiation time")}get objectMode(){return this[c]}set objectMode(t){throw new Error("objectM\
ode must be set at instantiation time")}get async(){return this[I]}set async(t){this[I]=this[I]||!!t}[Tt](){this[it]=!0,
this.emit("abort",this[X]?.reason),this.destroy(this[X]?.reason)}get aborted(){return this[it]}set aborted(t){}write(t,e,s){
if(this[it])return!1;if(this[B])throw new Error("write after end");if(this[f])return this.emit("error",Object.assign(new Error(
"Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),!0;typeof e=="function"&&(s=e,e="utf8"),
e||(e="utf8");const n=this[I]?K:se;if(!this[c]&&!Buffer.isBuffer(t)){if(ne(t))t=Buffer.from(t.buffer,t.byteOffset,t.byteLength);else if(re(
t))t=Buffer.from(t);else if(typeof t!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[c]?
(this[E]&&this[u]!==0&&this[et](!0),this[E]?this.emit("data",t):this[Rt](t),this[u]!==0&&this.emit("readable"),s&&n(s),this[E]):
t.length?(typeof t=="string"&&!(e===this[y]&&!this[W]?.lastNeed)&&(t=Buffer.from(t,e)),Buffer.isBuffer(t)&&this[y]&&(t=this[W].
write(t)),this[E]&&this[u]!==0&&this[et](!0),this[E]?this.emit("data",t):this[Rt](t),this[u]!==0&&this.emit("readable"),
s&&n(s),this[E]):(this[u]!==0&&this.emit("readable"),s&&n(s),this[E])}read(t){if(this[f])return null;if(this[O]=!1,this[u]===
0||t===0||t&&t>this[u])return this[N](),null;this[c]&&(t=null),this[d].length>1&&!this[c]&&(this[d]=[this[y]?this[d].join(
""):Buffer.concat(this[d],this[u])]);const e=this[Ft](t||null,this[d][0]);return this[N](),e}[Ft](t,e){if(this[c])this[st]();else{
const s=e;t===s.length||t===null?this[st]():typeof s=="string"?(this[d][0]=s.slice(t),e=s.slice(0,t),this[u]-=t):(this[d][0]=
s.subarray(t),e=s.subarray(0,t),this[u]-=t)}return this.emit("data",e),!this[d].length&&!this[B]&&this.emit("drain"),e}end(t,e,s){
return typeof t=="function"&&(s=t,t=void 0),typeof e=="function"&&(s=e,e="utf8"),t!==void 0&&this.write(t,e),s&&this.once(
"end",s),this[B]=!0,this.writable=!1,(this[E]||!this[V])&&this[N](),this}[j](){this[f]||(!this[x]&&!this[R].length&&(this[O]=
!0),this[V]=!1,this[E]=!0,this.emit("resume"),this[d].length?this[et]():this[B]?this[N]():this.emit("drain"))}resume(){return this[j]()}pause(){
this[E]=!1,this[V]=!0,this[O]=!1}get destroyed(){return this[f]}get flowing(){return this[E]}get paused(){return this[V]}[Rt](t){
this[c]?this[u]+=1:this[u]+=t.length,this[d].push(t)}[st](){return this[c]?this[u]-=1:this[u]-=this[d][0].length,this[d].
shift()}[et](t=!1){do;while(this[Ut](this[st]())&&this[d].length);!t&&!this[d].length&&!this[B]&&this.emit("drain")}[Ut](t){
return this.emit("data",t),this[E]}pipe(t,e){if(this[f])return t;this[O]=!1;const s=this[M];return e=e||{},t===Ct.stdout||
t===Ct.stderr?e.end=!1:e.end=e.end!==!1,e.proxyErrors=!!e.proxyErrors,s?e.end&&t.end():(this[R].push(e.proxyErrors?new oe(
this,t,e):new Pt(this,t,e)),this[I]?K(()=>this[j]()):this[j]()),t}unpipe(t){const e=this[R].find(s=>s.dest===t);e&&(this[R].
length===1?(this[E]&&this[x]===0&&(this[E]=!1),this[R]=[]):this[R].splice(this[R].indexOf(e),1),e.unpipe())}addListener(t,e){
return this.on(t,e)}on(t,e){const s=super.on(t,e);if(t==="data")this[O]=!1,this[x]++,!this[R].length&&!this[E]&&this[j]();else if(t===
"readable"&&this[u]!==0)super.emit("readable");else if(ie(t)&&this[M])super.emit(t),this.removeAllListeners(t);else if(t===
"error"&&this[v]){const n=e;this[I]?K(()=>n.call(this,this[v])):n.call(this,this[v])}return s}removeListener(t,e){return this.
off(t,e)}off(t,e){const s=super.off(t,e);return t==="data"&&(this[x]=this.listeners("data").length,this[x]===0&&!this[O]&&
!this[R].length&&(this[E]=!1)),s}removeAllListeners(t){const e=super.removeAllListeners(t);return(t==="data"||t===void 0)&&
(this[x]=0,!this[O]&&!this[R].length&&(this[E]=!1)),e}get emittedEnd(){return this[M]}[N](){!this[k]&&!this[M]&&!this[f]&&
this[d].length===0&&this[B]&&(this[k]=!0,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[tt]&&this.emit(
"close"),this[k]=!1)}emit(t,...e){const s=e[0];if(t!=="error"&&t!=="close"&&t!==f&&this[f])return!1;if(t==="data")return!this[c]&&
!s?!1:this[I]?(K(()=>this[mt](s)),!0):this[mt](s);if(t==="end")return this[xt]();if(t==="close"){if(this[tt]=!0,!this[M]&&
!this[f])return!1;const o=super.emit("close");return this.removeAllListeners("close"),o}else if(t==="error"){this[v]=s,super.
emit(_t,s);const o=!this[X]||this.listeners("error").length?super.emit("error",s):!1;return this[N](),o}else if(t==="res\
ume"){const o=super.emit("resume");return this[N](),o}else if(t==="finish"||t==="prefinish"){const o=super.emit(t);return this.
removeAllListeners(t),o}const n=super.emit(t,...e);return this[N](),n}[mt](t){for(const s of this[R])s.dest.write(t)===!1&&
this.pause();const e=this[O]?!1:super.emit("data",t);return this[N](),e}[xt](){return this[M]?!1:(this[M]=!0,this.readable=
!1,this[I]?(K(()=>this[Ot]()),!0):this[Ot]())}[Ot](){if(this[W]){const e=this[W].end();if(e){for(const s of this[R])s.dest.
write(e);this[O]||super.emit("data",e)}}for(const e of this[R])e.end();const t=super.emit("end");return this.removeAllListeners(
"end"),t}async collect(){const t=Object.assign([],{dataLength:0});this[c]||(t.dataLength=0);const e=this.promise();return this.
on("data",s=>{t.push(s),this[c]||(t.dataLength+=s.length)}),await e,t}async concat(){if(this[c])throw new Error("cannot \
concat in objectMode");const t=await this.collect();return this[y]?t.join(""):Buffer.concat(t,t.dataLength)}async promise(){
return new Promise((t,e)=>{this.on(f,()=>e(new Error("stream destroyed"))),this.on("error",s=>e(s)),this.on("end",()=>t())})}[Symbol.
asyncIterator](){this[O]=!1;let t=!1;const e=r(async()=>(this.pause(),t=!0,{value:void 0,done:!0}),"stop");return{next:r(
()=>{if(t)return e();const n=this.read();if(n!==null)return Promise.resolve({done:!1,value:n});if(this[B])return e();let o,
m;const _=r(q=>{this.off("data",a),this.off("end",T),this.off(f,L),e(),m(q)},"onerr"),a=r(q=>{this.off("error",_),this.off(
"end",T),this.off(f,L),this.pause(),o({value:q,done:!!this[B]})},"ondata"),T=r(()=>{this.off("error",_),this.off("data",
a),this.off(f,L),e(),o({done:!0,value:void 0})},"onend"),L=r(()=>_(new Error("stream destroyed")),"ondestroy");return new Promise(
(q,Se)=>{m=Se,o=q,this.once(f,L),this.once("error",_),this.once("end",T),this.once("data",a)})},"next"),throw:e,return:e,
[Symbol.asyncIterator](){return this},[Symbol.asyncDispose]:async()=>{}}}[Symbol.iterator](){this[O]=!1;let t=!1;const e=r(
()=>(this.pause(),this.off(_t,e),this.off(f,e),this.off("end",e),t=!0,{done:!0,value:void 0}),"stop"),s=r(()=>{if(t)return e();
const n=this.read();return n===null?e():{done:!1,value:n}},"next");return this.once("end",e),this.once(_t,e),this.once(f,
e),{next:s,throw:e,return:e,[Symbol.iterator](){return this},[Symbol.dispose]:()=>{}}}destroy(t){if(this[f])return t?this.
emit("error",t):this.emit(f),this;this[f]=!0,this[O]=!0,this[d].length=0,this[u]=0;const e=this;return typeof e.close=="\
function"&&!this[tt]&&e.close(),t?this.emit("error",t):this.emit(f),this}static get isStream(){return kt}}var Zt=S(43106),
Ht=S.t(Zt,2);const fe=Zt.constants||{ZLIB_VERNUM:4736},D=Object.freeze(Object.assign(Object.create(null),{Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,
Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,Z_FINISH:4,Z_BLOCK:5,Z_OK:0,Z_STREAM_END:1,Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,Z_DATA_ERROR:-3,
Z_MEM_ERROR:-4,Z_BUF_ERROR:-5,Z_VERSION_ERROR:-6,Z_NO_COMPRESSION:0,Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,Z_DEFAULT_COMPRESSION:-1,
Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,DEFLATE:1,INFLATE:2,GZIP:3,GUNZIP:4,DEFLATERAW:5,INFLATERAW:6,
UNZIP:7,BROTLI_DECODE:8,BROTLI_ENCODE:9,Z_MIN_WINDOWBITS:8,Z_MAX_WINDOWBITS:15,Z_DEFAULT_WINDOWBITS:15,Z_MIN_CHUNK:64,Z_MAX_CHUNK:1/0,
Z_DEFAULT_CHUNK:16384,Z_MIN_MEMLEVEL:1,Z_MAX_MEMLEVEL:9,Z_DEFAULT_MEMLEVEL:8,Z_MIN_LEVEL:-1,Z_MAX_LEVEL:9,Z_DEFAULT_LEVEL:-1,
BROTLI_OPERATION_PROCESS:0,BROTLI_OPERATION_FLUSH:1,BROTLI_OPERATION_FINISH:2,BROTLI_OPERATION_EMIT_METADATA:3,BROTLI_MODE_GENERIC:0,
BROTLI_MODE_TEXT:1,BROTLI_MODE_FONT:2,BROTLI_DEFAULT_MODE:0,BROTLI_MIN_QUALITY:0,BROTLI_MAX_QUALITY:11,BROTLI_DEFAULT_QUALITY:11,
BROTLI_MIN_WINDOW_BITS:10,BROTLI_MAX_WINDOW_BITS:24,BROTLI_LARGE_MAX_WINDOW_BITS:30,BROTLI_DEFAULT_WINDOW:22,BROTLI_MIN_INPUT_BLOCK_BITS:16,
BROTLI_MAX_INPUT_BLOCK_BITS:24,BROTLI_PARAM_MODE:0,BROTLI_PARAM_QUALITY:1,BROTLI_PARAM_LGWIN:2,BROTLI_PARAM_LGBLOCK:3,BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING:4,
BROTLI_PARAM_SIZE_HINT:5,BROTLI_PARAM_LARGE_WINDOW:6,BROTLI_PARAM_NPOSTFIX:7,BROTLI_PARAM_NDIRECT:8,BROTLI_DECODER_RESULT_ERROR:0,
BROTLI_DECODER_RESULT_SUCCESS:1,BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:2,BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION:0,
BROTLI_DECODER_PARAM_LARGE_WINDOW:1,BROTLI_DECODER_NO_ERROR:0,BROTLI_DECODER_SUCCESS:1,BROTLI_DECODER_NEEDS_MORE_INPUT:2,
BROTLI_DECODER_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE:-1,BROTLI_DECODER_ERROR_FORMAT_RESERVED:-2,
BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE:-3,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET:-4,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME:-5,
BROTLI_DECODER_ERROR_FORMAT_CL_SPACE:-6,BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE:-7,BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT:-8,
BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1:-9,BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2:-10,BROTLI_DECODER_ERROR_FORMAT_TRANSFORM:-11,
BROTLI_DECODER_ERROR_FORMAT_DICTIONARY:-12,BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS:-13,BROTLI_DECODER_ERROR_FORMAT_PADDING_1:-14,
BROTLI_DECODER_ERROR_FORMAT_PADDING_2:-15,BROTLI_DECODER_ERROR_FORMAT_DISTANCE:-16,BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET:-19,
BROTLI_DECODER_ERROR_INVALID_ARGUMENTS:-20,BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES:-21,BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS:-22,
BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP:-25,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1:-26,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2:-27,
BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES:-30,BROTLI_DECODER_ERROR_UNREACHABLE:-31},fe)),ae=U.Buffer.concat,zt=Object.
getOwnPropertyDescriptor(U.Buffer,"concat"),Ee=r(i=>i,"noop"),bt=zt?.writable===!0||zt?.set!==void 0?i=>{U.Buffer.concat=
i?Ee:ae}:i=>{},P=Symbol("_superWrite");class rt extends Error{static{r(this,"ZlibError")}code;errno;constructor(t,e){super(
"zlib: "+t.message,{cause:t}),this.code=t.code,this.errno=t.errno,this.code||(this.code="ZLIB_ERROR"),this.message="zlib\
: "+t.message,Error.captureStackTrace(this,e??this.constructor)}get name(){return"ZlibError"}}const St=Symbol("flushFlag");
class yt extends Lt{static{r(this,"ZlibBase")}#e=!1;#s=!1;#r;#n;#o;#t;#i;get sawError(){return this.#e}get handle(){return this.#t}get flushFlag(){
return this.#r}constructor(t,e){if(!t||typeof t!="object")throw new TypeError("invalid options for ZlibBase constructor");
if(super(t),this.#r=t.flush??0,this.#n=t.finishFlush??0,this.#o=t.fullFlushFlag??0,typeof Ht[e]!="function")throw new TypeError(
"Compression method not supported: "+e);try{this.#t=new Ht[e](t)}catch(s){throw new rt(s,this.constructor)}this.#i=s=>{this.#e||
(this.#e=!0,this.close(),this.emit("error",s))},this.#t?.on("error",s=>this.#i(new rt(s))),this.once("end",()=>this.close)}close(){
this.#t&&(this.#t.close(),this.#t=void 0,this.emit("close"))}reset(){if(!this.#e)return ut(this.#t,"zlib binding closed"),
this.#t.reset?.()}flush(t){this.ended||(typeof t!="number"&&(t=this.#o),this.write(Object.assign(U.Buffer.alloc(0),{[St]:t})))}end(t,e,s){
return typeof t=="function"&&(s=t,e=void 0,t=void 0),typeof e=="function"&&(s=e,e=void 0),t&&(e?this.write(t,e):this.write(
t)),this.flush(this.#n),this.#s=!0,super.end(s)}get ended(){return this.#s}[P](t){return super.write(t)}write(t,e,s){if(typeof e==
"function"&&(s=e,e="utf8"),typeof t=="string"&&(t=U.Buffer.from(t,e)),this.#e)return;ut(this.#t,"zlib binding closed");const n=this.#t.
_handle,o=n.close;n.close=()=>{};const m=this.#t.close;this.#t.close=()=>{},bt(!0);let _;try{const T=typeof t[St]=="numb\
er"?t[St]:this.#r;_=this.#t._processChunk(t,T),bt(!1)}catch(T){bt(!1),this.#i(new rt(T,this.write))}finally{this.#t&&(this.#t.
_handle=n,n.close=o,this.#t.close=m,this.#t.removeAllListeners("error"))}this.#t&&this.#t.on("error",T=>this.#i(new rt(T,
this.write)));let a;if(_)if(Array.isArray(_)&&_.length>0){const T=_[0];a=this[P](U.Buffer.from(T));for(let L=1;L<_.length;L++)
a=this[P](_[L])}else a=this[P](U.Buffer.from(_));return s&&s(),a}}class Z extends yt{static{r(this,"Zlib")}#e;#s;constructor(t,e){
t=t||{},t.flush=t.flush||D.Z_NO_FLUSH,t.finishFlush=t.finishFlush||D.Z_FINISH,t.fullFlushFlag=D.Z_FULL_FLUSH,super(t,e),
this.#e=t.level,this.#s=t.strategy}params(t,e){if(!this.sawError){if(!this.handle)throw new Error("cannot switch params \
when binding is closed");if(!this.handle.params)throw new Error("not supported in this implementation");if(this.#e!==t||
this.#s!==e){this.flush(D.Z_SYNC_FLUSH),ut(this.handle,"zlib binding closed");const s=this.handle.flush;this.handle.flush=
(n,o)=>{typeof n=="function"&&(o=n,n=this.flushFlag),this.flush(n),o?.()};try{this.handle.params(t,e)}finally{this.handle.
flush=s}this.handle&&(this.#e=t,this.#s=e)}}}}class Ie extends Z{static{r(this,"Deflate")}constructor(t){super(t,"Deflat\
e")}}class De extends Z{static{r(this,"Inflate")}constructor(t){super(t,"Inflate")}}class pe extends Z{static{r(this,"Gz\
ip")}#e;constructor(t){super(t,"Gzip"),this.#e=t&&!!t.portable}[P](t){return this.#e?(this.#e=!1,t[9]=255,super[P](t)):super[P](
t)}}class Ae extends Z{static{r(this,"Gunzip")}constructor(t){super(t,"Gunzip")}}class Be extends Z{static{r(this,"Defla\
teRaw")}constructor(t){super(t,"DeflateRaw")}}class Ne extends Z{static{r(this,"InflateRaw")}constructor(t){super(t,"Inf\
lateRaw")}}class de extends Z{static{r(this,"Unzip")}constructor(t){super(t,"Unzip")}}class Gt extends yt{static{r(this,
"Brotli")}constructor(t,e){t=t||{},t.flush=t.flush||D.BROTLI_OPERATION_PROCESS,t.finishFlush=t.finishFlush||D.BROTLI_OPERATION_FINISH,
t.fullFlushFlag=D.BROTLI_OPERATION_FLUSH,super(t,e)}}class ge extends Gt{static{r(this,"BrotliCompress")}constructor(t){
super(t,"BrotliCompress")}}class ue extends Gt{static{r(this,"BrotliDecompress")}constructor(t){super(t,"BrotliDecompres\
s")}}class Wt extends yt{static{r(this,"Zstd")}constructor(t,e){t=t||{},t.flush=t.flush||D.ZSTD_e_continue,t.finishFlush=
t.finishFlush||D.ZSTD_e_end,t.fullFlushFlag=D.ZSTD_e_flush,super(t,e)}}class we extends Wt{static{r(this,"ZstdCompress")}constructor(t){
super(t,"ZstdCompress")}}class ce extends Wt{static{r(this,"ZstdDecompress")}constructor(t){super(t,"ZstdDecompress")}}var jt=S(
16532),Yt=S(50750);const nt=(process.env.TESTING_TAR_FAKE_PLATFORM||process.platform)!=="win32"?i=>String(i):i=>String(i).
replaceAll(/\\/g,"/");class Re extends Lt{static{r(this,"ReadEntry")}extended;globalExtended;header;startBlockSize;blockRemain;remain;type;meta=!1;ignore=!1;path;mode;uid;gid;uname;gname;size=0;mtime;atime;ctime;linkpath;dev;ino;nlink;invalid=!1;absolute;unsupported=!1;constructor(t,e,s){
switch(super({}),this.pause(),this.extended=e,this.globalExtended=s,this.header=t,this.remain=t.size??0,this.startBlockSize=
512*Math.ceil(this.remain/512),this.blockRemain=this.startBlockSize,this.type=t.type,this.type){case"File":case"OldFile":case"\
Link":case"SymbolicLink":case"CharacterDevice":case"BlockDevice":case"Directory":case"FIFO":case"ContiguousFile":case"GN\
UDumpDir":break;case"NextFileHasLongLinkpath":case"NextFileHasLongPath":case"OldGnuLongPath":case"GlobalExtendedHeader":case"\
ExtendedHeader":case"OldExtendedHeader":this.meta=!0;break;default:this.ignore=!0}if(!t.path)throw new Error("no path pr\
ovided for tar.ReadEntry");this.path=nt(t.path),this.mode=t.mode,this.mode&&(this.mode=this.mode&4095),this.uid=t.uid,this.
gid=t.gid,this.uname=t.uname,this.gname=t.gname,this.size=this.remain,this.mtime=t.mtime,this.atime=t.atime,this.ctime=t.
ctime,this.linkpath=t.linkpath?nt(t.linkpath):void 0,this.uname=t.uname,this.gname=t.gname,e&&this.#e(e),s&&this.#e(s,!0)}write(t){
const e=t.length;if(e>this.blockRemain)throw new Error("writing more to entry than is appropriate");const s=this.remain,
n=this.blockRemain;return this.remain=Math.max(0,s-e),this.blockRemain=Math.max(0,n-e),this.ignore?!0:s>=e?super.write(t):
super.write(t.subarray(0,s))}#e(t,e=!1){t.path&&(t.path=nt(t.path)),t.linkpath&&(t.linkpath=nt(t.linkpath)),Object.assign(
this,Object.fromEntries(Object.entries(t).filter(([s,n])=>!(n==null||s==="path"&&e))))}}const _e=r((i,t,e,s={})=>{i.file&&
(s.file=i.file),i.cwd&&(s.cwd=i.cwd),s.code=e instanceof Error&&e.code||t,s.tarCode=t,!i.strict&&s.recoverable!==!1?(e instanceof
Error&&(s=Object.assign(e,s),e=e.message),i.emit("warn",t,e,s)):e instanceof Error?i.emit("error",Object.assign(e,s)):i.
emit("error",Object.assign(new Error(`${t}: ${e}`),s))},"warnMethod"),me=1024*1024,It=Buffer.from([31,139]),Dt=Buffer.from(
[40,181,47,253]),Oe=Math.max(It.length,Dt.length),b=Symbol("state"),H=Symbol("writeEntry"),g=Symbol("readEntry"),pt=Symbol(
"nextEntry"),vt=Symbol("processEntry"),p=Symbol("extendedHeader"),$=Symbol("globalExtendedHeader"),C=Symbol("meta"),Vt=Symbol(
"emitMeta"),h=Symbol("buffer"),w=Symbol("queue"),F=Symbol("ended"),At=Symbol("emittedEnd"),z=Symbol("emit"),l=Symbol("un\
zip"),ot=Symbol("consumeChunk"),ht=Symbol("consumeChunkSub"),Bt=Symbol("consumeBody"),Xt=Symbol("consumeMeta"),Kt=Symbol(
"consumeHeader"),Q=Symbol("consuming"),Nt=Symbol("bufferConcat"),lt=Symbol("maybeEnd"),Y=Symbol("writing"),A=Symbol("abo\
rted"),ft=Symbol("onDone"),G=Symbol("sawValidEntry"),at=Symbol("sawNullBlock"),Et=Symbol("sawEOF"),$t=Symbol("closeStrea\
m"),Te=1e3,J=Symbol("compressedBytesRead"),gt=Symbol("decompressedBytesRead"),Qt=Symbol("checkDecompressionRatio"),Le=r(
()=>!0,"parse_noop");class be extends Jt.EventEmitter{static{r(this,"Parser")}file;strict;maxMetaEntrySize;filter;brotli;zstd;maxDecompressionRatio;writable=!0;readable=!1;[w]=[];[h];[g];[H];[b]="\
begin";[C]="";[p];[$];[F]=!1;[l];[A]=!1;[G];[at]=!1;[Et]=!1;[Y]=!1;[Q]=!1;[At]=!1;[J]=0;[gt]=0;constructor(t={}){super(),
this.file=t.file||"",this.on(ft,()=>{(this[b]==="begin"||this[G]===!1)&&this.warn("TAR_BAD_ARCHIVE","Unrecognized archiv\
e format")}),t.ondone?this.on(ft,t.ondone):this.on(ft,()=>{this.emit("prefinish"),this.emit("finish"),this.emit("end")}),
this.strict=!!t.strict,this.maxDecompressionRatio=typeof t.maxDecompressionRatio=="number"?t.maxDecompressionRatio:Te,this.
maxMetaEntrySize=t.maxMetaEntrySize||me,this.filter=typeof t.filter=="function"?t.filter:Le;const e=t.file&&(t.file.endsWith(
".tar.br")||t.file.endsWith(".tbr"));this.brotli=!(t.gzip||t.zstd)&&t.brotli!==void 0?t.brotli:e?void 0:!1;const s=t.file&&
(t.file.endsWith(".tar.zst")||t.file.endsWith(".tzst"));this.zstd=!(t.gzip||t.brotli)&&t.zstd!==void 0?t.zstd:s?!0:void 0,
this.on("end",()=>this[$t]()),typeof t.onwarn=="function"&&this.on("warn",t.onwarn),typeof t.onReadEntry=="function"&&this.
on("entry",t.onReadEntry)}warn(t,e,s={}){_e(this,t,e,s)}[Kt](t,e){this[G]===void 0&&(this[G]=!1);let s;try{s=new jt.Y(t,
e,this[p],this[$])}catch(n){return this.warn("TAR_ENTRY_INVALID",n)}if(s.nullBlock)this[at]?(this[Et]=!0,this[b]==="begi\
n"&&(this[b]="header"),this[z]("eof")):(this[at]=!0,this[z]("nullBlock"));else if(this[at]=!1,!s.cksumValid)this.warn("T\
AR_ENTRY_INVALID","checksum failure",{header:s});else if(!s.path)this.warn("TAR_ENTRY_INVALID","path is required",{header:s});else{
const n=s.type;if(/^(Symbolic)?Link$/.test(n)&&!s.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath required",{header:s});else if(!/^(Symbolic)?Link$/.
test(n)&&!/^(Global)?ExtendedHeader$/.test(n)&&s.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath forbidden",{header:s});else{
const o=this[H]=new Re(s,this[p],this[$]);if(!this[G])if(o.remain){const m=r(()=>{o.invalid||(this[G]=!0)},"onend");o.on(
"end",m)}else this[G]=!0;o.meta?o.size>this.maxMetaEntrySize?(o.ignore=!0,this[z]("ignoredEntry",o),this[b]="ignore",o.resume()):
o.size>0&&(this[C]="",o.on("data",m=>this[C]+=m),this[b]="meta"):(this[p]=void 0,o.ignore=o.ignore||!this.filter(o.path,
o),o.ignore?(this[z]("ignoredEntry",o),this[b]=o.remain?"ignore":"header",o.resume()):(o.remain?this[b]="body":(this[b]=
"header",o.end()),this[g]?this[w].push(o):(this[w].push(o),this[pt]())))}}}[$t](){queueMicrotask(()=>this.emit("close"))}[vt](t){
let e=!0;if(!t)this[g]=void 0,e=!1;else if(Array.isArray(t)){const[s,...n]=t;this.emit(s,...n)}else this[g]=t,this.emit(
"entry",t),t.emittedEnd||(t.on("end",()=>this[pt]()),e=!1);return e}[pt](){do;while(this[vt](this[w].shift()));if(this[w].
length===0){const t=this[g];!t||t.flowing||t.size===t.remain?this[Y]||this.emit("drain"):t.once("drain",()=>this.emit("d\
rain"))}}[Bt](t,e){const s=this[H];if(!s)throw new Error("attempt to consume body without entry??");const n=s.blockRemain??
0,o=n>=t.length&&e===0?t:t.subarray(e,e+n);return s.write(o),s.blockRemain||(this[b]="header",this[H]=void 0,s.end()),o.
length}[Xt](t,e){const s=this[H],n=this[Bt](t,e);return!this[H]&&s&&this[Vt](s),n}[z](t,e,s){this[w].length===0&&!this[g]?
this.emit(t,e,s):this[w].push([t,e,s])}[Vt](t){switch(this[z]("meta",this[C]),t.type){case"ExtendedHeader":case"OldExten\
dedHeader":this[p]=Yt.u.parse(this[C],this[p],!1);break;case"GlobalExtendedHeader":this[$]=Yt.u.parse(this[C],this[$],!0);
break;case"NextFileHasLongPath":case"OldGnuLongPath":{const e=this[p]??Object.create(null);this[p]=e,e.path=this[C].replace(
/\0.*/,"");break}case"NextFileHasLongLinkpath":{const e=this[p]||Object.create(null);this[p]=e,e.linkpath=this[C].replace(
/\0.*/,"");break}default:throw new Error("unknown meta: "+t.type)}}abort(t){if(!this[A]){if(this[l]){const e=this[l];e.write=
()=>!0,e.end=()=>e,e.emit=()=>!1,e.destroy?.()}this[A]=!0,this.emit("abort",t),this.warn("TAR_ABORT",t,{recoverable:!1})}}[Qt](t){
this[gt]+=t.length;const e=this[gt]/this[J];return e>this.maxDecompressionRatio?(this.abort(new Error(`max decompression\
 ratio exceeded: ${e.toFixed(2)} > ${this.maxDecompressionRatio}`)),!1):!0}write(t,e,s){if(typeof e=="function"&&(s=e,e=
void 0),typeof t=="string"&&(t=Buffer.from(t,typeof e=="string"?e:"utf8")),this[A])return s?.(),!1;if((this[l]===void 0||
this.brotli===void 0&&this[l]===!1)&&t){if(this[h]&&(t=Buffer.concat([this[h],t]),this[h]=void 0),t.length<Oe)return this[h]=
t,s?.(),!0;for(let a=0;this[l]===void 0&&a<It.length;a++)t[a]!==It[a]&&(this[l]=!1);let m=!1;if(this[l]===!1&&this.zstd!==
!1){m=!0;for(let a=0;a<Dt.length;a++)if(t[a]!==Dt[a]){m=!1;break}}const _=this.brotli===void 0&&!m;if(this[l]===!1&&_)if(t.
length<512)if(this[F])this.brotli=!0;else return this[h]=t,s?.(),!0;else try{new jt.Y(t.subarray(0,512)),this.brotli=!1}catch{
this.brotli=!0}if(this[l]===void 0||this[l]===!1&&(this.brotli||m)){const a=this[F];this[F]=!1,this[l]=this[l]===void 0?
new de({}):m?new ce({}):new ue({}),this[l].on("data",L=>{this[Qt](L)&&this[ot](L)}),this[l].on("error",L=>{this[A]||this.
abort(L)}),this[l].on("end",()=>{this[F]=!0,this[ot]()}),this[Y]=!0,this[J]+=t.length;const T=!!this[l][a?"end":"write"](
t);return this[Y]=!1,s?.(),T}}this[Y]=!0,this[l]?(this[J]+=t.length,this[l].write(t)):this[ot](t),this[Y]=!1;const o=this[w].
length>0?!1:this[g]?this[g].flowing:!0;return!o&&this[w].length===0&&this[g]?.once("drain",()=>this.emit("drain")),s?.(),
o}[Nt](t){t&&!this[A]&&(this[h]=this[h]?Buffer.concat([this[h],t]):t)}[lt](){if(this[F]&&!this[At]&&!this[A]&&!this[Q]){
this[At]=!0;const t=this[H];if(t?.blockRemain){const e=this[h]?this[h].length:0;this.warn("TAR_BAD_ARCHIVE",`Truncated i\
nput (needed ${t.blockRemain} more bytes, only ${e} available)`,{entry:t}),this[h]&&t.write(this[h]),t.end()}this[z](ft)}}[ot](t){
if(this[Q]&&t)this[Nt](t);else if(!t&&!this[h])this[lt]();else if(t){if(this[Q]=!0,this[h]){this[Nt](t);const e=this[h];
this[h]=void 0,this[ht](e)}else this[ht](t);for(;this[h]&&this[h]?.length>=512&&!this[A]&&!this[Et];){const e=this[h];this[h]=
void 0,this[ht](e)}this[Q]=!1}(!this[h]||this[F])&&this[lt]()}[ht](t){let e=0;const s=t.length;for(;e+512<=s&&!this[A]&&
!this[Et];)switch(this[b]){case"begin":case"header":this[Kt](t,e),e+=512;break;case"ignore":case"body":e+=this[Bt](t,e);
break;case"meta":e+=this[Xt](t,e);break;default:throw new Error("invalid state: "+this[b])}e<s&&(this[h]=this[h]?Buffer.
concat([t.subarray(e),this[h]]):t.subarray(e))}end(t,e,s){return typeof t=="function"&&(s=t,e=void 0,t=void 0),typeof e==
"function"&&(s=e,e=void 0),typeof t=="string"&&(t=Buffer.from(t,e)),s&&this.once("finish",s),this[A]||(this[l]?(t&&(this[J]+=
t.length,this[l].write(t)),this[l].end()):(this[F]=!0,(this.brotli===void 0||this.zstd===void 0)&&(t=t||Buffer.alloc(0)),
t&&this.write(t),this[lt]())),this}}})};
