"use strict";var Ct=Object.defineProperty;var f=(we,m)=>Ct(we,"name",{value:m,configurable:!0});module.exports={"tar/parse"(we,m,Ft,$e){var Qe=Object.create,Q=Object.defineProperty,Je=Object.getOwnPropertyDescriptor,
qe=Object.getOwnPropertyNames,et=Object.getPrototypeOf,tt=Object.prototype.hasOwnProperty,st=f((e,t)=>{for(var s in t)Q(
e,s,{get:t[s],enumerable:!0})},"__export"),Ne=f((e,t,s,i)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of qe(
t))!tt.call(e,r)&&r!==s&&Q(e,r,{get:f(()=>t[r],"get"),enumerable:!(i=Je(t,r))||i.enumerable});return e},"__copyProps"),J=f(
(e,t,s)=>(s=e!=null?Qe(et(e)):{},Ne(t||!e||!e.__esModule?Q(s,"default",{value:e,enumerable:!0}):s,e)),"__toESM"),it=f(e=>Ne(
Q({},"__esModule",{value:!0}),e),"__toCommonJS"),ve={};st(ve,{Parser:f(()=>vt,"Parser")}),$e.exports=it(ve);var Me=m("ch\
unk-POL3KS25"),Ce=m("chunk-OTNWJANU"),h=m("chunk-CVC2726E"),rt=m("events"),de=J(m("assert")),F=m("buffer"),_e=m("node:ev\
ents"),Fe=J(m("node:stream")),ht=m("node:string_decoder"),Pe=J(m("zlib")),nt=J(m("zlib")),xe=typeof process=="object"&&process?
process:{stdout:null,stderr:null},ot=(0,h.a)(e=>!!e&&typeof e=="object"&&(e instanceof pe||e instanceof Fe.default||at(e)||
lt(e)),"isStream"),at=(0,h.a)(e=>!!e&&typeof e=="object"&&e instanceof _e.EventEmitter&&typeof e.pipe=="function"&&e.pipe!==
Fe.default.Writable.prototype.pipe,"isReadable"),lt=(0,h.a)(e=>!!e&&typeof e=="object"&&e instanceof _e.EventEmitter&&typeof e.
write=="function"&&typeof e.end=="function","isWritable"),A=Symbol("EOF"),D=Symbol("maybeEmitEnd"),v=Symbol("emittedEnd"),
q=Symbol("emittingEnd"),W=Symbol("emittedError"),ee=Symbol("closed"),ke=Symbol("read"),te=Symbol("flush"),Ue=Symbol("flu\
shChunk"),y=Symbol("encoding"),j=Symbol("decoder"),u=Symbol("flowing"),G=Symbol("paused"),H=Symbol("resume"),d=Symbol("b\
uffer"),R=Symbol("pipes"),_=Symbol("bufferLength"),ce=Symbol("bufferPush"),se=Symbol("bufferShift"),E=Symbol("objectMode"),
l=Symbol("destroyed"),Ee=Symbol("error"),Re=Symbol("emitData"),Ze=Symbol("emitEnd"),me=Symbol("emitEnd2"),T=Symbol("asyn\
c"),Oe=Symbol("abort"),ie=Symbol("aborted"),V=Symbol("signal"),P=Symbol("dataListeners"),O=Symbol("discarded"),X=(0,h.a)(
e=>Promise.resolve().then(e),"defer"),ft=(0,h.a)(e=>e(),"nodefer"),ut=(0,h.a)(e=>e==="end"||e==="finish"||e==="prefinish",
"isEndish"),dt=(0,h.a)(e=>e instanceof ArrayBuffer||!!e&&typeof e=="object"&&e.constructor&&e.constructor.name==="ArrayB\
uffer"&&e.byteLength>=0,"isArrayBufferLike"),_t=(0,h.a)(e=>!Buffer.isBuffer(e)&&ArrayBuffer.isView(e),"isArrayBufferView"),
je=class{static{f(this,"ot")}static{(0,h.a)(this,"Pipe")}src;dest;opts;ondrain;constructor(e,t,s){this.src=e,this.dest=t,
this.opts=s,this.ondrain=()=>e[H](),this.dest.on("drain",this.ondrain)}unpipe(){this.dest.removeListener("drain",this.ondrain)}proxyErrors(e){}end(){
this.unpipe(),this.opts.end&&this.dest.end()}},ct=class extends je{static{f(this,"It")}static{(0,h.a)(this,"PipeProxyErr\
ors")}unpipe(){this.src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(e,t,s){super(e,t,s),this.proxyErrors=
i=>this.dest.emit("error",i),e.on("error",this.proxyErrors)}},Et=(0,h.a)(e=>!!e.objectMode,"isObjectModeOptions"),Rt=(0,h.
a)(e=>!e.objectMode&&!!e.encoding&&e.encoding!=="buffer","isEncodingOptions"),pe=class extends _e.EventEmitter{static{f(
this,"x")}static{(0,h.a)(this,"Minipass")}[u]=!1;[G]=!1;[R]=[];[d]=[];[E];[y];[T];[j];[A]=!1;[v]=!1;[q]=!1;[ee]=!1;[W]=null;[_]=0;[l]=!1;[V];[ie]=!1;[P]=0;[O]=!1;writable=!0;readable=!0;constructor(...e){
let t=e[0]||{};if(super(),t.objectMode&&typeof t.encoding=="string")throw new TypeError("Encoding and objectMode may not\
 be used together");Et(t)?(this[E]=!0,this[y]=null):Rt(t)?(this[y]=t.encoding,this[E]=!1):(this[E]=!1,this[y]=null),this[T]=
!!t.async,this[j]=this[y]?new ht.StringDecoder(this[y]):null,t&&t.debugExposeBuffer===!0&&Object.defineProperty(this,"bu\
ffer",{get:(0,h.a)(()=>this[d],"get")}),t&&t.debugExposePipes===!0&&Object.defineProperty(this,"pipes",{get:(0,h.a)(()=>this[R],
"get")});let{signal:s}=t;s&&(this[V]=s,s.aborted?this[Oe]():s.addEventListener("abort",()=>this[Oe]()))}get bufferLength(){
return this[_]}get encoding(){return this[y]}set encoding(e){throw new Error("Encoding must be set at instantiation time")}setEncoding(e){
throw new Error("Encoding must be set at instantiation time")}get objectMode(){return this[E]}set objectMode(e){throw new Error(
"objectMode must be set at instantiation time")}get async(){return this[T]}set async(e){this[T]=this[T]||!!e}[Oe](){this[ie]=
!0,this.emit("abort",this[V]?.reason),this.destroy(this[V]?.reason)}get aborted(){return this[ie]}set aborted(e){}write(e,t,s){
if(this[ie])return!1;if(this[A])throw new Error("write after end");if(this[l])return this.emit("error",Object.assign(new Error(
"Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),!0;typeof t=="function"&&(s=t,t="utf8"),
t||(t="utf8");let i=this[T]?X:ft;if(!this[E]&&!Buffer.isBuffer(e)){if(_t(e))e=Buffer.from(e.buffer,e.byteOffset,e.byteLength);else if(dt(
e))e=Buffer.from(e);else if(typeof e!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[E]?
(this[u]&&this[_]!==0&&this[te](!0),this[u]?this.emit("data",e):this[ce](e),this[_]!==0&&this.emit("readable"),s&&i(s),this[u]):
e.length?(typeof e=="string"&&!(t===this[y]&&!this[j]?.lastNeed)&&(e=Buffer.from(e,t)),Buffer.isBuffer(e)&&this[y]&&(e=this[j].
write(e)),this[u]&&this[_]!==0&&this[te](!0),this[u]?this.emit("data",e):this[ce](e),this[_]!==0&&this.emit("readable"),
s&&i(s),this[u]):(this[_]!==0&&this.emit("readable"),s&&i(s),this[u])}read(e){if(this[l])return null;if(this[O]=!1,this[_]===
0||e===0||e&&e>this[_])return this[D](),null;this[E]&&(e=null),this[d].length>1&&!this[E]&&(this[d]=[this[y]?this[d].join(
""):Buffer.concat(this[d],this[_])]);let t=this[ke](e||null,this[d][0]);return this[D](),t}[ke](e,t){if(this[E])this[se]();else{
let s=t;e===s.length||e===null?this[se]():typeof s=="string"?(this[d][0]=s.slice(e),t=s.slice(0,e),this[_]-=e):(this[d][0]=
s.subarray(e),t=s.subarray(0,e),this[_]-=e)}return this.emit("data",t),!this[d].length&&!this[A]&&this.emit("drain"),t}end(e,t,s){
return typeof e=="function"&&(s=e,e=void 0),typeof t=="function"&&(s=t,t="utf8"),e!==void 0&&this.write(e,t),s&&this.once(
"end",s),this[A]=!0,this.writable=!1,(this[u]||!this[G])&&this[D](),this}[H](){this[l]||(!this[P]&&!this[R].length&&(this[O]=
!0),this[G]=!1,this[u]=!0,this.emit("resume"),this[d].length?this[te]():this[A]?this[D]():this.emit("drain"))}resume(){return this[H]()}pause(){
this[u]=!1,this[G]=!0,this[O]=!1}get destroyed(){return this[l]}get flowing(){return this[u]}get paused(){return this[G]}[ce](e){
this[E]?this[_]+=1:this[_]+=e.length,this[d].push(e)}[se](){return this[E]?this[_]-=1:this[_]-=this[d][0].length,this[d].
shift()}[te](e=!1){do;while(this[Ue](this[se]())&&this[d].length);!e&&!this[d].length&&!this[A]&&this.emit("drain")}[Ue](e){
return this.emit("data",e),this[u]}pipe(e,t){if(this[l])return e;this[O]=!1;let s=this[v];return t=t||{},e===xe.stdout||
e===xe.stderr?t.end=!1:t.end=t.end!==!1,t.proxyErrors=!!t.proxyErrors,s?t.end&&e.end():(this[R].push(t.proxyErrors?new ct(
this,e,t):new je(this,e,t)),this[T]?X(()=>this[H]()):this[H]()),e}unpipe(e){let t=this[R].find(s=>s.dest===e);t&&(this[R].
length===1?(this[u]&&this[P]===0&&(this[u]=!1),this[R]=[]):this[R].splice(this[R].indexOf(t),1),t.unpipe())}addListener(e,t){
return this.on(e,t)}on(e,t){let s=super.on(e,t);if(e==="data")this[O]=!1,this[P]++,!this[R].length&&!this[u]&&this[H]();else if(e===
"readable"&&this[_]!==0)super.emit("readable");else if(ut(e)&&this[v])super.emit(e),this.removeAllListeners(e);else if(e===
"error"&&this[W]){let i=t;this[T]?X(()=>i.call(this,this[W])):i.call(this,this[W])}return s}removeListener(e,t){return this.
off(e,t)}off(e,t){let s=super.off(e,t);return e==="data"&&(this[P]=this.listeners("data").length,this[P]===0&&!this[O]&&
!this[R].length&&(this[u]=!1)),s}removeAllListeners(e){let t=super.removeAllListeners(e);return(e==="data"||e===void 0)&&
(this[P]=0,!this[O]&&!this[R].length&&(this[u]=!1)),t}get emittedEnd(){return this[v]}[D](){!this[q]&&!this[v]&&!this[l]&&
this[d].length===0&&this[A]&&(this[q]=!0,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[ee]&&this.emit(
"close"),this[q]=!1)}emit(e,...t){let s=t[0];if(e!=="error"&&e!=="close"&&e!==l&&this[l])return!1;if(e==="data")return!this[E]&&
!s?!1:this[T]?(X(()=>this[Re](s)),!0):this[Re](s);if(e==="end")return this[Ze]();if(e==="close"){if(this[ee]=!0,!this[v]&&
!this[l])return!1;let r=super.emit("close");return this.removeAllListeners("close"),r}else if(e==="error"){this[W]=s,super.
emit(Ee,s);let r=!this[V]||this.listeners("error").length?super.emit("error",s):!1;return this[D](),r}else if(e==="resum\
e"){let r=super.emit("resume");return this[D](),r}else if(e==="finish"||e==="prefinish"){let r=super.emit(e);return this.
removeAllListeners(e),r}let i=super.emit(e,...t);return this[D](),i}[Re](e){for(let s of this[R])s.dest.write(e)===!1&&this.
pause();let t=this[O]?!1:super.emit("data",e);return this[D](),t}[Ze](){return this[v]?!1:(this[v]=!0,this.readable=!1,this[T]?
(X(()=>this[me]()),!0):this[me]())}[me](){if(this[j]){let t=this[j].end();if(t){for(let s of this[R])s.dest.write(t);this[O]||
super.emit("data",t)}}for(let t of this[R])t.end();let e=super.emit("end");return this.removeAllListeners("end"),e}async collect(){
let e=Object.assign([],{dataLength:0});this[E]||(e.dataLength=0);let t=this.promise();return this.on("data",s=>{e.push(s),
this[E]||(e.dataLength+=s.length)}),await t,e}async concat(){if(this[E])throw new Error("cannot concat in objectMode");let e=await this.
collect();return this[y]?e.join(""):Buffer.concat(e,e.dataLength)}async promise(){return new Promise((e,t)=>{this.on(l,()=>t(
new Error("stream destroyed"))),this.on("error",s=>t(s)),this.on("end",()=>e())})}[Symbol.asyncIterator](){this[O]=!1;let e=!1,
t=(0,h.a)(async()=>(this.pause(),e=!0,{value:void 0,done:!0}),"stop");return{next:(0,h.a)(()=>{if(e)return t();let s=this.
read();if(s!==null)return Promise.resolve({done:!1,value:s});if(this[A])return t();let i,r,b=(0,h.a)(N=>{this.off("data",
o),this.off("end",S),this.off(l,c),t(),r(N)},"onerr"),o=(0,h.a)(N=>{this.off("error",b),this.off("end",S),this.off(l,c),
this.pause(),i({value:N,done:!!this[A]})},"ondata"),S=(0,h.a)(()=>{this.off("error",b),this.off("data",o),this.off(l,c),
t(),i({done:!0,value:void 0})},"onend"),c=(0,h.a)(()=>b(new Error("stream destroyed")),"ondestroy");return new Promise((N,Mt)=>{
r=Mt,i=N,this.once(l,c),this.once("error",b),this.once("end",S),this.once("data",o)})},"next"),throw:t,return:t,[Symbol.
asyncIterator](){return this},[Symbol.asyncDispose]:async()=>{}}}[Symbol.iterator](){this[O]=!1;let e=!1,t=(0,h.a)(()=>(this.
pause(),this.off(Ee,t),this.off(l,t),this.off("end",t),e=!0,{done:!0,value:void 0}),"stop"),s=(0,h.a)(()=>{if(e)return t();
let i=this.read();return i===null?t():{done:!1,value:i}},"next");return this.once("end",t),this.once(Ee,t),this.once(l,t),
{next:s,throw:t,return:t,[Symbol.iterator](){return this},[Symbol.dispose]:()=>{}}}destroy(e){if(this[l])return e?this.emit(
"error",e):this.emit(l),this;this[l]=!0,this[O]=!0,this[d].length=0,this[_]=0;let t=this;return typeof t.close=="functio\
n"&&!this[ee]&&t.close(),e?this.emit("error",e):this.emit(l),this}static get isStream(){return ot}},mt=nt.default.constants||
{ZLIB_VERNUM:4736},L=Object.freeze(Object.assign(Object.create(null),{Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,
Z_FINISH:4,Z_BLOCK:5,Z_OK:0,Z_STREAM_END:1,Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,Z_DATA_ERROR:-3,Z_MEM_ERROR:-4,Z_BUF_ERROR:-5,
Z_VERSION_ERROR:-6,Z_NO_COMPRESSION:0,Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,
Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,DEFLATE:1,INFLATE:2,GZIP:3,GUNZIP:4,DEFLATERAW:5,INFLATERAW:6,UNZIP:7,BROTLI_DECODE:8,
BROTLI_ENCODE:9,Z_MIN_WINDOWBITS:8,Z_MAX_WINDOWBITS:15,Z_DEFAULT_WINDOWBITS:15,Z_MIN_CHUNK:64,Z_MAX_CHUNK:1/0,Z_DEFAULT_CHUNK:16384,
Z_MIN_MEMLEVEL:1,Z_MAX_MEMLEVEL:9,Z_DEFAULT_MEMLEVEL:8,Z_MIN_LEVEL:-1,Z_MAX_LEVEL:9,Z_DEFAULT_LEVEL:-1,BROTLI_OPERATION_PROCESS:0,
BROTLI_OPERATION_FLUSH:1,BROTLI_OPERATION_FINISH:2,BROTLI_OPERATION_EMIT_METADATA:3,BROTLI_MODE_GENERIC:0,BROTLI_MODE_TEXT:1,
BROTLI_MODE_FONT:2,BROTLI_DEFAULT_MODE:0,BROTLI_MIN_QUALITY:0,BROTLI_MAX_QUALITY:11,BROTLI_DEFAULT_QUALITY:11,BROTLI_MIN_WINDOW_BITS:10,
BROTLI_MAX_WINDOW_BITS:24,BROTLI_LARGE_MAX_WINDOW_BITS:30,BROTLI_DEFAULT_WINDOW:22,BROTLI_MIN_INPUT_BLOCK_BITS:16,BROTLI_MAX_INPUT_BLOCK_BITS:24,
BROTLI_PARAM_MODE:0,BROTLI_PARAM_QUALITY:1,BROTLI_PARAM_LGWIN:2,BROTLI_PARAM_LGBLOCK:3,BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING:4,
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
BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES:-30,BROTLI_DECODER_ERROR_UNREACHABLE:-31},mt)),Ot=F.Buffer.concat,He=Object.
getOwnPropertyDescriptor(F.Buffer,"concat"),pt=(0,h.a)(e=>e,"noop"),be=He?.writable===!0||He?.set!==void 0?e=>{F.Buffer.
concat=e?pt:Ot}:e=>{},x=Symbol("_superWrite"),re=class extends Error{static{f(this,"G")}static{(0,h.a)(this,"ZlibError")}code;errno;constructor(e,t){
super("zlib: "+e.message,{cause:e}),this.code=e.code,this.errno=e.errno,this.code||(this.code="ZLIB_ERROR"),this.message=
"zlib: "+e.message,Error.captureStackTrace(this,t??this.constructor)}get name(){return"ZlibError"}},ye=Symbol("flushFlag"),
Te=class extends pe{static{f(this,"Q")}static{(0,h.a)(this,"ZlibBase")}#t=!1;#s=!1;#r;#h;#n;#e;#i;get sawError(){return this.#t}get handle(){
return this.#e}get flushFlag(){return this.#r}constructor(e,t){if(!e||typeof e!="object")throw new TypeError("invalid op\
tions for ZlibBase constructor");if(super(e),this.#r=e.flush??0,this.#h=e.finishFlush??0,this.#n=e.fullFlushFlag??0,typeof Pe[t]!=
"function")throw new TypeError("Compression method not supported: "+t);try{this.#e=new Pe[t](e)}catch(s){throw new re(s,
this.constructor)}this.#i=s=>{this.#t||(this.#t=!0,this.close(),this.emit("error",s))},this.#e?.on("error",s=>this.#i(new re(
s))),this.once("end",()=>this.close)}close(){this.#e&&(this.#e.close(),this.#e=void 0,this.emit("close"))}reset(){if(!this.#t)
return(0,de.default)(this.#e,"zlib binding closed"),this.#e.reset?.()}flush(e){this.ended||(typeof e!="number"&&(e=this.#n),
this.write(Object.assign(F.Buffer.alloc(0),{[ye]:e})))}end(e,t,s){return typeof e=="function"&&(s=e,t=void 0,e=void 0),typeof t==
"function"&&(s=t,t=void 0),e&&(t?this.write(e,t):this.write(e)),this.flush(this.#h),this.#s=!0,super.end(s)}get ended(){
return this.#s}[x](e){return super.write(e)}write(e,t,s){if(typeof t=="function"&&(s=t,t="utf8"),typeof e=="string"&&(e=
F.Buffer.from(e,t)),this.#t)return;(0,de.default)(this.#e,"zlib binding closed");let i=this.#e._handle,r=i.close;i.close=
()=>{};let b=this.#e.close;this.#e.close=()=>{},be(!0);let o;try{let c=typeof e[ye]=="number"?e[ye]:this.#r;o=this.#e._processChunk(
e,c),be(!1)}catch(c){be(!1),this.#i(new re(c,this.write))}finally{this.#e&&(this.#e._handle=i,i.close=r,this.#e.close=b,
this.#e.removeAllListeners("error"))}this.#e&&this.#e.on("error",c=>this.#i(new re(c,this.write)));let S;if(o)if(Array.isArray(
o)&&o.length>0){let c=o[0];S=this[x](F.Buffer.from(c));for(let N=1;N<o.length;N++)S=this[x](o[N])}else S=this[x](F.Buffer.
from(o));return s&&s(),S}},ze=class extends Te{static{f(this,"ht")}static{(0,h.a)(this,"Zlib")}#t;#s;constructor(e,t){e=
e||{},e.flush=e.flush||L.Z_NO_FLUSH,e.finishFlush=e.finishFlush||L.Z_FINISH,e.fullFlushFlag=L.Z_FULL_FLUSH,super(e,t),this.#t=
e.level,this.#s=e.strategy}params(e,t){if(!this.sawError){if(!this.handle)throw new Error("cannot switch params when bin\
ding is closed");if(!this.handle.params)throw new Error("not supported in this implementation");if(this.#t!==e||this.#s!==
t){this.flush(L.Z_SYNC_FLUSH),(0,de.default)(this.handle,"zlib binding closed");let s=this.handle.flush;this.handle.flush=
(i,r)=>{typeof i=="function"&&(r=i,i=this.flushFlag),this.flush(i),r?.()};try{this.handle.params(e,t)}finally{this.handle.
flush=s}this.handle&&(this.#t=e,this.#s=t)}}}},Pt=class extends ze{static{f(this,"Kt")}static{(0,h.a)(this,"Gzip")}#t;constructor(e){
super(e,"Gzip"),this.#t=e&&!!e.portable}[x](e){return this.#t?(this.#t=!1,e[9]=255,super[x](e)):super[x](e)}},bt=class extends ze{static{
f(this,"ft")}static{(0,h.a)(this,"Unzip")}constructor(e){super(e,"Unzip")}},yt=class extends Te{static{f(this,"wt")}static{
(0,h.a)(this,"Brotli")}constructor(e,t){e=e||{},e.flush=e.flush||L.BROTLI_OPERATION_PROCESS,e.finishFlush=e.finishFlush||
L.BROTLI_OPERATION_FINISH,e.fullFlushFlag=L.BROTLI_OPERATION_FLUSH,super(e,t)}},Tt=class extends yt{static{f(this,"lt")}static{
(0,h.a)(this,"BrotliDecompress")}constructor(e){super(e,"BrotliDecompress")}},Lt=class extends Te{static{f(this,"Mt")}static{
(0,h.a)(this,"Zstd")}constructor(e,t){e=e||{},e.flush=e.flush||L.ZSTD_e_continue,e.finishFlush=e.finishFlush||L.ZSTD_e_end,
e.fullFlushFlag=L.ZSTD_e_flush,super(e,t)}},gt=class extends Lt{static{f(this,"at")}static{(0,h.a)(this,"ZstdDecompress")}constructor(e){
super(e,"ZstdDecompress")}},It=process.env.TESTING_TAR_FAKE_PLATFORM||process.platform,he=It!=="win32"?e=>String(e):e=>String(
e).replaceAll(/\\/g,"/"),St=class extends pe{static{f(this,"Et")}static{(0,h.a)(this,"ReadEntry")}extended;globalExtended;header;startBlockSize;blockRemain;remain;type;meta=!1;ignore=!1;path;mode;uid;gid;uname;gname;size=0;mtime;atime;ctime;linkpath;dev;ino;nlink;invalid=!1;absolute;unsupported=!1;constructor(e,t,s){
switch(super({}),this.pause(),this.extended=t,this.globalExtended=s,this.header=e,this.remain=e.size??0,this.startBlockSize=
512*Math.ceil(this.remain/512),this.blockRemain=this.startBlockSize,this.type=e.type,this.type){case"File":case"OldFile":case"\
Link":case"SymbolicLink":case"CharacterDevice":case"BlockDevice":case"Directory":case"FIFO":case"ContiguousFile":case"GN\
UDumpDir":break;case"NextFileHasLongLinkpath":case"NextFileHasLongPath":case"OldGnuLongPath":case"GlobalExtendedHeader":case"\
ExtendedHeader":case"OldExtendedHeader":this.meta=!0;break;default:this.ignore=!0}if(!e.path)throw new Error("no path pr\
ovided for tar.ReadEntry");this.path=he(e.path),this.mode=e.mode,this.mode&&(this.mode=this.mode&4095),this.uid=e.uid,this.
gid=e.gid,this.uname=e.uname,this.gname=e.gname,this.size=this.remain,this.mtime=e.mtime,this.atime=e.atime,this.ctime=e.
ctime,this.linkpath=e.linkpath?he(e.linkpath):void 0,this.uname=e.uname,this.gname=e.gname,t&&this.#t(t),s&&this.#t(s,!0)}write(e){
let t=e.length;if(t>this.blockRemain)throw new Error("writing more to entry than is appropriate");let s=this.remain,i=this.
blockRemain;return this.remain=Math.max(0,s-t),this.blockRemain=Math.max(0,i-t),this.ignore?!0:s>=t?super.write(e):super.
write(e.subarray(0,s))}#t(e,t=!1){e.path&&(e.path=he(e.path)),e.linkpath&&(e.linkpath=he(e.linkpath)),Object.assign(this,
Object.fromEntries(Object.entries(e).filter(([s,i])=>!(i==null||s==="path"&&t))))}},At=(0,h.a)((e,t,s,i={})=>{e.file&&(i.
file=e.file),e.cwd&&(i.cwd=e.cwd),i.code=s instanceof Error&&s.code||t,i.tarCode=t,!e.strict&&i.recoverable!==!1?(s instanceof
Error&&(i=Object.assign(s,i),s=s.message),e.emit("warn",t,s,i)):s instanceof Error?e.emit("error",Object.assign(s,i)):e.
emit("error",Object.assign(new Error(`${t}: ${s}`),i))},"warnMethod"),Dt=1024*1024,Le=Buffer.from([31,139]),ge=Buffer.from(
[40,181,47,253]),Bt=Math.max(Le.length,ge.length),p=Symbol("state"),k=Symbol("writeEntry"),B=Symbol("readEntry"),Ie=Symbol(
"nextEntry"),We=Symbol("processEntry"),g=Symbol("extendedHeader"),Y=Symbol("globalExtendedHeader"),M=Symbol("meta"),Ge=Symbol(
"emitMeta"),n=Symbol("buffer"),w=Symbol("queue"),C=Symbol("ended"),Se=Symbol("emittedEnd"),U=Symbol("emit"),a=Symbol("un\
zip"),ne=Symbol("consumeChunk"),oe=Symbol("consumeChunkSub"),Ae=Symbol("consumeBody"),Ve=Symbol("consumeMeta"),Xe=Symbol(
"consumeHeader"),K=Symbol("consuming"),De=Symbol("bufferConcat"),ae=Symbol("maybeEnd"),z=Symbol("writing"),I=Symbol("abo\
rted"),le=Symbol("onDone"),Z=Symbol("sawValidEntry"),fe=Symbol("sawNullBlock"),ue=Symbol("sawEOF"),Ye=Symbol("closeStrea\
m"),wt=1e3,$=Symbol("compressedBytesRead"),Be=Symbol("decompressedBytesRead"),Ke=Symbol("checkDecompressionRatio"),Nt=(0,h.
a)(()=>!0,"noop"),vt=class extends rt.EventEmitter{static{f(this,"Zt")}static{(0,h.a)(this,"Parser")}file;strict;maxMetaEntrySize;filter;brotli;zstd;maxDecompressionRatio;writable=!0;readable=!1;[w]=[];[n];[B];[k];[p]="\
begin";[M]="";[g];[Y];[C]=!1;[a];[I]=!1;[Z];[fe]=!1;[ue]=!1;[z]=!1;[K]=!1;[Se]=!1;[$]=0;[Be]=0;constructor(e={}){super(),
this.file=e.file||"",this.on(le,()=>{(this[p]==="begin"||this[Z]===!1)&&this.warn("TAR_BAD_ARCHIVE","Unrecognized archiv\
e format")}),e.ondone?this.on(le,e.ondone):this.on(le,()=>{this.emit("prefinish"),this.emit("finish"),this.emit("end")}),
this.strict=!!e.strict,this.maxDecompressionRatio=typeof e.maxDecompressionRatio=="number"?e.maxDecompressionRatio:wt,this.
maxMetaEntrySize=e.maxMetaEntrySize||Dt,this.filter=typeof e.filter=="function"?e.filter:Nt;let t=e.file&&(e.file.endsWith(
".tar.br")||e.file.endsWith(".tbr"));this.brotli=!(e.gzip||e.zstd)&&e.brotli!==void 0?e.brotli:t?void 0:!1;let s=e.file&&
(e.file.endsWith(".tar.zst")||e.file.endsWith(".tzst"));this.zstd=!(e.gzip||e.brotli)&&e.zstd!==void 0?e.zstd:s?!0:void 0,
this.on("end",()=>this[Ye]()),typeof e.onwarn=="function"&&this.on("warn",e.onwarn),typeof e.onReadEntry=="function"&&this.
on("entry",e.onReadEntry)}warn(e,t,s={}){At(this,e,t,s)}[Xe](e,t){this[Z]===void 0&&(this[Z]=!1);let s;try{s=new Ce.a(e,
t,this[g],this[Y])}catch(i){return this.warn("TAR_ENTRY_INVALID",i)}if(s.nullBlock)this[fe]?(this[ue]=!0,this[p]==="begi\
n"&&(this[p]="header"),this[U]("eof")):(this[fe]=!0,this[U]("nullBlock"));else if(this[fe]=!1,!s.cksumValid)this.warn("T\
AR_ENTRY_INVALID","checksum failure",{header:s});else if(!s.path)this.warn("TAR_ENTRY_INVALID","path is required",{header:s});else{
let i=s.type;if(/^(Symbolic)?Link$/.test(i)&&!s.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath required",{header:s});else if(!/^(Symbolic)?Link$/.
test(i)&&!/^(Global)?ExtendedHeader$/.test(i)&&s.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath forbidden",{header:s});else{
let r=this[k]=new St(s,this[g],this[Y]);if(!this[Z])if(r.remain){let b=(0,h.a)(()=>{r.invalid||(this[Z]=!0)},"onend");r.
on("end",b)}else this[Z]=!0;r.meta?r.size>this.maxMetaEntrySize?(r.ignore=!0,this[U]("ignoredEntry",r),this[p]="ignore",
r.resume()):r.size>0&&(this[M]="",r.on("data",b=>this[M]+=b),this[p]="meta"):(this[g]=void 0,r.ignore=r.ignore||!this.filter(
r.path,r),r.ignore?(this[U]("ignoredEntry",r),this[p]=r.remain?"ignore":"header",r.resume()):(r.remain?this[p]="body":(this[p]=
"header",r.end()),this[B]?this[w].push(r):(this[w].push(r),this[Ie]())))}}}[Ye](){queueMicrotask(()=>this.emit("close"))}[We](e){
let t=!0;if(!e)this[B]=void 0,t=!1;else if(Array.isArray(e)){let[s,...i]=e;this.emit(s,...i)}else this[B]=e,this.emit("e\
ntry",e),e.emittedEnd||(e.on("end",()=>this[Ie]()),t=!1);return t}[Ie](){do;while(this[We](this[w].shift()));if(this[w].
length===0){let e=this[B];!e||e.flowing||e.size===e.remain?this[z]||this.emit("drain"):e.once("drain",()=>this.emit("dra\
in"))}}[Ae](e,t){let s=this[k];if(!s)throw new Error("attempt to consume body without entry??");let i=s.blockRemain??0,r=i>=
e.length&&t===0?e:e.subarray(t,t+i);return s.write(r),s.blockRemain||(this[p]="header",this[k]=void 0,s.end()),r.length}[Ve](e,t){
let s=this[k],i=this[Ae](e,t);return!this[k]&&s&&this[Ge](s),i}[U](e,t,s){this[w].length===0&&!this[B]?this.emit(e,t,s):
this[w].push([e,t,s])}[Ge](e){switch(this[U]("meta",this[M]),e.type){case"ExtendedHeader":case"OldExtendedHeader":this[g]=
Me.a.parse(this[M],this[g],!1);break;case"GlobalExtendedHeader":this[Y]=Me.a.parse(this[M],this[Y],!0);break;case"NextFi\
leHasLongPath":case"OldGnuLongPath":{let t=this[g]??Object.create(null);this[g]=t,t.path=this[M].replace(/\0.*/,"");break}case"\
NextFileHasLongLinkpath":{let t=this[g]||Object.create(null);this[g]=t,t.linkpath=this[M].replace(/\0.*/,"");break}default:
throw new Error("unknown meta: "+e.type)}}abort(e){if(!this[I]){if(this[a]){let t=this[a];t.write=()=>!0,t.end=()=>t,t.emit=
()=>!1,t.destroy?.()}this[I]=!0,this.emit("abort",e),this.warn("TAR_ABORT",e,{recoverable:!1})}}[Ke](e){this[Be]+=e.length;
let t=this[Be]/this[$];return t>this.maxDecompressionRatio?(this.abort(new Error(`max decompression ratio exceeded: ${t.
toFixed(2)} > ${this.maxDecompressionRatio}`)),!1):!0}write(e,t,s){if(typeof t=="function"&&(s=t,t=void 0),typeof e=="st\
ring"&&(e=Buffer.from(e,typeof t=="string"?t:"utf8")),this[I])return s?.(),!1;if((this[a]===void 0||this.brotli===void 0&&
this[a]===!1)&&e){if(this[n]&&(e=Buffer.concat([this[n],e]),this[n]=void 0),e.length<Bt)return this[n]=e,s?.(),!0;for(let o=0;this[a]===
void 0&&o<Le.length;o++)e[o]!==Le[o]&&(this[a]=!1);let r=!1;if(this[a]===!1&&this.zstd!==!1){r=!0;for(let o=0;o<ge.length;o++)
if(e[o]!==ge[o]){r=!1;break}}let b=this.brotli===void 0&&!r;if(this[a]===!1&&b)if(e.length<512)if(this[C])this.brotli=!0;else
return this[n]=e,s?.(),!0;else try{new Ce.a(e.subarray(0,512)),this.brotli=!1}catch{this.brotli=!0}if(this[a]===void 0||
this[a]===!1&&(this.brotli||r)){let o=this[C];this[C]=!1,this[a]=this[a]===void 0?new bt({}):r?new gt({}):new Tt({}),this[a].
on("data",c=>{this[Ke](c)&&this[ne](c)}),this[a].on("error",c=>{this[I]||this.abort(c)}),this[a].on("end",()=>{this[C]=!0,
this[ne]()}),this[z]=!0,this[$]+=e.length;let S=!!this[a][o?"end":"write"](e);return this[z]=!1,s?.(),S}}this[z]=!0,this[a]?
(this[$]+=e.length,this[a].write(e)):this[ne](e),this[z]=!1;let i=this[w].length>0?!1:this[B]?this[B].flowing:!0;return!i&&
this[w].length===0&&this[B]?.once("drain",()=>this.emit("drain")),s?.(),i}[De](e){e&&!this[I]&&(this[n]=this[n]?Buffer.concat(
[this[n],e]):e)}[ae](){if(this[C]&&!this[Se]&&!this[I]&&!this[K]){this[Se]=!0;let e=this[k];if(e?.blockRemain){let t=this[n]?
this[n].length:0;this.warn("TAR_BAD_ARCHIVE",`Truncated input (needed ${e.blockRemain} more bytes, only ${t} available)`,
{entry:e}),this[n]&&e.write(this[n]),e.end()}this[U](le)}}[ne](e){if(this[K]&&e)this[De](e);else if(!e&&!this[n])this[ae]();else if(e){
if(this[K]=!0,this[n]){this[De](e);let t=this[n];this[n]=void 0,this[oe](t)}else this[oe](e);for(;this[n]&&this[n]?.length>=
512&&!this[I]&&!this[ue];){let t=this[n];this[n]=void 0,this[oe](t)}this[K]=!1}(!this[n]||this[C])&&this[ae]()}[oe](e){let t=0,
s=e.length;for(;t+512<=s&&!this[I]&&!this[ue];)switch(this[p]){case"begin":case"header":this[Xe](e,t),t+=512;break;case"\
ignore":case"body":t+=this[Ae](e,t);break;case"meta":t+=this[Ve](e,t);break;default:throw new Error("invalid state: "+this[p])}
t<s&&(this[n]=this[n]?Buffer.concat([e.subarray(t),this[n]]):e.subarray(t))}end(e,t,s){return typeof e=="function"&&(s=e,
t=void 0,e=void 0),typeof t=="function"&&(s=t,t=void 0),typeof e=="string"&&(e=Buffer.from(e,t)),s&&this.once("finish",s),
this[I]||(this[a]?(e&&(this[$]+=e.length,this[a].write(e)),this[a].end()):(this[C]=!0,(this.brotli===void 0||this.zstd===
void 0)&&(e=e||Buffer.alloc(0)),e&&this.write(e),this[ae]())),this}}}};
